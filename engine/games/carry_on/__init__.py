"""Carry On: pass hands of luggage around, pack what scores, and keep below the weight limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import Game

if TYPE_CHECKING:
    from engine.games.carry_on.actions import CarryAction
    from engine.games.carry_on.components import Components
    from engine.games.carry_on.state import CarryState
    from engine.games.carry_on.view import CarryView

__all__ = ["build"]


def build(read: Callable[[str], bytes]) -> Game[CarryState, CarryAction, CarryView, Components]:
    """The game from its resource files, which `read` returns by name. Raises ComponentError."""
    # Whoever needs only the words or the events of the game does not load its players.
    from engine.games.carry_on.bots.levels import players
    from engine.games.carry_on.components import load
    from engine.games.carry_on.rules import CarryOn

    box = load(read)
    return CarryOn(box, players(box))
