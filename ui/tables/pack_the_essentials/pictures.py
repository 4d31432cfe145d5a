"""The table of Pack the Essentials: the suitcases of a match that is over."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import PackView, SeatView
from ui.bridge.outcome import Outcome
from ui.kit.mosaic import Mosaic
from ui.kit.scores.ruled_paper import Band
from ui.look import brushes
from ui.look.incremental import IncrementalPainter
from ui.look.palette import faded
from ui.look.style import Look
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.words import Words, say


class CasePicture(Mosaic):
    """A packed suitcase as a picture. One tile of it can be lit, and a click tells which it hit."""

    def __init__(
        self,
        look: Look,
        box: Components,
        view: SeatView,
        slices: IncrementalPainter,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, slices, parent)
        self._box = box
        self._view = view
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tile_at(self, x: float, y: float) -> int | None:
        """The tile at a point of the widget, by its place in the order of placement."""
        corner, cell = art.suitcase_grid(QRectF(self.rect()), self._box)
        column, row = int((x - corner.x()) // cell), int((y - corner.y()) // cell)
        if not (0 <= column < self._box.grid.width and 0 <= row < self._box.grid.height):
            return None
        bit = 1 << (row * self._box.grid.width + column)
        masks = (self._mask(number) for number in range(len(self._view.placed)))
        return next((number for number, mask in enumerate(masks) if mask & bit), None)

    def heightForWidth(self, width: int) -> int:
        return int(art.suitcase_height(self._box, width))

    def sizeHint(self) -> QSize:
        """Of a size that cats can be told."""
        return QSize(380, self.heightForWidth(380))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.heightForWidth(160))

    def mark_at(self, point: QPointF) -> int | None:
        """The tile at a point."""
        return self.tile_at(point.x(), point.y())

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what is painted of the suitcase by now, and the light on a tile."""
        with self.slices.painting(self):
            art.suitcase(painter, rect, self._box, self._view, self.look)
        if isinstance(self.lit, int) and self.lit < len(self._view.placed):
            self._paint_light(painter, self.lit)

    def _mask(self, number: int) -> int:
        tile = self._view.placed[number]
        return self._box.mask(tile.kind, tile.cat, tile.turn, tile.cell)

    def _paint_light(self, painter: QPainter, number: int) -> None:
        grid, theme = self._box.grid, self.look.theme
        corner, cell = art.suitcase_grid(QRectF(self.rect()), self._box)
        painter.translate(corner)
        tile = brushes.outline(art.cells_at(self._box, self._mask(number)), cell)
        others = QPainterPath()
        others.addRect(QRectF(0, 0, grid.width * cell, grid.height * cell))
        painter.fillPath(others.subtracted(tile), faded(theme.lining, 0.62))
        brushes.focus_ring(painter, tile, theme, max(2.0, cell * 0.09))


class Pictures(QWidget):
    """All suitcases of a match, as large as their room lets them be."""

    picked = Signal(object)
    """(seat, number of the tile) that was clicked; None beside all tiles."""

    GAP: Final = 10

    def __init__(
        self, look: Look, outcome: Outcome, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._box = words.box
        view: PackView = outcome.view
        self.slices = IncrementalPainter(look.pixmaps, self)
        """Fills the suitcases: to paint all their tiles at once takes long."""
        self.cases: list[CasePicture] = []
        self._bands: list[Band] = []
        for seat, seat_view in enumerate(view.seats):
            case = CasePicture(look, self._box, seat_view, self.slices, self)
            case.setAccessibleName(say("suitcase-of", name=words.name(seat)))
            case.picked.connect(lambda tile, seat=seat: self._on_picked(seat, tile))
            self.cases.append(case)
            if len(view.seats) > 1:
                # As wide as the suitcase below, however large the window is.
                self._bands.append(Band(look, outcome.players[seat], self, widest=2000))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self._lay)

    def light(self, mark: object) -> None:
        """Light the tile (seat, number) and no other; None for none."""
        seat, tile = mark if isinstance(mark, tuple) else (None, None)
        for number, case in enumerate(self.cases):
            case.light(tile if number == seat else None)

    def hasHeightForWidth(self) -> bool:
        """Suitcases keep their proportions."""
        return True

    def heightForWidth(self, width: int) -> int:
        """What suitcases side by side as in a square need at this width."""
        columns = 1 if len(self.cases) == 1 else 2
        rows = -(-len(self.cases) // columns)
        wide = (width - (columns - 1) * self.GAP) / columns
        high = art.suitcase_height(self._box, wide) + self._band()
        return int(rows * high + (rows - 1) * self.GAP)

    def sizeHint(self) -> QSize:
        """Of a size that cats can be told."""
        wide = 420 if len(self.cases) == 1 else 700
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """At least 24 pixels a cell."""
        wide = int(24 * (self._box.grid.width + art.AROUND[0])) + 1
        return QSize(wide, int(art.suitcase_height(self._box, wide)) + self._band())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _band(self) -> int:
        return self._look.px(30) + 4 if self._bands else 0

    def _lay(self) -> None:
        count, band, gap = len(self.cases), self._band(), self.GAP
        whole = self._box.grid.width + art.AROUND[0], self._box.grid.height + art.AROUND[1]
        best: tuple[float, int] = (0.0, 1)
        for columns in range(1, count + 1):
            rows = -(-count // columns)
            wide = (self.width() - (columns - 1) * gap) / columns
            high = (self.height() - (rows - 1) * gap) / rows - band
            best = max(best, (min(wide / whole[0], high / whole[1]), columns))
        cell, columns = best
        rows = -(-count // columns)
        wide, high = int(cell * whole[0]), int(cell * whole[1]) + band
        # What is left of the height is shared by what is above, between and below.
        down = min(4 * gap, max(gap, (self.height() - rows * high) // (rows + 1)))
        # Much room above would push what is to be seen out of the window.
        left_over = self.height() - rows * high - (rows - 1) * down
        top = max(0, min(3 * gap, left_over // 2))
        for number, case in enumerate(self.cases):
            row, column = divmod(number, columns)
            here = min(columns, count - row * columns)
            left = (self.width() - here * wide - (here - 1) * gap) // 2
            x, y = left + column * (wide + gap), top + row * (high + down)
            case.setGeometry(x, y + band, wide, high - band)
            if self._bands:
                inset = int(cell * 0.3)
                self._bands[number].setGeometry(x + inset, y, wide - 2 * inset, band - 4)

    def _on_picked(self, seat: int, tile: int | None) -> None:
        self.picked.emit(None if tile is None else (seat, tile))
