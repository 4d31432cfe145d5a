"""A public class name is defined in one module, so that a search for it finds one class."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from tests import parsed

ROOT = Path(__file__).resolve().parents[2]
CODE: Final = sorted(
    path.relative_to(ROOT).as_posix()
    for top in ("engine", "ui")
    for path in ROOT.glob(f"{top}/**/*.py")
)

MOST_ROLES: Final = 18
ROLES: Final = {
    "Components": "what a game's box contains",
    "Discard": "the action that discards cards",
    "Drew": "the event of drawn cards",
    "EasyBot": "a game's bot of the level easy",
    "HandTaken": "the event of a hand that was passed on or robbed",
    "HardBot": "a game's bot of the level hard",
    "Options": "a game's part of the set-up page",
    "Phase": "the step of a turn",
    "Pictures": "a game's pictures, painted once",
    "RoundBegan": "the event of a new round",
    "ScorePad": "how a game writes its points",
    "Scored": "the event of counted points",
    "SeatView": "what one seat sees",
    "Table": "a game's table",
    "TutorialScript": "a game's guided round",
    "Words": "a game's texts",
}
"""Roles that several games have, each under the same name."""


def public_classes(source: str) -> Iterator[str]:
    """Yield the public classes that a module defines at its top level."""
    for node in parsed.module(source).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def repeated(sources: Mapping[str, str]) -> dict[str, list[str]]:
    """Return the class names that several modules define, with these modules."""
    modules: dict[str, list[str]] = defaultdict(list)
    for module, source in sources.items():
        for name in public_classes(source):
            modules[name].append(module)
    return {name: where for name, where in modules.items() if len(where) > 1}


def game_of(module: str) -> str:
    """Return the package of the game that a module belongs to; empty if it belongs to none."""
    parts = module.split("/")
    return parts[2] if parts[:2] in (["engine", "games"], ["ui", "tables"]) else ""


def test_a_public_class_name_is_defined_in_one_module_unless_each_game_has_it() -> None:
    found = repeated({module: (ROOT / module).read_text("utf-8") for module in CODE})
    assert found.keys() == ROLES.keys(), "rename the class, or delete an exception that has gone"
    assert len(ROLES) <= MOST_ROLES
    for name, modules in found.items():
        games = [game_of(module) for module in modules]
        # The protocol of a role may stand outside the games, once.
        assert games.count("") <= 1, f"{name}: {modules}"


def test_a_class_name_that_is_defined_twice_is_found() -> None:
    sources = {
        "engine/a.py": "class Basket:\n    class Lid: ...\nclass _Own: ...\n",
        "engine/b.py": "class Basket: ...\nclass Lid: ...\nclass _Own: ...\n",
    }
    assert repeated(sources) == {"Basket": ["engine/a.py", "engine/b.py"]}
