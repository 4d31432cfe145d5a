"""Tests of the look in force: themes, text scale, the style sheet and its widgets."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, QSizeF, Qt
from PySide6.QtGui import QHelpEvent, QIcon, QImage, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGraphicsScene,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from tests.ui.pixels import pixels
from ui.look import style, text
from ui.look.flap import FlapLabel
from ui.look.palette import DAY_DEPARTURE, NIGHT_TRAIN, THEMES, Theme
from ui.look.style import (
    ICON_FOLDER,
    TOUCH_TARGET,
    Look,
    ThemeChoice,
    app_icon,
    palette,
    room_of,
    stylesheet,
)
from ui.look.typography import Role
from ui.look.widgets import RoleLabel, TagButton


def test_the_choice_decides(look: Look, qtbot: QtBot) -> None:
    assert DAY_DEPARTURE is look.theme
    with qtbot.waitSignal(look.changed):
        look.set_choice(ThemeChoice.NIGHT)
    assert NIGHT_TRAIN is look.theme
    with qtbot.assertNotEmitted(look.changed):
        look.set_choice(ThemeChoice.NIGHT)


def test_the_system_is_followed_unless_overridden(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = {"dark": True}
    monkeypatch.setattr(style, "system_is_dark", lambda: answers["dark"])
    hints = qapp.styleHints()
    look = Look()
    assert NIGHT_TRAIN is look.theme
    answers["dark"] = False
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert DAY_DEPARTURE is look.theme
    look.set_choice(ThemeChoice.NIGHT)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert NIGHT_TRAIN is look.theme
    look.set_choice(ThemeChoice.SYSTEM)
    assert DAY_DEPARTURE is look.theme


def test_a_change_empties_the_cache_first(look: Look) -> None:
    look.pixmaps.pixmap("a", QSizeF(4, 4), 1.0, lambda _painter: None)
    held: list[int] = []
    look.changed.connect(lambda: held.append(len(look.pixmaps)))
    look.set_text_scale(1.3)
    look.set_choice(ThemeChoice.NIGHT)
    assert [0, 0] == held


def test_text_scale(look: Look) -> None:
    look.set_text_scale(7)
    assert 1.6 == look.text_scale
    assert 32 == look.px(20)
    assert 32 == look.font(Role.HEADING).pixelSize()


def test_dressing_switches_live(dressed: Look, qapp: QApplication, qtbot: QtBot) -> None:
    label = QLabel("words")
    qtbot.addWidget(label)
    label.show()
    assert "Inter" == label.fontInfo().family()
    assert DAY_DEPARTURE.linen == qapp.palette().color(QPalette.ColorRole.Window)
    before = label.sizeHint()
    dressed.set_text_scale(1.5)
    dressed.set_choice(ThemeChoice.NIGHT)
    assert NIGHT_TRAIN.ink == label.palette().color(QPalette.ColorRole.WindowText)
    assert label.sizeHint().height() > before.height()


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
def test_the_style_sheet_parses(dressed: Look, theme: Theme, scale: float, qtbot: QtBot) -> None:
    """Qt warns, and the test fails, if a sheet cannot be parsed."""
    widget = QWidget()
    qtbot.addWidget(widget)
    QVBoxLayout(widget).addWidget(QPushButton("Go"))
    widget.setStyleSheet(stylesheet(theme, scale))
    widget.show()
    assert palette(theme).color(QPalette.ColorRole.Text) == theme.ink


def test_targets_are_large_enough_for_a_finger(dressed: Look, qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    button, tag, edit, check = QPushButton("Go"), TagButton(dressed, "Go"), QLineEdit(), QCheckBox()
    box = QComboBox()
    for widget in (button, tag, edit, box, check):
        column.addWidget(widget)
    page.show()
    assert button.height() >= TOUCH_TARGET
    assert tag.height() >= TOUCH_TARGET
    assert edit.height() >= 38
    assert box.height() >= 38


@pytest.mark.parametrize("kind", ["button", "tag", "edit", "check"])
def test_focus_is_visible(dressed: Look, qtbot: QtBot, kind: str) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    makers: dict[str, Callable[[], QWidget]] = {
        "button": lambda: QPushButton("Go"),
        "tag": lambda: TagButton(dressed, "Go"),
        "edit": lambda: QLineEdit(),
        "check": lambda: QCheckBox("Go"),
    }
    widget, other = makers[kind](), QPushButton("Other")
    column.addWidget(widget)
    column.addWidget(other)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    widget.setFocus()
    image = page.grab(widget.geometry().adjusted(-4, -4, 4, 4)).toImage()
    focus = dressed.theme.focus.rgb()
    ring = sum(
        image.pixel(x, y) == focus for x in range(image.width()) for y in range(image.height())
    )
    assert ring > 60
    other.setFocus()
    image = page.grab(widget.geometry()).toImage()
    assert not any(
        image.pixel(x, y) == focus for x in range(image.width()) for y in range(image.height())
    )


def test_a_tag_button_clicks_and_shows_its_states(look: Look, qtbot: QtBot) -> None:
    tag = TagButton(look, "Confirm", primary=True)
    qtbot.addWidget(tag)
    tag.resize(tag.sizeHint())
    tag.show()
    at_rest = tag.grab().toImage()
    with qtbot.waitSignal(tag.clicked):
        QTest.mouseClick(tag, Qt.MouseButton.LeftButton)
    tag.setDown(True)
    assert at_rest != tag.grab().toImage()
    tag.setDown(False)
    tag.setEnabled(False)
    assert at_rest != tag.grab().toImage()
    tag.setEnabled(True)
    with text.recording() as painted:
        tag.resize(tag.minimumSizeHint())
        tag.grab()
    assert tag.minimumSizeHint().width() < tag.sizeHint().width()
    assert painted
    assert not any(words.cut for words in painted)
    # However narrow it is, its words keep off the eyelet and the other end.
    look.set_text_scale(1.6)
    tag.resize(tag.minimumSizeHint())
    with text.recording() as painted:
        tag.grab()
    look.set_text_scale(1.0)
    assert not any(words.cut for words in painted)
    assert tag.width() - painted[-1].room.width() > 0.62 * tag.height()
    longer = TagButton(look, "Confirm this placement")
    qtbot.addWidget(longer)
    assert longer.sizeHint().width() > tag.sizeHint().width()


def test_flaps_show_text_and_turn(look: Look, qtbot: QtBot) -> None:
    flaps = FlapLabel(look, "9", cells=3)
    qtbot.addWidget(flaps)
    flaps.duration = 40
    flaps.resize(flaps.sizeHint())
    flaps.show()
    nine = flaps.grab().toImage()
    flaps.show_text("10")
    assert "10" == flaps.text()
    assert flaps._turn < 1.0
    qtbot.waitUntil(lambda: flaps._turn == 1.0, timeout=2000)
    ten = flaps.grab().toImage()
    assert nine != ten
    flaps.duration = 0
    flaps.show_text("9")
    assert nine == flaps.grab().toImage()
    size = flaps.sizeHint()
    flaps.show_text("Round 12")
    assert flaps.sizeHint().width() > size.width()
    look.set_text_scale(1.6)
    assert flaps.sizeHint().height() > size.height()


def test_a_role_label_follows_the_scale(dressed: Look, qtbot: QtBot) -> None:
    label = RoleLabel(dressed, Role.HEADING, "Rows")
    qtbot.addWidget(label)
    label.show()
    assert 20 == label.fontInfo().pixelSize()
    assert label.fontInfo().bold()
    dressed.set_text_scale(1.5)
    assert 30 == label.fontInfo().pixelSize()
    assert isinstance(label.sizeHint(), QSize)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_picture_of_the_style_sheet_is_there(theme: Theme) -> None:
    paths = re.findall(r'url\("([^"]+)"\)', stylesheet(theme))
    assert len(paths) >= 4
    assert all(not QImage(path).isNull() for path in paths)


def test_the_icon_of_the_application(qapp: QApplication) -> None:
    image = app_icon().pixmap(64, 64).toImage()
    assert 0 == image.pixelColor(0, 0).alpha()
    assert 255 == image.pixelColor(32, 32).alpha()


def test_a_checked_box_looks_checked(dressed: Look, qtbot: QtBot) -> None:
    box = QCheckBox("Reduce motion")
    qtbot.addWidget(box)
    box.show()
    before = box.grab().toImage()
    box.setChecked(True)
    after = box.grab().toImage()
    accent = dressed.theme.accent.rgb()
    count = [int((pixels(image) == accent).sum()) for image in (before, after)]
    assert 0 == count[0]
    assert count[1] > 100


def test_everything_grows_with_a_large_window(look: Look) -> None:
    usual = look.px(100), look.font(Role.BODY).pixelSize()
    look.set_room(room_of(3840, 2160))
    assert 2.5 == look.room
    assert (250, round(2.5 * usual[1])) == (look.px(100), look.font(Role.BODY).pixelSize())
    look.set_room(room_of(1366, 768))
    assert usual == (look.px(100), look.font(Role.BODY).pixelSize())


@pytest.mark.parametrize(("size", "room"), [((1024, 640), 1.0), ((1280, 800), 1.0)])
def test_a_usual_window_has_the_usual_room(size: tuple[int, int], room: float) -> None:
    assert room == room_of(*size)


def test_room_grows_with_the_shorter_side_alone() -> None:
    assert room_of(2560, 1080) == room_of(6000, 1080) < room_of(6000, 1440)


@pytest.mark.parametrize("size", [16, 24])
def test_small_icons_are_the_drawings_made_for_their_size(qapp: QApplication, size: int) -> None:
    drawn = (
        QIcon(str(ICON_FOLDER / f"stowaway-{size}.svg")).pixmap(QSize(size, size), 1.0).toImage()
    )
    assert app_icon().pixmap(QSize(size, size), 1.0).toImage() == drawn


STRANGE = '<b>x</b><img src="/etc/hostname">'


@pytest.fixture
def tips(qapp: QApplication, dressed: Look) -> Iterator[Callable[[], QLabel]]:
    """The label in which Qt shows the tool tip of now."""

    def shown() -> QLabel:
        QTest.qWait(1)
        (tip,) = (each for each in qapp.topLevelWidgets() if each.inherits("QTipLabel"))
        assert isinstance(tip, QLabel)
        return tip

    yield shown
    QToolTip.hideText()
    QTest.qWait(400)


def ask_for_tip(widget: QWidget, place: QPoint) -> None:
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)


def is_plain(label: QLabel) -> bool:
    """Whether a label reads its words as they are: no document was made of them."""
    return label.textFormat() is Qt.TextFormat.PlainText and not any(
        child.inherits("QWidgetTextControl") for child in label.children()
    )


def of_widget() -> tuple[QWidget, QWidget]:
    made = QPushButton("x")
    made.setToolTip(STRANGE)
    return made, made


def of_styled_widget() -> tuple[QWidget, QWidget]:
    made, _ = of_widget()
    made.setStyleSheet("font-size: 20px;")
    return made, made


def of_item() -> tuple[QWidget, QWidget]:
    view = QGraphicsView()
    scene = QGraphicsScene(0, 0, 50, 50, view)
    view.setScene(scene)
    scene.addRect(0, 0, 50, 50).setToolTip(STRANGE)
    return view, view.viewport()


def of_row() -> tuple[QWidget, QWidget]:
    rows = QListWidget()
    row = QListWidgetItem("x", rows)
    row.setToolTip(STRANGE)
    return rows, rows.viewport()


@pytest.mark.parametrize("make", [of_widget, of_styled_widget, of_item, of_row])
def test_a_tip_of_a_stranger_is_plain_text(
    tips: Callable[[], QLabel], make: Callable[[], tuple[QWidget, QWidget]]
) -> None:
    whole, asked = make()
    whole.resize(50, 50)
    whole.show()
    # Qt shows no tip in a window that has not the keyboard.
    whole.activateWindow()
    assert QTest.qWaitForWindowActive(whole)
    place = QPoint(5, 5) if make is of_row else asked.rect().center()
    ask_for_tip(asked, place)
    tip = tips()
    assert tip.text() == STRANGE
    assert is_plain(tip)
    # The label is the same one as long as the pointer goes from tip to tip.
    QToolTip.showText(QPoint(9, 9), "<i>another</i>", whole)
    assert is_plain(tips())


def test_every_label_is_plain_but_for_one_that_says_so(dressed: Look) -> None:
    plain, rich = QLabel(STRANGE), QLabel("<b>7</b>")
    rich.setProperty("role", "rich")
    for label in (plain, rich):
        label.show()
    assert is_plain(plain)
    assert not is_plain(rich)
