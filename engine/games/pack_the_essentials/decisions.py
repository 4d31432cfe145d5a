"""Pack the Essentials: which acts make one decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import Action, Seat
from engine.core.review import BoardReason, Decisions, ScoreDifference
from engine.games.pack_the_essentials import board_reasons
from engine.games.pack_the_essentials.actions import Claim, Discard, Place, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.state import PackState
from engine.games.pack_the_essentials.view import PackView

COLOURS_TOPIC: Final = "groups"
"""The topic of the groups of all colours."""


class PackDecisions(Decisions):
    """Which acts of a seat make one decision, and by what it is explained."""

    box: Components
    """The components of the game."""

    def __init__(self, box: Components) -> None:
        self.box = box

    def same_decision(self, state: PackState, acts: Sequence[Action], act: Action) -> bool:
        """A claim alone goes with its colour, and a tile with the bonus tile."""
        last = acts[-1]
        if isinstance(last, Claim):
            return isinstance(act, TakeBonus) and len(state.seats) == 1
        if isinstance(last, Place | Discard):
            return isinstance(act, PlaceBonus)
        return isinstance(last, PlaceBonus) and isinstance(act, Place | Discard) and len(acts) < 2

    def topic(self, line: str) -> str:
        """The groups of all colours are one: what one of them gains another often loses."""
        return COLOURS_TOPIC if line in self.box.colours else line

    def board_reason(
        self, own: PackView, better: PackView, seat: Seat, why: Sequence[ScoreDifference]
    ) -> BoardReason | None:
        """Spaces that nothing can fill any more, or room beside the largest group of a colour."""
        return board_reasons.find(self.box, own.seats[seat], better.seats[seat], why)
