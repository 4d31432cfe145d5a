"""engine.store: a file of rows that are only added to, each of a day and a player.

Nothing else follows from them than what is charted. Where there are too many, the oldest go.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from engine.core import Message
from engine.store import files
from engine.store.files import StoreError
from engine.store.mistakes import FIRST_DAY, LAST_DAY
from engine.store.tally import MergeTally

MAX_NAME_LENGTH: Final = 200
MAX_BYTES: Final = 4 * 1024 * 1024
FILE_FORMAT: Final = 1


class DatedRow(Protocol):
    """A row: on which day, and by which name."""

    @property
    def day(self) -> date:
        """Return the day."""
        ...

    @property
    def name(self) -> str:
        """Return the name of the player."""
        ...


RowT = TypeVar("RowT", bound=DatedRow)


class _Kept(msgspec.Struct, Generic[RowT], frozen=True, forbid_unknown_fields=True):
    form: int
    rows: tuple[RowT, ...] = ()


class _Form(msgspec.Struct):
    form: int = FILE_FORMAT


class DatedRows(Generic[RowT]):
    """Keep a file of rows. It is read at every call, as another window may write it.

    A file names its row type, how many rows are kept, and what it says where it cannot be used.
    """

    row_type: type[RowT]
    """The type of a row."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sentence: Message | None = None
        """What the player should know of the file, until someone has told it."""

    def most(self) -> int:
        """Return how many rows are kept."""
        raise NotImplementedError

    def unreadable(self, reason: Message) -> Message:
        """Return what is said where the file cannot be read.

        Args:
            reason: Why it cannot.
        """
        raise NotImplementedError

    def later(self) -> Message:
        """Return what is said where a newer version of Stowaway wrote it."""
        raise NotImplementedError

    def damaged(self, file: str) -> Message:
        """Return what is said where it was damaged, and is kept as another file.

        Args:
            file: The name of that file.
        """
        raise NotImplementedError

    def rows(self, mine: Callable[[str], bool] = lambda _name: True) -> tuple[RowT, ...]:
        """Return the rows. Never raises.

        Args:
            mine: Tells whether a name belongs to the player who asks; by default all do.
        """
        return tuple(row for row in self._read().rows if mine(row.name))

    def keep(self, row: RowT) -> None:
        """Keep one more row.

        Args:
            row: The row.

        Raises:
            StoreError: The file cannot be read or written; the row is not kept then.
        """
        new: Any = row
        day = min(max(row.day, FIRST_DAY), LAST_DAY)
        kept: RowT = msgspec.structs.replace(new, day=day, name=row.name[:MAX_NAME_LENGTH])
        with self._changing() as (before, write):
            write(msgspec.structs.replace(before, rows=(*before.rows, kept)[-self.most() :]))

    def unite(self, data: bytes, *, dry: bool = False) -> MergeTally:
        """Add the rows of another file of this kind that are not here.

        Equal rows are the same ones, as many times as they are in the file that has more of them.

        Args:
            data: The bytes of the other file.
            dry: Whether it is only counted, and nothing is written.

        Returns:
            How many rows are new, and how many were here.

        Raises:
            StoreError: This file cannot be read or written, or the other one is damaged or of a
                newer version: nothing is added.
        """
        try:
            other = self._decoded(data)
        except _LaterError as error:
            raise StoreError("{sentence}", sentence=self.later()) from error
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise StoreError("{file} is damaged.", file=self.path.name) from error
        with self._changing() as (before, write):
            new = Counter(other.rows) - Counter(before.rows)
            if new and not dry:
                # Of a day that both have, what was here stays before what came.
                rows = sorted((*before.rows, *new.elements()), key=lambda row: row.day)
                write(msgspec.structs.replace(before, rows=tuple(rows)[-self.most() :]))
        return MergeTally(new.total(), len(other.rows) - new.total())

    # Inside

    def _read(self) -> _Kept[RowT]:
        """What is kept; nothing, with a sentence, where that cannot be read."""
        try:
            self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return _Kept(FILE_FORMAT)
        except (OSError, ValueError):
            # Reading it says why.
            pass
        try:
            data = files.read(self.path, MAX_BYTES)
        except StoreError as error:
            self.sentence = self.unreadable(error.said)
            return _Kept(0)
        try:
            return self._decoded(data)
        except _LaterError:
            self.sentence = self.later()
            return _Kept(0)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return self._set_aside()

    def _decoded(self, data: bytes) -> _Kept[RowT]:
        """Raises MsgspecError, ValueError, RecursionError or _LaterError."""
        if len(data) > MAX_BYTES:
            raise ValueError
        if msgspec.json.decode(data, type=_Form).form > FILE_FORMAT:
            raise _LaterError
        kind: Any = _Kept
        kept: _Kept[RowT] = msgspec.json.decode(data, type=kind[self.row_type], strict=True)
        if (
            kept.form != FILE_FORMAT
            or len(kept.rows) > self.most()
            or not all(FIRST_DAY <= row.day <= LAST_DAY for row in kept.rows)
        ):
            raise ValueError
        return kept

    def _set_aside(self) -> _Kept[RowT]:
        try:
            aside = files.quarantine(self.path)
        except StoreError as error:
            self.sentence = error.said
            return _Kept(0)
        self.sentence = self.damaged(aside.name)
        return _Kept(FILE_FORMAT)

    @contextlib.contextmanager
    def _changing(self) -> Iterator[tuple[_Kept[RowT], Callable[[_Kept[RowT]], None]]]:
        """What is kept, and what writes it changed, while no other window does.

        Nothing is written over a file that could not be read. Raises StoreError.
        """
        with files.exclusive_lock(self.path):
            before = self._read()
            if before.form != FILE_FORMAT:
                assert self.sentence is not None
                sentence, self.sentence = self.sentence, None
                raise StoreError("{sentence}", sentence=sentence)

            def write(kept: _Kept[RowT]) -> None:
                files.replace(self.path, msgspec.json.encode(kept) + b"\n")

            yield before, write


class _LaterError(Exception):
    """A file of a form that is not known yet."""
