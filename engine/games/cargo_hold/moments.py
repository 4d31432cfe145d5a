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
    Did,
    RaidBegan,
    RaidEnded,
    Scored,
    Source,
    SpecialFired,
    TurnBegan,
)
from engine.games.cargo_hold.view import CargoView

PAYDAY: Final = 400
"""From this payment on, in dollars, a delivery is a big moment."""
LARGE_RAID: Final = 300
"""A raid for less money, in dollars, is a small moment, unless the crate was a bluff."""
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


def _of_raid(box: Components, raid: RaidEnded, told: Sequence[Event]) -> Iterator[Moment]:
    """Yield the moments of a finished raid for both sides.

    Args:
        box: The components.
        raid: Its end.
        told: What a spectator was told until then.
    """
    events = _since_began(told)
    shown = next((event for event in events if isinstance(event, RaidBegan)), None)
    bluff = shown is not None and is_bluff(box, shown)
    for event in events:
        if not isinstance(event, SpecialFired) or event.other is None or not event.cards:
            continue
        if event.did is Did.FLED:
            small = shown is None or _worth(box, shown) < LARGE_RAID
            yield Moment(event.seat, MomentKind.ESCAPED, small)
            yield Moment(event.other, MomentKind.ELUDED, small)
        elif event.did is Did.DIVERTED or (event.did is Did.SEIZED and not bluff):
            yield Moment(event.seat, MomentKind.WRECKED)
            yield Moment(event.other, MomentKind.CRATE_LOST)
            if event.did is Did.SEIZED:
                # Whoever has won the raid got nothing for the cargo.
                return
    if raid.winner is None:
        return
    paid = [event for event in events if isinstance(event, CashedIn)]
    if raid.winner == raid.defender:
        if any(event.source is Source.STOLEN and event.money for event in paid):
            # The raid was not in vain, and the stash was not safe.
            return
        moved = sum(event.money for event in paid if event.source is Source.DEFENDED)
        mine, theirs = (
            (MomentKind.TRAPPED, MomentKind.TRAP)
            if bluff
            else (MomentKind.RAID_LOST, MomentKind.DEFENDED)
        )
    else:
        moved = sum(event.money for event in paid)
        mine, theirs = (
            (MomentKind.EMPTY, MomentKind.DECOY)
            if bluff or not moved
            else (MomentKind.RAID_WON, MomentKind.RAIDED)
        )
    small = moved < LARGE_RAID and mine in (MomentKind.RAID_LOST, MomentKind.RAID_WON)
    yield Moment(raid.attacker, mine, small)
    yield Moment(raid.defender, theirs, small)


def _worth(box: Components, shown: RaidBegan) -> int:
    """What a crate that is raided would pay, in dollars."""
    return sum(box.pays[shown.extended][kind] for kind in shown.delivery)


def _since_began(told: Sequence[Event]) -> Sequence[Event]:
    """What was told since a raid began; all of it where its beginning was not told."""
    for number in range(len(told) - 1, -1, -1):
        if isinstance(told[number], RaidBegan):
            return told[number:]
    return told


class CargoMoments:
    """Raids, bluffs, crates that are discarded, money and the lead."""

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
        if any(isinstance(event, Scored) for event in step.events):
            return
        for number, event in enumerate(step.events):
            if isinstance(event, RaidEnded):
                yield from _of_raid(box, event, (*told, *step.events[:number]))
            elif isinstance(event, Collected) and is_bluff(box, event):
                yield Moment(event.seat, MomentKind.BLUFF)
        if not paid:
            return
        before: CargoView = step.before()
        after: CargoView = step.after()
        close = after.target * NEAR_PERCENT // 100
        for event in paid:
            if before.seats[event.seat].total < close <= event.total:
                yield Moment(event.seat, MomentKind.NEAR)
            if event.money >= PAYDAY and event.source is Source.COLLECTED:
                yield Moment(event.seat, MomentKind.PAYDAY)
        totals = ([seat.total for seat in view.seats] for view in (before, after))
        for one in lead_changes(*totals):
            yield one._replace(is_small=True)
