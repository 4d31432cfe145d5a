"""Look: how things look on white paper: the theme of print, and art that stays vectors."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from ui.look.palette import DAY_DEPARTURE, Theme
from ui.look.pixmaps import PixmapCache
from ui.look.style import Look, ThemeChoice

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

_WHITE: Final = QColor("#ffffff")

PAPER: Final = replace(
    DAY_DEPARTURE,
    name="paper",
    linen=_WHITE,
    card=_WHITE,
    raised=_WHITE,
    sunken=QColor("#f3f1ee"),
    line=QColor("#8c857b"),
    ink=QColor("#161412"),
    muted=QColor("#4b4640"),
    shadow=QColor(0, 0, 0, 0),
)
"""The theme of printed pages: dark ink on white, legible in greyscale, without shadows."""


class DirectArt(PixmapCache):
    """Art that is painted where it lies, and never kept as a picture: a printer needs vectors."""

    def draw(
        self, painter: QPainter, key: Hashable, rect: QRectF, paint: Callable[[QPainter], None]
    ) -> None:
        """Paint the art."""
        painter.save()
        paint(painter)
        painter.restore()

    def renew(self, painter: QPainter, key: Hashable, rect: QRectF) -> None:
        """Do nothing, as nothing is kept."""


class PrintLook(Look):
    """The look of printed pages, whatever the window looks like."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(ThemeChoice.DAY, 1.0, parent)
        self.pixmaps = DirectArt()

    def _pick(self) -> Theme:
        return PAPER
