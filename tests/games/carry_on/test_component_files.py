"""Tests: component files come from outside; what is wrong in one is refused by file and key."""

from __future__ import annotations

import pytest

from engine.core import ComponentError
from engine.games.carry_on.components import FILES, load
from tests.games.carry_on.deals import read


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


CREW = b'[[characters]]\nid = "crew"\nextra = 20\n'
STEPS = b"bonus = [{ cards = 3, points = 5 }, { cards = 4, points = 8 }]"
CASES = [
    ("cards.toml", b'"gadget"', b'"clothing"', "items.types", "a type is named twice"),
    ("cards.toml", b'"gadget"', b'"Gadget"', "items.types[2]", "matching regex"),
    ("cards.toml", b', "hygiene"', b"", "items.types", "length >= 4"),
    ("cards.toml", b"[2, 3, 4", b"[3, 2, 4", "items.weights", "2 to 7, ascending"),
    ("cards.toml", b"[2, 3, 4", b"[2.0, 3, 4", "items.weights[0]", "got `float`"),
    ("cards.toml", b"copies = 2", b"copies = 1", "items.copies", "32 cards are too few"),
    ("cards.toml", b"copies = 2", b"copies = 3", "items.copies", "Expected `int` <= 2"),
    ("cards.toml", b"cards = 8", b"cards = 9", "souvenirs.cards", "Expected `int` <= 8"),
    ("cards.toml", b"cards = 8", b"cards = 7", "items.copies", "55 cards are too few"),
    ("cards.toml", b"weight = 5", b"weight = 0", "souvenirs.weight", "Expected `int` >= 1"),
    ("cards.toml", b"small = 4", b"small = 3", "luggage", "fewer than 8"),
    ("cards.toml", b"carry_on = 10", b"carry_on = 9", "carry_on", "up to 10 cards are dealt"),
    ("cards.toml", b"large = 4", b"large = 4\nhuge = 1", "luggage.huge", "unknown field"),
    ("characters.toml", CREW, b"", "characters", "length >= 8"),
    ("characters.toml", b'"student"', b'"athlete"', "characters", "named twice"),
    (
        "characters.toml",
        b'"document"',
        b'"documents"',
        "characters[1].counts.type",
        "there is no type 'documents'",
    ),
    (
        "characters.toml",
        b'type = "gadget"',
        b'type = "gadget", lightest = 3',
        "characters[2].counts",
        "a character counts one thing",
    ),
    ("characters.toml", STEPS, b"", "characters[0].bonus", "what is counted gives points"),
    (
        "characters.toml",
        b'"crew"\n',
        b'"crew"\n' + STEPS + b"\n",
        "characters[6].bonus",
        "what is counted gives points",
    ),
    (
        "characters.toml",
        b"cards = 3, points = 5",
        b"cards = 4, points = 5",
        "characters[0].bonus",
        "the numbers of cards ascend",
    ),
    ("characters.toml", b"cards = 3\n", b"cards = 4\n", "characters[7].cards", "<= 3"),
    ("scoring.toml", b"essential = 5", b"essential = true", "essential", "got `bool`"),
    ("scoring.toml", b"unused = 7", b"unused = -7", "unused", "Expected `int` >= 0"),
    ("scoring.toml", b"unused = 7\n", b"", "unused", "missing required field"),
    ("keeping.toml", b"[drawn]\nathlete", b"[drawn]\nathletes", "athlete", "has no numbers"),
    ("keeping.toml", b"crew = [[0], [0]]", b"crew = [[0]]", "crew", "2 rounds to come"),
    ("keeping.toml", b"crew = [[0], [0]]", b"crew = [[0], [0, 1]]", "crew", "there are 1 cards"),
    ("keeping.toml", b"crew = [[[0], ", b"crew = [[", "drawn.crew", "a number of small luggage"),
    ("keeping.toml", b"crew = [[0], [0]]", b"crew = [[0], [-1]]", "passed[...][1][0]", ">= 0"),
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
