"""Kit: printed sheets: their pages, each with a foot and a ruler, and the PDF that holds them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QHashSeed,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QUuid,
)
from PySide6.QtGui import QPainter, QPdfWriter

from ui.kit.printing.canvas import LEFT, RIGHT, Canvas, PaperSize, Type
from ui.kit.printing.pad import Pad, Picture, paint_pad

if TYPE_CHECKING:
    from ui.look.printed import PrintLook

RESOLUTION: Final = 1200
"""Units of the PDF per inch."""
RULER: Final = 50.0
"""Length of the line that shows whether a page was printed at 100 %, in millimetres."""
FOOT: Final = 9.0
"""Height of what stands at the foot of each page, in millimetres."""
MIME_TYPE: Final = "application/x-stowaway"
_GAP: Final = 8.0
"""Between two pads; they are cut apart in the middle of it."""
_PICTURE_WIDTH: Final = 900.0
"""How wide the picture of a match is thought to be, in logical pixels: its words are those of a
postcard."""
_DATES: Final = re.compile(rb"/(?:CreationDate|ModDate) \([^)]*\)\n?")
_HINTS: Final = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)

PaintPage: TypeAlias = Callable[[Canvas, QRectF], None]
"""Fills the room of a page above its foot."""


class PrintError(RuntimeError):
    """The pages could not be made into a PDF."""


class Attachment(NamedTuple):
    """A file that lies within a PDF."""

    name: str
    data: bytes


class PrintedSheet(NamedTuple):
    """Pages that are printed together, and what they are called."""

    title: str
    pages: Sequence[PaintPage]
    attachment: Attachment | None = None


def pad_pages(pads: Sequence[Pad], per_page: int = 1) -> Sequence[PaintPage]:
    """Return the pages of filled-in pads, or of a blank one as often as fits on a page.

    Args:
        pads: The pads, each on a page of its own.
        per_page: How often each is on its page, one below the other, to be cut apart.

    Returns:
        A page for each pad.
    """

    def page(pad: Pad) -> PaintPage:
        def paint(canvas: Canvas, room: QRectF) -> None:
            end, high = room.top(), (room.height() - _GAP * (per_page - 1)) / per_page
            for number in range(per_page):
                top = room.top() + number * (high + _GAP)
                end = paint_pad(canvas, QRectF(room.left(), top, room.width(), high), pad)
                if number:
                    cut = top - _GAP / 2
                    edge = canvas.paper.size.width()
                    canvas.line(QPointF(0, cut), QPointF(edge, cut), dashed=True)
            if pad.picture is not None:
                rest = QRectF(room.left(), end + 5, room.width(), room.bottom() - end - 8)
                _paint_picture(canvas, rest, pad.picture)

        return paint

    return [page(pad) for pad in pads]


def _paint_picture(canvas: Canvas, room: QRectF, picture: Picture) -> None:
    """Paint what was made in a match, as large as on a postcard that is so wide."""
    canvas.art(
        room,
        lambda painter, at: picture(painter, at, canvas.look),
        room.width() / _PICTURE_WIDTH,
    )


def paint_page(
    painter: QPainter, look: PrintLook, paper: PaperSize, sheet: PrintedSheet, number: int
) -> None:
    """Paint one page of a sheet.

    Args:
        painter: A painter whose unit is a millimetre of the paper.
        look: The look of print.
        paper: The paper.
        sheet: The sheet.
        number: Which of its pages, from 0.
    """
    painter.setRenderHints(_HINTS)
    canvas, room = Canvas(painter, look, paper), paper.room
    sheet.pages[number](canvas, room.adjusted(0, 0, 0, -FOOT))
    _paint_foot(
        canvas, QRectF(room.left(), room.bottom() - FOOT + 2, room.width(), FOOT - 2), sheet, number
    )


def _paint_foot(canvas: Canvas, room: QRectF, sheet: PrintedSheet, number: int) -> None:
    small = Type(7.5, muted=True)
    y = room.center().y() + 1
    start = QPointF(room.left(), y)
    canvas.line(start, start + QPointF(RULER, 0), 0.4)
    for mark in range(6):
        x = start + QPointF(mark * RULER / 5, 0)
        up = QPointF(0, 1.6 if mark in (0, 5) else 0.9)
        canvas.line(x - up, x + up, 0.4)
    words = QCoreApplication.translate("print", "Print at 100%: this line is 50 mm long.")
    said = QRectF(room.left() + RULER + 3, y - 3, room.width() * 0.4, 6)
    canvas.write(said, words, small, LEFT)
    name = f"Stowaway · {sheet.title}"
    if len(sheet.pages) > 1:
        of = QCoreApplication.translate("print", "page {number} of {all}")
        name = f"{name} · {of.format(number=number + 1, all=len(sheet.pages))}"
    canvas.write(QRectF(said.right(), y - 3, room.right() - said.right(), 6), name, small, RIGHT)


def make_pdf(sheets: Sequence[PrintedSheet], look: PrintLook, paper: PaperSize) -> bytes:
    """Make one PDF of sheets, the same bytes for the same sheets.

    Args:
        sheets: The sheets, one at least.
        look: The look of print.
        paper: The paper.

    Returns:
        The PDF, with the fonts and what is attached to the sheets in it. It names no date.

    Raises:
        PrintError: Qt could not make it.
    """
    # Qt writes fonts in the order of a table, which else differs from run to run.
    QHashSeed.setDeterministicGlobalSeed()
    try:
        return _written(sheets, look, paper)
    finally:
        QHashSeed.resetRandomGlobalSeed()


def _written(sheets: Sequence[PrintedSheet], look: PrintLook, paper: PaperSize) -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    title = ", ".join(sheet.title for sheet in sheets)
    writer = QPdfWriter(buffer)
    writer.setPageSize(paper.page_size)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setResolution(RESOLUTION)
    writer.setTitle(title)
    writer.setCreator("Stowaway")
    writer.setDocumentId(QUuid.createUuidV5(QUuid(), title.encode()))
    writer.setDocumentXmpMetadata(QByteArray(_XMP))
    for attached in (sheet.attachment for sheet in sheets):
        if attached is not None:
            writer.addFileAttachment(attached.name, QByteArray(attached.data), MIME_TYPE)
    painter = QPainter()
    if not painter.begin(writer):
        raise PrintError("the pages could not be painted")
    try:
        first = True
        for sheet in sheets:
            for number in range(len(sheet.pages)):
                if not first:
                    writer.newPage()
                first = False
                painter.save()
                painter.scale(RESOLUTION / 25.4, RESOLUTION / 25.4)
                paint_page(painter, look, paper, sheet, number)
                painter.restore()
    finally:
        painter.end()
    buffer.close()
    # Dates may be left out; as many blanks in their place keep all offsets as they are.
    return _DATES.sub(lambda date: b" " * (len(date[0]) - 1) + b"\n", bytes(data.data()))


_XMP: Final = (
    b"<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'>"
    b"<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'/></x:xmpmeta>"
    b"<?xpacket end='w'?>"
)
"""Metadata that names neither a date nor a computer."""
