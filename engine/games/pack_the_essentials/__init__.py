"""Pack the Essentials: draft and place tiles in a 12×8 suitcase; cats score."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core import Game

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.actions import PackAction
    from engine.games.pack_the_essentials.components import Components
    from engine.games.pack_the_essentials.state import PackState
    from engine.games.pack_the_essentials.view import PackView

__all__ = ["build"]


def build(read: Callable[[str], bytes]) -> Game[PackState, PackAction, PackView, Components]:
    """The game from its resource files, which `read` returns by name. Raises ComponentError."""
    # Whoever needs only the words or the events of the game does not load its players.
    from engine.games.pack_the_essentials.components import load
    from engine.games.pack_the_essentials.levels import players
    from engine.games.pack_the_essentials.rules import PackTheEssentials

    box = load(read)
    return PackTheEssentials(box, players(box))
