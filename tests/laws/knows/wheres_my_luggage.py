"""What a seat of Where's My Luggage? knows: the faces that it was shown, and all marks."""

from typing import Any

from engine.games.wheres_my_luggage.events import FaceSeen, LookEnded, Peeked, RoundChecked, Turned
from engine.games.wheres_my_luggage.view import LookResult


def holds(game: Any, world: Any, seat: int, feed: list[Any]) -> bool:
    tiles: dict[int, int] = {}
    wrong: set[tuple[int, int]] = set()
    for event in feed:
        match event:
            case RoundChecked():  # all tiles go back, and are mixed anew
                tiles, wrong = {}, set()
            case Peeked() | FaceSeen() | Turned() if event.tile >= 0:
                tiles[event.slot] = event.tile
            case LookEnded(mark=LookResult.ANOTHER):
                wrong.add((event.slot, event.passenger))
            case LookEnded():
                tiles.pop(event.slot, None)
                wrong = {pair for pair in wrong if pair[0] != event.slot}
    there = dict(enumerate(world.tiles))
    there |= {one.hand.slot: one.hand.tile for one in world.seats if one.hand is not None}
    return all(there[slot] == tile for slot, tile in tiles.items()) and not any(
        there[slot] == passenger for slot, passenger in wrong
    )
