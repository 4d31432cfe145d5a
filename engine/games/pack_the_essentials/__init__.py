"""Pack the Essentials: draft and place tiles in a 12×8 suitcase; cats score."""

from __future__ import annotations

from collections.abc import Callable

from engine.core import Game
from engine.games.pack_the_essentials.actions import PackAction
from engine.games.pack_the_essentials.bots import players
from engine.games.pack_the_essentials.components import load
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.games.pack_the_essentials.state import PackState
from engine.games.pack_the_essentials.view import PackView

__all__ = ["build"]


def build(read: Callable[[str], bytes]) -> Game[PackState, PackAction, PackView]:
    """The game from its resource files, which `read` returns by name. Raises ComponentError."""
    box = load(read)
    return PackTheEssentials(box, players(box))
