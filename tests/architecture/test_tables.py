"""State flows down, commands flow up: only the table of a game knows what a table is."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ui.kit.table.commands import TableCommands
from ui.tables.cargo_hold.commands import CargoCommands
from ui.tables.carry_on.commands import CarryCommands
from ui.tables.pack_the_essentials.commands import PackCommands
from ui.tables.wheres_my_luggage.commands import LuggageCommands

ROOT: Final = Path(__file__).resolve().parents[2]
FILES: Final = {
    path.relative_to(ROOT).as_posix(): path
    for folder in ("ui/kit", "ui/tables")
    for path in sorted((ROOT / folder).rglob("*.py"))
}
COMMANDS: Final = 15
"""Most commands of a table."""
KIT: Final = {
    *("ui/kit/table/hooks.py", "ui/kit/table/match_table.py", "ui/kit/cards/card_table.py"),
    "ui/kit/spec.py",
}
"""Where the kit defines its tables, and where it makes that of a game for the shell."""


def tables() -> dict[str, set[str]]:
    """The classes of tables, by the module that defines them."""
    found: dict[str, set[str]] = {"ui.kit.table.match_table": {"AnyTable"}}
    names, grows = {"TableHooks"}, True
    while grows:
        grows = False
        for name, path in FILES.items():
            module = name.removesuffix(".py").replace("/", ".")
            for node in ast.parse(path.read_text("utf-8")).body:
                if isinstance(node, ast.ClassDef) and node.name not in found.get(module, set()):
                    bases = {ast.unparse(base).partition("[")[0] for base in node.bases}
                    if node.name == "TableHooks" or bases & names:
                        found.setdefault(module, set()).add(node.name)
                        names.add(node.name)
                        grows = True
    return found


TABLES: Final = tables()


def named(source: str) -> Iterator[str]:
    """Yield which tables a file imports, whether or not it is for types alone."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom):
            known = TABLES.get(node.module or "", set())
            yield from (alias.name for alias in node.names if alias.name in known)
            whole = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (each for each in whole if each in TABLES)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in TABLES)


def keeps(source: str) -> Iterator[str]:
    """Yield what in a file is called a table: parameters and attributes that may be of any type."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.arg) and node.arg == "table":
            yield f"parameter in line {node.lineno}"
        elif isinstance(node, ast.Attribute) and node.attr == "_table":
            yield f"attribute in line {node.lineno}"


def is_table(name: str) -> bool:
    """Whether a file has the table of a game, or those of the kit."""
    return name in KIT or name.endswith("/table.py")


def test_only_a_table_names_a_table() -> None:
    found = {name for name, path in FILES.items() if any(named(path.read_text("utf-8")))}
    assert {name for name in found if not is_table(name)} == set()


def test_only_a_table_is_called_one() -> None:
    """Also where nothing says which class it is of."""
    found = {
        name: list(keeps(path.read_text("utf-8")))
        for name, path in FILES.items()
        if not is_table(name)
    }
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize(
    "source",
    [
        "from ui.kit.table.match_table import MatchTable",
        "from ui.kit.table.match_table import AnyTable as Hub",
        "from ui.kit.table import match_table",
        "import ui.tables.carry_on.table",
        "if TYPE_CHECKING:\n    from ui.tables.wheres_my_luggage.belt.table import BeltTable",
        "def act():\n    from ui.tables.carry_on.table import Table",
    ],
)
def test_who_names_a_table_is_found(source: str) -> None:
    assert list(named(source))


@pytest.mark.parametrize("source", ["def f(table: Any): ...", "self._table = given"])
def test_who_calls_something_a_table_is_found(source: str) -> None:
    assert list(keeps(source))


@pytest.mark.parametrize(
    "protocol",
    [TableCommands, CargoCommands, CarryCommands, LuggageCommands, PackCommands],
)
def test_a_table_has_few_commands(protocol: type) -> None:
    commands = {name for name in dir(protocol) if not name.startswith("_")}
    assert len(commands) <= COMMANDS
