"""Tests: the records database."""

from __future__ import annotations

import os
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from engine import catalog
from engine.core import Level, Stream, Waiting
from engine.match import Player, Session, begin
from engine.store import Matches, Records, StoreError
from engine.store.matches import write
from engine.store.records import VERSION
from tests.match.toy import Toy
from tests.store.kit import finished, save, toy

PE = "pack_the_essentials"
NOON = datetime(2025, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "records.sqlite"


def solo(
    seed: str = "PE-1",
    way: str = "",
    *,
    player: Player | None = None,
    practice: bool = False,
    card: str = "cat-nap",
) -> Session:
    """A solo match of Pack the Essentials, played at random."""
    player = player or Player(name="Ann")
    session = begin(
        catalog.game(PE), seed, [player], {"victory": card}, practice=practice, components="x"
    )
    stream = Stream(way)
    while isinstance(session.awaiting, Waiting):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def test_the_log_holds_solo_matches_the_latest_first(path: Path) -> None:
    first, second = solo("a"), solo("b", card="city-kitty")
    with Records(path) as records:
        assert records.sentence is None
        assert records.log() == ()
        assert records.add(first, NOON)
        assert records.add(second, NOON + timedelta(days=1))
        assert records.add(finished(), NOON)
        assert records.add(solo("c", practice=True), NOON)
        assert records.add(solo("d", player=Player("computer", Level("random"))), NOON)
    with Records(path) as records:
        latest, earlier = records.log(PE)
        assert records.log() == (latest, earlier)
        assert records.log("other") == ()
    assert latest.finished == NOON + timedelta(days=1)
    assert (latest.name, latest.game, latest.seed) == ("Ann", PE, "b")
    assert latest.options["victory"] == "city-kitty"
    assert second.result is not None
    assert latest.score == second.result.scores[0]
    assert (latest.goal, latest.won) == (second.result.goal, second.result.won)
    assert earlier.options["victory"] == "cat-nap"


def against(seed: str, *players: Player) -> Session:
    """A match of the toy between these, played at random."""
    session = begin(Toy(), seed, players, components="x")
    stream = Stream(seed)
    while isinstance(session.awaiting, Waiting):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def test_the_log_holds_matches_against_computers_too(path: Path) -> None:
    ann = Player(name="Ann")
    hard, easy = (Player("computer", Level(level)) for level in ("hard", "easy"))
    with Records(path) as records:
        records.add(against("a", ann, hard), NOON)
        records.add(against("b", hard, easy), NOON)
        records.add(against("c", ann, Player(name="Ben")), NOON)
        records.add(solo("d"), NOON + timedelta(days=1))
        for number in range(12):
            records.add(against(f"e{number}", easy, ann), NOON - timedelta(days=number + 1))
        alone, first, *others = records.log()
    assert (alone.seats, alone.levels) == (1, ())
    assert (first.seed, first.name, first.seats, first.levels) == ("a", "Ann", 2, ("hard",))
    assert [entry.seed for entry in others] == [f"e{number}" for number in range(12)]
    assert {("easy",)} == {entry.levels for entry in others}
    assert all(entry.goal is None for entry in (first, *others))
    for entry in others:
        result = against(entry.seed, easy, ann).result
        assert result is not None
        assert entry.score == result.scores[1]
        assert entry.won == (1 in result.ranking[0])
    assert {True, False} == {entry.won for entry in others}


def test_a_match_is_kept_once_with_its_journal_inside(path: Path) -> None:
    session = solo()
    with Records(path) as records:
        assert records.add(session, NOON)
        assert not records.add(session, NOON + timedelta(days=9))
        (logged,) = records.log()
        assert records.journal(logged.id) == save(session)
        records.remove(logged.id)
        assert records.log() == ()
        with pytest.raises(KeyError):
            records.journal(logged.id)
        assert records.add(session, NOON), "it may come back"


def test_what_was_taken_back_on_the_way_makes_no_second_entry(path: Path) -> None:
    session = solo(practice=True)
    with Records(path) as records:
        assert records.add(session, NOON)
        assert session.undo()
        assert session.redo()
        assert session.result is not None
        assert not records.add(session, NOON)
        other = solo(way="another", practice=True)
        assert records.add(other, NOON)


def keep(matches: Matches, name: str, session: Session, when: datetime) -> None:
    path = matches.folder / name
    write(path, save(session))
    os.utime(path, (when.timestamp(), when.timestamp()))


def test_finished_matches_without_a_record_are_found(path: Path, tmp_path: Path) -> None:
    matches = Matches(tmp_path / "matches")
    hour = timedelta(hours=1)
    known, missed = solo("known"), solo("missed")
    on = begin(catalog.game(PE), "on", [Player()], {}, components="x")
    keep(matches, "old.stowaway", solo("old"), NOON - hour)
    keep(matches, "known.stowaway", known, NOON)
    keep(matches, "missed.stowaway", missed, NOON + hour)
    keep(matches, "on.stowaway", on, NOON + hour)
    damaged = save(solo("damaged")).splitlines(keepends=True)
    write(matches.folder / "damaged.stowaway", b"".join(damaged[:9] + damaged[10:]))
    with Records(path) as records:
        records.add(known, NOON)
        assert 1 == records.catch_up(matches)
        assert ["missed", "known"] == [logged.seed for logged in records.log()]
        assert NOON + hour == records.log()[0].finished
        assert 0 == records.catch_up(matches)
    path.unlink()
    with Records(path) as records:
        assert 2 == records.catch_up(matches, most=3), "new records take what there is"
        assert 0 == records.catch_up(Matches(tmp_path / "nothing"))


def test_the_best_totals_of_a_deal_tell_practice_apart(path: Path) -> None:
    played = [solo("a", way) for way in ("1", "2", "3")]
    practised = solo("a", "4", practice=True)
    with Records(path) as records:
        for session in (*played, practised, solo("b"), solo("a", card="city-kitty")):
            records.add(session, NOON)
        best = records.best(PE, "a", played[0].config)
        assert len(records.best(PE, "a", played[0].config, limit=2)) == 2
    totals = [session.result.scores[0] for session in (*played, practised) if session.result]
    assert [entry.score for entry in best] == sorted(totals, reverse=True)
    assert practised.result is not None
    assert [entry.score for entry in best if entry.practice] == [practised.result.scores[0]]
    assert {entry.name for entry in best} == {"Ann"}


def test_a_match_that_goes_on_is_no_record(path: Path) -> None:
    with Records(path) as records, pytest.raises(ValueError, match="not over"):
        records.add(toy())


@pytest.mark.parametrize("damage", ["text", "empty table", "middle", "other columns", "zero"])
def test_damaged_records_are_set_aside(path: Path, damage: str) -> None:
    with Records(path) as records:
        for number in range(20):
            records.add(finished(f"TY-{number}"), NOON)
    if damage == "text":
        path.write_bytes(b"these are no records at all, " * 40)
    elif damage == "middle":
        data = bytearray(path.read_bytes())
        data[4096 : len(data) - 4096] = b"\xa5" * (len(data) - 8192)
        path.write_bytes(data)
    elif damage == "zero":
        path.write_bytes(b"\x00" * 5000)
    else:
        path.unlink()
        db = sqlite3.connect(path)
        columns = "x" if damage == "empty table" else "id, digest"
        db.executescript(
            f"CREATE TABLE match ({columns}); CREATE TABLE score (match);"
            f"PRAGMA user_version = {VERSION}"
        )
        db.close()
    before = path.read_bytes()
    with Records(path) as records:
        assert records.sentence is not None
        assert "your matches are safe" in records.sentence
        assert records.log() == ()
        records.add(solo(), NOON)
        assert len(records.log()) == 1
    (aside,) = path.parent.glob("*.bak")
    assert aside.name in records.sentence
    assert aside.read_bytes() == before


def test_an_empty_file_becomes_records(path: Path) -> None:
    path.parent.mkdir()
    path.touch()
    with Records(path) as records:
        assert records.sentence is None
        assert records.add(solo(), NOON)


def test_newer_records_are_left_alone(path: Path) -> None:
    Records(path).close()
    db = sqlite3.connect(path)
    db.execute(f"PRAGMA user_version = {VERSION + 1}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="newer Stowaway"):
        Records(path)
    assert path.read_bytes() == before
    assert [path] == list(path.parent.iterdir())


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "data").write_bytes(b"")
    with pytest.raises(StoreError, match="cannot be used"):
        Records(tmp_path / "data" / "records.sqlite")
    folder = tmp_path / "folder.sqlite"
    folder.mkdir()
    with pytest.raises(StoreError, match="cannot be used"):
        Records(folder)


def test_records_that_somebody_else_holds(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3, "connect", lambda path, timeout: connect(path, timeout=0.05))
    with Records(path) as records:
        other = connect(path)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="locked"):
            records.add(solo(), NOON)
        other.close()
        assert records.add(solo(), NOON)


def test_nonsense_inside_a_row_hurts_nobody(path: Path) -> None:
    with Records(path) as records:
        records.add(solo(), NOON)
    db = sqlite3.connect(path)
    for when in ("yesterday", "0001-01-01T00:00:00+09:00"):
        db.execute("UPDATE match SET options = '[[[', finished = ?", (when,))
        db.commit()
        with Records(path) as records:
            (logged,) = records.log()
        assert logged.options == {}
        assert datetime.fromtimestamp(0, UTC) == logged.finished
    db.close()
