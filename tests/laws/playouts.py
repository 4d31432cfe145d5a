"""Laws: playing on from a state by the rules alone, in worlds that a seat may be in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

from engine.core import (
    Act,
    Action,
    AnyGame,
    AwaitingSeats,
    Chance,
    Draw,
    NeedsChance,
    Over,
    Rng,
    Seat,
    Tick,
)

Policy: TypeAlias = Callable[[Any, Seat, Rng], Action]
"""What a seat does in a state."""

START: Final = Tick(0)

LONGEST: Final = 10_000
"""More steps than any match has from anywhere."""


def answer(request: Draw, stream: Rng) -> Chance:
    """A fair answer of chance that no seed has a say in."""
    return Chance(tuple(stream.shuffled(request.of)[: request.count]))


def determinised(game: AnyGame, state: Any, seat: Seat, stream: Rng) -> Iterator[Any]:
    """Worlds without end that the seat could be in, each drawn anew from what it was told."""
    while True:
        yield game.determinize(state, seat, stream)


def at_random(game: AnyGame) -> Policy:
    """The policy that takes any legal action."""

    def policy(state: Any, seat: Seat, stream: Rng) -> Action:
        action: Action = game.legal(state, seat).sample(stream)
        return action

    return policy


def playout(game: AnyGame, state: Any, policy: Policy, stream: Rng, *, tick: Tick = START) -> Any:
    """The state at the end of the match, if all seats act by the policy from here on.

    Where game time runs and nobody must act, it passes in steps of any length up to 90 ticks.
    Raises RuntimeError for a game that does not end.
    """
    for _ in range(LONGEST):
        awaiting = game.awaiting(state)
        if isinstance(awaiting, Over):
            return state
        if isinstance(awaiting, NeedsChance):
            state = game.apply(state, answer(awaiting.request, stream)).state
        elif _passes(awaiting) and (not awaiting.may or stream.below(2)):
            tick = Tick(tick + 1 + stream.below(90))
            state = game.advance(state, tick).state
        else:
            actor = stream.choice(awaiting.due or awaiting.may)
            act = Act(actor, policy(state, actor, stream), tick)
            state = game.apply(state, act).state
    raise RuntimeError(f"{game.id} does not end")


def _passes(awaiting: AwaitingSeats) -> bool:
    """Whether time passes by itself until somebody acts."""
    return awaiting.clock and not awaiting.due
