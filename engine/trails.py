"""engine: trails: deals one after another that ask for medals, and one deal for each day.

A stop is played as any match of its deal code, so records alone say how far somebody came: which
medals were won, what is open, how a day went. Nothing of it is kept anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    Journey,
    StowawayError,
    Stream,
    Value,
)
from engine.match import Seated, codes
from engine.parts.files import MAX_FILE, Strict, decode

if TYPE_CHECKING:
    from engine.match import Session
    from engine.store import Travelled

FILE: Final = "trail.toml"
MOST: Final = 200
"""Stops that a trail may have."""
TRIES: Final = 3
"""So many tries of a day's deal count."""
WEEKS: Final = 4
"""So many weeks, with the present one, are in the calendar."""
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


class _Trail(Strict, frozen=True):
    rules: int
    stops: Annotated[tuple[_Stop, ...], msgspec.Meta(max_length=MOST)]


class Deal(NamedTuple):
    """A match that is to be played: its code and its whole options."""

    code: str
    config: Config


class Stop(NamedTuple):
    """A deal, and what bronze, silver and gold ask of it.

    `ways` is how far the search that gold follows from looked, in futures of each choice, and took
    `seconds` a decision; of 100 other deals `normal` reaches bronze in `reach`.
    """

    deal: Deal
    medals: tuple[Grade, Grade, Grade]
    ways: int
    seconds: float
    reach: int

    def medal(self, grade: Grade | None) -> Medal:
        """What a result is worth."""
        if grade is None:
            return Medal.NONE
        return Medal(sum(grade.reaches(asked) for asked in self.medals))


class Progress(NamedTuple):
    """How far somebody came at a stop, and whether it is open."""

    tries: int
    best: Grade | None
    medal: Medal
    open: bool


class Day(NamedTuple):
    """A day's deal, and the tries of it that count, the first one first."""

    day: date
    deal: Deal
    tries: tuple[Travelled, ...]
    best: Grade | None

    @property
    def left(self) -> int:
        """Tries that are left."""
        return TRIES - len(self.tries)


def journey(game: AnyGame) -> Journey:
    """The matches of a game's trail. Raises ValueError for a game without any."""
    found = game.journey()
    if found is None:
        raise ValueError(f"{game.title} has no journey")
    return found


@cache
def trail(name: str) -> tuple[Stop, ...]:
    """The stops of a game's trail, the first one first; none where it has no trail yet.

    Raises ComponentError, which names the file, for one that cannot be used: nothing else depends
    on it.
    """
    game = catalog.game(name)
    file = resources.files("resources").joinpath("games", game.id, FILE)
    if game.journey() is None or not file.is_file():
        return ()
    try:
        with file.open("rb") as stream:
            data = stream.read(MAX_FILE + 1)
    except OSError as error:
        raise ComponentError(FILE, "", "it cannot be read") from error
    return parse(game, data)


def parse(game: AnyGame, data: bytes) -> tuple[Stop, ...]:
    """The stops in the bytes of a trail file. Raises ComponentError with file, key and reason."""
    if len(data) > MAX_FILE:
        raise ComponentError(FILE, "", "it is too large")
    held = decode(lambda _: data, FILE, _Trail)
    if held.rules != game.rules_version:
        raise ComponentError(FILE, "rules", f"the rules are of version {game.rules_version}")
    stops: list[Stop] = []
    for number, one in enumerate(held.stops):
        key = f"stops[{number}]"
        stop = _stop(game, one, key)
        if any(stop.deal.code == other.deal.code for other in stops):
            raise ComponentError(FILE, f"{key}.code", "it is there twice")
        stops.append(stop)
    return tuple(stops)


def _stop(game: AnyGame, one: _Stop, key: str) -> Stop:
    try:
        code = codes.parse(one.code, game.prefix)
        config = game.configure(journey(game).seats, one.options)
    except StowawayError as error:
        raise ComponentError(FILE, key, str(error)) from None
    if code != one.code:
        raise ComponentError(FILE, f"{key}.code", f"it is written {code}")
    bronze, silver, gold = (
        Grade(asked.points, asked.place) for asked in (one.bronze, one.silver, one.gold)
    )
    if bronze.reaches(silver) or silver.reaches(gold):
        raise ComponentError(FILE, key, "bronze asks less than silver, and silver less than gold")
    if max(bronze.place, silver.place, gold.place) > config.seats:
        raise ComponentError(FILE, key, "there are not so many places")
    return Stop(Deal(code, config), (bronze, silver, gold), one.ways, one.seconds, one.reach)


def of_deal(
    game: AnyGame, deal: Deal, played: Iterable[Travelled]
) -> list[tuple[Travelled, Grade]]:
    """The matches of a deal that count, in their order, with how good each was.

    All have been played by the one person at seat 0, by itself, against the rivals of the journey.
    """
    wanted: dict[str, Value] = dict(deal.config.options)
    rivals = tuple(sorted(journey(game).rivals))
    return [
        (one, game.grade(one.result))
        for one in played
        if one.seed == deal.code
        and one.options == wanted
        and tuple(sorted(one.rivals)) == rivals
        and one.seat == 0
    ]


def progress(
    game: AnyGame, stops: Sequence[Stop], played: Sequence[Travelled]
) -> tuple[Progress, ...]:
    """How far somebody came at each stop, by the matches that it played.

    The first one is open, and the one after each that has a medal.
    """
    found: list[Progress] = []
    is_open = True
    for stop in stops:
        grades = [grade for _, grade in of_deal(game, stop.deal, played)]
        best = max(grades, key=_worth, default=None)
        medal = stop.medal(best)
        found.append(Progress(len(grades), best, medal, is_open or medal > 0))
        is_open = medal > 0
    return tuple(found)


def is_attempt(session: Session, days: Iterable[date]) -> bool:
    """Tell whether a match would count on its game's trail or on one of these days.

    Its seats are those of the journey, with one person, at seat 0. They are locked from its start
    on; a file of an older Stowaway in which one changed hands does not count
    (`Records.travelled`).

    Args:
        session: The match, which may be under way.
        days: The days whose deals count now.
    """
    game = session.game
    if game.journey() is None or session.practice or not session.is_deal:
        return False
    if any(isinstance(entry, Seated) for entry in session.journal):
        return False
    first, *others = session.players
    rivals = sorted(str(player.level) for player in others)
    if not first.is_person or rivals != sorted(map(str, journey(game).rivals)):
        return False
    deal = Deal(session.seed, session.config)
    try:
        stops = trail(str(game.id))
    except ComponentError:
        # Without a trail there are days all the same.
        stops = ()
    return any(stop.deal == deal for stop in stops) or any(daily(game, day) == deal for day in days)


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
    forms = journey(game).forms
    number = bounded(day).toordinal()
    turn, place = divmod(number, len(forms))
    form = Stream("daily forms", game.id, turn).shuffled(forms)[place]
    stream = Stream("daily", game.id, number)
    entropy = (stream.bits32() << 32 | stream.bits32()) % codes.ENTROPY
    config = game.configure(journey(game).seats, form)
    return Deal(codes.new(game.prefix, entropy), config)


def day_of(game: AnyGame, day: date, played: Sequence[Travelled]) -> Day:
    """How a day went. It may be played on any day, so a wrong clock loses nothing."""
    deal = daily(game, day)
    counted = of_deal(game, deal, played)[:TRIES]
    best = max((grade for _, grade in counted), key=_worth, default=None)
    return Day(bounded(day), deal, tuple(one for one, _ in counted), best)


def calendar(today: date) -> tuple[date, ...]:
    """The days of the last weeks, from a Monday on, up to the Sunday of this week."""
    today = bounded(today)
    monday = today - timedelta(days=today.weekday() + 7 * (WEEKS - 1))
    return tuple(monday + timedelta(days=n) for n in range(7 * WEEKS))


def seeds(game: AnyGame, stops: Iterable[Stop], days: Iterable[date]) -> frozenset[str]:
    """The codes whose matches tell of these stops and days."""
    named = {stop.deal.code for stop in stops}
    return frozenset(named | {daily(game, day).code for day in days})
