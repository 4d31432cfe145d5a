"""A showdown and the questions in it, on a toy's table: live, on the reel, by anybody's eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QInputDevice, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from engine.core import Level, Seat
from engine.match import Player, begin
from engine.match.timeline import ReplayTimeline
from tests.ui.access.reader import Reader
from tests.ui.bridge.conftest import Held
from tests.ui.stage.hand_of_cards import face
from tests.ui.tables.cargo_hold.toy import Add, Answer, Raid, Raided, Raids, Resolved, Table
from ui.access.outline import Group
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.replay import ReplayBridge
from ui.look.style import Look
from ui.shell.match.handover import HotSeat
from ui.stage.cards.hand_view import NEW_HAND_LOCK_MS
from ui.stage.items.picture import PictureItem
from ui.tables.cargo_hold.choice import AnswerChoice, SeatQuestion
from ui.tables.cargo_hold.showdown import (
    Close,
    Effect,
    Leave,
    Open,
    ShowdownSide,
    ShowdownState,
    ShownCard,
    Step,
    Up,
    after,
)

LEFT = Qt.MouseButton.LeftButton
A, B, C = Seat(0), Seat(1), Seat(2)
CALM = Player("computer", Level("calm"), "Robo")
PEOPLE = (Player(name="Ada"), Player(name="Ben"), Player(name="Cleo"))


class Room:
    """Makes tables of Raids, and lets go of them."""

    def __init__(self, qtbot: QtBot, look: Look) -> None:
        self.qtbot, self.look = qtbot, look
        self.preferences = Preferences(Speed.NORMAL)
        self.pool: Any = Held(Raids())
        self.bridges: list[Any] = []
        self.said: list[str] = []

    def match(self, *players: Player, acts: Sequence[tuple[Seat, Any]] = ()) -> Any:
        session = begin(Raids(), "raids", players or (PEOPLE[0], CALM))
        for seat, act in acts:
            session.submit(seat, act)
        return session

    def sit(self, session: Any) -> Table:
        """The table of a match that goes on; several persons hand the screen on."""
        bridge = MatchBridge(session, self.pool, self.preferences)
        self.bridges.append(bridge)
        table = self._show(bridge)
        if bridge.screen.policy == "handed":
            self.seat = HotSeat(self.look, bridge, table, table)
            self.seat.enter()
        bridge.begin()
        return table

    def watch(self, session: Any) -> tuple[ReplayBridge, Table]:
        bridge = ReplayBridge(
            session, ReplayTimeline.wound(session), self.preferences, now=lambda: 0.0
        )
        self.bridges.append(bridge)
        return bridge, self._show(bridge)

    def _show(self, bridge: Any) -> Table:
        table = Table(self.look, bridge)
        self.qtbot.addWidget(table)
        table.voice.say = lambda text, **_: self.said.append(text)  # type: ignore[method-assign]
        table.resize(1264, 700)
        with self.qtbot.waitExposed(table):
            table.show()
        table.setFocus()
        return table

    def close(self) -> None:
        for bridge in self.bridges:
            bridge.close()


@pytest.fixture
def room(qtbot: QtBot, look: Look) -> Iterator[Room]:
    made = Room(qtbot, look)
    yield made
    made.close()


def told(table: Table) -> str:
    standing = table.showdown.item.standing
    return "" if standing is None else standing.said


def click(table: Table) -> None:
    """A press somewhere on the stage."""
    QTest.mouseClick(table.stage.viewport(), LEFT, pos=QPoint(20, 560))


def begin_raid(table: Table) -> None:
    """Two cards of one's hand raid."""
    table.motion.catch_up()
    QTest.qWait(NEW_HAND_LOCK_MS + 20)
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_Return):
        QTest.keyClick(table.stage, key)
    assert table.motion.telling


def fresh() -> None:
    QTest.qWait(NEW_HAND_LOCK_MS + 20)


# The steps as a fold ------------------------------------------------------------------------------


def test_a_card_comes_up_in_place_of_a_back_and_a_further_one_beside() -> None:
    standing = after(None, Open((A, B), ("raids", "guards"), (1, 2)))
    for key in (1, 2):
        standing = after(standing, Up(ShowdownSide.FIRST, key, face(0, key)))
    assert standing is not None
    assert [card.key for card in standing.side(ShowdownSide.FIRST)] == [1, 2]
    assert [card.key for card in standing.side(ShowdownSide.SECOND)] == [None, None]
    standing = after(standing, Up(ShowdownSide.FIRST, 3, face(0, 3)))
    assert standing is not None
    assert [card.key for card in standing.cards] == [1, 2, 3, None, None]
    assert standing.lit == 2
    over = after(standing, Close())
    assert over is not None
    assert over.over
    assert after(None, Close()) is None, "nothing was opened"


def test_of_equal_cards_each_does_its_deed_and_goes_once() -> None:
    """Events tell kinds, not copies."""
    first, second = ShowdownSide.FIRST, ShowdownSide.SECOND
    steps: tuple[Step, ...] = (
        Open((A, B), ("raids", "guards"), (3, 2)),
        *(Up(first, kind, face(0, 1)) for kind in ("rope", "rope", "guard")),
        *(Up(second, kind, face(1, 1)) for kind in ("guard", "guard")),
        Effect((first, "rope"), "One is roped.", "roped", ((second, "guard"),)),
    )
    standing: ShowdownState | None = None
    for step in steps:
        standing = after(standing, step)
    assert standing is not None
    assert [card.done for card in standing.cards] == [True, False, False, False, False]
    assert [card.out for card in standing.cards] == [False, False, False, True, False]
    assert standing.lit == 0
    standing = after(standing, Effect((first, "rope"), "Another.", out=((second, "guard"),)))
    assert standing is not None
    assert (standing.lit, [card.out for card in standing.cards][3:]) == (1, [True, True])
    standing = after(standing, Effect(None, "All ropes go.", out=((None, "rope"),) * 3))
    assert standing is not None
    assert [card.out for card in standing.cards] == [True, True, False, True, True]
    standing = after(standing, Leave(((first, "guard"), (first, "guard"), (second, "rope")), A))
    assert standing is not None
    assert [card.key for card in standing.cards] == ["rope", "rope", "guard", "guard"]


# Live ---------------------------------------------------------------------------------------------


def test_a_press_goes_on_by_one_step_and_does_nothing_else(room: Room) -> None:
    table = room.sit(room.match())
    begin_raid(table)
    seen = [told(table)]
    while table.motion.busy:
        click(table)
        seen.append(told(table))
    raid = ["Ada raids a crate.", "A 1.", "A 3.", "In it: 2.", "In it: 3."]
    assert seen == [*raid, raid[-1]]
    assert room.said.index("In it: 2.") > room.said.index("A 1."), "each is said"
    assert table.showdown.is_open, "it goes on after the choice"
    assert not table.fan.reserved


def test_a_tap_goes_on_by_one_step_too(room: Room) -> None:
    table = room.sit(room.match())
    # Beyond the screen of the offscreen platform touches are dropped.
    table.resize(760, 560)
    begin_raid(table)
    screen = QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)
    port, at = table.stage.viewport(), QPoint(30, 30)
    seen = []
    for _ in range(3):
        QTest.touchEvent(port, screen).press(0, at, port).commit()
        QTest.touchEvent(port, screen).release(0, at, port).commit()
        seen.append(told(table))
    assert seen == ["A 1.", "A 3.", "In it: 2."]


def test_any_key_skips_all_of_it(room: Room) -> None:
    table = room.sit(room.match())
    begin_raid(table)
    QTest.keyClick(table.stage, Qt.Key.Key_X)
    assert not table.motion.busy
    standing = table.showdown.item.standing
    assert standing is not None
    assert [card.face is None for card in standing.cards] == [False] * 4
    assert "A 1." not in room.said, "what was skipped is not said"


def test_steps_stand_by_themselves_so_long_that_they_can_be_read(room: Room) -> None:
    room.preferences.set_speed(Speed.FAST)
    table = room.sit(room.match())
    begin_raid(table)
    room.qtbot.waitUntil(lambda: told(table) == "In it: 3.", timeout=6000)
    room.qtbot.waitUntil(lambda: not table.motion.busy, timeout=3000)


def test_ones_own_deed_is_told_faster_than_anothers(room: Room) -> None:
    table, raided = room.sit(room.match()), Raided(A, B, (1,), (2, 3))
    mine = table.showdown.parts(raided, A)
    other = table.showdown.parts(Raided(B, A, (1,), (2, 3)), A)
    assert [part.rest > 0 for part in mine] == [True] * len(mine)
    assert all(a.rest < b.rest for a, b in zip(mine, other, strict=True))
    # The log tells what was in the crate when all of it is seen.
    assert mine[-1].events == (raided,)
    assert not any(part.events for part in mine[:-1])


def test_computers_wait_until_it_is_told_and_then_take_their_time(room: Room) -> None:
    table = room.sit(room.match())
    begin_raid(table)
    room.pool.answer(B)
    QTest.qWait(room.preferences.pause + 100)
    assert not table.view.stayed, "the question has not been seen yet"
    inputs = table.bridge._session.inputs
    QTest.keyClick(table.stage, Qt.Key.Key_X)
    assert table.choice.isVisible()
    assert not table.choice.buttons, "a computer answers by itself"
    QTest.qWait(room.preferences.pause // 2)
    assert table.bridge._session.inputs == inputs
    room.qtbot.waitUntil(lambda: table.bridge._session.inputs > inputs)
    assert told(table) == "Robo stays."


def test_a_table_that_is_built_anew_holds_nobody(room: Room) -> None:
    session = room.match()
    table = room.sit(session)
    begin_raid(table)
    bridge = table.bridge
    assert bridge._scheduler._held  # type: ignore[attr-defined]
    other = room._show(bridge)
    assert not bridge._scheduler._held  # type: ignore[attr-defined]
    assert other.showdown.is_open


def test_the_last_one_is_told_again_by_a_key(room: Room) -> None:
    table = room.sit(room.match())
    QTest.keyClick(table.stage, Qt.Key.Key_F4)
    assert not table.motion.busy, "there is none yet"
    begin_raid(table)
    table.motion.catch_up()
    room.pool.answer(B)
    room.qtbot.waitUntil(lambda: table.view.stayed and not table.motion.telling, timeout=5000)
    fresh()
    QTest.keyClick(table.stage, Qt.Key.Key_1)
    table.motion.catch_up()
    assert not table.showdown.is_open, "it is over"
    lines, state = table.log.lines, table.view
    room.said.clear()
    QTest.keyClick(table.stage, Qt.Key.Key_F4)
    seen: list[str] = []
    while table.motion.busy:
        seen.append(told(table))
        click(table)
    assert seen[0] == "Ada raids a crate."
    assert seen[-3:] == ["4 to 5.", "The crate changes hands.", "That was it."]
    # The last words of each event are those of its line in the log, and this game has no lines.
    lines_of_events = {"In it: 3.", "Robo stays.", "No card is added.", "That was it."}
    assert set(seen) - lines_of_events <= set(room.said)
    assert not table.showdown.is_open
    assert (lines, state) == (table.log.lines, table.view), "nothing was done"


def test_what_is_undone_is_not_told_again(room: Room) -> None:
    session = begin(Raids(), "raids", (PEOPLE[0], CALM), practice=True)
    table = room.sit(session)
    begin_raid(table)
    table.motion.catch_up()
    assert table.showdown.is_open
    table.undo()
    assert not table.showdown.is_open
    assert not table.show_recent()


def test_without_movement_it_is_said_at_once_and_the_outcome_stays(room: Room) -> None:
    acts = [(A, Raid((1, 3))), (B, Answer(flees=False))]
    room.preferences.set_speed(Speed.OFF)
    table = room.sit(room.match(acts=acts))
    assert table.showdown.is_open
    assert table.choice.buttons
    fresh()
    room.said.clear()
    QTest.keyClick(table.stage, Qt.Key.Key_1)
    assert not table.motion.busy
    assert "The crate changes hands." in room.said
    standing = table.showdown.item.standing
    assert standing is not None
    assert (standing.figures, standing.said) == ((4, 5), "That was it.")
    QTest.keyClick(table.stage, Qt.Key.Key_Escape)
    assert not table.showdown.is_open
    for key, shown in ((Qt.Key.Key_F4, True), (Qt.Key.Key_Escape, False)):
        QTest.keyClick(table.stage, key)
        assert table.showdown.is_open is shown
    QTest.keyClick(table.stage, Qt.Key.Key_F4)
    at = table.stage.mapFromScene(table.showdown.item.scene_rect().center())
    QTest.mouseClick(table.stage.viewport(), LEFT, pos=at)
    assert not table.showdown.is_open, "a press puts it away"


def test_what_stays_without_movement_goes_when_a_person_acts(room: Room) -> None:
    over = [(A, Raid((1, 3))), (B, Answer(flees=False)), (A, Add(0))]
    room.preferences.set_speed(Speed.OFF)
    table = room.sit(room.match(PEOPLE[0], CALM, CALM, acts=over[:2]))
    session = table.bridge._session
    session.submit(A, Add(0))
    assert table.showdown.is_open
    session.submit(B, Raid((1,)))
    assert told(table) == "In it: 3.", "the next one"
    session.submit(C, Answer(flees=True))
    assert told(table) == "Nobody has it."
    session.submit(C, Raid((2,)))
    session.submit(A, Answer(flees=True))
    assert table.showdown.is_open, "it is over with one's own act, and stays all the same"
    bridge, watched = room.watch(room.match(acts=[*over, (B, Raid((1,)))]))
    for shown in (True, True, True):
        bridge.step(1)
        assert watched.showdown.is_open is shown
    assert told(watched) == "That was it."
    bridge.step(1)
    assert told(watched) == "In it: 3."


def test_who_comes_to_the_screen_is_told_what_happened_meanwhile(room: Room) -> None:
    """Where it was not seen by all together."""
    table = room.sit(room.match(*PEOPLE))
    screen: Any = table.bridge.screen  # type: ignore[attr-defined]
    screen.gathers = False
    room.seat.curtain._lift()
    assert table.bridge.submit(A, [Raid((1, 3))]) is None
    assert table.bridge.submit(B, [Answer(flees=True)]) is None
    assert room.seat.curtain.is_down
    assert not table.showdown.is_open, "nothing is told beneath the curtain"
    room.seat.curtain._lift()
    seen: list[str] = []
    while table.motion.busy:
        seen.append(told(table))
        click(table)
    assert seen[0] == "Ada raids a crate."
    assert seen[-1] == "Nobody has it."
    assert table.bridge.viewer() == B


def test_the_word_on_a_card_lies_on_it_also_at_first(room: Room) -> None:
    table = room.sit(room.match())
    item = table.showdown.item
    assert not item.isVisible()
    cards = tuple(
        ShownCard(side, n, face(0, n), f"Word {n}") for side in ShowdownSide for n in range(3)
    )
    item.show_standing(ShowdownState((A, B), ("raids", "guards"), cards, lit=1))
    for place in range(6):
        tag = item._tags[place]
        assert tag.isVisible()
        assert item.card(place).scene_rect().contains(tag.scene_rect()), place


@pytest.mark.parametrize("size", [(1264, 700), (895, 424)])
def test_all_of_it_lies_within_its_sheet(room: Room, size: tuple[int, int]) -> None:
    table = room.sit(room.match(acts=[(A, Raid((1, 2, 3)))]))
    table.resize(*size)
    item = table.showdown.item
    cards = tuple(ShownCard(side, n, None) for side in ShowdownSide for n in range(14))
    item.show_standing(
        ShowdownState((A, B), ("raids", "guards"), cards, (31, 28), "Both have many.")
    )
    sheet = item.rect()
    assert item.standing is not None
    slots = item.rooms(item.standing)
    assert all(sheet.contains(slot) for slot in slots)
    middle = [slots[index].center().y() for index in (0, 14)]
    assert middle[0] > sheet.center().y() > middle[1], "whose deed it is lies below"
    for one, other in pairwise(slots[:14]):
        assert other.left() - one.left() > 0.24 * one.width(), "of each the strip is seen"


def test_a_step_paints_anew_what_it_changes_alone(room: Room) -> None:
    """Who meets, the figures and the other cards lie still; so does the sheet beneath."""
    table = room.sit(room.match(acts=[(A, Raid((1, 2, 3)))]))
    item = table.showdown.item
    cards = tuple(ShownCard(side, n, face(0, n)) for side in ShowdownSide for n in range(3))
    standing = ShowdownState((A, B), ("raids", "guards"), cards, (3, 4), "Both have some.")
    item.show_standing(standing)
    QTest.qWait(20)
    anew: list[QRectF] = []
    item.scene().changed.connect(lambda rects: anew.extend(QRectF(each) for each in rects))
    item.show_standing(replace(standing, lit=1))
    room.qtbot.waitUntil(lambda: bool(anew))
    card = item.card(1).sceneBoundingRect()
    assert all(card.adjusted(-1, -1, 1, 9).contains(rect) for rect in anew), "it rises by 7"
    anew.clear()
    item.show_figures((3.0, 5.0))
    room.qtbot.waitUntil(lambda: bool(anew))
    figure = item.written[-1].sceneBoundingRect()
    assert all(figure.adjusted(-1, -1, 1, 1).contains(rect) for rect in anew)


def test_when_it_opens_no_frame_has_its_pictures_to_paint(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The sheet and the backs were painted before, also where they had been forgotten meanwhile;
    the words are painted between two frames.
    """
    table = room.sit(room.match())
    room.look.pixmaps.clear()
    table.refresh()
    warm = table.showdown._warm
    assert warm is not None
    room.qtbot.waitUntil(lambda: warm.ready)
    item = table.showdown.item
    painted: list[object] = []
    inside = False

    def paint(each: PictureItem) -> Callable[[QPainter], None]:
        before = each.paint_in

        def counted(painter: QPainter) -> None:
            if inside:
                painted.append(each)
            before(painter)

        return counted

    for each in (item, *item.written):
        monkeypatch.setattr(each, "paint_in", paint(each))
    begin_raid(table)
    inside = True
    table.stage.viewport().grab()
    inside = False
    assert painted == []
    assert any(each.is_stale for each in item.written)
    room.qtbot.waitUntil(lambda: not any(each.is_stale for each in item.written))
    assert told(table) == "Ada raids a crate.", "that takes a few frames"


def test_what_lies_beneath_is_painted_little_by_little_when_it_is_over(room: Room) -> None:
    table = room.sit(room.match())
    parts = table.showdown.parts(Raided(A, B, (1,), (2, 3)), A)
    over = table.showdown.parts(Resolved(A, (4, 5)), A)
    assert over[-1].late
    assert not any(part.late for part in (*parts, *over[:-1]))


def test_faces_are_printed_before_they_come_up(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that no frame has a card to print while it turns over."""
    table = room.sit(room.match())
    begin_raid(table)
    warm = table.showdown._warm
    assert warm is not None
    room.qtbot.waitUntil(lambda: warm.ready)
    assert told(table) == "Ada raids a crate.", "it is early enough"
    asked: list[object] = []
    missed: list[object] = []
    pixmaps = room.look.pixmaps
    draw = pixmaps.draw

    def drawn(painter: Any, key: Any, area: Any, paint: Any) -> None:
        asked.append(key)

        def counted(inner: Any) -> None:
            missed.append(key)
            paint(inner)

        draw(painter, key, area, counted)

    monkeypatch.setattr(pixmaps, "draw", drawn)
    while table.motion.busy:
        click(table)
        table.stage.viewport().grab()
    printed = [key for key in missed if isinstance(key, tuple) and key[0] == "card-print"]
    assert asked
    assert not printed


def test_it_lies_in_the_tree_card_by_card(room: Room) -> None:
    table = room.sit(room.match(acts=[(A, Raid((1, 3)))]))
    raid = table.tree._outline()[0]
    assert isinstance(raid, Group)
    assert [each.name for each in raid.controls] == ["Jumper", "Jumper", "Passport", "Passport"]
    assert raid.description == "In it: 3."
    raid.controls[0].press()
    assert room.said[-1] == "Jumper"


def test_in_the_log_it_is_one_entry_with_its_steps(room: Room) -> None:
    acts = [(A, Raid((1, 3))), (B, Answer(flees=False)), (A, Add(0))]
    table = room.sit(room.match(acts=acts))
    assert table.log.lines[0] == "Ada raids a crate."
    assert list(table.log.entries) == [0]
    assert len(table.log.beneath(0)) == 3


# On the reel --------------------------------------------------------------------------------------


def test_a_reel_that_is_scrubbed_shows_it_as_if_built_there(room: Room) -> None:
    acts = [(A, Raid((1, 3))), (B, Answer(flees=False)), (A, Add(0)), (B, Raid((2,)))]
    bridge, table = room.watch(room.match(acts=acts))
    stops = [stop.frame for stop in bridge.stops]
    found: dict[int, ShowdownState | None] = {}
    for number in (1, 4, 2, 3, 0, 2, 4, 1):
        bridge.seek(stops[number])
        standing = table.showdown.item.standing if table.showdown.is_open else None
        assert found.setdefault(number, standing) == standing
    assert [found[n] is not None for n in range(5)] == [False, True, True, False, True]
    assert found[2] is not None
    assert found[2].said == "Ben stays." or found[2].said == "Robo stays."
    for number in range(5):
        other, fresh_table = room.watch(room.match(acts=acts))
        other.seek(stops[number])
        shown = fresh_table.showdown
        assert (shown.item.standing if shown.is_open else None) == found[number]


def test_a_reel_that_runs_tells_it_step_by_step(room: Room) -> None:
    acts = [(A, Raid((1, 3))), (B, Answer(flees=False)), (A, Add(0))]
    bridge, table = room.watch(room.match(acts=acts))
    bridge.step(1)
    seen = []
    while table.motion.busy:
        seen.append(told(table))
        click(table)
    assert seen == ["Ada raids a crate.", "A 1.", "A 3.", "In it: 2.", "In it: 3."]
    assert table.choice.isVisible()
    assert not table.choice.buttons, "whoever watches answers nothing"
    bridge.step(1)
    assert not table.choice.isVisible(), "it is answered"


# Questions ----------------------------------------------------------------------------------------


def raided(room: Room, *players: Player) -> Table:
    """Ada has raided Ben, and all of it is told."""
    table = room.sit(room.match(*(players or PEOPLE)))
    room.seat.curtain._lift()
    begin_raid(table)
    table.motion.catch_up()
    return table


def press(key: Qt.Key) -> None:
    """A key, where the keyboard is."""
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def by_key(table: Table) -> None:
    press(Qt.Key.Key_2)


def by_arrows(table: Table) -> None:
    table.choice.buttons[0].setFocus()
    QTest.keyClick(table.choice.buttons[0], Qt.Key.Key_Right)
    assert table.choice.buttons[1].hasFocus()
    QTest.keyClick(table.choice.buttons[1], Qt.Key.Key_Return)


def by_pointer(table: Table) -> None:
    QTest.mouseClick(table.choice.buttons[1], LEFT)


def by_tree(table: Table) -> None:
    Reader(table).press("Flee")


@pytest.mark.parametrize("way", [by_key, by_arrows, by_pointer, by_tree])
def test_it_is_answered_over_the_open_table(room: Room, way: Callable[[Table], None]) -> None:
    table = raided(room)
    assert table.bridge.viewer() is None, "all look as spectators"
    assert not room.seat.curtain.is_down
    assert table.view.hand == ()
    assert table.choice.name.text() == "Ben"
    assert table.seat == A, "nobody else's things come forward"
    assert table.showdown.is_open, "the raid is seen meanwhile"
    assert table.choice.buttons[0].hasFocus(), "the default has the keyboard"
    way(table)
    assert not table.view.stayed
    assert table.choice.isVisible(), "no press that came too soon answers it"
    fresh()
    way(table)
    assert not table.choice.isVisible()
    table.motion.catch_up()
    QTest.qWait(20)
    assert table.view.turn == 1
    assert room.seat.curtain.is_down, "it is the next one's turn"


def test_enter_takes_the_default(room: Room) -> None:
    table = raided(room)
    fresh()
    press(Qt.Key.Key_Return)
    table.motion.catch_up()
    assert table.bridge.public().stayed


def test_what_needs_a_hand_is_asked_behind_the_curtain(room: Room) -> None:
    table = raided(room)
    fresh()
    by = table.choice.buttons[0]
    QTest.mouseClick(by, LEFT)
    assert told(table) == "Ben stays."
    assert not room.seat.curtain.is_down, "it is told to its end before"
    table.motion.catch_up()
    QTest.qWait(20)
    assert room.seat.curtain.is_down
    assert table.bridge.viewer() is None
    assert not table.choice.buttons
    assert table.choice.name.text() == "Ada"
    room.seat.curtain._lift()
    table.motion.catch_up()
    assert table.bridge.viewer() == A
    assert [each.text() for each in table.choice.buttons] == ["None", "Add 2"]
    assert table.showdown.is_open, "the raid is seen beneath"
    fresh()
    by_key(table)
    assert table.bridge.viewer() is None, "what comes of it is for all"
    assert told(table) == "One is added."
    while table.motion.busy:
        click(table)
    assert table.view.earned[A] == 5


def test_nothing_of_it_is_left_beneath_the_curtain(room: Room) -> None:
    table = raided(room)
    fresh()
    by = table.choice.buttons[0]
    QTest.mouseClick(by, LEFT)
    table.motion.catch_up()
    QTest.qWait(20)
    room.seat.curtain._lift()
    assert "Add 2" in [each.text() for each in table.findChildren(QPushButton)]
    left: list[str] = []
    screen = table.bridge.screen  # type: ignore[attr-defined]
    # After the table has covered, and before the viewer goes.
    screen.covering.connect(
        lambda _: left.extend(each.text() for each in table.findChildren(QPushButton))
    )
    screen.cover()
    assert left
    assert not any("Add" in words for words in left)
    assert not any("Add" in each.text() for each in table.findChildren(QPushButton))


def test_what_is_asked_of_a_computer_looks_the_same_whatever_it_has(room: Room) -> None:
    """And of a person whose hand is not on the screen."""
    pictures = []
    for raid in ((1, 2, 3), (1, 2)):
        table = room.sit(
            room.match(acts=[(A, Raid((1,))), (B, Answer(flees=True)), (B, Raid(raid))])
        )
        table.bridge._session.submit(A, Answer(flees=False))
        table.motion.catch_up()
        assert not table.choice.buttons
        assert table.choice.waits.isVisible()
        pictures.append(table.choice.grab().toImage())
    assert pictures[0] == pictures[1]


def test_several_choices_are_marked_and_entered_together(room: Room) -> None:
    table = raided(room)
    found: list[tuple[int, ...]] = []

    def several(marked: tuple[int, ...]) -> Answer:
        found.append(marked)
        return Answer(flees=len(marked) > 1)

    choices = tuple(AnswerChoice(f"Take {n} back") for n in range(5))
    question = SeatQuestion(
        B, "Which come back?", choices, several=several, marked=(0,), done="Done"
    )
    table.question = lambda: question  # type: ignore[method-assign]
    table.refresh()
    fresh()
    assert table.choice.done is not None
    assert table.choice.done.hasFocus()
    QTest.keyClick(table.choice.done, Qt.Key.Key_4)
    QTest.mouseClick(table.choice.buttons[0], LEFT)
    assert list(table.choice.marked) == [3]
    Reader(table).press("Take 2 back")
    table.refresh()
    assert list(table.choice.marked) == [2, 3], "what is marked stays while the table is shown anew"
    table.choice.done.setFocus()
    QTest.keyClick(table.choice.done, Qt.Key.Key_Return)
    assert found == [(2, 3)]
    table.motion.catch_up()
    assert table.view.turn == 1


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("many", [2, 6, 14])
@pytest.mark.parametrize("several", [False, True])
def test_its_buttons_have_room(room: Room, many: int, scale: float, several: bool) -> None:
    """Also where there are more than the room is high enough for: then it reaches above."""
    room.look.set_text_scale(scale)
    table = raided(room)
    choices = tuple(AnswerChoice(f"Take {n} back", Answer(flees=True)) for n in range(many))
    made = (lambda _: Answer(flees=True)) if several else None
    question = SeatQuestion(B, "Which?", choices, several=made, done="Done")
    table.question = lambda: question  # type: ignore[method-assign]
    stage = table.stage.geometry()
    table.choice.set_room(stage.adjusted(0, stage.height() * 3 // 4, 0, 0), table.size())
    table.refresh()
    QTest.qWait(10)
    panel, buttons = table.choice, [*table.choice.buttons]
    if table.choice.done is not None:
        buttons.append(table.choice.done)
    assert len(buttons) == many + several
    for button in buttons:
        assert panel.rect().contains(button.geometry())
        assert button.width() >= button.minimumSizeHint().width()
        assert button.height() >= button.minimumSizeHint().height()
        others_ = [each for each in buttons if each is not button]
        assert not any(button.geometry().intersects(each.geometry()) for each in others_)
    assert QRectF(table.rect()).contains(QRectF(panel.geometry()))
    assert panel.geometry().bottom() <= max(stage.bottom(), panel.height())
