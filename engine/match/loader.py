"""engine.match: replay: the bytes of a journal, folded to the last good position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Protocol

from engine.core import (
    Act,
    AnyGame,
    Config,
    ConfigError,
    Message,
    Refused,
    Result,
    StowawayError,
    join_messages,
)
from engine.match import codec
from engine.match.journal import Header, JournalError
from engine.match.progress import ProgressSteps, run_to_end
from engine.match.session import Session


class GameRegistry(Protocol):
    """Where games are found by id; `engine.catalog` is one."""

    def game(self, name: str, /) -> AnyGame:
        """The game of an id. Raises StowawayError."""
        ...

    def components_digest(self, name: str, /) -> str:
        """The digest of the component files that a game was built from."""
        ...


class Problem(NamedTuple):
    """The first line that is not good, from 1, and why, in words."""

    line: int
    reason: Message

    @property
    def said(self) -> Message:
        """Both of it."""
        return Message("line {line}: {reason}", line=self.line, reason=self.reason)

    def __str__(self) -> str:
        return str(self.said)


class LoadedJournal(NamedTuple):
    """What a journal's bytes hold.

    `session` stands at the last good line; None if there is no good header. `good` is the number
    of good bytes, `lines` of good lines, `data` are these bytes. Where it has `parted`, it was
    played under older rules or other components, and today's disagree. `result` is the result that
    the match ended with, as written where it cannot be replayed. `components` is the digest of
    today's.
    """

    header: Header | None
    session: Session | None
    lines: int
    good: int
    problem: Problem | None
    parted: bool
    result: Result | None
    components: str = ""
    data: bytes = b""

    @property
    def read_only(self) -> bool:
        """Whether the session must not go on, and is no match for the records."""
        return self.parted or self.given

    @property
    def given(self) -> bool:
        """Whether chance was typed in: then no seed vouches for what was dealt."""
        return self.header is not None and self.header.chance == "given"

    @property
    def foreign(self) -> bool:
        """Whether the match was begun with components that are not today's."""
        return self.session is not None and self.session.header.components != self.components

    @property
    def sentence(self) -> Message | None:
        """What a person should know about the opening; None if all is well."""
        return join_messages(*self.sentences)

    @property
    def sentences(self) -> tuple[Message, ...]:
        """What `sentence` joins."""
        return tuple(self._sentences())

    def _sentences(self) -> Iterator[Message]:
        if self.session is None:
            if self.problem is not None:
                yield Message(
                    "This file cannot be opened as a match: {reason}.", reason=self.problem.reason
                )
            return
        if self.parted:
            assert self.problem is not None
            yield Message(
                "This match was played {how}. You can view it, but you cannot continue it. It "
                "opens at the point where it differs ({problem}).",
                how=self._otherwise(),
                problem=self.problem.said,
            )
        elif self.problem is not None:
            yield Message(
                "The file of this match is damaged from line {line} on ({reason}). It opens at the "
                "last good line, and everything before the damage is safe.",
                line=self.problem.line,
                reason=self.problem.reason,
            )
        if self.given:
            yield Message(
                "The random draws of this match were entered by hand. You can view it, but "
                "you cannot continue it, and it does not count towards your records."
            )
        if self.foreign and not self.parted:
            yield Message(
                "This match was started with different components. You can continue it, "
                "because this has made no visible difference."
            )

    def _otherwise(self) -> Message:
        assert self.session is not None
        older = self.session.header.rules_version < self.session.game.rules_version
        if older and self.foreign:
            return Message("with different rules and components")
        return (
            Message("with different components")
            if self.foreign
            else Message("with different rules")
        )


def read(data: bytes, shelf: GameRegistry) -> LoadedJournal:
    """Open a journal at its last good line. Never raises for what the bytes hold.

    Of more than `codec.MAX_BYTES` bytes only these are read.
    """
    return run_to_end(reading(data, shelf))


def reading(data: bytes, shelf: GameRegistry) -> ProgressSteps[LoadedJournal]:
    """Read a journal as `read` does, a line a step."""
    whole = len(data) <= codec.MAX_BYTES
    data = data[: codec.MAX_BYTES]
    numbered = codec.lines(data)
    first = next(numbered, None)
    if first is None:
        return _unreadable(None, Message("the file is empty"))
    try:
        header = codec.decode_header(first.data)
    except codec.BadLineError as error:
        foreign = not first.data.startswith(b'{"line":"header"')
        return _unreadable(None, Message("it is not a Stowaway match") if foreign else error.said)
    try:
        session, old = _begin(header, shelf)
    except StowawayError as error:
        return _unreadable(header, _reason(error))
    reader = codec.Reader(session.game, first.data)
    good = first
    problem: Problem | None = None
    parted = False
    for line in numbered:
        try:
            if line.number > codec.MAX_LINES:
                raise codec.BadLineError("it has more lines than a match can have")
            if not whole and line.end == len(data):
                raise codec.BadLineError("it is larger than a match can be")
            _enter(session, reader, line.data)
        except (StowawayError, RecursionError) as error:
            problem = Problem(line.number, _reason(error))
            # A torn line is damage under any rules; a whole one that does not fit is not.
            damaged = isinstance(error, codec.BadLineError)
            parted = old and (not damaged or isinstance(error, codec.UnknownActError))
            break
        good = line
        yield line.end / len(data)
    result = session.result
    if parted:
        result = codec.result_of(data[data.rstrip(b"\n").rfind(b"\n") + 1 :], header.seats)
    today = shelf.components_digest(header.game)
    held = data[: good.end]
    return LoadedJournal(
        header, session, good.number, good.end, problem, parted, result, today, held
    )


def _begin(header: Header, shelf: GameRegistry) -> tuple[Session, bool]:
    """The session before its first entry, and whether it was played under other rules."""
    game = shelf.game(header.game)
    if header.game != str(game.id):
        raise JournalError("the game’s name is not in Stowaway’s format")
    if header.rules_version > game.rules_version:
        raise JournalError(
            "it was played with newer rules ({rules}) than this version of Stowaway supports "
            "({known})",
            rules=header.rules_version,
            known=game.rules_version,
        )
    if header.rules_version < game.rules_version:
        game = game.for_rules_version(header.rules_version)
    if header.text is not None:
        raise JournalError("it uses custom components, which are not supported yet")
    # Another digest without a text is the stock's of another day: the checks tell if it matters.
    old = header.rules_version < game.rules_version or header.components != shelf.components_digest(
        header.game
    )
    config = _config(game, header)
    session = Session(
        game,
        config,
        header.seed,
        header.players,
        practice=header.practice,
        given=header.chance == "given",
        components=header.components,
    )
    # The file's own first line stays the first line when the match goes on.
    session.header = header
    return session, old


def _config(game: AnyGame, header: Header) -> Config:
    config = game.restore(header.seats, header.options)
    if any(config[option] != value for option, value in header.options.items()):
        # A command line may say 3 as "3" and yes as "yes", a file may not.
        raise ConfigError("it is not in Stowaway’s format")
    return config


def _enter(session: Session, reader: codec.Reader, line: bytes) -> None:
    entry = reader.entry(line)
    try:
        session.enter(entry)
    except StowawayError:
        raise
    except Exception as error:
        # The act is a stranger's: whatever it upsets in a game, the good part must open.
        if isinstance(entry, Act):
            raise JournalError("the game does not recognise this move") from error
        raise JournalError("the game does not recognise this entry") from error


def _reason(error: StowawayError | RecursionError) -> Message:
    if isinstance(error, Refused):
        return Message("this move was rejected: {refusal}", refusal=error.said)
    if isinstance(error, StowawayError):
        return error.said
    return Message("the game does not recognise this entry")


def _unreadable(header: Header | None, reason: Message) -> LoadedJournal:
    return LoadedJournal(header, None, 0, 0, Problem(1, reason), False, None)
