"""Kit: what every table shows, whatever its game: a part of the state of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.core import Action, Medals, Seat
from ui.bridge.seats import SeatInfo

ViewT = TypeVar("ViewT")
"""The view of a game."""


@dataclass(frozen=True, slots=True)
class CommonState:
    """Whose things lie in front, who plays, what is tried, and whether it may be acted upon.

    A table makes it at each refresh (`MatchTable.common_state`). It holds plain values, and
    nothing that changes with every frame.
    """

    seat: Seat
    """Whose things lie in front."""
    players: tuple[SeatInfo, ...]
    """Who has each seat."""
    actor: Seat | None = None
    """Who is trying something at this screen; None while nobody here may act."""
    acts: tuple[Action, ...] = ()
    """What is tried, in order."""
    moving: bool = False
    """Whether the screen is behind the match."""
    still: bool = False
    """Whether nothing is ever seen to move."""
    again: bool = False
    """Whether what happened before is shown again."""
    quick: bool = False
    """Whether what is reserved is played by letting go of Space, and not by Enter."""
    read_only: bool = False
    """Whether the match is only watched."""
    left: bool = False
    """Whether things lie for the left hand."""
    medals: Medals | None = None
    """What bronze, silver and gold ask, where the match is of a trail or a day."""
    of_a_day: bool = False
    """Whether it is of a day: then the goal of the game itself counts too."""

    @property
    def live(self) -> bool:
        """Whether a person can try something now."""
        return self.actor is not None and not self.moving

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that persons play at this screen."""
        return () if self.read_only else tuple(one.seat for one in self.players if one.is_person)

    @property
    def several(self) -> bool:
        """Whether several persons have a seat."""
        return sum(one.is_person for one in self.players) > 1


@dataclass(frozen=True, slots=True)
class TableState(Generic[ViewT]):
    """All that a table shows of a match, as one value; a game that shows more derives from it."""

    common: CommonState
    view: ViewT
    """What lies on the table: the match, in some games with what is tried."""

    @property
    def seat(self) -> Seat:
        """Whose things lie in front."""
        return self.common.seat
