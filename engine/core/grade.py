"""Core: how good a result is on its own deal, and the matches in which a game asks that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

import msgspec

from engine.core.ids import Level, Seat, Value
from engine.core.options import Config
from engine.core.sheet import Result

HUMAN_SEAT = Seat(0)
"""The seat of whoever travels."""


class Grade(NamedTuple):
    """Alone the total; at a table the place, and by how many points ahead of the best other."""

    points: int
    place: int = 1

    def reaches(self, asked: Grade) -> bool:
        """Whether it is at least as good: a better place before more points."""
        return (-self.place, self.points) >= (-asked.place, asked.points)


ANY_MARGIN: Final = -9999
"""The points of a grade that asks for a place alone, however far behind."""

Medals: TypeAlias = tuple[Grade, Grade, Grade]
"""What bronze, silver and gold ask."""


def by_place() -> Medals:
    """Return medals for the third, the second and the first place, by whatever margin."""
    return Grade(ANY_MARGIN, 3), Grade(ANY_MARGIN, 2), Grade(ANY_MARGIN, 1)


class TrailSetup(msgspec.Struct, frozen=True):
    """The matches of trail and daily deal: one person at seat 0, alone or against computers.

    Each has one of these `forms`, options that `Game.configure` completes. `tables` holds the
    levels of the computers, for each form, or once for all of them. `new_deals` says that each
    attempt at a stop has a deal of its own, for a game whose deals can be learned by heart.
    """

    forms: tuple[Mapping[str, Value], ...] = ({},)
    tables: tuple[tuple[Level, ...], ...] = ((),)
    new_deals: bool = False

    def rivals(self, form: int) -> tuple[Level, ...]:
        """The levels of the computers in a form, by seat from seat 1."""
        return self.tables[form % len(self.tables)]

    def seats(self, form: int) -> int:
        """How many sit at the table in a form."""
        return 1 + len(self.rivals(form))

    def covers(self, config: Config) -> bool:
        """Whether some form makes the same choices as a match, whatever its numbers and flags."""
        return any(
            all(config.get(option, value) == value for option, value in choices)
            for choices in (
                [(option, value) for option, value in form.items() if isinstance(value, str)]
                for form in self.forms
            )
        )


def graded(result: Result, seat: Seat = HUMAN_SEAT) -> Grade:
    """How good a seat's result is."""
    own = result.scores[seat]
    others = [score for other, score in enumerate(result.scores) if other != seat]
    if not others:
        return Grade(own)
    ahead = result.ranking[: _rank(result, seat)]
    return Grade(own - max(others), 1 + sum(map(len, ahead)))


def standing(scores: Sequence[int], seat: Seat = HUMAN_SEAT) -> Grade:
    """How good the scores of a match under way are for a seat; ties are not broken yet."""
    own = scores[seat]
    others = [score for other, score in enumerate(scores) if other != seat]
    if not others:
        return Grade(own)
    return Grade(own - max(others), 1 + sum(score > own for score in others))


def _rank(result: Result, seat: Seat) -> int:
    return next(rank for rank, group in enumerate(result.ranking) if seat in group)
