"""Docstrings: who needs one, how it begins, and what those of the contracts say."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

import engine
import engine.store
import resources
import ui
from engine.core import Bot, Game
from engine.core.review import Decisions, Reviewer, Scene
from engine.match import Session, begin
from tests.tiers import at
from ui.bridge.base import TableBridge
from ui.kit.table.hooks import TableHooks
from ui.kit.table.match_table import MatchTable

ROOT: Final = Path(__file__).resolve().parents[2]
STORE: Final = [
    importlib.import_module(module.name)
    for module in pkgutil.iter_modules(engine.store.__path__, "engine.store.")
]
CONTRACTS: Final = (
    *(Bot, Decisions, Game, MatchTable, Reviewer, Scene, Session, TableBridge, TableHooks),
)
"""Classes whose docstrings are the documentation; so are those of all of `engine.store`."""
SECTIONS: Final = ("Args", "Attributes", "Raises", "Returns", "Yields")
NO_VERBS: Final = frozenset(
    {
        *("a", "about", "all", "an", "any", "as", "at", "how", "it", "its", "no", "nothing", "one"),
        *("some", "so", "such", "that", "the", "these", "they", "this", "those", "what", "when"),
        *("where", "whether", "which", "who", "whose", "why"),
    }
)
"""Words with which a noun or a clause begins."""


def modules() -> Iterator[ModuleType]:
    for package in (engine, resources, ui):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            yield importlib.import_module(found.name)


def classes(module: ModuleType) -> Iterator[type]:
    for found in vars(module).values():
        if inspect.isclass(found) and found.__module__ == module.__name__:
            yield found


def methods(of: type) -> Iterator[tuple[str, Any]]:
    """The public methods that a class itself defines, as functions, by name."""
    for name, member in vars(of).items():
        function = getattr(member, "fget", None) or getattr(member, "__func__", member)
        function = getattr(function, "func", function)
        if inspect.isfunction(function) and not name.startswith("_"):
            yield name, function


def is_override(of: type, name: str) -> bool:
    return any(hasattr(base, name) for base in of.__mro__[1:])


def silent(of: type) -> list[str]:
    """The methods of a class that need a docstring and have none."""
    return [
        f"{of.__module__}.{of.__qualname__}.{name}"
        for name, function in methods(of)
        if not (function.__doc__ or is_override(of, name))
    ]


def test_every_public_method_that_overrides_nothing_has_a_docstring() -> None:
    every = [of for module in modules() for of in classes(module) if of.__name__[0] != "_"]
    assert len(every) > 500
    assert [] == [name for of in every for name in silent(of)]


class Base:
    def known(self) -> None: ...


class Heir(Base):
    def known(self) -> None: ...

    def fresh(self) -> None: ...

    @property
    def shown(self) -> int:
        return 1

    @staticmethod
    def told() -> None:
        """Be told."""


def test_a_method_without_a_docstring_is_found() -> None:
    assert ["known"] == [name.rpartition(".")[2] for name in silent(Base)]
    assert ["fresh", "shown"] == [name.rpartition(".")[2] for name in silent(Heir)]


BEGINNING: Final = re.compile(r"\s*So (many|long|much)\b")


def stated(code: ast.Module) -> Iterator[str]:
    """All docstrings, including those below attributes."""
    for node in ast.walk(code):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield text


def test_no_docstring_hides_its_subject_in_so_many() -> None:
    packages = ("engine", "packaging", "resources", "tests", "ui")
    files = [file for package in packages for file in sorted((ROOT / package).rglob("*.py"))]
    found = [
        f"{file.relative_to(ROOT)}: {text}"
        for file in files
        # Most need not be parsed.
        if '"""So ' in (source := file.read_text("utf-8"))
        for text in stated(ast.parse(source))
        if BEGINNING.match(text)
    ]
    assert [] == found


@pytest.mark.parametrize("text", ["So many are kept.", "So long it waits.", "So much of it."])
def test_so_many_is_found(text: str) -> None:
    code = ast.parse(f'LIMIT = 3\n"""{text}"""\nOTHER = 4\n"""How many are kept."""\n')
    assert [text] == [each for each in stated(code) if BEGINNING.match(each)]


def documented() -> Iterator[tuple[str, Any]]:
    """Every method and function whose docstring is the contract, with its name."""
    for of in CONTRACTS:
        for name, function in methods(of):
            if not is_override(of, name):
                yield f"{of.__name__}.{name}", function
    yield "begin", begin
    for module in STORE:
        for name, found in vars(module).items():
            if getattr(found, "__module__", "") != module.__name__ or name.startswith("_"):
                continue
            if inspect.isfunction(found):
                yield f"{module.__name__}.{name}", found
            elif inspect.isclass(found):
                for method, function in methods(found):
                    yield f"{module.__name__}.{name}.{method}", function


def begins_with_a_verb(text: str) -> bool:
    first = text.split(" ")[0]
    return first[:1].isupper() and first.lower() not in NO_VERBS


def problems(function: Any) -> list[str]:
    """What a docstring of a contract lacks."""
    text = inspect.cleandoc(function.__doc__ or "")
    summary, *rest = text.split("\n")
    found = [] if begins_with_a_verb(summary) else ["its first word is no verb"]
    if not summary.endswith(".") and not summary.endswith(":"):
        found.append("its first line is no sentence")
    if rest and rest[0]:
        found.append("its first line goes on in the second")
    sections = re.split(rf"^({'|'.join(SECTIONS)}):$", text, flags=re.MULTILINE)
    said = dict(zip(sections[1::2], sections[2::2], strict=True))
    told = re.findall(r"^    (\w+):", said.get("Args", ""), flags=re.MULTILINE)
    parameters = inspect.signature(function).parameters
    taken = [name for name in parameters if name not in ("self", "cls")]
    if told != taken:
        found.append(f"it takes {taken}, and tells of {told}")
    returns = function.__annotations__.get("return")
    is_plain = summary.startswith(("Return ", "Yield "))
    if (
        returns not in ("None", "Iterator[None]")
        and not is_plain
        and not {"Returns", "Yields"} & said.keys()
    ):
        found.append("it does not say what it returns")
    return found


def test_the_docstrings_of_the_contracts_are_complete() -> None:
    every = dict(documented())
    assert len(every) > 230
    for name, function in every.items():
        with at(name=name):
            assert [] == problems(function)


@pytest.mark.parametrize("of", CONTRACTS, ids=lambda of: of.__name__)
def test_the_docstring_of_a_contract_says_what_it_does(of: type) -> None:
    assert begins_with_a_verb(of.__doc__ or "")


def _short(count: int) -> int:
    """The number of things."""
    return count


def _whole(count: int) -> int:
    """Double a number.

    Args:
        count: The number.

    Returns:
        Twice as much.
    """
    return 2 * count


def test_a_docstring_that_is_not_complete_is_found() -> None:
    assert [] == problems(_whole)
    assert [
        "its first word is no verb",
        "it takes ['count'], and tells of []",
        "it does not say what it returns",
    ] == problems(_short)
