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
def controller(qapp: QApplication, tmp_path: Path) -> Iterator[AppController]:
    pool = WorkerPool()
    where = HomePaths(tmp_path, tmp_path, tmp_path)
    made = AppController(where, Settings(where.settings), pool, Preferences(Speed.OFF))
    yield made
    made.shut()
    pool.close()


def deal(day: date = TODAY) -> Deal:
    return trails.daily(catalog.game(GAME), day)


def start(
    controller: AppController, name: str = "", *, of: Deal | None = None, practice: bool = False
) -> Path:
    """Begin a match on a day's deal as the page does; its file."""
    controller.remember("setup.names", (name,))
    wanted = of or deal()
    values = dict(wanted.config.options)
    controller.start(GAME, wanted.code, [SeatSetup(name, "brick")], values, practice=practice)
    assert controller.path is not None
    return controller.path


def act(controller: AppController, count: int = 1) -> None:
    """Act for the person, in another way in each match."""
    bridge = controller.bridge
    assert bridge is not None
    stream = Rng("attempts", str(controller.path), len(bridge.log()))
    for _ in range(count):
        seat = bridge.person_to_act()
        assert seat is not None
        assert bridge.submit(seat, [bridge.legal(seat).sample(stream)]) is None


def attempt(
    controller: AppController, name: str = "", *, acts: int = 1, of: Deal | None = None
) -> Path:
    """Begin an attempt, act in it, and leave; its file."""
    path = start(controller, name, of=of)
    act(controller, acts)
    controller.close()
    return path


def play_out(controller: AppController, name: str = "", path: Path | None = None) -> Path:
    """Play an attempt to its end, a new one or that of a file; its file."""
    if path is None:
        path = start(controller, name)
    else:
        controller.open(path)
    assert controller.bridge is not None
    while controller.bridge.result is None:
        act(controller)
    controller.close()
    return path


def today(controller: AppController) -> DailyDeal:
    days = TrailService(controller, GAME).days(TODAY)
    return next(one for one in days if one.day == TODAY)


def refusal(*given: object) -> str:
    """The sentence with which a call is refused."""
    call, *arguments = given
    assert callable(call)
    with pytest.raises(StowawayError) as refused:
        call(*arguments)
    return str(refused.value)


# What begins an attempt


def test_an_attempt_begins_with_the_first_action(controller: AppController) -> None:
    path = start(controller)
    assert (0, 3) == (today(controller).used, today(controller).left)
    # Whoever leaves before has used none, and nothing is kept.
    controller.close()
    assert not path.exists()
    assert 3 == today(controller).left
    path = start(controller)
    act(controller)
    day = today(controller)
    assert (1, 2, ()) == (day.used, day.left, day.tries)
    controller.close()
    day = today(controller)
    assert (1, 2) == (day.used, day.left)
    (under_way,) = day.attempts.under_way
    assert (1, path) == (under_way.number, under_way.match.path)


def test_an_attempt_that_is_left_goes_on_as_the_same_one(controller: AppController) -> None:
    path = attempt(controller)
    play_out(controller, path=path)
    day = today(controller)
    assert (1, 1, ()) == (day.used, len(day.tries), day.attempts.under_way)
    assert day.best is not None


def test_attempts_keep_their_numbers_in_whichever_order_they_end(controller: AppController) -> None:
    first = attempt(controller)
    second = attempt(controller)
    assert [1, 2] == [one.number for one in today(controller).attempts.under_way]
    play_out(controller, path=second)
    day = today(controller)
    assert (2, 1, 1) == (day.used, day.number(first.name), len(day.tries))
    assert day.attempts.latest is not None
    assert first == day.attempts.latest.match.path
    assert 3 == day.number("another")


def test_three_attempts_are_all_though_none_is_finished(controller: AppController) -> None:
    files = [attempt(controller) for _ in range(3)]
    assert 0 == today(controller).left
    said = refusal(start, controller)
    assert said == (
        "All three attempts at this daily suitcase have been used. You can play it again once the "
        "attempts in progress are finished, or tomorrow."
    )
    # Each of them can be finished.
    for file in files:
        play_out(controller, path=file)
    assert 3 == len(today(controller).tries)


def test_choosing_another_player_reveals_no_deal(controller: AppController) -> None:
    file = [play_out(controller, "Ben") for _ in range(3)][-1]
    start(controller, "Anna")
    controller.close()
    match = controller.matches.summary(file)
    assert match is not None
    for chosen in ("Anna", "Ben"):
        controller.people.look_as(chosen)
        said = controller.attempts.hidden_match("watch", match)
        who = "Anna has" if chosen == "Ben" else "you have"
        when = f"once {who} used all three attempts, or tomorrow"
        assert said == f"You can watch this match again {when}."
    for _ in range(3):
        play_out(controller, "Anna")
    assert not controller.attempts.hidden_match("watch", match)


def test_choosing_another_player_begins_and_opens_no_match_of_computers_on_the_deal(
    controller: AppController, tmp_path: Path
) -> None:
    for _ in range(3):
        play_out(controller, "Ben")
    start(controller, "Anna")
    controller.close()
    code, config, *_ = deal()
    level = controller.levels(GAME)[0]
    session = begin(
        catalog.game(GAME),
        code,
        [Player("computer", level)],
        dict(config.options),
        components=catalog.components_digest(GAME),
    )
    unfinished = from_elsewhere(tmp_path, session, "computers")

    def begins() -> None:
        computer = SeatSetup("", "ocean", level)
        controller.start(GAME, code, [computer], dict(config.options))

    for chosen in ("Anna", "Ben"):
        controller.people.look_as(chosen)
        # Anna, who sat first at the last table, has not played it.
        said = OTHERWISE.replace("you have", "Anna has") if chosen == "Ben" else OTHERWISE
        assert said == refusal(begins)
        opening = controller.open(unfinished)
        assert (None, said) == (opening.bridge, opening.sentence)
    for _ in range(3):
        play_out(controller, "Anna")
    controller.people.look_as("Ben")
    assert controller.open(unfinished).bridge is not None
    controller.close()
    begins()
    assert controller.bridge is not None


def test_an_attempt_that_is_deleted_stays_used_and_brought_back_is_the_same(
    controller: AppController,
) -> None:
    path = attempt(controller)
    assert controller.attempts.is_under_way(path)
    with patch("ui.bridge.controller._to_trash", lambda _: False):
        trashed = controller.delete(path)
    assert trashed is not None
    day = today(controller)
    assert (1, 2, ()) == (day.used, day.left, day.attempts.under_way)
    controller.restore(trashed)
    day = today(controller)
    assert (1, [1]) == (day.used, [one.number for one in day.attempts.under_way])
    # The same while it is open, and in the system's trash.
    controller.open(path)
    with (
        patch("ui.bridge.controller._to_trash", lambda path: path.unlink() is None),
        patch("engine.store.matches.MAX_DELETED", 0),
    ):
        assert not controller.delete(path).exists()
    assert 1 == today(controller).used
    for number in (2, 3):
        controller.delete(attempt(controller))
        assert number == today(controller).used
    assert 0 == today(controller).left


def test_one_from_before_the_list_stays_used_when_it_is_deleted(controller: AppController) -> None:
    path = attempt(controller)
    controller.matches.attempts.path.unlink()
    assert 1 == today(controller).used
    controller.delete(path)
    assert 1 == today(controller).used


NOT_DELETED = "This match was not deleted, because its attempt could not be marked as used."


def test_an_attempt_that_cannot_be_noted_is_not_deleted(controller: AppController) -> None:
    problems: list[str] = []
    controller.problem.connect(problems.append)
    kept = controller.matches.attempts.path
    kept.mkdir()
    # The match continues, and a sentence says that nothing was noted.
    path = attempt(controller)
    assert 1 == today(controller).used
    assert {f"Your list of attempts could not be loaded: {kept} is not a file."} == set(problems)
    said = refusal(controller.delete, path)
    assert f"{NOT_DELETED} Your list of attempts could not be loaded: {kept} is not a file." == said
    assert path.is_file()
    assert 1 == today(controller).used
    kept.rmdir()
    controller.delete(path)
    assert 1 == today(controller).used


def test_a_full_disk_wins_no_attempt(controller: AppController) -> None:
    def full(path: Path, data: bytes) -> None:
        raise StoreError("{file} cannot be written: {reason}.", file=path.name, reason="it is full")

    unnoted = attempt(controller, "Ann")
    controller.matches.attempts.path.unlink()
    noted = attempt(controller, "Bea")
    with patch("engine.store.files.replace", full):
        said = refusal(controller.delete, unnoted)
        assert f"{NOT_DELETED} attempts.json cannot be written: it is full." == said
        # That one frees some room, and stays used.
        controller.delete(noted)
        assert 1 == today(controller).used
    assert unnoted.is_file()


def test_a_lost_or_damaged_list_costs_no_more_than_the_count(controller: AppController) -> None:
    problems: list[str] = []
    controller.problem.connect(problems.append)
    play_out(controller)
    attempt(controller)
    controller.delete(attempt(controller))
    assert 3 == today(controller).used
    controller.matches.attempts.path.write_bytes(b"{}")
    day = today(controller)
    assert (2, 1, 1) == (day.used, len(day.tries), len(day.attempts.under_way))
    assert len(problems) == 1
    assert "Attempts still count if their matches still exist." in problems[0]


def test_what_is_given_up_is_no_room_for_a_match_that_comes_afterwards(
    controller: AppController,
) -> None:
    controller.delete(attempt(controller))
    play_out(controller)
    play_out(controller)
    assert (0, 2) == (today(controller).left, len(today(controller).tries))
    # Now all is seen. Another match on the deal is no attempt any more.
    play_out(controller)
    assert 2 == len(today(controller).tries)
    assert today(controller).is_open


# Whose attempts they are


def test_names_that_the_program_makes_share_one_set_of_attempts(controller: AppController) -> None:
    for name in ("", "Player 1", "Spieler 2"):
        attempt(controller, name)
    for name in ("", "Player 3", "player 1", "Computer 1", "Spieler 1"):
        assert "All three attempts" in refusal(start, controller, name)
        assert 0 == today(controller).left


def test_giving_up_a_name_wins_no_attempt(controller: AppController) -> None:
    for _ in range(2):
        attempt(controller, "Ann")
    controller.remember("setup.names", ("Player 1",))
    day = today(controller)
    # Of one's own there is none, but two of the three that nobody's name has are used.
    assert (2, 1, 0) == (day.used, day.left, day.attempts.made)
    assert 3 == day.number()
    attempt(controller, "")
    assert "All three attempts" in refusal(start, controller, "Player 1")


def test_each_of_a_household_has_attempts_under_a_name_of_their_own(
    controller: AppController,
) -> None:
    for _ in range(3):
        play_out(controller, "Ann")
    controller.remember("setup.names", ("Bea",))
    assert (3, ()) == (today(controller).left, today(controller).tries)
    attempt(controller, "Bea")
    assert 2 == today(controller).left


# What would show the deal


def every_way(controller: AppController, path: Path) -> list[str]:
    """Try all ways to see the deal of a finished attempt; what each says, empty where it goes."""
    (record,) = {one.id for one in today(controller).attempts.finished[0][:1]}
    said = [controller.watch(path).sentence or "", controller.watch(record=record).sentence or ""]
    controller.open(path)
    said.append(controller.watch().sentence or "")
    for steps in (
        controller.reviewing(),
        controller.questioning(ScheduledDrill(path.name, "", 0, 2, 0, TODAY)),
    ):
        watching = run_to_end(steps)
        said.append(watching.sentence or "")
        if watching.bridge is not None:
            watching.bridge.close()
    controller.close()
    return said


WAYS = [
    AGAIN,
    AGAIN,
    AGAIN,
    f"You can review this match {LATER}.",
    f"“My mistakes” can ask you about this match {LATER}.",
]


def test_a_finished_attempt_is_not_shown_before_the_third_is_over(
    controller: AppController,
) -> None:
    path = play_out(controller)
    assert WAYS == every_way(controller, path)
    play_out(controller)
    assert WAYS == every_way(controller, path)
    third = attempt(controller)
    under_way = "once the attempts in progress are finished, or tomorrow"
    assert [said.replace(LATER, under_way) for said in WAYS] == every_way(controller, path)
    play_out(controller, path=third)
    assert [""] * 5 == every_way(controller, path)


def test_a_finished_attempt_is_shown_once_the_day_is_over(
    controller: AppController, clock: Clock
) -> None:
    path = play_out(controller)
    assert WAYS == every_way(controller, path)
    clock(TODAY + timedelta(days=1))
    assert [""] * 5 == every_way(controller, path)
    # A clock that is set back hides it again, also from where it is tomorrow already.
    clock(TODAY - timedelta(days=1))
    assert controller.watch(path).sentence == "You can watch this match again after 22 Nov 2026."


def test_nobody_plays_on_from_a_match_that_is_hidden(
    controller: AppController, clock: Clock
) -> None:
    path = play_out(controller)
    clock(TODAY + timedelta(days=1))
    watched = controller.watch(path).bridge
    assert watched is not None
    watched.seek(watched.length / 2)
    clock(TODAY)
    assert OTHERWISE == refusal(lambda: controller.branch(watched, other=False))
    assert OTHERWISE == refusal(lambda: controller.branch(watched, other=True))
    assert (
        f"You can review this match {LATER}." == run_to_end(controller.reviewing(watched)).sentence
    )
    clock(TODAY + timedelta(days=1))
    assert controller.branch(watched, other=False).practice
    watched.close()


def test_the_deal_is_not_played_in_another_way_by_its_code(
    controller: AppController, clock: Clock
) -> None:
    code, config, *_ = deal()
    other = {"victory": "cat-nap" if config["victory"] != "cat-nap" else "city-kitty"}
    ann, computer = SeatSetup("Ann", "brick"), SeatSetup("", "ocean", controller.levels(GAME)[0])
    alone = dict(config.options)
    ways = (
        lambda: controller.start(GAME, code, [ann], alone, practice=True),
        lambda: controller.start(GAME, code, [ann], other),
        lambda: controller.start(GAME, code, [ann, computer], {}),
        lambda: controller.start(GAME, code, [computer], alone),
    )
    for way in ways:
        assert OTHERWISE == refusal(way)
    assert () == controller.shelf()
    for _ in range(3):
        play_out(controller, "Ann")
    for way in ways:
        way()
    # Bea has not played yet, and would learn from Ann.
    bea = SeatSetup("Bea", "plum")
    assert "once Bea has used all three attempts" in refusal(
        lambda: controller.start(GAME, code, [ann, bea], {})
    )
    clock(TODAY + timedelta(days=1))
    controller.start(GAME, code, [ann, bea], {})


def test_whoever_is_at_the_screen_is_shown_nothing_by_another_s_match(
    controller: AppController,
) -> None:
    for _ in range(2):
        play_out(controller, "Ann")
    path = play_out(controller, "Ann")
    assert controller.watch(path).sentence is None
    controller.remember("setup.names", ("Bea",))
    assert AGAIN == controller.watch(path).sentence
    # And of Bea's own, Ann may see nothing either.
    theirs = play_out(controller, "Bea")
    controller.remember("setup.names", ("Ann",))
    wanted = AGAIN.replace("you have used", "Bea has used")
    assert wanted == controller.watch(theirs).sentence


def from_elsewhere(tmp_path: Path, session: Session, name: str = "theirs") -> Path:
    path = tmp_path / f"{name}.stowaway"
    path.write_bytes(codec.encode(session.header, session.journal))
    return path


def their(*, practice: bool = False, acts: int = 1000) -> Session:
    """A match on today's deal that somebody else played."""
    code, config, *_ = deal()
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


def test_files_of_others_show_nothing_of_todays_deal(
    controller: AppController, tmp_path: Path
) -> None:
    whole = from_elsewhere(tmp_path, their(), "whole")
    assert AGAIN == controller.watch(whole).sentence
    practised = from_elsewhere(tmp_path, their(practice=True, acts=5), "practised")
    opening = controller.open(practised)
    assert (None, OTHERWISE) == (opening.bridge, opening.sentence)
    leaves = from_elsewhere(tmp_path, branch(their(), 5), "leaves")
    assert OTHERWISE == controller.open(leaves).sentence
    assert () == controller.shelf()


def test_an_attempt_goes_not_on_once_its_deal_was_seen(
    controller: AppController, tmp_path: Path
) -> None:
    path = attempt(controller)
    copy = tmp_path / "copy.stowaway"
    controller.export(path, copy)
    with patch("ui.bridge.controller._to_trash", lambda _: False):
        trashed = controller.delete(path)
    assert trashed is not None
    play_out(controller)
    play_out(controller)
    assert today(controller).is_open
    said = (
        "This attempt is over. All three attempts have been used, and the deal has been revealed."
    )
    assert said == refusal(controller.restore, trashed)
    assert trashed.exists()
    opening = controller.open(copy)
    assert (None, said) == (opening.bridge, opening.sentence)


# Trails


def test_attempts_at_a_stop_are_counted_and_hide_nothing(controller: AppController) -> None:
    stop = trails.trail(GAME)[0]

    def made() -> DealAttempts:
        return TrailService(controller, GAME).progress()[0].attempts

    for number in range(1, 6):
        path = attempt(controller, of=stop.deal)
        assert number == made().made
        if number % 2:
            controller.delete(path)
    assert ([2, 4], 5) == ([one.number for one in made().under_way], made().made)
    path = play_out(controller, path=made().under_way[0].match.path)
    assert controller.watch(path).bridge is not None
    controller.open(path)
    assert run_to_end(controller.reviewing()).bridge is not None
    # Practice on its deal is free.
    start(controller, of=stop.deal, practice=True)
    controller.close()
    assert (5, 1, [4]) == (
        made().made,
        len(made().finished),
        [one.number for one in made().under_way],
    )
