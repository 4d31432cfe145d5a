"""Where's My Luggage?: find your passengers' suitcases on a turning belt, against the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import Game

if TYPE_CHECKING:
    from engine.games.wheres_my_luggage.actions import LuggageAction
    from engine.games.wheres_my_luggage.components import Components
    from engine.games.wheres_my_luggage.state import LuggageState
    from engine.games.wheres_my_luggage.view import LuggageView

__all__ = ["build"]


def build(
    read: Callable[[str], bytes],
) -> Game[LuggageState, LuggageAction, LuggageView, Components]:
    """The game from its resource files, which `read` returns by name. Raises ComponentError."""
    # Whoever needs only the words or the events of the game does not load its players.
    from engine.games.wheres_my_luggage.bots.levels import players
    from engine.games.wheres_my_luggage.components import load
    from engine.games.wheres_my_luggage.rules import WheresMyLuggage

    box = load(read)
    return WheresMyLuggage(box, players(box))
