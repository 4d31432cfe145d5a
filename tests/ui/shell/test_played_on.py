"""A guided round that is played on is a match like any other; one that is left is asked about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from engine import catalog
from engine.core import AwaitingSeats, Level, Rng, Seat
from engine.games.cargo_hold.actions import EndTurn
from engine.match import Player
from engine.simulate import play_out
from engine.store import Guided, StoreError
from engine.store.matches import opened
from tests.tiers import by_turns
from tests.ui.shell.conftest import Driver, comes
from ui.shell.match.keep_round import KeepRoundQuestion

GAMES = [str(game) for game in catalog.ids()]
PACK = "pack_the_essentials"
FEW = "wheres_my_luggage"
"""The game with the fewest lessons."""
LEFT = Qt.MouseButton.LeftButton
STEPS = 80
"""More than any guided round has."""
FIRST_ACTS = 12
"""A match that one learned in is tried in so many ways."""


class Answers:
    """Answers each question whether a match is kept, and remembers that it was asked."""

    def __init__(self) -> None:
        self.way = "stay"
        self.asked: list[str] = []

    def give(self, question: KeepRoundQuestion) -> None:
        self.asked.append(f"{question.text()} {question.informativeText()}")
        if self.way == "esc":
            QTest.keyClick(question, Qt.Key.Key_Escape)
        elif self.way == "enter":
            QTest.keyClick(question, Qt.Key.Key_Return)
        else:
            getattr(question, self.way).click()


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> Answers:
    made = Answers()

    def execute(question: KeepRoundQuestion) -> int:
        QTimer.singleShot(0, question, lambda: made.give(question))
        return QMessageBox.exec(question)

    monkeypatch.setattr(KeepRoundQuestion, "exec", execute)
    return made


def led(shell: Any, game: str) -> Any:
    """Be led through all lessons of a game, as its conductor would have it; the page."""
    shell.window.match_opener.learn_anew(game)
    shell.settle()
    page = shell.window.pages["table"]
    act_out = shell.window.specs[game].tutorial().act_out
    for _ in range(STEPS):
        guide = page.overlay.guide
        assert comes(lambda: rests(page))
        guide.look()
        if guide.at_end:
            break
        if guide.can_pass():
            guide.pass_on()
        else:
            act_out(page.table, guide.lesson.key)
        shell.settle()
    assert page.is_taught
    page.overlay._settle()
    return page


def rests(page: Any) -> bool:
    """Whether what moves has come to its end; what waits to be read has been read, and a cover that
    is only rehearsed is lifted.
    """
    if page.table.motion.waits:
        page.table.motion.go_on()
    screen = page.table.bridge.screen
    if screen.rehearses and screen.due is not None:
        screen.take(screen.due)
    return bool(page.overlay is None or page.overlay.guide._ready())


def acts_on(shell: Any) -> None:
    """Do one thing that the rules allow, which ends no turn where there is a choice."""
    assert comes(lambda: may_act(shell))
    bridge, seat = shell.bridge, shell.bridge.seats[0]
    legal = [*bridge.legal(seat)]
    more = [act for act in legal if not isinstance(act, EndTurn)]
    assert bridge.submit(seat, [(more or legal)[0]]) is None
    shell.settle()


def goes_to_lounge(shell: Any) -> None:
    shell.window.go("lounge")
    shell.settle()


def restarts(driver: Driver) -> None:
    driver.close()
    driver.open()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_that_is_played_on_is_saved_listed_and_goes_on_after_a_restart(
    driver: Any, answers: Answers, game: str
) -> None:
    driver.open()
    page, controller = led(driver, game), driver.app.controller
    assert () == controller.shelf()
    acts_on(driver)
    # Without a word: whoever acts after the last lesson plays on.
    assert None is page.overlay
    assert not controller.rehearsing
    (kept,) = controller.shelf()
    assert (game, True, True) == (kept.game, kept.practice, kept.goes_on)
    assert kept.path.read_bytes() == controller.journal()
    assert not controller.guided.has(game)
    title = driver.window.specs[game].title()
    assert f"Practice: {title}" == page.title()
    # Left, it is what Continue goes on with.
    goes_to_lounge(driver)
    journal, lounge = controller.journal(), driver.window.lounge
    assert ([], controller.path) == (answers.asked, kept.path)
    assert title in lounge.continue_words.whole
    QTest.mouseClick(lounge.continue_button, LEFT)
    driver.settle()
    assert controller.journal().startswith(journal)
    # So it is after a restart, also from the list of saved matches.
    for listed in (False, True):
        restarts(driver)
        window, controller = driver.window, driver.app.controller
        if listed:
            window.go("shelf")
            assert [kept.path] == [*window.pages["shelf"]._entries]
            window.pages["shelf"].first.click()
        else:
            QTest.mouseClick(window.lounge.continue_button, LEFT)
        driver.settle()
        again = window.pages["table"]
        assert ("table", None, True) == (window.page, again.overlay, driver.bridge.practice)
        assert f"Practice: {title}" == again.title()
        assert controller.path == kept.path
        assert controller.journal().startswith(journal)
        acts_on(driver)
        journal = controller.journal()
        assert kept.path.read_bytes() == journal
    driver.close()


def may_act(shell: Any) -> bool:
    """Whether the first seat is asked for something; the others' moves are waited for."""
    awaiting, clock = shell.bridge.awaiting(), shell.bridge.clock
    if clock.phase in ("paused", "countdown"):
        clock.resume()
        clock.skip_countdown()
    return isinstance(awaiting, AwaitingSeats) and shell.bridge.seats[0] in awaiting.may


def by_button(shell: Any) -> None:
    QTest.mouseClick(shell.window.pages["table"].overlay.tag.leave_button, LEFT)


def by_back(shell: Any) -> None:
    QTest.mouseClick(shell.window.pages["table"].back_button, LEFT)


def by_keys(shell: Any) -> None:
    shell.window.pages["table"].overlay.tag.leave_button.setFocus()
    QTest.keyClick(shell.window.focusWidget(), Qt.Key.Key_Return)


def by_closing(shell: Any) -> None:
    shell.window.close()


def by_another_match(shell: Any) -> None:
    shell.start()


def by_another_round(shell: Any) -> None:
    shell.window.match_opener.learn_anew(PACK)


WAYS = (by_button, by_back, by_keys, by_closing, by_another_match, by_another_round)


@pytest.mark.parametrize("way", by_turns(WAYS, at_once=3))
def test_leaving_at_the_end_asks_whether_the_match_is_kept(
    shell: Any, answers: Answers, way: Callable[[Any], None]
) -> None:
    page, controller = led(shell, FEW), shell.app.controller
    bridge = shell.bridge
    for answer in ("stay", "esc"):
        answers.way = answer
        way(shell)
        shell.settle()
        assert ("table", True) == (shell.window.page, shell.window.isVisible())
        assert (bridge, True, ()) == (shell.bridge, page.is_taught, controller.shelf())
        page.overlay._settle()
    assert 2 == len(answers.asked)
    assert "If you discard it, it will be lost." in answers.asked[0]
    # Enter keeps it.
    answers.way = "enter"
    journal = controller.journal()
    way(shell)
    shell.settle()
    assert 3 == len(answers.asked)
    kept = [match for match in controller.shelf() if match.game == FEW]
    assert [True] == [match.goes_on for match in kept]
    assert kept[0].path.read_bytes().startswith(journal)
    assert not controller.guided.has(FEW)


@pytest.mark.parametrize("way", by_turns(WAYS, at_once=2))
def test_a_match_that_is_discarded_is_kept_nowhere(
    shell: Any, answers: Answers, way: Callable[[Any], None]
) -> None:
    led(shell, FEW)
    controller = shell.app.controller
    assert controller.guided.has(FEW), (
        "until it is decided nothing is lost, whatever ends the program"
    )
    answers.way = "discard"
    way(shell)
    shell.settle()
    assert 1 == len(answers.asked)
    assert [] == [match for match in controller.shelf() if match.game == FEW]
    assert not controller.guided.has(FEW)


def test_what_is_asked_is_said_before(shell: Any) -> None:
    shell.window.match_opener.learn_anew(FEW)
    shell.settle()
    page = shell.window.pages["table"]
    buttons = (page.back_button, page.overlay.tag.leave_button)
    for each in buttons:
        assert "you can continue this round from there" in each.toolTip()
    page = led(shell, FEW)
    for each in (page.back_button, page.overlay.tag.leave_button):
        assert "you can choose to keep this match" in each.toolTip()
    acts_on(shell)
    assert "you can continue the match from there" in page.back_button.toolTip()


def test_a_program_that_ends_at_the_last_lesson_goes_on_there(
    driver: Any, answers: Answers
) -> None:
    driver.open()
    led(driver, FEW)
    journal = driver.app.controller.journal()
    restarts(driver)
    assert () == driver.app.controller.shelf()
    driver.window.match_opener.learn(FEW)
    driver.settle()
    page = driver.window.pages["table"]
    assert comes(lambda: page.overlay is None or page.is_taught)
    assert page.is_taught
    assert "you can choose to keep this match" in page.back_button.toolTip()
    assert driver.app.controller.journal().startswith(journal)
    acts_on(driver)
    assert 1 == len(driver.app.controller.shelf())
    driver.close()


def test_before_the_last_lesson_nothing_is_asked_and_nothing_lost(
    shell: Any, answers: Answers
) -> None:
    shell.window.match_opener.learn_anew(FEW)
    shell.settle()
    page = shell.window.pages["table"]
    while not page.overlay.guide.lesson.done() and page.overlay.guide.can_pass():
        page.overlay.guide.pass_on()
    lesson = page.overlay.guide.lesson.key
    goes_to_lounge(shell)
    assert ([], None) == (answers.asked, shell.app.controller.bridge)
    shell.window.match_opener.learn(FEW)
    shell.settle()
    assert lesson == shell.window.pages["table"].overlay.guide.lesson.key


def test_played_to_its_end_it_is_a_practice_match_in_the_records_and_no_best(
    shell: Any, answers: Answers
) -> None:
    led(shell, PACK)
    acts_on(shell)
    bridge, controller = shell.bridge, shell.app.controller
    shell.play_out()
    assert () == controller.log()
    (best,) = controller.best(PACK, bridge.code, bridge.config)
    assert best.practice
    (kept,) = controller.shelf()
    assert kept.result == bridge.result
    goes_to_lounge(shell)
    assert ([], kept.path) == (answers.asked, controller.path)


def test_a_disk_that_takes_no_guided_round_is_told_with_what_is_lost(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise StoreError("The disk is full.")

    monkeypatch.setattr(Guided, "keep", full)
    shell.window.match_opener.learn_anew(FEW)
    shell.settle()
    guide = shell.window.pages["table"].overlay.guide
    assert "" == shell.window.notice.sentence
    guide.pass_on()
    told = (
        "The disk is full. This guided round has unsaved changes. If you leave now, you will "
        "lose everything since the last save."
    )
    assert shell.window.notice.sentence.startswith(told)


@pytest.mark.parametrize("game", by_turns(GAMES, at_once=2))
def test_from_its_end_the_match_can_be_won(shell: Any, answers: Answers, game: str) -> None:
    """Some computer player in the learner's seat wins it from there."""
    led(shell, game)
    answers.way = "keep"
    goes_to_lounge(shell)
    (kept,) = shell.app.controller.shelf()
    assert kept.goes_on
    levels = [level for level in shell.app.controller.game(game).bots if level != "expert"]
    ways = [(level, first) for first in range(FIRST_ACTS) for level in reversed(levels)]
    assert any(wins(kept.path, level, first) for level, first in ways)


def wins(path: Path, level: Level, first: int) -> bool:
    """Whether a computer player goes on with a saved match in the first seat, and wins.

    The match goes on alike each time, so it begins with any act (`first`, but for the first time).
    """
    session, you = opened(path).session, Seat(0)
    assert session is not None
    if first and isinstance(session.awaiting, AwaitingSeats) and you in session.awaiting.due:
        session.submit(you, session.legal(you).sample(Rng("first", first)))
    player = session.players[you]
    session.seat(you, Player("computer", level, player.name, player.colour))
    result = play_out(session)
    if result.goal is None:
        return you in result.ranking[0]
    return bool(result.scores[you] >= result.goal)
