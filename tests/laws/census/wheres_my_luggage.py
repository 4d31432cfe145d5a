"""Passengers and tiles of Where's My Luggage?: while a round is on, each is in one place."""

from collections import Counter
from typing import Any

from engine.games.wheres_my_luggage.view import Phase


def census(game: Any, state: Any) -> tuple[Counter[Any], Counter[Any]]:
    box, seats = game.box, len(state.seats)
    form = "memory" if state.memory else "timed"
    tiles = Counter(tile for tile in state.tiles if tile >= 0)
    passengers: Counter[int] = Counter()
    for seat in state.seats:
        cards = [*seat.draw, *seat.action, *(pair.passenger for pair in seat.kept)]
        if seat.passenger >= 0:
            cards.append(seat.passenger)
        passengers.update(cards)
        tiles.update(pair.tile for pair in seat.kept)
        if seat.hand is not None:
            assert state.tiles[seat.hand.slot] < 0, "two tiles share a slot"
            tiles[seat.hand.tile] += 1
        if state.phase in (Phase.PLAY, Phase.BETWEEN, Phase.OVER):
            assert len(cards) == box.hand(form, seats)
    assert max(tiles.values(), default=1) == 1, "a tile is in two places"
    assert max(passengers.values(), default=1) == 1, "a passenger is in two places"
    types = Counter(box.kinds[tile] for tile in tiles)
    if state.phase is not Phase.MIX:
        # As many of each type as there are; and each passenger's own tile is there.
        assert set(types.values()) == {box.each if state.memory else 6}
        assert len(types) == 6
        assert set(passengers) <= set(tiles)
    return Counter(seats=seats), Counter()
