"""Tests: attempts on the pages: going on, starting over, and what no page tells at first."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import date, timedelta
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QWidget

from engine import catalog, trails
from engine.trails import Deal
from tests.ui.shell.conftest import GAME, Driver, comes
from ui.bridge.controller import SeatSetup
from ui.bridge.trail_progress import TrailService
from ui.look.text import unmarked
from ui.look.widgets import TagButton
from ui.shell.records.page import DEAL_COLUMN
from ui.shell.result.next_steps import onward
from ui.shell.trail.daily import DailyPage
from ui.shell.trail.page import TrailPage

TODAY = date(2026, 11, 22)
NOT_COUNTED = "Daily suitcase, not counted"
LATER = "once you have used all three attempts, or tomorrow."
AGAIN = f"You can watch this match again {LATER}"
DAYS = (
    "ui.bridge.attempts.today",
    "ui.shell.result.next_steps.today",
    "ui.shell.trail.daily.today",
)


@pytest.fixture(autouse=True)
def fixed() -> Iterator[None]:
    """A day that stays."""
    with (
        patch(DAYS[0], lambda: TODAY),
        patch(DAYS[1], lambda: TODAY),
        patch(DAYS[2], lambda: TODAY),
    ):
        yield


def told_code(page: QWidget) -> bool:
    """Whether a page has the code of today's deal anywhere, however it is written."""
    return deal().code in told(page).replace("\N{NON-BREAKING HYPHEN}", "-")


def deal(day: date = TODAY) -> Deal:
    return trails.daily(catalog.game(GAME), day)


def opened(shell: Driver) -> DailyPage:
    shell.window.go("lounge")
    shell.window.match_opener.open_daily(GAME)
    _settled(shell)
    page = shell.window.pages[f"daily:{GAME}"]
    assert isinstance(page, DailyPage)
    return page


def opened_trail(shell: Driver) -> TrailPage:
    shell.window.go("lounge")
    shell.window.match_opener.open_trail(GAME)
    _settled(shell)
    page = shell.window.pages[f"trail:{GAME}"]
    assert isinstance(page, TrailPage)
    return page


def _settled(shell: Driver) -> None:
    shell.settle()
    assert comes(lambda: not shell.app.controller.standings.busy)
    shell.settle()


def attempt(shell: Driver, acts: int = 1) -> None:
    """Begin an attempt at today's suitcase by its card, and act."""
    card = opened(shell).day_card
    (card.play_button if card.over_button.isHidden() else card.over_button).click()
    shell.settle()
    assert deal().code == shell.bridge.code
    shell.act(acts)


def finish(shell: Driver) -> Any:
    """Play to the end; the page of the result."""
    shell.play_out()
    shell.window.result_opener.show_open()
    shell.settle()
    page = shell.window.pages["result"]
    assert comes(lambda: not page.is_reading)
    return page


def words(button: QAbstractButton) -> str:
    return unmarked(button.text())


def told(page: QWidget) -> str:
    """All that a page says, also what is hidden, or said only aloud."""
    said: list[str] = []
    for each in (page, *page.findChildren(QWidget)):
        said += [each.accessibleName(), each.accessibleDescription(), each.toolTip()]
        said += [each.windowTitle()]
        if isinstance(each, QLabel | QAbstractButton):
            said.append(each.text())
    return "\n".join(said)


def buttons(page: QWidget) -> set[str]:
    """What is to be pressed on a page, or is an entry of one of its menus."""
    return {
        words(each)
        for each in page.findChildren(QPushButton)
        if each.isVisible() or (isinstance(each, TagButton) and each.behind is not None)
    }


def test_an_attempt_that_was_left_goes_on_from_the_card(shell: Driver) -> None:
    card = opened(shell).day_card
    assert "Play attempt 1 of 3" == words(card.play_button)
    assert card.over_button.isHidden()
    attempt(shell, 12)
    title = shell.window.pages["table"].title()
    assert title.startswith("Daily suitcase, attempt 1 of 3: ")
    path = shell.app.controller.path
    card = opened(shell).day_card
    place = re.fullmatch(r"Continue attempt 1, (round \d) of \d+", words(card.play_button))
    assert place is not None, words(card.play_button)
    assert "1 attempt, not finished yet." == card.best.text()
    assert "Start over (uses attempt 2 of 3)" == words(card.over_button)
    # At once, and once the program was closed.
    card.play_button.click()
    shell.settle()
    assert (path, "table") == (shell.app.controller.path, shell.window.page)
    shell.app.controller.close()
    card = opened(shell).day_card
    card.play_button.click()
    shell.settle()
    assert comes(lambda: shell.window.page == "table")
    assert path == shell.app.controller.path
    assert title == shell.window.pages["table"].title()
    assert 1 == len(shell.app.controller.shelf())


def test_starting_over_uses_an_attempt(shell: Driver) -> None:
    attempt(shell)
    attempt(shell)
    card = opened(shell).day_card
    assert words(card.play_button).startswith("Continue attempt 2")
    assert "Start over (uses attempt 3 of 3)" == words(card.over_button)
    attempt(shell)
    card = opened(shell).day_card
    assert words(card.play_button).startswith("Continue attempt 3")
    assert card.over_button.isHidden()
    assert "3 attempts, not finished yet." == card.best.text()


def test_the_lounge_tells_which_attempt_goes_on(shell: Driver) -> None:
    attempt(shell)
    shell.window.go("lounge")
    shell.settle()
    assert comes(lambda: "attempt 1 of 3" in shell.window.lounge.continue_words.whole)
    assert not told_code(shell.window.lounge)


def test_the_result_tells_points_and_what_is_left_and_nothing_of_the_deal(shell: Driver) -> None:
    attempt(shell)
    assert not told_code(shell.window.pages["table"])
    result = finish(shell)
    assert AGAIN == result.later.text()
    assert result.later.isVisible()
    assert shell.bridge.result is not None
    goal, score = shell.bridge.result.goal, shell.bridge.result.scores[0]
    assert goal is not None
    more = f"Bronze needs {goal - 10 - score} more."
    assert f"Daily suitcase: 2 attempts left. {more}" == result.missing.text()
    tags = [words(each) for each in result.ways.tags]
    assert tags == ["Play again, attempt 2 of 3", "Go to the daily suitcases", "Lounge"]
    assert not {"Watch the match", "Look at the table", "Review"} & buttons(result)
    assert (None, None, []) == (result.pad, result.pictures, result.panels)
    assert not result.picture_card.isVisible()
    assert not result.computers.isVisible()
    assert not told_code(result)
    assert str(shell.bridge.result.scores[0]) in told(result)
    # It says so after it was left, too.
    shell.window.go("lounge")
    shell.settle()
    shell.window.match_opener.open_file(shell.app.controller.path)
    shell.settle()
    assert (None, None, []) == (result.pad, result.pictures, result.panels)
    result.same_button.click()
    shell.settle()
    title = shell.window.pages["table"].title()
    assert title.startswith("Daily suitcase, attempt 2 of 3: ")


def test_after_the_third_attempt_all_is_shown(shell: Driver) -> None:
    for _ in range(2):
        attempt(shell)
        assert finish(shell).later.isVisible()
    attempt(shell)
    result = finish(shell)
    assert not result.later.isVisible()
    assert {"Watch the match", "Look at the table", "Review"} <= buttons(result)
    assert deal().code in result.code.text()
    assert None not in (result.pad, result.pictures)
    assert result.panels
    assert result.same_button.isHidden()
    card = opened(shell).day_card
    assert card.postcards.isVisible()
    assert card.later.isHidden()
    assert deal().code in card.deal.text()
    assert "All attempts used" == words(card.play_button)


def test_a_fourth_match_on_the_deal_has_no_medals_and_the_third_keeps_its_own(
    shell: Driver,
) -> None:
    results: list[Any] = []
    for number in range(4):
        if number < 3:
            attempt(shell, 0)
        else:
            shell.window.match_opener.travel(GAME, deal())
            shell.settle()
        # Each match goes another way: of two that are the same one is kept.
        seat = shell.bridge.person_to_act()
        assert seat is not None
        first = sorted(shell.bridge.legal(seat), key=repr)[number]
        assert shell.bridge.submit(seat, [first]) is None
        page = finish(shell)
        results.append(shell.bridge.result)
        shell.window.result_opener.show_table()
        shell.settle()
        table = shell.window.pages["table"]
        counts = number < 3
        said = f"Daily suitcase, attempt {number + 1} of 3" if counts else NOT_COUNTED
        assert table.title().startswith(f"{said}: ")
        assert table.table.medal_strip.isHidden() is not counts
        assert shell.bridge.trail_place is not None
        assert shell.bridge.trail_place.of_a_day is counts
        assert (page._medal is None, "doesn’t count" in page.note.text()) == (not counts,) * 2
    service = TrailService(shell.app.controller, GAME)
    (one,) = [day for day in service.days(TODAY) if day.deal == deal()]
    assert len(one.attempts.finished) == 4
    assert one.tries
    # Nor does it where it has as many points as one that counts.
    spec = shell.window.specs[shell.bridge.game.id]
    outcome = replace(shell.bridge.outcome(), result=results[0])
    assert onward(shell.app.controller, spec, outcome) is None
    assert not shell.window.pages["result"].postcard._attempts(outcome)


def test_the_card_says_when_attempts_can_be_watched(shell: Driver) -> None:
    card = opened(shell).day_card
    assert card.later.isHidden()
    assert not told_code(card)
    attempt(shell)
    finish(shell)
    card = opened(shell).day_card
    assert f"You can watch your attempts and send a postcard {LATER}" == card.later.text()
    assert card.later.isVisible()
    assert card.postcards.isHidden()
    assert not told_code(card)
    # Yesterday's is over.
    card.tags.choose(card.tags.current - 1)
    assert deal(TODAY - timedelta(days=1)).code in card.deal.text()
    with (
        patch(DAYS[0], lambda: TODAY + timedelta(days=1)),
        patch(DAYS[2], lambda: TODAY + timedelta(days=1)),
    ):
        page = opened(shell)
        days = [one.day for one in page.day_card._days]
        page.day_card.tags.choose(days.index(TODAY))
        assert page.day_card.postcards.isVisible()
        assert deal().code in page.day_card.deal.text()


def test_saved_matches_and_records_tell_no_code_and_show_nothing(shell: Driver) -> None:
    attempt(shell)
    shell.window.go("lounge")
    shell.window.go("shelf")
    shell.settle()
    shelf = shell.window.pages["shelf"]
    assert not told_code(shelf)
    shell.window.match_opener.continue_latest()
    shell.settle()
    finish(shell)
    (match,) = shell.app.controller.shelf()
    assert deal().code not in match.path.name
    shell.app.controller.matches.keep_picture(match.path, b"a picture")
    with _pictures() as shown:
        shell.window.go("shelf")
        shell.settle()
    assert [b""] == shown
    assert not told_code(shelf)
    assert {"Open", "Watch", "Delete"} <= buttons(shelf)
    for button in shelf.findChildren(QPushButton):
        if words(button) == "Watch":
            button.click()
    shell.settle()
    assert ("shelf", AGAIN) == (shell.window.page, shell.window.notice.words.text())
    shell.window.notice.say("")
    shell.window.go("records")
    shell.settle()
    records = shell.window.pages["records"]
    (row,) = records.log.rows
    assert ("", "") == row[DEAL_COLUMN]
    assert not told_code(records)
    records.view.selectRow(0)
    records.watch_button.click()
    shell.settle()
    assert ("records", AGAIN) == (shell.window.page, shell.window.notice.words.text())
    # Tomorrow both have all.
    with patch(DAYS[0], lambda: TODAY + timedelta(days=1)):
        shell.window.go("lounge")
        with _pictures() as shown:
            shell.window.go("shelf")
            shell.settle()
        # The one that was kept, or the one that the window took since.
        assert shown
        assert b"" not in shown
        assert told_code(shelf)
        shell.window.go("records")
        shell.settle()
        assert deal().code == records.log.rows[0][DEAL_COLUMN][1]


@contextmanager
def _pictures() -> Iterator[list[bytes]]:
    """The pictures of matches that a page would show."""
    shown: list[bytes] = []
    with patch(
        "ui.shell.widgets.thumbnail.Thumbnail.show_match", lambda *given: shown.append(given[-1]())
    ):
        yield shown


def test_deleting_says_that_the_attempt_stays_used(shell: Driver) -> None:
    attempt(shell)
    shell.window.go("lounge")
    shell.window.go("shelf")
    shell.settle()
    shelf = shell.window.pages["shelf"]
    (match,) = shell.app.controller.shelf()
    with patch("ui.bridge.controller._to_trash", lambda _: False):
        shelf._delete(match.path)
    assert shelf.sentence.text().endswith(
        "Choose “Undo delete” to restore it. The attempt still counts as used."
    )
    assert not told_code(shelf)
    card = opened(shell).day_card
    assert "Play attempt 2 of 3" == words(card.play_button)
    # Any other match is just deleted.
    shell.start()
    shell.act()
    path = shell.app.controller.path
    with patch("ui.bridge.controller._to_trash", lambda _: False):
        shelf._delete(path)
    assert shelf.sentence.text().endswith("Choose “Undo delete” to restore it.")


def test_practice_by_the_deal_code_is_refused_on_its_page(shell: Driver) -> None:
    shell.window.match_opener.practise()
    shell.settle()
    page = shell.window.pages[shell.window.page]
    page.deal.edit.setText(deal().code)
    sentence = f"This deal belongs to a daily suitcase. You can play it in other ways {LATER}"
    assert sentence == page.sentence.text()
    assert not page.start_button.isEnabled()
    page.start()
    shell.settle()
    assert shell.app.controller.bridge is None
    page.deal.edit.setText(shell.code())
    assert page.start_button.isEnabled()
    # Nor by any other way that leads there.
    shell.window.match_opener.start(GAME, deal().code, (SeatSetup("", "brick"),), {}, True)
    assert sentence == shell.window.notice.words.text()
    assert shell.app.controller.bridge is None


def test_the_set_up_page_says_that_a_match_is_an_attempt(shell: Driver) -> None:
    shell.window.match_opener.set_up(GAME)
    shell.settle()
    page = shell.window.pages[shell.window.page]
    page.seat_one()
    page.options.set_values(dict(deal().config.options))
    page.deal.edit.setText(deal().code)
    words_of_it = "This is a daily suitcase. Your match will be attempt 1 of 3."
    assert words_of_it == page.sentence.text()
    page.start()
    shell.settle()
    shell.act()
    assert "Start over (uses attempt 2 of 3)" == words(opened(shell).day_card.over_button)


def test_a_mistake_of_todays_attempt_is_not_asked(shell: Driver) -> None:
    attempt(shell)
    finish(shell)
    controller = shell.app.controller
    assert controller.path is not None
    controller.matches.mistakes.learn(controller.path, 0, [3], "", TODAY - timedelta(days=2))
    shell.window.go("mistakes")
    shell.settle()
    page = shell.window.pages["mistakes"]
    assert page.table is None
    assert page.sentence.text() == (
        "One question cannot be asked right now. It will come back later. "
        f"“My mistakes” can ask you about this match {LATER}"
    )


def test_the_postcard_tells_how_many_attempts_there_were(shell: Driver) -> None:
    for _ in range(2):
        attempt(shell)
        finish(shell)
    attempt(shell)
    path = shell.app.controller.path
    assert path is not None
    with patch("ui.bridge.controller._to_trash", lambda _: False):
        shell.app.controller.delete(path)
    card = opened(shell).day_card
    written: list[tuple[str, ...]] = []

    def write(*given: Any) -> str:
        written.append(given[-1])
        return ""

    with patch("ui.shell.trail.daily.postcard", write):
        card.postcards.copy_button.click()
    ((_, result, tried),) = written
    assert "In 3 attempts" == tried
    assert result in card.best.text()


def test_a_stop_goes_on_and_its_attempts_are_counted_and_shown(shell: Driver) -> None:
    card = opened_trail(shell).stop_card
    assert card.over_button.isHidden()
    card.play_button.click()
    shell.settle()
    shell.act(3)
    path = shell.app.controller.path
    card = opened_trail(shell).stop_card
    assert re.fullmatch(r"Continue stop 1, round \d of \d+", words(card.play_button))
    assert "1 attempt, not finished yet." == card.best.text()
    assert "Start over (counts as attempt 2)" == words(card.over_button)
    card.over_button.click()
    shell.settle()
    assert path != shell.app.controller.path
    shell.act()
    result = finish(shell)
    # All of a stop is shown after each attempt that is finished.
    assert {"Watch the match", "Look at the table", "Review"} <= buttons(result)
    assert not result.later.isVisible()
    assert result.pictures is not None
    assert ", on your second attempt. " in result.missing.text()
    card = opened_trail(shell).stop_card
    assert card.best.text().endswith(". So far 2 attempts.")
    card.play_button.click()
    shell.settle()
    assert comes(lambda: path == shell.app.controller.path)
    # It ends after the second one, and stays the first.
    result = finish(shell)
    assert ", on your first attempt. " in result.missing.text()


def test_whoever_has_no_name_reads_why_no_attempt_is_left(shell: Driver) -> None:
    code, config, *_ = deal()
    for _ in range(3):
        seat_setups = (SeatSetup("Ann", "brick"),)
        shell.window.match_opener.start(GAME, code, seat_setups, dict(config.options), False)
        shell.settle()
        shell.act()
    shell.app.controller.remember("setup.names", ("Player 1",))
    card = opened(shell).day_card
    assert not card.play_button.isEnabled()
    assert card.best.text() == (
        "Attempts used on this computer: 3 of 3. Play under your own name to get three."
    )


def test_all_is_said_in_german_too(driver: Driver) -> None:
    driver.open()
    try:
        driver.app.settings.set("look.language", "de")
        driver.settle()
        attempt(driver, 12)
        card = opened(driver).day_card
        label = words(card.play_button)
        assert re.fullmatch(r"Versuch 1 fortsetzen, Runde \d von \d+", label), label
        assert "Neu beginnen (verbraucht Versuch 2 von 3)" == words(card.over_button)
        card.play_button.click()
        driver.settle()
        result = finish(driver)
        assert result.later.text() == (
            "Du kannst diese Partie wieder ansehen, sobald du alle drei Versuche verbraucht "
            "hast, spätestens morgen."
        )
    finally:
        driver.close()
