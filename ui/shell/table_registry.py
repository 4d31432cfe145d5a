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
    """The spec of every game that has a table, in the order that they declare, then that of id."""
    found: list[GameTable] = [
        importlib.import_module(f"ui.tables.{module.name}").TABLE
        for module in pkgutil.iter_modules(ui.tables.__path__)
        if module.ispkg
    ]
    return {spec.game: spec for spec in sorted(found, key=lambda spec: (spec.order, spec.game))}
