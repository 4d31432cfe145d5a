"""Kit: the picture of a postcard: one thing large, and what belongs to it in a row below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from ui.look import text
from ui.look.typography import Role, font

if TYPE_CHECKING:
    from ui.bridge.outcome import Outcome
    from ui.look.style import Look

LINE: Final = 40.0
"""The line above a thing, and the size of its words, in pixels of a postcard."""
WORDS_PX: Final = 24.0
SMALL_WORDS_PX: Final = 20.0
GAP: Final = 14.0
_LONE_SHARE: Final = 0.75
"""A single thing in the row below is no wider than this share of what stands above."""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A thing that is shown: its name at the left, what it came to at the right, and its art."""

    name: str
    told: str
    paint: Callable[[QPainter, QRectF], None]


def shown_seat(outcome: Outcome) -> int:
    """Return whose things a picture of the end shows: the one person's, else the winner's."""
    persons = [player.seat for player in outcome.players if player.is_person]
    return persons[0] if len(persons) == 1 else outcome.result.ranking[0][0]


def paint_showcase(
    painter: QPainter, room: QRectF, look: Look, exhibits: Sequence[Exhibit], aspect: float
) -> None:
    """Paint exhibits into a room, the first as large as it can be.

    Args:
        painter: Who paints, in pixels of a postcard.
        room: Where.
        look: Theme.
        exhibits: One at least, the first above all others.
        aspect: Width of each by its height.
    """
    first, *others = exhibits
    count = len(others)

    def small(wide: float) -> float:
        return wide * _LONE_SHARE if count == 1 else (wide - GAP * (count - 1)) / max(1, count)

    def high(wide: float) -> float:
        below = GAP + LINE + small(wide) / aspect if others else 0.0
        return LINE + wide / aspect + below

    wide = room.width()
    while high(wide) > room.height() and wide > 1:
        wide -= 1
    block = QRectF(0, 0, wide, high(wide))
    block.moveCenter(room.center())
    above = QRectF(block.left(), block.top(), wide, LINE + wide / aspect)
    _paint(painter, above, look, first, WORDS_PX)
    side = small(wide)
    left = block.left() + (wide - count * side - GAP * (count - 1)) / 2
    for number, each in enumerate(others):
        at = left + number * (side + GAP)
        spot = QRectF(at, above.bottom() + GAP, side, LINE + side / aspect)
        _paint(painter, spot, look, each, SMALL_WORDS_PX)


def paint_title(
    painter: QPainter, line: QRectF, look: Look, name: str, told: str, pixels: float
) -> None:
    """Write a name at the left of a line, and what it came to at the right."""
    strong, sides = font(Role.STRONG, pixels=pixels), Qt.AlignmentFlag
    wide = QFontMetricsF(strong).horizontalAdvance(told)
    painter.setPen(look.theme.ink)
    text.draw(painter, line, told, strong, sides.AlignVCenter | sides.AlignRight)
    painter.setPen(look.theme.muted)
    room, plain = line.adjusted(0, 0, -wide - GAP, 0), font(Role.BODY, pixels=pixels)
    text.draw(painter, room, name, plain, sides.AlignVCenter | sides.AlignLeft)


def _paint(painter: QPainter, room: QRectF, look: Look, one: Exhibit, pixels: float) -> None:
    """Paint an exhibit below its title."""
    line = QRectF(room.left(), room.top(), room.width(), LINE)
    paint_title(painter, line, look, one.name, one.told, pixels)
    painter.save()
    # On whole pixels, so that its pictures are those that are kept.
    one.paint(painter, QRectF(room.adjusted(0, LINE, 0, 0).toRect()))
    painter.restore()
