"""Core: the ids that the whole program shares, as distinct types."""

from __future__ import annotations

from typing import NewType, TypeAlias

Seat = NewType("Seat", int)
"""A place at the table, 0 … n-1, in turn order."""

GameId = NewType("GameId", str)
"""A game's name: its folder in `engine/games`, with underscores."""

Tick = NewType("Tick", int)
"""Game time in 1/60 s since the start of the match."""

Level = NewType("Level", str)
"""A strength of computer player, such as `hard`."""

Value: TypeAlias = str | int | bool
"""What an option of a match may hold."""


def dashed(game: GameId) -> str:
    """The id as it stands on a command line: `pack-the-essentials`."""
    return game.replace("_", "-")
