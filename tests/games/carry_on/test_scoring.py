"""Tests: points of a round and of the match, and the best use, against a reckoning by hand."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.components import ROUNDS
from engine.games.carry_on.view import RoundScore, Use
from tests.games.carry_on.deals import (
    ATHLETE,
    BACKPACKER,
    BUSINESS,
    CREW,
    FAMILY,
    INFLUENCER,
    TOURIST,
    box,
    cards,
    packed,
    points,
)

BOX = box()
EXAMPLE = "c4 c5 d5 d3 g7 g5 s"


def test_co_20_28_kg_at_23_are_18_points() -> None:
    assert 18 == scoring.weight_points(28, 23)
    assert (28, 18) == (points("c7 c7 c7 c7", 23).kg, points("c7 c7 c7 c7", 23).weight)


@pytest.mark.parametrize(
    ("kg", "limit", "worth"),
    [(0, 23, 0), (22, 23, 22), (23, 23, 23), (24, 23, 22), (32, 32, 32), (34, 32, 30)],
)
def test_co_20_each_kilogram_counts_up_to_the_limit_and_against_you_above(
    kg: int, limit: int, worth: int
) -> None:
    assert worth == scoring.weight_points(kg, limit)


def test_co_20_weight_may_fall_below_zero() -> None:
    heavy = points("c7 c7 d7 d7 g7 g7 h7", 23)
    assert (49, -3) == (heavy.kg, heavy.weight)
    assert -1 == scoring.weight_points(47, 23)


@pytest.mark.parametrize(
    ("character", "text", "bonus"),
    [
        (ATHLETE, "c2 c3 d4", 0),
        (ATHLETE, "c2 c3 c4", 5),
        (ATHLETE, "c2 c3 c4 c5 c6", 8),
        (BACKPACKER, "c2 d3", 5),
        (TOURIST, "s s", 8),
        (CREW, "c2 c3 c4 c5", 0),
        (BUSINESS, "c2 c3 c4 c5", 0),
    ],
)
def test_co_21_the_character_bonus_is_had_in_each_round(
    character: int, text: str, bonus: int
) -> None:
    assert bonus == points(text, character=character).character


def test_co_22_one_of_each_type_is_5_points() -> None:
    assert 5 == points("c2 d2 g2 h2").essential
    assert 0 == points("c2 d2 g2").essential
    assert 4 == points("c2 c3 d2 g2 h2").types


def test_co_22_a_wild_souvenir_may_be_one_of_the_four() -> None:
    one = points("c2 d2 g2 s")
    assert (5, 4, True) == (one.essential, one.types, one.wild)


def test_co_22_a_wild_for_a_type_that_is_packed_does_nothing() -> None:
    whole, without = points("c2 d2 g2 h2 s"), points("c2 d2 g2 h2")
    assert (without.points, False) == (whole.points, whole.wild)


def test_co_23_as_5_kg_the_example_weighs_34_and_has_no_essential_bonus() -> None:
    as_weight = points(EXAMPLE, weight=1)
    assert (34, 30, 0) == (as_weight.kg, as_weight.weight, as_weight.essential)
    assert 30 == as_weight.points


def test_co_23_as_wild_the_example_is_29_kg_and_34_points() -> None:
    as_wild = points(EXAMPLE)
    assert (29, 29, 5, True) == (as_wild.kg, as_wild.weight, as_wild.essential, as_wild.wild)
    assert 34 == as_wild.points


def test_co_23_two_wilds_for_two_missing_types_give_no_essential_bonus() -> None:
    assert (0, False) == (points("c4 d5 s s").essential, points("c4 d5 s s").wild)


def test_co_23_a_wild_is_no_item_of_a_character() -> None:
    # Two of hygiene and a wild that stands for nothing else: not three.
    assert 0 == points("h2 h3 c2 d2 g2 s", character=FAMILY).character
    assert 0 == points("h2 h3 s", character=FAMILY).character


def test_co_23_a_souvenir_is_not_weight_and_wild_at_once() -> None:
    assert not points("c2 d2 g2 s", weight=1).wild
    assert points("c2 d2 g2 s s", weight=1).wild


def test_co_13_each_souvenir_is_5_kg_or_weightless() -> None:
    assert [7, 12, 17] == [points("c7 s s", weight=weight).kg for weight in range(3)]


def test_co_13_each_use_is_offered_once_and_upgrades_where_more_is_packed() -> None:
    found = scoring.uses(BOX, cards("c7 d7 g7 s s"), 23, 1)
    # 21 kg without souvenirs is not above 23, with one it is 26.
    assert (
        Use(0, upgrade=False),
        Use(1, upgrade=False),
        Use(1, upgrade=True),
        Use(2, upgrade=False),
        Use(2, upgrade=True),
    ) == found
    assert found[:2] == scoring.uses(BOX, cards("c7 d7 g7 s"), 32, 1)


@pytest.mark.parametrize(
    ("luggage", "kg", "unused", "may"),
    [(23, 24, 1, True), (23, 23, 1, False), (32, 40, 1, False), (23, 40, 0, False)],
)
def test_co_14_an_upgrade_is_for_23_kg_and_more_packed(
    luggage: int, kg: int, unused: int, may: bool
) -> None:
    assert may == scoring.may_upgrade(luggage, kg, unused)


def test_co_14_weight_above_32_still_pays() -> None:
    upgraded = points("c7 c7 d7 d7 g7", 23, up=True)
    assert (35, 32, 29) == (upgraded.kg, upgraded.limit, upgraded.weight)


@pytest.mark.parametrize(
    ("character", "unused", "price"),
    [(ATHLETE, 1, 7), (CREW, 1, 27), (CREW, 2, 7), (BUSINESS, 3, 7), (BUSINESS, 1, 7)],
)
def test_co_15_a_turned_card_gives_up_7_and_cabin_crew_27(
    character: int, unused: int, price: int
) -> None:
    assert price == scoring.gives_up(BOX, character, unused)


def test_co_15_the_best_use_weighs_what_the_card_gives_up() -> None:
    # 27 kg: 19 points at 23, 27 at 32, so an upgrade brings 8.
    case = cards("c7 c7 d7 d6")
    best = scoring.best(BOX, ATHLETE, case, 23, 1)
    assert (Use(0, upgrade=True), 27, 20) == (best.use, best.points, best.net)
    best = scoring.best(BOX, CREW, case, 23, 1)
    assert (Use(0, upgrade=False), 19, 19) == (best.use, best.points, best.net)
    # 26 kg: it would bring 6, less than 7.
    assert not scoring.best(BOX, ATHLETE, cards("c7 c7 d7 d5"), 23, 1).use.upgrade


def test_co_15_of_equal_uses_the_card_is_kept() -> None:
    case = cards("c7 c7 d7 d3 s")
    options = scoring.options(BOX, ATHLETE, case, 23, 1)
    assert {(0, False): 22, (0, True): 17, (1, False): 17, (1, True): 22} == {
        (one.use.weight, one.use.upgrade): one.net for one in options
    }
    assert Use(0, upgrade=False) == scoring.best(BOX, ATHLETE, case, 23, 1).use


def test_co_15_what_keeping_may_bring_is_for_rounds_to_come_only() -> None:
    assert 0 == scoring.keeping(BOX, ATHLETE, 1, 0)
    assert 0 < scoring.keeping(BOX, ATHLETE, 1, 1) <= scoring.keeping(BOX, ATHLETE, 1, 2)
    assert ROUNDS - 1 == len(BOX.keeping[ATHLETE].passed)
    # Cabin Crew will not turn its card, and there are not as many rounds as Business has cards.
    assert 0 == scoring.keeping(BOX, CREW, 1, 2)
    assert [3, 1, 0] == [scoring.keeping(BOX, BUSINESS, cards, 2) for cards in (1, 2, 3)]


def test_co_31_what_keeping_may_bring_depends_on_the_luggage_that_is_left() -> None:
    # No 23 is left: nobody will upgrade any more.
    assert 0 == scoring.keeping(BOX, ATHLETE, 1, 1, (32, 32, 32, 32))
    likely = [scoring.keeping_parts(BOX, ATHLETE, 1, 1, [23] * n + [32] * (4 - n)) for n in (1, 2)]
    assert 0 < likely[0] < likely[1]


def by_hand(character: int, packed: tuple[int, ...], luggage: int, unused: int) -> dict[Any, int]:
    """Net points of every use, reckoned from the words of the rules alone."""
    items = [(card // 6, card % 6 + 2) for card in packed if card != 24]
    souvenirs = len(packed) - len(items)
    found = {}
    for spent, turns in product(range(souvenirs + 1), (False, True)):
        kg = sum(weight for _, weight in items) + 5 * spent
        if turns and (luggage == 32 or kg <= 23 or not unused):
            continue
        limit = 32 if turns else luggage
        net = min(kg, limit) - max(0, kg - limit)
        missing = 4 - len({kind for kind, _ in items})
        net += 5 * (missing == 0 or (missing == 1 and spent < souvenirs))
        if character < 4:
            many = sum(1 for kind, _ in items if kind == character)
            net += 8 if many >= 4 else 5 if many == 3 else 0
        elif character == BACKPACKER:
            many = sum(1 for _, weight in items if weight <= 3)
            net += 8 if many >= 3 else 5 if many == 2 else 0
        elif character == TOURIST:
            net += 8 if souvenirs >= 2 else 5 if souvenirs == 1 else 0
        found[spent, turns] = net - turns * (27 if character == CREW else 7)
    return found


suitcases = st.lists(st.sampled_from(BOX.deck), max_size=7).map(tuple)


@given(st.integers(0, 7), suitcases, st.sampled_from((23, 32)), st.integers(0, 3))
def test_co_15_every_use_is_reckoned_exactly_and_none_is_better_than_the_best(
    character: int, case: tuple[int, ...], luggage: int, unused: int
) -> None:
    if character == CREW:
        unused = min(unused, 1)
    options = scoring.options(BOX, character, case, luggage, unused)
    wanted = by_hand(character, case, luggage, unused)
    assert wanted == {(one.use.weight, one.use.upgrade): one.net for one in options}
    assert max(wanted.values()) == scoring.best(BOX, character, case, luggage, unused).net
    for one in options:
        assert one.points - one.gives_up == one.net
        assert one.score == scoring.score(BOX, character, case, luggage, one.use)


def scored(*totals: int) -> tuple[tuple[RoundScore, ...], ...]:
    """One scored round a seat, with so many points."""
    blank = points("c2 d2", 23)
    return tuple(
        (RoundScore((), 23, 23, blank.use, total, total, 0, 0, 0, 0, wild=False),)
        for total in totals
    )


def test_co_24_an_unused_card_gives_7_each_of_three_and_cabin_crew_20_more() -> None:
    ends = [(ATHLETE, 1), (ATHLETE, 0), (BUSINESS, 3), (BUSINESS, 2), (CREW, 1), (CREW, 0)]
    assert [(7, 0), (0, 0), (21, 0), (14, 0), (7, 20), (0, 0)] == [
        scoring.end_points(BOX, character, unused) for character, unused in ends
    ]


def test_co_24_most_points_win() -> None:
    result = scoring.result(BOX, (ATHLETE, FAMILY, INFLUENCER), (0, 1, 0), scored(80, 74, 79))
    assert (80, 81, 79) == result.scores
    assert ((1,), (0,), (2,)) == result.ranking


def test_co_24_a_tie_goes_to_whoever_still_has_an_unused_card() -> None:
    result = scoring.result(BOX, (ATHLETE, FAMILY, INFLUENCER), (0, 1, 0), scored(81, 74, 81))
    assert ((Seat(1),), (Seat(0), Seat(2))) == result.ranking


def test_co_24_who_is_still_tied_shares_the_win() -> None:
    result = scoring.result(BOX, (ATHLETE, BUSINESS, FAMILY), (1, 2, 0), scored(74, 67, 81))
    assert ((Seat(0), Seat(1)), (Seat(2),)) == result.ranking


def test_co_24_lower_places_are_shared_by_the_same_rule() -> None:
    people, unused = (ATHLETE, BUSINESS, FAMILY, INFLUENCER), (0, 0, 1, 0)
    result = scoring.result(BOX, people, unused, scored(90, 80, 73, 80))
    assert (90, 80, 80, 80) == result.scores
    assert ((Seat(0),), (Seat(2),), (Seat(1), Seat(3))) == result.ranking


def test_the_lines_of_the_rounds_and_the_cards_add_up_to_the_score() -> None:
    match = packed(EXAMPLE, characters=(CREW,))
    match.settle_all()
    lines = {line.line: line for line in match.game.sheet(match.view())[0].lines}
    assert ["weight-1", "character-1", "essential-1", "weight-2"] == list(lines)[:4]
    assert ["carry-on", "extra"] == list(lines)[-2:]
    assert (29, 29) == (lines["weight-1"].points, lines["weight-1"].count)
    assert (5, 4) == (lines["essential-1"].points, lines["essential-1"].count)
    # What is kept counts when the match is over.
    assert (0, 1) == (lines["carry-on"].points, lines["carry-on"].count)
    assert 34 == match.game.sheet(match.view())[0].total
