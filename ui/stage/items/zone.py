"""Stage: a place where cards may be put down: an outline with a label, or only the outline."""

from __future__ import annotations

from collections.abc import Hashable
from enum import Enum
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes, text
from ui.look.palette import faded
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.input.choice_item import ChoiceItem

_LABEL_HEIGHT: Final = 26


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
    """

    def __init__(
        self,
        look: Look,
        label: str = "",
        parent: QGraphicsItem | None = None,
        *,
        quiet: bool = False,
    ) -> None:
        super().__init__(look, parent)
        self._quiet = quiet
        self._label = label
        self._zone = Zone.IDLE
        self._meant = False

    @property
    def zone(self) -> Zone:
        """What may be done here."""
        return self._zone

    @property
    def label(self) -> str:
        """What stands on it."""
        return self._label

    def set_label(self, label: str) -> None:
        """Write something else on it."""
        if label != self._label:
            self._label = label
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
        return (self._zone, self._meant, self._label, self._quiet, self.states)

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
        if self._label:
            self._draw_label(painter)
        if self._ringed:
            brushes.focus_ring(painter, path, theme)

    def tag(self, label: str) -> QRectF:
        """Where the tag with a label lies in it, whether it bears that or not: at the top, as a
        card of the hand below that is looked at reaches into it.
        """
        look = self._look
        high = float(look.px(_LABEL_HEIGHT))
        room = self.rect().adjusted(8, 8, -8, -8)
        fitted = text.fit(label, look.font(Role.SMALL), room.size())
        wide = min(room.width(), fitted.width + look.air(20))
        return QRectF(room.center().x() - wide / 2, room.top(), wide, high)

    def _draw_label(self, painter: QPainter) -> None:
        theme = self._look.theme
        tag = self.tag(self._label)
        high = tag.height()
        idle = self._zone is Zone.IDLE
        # On a ground of its own: what the zone covers may be of any colour.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.card if idle else theme.accent)
        painter.drawRoundedRect(tag, high / 2, high / 2)
        painter.setPen(theme.muted if idle else theme.on_accent)
        text.draw(painter, tag, self._label, self._look.font(Role.SMALL))
