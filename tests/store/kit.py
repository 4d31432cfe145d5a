"""Tests: matches of the toy game, for what keeps them."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import AwaitingSeats, Rng
from engine.match import Player, Session, begin, codec
from tests.match.toy import OpenToy, Toy


def toy(seed: str = "TY-1", *, practice: bool = False) -> Session:
    """A new match of two people."""
    players = (Player(name="Ann"), Player(name="Bo"))
    game = OpenToy() if practice else Toy()
    return begin(game, seed, players, {}, practice=practice, components="toy")


def play_on(session: Session) -> Iterator[None]:
    """Play to the end at random, and stop after every input."""
    stream = Rng("play", session.seed)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = stream.choice(session.awaiting.due)
        session.submit(seat, session.legal(seat).sample(stream))
        yield


def finished(seed: str = "TY-1", *, practice: bool = False) -> Session:
    """A match that is over."""
    session = toy(seed, practice=practice)
    for _ in play_on(session):
        pass
    return session


def save(session: Session) -> bytes:
    """The bytes of its file."""
    return codec.encode(session.header, session.journal)
