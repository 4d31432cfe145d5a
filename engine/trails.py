"""engine: trails: deals one after another that ask for medals, and one deal for each day.

A stop is played as any match of its deal code, so matches alone say how far somebody came: which
medals were won, what is open, how a day went. An attempt begins with the first action and counts
whether it is finished or not, so unfinished matches are looked at too. Only of attempts whose match
was deleted a count is kept (`engine/store/attempts.py`).
"""

from __future__ import annotations

from calendar import monthrange
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from enum import IntEnum
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Annotated, Final, NamedTuple

import msgspec

from engine import catalog
from engine.core import (
    AnyGame,
    ComponentError,
    Config,
    Grade,
    Level,
    Medals,
    Rng,
    StowawayError,
    TrailSetup,
    Value,
)
from engine.match import Seated, codes
from engine.parts.files import MAX_FILE_BYTES, Strict, decode
from engine.store.persons import profile

if TYPE_CHECKING:
    from engine.match import Session
    from engine.store import Begun, Summary, Travelled

TRAIL_FILE: Final = "trail.toml"
MAX_STOPS: Final = 200
"""Stops that a trail may have."""
ATTEMPT_DEALS: Final = 20
"""How many deals the attempts at a stop take in turn, where each has a new one."""
MAX_DAILY_ATTEMPTS: Final = 3
"""How many attempts at a day's deal are allowed."""
FIRST_DAY: Final = date(2024, 1, 1)
LAST_DAY: Final = date(2999, 12, 31)
"""Days before and after, which only a wrong clock shows, are as these."""

_Points = Annotated[int, msgspec.Meta(ge=-9999, le=9999)]


class Medal(IntEnum):
    """What a result on a stop is worth."""

    NONE = 0
    BRONZE = 1
    SILVER = 2
    GOLD = 3


def medal_for(medals: Medals, grade: Grade | None) -> Medal:
    """What a result is worth where medals ask so much."""
    if grade is None:
        return Medal.NONE
    return Medal(sum(grade.reaches(asked) for asked in medals))


_Level = Annotated[str, msgspec.Meta(max_length=20)]


class _Asked(Strict, frozen=True):
    points: _Points
    place: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1


class _Stop(Strict, frozen=True):
    code: Annotated[str, msgspec.Meta(max_length=20)]
    bronze: _Asked
    silver: _Asked
    gold: _Asked
    ways: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    seconds: Annotated[float, msgspec.Meta(ge=0, le=3600)]
    reach: Annotated[int, msgspec.Meta(ge=0, le=100)]
    options: dict[
        Annotated[str, msgspec.Meta(max_length=40)],
        Annotated[str, msgspec.Meta(max_length=60)] | int | bool,
    ] = msgspec.field(default_factory=dict)
    rivals: Annotated[tuple[_Level, ...], msgspec.Meta(max_length=20)] | None = None
    """The levels of the computers; not said where they are the same at all tables."""


class _Trail(Strict, frozen=True):
    rules: int
    stops: Annotated[tuple[_Stop, ...], msgspec.Meta(max_length=MAX_STOPS)]


class Deal(NamedTuple):
    """A match that is to be played: its code, its whole options, and whom it is played against.

    `rivals` are the levels of the computers, by seat from seat 1. `later` are the codes of the
    attempts after the first one, where each has a deal of its own; they take turns.
    """

    code: str
    config: Config
    rivals: tuple[Level, ...]
    later: tuple[str, ...] = ()

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of all attempts, that of the first one first."""
        return (self.code, *self.later)

    def code_of(self, attempt: int) -> str:
        """The code of an attempt, counted from 1."""
        codes = self.codes
        return codes[(attempt - 1) % len(codes)]

    def is_at(self, code: str, config: Config) -> bool:
        """Whether a match with this code and these options is on this deal, whoever plays."""
        return config == self.config and code in self.codes

    def is_against(self, levels: Iterable[object]) -> bool:
        """Whether these are the levels of its computers, by seat; None is a person."""
        return tuple(levels) == self.rivals


class TrailStop(NamedTuple):
    """A deal, and what bronze, silver and gold ask of it.

    `ways` is how far the search that gold follows from looked, in futures of each choice, and took
    `seconds` a decision; of 100 other deals `normal` reaches bronze in `reach`.
    """

    deal: Deal
    medals: Medals
    ways: int
    seconds: float
    reach: int

    def medal(self, grade: Grade | None) -> Medal:
        """What a result is worth."""
        return medal_for(self.medals, grade)


class KnownAttempts(NamedTuple):
    """What is known on this computer of the attempts at some deals of a game, whoever made them.

    `played` are finished matches in the order in which they came, `under_way` unfinished ones in
    the order in which they began. `begun` is what was noted, also of matches that are gone.
    """

    played: Sequence[Travelled] = ()
    under_way: Sequence[Summary] = ()
    begun: Sequence[Begun] = ()


class UnderWay(NamedTuple):
    """An attempt that goes on: which one it is, counted from 1, and its match."""

    number: int
    match: Summary


class DealAttempts(NamedTuple):
    """A person's attempts at a deal.

    `finished` are those that are over, in the order in which they came, `under_way` those that go
    on, in the order in which they began. `made` is how many were begun. `used` is how many count
    where only some are allowed: for whoever has no name, or one that the program made, all that
    anybody on this computer has begun, since such a name is everybody's. `going` are the numbers of
    those of them that go on.
    """

    finished: tuple[tuple[Travelled, Grade], ...] = ()
    under_way: tuple[UnderWay, ...] = ()
    made: int = 0
    used: int = 0
    going: tuple[int, ...] = ()

    def number(self, file: str = "") -> int:
        """Which attempt the match of a file is; the next one where it has not begun."""
        found = (one.number for one in self.under_way if one.match.path.name == file)
        return next(found, self.made + 1)

    @property
    def latest(self) -> UnderWay | None:
        """The attempt under way that was played last."""
        return max(self.under_way, key=lambda one: one.match.modified, default=None)


class Progress(NamedTuple):
    """How far somebody came at a stop, and whether it is open."""

    attempts: DealAttempts
    best: Grade | None
    medal: Medal
    open: bool

    @property
    def tries(self) -> int:
        """Attempts that were begun."""
        return self.attempts.made

    @property
    def best_try(self) -> Travelled | None:
        """The first match that the best result is of."""
        return next((one for one, grade in self.attempts.finished if grade == self.best), None)


class DailyDeal(NamedTuple):
    """A day's deal, and the finished attempts at it that count, the first one first.

    Its medals ask for plain results, which follow from the options.
    """

    day: date
    deal: Deal
    tries: tuple[Travelled, ...]
    best: Grade | None
    attempts: DealAttempts
    medals: Medals

    @property
    def medal(self) -> Medal:
        """What the best attempt won."""
        return medal_for(self.medals, self.best)

    @property
    def used(self) -> int:
        """Attempts that were begun, finished or not."""
        return min(MAX_DAILY_ATTEMPTS, self.attempts.used)

    @property
    def left(self) -> int:
        """Attempts that are left."""
        return MAX_DAILY_ATTEMPTS - self.used

    def number(self, file: str = "") -> int:
        """Which attempt the match of a file is; the next one where it has not begun."""
        # What others have used of what is everybody's comes before one's own.
        return self.attempts.used - self.attempts.made + self.attempts.number(file)

    @property
    def is_open(self) -> bool:
        """Whether all attempts are used and none goes on, so that nothing is lost by a look."""
        return not self.left and all(number > MAX_DAILY_ATTEMPTS for number in self.attempts.going)


def trail_setup(game: AnyGame) -> TrailSetup:
    """The matches of a game's trail. Raises ValueError for a game without any."""
    found = game.trail_setup()
    if found is None:
        raise ValueError(f"{game.title} has no journey")
    return found


@cache
def trail(name: str) -> tuple[TrailStop, ...]:
    """The stops of a game's trail, the first one first; none where it has no trail yet.

    Raises ComponentError, which names the file, for one that cannot be used: nothing else depends
    on it.
    """
    game = catalog.game(name)
    file = resources.files("resources").joinpath("games", game.id, TRAIL_FILE)
    if game.trail_setup() is None or not file.is_file():
        return ()
    try:
        with file.open("rb") as stream:
            data = stream.read(MAX_FILE_BYTES + 1)
    except OSError as error:
        raise ComponentError(TRAIL_FILE, "", "it cannot be read") from error
    return parse(game, data)


def parse(game: AnyGame, data: bytes) -> tuple[TrailStop, ...]:
    """The stops in the bytes of a trail file. Raises ComponentError with file, key and reason."""
    if len(data) > MAX_FILE_BYTES:
        raise ComponentError(TRAIL_FILE, "", "it is too large")
    held = decode(lambda _: data, TRAIL_FILE, _Trail)
    if held.rules != game.rules_version:
        raise ComponentError(TRAIL_FILE, "rules", f"the rules are of version {game.rules_version}")
    stops: list[TrailStop] = []
    for number, one in enumerate(held.stops):
        key = f"stops[{number}]"
        stop = _stop(game, one, key)
        if any(stop.deal.code in other.deal.codes for other in stops):
            raise ComponentError(TRAIL_FILE, f"{key}.code", "it is there twice")
        stops.append(stop)
    return tuple(stops)


def _stop(game: AnyGame, one: _Stop, key: str) -> TrailStop:
    try:
        code = codes.parse(one.code, game.prefix)
        rivals = _rivals(trail_setup(game), one.rivals, key)
        config = game.restore(1 + len(rivals), one.options)
    except ComponentError:
        raise
    except StowawayError as error:
        raise ComponentError(TRAIL_FILE, key, str(error)) from None
    if code != one.code:
        raise ComponentError(TRAIL_FILE, f"{key}.code", f"it is written {code}")
    bronze, silver, gold = (
        Grade(asked.points, asked.place) for asked in (one.bronze, one.silver, one.gold)
    )
    if bronze.reaches(silver) or silver.reaches(gold):
        raise ComponentError(
            TRAIL_FILE, key, "bronze asks less than silver, and silver less than gold"
        )
    if max(bronze.place, silver.place, gold.place) > config.seats:
        raise ComponentError(TRAIL_FILE, key, "there are not so many places")
    deal = Deal(code, config, rivals, _later(game, code) if trail_setup(game).new_deals else ())
    return TrailStop(deal, (bronze, silver, gold), one.ways, one.seconds, one.reach)


def _later(game: AnyGame, code: str) -> tuple[str, ...]:
    """The codes of the attempts after the first one at a stop, from its code alone."""
    streams = (Rng("trail attempt", code, number) for number in range(2, ATTEMPT_DEALS + 1))
    return tuple(_drawn_code(game, stream) for stream in streams)


def _drawn_code(game: AnyGame, stream: Rng) -> str:
    entropy = (stream.bits32() << 32 | stream.bits32()) % codes.CODES_PER_GAME
    return codes.new(game.prefix, entropy)


def _rivals(setup: TrailSetup, told: tuple[str, ...] | None, key: str) -> tuple[Level, ...]:
    """The computers of a stop, which are those of one of the game's tables."""
    if told is None and len(set(setup.tables)) == 1:
        return setup.tables[0]
    rivals = tuple(map(Level, told or ()))
    if rivals not in setup.tables:
        raise ComponentError(TRAIL_FILE, f"{key}.rivals", "there is no such table")
    return rivals


def of_deal(
    game: AnyGame, deal: Deal, played: Iterable[Travelled]
) -> list[tuple[Travelled, Grade]]:
    """The matches of a deal that count, in their order, with how good each was.

    All have been played by the one person at seat 0, by itself, against the deal's computers.
    """
    wanted: dict[str, Value] = dict(deal.config.options)
    return [
        (one, game.grade(one.result))
        for one in played
        if one.seed in deal.codes
        and one.options == wanted
        and deal.is_against(one.rivals)
        and one.seat == 0
    ]


def is_attempt(game: AnyGame, deal: Deal, match: Summary) -> bool:
    """Whether an unfinished match is an attempt at a deal, once a person has acted in it."""
    return (
        match.is_attempt
        and match.goes_on
        and match.game == game.id
        and match.seed in deal.codes
        and game.filled_in(len(match.players), match.options) == dict(deal.config.options)
        and deal.is_against(player.opponent for player in match.players[1:])
    )


def attempts(game: AnyGame, deal: Deal, known: KnownAttempts, who: str) -> DealAttempts:
    """Tell what attempts a person has made at a deal.

    Args:
        game: The game.
        deal: One of its deals.
        known: What is known of it, and perhaps of other deals.
        who: The person's profile.

    Returns:
        The attempts. Those that were noted and are neither finished nor under way are given up.
    """
    over = [(profile(one.name), one, grade) for one, grade in of_deal(game, deal, known.played)]
    going = [
        (profile(each.players[0].name), each)
        for each in known.under_way
        if is_attempt(game, deal, each)
    ]
    noted = {row.who: row for row in known.begun if (row.game, row.deal) == (game.id, deal.code)}
    made = Counter([name for name, *_ in over] + [name for name, _ in going])
    for one, row in noted.items():
        made[one] = max(made[one], row.count)
    under_way = {
        one: tuple(_numbered([each for name, each in going if name == one], row, made[one]))
        for one, row in ((one, noted.get(one)) for one in made)
    }
    seen = under_way.get(who, ()) if who else [each for all_ in under_way.values() for each in all_]
    return DealAttempts(
        tuple((one, grade) for name, one, grade in over if name == who),
        under_way.get(who, ()),
        made[who],
        made[who] if who else made.total(),
        tuple(each.number for each in seen),
    )


def _numbered(going: Sequence[Summary], row: Begun | None, made: int) -> Iterator[UnderWay]:
    """Number unfinished attempts as was noted, else as if they were the last that began."""
    for place, match in enumerate(going):
        known = None if row is None else row.number(match.path.name)
        yield UnderWay(known or made - len(going) + 1 + place, match)


def progress(
    game: AnyGame, stops: Sequence[TrailStop], known: KnownAttempts, who: str
) -> tuple[Progress, ...]:
    """How far somebody came at each stop, by what is known and their profile.

    The first one is open, and the one after each that has a medal.
    """
    found: list[Progress] = []
    is_open = True
    for stop in stops:
        made = attempts(game, stop.deal, known, who)
        best = max((grade for _, grade in made.finished), key=_worth, default=None)
        medal = stop.medal(best)
        found.append(Progress(made, best, medal, is_open or medal > 0))
        is_open = medal > 0
    return tuple(found)


def counts_as_attempt(session: Session, days: Iterable[date]) -> bool:
    """Tell whether a match would count on its game's trail or on one of these days.

    Its seats are those of the journey, with one person, at seat 0. They are locked from its start
    on; a file of an older Stowaway in which one changed hands does not count
    (`Records.travelled`).

    Args:
        session: The match, which may be under way.
        days: The days whose deals count now.
    """
    game = session.game
    if game.trail_setup() is None or session.practice or not session.is_deal:
        return False
    if any(isinstance(entry, Seated) for entry in session.journal):
        return False
    first, *others = session.players
    if not first.is_person:
        return False
    try:
        stops = trail(str(game.id))
    except ComponentError:
        # Without a trail there are days all the same.
        stops = ()
    levels = [player.opponent for player in others]
    deals = [*(stop.deal for stop in stops), *(daily(game, day) for day in days)]
    return any(
        deal.is_at(session.seed, session.config) and deal.is_against(levels) for deal in deals
    )


def next_stop(found: Sequence[Progress]) -> int | None:
    """The number of the first open stop without a medal, None where all have one."""
    return next((n for n, one in enumerate(found) if one.open and not one.medal), None)


def _worth(grade: Grade) -> tuple[int, int]:
    return -grade.place, grade.points


# A deal for each day


def bounded(day: date) -> date:
    """The day, within the days that there are deals for."""
    return min(max(day, FIRST_DAY), LAST_DAY)


@lru_cache(maxsize=256)
def daily(game: AnyGame, day: date) -> Deal:
    """The deal of a day: the same for everybody, from the date alone.

    All forms have their turn before any comes again.
    """
    setup = trail_setup(game)
    number = bounded(day).toordinal()
    turn, place = divmod(number, len(setup.forms))
    form = Rng("daily forms", game.id, turn).shuffled(range(len(setup.forms)))[place]
    config = game.restore(setup.seats(form), setup.forms[form])
    return Deal(_drawn_code(game, Rng("daily", game.id, number)), config, setup.rivals(form))


def day_of(game: AnyGame, day: date, known: KnownAttempts, who: str) -> DailyDeal:
    """How a day went for a person, by what is known and their profile.

    It may be played on any day, so a wrong clock loses nothing. Of the attempts that are allowed
    the finished ones count: what was given up, or goes on, takes the place of one of them.
    """
    deal = daily(game, day)
    made = attempts(game, deal, known, who)
    given_up = made.made - len(made.finished) - len(made.under_way)
    unfinished = given_up + sum(one.number <= MAX_DAILY_ATTEMPTS for one in made.under_way)
    counted = made.finished[: max(0, MAX_DAILY_ATTEMPTS - unfinished)]
    best = max((grade for _, grade in counted), key=_worth, default=None)
    tries, medals = tuple(one for one, _ in counted), game.daily_medals(deal.config)
    return DailyDeal(bounded(day), deal, tries, best, made, medals)


def calendar(today: date) -> tuple[date, ...]:
    """The days of the month before and of this month, in whole weeks from Monday to Sunday."""
    today = bounded(today)
    first = (today.replace(day=1) - timedelta(days=1)).replace(day=1)
    return (*month(first), *(day for day in month(today) if day > month(first)[-1]))


def month(day: date) -> tuple[date, ...]:
    """The days of the whole weeks, from Monday to Sunday, that a day's month reaches into."""
    first = day.replace(day=1)
    last = first.replace(day=monthrange(first.year, first.month)[1])
    monday = first - timedelta(days=first.weekday())
    weeks = (last - monday).days // 7 + 1
    return tuple(monday + timedelta(days=n) for n in range(7 * weeks))


def seeds(game: AnyGame, stops: Iterable[TrailStop], days: Iterable[date]) -> frozenset[str]:
    """The codes whose matches tell of these stops and days."""
    named = {code for stop in stops for code in stop.deal.codes}
    return frozenset(named | {daily(game, day).code for day in days})
