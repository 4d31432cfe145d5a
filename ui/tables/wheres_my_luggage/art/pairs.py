"""The table of Where's My Luggage?, its art: pairs set aside, and pairs turned over."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QTransform

from ui.look.paths import fit
from ui.look.style import Look
from ui.tables.wheres_my_luggage.art.cards import CARD, paint_card_back
from ui.tables.wheres_my_luggage.art.luggage import PASSENGERS, paint_reverse, paint_tile
from ui.tables.wheres_my_luggage.art.marks import Mark, paint_mark
from ui.tables.wheres_my_luggage.art.portraits import paint_portrait


def paint_pair(painter: QPainter, rect: QRectF, passenger: int, tile: int, look: Look) -> None:
    """A pair at the round's check, turned over: who, the label of the tile, and the mark."""
    box = fit(QSizeF(200, 120), rect)
    unit = box.width() / 200
    painter.save()
    paint_portrait(
        painter,
        QRectF(box.left() + 4 * unit, box.top() + 14 * unit, 92 * unit, 92 * unit),
        passenger,
        look,
    )
    label = QRectF(box.left() + 104 * unit, box.top() + 2 * unit, 89 * unit, 116 * unit)
    turn = QTransform.fromTranslate(label.center().x(), label.center().y())
    turn.rotate(4)
    turn.translate(-label.center().x(), -label.center().y())
    painter.setTransform(turn, True)
    paint_reverse(painter, label, tile, look)
    painter.restore()
    mark: Mark = "match" if tile == passenger else "lost" if tile >= PASSENGERS else "another"
    spot = QRectF(0, 0, 44 * unit, 44 * unit)
    spot.moveCenter(QPointF(box.left() + 100 * unit, box.bottom() - 22 * unit))
    paint_mark(painter, spot, mark, look)


def paint_pair_closed(painter: QPainter, rect: QRectF, kind: int, look: Look) -> None:
    """A pair set aside: the card lies face down below the tile, whatever the tile was."""
    box = fit(QSizeF(150, 150), rect)
    unit = box.width() / 150
    painter.save()
    card = QRectF(0, 0, 92 * unit, 92 * unit * CARD.height() / CARD.width())
    card.moveCenter(QPointF(box.center().x(), box.center().y()))
    turn = QTransform.fromTranslate(card.center().x(), card.center().y())
    turn.rotate(-7)
    turn.translate(-card.center().x(), -card.center().y())
    painter.setTransform(turn, True)
    paint_card_back(painter, card, look)
    painter.restore()
    low = QRectF(box.left() + 18 * unit, box.top() + 42 * unit, 114 * unit, 104 * unit)
    paint_tile(painter, low, kind, look)
