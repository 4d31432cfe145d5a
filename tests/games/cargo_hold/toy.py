"""Tests: Cargo Hold with a deck of twelve cards, small enough to be counted out.

And, against a player whose every chance is known, the best that can be done on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from itertools import accumulate
from math import comb
from typing import Any, Final, Literal, TypeAlias

from msgspec.structs import replace

from engine.core import Act, Chance, NeedsChance, Over, Rng, Seat, Step
from engine.games.cargo_hold.actions import CargoAction, EndTurn
from engine.games.cargo_hold.bots.levels import Choice, DecisionContext, HardBot, Mix, players
from engine.games.cargo_hold.components import GUNSLINGER, KINDS, PAYROLL, Components
from engine.games.cargo_hold.rules import CargoHold
from engine.games.cargo_hold.state import CargoState
from engine.parts.cards import Bag, minus
from tests.games.cargo_hold.deals import box, cards

MIXED: Final = "3*outlaw 2*guard lasso 4*whiskey 2*cattle"
TWO_KINDS: Final = "6*gunslinger 6*payroll"
"""Six of 2/2, and six of $150 and $150: with two kinds all that may be hidden are few numbers."""
TARGET: Final = 300


@cache
def toy() -> CargoHold:
    """Some of the box's own cards."""
    return _small(box(), MIXED, 4)


@cache
def two_kinds(turns: int = 4) -> CargoHold:
    """Strength and money are what they are here, whatever they become in the box."""
    stock = box()
    attack, defence = [*stock.attack], [*stock.defence]
    once, twice = ([*pays] for pays in stock.pays)
    attack[GUNSLINGER] = defence[GUNSLINGER] = 2
    once[PAYROLL] = twice[PAYROLL] = 150
    strength = {"attack": tuple(attack), "defence": tuple(defence)}
    fixed = replace(stock, **strength, pays=(tuple(once), tuple(twice)))
    return _small(fixed, TWO_KINDS, turns)


def _small(stock: Components, deck: str, turns: int) -> CargoHold:
    """Two seats, hands of three, one drawn a turn; the rules are the game's own."""
    whole = cards(deck)
    small = replace(
        stock,
        copies=tuple([whole.count(kind) for kind in range(KINDS)]),
        deck=whole,
        hand=3,
        drawn=1,
        low=TARGET,
        high=TARGET,
        turns=turns,
    )
    return CargoHold(small, players(small))


Policy: TypeAlias = Callable[[DecisionContext], Mapping[CargoAction, float]]
"""All that a player may do where it decides, and how likely it is."""
Belief: TypeAlias = "dict[Place, float]"
"""Where the match may be, by what a seat has seen, and how likely it has come so."""


class Reader(HardBot):
    """`hard` as a table of probabilities: its worlds are always drawn by the same stream."""

    _chosen: tuple[int, ...] = ()
    _asked = 0

    def __init__(self, box: Components) -> None:
        super().__init__(box)
        self._open: Mix = []

    def drawn(self, at: DecisionContext, mix: Mix) -> Choice | None:
        """The one that is looked at, or none where it is yet to be chosen which that is."""
        sure = [number for number, (_, share, _) in enumerate(mix) if share]
        if len(sure) == 1:
            which = sure[0]
        elif self._asked < len(self._chosen):
            which = self._chosen[self._asked]
            self._asked += 1
        else:
            self._open = self._open or mix
            return None
        act = mix[which][0]
        return None if act is None else (act, ())

    def chances(self, at: DecisionContext) -> Mapping[CargoAction, float]:
        """All that it may do, and how likely."""
        found: dict[CargoAction, float] = {}
        todo: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        while todo:
            self._chosen, chance = todo.pop()
            self._asked, self._open = 0, []
            act, _ = self.choose(at._replace(stream=Rng("toy")))
            if not self._open:
                found[act] = found.get(act, 0.0) + chance
                continue
            whole = sum([share for _, share, _ in self._open])
            for number, (_, share, _) in enumerate(self._open):
                if share:
                    todo.append(((*self._chosen, number), chance * share / whole))
        return found


class Place:
    """A state of the match, with what follows from it.

    `sees` numbers what the responder sees, `ways` are the places that one step leads to, each with
    the act or how likely it is; `worth` is the responder's margin where the match is over.
    """

    __slots__ = ("kind", "sees", "state", "ways", "worth")

    def __init__(self, state: CargoState, kind: Literal["over", "luck", "own"], sees: int) -> None:
        self.state, self.kind, self.sees = state, kind, sees
        self.ways: list[tuple[Any, Place]] | None = None
        self.worth = 0


class BestResponse:
    """What a seat can get at most against a policy that it knows, in dollars above the other.

    It goes through all that the seat may see and do. What is hidden is believed by Bayes: each way
    in which it may have come so counts as much as chance and the policy made it likely. Equal cards
    are one card. It always draws, and leaves no standing answers: with no special in the deck
    nothing is ever asked.
    """

    def __init__(self, game: CargoHold, seat: int, policy: Policy) -> None:
        self.game, self.policy = game, policy
        self.seat, self.other = Seat(seat), Seat(1 - seat)
        self.asked: dict[object, Mapping[CargoAction, float]] = {}
        """By what the other sees where it decides."""
        self._places: dict[CargoState, Place] = {}
        self._sights: dict[object, int] = {}
        self._known: dict[object, float] = {}

    def start(self) -> Belief:
        """Before the deal."""
        config = self.game.configure(2, {})
        return {self._place(self.game.setup(config).state): 1.0}

    def value(self, belief: Belief) -> float:
        """The margin that is expected, times how likely the belief is; it is one sight's alone."""
        first = next(iter(belief))
        if first.kind == "over":
            return sum([place.worth * share for place, share in belief.items()])
        whole = sum(belief.values())
        key = frozenset([(id(place), round(share / whole, 9)) for place, share in belief.items()])
        if key not in self._known:
            if first.kind == "own":
                found = max([self._sum(after) for _, after in self.acts(belief)])
            else:
                found = self._sum(self.luck(belief))
            self._known[key] = found / whole
        return self._known[key] * whole

    def _sum(self, belief: Belief) -> float:
        return sum([self.value(part) for part in self.sights(belief)])

    def acts(self, belief: Belief) -> Iterator[tuple[CargoAction, Belief]]:
        """What the seat may do, and where that leads."""
        ways = [(self._ways(place), share) for place, share in belief.items()]
        for number, (act, _) in enumerate(ways[0][0]):
            after: Belief = {}
            for steps, share in ways:
                _merge(after, steps[number][1], share)
            yield act, after

    def luck(self, belief: Belief) -> Belief:
        """Where chance or the other leads."""
        after: Belief = {}
        for place, share in belief.items():
            for chance, then in self._ways(place):
                _merge(after, then, share * chance)
        return after

    def sights(self, belief: Belief) -> Iterator[Belief]:
        """A belief by what the seat then sees."""
        parts: dict[int, Belief] = {}
        for place, share in belief.items():
            parts.setdefault(place.sees, {})[place] = share
        return iter(parts.values())

    # Steps

    def _place(self, state: CargoState) -> Place:
        # The order of discards and of what was drawn tells nobody anything: a pile is shuffled.
        state = replace(
            state,
            draws=0,
            discards=tuple(sorted(state.discards)),
            drawn=tuple([tuple(sorted(one)) for one in state.drawn]),
        )
        if state not in self._places:
            sight = self._sights.setdefault(self.sight(state, self.seat), len(self._sights))
            awaiting = self.game.awaiting(state)
            kind: Literal["over", "luck", "own"] = "luck"
            if isinstance(awaiting, Over):
                kind = "over"
            elif not isinstance(awaiting, NeedsChance) and self.seat in awaiting.due:
                kind = "own"
            place = self._places[state] = Place(state, kind, sight)
            place.worth = sum(state.money[self.seat]) - sum(state.money[self.other])
        return self._places[state]

    def sight(self, state: CargoState, seat: int) -> object:
        """All of a state that a seat sees, and what it put down itself."""
        return self.game.observe(state, Seat(seat)), state.deliveries[seat]

    def _ways(self, place: Place) -> list[tuple[Any, Place]]:
        if place.ways is None:
            place.ways = [(way, self._place(step.state)) for way, step in self._steps(place)]
        return place.ways

    def _steps(self, place: Place) -> Iterator[tuple[Any, Step]]:
        state, game = place.state, self.game
        awaiting = game.awaiting(state)
        if isinstance(awaiting, NeedsChance):
            request = awaiting.request
            for drawn, chance in _drawn(request.of, min(request.count, len(request.of))):
                yield chance, game.apply(state, Chance(drawn))
        elif place.kind == "own":
            for act in game.legal(state, self.seat):
                if self._counts(state, act):
                    yield act, game.apply(state, Act(self.seat, act))
        else:
            for act, chance in self.chances(state).items():
                yield chance, game.apply(state, Act(self.other, act))

    @staticmethod
    def _counts(state: CargoState, act: CargoAction) -> bool:
        # A turn without a card to draw ends without drawing (CH-16).
        can_draw = bool(state.deck or state.discards)
        return not isinstance(act, EndTurn) or act == EndTurn(can_draw)

    def chances(self, state: CargoState) -> Mapping[CargoAction, float]:
        """What the other may do: the same wherever it sees the same."""
        key = self.sight(state, self.other)
        if key not in self.asked:
            game, other = self.game, self.other
            world = game.determinize(state, other, Rng("toy"))
            at = DecisionContext(game, game.observe(state, other), other, world, Rng("toy"))
            self.asked[key] = self.policy(at)
        return self.asked[key]

    # A match

    def played(self, stream: Rng) -> int:
        """The margin of one match, in which the seat does what is best by its belief alone."""
        belief = self.start()
        (place,) = belief
        while place.kind != "over":
            if place.kind == "own":
                options = [*self.acts(belief)]
                values = [self._sum(after) for _, after in options]
                best = values.index(max(values))
                belief, then = options[best][1], self._ways(place)[best][1]
            else:
                ways, belief = self._ways(place), self.luck(belief)
                shares = [round(chance * 1e9) for chance, _ in ways]
                left = stream.below(sum(shares))
                then = next(
                    then
                    for (_, then), sum_ in zip(ways, accumulate(shares), strict=True)
                    if left < sum_
                )
            place = then
            belief = next(part for part in self.sights(belief) if place in part)
        return place.worth


def _merge(belief: Belief, place: Place, share: float) -> None:
    belief[place] = belief.get(place, 0.0) + share


def _drawn(deck: Bag, many: int) -> Iterator[tuple[Bag, float]]:
    """Cards that may be drawn, and how likely; six are two hands of three."""
    if many > 3:
        for one, share in _drawn(deck, 3):
            for two, rest in _drawn(minus(deck, one), many - 3):
                yield (*one, *two), share * rest
        return
    whole = comb(len(deck), many)
    for bag, ways in _picked(sorted(Counter(deck).items()), many):
        yield bag, ways / whole


def _picked(kinds: list[tuple[int, int]], many: int) -> Iterator[tuple[Bag, int]]:
    if not kinds:
        if not many:
            yield (), 1
        return
    (kind, copies), *rest = kinds
    for taken in range(min(many, copies) + 1):
        for bag, ways in _picked(rest, many - taken):
            yield (kind,) * taken + bag, ways * comb(copies, taken)
