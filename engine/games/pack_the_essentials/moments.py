"""Pack the Essentials: the big moments to which characters react. Everything lies open."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core import Event
from engine.core.reactions import TURNS_BETWEEN, Moment, MomentKind, PublicStep, lead_changes
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.events import Scored, TileDiscarded, TilePlaced
from engine.games.pack_the_essentials.view import PackView, SeatView

PERFECT: Final = 10
"""A tile that scores so many points is packed perfectly."""
RATS: Final = 2
"""Whoever pays so many pack rats for a tile would rather not."""
OPENING_ROUNDS: Final = 3
"""In the first rounds the lead changes with every tile."""


class PackMoments:
    """A tile that scores much, a full row, pack rats, a tile without room, and the lead."""

    def turns(self, events: Sequence[Event]) -> int:
        """Return how many tiles were packed or had no room."""
        return sum(isinstance(event, TilePlaced | TileDiscarded) for event in events)

    def turns_between(self, view: PackView) -> int:
        """Return how many turns lie between two reactions."""
        return TURNS_BETWEEN

    def found(self, box: Components, step: PublicStep, told: Sequence[Event]) -> Iterator[Moment]:
        """Yield what a tile has led to; nothing at the end."""
        if any(isinstance(event, Scored) for event in step.events):
            return
        for event in step.events:
            if isinstance(event, TileDiscarded):
                yield Moment(event.seat, MomentKind.NO_ROOM)
            if not isinstance(event, TilePlaced):
                continue
            before: PackView = step.before()
            after: PackView = step.after()
            if event.rats >= RATS:
                yield Moment(event.seat, MomentKind.RATS)
            views = before.seats[event.seat], after.seats[event.seat]
            was, now = (_full_rows(box, view) for view in views)
            if now > was:
                yield Moment(event.seat, MomentKind.COMPLETE)
            then, since = (
                [sheet.total for sheet in scoring.sheets(box, view.lists, view.seats)]
                for view in (before, after)
            )
            if since[event.seat] - then[event.seat] >= PERFECT:
                yield Moment(event.seat, MomentKind.PERFECT)
            if after.round > OPENING_ROUNDS:
                yield from lead_changes(then, since)


def _full_rows(box: Components, seat: SeatView) -> int:
    """How many rows of a suitcase have no empty cell."""
    wide, empty = box.grid.width, scoring.empty_cells(box, seat)
    row = (1 << wide) - 1
    return sum(not empty & row << wide * number for number in range(box.grid.height))
