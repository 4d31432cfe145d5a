"""Every page for those who do not see it: names, the order of Tab, and what is announced."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QWidget

from tests.ui.shell.conftest import GAME, Driver
from ui.shell.routes import ROUTES
from ui.shell.widgets.basic import Page

PAGES = [
    "lounge",
    f"setup:{GAME}",
    f"practise:{GAME}",
    f"trail:{GAME}",
    f"daily:{GAME}",
    f"trip:{GAME}",
    *ROUTES,
    f"rules:{GAME}",
    "table",
    "result",
]


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    texts: list[str] = []
    original = QAccessible.updateAccessibility

    def note(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            texts.append(event.message())
        original(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    QAccessible.setActive(True)
    yield texts
    QAccessible.setActive(False)


def show(shell: Driver, name: str) -> QWidget:
    """Go to a page as a person does."""
    window = shell.window
    if name in ("table", "result"):
        shell.start()
        if name == "result":
            shell.play_out()
            window.result_opener.show_open()
    elif name.startswith("setup"):
        window.match_opener.set_up(GAME)
    elif name.startswith("practise"):
        window.match_opener.practise()
    elif name.startswith("trail"):
        window.match_opener.open_trail(GAME)
    elif name.startswith("daily"):
        window.match_opener.open_daily(GAME)
    elif name.startswith("trip"):
        window.match_opener.open_trip(GAME)
    elif name.startswith("rules"):
        window.open_rules("")
    else:
        if name in ("shelf", "records") and not shell.app.controller.shelf():
            shell.start()
            shell.play_out()
            window.match_opener.start(GAME, shell.code(), *_solo())
        window.go(name)
    shell.settle()
    assert window.page == name
    if name == "result":
        # The scene before it has the keyboard to itself.
        shell.see_end()
    page: QWidget = window.stack.currentWidget()
    return page


def _solo() -> tuple[object, ...]:
    from tests.ui.shell.conftest import SOLO
    from ui.bridge.controller import SeatSetup

    return ((SeatSetup("Ada", "brick"),), SOLO, False)


def stops(page: QWidget) -> list[QWidget]:
    """What Tab can go to on a page."""
    return [
        widget
        for widget in page.findChildren(QWidget)
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and widget.isVisible()
        and widget.isEnabled()
        and widget.focusProxy() is None
    ]


def _by_arrows(widget: QWidget) -> bool:
    """Whether it is one of several of which Tab goes to the checked one only."""
    if not isinstance(widget, QAbstractButton) or widget.isChecked():
        return False
    group: QButtonGroup | None = widget.group()
    return widget.autoExclusive() or (group is not None and group.exclusive())


def spoken(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_every_control_has_a_name_and_tab_comes_by_it_once(shell: Driver) -> None:
    for name in PAGES:
        page = show(shell, name)
        found = stops(page)
        assert len(found) >= 2, name
        nameless = [
            f"{type(widget).__name__} in {type(widget.parent()).__name__}"
            for widget in found
            if not spoken(widget).strip()
        ]
        assert nameless == [], name
        if name != "table":
            _comes_by(shell, found)


def _comes_by(shell: Driver, wanted: list[QWidget]) -> None:
    # The lists of combo boxes are windows of their own, and may have taken its place.
    shell.window.activateWindow()
    shell.settle()
    wanted[0].setFocus(Qt.FocusReason.TabFocusReason)
    visited: list[QWidget] = []
    for _ in range(len(wanted) * 3):
        focus = QApplication.focusWidget()
        assert focus is not None, [spoken(each) for each in visited]
        if focus in visited:
            break
        visited.append(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    missed = [each for each in wanted if each not in visited and not _by_arrows(each)]
    assert [spoken(each) for each in missed] == []
    assert not [each for each in visited if not each.isVisible()]


def test_a_page_is_announced_when_it_is_shown(shell: Driver, announced: list[str]) -> None:
    for name in ("settings", "records", "about", "notices"):
        page = show(shell, name)
        assert page.title() in announced  # type: ignore[attr-defined]
    announced.clear()
    shell.window.back()
    assert announced[0] == shell.window.stack.currentWidget().title()


def test_a_notice_is_announced(shell: Driver, announced: list[str]) -> None:
    shell.window.notice.say("The disk is full.")
    assert "The disk is full." in announced


def test_each_control_of_a_seat_says_which_it_belongs_to(shell: Driver) -> None:
    shell.window.match_opener.set_up("carry_on")
    shell.settle()
    rows = shell.window.pages["setup:carry_on"].seating.rows
    assert len(rows) > 2
    for number, row in enumerate(rows, 1):
        assert spoken(row) == f"Seat {number}"
        found = [(each, _told(each)) for each in stops(row)]
        assert len(found) >= 5
        assert [words for _, words in found if f"seat {number}" not in words] == []
    # Also once they have other places.
    rows[0].later.click()
    assert "seat 2" in _told(rows[1].kind)


def _told(widget: QWidget) -> str:
    """What a widget is called, by its label where it has one."""
    face = QAccessible.queryAccessibleInterface(widget)
    labels = [one for one, kind in face.relations() if kind == QAccessible.RelationFlag.Label]
    return labels[0].text(QAccessible.Text.Name) if labels else spoken(widget)


def test_one_of_several_choices_is_a_radio_button(shell: Driver) -> None:
    found = 0
    for name in ("practise:" + GAME, f"setup:{GAME}", "settings", "records", "shelf"):
        page = show(shell, name)
        for each in page.findChildren(QAbstractButton):
            group: QButtonGroup | None = each.group()
            if each.isCheckable() and group is not None and group.exclusive():
                role = QAccessible.queryAccessibleInterface(each).role()
                assert role == QAccessible.Role.RadioButton, (name, spoken(each))
                found += 1
    shell.window.match_opener.set_up("wheres_my_luggage")
    shell.settle()
    page = shell.window.stack.currentWidget()
    roles = [
        QAccessible.queryAccessibleInterface(each).role()
        for each in page.findChildren(QAbstractButton)
        if spoken(each).startswith(("Everyone at once", "Turn by turn"))
    ]
    assert roles == [QAccessible.Role.RadioButton] * 2
    assert found > 10


def test_what_leads_back_is_read_without_its_sign(shell: Driver) -> None:
    for name in ("settings", "table"):
        page = show(shell, name)
        assert isinstance(page, Page)
        assert page.back_button.text().startswith("‹")
        assert spoken(page.back_button) in ("Back", "Lounge")
