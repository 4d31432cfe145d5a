"""Tests: component files come from outside; what is wrong in one is refused by file and key."""

from __future__ import annotations

import pytest

from engine.core import ComponentError
from engine.games.cargo_hold.components import FILES, load
from tests.games.cargo_hold.deals import read

OUTLAW = b'[[firepower]]\nid = "outlaw"\nattack = 2\ndefence = 1\ncopies = 6\n'
THREE = b"attack = 3\ndefence = 1\ncopies = 3\n"
CASES = [
    ("cards.toml", OUTLAW, b"", "firepower", "they are farmhand, outlaw"),
    ("cards.toml", b'"outlaw"', b'"bandit"', "firepower", "in this order"),
    ("cards.toml", b'"thief"', b'"getaway"', "specials", "in this order"),
    ("cards.toml", b'"mail"', b'"letters"', "cargo", "they are mail, grain"),
    ("cards.toml", THREE, THREE.replace(b"3", b"4", 1), "firepower[4].attack", "<= 3"),
    ("cards.toml", b"[200, 300]", b"[200, 350]", "cargo[7].pays[1]", "<= 300"),
    ("cards.toml", b"[200, 300]", b"[200]", "cargo[7].pays", "length 2"),
    ("cards.toml", b"copies = 8", b"copies = 0", "firepower[0].copies", ">= 1"),
    ("cards.toml", b"copies = 8", b"copies = 8\nrare = true", "firepower[0].rare", "unknown"),
    ("cards.toml", b"copies = 8", b"copies = 8.0", "firepower[0].copies", "got `float`"),
    ("cards.toml", None, b"firepower = []\ncargo = []\nspecials = []", "firepower", "they are"),
    ("cards.toml", None, b"\xff", "", "it is no TOML"),
    ("table.toml", b"hand = 7", b"hand = 13", "", "100 cards are too few to be dealt"),
    ("table.toml", b"turns = 60", b"turns = 0", "turns", ">= 1"),
    ("table.toml", b"drawn = 4\n", b"", "drawn", "missing required"),
    ("table.toml", b"low = 1200", b"low = 1250", "target", "no such range"),
    ("table.toml", b"low = 1200", b"low = 5100", "target", "no such range"),
]


@pytest.mark.parametrize(("file", "change", "to", "key", "reason"), CASES)
def test_what_is_wrong_is_named(
    file: str, change: bytes | None, to: bytes, key: str, reason: str
) -> None:
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
    assert key == refusal.value.key
    assert reason in refusal.value.reason
    assert refusal.value.file in (file, "cards.toml")


def test_these_are_all_files() -> None:
    seen: list[str] = []

    def reading(name: str) -> bytes:
        seen.append(name)
        return read(name)

    load(reading)
    assert sorted(FILES) == sorted(seen)
