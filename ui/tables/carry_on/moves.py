"""The table of Carry On: what moves on the stage for what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from operator import add
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.core import Event, Seat
from engine.games.carry_on.events import (
    Drew,
    HandsPassed,
    LuggageDrawn,
    LuggageLooked,
    LuggageTaken,
    Packed,
    Picked,
    PickMade,
    Revealed,
    RoundBegan,
    RoundScored,
    Scored,
    Settled,
    SettlingBegan,
)
from ui.kit.cards.moves import CardMoves
from ui.kit.table.animator import AnimationStep, Animator, animation_steps, still
from ui.look.easing import Ease
from ui.look.style import Look
from ui.motion import MoveTween, Moving, ValueTween
from ui.motion.sprite import Sprite, come
from ui.tables.carry_on import art
from ui.tables.carry_on.commands import CarryCommands
from ui.tables.carry_on.page import CARDS_COLUMN, COLUMNS, RoundPage
from ui.tables.carry_on.scene import CarryScene
from ui.tables.carry_on.state import CarryTableState
from ui.tables.carry_on.words import say

_SLIDE_MS: Final = 300
_TURN_MS: Final = 260
_FRAME_MS: Final = 16
_COLUMN_COUNT_MS: Final = 420
"""How long each column of the page takes."""
_COUNTED_PAGE_MS: Final = 2400
"""How long the page stands when all is counted where no one plays; else until someone goes on."""
_LAST_CARDS_MS: Final = 700
"""How long the last cards are seen, which packed themselves, or what one of two has packed."""
_LIMITS_MS: Final = 1700
"""How long the limits that were drawn are seen."""
_OWN_TAG_WIDTH: Final = 118
"""The tag with one's own limit, in logical pixels at 100 %."""
_TAG_ASPECT: Final = 1.4
"""Its height by its width."""
_MOVING_HAND_BACKS: Final = 3
"""How many backs stand for a hand on its way."""


class CarryMoves(CardMoves):
    """Turns events into moves, from where the items are now."""

    def __init__(
        self,
        look: Look,
        scene: CarryScene,
        page: RoundPage,
        animator: Animator,
        commands: CarryCommands,
    ) -> None:
        super().__init__(scene.fan, animator)
        self._look, self._scene, self._page, self._commands = look, scene, page, commands

    def parts(self, events: Sequence[Event], after: CarryTableState) -> Sequence[AnimationStep]:
        """What is seen of a step: of these events, after which the table shows that state."""
        scored = next((event for event in events if isinstance(event, Scored)), None)
        ends = None if scored is None else tuple(map(add, scored.cards, scored.extras))
        return animation_steps(events, partial(self._part, after, ends))

    @property
    def _state(self) -> CarryTableState:
        """What is shown while a part begins."""
        return self._scene.state

    def _part(
        self, after: CarryTableState, ends: Sequence[int] | None, event: Event
    ) -> AnimationStep | Sequence[AnimationStep] | None:
        told = (event,)
        match event:
            case Picked() | PickMade():
                return AnimationStep(told, beside=True, late=True)
            case RoundBegan(cards=cards):
                # The round before is counted meanwhile.
                self._scene.expect(after)
                deal = self._deal if cards else still
                return AnimationStep(told, deal, "flap", arrives=True, late=True)
            case Drew(seat=seat):
                return AnimationStep(told, partial(self._draw, seat), "slide", arrives=True)
            case Revealed(cards=cards, automatic=last):
                reveal = partial(self._reveal, after, cards, last=last)
                if last:
                    return AnimationStep(told, reveal, "flip", rest=_LAST_CARDS_MS)
                # Else a curtain would fall before all have seen it.
                stays = after.handed and not after.common.again
                return AnimationStep(told, reveal, "flip", waits=stays)
            case HandsPassed():
                return AnimationStep(told, self._pass_on, "slide", late=True, then=self._come_by)
            case Packed(seat=seat, card=card, discarded=others):
                # Whose turn it is next comes to the front, and nobody presses anything before.
                rest = _LAST_CARDS_MS if after.common.several and not after.common.again else 0
                pack = partial(self._pack, seat, card, others)
                return AnimationStep(told, pack, "slide", rest=rest)
            case LuggageDrawn(limits=limits):
                return AnimationStep(told, partial(self._luggage, limits), "flip", rest=_LIMITS_MS)
            case LuggageTaken() | LuggageLooked():
                # The sheet shows it, and the sentence that asks for the next card says it.
                return AnimationStep(told, beside=True, late=True)
            case SettlingBegan():
                # The page comes in the same frame in which the others' suitcases are full.
                return AnimationStep(told, cue="slide", late=True)
            case Settled():
                return AnimationStep(told, cue="confirm", beside=True)
            case RoundScored():
                return self._counting(event, ends, after)
            case Scored():
                # Who has won is told once it was seen how.
                return AnimationStep(told, cue="latch")
            case _:
                return None

    # Hands ----------------------------------------------------------------------------------------

    def _deal(self) -> Sequence[Moving]:
        """Seven cards a seat slide from the middle."""
        found, middle = list[Moving](), self._scene.plan.case.center()
        like: Sprite | None = None
        for order, seat in enumerate(self._others()):
            end = self._scene.place_of(seat)
            like = self._backs(_MOVING_HAND_BACKS, like)
            found.append(self._fly(like, middle, end, delay=30 * order, gone=True))
        return [*found, *self.come(middle, self._fan.places, 60, 0.4)]

    def _pass_on(self) -> Sequence[Moving]:
        """All hands go to the left at the same time: one's own too."""
        scene, fan, found = self._scene, self._fan, list[Moving]()
        around = [self._state.seat, *self._others()]
        left = scene.place_of(around[1])
        # What was picked went into the suitcase. Shown again, one's own hand stays as it is now.
        passed = () if self._state.common.again else fan.places
        for index in (each for each in passed if fan.item(each).isVisible()):
            paint, rect = fan.picture(index, up=True)
            sprite = self._animator.sprite(paint, rect)
            start = fan.spot(index)
            found.append(MoveTween(sprite, start, left, 260, (1.0, 0.25), (1.0, 0.2), Ease.IN))
        like: Sprite | None = None
        for number, seat in enumerate(around[1:], start=1):
            start = scene.place_of(seat)
            end = scene.place_of(around[(number + 1) % len(around)])
            # All hands look alike, and pass at the same time.
            like = self._backs(_MOVING_HAND_BACKS, like)
            found.append(self._fly(like, start, end, gone=True))
        return found

    def _come_by(self) -> Sequence[Moving]:
        """The next hand comes from the right."""
        places = () if self._state.common.again else self._fan.places
        return self.come(self._scene.place_of(self._others()[-1]), places, 200, 0.4)

    def _draw(self, seat: Seat) -> Sequence[Moving]:
        """Three cards from the deck."""
        deck = self._scene.deck_spot()
        if seat == self._state.seat:
            return self.come(deck, self._fan.places, 0, 0.4)
        end = self._scene.place_of(seat)
        return (self._fly(self._backs(_MOVING_HAND_BACKS), deck, end, gone=True),)

    # Picks ----------------------------------------------------------------------------------------

    def _reveal(
        self, after: CarryTableState, cards: Sequence[int], *, last: bool
    ) -> Sequence[Moving]:
        """All picks are turned over together, where they are packed."""
        found: list[Moving] = []
        backs: dict[tuple[float, float], Sprite] = {}
        view = self._state.view
        self._scene.expect(after, others=False)
        for number, card in enumerate(cards):
            seat = Seat(number)
            index = len(view.seats[seat].packed) + (1 if last and self._is_sixth() else 0)
            spot = self._scene.packed_spot(seat, index)
            own = None if last or seat != self._state.seat else self._from_hand(card, spot)
            if own is not None:
                found.append(own)
                continue
            size = spot.width(), spot.height()
            backs[size] = back = self._back(spot, backs.get(size))
            found += self._turn_over(card, spot, back, number)
        return found

    def _from_hand(self, card: int, spot: QRectF) -> MoveTween | None:
        """One's own card goes out of the hand, if it still lies there."""
        fan, hand = self._fan, self._state.hand
        if self._state.common.again or card not in hand or len(fan.places) != len(hand):
            return None
        item = fan.item(fan.chosen(hand, card))
        sprite = self._animator.in_place_of(item)
        share = spot.width() / item.rect().width()
        start, end = sprite.pos(), spot.center()
        return MoveTween(
            sprite, start, end, _SLIDE_MS, (1.0, share), ease=Ease.SETTLE, cue="settle"
        )

    def _is_sixth(self) -> bool:
        """Whether what was revealed before in the same step is not in the view yet."""
        return any(len(each.packed) < 6 for each in self._state.view.seats)

    def _back(self, spot: QRectF, like: Sprite | None) -> Sprite:
        """A card in a place, seen from behind; with `like`, as another of its size."""
        look = self._look
        size = QRectF(-spot.width() / 2, -spot.height() / 2, spot.width(), spot.height())

        def paint(painter: QPainter) -> None:
            look.pixmaps.draw(
                painter, "co-back", size, lambda inner: art.paint_back(inner, size, "items", look)
            )

        return self._animator.sprite(paint, size, like=like)

    def _turn_over(self, card: int, spot: QRectF, hidden: Sprite, number: int) -> Sequence[Moving]:
        """A card in a place, from its back to its face; `number` tells its turn to be printed."""
        shown = self._chip(card, spot, late=True)
        half = _TURN_MS // 2
        # All are turned over together: each face is printed in a frame of its own before.
        printed = ValueTween(partial(come, shown), 1, delay=min(_FRAME_MS * number, half - 1))
        at = spot.center()
        hidden.setPos(at)
        shown.setPos(at)
        shown.setOpacity(0.0)
        return (
            printed,
            MoveTween(hidden, at - QPointF(0, 24), at, half, (1.25, 1.1), (0.0, 1.0), Ease.OUT),
            MoveTween(hidden, at, at, 1, (1.1, 1.0), (1.0, 0.0), delay=half),
            MoveTween(shown, at, at, half, (1.2, 1.0), (0.4, 1.0), Ease.SETTLE, half, cue="settle"),
        )

    def _pack(self, seat: Seat, card: int, others: Sequence[int]) -> Sequence[Moving]:
        """One of three goes into the suitcase, the others are discarded face up."""
        scene = self._scene
        index = len(self._state.view.seats[seat].packed)
        start = scene.place_of(seat)
        spot = scene.packed_spot(seat, index)
        moves = [self._fly(self._chip(card, spot), start, spot.center(), grow=(0.6, 1.0))]
        pile = scene.discard_spot()
        for number, other in enumerate(others):
            sprite = self._chip(other, spot)
            moves.append(self._fly(sprite, start, pile, delay=60 * (number + 1), grow=(0.8, 0.6)))
        return moves

    # The round's end ------------------------------------------------------------------------------

    def _luggage(self, limits: Sequence[int]) -> Sequence[Moving]:
        """One's own tag is drawn from the middle; the others' come where they are seen.

        On their way there they would cross names.
        """
        found: list[Moving] = []
        look, middle = self._look, self._scene.plan.case.center()
        mine = self._state.seat
        if self._is_for_one(mine):
            self._commands.say(say("drawn-limit", limit=limits[mine]))
        for number, limit in enumerate(limits):
            own = Seat(number) == mine
            room = self._scene.plan.fan if own else self._scene.tag_room(Seat(number))
            wide, high = room.width(), room.height()
            if own:
                # The limit on which one's round was a bet is seen where the hand was.
                wide = min(float(look.px(_OWN_TAG_WIDTH)), high / _TAG_ASPECT)
                high = wide * _TAG_ASPECT
            size, end = QRectF(-wide / 2, -high / 2, wide, high), room.center()
            start = middle if own else end
            drawn = partial(art.paint_luggage, name="") if own else art.paint_limit

            def paint(
                painter: QPainter,
                size: QRectF = size,
                limit: int = limit,
                drawn: Callable[..., None] = drawn,
                own: bool = own,
            ) -> None:
                # Many draw the same limit.
                look.pixmaps.draw(
                    painter,
                    ("co-luggage", own, limit),
                    size,
                    lambda inner: drawn(inner, size, limit, look=look),
                )

            sprite = self._animator.sprite(paint, size)
            # At the edge there is no room to swing beyond it and back.
            ease, wait, lift = (Ease.SETTLE if own else Ease.OUT), 20 * number, 40 * own
            found.append(
                MoveTween(sprite, start, end, 400, (0.5, 1.0), (0.0, 1.0), ease, wait, lift)
            )
        return found

    def _is_for_one(self, seat: Seat) -> bool:
        """Whether the seat's player is the only person who looks; to several "you" is nobody."""
        return self._state.common.persons == (seat,)

    def _open_page(
        self, event: RoundScored, ends: Sequence[int] | None, counted: int = 0
    ) -> Sequence[Moving]:
        """The page shows what everybody packed; its numbers come."""
        scores = {Seat(seat): score for seat, score in enumerate(event.scores)}
        self._page.show_scores(event.round, scores, event.totals, ends, counted=counted)
        return (ValueTween(lambda _share: None, 200),)

    def _counting(
        self, event: RoundScored, ends: Sequence[int] | None, after: CarryTableState
    ) -> list[AnimationStep]:
        """The page comes, then column by column, and then it stands for a while.

        What a round scored is told with the last column: no earlier than it is seen.
        """

        def count(column: int) -> Sequence[Moving]:
            self._page.count(column)
            self._commands.show_standing()
            return (ValueTween(lambda _share: None, _COLUMN_COUNT_MS),)

        def hold() -> Sequence[Moving]:
            # Also where all before it was skipped, or nothing moves.
            self._open_page(event, ends, len(COLUMNS))
            self._commands.show_standing()
            self._commands.say_now()
            return ()

        opened = AnimationStep((), partial(self._open_page, event, ends), "flap")
        columns = [n for n in range(len(COLUMNS)) if n != CARDS_COLUMN or ends is not None]
        counted = [AnimationStep((), partial(count, n), "tick") for n in columns[:-1]]
        last = AnimationStep((event,), partial(count, columns[-1]), "tick")
        plays = bool(after.common.persons)
        stands = AnimationStep((), hold, rest=_COUNTED_PAGE_MS, waits=plays)
        return [opened, *counted, last, stands]

    # Pictures -------------------------------------------------------------------------------------

    def _others(self) -> Sequence[Seat]:
        return self._scene.around

    def _chip(self, card: int, spot: QRectF, *, late: bool = False) -> Sprite:
        """A packed card, from the cache where it has been packed before in this size."""
        size = QRectF(-spot.width() / 2, -spot.height() / 2, spot.width(), spot.height())
        look = self._look

        def paint(painter: QPainter) -> None:
            look.pixmaps.stamp(
                painter,
                ("co-chip", card),
                size,
                lambda inner, room: art.paint_chip(inner, room, card, look),
            )

        return self._animator.sprite(paint, size, late=late)

    def _backs(self, many: int, like: Sprite | None = None) -> Sprite:
        """A small hand, seen from behind; with `like`, as another that is seen beside it."""
        look = self._look
        wide = float(look.px(44))
        high = wide * 1.42
        size = QRectF(-wide, -high * 0.6, 2 * wide, high * 1.3)

        def fanned(painter: QPainter) -> None:
            for number in range(many):
                painter.save()
                painter.rotate((number - (many - 1) / 2) * 9)
                art.paint_back(painter, QRectF(-wide / 2, -high / 2, wide, high), "items", look)
                painter.restore()

        def paint(painter: QPainter) -> None:
            look.pixmaps.draw(painter, ("co-backs", many), size, fanned)

        return self._animator.sprite(paint, size, like=like)

    @staticmethod
    def _fly(
        sprite: Sprite,
        start: QPointF,
        end: QPointF,
        *,
        delay: int = 0,
        gone: bool = False,
        grow: tuple[float, float] = (1.0, 1.0),
    ) -> MoveTween:
        fade = (1.0, 0.0) if gone else (1.0, 1.0)
        return MoveTween(sprite, start, end, _SLIDE_MS, grow, fade, Ease.SMOOTH, delay)
