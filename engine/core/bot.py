"""Core: what a computer player is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol, Self, TypeAlias, runtime_checkable

import msgspec

from engine.core.chance import Rng
from engine.core.characters import PlayStyle
from engine.core.events import Event
from engine.core.ids import Level, Seat
from engine.core.inputs import Action
from engine.core.options import Config
from engine.core.sheet import ScoreLine

BotMemory: TypeAlias = Any
"""A bot's memory: a frozen value, folded over all that its seat was told."""


class BotProgress(msgspec.Struct, frozen=True):
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
    """Play one game at one level. A bot is pure, and counts its effort in nodes, not in time."""

    def start(self, config: Config, seat: Seat, level: Level) -> BotMemory:
        """Return the memory before anything was told.

        Args:
            config: The options of the match.
            seat: The seat that the bot plays.
            level: The level at which it plays.

        Returns:
            A frozen value.
        """
        ...

    def notice(self, mind: BotMemory, told: Event) -> BotMemory:
        """Return the memory after the seat was told one event.

        Args:
            mind: The memory so far. It stays as it is.
            told: The event as the seat was told it.

        Returns:
            A frozen value; the same one if there is nothing to remember.
        """
        ...

    def think(
        self, game: Any, mind: BotMemory, view: Any, world: Any, stream: Rng
    ) -> Iterator[BotProgress]:
        """Yield thoughts in the order of effort; the last one is the choice.

        It takes as long whether or not the seat has more than one possible answer, because the time
        would tell others.

        Args:
            game: The game, whose rules the bot may use to play on.
            mind: What the bot remembers.
            view: What the seat sees.
            world: A state that the seat could be in, from `Game.determinize`. The bot may call
            `determinize`
                again. Neither view nor world holds a secret of the true state.
            stream: Random numbers, keyed by seed, seat and how often the seat has acted.

        Yields:
            At least one thought. `done` and `of` count nodes, `wait` ticks of 1/60 s.
        """
        ...


@runtime_checkable
class StyledBot(Protocol):
    """A bot that can play in a style on top of its level. Not every game has such bots."""

    def styled(self, style: PlayStyle) -> Self:
        """Return this bot with a style. It remembers the same, and chooses by the style, too.

        Args:
            style: The style.

        Returns:
            Another bot. This one stays plain.

        Raises:
            KeyError: There is no such style.
        """
        ...
