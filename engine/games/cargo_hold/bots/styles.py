"""Cargo Hold: the styles of computer players, and the habits that they promise.

A style adds dollars to what a level finds a delivery or a raid worth, if it has the style's habit,
and takes dollars off one that has not. All goes by the cards that the seat itself plays and by what
lies open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.core.characters import PlayStyle
from engine.games.cargo_hold.bots.evaluation import CargoEvaluation
from engine.games.cargo_hold.components import CARGO, FIREPOWER, Components
from engine.games.cargo_hold.view import CargoView
from engine.parts.cards import Bag

STRONG_RAID_ATTACK: Final = 4
"""The least printed attack strength of a strong raid."""
HOLLOW_CARDS: Final = 3
HOLLOW_DOLLARS: Final = 50
"""The least number of cards of a hollow delivery, and the most dollars that its cargo pays."""
LARGE_CARDS: Final = 6
"""The least number of cards of a large delivery."""
GUARDED_DEFENCE: Final = 3
GUARDED_DOLLARS: Final = 100
"""The least printed defence strength of a guarded delivery, and the least that its cargo pays."""
SET_CARDS: Final = 2
"""How many cargo cards of a delivery must be alike to be a set."""
QUICK_CARDS: Final = 2
"""The most cards of a quick delivery, which is ready a turn later."""
MAX_SET_GUARDS: Final = 3
"""The most firepower that a delivery of like cargo alone takes along."""
MAX_DECOY_CARDS: Final = 5
"""The most cards of a delivery whose purpose is what others believe."""
MOST_CROWD: Final = 2
"""How many seats beyond two add `crowd_delivery` at most."""


class CargoStyle(NamedTuple):
    """What a style changes: dollars that a level's choice counts more or less.

    Attributes:
        liked_delivery: Added to a delivery that has the habit.
        other_delivery: Added to a delivery without it; below 0 the seat rather waits.
        liked_raid: Added to a raid that has the habit.
        early_raid: Added to a raid in the first half without it; below 0 the seat raids less.
        late_raid: Added to a raid in the second half.
        crowd_raid: Also added to a raid without it, for each seat beyond two: at a larger
            table there is more to raid, and the seat leaves it to others.
        crowd_delivery: Also added to a delivery that has the habit, for each seat beyond two,
            but at most for `MOST_CROWD`: at a larger table otherwise the habit would be rarer.
        decoys: Whether deliveries of the cards that are worth least are considered, too.
        sets: Whether deliveries of like cargo alone are considered, too.
    """

    liked_delivery: int = 0
    other_delivery: int = 0
    liked_raid: int = 0
    early_raid: int = 0
    late_raid: int = 0
    crowd_raid: int = 0
    crowd_delivery: int = 0
    decoys: bool = False
    sets: bool = False


STYLES: Final[Mapping[PlayStyle, CargoStyle]] = {
    PlayStyle.RAIDER: CargoStyle(liked_raid=45, early_raid=10, late_raid=20, liked_delivery=5),
    PlayStyle.BLUFFER: CargoStyle(
        liked_delivery=38, early_raid=-150, crowd_raid=-28, crowd_delivery=14, decoys=True
    ),
    PlayStyle.HOARDER: CargoStyle(
        liked_delivery=16, other_delivery=-8, early_raid=-150, crowd_raid=-38
    ),
    PlayStyle.CAUTIOUS: CargoStyle(
        liked_delivery=16, other_delivery=-5, early_raid=-130, crowd_raid=-34
    ),
    PlayStyle.COLLECTOR: CargoStyle(
        liked_delivery=60,
        other_delivery=-20,
        early_raid=-90,
        late_raid=-10,
        crowd_raid=-45,
        sets=True,
    ),
    PlayStyle.HURRIED: CargoStyle(liked_delivery=38, early_raid=-150, crowd_raid=-50),
}
"""The parameters of each style, tuned by `python -m tests.tools.ladder.styles` at two seats, and
`crowd_raid` and `crowd_delivery` by `python -m tests.tools.ladder.contrast` at four."""


def is_early(view: CargoView) -> bool:
    """Return whether the match is in its first half: nobody has half of the target."""
    return all(2 * one.total < view.target for one in view.seats)


def likes_raid(box: Components, style: PlayStyle, cards: Bag, *, early: bool) -> bool:
    """Return whether a raid has the habit of a style.

    The raider makes strong raids in the first half of a match (`STRONG_RAID_ATTACK`, `is_early`).

    Args:
        box: The components.
        style: The style.
        cards: The cards of the raid.
        early: Whether the match is in its first half.
    """
    strength = sum([box.attack[kind] for kind in cards])
    return style is PlayStyle.RAIDER and early and strength >= STRONG_RAID_ATTACK


def likes_delivery(box: Components, style: PlayStyle, cards: Bag, *, extended: bool) -> bool:
    """Return whether a delivery has the habit of a style.

    The bluffer sends hollow deliveries: several cards that pay next to nothing. The hoarder sends
    large ones, the cautious one guarded ones, the collector ones with a set of like cargo, and the
    hurried one quick ones. The raider keeps its firepower for raids, which is no habit of its own.

    Args:
        box: The components.
        style: The style.
        cards: The cards of the delivery.
        extended: Whether it is a 2-turn delivery (CH-14).
    """
    paid = sum([box.pays[extended][kind] for kind in cards])
    match style:
        case PlayStyle.BLUFFER:
            return len(cards) >= HOLLOW_CARDS and paid <= HOLLOW_DOLLARS
        case PlayStyle.HOARDER:
            return len(cards) >= LARGE_CARDS
        case PlayStyle.CAUTIOUS:
            defence = sum([box.defence[kind] for kind in cards])
            return defence >= GUARDED_DEFENCE and paid >= GUARDED_DOLLARS
        case PlayStyle.COLLECTOR:
            alike = Counter([kind for kind in cards if kind in CARGO])
            return max(alike.values(), default=0) >= SET_CARDS
        case PlayStyle.HURRIED:
            return len(cards) <= QUICK_CARDS and not extended
        case PlayStyle.RAIDER:
            return not any(kind in FIREPOWER for kind in cards)


class StyledEvaluation:
    """What a style adds to the worth of deliveries and raids, with one box of components."""

    def __init__(self, box: Components, style: PlayStyle) -> None:
        """Take the parameters of a style. Raises KeyError for one that there is not."""
        self.box, self.style, self.parameters = box, style, STYLES[style]

    def delivery(self, view: CargoView, cards: Bag, extended: bool) -> int:
        """Return the dollars that a delivery counts more."""
        adds = self.parameters
        if likes_delivery(self.box, self.style, cards, extended=extended):
            crowd = min(len(view.seats) - 2, MOST_CROWD)
            return adds.liked_delivery + adds.crowd_delivery * crowd
        return adds.other_delivery

    def raid(self, view: CargoView, cards: Bag) -> int:
        """Return the dollars that a raid counts more."""
        early, adds = is_early(view), self.parameters
        if likes_raid(self.box, self.style, cards, early=early):
            return adds.liked_raid
        crowd = adds.crowd_raid * (len(view.seats) - 2)
        return crowd + (adds.early_raid if early else adds.late_raid)

    def deliveries(self, appraisal: CargoEvaluation, hand: Bag) -> list[tuple[Bag, bool]]:
        """Return deliveries, for one turn and for two, that only this style thinks of."""
        found: list[Bag] = []
        if self.parameters.decoys:
            most = min(len(hand), MAX_DECOY_CARDS)
            found += [appraisal.worst(hand, cards) for cards in range(HOLLOW_CARDS, most + 1)]
        if self.parameters.sets:
            guards = sorted(
                [kind for kind in hand if kind in FIREPOWER],
                key=lambda kind: (self.box.attack[kind] - 2 * self.box.defence[kind], kind),
            )
            sets = [(kind,) * copies for kind, copies in Counter(hand).items() if kind in CARGO]
            found += [
                tuple(sorted((*cards, *guards[:strong])))
                for cards in sets
                if len(cards) >= SET_CARDS
                for strong in range(min(len(guards), MAX_SET_GUARDS) + 1)
            ]
        return [(cards, extended) for cards in found for extended in (False, True)]
