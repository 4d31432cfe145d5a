"""The table of Cargo Hold: the road to the debt target, with a wagon for each seat."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.core import Seat
from ui.kit.table.seats import SeatEntry
from ui.look.style import Look
from ui.stage.items.picture import PictureItem
from ui.tables.cargo_hold import art
from ui.tables.cargo_hold.words import say


class Road(PictureItem):
    """Who has how much on the way to the target; beyond it there is no more road."""

    MARGINS = (3.0, 3.0, 3.0, 5.0)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._target = 1
        self._runners: dict[Seat, tuple[SeatEntry, int]] = {}

    def show_race(self, target: int, runners: Mapping[Seat, tuple[SeatEntry, int]]) -> None:
        """Show who has how much on the way to a target."""
        if (target, runners) != (self._target, self._runners):
            self._target, self._runners = target, dict(runners)
            self.update()

    def spot(self, seat: Seat) -> QRectF:
        """Where a seat's wagon stands in the scene, to let something fly there."""
        return self._wagons()[seat].translated(self.scenePos())

    def key(self) -> Hashable:
        """All that it shows."""
        return (self._target, *self._runners.items())

    def _wagons(self) -> dict[Seat, QRectF]:
        """Where the wagons stand, in the item."""
        money = [value for _, value in self._runners.values()]
        spots = art.track_spots(self.rect(), money, self._target)
        return dict(zip(self._runners, spots, strict=True))

    def paint_in(self, painter: QPainter) -> None:
        """Paint the road, and the wagons of upper rows before those in front of them."""
        art.paint_track(painter, self.rect(), self._target, self._look, _figure)
        for seat, room in sorted(self._wagons().items(), key=lambda one: one[1].top()):
            art.paint_wagon(painter, room, self._runners[seat][0].colour, self._look)


def _figure(money: int) -> str:
    return say("dollars", money=money)
