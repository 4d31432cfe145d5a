"""engine.match: the journal of a match, its header and its entries."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from engine.core import Act, Chance, Level, Result, Seat, StowawayError, Tick, Value
from engine.core.characters import Opponent, is_character_id

PLAIN_FORMAT = 2
"""The form of a match that leaves no other."""

BRANCH_FORMAT = 3
"""The form of a match that leaves another one, and has no characters."""

FORMAT = 4
"""Version of the journal's own form, not of any game's rules. In 2 the header names `checks`, in 3
the match that it leaves, in 4 the character of a computer player; a match has the lowest that it
needs.
"""

MAX_SEED_LENGTH = 200
"""Longest seed, in characters."""

MAX_TICK = Tick(60 * 60 * 60 * 24)
"""A day of game time; there it stands."""

MAX_NAME_LENGTH = 60
"""Longest player's name, in characters."""

MAX_SEATS = 16
"""More than any game has."""

MAX_SCORE = 1_000_000
"""No score or goal is so far from 0."""

RANDOM = Level("random")
"""The level that needs no bot: any legal action."""

MAX_BRANCH_INPUTS = 100_000
"""No match is left behind more inputs."""

MAX_FUTURES = 40

_COLOUR = re.compile(r"[a-z0-9#_-]{0,24}")
_HASH = re.compile(r"[0-9a-f]{20}")


class JournalError(StowawayError):
    """An entry that cannot follow what stands before it; the text says why, in one sentence."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits on a seat: a person, or the computer at a level. `colour` is an id of the look.

    `character` is the id of the character that a computer player appears as, empty for a plain one.
    It may be one that this version does not know; such a player is shown as a plain one.
    """

    kind: Literal["person", "computer"] = "person"
    level: Level | None = None
    name: str = ""
    colour: str = ""
    character: str = ""

    @property
    def is_person(self) -> bool:
        """Whether a person decides for this seat."""
        return self.kind == "person"

    @property
    def opponent(self) -> str:
        """What tells this computer player from others in records (`Opponent.key`)."""
        return Opponent(str(self.level), self.character).key

    def check(self, levels: Mapping[Level, Any]) -> None:
        """Refuse what no match can have, given a game's bots. Raises JournalError."""
        self.check_form()
        if not self.is_person and self.level != RANDOM and self.level not in levels:
            raise JournalError(
                "There is no computer player at level {level}.", level=repr(str(self.level)[:40])
            )

    def check_form(self) -> None:
        """Refuse what no match of any game can have. Raises JournalError."""
        if self.is_person and self.level is not None:
            raise JournalError("Only computer players have a level.")
        if self.is_person and self.character:
            raise JournalError("Only computer players have a personality.")
        if self.character and not is_character_id(self.character):
            raise JournalError("A personality must be a short word in lower-case letters.")
        if len(self.name) > MAX_NAME_LENGTH or not self.name.isprintable():
            raise JournalError(
                "A name can have up to {most} printable characters.", most=MAX_NAME_LENGTH
            )
        if not _COLOUR.fullmatch(self.colour):
            raise JournalError("A colour must be a short word or a code such as #a0b1c2.")


UNKNOWN_PERSON = Player()
"""A person of whom nothing is known."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match in practice leaves another: behind the first `at` inputs, which are the same.

    `of` is the hash of the other's first line. `futures` are seeds of chance, each with the number
    of inputs behind which it holds: those of the other, and one's own from `at` on, if it is
    another than the other's.
    """

    of: str
    at: int
    futures: tuple[tuple[int, str], ...] = ()

    def seed(self, inputs: int, first: str) -> str:
        """The seed of chance behind so many inputs; `first` is that of the deal."""
        return next((seed for at, seed in reversed(self.futures) if at <= inputs), first)

    def check(self, *, practice: bool) -> None:
        """Refuse what leads from no match. Raises JournalError."""
        places = [at for at, _ in self.futures]
        grows = places == sorted(set(places)) and all(0 <= at <= self.at for at in places)
        if not _HASH.fullmatch(self.of) or not 0 <= self.at <= MAX_BRANCH_INPUTS or not grows:
            raise JournalError("The file does not say which match it branched off from, or where.")
        if len(places) > MAX_FUTURES:
            raise JournalError("A match cannot branch more than {most} times.", most=MAX_FUTURES)
        for _, seed in self.futures:
            check_seed(seed)
        if not practice:
            raise JournalError("Only a practice match can branch off from another one.")


def format_of(players: Sequence[Player], *, branches: bool) -> int:
    """Return the lowest form that holds a match.

    Args:
        players: The players at its start.
        branches: Whether it leaves another match.
    """
    if any(player.character for player in players):
        return FORMAT
    return BRANCH_FORMAT if branches else PLAIN_FORMAT


class Header(msgspec.Struct, frozen=True, tag_field="line", tag="header"):
    """What a match is, before anybody has done anything.

    `checks` is what check lines are hashes of: the score sheets that a spectator sees, or all that
    every seat and a spectator sees; unset, and the former, in files of format 1.
    `branch` says which match it leaves, if any; then it is practice.
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
    branch: Branch | msgspec.UnsetType = msgspec.UNSET


def check_start(seats: int, players: tuple[Player, ...], seed: str) -> None:
    """Refuse what no match of any game can begin with. Raises JournalError."""
    least, most = 1, MAX_SEATS
    if not least <= seats <= most:
        raise JournalError(
            "This game is for {low} to {high} players, not {seats}.",
            low=least,
            high=most,
            seats=seats,
        )
    if len(players) != seats:
        raise JournalError(
            "{seats} seats need {seats} players, not {players}.",
            seats=seats,
            players=len(players),
        )
    for player in players:
        player.check_form()
    check_seed(seed)


def check_seed(seed: str) -> None:
    """Refuse what no chance can come from. Raises JournalError."""
    if len(seed) > MAX_SEED_LENGTH or not _is_text(seed):
        raise JournalError(
            "A seed can be any text of up to {most} characters.", most=MAX_SEED_LENGTH
        )


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


class TimeMark(msgspec.Struct, frozen=True):
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


def taken_over(players: Sequence[Player], changes: Iterable[Seated]) -> tuple[Seat, ...]:
    """Find the seats that a person took over from a computer.

    A seat counts only if another seat was a person's before: someone who has played at no other
    seat learns nothing that a player may not know.

    Args:
        players: The players of the header, one per seat.
        changes: The seat changes of the journal, in order.

    Returns:
        The seats, each once, in the order in which they were first taken over.
    """
    now = list(players)
    persons = {seat for seat, player in enumerate(now) if player.is_person}
    found: list[Seat] = []
    for change in changes:
        if change.player.is_person:
            opens = not now[change.seat].is_person and bool(persons - {change.seat})
            if opens and change.seat not in found:
                found.append(change.seat)
            persons.add(change.seat)
        now[change.seat] = change.player
    return tuple(found)


class Check(msgspec.Struct, frozen=True):
    """After so many inputs the public score sheets have this hash."""

    inputs: int
    hash: str


class Ended(msgspec.Struct, frozen=True):
    """The match is over, with this result."""

    result: Result


Entry: TypeAlias = Act[Any] | Chance | TimeMark | Undo | Redo | Seated | Check | Ended
