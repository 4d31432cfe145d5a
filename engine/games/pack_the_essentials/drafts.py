"""Pack the Essentials: what a seat drafted in a match, whatever the places (`par`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.components import Components


class Drafted(msgspec.Struct, frozen=True):
    """What a seat packed in a match, whatever the places.

    `kinds`, `turns` and `earned` have an entry a tile, in the order of placement: its kind, the
    turn in which it came, and how many rats the seat had been given by then. `rats` and `toys` are
    all that it was given. `rivals` are the largest groups of each other seat, a number a colour.
    `refused` has what the seat discarded or gave back: after how many tiles of `kinds`, and which
    kinds it could have placed then.
    """

    board: str
    lists: tuple[str, ...]
    kinds: tuple[int, ...]
    turns: tuple[int, ...]
    earned: tuple[int, ...]
    rats: int
    toys: int
    rivals: tuple[tuple[int, ...], ...] = ()
    refused: tuple[tuple[int, tuple[int, ...]], ...] = ()


def affordable(box: Components, tiles: Drafted, cats: Sequence[bool]) -> bool:
    """Whether these tiles may lie cat side up, an entry a tile: each with a rat in time (PE-15)."""
    spent, turn, here = 0, 0, 0
    for cat, when, earned in zip(cats, tiles.turns, tiles.earned, strict=True):
        if when != turn:
            turn, here = when, 0
        if cat:
            spent += 1
            here += 1
            if spent > earned or here > box.rats_a_turn:
                return False
    return True


def refusable(box: Components, tiles: Drafted, masks: Sequence[int]) -> bool:
    """Whether what was refused fits nowhere, as it must, if the tiles lie on these cells.

    A tile that fits clothing side up may not be discarded (PE-18), and a bonus tile is given back
    only where it fits nowhere (PE-19).
    """
    for before, kinds in tiles.refused:
        taken = box.boards[tiles.board] | sum(masks[:before])
        free = box.grid.full & ~taken
        for kind in kinds:
            if any(box.grid.anchors(free, form) for form in box.kinds[kind].clothing):
                return False
    return True
