"""The table of Pack the Essentials, its art: every piece on one sheet, to look at."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.games.pack_the_essentials.components import Components
from ui.look import brushes
from ui.look.style import Look
from ui.stage.tiles.piece_item import PieceArt
from ui.tables.pack_the_essentials.art.pieces import lying_turn, piece
from ui.tables.pack_the_essentials.art.small import rat, toy
from ui.tables.pack_the_essentials.art.tokens import (
    cat_token,
    cross,
    lady_token,
    suitcase_token,
)
from ui.tables.pack_the_essentials.words import Words

SIZES: Final = (24, 40, 80)
_COLUMNS = 5.4
_ROWS = 3.6
_IN_LINE = 8


def sheets(look: Look, words: Words) -> Mapping[str, Callable[[], QWidget]]:
    """Every piece of each colour, at the sizes at which it must still read."""
    box = words.box
    return {
        f"{box.colours[colour]}-{cell}": partial(PieceSheet, look, box, colour, cell)
        for colour in range(len(box.colours))
        for cell in SIZES
    }


class PieceSheet(QWidget):
    """Both sides of every tile of one colour, then the small things; `cell` pixels a cell."""

    def __init__(
        self,
        look: Look,
        box: Components,
        colour: int,
        cell: float,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._cell = cell
        self._pieces = [
            piece(box, kind, cat=cat, turn=lying_turn(box, kind, cat=cat))
            for cat in (False, True)
            for kind, tile in enumerate(box.kinds)
            if tile.colour == colour
        ]
        lines = -(-len(self._pieces) // _IN_LINE) + 1
        self.setFixedSize(round(_IN_LINE * _COLUMNS * cell), round(lines * _ROWS * cell))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), self._look.theme.lining)
        for index, art in enumerate(self._pieces):
            line, column = divmod(index, _IN_LINE)
            self._draw(painter, art, QPointF(column * _COLUMNS, line * _ROWS) * self._cell)
        last = -(-len(self._pieces) // _IN_LINE) * _ROWS * self._cell
        self._draw_small(painter, last)
        painter.end()

    def _draw(self, painter: QPainter, art: PieceArt, at: QPointF) -> None:
        columns, rows = art.size
        cell = self._cell
        painter.save()
        painter.translate(
            at.x() + (_COLUMNS - columns) * cell / 2, at.y() + (_ROWS - rows) * cell / 2
        )
        body = brushes.outline(art.cells, cell, inset=cell * 0.03)
        brushes.soft_shadow(
            painter, body, self._look.theme.shadow, cell * 0.09, QPointF(0, cell * 0.035)
        )
        art.paint(painter, cell, self._look.theme)
        painter.restore()

    def _draw_small(self, painter: QPainter, top: float) -> None:
        theme, cell = self._look.theme, self._cell
        box = QSizeF(cell * 1.6, cell * 1.6)
        spots = [QRectF(QPointF((0.4 + 2 * i) * cell, top + cell), box) for i in range(11)]
        rat(painter, spots[0], theme)
        rat(painter, spots[1], theme, spent=True)
        toy(painter, spots[2], theme)
        cat_token(painter, spots[3], theme, theme.accent, theme.on_accent, "A")
        for who in range(4):
            lady_token(painter, spots[4 + who], theme, None, who)
        lady_token(painter, spots[8], theme, (3, 1, 4, 2))
        suitcase_token(painter, spots[9], theme)
        cross(painter, spots[10], theme)
