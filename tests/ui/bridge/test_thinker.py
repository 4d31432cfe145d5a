"""Computer players at a table of eight: asked together, entered in order, paced where it shows."""

from __future__ import annotations

import itertools
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QElapsedTimer, QObject
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Act, Action, BotProgress, Level, ScoreLine, Seat
from engine.match import Player, Session, begin
from engine.match.advice import Advice, advising, ready
from tests.match.bets import Bet, Bets
from tests.ui.bridge.conftest import Held, Prompt
from tests.ui.bridge.sealed import Pick, Picks
from ui.bridge.bots import scheduler
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.bots.worker import SILENCE_TIMEOUT_S
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed

PERSON = Player()
BOT = Player("computer", Level("lowest"))
ZERO, ONE = Seat(0), Seat(1)
EIGHT = (PERSON, *[BOT] * 7)


class Table(QObject):
    """A match of picks, its bridge and its pool."""

    def __init__(self, players: Sequence[Player], speed: Speed, pool: Any, sealed: bool) -> None:
        super().__init__()
        self.session: Session = begin(Picks(), "picks", players, {"sealed": sealed})
        self.pool = pool
        self.bridge = MatchBridge(self.session, pool, Preferences(speed))
        self.bridge.begin()

    def acts(self) -> list[tuple[Seat, int]]:
        """Who has picked what so far."""
        acts = [entry for entry in self.session.journal if isinstance(entry, Act)]
        return [(act.seat, act.action.number) for act in acts]

    def has_acts(self, count: int) -> bool:
        """Whether so many acts are entered."""
        return len(self.acts()) == count

    def pick(self, seat: Seat, number: int = 9) -> None:
        """What a person does."""
        assert self.bridge.submit(seat, [Pick(number)]) is None


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Callable[..., Table]]:
    made: list[Table] = []

    def table(
        players: Sequence[Player] = EIGHT,
        *,
        speed: Speed = Speed.NORMAL,
        pool: Any = None,
        sealed: bool = True,
    ) -> Table:
        made.append(Table(players, speed, pool or Held(Picks()), sealed))
        return made[-1]

    yield table
    for each in made:
        each.bridge.close()


def test_all_computers_are_asked_at_once_while_a_person_still_chooses(make: Any) -> None:
    table = make()
    assert table.pool.seats == list(range(1, 8))
    assert table.bridge.person_to_act() == ZERO
    assert table.acts() == []


def test_sealed_decisions_are_entered_in_the_order_of_seats_and_wait_for_nothing(
    make: Any,
) -> None:
    table = make(speed=Speed.SLOW)
    for seat in reversed(range(2, 8)):
        table.pool.answer(Seat(seat))
        assert table.acts() == []
    # The one that the others wait for: all are in at once, though each may take 900 ms.
    table.pool.answer(ONE)
    assert table.acts() == [(Seat(seat), 1) for seat in range(1, 8)]
    table.pick(ZERO)
    assert table.session.view(None).round == 1


def test_the_journal_is_the_same_whichever_process_was_quicker(make: Any) -> None:
    journals = []
    for seed in range(5):
        table = make(speed=Speed.OFF)
        shuffled = random.Random(seed).sample
        while table.bridge.result is None:
            seats = table.pool.seats
            table.pool.answer_all(shuffled(seats, len(seats)))
            table.pick(ZERO)
        journals.append(table.session.journal)
    assert len(journals[0]) > 24
    assert all(journal == journals[0] for journal in journals)


def test_seven_computers_are_in_within_two_seconds_of_the_person(make: Any, qtbot: QtBot) -> None:
    table = make(pool=Prompt(Picks()))
    clock = QElapsedTimer()
    clock.start()
    table.pick(ZERO)
    qtbot.waitUntil(lambda: table.session.view(None).round == 1, timeout=10_000)
    assert clock.elapsed() < 2_000
    assert [seat for seat, _ in table.acts()[:8]] == list(range(8))


def test_seven_hard_ones_pick_within_a_second_of_a_person_who_does_not_think(
    pool: WorkerPool, qtbot: QtBot
) -> None:
    hard = Player("computer", Level("hard"))
    session = begin(catalog.game("carry_on"), "seven", (PERSON, *[hard] * 7))
    bridge = MatchBridge(session, pool, Preferences(Speed.OFF))
    bridge.begin()
    spent = []

    def has_passed(turn: int) -> bool:
        return bool(session.view(None).turn != turn)

    for turn in range(1, 7):
        assert session.view(None).turn == turn
        clock = QElapsedTimer()
        clock.start()
        bridge.submit(ZERO, [next(iter(session.legal(ZERO)))])
        qtbot.waitUntil(partial(has_passed, turn), timeout=60_000)
        spent.append(clock.elapsed())
    bridge.close()
    # In the first turn the processes start.
    assert statistics.median(spent[1:]) < 1_000


def test_what_reveals_is_paced_once_where_only_computers_play(make: Any) -> None:
    table = make((BOT,) * 8, speed=Speed.SLOW)
    table.pool.answer_all()
    assert [seat for seat, _ in table.acts()] == list(range(7)), "the last one reveals"
    assert table.bridge.thinking_seat == Seat(7)
    table.bridge.skip()
    assert table.session.view(None).round == 1
    assert table.pool.seats == list(range(8))


def test_an_open_act_is_paced_and_the_next_is_asked_behind_it(make: Any, qtbot: QtBot) -> None:
    table = make(sealed=False)
    table.pick(ZERO)
    clock = QElapsedTimer()
    for seat in (1, 2):
        assert table.pool.seats == [seat]
        clock.start()
        table.pool.answer(Seat(seat))
        assert len(table.acts()) == seat
        qtbot.waitUntil(partial(table.has_acts, seat + 1))
        assert clock.elapsed() >= 440


def test_who_was_asked_before_another_acted_openly_is_asked_again(make: Any) -> None:
    table = make((PERSON, BOT), speed=Speed.OFF, sealed=False)
    (before,) = table.pool.open
    table.pick(ZERO, 1)
    (after,) = table.pool.open
    assert before != after
    assert table.pool.answer(ONE).best == Pick(2), "1 is taken by now"


def test_a_hint_while_six_computers_think_is_answered(make: Any) -> None:
    table = make((PERSON, PERSON, *[BOT] * 6))
    hints: list[BotProgress] = []
    table.bridge.hinted.connect(hints.append)
    progress: list[object] = []
    table.bridge.thinking.connect(progress.append)
    table.bridge.hint()
    assert table.pool.first == [table.pool.number(ZERO)], "before all that wait for a process"
    assert table.bridge.thinking_seat is None
    # That others decide in secret does not concern it.
    table.pool.answer(Seat(2))
    thought = table.pool.answer(ZERO)
    assert [thought] == hints
    assert progress == [(ZERO, 0, 0), None]
    assert table.pool.seats == list(range(3, 8))


def test_a_computer_is_waited_for_only_when_no_person_is(make: Any) -> None:
    table = make()
    progress: list[object] = []
    table.bridge.thinking.connect(progress.append)
    table.pool.begin(ONE)
    assert (table.bridge.thinking_seat, table.bridge.can_skip, progress) == (None, False, [])
    table.pick(ZERO)
    assert (table.bridge.thinking_seat, table.bridge.can_skip) == (ONE, True)
    table.pool.answer(ONE)
    assert (table.bridge.thinking_seat, table.bridge.can_skip) == (Seat(2), False)
    assert progress == [(ONE, 1, 9), (Seat(2), 0, 0)]


def test_skip_takes_the_best_of_all_that_are_waited_for(make: Any) -> None:
    table = make(speed=Speed.SLOW)
    table.pick(ZERO)
    for seat in (1, 2, 4):
        table.pool.begin(Seat(seat))
    table.bridge.skip()
    assert table.acts() == [(ZERO, 9), (ONE, 9), (Seat(2), 9)]
    assert table.pool.seats == list(range(3, 8))


def test_a_person_who_decides_anew_costs_no_computer_its_question(make: Any) -> None:
    table = make((PERSON, PERSON, *[BOT] * 6))
    open_before = dict(table.pool.open)
    table.pick(ZERO)
    table.pick(ZERO, 3)
    assert table.pool.open == open_before
    assert table.bridge.person_to_act() == ONE


def test_one_that_breaks_decides_anyhow_and_the_others_keep_their_questions(make: Any) -> None:
    table = make(speed=Speed.OFF)
    problems: list[str] = []
    table.bridge.problem.connect(problems.append)
    number = table.pool.number(ONE)
    del table.pool.open[number]
    table.pool.gave_up.emit(number, "Traceback\nValueError: broken")
    assert len(problems) == 1
    assert [seat for seat, _ in table.acts()] == [ONE]
    assert table.pool.seats == list(range(2, 8))


def test_all_questions_are_dropped_by_a_pause_and_asked_again(make: Any) -> None:
    table = make(speed=Speed.OFF)
    table.pool.answer(Seat(3))
    table.bridge.pause()
    assert table.pool.open == {}
    assert table.bridge.thinking_seat is None
    table.bridge.begin()
    assert table.pool.seats == list(range(1, 8))
    table.pool.answer_all()
    assert [seat for seat, _ in table.acts()] == list(range(1, 8))


def test_a_closed_match_asks_nobody_again(make: Any) -> None:
    table = make()
    table.bridge.close()
    table.bridge.begin()
    assert table.pool.open == {}


def test_a_seat_that_is_given_to_a_person_is_not_decided_for(make: Any) -> None:
    table = make((PERSON, *[BOT] * 2), speed=Speed.OFF)
    table.bridge.set_seat(ONE, None)
    assert table.pool.seats == [2]
    table.pool.answer_all()
    assert [seat for seat, _ in table.acts()] == [2]
    assert table.bridge.person_to_act() == ZERO


@pytest.mark.parametrize("order", [*itertools.permutations((1, 2, 3))])
def test_sealed_picks_know_nothing_of_one_another(make: Any, order: Sequence[int]) -> None:
    table = make((PERSON, *[BOT] * 3), speed=Speed.OFF)
    worlds = [question.world.picks for question in table.pool.open.values()]
    assert worlds == [(0, 0, 0, 0)] * 3
    for seat in order:
        table.pool.answer(Seat(seat))
    assert table.acts() == [(Seat(seat), 1) for seat in (1, 2, 3)]


def test_an_act_is_weighed_once_and_the_last_one_that_was_asked_for(make: Any) -> None:
    table = make((PERSON, BOT), sealed=False, speed=Speed.OFF)
    bridge, pool = table.bridge, table.pool
    heard: list[object] = []

    def about() -> list[Action]:
        return [question.about for question in pool.open.values() if question.about is not None]

    bridge.weighed.connect(lambda: heard.append(True))
    for number in (3, 4, 4):
        assert bridge.estimate(Pick(number)) == ()
    assert about() == [Pick(4)]
    assert bridge.thinking_seat is None
    pool.answer(ZERO)
    assert bridge.estimate(Pick(4)) == (ScoreLine("pick", 4),)
    assert heard == [True]
    assert about() == []
    # By another view, in another decision, it is another question; none of those of computers.
    table.pick(ZERO)
    assert bridge.estimate(Pick(4)) == ()
    pool.answer(ONE)
    assert bridge.estimate(Pick(4)) == ()
    assert about() == [Pick(4)]
    # What the match has left behind, or what breaks, is not told of.
    table.pick(ZERO, 2)
    assert about() == []
    # Taken back, the same act by the same view is a question again.
    assert bridge.undo()
    assert bridge.estimate(Pick(4)) == ()
    assert about() == [Pick(4)]
    table.pick(ZERO, 2)
    bridge.estimate(Pick(5))
    pool.answer_all()
    assert bridge.estimate(Pick(5)) == ()
    number = max(pool.open)
    bridge.problem.connect(heard.append)
    pool.gave_up.emit(number, "Traceback\nValueError: broken")
    assert bridge.estimate(Pick(5)) == ()
    assert heard == [True]


def test_answers_that_came_while_it_was_held_are_told_of_once(make: Any) -> None:
    """Seven computers have thought while a page stood: the table is laid out once for all."""
    table = make(speed=Speed.OFF)
    bridge = table.bridge
    bridge.hold(on=True)
    table.pool.answer_all()
    assert table.acts() == []
    told, steps = list[int](), list[object]()
    bridge.turn_changed.connect(lambda: told.append(len(table.acts())))
    bridge.stepped.connect(steps.append)
    bridge.hold(on=False)
    assert table.has_acts(7)
    assert told == [7], "once, and not before all are entered"
    assert len(steps) == 7


# Hints of games whose decisions are reviewed


class Notes:
    """What was kept of hints."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def kept(self) -> Sequence[bytes]:
        return self.lines

    def keep(self, line: bytes) -> None:
        self.lines.append(line)


class Practice(QObject):
    """A match of bets in practice, and a pool that answers what a test gives it."""

    def __init__(self, *, practice: bool = True) -> None:
        super().__init__()
        self.pool, self.notes = Held(Bets()), Notes()
        session = begin(Bets(), "hint", (PERSON, PERSON), practice=practice)
        pool: Any = self.pool
        self.bridge = MatchBridge(session, pool, Preferences(Speed.OFF), hints=self.notes)
        self.heard: list[Advice] = []
        self.bridge.hinted.connect(self.heard.append)
        self.bridge.begin()

    @property
    def works(self) -> list[Any]:
        """What is asked of the processes."""
        return [*self.pool.open.values()]

    def give(self, bet: int, *, final: bool = False) -> Advice:
        """An answer to the hint that is looked for."""
        (number,) = self.pool.open
        keep = b"line\n" if final else b""
        advice = Advice(1, 6, Bet(bet), acts=(Bet(bet),), final=final, keep=keep)
        self.pool.thought.emit(number, advice, final)
        return advice


@pytest.fixture
def practice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Practice]:
    monkeypatch.setattr(scheduler, "INTERIM_HINT_DELAY_MS", 30)
    monkeypatch.setattr(scheduler, "HINT_UPDATE_INTERVAL_MS", 30)
    made = Practice()
    yield made
    made.bridge.close()


def test_a_hint_tells_soon_what_is_best_so_far_and_keeps_the_last(
    practice: Practice, qtbot: QtBot
) -> None:
    practice.notes.lines.append(b"before\n")
    practice.bridge.hint((Bet(2),))
    (work,) = practice.works
    assert work.run is advising
    assert (work.given[0].tried, work.given[0].kept) == ((Bet(2),), (b"before\n",))
    # A slow machine is not taken for a dead process.
    assert work.patience > SILENCE_TIMEOUT_S
    first = practice.give(0)
    assert practice.heard == []
    qtbot.waitUntil(lambda: practice.heard == [first])
    # The same once more is no news; something else is, when some time has passed.
    practice.give(0)
    qtbot.wait(80)
    second = practice.give(1)
    qtbot.waitUntil(lambda: practice.heard == [first, second])
    last = practice.give(3, final=True)
    assert practice.heard == [first, second, last]
    assert practice.notes.lines == [b"before\n", b"line\n"]
    qtbot.wait(80)
    assert practice.heard == [first, second, last]


def test_a_quick_hint_is_told_once(practice: Practice, qtbot: QtBot) -> None:
    practice.bridge.hint()
    practice.give(0)
    last = practice.give(1, final=True)
    qtbot.wait(80)
    assert practice.heard == [last]


def test_a_hint_that_was_stopped_tells_nothing_and_keeps_nothing(
    practice: Practice, qtbot: QtBot
) -> None:
    practice.bridge.hint()
    practice.give(0)
    practice.bridge.stop_hint()
    qtbot.wait(80)
    assert practice.heard == []
    assert practice.notes.lines == []
    assert not practice.works


@pytest.mark.parametrize("is_practice", [True, False])
def test_a_process_is_made_ready_for_hints_where_there_are_any(
    is_practice: bool, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "HINT_WARMUP_DELAY_MS", 10)
    made = Practice(practice=is_practice)
    qtbot.wait(60)
    assert [work.run for work in made.works] == [ready] * is_practice
    made.bridge.close()


class FakeClock:
    """The time since the last step, as a test sets it."""

    now = 0

    def __init__(self) -> None:
        self._began = self.now

    def start(self) -> None:
        self._began = FakeClock.now

    restart = start

    def elapsed(self) -> int:
        return FakeClock.now - self._began


@pytest.mark.parametrize("speed", Speed)
def test_how_long_the_search_took_is_not_seen(
    make: Any, monkeypatch: pytest.MonkeyPatch, speed: Speed
) -> None:
    """A decision is entered after one pause, whether the search was quick or slow."""
    monkeypatch.setattr(scheduler, "QElapsedTimer", FakeClock)
    beat = Preferences(speed).pause or scheduler.UNPACED_BEAT_MS
    quick = scheduler.UNSEEN_MS if speed is Speed.OFF else 0
    taken = {}
    for thought in (0, quick, quick + 1, beat // 2, beat - 1, beat, beat + 1, 2 * beat):
        FakeClock.now = 0
        table = make((BOT, BOT), speed=speed, sealed=False)
        FakeClock.now = thought
        table.pool.answer(ZERO)
        wait = table.bridge._scheduler._pacer
        taken[thought] = thought if table.acts() else thought + wait.interval()
        table.bridge.close()
    wanted = {t: beat if t <= beat else 2 * beat for t in taken}
    if speed is Speed.OFF:
        wanted |= {t: t for t in taken if t <= quick}
    assert taken == wanted


def test_an_answer_that_was_held_back_takes_one_pause_from_then_on(
    make: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "QElapsedTimer", FakeClock)
    FakeClock.now = 0
    table = make((BOT, BOT), sealed=False)
    table.bridge.hold(on=True)
    FakeClock.now = 7000
    table.pool.answer(ZERO)
    table.bridge.hold(on=False)
    table.bridge._scheduler._enter()
    assert table.bridge._scheduler._pacer.interval() == Preferences(Speed.NORMAL).pause


def test_how_far_a_computer_with_hidden_cards_has_come_is_not_told(make: Any) -> None:
    for hands in (True, False):
        table = make((BOT, BOT), sealed=False)
        table.bridge._scheduler._hands = hands
        told: list[Any] = []
        table.bridge.thinking.connect(told.append)
        table.pool.begin(ZERO)
        assert bool(told) is not hands
