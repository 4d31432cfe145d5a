"""Kit: a page of paper to paint on, measured in millimetres."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import contextmanager
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QLineF, QLocale, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPageSize, QPainter, QPen

from ui.look import text
from ui.look import typography as typefaces
from ui.look.paths import fit
from ui.look.typography import Role

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ui.look.printed import PrintLook
    from ui.look.text import Fitted

MARGIN: Final = 12.0
"""Margin on every side, in millimetres: most printers leave 4 to 6 mm of the paper white."""
POINT: Final = 25.4 / 72
"""Millimetres of a typographic point."""
MIN_POINTS: Final = 6.5
"""No words are printed smaller than this, in points."""
_PIXEL: Final = 25.4 / 96
"""Millimetres of a logical pixel of the art."""
_FINE: Final = 10
"""Pixels of a font per point: sizes of letters are whole pixels."""

Paint: TypeAlias = Callable[[QPainter, QRectF], object]
"""Fills a room in logical pixels."""


class PaperSize(Enum):
    """A size of paper, by its name on the command line."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def page_size(self) -> QPageSize:
        """The paper as Qt knows it, upright."""
        known = {
            PaperSize.A4: QPageSize.PageSizeId.A4,
            PaperSize.LETTER: QPageSize.PageSizeId.Letter,
        }
        return QPageSize(known[self])

    @property
    def size(self) -> QSizeF:
        """Width and height in millimetres, upright."""
        return QSizeF(210.0, 297.0) if self is PaperSize.A4 else QSizeF(215.9, 279.4)

    @property
    def room(self) -> QRectF:
        """What is within the margins, in millimetres."""
        return QRectF(QPointF(), self.size).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)


def usual_paper(locale: QLocale | None = None) -> PaperSize:
    """Return the paper that is usual where the locale is: Letter in North America, else A4."""
    territory = QLocale.Country
    letter = {territory.UnitedStates, territory.Canada, territory.Mexico, territory.Philippines}
    return PaperSize.LETTER if (locale or QLocale.system()).territory() in letter else PaperSize.A4


class Type(NamedTuple):
    """How words are set: size in points, role, and whether in the paler ink."""

    points: float
    role: Role = Role.BODY
    muted: bool = False


LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE: Final = Qt.AlignmentFlag.AlignCenter


class Canvas:
    """Paints on a page; all rooms are in millimetres from its top left corner."""

    def __init__(self, painter: QPainter, look: PrintLook, paper: PaperSize) -> None:
        """Take a painter whose unit is a millimetre of the paper."""
        self.painter = painter
        self.look = look
        self.paper = paper

    @contextmanager
    def _saved(self) -> Iterator[QPainter]:
        self.painter.save()
        try:
            yield self.painter
        finally:
            self.painter.restore()

    def write(
        self,
        room: QRectF,
        words: str,
        kind: Type,
        align: Qt.AlignmentFlag = LEFT,
        *,
        lines: int = 1,
    ) -> Fitted:
        """Write plain words so that they fit a room: wrapped, made smaller, then cut.

        Args:
            room: The room.
            words: The words.
            kind: How they are set.
            align: Where they stand in the room.
            lines: How many lines they may have.

        Returns:
            How they fitted.
        """
        scale, theme = POINT / _FINE, self.look.theme
        font = typefaces.font(kind.role, pixels=kind.points * _FINE)
        floor = min(kind.points, MIN_POINTS) * _FINE
        with self._saved() as painter:
            painter.scale(scale, scale)
            painter.setPen(theme.muted if kind.muted else theme.ink)
            inner = QRectF(room.topLeft() / scale, room.size() / scale)
            return text.draw(painter, inner, words, font, align, lines=lines, floor=floor)

    def art(self, room: QRectF, paint: Paint, scale: float = _PIXEL) -> None:
        """Paint art into a room; it is told of it in logical pixels, of `scale` mm each."""
        with self._saved() as painter:
            painter.translate(room.topLeft())
            painter.scale(scale, scale)
            paint(painter, QRectF(QPointF(), room.size() / scale))

    def square(self, room: QRectF, paint: Paint) -> None:
        """Paint square art as large as a room allows."""
        self.art(fit(QSizeF(1, 1), room), paint)

    def line(
        self, start: QPointF, end: QPointF, width: float = 0.2, *, dashed: bool = False
    ) -> None:
        """Draw a line of a width in millimetres."""
        ink = self.look.theme.line if width < 0.4 else self.look.theme.ink
        pen = QPen(ink, width, Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        with self._saved() as painter:
            painter.setPen(pen)
            painter.drawLine(QLineF(start, end))

    def box(
        self,
        room: QRectF,
        *,
        fill: QColor | None = None,
        width: float = 0.0,
        radius: float = 0.0,
    ) -> None:
        """Draw a box: filled, with a frame of a width in millimetres, or both."""
        with self._saved() as painter:
            painter.setPen(QPen(self.look.theme.ink, width) if width else Qt.PenStyle.NoPen)
            painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(room, radius, radius)

    def circle(self, middle: QPointF, radius: float, *, dashed: bool = False) -> None:
        """Draw an empty circle."""
        with self._saved() as painter:
            style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
            painter.setPen(QPen(self.look.theme.line, 0.3, style))
            painter.drawEllipse(middle, radius, radius)
