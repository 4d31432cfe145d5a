"""Tests: component files come from outside; what is wrong in one is refused by file and key."""

from __future__ import annotations

import pytest

from engine.core import ComponentError
from engine.games.pack_the_essentials.components import FILES, load
from tests.games.pack_the_essentials.pictures import read

COMMON_ROW = b'"X..X....X..X",\n    "...X....X...",'


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


FIRST = "goals.weekend-whiskers.common"
ONE = b"{ points = 1, normal = 1, hard = 1 }"
DOG = b"dog-nap = { common = " + ONE + b", own = " + ONE + b" }\ncat-nap = "

CASES = [
    # boards
    ("boards.toml", b"columns = 12", b"columns = 13", "columns", "Expected `int` <= 12"),
    ("boards.toml", b"rows = 8", b"rows = 7", "rows", "Expected `int` >= 8"),
    ("boards.toml", b"rows = 8\n", b"", "rows", "missing required field"),
    ("boards.toml", b"rows = 8", b"rows = 8.0", "rows", "Expected `int`, got `float`"),
    ("boards.toml", b"rows = 8", b"rows = true", "rows", "Expected `int`, got `bool`"),
    ("boards.toml", b"rows = 8", b'rows = "8"', "rows", "Expected `int`, got `str`"),
    ("boards.toml", b"rows = 8", b"rows = 8\ndepth = 2", "depth", "unknown field"),
    ("boards.toml", b'common = "common"', b'common = "comon"', "common", "no board 'comon'"),
    ("boards.toml", b'"star", "heart"', b'"star", "sun"', "own", "no board 'sun'"),
    ("boards.toml", b'"star", "heart"', b'"star", "star"', "own", "named twice"),
    ("boards.toml", b', "diamond"]', b"]", "own", "length >= 4"),
    ("boards.toml", b'"X..X....X..X",', b'"X..X....X..",', "boards.common", "row 1: 11 columns"),
    ("boards.toml", b'"X..X....X..X",', b'"X..X....X..XX",', "boards.common", "row 1: 13"),
    ("boards.toml", b'"X..X....X..X",', b'"X..X.?..X..X",', "boards.common", "row 1, column 6"),
    ("boards.toml", b'"X..X....X..X",', b"", "boards.common", "row 7 is the last"),
    ("boards.toml", COMMON_ROW, b'"XX.X....X..X",\n    ".XXX....X...",', "boards.common", ""),
    ("boards.toml", COMMON_ROW, b'".X.X....X..X",\n    "XX.X....X...",', "boards.common", "open"),
    ("boards.toml", b'"X..X....X..X",', b"7,", "boards.common[0]", "Expected `str`, got `int`"),
    ("boards.toml", b"star = [", b"auto = [1]\nstar = [", "boards.auto[0]", "Expected `str`"),
    ("boards.toml", b"star = [", b"auto = []\nstar = [", "boards.auto", "no board can be called"),
    # tiles
    ("tiles.toml", b'"peach", "mint"]', b'"peach"]', "colours", "length >= 4"),
    ("tiles.toml", b'"peach", "mint"]', b'"peach", "peach"]', "colours", "named twice"),
    ("tiles.toml", b'"peach", "mint"]', b'"peach", "rats"]', "colours", "called 'rats'"),
    ("tiles.toml", b'"peach", "mint"]', b'"peach", ""]', "colours[3]", "length >= 1"),
    ("tiles.toml", b"[3, 4, 5]", b"[3, 4, 6]", "bag_sizes[2]", "Expected `int` <= 5"),
    ("tiles.toml", b"[3, 4, 5]", b"[3, 4, 4]", "bag_sizes", "named twice"),
    ("tiles.toml", b"[3, 4, 5]", b"[]", "bag_sizes", "length >= 1"),
    ("tiles.toml", b'"lavender", "peach"]\n\n', b'"blue"]\n\n', "mirrored", "no colour 'blue'"),
    ("tiles.toml", b"underwear = 8", b"underwear = 0", "underwear", "Expected `int` >= 1"),
    ("tiles.toml", b"socks = 10", b"socks = 101", "socks", "Expected `int` <= 100"),
    ("tiles.toml", b"socks = 10", b"socks = -1", "socks", "Expected `int` >= 1"),
    # table
    ("table.toml", b"rounds = 12", b"rounds = 20", "rounds", "Expected `int` <= 19"),
    ("table.toml", b"rounds = 12", b"rounds = 1" + b"0" * 60, "rounds", "Expected `int` <= 19"),
    ("table.toml", b"rats_a_turn = 2", b"rats_a_turn = 3", "rats_a_turn", "`int` <= 2"),
    (
        "table.toml",
        b'bonus = "sock"',
        b'bonus = "shoe"',
        "positions[1].bonus",
        "'shoe' is not underwear or sock",
    ),
    ("table.toml", b"toys = 1", b"toys = 1\nhats = 2", "positions[3].hats", "unknown field"),
    ("table.toml", b"[1, 2, 3, 4]", b"[1, 2, 3, 3]", "cat_ladies.tokens[0]", "once"),
    ("table.toml", b"[1, 2, 3, 4]", b"[1, 2, 3, 5]", "cat_ladies.tokens[0][3]", "`int` <= 4"),
    ("table.toml", b", [4, 1, 2, 3]", b"", "cat_ladies.tokens", "length >= 4"),
    # scoring
    ("scoring.toml", b"cat = 5", b"cat = 101", "cat", "Expected `int` <= 100"),
    ("scoring.toml", b"rat = 1", b"rat = 1\ndog = 1", "dog", "unknown field"),
    ("scoring.toml", b"[1, 3, 5,", b'["1", 3, 5,', "groups[0]", "Expected `int`, got `str`"),
    ("scoring.toml", b'"columns"', b'"colums"', "lists.1A.counts", "known as 'colums'"),
    ("scoring.toml", b'"columns"', b'"litters"', "lists.1A.counts", "not belong in pile 1"),
    ("scoring.toml", b'"litters"', b'"rows"', "lists.2A.counts", "not belong in pile 2"),
    ("scoring.toml", b"per = 2", b"per = 0", "lists.1C.per", "Expected `int` >= 1"),
    ("scoring.toml", b"size = 4", b"size = 9", "lists.1D.size", "Expected `int` <= 8"),
    ("scoring.toml", b"mark = 2", b"mark = 2\nmarks = 2", "lists.2D.marks", "unknown field"),
    ("scoring.toml", b"pile = 3\n", b"", "lists.3A.pile", "missing required field"),
    ("scoring.toml", b"pile = 3", b"pile = 4", "lists.3A.pile", "Expected `int` <= 3"),
    # cards
    ("cards.toml", b'"cat-nap"', b'"short-paws"', "cards[2].id", "there twice"),
    ("cards.toml", b'"easy"', b'"simple"', "cards[0].difficulty", "'simple' is none of"),
    ("cards.toml", b'["1A", "2C", "3C"]', b'["1A", "3C", "2C"]', "cards[0].lists", "of pile 2"),
    ("cards.toml", b'["1A", "2C", "3C"]', b'["1A", "2C", "3X"]', "cards[0].lists", "'3X'"),
    ("cards.toml", b'["1A", "2C", "3C"]', b'["1A", "2C"]', "cards[0].lists", "length >= 3"),
    ("cards.toml", b"[2, 3, 4]", b"[2, 3, 3]", "cards[0].blocks", "named twice"),
    ("cards.toml", b"[2, 3, 4]", b"[]", "cards[0].blocks", "length >= 1"),
    ("cards.toml", b"[2, 3, 4]", b"[1, 2, 3, 4]", "cards[0].blocks", "length <= 3"),
    ("cards.toml", b"[2, 3, 4]", b"[2, 3, 5]", "cards[0].blocks[2]", "Expected `int` <= 4"),
    ("cards.toml", b'title = "Cat Nap"\n', b"", "cards[1].title", "missing required field"),
    # goals
    ("goals.toml", b"cat-nap = ", b"cat-nip = ", "goals", "no goal for 'cat-nap'"),
    ("goals.toml", b"cat-nap = ", b"cat-nap = 5 #", "goals.cat-nap", "`object`, got `int`"),
    ("goals.toml", b"cat-nap = ", b"cat-nap = {} #", "goals.cat-nap.common", "missing required"),
    ("goals.toml", b"normal = ", b"normal = 101, more = ", f"{FIRST}.normal", "`int` <= 100"),
    ("goals.toml", b"points = ", b"points = 9", f"{FIRST}.points", "Expected `int` <= 999"),
    ("goals.toml", b"points = ", b"points = -", f"{FIRST}.points", "Expected `int` >= 1"),
    ("goals.toml", b"points = ", b"odd = 1, points = ", f"{FIRST}.odd", "unknown field"),
    ("goals.toml", b"\ncat-nap = ", b"\n" + DOG, "goals.dog-nap", "no such card"),
    ("former.toml", b"cat-nap = ", b"cat-nip = ", "goals", "no goal for 'cat-nap'"),
    ("former.toml", b"cat-nap = ", b'cat-nap = "much" #', "goals.cat-nap", "`int`, got `str`"),
    ("former.toml", b"cat-nap = ", b"cat-nap = 0 #", "goals.cat-nap", "Expected `int` >= 1"),
]


@pytest.mark.parametrize(
    ("file", "change", "to", "key", "reason"),
    CASES,
    ids=[f"{case[3]}-{number}" for number, case in enumerate(CASES)],
)
def test_a_wrong_value_is_refused_by_file_key_and_reason(
    file: str, change: bytes, to: bytes, key: str, reason: str
) -> None:
    said = refused(file, change, to)
    assert (file, key) == (said.file, said.key)
    assert reason in said.reason
    assert f"{file}: {key}: {said.reason}" == str(said)
    assert "\n" not in str(said)


def test_a_board_whose_open_area_is_cut_in_two_is_refused() -> None:
    wall = b"\n".join(b'    ".....X......",' for _ in range(8))
    said = refused("boards.toml", None, BOARD_FILE.replace(b"WALL", wall))
    assert ("boards.common", "the open area is not one connected piece") == (said.key, said.reason)


def test_a_board_without_an_open_space_is_refused() -> None:
    wall = b"\n".join(b'    "XXXXXXXXXXXX",' for _ in range(8))
    said = refused("boards.toml", None, BOARD_FILE.replace(b"WALL", wall))
    assert "boards.common" == said.key


BOARD_FILE = b"""
columns = 12
rows = 8
common = "common"
own = ["a", "b", "c", "d"]
[boards]
common = [
WALL
]
a = []
b = []
c = []
d = []
"""


def test_too_few_tiles_for_the_rounds_are_refused() -> None:
    def few(name: str) -> bytes:
        return read(name).replace(b"bag_sizes = [3, 4, 5]", b"bag_sizes = [4]")

    with pytest.raises(ComponentError, match=r"table.toml: rounds: 20 tiles are too few"):
        load(few)


def test_too_few_cards_for_the_even_rounds_are_refused() -> None:
    def few(name: str) -> bytes:
        if name == "cards.toml":
            return b"\n[[cards]]".join(read(name).split(b"\n[[cards]]")[:7])
        if name == "goals.toml":
            return b"\n".join(read(name).splitlines()[:9])
        return read(name)

    with pytest.raises(ComponentError, match=r"cards.toml: cards: they are too few"):
        load(few)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"rounds = = 12", "it is no TOML"),
        (b"\x89PNG\r\n\x1a\n", "it is no TOML"),
        (b"name = '\xff\xfe'", "it is no TOML"),
        (b"a = 1\na = 2", "it is no TOML"),
        (b"a = " + b"[" * 20_000, "it is no TOML"),
        (b"a = " + b"9" * 5_000, "it is no TOML"),
        (b'{"a": 1}', "it is no TOML"),
    ],
    ids=["syntax", "picture", "not utf-8", "key twice", "deep", "huge number", "json"],
)
def test_what_is_no_toml_is_refused_by_file(file: str, data: bytes, reason: str) -> None:
    said = refused(file, None, data)
    assert (file, "") == (said.file, said.key)
    assert said.reason.startswith(reason)
    assert "\n" not in str(said)


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_refused_by_the_first_thing_that_it_lacks(file: str) -> None:
    said = refused(file, None, b"")
    assert file == said.file
    assert said.key
    assert "missing required field" in said.reason


@pytest.mark.parametrize("file", FILES)
def test_an_unknown_key_is_refused_in_every_file(file: str) -> None:
    said = refused(file, None, b"surprise = 1\n" + read(file))
    assert (file, "surprise") == (said.file, said.key)
