"""The belt of Where's My Luggage? as it is played: by mouse, by keyboard, by several at once."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import Any

import msgspec
import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core import Refused, Seat
from engine.games.wheres_my_luggage.events import SeatReady
from engine.games.wheres_my_luggage.view import NONE, LookResult, Phase
from engine.match.timeline import ReplayTimeline
from tests.ui.pixels import channels, places
from tests.ui.tables.laws.seconds import FRAME, Time
from tests.ui.tables.wheres_my_luggage.conftest import ADA, BEN, BOT, Make, Table
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.replay import ReplayBridge
from ui.look import text
from ui.look.style import Look
from ui.stage.items.miss_item import REPEATED_MISS_SCALE
from ui.tables.wheres_my_luggage.art import mark_colour
from ui.tables.wheres_my_luggage.belt.hands import REFUSED_GRAB_TICKS
from ui.tables.wheres_my_luggage.check import CheckSheet
from ui.tables.wheres_my_luggage.items import SeatPanel, SeatShown, paint_passenger
from ui.tables.wheres_my_luggage.table import Table as LuggageTable

ONE, TWO = Seat(0), Seat(1)


def test_a_click_takes_the_suitcase_within_two_frames(make: Make) -> None:
    """WL-32, and the budget of the issue: from the click to the tile leaving the belt."""
    table = make((ADA, BOT))
    slot = table.slots_of(table.table.box.kinds[table.view.seats[ONE].passenger])[0]
    table.click(slot)
    table.tick(2)
    assert table.view.seats[ONE].hand.slot == slot
    assert table.table.scene.carousel.kind(slot) is None
    assert table.table.scene.panels[ONE].shown.tile == table.view.seats[ONE].hand.type


def test_cards_are_painted_before_they_come(make: Make, look: Look) -> None:
    """The budget of the issue: a frame in which a passenger comes up paints no new art."""
    table = make((ADA, BOT))
    table.tick(160)
    panel = table.table.scene.panels[ONE]
    painted = look.pixmaps.painted
    for passenger in range(30):
        panel.paint_ahead("card", replace(panel.shown, passenger=passenger))
    assert look.pixmaps.painted == painted
    panel.paint_ahead("hand", replace(panel.shown, face=3))
    assert look.pixmaps.painted == painted + 1


def test_nothing_is_painted_ahead_into_a_cache_that_is_nearly_full(make: Make, look: Look) -> None:
    table = make((ADA, BOT))
    look.pixmaps.fit_window(300, 300)
    painted = look.pixmaps.painted
    table.tick(40)
    assert look.pixmaps.painted - painted < 20


@pytest.mark.parametrize("seats", [2, 4])
def test_a_corner_in_which_something_changes_is_as_if_painted_anew(make: Make, seats: int) -> None:
    """Only what has changed is painted, on what is there."""
    table = make((ADA, *[BOT] * (seats - 1)))
    bare: dict[str, Any] = {"passenger": NONE, "tile": NONE, "face": NONE, "wanted": NONE}
    changes: list[dict[str, Any]] = [
        {"passenger": 4, "draw": 6},
        {"tile": 2, "wanted": NONE, "draw": 11},
        {"tile": NONE, "face": 7, "mark": LookResult.ANOTHER, "action": 3},
        {"past": True, "passenger": 5},
        {"past": False, "face": NONE, "mark": LookResult.MATCH, "pairs": 1},
        {"past": True},
        {"mark": None, "wanted": 3, "lost": 2, "pairs": 9, "action": 12},
        {"note": "That is a trunk, and they look for a roller bag.", "bad": True},
        {"note": "", "bad": False, "passenger": NONE, "wanted": NONE, "draw": 0, "lost": 0},
        {"ready": False, "points": 12, "pairs": 0},
    ]
    for panel in table.table.scene.panels.values():
        panel.patient = False
        panel.show_seat(replace(panel.shown, **bare))
        _picture(panel)
        for change in changes:
            panel.show_seat(replace(panel.shown, **change))
            mended = _picture(panel)
            panel.renew()
            assert mended == _picture(panel), change


def test_while_the_belt_turns_a_corner_changes_two_parts_a_frame(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A frame that the belt moves in has enough to do; the ground is not painted for a number."""
    table = make((ADA, BOT))
    page = table.table
    page.resume()
    page.clock.skip_countdown()
    page.refresh()
    panel = page.scene.panels[ONE]
    while panel.mend():
        pass
    before, ground = _picture(panel), panel._ground
    many: dict[str, Any] = {
        "passenger": 4,
        "draw": 3,
        "action": 2,
        "tile": 2,
        "points": 7,
        "pairs": 5,
    }
    panel.show_seat(replace(panel.shown, **many))
    assert _picture(panel) == before, "it waits for a frame that has time"
    parts: list[str] = []
    paint = SeatPanel.paint_part

    def counted(self: SeatPanel, painter: QPainter, part: str, shown: SeatShown) -> None:
        # Words are on the ground.
        if part not in ("points", "pairs", "note"):
            parts.append(part)
        paint(self, painter, part, shown)

    monkeypatch.setattr(SeatPanel, "paint_part", counted)
    frames = []
    while panel.mend():
        frames.append(tuple(parts))
        parts.clear()
    # What lies beside a part that changes is only copied.
    assert frames == [("hand",), ("card", "draw"), ("action",)]
    assert panel._ground is ground
    seen = _picture(panel)
    panel.renew()
    assert seen == _picture(panel)
    # Where time stands, nothing would mend it: it is seen at once.
    panel.show_seat(replace(panel.shown, points=9))
    page.pause()
    assert not panel.patient
    assert _picture(panel) != seen
    assert not panel.mend()


def test_a_refusal_leaves_the_decks_in_sight_and_the_sentence_says_whose_it_is(make: Make) -> None:
    """Of several persons each has a word of their own; rule and sentence are of the latest."""
    table = make((ADA, BEN), options={"steps": True})
    page, seats = table.table, table.table.scene.panels
    for seat in (ONE, TWO):
        page.take(table.wrong_slot(seat), seat)
        assert seats[seat].shown.note == "Wrong kind"
        assert page.now.text().startswith(f"{page.words.name(seat)}: That is")
    for panel in seats.values():
        over = QRectF(panel.reach("note", panel.shown))
        assert not over.intersects(panel.rooms.draw.adjusted(0, 0, 0, -12))
    assert not page.prompt._over.isActive(), "where time stands, it stays"
    page.take(table.own_slot(ONE), ONE)
    assert seats[TWO].shown.note
    assert "Ben" in page.now.text()
    table.tick(70)
    page.take(table.own_slot(TWO), TWO)
    table.tick(2)
    assert not seats[TWO].shown.note
    assert not page.rule_button.isVisible()


def test_what_was_found_before_is_no_answer_to_a_refusal(make: Make) -> None:
    table = make((ADA, BOT))
    page = table.table
    panel = page.scene.panels[ONE]
    page.take(table.own_slot(ONE), ONE)
    table.tick(70)
    assert panel.shown.mark is LookResult.MATCH
    page.take(table.wrong_slot(ONE), ONE)
    assert panel.shown.mark is None


def test_whoever_gives_a_paused_table_the_keyboard_finds_continue(make: Make) -> None:
    """As the page does on the way back from the rules."""
    table = make((ADA, BOT))
    page = table.table
    page.pause()
    page.drawer.button.setFocus()
    page.setFocus()
    assert page.continue_button.hasFocus()
    table.key(Qt.Key.Key_Space)
    assert table.phase == "countdown"
    assert page.scene.view.hasFocus()


def test_the_log_is_written_in_a_frame_in_which_nothing_has_happened(make: Make) -> None:
    table = make((ADA, BOT))
    page = table.table
    page.resume()
    page.clock.skip_countdown()
    page.refresh()
    table.tick(12)
    shown = len(page.log.lines)
    page.log.sentence = lambda _event: "Something has happened."
    page.log.tell([SeatReady(seat=ONE, tick=0)])
    page._full = True
    page.refresh()
    page._on_ticked(page.clock.now())
    assert len(page.log.lines) == shown
    table.tick(12)
    assert page.log.lines[-1] == "Something has happened."
    page.log.sentence = lambda _event: "Time stands."
    page.log.tell([SeatReady(seat=ONE, tick=0)])
    assert page.log.lines[-1] == "Something has happened."
    page.pause()
    assert page.log.lines[-1] == "Time stands."


def test_a_match_that_is_watched_leaves_nothing_behind_where_it_stands(
    make: Make, qtbot: QtBot, look: Look, preferences: Preferences
) -> None:
    """No frame follows a place at which it stands: corners and log show it at once."""
    live = make((ADA, BEN))
    for _ in range(3):
        live.click(live.slots_of(live.table.box.kinds[live.view.seats[ONE].passenger])[0])
        live.tick(240)
    time = Time()
    reel = ReplayBridge(
        live.bridge._session, ReplayTimeline.wound(live.bridge._session), preferences, now=time
    )
    page = LuggageTable.of(look, reel)
    qtbot.addWidget(page)
    page.resize(1264, 700)
    page.show()
    page.grab()
    changed = 0
    while not reel.at_end:
        before = [panel.shown for panel in page.scene.panels.values()]
        reel.play()
        while reel.playing and before == [panel.shown for panel in page.scene.panels.values()]:
            time.seconds += FRAME
            reel.clock.frame()
        reel.pause()
        for panel in page.scene.panels.values():
            seen = _picture(panel)
            panel.renew()
            assert seen == _picture(panel)
        assert page.log.lines[-1] == page.log.last
        changed += before != [panel.shown for panel in page.scene.panels.values()]
    assert changed > 1
    reel.close()


def test_a_press_on_luggage_of_a_watched_match_does_nothing(
    make: Make, qtbot: QtBot, look: Look, preferences: Preferences
) -> None:
    live = make((ADA, BEN))
    live.tick(30)
    session = live.bridge._session
    reel = ReplayBridge(session, ReplayTimeline.wound(session), preferences)
    page = LuggageTable.of(look, reel)
    qtbot.addWidget(page)
    before = session.journal
    for slot in range(48):
        page.scene.belt.pressed.emit(slot)
    assert session.journal == before
    reel.close()


def test_a_ring_is_kept_in_stages_and_only_the_rest_is_drawn(make: Make, look: Look) -> None:
    panel = make((ADA, BOT)).table.scene.panels[ONE]
    picture = QImage(400, 400, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(picture)
    assert not panel.ring.isVisible()
    for number in range(61):
        panel.ring.run(number / 60, "brick")
        panel.ring.draw(painter)
    painter.end()
    assert panel.ring.isVisible()
    stages = sum("time ring" in str(index) for index in look.pixmaps._store)
    assert stages == 7
    panel.ring.run(None, "brick")
    assert not panel.ring.isVisible()


def _picture(panel: SeatPanel) -> QImage:
    """The picture of a corner as it is seen."""
    picture = QImage(panel.rect().size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    painter = QPainter(picture)
    panel.draw(painter)
    painter.end()
    return picture


def test_a_small_corner_cuts_no_name_and_keeps_its_numbers_below_it(make: Make, look: Look) -> None:
    panel = make((ADA, BOT)).table.scene.panels[ONE]
    # As beyond the belt of a match that is watched.
    panel.set_rect(QRectF(0, 0, 214, 117))
    panel.show_seat(replace(panel.shown, name="Maria Sibylla Merian", keys=None, pairs=0, lost=0))
    look.pixmaps.clear()
    panel.renew()
    with text.recording() as drawn:
        before = _picture(panel)
    names = [each for each in drawn if each.text == "Maria Sibylla Merian"]
    assert names
    assert not any(each.cut for each in names)
    panel.show_seat(replace(panel.shown, pairs=5, lost=2))
    panel.renew()
    after = _picture(panel)
    assert before != after
    end = int(panel.rooms.head.right() - panel.rect().left()) + 1
    beside = QRect(end, 0, after.width() - end, after.height())
    assert before.copy(beside) == after.copy(beside)


def test_a_card_that_comes_up_is_painted_in_a_frame_of_its_own(
    make: Make, look: Look, preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The budget of the issue: what happens and new art are not in one frame."""
    table = make((ADA, BOT))
    flights, seats = table.table.flights, table.table.scene.panels
    preferences.set_speed(Speed.NORMAL)
    table.table.flight_motion.catch_up()
    look.pixmaps.clear()
    painted = look.pixmaps.painted
    for seat in seats:
        flights.come(seat, 5)
        flights.come(seat, 6)
    assert look.pixmaps.painted == painted
    # However long this test was kept waiting, it is the same frame.
    for track, _ in table.table.flight_motion._side_animations:
        monkeypatch.setattr(track, "_clock", SimpleNamespace(elapsed=lambda: 0))
    table.table.flight_motion.keep_up()
    assert look.pixmaps.painted == painted
    table.table.flight_motion.catch_up()
    assert look.pixmaps.painted == painted


def test_however_slow_frames_are_one_card_is_painted_in_each(
    make: Make, look: Look, preferences: Preferences
) -> None:
    table = make((ADA, BOT, BOT, BOT))
    preferences.set_speed(Speed.SLOW)
    page = table.table
    page.resume()
    page.clock.skip_countdown()
    page.flight_motion.catch_up()
    look.pixmaps.clear()
    for number, seat in enumerate(page.scene.panels):
        page.flights.come(seat, 7 + number)
    # Longer than all of them wait.
    QTest.qSleep(150)
    page._full = True
    for most in (0, 1, 1, 1):
        painted = _cards(look)
        page._on_ticked(page.clock.now())
        assert _cards(look) - painted <= most


def _cards(look: Look) -> int:
    """How many pictures of passengers are known."""
    return sum("wl-passenger" in str(index) for index in look.pixmaps._store)


def test_a_card_is_one_picture_wherever_it_lies(make: Make, look: Look) -> None:
    table = make((ADA, BOT))
    words, room = table.table.words, QRectF(3, 4, 67.4, 91.3)
    paper = QPixmap(200, 200)
    painter = QPainter(paper)
    paint_passenger(painter, room, 5, words, look)
    painted = look.pixmaps.painted
    paint_passenger(painter, room.translated(40.3, 17.9), 5, words, look)
    painter.end()
    assert look.pixmaps.painted == painted


def test_a_look_runs_for_a_second_of_game_time_and_leaves_its_mark(make: Make) -> None:
    """WL-34, WL-33."""
    table = make((ADA, BOT))
    slot = table.own_slot(ONE)
    assert slot is not None
    table.click(slot)
    table.tick(30)
    panel = table.table.scene.panels[ONE]
    assert panel.ring.share == pytest.approx(0.48, abs=0.05)
    assert panel.shown.face == table.view.seats[ONE].hand.tile
    table.tick(40)
    assert panel.ring.share is None
    assert panel.shown.mark is LookResult.MATCH
    assert panel.shown.points == 1
    assert panel.shown.past, "the next passenger is up, whom it does not concern"
    table.tick(130)
    assert panel.shown.mark is None, "a mark does not stay"
    assert panel.shown.face == NONE, "nor does the face, which is told once"


def test_what_the_last_look_led_to_is_pale_and_small_beside_the_next_passenger(
    make: Make, look: Look
) -> None:
    panel = make((ADA, BOT)).table.scene.panels[ONE]
    panel.patient = False
    mark: dict[str, Any] = {"tile": NONE, "face": 7, "wanted": NONE, "mark": LookResult.MATCH}

    def stamped(*, past: bool) -> int:
        """How many pixels of the hand have the colour of the stamp."""
        panel.show_seat(replace(panel.shown, passenger=4, **mark, past=past))
        paper = QPixmap(panel.boundingRect().size().toSize())
        painter = QPainter(paper)
        panel.draw(painter)
        painter.end()
        image, room = paper.toImage(), panel.rooms.hand.toRect()
        colour = mark_colour("match", look.theme).rgb()
        across, down = range(room.left(), room.right()), range(room.top(), room.bottom())
        return sum(image.pixel(x, y) == colour for x in across for y in down)

    fresh = stamped(past=False)
    assert fresh > 100
    assert stamped(past=True) == 0
    panel.hide_parts(frozenset({"card"}))
    assert stamped(past=True) == fresh, "as long as the next one is on the way it is news"
    panel.hide_parts(frozenset())
    assert stamped(past=True) == 0


def test_a_wrong_type_is_refused_in_words_at_no_cost(make: Make) -> None:
    """WL-12, WL-32."""
    table = make((ADA, BOT))
    asked: list[str] = []
    table.table.rule_asked.connect(asked.append)
    wrong = table.wrong_slot(ONE)
    table.click(wrong)
    table.tick(3)
    assert table.view.seats[ONE].hand is None
    words = table.table.words
    said = table.table.now.text()
    assert words.type(table.view.belt[wrong]) in said
    passenger = table.view.seats[ONE].passenger
    wanted = words.sought(table.table.box.kinds[passenger])
    assert f"{words.owner(passenger)} is looking for {wanted}." in said
    assert not table.table.scene.panels[ONE].shown.note, "once is enough"
    assert table.table.rule_button.isVisible()
    QTest.keyClicks(table.table.scene.view, "?")
    assert asked == ["WL-12"]


def test_a_wrong_grab_is_seen_at_once_where_one_looks(make: Make, preferences: Preferences) -> None:
    """At the pointer or at the gate, in the frame of the press; and what is reached for shakes."""
    table = make((ADA, BEN))
    preferences.set_speed(Speed.NORMAL)
    scene, slot = table.table.scene, table.wrong_slot(ONE)
    table.gate_at(ONE, slot)
    table.key(Qt.Key.Key_S)
    assert scene.misses[ONE].isVisible()
    assert scene.misses[ONE].scene_rect().intersects(scene.carousel.body(slot))
    assert scene.carousel.shifts[slot] != 0.0
    assert not scene.misses[TWO].isVisible()
    nobodys = table.nobodys_slot()
    table.click(nobodys)
    near = table.table.places.nearest(nobodys)
    pressed = scene.belt.pointer
    assert (scene.misses[near].scene_rect().center() - pressed).manhattanLength() < 4
    table.table.flight_motion.catch_up()
    assert not scene.carousel.shifts


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.OFF])
def test_each_press_in_vain_is_seen_anew(
    make: Make, preferences: Preferences, speed: Speed
) -> None:
    """Also the next one, within the rest of the hand, and where nothing moves."""
    table = make((ADA, BEN))
    preferences.set_speed(speed)
    scene, slot = table.table.scene, table.wrong_slot(ONE)
    mark = scene.misses[ONE]
    table.table.take(slot, ONE)
    once = mark.scene_rect()
    table.tick(REFUSED_GRAB_TICKS - 4)
    scene.carousel.shifts.pop(slot, None)
    table.table.take(slot, ONE)
    assert mark.scene_rect().width() == pytest.approx(REPEATED_MISS_SCALE * once.width(), abs=1)
    assert (slot in scene.carousel.shifts) == (speed is Speed.NORMAL)
    mark._struck.timeout.emit()
    assert mark.scene_rect().width() == once.width()


def test_wl_18_a_hand_rests_after_a_refused_grab(make: Make) -> None:
    """WL-18: it runs out whatever is pressed meanwhile, and another's hand is free."""
    table = make((ADA, BEN))
    own = table.own_slot(ONE)
    table.table.take(table.wrong_slot(ONE), ONE)
    journal = table.bridge._session.journal
    for _ in range(3):
        table.tick(REFUSED_GRAB_TICKS // 3 - 1)
        table.table.take(own, ONE)
        assert table.view.seats[ONE].hand is None
    assert journal == table.bridge._session.journal, "it lives in the hand"
    other = table.own_slot(TWO)
    table.table.take(other, TWO)
    table.tick(2)
    assert table.view.seats[TWO].hand is not None
    table.tick(2)
    table.table.take(own, ONE)
    table.tick(2)
    assert table.view.seats[ONE].hand is not None


@pytest.mark.parametrize("behind", [False, True])
def test_wl_18_the_rest_is_seen_at_the_gate(make: Make, behind: bool) -> None:
    """A clock covers the key of the gate as long as the hand rests, and goes with the gate."""
    table = make((ADA, BEN))
    page, belt = table.table, table.table.box.belt
    wait = page.scene.waits[ONE]
    wrong = table.wrong_slot(ONE)
    table.gate_at(ONE, wrong)
    page.gates[ONE]._place = 0.4 * belt.length if behind else 0.1 * belt.length
    page.places.show()
    assert not wait.isVisible()
    page._grab(ONE, wrong)
    assert wait.isVisible()
    assert not page.scene.waits[TWO].isVisible()
    shares = []
    for _ in range(3):
        table.tick(REFUSED_GRAB_TICKS // 3 - 1)
        page._grab(ONE, wrong)
        shares.append(wait.share)
        signs = [sign for sign in page.scene.signs() if sign.contains(wait._rect.center())]
        assert signs, "where its key is told"
    assert sorted(shares) == shares
    assert 0.0 < shares[0] < shares[2] <= 1.0
    table.tick(4)
    assert not wait.isVisible()


def test_wl_18_the_rest_of_a_pointer_is_seen_where_it_missed(make: Make) -> None:
    """Nobody who plays by mouse looks at a gate."""
    table = make((ADA, BOT))
    page = table.table
    table.click(table.wrong_slot(ONE))
    wait, missed = page.scene.waits[ONE], page.scene.misses[ONE].scene_rect()
    assert wait.isVisible()
    assert (wait._rect.center() - missed.center()).manhattanLength() < 4
    page.pause()
    assert not wait.isVisible(), "time stands"


def test_whoever_mashes_is_told_once_why_nothing_is_taken(make: Make) -> None:
    """WL-18: with the second press into the rest; it stands as long as the pressing goes on."""
    table = make((ADA, BEN))
    page, own, told = table.table, table.own_slot(ONE), []
    page.prompt._voice = SimpleNamespace(say=lambda words, **_: told.append(words))
    cues: list[str] = []
    page.cued.connect(cues.append)
    page.take(table.wrong_slot(ONE), ONE)
    shown = []
    for _ in range(3):
        table.tick(REFUSED_GRAB_TICKS // 3 - 1)
        page.prompt._over.start(1)
        page.take(own, ONE)
        shown.append("Slow down! After a failed grab" in page.now.text())
    assert shown == [False, True, True]
    assert page.prompt._over.remainingTime() > 1000, "it does not go while somebody mashes"
    assert cues.count("refuse") == len([words for words in told if "looking for" in words]) + 1
    assert sum("Slow down! After a failed grab" in words for words in told) == 1, (
        "not read out again and again"
    )
    assert page.prompt.refusal.rule == "WL-18"
    assert page.scene.panels[ONE].shown.note == "Slow down"
    table.tick(REFUSED_GRAB_TICKS + 2)
    page.take(table.wrong_slot(ONE), ONE)
    assert "Slow down" not in page.now.text(), "whoever waits hears what is wrong"
    table.tick(REFUSED_GRAB_TICKS // 3)
    page.take(own, ONE)
    assert "Slow down" not in page.now.text(), "it takes two again"


def test_no_hand_rests_where_time_stands(make: Make) -> None:
    table = make((ADA, BOT), options={"steps": True})
    table.table.take(table.wrong_slot(ONE))
    table.table.take(table.own_slot(ONE))
    assert table.view.seats[ONE].hand is not None


def test_what_was_told_of_a_press_in_the_countdown_is_over_with_it(make: Make) -> None:
    """In step mode it would hide for good that a key is to be held."""
    table = make((ADA, BOT), options={"steps": True}, started=False)
    page = table.table
    assert table.phase == "countdown"
    page.grab_in_gate(ONE)
    assert page.now.text() == "The belt is not running yet."
    table.start()
    assert table.phase == "held"
    assert "Hold Space" in page.now.text()


def test_a_gate_takes_what_stands_in_it_the_wanted_kind_first(make: Make) -> None:
    """WL-32: within half a slot beside the gate; and it comes to the front, outlined as right."""
    table = make((ADA, BEN))
    page, belt = table.table, table.table.box.belt
    own = table.own_slot(ONE)
    assert own is not None
    for aside, taken in ((0.9, own), (-0.9, own), (1.6, None)):
        table.gate_at(ONE, own, aside * belt.pace)
        page.places.show()
        slot = page.places.slot(ONE)
        assert (slot == own) == (taken == own)
        if taken is not None:
            assert page.scene.carousel.front >= {own}
            assert page.scene._marked["gate 0"][2], "the right kind has an outline of its own"
    wrong = table.wrong_slot(ONE)
    table.gate_at(ONE, wrong)
    page.places.show()
    if page.places.slot(ONE) == wrong:
        assert not page.scene._marked["gate 0"][2]
    table.gate_at(ONE, own)
    table.key(Qt.Key.Key_S)
    table.tick(2)
    table.key(Qt.Key.Key_S)
    assert page.scene.misses[ONE].isVisible()
    assert page.scene.panels[ONE].shown.note == "One at a time"
    held = table.view.seats[ONE].hand
    assert held is not None
    assert f"still looking at {page.words.sought(held.type)}." in page.now.text()


def test_where_time_stands_a_refusal_says_that_the_look_ends_while_space_is_held(
    make: Make,
) -> None:
    """WL-11: while the other person seeks, step mode lets no look come to its end by itself."""
    table = make((ADA, BEN), options={"steps": True})
    page = table.table
    own = table.own_slot(ONE)
    assert own is not None
    page.take(own, ONE)
    for stands in (True, False):
        assert (table.phase == "held") == stands
        page.take(table.wrong_slot(ONE), ONE)
        held = table.view.seats[ONE].hand
        assert held is not None
        words = f"hold Space until you have looked at {page.words.sought(held.type)}."
        assert page.now.text().endswith(words) == stands
        table.key_down(Qt.Key.Key_Space)
        table.tick()
    table.tick(70)
    table.key_up(Qt.Key.Key_Space)
    assert table.view.seats[ONE].hand is None, "as it was told"


def test_the_gate_of_who_plays_by_pointer_is_faint_until_its_key_is_pressed(make: Make) -> None:
    table = make((ADA, BOT))
    scene = table.table.scene
    table.table.places.show()
    assert scene.carousel.gates[0].colour.alphaF() == 1.0
    table.click(table.wrong_slot(ONE))
    table.tick()
    assert scene.carousel.gates[0].colour.alphaF() < 0.5
    table.key(Qt.Key.Key_A)
    table.tick()
    assert scene.carousel.gates[0].colour.alphaF() == 1.0


def test_what_a_gate_would_take_of_two_rows_is_seen_before_the_press(make: Make) -> None:
    """WL-32: of neighbours in both rows, nearer or not, S takes the very one that was outlined."""
    table = make((ADA, BOT))
    page, view = table.table, table.view
    scene, wanted = page.scene, page.state.wanted[ONE]
    beside = next(
        slot
        for slot in table.slots_of(wanted)
        if view.belt[(slot + 1) % 48] not in (NONE, wanted)
        and view.belt[slot - 1] not in (NONE, wanted)
    )
    for slot, aside in ((beside, 0.8), (beside, -0.8), (beside, 0.1), (beside, 1.2)):
        table.gate_at(ONE, slot, aside * page.box.belt.pace)
        page.places.show()
        shown, _, fits, *_ = scene._marked["gate 0"]
        assert fits == (abs(aside) < 1)
        assert (shown == beside) == fits
        assert shown in scene.carousel.front
        pressed: list[int] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(
                page, "_grab", lambda _seat, taken, pressed=pressed: pressed.append(taken)
            )
            table.key(Qt.Key.Key_S)
        assert pressed == [shown]


@pytest.mark.parametrize("back", [False, True])
def test_of_two_that_are_not_wanted_a_gate_takes_the_one_in_front(
    make: Make, *, back: bool
) -> None:
    """The one behind would come before it, and hide what is looked for beside it."""
    table = make((ADA, BOT), options={"steps": True})
    page, view, count = table.table, table.view, table.table.box.belt.slots
    wanted, carousel = page.state.wanted[ONE], table.table.scene.carousel
    seen = 0
    for slot in range(count):
        aside = [view.belt[(slot + far) % count] for far in (-1, 0, 1, 2)]
        table.gate_at(ONE, slot, 0.4 * page.box.belt.pace)
        lie = [carousel.place(each % count).point.y() for each in (slot, slot + 1)]
        # In the bends neither lies clearly before the other.
        bend = abs((page.gates[ONE].turn + (0.0 if back else 0.5)) % 1.0 - 0.5) > 0.2
        if wanted in aside[:3] or NONE in aside[1:3] or bend:
            continue
        taken = page.places.slot(ONE)
        assert taken == (slot + lie.index(max(lie))) % count
        page.places.show()
        beside = {each % count for each in range(taken - 2, taken + 3)}
        asked = {each for each in beside if view.belt[each] == wanted}
        assert carousel.front == asked | {taken}
        seen += 1
    assert seen >= 3


def test_where_time_stands_the_outline_follows_the_pointer(make: Make, qtbot: QtBot) -> None:
    table = make((ADA, BOT), options={"steps": True})
    marked = table.table.scene._marked

    def outlines(*slots: int) -> bool:
        return [marked[name][0] for name in marked if name == "pointer"] == list(slots)

    QTest.mouseMove(table.port, QPoint(2, 2))
    slots = [slot for slot in range(48) if table.view.belt[slot] != NONE]
    for slot in [slot for slot in slots if table.point(slot) is not None][:2]:
        QTest.mouseMove(table.port, table.point(slot))
        qtbot.waitUntil(partial(outlines, slot))
    QTest.mouseMove(table.port, QPoint(2, 2))
    qtbot.waitUntil(outlines)


def seen_places(table: Table, slot: int) -> list[QPoint]:
    """Where a suitcase is seen on the belt, whatever its room or that of others, in the picture."""
    scene, port = table.table.scene, table.port

    def drawn(*without: int) -> Any:
        scene.carousel.lifted = frozenset(without)
        scene.belt.touch()
        return channels(port.grab().toImage())

    change = abs(drawn() - drawn(slot))[..., :3].max(axis=2) > 60
    drawn()
    # Not its rim, nor its shadow on the ground.
    inner = change.copy()
    for way in (-3, 3):
        for axis in (0, 1):
            inner &= np.roll(change, way, axis)
    body = scene.view.mapFromScene(scene.carousel.body(slot)).boundingRect()
    inner[body.bottom() - round(0.12 * body.height()) :, :] = False
    return [QPoint(x, y) for x, y in places(inner, 4)]


@pytest.mark.parametrize("way", ["motion", "stands", "steps"])
def test_a_press_takes_the_suitcase_that_is_seen_there(
    make: Make, preferences: Preferences, way: str
) -> None:
    """Whatever the rooms of others, which are larger than what is drawn of them."""
    preferences.set_speed(Speed.NORMAL if way == "motion" else Speed.OFF)
    preferences.keep_belt_steps(way == "steps")
    table = make((ADA, BOT), options={"steps": way == "stands"})
    scene = table.table.scene
    carousel = scene.carousel
    # The cover has been drawn off.
    table.table.flight_motion.catch_up()
    if way != "stands":
        table.tick(95)
    assert carousel.cover == 0.0
    pressed: list[int] = []
    scene.belt.pressed.disconnect()
    scene.belt.pressed.connect(pressed.append)
    wanted: list[int] = []
    for slot in range(0, 48, 3):
        if table.view.belt[slot] == NONE:
            continue
        foot = carousel.place(slot).point.y()
        nearer = [
            carousel.body(each)
            for each in range(48)
            if table.view.belt[each] != NONE and carousel.place(each).point.y() > foot
        ]
        covered = [
            at
            for at in seen_places(table, slot)
            if any(body.contains(scene.view.mapToScene(at)) for body in nearer)
        ]
        for at in covered[:: max(1, len(covered) // 3)][:3]:
            table.press_at(at)
            wanted.append(slot)
            assert scene.belt.under == slot, "so it is outlined, too"
    assert len(set(wanted)) >= 4
    assert pressed == wanted


def test_only_the_hand_that_was_used_last_has_an_outline(make: Make, qtbot: QtBot) -> None:
    """WL-32: two outlines of one colour at once would not say which of them a press takes."""
    table = make((ADA, BOT), options={"steps": True})
    page = table.table
    marked = page.scene._marked
    QTest.mouseMove(table.port, QPoint(2, 2))
    own = table.slots_of(page.state.wanted[ONE])
    slot = next(slot for slot in own if table.point(slot) is not None)
    gate = next(each for each in own if each != slot)
    table.gate_at(ONE, gate)
    QTest.mouseMove(table.port, table.point(slot))
    qtbot.waitUntil(lambda: "pointer" in marked)
    page.places.show()
    assert marked["pointer"][4] == 1.0
    assert "gate 0" not in marked
    # The pointer goes on over the same suitcase, which changes nothing below it, and rests.
    aside = table.point(slot) + QPoint(2, 1)
    QTest.mouseMove(table.port, aside)
    table.key(Qt.Key.Key_A)
    page.places.show()
    table.gate_at(ONE, gate)
    page.places.show()
    assert "pointer" not in marked, "it rests there, but the keys were used last"
    assert marked["gate 0"][4] == 1.0
    QTest.mouseMove(table.port, aside + QPoint(1, 1))
    qtbot.waitUntil(lambda: list(marked) == ["pointer"])


def test_two_at_one_belt_are_told_whom_a_click_is_for_before_one(make: Make) -> None:
    table = make((ADA, BEN), started=False)
    table.start()
    told = "A click counts for a player who needs that kind of suitcase."
    assert table.table.now.text().endswith(told)
    assert table.table.sentence(table.table.state) == table.table.now.text()


def test_the_score_never_runs_backwards(make: Make, preferences: Preferences) -> None:
    preferences.set_speed(Speed.NORMAL)
    table = make((ADA, BEN))
    panel, seen = table.table.scene.panels[ONE], [0]
    while not table.table.busy:
        table.table.take(table.own_slot(ONE), ONE)
        table.tick(70)
        seen.append(panel.shown.points)
        assert table.table.track.points[ONE] == panel.shown.points, "one truth"
    table.table.refresh()
    seen.append(panel.shown.points)
    table.table.skip()
    seen.append(panel.shown.points)
    assert seen == sorted(seen)
    assert seen[-1] > 3


def test_the_rule_behind_a_refusal_goes_with_its_words(make: Make) -> None:
    table = make((ADA, BOT))
    table.table.take(table.wrong_slot(ONE), ONE)
    table.tick(2)
    assert table.table.rule_button.isVisible()
    slot = table.own_slot(ONE)
    assert slot is not None
    table.tick(REFUSED_GRAB_TICKS)
    table.table.take(slot, ONE)
    table.tick(2)
    assert table.view.seats[ONE].hand is not None
    assert not table.table.rule_button.isVisible()


def test_a_second_suitcase_waits_until_the_first_was_looked_at(make: Make) -> None:
    """WL-11."""
    table = make((ADA, BOT))
    first, second = table.slots_of(table.table.box.kinds[table.view.seats[ONE].passenger])[:2]
    table.click(first)
    table.tick(3)
    table.click(second)
    table.tick(1)
    assert table.view.seats[ONE].hand.slot == first
    assert table.table.now.property("role") == "bad"


def test_another_s_tile_goes_back_to_its_slot(make: Make) -> None:
    """WL-11, WL-17."""
    table = make((ADA, BOT))
    kind = table.table.box.kinds[table.view.seats[ONE].passenger]
    slot = next(
        s for s in table.slots_of(kind) if table.hidden()[s] < 30 and s != table.own_slot(ONE)
    )
    table.click(slot)
    table.tick(3)
    assert table.table.scene.carousel.kind(slot) is None
    table.tick(70)
    assert table.table.scene.carousel.kind(slot) == kind
    assert table.table.scene.panels[ONE].shown.action == 1


def _play_round(table: Table, seats: tuple[Seat, ...], take: Callable[[Seat, int], None]) -> None:
    """Find the luggage of every passenger of these seats in turn, until somebody is done."""
    number = table.view.round
    for _ in range(60):
        for seat in seats:
            slot = table.own_slot(seat)
            if table.view.phase is not Phase.PLAY or table.view.round != number:
                return
            if slot is not None and table.view.seats[seat].hand is None:
                take(seat, slot)
                table.tick(2)
        table.tick(65)
    raise AssertionError("nobody is done")


def _wait_for_round(table: Table, qtbot: QtBot, number: int) -> None:
    qtbot.waitUntil(lambda: bool(table.view.round == number), timeout=30_000)


@pytest.mark.parametrize("hands", ["both", "mouse"])
def test_a_whole_match_by_mouse_alone(make: Make, qtbot: QtBot, hands: str) -> None:
    """One person against a computer: three rounds, each checked, ready by a click."""
    table = make((ADA, BOT), options={"hands": hands})
    for number in (1, 2, 3):
        assert table.view.round == number
        table.start()
        _play_round(table, (ONE,), lambda _seat, slot: table.click(slot))
        check = table.table.check
        assert check.isVisible()
        assert check.whole
        assert check.points[ONE] == table.view.seats[ONE].points[number - 1] > 0
        if number < 3:
            assert table.view.phase is Phase.BETWEEN
            button = check.buttons[ONE]
            assert button.isVisible()
            assert button.text() == ("Ready (S)" if hands == "both" else "Read&y")
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
            _wait_for_round(table, qtbot, number + 1)
            assert table.phase == "countdown"
            assert not check.isVisible()
    assert table.view.phase is Phase.OVER
    result = table.bridge.result
    assert result is not None
    assert table.table.track.points == result.scores
    # The last pairs, too, are there until somebody has seen them.
    assert table.table.holds_end
    button = table.table.check.buttons[ONE]
    assert "To the result" == button.text()
    assert button.isVisible()
    with qtbot.waitSignal(table.table.end_seen):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_two_at_one_keyboard_grab_in_the_same_frame(make: Make) -> None:
    """WL-18, WL-32: both keys are down at once, and both get their suitcase."""
    table = make((ADA, BEN))
    for seat in (ONE, TWO):
        kind = table.table.box.kinds[table.view.seats[seat].passenger]
        gate = table.table.gates[seat]
        free = table.slots_of(kind)
        taken = table.table.gates[ONE].slot(table.table.clock.now()) if seat == TWO else None
        slot = next(s for s in free if s != taken)
        gate._place = table.table.box.belt.place(slot, int(table.table.clock.now()))
    table.key_down(Qt.Key.Key_S)
    table.key_down(Qt.Key.Key_K)
    table.key_up(Qt.Key.Key_S)
    table.key_up(Qt.Key.Key_K)
    table.tick(2)
    assert table.view.seats[ONE].hand is not None
    assert table.view.seats[TWO].hand is not None
    assert table.view.seats[ONE].hand.since == table.view.seats[TWO].hand.since


@pytest.mark.deep("whole by mouse in the gate; by keyboard the gate has single turns")
def test_a_whole_match_by_keyboard_for_two(make: Make, qtbot: QtBot) -> None:
    """Gates, grabbing and readiness by each person's own keys."""
    table = make((ADA, BEN))
    grab = {ONE: Qt.Key.Key_S, TWO: Qt.Key.Key_K}

    took = set[Seat]()

    def take(seat: Seat, slot: int) -> None:
        if table.aim(seat, slot) and table.view.seats[seat].hand is None:
            table.key(grab[seat])
            table.tick(2)
            if table.view.seats[seat].hand is not None:
                took.add(seat)

    for number in (1, 2, 3):
        table.start()
        _play_round(table, (ONE, TWO), take)
        if number < 3:
            table.key(grab[ONE])
            assert table.view.seats[ONE].ready
            assert table.view.round == number
            table.key(grab[TWO])
            assert table.view.round == number + 1
    assert table.view.phase is Phase.OVER
    assert took == {ONE, TWO}
    assert list(table.table.check.buttons) == [ONE], "one asks for all"
    for key in grab.values():
        with qtbot.waitSignal(table.table.end_seen):
            table.key(key)


def test_wl_33_faces_are_not_told_where_two_share_the_screen(make: Make) -> None:
    """WL-33: the screen shows what a spectator may see."""
    table = make((ADA, BEN))
    slot = table.own_slot(ONE)
    assert slot is not None
    table.click(slot)
    table.tick(3)
    panel = table.table.scene.panels[ONE]
    assert panel.shown.tile != NONE
    assert panel.shown.face == NONE


def test_a_pressed_suitcase_goes_to_whoever_waits_for_its_type(make: Make) -> None:
    table = make((ADA, BEN))
    kinds = [table.table.box.kinds[table.view.seats[seat].passenger] for seat in (ONE, TWO)]
    assert kinds[0] != kinds[1]
    table.click(table.slots_of(kinds[1])[0])
    table.tick(2)
    assert table.view.seats[TWO].hand is not None
    nobodys = next(slot for slot, kind in enumerate(table.view.belt) if kind not in (NONE, *kinds))
    table.click(nobodys)
    table.tick(2)
    assert any(table.table.scene.panels[seat].shown.note for seat in (ONE, TWO))
    sought, said = table.table.words.sought, table.table.now.text()
    assert sought(table.view.belt[nobodys]) in said
    assert sought(kinds[0]) in said, "and who looks for what is told, too"


def test_what_is_gone_is_refused_with_what_is_wanted_still(make: Make) -> None:
    """WL-18: a suitcase that somebody else was quicker to take, and an empty gate."""
    table = make((ADA, BEN))
    page = table.table
    passenger = table.view.seats[ONE].passenger
    wanted = page.words.sought(page.box.kinds[passenger])
    wanted = f"Find {wanted} for {page.words.owner(passenger)}."
    page.refuse_seat(ONE, Refused("WL-18", "gone", detail={"slot": 0}))
    assert page.now.text() == f"Ada: Too late: someone else took it. {wanted}"
    gone = table.slots_of(page.state.wanted[TWO])[0]
    page.take(gone, TWO)
    table.tick(30)
    assert table.view.belt[gone] == NONE
    page.take(gone, ONE)
    assert page.now.text() == f"Ada: The gate is empty. {wanted}"


def test_keys_work_whatever_has_the_focus_and_do_not_repeat(make: Make) -> None:
    table = make((ADA, BEN))
    button = table.table.pause_button
    button.setFocus()
    place = table.table.gates[ONE].place
    QTest.keyPress(button, Qt.Key.Key_A)
    table.table.gates[ONE].pass_time(0.05)
    assert table.table.gates[ONE].place != place
    again = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_K, Qt.KeyboardModifier.NoModifier, "k", True)
    QApplication.sendEvent(button, again)
    table.tick(2)
    assert table.view.seats[TWO].hand is None
    QTest.keyRelease(button, Qt.Key.Key_A)
    assert not table.table.gates[ONE].moving or table.table.gates[ONE]._rest


def test_a_pause_covers_the_belt_and_a_countdown_leads_back(make: Make) -> None:
    """WL-31."""
    table = make((ADA, BOT))
    table.tick(30)
    tick = table.bridge.clock.now()
    QTest.mouseClick(table.table.pause_button, Qt.MouseButton.LeftButton)
    assert table.phase == "paused"
    assert table.table.scene.carousel.cover == 1.0
    assert table.table.belt_cover.card.isVisible()
    assert table.table.continue_button.isVisible()
    slot = table.slots_of(table.table.box.kinds[table.view.seats[ONE].passenger])[0]
    assert table.point(slot) is None, "what is covered cannot be pressed"
    refused = table.bridge.submit(ONE, [])
    assert refused is None or isinstance(refused, Refused)
    table.tick(60)
    assert table.bridge.clock.now() == tick
    QTest.mouseClick(table.table.continue_button, Qt.MouseButton.LeftButton)
    assert table.phase == "countdown"
    assert table.table.scene.carousel.cover == 1.0, "until the belt moves"
    assert table.table.scene.banner.words == "3"
    assert not table.table.belt_cover.card.isVisible()
    table.start()
    assert table.table.scene.carousel.cover == 0.0
    assert table.bridge.clock.now() == pytest.approx(tick, abs=2)
    assert table.table.scene.banner.words == ""


def test_a_window_that_is_left_stops_the_belt(make: Make) -> None:
    table = make((ADA, BOT))
    table.key_down(Qt.Key.Key_A)
    QApplication.sendEvent(table.table, QEvent(QEvent.Type.WindowDeactivate))
    assert table.phase == "paused"
    assert table.table.gates[ONE]._way == 0


def test_in_step_mode_time_stands_while_somebody_seeks(make: Make) -> None:
    """WL-31: a held key lets it run, and so does a suitcase that was taken."""
    table = make((ADA, BOT), options={"steps": True})
    clock = table.bridge.clock
    assert table.phase == "held"
    assert table.table.now.text().startswith("Find "), "what is looked for is said all the same"
    assert "Space" in table.table.now.text()
    hold = table.table.hold_button
    assert hold.isVisible()
    tick = clock.now()
    table.tick(30)
    assert clock.now() == tick
    table.key_down(Qt.Key.Key_Space)
    table.tick(30)
    assert clock.now() > tick + 20
    assert hold.isEnabled(), "what is held is not pale"
    assert hold.isDown()
    table.key_up(Qt.Key.Key_Space)
    assert table.phase == "held"
    tick = clock.now()
    QTest.mousePress(table.table.hold_button, Qt.MouseButton.LeftButton)
    table.tick(10)
    assert clock.now() > tick + 5
    QTest.mouseRelease(table.table.hold_button, Qt.MouseButton.LeftButton)
    assert table.phase == "held"
    kind = table.table.box.kinds[table.view.seats[ONE].passenger]
    table.table.take(table.slots_of(kind)[0])
    assert table.phase == "runs"
    table.tick(80)
    assert table.phase == "held", "the look is over, and the person seeks again"
    table.key(Qt.Key.Key_Space)
    table.key(Qt.Key.Key_Space)
    assert table.phase == "runs", "pressed twice it stays"
    assert hold.text() == "Stop the belt"
    assert hold.width() == hold.sizeHint().width()
    table.key(Qt.Key.Key_Space)
    assert table.phase == "held"


def test_what_just_happened_is_shown_again_only_where_time_stands(make: Make) -> None:
    """While time runs, and under the cover of a pause, the key does nothing."""
    table = make((ADA, BOT))
    kind = table.table.box.kinds[table.view.seats[ONE].passenger]
    table.click(table.slots_of(kind)[0])
    table.tick(80)
    assert table.phase == "runs"
    table.key(Qt.Key.Key_F4)
    assert not table.table.is_again
    table.table.pause()
    assert not table.table.turn.can_show_recent
    assert not table.table.action_buttons.again_button.isEnabled()


def test_in_step_mode_what_just_happened_is_shown_again(
    make: Make, preferences: Preferences
) -> None:
    table = make((ADA, BOT), options={"steps": True})
    kind = table.table.box.kinds[table.view.seats[ONE].passenger]
    table.table.take(table.slots_of(kind)[0])
    table.tick(80)
    assert table.phase == "held"
    preferences.set_speed(Speed.NORMAL)
    inputs, view, said = len(table.bridge._session.moments), table.view, list(table.table.log.lines)
    corner = table.table.scene.panels[ONE].shown
    table.key(Qt.Key.Key_F4)
    assert table.table.is_again
    assert table.table.now.text().startswith("Again: ")
    # What a look has shown to one seat is not told again (WL-33).
    panels = table.table.scene.panels.values()
    assert all(panel.shown.face == NONE for panel in panels if not panel.shown.mark)
    QTest.keyClick(table.table.stage, Qt.Key.Key_X)
    assert not table.table.is_again
    assert (len(table.bridge._session.moments), table.view) == (inputs, view)
    assert table.table.log.lines == said
    assert table.table.scene.panels[ONE].shown == corner


def test_between_rounds_the_check_is_shown_again(make: Make, preferences: Preferences) -> None:
    table = make((ADA, BOT))
    _play_round(table, (ONE,), lambda _seat, slot: table.click(slot))
    assert table.view.phase is Phase.BETWEEN
    assert table.table.check.whole
    preferences.set_speed(Speed.NORMAL)
    QTest.keyClick(table.table.stage, Qt.Key.Key_F4)
    assert table.table.is_again
    assert not table.table.check.whole
    QTest.keyClick(table.table.stage, Qt.Key.Key_X)
    assert table.table.check.whole


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        ((ONE,), "You’re done!"),
        ((TWO,), "Computer is done!"),
        ((ONE, TWO), "You and Computer are done!"),
    ],
)
def test_whoever_is_done_is_told_so_as_one_speaks(
    make: Make, seats: tuple[Seat, ...], words: str
) -> None:
    table = make((ADA, BOT))
    scene = table.table.scene
    scene.words.you = ONE
    steps = table.table.ending.called(SeatReady(tick=0, seat=ONE), seats)
    steps[1].begin()
    assert scene.banner.words == words


def test_nothing_on_the_belt_jumps(make: Make, preferences: Preferences) -> None:
    """A suitcase moves by no more than its speed between two frames, also past the belt's end."""
    table = make((ADA, BOT))
    carousel = table.table.scene.carousel
    slots = [slot for slot, kind in enumerate(table.view.belt) if kind != NONE]
    before = {slot: carousel.place(slot) for slot in slots}
    step = carousel.oval.unit * 7.8 / table.table.box.belt.length
    for _ in range(200):
        table.tick()
        for slot in slots:
            now = carousel.place(slot)
            away = now.point - before[slot].point
            assert (away.x() ** 2 + away.y() ** 2) ** 0.5 < step * 3.5
            before[slot] = now


def test_a_tile_flies_back_to_where_its_slot_has_come(
    make: Make, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.set_speed(Speed.NORMAL)
    table = make((ADA, BOT))
    kind = table.table.box.kinds[table.view.seats[ONE].passenger]
    slot = next(
        s for s in table.slots_of(kind) if table.hidden()[s] < 30 and s != table.own_slot(ONE)
    )
    table.table.take(slot)
    table.tick(70)
    scene = table.table.scene
    assert scene.carousel.kind(slot) is None, "it is on its way"
    assert slot in table.table.flights._tiles
    qtbot.waitUntil(lambda: scene.carousel.kind(slot) == kind, timeout=3000)
    assert not table.table.flights._tiles


def test_the_check_is_skipped_whole_by_a_key_that_does_nothing_else(
    make: Make, preferences: Preferences
) -> None:
    preferences.set_speed(Speed.NORMAL)
    table = make((ADA, BEN))
    _play_round(table, (ONE, TWO), lambda seat, slot: table.table.take(slot, seat))
    assert table.table.busy
    assert table.table.check.opened == 0
    table.key(Qt.Key.Key_S)
    assert not table.table.busy
    check = table.table.check
    assert check.whole
    assert check.opened > 0
    assert not table.view.seats[ONE].ready, "the press only skipped"
    table.key(Qt.Key.Key_S)
    assert table.view.seats[ONE].ready


def test_a_match_in_the_midst_of_a_check_can_be_resumed(make: Make, look: object) -> None:
    from ui.tables.wheres_my_luggage.table import Table as LuggageTable

    table = make((ADA, BEN))
    _play_round(table, (ONE, TWO), lambda seat, slot: table.table.take(slot, seat))
    again = LuggageTable.of(table.table.look, table.bridge)
    assert again.check.whole
    assert set(again.check.buttons) == {ONE, TWO}
    again.deleteLater()


def test_the_log_does_not_tell_a_check_before_it_is_seen(
    make: Make, preferences: Preferences
) -> None:
    preferences.set_speed(Speed.NORMAL)
    table = make((ADA, BEN))
    _play_round(table, (ONE, TWO), lambda seat, slot: table.table.take(slot, seat))
    said = table.table.log.lines
    assert said[-1].endswith("“Done!”")
    table.key(Qt.Key.Key_S)
    assert table.table.log.lines[: len(said)] == said
    assert table.table.log.lines[-1].startswith("The round is over: ")


class _Paints(QObject):
    """Notes down what of a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms: list[QRect] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.rooms.append(event.rect())
        return False


def test_no_hem_of_the_cover_is_left_behind(make: Make) -> None:
    """The cover hangs over the belt's skirt, where nothing is painted while the belt moves."""
    table = make((ADA, BOT))
    scene = table.table.scene
    scene.cover(1.0)
    for _ in range(5):
        QApplication.processEvents()
    paints = _Paints()
    table.port.installEventFilter(paints)
    scene.cover(0.0)
    for _ in range(5):
        QApplication.processEvents()
    bottom = scene.view.mapFromScene(scene.belt.sceneBoundingRect().bottomLeft()).y()
    assert max(room.bottom() for room in paints.rooms) >= bottom - 2


@pytest.mark.parametrize("form", ["timed", "memory"])
def test_lost_luggage_is_told_before_it_is_met_and_decks_have_names(make: Make, form: str) -> None:
    """While one gets ready, on a pointer that rests, and in the tree; where there is any."""
    table = make((ADA, BOT), options={"form": form}, started=False)
    page, timed = table.table, form == "timed"
    said = page.sentence(page.state)
    assert ("lost luggage" in said and "you keep it" in said and "without a point" in said) == timed
    for seat in (ONE, TWO):
        tip = page.scene.panels[seat].toolTip()
        assert "6 to come, 0 waiting, 0 found and 0 lost" in tip
        assert ("belongs to no one" in tip and "scores nothing" in tip) == timed
    told = page.access.seat(page.state, ONE)
    assert any("belongs to no one" in str(each) for each in vars(told).values()) == timed


def test_what_a_look_led_to_reads_as_no_name_of_a_pile(make: Make) -> None:
    words = make((ADA, BOT)).table.words
    assert words.mark("another") == "Not the right one"
    assert words.mark("lost") == "Lost: no point"


def test_any_key_of_the_cover_goes_on_wherever_was_clicked(make: Make) -> None:
    """Enter, the space bar, the letter on its button, P, and Esc, which pauses too."""
    table = make((ADA, BOT))
    page = table.table
    letter = Qt.Key(ord(page.continue_button.text().partition("&")[2][0].upper()))
    for at in (None, page.belt_cover.card, table.port, page.now):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Space, letter, Qt.Key.Key_P, Qt.Key.Key_Escape):
            page.pause()
            if at is not None:
                QTest.mouseClick(at, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
            table.key(key)
            assert table.phase == "countdown", key
    table.key(Qt.Key.Key_P)
    assert table.phase == "paused", "and P pauses again"
    table.key(Qt.Key.Key_S)
    assert table.phase == "paused", "a key that is meant for the belt does not uncover it"


def test_escape_that_is_held_down_stays_at_the_pause(make: Make) -> None:
    table = make((ADA, BOT))
    table.table.pause()
    focus = QApplication.focusWidget()
    assert focus is not None
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "", True
    )
    QApplication.sendEvent(focus, held)
    assert held.isAccepted(), "the page does not leave by it"
    assert table.phase == "paused"
    assert "Esc" in table.table.belt_cover.words.text(), "it says what the next one does"


def test_the_picture_of_a_paused_match_shows_the_belt_and_no_face(make: Make) -> None:
    table = make((ADA, BOT))
    page = table.table
    kind = page.box.kinds[table.view.seats[ONE].passenger]
    page.take(table.slots_of(kind)[0])
    table.tick(2)
    corner = page.scene.panels[ONE]
    assert corner.shown.face != NONE
    page.pause()
    page.set_capture_mode(True)
    assert (page.scene.carousel.cover, page.belt_cover.card.isHidden()) == (0.0, True)
    assert (corner.shown.tile, corner.shown.face) == (kind, NONE)
    page.set_capture_mode(False)
    assert (page.scene.carousel.cover, page.belt_cover.card.isHidden()) == (1.0, False)
    assert corner.shown.face != NONE


def test_ready_counts_once_the_check_was_seen_and_by_a_press_of_its_own(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who grabs steadily up to a round's end does not miss it."""
    monkeypatch.setattr(CheckSheet, "SEEN", 1000.0)
    table = make((ADA, BOT))
    page = table.table
    ready: list[Seat] = []
    monkeypatch.setattr(page, "be_ready", ready.append)
    page.view = msgspec.structs.replace(page.view, phase=Phase.BETWEEN)
    page.present(page.renew_state())
    button = page.check.buttons[ONE]
    assert button.isVisible()
    table.key(Qt.Key.Key_S)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    button.setFocus()
    table.key(Qt.Key.Key_Return)
    QTest.keyPress(button, Qt.Key.Key_Space)
    page.check._asked -= 1000.0
    QTest.keyRelease(button, Qt.Key.Key_Space)
    for repeated in (Qt.Key.Key_Return, Qt.Key.Key_S):
        held = QKeyEvent(QEvent.Type.KeyPress, repeated, Qt.KeyboardModifier.NoModifier, "", True)
        QApplication.sendEvent(button, held)
    assert not ready
    table.key(Qt.Key.Key_Return)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert ready == [ONE] * 2
    # The key that grabbed until now counts later, and not while it goes on being pressed fast.
    table.key(Qt.Key.Key_S)
    assert ready == [ONE] * 2
    page.check._asked -= 2000.0
    table.key(Qt.Key.Key_S)
    assert ready == [ONE] * 2
    page.check._grabbed[ONE] -= 1000.0
    table.key(Qt.Key.Key_S)
    assert ready == [ONE] * 3


@pytest.mark.parametrize("alt", [False, True])
def test_the_letter_of_hold_lets_time_run_while_it_is_down(make: Make, alt: bool) -> None:
    table = make((ADA, BOT), options={"steps": True})
    modifier = Qt.KeyboardModifier.AltModifier if alt else Qt.KeyboardModifier.NoModifier
    button = table.table.hold_button
    assert "&H" in button.text()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyPress(focus, Qt.Key.Key_H, modifier)
    for _ in range(3):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_H, modifier, "h", True)
        QApplication.sendEvent(focus, held)
    assert (table.phase, button.isDown()) == ("runs", True)
    QTest.keyRelease(focus, Qt.Key.Key_H, modifier)
    assert (table.phase, button.isDown()) == ("held", False)


def test_no_gate_of_two_hides_the_other(make: Make) -> None:
    gates = list(make((ADA, BEN)).table.gates.values())
    for ways in ((True, False), (False, True)):
        for gate, left in zip(gates, ways, strict=True):
            gate.press(left=left)
            gate.pass_time(60.0)
            gate.release()
        length, pace = gates[0]._belt.length, gates[0]._belt.pace
        apart = (gates[0].place - gates[1].place) % length
        assert pace <= apart <= length - pace
