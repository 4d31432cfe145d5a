"""engine.match: the journal of a match, its header and its entries."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import msgspec

from engine.core import Act, Chance, Level, Result, Seat, StowawayError, Tick, Value

FORMAT = 2
"""Version of the journal's own form, not of any game's rules. In 2 the header names `checks`."""

MAX_SEED = 200
"""Longest seed, in characters."""

MAX_TICK = Tick(60 * 60 * 60 * 24)
"""A day of game time; there it stands."""

MAX_NAME = 60
"""Longest player's name, in characters."""

MAX_SEATS = 16
"""More than any game has."""

MAX_SCORE = 1_000_000
"""No score or goal is so far from 0."""

RANDOM = Level("random")
"""The level that needs no bot: any legal action."""

_COLOUR = re.compile(r"[a-z0-9#_-]{0,24}")


class JournalError(StowawayError):
    """An entry that cannot follow what stands before it; the text says why, in one sentence."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits on a seat: a person, or the computer at a level. `colour` is an id of the look."""

    kind: Literal["person", "computer"] = "person"
    level: Level | None = None
    name: str = ""
    colour: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.kind == "person"

    def check(self, levels: Mapping[Level, Any]) -> None:
        """Refuse what no match can have, given a game's bots. Raises JournalError."""
        self.check_form()
        if not self.is_person and self.level != RANDOM and self.level not in levels:
            raise JournalError(
                "There is no computer player of level {level}.", level=repr(str(self.level)[:40])
            )

    def check_form(self) -> None:
        """Refuse what no match of any game can have. Raises JournalError."""
        if self.is_person and self.level is not None:
            raise JournalError("A person plays at no level.")
        if len(self.name) > MAX_NAME or not self.name.isprintable():
            raise JournalError(
                "A name is up to {most} characters that can be printed.", most=MAX_NAME
            )
        if not _COLOUR.fullmatch(self.colour):
            raise JournalError("A colour is a short word or a code such as #a0b1c2.")


PERSON = Player()
"""A person of whom nothing is known."""


class Header(msgspec.Struct, frozen=True, tag_field="line", tag="header"):
    """What a match is, before anybody has done anything.

    `checks` is what check lines are hashes of: the score sheets that a spectator sees, or all that
    every seat and a spectator sees; unset, and the former, in files of format 1.
    `components` is the digest of the game's component files, `text` their whole text where they
    are not the stock's. `chance` is `given` if somebody types in what a real box dealt.
    """

    format: int
    game: str
    rules_version: int
    seats: int
    players: tuple[Player, ...]
    options: dict[str, Value]
    seed: str
    practice: bool
    chance: Literal["drawn", "given"]
    components: str
    text: dict[str, str] | None = None
    checks: Literal["sheets", "seen"] | msgspec.UnsetType = msgspec.UNSET


def check_start(seats: int, players: tuple[Player, ...], seed: str) -> None:
    """Refuse what no match of any game can begin with. Raises JournalError."""
    least, most = 1, MAX_SEATS
    if not least <= seats <= most:
        raise JournalError(
            "There are {low} to {high} seats, not {seats}.", low=least, high=most, seats=seats
        )
    if len(players) != seats:
        raise JournalError(
            "{seats} seats need as many players, not {players}.", seats=seats, players=len(players)
        )
    for player in players:
        player.check_form()
    if len(seed) > MAX_SEED or not _is_text(seed):
        raise JournalError("A seed is any text of up to {most} characters.", most=MAX_SEED)


def is_result(result: Result, seats: int) -> bool:
    """Whether a match of so many seats may end so, whatever its game."""
    ranked = sorted(seat for group in result.ranking for seat in group)
    return (
        len(result.scores) == seats
        and ranked == list(range(seats))
        and all(result.ranking)
        and all(abs(number) < MAX_SCORE for number in (*result.scores, result.goal or 0))
    )


def _is_text(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Mark(msgspec.Struct, frozen=True):
    """Game time has come to this tick."""

    tick: Tick


class Undo(msgspec.Struct, frozen=True):
    """The last `acts` acts, and whatever chance answered after them, are taken back."""

    acts: int


class Redo(msgspec.Struct, frozen=True):
    """The next `acts` acts that were taken back are done again."""

    acts: int


class Seated(msgspec.Struct, frozen=True):
    """Somebody else sits on a seat from now on."""

    seat: Seat
    player: Player


class Check(msgspec.Struct, frozen=True):
    """After so many inputs the public score sheets have this hash."""

    inputs: int
    hash: str


class Ended(msgspec.Struct, frozen=True):
    """The match is over, with this result."""

    result: Result


Entry: TypeAlias = Act[Any] | Chance | Mark | Undo | Redo | Seated | Check | Ended
