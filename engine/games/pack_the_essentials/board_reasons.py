"""Pack the Essentials: what a suitcase shows of why one placement is better than another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.review import BoardReason, ScoreDifference
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.scoring import Suitcase, empty_cells
from engine.games.pack_the_essentials.view import SeatView
from engine.parts.grid import cells

CLOSED: Final = "closed"
"""A placement leaves spaces that no tile of the bag fits on."""
ROOM: Final = "room"
"""A placement leaves the largest group of a colour less room to grow."""
MIN_CLOSED: Final = 2
"""A smaller difference in spaces closed off is not told."""
MIN_ROOM: Final = 2
"""Nor is a smaller difference in free spaces beside a group."""
MIN_GAIN: Final = 100
"""A group is named if the better placement brings it more than so many hundredths of a point."""


def find(
    box: Components, own: SeatView, better: SeatView, why: Sequence[ScoreDifference]
) -> BoardReason | None:
    """Return the clearest reason that two suitcases show.

    Args:
        box: The components.
        own: The suitcase after what was done.
        better: The suitcase after what would have been better.
        why: The score lines that differ, in hundredths; more is for the better placement.

    Returns:
        More spaces closed off, which is told first, or less room for a colour that would have
        brought more; None if the suitcases show neither.
    """
    if own == better:
        return None
    closed, fewer = closed_cells(box, own), closed_cells(box, better)
    if closed.bit_count() - fewer.bit_count() >= MIN_CLOSED:
        return BoardReason(CLOSED, closed.bit_count(), fewer.bit_count(), closed, fewer)
    found: list[BoardReason] = []
    for one in why:
        if one.line in box.colours and one.more > MIN_GAIN:
            room, more = (room_cells(box, seat, one.line) for seat in (own, better))
            reason = BoardReason(ROOM, room.bit_count(), more.bit_count(), room, more, one.line)
            if reason.better - reason.own >= MIN_ROOM:
                found.append(reason)
    return max(found, key=lambda one: one.better - one.own, default=None)


def fillable_cells(box: Components, seat: SeatView) -> int:
    """Return the mask of empty spaces on which some tile of the bag fits."""
    empty = empty_cells(box, seat)
    filled = 0
    for form in {
        form for kind in box.kinds if not kind.bonus for form in (*kind.clothing, *kind.cat)
    }:
        for cell in cells(box.grid.anchors(empty, form)):
            filled |= form.mask << cell
    return filled


def closed_cells(box: Components, seat: SeatView) -> int:
    """Return the mask of empty spaces on which no tile of the bag fits."""
    return empty_cells(box, seat) & ~fillable_cells(box, seat)


def room_cells(box: Components, seat: SeatView, colour: str) -> int:
    """Return the mask of spaces beside the largest group of a colour on which a tile fits."""
    group = 0
    for mask in Suitcase(box, seat).groups[box.colours.index(colour)]:
        group |= mask
    return box.grid.neighbours(group) & fillable_cells(box, seat)
