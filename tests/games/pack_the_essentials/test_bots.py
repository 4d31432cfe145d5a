"""Tests: the computer players of Pack the Essentials: legal, reproducible, each worth its level."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from msgspec.structs import replace

from engine import catalog
from engine.core import (
    Act,
    Bot,
    BotProgress,
    Chance,
    Config,
    Level,
    NeedsChance,
    Over,
    Rng,
    Seat,
    Value,
    draw,
)
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
from engine.games.pack_the_essentials.bots import levels as bots
from engine.games.pack_the_essentials.bots import reviewer
from engine.games.pack_the_essentials.bots.evaluation import (
    Outlook,
    PlacementTable,
    SuitcaseState,
    Weights,
)
from engine.games.pack_the_essentials.bots.evaluation import tuned as weights
from engine.games.pack_the_essentials.bots.reviewer import PackFutures, PackReviewer
from engine.games.pack_the_essentials.bots.rollouts import Futures
from engine.games.pack_the_essentials.bots.weights import TUNED
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.games.pack_the_essentials.state import NOTHING, PackState
from engine.games.pack_the_essentials.view import Phase
from engine.search.batch import Ints
from tests.tiers import by_turns
from tests.tools.ladder import tune

ROOT = Path(__file__).parents[3]
EASY, NORMAL, HARD, EXPERT = (Level(name) for name in ("easy", "normal", "hard", "expert"))


class Position(NamedTuple):
    """A decision of one seat in a match."""

    config: Config
    state: PackState
    seat: Seat


@cache
def game() -> PackTheEssentials:
    found = catalog.game("pack-the-essentials")
    assert isinstance(found, PackTheEssentials)
    return found


def think(position: Position, level: Level, *key: str | int) -> list[BotProgress]:
    bot: Bot = game().bots[level]
    mind = bot.start(position.config, position.seat, level)
    view = game().observe(position.state, position.seat)
    return list(bot.think(game(), mind, view, position.state, Rng("test", *key)))


def choice(position: Position, level: Level, *key: str | int) -> PackAction:
    best = think(position, level, *key)[-1].best
    assert isinstance(best, PackAction)
    return best


def walk(
    seats: int, seed: str, levels: tuple[Level | None, ...] = (None,), **options: Value
) -> Iterator[Position]:
    """Every decision of a match whose seats play by these levels (None: at random), in turn."""
    config = game().configure(seats, options)
    state = game().setup(config).state
    stream = Rng(seed)
    while not isinstance(awaiting := game().awaiting(state), Over):
        if isinstance(awaiting, NeedsChance):
            state = game().apply(state, Chance(draw(seed, awaiting.request))).state
            continue
        seat = awaiting.due[0]
        position = Position(config, state, seat)
        yield position
        level = levels[seat % len(levels)]
        action = (
            choice(position, level, seed) if level else game().legal(state, seat).sample(stream)
        )
        state = game().apply(state, Act(seat, action)).state


@cache
def positions() -> tuple[Position, ...]:
    """A mixed bag: all table sizes and both board sides, random and sensible play."""
    return (
        *walk(1, "alone", side="own", victory="fur-trip"),
        *walk(1, "neat", (NORMAL,), victory="round-the-world"),
        *walk(2, "two", (EASY, None), side="common"),
        *walk(3, "three", side="own"),
        *walk(4, "four", (None, NORMAL), side="common"),
    )


def total(state: PackState, seat: int) -> int:
    return scoring.sheets(game().box, state.lists, state.seats)[seat].total


def after(position: Position, action: PackAction) -> PackState:
    state: PackState = game().apply(position.state, Act(position.seat, action)).state
    return state


def test_the_levels_are_listed_weakest_first() -> None:
    assert [EASY, NORMAL, HARD, EXPERT] == list(game().bots)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let expert try out little, in a few futures of one round."""
    monkeypatch.setattr(bots, "SEARCH_STAGES", ((2, 4), (2, 2)))
    monkeypatch.setattr(reviewer, "LOOKAHEAD_ROUNDS", 1)


@pytest.mark.parametrize(("level", "step"), by_turns([(EASY, 1), (NORMAL, 2), (HARD, 5)]))
def test_every_choice_is_legal_and_every_kind_of_decision_is_met(level: Level, step: int) -> None:
    met = set()
    for number, position in enumerate(positions()):
        # A bonus and the toys are decided more seldom than the rest.
        if number % step and position.state.phase in (Phase.CLAIM, Phase.DRAFT):
            continue
        best = choice(position, level, number)
        met.add(type(best))
        assert best in game().legal(position.state, position.seat)
    assert {Claim, TakeBonus, Place, LayToys} <= met


@pytest.mark.parametrize("level", [EASY, NORMAL, HARD])
def test_thoughts_come_in_order_of_effort_and_the_first_is_playable(level: Level) -> None:
    for number, position in enumerate(positions()[::9]):
        thoughts = think(position, level, number)
        efforts = [thought.done for thought in thoughts]
        assert sorted(efforts) == efforts
        assert {thoughts[-1].of} == {thought.of for thought in thoughts}
        assert thoughts[-1].of == thoughts[-1].done
        assert thoughts[0].best in game().legal(position.state, position.seat)


def test_hard_says_something_before_it_searches_deep() -> None:
    deep = [
        position
        for position in positions()
        if position.state.phase in (Phase.CLAIM, Phase.DRAFT)
        and not position.state.drafted
        and position.state.round < 8
    ]
    for number, position in enumerate(deep[::20]):
        thoughts = think(position, HARD, number)
        assert len(thoughts) > 1
        assert thoughts[0].done < thoughts[0].of


@pytest.mark.parametrize("level", [EASY, NORMAL, HARD])
def test_a_choice_depends_on_view_and_stream_alone(level: Level) -> None:
    bot = game().bots[level]
    for number, position in enumerate(positions()[::13]):
        mind = bot.start(position.config, position.seat, level)
        view = game().observe(position.state, position.seat)
        blind = list(bot.think(game(), mind, view, None, Rng("test", number)))
        assert think(position, level, number) == blind


def test_why_is_what_the_placement_changes_on_the_sheet() -> None:
    placings = [one for one in positions() if one.state.phase is Phase.DRAFT]
    explained = 0
    for number, position in enumerate(placings[::8]):
        *_, chosen, last = think(position, NORMAL, number)
        # Whoever does not ask why need not wait for it.
        assert chosen == replace(last, why=())
        assert isinstance(last.best, PackAction)
        seat = position.seat
        before = total(position.state, seat)
        changed = total(after(position, last.best), seat)
        assert changed - before == sum(line.points for line in last.why)
        assert all(line.points for line in last.why)
        explained += bool(last.why)
    assert explained


@pytest.mark.usefixtures("hasty")
def test_expert_plays_by_the_rules_in_every_kind_of_decision() -> None:
    kinds = {
        (one.state.phase, one.state.drafted, len(one.state.seats) > 1): one for one in positions()
    }
    met = set()
    for number, position in enumerate(kinds.values()):
        best = choice(position, EXPERT, number)
        met.add(type(best))
        assert best in game().legal(position.state, position.seat)
    assert {Claim, TakeBonus, Place, PlaceBonus, LayToys} <= met


def test_expert_does_what_turns_out_best_and_of_equals_what_hard_would_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lucky: set[PackAction] = set()
    seen: list[PackAction] = []

    def lead(
        scene: PackFutures,
        plans: Sequence[Sequence[PackAction]],
        first: int,
        ways: int,
    ) -> Ints:
        seen.extend(plan[0] for plan in plans)
        merit = np.array([plan[0] in lucky for plan in plans]).astype(np.int64)
        return np.repeat(merit[:, None], ways, axis=1)

    monkeypatch.setattr(PackFutures, "lead", lead)
    monkeypatch.setattr(bots, "SEARCH_STAGES", ((2, None), (2, 2)))
    places = [one for one in positions() if one.state.phase in (Phase.CLAIM, Phase.DRAFT)]
    differ = 0
    for number, position in enumerate(places[::29]):
        lucky.clear()
        seen.clear()
        usual = choice(position, HARD, number)
        first, *_, last = think(position, EXPERT, number)
        assert (0, usual, usual) == (first.done, first.best, last.best)
        assert last.done == last.of
        others = [action for action in seen if action != usual]
        lucky.update(others[-1:])
        assert choice(position, EXPERT, number) == (others[-1] if others else usual)
        differ += bool(others)
    assert differ > 5


def test_at_a_table_a_lead_over_the_best_other_seat_is_what_counts() -> None:
    late = [one for one in positions() if len(one.state.seats) == 3 and one.state.round > 10]
    state = late[len(late) // 2].state
    ways = Futures.of(game().box, state, Rng("lead"), 4)
    by = PackReviewer(game())
    totals = by.batch(state.lists).play([state], [ways]).totals[0].tolist()
    for seat in range(3):
        led = by.scene(state, Seat(seat), Rng("lead"), 4).lead([()], 0, 4)[0].tolist()
        others = [max(row[:seat] + row[seat + 1 :]) for row in totals]
        assert led == [100 * (row[seat] - best) for row, best in zip(totals, others, strict=True)]


def test_a_seat_out_of_turn_has_nothing_to_think_about() -> None:
    position = next(one for one in positions() if len(one.state.seats) == 2)
    other = position._replace(seat=Seat(1 - position.seat))
    with pytest.raises(ValueError, match="turn"):
        think(other, HARD)
    with pytest.raises(ValueError, match="turn"):
        think(other, EXPERT)


# Nothing fits (PE-18, PE-19)


def blocked(free: int, *, bonus: int | None = None, rats: int = 0) -> Position:
    """A draft in which the actor's suitcase is full but for some cells."""
    position = next(
        one
        for one in positions()
        if one.state.phase is Phase.DRAFT and not one.state.drafted and len(one.state.seats) == 3
    )
    state, seat = position.state, position.seat
    full = replace(
        state.seats[seat],
        prefilled=game().box.grid.full & ~free,
        taken=0,
        placed=(),
        bonus=bonus,
        rats=rats,
    )
    seats = (*state.seats[:seat], full, *state.seats[seat + 1 :])
    return position._replace(state=replace(state, seats=seats))


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", [EASY, NORMAL, HARD, EXPERT])
def test_a_tile_is_discarded_where_none_fits_pe_18(level: Level) -> None:
    position = blocked(0b11)
    best = choice(position, level)
    assert isinstance(best, Discard)
    assert best in game().legal(position.state, position.seat)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("level", [EASY, NORMAL, HARD, EXPERT])
def test_a_bonus_tile_is_placed_after_a_discard_pe_19(level: Level) -> None:
    sock = game().box.bonus_kind(0, 2)
    position = blocked(0b11, bonus=sock, rats=2)
    first = choice(position, level)
    assert isinstance(first, Discard)
    then = position._replace(state=after(position, first))
    second = choice(then, level)
    assert isinstance(second, PlaceBonus)
    assert second in game().legal(then.state, then.seat)


@pytest.mark.parametrize("level", [EASY, NORMAL, HARD])
def test_in_the_last_round_a_rat_buys_what_fits_only_cat_side_up_pe_18(level: Level) -> None:
    box = game().box
    position = blocked(0)
    chiral = next(kind for kind in position.state.spaces if kind >= 0 and box.kinds[kind].chiral)
    form = box.kinds[chiral].cat[0]
    position = blocked(form.mask, rats=1)
    spaces = (chiral, NOTHING, NOTHING, NOTHING)
    state = replace(position.state, spaces=spaces, round=box.rounds)
    position = position._replace(state=state)
    best = choice(position, level)
    assert Place(1, True, 0, 0) == best


# Toys (PE-21)


def test_toys_are_laid_where_no_others_score_more_pe_21() -> None:
    box = game().box
    laying = [one for one in positions() if one.state.phase is Phase.TOYS]
    tried = 0
    for position in laying:
        seat = position.seat
        mine = replace(position.state.seats[seat], toys=2)
        for lists in ("1A", "1B", "1C", "1D"):
            state = replace(
                position.state,
                lists=(lists, *position.state.lists[1:]),
                seats=(*position.state.seats[:seat], mine, *position.state.seats[seat + 1 :]),
            )
            best = choice(position._replace(state=state), HARD)
            assert isinstance(best, LayToys)
            todo = box.todos[lists]
            gaps = [cell for cell in range(96) if scoring.empty_cells(box, mine) >> cell & 1]
            most = max(_list_one(mine, cells, todo.counts) for cells in combinations(gaps, 2))
            assert most == _list_one(mine, best.cells, todo.counts)
            tried += 1
    assert tried


def _list_one(mine: object, laid: tuple[int, ...], counts: str) -> int:
    """How many full lines, sections or edge pairs there are, counted cell by cell."""
    taken = getattr(mine, "taken") | getattr(mine, "prefilled")  # noqa: B009
    full = {cell for cell in range(96) if taken >> cell & 1} | set(laid)
    if counts == "edge":
        rim = [c for c in full if c % 12 in (0, 11) or c // 12 in (0, 7)]
        return len(rim) // 2
    lines = {
        "columns": [[row * 12 + col for row in range(8)] for col in range(12)],
        "rows": [[row * 12 + col for col in range(12)] for row in range(8)],
        "blocks": [
            [(top + row) * 12 + left + col for row in range(4) for col in range(4)]
            for top in (0, 4)
            for left in (0, 4, 8)
        ],
    }[counts]
    return sum(1 for line in lines if full.issuperset(line))


# The evaluation


def test_in_the_last_round_the_value_is_the_score_pe_30() -> None:
    box = game().box
    ends = [one for one in positions() if one.state.round == box.rounds]
    ends = [one for one in ends if one.state.phase is Phase.DRAFT]
    assert ends
    for position in ends:
        state, seat = position.state, position.seat
        view = game().observe(state, seat)
        outlook = Outlook(PlacementTable(box), Weights(), view, seat)
        value = outlook.value(SuitcaseState.of(box, state.seats[seat]))
        mine = state.seats[seat]
        laid = sum(1 << cell for cell in scoring.best_toys(box, state.lists, mine))
        done = replace(mine, toys=0, laid=laid)
        seats = (*state.seats[:seat], done, *state.seats[seat + 1 :])
        assert scoring.sheets(box, state.lists, seats)[seat].total * 100 == value


def test_a_pack_knows_its_groups_as_the_score_sheet_does_pe_32() -> None:
    box = game().box
    for position in positions()[::5]:
        for seat in position.state.seats:
            pack = SuitcaseState.of(box, seat)
            case = scoring.Suitcase(box, seat)
            assert [len(group) for group in case.groups] == [
                groups[0][2] if groups else 0 for groups in pack.groups
            ]
            assert sum(case.cats) == sum(pack.cats)
            assert pack.free == scoring.empty_cells(box, seat)


def test_the_tuned_weights_are_those_that_the_noted_trials_kept() -> None:
    tuned: tune.Tuned = {}
    for trial in tune.noted():
        if trial.kept:
            tuned = tune.changed(tuned, trial.list_, trial.number, trial.value)
    assert TUNED == tuned
    box = game().box
    for lists in product(box.pile(1), box.pile(2), box.pile(3)):
        own = {**tuned.get(lists[1], {}), **tuned.get(lists[2], {})}
        assert replace(Weights(), **own) == weights(lists)


# Strength and reproducibility

MATCH = """
import sys
from engine import simulate
spec = next(simulate.specs("pack-the-essentials", sys.argv[1:], {}, "hash", 1, save=True))
sys.stdout.buffer.write(simulate.play(spec).save)
"""


@pytest.mark.deep("the laws ask the same of every game")
def test_the_same_match_is_played_whatever_the_hash_seed() -> None:
    found = []
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", MATCH, "hard", "easy", "normal"],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            timeout=60,
        )
        found.append(done.stdout)
    assert found[0]
    assert found[0] == found[1]


def played(level: Level | None, deal: str) -> int:
    last = None
    for position in walk(1, deal, (level,), victory="city-kitty"):
        last = position
    assert last is not None
    action = choice(last, level or EASY, deal)
    state = after(last, action)
    return total(state, 0)


@pytest.mark.deep("strength; the ladder measures it")
def test_each_level_is_better_than_the_one_below() -> None:
    deals = [f"order-{number}" for number in range(3)]
    means = [sum(played(level, deal) for deal in deals) for level in (None, EASY, NORMAL, HARD)]
    assert sorted(means) == means
    assert len(set(means)) == len(means)
