"""engine.store: the folder of all matches, one file each."""

from __future__ import annotations

import contextlib
import hashlib
import heapq
import os
import re
import stat
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

from engine import catalog
from engine.core import Field, Message, Result, Value, dashed, join_messages
from engine.match import Header, Player, ProgressSteps, Session, codec, run_to_end
from engine.match.loader import GameRegistry, LoadedJournal, reading
from engine.store import files
from engine.store.attempts import AttemptsFile
from engine.store.cousins import CousinAnswers
from engine.store.files import StoreError
from engine.store.guesses import Guesses
from engine.store.mistakes import Mistakes
from engine.store.names import EXTENSION
from engine.store.players import FILE as PLAYERS_FILE
from engine.store.players import PlayersFile
from engine.store.writer import OnTrouble, Writer

MAX_MATCHES: Final = 10_000
"""More than a person plays; a listing stops there."""

MAX_DELETED: Final = 50
"""How many deleted matches are kept to be restored, those that were deleted last."""
KEPT_DAYS: Final = 30
"""How many days they are kept. Then they go to the trash of the system, if there is one."""
MAX_PICTURE_BYTES: Final = 512 * 1024
"""No picture of a match has more bytes."""
MAX_PICTURES: Final = 500
"""How many pictures are kept, and reviews of how many matches, those made last."""
MAX_ORIGINS: Final = 100
"""How many matches that branches leave are kept, of those that lie elsewhere."""
MAX_ORIGIN_BYTES: Final = 4 * 1024 * 1024
"""None that is longer."""
MAX_REVIEWS_BYTES: Final = 4 * 1024 * 1024
"""What is kept of a match's reviews has no more bytes."""
MAX_HINTS_BYTES: Final = 512 * 1024
"""What is kept of a match's hints has no more bytes."""
MAX_ASKED_BYTES: Final = 256 * 1024
"""What is kept of about what the teacher has asked in a match has no more bytes."""
_SEAL_BYTES: Final = 16
"""Bytes before what is kept beside a match, by which it is known when it is damaged."""
SIDECARS: Final = {
    "picture": MAX_PICTURE_BYTES,
    "reviews": MAX_REVIEWS_BYTES,
    "hints": MAX_HINTS_BYTES,
    "asked": MAX_ASKED_BYTES,
}
"""What may be kept beside a match, and how many bytes of it."""

_TAIL_BYTES: Final = 8 * 1024
_HEAD_BYTES: Final = codec.MAX_LINE_BYTES
_UNSAFE_CHARACTERS: Final = re.compile(r"[^\w .,'()&+-]+")
_EXTENDED_NAME: Final = re.compile(
    rf"(.*){re.escape(EXTENSION)}(?!\w)", re.IGNORECASE | re.ASCII | re.DOTALL
)
"""A name that mail, a browser or `files.repair` has put something behind."""
_STAMP: Final = re.compile(r"\d{8}T\d{6}\.\d{6}Z (?=.)")
"""What stands before the name of a match in the trash: when it was deleted."""
_MAX_TRASHED_NAME_BYTES: Final = 240
"""A longer name gets no stamp, as files beside it could not be named after it."""
_RESERVED_NAME: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)

_OPEN_ELSEWHERE_MESSAGE: Final = Message(
    "This match is open in another Stowaway window. You can view it here, but you cannot "
    "continue it."
)

Trash = Callable[[Path], bool]
"""Moves a file to the system's trash; False if it could not."""


class Summary(NamedTuple):
    """What a listing says of a match, from its first and last line alone.

    `result` is None while it goes on, which it never does where chance was typed in (`given`).
    `problem` says why a file cannot be listed further. `leaves` is the `mark` of the match that a
    branch leaves. `trashed` is whether the file lies in this folder's own trash.
    """

    path: Path
    modified: float
    game: str = ""
    players: tuple[Player, ...] = ()
    options: Mapping[str, Value] = MappingProxyType({})
    seed: str = ""
    practice: bool = False
    given: bool = False
    result: Result | None = None
    problem: Message | None = None
    mark: str = ""
    leaves: str = ""
    trashed: bool = False

    @property
    def goes_on(self) -> bool:
        """Return whether the match can be continued, as far as a listing knows."""
        return self.result is None and self.problem is None and not self.given

    @property
    def is_attempt(self) -> bool:
        """Return whether it may be an attempt at a deal: one person, first seat, no practice."""
        persons = [player.is_person for player in self.players]
        return persons[:1] == [True] and sum(persons) == 1 and not (self.practice or self.given)

    @property
    def name(self) -> str:
        """Return the file's name without its extension, and in the trash without the moment."""
        return without_stamp(self.path.stem) if self.trashed else self.path.stem


class Opened(NamedTuple):
    """A match to look at. `sentence` is what the person should know of the opening, if anything."""

    reading: LoadedJournal
    sentence: Message | None

    @property
    def session(self) -> Session | None:
        """Return the match at its last good line, or None if the file holds no match."""
        return self.reading.session


class Resumed(NamedTuple):
    """A match that goes on, and is saved as it does; no writer if it cannot go on."""

    session: Session
    writer: Writer | None
    sentence: Message | None


class Matches:
    """Keep the matches of one person, one file each."""

    def __init__(
        self,
        folder: Path,
        *,
        trash: Path | None = None,
        shelf: GameRegistry = catalog,
        mends: bool = True,
    ) -> None:
        """Name the folders. Nothing is read or made yet.

        Args:
            folder: The folder of all matches.
            trash: Where deleted matches go; by default a folder beside it.
            shelf: What finds a game by its id.
            mends: Whether a damaged list of attempts is set aside. A process that only looks leaves
                it.
        """
        self.folder = folder
        self._trash = trash or folder.parent / "trash"
        self._beside = folder.parent / "pictures"
        self.mistakes = Mistakes(folder.parent / "mistakes.json", folder, self._trash)
        self.guesses = Guesses(folder.parent / "guesses.json")
        self.cousins = CousinAnswers(folder.parent / "cousins.json")
        self.attempts = AttemptsFile(folder.parent / "attempts.json", mends=mends)
        self.players = PlayersFile(folder.parent / PLAYERS_FILE, mends=mends)
        self._shelf = shelf

    def start(
        self, session: Session, *, on_trouble: OnTrouble | None = None, secret: bool = False
    ) -> Writer:
        """Save a new match from now on.

        Args:
            session: The match.
            on_trouble: Is told when saving fails, and when it works again.
            secret: Whether the file's name must not show the deal code. A code that tells hidden
                hands is never shown.

        Returns:
            What writes it, and says whether that works.
        """
        now = datetime.now().astimezone().strftime("%Y-%m-%d %H%M")
        # A seed tells every hand, and a file's name is read in passing.
        hands = session.game.hands(session.config)
        seed = "" if hands or secret else _plain(session.seed)[:40] + " "
        name = f"{dashed(session.game.id)} {seed}{now}"
        path = files.unique_path(self.folder / f"{_safe(name)}{EXTENSION}")
        return Writer(session, path, on_trouble=on_trouble)

    def open(self, path: Path) -> Opened:
        """Open any file as a match to look at.

        Args:
            path: The file.

        Returns:
            The match as far as its file is good, and what the person should know of that.

        Raises:
            StoreError: It cannot be read.
        """
        return run_to_end(self.opening(path))

    def opening(self, path: Path) -> ProgressSteps[Opened]:
        """Open any file as `open` does, in short steps of a line each.

        Args:
            path: The file.

        Returns:
            Steps that give the share of the work that is done, and at the end the match.

        Raises:
            StoreError: It cannot be read.
        """
        return opening(path, self._shelf)

    def resume(self, path: Path, *, on_trouble: OnTrouble | None = None) -> Resumed:
        """Go on with a match.

        Args:
            path: Its file.
            on_trouble: Is told when saving fails, and when it works again.

        Returns:
            The match, and what writes it.

        Raises:
            StoreError: The file cannot be read, or holds no match.
        """
        return self.go_on(path, self.open(path), on_trouble=on_trouble)

    def go_on(self, path: Path, opened: Opened, *, on_trouble: OnTrouble | None = None) -> Resumed:
        """Go on with a match that was opened.

        A damaged file is kept aside, and its good part is written again. A file that is elsewhere,
        or has a name that is not listed, is left as it is; the match goes on in a new file of this
        folder. A match that is elsewhere and over belongs to someone else: it can only be looked
        at.

        Args:
            path: Its file.
            opened: What was opened from this path.
            on_trouble: Is told when saving fails, and when it works again.

        Returns:
            The match, and what writes it; no writer if it cannot go on.

        Raises:
            StoreError: The file holds no match.
        """
        reading, sentence = opened
        session = reading.session
        if session is None:
            unknown = Message("This file cannot be opened as a match.")
            raise StoreError("{sentence}", sentence=sentence or unknown)
        if reading.read_only:
            return Resumed(session, None, sentence)
        here = _same_folder(path, self.folder)
        if not here and session.result is not None:
            return Resumed(session, None, sentence)
        mine = here and is_listed(path.name)
        if mine and files.is_held(path):
            return Resumed(session, None, _OPEN_ELSEWHERE_MESSAGE)
        written = True
        if not mine:
            path, written = files.unique_path(self.folder / listed_name(path.name)), False
        elif reading.problem is not None:
            try:
                aside = files.repair(path, reading.data)
                kept = Message("The damaged file was kept as {file}.", file=aside.name)
                sentence = join_messages(sentence, kept)
            except StoreError:
                path, written = files.unique_path(path), False
        writer = Writer(session, path, on_trouble=on_trouble, journal=reading.data, written=written)
        session.settle()
        return Resumed(session, writer, sentence)

    def all(self) -> tuple[Summary, ...]:
        """Return all matches; the one that was changed last comes first.

        Raises:
            StoreError: The folder cannot be read.
        """
        return tuple(self._summaries())

    def written_names(self) -> tuple[str, ...]:
        """Return the names of persons in all matches, as they are written there.

        Raises:
            StoreError: The folder cannot be read.
        """
        players = (player for summary in self._listed() for player in summary.players)
        return tuple(dict.fromkeys(player.name for player in players if player.is_person))

    def latest(self) -> Summary | None:
        """Return the unfinished match that was changed last, or None if there is none.

        Raises:
            StoreError: The folder cannot be read.
        """
        return next((summary for summary in self._summaries() if summary.goes_on), None)

    def has(self, game: str) -> bool:
        """Tell whether there is a match of a game; no file is read after the first one.

        Args:
            game: The game's id.

        Returns:
            Whether there is one.

        Raises:
            StoreError: The folder cannot be read.
        """
        return any(summary.game == game for summary in self._summaries())

    def under_way(self, game: str, deals: Collection[str]) -> tuple[Summary, ...]:
        """Return the unfinished attempts at some deals of a game, in the order in which they began.

        An attempt is a match of one person, in the first seat, that is no practice. It begins with
        that person's first move.

        Args:
            game: The game's id.
            deals: Deal codes.

        Returns:
            The attempts as a listing knows them.

        Raises:
            StoreError: The folder cannot be read.
        """
        found = [
            summary
            for summary in self._summaries()
            if summary.game == game
            and summary.seed in deals
            and summary.is_attempt
            and summary.goes_on
            and has_acted(summary.path)
        ]
        # A file is named after the minute in which its match began.
        return tuple(sorted(found, key=lambda summary: summary.name))

    def summary(self, path: Path) -> Summary | None:
        """Return what a listing says of a file.

        Args:
            path: The file.

        Returns:
            The summary, or None if there is no file.
        """
        try:
            summary = _summary(path, path.stat())
        except (OSError, ValueError):
            return None
        trashed = path.parent == self._trash
        players = self.players.names().named(summary.players)
        return summary._replace(trashed=trashed, players=players)

    def _summaries(self) -> Iterator[Summary]:
        """The latest matches, those changed last first, with present names. Raises StoreError."""
        names = self.players.names()
        for summary in self._listed():
            yield summary._replace(players=names.named(summary.players))

    def _listed(self) -> Iterator[Summary]:
        """The latest matches as they are written. Raises StoreError."""
        try:
            with os.scandir(self.folder) as entries:
                latest = heapq.nsmallest(MAX_MATCHES, _found(entries), key=_order)
        except FileNotFoundError:
            return
        except OSError as error:
            raise StoreError(
                "{file} cannot be read: {reason}.", file=str(self.folder), reason=files.why(error)
            ) from error
        for path, status in latest:
            yield _summary(path, status)

    def rename(self, path: Path, name: str) -> Path:
        """Give a match another name.

        Args:
            path: Its file.
            name: The name, without extension. What no file can be called is left out of it.

        Returns:
            Its new path.

        Raises:
            StoreError: It cannot be renamed.
        """
        plain = _safe(_plain(name))
        target = path.with_name(f"{plain}{EXTENSION}")
        if target == path:
            return path
        try:
            renamed = files.move(path, files.unique_path(target))
        except OSError as error:
            raise StoreError(
                "{file} cannot be renamed: {reason}.", file=path.name, reason=files.why(error)
            ) from error
        self._move_beside(path, renamed)
        self.attempts.follow(path.name, renamed.name)
        return renamed

    def delete(self, path: Path) -> Path:
        """Move a match to this folder's own trash, from where `restore` brings it back.

        Args:
            path: Its file.

        Returns:
            Where it is now. Its name begins with the moment, so that `deleted` knows the order.

        Raises:
            StoreError: Another window has it, or it cannot be moved. The match is then where it
                was.
        """
        if files.is_held(path):
            raise StoreError("{file} is open in another Stowaway window.", file=path.name)
        name = f"{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ} {path.name}"
        if len(os.fsencode(name)) > _MAX_TRASHED_NAME_BYTES:
            name = path.name
        try:
            files.make_folder(self._trash)
            trashed = files.move(path, files.unique_path(self._trash / name))
        except OSError as error:
            raise StoreError(
                "{file} cannot be deleted: {reason}.", file=path.name, reason=files.why(error)
            ) from error
        self._move_beside(path, trashed)
        self.attempts.follow(path.name, _in_trash(trashed))
        return trashed

    def deleted(self) -> tuple[Path, ...]:
        """Return the files in this folder's own trash, the one that was deleted last first.

        Files of an older Stowaway, whose names do not tell when, come last. Never raises.
        """
        try:
            names = [path.name for path in self._trash.iterdir() if is_listed(path.name)]
        except OSError:
            return ()
        names.sort(key=lambda name: (bool(_STAMP.match(name)), name), reverse=True)
        return tuple(self._trash / name for name in names[:MAX_MATCHES])

    def let_go(self, trash: Trash) -> None:
        """Move what was deleted long ago, or before many others, to the trash of the system.

        What that does not take stays where it is. Never raises.

        Args:
            trash: What moves a file to the trash of the system.
        """
        limit = f"{datetime.now(UTC) - timedelta(days=KEPT_DAYS):%Y%m%dT%H%M%S}"
        for number, path in enumerate(self.deleted()):
            old = _STAMP.match(path.name) and path.name < limit
            if (number >= MAX_DELETED or old) and trash(path):
                self._forget_beside(path)

    def drop(self, path: Path) -> None:
        """Remove a match in which no one has made a move. One that cannot be removed stays.

        Args:
            path: Its file.
        """
        if not files.is_held(path):
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
                self._forget_beside(path)

    def picture(self, path: Path) -> bytes:
        """Return what was kept as the picture of a match. Never raises.

        Args:
            path: The file of the match.

        Returns:
            The bytes that were kept; empty without a picture, or if it is damaged.
        """
        return self._kept(path, "picture")

    def forget_picture(self, path: Path) -> None:
        """Delete the picture of a match whose journal is another one now. Never raises.

        Args:
            path: The match.
        """
        with contextlib.suppress(OSError):
            self._place_of(path, "picture").unlink(missing_ok=True)

    def keep_picture(self, path: Path, data: bytes) -> None:
        """Keep a picture of a match beside it, or nothing if that fails.

        Args:
            path: The file of the match.
            data: The picture, of at most `MAX_PICTURE_BYTES` bytes.
        """
        self._keep(path, "picture", data)

    def reviews(self, path: Path) -> Sequence[bytes]:
        """Return the reviews that were kept of a match. Never raises.

        Their seal tells damage, but not who wrote them: a review that could be true is believed.
        `engine.match.review.decode` says what is checked when one is read.

        Args:
            path: The file of the match.

        Returns:
            A line for each review; none if they are damaged.
        """
        return self._kept(path, "reviews").splitlines(keepends=True)

    def keep_reviews(self, path: Path, lines: Sequence[bytes]) -> None:
        """Keep reviews of a match beside it, or nothing if that fails.

        Args:
            path: The file of the match.
            lines: A line for each review, of at most `MAX_REVIEWS_BYTES` bytes together.
        """
        self._keep(path, "reviews", b"".join(lines))

    def hints(self, path: Path) -> Sequence[bytes]:
        """Return what was kept of the hints of a match. Never raises.

        Args:
            path: The file of the match.

        Returns:
            A line for each position; none if they are damaged.
        """
        return self._kept(path, "hints").splitlines(keepends=True)

    def keep_hints(self, path: Path, lines: Sequence[bytes]) -> None:
        """Keep what was found for hints of a match beside it, or nothing if that fails.

        Args:
            path: The file of the match.
            lines: A line for each position, of at most `MAX_HINTS_BYTES` bytes together.
        """
        self._keep(path, "hints", b"".join(lines))

    def asked(self, path: Path) -> Sequence[bytes]:
        """Return what was kept of about what the teacher has asked in a match. Never raises.

        Args:
            path: The file of the match.

        Returns:
            A line for each move; none if they are damaged.
        """
        return self._kept(path, "asked").splitlines(keepends=True)

    def keep_asked(self, path: Path, lines: Sequence[bytes]) -> None:
        """Keep beside a match about what the teacher has asked, or nothing if that fails.

        Args:
            path: The file of the match.
            lines: A line for each move, of at most `MAX_ASKED_BYTES` bytes together.
        """
        self._keep(path, "asked", b"".join(lines))

    def beside(self, path: Path, kind: str) -> bytes:
        """Return what was kept beside a match. Never raises.

        Args:
            path: The file of the match.
            kind: One of `SIDECARS`.

        Returns:
            The bytes that were kept; empty without any, or if they are damaged.
        """
        return self._kept(path, kind)

    def add_beside(self, path: Path, kind: str, data: bytes) -> bool:
        """Keep something beside a match if there is room for it and nothing of its kind.

        Args:
            path: The file of the match.
            kind: One of `SIDECARS`.
            data: The bytes.

        Returns:
            Whether it is kept.
        """
        place = self._place_of(path, kind)
        if os.path.lexists(place) or not data or len(data) > SIDECARS[kind]:
            return False
        if sum(1 for _ in self._beside.glob(f"*.{kind}")) >= MAX_PICTURES:
            return False
        with contextlib.suppress(OSError):
            files.create(place, _seal(data) + data)
            return True
        return False

    def origin(self, mark: str) -> Path:
        """Return where a match that branches leave is kept, if it is from elsewhere.

        Args:
            mark: The mark of the match, from its header.

        Returns:
            A path, at which there may be nothing.
        """
        return self._beside / f"{mark}{EXTENSION}"

    def trunk(self, mark: str) -> Summary | None:
        """Return the match that a branch leaves.

        Args:
            mark: The mark of that match, from its header.

        Returns:
            The match as a listing knows it, or None if it cannot be found.
        """
        with contextlib.suppress(StoreError, OSError):
            for summary in self._summaries():
                if summary.mark == mark:
                    return summary
            place = self.origin(mark)
            summary = _summary(place, place.stat())
            return summary if summary.mark == mark else None
        return None

    def holding(self, journal: bytes) -> Path | None:
        """Return the file of a finished match.

        Several attempts at a deal begin with the same line; so the result tells them apart, and
        where that is the same, too, all that was played.

        Args:
            journal: The journal of the match, as the bytes of a save file.

        Returns:
            The file, or None if it cannot be found.
        """
        try:
            header = codec.decode_header(journal[: journal.index(b"\n") + 1])
            last = journal[journal.rstrip(b"\n").rfind(b"\n") + 1 :]
            mark, result = codec.mark(header), codec.result_of(last, header.seats)
            found = [
                summary.path
                for summary in self._summaries()
                if summary.mark == mark and summary.result == result is not None
            ]
            if len(found) > 1:
                same = (one for one in found if files.read(one, codec.MAX_BYTES) == journal)
                return next(same, found[0])
        except (StoreError, codec.BadLineError, OSError, ValueError):
            return None
        return found[0] if found else None

    def keep_origin(self, session: Session) -> None:
        """Keep a match from elsewhere for its branches; it does not become a match of this folder.

        Args:
            session: The match. One of more than `MAX_ORIGIN_BYTES` bytes is not kept.
        """
        data = codec.encode(session.header, session.journal)
        if len(data) <= MAX_ORIGIN_BYTES:
            _renew(self.origin(codec.mark(session.header)), data, MAX_ORIGINS)

    def _kept(self, path: Path, what: str) -> bytes:
        most = SIDECARS[what]
        with contextlib.suppress(StoreError):
            data = files.read(self._place_of(path, what), _SEAL_BYTES + most)
            kept = data[_SEAL_BYTES:]
            if len(kept) <= most and data[:_SEAL_BYTES] == _seal(kept):
                return kept
        return b""

    def _keep(self, path: Path, what: str, data: bytes) -> None:
        if len(data) <= SIDECARS[what]:
            _renew(self._place_of(path, what), _seal(data) + data, MAX_PICTURES)

    def _place_of(self, path: Path, what: str) -> Path:
        folder = self._trash if path.parent == self._trash else self._beside
        return folder / f"{path.name}.{what}"

    def _forget_beside(self, path: Path) -> None:
        self.mistakes.follow(path, None)
        for what in SIDECARS:
            with contextlib.suppress(OSError):
                self._place_of(path, what).unlink(missing_ok=True)

    def _move_beside(self, path: Path, to: Path) -> None:
        # What lay there was of a match that is gone.
        self._forget_beside(to)
        self.mistakes.follow(path, to)
        for what in SIDECARS:
            with contextlib.suppress(OSError):
                self._place_of(path, what).replace(self._place_of(to, what))

    def restore(self, trashed: Path) -> Path:
        """Bring a match back from this folder's own trash.

        Args:
            trashed: Where it is, as `delete` has said.

        Returns:
            Its new path.

        Raises:
            StoreError: It cannot be moved.
        """
        name = without_stamp(trashed.name)
        try:
            path = files.move(trashed, files.unique_path(self.folder / name))
        except OSError as error:
            raise StoreError(
                "{file} cannot be restored: {reason}.", file=name, reason=files.why(error)
            ) from error
        self._move_beside(trashed, path)
        self.attempts.follow(_in_trash(trashed), path.name)
        return path


def without_stamp(name: str) -> str:
    """Return the name that a match in the trash had before, which may look like a stamp itself.

    Args:
        name: Its name in the trash.
    """
    stamp = _STAMP.match(name)
    return name[stamp.end() :] if stamp else name


def _in_trash(trashed: Path) -> str:
    """What attempts call a match in this folder's own trash, where its name is free for another."""
    return f"trash/{trashed.name}"


def opened(path: Path, shelf: GameRegistry = catalog) -> Opened:
    """Open any file as a match to look at.

    Args:
        path: The file.
        shelf: What finds a game by its id.

    Returns:
        The match as far as its file is good, and what the person should know of that.

    Raises:
        StoreError: It cannot be read.
    """
    return run_to_end(opening(path, shelf))


def opening(path: Path, shelf: GameRegistry = catalog) -> ProgressSteps[Opened]:
    """Open any file as `opened` does, in short steps of a line each.

    Args:
        path: The file.
        shelf: What finds a game by its id.

    Returns:
        Steps that give the share of the work that is done, and at the end the match.

    Raises:
        StoreError: It cannot be read.
    """
    read = yield from reading(files.read(path, codec.MAX_BYTES), shelf)
    return Opened(read, read.sentence)


def write(path: Path, data: bytes) -> None:
    """Write a whole match file for others, over another if there is one.

    Args:
        path: The file.
        data: The match, as the lines of its journal.

    Raises:
        StoreError: It is too long, or cannot be written.
    """
    if not codec.fits(data.count(b"\n"), len(data)):
        raise StoreError("This match is too long to save as a file, but you can keep playing.")
    files.replace(path, data, private=False)


def _found(entries: Iterable[os.DirEntry[str]]) -> Iterator[tuple[Path, os.stat_result]]:
    """The files among them that may be matches."""
    for entry in entries:
        if is_listed(entry.name):
            with contextlib.suppress(OSError):
                status = entry.stat()
                if stat.S_ISREG(status.st_mode):
                    yield Path(entry.path), status


def _order(found: tuple[Path, os.stat_result]) -> tuple[float, str]:
    path, status = found
    return -status.st_mtime, path.name


def _summary(path: Path, status: os.stat_result) -> Summary:
    # A copied file's time may be anything, also what no calendar holds.
    plain = Summary(path, min(max(0.0, status.st_mtime), time.time()))
    try:
        with files.reader(path) as file:
            first = file.readline(_HEAD_BYTES)
            file.seek(max(len(first), status.st_size - _TAIL_BYTES))
            tail = file.read(_TAIL_BYTES)
        header: Header = codec.decode_header(first)
        last = tail[tail.rstrip(b"\n").rfind(b"\n") + 1 :]
        result = codec.result_of(last, header.seats)
    except Exception as error:  # noqa: BLE001 - one odd file hides none of the others
        why: Field = Message("it is damaged")
        if isinstance(error, OSError):
            why = files.why(error)
        elif isinstance(error, codec.BadLineError):
            why = error.said
        problem = Message("This file cannot be opened as a match: {reason}.", reason=why)
        return plain._replace(problem=problem)
    return plain._replace(
        game=header.game,
        players=header.players,
        options=header.options,
        seed=header.seed,
        practice=header.practice,
        given=header.chance == "given",
        result=result,
        mark=codec.mark(header),
        leaves="" if header.branch is msgspec.UNSET else header.branch.of,
    )


class _Line(msgspec.Struct):
    """As much of a journal's line as tells who acted."""

    line: str
    seat: int = -1


def has_acted(path: Path) -> bool:
    """Tell whether the first seat has made a move in the match of a file. Never raises.

    Args:
        path: The file.

    Returns:
        Whether it has; False if the file cannot be read.
    """
    try:
        lines = files.read(path, codec.MAX_BYTES).splitlines()[1:]
    except StoreError:
        return False
    for each in lines:
        with contextlib.suppress(msgspec.MsgspecError, ValueError, RecursionError):
            line = msgspec.json.decode(each, type=_Line)
            if line.line == "act" and line.seat == 0:
                return True
    return False


def _renew(place: Path, data: bytes, most: int) -> None:
    """Write a file of which there are so many of its kind in its folder, those written last."""
    with contextlib.suppress(OSError):
        files.remove_temp_files(place.parent)
        kept = [each for each in place.parent.glob(f"*{place.suffix}") if each != place]
        for old in sorted(kept, key=_taken)[: max(0, len(kept) + 1 - most)]:
            # A folder of such a name stays, and keeps no other.
            with contextlib.suppress(OSError):
                old.unlink()
        files.renew(place, data)


def _taken(picture: Path) -> float:
    """When a picture was kept; of a link, whatever it leads to, when that was made."""
    try:
        return picture.lstat().st_mtime
    except OSError:
        return 0.0


def _seal(picture: bytes) -> bytes:
    return hashlib.blake2b(picture, digest_size=_SEAL_BYTES).digest()


def _plain(text: str) -> str:
    return " ".join(_UNSAFE_CHARACTERS.sub(" ", text).split())


def file_name(words: str) -> str:
    """Return words as a name that every system takes for a file.

    Args:
        words: The words, such as the title of a game.

    Returns:
        The name, without an extension.
    """
    return _safe(_plain(words.replace("’", "'")))


def _safe(name: str) -> str:
    """A name that every system takes for a file: never empty, hidden, reserved or too long."""
    while len(name.encode()) > 120:
        name = name[:-1]
    name = name.strip(" .")
    return f"match {name}".strip() if not name or _RESERVED_NAME.fullmatch(name) else name


def is_listed(name: str) -> bool:
    """Tell whether a file in the folder of matches is one by its name.

    Args:
        name: The name. Some systems write all of it in capitals.

    Returns:
        Whether it is one.
    """
    return len(name) > len(EXTENSION) and name.lower().endswith(EXTENSION)


def listed_name(name: str) -> str:
    """Return the name under which a file of any name goes on in the folder of matches.

    Args:
        name: The name, perhaps with something behind its extension.
    """
    extended = _EXTENDED_NAME.match(name)
    return f"{_safe(_plain(extended[1] if extended else Path(name).stem))}{EXTENSION}"


def _same_folder(path: Path, folder: Path) -> bool:
    try:
        return path.parent.samefile(folder)
    except OSError:
        return False
