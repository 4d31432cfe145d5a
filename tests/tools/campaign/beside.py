"""Campaign: finished matches, and what is kept beside matches: reviews, pictures, questions.

A whole review of a long match takes half a minute. These are of matches that were played at random,
those of Carry On judged as in the program, those of the other games in very few futures: their
numbers are worth little, and they are as lawful as any.
"""

from __future__ import annotations

import hashlib
import itertools
import struct
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from random import Random
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from engine import catalog
from engine.core import Seat
from engine.core.review import AnyReview
from engine.match import Player, Session, codec, review
from engine.match.loader import read
from engine.match.mistake_drills import find_drills
from engine.search import halving
from tests.tools.campaign.play import COLOURS, GAMES, begun, wander

NAME: Final = "Person 0"
"""Who plays in seat 0 of all these matches; nobody else is a person."""
EXACT: Final = "carry_on"
"""A game whose matches are reviewed in less than a second."""
SEATS: Final = {"pack_the_essentials": 1}
"""At how many seats a game is played here, where that is not two."""
REVIEWED: Final = tuple(
    game for game in GAMES if catalog.game(game).is_reviewed and 2 in catalog.game(game).seats
)
"""The games of which there are reviews."""


class Finished(NamedTuple):
    """A match that is over, as its file, and the review of seat 0 as a line."""

    session: Session
    data: bytes
    review: bytes
    marked: tuple[int, ...]
    """The decisions that are asked once more."""


@cache
def finished(game: str, number: int) -> Session:
    """A finished match of a person in seat 0 and computers; always the same. It must stay so."""
    rng = Random(f"finished {game} {number}")
    kind = catalog.game(game)
    config = kind.configure(SEATS.get(game, 2), {})
    players = [Player(name=NAME, colour=COLOURS[0])]
    players += [
        Player("computer", review_level(game), "", COLOURS[seat % 4])
        for seat in range(1, config.seats)
    ]
    digest = catalog.components_digest(game)
    session = Session(kind, config, f"campaign {game} {number}", players, components=digest)
    session.settle()
    for _ in wander(session, rng, reseat=False):
        pass
    return session


def review_level(game: str) -> Any:
    """A level that any game has."""
    return next(iter(catalog.game(game).bots))


@cache
def judged(game: str, number: int) -> Finished:
    """A finished match with its review. It must stay as it is."""
    session = finished(game, number)
    last: AnyReview | None = None
    with _hastily(game):
        for last in review.reviewing(session, Seat(0)):
            if last.whole:
                break
    assert last is not None
    data = codec.encode(session.header, session.journal)
    return Finished(session, data, review.encode(last), find_drills(last, session))


@cache
def begun_practice(number: int) -> Session:
    """A match in practice that was begun, as a guided round is. It must stay as it is."""
    rng = Random(f"begun {number}")
    session = begun(rng, EXACT, practice=True)
    for _ in itertools.islice(wander(session, rng, reseat=False), 12):
        pass
    session.mark()
    return session


def again(data: bytes) -> Session:
    """A match of one's own, out of a file's bytes."""
    session = read(data, catalog).session
    assert session is not None
    return session


@contextmanager
def _hastily(game: str) -> Iterator[None]:
    """Let reviews be made in very few futures, but of the game that needs no haste."""
    with ExitStack() as stack:
        if game != EXACT:
            by = type(review.reviewer(finished(game, 0), Seat(0)))
            stack.enter_context(patch.object(by, "comparison_samples", lambda *_: 3))
            stack.enter_context(patch.object(by, "max_samples", lambda *_: 3))
            stack.enter_context(patch.object(review, "VALUE_FUTURES", 2))
            stack.enter_context(patch.object(halving, "DEFAULT_STAGES", ((2, None),)))
            stack.enter_context(patch.object(halving, "halving", _untried))
        yield


def _untried(_worth: object, choices: int, _chosen: None) -> Iterator[halving.Stage]:
    """Choices in an order that no future was played for; the first one is the usual move."""
    yield halving.Stage((*range(1, choices), 0), 0)


def sealed(data: bytes) -> bytes:
    """What is kept beside a match, with a right seal: also a forger's. See `Matches`."""
    return hashlib.blake2b(data, digest_size=16).digest() + data


def picture(rng: Random, width: int = 40, height: int = 30) -> bytes:
    """A small picture, as a PNG file's bytes."""
    rows = b"".join(b"\x00" + rng.randbytes(3 * width) for _ in range(height))
    return png([(b"IHDR", _head(width, height)), (b"IDAT", zlib.compress(rows)), (b"IEND", b"")])


def forged_picture(rng: Random) -> bytes:
    """A picture whose parts have right sums, and which says what cannot be."""
    sizes = (0, 1, 40, 420, 421, 65_535, 2**31 - 1, 2**32 - 1)
    width, height = rng.choice(sizes), rng.choice(sizes)
    kinds = itertools.product((1, 2, 4, 8, 16, 7), (0, 2, 3, 4, 6, 5), (0, 1))
    depth, colour, laced = rng.choice(list(kinds))
    body = bytes(rng.choice((0, 10, 5_000, 20_000_000)))
    parts = [
        (b"IHDR", _head(width, height, depth, colour, laced)),
        (b"IDAT", zlib.compress(body)),
        (b"IEND", b""),
    ]
    more = (b"tEXt", b"x" * 70_000), (b"PLTE", rng.randbytes(9)), (b"iCCP", b"a\x00\x00" + b"x" * 9)
    parts.insert(rng.randrange(4), rng.choice((*more, parts[0], parts[1])))
    if rng.random() < 0.3:
        parts.pop(rng.randrange(len(parts)))
    return png(parts)


def png(parts: list[tuple[bytes, bytes]]) -> bytes:
    """A PNG file of these parts."""
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )


def _head(width: int, height: int, depth: int = 8, colour: int = 2, laced: int = 0) -> bytes:
    return struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, laced)
