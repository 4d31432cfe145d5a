"""engine.search: the real game played on to its end, by its computer players in made-up futures.

What is tried in the same future meets the same draws, as far as the same is drawn. Nobody is asked
more than once, and a bot gets what it gets in a match.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine.core import Act, Action, AnyGame, Bot, Chance, Draw, NeedsChance, Over, Rng, Seat


class SeatedBot(NamedTuple):
    """A computer player, and what it remembers when it begins to play."""

    bot: Bot
    mind: Any


def drawn(request: Draw, *key: str | int) -> tuple[int, ...]:
    """What chance answers in a future: any of what is left, as alike as can be in all plans."""
    stream = Rng("drawn", *key, *request.label)
    places: dict[int, list[int]] = {}
    for item in request.whole:
        places.setdefault(item, []).append(stream.bits32())
    # Of equal items any so many are left, whichever were drawn.
    left = sorted((places[item].pop(), item) for item in request.of)
    return tuple(item for _, item in left[: request.count])


def played_on(
    game: AnyGame,
    state: Any,
    plan: Sequence[Action],
    seat: Seat,
    players: Sequence[SeatedBot],
    *key: str | int,
) -> Any:
    """Play a match on to its end.

    Args:
        game: The game.
        state: A state, of which nothing is hidden from this function.
        plan: What a seat does first of all.
        seat: That seat.
        players: Who plays on, one for each seat.
        key: Names the future.

    Returns:
        The last state.
    """
    todo = [Act(seat, act) for act in plan]
    minds = [one.mind for one in players]
    acted = [0] * len(players)
    while not isinstance(awaiting := game.awaiting(state), Over):
        if isinstance(awaiting, NeedsChance):
            given: Any = Chance(drawn(awaiting.request, *key))
        elif todo:
            given = todo.pop(0)
        else:
            due = awaiting.due[0]
            stream = Rng("played", *key, int(due), acted[due])
            acted[due] += 1
            world, view = game.determinize(state, due, stream), game.observe(state, due)
            thoughts = players[due].bot.think(game, minds[due], view, world, stream)
            # One more thought would say why.
            given = Act(due, next(one.best for one in thoughts if one.done == one.of))
        step = game.apply(state, given)
        state = step.state
        for number, one in enumerate(players):
            for event in step.events:
                told = event.seen_by(Seat(number))
                if told is not None:
                    minds[number] = one.bot.notice(minds[number], told)
    return state
