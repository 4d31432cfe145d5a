"""Kit: a printed score pad: rows and columns to be filled in by hand, or filled in from a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from engine.core import shown
from ui.kit.printing.canvas import CENTRE, LEFT, POINT, Canvas, Paint, Type
from ui.look import typography as typefaces
from ui.look.text import unbroken
from ui.look.typography import Role

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QPainter

    from ui.look.style import Look

Picture: TypeAlias = "Callable[[QPainter, QRectF, Look], object]"
"""Fills a room in logical pixels."""

MAX_HEAD_COLUMNS: Final = 24
"""How much of a player's name is printed, in columns; of what is longer the beginning."""
_HEADER: Final = 13.0
"""Height of the title, in millimetres."""
_NAMES: Final = 10.0
"""Height of the heads of the columns."""
_ROW: Final = 9.0
"""Height of a row at most: what is written by hand needs no more."""
_MAX_COLUMN: Final = 41.0
_MIN_NAMES: Final = 24.0
_WRITTEN_NAMES: Final = 46.0
"""Width of names that are written by hand, in millimetres."""
_FACT: Final = 4.6
"""Height of a line of what is known of the match."""
_NOTE: Final = 4.2
_PAD: Final = 1.6
_NAME: Final = Type(10.5)
_SUM: Final = Type(10.5, Role.STRONG)
_VALUE: Final = Type(12, Role.NUMERIC)
_SMALL: Final = Type(7.5, Role.BODY, muted=True)


class Cell(NamedTuple):
    """What stands in a cell of a filled-in pad, and small below it what that is made of."""

    text: str
    parts: str = ""


class Row(NamedTuple):
    """A row of a pad.

    Attributes:
        name: Its name; empty for one that is written by hand.
        cells: A cell for each column; none where it is filled in by hand.
        is_sum: Whether it adds up rows above it.
        mark: Paints the small picture before its name.
        opens: Whether a heavy line parts it from the row above.
    """

    name: str
    cells: Sequence[Cell] = ()
    is_sum: bool = False
    mark: Paint | None = None
    opens: bool = False


class Fact(NamedTuple):
    """What is known of the match; without words there is a line to write on."""

    name: str
    words: str = ""


class PadTable(NamedTuple):
    """The table of a score pad, as a game says it.

    Attributes:
        corner: What stands above the names of the rows.
        heads: The heads of the columns; under an empty one a name is written by hand.
        rows: The rows.
        notes: What decides between equals, and the like.
    """

    corner: str
    heads: Sequence[str]
    rows: Sequence[Row]
    notes: Sequence[str] = ()


class Pad(NamedTuple):
    """A score pad.

    Attributes:
        title: The game.
        emblem: Paints the game's picture.
        table: The rows and columns.
        facts: What is known of the match, or asked.
        picture: Paints what was made in the match, below everything else.
    """

    title: str
    emblem: Picture
    table: PadTable
    facts: Sequence[Fact] = ()
    picture: Picture | None = None


def paint_pad(canvas: Canvas, room: QRectF, pad: Pad) -> float:
    """Paint a pad into a room; return where it ends below, in millimetres."""
    top = paint_header(canvas, room, pad.title, pad.emblem, pad.facts)
    said = pad.table
    below = len(said.notes) * _NOTE + _PAD
    high = min(_ROW, (room.bottom() - top - _NAMES - below) / len(said.rows))
    widths = _widths(room.width(), said)
    table = QRectF(room.left(), top, sum(widths), _NAMES + high * len(said.rows))
    _paint_heads(canvas, table, widths, said)
    y = top + _NAMES
    for number, row in enumerate(said.rows):
        _paint_row(canvas, QRectF(table.left(), y, table.width(), high), widths, row, number)
        y += high
    _paint_grid(canvas, table, widths)
    for note in said.notes:
        y += 0.4 if note == said.notes[0] else 0.0
        line = QRectF(room.left(), y, room.width(), _NOTE)
        canvas.write(line, note, _SMALL, LEFT)
        y += _NOTE
    return y


def paint_header(
    canvas: Canvas, room: QRectF, words: str, emblem: Picture, facts: Sequence[Fact] = ()
) -> float:
    """Paint a title with a game's picture, and facts beside it; return where they end below."""
    side = _HEADER - 1
    picture = QRectF(room.left(), room.top(), side, side)
    canvas.square(picture, lambda painter, at: emblem(painter, at, canvas.look))
    high = max(side, len(facts) * _FACT)
    half = room.width() * 0.46 if facts else 0.0
    title = QRectF(picture.right() + 3, room.top(), room.width() - half - side - 5, side)
    canvas.write(title, words, Type(24, Role.TITLE), LEFT)
    y = room.top() + (high - len(facts) * _FACT) / 2
    for fact in facts:
        line = QRectF(room.right() - half, y, half, _FACT)
        _paint_fact(canvas, line, fact)
        y += _FACT
    return room.top() + high + 1.5


def _paint_fact(canvas: Canvas, line: QRectF, fact: Fact) -> None:
    name = QRectF(line.left(), line.top(), line.width() * 0.3, line.height())
    canvas.write(name, fact.name, _SMALL, LEFT)
    rest = line.adjusted(name.width() + 1, 0, 0, 0)
    if fact.words:
        canvas.write(rest, shown(fact.words, 120), Type(8.5), LEFT)
    else:
        foot = QPointF(0, -0.8)
        canvas.line(rest.bottomLeft() + foot, rest.bottomRight() + foot)


def _widths(width: float, said: PadTable) -> list[float]:
    """The widths of the names and of each column: names are read whole where there is room."""
    widest = max(
        (
            _width_of(row.name, _SUM if row.is_sum else _NAME) + _mark_width(row)
            for row in said.rows
        ),
        default=0.0,
    )
    names = max(_MIN_NAMES, min(widest + 3 * _PAD, width * 0.44))
    if not all(row.name for row in said.rows):
        names = _WRITTEN_NAMES
    column = min(_MAX_COLUMN, (width - names) / len(said.heads))
    return [names, *[column] * len(said.heads)]


def _width_of(words: str, kind: Type) -> float:
    font = typefaces.font(kind.role, pixels=kind.points * 10)
    return QFontMetricsF(font).horizontalAdvance(unbroken(words)) * POINT / 10


def _mark_width(row: Row) -> float:
    return 0.0 if row.mark is None else 7.0


def _paint_heads(canvas: Canvas, ground: QRectF, widths: Sequence[float], said: PadTable) -> None:
    theme = canvas.look.theme
    band = QRectF(ground.left(), ground.top(), ground.width(), _NAMES)
    canvas.box(band, fill=theme.sunken)
    corner = QRectF(ground.left() + _PAD, ground.top(), widths[0] - 2 * _PAD, _NAMES)
    canvas.write(corner, said.corner, _SMALL, LEFT, lines=2)
    x = ground.left() + widths[0]
    for head, width in zip(said.heads, widths[1:], strict=True):
        cell = QRectF(x, ground.top(), width, _NAMES).adjusted(1, 0.5, -1, -0.5)
        if head:
            canvas.write(cell, shown(head, MAX_HEAD_COLUMNS), Type(9, Role.STRONG), CENTRE, lines=2)
        x += width


def _paint_row(
    canvas: Canvas, band: QRectF, widths: Sequence[float], row: Row, number: int
) -> None:
    theme = canvas.look.theme
    if row.is_sum:
        canvas.box(band, fill=theme.sunken)
    name = QRectF(band.left(), band.top(), widths[0], band.height()).adjusted(_PAD, 0, -_PAD, 0)
    if row.mark is not None:
        side = min(5.4, band.height() - 1.4)
        spot = QRectF(name.left(), band.center().y() - side / 2, side, side)
        canvas.square(spot, row.mark)
        name.setLeft(spot.right() + 1.6)
    canvas.write(name, shown(row.name, 60), _SUM if row.is_sum else _NAME, LEFT)
    x = band.left() + widths[0]
    for cell, width in zip(row.cells, widths[1:], strict=False):
        room = QRectF(x, band.top(), width, band.height()).adjusted(1, 0.3, -1, -0.3)
        if cell.parts:
            high = room.height() * 0.56
            upper = QRectF(room.left(), room.top(), room.width(), high)
            canvas.write(upper, cell.text, _VALUE._replace(points=11), CENTRE)
            lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() - high)
            canvas.write(lower, cell.parts, _SMALL._replace(points=7), CENTRE)
        else:
            canvas.write(room, cell.text, _VALUE, CENTRE)
        x += width
    heavy = 0.5 if row.is_sum or row.opens else 0.2
    canvas.line(band.topLeft(), band.topRight(), heavy if number else 0.5)


def _paint_grid(canvas: Canvas, ground: QRectF, widths: Sequence[float]) -> None:
    x = ground.left()
    for width in widths[:-1]:
        x += width
        canvas.line(QPointF(x, ground.top()), QPointF(x, ground.bottom()), 0.25)
    canvas.box(ground, width=0.5)
