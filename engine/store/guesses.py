"""engine.store: what was guessed before the answer: whether it was right, and how far off.

A row is kept for each guess, so that a chart can show by week whether they get better. Nothing else
follows from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Annotated, Final, NamedTuple

import msgspec

from engine.core import Message
from engine.core.review import Unit
from engine.store.dated_rows import MAX_BYTES, MAX_NAME_LENGTH, DatedRows

__all__ = ["MAX_BYTES", "MAX_GUESSES", "Guesses", "KeptGuess", "Week", "by_week"]

MAX_GUESSES: Final = 2000
"""How many are kept; of more, the oldest go. As long as may be, they are within `MAX_BYTES`."""
MIN_WEEKS: Final = 2
MIN_GUESSES: Final = 10
"""How many weeks, or else guesses, are worth a chart."""

_MAX_HUNDREDTHS: Final = 1_000_000
_Game = Annotated[str, msgspec.Meta(max_length=40)]
_Name = Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)]
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


class Guesses(DatedRows[KeptGuess]):
    """Keep the file of all guesses."""

    row_type = KeptGuess

    def most(self) -> int:
        """Return how many guesses are kept."""
        return MAX_GUESSES

    def unreadable(self, reason: Message) -> Message:
        """Return what is said where the file cannot be read.

        Args:
            reason: Why it cannot.
        """
        return Message("Your guesses could not be loaded: {reason}.", reason=reason)

    def later(self) -> Message:
        """Return what is said where a newer version of Stowaway wrote it."""
        return Message(
            "Your guesses were written by a newer version of Stowaway. They were not changed."
        )

    def damaged(self, file: str) -> Message:
        """Return what is said where it was damaged, and is kept as another file.

        Args:
            file: The name of that file.
        """
        return Message(
            "Your guesses were damaged, and the list of them is now empty. The damaged file was "
            "kept as {file}.",
            file=file,
        )
