"""The table of Pack the Essentials: its art. A suitcase as it was packed, and packed better."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core import Seat
from engine.core.review import BestPacking
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import PackView, Placed, SeatView
from ui.look.style import Look
from ui.tables.pack_the_essentials.art.cases import suitcase, suitcase_height

Paint = Callable[[QPainter, QRectF, Look], None]


def cases(
    box: Components, view: PackView, seat: Seat, par: BestPacking
) -> tuple[float, Paint, Paint]:
    """The height by the width of both, then who paints what the seat packed, and what was found."""
    mine = view.seats[seat]

    def paint(case: SeatView, painter: QPainter, rect: QRectF, look: Look) -> None:
        suitcase(painter, rect, box, case, look)

    return suitcase_height(box, 1.0), partial(paint, mine), partial(paint, packed(box, mine, par))


def lines(box: Components, view: PackView, seat: Seat, par: BestPacking) -> list[dict[str, int]]:
    """The points of both, line by line."""
    other = packed(box, view.seats[seat], par)
    cases = (view.seats, (*view.seats[:seat], other, *view.seats[seat + 1 :]))
    sheets = (scoring.sheets(box, view.lists, each)[seat] for each in cases)
    return [{one.line: one.points for one in sheet.lines} for sheet in sheets]


def packed(box: Components, mine: SeatView, par: BestPacking) -> SeatView:
    """The suitcase that was found; one's own where what is kept of it is no packing."""
    most = box.grid.width * box.grid.height
    try:
        *rows, toys = par.shown
        if any(
            not 0 <= cell < box.grid.width * box.grid.height
            for cell in (*toys, *(row[-1] for row in rows))
        ):
            return mine
        placed = tuple(Placed(kind, bool(cat), turn, cell) for kind, cat, turn, cell in rows)
        masks = [box.mask(one.kind, one.cat, one.turn, one.cell) for one in placed]
        laid = sum(1 << cell for cell in toys)
    except (ValueError, LookupError, TypeError):
        return mine
    whole = taken = mine.prefilled
    for mask in (*masks, laid):
        whole, taken = whole + mask, taken | mask
    fits = whole == taken and 0 <= taken < 1 << most
    same = sorted(one.kind for one in placed) == sorted(one.kind for one in mine.placed)
    # PE-15: each cat was lured by a rat.
    rats = mine.rats + sum(one.cat for one in mine.placed) - sum(one.cat for one in placed)
    if not (fits and same and rats >= 0):
        return mine
    taken &= ~mine.prefilled & ~laid
    return replace(mine, placed=placed, taken=taken, laid=laid, rats=rats)
