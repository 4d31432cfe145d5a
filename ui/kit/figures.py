"""Kit: pictures of a game's rules page, laid out of the table's own art.

A game's `art/figures.py` has `figures(words)`, by the names that its rules pages give, with the
size: `![…](figure:name/498x132)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from ui.kit.words import capital
from ui.look import text
from ui.look.style import Look
from ui.look.typography import Role

Draw: TypeAlias = Callable[[QPainter, QRectF, Look], None]
"""Fills a room in pixels."""

FIGURE_GAP: Final = 14.0
NAME_HEIGHT: Final = 38.0
"""Room for two lines below a thing, in pixels at 100 %."""


class SizedPicture(NamedTuple):
    """A picture: its size in pixels at 100 %, and what fills it."""

    size: QSizeF
    paint: Draw


class Thing(NamedTuple):
    """One thing in a row, so wide in pixels at 100 %, perhaps with words below it."""

    wide: float
    draw: Draw
    name: str = ""


def drawn(wide: float, paint: Callable[..., None], *given: object, **named: object) -> Thing:
    """A thing of a table's art, `paint(painter, rect, *given, look=look, **named)`."""
    return Thing(wide, lambda painter, rect, look: paint(painter, rect, *given, look=look, **named))


def row(high: float, *things: Thing) -> SizedPicture:
    """Things side by side, all of one height."""
    foot = NAME_HEIGHT if any(thing.name for thing in things) else 0.0
    wide = sum(thing.wide for thing in things) + FIGURE_GAP * (len(things) - 1)

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit, x = rect.width() / wide, rect.left()
        for thing in things:
            room = QRectF(x, rect.top(), thing.wide * unit, high * unit)
            painter.save()
            thing.draw(painter, room, look)
            painter.restore()
            if thing.name:
                below = QRectF(x - FIGURE_GAP * unit / 2, room.bottom(), 0, foot * unit)
                below.setWidth(room.width() + FIGURE_GAP * unit)
                below = below.intersected(rect)
                painter.setPen(look.theme.ink)
                said, font = capital(thing.name), look.font(Role.SMALL)
                text.draw(painter, below, said, font, lines=2)
            x += (thing.wide + FIGURE_GAP) * unit

    return SizedPicture(QSizeF(wide, high + foot), paint)


def rows(*figures: SizedPicture) -> SizedPicture:
    """Figures below each other, each as wide as it is."""
    wide = max(figure.size.width() for figure in figures)
    high = sum(figure.size.height() for figure in figures) + FIGURE_GAP * (len(figures) - 1)

    def paint(painter: QPainter, rect: QRectF, look: Look) -> None:
        unit, y = rect.width() / wide, rect.top()
        for figure in figures:
            size = figure.size * unit
            figure.paint(painter, QRectF(QPointF(rect.left(), y), size), look)
            y += size.height() + FIGURE_GAP * unit

    return SizedPicture(QSizeF(wide, high), paint)


def grid(high: float, across: int, *things: Thing) -> SizedPicture:
    """Things in several rows, so many in each."""
    starts = range(0, len(things), across)
    return rows(*(row(high, *things[start : start + across]) for start in starts))


def arrow(wide: float = 30.0, *, left: bool = False) -> Thing:
    """An arrow to the right, or to the left."""
    return Thing(wide, _arrow_to_left if left else _arrow)


def _arrow_to_left(painter: QPainter, rect: QRectF, look: Look) -> None:
    painter.save()
    painter.translate(2 * rect.center().x(), 0)
    painter.scale(-1, 1)
    _arrow(painter, rect, look)
    painter.restore()


def _arrow(painter: QPainter, rect: QRectF, look: Look) -> None:
    middle, thick = rect.center().y(), rect.width() * 0.1
    head = rect.width() * 0.42
    path = QPainterPath()
    path.addRect(QRectF(rect.left(), middle - thick, rect.width() - head, 2 * thick))
    tip = QPainterPath(QPointF(rect.right() - head, middle - head * 0.8))
    tip.lineTo(rect.right(), middle)
    tip.lineTo(rect.right() - head, middle + head * 0.8)
    tip.closeSubpath()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(path.united(tip), look.theme.accent)
