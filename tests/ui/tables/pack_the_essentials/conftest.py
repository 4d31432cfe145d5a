"""Tests of the table of Pack the Essentials: a real table, and two pairs of hands."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Action, Seat
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import PackView
from engine.match import Player, begin
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences
from ui.kit.table.more_button import MoreButton
from ui.look.brushes import Cell
from ui.look.style import Look
from ui.look.widgets import TagButton
from ui.stage.tiles.piece_item import PieceItem
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.items import MatTarget
from ui.tables.pack_the_essentials.table import Table as PackTable

GAME = "pack_the_essentials"
ADA = Player(name="Ada", colour="brick")
BEN = Player(name="Ben", colour="ocean")

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def box() -> Components:
    found: Components = catalog.game(GAME).box
    return found


Make = Callable[..., PackTable]


@pytest.fixture
def make(qtbot: QtBot, look: Look, preferences: Preferences) -> Iterator[Make]:
    """Makes a table that is shown, on a match of persons."""
    made: list[MatchBridge] = []
    pool = WorkerPool()

    def table(
        players: Sequence[Player] = (ADA,),
        *,
        seed: str = "table",
        practice: bool = False,
        options: dict[str, Any] | None = None,
        size: tuple[int, int] = (1280, 800),
    ) -> PackTable:
        session = begin(catalog.game(GAME), seed, players, options, practice=practice)
        bridge = MatchBridge(session, pool, preferences)
        made.append(bridge)
        built = PackTable(look, bridge)
        qtbot.addWidget(built)
        built.resize(*size)
        with qtbot.waitExposed(built):
            built.show()
        bridge.begin()
        built.scene.view.setFocus()
        return built

    yield table
    for bridge in made:
        bridge.close()
    pool.close()


class Hands:
    """What both pairs of hands know: the table and what is legal on it."""

    def __init__(self, table: PackTable) -> None:
        self.table = table
        self.bridge = table.bridge

    @property
    def view(self) -> PackView:
        found: PackView = self.bridge.view()
        return found

    @property
    def seat(self) -> Seat:
        seat = self.bridge.person_to_act()
        assert seat is not None
        return seat

    def legal(self) -> list[Action]:
        return list(self.bridge.legal(self.seat))

    def placing(self, *, cat: bool, kind: type[Action] = Place, skip: int = 0) -> Any:
        """A legal placing, packed tightly from the top."""
        found = [act for act in self.legal() if isinstance(act, kind)]
        wanted = [act for act in found if act.cat == cat] or found  # type: ignore[attr-defined]
        wanted.sort(key=lambda act: (act.cell, act.turn, getattr(act, "space", 0)))  # type: ignore[attr-defined]
        return wanted[skip % len(wanted)] if wanted else None

    def placing_bonus(self) -> Any:
        """A legal placing of the bonus tile, after what is tried."""
        pending = self.table.pending
        assert pending is not None
        return next(act for act in pending.preview().legal if isinstance(act, PlaceBonus))

    def now(self) -> str:
        return self.table.now.text()

    def total(self) -> int:
        return self.bridge.sheets()[self.table.seat].total


class Mouse(Hands):
    """Plays by mouse alone."""

    @property
    def port(self) -> QWidget:
        return self.table.scene.view.viewport()

    def at(self, scene: QPointF) -> QPoint:
        return self.table.scene.view.mapFromScene(scene)

    def click(self, point: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseMove(self.port, point)
        QTest.mouseClick(self.port, button, Qt.KeyboardModifier.NoModifier, point)

    def click_spot(self, spot: MatTarget) -> None:
        self.click(self.at(spot.mapToScene(spot.rect().center())))

    def press(self, button: QPushButton) -> None:
        """Press a button where it is: in the bar, or its entry in the menu."""
        assert button.isEnabled(), button.text()
        more = button.behind if isinstance(button, TagButton) else None
        if more is None:
            assert button.isVisible()
            QTest.mouseClick(button, LEFT)
            return
        assert isinstance(more, MoreButton)
        assert more.isVisible()
        QTest.mouseClick(more, LEFT)
        menu = more.menu()
        assert menu.isVisible()
        (entry,) = (each for each in menu.actions() if each.text() == button.text())
        QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())
        assert not menu.isVisible()

    def confirm(self) -> None:
        self.press(self.table.confirm_button)

    def claim(self, position: int) -> None:
        # On its number: each small tile beside it would choose a colour too.
        spot = self.table.scene.positions[position - 1]
        self.click(self.at(spot.mapToScene(spot.rect().topLeft() + QPointF(18, 18))))

    def colour(self, colour: int) -> None:
        self.click_spot(self.table.scene.swatches[colour])

    def cell(self, cell: Cell, offset: tuple[float, float] = (0.5, 0.5)) -> QPoint:
        board = self.table.scene.board
        return self.at(
            board.mapToScene(
                QPointF((cell[0] + offset[0]) * board.cell, (cell[1] + offset[1]) * board.cell)
            )
        )

    def place(
        self,
        space: int,
        cat: bool,
        turn: int,
        cell: int,
        *,
        drag: bool = False,
        piece: PieceItem | None = None,
    ) -> None:
        """Pick a tile up, turn it over, turn it, and lay it down, by drag or by two clicks."""
        table, box = self.table, self.table.box
        source = piece or table.scene.piece_on(space)
        assert source is not None
        width, height = source.art.size
        grip = source.art.cells[0]
        arm = (grip[0] + 0.5 - width / 2, grip[1] + 0.5 - height / 2)
        start = self.at(source.mapToScene(QPointF(grip[0] + 0.5, grip[1] + 0.5) * source.cell))
        middle = self.cell((5, 3))
        QTest.mouseMove(self.port, start)
        if drag:
            QTest.mousePress(self.port, LEFT, Qt.KeyboardModifier.NoModifier, start)
            QTest.mouseMove(self.port, start + QPoint(9, 9))
            QTest.mouseMove(self.port, middle)
        else:
            self.click(start)
            QTest.mouseMove(self.port, middle)
        held = table.held
        assert held is not None
        if held.cat != cat:
            self.press(table.table_widgets.flip_button)
            arm = (-arm[0], arm[1])
        assert held.cat == cat, self.now()
        for _ in range(4):
            if held.turn == turn:
                break
            QTest.mouseClick(self.port, RIGHT, Qt.KeyboardModifier.NoModifier, middle)
            arm = (-arm[1], arm[0])
        column, row = box.grid.place(cell)
        wide, high = held.art().size
        target = self.cell((column, row), (wide / 2 + arm[0], high / 2 + arm[1]))
        QTest.mouseMove(self.port, target)
        assert table.scene.hand.anchor == (column, row)
        if drag:
            QTest.mouseRelease(self.port, LEFT, Qt.KeyboardModifier.NoModifier, target)
        else:
            self.click(target)

    def play(self, act: Action, *, drag: bool = False) -> None:
        match act:
            case Claim(position=position):
                self.claim(position)
            case TakeBonus(colour=colour):
                self.colour(colour)
            case Place(space=space, cat=cat, turn=turn, cell=cell):
                self.place(space, cat, turn, cell, drag=drag)
            case PlaceBonus(cat=cat, turn=turn, cell=cell):
                self.place(0, cat, turn, cell, drag=drag)
            case Discard(space=space):
                piece = self.table.scene.piece_on(space)
                assert piece is not None
                self.click(self.at(piece.mapToScene(_on(piece))))
                if self.table.held is not None:
                    self.press(self.table.table_widgets.discard_button)
            case _:
                raise AssertionError(act)


class Keys(Hands):
    """Plays by keyboard alone: every key goes to whatever has the focus."""

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
        target = QApplication.focusWidget()
        assert target is not None
        QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)

    def digit(self, number: int) -> None:
        self.key(Qt.Key(Qt.Key.Key_0.value + number))

    def enter(self) -> None:
        self.key(Qt.Key.Key_Return)

    def place(self, space: int, cat: bool, turn: int, cell: int) -> None:
        table = self.table
        self.digit(space)
        held = table.held
        assert held is not None, self.now()
        if held.cat != cat:
            self.key(Qt.Key.Key_F)
        for _ in range(4):
            if held.turn == turn:
                break
            self.key(Qt.Key.Key_R)
        column, row = table.box.grid.place(cell)
        hand = table.scene.hand
        for _ in range(20):
            assert hand.anchor is not None
            if hand.anchor == (column, row):
                break
            across, down = column - hand.anchor[0], row - hand.anchor[1]
            if across:
                self.key(Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left)
            else:
                self.key(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)
        assert hand.anchor == (column, row)
        self.enter()

    def play(self, act: Action) -> None:
        match act:
            case Claim(position=position):
                self.digit(position)
            case TakeBonus(colour=colour):
                self.digit(colour + 1)
            case Place(space=space, cat=cat, turn=turn, cell=cell):
                self.place(space, cat, turn, cell)
            case PlaceBonus(cat=cat, turn=turn, cell=cell):
                self.place(0, cat, turn, cell)
            case Discard(space=space):
                self.digit(space)
                if self.table.held is not None:
                    self.key(Qt.Key.Key_D)
            case LayToys():
                pass
            case _:
                raise AssertionError(act)


def _on(piece: PieceItem) -> QPointF:
    column, row = piece.art.cells[0]
    return QPointF(column + 0.5, row + 0.5) * piece.cell


@pytest.fixture
def mouse() -> Callable[[PackTable], Mouse]:
    return Mouse


@pytest.fixture
def keys() -> Callable[[PackTable], Keys]:
    return Keys


def lying(box: Components, kind: int) -> int:
    return art.lying_turn(box, kind)
