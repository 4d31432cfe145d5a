"""engine.store: what the first answers to similar positions cost, to show whether practice helps.

A mistake comes back as another position with the same lesson. The first of these is new to the
player, so the loss there tells what was learned, and not what was remembered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from typing import Annotated, Final, NamedTuple

import msgspec

from engine.core import Message
from engine.core.review import VALUE_RANGE, Unit
from engine.store.dated_rows import MAX_NAME_LENGTH, DatedRows

MAX_ANSWERS: Final = 2000
"""How many are kept; of more, the oldest go."""
MIN_WEEKS: Final = 2
"""A chart of fewer weeks says nothing of a change."""


class CousinAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the first similar position of a mistake.

    `loss` is what it cost, in hundredths of `unit`; `before` what the mistake had cost.
    """

    day: date
    game: Annotated[str, msgspec.Meta(max_length=40)]
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME_LENGTH)]
    unit: Unit
    loss: Annotated[int, msgspec.Meta(ge=0, le=2 * VALUE_RANGE["points"][1])]
    before: Annotated[int, msgspec.Meta(ge=0, le=2 * VALUE_RANGE["points"][1])]


class CousinWeek(NamedTuple):
    """The answers of a week, by unit: what each cost, and what the mistakes had cost.

    `monday` is its first day; all is in hundredths.
    """

    monday: date
    losses: dict[Unit, tuple[int, ...]]
    before: dict[Unit, tuple[int, ...]]


def by_week(rows: Sequence[CousinAnswer]) -> tuple[CousinWeek, ...]:
    """Return the weeks that have answers, in order.

    Args:
        rows: The answers, in any order.

    Returns:
        The weeks; none where they are too few to say anything. A unit that has answers in fewer
            weeks than that is left out.
    """
    found: dict[date, list[CousinAnswer]] = {}
    weeks: dict[Unit, set[date]] = {}
    for row in sorted(rows, key=lambda row: row.day):
        monday = row.day - timedelta(days=row.day.weekday())
        found.setdefault(monday, []).append(row)
        weeks.setdefault(row.unit, set()).add(monday)
    told = [unit for unit, mondays in weeks.items() if len(mondays) >= MIN_WEEKS]
    groups = {monday: [row for row in group if row.unit in told] for monday, group in found.items()}
    return tuple(_week(monday, group) for monday, group in groups.items() if group)


def _week(monday: date, rows: Sequence[CousinAnswer]) -> CousinWeek:
    losses: dict[Unit, tuple[int, ...]] = {}
    before: dict[Unit, tuple[int, ...]] = {}
    for row in rows:
        losses[row.unit] = (*losses.get(row.unit, ()), row.loss)
        before[row.unit] = (*before.get(row.unit, ()), row.before)
    return CousinWeek(monday, losses, before)


class CousinAnswers(DatedRows[CousinAnswer]):
    """Keep the file of first answers to similar positions."""

    row_type = CousinAnswer

    def most(self) -> int:
        """Return how many answers are kept."""
        return MAX_ANSWERS

    def weeks(self, mine: Callable[[str], bool]) -> tuple[CousinWeek, ...]:
        """Return the weeks of a player, as `by_week` does. Never raises.

        Args:
            mine: Tells whether a name belongs to the player.
        """
        return by_week(self.rows(mine))

    def unreadable(self, reason: Message) -> Message:
        """Return what is said where the file cannot be read.

        Args:
            reason: Why it cannot.
        """
        return Message(
            "Your answers to similar decisions could not be loaded: {reason}.", reason=reason
        )

    def later(self) -> Message:
        """Return what is said where a newer version of Stowaway wrote it."""
        return Message(
            "Your answers to similar decisions were written by a newer version of Stowaway. "
            "They were not changed."
        )

    def damaged(self, file: str) -> Message:
        """Return what is said where it was damaged, and is kept as another file.

        Args:
            file: The name of that file.
        """
        return Message(
            "Your answers to similar decisions were damaged, and the list of them is now empty. "
            "The damaged file was kept as {file}.",
            file=file,
        )
