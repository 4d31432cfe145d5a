"""Cargo Hold: put cargo on the way under guard, raid what others send, and pay off a debt first."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import Game

if TYPE_CHECKING:
    from engine.games.cargo_hold.actions import CargoAction
    from engine.games.cargo_hold.components import Components
    from engine.games.cargo_hold.state import CargoState
    from engine.games.cargo_hold.view import CargoView

__all__ = ["build"]


def build(read: Callable[[str], bytes]) -> Game[CargoState, CargoAction, CargoView, Components]:
    """The game from its resource files, which `read` returns by name. Raises ComponentError."""
    # Whoever needs only the words or the events of the game does not load its players.
    from engine.games.cargo_hold.bots.levels import players
    from engine.games.cargo_hold.components import load
    from engine.games.cargo_hold.rules import CargoHold

    box = load(read)
    return CargoHold(box, players(box))
