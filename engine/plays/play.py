"""engine.plays: a finished match as other programs log it: who played, when, and the scores."""

from __future__ import annotations

import hashlib
from datetime import datetime
from typing import Final, NamedTuple

from engine.core import Result, Seat

SHORT_ID_LENGTH: Final = 8
"""Characters of an id in a link, which is to be short: 40 bits."""


class PlaySeat(NamedTuple):
    """One seat of a finished match.

    Attributes:
        name: What the seat is called, as it is shown.
        key: What tells this player from all others in all matches: the same person, or the same
            computer player, always has the same key.
        is_person: Whether a person played.
        level: The levels that played there, as records have them; empty for a person alone.
        score: The total.
        rank: The place, from 1; seats that tie have the same.
        is_winner: Whether the seat has won.
    """

    name: str
    key: str
    is_person: bool
    level: str
    score: int
    rank: int
    is_winner: bool

    @property
    def id(self) -> str:
        """Return an id that never changes, of `SHORT_ID_LENGTH` characters."""
        return short_id("player", self.key)


class Play(NamedTuple):
    """A finished match.

    Attributes:
        digest: What tells the match from all others, in hexadecimal digits, as records have it.
        game: The game's id, with dashes.
        title: The game's name.
        variant: What was chosen, in a few words; empty for a match with the usual options.
        deal: The deal code; empty where it is not told.
        finished: When it ended, with a time zone.
        seats: The seats, in turn order.
        goal: The points that the match asked for; None for a match without a goal.
        practice: Whether it was practice.
    """

    digest: str
    game: str
    title: str
    variant: str
    deal: str
    finished: datetime
    seats: tuple[PlaySeat, ...]
    goal: int | None = None
    practice: bool = False

    @property
    def id(self) -> str:
        """Return an id that never changes, of `SHORT_ID_LENGTH` characters."""
        return short_id("play", self.digest)


def winners(result: Result) -> frozenset[Seat]:
    """Return who has won a match.

    Args:
        result: How it ended.

    Returns:
        The best seats, unless the match had a goal that nobody reached. Whoever plays alone without
        a goal wins.
    """
    return frozenset() if result.won is False else frozenset(result.ranking[0])


def short_id(kind: str, key: str) -> str:
    """Return an id of `SHORT_ID_LENGTH` characters that always is the same for the same key.

    Args:
        kind: What the key is of, such as `player`.
        key: The key.

    Returns:
        Lower-case letters and digits.
    """
    number = int.from_bytes(_digest(kind, key)[:5])
    digits = "0123456789abcdefghijkmnpqrstuvwx"
    return "".join(digits[number >> 5 * place & 31] for place in range(SHORT_ID_LENGTH))


def uuid_of(kind: str, key: str) -> str:
    """Return a UUID that always is the same for the same key.

    Args:
        kind: What the key is of, such as `player`.
        key: The key.

    Returns:
        A UUID of version 8, which leaves its content to the program, in lower-case letters.
    """
    data = bytearray(_digest(kind, key))
    data[6] = data[6] & 0x0F | 0x80
    data[8] = data[8] & 0x3F | 0x80
    digits = data.hex()
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))


def _digest(kind: str, key: str) -> bytes:
    said = f"stowaway {kind} {key}".encode(errors="replace")
    return hashlib.blake2b(said, digest_size=16).digest()
