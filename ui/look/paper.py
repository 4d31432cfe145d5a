"""Look: the paper of playing cards, and words, cloth, shapes and coins printed on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QTransform

from ui.look import brushes, text
from ui.look.marks import paint_shape
from ui.look.palette import Fabric, Theme, Weave, faded, mix
from ui.look.paths import disc, fit, oval, pen, plate, sketch
from ui.look.style import Look
from ui.look.typography import Role

CARD_SIZE: Final = QSizeF(100, 146)
"""The proportions of a card, and its sides in units."""
CARD_CORNER_RADIUS: Final = 8.0
CARD_STRIP_WIDTH: Final = 25.0
"""The width of a card's left strip, which alone says what it is, in units of the paper."""
_LAMP: Final = QColor("#fffaf0")
_CREAM: Final = QColor("#fdf1d6")


class Paper:
    """Paper that is being printed: all is told in units, from its corner at (0, 0)."""

    def __init__(self, painter: QPainter, unit: float, look: Look, floor: float) -> None:
        self.painter = painter
        self.unit = unit
        self.look = look
        self.theme = look.theme
        self._floor = floor
        self._scale = QTransform.fromScale(unit, unit)

    def room(self, x: float, y: float, wide: float, high: float) -> QRectF:
        """A rectangle in the painter's coordinates."""
        return QRectF(x * self.unit, y * self.unit, wide * self.unit, high * self.unit)

    def fill(self, path: QPainterPath, colour: QColor) -> None:
        """A patch of one colour."""
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(colour)
        self.painter.drawPath(self._scale.map(path))

    def line(self, path: QPainterPath, colour: QColor, width: float) -> None:
        """A line along a path."""
        self.painter.setPen(pen(colour, max(0.8, width * self.unit)))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawPath(self._scale.map(path))

    def tile(self, path: QPainterPath, colour: QColor, rim: QColor, width: float) -> None:
        """A patch with a line around it."""
        self.fill(path, colour)
        self.line(path, rim, width)

    def seam(self, path: QPainterPath, colour: QColor, pitch: float = 24.0) -> None:
        """A row of stitches."""
        brushes.stitches(self.painter, self._scale.map(path), colour, pitch * self.unit)

    def cloth(self, path: QPainterPath, fabric: Fabric, cell: float = 21.0) -> None:
        """A piece of cloth with its pattern."""
        self.fill(path, fabric.base)
        brushes.weave(self.painter, self._scale.map(path), fabric, cell * self.unit)

    def sign(self, x: float, y: float, side: float, shape: QPainterPath, ink: QColor) -> None:
        """A shape of `marks.CELLS` a side, with its corner at a point."""
        paint_shape(self.painter, self.room(x, y, side, side), shape, ink)

    def words(
        self,
        room: tuple[float, float, float, float],
        words: str,
        size: float,
        ink: QColor,
        *,
        role: Role = Role.STRONG,
        lines: int = 1,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        """Words of `size` units, smaller where they do not fit, then in the narrow face."""
        where = self.room(*room)
        self.painter.setPen(ink)
        font, _ = self._face(words, where.size(), size, role, lines)
        text.draw(self.painter, where, words, font, align, lines=lines, floor=self._floor)

    def has_room(
        self,
        room: tuple[float, float, float, float],
        words: str,
        size: float,
        *,
        role: Role = Role.STRONG,
        lines: int = 1,
    ) -> bool:
        """Return whether `words` would be there whole, if only in the narrow face."""
        return self._face(words, self.room(*room).size(), size, role, lines)[1]

    def _face(
        self, words: str, room: QSizeF, size: float, role: Role, lines: int
    ) -> tuple[QFont, bool]:
        """The face in which words are written, and whether they are whole in it."""
        usual = self._sized(role, size)
        fitted = text.fit(words, usual, room, lines=lines, floor=self._floor)
        if not fitted.cut and not fitted.is_halved:
            return usual, True
        narrow = self._sized(Role.BOARD, size * 1.14)
        narrower = text.fit(words, narrow, room, lines=lines, floor=self._floor)
        # Better a narrow word than a broken one, and a broken one than one that is cut.
        if not fitted.cut and (narrower.cut or narrower.is_halved):
            return usual, True
        return narrow, not narrower.cut

    def _sized(self, role: Role, size: float) -> QFont:
        """The font of a role, of `size` units."""
        font = self.look.font(role)
        font.setPixelSize(max(1, round(size * self.unit)))
        return font

    def strip(self, fabric: Fabric) -> None:
        """A card's left strip, of cloth."""
        whole, high = (
            plate(0, 0, CARD_SIZE.width(), CARD_SIZE.height(), CARD_CORNER_RADIUS),
            CARD_SIZE.height(),
        )
        self.cloth(whole.intersected(plate(0, 0, CARD_STRIP_WIDTH, high, 0)), fabric)
        self.fill(plate(CARD_STRIP_WIDTH - 1, 0, 1, high, 0), fabric.edge)
        self.seam(sketch(f"M {CARD_STRIP_WIDTH - 3.2} 3 V {high - 3}"), fabric.seam, 26)

    def window(self, high: float, ground: QColor, edge: QColor) -> None:
        """What a card's picture lies on beside the strip: paper with a light in the middle."""
        window = plate(29, 4.5, 66.5, high, 5)
        self.fill(window, ground)
        self.fill(oval(62.2, 4.5 + high / 2, 30, min(36, high * 0.46)), mix(ground, _LAMP, 0.34))
        self.line(window, mix(ground, edge, 0.45), 0.8)

    def back(self, colour: str, signs: Sequence[QPainterPath], seal: QPainterPath) -> None:
        """A card's back: signs in rows on cloth, and a seal in the middle."""
        theme = self.theme
        cloth = QColor(colour)
        cloth = mix(cloth, theme.board, 0.25) if theme.dark else cloth
        thread = mix(cloth, _CREAM, 0.2)
        self.fill(plate(5, 5, 90, 136, 5), cloth)
        for row in range(8):
            for column in range(5):
                sign = signs[(column + row * 2) % len(signs)]
                self.sign(8.6 + column * 17.6, 8.4 + row * 16.6, 11, sign, thread)
        self.line(plate(8.5, 8.5, 83, 129, 3.5), theme.metal, 1.6)
        self.tile(disc(50, 73, 28), mix(cloth, QColor("black"), 0.2), theme.metal, 2.2)
        self.line(disc(50, 73, 25), faded(theme.metal, 0.6), 0.9)
        self.sign(33, 56, 34, seal, _CREAM)

    def coin(self, x: float, y: float, radius: float, words: str) -> None:
        """Points, on a coin of brass around a point."""
        metal = self.theme.metal
        ring = QPainterPath()
        ring.addEllipse(QPointF(x, y), radius, radius)
        ground = mix(metal, QColor("#fff3d0"), 0.35)
        self.tile(ring, ground, self.theme.metal_shade, radius * 0.16)
        room = (x - radius, y - radius * 0.92, 2 * radius, 2 * radius)
        self.words(room, words, radius * 1.5, QColor("#38210c"), role=Role.BOARD)


def gilded(theme: Theme) -> Fabric:
    """Cloth as black as a departure board, striped and sewn with gold."""
    gold = theme.board_ink
    return Fabric(theme.board, theme.flap, gold, theme.metal, gold, Weave.STRIPES)


@contextmanager
def slip(
    painter: QPainter, rect: QRectF, size: QSizeF, look: Look, *, floor: float = 8.0
) -> Iterator[Paper]:
    """A slip of a size in units, as large as `rect` allows, to be printed on; it is not seen."""
    box = fit(size, rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(box.topLeft())
    yield Paper(painter, box.width() / size.width(), look, floor)
    painter.restore()


@contextmanager
def printed(
    painter: QPainter, rect: QRectF, look: Look, *, ground: QColor | None = None, floor: float = 7.0
) -> Iterator[Paper]:
    """A card as large as `rect` allows, to be printed on; its shadow is its owner's."""
    with slip(painter, rect, CARD_SIZE, look, floor=floor) as paper:
        rim, corner = max(1.0, 0.8 * paper.unit), CARD_CORNER_RADIUS * paper.unit
        edge = paper.room(0, 0, CARD_SIZE.width(), CARD_SIZE.height())
        edge.adjust(rim / 2, rim / 2, -rim / 2, -rim / 2)
        painter.setPen(pen(look.theme.line, rim))
        painter.setBrush(look.theme.card if ground is None else ground)
        painter.drawRoundedRect(edge, corner, corner)
        yield paper
