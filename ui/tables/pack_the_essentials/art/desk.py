"""The art of Pack the Essentials: a draft position's desk, and who stands there."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from ui.look import brushes
from ui.look.palette import Theme, faded, mix
from ui.look.style import Look
from ui.stage.tiles.piece_item import PieceArt
from ui.tables.pack_the_essentials.art import mat
from ui.tables.pack_the_essentials.art.tokens import cat_token, cross, lady_token


@dataclass(frozen=True, slots=True)
class Token:
    """Somebody's cat token: colour, ink on it, initial."""

    colour: str
    ink: str
    initial: str


def draw_token(painter: QPainter, look: Look, rect: QRectF, token: Token) -> None:
    """A player's cat token from the cache, the same wherever it stands."""

    def paint(inner: QPainter, room: QRectF) -> None:
        ground, ink = QColor(token.colour), QColor(token.ink)
        cat_token(inner, room, look.theme, ground, ink, token.initial)

    look.pixmaps.stamp(painter, ("pe-token", token), rect, paint, reach=(3, 3, 3, 5))


@dataclass(frozen=True, slots=True)
class PositionState:
    """Who stands on a position (a cat token, a Cat Lady face down or turned with her order), and
    whether it is blocked, its seat's turn, or only tried out.
    """

    token: Token | None = None
    lady: bool = False
    order: tuple[int, ...] | None = None
    blocked: bool = False
    active: bool = False
    tried: bool = False


def counter(
    painter: QPainter, rect: QRectF, theme: Theme, claimed: PositionState, *, lit: bool, over: bool
) -> None:
    """The counter of a position, `lit` where something is to be done there."""
    ground = theme.tag_hover if over else theme.card
    if claimed.active:
        ground = mix(theme.card, theme.accent, 0.22)
    if claimed.blocked:
        ground = mix(theme.card, theme.sunken, 0.7)
    edge = QPen(theme.accent if lit else theme.line, 3 if lit else 1.5)
    if claimed.tried:
        edge.setStyle(Qt.PenStyle.DashLine)
    mat.counter(painter, rect, theme, ground, edge)


def sign(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The ground of a position's number."""
    painter.setPen(QPen(mix(theme.metal_shade, theme.board, 0.3), 1.5))
    painter.setBrush(theme.board)
    painter.drawRoundedRect(rect, 7, 7)


def claim(painter: QPainter, spot: QRectF, look: Look, claimed: PositionState, number: int) -> None:
    """Who stands on the place for a token of a position, or that nobody may."""
    theme, side, order = look.theme, spot.width(), claimed.order
    if claimed.token is not None:
        draw_token(painter, look, spot, claimed.token)
    elif claimed.lady:
        look.pixmaps.draw(
            painter,
            ("pe-lady", order, number),
            spot.adjusted(-3, -3, 3, 5),
            lambda inner: lady_token(inner, spot, theme, order, number),
        )
        if claimed.blocked and order is None:
            room = QRectF(spot.left() - 6, spot.top() + side * 0.5, side * 0.5, side * 0.5)
            cross(painter, room, theme)
    elif claimed.blocked:
        cross(painter, spot, theme)
    else:
        painter.setPen(QPen(theme.line, 2, Qt.PenStyle.DashLine))
        painter.setBrush(faded(theme.sunken, 0.6))
        painter.drawEllipse(spot.adjusted(6, 6, -6, -6))


def swatch_card(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    states: tuple[bool, bool, bool],
    *,
    tried: bool,
) -> None:
    """The card of a colour to choose: `states` are those of a spot, open, pointed at, focused."""
    ground = mix(theme.card, theme.accent, 0.3) if tried else theme.card
    path = QPainterPath()
    path.addRoundedRect(rect, 10, 10)
    brushes.soft_shadow(painter, path, theme.shadow, 4, QPointF(0, 2))
    painter.setBrush(theme.tag_hover if states[1] and not tried else ground)
    painter.setPen(QPen(theme.accent if states[0] else theme.line, 2.5))
    painter.drawPath(path)


def tile_in(painter: QPainter, room: QRectF, theme: Theme, picture: PieceArt) -> None:
    """A tile in the middle of a room, as large as it may be there."""
    columns, rows = picture.size
    cell = min(room.height() / rows, room.width() / columns, 60.0)
    painter.save()
    painter.translate(room.center() - QPointF(columns, rows) * cell / 2)
    picture.paint(painter, cell, theme)
    painter.restore()


def space(
    painter: QPainter, rect: QRectF, look: Look, token: Token | None, *, lit: bool, crossed: bool
) -> None:
    """A piece of the belt, whose tile somebody tries (`token`), or that is to be discarded."""
    theme = look.theme
    edge = QPen(mix(theme.board, theme.line, 0.5), 1.5)
    mat.belt(painter, rect, theme, QPen(theme.accent, 3) if lit else edge)
    if crossed:
        side = min(rect.width(), rect.height()) * 0.5
        cross(painter, QRectF(rect.center() - QPointF(side, side) / 2, QSizeF(side, side)), theme)
    if token is not None:
        side = min(rect.height() * 0.34, 46)
        draw_token(
            painter, look, QRectF(rect.right() - side - 4, rect.top() + 4, side, side), token
        )


def plate(painter: QPainter, room: QRectF, theme: Theme, words: str, font: QFont) -> None:
    """The number of a piece of the belt."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.board)
    painter.drawRoundedRect(room, room.width() * 0.25, room.width() * 0.25)
    painter.setPen(theme.board_ink)
    painter.setFont(font)
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)


def newest(painter: QPainter, ring: QPainterPath, theme: Theme) -> None:
    """A ring around what was packed last, in a small suitcase."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in ((theme.board, 4.0), (theme.board_ink, 2.0)):
        painter.setPen(QPen(colour, width))
        painter.drawPath(ring)
