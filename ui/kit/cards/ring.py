"""Kit: how a card table shares its room, and the ring of seats above. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from engine.core import Seat
from ui.look.style import Look

_MAX_EQUAL_SEATS: Final = 3
"""The most others that have as much room each."""


class Density(Enum):
    """How much room a seat has: for all that is public of it, for the most of it, for a line."""

    WHOLE = "whole"
    PART = "part"
    LINE = "line"


class RingPlace(NamedTuple):
    """Where a seat is, and how densely it is told."""

    rect: QRectF
    density: Density


class Bands(NamedTuple):
    """A stage in bands below each other: the others, what lies between, the hand."""

    ring: QRectF
    middle: QRectF
    fan: QRectF


def bands(size: QSizeF, look: Look, seats: int, shares: tuple[float, float]) -> Bands:
    """Share the room of a stage.

    Args:
        size: The stage, no smaller than the game lets it be.
        look: Theme and text size.
        seats: How many seats the match has.
        shares: The least and the most share of the height that the others have.
    """
    wide, high, gap = size.width(), size.height(), float(look.air(8))
    across = wide - 2 * gap
    lines = max(1, min(5, seats - 3))
    band = max(high * shares[0], lines * look.px(27) + (lines - 1) * gap / 2)
    band = min(band, high * shares[1])
    fan = (high - band - 3 * gap) * 0.53
    middle = QRectF(gap, band + gap * 2, across, high - band - fan - 3 * gap)
    below = QRectF(gap, middle.bottom() + gap, across, fan - gap)
    return Bands(QRectF(gap, gap, across, band), middle, below)


def others(count: int, seat: Seat, *, left: bool = True) -> tuple[Seat, ...]:
    """The other seats in the order in which they sit, from one's left hand around to the right.

    `left` says that the next in turn order sits to the left, as hands are passed on; else right.
    """
    found = [Seat((seat + step) % count) for step in range(1, count)]
    return tuple(found if left else reversed(found))


def ring(room: QRectF, count: int, *, gap: float = 8.0, line: float = 34.0) -> Sequence[RingPlace]:
    """Where `count` others sit in a band: from the left around to the right.

    Up to three lie side by side. Of more the two neighbours, who pass to one and take from one,
    keep a place of their own at the sides, and between them the others lie below one another:
    those whose rows would be lower than twice a `line` are told in one.
    """
    if count < 1:
        return ()
    if count <= _MAX_EQUAL_SEATS:
        # One alone is not as wide as the table.
        wide = min((room.width() - gap * (count - 1)) / count, room.width() * 0.6)
        start = room.center().x() - (wide * count + gap * (count - 1)) / 2
        return [
            RingPlace(
                QRectF(start + n * (wide + gap), room.top(), wide, room.height()), Density.WHOLE
            )
            for n in range(count)
        ]
    side = (room.width() - 2 * gap) * 0.29
    middle = room.width() - 2 * (side + gap)
    between = count - 2
    high = (room.height() - gap * 0.5 * (between - 1)) / between
    density = Density.LINE if high < 2 * line else Density.PART
    rows = [
        RingPlace(
            QRectF(room.left() + side + gap, room.top() + row * (high + gap * 0.5), middle, high),
            density,
        )
        for row in range(between)
    ]
    first = QRectF(room.left(), room.top(), side, room.height())
    last = QRectF(room.right() - side, room.top(), side, room.height())
    return [RingPlace(first, Density.WHOLE), *rows, RingPlace(last, Density.WHOLE)]
