"""Cargo Hold: the computer players.

`easy` goes by rules of thumb, sends what it has and slips at times. `normal` does what they say
brings most money (`appraisal`). Both know of hidden cards only how many there are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

import msgspec

from engine.core import Bot, Config, Event, Level, ScoreLine, Seat, Stream, Thought
from engine.games.cargo_hold.actions import (
    Attack,
    CargoAction,
    Collect,
    Deliver,
    Discard,
    EndTurn,
    Extend,
    Flee,
    Reinforce,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.appraisal import Appraisal
from engine.games.cargo_hold.components import (
    GETAWAY,
    LASSO,
    NOTHING,
    REINFORCEMENT,
    THIEF,
    Components,
)
from engine.games.cargo_hold.events import Source
from engine.games.cargo_hold.raid import Fight, losing
from engine.games.cargo_hold.view import CargoView, Phase, RaidView
from engine.parts.cards import Bag, distinct

if TYPE_CHECKING:
    from engine.games.cargo_hold.state import CargoState

EASY, NORMAL = Level("easy"), Level("normal")

SLIP: Final = 15
"""In so many of 100 decisions `easy` takes anything."""
STEPS: Final = (Phase.COLLECT, Phase.DELIVER, Phase.RAID, Phase.END)


class CargoMind(msgspec.Struct, frozen=True):
    """All that a bot need remember: what it put down is in its world."""

    seat: Seat


class Trader:
    """What all levels have in common; this is `normal`."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.appraisal = Appraisal(box)

    def start(self, config: Config, seat: Seat, level: Level) -> CargoMind:  # noqa: ARG002
        """The mind before anything was told."""
        return CargoMind(seat)

    def notice(self, mind: CargoMind, told: Event) -> CargoMind:  # noqa: ARG002
        """The same mind: nothing needs to be remembered."""
        return mind

    def think(
        self, game: Any, mind: CargoMind, view: CargoView, world: CargoState, stream: Stream
    ) -> Iterator[Thought]:
        """One thought, the choice. Raises ValueError out of turn."""
        seat = mind.seat
        if seat not in view.due:
            raise ValueError(f"seat {seat} may not act")
        best, why = self.choose(game, view, seat, world, stream)
        yield Thought(1, 1, best, why)

    def choose(
        self,
        game: Any,  # noqa: ARG002 - its box is all that is needed
        view: CargoView,
        seat: Seat,
        world: CargoState,
        stream: Stream,
    ) -> tuple[CargoAction, tuple[ScoreLine, ...]]:
        """The choice, and what it is expected to bring."""
        if view.raid is not None:
            return self.answer(view.raid, view.seats[seat].hand, seat), ()
        if view.phase is Phase.LOYALTY:
            return TakeBack(tuple([kind for kind in world.deliveries[seat] if kind < 8])), ()
        if view.phase is Phase.DISCARD:
            hand = view.seats[seat].hand
            return Discard(self.appraisal.worst(hand, len(hand) - self.box.limit)), ()
        return self.turn(view, seat, world.deliveries[seat], stream)

    # A turn

    def turn(
        self, view: CargoView, seat: Seat, delivery: Bag, stream: Stream
    ) -> tuple[CargoAction, tuple[ScoreLine, ...]]:
        """The next step of the turn that is worth taking; at its end cards are drawn always."""
        step, own = STEPS.index(view.phase), view.seats[seat].delivery
        if step == 0 and own is not None and own.left == 0:
            return self.due(view, seat, delivery, extended=own.extended)
        if step <= 1 and own is None:
            found = self.delivery(view, seat, stream)
            if found is not None:
                return found
        if step <= 2:
            found = self.raid(view, seat, stream)
            if found is not None:
                return found
        return EndTurn(True), ()

    def due(
        self, view: CargoView, seat: Seat, delivery: Bag, *, extended: bool
    ) -> tuple[CargoAction, tuple[ScoreLine, ...]]:
        """Collect what is ready, or wait another turn for more."""
        appraisal, has = self.appraisal, view.seats[seat].total
        now, then = (appraisal.value(delivery, late) for late in (extended, True))
        later = then * appraisal.holds(delivery, 1) * 0.8
        if not extended and has + now < view.target and later > now:
            return Extend(), _line(Source.COLLECTED, later - now)
        return Collect(), _line(Source.COLLECTED, now)

    def delivery(
        self,
        view: CargoView,
        seat: Seat,
        stream: Stream,  # noqa: ARG002
    ) -> tuple[CargoAction, tuple[ScoreLine, ...]] | None:
        """The delivery that brings most; None where none is worth it."""
        hand, needs = view.seats[seat].hand, view.target - view.seats[seat].total
        appraisal = self.appraisal
        best: tuple[float, Deliver] | None = None
        for cards, extended in appraisal.deliveries(hand):
            worth = appraisal.expects(cards, hand, extended)
            if appraisal.value(cards, extended) >= needs:
                worth += 300 * appraisal.holds(cards, 2 if extended else 1) ** 2
            if worth > 0 and (best is None or worth > best[0]):
                best = worth, Deliver(cards, extended)
        if best is None:
            return None
        deliver = best[1]
        return deliver, _line(Source.COLLECTED, appraisal.value(deliver.cards, deliver.extended))

    def raid(
        self,
        view: CargoView,
        seat: Seat,
        stream: Stream,  # noqa: ARG002
    ) -> tuple[CargoAction, tuple[ScoreLine, ...]] | None:
        """The raid that takes most; None where none is worth its cards."""
        appraisal = self.appraisal
        best: tuple[float, Attack, float] | None = None
        for other, one in enumerate(view.seats):
            if other == seat or one.delivery is None:
                continue
            size, extended = one.delivery.cards, one.delivery.extended
            for cards in appraisal.raids(view.seats[seat].hand):
                loot = appraisal.plunder(cards, size, extended)
                # What another does not get is worth something too, most with who is ahead.
                harm = 0.3 + 0.4 * (one.total >= 0.6 * view.target)
                worth = loot * (1 + harm) - appraisal.cost(cards, view.seats[seat].hand)
                if worth > 0 and (best is None or worth > best[0]):
                    best = worth, Attack(Seat(other), cards), loot
        return None if best is None else (best[1], _line(Source.RAIDED, best[2]))

    # Choices in a raid

    def answer(self, raid: RaidView, hand: Bag, seat: Seat) -> CargoAction:
        """What the owner of a special does (CH-24)."""
        box, card, attacks = self.box, raid.card, seat == raid.attacker
        theirs = raid.defence if attacks else raid.attack
        if card == THIEF:
            pays = box.pays[raid.extended]
            cargo = [kind for kind in raid.defence if 8 <= kind < 16]
            return Steal(max(cargo, key=lambda kind: pays[kind]))
        if card == GETAWAY:
            return Flee(losing(Fight(box, raid.attack, raid.defence)))
        if card == LASSO:
            points = box.defence if attacks else box.attack
            firepower = [kind for kind in theirs if kind < 8]
            return Rope(max(firepower, key=lambda kind: points[kind]))
        if card == REINFORCEMENT:
            return Reinforce(self.added(raid, hand, attacks=attacks))
        own = raid.attack if attacks else raid.defence
        return TakeBack(tuple([kind for kind in own if kind < 8]))

    def added(self, raid: RaidView, hand: Bag, *, attacks: bool) -> int:
        """The weakest firepower of the hand that turns the raid; none where none does."""
        attack, defence = raid.strengths
        lack = defence + 1 - attack if attacks else attack - defence
        points = self.box.attack if attacks else self.box.defence
        helps = [kind for kind in distinct(hand) if kind < 8 and points[kind] >= lack]
        if lack <= 0 or not helps:
            return NOTHING
        return min(helps, key=lambda kind: self.appraisal.keep[kind])


class Beginner(Trader):
    """`easy`: all its cargo with a guard or none, raids with what it has, and slips."""

    def choose(
        self, game: Any, view: CargoView, seat: Seat, world: CargoState, stream: Stream
    ) -> tuple[CargoAction, tuple[ScoreLine, ...]]:
        """What it thinks of, or anything that is legal."""
        if stream.below(100) < SLIP:
            slip: CargoAction = game.legal(world, seat).sample(stream)
            return slip, ()
        return super().choose(game, view, seat, world, stream)

    def delivery(
        self, view: CargoView, seat: Seat, stream: Stream
    ) -> tuple[CargoAction, tuple[ScoreLine, ...]] | None:
        """All its cargo, and about half of its firepower, whichever."""
        hand = view.seats[seat].hand
        cargo = tuple([kind for kind in hand if 8 <= kind < 16])
        if not cargo:
            return None
        guards = tuple([kind for kind in hand if kind < 8 and stream.below(2)])
        return Deliver(guards + cargo, False), _line(
            Source.COLLECTED, self.appraisal.value(cargo, False)
        )

    def raid(
        self, view: CargoView, seat: Seat, stream: Stream
    ) -> tuple[CargoAction, tuple[ScoreLine, ...]] | None:
        """At times any delivery, with two to four cards of firepower, whichever."""
        targets = [
            Seat(other)
            for other, one in enumerate(view.seats)
            if other != seat and one.delivery is not None
        ]
        cards = tuple([kind for kind in view.seats[seat].hand if kind < 8])
        if not targets or len(cards) < 2 or stream.below(2):
            return None
        return Attack(stream.choice(targets), cards[-2 - stream.below(3) :]), ()


def _line(source: Source, money: float) -> tuple[ScoreLine, ...]:
    dollars = round(money)
    return (ScoreLine(str(source), dollars),) if dollars else ()


def players(box: Components) -> Mapping[Level, Bot]:
    """The computer players of a box, weakest first: the levels of the set-up page."""
    return {EASY: Beginner(box), NORMAL: Trader(box)}
