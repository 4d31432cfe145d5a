"""Tests of widgets of the look: words that end in dots, sentences as high as they are."""

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QCursor, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from ui.look.inputs import ChoiceBox
from ui.look.lists import ContentsList, LogPanel
from ui.look.style import Look
from ui.look.widgets import TagButton

LONG = "Pack the Essentials – Round the World in Nine Lives"


def test_a_box_ends_words_in_dots_and_has_them_whole_in_its_tool_tip(qtbot: QtBot) -> None:
    box = ChoiceBox(8)
    qtbot.addWidget(box)
    box.addItems([LONG, "Short"])
    box.resize(160, 40)
    box.show()
    assert box.shown().endswith("…")
    assert box.shown()[:-1] in LONG
    assert box.toolTip() == LONG
    box.resize(3000, 40)
    assert box.shown() == LONG
    box.resize(160, 40)
    box.setCurrentIndex(1)
    assert box.shown() == box.toolTip() == "Short"
    telling = ChoiceBox(8, middle=True)
    qtbot.addWidget(telling)
    telling.addItem(LONG)
    telling.resize(160, 40)
    telling.show()
    start, _, end = telling.shown().partition("…")
    assert LONG.startswith(start)
    assert end
    assert LONG.endswith(end)


def test_a_sentence_in_the_log_has_as_many_lines_as_it_is_high(look: Look, qtbot: QtBot) -> None:
    log = LogPanel(look, "Log")
    qtbot.addWidget(log)
    log.resize(260, 300)
    log.show()
    words = "Ada gets 1 pack rat and 1 cat toy, and then some more"
    sentences = [words[:end] for end in range(12, len(words))]
    log.show_lines(sentences)
    line = QFontMetricsF(log.font()).lineSpacing()
    delegate, lines = log.itemDelegate(), set()
    assert isinstance(delegate, QStyledItemDelegate)
    for row in range(log.count()):
        index = log.model().index(row, 0, QModelIndex())
        option = QStyleOptionViewItem()
        delegate.initStyleOption(option, index)
        shown = option.text.count("\u2028") + 1
        high = delegate.sizeHint(option, index).height()
        assert round(high / (line + 1)) == shown, sentences[row]
        lines.add(shown)
    assert {1, 2} <= lines


def test_with_a_new_line_in_the_log_only_that_is_painted(dressed: Look, qtbot: QtBot) -> None:
    log = LogPanel(dressed, "Log")
    qtbot.addWidget(log)
    log.resize(260, 200)
    log.show()
    lines = [f"Sentence {number}" for number in range(30)]
    log.show_lines(lines)
    before = log.viewport().grab().toImage()
    painted = dressed.pixmaps.painted
    for number in range(3):
        lines.append(f"Another {number}")
        log.show_lines(lines)
        log.viewport().grab()
        assert dressed.pixmaps.painted == painted + number + 1
    # A line is the same wherever it stands, and whatever was painted before.
    log.show_lines(lines[:30])
    assert log.viewport().grab().toImage() == before
    dressed.pixmaps.clear()
    assert log.viewport().grab().toImage() == before


def test_contents_grow_with_the_text_and_light_up_below_the_pointer(
    dressed: Look, qtbot: QtBot
) -> None:
    contents = ContentsList(dressed)
    qtbot.addWidget(contents)
    contents.addItems(["In a nutshell", "The suitcase", "Points"])
    contents.setCurrentRow(0)
    contents.resize(240, 200)
    contents.show()
    top = contents.visualItemRect(contents.item(0)).top() + contents.viewport().y()
    plain = contents.viewport().grab().toImage()
    row = contents.visualItemRect(contents.item(2))
    spot = QPoint(row.right() - 8, row.center().y())
    QTest.mouseMove(contents.viewport(), spot)
    QTest.qWait(30)
    lit = contents.viewport().grab().toImage()
    assert lit.pixelColor(spot) != plain.pixelColor(spot)
    other = QPoint(spot.x(), contents.visualItemRect(contents.item(1)).center().y())
    assert lit.pixelColor(other) == plain.pixelColor(other)
    dressed.set_text_scale(1.6)
    QTest.qWait(10)
    assert contents.visualItemRect(contents.item(0)).top() + contents.viewport().y() > top


def test_a_long_heading_of_contents_has_all_its_lines(dressed: Look, qtbot: QtBot) -> None:
    contents = ContentsList(dressed)
    qtbot.addWidget(contents)
    contents.add("Questions", 0)
    question = "Why does the game ask me when I have no choice at all?"
    contents.add(question, 9, below=True)
    contents.measure()
    contents.resize(900, 300)
    contents.show()

    def high() -> int:
        return contents.visualItemRect(contents.item(1)).height()

    low, line = high(), contents.fontMetrics().height()
    contents.resize(200, 300)
    lines = contents.lines(1)
    assert len(lines) > 2
    assert question == " ".join(part.strip() for part in lines)
    assert {4} == {len(part) - len(part.lstrip()) for part in lines}, "one below the other"
    assert high() >= low + (len(lines) - 1) * line
    words = [contents.fontMetrics().horizontalAdvance(part) for part in lines]
    assert max(words) <= contents.viewport().width()
    dressed.set_text_scale(1.6)
    contents.measure()
    assert len(contents.lines(1)) > len(lines)
    contents.resize(900, 300)
    assert contents.lines(1) == [f"    {question}"]


def test_a_tag_that_moves_away_from_the_pointer_is_no_longer_under_it(
    look: Look, qtbot: QtBot
) -> None:
    room = QWidget()
    tag = TagButton(look, "Raid", room)
    qtbot.addWidget(room)
    room.show()
    tag.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, True)
    at = QCursor.pos() - room.mapToGlobal(QPoint(0, 0))
    tag.move(at - QPoint(3, 3))
    assert tag.underMouse()
    tag.move(at + QPoint(40, 0))
    assert not tag.underMouse()
