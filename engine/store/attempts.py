"""engine.store: how many attempts somebody has begun at a deal, also those whose match is gone.

All else about attempts follows from the matches. This file alone knows of one that was begun and
deleted, and which attempt a match that is not over is. Without it only the count is lost.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Final

import msgspec
from msgspec.structs import replace

from engine.core import Message
from engine.store import files
from engine.store.files import StoreError
from engine.store.kept_file import KeptFile
from engine.store.players import names_beside
from engine.store.tally import MergeTally

MAX_DEALS: Final = 2000
"""How many deals of persons are kept, those played last."""
MAX_NUMBERED_MATCHES: Final = 20
"""How many of the matches begun last have their number in the file, for each deal."""
MAX_BYTES: Final = 16 * 1024 * 1024
_BEGUN_AT: Final = re.compile(r"\d{4}-\d{2}-\d{2} \d{4}")
"""The minute in which a match began, in the name that its file was given."""

_Text = Annotated[str, msgspec.Meta(max_length=300)]
_MAX_COUNT: Final = 1_000_000
_Number = Annotated[int, msgspec.Meta(ge=1, le=_MAX_COUNT)]


class Begun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many attempts a person has begun at a deal of a game.

    `who` is their profile. `files` are names of match files with the number of their attempt.
    """

    game: _Text
    deal: _Text
    who: _Text
    count: _Number
    files: Annotated[
        tuple[tuple[_Text, _Number], ...], msgspec.Meta(max_length=MAX_NUMBERED_MATCHES)
    ] = ()

    @property
    def key(self) -> tuple[str, str, str]:
        """Return what tells this row from others: game, deal and profile."""
        return self.game, self.deal, self.who

    def number(self, file: str) -> int | None:
        """Return which attempt a match is.

        Args:
            file: The name of the match's file.

        Returns:
            The number, from 1; None if it is not known.
        """
        return next((number for name, number in reversed(self.files) if name == file), None)


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    form: int
    seal: str = ""
    rows: Annotated[tuple[Begun, ...], msgspec.Meta(max_length=MAX_DEALS)] = ()


class AttemptsFile(KeptFile[_Kept]):
    """Keep the file of attempts."""

    max_bytes = MAX_BYTES

    def at(self, game: str, deals: Collection[str]) -> tuple[Begun, ...]:
        """Return what was noted of some deals of a game, for all players. Never raises.

        Args:
            game: The game's id.
            deals: Deal codes.

        Returns:
            A row for each deal and player, by the present name.
        """
        wanted = frozenset(deals)
        rows = [row for row in self._read().rows if row.game == game and row.deal in wanted]
        names = names_beside(self.path)
        if not names:
            return tuple(rows)
        found: dict[tuple[str, str, str], Begun] = {}
        for each in rows:
            row = replace(each, who=names.who(each.who))
            found[row.key] = _joined(found[row.key], row) if row.key in found else row
        return tuple(found.values())

    def begin(self, game: str, deal: str, who: str, file: str, least: int) -> None:
        """Note that an attempt has begun.

        Args:
            game: The game's id.
            deal: The deal code.
            who: The profile of the person.
            file: The name of the match's file; empty without one.
            least: The number that the attempt has at least, by what is known besides.

        Raises:
            StoreError: The file cannot be read or written, or is of a later form: nothing is noted.
        """
        self._change(game, deal, who, 1, least, file)

    def hold(self, game: str, deal: str, who: str, least: int) -> None:
        """Note that at least this number of attempts have begun.

        What is noted already needs no writing, so a full disk does not matter then.

        Args:
            game: The game's id.
            deal: The deal code.
            who: The profile of the person.
            least: The number of attempts.

        Raises:
            StoreError: The file cannot be read or written, or is of a later form: nothing is noted.
        """
        self._change(game, deal, who, 0, least)

    def follow(self, name: str, to: str) -> None:
        """Note the new name of a match's file. If it cannot be written, only a number is lost.

        Args:
            name: The old name.
            to: The new name.
        """
        if any(row.number(name) for row in self._read().rows) and _is_text(to):
            with contextlib.suppress(StoreError), self._changing() as (kept, write):
                write(tuple(_renamed(row, name, to) for row in kept.rows))

    def unite(
        self,
        data: bytes,
        names: Mapping[str, str] = MappingProxyType({}),
        *,
        dry: bool = False,
    ) -> MergeTally:
        """Add the attempts of another file of this kind, those that began first before the others.

        No count gets lower, so no attempt is won back.

        Args:
            data: The bytes of the other file.
            names: What files of matches are called here, by their names there, if that differs.
            dry: Whether it is only counted, and nothing is written.

        Returns:
            How many deals of persons are new, were here as they are there, or have more attempts
                than here.

        Raises:
            StoreError: This file cannot be read or written, or the other one is damaged or of a
                newer version: nothing is added.
        """
        other = self.check(data)
        with self._changing() as (before, write):
            rows = {row.key: row for row in before.rows}
            new = further = 0
            for each in other.rows:
                row = replace(
                    each, files=tuple((names.get(name, name), at) for name, at in each.files)
                )
                mine = rows.get(row.key)
                rows[row.key] = row if mine is None else _united(mine, row)
                new += mine is None
                further += mine is not None and rows[row.key] != mine
            if not dry:
                write(tuple(rows.values())[-MAX_DEALS:])
            else:
                self._require(before)
        return MergeTally(new, len(other.rows) - new - further, further)

    # Inside

    def _change(
        self, game: str, deal: str, who: str, more: int, least: int, file: str = ""
    ) -> None:
        names = names_beside(self.path)
        with self._changing() as (kept, write):
            key = game, deal, who
            # A count of 0 is none yet, and is never written.
            none = Begun(game, deal, who, 0)
            before = next((row for row in kept.rows if row.key == key), none)
            # What was begun under a former name stays there, and is counted besides.
            others = [row for row in kept.rows if row.key[:2] == key[:2] and row.who != who]
            least -= sum(row.count for row in others if names.who(row.who) == who)
            row = replace(before, count=_bounded(before.count + more, least))
            if file and _is_text(file):
                named = (*row.files, (file, row.count))
                row = replace(row, files=named[-MAX_NUMBERED_MATCHES:])
            if row == before:
                return
            rows = [one for one in kept.rows if one.key != key]
            # The one that was played last is the last to be forgotten.
            write((*rows, row)[-MAX_DEALS:])

    @contextlib.contextmanager
    def _changing(self) -> Iterator[tuple[_Kept, Callable[[Sequence[Begun]], None]]]:
        """What is kept, and what writes it changed, while no other window does.

        Nothing is written over a file that could not be read, or that is of a later form: whoever
        tries is told so. Raises StoreError.
        """
        with self._locked() as before:

            def write(rows: Sequence[Begun]) -> None:
                after = tuple(rows)
                self._require(before)
                if after != before.rows:
                    kept = _Kept(self.form, _seal(after), after)
                    files.replace(self.path, msgspec.json.encode(kept) + b"\n")

            yield before, write

    def unreadable(self, reason: Message) -> Message:
        """Return what is said where the file cannot be read.

        Args:
            reason: Why it cannot.
        """
        return Message("Your list of attempts could not be loaded: {reason}.", reason=reason)

    def later(self) -> Message:
        """Return what is said where a newer version of Stowaway wrote it."""
        return Message(
            "Your list of attempts was written by a newer version of Stowaway. It was not changed."
        )

    def damaged(self, file: str) -> Message:
        """Return what is said where it was damaged, and is kept as another file.

        Args:
            file: The name of that file.
        """
        return Message(
            "Your list of attempts was damaged and has been reset. The damaged file was kept "
            "as {file}. Attempts still count if their matches still exist.",
            file=file,
        )

    def kept_type(self) -> type[_Kept]:
        """Return the type of what is kept."""
        return _Kept

    def verify(self, kept: _Kept) -> None:
        """Check what the types of a file do not say.

        Args:
            kept: What it keeps.

        Raises:
            ValueError: It cannot have been written so.
        """
        is_whole = kept.seal == _seal(kept.rows)
        if not is_whole or len({row.key for row in kept.rows}) < len(kept.rows):
            raise ValueError
        if any(number > row.count for row in kept.rows for _, number in row.files):
            raise ValueError


def _bounded(count: int, least: int) -> int:
    return min(max(1, count, least), _MAX_COUNT)


def _seal(rows: Sequence[Begun]) -> str:
    data = msgspec.json.encode(tuple(rows))
    return hashlib.blake2b(data, digest_size=16, person=b"attempts").hexdigest()


def _joined(one: Begun, other: Begun) -> Begun:
    """The attempts of two names that are one person's by now: none of them is the same."""
    both = _united(one, other)
    return replace(both, count=min(max(both.count, one.count + other.count), _MAX_COUNT))


def _united(mine: Begun, row: Begun) -> Begun:
    """All attempts that either of two rows knows, oldest first; no number gets lower."""
    known: dict[str, int] = {}
    for name, number in (*mine.files, *row.files):
        known[name] = max(number, known.get(name, 0))

    def began(one: tuple[str, int]) -> tuple[str, int, str]:
        found = _BEGUN_AT.search(one[0])
        return (found[0] if found else "", one[1], one[0])

    named: list[tuple[str, int]] = []
    last = 0
    for name, number in sorted(known.items(), key=began):
        last = min(max(number, last + 1), _MAX_COUNT)
        named.append((name, last))
    count = max(mine.count, row.count, last)
    return replace(mine, count=count, files=tuple(named[-MAX_NUMBERED_MATCHES:]))


def _renamed(row: Begun, file: str, to: str) -> Begun:
    # Nothing lay under the new name: whichever match had it is gone.
    others = ((name, number) for name, number in row.files if name != to)
    named = tuple((to if name == file else name, number) for name, number in others)
    return replace(row, files=named)


def _is_text(name: str) -> bool:
    """Whether a name can be written into the file."""
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return len(name) <= 300
