"""Tests: whatever is in the place of a file of the home holds nobody up, and is said or passed."""

from __future__ import annotations

import hashlib
import os
import threading
import time
from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

import pytest

from engine import catalog
from engine.match import codec, run_to_end
from engine.store import (
    HomePaths,
    Matches,
    Records,
    Settings,
    StoreError,
    Writer,
    archive,
    backups,
    files,
    matches,
    sync_copies,
)
from engine.store.achievements import Achieved, AchievementsFile
from engine.store.cousins import CousinAnswer
from engine.store.files import NotAFileError
from engine.store.guesses import KeptGuess
from engine.store.guided import Guided
from engine.store.players import PlayerEntry
from tests.match.toy import ToyShelf
from tests.store import odd, test_records
from tests.store.kit import finished, play_on, save, toy
from tests.store.odd import KINDS, at_once, is_there, put
from tests.store.test_guided import CODE, GAME, round_of

DAY = date(2026, 11, 22)
GUESS = KeptGuess(DAY, GAME, "Ann", right=True, unit="points", value=8500)
COUSIN: Final = CousinAnswer(DAY, "carry_on", "Ann", "points", 300, 500)
ACHIEVED = Achieved(GAME, "three-rats", "ann", "2026-05-17", "1" * 32)
posix = pytest.mark.skipif(not odd.POSIX, reason="there are no such things")

kinds = pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=() if kind == "folder" else posix) for kind in KINDS]
)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


def table(home: Path) -> Matches:
    return Matches(home / "matches", trash=home / "trash", shelf=ToyShelf())


def match(home: Path, name: str = "a.stowaway") -> Path:
    """A match of the home that is over."""
    path = home / "matches" / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(save(finished()))
    return path


# What is done with each file of the home, and what comes of it: each raises where it is otherwise


def settings(home: Path, kind: str) -> None:
    """They are as by default, and a change holds in memory; a link to nothing is written to."""
    made = Settings(home / "settings.toml")
    assert 100 == made.number("look.text_size")
    if kind == "link":
        made.set("look.text_size", 120)
        assert made.sentence is None
        assert (home / "nowhere").is_file()
        return
    assert "settings.toml is not a file" in str(made.sentence)
    with pytest.raises(StoreError, match=r"settings\.toml is not a file"):
        made.set("look.text_size", 120)
    assert 120 == made.number("look.text_size")


def settings_previous(home: Path, kind: str) -> None:
    """What would be written over is named."""
    path = home / "settings.toml"
    path.write_text("[look]\ntext_size = 110\n")
    made = Settings(path)
    if kind == "link":
        made.set("look.text_size", 120)
        assert "110" in (home / "settings.previous.toml").read_text()
        return
    with pytest.raises(StoreError, match=r"settings\.previous\.toml is not a file"):
        made.set("look.text_size", 120)
    assert "110" in path.read_text()


def records(home: Path, kind: str) -> None:
    """They begin again beside it; SQLite makes the database to which a link leads."""
    with Records(home / "records.sqlite") as kept:
        assert (kept.sentence is None) == (kind == "link")
        assert kept.add(test_records.solo("a"))
        assert 1 == len(kept.log())
    if kind != "link":
        assert is_there(home / "records.damaged.sqlite.bak", kind)


def records_beside(home: Path, kind: str) -> None:
    """It is moved out of the way."""
    with Records(home / "records.sqlite") as kept:
        assert "were damaged" in str(kept.sentence)
        assert kept.add(test_records.solo("a"))
    (aside,) = home.glob("*.damaged.*")
    assert is_there(aside, kind)


def mistakes(home: Path, kind: str) -> None:
    """Nothing is asked, nothing is written over it, and a review says so."""
    path, kept = match(home), table(home).mistakes
    if kind == "link":
        kept.learn(path, 0, [1], "Ann", DAY)
        assert 1 == len(kept.plan(DAY.replace(year=2027)).due_today)
        return
    with pytest.raises(StoreError, match=r"mistakes\.json is not a file"):
        kept.learn(path, 0, [1], "Ann", DAY)
    assert () == kept.plan(DAY.replace(year=2027)).due_today


def mistakes_lock(home: Path, kind: str) -> None:
    """Nobody can be kept out by it, and all else goes on."""
    path, kept = match(home), table(home).mistakes
    kept.learn(path, 0, [1], "Ann", DAY)
    assert 1 == len(kept.plan(DAY.replace(year=2027)).due_today)
    assert is_there(home / "mistakes.json.lock", kind)
    assert not (home / "nowhere").exists()


def players(home: Path, kind: str) -> None:
    """There are none, everyone has the name that matches tell, and nothing is written over it."""
    kept = table(home).players
    if kind == "link":
        kept.put(PlayerEntry("Ann"))
        assert ["Ann"] == [entry.name for entry in kept.players()]
        return
    with pytest.raises(StoreError, match=r"players\.json is not a file"):
        kept.put(PlayerEntry("Ann"))
    assert ((), "Bo") == (kept.players(), kept.names().called("Bo"))


def players_lock(home: Path, kind: str) -> None:
    """Nobody can be kept out by it, and all else goes on."""
    kept = table(home).players
    kept.put(PlayerEntry("Ann"))
    assert ["Ann"] == [entry.name for entry in kept.players()]
    assert is_there(home / "players.json.lock", kind)


def guesses(home: Path, kind: str) -> None:
    """There are none, and nothing is written over it."""
    kept = table(home).guesses
    if kind == "link":
        kept.keep(GUESS)
        assert (GUESS,) == kept.rows()
        return
    with pytest.raises(StoreError, match=r"guesses\.json is not a file"):
        kept.keep(GUESS)
    assert () == kept.rows()


def guesses_lock(home: Path, kind: str) -> None:
    """Nobody can be kept out by it, and all else goes on."""
    kept = table(home).guesses
    kept.keep(GUESS)
    assert (GUESS,) == kept.rows()
    assert is_there(home / "guesses.json.lock", kind)


def cousins(home: Path, kind: str) -> None:
    """There are no answers, and nothing is written over it."""
    kept = table(home).cousins
    if kind == "link":
        kept.keep(COUSIN)
        assert (COUSIN,) == kept.rows()
        return
    with pytest.raises(StoreError, match=r"cousins\.json is not a file"):
        kept.keep(COUSIN)
    assert () == kept.rows()


def cousins_lock(home: Path, kind: str) -> None:
    """Nobody can be kept out by it, and all else goes on."""
    kept = table(home).cousins
    kept.keep(COUSIN)
    assert (COUSIN,) == kept.rows()
    assert is_there(home / "cousins.json.lock", kind)


def attempts(home: Path, kind: str) -> None:
    """None is noted, and nothing is written over it."""
    kept = table(home).attempts
    if kind == "link":
        kept.begin("toy", "TY-1", "ann", "a.stowaway", 1)
        assert [1] == [row.count for row in kept.at("toy", {"TY-1"})]
        return
    with pytest.raises(StoreError, match=r"attempts\.json is not a file"):
        kept.begin("toy", "TY-1", "ann", "a.stowaway", 1)
    assert () == kept.at("toy", {"TY-1"})


def attempts_lock(home: Path, kind: str) -> None:
    """Nobody can be kept out by it, and all else goes on."""
    kept = table(home).attempts
    kept.begin("toy", "TY-1", "ann", "a.stowaway", 1)
    assert [1] == [row.count for row in kept.at("toy", {"TY-1"})]
    assert is_there(home / "attempts.json.lock", kind)


BACKED_UP: Final = b"[look]\ntext_size = 110\n"
PART: Final = hashlib.blake2b(BACKED_UP, digest_size=16).hexdigest()


def a_backup(home: Path, kind: str) -> None:
    """It is no backup, and others are made beside it."""
    where = HomePaths(home, home, home)
    where.settings.write_bytes(BACKED_UP)
    made = backups.keep(where, datetime(2026, 1, 2, tzinfo=UTC))
    assert made is not None
    assert (made,) == backups.all_backups(where)
    run_to_end(backups.restoring(where, made, Settings(where.settings), made.made))
    assert is_there(home / "backups" / "20260101T000000Z.json", kind) or kind == "link"


def a_part(home: Path, kind: str) -> None:
    """A link is written through; of anything else the backup says that it cannot be made."""
    where = HomePaths(home, home, home)
    where.settings.write_bytes(BACKED_UP)
    if kind == "link":
        assert backups.keep(where, datetime(2026, 1, 2, tzinfo=UTC)) is not None
        return
    with pytest.raises(StoreError, match="is not a file"):
        backups.keep(where, datetime(2026, 1, 2, tzinfo=UTC))
    assert backups.all_backups(where) == ()
    assert is_there(home / "backups" / f"{PART}.part", kind)


def a_copy(home: Path, kind: str) -> None:
    """It is no copy of anything, and is left where it is."""
    where = HomePaths(home, home, home)
    assert sync_copies.found(where) == ()
    assert run_to_end(sync_copies.merging_copies(where)).merged == 0
    run_to_end(archive.exporting(where, home / "all.stowaway-all"))
    assert is_there(home / COPY, kind)


COPY: Final = "copies/waiting/home/guesses-LAPTOP.json"


def achievements(home: Path, kind: str) -> None:
    """There are none, it is not written over, and no match is searched in vain."""
    kept, row = AchievementsFile(home / "achievements.json"), ACHIEVED
    if kind == "link":
        assert kept.add([row], [row.match]) == (row,)
        assert kept.achieved() == (row,)
        return
    assert (kept.achieved(), kept.searched()) == ((), None)
    with pytest.raises(StoreError, match="is not a file"):
        kept.add([row], [row.match])


def achievements_lock(home: Path, kind: str) -> None:
    """Nobody can be kept out by it, and all else goes on."""
    kept = AchievementsFile(home / "achievements.json")
    assert kept.add([ACHIEVED], [ACHIEVED.match]) == (ACHIEVED,)
    assert is_there(home / "achievements.json.lock", kind)


def a_match(home: Path, kind: str) -> None:
    """It is not listed, and not opened; nothing else that is done with matches minds it."""
    here, path = table(home), home / "matches" / "x.stowaway"
    other = match(home)
    assert [other] == [summary.path for summary in here.all()]
    assert here.latest() is None
    why = "does not exist" if kind == "link" else "is not a file"
    for read in (here.open, here.resume):
        with pytest.raises(StoreError, match=why):
            read(path)
    assert not files.is_held(path)
    assert "x (2).stowaway" == here.rename(other, "x").name
    assert b"" == here.picture(path)
    assert [] == [*here.reviews(path)]


def a_match_listed_before(home: Path, kind: str) -> None:
    """One that became another thing after its folder was looked through says so."""
    path = home / "matches" / "x.stowaway"
    summary = matches._summary(path, match(home).stat())
    why = "the file or folder does not exist" if kind == "link" else "it is not a file"
    assert f"This file cannot be opened as a match: {why}." == str(summary.problem)


def a_match_that_is_played(home: Path, kind: str) -> None:
    """It is written under another name."""
    path, session = home / "matches" / "x.stowaway", toy()
    journal = save(session)
    with Writer(session, path, journal=journal, written=True) as writer:
        assert ("x (2).stowaway", None) == (writer.path.name, writer.trouble)
        next(play_on(session))
    assert save(session) == writer.path.read_bytes()


def trashed(home: Path, kind: str) -> None:
    """A match that is deleted has the moment before its name there, and comes back."""
    here, path = table(home), match(home, "x.stowaway")
    place = here.delete(path)
    assert place.name.endswith("Z x.stowaway")
    assert here.restore(place) == path
    assert is_there(home / "trash" / "x.stowaway", kind)


def beside(home: Path, kind: str) -> None:
    """There is none; a new one takes its place, unless it is a folder."""
    here, path = table(home), match(home, "x.stowaway")
    assert b"" == here.picture(path)
    assert [] == [*here.reviews(path)]
    assert [] == [*here.hints(path)]
    assert [] == [*here.asked(path)]
    here.keep_picture(path, b"picture")
    here.keep_reviews(path, [b"{}\n"])
    here.keep_hints(path, [b"{}\n"])
    here.keep_asked(path, [b"{}\n"])
    kept = (here.picture(path), [*here.reviews(path)], [*here.hints(path)], [*here.asked(path)])
    assert kept == (b"picture", [b"{}\n"], [b"{}\n"], [b"{}\n"]) or kind == "folder"
    assert here.delete(path) is not None


def beside_in_trash(home: Path, kind: str) -> None:
    """What comes with a deleted match takes its place, unless it is a folder."""
    here, path = table(home), match(home, "x.stowaway")
    here.keep_picture(path, b"picture")
    place = here.delete(path)
    assert place is not None
    assert here.picture(place) in (b"picture", b"") or kind == "folder"
    assert path == here.restore(place)


def origin(home: Path, kind: str) -> None:
    """The match that branches leave is not there; a new one takes its place, but for a folder."""
    here, session = table(home), finished()
    mark = codec.mark(session.header)
    assert here.trunk(mark) is None
    here.keep_origin(session)
    assert (here.trunk(mark) is None) == (kind == "folder")


def guided(home: Path, kind: str) -> None:
    """No round was left; none can be kept there, but where a link leads to."""
    kept = Guided(home / "guided")
    assert (False, (0, 0), None) == (kept.has(GAME), kept.step(GAME), kept.left(GAME, CODE))
    if kind == "link":
        kept.keep(round_of(), "claim", ())
        assert kept.has(GAME)
        return
    with pytest.raises(StoreError, match="is not a file"):
        kept.keep(round_of(), "claim", ())


def left_over(home: Path, kind: str) -> None:
    """No temporary file: it stays."""
    path = home / ".stowaway-x.tmp"
    os.utime(path, (1, 1), follow_symlinks=False)
    files.remove_temp_files(home)
    assert is_there(path, kind)


Case = tuple[str, Callable[[Path, str], None]]
CASES: Final[dict[str, Case]] = {
    "settings": ("settings.toml", settings),
    "settings before": ("settings.previous.toml", settings_previous),
    "records": ("records.sqlite", records),
    "records' journal": ("records.sqlite-journal", records_beside),
    "records' wal": ("records.sqlite-wal", records_beside),
    "records' shm": ("records.sqlite-shm", records_beside),
    "cousins": ("cousins.json", cousins),
    "cousins' lock": ("cousins.json.lock", cousins_lock),
    "guesses": ("guesses.json", guesses),
    "guesses' lock": ("guesses.json.lock", guesses_lock),
    "players": ("players.json", players),
    "players' lock": ("players.json.lock", players_lock),
    "mistakes": ("mistakes.json", mistakes),
    "mistakes' lock": ("mistakes.json.lock", mistakes_lock),
    "attempts": ("attempts.json", attempts),
    "attempts' lock": ("attempts.json.lock", attempts_lock),
    "backup": ("backups/20260101T000000Z.json", a_backup),
    "part of a backup": (f"backups/{PART}.part", a_part),
    "copy": (COPY, a_copy),
    "achievements": ("achievements.json", achievements),
    "achievements' lock": ("achievements.json.lock", achievements_lock),
    "match": ("matches/x.stowaway", a_match),
    "match listed before": ("matches/x.stowaway", a_match_listed_before),
    "match that is played": ("matches/x.stowaway", a_match_that_is_played),
    "deleted match": ("trash/x.stowaway", trashed),
    "picture": ("pictures/x.stowaway.picture", beside),
    "reviews": ("pictures/x.stowaway.reviews", beside),
    "hints": ("pictures/x.stowaway.hints", beside),
    "asked": ("pictures/x.stowaway.asked", beside),
    "deleted picture": ("trash/x.stowaway.picture", beside_in_trash),
    "deleted reviews": ("trash/x.stowaway.reviews", beside_in_trash),
    "deleted hints": ("trash/x.stowaway.hints", beside_in_trash),
    "deleted asked": ("trash/x.stowaway.asked", beside_in_trash),
    "origin": (f"pictures/{codec.mark(finished().header)}.stowaway", origin),
    "guided round": (f"guided/{GAME}.stowaway", guided),
    "left over": (".stowaway-x.tmp", left_over),
}
ELSEWHERE = {"reports/report-*.txt", "instance.lock", "instance.socket"}
"""Those that the shell opens: `tests/ui/shell/test_odd.py`."""


@kinds
@pytest.mark.parametrize("name", CASES)
def test_what_is_no_file_holds_nobody_up(home: Path, name: str, kind: str) -> None:
    where, tried = CASES[name]
    catalog.game(GAME)
    put(home / where, kind)
    with at_once():
        tried(home, kind)


def test_every_kind_of_file_is_tried() -> None:
    tried = {odd.kind_of(Path(where)) for where, _ in CASES.values()}
    assert odd.FILES - ELSEWHERE == tried - {".stowaway-x.tmp"}
    # And those are all that places and matches name.
    home = Path("home")
    of = HomePaths(home, home, home)
    named = [of.records, of.settings, of.lock, of.matches / "x.stowaway", of.trash / "x.stowaway"]
    named += [of.guided / "x.stowaway"]
    named += [table(home)._place_of(of.matches / "x.stowaway", what) for what in matches.SIDECARS]
    assert odd.FILES >= {odd.kind_of(path.relative_to(home)) for path in named}


@posix
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "folder"])
@pytest.mark.parametrize("folder", ["matches", "trash", "pictures", "guided"])
def test_what_is_no_folder_holds_nobody_up(home: Path, folder: str, kind: str) -> None:
    put(home / folder, kind)
    here = table(home)
    with at_once():
        path = home / "elsewhere.stowaway" if folder == "matches" else match(home)
        here.keep_picture(path, b"picture")
        here.keep_reviews(path, [b"{}\n"])
        here.keep_origin(finished())
        assert here.trunk("0" * 20) is None
        if folder == "matches" and kind != "link":
            with pytest.raises(StoreError, match="cannot be read"):
                here.all()
        with Writer(toy(), home / folder / "x.stowaway") as writer:
            assert writer.trouble is not None
        if folder == "trash":
            with pytest.raises(StoreError, match="cannot be deleted"):
                here.delete(path)
        kept = Guided(home / folder)
        if kind == "link":
            # It is written where the link leads.
            kept.keep(round_of(), "claim", ())
            return
        with pytest.raises(StoreError, match="cannot be written"):
            kept.keep(round_of(), "claim", ())


# The one function


@kinds
def test_nothing_but_a_regular_file_is_opened(home: Path, kind: str) -> None:
    path = home / "x"
    put(path, kind)
    flags = (os.O_RDONLY, os.O_WRONLY | os.O_APPEND, os.O_RDWR)
    for flag in flags:
        for follow in (True, False):
            nothing = kind == "link" and follow
            with at_once(), pytest.raises(FileNotFoundError if nothing else NotAFileError):
                files.open_regular(path, flag, follow=follow)
    assert is_there(path, kind)
    if kind == "link":
        with pytest.raises(NotAFileError):
            files.open_regular(path, os.O_RDWR | os.O_CREAT, follow=False)
        assert not (home / "nowhere").exists()


@posix
def test_a_link_to_a_file_is_followed_where_that_is_wanted(home: Path) -> None:
    (home / "real").write_bytes(b"real")
    (home / "link").symlink_to("real")
    assert b"real" == files.read(home / "link", 10)
    with pytest.raises(NotAFileError):
        files.open_regular(home / "link", os.O_RDONLY, follow=False)
    files.append(home / "link", b" one")
    assert b"real one" == (home / "real").read_bytes()


@posix
@pytest.mark.parametrize("kind", ["pipe", "device", "link"])
def test_what_takes_the_place_of_a_file_while_it_is_opened_is_refused(
    home: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """Between the look before and the opening anything may happen."""
    path, real = home / "x", os.open
    path.write_bytes(b"a file")
    made: list[int] = []

    def swapped(name: Path, *rest: int) -> int:
        path.unlink()
        put(path, kind)
        made.append(real(name, *rest))
        return made[-1]

    monkeypatch.setattr(os, "open", swapped)
    why = "symbolic link" if kind == "link" else "it is not a file"
    with at_once(), pytest.raises(OSError, match=why):
        files.open_regular(path, os.O_RDONLY, follow=kind != "link")
    for handle in made:
        with pytest.raises(OSError, match="Bad file descriptor"):
            os.fstat(handle)


@posix
def test_a_pipe_with_somebody_at_its_other_end_is_no_file_either(home: Path) -> None:
    path = home / "x"
    put(path, "pipe")
    handle = os.open(path, os.O_RDWR | os.O_NONBLOCK)
    try:
        os.write(handle, save(finished()))
        with at_once(), pytest.raises(StoreError, match="is not a file"):
            files.read(path, codec.MAX_BYTES)
    finally:
        os.close(handle)


def swaps(path: Path, stop: threading.Event) -> Iterator[None]:
    """Let a file and a pipe take turns at a place, as quickly as that goes."""
    while not stop.is_set():
        path.unlink(missing_ok=True)
        os.mkfifo(path)
        yield
        other = path.with_suffix(".new")
        other.write_bytes(b"good")
        other.replace(path)
        yield


@posix
def test_a_file_that_comes_and_goes_is_read_whole_or_refused(home: Path) -> None:
    path, stop = home / "x", threading.Event()
    path.write_bytes(b"good")
    thread = threading.Thread(target=lambda: [*swaps(path, stop)])
    thread.start()
    seen = set()
    try:
        with at_once(20):
            # The other thread has its turn when the machine likes.
            end = time.monotonic() + 10
            while time.monotonic() < end:
                try:
                    seen.add(files.read(path, 10))
                except StoreError as error:
                    seen.add(str(error.said.key).encode())
                if len(seen) > 2:
                    break
    finally:
        stop.set()
        thread.join()
    assert seen <= {
        b"good",
        b"{file} is not a file.",
        b"{file} cannot be read: {reason}.",
    }
    assert b"good" in seen
