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
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import msgspec

from engine import catalog
from engine.core import Field, Result, Said, Value, dashed, joined
from engine.match import Header, Player, Session, Steps, codec, finish
from engine.match.replay import Reading, Shelf, reading
from engine.store import files
from engine.store.attempts import Attempts
from engine.store.files import StoreError
from engine.store.mistakes import Mistakes
from engine.store.names import EXTENSION
from engine.store.writer import OnTrouble, Writer

MAX_MATCHES: Final = 10_000
"""More than a person plays; a listing stops there."""

MAX_PICTURE: Final = 512 * 1024
"""No picture of a match has more bytes."""
MAX_PICTURES: Final = 500
"""So many pictures are kept, and reviews of so many matches, those made last."""
MAX_ORIGINS: Final = 100
"""So many matches that branches leave are kept, of those that lie elsewhere."""
MAX_ORIGIN: Final = 4 * 1024 * 1024
"""None that is longer."""
MAX_REVIEWS: Final = 4 * 1024 * 1024
"""What is kept of a match's reviews has no more bytes."""
MAX_HINTS: Final = 512 * 1024
"""What is kept of a match's hints has no more bytes."""
_SEAL: Final = 16
"""Bytes before what is kept beside a match, by which it is known when it is damaged."""
_BESIDE: Final = {"picture": MAX_PICTURE, "reviews": MAX_REVIEWS, "hints": MAX_HINTS}
"""What may be kept beside a match, and how many bytes of it."""

_TAIL: Final = 8 * 1024
_HEAD: Final = codec.MAX_LINE
_PLAIN: Final = re.compile(r"[^\w .,'()&+-]+")
_EXTENDED: Final = re.compile(
    rf"(.*){re.escape(EXTENSION)}(?!\w)", re.IGNORECASE | re.ASCII | re.DOTALL
)
"""A name that mail, a browser or `files.mend` has put something behind."""
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)

_HELD: Final = Said(
    "This match is open in another Stowaway window. You can view it here, but you cannot "
    "continue it."
)

Trash = Callable[[Path], bool]
"""Moves a file to the system's trash; False if it could not."""


class Summary(NamedTuple):
    """What a listing says of a match, from its first and last line alone.

    `result` is None while it goes on, which it never does where chance was typed in (`given`).
    `problem` says why a file cannot be listed further. `leaves` is the `mark` of the match that a
    branch leaves.
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
    problem: Said | None = None
    mark: str = ""
    leaves: str = ""

    @property
    def goes_on(self) -> bool:
        """Whether the match can be continued, as far as a listing knows."""
        return self.result is None and self.problem is None and not self.given

    @property
    def is_attempt(self) -> bool:
        """Whether it may be an attempt at a deal: one person, at the first seat; no practice."""
        persons = [player.is_person for player in self.players]
        return persons[:1] == [True] and sum(persons) == 1 and not (self.practice or self.given)

    @property
    def name(self) -> str:
        """The file's name without its extension."""
        return self.path.stem


class Opened(NamedTuple):
    """A match to look at. `sentence` is what the person should know of the opening, if anything."""

    reading: Reading
    sentence: Said | None

    @property
    def session(self) -> Session | None:
        """The match at its last good line; None if the file is none."""
        return self.reading.session


class Resumed(NamedTuple):
    """A match that goes on, and is saved as it does; no writer if it cannot go on."""

    session: Session
    writer: Writer | None
    sentence: Said | None


class Matches:
    """The matches of one person."""

    def __init__(
        self,
        folder: Path,
        *,
        trash: Path | None = None,
        shelf: Shelf = catalog,
        mends: bool = True,
    ) -> None:
        """Name the folder; who only looks mends no damaged file beside it (`Attempts`)."""
        self.folder = folder
        self._trash = trash or folder.parent / "trash"
        self._beside = folder.parent / "pictures"
        self.mistakes = Mistakes(folder.parent / "mistakes.json", folder, self._trash)
        self.attempts = Attempts(folder.parent / "attempts.json", mends=mends)
        self._shelf = shelf

    def start(
        self, session: Session, *, on_trouble: OnTrouble | None = None, secret: bool = False
    ) -> Writer:
        """Save a new match from now on; the writer says whether that works.

        The name of its file has the deal code, unless that is `secret` or tells hidden hands.
        """
        now = datetime.now().astimezone().strftime("%Y-%m-%d %H%M")
        # A seed tells every hand, and a file's name is read in passing.
        hands = session.game.hands(session.config)
        seed = "" if hands or secret else _plain(session.seed)[:40] + " "
        name = f"{dashed(session.game.id)} {seed}{now}"
        path = files.free(self.folder / f"{_safe(name)}{EXTENSION}")
        return Writer(session, path, on_trouble=on_trouble)

    def open(self, path: Path) -> Opened:
        """Open any file as a match to look at. Raises StoreError if it cannot be read."""
        return finish(self.opening(path))

    def opening(self, path: Path) -> Steps[Opened]:
        """Open a file as `open` does, a line a step."""
        return opening(path, self._shelf)

    def resume(self, path: Path, *, on_trouble: OnTrouble | None = None) -> Resumed:
        """Go on with a match. Raises StoreError if the file cannot be read or is no match."""
        return self.go_on(path, self.open(path), on_trouble=on_trouble)

    def go_on(self, path: Path, opened: Opened, *, on_trouble: OnTrouble | None = None) -> Resumed:
        """Go on with a match that was opened from this path. Raises StoreError if it is none.

        A damaged file is kept aside and its good part written anew; one that lies elsewhere, or
        has a name that is not listed, is left as it is and goes on as a new file of this folder,
        unless it lies elsewhere and is over: that is somebody else's, and only looked at.
        """
        reading, sentence = opened
        session = reading.session
        if session is None:
            unknown = Said("This file cannot be opened as a match.")
            raise StoreError("{sentence}", sentence=sentence or unknown)
        if reading.read_only:
            return Resumed(session, None, sentence)
        here = _same_folder(path, self.folder)
        if not here and session.result is not None:
            return Resumed(session, None, sentence)
        mine = here and _is_listed(path.name)
        if mine and files.is_held(path):
            return Resumed(session, None, _HELD)
        written = True
        if not mine:
            path, written = files.free(self.folder / _listed(path.name)), False
        elif reading.problem is not None:
            try:
                aside = files.mend(path, reading.data)
                kept = Said("The damaged file was kept as {file}.", file=aside.name)
                sentence = joined(sentence, kept)
            except StoreError:
                path, written = files.free(path), False
        writer = Writer(session, path, on_trouble=on_trouble, journal=reading.data, written=written)
        session.settle()
        return Resumed(session, writer, sentence)

    def all(self) -> tuple[Summary, ...]:
        """All matches, those changed last first. Raises StoreError if the folder is shut."""
        return tuple(self._summaries())

    def latest(self) -> Summary | None:
        """The match to continue: the unfinished one that was changed last."""
        return next((summary for summary in self._summaries() if summary.goes_on), None)

    def under_way(self, game: str, deals: Collection[str]) -> tuple[Summary, ...]:
        """Find the unfinished attempts at some deals of a game, in the order in which they began.

        An attempt is a match of one person, at the first seat, that is no practice; it begins with
        that person's first action. Raises StoreError if the folder is shut.
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
        """Read what a listing would say of a file; None where there is none."""
        try:
            return _summary(path, path.stat())
        except (OSError, ValueError):
            return None

    def _summaries(self) -> Iterator[Summary]:
        """The latest matches, one after another, those changed last first. Raises StoreError."""
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
        """Give a match another name; returns its new path. Raises StoreError."""
        plain = _safe(_plain(name))
        target = path.with_name(f"{plain}{EXTENSION}")
        if target == path:
            return path
        try:
            renamed = files.move(path, files.free(target))
        except OSError as error:
            raise StoreError(
                "{file} cannot be renamed: {reason}.", file=path.name, reason=files.why(error)
            ) from error
        self._move_beside(path, renamed)
        self.attempts.follow(path.name, renamed.name)
        return renamed

    def delete(self, path: Path, trash: Trash | None = None) -> Path | None:
        """Move a match to the trash; returns where `restore` finds it (None: the system's trash).

        Raises StoreError; the match is then where it was.
        """
        if files.is_held(path):
            raise StoreError("{file} is open in another Stowaway window.", file=path.name)
        if trash is not None and trash(path):
            self._forget_beside(path)
            return None
        try:
            files.make_folder(self._trash)
            trashed = files.move(path, files.free(self._trash / path.name))
        except OSError as error:
            raise StoreError(
                "{file} cannot be deleted: {reason}.", file=path.name, reason=files.why(error)
            ) from error
        self._move_beside(path, trashed)
        self.attempts.follow(path.name, _in_trash(trashed))
        return trashed

    def drop(self, path: Path) -> None:
        """Remove a match in which nobody has done anything; one that cannot be removed stays."""
        if not files.is_held(path):
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
                self._forget_beside(path)

    def picture(self, path: Path) -> bytes:
        """What was kept as the picture of a match, as it was; empty without. Never raises."""
        return self._kept(path, "picture")

    def keep_picture(self, path: Path, data: bytes) -> None:
        """Keep a picture of a match beside it; none is worth a word where that does not go."""
        self._keep(path, "picture", data)

    def reviews(self, path: Path) -> Sequence[bytes]:
        """The reviews that were kept of a match, a line each; empty without. Never raises.

        Their seal tells damage, and not who wrote them: a review that could be true is believed.
        `engine.match.review.decode` says what is checked when one is read.
        """
        return self._kept(path, "reviews").splitlines(keepends=True)

    def keep_reviews(self, path: Path, lines: Sequence[bytes]) -> None:
        """Keep reviews of a match beside it, as its picture is kept."""
        self._keep(path, "reviews", b"".join(lines))

    def hints(self, path: Path) -> Sequence[bytes]:
        """What was kept of a match's hints, a line a position; empty without. Never raises."""
        return self._kept(path, "hints").splitlines(keepends=True)

    def keep_hints(self, path: Path, lines: Sequence[bytes]) -> None:
        """Keep what was found for hints of a match beside it, as its reviews are kept."""
        self._keep(path, "hints", b"".join(lines))

    def origin(self, mark: str) -> Path:
        """Where a match that branches leave is kept, by its `mark`, if it lies elsewhere."""
        return self._beside / f"{mark}{EXTENSION}"

    def trunk(self, mark: str) -> Summary | None:
        """The match of such a `mark`, which branches leave, as far as a listing knows it."""
        with contextlib.suppress(StoreError, OSError):
            for summary in self._summaries():
                if summary.mark == mark:
                    return summary
            place = self.origin(mark)
            summary = _summary(place, place.stat())
            return summary if summary.mark == mark else None
        return None

    def keep_origin(self, session: Session) -> None:
        """Keep a match that lies elsewhere beside its branches; it is no match of this folder."""
        data = codec.encode(session.header, session.journal)
        if len(data) <= MAX_ORIGIN:
            _renew(self.origin(codec.mark(session.header)), data, MAX_ORIGINS)

    def _kept(self, path: Path, what: str) -> bytes:
        most = _BESIDE[what]
        with contextlib.suppress(StoreError):
            data = files.read(self._place_of(path, what), _SEAL + most)
            kept = data[_SEAL:]
            if len(kept) <= most and data[:_SEAL] == _seal(kept):
                return kept
        return b""

    def _keep(self, path: Path, what: str, data: bytes) -> None:
        if len(data) <= _BESIDE[what]:
            _renew(self._place_of(path, what), _seal(data) + data, MAX_PICTURES)

    def _place_of(self, path: Path, what: str) -> Path:
        folder = self._trash if path.parent == self._trash else self._beside
        return folder / f"{path.name}.{what}"

    def _forget_beside(self, path: Path) -> None:
        self.mistakes.follow(path, None)
        for what in _BESIDE:
            with contextlib.suppress(OSError):
                self._place_of(path, what).unlink(missing_ok=True)

    def _move_beside(self, path: Path, to: Path) -> None:
        # What lay there was of a match that is gone.
        self._forget_beside(to)
        self.mistakes.follow(path, to)
        for what in _BESIDE:
            with contextlib.suppress(OSError):
                self._place_of(path, what).replace(self._place_of(to, what))

    def restore(self, trashed: Path) -> Path:
        """Bring a match back from this folder's own trash. Raises StoreError."""
        try:
            path = files.move(trashed, files.free(self.folder / trashed.name))
        except OSError as error:
            raise StoreError(
                "{file} cannot be restored: {reason}.", file=trashed.name, reason=files.why(error)
            ) from error
        self._move_beside(trashed, path)
        self.attempts.follow(_in_trash(trashed), path.name)
        return path


def _in_trash(trashed: Path) -> str:
    """What attempts call a match in this folder's own trash, where its name is free for another."""
    return f"trash/{trashed.name}"


def opened(path: Path, shelf: Shelf = catalog) -> Opened:
    """Open any file as a match to look at. Raises StoreError if it cannot be read."""
    return finish(opening(path, shelf))


def opening(path: Path, shelf: Shelf = catalog) -> Steps[Opened]:
    """Open a file as `opened` does, a line a step."""
    read = yield from reading(files.read(path, codec.MAX_BYTES), shelf)
    return Opened(read, read.sentence)


def write(path: Path, data: bytes) -> None:
    """Write a whole match file for others, over another if there is one. Raises StoreError."""
    if not codec.fits(data.count(b"\n"), len(data)):
        raise StoreError("This match is too long to save as a file, but you can keep playing.")
    files.replace(path, data, private=False)


def _found(entries: Iterable[os.DirEntry[str]]) -> Iterator[tuple[Path, os.stat_result]]:
    """The files among them that may be matches."""
    for entry in entries:
        if _is_listed(entry.name):
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
            first = file.readline(_HEAD)
            file.seek(max(len(first), status.st_size - _TAIL))
            tail = file.read(_TAIL)
        header: Header = codec.decode_header(first)
        last = tail[tail.rstrip(b"\n").rfind(b"\n") + 1 :]
        result = codec.result_of(last, header.seats)
    except Exception as error:  # noqa: BLE001 - one odd file hides none of the others
        why: Field = Said("it is damaged")
        if isinstance(error, OSError):
            why = files.why(error)
        elif isinstance(error, codec.BadLineError):
            why = error.said
        problem = Said("This file cannot be opened as a match: {reason}.", reason=why)
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
    """Whether the first seat has done anything in the match of a file. Never raises."""
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
        files.sweep(place.parent)
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
    return hashlib.blake2b(picture, digest_size=_SEAL).digest()


def _plain(text: str) -> str:
    return " ".join(_PLAIN.sub(" ", text).split())


def _safe(name: str) -> str:
    """A name that every system takes for a file: never empty, hidden, reserved or too long."""
    while len(name.encode()) > 120:
        name = name[:-1]
    name = name.strip(" .")
    return f"match {name}".strip() if not name or _RESERVED.fullmatch(name) else name


def _is_listed(name: str) -> bool:
    """Whether a file of this name in the folder is a match; some systems write all in capitals."""
    return len(name) > len(EXTENSION) and name.lower().endswith(EXTENSION)


def _listed(name: str) -> str:
    """The name under which a file of any name goes on."""
    extended = _EXTENDED.match(name)
    return f"{_safe(_plain(extended[1] if extended else Path(name).stem))}{EXTENSION}"


def _same_folder(path: Path, folder: Path) -> bool:
    try:
        return path.parent.samefile(folder)
    except OSError:
        return False
