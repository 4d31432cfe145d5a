"""Tests: seats that change hands: what that shows, what the match is marked with, and locks."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from shiboken6 import isValid

from engine import catalog, trails
from engine.core import AwaitingSeats, Level, Rng, Seat
from engine.match import Player, Session, begin
from engine.store import Records, places
from engine.store.matches import write
from tests.store.kit import save
from tests.ui.shell.conftest import Driver
from ui.bridge.controller import SeatSetup
from ui.shell.match.takeover import TakeOver

CARRY_ON = "carry_on"
ADA, BEN = SeatSetup("Ada", "brick"), SeatSetup("Ben", "ocean")
ROBO, ROXY = SeatSetup("Robo", "plum", Level("easy")), SeatSetup("Roxy", "moss", Level("easy"))
CODE = "CO-0000-0000"
TODAY = date(2026, 11, 22)


@pytest.fixture(autouse=True)
def waiting_computers() -> Iterator[None]:
    """The match stands still while the seats are looked at."""
    with patch("ui.bridge.bots.scheduler.BotScheduler.plan"):
        yield


def sit(
    shell: Driver,
    *seat_setups: SeatSetup,
    game: str = CARRY_ON,
    code: str = CODE,
    values: dict[str, Any] | None = None,
) -> Any:
    """Begin a match; returns its page."""
    shell.window.match_opener.start(game, code, seat_setups, values or {}, False)
    shell.settle()
    return shell.window.pages["table"]


def choose(page: Any, seat: int, level: int) -> None:
    """Choose who plays a seat, in the menu: 0 is a person, then come the levels."""
    page._fill_seats()
    page.seats_button.menu().actions()[seat].menu().actions()[level].trigger()


def agree(page: Any) -> None:
    """Take the first computer's seat over, knowing what that shows."""
    choose(page, 1, 0)
    page.question.take.click()


def exposed(shell: Driver) -> list[int]:
    return [*map(int, shell.bridge._session.exposed)]


def kinds(shell: Driver) -> list[bool]:
    return [player.is_person for player in shell.bridge.players]


def test_before_hidden_cards_are_seen_the_program_says_so(shell: Driver) -> None:
    page = sit(shell, ADA, ROBO, ROXY)
    choose(page, 1, 0)
    question = page.question
    assert isinstance(question, TakeOver)
    assert question.isVisible()
    assert "If you take over Robo’s seat, you will see the hidden cards there." == question.text()
    assert "not count as a personal best" in question.informativeText()
    assert [True, False, False] == kinds(shell), "nothing has happened yet"
    assert question.defaultButton() is question.leave
    QTest.keyClick(question, Qt.Key.Key_Escape)
    shell.settle()
    assert page.question is None
    assert [True, False, False] == kinds(shell)
    assert not exposed(shell)
    agree(page)
    shell.settle()
    assert [True, True, False] == kinds(shell)
    assert exposed(shell) == [1]
    assert page.hot_seat.curtain.is_down, "nobody knows who sits there now"


def test_nothing_is_asked_where_nothing_is_shown(shell: Driver) -> None:
    page = sit(shell, ADA, ROBO, ROXY)
    choose(page, 1, 2)
    choose(page, 0, 1)
    choose(page, 0, 0)
    assert page.question is None
    assert [True, False, False] == kinds(shell), "Ada has come back to her own cards"
    page = sit(shell, ADA, ROBO, ROXY, values={"open-hands": True})
    choose(page, 1, 0)
    assert page.question is None
    page = sit(
        shell, ADA, ROBO, game="pack_the_essentials", code=shell.code(), values={"side": "common"}
    )
    choose(page, 1, 0)
    assert page.question is None
    assert [True, True] == kinds(shell)


def test_another_match_takes_the_question_away(shell: Driver) -> None:
    page = sit(shell, ADA, ROBO, ROXY)
    choose(page, 1, 0)
    question = page.question
    page = sit(shell, ADA, ROBO, ROXY, code="CO-1111-1111")
    assert not isValid(question)
    assert page.question is None
    assert [True, False, False] == kinds(shell)


def test_a_strange_name_is_read_as_it_is_written(shell: Driver) -> None:
    page = sit(shell, ADA, SeatSetup("<b>R</b>", "plum", Level("easy")), ROXY)
    choose(page, 1, 0)
    labels = [one for one in page.question.findChildren(QLabel) if "<b>R</b>" in one.text()]
    assert labels
    assert all(one.textFormat() == Qt.TextFormat.PlainText for one in labels)


def played(code: str, *seated: tuple[int, int, Player], trail_setup: bool = False) -> Session:
    """A finished match of Ada against computers; after so many acts somebody takes a seat."""
    robo = Player("computer", Level("hard"), "Robo")
    players = [Player(name="Ada"), *[robo] * (3 if trail_setup else 2)]
    session = begin(
        catalog.game(CARRY_ON), code, players, components=catalog.components_digest(CARRY_ON)
    )
    stream, acts = Rng(code), 0
    while isinstance(session.awaiting, AwaitingSeats):
        for after, seat, player in seated:
            if after == acts:
                session.seat(Seat(seat), player)
        due = session.awaiting.due[0]
        session.submit(due, session.legal(due).sample(stream))
        acts += 1
    return session


PEEK = ((6, 1, Player(name="Robo")), (6, 1, Player("computer", Level("hard"), "Robo")))
"""A person takes seat 1 over, looks at its cards, and gives it back."""


def test_the_result_and_the_records_say_that_hidden_cards_were_seen(driver: Driver) -> None:
    honest, peeked = played("CO-A"), played("CO-B", *PEEK)
    where = places()
    with Records(where.records) as records:
        assert records.add(honest)
    path = where.matches / "peeked.stowaway"
    write(path, save(peeked))
    driver.open()
    try:
        driver.window.match_opener.open_file(path)
        driver.settle()
        assert driver.window.page == "result"
        note = driver.window.pages["result"].note
        assert note.text() == (
            "A player took over Robo’s seat and saw the hidden cards there. "
            "This match does not count as a personal best."
        )
        assert note.isVisible()
        driver.window.go("records")
        driver.settle()
        page = driver.window.pages["records"]
        by_seed = {entry.seed: entry for entry in page.log.entries}
        assert {"CO-A": False, "CO-B": True} == {s: e.exposed for s, e in by_seed.items()}
        words = {seed: page.log.way(entry)[0] for seed, entry in by_seed.items()}
        assert words["CO-B"].endswith(", hidden cards seen")
        assert "hidden" not in words["CO-A"]
        assert page.figures.best.figure.text() == str(by_seed["CO-A"].score)
    finally:
        driver.close()


def test_a_result_names_all_whose_cards_were_seen(shell: Driver) -> None:
    both = (*PEEK, (9, 2, Player(name="Roxy")))
    path = shell.app.places.matches / "both.stowaway"
    write(path, save(played("CO-C", *both)))
    shell.window.match_opener.open_file(path)
    shell.settle()
    said = shell.window.pages["result"].note.text()
    assert said == "A player took over the seats of Robo and Roxy and saw the hidden cards there."


@pytest.fixture
def deal() -> Iterator[trails.Deal]:
    """A day's deal of Carry On."""
    with (
        patch("ui.bridge.trail_progress.today", lambda: TODAY),
        patch("ui.shell.result.next_steps.today", lambda: TODAY),
    ):
        yield trails.daily(catalog.game(CARRY_ON), TODAY)


HARD = tuple(SeatSetup("", colour, Level("hard")) for colour in ("ocean", "plum", "moss"))


def test_the_seats_of_a_daily_match_and_of_a_stop_are_locked(
    shell: Driver, deal: trails.Deal
) -> None:
    for one in (deal, trails.trail(CARRY_ON)[0].deal):
        page = sit(shell, ADA, *HARD, code=one.code)
        assert not page.seats_button.isVisible(), "no button is there that cannot work"
        for seat, level in ((0, Level("easy")), (1, None), (1, Level("easy"))):
            shell.bridge.set_seat(Seat(seat), level)
        assert [None, *[Level("hard")] * 3] == [each.level for each in shell.bridge.players]
        ada = Seat(0)
        assert shell.bridge.submit(ada, [next(iter(shell.bridge.legal(ada)))]) is None
        shell.app.controller.close()
        shell.window.match_opener.continue_latest()
        shell.settle()
        assert shell.bridge.seats_locked, "also when it goes on"
        assert not page.seats_button.isVisible()
    page = sit(shell, ADA, *HARD)
    assert page.seats_button.isVisible()
    assert page.seats_button.isEnabled()


def test_a_saved_daily_match_whose_seats_changed_opens_and_is_none_of_the_day(
    shell: Driver, deal: trails.Deal
) -> None:
    """An older Stowaway let them; it goes on as any other match."""
    honest = begin(catalog.game(CARRY_ON), deal.code, played(deal.code, trail_setup=True).players)
    for number, peek in enumerate((False, True)):
        session = begin(
            catalog.game(CARRY_ON),
            deal.code,
            honest.players,
            components=catalog.components_digest(CARRY_ON),
        )
        if peek:
            for _, seat, player in PEEK:
                session.seat(Seat(seat), player)
        path = shell.app.places.matches / f"{number}.stowaway"
        write(path, save(session))
        shell.window.match_opener.open_file(path)
        shell.settle()
        assert shell.bridge.seats_locked is not peek
        assert not shell.bridge.read_only
        title = shell.window.pages["table"].title()
        assert title.startswith("Daily suitcase") is not peek
        assert exposed(shell) == ([1] if peek else [])
