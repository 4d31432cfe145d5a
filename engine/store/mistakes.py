"""engine.store: decisions that a review marked come back as questions: when, and how far one is.

What is kept is the schedule alone: which decision of which match, and on which day it was answered
last. A question that is answered rightly comes back after the next interval of `SRS_INTERVALS`,
else after the first; behind the last it is learned, and does not come any more.

Days are those of the clock of the place, which may be set back. Whatever was done on a day that has
not come yet counts as done on the first day that the clock shows afterwards (`back`): so a clock
that is set back gives nothing away, and one that was wrong holds nothing up.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Final

import msgspec
from msgspec.structs import replace

from engine.core import Message
from engine.core.review import VALUE_RANGE, ReviewLesson, Unit
from engine.store import files
from engine.store.files import StoreError
from engine.store.kept_file import KeptFile
from engine.store.players import names_beside
from engine.store.tally import MergeTally

SRS_INTERVALS: Final = (1, 3, 7, 16, 35)
"""After so many days a question comes back."""
MAX_QUESTIONS_PER_DAY: Final = 10
"""The most questions that are answered in a day."""
MAX_QUESTIONS: Final = 1000
"""How many are kept; of more, those that were learned go first, and then the oldest."""
MAX_BYTES: Final = 4 * 1024 * 1024
FIRST_DAY: Final = date(2000, 1, 1)
LAST_DAY: Final = date(2999, 12, 31)
"""Days before and after, which only a wrong clock shows, are as these."""
TRASH_PREFIX: Final = "trash/"
"""Before the name of a match that was deleted, and may be brought back."""


_Text = Annotated[str, msgspec.Meta(max_length=300)]
_MAX_COUNT: Final = 1_000_000


class TaughtLesson(msgspec.Struct, frozen=True):
    """What a decision teaches, and what it cost, in hundredths of `unit`."""

    lesson: ReviewLesson
    unit: Unit
    loss: Annotated[int, msgspec.Meta(ge=0, le=2 * VALUE_RANGE["points"][1])]


class ScheduledDrill(msgspec.Struct, frozen=True):
    """A question: the decision that began with input `at` of a match's file.

    `name` is whose it was. `day` is that of the last of `times` answers, or the one on which it was
    found; `rung` is the number of the interval that runs since, `len(SRS_INTERVALS)` once it is
    learned. `taught` is what the decision teaches; files of earlier versions do not have it.
    """

    # Unknown fields are let pass: files that were written before the first release have one more.
    match: _Text
    name: _Text
    seat: Annotated[int, msgspec.Meta(ge=0, le=15)]
    at: Annotated[int, msgspec.Meta(ge=1, le=_MAX_COUNT)]
    rung: Annotated[int, msgspec.Meta(ge=0, le=len(SRS_INTERVALS))]
    day: date
    times: Annotated[int, msgspec.Meta(ge=0, le=_MAX_COUNT)] = 0
    taught: TaughtLesson | None = None

    @property
    def cousin(self) -> int | None:
        """Return the number of the similar position that is asked now, from 0.

        None asks the decision itself: the first time, or if it is not known what it teaches.
        """
        return None if self.taught is None or not self.times else self.times - 1

    @property
    def learned(self) -> bool:
        """Return whether the question does not come any more."""
        return self.rung >= len(SRS_INTERVALS)

    @property
    def key(self) -> tuple[str, int, int]:
        """Return which decision it is: match, seat, and number of the input."""
        return self.match, self.seat, self.at


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    form: int
    back: date | None = None
    rows: Annotated[tuple[ScheduledDrill, ...], msgspec.Meta(max_length=MAX_QUESTIONS)] = ()


class ReviewSchedule:
    """Choose what is asked on a day, out of some questions."""

    def __init__(self, rows: Sequence[ScheduledDrill], today: date, back: date | None) -> None:
        self.today = today
        self._rows, self._back = rows, back
        done = sum(row.times > 0 and self.done(row) >= today for row in rows)
        self.left = max(0, MAX_QUESTIONS_PER_DAY - done)
        """How many may still be answered today."""

    def done(self, row: ScheduledDrill) -> date:
        """Return the day from which a question's interval runs.

        Args:
            row: The question.

        Returns:
            The day of the last answer. If that is still to come, because the clock was set back,
                the first day that the clock has shown since.
        """
        return row.day if row.day <= self.today else min(self.today, self._back or self.today)

    def next_due(self, row: ScheduledDrill) -> date:
        """Return the day on which a question that is not learned comes back.

        Args:
            row: The question.

        Returns:
            The day; it may be in the past.
        """
        return min(LAST_DAY, self.done(row) + timedelta(days=SRS_INTERVALS[row.rung]))

    @property
    def due_today(self) -> tuple[ScheduledDrill, ...]:
        """Return all questions that are due; those that have waited longest come first."""
        found = [row for row in self._rows if not row.learned and self.next_due(row) <= self.today]
        return tuple(sorted(found, key=self.next_due))

    @property
    def answered_today(self) -> frozenset[tuple[str, int, int]]:
        """Return the decisions that were answered today (`ScheduledDrill.key`)."""
        answered = (row for row in self._rows if row.times and self.done(row) >= self.today)
        return frozenset(row.key for row in answered)

    @property
    def coming(self) -> dict[date, int]:
        """Return how many questions come on which day; on none more than may be answered."""
        found: Counter[date] = Counter()
        day = self.today
        for next_due in sorted(self.next_due(row) for row in self._rows if not row.learned):
            day = max(day, next_due)
            while found[day] >= self._room(day):
                day += timedelta(days=1)
            found[day] += 1
        return {day: count for day, count in found.items() if count}

    def _room(self, day: date) -> int:
        """How many may be answered on a day, as far as is known now."""
        return self.left if day == self.today else MAX_QUESTIONS_PER_DAY

    @property
    def learned(self) -> int:
        """Return how many questions are learned."""
        return sum(row.learned for row in self._rows)


def spread_out(
    rows: Sequence[ScheduledDrill], asked: Sequence[tuple[str, int, int]]
) -> list[ScheduledDrill]:
    """Put first what is least like the questions before it.

    Decisions of one match may be about the same cards. So the match is asked next of which least
    was asked, and of that the decision that is farthest from those that were.

    Args:
        rows: The questions; among equals their order stays.
        asked: The decisions that were asked before, the last one at the end
            (`ScheduledDrill.key`).

    Returns:
        The questions in the order in which they are asked.
    """
    left, done, found = [*rows], [*asked], list[ScheduledDrill]()
    while left:

        def likeness(row: ScheduledDrill) -> tuple[int, int]:
            near = [at for match, seat, at in done if (match, seat) == row.key[:2]]
            return len(near), -min((abs(row.at - at) for at in near), default=0)

        following = min(left, key=likeness)
        left.remove(following)
        found.append(following)
        done.append(following.key)
    return found


class Mistakes(KeptFile[_Kept]):
    """Keep the file of all questions."""

    max_bytes = MAX_BYTES

    def __init__(self, path: Path, matches: Path, trash: Path) -> None:
        super().__init__(path)
        self._matches, self._trash = matches, trash

    # What is asked

    def plan(self, today: date, mine: Callable[[str], bool] = lambda _name: True) -> ReviewSchedule:
        """Return what is asked on a day. Never raises.

        Questions of matches that are not there any more are forgotten.

        Args:
            today: The day.
            mine: Tells whether a present name belongs to the person who is asked; by default all
                do.

        Returns:
            The questions, and when they come.
        """
        today, before = _bounded(today), self._read()
        kept = self._tidied(before, today)
        if kept != before:
            with contextlib.suppress(StoreError), self._changing() as (before, write):
                kept = self._tidied(before, today)
                write(kept)
        names = names_beside(self.path)
        listed = [
            row
            for row in kept.rows
            if mine(names.called(row.name)) and not row.match.startswith(TRASH_PREFIX)
        ]
        return ReviewSchedule(listed, today, kept.back)

    def file(self, row: ScheduledDrill) -> Path:
        """Return the file of a question's match.

        Args:
            row: The question.

        Returns:
            A path, at which there may be nothing.
        """
        return self._matches / row.match

    # What changes it

    def learn(
        self,
        path: Path,
        seat: int,
        found: Sequence[int],
        name: str,
        today: date,
        taught: Mapping[int, TaughtLesson] = MappingProxyType({}),
    ) -> None:
        """Note which decisions a review has marked.

        Questions that are known go on as they were, and those that are not marked any more are
        forgotten. Nothing is noted if the match is not kept here.

        Args:
            path: The file of the match.
            seat: The seat that was reviewed.
            found: The numbers of the inputs with which the marked decisions began.
            name: The name at the seat.
            today: The day.
            taught: What the decisions teach, by the same numbers; those without are asked again as
                they are.

        Raises:
            StoreError: The file cannot be read or written; the decisions are not asked then.
        """
        key, today = self._key(path), _bounded(today)
        if key is None:
            return
        with self._changing() as (before, write):
            if found:
                self._require(before)
            kept = _settled(before, today)
            known = {row.key: row for row in kept.rows}
            fresh = (ScheduledDrill(key, name, seat, at, 0, today) for at in sorted({*found}))
            rows = [row for row in kept.rows if row.key[:2] != (key, seat)]
            rows += [replace(known.get(row.key, row), taught=taught.get(row.at)) for row in fresh]
            write(replace(kept, rows=_within_bound(rows)))

    def answer(self, row: ScheduledDrill, today: date, *, right: bool) -> ScheduledDrill | None:
        """Note that a question was answered.

        Args:
            row: The question.
            today: The day.
            right: Whether the answer was right.

        Returns:
            What becomes of the question; None if it is not known, or the file cannot be read.

        Raises:
            StoreError: The file cannot be written.
        """
        today = _bounded(today)
        with self._changing() as (before, write):
            kept = _settled(before, today)
            now = next((each for each in kept.rows if each.key == row.key), None)
            if now is None:
                return None
            rung = min(now.rung + 1, len(SRS_INTERVALS)) if right else 0
            after = replace(now, rung=rung, day=today, times=min(now.times + 1, _MAX_COUNT))
            write(replace(kept, rows=tuple(after if each is now else each for each in kept.rows)))
            return after

    def forget(self, row: ScheduledDrill) -> None:
        """Forget a question that cannot be asked any more.

        Args:
            row: The question.

        Raises:
            StoreError: The file cannot be written.
        """
        with self._changing() as (kept, write):
            write(replace(kept, rows=tuple(one for one in kept.rows if one.key != row.key)))

    def follow(self, path: Path, to: Path | None) -> None:
        """Note that a match has another name now, is in the trash, or is gone.

        Questions about an earlier match of the new name are forgotten. What cannot be written is
        found out later: a match that is not there is not asked about.

        Args:
            path: The old file of the match.
            to: Its new file, or None if it is gone for good.
        """
        key, other = self._key(path), None if to is None else self._key(to)
        if all(row.match != key for row in self._read().rows):
            return
        with contextlib.suppress(StoreError), self._changing() as (kept, write):
            rows = [row for row in kept.rows if row.match == key or row.match != other]
            if other is None:
                rows = [row for row in rows if row.match != key]
            else:
                rows = [replace(row, match=other) if row.match == key else row for row in rows]
            write(replace(kept, rows=tuple(rows)))

    def join(self, old: str, name: str) -> None:
        """Note that a match went into another one, whose questions stay.

        Args:
            old: The name of its file, which is not there any more.
            name: The name of the other match's file.
        """
        if all(row.match != old for row in self._read().rows):
            return
        with contextlib.suppress(StoreError), self._changing() as (kept, write):
            rows: dict[tuple[str, int, int], ScheduledDrill] = {}
            for each in kept.rows:
                row = replace(each, match=name) if each.match == old else each
                rows[row.key] = _later(rows[row.key], row) if row.key in rows else row
            write(replace(kept, rows=tuple(rows.values())))

    def unite(
        self,
        data: bytes,
        names: Mapping[str, str] = MappingProxyType({}),
        *,
        dry: bool = False,
    ) -> MergeTally:
        """Add the questions of another file of this kind.

        Of a question that both have, the later answer counts. Questions about matches that are not
        here are left out.

        Args:
            data: The bytes of the other file.
            names: What files of matches are called here, by their names there.
            dry: Whether it is only counted, and nothing is written.

        Returns:
            How many questions are new, were here, or were answered later than here.

        Raises:
            StoreError: This file cannot be read or written, or the other one is damaged or of a
                newer version: nothing is added.
        """
        other = self.check(data)
        there = [
            replace(row, match=match)
            for row, match in ((row, names.get(row.match, row.match)) for row in other.rows)
            if (dry and row.match in names) or not self._is_gone(match)
        ]
        with self._changing() as (before, write):
            self._require(before)
            rows = {row.key: row for row in before.rows}
            new = further = 0
            for row in there:
                mine = rows.get(row.key)
                rows[row.key] = row if mine is None else _later(mine, row)
                new += mine is None
                further += mine is not None and rows[row.key] != mine
            if not dry and (new or further):
                backs = [day for day in (before.back, other.back) if day is not None]
                back = min(backs, default=None)
                write(replace(before, back=back, rows=_within_bound([*rows.values()])))
        return MergeTally(new, len(there) - new - further, further)

    # Inside

    def _key(self, path: Path) -> str | None:
        """How the file calls a match; None for one that lies elsewhere, or has no such name."""
        try:
            path.name.encode()
        except UnicodeEncodeError:
            return None
        if path.parent == self._trash:
            return TRASH_PREFIX + path.name
        return path.name if path.parent == self._matches else None

    def _is_gone(self, match: str) -> bool:
        folder = self._trash if match.startswith(TRASH_PREFIX) else self._matches
        try:
            (folder / match.removeprefix(TRASH_PREFIX)).stat()
        except FileNotFoundError:
            return True
        except (OSError, ValueError):
            # It may be there again.
            pass
        return False

    def unreadable(self, reason: Message) -> Message:
        """Return what is said where the file cannot be read.

        Args:
            reason: Why it cannot.
        """
        return Message("“My mistakes” could not be loaded: {reason}.", reason=reason)

    def later(self) -> Message:
        """Return what is said where a newer version of Stowaway wrote it."""
        return Message(
            "Your list of mistakes was written by a newer version of Stowaway. It was not changed."
        )

    def damaged(self, file: str) -> Message:
        """Return what is said where it was damaged, and is kept as another file.

        Args:
            file: The name of that file.
        """
        return Message(
            "Your list of mistakes was damaged and is now empty. The damaged file was kept "
            "as {file}. Open your reviews again to refill the list.",
            file=file,
        )

    def kept_type(self) -> type[_Kept]:
        """Return the type of what is kept."""
        return _Kept

    def verify(self, kept: _Kept) -> None:
        """Check what the types of a file do not say.

        Args:
            kept: What it keeps.

        Raises:
            ValueError: It cannot have been written so.
        """
        days: list[Any] = [row.day for row in kept.rows]
        days += [] if kept.back is None else [kept.back]
        names = [row.match.removeprefix(TRASH_PREFIX) for row in kept.rows]
        if (
            len({row.key for row in kept.rows}) < len(kept.rows)
            or not all(FIRST_DAY <= day <= LAST_DAY for day in days)
            or not all(_is_name(name) for name in names)
        ):
            raise ValueError

    @contextlib.contextmanager
    def _changing(self) -> Iterator[tuple[_Kept, Callable[[_Kept], None]]]:
        """What is kept, and what writes it changed, while no other window does.

        Nothing is written over a file that could not be read. Raises StoreError.
        """
        with self._locked() as before:

            def write(kept: _Kept) -> None:
                if kept.form == self.form and kept != before:
                    files.replace(self.path, msgspec.json.encode(kept) + b"\n")

            yield before, write

    def _tidied(self, kept: _Kept, today: date) -> _Kept:
        """Without the questions of matches that are not there any more."""
        kept = _settled(kept, today)
        gone = {name for name in {row.match for row in kept.rows} if self._is_gone(name)}
        return replace(kept, rows=tuple(row for row in kept.rows if row.match not in gone))


def _within_bound(rows: Sequence[ScheduledDrill]) -> tuple[ScheduledDrill, ...]:
    """As many as are kept: of more, those that were learned go first, and then the oldest."""
    spare = max(0, len(rows) - MAX_QUESTIONS)
    over = sorted(rows, key=lambda row: (not row.learned, row.day))[:spare]
    gone = {row.key for row in over}
    return tuple(row for row in rows if row.key not in gone)


def _later(mine: ScheduledDrill, other: ScheduledDrill) -> ScheduledDrill:
    """The row of one question that was answered last, in two schedules."""
    last = max(mine, other, key=lambda row: (row.times > 0, row.day, row.times, -row.rung))
    return replace(last, name=mine.name, taught=last.taught or mine.taught or other.taught)


def _is_name(name: str) -> bool:
    """Whether a file in a folder may have this name, and it leads nowhere else."""
    return name not in ("", ".", "..") and not any(sign in name for sign in "/\\\0")


def _bounded(day: date) -> date:
    return min(max(day, FIRST_DAY), LAST_DAY)


def _settled(kept: _Kept, today: date) -> _Kept:
    """Note the first day that the clock has shown since it was set back, until that is made up."""
    behind = any(row.day > today for row in kept.rows)
    back = (min(kept.back or today, today)) if behind else None
    return replace(kept, back=back)
