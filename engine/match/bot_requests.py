"""engine.match: what a computer player is asked, and its answer; fit for another process."""

from __future__ import annotations

import hashlib
import os
import threading
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from engine.core import (
    Action,
    AnyGame,
    AwaitingSeats,
    BotMemory,
    BotProgress,
    GameId,
    Label,
    Level,
    Rng,
    Seat,
)
from engine.core.bot import StyledBot
from engine.core.characters import PlayStyle
from engine.match.journal import RANDOM

MAX_RANDOM_DELAY_TICKS: Final = 540
"""A random player waits for fewer ticks than that, while the clock runs."""


@lru_cache(maxsize=64)
def secret(seed: str) -> str:
    """What keys the streams of a match's computer players.

    One way, so that no bot can work out from its stream what chance will answer.
    """
    return hashlib.blake2b(seed.encode(), digest_size=16, person=b"stowaway bot").hexdigest()


class BotRequest(NamedTuple):
    """All that a bot needs for one decision, and nothing that its seat may not know.

    Picklable, so that a worker process can be handed it. `mind` is folded over all that the seat
    was told, `world` a state that the seat could be in, `key` the key of the bot's stream. Where
    an act is to be weighed, `about` is that act: no bot is asked then. With a `style` the bot plays
    in it, where its game has styles.
    """

    game: GameId
    seat: Seat
    level: Level
    mind: BotMemory
    view: Any
    world: Any
    key: Label
    about: Action | None = None
    style: PlayStyle | None = None


def iter_progress(game: AnyGame, question: BotRequest) -> Iterator[BotProgress]:
    """The bot's thoughts in order of effort, at least one; the last holds its choice.

    Raises KeyError for a level or a style that the game does not have.
    """
    stream = Rng(*question.key)
    if question.about is not None:
        act, world = question.about, question.world
        why = game.estimate(question.view, world, question.seat, act, stream)
        yield BotProgress(1, 1, act, why)
        return
    if question.level == RANDOM:
        awaiting = game.awaiting(question.world)
        clock = isinstance(awaiting, AwaitingSeats) and awaiting.clock
        wait = stream.below(MAX_RANDOM_DELAY_TICKS) if clock else 0
        best = game.legal(question.world, question.seat).sample(stream)
        yield BotProgress(1, 1, best, wait=wait)
        return
    bot = game.bots[question.level]
    if question.style is not None and isinstance(bot, StyledBot):
        bot = bot.styled(question.style)
    yield from bot.think(game, question.mind, question.view, question.world, stream)


def end_with_parent() -> None:
    """End this process when the one that started it is gone, whatever it is thinking about.

    A spawned process does not hear of a parent that was killed.
    """
    # Only a child process needs it, and the window opens sooner without it.
    import multiprocessing

    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_outlive, args=(parent,), name="parent", daemon=True).start()


def _outlive(parent: Any) -> None:
    parent.join()
    os._exit(1)
