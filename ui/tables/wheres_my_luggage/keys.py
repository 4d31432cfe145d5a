"""The table of Where's My Luggage?: which key is whose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from PySide6.QtCore import Qt

from engine.core import GameId, Value
from ui.bridge import keys
from ui.bridge.keys import KeyPlan, Stroke
from ui.tables.wheres_my_luggage.words import say

GAME: Final = GameId("wheres_my_luggage")


class Deed(Enum):
    """What a seat's keys do, as they lie side by side."""

    LEFT = "left"
    GRAB = "grab"
    RIGHT = "right"


USUAL: Final = (
    ("A", "S", "D"),
    ("J", "K", "L"),
    ("Left", "Down", "Right"),
    ("Num+4", "Num+5", "Num+6"),
)
"""Left, grab and right of the persons at one keyboard, in their order."""
ALONE: Final = (("Left",), ("Space", "Return", "Enter"), ("Right",))
"""What one person alone may press as well."""


def plan(values: Mapping[str, Value]) -> KeyPlan | None:
    """Three keys a person at the belt, of up to four; from memory nobody needs any.

    In step mode Space is the key that lets time run.
    """
    return None if values.get("form") == "memory" else belt_plan()


def belt_plan() -> KeyPlan:
    """The keys at the belt."""
    deeds = tuple(keys.Deed(deed.value, say(f"deed-{deed.value}")) for deed in Deed)
    return KeyPlan(GAME, deeds, USUAL, ALONE, {"Space": say("taken-space")})


@dataclass(frozen=True, slots=True)
class SeatKeys:
    """The keys of one seat; the first of each is the one that is shown."""

    left: tuple[Stroke, ...]
    grab: tuple[Stroke, ...]
    right: tuple[Stroke, ...]

    def of(self, deed: Deed) -> tuple[Stroke, ...]:
        """The keys that do a deed."""
        return {Deed.LEFT: self.left, Deed.RIGHT: self.right, Deed.GRAB: self.grab}[deed]


def seat_keys(held: Mapping[str, str], persons: int, *, steps: bool = False) -> list[SeatKeys]:
    """The keys of each person; `held` are the settings that say otherwise than usual.

    In step mode (`steps`) Space lets time run.
    """
    found = []
    for strokes in belt_plan().keys(held, persons):
        left, grab, right = (
            tuple(each for each in every if not (steps and each.key == Qt.Key.Key_Space))
            for every in strokes
        )
        found.append(SeatKeys(left, grab, right))
    return found
