"""engine.store: the writer: keeps a match's file up with its session, at every input."""

from __future__ import annotations

import contextlib
import errno
import os
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from engine.core import Message
from engine.match import Entry, Session, codec
from engine.store import files

_SPARE_LINES: Final = 2_000
"""More than any match still needs to its end, even with a mark of time every five seconds."""
_SPARE_BYTES: Final = 512 * 1024
"""More than so many lines take, in bytes."""

_NEARLY_FULL_MESSAGE: Final = Message(
    "This match is almost too long to save. There is just enough room left to finish it."
)
_FULL_MESSAGE: Final = Message(
    "This match is too long to save any further. Everything up to here is saved; new moves are "
    "kept in memory only."
)

OnTrouble = Callable[[Message | None], None]


class Writer:
    """Write each new journal entry at once; a thread of its own syncs it to the disk.

    It never raises for what a disk does. The match goes on in memory, `trouble` says so in one
    sentence, and every further input tries again to write all that is missing. The file is locked
    while it is written to.
    """

    def __init__(
        self,
        session: Session,
        path: Path,
        *,
        on_trouble: OnTrouble | None = None,
        journal: bytes | None = None,
        written: bool = False,
    ) -> None:
        """Save a match at this path from now on.

        Args:
            session: The match.
            path: Its file. If it is taken, a name like it.
            on_trouble: Is told every change of `trouble` and `warning`, in the thread that submits.
            journal: The journal of the match as bytes, if they are known.
            written: Whether the file holds exactly these bytes; otherwise a new file is made.
        """
        self.path = path
        self.trouble: Message | None = None
        self.warning: Message | None = None
        """What will be a trouble if the match goes on for long, in one sentence."""
        self._session = session
        self._on_trouble = on_trouble
        self._scribe = codec.JournalWriter()
        self._handle: int | None = None
        self._data = bytearray(journal or self._scribe.header(session.header))
        if journal is None:
            self._data += self._scribe.entries(session.journal)
        else:
            self._scribe.skip(journal)
        self._lines = 1 + len(session.journal)
        self._size = len(self._data) if written else 0
        self._syncer: _Syncer | None = None
        self._doubtful = False
        self._full = False
        self._look_ahead()
        self.retry()
        self._stop = session.keep(self._keep)

    def retry(self) -> None:
        """Write what is missing, as far as the disk allows."""
        trouble: Message | None = None
        try:
            self._write()
        except OSError as error:
            trouble = self._sentence(error)
        if trouble is None and self._full:
            trouble = _FULL_MESSAGE
        if trouble != self.trouble:
            self._tell(trouble)

    def secure(self) -> bool:
        """Write and sync what is missing.

        Returns:
            Whether all of the match is on the disk.
        """
        self.retry()
        error = self._release()
        if error is not None:
            # Written anew it is synced at once.
            self.retry()
            error = self._release()
        if error is not None:
            self._tell(self._sentence(error))
        return self.trouble is None

    def close(self) -> None:
        """Write and sync what is missing, and stop."""
        self._stop()
        self.secure()

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _keep(self, entries: Sequence[Entry]) -> None:
        if not self._full:
            fresh = self._scribe.entries(entries)
            lines = self._lines + len(entries)
            # What lies beyond would not be read; nor what comes after a line that is left out.
            self._full = not codec.fits(lines, len(self._data) + len(fresh), _longest(fresh))
            if not self._full:
                self._data += fresh
                self._lines = lines
                self._look_ahead()
        self.retry()

    def _look_ahead(self) -> None:
        roomy = codec.fits(self._lines + _SPARE_LINES, len(self._data) + _SPARE_BYTES)
        if self.warning is None and not roomy:
            self.warning = _NEARLY_FULL_MESSAGE
            self._tell(self.trouble)

    def _tell(self, trouble: Message | None) -> None:
        self.trouble = trouble
        if self._on_trouble is not None:
            self._on_trouble(trouble)

    def _write(self) -> None:
        if self._handle is None and self._size == 0:
            self._create()
            return
        if self._handle is None:
            try:
                self._open()
            except OSError:
                # It is gone, or may only be read; its folder may take another.
                self._size = 0
                self._create()
                return
        assert self._handle is not None
        found = os.fstat(self._handle)
        if found.st_nlink == 0 or found.st_size != self._size:
            # Somebody else deleted it or wrote to it: their file is left as it is.
            self._release()
            self._size = 0
            self._create()
        elif self._doubtful or (self._syncer is not None and self._syncer.error is not None):
            self._renew()
        else:
            self._append(self._handle)

    def _create(self) -> None:
        for _ in range(100):
            path = files.unique_path(self.path)
            with contextlib.suppress(FileExistsError):
                files.create(path, bytes(self._data))
                break
        else:
            raise FileExistsError
        self.path = path
        self._begin()

    def _renew(self) -> None:
        """Write all of it anew: once a sync has failed, no later one says what became of it."""
        self._doubtful = True
        self._release()
        files.renew(self.path, bytes(self._data))
        self._begin()

    def _begin(self) -> None:
        """Go on with a file that holds all of it, synced."""
        self._size = len(self._data)
        self._doubtful = False
        self._open()

    def _open(self) -> None:
        handle = files.open_regular(self.path, os.O_WRONLY | os.O_APPEND)
        if not files.lock(handle):
            os.close(handle)
            raise BlockingIOError(errno.EWOULDBLOCK, os.strerror(errno.EWOULDBLOCK))
        self._handle = handle
        self._syncer = _Syncer(handle)

    def _append(self, handle: int) -> None:
        data = memoryview(bytes(self._data[self._size :]))
        written = 0
        try:
            while written < len(data):
                written += os.write(handle, data[written:])
        except OSError:
            # A line written in part would shut off all that follows it.
            with contextlib.suppress(OSError):
                os.ftruncate(handle, self._size)
            raise
        self._size += written
        if written and self._syncer is not None:
            self._syncer.ask()

    def _release(self) -> OSError | None:
        """Let go of the file, synced; what a sync has said, if one failed."""
        error: OSError | None = None
        if self._syncer is not None:
            self._syncer.stop()
            error, self._syncer = self._syncer.error, None
        if self._handle is not None:
            with contextlib.suppress(OSError):
                os.close(self._handle)
            self._handle = None
        self._doubtful = self._doubtful or error is not None
        return error

    def _sentence(self, error: OSError) -> Message:
        return Message(
            "This match is not being saved: {reason} ({file}). You can keep playing; "
            "Stowaway will try to save again after every move.",
            reason=files.why(error),
            file=str(self.path),
        )


def _longest(lines: bytes) -> int:
    """Length of the longest line, in bytes."""
    return max((len(line) for line in lines.splitlines(keepends=True)), default=0)


class _Syncer:
    """A thread that syncs one open file whenever it is asked to."""

    def __init__(self, handle: int) -> None:
        self.error: OSError | None = None
        """What one of the syncs said."""
        self._handle = handle
        self._wanted = threading.Event()
        self._stopped = False
        self._thread = threading.Thread(target=self._run, name="match writer", daemon=True)
        self._thread.start()

    def ask(self) -> None:
        self._wanted.set()

    def stop(self) -> None:
        self._stopped = True
        self._wanted.set()
        self._thread.join()

    def _run(self) -> None:
        last = False
        while not last:
            self._wanted.wait()
            self._wanted.clear()
            # Asked before the sync, so that what was written before `stop` is synced in any case.
            last = self._stopped
            try:
                os.fsync(self._handle)
            except OSError as error:
                self.error = error
