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
    from engine.store import Begun, Logged, Summary, Travelled
    from engine.trails import Deal, KnownAttempts
    from ui.bridge.controller import AppController

_BLOCK_DAYS: Final = 64
"""Days whose deal codes are found together."""
_MAX_BLOCKS: Final = 1_000
"""Such blocks of all games that are remembered."""


class TrailMatch(NamedTuple):
    """What a finished match was: a stop of `stops`, counted from 0, or the suitcase of a day.

    `medals` are what bronze, silver and gold ask there, `ended` is the day on which it ended.
    """

    stop: int | None
    day: date | None
    medals: Medals
    ended: date
    stops: int = 0


class _Day(NamedTuple):
    """A day, and its deal."""

    day: date
    deal: Deal


def of_entry(entry: Logged, game: AnyGame) -> TrailMatch | None:
    """Tell what a row of the match history was; None for a match of no stop and no day."""
    if entry.seat or entry.others or not _is_seated(game, entry.levels):
        return None
    ended = entry.finished.astimezone().date()
    return _found(game, entry.seed, entry.options, entry.levels, ended)


def of_summary(summary: Summary, game: AnyGame) -> TrailMatch | None:
    """Tell what a finished match of the shelf was; None for one of no stop and no day."""
    levels = [player.opponent for player in summary.players[1:]]
    if not (summary.is_attempt and _is_seated(game, levels)):
        return None
    options = game.filled_in(len(summary.players), summary.options)
    ended = datetime.fromtimestamp(summary.modified, UTC).astimezone().date()
    return _found(game, summary.seed, options, levels, ended)


def _is_seated(game: AnyGame, levels: Sequence[str]) -> bool:
    """Whether some match of the trail or of a day is against these computers."""
    setup = game.trail_setup()
    return setup is not None and tuple(levels) in setup.tables


def _found(
    game: AnyGame, code: str, options: Mapping[str, Value], levels: Sequence[str], ended: date
) -> TrailMatch | None:
    from engine import trails

    def is_on(deal: trails.Deal) -> bool:
        return dict(deal.config.options) == options and deal.is_against(levels)

    try:
        stops = trails.trail(str(game.id))
    except ValueError:
        stops = ()
    for number, stop in enumerate(stops):
        if code in stop.deal.codes:
            place = TrailMatch(number, None, stop.medals, ended, len(stops))
            return place if is_on(stop.deal) else None
    found = _day(game, code, ended)
    if found is None or not is_on(found.deal):
        return None
    return TrailMatch(None, found.day, game.daily_medals(found.deal.config), ended)


def _day(game: AnyGame, code: str, ended: date) -> _Day | None:
    """The day whose deal a match was on that ended on a day; None for any other deal."""
    from engine import trails

    # A day's deal may be played as long as it is in the calendar, and one of tomorrow where a
    # clock was set.
    ended = trails.bounded(ended)
    first = trails.calendar(ended)[0].toordinal()
    last = ended.toordinal() + 1
    for block in range(first // _BLOCK_DAYS, last // _BLOCK_DAYS + 1):
        found = _days(game, block).get(code)
        if found is not None and first <= found.day.toordinal() <= last:
            return found
    return None


@lru_cache(maxsize=_MAX_BLOCKS)
def _days(game: AnyGame, block: int) -> dict[str, _Day]:
    """Some days after one another, by the codes of their deals."""
    from engine import trails

    start = block * _BLOCK_DAYS
    days = [date.fromordinal(start + number) for number in range(_BLOCK_DAYS)]
    # Days before and after those with deals have the code of the first or the last one.
    found = [_Day(day, trails.daily(game, day)) for day in days if day == trails.bounded(day)]
    return {one.deal.code: one for one in found}


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
    codes = {entry.seed for entry, _ in rows}
    known = _by_code(controller.attempts.known(str(game.id), codes), codes)
    won: dict[tuple[int, int], int] = {}
    counted: dict[tuple[date, str], dict[int, Travelled]] = {}
    for entry, match in rows:
        of_deal, who = known[entry.seed], profile(entry.name)
        if match.day is None:
            mine = {one.id: one for one in of_deal.played}
        else:
            key = match.day, who
            if key not in counted:
                counted[key] = _counted(game, match.day, of_deal, who)
            mine = counted[key]
        if entry.id in mine and entry.is_own:
            won[entry.key] = _medal(game, match, mine[entry.id])
    return won


def _by_code(known: KnownAttempts, codes: Iterable[str]) -> dict[str, KnownAttempts]:
    """What is known of each deal by itself: of hundreds of days, each asks for its own."""
    played: dict[str, list[Travelled]] = defaultdict(list)
    under_way: dict[str, list[Summary]] = defaultdict(list)
    begun: dict[str, list[Begun]] = defaultdict(list)
    for one in known.played:
        played[one.seed].append(one)
    for match in known.under_way:
        under_way[match.seed].append(match)
    for row in known.begun:
        begun[row.deal].append(row)
    return {
        code: known._replace(played=played[code], under_way=under_way[code], begun=begun[code])
        for code in codes
    }


class ShelfMedals:
    """What finished matches of the shelf have won, read for all of them at once.

    What is known of days takes as long for one of them as for hundreds, and is read when the first
    asks for it.
    """

    def __init__(self, controller: AppController, shelf: Iterable[Summary] = ()) -> None:
        self._controller = controller
        self._codes: dict[str, set[str]] = defaultdict(set)
        self._known: dict[str, dict[str, KnownAttempts]] = {}
        for summary in shelf:
            if summary.result is not None and summary.is_attempt:
                self._codes[summary.game].add(summary.seed)

    def medal(self, game: AnyGame, summary: Summary, match: TrailMatch) -> int | None:
        """Tell what a finished match has won; None where it counts for no medal."""
        from engine import trails

        assert summary.result is not None
        grade = game.grade(summary.result)
        if match.day is not None:
            known = self._known_of(str(game.id), summary.seed)
            tries = _counted(game, match.day, known, profile(summary.players[0].name))
            if grade not in [game.grade(one.result) for one in tries.values()]:
                return None
        return int(trails.medal_for(match.medals, grade))

    def _known_of(self, game: str, code: str) -> KnownAttempts:
        if code not in self._known.get(game, {}):
            codes = self._codes[game] | {code}
            self._known[game] = _by_code(self._controller.attempts.known(game, codes), codes)
        return self._known[game][code]


def _counted(game: AnyGame, day: date, known: KnownAttempts, who: str) -> dict[int, Travelled]:
    """Somebody's attempts at a day that count, by their match."""
    from engine import trails

    return {one.id: one for one in trails.day_of(game, day, known, who).tries}


def _medal(game: AnyGame, match: TrailMatch, one: Travelled) -> int:
    from engine import trails

    return int(trails.medal_for(match.medals, game.grade(one.result)))
