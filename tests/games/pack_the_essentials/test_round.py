"""Tests: a round of Pack the Essentials up to the draft, its end, and playing alone."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import OVER, TURN, AwaitingSeats, Refused, Rng, Seat
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.events import (
    BonusTaken,
    Claimed,
    LadiesSeated,
    LadyTook,
    ListsDrawn,
    PositionsBlocked,
    RoundBegan,
    TilePlaced,
)
from engine.games.pack_the_essentials.view import FREE_POSITION, LADY_POSITION, Phase
from tests.games.pack_the_essentials.pictures import (
    LAVENDER,
    MAGENTA,
    MINT,
    PEACH,
    Match,
    stock,
    tile,
)

KINDS = tuple(tile(name) for name in ("magenta O4", "lavender O4", "peach O4", "mint O4"))
BOX = stock().box


def laid(seats: int, **options: Any) -> Match:
    """A match whose first four tiles are squares of the four colours in order."""
    match = Match(seats, **options)
    while match.state.phase is Phase.LISTS:
        match.chance(0)
    match.chance(*KINDS)
    return match


def to_round(number: int, seats: int = 1, **options: Any) -> Match:
    """A match played at random up to where a round's tiles lie or a card is to be turned."""
    match = Match(seats, **options)
    stream = Rng("to round", number)
    while match.state.round < number or match.state.phase is Phase.TILES:
        assert match.random_turn(stream)
    return match


# Beginning


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pe_10_each_player_starts_with_one_rat_and_an_empty_suitcase(seats: int) -> None:
    match = Match(seats)
    assert seats == len(match.state.seats)
    for seat in match.state.seats:
        assert (1, 0, 0, None, ()) == (seat.rats, seat.toys, seat.taken, seat.bonus, seat.placed)


def test_pe_10_four_tiles_of_the_bag_lie_on_the_spaces_in_the_order_drawn() -> None:
    match = Match(2)
    while match.state.phase is Phase.LISTS:
        match.chance(0)
    request = match.request()
    assert (4, BOX.bag, BOX.bag, ("tiles", 1)) == (
        request.count,
        request.of,
        request.whole,
        request.label,
    )
    told = match.chance(*reversed(KINDS))
    assert (RoundBegan(1, Seat(0), tuple(reversed(KINDS))),) == told
    assert tuple(reversed(KINDS)) == match.state.spaces


def test_pe_10_seat_0_starts() -> None:
    match = laid(3)
    assert 0 == match.state.first
    assert AwaitingSeats((Seat(0),), (Seat(0),)) == match.game.awaiting(match.state)


def test_pe_33_one_list_is_drawn_from_each_pile() -> None:
    match = Match(2)
    labels = []
    for drawn in (3, 0, 1):
        labels.append(match.request().label[:2])
        assert (0, 1, 2, 3) == match.request().of
        match.chance(drawn)
    assert [("to-do", 1), ("to-do", 2), ("to-do", 3)] == labels
    assert (ListsDrawn(("1D", "2A", "3B")),) == match.events
    assert ("1D", "2A", "3B") == match.state.lists


def test_pe_33_touching_is_edge_to_edge() -> None:
    grid = BOX.grid
    around = grid.neighbours(1 << grid.cell(5, 3))
    assert {(5, 2), (4, 3), (6, 3), (5, 4)} == {
        grid.place(cell) for cell in range(96) if around >> cell & 1
    }


# Order


def test_pe_11_players_claim_from_the_first_on_clockwise() -> None:
    match = laid(3)
    assert (Claimed(Seat(0), 3),) == match.act(Claim(3))
    assert 1 == match.state.actor
    assert [Claim(1), Claim(2), Claim(4)] == match.legal()
    match.act(Claim(1))
    assert 2 == match.state.actor
    assert [Claim(2), Claim(4)] == match.legal()
    match.act(Claim(4))
    assert (1, LADY_POSITION, 0, 2) == match.state.claims


def test_pe_11_in_a_later_round_the_holder_of_the_suitcase_token_claims_first() -> None:
    match = to_round(2, seats=3)
    assert [1, 2, 0] == [(match.state.actor, match.act(Claim(place)))[0] for place in (4, 3, 2)]


@pytest.mark.parametrize(("seats", "ladies"), [(1, (1, 2, 3)), (2, (1, 2)), (3, (1,)), (4, ())])
def test_pe_11_cat_ladies_fill_the_rest(seats: int, ladies: tuple[int, ...]) -> None:
    match = laid(seats)
    for place in range(4, 4 - seats, -1):
        match.act(Claim(place))
    seated = [event for event in match.events if isinstance(event, LadiesSeated)]
    assert ([LadiesSeated(ladies)] if ladies else []) == seated
    if ladies:
        assert ladies == tuple(
            place for place in (1, 2, 3, 4) if match.state.claims[place - 1] == LADY_POSITION
        )


def test_pe_11_tokens_are_shuffled_and_told_only_when_turned() -> None:
    match = laid(1)
    match.act(Claim(4))
    for position, left in ((1, (0, 1, 2, 3)), (2, (0, 1, 3)), (3, (1, 3))):
        request = match.request()
        assert (1, left, (0, 1, 2, 3)) == (request.count, request.of, request.whole)
        assert ("ladies", 1, position) == request.label
        match.chance({1: 2, 2: 0, 3: 3}[position])
    assert (2, 0, 3, -1) == match.state.tokens


# Bonuses


def test_pe_12_everyone_takes_a_bonus_colours_are_chosen_position_1_before_2() -> None:
    match = laid(4)
    for place in (2, 4, 1, 3):
        match.act(Claim(place))
    assert (Claimed(Seat(3), 3),) == match.events
    assert (Phase.BONUS, 2, 1) == (match.state.phase, match.state.actor, match.state.position)
    assert [TakeBonus(colour) for colour in range(4)] == match.legal()
    told = match.act(TakeBonus(PEACH))
    assert (BonusTaken(Seat(2), 1, tile("peach underwear"), 0, 0),) == told
    assert (Phase.BONUS, 0, 2) == (match.state.phase, match.state.actor, match.state.position)
    told = match.act(TakeBonus(LAVENDER))
    assert (
        BonusTaken(Seat(0), 2, tile("lavender sock"), 0, 0),
        BonusTaken(Seat(3), 3, None, 1, 0),
        BonusTaken(Seat(1), 4, None, 1, 1),
    ) == told
    assert (Phase.DRAFT, 2, 1) == (match.state.phase, match.state.actor, match.state.position)


def test_pe_7_a_claim_brings_what_the_position_gives() -> None:
    match = laid(4)
    for place in (1, 2, 3, 4):
        match.act(Claim(place))
    match.act(TakeBonus(MAGENTA))
    match.act(TakeBonus(MINT))
    assert [
        (1, 0, tile("magenta underwear")),
        (1, 0, tile("mint sock")),
        (2, 0, None),
        (2, 1, None),
    ] == [(seat.rats, seat.toys, seat.bonus) for seat in match.state.seats]


def test_pe_7_cat_ladies_take_no_bonus() -> None:
    match = laid(1)
    match.act(Claim(4))
    assert Phase.LADY == match.state.phase
    assert BOX.supply == match.state.supply
    assert [BonusTaken(Seat(0), 4, None, 1, 1)] == [
        event for event in match.log if isinstance(event, BonusTaken)
    ]


def test_pe_12_taking_a_bonus_tile_takes_it_from_the_supply() -> None:
    match = laid(1)
    match.act(Claim(2))
    match.act(TakeBonus(LAVENDER))
    assert (8, 10, 8, 9, 8, 10, 8, 10) == match.state.supply


def test_pe_12_where_none_is_left_another_colour_must_be_chosen() -> None:
    match = laid(1)
    match.act(Claim(1))
    match.put(supply=(0, 10, 8, 10, 0, 10, 1, 10))
    assert [TakeBonus(LAVENDER), TakeBonus(MINT)] == match.legal()
    with pytest.raises(Refused) as refusal:
        match.act(TakeBonus(MAGENTA))
    assert ("PE-12", "none-left", {"colour": 0, "size": 1}) == (
        refusal.value.rule,
        refusal.value.reason,
        refusal.value.detail,
    )
    match.act(TakeBonus(MINT))
    assert (0, 10, 8, 10, 0, 10, 0, 10) == match.state.supply


def test_pe_12_where_none_of_a_size_is_left_nobody_is_asked() -> None:
    match = laid(1)
    match.put(supply=(0, 10, 0, 10, 0, 10, 0, 10))
    told = match.act(Claim(1))
    assert BonusTaken(Seat(0), 1, None, 0, 0) in told
    assert (Phase.DRAFT, None) == (match.state.phase, match.state.seats[0].bonus)


# The draft


def test_pe_13_the_draft_goes_by_position_not_by_seat() -> None:
    match = laid(4)
    for place in (4, 2, 3, 1):
        match.act(Claim(place))
    match.act(TakeBonus(MINT))
    match.act(TakeBonus(MINT))
    order: list[int] = []
    stream = Rng("draft")
    while match.state.phase is Phase.DRAFT:
        if not order or order[-1] != match.state.actor:
            order.append(match.state.actor)
        match.random_turn(stream)
    assert [3, 1, 2, 0] == order


def test_pe_13_a_cat_lady_removes_the_first_tile_in_her_order_that_is_there() -> None:
    match = laid(1)
    match.act(Claim(4))
    assert (LadyTook(1, 2, 3, KINDS[2]),) == match.chance(2)
    assert (KINDS[0], KINDS[1], -1, KINDS[3]) == match.state.spaces
    assert (LadyTook(2, 1, 2, KINDS[1]),) == match.chance(1)
    assert (LadyTook(3, 3, 4, KINDS[3]),) == match.chance(3)
    assert (KINDS[0], -1, -1, -1) == match.state.spaces


@pytest.mark.parametrize(
    ("there", "taken"),
    [
        ((1, 2, 3, 4), (1, 2, 3, 4)),
        ((2, 3, 4), (2, 2, 3, 4)),
        ((1, 3, 4), (1, 3, 3, 4)),
        ((1, 4), (1, 4, 4, 4)),
        ((1, 2), (1, 2, 1, 1)),
        ((2, 3), (2, 2, 3, 2)),
        ((3,), (3, 3, 3, 3)),
    ],
)
def test_pe_8_each_token_looks_for_tiles_in_its_order(
    there: tuple[int, ...], taken: tuple[int, ...]
) -> None:
    for token, space in enumerate(taken):
        match = laid(1)
        match.act(Claim(4))
        match.put(
            spaces=tuple(KINDS[place - 1] if place in there else -1 for place in (1, 2, 3, 4))
        )
        (told,) = match.chance(token)
        assert isinstance(told, LadyTook)
        assert space == told.space


def test_pe_14_the_example_of_the_rulebook() -> None:
    match = laid(2)
    match.act(Claim(4))
    match.act(Claim(2))
    match.act(TakeBonus(MINT))
    assert (LadyTook(1, 1, 2, KINDS[1]),) == match.chance(1)  # 2→3→4→1 removes Tile 2
    assert (Phase.DRAFT, 1) == (match.state.phase, match.state.actor)
    assert {1, 3, 4} == {act.space for act in match.legal() if isinstance(act, Place)}
    match.act(Place(4, False, 0, 1))
    match.act(PlaceBonus(False, 0, 24))
    assert (LadyTook(3, 3, 1, KINDS[0]),) == match.chance(3)  # 4→1→2→3: 4 is gone, so Tile 1
    assert (Phase.DRAFT, 0, 4) == (match.state.phase, match.state.actor, match.state.position)
    assert {3} == {act.space for act in match.legal() if isinstance(act, Place)}
    told = match.act(Place(3, False, 0, 1))
    assert (TilePlaced(Seat(0), 3, KINDS[2], False, 0, 1, 0),) == told


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pe_14_position_n_chooses_among_5_minus_n_tiles(seats: int) -> None:
    seen = set()
    for number in range(4):
        stream = Rng("choices", seats, number)
        match = Match(seats)
        while match.random_turn(stream):
            state = match.state
            if state.phase is Phase.DRAFT and not state.drafted:
                there = sum(1 for kind in state.spaces if kind >= 0)
                assert 5 - state.position == there
                seen.add(there)
    assert {1, 2, 3, 4} == seen


# Reset


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pe_20_the_token_passes_the_mat_is_cleared_and_the_tracker_moves(seats: int) -> None:
    match = Match(seats)
    stream = Rng("reset", seats)
    began: list[RoundBegan] = []
    while match.random_turn(stream):
        state = match.state
        if state.phase is Phase.TILES or state.phase >= Phase.TOYS:
            assert (FREE_POSITION,) * 4 == state.claims
            assert ((-1,) * 4, (-1,) * 4) == (state.tokens, state.spaces)
            assert ((), 0) == (state.blocked, state.position)
        began += [event for event in match.events if isinstance(event, RoundBegan)]
    assert list(range(1, 13)) == [event.round for event in began]
    assert [number % seats for number in range(12)] == [event.first for event in began]


def test_pe_20_48_of_the_76_tiles_appear() -> None:
    match = Match(4)
    stream = Rng("tiles")
    while match.random_turn(stream):
        pass
    drawn = [kind for event in match.log if isinstance(event, RoundBegan) for kind in event.tiles]
    assert 48 == len(drawn) == len(set(drawn))
    assert 28 == match.state.bag.bit_count()
    assert set(BOX.bag) - set(drawn) == set(match.game.observe(match.state, None).bag)


def test_pe_20_cat_lady_tokens_are_mixed_again_each_round() -> None:
    match = Match(1, seed="mix")
    stream = Rng("mix")
    number = 0
    orders: dict[int, list[int]] = {}
    while match.random_turn(stream):
        pass
    for event in match.log:
        if isinstance(event, RoundBegan):
            number = event.round
        elif isinstance(event, LadyTook):
            orders.setdefault(number, []).append(event.token)
    assert all(len(order) == len(set(order)) == 3 for order in orders.values())
    assert 1 < len({tuple(order) for order in orders.values()})


# Alone


def test_pe_40_the_chosen_card_names_the_lists_and_none_is_drawn() -> None:
    match = Match(1, victory="fur-trip")
    assert (ListsDrawn(("1C", "2D", "3A")),) == match.events
    assert Phase.TILES == match.state.phase


def test_pe_41_in_an_odd_round_any_position_can_be_claimed() -> None:
    for number in (1, 3):
        match = to_round(number)
        assert Phase.CLAIM == match.state.phase
        assert [Claim(1), Claim(2), Claim(3), Claim(4)] == match.legal()


@pytest.mark.parametrize(
    ("card", "blocked", "open_ones"),
    [
        (0, (2, 3, 4), (1,)),
        (1, (1, 3, 4), (2,)),
        (2, (1, 2, 4), (3,)),
        (3, (1, 2, 3), (4,)),
        (4, (3, 4), (1, 2)),
        (5, (2, 4), (1, 3)),
        (6, (2, 3), (1, 4)),
        (7, (1, 4), (2, 3)),
        (8, (1, 3), (2, 4)),
        (9, (1, 2), (3, 4)),
        (10, (4,), (1, 2, 3)),
        (11, (3,), (1, 2, 4)),
        (12, (2,), (1, 3, 4)),
        (13, (1,), (2, 3, 4)),
    ],
)
def test_pe_41_in_an_even_round_a_card_blocks_pe_42_its_positions(
    card: int, blocked: tuple[int, ...], open_ones: tuple[int, ...]
) -> None:
    match = to_round(2, victory="cat-nap" if card != 1 else "fur-trip")
    assert Phase.BLOCK == match.state.phase
    assert (PositionsBlocked(card, blocked),) == match.chance(card)
    assert [Claim(place) for place in open_ones] == match.legal()
    for place in blocked:
        with pytest.raises(Refused) as refusal:
            match.act(Claim(place))
        assert ("PE-41", "blocked", {"position": place}) == (
            refusal.value.rule,
            refusal.value.reason,
            refusal.value.detail,
        )


def test_pe_41_six_of_the_other_13_cards_are_seen() -> None:
    match = Match(1, victory="city-kitty")
    stream = Rng("cards")
    asked = []
    while match.random_turn(stream):
        if match.state.phase is Phase.BLOCK:
            asked.append((match.state.round, len(match.request().of)))
            assert 4 not in match.request().whole
            assert 13 == len(match.request().whole)
    seen = [event.card for event in match.log if isinstance(event, PositionsBlocked)]
    assert [(2, 13), (4, 12), (6, 11), (8, 10), (10, 9), (12, 8)] == asked
    assert 6 == len(set(seen)) == len(seen)
    assert 4 not in seen
    assert set(range(14)) - {4, *seen} == set(match.game.observe(match.state, None).cards)


def test_pe_41_blocks_hold_for_one_round_only() -> None:
    match = to_round(3)
    assert () == match.state.blocked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pe_41_no_card_is_turned_in_company(seats: int) -> None:
    match = Match(seats)
    stream = Rng("company", seats)
    while match.random_turn(stream):
        assert match.state.phase is not Phase.BLOCK
    assert [] == [event for event in match.log if isinstance(event, PositionsBlocked)]


def test_pe_43_cat_ladies_fill_all_else_blocked_or_not_and_the_token_stays() -> None:
    match = to_round(2, victory="cat-nap")
    match.chance(8)
    told = match.act(Claim(4))
    assert LadiesSeated((1, 2, 3)) in told
    assert (LADY_POSITION, LADY_POSITION, LADY_POSITION, 0) == match.state.claims
    assert 0 == match.state.first


# Refusals that are the same everywhere


def refusal(match: Match, action: object, seat: int | None = None) -> tuple[str, str]:
    before = match.state
    with pytest.raises(Refused) as said:
        match.act(action, seat)
    assert before == match.state
    return said.value.rule, said.value.reason


def test_pe_11_claims_are_refused_by_a_fixed_order_of_reasons() -> None:
    match = laid(2)
    match.put(blocked=(3,))
    assert ("PE-11", "no-position") == refusal(match, Claim(0))
    assert ("PE-11", "no-position") == refusal(match, Claim(5))
    assert ("PE-41", "blocked") == refusal(match, Claim(3))
    match.act(Claim(4))
    assert ("PE-11", "taken") == refusal(match, Claim(4))
    assert (TURN, "") == refusal(match, Claim(9), seat=0)
    match.put(blocked=(4,))
    assert ("PE-41", "blocked") == refusal(match, Claim(4))


def test_pe_11_who_took_a_position_is_told() -> None:
    match = laid(3)
    match.act(Claim(2))
    with pytest.raises(Refused) as said:
        match.act(Claim(2))
    assert {"position": 2, "seat": 0} == said.value.detail


@pytest.mark.parametrize(
    ("action", "rule", "phases"),
    [
        (Claim(1), "PE-11", {Phase.CLAIM}),
        (TakeBonus(0), "PE-12", {Phase.BONUS}),
        (Place(1, False, 0, 0), "PE-13", {Phase.DRAFT}),
        (Discard(1), "PE-13", {Phase.DRAFT}),
        (PlaceBonus(False, 0, 0), "PE-19", {Phase.DRAFT}),
        (LayToys((0,)), "PE-21", {Phase.TOYS}),
    ],
)
def test_an_act_of_another_phase_is_refused_with_pe_11_to_pe_21(
    action: object, rule: str, phases: set[Phase]
) -> None:
    match = Match(2)
    stream = Rng("phases")
    met = set()
    while True:
        state = match.state
        awaiting = match.game.awaiting(state)
        if isinstance(awaiting, AwaitingSeats) and state.phase not in phases:
            met.add(state.phase)
            assert (rule, "phase") == refusal(match, action, awaiting.due[0])
        elif not isinstance(awaiting, AwaitingSeats):
            expected = OVER if state.phase is Phase.OVER else TURN
            assert (expected, "") == refusal(match, action, 0)
        if not match.random_turn(stream):
            break
    assert {Phase.CLAIM, Phase.BONUS, Phase.DRAFT} - phases <= met


def test_a_seat_whose_turn_it_is_not_is_refused_before_any_rule() -> None:
    match = laid(3)
    for seat in (1, 2, 3, -1, 77):
        assert (TURN, "") == refusal(match, Claim(1), seat)
        assert not match.game.legal(match.state, Seat(seat))


def test_chance_that_was_not_asked_or_cannot_answer_so_is_a_value_error() -> None:
    match = Match(2)
    for wrong in ((), (4,), (-1,), (0, 1)):
        with pytest.raises(ValueError, match="chance was not asked"):
            match.chance(*wrong)
    while match.state.phase is Phase.LISTS:
        match.chance(0)
    for tiles in ((0, 1, 2), (0, 1, 2, 2), (0, 1, 2, 76), (0, 1, 2, 3, 4)):
        with pytest.raises(ValueError, match="chance was not asked"):
            match.chance(*tiles)
    match.chance(0, 1, 2, 3)
    with pytest.raises(ValueError, match="chance was not asked"):
        match.chance(4, 5, 6, 7)
