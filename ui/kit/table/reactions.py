"""Kit: characters react at their seats: another face, and a few words in a bubble for a moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from PySide6.QtCore import (
    QElapsedTimer,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget

from engine.core import AwaitingSeats, Seat
from ui.kit.characters.lines import reaction_line
from ui.look import text
from ui.look.characters.expressions import Expression
from ui.look.style import Look
from ui.look.typography import Role

if TYPE_CHECKING:
    from engine.core.reactions import Reaction
    from ui.access.voice import Voice
    from ui.bridge.base import TableBridge
    from ui.bridge.seats import SeatInfo
    from ui.kit.table.prompt import Prompt
    from ui.kit.table.turn import TurnController
    from ui.motion import MotionPlayer
    from ui.stage.view import StageView

REACTION_MS: Final = 2500
"""How long a reaction is seen, in milliseconds."""
HOLD_MS: Final = 1400
"""How long computers wait at least while words are seen, so that these can be read."""
LATE_MS: Final = 4000
"""How long a reaction waits for what a game shows of the moment itself."""
VOICE_TOPIC: Final = "reaction"
_CALM: Final = frozenset({"stands", "held"})
"""In these phases of the clock nobody has to look for something just now."""
_CHECK_MS: Final = 100
"""How often it is looked whether something else is to be read, in milliseconds."""
_WIDTH: Final = 230
"""The most width of the words, in pixels at 100 %."""
_LEAST_WIDTH: Final = 100
"""It lies at the right of the face where it may be so wide, in pixels at 100 %."""
_LINES: Final = 3
_PAD: Final = 7
_TAIL: Final = 9
"""How far the tail reaches towards the face, in pixels at 100 %."""
_CORNER: Final = 8
_GAP: Final = 4
"""Between it and what it does not cover, in pixels."""


class ReactionCommands(Protocol):
    """What reactions ask of their table."""

    def refresh(self) -> None:
        """Show everything again."""
        ...


class SeatPlace(NamedTuple):
    """Where a character is seen: the face, where a bubble beside it may lie, and the name.

    All are in the coordinates of the widget `on`. The name stands at the left of its rectangle,
    beside the face. `row` is what else of the seat stands in one row with them, such as its score;
    it is covered only where a bubble has no room elsewhere. `kept` is never covered, such as the
    scores of other seats.
    """

    on: QWidget
    face: QRectF
    room: QRectF
    name: QRectF = QRectF()
    row: tuple[QRectF, ...] = ()
    kept: tuple[QRectF, ...] = ()


def on_stage(
    view: StageView,
    face: QRectF,
    name: QRectF,
    *,
    top: float | None = None,
    row: Iterable[QRectF] = (),
    kept: Iterable[QRectF] = (),
) -> SeatPlace | None:
    """Return the place of a face on a stage, whose bubble may lie anywhere below a height.

    Args:
        view: The view of the stage.
        face: Where the face is, in the scene; empty where it is not seen.
        name: The same of the name.
        top: Above it, in the scene, lies what players choose from; by default nothing does.
        row: What else stands in one row with face and name, in the scene; empty ones are not seen.
        kept: The same of what is never covered.
    """
    if face.isEmpty():
        return None
    port = view.viewport()

    def mapped(rect: QRectF) -> QRectF:
        return QRectF(view.mapFromScene(rect).boundingRect())

    room = QRectF(port.rect())
    if top is not None:
        room.setTop(max(room.top(), view.mapFromScene(face.left(), top).y()))
    beside, clear = (
        tuple(mapped(each) for each in some if not each.isEmpty()) for some in (row, kept)
    )
    return SeatPlace(port, mapped(face), room, mapped(name), beside, clear)


class SpeechBubble(QWidget):
    """A few words beside a face. It takes no clicks and no focus, and moves nothing.

    It says nothing to screen readers: the voice does.
    """

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.words = self._colour = ""
        self._font = QFont()
        self._tip, self._paper = QPointF(), QRectF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def lay(
        self,
        words: str,
        colour: str,
        face: QRect,
        room: QRect,
        name: QRect,
        row: Sequence[QRect] = (),
        kept: Sequence[QRect] = (),
    ) -> bool:
        """Lie beside a face, on the side that has more room, and hide until it is shown.

        Where it would cover the name or more of the row of the face, it lies below or above that;
        it covers them only where it has no room there either.

        Args:
            words: What is said.
            colour: The colour id of who says it.
            face: Where the face is, in the parent's coordinates.
            room: Where the bubble may lie.
            name: Where the name is; empty where none is seen.
            row: What else is in the row of the face.
            kept: What it never covers.

        Returns:
            Whether it has room, and the words can be read in it.
        """
        self.words, self._colour = words, colour
        whole = face if name.isEmpty() else face.united(name)
        head = whole
        for each in row:
            head = head.united(each)
        clear = (*row, *kept)
        return (
            self._lie_beside(whole, room, clear)
            or (bool(row) and self._lie_along(face, head, room, clear))
            or self._lie_beside(whole, room, kept)
            or self._lie_beside(face, room, kept)
        )

    def _lie_beside(self, face: QRect, room: QRect, clear: Sequence[QRect]) -> bool:
        """Lie at the left or the right of a face, and cover none of `clear`."""
        px = self._look.px
        pad, tail = px(_PAD), px(_TAIL)
        level = [one for one in clear if one.top() <= face.bottom() and one.bottom() >= face.top()]
        after = [one.left() - _GAP for one in level if one.center().x() > face.center().x()]
        before = [one.right() + _GAP for one in level if one.center().x() <= face.center().x()]
        first, last = max((room.left(), *before)), min((room.right(), *after))
        sides = last - face.right() - tail, face.left() - first - tail
        rightward = sides[0] >= min(px(_LEAST_WIDTH), sides[1])
        for right in (rightward, not rightward):
            most = (sides[0] if right else sides[1]) - 2 * pad - 2
            # Where it may not be high it is wide.
            paper = self._fit(min(px(_WIDTH), most), most, room.height())
            if paper is None:
                continue
            paper.moveCenter(face.center())
            paper.moveLeft(face.right() + tail if right else face.left() - tail - paper.width())
            paper.moveTop(max(room.top(), min(paper.top(), room.bottom() + 1 - paper.height())))
            tip = QPoint(face.right() + 1 if right else face.left() - 1, face.center().y())
            if self._place(paper, tip, room, clear):
                return True
        return False

    def _lie_along(self, face: QRect, head: QRect, room: QRect, clear: Sequence[QRect]) -> bool:
        """Lie below or above the row of a face, and cover none of `clear`."""
        px = self._look.px
        tail, most = px(_TAIL), room.width() - 2 * px(_PAD) - 2
        for below in (True, False):
            high = room.bottom() - head.bottom() if below else head.top() - room.top()
            paper = self._fit(min(px(_WIDTH), most), most, high - tail)
            if paper is None:
                continue
            paper.moveTop(head.bottom() + tail if below else head.top() - tail - paper.height())
            tip = QPoint(face.center().x(), face.bottom() + 1 if below else face.top() - 1)
            for left in (
                face.left(),
                head.right() + 1 - paper.width(),
                face.right() - paper.width(),
            ):
                paper.moveLeft(max(room.left(), min(left, room.right() + 1 - paper.width())))
                under = paper.left() + px(_CORNER) <= tip.x() <= paper.right() - px(_CORNER)
                if under and self._place(paper, tip, room, clear):
                    return True
        return False

    def _fit(self, wide: int, widest: int, high: int) -> QRect | None:
        """The paper of the words, with its text as large as has room; None where none has."""
        px = self._look.px
        pad, font, floor = px(_PAD), *(self._look.font(role) for role in (Role.BODY, Role.SMALL))
        for each in (wide, widest):
            if each <= 0 or high <= pad:
                continue
            size = QSizeF(each, high - pad)
            fitted = text.fit(self.words, font, size, lines=_LINES, floor=floor.pixelSize())
            if not fitted.cut:
                self._font = fitted.font
                tall = min(high, round(fitted.height) + pad)
                return QRect(0, 0, round(fitted.width) + 2 * pad + 2, tall)
        return None

    def _place(self, paper: QRect, tip: QPoint, room: QRect, clear: Sequence[QRect]) -> bool:
        """Lie so, if that is within the room and covers none of `clear`."""
        if not room.contains(paper) or any(paper.intersects(each) for each in clear):
            return False
        whole = paper.united(QRect(tip, tip)).adjusted(-2, -2, 2, 2)
        self._paper = QRectF(paper.translated(-whole.topLeft()))
        self._tip = QPointF(tip - whole.topLeft())
        self.setGeometry(whole)
        return True

    def name_width(self, name: str) -> int:
        """Return how wide a name is at most, in pixels."""
        return ceil(QFontMetricsF(self._look.font(Role.STRONG)).horizontalAdvance(name))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper with its tail, and the words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, px = self._look.theme, self._look.px
        paper, tip, corner, half = self._paper, self._tip, float(px(_CORNER)), px(5)
        root = max(paper.left() + corner, min(tip.x(), paper.right() - corner))
        high = max(paper.top() + half, min(tip.y(), paper.bottom() - half))
        shape, tail = QPainterPath(), QPainterPath(tip)
        shape.addRoundedRect(paper, corner, corner)
        along = paper.left() <= tip.x() <= paper.right()
        across = QPointF(half, 0) if along else QPointF(0, half)
        tail.lineTo(QPointF(root, high) - across)
        tail.lineTo(QPointF(root, high) + across)
        tail.closeSubpath()
        painter.setPen(QPen(theme.player(self._colour), 1.6))
        painter.setBrush(theme.raised)
        painter.drawPath(shape.united(tail))
        painter.setPen(theme.ink)
        inner = paper.adjusted(px(_PAD), 1, -px(_PAD), -1)
        text.draw(
            painter, inner, self.words, self._font, Qt.AlignmentFlag.AlignCenter, lines=_LINES
        )
        painter.end()


class SeatReactions(QObject):
    """Shows to what characters react: by another face, and by words where nothing else is read.

    A reaction waits for a moment until a game has shown what is reacted to. Where anything else is
    to be read it is never shown. While game time runs, everybody looks for something: then only
    faces change.
    """

    remarked = Signal(str)
    """What a character has said, with its name, for the log."""

    def __init__(
        self,
        look: Look,
        turn: TurnController,
        motion: MotionPlayer,
        prompt: Prompt,
        voice: Voice,
        commands: ReactionCommands,
        page: QWidget,
    ) -> None:
        """Show reactions on the page of a table, and have it `refresh` where a face changes."""
        super().__init__(page)
        self._bridge: TableBridge = turn.bridge
        self._turn, self._motion, self._prompt = turn, motion, prompt
        self._voice, self._commands, self._page = voice, commands, page
        self.bubble = SpeechBubble(look, page)
        self.shown: Reaction | None = None
        """What is reacted to now."""
        self.where: Callable[[Seat], SeatPlace | None] = lambda _seat: None
        """Where the character of a seat is seen; None where it is not."""
        self.reads: Callable[[], bool] = lambda: False
        """Whether a game shows something that is to be read."""
        self._following = self._holds = False
        self._late: Reaction | None = None
        """What is reacted to as soon as the game has shown it."""
        self._since = QElapsedTimer()
        self._came = QElapsedTimer()
        self._check = QTimer(self)
        self._check.setInterval(_CHECK_MS)
        self._check.timeout.connect(self._look_around)
        look.changed.connect(self.end)

    def faced(self, players: tuple[SeatInfo, ...]) -> tuple[SeatInfo, ...]:
        """Return the players of the table with the face that each makes now.

        Args:
            players: The players.
        """
        now = self.shown
        if now is None:
            return players
        face = Expression.DELIGHTED if now.kind.is_glad else Expression.DISMAYED
        return tuple(
            replace(one, expression=face) if one.seat == now.seat else one for one in players
        )

    def follow(self) -> None:
        """Show what is reacted to, once the screen has come to where the match is."""
        found = self._bridge.reactions
        if found is None or self._following or self._motion.busy:
            self._hide_if_read()
            return
        fresh = found.fresh()
        if fresh is not None:
            self._late = fresh
            self._since.start()
        reaction, self._late = self._late, None
        if reaction is None or not self._bridge.preferences.hands.talk:
            self._hide_if_read()
        elif not self._is_reading():
            self.react(reaction)
        elif self._is_late_allowed():
            self._late = reaction

    def _is_late_allowed(self) -> bool:
        """Whether a reaction may wait: nothing is read but what the game shows of the moment."""
        return not self._is_elsewhere() and self._since.elapsed() < LATE_MS

    def end(self) -> None:
        """Show no reaction any more."""
        self._late = None
        if self.shown is not None:
            self.shown = None
            self._check.stop()
            self.bubble.hide()
            self._let_go()
            self._refresh()

    def react(self, reaction: Reaction) -> None:
        """Show a reaction for a moment, in place of the one before.

        Args:
            reaction: Who reacts to what.
        """
        self.shown = reaction
        self.bubble.hide()
        self._came.start()
        self._check.start()
        self._refresh()
        player, place = self._bridge.players[reaction.seat], self.where(reaction.seat)
        words = reaction_line(reaction.character, reaction.kind, reaction.number)
        if place is None or self._bridge.clock.phase not in _CALM:
            return

        def on_page(rect: QRectF) -> QRect:
            found = rect.toAlignedRect()
            return QRect(place.on.mapTo(self._page, found.topLeft()), found.size())

        face, room, name = (on_page(each) for each in (place.face, place.room, place.name))
        row, kept = ([on_page(each) for each in some] for some in (place.row, place.kept))
        name.setWidth(min(name.width(), self.bubble.name_width(player.name)))
        laid = self.bubble.lay(words, player.colour, face, room, name, row, kept)
        if laid and not self._is_covered(place.on):
            self.bubble.show()
            self.bubble.raise_()
            self.bubble.update()
            # Behind the table, which lets computers go on when nothing moves any more.
            QTimer.singleShot(0, self, self._hold)
        said = self.tr("{name}: {line}").format(name=player.name, line=words)
        self._voice.say(said, topic=VOICE_TOPIC)
        self.remarked.emit(self.tr("{name}: “{line}”").format(name=player.name, line=words))

    def _is_covered(self, on: QWidget) -> bool:
        """Whether something else lies where the bubble is to be."""
        # Its line may lie on the edge.
        around, page = self.bubble.geometry().adjusted(3, 3, -3, -3), self._page
        corners = around.center(), around.topLeft(), around.bottomRight()
        seen = (page.childAt(corner) for corner in corners)
        return any(child is None or not (child is on or on.isAncestorOf(child)) for child in seen)

    def _hold(self) -> None:
        """Let computers wait, unless a person wants nothing to be waited for."""
        if self.shown is not None and self._bridge.preferences.pause and not self._motion.busy:
            self._holds = True
            self._bridge.hold(on=True)

    def _let_go(self) -> None:
        """Let computers go on; where something moves, the table does so when that is over."""
        if self._holds:
            self._holds = False
            if not self._motion.busy:
                self._bridge.hold(on=False)

    def _look_around(self) -> None:
        if self._came.elapsed() >= HOLD_MS:
            self._let_go()
        if self._came.elapsed() >= REACTION_MS or not self._bridge.preferences.hands.talk:
            self.end()
        else:
            self._hide_if_read()

    def _hide_if_read(self) -> None:
        if self.shown is not None and self._is_reading():
            self.end()

    def _refresh(self) -> None:
        self._following = True
        try:
            self._commands.refresh()
        finally:
            self._following = False

    def _is_reading(self) -> bool:
        """Whether a person has to read something else, or the match is over."""
        return self.reads() or self._motion.waits or self._is_elsewhere()

    def _is_elsewhere(self) -> bool:
        """Whether a person reads what has nothing to do with what is reacted to."""
        bridge, turn = self._bridge, self._turn
        awaiting = bridge.awaiting()
        asked = isinstance(awaiting, AwaitingSeats) and awaiting.open
        return (
            bridge.result is not None
            or (bridge.handed and bridge.viewer() is None)
            or (asked and bridge.person_to_act() is not None)
            or turn.guided
            or turn.aside()
            or bool(turn.idle_prompt)
            or turn.objection is not None
            or bool(self._prompt.note)
            or QApplication.activeModalWidget() is not None
            or QApplication.activePopupWidget() is not None
        )
