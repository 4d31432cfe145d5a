"""Shell: small pictures of matches: taken of their tables, and shown beside their names."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, ClassVar, Final, cast

from PySide6.QtCore import QBuffer, QByteArray, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.kit.figures import SizedPicture
    from ui.kit.spec import GameTable
    from ui.kit.table.match_table import AnyTable
    from ui.look.style import Look

MAX_PICTURE_SIZE: Final = QSize(420, 300)
"""No picture has more pixels a side."""
_MAX_EMPTY_GREY_RANGE: Final = 40
"""The shades of grey in a line of a picture on which nothing lies differ by no more."""

_READ_INTERVAL_S: Final = 0.008
"""Seconds between one picture that is read and the next, so that the window answers in between."""


def taken(table: AnyTable) -> bytes:
    """A picture of what lies on a table, or of its suitcase, as a PNG file's bytes.

    It shows what the screen shows, but no marks: where hands are secret, nobody may be looking.
    """
    from PySide6.QtGui import QImageWriter

    from ui.stage.tiles.board_item import BoardItem

    stage = table.stage
    board = next((item for item in stage.items() if isinstance(item, BoardItem)), None)
    if board is None:
        image = stage.grab().toImage()
    else:
        # Less the room around its shadow, where others may lie.
        edge, port = board.cell * 0.3, stage.viewport()
        case = board.boundingRect().adjusted(edge, edge, -edge, -edge)
        seen = stage.mapFromScene(board.mapRectToScene(case)).boundingRect()
        board.show_marks(False)
        image = port.grab(seen & port.rect()).toImage()
        board.show_marks(True)
    image.setDevicePixelRatio(1)
    image = image.scaled(
        MAX_PICTURE_SIZE,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    ).convertToFormat(QImage.Format.Format_RGB32)
    # Where a hand would lie there is nothing.
    image = image.copy(0, 0, image.width(), _filled(image))
    # Its own bytes: of others' it would only have an address.
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    # Twice as quick as the usual packing, and nearly as small.
    writer.setQuality(50)
    writer.write(image)
    return bytes(cast("bytes", buffer.data().data()))


def _filled(image: QImage) -> int:
    """The height of a picture without what is empty at its foot."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    for row in reversed(range(image.height() // 2, image.height())):
        line = cast("memoryview", grey.constScanLine(row))[: image.width()]
        if max(line) - min(line) > _MAX_EMPTY_GREY_RANGE:
            return row + 1
    return image.height()


def decoded(data: bytes) -> QImage | None:
    """The picture in a file's bytes, whoever wrote them; None if there is none of ours."""
    from PySide6.QtGui import QImageReader

    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QBuffer.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(b"png"))
    reader.setAutoDetectImageFormat(False)
    size = reader.size()
    # Asked before anything is unpacked: a small file may unpack to gigabytes.
    if size.isEmpty() or size.boundedTo(MAX_PICTURE_SIZE) != size:
        return None
    image = reader.read()
    return None if image.isNull() else image


class Thumbnail(QWidget):
    """A match's picture, whole, or its game's emblem; the words beside it say the same.

    Its file is read once it is seen, each in a turn of its own; until then there is nothing.
    """

    _next: ClassVar[float] = 0.0
    """When the next one may be read."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._spec: GameTable | None = None
        self._read: Callable[[], bytes] | None = None
        self._picture: QPixmap | None = None
        self._drawn: tuple[str, SizedPicture] | None = None
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.timeout.connect(self._load)

    @property
    def is_reading(self) -> bool:
        """Whether it was seen and its file is still to be read."""
        return self._turn.isActive()

    def show_match(self, spec: GameTable | None, read: Callable[[], bytes]) -> None:
        """Show the picture that `read` gives, else the emblem of the game."""
        self._spec, self._read, self._picture = spec, read, None
        self._drawn = None
        self.update()

    def show_drawing(self, name: str, drawing: SizedPicture | None) -> None:
        """Show a drawing, as large as fits; it is known by its `name`."""
        self._spec = self._read = self._picture = None
        self._drawn = None if drawing is None else (name, drawing)
        self.update()

    def high_for(self, width: int) -> int:
        """The height that a drawing takes at a width; what else is shown takes any."""
        if self._drawn is None:
            return 10_000
        size = self._drawn[1].size
        return round(width * size.height() / size.width())

    def _load(self) -> None:
        wait = Thumbnail._next - time.perf_counter()
        if wait > 0:
            self._turn.start(1 + int(1000 * wait))
            return
        read, self._read = self._read, None
        data = b"" if read is None else read()
        image = decoded(data) if data else None
        self._picture = None if image is None else QPixmap.fromImage(image)
        Thumbnail._next = time.perf_counter() + _READ_INTERVAL_S
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._read is not None:
            if not self._turn.isActive():
                self._turn.start(0)
            return
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        whole = QRectF(self.rect())
        if self._picture is not None:
            self._frame(painter, whole, self._picture)
        elif self._drawn is not None:
            name, drawing = self._drawn
            size = drawing.size.scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio)
            room = QRectF(QPointF(), size)
            room.moveCenter(whole.center())
            self._look.pixmaps.draw(
                painter,
                ("drawing", name, size.width()),
                room,
                lambda inner: drawing.paint(inner, room, self._look),
            )
        elif self._spec is not None:
            side = min(whole.width(), whole.height())
            room = QRectF((whole.width() - side) / 2, (whole.height() - side) / 2, side, side)
            spec, key = self._spec, ("emblem", self._spec.game, side)
            self._look.pixmaps.draw(
                painter, key, room, lambda inner: spec.emblem(inner, room, self._look)
            )
        painter.end()

    def _frame(self, painter: QPainter, whole: QRectF, picture: QPixmap) -> None:
        size = QSizeF(picture.size()).scaled(whole.size(), Qt.AspectRatioMode.KeepAspectRatio)
        room = QRectF(QPointF(), size)
        room.moveCenter(whole.center())
        round_ = self._look.px(6)
        edge = QPainterPath()
        edge.addRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5), round_, round_)
        painter.setClipPath(edge)
        painter.drawPixmap(room, picture, QRectF(picture.rect()))
        painter.setClipping(False)
        painter.setPen(self._look.theme.line)
        painter.drawPath(edge)
