"""The tiles of Pack the Essentials: bag tiles may leave the game, bonus tiles never do."""

from collections import Counter
from typing import Any

from engine.parts.grid import cells


def census(game: Any, state: Any) -> tuple[Counter[Any], Counter[Any]]:
    box = game.box
    bonus = Counter({("bonus", slot): count for slot, count in enumerate(state.supply)})
    bag = Counter(("bag", kind) for kind in cells(state.bag))
    bag.update(("bag", kind) for kind in state.spaces if kind >= 0)
    for seat in state.seats:
        covered = 0
        kinds = [tile.kind for tile in seat.placed]
        for tile in seat.placed:
            mask = box.mask(tile.kind, tile.cat, tile.turn, tile.cell)
            assert not mask & covered, "two tiles overlap"
            covered |= mask
        assert covered == seat.taken
        assert not covered & seat.prefilled
        if seat.bonus is not None:
            kinds.append(seat.bonus)
        for kind in kinds:
            if kind in box.bag:
                bag[("bag", kind)] += 1
            else:
                bonus[("bonus", _slot(box, kind))] += 1
    return bonus, bag


def _slot(box: Any, kind: int) -> int:
    return next(
        colour * 2 + size - 1
        for colour in range(len(box.colours))
        for size in (1, 2)
        if box.bonus_kind(colour, size) == kind
    )
