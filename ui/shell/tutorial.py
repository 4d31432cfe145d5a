"""Shell: the guided first round: the conductor's tag over a table, tied to what it speaks of.

It knows no game. A game's guide says what is being learnt and where to look; the tag only tells
it, out of the way of what is being used.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ui.bridge.comfort import Comfort
from ui.bridge.guide import Clear, Guide
from ui.look import brushes
from ui.look.palette import Theme, mix
from ui.look.style import Look
from ui.look.type import Role
from ui.shell.conductor import conductor
from ui.shell.parts import Words, announce, button

_GAP: Final = 8
"""Room around the tag, in logical pixels."""
_WIDTHS: Final = (300, 360, 440, 230)
"""Widths that the tag may have, in logical pixels at 100 %, the best first."""
_TARGET: Final = 40.0
"""The weight of what the tag speaks of: it is never to be covered."""
_APPEAR: Final = 260
"""How long the ring takes to close, in milliseconds at normal speed."""


class Coach(QObject):
    """The tag and the ring over one table, following its guide."""

    left = Signal()
    """The person leaves the tutorial."""
    kept = Signal()
    """The person plays this match on."""
    ended = Signal()
    """The last lesson has been reached."""

    def __init__(self, look: Look, table: QWidget, guide: Guide, comfort: Comfort) -> None:
        super().__init__(table)
        self._look = look
        self._table = table
        self.guide = guide
        self._lesson = -1
        self._said = ""
        self._told_end = False
        self.tag = Tag(look, table)
        self.ring = Ring(look, table, comfort)
        self.tag.leave_button.clicked.connect(lambda: self.left.emit())
        self.tag.keep_button.clicked.connect(lambda: self.kept.emit())
        self.tag.next_button.clicked.connect(lambda: self._pass_on())
        guide.changed.connect(self._tell)
        guide.finished.connect(self.kept)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._place)
        look.changed.connect(self._place_soon)
        table.installEventFilter(self)
        self.tag.show()
        self.ring.show()
        self._tell()

    def shut(self) -> None:
        """Take tag and ring away; the match goes on."""
        self._table.removeEventFilter(self)
        self._look.changed.disconnect(self._place_soon)
        self._soon.stop()
        self.guide.blockSignals(True)
        for widget in (self.tag, self.ring):
            widget.hide()
            widget.deleteLater()
        self.deleteLater()
        self._table.setFocus()

    def enter(self) -> None:
        """The keyboard is where the lesson needs it: with nothing to be done, Enter goes on."""
        if self.guide.can_pass():
            self.tag.next_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.guide.at_end:
            self.tag.keep_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._table.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find a new place when the table has another size."""
        if watched is self._table and event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            # What is on the table is laid out only after this event.
            self._place_soon()
        return False

    def _place_soon(self) -> None:
        self._soon.start()

    def _pass_on(self) -> None:
        self.guide.pass_on()
        self.enter()

    def _tell(self) -> None:
        guide = self.guide
        words = self.tr("Watch what happens now…") if guide.watching else guide.words()
        fresh = guide.index != self._lesson
        self._lesson = guide.index
        # A button that goes must not pass the focus on to whatever comes next in the window.
        here = self.tag.next_button.hasFocus() or self.tag.keep_button.hasFocus()
        self.tag.tell(guide.index, guide.count, words, can_pass=guide.can_pass(), end=guide.at_end)
        self._place()
        if fresh and (here or guide.can_pass() or guide.at_end):
            self.enter()
        if (fresh or words != self._said) and not guide.watching:
            self._said = words
            announce(self.tag, self.tag.accessibleName())
        if guide.at_end and not self._told_end:
            self._told_end = True
            self.ended.emit()

    def _place(self) -> None:
        area = self._table.rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        target = self.guide.where() & self._table.rect()
        now = None if self.tag.pos().isNull() else self.tag.geometry()
        least = self.tag.least_width()
        sizes = [
            QSize(width, self.tag.height_for(width))
            for width in (min(max(self._look.px(each), least), area.width()) for each in _WIDTHS)
        ]
        place = best_place(area, sizes, self.guide.clear(), target, now)
        self.tag.put(place)
        self.tag.raise_()
        self.ring.resize(self._table.size())
        self.ring.raise_()
        told = [each.rect for each in self.guide.clear() if each.weight >= 1]
        self.ring.point(target, place.topLeft() + self.tag.turn_to(target), told)


def best_place(
    area: QRect,
    sizes: Sequence[QSize],
    clear: Iterable[Clear],
    target: QRect,
    now: QRect | None,
) -> QRect:
    """Where in `area` a tag of one of `sizes` covers least of what is to be kept clear.

    It lies rather near to `target`, and rather where it is `now`.
    """
    kept = [(_box(each.rect), each.weight / 1000) for each in clear if not each.rect.isEmpty()]
    goal = None if target.isEmpty() else _box(target)
    if goal is not None and target.width() * target.height() < area.width() * area.height() * 0.4:
        # What is larger than that cannot be left free.
        around = target.adjusted(-_GAP, -_GAP, _GAP, _GAP)
        kept.append((_box(around), _TARGET / 1000))
    here = None if now is None else _box(now)
    pulls = [(box, pull) for box, pull in ((goal, 0.012), (here, 0.02)) if box is not None]
    corners = [box for box, _ in kept] + [_box(area)] + ([here] if here is not None else [])
    best: tuple[float, int, int, int] | None = None
    for rank, size in enumerate(sizes):
        lefts, tops = _sides(_box(area), size.width(), size.height(), corners)
        columns = _lines(lefts, size.width(), [(box[0], box[2], pull) for box, pull in pulls])
        rows = [
            (
                least,
                top,
                below,
                [_shared(top, top + size.height(), box[1], box[3]) for box, _ in kept],
            )
            for least, top, below in _lines(
                tops, size.height(), [(box[1], box[3], pull) for box, pull in pulls]
            )
        ]
        for least, left, aside in columns:
            if best is not None and rank + least > best[0]:
                break
            # Of most of what is there, a tag this far left covers nothing.
            across = [
                (index, wide * weight)
                for index, (box, weight) in enumerate(kept)
                if (wide := _shared(left, left + size.width(), box[0], box[2]))
            ]
            for least, top, below, heights in rows:
                if best is not None and rank + least > best[0]:
                    break
                cost = float(rank)
                for (far, pull), (deep, _) in zip(aside, below, strict=True):
                    cost += pull * math.hypot(far, deep)
                if best is not None and cost > best[0]:
                    continue
                for index, weight in across:
                    cost += weight * heights[index]
                if best is None or (cost, rank, left, top) < best:
                    best = (cost, rank, left, top)
    if best is None:
        raise ValueError("a tag needs a size")
    _, rank, left, top = best
    return QRect(QPoint(left, top), sizes[rank])


_Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, the last two just outside: plain numbers are fast."""


def _box(rect: QRect) -> _Box:
    return rect.x(), rect.y(), rect.x() + rect.width(), rect.y() + rect.height()


def _sides(
    area: _Box, wide: int, high: int, corners: Sequence[_Box]
) -> tuple[list[int], list[int]]:
    """Lefts and tops that put a tag at the sides of what is there, where little is covered."""
    lefts, tops = set[int](), set[int]()
    for left, top, right, bottom in corners:
        lefts |= {left, right - wide, right + _GAP, left - wide - _GAP}
        tops |= {top, bottom - high, bottom + _GAP, top - high - _GAP}
    far, low = max(area[0], area[2] - wide), max(area[1], area[3] - high)
    xs = sorted({min(max(area[0], x), far) for x in lefts})
    ys = sorted({min(max(area[1], y), low) for y in tops})
    return xs, ys


_Line: TypeAlias = tuple[float, int, list[tuple[int, float]]]
"""What a place there costs at least, where it begins, and the gap to whatever pulls how hard."""


def _lines(
    begins: Sequence[int], length: int, pulls: Sequence[tuple[int, int, float]]
) -> list[_Line]:
    """Where a tag of a length may begin along one side, the cheapest first."""
    lines = []
    for begin in begins:
        gaps = [(max(0, b - begin - length, begin - e), pull) for b, e, pull in pulls]
        lines.append((sum(gap * pull for gap, pull in gaps), begin, gaps))
    return sorted(lines)


def _shared(begin: int, end: int, other_begin: int, other_end: int) -> int:
    """How much two stretches of a line have in common."""
    return max(0, min(end, other_end) - max(begin, other_begin))


class Tag(QWidget):
    """A luggage tag of paper on which the conductor speaks."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._step = Words(look, face=Role.SMALL, role="muted")
        self._words = Words(look, wrap=True)
        self._face = _Face(look, self)
        self.leave_button = button(
            self.tr("Leave the tutorial"),
            lambda: None,
            role="quiet",
            hint=self.tr("To the lounge; nothing of this round is kept"),
        )
        self.next_button = button(self.tr("Next"), lambda: None, role="primary")
        self.keep_button = button(
            self.tr("Play on"),
            lambda: None,
            role="primary",
            hint=self.tr("Go on with this match, as practice; from now on it is saved"),
        )
        for each in (self.leave_button, self.next_button, self.keep_button):
            # Enter would else be the table's.
            each.setAutoDefault(True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._face)
        head.addWidget(self._step, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(6)
        self._row.addWidget(self.leave_button)
        self._row.addStretch(1)
        self._row.addWidget(self.next_button)
        self._row.addWidget(self.keep_button)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(4)
        self._column.addLayout(head)
        self._column.addWidget(self._words)
        self._column.addStretch(1)
        self._column.addLayout(self._row)
        self._right, self._low = True, False
        """The corner with the hole."""
        self._fit()
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        pad = self._look.px(17)
        self._column.setContentsMargins(pad, pad - 3, pad, pad)
        self.update()

    @property
    def words(self) -> str:
        """What the conductor says."""
        return self._words.text()

    def tell(self, index: int, count: int, words: str, *, can_pass: bool, end: bool) -> None:
        """Say the words of a lesson."""
        step = self.tr("Step {number} of {count}").format(number=index + 1, count=count)
        self._step.setText(step)
        self._words.setText(words)
        self.setAccessibleName(f"{step}. {words}")
        self.next_button.setVisible(can_pass)
        self.keep_button.setVisible(end)
        # Alone it has its words in the middle, as it has them above or below another.
        alone = not (can_pass or end)
        self._row.setStretchFactor(self.leave_button, int(alone))
        self._row.setStretch(1, int(not alone))
        self.leave_button.setText(
            self.tr("To the lounge") if end else self.tr("Leave the tutorial")
        )

    def least_width(self) -> int:
        """The width at which each button has room for its words."""
        margins = self._column.contentsMargins()
        widest = max(each.sizeHint().width() for each in self._buttons())
        return widest + margins.left() + margins.right()

    def _buttons(self) -> list[QPushButton]:
        """The buttons that are shown."""
        buttons = (self.leave_button, self.next_button, self.keep_button)
        return [each for each in buttons if not each.isHidden()]

    def height_for(self, width: int) -> int:
        """The height that the words need at a width."""
        margins = self._column.contentsMargins()
        room = width - margins.left() - margins.right()
        buttons = self._buttons()
        wanted = sum(each.sizeHint().width() for each in buttons) + self._row.spacing() * 2
        high = [each.sizeHint().height() for each in buttons]
        stacked = wanted > room
        row = sum(high) + self._row.spacing() * len(high) if stacked else max(high)
        words = self._words.heightForWidth(room)
        face = self._face.sizeHint().height()
        return face + words + row + margins.top() + margins.bottom() + 2 * self._column.spacing()

    def put(self, rect: QRect) -> None:
        """Take a place; buttons that do not fit beside each other go below each other."""
        margins = self._column.contentsMargins()
        room = rect.width() - margins.left() - margins.right()
        wide = sum(each.sizeHint().width() + 6 for each in self._buttons())
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if wide <= room else QBoxLayout.Direction.BottomToTop
        )
        self.setGeometry(rect)

    def turn_to(self, target: QRect) -> QPoint:
        """Have the hole in the corner next to a target; where a string is tied to, on the tag."""
        middle = self.geometry().center()
        right, low = True, False
        if not target.isEmpty():
            right = target.center().x() >= middle.x()
            low = target.center().y() > middle.y()
        if (right, low) != (self._right, self._low):
            self._right, self._low = right, low
            self.update()
        return self._hole()

    def _hole(self) -> QPoint:
        inset = self._look.px(13)
        return QPoint(
            self.width() - inset if self._right else inset,
            self.height() - inset - 2 if self._low else inset,
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper from the cache."""
        del event
        painter = QPainter(self)
        self._look.pixmaps.draw(
            painter,
            ("tutorial-tag", self.width(), self.height(), self._right, self._low),
            QRectF(self.rect()),
            self._paint,
        )
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        theme = self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(4, 3, -4, -6)
        path = QPainterPath()
        path.addRoundedRect(body, 10, 10)
        cut = float(self._look.px(24))
        tip = QPointF(
            body.right() if self._right else body.left(), body.bottom() if self._low else body.top()
        )
        across = QPointF(-cut if self._right else cut, 0)
        along = QPointF(0, -cut if self._low else cut)
        off = QPainterPath(tip)
        off.lineTo(tip + across)
        off.lineTo(tip + along)
        off.closeSubpath()
        path = path.subtracted(off)
        brushes.soft_shadow(painter, path, theme.shadow, 6, QPointF(0, 2))
        painter.setPen(QPen(theme.accent, 2))
        painter.setBrush(theme.raised)
        painter.drawPath(path)
        painter.setPen(QPen(theme.metal_shade, 1.5))
        painter.setBrush(theme.metal)
        hole = QPointF(self._hole())
        painter.drawEllipse(hole, 5.5, 5.5)
        painter.setBrush(theme.linen)
        painter.drawEllipse(hole, 2.6, 2.6)


class _Face(QWidget):
    """The conductor's picture."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._fit()
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """Large enough for a face."""
        side = self._look.px(54)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the face from the cache."""
        del event
        painter = QPainter(self)
        self._look.pixmaps.draw(
            painter,
            ("conductor", self.width()),
            QRectF(self.rect()),
            lambda inner: conductor(inner, QRectF(self.rect()), self._look.theme),
        )
        painter.end()


class Ring(QWidget):
    """The ring around what a lesson speaks of, and the string that ties the tag to it."""

    def __init__(self, look: Look, parent: QWidget, comfort: Comfort) -> None:
        super().__init__(parent)
        self._look = look
        self._comfort = comfort
        self._target = QRect()
        self._knot = QPoint()
        self._told: list[QRect] = []
        self._open = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._closing = QVariantAnimation(self)
        self._closing.setStartValue(1.0)
        self._closing.setEndValue(0.0)
        self._closing.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._closing.valueChanged.connect(self._close)
        look.changed.connect(self.update)

    @property
    def target(self) -> QRect:
        """What the ring goes round, in the table's coordinates."""
        return self._target

    def point(self, target: QRect, knot: QPoint, told: Sequence[QRect] = ()) -> None:
        """Go round a rectangle, and tie a string from `knot` to it; nothing for an empty one.

        A string that would cross what stands in `told` is left out: that is to be read.
        """
        told = [rect for rect in told if not rect.contains(target.center())]
        if target == self._target and knot == self._knot and told == self._told:
            return
        moved = target != self._target
        self._target, self._knot, self._told = target, knot, told
        length = round(_APPEAR * self._comfort.factor)
        if moved and length and not target.isEmpty():
            self._closing.stop()
            self._closing.setDuration(length)
            self._closing.start()
        self.update()

    def _close(self, value: float) -> None:
        self._open = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ring and string."""
        del event
        if self._target.isEmpty():
            return
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        grow = 4.0 + 26.0 * self._open
        ring = QRectF(self._target).adjusted(-grow, -grow, grow, grow)
        # A ring round something at the edge of the table is seen whole.
        ring &= QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setOpacity(1.0 - 0.7 * self._open)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in _pens(theme, 3.5):
            painter.setPen(pen)
            painter.drawRoundedRect(ring, 11, 11)
        string = self._string(ring)
        if string is not None:
            for pen in _pens(theme, 2.0):
                painter.setPen(pen)
                painter.drawPath(string)
        painter.end()

    def _string(self, ring: QRectF) -> QPainterPath | None:
        knot = QPointF(self._knot)
        if ring.contains(knot):
            return None
        end = QPointF(
            min(max(knot.x(), ring.left() + 12), ring.right() - 12)
            if ring.width() > 24
            else ring.center().x(),
            min(max(knot.y(), ring.top() + 12), ring.bottom() - 12)
            if ring.height() > 24
            else ring.center().y(),
        )
        end = _onto(ring, end, knot)
        way = end - knot
        # It hangs a little, as strings do.
        sag = QPointF(0, min(40.0, 0.16 * math.hypot(way.x(), way.y())))
        path = QPainterPath(knot)
        path.quadTo(knot + way / 2 + sag, end)
        points = [path.pointAtPercent(step / 40).toPoint() for step in range(41)]
        crossed = any(rect.contains(point) for rect in self._told for point in points)
        return None if crossed else path


def _onto(ring: QRectF, point: QPointF, knot: QPointF) -> QPointF:
    """The side of the ring that is turned to the knot, near to a point in it."""
    if knot.x() > ring.right():
        return QPointF(ring.right(), point.y())
    if knot.x() < ring.left():
        return QPointF(ring.left(), point.y())
    return QPointF(point.x(), ring.bottom() if knot.y() > ring.bottom() else ring.top())


def _pens(theme: Theme, width: float) -> list[QPen]:
    """A pale line under the coloured one, so that it is seen on any ground."""
    under = QPen(mix(theme.raised, QColor("white"), 0.3), width + 2.5)
    over = QPen(theme.accent, width)
    for pen in (under, over):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return [under, over]
