"""Carry On: what decisions were worth, by playing rounds on in many worlds; it loads NumPy.

A scene is made of what the seat saw (`observe`) and nothing else, so no card that was hidden from
it can matter. Rounds are played on as `hard` reckons (`worlds`); the rounds behind them count by
how far a seat is ahead, and the last one exactly, over all luggage that may be drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from msgspec.structs import replace

from engine.core import Action, Game, Rng, ScoreLine, Seat
from engine.core.review import Reviewer, ScoreDifference, SecondOpinion
from engine.games.carry_on import scoring
from engine.games.carry_on.actions import CarryAction, Pick, Settle
from engine.games.carry_on.bots import expectation
from engine.games.carry_on.bots.coming import MatchAhead, RoundStanding
from engine.games.carry_on.bots.evaluation import SOUVENIR_COUNTS, TYPE_MASK_COUNT
from engine.games.carry_on.bots.expectation import UNITS_PER_POINT
from engine.games.carry_on.bots.levels import EASY, HARD, NORMAL, CarryMind, HardBot
from engine.games.carry_on.bots.search import CERTAIN_WIN, PackedHands, likely
from engine.games.carry_on.components import HAND_SIZE, ROUNDS, TYPES, Components
from engine.games.carry_on.decisions import CarryDecisions
from engine.games.carry_on.state import CarryState
from engine.games.carry_on.view import NOTHING, CarryView, Phase, RoundScore, Use
from engine.parts import cards
from engine.search.batch import Ints
from engine.search.playing import SeatedBot, played_on

CarryGame: TypeAlias = Game[CarryState, CarryAction, CarryView, Components]
"""The rules, which know their reviewer; it knows no more of them than the contract."""

FINAL_WORLDS: Final = 256
"""In so many worlds the last two are compared."""
SECOND_FUTURES: Final = 192
"""In so many futures of the real game a decision is judged once more that may be marked."""
EXACT_MANNERS: Final = 2
"""In the last two manners nobody sees things differently: all go by tables, or all as `normal`."""
CERTAIN_WIN_VALUE: Final = 10_000
_PICKING_PHASES: Final = (Phase.PICK, Phase.DRAW, Phase.DEAL)


class CarryReviewer(CarryDecisions, Reviewer):
    """Judges picks and uses; all levels are judged by the same."""

    version = 8

    def __init__(self, game: CarryGame) -> None:
        self.game, self.box = game, game.box
        hard = game.bots[HARD]
        assert isinstance(hard, HardBot)
        self.hard, self.worlds = hard, hard.worlds
        self.ahead = MatchAhead(self.worlds)

    def asks_value(self, seats: int) -> bool:
        """It is a chance that a player can estimate."""
        return True

    def position(self, state: CarryState, seat: Seat) -> CarryState:
        """Nothing was picked in secret yet, nor was a use of one's own settled (CO-11, CO-15).

        Cards that the seat does not know are dealt in one way.
        """
        if state.phase is Phase.PICK:
            unpicked = (NOTHING,) * len(state.hands)
            state = replace(state, picks=unpicked, due=state.may)
        elif state.phase is Phase.SETTLE:
            uses = [None if number == seat else use for number, use in enumerate(state.uses)]
            state = replace(state, uses=tuple(uses), due=state.due | 1 << seat)
        return self.game.determinize(state, seat, Rng("position", int(seat)))

    def reasons(
        self, state: CarryState, seat: Seat, act: Action
    ) -> Iterator[tuple[ScoreLine, ...]]:
        """What a card is expected to bring by the round's end."""
        if isinstance(act, Pick):
            yield self.hard.why(self.game.observe(state, seat), seat, act.card)

    def quick_plan(self, state: CarryState, seat: Seat) -> tuple[Action, ...]:
        """What `normal` would do."""
        view = self.game.observe(state, seat)
        if state.phase is not Phase.PICK:
            return (self.hard.settle(view, seat, Rng("settle")),)
        return (Pick(self.usual(view, seat)),)

    def usual(self, view: CarryView, seat: Seat) -> int:
        """The card that `normal` would pick."""
        values = self.hard.worth(view, seat, Rng("usual"))
        return max(cards.distinct(view.seats[seat].hand), key=values)

    def choices(self, state: CarryState, seat: Seat) -> Sequence[tuple[Action, ...]]:
        """All that there are."""
        if state.phase is Phase.PICK:
            return [(Pick(kind),) for kind in cards.distinct(state.hands[seat])]
        found = scoring.uses(self.box, state.packed[seat], state.limits[seat], state.unused[seat])
        return [(Settle(use.weight, use.upgrade),) for use in found]

    def comparison_samples(self, state: CarryState) -> int:
        """As many for all."""
        return FINAL_WORLDS

    def scene(self, state: CarryState, seat: Seat, stream: Rng, ways: int) -> CarryFutures:
        """Draw worlds from what a seat sees."""
        return CarryFutures(self, state, seat, stream, ways)

    def doubt(
        self,
        scene: CarryFutures,
        better: Sequence[Action],
        own: Sequence[Action],
        first: int,
        ways: int,
    ) -> int:
        """How far the loss in any one manner is from that in all."""
        gaps = scene.by_manner(better, first, ways) - scene.by_manner(own, first, ways)
        weights = np.ones(len(gaps), dtype=np.int64)
        weights[0] += len(gaps) > EXACT_MANNERS
        mean = int((gaps * weights).sum()) // int(weights.sum())
        return int(np.abs(gaps - mean).max())

    def second_samples(self, state: CarryState) -> int:
        """As many for all but the last uses, of which it is known what comes."""
        exact = state.phase is Phase.SETTLE and state.round == ROUNDS
        return 0 if exact else SECOND_FUTURES

    def second_opinion(
        self,
        scene: CarryFutures,
        better: Sequence[Action],
        own: Sequence[Action],
        first: int,
        ways: int,
    ) -> SecondOpinion:
        """The real game is played on, each seat by `easy` or `normal`, as nobody knows by whom."""
        return SecondOpinion(
            [scene.end(better, way) - scene.end(own, way) for way in range(first, first + ways)],
            {},
        )

    def result(self, state: CarryState, seat: Seat) -> int:
        """The share of the win."""
        found = scoring.result(self.box, state.characters, state.unused, state.scores).ranking[0]
        return CERTAIN_WIN_VALUE // len(found) if seat in found else 0


class RoundUses(NamedTuple):
    """What all have at a round's end: unused cards, and the rounds of each seat."""

    unused: list[int]
    scores: list[tuple[RoundScore, ...]]


class CarryFutures:
    """What a seat saw, and worlds in which it may have been."""

    def __init__(
        self, by: CarryReviewer, state: CarryState, seat: Seat, stream: Rng, ways: int
    ) -> None:
        view = by.game.observe(state, seat)
        self._by, self._state, self._view, self._seat = by, state, view, seat
        self._key = (stream.bits32(), stream.bits32())
        # By plan and number of the first future: sums of chances, in each manner.
        self._played: dict[tuple[tuple[Action, ...], int], Ints] = {}
        self._dealt: Ints | None = None
        if view.phase in _PICKING_PHASES:
            two = len(view.seats) == 2
            size = HAND_SIZE - len(view.seats[seat].packed)
            self._dealt = (
                by.worlds.draws(view, seat, stream, ways)
                if two
                else by.worlds.hands(view, size, stream, ways)
            )
        self._characters = tuple(one.character for one in view.seats)
        self._at = (
            ()
            if view.phase is Phase.CHARACTERS
            else tuple(expectation.stakes(by.box, view, one) for one in range(len(view.seats)))
        )

    def worth(
        self,
        plans: Sequence[Sequence[Action]],
        first: int,
        ways: int,
        *,
        whole: bool,
    ) -> Ints:
        """(plans, ways): the chance to win, of 10,000."""
        if self._view.phase is Phase.CHARACTERS:
            return np.full((len(plans), ways), CERTAIN_WIN_VALUE // len(self._view.seats))
        shares = self._shares(plans, first, ways)
        manners = shares.shape[-1]
        for plan, own in zip(plans, shares, strict=True):
            sums = np.broadcast_to(own, (ways, manners)).sum(0) * CERTAIN_WIN_VALUE // CERTAIN_WIN
            self._played[tuple(plan), first] = sums
        # All manners in one world.
        shares = shares.sum(-1) * CERTAIN_WIN_VALUE // (CERTAIN_WIN * manners)
        found: Ints = np.broadcast_to(shares, (len(plans), ways))
        return found

    def by_manner(self, plan: Sequence[Action], first: int, ways: int) -> Ints:
        """The chance to win, of 10,000, in each manner, of futures in which a plan was tried."""
        if self._view.phase is Phase.CHARACTERS:
            return np.zeros(1, dtype=np.int64)
        found = [
            sums
            for (one, at), sums in self._played.items()
            if one == tuple(plan) and first <= at < first + ways
        ]
        total: Ints = np.sum(found, axis=0) // ways
        if len(total) <= EXACT_MANNERS:
            return total
        # The others' two manners in which they see things differently are one answer.
        return np.array([total[:-EXACT_MANNERS].sum() // 2, *total[-EXACT_MANNERS:]])

    def _shares(self, plans: Sequence[Sequence[Action]], first: int, ways: int) -> Ints:
        """(plans, ways, manners), or as many ways as differ: the chance to win, of CERTAIN_WIN."""
        view, seat = self._view, self._seat
        coming = len(view.seats) > 2 and view.round < ROUNDS
        ahead, deals = self._by.ahead, self._by.ahead.deals(first, ways)
        if view.phase is Phase.SETTLE:
            uses = [self._settled(plan) for plan in plans]
            if not coming:
                return np.array([self._share(use) for use in uses])[:, None, None]
            standing = RoundStanding(
                *(
                    np.array(part)[:, None, None, None]
                    for part in zip(*map(self._standing, uses), strict=True)
                )
            )
        else:
            then = self._then(plans, first, ways)
            if not coming:
                _, shares = self._by.worlds.ends(view, seat, self._at, then)
                return shares
            scores = scoring.totals([one.rounds for one in view.seats])
            standing = ahead.packed(self._characters, self._at, scores, then, deals)
        return ahead.shares(self._characters, view.round, standing, deals)[..., seat]

    def end(self, plan: Sequence[Action], way: int) -> int:
        """What the real game comes to behind a plan, in a future."""
        by, game, key = self._by, self._by.game, (*self._key, way)
        state: Any = game.determinize(self._state, self._seat, Rng("second", *key))
        players = []
        for seat in map(Seat, range(len(self._view.seats))):
            level = Rng("who", *key, int(seat)).choice((EASY, NORMAL))
            players.append(SeatedBot(game.bots[level], CarryMind(seat)))
        last = played_on(game, state, plan, self._seat, players, "second", *key)
        return by.result(last, self._seat)

    def why(
        self, better: Sequence[Action], own: Sequence[Action], first: int, ways: int
    ) -> tuple[ScoreDifference, ...]:
        """What differs in the round's lines: the bonuses, and all else as weight."""
        box, round_, seat = self._by.box, self._view.round, self._seat
        if self._view.phase is Phase.SETTLE:
            return ()
        then = self._then((better, own), first, ways)
        points, _ = self._by.worlds.ends(self._view, seat, self._at, then)
        rows = then.rows[..., seat]
        character = np.array(box.characters[self._at[seat].character].bonus)
        bonus = character[rows // (TYPE_MASK_COUNT * SOUVENIR_COUNTS)]
        types = np.bitwise_count(rows // SOUVENIR_COUNTS % TYPE_MASK_COUNT)
        full = box.essential * (types + (rows % SOUVENIR_COUNTS > 0) >= TYPES)
        gaps = [
            100 * int((part[0] - part[1]).sum()) // part[0].size
            for part in (points.astype(np.int64), UNITS_PER_POINT * bonus, UNITS_PER_POINT * full)
        ]
        rest, count, essential = (
            gap // UNITS_PER_POINT for gap in (gaps[0] - gaps[1] - gaps[2], *gaps[1:])
        )
        names = (scoring.WEIGHT, scoring.CHARACTER, scoring.ESSENTIAL)
        found = (
            ScoreDifference(scoring.line(name, round_), more)
            for name, more in zip(names, (rest, count, essential), strict=True)
            if more
        )
        return tuple(sorted(found, key=lambda gap: -abs(gap.more)))

    def _then(self, plans: Sequence[Sequence[Action]], first: int, ways: int) -> PackedHands:
        """What all have packed at the round's end, by plan, world and manner."""
        worlds, view, seat = self._by.worlds, self._view, self._seat
        if self._dealt is None:
            packed = worlds.packed(view)
            return PackedHands(
                *(np.broadcast_to(part, (len(plans), 1, 1, len(part))) for part in packed)
            )
        kinds = self._kinds(plans)
        dealt = self._dealt[first : first + ways]
        if len(view.seats) == 2:
            return worlds.drawn(view, seat, self._at, kinds, dealt)
        stream = Rng("worlds", *self._key, first)
        both = [
            worlds.passed(view, seat, self._at, kinds, dealt, one, alike=True)
            for one in (stream, None)
        ]
        return PackedHands(*(np.concatenate(part, axis=2) for part in zip(*both, strict=True)))

    def _kinds(self, plans: Sequence[Sequence[Action]]) -> Ints | None:
        """What is picked by each plan; None where nothing is to be picked yet."""
        mine = self._view.seats[self._seat]
        if not mine.hand:
            return None
        usual = self._view.pick
        if usual == NOTHING:
            usual = self._by.usual(self._view, self._seat)
        picks = [plan[0].card if plan and isinstance(plan[0], Pick) else usual for plan in plans]
        return np.array(picks)

    def _settled(self, plan: Sequence[Action]) -> RoundUses:
        """What all have then if all others use their cards as scores best (CO-15)."""
        by, view, box = self._by, self._view, self._by.box
        unused, scores = [], []
        for number, one in enumerate(view.seats):
            use = one.use
            if number == self._seat and (plan or use is None):
                act: Any = plan[0] if plan else by.hard.settle(view, self._seat, Rng("settle"))
                use = Use(act.weight, act.upgrade)
            if use is None:
                use = scoring.best(box, one.character, one.packed, one.luggage, one.unused).use
            unused.append(one.unused - use.upgrade)
            round_ = scoring.score(box, one.character, one.packed, one.luggage, use)
            scores.append((*one.rounds, round_))
        return RoundUses(unused, scores)

    def _standing(self, ended: RoundUses) -> tuple[Sequence[int], Sequence[int]]:
        return scoring.totals(ended.scores), ended.unused

    def _share(self, ended: RoundUses) -> int:
        """The chance to win, of CERTAIN_WIN: in the last round, and with two seats."""
        view, box = self._view, self._by.box
        unused, scores = ended
        if view.round == ROUNDS:
            best = scoring.result(box, self._characters, unused, scores).ranking[0]
            return CERTAIN_WIN // len(best) if self._seat in best else 0
        keep = [
            expectation.keeps(box, view, character, left)[-1]
            for character, left in zip(self._characters, unused, strict=True)
        ]
        ends = np.array(scoring.totals(scores)) * UNITS_PER_POINT + np.array(keep)
        return int(likely(ends, self._seat, ROUNDS - view.round))
