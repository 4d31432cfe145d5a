"""The table of Pack the Essentials, its art: the pictures of its rules page."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from ui.kit.figures import SizedPicture, Thing, arrow, grid, row
from ui.look.palette import faded
from ui.look.style import Look
from ui.tables.pack_the_essentials import lists
from ui.tables.pack_the_essentials.art.cards import todo
from ui.tables.pack_the_essentials.art.pieces import piece
from ui.tables.pack_the_essentials.art.small import rat

_CELL: Final = 26.0
"""The side of a cell, in pixels at 100 %."""


def _kind(words: Any, colour: int, cells: int, number: int = 0) -> int:
    """A kind of tile, by its colour and size: the `number`-th of those."""
    kinds = enumerate(words.box.kinds)
    found = [n for n, kind in kinds if kind.colour == colour and len(_cells(kind)) == cells]
    return found[number]


def _cells(kind: Any) -> Any:
    return kind.forms(False)[0].shape.cells


def _piece(cells: int, number: int, colour: int, *, cat: bool = False, turn: int = 0) -> Thing:
    """A tile in its cells, so that each can be counted."""

    def draw(painter: QPainter, rect: QRectF, look: Look, words: Any) -> None:
        art = piece(words.box, _kind(words, colour, cells, number), cat=cat, turn=turn)
        across = max(x for x, _ in art.cells) + 1
        cell = min(rect.width() / 5, rect.height() / 3)
        painter.translate(rect.center().x() - across * cell / 2, rect.top())
        art.paint(painter, cell, look.theme)
        _grid(painter, art.cells, cell, look)

    return Thing(5 * _CELL, draw)


def _grid(painter: QPainter, cells: Any, cell: float, look: Look) -> None:
    painter.setPen(QPen(faded(look.theme.ink, 0.7), 1.2, Qt.PenStyle.DotLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for x, y in cells:
        painter.drawRect(QRectF(x * cell, y * cell, cell, cell))


def _group(painter: QPainter, rect: QRectF, look: Look, words: Any, *, apart: bool) -> None:
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


def _list(name: str) -> Thing:
    def draw(painter: QPainter, rect: QRectF, look: Look, words: Any) -> None:
        todo(painter, rect, look.theme, lists.kinds()[words.box.todos[name].counts].picture)

    return Thing(124, draw, lambda words: words.list_name(name))


def _pile(number: int) -> SizedPicture:
    """The To Do Lists of a pile, each with what it counts."""
    names = sorted(name for name in lists.names() if name.startswith(str(number)))
    return grid(72, 2, *map(_list, names))


_PAID: Final = Thing(44, lambda p, rect, look, _: rat(p, rect, look.theme))

FIGURES: Final[Mapping[str, SizedPicture]] = {
    "tiles": grid(3 * _CELL, 2, _piece(3, 0, 0), _piece(4, 1, 1), _piece(5, 2, 2), _piece(5, 6, 3)),
    "sides": row(3 * _CELL, _piece(5, 1, 2), arrow(), _PAID, arrow(), _piece(5, 1, 2, cat=True)),
    "pile-1": _pile(1),
    "pile-2": _pile(2),
    "pile-3": _pile(3),
    "edges": row(
        104,
        Thing(208, partial(_group, apart=False)),
        Thing(208, partial(_group, apart=True)),
    ),
}
