"""The table of Pack the Essentials, its art: the pictures of its rules page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.kit.figures import SizedPicture, Thing, arrow, drawn, grid, row
from ui.look.palette import faded
from ui.look.style import Look
from ui.tables.pack_the_essentials import lists
from ui.tables.pack_the_essentials.art.cards import todo
from ui.tables.pack_the_essentials.art.pieces import piece
from ui.tables.pack_the_essentials.art.small import rat

if TYPE_CHECKING:
    from engine.games.pack_the_essentials.components import Kind
    from engine.parts.polyomino import Cell
    from ui.tables.pack_the_essentials.words import Words

_CELL: Final = 26.0
"""The side of a cell, in pixels at 100 %."""


def _kind(words: Words, colour: int, cells: int, number: int = 0) -> int:
    """A kind of tile, by its colour and size: the `number`-th of those."""
    kinds = enumerate(words.box.kinds)
    found = [n for n, kind in kinds if kind.colour == colour and len(_cells(kind)) == cells]
    return found[number]


def _cells(kind: Kind) -> tuple[Cell, ...]:
    return kind.forms(False)[0].shape.cells


def _piece(
    words: Words, cells: int, number: int, colour: int, *, cat: bool = False, turn: int = 0
) -> Thing:
    """A tile in its cells, so that each can be counted."""

    def draw(painter: QPainter, rect: QRectF, look: Look) -> None:
        art = piece(words.box, _kind(words, colour, cells, number), cat=cat, turn=turn)
        across = max(x for x, _ in art.cells) + 1
        cell = min(rect.width() / 5, rect.height() / 3)
        painter.translate(rect.center().x() - across * cell / 2, rect.top())
        art.paint(painter, cell, look.theme)
        _grid(painter, art.cells, cell, look)

    return Thing(5 * _CELL, draw)


def _grid(painter: QPainter, cells: Iterable[Cell], cell: float, look: Look) -> None:
    painter.setPen(QPen(faded(look.theme.ink, 0.7), 1.2, Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in cells:
        painter.drawRect(QRectF(x * cell, y * cell, cell, cell))


def _group(painter: QPainter, rect: QRectF, words: Words, *, look: Look, apart: bool) -> None:
    """Two tiles that touch along an edge, or only at a corner, in their spaces of the case."""
    theme, cell = look.theme, rect.height() / 4
    painter.fillRect(rect, theme.lining)
    painter.setPen(QPen(theme.lining_line, 1))
    for place in range(1, 8):
        x = rect.left() + place * cell
        painter.drawLine(QPointF(x, rect.top()), QPointF(x, rect.bottom()))
    for place in range(1, 4):
        y = rect.top() + place * cell
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y))
    square = next(
        n
        for n, kind in enumerate(words.box.kinds)
        if kind.colour == 2 and sorted(_cells(kind)) == [(0, 0), (0, 1), (1, 0), (1, 1)]
    )
    art = piece(words.box, square, cat=False, turn=0)
    line = piece(words.box, _kind(words, 2, 3), cat=True, turn=0)
    places = ((1, 0, art), (3, 2 if apart else 1, line))
    for x, y, each in places:
        painter.save()
        painter.translate(rect.left() + x * cell, rect.top() + y * cell)
        each.paint(painter, cell, theme)
        painter.restore()
    at = QPointF(rect.left() + 3 * cell, rect.top() + (2 if apart else 1.5) * cell)
    painter.setPen(QPen(theme.bad if apart else theme.good, max(2.0, cell * 0.14)))
    painter.drawEllipse(at, cell * 0.45, cell * (0.45 if apart else 0.62))


def _list(words: Words, name: str) -> Thing:
    picture = lists.kinds()[words.box.todos[name].counts].picture

    def draw(painter: QPainter, rect: QRectF, look: Look) -> None:
        todo(painter, rect, look.theme, picture)

    return Thing(124, draw, words.list_name(name))


def _pile(words: Words, number: int) -> SizedPicture:
    """The To Do Lists of a pile, each with what it counts."""
    names = sorted(name for name in lists.names() if name.startswith(str(number)))
    return grid(72, 2, *(_list(words, name) for name in names))


_PAID: Final = Thing(44, lambda p, rect, look: rat(p, rect, look.theme))


def intro(words: Words) -> SizedPicture:
    """Return the picture that introduces the game: clothes and cats that fit into each other."""
    return row(4 * _CELL, drawn(10 * _CELL, _packing, words), _PAID)


_PACKING: Final = (
    *((5, 0, 0, False), (4, 3, 1, True), (5, 2, 2, True), (3, 1, 0, False)),
    *((4, 0, 2, True), (5, 3, 4, False), (3, 2, 1, False), (4, 1, 0, True)),
)
"""Tiles by cells, colour and number, and whether their cat is up, in the order of packing."""


def _packing(painter: QPainter, rect: QRectF, words: Words, *, look: Look) -> None:
    """Tiles in a suitcase, each at the first place where it fits."""
    theme, rows = look.theme, 4
    cell = rect.height() / rows
    columns = round(rect.width() / cell)
    painter.fillRect(rect, theme.lining)
    painter.setPen(QPen(theme.lining_line, 1))
    for x in range(1, columns):
        painter.drawLine(
            rect.topLeft() + QPointF(x * cell, 0), rect.bottomLeft() + QPointF(x * cell, 0)
        )
    for y in range(1, rows):
        painter.drawLine(
            rect.topLeft() + QPointF(0, y * cell), rect.topRight() + QPointF(0, y * cell)
        )
    free = {(x, y) for x in range(columns) for y in range(rows)}
    for cells, colour, number, cat in _PACKING:
        kind, spots = _kind(words, colour, cells, number), sorted(free)
        found = (
            (x, y, art)
            for x, y in spots
            for art in (piece(words.box, kind, cat=cat, turn=turn) for turn in range(4))
            if {(x + right, y + down) for right, down in art.cells} <= free
        )
        x, y, art = next(found, (0, 0, None))
        if art is None:
            continue
        free -= {(x + right, y + down) for right, down in art.cells}
        painter.save()
        painter.translate(rect.left() + x * cell, rect.top() + y * cell)
        art.paint(painter, cell, theme)
        painter.restore()


def figures(words: Words) -> Mapping[str, SizedPicture]:
    """Return the pictures by name."""
    of = partial(_piece, words)
    touching = drawn(208, _group, words, apart=False)
    apart = drawn(208, _group, words, apart=True)
    return {
        "tiles": grid(3 * _CELL, 2, of(3, 0, 0), of(4, 1, 1), of(5, 2, 2), of(5, 6, 3)),
        "sides": row(3 * _CELL, of(5, 1, 2), arrow(), _PAID, arrow(), of(5, 1, 2, cat=True)),
        "pile-1": _pile(words, 1),
        "pile-2": _pile(words, 2),
        "pile-3": _pile(words, 3),
        "edges": row(104, touching, apart),
    }
