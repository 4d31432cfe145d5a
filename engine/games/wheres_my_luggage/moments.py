"""Where's My Luggage?: the big moments to which characters react, by what everyone sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core import Event
from engine.core.reactions import TURNS_BETWEEN, Moment, MomentKind, PublicStep, lead_changes
from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.events import LookEnded, RoundBegan, Scored
from engine.games.wheres_my_luggage.view import LookResult, LuggageView

PAIRS: Final = {"memory": 2, "timed": 2}
"""How many pairs in a row are a big moment, by form."""
MISSES: Final = {"memory": 3, "timed": 4}
"""How many looks in vain in a row are one, too."""


class LuggageMoments:
    """Pairs, looks in vain, and the lead."""

    def turns(self, events: Sequence[Event]) -> int:
        """Return how many looks end."""
        return sum(isinstance(event, LookEnded) for event in events)

    def turns_between(self, view: LuggageView) -> int:
        """Return how many looks lie between two reactions; by the clock all seats look at once."""
        return TURNS_BETWEEN * (1 if view.form == "memory" else len(view.seats))

    def found(self, box: Components, step: PublicStep, told: Sequence[Event]) -> Iterator[Moment]:
        """Yield what a look has led to; nothing at the end."""
        if any(isinstance(event, Scored) for event in step.events):
            return
        for event in step.events:
            if not isinstance(event, LookEnded):
                continue
            before: LuggageView = step.before()
            after: LuggageView = step.after()
            found = event.mark is LookResult.MATCH
            if _in_a_row(event, told) >= (PAIRS if found else MISSES)[before.form]:
                yield Moment(event.seat, MomentKind.PAIR if found else MomentKind.MISSED)
            yield from lead_changes(_points(before), _points(after))


def _points(view: LuggageView) -> list[int]:
    """The pairs of all rounds, by seat."""
    return [sum(seat.points) for seat in view.seats]


def _in_a_row(event: LookEnded, told: Sequence[Event]) -> int:
    """How many looks of a seat in this round have ended as this one, one after another."""
    count, found = 1, event.mark is LookResult.MATCH
    for before in reversed(told):
        if isinstance(before, RoundBegan):
            break
        if isinstance(before, LookEnded) and before.seat == event.seat:
            if (before.mark is LookResult.MATCH) != found:
                break
            count += 1
    return count
