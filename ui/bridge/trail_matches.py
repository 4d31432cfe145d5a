"""Bridge: finished matches of a trail or a day: which stop or day they were, and their medals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.store.persons import profile

if TYPE_CHECKING:
    from engine.core import AnyGame, Medals, Value
    from engine.store import Logged, Summary, Travelled
    from engine.trails import KnownAttempts
    from ui.bridge.controller import AppController

_BLOCK_DAYS: Final = 64
"""Days whose deal codes are found together."""
_MAX_BLOCKS: Final = 1_000
"""Such blocks of all games that are remembered."""


class TrailMatch(NamedTuple):
    """What a finished match was: a stop, counted from 0, or the suitcase of a day.

    `medals` are what bronze, silver and gold ask there, `ended` is the day on which it ended.
    """

    stop: int | None
    day: date | None
    medals: Medals
    ended: date


def of_entry(entry: Logged, game: AnyGame) -> TrailMatch | None:
    """Tell what a row of the match history was; None for a match of no stop and no day."""
    if entry.seat or entry.others or not _is_seated(game, entry.seats, entry.levels):
        return None
    return _found(game, entry.seed, entry.options, entry.finished.astimezone().date())


def of_summary(summary: Summary, game: AnyGame) -> TrailMatch | None:
    """Tell what a finished match of the shelf was; None for one of no stop and no day."""
    levels = [str(player.level) for player in summary.players[1:]]
    if not (summary.is_attempt and _is_seated(game, len(summary.players), levels)):
        return None
    options = game.filled_in(len(summary.players), summary.options)
    ended = datetime.fromtimestamp(summary.modified, UTC).astimezone().date()
    return _found(game, summary.seed, options, ended)


def _is_seated(game: AnyGame, seats: int, levels: Sequence[str]) -> bool:
    setup = game.trail_setup()
    return setup is not None and seats == setup.seats and sorted(levels) == sorted(setup.rivals)


def _found(
    game: AnyGame, code: str, options: Mapping[str, Value], ended: date
) -> TrailMatch | None:
    from engine import trails

    try:
        stops = trails.trail(str(game.id))
    except ValueError:
        stops = ()
    for number, stop in enumerate(stops):
        if stop.deal.code == code:
            alike = dict(stop.deal.config.options) == options
            return TrailMatch(number, None, stop.medals, ended) if alike else None
    day = _day(game, code, ended)
    if day is None:
        return None
    config = trails.daily(game, day).config
    return (
        TrailMatch(None, day, game.daily_medals(config), ended)
        if dict(config.options) == options
        else None
    )


def _day(game: AnyGame, code: str, ended: date) -> date | None:
    """The day whose deal a match was on that ended on a day; None for any other deal."""
    from engine import trails

    # A day's deal may be played as long as it is in the calendar, and one of tomorrow where a
    # clock was set.
    ended = trails.bounded(ended)
    first = ended.toordinal() - 7 * trails.CALENDAR_WEEKS + 1
    last = ended.toordinal() + 1
    for block in range(first // _BLOCK_DAYS, last // _BLOCK_DAYS + 1):
        day = _days(game, block).get(code)
        if day is not None and first <= day.toordinal() <= last:
            return day
    return None


@lru_cache(maxsize=_MAX_BLOCKS)
def _days(game: AnyGame, block: int) -> dict[str, date]:
    """Some days after one another, by the codes of their deals."""
    from engine import trails

    start = block * _BLOCK_DAYS
    days = [date.fromordinal(start + number) for number in range(_BLOCK_DAYS)]
    # Days before and after those with deals have the code of the first or the last one.
    return {trails.daily(game, day).code: day for day in days if day == trails.bounded(day)}


# Medals


def medals_of(
    controller: AppController, game: AnyGame, found: Iterable[tuple[Logged, TrailMatch]]
) -> dict[tuple[int, int], int]:
    """Tell what matches of a game have won, by their keys: from 0 for nothing to 3 for gold.

    What counts for no medal is not among them: help, hidden cards that were seen, or an attempt at
    a day after all that are allowed.
    """
    rows = list(found)
    if not rows:
        return {}
    known = controller.attempts.known(str(game.id), {entry.seed for entry, _ in rows})
    by_code: dict[str, list[Travelled]] = defaultdict(list)
    for one in known.played:
        by_code[one.seed].append(one)
    won: dict[tuple[int, int], int] = {}
    counted: dict[tuple[date, str], dict[int, Travelled]] = {}
    for entry, match in rows:
        played, who = by_code[entry.seed], profile(entry.name)
        if match.day is None:
            mine = {one.id: one for one in played}
        else:
            key = match.day, who
            if key not in counted:
                counted[key] = _counted(game, match.day, known._replace(played=played), who)
            mine = counted[key]
        if entry.id in mine and entry.is_own:
            won[entry.key] = _medal(game, match, mine[entry.id])
    return won


def medal_of(
    controller: AppController, game: AnyGame, summary: Summary, match: TrailMatch
) -> int | None:
    """Tell what a finished match of the shelf has won; None where it counts for no medal."""
    from engine import trails

    assert summary.result is not None
    grade = game.grade(summary.result)
    if match.day is not None:
        known = controller.attempts.known(str(game.id), {summary.seed})
        tries = _counted(game, match.day, known, profile(summary.players[0].name))
        if grade not in [game.grade(one.result) for one in tries.values()]:
            return None
    return int(trails.medal_for(match.medals, grade))


def _counted(game: AnyGame, day: date, known: KnownAttempts, who: str) -> dict[int, Travelled]:
    """Somebody's attempts at a day that count, by their match."""
    from engine import trails

    return {one.id: one for one in trails.day_of(game, day, known, who).tries}


def _medal(game: AnyGame, match: TrailMatch, one: Travelled) -> int:
    from engine import trails

    return int(trails.medal_for(match.medals, game.grade(one.result)))
