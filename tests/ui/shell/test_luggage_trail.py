"""The trail and the daily suitcase of Where's My Luggage?: from memory, at tables that differ."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import catalog, trails
from engine.core import AwaitingSeats, GameId, Result, Rng, Seat, standing
from engine.match import Player, begin
from engine.store import Settings, places
from engine.trails import Deal, Medal
from tests.ui.shell.conftest import Driver
from tests.ui.shell.test_trail import TODAY
from ui.bridge.controller import SeatSetup
from ui.bridge.trail_progress import TrailPlace
from ui.kit.medals import medal_name
from ui.kit.words import capital, listed
from ui.shell.lounge.page import NavButton
from ui.shell.records.kinds import computer_words

GAME = GameId("wheres_my_luggage")


@pytest.fixture(autouse=True)
def fixed(driver: Driver) -> Iterator[None]:
    """A day that stays, and a suitcase that is chosen."""
    settings = Settings(places().settings)
    settings.set("setup.last", str(GAME))
    settings.set("setup.names", ("Ada",))
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


def finished(shell: Driver, deal: Deal) -> Any:
    """The result page of a match on a deal, whose player acts at random."""
    game = catalog.game(GAME)
    players = [Player(name="Ada"), *(Player("computer", level) for level in deal.rivals)]
    components = catalog.components_digest(GAME)
    options = dict(deal.config.options)
    session = begin(game, deal.code, players, options, components=components)
    stream = Rng("a traveller", deal.code)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        act = session.legal(seat).sample(stream)
        if seat:
            *_, last = session.think(seat)
            act = last.best
        session.submit(seat, act)
    writer = shell.app.controller.matches.start(session)
    writer.close()
    shell.window.match_opener.open_file(writer.path)
    shell.settle()
    shell.see_end()
    return shell.window.pages["result"]


def test_each_stop_says_against_whom_it_is_played_and_for_what(shell: Driver) -> None:
    page = opened(shell, "&Trail")
    assert f"trail:{GAME}" == shell.window.page
    assert "No medals yet, 30 stops" == page.won.text()
    said = set()
    for number, stop in enumerate(trails.trail(str(GAME))):
        page.map.choose(number)
        words = page.stop_card.code.text()
        seats = stop.deal.config.seats
        assert words.startswith(f"From memory, {seats} players, against ")
        # The map tells it, too, as pictures and in words.
        place = page.map.places[number]
        assert len(place.rivals) == seats - 1
        levels = [*catalog.game(GAME).bots]
        strengths = sorted((1 + levels.index(one)) / len(levels) for one in stop.deal.rivals)
        assert list(place.rivals) == strengths
        assert words.splitlines()[0] in place.said
        assert words.endswith("\nEach attempt has a new deal.")
        assert stop.deal.code not in words
        said.add(words.splitlines()[0])
        rows = [
            page.stop_card.medals.itemAt(row).layout().itemAt(1).widget().text() for row in range(3)
        ]
        alone = stop.deal.config.seats == 2
        bronze = "at most 3 pairs behind the winner" if alone else "2nd place"
        lead = {2: 4, 3: 3, 4: 2}[stop.deal.config.seats]
        expected = [bronze, "a win", f"a win by {lead} pairs or more"]
        assert [f"{name}: {asked}" for name, asked in zip(MEDALS, expected, strict=True)] == rows
    assert len(said) == len(trails.trail_setup(catalog.game(GAME)).tables)


MEDALS = ("Bronze", "Silver", "Gold")


def lead_back(shell: Driver, place: TrailPlace) -> None:
    """Go back from the result of the open match, as after it was played on its stop or day."""
    shell.window.go("lounge")
    shell.bridge.trail_place = place
    shell.window.result_opener.show(shell.bridge)
    shell.settle()
    shell.see_end()
    shell.window.back()
    shell.settle()


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
    assert "Gold: a win by 4 pairs or more" in strip.accessibleName()
    result = finished(shell, stop.deal)
    assert shell.bridge.result is not None
    grade = catalog.game(GAME).grade(shell.bridge.result)
    won = stop.medal(grade)
    assert capital(medal_name(won)) == result.headline.text()
    _tells_the_win_first(result)
    # Back leads to where one looks what comes next.
    lead_back(shell, TrailPlace(0, 0, stop.medals, 30))
    assert f"trail:{GAME}" == shell.window.page
    assert ["lounge", f"trail:{GAME}"] == shell.window.trail
    (first, second, *_) = shell.window.pages[f"trail:{GAME}"].progress
    assert (1, grade, won) == (first.tries, first.best, first.medal)
    assert second.open == (won > Medal.NONE)


def test_a_stop_that_is_tried_again_has_a_new_deal(shell: Driver) -> None:
    deal = trails.trail(str(GAME))[0].deal
    result = finished(shell, deal)
    outcome = result._outcome
    again = result.same_button
    assert ("Play &again", "Same opponents, new deal") == (again.text(), again.toolTip())
    again.click()
    shell.settle()
    assert "table" == shell.window.page
    assert (deal.later[0], deal.config) == (shell.bridge.code, shell.bridge.config)
    assert deal.rivals == tuple(player.level for player in shell.bridge.players[1:])
    place = shell.bridge.trail_place
    assert place is not None
    assert 0 == place.stop
    # Also from the map, once the attempt has begun: it is the second one, then the third.
    shell.act()
    shell.window.go("lounge")
    page = opened(shell, "&Trail")
    page.map.choose(0)
    assert "Start o&ver (counts as attempt 3)" == page.stop_card.over_button.text()
    # The first one stays the first one.
    found = page.trail_service.trail_deal(outcome, TODAY)
    assert (1, 2) == (found.attempt, found.made)
    card = result.postcard
    assert card._attempts(outcome).endswith("1 attempt")
    page.stop_card.over_button.click()
    shell.settle()
    assert deal.later[1] == shell.bridge.code


def _tells_the_win_first(page: Any) -> None:
    """A medal is named below the win, which is what one has played for."""
    outcome, found, medal = page._outcome, page._found, page._medal
    scores = tuple(20 - 8 * bool(seat) for seat in range(len(outcome.players)))
    ranking = ((Seat(0),), tuple(Seat(seat) for seat in range(1, len(scores))))
    page._outcome = dataclasses.replace(outcome, result=Result(ranking, scores))
    page._found, page._medal = found._replace(headline="Gold", medal=3), 3
    page.headline.setText("Gold")
    page._show_scene()
    assert page.scene.accessibleName().startswith("You win! Gold. 8 pairs ahead.")
    page.scene.stop()
    page._outcome, page._found, page._medal = outcome, found, medal
    page.headline.setText(capital(medal_name(medal)))


def test_a_day_is_played_against_its_own_computers(shell: Driver) -> None:
    page = opened(shell, "&Daily suitcase")
    deal = trails.daily(catalog.game(GAME), TODAY)
    assert f"daily:{GAME}" == shell.window.page
    levels = listed(computer_words(map(str, deal.rivals), ["easy", "normal", "hard"]))
    expected = f"From memory, {deal.config.seats} players, against {levels}"
    assert expected == page.day_card.deal.text().splitlines()[0]
    page.day_card.play_button.click()
    shell.settle()
    assert deal.rivals == tuple(player.level for player in shell.bridge.players[1:])
    finished(shell, deal)
    lead_back(shell, TrailPlace(None, 0, MEDALS_OF_TWO, 30))
    assert f"daily:{GAME}" == shell.window.page
    page = shell.window.pages[shell.window.page]
    (day,) = [each for each in page.days if each.day == TODAY]
    assert (2, 1) == (day.left, len(day.tries))


def test_the_medal_is_told_only_once_the_last_tile_has_been_seen(shell: Driver) -> None:
    opener = shell.window.match_opener
    people = (SeatSetup("Ada", "brick"), SeatSetup("Bea", "ocean"))
    opener.start(
        str(GAME), shell.app.controller.new_code(str(GAME)), people, {"form": "memory"}, False
    )
    shell.settle()
    shell.bridge.trail_place = TrailPlace(0, 0, MEDALS_OF_TWO, 30)
    shell.play_out()
    table = shell.window.pages["table"].table
    names = {capital(medal_name(medal)) for medal in range(4)}
    faces = 0
    while table.faces.behind:
        table.refresh()
        assert table.medal_strip.words not in names
        table.faces.go_on()
        faces += 1
    table.catch_up()
    table.refresh()
    assert faces > 10
    assert shell.bridge.result is not None
    won = sum(standing(shell.bridge.result.scores).reaches(asked) for asked in MEDALS_OF_TWO)
    # Nor while the last pairs are looked at: the scene of the end tells it.
    assert table.holds_end
    assert table.medal_strip.words not in names
    # One button leads there, and the title keeps its line.
    shell.settle()
    assert all(each.isVisible() for each in table.check.buttons.values())
    assert not shell.window.pages["table"].result_button.isVisible()
    table.hide()
    assert capital(medal_name(won)) == table.medal_strip.words


MEDALS_OF_TWO = catalog.game(GAME).daily_medals(catalog.game(GAME).configure(2, {}))


def test_one_click_chooses_a_stop_and_two_or_enter_start_it(shell: Driver) -> None:
    """On the maps and among the days alike."""
    for way in ("&Trail", "&Daily suitcase"):
        page = opened(shell, way)
        tags = page.map if way == "&Trail" else page.day_card.tags
        started: list[int] = []
        tags.pressed.disconnect()
        tags.pressed.connect(started.append)
        current = tags.current
        other = current + 1 if way == "&Trail" else current - 1
        for number in (current, current, other, other):
            QTest.mouseClick(tags.all[number], Qt.MouseButton.LeftButton)
            QTest.qWait(QApplication.doubleClickInterval() + 1)
            assert tags.current == number
        QTest.keyClick(tags.all[other], Qt.Key.Key_Space)
        assert not started
        QTest.keyClick(tags.all[other], Qt.Key.Key_Return)
        assert started == [other]
        QTest.mouseClick(tags.all[current], Qt.MouseButton.LeftButton)
        QTest.mouseDClick(tags.all[current], Qt.MouseButton.LeftButton)
        QTest.mouseRelease(tags.all[current], Qt.MouseButton.LeftButton)
        assert tags.current == current
        assert started == [other, current]
        shell.window.go("lounge")
