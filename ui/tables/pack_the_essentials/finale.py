"""The table of Pack the Essentials: the end of a match. The lid closes over what was packed."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF, QTransform

from engine.core import Result
from engine.games.pack_the_essentials.components import DIFFICULTIES, Components
from engine.games.pack_the_essentials.view import PackView, SeatView
from ui.bridge.outcome import Outcome
from ui.kit.finale import Finale, part, sprite
from ui.look import case
from ui.look.easing import Ease
from ui.look.marks import draw_mark
from ui.look.palette import faded
from ui.look.paths import fit, pen
from ui.look.style import Look
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.art import postcards
from ui.tables.pack_the_essentials.words import Words, many, say

_PURR: Final = (0.0, 0.22)
_CLOSE: Final = (0.14, 0.34)
_CARD: Final = (0.35, 0.44)
_STAMP: Final = (0.47, 0.54)
"""When the cats purr, the lid closes, the card is put on it, and is stamped."""
_OPEN_ANGLE: Final = 0.62 * math.pi
_LIFT: Final = 0.16
"""How much larger the lid's free edge is seen when it stands up."""


def finale(look: Look, outcome: Outcome, words: Words) -> Finale:
    """Return the scene: the suitcase of whoever came first, and the Victory card of one alone."""
    view: PackView = outcome.view
    seat = outcome.result.ranking[0][0]
    won = outcome.result.won
    scene = _Scene(look, words.box, view, view.seats[seat])
    if view.victory is not None:
        scene.card = view.victory
        scene.stamped = bool(won)
    else:
        scene.colour = outcome.players[seat].colour
    cues = ((_CLOSE[1], "latch"), (_CARD[1], "settle"))
    stamped = ((_STAMP[1], "confirm"),) if scene.stamped else ()
    return Finale(scene.paint, _said(outcome.result, seat), (*cues, *stamped))


def _said(result: Result, seat: int) -> str:
    """The points, beside the goal if there is one."""
    score, goal = result.scores[seat], result.goal
    if goal is None:
        return many("points", score)
    if score == goal:
        return say("end-exact", points=score)
    points, apart = many("points", score), abs(score - goal)
    key = "end-over" if score > goal else "end-short"
    return say(key, points=points, more=apart, short=apart)


class _Scene:
    """What is painted, at any share of the time."""

    def __init__(self, look: Look, box: Components, view: PackView, seat: SeatView) -> None:
        self._look, self._box, self._view, self._seat = look, box, view, seat
        self.card = self.colour = ""
        self.stamped = False
        """Whether the goal of the Victory card was reached."""

    def paint(self, painter: QPainter, room: QRectF, share: float) -> None:
        """Paint the suitcase, the cats that purr, the lid, and what is put on it."""
        box = self._box
        size = QSizeF(box.grid.width + art.AROUND[0], box.grid.height + art.AROUND[1])
        # The open lid stands above it.
        rect = fit(size, room.adjusted(0, room.height() * 0.06, 0, 0))
        corner, cell = art.suitcase_grid(rect, box)
        closed = part(share, *_CLOSE, Ease.IN)
        if closed < 1:
            art.suitcase(painter, rect, box, self._seat, self._look)
        self._purr(painter, corner, cell, share)
        wall = case.case_margin(cell)
        inner = QRectF(corner, QSizeF(box.grid.width * cell, box.grid.height * cell))
        outer = inner.adjusted(-wall, -wall, wall, wall)
        if closed >= 1:
            # Its handle and latches are below the lid.
            art.suitcase(painter, rect, box, self._seat, self._look)
        if share > _CLOSE[0]:
            self._lid(painter, outer, cell, closed)
        self._put_on(painter, outer, share)

    def _purr(self, painter: QPainter, corner: QPointF, cell: float, share: float) -> None:
        """Hearts rise from all cats."""
        passed = (share - _PURR[0]) / (_PURR[1] - _PURR[0])
        if not 0.0 < passed < 1.0:
            return
        cats = [one for one in self._seat.placed if one.cat]
        theme = self._look.theme
        for number, cat in enumerate(cats):
            rise = min(1.0, max(0.0, passed * 1.5 - 0.5 * (number / max(1, len(cats)))))
            if not 0.0 < rise < 1.0:
                continue
            cells = art.cells_at(self._box, self._box.mask(cat.kind, cat.cat, cat.turn, cat.cell))
            x = sum(column for column, _ in cells) / len(cells) + 0.5
            y = min(row for _, row in cells) + 0.5
            sway = math.sin(rise * 7 + number) * 0.15
            middle = corner + QPointF(x + sway, y - rise * 1.4) * cell
            painter.setOpacity(math.sin(rise * math.pi))
            painter.setPen(pen(faded(theme.shadow, 0.5), cell * 0.03))
            painter.setBrush(theme.fabrics[self._box.kinds[cat.kind].colour].base)
            painter.drawPath(_heart(middle, cell * 0.24))
        painter.setOpacity(1.0)

    def _lid(self, painter: QPainter, outer: QRectF, cell: float, closed: float) -> None:
        """The lid turns around the hinges above; its free edge comes towards whoever looks."""
        theme, angle = self._look.theme, _OPEN_ANGLE * (1.0 - closed)
        near = 1.0 + _LIFT * math.sin(angle)
        down = outer.height() * math.cos(angle) * (1.0 if angle < math.pi / 2 else near)
        half = outer.width() / 2 * near
        middle = outer.center().x()
        quad = QPolygonF(
            [
                outer.topLeft(),
                outer.topRight(),
                QPointF(middle + half, outer.top() + down),
                QPointF(middle - half, outer.top() + down),
            ]
        )
        plain = QRectF(0, 0, outer.width(), outer.height())
        flat = QPolygonF(
            [plain.topLeft(), plain.topRight(), plain.bottomRight(), plain.bottomLeft()]
        )
        turned = QTransform.quadToQuad(flat, quad)
        if not isinstance(turned, QTransform) or abs(down) < 2.0:
            return
        if closed < 1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.shadow, 0.28 * closed))
            painter.drawRect(outer)
        painter.save()
        painter.setTransform(turned, True)
        sprite(painter, self._look, "pe-lid", plain.size(), self._paint_lid, plain)
        if angle > math.pi / 2:
            # Its inside.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.lining)
            painter.drawRect(plain.adjusted(cell * 0.3, cell * 0.3, -cell * 0.3, -cell * 0.3))
        painter.restore()

    def _paint_lid(self, painter: QPainter, room: QRectF) -> None:
        cell = room.width() / (self._box.grid.width + 2 * case.case_margin(1.0))
        edge = cell * 0.04
        within = room.adjusted(edge, edge, -edge, -edge)
        case.closed_lid(painter, within, cell, self._look.theme)

    def _put_on(self, painter: QPainter, outer: QRectF, share: float) -> None:
        """The Victory card with its stamp, or the label of whoever owns the suitcase."""
        fallen = part(share, *_CARD, Ease.OUT)
        if fallen <= 0:
            return
        look, theme = self._look, self._look.theme
        wide = outer.width() * 0.46
        size = QSizeF(wide, wide * postcards.SIZE[1] / postcards.SIZE[0])
        spot = QRectF(QPointF(), size * (1.5 - 0.5 * fallen))
        spot.moveCenter(outer.center())
        painter.save()
        painter.setOpacity(fallen)
        if self.card:
            painter.translate(spot.center())
            painter.rotate(-4)
            painter.translate(-spot.center())
            frame = spot.adjusted(-6, -6, 6, 6)
            painter.setPen(pen(theme.line, 1.2))
            painter.setBrush(theme.card)
            painter.drawRoundedRect(frame, 7, 7)
            sprite(painter, look, ("pe-end", self.card), size, self._paint_card, spot)
            if self.stamped:
                self._stamp(painter, spot, share)
        else:
            side = size.height() * (1.5 - 0.5 * fallen)
            tag = QRectF(0, 0, side * 1.24, side * 1.24)
            tag.moveCenter(spot.center())
            painter.setPen(pen(theme.tag_rim, 3))
            painter.setBrush(theme.tag)
            painter.drawRoundedRect(tag, 14, 14)
            mark = QRectF(0, 0, side * 0.9, side * 0.9)
            mark.moveCenter(spot.center())
            kept = QSizeF(size.height() * 0.9, size.height() * 0.9)
            sprite(painter, look, ("pe-owner", self.colour), kept, self._paint_mark, mark)
        painter.restore()

    def _paint_card(self, painter: QPainter, room: QRectF) -> None:
        paws = DIFFICULTIES.index(self._box.card(self.card).difficulty) + 1
        postcards.victory(painter, room, self._look.theme, self.card, paws)

    def _paint_mark(self, painter: QPainter, room: QRectF) -> None:
        draw_mark(painter, self._look, room, self.colour)

    def _stamp(self, painter: QPainter, spot: QRectF, share: float) -> None:
        """The postmark of a goal that was reached lands on the card's stamp."""
        landed = part(share, *_STAMP, Ease.IN)
        if landed <= 0:
            return
        radius = spot.height() * 0.26 * (2.4 - 1.4 * landed)
        painter.setOpacity(landed)
        side = spot.height() * 0.36
        middle = QPointF(spot.right() - side * 1.3, spot.top() + side * 0.9)
        postcards.postmark(painter, middle, radius)


def _heart(middle: QPointF, size: float) -> QPainterPath:
    path = QPainterPath(middle + QPointF(0, size))
    path.cubicTo(
        middle + QPointF(-size * 1.7, -size * 0.1),
        middle + QPointF(-size * 0.8, -size * 1.3),
        middle + QPointF(0, -size * 0.4),
    )
    path.cubicTo(
        middle + QPointF(size * 0.8, -size * 1.3),
        middle + QPointF(size * 1.7, -size * 0.1),
        middle + QPointF(0, size),
    )
    return path
