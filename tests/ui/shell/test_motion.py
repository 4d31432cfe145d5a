"""Movement in the whole app: the system's wish is obeyed, and the score pad fills."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtTest import QTest

from engine.store import Settings, places
from tests.ui.shell.conftest import comes
from ui.app import App
from ui.bridge.controller import SeatSetup
from ui.bridge.preferences import Speed
from ui.look.wish import MotionWish, Tell
from ui.shell.instance import Instance
from ui.shell.result.win_animation import VOLLEY_MS, VOLLEYS


@pytest.fixture
def tells() -> list[Tell]:
    return []


@pytest.fixture
def app(qapp: Any, tells: list[Tell]) -> Iterator[App]:
    def system(keeper: QObject, tell: Tell) -> None:
        tells.append(tell)

    where = places()
    instance = Instance(where.lock)
    made = App(qapp, where, instance, MotionWish([system]))
    yield made
    made.shut()
    instance.release()
    made.window.deleteLater()


def test_the_systems_wish_is_asked_after_the_first_paint_and_obeyed(
    app: App, tells: list[Tell]
) -> None:
    def speed() -> Speed:
        return app.preferences.speed

    assert not tells
    assert speed() is Speed.NORMAL
    app.begin()
    assert len(tells) == 1
    tells[0](True)
    assert speed() is Speed.OFF
    tells[0](False)
    assert speed() is Speed.NORMAL
    app.settings.set("motion.speed", "slow")
    assert speed() is Speed.SLOW
    tells[0](True)
    assert speed() is Speed.OFF
    app.settings.set("motion.reduce", "no")
    assert speed() is Speed.SLOW
    app.settings.set("motion.reduce", "yes")
    tells[0](False)
    assert speed() is Speed.OFF


def test_every_speed_of_the_settings_is_one(app: App) -> None:
    factors = []
    for speed in ("off", "fast", "normal", "slow"):
        app.settings.set("motion.speed", speed)
        factors.append(app.preferences.factor)
    assert factors[0] == 0
    assert sorted(set(factors)) == factors


@pytest.mark.parametrize("where", ["heading", "bar", "tag", "esc"])
def test_a_press_beside_the_table_skips_what_moves_on_it(driver: Any, where: str) -> None:
    driver.open()
    driver.app.settings.set("motion.speed", "slow")
    if where == "tag":
        driver.window.match_opener.learn("pack_the_essentials")
    else:
        driver.start()
    page = driver.window.pages["table"]
    page.table.motion.catch_up()
    if where == "tag":
        # Soon after a step came, its tag takes no press at all.
        QTest.qWait(450)
    seat = driver.bridge.person_to_act()
    assert driver.bridge.submit(seat, [next(iter(driver.bridge.legal(seat)))]) is None
    assert page.table.motion.busy
    if where == "esc":
        QTest.keyClick(page.rules_button, Qt.Key.Key_Escape)
        assert not page.table.prompt.leave_pending, "it was for what moved"
    else:
        target = (
            page if where == "bar" else page.heading if where == "heading" else page.overlay.tag
        )
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not page.table.motion.busy
    driver.close()


@pytest.mark.parametrize("where", ["more", "seats"])
def test_esc_closes_a_menu_also_while_something_moves(driver: Any, where: str) -> None:
    driver.open()
    driver.app.settings.set("motion.speed", "slow")
    driver.start()
    page = driver.window.pages["table"]
    page.table.motion.catch_up()
    seat = driver.bridge.person_to_act()
    assert driver.bridge.submit(seat, [next(iter(driver.bridge.legal(seat)))]) is None
    button = page.seats_button if where == "seats" else page.table.action_buttons.more_button
    menu = button.menu()
    menu.popup(page.mapToGlobal(QPoint(40, 40)))
    assert menu.isVisible()
    assert page.table.motion.busy
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert not menu.isVisible()
    assert page.table.motion.busy, "it was for the menu alone"
    driver.close()


@pytest.mark.parametrize("waiting", [True, False])
def test_the_score_pad_fills_once_and_any_key_skips_it(driver: Any, *, waiting: bool) -> None:
    driver.open()
    driver.start()
    driver.play_out()
    Settings(places().settings).set("motion.speed", "slow")
    driver.app.settings.set("motion.speed", "slow")
    # What was readied while the table was shown is gone.
    driver.window.go("lounge")
    driver.window.result_opener.show_open()
    page = driver.window.pages["result"]

    def hidden() -> list[str]:
        return [line for (line, _), cell in page.pad.cells.items() if cell.isHidden()]

    if waiting:
        driver.settle()
        assert page.motion.busy
        assert "total" in hidden()
    else:
        # The key is there before the page is whole.
        assert page.pad is None
    bridge = driver.bridge
    driver.press(Qt.Key.Key_Return, page.next_button)
    assert not hidden()
    assert not page.motion.busy
    # And did nothing else.
    assert driver.window.page == "result"
    assert driver.bridge is bridge
    driver.window.show_page("lounge")
    driver.window.show_page("result")
    assert not page.motion.busy
    driver.close()


@pytest.mark.parametrize("speed", ["slow", "off"])
def test_a_win_is_celebrated_until_any_press(driver: Any, speed: str) -> None:
    """After the pad has filled, in the winner's colour; never without movement."""
    driver.open()
    driver.start(SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
    driver.play_out()
    driver.app.settings.set("motion.speed", speed)
    driver.window.go("lounge")
    driver.window.result_opener.show_open()
    win_animation = driver.window.pages["result"].win_animation
    driver.settle()
    if speed == "off":
        assert not win_animation.isVisible()
    else:
        assert comes(win_animation.isVisible)
        assert VOLLEYS * VOLLEY_MS * driver.app.preferences.factor <= 2500
        winner = driver.bridge.result.ranking[0][0]
        assert win_animation._colour == driver.bridge.players[winner].colour
        bridge = driver.bridge
        driver.press(Qt.Key.Key_Return, driver.window.pages["result"].next_button)
        assert not win_animation.isVisible()
        assert driver.bridge is bridge, "it did nothing else"
    driver.close()
