"""Tests of the air around things: it grows with the text, at half its rate."""

import pytest
from PySide6.QtGui import QImage, QScreen
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from ui.look.lists import LogPanel
from ui.look.spacing import with_spacing
from ui.look.style import Look, stylesheet
from ui.look.widgets import TagButton


def test_margins_and_gaps_grow_half_as_fast_as_the_text(look: Look, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    with_spacing(look, layout, (20, 16, 20, 18), 10)
    assert (20, 16, 20, 18) == layout.getContentsMargins()
    assert 10 == layout.spacing()
    look.set_text_scale(1.6)
    assert (26, 21, 26, 23) == layout.getContentsMargins()
    assert 13 == layout.spacing()


def test_what_is_not_asked_for_stays(look: Look, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    layout.setContentsMargins(1, 2, 3, 4)
    with_spacing(look, layout, gap=10)
    look.set_text_scale(1.6)
    assert (1, 2, 3, 4) == layout.getContentsMargins()


def test_a_tag_has_room_beside_its_words_however_large_they_are(
    dressed: Look, qtbot: QtBot
) -> None:
    tag = TagButton(dressed, "Undo")
    qtbot.addWidget(tag)
    tag.show()
    for room in (1.0, 1.5, 2.5):
        dressed.set_text_scale(1.6)
        dressed.set_room(room)
        tag.adjustSize()
        words = tag._advance(1.0)
        assert tag.width() - words >= tag.height() * 1.2, room


def _lowest_ink(widget: QWidget, left: int) -> int:
    """The lowest row of a widget's picture with dark ink, right of `left`, inside its edge."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    rows = range(6, image.height() - 6)
    columns = range(left, left + 14)
    return max(y for y in rows if any(image.pixelColor(x, y).red() < 90 for x in columns))


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.1, 1.4, 1.6])
def test_words_to_write_and_to_choose_stand_on_one_line(
    dressed: Look, qtbot: QtBot, scale: float
) -> None:
    dressed.set_text_scale(scale)
    page = QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    edit, box = QLineEdit("HHH"), QComboBox()
    box.addItem("HHH")
    for widget in (edit, box):
        row.addWidget(widget)
    page.show()
    edit.clearFocus()
    assert edit.height() == box.height()
    left = dressed.px(14)
    assert _lowest_ink(edit, left) == _lowest_ink(box, left)


@pytest.mark.parametrize(("ratio", "air"), [(1.0, (3, 5)), (1.25, (4, 4)), (2.0, (4, 4))])
def test_words_to_write_are_lifted_only_where_a_pixel_is_as_large_as_a_logical_one(
    look: Look, monkeypatch: pytest.MonkeyPatch, ratio: float, air: tuple[int, int]
) -> None:
    monkeypatch.setattr(QScreen, "devicePixelRatio", lambda _screen: ratio)
    lines = stylesheet(look.theme).splitlines()
    above, below = air
    assert f"QLineEdit {{ padding-top: {above}px; padding-bottom: {below}px; }}" in lines


def test_the_log_fades_where_there_is_more(dressed: Look, qtbot: QtBot) -> None:
    log = LogPanel(dressed, "Log")
    qtbot.addWidget(log)
    log.resize(220, 120)
    log.show()
    log.show_lines([f"Sentence {number}" for number in range(30)])
    bar = log.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())

    def ink(y: int) -> int:
        image = log.viewport().grab().toImage()
        return min(image.pixelColor(x, y).lightness() for x in range(image.width() - 20))

    def edges() -> tuple[int, int]:
        high = log.viewport().height()
        return min(map(ink, range(3))), min(map(ink, range(high - 3, high)))

    card = dressed.theme.card.lightness()
    bar.setValue(bar.maximum() // 2)
    assert edges()[0] >= card - 60
    assert edges()[1] >= card - 60
    assert min(map(ink, range(20, 60))) < 100


def test_the_log_hides_the_lower_half_of_a_line_and_shows_a_whole_one(
    dressed: Look, qtbot: QtBot
) -> None:
    log = LogPanel(dressed, "Log")
    qtbot.addWidget(log)
    log.resize(220, 120)
    log.show()
    log.show_lines(["HHH"] * 30)
    bar = log.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    pitch = log.visualItemRect(log.item(5)).top() - log.visualItemRect(log.item(4)).top()
    card = dressed.theme.card.lightness()

    def lightest(cut: int, to: int) -> int:
        bar.setValue(10 * pitch + cut)
        image = log.viewport().grab().toImage()
        darkest = [
            min(image.pixelColor(x, y).lightness() for x in range(image.width() - 20))
            for y in range(to)
        ]
        return min(darkest)

    half = pitch - pitch * 2 // 5
    assert lightest(half, pitch - half) >= card - 2
    assert lightest(pitch // 8, pitch - 4) < 120


def test_the_log_shows_its_first_line_whole_or_not_at_all(dressed: Look, qtbot: QtBot) -> None:
    log = LogPanel(dressed, "Log")
    qtbot.addWidget(log)
    log.resize(220, 120)
    log.show()
    log.show_lines(["HHH"] * 30)
    bar = log.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    pitch = log.visualItemRect(log.item(5)).top() - log.visualItemRect(log.item(4)).top()
    card = dressed.theme.card.lightness()

    def inked(cut: int) -> list[int]:
        bar.setValue(10 * pitch + cut)
        image = log.viewport().grab().toImage()
        rows = [
            min(image.pixelColor(x, y).lightness() for x in range(image.width() - 20))
            for y in range(pitch - cut)
        ]
        return [row for row in rows if row < card - 3]

    whole = len(inked(0))
    seen = [inked(cut) for cut in range(pitch)]
    assert whole > 6
    assert [len(rows) for rows in seen if rows] == [whole] * sum(map(bool, seen))
    # It is pale by then, but can be read from its top to its foot.
    assert max(sorted(rows)[whole // 2] for rows in seen if rows) < 160
    assert not seen[pitch // 3]


def test_the_log_tells_where_it_has_lines(dressed: Look, qtbot: QtBot) -> None:
    log = LogPanel(dressed, "Log")
    qtbot.addWidget(log)
    log.resize(220, 300)
    log.show()
    assert log.written().isEmpty()
    log.show_lines(["One", "Two"])
    few = log.written()
    assert 20 < few.height() < 80
    log.show_lines([f"Sentence {number}" for number in range(60)])
    room = log.viewport().geometry()
    assert room.contains(log.written())
    assert log.written().height() > room.height() - 4
