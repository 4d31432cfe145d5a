"""engine.store: the players of this computer: their preferences, and their former names.

A match is never rewritten. A player who was renamed or merged has a link from the former name to
the present one, and all that is read of matches is told under the present name. So one small file
is all that changes: a rename is done at once or not at all, and is undone in the same way.

A link of a name to itself says that the name is no one's former one. Of two homes that are merged,
the later link of each name counts. What links a name to another one also links that one to itself,
at the same time, which is later than that of any former link of the two. So no circle can come of
that, even if a clock was set back; one in a file from outside is ignored.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from engine.core import Message, shown
from engine.store import files
from engine.store.files import StoreError
from engine.store.kept_file import KeptFile
from engine.store.persons import MAX_NAME_COLUMNS, profile
from engine.store.tally import MergeTally

if TYPE_CHECKING:
    from engine.match import Player

FILE: Final = "players.json"
"""The name of the file, which lies beside the records."""
MAX_PLAYERS: Final = 64
MAX_LINKS: Final = 500
MAX_CHANGES: Final = 32
"""How many of the latest changes can be undone."""
MAX_KEYS: Final = 64
MAX_BYTES: Final = 4 * 1024 * 1024
MAX_NAME: Final = 200
"""The most characters of a name."""
MAX_COLOUR: Final = 20
"""The most characters of a colour's id."""
UNDO_S: Final = 86_400
"""How long a change can be undone, in seconds."""
TEXT_SIZES: Final = (80, 200)
"""The smallest and the largest text size that a player may choose, in percent."""

Hand: TypeAlias = Literal["", "left", "right"]
"""On which side a player wants lists and score; empty leaves it to the settings."""
_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_NAME)]
_To = Annotated[str, msgspec.Meta(max_length=MAX_NAME)]
_Moment = Annotated[int, msgspec.Meta(ge=0, le=2**33)]
"""Seconds since 1970: up to the year 2242."""
_Key = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9_]{1,40}-[a-z0-9_-]{1,40}$")]
_KeyText = Annotated[str, msgspec.Meta(max_length=32)]


class PlayerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A player of this computer, and their preferences.

    `colour` is the id of a player's colour, `text_size` in percent; empty, or 0, leaves it to the
    settings. `keys` are keyboard keys by game and what they do, as `KeyPlan.name` writes it.
    `edited` is when the entry was changed last.
    """

    name: _Name
    colour: Annotated[str, msgspec.Meta(max_length=MAX_COLOUR)] = ""
    hand: Hand = ""
    text_size: Annotated[int, msgspec.Meta(ge=0, le=TEXT_SIZES[1])] = 0
    keys: Annotated[dict[_Key, _KeyText], msgspec.Meta(max_length=MAX_KEYS)] = {}
    edited: _Moment = 0

    @property
    def key(self) -> str:
        """Return what tells the player from all others: the profile."""
        return profile(self.name)


class NameLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player who has had a name since a moment: `to`, or no one if that is empty."""

    name: _Name
    to: _To
    since: _Moment

    @property
    def key(self) -> str:
        """Return the profile of the name."""
        return profile(self.name)


class NameChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was done with a name, and what was there before: links, and entries of both names.

    A rename to a name that no one had has no link of the new name: what is played under that name
    is the renamed player's, even if the rename is undone.
    """

    kind: Literal["rename", "merge", "delete"]
    name: _Name
    to: _To
    when: _Moment
    links: Annotated[tuple[NameLink, ...], msgspec.Meta(max_length=2)] = ()
    entries: Annotated[tuple[PlayerEntry, ...], msgspec.Meta(max_length=2)] = ()


RowT = TypeVar("RowT", PlayerEntry, NameLink)


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    form: int
    players: Annotated[tuple[PlayerEntry, ...], msgspec.Meta(max_length=MAX_PLAYERS)] = ()
    links: Annotated[tuple[NameLink, ...], msgspec.Meta(max_length=MAX_LINKS)] = ()
    changes: Annotated[tuple[NameChange, ...], msgspec.Meta(max_length=MAX_CHANGES)] = ()


class NameBook:
    """Tell what players are called now, by any name that they had."""

    def __init__(self, links: Iterable[NameLink] = ()) -> None:
        self._to: Mapping[str, str] = {link.key: link.to for link in links}

    def called(self, name: str) -> str:
        """Return the present name for a name that may be a former one.

        Args:
            name: The name, as a match has it.

        Returns:
            The present name; empty where the matches of that name were made nameless.
        """
        return self._followed(name)[1]

    def owner(self, name: str) -> str:
        """Return the present name of the player who plays under a name from now on.

        Args:
            name: The name that was chosen for a seat.

        Returns:
            The present name; that of nameless matches is as it was.
        """
        last, now = self._followed(name)
        return now or last

    def who(self, name: str) -> str:
        """Return the profile of the player who had a name.

        Args:
            name: The name, as a match has it, or a profile.
        """
        return profile(self.called(name)) if self._to else profile(name)

    def named(self, players: Iterable[Player]) -> tuple[Player, ...]:
        """Return the players of a match, human players by their present names.

        Args:
            players: The players, as the match has them.
        """
        if not self._to:
            return tuple(players)
        return tuple(
            replace(each, name=self.called(each.name)) if each.is_person else each
            for each in players
        )

    def __bool__(self) -> bool:
        return bool(self._to)

    def _followed(self, name: str) -> tuple[str, str]:
        """The last name that is not empty, and the name that the links lead to."""
        now, seen = name, set[str]()
        while (who := profile(now)) and who in self._to:
            if who in seen:
                # A circle, which only a file from outside can have.
                return name, name
            seen.add(who)
            to = self._to[who]
            if not to or profile(to) == who:
                return (to or now), to
            now = to
        return now, now


def names_beside(path: Path) -> NameBook:
    """Return what players are called now, for a file that tells their names. Never raises.

    Args:
        path: A file in the data folder, such as that of the records.
    """
    return PlayersFile(path.with_name(FILE), mends=False).names()


class PlayersFile(KeptFile[_Kept]):
    """Keep the file of the players."""

    max_bytes = MAX_BYTES

    # What is read

    def players(self) -> tuple[PlayerEntry, ...]:
        """Return the players, by name. Never raises."""
        kept = self._read()
        return _present(kept.players, kept.links)

    def names(self) -> NameBook:
        """Return what players are called now. Never raises."""
        return NameBook(self._read().links)

    def former(self, name: str) -> tuple[str, ...]:
        """Return the former names of a player. Never raises.

        Args:
            name: Their present name.
        """
        links = self._read().links
        book, who = NameBook(links), profile(name)
        return tuple(
            link.name for link in links if link.key != who and who and book.who(link.name) == who
        )

    def last_change(self, now: float | None = None) -> NameChange | None:
        """Return the last change, if it can be undone. Never raises.

        Args:
            now: Seconds since 1970; by default the clock's.
        """
        return next(iter(self._read().changes[-1:]), None) if self._undoable(now) else None

    def _undoable(self, now: float | None) -> bool:
        changes = self._read().changes
        return bool(changes) and _now(now) - changes[-1].when < UNDO_S

    # What changes it

    def put(self, entry: PlayerEntry, now: float | None = None) -> None:
        """Add a player, or change their preferences.

        Args:
            entry: The player, by their present name.
            now: Seconds since 1970; by default the clock's.

        Raises:
            StoreError: The name cannot be a player's, or is a former one; there are too
                many players; or the file cannot be read or written.
        """
        _check_name(entry.name)
        with self._changing() as (kept, write):
            book = NameBook(kept.links)
            _check_own(entry.name, book.owner(entry.name))
            links = kept.links
            if not book.called(entry.name):
                links = _linked(links, {entry.name: entry.name}, _now(now))
            write(replace(kept, players=_with(kept.players, entry, now), links=links))

    def meet(self, people: Iterable[tuple[str, str]], now: float | None = None) -> None:
        """Add players who start a match; known ones stay as they are, and a full file takes none.

        A name that is too long is ignored; a colour that is too long is left empty.

        Matches that were made nameless belong again to a player who plays under their name.

        Args:
            people: Their names, and the ids of their colours.
            now: Seconds since 1970; by default the clock's.

        Raises:
            StoreError: The file cannot be read or written.
        """
        known = self._read()
        missing = [each for each in people if _is_unknown(known, each[0])]
        if not missing:
            return
        with self._changing() as (kept, write):
            players, links = kept.players, kept.links
            for name, colour in missing:
                owner = NameBook(links).owner(name)
                if not NameBook(links).called(owner):
                    links = _linked(links, {owner: owner}, _now(now))
                known_now = {entry.key for entry in players}
                if profile(owner) not in known_now and len(players) < MAX_PLAYERS:
                    colour = colour if len(colour) <= MAX_COLOUR else ""
                    players = _with(players, PlayerEntry(owner, colour), now)
            write(replace(kept, players=players, links=links))

    def rename(self, name: str, to: str, now: float | None = None, *, unused: bool = False) -> None:
        """Give a player another name, with all that they have played.

        Args:
            name: The present name.
            to: The new name, which no other player has; one that only matches have is merged.
            now: Seconds since 1970; by default the clock's.
            unused: Whether no match has the new name.

        Raises:
            StoreError: The name is a former one; the new name cannot be a player's, or is another
                player's; or the file cannot be read or written.
        """
        to = _check_name(to)
        with self._changing() as (kept, write):
            book, who = NameBook(kept.links), profile(name)
            _check_present(book, name)
            others = {entry.key for entry in kept.players} - {who}
            if profile(to) in others or book.who(to) not in (profile(to), who, ""):
                raise StoreError(
                    "There is already a player called {name}.", name=_said(book.owner(to))
                )
            moved = [entry for entry in kept.players if entry.key == who]
            entries = [entry for entry in kept.players if entry.key != who]
            mine = moved[0] if moved else PlayerEntry(name)
            entries = list(_with(entries, replace(mine, name=to), now))
            is_new = unused and _is_new(kept, to)
            write(_changed(kept, "rename", name, to, now, entries, is_new=is_new))

    def merge(self, name: str, into: str, now: float | None = None) -> None:
        """Give all that was played under one name to another player.

        Args:
            name: The present name of the player who is merged.
            into: That of the other one, whose colour, hand, text size and keys stay.
            now: Seconds since 1970; by default the clock's.

        Raises:
            StoreError: Both names are one player's, or the first is a former one; or the file
                cannot be read or written.
        """
        with self._changing() as (kept, write):
            book = NameBook(kept.links)
            _check_present(book, name)
            into = _check_name(book.owner(into))
            if profile(name) == profile(into):
                raise StoreError(
                    "{name} cannot be merged, because both names belong to the same player.",
                    name=_said(name),
                )
            entries = [entry for entry in kept.players if entry.key != profile(name)]
            mine = [entry for entry in kept.players if entry.key == profile(name)]
            if profile(into) not in {entry.key for entry in entries} and mine:
                entries = list(_with(entries, replace(mine[0], name=into), now))
            write(_changed(kept, "merge", name, into, now, entries))

    def delete(self, name: str, now: float | None = None, *, nameless: bool) -> None:
        """Delete a player. Their matches are kept, with their name or without.

        Args:
            name: Their present name.
            now: Seconds since 1970; by default the clock's.
            nameless: Whether the matches belong to no one from now on.

        Raises:
            StoreError: The name is a former one; or the file cannot be read or written.
        """
        with self._changing() as (kept, write):
            _check_present(NameBook(kept.links), name)
            entries = [entry for entry in kept.players if entry.key != profile(name)]
            write(_changed(kept, "delete", name, "" if nameless else name, now, entries))

    def undo(self, change: NameChange, now: float | None = None, *, played: bool = False) -> None:
        """Undo the last change.

        Args:
            change: The change, from `last_change`.
            now: Seconds since 1970; by default the clock's.
            played: Whether there are matches under the new name. They stay with the player who was
                renamed if no one had that name before. Otherwise some may be another player's, so
                they all belong again to whom they belonged before the rename.

        Raises:
            StoreError: It is not the last one, or was made over a day ago; or the file cannot be
                read or written.
        """
        with self._changing() as (kept, write):
            late = _now(now) - change.when >= UNDO_S
            if late or kept.changes[-1:] != (change,):
                raise StoreError("This change can no longer be undone.")
            before = {link.name: link.to for link in change.links}
            players, had = list(kept.players), {entry.key: entry for entry in change.entries}
            who, other = profile(change.name), profile(change.to)
            if change.kind == "rename":
                if other != who:
                    before.setdefault(change.to, change.name if played else change.to)
                # What they have changed of it meanwhile stays.
                present = next((entry for entry in players if entry.key == other), None)
                if present is not None and who in had:
                    had[who] = replace(present, name=had[who].name)
            gone = {who, other} - ({other} if other in had and other != who else set())
            players = [entry for entry in players if entry.key not in gone]
            links = _linked(kept.links, before, _now(now))
            if who in had:
                players = list(_with(players, had[who], now))
            write(
                replace(
                    kept, players=_bounded(players, links), links=links, changes=kept.changes[:-1]
                )
            )

    def unite(self, data: bytes, *, dry: bool = False) -> MergeTally:
        """Add the players and the former names of another file of this kind.

        Of what both know of a name, the later one counts. Changes can only be undone where they
        were made.

        Args:
            data: The bytes of the other file.
            dry: Whether it is only counted, and nothing is written.

        Returns:
            How many players and links are new, were here, or were changed later than here.

        Raises:
            StoreError: This file cannot be read or written, or the other one is damaged or of a
                newer version: nothing is added.
        """
        other = self.check(data)
        with self._locked() as before:
            self._require(before)
            links, counted = _united(before.links, other.links, lambda link: (link.since, link.to))
            # Also entries of former names: which names those are depends on further homes.
            players, tally = _united(
                before.players,
                other.players,
                lambda each: (each.edited, msgspec.json.encode(each).decode()),
            )
            after = replace(before, players=_bounded(players, links), links=_latest(links))
            if not dry and after != before:
                files.replace(self.path, msgspec.json.encode(after) + b"\n")
        return counted.plus(tally)

    # Inside

    @contextlib.contextmanager
    def _changing(self) -> Iterator[tuple[_Kept, Callable[[_Kept], None]]]:
        """What is kept, and what writes it changed, while no other window does.

        Nothing is written over a file that could not be read. Raises StoreError.
        """
        with self._locked() as before:
            self._require(before)
            before = replace(before, players=_present(before.players, before.links))

            def write(kept: _Kept) -> None:
                if len(kept.players) > MAX_PLAYERS:
                    raise StoreError("There can be at most {count} players.", count=MAX_PLAYERS)
                kept = replace(kept, links=_latest(kept.links), changes=kept.changes[-MAX_CHANGES:])
                files.replace(self.path, msgspec.json.encode(kept) + b"\n")

            yield before, write

    def unreadable(self, reason: Message) -> Message:
        """Return what is said where the file cannot be read.

        Args:
            reason: Why it cannot.
        """
        return Message("Your list of players could not be loaded: {reason}.", reason=reason)

    def later(self) -> Message:
        """Return what is said where a newer version of Stowaway wrote it."""
        return Message(
            "Your list of players was written by a newer version of Stowaway. It was not changed."
        )

    def damaged(self, file: str) -> Message:
        """Return what is said where it was damaged, and is kept as another file.

        Args:
            file: The name of that file.
        """
        return Message(
            "Your list of players was damaged and is now empty. The damaged file was kept as "
            "{file}. Your matches are safe; a backup may still have the list.",
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
        entries = [*kept.players, *(each for change in kept.changes for each in change.entries)]
        sizes = {entry.text_size for entry in entries}
        if any(0 < size < TEXT_SIZES[0] for size in sizes):
            raise ValueError
        for rows in (kept.players, kept.links):
            keys = {row.key for row in rows}
            if "" in keys or len(keys) < len(rows):
                raise ValueError


def _now(now: float | None) -> int:
    return int(min(max(0.0, time.time() if now is None else now), 2**33))


def _said(name: str) -> str:
    return shown(name, MAX_NAME_COLUMNS)


def _check_name(name: str) -> str:
    """A name without space around it. Raises StoreError for one that cannot be a player's."""
    said = " ".join(name.split())
    if not profile(said):
        if not shown(said, MAX_NAME_COLUMNS):
            raise StoreError("A player needs a name.")
        raise StoreError(
            "{name} is a name that Stowaway uses itself. Choose another one.", name=_said(said)
        )
    if len(said) > MAX_NAME:
        raise StoreError("This name is too long.")
    return said


def _check_own(name: str, owner: str) -> None:
    """Raise StoreError for a name that another one has replaced."""
    if profile(owner) != profile(name):
        raise StoreError(
            "{name} is a former name of {other}.", name=_said(name), other=_said(owner)
        )


def _check_present(book: NameBook, name: str) -> None:
    """Raise StoreError for a former name, and for one whose matches were made nameless."""
    _check_own(name, book.owner(name))
    if not book.called(name):
        raise StoreError("There is no longer a player called {name}.", name=_said(name))


def _is_unknown(kept: _Kept, name: str) -> bool:
    """Whether the player of a name is not in the file, or the matches of a name are nameless."""
    book = NameBook(kept.links)
    now = book.called(name)
    if not profile(name) or len(book.owner(name)) > MAX_NAME:
        return False
    players = _present(kept.players, kept.links)
    known = profile(now) in {entry.key for entry in players}
    return not now or not (known or len(players) >= MAX_PLAYERS)


def _is_new(kept: _Kept, name: str) -> bool:
    """Whether no entry, no link to or from another name, and no kept change has a name."""
    names = [entry.name for entry in kept.players]
    for link in kept.links:
        names += (link.name, link.to) if link.key != profile(link.to) else ()
    for change in kept.changes:
        names += change.name, change.to
    return profile(name) not in map(profile, names)


def _with(
    players: Sequence[PlayerEntry], entry: PlayerEntry, now: float | None
) -> tuple[PlayerEntry, ...]:
    """The players, with this one in the place of their former entry, by name."""
    before = max((each.edited for each in players if each.key == entry.key), default=0)
    mine = replace(entry, edited=min(max(_now(now), before + 1), 2**33))
    return _ordered([*(each for each in players if each.key != entry.key), mine])


def _ordered(players: Iterable[PlayerEntry]) -> tuple[PlayerEntry, ...]:
    return tuple(sorted(players, key=lambda entry: entry.key))


def _bounded(players: Sequence[PlayerEntry], links: Sequence[NameLink]) -> tuple[PlayerEntry, ...]:
    """As many as there can be, by name: those of present names, those that were changed last."""
    book = NameBook(links)

    def place(entry: PlayerEntry) -> tuple[bool, int, str]:
        return book.who(entry.name) != entry.key, -entry.edited, entry.key

    return _ordered(sorted(players, key=place)[:MAX_PLAYERS])


def _linked(links: Sequence[NameLink], wanted: Mapping[str, str], now: int) -> tuple[NameLink, ...]:
    """The links, with those from some names to others in the place of their former ones.

    All have one time: if the clock was set back, that after the latest of the former ones.
    """
    keys = {profile(name) for name in wanted}
    before = max((link.since for link in links if link.key in keys), default=-1)
    since = min(max(now, before + 1), 2**33)
    mine = {profile(name): NameLink(name, to, since) for name, to in wanted.items()}
    return (*(link for link in links if link.key not in keys), *mine.values())


def _latest(links: Sequence[NameLink]) -> tuple[NameLink, ...]:
    """As many links as there can be, by name; where there are too many, the oldest go."""
    latest = sorted(links, key=lambda link: (-link.since, link.key))[:MAX_LINKS]
    return tuple(sorted(latest, key=lambda link: link.key))


def _changed(
    kept: _Kept,
    kind: Literal["rename", "merge", "delete"],
    name: str,
    to: str,
    now: float | None,
    players: Sequence[PlayerEntry],
    *,
    is_new: bool = False,
) -> _Kept:
    """What is kept once a name went to another one: its link, and what undoes it.

    `is_new` says that no one had the other name.
    """
    moment, who = _now(now), profile(name)
    had = {link.key: link.to for link in kept.links}
    both = dict.fromkeys((name, to) if to and profile(to) != who and not is_new else (name,))
    before = tuple(NameLink(each, had.get(profile(each), each), 0) for each in both)
    entries = tuple(each for each in kept.players if each.key in {who, profile(to)})
    links = kept.links
    if kind == "delete" and to:
        # The name stays that of its matches.
        before = ()
    else:
        itself = {to: to} if to and profile(to) != who else {}
        links = _linked(links, {name: to} | itself, moment)
    change = NameChange(kind, name, to, moment, before, entries)
    return replace(kept, players=_ordered(players), links=links, changes=(*kept.changes, change))


def _united(
    mine: Sequence[RowT], theirs: Sequence[RowT], rank: Callable[[RowT], tuple[int, str]]
) -> tuple[tuple[RowT, ...], MergeTally]:
    """The rows of both, of each key the one that ranks higher; and what comes of it here."""
    rows = {row.key: row for row in mine}
    new = further = 0
    for row in theirs:
        here = rows.get(row.key)
        if here is None:
            rows[row.key], new = row, new + 1
        elif rank(row) > rank(here):
            rows[row.key], further = row, further + 1
    return tuple(rows.values()), MergeTally(new, len(theirs) - new - further, further)


def _present(players: Sequence[PlayerEntry], links: Sequence[NameLink]) -> tuple[PlayerEntry, ...]:
    """The entries by the names that players have now, one for each player."""
    book = NameBook(links)
    there = [replace(each, name=book.called(each.name)) for each in players]
    # An entry of the present name goes before one that is renamed to it.
    own = {new.key: new for new, old in zip(there, players, strict=True) if new.key == old.key}
    renamed = {each.key: each for each in there if each.key}
    return _ordered({**renamed, **own}.values())
