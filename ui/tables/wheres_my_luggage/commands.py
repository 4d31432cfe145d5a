"""The table of Where's My Luggage?: what a person does at it, besides what is done at every one."""

from __future__ import annotations

from enum import Enum
from typing import Protocol

from engine.core import Seat
from ui.kit.table.commands import TableCommands


class GateKey(Enum):
    """What a seat's keys do, as they lie side by side."""

    LEFT = "left"
    GRAB = "grab"
    RIGHT = "right"


class LuggageCommands(TableCommands, Protocol):
    """What the parts of this table ask of it."""

    def take(self, slot: int, seat: Seat | None = None) -> None:
        """Take what lies in a slot, or turn it over, for a seat or for one that may."""
        ...

    def be_ready(self, seat: Seat) -> None:
        """Be ready for the next round."""
        ...

    def do(self, seat: Seat, command: GateKey) -> None:
        """A key of a seat goes down."""
        ...

    def let(self, seat: Seat, command: GateKey | None) -> None:
        """A key of a seat was let go; `command` is what another one that is still down does."""
        ...

    def hold(self, down: bool) -> None:
        """In step mode, let time run as long as the key for it is down."""
        ...

    def skip(self) -> bool:
        """Be done with what is being shown; whether there was anything."""
        ...
