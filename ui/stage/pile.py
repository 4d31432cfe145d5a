"""Stage: a pile of cards: a deck, what was discarded, a crate; how many they are stands on it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes, text
from ui.look.palette import mix
from ui.look.style import Look
from ui.look.type import Role
from ui.stage.choice_item import ChoiceItem
from ui.stage.face import RATIO, Back, CardItem, Face, body

_EDGES: Final = 5
"""Cards that are seen below the top one at most."""
_CARDS_AN_EDGE: Final = 4
_EDGE: Final = 2.5
_BADGE: Final = 22
_LABEL: Final = 20


class PileItem(ChoiceItem):
    """A pile: the top card, the edges of some below it, their number on a badge, and a label.

    `set_rect` is the room of it all; the card is as large as has room. Without cards a seam marks
    the place. `spot` is where the next card goes to or comes from. It is `chosen` while it is open.
    """

    def __init__(
        self,
        look: Look,
        parent: QGraphicsItem | None = None,
        *,
        back: Back | None = None,
        label: str = "",
    ) -> None:
        super().__init__(look, parent)
        self._label = label
        self._count = 0
        self._badge = ""
        # It is painted, not laid on the scene: the badge is above it.
        self._top = CardItem(look, back=back)

    @property
    def count(self) -> int:
        """Cards in the pile."""
        return self._count

    @property
    def top(self) -> Face | None:
        """The card on top, if it lies face up."""
        return self._top.face

    def show_pile(self, count: int, top: Face | None = None, *, badge: str | None = None) -> None:
        """Hold so many cards, the top one face up if it is given; `badge` instead of the count."""
        self._count = count
        self._badge = str(count) if badge is None else badge
        self._top.show_card(top)
        self._lay()

    def set_label(self, label: str) -> None:
        """Write something else below it."""
        self._label = label
        self._lay()

    def set_rect(self, rect: QRectF) -> None:
        """Lie there, in coordinates of the parent."""
        super().set_rect(rect)
        self._lay()

    def look_changed(self) -> None:
        """The label grows with the text."""
        self._lay()

    def spot(self) -> QPointF:
        """The middle of the top card, or of where it would lie, in the scene."""
        return self.mapToScene(self._card().center())

    def size(self) -> QSizeF:
        """How large its cards are."""
        return self._card().size()

    def _edges(self) -> int:
        return min(_EDGES, max(0, self._count - 1 + _CARDS_AN_EDGE - 1) // _CARDS_AN_EDGE)

    def _card(self) -> QRectF:
        """Where the top card lies: the more are below it, the higher."""
        low = self._look.px(_LABEL) if self._label else 0
        room = self.rect().adjusted(0, _EDGES * _EDGE, -_BADGE / 3, -low)
        wide = max(8.0, min(room.width(), room.height() / RATIO))
        bottom = room.top() + wide * RATIO - self._edges() * _EDGE
        return QRectF(room.center().x() - wide / 2, bottom - wide * RATIO, wide, wide * RATIO)

    def _badge_room(self) -> QRectF:
        """At the lower right corner of the card, half beside it."""
        card, high = self._card(), float(self._look.px(_BADGE))
        font = self._look.font(Role.NUMERIC)
        wide = max(high, QFontMetricsF(font).horizontalAdvance(self._badge) + self._look.air(12))
        at = card.bottomRight() + QPointF(high / 3 - wide, -high * 0.8)
        return QRectF(QPointF(round(at.x()), round(at.y())), QSizeF(wide, high))

    def _draw_badge(self, painter: QPainter) -> None:
        theme, room = self._look.theme, self._badge_room().adjusted(1, 1, -1, -1)
        painter.setPen(QPen(theme.tag_rim, 1.5))
        painter.setBrush(theme.tag)
        painter.drawRoundedRect(room, room.height() / 2, room.height() / 2)
        painter.setPen(theme.tag_ink)
        text.draw(painter, room, self._badge, self._look.font(Role.NUMERIC))

    def _lay(self) -> None:
        self._top.set_rect(self._card())
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the cached pile, its top card, and the badge on it."""
        pixmaps, card = self._look.pixmaps, self._card()
        state = (self._edges(), self._count > 0, self._ringed, self._over, self._open)
        pixmaps.draw(painter, ("pile", self._label, *state), self.boundingRect(), self._draw)
        if self._count:
            painter.translate(card.topLeft())
            self._top.paint_in(painter)
            painter.translate(-card.topLeft())
        if self._badge:
            key = ("pile-badge", self._badge)
            pixmaps.draw(painter, key, self._badge_room(), self._draw_badge)

    def _draw(self, painter: QPainter) -> None:
        theme, card = self._look.theme, self._card()
        path = body(card.size())
        if not self._count:
            brushes.stitches(painter, path.translated(card.topLeft()), theme.muted, 48)
        for edge in range(self._edges(), 0, -1):
            painter.setPen(QPen(theme.line, 1.0))
            painter.setBrush(mix(theme.card, theme.line, 0.15 * (edge % 2)))
            painter.drawPath(path.translated(card.topLeft() + QPointF(0, edge * _EDGE)))
        if self._label:
            high = self._look.px(_LABEL)
            room = QRectF(0, self.rect().bottom() - high, self.rect().width(), high)
            painter.setPen(theme.ink)
            text.draw(painter, room, self._label, self._look.font(Role.SMALL))
        if self._open or self._ringed:
            ring = QPainterPath()
            around = card.adjusted(-5, -5, 5, 5 + self._edges() * _EDGE)
            ring.addRoundedRect(around, 10, 10)
            if self._ringed:
                brushes.focus_ring(painter, ring, theme)
            else:
                painter.setPen(QPen(theme.accent, 3.0 if self._over else 2.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(ring)
