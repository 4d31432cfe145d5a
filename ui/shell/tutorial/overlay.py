"""Shell: the guided first round: the conductor's tag over a table, tied to what it speaks of.

It knows no game. A game's guide says what is being learnt and where to look; the tag only tells
it, out of the way of what is being used.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QMargins,
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
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QGraphicsView,
    QGridLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.bridge.preferences import Preferences
from ui.kit.table.keys import ENTER_KEYS
from ui.kit.table.match_table import AnyTable
from ui.kit.tutorial.runner import KEEP_CLEAR_WEIGHT, Clear, TutorialRunner
from ui.look import brushes
from ui.look.palette import Theme, mix
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.style import Look
from ui.look.typography import Role
from ui.shell.tutorial.registry import conductor
from ui.shell.widgets.basic import Label, announce, button

_TAG_GAP_PX: Final = 8
"""Room around the tag, in logical pixels."""
_TAG_WIDTHS: Final = (300, 360, 440, 560, 230)
"""Widths that the tag may have, in logical pixels at 100 %, the best first."""
_MIN_WIDE_TAG_WIDTH: Final = 430
"""From this width on, at 100 %, the words stand beside the face and not below it."""
_TAG_SHADOW_MARGINS: Final = QMargins(4, 3, 4, 6)
"""What a tag has around its paper, in logical pixels."""
_MAX_FACE_SHARE: Final = 0.11
"""The share of the table's height that the conductor's face takes at most."""
_WHOLE_LINE_COST_SHARE: Final = 0.4
"""What tearing costs where lines are covered whole, as a share of what it costs else."""
_NEVER: Final = 20.0
"""How many times more than by its weight it costs to cover what is needed."""
_MAX_TAG_SHARE: Final = 0.7
"""The share of the table that a tag may take at most in order to cover something whole."""
_MOVE_COST_PER_PX: Final = 0.1
"""What each pixel costs by which the tag moves: it stays where it is, unless much is gained."""
_CUT_CORNER_SIDE: Final = 24
_HOLE_INSET: Final = 13
"""The sides of the corner that is cut off, and where its hole is, in pixels at 100 %."""
_HEAD_GAP: Final = 8
"""Between the conductor's face and what is beside it, in logical pixels."""
_STALE_PRESS_MS: Final = 400
"""How long after another step came presses were meant for the one before; milliseconds."""
_HARMLESS_KEYS: Final = (
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape),
)
"""Keys that do nothing which cannot be taken back by another."""
_PRESS_EVENTS: Final = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_RING_ARM_PX: Final = 22.0
"""How far a corner of the ring reaches along its sides, in logical pixels."""
_STRING_BOWS: Final = (0.05, -0.05, 0.15, -0.15, 0.35, -0.35, 0.6, -0.6)
"""How far a string may go aside, as shares of its way."""
_RING_CLOSE_MS: Final = 260
"""How long the ring takes to close, in milliseconds at normal speed."""


class TutorialOverlay(QObject):
    """The tag and the ring over one table, following its guide."""

    came = Signal()
    """Another lesson has come."""
    left = Signal()
    """The person leaves the tutorial."""
    kept = Signal()
    """The person plays this match on."""
    ended = Signal()
    """The last of the guided lessons has been reached."""

    def __init__(
        self, look: Look, table: AnyTable, guide: TutorialRunner, preferences: Preferences
    ) -> None:
        super().__init__(table)
        self._look = look
        self._table = table
        self.guide = guide
        self._lesson = -1
        self._passes = self._away = False
        """Whether *Next* is there, and whether the focus left it because it was not for a while."""
        self._said = ""
        self._told_end = False
        ahead = table.action_buttons.next_button
        self.tag = SpeechTag(look, table, ahead)
        self.ring = Ring(look, table, preferences)
        self.tag.leave_button.clicked.connect(lambda: self.left.emit())
        self.tag.keep_button.clicked.connect(lambda: self.kept.emit())
        self.tag.next_button.clicked.connect(self._pass_on)
        guide.changed.connect(self._tell)
        table.refreshed.connect(self._on_refreshed)
        guide.finished.connect(self.kept)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._place)
        self._settles = QTimer(self)
        self._settles.setSingleShot(True)
        self._settles.setInterval(_STALE_PRESS_MS)
        self._settles.timeout.connect(self._settle)
        look.changed.connect(self._place_soon)
        # What the table has no use for comes to its parent.
        self._around = table.parentWidget()
        self._watched = [each for each in (table, self._around) if each is not None]
        self._away_buttons = self.tag.leave_button, self.tag.keep_button
        # Where keys go to: the stage, or the way on.
        self._watched += [self.tag.next_button, *table.findChildren(QGraphicsView)]
        self._key = self._spent = 0
        """The key that was pressed last, and the one that ended a step."""
        for widget in self._watched:
            widget.installEventFilter(self)
        self.tag.show()
        self.ring.show()
        table.turn.be_guided(True)
        self._tell()

    def shut(self) -> None:
        """Take tag and ring away; the match goes on."""
        self._settle()
        self._table.set_idle_prompt("")
        self._table.turn.be_guided(False)
        self.tag.next_button.clicked.disconnect(self._pass_on)
        # It is the table's, and nobody leads there any more.
        self.tag.next_button.hide()
        for widget in self._watched:
            widget.removeEventFilter(self)
        self._look.changed.disconnect(self._place_soon)
        self._table.refreshed.disconnect(self._on_refreshed)
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
        """Find a new place when the table has another size; Enter that the table has no use for,
        as after a click on it, is *Next*. Neither table nor tag takes a press that was meant for
        the step before: one soon after another step came, or of the key that is still down.
        """
        kind = event.type()
        if kind in _PRESS_EVENTS:
            twice = kind == QEvent.Type.MouseButtonDblClick and watched in self._away_buttons
            return twice or (self._settles.isActive() and self._is_inside(watched))
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if self._is_inside(watched) and (self._is_spent(event) or self._reads(watched, event)):
                return True
        elif kind == QEvent.Type.Hide and watched is self._table:
            self._settle()
        if (
            kind == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and watched is self._around
        ):
            return not event.isAutoRepeat() and obey(self.scope().shortcuts, event)
        if watched is self._table and event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            # What is on the table is laid out only after this event.
            self._place_soon()
        return False

    def _settle(self) -> None:
        self._settles.stop()
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]

    def _is_inside(self, watched: QObject) -> bool:
        table = self._table
        return isinstance(watched, QWidget) and (watched is table or table.isAncestorOf(watched))

    def _is_spent(self, event: QKeyEvent) -> bool:
        """Whether a key is still that which ended the step before, or its second press."""
        key, motion = event.key(), self._table.motion
        if self._settles.isActive():
            return key not in _HARMLESS_KEYS and (
                key == self._spent or key in (*ENTER_KEYS, Qt.Key.Key_Space)
            )
        if event.isAutoRepeat():
            return key == self._spent
        self._key, self._spent = key, 0
        if key in ENTER_KEYS and self.guide.watching and motion.busy:
            # What is watched can be cut short; what comes behind it asks for itself.
            motion.skip(event)
            return True
        return False

    def _reads(self, watched: QObject, event: QKeyEvent) -> bool:
        """Enter goes on where there is only to be read, also after a click on the stage."""
        stage = isinstance(watched, QGraphicsView) and not self._table.in_hand.holds
        reads = stage and not event.isAutoRepeat() and not self.guide.is_free
        return reads and obey(self.scope().shortcuts, event)

    def scope(self) -> Scope:
        """Return what keys do for the conductor."""
        words, ready = self.tr("Go to the next step"), self.guide.can_pass
        return Scope(
            self.tr("Guided round"), (Shortcut(("Return", "Enter"), words, self._pass_on, ready),)
        )

    def _place_soon(self) -> None:
        self._soon.start()

    def _pass_on(self) -> None:
        self.guide.pass_on()
        self.enter()

    def _make_way(self, *, aside: bool) -> None:
        """Lie over no page that is to be read; be there again when it is closed."""
        if aside != self.tag.isHidden():
            focus = QApplication.focusWidget()
            if aside and focus is not None and self.tag.isAncestorOf(focus):
                self._table.focus_stage()
            self.tag.setHidden(aside)
            self.ring.setHidden(aside)
            if not aside:
                self.enter()

    def _watch_words(self) -> str:
        """What is said while something moves, or stands until it has been looked at."""
        if self._table.motion.waits:
            return self.tr("Press any key or click to continue.")
        return self.tr("Watch what happens…")

    def _on_refreshed(self) -> None:
        if self.guide.watching and self.tag.words != self._watch_words():
            self._tell()

    def _tell(self) -> None:
        guide = self.guide
        words = self._watch_words() if guide.watching else guide.words()
        fresh = guide.index != self._lesson
        self._lesson = guide.index
        # A button that goes must not pass the focus on to whatever comes next in the window.
        here = self.tag.next_button.hasFocus() or self.tag.keep_button.hasFocus()
        self.tag.tell(guide, words)
        self._make_way(aside=guide.aside())
        self._place()
        passes = guide.can_pass() or guide.at_end
        # While something is only watched the button goes, and comes back; but one that comes while
        # something is held takes no key from that.
        back = passes != self._passes and (here or self._away)
        if back or (fresh and (here or (passes and not self._table.in_hand.holds))):
            self.enter()
        if fresh or passes != self._passes:
            # What only is to be read is not contradicted by what else could be done.
            reads = guide.can_pass() and not guide.is_free
            prompt = self._table.prompt
            # Nor does a new step begin with why something was not possible in the one before.
            if prompt.note and (reads or (fresh and prompt.refusal is not None)):
                self._table.reset_prompt()
            self._table.set_idle_prompt(
                self.tr("Take your time. Press “Next” to continue.") if reads else ""
            )
            self._settles.start()
            self._spent = self._key
            # For so short a time all that the table is told is heard, wherever it is told.
            QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._passes, self._away = passes, not (fresh or passes) and (here or self._away)
        if (fresh or words != self._said) and not guide.watching:
            self._said = words
            announce(self.tag, self.tag.accessibleName())
        if fresh:
            self.came.emit()
        # Whoever goes on alone half-way is offered the rest again.
        if guide.at_end and not self._told_end:
            self._told_end = True
            self.ended.emit()

    def _place(self) -> None:
        # Its shadow may reach the lower edge: so it can cover the last row as a whole.
        area = self._table.rect().adjusted(
            _TAG_GAP_PX, _TAG_GAP_PX, -_TAG_GAP_PX, _TAG_SHADOW_MARGINS.bottom() - _TAG_GAP_PX
        )
        target = self.guide.where() & self._table.rect()
        self.tag.keep_to(area.size())
        now = None if self.tag.pos().isNull() else self.tag.geometry()
        clear = [*self.guide.clear(), *self._ahead()]
        sizes = self._sizes(area, clear)
        place = self._at_home(area, sizes, clear, target)
        if place is None:
            place = best_place(area, sizes, clear, target, now)
        self.tag.put(place)
        self.tag.raise_()
        self.ring.resize(self._table.size())
        self.ring.raise_()
        pieces = [each.rect for each in clear if each.torn]
        # Where there is no other way the string crosses pictures, but never words.
        corner, string = self.tag.corners(target)[0], None
        pictures = [each.rect for each in clear if each.pictured]
        for least, crossed in ((1.0, []), (KEEP_CLEAR_WEIGHT, []), (KEEP_CLEAR_WEIGHT, pictures)):
            told = [each.rect for each in clear if each.weight >= least or each.torn]
            told = [rect for rect in told if not any(each.contains(rect) for each in crossed)]
            # Out of what it covers from side to side the string has to come anyway.
            told = [
                rect for rect in told if not _spans(place.marginsRemoved(_TAG_SHADOW_MARGINS), rect)
            ]
            told.append(self.tag.written())
            corner, string = self._corner(target, told, pieces)
            if string is not None or target.isEmpty():
                break
        self.tag.turn(corner, whole=any(self.tag.cut(corner).intersects(each) for each in pieces))
        self.ring.point(target, string)

    def _ahead(self) -> list[Clear]:
        """*Next*, which nothing may lie over."""
        ahead, table = self.tag.next_button, self._table
        if not ahead.isVisible():
            return []
        return [Clear(QRect(ahead.mapTo(table, QPoint()), ahead.size()), KEEP_CLEAR_WEIGHT)]

    def _corner(
        self, target: QRect, told: Sequence[QRect], pieces: Sequence[QRect]
    ) -> tuple[Corner, QPainterPath | None]:
        """Where the tag has its hole, and the string from there, if there is a way: rather where
        nothing that it covers looks out there.
        """
        tag = self.tag
        corners = tag.corners(target)
        corners.sort(key=lambda each: any(tag.cut(each).intersects(piece) for piece in pieces))
        if not target.isEmpty():
            # What it leads to, or lies in the middle of, it may cross.
            told = [rect for rect in told if not rect.contains(target.center())]
            for each in corners:
                string = self.ring.string_from(tag.knot(each), target, told)
                if string is not None:
                    return each, string
        return corners[0], None

    def _at_home(
        self, area: QRect, sizes: Sequence[QSize], clear: Sequence[Clear], target: QRect
    ) -> QRect | None:
        """The tag over its home, with its buttons in one corner however much it says.

        None where the guide has no home, and where it would cover what the lesson needs.
        """
        home = self.guide.home().marginsAdded(_TAG_SHADOW_MARGINS)
        if home.size() == QRect().marginsAdded(_TAG_SHADOW_MARGINS).size():
            return None
        wide = max(home.width(), self.tag.least_width())
        own = QSize(wide, max(home.height(), self.tag.height_for(wide)))
        needed = [each.rect for each in clear if each.weight >= KEEP_CLEAR_WEIGHT] + [target]
        for size in (own, *sizes):
            place = QRect(QPoint(), size)
            place.moveBottomRight(home.bottomRight())
            paper = place.marginsRemoved(_TAG_SHADOW_MARGINS)
            if area.contains(place) and not any(paper.intersects(each) for each in needed):
                return place
        return None

    def _sizes(self, area: QRect, clear: Sequence[Clear]) -> list[QSize]:
        """The sizes that the tag may have, the best first; some of them cover something whole."""
        tag, least = self.tag, self.tag.least_width()
        wide = [min(max(self._look.px(each), least), area.width()) for each in _TAG_WIDTHS]
        sizes = [QSize(each, tag.height_for(each)) for each in wide]
        for each in clear:
            whole = each.rect.size().grownBy(_TAG_SHADOW_MARGINS)
            if each.torn and least <= whole.width() <= area.width() * _MAX_TAG_SHARE:
                high = tag.height_for(whole.width())
                sizes.append(QSize(whole.width(), high))
                if high <= whole.height() <= area.height() * _MAX_TAG_SHARE:
                    sizes.append(QSize(whole))
                # A corner of it would look out where the tag's is cut off.
                whole.setHeight(max(whole.height() + tag.cut_side(), high))
                if whole.height() <= area.height() * _MAX_TAG_SHARE:
                    sizes.append(whole)
        low = [each for each in sizes if each.height() <= area.height()] or sizes
        return [each for at, each in enumerate(low) if each not in low[:at]]


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
    kept = [
        _Kept(_box(each.rect), _cost(each.weight), each.torn)
        for each in clear
        if not each.rect.isEmpty()
    ]
    goal = None if target.isEmpty() else _box(target)
    if goal is not None and target.width() * target.height() < area.width() * area.height() * 0.4:
        # What is larger than that cannot be left free.
        around = target.adjusted(-_TAG_GAP_PX, -_TAG_GAP_PX, _TAG_GAP_PX, _TAG_GAP_PX)
        kept.append(_Kept(_box(around), _cost(KEEP_CLEAR_WEIGHT), 0.0))
    here = None if now is None else _box(now)
    # What costs most first: then most places are soon known to be worse than the best.
    kept.sort(key=lambda each: -_most(each))
    pulls = [] if goal is None else [(goal, 0.01)]
    corners = [each.box for each in kept] + [_box(area)] + ([here] if here is not None else [])
    best: tuple[float, int, int, int] | None = None
    for rank, size in enumerate(sizes):
        if best is not None and rank > best[0]:
            break
        lefts, tops = _sides(_box(area), size.width(), size.height(), corners, here)
        across = [(box[0], box[2], pull) for box, pull in pulls]
        down = [(box[1], box[3], pull) for box, pull in pulls]
        x_ends, y_ends = ((), ()) if here is None else (here[::2], here[1::2])
        pulled = [_pull(y, size.height(), down) + _way(y, size.height(), y_ends) for y in tops]
        rows: list[_Rows] = []
        for begin, left in sorted(
            (_pull(x, size.width(), across) + _way(x, size.width(), x_ends), x) for x in lefts
        ):
            if best is not None and rank + begin > best[0]:
                break
            most = math.inf if best is None else best[0] - rank - begin
            costs = [(cost, at) for at, cost in enumerate(pulled) if cost <= most]
            for index, each in enumerate(kept):
                if not costs:
                    break
                if index == len(rows):
                    rows.append(_Rows.of(each, tops, size.height()))
                over = _across(each.box, left, size.width())
                if over.shared:
                    costs = rows[index].added(costs, over, each, most)
            if costs:
                least, at = min(costs)
                found = (rank + begin + least, rank, left, tops[at])
                if best is None or found < best:
                    best = found
    if best is None:
        raise ValueError("a tag needs a size")
    _, rank, left, top = best
    return QRect(QPoint(left, top), sizes[rank])


_Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom, the last two just outside: plain numbers are fast."""


def _box(rect: QRect) -> _Box:
    return rect.x(), rect.y(), rect.x() + rect.width(), rect.y() + rect.height()


class _Kept(NamedTuple):
    """What is to be kept clear: where, how much, and what it costs to tear it."""

    box: _Box
    weight: float
    torn: float


class _Over(NamedTuple):
    """How a tag lies over something along one side: how far, and by its paper at all or all."""

    shared: int
    hits: bool
    covers: bool


def _over(begin: int, end: int, low: int, high: int, before: int, after: int) -> _Over:
    """A tag from `low` to `high`, with so much shadow at both ends, over a stretch."""
    shared = _shared(begin, end, low, high)
    if not shared:
        return _Over(0, hits=False, covers=False)
    low, high = low + before, high - after
    return _Over(shared, hits=begin < high and low < end, covers=low <= begin and end <= high)


def _across(box: _Box, left: int, wide: int) -> _Over:
    return _over(
        box[0], box[2], left, left + wide, _TAG_SHADOW_MARGINS.left(), _TAG_SHADOW_MARGINS.right()
    )


def _down(box: _Box, top: int, high: int) -> _Over:
    return _over(
        box[1], box[3], top, top + high, _TAG_SHADOW_MARGINS.top(), _TAG_SHADOW_MARGINS.bottom()
    )


class _Rows(NamedTuple):
    """What a tag covers of one thing at each of many tops: how far down, and what tearing costs.

    `hit` is that where it covers a part of its width, `cut` where it covers all of it.
    """

    shared: list[int]
    hit: list[float]
    cut: list[float]

    @classmethod
    def of(cls, kept: _Kept, tops: Sequence[int], high: int) -> _Rows:
        """Find it for a thing, and for tags so high."""
        over = [_down(kept.box, top, high) for top in tops]
        return cls(
            [each.shared for each in over],
            [kept.torn if each.hits else 0.0 for each in over],
            [
                _WHOLE_LINE_COST_SHARE * kept.torn if each.hits and not each.covers else 0.0
                for each in over
            ],
        )

    def added(
        self, costs: Iterable[tuple[float, int]], over: _Over, kept: _Kept, most: float
    ) -> list[tuple[float, int]]:
        """The costs of tops with what covering the thing adds, if no more than `most`."""
        wide, shared = over.shared * kept.weight, self.shared
        if over.hits and kept.torn:
            torn = self.cut if over.covers else self.hit
            sums = ((cost + wide * shared[at] + torn[at], at) for cost, at in costs)
        else:
            sums = ((cost + wide * shared[at], at) for cost, at in costs)
        return [each for each in sums if each[0] <= most]


def _cost(weight: float) -> float:
    """What each square pixel costs that a tag covers of a thing of some weight."""
    return weight / 1000 * (_NEVER if weight >= KEEP_CLEAR_WEIGHT else 1.0)


def _most(kept: _Kept) -> float:
    """What it costs to cover all of a thing, and to tear it."""
    left, top, right, bottom = kept.box
    return (right - left) * (bottom - top) * kept.weight + kept.torn


def _sides(
    area: _Box, wide: int, high: int, corners: Sequence[_Box], here: _Box | None
) -> tuple[list[int], list[int]]:
    """Lefts and tops that put a tag at the sides of what is there, where little is covered.

    It lies beside a thing, or its paper begins or ends where that does.
    """
    lefts, tops = set[int](), set[int]()
    edge = _TAG_SHADOW_MARGINS
    for left, top, right, bottom in corners:
        lefts |= {
            left - edge.left(),
            right + edge.right() - wide,
            right + _TAG_GAP_PX,
            left - wide - _TAG_GAP_PX,
        }
        tops |= {
            top - edge.top(),
            bottom + edge.bottom() - high,
            bottom + _TAG_GAP_PX,
            top - high - _TAG_GAP_PX,
        }
    if here is not None:
        lefts |= {here[0], here[2] - wide}
        tops |= {here[1], here[3] - high}
    far, low = max(area[0], area[2] - wide), max(area[1], area[3] - high)
    xs = sorted({min(max(area[0], x), far) for x in lefts})
    ys = sorted({min(max(area[1], y), low) for y in tops})
    return xs, ys


def _pull(begin: int, length: int, pulls: Sequence[tuple[int, int, float]]) -> float:
    """What a tag costs that begins there, by the gaps to whatever pulls how hard."""
    return sum(max(0, low - begin - length, begin - high) * pull for low, high, pull in pulls)


def _way(begin: int, length: int, ends: Sequence[int]) -> float:
    """What it costs to move to there: by the nearer of both ends, so that a tag may grow."""
    if not ends:
        return 0.0
    return min(abs(begin - ends[0]), abs(begin + length - ends[1])) * _MOVE_COST_PER_PX


def _shared(begin: int, end: int, other_begin: int, other_end: int) -> int:
    """How much two stretches of a line have in common."""
    return max(0, min(end, other_end) - max(begin, other_begin))


class Corner(NamedTuple):
    """A corner of a tag."""

    right: bool
    low: bool


class SpeechTag(QWidget):
    """A luggage tag of paper on which the conductor speaks.

    *Next* is not on it: it has one place, where each table lays it.
    """

    def __init__(self, look: Look, parent: QWidget, ahead: QPushButton) -> None:
        super().__init__(parent)
        self._look = look
        self._step = Label(look, face=Role.SMALL, role="muted")
        self._words = Label(look, wrap=True)
        self._face = _Face(look, self)
        self.leave_button = button(self.tr("To the lounge"), lambda: None, role="quiet")
        self.next_button = ahead
        self.keep_button = button(
            self.tr("Keep playing"),
            lambda: None,
            role="primary",
            hint=self.tr("Continue this match as practice; it will be saved from now on"),
        )
        for each in (self.leave_button, self.keep_button):
            # Enter would else be the table's.
            each.setAutoDefault(True)
        self._head = QGridLayout()
        self._head.setHorizontalSpacing(_HEAD_GAP)
        self._head.setVerticalSpacing(4)
        self._head.setColumnStretch(1, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(6)
        self._row.addWidget(self.leave_button)
        self._row.addWidget(self.keep_button)
        self._row.addStretch(1)
        self._beside = True
        self._arrange(beside=False)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(4)
        self._column.addLayout(self._head)
        self._column.addStretch(1)
        self._column.addLayout(self._row)
        self._corner, self._whole = Corner(right=True, low=False), False
        """That with the hole, and whether it is not cut off."""
        self._fit()
        look.changed.connect(self._fit)

    def _fit(self) -> None:
        pad = self._look.px(17)
        self._column.setContentsMargins(pad, pad - 3, pad, pad)
        self.update()

    def _arrange(self, *, beside: bool) -> None:
        """Put the words beside the face, and the step beside the buttons; or all from the top."""
        if beside == self._beside:
            return
        self._beside = beside
        for each in (self._face, self._step, self._words):
            self._head.removeWidget(each)
        self._row.removeWidget(self._step)
        top = Qt.AlignmentFlag.AlignTop
        self._head.addWidget(self._face, 0, 0, top)
        if beside:
            self._head.addWidget(self._words, 0, 1)
            self._row.insertWidget(0, self._step)
        else:
            self._head.addWidget(self._step, 0, 1)
            self._head.addWidget(self._words, 1, 0, 1, 2)

    @property
    def words(self) -> str:
        """What the conductor says."""
        return self._words.text()

    def tell(self, guide: TutorialRunner, words: str) -> None:
        """Say the words of a guide's lesson, with the buttons that it needs."""
        step = self.tr("Step {number} of {count}")
        if guide.first < guide.number:
            # What was done before it was asked for is not skipped in silence.
            step = self.tr("Steps {first}–{number} of {count}")
        step = step.format(first=guide.first, number=guide.number, count=guide.count)
        # A number is for what its step says, and for nothing else.
        self._step.setText("" if guide.watching else step)
        self._words.setText(words)
        self.setAccessibleName(words if guide.watching else f"{step}. {words}")
        self.next_button.setVisible(guide.can_pass())
        # One way on at a time: what is to be read goes on with the next step.
        alone = guide.is_free and not guide.can_pass()
        self.leave_button.setToolTip(
            self.tr("Return to the lounge; you can choose to keep this match")
            if guide.at_end
            else self.tr("Return to the lounge; you can continue this round from there")
        )
        self.leave_button.setAccessibleDescription(self.leave_button.toolTip())
        self.keep_button.setVisible(alone)
        self.keep_button.setText(
            self.tr("Keep playing") if guide.at_end else self.tr("Stop guiding me")
        )
        if guide.at_end != (self.keep_button.property("role") == "primary"):
            self.keep_button.setProperty("role", "primary" if guide.at_end else "")
            self.keep_button.style().polish(self.keep_button)

    def least_width(self) -> int:
        """The width at which each button, and the step beside the face, has room for its words."""
        margins = self._column.contentsMargins()
        head = self._face.sizeHint().width() + _HEAD_GAP + self._step.sizeHint().width()
        widest = max(head, *(each.sizeHint().width() for each in self._buttons()))
        return widest + margins.left() + margins.right()

    def _buttons(self) -> list[QPushButton]:
        """The buttons that are shown on it."""
        buttons = (self.leave_button, self.keep_button)
        return [each for each in buttons if not each.isHidden()]

    def _lifts(self, width: int) -> bool:
        """Whether the button to play on has no room beside the other, and is above it."""
        return not self.keep_button.isHidden() and self._wide(self._buttons()) > self._room(width)

    def height_for(self, width: int) -> int:
        """The height that the words need at a width."""
        margins, room = self._column.contentsMargins(), self._room(width)
        row = self.leave_button.sizeHint().height()
        if self._lifts(width):
            row += self.keep_button.sizeHint().height() + self._column.spacing()
        face = self._face.sizeHint()
        if self._is_beside(width):
            words = self._words.heightForWidth(room - face.width() - _HEAD_GAP)
            head = max(face.height(), words)
        else:
            head = face.height() + 4 + self._words.heightForWidth(room)
        return head + row + margins.top() + margins.bottom() + 2 * self._column.spacing()

    def keep_to(self, room: QSize) -> None:
        """Be for a table of this size: in a low one a large face would take the words' room."""
        self._face.keep_to(round(_MAX_FACE_SHARE * room.height()))

    def _is_beside(self, width: int) -> bool:
        """Whether words and buttons have the face and the step beside them."""
        row = self._wide([self._step, *self._buttons()])
        return width >= self._look.px(_MIN_WIDE_TAG_WIDTH) and row <= self._room(width)

    def _room(self, width: int) -> int:
        margins = self._column.contentsMargins()
        return width - margins.left() - margins.right()

    def _wide(self, row: Sequence[QWidget]) -> int:
        return sum(each.sizeHint().width() + self._row.spacing() for each in row)

    def put(self, rect: QRect) -> None:
        """Take a place; buttons that do not fit beside each other go above each other."""
        self._arrange(beside=self._is_beside(rect.width()))
        for each in (self._row, self._column):
            each.removeWidget(self.keep_button)
        if self._lifts(rect.width()):
            self._column.insertWidget(2, self.keep_button)
        else:
            self._row.insertWidget(self._row.indexOf(self.leave_button) + 1, self.keep_button)
        self.setGeometry(rect)

    def corners(self, target: QRect) -> list[Corner]:
        """The corners that may have the hole, that next to a target first."""
        middle = self.geometry().center()
        right, low = True, False
        if not target.isEmpty():
            right = target.center().x() >= middle.x()
            low = target.center().y() > middle.y()
        return [
            Corner(right, low),
            Corner(right, not low),
            Corner(not right, low),
            Corner(not right, not low),
        ]

    def turn(self, corner: Corner, *, whole: bool) -> None:
        """Have the hole in a corner, which is `whole` where something would look out there."""
        if (corner, whole) != (self._corner, self._whole):
            self._corner, self._whole = corner, whole
            self.update()

    def knot(self, corner: Corner) -> QPoint:
        """Where a string is tied to in a corner, in the table's coordinates."""
        return self.geometry().topLeft() + self._hole(corner)

    def cut_side(self) -> int:
        """How much of a side the corner with the hole lacks."""
        return self._look.px(_CUT_CORNER_SIDE)

    def cut(self, corner: Corner) -> QRect:
        """Where a corner would be cut off, in the table's coordinates."""
        paper, side = self.geometry().marginsRemoved(_TAG_SHADOW_MARGINS), self.cut_side()
        left = paper.right() + 1 - side if corner.right else paper.left()
        top = paper.bottom() + 1 - side if corner.low else paper.top()
        return QRect(left, top, side, side)

    def _hole(self, corner: Corner) -> QPoint:
        inset = self._look.px(_HOLE_INSET)
        return QPoint(
            self.width() - inset if corner.right else inset,
            self.height() - inset - 2 if corner.low else inset,
        )

    def written(self) -> QRect:
        """What no string may cross, in the table's coordinates."""
        return self.geometry().marginsRemoved(self._column.contentsMargins())

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        self._look.pixmaps.draw(
            painter,
            ("tutorial-tag", self.width(), self.height(), self._corner, self._whole),
            QRectF(self.rect()),
            self._paint,
        )
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        theme = self._look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect().marginsRemoved(_TAG_SHADOW_MARGINS))
        path = QPainterPath()
        path.addRoundedRect(body, 10, 10)
        cut = float(self.cut_side())
        right, low = self._corner
        tip = QPointF(body.right() if right else body.left(), body.bottom() if low else body.top())
        across = QPointF(-cut if right else cut, 0)
        along = QPointF(0, -cut if low else cut)
        off = QPainterPath(tip)
        off.lineTo(tip + across)
        off.lineTo(tip + along)
        off.closeSubpath()
        if not self._whole:
            path = path.subtracted(off)
        brushes.soft_shadow(painter, path, theme.shadow, 6, QPointF(0, 2))
        painter.setPen(QPen(theme.accent, 2))
        painter.setBrush(theme.raised)
        painter.drawPath(path)
        painter.setPen(QPen(theme.metal_shade, 1.5))
        painter.setBrush(theme.metal)
        hole = QPointF(self._hole(self._corner))
        painter.drawEllipse(hole, 5.5, 5.5)
        painter.setBrush(theme.linen)
        painter.drawEllipse(hole, 2.6, 2.6)


class _Face(QWidget):
    """The conductor's picture."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._most = 0
        self._fit()
        look.changed.connect(self._fit)

    def keep_to(self, most: int) -> None:
        """Be no larger than that."""
        if most != self._most:
            self._most = most
            self._fit()

    def _fit(self) -> None:
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        side = min(self._look.px(54), max(54, self._most))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
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

    def __init__(self, look: Look, parent: QWidget, preferences: Preferences) -> None:
        super().__init__(parent)
        self._look = look
        self._preferences = preferences
        self._target = QRect()
        self._string: QPainterPath | None = None
        self._drawn = QPainterPath()
        """The string and the head at its end."""
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

    @property
    def string(self) -> QPainterPath | None:
        """The string to the ring at rest, in the table's coordinates; None where there is none."""
        return self._string

    def point(self, target: QRect, string: QPainterPath | None) -> None:
        """Go round a rectangle, with a string that leads to it, if any; nothing for an empty one.

        The string is sought once, in `string_from`; each frame only draws it.
        """
        if target == self._target and string == self._string:
            return
        moved = target != self._target
        self._target, self._string = target, string
        self._drawn = QPainterPath()
        if string is not None:
            self._drawn.addPath(string)
            self._drawn.addPath(_head(string))
        length = round(_RING_CLOSE_MS * self._preferences.factor)
        if moved and length and not target.isEmpty():
            self._closing.stop()
            self._closing.setDuration(length)
            self._closing.start()
        self.update()

    def _close(self, value: float) -> None:
        self._open = value
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._target.isEmpty():
            return
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ring = self._around(self._target, 26.0 * self._open)
        painter.setOpacity(1.0 - 0.7 * self._open)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        corners = _corners(ring)
        for pen in _pens(theme, 4.0):
            painter.setPen(pen)
            painter.drawPath(corners)
        for pen in _pens(theme, 2.0):
            painter.setPen(pen)
            painter.drawPath(self._drawn)
        painter.end()

    def _around(self, target: QRect, more: float) -> QRectF:
        grow = 4.0 + more
        ring = QRectF(target).adjusted(-grow, -grow, grow, grow)
        # A ring round something at the edge of the table is seen whole.
        return ring & QRectF(self.rect()).adjusted(2, 2, -2, -2)

    def string_from(
        self, tied: QPoint, target: QRect, told: Sequence[QRect]
    ) -> QPainterPath | None:
        """A string from a knot to the ring at rest round `target` that crosses nothing of `told`.

        None where there is no way: that is to be read.
        """
        knot, ring = QPointF(tied), self._around(target, 0.0)
        if ring.contains(knot):
            return None
        # Where a point of the string is looked at, it is rounded.
        boxes = [(x - 0.5, y - 0.5, end - 0.5, low - 0.5) for x, y, end, low in map(_box, told)]
        for end in _ends(ring, knot):
            way = end - knot
            # It hangs a little, as strings do; where it would cross words it takes a way around.
            sag = QPointF(0, min(40.0, 0.16 * math.hypot(way.x(), way.y())))
            sides = QPointF(-way.y(), way.x())
            for bow in (sag, *(sides * share for share in _STRING_BOWS)):
                bend = knot + way / 2 + bow
                path = QPainterPath(knot)
                path.quadTo(bend, end)
                # In whole pixels: nothing contains what is straight, and so has no width.
                if not self.rect().contains(path.boundingRect().toAlignedRect()):
                    continue
                first, aside, last = ((at.x(), at.y()) for at in (knot, bend, end))
                if not any(_crosses(first, aside, last, box) for box in boxes):
                    return path
        return None


def _corners(ring: QRectF) -> QPainterPath:
    """The four corners of a ring: what has the keyboard has all of one around it."""
    across, down = (min(_RING_ARM_PX, side * 0.3) for side in (ring.width(), ring.height()))
    path = QPainterPath()
    for corner, x, y in (
        (ring.topLeft(), across, down),
        (ring.topRight(), -across, down),
        (ring.bottomRight(), -across, -down),
        (ring.bottomLeft(), across, -down),
    ):
        path.moveTo(corner + QPointF(0, y))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(x, 0))
    return path


def _head(string: QPainterPath) -> QPainterPath:
    """The head of an arrow at the end of a string."""
    end, back = string.pointAtPercent(1.0), math.radians(180.0 - string.angleAtPercent(1.0))
    path = QPainterPath()
    for turn in (-0.5, 0.5):
        path.moveTo(end)
        path.lineTo(end + QPointF(math.cos(back + turn), math.sin(back + turn)) * 9.0)
    return path


def _spans(tag: QRect, rect: QRect) -> bool:
    """Whether a tag lies over something from its left to its right."""
    over = tag & rect
    return not over.isEmpty() and over.width() == rect.width()


_Point: TypeAlias = tuple[float, float]


def _crosses(
    knot: _Point, bend: _Point, end: _Point, box: tuple[float, float, float, float]
) -> bool:
    """Whether a string that goes from a knot towards a bend to its end crosses a box.

    What lies beyond one of its sides altogether does not; else each half is asked, until it is
    so short that it lies in the box, or so good as past it.
    """
    left, top, right, bottom = box
    (x, y), (x_bend, y_bend), (x_end, y_end) = knot, bend, end
    if (
        (x < left and x_bend < left and x_end < left)
        or (x >= right and x_bend >= right and x_end >= right)
        or (y < top and y_bend < top and y_end < top)
        or (y >= bottom and y_bend >= bottom and y_end >= bottom)
    ):
        return False
    if (left <= x < right and top <= y < bottom) or (
        left <= x_end < right and top <= y_end < bottom
    ):
        return True
    if abs(x_end - x) + abs(y_end - y) + abs(x_bend - x) + abs(y_bend - y) < 1.0:
        return False
    before = (x + x_bend) / 2, (y + y_bend) / 2
    after = (x_bend + x_end) / 2, (y_bend + y_end) / 2
    middle = (before[0] + after[0]) / 2, (before[1] + after[1]) / 2
    return _crosses(knot, before, middle, box) or _crosses(middle, after, end, box)


def _ends(ring: QRectF, knot: QPointF) -> list[QPointF]:
    """Where a string may end, the best first: at the sides of the ring that face the knot."""
    left, right, top, bottom = ring.left(), ring.right(), ring.top(), ring.bottom()
    across, down = min(12.0, ring.width() / 2), min(12.0, ring.height() / 2)
    x = min(max(knot.x(), left + across), right - across)
    y = min(max(knot.y(), top + down), bottom - down)
    found = []
    if not left <= knot.x() <= right:
        found.append(QPointF(left if knot.x() < left else right, y))
    if not top <= knot.y() <= bottom:
        side = top if knot.y() < top else bottom
        # Not from the nearest point alone: what stands before that may leave room beside it.
        found += [QPointF(at, side) for at in (x, ring.center().x(), left + right - x)]
    return found


def _pens(theme: Theme, width: float) -> list[QPen]:
    """A pale line under the coloured one, so that it is seen on any ground."""
    under = QPen(mix(theme.raised, QColor("white"), 0.3), width + 2.5)
    over = QPen(theme.accent, width)
    for pen in (under, over):
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return [under, over]
