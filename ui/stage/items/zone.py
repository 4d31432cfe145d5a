"""Stage: a place where cards may be put down: an outline with a label, or only the outline."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes, text
from ui.look.palette import faded
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.input.choice_item import ChoiceItem

_LABEL_HEIGHT: Final = 26
_AIR: Final = 20
"""Room beside the words on a tag, together, in pixels at 100 %."""


class Zone(Enum):
    """Nothing is to be put here now; what is held may be; it is over it and would be."""

    IDLE = "idle"
    MAY = "may"
    HOT = "hot"


class ZoneItem(ChoiceItem):
    """A place to put cards: `set_rect` where it is, `show_zone` what may be done there.

    Idle it is a faint seam; where a card may be put, a bold one with the label on a tag; under a
    card, or where what is chosen is meant to go, a frame without gaps. `chosen` on a click or Enter
    while it is open. A `quiet` one, which lies over something else, shows nothing while it is idle.

    On the tag stands the first of the `written` words that has room, by default the label.
    """

    def __init__(
        self,
        look: Look,
        label: str = "",
        parent: QGraphicsItem | None = None,
        *,
        written: tuple[str, ...] = (),
        quiet: bool = False,
    ) -> None:
        super().__init__(look, parent)
        self._quiet = quiet
        self._label = label
        self._written = written
        self._place: QRectF | None = None
        self._zone = Zone.IDLE
        self._meant = False

    @property
    def zone(self) -> Zone:
        """What may be done here."""
        return self._zone

    @property
    def label(self) -> str:
        """What it is for, in words."""
        return self._label

    def set_label(self, label: str, written: tuple[str, ...] = ()) -> None:
        """Write something else on it."""
        if (label, written) != (self._label, self._written):
            self._label, self._written = label, written
            self.update()

    def set_place(self, place: QRectF | None) -> None:
        """Have the tag lie in a part of the zone, or not at all where that has no room for it.

        Args:
            place: In the item; None for wherever in the zone.
        """
        if place != self._place:
            self._place = place
            self.update()

    def show_zone(self, zone: Zone) -> None:
        """Show what may be done here; it is open for a click unless it is idle."""
        if zone is not self._zone:
            self._zone = zone
            self.set_open(zone is not Zone.IDLE)

    def set_meant(self, *, meant: bool) -> None:
        """Say whether what is chosen would go here."""
        if meant is not self._meant:
            self._meant = meant
            self.update()

    def key(self) -> Hashable:
        """Its label and states."""
        place = None if self._place is None else self._place.getRect()
        words = (self._label, self._written, place)
        return (self._zone, self._meant, words, self._quiet, self.states)

    def paint_in(self, painter: QPainter) -> None:
        """Paint it."""
        if self._quiet and self._zone is Zone.IDLE and not self._ringed:
            return
        theme, look = self._look.theme, self._look
        path = QPainterPath()
        corner = look.air(14)
        path.addRoundedRect(self.rect().adjusted(2, 2, -2, -2), corner, corner)
        if self._zone is Zone.HOT or self._over:
            painter.fillPath(path, faded(theme.accent, 0.16))
        if self._zone is Zone.HOT or (self._meant and self._zone is Zone.MAY):
            painter.setPen(QPen(theme.accent, 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(path)
        else:
            bold = self._zone is Zone.MAY
            thread = theme.accent if bold else faded(theme.muted, 0.55)
            brushes.stitches(painter, path, thread, 64, width=0.05 if bold else 0.03)
        if words := self.words():
            self._draw_label(painter, words)
        if self._ringed:
            brushes.focus_ring(painter, path, theme)

    def words(self) -> str:
        """Return what stands on the tag; empty without one.

        Only the last of the words get smaller where they lack room.
        """
        *longer, last = self._written or (self._label,)
        font, room = self._look.font(Role.SMALL), self._room().size()
        for words in longer:
            wide = QFontMetricsF(font).horizontalAdvance(words) + self._look.air(_AIR)
            if wide <= room.width():
                return words
        if self._place is not None and text.fit(last, font, room).cut:
            return ""
        return last

    def tag(self, label: str) -> QRectF:
        """Where the tag with a label lies in it, whether it bears that or not: at the top, as a
        card of the hand below that is looked at reaches into it.
        """
        look, room = self._look, self._room()
        high = min(float(look.px(_LABEL_HEIGHT)), room.height())
        fitted = text.fit(label, look.font(Role.SMALL), room.size())
        wide = min(room.width(), fitted.width + look.air(_AIR))
        return QRectF(room.center().x() - wide / 2, room.top(), wide, high)

    def _room(self) -> QRectF:
        """Where the tag may lie."""
        if self._place is not None:
            return self._place
        # In a low zone it keeps less off the seam.
        edge = max(4.0, min(8.0, (self.rect().height() - self._look.px(_LABEL_HEIGHT)) / 2))
        return self.rect().adjusted(8, edge, -8, -edge)

    def _draw_label(self, painter: QPainter, words: str) -> None:
        theme = self._look.theme
        tag = self.tag(words)
        high = tag.height()
        idle = self._zone is Zone.IDLE
        # On a ground of its own: what the zone covers may be of any colour.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.card if idle else theme.accent)
        painter.drawRoundedRect(tag, high / 2, high / 2)
        painter.setPen(theme.muted if idle else theme.on_accent)
        text.draw(painter, tag, words, self._look.font(Role.SMALL))
