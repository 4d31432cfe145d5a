"""engine.match: trying out: acts applied to a copy that holds no secrets; nothing is journaled."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.core import (
    OVER,
    SECRET,
    TURN,
    Act,
    Action,
    AnyGame,
    AwaitingSeats,
    Event,
    Legal,
    Over,
    Refused,
    Seat,
    Sheet,
    Tick,
)


class Preview(NamedTuple):
    """What a seat would see after some acts of its own.

    `done` acts were applied. If that is fewer than were given, the next was refused (`refusal`);
    or it is legal, and what it shows or conceals is not made up (`secret`); or it stands behind a
    chance or another seat's decision. `world` is the state after them, as made up as that before.
    """

    view: Any
    legal: Legal[Any]
    sheet: tuple[Sheet, ...]
    refusal: Refused | None
    events: tuple[Event, ...]
    done: int
    secret: bool = False
    world: Any = None


def preview(
    game: AnyGame, world: Any, seat: Seat, actions: Iterable[Action], tick: Tick
) -> Preview:
    """Apply actions of one seat to a state that was rehidden for it.

    It ends before a step whose fence is in `SECRET`: what that would show is made up in this world.
    """
    state = world
    events: list[Event] = []
    refusal: Refused | None = None
    done = 0
    secret = False
    for action in actions:
        waiting = game.awaiting(state)
        if not isinstance(waiting, AwaitingSeats) or seat not in waiting.may:
            if done == 0:
                refusal = Refused(OVER if isinstance(waiting, Over) else TURN, seat=seat)
            break
        try:
            step = game.apply(state, Act(seat, action, tick))
        except Refused as refused:
            refusal = refused
            break
        if step.fence in SECRET:
            secret = True
            break
        state = step.state
        events += [told for event in step.events if (told := event.seen_by(seat)) is not None]
        done += 1
    view = game.observe(state, seat)
    legal = game.legal(state, seat)
    return Preview(view, legal, game.sheet(view), refusal, tuple(events), done, secret, state)
