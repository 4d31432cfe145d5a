"""Tests of the view and its items: whole pixels, crisp pixmaps, repainting in another theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene
from pytestqt.qtbot import QtBot

from ui.look.palette import DAY_DEPARTURE, NIGHT_TRAIN, Theme
from ui.look.style import Look, ThemeChoice
from ui.stage.input.drag_target import Placement
from ui.stage.tiles.board_item import BoardItem
from ui.stage.tiles.piece_item import PieceArt, PieceItem, cloth_art
from ui.stage.view import StageView

if TYPE_CHECKING:
    from tests.ui.stage.conftest import Table


def render(scene: QGraphicsScene, scale: float) -> QImage:
    """The scene at a device-pixel ratio, as a window on such a screen would paint it."""
    size = scene.sceneRect().size()
    image = QImage((size * scale).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    scene.render(painter, QRectF(QPointF(0, 0), size), scene.sceneRect())
    painter.end()
    return image


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (700, 500), (1111, 777)])
def test_a_cell_is_a_whole_number_of_pixels(table: Table, width: int, height: int) -> None:
    table.view.resize(width, height)
    QApplication.processEvents()
    pixels = table.view.transform().m11() * 64
    assert table.view.cell_pixels == pytest.approx(pixels)
    assert round(pixels) == pytest.approx(pixels)
    shown = table.view.mapFromScene(table.scene.sceneRect()).boundingRect()
    assert table.view.rect().adjusted(-1, -1, 1, 1).contains(shown)


def test_a_small_window_scrolls_instead_of_shrinking_further(table: Table) -> None:
    table.view.resize(1280, 800)
    assert not table.view.horizontalScrollBar().isVisible()
    table.view.resize(180, 120)
    QApplication.processEvents()
    assert 20 == table.view.cell_pixels
    assert table.view.horizontalScrollBar().isVisible()


def test_a_bar_that_goes_as_the_view_shrinks_leaves_the_scene_in_the_middle(table: Table) -> None:
    """The viewport is as wide as before: Qt says nothing of that."""
    view, scene = table.view, table.scene
    scene.setSceneRect(0, 0, 640, 640)
    view.resize(400, 190)
    QApplication.processEvents()
    assert view.verticalScrollBar().isVisible()
    # High enough; the bar is still there, and goes with the next size.
    view.resize(400, 205)
    port = view.viewport().size()
    view.resize(port)
    assert port == view.viewport().size()
    assert not view.verticalScrollBar().isVisible()
    shown = view.mapFromScene(scene.sceneRect()).boundingRect()
    assert abs(shown.center().x() - view.viewport().rect().center().x()) <= 1


@pytest.mark.parametrize("size", [(210, 190), (220, 190), (400, 190), (190, 220), (190, 400)])
def test_beside_a_bar_the_scene_is_whole(table: Table, size: tuple[int, int]) -> None:
    view, scene = table.view, table.scene
    scene.setSceneRect(0, 0, 640, 640)
    view.resize(400, 400)
    QApplication.processEvents()
    view.resize(*size)
    QApplication.processEvents()
    shown = view.mapFromScene(scene.sceneRect()).boundingRect()
    bars = view.horizontalScrollBar(), view.verticalScrollBar()
    assert any(bar.maximum() > bar.minimum() for bar in bars)
    left, top = (bar.minimum() - bar.value() for bar in bars)
    right, bottom = (bar.maximum() - bar.value() for bar in bars)
    reach = view.viewport().rect().adjusted(left, top, right, bottom)
    assert reach.adjusted(-1, -1, 1, 1).contains(shown)


def test_growing_emits_the_new_scale(table: Table, qtbot: QtBot) -> None:
    table.view.resize(640, 400)
    with qtbot.waitSignal(table.view.fitted) as caught:
        table.view.resize(1280, 800)
    assert [table.view.transform().m11()] == caught.args


def test_the_view_keeps_its_scene(look: Look, qtbot: QtBot) -> None:
    view = StageView(QGraphicsScene(0, 0, 100, 100), look)
    qtbot.addWidget(view)
    assert QRectF(0, 0, 100, 100) == view.scene().sceneRect()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_art_is_painted_at_the_density_of_its_device(look: Look, scale: float) -> None:
    """An edge on a cell's border is sharp: no half-covered column of pixels beside it."""
    painted: list[float] = []

    def paint(painter: QPainter, cell: float, theme: Theme) -> None:
        painted.append(painter.device().devicePixelRatioF())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, cell / 2, cell), Qt.GlobalColor.black)
        painter.fillRect(QRectF(cell / 2, 0, cell / 2, cell), Qt.GlobalColor.white)

    scene = QGraphicsScene(0, 0, 96, 96)
    item = PieceItem(look, PieceArt("halves", ((0, 0),), paint), cell=64)
    item.setPos(16, 16)
    scene.addItem(item)
    image = render(scene, scale)
    assert [scale] == painted
    row = round((16 + 32) * scale)
    edge = round((16 + 32) * scale)
    colours = [image.pixelColor(edge + step, row).red() for step in (-2, -1, 0, 1)]
    assert [0, 0, 255, 255] == colours


def test_a_theme_switch_repaints(
    table: Table, counted_art: tuple[PieceArt, list[Theme]], qtbot: QtBot
) -> None:
    art, seen = counted_art
    item = PieceItem(table.look, art)
    item.setPos(20, 560)
    table.scene.addItem(item)
    table.view.grab()
    assert [DAY_DEPARTURE] == seen
    table.view.grab()
    assert [DAY_DEPARTURE] == seen
    before = table.view.grab().toImage()
    table.look.set_choice(ThemeChoice.NIGHT)
    after = table.view.grab().toImage()
    assert [DAY_DEPARTURE, NIGHT_TRAIN] == seen
    assert before.pixelColor(1275, 795) != after.pixelColor(1275, 795)
    table.look.set_choice(ThemeChoice.DAY)
    assert before == table.view.grab().toImage()


def test_moving_paints_no_art_anew(table: Table) -> None:
    table.view.grab()
    before = table.look.pixmaps.painted
    for step in range(10):
        table.source.setPos(900 + step * 3.3, 60 + step)
        table.view.grab()
    assert before == table.look.pixmaps.painted


def test_children_stay_with_their_parent(look: Look) -> None:
    board = BoardItem(look, 2, 2)
    PieceItem(look, cloth_art("child", ((0, 0),), 0), board)
    assert any(isinstance(child, PieceItem) for child in board.childItems())


def test_a_deleted_item_does_not_hear_of_changes(look: Look) -> None:
    scene = QGraphicsScene()
    item = PieceItem(look, cloth_art("gone", ((0, 0),), 0))
    scene.addItem(item)
    scene.removeItem(item)
    item.deleteLater()
    del item
    QApplication.processEvents()
    look.set_choice(ThemeChoice.NIGHT)
    assert [] == scene.items()


def test_cells_and_scene_points(table: Table) -> None:
    board = table.board
    for cell in [(0, 0), (11, 7), (4, 2)]:
        assert cell == board.cell_at(board.scene_of(cell) + QPointF(1, 1))
        assert cell == board.cell_at(board.scene_of(cell) + QPointF(63, 63))
    assert board.cell_at(board.scene_of((0, 0)) - QPointF(1, 1)) is None
    assert board.cell_at(board.scene_of((12, 8))) is None


def test_a_board_needs_cells(look: Look) -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        BoardItem(look, 0, 8)


def test_a_click_leaves_no_cursor_on_the_board(table: Table) -> None:
    board, view = table.board, table.view
    view.setFocus()
    table.source.setFocus(Qt.FocusReason.OtherFocusReason)
    room = view.mapFromScene(board.mapRectToScene(board.grid_rect())).boundingRect()
    before = view.grab(room).toImage()
    board.setFocus(Qt.FocusReason.MouseFocusReason)
    assert before == view.grab(room).toImage()
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert before != view.grab(room).toImage()


def test_arrows_move_the_boards_cursor(table: Table, qtbot: QtBot) -> None:
    table.view.setFocus()
    table.board.setFocus()
    assert (0, 0) == table.board.cursor_cell
    QTest.keyClick(table.view, Qt.Key.Key_Left)
    assert (0, 0) == table.board.cursor_cell
    with qtbot.waitSignal(table.board.cursor_moved) as caught:
        QTest.keyClick(table.view, Qt.Key.Key_Right)
    assert [(1, 0)] == caught.args
    with qtbot.waitSignal(table.board.activated) as caught:
        QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert [(1, 0)] == caught.args


def test_marks_are_drawn_and_wiped(table: Table) -> None:
    plain = table.view.grab().toImage()
    board = table.board
    board.set_nearest([(2, 2)])
    assert plain != table.view.grab().toImage()
    board.set_nearest(())
    board.set_places([[(1, 1), (1, 2)]], {(1, 1): Placement((1, 1), 0, over=False)})
    assert plain != table.view.grab().toImage()
    board.set_places((), {})
    board.set_lit([(3, 3)])
    assert plain != table.view.grab().toImage()
    board.set_lit(())
    assert plain == table.view.grab().toImage()


def test_what_is_lit_keeps_its_colours_and_all_else_pales(table: Table) -> None:
    def colour(column: int, row: int) -> QColor:
        at = table.view.mapFromScene(
            table.board.mapToScene(table.board.cell_rect((column, row)).center())
        )
        return table.view.grab().toImage().pixelColor(at)

    table.board.set_blocked([(3, 3), (5, 5)])
    lit, other = colour(3, 3), colour(5, 5)
    table.board.set_lit([(3, 3)])
    assert lit == colour(3, 3)
    assert other != colour(5, 5)
