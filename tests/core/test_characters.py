"""Tests of the characters: six of them, and a table drawn from the deal code."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.characters import (
    CHARACTERS,
    Opponent,
    PlayStyle,
    character,
    is_character_id,
    mixed_table,
    style_of,
)


def test_each_character_promises_a_style_of_its_own() -> None:
    assert len(CHARACTERS) == 6
    assert {each.style for each in CHARACTERS} == set(PlayStyle)
    assert len({each.name[0] for each in CHARACTERS}) == 6, "marks show initials"
    for each in CHARACTERS:
        assert is_character_id(each.id)
        assert character(each.id) is each
        assert style_of(each.id) is each.style
    assert character("nobody") is None
    assert style_of("") is None


@pytest.mark.parametrize("computers", range(9))
def test_a_mixed_table_follows_from_the_code_and_has_nobody_twice(computers: int) -> None:
    for number in range(40):
        table = mixed_table(f"CH-{number}", computers)
        assert len(table) == computers
        assert table == mixed_table(f"CH-{number}", computers)
        assert table[:1] == mixed_table(f"CH-{number}", 1)[: len(table)]
        seated = [each for each in table if each]
        assert len(seated) == len(set(seated)) == min(computers, 6)
        assert table[6:] == ("",) * (computers - 6)


def test_all_characters_come_as_often() -> None:
    first = Counter(mixed_table(f"CO-{number}", 1)[0] for number in range(1200))
    assert set(first) == {each.id for each in CHARACTERS}
    assert min(first.values()) > 150


@pytest.mark.parametrize(
    "text", ["", "Rocco", "rocco ", "a" * 17, "roc-co", "r0cco", "röcco", "rocco\n"]
)
def test_what_is_no_id_is_refused(text: str) -> None:
    assert not is_character_id(text)


def test_records_tell_a_character_behind_its_level() -> None:
    assert Opponent("normal").key == "normal"
    assert Opponent("normal", "vera").key == "normal@vera"
    for one in (Opponent("hard"), Opponent("expert", "pia")):
        assert Opponent.of(one.key) == one
