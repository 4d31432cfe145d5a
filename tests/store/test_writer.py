"""Tests: the writer: every input is on disk at once, and no disk can hurt the match."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import Message
from engine.match import Session, codec
from engine.match.loader import read
from engine.store import Matches, StoreError, Writer, files
from tests.match.toy import ToyShelf
from tests.store.kit import play_on, save, toy
from tests.tiers import is_deep

ROOT = Path(__file__).resolve().parents[2]


def test_the_file_is_up_with_the_match_at_every_input(tmp_path: Path) -> None:
    session = toy()
    path = tmp_path / "deep" / "folder" / "a.stowaway"
    with Writer(session, path) as writer:
        assert path.read_bytes() == save(session)
        for _ in play_on(session):
            assert path.read_bytes() == save(session)
        assert writer.trouble is None
    assert path.read_bytes() == save(session)
    assert [path] == list(path.parent.iterdir()), "no temporary file is left"


def test_a_closed_writer_hears_nothing_more(tmp_path: Path) -> None:
    session = toy()
    path = tmp_path / "a.stowaway"
    with Writer(session, path):
        pass
    before = path.read_bytes()
    next(play_on(session))
    assert path.read_bytes() == before


def test_it_never_writes_over_another_file(tmp_path: Path) -> None:
    path = tmp_path / "a.stowaway"
    path.write_bytes(b"mine")
    session = toy()
    with Writer(session, path) as writer:
        assert writer.path == tmp_path / "a (2).stowaway"
    assert path.read_bytes() == b"mine"
    assert writer.path.read_bytes() == save(session)


@pytest.mark.parametrize("change", ["grow", "delete"])
def test_a_file_that_somebody_else_changed_is_left_alone(tmp_path: Path, change: str) -> None:
    session = toy()
    path = tmp_path / "a.stowaway"
    with Writer(session, path) as writer:
        if change == "grow":
            with path.open("ab") as file:
                file.write(b"something\n")
        else:
            path.unlink()
        for _ in play_on(session):
            pass
        expected = tmp_path / ("a (2).stowaway" if change == "grow" else "a.stowaway")
        assert writer.path == expected
    assert writer.path.read_bytes() == save(session)
    if change == "grow":
        assert path.read_bytes().endswith(b"something\n")


FULL = """
import resource, sys
from pathlib import Path
from tests.store.kit import play_on, save, toy
from engine.store import Writer
session, path, heard = toy(), Path(sys.argv[1]), []
room = len(save(session)) + int(sys.argv[2])
resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
writer = Writer(session, path, on_trouble=heard.append)
for _ in play_on(session):
    assert path.read_bytes() == save(session)[: path.stat().st_size]
    assert path.read_bytes().endswith(b"\\n")
assert session.result is not None
assert writer.trouble and "disk is full" in str(writer.trouble), writer.trouble
assert heard == [writer.trouble]
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
writer.close()
assert writer.trouble is None and heard[-1] is None
assert path.read_bytes() == save(session)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no resource limits")
@pytest.mark.parametrize("room", [0, 1, 130, 500])
def test_a_full_disk_loses_nothing_and_is_made_good(tmp_path: Path, room: int) -> None:
    """A limit on file size stands for the disk; Python ignores the signal, so writes fail."""
    path = tmp_path / "a.stowaway"
    run(FULL, str(path), str(room))


NO_ROOM = """
import resource, sys
from pathlib import Path
from tests.store.kit import play_on, save, toy
from engine.store import Writer
session, path = toy(), Path(sys.argv[1])
resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
writer = Writer(session, path)
assert "disk is full" in str(writer.trouble) and str(path) in str(writer.trouble)
assert list(path.parent.iterdir()) == []
for _ in play_on(session):
    pass
assert session.result is not None
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
writer.close()
assert path.read_bytes() == save(session)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no resource limits")
def test_a_disk_that_is_full_from_the_start(tmp_path: Path) -> None:
    run(NO_ROOM, str(tmp_path / "a.stowaway"))


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    """A file stands where the folder should be: even root cannot write there."""
    (tmp_path / "block").write_bytes(b"")
    session = toy()
    writer = Writer(session, tmp_path / "block" / "a.stowaway")
    assert writer.trouble is not None
    assert str(writer.trouble).startswith("This match is not being saved: ")
    for _ in play_on(session):
        pass
    assert session.result is not None
    (tmp_path / "block").unlink()
    writer.close()
    assert writer.trouble is None
    assert writer.path.read_bytes() == save(session)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_a_write_that_fails_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = toy()
    with Writer(session, tmp_path / "a.stowaway") as writer:
        full = os.open("/dev/full", os.O_WRONLY)
        real = os.write
        monkeypatch.setattr(os, "write", lambda _, data: real(full, data))
        moves = play_on(session)
        next(moves)
        assert writer.trouble is not None
        assert "the disk is full" in str(writer.trouble)
        monkeypatch.undo()
        next(moves)
        assert writer.trouble is None
        os.close(full)
    assert writer.path.read_bytes() == save(session)


def test_what_was_written_last_is_synced_before_it_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while a slow disk is still busy with an earlier sync."""
    session = toy()
    path = tmp_path / "a.stowaway"
    synced: list[int] = []
    busy, go = threading.Event(), threading.Event()

    def slow(handle: int) -> None:
        size = os.fstat(handle).st_size
        busy.set()
        go.wait(5)
        synced.append(size)

    moves = play_on(session)
    with Writer(session, path):
        monkeypatch.setattr(os, "fsync", slow)
        next(moves)
        assert busy.wait(5)
        next(moves)
        threading.Timer(0.05, go.set).start()
    assert path.stat().st_size == synced[-1]


def test_a_sync_that_fails_at_the_end_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = toy()
    heard: list[Message | None] = []
    writer = Writer(session, tmp_path / "a.stowaway", on_trouble=heard.append)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    next(play_on(session))
    writer.close()
    assert writer.trouble is not None
    assert [writer.trouble] == heard


def test_a_file_that_is_gone_when_its_match_goes_on_is_written_anew(tmp_path: Path) -> None:
    session = toy()
    path = tmp_path / "a.stowaway"
    with Writer(session, path, journal=save(session), written=True) as writer:
        assert writer.trouble is None
        next(play_on(session))
    assert path.read_bytes() == save(session)


def dither(session: Session) -> Iterator[None]:
    """Take the first act back and do it again, without an end."""
    next(play_on(session))
    while True:
        assert session.undo()
        assert session.redo()
        yield


@pytest.mark.parametrize(
    ("bound", "most"), [("MAX_LINES", 2_100), ("MAX_BYTES", 540 * 1024), ("MAX_LINE_BYTES", 70)]
)
def test_nothing_is_written_that_would_not_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, most: int
) -> None:
    """A match that grows beyond every bound is told to do so, and what is kept of it is good."""
    session = toy(practice=True)
    path = tmp_path / "a.stowaway"
    with Writer(session, path) as writer:
        monkeypatch.setattr(codec, bound, most)
        for number, _ in enumerate(dither(session)):
            if writer.trouble is not None:
                break
            # All of a long file each time would take a minute.
            if number % 250 == 0:
                assert path.read_bytes() == save(session)
        whole, kept = save(session), path.read_bytes()
        assert whole.startswith(kept)
        assert kept != whole
        writer.retry()
        assert "too long to save any further" in str(writer.trouble)
    reading = read(kept, ToyShelf())
    assert reading.problem is None
    assert reading.good == len(kept)
    assert path.read_bytes() == kept


@pytest.mark.parametrize(("bound", "most"), [("MAX_LINES", 2_100), ("MAX_BYTES", 540 * 1024)])
def test_it_is_said_while_there_is_room_to_finish_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, bound: str, most: int
) -> None:
    monkeypatch.setattr(codec, bound, most)
    session = toy(practice=True)
    path = tmp_path / "a.stowaway"
    heard: list[Message | None] = []
    with Writer(session, path, on_trouble=heard.append) as writer:
        for _ in dither(session):
            if writer.warning is not None:
                break
        assert "room left to finish it" in str(writer.warning)
        assert heard == [None], "once, and nothing is wrong yet"
        for _ in play_on(session):
            pass
        assert session.result is not None
        assert heard == [None]
    assert path.read_bytes() == save(session)
    assert read(save(session), ToyShelf()).problem is None
    # Whoever opens it again is told again.
    with Writer(session, path, journal=save(session), written=True) as again:
        assert again.warning == writer.warning


KILLED = """
import sys, os
from pathlib import Path
from tests.store.kit import play_on, toy
from engine.core import Message
from engine.store import Matches
from tests.match.toy import ToyShelf
number = 0
real = os.write
def slow(handle, data):
    # Half a line at a time, as a slow disk would have it.
    return real(handle, data[: max(1, len(data) // 2)])
os.write = slow
print("ready", flush=True)
while True:
    number += 1
    session = toy(f"TY-{number}")
    with Matches(Path(sys.argv[1]), shelf=ToyShelf()).start(session):
        for _ in play_on(session):
            pass
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_process_leaves_files_that_open(tmp_path: Path) -> None:
    torn = 0
    turns = 6 if is_deep() else 2
    for turn in range(turns):
        folder = tmp_path / str(turn)
        with subprocess.Popen(
            [sys.executable, "-c", KILLED, str(folder)], cwd=ROOT, stdout=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            assert process.stdout.readline() == b"ready\n"
            until = time.monotonic() + 30
            while not list(folder.glob("*.stowaway")) and time.monotonic() < until:
                time.sleep(0.01)
            time.sleep(0.1 + 0.013 * turn)
            process.send_signal(signal.SIGKILL)
        files = sorted(folder.glob("*.stowaway"))
        assert files
        for path in files:
            data = path.read_bytes()
            reading = read(data, ToyShelf())
            assert reading.session is not None, data[:200]
            assert reading.good == data.rfind(b"\n") + 1
            torn += reading.problem is not None
    assert torn <= turns, "at most the last file of each"


def run(code: str, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("whole", [False, True])
def test_what_a_sync_could_not_keep_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, whole: bool
) -> None:
    """Once one has failed, a later one that does not says nothing of what was written before.

    Either only this file cannot be synced, or nothing can.
    """
    session = toy()
    path = tmp_path / "a.stowaway"
    moves = play_on(session)
    real = os.fsync

    def broken(handle: int) -> None:
        if whole or os.fstat(handle).st_ino == before:
            raise OSError(errno.EIO, "Input/output error")
        real(handle)

    with Writer(session, path) as writer:
        before = path.stat().st_ino
        with monkeypatch.context() as patch:
            patch.setattr(os, "fsync", broken)
            next(moves)
            assert writer.secure() != whole
            assert (writer.trouble is None) != whole
        assert writer.secure()
        assert writer.trouble is None
        assert before != path.stat().st_ino, "another file, not the same one synced again"
        assert path.read_bytes() == save(session)
        next(moves)
        assert path.read_bytes() == save(session)
    assert [path] == list(tmp_path.iterdir())


def test_securing_tries_once_more_and_says_whether_all_is_kept(tmp_path: Path) -> None:
    (tmp_path / "block").write_bytes(b"")
    session = toy()
    with Writer(session, tmp_path / "block" / "a.stowaway") as writer:
        next(play_on(session))
        assert not writer.secure()
        (tmp_path / "block").unlink()
        assert writer.secure()
        assert writer.trouble is None
        assert writer.path.read_bytes() == save(session)


HOLDING = """
import sys
from pathlib import Path
from engine.core import Message
from engine.store import Matches
from tests.match.toy import ToyShelf
path = Path(sys.argv[1])
resumed = Matches(path.parent, shelf=ToyShelf()).resume(path)
print(resumed.writer is not None, flush=True)
sys.stdin.read()
"""


def test_a_match_that_another_process_plays_can_only_be_looked_at(tmp_path: Path) -> None:
    matches = Matches(tmp_path, shelf=ToyShelf())
    session = toy()
    path = tmp_path / "a.stowaway"
    moves = play_on(session)
    with Writer(session, path):
        next(moves)
    with subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"True\n"
        before = path.read_bytes()
        resumed = matches.resume(path)
        assert resumed.writer is None
        assert resumed.sentence is not None
        assert "another Stowaway window" in str(resumed.sentence)
        with pytest.raises(StoreError, match="another Stowaway window"):
            matches.delete(path)
        assert before == path.read_bytes()
        assert [path] == list(tmp_path.iterdir())
        other.kill()
    again = matches.resume(path)
    assert again.writer is not None, "a lock ends with its process"
    again.writer.close()


def test_a_file_that_another_process_took_meanwhile_is_left_to_it(tmp_path: Path) -> None:
    session = toy()
    path = tmp_path / "a.stowaway"
    with Writer(session, path) as writer:
        assert writer.secure()
        handle = os.open(path, os.O_WRONLY)
        assert files.lock(handle)
        before = path.read_bytes()
        next(play_on(session))
        assert writer.path == tmp_path / "a (2).stowaway"
        os.close(handle)
    assert before == path.read_bytes()
    assert writer.path.read_bytes() == save(session)


def test_where_there_are_no_locks_nobody_is_kept_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def no_locks(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", no_locks)
    session = toy()
    path = tmp_path / "a.stowaway"
    with Writer(session, path) as writer:
        assert not files.is_held(path)
        next(play_on(session))
        assert writer.trouble is None
    assert path.read_bytes() == save(session)
