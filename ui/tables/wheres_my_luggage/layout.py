"""The table of Where's My Luggage?: where belt, seats, track and log lie, for the room there is."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, QSizeF

from engine.core import Seat
from ui.stage.belt import Oval, skirt_height

PAD: Final = 8.0
_FLATTEST: Final = 4.2
"""The belt is no more than so many times as wide as deep."""
_ROUNDEST: Final = 2.3
_CASE: Final = 0.34
"""The height of a suitcase at the front, in units of the oval's floor."""
_OUTSIDE: Final = 0.46
"""Where the outer of two lanes of suitcases runs; see `ui.stage.carousel.TWO_LANES`."""
_STEPS: Final = 48
_NEAR: Final = 0.3
_LEAST_SEAT: Final = 86.0


class Corner(Enum):
    """Where a seat is at the table."""

    BOTTOM_LEFT = "bottom-left"
    BOTTOM_RIGHT = "bottom-right"
    TOP_RIGHT = "top-right"
    TOP_LEFT = "top-left"

    @property
    def at_top(self) -> bool:
        """Whether it is beyond the belt."""
        return self in (Corner.TOP_LEFT, Corner.TOP_RIGHT)

    @property
    def at_left(self) -> bool:
        """Whether it is left of the belt's middle."""
        return self in (Corner.BOTTOM_LEFT, Corner.TOP_LEFT)


_AROUND: Final = (
    Corner.BOTTOM_LEFT,
    Corner.BOTTOM_RIGHT,
    Corner.TOP_RIGHT,
    Corner.TOP_LEFT,
)
_MIRRORED: Final = {
    Corner.BOTTOM_LEFT: Corner.BOTTOM_RIGHT,
    Corner.BOTTOM_RIGHT: Corner.BOTTOM_LEFT,
    Corner.TOP_LEFT: Corner.TOP_RIGHT,
    Corner.TOP_RIGHT: Corner.TOP_LEFT,
}


def corners(seats: int, persons: Sequence[Seat], *, left: bool = False) -> dict[Seat, Corner]:
    """Who sits where: persons in front of the belt, as their keys lie; then the computers.

    One person alone has the whole front, at the right if `left` is their hand.
    """
    others = [Seat(seat) for seat in range(seats) if seat not in persons]
    if len(persons) != 1:
        return dict(zip([*persons, *others], _AROUND, strict=False))
    if seats == 2:
        places = [Corner.BOTTOM_LEFT, Corner.BOTTOM_RIGHT]
    else:
        places = [
            Corner.BOTTOM_LEFT,
            Corner.TOP_LEFT,
            Corner.TOP_RIGHT,
            Corner.BOTTOM_RIGHT,
        ]
    if left:
        places = [_MIRRORED[place] for place in places]
    return dict(zip([*persons, *others], places, strict=False))


def shares(
    places: Mapping[Seat, Corner], persons: Sequence[Seat]
) -> dict[Seat, tuple[float, float]]:
    """Each person's share of the belt, from and to as turns of it; alone, all of it.

    Every share has its seat's side of the belt in its middle.
    """
    count = len(persons)
    if count < 2:
        return {}
    order = [Corner.BOTTOM_LEFT, Corner.TOP_LEFT, Corner.TOP_RIGHT, Corner.BOTTOM_RIGHT]
    around = sorted(persons, key=lambda seat: order.index(places[seat]))
    return {seat: (at / count, (at + 1) / count) for at, seat in enumerate(around)}


def at_first(share: tuple[float, float]) -> float:
    """Where in a share a gate is at first, as a turn: before the belt where it reaches that."""
    low, high = share
    if low == 0.0:
        return low + _NEAR * (high - low)
    return high - _NEAR * (high - low) if high == 1.0 else (low + high) / 2


@dataclass(frozen=True, slots=True)
class Plan:
    """Rectangles in logical pixels of the stage.

    `belt` is all that the belt may take, with the chute above and the skirt below; `oval` its
    surface. `field` is where tiles lie in the memory form, and where what concerns all is said.
    `log` is None where there is no room for it. `sign` is where the flaps hang.
    """

    size: QSizeF
    belt: QRectF
    oval: QRectF
    field: QRectF
    sign: QRectF
    seats: Mapping[Seat, QRectF]
    log: QRectF | None


def plan(
    size: QSizeF,
    text_scale: float,
    places: Mapping[Seat, Corner],
    *,
    alone: bool,
    memory: bool = False,
) -> Plan:
    """The arrangement for a stage of this size, in logical pixels."""
    wide, high = max(1.0, size.width()), max(1.0, size.height())
    unit = text_scale
    want = (196 if alone else 158) * unit
    front = min(max(want, (0.25 if alone else 0.22) * high, _LEAST_SEAT), 0.31 * high)
    row = QRectF(PAD, high - PAD / 2 - front, wide - 2 * PAD, front)
    seats, log = _front_row(row, unit, places, alone=alone)
    belt = QRectF(0, 0, wide, row.top() - PAD / 2)
    sign_high = min(max(26.0, 38 * unit), 0.1 * belt.height())
    sign = QRectF(wide / 2 - sign_high * 3.2, 2, sign_high * 6.4, sign_high)
    oval = _oval(belt, sign.bottom())
    field = belt.adjusted(PAD, sign.bottom() + PAD, -PAD, -PAD)
    at_top = [seat for seat, corner in places.items() if corner.at_top]
    if at_top:
        least = QSizeF(
            min(max(190.0, 214 * unit), 0.25 * wide),
            max(_LEAST_SEAT, min(112 * unit, 0.32 * belt.height())),
        )
        most = QSizeF(max(least.width(), min(0.27 * wide, 360 * unit)), front)
        if memory:
            best = QSizeF(least.width(), max(least.height(), 0.8 * front))
        else:
            oval, best = _with_corners(oval, least, most)
        for seat in at_top:
            x = PAD if places[seat].at_left else wide - PAD - best.width()
            seats[seat] = QRectF(x, PAD / 2, best.width(), best.height())
        if memory:
            edge = best.width() + PAD
            left = any(places[seat].at_left for seat in at_top)
            right = any(not places[seat].at_left for seat in at_top)
            field = field.adjusted(edge if left else 0, 0, -edge if right else 0, 0)
    return Plan(QSizeF(wide, high), belt, oval, field, sign, seats, log)


def _front_row(
    row: QRectF, unit: float, places: Mapping[Seat, Corner], *, alone: bool
) -> tuple[dict[Seat, QRectF], QRectF | None]:
    """The rooms of those in front of the belt, and what is left for the log between them."""
    front = {corner: seat for seat, corner in places.items() if not corner.at_top}
    most = row.width()
    log_least = max(150.0, 190 * unit)
    sizes: dict[Corner, float] = {}
    if alone:
        own = next(iter(places.values()))
        other = _MIRRORED[own]
        sizes[own] = min(0.52 * most, 640 * unit)
        if other in front:
            sizes[other] = min(0.29 * most, 390 * unit)
    else:
        for corner in front:
            sizes[corner] = min(0.39 * most, 520 * unit)
    spare = most - sum(sizes.values()) - PAD * len(sizes)
    if spare < log_least:
        # Without a log the seats have all of it.
        grow = (spare + PAD) / max(1, len(sizes))
        sizes = {corner: wide + grow for corner, wide in sizes.items()}
    rooms = {
        front[corner]: QRectF(
            row.left() if corner.at_left else row.right() - wide, row.top(), wide, row.height()
        )
        for corner, wide in sizes.items()
    }
    if spare < log_least:
        return rooms, None
    left = sum(wide + PAD for corner, wide in sizes.items() if corner.at_left)
    right = sum(wide + PAD for corner, wide in sizes.items() if not corner.at_left)
    return rooms, row.adjusted(left, 0, -right, 0)


def _oval(belt: QRectF, top: float) -> QRectF:
    """The belt's surface, as large as can be: suitcases stand above it, its skirt is below."""
    wide = belt.width() - 2 * PAD
    found = QRectF()
    for _ in range(4):
        probe = Oval(QRectF(0, 0, wide, wide / 3))
        above = max(_CASE * probe.far * 0.8, 0.16) * probe.unit
        room = belt.height() - top - above - skirt_height(probe) - 0.03 * probe.unit
        tall = min(room, wide / _ROUNDEST)
        if tall * _FLATTEST < wide:
            wide = max(80.0, tall * _FLATTEST, 0.6 * wide)
        left = belt.center().x() - wide / 2
        spare = (room - tall) / 2
        found = QRectF(left, belt.top() + top + above + spare, wide, max(40.0, tall))
    return found


def _with_corners(oval: QRectF, least: QSizeF, most: QSizeF) -> tuple[QRectF, QSizeF]:
    """The belt, flatter if need be, and the room in the corners beside its far bends."""
    for cut in range(12):
        tried = oval.adjusted(0, oval.height() * 0.035 * cut, 0, 0)
        skyline = _skyline(tried)
        rooms = [QSizeF(wide, _lowest(skyline, wide) - PAD) for wide in _widths(least, most)]
        fit = [room for room in rooms if room.height() >= least.height()]
        if fit:
            best = max(fit, key=lambda room: room.width() * min(room.height(), most.height()))
            return tried, QSizeF(best.width(), min(best.height(), most.height()))
    return oval.adjusted(0, oval.height() * 0.385, 0, 0), least


def _widths(least: QSizeF, most: QSizeF) -> list[float]:
    step = (most.width() - least.width()) / 6
    return [least.width() + step * count for count in range(7)]


def _skyline(oval: QRectF) -> list[tuple[float, float]]:
    """The left and upper edges of suitcases on the left half of the belt."""
    seen = Oval(oval)
    tall = _CASE * seen.unit
    found = []
    for step in range(_STEPS + 1):
        spot = seen.at(0.12 + 0.38 * step / _STEPS, _OUTSIDE)
        left = spot.point.x() - 0.52 * tall * spot.scale
        found.append((left, spot.point.y() - tall * spot.scale))
    return found


def _lowest(skyline: Sequence[tuple[float, float]], wide: float) -> float:
    """How far down something `wide` may reach in an upper corner without hiding a suitcase."""
    return min((top for left, top in skyline if left < PAD + wide), default=math.inf)
