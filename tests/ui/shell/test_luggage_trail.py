"""The trail and the daily suitcase of Where's My Luggage?: from memory, at tables that differ."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from engine import catalog, trails
from engine.core import GameId
from engine.store import Settings, places
from engine.trails import Medal
from tests.ui.shell.conftest import Driver
from tests.ui.shell.test_trail import TODAY
from ui.kit.medals import medal_name
from ui.kit.words import capital
from ui.shell.lounge.page import NavButton

GAME = GameId("wheres_my_luggage")


@pytest.fixture(autouse=True)
def fixed(driver: Driver) -> Iterator[None]:
    """A day that stays, and a suitcase that is chosen."""
    Settings(places().settings).set("setup.last", str(GAME))
    with (
        patch("ui.shell.trail.daily.today", lambda: TODAY),
        patch("ui.shell.result.next_steps.today", lambda: TODAY),
        patch("ui.bridge.attempts.today", lambda: TODAY),
    ):
        yield
        if driver.is_open:
            driver.close()


def opened(shell: Driver, way: str) -> Any:
    """The page that a button of the lounge leads to."""
    lounge = shell.window.lounge
    lounge.carousel.prefer(GAME)
    next(each for each in lounge.findChildren(NavButton) if each.text() == way).click()
    shell.settle()
    return shell.window.pages[shell.window.page]


def played_out(shell: Driver) -> Any:
    """The result page of the match at the table, which is played at random."""
    shell.play_out()
    shell.see_end()
    shell.settle()
    return shell.window.pages["result"]


def test_each_stop_says_against_whom_it_is_played_and_for_what(shell: Driver) -> None:
    page = opened(shell, "&Trail")
    assert f"trail:{GAME}" == shell.window.page
    assert "No medals yet, 30 stops" == page.won.text()
    said = set()
    for number, stop in enumerate(trails.trail(str(GAME))):
        page.map.choose(number)
        words = page.stop_card.code.text()
        assert words.startswith("From memory, against ")
        assert words.endswith(f"\nDeal code {stop.deal.code}")
        said.add(words.splitlines()[0])
        rows = [
            page.stop_card.medals.itemAt(row).layout().itemAt(1).widget().text() for row in range(3)
        ]
        alone = stop.deal.config.seats == 2
        bronze = "at most 3 points behind the winner" if alone else "2nd place"
        lead = {2: 4, 3: 3, 4: 2}[stop.deal.config.seats]
        expected = [bronze, "a win", f"a win by {lead} points or more"]
        assert [f"{name}: {asked}" for name, asked in zip(MEDALS, expected, strict=True)] == rows
    assert len(said) == len(trails.trail_setup(catalog.game(GAME)).tables)


MEDALS = ("Bronze", "Silver", "Gold")


def test_a_stop_is_played_to_its_medal_and_leads_back_to_the_map(shell: Driver) -> None:
    page = opened(shell, "&Trail")
    stop = trails.trail(str(GAME))[0]
    page.stop_card.play_button.click()
    shell.settle()
    assert "table" == shell.window.page
    assert (stop.deal.code, stop.deal.config) == (shell.bridge.code, shell.bridge.config)
    assert stop.deal.rivals == tuple(player.level for player in shell.bridge.players[1:])
    strip = shell.window.pages["table"].table.medal_strip
    assert strip.isVisible()
    assert "Gold: a win by 4 points or more" in strip.accessibleName()
    result = played_out(shell)
    grade = catalog.game(GAME).grade(shell.bridge.result)
    won = stop.medal(grade)
    assert capital(medal_name(won)) == result.headline.text()
    shell.window.match_opener.open_trail(str(GAME))
    shell.settle()
    (first, second, *_) = shell.window.pages[f"trail:{GAME}"].progress
    assert (1, grade, won) == (first.tries, first.best, first.medal)
    assert second.open == (won > Medal.NONE)


def test_a_day_is_played_against_its_own_computers(shell: Driver) -> None:
    page = opened(shell, "&Daily suitcase")
    deal = trails.daily(catalog.game(GAME), TODAY)
    assert f"daily:{GAME}" == shell.window.page
    assert deal.code in page.day_card.deal.text()
    page.day_card.play_button.click()
    shell.settle()
    assert deal.rivals == tuple(player.level for player in shell.bridge.players[1:])
    played_out(shell)
    shell.window.match_opener.open_daily(str(GAME))
    shell.settle()
    (day,) = [each for each in page.days if each.day == TODAY]
    assert (2, 1) == (day.left, len(day.tries))
