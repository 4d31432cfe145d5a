"""Tests: many matches at once keep the rules, score as the game does, and value as `Outlook`."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from engine import catalog
from engine.core import Act, Chance, NeedsChance, Over, Rng, Seat, draw
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    PackAction,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.arrays import masks
from engine.games.pack_the_essentials.bots.evaluation import (
    Outlook,
    PlacementTable,
    SuitcaseState,
    Weights,
)
from engine.games.pack_the_essentials.bots.rollouts import Batch, Futures, _Playing
from engine.games.pack_the_essentials.bots.suitcase_batch import Judge, Lays, SuitcaseBatch
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.games.pack_the_essentials.state import NOTHING, PackState
from engine.games.pack_the_essentials.view import Phase
from engine.search.batch import Ints
from tests.tiers import by_turns
from tests.tools.bench.packing import Random, chosen

PLAIN = Weights()


@cache
def game() -> PackTheEssentials:
    found = catalog.game("pack-the-essentials")
    assert isinstance(found, PackTheEssentials)
    return found


def walk(seats: int, seed: str, **options: str) -> Iterator[PackState]:
    """Every state of a match at random, with those in which chance is asked, and the end."""
    state = game().setup(game().configure(seats, options)).state
    stream = Rng(seed)
    yield state
    while not isinstance(awaiting := game().awaiting(state), Over):
        if isinstance(awaiting, NeedsChance):
            state = game().apply(state, Chance(draw(seed, awaiting.request))).state
        else:
            seat = awaiting.due[0]
            action = game().legal(state, seat).sample(stream)
            state = game().apply(state, Act(seat, action)).state
        yield state


@cache
def states(seats: int) -> tuple[PackState, ...]:
    """Those of a match from which play can go on."""
    side = "own" if seats % 2 else "common"
    options = {"victory": "fur-trip"} if seats == 1 else {}
    found = walk(seats, f"batch-{seats}", side=side, **options)
    return tuple(state for state in found if state.phase is not Phase.LISTS)


def rivals(packs: SuitcaseBatch, seats: int) -> Ints | None:
    if seats == 1:
        return None
    size = packs.size[0]
    return np.stack([np.delete(size, seat, axis=1).max(1) for seat in range(seats)], axis=1)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_pack_is_worth_what_the_outlook_says_with_all_lists(seats: int) -> None:
    box, placement_table = game().box, PlacementTable(game().box)
    every = list(product(box.pile(1), box.pile(2), box.pile(3)))
    met: set[str] = set()
    for number, state in enumerate(states(seats)[5 :: 4 * seats]):
        view = game().observe(state, Seat(0))
        for lists in every[number * 5 % 16 :: 16]:
            met.update(lists)
            judge = Judge(box, lists, PLAIN)
            packs = SuitcaseBatch(box, state.seats, single=judge.single)
            left = np.full(seats, box.rounds - state.round)
            found = judge.value(packs, left, rivals(packs, seats))
            for seat, one in enumerate(state.seats):
                outlook = Outlook(placement_table, PLAIN, replace(view, lists=lists), seat)
                assert outlook.value(SuitcaseState.of(box, one)) == found[seat]
    assert met == set(box.todos)


def test_a_tile_that_might_be_laid_is_worth_what_it_is_worth_once_it_lies() -> None:
    box, placement_table = game().box, PlacementTable(game().box)
    looked = 0
    for number, state in enumerate(states(1)[9::2]):
        if state.phase is not Phase.DRAFT:
            continue
        lists = [box.pile(pile)[(number >> pile) % 4] for pile in (1, 2, 3)]
        judge = Judge(box, lists, PLAIN)
        view = replace(game().observe(state, Seat(0)), lists=tuple(lists))
        outlook, mine = (
            Outlook(placement_table, PLAIN, view, 0),
            SuitcaseState.of(box, state.seats[0]),
        )
        packs = SuitcaseBatch(box, state.seats, single=judge.single)
        for kind in (number % 76, 76 + number % 8):
            spots = [
                spot for spot in placement_table.spots(kind, False) if not spot[0] & ~mine.free
            ]
            bonus, colour = int(kind >= box.first_bonus), box.kinds[kind].colour
            for cat in (0, 1):
                here = spots[cat::9]
                n = len(here)
                lays = Lays(
                    masks([spot[0] for spot in here]),
                    masks([spot[1] for spot in here]),
                    np.full(n, colour),
                    np.full(n, cat),
                    np.full(n, bonus),
                )
                at, left = np.zeros(n, dtype=int), np.full(n, box.rounds - state.round)
                found = judge.shape(packs, at, left, lays) + judge.animals(packs, at, left, lays)
                for spot, value in zip(here, found, strict=True):
                    new = mine.lay(spot[0], spot[1], colour, bool(cat), bonus)
                    assert outlook.value(new) == value
                    looked += 1
    assert looked > 60


class Watched(_Playing):
    """Matches that note what is done, as actions of the game, in order."""

    acts: list[deque[PackAction]]
    laid: dict[int, tuple[Any, int]]

    def watch(self) -> Any:
        self.acts = [deque() for _ in self.round]
        self.laid = {}
        return self.run()

    def _claim(self, matches: Ints, turn: int) -> None:
        before = self.claims.copy()
        super()._claim(matches, turn)
        for match, place in np.argwhere(self.claims != before):
            self.acts[match].append(Claim(int(place) + 1))

    def _give(self, matches: Ints, place: int) -> None:
        before = self.held.copy()
        super()._give(matches, place)
        for row in np.flatnonzero(self.held != before):
            colour = (int(self.held[row]) - self.box.first_bonus) // 2
            self.acts[row // self.seats].append(TakeBonus(colour))

    def _draft(self, matches: Ints) -> None:
        spaces, self.laid = self.spaces.copy(), {}
        super()._draft(matches)
        assert set(np.flatnonzero((self.spaces != spaces).any(1))) == set(matches)
        for match, space in np.argwhere(self.spaces != spaces):
            number, kind = int(space) + 1, int(spaces[match, space])
            if match in self.laid:
                mask, cat = self.laid[match]
                self.acts[match].append(Place(number, bool(cat), *self.lies(kind, mask, cat)))
            else:
                self.acts[match].append(Discard(number))

    def _bonus(self, matches: Ints) -> None:
        held, self.laid = self.held.copy(), {}
        super()._bonus(matches)
        for match, (mask, cat) in self.laid.items():
            rows = np.arange(match * self.seats, (match + 1) * self.seats)
            kind = int(next(held[row] for row in rows if held[row] != self.held[row]))
            self.acts[match].append(PlaceBonus(bool(cat), *self.lies(kind, mask, cat)))

    def _lay(self, rows: Ints, matches: Ints, lays: Lays) -> None:
        super()._lay(rows, matches, lays)
        assert (self.packs.rats >= 0).all()
        for number, match in enumerate(matches):
            low, high = map(int, lays.mask[:, number])
            self.laid[int(match)] = (low | high << 48, int(lays.cat[number]))

    def lies(self, kind: int, mask: int, cat: int) -> tuple[int, int]:
        """The turn and cell of a tile that covers these cells."""
        for turn, form in enumerate(self.box.kinds[kind].forms(bool(cat))):
            for cell in range(96):
                if form.room >> cell & 1 and form.mask << cell == mask:
                    return turn, cell
        raise AssertionError("no tile lies so")


def drawn(request: Any, state: PackState, ways: Futures, way: int) -> tuple[int, ...]:
    """What chance answers in one of the futures."""
    if state.phase is Phase.TILES:
        return tuple(ways.tiles[way, state.round].tolist())
    if state.phase is Phase.BLOCK:
        return (int(ways.cards[way, state.round]),)
    order = ways.tokens[way, state.round].tolist()
    return (next(token for token in order if token in request.of),)


def replayed(state: PackState, acts: deque[PackAction], ways: Futures, way: int) -> PackState:
    """What the game makes of these acts in one of the futures; toys are laid as well as can be."""
    while not isinstance(awaiting := game().awaiting(state), Over):
        if isinstance(awaiting, NeedsChance):
            given = Chance(drawn(awaiting.request, state, ways, way))
            state = game().apply(state, given).state
            continue
        seat = awaiting.due[0]
        if state.phase is Phase.TOYS:
            cells = scoring.best_toys(game().box, state.lists, state.seats[seat])
            state = game().apply(state, Act(seat, LayToys(cells))).state
        else:
            state = game().apply(state, Act(seat, acts.popleft())).state
    assert not acts
    return state


def check(begun: Sequence[PackState], ways: int, key: str) -> int:
    """Play on from some states; how many matches ended as they do in the game."""
    box = game().box
    batch = Batch(box, begun[0].lists, PLAIN)
    futures = [Futures.of(box, one, Rng(key, at), ways) for at, one in enumerate(begun)]
    playing = Watched(batch, begun, futures)
    ends = playing.watch()
    for number, (state, future) in enumerate(zip(begun, futures, strict=True)):
        for way in range(ways):
            last = replayed(state, playing.acts[number * ways + way], future, way)
            totals = [one.total for one in scoring.sheets(box, last.lists, last.seats)]
            assert totals == ends.totals[number, way].tolist()
            empty = [scoring.empty_cells(box, one).bit_count() for one in last.seats]
            assert empty == ends.empty[number, way].tolist()
            assert [one.rats for one in last.seats] == ends.rats[number, way].tolist()
    return len(begun) * ways


@pytest.mark.parametrize("seats", by_turns([1, 2, 3, 4], at_once=2))
def test_from_any_state_matches_are_played_by_the_rules_to_the_game_s_own_scores(
    seats: int,
) -> None:
    late = [state for state in states(seats) if state.round > 9]
    assert {Phase.TILES, Phase.CLAIM, Phase.BONUS, Phase.DRAFT} <= {one.phase for one in late}
    assert check(late, 1, "any") == len(late) > 15


@pytest.mark.deep("the same with all states, and all cards")
def test_all_phases_and_all_lists_are_played_by_the_rules() -> None:
    for seats in (1, 2, 3, 4):
        phases = {state.phase for state in states(seats)}
        assert {Phase.TILES, Phase.CLAIM, Phase.BONUS, Phase.DRAFT, Phase.OVER} <= phases
        check(states(seats), 2, "all")
    for card in game().box.cards:
        start = next(walk(1, card.id, victory=card.id))
        check([start], 64, card.id)
    every = product(*(game().box.pile(pile) for pile in (1, 2, 3)))
    for number, lists in enumerate(every):
        seats = 2 + number % 3
        check([replace(states(seats)[0], lists=lists)], 4, "table")


def test_full_suitcases_are_played_on_by_the_rules_pe_18() -> None:
    box, found = game().box, []
    for number, state in enumerate(states(1)):
        if state.phase is not Phase.CLAIM:
            continue
        mine = state.seats[0]
        free = 0b111 << number % 80 | 1 << 95 | 0b1 << (number * 7) % 90
        filled = box.grid.full & ~mine.taken & ~free
        found.append(replace(state, seats=(replace(mine, prefilled=filled, rats=2),)))
    assert check(found, 2, "full") > 20


def test_matches_know_nothing_of_one_another() -> None:
    box, begun = game().box, [one for one in states(2) if one.round > 10][::5]
    batch = Batch(box, begun[0].lists, PLAIN)
    futures = [Futures.of(box, one, Rng("alone", at), 3) for at, one in enumerate(begun)]
    together = batch.play(begun, futures)
    for number, (state, future) in enumerate(zip(begun, futures, strict=True)):
        alone = batch.play([state], [future])
        for one, other in zip(alone, together, strict=True):
            assert one[0].tolist() == other[number].tolist()


def test_futures_are_made_of_what_all_see() -> None:
    box = game().box
    for state in states(1)[::7]:
        # The state that the seat could be in is all that they are made of: no seed is asked.
        known = game().determinize(state, Seat(0), Rng("other"))
        found = Futures.of(box, state, Rng("same"), 5)
        again = Futures.of(box, known, Rng("same"), 5)
        assert all((one == other).all() for one, other in zip(found, again, strict=True))
        for tiles, cards in zip(found.tiles, found.cards, strict=True):
            drawn = [kind for kind in tiles.flat if kind != NOTHING]
            turned = [card for card in cards if card != NOTHING]
            assert len(set(drawn)) == len(drawn)
            assert len(set(turned)) == len(turned)
            assert all(state.bag >> int(kind) & 1 for kind in drawn)
            assert all(state.cards >> int(card) & 1 for card in turned)


def test_before_the_lists_are_drawn_nothing_can_be_played_pe_33() -> None:
    box = game().box
    start = next(walk(2, "lists"))
    assert start.phase is Phase.LISTS
    batch = Batch(box, ("1A", "2A", "3A"), PLAIN)
    with pytest.raises(ValueError, match="PE-33"):
        batch.play([start], [Futures.of(box, start, Rng("none"), 1)])


def test_whole_numbers_alone_decide_so_that_matches_are_the_same_everywhere() -> None:
    box = game().box
    start = next(walk(1, "same", victory="round-the-world"))
    batch = Batch(box, start.lists, PLAIN)
    for holder in (batch, batch.judge, batch.shapes, SuitcaseBatch(box, start.seats, single=True)):
        for part in vars(holder).values():
            assert not isinstance(part, np.ndarray) or part.dtype.kind in "iub"
    found = batch.play([start], [Futures.of(box, start, Rng("same"), 4)])
    assert SAME == found.totals[0, :, 0].tolist()


SAME = [118, 123, 105, 108]


def test_the_bench_places_tiles_where_the_grid_has_room_for_them() -> None:
    random, grid = Random(), game().box.grid
    free = masks([Rng("room", n).bits32() * 0x1_0000_0001_0000_0001 & grid.full for n in range(9)])
    forms = [form for kind in game().box.kinds for form in kind.forms(False)]
    for form in forms[::5]:
        number = random.shapes.offsets.index(form.offsets)
        for at, (low, high) in enumerate(random.fits(free, number).T.tolist()):
            mask = int(free[0, at]) | int(free[1, at]) << 48
            assert grid.anchors(mask, form) == low | high << 48
    words = np.array([0b1011000, 1 << 47 | 1], dtype=np.uint64)
    assert [6, 47] == chosen(words, np.array([2, 1], dtype=np.uint64)).tolist()


@pytest.mark.deep("strength; the bench measures the pace")
def test_matches_that_are_played_greedily_are_played_well() -> None:
    totals = []
    for card in game().box.cards:
        start = next(walk(1, card.id, victory=card.id))
        batch = Batch(game().box, card.lists, PLAIN)
        ways = Futures.of(game().box, start, Rng("well", card.id), 100)
        totals.append(batch.play([start], [ways]).totals.mean())
    assert sum(totals) / len(totals) >= 119
