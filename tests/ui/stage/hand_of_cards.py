"""Tests of the stage: cards of four made-up kinds, and a view with a fan of them and two zones."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from ui.look.palette import Theme
from ui.look.paths import soft
from ui.look.style import Look
from ui.stage.board_view import StageView
from ui.stage.face import Back, Face
from ui.stage.fan import Fan
from ui.stage.zone import Zone, ZoneItem

NAMES = ("Jumper", "Passport", "Camera", "Toothbrush")
_SIGNS = ("5,0 10,10 0,10", "0,0 10,0 10,10 0,10", "5,0 10,5 5,10 0,5", "0,0 10,0 5,10")


def face(kind: int, weight: int) -> Face:
    def art(painter: QPainter, room: QRectF, theme: Theme) -> None:
        fabric = theme.fabrics[kind]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fabric.base)
        side = min(room.width(), room.height()) * 0.4
        painter.drawEllipse(room.center(), side, side * 0.8)

    def sign(painter: QPainter, room: QRectF, theme: Theme) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.fabrics[kind].ink)
        painter.translate(room.topLeft())
        painter.scale(room.width() / 10, room.height() / 10)
        painter.drawPath(soft(_SIGNS[kind], 1))

    return Face(
        (kind, weight),
        f"{NAMES[kind]} of {weight} kg",
        str(weight),
        art,
        sign,
        rule="Four kinds make the bonus of five points.",
        kind=kind,
        weight=weight,
        tint=lambda theme: theme.fabrics[kind].base,
        ink=lambda theme: theme.fabrics[kind].ink,
    )


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
        self.fan = Fan(self.view, back=BACK)
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
        return self.at(item.mapToScene(item.strip().center()))
