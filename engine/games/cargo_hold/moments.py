"""Cargo Hold: the big moments to which characters react, by what everyone sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core import Event
from engine.core.reactions import TURNS_BETWEEN, Moment, MomentKind, PublicStep, lead_changes
from engine.games.cargo_hold.components import Components
from engine.games.cargo_hold.events import CashedIn, RaidEnded, Scored, Source, TurnBegan
from engine.games.cargo_hold.view import CargoView

PAYDAY: Final = 400
"""From this payment on, in dollars, a delivery is a big moment."""
NEAR_PERCENT: Final = 80
"""Whoever has this share of the target is close to it."""


class CargoMoments:
    """Raids, money and the lead."""

    def turns(self, events: Sequence[Event]) -> int:
        """Return how many turns begin."""
        return sum(isinstance(event, TurnBegan) for event in events)

    def turns_between(self, view: CargoView) -> int:
        """Return how many turns lie between two reactions."""
        return TURNS_BETWEEN

    def found(self, box: Components, step: PublicStep, told: Sequence[Event]) -> Iterator[Moment]:
        """Yield what became of a raid, money, and a change of the lead; nothing at the end."""
        paid = [event for event in step.events if isinstance(event, CashedIn)]
        raids = [event for event in step.events if isinstance(event, RaidEnded)]
        if not paid or any(isinstance(event, Scored) for event in step.events):
            return
        for raid in raids:
            won = [event for event in paid if event.source in (Source.RAIDED, Source.DEFENDED)]
            if raid.winner == raid.defender:
                yield Moment(raid.attacker, MomentKind.RAID_LOST)
                yield Moment(raid.defender, MomentKind.DEFENDED)
            elif raid.winner is not None and any(event.money for event in won):
                yield Moment(raid.attacker, MomentKind.RAID_WON)
                yield Moment(raid.defender, MomentKind.RAIDED)
            elif raid.winner is not None:
                yield Moment(raid.attacker, MomentKind.EMPTY)
                yield Moment(raid.defender, MomentKind.DECOY)
        before: CargoView = step.before()
        after: CargoView = step.after()
        close = after.target * NEAR_PERCENT // 100
        for event in paid:
            if before.seats[event.seat].total < close <= event.total:
                yield Moment(event.seat, MomentKind.NEAR)
            if event.money >= PAYDAY and event.source is Source.COLLECTED:
                yield Moment(event.seat, MomentKind.PAYDAY)
        totals = ([seat.total for seat in view.seats] for view in (before, after))
        yield from lead_changes(*totals)
