"""Cargo Hold: the big moments to which characters react, by what everyone sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core import Event
from engine.core.characters import PlayStyle
from engine.core.reactions import TURNS_BETWEEN, Moment, MomentKind, PublicStep, lead_changes
from engine.games.cargo_hold.bots.styles import likes_delivery
from engine.games.cargo_hold.components import Components
from engine.games.cargo_hold.events import (
    CashedIn,
    Collected,
    RaidBegan,
    RaidEnded,
    Scored,
    Source,
    TurnBegan,
)
from engine.games.cargo_hold.view import CargoView

PAYDAY: Final = 400
"""From this payment on, in dollars, a delivery is a big moment."""
NEAR_PERCENT: Final = 80
"""Whoever has this share of the target is close to it."""


def is_bluff(box: Components, shown: Collected | RaidBegan) -> bool:
    """Return whether a crate that is shown to all was one: several cards that pay next to nothing.

    Args:
        box: The components.
        shown: The event that shows it.
    """
    cards = shown.cards if isinstance(shown, Collected) else shown.delivery
    return likes_delivery(box, PlayStyle.BLUFFER, cards, extended=shown.extended)


def _of_raid(
    box: Components, raid: RaidEnded, told: Sequence[Event], paid: Sequence[CashedIn]
) -> Iterator[Moment]:
    """Yield what a raid that is over is to both sides; nothing where nobody has won it."""
    shown = next((event for event in reversed(told) if isinstance(event, RaidBegan)), None)
    bluff = shown is not None and is_bluff(box, shown)
    won = [event for event in paid if event.source in (Source.RAIDED, Source.DEFENDED)]
    if raid.winner is None:
        return
    if raid.winner == raid.defender:
        mine, theirs = (
            (MomentKind.TRAPPED, MomentKind.TRAP)
            if bluff
            else (MomentKind.RAID_LOST, MomentKind.DEFENDED)
        )
    elif bluff or not any(event.money for event in won):
        mine, theirs = MomentKind.EMPTY, MomentKind.DECOY
    else:
        mine, theirs = MomentKind.RAID_WON, MomentKind.RAIDED
    yield Moment(raid.attacker, mine)
    yield Moment(raid.defender, theirs)


class CargoMoments:
    """Raids, bluffs, money and the lead."""

    def turns(self, events: Sequence[Event]) -> int:
        """Return how many turns begin."""
        return sum(isinstance(event, TurnBegan) for event in events)

    def turns_between(self, view: CargoView) -> int:
        """Return how many turns lie between two reactions."""
        return TURNS_BETWEEN

    def found(self, box: Components, step: PublicStep, told: Sequence[Event]) -> Iterator[Moment]:
        """Yield what became of a raid, which crates were bluffs, money, and a change of the lead;
        nothing at the end.
        """
        paid = [event for event in step.events if isinstance(event, CashedIn)]
        if not paid or any(isinstance(event, Scored) for event in step.events):
            return
        for event in step.events:
            if isinstance(event, RaidEnded):
                yield from _of_raid(box, event, (*told, *step.events), paid)
            elif isinstance(event, Collected) and is_bluff(box, event):
                yield Moment(event.seat, MomentKind.BLUFF)
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
