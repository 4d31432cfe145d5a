"""Tests of the head of a table: its mark beside the words, its round corners, what is lit."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion, QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView, QWidget
from pytestqt.qtbot import QtBot

from ui.look.style import Look
from ui.look.tables import SortHead

RIGHT = 1
"""The column whose words are at the right."""


@pytest.fixture
def table(dressed: Look, qtbot: QtBot) -> QTableView:
    model = QStandardItemModel(3, 3)
    model.setHorizontalHeaderLabels(["Date", "Score", "Name"])
    side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    model.setHeaderData(RIGHT, Qt.Orientation.Horizontal, side, Qt.ItemDataRole.TextAlignmentRole)
    model.setItem(0, 0, QStandardItem("1"))
    made = QTableView()
    made.setHorizontalHeader(SortHead(dressed, made))
    made.setModel(model)
    model.setParent(made)
    made.setSortingEnabled(True)
    made.resize(420, 200)
    qtbot.addWidget(made)
    made.show()
    return made


def drawn(table: QTableView) -> QImage:
    return table.horizontalHeader().viewport().grab().toImage()


def columns(before: QImage, after: QImage) -> list[int]:
    """Where two pictures differ, from left to right."""
    wide, high = before.width(), before.height()
    return [
        x for x in range(wide) if any(before.pixel(x, y) != after.pixel(x, y) for y in range(high))
    ]


@pytest.mark.parametrize("section", [0, RIGHT, 2])
def test_the_mark_of_the_order_stands_beside_the_words(table: QTableView, section: int) -> None:
    head = table.horizontalHeader()
    table.sortByColumn(section, Qt.SortOrder.DescendingOrder)
    marked = drawn(table)
    head.setSortIndicatorShown(False)
    changed = columns(drawn(table), marked)
    left = head.sectionViewportPosition(section)
    assert left < changed[0]
    assert changed[-1] < left + head.sectionSize(section)
    # The words themselves have no change: the mark is behind them, or before them at the right.
    words = head.fontMetrics().horizontalAdvance("Date")
    if section == RIGHT:
        assert changed[-1] < left + head.sectionSize(section) - words
    else:
        assert changed[0] > left + words
    assert len(changed) <= 12
    table.sortByColumn(section, Qt.SortOrder.AscendingOrder)
    head.setSortIndicatorShown(True)
    assert columns(drawn(table), marked), "up and down look alike"


def test_a_heading_and_its_mark_fit_into_the_width_that_they_ask_for(table: QTableView) -> None:
    head = table.horizontalHeader()
    assert isinstance(head, SortHead)
    for section in range(3):
        head.resizeSection(section, head.sectionSizeFromContents(section).width())
        table.sortByColumn(section, Qt.SortOrder.AscendingOrder)
        marked = drawn(table)
        head.setSortIndicatorShown(False)
        changed = columns(drawn(table), marked)
        head.setSortIndicatorShown(True)
        left = head.sectionViewportPosition(section)
        assert left <= changed[0]
        assert changed[-1] < left + head.sectionSize(section)


def test_the_upper_corners_are_left_to_the_round_frame_behind(
    table: QTableView, dressed: Look
) -> None:
    viewport = table.horizontalHeader().viewport()
    behind = QColor("magenta")
    picture = QImage(viewport.size(), QImage.Format.Format_RGB32)
    picture.fill(behind)
    painter = QPainter(picture)
    viewport.render(painter, QPoint(), QRegion(), QWidget.RenderFlag(0))
    painter.end()
    right = picture.width() - 1
    assert picture.pixelColor(0, 0) == picture.pixelColor(right, 0) == behind
    assert picture.pixelColor(right // 2, 0) == dressed.theme.sunken


def test_the_heading_under_the_pointer_is_lit(table: QTableView) -> None:
    head = table.horizontalHeader()
    assert isinstance(head, SortHead)
    plain = drawn(table)
    spot = QPoint(head.sectionViewportPosition(2) + 4, head.height() // 2)
    QTest.mouseMove(head.viewport(), spot)
    lit = columns(plain, drawn(table))
    assert lit[0] == head.sectionViewportPosition(2)
    assert len(lit) == head.sectionSize(2)
    head._hover(-1)
    assert not columns(plain, drawn(table))


def test_a_heading_without_room_ends_in_dots(table: QTableView) -> None:
    head = table.horizontalHeader()
    head.setSortIndicatorShown(False)
    head.setMinimumSectionSize(10)
    head.resizeSection(0, 30)
    picture = drawn(table)
    # Nothing is drawn from the last pixels of the column to its neighbour's words.
    ground = picture.pixelColor(200, 3)
    middle = range(3, picture.height() - 3)
    assert all(picture.pixelColor(x, y) == ground for x in range(29, 36) for y in middle)
