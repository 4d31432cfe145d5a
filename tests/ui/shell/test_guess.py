"""The page *Guess*: nothing tells the answer first; then the numbers, the reasons and the chart."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest
from msgspec import UNSET, json
from msgspec.structs import replace
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Act, Seat
from engine.core.review import (
    Contrast,
    LikelyMove,
    Reasons,
    ScoreDifference,
    Topic,
    Unit,
    Verdict,
    marked,
)
from engine.match.guess import GuessQuestion, iter_guesses
from engine.match.lessons import Cousin, library
from engine.match.loader import read
from engine.match.review import begins
from engine.match.timeline import ReplayTimeline
from engine.store import Matches
from engine.store.guesses import KeptGuess, Week
from tests.ui.access.reader import Description, Name, Reader
from tests.ui.shell.conftest import Driver
from tests.ui.shell.test_mistakes import SHUT, Clock, learned
from tests.ui.shell.test_replay import journal, played
from tests.ui.shell.test_review import Here, made_up
from ui.bridge.jobs.background import BackgroundJob
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.review import ReviewBridge
from ui.kit.spec import GameTable
from ui.look.style import Look, ThemeChoice
from ui.shell import language
from ui.shell.guess import charts
from ui.shell.guess.page import GuessPage

ADA = Seat(0)
TODAY = date(2026, 11, 23)
MARKED = [one.at for one in made_up(1).verdicts if one.mark]
"""The inputs with which the two marked decisions of the match began."""


@cache
def plans(at: int) -> tuple[tuple[Any, ...], ...]:
    """What was done there, and three other acts, in the order of the page."""
    session = read(journal(1), catalog).session
    assert session is not None
    given = session.moments[at].given
    assert isinstance(given, Act)
    others = [
        a for a in session.game.legal(session.moments[at - 1].state, ADA) if a != given.action
    ]
    found = [(given.action,), *((act,) for act in others[:3])]
    return tuple(sorted(found, key=json.encode))


def question(
    at: int,
    losses: tuple[int, ...] = (0, 90, 450, 900),
    *,
    unit: Unit = "points",
    likely: int = -1,
) -> GuessQuestion:
    """A decision whose choices lose so much, with an interval of a point."""
    session = read(journal(1), catalog).session
    assert session is not None
    given = session.moments[at].given
    assert isinstance(given, Act)
    all_plans = plans(at)[: len(losses)]
    best = all_plans[losses.index(0)]
    told = []
    for acts, loss in zip(all_plans, losses, strict=True):
        half = 100 if loss else 0
        why = (ScoreDifference("lavender", loss),) if marked(unit, loss, half) else ()
        told.append(
            Verdict(
                at,
                acts,
                best,
                5000,
                5000 - loss,
                loss,
                half,
                marked(unit, loss, half),
                why,
                0,
                LikelyMove(all_plans[likely], 60),
            )
        )
    played_at = next(n for n, one in enumerate(all_plans) if one == (given.action,))
    return GuessQuestion(at, unit, True, all_plans, played_at, tuple(told))


class Prepared(Here):
    """In place of the processes: a made-up review, and made-up questions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__(monkeypatch)
        self.ats: tuple[int, ...] = ()
        review = BackgroundJob.begin

        def begin(study: BackgroundJob, run: Any, *given: Any) -> None:
            if run is iter_guesses:
                self.study, self.ats, self.bits = study, given[2], [object()]
            else:
                review(study, run, *given)

        monkeypatch.setattr(BackgroundJob, "begin", begin)

    def come(self, *questions: GuessQuestion) -> None:
        assert self.study is not None
        for one in questions:
            self.study.came.emit(one)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Prepared:
    return Prepared(monkeypatch)


@pytest.fixture(autouse=True)
def _day(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("guess", "mistakes"):
        monkeypatch.setattr(f"ui.shell.{module}.page.today", lambda: TODAY)


@pytest.fixture
def matches(tmp_path: Any) -> Matches:
    made = Matches(tmp_path / "matches")
    made.folder.mkdir()
    return made


Opened = tuple[GuessPage, Prepared, Matches]


@pytest.fixture
def opened(qapp: QApplication, here: Prepared, matches: Matches) -> Iterator[Opened]:
    page = lone(matches)
    yield page, here, matches
    page.shut()
    page.deleteLater()


def lone(matches: Matches, ats: Sequence[int] = MARKED) -> GuessPage:
    """The page without a window; its questions are to come."""
    session = read(journal(1), catalog).session
    assert session is not None
    bridge = ReviewBridge(session, ReplayTimeline.wound(session), Preferences(Speed.OFF))
    page = GuessPage(Look(ThemeChoice.DAY))
    page.resize(1280, 800)
    page.show()
    page.open(bridge, GameTable("ui.tables.pack_the_essentials"), matches, ADA, ats)
    return page


def test_in_a_similar_decision_nobody_has_played(opened: Opened) -> None:
    page, here, _ = opened
    assert page.bridge is not None
    held = library("pack_the_essentials")
    assert held is not None
    page.bridge.cousin = held.play(0)
    # What tempts is no more the best than what else there is.
    losses = [900, 900, 900]
    losses[(question(MARKED[0]).played + 1) % 3] = 0
    asked = question(MARKED[0], tuple(losses))
    here.come(asked)
    told = Reasons(Contrast(Topic("cats", 5), Topic("groups", 9), 0, 4), (0, 0), None)
    press(page, (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)[asked.best])
    with patch.object(ReviewBridge, "reasons", return_value=told):
        press(page, Qt.Key.Key_Return)
    ends = [line.text() for line in page.lines[1:]]
    assert "This is the tempting choice." in ends[asked.played]
    assert not any("was played" in words for words in words_of_all(page))
    # Nor has anybody made the choice that the reasons are about.
    reasons = [line.text() for line in page.reasons if line.isVisible()]
    assert reasons[0].startswith("In favour of the tempting choice: Cats +5.")
    assert not any("choice made" in words for words in reasons)


def words_of_all(page: GuessPage) -> list[str]:
    return [one.text() for one in page.findChildren(QLabel) if one.isVisible()]


def shown_buttons(page: GuessPage) -> list[QAbstractButton]:
    return [one for one in page.findChildren(QAbstractButton) if one.isVisible()]


def press(page: GuessPage, key: Qt.Key) -> None:
    QTest.keyClick(page.focusWidget(), key)


# Before the guess


def told_by(page: GuessPage) -> list[str]:
    """All texts of the page, also hidden ones: seen, in tips, and told to a screen reader."""
    found: list[str] = []
    for each in (page, *page.findChildren(QWidget)):
        if isinstance(each, QAbstractButton | QLabel | QLineEdit):
            found.append(each.text())
        found += [
            each.toolTip(),
            each.statusTip(),
            each.whatsThis(),
            each.accessibleName(),
            each.accessibleDescription(),
        ]
    for one in Reader(page).every():
        found += [one.text(Name), one.text(Description), one.text(QAccessible.Text.Value)]
    return [*found, page.windowTitle(), page.title()]


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.parametrize("unit", ["points", "percent"])
def test_nothing_tells_the_answer_before_the_guess(
    qapp: QApplication,
    here: Prepared,
    matches: Matches,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    listening: None,
    unit: Unit,
) -> None:
    spoken: list[str] = []
    monkeypatch.setattr("ui.access.voice.announce", lambda _of, words, **_: spoken.append(words))
    caplog.set_level(logging.DEBUG)
    before: list[list[object]] = []
    after: list[list[str]] = []
    # Best and values are exchanged, also in the decision before, whose answer was seen; and so is
    # what was played, and what most would do.
    results = (((0, 90, 450, 900), (450, 0, 900, 90)), ((900, 450, 0, 90), (90, 900, 0, 450)))
    for played_at, (first, second) in enumerate(results):
        spoken.clear()
        caplog.clear()
        page = lone(matches)
        for at, losses in zip(MARKED, (first, second), strict=True):
            whole = question(at, losses, unit=unit, likely=2 + played_at)
            here.come(replace(whole, played=played_at))
        seen: list[object] = []
        for number in range(2):
            # Every choice was looked at, by all ways that there are.
            for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_Right):
                press(page, key)
                assert page.table is not None
                page.table.motion.catch_up()
                seen += [*told_by(page), page.grab().toImage(), *spoken, *caplog.messages]
            keys = [one for scope in page.scopes() for one in scope.shortcuts]
            seen += [(one.keys, one.words, one.ready()) for one in keys]
            if number == 0:
                press(page, Qt.Key.Key_4)
                press(page, Qt.Key.Key_Return)
                assert page.guessed == 3
                after.append(told_by(page))
                page.next_button.click()
                spoken.clear()
        before.append(seen)
        page.shut()
        page.deleteLater()
    assert len(before[0]) > 100
    assert before[0] == before[1]
    # The same things tell it afterwards, so they were looked at in vain before.
    assert after[0] != after[1]


def test_whoever_guesses_before_the_numbers_are_there_waits_for_them(opened: Opened) -> None:
    page, here, _ = opened
    assert "Looking for choices…" == page.progress.text()
    assert page.table is None
    whole = question(MARKED[0])
    here.come(replace(whole, verdicts=()))
    assert "Decision 1 of 2" in page.asked.text()
    assert "Which choice is best?" == page.headline.text()
    press(page, Qt.Key.Key_2)
    press(page, Qt.Key.Key_Return)
    assert ("Comparing the choices…", 1) == (page.progress.text(), page.guessed)
    assert not page.next_button.isVisible()
    # The guess stands, whatever is pressed meanwhile.
    press(page, Qt.Key.Key_3)
    press(page, Qt.Key.Key_Return)
    here.come(whole)
    assert ("Right: equally good", 1) == (page.headline.text(), page.guessed)


# The guess


def test_by_keyboard_each_choice_is_shown_one_is_guessed_and_the_answer_told(
    opened: Opened,
) -> None:
    page, here, matches = opened
    assert tuple(sorted(MARKED)) == here.ats
    here.come(question(MARKED[0]), question(MARKED[1]))
    assert not page.guess_button.isEnabled()
    press(page, Qt.Key.Key_Return)
    assert page.guessed is None, "the board before the decision is no choice"
    for key, letter, acts in zip(
        (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4),
        "ABCD",
        plans(MARKED[0]),
        strict=True,
    ):
        press(page, key)
        assert page.table is not None
        assert page.table.pending is not None
        assert page.table.pending.acts[:1] == acts
        assert f"&Guess {letter}" == page.guess_button.text()
    lines = [line.text() for line in page.lines[1:]]
    assert [f"{letter}: You " for letter in "ABCD"] == [line[:7] for line in lines]
    page.told_box.setFocus()
    # Once it has the keyboard, what is typed takes the place of all that it says.
    QTest.qWait(1)
    QTest.keyClicks(page.told_box, "38")
    QTest.keyClick(page.told_box, Qt.Key.Key_Return)
    assert 3 == page.guessed
    assert "Not the best choice" == page.headline.text()
    assert (
        "You said 38 points. The computer expects about 41 points, so you were 3 off."
        == page.place.text()
    )
    assert question(MARKED[0]).played != 3
    assert page.loss.text().startswith("This would cost about 9 points: ")
    ends = [line.text() for line in page.lines[1:]]
    assert ends[0].endswith("The best: about 50 points.")
    assert "About 49 points: equally good, since a difference of 1 may be chance." in ends[1]
    assert "About 45 points, 5 less than the best." in ends[2]
    assert "About 41 points, 9 less than the best." in ends[3]
    played_at = question(MARKED[0]).played
    assert [n == played_at for n in range(4)] == ["This was played." in one for one in ends]
    assert "Most players would choose this." in page.reasons[0].text()
    assert page.reasons[1].text().startswith("In favour of the better choice: Lavender group +9.")
    (kept,) = matches.guesses.rows()
    assert KeptGuess(TODAY, "pack_the_essentials", "Ada", False, "points", 4100, told=3800) == kept
    # The choices can still be looked at, and Next has the keyboard.
    assert page.next_button is page.focusWidget()
    press(page, Qt.Key.Key_1)
    assert page.choice_buttons[1].isChecked()
    page.next_button.click()
    assert "Decision 2 of 2" in page.asked.text()
    assert -1 == page.told_box.value()
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Return)
    assert ("Right", "&Done") == (page.headline.text(), page.next_button.text())
    assert not page.place.isVisible(), "nothing was said"
    page.next_button.click()
    assert "That was all" == page.summary_heading.text()
    assert "You got 1 of 2 right." == page.summary_words.text()
    assert page.table is None
    assert not any(card.isVisible() for card in page.chart_cards), (
        "two guesses of a week say nothing"
    )
    assert [3800, None] == [row.told for row in matches.guesses.rows()]


def test_a_number_that_is_not_off_at_all_is_told_as_such(opened: Opened) -> None:
    page, here, _ = opened
    here.come(question(MARKED[0]))
    press(page, Qt.Key.Key_1)
    page.told_box.setValue(50)
    press(page, Qt.Key.Key_Return)
    assert "You said 50 points, exactly what the computer expects." == page.place.text()


def test_percent_are_told_as_win_chance_and_not_as_a_part(opened: Opened) -> None:
    page, here, _ = opened
    asked = question(MARKED[0])
    page.told_box.setMaximum(100)
    here.come(replace(asked, unit="percent"))
    press(page, Qt.Key.Key_4)
    page.told_box.setValue(38)
    press(page, Qt.Key.Key_Return)
    said = "You said 38% win chance. The computer expects about 41% win chance."
    assert said == page.place.text()
    ends = [line.text() for line in page.lines[1:]]
    assert ends[0].endswith("The best: about 50% win chance.")
    assert "About 45% win chance; the best has 50%." in ends[2]
    (_, off) = charts.guesses((Week(TODAY, 1, 1, {"percent": (250,)}),))
    # As other tests of the process have installed English, or not.
    assert ": off by 2.5% win chance on average (1 number" in off.series[0].points[0].words


def test_a_week_of_one_number_is_told_in_the_singular(qapp: QApplication) -> None:
    week = Week(TODAY, 1, 1, {"points": (250,)})
    for name, said in (
        ("en", ": off by 2.5 points on average (1 number)."),
        ("de", ": im Schnitt 2,5 Punkte daneben (1 Zahl)."),
    ):
        language.speak(qapp, name)
        try:
            _, off = charts.guesses((week,))
        finally:
            language.speak(qapp, "en")
        assert off.series[0].points[0].words.endswith(said)


def test_by_mouse_in_german(
    qapp: QApplication, here: Prepared, matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    language.speak(qapp, "de")
    try:
        page = lone(matches)
        here.come(question(MARKED[0], (450, 0, 900), unit="percent"))
        left = Qt.MouseButton.LeftButton
        assert "Welche Wahl ist die beste?" == page.headline.text()
        letters = [QKeySequence.mnemonic(one.text()).toString() for one in shown_buttons(page)]
        assert 2 == len({*filter(None, letters)}) == len([*filter(None, letters)])
        assert page.told_words.text().startswith("Deine Gewinnchance, wenn der Computer")
        assert not page.choice_buttons[4].isVisible(), "there are three"
        QTest.mouseClick(page.choice_buttons[1], left)
        QTest.mouseClick(page.choice_buttons[2], left)
        assert "B &raten" == page.guess_button.text()
        page.told_box.setValue(60)
        QTest.mouseClick(page.guess_button, left)
        assert ("Richtig", 1) == (page.headline.text(), page.guessed)
        told = "Du hast 60 % Gewinnchance gesagt, der Computer erwartet etwa 50 % Gewinnchance."
        assert told == page.place.text().replace("\xa0", " ")
        assert "Die beste Wahl: etwa 50" in page.lines[2].text()
        QTest.mouseClick(page.next_button, left)
        assert "Die Möglichkeiten werden gesucht …" == page.progress.text()
        page.shut()
        page.deleteLater()
    finally:
        language.speak(qapp, "en")


def test_where_there_is_nothing_to_choose_or_no_answer_it_goes_on(opened: Opened) -> None:
    page, here, _ = opened
    assert here.study is not None
    here.come(replace(question(MARKED[0]), plans=plans(MARKED[0])[:1], verdicts=()))
    here.come(replace(question(MARKED[1]), verdicts=()))
    assert "Decision 2 of 2" in page.asked.text()
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Return)
    here.study.failed.emit("Traceback")
    assert page.sentence.text().startswith("The choices could not be compared because of an error.")
    assert "Traceback" not in page.sentence.text()
    assert "There was nothing to guess." == page.summary_words.text()


@pytest.mark.parametrize("is_begun", [True, False])
def test_whoever_looks_at_an_answer_as_all_ends_is_told_so_by_next(
    opened: Opened, is_begun: bool
) -> None:
    page, here, _ = opened
    here.come(question(MARKED[0]))
    if is_begun:
        here.come(replace(question(MARKED[1]), verdicts=()))
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Return)
    assert here.study is not None
    here.study.failed.emit("Traceback")
    assert ("Right", "") == (page.headline.text(), page.sentence.text())
    page.next_button.click()
    assert page.sentence.text().startswith("The choices could not be compared because of an error.")
    assert "You got 1 of 1 right." == page.summary_words.text()
    assert (None, "") == (page.table, page.progress.text())


def test_a_chart_comes_with_the_second_week(opened: Opened) -> None:
    page, here, matches = opened
    for days, is_right, told in ((7, False, 4000), (8, True, 4900), (8, True, None)):
        day = TODAY - timedelta(days=days)
        matches.guesses.keep(KeptGuess(day, "carry_on", "Ada", is_right, "points", 5000, told))
    # Those of others are not one's own.
    matches.guesses.keep(KeptGuess(TODAY, "carry_on", "Grace", True, "points", 5000, None))
    here.come(question(MARKED[0]), question(MARKED[1]))
    for number in range(2):
        press(page, Qt.Key.Key_3 if number else Qt.Key.Key_1)
        page.told_box.setValue(47)
        press(page, Qt.Key.Key_Return)
        page.next_button.click()
    assert all(card.isVisible() for card in page.chart_cards)
    shown = [panel._chart for panel in page.charts]
    right, off = (chart.series[0] for chart in shown if chart is not None)
    # What lies eight days before a Monday is of the week before the last.
    assert [100.0, 0.0, 50.0] == [point.number for point in right.points]
    assert ["0%", "50%"] == [point.value for point in right.points][1:]
    assert (3, "2.3 points") == (len(off.points), off.points[-1].value)
    # As other tests of the process have installed English, or not.
    assert ": off by 2.3 points on average (2 number" in off.points[2].words
    assert right.points[2].words.endswith(": 1 of 2 guesses right (50%).")
    page.leave()
    assert [None, None] == [panel._chart for panel in page.charts]
    page.enter()
    assert shown == [panel._chart for panel in page.charts]


def guess_one(page: GuessPage, here: Prepared, at: int) -> None:
    here.come(question(at, (0, 90, 450, 900)[: len(plans(at))]))
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Return)
    assert page.guessed == 0


def test_while_a_review_is_under_way_it_goes_on_with_what_that_marks(
    qapp: QApplication, here: Prepared, matches: Matches
) -> None:
    session = read(journal(1), catalog).session
    assert session is not None
    first, second, third = begins(session, ADA)[:3]
    page = lone(matches, [first])
    page.follow([first], "busy")
    guess_one(page, here, first)
    # What comes while somebody looks at an answer is asked next.
    page.follow([second], "busy")
    assert "&Next" == page.next_button.text()
    page.next_button.click()
    assert (second,) == here.ats
    guess_one(page, here, second)
    assert page.asked.text().startswith("Decision 2 of 2")
    assert "&Next" == page.next_button.text(), "more may come"
    page.next_button.click()
    assert "That’s all so far" == page.summary_heading.text()
    assert "The review is still running." in page.summary_words.text()
    assert not page.next_button.isVisible()
    # Nothing that was asked comes again.
    page.follow([first, second], "busy")
    assert "That’s all so far" == page.summary_heading.text()
    page.follow([third], "busy")
    assert "More to guess" == page.summary_heading.text()
    assert "marked 1 more decision" in page.summary_words.text()
    page.next_button.click()
    assert not page.summary.isVisible()
    assert (third,) == here.ats
    guess_one(page, here, third)
    page.follow([], "held")
    page.next_button.click()
    assert "That’s all so far" == page.summary_heading.text()
    assert "You have stopped the review." in page.summary_words.text()
    page.follow([], "")
    assert "That was all" == page.summary_heading.text()
    assert page.summary_words.text().startswith("You got ")
    assert page.summary_words.text().endswith(" of 3 right.")
    page.shut()
    page.deleteLater()


def test_the_review_tells_it_what_it_has_marked(
    shell: Driver, here: Prepared, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(shell)
    shell.window.replay_opener.look_back()
    shell.settle()
    review = shell.window.pages["review"]
    here.give(3)
    some = review.review
    shell.window.pages["review"].guess_button.click()
    shell.settle()
    page = shell.window.pages["guess"]
    known = here.ats
    # The stand-in runs one process at a time.
    monkeypatch.setattr(type(review.reviewing), "busy", property(lambda _: True))
    # One more is marked meanwhile.
    fresh = next(one for one in some.verdicts if not one.mark)
    marked_now = replace(fresh, loss=900, half=100, mark="blunder", best=())
    verdicts = tuple(marked_now if one is fresh else one for one in some.verdicts)
    with patch.object(review, "_look"), patch.object(review, "_show_strip"):
        review.reviewing.review = replace(some, verdicts=verdicts)
        review.reviewing.grew.emit(review.reviewing.review)
    assert ((fresh.at,), "busy") == (page._fresh, page._later)
    assert fresh.at not in known


# The ways to it


def test_a_review_leads_to_it_and_back(shell: Driver, here: Prepared) -> None:
    played(shell)
    shell.window.replay_opener.look_back()
    shell.settle()
    review = shell.window.pages["review"]
    here.give(1)
    assert not review.again_button.isEnabled()
    here.give()
    assert review.guess_button.isEnabled()
    review.guess_button.click()
    shell.settle()
    page = shell.window.pages["guess"]
    assert ("guess", "Guess first: Pack the Essentials") == (shell.window.page, page.title())
    assert tuple(MARKED) == here.ats
    here.come(question(MARKED[0]))
    shell.settle()
    assert page.choice_buttons[0] is shell.window.focusWidget()
    shell.press(Qt.Key.Key_2)
    shell.press(Qt.Key.Key_Return)
    assert 1 == page.guessed
    shell.press(Qt.Key.Key_F1)
    shell.press(Qt.Key.Key_Escape)
    assert ("guess", page.next_button) == (shell.window.page, shell.window.focusWidget())
    # What was guessed is told in the review; the other one stays hidden there.
    assert [MARKED[1]] == [*review.ways_on.to_guess]
    shell.press(Qt.Key.Key_Escape)
    assert ("review", None, None) == (shell.window.page, page.bridge, page.table)
    assert review.table is not None


def test_marked_decisions_are_asked_again_at_once_besides_the_schedule(
    shell: Driver, here: Prepared
) -> None:
    played(shell)
    shell.app.controller.remember("setup.names", ("Ada",))
    shell.window.replay_opener.look_back()
    shell.settle()
    here.give()
    kept = shell.app.controller.matches.mistakes
    shell.window.pages["review"].again_button.click()
    shell.settle()
    page = shell.window.pages["mistakes"]
    # The other one of the made-up review lies in the middle of a move.
    assert page.question.text().startswith("Question 1 of 1 ")
    assert MARKED[1] == page.asked.at
    # Chosen among a few, as any question can be.
    page.guess_button.click()
    shell.settle()
    guess = shell.window.pages["guess"]
    here.come(question(MARKED[1]))
    shell.press(Qt.Key.Key_1)
    shell.press(Qt.Key.Key_Return)
    assert "This was an extra question; the schedule stays as it is." == guess.schedule.text()
    guess.next_button.click()
    shell.settle()
    assert "mistakes" == shell.window.page
    assert page.plan_card.isVisible()
    # The schedule knows nothing of it, also not that one cannot be asked.
    rows = [(row.at, row.rung, row.times) for row in kept._read().rows]
    assert [(at, 0, 0) for at in MARKED] == sorted(rows)


def test_a_question_of_my_mistakes_is_answered_by_choosing(
    shell: Driver, here: Prepared, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    clock.day = TODAY
    learned(shell, clock, 2)
    kept = shell.app.controller.matches.mistakes
    shell.window.go("mistakes")
    shell.settle()
    page = shell.window.pages["mistakes"]
    at = page.asked.at
    for number in range(2):
        at = page.asked.at
        page.guess_button.click()
        shell.settle()
        guess = shell.window.pages["guess"]
        assert ("guess", (at,)) == (shell.window.page, here.ats)
        # It is still the same question, with the same title and number.
        assert page.title() == guess.title() == "My mistakes: Pack the Essentials"
        # Whoever goes back without a guess finds the question as it was.
        shell.press(Qt.Key.Key_Escape)
        assert ("mistakes", at) == (shell.window.page, page.asked.at)
        page.guess_button.click()
        shell.settle()
        # What was played is no more the best than what is guessed wrongly.
        then = question(at, (0, 90, 450)).played
        losses = [900, 900, 900]
        losses[(then + 1) % 3] = 0
        asked = question(at, tuple(losses))
        here.come(asked)
        keys = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3)
        shell.press(keys[asked.best if number else asked.played])
        shell.press(Qt.Key.Key_Return)
        days = "in 3 days." if number else "tomorrow."
        assert f"You will be asked again {days}" == guess.schedule.text()
        assert guess.asked.text().startswith(f"Question {number + 1} of 2 · ")
        assert "&Next" == guess.next_button.text()
        guess.next_button.click()
        shell.settle()
        assert "mistakes" == shell.window.page
    assert "That’s all for today" == page.plan_heading.text()
    assert [True, False] == sorted(
        (row.rung > 0 for row in kept._read().rows if row.times), reverse=True
    )
    assert 2 == len(shell.app.controller.matches.guesses.rows())


def of_cousin(cousin: Cousin) -> GuessQuestion:
    """A similar decision with two choices, of which the tempting one is best."""
    moments, at = cousin.session.moments, cousin.at
    given = moments[at].given
    assert isinstance(given, Act)
    legal = cousin.session.game.legal(moments[at - 1].state, cousin.seat)
    other = next(act for act in legal if act != given.action)
    asked = question(MARKED[0], (0, 900))
    choices = (given.action,), (other,)
    told = tuple(
        replace(one, at=at, acts=acts, best=choices[0], likely=UNSET)
        for one, acts in zip(asked.verdicts, choices, strict=True)
    )
    return replace(asked, at=at, plans=choices, played=0, verdicts=told)


def similar(shell: Driver, here: Prepared, *, from_review: bool = False) -> tuple[Any, Any]:
    """*My mistakes* and the page of guesses, on which a similar decision was answered."""
    clock = Clock()
    clock.day = TODAY
    path = learned(shell, clock, 1)
    kept = shell.app.controller.matches.mistakes
    (row,) = kept.plan(clock.day).due_today
    kept.learn(path, 0, [row.at], "Ada", clock.day, {row.at: SHUT})
    kept.answer(row, clock.day - timedelta(days=1), right=False)
    if from_review:
        shell.window.replay_opener.watch_file(path)
        shell.settle()
        shell.window.replay_opener.look_back()
        shell.settle()
        here.give(1)
    shell.window.go("mistakes")
    shell.settle()
    page = shell.window.pages["mistakes"]
    cousin = page.bridge.cousin
    shell.press(Qt.Key.Key_Space, page.guess_button)
    guess = shell.window.pages["guess"]
    assert ("guess", (cousin.at,)) == (shell.window.page, here.ats)
    title = "My mistakes: Pack the Essentials – Stowaway"
    assert title == shell.window.windowTitle()
    here.come(of_cousin(cousin))
    shell.press(Qt.Key.Key_1)
    shell.press(Qt.Key.Key_Return)
    assert guess.own_button.isVisible()
    return page, guess


def test_back_leads_from_ones_own_decision_past_the_guessed_question_to_my_mistakes(
    shell: Driver, here: Prepared
) -> None:
    """The question that was guessed stayed on the way back."""
    page, guess = similar(shell, here)
    asked = page.asked
    shell.press(Qt.Key.Key_Space, guess.own_button)
    review = shell.window.pages["review"]
    assert ["lounge", "mistakes", "review"] == shell.window.trail
    assert "Review: Pack the Essentials – Stowaway" == shell.window.windowTitle()
    assert (None, None) == (guess.bridge, guess.question)
    # It is one's own match, and the decision of which a similar one was asked.
    assert asked.match == review.bridge.path.name
    assert (ADA, asked.at) == review._wanted
    here.give()
    shell.settle()
    shell.press(Qt.Key.Key_Space, review.guess_button)
    assert ["lounge", "mistakes", "review", "guess"] == shell.window.trail
    assert "Guess first: Pack the Essentials – Stowaway" == shell.window.windowTitle()
    assert review.bridge is not None, "nobody has left it"
    first, *others = here.ats
    here.come(question(first))
    shell.press(Qt.Key.Key_1)
    shell.press(Qt.Key.Key_Return)
    assert 0 == guess.guessed
    assert not guess.own_button.isVisible()
    assert others == [*review.ways_on.unguessed], "what was guessed is told in the review"
    shell.press(Qt.Key.Key_Escape)
    assert ("review", None) == (shell.window.page, guess.bridge)
    assert review.table is not None
    shell.press(Qt.Key.Key_Escape)
    # The question was answered there, and is not asked again.
    assert ("mistakes", None) == (shell.window.page, review.bridge)
    assert ("That’s all for today", True) == (page.plan_heading.text(), page.plan_card.isVisible())
    assert "My mistakes – Stowaway" == shell.window.windowTitle()
    shell.press(Qt.Key.Key_Escape)
    assert ["lounge"] == shell.window.trail


def test_ones_own_decision_does_not_lead_back_past_the_question_to_another_review(
    shell: Driver, here: Prepared
) -> None:
    """*My mistakes* was shut, and Back led to where the first review had begun."""
    page, guess = similar(shell, here, from_review=True)
    review = shell.window.pages["review"]
    assert ["lounge", "replay", "review", "mistakes", "guess"] == shell.window.trail
    before = review.bridge
    shell.press(Qt.Key.Key_Space, guess.own_button)
    assert ["lounge", "replay", "mistakes", "review"] == shell.window.trail
    assert before is not review.bridge
    assert review.bridge is not None
    assert page.bridge is not None
    shell.press(Qt.Key.Key_Escape)
    assert ("mistakes", None) == (shell.window.page, review.bridge)
    assert page.plan_card.isVisible()
    shell.press(Qt.Key.Key_Escape)
    assert "replay" == shell.window.page
    assert shell.window.pages["replay"].bridge is not None


@pytest.mark.deep("choices are compared in a process of its own")
def test_choices_are_compared_by_the_search_of_the_reviews(qtbot: QtBot, matches: Matches) -> None:
    # The other one of the made-up review lies in the middle of a move.
    page = lone(matches, MARKED[1:])
    with qtbot.waitSignal(page.preparing.came, timeout=60_000):
        pass
    assert page.question is not None
    press(page, Qt.Key.Key_1)
    press(page, Qt.Key.Key_Return)
    while not page.question.verdicts:
        with qtbot.waitSignal(page.preparing.came, timeout=60_000):
            pass
    assert "" == page.sentence.text()
    right = page.question.is_right(0)
    assert page.headline.text().startswith("Right" if right else "Not the best choice")
    page.shut()
    page.deleteLater()


@pytest.mark.parametrize("is_known", [True, False])
def test_enter_in_the_box_of_numbers_guesses_and_does_not_pass_over_the_answer(
    shell: Driver, here: Prepared, is_known: bool
) -> None:
    played(shell)
    shell.window.replay_opener.look_back()
    shell.settle()
    here.give()
    shell.window.pages["review"].guess_button.click()
    shell.settle()
    page = shell.window.pages["guess"]
    whole = question(MARKED[0])
    here.come(whole if is_known else replace(whole, verdicts=()), question(MARKED[1]))
    shell.press(Qt.Key.Key_2)
    page.told_box.setFocus()
    shell.settle()
    shell.press(Qt.Key.Key_Return)
    if not is_known:
        here.come(whole)
    assert (1, "Right: equally good") == (page.guessed, page.headline.text())
    assert page.next_button is shell.window.focusWidget()
    # Nor does it while it is held down.
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True
    )
    QApplication.sendEvent(page.next_button, held)
    assert 1 == page.guessed
    shell.press(Qt.Key.Key_Return)
    assert "Decision 2 of 2" in page.asked.text()
