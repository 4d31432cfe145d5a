"""Pack the Essentials: which acts make one decision."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Action
from engine.core.review import Decisions
from engine.games.pack_the_essentials.actions import Claim, Discard, Place, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.state import PackState


class PackDecisions(Decisions):
    """Which acts of a seat make one decision."""

    def same_decision(self, state: PackState, acts: Sequence[Action], act: Action) -> bool:
        """A claim alone goes with its colour, and a tile with the bonus tile."""
        last = acts[-1]
        if isinstance(last, Claim):
            return isinstance(act, TakeBonus) and len(state.seats) == 1
        if isinstance(last, Place | Discard):
            return isinstance(act, PlaceBonus)
        return isinstance(last, PlaceBonus) and isinstance(act, Place | Discard) and len(acts) < 2
