"""Ladder: plays Pack the Essentials alone by playing on in many futures, decision by decision.

What hard values most is played on greedily (`batch.py`) in futures of what all see, the better half
of it in more of them, and the choice of hard itself to the end.
"""

from collections.abc import Iterable, Sequence
from typing import Any, cast

from engine.core import Act, Chance, NeedsChance, Over, Result, Rng, Seat, draw
from engine.games.pack_the_essentials.actions import PackAction
from engine.games.pack_the_essentials.bots.evaluation import tuned
from engine.games.pack_the_essentials.bots.levels import HARD, LevelBot, Try, _Search
from engine.games.pack_the_essentials.bots.rollouts import Batch, Futures
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.games.pack_the_essentials.state import PackState
from engine.games.pack_the_essentials.view import Phase
from engine.search.batch import Ints
from engine.search.halving import halved

ME = Seat(0)
CHOICES = 12
WIDE = 6
"""How many places of each tile are among those whose values are compared."""
COST = CHOICES + 2 * 5 + 4 * 2
"""Futures of a decision for each of its first stage."""


def stages(ways: int) -> tuple[tuple[int, int | None], ...]:
    """Return a number of futures for all, then more for fewer."""
    return (ways, None), (2 * ways, 5), (4 * ways, 2)


def play(game: PackTheEssentials, config: Any, seed: str, ways: int) -> tuple[Result, int]:
    """How a deal ends alone, and how many decisions that were looked into it took."""
    state, looked = game.setup(config).state, 0
    packer = game.bots[HARD]
    assert isinstance(packer, LevelBot)
    batch = None
    while not isinstance(awaiting := game.awaiting(state), Over):
        if isinstance(awaiting, NeedsChance):
            state = game.apply(state, Chance(draw(seed, awaiting.request))).state
            continue
        batch = batch or Batch(game.box, state.lists, tuned(state.lists))
        stream = Rng("deeper", seed, looked)
        view = game.observe(state, ME)
        mind = packer.start(config, ME, HARD)
        *_, last = packer.think(game, mind, view, state, stream)
        usual = cast("PackAction", last.best)
        choices = [usual]
        if state.phase is not Phase.TOYS:
            search = _Search(packer, view, ME, stream)
            choices += [one for one in _candidates(game, state, search) if one != usual]
        if len(choices) > 1:
            looked += 1
            best = _best(game, state, choices[:CHOICES], batch, f"{seed}.{looked}", ways)
        else:
            best = usual
        state = game.apply(state, Act(ME, best)).state
    return awaiting.result, looked


def _candidates(game: PackTheEssentials, state: PackState, search: _Search) -> Iterable[PackAction]:
    """What may be best, the likelier first."""
    if state.phase is not Phase.DRAFT:
        return list(game.legal(state, ME))
    mine, spaces = state.seats[ME], enumerate(state.spaces, 1)
    tries: list[Try] = []
    if mine.bonus is not None:
        tries += search._tries(search.pack, 0, mine.bonus, WIDE, paid=state.paid)
    if not state.drafted:
        for space, kind in spaces:
            if kind >= 0:
                tries += search._tries(search.pack, space, kind, WIDE, paid=state.paid)
    tries.sort(key=lambda one: -one.value)
    return [one.action for one in tries]


def _best(
    game: PackTheEssentials,
    state: PackState,
    choices: Sequence[PackAction],
    batch: Batch,
    key: str,
    ways: int,
) -> PackAction:
    """The best of some acts, of which the first is the usual one."""
    after = [game.apply(state, Act(ME, one)).state for one in choices]

    def worth(which: Sequence[int], first: int, more: int) -> Ints:
        futures = Futures.of(game.box, state, Rng("deeper", key, first), more)
        ends = batch.play([after[one] for one in which], [futures] * len(which))
        found: Ints = ends.totals[:, :, 0]
        return found

    best, _ = halved(worth, len(choices), 0, stages(ways))
    return choices[best]
