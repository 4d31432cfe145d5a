"""engine.store: a file of rows that are only added to, each of a day and a player.

Nothing else follows from them than what is charted. Where there are too many, the oldest go.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from typing import Any, Final, Generic, Protocol, TypeVar

import msgspec

from engine.store import files
from engine.store.kept_file import KeptFile
from engine.store.mistakes import FIRST_DAY, LAST_DAY
from engine.store.players import names_beside
from engine.store.tally import MergeTally

MAX_NAME_LENGTH: Final = 200
MAX_BYTES: Final = 4 * 1024 * 1024


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


class DatedRows(KeptFile[_Kept[RowT]], Generic[RowT]):
    """Keep a file of rows. A kind of file names its row type, and how many rows are kept."""

    max_bytes = MAX_BYTES

    row_type: type[RowT]
    """The type of a row."""

    def most(self) -> int:
        """Return how many rows are kept."""
        raise NotImplementedError

    def rows(self, mine: Callable[[str], bool] = lambda _name: True) -> tuple[RowT, ...]:
        """Return the rows. Never raises.

        Args:
            mine: Tells whether a present name belongs to the player who asks; by default all do.
        """
        names = names_beside(self.path)
        return tuple(row for row in self._read().rows if mine(names.called(row.name)))

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
        other = self.check(data)
        with self._changing() as (before, write):
            new = Counter(other.rows) - Counter(before.rows)
            if new and not dry:
                # Of a day that both have, what was here stays before what came.
                rows = sorted((*before.rows, *new.elements()), key=lambda row: row.day)
                write(msgspec.structs.replace(before, rows=tuple(rows)[-self.most() :]))
        return MergeTally(new.total(), len(other.rows) - new.total())

    # Inside

    def kept_type(self) -> type[_Kept[RowT]]:
        """Return the type of what is kept."""
        kind: Any = _Kept
        made: type[_Kept[RowT]] = kind[self.row_type]
        return made

    def verify(self, kept: _Kept[RowT]) -> None:
        """Check what the types of a file do not say.

        Args:
            kept: What it keeps.

        Raises:
            ValueError: It cannot have been written so.
        """
        days_known = all(FIRST_DAY <= row.day <= LAST_DAY for row in kept.rows)
        if len(kept.rows) > self.most() or not days_known:
            raise ValueError

    @contextlib.contextmanager
    def _changing(self) -> Iterator[tuple[_Kept[RowT], Callable[[_Kept[RowT]], None]]]:
        """What is kept, and what writes it changed, while no other window does.

        Nothing is written over a file that could not be read. Raises StoreError.
        """
        with self._locked() as before:
            self._require(before)

            def write(kept: _Kept[RowT]) -> None:
                files.replace(self.path, msgspec.json.encode(kept) + b"\n")

            yield before, write
