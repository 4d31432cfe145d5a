"""engine: attempts: when the deal of a day may be looked at, so that attempts at it are honest.

Until a person's third attempt is over, or the day is, nothing shows that deal but the table at
which it is played: no replay, no review, no practice, and no other match on it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from engine import catalog, trails
from engine.core import AnyGame, DateText, Message, StowawayError, shown
from engine.store import HomePaths, Settings, StoreError
from engine.store.persons import MAX_NAME_COLUMNS, profile
from engine.store.players import names_beside
from engine.trails import KnownAttempts

if TYPE_CHECKING:
    from engine.store import Summary, Travelled

MAX_DAYS_AHEAD: Final = 7
"""How many days ahead are looked at too: a file may come from where it is tomorrow already."""

Way: TypeAlias = Literal["watch", "card", "review", "share", "ask", "play", "begin", "simulate"]
"""How somebody wants to see a deal: watch one match or all, review one, share one, be asked about
it, play the deal in another way, begin one attempt more, or let computers play it.
"""


class HiddenError(StowawayError):
    """A deal may not be looked at yet; the sentence says when it may be."""


def today() -> date:
    """The day that the clock of this place shows."""
    return datetime.now().astimezone().date()


def day_of_deal(game: AnyGame, code: str, now: date) -> date | None:
    """Find the day that a deal is of, unless that is over.

    Args:
        game: The game.
        code: A deal code, as it is written.
        now: The day of today.

    Returns:
        Today or one of the days to come; None for any other deal.
    """
    return _deals_from(game, trails.bounded(now)).get(code)


@lru_cache(maxsize=16)
def _deals_from(game: AnyGame, start: date) -> dict[str, date]:
    """The deal codes of a day and of the next ones."""
    if game.trail_setup() is None:
        return {}
    days = [start + timedelta(days=ahead) for ahead in range(MAX_DAYS_AHEAD + 1)]
    return {trails.daily(game, day).code: day for day in reversed(days)}


def hidden(
    game: AnyGame,
    code: str,
    names: Sequence[str],
    now: date,
    known: Callable[[str], KnownAttempts],
) -> Message | None:
    """Tell when a deal may be looked at, where it may not be now.

    Args:
        game: The game.
        code: The deal code, as it is written.
        names: Who looks, or would: whoever is at the screen first, then who played.
        now: The day of today.
        known: Gives what is known of the attempts at a deal, by its code; asked only if need be.

    Returns:
        A part of a sentence, such as "once you have used all three attempts, or tomorrow"; None
        where nothing is in the way.
    """
    day = day_of_deal(game, code, now)
    if day is None:
        return None
    found = known(code)
    for number, name in enumerate(names):
        one = trails.day_of(game, day, found, profile(name))
        if not one.is_open:
            return _when(day, now, one, "" if not number else name)
    return None


def _when(day: date, now: date, one: trails.DailyDeal, name: str) -> Message:
    if day > trails.bounded(now):
        return Message("after {day}", day=DateText(day.isoformat()))
    if not one.left:
        return Message("once the attempts in progress are finished, or tomorrow")
    if profile(name):
        who = shown(name, MAX_NAME_COLUMNS)
        return Message("once {name} has used all three attempts, or tomorrow", name=who)
    return Message("once you have used all three attempts, or tomorrow")


def sentence(way: Way, when: Message) -> Message:
    """Say that a deal is not shown yet, and when it will be."""
    match way:
        case "watch":
            return Message("You can watch this match again {when}.", when=when)
        case "card":
            return Message("You can watch your attempts and send a postcard {when}.", when=when)
        case "review":
            return Message("You can review this match {when}.", when=when)
        case "share":
            return Message("You can share this match {when}.", when=when)
        case "ask":
            return Message("“My mistakes” can ask you about this match {when}.", when=when)
        case "play":
            return Message(
                "This deal belongs to a daily suitcase. You can play it in other ways {when}.",
                when=when,
            )
        case "begin":
            return Message(
                (
                    "All three attempts at this daily suitcase have been used. You can play it "
                    "again {when}."
                ),
                when=when,
            )
        case "simulate":
            return Message(
                "This deal belongs to a daily suitcase. The computer can play it {when}.", when=when
            )


def refuse(way: Way, when: Message | None) -> None:
    """Refuse what would show a deal that is hidden. Raises HiddenError."""
    if when is not None:
        raise HiddenError("{sentence}", sentence=sentence(way, when))


def at_home(where: HomePaths, game: AnyGame) -> Callable[[str], KnownAttempts]:
    """Look for attempts in the places of this person.

    What cannot be read is as if it were not there, so that a deal stays hidden. Nothing is changed
    or mended: the app may be running there, and it tells what it finds.
    """

    def known(code: str) -> KnownAttempts:
        from engine.store import Matches, Records

        matches = Matches(where.matches, trash=where.trash, mends=False)
        played: tuple[Travelled, ...] = ()
        under_way: tuple[Summary, ...] = ()
        try:
            under_way = matches.under_way(str(game.id), {code})
            # Else it would be made.
            if where.records.is_file():
                with Records(where.records, mends=False) as records:
                    played = records.travelled(str(game.id), {code})
        except StoreError:
            pass
        return KnownAttempts(played, under_way, matches.attempts.at(str(game.id), {code}))

    return known


def player_name(settings: Settings) -> str:
    """Whoever sat first at the last table."""
    return next(iter(settings.texts("setup.names")), "")


def check(
    way: Way, game: str, code: str, names: Iterable[str], where: Callable[[], HomePaths]
) -> None:
    """Refuse on the command line what would show a deal that is hidden.

    Args:
        way: What is asked for.
        game: The id of the game, as a file or an argument has it.
        code: The deal code.
        names: Who played.
        where: Gives the places of the person who asks; asked only if need be.

    Raises:
        HiddenError: The deal may not be looked at yet; the sentence says when.
        StowawayError: There is no such game, or no such home.
    """
    built, now = catalog.game(game), today()
    if day_of_deal(built, code, now) is not None:
        home = where()
        book = names_beside(home.records)
        own = player_name(Settings(home.settings, mends=False))
        who = [book.owner(own), *map(book.called, names)]
        refuse(way, hidden(built, code, who, now, at_home(home, built)))
