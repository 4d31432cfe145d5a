"""Bridge: trails and daily deals: what there is, and how far one came."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, NamedTuple

from engine.core import StowawayError
from ui.bridge.seats import profile
from ui.bridge.told import told

if TYPE_CHECKING:
    from engine.core import Config, Grade, Level
    from engine.store import Travelled
    from engine.trails import Day, Deal, Medal, Progress, Stop
    from ui.bridge.desk import Desk
    from ui.bridge.outcome import Outcome


def today() -> date:
    """The day that the clock of this place shows."""
    return datetime.now().astimezone().date()


def to_midnight(now: datetime) -> int:
    """Milliseconds until the next day of this place begins, at least one."""
    tomorrow = datetime.combine(now.astimezone() + timedelta(days=1), time())
    return max(1, -((now - tomorrow.astimezone()) // timedelta(milliseconds=1)))


class Journeyed(NamedTuple):
    """A match that is over and was one of a trail or a day.

    `number` is that of the stop, counted from 0, or None for a day. `missing` is what the next
    medal asks for, `onward` the number of the stop that is open next and `left` the tries that a
    day has left.
    """

    number: int | None
    day: date | None
    deal: Deal
    grade: Grade
    medal: Medal
    missing: Grade | None
    onward: int | None
    left: int


class Travels:
    """The trail and the daily deals of one game."""

    def __init__(self, desk: Desk, game: str) -> None:
        from engine import trails

        self._desk = desk
        self.game = desk.game(game)
        self.sentence = ""
        """Why there is no trail, where its file cannot be used; days go on without it."""
        self.stops: tuple[Stop, ...] = ()
        try:
            self.stops = trails.trail(game)
        except StowawayError as error:
            self.sentence = told(error)

    @property
    def rivals(self) -> tuple[Level, ...]:
        """The computers that play too."""
        from engine import trails

        return trails.journey(self.game).rivals

    @property
    def name(self) -> str:
        """Whose travels they are: whoever sat first at the last table."""
        return next(iter(self._desk.settings.texts("setup.names")), "")

    def days(self, now: date) -> tuple[Day, ...]:
        """How the days of the last weeks went, up to the end of this one."""
        from engine import trails

        days = trails.calendar(now)
        played = self._played(self.name, days)
        return tuple(trails.day_of(self.game, day, played) for day in days)

    def progress(self) -> tuple[Progress, ...]:
        """How far one came at each stop."""
        from engine import trails

        return trails.progress(self.game, self.stops, self._played(self.name, ()))

    def journeyed(self, outcome: Outcome, now: date) -> Journeyed | None:
        """What a match that is over was to its trail or its day; None if it was of neither.

        Nor is one that does not count: practice, or a computer's help.
        """
        from engine import trails

        persons = [player for player in outcome.players if player.is_person]
        if len(persons) != 1 or outcome.practice:
            return None
        days = trails.calendar(now)
        played = self._played(persons[0].name, days)
        numbered = [*enumerate(self.stops)]
        for number, stop in numbered:
            if stop.deal == (outcome.code, outcome.config):
                found = trails.progress(self.game, self.stops, played)
                grade = self._grade(stop.deal, played, outcome)
                if grade is None:
                    return None
                medal = stop.medal(grade)
                missing = stop.medals[medal] if medal < len(stop.medals) else None
                after = [n for n in range(number + 1, len(found)) if found[n].open]
                onward = after[0] if after and found[number].medal else trails.next_stop(found)
                onward = None if onward == number else onward
                return Journeyed(number, None, stop.deal, grade, medal, missing, onward, 0)
        for day in days:
            deal = trails.daily(self.game, day)
            if deal == (outcome.code, outcome.config):
                grade = self._grade(deal, played, outcome)
                if grade is None:
                    return None
                left = trails.day_of(self.game, day, played).left
                return Journeyed(None, day, deal, grade, trails.Medal.NONE, None, None, left)
        return None

    def going(self, deal: tuple[str, Config], now: date) -> tuple[int | None, int] | None:
        """The number of the stop that has a deal, or None and the tries that its day has left;
        None for a deal of neither.
        """
        from engine import trails

        for number, stop in enumerate(self.stops):
            if stop.deal == deal:
                return number, 0
        for day in trails.calendar(now):
            if trails.daily(self.game, day) == deal:
                return None, trails.day_of(self.game, day, self._played(self.name, (day,))).left
        return None

    def _grade(self, deal: Deal, played: Sequence[Travelled], outcome: Outcome) -> Grade | None:
        """How good a match was that is in the records."""
        from engine import trails

        own = [grade for one, grade in trails.of_deal(self.game, deal, played)]
        grade = self.game.grade(outcome.result)
        return grade if grade in own else None

    def _played(self, name: str, days: Sequence[date]) -> tuple[Travelled, ...]:
        """Their matches on the trail and on some days."""
        from engine import trails

        seeds = trails.seeds(self.game, self.stops, days)
        own = profile(name)
        return tuple(
            one
            for one in self._desk.travelled(str(self.game.id), seeds)
            if profile(one.name) == own
        )
