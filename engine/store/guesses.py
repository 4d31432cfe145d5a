"""engine.store: what was guessed before the answer: whether it was right, and how far off.

A row is kept for each guess, so that a chart can show by week whether they get better. Nothing else
follows from them.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import msgspec

from engine.core import Message
from engine.core.review import Unit
from engine.store import files
from engine.store.files import StoreError
from engine.store.mistakes import FIRST_DAY, LAST_DAY

MAX_GUESSES: Final = 2000
"""How many are kept; of more, the oldest go. As long as may be, they are within `MAX_BYTES`."""
MAX_BYTES: Final = 4 * 1024 * 1024
FILE_FORMAT: Final = 1
MIN_WEEKS: Final = 2
MIN_GUESSES: Final = 10
"""How many weeks, or else guesses, are worth a chart."""

_MAX_HUNDREDTHS: Final = 1_000_000
_MAX_NAME: Final = 200
_Game = Annotated[str, msgspec.Meta(max_length=40)]
_Name = Annotated[str, msgspec.Meta(max_length=_MAX_NAME)]
_Hundredths = Annotated[int, msgspec.Meta(ge=-_MAX_HUNDREDTHS, le=_MAX_HUNDREDTHS)]


class KeptGuess(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guess: on which day, in which game, by which name, and whether it was right.

    `value` is what the choice that was guessed is expected to bring, in hundredths of `unit`, and
    `told` what the player said; None for nothing.
    """

    day: date
    game: _Game
    name: _Name
    right: bool
    unit: Unit
    value: _Hundredths
    told: _Hundredths | None = None


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    form: int
    rows: Annotated[tuple[KeptGuess, ...], msgspec.Meta(max_length=MAX_GUESSES)] = ()


class _Form(msgspec.Struct):
    form: int = FILE_FORMAT


class Week(NamedTuple):
    """The guesses of a week: how many, how many of them were right, and how far off numbers were.

    `monday` is its first day. `errors` has by unit how far each number was off, in hundredths.
    """

    monday: date
    guesses: int
    right: int
    errors: dict[Unit, tuple[int, ...]]


def by_week(rows: Sequence[KeptGuess]) -> tuple[Week, ...]:
    """Return the weeks that have guesses, in order.

    Args:
        rows: The guesses, in any order.

    Returns:
        The weeks; none where there are too few guesses to say anything.
    """
    found: dict[date, list[KeptGuess]] = {}
    for row in sorted(rows, key=lambda row: row.day):
        found.setdefault(row.day - timedelta(days=row.day.weekday()), []).append(row)
    if len(found) < MIN_WEEKS and len(rows) < MIN_GUESSES:
        return ()
    return tuple(_week(monday, group) for monday, group in found.items())


def _week(monday: date, rows: Sequence[KeptGuess]) -> Week:
    errors: dict[Unit, tuple[int, ...]] = {}
    for row in rows:
        if row.told is not None:
            errors[row.unit] = (*errors.get(row.unit, ()), abs(row.told - row.value))
    return Week(monday, len(rows), sum(row.right for row in rows), errors)


class Guesses:
    """Keep the file of all guesses. It is read at every call, as another window may write it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sentence: Message | None = None
        """What the player should know of the file, until somebody has told it."""

    def rows(self, mine: Callable[[str], bool] = lambda _name: True) -> tuple[KeptGuess, ...]:
        """Return what was guessed. Never raises.

        Args:
            mine: Tells whether a name belongs to the player who asks; by default all do.
        """
        return tuple(row for row in self._read().rows if mine(row.name))

    def keep(self, row: KeptGuess) -> None:
        """Keep one more guess.

        Args:
            row: The guess.

        Raises:
            StoreError: The file cannot be read or written; the guess is not kept then.
        """
        day = min(max(row.day, FIRST_DAY), LAST_DAY)
        kept = msgspec.structs.replace(row, day=day, name=row.name[:_MAX_NAME])
        with self._changing() as (before, write):
            write(msgspec.structs.replace(before, rows=(*before.rows, kept)[-MAX_GUESSES:]))

    # Inside

    def _read(self) -> _Kept:
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
            self.sentence = Message(
                "Your guesses could not be loaded: {reason}.", reason=error.said
            )
            return _Kept(0)
        try:
            return _decoded(data)
        except _LaterError:
            self.sentence = Message(
                "Your guesses were written by a newer version of Stowaway. They were not changed."
            )
            return _Kept(0)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return self._set_aside()

    def _set_aside(self) -> _Kept:
        try:
            aside = files.quarantine(self.path)
        except StoreError as error:
            self.sentence = error.said
            return _Kept(0)
        self.sentence = Message(
            "Your guesses were damaged, and the list of them is now empty. The damaged file was "
            "kept as {file}.",
            file=aside.name,
        )
        return _Kept(FILE_FORMAT)

    @contextlib.contextmanager
    def _changing(self) -> Iterator[tuple[_Kept, Callable[[_Kept], None]]]:
        """What is kept, and what writes it changed, while no other window does.

        Nothing is written over a file that could not be read. Raises StoreError.
        """
        with files.exclusive_lock(self.path):
            before = self._read()
            if before.form != FILE_FORMAT:
                assert self.sentence is not None
                sentence, self.sentence = self.sentence, None
                raise StoreError("{sentence}", sentence=sentence)

            def write(kept: _Kept) -> None:
                files.replace(self.path, msgspec.json.encode(kept) + b"\n")

            yield before, write


class _LaterError(Exception):
    """A file of a form that is not known yet."""


def _decoded(data: bytes) -> _Kept:
    """Raises MsgspecError, ValueError, RecursionError or _LaterError."""
    if len(data) > MAX_BYTES:
        raise ValueError
    if msgspec.json.decode(data, type=_Form).form > FILE_FORMAT:
        raise _LaterError
    kept = msgspec.json.decode(data, type=_Kept, strict=True)
    if kept.form != FILE_FORMAT or not all(FIRST_DAY <= row.day <= LAST_DAY for row in kept.rows):
        raise ValueError
    return kept
