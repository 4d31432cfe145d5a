"""The table of Where's My Luggage?: where belt, seats, track and log lie, for the room there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from engine.core import Seat
from ui.bridge.seats import SeatInfo
from ui.kit.table.drawer import DRAWER_WIDTH
from ui.stage.belt.geometry import Oval, skirt_height

LAYOUT_PADDING: Final = 8.0
_MAX_BELT_ASPECT: Final = 4.2
"""The belt is no more than so many times as wide as deep."""
_MIN_BELT_ASPECT: Final = 2.3
_SUITCASE_HEIGHT: Final = 0.34
"""The height of a suitcase at the front, in units of the oval's floor."""
_MAX_LOG_SHARE: Final = 0.32
"""The share of the width that the log beside the belt takes at most."""
_NEAR_SHARE: Final = 0.3
_FRONT_REACH_TURNS: Final = 0.22
"""As far to either side, in turns, three and more persons share the belt: what they see well."""
_MIN_SEAT_HEIGHT: Final = 86.0
_OWN_CORNER_FACTOR: Final = 1.6
"""How broad one person's corner is against those of two or more computers."""


def order(seats: int, persons: Sequence[Seat], *, left: bool = False) -> list[Seat]:
    """Who sits where before the belt, from left to right: persons as their keys lie, then others.

    One person alone sits at the right if `left` is their hand.
    """
    found = [*persons, *(Seat(seat) for seat in range(seats) if seat not in persons)]
    return found[::-1] if left and len(persons) == 1 else found


def row_of(players: Sequence[SeatInfo], *, left: bool = False) -> list[Seat]:
    """`order` by who was a person when the match began: whoever plays for them, no one moves."""
    return order(len(players), [one.seat for one in players if one.began], left=left)


def shares(places: Sequence[Seat], persons: Sequence[Seat]) -> dict[Seat, tuple[float, float]]:
    """Each person's share of the belt, from and to as turns of it; alone, all of it.

    Two have a side each; more share the front, where all see equally well. What moves on goes to
    the left there: a share may begin before turn 0.
    """
    around = [seat for seat in places if seat in persons][::-1]
    count = len(around)
    if count < 2:
        return {}
    if count == 2:
        return {around[1]: (0.0, 0.5), around[0]: (0.5, 1.0)}
    wide = 2 * _FRONT_REACH_TURNS / count
    return {
        seat: (at * wide - _FRONT_REACH_TURNS, (at + 1) * wide - _FRONT_REACH_TURNS)
        for at, seat in enumerate(around)
    }


def at_first(share: tuple[float, float]) -> float:
    """Where in a share a gate is at first, as a turn: before the belt where it reaches that."""
    low, high = share
    if low == 0.0 and high == 0.5:
        return low + _NEAR_SHARE * (high - low)
    return high - _NEAR_SHARE * (high - low) if high == 1.0 else (low + high) / 2


@dataclass(frozen=True, slots=True)
class LuggageLayout:
    """Rectangles in logical pixels of the stage.

    `belt` is all that the belt may take, with the chute above and the skirt below; `oval` its
    surface. `field` is where tiles lie in the memory form, and where what concerns all is said.
    `log` is to `spare` between two seats, which have its room while it is shut; else it stands
    beside the belt, which is narrower while it is open. `sign` is where the flaps hang.
    """

    size: QSizeF
    belt: QRectF
    oval: QRectF
    field: QRectF
    sign: QRectF
    seats: Mapping[Seat, QRectF]
    log: QRectF
    spare: bool


def plan(
    size: QSizeF,
    text_scale: float,
    places: Sequence[Seat],
    *,
    own: Seat | None = None,
    log_open: bool = True,
) -> LuggageLayout:
    """The arrangement for a stage of this size, in logical pixels; `own` is who plays alone."""
    wide, high = max(1.0, size.width()), max(1.0, size.height())
    want = (158 if own is None else 196) * text_scale
    front = min(max(want, (0.22 if own is None else 0.25) * high, _MIN_SEAT_HEIGHT), 0.31 * high)
    row = QRectF(
        LAYOUT_PADDING, high - LAYOUT_PADDING / 2 - front, wide - 2 * LAYOUT_PADDING, front
    )
    seats, between = _front_row(row, text_scale, places, own, log_open=log_open)
    belt = QRectF(0, 0, wide, row.top() - LAYOUT_PADDING / 2)
    log = between or _beside(belt, text_scale)
    if between is None and log_open:
        # Nothing that moves on is to be hidden by it.
        belt.setRight(log.left())
    sign_high = min(max(26.0, 38 * text_scale), 0.1 * belt.height())
    sign = QRectF(belt.center().x() - sign_high * 3.2, 2, sign_high * 6.4, sign_high)
    field = belt.adjusted(
        LAYOUT_PADDING, sign.bottom() + LAYOUT_PADDING, -LAYOUT_PADDING, -LAYOUT_PADDING
    )
    return LuggageLayout(
        QSizeF(wide, high),
        belt,
        _oval(belt, sign.bottom()),
        field,
        sign,
        seats,
        log,
        spare=between is not None,
    )


def _beside(belt: QRectF, unit: float) -> QRectF:
    """The room of the log at the right of the belt."""
    wide = min(DRAWER_WIDTH * unit, _MAX_LOG_SHARE * belt.width())
    return belt.adjusted(belt.width() - wide, 0, 0, 0)


def _front_row(
    row: QRectF, unit: float, places: Sequence[Seat], own: Seat | None, *, log_open: bool
) -> tuple[dict[Seat, QRectF], QRectF | None]:
    """The rooms of the seats, and that of the log between two of them, if there is one."""
    most, count = row.width() - LAYOUT_PADDING * (len(places) - 1), len(places)
    if count > 2:
        # All have the same room, but for one who plays alone.
        parts = {seat: _OWN_CORNER_FACTOR if seat == own else 1.0 for seat in places}
        sizes = {seat: part * most / sum(parts.values()) for seat, part in parts.items()}
    elif own is not None:
        sizes = {
            seat: min(0.52 * most, 640 * unit) if seat == own else min(0.29 * most, 390 * unit)
            for seat in places
        }
    else:
        sizes = dict.fromkeys(places, min(0.39 * most, 520 * unit))
    spare = most - sum(sizes.values()) - LAYOUT_PADDING
    log = None
    if count == 2 and spare >= max(150.0, 190 * unit):
        log = QRectF(row.left() + sizes[places[0]] + LAYOUT_PADDING, row.top(), spare, row.height())
    between = log is not None and log_open
    if count == 2 and not between:
        # Without a log between them the seats have all of it.
        sizes = {seat: wide + (spare + LAYOUT_PADDING) / count for seat, wide in sizes.items()}
    rooms, left = dict[Seat, QRectF](), row.left()
    for number, seat in enumerate(places):
        if number == 1 and between:
            left = row.right() - sizes[seat]
        rooms[seat] = QRectF(left, row.top(), sizes[seat], row.height())
        left = rooms[seat].right() + LAYOUT_PADDING
    return rooms, log


def _oval(belt: QRectF, top: float) -> QRectF:
    """The belt's surface, as large as can be: suitcases stand above it, its skirt is below."""
    wide = belt.width() - 2 * LAYOUT_PADDING
    found = QRectF()
    for _ in range(4):
        probe = Oval(QRectF(0, 0, wide, wide / 3))
        above = max(_SUITCASE_HEIGHT * probe.far * 0.8, 0.16) * probe.unit
        room = belt.height() - top - above - skirt_height(probe) - 0.03 * probe.unit
        tall = min(room, wide / _MIN_BELT_ASPECT)
        if tall * _MAX_BELT_ASPECT < wide:
            wide = max(80.0, tall * _MAX_BELT_ASPECT, 0.6 * wide)
        left = belt.center().x() - wide / 2
        spare = (room - tall) / 2
        found = QRectF(left, belt.top() + top + above + spare, wide, max(40.0, tall))
    return found
