"""Watching a match: from the shelf, from its result; the bar, its keys, its names."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QToolTip

from engine import catalog
from engine.core import AwaitingSeats, Level
from engine.match import Player, Session, begin, codec
from tests.tiers import at
from tests.ui.shell.conftest import CODE, GAME, SOLO, Driver, comes
from ui.shell.language import speak
from ui.shell.replay.page import ReplayPage

PEOPLE = (("Ada", "brick"), ("Grace", "ocean"))


def watched(shell: Driver) -> ReplayPage:
    page = shell.window.pages["replay"]
    assert isinstance(page, ReplayPage)
    assert page.bridge is not None
    return page


@cache
def journal(persons: int) -> bytes:
    """A whole match of persons, as a save file's bytes."""
    game = catalog.game(GAME)
    people = [Player("person", None, name, colour) for name, colour in PEOPLE[:persons]]
    components = catalog.components_digest(GAME)
    session = begin(game, CODE, people, SOLO if persons == 1 else {}, components=components)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        *_, thought = session.think(seat, Level("easy"))
        session.submit(seat, thought.best)
    return codec.encode(session.header, session.journal)


def played(shell: Driver, persons: int = 1) -> Session:
    """A match that is over, with its result on the screen."""
    folder = shell.app.controller.matches.folder
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "over.stowaway"
    path.write_bytes(journal(persons))
    shell.window.match_opener.open_file(path)
    shell.settle()
    session = shell.app.controller._session
    assert session is not None
    assert "result" == shell.window.page
    return session


def watch_result(shell: Driver, persons: int = 1) -> ReplayPage:
    played(shell, persons)
    shell.window.pages["result"].watch_button.click()
    shell.settle()
    page = watched(shell)
    page.bridge.pause()  # type: ignore[union-attr]
    return page


def test_the_result_leads_to_it_and_back(shell: Driver) -> None:
    session = played(shell)
    shell.window.pages["result"].watch_button.click()
    page = watched(shell)
    bridge = page.bridge
    assert bridge is not None
    assert ("replay", True) == (shell.window.page, bridge.playing)
    assert page.play_button is shell.window.focusWidget()
    assert len(bridge.log()) < len(session.log(None))
    shell.press(Qt.Key.Key_Escape)
    assert "result" == shell.window.page
    assert (None, None) == (page.bridge, page.table)
    assert shell.app.controller.bridge is not None, "the match itself is still open"


def test_a_finished_match_on_the_shelf_can_be_watched(shell: Driver) -> None:
    session = played(shell)
    shell.window.go("lounge")
    shell.app.controller.close()
    shell.window.go("shelf")
    shell.settle()
    before = {path: path.read_bytes() for path in shell.app.controller.matches.folder.iterdir()}
    cards = shell.window.pages["shelf"].findChildren(QPushButton)
    (watch,) = [made for made in cards if made.text() == "Watch"]
    watch.click()
    bridge = watched(shell).bridge
    assert bridge is not None
    bridge.seek(bridge.length)
    assert session.result == bridge.result
    shell.press(Qt.Key.Key_Escape)
    assert "shelf" == shell.window.page
    assert before == {
        path: path.read_bytes() for path in shell.app.controller.matches.folder.iterdir()
    }


def test_a_match_of_the_records_can_be_watched(shell: Driver) -> None:
    session = played(shell)
    shell.window.go("lounge")
    shell.window.go("records")
    shell.settle()
    records = shell.window.pages["records"]
    assert records.view is shell.window.focusWidget()
    records.watch_button.click()
    shell.settle()
    first = watched(shell).bridge
    assert first is not None
    assert (session.seed, session.inputs) == (first.code, first.timeline.inputs)
    shell.press(Qt.Key.Key_Escape)
    assert "records" == shell.window.page
    records.watch_button.click()
    assert "replay" == shell.window.page


def test_a_match_under_way_is_not_watched_from_the_shelf(shell: Driver) -> None:
    shell.start()
    shell.act(2)
    shell.window.go("lounge")
    shell.window.go("shelf")
    buttons = shell.window.pages["shelf"].findChildren(QPushButton)
    assert "Continue" in [made.text() for made in buttons]
    assert "Watch" not in [made.text() for made in buttons]


def test_a_file_that_is_no_match_is_told(shell: Driver, tmp_path: Path) -> None:
    for name, data in (("none.stowaway", None), ("bad.stowaway", b"nonsense\n")):
        path = tmp_path / name
        if data is not None:
            path.write_bytes(data)
        shell.window.replay_opener.watch_file(path)
        shell.settle()
        assert "lounge" == shell.window.page
        assert shell.window.notice.isVisible()
        shell.window.notice.next()


def test_a_damaged_file_is_watched_as_far_as_it_is_good(shell: Driver, tmp_path: Path) -> None:
    session = played(shell)
    (path,) = shell.app.controller.matches.folder.iterdir()
    lines = path.read_bytes().splitlines(keepends=True)
    torn = tmp_path / "torn.stowaway"
    torn.write_bytes(b"".join(lines[: len(lines) // 2]) + b"{torn")
    shell.window.replay_opener.watch_file(torn)
    shell.settle()
    assert shell.window.notice.isVisible()
    bridge = watched(shell).bridge
    assert bridge is not None
    assert 0 < bridge.timeline.inputs < session.inputs


@pytest.mark.parametrize("on_table", [True, False])
def test_the_keys_of_the_bar_hold_wherever_the_focus_is(shell: Driver, on_table: bool) -> None:
    page = watch_result(shell, 2)
    bridge = page.bridge
    assert bridge is not None
    assert page.table is not None
    if on_table:
        page.table.setFocus()
        assert page.table.isAncestorOf(shell.window.focusWidget())
    else:
        page.scrubber.setFocus()
    steps = []
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_End):
        shell.press(key)
        steps.append(bridge.stop)
    assert [1, 2, 1, len(bridge.stops) - 1] == steps
    shell.press(Qt.Key.Key_Home)
    assert 0 == bridge.position
    shell.press(Qt.Key.Key_PageDown)
    first = next(stop.frame for stop in bridge.stops[1:] if stop.big)
    assert first == bridge.position
    shell.press(Qt.Key.Key_PageUp)
    assert 0 == bridge.position
    shell.press(Qt.Key.Key_Plus)
    assert 2.0 == bridge.speed
    shell.press(Qt.Key.Key_Minus)
    shell.press(Qt.Key.Key_Minus)
    assert (0.5, "½×") == (bridge.speed, page.speed_box.currentText())
    shell.press(Qt.Key.Key_Space)
    assert bridge.playing
    shell.press(Qt.Key.Key_Space)
    assert not bridge.playing
    assert "replay" == shell.window.page


def test_the_buttons_say_what_they_do(shell: Driver) -> None:
    page = watch_result(shell)
    bridge = page.bridge
    assert bridge is not None
    assert ("Play", "Play (Space)") == (
        page.play_button.accessibleName(),
        page.play_button.toolTip(),
    )
    page.play_button.click()
    assert "Pause" == page.play_button.accessibleName()
    page.play_button.click()
    bridge.seek(0)
    assert not page.previous_button.isEnabled()
    page.next_button.click()
    assert page.previous_button.isEnabled()
    page.previous_button.setFocus()
    page.previous_button.click()
    assert (0, False) == (bridge.position, page.previous_button.isEnabled())
    assert page.play_button is shell.window.focusWidget()
    bridge.seek(bridge.length)
    assert not page.next_button.isEnabled()
    for made in (page.previous_button, page.play_button, page.next_button, page.scrubber):
        assert made.accessibleName()
        assert min(made.width(), made.height()) >= 44


def test_the_table_follows_each_step_and_each_jump(shell: Driver) -> None:
    page = watch_result(shell)
    bridge: Any = page.bridge
    table: Any = page.table
    for stop in (*bridge.stops[1:6], bridge.stops[-1], bridge.stops[3], bridge.stops[0]):
        page.seek(stop.frame)
        assert bridge.view() == table.view
    page.step(1)
    assert bridge.view() == table.view
    assert bridge.view() == bridge.timeline.view(
        bridge.timeline.spot(bridge.stops[1].frame), bridge.viewer()
    )


def test_the_belt_is_pressed_dragged_and_pointed_at(shell: Driver) -> None:
    page = watch_result(shell, 2)
    bridge, scrubber = page.bridge, page.scrubber
    assert bridge is not None
    belt = scrubber._belt()
    middle = round(belt.center().y())

    def at(share: float) -> QPoint:
        return QPoint(round(belt.left() + belt.width() * share), middle)

    left = Qt.MouseButton.LeftButton
    QTest.mousePress(scrubber, left, pos=at(0.5))
    stops = bridge.stops
    nearest = min(stops, key=lambda stop: abs(stop.frame - bridge.length / 2))
    assert nearest.frame == bridge.position, "a match by turns stands at its moves alone"
    assert stops.index(nearest) == scrubber.value()
    QTest.mouseMove(scrubber, at(1.0))
    assert not QToolTip.text(), "the place stands beside the bar"
    QTest.mouseRelease(scrubber, left, pos=at(1.0))
    assert bridge.at_end
    QTest.mouseMove(scrubber, at(0.25))
    assert bridge.at_end, "pointing alone goes nowhere"
    pointed = scrubber.words(bridge.length * 0.25)
    assert pointed.startswith("Move ")
    assert pointed.endswith((": Ada", ": Grace"))
    assert comes(lambda: pointed == QToolTip.text())
    QToolTip.hideText()
    scrubber.leaveEvent(QEvent(QEvent.Type.Leave))


def test_a_screen_reader_hears_and_sets_the_place(shell: Driver) -> None:
    page = watch_result(shell)
    bridge, scrubber = page.bridge, page.scrubber
    assert bridge is not None
    assert (0, len(bridge.stops) - 1) == (scrubber.minimum(), scrubber.maximum())
    bridge.seek(0)
    assert "Start" == scrubber.accessibleDescription()
    scrubber.setValue(5)
    assert (5, 5) == (bridge.stop, scrubber.value())
    words = f"Move 5 of {len(bridge.stops) - 1}"
    assert (words, words) == (scrubber.accessibleDescription(), page.place.text())


def test_it_stands_while_the_rules_are_read(shell: Driver) -> None:
    page = watch_result(shell)
    bridge = page.bridge
    assert bridge is not None
    page.play_button.click()
    page.rules_button.click()
    shell.settle()
    assert "rules:pack_the_essentials" == shell.window.page
    assert not bridge.playing
    shell.window.back()
    assert ("replay", bridge) == (shell.window.page, page.bridge)


def test_another_match_takes_its_place(shell: Driver) -> None:
    page = watch_result(shell)
    first = page.bridge
    shell.window.replay_opener.watch_open()
    assert page.bridge is not first
    assert page.table is not None


@pytest.mark.parametrize("factor", [1.0, 1.6])
def test_the_bar_fits_where_the_window_is_small(shell: Driver, factor: float) -> None:
    shell.app.look.set_text_scale(factor)
    shell.window.resize(1024, 640)
    page = watch_result(shell, 2)
    shell.settle()
    right = 0
    for made in (
        page.previous_button,
        page.play_button,
        page.next_button,
        page.scrubber,
        page.place,
        page.speed_box,
    ):
        corner = made.mapTo(page, QPoint(0, 0))
        assert corner.x() >= right
        right = corner.x() + made.width()
        assert made.height() >= 44
    assert right <= page.width()
    assert page.scrubber.width() >= 160


@cache
def hands(persons: int, seat: int = 0) -> bytes:
    """A whole match with hands, of persons who sit from a seat on, and computers."""
    game = catalog.game("carry_on")
    easy = Level("easy")
    people = [
        Player("person", None, f"P{at}", colour)
        if seat <= at < seat + persons
        else Player("computer", easy, "", colour)
        for at, colour in enumerate(("brick", "ocean", "moss"))
    ]
    session = begin(game, "CO-7K3F-9QX2", people, {}, components=catalog.components_digest(game.id))
    while isinstance(session.awaiting, AwaitingSeats):
        due = session.awaiting.due[0]
        session.submit(due, next(iter(session.legal(due))))
    return codec.encode(session.header, session.journal)


@pytest.mark.parametrize(
    ("persons", "seat", "eyes"), [(1, 0, 0), (1, 2, 2), (2, 0, None), (0, 0, None)]
)
def test_a_match_with_hands_is_watched_by_the_eyes_of_the_only_person(
    shell: Driver, tmp_path: Path, persons: int, seat: int, eyes: int | None
) -> None:
    path = tmp_path / "hands.stowaway"
    path.write_bytes(hands(persons, seat))
    shell.window.match_opener.open_file(path)
    shell.settle()
    shell.window.pages["result"].watch_button.click()
    page = watched(shell)
    bridge = page.bridge
    assert bridge is not None
    assert (bridge.viewer(), page.eyes_box.currentData()) == (eyes, eyes)
    if eyes is not None:
        assert bridge.view().seats[eyes].hand, "its hand is there from the start"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_words_of_whose_eyes_there_are_have_room(
    shell: Driver, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "hands.stowaway"
    path.write_bytes(hands(2))
    shell.window.match_opener.open_file(path)
    shell.settle()
    assert speak(shell.application, language) or language == "en"
    try:
        shell.window.pages["result"].watch_button.click()
        box = watched(shell).eyes_box
        for size in ((1280, 800), (1024, 640)):
            for scale in (1.0, 1.6):
                with at(size=size, scale=scale):
                    shell.app.look.set_text_scale(scale)
                    shell.resize(*size)
                    for index in (0, box.count() - 1):
                        box.setCurrentIndex(index)
                        assert box.currentText() == box.shown()
    finally:
        speak(shell.application, "en", tmp_path / "nowhere")
