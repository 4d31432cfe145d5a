"""The table of Where's My Luggage?: what is seen of a step: what flies between belt, hands, decks.

But for a round's end, all of it runs beside the match: nothing waits for it. A tile on its way is
not on the belt; a tile that goes back follows its slot, wherever the belt has taken that meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

import shiboken6
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from engine.core import Event, Seat
from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.events import (
    Done,
    Grabbed,
    LookEnded,
    PassengerUp,
    RoundBegan,
    RoundChecked,
    SeatReady,
)
from engine.games.wheres_my_luggage.view import LookResult
from ui.kit.table.animator import AnimationStep, still
from ui.look.easing import Ease
from ui.look.style import Look
from ui.motion import MotionPlayer, MoveTween, Moving, ValueTween
from ui.motion.sprite import Sprite
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.ending import Ending
from ui.tables.wheres_my_luggage.items import paint_passenger
from ui.tables.wheres_my_luggage.scene import LuggageScene
from ui.tables.wheres_my_luggage.state import LuggageTableState

_MOVING_ITEM_Z: Final = 500.0
_INTO_HAND_MS: Final = 230
"""Milliseconds from the belt into a hand."""
_FLIGHT_BACK_MS: Final = 380
_CARD_FLIP_MS: Final = 260
_FRAME_MS: Final = 16
_CUES: Final = {LookResult.MATCH: "settle", LookResult.LOST: "flip"}
"""What is heard when a tile is set aside."""


class FootPoint(NamedTuple):
    """The foot of something, and how wide it is there."""

    foot: QPointF
    wide: float


class Flights:
    """Makes things fly. What is hidden meanwhile is shown again when they have come."""

    def __init__(self, look: Look, scene: LuggageScene, motion: MotionPlayer) -> None:
        self._scene = scene
        self._look = look
        self._motion = motion
        self._tiles: dict[int, tuple[QGraphicsPixmapItem, FootPoint]] = {}
        """Tiles on their way back to their slots, with where they are."""
        self._hidden: dict[Seat, list[str]] = {}
        self._waiting: list[object] = []
        """Cards that go their way in one of the next frames."""
        self.spare: int | None = None
        """How many of them may still be painted in this frame, however late it is; None for all."""

    def rest(self) -> None:
        """Let everything have come."""
        self._motion.catch_up()

    # Tiles --------------------------------------------------------------------------------------

    def grab(self, seat: Seat, slot: int, kind: int, cue: str) -> None:
        """A tile leaves its slot for a seat's hand."""
        flying = self._tiles.pop(slot, None)
        start = self._on_belt(slot) if flying is None else flying[1]
        if flying is not None:
            self._remove(flying[0])
            self._scene.set_away(slot, away=False)
        self._hide(seat, "hand")
        self._fly(
            self._picture(kind),
            lambda: start,
            lambda: self._in_hand(seat),
            _INTO_HAND_MS,
            Ease.OUT,
            lambda: self._unhide(seat, "hand"),
            cue=cue,
            lift=14.0,
        )

    def back(self, seat: Seat, slot: int, kind: int) -> None:
        """A tile goes from a hand back to its slot on the moving belt."""
        self._scene.set_away(slot, away=True)
        start = self._in_hand(seat)

        def landed() -> None:
            if self._tiles.pop(slot, None) is not None:
                self._scene.set_away(slot, away=False)

        item = self._fly(
            self._picture(kind),
            lambda: start,
            lambda: self._on_belt(slot),
            _FLIGHT_BACK_MS,
            Ease.SMOOTH,
            landed,
            cue="slide",
            lift=30.0,
            follow=slot,
        )
        if item is None:
            self._scene.set_away(slot, away=False)

    def aside(self, seat: Seat, kind: int, cue: str) -> None:
        """A tile goes from a hand to the pairs."""
        start = self._in_hand(seat)
        self._fly(
            self._picture(kind),
            lambda: start,
            lambda: self._in_panel(seat, "pairs", start.wide * 0.6),
            _CARD_FLIP_MS,
            Ease.SMOOTH,
            lambda: None,
            cue=cue,
        )

    def fetch(self, seat: Seat, place: int, kind: int, cue: str) -> None:
        """A tile of the memory form goes from its place to a seat's pairs."""
        start = self._on_belt(place)
        self._fly(
            self._picture(kind),
            lambda: start,
            lambda: self._in_panel(seat, "pairs", start.wide * 0.4),
            _FLIGHT_BACK_MS,
            Ease.SMOOTH,
            lambda: None,
            cue=cue,
        )

    # Cards --------------------------------------------------------------------------------------

    def leave(self, seat: Seat, passenger: int, to: str) -> None:
        """A passenger goes from its place to the `action` deck or the `pairs`."""
        panel = self._scene.panels[seat]
        room, end = panel.in_scene(panel.rooms.card), panel.in_scene(panel.rooms.by_part[to])
        if end.width() < 8:
            return
        self._card(
            passenger, room, room.center(), end.center(), (1.0, end.height() / room.height())
        )

    def come(self, seat: Seat, passenger: int) -> None:
        """A passenger comes up from the draw deck."""
        panel = self._scene.panels[seat]
        room, start = panel.in_scene(panel.rooms.card), panel.in_scene(panel.rooms.draw)
        if start.width() < 8:
            return
        self._hide(seat, "card")
        share = start.width() / room.width()
        self._card(
            passenger,
            room,
            start.center(),
            room.center(),
            (share, 1.0),
            lambda: self._unhide(seat, "card"),
            late=True,
        )

    def _card(
        self,
        passenger: int,
        room: QRectF,
        start: QPointF,
        end: QPointF,
        scale: tuple[float, float],
        done: Callable[[], None] | None = None,
        *,
        late: bool = False,
    ) -> None:
        """Let a card go its way: at once, or where it may have to be painted, in its own frame."""
        if self._motion.still:
            if done is not None:
                done()
            return
        ticket = object()
        if late:
            self._waiting.append(ticket)
        moves: list[MoveTween] = []

        def apply(share: float) -> None:
            waits = late and not moves and share < 1.0
            if waits and (share <= 0.0 or self.spare == 0):
                return
            if waits and self.spare is not None:
                self.spare -= 1
            if ticket in self._waiting:
                self._waiting.remove(ticket)
            if not moves and share < 1.0:
                moves.append(MoveTween(self._sprite(passenger, room), start, end, scale=scale))
            for move in moves:
                if move.alive():
                    move.show(share)

        def landed() -> None:
            for move in moves:
                self._remove(move.item)
            if done is not None:
                done()

        delay = _FRAME_MS * len(self._waiting) if late else 0
        self._motion.side_animation([ValueTween(apply, _CARD_FLIP_MS, Ease.OUT, delay)], landed)
        if not late:
            apply(0.0)

    def _sprite(self, passenger: int, room: QRectF) -> Sprite:
        view, words = self._scene.view, self._scene.words
        rect = QRectF(QPointF(0, 0), room.size())
        sprite = Sprite(
            lambda painter: paint_passenger(painter, rect, passenger, words, self._look),
            rect.adjusted(-3, -2, 3, 4),
            view.devicePixelRatioF(),
        )
        sprite.setZValue(_MOVING_ITEM_Z)
        view.scene().addItem(sprite)
        return sprite

    # Inside -------------------------------------------------------------------------------------

    def _fly(
        self,
        picture: QPixmap,
        start: Callable[[], FootPoint],
        end: Callable[[], FootPoint],
        ms: int,
        ease: Ease,
        done: Callable[[], None],
        *,
        cue: str = "",
        lift: float = 0.0,
        follow: int | None = None,
    ) -> QGraphicsItem | None:
        """Let a picture fly; with `follow` it is known as the tile of that slot meanwhile."""
        if self._motion.still or picture.width() < 4:
            if cue:
                self._motion.cued.emit(cue)
            done()
            return None
        item = QGraphicsPixmapItem(picture)
        wide, high = picture.width(), picture.height()
        ratio = picture.devicePixelRatio()
        item.setOffset(-wide / ratio / 2, -high / ratio)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setZValue(_MOVING_ITEM_Z)
        self._scene.view.scene().addItem(item)
        if follow is not None:
            self._tiles[follow] = (item, start())

        def apply(share: float) -> None:
            if not shiboken6.isValid(item) or item.scene() is None:
                return
            one, other = start(), end()
            at = one.foot + (other.foot - one.foot) * share
            at -= QPointF(0.0, lift * 4.0 * share * (1.0 - share))
            size = one.wide + (other.wide - one.wide) * share
            item.setPos(at)
            item.setScale(size * ratio / wide)
            if follow is not None and self._tiles.get(follow, (None,))[0] is item:
                self._tiles[follow] = (item, FootPoint(at, size))

        def landed() -> None:
            self._remove(item)
            done()

        self._motion.side_animation([ValueTween(apply, ms, ease)], landed, cue)
        return item

    def _picture(self, kind: int) -> QPixmap:
        """The tile as it stands on the belt, in device pixels."""
        view = self._scene.view
        ratio = view.devicePixelRatioF()
        if not self._scene.grid.isVisible():
            picture = QPixmap(self._scene.carousel.sprite(kind))
            picture.setDevicePixelRatio(ratio)
            return picture
        wide = self._scene.tile_width()
        size = QSizeF(wide, wide * art.TILE.height() / art.TILE.width())
        return self._look.pixmaps.pixmap(
            ("wl-flying", kind),
            size,
            ratio,
            lambda painter: art.paint_tile(painter, QRectF(QPointF(0, 0), size), kind, self._look),
        )

    def _on_belt(self, slot: int) -> FootPoint:
        foot, scale = self._scene.tile_spot(slot)
        return FootPoint(foot, self._scene.tile_width() * scale)

    def _in_hand(self, seat: Seat) -> FootPoint:
        return FootPoint(*self._scene.hand_spot(seat))

    def _in_panel(self, seat: Seat, part: str, wide: float) -> FootPoint:
        panel = self._scene.panels[seat]
        room = panel.in_scene(panel.rooms.by_part[part])
        return FootPoint(room.center() + QPointF(0, wide * 0.4), wide)

    def _hide(self, seat: Seat, part: str) -> None:
        self._hidden.setdefault(seat, []).append(part)
        self._scene.panels[seat].hide_parts(frozenset(self._hidden[seat]))

    def _unhide(self, seat: Seat, part: str) -> None:
        parts = self._hidden.get(seat, [])
        if part in parts:
            parts.remove(part)
        self._scene.panels[seat].hide_parts(frozenset(parts))

    def _remove(self, item: QGraphicsItem) -> None:
        if shiboken6.isValid(item) and item.scene() is not None:
            item.scene().removeItem(item)


class LuggageMoves:
    """Says what is seen of a step: all flies beside the match, but for a round's end."""

    def __init__(
        self,
        box: Components,
        flights: Flights,
        ending: Ending,
        flip_sign: Callable[[], None],
    ) -> None:
        """Take the components, what shows it, and what turns the number of the round over."""
        self._box, self._flights, self._ending = box, flights, ending
        self._flip_sign = flip_sign

    def parts(self, events: Sequence[Event], after: LuggageTableState) -> Sequence[AnimationStep]:
        """Return what is animated for the events of a step; `after` is shown when all is over."""
        found: list[AnimationStep] = []
        for event in events:
            found += self._parts(event, after)
        return found or [AnimationStep((), beside=True)]

    def _parts(self, event: Event, after: LuggageTableState) -> Sequence[AnimationStep]:
        fly = self._flights
        command: Callable[[], object] = still
        match event:
            case RoundBegan():
                command = self._flip_sign
            case PassengerUp(seat=seat, passenger=passenger):
                command = partial(fly.come, seat, passenger)
            case Grabbed(seat=seat, slot=slot, type=kind):
                cue = "pick" if seat in after.persons else ""
                command = partial(fly.grab, seat, slot, kind, cue)
            case LookEnded():
                command = partial(self._end_look, event, after)
            case Done(seats=seats):
                return self._ending.called(event, seats)
            case RoundChecked():
                return self._ending.counted(event, after)
            case SeatReady():
                return [AnimationStep((event,), cue="confirm", beside=True)]
            case _:
                pass

        def begin() -> Sequence[Moving]:
            command()
            return ()

        return [AnimationStep((event,), begin, beside=True)]

    def _end_look(self, event: LookEnded, after: LuggageTableState) -> None:
        """A tile goes back to its place, or is set aside with its passenger."""
        fly, seat, slot, mark = self._flights, event.seat, event.slot, event.mark
        kind = self._box.kinds[event.passenger]
        if mark is LookResult.ANOTHER:
            if after.view.seats[seat].passenger != event.passenger:
                fly.leave(seat, event.passenger, "action")
            if not after.memory:
                # From memory it has not left its place.
                fly.back(seat, slot, kind)
            return
        fly.leave(seat, event.passenger, "pairs")
        cue = _CUES[mark] if seat in after.persons else ""
        if after.memory:
            fly.fetch(seat, slot, kind, cue)
        else:
            fly.aside(seat, kind, cue)
