"""Core: the inputs of a match, the only things that change it."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from engine.core.ids import Seat, Tick


class Action(msgspec.Struct, frozen=True, tag_field="do"):
    """What a seat can do; each game derives its own types, tagged by name.

    An action has one form only: two actions that would have the same effect are equal.
    """


A_co = TypeVar("A_co", bound=Action, covariant=True)


class Act(msgspec.Struct, Generic[A_co], frozen=True):
    """A seat's action, stamped with game time where the game has a clock."""

    seat: Seat
    action: A_co
    tick: Tick = Tick(0)


class Chance(msgspec.Struct, frozen=True):
    """Chance's answer to the request that the state is waiting for."""

    drawn: tuple[int, ...]
