"""What comes next in a game: the ticket says it where no match goes on, and one press plays it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine import catalog, trails
from engine.core import GameId
from engine.store import Settings, places
from engine.store.records import Logged
from tests.ui.shell.conftest import GAME, Driver
from tests.ui.shell.test_trail import CODES, TODAY, keep, played, stops
from ui.bridge.achievements import AchievementSearch
from ui.bridge.trail_progress import TrailService
from ui.shell.lounge import upcoming
from ui.shell.lounge.reached_words import is_proposed

NO_TRAIL = "wheres_my_luggage"
LEVELS = ("easy", "normal", "hard")
MUST = 10_000
"""More points than anybody makes."""


@pytest.fixture(autouse=True)
def fixed(driver: Driver) -> Iterator[None]:
    """A short trail of a game that was played, another without one, and a day that stays."""
    settings = Settings(places().settings)
    settings.set("setup.last", GAME)
    settings.set("setup.known", (GAME, NO_TRAIL))
    with (
        patch.object(trails, "trail", lambda _name: stops(-99, -99, MUST)),
        patch.object(type(catalog.game(NO_TRAIL)), "trail_setup", lambda _: None),
        patch.object(upcoming, "today", lambda: TODAY),
        patch("ui.bridge.attempts.today", lambda: TODAY),
    ):
        yield
        if driver.is_open:
            driver.close()


def opened(driver: Driver) -> Any:
    driver.open()
    driver.settle()
    driver.window.offers.upcoming._task.finish()
    return driver.window.lounge


def renewed(driver: Driver) -> Any:
    driver.window.show_latest()
    driver.window.offers.upcoming._task.finish()
    return driver.window.lounge


def test_the_ticket_says_what_comes_next_and_one_press_plays_it(
    driver: Driver, qtbot: QtBot
) -> None:
    with patch.object(AchievementSearch, "busy", True):
        lounge = opened(driver)
        # What nobody knows yet is not said.
        assert "sticker" not in lounge.continue_words.whole
    renewed(driver)
    qtbot.waitUntil(lambda: "sticker" in lounge.continue_words.whole, timeout=20_000)
    spec = driver.window.specs[GameId(GAME)]
    sticker = driver.window.offers.stickers(GameId(GAME))[0]
    assert lounge.heading.text() == spec.title()
    first, day, last = lounge.continue_words.whole.splitlines()
    assert first == "Next stop: Lisbon. Bronze: \N{MINUS SIGN}99 points."
    assert day == "Daily suitcase: 3 attempts left"
    assert last == f"A sticker to win: {sticker.name}"
    column = lounge.match_card.column
    low = lounge.match_card.height() - column.contentsMargins().bottom()
    assert lounge.next_button.geometry().bottom() + 1 == low, "no room is left for another button"
    assert driver.window.focusWidget() is lounge.next_button, "nobody has chosen anything else"
    assert lounge.next_button.accessibleName() == f"Play the next stop, {spec.title()}"
    with patch.object(driver.window.match_opener, "start") as start:
        driver.press(Qt.Key.Key_Return, lounge.next_button)
    assert (GAME, CODES[0]) == start.call_args.args[:2]


def test_what_was_won_moves_it_on_to_the_suitcase_of_today(driver: Driver) -> None:
    game = catalog.game(GAME)
    deals = [stop.deal for stop in stops(-99, -99, MUST)]
    with patch.object(trails, "trail", lambda _name: stops(-99, -99, -99)):
        keep(*(played(deal, 0) for deal in deals))
        (total,) = keep(played(trails.daily(game, TODAY), 0))
        lounge = opened(driver)
        words = lounge.continue_words.whole
        assert "Next stop" not in words
        assert f"Daily suitcase: {total} points, 2 attempts left" in words
        assert "Play the daily s&uitcase" == lounge.next_button.text()
        # Midnight may have passed since.
        with (
            patch.object(upcoming, "today", lambda: TODAY + timedelta(days=1)),
            patch.object(driver.window.match_opener, "start") as start,
        ):
            lounge.next_button.click()
        assert trails.daily(game, TODAY + timedelta(days=1)).code == start.call_args.args[1]
        totals = keep(*(played(trails.daily(game, TODAY), way) for way in (1, 2)))
        lounge = renewed(driver)
        best = max(total, *totals)
        assert f"Daily suitcase: {best} points" in lounge.continue_words.whole.splitlines()
        assert lounge.next_button.isHidden()
        assert driver.window.isAncestorOf(driver.window.focusWidget())


def test_it_names_the_next_stop_and_not_one_that_was_won(driver: Driver) -> None:
    keep(*(played(stop.deal, 0) for stop in stops(-99, -99, MUST)[:2]))
    lounge = opened(driver)
    first, trail, *_ = lounge.continue_words.whole.splitlines()
    assert first == "Next stop: Home. Bronze: 10,000 points."
    medals = [one.medal for one in TrailService(driver.app.controller, GAME).progress()]
    assert trail.startswith("Trail: 2 of 3 stops, ")
    counts = [sum(int(medal) == worth for medal in medals) for worth in (3, 2, 1)]
    told = [
        f"{n} {kind}" for n, kind in zip(counts, ("gold", "silver", "bronze"), strict=True) if n
    ]
    assert trail.endswith(" and ".join(told))


def test_it_gives_way_to_a_match_in_progress_and_to_what_is_new(driver: Driver) -> None:
    lounge = opened(driver)
    assert lounge.next_button.isVisible()
    for game in (NO_TRAIL, "cargo_hold"):
        # Without a trail, and never played.
        lounge.carousel.prefer(GameId(game))
        lounge = renewed(driver)
        assert "Next stop" not in lounge.continue_words.whole, game
        assert lounge.next_button.isHidden(), game
    lounge.carousel.prefer(GameId(GAME))
    assert renewed(driver).next_button.isVisible()
    driver.start()
    driver.act(2)
    driver.window.go("lounge")
    driver.settle()
    lounge = renewed(driver)
    assert lounge.heading.text() == "On your way"
    assert lounge.next_button.isHidden()
    assert driver.window.focusWidget() is lounge.continue_button


def test_a_game_without_a_trail_says_what_was_reached_and_what_is_to_win(
    driver: Driver, qtbot: QtBot
) -> None:
    lounge = opened(driver)
    offers = driver.window.offers
    rows = [
        Logged(n, datetime(2026, 5, 17, tzinfo=UTC), name, NO_TRAIL, {}, "x", score, None, True)
        for n, (name, score) in enumerate((("", 9), ("", 15), ("Ben", 30)))
    ]
    with (
        patch.object(type(driver.app.controller), "log", lambda _self, _game: tuple(rows)),
        patch.object(AchievementSearch, "busy", False),
    ):
        lounge.carousel.prefer(GameId(NO_TRAIL))
        lounge = renewed(driver)
        qtbot.waitUntil(lambda: "sticker" in renewed(driver).continue_words.whole, timeout=20_000)
    best, sticker = lounge.continue_words.whole.splitlines()
    assert best == "Your best so far: 15 pairs", "as the records count"
    first = offers.stickers(GameId(NO_TRAIL))[0]
    assert sticker == f"Next sticker: {first.name}. You have 0 of 6."
    assert lounge.heading.text() == driver.window.specs[GameId(NO_TRAIL)].title()
    assert lounge.next_button.text() == "&Beat Easy at the belt"


def against(level: str, score: int, *, won: bool, form: str = "timed") -> Logged:
    """A match against one computer."""
    made = Logged(1, datetime(2026, 5, 17, tzinfo=UTC), "", NO_TRAIL, {}, "x", score, None, won)
    return made._replace(options={"form": form}, seats=2, levels=(level,))


def test_a_game_without_a_trail_offers_one_match_that_one_press_begins(driver: Driver) -> None:
    lounge = opened(driver)
    spec = driver.window.specs[GameId(NO_TRAIL)]
    lounge.carousel.prefer(GameId(NO_TRAIL))
    easy, normal, hard = (against(one, n, won=True) for n, one in enumerate(LEVELS, 7))
    lost, tried = against("normal", 8, won=False), against("normal", 15, won=False, form="memory")
    belt = "At the belt: beat Easy, 7 pairs"
    memory = "From memory: 15 pairs against Normal, not won yet"
    in_steps = against("easy", 12, won=True)
    in_steps.options["steps"] = True
    log = patch.object(type(driver.app.controller), "log", autospec=True)
    for rows, lines, words, begun in (
        (
            (easy,),
            [belt],
            "Try &it from memory",
            ("easy", "memory"),
        ),
        (
            (tried, lost, easy),
            [belt, memory],
            "&Beat Easy from memory",
            ("easy", "memory"),
        ),
        (
            (lost, easy, tried),
            [belt, memory],
            "&Beat Normal at the belt",
            ("normal", "timed"),
        ),
        (
            (in_steps,),
            ["At the belt: beat Easy, 12 pairs"],
            "Try the runn&ing belt",
            ("easy", "timed"),
        ),
        (
            (hard, normal, easy),
            ["At the belt: beat Hard, 9 pairs", "3 wins in a row (shared wins count)"],
            "Try &it from memory",
            ("normal", "memory"),
        ),
    ):
        with log as told, patch.object(AchievementSearch, "busy", True):
            told.return_value = rows
            lounge = renewed(driver)
            said = lounge.continue_words.whole.replace("\xa0", " ").splitlines()
            assert lines == [each for each in said if "sticker" not in each]
            assert words == lounge.next_button.text()
            assert (
                f"{words.replace('&', '')}, {spec.title()}" == lounge.next_button.accessibleName()
            )
            with patch.object(driver.window.match_opener, "start") as start:
                lounge.next_button.click()
            game, _, chairs, values = start.call_args.args
        assert (NO_TRAIL, begun) == (game, (chairs[1].level, values["form"]))
        assert not values.get("steps")
        assert chairs[0].level is None
    # It is a match that can be played, at once.
    lounge.next_button.click()
    driver.settle()
    assert ("table", NO_TRAIL) == (driver.window.page, driver.bridge.game.id)
    assert not driver.bridge.practice


def test_results_propose_a_match_also_where_such_a_game_has_a_trail(driver: Driver) -> None:
    opened(driver)
    specs = driver.window.specs
    game, other = catalog.game(NO_TRAIL), catalog.game(GAME)
    assert is_proposed(specs[game.id], game)
    assert not is_proposed(specs[other.id], other)
    with patch.object(type(game), "trail_setup", lambda _self: other.trail_setup()):
        assert is_proposed(specs[game.id], game)


def test_the_keyboard_is_not_taken_from_what_somebody_chose(driver: Driver) -> None:
    driver.open()
    lounge = driver.window.lounge
    driver.window.offers.upcoming._task.drop()
    lounge.show_upcoming(None)
    lounge.enter()
    lounge.stickers.setFocus()
    renewed(driver)
    assert lounge.next_button.isVisible()
    assert driver.window.focusWidget() is lounge.stickers
    # Looked for again, it stays as it was meanwhile.
    lounge.next_button.setFocus()
    driver.window.show_latest()
    assert driver.window.focusWidget() is lounge.next_button
    assert "Next stop" in lounge.continue_words.whole


def test_whoever_tabbed_away_and_back_keeps_the_keyboard(driver: Driver) -> None:
    driver.open()
    lounge = driver.window.lounge
    driver.window.offers.upcoming._task.drop()
    lounge.show_upcoming(None)
    lounge.enter()
    assert driver.window.focusWidget() is lounge.play_button
    driver.press(Qt.Key.Key_Tab)
    assert driver.window.focusWidget() is not lounge.play_button
    driver.press(Qt.Key.Key_Backtab)
    assert driver.window.focusWidget() is lounge.play_button
    renewed(driver)
    assert lounge.next_button.isVisible()
    assert driver.window.focusWidget() is lounge.play_button


def test_another_player_is_not_told_what_was_found_for_the_one_before(driver: Driver) -> None:
    lounge = opened(driver)
    search = driver.window.offers.upcoming
    assert lounge.next_button.isVisible()
    driver.app.controller.remember("setup.names", ("Bea",))
    with patch.object(search._task, "begin"):
        driver.window.show_latest()
    assert lounge.next_button.isHidden()
    assert "Next stop" not in lounge.continue_words.whole
    assert renewed(driver).next_button.isVisible()


def test_it_waits_until_the_records_are_read(driver: Driver) -> None:
    lounge = opened(driver)
    search = driver.window.offers.upcoming
    search._found.clear()
    with patch.object(driver.app.controller, "unread", True):
        renewed(driver)
        assert lounge.next_button.isHidden()
    driver.app.controller.records_changed.emit()
    driver.settle()
    search._task.finish()
    assert lounge.next_button.isVisible()


def test_once_a_match_was_finished_a_guided_round_left_half_way_comes_no_more_first(
    driver: Driver,
) -> None:
    lounge = opened(driver)
    guided = driver.app.controller.guided
    with patch.object(type(guided), "has", lambda _self, game: game == GAME):
        renewed(driver)
        assert lounge.continue_words.whole.startswith("Next stop: Lisbon.")
        assert lounge.learn_button.isHidden()
        # Who has finished none goes on with it.
        driver.app.settings.set("setup.known", (NO_TRAIL,))
        renewed(driver)
        assert not lounge.learn_button.isHidden()
        assert lounge.next_button.isHidden()
