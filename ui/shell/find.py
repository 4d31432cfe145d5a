"""Shell: finds the tables of the games; nobody keeps a list."""

from __future__ import annotations

import importlib
import pkgutil
from functools import lru_cache

import ui.tables
from engine.core import GameId
from ui.kit.spec import GameTable


@lru_cache(maxsize=1)
def specs() -> dict[GameId, GameTable]:
    """The spec of every game that has a table, in order of id."""
    found: dict[GameId, GameTable] = {}
    for module in sorted(pkgutil.iter_modules(ui.tables.__path__), key=lambda m: m.name):
        if module.ispkg:
            spec = importlib.import_module(f"ui.tables.{module.name}").TABLE
            found[spec.game] = spec
    return found
