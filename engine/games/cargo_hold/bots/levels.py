"""Cargo Hold: the computer players.

`normal` does what rules of thumb say brings most money (`appraisal`), and `easy` does so half of
the time. Both know of hidden cards only how many there are. `hard` looks at many worlds that could
be (`worlds`). All remember what everybody saw of each seat (`memory`): `hard` weighs by it what
others hold and how they play on, `normal` roughly how often it is raided, `easy` nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self, TypeAlias

from engine.core import Bot, BotProgress, Config, Event, Level, Rng, ScoreLine, Seat
from engine.core.characters import PlayStyle
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
from engine.games.cargo_hold.bots import beliefs, memory
from engine.games.cargo_hold.bots.evaluation import CargoEvaluation
from engine.games.cargo_hold.bots.memory import CargoMind, SeatRecord
from engine.games.cargo_hold.bots.styles import StyledEvaluation
from engine.games.cargo_hold.components import (
    CARGO,
    DIVERSION,
    GETAWAY,
    LASSO,
    NOTHING,
    PRISON_WAGON,
    REINFORCEMENT,
    THIEF,
    Components,
)
from engine.games.cargo_hold.events import Source
from engine.games.cargo_hold.raid import RaidResolver, losing
from engine.games.cargo_hold.view import CargoView, Phase, RaidView
from engine.parts.cards import Bag, distinct, minus

if TYPE_CHECKING:
    from engine.games.cargo_hold.bots.search import CargoSearch
    from engine.games.cargo_hold.state import CargoState

EASY, NORMAL, HARD = Level("easy"), Level("normal"), Level("hard")

RANDOM_CHOICE_PERCENT: Final = 46
"""In so many of 100 decisions `easy` takes anything."""
CANDIDATES_BY_MONEY: Final = 8
CANDIDATES_BY_MERIT: Final = 4
"""How many deliveries and raids are tried that promise most money, or are mixed most often."""
EQUAL_WIN_MARGIN: Final = 1000
"""The difference in the chance to win, of 65536, that still counts as equally good."""
WIN_PER_DOLLAR: Final = 30
"""What a style adds to the chance to win, of 65536, for each of its dollars."""
MIN_ESCORTED_DOLLARS: Final = 100
"""A delivery of so many dollars takes along what helps a delivery alone."""
ESCORT_SPECIALS: Final = (REINFORCEMENT, PRISON_WAGON, DIVERSION)
WAITING_PERCENT: Final = 80
"""What `normal` would collect a turn later is worth so much of 100."""
WINNING_DELIVERY_DOLLARS: Final = 300
"""A delivery that wins the match counts as so many dollars more with `normal`."""
HARM_PERCENT: Final = 30
NEAR_HARM_PERCENT: Final = 40
NEAR_TARGET_PERCENT: Final = 60
"""What another loses counts so much of 100 with `normal`, and more once it has so much of the
target."""
TURN_PHASES: Final = (Phase.COLLECT, Phase.DELIVER, Phase.RAID, Phase.END)


class DecisionContext(NamedTuple):
    """A decision: what a seat sees, and a world that it could be in."""

    game: Any
    view: CargoView
    seat: Seat
    world: CargoState
    stream: Rng
    records: tuple[SeatRecord, ...] = ()
    """What everybody saw of each seat; none where only the position is known."""

    @property
    def hand(self) -> Bag:
        """The seat's hand."""
        return self.view.seats[self.seat].hand

    @property
    def put_down(self) -> Bag:
        """What the seat itself has put down, in any world."""
        return self.world.deliveries[self.seat]


Choice: TypeAlias = tuple[CargoAction, tuple[ScoreLine, ...]]
"""An action, and what it is expected to bring."""
Mix: TypeAlias = "list[tuple[Deliver | Attack | None, int, int]]"
"""What may be done, with its share, which need not sum to anything, and the dollars it brings."""


class CargoBot:
    """What all levels have in common; this is `normal`."""

    style: StyledEvaluation | None = None
    """What a style adds to the worth of moves; None for a plain bot."""

    def __init__(self, box: Components) -> None:
        self.box = box
        self.appraisal = CargoEvaluation(box)

    def styled(self, style: PlayStyle) -> Self:
        """This bot with a style. Raises KeyError for one that there is not."""
        found = copy(self)
        found.style = StyledEvaluation(self.box, style)
        return found

    def start(self, config: Config, seat: Seat, level: Level) -> CargoMind:
        """The memory before anything was told."""
        return memory.blank(seat, config.seats)

    def notice(self, mind: CargoMind, told: Event) -> CargoMind:
        """The memory after one event, the same for all levels."""
        return memory.notice(self.box, mind, told)

    def think(
        self, game: Any, mind: CargoMind, view: CargoView, world: CargoState, stream: Rng
    ) -> Iterator[BotProgress]:
        """One thought, the choice. Raises ValueError out of turn."""
        seat = mind.seat
        if seat not in view.due:
            raise ValueError(f"seat {seat} may not act")
        best, why = self.choose(DecisionContext(game, view, seat, world, stream, mind.records))
        yield BotProgress(1, 1, best, why)

    def choose(self, at: DecisionContext) -> Choice:
        """The choice, and what it is expected to bring."""
        view = at.view
        if view.raid is not None:
            return self.answer(at, view.raid), ()
        if view.phase is Phase.LOYALTY:
            return TakeBack(tuple([kind for kind in at.put_down if kind < 8])), ()
        if view.phase is Phase.DISCARD:
            more = len(at.hand) - self.box.limit
            return Discard(self.appraisal.worst(at.hand, more)), ()
        return self.turn(at)

    # A turn

    def turn(self, at: DecisionContext) -> Choice:
        """The next step of the turn that is worth taking; at its end cards are drawn if any are."""
        step, own = TURN_PHASES.index(at.view.phase), at.view.seats[at.seat].delivery
        if step == 0 and own is not None and own.left == 0:
            return self.due(at, extended=own.extended)
        if step <= 1 and own is None and at.hand:
            found = self.delivery(at)
            if found is not None:
                return found
        if step <= 2:
            found = self.raid(at)
            if found is not None:
                return found
        return EndTurn(at.view.can_draw), ()

    def due(self, at: DecisionContext, *, extended: bool) -> Choice:
        """Collect what is ready, or wait another turn for more."""
        appraisal, has = self.appraisal, at.view.seats[at.seat].total
        now, then = (appraisal.value(at.put_down, late) for late in (extended, True))
        later = then * appraisal.holds(at.put_down, 1, self.danger(at)) * WAITING_PERCENT / 100
        if not extended and has + now < at.view.target and later > now:
            return Extend(), _line(Source.COLLECTED, later)
        return Collect(), _line(Source.COLLECTED, now)

    def danger(self, at: DecisionContext) -> int:
        """In how many of 100 rounds the seat's deliveries are raided, roughly."""
        return beliefs.danger(at.records, at.seat)

    def delivery(self, at: DecisionContext) -> Choice | None:
        """The delivery that brings most; None where none is worth it."""
        needs = at.view.target - at.view.seats[at.seat].total
        appraisal, danger, style = self.appraisal, self.danger(at), self.style
        best: tuple[float, Deliver] | None = None
        more = [] if style is None else style.deliveries(appraisal, at.hand)
        for cards, extended in [*appraisal.deliveries(at.hand), *more]:
            worth = appraisal.expects(cards, at.hand, extended, danger)
            if style is not None:
                worth += style.delivery(at.view, cards, extended)
            if appraisal.value(cards, extended) >= needs:
                holds = appraisal.holds(cards, 2 if extended else 1, danger)
                worth += WINNING_DELIVERY_DOLLARS * holds**2
            if worth > 0 and (best is None or worth > best[0]):
                best = worth, Deliver(cards, extended)
        if best is None:
            return None
        deliver = best[1]
        return deliver, _line(Source.COLLECTED, appraisal.value(deliver.cards, deliver.extended))

    def raid(self, at: DecisionContext) -> Choice | None:
        """The raid that takes most; None where none is worth its cards."""
        appraisal, view, style = self.appraisal, at.view, self.style
        best: tuple[float, Attack, float] | None = None
        for other, one in enumerate(view.seats):
            if other == at.seat or one.delivery is None:
                continue
            size, extended = one.delivery.cards, one.delivery.extended
            for cards in appraisal.raids(at.hand):
                loot = appraisal.plunder(cards, size, extended)
                # What another does not get is worth something too, most with who is ahead.
                is_near = 100 * one.total >= NEAR_TARGET_PERCENT * view.target
                harm = (HARM_PERCENT + is_near * NEAR_HARM_PERCENT) / 100
                worth = loot * (1 + harm) - appraisal.cost(cards, at.hand)
                if style is not None:
                    worth += style.raid(view, cards)
                if worth > 0 and (best is None or worth > best[0]):
                    best = worth, Attack(Seat(other), cards), loot
        return None if best is None else (best[1], _line(Source.RAIDED, best[2]))

    # Choices in a raid

    def answer(self, at: DecisionContext, raid: RaidView) -> CargoAction:
        """What the owner of a special does (CH-24)."""
        box, card, attacks = self.box, raid.card, at.seat == raid.attacker
        theirs = raid.defence if attacks else raid.attack
        if card == THIEF:
            pays = box.pays[raid.extended]
            cargo = [kind for kind in raid.defence if 8 <= kind < 16]
            return Steal(max(cargo, key=lambda kind: pays[kind]))
        if card == GETAWAY:
            return Flee(self.flees(at, raid))
        if card == LASSO:
            points = box.defence if attacks else box.attack
            firepower = [kind for kind in theirs if kind < 8]
            return Rope(max(firepower, key=lambda kind: points[kind]))
        if card == REINFORCEMENT:
            return Reinforce(self.added(raid, at.hand, attacks=attacks))
        own = raid.attack if attacks else raid.defence
        return TakeBack(tuple([kind for kind in own if kind < 8]))

    def flees(self, at: DecisionContext, raid: RaidView) -> bool:
        """Whether to use a Getaway: where the raid would be lost as strengths lie."""
        return losing(RaidResolver(self.box, raid.attack, raid.defence))

    def added(self, raid: RaidView, hand: Bag, *, attacks: bool) -> int:
        """The weakest firepower of the hand that turns the raid; none where none does."""
        attack, defence = raid.strengths
        lack = defence + 1 - attack if attacks else attack - defence
        points = self.box.attack if attacks else self.box.defence
        helps = [kind for kind in distinct(hand) if kind < 8 and points[kind] >= lack]
        if lack <= 0 or not helps:
            return NOTHING
        return min(helps, key=lambda kind: self.appraisal.keep[kind])


class EasyBot(CargoBot):
    """`easy`: plays like `normal` without a memory, and often does anything instead."""

    def choose(self, at: DecisionContext) -> Choice:
        """What it thinks of, or anything that is legal."""
        if at.stream.below(100) < RANDOM_CHOICE_PERCENT:
            slip: CargoAction = at.game.legal(at.world, at.seat).sample(at.stream)
            # A slip, too, leaves no standing answers: who is raided is asked like anybody.
            return EndTurn(slip.draw) if isinstance(slip, EndTurn) else slip, ()
        return super().choose(at._replace(records=()))


class HardBot(CargoBot):
    """`hard`."""

    _worlds: CargoSearch | None = None

    def styled(self, style: PlayStyle) -> Self:
        """This bot with a style; both look at worlds with the same tables."""
        assert self.worlds is not None
        return super().styled(style)

    def think(
        self, game: Any, mind: CargoMind, view: CargoView, world: CargoState, stream: Rng
    ) -> Iterator[BotProgress]:
        """One thought, after as many worlds whatever is held. Raises ValueError out of turn."""
        seat = mind.seat
        if seat not in view.due:
            raise ValueError(f"seat {seat} may not act")
        best, why = self.choose(DecisionContext(game, view, seat, world, stream, mind.records))
        yield BotProgress(self.worlds.many, self.worlds.many, best, why)

    @property
    def worlds(self) -> CargoSearch:
        """What may be; NumPy is loaded with it, where somebody plays at this level."""
        if self._worlds is None:
            from engine.games.cargo_hold.bots.search import CargoSearch

            self._worlds = CargoSearch(self.box, self.appraisal)
        return self._worlds

    def dealt(self, at: DecisionContext) -> list[CargoState]:
        """Worlds that the seat could be in."""
        determinize, world, seat, stream = at.game.determinize, at.world, at.seat, at.stream
        leans = beliefs.lean(self.box, world, seat, at.records)
        dealt = [world, *[determinize(world, seat, stream) for _ in range(self.worlds.many - 1)]]
        return [beliefs.leaning(one, leans, stream) for one in dealt]

    def due(self, at: DecisionContext, *, extended: bool) -> Choice:
        """Collect what is ready, or wait for more if that makes it likelier to win."""
        appraisal, seat = self.appraisal, at.view.seats[at.seat]
        now, then = (appraisal.value(at.put_down, late) for late in (extended, True))
        if then <= now or seat.total + now >= at.view.target:
            return Collect(), _line(Source.COLLECTED, now)
        best, _ = self.likeliest(at, [Collect(), Extend()], self.dealt(at))
        return (Extend(), Collect())[best == 0], _line(Source.COLLECTED, (now, then)[best])

    def likeliest(
        self, at: DecisionContext, options: list[CargoAction | None], worlds: list[CargoState]
    ) -> tuple[int, list[int]]:
        """Which of these steps makes it likeliest to win, and how likely each does."""
        dealt = self.worlds.dealt(at.view, at.seat, worlds, at.stream, at.records)
        styles = beliefs.styles(at.records, at.seat)
        found = self.worlds.ahead.values(at.view, at.seat, options, dealt, styles)
        if self.style is not None:
            found = found + [WIN_PER_DOLLAR * self.liking(at, one) for one in options]
        return int(found.argmax()), [int(one) for one in found]

    def liking(self, at: DecisionContext, option: CargoAction | None) -> int:
        """The dollars that the style adds to a step; 0 for a plain bot."""
        if self.style is not None and isinstance(option, Deliver):
            return self.style.delivery(at.view, option.cards, option.extended)
        if self.style is not None and isinstance(option, Attack):
            return self.style.raid(at.view, option.cards)
        return 0

    def own_ideas(self, at: DecisionContext) -> list[Deliver]:
        """Deliveries that only a style thinks of."""
        if self.style is None:
            return []
        return [Deliver(*one) for one in self.style.deliveries(self.appraisal, at.hand)]

    def mix(self, at: DecisionContext) -> Mix:
        """The deliveries that are to be mixed, and none: each with its share and what it brings.

        They are those that are about best.
        """
        worlds = self.dealt(at)
        found = self.worlds.deliveries(at.game, at.view, at.seat, worlds, at.stream, at.records)
        # The first is to put down nothing.
        usual = sorted(found[1:], key=lambda one: -one.money)[:CANDIDATES_BY_MONEY]
        mixed = sorted(found[1:], key=lambda one: -one.merit)[:CANDIDATES_BY_MERIT]
        draws = self.box.draws(at.seat, at.view.advantages)
        loaded = [
            one._replace(action=self.loaded(at.hand, one.action, draws))
            for one in usual
            if isinstance(one.action, Deliver)
        ]
        # Those of a style have no share of their own: each is chosen only where it is best.
        more = [found[0]._replace(action=one, merit=0) for one in self.own_ideas(at)]
        short = [*dict.fromkeys([found[0], *loaded, *mixed, *more])]
        best, chances = self.likeliest(at, [one.action for one in short], worlds)
        return [
            (
                one.action,
                one.merit + (number == best) if chance >= chances[best] - EQUAL_WIN_MARGIN else 0,
                one.money,
            )
            for number, (one, chance) in enumerate(zip(short, chances, strict=True))
        ]

    def delivery(self, at: DecisionContext) -> Choice | None:
        """One of those that are to be mixed, by chance; None where nothing is to be put down."""
        mix = self.mix(at)
        left = at.stream.below(sum([share for _, share, _ in mix]))
        for deliver, share, money in mix:
            left -= share
            if left < 0:
                return None if deliver is None else (deliver, _line(Source.COLLECTED, money))
        raise AssertionError("one of them is chosen")

    def loaded(self, hand: Bag, action: Deliver, draws: int) -> Deliver:
        """A delivery with what helps nowhere else, and what `draws` cards would soon push out."""
        if self.appraisal.value(action.cards, action.extended) < MIN_ESCORTED_DOLLARS:
            return action
        rest = minus(hand, action.cards)
        more = [kind for kind in ESCORT_SPECIALS if kind in rest and kind not in action.cards]
        rest = minus(rest, more)
        surplus = len(rest) + draws - self.box.limit
        gone = self.appraisal.worst(rest, surplus) if surplus > 0 else ()
        more += [kind for kind in gone if kind not in CARGO]
        return Deliver(tuple(sorted((*action.cards, *more))), action.extended)

    def raid(self, at: DecisionContext) -> Choice | None:
        """The raid that makes it likeliest to win, if it does so more than none."""
        view = at.view
        raided = [one for one in range(len(view.seats)) if one != at.seat]
        if all(view.seats[one].delivery is None for one in raided) or {*at.hand} <= {*CARGO}:
            return None
        worlds = self.dealt(at)
        found = self.worlds.raids(view, at.seat, worlds, at.records)
        short = [found[0], *sorted(found[1:], key=lambda one: -one.merit)[:CANDIDATES_BY_MONEY]]
        best = short[self.likeliest(at, [one.action for one in short], worlds)[0]]
        return None if best.action is None else (best.action, _line(Source.RAIDED, best.money))

    def flees(self, at: DecisionContext, raid: RaidView) -> bool:
        """Whether what comes home is worth more than the raid that goes on."""
        return self.worlds.flees(at.view, at.seat, self.dealt(at))


def _line(source: Source, money: float) -> tuple[ScoreLine, ...]:
    dollars = round(money)
    return (ScoreLine(str(source), dollars),) if dollars else ()


def players(box: Components) -> Mapping[Level, Bot]:
    """The computer players of a box, weakest first: the levels of the set-up page."""
    return {EASY: EasyBot(box), NORMAL: CargoBot(box), HARD: HardBot(box)}
