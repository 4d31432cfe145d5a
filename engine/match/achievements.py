"""engine.match: what people achieved in a match that is over, found in its journal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine import catalog
from engine.core import Seat
from engine.match.loader import read
from engine.match.session import Session


class Searched(NamedTuple):
    """What was found in the match of a digest: the ids of each of the seats that were asked for."""

    digest: bytes
    found: tuple[tuple[Seat, tuple[str, ...]], ...] = ()


def achieved(session: Session, seat: Seat) -> tuple[str, ...]:
    """Return what a seat achieved in a match.

    Args:
        session: The match.
        seat: The seat.

    Returns:
        Ids of the game's `achievements`, in their order; none for a match that is not over.
    """
    result, game = session.result, session.game
    if result is None:
        return ()
    told = [
        event
        for moment in session.moments
        for each in moment.events
        if (event := each.seen_by(None)) is not None
    ]
    found = game.achieved(session.config, seat, told, session.view(None), result)
    return tuple(name for name in game.achievements if name in found)


def searching(
    matches: Sequence[tuple[bytes, bytes, tuple[int, ...]]],
) -> Iterator[Searched]:
    """Search the journals of matches, one after another; a worker process runs this.

    Args:
        matches: Of each its digest, its journal, and the seats of people.

    Yields:
        What was found in each; nothing in one that today's rules do not play to its end.
    """
    for digest, journal, seats in matches:
        reading = read(journal, catalog)
        session = reading.session
        if session is None or session.result is None or reading.read_only:
            yield Searched(digest)
            continue
        there = [Seat(seat) for seat in seats if 0 <= seat < session.config.seats]
        yield Searched(digest, tuple((seat, achieved(session, seat)) for seat in there))
