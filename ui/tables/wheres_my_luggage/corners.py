"""The table of Where's My Luggage?: what the seats' corners show, and their last looks."""

from __future__ import annotations

from typing import Final

from engine.core import Event, Seat
from engine.games.wheres_my_luggage.events import Grabbed, LookEnded, RoundBegan, RoundChecked
from engine.games.wheres_my_luggage.view import NONE, LookResult, LuggageView, Phase
from ui.tables.wheres_my_luggage.items import SeatShown
from ui.tables.wheres_my_luggage.state import LookMark, LuggageTableState
from ui.tables.wheres_my_luggage.words import Words

LOOK_MARK_TICKS: Final = 100
"""Ticks for which the mark of a look is shown, unless a tile is taken before."""


class LastLooks:
    """Keeps in mind what each seat's last look led to."""

    def __init__(self) -> None:
        self.marks: dict[Seat, LookMark] = {}
        """By seat, what is told of it; none once it is old."""

    def forget(self) -> None:
        """Another place of the match is shown."""
        self.marks.clear()

    def note(self, event: Event, before: LuggageView) -> None:
        """Keep in mind what an event tells of looks.

        Args:
            event: What happened.
            before: The view before that.
        """
        match event:
            case RoundBegan() | RoundChecked():
                self.marks.clear()
            case Grabbed(seat=seat):
                self.marks.pop(seat, None)
            case LookEnded(seat=seat, mark=mark, tick=tick, passenger=passenger):
                held = before.seats[seat].hand
                face = held.tile if held is not None else NONE
                self.marks[seat] = LookMark(mark, tick, face, passenger)
            case _:
                pass

    def age(self, now: float) -> bool:
        """Take down the marks that are old; whether there were any."""
        fresh = {
            seat: mark for seat, mark in self.marks.items() if now - mark.tick < LOOK_MARK_TICKS
        }
        fewer = len(fresh) < len(self.marks)
        self.marks = fresh
        return fewer


def corner(state: LuggageTableState, seat: Seat, words: Words) -> SeatShown:
    """Return what a seat's corner shows."""
    view = state.view
    mine, hand = view.seats[seat], view.seats[seat].hand
    # Whose turn it is sees what to look for, not what the turn before led to.
    turn = view.actor == seat
    mark = None if state.memory and turn else state.marks[seat]
    told = state.notes[seat]
    if told and mark is not None and mark.mark is LookResult.MATCH:
        # “Found it!” would be read as an answer to what was refused since.
        mark = None
    # Of one person the sentence below speaks.
    note = "" if state.alone else told
    passenger = mine.passenger if view.phase is Phase.PLAY else NONE
    face = NONE if hand is None else hand.tile
    if hand is None and mark is not None:
        face = mark.face
    between = view.phase is Phase.BETWEEN and not state.checking
    keyed = not (state.memory or state.common.read_only or state.hands == "mouse")
    return SeatShown(
        name=words.name(seat),
        colour=state.colour(seat),
        points=sum(mine.points),
        character=state.common.players[seat].character,
        expression=state.common.players[seat].expression,
        keys=state.keys[seat] if keyed else None,
        passenger=passenger,
        draw=mine.draw,
        action=mine.action,
        pairs=mine.pairs,
        lost=mine.lost,
        tile=NONE if hand is None else hand.type,
        face=face,
        wanted=state.wanted[seat] if seat in state.persons else NONE,
        mark=mark.mark if mark is not None and hand is None else None,
        past=mark is not None and hand is None and passenger not in (NONE, mark.passenger),
        note=note,
        bad=bool(note),
        ready=mine.ready if between else None,
        turn=turn,
        advantage=words.advantaged(seat),
    )
