"""Tests: the trail page: its stops and days, by keys and aloud, and the ways on from a match."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock, patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog

from engine import catalog, trails
from engine.core import ANY_MARGIN, AwaitingSeats, ComponentError, GameId, Grade, Level, Rng
from engine.match import Player, Session, begin
from engine.store import Records, places
from engine.trails import Deal, TrailStop
from tests.ui.shell.conftest import GAME, Driver
from ui.bridge import trail_matches
from ui.bridge.trail_progress import to_midnight
from ui.kit.medals import asked_words, grade_words, terse_words
from ui.kit.spec import finale
from ui.look.style import Look
from ui.shell import language
from ui.shell.result.next_steps import onward, trail_result
from ui.shell.saved.page import summary_words
from ui.shell.trail import daily as daily_module
from ui.shell.trail.art import Tags
from ui.shell.trail.daily import DailyPage, DayState, DayTag
from ui.shell.trail.page import TrailPage
from ui.shell.trail.places import enough_words

TODAY = date(2026, 11, 22)
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
CODES = ("PE-MD1E-Q4RK", "PE-74TP-NED3", "PE-7K3F-9QXF")


def stops(*bronze: int) -> tuple[TrailStop, ...]:
    """Stops that ask for so many points."""
    config = catalog.game(GAME).configure(1, {"victory": "cat-nap"})
    return tuple(
        TrailStop(
            Deal(code, config, ()), (Grade(low), Grade(low + 200), Grade(low + 300)), 1, 0.0, 50
        )
        for code, low in zip(CODES, bronze, strict=True)
    )


@pytest.fixture(autouse=True)
def fixed() -> Iterator[None]:
    """A short trail, and a day that stays."""
    with (
        patch.object(trails, "trail", lambda _name: stops(1, 1, 999)),
        patch.object(daily_module, "today", lambda: TODAY),
        patch("ui.shell.result.next_steps.today", lambda: TODAY),
        patch("ui.bridge.attempts.today", lambda: TODAY),
    ):
        yield


def played(deal: Deal, way: int, *, name: str = "") -> Session:
    """A match on a deal, played at random by one person."""
    session = begin(
        catalog.game(GAME),
        deal.code,
        [Player(name=name)],
        dict(deal.config.options),
        components=catalog.components_digest(GAME),
    )
    stream = Rng("trail page", way)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def keep(*sessions: Session) -> list[int]:
    """Put matches into the records; their totals."""
    with Records(places().records) as records:
        for number, session in enumerate(sessions):
            assert records.add(session, NOON + timedelta(minutes=number))
    return [session.result.scores[0] for session in sessions if session.result is not None]


def opened(shell: Driver) -> Any:
    shell.window.go("trail")
    shell.settle()
    page = shell.window.pages[f"trail:{GAME}"]
    assert isinstance(page, TrailPage)
    return page


def opened_days(shell: Driver) -> Any:
    shell.window.go("daily")
    shell.settle()
    page = shell.window.pages[f"daily:{GAME}"]
    assert isinstance(page, DailyPage)
    return page


def test_a_stop_is_played_and_leads_on_to_the_next(shell: Driver) -> None:
    page = opened(shell)
    assert page.stop_card.play_button is shell.window.focusWidget()
    assert ["Stop 1, Lisbon: unlocked", "Stop 2, Tbilisi: locked"] == [
        tag.accessibleName() for tag in page.map.all[:2]
    ]
    assert "Bronze: 1 point" in said(page.stop_card)
    # Locked ones can be looked at, and not be played.
    page.map.choose(2)
    assert not page.stop_card.play_button.isEnabled()
    assert "Win bronze at the previous stop to unlock this one." == page.stop_card.best.text()
    page.map.choose(0)
    shell.press(Qt.Key.Key_Return, page.stop_card.play_button)
    assert (CODES[0], False) == (shell.bridge.code, shell.bridge.practice)
    assert "cat-nap" == shell.bridge.config["victory"]
    assert shell.window.pages["table"].title().startswith("Trail, Lisbon: ")
    shell.act(1)
    (saved,) = shell.app.controller.shelf()
    words = summary_words(saved, shell.window.specs, shell.app.controller)
    assert words.startswith("Trail, Lisbon: ")
    shell.play_out()
    (saved,) = shell.app.controller.shelf()
    words = summary_words(saved, shell.window.specs, shell.app.controller)
    assert words.startswith("Trail, Lisbon (bronze): ")
    shell.window.result_opener.show_open()
    shell.settle()
    result = shell.window.pages["result"]
    # Medals are what counts here, and not the goal of the card.
    assert "Bronze" == result.headline.text()
    assert shell.bridge.result is not None
    points = shell.bridge.result.scores[0]
    assert f"Score {points}: bronze 1, silver 201, gold 301" == result.reach.accessibleName()
    assert (f"{points} points", 1) == (result.detail.text(), result.sign.medal)
    assert result.detail.isVisible()
    assert result.sign.isVisible()
    assert not result._has_lost
    told = f"Lisbon: bronze with {points} points, on your first attempt."
    assert f"{told} Silver needs {201 - points} more." == result.missing.text()
    assert "with these options" not in result.note.text()
    # All three are seen, and none is behind another.
    ways = [each.text() for each in result.ways.tags]
    assert ["O&n to Tbilisi", "Play &again", "Re&view"] == ways
    assert result.step_button in result.more_button.held
    assert all(each.isVisible() for each in result.ways.tags)
    _has_scene_of_a_stop(result, told)
    result.step_button.click()
    shell.settle()
    assert f"trail:{GAME}" == shell.window.page
    assert ["bronze", "unlocked", "locked"] == [
        tag.accessibleName().rpartition(": ")[2].split(",")[0] for tag in page.map.all
    ]
    assert 1 == page.map.current
    shell.window.back()
    shell.settle()
    with patch.object(shell.window.match_opener, "start") as start:
        result.next_button.click()
        shell.settle()
        assert f"trail:{GAME}" == shell.window.page, "it leads over the map"
        shell.press(Qt.Key.Key_Return)
    assert CODES[1] == start.call_args.args[1]


def _has_scene_of_a_stop(result: Any, told: str) -> None:
    """It shows the medal, and stamps the Victory card only for the card's own goal."""
    # As long as the scene plays by itself nothing beneath it can be pressed.
    result.scene.stop()
    with patch("ui.shell.result.page.finale", wraps=finale) as made:
        result.scene_button.click()
    shown, own = made.call_args.args[2].result, result._outcome.result
    assert own.goal is not None
    assert not own.won
    assert (None, own.won, own.scores) == (shown.goal, shown.won, shown.scores)
    assert result.scene.accessibleName() == f"Bronze {told}"
    with (
        patch("ui.shell.result.final_scene.paint_medal") as painted,
        patch.object(result.scene, "_paint_emblem") as cheered,
    ):
        result.scene.show_at(1.0)
        result.scene.grab()
        assert 1 == painted.call_args.args[2]
        assert cheered.called, "what flew up lies there at the end, also where nothing moves"
    result.scene.stop()


@pytest.mark.parametrize(("bronze", "medal"), [(-50, "bronze"), (480, "")])
def test_a_day_is_won_with_a_medal_and_not_with_the_goal_of_the_card(
    shell: Driver, bronze: int, medal: str
) -> None:
    game = catalog.game(GAME)
    medals = Grade(bronze), Grade(500), Grade(600)
    with patch.object(type(game), "daily_medals", lambda *_: medals):
        shell.window.match_opener.travel(GAME, trails.daily(game, TODAY))
        shell.settle()
        shell.play_out()
        shell.window.result_opener.show_open()
        shell.settle()
    result = shell.window.pages["result"]
    assert shell.bridge.result is not None
    points, goal = shell.bridge.result.scores[0], shell.bridge.result.goal
    assert goal is not None
    assert points < goal, "the goal of the card was not reached"
    assert (not medal) == result._has_lost
    assert bool(medal) == bool(result._cheered(result._outcome))
    assert (medal or "no medal").capitalize() == result.headline.text()
    asked, wanted = (500, "Silver") if medal else (480, "Bronze")
    assert f"bronze {bronze}, silver 500, gold 600" in result.reach.accessibleName()
    # The points are seen, and not the goal of the card.
    assert (f"{points} points", True) == (result.detail.text(), result.detail.isVisible())
    won = f"{medal}. " if medal else ""
    more = f"{wanted} needs {asked - points} more."
    assert f"Daily suitcase: {won}2 attempts left. {more}" == result.missing.text()
    # Attempts are left: the scene shows nothing of the deal.
    # As long as the scene plays by itself nothing beneath it can be pressed.
    result.scene.stop()
    with patch("ui.shell.result.page.finale", wraps=finale) as made:
        result._show_scene()
    assert made.call_args.args[2] is None
    assert (medal or "No medal").capitalize() == result.scene.accessibleName()


def said(widget: Any) -> str:
    from PySide6.QtWidgets import QLabel

    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def test_days_count_three_attempts_and_keep_the_best(driver: Driver, tmp_path: Path) -> None:
    game = catalog.game(GAME)
    deals = [trails.daily(game, TODAY - timedelta(days=n)) for n in range(2)]
    totals = keep(*(played(deals[0], way) for way in range(2)), played(deals[1], 0))
    driver.open()
    try:
        page = opened_days(driver)
        card = page.day_card
        assert "Daily suitcase" == card.heading.text()
        assert f"Your best: {max(totals[:2])} points. So far 2 attempts." == card.best.text()
        assert "Play &attempt 3 of 3" == card.play_button.text()
        going = trail_result(driver.app.controller, *deals[0][:2], GAME, [None])
        assert going == "Daily suitcase, attempt 3 of 3"
        stop = trails.trail(GAME)[1].deal
        assert trail_result(driver.app.controller, *stop[:2], GAME, [None]) == "Trail, Tbilisi"
        assert not trail_result(driver.app.controller, *stop[:2], GAME, [None, None])
        # The days before: one was played, others may be.
        tags = card.tags.all[: card.tags.current + 1]
        names = [tag.accessibleName() for tag in tags]
        assert names[-2] == f"21 Nov 2026: {totals[2]} points"
        assert names[-3] == "20 Nov 2026"
        tags[-1].setFocus()
        driver.press(Qt.Key.Key_Left, tags[-1])
        assert "Daily suitcase, 21 Nov 2026" == card.heading.text()
        assert tags[-2] is driver.window.focusWidget()
        driver.press(Qt.Key.Key_Up, tags[-2])
        assert not card.postcards.isVisible()
        # A clock that goes backwards takes nothing away.
        with patch.object(daily_module, "today", lambda: TODAY - timedelta(days=1)):
            page.enter()
            assert not card.tags.all[len(tags) - 1].isEnabled()
            assert f"Your best: {totals[2]} points. So far 1 attempt." == card.best.text()
        page.enter()
        assert f"Your best: {max(totals[:2])} points. So far 2 attempts." == card.best.text()
        assert not card.postcards.isVisible()
        keep(played(deals[0], 2))
        page.enter()
        _postcards(card, tmp_path)
        # Assistive technology checks it.
        for _ in range(2):
            card.tags.all[len(tags) - 2].toggle()
            assert "Daily suitcase, 21 Nov 2026" == card.heading.text()
            assert [card.tags.all[len(tags) - 2]] == [
                tag for tag in card.tags.all if tag.isChecked()
            ]
    finally:
        driver.close()


def _postcards(card: Any, tmp_path: Path) -> None:
    QGuiApplication.clipboard().clear()
    assert card.postcards.isVisible()
    buttons = card.postcards
    buttons.copy_button.click()
    assert (1200, 800) == QGuiApplication.clipboard().image().size().toTuple()
    assert "Postcard copied." == buttons.sentence.text()
    place = tmp_path / "card.png"
    with patch.object(QFileDialog, "getSaveFileName", lambda *_: (str(place), "")):
        buttons.save_button.click()
    image = QImage(str(place))
    assert (1200, 800) == image.size().toTuple()
    # The suitcase is on it, and not only paper.
    colours = {image.pixel(x, y) for x in range(60, 760, 20) for y in range(160, 640, 20)}
    assert len(colours) > 100
    with patch.object(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no/x.png"), "")):
        buttons.save_button.click()
    assert buttons.sentence.text().startswith("The postcard could not be saved as ")


def test_a_day_is_left_as_it_was_once_all_attempts_are_played(driver: Driver) -> None:
    deal = trails.daily(catalog.game(GAME), TODAY)
    keep(*(played(deal, way) for way in range(3)))
    driver.open()
    try:
        page = opened_days(driver)
        assert not page.day_card.play_button.isEnabled()
        assert "All &attempts used" == page.day_card.play_button.text()
        # Somebody else has them all.
        driver.app.controller.remember("setup.names", ("Bea",))
        page.enter()
        assert "Play &attempt 1 of 3" == page.day_card.play_button.text()
    finally:
        driver.close()


def test_a_day_s_stamp_is_written_as_its_language_does(qapp: QApplication, tmp_path: Path) -> None:
    look, day = Look(), date(2026, 10, 26)
    try:
        for spoken, words in (("en", "26 Oct"), ("de", "26. Okt.")):
            assert language.speak(qapp, spoken)
            tag = DayTag(look, Tags(look, (80, 60)), day, DayState(), named=True)
            assert words == tag.words
    finally:
        language.speak(qapp, "en", tmp_path / "nowhere")


def test_todays_suitcase_is_the_new_day_s_after_midnight(shell: Driver) -> None:
    game = catalog.game(GAME)
    shell.resize(1280, 760)
    page = opened_days(shell)
    card = page.day_card
    # What can be done now is seen at once, and nothing that cannot.
    assert card.play_button.visibleRegion().boundingRect() == card.play_button.rect()
    assert not card.postcards.isVisible()
    assert "November 2026" == card.month.text()
    named = [tag.words for tag in card.tags.all if not tag.words.isdecimal()]
    assert named == ["26 Oct", "1 Nov", "1 Dec"]
    assert {"played", "today"} <= set(said(page.day_card.calendar).splitlines())
    assert page.midnight.isActive()
    assert 0 < page.midnight.interval() <= 25 * 3_600_000
    with patch.object(daily_module, "today", lambda: TODAY + timedelta(days=1)):
        page.midnight.timeout.emit()
        assert "Daily suitcase" == card.heading.text()
        assert trails.daily(game, TODAY + timedelta(days=1)) == card.day.deal
        # The day before stays, where it was chosen.
        card.tags.choose(card.tags.current - 1)
        page.midnight.timeout.emit()
        assert "Daily suitcase, 22 Nov 2026" == card.heading.text()
        card.tags.choose(card.tags.current + 1)
    # The computer slept, and no timer ran.
    with (
        patch.object(daily_module, "today", lambda: TODAY + timedelta(days=2)),
        patch.object(shell.window.match_opener, "start") as start,
    ):
        card.play_button.click()
    assert trails.daily(game, TODAY + timedelta(days=2)).code == start.call_args.args[1]
    assert "Daily suitcase" == card.heading.text()


def test_midnight_is_that_of_the_place() -> None:
    evening = datetime(2026, 11, 22, 23, 59, 30).astimezone()
    assert 30_000 == to_midnight(evening)
    assert 30_000 == to_midnight(evening.astimezone(UTC))
    assert 86_400_000 == to_midnight(evening + timedelta(seconds=30))


def test_a_day_to_come_is_neither_chosen_nor_played(shell: Driver) -> None:
    wednesday = TODAY + timedelta(days=3)
    with patch.object(daily_module, "today", lambda: wednesday):
        page = opened_days(shell)
        card = page.day_card
        week = card.tags.all[-14:-7]
        assert [True] * 3 + [False] * 11 == [tag.isEnabled() for tag in card.tags.all[-14:]]
        now = week[2]
        card.tags.focus()
        for key in (Qt.Key.Key_Right, Qt.Key.Key_End, Qt.Key.Key_Down):
            shell.press(key, now)
            assert (wednesday, now) == (card.day.day, shell.window.focusWidget()), key
        # Below it is a day to come.
        card.tags.choose(len(card.tags.all) - 15)
        shell.press(Qt.Key.Key_Down, card.tags.all[-15])
        assert card.tags.all[-15] is shell.window.focusWidget()
        shell.press(Qt.Key.Key_Home, card.tags.all[-15])
        assert card.tags.all[0] is shell.window.focusWidget()
        shell.press(Qt.Key.Key_End, card.tags.all[0])
        assert now is shell.window.focusWidget()
        # Nor is it where it is shown by any other way.
        card.tags.current = len(card.tags.all) - 1
        card._show(card.tags.current)
        assert not card.play_button.isEnabled()
        assert not card.over_button.isEnabled()
        with patch.object(shell.window.match_opener, "start") as start:
            card.play()
            card.start_over()
        start.assert_not_called()


def test_the_calendar_shows_a_whole_month_and_turns_to_the_one_before(shell: Driver) -> None:
    page = opened_days(shell)
    card = page.day_card
    days = [tag.day for tag in card.tags.all]
    assert trails.month(TODAY) == tuple(days)
    assert {date(2026, 11, 1), date(2026, 11, 30)} < {*days}
    assert [True, False] == [card.before_button.isEnabled(), card.after_button.isEnabled()]
    card.before_button.setFocus()
    card.before_button.click()
    assert "October 2026" == card.month.text() == card.calendar.accessibleName()
    assert trails.month(date(2026, 10, 1)) == tuple(tag.day for tag in card.tags.all)
    assert date(2026, 10, 31) == card.day.day
    assert card.play_button.isEnabled()
    assert [False, True] == [card.before_button.isEnabled(), card.after_button.isEnabled()]
    assert card.after_button is shell.window.focusWidget()
    # Something new in the records leaves the month, as does midnight.
    page._refresh()
    assert "October 2026" == card.month.text()
    card.after_button.click()
    assert ("November 2026", TODAY) == (card.month.text(), card.day.day)
    # A day of the week in which the month begins is of the month before.
    card.tags.choose(0)
    page._refresh()
    assert ("November 2026", date(2026, 10, 26)) == (card.month.text(), card.day.day)
    # Midnight on the last day of a month, whose week goes on.
    card.tags.choose(days.index(TODAY))
    with patch.object(daily_module, "today", lambda: date(2026, 12, 1)):
        page.midnight.timeout.emit()
        assert ("December 2026", date(2026, 12, 1)) == (card.month.text(), card.day.day)
        assert card.before_button.isEnabled()


def test_a_page_that_nobody_sees_reads_nothing_when_records_change(shell: Driver) -> None:
    shell.window.match_opener.open_trip(GAME)
    shell.settle()
    pages = [opened_days(shell), opened(shell), shell.window.pages[f"trip:{GAME}"]]
    shown = pages[1]
    assert shown.isVisible()
    shell.app.controller.records_changed.emit()
    assert [page is shown for page in pages] == [page._later.isActive() for page in pages]


def test_the_map_says_what_its_signs_mean(shell: Driver) -> None:
    assert {"reached", "next", "locked"} <= set(said(opened(shell)).splitlines())
    shell.window.match_opener.open_trip(GAME)
    shell.settle()
    trip = set(said(shell.window.pages[f"trip:{GAME}"]).splitlines())
    assert {"reached", "next", "open"} <= trip


def test_a_trail_that_cannot_be_read_leaves_the_days(shell: Driver) -> None:
    def bad(_name: str) -> tuple[TrailStop, ...]:
        raise ComponentError(trails.TRAIL_FILE, "rules", "it is wrong")

    with patch.object(trails, "trail", bad):
        page = opened(shell)
        assert "trail.toml: rules: it is wrong" == page.stop_card.best.text()
        assert opened_days(shell).day_card.play_button.isEnabled()
    assert page.map.isHidden()
    assert page.daily_button.isEnabled()


def test_one_tab_leads_to_the_stops_and_arrows_along_the_line(shell: Driver) -> None:
    with patch.object(trails, "trail", lambda _name: stops(1, 2, 3)):
        page = opened(shell)
    assert [True, False, False] == [
        bool(tag.focusPolicy() & Qt.FocusPolicy.TabFocus) for tag in page.map.all
    ]
    page.map.focus()
    shell.press(Qt.Key.Key_Right, page.map.all[0])
    assert (1, page.map.all[1]) == (page.map.current, shell.window.focusWidget())
    assert page.stop_card.heading.text().startswith("Stop 2")
    shell.press(Qt.Key.Key_End, page.map.all[1])
    assert 2 == page.map.current
    # In rows to and fro what lies below is the next row's, whichever way that leads.
    page.map.columns = 2
    shell.press(Qt.Key.Key_Up, page.map.all[2])
    assert 1 == page.map.current


def test_other_games_with_a_trail_are_a_press_away(shell: Driver) -> None:
    page = opened(shell)
    others = page.others_button.menu().actions()
    assert {"Carry On", "Cargo Hold", "Where’s My Luggage?"} == {each.text() for each in others}
    with patch.object(trails, "trail", lambda _name: ()):
        next(each for each in others if each.text() == "Carry On").trigger()
    shell.settle()
    assert "trail:carry_on" == shell.window.page
    shell.window.pages["trail:carry_on"].daily_button.click()
    shell.settle()
    assert "daily:carry_on" == shell.window.page
    page = shell.window.pages["daily:carry_on"]
    with patch.object(shell.window.match_opener, "start") as start:
        page.day_card.play()
    game, code, seat_setups, options = start.call_args.args
    deal = trails.daily(catalog.game("carry_on"), TODAY)
    assert ("carry_on", deal) == (
        game,
        Deal(code, catalog.game(game).configure(4, options), (Level("hard"),) * 3),
    )
    assert [None, "hard", "hard", "hard"] == [seat_setup.level for seat_setup in seat_setups]
    assert {"practice": False} == start.call_args.kwargs


def test_what_a_medal_asks_is_told_as_a_bound(shell: Driver) -> None:
    spec = shell.window.specs[GameId("carry_on")]
    amount = partial(spec.amount, said=True)
    told = partial(grade_words, amount=amount, alone=False)
    asked = partial(asked_words, amount=amount, seats=4)
    brief, terse = partial(asked, brief=True), partial(terse_words, amount=amount, seats=4)
    assert told(Grade(-8, 3)) == "3rd place, 8 points behind"
    assert asked(Grade(-8, 3)) == "3rd place, at most 8 points behind"
    # Without "at most" it would be what one has, not what is asked.
    assert brief(Grade(-8, 3)) == "3rd place, at most 8 points behind"
    assert terse(Grade(-8, 3)) == "3rd place, within 8 points"
    assert asked(Grade(2, 1)) == "a win by 2 points or more"
    assert brief(Grade(2, 1)) == "a win by 2 points"
    assert asked(Grade(ANY_MARGIN, 2)) == brief(Grade(ANY_MARGIN, 2)) == "2nd place"
    assert told(Grade(0, 1)) == "1st place, tied with the best opponent"
    # Who has won is never behind, so that this asks for nothing more.
    assert asked(Grade(0, 1)) == asked(Grade(ANY_MARGIN, 1)) == "a win"
    assert asked(Grade(0, 2)) == "2nd place, tied on points"
    # The last place is not asked for.
    assert brief(Grade(-24, 4)) == "at most 24 points behind"
    assert terse(Grade(-24, 4)) == "within 24 points"
    assert [terse(one) for one in (Grade(2, 1), Grade(-8, 1), Grade(ANY_MARGIN, 2))] == [
        brief(one) for one in (Grade(2, 1), Grade(-8, 1), Grade(ANY_MARGIN, 2))
    ]
    assert asked(Grade(-24, 4)) == "at most 24 points behind the winner"


@pytest.mark.parametrize(
    ("bronze", "words"),
    [
        ((600, 600, 600), "No medals yet, 3 stops"),
        ((-99, 600, 600), "1 bronze medal across 3 stops"),
        ((-99, -99, 600), "2 bronze medals across 3 stops"),
        ((-99, -299, 600), "1 gold medal and 1 bronze medal across 3 stops"),
    ],
)
def test_the_trail_counts_the_medals_that_there_are(
    driver: Driver, bronze: tuple[int, int, int], words: str
) -> None:
    with patch.object(trails, "trail", lambda _name: stops(*bronze)):
        keep(*(played(stop.deal, 0) for stop in stops(*bronze)[:2]))
        driver.open()
        try:
            assert words == opened(driver).won.text()
        finally:
            driver.close()


@pytest.mark.parametrize("spoken", ["en", "de"])
def test_a_date_at_the_end_of_a_sentence_has_one_full_stop(
    driver: Driver, qapp: QApplication, spoken: str
) -> None:
    keep(played(stops(1, 1, 999)[0].deal, 0))
    driver.open()
    try:
        driver.app.controller.remember("look.language", spoken)
        driver.settle()
        page = opened(driver)
        page.map.choose(0)
        told = page.stop_card.best.text()
        assert "22" in told
        assert told.endswith(".")
        assert ".." not in told
    finally:
        driver.close()
        language.speak(qapp, "en")


def test_a_stop_and_a_day_say_against_whom(shell: Driver) -> None:
    deal = Deal("CO-5QDP-GPBN", catalog.game("carry_on").configure(4, {}), (Level("hard"),) * 3)
    stop = TrailStop(deal, (Grade(-24, 4), Grade(-10, 2), Grade(0)), 1, 0.0, 50)
    with patch.object(trails, "trail", lambda _name: (stop,)):
        shell.window.match_opener.open_trail("carry_on")
        shell.settle()
        card = shell.window.pages["trail:carry_on"].stop_card
    assert "against 3 × Hard" in card.code.text()
    assert "Bronze: at most 24 points behind the winner" in said(card)
    # Three strong opponents put beginners off.
    # What bronze asks is said once.
    assert card.best.text() == "You don’t have to win: bronze is enough."
    assert not enough_words(Grade(5, 1), str, seats=4), "there one must win"
    assert not enough_words(Grade(50), str, seats=1)
    shell.window.match_opener.open_daily("carry_on")
    shell.settle()
    assert "against 3 × Hard" in shell.window.pages["daily:carry_on"].day_card.deal.text()


def test_today_is_framed_in_the_calendar_as_in_its_legend(shell: Driver) -> None:
    page = opened_days(shell)
    tag, accent = page.day_card.tags.all[page.day_card.tags.current], page.look.theme.accent
    assert tag.state.now
    assert tag.isChecked()
    tag.clearFocus()
    image = tag.grab().toImage()
    middle = image.height() // 2
    seen = {image.pixelColor(x, middle).rgb() for x in range(8)}
    assert accent.rgb() in seen, "the frame of the chosen day leaves that of today"


def test_a_medal_that_was_won_before_is_kept_and_leads_on(driver: Driver) -> None:
    deal = stops(1, 1, 999)[0].deal
    low, best = max(
        (
            (one.result.scores[0], one)
            for one in (played(deal, way) for way in range(6))
            if one.result
        ),
        key=lambda found: found[0],
    )
    made = TrailStop(deal, (Grade(low), Grade(low + 200), Grade(low + 300)), 1, 0.0, 50)
    with patch.object(trails, "trail", lambda _name: (made, *stops(1, 1, 999)[1:])):
        keep(best)
        driver.open()
        try:
            driver.window.match_opener.travel(GAME, deal)
            driver.settle()
            driver.play_out()
            driver.window.result_opener.show_open()
            driver.settle()
            result: Any = driver.window.pages["result"]
            assert driver.bridge.result is not None
            assert driver.bridge.result.scores[0] < low
            assert "No medal" == result.headline.text()
            assert "You keep your bronze." in result.missing.text()
            assert "Silver needs" in result.missing.text()
            assert "for bronze" not in result.missing.text()
            assert "O&n to Tbilisi" == result.ways.tags[0].text()
        finally:
            driver.close()


def test_an_attempt_is_not_numbered_by_results_alone(driver: Driver) -> None:
    deal = stops(1, 1, 999)[0].deal
    sessions = [played(deal, way) for way in range(2)]
    totals = keep(*sessions)
    driver.open()
    try:
        controller, spec = driver.app.controller, driver.window.specs[GameId(GAME)]
        player = Mock(is_person=True)
        player.name = ""
        told = []
        for session in sessions:
            outcome = Mock(players=[player], practice=False, game=session.game)
            outcome.code, outcome.config, outcome.result = *deal[:2], session.result
            found = onward(controller, spec, outcome)
            assert found is not None
            told.append(found.told)
        assert told == [
            f"Lisbon: bronze with {totals[0]} points.",
            f"Lisbon: bronze with {totals[1]} points.",
        ]
    finally:
        driver.close()


def test_saved_matches_of_a_day_tell_their_medal_while_it_counts(shell: Driver) -> None:
    game = catalog.game(GAME)
    day = datetime.now().astimezone().date()
    medals = Grade(-50), Grade(500), Grade(600)
    names = []
    with (
        patch.object(type(game), "daily_medals", lambda *_: medals),
        patch("ui.bridge.attempts.today", lambda: day),
    ):
        for _ in range(3):
            shell.window.match_opener.travel(GAME, trails.daily(game, day))
            shell.settle()
            shell.play_out()
        shell.settle()
        for saved in shell.app.controller.shelf():
            words = summary_words(saved, shell.window.specs, shell.app.controller)
            names.append(words.partition(":")[0])
        assert ["Daily suitcase (bronze)"] * 3 == names
        # The page reads what is known of days once, however many are listed.
        with patch("ui.bridge.trail_matches._by_code", wraps=trail_matches._by_code) as read:
            shell.window.go("shelf")
            shell.settle()
        assert 1 == read.call_count
        cards = shell.window.pages["shelf"]._entries.values()
        told = [card.accessibleName().partition(":")[0] for _, card, _ in cards]
        assert told == names
        # Practice on the deal is none of them.
        shell.start(code=CODES[0], practice=True, victory="cat-nap")
        shell.play_out()
        latest = shell.app.controller.shelf()[0]
        words = summary_words(latest, shell.window.specs, shell.app.controller)
        assert "Trail" not in words


def test_records_tell_the_stop_and_its_medal_and_count_it_as_the_goal(driver: Driver) -> None:
    game = catalog.game(GAME)
    daily = trails.daily(game, NOON.date())
    medals = Grade(-50), Grade(500), Grade(600)
    first, last = (stop.deal for stop in stops(1, 1, 999)[::2])
    totals = keep(played(first, 0), played(last, 0), *(played(daily, way) for way in range(4)))
    driver.open()
    try:
        driver.resize(1280, 800)
        with patch.object(type(game), "daily_medals", lambda *_: medals):
            driver.window.go("records")
        page = driver.window.pages["records"]
        log = page.log
        rows = list(zip(*([cell[0] for cell in row] for row in log.rows), strict=True))
        played_words, goals, won, medal = (
            rows[log.heads.index(head)] for head in ("Match", "Goal", "Won", "Medal")
        )
        card = log.entries[0].goal
        assert card is not None
        # The latest is first: the fourth attempt counts for no medal.
        assert [f"{card}", "-50", "-50", "-50", "999", "1"] == list(goals)
        assert ["Bronze", "Bronze", "Bronze", "No medal", "Bronze"] == list(medal[1:])
        assert (medal[0], {"Yes", "No"}) == ("", {*won}), "one column has one kind of words"
        assert ["Yes", "Yes", "Yes", "No", "Yes"] == list(won[1:])
        page.view.sortByColumn(log.heads.index("Medal"), Qt.SortOrder.DescendingOrder)
        shown = [page.proxy.index(row, log.heads.index("Medal")).data() for row in range(6)]
        assert ["Bronze"] * 4 + ["No medal", ""] == shown
        assert "Trail, Home: Pack the Essentials – Cat Nap" == played_words[4]
        assert all(words.startswith("Daily suitcase: ") for words in played_words[:4])
        # What is counted: medals, and not the goals of cards.
        assert "Goals reached or medals won" == page.figures.won.name.text()
        share = round(100 * 4 / 6) if totals[-1] < card else round(100 * 5 / 6)
        assert page.figures.won.figure.text().startswith(str(share))
        told = [point.words for one in page.results._chart.series for point in one.points]
        assert any(words.endswith(f": {totals[0]} points, bronze.") for words in told)
        assert any(words.endswith(f": {totals[1]} points, no medal.") for words in told)
        # No stop asks for what its card does, nor is it as hard.
        (alone,) = page.wins._chart.series[0].points
        assert " of 1 goals reached " in alone.words, "the fourth attempt alone"
        for one in page.results._chart.series:
            assert all(card == number for guide in one.guides for _, number in guide.numbers)
    finally:
        driver.close()
