"""Bridge: trails and daily deals: what there is, and how far one came."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from typing import TYPE_CHECKING, NamedTuple

from engine.core import StowawayError
from engine.store.persons import profile
from ui.bridge.localise import localise

if TYPE_CHECKING:
    from engine.core import Config, Grade, Level, Medals, Option
    from engine.trails import (
        DailyDeal,
        Deal,
        DealAttempts,
        KnownAttempts,
        Medal,
        Progress,
        TrailStop,
    )
    from ui.bridge.controller import AppController
    from ui.bridge.outcome import Outcome


def today() -> date:
    """The day that the clock of this place shows."""
    return datetime.now().astimezone().date()


def to_midnight(now: datetime) -> int:
    """Milliseconds until the next day of this place begins, at least one."""
    tomorrow = datetime.combine(now.astimezone() + timedelta(days=1), time())
    return max(1, -((now - tomorrow.astimezone()) // timedelta(milliseconds=1)))


class TrailDeal(NamedTuple):
    """A match that is over and was one of a trail or a day.

    `number` is that of the stop, counted from 0, or None for a day. `medals` are what bronze,
    silver and gold ask, `medal` is what it won, and `best` what the best attempt won. `onward` is
    the number of the stop that is open next, `left` the attempts that a day has left, and `made`
    how many were begun. `attempt` is which of them the match is at a stop, 0 where nobody knows.
    """

    number: int | None
    day: date | None
    deal: Deal
    grade: Grade
    medals: Medals
    medal: Medal
    best: Medal
    onward: int | None
    left: int
    made: int
    attempt: int = 0

    @property
    def missing(self) -> Grade | None:
        """What the next medal asks for; None where gold was won."""
        return self.medals[self.best] if self.best < len(self.medals) else None


class TrailPlace(NamedTuple):
    """Which stop of a trail, counted from 0, or which attempt at a day's deal, counted from 1.

    `stops` is how many the trail has. `medals` are what bronze, silver and gold ask; None for an
    attempt that does not count, as all that are allowed were used before.
    """

    stop: int | None
    attempt: int
    medals: Medals | None
    stops: int = 0

    @property
    def counts(self) -> bool:
        """Whether the match may win a medal."""
        return self.medals is not None

    @property
    def of_a_day(self) -> bool:
        """Whether the match counts on a day: then the goal of the game itself counts too."""
        return self.counts and self.stop is None


def _number(attempts: DealAttempts, noted: int | None) -> int:
    """Return which attempt a finished match is: as was noted, or the only one that is over; else 0.

    Attempts may end in another order than they began, so the results alone do not tell.
    """
    if noted is not None:
        return noted
    going = {one.number for one in attempts.under_way}
    over = [number for number in range(1, attempts.made + 1) if number not in going]
    return over[0] if len(over) == len(attempts.finished) == 1 else 0


class TrailService:
    """The trail and the daily deals of one game."""

    def __init__(self, controller: AppController, game: str) -> None:
        from engine import trails

        self._controller = controller
        self.game = controller.game(game)
        self.sentence = ""
        """Why there is no trail, where its file cannot be used; days go on without it."""
        self.stops: tuple[TrailStop, ...] = ()
        try:
            self.stops = trails.trail(game)
        except StowawayError as error:
            self.sentence = localise(error)

    @property
    def alone(self) -> bool:
        """Whether nobody else plays."""
        from engine import trails

        return not any(trails.trail_setup(self.game).tables)

    @property
    def varied(self) -> tuple[Option, ...]:
        """The options that the trail set-up gives a value, so that deals may differ in them."""
        from engine import trails

        forms = trails.trail_setup(self.game).forms
        return tuple(
            option for option in self.game.options if any(option.id in one for one in forms)
        )

    @property
    def name(self) -> str:
        """Whose travels they are: whoever sat first at the last table."""
        return self._controller.attempts.player_name

    def hidden(self, deal: Deal) -> str:
        """Say when the deal of a day may be looked at; empty where it may be now."""
        return self._controller.attempts.hidden("card", str(self.game.id), deal.code, ())

    def days(self, now: date) -> tuple[DailyDeal, ...]:
        """How the days of the month before went, and those of this month."""
        from engine import trails

        days, who = trails.calendar(now), profile(self.name)
        known = self._known(days)
        return tuple(trails.day_of(self.game, day, known, who) for day in days)

    def progress(self) -> tuple[Progress, ...]:
        """How far one came at each stop."""
        from engine import trails

        return trails.progress(self.game, self.stops, self._known(()), profile(self.name))

    def today(self, now: date) -> DailyDeal:
        """How the deal of this day goes."""
        from engine import trails

        deal = trails.daily(self.game, trails.bounded(now))
        return trails.day_of(self.game, now, self._known((), deal), profile(self.name))

    def trail_deal(self, outcome: Outcome, now: date) -> TrailDeal | None:
        """What a match that is over was to its trail or its day; None if it was of neither.

        Nor is one that does not count: practice, a computer's help, or a fourth attempt at a day.
        """
        from engine import trails

        persons = [player for player in outcome.players if player.is_person]
        if len(persons) != 1 or outcome.practice:
            return None
        days, who = trails.calendar(now), profile(persons[0].name)
        known = self._known(days)
        for number, stop in enumerate(self.stops):
            if stop.deal.is_at(outcome.code, outcome.config):
                found = trails.progress(self.game, self.stops, known, who)
                grade = self._grade(stop.deal, known, who, outcome)
                if grade is None:
                    return None
                here = found[number]
                after = [n for n in range(number + 1, len(found)) if found[n].open]
                onward = after[0] if after and here.medal else trails.next_stop(found)
                return TrailDeal(
                    number=number,
                    day=None,
                    deal=stop.deal,
                    grade=grade,
                    medals=stop.medals,
                    medal=stop.medal(grade),
                    best=here.medal,
                    onward=None if onward == number else onward,
                    left=0,
                    made=here.tries,
                    attempt=_number(here.attempts, self._noted(stop.deal, known, who, outcome)),
                )
        for day in days:
            deal = trails.daily(self.game, day)
            if deal.is_at(outcome.code, outcome.config):
                grade = self._grade(deal, known, who, outcome)
                if grade is None:
                    return None
                one = trails.day_of(self.game, day, known, who)
                if grade not in [self.game.grade(tried.result) for tried in one.tries]:
                    # All attempts that count were made before.
                    return None
                return TrailDeal(
                    number=None,
                    day=day,
                    deal=deal,
                    grade=grade,
                    medals=one.medals,
                    medal=trails.medal_for(one.medals, grade),
                    best=one.medal,
                    onward=None,
                    left=one.left,
                    made=one.used,
                )
        return None

    def going(
        self,
        deal: tuple[str, Config],
        now: date,
        *,
        against: Sequence[Level | None] | None = None,
        name: str | None = None,
        file: str = "",
    ) -> TrailPlace | None:
        """Tell what an attempt is that goes on.

        Args:
            deal: Deal code and options of a match.
            now: The day of today.
            against: The levels of the other seats, None for a person; None if they do not matter.
            name: Whose attempt it is; None for whoever sat first at the last table.
            file: The name of the match's file, where it has one.

        Returns:
            Its place; None for a deal of no stop and no day, or another table.
        """
        from engine import trails

        def is_here(one: Deal) -> bool:
            return one.is_at(*deal) and (against is None or one.is_against(against))

        who = profile(self.name if name is None else name)
        for number, stop in enumerate(self.stops):
            if is_here(stop.deal):
                return TrailPlace(number, 0, stop.medals, len(self.stops))
        for day in trails.calendar(now):
            daily = trails.daily(self.game, day)
            if is_here(daily):
                one = trails.day_of(self.game, day, self._known((), daily), who)
                attempt = one.number(file)
                counts = attempt <= trails.MAX_DAILY_ATTEMPTS
                return TrailPlace(None, attempt, one.medals if counts else None)
        return None

    def _noted(self, deal: Deal, known: KnownAttempts, who: str, outcome: Outcome) -> int | None:
        """Return the number under which an attempt was noted, if it is the match that is open."""
        bridge, path = self._controller.bridge, self._controller.path
        if bridge is None or path is None:
            return None
        if (bridge.code, bridge.result) != (outcome.code, outcome.result):
            return None
        rows = (row for row in known.begun if (row.deal, row.who) == (deal.code, who))
        return next((row.number(path.name) for row in rows), None)

    def _grade(self, deal: Deal, known: KnownAttempts, who: str, outcome: Outcome) -> Grade | None:
        """How good a match was that is in the records."""
        from engine import trails

        own = [grade for _, grade in trails.attempts(self.game, deal, known, who).finished]
        grade = self.game.grade(outcome.result)
        return grade if grade in own else None

    def _known(self, days: Sequence[date], deal: Deal | None = None) -> KnownAttempts:
        """What is known of the trail and of some days, or of one deal."""
        from engine import trails

        seeds = frozenset(deal.codes) if deal else trails.seeds(self.game, self.stops, days)
        return self._controller.attempts.known(str(self.game.id), seeds)
