"""Pack the Essentials: what decisions were worth, by playing on in many futures; it loads NumPy.

Nothing is hidden in this game but what chance has not told yet, so a state and made-up futures of
it (`Futures`) are all that a seat could think of.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import islice
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec.structs import replace

from engine.core import (
    Act,
    Action,
    Chance,
    Draw,
    Event,
    Game,
    NeedsChance,
    Over,
    Rng,
    ScoreLine,
    Seat,
    Sheet,
)
from engine.core.review import BestPacking, Reviewer, ScoreDifference, SecondOpinion, Unit
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import PackAction
from engine.games.pack_the_essentials.bots import best_packing
from engine.games.pack_the_essentials.bots.evaluation import tuned
from engine.games.pack_the_essentials.bots.levels import HARD, LevelBot
from engine.games.pack_the_essentials.bots.rollouts import Batch, Futures
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.decisions import PackDecisions
from engine.games.pack_the_essentials.drafts import affordable, refusable
from engine.games.pack_the_essentials.lists.base import UNITS_PER_POINT
from engine.games.pack_the_essentials.state import PackState
from engine.games.pack_the_essentials.view import PackView, Phase, Placed
from engine.parts.grid import cells
from engine.search.batch import Ints, fading

PackGame: TypeAlias = Game[PackState, PackAction, PackView, Components]
"""The rules, which know their reviewer; it knows no more of them than the contract."""

MAX_CHOICES: Final = 12
"""How many ways to decide are tried, besides the one that was taken."""
LOOKAHEAD_ROUNDS: Final = 4
"""How many rounds are played before a suitcase is valued, where that will do."""
FINAL_FUTURES: Final = (96, 48, 48, 24)
"""In so many futures the last two are compared, by quarter of the match."""
MAX_FUTURES_FACTOR: Final = 3
"""How many times as many futures there are at most, alone, where the last two differ widely."""
SECOND_FUTURES: Final = 20
"""In so many futures `hard` plays on from what is marked."""
FIRST_ERROR: Final = 200
"""Half the 95 % interval, in hundredths of a point, of what it changes that `hard` plays on."""
CERTAIN_WIN_VALUE: Final = 10_000
WIN_SPREAD_PER_ROUND: Final = 75
"""How many hundredths of a point a round to come make a win less likely by the factor e."""
PAR_SEARCH_MOVES: Final = 100_000
"""How many moves each of the two searches for a better packing has."""
STEPS_PER_REPORT: Final = 128
"""After so many steps of it somebody hears of it anyway."""


class PackReviewer(PackDecisions, Reviewer):
    """Judges decisions with the players' own eyes; `easy` and `normal` are judged by the same."""

    version = 6

    def __init__(self, game: PackGame) -> None:
        super().__init__(game.box)
        self.game = game
        hard = game.bots[HARD]
        assert isinstance(hard, LevelBot)
        self.hard = hard
        self.batch = lru_cache(maxsize=2)(self._batch)

    def _batch(self, lists: tuple[str, ...]) -> Batch:
        return Batch(self.box, lists, tuned(lists))

    def unit(self, seats: int) -> Unit:
        """Points alone, else the chance to win."""
        return "points" if seats == 1 else "percent"

    def alike(self, one: Sequence[Action], other: Sequence[Action]) -> bool:
        """A tile and a bonus tile may be placed in either order (PE-13)."""
        return len(one) == len(other) and set(one) == set(other)

    def reasons(self, state: PackState, seat: Seat, act: Action) -> Iterator[tuple[ScoreLine, ...]]:
        """What it changes on the sheet now, with the bonus tile that goes with it."""
        yield self.hard.reasons(self.game.observe(state, seat), seat, act)

    def quick_plan(self, state: PackState, seat: Seat) -> tuple[Action, ...]:
        """What `hard` would do."""
        usual = self.hard.usual(self.game.observe(state, seat), seat)
        plans = (tuple(plan) for plan in self.choices(state, seat))
        return next((plan for plan in plans if plan[0] == usual), (usual,))

    def choices(self, state: PackState, seat: Seat) -> Sequence[tuple[Action, ...]]:
        """What `hard` would look at."""
        return self.hard.plans(self.game.observe(state, seat), seat, MAX_CHOICES)

    def comparison_samples(self, state: PackState) -> int:
        """More at the beginning, where more is still to come."""
        return FINAL_FUTURES[
            min((state.round - 1) * len(FINAL_FUTURES) // self.box.rounds, len(FINAL_FUTURES) - 1)
        ]

    def max_samples(self, state: PackState) -> int:
        """More alone, where that takes the less time."""
        return self.comparison_samples(state) * (MAX_FUTURES_FACTOR if len(state.seats) == 1 else 1)

    def second_samples(self, state: PackState) -> int:
        """Alone `hard` plays on; at a table so few matches say nothing of the chance to win."""
        return SECOND_FUTURES if len(state.seats) == 1 else 0

    def second_weight(self, state: PackState) -> int:
        """As much as the first: so few futures are as far off as another player."""
        return 1

    def first_error(self, state: PackState) -> int:
        """What the cheap policy does otherwise than `hard`."""
        return FIRST_ERROR

    def second_opinion(
        self,
        scene: PackFutures,
        better: Sequence[Action],
        own: Sequence[Action],
        first: int,
        ways: int,
    ) -> SecondOpinion:
        """Each plan is played on by `hard` in the real game."""
        gaps: list[int] = []
        lines: dict[str, int] = {}
        for way in range(first, first + ways):
            best, done = (scene.others.sheet(plan, way) for plan in (better, own))
            gaps.append((best.total - done.total) * UNITS_PER_POINT)
            for line in best.lines:
                more = (line.points - done.points(line.line)) * UNITS_PER_POINT
                lines[line.line] = lines.get(line.line, 0) + more
        return SecondOpinion(gaps, lines)

    def rivals(self, state: PackState) -> int:
        """Fewer at a table, where it takes more time."""
        return 4 if len(state.seats) == 1 else 1

    def scene(self, state: PackState, seat: Seat, stream: Rng, ways: int) -> PackFutures:
        """Draw futures of a state."""
        return PackFutures(self, state, seat, stream, ways)

    def result(self, state: PackState, seat: Seat) -> int:
        """Points alone, else the share of the win."""
        if len(state.seats) == 1:
            return scoring.sheets(self.box, state.lists, state.seats)[seat].total * UNITS_PER_POINT
        best = scoring.result(self.box, state.lists, state.seats, None).ranking[0]
        return CERTAIN_WIN_VALUE // len(best) if seat in best else 0

    def par(
        self, view: PackView, events: Sequence[Event], seat: Seat, stream: Rng
    ) -> Iterator[BestPacking]:
        """The best packing of what was drafted that a search finds (`par`).

        It is shown by a row a tile, in the order in which they came: kind, cat, turn, cell; and
        last the cells of the toys.
        """
        tiles, placed = best_packing.drafted(self.box, view, events, seat), view.seats[seat].placed
        made, bound = scoring.sheets(self.box, view.lists, view.seats)[seat].total, 0
        if not placed:
            return
        bound = max(best_packing.bound(self.box, tiles), made)
        found = best_packing.search(self.box, tiles, placed, stream, PAR_SEARCH_MOVES)
        best = None
        for number, packing in enumerate(
            islice(found, 2 * PAR_SEARCH_MOVES // best_packing.MOVES_PER_STEP)
        ):
            better = best is None or packing.points > best.points
            if better or number % STEPS_PER_REPORT == 0:
                best = packing
                rows = [(one.kind, int(one.cat), one.turn, one.cell) for one in best.placed]
                shown = (*rows, cells(best.laid))
                yield BestPacking(made, best.points, bound, shown)
            if packing.points >= bound:
                return

    def is_par(
        self, told: BestPacking, view: PackView, events: Sequence[Event], seat: Seat
    ) -> bool:
        """Whether these rows are a legal packing of what was drafted, and worth so much."""
        box, mine, tiles = (
            self.box,
            view.seats[seat],
            best_packing.drafted(self.box, view, events, seat),
        )
        *rows, toys = told.shown or ((),)
        if [row[:1] for row in rows] != [(kind,) for kind in tiles.kinds]:
            return False
        taken, placed, masks, grid = mine.prefilled, [], [], box.grid
        for row in rows:
            if len(row) != 4 or not 0 <= row[1] <= 1 or not 0 <= row[3] < grid.size:
                return False
            kind, cat, turn, cell = row
            forms = box.kinds[kind].forms(bool(cat))
            if not 0 <= turn < len(forms) or not forms[turn].room >> cell & 1:
                return False
            mask = forms[turn].mask << cell
            if mask & taken:
                return False
            taken |= mask
            placed.append(Placed(kind, bool(cat), turn, cell))
            masks.append(mask)
        laid = sum(1 << cell for cell in {*toys} if 0 <= cell < grid.size)
        cats = [one.cat for one in placed]
        # PE-21: as many as there are toys and room.
        room = (grid.full & ~taken).bit_count()
        if laid.bit_count() != len(toys) or laid & taken or len(toys) != min(tiles.toys, room):
            return False
        if not affordable(box, tiles, cats) or not refusable(box, tiles, masks):
            return False
        case = replace(
            mine,
            taken=taken & ~mine.prefilled,
            placed=tuple(placed),
            rats=tiles.rats - sum(cats),
            laid=laid,
        )
        seats = (*view.seats[:seat], case, *view.seats[seat + 1 :])
        made = scoring.sheets(box, view.lists, view.seats)[seat].total
        found = scoring.sheets(box, view.lists, seats)[seat].total
        bound = max(best_packing.bound(box, tiles), made)
        return (told.made, told.found, told.bound) == (made, found, bound)


class PackFutures:
    """A state and its futures."""

    def __init__(
        self, by: PackReviewer, state: PackState, seat: Seat, stream: Rng, ways: int
    ) -> None:
        self._by, self._state, self._seat = by, state, seat
        self._alone = len(state.seats) == 1
        self._known = state.phase is not Phase.LISTS
        self._over = state.phase in (Phase.TOYS, Phase.OVER)
        if self._known:
            self._futures = Futures.of(by.box, state, stream, ways)
            self._batch = by.batch(state.lists)
        self._key = stream.bits32()

    @cached_property
    def others(self) -> PackFutures:
        """Other futures of the same state."""
        stream = Rng("second", self._key)
        return PackFutures(self._by, self._state, self._seat, stream, SECOND_FUTURES)

    def worth(
        self, plans: Sequence[Sequence[Action]], first: int, ways: int, *, whole: bool
    ) -> Ints:
        """(plans, ways): hundredths of points, or the chance to win."""
        if not self._known:
            # PE-33: before the lists are drawn no seat has more of a chance than another.
            return np.full((len(plans), ways), CERTAIN_WIN_VALUE // len(self._state.seats))
        if self._alone and not whole:
            return self.lead(plans, first, ways)
        states, futures = self._after(plans), [self._cut(first, ways)] * len(plans)
        ends = self._batch.play(states, futures)
        if self._alone:
            return ends.totals[..., 0] * UNITS_PER_POINT
        # PE-34, with the totals in the first place; then by how far each is behind.
        keys = (ends.totals.astype(np.int64) << 32) - (ends.empty << 16) + ends.rats
        lead = keys.max(2, keepdims=True)
        spread = WIN_SPREAD_PER_ROUND * (self._by.box.rounds - self._state.round)
        if spread and not self._over:
            behind = ends.totals.max(2, keepdims=True) - ends.totals
            chances = fading(behind.astype(np.int64) * 16 * UNITS_PER_POINT // spread)
        else:
            chances = (keys == lead).astype(np.int64)
        won: Ints = chances[..., self._seat] * CERTAIN_WIN_VALUE // chances.sum(2)
        return won

    def lead(self, plans: Sequence[Sequence[Action]], first: int, ways: int) -> Ints:
        """(plans, ways): what the suitcase is worth some rounds on, in hundredths of points.

        At a table so much more than the best other one. The lists must be known.
        """
        states, futures = self._after(plans), [self._cut(first, ways)] * len(plans)
        worth = self._batch.ahead(states, futures, self._state.round + LOOKAHEAD_ROUNDS - 1)
        own: Ints = worth[..., self._seat]
        return own if self._alone else own - np.delete(worth, self._seat, 2).max(2)

    def why(
        self, better: Sequence[Action], own: Sequence[Action], first: int, ways: int
    ) -> tuple[ScoreDifference, ...]:
        """The seat's own score lines, where they differ."""
        states, futures = self._after((better, own)), [self._cut(first, ways)] * 2
        lines = self._batch.play(states, futures).lines[:, :, self._seat].astype(np.int64)
        gaps = (lines[0] - lines[1]).sum(0) * UNITS_PER_POINT
        names = (*scoring.TODO_LINES, scoring.CATS, *self._by.box.colours, scoring.RATS)
        means = ((2 * int(gap) + ways) // (2 * ways) for gap in gaps)
        found = (
            ScoreDifference(name, mean) for name, mean in zip(names, means, strict=True) if mean
        )
        return tuple(sorted(found, key=lambda gap: -abs(gap.more)))

    def sheet(self, plan: Sequence[Action], way: int) -> Sheet:
        """The score sheet of one's own where `hard` plays on for all behind a plan, in a future."""
        game: Any = self._by.game
        (state,) = self._after((plan,))
        while not isinstance(awaiting := game.awaiting(state), Over):
            if isinstance(awaiting, NeedsChance):
                state = game.apply(state, Chance(self._drawn(state, awaiting.request, way))).state
            else:
                seat = awaiting.due[0]
                act = self._by.hard.usual(game.observe(state, seat), seat)
                state = game.apply(state, Act(seat, act)).state
        return scoring.sheets(self._by.box, state.lists, state.seats)[self._seat]

    def _drawn(self, state: PackState, request: Draw, way: int) -> tuple[int, ...]:
        """What chance answers in a future."""
        futures = self._futures
        if state.phase is Phase.TILES:
            return tuple(futures.tiles[way, state.round].tolist())
        if state.phase is Phase.BLOCK:
            return (int(futures.cards[way, state.round]),)
        order = futures.tokens[way, state.round].tolist()
        return (next(token for token in order if token in request.of),)

    def _after(self, plans: Sequence[Sequence[Action]]) -> list[PackState]:
        states: list[PackState] = []
        for plan in plans:
            state = self._state
            for action in plan:
                act: Act[Any] = Act(self._seat, action)
                state = self._by.game.apply(state, act).state
            states.append(state)
        return states

    def _cut(self, first: int, ways: int) -> Futures:
        return Futures(*(part[first : first + ways] for part in self._futures))
