"""The table of Cargo Hold: the race to the target, a line with posts and the marks of all seats."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from engine.core import Seat
from ui.kit.table.seats import MARK_HEIGHT, SeatEntry
from ui.look import brushes, text
from ui.look.marks import draw_mark
from ui.look.paths import plate
from ui.look.style import Look
from ui.look.typography import Role
from ui.stage.items.picture import PictureItem

_LABEL_HEIGHT: Final = 17
"""The height of the figures below the posts, in pixels at 100 %."""
_MIN_MARK_SIDE: Final = 12.0
"""No mark is smaller."""


class RaceTrack(PictureItem):
    """Who has how much, up to the target, which is a flag at the right end.

    Marks stand over what their seats have: those of equal or nearly equal seats beside and above
    one another, each with a stem to its place on the line, so that none hides another. Beyond the
    target there is no more way. `figure` writes a number on a post. A game with a road of its own
    paints that, and says where `marks` stand on it.
    """

    MARGINS = (3.0, 3.0, 3.0, 5.0)

    def __init__(
        self, look: Look, figure: Callable[[int], str] = str, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(look, parent)
        self._figure = figure
        self._target, self._step = 1, 1
        self._runners: dict[Seat, tuple[SeatEntry, int]] = {}

    def show_race(
        self, target: int, step: int, runners: Mapping[Seat, tuple[SeatEntry, int]]
    ) -> None:
        """Show who has how much on the way to a target, with a post at each `step`."""
        if (target, step, runners) != (self._target, self._step, self._runners):
            self._target, self._step, self._runners = target, step, dict(runners)
            self.update()

    def spot(self, seat: Seat) -> QRectF:
        """Where a seat's mark stands in the scene, to let something fly there."""
        return self.marks()[seat].translated(self.scenePos())

    def at(self, value: int) -> QPointF:
        """Where a value lies on the line, in the item."""
        line, edge = self._line, self._edge
        share = min(1.0, max(0.0, value / self._target))
        return QPointF(edge + share * (self.rect().width() - 2 * edge), line)

    def key(self) -> Hashable:
        """All that it shows."""
        return (self._target, self._step, *self._runners.items())

    @property
    def _edge(self) -> float:
        return self._look.px(MARK_HEIGHT) * 0.75

    @property
    def _low(self) -> float:
        """The height of the figures; where the room is too low for them, there are none."""
        high = float(self._look.px(_LABEL_HEIGHT))
        return high if self.rect().height() - high - 10 >= _MIN_MARK_SIDE + 4 else 0.0

    @property
    def _line(self) -> float:
        return self.rect().height() - self._low - 5

    def marks(self) -> dict[Seat, QRectF]:
        """The rooms of the marks in the item: in two rows where it is high enough."""
        room, many = self.rect(), max(1, len(self._runners))
        above = self._line - 5
        rows = 2 if above >= 2 * _MIN_MARK_SIDE + 4 and many > 2 else 1
        side = min(
            self._look.px(MARK_HEIGHT), (above - 2 * rows) / rows, room.width() * rows / many - 2
        )
        side = max(_MIN_MARK_SIDE, side)
        order = sorted(self._runners, key=lambda seat: (self._runners[seat][1], seat))
        lanes: list[list[tuple[Seat, float]]] = [[] for _ in range(rows)]
        for seat in order:
            wanted = self.at(self._runners[seat][1]).x() - side / 2
            ends = [lane[-1][1] + side + 1 if lane else 0.0 for lane in lanes]
            row = min(range(rows), key=lambda each: (max(ends[each], wanted), each))
            lanes[row].append((seat, max(ends[row], wanted)))
        found = {}
        for row, lane in enumerate(lanes):
            most = room.width() - side
            top = self._line - 5 - (row + 1) * (side + 2) + 2
            for seat, left in reversed(lane):
                found[seat] = QRectF(min(left, most), top, side, side)
                most = min(left, most) - side - 1
        return found

    def paint_in(self, painter: QPainter) -> None:
        """Paint the line, its posts and flag, and the marks with their stems."""
        theme, look = self._look.theme, self._look
        start, end = self.at(0), self.at(self._target)
        painter.setPen(QPen(theme.line, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end)
        self._paint_posts(painter)
        # The flag is chequered: told from a post by shape.
        flag = plate(end.x() + 2, end.y() - 18, 14, 10, 1)
        painter.setPen(QPen(theme.ink, 2))
        painter.drawLine(end, end - QPointF(0, 19))
        brushes.hatch(painter, flag, theme.ink, 12)
        for seat, room in self.marks().items():
            shown, value = self._runners[seat]
            painter.setPen(QPen(theme.player(shown.colour), 2))
            painter.drawLine(QPointF(room.center().x(), room.bottom()), self.at(value))
        for seat, room in self.marks().items():
            shown, _ = self._runners[seat]
            draw_mark(painter, look, room, shown.colour, shown.letter)

    def _paint_posts(self, painter: QPainter) -> None:
        """A post at each step, with its figure where it has room beside the last one."""
        theme, font = self._look.theme, self._look.font(Role.SMALL)
        high, free = self._low, self.rect().width()
        posts = [*range(0, self._target, self._step), self._target]
        advance = QFontMetricsF(font).horizontalAdvance
        wide = max(advance(self._figure(each)) for each in posts) + 2
        for value in reversed(posts):
            at = self.at(value)
            painter.setPen(QPen(theme.muted, 1.5))
            painter.drawLine(at - QPointF(0, 4), at + QPointF(0, 4))
            left = min(max(0.0, at.x() - wide / 2), self.rect().width() - wide)
            if high and left + wide <= free:
                painter.setPen(theme.ink if value == self._target else theme.muted)
                text.draw(painter, QRectF(left, at.y() + 5, wide, high), self._figure(value), font)
                free = left - 6
