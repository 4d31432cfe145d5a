"""Shell: what a person's decisions cost, as a strip: a control for each, with its loss as a bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from engine.core.review import MARK_BOUNDS, Mark, Unit, Verdict
from ui.look import brushes, text
from ui.look.palette import mix
from ui.look.style import Look
from ui.look.typography import Role

AnyVerdict: TypeAlias = Verdict[Any]

STRIP_HEIGHT: Final = 98
"""The height of the strip, in pixels at 100 %."""
_ROUND_LABEL_HEIGHT: Final = 24
"""Of it what the rounds take below, and the marks above."""
_MIN_BAR_HEIGHT: Final = 30
"""What is left of the bars at least."""
_BAR_GAP_SHARE: Final = 0.22
"""The share of a bar's room that is between two."""
_MAX_LOW_LOSS: Final = 25
"""Words have room above the bar of a loss that is no more than this, in hundredths."""
_MIN_SCALE_FACTOR: Final = 1.35
"""The scale reaches so many times the bound of a blunder at least."""


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision on the strip; `verdict` is None while it is not judged.

    `begins` is the number of the round that begins with it, 0 for none. A mark is a guess, and its
    bar hollow, until it is `sure`. `why` says why it has no mark.
    """

    words: str
    verdict: AnyVerdict | None = None
    begins: int = 0
    sure: bool = True
    why: str = ""


class DecisionStrip(QWidget):
    """All decisions side by side: a bar is as high as what it lost, its line the interval."""

    chosen = Signal(int)
    """The number of the decision that the person wants to look at, from 0."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.bars: list[DecisionBar] = []
        self._unit: Unit = "points"
        self._counted = ""
        self._top = 0
        self._at = -1
        self._choosing = False
        self.setAccessibleName(self.tr("Decisions"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._lay)

    def show_decisions(self, decided: Sequence[Decided], unit: Unit, counted: str = "") -> None:
        """Show these, and keep which one is chosen; `counted` is what the numbers below are of."""
        while len(self.bars) > len(decided):
            bar = self.bars.pop()
            bar.hide()
            bar.deleteLater()
        for number in range(len(self.bars), len(decided)):
            bar = DecisionBar(self)
            for pressed in (bar.clicked, bar.toggled):
                pressed.connect(lambda _=False, number=number: self._on_pressed(number))
            bar.show()
            self.bars.append(bar)
        losses = (one.verdict.loss + one.verdict.half for one in decided if one.verdict)
        self._unit, self._counted = unit, counted
        self._top = max(round(MARK_BOUNDS[unit][-1] * _MIN_SCALE_FACTOR), *losses, 0)
        for bar, one in zip(self.bars, decided, strict=True):
            bar.show_decision(one)
        self._lay()

    def choose(self, number: int) -> None:
        """Show one as the chosen one; it alone is reached by Tab."""
        self._at, self._choosing = number, True
        for n, bar in enumerate(self.bars):
            # One of several is told as such, but Qt would then keep one chosen, where none may be.
            bar.setAutoExclusive(False)
            bar.setChecked(n == number)
            bar.setAutoExclusive(True)
            bar.setFocusPolicy(
                Qt.FocusPolicy.StrongFocus if n == number else Qt.FocusPolicy.ClickFocus
            )
        self._choosing = False
        self.update()

    def _on_pressed(self, number: int) -> None:
        """By a click, or checked by assistive technology, which leaves it checked if it may be."""
        if not self._choosing:
            self.chosen.emit(number)
            self.choose(self._at)

    def level(self, loss: int) -> float:
        """How high a loss is, in this widget."""
        foot = self.look.px(_ROUND_LABEL_HEIGHT)
        room = self.height() - 2 * foot
        return self.height() - foot - (room * min(loss, self._top) / self._top if self._top else 0)

    def sizeHint(self) -> QSize:
        """As high as its bars want."""
        return QSize(self.look.px(400), self.look.px(STRIP_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(160), self.look.px(STRIP_HEIGHT))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bounds, behind the bars, and the rounds below; what both are is said."""
        painter, theme = QPainter(self), self.look.theme
        side, font = self._side, self.look.font(Role.SMALL)
        high = QFontMetricsF(font).height()
        free = float(self.height())
        for bound in (0, *MARK_BOUNDS[self._unit]):
            y = round(self.level(bound)) + 0.5
            line = Qt.PenStyle.SolidLine if not bound else Qt.PenStyle.DotLine
            painter.setPen(QPen(theme.line if bound else theme.muted, 1, line))
            painter.drawLine(QLineF(side, y, self.width(), y))
            painter.setPen(theme.muted)
            room = QRectF(0, y - high / 2, side - 6, high)
            if room.bottom() <= free + high * 0.3:
                text.draw(painter, room, str(bound // 100), font, Qt.AlignmentFlag.AlignRight)
                free = room.top()
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        text.draw(painter, QRectF(0, 0, side, high), self.scale_words, font, left)
        base = self.level(0) + 2
        if any(bar.begins for bar in self.bars):
            text.draw(painter, QRectF(0, base, side - 6, high), self._counted, font, left)
        for begins, bars in self.rounds():
            x, end = bars[0].x(), bars[-1].x() + bars[-1].width()
            painter.setPen(theme.line)
            painter.drawLine(QLineF(x + 0.5, base, x + 0.5, self.height()))
            painter.setPen(theme.ink if any(bar.isChecked() for bar in bars) else theme.muted)
            text.draw(painter, QRectF(x, base, end - x, high), str(begins), font)
        painter.setPen(theme.muted)
        metrics = QFontMetricsF(font)
        for why, bars in self.unmarked():
            x, end = bars[0].x(), bars[-1].x() + bars[-1].width()
            if metrics.horizontalAdvance(why) <= end - x:
                text.draw(painter, QRectF(x, base - high - 6, end - x, high), why, font)
        painter.end()

    @property
    def scale_words(self) -> str:
        """What the bars are as high as."""
        return self.tr("Loss (%)") if self._unit == "percent" else self.tr("Points lost")

    def rounds(self) -> Iterator[tuple[int, list[DecisionBar]]]:
        """The rounds of which a decision is judged, by number, with their bars."""
        starts = [number for number, bar in enumerate(self.bars) if bar.begins]
        for start, end in pairwise((*starts, len(self.bars))):
            yield self.bars[start].begins, self.bars[start:end]

    def unmarked(self) -> Iterator[tuple[str, list[DecisionBar]]]:
        """Runs of decisions that lost next to nothing for the same reason, with their bars.

        The chosen one is in none, as it is painted over what stands behind it.
        """
        for why, bars in groupby(self.bars, lambda bar: bar.why):
            if why:
                yield why, [*bars]

    @property
    def _side(self) -> int:
        """Left of the bars the bounds stand, and what both scales are of."""
        metrics = QFontMetricsF(self.look.font(Role.SMALL))
        named = max(map(metrics.horizontalAdvance, (self._counted, self.scale_words)))
        return max(self.look.px(_MIN_BAR_HEIGHT), round(named) + 10)

    def _lay(self) -> None:
        self.updateGeometry()
        left = self._side
        wide = (self.width() - left) / max(1, len(self.bars))
        for number, bar in enumerate(self.bars):
            x, end = round(left + number * wide), round(left + (number + 1) * wide)
            bar.setGeometry(x, 0, max(1, end - x), self.height())
        self.update()


class DecisionBar(QAbstractButton):
    """One decision."""

    def __init__(self, strip: DecisionStrip) -> None:
        super().__init__(strip)
        self._strip = strip
        self._decided = Decided("")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_decision(self, decided: Decided) -> None:
        """Show what is known of it."""
        if decided != self._decided:
            self._decided = decided
            self.setAccessibleName(decided.words)
            self.setToolTip(decided.words)
        self.update()

    @property
    def begins(self) -> int:
        """The number of the round that begins with it, 0 for none."""
        return self._decided.begins

    @property
    def why(self) -> str:
        """Why it has no mark, where its bar leaves room for words; empty else."""
        verdict = self._decided.verdict
        is_low = verdict is not None and verdict.loss <= _MAX_LOW_LOSS
        return self._decided.why if is_low and not self.isChecked() else ""

    def nextCheckState(self) -> None:
        """The page says which one is chosen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page has the keys."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """What is pointed at is seen."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        strip, theme, px = self._strip, self._strip.look.theme, self._strip.look.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base, verdict = strip.level(0), self._decided.verdict
        whole = QRectF(1, 1, self.width() - 2, base + 1)
        if self.isChecked() or self.underMouse():
            painter.setPen(QPen(theme.accent, 2) if self.isChecked() else Qt.PenStyle.NoPen)
            painter.setBrush(mix(theme.card, theme.accent, 0.16))
            painter.drawRoundedRect(whole, 5, 5)
        wide = min(self.width() * (1 - _BAR_GAP_SHARE), px(26))
        middle = self.width() / 2
        if verdict is None:
            painter.setPen(QPen(theme.muted, 2, Qt.PenStyle.DotLine))
            painter.drawLine(QLineF(middle - wide / 2, base - 4, middle + wide / 2, base - 4))
        else:
            self._paint_loss(painter, verdict, middle, wide)
        if self.hasFocus():
            ring = QPainterPath()
            ring.addRoundedRect(whole.adjusted(1, 1, -1, -1), 5, 5)
            brushes.focus_ring(painter, ring, theme, 2.0)
        painter.end()

    def _paint_loss(
        self,
        painter: QPainter,
        verdict: AnyVerdict,
        middle: float,
        wide: float,
    ) -> None:
        strip, theme = self._strip, self._strip.look.theme
        base, top = strip.level(0), strip.level(verdict.loss)
        bar = QRectF(middle - wide / 2, min(top, base - 2), wide, max(2.0, base - top))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.bad if verdict.mark else mix(theme.card, theme.muted, 0.45))
        guess = bool(verdict.mark) and not self._decided.sure
        if guess:
            painter.setPen(QPen(theme.bad, 2))
            painter.setBrush(theme.card)
            bar.adjust(1, 1, -1, -1)
        painter.drawRect(bar)
        if not verdict.mark:
            return
        low, high = (strip.level(verdict.loss + way * verdict.half) for way in (-1, 1))
        # On the bar and above it: a line with an edge is seen on both.
        for pen in (QPen(theme.card, 4), QPen(theme.ink, 1.6)):
            painter.setPen(pen)
            painter.drawLine(QLineF(middle, low, middle, high))
            for y in (low, high):
                painter.drawLine(QLineF(middle - wide / 5, y, middle + wide / 5, y))
        side = strip.look.px(11)
        place = QPointF(middle, high - side * 0.9)
        sign(painter, place, side, verdict.mark, strip.look, hollow=guess)


def sign(
    painter: QPainter,
    middle: QPointF,
    side: float,
    mark: Mark,
    look: Look,
    *,
    hollow: bool = False,
) -> None:
    """The shape of a mark: a disc for a slip, a triangle for a mistake, a diamond for a blunder."""
    path, half = QPainterPath(), side / 2
    if mark == "slip":
        path.addEllipse(middle, half * 0.85, half * 0.85)
    else:
        corners = [(0, -1.1), (1.1, 0.9), (-1.1, 0.9)]
        if mark == "blunder":
            corners = [(0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)]
        points = [middle + QPointF(x, y) * half for x, y in corners]
        path.moveTo(points[0])
        for point in points[1:]:
            path.lineTo(point)
        path.closeSubpath()
    painter.setPen(QPen(look.theme.bad, 1.6))
    painter.setBrush(look.theme.card if hollow or mark == "slip" else look.theme.bad)
    painter.drawPath(path)


class Legend(QWidget):
    """A mark's shape, beside words that say what it is."""

    def __init__(self, look: Look, mark: Mark, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.mark: Mark = mark
        self._sure = True
        look.changed.connect(self.updateGeometry)

    def show_mark(self, mark: Mark, *, sure: bool = True) -> None:
        """Show another; none for nothing costly. It is hollow where it is not `sure`."""
        self.mark, self._sure = mark, sure
        self.setVisible(bool(mark))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(18), self._look.px(18))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.mark:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = QRectF(self.rect()).center()
            side, hollow = self._look.px(12), not self._sure
            sign(painter, middle, side, self.mark, self._look, hollow=hollow)
            painter.end()


class ScaledPicture(QWidget):
    """Something that paints itself, as large as its room lets it be in its proportions."""

    def __init__(
        self,
        look: Look,
        paint: Callable[[QPainter, QRectF, Look], None],
        ratio: float,
        parent: QWidget | None = None,
    ) -> None:
        """`ratio` is its height by its width."""
        super().__init__(parent)
        self._look, self._paint, self._ratio = look, paint, ratio
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Of a size that it can be told what it is."""
        return QSize(480, round(480 * self._ratio))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, round(240 * self._ratio))

    def paintEvent(self, event: QPaintEvent) -> None:
        wide = min(self.width(), self.height() / self._ratio)
        room = QRectF(0, 0, wide, wide * self._ratio)
        room.moveLeft((self.width() - wide) / 2)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter, room, self._look)
        painter.end()


class AccountBar(QWidget):
    """A part of an account: a bar from what was before it to what is after it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._from = self._to = self._low = 0
        self._high = 1
        self._whole = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_part(self, since: int, to: int, low: int, high: int, *, whole: bool) -> None:
        """Show a change on a scale; `whole` is what it all came to, or began with."""
        self._from, self._to, self._low, self._high = since, to, low, max(high, low + 1)
        self._whole = whole
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(220), self._look.px(30))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(90), self._look.px(26))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bar, with a line where it begins; what takes away is hollow."""
        theme, painter = self._look.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide, span = self.width() - 4, self._high - self._low
        one, two = (2 + wide * (at - self._low) / span for at in (self._from, self._to))
        ink = theme.accent if self._whole else theme.good if self._to >= self._from else theme.bad
        painter.setPen(QPen(ink, 2))
        painter.setBrush(theme.card if self._to < self._from and not self._whole else ink)
        high = min(self.height() * 0.6, self._look.px(22))
        top = (self.height() - high) / 2
        painter.drawRect(QRectF(min(one, two), top, max(2.0, abs(two - one)), high))
        painter.end()
