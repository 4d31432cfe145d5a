"""Carry On: which acts make one decision."""

from __future__ import annotations

from engine.core import Seat
from engine.core.review import Decisions
from engine.games.carry_on.state import CarryState
from engine.games.carry_on.view import NOTHING, Phase


class CarryDecisions(Decisions):
    """Which acts of a seat make one decision."""

    def is_revision(self, state: CarryState, seat: Seat) -> bool:
        """A sealed pick may be made anew, and so may a use (CO-11, CO-15)."""
        if state.phase is Phase.SETTLE:
            return state.uses[seat] is not None
        return state.picks[seat] != NOTHING

    def subject(self, topic: str, state: CarryState) -> str:
        """A part of the score, whatever the round."""
        return topic.rpartition("-")[0] or topic

    def learned(self, then: CarryState, state: CarryState, seat: Seat) -> bool:
        """Picks stay secret until the last is made, and uses are settled openly (CO-11, CO-15)."""
        if state.phase is not Phase.SETTLE:
            return False
        uses = enumerate(zip(then.uses, state.uses, strict=True))
        return any(one != other for number, (one, other) in uses if number != seat)
