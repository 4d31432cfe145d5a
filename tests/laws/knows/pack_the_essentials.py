"""What a seat of Pack the Essentials knows: the tiles that it saw drawn are not in the bag."""

from typing import Any

from engine.games.pack_the_essentials.events import RoundBegan
from engine.parts.grid import cells


def holds(game: Any, world: Any, seat: int, feed: list[Any]) -> bool:
    drawn = [tile for event in feed if isinstance(event, RoundBegan) for tile in event.tiles]
    return sorted((*cells(world.bag), *drawn)) == list(game.box.bag)
