"""Core: what a computer player is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, TypeAlias

import msgspec

from engine.core.chance import Stream
from engine.core.events import Event
from engine.core.ids import Level, Seat
from engine.core.inputs import Action
from engine.core.options import Config
from engine.core.sheet import ScoreLine

Mind: TypeAlias = Any
"""A bot's memory: a frozen value, folded over all that its seat was told."""


class Thought(msgspec.Struct, frozen=True):
    """How far a bot has thought: `done` of `of` nodes, its best action so far, and why.

    `why` is what the bot expects the action to change in the end, line by line of its own sheet.
    When all is done the action is its choice; one more thought may then say why.
    While game time runs the bot acts `wait` ticks after it was asked: it reacts, and reaches.
    """

    done: int
    of: int
    best: Action
    why: tuple[ScoreLine, ...] = ()
    wait: int = 0


class Bot(Protocol):
    """A computer player of one game at one level; pure, and its effort is counted in nodes."""

    def start(self, config: Config, seat: Seat, level: Level) -> Mind:
        """The mind before anything was told."""
        ...

    def notice(self, mind: Mind, told: Event) -> Mind:
        """The mind after the seat was told one event."""
        ...

    def think(
        self, game: Any, mind: Mind, view: Any, world: Any, stream: Stream
    ) -> Iterator[Thought]:
        """Thoughts in order of effort, at least one; the last is the bot's choice.

        `view` is what the seat sees; `world` a state that the seat could be in (rehidden), which
        the bot may rehide again by the rules in `game` and play on. Secrets of the true state are
        in neither. It takes as long whether or not the seat had more than one answer.
        """
        ...
