"""Tests of Pack the Essentials: the teacher's tag beside a move that may cost much."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Level, Seat
from engine.core.review import BoardReason, Contrast, Reasons, Topic
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import Claim, Place, TakeBonus
from engine.match import Player, begin
from engine.match.teacher import (
    TIME_LIMIT_S,
    TeacherAnswer,
    TeacherCount,
    TeacherRequest,
    answering,
)
from tests.ui.tables.pack_the_essentials.conftest import ADA, BEN, GAME
from ui.bridge.bots.worker_main import Work
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences
from ui.look.style import Look
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.scene import CLAIM_GRACE_MS
from ui.tables.pack_the_essentials.table import Table

ME = Seat(0)
WHY = Reasons(
    Contrast(Topic("todo-1", 3), Topic("groups", 13), -1, 9),
    (2, 5),
    BoardReason("closed", 5, 2, 0b11111, 0),
)


class AskedPool(QObject):
    """A pool that notes what the teacher is asked, and answers when a test says so."""

    thought = Signal(int, object, bool)
    gave_up = Signal(int, str)
    busy = False

    def __init__(self) -> None:
        super().__init__()
        self.asked: dict[int, TeacherRequest] = {}
        self.stopped: list[int] = []
        self.prepared: set[int] = set()
        self._number = 0

    def ask(self, question: Any, *, first: bool = False) -> int:
        self._number += 1
        if isinstance(question, Work) and question.run is answering:
            (request,) = question.given
            assert isinstance(request, TeacherRequest)
            self.asked[self._number] = request
        return self._number

    def stop(self, number: int) -> None:
        self.stopped.append(number)

    @property
    def moves(self) -> list[TeacherRequest]:
        """The moves that were asked about."""
        return [one for one in self.asked.values() if one.about.tried]

    def prepare(self) -> None:
        """Have everything prepared that was to be."""
        for number, one in list(self.asked.items()):
            if not one.about.tried and number not in self.prepared:
                self.prepared.add(number)
                self.thought.emit(number, TeacherAnswer(), True)

    def answer(self, **what: Any) -> None:
        """Answer what was asked last about a move."""
        self.prepare()
        number, request = next(
            (n, one) for n, one in reversed(self.asked.items()) if one.about.tried
        )
        known = {"position": "p", "acts": request.about.tried, "reasons": WHY}
        self.thought.emit(number, TeacherAnswer(**{**known, **what}), True)


class Store:
    """Keeps what was asked, as a file would."""

    lines: tuple[bytes, ...] = ()

    def asked(self) -> tuple[bytes, ...]:
        return self.lines

    def keep_asked(self, lines: Any) -> None:
        self.lines = tuple(lines)


class Lesson:
    """A table with a teacher."""

    def __init__(self, table: Table, pool: AskedPool, store: Store) -> None:
        self.table, self.pool, self.store = table, pool, store
        self.bridge = table.bridge
        self.tag = table.teacher_tag

    def claim(self, position: int = 4) -> None:
        """Try a claim, and confirm it."""
        self.pool.prepare()
        self.table.attempt(Claim(position))
        assert self.table.confirm()

    def claimed(self) -> int:
        return next((n for n, one in enumerate(self.bridge.view().claims, 1) if one == ME), 0)


Make = Callable[..., Lesson]


def covers_nothing_compared(one: Lesson) -> None:
    """The positions, the tiles, the suitcase and the score that the reasons name stay seen."""
    scene, table = one.table.scene, one.table
    items = (*scene.positions, *scene.spaces, scene.board)
    places = [one.tag.on_table(item.sceneBoundingRect()) for item in items]
    room = table.table_widgets
    widgets = (room.bottom, room.score, table.now)
    places += [QRect(one.mapTo(table, QPoint()), one.size()) for one in widgets]
    assert not any(one.tag.geometry().intersects(place) for place in places)


@pytest.fixture
def lesson(qtbot: QtBot, look: Look, preferences: Preferences) -> Iterator[Make]:
    made: list[MatchBridge] = []

    def build(
        bound: int = 4,
        *,
        practice: bool = True,
        players: tuple[Player, ...] = (ADA,),
        store: Store | None = None,
        read_only: bool = False,
    ) -> Lesson:
        preferences.set_teacher(bound)
        pool, store = AskedPool(), store or Store()
        session = begin(catalog.game(GAME), "table", players, practice=practice)
        bridge = MatchBridge(session, pool, preferences, read_only=read_only, asked=store)  # type: ignore[arg-type]
        made.append(bridge)
        table = Table(look, bridge)
        qtbot.addWidget(table)
        # As in a window of 1280 by 800.
        table.resize(1280, 735)
        with qtbot.waitExposed(table):
            table.show()
        bridge.begin()
        table.catch_up()
        return Lesson(table, pool, store)

    yield build
    for bridge in made:
        bridge.close()


def test_the_tag_appears_beside_the_move_and_continue_plays_it(lesson: Make) -> None:
    one = lesson()
    one.claim()
    assert not one.claimed()
    assert one.tag.isHidden()
    one.pool.answer(points=9)
    assert one.tag.isVisible()
    assert one.tag.words.text() == "This may cost about 7 to 10 points. Look again?"
    assert one.tag.accessibleName() == one.tag.words.text()
    assert one.table.rect().contains(one.tag.geometry())
    covers_nothing_compared(one)
    assert not one.claimed()
    one.tag.on_button.click()
    assert one.claimed() == 4
    assert one.tag.isHidden()
    assert len(one.pool.moves) == 1


def test_the_keyboard_stays_at_the_question_when_a_claim_has_confirmed_itself(
    lesson: Make,
) -> None:
    one = lesson()
    one.table.scene.hand.by_keys = True
    one.table.attempt(Claim(4))
    # As at the end of the time in which a claim can be changed.
    one.table.claims._enter()
    assert one.table.claims.settling.isActive()
    one.pool.answer(points=9)
    one.table.claims.settling.timeout.emit()
    assert one.tag.why_button.hasFocus()
    told = one.table.now.text()
    assert "in a moment" not in told
    assert "Confirm, or try another position" in told
    one.tag.again_button.click()
    assert one.table.now.text() == told


def test_show_why_names_the_move_and_what_speaks_for_another_one(lesson: Make) -> None:
    one = lesson()
    one.claim()
    one.pool.answer(points=9)
    assert one.tag.why_button.hasFocus()
    assert all(line.isHidden() for line in one.tag.reasons)
    QTest.keyClick(one.tag.why_button, Qt.Key.Key_Return)
    made, better = (line.text() for line in one.tag.reasons)
    assert made == (
        "You claim position 4. You get 1 pack rat and 1 cat toy. "
        "In favour of the choice made: Columns +3."
    )
    assert better == (
        "In favour of the better choice: Colour groups +13 and the rest −1. It "
        "leaves fewer spaces that only bonus tiles can fill: 2 instead of 5."
    )
    assert one.tag.why_button.isHidden()
    covers_nothing_compared(one)
    assert one.tag.again_button.hasFocus()
    assert not one.claimed()
    # The spaces that it closes off are lit as long as it asks.
    assert one.table.scene.board._lit == frozenset(art.cells_at(one.table.box, 0b11111))
    one.tag.again_button.click()
    assert not one.table.scene.board._lit


def test_without_a_reason_on_the_board_show_why_lights_the_score_line(lesson: Make) -> None:
    one = lesson()
    one.claim(3)
    one.pool.answer()
    one.table.catch_up()
    one.pool.prepare()
    act = next(act for act in one.bridge.legal(ME) if isinstance(act, Place))
    one.table.attempt(act)
    one.table.confirm()
    one.pool.answer(points=6, position="q", reasons=WHY._replace(board=None))
    one.tag.show_why()
    # The tile that is tried is the only one there, and lit as a group of its colour.
    table = one.table
    base, tried = (view.seats[ME] for view in (table.state.base, table.state.view))
    packed = scoring.empty_cells(table.box, base) & ~scoring.empty_cells(table.box, tried)
    assert packed
    assert table.scene.board._lit == frozenset(art.cells_at(table.box, packed))
    assert [line for line, row in table.score.rows.items() if row.isChecked()] == ["groups"]
    one.tag.again_button.click()
    assert not table.scene.board._lit
    assert not any(row.isChecked() for row in table.score.rows.values())


def test_show_why_leaves_out_what_belongs_to_an_earlier_decision(lesson: Make) -> None:
    one = lesson()
    one.pool.prepare()
    one.table.attempt(Claim(1))
    assert one.table.acting is not None
    colour = next(act for act in one.table.acting.preview().legal if isinstance(act, TakeBonus))
    one.table.attempt(colour)
    assert one.table.confirm()
    one.pool.answer(points=6, acts=(colour,), skipped=1)
    one.tag.show_why()
    made = one.tag.reasons[0].text()
    assert "claim" not in made, made
    assert made.startswith("You get"), made


def test_show_why_names_a_placement_and_where_it_lies(lesson: Make) -> None:
    one = lesson()
    one.claim(3)
    one.pool.answer()
    one.table.catch_up()
    one.pool.prepare()
    placing = [act for act in one.bridge.legal(ME) if isinstance(act, Place)]
    for position, act in enumerate(placing[:: len(placing) // 3]):
        one.table.attempt(act)
        one.table.confirm()
        one.pool.answer(points=6, position=f"{position}")
        one.tag.show_why()
        made = one.tag.reasons[0].text()
        verb = "lure" if act.cat else "pack"
        assert made.startswith(f"You {verb} tile {act.space}"), made
        assert re.search(r", [A-L][1-8][),]", made), "where it lies"
        assert "position" not in made, "the claim was decided before"
        one.tag.again_button.click()
        one.table.undo()


@pytest.mark.parametrize("way", ["key", "button"])
def test_esc_looks_again_and_another_move_goes_through(lesson: Make, way: str) -> None:
    one = lesson()
    one.claim()
    one.pool.answer(points=9)
    if way == "key":
        QTest.keyClick(one.tag.why_button, Qt.Key.Key_Escape)
    else:
        one.tag.again_button.click()
    assert one.tag.isHidden()
    assert not one.claimed()
    # The move is still tried, and can be taken back.
    assert [*one.table.acts] == [Claim(4)]
    one.table.undo()
    assert not [*one.table.acts]
    one.claim(3)
    one.pool.answer()
    assert one.claimed() == 3
    # The decision that it has asked about is told to the process, which is silent then.
    assert [request.known for request in one.pool.moves] == [frozenset(), frozenset({"p"})]


def test_to_try_something_else_ends_the_question(lesson: Make) -> None:
    one = lesson()
    one.claim()
    one.pool.answer(points=9)
    one.table.attempt(Claim(3))
    assert one.tag.isHidden()
    assert not one.claimed()


def test_confirm_once_more_continues(lesson: Make) -> None:
    one = lesson()
    one.claim()
    one.pool.answer(points=9)
    assert one.table.confirm()
    assert one.claimed() == 4
    assert len(one.pool.moves) == 1


def test_what_costs_little_is_played_and_a_second_press_changes_nothing(lesson: Make) -> None:
    one = lesson()
    one.claim()
    assert one.table.confirm()
    assert len(one.pool.moves) == 1
    one.pool.answer()
    assert one.claimed() == 4
    assert one.tag.isHidden()
    assert one.store.lines == ()


def test_a_slow_answer_is_not_waited_for(lesson: Make, qtbot: QtBot) -> None:
    one = lesson()
    one.claim()
    qtbot.waitUntil(lambda: one.claimed() == 4, timeout=3000)
    assert one.tag.isHidden()
    assert len(one.pool.stopped) >= 1
    # What comes later is of no use.
    one.pool.answer(points=9)
    assert one.tag.isHidden()
    assert TIME_LIMIT_S == 0.5
    # Silence is counted, and gone with the move.
    assert one.bridge.teacher is not None
    assert one.bridge.teacher.counts == TeacherCount(0, 0, 1)
    assert len(one.store.lines) == 1
    one.table.catch_up()
    assert one.bridge.undo()
    assert one.bridge.teacher.counts == TeacherCount(0, 0, 0)
    one.table.catch_up()
    one.claim()
    one.pool.answer()
    assert one.claimed() == 4
    assert one.bridge.teacher.counts == TeacherCount(0, 0, 0)
    assert not one.store.lines


def test_a_move_is_judged_as_soon_as_it_is_tried_and_nothing_is_said(lesson: Make) -> None:
    one = lesson()
    one.pool.prepare()
    one.table.attempt(Claim(4))
    assert [request.about.tried for request in one.pool.moves] == [(Claim(4),)]
    one.pool.answer(points=9)
    # Before it is confirmed nothing tells what it costs.
    assert one.tag.isHidden()
    assert one.table.turn.objection is None
    assert one.table.confirm()
    assert one.tag.isVisible()
    assert not one.claimed()
    assert len(one.pool.moves) == 1


def test_a_move_that_was_judged_and_costs_little_is_played_at_once(lesson: Make) -> None:
    one = lesson()
    one.pool.prepare()
    one.table.attempt(Claim(4))
    one.pool.answer()
    assert one.table.confirm()
    assert one.claimed() == 4
    assert len(one.pool.moves) == 1


def test_what_is_tried_no_more_is_not_judged_any_further(lesson: Make) -> None:
    one = lesson()
    one.pool.prepare()
    one.table.attempt(Claim(4))
    (number,) = (n for n, request in one.pool.asked.items() if request.about.tried)
    one.table.attempt(Claim(3))
    assert number in one.pool.stopped
    assert [request.about.tried for request in one.pool.moves] == [(Claim(4),), (Claim(3),)]


def test_a_claim_that_confirms_itself_has_been_judged_meanwhile(
    lesson: Make, qtbot: QtBot, preferences: Preferences
) -> None:
    """The time in which it can be changed is time to think; then nothing waits."""
    one = lesson()
    assert preferences.hands.claims
    one.pool.prepare()
    one.table.choose(Claim(4))
    assert one.table.scene.count.running
    one.pool.answer(points=9)
    assert one.tag.isHidden()
    qtbot.waitUntil(one.tag.isVisible, timeout=4000)
    assert not one.claimed()
    assert "in a moment" not in one.table.now.text()


def test_a_claim_that_was_confirmed_before_it_confirms_itself_waits_for_a_person(
    lesson: Make, qtbot: QtBot
) -> None:
    """Else it would be entered by itself after *Look again*."""
    one = lesson()
    one.pool.prepare()
    one.table.choose(Claim(4))
    assert one.table.scene.count.running
    assert "in a moment" in one.table.now.text()
    assert one.table.confirm()
    one.pool.answer(points=9)
    assert not one.table.scene.count.running
    assert "in a moment" not in one.table.now.text()
    one.tag.again_button.click()
    qtbot.wait(CLAIM_GRACE_MS + 200)
    assert not one.claimed()
    assert "in a moment" not in one.table.now.text()


def test_what_breaks_is_no_answer(lesson: Make) -> None:
    one = lesson()
    one.claim()
    one.pool.gave_up.emit(max(one.pool.asked), "it broke")
    assert one.claimed() == 4
    assert one.bridge.teacher is not None
    assert one.bridge.teacher.counts == TeacherCount(0, 0, 1)


def test_a_move_waits_for_what_is_being_prepared(lesson: Make, qtbot: QtBot) -> None:
    one = lesson()
    qtbot.waitUntil(lambda: bool(one.pool.asked), timeout=3000)
    (number,) = one.pool.asked
    assert not one.pool.moves
    one.table.attempt(Claim(4))
    assert one.table.confirm()
    assert not one.pool.moves
    one.pool.thought.emit(number, TeacherAnswer(), True)
    assert len(one.pool.moves) == 1
    assert number not in one.pool.stopped
    one.pool.answer(points=5)
    assert one.tag.isVisible()


def test_an_answer_to_a_move_that_is_tried_no_more_is_dropped(lesson: Make) -> None:
    one = lesson()
    one.claim()
    one.table.undo()
    one.pool.answer(points=9)
    assert one.tag.isHidden()
    assert not one.claimed()
    assert one.store.lines == ()


@pytest.mark.parametrize(
    "what",
    [
        {"bound": 0},
        {"practice": False},
        {"players": (ADA, BEN)},
        {"players": (ADA, Player("computer", Level("easy")))},
    ],
)
def test_nobody_asks_where_there_is_no_teacher(lesson: Make, what: Any) -> None:
    one = lesson(**what)
    one.claim()
    assert not one.pool.moves
    assert one.tag.isHidden()
    assert one.claimed() == 4 or one.bridge.view().claims[3] == ME


def test_nobody_asks_while_a_guide_leads(lesson: Make) -> None:
    one = lesson()
    one.table.turn.be_guided(True)
    one.claim()
    assert not one.pool.moves
    assert one.claimed() == 4


def test_nothing_is_asked_in_what_is_only_watched(lesson: Make) -> None:
    one = lesson(read_only=True)
    assert not one.table.confirm()
    assert not one.pool.asked


def test_it_counts_how_often_it_asked_and_another_move_was_made(lesson: Make) -> None:
    store = Store()
    one = lesson(store=store)
    one.claim()
    one.pool.answer(points=9)
    one.table.undo()
    one.claim(3)
    one.pool.answer()
    assert one.bridge.teacher is not None
    assert one.bridge.teacher.counts == TeacherCount(1, 1)
    placing = next(act for act in one.bridge.legal(ME) if isinstance(act, Place))
    one.table.catch_up()
    one.table.attempt(placing)
    one.table.confirm()
    one.pool.answer(points=6, position="q")
    one.tag.on_button.click()
    assert one.bridge.teacher.counts.asked == 2
    # It is kept, and known when the match is opened again.
    assert len(store.lines) == 2
    again = lesson(store=store)
    again.claim()
    assert again.pool.moves[0].known == {"p", "q"}


def test_the_tag_is_announced(lesson: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    one = lesson()
    said: list[str] = []
    monkeypatch.setattr(one.table.voice, "say", lambda text, **_: said.append(text))
    one.claim()
    one.pool.answer(points=9)
    assert "This may cost about 7 to 10 points. Look again?" in said
    one.tag.show_why()
    assert "In favour of the choice made: " in said[-1]


@pytest.mark.parametrize("size", [(760, 420), (1024, 640), (1920, 1080)])
def test_the_tag_stays_on_the_table(lesson: Make, size: tuple[int, int]) -> None:
    one = lesson()
    one.claim()
    one.pool.answer(points=9)
    one.table.resize(*size)
    one.tag.show_why()
    assert one.table.rect().contains(one.tag.geometry())
    for each in (one.tag.again_button, one.tag.on_button, one.tag.words, *one.tag.reasons):
        assert one.tag.rect().contains(each.geometry())
    for line in one.tag.reasons:
        assert line.height() >= line.heightForWidth(line.width())
