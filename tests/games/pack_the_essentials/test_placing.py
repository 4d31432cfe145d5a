"""Tests: taking a tile and placing it, discarding, bonus tiles, rats and toys."""

from __future__ import annotations

from math import comb
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.core import TURN, Act, AwaitingSeats, Refused, Rng, Seat
from engine.games.pack_the_essentials.actions import (
    Discard,
    LayToys,
    Place,
    PlaceBonus,
)
from engine.games.pack_the_essentials.events import (
    BonusPlaced,
    BonusReturned,
    Scored,
    TileDiscarded,
    TilePlaced,
    ToysLaid,
)
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.games.pack_the_essentials.view import Phase, Placed
from tests.games.pack_the_essentials.pictures import Match, drafting, mask, stock, tile

FULL = ("XXXXXXXXXXXX",)


def refused(match: Match, action: Any, seat: int | None = None) -> Refused:
    before = match.state
    assert action not in match.game.legal(
        match.state, Seat(match.state.actor if seat is None else seat)
    )
    with pytest.raises(Refused) as said:
        match.act(action, seat)
    assert before == match.state
    return said.value


def why(match: Match, action: Any) -> tuple[str, str, tuple[int, int] | None]:
    said = refused(match, action)
    return said.rule, said.reason, said.cell


def gap(*rows: str) -> tuple[str, ...]:
    """A picture that is full but for the spaces marked `o`."""
    lines = [*rows, *[""] * (8 - len(rows))]
    return tuple(
        "".join("." if char == "o" else "X" for char in line.ljust(12, ".")) for line in lines
    )


# Rats


def test_pe_15_clothing_is_free_and_a_cat_costs_a_rat() -> None:
    match = drafting("magenta O4", rats=1)
    (told, *_) = match.act(Place(1, False, 0, 0))
    assert TilePlaced(Seat(0), 1, tile("magenta O4"), False, 0, 0, 0) == told
    assert 1 == match.state.seats[0].rats
    match = drafting("magenta O4", rats=1)
    (told, *_) = match.act(Place(1, True, 0, 0))
    assert TilePlaced(Seat(0), 1, tile("magenta O4"), True, 0, 0, 1) == told
    assert 0 == match.state.seats[0].rats


def test_pe_15_without_a_rat_no_cat() -> None:
    match = drafting("magenta O4", rats=0, bonus="mint sock")
    assert ("PE-15", "no-rat", None) == why(match, Place(1, True, 0, 0))
    assert ("PE-15", "no-rat", None) == why(match, PlaceBonus(True, 0, 0))
    assert not [act for act in match.legal() if getattr(act, "cat", False)]


def test_pe_15_a_kitten_costs_a_rat_too_so_two_rats_in_one_turn() -> None:
    match = drafting("magenta O4", rats=3, bonus="mint sock", position=2)
    match.act(Place(1, True, 0, 0))
    assert (1, 2) == (match.state.paid, match.state.seats[0].rats)
    (told, *_) = match.act(PlaceBonus(True, 0, 24))
    assert BonusPlaced(Seat(0), tile("mint sock"), True, 0, 24, 1) == told
    assert 1 == match.state.seats[0].rats


def test_pe_15_one_rat_pays_for_one_of_tile_and_bonus() -> None:
    match = drafting("magenta O4", rats=1, bonus="mint sock")
    match.act(PlaceBonus(True, 0, 24))
    assert ("PE-15", "no-rat", None) == why(match, Place(1, True, 0, 0))
    assert Place(1, False, 0, 0) in match.legal()


@pytest.mark.parametrize("most", [0, 1])
def test_pe_15_rats_beyond_the_limit_of_a_turn_are_refused(most: int) -> None:
    match = drafting("magenta O4", rats=5, bonus="mint sock")
    match.game = PackTheEssentials(replace(stock().box, rats_a_turn=most), {})
    if most:
        match.act(PlaceBonus(True, 0, 24))
    said = refused(match, Place(1, True, 0, 0))
    assert ("PE-15", "two-rats", {"most": most}) == (said.rule, said.reason, said.detail)
    assert not [act for act in match.legal() if getattr(act, "cat", False)]


def test_pe_15_the_stock_limit_is_two() -> None:
    assert 2 == stock().box.rats_a_turn


def test_pe_15_a_rat_gained_this_round_may_be_spent_this_round() -> None:
    match = Match(4)
    match.claim(1, 2, 3, 4)
    match.change(3, rats=0)  # the first one is spent; that of position 4 comes with the bonuses
    stream = Rng("spend")
    while (match.state.phase, match.state.actor) != (Phase.DRAFT, 3):
        match.random_turn(stream)
    cats = [act for act in match.legal() if isinstance(act, Place) and act.cat]
    match.act(cats[0])
    assert 0 == match.state.seats[3].rats


def test_pe_15_rats_keep_from_round_to_round_and_the_count_starts_anew_each_turn() -> None:
    match = Match(1)
    match.claim(3)
    while match.state.round == 1:
        match.roll()
        if match.state.phase is Phase.DRAFT:
            match.act(next(act for act in match.legal() if isinstance(act, Place) and not act.cat))
    match.roll()
    assert (2, 0) == (match.state.seats[0].rats, match.state.paid)


# Places


def test_pe_16_any_rotation() -> None:
    match = drafting("magenta L4", rats=0)
    for turn in range(4):
        form = match.game.box.kinds[tile("magenta L4")].clothing[turn]
        step = match.game.apply(match.state, _act(Place(1, False, turn, 14)))
        assert form.mask << 14 == step.state.seats[0].taken
    assert ("PE-16", "no-form", None) == why(match, Place(1, False, 4, 14))


def _act(action: Any) -> Any:
    return Act(Seat(0), action)


def test_pe_16_a_turn_beyond_the_distinct_ones_is_refused() -> None:
    match = drafting("magenta O4", "mint I", "peach S4", bonus="mint sock")
    assert ("PE-16", "no-form", None) == why(match, Place(1, False, 1, 14))
    assert ("PE-16", "no-form", None) == why(match, Place(2, True, 2, 14))
    assert ("PE-16", "no-form", None) == why(match, Place(3, False, 2, 14))
    assert ("PE-16", "no-form", None) == why(match, PlaceBonus(False, 2, 14))
    assert ("PE-16", "no-form", None) == why(match, Place(1, False, -1, 14))
    assert {"turn": 1} == refused(match, Place(1, False, 1, 14)).detail


def test_pe_16_no_overlap_with_a_tile() -> None:
    match = drafting("magenta O4", "mint O4")
    match.change(taken=mask("............", "..XX........", "..XX........"))
    assert ("PE-16", "overlap", (2, 1)) == why(match, Place(1, False, 0, 1))
    assert ("PE-16", "overlap", (3, 2)) == why(match, Place(1, False, 0, 27))
    match.act(Place(1, False, 0, 0 + 4))
    assert mask("....XX......", "..XXXX......", "..XX........") == match.state.seats[0].taken


def test_pe_16_no_overlap_with_a_prefilled_space() -> None:
    match = drafting("magenta O4", picture=("............", "..X........."))
    assert ("PE-16", "prefilled", (2, 1)) == why(match, Place(1, False, 0, 1))
    assert Place(1, False, 0, 0) in match.legal()


@pytest.mark.parametrize(
    ("name", "turn", "cell", "place"),
    [
        ("mint O4", 0, 11, (11, 0)),
        ("mint O4", 0, 84, (0, 7)),
        ("mint O4", 0, 95, (11, 7)),
        ("mint I", 0, 8, (8, 0)),
        ("mint I", 1, 48, (0, 4)),
    ],
)
def test_pe_16_wholly_on_the_grid(name: str, turn: int, cell: int, place: tuple[int, int]) -> None:
    match = drafting(name)
    assert ("PE-16", "outside", place) == why(match, Place(1, False, turn, cell))


def test_pe_16_the_last_place_on_the_grid_is_legal() -> None:
    match = drafting("mint O4", "mint I")
    assert {Place(1, False, 0, 82), Place(2, False, 0, 91)} <= set(match.legal())


@pytest.mark.parametrize("cell", [-1, 96, 10**9])
def test_pe_16_a_cell_off_the_grid_is_outside_and_has_no_place(cell: int) -> None:
    match = drafting("mint O4")
    assert ("PE-16", "outside", None) == why(match, Place(1, False, 0, cell))


def test_pe_16_nothing_has_to_touch_anything() -> None:
    match = drafting("mint O4")
    match.change(taken=mask("XX"))
    match.act(Place(1, False, 0, 82))
    assert mask("XX") | 0b11 << 82 | 0b11 << 94 == match.state.seats[0].taken


def test_pe_16_a_placed_tile_never_flips_or_moves() -> None:
    match = Match(2)
    stream = Rng("stay")
    before: list[tuple[Placed, ...]] = [(), ()]
    while match.random_turn(stream):
        now = [seat.placed for seat in match.state.seats]
        for old, new in zip(before, now, strict=True):
            assert old == new[: len(old)]
            assert len(new) <= len(old) + 1
        before = now


def test_pe_16_reasons_come_in_a_fixed_order() -> None:
    match = drafting("mint O4", "-", bonus="mint sock", rats=0, picture=("X",))
    match.change(taken=mask(".X"))
    # no tile, no rat, no such turn, outside, pre-filled, overlap
    assert ("PE-13", "no-tile", None) == why(match, Place(2, True, 9, 96))
    assert ("PE-15", "no-rat", None) == why(match, Place(1, True, 9, 96))
    assert ("PE-16", "no-form", None) == why(match, Place(1, False, 9, 96))
    assert ("PE-16", "outside", None) == why(match, Place(1, False, 0, 96))
    assert ("PE-16", "prefilled", (0, 0)) == why(match, Place(1, False, 0, 0))
    assert ("PE-16", "overlap", (1, 0)) == why(match, Place(1, False, 0, 1))
    match.act(Place(1, False, 0, 24))
    assert ("PE-19", "already", None) == why(match, Place(2, True, 9, 96))


def test_pe_13_only_a_tile_that_lies_there_can_be_taken() -> None:
    match = drafting("mint O4", "-", "peach T4")
    for space in (2, 4, 0, 5):
        said = refused(match, Place(space, False, 0, 0))
        assert ("PE-13", "no-tile", {"space": space}) == (said.rule, said.reason, said.detail)
    assert {1, 3} == {act.space for act in match.legal() if isinstance(act, Place)}


def test_pe_4_a_chiral_tile_fits_a_place_of_one_hand_on_one_side_only() -> None:
    hole = gap("oo..........", ".oo.........")
    clothing_fits = []
    for name in ("magenta S4", "lavender S4"):
        match = drafting(name, rats=1, picture=hole)
        placings = [act for act in match.legal() if isinstance(act, Place)]
        assert 1 == len(placings)
        clothing_fits.append(not placings[0].cat)
    assert [False, True] == sorted(clothing_fits)


# Trying out


def test_pe_17_trying_changes_nothing_and_each_tile_can_be_tried() -> None:
    match = drafting("mint O4", "peach T4", "magenta I", rats=1)
    before = msgspec.json.encode(match.state)
    tried = [
        match.game.apply(match.state, _act(action))
        for action in (Place(1, False, 0, 0), Place(2, True, 0, 0), Place(3, False, 1, 0))
    ]
    assert before == msgspec.json.encode(match.state)
    assert [tile("mint O4"), tile("peach T4"), tile("magenta I")] == [
        step.state.seats[0].placed[0].kind for step in tried
    ]


def test_pe_17_committing_to_one_tile_ends_the_trying() -> None:
    match = drafting("mint O4", "peach T4", bonus="mint sock")
    match.act(Place(1, False, 0, 0))
    assert ("PE-19", "already", None) == why(match, Place(2, False, 0, 40))
    assert all(isinstance(act, PlaceBonus) for act in match.legal())


# Discarding


def test_pe_18_no_discard_while_a_tile_fits() -> None:
    match = drafting("mint O4", "mint I", picture=gap("oo", "oo"))
    assert ("PE-18", "fits", None) == why(match, Discard(1))
    assert ("PE-18", "fits", None) == why(match, Discard(2))


def test_pe_18_where_nothing_fits_any_available_tile_may_be_discarded() -> None:
    match = drafting("mint O4", "-", "mint I", "peach V3", rats=1, picture=gap("oo.o"))
    assert [Discard(1), Discard(3), Discard(4)] == match.legal()
    assert ("PE-13", "no-tile", None) == why(match, Discard(2))
    told = match.act(Discard(3))
    assert TileDiscarded(Seat(0), 3, tile("mint I")) == told[0]
    assert () == match.state.seats[0].placed
    assert (tile("mint O4"), -1, -1, tile("peach V3")) == match.state.spaces
    assert tile("mint I") not in match.state.spaces


def cat_only() -> tuple[str, tuple[str, ...]]:
    """An S tetromino and a hole of its other hand."""
    for name in ("magenta S4", "lavender S4"):
        hole = gap("oo..........", ".oo.........")
        if not [a for a in drafting(name, rats=0, picture=hole).legal() if isinstance(a, Place)]:
            return name, hole
    raise AssertionError("one of the two hands does not fit")


def test_pe_18_what_fits_only_as_a_cat_may_be_placed_or_discarded_with_a_rat() -> None:
    name, hole = cat_only()
    match = drafting(name, "mint I", rats=1, picture=hole)
    assert [Place(1, True, 0, 0), Discard(1), Discard(2)] == [
        replace(act, turn=0) if isinstance(act, Place) else act for act in match.legal()
    ]
    assert 3 == match.game.legal(match.state, Seat(0)).count()
    told = match.act(Discard(1))
    assert TileDiscarded(Seat(0), 1, tile(name)) == told[0]
    assert 1 == match.state.seats[0].rats


def test_pe_18_what_fits_only_as_a_cat_does_not_fit_without_a_rat() -> None:
    name, hole = cat_only()
    match = drafting(name, "mint I", rats=0, picture=hole)
    assert [Discard(1), Discard(2)] == match.legal()


def test_pe_18_a_rat_spent_on_the_bonus_is_gone() -> None:
    name, hole = cat_only()
    hole = tuple("." + row[1:] if number == 7 else row for number, row in enumerate(hole))
    match = drafting(name, rats=1, bonus="mint underwear", picture=hole)
    match.act(PlaceBonus(True, 0, 84))
    assert [Discard(1)] == match.legal()


def test_pe_18_a_discard_counts_the_space_as_it_is_after_the_bonus() -> None:
    match = drafting("mint O4", rats=0, bonus="mint underwear", picture=gap("oo", "oo"))
    assert ("PE-18", "fits", None) == why(match, Discard(1))
    match.act(PlaceBonus(False, 0, 0))
    assert [Discard(1)] == match.legal()


# The bonus tile


@pytest.mark.parametrize("bonus_first", [False, True])
def test_pe_19_tile_and_bonus_in_either_order(bonus_first: bool) -> None:
    match = drafting("mint O4", bonus="peach sock")
    acts = [Place(1, False, 0, 0), PlaceBonus(False, 0, 24)]
    for number, act in enumerate(reversed(acts) if bonus_first else acts):
        assert (Phase.DRAFT, 0) == (match.state.phase, match.state.actor)
        match.act(act)
        assert number == 0 or match.state.position != 3
    assert 6 == match.state.seats[0].taken.bit_count()
    assert match.state.seats[0].bonus is None


def test_pe_19_the_turn_is_not_over_before_the_bonus_lies() -> None:
    match = drafting("mint O4", bonus="peach sock")
    assert 1 == len(match.act(Place(1, False, 0, 0)))
    assert (True, 0) == (match.state.drafted, match.state.actor)
    assert match.legal()
    assert all(isinstance(act, PlaceBonus) for act in match.legal())


def test_pe_19_also_when_the_tile_was_discarded() -> None:
    match = drafting("mint O4", bonus="peach sock", rats=0, picture=gap("oo"))
    match.act(Discard(1))
    assert [PlaceBonus(False, 0, 0)] == match.legal()
    match.act(PlaceBonus(False, 0, 0))
    assert (tile("peach sock"),) == tuple(one.kind for one in match.state.seats[0].placed)
    assert 3 != match.state.position


def test_pe_19_a_bonus_that_fits_nowhere_goes_back_to_the_supply() -> None:
    match = drafting("mint O4", bonus="peach sock", rats=1, picture=gap("oo", "oo", "", "o.o"))
    assert (8, 10, 8, 10, 8, 9, 8, 10) == match.state.supply
    told = match.act(Place(1, False, 0, 0))
    assert BonusReturned(Seat(0), tile("peach sock")) == told[1]
    assert (8, 10, 8, 10, 8, 10, 8, 10) == match.state.supply
    assert match.state.seats[0].bonus is None
    assert 1 == match.state.seats[0].rats


def test_pe_19_it_goes_back_only_once_the_tile_is_dealt_with() -> None:
    match = drafting("mint O4", bonus="peach sock", rats=0, picture=gap("o.o"))
    assert tile("peach sock") == match.state.seats[0].bonus
    assert [Discard(1)] == match.legal()
    told = match.act(Discard(1))
    assert [
        TileDiscarded(Seat(0), 1, tile("mint O4")),
        BonusReturned(Seat(0), tile("peach sock")),
    ] == [*told[:2]]


def test_pe_19_otherwise_it_must_be_placed() -> None:
    match = drafting("mint O4", bonus="peach sock", rats=0, picture=gap("oo.oo", "oo"))
    match.act(Place(1, False, 0, 0))
    assert [PlaceBonus(False, 0, 3)] == match.legal()


def test_pe_19_refusals_of_the_bonus_have_a_fixed_order() -> None:
    match = drafting("mint O4")
    assert ("PE-19", "no-bonus", None) == why(match, PlaceBonus(True, 9, 96))
    match = drafting("mint O4", bonus="peach sock", rats=0, picture=("X",))
    match.change(taken=mask("..X"))
    assert ("PE-15", "no-rat", None) == why(match, PlaceBonus(True, 9, 96))
    assert ("PE-16", "no-form", None) == why(match, PlaceBonus(False, 9, 96))
    assert ("PE-16", "outside", (11, 0)) == why(match, PlaceBonus(False, 0, 11))
    assert ("PE-16", "prefilled", (0, 0)) == why(match, PlaceBonus(False, 0, 0))
    assert ("PE-16", "overlap", (2, 0)) == why(match, PlaceBonus(False, 0, 1))


def test_pe_19_and_the_discard_too() -> None:
    match = drafting("mint O4", bonus="peach sock", picture=gap("oo", "oo.oo"))
    assert ("PE-13", "no-tile", None) == why(match, Discard(2))
    assert ("PE-18", "fits", None) == why(match, Discard(1))
    match.act(Place(1, False, 0, 0))
    assert ("PE-19", "already", None) == why(match, Discard(2))


# Toys


def toys(*hands: int, pictures: tuple[tuple[str, ...], ...] = ()) -> Match:
    """The end of a match in which each seat holds so many toys; default: two empty rows."""
    match = Match(len(hands))
    match.roll()
    match.put(phase=Phase.TOYS, actor=-1, round=12)
    for seat, number in enumerate(hands):
        picture = pictures[seat] if pictures else gap("oooooooooooo", "oooooooooooo")
        match.change(seat, toys=number, prefilled=mask(*picture))
    return match


def test_pe_21_all_holders_decide_at_once_and_the_others_are_not_asked() -> None:
    match = toys(2, 0, 1)
    both = (Seat(0), Seat(2))
    assert AwaitingSeats(both, both) == match.game.awaiting(match.state)
    assert TURN == refused(match, LayToys((0,)), seat=1).rule
    assert not match.game.legal(match.state, Seat(1))


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_pe_21_in_any_order(order: tuple[int, int]) -> None:
    match = toys(2, 0, 1)
    cells = {0: (3, 20), 2: (5,)}
    first, second = order
    assert (ToysLaid(Seat(first), cells[first]),) == match.act(LayToys(cells[first]), first)
    assert TURN == refused(match, LayToys((1, 2)), seat=first).rule
    told = match.act(LayToys(cells[second]), second)
    assert [ToysLaid, Scored] == [type(event) for event in told]
    assert (Phase.OVER, "over") == (match.state.phase, match.fence)
    assert [1 << 3 | 1 << 20, 0, 1 << 5] == [seat.laid for seat in match.state.seats]
    assert [0, 0, 0] == [seat.toys for seat in match.state.seats]


def test_pe_21_one_act_names_all_spaces() -> None:
    match = toys(2)
    for cells in ((), (3,), (3, 4, 5)):
        said = refused(match, LayToys(cells), 0)
        assert ("PE-21", "count", {"wanted": 2, "given": len(cells)}) == (
            said.rule,
            said.reason,
            said.detail,
        )


def test_pe_21_toys_lie_on_empty_spaces_one_each() -> None:
    match = toys(2)
    match.change(taken=mask("....X"))
    assert ("PE-21", "covered", (4, 0)) == _said(match, LayToys((3, 4)))
    assert ("PE-21", "covered", (0, 2)) == _said(match, LayToys((3, 24)))
    assert ("PE-21", "order", None) == _said(match, LayToys((3, 3)))
    assert ("PE-21", "order", None) == _said(match, LayToys((5, 3)))
    assert ("PE-21", "order", None) == _said(match, LayToys((-1, 3)))
    assert ("PE-21", "order", None) == _said(match, LayToys((3, 96)))


def _said(match: Match, action: LayToys) -> tuple[str, str, tuple[int, int] | None]:
    said = refused(match, action, 0)
    return said.rule, said.reason, said.cell


def test_pe_21_more_toys_than_empty_spaces_fill_them_all() -> None:
    match = toys(5, pictures=(gap("o.o", ".o"),))
    assert [LayToys((0, 2, 13))] == match.legal(0)
    match.act(LayToys((0, 2, 13)), 0)
    assert Phase.OVER == match.state.phase
    assert 2 == match.state.seats[0].toys


def test_pe_21_a_holder_without_an_empty_space_is_not_asked() -> None:
    match = toys(3, 1, pictures=(gap(), gap("o")))
    assert AwaitingSeats((Seat(1),), (Seat(1),)) == match.game.awaiting(match.state)
    assert not match.game.legal(match.state, Seat(0))


def test_pe_21_nobody_holds_toys_so_the_match_is_over_at_once() -> None:
    match = Match(2)
    stream = Rng("no toys")
    match.roll()
    while match.state.phase is not Phase.OVER:
        for seat in range(2):
            match.change(seat, toys=0)
        match.random_turn(stream)
        assert match.state.phase is not Phase.TOYS
    assert isinstance(match.events[-1], Scored)


def test_pe_21_ways_to_lay_toys_are_counted_without_listing_them() -> None:
    match = toys(3)
    assert comb(24, 3) == match.game.legal(match.state, Seat(0)).count() == len(match.legal(0))
    match = toys(12)
    assert comb(24, 12) == match.game.legal(match.state, Seat(0)).count()
    sampled = match.game.legal(match.state, Seat(0)).sample(Rng("toys"))
    assert sampled in match.game.legal(match.state, Seat(0))


def test_the_place_of_a_tile_is_the_first_cell_that_it_covers() -> None:
    box = stock().box
    corners = 0
    for kind in box.kinds:
        for cat in (False, True):
            for turn, form in enumerate(kind.forms(cat)):
                for cell in (0, 13, 40):
                    if not form.room >> cell & 1:
                        continue
                    event = TilePlaced(Seat(0), 1, kind.id, cat, turn, cell, 0)
                    covered = form.mask << cell
                    first = next(n for n in range(box.grid.size) if covered >> n & 1)
                    assert box.grid.place(first) == event.covered(box)
                    corners += first != cell
                    bonus = BonusPlaced(Seat(0), kind.id, cat, turn, cell, 0)
                    assert event.covered(box) == bonus.covered(box)
    # Of many forms the corner of the box around them is none of their cells.
    assert corners > 100
