"""Cargo Hold: the state of a match, a frozen value of ints and tuples.

Cards are kinds in bags (`engine.parts.cards`), so that a card has no place that could tell of it.
"""

from __future__ import annotations

import msgspec

from engine.core import Seat
from engine.games.cargo_hold.actions import Answers
from engine.games.cargo_hold.knowledge import KnownCards
from engine.games.cargo_hold.raid import RaidState
from engine.games.cargo_hold.view import Phase
from engine.parts.cards import Bag


class CargoState(msgspec.Struct, frozen=True, omit_defaults=True):
    """All of a match; by seat where nothing else is said, with -1 for none.

    `turn` counts the turns of all seats, from 0 on; `turn % seats` has it. The deck is the
    `family`-th, made of the cards `whole`, of which `deck` is left after `draws` draws; `discards`
    are in order. `missing` is how many cards the seat is still to draw. `deliveries` are () where
    there is none, and while one is raided: then it lies in `raid`. `left` is by how many of its
    owner's turns a delivery is not ready, `extended` whether the extension card lies on it.
    `known` is what all know of a seat's hidden cards, `drawn` what it drew from this deck, which
    it alone knows. `money` has a sheet's four lines a seat. `advantages` are the seats that draw
    one more card (CH-30).
    """

    target: int
    phase: Phase
    turn: int
    family: int
    draws: int
    whole: Bag
    deck: Bag
    discards: tuple[int, ...]
    missing: int
    hands: tuple[Bag, ...]
    deliveries: tuple[Bag, ...]
    left: tuple[int, ...]
    extended: tuple[bool, ...]
    answers: tuple[Answers, ...]
    known: tuple[KnownCards, ...]
    drawn: tuple[Bag, ...]
    money: tuple[tuple[int, int, int, int], ...]
    raid: RaidState | None
    winner: int
    advantages: tuple[Seat, ...] = ()
