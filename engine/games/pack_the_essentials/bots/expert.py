"""Pack the Essentials: what `expert` chooses by, the search of the reviews; it loads NumPy.

All ways to decide are played on by the cheap policy of `batch.py`, in the same futures for each,
for four rounds, after which suitcases are valued; the better ones in more futures (`halving`). At a
table what counts is by how much one is ahead of the best other seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core import Action, Rng, Seat
from engine.games.pack_the_essentials.bots.reviewer import PackGame, PackReviewer
from engine.games.pack_the_essentials.state import PackState
from engine.search.batch import Ints
from engine.search.halving import halving


class Tried:
    """Tries plans out."""

    def __init__(self, game: PackGame) -> None:
        self._by = PackReviewer(game)

    def best(
        self,
        state: PackState,
        seat: Seat,
        plans: Sequence[Sequence[Action]],
        usual: int,
        stream: Rng,
        stages: Sequence[tuple[int, int | None]],
    ) -> Iterator[int]:
        """Which plan turns out best, stage by stage; of equals the usual one."""
        scene = self._by.scene(state, seat, stream, sum(ways for ways, _ in stages))

        def worth(which: Sequence[int], first: int, ways: int) -> Ints:
            return scene.lead([plans[one] for one in which], first, ways)

        return (stage.best for stage in halving(worth, len(plans), usual, stages))
