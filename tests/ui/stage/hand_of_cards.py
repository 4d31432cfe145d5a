"""Tests of the stage: cards of four made-up kinds, and a view with a fan of them and two zones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from ui.look import text
from ui.look import typography as typefaces
from ui.look.palette import Theme
from ui.look.paths import soft
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.cards.face import STRIP_WIDTH_SHARE, Back, Face
from ui.stage.cards.hand_view import HandView, Order
from ui.stage.items.zone import Zone, ZoneItem
from ui.stage.view import StageView

NAMES = ("Jumper", "Passport", "Camera", "Toothbrush")
_SIGNS = ("5,0 10,10 0,10", "0,0 10,0 10,10 0,10", "5,0 10,5 5,10 0,5", "0,0 10,0 5,10")


def face(kind: int, weight: int) -> Face:
    def paint(painter: QPainter, room: QRectF, theme: Theme) -> None:
        fabric, strip = theme.fabrics[kind], room.width() * STRIP_WIDTH_SHARE
        painter.fillRect(QRectF(0, 0, strip, room.height()), fabric.base)
        font = typefaces.font(Role.NUMERIC, pixels=strip * 0.8)
        painter.setPen(fabric.ink)
        text.draw(painter, QRectF(0, 2, strip, strip), str(weight), font)
        painter.setPen(theme.ink)
        words = QRectF(strip, room.height() * 0.7, room.width() - strip, room.height() * 0.3)
        text.draw(painter, words, NAMES[kind], typefaces.font(Role.SMALL))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fabric.base)
        middle = QPointF((room.width() + strip) / 2, room.height() * 0.4)
        painter.drawEllipse(middle, strip, strip * 0.8)
        painter.setBrush(fabric.ink)
        painter.translate(strip * 0.2, strip * 1.3)
        painter.scale(strip * 0.06, strip * 0.06)
        painter.drawPath(soft(_SIGNS[kind], 1))

    rule = f"{NAMES[kind]}s of all weights make the bonus of five points."
    return Face((kind, weight), NAMES[kind], paint, rule=rule, kind=kind, weight=weight)


def faces(many: int) -> list[Face]:
    return [face(index % 4, 2 + index * 5 % 6) for index in range(many)]


def _weave(painter: QPainter, room: QRectF, theme: Theme) -> None:
    painter.fillRect(room, theme.case)


BACK = Back("weave", _weave)


class CardTable:
    """A view with a fan along its lower edge and two zones above it."""

    def __init__(self, look: Look, many: int = 7, *, size: tuple[int, int] = (1000, 640)) -> None:
        self.look = look
        wide, high = size
        self.scene = QGraphicsScene(0, 0, wide, high)
        self.view = StageView(self.scene, look)
        self.fan = HandView(self.view, back=BACK)
        self.fan.set_room(QRectF(40, high - 220, wide - 80, 210))
        self.zone = ZoneItem(look, "Pack it")
        self.away = ZoneItem(look, "Only light ones")
        for index, zone in enumerate((self.zone, self.away)):
            zone.set_rect(QRectF(60 + index * 420, 40, 360, 200))
            self.scene.addItem(zone)
        self.fan.add_zone(self.zone)
        self.fan.add_zone(self.away, lambda cards: all(self.weight(card) < 4 for card in cards))
        self.reserved: list[tuple[int, ...]] = []
        self.committed: list[tuple[tuple[int, ...], ZoneItem | None]] = []
        self.refused: list[tuple[str, str]] = []
        self.fan.reserved_changed.connect(self.reserved.append)
        self.fan.committed.connect(lambda cards, zone: self.committed.append((cards, zone)))
        self.fan.refused.connect(lambda why, rule: self.refused.append((why, rule)))
        self.fan.set_pill({Order.OWN: "Mine", Order.KIND: "By type", Order.WEIGHT: "By weight"})
        self.deal(faces(many))

    def deal(self, cards: Sequence[Face | None]) -> None:
        self.fan.set_cards(cards)
        self.fan.set_open(True)

    def kept(self) -> list[int]:
        """What is reserved."""
        return list(self.fan.reserved)

    def states(self) -> list[Zone]:
        """What may be done at either zone."""
        return [self.zone.zone, self.away.zone]

    def weight(self, index: int) -> int:
        shown = self.fan.faces[index]
        return 0 if shown is None else shown.weight

    def at(self, point: QPointF) -> QPoint:
        return self.view.mapFromScene(point)

    def strip(self, index: int) -> QPoint:
        """The middle of a card's strip in pixels of the viewport."""
        item = self.fan.item(index)
        size = item.rect().size()
        return self.at(
            item.mapToScene(QPointF(size.width() * STRIP_WIDTH_SHARE / 2, size.height() / 2))
        )
