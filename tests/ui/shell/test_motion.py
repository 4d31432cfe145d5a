"""Movement in the whole app: the system's wish is obeyed, and the score pad fills."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.core import Level, Rng
from engine.store import places
from engine.store.achievements import Achieved
from tests.ui.shell.conftest import comes
from ui.app import App
from ui.bridge.controller import SeatSetup
from ui.bridge.preferences import Speed
from ui.kit.finale import Finale
from ui.kit.stickers import stickers
from ui.look import text
from ui.look.wish import MotionWish, Tell
from ui.shell.instance import Instance
from ui.shell.result.final_scene import DEAF_MS, QUIET_MS, SCENE_MS


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


def ended(driver: Any, speed: str, *seat_setups: SeatSetup) -> Any:
    """The result page of a match that has just ended, with its scene before its first moment."""
    driver.open()
    driver.app.settings.set("motion.speed", speed)
    driver.start(*seat_setups)
    driver.play_out()
    driver.window.pages["table"].result_button.click()
    driver.settle()
    # It may have come by itself before that.
    driver.window.result_opener.show_open()
    driver.settle()
    return driver.window.pages["result"]


def key(scene: QWidget, code: Qt.Key, *, again: bool = False) -> None:
    """A key goes down, or is held."""
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(scene, QKeyEvent(QEvent.Type.KeyPress, code, none, "", again))


@pytest.mark.parametrize("speed", ["slow", "off"])
def test_the_end_of_a_match_is_seen_until_a_press_that_was_made_for_it(
    driver: Any, speed: str
) -> None:
    page = ended(driver, speed, SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
    scene, bridge = page.scene, driver.bridge
    assert scene.is_playing
    assert scene.geometry() == page.rect()
    assert driver.window.focusWidget() is scene
    assert comes(lambda: scene._seen)
    # However long its art took.
    scene._came.restart()
    key(scene, Qt.Key.Key_Return)
    assert scene.is_playing, "it was meant for the table"
    QTest.qWait(DEAF_MS + 20)
    for code, again in ((Qt.Key.Key_Return, True), (Qt.Key.Key_Shift, False)):
        key(scene, code, again=again)
        assert scene.is_playing, "nobody wants to be done with it by that"
    assert scene.share == 1.0 if speed == "off" else 0.0 < scene.share < 1.0
    key(scene, Qt.Key.Key_Return)
    assert not scene.is_playing
    assert driver.window.focusWidget() is scene
    # Whoever goes on pressing has not seen what lies beneath.
    QTest.qWait(QUIET_MS // 2)
    key(scene, Qt.Key.Key_Return)
    QTest.qWait(QUIET_MS * 3 // 4)
    assert scene.isVisible()
    # Whoever presses twice means the scene, whatever lies beneath.
    QTest.mouseClick(page.childAt(page.ways.mapTo(page, QPoint(30, 30))), Qt.MouseButton.LeftButton)
    key(scene, Qt.Key.Key_Space)
    assert driver.window.page == "result"
    assert driver.bridge is bridge
    assert comes(scene.isHidden)
    assert driver.window.focusWidget() is page.ways.tags[0]
    driver.window.show_page("lounge")
    driver.window.show_page("result")
    assert not scene.isVisible(), "once is enough"
    driver.close()


def test_assistive_technology_uses_no_button_that_a_scene_covers(driver: Any) -> None:
    page = ended(driver, "normal")
    scene, bridge = page.scene, driver.bridge
    assert scene.is_playing
    buttons = [*page.ways.tags, page.back_button, page.more_button, page.keys_button]
    for each in buttons:
        tree = QAccessible.queryAccessibleInterface(each)
        assert tree.state().disabled
        tree.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    driver.settle()
    assert (driver.window.page, driver.bridge) == ("result", bridge)
    assert scene.is_playing
    assert comes(lambda: scene._seen)
    # Whoever uses a screen reader may have no key and no pointer: then it goes by itself.
    with patch.object(QAccessible, "isActive", return_value=True):
        scene._length = 1.0
        assert comes(lambda: not scene.is_playing)
    assert all(each.isEnabled() for each in buttons)
    assert comes(scene.isHidden)
    assert driver.window.focusWidget() is page.ways.tags[0]
    driver.close()


def test_a_scene_tells_the_whole_match_and_its_last_picture_stays(driver: Any) -> None:
    page = ended(driver, "off", SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
    scene, outcome = page.scene, page._outcome
    assert comes(lambda: scene._seen)
    result = outcome.result
    ranked = [outcome.players[seat] for group in result.ranking for seat in group]
    totals = [f"{one.name}: {result.scores[one.seat]}" for one in ranked]
    assert scene.accessibleName().endswith(", ".join(totals))
    sticker = stickers(page._spec)[0]
    won = Achieved(str(page._spec.game), sticker.id, "ada", "2026-05-17", "0" * 64, "Ada")
    # It may be found while the scene is seen.
    page.news.show_won(page._spec, [won], alone=False)
    with text.recording() as painted:
        scene.grab()
    words = [one.text for one in painted]
    assert set(totals) <= set(words)
    assert f"New sticker for Ada: {sticker.name}" in words
    scene._end()
    shown, shares = page.ending._finale, list[float]()
    page.ending.show_end(replace(shown, paint=lambda _p, _r, share: shares.append(share)))
    page.ending.resize(300, 160)
    page.ending.grab()
    assert shares == [1.0]
    assert page.ending.accessibleName() == shown.words
    page.forget()
    assert page.ending._finale is None
    driver.close()


@pytest.mark.parametrize("speed", ["slow", "off"])
def test_a_scene_moves_for_three_seconds_and_its_last_picture_waits_for_a_press(
    driver: Any, speed: str
) -> None:
    page = ended(driver, speed)
    scene = page.scene
    assert comes(lambda: scene._seen)
    assert scene._length <= SCENE_MS
    with text.recording() as painted:
        scene.grab()
    words = "Press any key or click to continue."
    assert words not in [one.text for one in painted]
    scene._length = 30.0
    assert comes(lambda: not scene._timer.isActive())
    assert scene.is_playing
    assert scene.share == 1.0
    with text.recording() as painted:
        scene.grab()
    assert words in [one.text for one in painted]
    QTest.qWait(2 * QUIET_MS)
    assert scene.is_playing, "it stays as long as somebody looks at it"
    scene._came.start()
    with patch("ui.shell.result.final_scene.DEAF_MS", 0):
        key(scene, Qt.Key.Key_Space)
    assert not scene.is_playing
    assert comes(scene.isHidden)
    driver.close()


def to_the_end(driver: Any) -> None:
    """Act until the match is over, and no turn further: its result has not come by itself yet."""
    bridge = driver.bridge
    with patch.object(driver.window.pages["table"].table, "refresh"):
        while bridge.result is None:
            seat = bridge.person_to_act()
            bridge.submit(seat, [bridge.legal(seat).sample(Rng("end", len(bridge.log())))])


def test_an_end_that_was_not_seen_waits_for_the_page(driver: Any) -> None:
    """Whoever looks at another page first has not seen it."""
    driver.open()
    driver.start()
    to_the_end(driver)
    driver.window.show_page("lounge")
    driver.settle()
    driver.window.result_opener.show_open()
    driver.settle()
    page = driver.window.pages["result"]
    assert page.scene.is_playing
    driver.window.show_page("lounge")
    driver.window.result_opener.show_open()
    assert not page.scene.isVisible(), "once is enough"
    driver.close()


def test_an_end_that_was_taken_back_is_not_waited_for(driver: Any) -> None:
    driver.open()
    driver.start(practice=True)
    to_the_end(driver)
    opener = driver.window.result_opener
    driver.window.show_page("lounge")
    assert opener._unseen is driver.bridge
    assert driver.bridge.undo()
    assert opener._unseen is None
    to_the_end(driver)
    assert opener._unseen is driver.bridge
    driver.app.controller.close()
    assert opener._unseen is None
    driver.close()


def test_a_scene_that_does_not_begin_is_left_by_a_press(driver: Any) -> None:
    page = ended(driver, "normal")
    scene = page.scene
    scene.stop()
    scene.cover()
    key(scene, Qt.Key.Key_Return)
    assert scene.is_playing, "it may still begin"
    with patch("ui.shell.result.final_scene.STUCK_MS", 0):
        key(scene, Qt.Key.Key_Return)
    assert not scene.is_playing
    assert comes(scene.isHidden)
    assert driver.window.focusWidget() is page.ways.tags[0]
    driver.close()


@pytest.mark.parametrize("where", ["finale", "paint"])
def test_a_scene_that_breaks_leaves_the_page_usable(
    driver: Any, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    page = ended(driver, "off")
    page.scene.stop()
    told: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: told.append(error))
    broken = ValueError("broken on purpose")

    def paint(*_: object) -> None:
        raise broken

    made: dict[str, Any] = {"return_value": Finale(paint)}
    if where == "finale":
        made = {"side_effect": broken}
    with patch("ui.shell.result.page.finale", **made):
        page._show_scene()
        if where == "finale":
            # The plain one.
            assert comes(lambda: page.scene._seen)
            page.scene._end()
        assert comes(page.scene.isHidden)
    assert told == [broken]
    assert driver.window.focusWidget() is page.ways.tags[0]
    driver.close()


def test_from_the_moment_on_when_nothing_is_to_move_the_last_picture_is_seen(driver: Any) -> None:
    page = ended(driver, "slow")
    scene, cues = page.scene, list[str]()
    assert comes(lambda: scene._seen)
    scene.cued.connect(cues.append)
    scene._clock.restart()
    driver.app.settings.set("motion.speed", "off")
    scene._tick()
    assert scene.share == 1.0
    assert scene.is_playing, "it can be looked at"
    assert cues == ["won" if not page._has_lost else "over"]
    driver.close()


def test_the_sound_of_the_result_is_heard_once_also_if_the_scene_is_skipped(driver: Any) -> None:
    page = ended(driver, "slow")
    scene, cues = page.scene, list[str]()
    assert comes(lambda: scene._seen)
    scene.cued.connect(cues.append)
    scene._clock.restart()
    QTest.qWait(DEAF_MS)
    assert scene.share < 0.45
    key(scene, Qt.Key.Key_Return)
    assert not scene.is_playing
    assert cues[-1] in {"won", "over"}
    assert comes(scene.isHidden)
    assert 1 == sum(cue in {"won", "over"} for cue in cues)
    driver.close()


def test_a_match_that_was_over_before_is_not_seen_to_end_unless_asked(driver: Any) -> None:
    page = ended(driver, "normal")
    driver.window.go("lounge")
    path = driver.app.controller.path
    driver.app.controller.close()
    driver.window.match_opener.open_file(path)
    driver.settle()
    assert driver.window.page == "result"
    assert page.scene.isHidden()
    page.scene_button.click()
    assert page.scene.is_playing
    driver.window.go("lounge")
    assert page.scene.isHidden()
    driver.close()


def test_a_scene_that_is_shown_again_leaves_the_page_where_it_was(driver: Any) -> None:
    page = ended(driver, "slow")
    scene = page.scene
    assert comes(lambda: scene._seen)
    scene._end()
    assert comes(lambda: scene.isHidden() and not page.is_filling)
    bar = page.scroller.verticalScrollBar()
    assert bar.maximum() > 40
    assert driver.window.focusWidget() is page.ways.tags[0]
    for at in (bar.maximum(), 40):
        bar.setValue(at)
        page.scene_button.click()
        assert comes(lambda: scene._seen)
        assert scene.is_playing
        scene._end()
        assert comes(scene.isHidden)
        driver.settle()
        assert bar.value() == at
        assert driver.window.focusWidget() is page.more_button, "where it is seen"
    driver.close()


def test_who_came_last_gets_no_confetti(driver: Any) -> None:
    """Also with a medal, or where others won."""
    page = ended(driver, "off", SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
    two = page._outcome
    first, last = (two.players[group[0]] for group in two.result.ranking)
    assert page._cheered(two) == first.colour
    computer = replace(first, level=Level("easy"))
    seats = tuple(computer if one is first else one for one in two.players)
    lost = replace(two, players=seats)
    page._outcome = lost
    assert page._cheered(lost) == ""
    page._medal = 1
    assert page._cheered(lost) == "", f"{last.name} came last"
    driver.close()


def test_a_medal_without_a_win_is_celebrated_calmly(driver: Any) -> None:
    page = ended(
        driver,
        "off",
        SeatSetup("Ada", "brick"),
        SeatSetup("Grace", "ocean"),
        SeatSetup("Bo", "moss"),
    )
    three = page._outcome
    order = [group[0] for group in three.result.ranking]

    def pieces(person: int, medal: int) -> set[float]:
        """Where confetti lie at the end of the scene."""
        seats = tuple(
            one if one.seat == person else replace(one, level=Level("easy"))
            for one in three.players
        )
        page._outcome, page._medal = replace(three, players=seats), medal
        page._show_scene()
        page.scene.show_at(1.0)
        with patch.object(QPainter, "rotate", autospec=True) as turned:
            page.scene.repaint()
        page.scene.stop()
        return {call.args[-1] for call in turned.call_args_list}

    won, behind = pieces(order[0], 3), pieces(order[1], 1)
    assert 0 < len(behind) < len(won) / 2
    assert not pieces(order[-1], 1), "who came last gets none"
    driver.close()
