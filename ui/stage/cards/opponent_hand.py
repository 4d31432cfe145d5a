"""Stage: a hand that somebody else holds: backs, and face up what all know to be in it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import accumulate
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from ui.look.style import Look
from ui.stage.cards.face import CARD_ASPECT, STRIP_WIDTH_SHARE, Back, CardItem, Face
from ui.stage.items.badge import badge_room, draw_badge
from ui.stage.items.picture import PictureItem

_MIN_BACK_SHARE: Final = 0.12
"""How much of a back is seen at least under the next card, to a card's width."""
_MAX_CARD_STEP: Final = 1.08
"""From one card to the next at most, to a card's width."""


class OpponentHand(PictureItem):
    """Another's hand in a room of any size: first the backs, close together, then what is known,
    of which each strip is seen; how many they are stands on a badge. The pointer reaches it only
    for its tool tip.

    `slot` says where a card lies, to make something fly there or from there.
    """

    MARGINS = (4.0, 4.0, 10.0, 8.0)

    def __init__(
        self, look: Look, parent: QGraphicsItem | None = None, *, back: Back | None = None
    ) -> None:
        super().__init__(look, parent)
        self._cards: tuple[Face | None, ...] = ()
        self._back = None if back is None else back.key
        # It is painted, not laid on the scene.
        self._card = CardItem(look, back=back)

    @property
    def cards(self) -> tuple[Face | None, ...]:
        """What is seen of each card from left to right; None for its back."""
        return self._cards

    def show_hand(self, count: int, known: Sequence[Face] = ()) -> None:
        """Hold `count` cards, of which these are `known` to all. Raises ValueError for more."""
        if len(known) > count:
            raise ValueError(f"{len(known)} of {count} cards are known")
        cards = (*(None,) * (count - len(known)), *known)
        if cards != self._cards:
            self._cards = cards
            self.update()

    def slot(self, place: int) -> QRectF:
        """Where the card at a place from the left lies, in the scene."""
        return self._slots()[place].translated(self.scenePos())

    def key(self) -> Hashable:
        """All that it shows."""
        return (self._back, self._cards)

    def _slots(self) -> list[QRectF]:
        """Where the cards lie in its room: as large as may be, and as far apart."""
        room, cards = self.rect(), self._cards
        if not cards:
            return []
        least = [STRIP_WIDTH_SHARE if card is not None else _MIN_BACK_SHARE for card in cards[:-1]]
        wide = min(room.height() / CARD_ASPECT, room.width() / (1 + sum(least)))
        over = max(0.0, room.width() / wide - 1 - sum(least))
        lacks = [_MAX_CARD_STEP - each for each in least]
        share = min(1.0, over / sum(lacks)) if lacks else 0.0
        pitches = [(each + share * more) * wide for each, more in zip(least, lacks, strict=True)]
        left = room.center().x() - (sum(pitches) + wide) / 2
        top = room.center().y() - wide * CARD_ASPECT / 2
        return [
            QRectF(left + at, top, wide, wide * CARD_ASPECT)
            for at in accumulate(pitches, initial=0.0)
        ]

    def paint_in(self, painter: QPainter) -> None:
        """Paint the cards from left to right, and their number."""
        slots = self._slots()
        for card, slot in zip(self._cards, slots, strict=True):
            self._card.set_rect(QRectF(QPointF(0, 0), slot.size()))
            self._card.show_card(card)
            painter.translate(slot.topLeft())
            self._card.paint_in(painter)
            painter.translate(-slot.topLeft())
        if slots:
            words = str(len(slots))
            draw_badge(
                painter, self._look, words, badge_room(self._look, words, slots[-1].bottomRight())
            )
