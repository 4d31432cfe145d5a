"""Tests of the stage: a toy board whose only rule is that cells are free."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from ui.look.brushes import Cell
from ui.look.palette import Theme
from ui.look.style import Look, ThemeChoice
from ui.stage.input.drag_target import Placement
from ui.stage.input.piece_drag import Legality, PieceDrag
from ui.stage.tiles.board_item import BoardItem
from ui.stage.tiles.piece_item import PieceArt, PieceItem, PieceState, cloth_art
from ui.stage.view import StageView

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

COLUMNS, ROWS = 12, 8
L_SHAPE: tuple[Cell, ...] = ((0, 0), (0, 1), (0, 2), (1, 2))


@dataclass
class Toy:
    """A Holdable on a grid of free and full cells."""

    full: set[Cell]
    cells: tuple[Cell, ...] = L_SHAPE
    fabric: int = 0
    flippable: bool = True
    placed: list[Cell] = field(default_factory=list)
    returned: int = 0
    turns: int = 0

    def art(self) -> PieceArt:
        return cloth_art("toy", self.cells, self.fabric)

    def _settle(self, cells: Sequence[Cell]) -> None:
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        self.cells = tuple(sorted((x - left, y - top) for x, y in cells))

    def rotate(self, steps: int) -> None:
        self.turns += steps
        for _ in range(steps % 4):
            self._settle([(-y, x) for x, y in self.cells])

    def flip(self) -> bool:
        if self.flippable:
            self._settle([(-x, y) for x, y in self.cells])
        return self.flippable

    def _free(self, anchor: Cell) -> bool:
        spots = [(x + anchor[0], y + anchor[1]) for x, y in self.cells]
        return all(0 <= x < COLUMNS and 0 <= y < ROWS and (x, y) not in self.full for x, y in spots)

    def legality(self, anchor: Cell) -> Legality:
        if self._free(anchor):
            return Legality(ok=True)
        lying = {(x + anchor[0], y + anchor[1]) for x, y in self.cells}
        return Legality(False, "A space is taken.", "TOY-1", frozenset(lying & self.full))

    def legal_anchors(self) -> list[Cell]:
        return [(x, y) for x in range(COLUMNS) for y in range(ROWS) if self._free((x, y))]

    def everywhere(self) -> list[Placement]:
        """In all four turns; it has one side."""
        cells, found = self.cells, list[Placement]()
        for turns in range(4):
            found += [Placement(anchor, turns, over=False) for anchor in self.legal_anchors()]
            self.rotate(1)
        self.cells, self.turns = cells, self.turns - 4
        return found

    def nearest(self, anchor: Cell) -> Cell | None:
        return min(
            self.legal_anchors(),
            key=lambda at: (at[0] - anchor[0]) ** 2 + (at[1] - anchor[1]) ** 2,
            default=None,
        )

    def place(self, anchor: Cell) -> None:
        self.placed.append(anchor)
        self.full |= {(x + anchor[0], y + anchor[1]) for x, y in self.cells}

    def put_back(self) -> None:
        self.returned += 1


class Table:
    """A view with a board of 12 × 8 and one piece beside it that can be picked up."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.scene = QGraphicsScene(0, 0, 1100, 640)
        self.view = StageView(self.scene, look)
        self.full: set[Cell] = {(5, 3), (6, 3)}
        self.board = BoardItem(look, COLUMNS, ROWS, blocked=self.full)
        self.board.setPos(40, 40)
        self.scene.addItem(self.board)
        self.toy = Toy(self.full)
        self.other = Toy(self.full, cells=((0, 0), (1, 0)), fabric=1)
        self.source = PieceItem(look, self.toy.art(), cell=32)
        self.source.setPos(900, 60)
        self.scene.addItem(self.source)
        self.second = PieceItem(look, self.other.art(), cell=32)
        self.second.setPos(900, 300)
        self.scene.addItem(self.second)
        self.hand = PieceDrag(self.view, self.board)
        self.hand.add_source(self.source, lambda: self.toy)
        self.hand.add_source(self.second, lambda: self.other)

    def pose(self) -> PieceState:
        return self.source.pose

    @property
    def ghost(self) -> PieceItem:
        assert self.hand.item is not None
        return self.hand.item

    @property
    def anchor(self) -> Cell:
        assert self.hand.anchor is not None
        return self.hand.anchor

    def far(self) -> None:
        """Leave free only the first two columns: a drop elsewhere has nothing at hand."""
        self.full |= {(x, y) for x in range(2, COLUMNS) for y in range(ROWS)}

    def at(self, point: QPointF) -> QPoint:
        return self.view.mapFromScene(point)

    def cell(self, cell: Cell) -> QPoint:
        """The middle of a cell in pixels of the viewport."""
        return self.at(self.board.scene_of(cell) + QPointF(32, 32))

    def grip(self) -> QPoint:
        """The middle of the source's first cell."""
        return self.at(self.source.mapToScene(QPointF(16, 16)))


@pytest.fixture
def look(qapp: object) -> Look:
    return Look(ThemeChoice.DAY)


@pytest.fixture
def table(qtbot: QtBot, look: Look) -> Iterator[Table]:
    table = Table(look)
    qtbot.addWidget(table.view)
    table.view.resize(1280, 800)
    with qtbot.waitExposed(table.view):
        table.view.show()
    table.view.setFocus()
    yield table
    table.view.hide()


@pytest.fixture
def counted_art() -> tuple[PieceArt, list[Theme]]:
    """Art of one cell, and the themes it was painted in."""
    seen: list[Theme] = []

    def paint(painter: QPainter, cell: float, theme: Theme) -> None:
        seen.append(theme)
        painter.fillRect(0, 0, int(cell), int(cell), theme.ink)

    return PieceArt("counted", ((0, 0),), paint), seen
