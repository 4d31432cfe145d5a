"""Kit: a printed reference sheet: sections of the rules in two columns, as large as they fit."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QFontMetricsF, QTextCharFormat, QTextLayout, QTextOption

from ui.kit.printing.canvas import POINT, Canvas
from ui.kit.printing.excerpts import Block, Figure, Paragraph, Run, Section, Table
from ui.look import text
from ui.look import typography as typefaces
from ui.look.text import unbroken
from ui.look.typography import Role

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from ui.look.style import Look

LARGEST: Final = 10.5
"""The size of the letters that is tried first, in points."""
SMALLEST: Final = 7.0
"""The size of the letters at least, in points."""
STEP: Final = 0.25
COLUMN_GAP: Final = 7.0
_FINE: Final = 10
_SCALE: Final = POINT / _FINE
_INDENT: Final = 1.35
"""How far items of a list are set in, in sizes of the letters."""
_PIXEL: Final = 25.4 / 96

FigurePaint: TypeAlias = Callable[["QPainter", QRectF, "Look"], None]


class _Piece(NamedTuple):
    """Something that stands in a column: how high it is, the room above it, and who paints it."""

    high: float
    above: float
    paint: Callable[[Canvas, QPointF], None]
    keeps: bool = False
    """Whether what follows stands in the same column."""


class ReferenceOverflowError(ValueError):
    """The sections do not fit on one page at the smallest size of letters."""


def lay(
    sections: Sequence[Section],
    figures: Callable[[str], FigurePaint | None],
    room: QRectF,
) -> tuple[float, list[tuple[_Piece, QPointF]]]:
    """Lay sections out in two columns at the largest size at which all of them fit.

    Args:
        sections: The sections.
        figures: What paints a figure by its name.
        room: The room, in millimetres.

    Returns:
        The size of the letters in points, and each piece with its top left corner.

    Raises:
        ReferenceOverflowError: They do not even fit at the smallest size.
    """
    width = (room.width() - COLUMN_GAP) / 2
    steps = round((LARGEST - SMALLEST) / STEP)

    def placed(step: int) -> list[tuple[_Piece, QPointF]] | None:
        return _placed(_pieces(sections, figures, width, LARGEST - step * STEP), room, width)

    # What fits at one size fits at each smaller one.
    step = bisect_left(range(steps + 1), True, key=lambda step: placed(step) is not None)
    found = placed(step) if step <= steps else None
    if found is not None:
        return LARGEST - step * STEP, found
    raise ReferenceOverflowError(f"the sections need more than {room.height():.0f} mm")


def paint(
    canvas: Canvas,
    room: QRectF,
    sections: Sequence[Section],
    figures: Callable[[str], FigurePaint | None],
) -> None:
    """Paint sections; see `lay`."""
    _, placed = lay(sections, figures, room)
    for piece, at in placed:
        piece.paint(canvas, at)


def _placed(
    pieces: Sequence[_Piece], room: QRectF, width: float
) -> list[tuple[_Piece, QPointF]] | None:
    """Where each piece stands; None where two columns are too little."""
    found: list[tuple[_Piece, QPointF]] = []
    column, y = 0, room.top()
    for number, piece in enumerate(pieces):
        above = 0.0 if y == room.top() else piece.above
        need = above + piece.high
        following = pieces[number + 1 : number + 2]
        if piece.keeps and following:
            need += following[0].above + following[0].high
        if y + need > room.bottom() + 0.01:
            column, y, above = column + 1, room.top(), 0.0
            if column > 1 or piece.high > room.height():
                return None
        x = room.left() + column * (width + COLUMN_GAP)
        found.append((piece, QPointF(x, y + above)))
        y += above + piece.high
    return found


def _pieces(
    sections: Sequence[Section],
    figures: Callable[[str], FigurePaint | None],
    width: float,
    points: float,
) -> list[_Piece]:
    found: list[_Piece] = []
    line = points * POINT
    for section in sections:
        head = Words((Run(section.heading, strong=True),), points * 1.3, width, Role.HEADING)
        found.append(_Piece(head.high, line * 1.1, head.paint, keeps=True))
        for block in section.blocks:
            made = _block(block, figures, width, points)
            if made is not None:
                found.append(made)
    return found


def _block(
    block: Block, figures: Callable[[str], FigurePaint | None], width: float, points: float
) -> _Piece | None:
    line = points * POINT
    if isinstance(block, Table):
        table = _TableBlock(block, width, points)
        return _Piece(table.high, line * 0.45, table.paint)
    if isinstance(block, Figure):
        paint_figure = figures(block.name)
        return None if paint_figure is None else _figure(block, paint_figure, width, line)
    return _paragraph(block, width, points)


def _paragraph(block: Paragraph, width: float, points: float) -> _Piece:
    line = points * POINT
    if not block.sign:
        words = Words(block.runs, points, width)
        return _Piece(words.high, line * 0.4, words.paint)
    indent = line * _INDENT
    words = Words(block.runs, points, width - indent)
    sign = Words((Run(block.sign),), points, indent)

    def draw(canvas: Canvas, at: QPointF) -> None:
        sign.paint(canvas, at)
        words.paint(canvas, at + QPointF(indent, 0))

    return _Piece(words.high, line * 0.28, draw)


def _figure(block: Figure, paint_figure: FigurePaint, width: float, line: float) -> _Piece:
    size = QSizeF(block.wide, block.high) * _PIXEL
    size *= min(0.8, width / size.width())

    def draw(canvas: Canvas, at: QPointF) -> None:
        # It is painted in the size for which it was drawn, and scaled with its words.
        painter = canvas.painter
        painter.save()
        painter.translate(at)
        painter.scale(size.width() / block.wide, size.height() / block.high)
        paint_figure(painter, QRectF(0, 0, block.wide, block.high), canvas.look)
        painter.restore()

    return _Piece(size.height(), line * 0.7, draw)


class Words:
    """Words of one size that wrap at a width, some of them strong."""

    def __init__(
        self, runs: Sequence[Run], points: float, width: float, role: Role = Role.BODY
    ) -> None:
        """Lay the words out.

        Args:
            runs: The words.
            points: The size of the letters, in points.
            width: The width, in millimetres.
            role: Their role; strong words have that of strong text.
        """
        self._font = typefaces.font(role, pixels=points * _FINE)
        self.words = "".join(run.words for run in runs)
        self._room = width / _SCALE
        self._layout = QTextLayout(unbroken(self.words), self._font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        self._layout.setTextOption(option)
        if role is Role.BODY:
            self._layout.setFormats(_formats(runs, points))
        self._wrap()
        self.high = self._high * _SCALE
        """How high they are, in millimetres."""

    def _wrap(self) -> None:
        self._high, leading = 0.0, QFontMetricsF(self._font).height() * 0.06
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(self._room)
            line.setPosition(QPointF(0, self._high))
            self._high += line.height() + leading
        self._layout.endLayout()

    @property
    def width(self) -> float:
        """How wide the widest line is, in millimetres."""
        lines = (self._layout.lineAt(n) for n in range(self._layout.lineCount()))
        return max((line.naturalTextWidth() for line in lines), default=0.0) * _SCALE

    def paint(self, canvas: Canvas, at: QPointF) -> None:
        """Paint the words from their top left corner on."""
        room, painter = QSizeF(self._room, self._high), canvas.painter
        cut = self.width > self._room * _SCALE + 0.05
        text.record(text.Fitted(self.words, (self.words,), self._font, room, cut=cut))
        painter.save()
        painter.translate(at)
        painter.scale(_SCALE, _SCALE)
        painter.setPen(canvas.look.theme.ink)
        self._layout.draw(painter, QPointF(0, 0))
        painter.restore()


def _formats(runs: Sequence[Run], points: float) -> list[QTextLayout.FormatRange]:
    found, at = [], 0
    strong = typefaces.font(Role.STRONG, pixels=points * _FINE)
    for run in runs:
        # Qt counts in units of UTF-16.
        length = len(run.words.encode("utf-16-le")) // 2
        if run.strong:
            one = QTextLayout.FormatRange()
            one.start, one.length = at, length
            form = QTextCharFormat()
            form.setFont(strong)
            one.format = form
            found.append(one)
        at += length
    return found


class _TableBlock:
    """A table of the rules: heads on a band, a fine line below each row."""

    def __init__(self, said: Table, width: float, points: float) -> None:
        self._size = points * 0.94
        self._gap = points * POINT * 0.7
        self._pad = points * POINT * 0.22
        self._widths = self._columns(said, width)
        self._rows = [
            [
                Words(_strong(cell.runs) if number == 0 else cell.runs, self._size, wide)
                for cell, wide in zip(row, self._widths, strict=True)
            ]
            for number, row in enumerate(said.rows)
        ]
        self._highs = [max(cell.high for cell in row) + 2 * self._pad for row in self._rows]
        self._width = width
        self.high = sum(self._highs)
        """How high it is, in millimetres."""

    def _columns(self, said: Table, width: float) -> list[float]:
        """Give each column what its longest words need, and share what is left by their length."""
        count = len(said.rows[0])
        room = width - self._gap * (count + 1)
        whole = [
            max(self._width_of(row[number].runs, at) for at, row in enumerate(said.rows))
            for number in range(count)
        ]
        if sum(whole) <= room:
            spare = (room - sum(whole)) / count
            return [each + spare for each in whole]
        least = [
            max(self._longest(row[number].runs) for row in said.rows) for number in range(count)
        ]
        fair = room / count
        fixed = [min(each, max(low, fair)) for each, low in zip(whole, least, strict=True)]
        over = sum(fixed) - room
        loose = [n for n in range(count) if fixed[n] > least[n]]
        slack = sum(fixed[n] - least[n] for n in loose)
        if over > 0 and slack > 0:
            for n in loose:
                fixed[n] -= (fixed[n] - least[n]) * min(1.0, over / slack)
        elif over < 0:
            wanted = [whole[n] - fixed[n] for n in range(count)]
            for n in range(count):
                fixed[n] -= over * wanted[n] / sum(wanted)
        return fixed

    def _width_of(self, runs: Sequence[Run], row: int) -> float:
        shown = _strong(runs) if row == 0 else runs
        return Words(shown, self._size, 10_000.0).width + 0.2

    def _longest(self, runs: Sequence[Run]) -> float:
        words = unbroken("".join(run.words for run in runs)).split(" ")
        font: QFont = typefaces.font(Role.STRONG, pixels=self._size * _FINE)
        metrics = QFontMetricsF(font)
        return max(metrics.horizontalAdvance(word) for word in words) * _SCALE + 0.3

    def paint(self, canvas: Canvas, at: QPointF) -> None:
        """Paint it from its top left corner on."""
        y = at.y()
        for number, (row, high) in enumerate(zip(self._rows, self._highs, strict=True)):
            if number == 0:
                canvas.box(QRectF(at.x(), y, self._width, high), fill=canvas.look.theme.sunken)
            x = at.x() + self._gap
            for cell, wide in zip(row, self._widths, strict=True):
                cell.paint(canvas, QPointF(x, y + self._pad))
                x += wide + self._gap
            y += high
            canvas.line(QPointF(at.x(), y), QPointF(at.x() + self._width, y), 0.15)


def _strong(runs: Sequence[Run]) -> Sequence[Run]:
    return [Run(run.words, strong=True) for run in runs]
