"""The table of Where's My Luggage?: what the seats' corners show, and their last looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.core import Seat
from engine.games.wheres_my_luggage.events import (
    Grabbed,
    LookEnded,
    PassengerUp,
    RoundBegan,
    RoundChecked,
)
from engine.games.wheres_my_luggage.view import NONE, LookResult, Phase
from ui.bridge.base import Stepped
from ui.tables.wheres_my_luggage.items import SeatShown

if TYPE_CHECKING:
    from ui.tables.wheres_my_luggage.table import Table

LOOK_MARK_TICKS: Final = 100
"""Ticks for which the mark of a look is shown, unless a tile is taken before."""


class Corners:
    """Fills the corners with what the view says, what was looked at last, and what was told."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.notes: dict[Seat, str] = {}
        """What each seat was told, for a moment."""
        self._marks: dict[Seat, tuple[LookResult, int, int, int]] = {}
        """Each seat's last look: its mark and tick, the tile where that was told, and for whom."""

    def forget(self) -> None:
        """Another place of the match is shown."""
        self._marks.clear()

    def note(self, stepped: Stepped) -> None:
        """Keep in mind what a step tells of looks."""
        for event in stepped.events:
            match event:
                case RoundBegan() | RoundChecked():
                    self._marks.clear()
                    self._table.clear_message()
                case PassengerUp(seat=seat):
                    self._table.unnote(seat)
                case Grabbed(seat=seat):
                    self._marks.pop(seat, None)
                    self._table.unnote(seat)
                case LookEnded(seat=seat):
                    held = stepped.view_before.seats[seat].hand
                    face = held.tile if held is not None else NONE
                    self._marks[seat] = (event.mark, event.tick, face, event.passenger)
                case _:
                    pass

    def age(self, now: float) -> bool:
        """Take down the marks that are old; whether there were any."""
        fresh = {
            seat: mark for seat, mark in self._marks.items() if now - mark[1] < LOOK_MARK_TICKS
        }
        fewer = len(fresh) < len(self._marks)
        self._marks = fresh
        return fewer

    def show(self) -> None:
        """Show all seats."""
        for seat, panel in self._table.scene.panels.items():
            panel.show_seat(self._shown(seat))

    def _shown(self, seat: Seat) -> SeatShown:
        table, view = self._table, self._table.view
        mine, hand = view.seats[seat], view.seats[seat].hand
        # Whose turn it is sees what to look for, not what the turn before led to.
        turn = view.actor == seat
        mark = None if table.memory and turn else self._marks.get(seat)
        told = self.notes.get(seat, "")
        if told and mark is not None and mark[0] is LookResult.MATCH:
            # “Found it!” would be read as an answer to what was refused since.
            mark = None
        # Of one person the sentence below speaks.
        note = "" if table.alone else told
        passenger = mine.passenger if view.phase is Phase.PLAY else NONE
        face = NONE if hand is None else hand.tile
        if hand is None and mark is not None:
            face = mark[2]
        between = view.phase is Phase.BETWEEN and table.ending.checked
        keyed = not table.memory and not table.bridge.read_only
        return SeatShown(
            name=table.words.name(seat),
            colour=table.colours[seat],
            points=sum(mine.points),
            keys=table.seats_keys.names.get(seat) if keyed else None,
            passenger=passenger,
            draw=mine.draw,
            action=mine.action,
            pairs=mine.pairs,
            lost=mine.lost,
            tile=NONE if hand is None else hand.type,
            face=face,
            wanted=table.wanted(seat) if seat in table.persons else NONE,
            mark=mark[0] if mark is not None and hand is None else None,
            past=mark is not None and hand is None and passenger not in (NONE, mark[3]),
            note=note,
            bad=bool(note),
            ready=mine.ready if between else None,
            turn=turn,
        )
