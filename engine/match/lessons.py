"""engine.match: lessons of decisions that cost something, and positions that teach the same.

A library of such positions ships with a game. It has seeded matches, as deal code and acts, and the
decisions in them that tempt: what `easy` or `normal` would do there, and what that costs. For a
mistake it finds cousins: positions of other deals with the same lesson, in which about as much is
lost, and which do not look the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import cache
from importlib import resources
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from engine import catalog
from engine.core import (
    Action,
    AnyGame,
    AwaitingSeats,
    Level,
    Refused,
    Rng,
    Seat,
    StowawayError,
    Value,
)
from engine.core.review import (
    MARK_BOUNDS,
    Decisions,
    Reasons,
    ReviewLesson,
    Unit,
    Verdict,
)
from engine.match import codes
from engine.match.contrast import reasons
from engine.match.journal import Player
from engine.match.review import decisions
from engine.match.session import Session, begin

FILE_NAME: Final = "lessons.json"
"""Under this name a game's library lies among its resources."""
MAX_BYTES: Final = 2 * 1024 * 1024
FILE_FORMAT: Final = 3
COUSINS: Final = 3
"""How many cousins are looked for."""
LOSS_PERCENT: Final = 80
"""The least that a cousin costs, in percent of what the mistake cost."""
CLEAR_LOSS: Final[dict[Unit, int]] = {unit: bounds[1] for unit, bounds in MARK_BOUNDS.items()}
"""What costs so much, in hundredths, is preferred: who chooses it should be seen to be wrong."""
CLEAR_MARGIN: Final = 100
"""Positions whose lesson has such a margin (`WrittenPosition`) are preferred, in hundredths."""
MAX_ALIKE_PERCENT: Final = 50
"""The most of the board that may be alike, in percent."""
MAX_LOOKED_AT: Final = 24
"""How many positions are looked at for one mistake; each is played up to there."""
STAGE_PERCENT: Final = 34
"""Positions in the same third of their matches count as the same stage."""
_SHORT_ACT: Final = 2
"""The number of the kind and one field."""
MAX_ENDING: Final = 2000
"""The most acts of a match of a library."""
_MAX_COUNT: Final = 100_000

_Name = Annotated[str, msgspec.Meta(max_length=60)]
_Index = Annotated[int, msgspec.Meta(ge=0, le=_MAX_COUNT)]
WrittenAct = Annotated[tuple[Any, ...], msgspec.Meta(min_length=1, max_length=8)]
"""An act: the number of its kind among those of the game, then its fields in order."""


class LibraryError(StowawayError):
    """A library that cannot be used; says why in one sentence."""


def lesson(
    by: Decisions, state: Any, verdict: Verdict[Any], told: Reasons | None
) -> ReviewLesson | None:
    """Return what a decision teaches; None where nothing separates it from the best one.

    Args:
        by: Tells in what decisions differ, and what score lines are about.
        state: The state before the decision.
        verdict: What the decision cost.
        told: The reasons of that, from `contrast.reasons`.
    """
    if told is None:
        return None
    found = told.contrast
    return ReviewLesson(
        by.kind(verdict.acts, verdict.best),
        by.subject(found.better.topic, state),
        "" if found.tempts is None else by.subject(found.tempts.topic, state),
        "" if told.board is None else told.board.kind,
    )


def lesson_of(
    session: Session, seat: Seat, verdict: Verdict[Any], unit: Unit
) -> ReviewLesson | None:
    """Return what a decision of a match that is over teaches; None for nothing."""
    by, state = decisions(session, seat), session.moments[verdict.at - 1].state
    told = reasons(session.game, by, state, seat, verdict, unit)
    return lesson(by, state, verdict, told)


def is_alike(one: Set[tuple[int, int]], other: Set[tuple[int, int]]) -> bool:
    """Return whether more of two layouts is the same than a cousin may have in common.

    Args:
        one: A layout (`Decisions.layout`).
        other: Another one.
    """
    return 100 * len(one & other) > MAX_ALIKE_PERCENT * len(one | other)


# The file


class WrittenDeal(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A match: its deal code, options, and all acts, each behind the seat that did it.

    `unit` is what its decisions are judged in.
    """

    code: _Name
    seats: Annotated[int, msgspec.Meta(ge=1, le=16)]
    options: dict[_Name, Value]
    unit: Unit
    acts: Annotated[
        tuple[tuple[Annotated[int, msgspec.Meta(ge=0, le=15)], WrittenAct], ...],
        msgspec.Meta(max_length=MAX_ENDING),
    ]


class WrittenPosition(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A decision of a match after its first `after` acts: its lesson, and the tempting move.

    What tempts costs `loss` against `best`, in hundredths of the match's unit. The lesson has a
    `margin`: so many hundredths may a subject change before the lesson is another one.
    """

    deal: _Index
    after: _Index
    lesson: _Index
    loss: _Index
    margin: _Index
    acts: Annotated[tuple[WrittenAct, ...], msgspec.Meta(min_length=1, max_length=16)]
    best: Annotated[tuple[WrittenAct, ...], msgspec.Meta(min_length=1, max_length=16)]


class WrittenLibrary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a library."""

    form: int
    game: _Name
    rules: int
    reviewer: int
    lessons: Annotated[tuple[ReviewLesson, ...], msgspec.Meta(max_length=_MAX_COUNT)]
    deals: Annotated[tuple[WrittenDeal, ...], msgspec.Meta(max_length=_MAX_COUNT)]
    positions: Annotated[tuple[WrittenPosition, ...], msgspec.Meta(max_length=_MAX_COUNT)]


def write_act(game: AnyGame, act: Action) -> WrittenAct:
    """Return an act as the file has it."""
    return (game.actions.index(type(act)), *msgspec.structs.astuple(act))


def read_act(game: AnyGame, written: WrittenAct) -> Action:
    """Return an act that the file has. Raises LibraryError for what is none of the game's."""
    number, *fields = written
    if type(number) is not int or not 0 <= number < len(game.actions):
        raise LibraryError("The similar decisions are damaged.")
    kind = game.actions[number]
    if len(fields) != len(kind.__struct_fields__):
        raise LibraryError("The similar decisions are damaged.")
    told = dict(zip(kind.__struct_fields__, fields, strict=True))
    try:
        return msgspec.convert(told, kind, strict=True)
    except msgspec.ValidationError as error:
        raise LibraryError("The similar decisions are damaged.") from error


class Cousin(NamedTuple):
    """A position of the library that teaches what a mistake does.

    `session` is its match, over: in it `seat` did what tempts, with input `at`.
    """

    session: Session
    seat: Seat
    at: int
    lesson: ReviewLesson
    loss: int
    number: int


class LessonLibrary:
    """The positions of a game, by lesson."""

    def __init__(self, game: AnyGame, data: bytes) -> None:
        """Read the bytes of a file.

        Args:
            game: The game.
            data: The bytes. Each of its matches is checked when it is played up to a position.

        Raises:
            LibraryError: The file cannot be used.
        """
        if len(data) > MAX_BYTES:
            raise LibraryError("The similar decisions are damaged.")
        try:
            held = msgspec.json.decode(data, type=WrittenLibrary, strict=True)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise LibraryError("The similar decisions are damaged.") from error
        ours = FILE_FORMAT, str(game.id), game.rules_version
        if (held.form, held.game, held.rules) != ours:
            raise LibraryError("The similar decisions are for another version of Stowaway.")
        if not all(
            one.deal < len(held.deals)
            and one.lesson < len(held.lessons)
            and one.after < len(held.deals[one.deal].acts)
            and one.loss > 0
            for one in held.positions
        ):
            raise LibraryError("The similar decisions are damaged.")
        self.game, self.held = game, held
        self._kinds = {one.kind for one in held.lessons}

    def cousins(
        self, mistake: ReviewLesson, unit: Unit, loss: int, deal: str, layout: Set[tuple[int, int]]
    ) -> Iterator[Cousin]:
        """Yield positions that teach what a mistake does, up to `COUSINS` of them.

        Those whose lesson is clear come first, then those that cost clearly; among them those that
        differ most from the ones before, in what tempts, what is best, the options and how far the
        match is. Among equals the deal of the mistake decides, so that the same mistake gets the
        same ones.

        Args:
            mistake: Its lesson.
            unit: What its loss is measured in.
            loss: What it cost, in hundredths.
            deal: The seed of its match.
            layout: What its seat saw (`Decisions.layout`).

        Raises:
            LibraryError: A position cannot be played.
        """
        held = self.held
        found = [
            number
            for number, one in enumerate(held.positions)
            if self._is_taught(held.lessons[one.lesson], mistake)
            and 100 * one.loss >= LOSS_PERCENT * loss
            and held.deals[one.deal].unit == unit
            and held.deals[one.deal].code != deal
        ]
        order = Rng("cousins", deal, loss, *msgspec.structs.astuple(mistake)).shuffled(found)
        seen: list[int] = []

        def rank(number: int) -> tuple[bool, bool, int]:
            one = held.positions[number]
            common = sum(self._in_common(one, n) for n in seen)
            return one.margin < CLEAR_MARGIN, one.loss < CLEAR_LOSS[unit], common

        for _ in range(MAX_LOOKED_AT):
            if len(seen) == COUSINS or not order:
                return
            number = min(order, key=rank)
            order.remove(number)
            cousin = self.play(number)
            by = decisions(cousin.session, cousin.seat)
            state = cousin.session.moments[cousin.at - 1].state
            if not is_alike(by.layout(state, cousin.seat), layout):
                seen.append(number)
                own = held.positions[number].deal
                order = [other for other in order if held.positions[other].deal != own]
                yield cousin

    def _is_taught(self, lesson: ReviewLesson, mistake: ReviewLesson) -> bool:
        """Whether a lesson is that of a mistake; of one kept without details, but for these."""
        if mistake.kind not in self._kinds:
            lesson = msgspec.structs.replace(lesson, kind=lesson.decision)
        return lesson == mistake

    def _in_common(self, one: WrittenPosition, number: int) -> int:
        """In how many ways a position is like another one, besides its lesson."""
        other, deals = self.held.positions[number], self.held.deals
        stage = 100 * one.after // len(deals[one.deal].acts) // STAGE_PERCENT
        other_stage = 100 * other.after // len(deals[other.deal].acts) // STAGE_PERCENT
        pairs = [
            (_outline(mine), _outline(theirs))
            for mine, theirs in ((one.acts, other.acts), (one.best, other.best))
        ]
        return (
            sum(2 * (mine[0] == theirs[0]) + (mine == theirs) for mine, theirs in pairs)
            + (deals[one.deal].options == deals[other.deal].options)
            + (stage == other_stage)
        )

    def play(self, number: int, name: str = "") -> Cousin:
        """Play a match up to one of the positions, then what tempts, then any acts to its end.

        What comes behind the position is told nobody. Raises LibraryError.

        Args:
            number: The number of the position.
            name: The name of the person who has the seat.
        """
        one = self.held.positions[number]
        deal = self.held.deals[one.deal]
        try:
            return self._opened(number, one, deal, name)
        except (StowawayError, Refused) as error:
            if isinstance(error, LibraryError):
                raise
            raise LibraryError("The similar decisions are damaged.") from error

    def _opened(self, number: int, one: WrittenPosition, deal: WrittenDeal, name: str) -> Cousin:
        game = self.game
        seat = Seat(deal.acts[one.after][0])
        codes.parse(deal.code, game.prefix)
        rival = Player("computer", next(iter(game.bots), Level("easy")))
        players = [Player(name=name) if other == seat else rival for other in range(deal.seats)]
        options = dict(game.restore(deal.seats, deal.options).options)
        session = begin(game, deal.code, players, options)
        for other, written in deal.acts[: one.after]:
            session.submit(Seat(other), read_act(game, written))
        at = session.inputs + 1
        for written in one.acts:
            session.submit(seat, read_act(game, written))
        for _ in range(MAX_ENDING):
            waiting = session.awaiting
            if not isinstance(waiting, AwaitingSeats):
                break
            acting = (waiting.due or waiting.may)[0]
            session.submit(acting, next(iter(session.legal(acting))))
        if session.result is None:
            raise LibraryError("The similar decisions are damaged.")
        return Cousin(session, seat, at, self.held.lessons[one.lesson], one.loss, number)


def _outline(acts: tuple[WrittenAct, ...]) -> tuple[WrittenAct, ...]:
    """What some acts are about: the one field that an act has, else what is true of it or not.

    Where something is laid, and which way round, makes no two decisions different.
    """
    return tuple(
        act if len(act) <= _SHORT_ACT else (act[0], *(f for f in act[1:] if isinstance(f, bool)))
        for act in acts
    )


@cache
def library(name: str) -> LessonLibrary | None:
    """Return the library of a game; None for one without.

    Args:
        name: The id of the game.

    Raises:
        LibraryError: It cannot be used; nothing else depends on it.
    """
    game = catalog.game(name)
    file = resources.files("resources").joinpath("games", game.id, FILE_NAME)
    if not file.is_file():
        return None
    try:
        with file.open("rb") as stream:
            data = stream.read(MAX_BYTES + 1)
    except OSError as error:
        raise LibraryError("The similar decisions could not be read.") from error
    return LessonLibrary(game, data)
