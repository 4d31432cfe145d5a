"""The table of Pack the Essentials, its art: the clothing side of the tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QColor, QPainter, QTransform

from engine.games.pack_the_essentials.components import Kind
from engine.parts.polyomino import Polyomino
from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.palette import Fabric, Theme, luminance, mix
from ui.look.paths import pen
from ui.tables.pack_the_essentials.art.garments import GARMENTS, garment
from ui.tables.pack_the_essentials.art.strokes import BLACK, WHITE
from ui.tables.pack_the_essentials.art.wardrobe import WARDROBE, Tailor
from ui.tables.pack_the_essentials.art.wardrobe.kit import DARK

_QUARTER: Final = QTransform(0, 1, -1, 0, 0, 0)
_MIRROR: Final = QTransform(-1, 0, 0, 1, 0, 0)


def clothing(
    painter: QPainter, tile: Kind, turn: int, cell: float, fabric: Fabric, theme: Theme
) -> None:
    """A tile's garment on its pad, after clockwise quarter turns; plain cloth if it has none."""
    cells = tile.clothing[turn].shape.cells
    key = garment(tile)
    if not key:
        brushes.cloth(painter, cells, cell, fabric)
        return
    painter.save()
    pad(painter, cells, cell, fabric, theme)
    lay = fitting(tile, turn)
    small, large = QTransform.fromScale(1 / cell, 1 / cell), QTransform.fromScale(cell, cell)
    painter.setTransform(small * lay * large, True)
    WARDROBE[key](Tailor(painter, cell, fabric, theme))
    painter.restore()


def pad(
    painter: QPainter, cells: Sequence[Cell], cell: float, fabric: Fabric, theme: Theme
) -> None:
    """The stitched ground of a garment, dark under pale cloth and pale under dark cloth."""
    ground = _ground(fabric, theme)
    painter.setPen(pen(fabric.edge, max(1.0, cell * 0.03)))
    painter.setBrush(ground)
    painter.drawPath(brushes.outline(cells, cell, inset=cell * 0.025))
    thread = fabric.base if luminance(ground) < luminance(fabric.base) else fabric.tint
    brushes.stitches(
        painter,
        brushes.outline(cells, cell, inset=cell * 0.085),
        mix(ground, thread, 0.5),
        cell,
        width=0.025,
    )


def _ground(fabric: Fabric, theme: Theme) -> QColor:
    if luminance(fabric.base) < DARK:
        return mix(fabric.base, WHITE, 0.48)
    return mix(fabric.base, BLACK, 0.42) if theme.dark else mix(fabric.base, fabric.edge, 0.8)


def fitting(tile: Kind, turn: int) -> QTransform:
    """What lays a tile's upright garment on its cells after `turn` turns, in cells."""
    mirrored, quarters = _hang(tile.clothing[0].shape, garment(tile))
    high, wide = len(GARMENTS[garment(tile)]), len(GARMENTS[garment(tile)][0])
    lay = _MIRROR * QTransform.fromTranslate(wide, 0) if mirrored else QTransform()
    for _ in range(quarters + turn):
        lay = lay * _QUARTER * QTransform.fromTranslate(high, 0)
        high, wide = wide, high
    return lay


def upright_turn(tile: Kind) -> int:
    """The turn in which a tile's garment stands upright."""
    return -_hang(tile.clothing[0].shape, garment(tile))[1] % 4 % len(tile.clothing)


@lru_cache(maxsize=128)
def _hang(wanted: Polyomino, key: str) -> tuple[bool, int]:
    """Whether the garment is mirrored, and by how many quarters it then turns, for turn 0."""
    shape = Polyomino.parse(GARMENTS[key])
    for mirrored in (False, True):
        seen = shape.mirrored() if mirrored else shape
        # Where several fit, the one that stands upright within the forms that the side has.
        for quarters in (0, 3, 2, 1):
            if seen.turned(quarters) == wanted:
                return mirrored, quarters
    raise ValueError(f"{key!r} does not fit {wanted!r}")
