"""Tests: what is in the box of Carry On."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.carry_on.components import KINDS, SOUVENIR, kind_of, type_of
from engine.games.carry_on.scoring import score
from engine.games.carry_on.view import Use
from tests.games.carry_on.deals import (
    ATHLETE,
    BACKPACKER,
    BUSINESS,
    CREW,
    FAMILY,
    INFLUENCER,
    STUDENT,
    TOURIST,
    box,
    cards,
)

BOX = box()


def test_co_1_twelve_of_each_type_eight_souvenirs_luggage_and_characters_ten_carry_on() -> None:
    assert ("clothing", "document", "gadget", "hygiene") == BOX.types
    assert {0: 12, 1: 12, 2: 12, 3: 12, 4: 8} == Counter(map(type_of, BOX.deck))
    assert (8, 8, 10) == (len(BOX.luggage), len(BOX.characters), BOX.carry_on)
    assert 82 == len(BOX.deck) + len(BOX.luggage) + len(BOX.characters) + BOX.carry_on


def test_co_2_each_type_has_two_cards_of_each_weight_from_2_to_7() -> None:
    for kind in range(4):
        found = Counter(BOX.weights[card] for card in BOX.deck if type_of(card) == kind)
        assert dict.fromkeys(range(2, 8), 2) == found
    items = [BOX.weights[card] for card in BOX.deck if card != SOUVENIR]
    assert 4.5 == sum(items) / len(items)


def test_a_kind_is_its_type_and_weight() -> None:
    assert (25, 24) == (KINDS, SOUVENIR)
    assert cards("c2 c7 d2 h7 s") == (0, 5, 6, 23, 24)
    for kind in range(SOUVENIR):
        assert kind == kind_of(type_of(kind), BOX.weights[kind])


def test_co_3_four_luggage_cards_of_23_and_four_of_32() -> None:
    assert (23, 23, 23, 23, 32, 32, 32, 32) == BOX.luggage


TYPED = [(ATHLETE, "c"), (STUDENT, "d"), (INFLUENCER, "g"), (FAMILY, "h")]


@pytest.mark.parametrize(("character", "letter"), TYPED)
def test_co_4_three_items_of_the_type_are_5_points_and_four_or_more_8(
    character: int, letter: str
) -> None:
    found = []
    for many in range(8):
        other = "d" if letter == "c" else "c"
        own = [f"{letter}{weight}" for weight in (7, 6, 5, 4, 3, 2, 2)][:many]
        rest = [f"{other}{weight}" for weight in (2, 3, 4, 5, 6, 7, 7)][: 7 - many]
        packed = cards(" ".join(own + rest))
        found.append(score(BOX, character, packed, 32, Use(0, upgrade=False)).character)
    assert [0, 0, 0, 5, 8, 8, 8, 8] == found


@pytest.mark.parametrize(
    ("packed", "bonus"),
    [
        ("c4 d5", 0),
        ("c2 d4", 0),
        ("c2 d3", 5),
        ("c2 d3 h2", 8),
        ("c2 d3 h2 g3 g2", 8),
        ("s s s", 0),
    ],
)
def test_co_4_backpacker_wants_items_of_2_or_3_kg(packed: str, bonus: int) -> None:
    use = Use(0, upgrade=False)
    assert bonus == score(BOX, BACKPACKER, cards(packed), 32, use).character


@pytest.mark.parametrize(("many", "bonus"), [(0, 0), (1, 5), (2, 8), (3, 8), (7, 8)])
def test_co_4_tourist_wants_souvenirs_however_they_are_used(many: int, bonus: int) -> None:
    packed = (*cards("c2"), *[SOUVENIR] * many)
    for weight in range(many + 1):
        assert bonus == score(BOX, TOURIST, packed, 32, Use(weight, upgrade=False)).character


def test_co_4_cabin_crew_gets_20_at_the_end_and_business_begins_with_three_cards() -> None:
    assert [0, 0, 0, 0, 0, 0, 20, 0] == [one.extra for one in BOX.characters]
    assert [1, 1, 1, 1, 1, 1, 1, 3] == [one.cards for one in BOX.characters]
    for character in (CREW, BUSINESS):
        assert not any(BOX.characters[character].counts)
