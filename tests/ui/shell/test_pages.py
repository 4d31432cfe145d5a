"""The window's pages: where they lead, by keyboard alone, and that nothing is clipped."""

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF, QKeySequence, QTextCursor, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from engine.store import Settings, places
from engine.store.settings import SETTINGS
from tests.tiers import by_turns
from tests.ui.shell.conftest import comes
from ui.bridge.controller import SeatSetup
from ui.bridge.preferences import TablePreferences
from ui.look.style import Look
from ui.shell import language
from ui.shell.routes import ROUTES
from ui.shell.settings.page import NUMBER_SETTLED_MS, Percent
from ui.shell.widgets.basic import DOT_SEPARATOR, Columns, ElidedLabel, PaperCard, Scroll, WidePage
from ui.shell.widgets.two_columns import Beside

GAME = "pack_the_essentials"
PAGES = (
    "lounge",
    "setup",
    "practise",
    "trail",
    "daily",
    "trip",
    *ROUTES,
    "mistakes",
    "rules",
    "table",
    "result",
)


@pytest.fixture(autouse=True)
def _played_last(driver: Any) -> None:
    """The lounge and the rules begin with the game that was played last."""
    Settings(places().settings).set("setup.last", GAME)


def show(shell: Any, page: str) -> QWidget:
    if page == "setup":
        shell.window.match_opener.set_up(GAME)
    elif page == "trip":
        shell.window.match_opener.open_trip(GAME)
    elif page == "table":
        shell.start(SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
        shell.act(9)
    elif page == "result":
        shell.start(SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
        shell.play_out()
        shell.window.result_opener.show_open()
    elif page != "lounge":
        if page in ("shelf", "records") and not shell.app.controller.shelf():
            shell.start()
            shell.play_out()
            shell.start()
        shell.window.go(page)
    shell.settle()
    if page == "result":
        shell.see_end()
    widget = shell.window.stack.currentWidget()
    assert isinstance(widget, QWidget)
    return widget


def shown(page: QWidget, kind: type[Any]) -> Iterator[Any]:
    return (w for w in page.findChildren(kind) if w.isVisible())


def test_the_lounge_leads_everywhere_and_escape_leads_back(shell: Any) -> None:
    lounge = shell.window.lounge
    buttons = {button.text().replace("&", ""): button for button in shown(lounge, QPushButton)}
    for words, page in (
        ("New match", f"setup:{GAME}"),
        ("Practise", f"practise:{GAME}"),
        ("Trail", f"trail:{GAME}"),
        ("Daily suitcase", f"daily:{GAME}"),
        ("Saved matches", "shelf"),
        ("Records", "records"),
        ("Rules", f"rules:{GAME}"),
        ("Settings", "settings"),
        ("About", "about"),
    ):
        buttons[words].click()
        shell.settle()
        assert page == shell.window.page
        assert shell.window.focusWidget() is not None
        shell.press(Qt.Key.Key_Escape)
        assert shell.window.page == "lounge"


def test_a_suitcase_opens_its_game_by_click_and_by_key(shell: Any) -> None:
    carousel = shell.window.lounge.carousel
    number = list(shell.window.specs).index(GAME)
    middle = carousel.case_rect(number).center().toPoint()
    QTest.mouseClick(carousel, Qt.MouseButton.LeftButton, pos=middle)
    assert f"setup:{GAME}" == shell.window.page
    shell.press(Qt.Key.Key_Escape)
    carousel.setFocus()
    shell.press(Qt.Key.Key_Space)
    assert f"setup:{GAME}" == shell.window.page


def test_every_page_is_used_by_keyboard_alone_and_escape_leads_home(shell: Any) -> None:
    for page in PAGES:
        widget = show(shell, page)
        assert [] == _missed_by_tab(shell, widget), page
        assert [] == _nameless(widget), page
        # Once more where the way leads over the table: Esc asks there.
        for _ in range(3):
            if shell.window.page != "lounge":
                shell.press(Qt.Key.Key_Escape)
        assert shell.window.page == "lounge", page


def _missed_by_tab(shell: Any, widget: QWidget) -> list[str]:
    """What can be pressed, and the Tab key never comes to."""
    wanted = {b for b in shown(widget, QAbstractButton) if b.isEnabled() and b.focusPolicy()}
    # Of cards that exclude each other one has the tab stop; arrows lead to the others.
    wanted -= {b for b in wanted if b.autoExclusive() or b.isCheckable()}
    visited = set()
    for _ in range(120):
        QTest.keyClick(shell.window.focusWidget() or widget, Qt.Key.Key_Tab)
        visited.add(shell.window.focusWidget())
    return [f"{b.text()} {b.accessibleName()}" for b in wanted - visited]


def _nameless(widget: QWidget) -> list[str]:
    """What can have the focus and has no name."""
    nameless = []
    for child in shown(widget, QWidget):
        takes = child.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not takes or isinstance(child, QScrollArea) or child.focusProxy() is not None:
            continue
        face = QAccessible.queryAccessibleInterface(child)
        if not face.text(QAccessible.Text.Name):
            nameless.append(f"{type(child).__name__} {child.objectName()}")
    return nameless


@pytest.fixture
def spoken(request: pytest.FixtureRequest, shell: Any, tmp_path: Path) -> Iterator[str]:
    """The app in a language."""
    shell.app.controller.remember("look.language", request.param)
    shell.settle()
    yield request.param
    language.speak(shell.application, "en", tmp_path)


@pytest.mark.parametrize("spoken", ["en", "de"], indirect=True)
def test_each_letter_leads_to_one_thing(shell: Any, spoken: str) -> None:
    assert (spoken == "de") == (
        "schließen" in shell.window.notice.close_button.text().replace("&", "").lower()
    )
    for page in PAGES:
        widget = show(shell, page)
        shell.window.notice.say("Something happened.")
        letters = _letters(shell, widget)
        twice = {key: texts for key, texts in letters.items() if len(texts) > 1}
        assert {} == twice, f"{page} in {spoken}; these letters are taken: {sorted(letters)}"


def _letters(shell: Any, widget: QWidget) -> dict[str, list[str]]:
    """What each letter leads to."""
    letters: dict[str, list[str]] = {}
    for child in (*shown(widget, QAbstractButton), *shown(widget, QLabel)):
        plain = isinstance(child, QLabel) and child.buddy() is None
        key = QKeySequence.mnemonic("" if plain else child.text()).toString()
        if key:
            letters.setdefault(key, []).append(child.text())
    away = shell.window.notice.close_button.text()
    letters.setdefault(QKeySequence.mnemonic(away).toString(), []).append(away)
    return letters


# An app each: to dress all pages anew takes longer than to make one.
@pytest.mark.parametrize("page", by_turns(PAGES, at_once=5))
def test_nothing_is_clipped_or_overlaps(shell: Any, page: str) -> None:
    widget = show(shell, page)
    for size, scale in (((1024, 640), 100), ((1024, 640), 160), ((1280, 800), 100)):
        shell.app.controller.remember("look.text_size", scale)
        shell.window.resize(*size)
        shell.settle()
        assert shell.window.width() == size[0]
        assert widget is shell.window.stack.currentWidget()
        # A busy machine may need some turns more for a new layout.
        comes(lambda: not _all_troubles(widget))
        assert [] == _all_troubles(widget), (size, scale)


def _all_troubles(page: QWidget) -> list[str]:
    found = []
    for child in (*shown(page, QAbstractButton), *shown(page, QLabel)):
        if child.text() and child.parentWidget() is not None and not _is_a_tables(child):
            found += _troubles(child, page)
    return found


def _is_a_tables(child: QWidget) -> bool:
    walk: QWidget | None = child
    while walk is not None:
        if type(walk).__module__.startswith("ui.tables"):
            return True
        walk = walk.parentWidget()
    return False


def _troubles(child: Any, page: QWidget) -> list[str]:
    name = f"{type(child).__name__} {child.text()[:30]!r}"
    found = []
    needed = child.minimumSizeHint()
    if isinstance(child, QLabel) and child.wordWrap():
        if child.heightForWidth(child.width()) > child.height() + 1:
            found.append(f"{name} is too low")
    elif child.width() < needed.width() - 1 or child.height() < needed.height() - 1:
        found.append(f"{name} is smaller than it needs")
    walk = child.parentWidget()
    box = QRect(child.mapTo(page, QPoint()), child.size())
    while walk is not None and walk is not page:
        if isinstance(walk, QAbstractScrollArea):
            inner = QRect(walk.mapTo(page, QPoint()), walk.size())
            if box.left() < inner.left() or box.right() > inner.right():
                found.append(f"{name} sticks out sideways")
            return found
        walk = walk.parentWidget()
    if not page.rect().contains(box):
        found.append(f"{name} sticks out of the page")
    return found


def test_function_keys_open_the_rules_and_fill_the_screen(shell: Any) -> None:
    shell.press(Qt.Key.Key_F1)
    assert f"rules:{GAME}" == shell.window.page
    shell.press(Qt.Key.Key_F11)
    assert shell.window.isFullScreen()
    shell.press(Qt.Key.Key_F11)
    assert not shell.window.isFullScreen()
    QTest.keyClick(shell.window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    assert not shell.window.isVisible()


def test_the_window_opens_where_and_as_large_as_it_was(driver: Any) -> None:
    driver.open()
    driver.window.resize(1111, 700)
    driver.settle()
    driver.close()
    driver.open()
    assert (1111, 700) == (driver.window.width(), driver.window.height())
    driver.close()


def test_a_window_on_a_screen_that_is_gone_comes_back(driver: Any) -> None:
    driver.open()
    for key, value in (("x", 30_000), ("y", 30_000), ("width", 1100), ("height", 700)):
        driver.app.controller.remember(f"window.{key}", value)
    driver.app.window.placement.keeping.stop()
    driver.window.hide()
    driver.close()
    driver.open()
    assert driver.window.x() < 5000
    driver.close()


def test_a_theme_and_a_text_size_hold_at_once_and_are_kept(driver: Any) -> None:
    driver.open()
    driver.window.go("settings")
    page = driver.window.pages["settings"]
    theme = page.editors["look.theme"]
    theme.setCurrentIndex(theme.findData("night"))
    slider = page.editors["look.text_size"]
    for value in (110, 115, 120):
        slider.setValue(value)
    assert slider.parent().value.text() == "120%", "the number is told at once"
    assert driver.app.look.text_scale == pytest.approx(1.0), "the window once, and then"
    for _ in range(20):
        if driver.app.look.text_scale == pytest.approx(1.0):
            QTest.qWait(NUMBER_SETTLED_MS)
    assert driver.app.look.theme.dark
    assert driver.app.look.text_scale == pytest.approx(1.2)
    driver.close()
    driver.open()
    assert driver.app.look.theme.dark
    assert driver.app.look.text_scale == pytest.approx(1.2)
    driver.close()


def test_a_size_that_is_dragged_holds_once_it_is_let_go(qtbot: QtBot) -> None:
    """Else all grows while the slider is held, which moves away below the pointer."""
    percent, told = Percent(Look(), 80, 160), list[int]()
    qtbot.addWidget(percent)
    percent._later.setInterval(0)
    percent.settled.connect(told.append)
    percent.slider.setValue(100)
    qtbot.waitUntil(lambda: told == [100])
    percent.show()
    slider, button, at = percent.slider, Qt.MouseButton.LeftButton, QPoint()
    for share in (0.3, 0.75, 1.0):
        at = QPoint(round(share * slider.width()), slider.height() // 2)
        if share < 0.5:
            QTest.mousePress(slider, button, pos=at)
        QTest.mouseMove(slider, at)
        QTest.qWait(5)
        assert not percent._later.isActive(), "and yet"
        assert percent.value.text() == f"{slider.value()}%"
        assert told == [100]
    QTest.mouseRelease(slider, button, pos=at)
    assert told == [100, 160]
    # By a key, as soon as it rests; of a page that is left while it is held, at once.
    QTest.keyClick(slider, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: told == [100, 160, 155])
    QTest.mousePress(slider, button, pos=at)
    percent.settle()
    assert told == [100, 160, 155, 160]
    QTest.keyClick(slider, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: told[4:] == [155])


def test_each_setting_of_tables_is_the_preference_that_it_names(shell: Any) -> None:
    names = [each.name for each in fields(TablePreferences)]
    keys = [each.key for each in SETTINGS if each.key.startswith("hands.")]
    assert sorted(f"hands.{name}" for name in names) == sorted(keys)
    preferences = shell.app.preferences
    for name in names:
        before = preferences.hands
        on = not getattr(before, name)
        shell.app.controller.remember(f"hands.{name}", on)
        assert preferences.hands == replace(before, **{name: on})


def test_what_was_set_up_is_chosen_again_after_a_restart_and_in_another_language(
    driver: Any,
) -> None:
    game = "wheres_my_luggage"

    def options() -> Any:
        driver.window.match_opener.set_up(game)
        return driver.window.pages[f"setup:{game}"].options

    driver.open()
    options().set_values({"tempo": 50, "form": "timed"})
    driver.app.controller.remember("look.language", "de")
    driver.settle()
    assert options().values()["tempo"] == 50
    options().set_values({"tempo": 125})
    driver.close()
    driver.open()
    assert options().values()["tempo"] == 125
    driver.window.go("lounge")
    driver.app.controller.remember(f"options.{game}", ("tempo=1e999", "form=[]", "steps=7", "x"))
    driver.app.controller.remember("look.language", "en")
    driver.settle()
    assert options().values()["tempo"] == 75, "as a first match is proposed"
    driver.close()


def test_wl_32_gates_only_stay_proposed_to_several_where_one_has_played_alone(driver: Any) -> None:
    game = "wheres_my_luggage"

    def hands(*persons: str) -> Any:
        """Open the page for persons who sat at another game's table last."""
        driver.open()
        controller = driver.app.controller
        controller.remember("setup.last", GAME)
        controller.remember("setup.names", persons)
        controller.remember("setup.colours", ("plum", "moss")[: len(persons)])
        controller.remember("setup.players", ("person",) * len(persons))
        driver.window.match_opener.set_up(game)
        return driver.window.pages[f"setup:{game}"].options.fields["hands"]

    def leave() -> None:
        driver.window.go("lounge")
        driver.close()

    assert hands("Ada").value == "both"
    leave()
    together = hands("Ada", "Ben")
    assert together.value == "gates"
    together.choose("mouse")
    leave()
    assert hands("Ada").value == "both"
    leave()
    assert hands("Ada", "Ben").value == "mouse", "what was chosen stands"
    driver.close()


def test_a_page_opens_at_its_top_unless_one_comes_back_to_it(shell: Any) -> None:
    window = shell.window
    shell.resize(1024, 640)
    window.match_opener.set_up(GAME)
    page = window.pages[window.page]
    bar = page.scroller.verticalScrollBar()
    shell.settle()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    window.open_rules("")
    window.back()
    assert bar.value() == bar.maximum(), "back from a detour"
    window.go("lounge")
    window.match_opener.set_up(GAME)
    assert bar.value() == 0


def test_the_contents_follow_what_is_read(shell: Any) -> None:
    page: Any = show(shell, "rules")
    shell.settle()
    bar, contents = page.browser.verticalScrollBar(), page.contents
    rows = []
    for share in (0.0, 0.4, 0.8):
        bar.setValue(round(bar.maximum() * share))
        rows.append(contents.currentRow())
    assert rows == sorted(set(rows))
    contents.setCurrentRow(contents.count() - 1)
    assert contents.currentRow() == contents.count() - 1, "where there is no more to scroll, too"
    shell.window.go("lounge")
    show(shell, "rules")
    assert (bar.value(), contents.currentRow()) == (0, 0)


def test_reset_puts_all_settings_back(shell: Any) -> None:
    shell.app.controller.remember("look.theme", "night")
    shell.window.go("settings")
    page = shell.window.pages["settings"]
    page._reset()
    assert not shell.app.look.theme.dark
    assert page.editors["look.theme"].currentData() == "system"


def test_what_is_set_stands_below_each_other_in_all_cards(shell: Any) -> None:
    shell.app.look.set_text_scale(1.6)
    shell.window.go("settings")
    page = shell.window.pages["settings"]
    shell.settle()
    labelled = [label.buddy() for label in page._labels]
    assert len(labelled) > 4

    def left(widget: QWidget) -> int:
        card = widget.parentWidget()
        while not isinstance(card, PaperCard):
            assert card is not None
            card = card.parentWidget()
        return widget.mapTo(card, QPoint()).x()

    assert len({left(editor) for editor in labelled}) == 1


def test_the_rules_open_at_each_rule_of_the_game(shell: Any) -> None:
    shell.window.open_rules("")
    page = shell.window.pages[f"rules:{GAME}"]
    numbers = [*range(1, 9), *range(10, 22), *range(30, 35), *range(40, 47)]
    missing = [number for number in numbers if not page.open_at(f"PE-{number}")]
    assert [] == missing
    assert not page.open_at("PE-99")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)])
def test_a_rule_is_shown_with_the_heading_above_it(shell: Any, size: tuple[int, int]) -> None:
    shell.window.resize(*size)
    shell.window.open_rules("")
    page = shell.window.pages[f"rules:{GAME}"]
    shell.settle()
    for rule in ("PE-16", "PE-21", "PE-15"):
        assert page.open_at(rule)
        mark, _ = page.browser.extraSelections()
        head = QTextCursor(page.browser.document())
        head.setPosition(page.contents.currentItem().data(Qt.ItemDataRole.UserRole))
        assert head.block().blockFormat().headingLevel() > 1
        room = page.browser.viewport().rect()
        for place in (head, mark.cursor):
            assert room.contains(page.browser.cursorRect(place)), (rule, place.block().text())


def test_a_rule_far_from_its_heading_is_in_sight_all_the_same(shell: Any) -> None:
    shell.window.open_rules("")
    page = shell.window.pages[f"rules:{GAME}"]
    page.browser.setFixedHeight(90)
    shell.settle()
    assert page.open_at("PE-18")
    mark, _ = page.browser.extraSelections()
    block = page.browser.cursorRect(QTextCursor(mark.cursor.block()))
    assert 0 <= block.top() <= page.look.px(16)


def test_the_contents_lead_to_the_sections(shell: Any) -> None:
    shell.window.open_rules("")
    page = shell.window.pages[f"rules:{GAME}"]
    bar = page.browser.verticalScrollBar()
    assert bar.value() == 0
    places = []
    for row in range(1, 6):
        page.contents.setCurrentRow(row)
        places.append(bar.value())
    assert sorted(set(places)) == places


def test_a_table_among_the_rules_stands_apart_and_has_its_words_in_its_cells_middle(
    shell: Any,
) -> None:
    shell.window.open_rules("")
    document = shell.window.pages[f"rules:{GAME}"].browser.document()
    tables = [each for each in document.rootFrame().childFrames() if isinstance(each, QTextTable)]
    assert tables
    for table in tables:
        form = table.format().toTableFormat()
        assert form.topMargin() > 0
        assert form.bottomMargin() > 0
        cell = table.cellAt(1, 0).firstCursorPosition().block()
        high = document.documentLayout().blockBoundingRect(cell).height()
        assert high == pytest.approx(QFontMetricsF(document.defaultFont()).height(), abs=1)


def test_another_theme_leaves_the_rules_where_they_were(shell: Any) -> None:
    shell.window.open_rules("")
    page = shell.window.pages[f"rules:{GAME}"]
    bar = page.browser.verticalScrollBar()
    page.contents.setCurrentRow(4)
    before = bar.value()
    assert before > 0
    shell.app.controller.remember("look.theme", "night")
    shell.settle()
    assert 4 == page.contents.currentRow()
    assert before == pytest.approx(bar.value(), abs=2)


def test_a_table_that_asks_for_a_rule_opens_it_and_back_is_the_table(shell: Any) -> None:
    shell.start()
    shell.window.pages["table"].rules_wanted.emit("PE-16")
    page = shell.window.pages[f"rules:{GAME}"]
    assert f"rules:{GAME}" == shell.window.page
    number, sentence = page.browser.extraSelections()
    assert "PE-16" == number.cursor.selectedText()
    said = sentence.cursor.selectedText()
    paragraph = number.cursor.block().text()
    assert len(said) > 40
    assert paragraph.startswith(said)
    assert "PE-" not in said
    shell.press(Qt.Key.Key_Escape)
    assert shell.window.page == "table"


@pytest.mark.parametrize(
    "name",
    ["lounge", "shelf", "records", "settings", "about", "setup", "practise", "trail", "mistakes"],
)
def test_f1_opens_the_rules_from_every_page_and_back_is_that_page(shell: Any, name: str) -> None:
    if name == "setup":
        shell.window.match_opener.set_up(GAME)
    else:
        shell.window.go(name)
    shell.settle()
    was = shell.window.page
    shell.press(Qt.Key.Key_F1)
    assert f"rules:{GAME}" == shell.window.page
    page = shell.window.pages[f"rules:{GAME}"]
    assert not page.match_button.isVisible()
    shell.press(Qt.Key.Key_F1)
    shell.press(Qt.Key.Key_Escape)
    assert was == shell.window.page


def test_f1_opens_the_rules_with_a_tile_in_the_hand_and_leaves_it_there(shell: Any) -> None:
    shell.start()
    table = shell.window.pages["table"].table
    while not table.scene.lying() or table.state.draft is None:
        shell.act()
    table.scene.take(table.scene.lying()[0][0])
    assert table.scene.hand.dragged is not None
    shell.press(Qt.Key.Key_F1)
    assert f"rules:{GAME}" == shell.window.page
    page = shell.window.pages[f"rules:{GAME}"]
    QTest.mouseClick(page.match_button, Qt.MouseButton.LeftButton)
    shell.settle()
    assert shell.window.page == "table"
    assert table.scene.hand.dragged is not None


def test_rules_opened_at_a_table_lead_back_to_it_first(shell: Any) -> None:
    shell.start()
    shell.press(Qt.Key.Key_F1)
    page = shell.window.pages[f"rules:{GAME}"]
    assert page.match_button.isVisible()
    assert page.learn_button.isVisible()
    shell.window.go("lounge")
    shell.press(Qt.Key.Key_F1)
    assert not page.match_button.isVisible()
    shell.window.match_opener.learn(GAME)
    shell.press(Qt.Key.Key_F1)
    assert page.match_button.isVisible()
    assert not page.learn_button.isVisible()
    shell.press(Qt.Key.Key_Escape)
    assert shell.window.page == "table"


def test_the_page_about_the_program_is_reached_from_any_rules(shell: Any) -> None:
    shell.window.open_rules("")
    rules = shell.window.pages[f"rules:{GAME}"]
    rules.games_box.activated.emit(rules.games_box.findData("playing"))
    assert shell.window.page == "rules:playing"
    page = shell.window.pages["rules:playing"]
    assert "Every move is saved at once" in page.browser.toPlainText()
    assert not page.learn_button.isVisible()
    page.games_box.activated.emit(page.games_box.findData(GAME))
    assert f"rules:{GAME}" == shell.window.page


def test_the_page_about_the_program_leads_back_to_the_table(shell: Any) -> None:
    shell.start()
    shell.press(Qt.Key.Key_F1)
    rules = shell.window.pages[f"rules:{GAME}"]
    QTest.mouseClick(rules.program_button, Qt.MouseButton.LeftButton)
    assert shell.window.page == "rules:playing"
    assert shell.window.pages["rules:playing"].match_button.isVisible()
    shell.press(Qt.Key.Key_Escape)
    assert shell.window.page == "table"


def test_the_numbers_of_rules_are_small_and_grey(shell: Any) -> None:
    shell.window.open_rules("")
    page = shell.window.pages[f"rules:{GAME}"]
    assert page.open_at("PE-16")
    number, _ = page.browser.extraSelections()
    face = number.cursor.charFormat()
    plain = QTextCursor(number.cursor.block())
    plain.movePosition(QTextCursor.MoveOperation.NextCharacter)
    assert face.foreground().color() == page.look.theme.muted
    assert face.font().pixelSize() < plain.charFormat().font().pixelSize()


def test_f1_opens_the_rules_at_the_result(shell: Any) -> None:
    shell.start()
    shell.play_out()
    shell.window.result_opener.show(shell.bridge)
    shell.settle()
    shell.see_end()
    shell.press(Qt.Key.Key_F1)
    assert f"rules:{GAME}" == shell.window.page
    shell.press(Qt.Key.Key_Escape)
    assert shell.window.page == "result"


def test_smaller_text_takes_its_room_back(shell: Any) -> None:
    shell.window.resize(1280, 800)
    show(shell, "settings")
    slider = shell.window.pages["settings"].editors["look.text_size"]
    usual = slider.minimumWidth()
    for scale in (160, 80, 100):
        shell.app.controller.remember("look.text_size", scale)
        shell.settle()
    assert usual == slider.minimumWidth()


def test_the_rules_of_every_game_are_one_choice_away(shell: Any) -> None:
    window = shell.window
    window.go("rules")
    for game in map(str, window.specs):
        box = window.pages[window.page].games_box
        assert box.isVisible()
        box.activated.emit(box.findData(game))
        assert window.page == f"rules:{game}"
        assert window.pages[window.page].games_box.currentData() == game
    window.back()
    assert window.page == "lounge"


def test_at_a_table_only_its_own_rules_are_offered(shell: Any) -> None:
    shell.start()
    shell.window.go("rules")
    assert not shell.window.pages[shell.window.page].games_box.isVisible()


def test_a_card_of_a_page_has_the_height_that_its_words_need(qtbot: QtBot) -> None:
    """Words that come to need more lines make their card higher, and leave it at the top."""
    page = WidePage(Look(), wide=400)
    qtbot.addWidget(page)
    left, right = PaperCard(page.look, "Left"), PaperCard(page.look, "Right")
    words = QLabel("Short.")
    words.setWordWrap(True)
    right.column.addWidget(words)
    page.lay((left,), right, (QWidget(), QWidget()))
    page.resize(700, 500)
    page.show()
    words.setText("This says a lot more than what was said before it. " * 6)
    qtbot.waitUntil(lambda: words.height() >= words.heightForWidth(words.width()) > 60)
    assert right.y() == left.y()


def test_flush_columns_end_at_one_line(qtbot: QtBot) -> None:
    """A short column's last card goes on to where the longer one ends."""
    columns = Columns(Look(), 200, flush=True)
    qtbot.addWidget(columns)
    cards = [PaperCard(Look()) for _ in range(3)]
    for card, lines in zip(cards, (1, 2, 5), strict=True):
        for _ in range(lines):
            card.column.addWidget(QLabel("Words"))
        columns.add(card)
    columns.resize(600, columns.sizeHint().height())
    columns.show()
    qtbot.waitUntil(lambda: cards[1].x() > cards[0].x())
    assert {cards[0].x(), cards[1].x()} == {card.x() for card in cards}
    assert cards[1].geometry().bottom() == cards[2].geometry().bottom()
    assert cards[1].height() > cards[1].sizeHint().height()


def test_no_line_ends_in_a_dot_between_two_parts(qtbot: QtBot) -> None:
    label = ElidedLabel(
        Look(),
        f"A match{DOT_SEPARATOR}of two parts\n"
        f"Ada, Grace{DOT_SEPARATOR}today at noon{DOT_SEPARATOR}PE-1",
    )
    qtbot.addWidget(label)
    label.show()
    heights = []
    for wide in range(label.fontMetrics().horizontalAdvance("A match of"), 500, 7):
        label.resize(wide, 300)
        lines = label.text().split("\n")
        assert not any(line.strip() != line.strip(f" {DOT_SEPARATOR}") for line in lines), lines
        assert DOT_SEPARATOR.join(label.whole.split("\n")) == DOT_SEPARATOR.join(lines)
        heights.append(label.heightForWidth(wide))
    assert label.text() == label.whole
    assert heights == sorted(heights, reverse=True)
    assert heights[0] >= 2 * heights[-1] - 2


def test_what_stands_below_is_indented_and_beside_it_is_not(qtbot: QtBot) -> None:
    first, second = QWidget(), QWidget()
    rows = QHBoxLayout(first), QHBoxLayout(second)
    for row, wide in zip(rows, (120, 100), strict=True):
        inner = QLabel("Words")
        inner.setFixedWidth(wide)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(inner)
    # A window would not become narrower than both of them.
    page = QWidget()
    qtbot.addWidget(page)
    beside = Beside(first, second)
    beside.setParent(page)
    beside.set_indent(30)
    beside.resize(200, 100)
    page.show()
    assert beside.stacked
    assert rows[1].contentsMargins().left() == 30
    assert beside.minimumSizeHint().width() == 130
    beside.resize(230, 100)
    assert not beside.stacked
    assert rows[1].contentsMargins().left() == 0


def test_a_page_says_at_its_fold_that_more_lies_below(qtbot: QtBot) -> None:
    look, body = Look(), QWidget()
    column = QHBoxLayout(body)
    filling = QWidget()
    column.addWidget(filling)
    page = Scroll(look, body)
    qtbot.addWidget(page)
    page.resize(400, 300)
    page.show()
    filling.setFixedHeight(200)
    QTest.qWait(1)
    assert not page.fold.isVisible()
    filling.setFixedHeight(500)
    QTest.qWait(1)
    assert page.fold.isVisible()
    assert page.fold.geometry().bottom() == page.viewport().geometry().bottom()
    # The arrow stands in the margin, where nothing can be read, and is seen.
    fold = page.fold.grab().toImage()
    seen = [x for x in range(fold.width()) if fold.pixelColor(x, 15) != fold.pixelColor(20, 15)]
    assert seen, "an arrow"
    assert min(seen) > filling.mapTo(page, filling.rect().bottomRight()).x()
    assert page.fold.arrow().width() > 16, "where the margin is narrow it lies on the bar, too"
    # The shade is seen: what lies under it is light.
    body.setStyleSheet("background: white")
    row = page.grab().toImage().copy(page.fold.geometry())
    assert row.pixelColor(2, row.height() - 1).lightness() < 235
    bar = page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert not page.fold.isVisible()
    bar.setValue(0)
    page.resize(400, 700)
    QTest.qWait(1)
    assert not page.fold.isVisible()


def test_set_up_leads_to_the_rules_of_its_own_game(shell: Any) -> None:
    """Whatever was played last, and whichever suitcase stands in front."""
    shell.window.match_opener.set_up("cargo_hold")
    shell.settle()
    shell.press(Qt.Key.Key_F1)
    assert shell.window.page == "rules:cargo_hold"
