"""Boxes and sliders leave the wheel to the page that they stand on."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QIcon, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionComboBox, QWidget
from pytestqt.qtbot import QtBot

from ui.look.inputs import NoWheelComboBox, NoWheelSlider
from ui.look.palette import contrast
from ui.look.style import Look, ThemeChoice


def wheel(widget: QWidget) -> bool:
    """Turn the wheel by a notch; whether the widget took it."""
    event = QWheelEvent(
        QPointF(5, 5),
        QPointF(widget.mapToGlobal(QPoint(5, 5))),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def box() -> NoWheelComboBox:
    made = NoWheelComboBox()
    made.addItems(["a", "b", "c"])
    return made


def value(widget: QWidget) -> int:
    if isinstance(widget, NoWheelComboBox):
        return widget.currentIndex()
    assert isinstance(widget, NoWheelSlider)
    return widget.sliderPosition()


@pytest.mark.parametrize("make", [box, NoWheelSlider])
def test_the_wheel_changes_no_box_and_no_slider(qtbot: QtBot, make: type) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    other, widget = QWidget(page), make()
    other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    widget.setParent(page)
    if isinstance(widget, NoWheelSlider):
        widget.setValue(50)
    with qtbot.waitExposed(page):
        page.show()
    other.setFocus()
    before = value(widget)
    assert not wheel(widget)
    assert before == value(widget)
    assert other.hasFocus()
    widget.setFocus()
    assert widget.hasFocus()
    assert not wheel(widget)
    assert before == value(widget), "also where something was just chosen"


def test_a_box_has_room_for_its_longest_words_at_any_size(qtbot: QtBot, dressed: Look) -> None:
    dressed.set_text_scale(1.6)
    dressed.set_room(2.0)
    made = NoWheelComboBox()
    qtbot.addWidget(made)
    made.addItems(["Same as the system", "No"])
    made.resize(made.sizeHint())
    option = QStyleOptionComboBox()
    made.initStyleOption(option)
    field = QStyle.SubControl.SC_ComboBoxEditField
    kind = QStyle.ComplexControl.CC_ComboBox
    room = made.style().subControlRect(kind, option, field, made)
    assert room.width() >= made.fontMetrics().horizontalAdvance("Same as the system")
    made.view().setFixedSize(made.width(), 200)
    made.view().grab()
    rows = made.view().viewport()
    # The open list has air beside its words, and room for them as well.
    assert rows.x() >= dressed.px(6)
    assert rows.width() >= made.fontMetrics().horizontalAdvance("Same as the system")


def test_a_box_is_narrower_with_smaller_pictures(qtbot: QtBot) -> None:
    made, picture = NoWheelComboBox(), QPixmap(64, 64)
    qtbot.addWidget(made)
    made.addItem(QIcon(picture), "")
    made.setIconSize(QSize(60, 60))
    wide = made.minimumSizeHint().width()
    made.setIconSize(QSize(20, 20))
    assert made.minimumSizeHint().width() == wide - 40


def test_a_slider_goes_to_where_it_is_pressed(qtbot: QtBot) -> None:
    slider = NoWheelSlider()
    qtbot.addWidget(slider)
    slider.setRange(80, 160)
    slider.setSingleStep(5)
    slider.resize(400, 40)
    slider.show()
    for share, least, most in ((0.5, 115, 125), (0.98, 155, 160), (0.01, 80, 85)):
        # Also above the handle, and by the marks.
        at = QPoint(round(400 * share), {0.5: 20, 0.98: 1, 0.01: 38}[share])
        QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=at)
        assert least <= slider.value() <= most
        assert slider.value() % 5 == 0
        assert slider.isSliderDown(), "and drags on"
        QTest.mouseRelease(slider, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("choice", [ThemeChoice.DAY, ThemeChoice.NIGHT])
def test_the_marks_of_a_slider_are_seen(qtbot: QtBot, dressed: Look, choice: ThemeChoice) -> None:
    dressed.set_choice(choice)
    slider = NoWheelSlider()
    qtbot.addWidget(slider)
    slider.setRange(80, 160)
    slider.setTickInterval(10)
    slider.resize(400, 40)
    seen, card = slider.grab().toImage(), dressed.theme.card
    row = [contrast(seen.pixelColor(x, 35), card) >= 3 for x in range(400)]
    assert row.count(True) == 9


@pytest.mark.qt_log_ignore("plugin does not support", extend=True)
def test_an_open_list_lies_edge_on_edge_with_its_box(qtbot: QtBot) -> None:
    page, made = QWidget(), box()
    qtbot.addWidget(page)
    made.setParent(page)
    made.setGeometry(100, 100, 184, 44)
    with qtbot.waitExposed(page):
        page.show()
    made.showPopup()
    listed = made.view()
    corner, wide = listed.mapToGlobal(QPoint()), listed.width()
    seen = listed.window().mask().boundingRect()
    made.hidePopup()
    assert (made.mapToGlobal(QPoint()), 184) == (corner, wide)
    assert listed.geometry() == seen


@pytest.mark.qt_log_ignore("plugin does not support", extend=True)
def test_a_list_that_scrolls_by_now_is_cut_by_no_mask_of_the_last_time(qtbot: QtBot) -> None:
    made = box()
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    made.showPopup()
    assert not made.view().window().mask().isEmpty()
    made.hidePopup()
    made.addItems([str(number) for number in range(100)])
    made.setMaxVisibleItems(100)
    made.showPopup()
    scrolls, mask = made.view().verticalScrollBar().maximum(), made.view().window().mask()
    made.hidePopup()
    assert scrolls
    assert mask.isEmpty()
