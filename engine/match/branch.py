"""engine.match: branches: a finished match goes on from one of its places, in practice."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core import Act, Over
from engine.match import codec
from engine.match.journal import Branch, Header, JournalError, Player, format_of
from engine.match.session import Session


def branch(session: Session, at: int, future: str = "") -> Session:
    """A match in practice that begins with the first `at` inputs of another, which is over.

    Chance answers from there on by the seed `future`, or as it would have, where that is empty.
    Whoever sat there at the end sits there; where only computers did, a person has the seat that
    acts next. Raises JournalError where nothing can follow, or the
    match goes on: what is still to come, and what others hold, would be told. Its chance must not
    have been typed in.
    """
    moments = session.moments
    if session.result is None or session.header.chance == "given":
        raise JournalError("Only a finished match can be continued from an earlier point.")
    if not 0 <= at < len(moments) or isinstance(moments[at].awaiting, Over):
        raise JournalError("There is nothing after that point.")
    header = session.header
    made = Session(
        session.game,
        session.config,
        session.seed,
        _players(session, at),
        practice=True,
        components=header.components,
    )
    leaves = Branch(codec.mark(header), at, _futures(header, at, future))
    leaves.check(practice=True)
    made.header = replace(
        header,
        format=format_of(made.players, branches=True),
        players=made.players,
        # All of them, though the file of an older match may lack some.
        options=made.header.options,
        practice=True,
        checks="seen",
        branch=leaves,
    )
    for moment in moments[1 : at + 1]:
        assert moment.given is not None
        made.enter(moment.given)
    made.settle()
    return made


def _players(session: Session, at: int) -> tuple[Player, ...]:
    """Who plays a branch on: with a person among them."""
    players = [*session.players]
    if not any(player.is_person for player in players):
        later = (moment.given for moment in session.moments[at + 1 :])
        seat = next((given.seat for given in later if isinstance(given, Act)), 0)
        players[seat] = Player(colour=players[seat].colour)
    return tuple(players)


def _futures(header: Header, at: int, future: str) -> tuple[tuple[int, str], ...]:
    """The futures that a match had up to one of its places, and another from there on, if any."""
    had = () if header.branch is msgspec.UNSET else header.branch.futures
    if future:
        return (*(each for each in had if each[0] < at), (at, future))
    return tuple(each for each in had if each[0] <= at)
