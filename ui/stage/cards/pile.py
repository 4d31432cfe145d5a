"""Stage: a pile of cards: a deck, what was discarded, a crate; how many they are stands on it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes, text
from ui.look.palette import Theme, mix
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.cards.face import CARD_ASPECT, Back, CardItem, Face, body
from ui.stage.input.choice_item import ChoiceItem
from ui.stage.items.badge import BADGE_HEIGHT, badge_room, draw_badge

_MAX_EDGES: Final = 5
"""Cards that are seen below the top one at most."""
_CARDS_PER_EDGE: Final = 4
_EDGE_HEIGHT: Final = 2.5
_LABEL_HEIGHT: Final = 20


@dataclass(frozen=True, slots=True)
class Crate:
    """Cards that nobody may look at, for so many `turns` from now, `of` so many in all.

    With `locked` something was put on it that makes it last longer; `bare`, all see what was in it.
    """

    count: int
    turns: int
    of: int
    locked: bool = False
    bare: bool = False


CratePrint = Callable[[QPainter, QRectF, Theme, Crate], None]
"""Draws a crate and all that is told of it into a room of the item's proportions."""


class PileItem(ChoiceItem):
    """A pile: the top card, the edges of some below it, their number on a badge, and a label.

    `set_rect` is the room of it all; the card is as large as has room. Without cards a seam marks
    the place, or what `place` paints there. `spot` is where the next card goes to or comes from.
    It is `chosen` while it is open.
    """

    def __init__(
        self,
        look: Look,
        parent: QGraphicsItem | None = None,
        *,
        back: Back | None = None,
        label: str = "",
        place: Callable[[QPainter, QRectF], None] | None = None,
    ) -> None:
        super().__init__(look, parent)
        self._label = label
        self._place = place
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
        return min(_MAX_EDGES, max(0, self._count - 1 + _CARDS_PER_EDGE - 1) // _CARDS_PER_EDGE)

    def _card(self) -> QRectF:
        """Where the top card lies: the more are below it, the higher."""
        low = self._look.px(_LABEL_HEIGHT) if self._label else 0
        room = self.rect().adjusted(0, _MAX_EDGES * _EDGE_HEIGHT, -BADGE_HEIGHT / 3, -low)
        wide = max(8.0, min(room.width(), room.height() / CARD_ASPECT))
        bottom = room.top() + wide * CARD_ASPECT - self._edges() * _EDGE_HEIGHT
        return QRectF(
            room.center().x() - wide / 2, bottom - wide * CARD_ASPECT, wide, wide * CARD_ASPECT
        )

    def _lay(self) -> None:
        self._top.set_rect(self._card())
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the cached pile, its top card, and the badge on it."""
        pixmaps, card = self._look.pixmaps, self._card()
        state = (self._edges(), self._count > 0, self._ringed, self._over, self._open)
        pixmaps.draw(
            painter, ("pile", self._label, self._place, *state), self.boundingRect(), self._draw
        )
        if self._count:
            painter.translate(card.topLeft())
            self._top.paint_in(painter)
            painter.translate(-card.topLeft())
        if self._badge:
            # A face has its figures below: its number is at the upper corner.
            high = 0.0 if self.top is None else card.height() - self._look.px(BADGE_HEIGHT) * 0.6
            room = badge_room(self._look, self._badge, card.bottomRight() - QPointF(0, high))
            draw_badge(painter, self._look, self._badge, room)

    def _draw(self, painter: QPainter) -> None:
        theme, card = self._look.theme, self._card()
        path = body(card.size())
        if not self._count and self._place is not None:
            self._place(painter, card)
        elif not self._count:
            brushes.stitches(painter, path.translated(card.topLeft()), theme.muted, 48)
        for edge in range(self._edges(), 0, -1):
            painter.setPen(QPen(theme.line, 1.0))
            painter.setBrush(mix(theme.card, theme.line, 0.15 * (edge % 2)))
            painter.drawPath(path.translated(card.topLeft() + QPointF(0, edge * _EDGE_HEIGHT)))
        if self._label:
            high = self._look.px(_LABEL_HEIGHT)
            room = QRectF(0, self.rect().bottom() - high, self.rect().width(), high)
            painter.setPen(theme.ink)
            text.draw(painter, room, self._label, self._look.font(Role.SMALL))
        if self._open or self._ringed:
            ring = QPainterPath()
            around = card.adjusted(-5, -5, 5, 5 + self._edges() * _EDGE_HEIGHT)
            ring.addRoundedRect(around, 10, 10)
            if self._ringed:
                brushes.focus_ring(painter, ring, theme)
            else:
                painter.setPen(QPen(theme.accent, 3.0 if self._over else 2.0))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(ring)


class CrateItem(ChoiceItem):
    """A crate as its game prints it, which tells how many cards are in it, and for how many turns.
    `name` tells a print from others, such as in another seat's colour.

    `set_rect` is its room; the crate is as large as has room, `aspect` times as wide as high.
    Without one a seam marks the place. The look of two crates is the same whatever is in them.
    `spot` is its middle in the scene.
    """

    def __init__(
        self,
        look: Look,
        parent: QGraphicsItem | None = None,
        *,
        paint: CratePrint,
        aspect: float = 1.2,
        name: Hashable = None,
    ) -> None:
        super().__init__(look, parent)
        self._print = paint
        self._aspect = aspect
        self._name = name
        self._crate: Crate | None = None

    @property
    def crate(self) -> Crate | None:
        """What stands there; None for nothing."""
        return self._crate

    def set_print(self, paint: CratePrint, name: Hashable) -> None:
        """Be printed otherwise, such as in another colour."""
        if name != self._name:
            self._print, self._name = paint, name
            self.update()

    def show_crate(self, crate: Crate | None) -> None:
        """Stand there, or not."""
        if crate != self._crate:
            self._crate = crate
            self.update()

    def spot(self) -> QPointF:
        """The middle of the crate, or of where it would stand, in the scene."""
        return self.mapToScene(self._body().center())

    def key(self) -> Hashable:
        """All that it shows."""
        return (self._name, self._crate, self.states)

    def _body(self) -> QRectF:
        """Where the crate stands."""
        room = self.rect()
        high = max(8.0, min(room.height(), room.width() / self._aspect))
        at = room.center() - QPointF(high * self._aspect / 2, high / 2)
        return QRectF(at, QSizeF(high * self._aspect, high))

    def paint_in(self, painter: QPainter) -> None:
        """Paint the crate and what is told of it, or the seam."""
        theme, body, crate = self._look.theme, self._body(), self._crate
        path = QPainterPath()
        path.addRoundedRect(body.adjusted(-4, -4, 4, 4), 8, 8)
        if crate is None:
            brushes.stitches(painter, path, theme.muted, 48, width=0.03)
        else:
            painter.save()
            self._print(painter, body, theme, crate)
            painter.restore()
        if self._ringed:
            brushes.focus_ring(painter, path, theme)
        elif self._open:
            painter.setPen(QPen(theme.accent, 3.0 if self._over else 2.0))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
