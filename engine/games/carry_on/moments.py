"""Carry On: the big moments to which characters react, by what everyone sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core import Event, Seat
from engine.core.characters import PlayStyle
from engine.core.reactions import TURNS_BETWEEN, Moment, MomentKind, PublicStep, lead_changes
from engine.games.carry_on import scoring
from engine.games.carry_on.bots.styles import EARLY_PICKS, has_habit
from engine.games.carry_on.components import TYPES, Components
from engine.games.carry_on.events import Packed, Revealed, RoundScored, Scored
from engine.games.carry_on.view import CarryView

EARLY_TURN: Final = 4
"""Up to this turn of a round it is something to have every type."""


class CarryMoments:
    """The scales, a heavy start, a suitcase with every type, and the lead."""

    def turns(self, events: Sequence[Event]) -> int:
        """Return how many turns end: all seats pack at once, or one after another."""
        return sum(isinstance(event, Revealed | Packed) for event in events)

    def turns_between(self, view: CarryView) -> int:
        """Return how many turns lie between two reactions."""
        return TURNS_BETWEEN

    def found(self, box: Components, step: PublicStep, told: Sequence[Event]) -> Iterator[Moment]:
        """Yield what the scales show, who begins with heavy things, who has every type now, and a
        change of the lead; nothing at the end.
        """
        if any(isinstance(event, Scored) for event in step.events):
            return
        for event in step.events:
            if isinstance(event, RoundScored):
                for number, score in enumerate(event.scores):
                    if has_habit(box, PlayStyle.BLUFFER, score.packed):
                        got = score.kg <= score.limit
                        yield Moment(Seat(number), (MomentKind.BET_LOST, MomentKind.BET_WON)[got])
                    if score.kg == score.limit:
                        yield Moment(Seat(number), MomentKind.PERFECT)
                    elif score.kg > score.limit:
                        yield Moment(Seat(number), MomentKind.OVERWEIGHT)
                gained = [score.points for score in event.scores]
                before = [total - own for total, own in zip(event.totals, gained, strict=True)]
                yield from lead_changes(before, event.totals)
            elif isinstance(event, Revealed | Packed):
                earlier: CarryView = step.before()
                cards = event.cards if isinstance(event, Revealed) else (event.card,)
                first = 0 if isinstance(event, Revealed) else event.seat
                for number, card in enumerate(cards, first):
                    packed = earlier.seats[number].packed
                    picks = (*packed, card)
                    heavy = has_habit(box, PlayStyle.RAIDER, picks)
                    if heavy and len(picks) == EARLY_PICKS:
                        yield Moment(Seat(number), MomentKind.HEAVY)
                    types = (scoring.types_of(all_) for all_ in (packed, picks))
                    was, now = map(len, types)
                    if was < now == TYPES and event.turn <= EARLY_TURN:
                        yield Moment(Seat(number), MomentKind.COMPLETE)
