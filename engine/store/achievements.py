"""engine.store: what people achieved, for ever, and which matches were searched for it.

Achievements follow from matches, but stay when a match is gone. Each match is searched once.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Sequence
from typing import Annotated, Final

import msgspec

from engine.core import Message
from engine.store import files
from engine.store.kept_file import KeptFile
from engine.store.persons import profile
from engine.store.players import names_beside
from engine.store.tally import MergeTally

SEARCH_VERSION: Final = 1
"""Raised when a game has other achievements: then every match is searched once more."""
MAX_ACHIEVED: Final = 10_000
"""How many achievements of all people are kept, the oldest ones first."""
MAX_SEARCHED: Final = 100_000
"""How many matches are known to be searched, those that were searched last."""
MAX_BYTES: Final = 16 * 1024 * 1024

_Text = Annotated[str, msgspec.Meta(max_length=300)]
_Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]


class Achieved(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that a person achieved for the first time.

    `who` is their profile, and `name` how they wrote it, unless they have none. `day` is when the
    match ended, as `2026-05-17`; `match` is its digest.
    """

    game: _Text
    id: _Text
    who: _Text
    day: Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
    match: _Digest
    name: _Text = ""

    @property
    def key(self) -> tuple[str, str, str]:
        """Return what tells this row from others: game, achievement and profile."""
        return self.game, self.id, self.who


class _Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    form: int
    seal: str = ""
    version: int = SEARCH_VERSION
    achieved: Annotated[tuple[Achieved, ...], msgspec.Meta(max_length=MAX_ACHIEVED)] = ()
    searched: Annotated[tuple[_Digest, ...], msgspec.Meta(max_length=MAX_SEARCHED)] = ()


class AchievementsFile(KeptFile[_Kept]):
    """Keep the file of achievements."""

    max_bytes = MAX_BYTES

    def achieved(self) -> tuple[Achieved, ...]:
        """Return what was achieved, by everyone, in the order in which it was found. Never raises.

        Returns:
            A row for each achievement and person, by the present name; of two names that are one
                person's by now, the earlier day.
        """
        rows, names = self._read().achieved, names_beside(self.path)
        if not names:
            return rows
        found: dict[tuple[str, str, str], Achieved] = {}
        for each in rows:
            name = names.called(each.name)
            row = msgspec.structs.replace(each, who=profile(name), name=name)
            found[row.key] = min(found.get(row.key, row), row, key=lambda one: one.day)
        return tuple(found.values())

    def searched(self) -> frozenset[str] | None:
        """Return the digests of the matches that need no search. Never raises.

        Returns:
            Digests in hexadecimal digits; None where nothing could be added now.
        """
        kept = self._read()
        if kept.form != self.form:
            return None
        return frozenset(kept.searched) if kept.version == SEARCH_VERSION else frozenset()

    def add(self, found: Sequence[Achieved], searched: Collection[str]) -> tuple[Achieved, ...]:
        """Add what was found in some matches.

        Args:
            found: What was achieved in them. What a person had achieved before stays as it was.
            searched: The digests of the matches.

        Returns:
            What is new among it.

        Raises:
            StoreError: The file cannot be read or written, or is of a later form: nothing is added.
        """
        with self._locked() as before:
            self._require(before)
            names = names_beside(self.path)
            rows = {row.key: row for row in before.achieved}
            known = {(*row.key[:2], names.who(row.name)) for row in before.achieved}
            new = []
            for row in found:
                if row.key not in rows and len(rows) < MAX_ACHIEVED:
                    # Also where it is known of a former name: a merge can be undone.
                    rows[row.key] = row
                    if row.key not in known:
                        new.append(row)
            self._write(before, tuple(rows.values()), searched)
            return tuple(new)

    def unite(self, data: bytes, *, dry: bool = False) -> MergeTally:
        """Add what another file of this kind says. Of what both have, the earlier day is kept.

        Args:
            data: The bytes of the other file.
            dry: Whether it is only counted, and nothing is written.

        Returns:
            How many achievements are new, were here, or are of an earlier day than here.

        Raises:
            StoreError: This file cannot be read or written, or the other one is damaged or of a
                newer version: nothing is added.
        """
        other = self.check(data)
        with self._locked() as before:
            self._require(before)
            rows = {row.key: row for row in before.achieved}
            new = further = 0
            for row in other.achieved:
                if row.key in rows:
                    further += row.day < rows[row.key].day
                    rows[row.key] = min(rows[row.key], row, key=lambda each: each.day)
                elif len(rows) < MAX_ACHIEVED:
                    rows[row.key] = row
                    new += 1
            if not dry:
                searched = other.searched if other.version == SEARCH_VERSION else ()
                self._write(before, tuple(rows.values()), searched)
        return MergeTally(new, len(other.achieved) - new - further, further)

    # Inside

    def _write(
        self, before: _Kept, achieved: tuple[Achieved, ...], searched: Collection[str]
    ) -> None:
        known = before.searched if before.version == SEARCH_VERSION else ()
        after = _Kept(
            self.form,
            "",
            SEARCH_VERSION,
            achieved,
            tuple(dict.fromkeys((*known, *searched)))[-MAX_SEARCHED:],
        )
        if after != msgspec.structs.replace(before, seal=""):
            sealed = msgspec.structs.replace(after, seal=_seal(after))
            files.replace(self.path, msgspec.json.encode(sealed) + b"\n")

    def unreadable(self, reason: Message) -> Message:
        """Return what is said where the file cannot be read.

        Args:
            reason: Why it cannot.
        """
        return Message("Your stickers could not be loaded: {reason}.", reason=reason)

    def later(self) -> Message:
        """Return what is said where a newer version of Stowaway wrote it."""
        return Message(
            "Your stickers were written by a newer version of Stowaway. They were not changed."
        )

    def damaged(self, file: str) -> Message:
        """Return what is said where it was damaged, and is kept as another file.

        Args:
            file: The name of that file.
        """
        return Message(
            "Your stickers were damaged. They will be found again in the matches that still "
            "exist. The damaged file was kept as {file}.",
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
        is_whole = kept.seal == _seal(kept)
        if not is_whole or len({row.key for row in kept.achieved}) < len(kept.achieved):
            raise ValueError


def _seal(kept: _Kept) -> str:
    data = msgspec.json.encode((kept.version, kept.achieved, kept.searched))
    return hashlib.blake2b(data, digest_size=16, person=b"achievements").hexdigest()
