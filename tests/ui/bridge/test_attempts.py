"""Attempts at the desk: what begins one, what keeps it used, and all that is refused until then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path
from unittest.mock import patch

import pytest
from PySide6.QtWidgets import QApplication

from engine import catalog, trails
from engine.core import AwaitingSeats, Rng
from engine.match import Player, Session, begin, codec, run_to_end
from engine.match.branch import branch
from engine.store import HomePaths, Settings, StoreError
from engine.store.mistakes import ScheduledDrill
from engine.trails import DailyDeal, Deal, DealAttempts
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.controller import AppController, SeatSetup, StowawayError
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.trail_progress import TrailService

GAME = "pack_the_essentials"
TODAY = date(2026, 11, 22)
LATER = "once you have used all three attempts, or tomorrow"
AGAIN = f"You can watch this match again {LATER}."
OTHERWISE = f"This deal belongs to a daily suitcase. You can play it in other ways {LATER}."

Clock = Callable[[date], None]


@pytest.fixture(autouse=True)
def clock() -> Iterator[Clock]:
    """Sets the day; it is `TODAY` at first."""
    now = [TODAY]
    with patch("ui.bridge.attempts.today", lambda: now[0]):
        yield lambda day: now.__setitem__(0, day)


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path) -> Iterator[AppController]:
    pool = WorkerPool()
    where = HomePaths(tmp_path, tmp_path, tmp_path)
    made = AppController(where, Settings(where.settings), pool, Preferences(Speed.OFF))
    yield made
    made.shut()
    pool.close()


def deal(day: date = TODAY) -> Deal:
    return trails.daily(catalog.game(GAME), day)


def start(
    desk: AppController, name: str = "", *, of: Deal | None = None, practice: bool = False
) -> Path:
    """Begin a match on a day's deal as the page does; its file."""
    desk.remember("setup.names", (name,))
    wanted = of or deal()
    values = dict(wanted.config.options)
    desk.start(GAME, wanted.code, [SeatSetup(name, "brick")], values, practice=practice)
    assert desk.path is not None
    return desk.path


def act(desk: AppController, count: int = 1) -> None:
    """Act for the person, in another way in each match."""
    bridge = desk.bridge
    assert bridge is not None
    stream = Rng("attempts", str(desk.path), len(bridge.log()))
    for _ in range(count):
        seat = bridge.person_to_act()
        assert seat is not None
        assert bridge.submit(seat, [bridge.legal(seat).sample(stream)]) is None


def attempt(desk: AppController, name: str = "", *, acts: int = 1, of: Deal | None = None) -> Path:
    """Begin an attempt, act in it, and leave; its file."""
    path = start(desk, name, of=of)
    act(desk, acts)
    desk.close()
    return path


def play_out(desk: AppController, name: str = "", path: Path | None = None) -> Path:
    """Play an attempt to its end, a new one or that of a file; its file."""
    if path is None:
        path = start(desk, name)
    else:
        desk.open(path)
    assert desk.bridge is not None
    while desk.bridge.result is None:
        act(desk)
    desk.close()
    return path


def today(desk: AppController) -> DailyDeal:
    days = TrailService(desk, GAME).days(TODAY)
    return next(one for one in days if one.day == TODAY)


def refusal(*given: object) -> str:
    """The sentence with which a call is refused."""
    call, *arguments = given
    assert callable(call)
    with pytest.raises(StowawayError) as refused:
        call(*arguments)
    return str(refused.value)


# What begins an attempt


def test_an_attempt_begins_with_the_first_action(desk: AppController) -> None:
    path = start(desk)
    assert (0, 3) == (today(desk).used, today(desk).left)
    # Whoever leaves before has used none, and nothing is kept.
    desk.close()
    assert not path.exists()
    assert 3 == today(desk).left
    path = start(desk)
    act(desk)
    day = today(desk)
    assert (1, 2, ()) == (day.used, day.left, day.tries)
    desk.close()
    day = today(desk)
    assert (1, 2) == (day.used, day.left)
    (under_way,) = day.attempts.under_way
    assert (1, path) == (under_way.number, under_way.match.path)


def test_an_attempt_that_is_left_goes_on_as_the_same_one(desk: AppController) -> None:
    path = attempt(desk)
    play_out(desk, path=path)
    day = today(desk)
    assert (1, 1, ()) == (day.used, len(day.tries), day.attempts.under_way)
    assert day.best is not None


def test_attempts_keep_their_numbers_in_whichever_order_they_end(desk: AppController) -> None:
    first = attempt(desk)
    second = attempt(desk)
    assert [1, 2] == [one.number for one in today(desk).attempts.under_way]
    play_out(desk, path=second)
    day = today(desk)
    assert (2, 1, 1) == (day.used, day.number(first.name), len(day.tries))
    assert day.attempts.latest is not None
    assert first == day.attempts.latest.match.path
    assert 3 == day.number("another")


def test_three_attempts_are_all_though_none_is_finished(desk: AppController) -> None:
    files = [attempt(desk) for _ in range(3)]
    assert 0 == today(desk).left
    said = refusal(start, desk)
    assert said == (
        "All three attempts at this daily suitcase have been used. You can play it again once the "
        "attempts in progress are finished, or tomorrow."
    )
    # Each of them can be finished.
    for file in files:
        play_out(desk, path=file)
    assert 3 == len(today(desk).tries)


def test_an_attempt_that_is_deleted_stays_used_and_brought_back_is_the_same(
    desk: AppController,
) -> None:
    path = attempt(desk)
    assert desk.attempts.is_under_way(path)
    with patch("ui.bridge.controller._to_trash", lambda _: False):
        trashed = desk.delete(path)
    assert trashed is not None
    day = today(desk)
    assert (1, 2, ()) == (day.used, day.left, day.attempts.under_way)
    desk.restore(trashed)
    day = today(desk)
    assert (1, [1]) == (day.used, [one.number for one in day.attempts.under_way])
    # The same while it is open, and in the system's trash.
    desk.open(path)
    with patch("ui.bridge.controller._to_trash", lambda path: path.unlink() is None):
        assert desk.delete(path) is None
    assert 1 == today(desk).used
    for number in (2, 3):
        desk.delete(attempt(desk))
        assert number == today(desk).used
    assert 0 == today(desk).left


def test_one_from_before_the_list_stays_used_when_it_is_deleted(desk: AppController) -> None:
    path = attempt(desk)
    desk.matches.attempts.path.unlink()
    assert 1 == today(desk).used
    desk.delete(path)
    assert 1 == today(desk).used


NOT_DELETED = "This match was not deleted, because its attempt could not be marked as used."


def test_an_attempt_that_cannot_be_noted_is_not_deleted(desk: AppController) -> None:
    problems: list[str] = []
    desk.problem.connect(problems.append)
    kept = desk.matches.attempts.path
    kept.mkdir()
    # The match continues, and a sentence says that nothing was noted.
    path = attempt(desk)
    assert 1 == today(desk).used
    assert {f"Your list of attempts could not be loaded: {kept} is not a file."} == set(problems)
    said = refusal(desk.delete, path)
    assert f"{NOT_DELETED} Your list of attempts could not be loaded: {kept} is not a file." == said
    assert path.is_file()
    assert 1 == today(desk).used
    kept.rmdir()
    desk.delete(path)
    assert 1 == today(desk).used


def test_a_full_disk_wins_no_attempt(desk: AppController) -> None:
    def full(path: Path, data: bytes) -> None:
        raise StoreError("{file} cannot be written: {reason}.", file=path.name, reason="it is full")

    unnoted = attempt(desk, "Ann")
    desk.matches.attempts.path.unlink()
    noted = attempt(desk, "Bea")
    with patch("engine.store.files.replace", full):
        said = refusal(desk.delete, unnoted)
        assert f"{NOT_DELETED} attempts.json cannot be written: it is full." == said
        # That one frees some room, and stays used.
        desk.delete(noted)
        assert 1 == today(desk).used
    assert unnoted.is_file()


def test_a_lost_or_damaged_list_costs_no_more_than_the_count(desk: AppController) -> None:
    problems: list[str] = []
    desk.problem.connect(problems.append)
    play_out(desk)
    attempt(desk)
    desk.delete(attempt(desk))
    assert 3 == today(desk).used
    desk.matches.attempts.path.write_bytes(b"{}")
    day = today(desk)
    assert (2, 1, 1) == (day.used, len(day.tries), len(day.attempts.under_way))
    assert len(problems) == 1
    assert "Attempts still count if their matches still exist." in problems[0]


def test_what_is_given_up_is_no_room_for_a_match_that_comes_afterwards(desk: AppController) -> None:
    desk.delete(attempt(desk))
    play_out(desk)
    play_out(desk)
    assert (0, 2) == (today(desk).left, len(today(desk).tries))
    # Now all is seen. Another match on the deal is no attempt any more.
    play_out(desk)
    assert 2 == len(today(desk).tries)
    assert today(desk).is_open


# Whose attempts they are


def test_names_that_the_program_makes_share_one_set_of_attempts(desk: AppController) -> None:
    for name in ("", "Player 1", "Spieler 2"):
        attempt(desk, name)
    for name in ("", "Player 3", "player 1", "Computer 1", "Spieler 1"):
        assert "All three attempts" in refusal(start, desk, name)
        assert 0 == today(desk).left


def test_giving_up_a_name_wins_no_attempt(desk: AppController) -> None:
    for _ in range(2):
        attempt(desk, "Ann")
    desk.remember("setup.names", ("Player 1",))
    day = today(desk)
    # Of one's own there is none, but two of the three that nobody's name has are used.
    assert (2, 1, 0) == (day.used, day.left, day.attempts.made)
    assert 3 == day.number()
    attempt(desk, "")
    assert "All three attempts" in refusal(start, desk, "Player 1")


def test_each_of_a_household_has_attempts_under_a_name_of_their_own(desk: AppController) -> None:
    for _ in range(3):
        play_out(desk, "Ann")
    desk.remember("setup.names", ("Bea",))
    assert (3, ()) == (today(desk).left, today(desk).tries)
    attempt(desk, "Bea")
    assert 2 == today(desk).left


# What would show the deal


def every_way(desk: AppController, path: Path) -> list[str]:
    """Try all ways to see the deal of a finished attempt; what each says, empty where it goes."""
    (record,) = {one.id for one in today(desk).attempts.finished[0][:1]}
    said = [desk.watch(path).sentence or "", desk.watch(record=record).sentence or ""]
    desk.open(path)
    said.append(desk.watch().sentence or "")
    for steps in (
        desk.reviewing(),
        desk.questioning(ScheduledDrill(path.name, "", 0, 2, 0, TODAY)),
    ):
        watching = run_to_end(steps)
        said.append(watching.sentence or "")
        if watching.bridge is not None:
            watching.bridge.close()
    desk.close()
    return said


WAYS = [
    AGAIN,
    AGAIN,
    AGAIN,
    f"You can review this match {LATER}.",
    f"“My mistakes” can ask you about this match {LATER}.",
]


def test_a_finished_attempt_is_not_shown_before_the_third_is_over(desk: AppController) -> None:
    path = play_out(desk)
    assert WAYS == every_way(desk, path)
    play_out(desk)
    assert WAYS == every_way(desk, path)
    third = attempt(desk)
    under_way = "once the attempts in progress are finished, or tomorrow"
    assert [said.replace(LATER, under_way) for said in WAYS] == every_way(desk, path)
    play_out(desk, path=third)
    assert [""] * 5 == every_way(desk, path)


def test_a_finished_attempt_is_shown_once_the_day_is_over(
    desk: AppController, clock: Clock
) -> None:
    path = play_out(desk)
    assert WAYS == every_way(desk, path)
    clock(TODAY + timedelta(days=1))
    assert [""] * 5 == every_way(desk, path)
    # A clock that is set back hides it again, also from where it is tomorrow already.
    clock(TODAY - timedelta(days=1))
    assert desk.watch(path).sentence == "You can watch this match again after 22 November 2026."


def test_nobody_plays_on_from_a_match_that_is_hidden(desk: AppController, clock: Clock) -> None:
    path = play_out(desk)
    clock(TODAY + timedelta(days=1))
    watched = desk.watch(path).bridge
    assert watched is not None
    watched.seek(watched.length / 2)
    clock(TODAY)
    assert OTHERWISE == refusal(lambda: desk.branch(watched, other=False))
    assert OTHERWISE == refusal(lambda: desk.branch(watched, other=True))
    assert f"You can review this match {LATER}." == run_to_end(desk.reviewing(watched)).sentence
    clock(TODAY + timedelta(days=1))
    assert desk.branch(watched, other=False).practice
    watched.close()


def test_the_deal_is_not_played_in_another_way_by_its_code(
    desk: AppController, clock: Clock
) -> None:
    code, config = deal()
    other = {"victory": "cat-nap" if config["victory"] != "cat-nap" else "city-kitty"}
    ann, computer = SeatSetup("Ann", "brick"), SeatSetup("", "ocean", desk.levels(GAME)[0])
    alone = dict(config.options)
    ways = (
        lambda: desk.start(GAME, code, [ann], alone, practice=True),
        lambda: desk.start(GAME, code, [ann], other),
        lambda: desk.start(GAME, code, [ann, computer], {}),
        lambda: desk.start(GAME, code, [computer], alone),
    )
    for way in ways:
        assert OTHERWISE == refusal(way)
    assert () == desk.shelf()
    for _ in range(3):
        play_out(desk, "Ann")
    for way in ways:
        way()
    # Bea has not played yet, and would learn from Ann.
    bea = SeatSetup("Bea", "plum")
    assert "once Bea has used all three attempts" in refusal(
        lambda: desk.start(GAME, code, [ann, bea], {})
    )
    clock(TODAY + timedelta(days=1))
    desk.start(GAME, code, [ann, bea], {})


def test_whoever_is_at_the_screen_is_shown_nothing_by_another_s_match(desk: AppController) -> None:
    for _ in range(2):
        play_out(desk, "Ann")
    path = play_out(desk, "Ann")
    assert desk.watch(path).sentence is None
    desk.remember("setup.names", ("Bea",))
    assert AGAIN == desk.watch(path).sentence
    # And of Bea's own, Ann may see nothing either.
    theirs = play_out(desk, "Bea")
    desk.remember("setup.names", ("Ann",))
    wanted = AGAIN.replace("you have used", "Bea has used")
    assert wanted == desk.watch(theirs).sentence


def from_elsewhere(tmp_path: Path, session: Session, name: str = "theirs") -> Path:
    path = tmp_path / f"{name}.stowaway"
    path.write_bytes(codec.encode(session.header, session.journal))
    return path


def their(*, practice: bool = False, acts: int = 1000) -> Session:
    """A match on today's deal that somebody else played."""
    code, config = deal()
    session = begin(
        catalog.game(GAME),
        code,
        [Player(name="Kim")],
        dict(config.options),
        practice=practice,
        components=catalog.components_digest(GAME),
    )
    stream = Rng("theirs")
    while isinstance(session.awaiting, AwaitingSeats) and acts:
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
        acts -= 1
    return session


def test_files_of_others_show_nothing_of_todays_deal(desk: AppController, tmp_path: Path) -> None:
    whole = from_elsewhere(tmp_path, their(), "whole")
    assert AGAIN == desk.watch(whole).sentence
    practised = from_elsewhere(tmp_path, their(practice=True, acts=5), "practised")
    opening = desk.open(practised)
    assert (None, OTHERWISE) == (opening.bridge, opening.sentence)
    leaves = from_elsewhere(tmp_path, branch(their(), 5), "leaves")
    assert OTHERWISE == desk.open(leaves).sentence
    assert () == desk.shelf()


def test_an_attempt_goes_not_on_once_its_deal_was_seen(desk: AppController, tmp_path: Path) -> None:
    path = attempt(desk)
    copy = tmp_path / "copy.stowaway"
    desk.export(path, copy)
    with patch("ui.bridge.controller._to_trash", lambda _: False):
        trashed = desk.delete(path)
    assert trashed is not None
    play_out(desk)
    play_out(desk)
    assert today(desk).is_open
    said = (
        "This attempt is over. All three attempts have been used, and the deal has been revealed."
    )
    assert said == refusal(desk.restore, trashed)
    assert trashed.exists()
    opening = desk.open(copy)
    assert (None, said) == (opening.bridge, opening.sentence)


# Trails


def test_attempts_at_a_stop_are_counted_and_hide_nothing(desk: AppController) -> None:
    stop = trails.trail(GAME)[0]

    def made() -> DealAttempts:
        return TrailService(desk, GAME).progress()[0].attempts

    for number in range(1, 6):
        path = attempt(desk, of=stop.deal)
        assert number == made().made
        if number % 2:
            desk.delete(path)
    assert ([2, 4], 5) == ([one.number for one in made().under_way], made().made)
    path = play_out(desk, path=made().under_way[0].match.path)
    assert desk.watch(path).bridge is not None
    desk.open(path)
    assert run_to_end(desk.reviewing()).bridge is not None
    # Practice on its deal is free.
    start(desk, of=stop.deal, practice=True)
    desk.close()
    assert (5, 1, [4]) == (
        made().made,
        len(made().finished),
        [one.number for one in made().under_way],
    )
