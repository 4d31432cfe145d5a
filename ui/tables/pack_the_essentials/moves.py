"""The table of Pack the Essentials: what moves on the scene for what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from engine.core import Event
from engine.games.pack_the_essentials.events import (
    Claimed,
    LadyTook,
    RoundBegan,
    TileDiscarded,
    TilePlaced,
)
from ui.motion import Move

if TYPE_CHECKING:
    from ui.tables.pack_the_essentials.scene import PackScene


class PackMoves:
    """Turns events into moves of the scene's items, from where the items are now."""

    def __init__(self, scene: PackScene) -> None:
        self._scene = scene

    def moves(self, events: Sequence[Event], shown_seat: int) -> list[Move]:
        """What moves for what happened."""
        found: list[Move] = []
        scene = self._scene
        right = scene.view.sceneRect().right()
        for event in events:
            match event:
                case LadyTook(position=position, space=space):
                    found += self._carry(space, scene.positions[position - 1].sceneBoundingRect())
                case TilePlaced(seat=seat, space=space) if seat != shown_seat:
                    side = QRectF(right, scene.strip.pos().y(), 80, 200)
                    found += self._carry(space, side)
                case TileDiscarded(space=space):
                    where = scene.spaces[space - 1].sceneBoundingRect().translated(0, -160)
                    found += self._carry(space, where)
                case RoundBegan():
                    found += self._deal()
                case Claimed(seat=seat, position=position) if seat != shown_seat:
                    found += self._claim(position)
                case _:
                    pass
        return found

    def _carry(self, space: int, to: QRectF) -> list[Move]:
        item = self._scene.piece_on(space)
        if item is None:
            return []
        end = to.center() - QPointF(item.box().width(), item.box().height()) * 0.2
        return [Move(item, item.pos(), end, 420, (1.0, 0.4), (1.0, 0.0))]

    def _deal(self) -> list[Move]:
        found = []
        for number, item in self._scene.lying():
            start = item.pos() + QPointF(-60 - 30 * number, -40)
            found.append(Move(item, start, item.pos(), 260 + 60 * number, (0.7, 1.0), (0.0, 1.0)))
        return found

    def _claim(self, position: int) -> list[Move]:
        item = self._scene.positions[position - 1]
        return [Move(item, item.pos() + QPointF(0, -12), item.pos(), 260)]
