"""The table of Pack the Essentials, its art: how a cat lies in each shape."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from ui.look.brushes import Cell


class Mood(Enum):
    """What a cat's face does."""

    OPEN = "open"
    WINK = "wink"
    ASLEEP = "asleep"
    HAPPY = "happy"
    CHEEKY = "cheeky"
    ASIDE = "aside"


@dataclass(frozen=True, slots=True)
class CatPose:
    """A cat in a shape: cells from head to tail, and legs stretched into cells beside these.

    Each of `limbs` is the cell of the spine from which a leg comes and the cell into which it goes.
    `curled` cats lie in a block of two by two cells, which are the last four of the spine.
    """

    spine: tuple[Cell, ...]
    limbs: tuple[tuple[Cell, Cell], ...]
    mood: Mood
    curled: bool = False


# Digits lead from the head to the tail; `f` is a stretched leg.
_POSES: Final = (
    ("0", Mood.ASLEEP),
    ("01", Mood.OPEN),
    ("012", Mood.OPEN),
    ("01 .2", Mood.CHEEKY),
    ("0123", Mood.HAPPY),
    ("0.. 123", Mood.OPEN),
    ("f0f .1.", Mood.HAPPY),
    ("12 03", Mood.ASLEEP),
    ("01. .23", Mood.WINK),
    ("01234", Mood.CHEEKY),
    ("...4 0123", Mood.OPEN),
    (".f.. 0123", Mood.WINK),
    ("012 .43", Mood.ASLEEP),
    ("0.4 123", Mood.ASIDE),
    ("0.. 1.. 234", Mood.OPEN),
    ("f0f .1. .2.", Mood.OPEN),
    ("012. ..34", Mood.HAPPY),
    (".10 f2. .3.", Mood.ASIDE),
    ("01. .23 ..4", Mood.WINK),
    ("01. .2. .34", Mood.ASLEEP),
    (".0. f1f .2.", Mood.HAPPY),
)


@lru_cache(maxsize=512)
def pose(base: tuple[Cell, ...], turn: int) -> CatPose:
    """The pose of a cat whose side has the cells `base`, after clockwise quarter turns.

    Whatever hand and way the base has, the same shape is the same pose: it turns with the tile.
    """
    wanted = frozenset(_cornered(base))
    for drawing, mood in _POSES:
        marks = _marks(drawing)
        if len(marks) != len(wanted):
            continue
        for flipped in (False, True):
            for turns in range(4):
                placed = _moved(marks, turns, flipped=flipped)
                if frozenset(placed) == wanted:
                    return _read(_moved(placed, turn), mood)
    raise KeyError(base)


def _marks(drawing: str) -> dict[Cell, str]:
    return {
        (x, y): mark
        for y, row in enumerate(drawing.split())
        for x, mark in enumerate(row)
        if mark != "."
    }


def _cornered(cells: Sequence[Cell]) -> list[Cell]:
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return [(x - left, y - top) for x, y in cells]


def _moved(marks: dict[Cell, str], turns: int, *, flipped: bool = False) -> dict[Cell, str]:
    cells = [(-x if flipped else x, y) for x, y in marks]
    for _ in range(turns):
        cells = [(-y, x) for x, y in cells]
    return dict(zip(_cornered(cells), marks.values(), strict=True))


def _read(marks: dict[Cell, str], mood: Mood) -> CatPose:
    order = sorted((mark, cell) for cell, mark in marks.items() if mark.isdigit())
    spine = tuple(cell for _, cell in order)
    limbs = tuple(
        (next(root for root in spine if _beside(root, cell)), cell)
        for cell, mark in sorted(marks.items())
        if not mark.isdigit()
    )
    last = spine[-4:]
    curled = len(last) == 4 and _beside(last[0], last[3])
    return CatPose(spine, limbs, mood, curled)


def _beside(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
