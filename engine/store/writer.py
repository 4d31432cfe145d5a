"""engine.store: the writer: keeps a match's file up with its session, at every input."""

from __future__ import annotations

import contextlib
import errno
import os
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from engine.match import Entry, Session, codec
from engine.store import files

_FLAGS: Final = os.O_WRONLY | os.O_APPEND | getattr(os, "O_BINARY", 0)

OnTrouble = Callable[[str | None], None]


class Writer:
    """Writes each new journal entry at once; a thread of its own syncs it to the disk.

    Never raises for what a disk does: the match goes on in memory, `trouble` says so in one
    sentence, and every further input tries again to write all that is missing. The file is locked
    while it is written to.
    """

    def __init__(
        self,
        session: Session,
        path: Path,
        *,
        on_trouble: OnTrouble | None = None,
        written: int | None = None,
    ) -> None:
        """Keep the session at this path from now on.

        `written` is the size in bytes of a file there that holds exactly this session's journal;
        None makes a new one. `on_trouble` hears every change of `trouble`, in the thread that
        submits.
        """
        self.path = path
        self.trouble: str | None = None
        self._session = session
        self._on_trouble = on_trouble
        self._scribe = codec.Scribe()
        self._handle: int | None = None
        self._size = 0
        self._pending = b""
        self._syncer: _Syncer | None = None
        self._doubtful = False
        if written is None:
            self._pending = self._whole()
        else:
            self._scribe.skip(codec.encode(session.header, session.journal))
            self._size = written
        self.retry()
        self._stop = session.keep(self._keep)

    def retry(self) -> None:
        """Write what is missing, as far as the disk lets it."""
        trouble: str | None = None
        try:
            self._write()
        except OSError as error:
            trouble = self._sentence(error)
        if trouble != self.trouble:
            self._tell(trouble)

    def secure(self) -> bool:
        """Write and sync what is missing; whether all of the match is on the disk."""
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
        self._pending += self._scribe.entries(entries)
        self.retry()

    def _whole(self) -> bytes:
        self._scribe = codec.Scribe()
        header = self._scribe.header(self._session.header)
        return header + self._scribe.entries(self._session.journal)

    def _tell(self, trouble: str | None) -> None:
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
        whole = self._whole()
        # What is pending now is all of it, whatever fails from here on.
        self._pending = whole
        for _ in range(100):
            path = files.free(self.path)
            with contextlib.suppress(FileExistsError):
                files.create(path, whole)
                break
        else:
            raise FileExistsError
        self.path = path
        self._begin(whole)

    def _renew(self) -> None:
        """Write all of it anew: once a sync has failed, no later one says what became of it."""
        self._doubtful = True
        whole = self._whole()
        self._pending = whole[self._size :]
        self._release()
        files.renew(self.path, whole)
        self._begin(whole)

    def _begin(self, whole: bytes) -> None:
        """Go on with a file that holds this, synced."""
        self._size = len(whole)
        self._pending = b""
        self._doubtful = False
        self._open()

    def _open(self) -> None:
        handle = os.open(self.path, _FLAGS)
        if not files.lock(handle):
            os.close(handle)
            raise BlockingIOError(errno.EWOULDBLOCK, os.strerror(errno.EWOULDBLOCK))
        self._handle = handle
        self._syncer = _Syncer(handle)

    def _append(self, handle: int) -> None:
        data = memoryview(self._pending)
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
        self._pending = b""
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

    def _sentence(self, error: OSError) -> str:
        return (
            f"This match is not being saved: {files.why(error)} ({self.path}). "
            "It goes on in memory, and saving is tried again at every input."
        )


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
