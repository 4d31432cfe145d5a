"""What may be in the place of a file: pipes, folders, devices, sockets, links to nothing."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import stat
import time
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from types import FrameType
from typing import Final

SECONDS: Final = 2.0
"""More than anything with a home may take that finds such a thing in it."""

KINDS: Final = ("pipe", "folder", "device", "socket", "link")
POSIX: Final = os.name == "posix"
"""Elsewhere a folder is all that can be made of these without being asked for a password."""

FILES: Final = {
    "settings.toml",
    "settings.previous.toml",
    "records.sqlite",
    "records.sqlite-journal",
    "records.sqlite-wal",
    "records.sqlite-shm",
    "achievements.json",
    "achievements.json.lock",
    "cousins.json",
    "cousins.json.lock",
    "guesses.json",
    "guesses.json.lock",
    "players.json",
    "players.json.lock",
    "mistakes.json",
    "mistakes.json.lock",
    "matches/*.stowaway",
    "trash/*.stowaway",
    "trash/*.picture",
    "trash/*.reviews",
    "trash/*.hints",
    "trash/*.asked",
    "pictures/*.stowaway",
    "pictures/*.picture",
    "pictures/*.reviews",
    "pictures/*.hints",
    "pictures/*.asked",
    "guided/*.stowaway",
    "reports/report-*.txt",
    "attempts.json",
    "attempts.json.lock",
    "backups/*.json",
    "backups/*.part",
    "copies/*",
    "instance.lock",
    "instance.socket",
}
"""Every file that the program opens in its home, by its path there."""


def kind_of(path: Path) -> str:
    """Which of `FILES` a file in the home is."""
    return next((kind for kind in sorted(FILES) if fnmatch(path.as_posix(), kind)), str(path))


def put(path: Path, kind: str) -> None:
    """Put such a thing in the place of a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if kind == "pipe":
        os.mkfifo(path)
    elif kind == "folder":
        path.mkdir()
        (path / "something").write_bytes(b"mine")
    elif kind == "device":
        try:
            # The endless zeros: who reads them all never comes back.
            os.mknod(path, stat.S_IFCHR | 0o600, os.makedev(1, 5))
        except OSError:
            # Only root may make one.
            path.symlink_to("/dev/zero")
    elif kind == "socket":
        with socket.socket(socket.AF_UNIX) as made, contextlib.chdir(path.parent):
            # Its whole path may be too long for a socket.
            made.bind(path.name)
    else:
        path.symlink_to(path.with_name("nowhere"))


def is_there(path: Path, kind: str) -> bool:
    """Whether such a thing is there, with what is in it."""
    mode = path.lstat().st_mode
    if kind == "folder":
        return stat.S_ISDIR(mode) and (path / "something").read_bytes() == b"mine"
    if kind == "pipe":
        return stat.S_ISFIFO(mode)
    if kind == "socket":
        return stat.S_ISSOCK(mode)
    return stat.S_ISLNK(mode) or (kind == "device" and stat.S_ISCHR(mode))


class HangsError(BaseException):
    """It took too long. No Exception: what is tested survives many of these."""


@contextlib.contextmanager
def at_once(seconds: float = SECONDS) -> Iterator[None]:
    """Fail where something takes longer, also if it would wait for ever."""

    def late(_number: int, _frame: FrameType | None) -> None:
        raise HangsError

    began = time.monotonic()
    before = signal.signal(signal.SIGALRM, late) if POSIX else None
    if POSIX:
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if POSIX:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if time.monotonic() - began > seconds:
        raise HangsError
