"""What people achieved is searched for in a process of its own, once for each match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Act, Level
from engine.match import Player, Session, begin
from engine.match.achievements import Searched
from engine.store import HomePaths, Records, Settings
from engine.store.achievements import AchievementsFile
from engine.store.files import StoreError
from tests.games.test_achievements import CH, match
from ui.bridge.achievements import AchievementSearch
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.controller import AppController, SeatSetup
from ui.bridge.preferences import Preferences, Speed

NOON = datetime(2026, 5, 17, 12, tzinfo=UTC)
NORMAL = Player("computer", Level("normal"))
ADA, BEN = Player(name="Ada"), Player(name="Ben")
RAIDER = 2
"""The seat that wins four raids in the match."""


def played(players: Sequence[Player], *, practice: bool = False) -> Session:
    """The match in which a seat wins four raids, played by these."""
    source = match(CH, 4, 1, "normal")
    session = begin(
        catalog.game(CH),
        source.seed,
        players,
        {},
        practice=practice,
        components=catalog.components_digest(CH),
    )
    for entry in source.journal:
        if isinstance(entry, Act):
            session.submit(entry.seat, entry.action, tick=entry.tick)
    return session


def people(**seats: Player) -> list[Player]:
    """A table of computers, but for these seats."""
    return [seats.get(f"seat{number}", NORMAL) for number in range(4)]


@pytest.fixture
def controller(tmp_path: Path, qapp: QApplication, pool: WorkerPool) -> Iterator[AppController]:
    home = HomePaths(tmp_path, tmp_path, tmp_path)
    made = AppController(home, Settings(home.settings), pool, Preferences(Speed.OFF))
    yield made
    made.shut()


@pytest.fixture
def search(controller: AppController) -> Iterator[AchievementSearch]:
    made = AchievementSearch(controller)
    yield made
    made.stop()


def ids(search: AchievementSearch, name: str) -> set[str]:
    return {row.id for row in search.achieved(name)}


def test_each_person_gets_what_they_achieved_and_nobody_what_they_did_not(
    controller: AppController, search: AchievementSearch, qtbot: QtBot
) -> None:
    with Records(controller.places.records) as records:
        records.add(played(people(seat0=ADA, seat2=BEN)), NOON)
    with qtbot.waitSignal(search.found, timeout=60_000) as found:
        search.search()
    assert found.args is not None
    (new,) = found.args
    (row,) = [row for row in new if row.id == "four-raids"]
    assert (row.game, row.who, row.day) == (CH, "ben", "2026-05-17")
    assert "four-raids" in ids(search, "BEN")
    assert "three-defences" in ids(search, "Ada")
    assert "four-raids" not in ids(search, "Ada")
    assert ids(search, "Computer 2") == set(), "a computer's achievements are nobody's"


def test_only_what_was_won_in_the_last_match_that_ended_is_news(
    controller: AppController, search: AchievementSearch, qtbot: QtBot
) -> None:
    now = datetime.now(UTC)
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=ADA)), NOON)
        with qtbot.waitSignal(search.found, timeout=60_000):
            search.search()
        assert not search.just_won, "it ended before the program was started"
        records.add(played(people(seat0=ADA, seat2=BEN)), now + timedelta(seconds=1))
    with qtbot.waitSignal(search.found, timeout=60_000):
        search.search()
    assert ("ben", "four-raids") in {(row.who, row.id) for row in search.just_won}
    assert {row.day for row in search.just_won} == {now.astimezone().date().isoformat()}
    seats = [SeatSetup("Ben", "brick"), *[SeatSetup("", "plum", Level("easy"))] * 3]
    controller.start(CH, "CH-0000-0000", seats, {})
    assert not search.just_won, "the next match has begun"


def test_a_match_is_searched_once_and_what_was_found_outlives_it(
    controller: AppController, search: AchievementSearch, qtbot: QtBot
) -> None:
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN)), NOON)
        records.add(played(people(seat2=ADA)), NOON + timedelta(days=1))
    with qtbot.waitSignal(search.found, timeout=60_000):
        search.search()
    kept = AchievementsFile(controller.places.achievements)
    assert len(kept.searched() or ()) == 2
    written = controller.places.achievements.stat().st_mtime_ns
    search.search()
    assert not search._asked, "there is nothing left"
    controller.places.records.unlink()
    assert "four-raids" in ids(AchievementSearch(controller), "Ben")
    assert controller.places.achievements.stat().st_mtime_ns == written


def test_practice_help_and_seen_hands_have_none(
    controller: AppController, search: AchievementSearch
) -> None:
    helped = played(people(seat2=NORMAL))
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN), practice=True), NOON)
        records.add(helped, NOON)
        assert records.unsearched((), 9) == ()
        source = match(CH, 4, 1, "normal")
        for first, later in ((BEN, NORMAL), (NORMAL, BEN)):
            session = begin(catalog.game(CH), source.seed, people(seat2=first), {}, components="x")
            acts = [entry for entry in source.journal if isinstance(entry, Act)]
            for number, entry in enumerate(acts):
                if number == len(acts) // 2:
                    session.seat(session.seats[RAIDER], later)
                session.submit(entry.seat, entry.action, tick=entry.tick)
            assert records.add(session, NOON)
        assert records.unsearched((), 9) == ()
    search.search()
    assert not search._asked


def test_nothing_is_searched_while_somebody_plays(
    controller: AppController, search: AchievementSearch, qtbot: QtBot
) -> None:
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN)), NOON)
    seats = [SeatSetup("Ben", "brick"), *[SeatSetup("", "plum", Level("easy"))] * 3]
    controller.start(CH, "CH-0000-0000", seats, {})
    search.search()
    assert not search.busy
    with qtbot.waitSignal(search.found, timeout=60_000):
        controller.close()
        search.search()
    assert "four-raids" in ids(search, "Ben")


def fail(search: AchievementSearch, *, started: bool) -> None:
    """End the process that searches as if it had broken, after it was ready or before."""
    assert search._job is not None
    search._job.stop()
    search._job._worker.started = started
    search._on_failed("details")


def test_a_match_that_breaks_the_process_twice_alone_is_not_searched_for_ever(
    controller: AppController, search: AchievementSearch, qtbot: QtBot
) -> None:
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN)), NOON)
        records.add(played(people(seat2=ADA)), NOON + timedelta(days=1))
        first, second = records.unsearched((), 9)
    kept = AchievementsFile(controller.places.achievements)
    search.search()
    assert [*search._asked] == [first.digest, second.digest]
    fail(search, started=True)
    for _ in range(2):
        assert kept.searched() == frozenset(), "it may have been another one, or the machine"
        search.search()
        assert [*search._asked] == [first.digest], "alone"
        fail(search, started=True)
    assert kept.searched() == frozenset((first.digest,)), "the next one may be good"
    with qtbot.waitSignal(search.found, timeout=60_000):
        search.search()
    assert ids(search, "Ada") >= {"four-raids"}
    assert ids(search, "Ben") == set()


def test_one_match_alone_is_blamed_no_sooner(
    controller: AppController, search: AchievementSearch
) -> None:
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN)), NOON)
    kept = AchievementsFile(controller.places.achievements)
    for searched in (0, 1):
        search.search()
        fail(search, started=True)
        assert len(kept.searched() or ()) == searched


def test_no_match_is_blamed_where_no_process_starts(
    controller: AppController, search: AchievementSearch
) -> None:
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN)), NOON)
    search.search()
    assert search.busy
    fail(search, started=False)
    assert AchievementsFile(controller.places.achievements).searched() == frozenset()
    assert not search.busy
    search.search()
    assert not search._asked, "nor is it tried again until the next start"
    again = AchievementSearch(controller)
    again.search()
    assert len(again._asked) == 1
    again.stop()


def test_a_match_that_begins_stops_the_search_and_its_end_goes_on_with_it(
    controller: AppController, search: AchievementSearch, qtbot: QtBot
) -> None:
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN)), NOON)
    search.search()
    assert search._job is not None
    assert search._job.busy
    seats = [SeatSetup("Ben", "brick"), *[SeatSetup("", "plum", Level("easy"))] * 3]
    controller.start(CH, "CH-0000-0000", seats, {})
    assert not search._job.busy
    assert not search.busy
    with qtbot.waitSignal(search.found, timeout=60_000):
        controller.close()
        assert search.busy
    assert "four-raids" in ids(search, "Ben")


def test_matches_of_before_are_searched_though_none_was_finished_since(
    controller: AppController, search: AchievementSearch, qtbot: QtBot
) -> None:
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN)), NOON)
    with qtbot.waitSignal(search.found, timeout=60_000):
        controller.shelf_changed.emit()
    assert "four-raids" in ids(search, "Ben")


def test_a_search_without_a_find_tells_only_that_it_is_over(
    controller: AppController, search: AchievementSearch, qtbot: QtBot
) -> None:
    AchievementsFile(controller.places.achievements).add([], [])
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN)), NOON)
    told: list[object] = []
    search.found.connect(told.append)
    search.search()
    assert search._job is not None
    search._job.stop()
    with qtbot.waitSignal(search.busy_changed, timeout=5_000):
        search._on_done(Searched(bytes.fromhex(next(iter(search._asked)))))
    assert told == []
    assert not search.busy


def test_a_name_is_kept_as_it_was_written(
    controller: AppController, search: AchievementSearch, qtbot: QtBot
) -> None:
    with Records(controller.places.records) as records:
        records.add(played(people(seat0=Player(name="Player 1"), seat2=BEN)), NOON)
    with qtbot.waitSignal(search.found, timeout=60_000):
        search.search()
    assert search.people() == {"": "", "ben": "Ben"}


def test_an_answer_about_another_match_is_no_ones(
    controller: AppController, search: AchievementSearch
) -> None:
    stray = Searched(b"\x01" * 16, ((match(CH, 4, 1, "normal").seats[0], ("thief",)),))
    search._on_done(stray)
    assert search.achieved("Ben") == ()


def test_a_file_of_a_newer_stowaway_is_told_once_and_left(
    controller: AppController, search: AchievementSearch
) -> None:
    place = controller.places.achievements
    place.write_bytes(b'{"form":9}')
    told: list[Any] = []
    controller.problem.connect(told.append)
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN)), NOON)
    for _ in range(2):
        search.search()
        assert not search.busy
    assert len(told) == 1
    assert "newer version" in told[0]
    assert place.read_bytes() == b'{"form":9}'


def test_a_disk_that_takes_nothing_is_told_once_and_nothing_is_lost(
    controller: AppController,
    search: AchievementSearch,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[str] = []
    controller.problem.connect(told.append)
    with Records(controller.places.records) as records:
        records.add(played(people(seat2=BEN)), NOON)

    def full(*_given: object) -> None:
        raise StoreError("The disk is full.")

    with monkeypatch.context() as during:
        during.setattr(AchievementsFile, "add", full)
        for _ in range(2):
            search.search()
            assert search.busy
            qtbot.waitUntil(lambda: not search._asked, timeout=60_000)
    assert told == ["The disk is full."]
    with qtbot.waitSignal(search.found, timeout=60_000):
        search.search()
    assert "four-raids" in ids(search, "Ben")
