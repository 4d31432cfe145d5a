"""State flows down, commands flow up: only the table of a game knows what a table is."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.parsed import module, walk
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
UNTYPED: Final = 5
"""Most lines of kit and tables that leave a type open."""
KIT: Final = {
    *("ui/kit/table/hooks.py", "ui/kit/table/match_table.py", "ui/kit/cards/card_table.py"),
    "ui/kit/spec.py",
}
"""Where the kit defines its tables, and where it makes that of a game for the shell."""


def tree(source: str) -> tuple[ast.AST, ...]:
    """All nodes of a file, read once."""
    return walk(module(source))


def tables() -> dict[str, set[str]]:
    """The classes of tables, by the module that defines them."""
    found: dict[str, set[str]] = {"ui.kit.table.match_table": {"AnyTable"}}
    names, grows = {"TableHooks"}, True
    while grows:
        grows = False
        for name, path in FILES.items():
            module = name.removesuffix(".py").replace("/", ".")
            for node in tree(path.read_text("utf-8")):
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
    for node in tree(source):
        if isinstance(node, ast.ImportFrom):
            known = TABLES.get(node.module or "", set())
            yield from (alias.name for alias in node.names if alias.name in known)
            whole = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (each for each in whole if each in TABLES)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in TABLES)


def keeps(source: str) -> Iterator[str]:
    """Yield what in a file is called a table: parameters and attributes that may be of any type."""
    for node in tree(source):
        if isinstance(node, ast.arg) and node.arg == "table":
            yield f"parameter in line {node.lineno}"
        elif isinstance(node, ast.Attribute) and node.attr == "_table":
            yield f"attribute in line {node.lineno}"


def users() -> dict[str, set[str]]:
    """Who imports a module of the kit: games by their ids, and other packages of `ui`."""
    found: dict[str, set[str]] = {
        name.removesuffix(".py").replace("/", "."): set()
        for name in FILES
        if name.startswith("ui/kit/") and not name.endswith("__init__.py")
    }
    for path in sorted((ROOT / "ui").rglob("*.py")):
        folder, *rest = path.relative_to(ROOT / "ui").parts
        user = rest[0] if folder == "tables" else folder
        for node in tree(path.read_text("utf-8")):
            if isinstance(node, ast.ImportFrom) and node.module:
                for whole in (node.module, *(f"{node.module}.{each.name}" for each in node.names)):
                    if whole in found:
                        found[whole].add(user)
    return found


def open_types(source: str) -> Iterator[int]:
    """Yield the lines of a file that leave a type open: with `Any`, `cast` or `getattr`."""
    opens = {"Any", "cast", "getattr"}
    for node in tree(source):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in opens:
                yield node.lineno
            case ast.ImportFrom(names=names):
                yield from (node.lineno for each in names if each.name in opens and each.asname)
            case (
                ast.arg(annotation=ast.Constant(value=str(words)))
                | ast.AnnAssign(annotation=ast.Constant(value=str(words)))
            ) if opens & set(re.findall(r"\w+", words)):
                yield node.lineno


def has_reason(source: str, line: int) -> bool:
    """Whether a comment stands just above a line, or a name has its docstring just below it."""
    lines = ["", *source.splitlines(), ""]
    below = lines[line + 1].startswith('"""')
    return lines[line - 1].strip().startswith("#") or below


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


def test_a_module_that_one_game_alone_uses_is_not_in_the_kit() -> None:
    games = {path.name for path in (ROOT / "ui/tables").iterdir() if path.is_dir()}
    found = users()
    assert len(found) > 20
    assert {name: who for name, who in found.items() if len(who) < 2 and who <= games} == {}


def test_few_types_are_left_open_and_each_for_a_reason() -> None:
    found = {
        (name, line): has_reason(source, line)
        for name, path in FILES.items()
        for source in [path.read_text("utf-8")]
        for line in set(open_types(source))
    }
    assert len(found) <= UNTYPED
    assert [place for place, reason in found.items() if not reason] == []


@pytest.mark.parametrize(
    "source",
    [
        "x: Any = 1",
        "x: 'list[Any]' = []",
        "x = typing.cast(int, y)",
        "f = cast('Table', x)",
        "from typing import Any as Thing",
        "def f(x: Callable[[Any], None]): ...",
    ],
)
def test_an_open_type_is_found(source: str) -> None:
    assert list(open_types(source)) == [1]
    assert not has_reason(f'{source}\n    """What it does."""', 1)
    assert has_reason(f"# Since it is so.\n{source}\n", 2)
    assert has_reason(f'{source}\n"""Since it is so."""', 1)


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


PROTOCOLS: Final = [TableCommands, CargoCommands, CarryCommands, LuggageCommands, PackCommands]


def test_all_commands_are_counted() -> None:
    found = {name for name in FILES if name.endswith("/commands.py")}
    assert found == {f"{each.__module__.replace('.', '/')}.py" for each in PROTOCOLS}


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_a_table_has_few_commands(protocol: type) -> None:
    named = {name for each in protocol.__mro__ for name in vars(each).get("__annotations__", ())}
    commands = {name for name in (*dir(protocol), *named) if not name.startswith("_")}
    assert len(commands) <= COMMANDS
