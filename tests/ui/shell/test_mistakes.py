"""The page *My mistakes*: one question after another, their verdicts, and the ways to it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import zip_longest
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QDate, QDateTime, QLocale, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Act, Action, GameId, Rng, Seat
from engine.core.review import ReviewLesson, ScoreDifference, Verdict, marked
from engine.games.pack_the_essentials.actions import Claim, TakeBonus
from engine.match import codec
from engine.match.achievements import searching
from engine.match.mistake_drills import JudgedDrill
from engine.match.review import begins
from engine.match.session import Session
from engine.store import Matches
from engine.store.cousins import CousinAnswer
from engine.store.files import StoreError
from engine.store.mistakes import SRS_INTERVALS, ScheduledDrill, TaughtLesson
from tests.tiers import by_turns
from tests.ui.access.reader import Name, Reader
from tests.ui.bridge.test_questions import CASES
from tests.ui.bridge.test_questions import asked as some_of
from tests.ui.bridge.test_questions import bridge as question
from tests.ui.bridge.test_questions import played as whole
from tests.ui.shell.conftest import GAME, Driver
from tests.ui.shell.test_access import spoken, stops
from tests.ui.shell.test_replay import journal, played
from tests.ui.shell.test_review import made_up
from ui.bridge.controller import WatchResult
from ui.bridge.jobs.background import BackgroundJob
from ui.look.style import Look, ThemeChoice
from ui.shell.mistakes.page import MistakesPage
from ui.shell.table_registry import specs

TODAY = date(2026, 11, 22)
ADA = Seat(0)


class Clock:
    """What the clock of this place shows."""

    def __init__(self) -> None:
        self.day = TODAY

    def today(self) -> date:
        return self.day

    def go(self, days: int) -> None:
        self.day += timedelta(days=days)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in ("ui.shell.mistakes.page", "ui.bridge.trail_progress", "ui.bridge.review"):
        monkeypatch.setattr(f"{module}.today", made.today)
    return made


def judged(
    verdict: Verdict[Any],
    acts: tuple[Action, ...],
    loss: int,
    half: int,
    why: tuple[ScoreDifference, ...],
    best: tuple[Action, ...] = (),
) -> JudgedDrill:
    """An answer that loses so much."""
    answer = replace(
        verdict,
        acts=acts,
        best=best or verdict.best,
        expected=verdict.expected + verdict.loss - loss,
        loss=loss,
        half=half,
        mark=marked("points", loss, half),
        why=why,
    )
    return JudgedDrill("points", verdict, answer)


class Judge:
    """In place of the process: gives what a test wants."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.study: BackgroundJob | None = None
        self.asked: tuple[Any, ...] = ()
        self.busy = False

        def begin(study: BackgroundJob, run: object, *given: object) -> None:
            # The search for achievements has a process of its own, and no answer here.
            if run is not searching:
                self.study, self.asked, self.busy = study, given, True

        def stop(study: BackgroundJob) -> None:
            if study is self.study:
                self.busy = False

        monkeypatch.setattr(BackgroundJob, "begin", begin)
        monkeypatch.setattr(BackgroundJob, "stop", stop)
        monkeypatch.setattr(BackgroundJob, "busy", property(self._is_busy))

    def _is_busy(self, study: BackgroundJob) -> bool:
        return study is self.study and self.busy

    def give(self, verdict: Verdict[Any], loss: int, half: int = 50) -> JudgedDrill:
        """The answer loses so much."""
        assert self.study is not None
        acts = self.asked[3]
        why = (ScoreDifference("lavender", 310),) if loss > 200 else ()
        # Alone a colour goes with a claim.
        is_best = acts[:1] == verdict.best
        made = judged(verdict, acts, loss, half, why, acts if is_best else verdict.best)
        self.study.came.emit(made)
        self.busy = False
        self.study.done.emit(made)
        return made


@pytest.fixture
def judge(monkeypatch: pytest.MonkeyPatch) -> Judge:
    return Judge(monkeypatch)


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def decisions(session: Session) -> list[int]:
    """Inputs at which Ada claimed a place, of three at least."""
    moments = session.moments
    claims = [
        n for n, one in enumerate(moments) if isinstance(getattr(one.given, "action", None), Claim)
    ]
    return [n for n in claims if len([*session.game.legal(moments[n - 1].state, ADA)]) > 2]


def learned(shell: Driver, clock: Clock, count: int = 3, name: str = "Ada") -> Path:
    """A match that is over, some decisions of which were marked yesterday."""
    session = played(shell)
    controller = shell.app.controller
    path = controller.path
    assert path is not None
    controller.remember("setup.names", ("Ada",))
    day = clock.day - timedelta(days=1)
    controller.matches.mistakes.learn(path, 0, decisions(session)[:count], name, day)
    controller.close()
    shell.window.go("lounge")
    shell.settle()
    return path


def test_nobody_is_asked_the_same_twice_on_a_day(shell: Driver, clock: Clock) -> None:
    learned(shell, clock)
    shell.window.go("mistakes")
    shell.settle()
    page = shell.window.pages["mistakes"]
    rows = shell.app.controller.questions(clock.day).due_today
    assert page.asked.key == rows[0].key
    # Besides the schedule: what was answered comes last.
    page._extra.add(rows[0].key)
    page.open([*rows])
    shell.settle()
    assert [row.key for row in page._due()][-1] == rows[0].key
    assert page.question.text().startswith("Question 1 of 3 ")
    # By the schedule: it comes on another day.
    page.open()
    shell.settle()
    assert page.question.text().startswith("Question 1 of 2 ")
    # What is asked next is far from what was asked.
    left = [row.at for row in rows if row.key not in (rows[0].key, page.asked.key)]
    assert left == [row.at for row in page._due() if row.key != page.asked.key]
    clock.go(1)
    page.open()
    shell.settle()
    assert page.question.text().startswith("Question 1 of 3 ")


def verdict_of(page: Any, best: int = 1) -> Verdict[Any]:
    """What a review may have said of the decision that is asked."""
    at = page.asked.at
    moments = page.bridge.timeline.moments
    then = moments[at].given.action
    legal = [act for act in page.bridge.game.legal(moments[at - 1].state, ADA) if act != then]
    why = (ScoreDifference("rats", 220),)
    return Verdict(at, (then,), (legal[best],), 9000, 8500, 500, 90, "mistake", why, 100)


def decide(shell: Driver, page: Any, act: Any, *, by_mouse: bool = False) -> None:
    assert page.table.attempt(act)
    while not page.table.pending.complete:
        # Alone, whoever claims underwear chooses its colour, too, and places it with the tile.
        assert page.table.attempt(next(iter(page.table.pending.preview().legal)))
    if by_mouse:
        QTest.mouseClick(page.table.confirm_button, Qt.MouseButton.LeftButton)
    else:
        shell.press(Qt.Key.Key_Return, page.table.stage)
    shell.settle()
    assert page.judging.busy


def words_of(view: QWidget) -> str:
    return "\n".join(one.text() for one in view.findChildren(QLabel) if one.isVisible())


def test_what_is_due_is_asked_from_the_lounge_and_answered_rightly_or_not(
    shell: Driver, judge: Judge, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    # In the order of the match: the last one is a whole decision.
    monkeypatch.setattr("ui.shell.mistakes.page.spread_out", lambda rows, _asked: [*rows])
    path = learned(shell, clock)
    lounge, controller = shell.window.lounge, shell.app.controller
    assert "3 mistakes to revisit toda&y" == lounge.mistakes_button.text()
    assert not lounge.later_button.isVisible()
    lounge.mistakes_button.click()
    shell.settle()
    page = shell.window.pages["mistakes"]
    assert ("mistakes", "My mistakes: Pack the Essentials") == (shell.window.page, page.title())
    ended = QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime)).date()
    day = QLocale().toString(ended, "d MMM yyyy")
    match = f"{page.spec.summary(page.bridge.config)}, {day}"
    assert page.question.text().startswith(f"Question 1 of 3 · {match} · Round ")
    assert page.question.text().endswith(" of 12: what would you do?")
    assert page.table.isAncestorOf(shell.window.focusWidget())
    assert not page._verdict_card.isVisible()
    # Nobody helps, and nothing else is told.
    assert not page.table.hint_button.isVisible()
    verdict = verdict_of(page)
    assert page.table.view == page.bridge.view_before(ADA, verdict.at)

    # Wrong: by keys.
    others = [act for act in page.bridge.legal(ADA) if (act,) not in (verdict.acts, verdict.best)]
    decide(shell, page, others[0])
    assert (journal(1), 0, verdict.at) == judge.asked[:3]
    assert others[0] == judge.asked[3][0]
    assert page.stop_button is shell.window.focusWidget()
    assert "Question 1 of 3" == page.question.text()
    judge.give(verdict, 450, 120)
    shell.settle()
    ends = "from here, a computer in your seat would get about 85 points instead of 90."
    assert f"This would cost about 5 points: {ends}" == page.loss.text(), "it was not played"
    assert "the loss is between 3.3 and 5.7 points." in page.sure.toolTip()
    assert page.sure.toolTip() == page.sure.accessibleDescription()
    assert page.sure.isVisible()
    assert ("Mistake", "You will be asked again tomorrow.") == (
        page.headline.text(),
        page.again.text(),
    )
    now, then, better = (line.text() for line in page.lines)
    assert (True, True, True) == (
        now.startswith("Your answer: You claim "),
        then.startswith("Back then (5 points lost): You claim "),
        better.startswith("Better: You claim "),
    )
    assert 3 == len({words.partition(": ")[2] for words in (now, then, better)})
    why = (
        "In favour of the better choice: Lavender group +3 and the rest +2. "
        "In total, about 5 points more."
    )
    told = "This compares the computer’s choice with the one you {}."
    assert told.format("just made") == page.why.text()
    assert why == page.reasons[1].text()
    rule = "An answer is right if nothing shows that it is worse than the best."
    assert page.help.text().startswith(rule)

    # All three are shown on the board, and nothing can be done there any more.
    shown = []
    for _ in range(3):
        shown.append(page.table.pending.acts)
        QTest.keyClick(page.next_button, Qt.Key.Key_Right)
    assert [judge.asked[3][:1], verdict.acts, verdict.best] == [acts[:1] for acts in shown]
    assert not page.table.attempt(others[1])
    QTest.keyClick(page.scroller, Qt.Key.Key_Space)
    assert page.choice_buttons[1].isChecked()

    # Right: with the mouse.
    assert page.next_button is shell.window.focusWidget()
    assert "&Next question" == page.next_button.text()
    shell.press(Qt.Key.Key_Return)
    assert page.question.text().startswith(f"Question 2 of 3 · {match} · Round ")
    verdict = verdict_of(page)
    decide(shell, page, verdict.best[0], by_mouse=True)
    judge.give(verdict, 0, 0)
    shell.settle()
    assert "Good decision" == page.headline.text()
    assert "The computer found nothing better." == page.loss.text()
    assert "You will be asked again in 3 days." == page.again.text()
    assert [True, True, False] == [line.isVisible() for line in page.lines]
    assert told.format("made in the match") == page.why.text()
    assert page.reasons[1].text().startswith("In favour of the better choice: Unused pack rats +2")

    # As then.
    page.next_button.click()
    shell.settle()
    verdict = verdict_of(page)
    decide(shell, page, verdict.acts[0])
    judge.give(verdict, 500, 90)
    shell.settle()
    assert page.lines[0].text().startswith("Your answer, the same as back then: ")
    assert [True, False, True] == [line.isVisible() for line in page.lines]
    assert "&Done" == page.next_button.text()
    page.next_button.click()
    shell.settle()
    assert ("My mistakes", "That’s all for today") == (page.title(), page.plan_heading.text())
    assert "23 Nov 2026: 2 questions\n25 Nov 2026: 1 question" == page.plan_words.text()
    assert None is page.table is page.bridge
    shell.press(Qt.Key.Key_Escape)
    shell.settle()
    assert "lounge" == shell.window.page
    day = QLocale().toString(QDate(2026, 11, 23), "d MMM yyyy")
    assert f"M&y mistakes: next questions on {day}" == lounge.later_button.text()
    assert not lounge.mistakes_button.isVisible()

    # The days go on, and the match that was asked about is as it was.
    for days, due_today in ((1, 2), (2, 3), (-9, 0)):
        clock.go(days)
        shell.window.show_latest()
        assert lounge.mistakes_button.text().startswith(f"{due_today} mistake")
        assert lounge.mistakes_button.isVisible() == bool(due_today)
    assert journal(1) == path.read_bytes()
    # Who sits at the table now has made none.
    clock.go(20)
    controller.remember("setup.names", ("Grace",))
    shell.window.show_latest()
    assert not lounge.mistakes_button.isVisible()
    assert not lounge.later_button.isVisible()


def test_what_was_best_back_then_is_not_told_twice(
    shell: Driver, judge: Judge, clock: Clock
) -> None:
    learned(shell, clock, count=1)
    shell.window.lounge.mistakes_button.click()
    shell.settle()
    page = shell.window.pages["mistakes"]
    verdict = verdict_of(page)
    # A newer review may find nothing better than what was done.
    verdict = replace(verdict, best=verdict.acts, loss=0, half=0, mark="", why=())
    others = [act for act in page.bridge.legal(ADA) if (act,) != verdict.acts]
    decide(shell, page, others[0])
    judge.give(verdict, 450, 120)
    shell.settle()
    now, then, better = page.lines
    assert [True, False, True] == [line.isVisible() for line in (now, then, better)]
    assert better.text().startswith("Better: You claim ")
    assert better.text().endswith(" This is what you did back then.")
    assert now.text().removeprefix("Your answer: ") not in better.text()


def ended(shell: Driver, name: str, clock: Clock, count: int) -> list[int]:
    """A match of this game is over and marked, at so many decisions of its first seat."""
    session, controller = whole(name), shell.app.controller
    folder = controller.matches.folder
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "over.stowaway"
    path.write_bytes(codec.encode(session.header, session.journal))
    controller.remember("setup.names", (session.players[0].name,))
    # Where there is a choice, of every kind that there is.
    kinds: dict[type[Action], list[int]] = {}
    for n in begins(session, ADA):
        given = session.moments[n].given
        assert isinstance(given, Act)
        legal = session.game.legal(session.moments[n - 1].state, ADA)
        if len([*legal]) > 2:
            kinds.setdefault(type(given.action), []).append(n)
    chosen = [at for turn in zip_longest(*kinds.values()) for at in turn if at is not None][:count]
    day = clock.day - timedelta(days=1)
    controller.matches.mistakes.learn(path, 0, chosen, session.players[0].name, day)
    return chosen


def test_there_are_questions_of_every_game_that_is_reviewed() -> None:
    reviewed = {str(game) for game in specs() if catalog.game(str(game)).is_reviewed}
    assert reviewed == {*CASES}


@pytest.mark.parametrize("name", CASES)
def test_each_game_asks_and_takes_a_right_answer_and_a_wrong_one(
    shell: Driver, judge: Judge, clock: Clock, name: str
) -> None:
    marked = ended(shell, name, clock, 4)
    assert len(marked) > 1
    shell.window.replay_opener.open_mistakes()
    shell.settle()
    page = shell.window.pages["mistakes"]
    for number, _ in enumerate(marked):
        right = bool(number % 2)
        assert page.question.text().startswith(f"Question {number + 1} of {len(marked)} ")
        verdict = verdict_of(page)
        (best,), table = verdict.best, page.table
        others = [act for act in page.bridge.legal(ADA) if (act,) not in (verdict.acts, (best,))]
        decide(shell, page, best if right else others[0])
        assert table is not page.table, "the table on which was answered is gone"
        if right:
            judge.give(verdict, 0, 0)
        else:
            judge.give(verdict, 450, 120)
        shell.settle()
        heads = {"Good decision", "Equally good"} if right else {"Mistake"}
        assert page.headline.text() in heads
        # The match of the question goes from one choice to the next.
        for _ in range(3):
            shell.press(Qt.Key.Key_Right, page.next_button)
        assert number == len(marked) - 1 or "&Next question" == page.next_button.text()
        page.next_button.click()
        shell.settle()
    assert "That’s all for today" == page.plan_heading.text()
    plan = shell.app.controller.matches.mistakes.plan(clock.day + timedelta(days=1))
    # What was answered wrongly comes back the next day.
    assert len(marked) // 2 == len(marked) - len(plan.due_today)


def test_a_question_is_answered_through_the_tree_alone(
    shell: Driver, judge: Judge, clock: Clock, listening: None
) -> None:
    learned(shell, clock)
    shell.window.lounge.mistakes_button.click()
    shell.settle()
    page = shell.window.pages["mistakes"]
    reader = Reader(page)
    reader.get("Question 1 of 3 · ")
    assert [] == [type(each) for each in stops(page) if not spoken(each).strip()]
    # Of what was done then nothing is told before.
    names = [each.text(Name) for each in reader.every()]
    assert not [each for each in names if each.startswith(("Answer", "Then", "Better"))]
    verdict = verdict_of(page)
    claims = [act for act in page.bridge.legal(ADA) if (act,) not in (verdict.acts, verdict.best)]
    reader.press(f"Position {claims[0].position}: ")
    if not page.table.pending.complete:
        reader.press("Mint", QAccessible.Role.RadioButton)
    reader.press("Confirm", QAccessible.Role.Button)
    reader.get("Checking your answer")
    assert "Stop" == reader.focused()
    judge.give(verdict, 450, 120)
    shell.settle()
    assert "Next question" == reader.focused()
    for words in (
        "Mistake",
        "This would cost about 5 points",
        "Your answer: You ",
        "Back then (5 points lost): You ",
    ):
        reader.get(words, QAccessible.Role.StaticText)
    for choice in ("Then", "Better"):
        reader.press(choice, QAccessible.Role.RadioButton)
        assert reader.get(choice, QAccessible.Role.RadioButton).state().checked
        assert choice in page.bridge.caption
    reader.press("Next question")
    shell.settle()
    reader.get("Question 2 of 3 · ")
    assert ADA == page.bridge.person_to_act()


@pytest.mark.deep("five tables are built")
def test_what_is_not_judged_stays_due(
    shell: Driver, judge: Judge, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    learned(shell, clock, 4)
    kept = shell.app.controller.matches.mistakes
    shell.window.go("mistakes")
    shell.settle()
    page = shell.window.pages["mistakes"]
    first = page.asked
    decide(shell, page, next(iter(page.bridge.legal(ADA))))
    page.stop_button.click()
    assert ("Not checked", False) == (page.headline.text(), page.judging.busy)
    assert "This answer does not count; the question will come back." == page.again.text()
    assert not any(line.isVisible() for line in (page.why, *page.reasons))
    # Another comes first.
    page.next_button.click()
    shell.settle()
    assert first != page.asked
    decide(shell, page, next(iter(page.bridge.legal(ADA))))
    judge.busy = False
    assert judge.study is not None
    judge.study.failed.emit("Traceback")
    assert "could not be checked" in page.sentence.text()
    assert "Not checked" == page.headline.text()
    assert 4 == len(kept.plan(clock.day).due_today)
    # What was a mistake by an older review, and is none by today's.
    page.next_button.click()
    shell.settle()
    verdict = Verdict(page.asked.at, verdict_of(page).acts, verdict_of(page).acts, 9000, 9000, 0, 0)
    decide(shell, page, verdict_of(page).best[0])
    judge.give(verdict, 0)
    shell.settle()
    assert page.again.text().startswith(
        "A newer review no longer counts this decision as a mistake"
    )
    assert "Equally good" == page.headline.text()
    assert 3 == len(kept.plan(clock.day).due_today)
    # A disk that is full.
    page.next_button.click()
    shell.settle()
    verdict = verdict_of(page)
    decide(shell, page, verdict.best[0])

    def full(*_: object, **__: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(kept, "answer", full)
    judge.give(verdict, 0)
    shell.settle()
    assert "The disk is full." == page.again.text()
    page.next_button.click()
    shell.settle()
    # It is not asked in a circle; whoever wants to finds all of them.
    assert "3 mistakes to revisit today" == page.plan_heading.text()
    assert page.ask_button is shell.window.focusWidget()
    shell.press(Qt.Key.Key_Return)
    assert page.question.text().startswith("Question 1 of 3 · ")
    shell.window.close()
    assert (None, False) == (page.bridge, page.judging.busy)


@pytest.mark.deep("what is not kept is found out by the tests of the store")
def test_a_question_that_is_none_any_more_is_left_out_with_a_sentence(
    shell: Driver, clock: Clock
) -> None:
    path = learned(shell, clock, 1)
    kept = shell.app.controller.matches.mistakes
    day = clock.day - timedelta(days=2)
    kept.learn(path, 1, [4], "Ada", day)
    assert 2 == len(kept.plan(clock.day).due_today)
    shell.window.go("mistakes")
    shell.settle()
    page = shell.window.pages["mistakes"]
    assert page.table is not None
    assert "One question could no longer be asked and was skipped." in page.sentence.text()
    assert [path.name] == [row.match for row in kept.plan(clock.day).due_today]
    # And where a match is deleted while it is asked about, that is all.
    shell.window.go("lounge")
    path.unlink()
    shell.window.go("mistakes")
    shell.settle()
    assert "That’s all for today" == page.plan_heading.text()
    assert page.plan_words.text().startswith("No questions left.")
    assert page.back_button is shell.window.focusWidget()


def test_a_question_in_the_middle_of_a_move_is_left_out_for_good(
    shell: Driver, judge: Judge, clock: Clock
) -> None:
    path = learned(shell, clock, 0)
    kept = shell.app.controller.matches.mistakes
    found = enumerate(finished_moments(shell, path))
    # Alone, the colour belongs to the claim before it.
    colours = [n for n, one in found if isinstance(getattr(one.given, "action", None), TakeBonus)]
    assert colours
    kept.learn(path, 0, [colours[0]], "Ada", clock.day - timedelta(days=1))
    assert [colours[0]] == [row.at for row in kept.plan(clock.day).due_today]
    shell.window.go("mistakes")
    shell.settle()
    page = shell.window.pages["mistakes"]
    assert page.table is None
    assert page.sentence.text() == "One question could no longer be asked and was skipped."
    assert "That’s all for today" == page.plan_heading.text()
    assert judge.study is None
    shell.window.go("lounge")
    for _ in range(3):
        clock.go(40)
        assert () == kept.plan(clock.day).due_today
    # Before it, all is as it should be.
    kept.learn(path, 0, [colours[0] - 1], "Ada", clock.day - timedelta(days=1))
    shell.window.go("mistakes")
    shell.settle()
    assert page.table is not None
    assert colours[0] - 1 == page.asked.at


def finished_moments(shell: Driver, path: Path) -> Any:
    session = shell.app.controller.matches.open(path).session
    assert session is not None
    return session.moments


@pytest.fixture
def lone(qtbot: QtBot, tmp_path: Path, clock: Clock) -> MistakesPage:
    """The page, without a window; each question's match is what `given` tells."""
    matches = Matches(tmp_path / "matches")
    matches.folder.mkdir()
    file = matches.folder / "one.stowaway"
    file.touch()
    matches.mistakes.learn(file, 0, [1], "Ada", clock.day - timedelta(days=1))
    controller: Any = SimpleNamespace(
        matches=matches,
        questions=matches.mistakes.plan,
        questioning=lambda _row, **_: None,
        people=SimpleNamespace(own_name="Ada", choices=lambda: ("Ada",)),
    )
    page = MistakesPage(Look(ThemeChoice.DAY), controller, specs(), lambda *_: None)
    qtbot.addWidget(page)
    return page


def due_today(page: MistakesPage, clock: Clock) -> tuple[ScheduledDrill, ...]:
    return page._controller.questions(clock.day).due_today


def test_a_match_that_cannot_be_read_just_now_keeps_its_question(
    lone: MistakesPage, clock: Clock
) -> None:
    page, (row,) = lone, due_today(lone, clock)
    page._wait = lambda _steps, _words, then: then(WatchResult(None, "It cannot be read."))
    page.open()
    words = "One question cannot be asked right now. It will come back later. It cannot be read."
    assert ((row,), words) == (due_today(page, clock), page.sentence.text())
    # One that was read and has no such decision loses it.
    read = question("pack_the_essentials")
    assert not read.can_ask(ADA, row.at)
    page._wait = lambda _steps, _words, then: then(WatchResult(read, None))
    page.open()
    words = "One question could no longer be asked and was skipped."
    assert ((), words) == (due_today(page, clock), page.sentence.text())


def test_a_question_besides_the_schedule_that_cannot_be_asked_stays_there(
    lone: MistakesPage, clock: Clock
) -> None:
    page, (row,) = lone, due_today(lone, clock)
    read = question("pack_the_essentials")
    assert not read.can_ask(ADA, row.at)
    page._wait = lambda _steps, _words, then: then(WatchResult(read, None))
    # *Ask me again* notes nothing.
    page.open([row])
    words = "One question could no longer be asked and was skipped."
    assert ((row,), words) == (due_today(page, clock), page.sentence.text())


def test_what_was_played_cost_and_what_was_not_would_cost(lone: MistakesPage, clock: Clock) -> None:
    page, game = lone, "pack_the_essentials"
    at = some_of(game)[2]
    page.bridge, page.spec, page._seat = question(game), specs()[GameId(game)], ADA
    given: Any = page.bridge.timeline.moments[at].given
    then, now, best = ((act,) for act in (given.action, *others_than(page, at, given.action)))
    verdict = Verdict(at, then, best, 9000, 8100, 900, 100, "blunder")
    (row,) = due_today(page, clock)
    for answer, words in ((then, "This cost about 9 "), (now, "This would cost about 9 ")):
        page._show_verdict(replace(row, at=at), judged(verdict, answer, 900, 100, ()))
        assert page.loss.text().startswith(words)
    page.bridge = None


def test_what_an_answer_costs_is_called_so_also_where_then_was_no_mistake(
    lone: MistakesPage, clock: Clock
) -> None:
    page, game = lone, "pack_the_essentials"
    at = some_of(game)[2]
    page.bridge, page.spec, page._seat = question(game), specs()[GameId(game)], ADA
    moments = page.bridge.timeline.moments
    given: Any = moments[at].given
    then, now, best = ((act,) for act in (given.action, *others_than(page, at, given.action)))
    verdict = Verdict(at, then, best, 9000, 8900, 100, 50)
    (row,) = due_today(page, clock)
    for loss, half, why, headline in (
        (900, 100, (ScoreDifference("rats", 900),), "Blunder"),
        # It loses little, but surely: by the one rule for all guesses it is not right.
        (150, 100, (), "Not the best choice"),
        (900, 950, (), "Equally good"),
        (0, 0, (), "Equally good"),
    ):
        page._show_verdict(replace(row, at=at), judged(verdict, now, loss, half, why))
        wrong = headline == "Blunder"
        shown = [line.isVisibleTo(page._verdict_card) for line in page.lines]
        assert (headline, [True, True, True]) == (page.headline.text(), shown)
        # Nothing is called better beside what is right, nor on the button for the board.
        called = {"Blunder": "Better", "Not the best choice": "Computer’s choice"}
        name = called.get(headline, "Equally good")
        assert page.lines[2].text().startswith(f"{name}: ")
        assert name == page.choice_buttons[2].text()
        costs = page.loss.text().startswith("This would cost about 9 points")
        assert (costs, bool(page.why.text())) == (wrong, wrong)
        assert "no longer counts this decision as a mistake" in page.again.text()
    page.bridge = None


def others_than(page: MistakesPage, at: int, act: Action) -> list[Action]:
    """Two other acts that were possible there."""
    assert page.bridge is not None
    legal = page.bridge.game.legal(page.bridge.timeline.moments[at - 1].state, ADA)
    return [one for one in legal if one != act][:2]


def test_an_answer_that_nothing_knows_of_any_more_is_not_called_learned(
    lone: MistakesPage, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, (row,) = lone, due_today(lone, clock)
    kept = page._controller.matches.mistakes
    wrong: Any = SimpleNamespace(verdict=SimpleNamespace(mark="slip"), right=True)
    # Another window has written it meanwhile, of a later form.
    data = kept.path.read_bytes()
    kept.path.write_bytes(b'{"form":2}')
    words = "This does not count: the question is no longer in your list of mistakes."
    assert words == page._onward(row, wrong)
    kept.path.write_bytes(data)
    assert ([], (row,)) == (page._due(), due_today(page, clock))
    page._passed.clear()
    monkeypatch.setattr(kept, "answer", lambda *_, **__: replace(row, rung=len(SRS_INTERVALS)))
    assert "Learned. You won’t be asked again." == page._onward(row, wrong)


@pytest.mark.deep("the review’s page is left alike")
def test_rules_lead_back_to_the_question_and_the_page_that_is_left_lets_go(
    shell: Driver, clock: Clock
) -> None:
    learned(shell, clock)
    shell.window.go("mistakes")
    shell.settle()
    page = shell.window.pages["mistakes"]
    asked, table = page.asked, page.table
    shell.press(Qt.Key.Key_F1)
    assert f"rules:{GAME}" == shell.window.page
    shell.press(Qt.Key.Key_Escape)
    assert ("mistakes", asked, table) == (shell.window.page, page.asked, page.table)
    assert table.isAncestorOf(shell.window.focusWidget())
    shell.press(Qt.Key.Key_Escape)
    assert ("lounge", None, None) == (shell.window.page, page.asked, page.bridge)
    # Left before its match was there: nothing comes behind.
    shell.window.replay_opener.open_mistakes()
    shell.window.go("lounge")
    shell.settle()
    assert None is page.bridge is page.table


@pytest.mark.parametrize("name", by_turns(["carry_on", "cargo_hold"]))
def test_what_was_hidden_may_be_anything_and_nothing_on_the_screen_changes(
    qtbot: QtBot, name: str
) -> None:
    at = some_of(name)[3]
    pictures: list[QImage] = []
    words: list[str] = []
    for world in ("", "one"):
        page = MistakesPage(Look(ThemeChoice.DAY), None, {}, lambda *_: None)  # type: ignore[arg-type]
        page._due = lambda *_: []  # type: ignore[method-assign]
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        bridge = question(name, world=world, at=at)
        spec = next(one for game, one in specs().items() if game == name)
        row: Any = type("Row", (), {"at": at, "seat": 0, "key": ("", 0, at)})
        page._ask(row, bridge, spec)
        QTest.qWait(1)
        assert page.table is not None
        page.table.catch_up()
        pictures.append(page.grab().toImage())
        tips = [one.toolTip() + one.accessibleName() for one in page.findChildren(QWidget)]
        words.append("\n".join((words_of(page), *tips)))
        page.shut()
    assert not pictures[0].isNull()
    assert pictures[0] == pictures[1]
    assert words[0] == words[1]


def test_a_review_brings_its_questions(
    shell: Driver, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.ui.shell.test_review import Here

    here = Here(monkeypatch)
    played(shell)
    controller = shell.app.controller
    controller.remember("setup.names", ("Ada",))
    shell.window.replay_opener.look_back()
    shell.settle()
    here.give(2)
    kept = controller.matches.mistakes
    tomorrow = clock.day + timedelta(days=1)
    assert () == kept.plan(tomorrow).due_today
    here.give()
    rows = kept.plan(tomorrow).due_today
    whole = shell.window.pages["review"].review
    assert [one.at for one in whole.verdicts if one.mark] == [row.at for row in rows]
    path = controller.path
    assert path is not None
    assert {(path.name, "Ada", 0)} == {(row.match, row.name, row.seat) for row in rows}
    assert 2 == len(rows)
    assert () == kept.plan(clock.day).due_today


@pytest.mark.deep("an answer is judged in a process of its own")
def test_an_answer_is_judged_by_the_search_of_the_reviews(
    shell: Driver, qtbot: QtBot, clock: Clock
) -> None:
    learned(shell, clock, 1)
    shell.window.go("mistakes")
    shell.settle()
    page = shell.window.pages["mistakes"]
    act = page.bridge.legal(ADA).sample(Rng("deep"))
    with qtbot.waitSignal(page.judging.ended, timeout=60_000):
        decide(shell, page, act)
    assert ("", True) == (page.sentence.text(), page.answer is not None)
    assert isinstance(page.bridge.timeline.moments[page.asked.at].given, Act)
    assert page.headline.text() in ("Good decision", "Equally good", "Slip", "Mistake", "Blunder")


SHUT = TaughtLesson(ReviewLesson("place", "groups", "", "closed"), "points", 300)


def practising(shell: Driver, clock: Clock, *, settles: bool = True) -> tuple[Any, ScheduledDrill]:
    """The page, which asks for the second time, and the question."""
    path = learned(shell, clock, count=1)
    kept = shell.app.controller.matches.mistakes
    (row,) = kept.plan(clock.day).due_today
    kept.learn(path, 0, [row.at], "Ada", clock.day, {row.at: SHUT})
    kept.answer(row, clock.day - timedelta(days=1), right=False)
    shell.window.go("mistakes")
    if settles:
        shell.settle()
    (row,) = kept.plan(clock.day).due_today
    assert row.cousin == 0
    return shell.window.pages["mistakes"], row


def test_the_first_picture_of_a_question_is_laid_out(
    shell: Driver, judge: Judge, clock: Clock
) -> None:
    """Else the panels beside the suitcase are cut until something else lays them out."""
    shell.window.resize(1280, 800)
    page, _ = practising(shell, clock, settles=False)
    while page.table is None:
        QApplication.processEvents()
    area = page.table.table_widgets.first_area
    (view,) = area.findChildren(QScrollArea)
    first = page.table.geometry(), area.geometry(), view.viewport().size()
    shell.settle()
    assert first == (page.table.geometry(), area.geometry(), view.viewport().size())


def test_a_second_click_on_stop_does_not_end_the_practice(
    shell: Driver, judge: Judge, clock: Clock
) -> None:
    page, _ = practising(shell, clock)
    decide(shell, page, page.bridge.legal(ADA).sample(Rng("stop")))
    stop = page.stop_button
    assert stop.isVisible()
    at = stop.mapToGlobal(stop.rect().center())
    stop.click()
    shell.settle()
    onward = page.next_button
    assert onward.isVisible()
    assert not onward.rect().contains(onward.mapFromGlobal(at))


def test_from_the_second_time_on_a_similar_position_is_asked_and_charted(
    shell: Driver, judge: Judge, clock: Clock
) -> None:
    page, _ = practising(shell, clock)
    cousin = page.bridge.cousin
    assert cousin is not None
    assert page.bridge.session is cousin.session
    assert cousin.lesson.board == "closed"
    words = page.question.text()
    # Named is what is to be learned, and not which choice that makes better.
    about = "Question 1 of 1 · Where to place a tile (spaces closed off) · similar decision, "
    assert words.startswith(f"{about}another deal · Round ")
    assert page.decision == (cousin.seat, cousin.at)
    assert page.table.view == page.bridge.view_before(ADA, cousin.at)

    # Nobody has played it: what tempts is not called theirs.
    tempting = page.bridge.timeline.moments[cousin.at].given.action
    legal = [act for act in page.bridge.legal(ADA) if act != tempting]
    why = (ScoreDifference("rats", 220),)
    made: Any = (cousin.at, (tempting,), (legal[1],), 9000, 8500, 500, 90, "mistake", why, 100)
    verdict: Verdict[Any] = Verdict(*made)
    decide(shell, page, legal[0])
    data = codec.encode(cousin.session.header, cousin.session.journal)
    assert (data, ADA, cousin.at) == judge.asked[:3]
    judge.give(verdict, 450, 120)
    shell.settle()
    assert [line.text().partition(":")[0] for line in page.lines] == [
        "Your answer",
        "Tempting (5 points lost)",
        "Better",
    ]
    assert page.choice_buttons[1].text() == "Tempting"
    assert page.again.text() == "You will be asked again tomorrow."
    assert "back then" not in words_of(page).lower()
    # What it cost is kept for the chart, which has nothing to say before the second week.
    kept = shell.app.controller.matches.cousins
    game = "pack_the_essentials"
    assert kept.rows() == (CousinAnswer(clock.day, game, "Ada", "points", 450, 300),)
    page.next_button.click()
    shell.settle()
    assert not page.chart_card.isVisible()
    assert page.plan_card.isVisible()
    kept.keep(CousinAnswer(clock.day - timedelta(days=7), game, "Ada", "points", 700, 800))
    kept.keep(CousinAnswer(clock.day - timedelta(days=14), game, "Bo", "points", 9000, 800))
    shell.press(Qt.Key.Key_Escape)
    shell.window.go("mistakes")
    shell.settle()
    assert page.chart_card.isVisible()
    (series,) = page.chart.series
    assert [point.number for point in series.points] == [7.0, 4.5]
    # As other tests of the process have installed English, or not.
    assert ": 7.0 points lost on average in 1 similar decision" in series.points[0].words
    assert series.points[0].words.endswith(" had cost 8.0 points.")

    # The next one is another, and only the first of a mistake is charted.
    clock.go(1)
    shell.press(Qt.Key.Key_Escape)
    shell.window.go("mistakes")
    shell.settle()
    assert page.asked.cousin == 1
    assert page.bridge.cousin.number != cousin.number
    assert not page.chart_card.isVisible()
    legal = [*page.bridge.legal(ADA)]
    decide(shell, page, legal[0])
    judge.give(replace(verdict, at=page.bridge.cousin.at, acts=(legal[1],)), 0, 0)
    shell.settle()
    assert page.headline.text() in ("Good decision", "Equally good")
    told = "This compares the computer’s choice with the tempting one."
    assert told in page.why.text()
    assert len(kept.rows()) == 3


def test_a_similar_position_that_costs_nothing_keeps_its_mistake(
    shell: Driver, judge: Judge, clock: Clock
) -> None:
    page, row = practising(shell, clock)
    at = page.bridge.cousin.at
    legal = [*page.bridge.legal(ADA)]
    verdict: Verdict[Any] = Verdict(at, (legal[1],), (legal[1],), 9000, 9000, 0, 0, "", (), 100)
    decide(shell, page, legal[0])
    judge.give(verdict, 0, 0)
    shell.settle()
    assert page.again.text() == "You will be asked again in 3 days."
    (after,) = shell.app.controller.matches.mistakes.plan(clock.day + timedelta(days=9)).due_today
    assert (after.key, after.times) == (row.key, row.times + 1)


def test_a_similar_decision_leads_to_ones_own_and_back(
    shell: Driver, judge: Judge, clock: Clock
) -> None:
    page, row = practising(shell, clock)
    assert not page.own_button.isVisible(), "before the answer nothing leads away from it"
    at = page.bridge.cousin.at
    legal = [*page.bridge.legal(ADA)]
    why = (ScoreDifference("lavender", 500),)
    verdict: Verdict[Any] = Verdict(
        at, (legal[2],), (legal[1],), 9000, 8500, 500, 90, "mistake", why, 100
    )
    decide(shell, page, legal[0])
    judge.give(verdict, 450, 120)
    shell.settle()
    assert page.own_button.isVisible()
    headline = page.headline.text()
    page.own_button.click()
    shell.settle()
    review = shell.window.pages["review"]
    assert shell.window.page == "review"
    assert judge.asked[:2] == (journal(1), ADA)
    # It is shown as soon as it is known, with its answer, and nothing else that is marked.
    review_of = made_up(1)
    verdicts = tuple(
        replace(one, mark="mistake", loss=500, half=100, best=(legal[1],))
        if one.at == row.at
        else one
        for one in review_of.verdicts
    )
    shown: list[int] = []
    assert judge.study is not None
    with (
        patch.object(review, "_look", shown.append),
        patch.object(review, "_show_strip"),
        patch.object(review, "_show_headline"),
        patch.object(review, "_show_progress"),
    ):
        judge.study.came.emit(replace(review_of, verdicts=verdicts, account=None, par=None))
    assert [review._verdict(number).at for number in shown] == [row.at]
    others = [one for one in verdicts if one.mark and one.at != row.at]
    assert others
    assert not review.ways_on.hides(review._verdict(shown[0]))
    assert all(review.ways_on.hides(one) for one in others)
    shell.press(Qt.Key.Key_Escape)
    shell.settle()
    assert ("mistakes", headline) == (shell.window.page, page.headline.text())
    assert page.own_button.isVisible()
    assert page.next_button is shell.window.focusWidget()


def test_the_title_of_the_window_names_the_game_that_is_asked(
    shell: Driver, judge: Judge, clock: Clock
) -> None:
    """It named the question of the visit before, or no page at all."""
    page, row = practising(shell, clock)
    assert page.bridge.cousin is not None
    assert "My mistakes: Pack the Essentials – Stowaway" == shell.window.windowTitle()
    with patch.object(page, "_wait"):
        page.open([row])
    assert "My mistakes – Stowaway" == shell.window.windowTitle(), "until the next one is there"
    page.open([row])
    shell.settle()
    assert "My mistakes: Pack the Essentials – Stowaway" == shell.window.windowTitle()
    # Nothing of the last question is named on coming back.
    shell.press(Qt.Key.Key_Escape)
    assert "Stowaway" == shell.window.windowTitle()
    shell.app.controller.matches.mistakes.answer(row, clock.day, right=True)
    shell.window.go("mistakes")
    shell.settle()
    assert page.plan_card.isVisible()
    assert "My mistakes – Stowaway" == shell.window.windowTitle()


def test_asked_besides_the_schedule_it_is_the_mistake_itself(
    shell: Driver, judge: Judge, clock: Clock
) -> None:
    page, row = practising(shell, clock)
    page.open([row])
    shell.settle()
    assert page.bridge.cousin is None
    assert page.decision == (ADA, row.at)
    assert "similar" not in page.question.text()
