"""Classes stay small enough to read: how many methods a class of a table may have."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT = Path(__file__).resolve().parents[2]
TABLES = ROOT / "ui" / "tables"

METHODS: Final = 40
"""Most methods of a class in ``ui/tables``."""


def large(source: str) -> Iterator[tuple[str, int]]:
    """Yield each class of ``source`` that has more methods than it may, with their number."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            count = sum(isinstance(each, ast.FunctionDef) for each in node.body)
            if count > METHODS:
                yield node.name, count


GAMES: Final = sorted(file.parent.name for file in TABLES.glob("*/__init__.py"))


@pytest.mark.parametrize("game", GAMES)
def test_no_class_of_a_table_has_too_many_methods(game: str) -> None:
    files = sorted((TABLES / game).rglob("*.py"))
    assert files
    assert [] == [found for file in files for found in large(file.read_text("utf-8"))]


@pytest.mark.parametrize(("methods", "found"), [(METHODS, []), (METHODS + 1, [("Big", 41)])])
def test_a_class_with_too_many_methods_is_found(methods: int, found: list[tuple[str, int]]) -> None:
    body = "".join(f"    def m{n}(self) -> None: ...\n" for n in range(methods))
    assert found == list(large(f"class Big:\n{body}"))
