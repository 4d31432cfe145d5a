"""Bridge: a finished match from its file, looked back upon without a table."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from engine import catalog
from engine.core import Seat, StowawayError
from engine.match import codec
from engine.match.loader import read
from engine.store import files
from ui.bridge.outcome import Outcome, Passed
from ui.bridge.seats import SeatInfo, known_character, own_colours, shown_name

if TYPE_CHECKING:
    from datetime import date
    from pathlib import Path

    from engine.match import Session


class UnfinishedError(StowawayError):
    """A file holds no match that is over; the sentence says why."""


class FinishedMatch(NamedTuple):
    """A finished match from a file.

    Attributes:
        outcome: How it ended.
        names: The names of the people who played it.
        data: The bytes of the file.
        day: The day on which the file was last written, if that is known.
    """

    outcome: Outcome
    names: tuple[str, ...]
    data: bytes
    day: date | None


def finished(path: Path) -> FinishedMatch:
    """Read a finished match from its file.

    Args:
        path: The file.

    Returns:
        The match.

    Raises:
        StoreError: The file cannot be read.
        UnfinishedError: It holds no match, or one that is not over.
    """
    data = files.read(path, codec.MAX_BYTES)
    found = read(data, catalog)
    session = found.session
    if session is None:
        raise UnfinishedError("{file}: {sentence}", file=str(path), sentence=found.sentence or "")
    if session.result is None:
        raise UnfinishedError(
            "{file}: this match is not over, so it has no score pad yet.", file=str(path)
        )
    names = tuple(player.name for player in session.header.players if player.is_person)
    return FinishedMatch(outcome_of(session), names, data, day_of(path))


def day_of(path: Path) -> date | None:
    """Return the day on which a file was last written; None if no calendar holds it."""
    from datetime import datetime

    # A copied file's time may be anything.
    with contextlib.suppress(OSError, ValueError, OverflowError):
        return datetime.fromtimestamp(path.stat().st_mtime).astimezone().date()
    return None


def saved_bytes(path: Path | None) -> bytes | None:
    """Return the bytes of a saved match; None for one that is not saved, or cannot be read now."""
    if path is None:
        return None
    try:
        return files.read(path, codec.MAX_BYTES)
    except StowawayError:
        return None


def outcome_of(session: Session) -> Outcome:
    """Return how a session ended, all players by their names. Raises ValueError if it did not."""
    result = session.result
    if result is None:
        raise ValueError("the match is not over")
    return Outcome(
        session.game,
        session.config,
        session.seed,
        session.practice,
        _players(session),
        session.view(None),
        session.sheets(None),
        result,
        tuple(past(session)),
        session.is_deal,
        session.exposed,
    )


def past(session: Session) -> Iterator[Passed]:
    """Yield what has happened so far, as spectators know it."""
    game = session.game
    for moment in session.moments:
        events = tuple(told for event in moment.events if (told := event.seen_by(None)))
        # Of time that only went by there may be hours.
        if events:
            view = partial(game.observe, moment.state, None)
            yield Passed(events, view, cache(lambda view=view: game.sheet(view())))


def _players(session: Session) -> tuple[SeatInfo, ...]:
    colours = own_colours([player.colour for player in session.players])
    return tuple(
        SeatInfo(
            Seat(seat),
            shown_name(player.name, Seat(seat), player.level, player.character),
            colour,
            player.level,
            False,
            first.is_person,
            known_character(player.character),
        )
        for seat, (player, first, colour) in enumerate(
            zip(session.players, session.header.players, colours, strict=True)
        )
    )
