"""Campaign: the calls of the system that are made on files below a folder, seen one by one.

What stands on it lets calls fail (`faults`), stops the program dead before one of them (`Stop`), or
knows what a disk would still hold if the power failed (`Disk`).
"""

from __future__ import annotations

import builtins
import io
import os
import signal
import stat
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

NAMES: Final = (
    *("open", "close", "write", "fsync", "fstat", "ftruncate", "replace", "rename", "link"),
    *("unlink", "mkdir", "scandir", "stat", "lstat"),
)
"""The calls of `os` that are seen, besides those that `open` makes."""
CHANGING: Final = frozenset(
    ("open", "write", "fsync", "ftruncate", "replace", "rename", "link", "unlink", "mkdir")
)
"""Those that change something, or make it last."""
DATABASE: Final = "records.sqlite"
"""SQLite calls the system by itself, and syncs by itself."""
_DEAD: Final = getattr(signal, "SIGKILL", signal.SIGTERM)
_REAL: Final = {name: getattr(os, name) for name in NAMES}


class Calls:
    """Sees all calls on files below a folder; `call` decides what becomes of them."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self._handles: dict[int, str] = {}
        """The files that are open, by their handle."""

    def call(self, name: str, real: Callable[..., Any], args: Any, more: Any) -> Any:
        """One call. `name` is that of `os`; a file that is opened for reading counts as `stat`."""
        raise NotImplementedError

    @contextmanager
    def watching(self) -> Iterator[None]:
        """See all calls, those of other threads too."""
        with ExitStack() as stack:
            for name in NAMES:
                stack.enter_context(patch.object(os, name, self._wrapped(name, getattr(os, name))))
            opener = self._opener(builtins.open)
            stack.enter_context(patch.object(builtins, "open", opener))
            stack.enter_context(patch.object(io, "open", opener))
            yield

    def path(self, handle: int) -> str:
        """Under which name a handle was opened; empty where it is not ours."""
        return self._handles.get(handle, "")

    def _is_ours(self, what: object) -> bool:
        if isinstance(what, int):
            return what in self._handles
        return isinstance(what, str | os.PathLike) and os.fspath(what).startswith(self._folder)

    def _wrapped(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            if not args or not self._is_ours(args[0]):
                return real(*args, **more)
            if name == "close":
                # The number is free for another file, which may not be ours.
                self._handles.pop(args[0], None)
                return real(*args, **more)
            answer = self.call(name, real, args, more)
            if name == "open":
                self._handles[answer] = os.fspath(args[0])
            return answer

        return call

    def _opener(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(file: Any, *args: Any, **more: Any) -> Any:
            if not self._is_ours(file):
                return real(file, *args, **more)
            reads = "r" in (args[0] if args else more.get("mode", "r"))
            made = self.call("stat" if reads else "open", real, (file, *args), more)
            if reads:
                return made
            if not isinstance(file, int):
                self._handles[made.fileno()] = os.fspath(file)
            return _File(made, self)

        return call

    def close(self, handle: int) -> None:
        """A file object closes a file."""
        self._handles.pop(handle, None)


class _File:
    """A file object whose writes are seen; each goes to the system at once."""

    def __init__(self, file: Any, calls: Calls) -> None:
        self._file = file
        self._calls = calls
        self._handle = file.fileno()

    def write(self, data: Any) -> int:
        count: int = self._calls.call("write", self._write, (self._handle, data), {})
        return count

    def writelines(self, lines: Iterable[Any]) -> None:
        for line in lines:
            self.write(line)

    def close(self) -> None:
        self._calls.close(self._handle)
        self._file.close()

    def __enter__(self) -> _File:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def _write(self, _handle: int, data: Any) -> int:
        self._file.write(data)
        self._file.flush()
        return len(data)


def is_buffered(real: Callable[..., Any]) -> bool:
    """Whether a write is one of a file object, which writes all or raises."""
    return isinstance(getattr(real, "__self__", None), _File)


class Stop(Calls):
    """Stops the process dead before a call, in the midst of a write half of the time."""

    def __init__(self, folder: Path, calls: int, rng: Random) -> None:
        super().__init__(folder)
        self._left = calls
        self._rng = rng

    def call(self, name: str, real: Callable[..., Any], args: Any, more: Any) -> Any:
        """Count those that change something."""
        if name in CHANGING:
            self._left -= 1
            if self._left == 0:
                self.stop(name, real, args)
        return real(*args, **more)

    def stop(self, name: str, real: Callable[..., Any], args: Any) -> None:
        """The end."""
        if name == "write" and self._rng.random() < 0.5:
            real(args[0], args[1][: len(args[1]) // 2])
        die()


class Disk(Stop):
    """A disk whose power fails before a call: what was synced survives, the rest may be lost.

    A file's bytes are safe when it was synced, its name when its folder was. What happens to the
    rest differs between systems, so one of three things is done to it (`lose`). Whatever SQLite
    writes survives.
    """

    def __init__(self, folder: Path, calls: int, rng: Random) -> None:
        """All that is in the folder now is safe."""
        super().__init__(folder, calls, rng)
        self._lock = threading.RLock()
        self._in_vain = False
        self._numbers: dict[int, int] = {}
        """A number of our own for each inode, since the system gives an inode again."""
        self._safe: dict[int, bytes] = {}
        """What was synced of each file, by its number."""
        self._dirty: set[int] = set()
        """Files of which something was not synced."""
        self._names: dict[str, dict[str, int | None]] = {}
        """By folder, the synced names in it: numbers of files, None for a folder."""
        for path, _, files in os.walk(folder):
            for name in files:
                self._safe[self._number(_status(path, name))] = _bytes(f"{path}/{name}")
        for path, _, _ in os.walk(folder):
            self._names[path] = self._listed(path)

    def call(self, name: str, real: Callable[..., Any], args: Any, more: Any) -> Any:
        """Let the disk follow what the program does; nothing is really synced."""
        with self._lock:
            if name == "fsync":
                return super().call(name, self._sync, args, more)
            fresh = name == "open" and not isinstance(args[0], int) and not os.path.lexists(args[0])
            answer = super().call(name, real, args, more)
            if name == "open" and not isinstance(args[0], int):
                handle = answer if isinstance(answer, int) else answer.fileno()
                self._follow_open(_REAL["fstat"](handle), fresh=fresh)
            elif name in ("write", "ftruncate"):
                self._dirty.add(self._number(_REAL["fstat"](args[0])))
            elif name == "mkdir":
                self._names[os.fspath(args[0])] = {}
            return answer

    def settle(self, seconds: float) -> bool:
        """Wait until all that was written is synced; False if it is not after so many seconds.

        Whoever has waited in vain once does not wait again.
        """
        end = time.monotonic() + (0 if self._in_vain else seconds)
        while True:
            with self._lock:
                named = {
                    self._number(_status(path, name))
                    for path, _, names in os.walk(self._folder)
                    for name in names
                }
                if not self._dirty & named:
                    return True
            if time.monotonic() > end:
                self._in_vain = True
                return False
            time.sleep(0.002)

    def stop(self, name: str, real: Callable[..., Any], args: Any) -> None:
        """The power fails."""
        if name == "write" and self._rng.random() < 0.5:
            real(args[0], args[1][: len(args[1]) // 2])
        # The lock is held to the end: nothing else reaches the disk.
        self.lose(self._rng.choice(("synced", "synced", "named", "torn")))
        die()

    def lose(self, how: str) -> None:
        """Leave in the folder what survives.

        `synced`: what was synced, and nothing else. `named`: all names as they are, and of the
        bytes only those that were synced. `torn`: all, but what was not synced of a file is cut
        off somewhere, or zeros.
        """
        now = {path: self._listed(path) for path, _, _ in os.walk(self._folder)}
        names = self._names if how == "synced" else now
        held = {
            number: _bytes(f"{path}/{name}")
            for path, entries in now.items()
            for name, number in entries.items()
            if number is not None
        }
        left: dict[str, bytes] = {}
        folders = [self._folder]
        for path in folders:
            for name, number in names.get(path, {}).items():
                whole = f"{path}/{name}"
                if number is None:
                    folders.append(whole)
                elif not name.startswith(DATABASE):
                    left[whole] = self._survives(number, held, how)
        self._rebuild(folders, left)

    # Inside

    def _survives(self, number: int, held: dict[int, bytes], how: str) -> bytes:
        safe = self._safe.get(number, b"")
        if how != "torn" or number not in self._dirty:
            return safe
        now = held.get(number, b"")
        if not now.startswith(safe):
            return self._rng.choice((safe, now))
        at = self._rng.randrange(len(safe), len(now) + 1)
        return now[:at] + bytes(self._rng.choice((0, len(now) - at)))

    def _rebuild(self, folders: list[str], left: dict[str, bytes]) -> None:
        for path, _, names in os.walk(self._folder, topdown=False):
            for name in names:
                if not name.startswith(DATABASE):
                    _REAL["unlink"](f"{path}/{name}")
            if path not in folders:
                with suppress(OSError):
                    os.rmdir(path)  # noqa: PTH106 - a call of our own, which nobody sees
        for folder in folders:
            with suppress(FileExistsError):
                _REAL["mkdir"](folder)
        for whole, data in left.items():
            handle = _REAL["open"](whole, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            at = 0
            while at < len(data):
                at += _REAL["write"](handle, data[at:])
            _REAL["close"](handle)

    def _sync(self, handle: int) -> None:
        status = _REAL["fstat"](handle)
        path = self.path(handle)
        if stat.S_ISDIR(status.st_mode):
            self._names[path] = self._listed(path)
            return
        number = self._number(status)
        found = next(iter(self._found(status.st_ino, path)), None)
        if found is not None:
            self._safe[number] = _bytes(found)
            self._dirty.discard(number)

    def _found(self, inode: int, path: str) -> Iterator[str]:
        """Where a file is now that was opened under this name."""
        places = (f"{at}/{name}" for at, _, names in os.walk(self._folder) for name in names)
        for place in (path, *places):
            with suppress(OSError):
                if _REAL["lstat"](place).st_ino == inode:
                    yield place

    def _follow_open(self, status: os.stat_result, *, fresh: bool) -> None:
        if fresh and stat.S_ISREG(status.st_mode):
            self._numbers.pop(status.st_ino, None)
            self._safe[self._number(status)] = b""
        elif stat.S_ISREG(status.st_mode) and len(self._safe[self._number(status)]) > (
            status.st_size
        ):
            # It was emptied as it was opened.
            self._dirty.add(self._number(status))

    def _number(self, status: os.stat_result) -> int:
        number = self._numbers.setdefault(status.st_ino, len(self._safe))
        self._safe.setdefault(number, b"")
        return number

    def _listed(self, path: str) -> dict[str, int | None]:
        with _REAL["scandir"](path) as entries:
            return {
                entry.name: None
                if entry.is_dir(follow_symlinks=False)
                else self._number(entry.stat(follow_symlinks=False))
                for entry in entries
            }


def die() -> None:
    """Kill this process, as a person or the system would."""
    os.kill(os.getpid(), _DEAD)
    time.sleep(10)


def _status(path: str, name: str) -> os.stat_result:
    found: os.stat_result = _REAL["lstat"](f"{path}/{name}")
    return found


def _bytes(path: str) -> bytes:
    with suppress(OSError), io.FileIO(path) as file:
        return file.readall() or b""
    return b""
