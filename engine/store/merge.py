"""engine.store: merges a player's data from another home into this one; nothing here is lost.

The rules, which give the same outcome again where they are followed twice:

- A match that is here stays. A longer journal that begins with the whole of it takes its place.
- Two journals with the same first line and file name that differ later are one match that was
  played on in two places. The longer one stays, and the other one becomes a branch, in practice.
- A match that was deleted here, and an unfinished attempt that was given up here, stay so.
- Records, attempts, achievements, guesses and answers are united. Of a question that was asked in
  both places the later answer counts, of a player and a former name what was said of it later. Of
  settings that differ those here stay.
"""

from __future__ import annotations

import hashlib
import os
import re
import time
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from engine import catalog
from engine.core import Message
from engine.match import Session, codec, nested
from engine.match.journal import Branch, Header, format_of
from engine.match.loader import GameRegistry, LoadedJournal, reading
from engine.match.progress import ProgressSteps
from engine.store import files, players
from engine.store.achievements import AchievementsFile
from engine.store.archive import RECORDS, SETTINGS, is_match
from engine.store.files import StoreError
from engine.store.guided import further_round
from engine.store.matches import SIDECARS, Matches, is_listed, listed_name, without_stamp
from engine.store.mistakes import TRASH_PREFIX
from engine.store.names import EXTENSION
from engine.store.places import HomePaths
from engine.store.record_rows import (
    NewerRecordsError,
    Row,
    count_in,
    from_bytes,
    played,
    writing,
)
from engine.store.records import Records
from engine.store.settings import Settings
from engine.store.tally import MergeTally

KINDS: Final = ("matches", "records", "questions", "progress", "guided", "settings", "pictures")
"""What is told apart in a report."""
_PROGRESS: Final = ("attempts.json", "achievements.json", "guesses.json", "cousins.json")
_NUMBER: Final = re.compile(rf" \(\d+\)(?={re.escape(EXTENSION)}$)")
"""What stands in the name of a file whose name was taken."""
_MIB: Final = 1024 * 1024
_SPARE_BYTES: Final = 16 * _MIB
"""These bytes of the disk stay free."""


class MergeSource(Protocol):
    """Files from elsewhere, by the names that they have in an archive."""

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names, in order."""
        ...

    def read(self, name: str) -> bytes:
        """Return the bytes of a file.

        Args:
            name: Its name.

        Raises:
            StoreError: It is damaged.
        """
        ...

    def modified(self, name: str) -> float:
        """Return when a file was changed last, in seconds since 1970.

        Args:
            name: Its name.
        """
        ...


class MergeReport(NamedTuple):
    """What comes of a merge: tallies by kind, what could not be merged, and bytes to be written.

    `branches` is how many matches go on here as branches, as they were played on in two places.
    `names` are the names that matches have here, by their names there.
    """

    tallies: Mapping[str, MergeTally]
    problems: tuple[Message, ...] = ()
    needed: int = 0
    branches: int = 0
    names: Mapping[str, str] = MappingProxyType({})

    @property
    def changes(self) -> bool:
        """Return whether anything here would be, or was, changed."""
        return any(tally.new or tally.further or self.branches for tally in self.tallies.values())


def check_space(where: HomePaths, needed: int) -> None:
    """Refuse what the disk has no room for.

    Args:
        where: The home.
        needed: Bytes that are to be written.

    Raises:
        StoreError: There is not enough room.
    """
    free = files.free_bytes(where.data)
    if free is not None and needed and free < needed + _SPARE_BYTES:
        raise StoreError(
            "There is not enough free space: {needed} MB are needed and {free} MB are free. "
            "Nothing was changed.",
            needed=(needed + _SPARE_BYTES) // _MIB + 1,
            free=free // _MIB,
        )


def merging(
    source: MergeSource,
    where: HomePaths,
    settings: Settings | None = None,
    *,
    dry: bool = False,
    shelf: GameRegistry = catalog,
) -> ProgressSteps[MergeReport]:
    """Merge what is elsewhere into a home, in short steps. Every step leaves the home whole.

    Args:
        source: The files.
        where: The home.
        settings: Its settings, if they are known; they tell their watchers.
        dry: Whether it is only told what would come of it, and nothing is written.
        shelf: What finds a game by its id.

    Returns:
        Steps that give the share of the work that is done, and at the end what came of it.

    Raises:
        StoreError: A file from elsewhere is damaged, or one here cannot be written.
    """
    return _Merge(source, where, settings, shelf, dry=dry).steps()


class _Merge:
    """One merge: what is known here, and what has come of it so far."""

    def __init__(
        self,
        source: MergeSource,
        where: HomePaths,
        settings: Settings | None,
        shelf: GameRegistry,
        *,
        dry: bool,
    ) -> None:
        self._source, self._where, self._settings, self._dry = source, where, settings, dry
        self._shelf = shelf
        self._matches = Matches(where.matches, trash=where.trash, shelf=shelf)
        self._tallies: dict[str, MergeTally] = dict.fromkeys(KINDS, MergeTally())
        self._problems: list[Message] = []
        self._needed = self._branches = 0
        self._names: dict[str, str] = {}
        """What matches of elsewhere are called here."""
        self._added: set[str] = set()
        """What of them is new here, or goes further than it did."""
        self._here: dict[bytes, list[Path]] = {}
        """The matches here and in the trash, by a hash of their first lines."""
        self._rows: list[tuple[Row, Sequence[Row]]] = []
        """Records of matches that became branches."""

    def steps(self) -> ProgressSteps[MergeReport]:
        """Merge everything, matches first."""
        names = self._source.names
        found = [name for name in names if is_match(name)]
        yield from nested(0, 0.1, self._look())
        for number, name in enumerate(found):
            low, high = (0.1 + 0.5 * (number + end) / len(found) for end in (0, 1))
            yield from nested(low, high, self._match(name))
        others = [name for name in names if not is_match(name)]
        for number, name in enumerate(others):
            low, high = (0.6 + 0.4 * (number + end) / len(others) for end in (0, 1))
            try:
                yield from nested(low, high, self._other(name))
            except StoreError as error:
                # What is beside the matches does not keep the rest from being merged.
                self._problems.append(error.said)
        if self._rows and RECORDS not in names:
            self._unite([])
        return MergeReport(
            self._tallies, tuple(self._problems), self._needed, self._branches, self._names
        )

    def _count(self, kind: str, tally: MergeTally) -> None:
        self._tallies[kind] = self._tallies[kind].plus(tally)

    # Matches

    def _look(self) -> ProgressSteps[None]:
        """Find the matches that are here, and those that were deleted."""
        for folder in (self._where.matches, self._where.trash):
            try:
                paths = [path for path in sorted(folder.iterdir()) if is_listed(path.name)]
            except FileNotFoundError:
                continue
            except OSError as error:
                raise StoreError(
                    "{file} cannot be read: {reason}.", file=str(folder), reason=files.why(error)
                ) from error
            for number, path in enumerate(paths):
                self._know(path, _first_line(path))
                yield number / len(paths)

    def _know(self, path: Path, line: bytes) -> None:
        self._here.setdefault(_hash(line), []).append(path)

    def _match(self, name: str) -> ProgressSteps[None]:
        data = self._source.read(name)
        yield 0.1
        file = name.partition("/")[2]
        line = _line_of(data)
        alike = [(path, _content(path)) for path in self._here.get(_hash(line), ())]
        equal = next((path for path, content in alike if content == data), None)
        if equal is not None:
            self._stays(file, equal)
            return
        named = self._named(file, data, alike)
        if named is None or not line:
            if line and self._is_given_up(file, line, data):
                self._count("matches", MergeTally(same=1))
                return
            self._add(file, data, self._source.modified(name))
            return
        path, content = named
        if any(each.startswith(data) for _, each in alike):
            self._stays(file, path)
        elif data.startswith(content) and path.parent != self._where.trash:
            self._grow(file, path, data, self._source.modified(name))
        elif path.parent == self._where.trash:
            # It was deleted here; what was played on elsewhere since is another matter.
            self._add(file, data, self._source.modified(name))
        else:
            yield from self._fork(file, path, content, data, self._source.modified(name))

    def _named(
        self, file: str, data: bytes, alike: Sequence[tuple[Path, bytes]]
    ) -> tuple[Path, bytes] | None:
        """The match here that has the name of one from elsewhere, or got it with a number."""
        called = _called(file)
        for path, content in alike:
            if _called(self._name(path)) == called:
                return path, content
        for path, content in alike:
            numbered = _NUMBER.sub("", _called(self._name(path))) == called
            if numbered and (content.startswith(data) or data.startswith(content)):
                return path, content
        return None

    def _name(self, path: Path) -> str:
        return without_stamp(path.name) if path.parent == self._where.trash else path.name

    def _stays(self, file: str, path: Path) -> None:
        self._count("matches", MergeTally(same=1))
        trashed = path.parent == self._where.trash
        self._names[file] = f"{TRASH_PREFIX if trashed else ''}{path.name}"

    def _is_given_up(self, file: str, line: bytes, data: bytes) -> bool:
        """Whether it is an attempt that has begun here, and whose match is not here any more."""
        try:
            header = codec.decode_header(line)
            last = data[data.rstrip(b"\n").rfind(b"\n") + 1 :]
            over = codec.result_of(last, header.seats) is not None
        except codec.BadLineError:
            return False
        rows = () if over else self._matches.attempts.at(header.game, {header.seed})
        begun = (name.removeprefix(TRASH_PREFIX) for row in rows for name, _ in row.files)
        return any(_called(without_stamp(name)) == _called(file) for name in begun)

    def _add(self, file: str, data: bytes, modified: float) -> Path | None:
        self._count("matches", MergeTally(new=1))
        self._needed += len(data)
        self._added.add(file)
        self._names[file] = listed_name(file)
        if self._dry:
            return None
        path = self._create(self._where.matches / listed_name(file), data, modified)
        self._names[file] = path.name
        return path

    def _create(self, wanted: Path, data: bytes, modified: float) -> Path:
        while True:
            path = files.unique_path(wanted)
            try:
                files.create(path, data)
            except FileExistsError:
                continue
            except OSError as error:
                raise StoreError(
                    "{file} cannot be written: {reason}.", file=str(path), reason=files.why(error)
                ) from error
            files.set_modified(path, modified)
            self._know(path, _line_of(data))
            return path

    def _grow(self, file: str, path: Path, data: bytes, modified: float) -> None:
        """Put a longer journal in the place of the one that it begins with."""
        self._names[file] = path.name
        if files.is_held(path):
            self._problems.append(
                Message("{file} is open in another Stowaway window.", file=path.name)
            )
            return
        self._count("matches", MergeTally(further=1))
        self._needed += len(data)
        self._added.add(file)
        if not self._dry:
            self._put(path, data, modified)

    def _put(self, path: Path, data: bytes, modified: float) -> None:
        """Put another journal in the place of one, whose picture is of no use now."""
        files.replace(path, data)
        files.set_modified(path, modified)
        self._matches.forget_picture(path)

    def _fork(
        self, file: str, path: Path, content: bytes, data: bytes, modified: float
    ) -> ProgressSteps[None]:
        """Keep the longer of two journals of a match, and the other one as a branch."""
        self._names[file] = path.name
        mine = yield from nested(0.1, 0.5, reading(content, self._shelf))
        other = yield from nested(0.5, 0.9, reading(data, self._shelf))
        is_longer = _length(content) >= _length(data)
        kept, left = (mine, other) if is_longer else (other, mine)
        fork = yield from nested(0.9, 1, forking(kept, left, self._shelf))
        if fork is None:
            # Damaged, or of a game that is not there: it is kept beside, as it is.
            self._add(file, data, modified)
            return
        alike = self._here.get(_hash(_line_of(fork)), ())
        there = next((each for each in alike if _content(each).startswith(fork)), None)
        is_there = there is not None
        if there is not None and is_longer:
            self._names[file] = there.name
        if is_there and is_longer:
            self._count("matches", MergeTally(same=1))
            return
        if not is_longer and files.is_held(path):
            self._problems.append(
                Message("{file} is open in another Stowaway window.", file=path.name)
            )
            return
        self._count("matches", MergeTally(conflicts=1))
        self._branches += 1
        self._needed += len(fork) + len(data)
        session = played(left)
        when = min(modified if is_longer else _modified(path), time.time())
        if session is not None:
            made = yield from writing(session, datetime.fromtimestamp(when, UTC))
            self._rows.append(made)
        if self._dry:
            return
        if not is_there:
            stem = listed_name(path.name).removesuffix(EXTENSION)
            digest = hashlib.blake2b(fork, digest_size=3).hexdigest()
            made_at = path.with_name(f"{stem} fork {digest}{EXTENSION}")
            branch = self._create(made_at, fork, when)
            if is_longer:
                self._names[file] = branch.name
        if not is_longer:
            self._added.add(file)
            self._put(path, data, modified)

    # What is beside matches

    def _other(self, name: str) -> ProgressSteps[None]:
        folder, _, file = name.rpartition("/")
        if folder == "pictures":
            self._picture(file, name)
            return
        data = self._source.read(name)
        yield 0.1
        if folder == "guided":
            self._guided(file, data)
        elif name == RECORDS:
            yield from self._records(data)
        elif name == SETTINGS:
            kept = self._settings or Settings(self._where.settings)
            self._count("settings", kept.adopt(data, dry=self._dry))
        elif name == players.FILE:
            self._count("settings", self._matches.players.unite(data, dry=self._dry))
        elif name == "mistakes.json":
            kept_rows = self._matches.mistakes
            self._count("questions", kept_rows.unite(data, self._names, dry=self._dry))
        elif name in _PROGRESS:
            self._count("progress", self._progress(name, data))

    def _progress(self, name: str, data: bytes) -> MergeTally:
        kept = self._matches
        match name:
            case "attempts.json":
                return kept.attempts.unite(data, self._names, dry=self._dry)
            case "achievements.json":
                return AchievementsFile(self._where.achievements).unite(data, dry=self._dry)
            case "guesses.json":
                return kept.guesses.unite(data, dry=self._dry)
            case _:
                return kept.cousins.unite(data, dry=self._dry)

    def _picture(self, file: str, name: str) -> None:
        """Keep what belongs to a match that has come; what is there stays."""
        match, _, kind = file.rpartition(".")
        if kind not in SIDECARS:
            place = self._matches.origin(file.removesuffix(EXTENSION))
            if os.path.lexists(place):
                self._count("pictures", MergeTally(same=1))
                return
            data = self._source.read(name)
            if _mark(data) != file.removesuffix(EXTENSION):
                return
            self._count("pictures", MergeTally(new=1))
            self._needed += len(data)
            if not self._dry:
                self._create_beside(place, data)
            return
        if match not in self._added:
            self._count("pictures", MergeTally(same=1))
            return
        data = self._source.read(name)
        self._needed += len(data)
        path = self._where.matches / self._names.get(match, match)
        new = self._dry or self._matches.add_beside(path, kind, data)
        self._count("pictures", MergeTally(new=new, same=not new))

    def _create_beside(self, place: Path, data: bytes) -> None:
        try:
            files.create(place, data)
        except FileExistsError:
            return
        except OSError as error:
            raise StoreError(
                "{file} cannot be written: {reason}.", file=str(place), reason=files.why(error)
            ) from error

    def _guided(self, file: str, data: bytes) -> None:
        """Of a guided round that was left in both places, the one that came further stays."""
        path = self._where.guided / file
        mine = _content(path) if os.path.lexists(path) else b""
        if mine == data:
            self._count("guided", MergeTally(same=1))
        elif mine and not further_round(data, mine):
            self._count("guided", MergeTally(conflicts=1))
        else:
            self._count("guided", MergeTally(new=not mine, further=bool(mine)))
            self._needed += len(data)
            if not self._dry:
                files.replace(path, data)

    def _records(self, data: bytes) -> ProgressSteps[None]:
        rows: list[tuple[Row, Sequence[Row]]] = []
        count = count_in(data)
        many = max(1, count or 0)
        try:
            for number, (row, scores, _) in enumerate(from_bytes(data)):
                rows.append((row, scores))
                yield min(1.0, number / many)
        except NewerRecordsError:
            self._problems.append(
                Message("The records in it were written by a newer version of Stowaway.")
            )
        else:
            if count is None or count > len(rows):
                self._problems.append(Message("Some of the records in it are damaged."))
        self._needed += sum(len(row[-1]) for row, _ in rows)
        self._unite(rows)

    def _unite(self, rows: Sequence[tuple[Row, Sequence[Row]]]) -> None:
        if not rows and not self._rows:
            return
        if self._dry and not os.path.lexists(self._where.records):
            self._count("records", MergeTally(new=len(rows)))
            return
        with Records(self._where.records, mends=not self._dry) as records:
            own = sorted(self._rows, key=lambda each: str(each[0][1]))
            records.unite(own, dry=self._dry)
            self._count("records", records.unite(rows, dry=self._dry))
        self._rows.clear()


def forking(
    kept: LoadedJournal, left: LoadedJournal, shelf: GameRegistry = catalog
) -> ProgressSteps[bytes | None]:
    """Make a branch of a match out of another journal of it, which was played on elsewhere.

    Args:
        kept: The journal that stays.
        left: The other one, with the same first line.
        shelf: What finds a game by its id.

    Returns:
        Steps, and at the end the bytes of the branch; None if one of them cannot be read to its
            end, or no branch can hold it.
    """
    one, other = kept.session, left.session
    if one is None or other is None or kept.problem or left.problem or left.parted:
        return None
    header = other.header
    had = () if header.branch is msgspec.UNSET else header.branch.futures
    at = _common(one, other)
    leaves = Branch(codec.mark(header), at, tuple(each for each in had if each[0] <= at))
    made: Header = replace(
        header,
        format=max(header.format, format_of(header.players, branches=True)),
        practice=True,
        branch=leaves,
    )
    data = yield from nested(0, 0.5, codec.encoding(made, other.journal))
    again = yield from nested(0.5, 1, reading(data, shelf))
    same = again.problem is None and not again.parted and again.result == left.result
    return data if same else None


def _common(one: Session, other: Session) -> int:
    """How many inputs of two matches are the same from the start."""
    pairs = zip(one.moments[1:], other.moments[1:], strict=False)
    for number, (mine, theirs) in enumerate(pairs):
        if mine.given != theirs.given:
            return number
    return min(len(one.moments), len(other.moments)) - 1


def _length(journal: bytes) -> tuple[int, int, bytes]:
    """What tells the longer of two journals; the same in either home."""
    return journal.count(b"\n"), len(journal), journal


def _line_of(data: bytes) -> bytes:
    """The first line of some bytes, as far as a header may go."""
    return data[: data.find(b"\n") + 1 or len(data)][: codec.MAX_HEADER_BYTES]


def _first_line(path: Path) -> bytes:
    try:
        with files.reader(path) as file:
            return file.readline(codec.MAX_HEADER_BYTES)
    except (OSError, ValueError):
        return b""


def _content(path: Path) -> bytes:
    """The bytes of a file here; none if it cannot be read."""
    try:
        return files.read(path, codec.MAX_BYTES)
    except StoreError:
        return b""


def _modified(path: Path) -> float:
    try:
        return max(0.0, path.stat().st_mtime)
    except OSError:
        return 0.0


def _hash(line: bytes) -> bytes:
    return hashlib.blake2b(line, digest_size=16).digest()


def _called(name: str) -> str:
    """What is the same for all names that a match gets when it comes here."""
    return listed_name(name).casefold()


def _mark(data: bytes) -> str:
    """The mark of a match by its bytes; empty for what is none."""
    try:
        return codec.mark(codec.decode_header(_line_of(data)))
    except (codec.BadLineError, ValueError):
        return ""


__all__ = ["KINDS", "MergeReport", "MergeSource", "check_space", "forking", "merging"]
