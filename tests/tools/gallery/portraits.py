"""Gallery: the portraits of the characters at every size and expression, as several eyes see them.

Both themes are on one sheet, whichever the window has.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from tests.vision import seen_by
from ui.look.art_sheet import ArtSheet
from ui.look.characters.expressions import Expression
from ui.look.characters.portraits import IDS, paint_portrait
from ui.look.palette import THEMES
from ui.look.style import Look

SIDES: Final = (160, 64, 32)
"""Sides of the portraits, in pixels."""
EYES: Final = ("normal", "protan", "deutan")
_GAP: Final = 8


class PortraitSheet(ArtSheet):
    """Every character: sizes and expressions in a row, day above night."""

    def __init__(self, look: Look, eyes: str, parent: QWidget | None = None) -> None:
        wide = sum(side + _GAP for side in SIDES) * len(Expression) + _GAP
        high = (SIDES[0] + _GAP) * len(IDS) * len(THEMES)
        super().__init__(look, QSizeF(wide, high), parent)
        self._eyes = eyes

    def draw(self, painter: QPainter) -> None:
        """Paint all portraits, then what the eyes make of them."""
        image = QImage(self.size(), QImage.Format.Format_RGB32)
        inner = QPainter(image)
        inner.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0.0
        for character in IDS:
            for theme in THEMES:
                line = QRectF(0, top, self.width(), SIDES[0] + _GAP)
                inner.fillRect(line, theme.card)
                left = float(_GAP)
                for side in SIDES:
                    for expression in Expression:
                        room = QRectF(left, top + _GAP / 2, side, side)
                        paint_portrait(inner, room, character, expression, theme)
                        left += side + _GAP
                top += line.height()
        inner.end()
        painter.drawImage(0, 0, image if self._eyes == "normal" else seen_by(image, self._eyes))
