"""Tests: a second place for the three folders of a game; the program knows nothing of it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import engine.games
import resources
import ui.tables
from engine import catalog
from ui.shell import table_registry

HERE = Path(__file__).resolve().parent
_ROOMS = {"games": engine.games, "tables": ui.tables}


@contextmanager
def installed() -> Iterator[None]:
    """Let catalog and tables find the toys."""
    aliases = []
    for kind, room in _ROOMS.items():
        room.__path__.append(str(HERE / kind))
        for package in (HERE / kind).glob("*/__init__.py"):
            alias = f"{room.__name__}.{package.parent.name}"
            sys.modules[alias] = import_module(f"tests.toys.{kind}.{package.parent.name}")
            aliases.append(alias)
    resources.GAMES.append(HERE / "resources")
    _forget()
    try:
        yield
    finally:
        resources.GAMES.pop()
        for room in _ROOMS.values():
            room.__path__.pop()
        for alias in aliases:
            del sys.modules[alias]
        _forget()


def serve(connection: Any) -> None:
    """What a worker's process runs: as in the program, and it finds the toys too."""
    from ui.bridge.bots import worker_main

    with installed():
        worker_main.bot_worker_main(connection)


def _forget() -> None:
    catalog.ids.cache_clear()
    table_registry.specs.cache_clear()
