"""Stage: where the cards of a hand lie, and in which order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ui.look.style import Look
from ui.stage.cards.face import CARD_ASPECT, STRIP_WIDTH_SHARE, Face

MAX_LOOK_SCALE: Final = 1.6
"""How much larger the card is that is being looked at, where it is small."""
_ENOUGH_CARD_WIDTH: Final = 200
"""So wide it is large enough, in logical pixels at 100 %: a wider one would hide the table."""
_MIN_LOOK_SCALE: Final = 1.12
CHOSEN_CARD_RISE: Final = 16
"""How much higher a chosen card stands, in logical pixels at 100 %."""
_FAN_BOW: Final = 9
"""How much lower the ends of a fan are than its middle."""
_CARD_GAP: Final = 8
_BOUNDS_MARGIN: Final = 4.0


class Order(Enum):
    """In which order the cards lie: as their owner laid them, or sorted."""

    OWN = "own"
    KIND = "kind"
    WEIGHT = "weight"


@dataclass(frozen=True, slots=True)
class FanLayout:
    """`many` cards in a room: whole where they fit, else a fan of which all strips are seen.

    `size` is that of a card, `pitch` from one to the next, `bow` how far the ends hang; a card
    that is looked at need not be wider than `enough`.
    """

    room: QRectF
    many: int
    size: QSizeF
    pitch: float
    bow: float
    rise: float
    enough: float

    def slot(self, place: int, *, raised: bool = False) -> QRectF:
        """Where the card at a place lies."""
        left = self.room.center().x() - ((self.many - 1) * self.pitch + self.size.width()) / 2
        aside = 2 * place / (self.many - 1) - 1 if self.many > 1 else 0.0
        top = self.room.bottom() - self.size.height() - self.bow * (1 - aside**2)
        at = QPointF(left + place * self.pitch, top - (self.rise if raised else 0.0))
        return QRectF(at, self.size)

    def zoomed(self, place: int, bounds: QRectF, beside: Sequence[QRectF] = ()) -> QRectF:
        """Where a card is that is seen large: on its own foot, within the scene, and off what is
        `beside`: there it keeps to one side of its foot, or else grows less.
        """
        card = self.slot(place)
        grown = min(MAX_LOOK_SCALE, max(_MIN_LOOK_SCALE, self.enough / card.width()))
        high = min(card.height() * grown, card.bottom() - bounds.top() - _BOUNDS_MARGIN)
        wide = high / CARD_ASPECT
        left = min(card.center().x() - wide / 2, bounds.right() - wide - _BOUNDS_MARGIN)
        left = max(bounds.left() + _BOUNDS_MARGIN, left)
        for other in beside:
            if other.intersects(QRectF(left, card.bottom() - high, wide, high)):
                # The foot stays below it, or the pointer would be on another card.
                inward = card.right() - wide if other.center().x() > left else card.left()
                if other.left() < inward + wide and inward < other.right():
                    most = card.bottom() - other.bottom() - _BOUNDS_MARGIN
                    high = max(card.height(), min(high, most))
                    wide = high / CARD_ASPECT
                    inward = card.center().x() - wide / 2
                left = inward
        return QRectF(left, card.bottom() - high, wide, high)

    def place_at(self, x: float) -> int:
        """The place of a card whose middle is there."""
        return max(0, min(self.many - 1, round((x - self.slot(0).center().x()) / self.pitch)))


def spread(look: Look, room: QRectF, many: int, *, least: float = 1.0) -> FanLayout:
    """Lay cards along the lower edge of a room, as large as may be: whole ones where they need not
    be smaller than by the share `least` for that.
    """
    many = max(1, many)
    rise, gap, enough = look.px(CHOSEN_CARD_RISE), look.px(_CARD_GAP), look.px(_ENOUGH_CARD_WIDTH)
    wide = (room.height() - rise) / CARD_ASPECT
    if many * wide + (many - 1) * gap <= room.width():
        size = QSizeF(wide, wide * CARD_ASPECT)
        return FanLayout(room, many, size, wide + gap, 0.0, rise, enough)
    whole = (room.width() - (many - 1) * gap) / many
    if whole >= wide * least:
        size = QSizeF(whole, whole * CARD_ASPECT)
        return FanLayout(room, many, size, whole + gap, 0.0, rise, enough)
    bow = float(look.px(_FAN_BOW))
    # As many strips as there are cards, and the rest of the last one.
    wide = min(
        (room.height() - rise - bow) / CARD_ASPECT,
        room.width() / (1 + STRIP_WIDTH_SHARE * (many - 1)),
    )
    pitch = min(wide + gap, (room.width() - wide) / max(1, many - 1))
    return FanLayout(room, many, QSizeF(wide, wide * CARD_ASPECT), pitch, bow, rise, enough)


def ordered(faces: Sequence[Face | None], own: Sequence[int], order: Order) -> list[int]:
    """The indices of cards from left to right; `own` is the order that their owner gave them."""

    def rank(index: int) -> tuple[int, int]:
        face = faces[index]
        if face is None:
            return (-1, -1)
        by_kind = (face.kind, face.weight)
        return by_kind if order is Order.KIND else (face.weight, face.kind)

    return list(own) if order is Order.OWN else sorted(range(len(faces)), key=rank)


def kept(
    before: Sequence[Face | None], faces: Sequence[Face | None]
) -> tuple[list[int], list[int]]:
    """Which of `faces` were there before, in the order of then, and which are new."""
    new = list(range(len(faces)))
    old = []
    for one in before:
        found = next((index for index in new if _key(faces[index]) == _key(one)), None)
        if found is not None:
            new.remove(found)
            old.append(found)
    return old, new


def _key(face: Face | None) -> object:
    return face and face.key
