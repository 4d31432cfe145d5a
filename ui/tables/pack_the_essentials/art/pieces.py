"""The table of Pack the Essentials, its art: which picture a tile has."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from engine.games.pack_the_essentials.components import Components
from engine.parts.grid import cells as cells_of
from ui.look.brushes import Cell
from ui.look.palette import Theme
from ui.stage.tiles.piece_item import PieceArt
from ui.tables.pack_the_essentials.art.cat_poses import pose
from ui.tables.pack_the_essentials.art.cats import cat as cat_side
from ui.tables.pack_the_essentials.art.clothing import clothing, upright_turn
from ui.tables.pack_the_essentials.art.garments import garment
from ui.tables.pack_the_essentials.art.small import sock, underwear


def cells_at(box: Components, mask: int) -> list[Cell]:
    """The cells of a mask as (column, row)."""
    return [box.grid.place(cell) for cell in cells_of(mask)]


def piece(box: Components, kind: int, *, cat: bool, turn: int) -> PieceArt:
    """A tile in one of its forms."""
    tile = box.kinds[kind]
    forms = tile.forms(cat)
    cells = forms[turn % len(forms)].shape.cells
    base = forms[0].shape.cells
    fabric, bonus = tile.colour, tile.bonus

    def paint(painter: QPainter, cell: float, theme: Theme) -> None:
        cloth = theme.fabrics[fabric % len(theme.fabrics)]
        if cat:
            cat_side(painter, cells, pose(base, turn % len(forms)), cell, cloth, theme)
        elif bonus == 1:
            underwear(painter, cell, cloth, theme)
        elif bonus == 2:
            sock(painter, cells, cell, cloth, theme)
        else:
            clothing(painter, tile, turn % len(forms), cell, cloth, theme)

    return PieceArt(("pe", kind, cat, turn % len(forms)), cells, paint)


def lying(box: Components, kind: int) -> PieceArt:
    """A tile as it lies on the mat, clothing side up."""
    return piece(box, kind, cat=False, turn=lying_turn(box, kind))


def lying_turn(box: Components, kind: int, *, cat: bool = False) -> int:
    """The turn in which a tile is no taller than wide, as it lies on the mat.

    A garment lies upright if it can, and a cat with its head up.
    """
    tile = box.kinds[kind]
    forms = tile.forms(cat)
    lying = [turn for turn, form in enumerate(forms) if form.width >= form.height]
    if not cat and garment(tile) and upright_turn(tile) in lying:
        return upright_turn(tile)
    if cat:
        base = forms[0].shape.cells
        return min(lying, key=lambda turn: pose(base, turn).spine[0][1], default=0)
    return lying[0] if lying else 0
