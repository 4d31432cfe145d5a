"""Look: outlines told in few words (SVG's notation, rounded polygons, discs, plates), and a pen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QTransform


def fit(size: QSizeF, room: QRectF) -> QRectF:
    """The largest rectangle of a size's proportions in the middle of `room`."""
    share = min(room.width() / size.width(), room.height() / size.height())
    width, height = size.width() * share, size.height() * share
    return QRectF(room.center().x() - width / 2, room.center().y() - height / 2, width, height)


def pen(colour: QColor, width: float) -> QPen:
    """A pen with round ends and joins."""
    return QPen(
        colour,
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def sketch(text: str) -> QPainterPath:
    """A path in the notation of SVG: absolute `M L H V Q C Z`, numbers in cells."""
    path = QPainterPath()
    words = text.replace(",", " ").split()
    at = 0
    take = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0}
    while at < len(words):
        verb = words[at]
        numbers = [float(word) for word in words[at + 1 : at + 1 + take[verb]]]
        at += 1 + take[verb]
        here = path.currentPosition()
        match verb:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "H":
                path.lineTo(numbers[0], here.y())
            case "V":
                path.lineTo(here.x(), numbers[0])
            case "Q":
                path.quadTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case _:
                path.closeSubpath()
    return path


def soft(text: str, radius: float = 0.1) -> QPainterPath:
    """A closed polygon with rounded corners: `x,y` or `x,y,radius`, parted by spaces."""
    corners = [tuple(float(number) for number in word.split(",")) for word in text.split()]
    points = [QPointF(corner[0], corner[1]) for corner in corners]
    path = QPainterPath()
    for index, here in enumerate(points):
        corner = corners[index]
        reach = corner[2] if len(corner) > 2 else radius
        ends = []
        for other in (points[index - 1], points[(index + 1) % len(points)]):
            leg = other - here
            length = (leg.x() ** 2 + leg.y() ** 2) ** 0.5
            ends.append(here + leg * (min(reach, length / 2) / length))
        if index == 0:
            path.moveTo(ends[0])
        else:
            path.lineTo(ends[0])
        path.quadTo(here, ends[1])
    path.closeSubpath()
    return path


def disc(x: float, y: float, radius: float) -> QPainterPath:
    """A circle."""
    return oval(x, y, radius, radius)


def oval(x: float, y: float, across: float, up: float) -> QPainterPath:
    """An ellipse by its half axes."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, up)
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with rounded corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def plate(x: float, y: float, width: float, height: float, radius: float = 0.05) -> QPainterPath:
    """The same by its numbers."""
    return rounded(QRectF(x, y, width, height), radius)


def shrunk(path: QPainterPath, share: float) -> QPainterPath:
    """The path drawn together around its middle."""
    middle = path.boundingRect().center()
    back = QTransform.fromTranslate(-middle.x(), -middle.y())
    there = QTransform.fromTranslate(middle.x(), middle.y())
    return (back * QTransform.fromScale(share, share) * there).map(path)


def joined(*paths: QPainterPath) -> QPainterPath:
    """Several that overlap, to be filled as one (`Tailor.heap`)."""
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for path in paths:
        whole.addPath(path)
    return whole


_PATH_SCALE: Final = 32.0
"""Outlines are united and cut so many times as large, or round ones would become polygons."""


def united(*paths: QPainterPath) -> QPainterPath:
    """All that any of them covers, in one outline."""
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(QTransform.fromScale(_PATH_SCALE, _PATH_SCALE).map(path))
    return QTransform.fromScale(1 / _PATH_SCALE, 1 / _PATH_SCALE).map(whole)


def without(path: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    """What a path covers and none of the holes."""
    rest = QTransform.fromScale(_PATH_SCALE, _PATH_SCALE).map(path)
    for hole in holes:
        rest = rest.subtracted(QTransform.fromScale(_PATH_SCALE, _PATH_SCALE).map(hole))
    return QTransform.fromScale(1 / _PATH_SCALE, 1 / _PATH_SCALE).map(rest)
