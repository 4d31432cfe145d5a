"""No modules of the engine import one another in a circle, wherever in them an import stands."""

import ast
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

import pytest

from tests.parsed import module

ROOT = Path(__file__).resolve().parents[2]
ENGINE = {
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file
    for file in ROOT.glob("engine/**/*.py")
}
PACK = "engine.games.pack_the_essentials"
ALLOWED: Mapping[str, str] = {}
"""By a module of a circle, why it may be there."""
ALLOWED_FOR_TYPES = {
    f"{PACK}.bots.best_packing": "A box holds To Do Lists, and a list is asked about a box, a "
    "suitcase and a packing: it names their types, and imports none of them when it runs."
}


def is_for_types(node: ast.AST) -> bool:
    """Whether this is only read by type checkers."""
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def imports(node: ast.AST, *, types: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """Every import below a node, those in functions among them."""
    for each in ast.iter_child_nodes(node):
        if isinstance(each, ast.Import | ast.ImportFrom):
            yield each
        elif isinstance(each, ast.If) and is_for_types(each) and not types:
            for other in each.orelse:
                yield from imports(ast.Module([other], []), types=types)
        else:
            yield from imports(each, types=types)


def imported(code: str, package: str, known: Set[str], *, types: bool) -> set[str]:
    """Which of the known modules a module of this package imports."""
    found: set[str] = set()
    for each in imports(module(code), types=types):
        if isinstance(each, ast.Import):
            found |= {alias.name for alias in each.names}
            continue
        above = package.split(".")[: len(package.split(".")) - each.level + 1]
        parts = [*(above if each.level else []), *([each.module] if each.module else [])]
        origin = ".".join(parts)
        # `from package import module` needs the module; any other name stands in the package.
        names = {f"{origin}.{alias.name}" for alias in each.names}
        found |= names & known
        found |= {origin} if names - known else set()
    return found & known


def graph(files: Mapping[str, Path], *, types: bool) -> dict[str, set[str]]:
    """By module, what it imports."""
    out: dict[str, set[str]] = {}
    for name, file in files.items():
        package = name if file.name == "__init__.py" else name.rpartition(".")[0]
        found = imported(file.read_text("utf-8"), package, files.keys(), types=types)
        out[name] = found - {name}
    return out


def circles(links: Mapping[str, Set[str]]) -> list[list[str]]:
    """The modules that lead back to themselves, those of one circle together, in order."""

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        rest = [*links[start]]
        while rest:
            each = rest.pop()
            if each not in found:
                found.add(each)
                rest += links[each]
        return found

    leads = {name: reached(name) for name in links}
    own = {name: {other for other in leads[name] if name in leads[other]} for name in links}
    return [*map(list, sorted({tuple(sorted(ring)) for ring in own.values() if ring}))]


def test_the_engine_has_no_circle() -> None:
    found = circles(graph(ENGINE, types=False))
    assert [] == [ring for ring in found if not ALLOWED.keys() & {*ring}]
    assert ALLOWED.keys() <= {module for ring in found for module in ring}, "one is opened"


def test_the_engine_has_no_circle_of_types_but_those_that_have_a_reason() -> None:
    found = circles(graph(ENGINE, types=True))
    assert [] == [ring for ring in found if not ALLOWED_FOR_TYPES.keys() & {*ring}]
    assert ALLOWED_FOR_TYPES.keys() <= {module for ring in found for module in ring}
    assert all(module.startswith(PACK) for ring in found for module in ring)


KNOWN = {"a", "a.b", "a.c", "a.b.d"}


@pytest.mark.parametrize(
    ("code", "package", "found"),
    [
        ("import a.b", "a", {"a.b"}),
        ("from a import b", "a", {"a.b"}),
        ("from a import b, name", "a", {"a", "a.b"}),
        ("from a.b import name", "a", {"a.b"}),
        ("from . import c", "a", {"a.c"}),
        ("from ..c import name", "a.b", {"a.c"}),
        ("def f():\n    from a import c\n", "a", {"a.c"}),
        ("class A:\n    def f(self):\n        if x:\n            import a.c\n", "a", {"a.c"}),
        ("if TYPE_CHECKING:\n    import a.b\nelse:\n    import a.c\n", "a", {"a.c"}),
        ("import typing\nif typing.TYPE_CHECKING:\n    import a.b\n", "a", set()),
        ("import msgspec", "a", set()),
    ],
)
def test_an_import_is_found_wherever_it_stands(code: str, package: str, found: set[str]) -> None:
    assert found == imported(code, package, KNOWN, types=False)


def test_what_is_for_type_checkers_is_found_when_asked_for() -> None:
    code = "if TYPE_CHECKING:\n    import a.b\nimport a.c\n"
    assert {"a.b", "a.c"} == imported(code, "a", KNOWN, types=True)


def test_a_circle_is_noticed() -> None:
    links = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert [["a", "b", "c"], ["d", "e"]] == circles(links)
    assert [] == circles({"a": {"b"}, "b": {"c"}, "c": set()})
