"""The table of Where's My Luggage?: all that its parts show, as one frozen value.

How far the belt has turned, where the gates are and what flies changes with every frame, and is no
part of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from engine.core import Seat
from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.events import Turned
from engine.games.wheres_my_luggage.view import NONE, LookResult, LuggageView, Phase
from ui.bridge import clock
from ui.kit.table.state import CommonState, TableState
from ui.tables.wheres_my_luggage.layout import row_of

KeyNames: TypeAlias = tuple[str, str, str]
"""What is written on a seat's keys: left, grab, right."""


@dataclass(frozen=True, slots=True)
class TimeState:
    """What game time does, and how."""

    phase: clock.Phase = "stands"
    steps: bool = False
    """Whether it runs step by step."""
    tempo: int = 100
    """How fast it runs, in percent."""
    count: int = 0
    """What the countdown has come to."""
    held: bool = False
    """In step mode: whether someone lets it run."""
    latched: bool = False
    """Whether it runs then until someone stops it."""
    ticking: bool = False
    """Whether frames come."""

    @property
    def live(self) -> bool:
        """Whether it runs, or would as soon as someone has acted."""
        return self.phase in ("countdown", "runs", "held")

    @property
    def patient(self) -> bool:
        """Whether what lies beside the belt waits for a frame that has time."""
        return self.phase == "runs" and self.ticking


@dataclass(frozen=True, slots=True)
class LookMark:
    """What a seat's last look led to: when, at which tile where that was told, and for whom."""

    mark: LookResult
    tick: int
    face: int
    passenger: int


@dataclass(frozen=True, slots=True)
class LuggageTableState(TableState[LuggageView]):
    """A view as the players at the screen see it, what time does, and what seats were told."""

    wanted: tuple[int, ...]
    """By seat, the type that it looks for; NONE while it has no passenger or a tile in hand."""
    time: TimeState = TimeState()
    keys: tuple[KeyNames | None, ...] = ()
    """By seat, what is written on its keys; None where it has none."""
    marks: tuple[LookMark | None, ...] = ()
    """By seat, what its last look led to, as long as that is told."""
    notes: tuple[str, ...] = ()
    """By seat, what it was told, for a moment."""
    up: Turned | None = None
    """The tile that all see the face of, in the form from memory."""
    late: bool = False
    """Whether in that form the screen has yet to come to what has happened."""
    seen: bool = True
    """Whether the pairs of a round that is over are seen: someone who only watches sees them once
    they were turned over.
    """
    hands: str = "both"
    """By what suitcases are taken: `gates`, the `mouse`, or `both` (WL-32)."""
    row: tuple[Seat, ...] = ()
    """Who sits where before the belt, from left to right, whoever plays for them by now."""

    @property
    def memory(self) -> bool:
        """Whether it is the form that is played by turns, from memory."""
        return self.view.form == "memory"

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that persons play, or have played where the match is only watched, from left to
        right.
        """
        players = self.common.players
        return tuple(seat for seat in self.row if players[seat].is_person)

    @property
    def alone(self) -> bool:
        """Whether one person plays against computers."""
        return len(self.persons) == 1

    @property
    def checking(self) -> bool:
        """Whether a round's end is being shown: all else moves beside the match."""
        return self.common.moving

    @property
    def sad(self) -> bool:
        """Whether lost luggage is seen among the pairs of a round that is over."""
        pairs = (pair for seat in self.view.seats for pair in seat.checked)
        return self.seen and any(pair.tile != pair.passenger for pair in pairs)

    @property
    def awaited(self) -> bool:
        """Whether the face that is up waits for someone who goes on."""
        return self.up is not None and bool(self.persons) and not self.common.read_only

    @property
    def open_type(self) -> int:
        """The type of the tiles that a person may turn over now; NONE for none."""
        actor = self.view.actor
        if actor is None or actor not in self.persons or self.late or self.common.moving:
            return NONE
        return self.wanted[actor]

    def colour(self, seat: int) -> str:
        """The id of a seat's colour."""
        return self.common.players[seat].colour

    def key_of(self, seat: int) -> str:
        """What is written on the key by which a seat grabs and is ready."""
        keys = self.keys[seat]
        return "" if keys is None else keys[1]


def luggage_state(
    common: CommonState,
    view: LuggageView,
    box: Components,
    *,
    time: TimeState | None = None,
    keys: Mapping[Seat, KeyNames] | None = None,
    marks: Mapping[Seat, LookMark] | None = None,
    notes: Mapping[Seat, str] | None = None,
    up: Turned | None = None,
    late: bool = False,
    seen: bool = True,
    hands: str = "both",
) -> LuggageTableState:
    """Make the state of a table.

    Args:
        common: What every table has.
        view: The view that is shown.
        box: The components.
        time: What game time does; by default it stands.
        keys: What is written on the keys of those who have some.
        marks: What last looks led to.
        notes: What seats were told.
        up: The tile that all see the face of.
        late: Whether more has happened than is shown, in the form from memory.
        seen: Whether the pairs of a round that is over are seen.
        hands: By what suitcases are taken.
    """
    keys, marks, notes = keys or {}, marks or {}, notes or {}
    seats = [Seat(number) for number in range(len(view.seats))]
    return LuggageTableState(
        common,
        view,
        tuple(wanted_type(box, view, seat) for seat in seats),
        TimeState() if time is None else time,
        tuple(keys.get(seat) for seat in seats),
        tuple(marks.get(seat) for seat in seats),
        tuple(notes.get(seat, "") for seat in seats),
        up,
        late,
        seen,
        hands,
        tuple(row_of(common.players, left=common.left)),
    )


def wanted_type(box: Components, view: LuggageView, seat: Seat) -> int:
    """Return the type that a seat looks for; NONE for none."""
    mine = view.seats[seat]
    seeks = view.phase is Phase.PLAY and mine.passenger != NONE and mine.hand is None
    return box.kinds[mine.passenger] if seeks else NONE
