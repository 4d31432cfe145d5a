"""Cargo Hold: the computer players."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core import Bot, Level
from engine.games.cargo_hold.components import Components


def players(box: Components) -> Mapping[Level, Bot]:  # noqa: ARG001
    """The levels, weakest first; `random`, which every game has, is not among them."""
    return {}
