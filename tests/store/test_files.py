"""Tests: whole files: written whole or not at all, and nothing else is touched."""

from __future__ import annotations

import errno
import os
import stat
import time
from pathlib import Path

import pytest

from engine.store import StoreError, files

posix = pytest.mark.skipif(os.name != "posix", reason="POSIX has links, pipes and /proc")


def test_a_write_leaves_one_file_and_what_was_there_before(tmp_path: Path) -> None:
    path, kept = tmp_path / "deep" / "a", tmp_path / "deep" / "b"
    files.replace(path, b"old", keep=kept)
    assert [path] == list(path.parent.iterdir())
    files.replace(path, b"new", keep=kept)
    assert [b"new", b"old"] == [path.read_bytes(), kept.read_bytes()]
    assert [path, kept] == sorted(path.parent.iterdir())


@posix
def test_what_is_no_file_is_never_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (pipe, tmp_path):
        with pytest.raises(StoreError, match="is not a file"):
            files.replace(path, b"x")
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert [pipe] == list(tmp_path.iterdir())


@posix
@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o002, 0o664), (0o077, 0o600)])
def test_what_is_written_for_others_has_the_usual_mode(
    tmp_path: Path, umask: int, mode: int
) -> None:
    before = os.umask(umask)
    try:
        files.replace(tmp_path / "mine", b"x")
        files.replace(tmp_path / "given", b"x", private=False)
        assert umask == os.umask(umask)
    finally:
        os.umask(before)
    assert 0o600 == stat.S_IMODE((tmp_path / "mine").stat().st_mode)
    assert mode == stat.S_IMODE((tmp_path / "given").stat().st_mode)
    (tmp_path / "given").chmod(0o640)
    files.replace(tmp_path / "given", b"y", private=False)
    assert 0o640 == stat.S_IMODE((tmp_path / "given").stat().st_mode), "it stays as it was"


@posix
def test_what_a_link_leads_to_is_written(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_bytes(b"old")
    link.symlink_to(real)
    files.replace(link, b"new")
    assert link.is_symlink()
    assert b"new" == real.read_bytes()


def test_a_file_in_place_of_the_folder_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(StoreError, match="not a directory"):
        files.replace(tmp_path / "file" / "a", b"x")
    with pytest.raises(NotADirectoryError):
        files.create(tmp_path / "file" / "a", b"x")


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="needs /proc")
def test_what_cannot_be_read_leaves_no_handle_open(tmp_path: Path) -> None:
    before = len([*Path("/proc/self/fd").iterdir()])
    for _ in range(5):
        with pytest.raises(StoreError, match="not a file"):
            files.read(tmp_path, 10)
    assert before == len([*Path("/proc/self/fd").iterdir()])


@posix
def test_a_file_system_without_locks_keeps_nobody_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import fcntl

    with (tmp_path / "one").open("w") as file, (tmp_path / "one").open("w") as other:
        assert files.claim(file.fileno()) is True
        assert files.claim(other.fileno()) is False
        assert not files.lock(other.fileno())

        def unknown(_handle: int, _how: int) -> None:
            raise OSError(errno.ENOTSUP, "no locks here")

        monkeypatch.setattr(fcntl, "flock", unknown)
        assert files.claim(other.fileno()) is None
        assert files.lock(other.fileno())


def test_temporary_files_of_killed_processes_are_swept(tmp_path: Path) -> None:
    hour = 3600
    stale, fresh, mine, folder = (
        tmp_path / ".stowaway-a.tmp",
        tmp_path / ".stowaway-b.tmp",
        tmp_path / "a.tmp",
        tmp_path / ".stowaway-c.tmp",
    )
    for path in (stale, fresh, mine):
        path.write_bytes(b"x")
    folder.mkdir()
    for path in (stale, mine, folder):
        os.utime(path, (time.time() - 2 * hour, 0.0))
    files.remove_temp_files(tmp_path)
    assert {fresh, mine, folder} == set(tmp_path.iterdir())
    files.remove_temp_files(tmp_path / "nothing")
