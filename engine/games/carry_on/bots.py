"""Carry On: the computer players by level."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core import Bot, Config, Event, Level, Seat, Stream, Thought
from engine.games.carry_on import scoring
from engine.games.carry_on.actions import CarryAction, Pick, Settle
from engine.games.carry_on.components import LARGE, SMALL, Components
from engine.games.carry_on.rules import CarryOn
from engine.games.carry_on.state import CarryState
from engine.games.carry_on.view import CarryView


class Plain:
    """Weighs what scores now: packs the card after which the sheet is best, over both limits."""

    def __init__(self, box: Components) -> None:
        self._box = box

    def start(self, config: Config, seat: Seat, level: Level) -> Seat:  # noqa: ARG002
        """It remembers nothing but its seat."""
        return seat

    def notice(self, mind: Seat, told: Event) -> Seat:  # noqa: ARG002
        """Nothing is remembered."""
        return mind

    def think(
        self,
        game: CarryOn,
        mind: Seat,
        view: CarryView,
        world: CarryState,
        stream: Stream,  # noqa: ARG002
    ) -> Iterator[Thought]:
        """One thought: the best of all by what it scores at once."""
        actions = list(game.legal(world, mind))
        best = max(actions, key=lambda action: self._worth(view, mind, action))
        yield Thought(len(actions), len(actions), best)

    def _worth(self, view: CarryView, seat: Seat, action: CarryAction) -> int:
        mine = view.seats[seat]
        if isinstance(action, Settle):
            uses = scoring.at_seat(self._box, view, seat)
            return next(
                one.net
                for one in uses
                if (one.use.weight, one.use.upgrade) == (action.weight, action.upgrade)
            )
        assert isinstance(action, Pick)
        packed = (*mine.packed, action.card)
        return sum(
            scoring.best(self._box, mine.character, packed, limit, mine.unused).net
            for limit in (SMALL, LARGE)
        )


def players(box: Components) -> Mapping[Level, Bot]:
    """The computer players of a box, weakest first: the levels of the set-up page."""
    return {Level("easy"): Plain(box)}
