"""Tests: the lazy collection of legal actions, against a slow reference and known counts."""

from __future__ import annotations

import csv
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from engine.core import Act, AwaitingSeats, Refused, Rng, Seat
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    PackAction,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.view import Phase
from tests.games.pack_the_essentials import reference
from tests.games.pack_the_essentials.pictures import (
    CHIRAL,
    SHAPES,
    Match,
    drafting,
    mask,
    stock,
    tile,
)

HERE = Path(__file__).parent
BOX = stock().box
NODES = 40_000
"""A perft of more nodes than this before its last ply is not counted here."""

HOLE = tuple(
    row.replace("o", ".")
    for row in (
        "XXXXXXXXXXXX",
        "XooXXXXoooXX",
        "XXooXXXXoXXX",
        "XXXXXXXXXXXX",
        "XXXooXXXXXXX",
        "XXXXXXXXXXXX",
        "XXXXXXXXXXXX",
        "oXXXXXXXXXXX",
    )
)


@cache
def matches() -> tuple[Match, ...]:
    """Some decisions of random play: all phases, all sizes of table, early and late."""
    found: list[Match] = []
    for seats in (1, 2, 3, 4):
        match = Match(seats, seed=f"legal {seats}", side="own" if seats % 2 else "common")
        stream = Rng("legal", seats)
        number = 0
        while match.random_turn(stream):
            if isinstance(match.game.awaiting(match.state), AwaitingSeats):
                number += 1
                if number % 11 == 0 or match.state.phase is Phase.TOYS:
                    copy = Match(seats)
                    copy.seed, copy.state = match.seed, match.state
                    found.append(copy)
    return tuple(found)


def actor(match: Match) -> Seat:
    awaiting = match.game.awaiting(match.state)
    assert isinstance(awaiting, AwaitingSeats)
    return awaiting.due[0]


def few(match: Match) -> bool:
    """Whether the actions are few enough to be listed."""
    return match.game.legal(match.state, actor(match)).count() < 5_000


def test_the_positions_cover_every_decision() -> None:
    assert 40 <= len(matches())
    assert {Phase.CLAIM, Phase.BONUS, Phase.DRAFT, Phase.TOYS} == {
        match.state.phase for match in matches()
    }


def test_pe_16_legal_actions_are_those_of_the_slow_reference_and_none_is_there_twice() -> None:
    for match in filter(few, matches()):
        seat = actor(match)
        listed = match.legal(seat)
        done = [reference.deed(BOX, match.state, seat, action) for action in listed]
        assert len(done) == len(set(done))
        assert reference.deeds(BOX, match.state, seat) == set(done)


def test_count_and_bool_agree_with_the_list() -> None:
    for match in filter(few, matches()):
        for seat in range(-1, 5):
            legal = match.game.legal(match.state, Seat(seat))
            listed = list(legal)
            assert len(listed) == legal.count()
            assert bool(listed) == bool(legal)


def test_a_seat_that_may_not_act_has_no_legal_action() -> None:
    for match in matches():
        awaiting = match.game.awaiting(match.state)
        assert isinstance(awaiting, AwaitingSeats)
        for seat in {-1, 0, 1, 2, 3, 4} - set(awaiting.may):
            legal = match.game.legal(match.state, Seat(seat))
            assert (0, False, []) == (legal.count(), bool(legal), list(legal))
            with pytest.raises(IndexError):
                legal.sample(Rng("nothing"))


def test_no_action_is_legal_while_chance_is_asked_or_after_the_end() -> None:
    match = Match(2)
    stream = Rng("chance")
    asked = True
    while asked:
        if not isinstance(match.game.awaiting(match.state), AwaitingSeats):
            for seat in (-1, 0, 1):
                legal = match.game.legal(match.state, Seat(seat))
                assert (0, False, []) == (legal.count(), bool(legal), list(legal))
        asked = match.random_turn(stream)


def universe() -> list[PackAction]:
    """Every action that has the form of one, and some beyond."""
    out: list[PackAction] = [Claim(place) for place in range(6)]
    out += [TakeBonus(colour) for colour in range(-1, 6)]
    out += [Discard(space) for space in range(6)]
    out += [LayToys(()), LayToys((0,)), LayToys((95,)), LayToys((0, 1)), LayToys((1, 0))]
    for cat in (False, True):
        for turn in range(-1, 5):
            for cell in range(-1, 97):
                out.append(PlaceBonus(cat, turn, cell))
                out += [Place(space, cat, turn, cell) for space in range(6)]
    return out


def test_in_agrees_with_the_list_over_all_forms_of_actions() -> None:
    every = universe()
    for match in [each for each in matches() if few(each)][::9]:
        legal = match.game.legal(match.state, actor(match))
        listed = set(legal)
        contained = {action for action in every if action in legal}
        assert {action for action in listed if not isinstance(action, LayToys)} == {
            action for action in contained if not isinstance(action, LayToys)
        }
        assert all(action in legal for action in listed)


def test_in_is_false_for_what_is_no_action() -> None:
    match = drafting("mint O4")
    legal = match.game.legal(match.state, Seat(0))
    for thing in (None, "place", 1, (1, False, 0, 0), mask):
        assert thing not in legal


def test_what_is_legal_can_be_applied_and_what_is_not_is_refused() -> None:
    for match in [each for each in matches() if few(each)][::7]:
        seat = actor(match)
        for action in match.legal(seat):
            match.game.apply(match.state, Act(seat, action))
        for action in universe()[::50]:
            if action not in match.game.legal(match.state, seat):
                with pytest.raises(Refused):
                    match.game.apply(match.state, Act(seat, action))


def test_a_sample_is_legal() -> None:
    stream = Rng("samples")
    for match in matches():
        legal = match.game.legal(match.state, actor(match))
        for _ in range(20):
            assert legal.sample(stream) in legal


def _toys() -> Match:
    match = drafting(picture=HOLE)
    match.put(phase=Phase.TOYS, actor=-1)
    match.change(toys=2)
    return match


def _claims() -> Match:
    match = Match(3)
    match.claim(2)
    return match


def _bonus() -> Match:
    match = Match(1)
    match.claim(1)
    match.put(supply=(8, 0, 0, 0, 8, 0, 8, 0))
    return match


SMALL: dict[str, Callable[[], Match]] = {
    "claims": _claims,
    "colours": _bonus,
    "toys": _toys,
    "tiles and cats": lambda: drafting("magenta S4", "mint T4", "lavender V3", picture=HOLE),
    "tiles and bonus": lambda: drafting("mint T4", bonus="peach sock", picture=HOLE),
    "bonus or discard": lambda: drafting("mint I", bonus="peach sock", rats=0, picture=HOLE),
    "cat or discard": lambda: drafting("lavender S4", "mint I", rats=1, picture=HOLE),
    "the other hand": lambda: drafting("magenta S4", "mint I", rats=1, picture=HOLE),
    "cat, bonus or discard": lambda: drafting(
        "lavender S4", "magenta S4", "mint I", bonus="mint sock", picture=HOLE
    ),
    "discards": lambda: drafting("mint I", "peach L", "mint X", picture=HOLE),
}


@pytest.mark.parametrize("name", SMALL)
def test_every_legal_action_can_be_sampled(name: str) -> None:
    match = SMALL[name]()
    seat = actor(match)
    legal = match.game.legal(match.state, seat)
    listed = set(legal)
    assert 1 <= len(listed) <= 160
    stream = Rng("reach", name)
    # An action that is as likely as 1 in 600 is missed by 6000 samples once in 20 000 tests.
    assert listed == {legal.sample(stream) for _ in range(6_000)}


# Counts

EMPTY = {
    # A box of w × h has (13 - w)(9 - h) places; times the distinct turns of each box.
    "I3": 10 * 8 + 12 * 6,
    "V3": 4 * 11 * 7,
    "I4": 9 * 8 + 12 * 5,
    "O4": 11 * 7,
    "T4": 2 * 10 * 7 + 2 * 11 * 6,
    "S4": 10 * 7 + 11 * 6,
    "L4": 2 * 10 * 7 + 2 * 11 * 6,
    "F": 4 * 10 * 6,
    "I": 8 * 8 + 12 * 4,
    "L": 2 * 9 * 7 + 2 * 11 * 5,
    "N": 2 * 9 * 7 + 2 * 11 * 5,
    "P": 2 * 10 * 7 + 2 * 11 * 6,
    "T": 4 * 10 * 6,
    "U": 2 * 10 * 7 + 2 * 11 * 6,
    "V": 4 * 10 * 6,
    "W": 4 * 10 * 6,
    "X": 10 * 6,
    "Y": 2 * 9 * 7 + 2 * 11 * 5,
    "Z": 2 * 10 * 6,
}


@pytest.mark.parametrize("name", SHAPES)
@pytest.mark.parametrize("colour", ["magenta", "lavender"])
def test_pe_16_places_on_an_empty_grid_are_as_the_formula_says(colour: str, name: str) -> None:
    match = drafting(f"{colour} {name}", rats=0)
    assert EMPTY[name] == match.game.legal(match.state, Seat(0)).count()
    match = drafting(f"{colour} {name}", rats=1)
    assert 2 * EMPTY[name] == match.game.legal(match.state, Seat(0)).count()


def test_places_of_all_shapes_on_an_empty_grid_make_up_those_of_the_fixed_ones() -> None:
    # Known numbers of fixed shapes by box, upright and lying: 1×3 1, 2×2 4; 1×4 1, 2×2 1, 2×3 8;
    # 1×5 1, 2×3 6, 2×4 12, 3×3 25: 6 trominoes, 19 tetrominoes, 63 pentominoes.
    fixed = {
        3: (80 + 72) + 4 * 77,
        4: (72 + 60) + 77 + 8 * (70 + 66),
        5: (64 + 48) + 6 * (70 + 66) + 12 * (63 + 55) + 25 * 60,
    }
    by_size = {3: 0, 4: 0, 5: 0}
    for name, count in EMPTY.items():
        size = sum(row.count("X") for row in SHAPES[name])
        by_size[size] += 2 * count if name in CHIRAL else count
    assert fixed == by_size


@pytest.mark.parametrize(("bonus", "count"), [("underwear", 96), ("sock", 11 * 8 + 12 * 7)])
def test_pe_5_places_of_bonus_tiles_on_an_empty_grid(bonus: str, count: int) -> None:
    match = drafting(bonus=f"mint {bonus}", rats=0)
    match.put(drafted=True)
    assert count == match.game.legal(match.state, Seat(0)).count()


def table(name: str) -> list[dict[str, str]]:
    with (HERE / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


PLACES = table("places.csv")


@pytest.mark.parametrize("row", PLACES, ids=lambda row: f"{row['board']} {row['shape']}")
def test_pe_3_places_on_the_empty_boards_are_known(row: dict[str, str]) -> None:
    match = drafting(f"magenta {row['shape']}", rats=0)
    match.change(prefilled=BOX.boards[row["board"]])
    assert int(row["clothing"]) == match.game.legal(match.state, Seat(0)).count()
    match.change(rats=1)
    both = int(row["clothing"]) + int(row["cat"])
    assert both == match.game.legal(match.state, Seat(0)).count()


def test_pe_3_the_known_places_are_those_of_the_slow_reference() -> None:
    assert {(board, shape) for board in BOX.boards for shape in SHAPES} == {
        (row["board"], row["shape"]) for row in PLACES
    }
    for row in PLACES[::7]:
        cells = BOX.kinds[tile(f"magenta {row['shape']}")].outline.cells
        free = reference.GRID - reference.area(BOX.boards[row["board"]])
        assert [int(row["clothing"]), int(row["cat"])] == [
            len(reference.places(cells, free, cat=cat)) for cat in (False, True)
        ]


PERFT = table("perft.csv")


@pytest.mark.parametrize(
    "row",
    PERFT,
    ids=lambda row: f"{row['seats']} seats, {row['seed']}+{row['inputs']}, {row['depth']}",
)
def test_node_counts_are_known(row: dict[str, str]) -> None:
    match = Match(int(row["seats"]), seed=row["seed"])
    stream = Rng("perft", row["seed"])
    for _ in range(int(row["inputs"])):
        assert match.random_turn(stream)
    total = 0
    for visited, count in enumerate(
        reference.perft(match.game, match.state, match.seed, int(row["depth"]))
    ):
        assert visited < NODES
        total += count
    assert int(row["nodes"]) == total
