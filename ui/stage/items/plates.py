"""Stage: the rubber plates of a belt, drawn once; what moves are the colours of the drawing."""

from __future__ import annotations

import math
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPolygonF, QTransform

from ui.look.palette import Theme, mix
from ui.stage.belt.geometry import Oval, rubber

PLATE_COUNT: Final = 32
"""Plates of a belt, unless it is told otherwise."""
PLATE_EDGE_BOW: Final = 0.34
"""How far the middle of a plate's edge runs ahead of its ends, in plates."""

_DETAIL_LENGTH_SHARES: Final = (0.62, 0.36, 0.0)
_COLOUR_COUNTS: Final = (126, 80, 48)
"""Colours of a plate where it is seen large, smaller and small (with `_DETAIL_LENGTH_SHARES` of the
largest length and up): together with the clear one no more than an image of 8 bits can have."""
_SEAM_POSITIONS: Final = 8
"""How many places a seam can have between two neighbouring colours."""
_PARTS_ACROSS: Final = 12
_PARTS_ALONG: Final = 3
"""Parts of a plate, within each of which it is drawn as if it were even."""
_RIM_GAP_SHARE: Final = 0.022
"""The dark gap between rubber and rim, where nothing moves; as a share of half the width."""


_COLOUR_SAMPLES: Final = 768
"""Places along a plate at which its colour is known."""

_Sums: TypeAlias = list[tuple[float, float, float]]


class _Band(NamedTuple):
    """The colours of plates of one size: `fine` runs along it, `_SEAM_POSITIONS` to a colour."""

    steps: int
    fine: list[int]

    def colours(self, phase: float) -> list[int]:
        """The colours while the plates have gone on by `phase` of their length."""
        many = self.steps * _SEAM_POSITIONS
        start = round((1.0 - phase % 1.0) * many) % many
        return self.fine[start : start + many : _SEAM_POSITIONS]


class Plates:
    """The overlapping plates of `oval`, as they lie at any turn of the belt.

    Each pixel of the belt knows how far along its plate it lies: that is an image with a table of
    colours, made once a size. To move the belt, only the table changes, and so a frame costs no
    more than to copy the belt's pixels, and the memory is one byte a pixel. `density` is device
    pixels a unit of the oval.
    """

    def __init__(
        self, oval: Oval, theme: Theme, density: float = 1.0, *, plates: int = PLATE_COUNT
    ) -> None:
        self.plates = plates
        self._density = density
        self._outer = self._ring(oval, 1.0 - _RIM_GAP_SHARE)
        self._inner = self._ring(oval, -1.0 + _RIM_GAP_SHARE)
        self._room = self._outer.boundingRect().toAlignedRect()
        self._longest = 0.0
        drawn = self._draw(oval)
        self._parts = [(each.topLeft(), _indexed(drawn, each, self._room)) for each in self._cut()]
        sums = _sums(theme)
        self._bands = [self._band(number, sums) for number in range(len(_COLOUR_COUNTS))]

    @property
    def bytes_held(self) -> int:
        """Bytes of the drawing."""
        return sum(each.sizeInBytes() for _, each in self._parts)

    def paint(self, painter: QPainter, turn: float) -> None:
        """Draw the plates where a turn has taken them; the painter counts in device pixels."""
        table = [0]
        for band in self._bands:
            table += band.colours(turn * self.plates)
        for at, part in self._parts:
            part.setColorTable(table)
            # Qt converts quickly, and draws from a table slowly.
            painter.drawImage(at, part.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied))

    def _ring(self, oval: Oval, aside: float) -> QPolygonF:
        return QTransform.fromScale(self._density, self._density).map(oval.edge(aside))

    def _cut(self) -> list[QRect]:
        """The parts of the belt's room in which there is belt: not all of the island."""
        room, hole = self._room, self._inner.boundingRect().toAlignedRect()
        # Where the island is at least this wide it is left out.
        top, bottom = hole.top() + hole.height() // 5, hole.bottom() - hole.height() // 5
        inside = [each for each in self._inner.toList() if top <= each.y() <= bottom]
        middle = hole.center().x()
        left = math.floor(max((p.x() for p in inside if p.x() < middle), default=middle))
        right = math.ceil(min((p.x() for p in inside if p.x() > middle), default=middle))
        ends = [each for each in self._outer.toList() if each.y() <= top]
        far = QRect(
            QPoint(math.floor(min(p.x() for p in ends)), room.top()),
            QPoint(math.ceil(max(p.x() for p in ends)), top - 1),
        )
        found = [
            far,
            QRect(QPoint(room.left(), top), QPoint(left, bottom)),
            QRect(QPoint(right, top), QPoint(room.right(), bottom)),
            QRect(QPoint(room.left(), bottom + 1), room.bottomRight()),
        ]
        return [each & room for each in found if not (each & room).isEmpty()]

    def _draw(self, oval: Oval) -> QImage:
        """How far along its plate each pixel lies, in steps of its band; 0 where no belt is."""
        drawn = QImage(self._room.size(), QImage.Format.Format_Grayscale8)
        drawn.fill(0)
        lines = self._lines(oval)
        count = len(lines)
        lengths = [
            self._length(lines, line, strip)
            for line in range(0, count, _PARTS_ALONG)
            for strip in range(_PARTS_ACROSS)
        ]
        self._longest = max(lengths)
        ramps = [_ramp(number) for number in range(len(_COLOUR_COUNTS))]
        painter = QPainter(drawn)
        origin = QTransform.fromTranslate(-self._room.left(), -self._room.top())
        for line in range(count):
            for strip in range(_PARTS_ACROSS):
                share = lengths[line // _PARTS_ALONG * _PARTS_ACROSS + strip] / self._longest
                number = next(i for i, least in enumerate(_DETAIL_LENGTH_SHARES) if share >= least)
                self._fill(painter, lines, line, strip, ramps[number], origin)
        painter.resetTransform()
        outside = QPainterPath()
        outside.addRect(QRectF(drawn.rect()))
        for ring in (self._outer, self._inner):
            edge = QPainterPath()
            edge.addPolygon(origin.map(ring))
            outside = outside.subtracted(edge) if ring is self._outer else outside.united(edge)
        painter.fillPath(outside, QColor(0, 0, 0))
        painter.end()
        return drawn

    def _lines(self, oval: Oval) -> list[list[QPointF]]:
        """Lines across the belt, `_PARTS_ALONG` to a plate, in device pixels."""
        count = self.plates * _PARTS_ALONG
        bow = PLATE_EDGE_BOW / self.plates
        return [
            [each * self._density for each in oval.across(line / count, bow, _PARTS_ACROSS)]
            for line in range(count)
        ]

    @staticmethod
    def _length(lines: list[list[QPointF]], line: int, strip: int) -> float:
        ahead = lines[(line + _PARTS_ALONG) % len(lines)]
        way = (ahead[strip] + ahead[strip + 1] - lines[line][strip] - lines[line][strip + 1]) / 2
        return math.hypot(way.x(), way.y())

    @staticmethod
    def _fill(
        painter: QPainter,
        lines: list[list[QPointF]],
        line: int,
        strip: int,
        ramp: QImage,
        origin: QTransform,
    ) -> None:
        here, ahead = lines[line], lines[(line + 1) % len(lines)]
        wide = ramp.width() / _PARTS_ALONG
        start = line % _PARTS_ALONG * wide
        source = QRectF(start, 0.0, wide, 1.0)
        seen = QTransform()
        corners = QPolygonF(
            [source.topLeft(), source.topRight(), source.bottomRight(), source.bottomLeft()]
        )
        fits = QTransform.quadToQuad(
            corners,
            QPolygonF([here[strip], ahead[strip], ahead[strip + 1], here[strip + 1]]),
            seen,
        )
        if fits:
            painter.setTransform(seen * origin)
            painter.drawImage(source, ramp, source)

    def _band(self, number: int, sums: _Sums) -> _Band:
        """The colours of a band, each the mean of what its pixels show of a plate."""
        steps = _COLOUR_COUNTS[number]
        above = _DETAIL_LENGTH_SHARES[number - 1] if number else 1.0
        length = max(1.0, self._longest * (_DETAIL_LENGTH_SHARES[number] + above) / 2)
        return _Band(steps, _shaded(steps * _SEAM_POSITIONS, max(1.0 / steps, 1.3 / length), sums))


def _ramp(number: int) -> QImage:
    """The numbers of a band's colours, in a row."""
    first = 1 + sum(_COLOUR_COUNTS[:number])
    made = QImage(_COLOUR_COUNTS[number], 1, QImage.Format.Format_Grayscale8)
    for step in range(_COLOUR_COUNTS[number]):
        grey = first + step
        made.setPixelColor(step, 0, QColor(grey, grey, grey))
    return made


def _indexed(drawn: QImage, part: QRect, room: QRect) -> QImage:
    made = drawn.copy(part.translated(-room.topLeft()))
    made.reinterpretAsFormat(QImage.Format.Format_Indexed8)
    return made


def _sums(theme: Theme) -> _Sums:
    """The colours along three plates in a row, each with all before it."""
    shades = [
        _shade((sample + 0.5) / _COLOUR_SAMPLES, theme) for sample in range(_COLOUR_SAMPLES)
    ] * 3
    reds, greens, blues = zip(*shades, strict=True)
    return [
        (0.0, 0.0, 0.0),
        *zip(accumulate(reds), accumulate(greens), accumulate(blues), strict=True),
    ]


def _shaded(many: int, width: float, sums: _Sums) -> list[int]:
    """Colours at `many` places along a plate, twice, each the mean over `width` of a plate."""
    half = max(1, round(width * _COLOUR_SAMPLES / 2))
    found = []
    for place in range(many):
        middle = round((place + 0.5) / many * _COLOUR_SAMPLES) + _COLOUR_SAMPLES
        low, high = sums[middle - half], sums[middle + half]
        red, green, blue = (round((b - a) / (2 * half)) for a, b in zip(low, high, strict=True))
        found.append(0xFF000000 | red << 16 | green << 8 | blue)
    return found * 2


def _shade(share: float, theme: Theme) -> tuple[float, float, float]:
    """The colour of a plate at a share of the way from the edge below which it lies to its own."""
    ground = rubber(theme)
    if share < 0.20:
        # In the shadow of the plate before it.
        colour = mix(ground, QColor("black"), 0.56 - 0.42 * share / 0.20)
    elif share > 0.955:
        # Light along its own edge.
        colour = mix(ground, theme.muted, 0.26 if theme.dark else 0.34)
    else:
        # It rises towards its edge.
        rise = (share - 0.20) / 0.755
        colour = mix(mix(ground, QColor("black"), 0.14 * (1.0 - rise)), theme.muted, 0.11 * rise**2)
    return colour.redF() * 255, colour.greenF() * 255, colour.blueF() * 255
