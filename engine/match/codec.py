"""engine.match: the bytes of a journal: JSON Lines in one canonical form, chained by hashes.

A line is good only if encoding what it says gives the same bytes again and if it holds the hash
of all bytes before it. Nothing here opens a file.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeAlias, TypeVar, Union

import msgspec

from engine.core import Act, Action, AnyGame, Chance, Result, Seat, StowawayError, Tick
from engine.match.journal import (
    FORMAT,
    MAX_TICK,
    PLAIN_FORMAT,
    Check,
    Ended,
    Entry,
    Header,
    JournalError,
    Player,
    Redo,
    Seated,
    TimeMark,
    Undo,
    check_start,
    format_of,
    is_result,
)
from engine.match.progress import ProgressSteps

MAX_BYTES = 8 * 1024 * 1024
"""More than any match needs; what lies behind it is not read."""

MAX_LINE_BYTES = 64 * 1024
"""Longest line, in bytes."""

MAX_HEADER_BYTES = 1024 * 1024
"""Longest first line, which may hold the text of a game's components."""

MAX_LINES = 50_000


def fits(lines: int, size: int, longest: int = 0) -> bool:
    """Whether a journal of so many lines and bytes, the longest line so long, would be read."""
    return lines <= MAX_LINES and size <= MAX_BYTES and longest <= MAX_LINE_BYTES


class BadLineError(StowawayError):
    """A line that is not good; the text says why."""


class UnknownActError(BadLineError):
    """A line that is whole, with an act that is none of the game's."""


class _Line(msgspec.Struct, frozen=True, tag_field="line", forbid_unknown_fields=True):
    was: str


class _Act(_Line, frozen=True, tag="act", omit_defaults=True):
    seat: int
    action: msgspec.Raw
    tick: int = 0


class _Chance(_Line, frozen=True, tag="chance"):
    drawn: tuple[int, ...]


class _Mark(_Line, frozen=True, tag="mark"):
    tick: int


class _Undo(_Line, frozen=True, tag="undo"):
    acts: int


class _Redo(_Line, frozen=True, tag="redo"):
    acts: int


class _Seat(_Line, frozen=True, tag="seat"):
    seat: int
    player: Player


class _Check(_Line, frozen=True, tag="check"):
    inputs: int
    hash: str


class _Result(_Line, frozen=True, tag="result"):
    result: Result


_AnyLine: TypeAlias = _Act | _Chance | _Mark | _Undo | _Redo | _Seat | _Check | _Result

_HEADER_DECODER = msgspec.json.Decoder(Header, strict=True)
_LINE_DECODER: msgspec.json.Decoder[_AnyLine] = msgspec.json.Decoder(_AnyLine, strict=True)
_ENCODER = msgspec.json.Encoder(order="deterministic")
T = TypeVar("T")


class HashChain:
    """The hash of all bytes so far, as each line holds it."""

    def __init__(self) -> None:
        self._hash = hashlib.blake2b(digest_size=10, person=b"stowaway")

    def add(self, line: bytes) -> None:
        """Go on by one line."""
        self._hash.update(line)

    @property
    def now(self) -> str:
        """The hash, in hexadecimal digits."""
        return self._hash.hexdigest()


class JournalWriter:
    """Writes a journal line by line."""

    def __init__(self) -> None:
        self._chain = HashChain()

    def header(self, header: Header) -> bytes:
        """The first line."""
        return self._line(header)

    def entries(self, entries: Iterable[Entry]) -> bytes:
        """The next lines."""
        return b"".join(self._line(_to_line(entry, self._chain.now)) for entry in entries)

    def skip(self, written: bytes) -> None:
        """Go on behind lines that are written already."""
        self._chain.add(written)

    def _line(self, line: Header | _AnyLine) -> bytes:
        data = _ENCODER.encode(line) + b"\n"
        self._chain.add(data)
        return data


def encode(header: Header, entries: Iterable[Entry]) -> bytes:
    """A whole journal."""
    scribe = JournalWriter()
    return scribe.header(header) + scribe.entries(entries)


def mark(header: Header) -> str:
    """The hash of a match's first line, by which its branches know it: 20 hexadecimal digits."""
    chain = HashChain()
    chain.add(_ENCODER.encode(header) + b"\n")
    return chain.now


def encoding(header: Header, entries: Sequence[Entry]) -> ProgressSteps[bytes]:
    """Write a whole journal as `encode` does, a line a step."""
    scribe = JournalWriter()
    written = [scribe.header(header)]
    for number, entry in enumerate(entries, 1):
        written.append(scribe.entries((entry,)))
        yield number / len(entries)
    return b"".join(written)


class NumberedLine(NamedTuple):
    """A line, its number (from 1) and the number of bytes up to its end."""

    number: int
    data: bytes
    end: int


def lines(data: bytes) -> Iterator[NumberedLine]:
    """The lines of a file with their line feeds; the last may lack one."""
    start = number = 0
    while start < len(data):
        number += 1
        end = data.find(b"\n", start) + 1 or len(data)
        yield NumberedLine(number, data[start:end], end)
        start = end


def decode_header(line: bytes) -> Header:
    """The first line. Raises BadLineError."""
    header = _decode(line, _HEADER_DECODER, MAX_HEADER_BYTES)
    if header.format > FORMAT:
        raise BadLineError("it was written by a newer version of Stowaway")
    named, leaves = header.checks is not msgspec.UNSET, header.branch is not msgspec.UNSET
    needed = format_of(header.players, branches=leaves)
    formed = header.format == needed if named else header.format == 1 and needed == PLAIN_FORMAT
    if min(header.format, header.rules_version) < 1 or not formed:
        raise BadLineError("it is not in Stowaway’s format")
    if _again(header) != line:
        raise BadLineError("it is not in Stowaway’s format")
    try:
        check_start(header.seats, header.players, header.seed)
        if header.branch is not msgspec.UNSET:
            header.branch.check(practice=header.practice)
    except JournalError as error:
        raise BadLineError("{reason}", reason=error.said) from error
    return header


class Reader:
    """Reads the lines after the header, one after another."""

    def __init__(self, game: AnyGame, header_line: bytes) -> None:
        self._chain = HashChain()
        self._chain.add(header_line)
        # A union of one type is that type, which then needs no tag but has one all the same.
        self._actions: msgspec.json.Decoder[Action] = msgspec.json.Decoder(
            Union[game.actions],  # noqa: UP007 - a union of types that are known only now
            strict=True,
        )

    def entry(self, line: bytes) -> Entry:
        """The next entry. Raises BadLineError; then nothing further can be read."""
        said = _decode(line, _LINE_DECODER, MAX_LINE_BYTES)
        entry = self._to_entry(said)
        if _again(_to_line(entry, said.was)) != line:
            raise BadLineError("it is not in Stowaway’s format")
        if said.was != self._chain.now:
            raise BadLineError("the lines before it were changed")
        self._chain.add(line)
        return entry

    def _to_entry(self, line: _AnyLine) -> Entry:
        match line:
            case _Act():
                if not 0 <= line.tick <= MAX_TICK:
                    raise BadLineError("its time is out of range")
                try:
                    action = self._actions.decode(line.action)
                except (msgspec.MsgspecError, ValueError, RecursionError) as error:
                    raise UnknownActError("its move does not belong to this game") from error
                return Act(Seat(line.seat), action, Tick(line.tick))
            case _Chance():
                return Chance(line.drawn)
            case _Mark():
                if not 0 <= line.tick <= MAX_TICK:
                    raise BadLineError("its time is out of range")
                return TimeMark(Tick(line.tick))
            case _Undo():
                return Undo(line.acts)
            case _Redo():
                return Redo(line.acts)
            case _Seat():
                return Seated(Seat(line.seat), line.player)
            case _Check():
                return Check(line.inputs, line.hash)
            case _Result():
                return Ended(line.result)


def result_of(line: bytes, seats: int) -> Result | None:
    """The result that a line holds, not compared with the match; None if it holds none.

    It is one that a match of so many seats may have.
    """
    try:
        said = _decode(line, _LINE_DECODER, MAX_LINE_BYTES)
    except BadLineError:
        return None
    if isinstance(said, _Result) and is_result(said.result, seats):
        return said.result
    return None


def _decode(line: bytes, decoder: msgspec.json.Decoder[T], longest: int) -> T:
    if len(line) > longest:
        raise BadLineError("it is too long")
    if not line.endswith(b"\n"):
        raise BadLineError("it is incomplete")
    try:
        return decoder.decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise BadLineError("it is damaged") from error


def _again(line: Header | _AnyLine) -> bytes:
    return _ENCODER.encode(line) + b"\n"


def _to_line(entry: Entry, was: str) -> _AnyLine:
    match entry:
        case Act():
            return _Act(was, entry.seat, msgspec.Raw(_ENCODER.encode(entry.action)), entry.tick)
        case Chance():
            return _Chance(was, entry.drawn)
        case TimeMark():
            return _Mark(was, entry.tick)
        case Undo():
            return _Undo(was, entry.acts)
        case Redo():
            return _Redo(was, entry.acts)
        case Seated():
            return _Seat(was, entry.seat, entry.player)
        case Check():
            return _Check(was, entry.inputs, entry.hash)
        case Ended():
            return _Result(was, entry.result)
