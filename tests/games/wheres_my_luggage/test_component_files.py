"""Tests: component files come from outside; what is wrong in one is refused by file and key."""

from __future__ import annotations

import pytest

from engine.core import ComponentError
from engine.games.wheres_my_luggage.components import FILES, load
from tests.games.wheres_my_luggage.deals import read


def refused(file: str, change: bytes | None, to: bytes) -> ComponentError:
    """What is said of one file with a change in it (None: the whole of it)."""

    def changed(name: str) -> bytes:
        data = read(name)
        if name != file:
            return data
        if change is None:
            return to
        assert change in data, "the test changes what is there"
        return data.replace(change, to, 1)

    with pytest.raises(ComponentError) as refusal:
        load(changed)
    return refusal.value


CASES = [
    ("luggage.toml", b'"ninja"', b'"pirate"', "types", "a passenger is named twice"),
    ("luggage.toml", b'"brown-trunk"', b'"black-roller"', "types", "a type is named twice"),
    ("luggage.toml", b'"pirate", ', b"", "types[0].passengers", "length >= 5"),
    ("luggage.toml", b'"pirate"', b'"Pirate"', "types[0].passengers[0]", "matching regex"),
    ("luggage.toml", b'"pirate"', b"7", "types[0].passengers[0]", "Expected `str`, got `int`"),
    ("luggage.toml", b'id = "black-roller"\n', b"", "types[0].id", "missing required field"),
    ("table.toml", b"rounds = 3", b"rounds = 4", "track", "the most points there are is 28"),
    ("table.toml", b"rounds = 3", b"rounds = 0", "rounds", "Expected `int` >= 1"),
    ("table.toml", b"slots = 48", b"slots = 49", "timed.slots", "Expected `int` <= 48"),
    ("table.toml", b"slots = 48", b"slots = 44", "timed.gap", "33 slots are laden, not 36"),
    ("table.toml", b"gap = 4", b"gap = 3", "timed.gap", "32 slots are laden, not 36"),
    ("table.toml", b"look = 60", b"look = 0", "timed.look", "Expected `int` >= 1"),
    ("table.toml", b"cards = 7\n", b"cards = 8\n", "timed.cards", "Expected `int` <= 7"),
    ("table.toml", b"pace = 30", b"pace = 30.0", "timed.pace", "Expected `int`, got `float`"),
    ("table.toml", b"pace = 30", b"pace = 30\nwidth = 3", "timed.width", "unknown field"),
    ("table.toml", b"columns = 6", b"columns = 7", "memory.rows", "not as many places"),
    ("table.toml", b"[7, 6, 4]", b"[7, 7, 4]", "memory.cards[1]", "too few passengers"),
    ("table.toml", b"[7, 6, 4]", b"[7, 6]", "memory.cards", "length >= 3"),
    ("bots.toml", b"[hard]", b"[harder]", "harder", "unknown field"),
    ("bots.toml", b"odds = false", b"odds = 0", "easy.odds", "Expected `bool`, got `int`"),
    ("bots.toml", b"heed = 15", b"heed = 115", "easy.heed", "Expected `int` <= 100"),
    ("bots.toml", b"reach = 240", b"reach = -1", "easy.reach", "Expected `int` >= 0"),
]


@pytest.mark.parametrize(("file", "change", "to", "key", "reason"), CASES)
def test_what_is_wrong_is_named(file: str, change: bytes, to: bytes, key: str, reason: str) -> None:
    error = refused(file, change, to)
    assert (file, key) == (error.file, error.key)
    assert reason in error.reason


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("data", [b"\xff", b"a = ", b"a = " + b"[" * 5000])
def test_what_is_no_toml_is_refused(file: str, data: bytes) -> None:
    error = refused(file, None, data)
    assert (file, "") == (error.file, error.key)
    assert "it is no TOML" in error.reason
