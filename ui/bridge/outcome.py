"""Bridge: a match that is over, as result page, score pad and charts show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from engine.core import AnyGame, Config, Event, Level, Result, Seat, Sheet
from ui.bridge.seats import SeatInfo
from ui.look.characters.expressions import Expression

if TYPE_CHECKING:
    from engine.match import ProgressSteps
    from engine.match.teacher import TeacherCount


@dataclass(frozen=True, slots=True)
class Passed:
    """One step of a match that is over: what happened, and how to look at the table after it."""

    events: tuple[Event, ...]
    view: Callable[[], Any]
    sheets: Callable[[], tuple[Sheet, ...]]


@dataclass(frozen=True, slots=True)
class Outcome:
    """A match that is over, as the result page and its score pad show it.

    `view` is the spectator's of the last state; `sheets` and `players` are by seat. `past` are
    the steps that led there and showed something, without those that were taken back. `is_deal`
    says whether all that came is what comes by its code: not where it was typed in, nor in a branch
    with another future. `exposed` are the seats whose hidden cards a person saw by taking the seat
    over from a computer. `teacher` tells how often the teacher has asked.
    """

    game: AnyGame
    config: Config
    code: str
    practice: bool
    players: tuple[SeatInfo, ...]
    view: Any
    sheets: tuple[Sheet, ...]
    result: Result
    past: tuple[Passed, ...] = ()
    is_deal: bool = True
    exposed: tuple[Seat, ...] = ()
    teacher: TeacherCount | None = None


def compared(outcome: Outcome) -> ProgressSteps[list[tuple[Level, int]]]:
    """What computers alone make of the deal, at the two levels above the weakest.

    A thought is a step; higher levels would take whoever is playing too much of the processor.
    """
    # Only where a match ended, which the window's first frame does not wait for.
    from engine import simulate

    game, made = outcome.game, list[tuple[Level, int]]()
    for level in list(game.bots)[1:3]:
        spec = simulate.Spec(game.id, (level,), outcome.config.options, outcome.code)
        played = yield from simulate.playing(spec)
        made.append((level, played.record.result.scores[0]))
    return made


def with_faces(players: Sequence[SeatInfo], result: Result) -> tuple[SeatInfo, ...]:
    """Return the players of a match that is over, with the face that each character makes.

    Args:
        players: The players.
        result: How the match ended.

    Returns:
        Whoever came first is delighted, and whoever came last behind others is dismayed.
    """

    def face(seat: Seat) -> Expression:
        if seat in result.ranking[0]:
            return Expression.DELIGHTED
        return Expression.DISMAYED if seat in result.ranking[-1] else Expression.CALM

    return tuple(
        replace(one, expression=face(one.seat)) if one.character else one for one in players
    )
