"""Carry On: what a seat sees.

Characters, Carry On cards, packed cards, points and discards are open; hands and the three drawn
are their holder's (CO-16), or everybody's where hands lie open. What lies undealt is in no view.

Cards are kinds, as in `components`: type × 6 + weight - 2 for 0 to 23, and 24 for a souvenir.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from engine.core import Seat

NOTHING = -1
"""No card, no seat, no character yet."""


class Phase(StrEnum):
    """What the match is doing."""

    CHARACTERS = "characters"
    """Chance deals the characters, once (CO-10)."""
    DEAL = "deal"
    """Chance deals the hands of a round (CO-11); 3 to 8 seats."""
    DRAW = "draw"
    """Chance gives a seat three cards (CO-30); two seats."""
    EARLY = "early"
    """Chance gives those with the advantage their Luggage card (CO-40)."""
    PICK = "pick"
    """All pick a card in secret (CO-11), or the seat that drew packs one (CO-30)."""
    LUGGAGE = "luggage"
    """Chance gives everybody a Luggage card (CO-12)."""
    SETTLE = "settle"
    """Those who have a choice say how souvenirs and upgrades are used, openly (CO-15)."""
    OVER = "over"
    """The last round is scored."""


class Use(msgspec.Struct, frozen=True):
    """How a seat uses its souvenirs and its upgrade in a round (CO-13, CO-14): as `Settle`."""

    weight: int
    upgrade: bool


class RoundScore(msgspec.Struct, frozen=True):
    """What a seat packed in a round that was scored, and its points (CO-20 to CO-22).

    `packed` is in order of packing. `luggage` is the limit drawn, 23 or 32, and `limit` the one
    that counts after the upgrade. `use` is what was chosen, `kg` the weight that follows from it;
    `weight`, `character` and `essential` are points, which add up to the round's. `counted` is how
    many packed cards counted for the character, `wild` whether a souvenir stands for the one type
    that is missing, `types` how many types are there with it.
    """

    packed: tuple[int, ...]
    luggage: int
    limit: int
    use: Use
    kg: int
    weight: int
    character: int
    counted: int
    essential: int
    types: int
    wild: bool

    @property
    def points(self) -> int:
        """The points of the round."""
        return self.weight + self.character + self.essential


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the viewer sees it.

    `character` is an index in `Components.characters`, NOTHING before they are dealt. `unused`
    Carry On cards are still that, `turned` ones are upgrades that were used (CO-14). `packed` is
    in order of packing, of this round; while it is settled too, and empty once it is scored.
    `cards` is how many are in hand. `hand` has them, ascending, where this viewer sees them: the
    seat's own hand, and all hands where they lie open; else it is empty. `known` has, ascending,
    the cards in hand that the viewer knows because it has held this hand before (it has seen what
    was taken since), or because it sees them; None where it knows them not: a hand is known whole
    or not at all. With two seats only one's own.
    `picked` says that the seat has picked in this turn, `luggage` is the limit drawn, 0 before. A
    limit that was drawn early is seen by the seat itself, or by all where hands lie open (CO-40).
    `use` is what the seat has settled in phase SETTLE, None where it has not, or has no choice.
    `rounds` are the scored rounds, oldest first.
    """

    character: int
    unused: int
    turned: int
    packed: tuple[int, ...]
    cards: int
    hand: tuple[int, ...]
    known: tuple[int, ...] | None
    picked: bool
    luggage: int
    use: Use | None
    rounds: tuple[RoundScore, ...]


class CarryView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as `seat` (None: a spectator) sees it.

    `round` is 1 to 3. `turn` is 1 to 7 in phases DRAW and PICK: the card that is picked now; 7
    after them, 0 before. `actor` is the seat that packs now with two seats (CO-30), else None.
    `pick` is what this seat has picked in secret in this turn, NOTHING if it has not; the card is
    still in its `hand`. `open` says that hands lie open (CO-16).
    `deck` counts the cards that are neither dealt nor drawn; `discards` are with two seats those of
    this round, in order. `luggage` are the limits of the Luggage cards that lie in the middle,
    ascending: all eight at 3 to 8 seats (CO-12), with two seats those that are left (CO-31). Those
    that were drawn early still count as one of them, until all are shown (CO-40).
    `settling` are the seats that have a choice to make at this round's end, in phase SETTLE, and
    `due` those that this or a sealed pick still waits for, or whose turn it is. `advantages` are
    the seats that see their Luggage card early (CO-40); check lines of matches without any do not
    cover it.
    """

    seat: Seat | None
    phase: Phase
    round: int
    turn: int
    actor: Seat | None
    pick: int
    open: bool
    deck: int
    discards: tuple[int, ...]
    luggage: tuple[int, ...]
    settling: tuple[Seat, ...]
    due: tuple[Seat, ...]
    seats: tuple[SeatView, ...]
    advantages: tuple[Seat, ...] = ()
