"""The table of Cargo Hold: what moves on the stage for what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from msgspec import structs
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.core import Event, Seat
from engine.games.cargo_hold.events import (
    CardsDrawn,
    CashedIn,
    Collected,
    DeckMade,
    Delivered,
    Did,
    Discarded,
    Drew,
    Extended,
    HandsDealt,
    Scored,
    Source,
    SpecialFired,
    TurnBegan,
)
from engine.games.cargo_hold.history import beforehand
from engine.games.cargo_hold.view import CargoView, Phase
from ui.bridge.base import Stepped
from ui.kit.cards.moves import CardMoves
from ui.kit.table.animator import AnimationStep, Animator, Begin, animation_steps, still
from ui.look.easing import Ease
from ui.look.style import Look
from ui.motion import MoveTween, Moving
from ui.motion.sprite import Sprite
from ui.tables.cargo_hold import art
from ui.tables.cargo_hold.choice import ChoicePanel, SeatQuestion
from ui.tables.cargo_hold.questions import asked
from ui.tables.cargo_hold.scene import CargoScene
from ui.tables.cargo_hold.showdown import Showdown
from ui.tables.cargo_hold.state import CargoTableState

_FLIGHT_MS: Final = 320
_OPENED_CARDS_MS: Final = 900
"""How long the cards of a delivery that is opened stand to be read."""
_DRAWN_CARDS_MS: Final = 1800
"""How long the player who drew cards looks at them, before the screen is handed on."""
_END_MS: Final = 1200
"""How long it stands how a match has ended."""


def _paid(view: CargoView, event: CashedIn) -> CargoView:
    """Return what is seen of a match once a Thief was paid."""
    seats, thief = list(view.seats), view.seats[event.seat]
    *others, stolen = thief.money
    money = (*others, stolen + event.money)
    seats[event.seat] = structs.replace(thief, money=money, total=event.total)
    return structs.replace(view, seats=tuple(seats))


class CargoMoves(CardMoves):
    """Turns events into moves, from where the items are now."""

    drawn: Sequence[int] = ()
    """What whoever looks drew just now."""

    def __init__(
        self,
        look: Look,
        scene: CargoScene,
        showdown: Showdown,
        choice: ChoicePanel,
        animator: Animator,
    ) -> None:
        super().__init__(scene.fan, animator)
        self._look, self._scene, self._showdown, self._choice = look, scene, showdown, choice

    def parts(
        self, stepped: Stepped, after: CargoTableState, *, asks: int = 0
    ) -> Sequence[AnimationStep]:
        """What is seen of a step: a raid as a showdown, all else as what flies.

        Args:
            stepped: What happened.
            after: What the table shows after it.
            asks: How long it is seen that somebody is asked who has answered beforehand, in
                milliseconds; 0: that is not shown.
        """
        viewer, seen = after.view.seat, stepped.view_before
        before = [id(event) for event in beforehand(stepped.view_before, stepped.events)]

        def parts(event: Event) -> AnimationStep | Sequence[AnimationStep] | None:
            nonlocal seen
            shown = self._showdown.parts(event, viewer)
            if shown and isinstance(event, CashedIn) and event.source is Source.STOLEN:
                # A Thief is paid in the middle of a raid, of which no more is known yet.
                seen = _paid(seen, event)
                return replace(shown[0], arrives=True, view=seen), *shown[1:]
            if isinstance(event, SpecialFired) and asks and id(event) in before:
                return self._asked(asked(event), shown, asks)
            return shown or self._part(event, stepped, after)

        return animation_steps(stepped.events, parts)

    def _asked(
        self, question: SeatQuestion, shown: Sequence[AnimationStep], rest: int
    ) -> Sequence[AnimationStep]:
        """What was answered beforehand is asked as if a computer chose now, for as long (CH-24)."""

        def ask(asked: SeatQuestion | None, begin: Begin) -> Sequence[Moving]:
            self._choice.tell(asked, self._scene.state.common, self._scene.words.names)
            return begin()

        first = shown[0]
        after = replace(first, begin=partial(ask, None, first.begin))
        return AnimationStep((), partial(ask, question, still), rest=rest), after, *shown[1:]

    def _part(self, event: Event, stepped: Stepped, after: CargoTableState) -> AnimationStep | None:
        told = (event,)
        match event:
            case HandsDealt():
                return AnimationStep(told, self._deal, "flap", arrives=True, late=True)
            case TurnBegan():
                return AnimationStep(told, cue="flap", arrives=True)
            case Delivered(seat=seat, cards=cards):
                return AnimationStep(told, partial(self._send, seat, cards), "slide")
            case Extended(seat=seat):
                return AnimationStep(told, partial(self._extend, seat), "latch")
            case Collected(seat=seat) if after.view.phase is Phase.LOYALTY:
                return AnimationStep(told, partial(self._show, seat), "flip", arrives=True)
            case Collected(seat=seat, cards=cards):
                return AnimationStep(told, partial(self._open, seat, cards), "flip")
            case SpecialFired(seat=seat, other=None, did=Did.RETURNED, cards=back):
                shown = stepped.view_before.seats[seat].delivery.shown
                return AnimationStep(told, partial(self._part_with, seat, shown, back), "slide")
            case CashedIn(seat=seat, source=Source.COLLECTED, money=money) if money:
                return AnimationStep(told, partial(self._pay, seat), "coins", arrives=True)
            case Drew(seat=seat, cards=cards):
                own = seat == after.view.seat and after.handed
                draw = partial(self._draw, seat, cards)
                rest, was = _DRAWN_CARDS_MS if own else 0, stepped.view_before
                # It is still the turn of who draws.
                seen = structs.replace(after.view, actor=was.actor, phase=was.phase, turn=was.turn)
                return AnimationStep(
                    told, draw, "slide", arrives=True, rest=rest, private=own, view=seen
                )
            case CardsDrawn(cards=cards):
                self.drawn = cards
                return None
            case DeckMade():
                return AnimationStep(told, self._shuffle, "flip")
            case Discarded(seat=seat, cards=cards):
                return AnimationStep(told, partial(self._discard, seat, cards), "slide")
            case Scored():
                # What everyone has is seen before the end is told elsewhere.
                return AnimationStep(told, self._stand, "latch", arrives=True, rest=_END_MS)
            case _:
                return None

    # Moves ----------------------------------------------------------------------------------------

    @staticmethod
    def _stand() -> Sequence[Moving]:
        """All lies there as it is now."""
        return ()

    def _deal(self) -> Sequence[Moving]:
        """Seven cards a seat from the deck."""
        start = self._scene.deck.spot()
        found: list[Moving] = [
            self._fly(self._back(), start, self._scene.hand_spot(seat), delay=40 * order)
            for order, seat in enumerate(self._scene.around)
        ]
        return [*found, *self.come(start, self._scene.fan.fresh)]

    def _send(self, seat: Seat, cards: int) -> Sequence[Moving]:
        """Cards go face down from the hand into a crate."""
        return self._backs(
            self._scene.hand_spot(seat), self._scene.crates[seat].spot(), min(7, cards)
        )

    def _extend(self, seat: Seat) -> Sequence[Moving]:
        end = self._scene.crates[seat].spot()
        return (self._fly(self._extension(), self._scene.hand_spot(seat), end),)

    def _open(self, seat: Seat, cards: Sequence[int]) -> Sequence[Moving]:
        """The crate opens: its cards stand side by side to be read, and are discarded."""
        scene, start = self._scene, self._scene.crates[seat].spot()
        wide, end = float(self._look.px(84)), scene.discards.spot()
        pitch = min(wide * 1.1, scene.plan.size.width() * 0.6 / max(1, len(cards)))
        middle = QPointF(scene.plan.size.width() / 2, scene.plan.info.center().y())
        found: list[Moving] = []
        for number, card in enumerate(cards):
            sprite = self._chip(card, wide)
            at = middle + QPointF((number - (len(cards) - 1) / 2) * pitch, 0)
            wait = 40 * number
            found.append(
                MoveTween(sprite, start, at, _FLIGHT_MS, (0.4, 1.0), (0.0, 1.0), Ease.OUT, wait)
            )
            found.append(
                MoveTween(
                    sprite,
                    at,
                    end,
                    _FLIGHT_MS,
                    (1.0, 0.5),
                    (1.0, 0.0),
                    Ease.IN,
                    _FLIGHT_MS + _OPENED_CARDS_MS + wait,
                )
            )
        return found

    def _show(self, seat: Seat) -> Sequence[Moving]:
        """The crate opens, and its cards stay to be chosen from."""
        sprite = self._animator.in_place_of(self._scene.opened)
        start, end = self._scene.crates[seat].spot(), sprite.pos()
        return (MoveTween(sprite, start, end, _FLIGHT_MS, (0.2, 1.0), (0.0, 1.0), Ease.OUT),)

    def _part_with(self, seat: Seat, shown: Sequence[int], back: Sequence[int]) -> Sequence[Moving]:
        """Of the cards that stay open, some come back to the hand, and the others are discarded."""
        scene, left, found = self._scene, list(back), list[Moving]()
        for place, card in enumerate(shown[: len(scene.opened.cards)]):
            slot, end = scene.opened.slot(place), scene.discards.spot()
            if card in left:
                left.remove(card)
                end = self._scene.hand_spot(seat)
            sprite = self._chip(card, slot.width())
            found.append(self._fly(sprite, slot.center(), end, delay=40 * place))
        scene.opened.hide()
        return found

    def _pay(self, seat: Seat) -> Sequence[Moving]:
        """Money goes to its seat's mark on the track."""
        side = float(self._look.px(40))
        size = QRectF(-side / 2, -side / 2, side, side)
        look = self._look
        coin = self._animator.sprite(lambda painter: art.paint_coin(painter, size, look), size)
        start, end = self._scene.plan.info.center(), self._scene.track.spot(seat).center()
        return (self._fly(coin, start, end),)

    def _draw(self, seat: Seat, cards: int) -> Sequence[Moving]:
        """Cards come from the deck."""
        start = self._scene.deck.spot()
        if seat == self._scene.state.seat and self._scene.fan.places:
            return self.come(start, self._scene.fan.fresh[:cards])
        return self._backs(start, self._scene.hand_spot(seat), cards)

    def _shuffle(self) -> Sequence[Moving]:
        return self._backs(self._scene.discards.spot(), self._scene.deck.spot(), 5)

    def _discard(self, seat: Seat, cards: Sequence[int]) -> Sequence[Moving]:
        start, end = self._scene.hand_spot(seat), self._scene.discards.spot()
        wide = float(self._look.px(84))
        return [
            self._fly(self._chip(card, wide), start, end, delay=90 * number)
            for number, card in enumerate(cards)
        ]

    # Pictures -------------------------------------------------------------------------------------

    def _card_room(self, wide: float) -> QRectF:
        return QRectF(-wide / 2, -wide * 0.73, wide, wide * 1.46)

    def _back(self) -> Sprite:
        look = self._look
        size = self._card_room(float(look.px(46)))

        def paint(inner: QPainter) -> None:
            art.paint_back(inner, size, look)

        def draw(painter: QPainter) -> None:
            # All backs look alike.
            look.pixmaps.draw(painter, "ch-back", size, paint)

        return self._animator.sprite(draw, size)

    def _extension(self) -> Sprite:
        look = self._look
        size = self._card_room(float(look.px(60)))
        return self._animator.sprite(
            lambda painter: art.paint_extension(painter, size, "", look), size
        )

    def _chip(self, card: int, wide: float) -> Sprite:
        size, faces = self._card_room(wide), self._scene.faces
        return self._animator.sprite(lambda painter: faces.paint_chip(card, painter, size), size)

    def _backs(self, start: QPointF, end: QPointF, many: int) -> Sequence[Moving]:
        return [self._fly(self._back(), start, end, delay=50 * each) for each in range(many)]

    @staticmethod
    def _fly(sprite: Sprite, start: QPointF, end: QPointF, *, delay: int = 0) -> MoveTween:
        return MoveTween(sprite, start, end, _FLIGHT_MS, (1.0, 0.8), (1.0, 0.4), Ease.SMOOTH, delay)
