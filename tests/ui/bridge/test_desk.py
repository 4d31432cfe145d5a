"""The desk: what outlives a match; records and files of matches that ended in odd ways."""

import os
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core import Act, AwaitingSeats, Chance, Rng, StowawayError
from engine.match import Player, Session, begin, codec
from engine.store import HomePaths, Settings, StoreError
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.controller import AppController, SeatSetup, UnsavedError, _kept_at
from ui.bridge.preferences import Preferences, Speed

GAME = "pack_the_essentials"
CARD = {"victory": "cat-nap"}
NOON = datetime(2025, 3, 1, 12, tzinfo=UTC)

Open = Callable[[], AppController]


@pytest.fixture
def controller(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Open]:
    """Opens the desk as a new run of the program does."""
    # On a busy machine one match may take longer to read than the program waits for.
    monkeypatch.setattr("ui.bridge.controller.FIRST_READ_S", 10.0)
    pool = WorkerPool()
    opened: list[AppController] = []

    def open_desk() -> AppController:
        if opened:
            opened[-1].shut()
        where = HomePaths(tmp_path, tmp_path, tmp_path)
        made = AppController(where, Settings(where.settings), pool, Preferences(Speed.OFF))
        made.problems = []  # type: ignore[attr-defined]
        made.problem.connect(made.problems.append)  # type: ignore[attr-defined]
        opened.append(made)
        return made

    yield open_desk
    opened[-1].shut()
    pool.close()


def play(session: Session) -> Session:
    """To the end, at random."""
    stream = Rng("desk")
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def finished(code: str = "PE-7K3F-9QXH") -> Session:
    from engine import catalog

    digest = catalog.components_digest(GAME)
    return play(begin(catalog.game(GAME), code, [Player(name="Ada")], CARD, components=digest))


def put(controller: AppController, name: str, data: bytes) -> Path:
    path = controller.places.matches / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(data)
    os.utime(path, (NOON.timestamp(), NOON.timestamp()))
    return path


@pytest.mark.parametrize("missing", [0, 1, 2])
def test_a_match_whose_process_was_killed_at_its_end_gets_its_record(
    controller: Open, missing: int
) -> None:
    """Killed before its last lines (check, result) were written, or before its record was."""
    session = finished()
    lines = codec.encode(session.header, session.journal).splitlines(keepends=True)
    first = controller()
    path = put(first, "a.stowaway", b"".join(lines[: len(lines) - missing]))
    if missing:
        assert path == first.latest().path  # type: ignore[union-attr]
    opening = first.open(path)
    assert opening.bridge is not None
    assert session.result == opening.bridge.result
    assert opening.sentence is None
    (logged,) = first.log()
    assert (logged.finished == NOON) == (missing == 0)
    again = controller()
    assert again.latest() is None
    again.open(path)
    assert 1 == len(again.log())
    assert [] == again.problems  # type: ignore[attr-defined]


def test_typed_in_chance_makes_no_record(controller: Open) -> None:
    """Neither when it is opened nor when it is found."""
    session = finished()
    header = msgspec.structs.replace(session.header, chance="given")
    first = controller()
    path = put(first, "a.stowaway", codec.encode(header, session.journal))
    opening = first.open(path)
    assert opening.read_only
    assert opening.sentence is not None
    assert "entered by hand" in opening.sentence
    assert opening.bridge is not None
    assert session.result == opening.bridge.result
    assert () == first.log()
    again = controller()
    assert () == again.log()
    assert () == again.best(GAME, session.seed, session.config)


def test_a_finished_match_is_found_without_being_opened(controller: Open) -> None:
    session = finished()
    first = controller()
    put(first, "a.stowaway", codec.encode(session.header, session.journal))
    assert [NOON] == [logged.finished for logged in first.log()]
    assert 1 == len(controller().log())


def test_leftovers_of_killed_processes_are_swept(controller: Open) -> None:
    first = controller()
    left = put(first, ".stowaway-x.tmp", b"half")
    beside = first.places.config / ".stowaway-y.tmp"
    beside.write_bytes(b"half")
    os.utime(beside, (0, 0))
    assert () == first.shelf()
    assert not left.exists()
    assert not beside.exists()


def test_a_start_that_is_refused_leaves_the_open_match_open(controller: Open) -> None:
    first = controller()
    bridge = first.start(GAME, "one", [SeatSetup("Ada", "brick")], CARD)
    with pytest.raises(StowawayError):
        first.start(GAME, "two", [SeatSetup("Ada", "brick")], {"victory": "nothing"})
    assert bridge is first.bridge
    assert first.latest() is not None


def test_a_match_is_opened_before_the_open_one_is_closed(
    controller: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = finished()
    first = controller()
    path = put(first, "a.stowaway", codec.encode(session.header, session.journal))
    bridge = first.start(GAME, "one", [SeatSetup("Ada", "brick")], CARD)
    happened: list[str] = []
    first.closing.connect(lambda: happened.append("closed"))
    real = first.matches.go_on

    def go_on(*arguments: object, **rest: object) -> object:
        happened.append("opened")
        return real(*arguments, **rest)  # type: ignore[arg-type]

    monkeypatch.setattr(first.matches, "go_on", go_on)
    assert first.open(first.places.matches / "none.stowaway").bridge is None
    assert [] == happened
    assert bridge is first.bridge
    assert first.open(path).bridge is first.bridge
    assert ["opened", "closed"] == happened
    assert bridge is not first.bridge


@pytest.mark.parametrize("acts", [False, True])
def test_a_match_is_kept_if_someone_acted_and_then_gave_the_seat_to_a_computer(
    controller: Open, *, acts: bool
) -> None:
    first = controller()
    seat_setups = [SeatSetup("Ada", "brick"), SeatSetup("Ben", "ocean")]
    bridge = first.start(GAME, "one", seat_setups, {})
    ada = bridge.person_to_act()
    assert ada is not None
    if acts:
        assert bridge.submit(ada, [next(iter(bridge.legal(ada)))]) is None
        bridge.set_seat(ada, first.levels(GAME)[0])
    first.close()
    assert len(first.shelf()) == acts


def test_a_rehearsal_against_a_computer_is_kept_only_if_asked_for(controller: Open) -> None:
    first = controller()
    level = first.levels(GAME)[0]
    seat_setups = [SeatSetup("Ada", "brick"), SeatSetup("", "ocean", level)]
    bridge = first.rehearse(GAME, "one", seat_setups, {})
    assert [player.level for player in bridge.players] == [None, level]
    assert bridge.practice
    assert first.shelf() == ()
    first.keep()
    assert len(first.shelf()) == 1


def test_a_rehearsal_that_is_over_is_recorded_once_it_is_kept(controller: Open) -> None:
    first = controller()
    bridge = first.rehearse(GAME, "one", [SeatSetup("Ada", "brick")], CARD)
    while bridge.result is None:
        seat = bridge.person_to_act()
        assert seat is not None
        assert bridge.submit(seat, [next(iter(bridge.legal(seat)))]) is None
    assert () == first.best(GAME, "one", bridge.config)
    first.keep()
    (kept,) = first.shelf()
    assert kept.result == bridge.result
    (best,) = first.best(GAME, "one", bridge.config)
    assert best.practice
    assert () == first.log()


def test_a_rehearsal_that_was_discarded_is_kept_nowhere_and_asked_about_once(
    controller: Open,
) -> None:
    first = controller()
    asked: list[bool] = []

    def ask() -> bool:
        asked.append(True)
        first.discard()
        return True

    first.ask_taught = ask
    first.rehearse(GAME, "one", [SeatSetup("Ada", "brick")], CARD)
    first.leave_guided("claim", ())
    assert first.guided.has(GAME)
    assert first.may_close()
    first.leave_guided("claim", ())
    assert not first.guided.has(GAME)
    assert first.may_close()
    assert [True] == asked
    # The next one is asked about again.
    first.rehearse(GAME, "two", [SeatSetup("Ada", "brick")], CARD)
    first.leave_guided("claim", ())
    assert first.guided.has(GAME)


def test_who_stays_at_a_rehearsal_begins_no_other_match(controller: Open) -> None:
    first = controller()
    bridge = first.rehearse(GAME, "one", [SeatSetup("Ada", "brick")], CARD)
    first.ask_taught = lambda: False
    with pytest.raises(UnsavedError):
        first.start(GAME, "two", [SeatSetup("Ada", "brick")], CARD)
    assert bridge is first.bridge
    assert first.rehearsing


def test_nobody_sits_down_in_a_match_that_is_over(controller: Open) -> None:
    session = finished()
    first = controller()
    path = put(first, "a.stowaway", codec.encode(session.header, session.journal))
    bridge = first.open(path).bridge
    assert bridge is not None
    before = path.read_bytes()
    bridge.set_seat(bridge.seats[0], bridge.levels[0])
    assert bridge.players[0].is_person
    first.close()
    assert before == path.read_bytes()


@pytest.mark.skipif(os.name != "posix", reason="POSIX has modes")
def test_what_is_exported_can_be_read_by_whom_the_person_lets(
    controller: Open, tmp_path: Path
) -> None:
    first = controller()
    first.start(GAME, "one", [SeatSetup("Ada", "brick")], CARD)
    (path,) = first.places.matches.glob("*.stowaway")
    before = os.umask(0o022)
    try:
        first.export(path, tmp_path / "copy.stowaway")
        first.save_as(tmp_path / "elsewhere.stowaway")
    finally:
        os.umask(before)
    for name in ("copy", "elsewhere"):
        assert 0o644 == (tmp_path / f"{name}.stowaway").stat().st_mode & 0o777
    assert 0o600 == path.stat().st_mode & 0o777


def test_what_is_larger_than_a_match_is_not_copied(controller: Open, tmp_path: Path) -> None:
    first = controller()
    path = put(first, "a.stowaway", b"x" * (codec.MAX_BYTES + 1))
    with pytest.raises(StoreError, match="larger"):
        first.export(path, tmp_path / "copy.stowaway")
    assert not (tmp_path / "copy.stowaway").exists()


def test_the_open_match_stays_the_same_when_its_file_had_to_move(controller: Open) -> None:
    first = controller()
    bridge = first.start(GAME, "one", [SeatSetup("Ada", "brick")], CARD)
    (old,) = first.places.matches.glob("*.stowaway")
    with old.open("ab") as file:
        file.write(b"somebody else's\n")
    bridge.submit(bridge.seats[0], [next(iter(bridge.legal(bridge.seats[0])))])
    (new,) = set(first.places.matches.glob("*.stowaway")) - {old}
    assert bridge is first.open(new).bridge
    assert bridge is first.bridge


def test_a_match_that_grows_too_long_says_so_before_and_after(
    controller: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The notice stands from then on, and no other place is said to have what none would read."""
    monkeypatch.setattr(codec, "MAX_LINES", 2_020)
    now = controller()
    bridge = now.start(GAME, "PE-7K3F-9QXH", [SeatSetup("Ada", "brick")], CARD, practice=True)
    seat = bridge.person_to_act()
    assert seat is not None
    bridge.submit(seat, [next(iter(bridge.legal(seat)))])
    assert "" == now.warning
    while not now.warning:
        assert bridge.undo()
        assert bridge.redo()
    assert "room left to finish it" in now.warning
    assert now.is_saved()
    assert now.may_close()
    while now.is_saved():
        assert bridge.undo()
        assert bridge.redo()
    assert "too long to save any further" in now.warning
    assert not now.may_close()
    with pytest.raises(StoreError, match="too long to save as a file"):
        now.save_as(tmp_path / "elsewhere.stowaway")
    assert not (tmp_path / "elsewhere.stowaway").exists()
    kept = now.path
    assert kept is not None
    now.close()
    again = controller().open(kept)
    assert again.bridge is not None
    assert again.sentence is None


def test_records_that_begin_anew_read_all_matches_little_by_little(
    controller: Open, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr("ui.bridge.controller.FIRST_READ_S", 0.0)
    monkeypatch.setattr("ui.bridge.controller.READ_SLICE_S", 0.0)
    monkeypatch.setattr("ui.bridge.controller.READ_INTERVAL_MS", 1)
    first = controller()
    for number in range(6):
        session = finished(f"PE-{number}")
        put(first, f"{number}.stowaway", codec.encode(session.header, session.journal))
    told: list[int] = []
    first.records_changed.connect(lambda: told.append(first.unread))
    assert () == first.log(), "nothing yet, and nobody waits"
    assert 6 == first.unread
    bridge = first.start(GAME, "one", [SeatSetup("Ada", "brick")], CARD)
    qtbot.wait(60)
    assert 6 == first.unread, "a match that goes on comes first"
    assert bridge is first.bridge
    first.close()
    qtbot.waitUntil(lambda: not first.unread, timeout=20_000)
    assert [6, 5, 4, 3, 2, 1, 0] == told
    assert {f"PE-{number}" for number in range(6)} == {logged.seed for logged in first.log()}


def test_records_that_are_damaged_while_they_are_open_are_made_anew(controller: Open) -> None:
    first = controller()
    session = finished()
    put(first, "a.stowaway", codec.encode(session.header, session.journal))
    (logged,) = first.log()
    first.places.records.write_bytes(b"rubbish" * 5000)
    first.log()
    (sentence,) = first.problems  # type: ignore[attr-defined]
    assert "records were damaged" in sentence
    assert [logged] == list(first.log())
    assert first.watch(record=logged.id).bridge is not None
    gone = first.watch(record=logged.id + 1)
    assert gone.bridge is None
    assert "no longer in your records" in first.problems[-1]  # type: ignore[attr-defined]


def test_a_finished_match_of_a_friend_is_looked_at_and_not_taken_over(
    controller: Open, tmp_path: Path
) -> None:
    session = finished()
    theirs = tmp_path / "post" / "friend.stowaway"
    theirs.parent.mkdir()
    theirs.write_bytes(codec.encode(session.header, session.journal))
    first = controller()
    for _ in range(2):
        opening = first.open(theirs)
        assert opening.bridge is not None
        assert opening.read_only
        assert session.result == opening.bridge.result
        first.close()
    assert () == first.shelf()
    assert () == first.log()
    assert () == first.best(GAME, session.seed, session.config)
    assert () == controller().log()


def test_a_friends_match_that_goes_on_is_taken_over_and_counts(
    controller: Open, tmp_path: Path
) -> None:
    session = finished()
    acts = [entry for entry in session.journal if isinstance(entry, Act | Chance)]
    theirs = tmp_path / "friend.stowaway"
    theirs.write_bytes(codec.encode(session.header, acts[:-1]))
    first = controller()
    bridge = first.open(theirs).bridge
    assert bridge is not None
    while (seat := bridge.person_to_act()) is not None:
        assert bridge.submit(seat, [bridge.legal(seat).sample(Rng("friend"))]) is None
    assert bridge.result is not None
    assert 1 == len(first.shelf())
    assert ["Ada"] == [logged.name for logged in first.log()]


def test_a_folder_that_cannot_be_looked_at_is_the_folder_of_matches_still(
    controller: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what a review has marked would be asked of nobody, and nobody would be told."""
    desk = controller()
    path = desk.matches.folder / "a.stowaway"

    def refused(_one: Path, _other: Path) -> bool:
        raise PermissionError

    monkeypatch.setattr(Path, "samefile", refused)
    assert _kept_at(desk, path, None) == path
    assert _kept_at(desk, path.parent.parent / "a.stowaway", None) is None
