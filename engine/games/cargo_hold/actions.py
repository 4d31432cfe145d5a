"""Cargo Hold: what a seat can do.

A turn's steps are collect (or extend), deliver, raid, and its end, which draws. Each may be left
out by going on to a later one, and none comes back (CH-11). Cards are kinds, ascending, equal ones
repeated.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec

from engine.core import Action, Seat

Kind: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=23)]
"""A kind of card (`components`)."""
Kinds: TypeAlias = Annotated[tuple[Kind, ...], msgspec.Meta(max_length=100)]
"""Cards, ascending."""


class Getaway(StrEnum):
    """What to do with a Getaway (CH-24)."""

    ASK = "ask"
    LOSING = "losing"
    """Get away if the attacker would win, as strengths then lie and the attacker's Lassos take the
    best defenders."""
    ALWAYS = "always"
    NEVER = "never"


class Reinforcing(StrEnum):
    """What to do with a Reinforcement (CH-24)."""

    ASK = "ask"
    STRONGEST = "strongest"
    """By defence, then by attack (CH-18)."""
    NONE = "none"


class Answers(msgspec.Struct, frozen=True):
    """The standing answers of a delivery's owner, for when it is raided (CH-24).

    They stay from turn to turn, and for later deliveries, until the owner changes them. `lasso`
    takes the strongest attacker, `loyalty` takes all firepower back; where False the owner is
    asked. Who collects is there, and is asked anyway.
    """

    getaway: Getaway = Getaway.ASK
    lasso: bool = False
    reinforcement: Reinforcing = Reinforcing.ASK
    loyalty: bool = False


ASK_ALL = Answers()
"""Ask me everything."""


class Collect(Action, frozen=True, tag="collect"):
    """Collect one's delivery, which is ready (CH-12)."""


class Extend(Action, frozen=True, tag="extend"):
    """Put the extension card on one's delivery, which is ready, instead (CH-12)."""


class Deliver(Action, frozen=True, tag="deliver"):
    """Start a delivery of these cards, face down; with the extension card at once (CH-13)."""

    cards: Kinds
    extended: bool


class Attack(Action, frozen=True, tag="raid"):
    """Raid a seat's delivery with these cards, face up (CH-15)."""

    target: Seat
    cards: Kinds


class EndTurn(Action, frozen=True, tag="end"):
    """End the turn, with or without drawing four (CH-16).

    Where nothing can be drawn it is without. `answers` are the standing answers from now on, all
    of them, whether or not they are new; without a delivery there are none to leave: ASK_ALL, and
    those of before stay.
    """

    draw: bool
    answers: Answers = ASK_ALL


class Discard(Action, frozen=True, tag="discard"):
    """Discard what is more than the hand may hold at the end of its turn (CH-16)."""

    cards: Kinds


class Steal(Action, frozen=True, tag="steal"):
    """The cargo that one's Thief takes (CH-23)."""

    card: Kind


class Flee(Action, frozen=True, tag="flee"):
    """Use one's Getaway, or do not (CH-18)."""

    go: bool


class Rope(Action, frozen=True, tag="rope"):
    """The firepower of the other side that one's Lasso takes (CH-18)."""

    card: Kind


class Reinforce(Action, frozen=True, tag="reinforce"):
    """The firepower of one's hand that Reinforcement adds, -1 for none (CH-18)."""

    card: Annotated[int, msgspec.Meta(ge=-1, le=7)]


class TakeBack(Action, frozen=True, tag="take-back"):
    """The firepower that Loyalty takes back into the hand, any or none of it (CH-25)."""

    cards: Kinds


CargoAction: TypeAlias = (
    Collect
    | Extend
    | Deliver
    | Attack
    | EndTurn
    | Discard
    | Steal
    | Flee
    | Rope
    | Reinforce
    | TakeBack
)
ACTIONS: tuple[type[Action], ...] = (
    Collect,
    Extend,
    Deliver,
    Attack,
    EndTurn,
    Discard,
    Steal,
    Flee,
    Rope,
    Reinforce,
    TakeBack,
)
