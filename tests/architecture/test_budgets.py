"""A further game is small: how many lines its table has, file by file, and how large its classes.

Of the two games that were there before `ui/kit` the numbers are what they came down to: they may
only fall, and are to be lowered here when they do.
"""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).resolve().parents[2]
TABLES = ROOT / "ui" / "tables"

PARTS: Final[Mapping[str, tuple[str, int]]] = {
    "__init__.py": ("spec", 40),
    "spec.py": ("spec", 40),
    "table.py": ("table", 450),
    "scene.py": ("scene and items", 1000),
    "items.py": ("scene and items", 1000),
    "moves.py": ("moves", 300),
    "access.py": ("access", 200),
    "options.py": ("options", 80),
    "charts.py": ("charts", 200),
    "tutorial.py": ("tutorial", 250),
    "words.py": ("words", 600),
    "art": ("art", 1800),
}
"""Lines of a new game's parts; any other file counts in the sum."""
SUM: Final = 4950
"""Lines of a new game's table with all its files."""
METHODS: Final = 40
"""Methods of a class of a table."""

OLD: Final[Mapping[str, tuple[int, Mapping[str, int]]]] = {
    "pack_the_essentials": (6320, {}),
    "wheres_my_luggage": (5400, {}),
}
"""Lines without art, and classes with more methods than a new game's may have."""
SLACK: Final = 400
"""So far below its number a game may be before the number is to be lowered."""


def files(game: str) -> dict[str, int]:
    """The lines of each file of a table, by its path below the table."""
    folder = TABLES / game
    return {
        file.relative_to(folder).as_posix(): len(file.read_text("utf-8").splitlines())
        for file in sorted(folder.rglob("*.py"))
    }


def beyond(found: Mapping[str, int]) -> list[str]:
    """The parts of a new game that are larger than their budget, in words."""
    sums: dict[str, int] = {}
    for path, lines in found.items():
        part, _ = PARTS.get(path.partition("/")[0], ("other files", 0))
        sums[part] = sums.get(part, 0) + lines
    most = {**dict(PARTS.values()), "other files": SUM}
    wrong = [f"{part}: {n} > {most[part]}" for part, n in sums.items() if n > most[part]]
    whole = sum(found.values())
    return wrong + [f"all: {whole} > {SUM}"] * (whole > SUM)


def large(game: str) -> Iterator[tuple[str, int]]:
    """The classes of a table with more methods than they may have."""
    for file in (TABLES / game).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                count = sum(isinstance(each, ast.FunctionDef) for each in node.body)
                if count > METHODS:
                    yield node.name, count


GAMES: Final = sorted(file.parent.name for file in TABLES.glob("*/__init__.py"))
NEW: Final = [game for game in GAMES if game not in OLD]


@pytest.mark.parametrize("game", NEW)
def test_a_new_game_is_within_its_budget(game: str) -> None:
    assert [] == beyond(files(game))
    assert [] == list(large(game))


@pytest.mark.parametrize("game", OLD)
def test_an_old_game_only_falls(game: str) -> None:
    most, classes = OLD[game]
    lines = sum(n for path, n in files(game).items() if not path.startswith("art/"))
    assert lines <= most, f"{game} has grown from {most} to {lines} lines"
    assert lines > most - SLACK, f"{game} has fallen to {lines} lines: lower its number"
    for name, count in large(game):
        assert count <= classes.get(name, METHODS), f"{name} has {count} methods"
    assert set(classes) == {name for name, _ in large(game)}


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ({"table.py": 450, "art/cards.py": 1800, "pad.py": 300}, []),
        ({"table.py": 451}, ["table: 451 > 450"]),
        ({"scene.py": 600, "items.py": 500}, ["scene and items: 1100 > 1000"]),
        ({"art/a.py": 900, "art/b.py": 901}, ["art: 1801 > 1800"]),
        ({"pad.py": 4951}, ["other files: 4951 > 4950", "all: 4951 > 4950"]),
    ],
)
def test_what_is_too_large_is_found(found: dict[str, int], said: list[str]) -> None:
    assert said == beyond(found)
