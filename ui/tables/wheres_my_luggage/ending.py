"""The table of Where's My Luggage?: a round's end: “Done!”, the check, the track, readiness."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from engine.core import Event, Seat
from engine.games.wheres_my_luggage.view import LuggageView, Phase
from ui.bridge.seats import initial
from ui.kit.stagehand import Part
from ui.kit.words import listed
from ui.motion import Change, Moving
from ui.tables.wheres_my_luggage.check import Row
from ui.tables.wheres_my_luggage.items import Pawn
from ui.tables.wheres_my_luggage.layout import PAD
from ui.tables.wheres_my_luggage.words import say

if TYPE_CHECKING:
    from ui.tables.wheres_my_luggage.table import Table

_FRAME_MS: Final = 16
_DONE_MS: Final = 550
_OPEN_MS: Final = 250
_STEP_MS: Final = 130
"""Milliseconds of a pawn's step on the track."""
_ENDED: Final = (Phase.BETWEEN, Phase.OVER)


class Ending:
    """What is shown at a round's end, one thing after another; any press ends it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._standing: tuple[float, ...] = ()
        """Where the pawns are on the track."""
        self._pairs: Iterator[None] = iter(())
        """Paints the pairs of a round that is over, one at a time."""
        self._laid: tuple[int, list[Row]] | None = None

    @property
    def checked(self) -> bool:
        """Whether nothing is being checked."""
        return not self._table.motion.busy

    # What moves -----------------------------------------------------------------------------------

    def called(self, event: Event, seats: Sequence[Seat]) -> Sequence[Part]:
        """Somebody has called “Done!”."""
        table = self._table
        words = f"{say('done')} {listed([table.words.name(seat) for seat in seats])}"
        colour = table.colours[seats[0]] if len(seats) == 1 else ""

        def begin() -> Sequence[Moving]:
            table.scene.banner.show_words(words, colour)
            return (Change(lambda _share: None, _DONE_MS),)

        def waiting(ms: int) -> Sequence[Moving]:
            # Meanwhile what comes next is painted.
            return (Change(lambda _: next(self._pairs, None), ms),)

        stands = Part((), lambda: waiting(_DONE_MS))
        return [
            # The frame in which it happened has enough to do.
            Part((event,), lambda: waiting(_FRAME_MS), arrives=True),
            Part((), begin, "latch"),
            # No move is longer than the player lets it; the call stands for a while.
            stands,
            stands,
        ]

    def counted(self, event: Event, view: LuggageView) -> Sequence[Part]:
        """Turn all pairs over, one by one, and move the pawns; the log has it at the end."""
        check, goal = self._table.check, self._goal(view)
        self._open(view, opened=False)
        turns = check.turns()
        check.hide()
        self._pairs = check.ahead()

        def begin() -> Sequence[Moving]:
            self._table.scene.banner.show_words("")
            self._open(view, opened=False)
            return (Change(lambda _share: None, _OPEN_MS),)

        parts = [Part((), begin, "flap")]
        parts += [Part((), lambda turn=turn: (turn,), cue) for turn, cue in turns]  # type: ignore[misc]
        if self._standing != goal:
            parts.append(Part((), lambda: (self._walk(goal),), "slide"))
        return [*parts, Part((event,))]

    def _walk(self, goal: Sequence[float]) -> Moving:
        start = self._standing
        most = max(there - here for here, there in zip(start, goal, strict=True))

        def apply(share: float) -> None:
            gone = share * most
            self._standing = tuple(
                min(there, here + gone) for here, there in zip(start, goal, strict=True)
            )
            self._show_track()

        return Change(apply, round(_STEP_MS * most))

    # What is shown --------------------------------------------------------------------------------

    def present(self) -> None:
        """Show the check as long as its round is over, and where the pawns stand."""
        table, view = self._table, self._table.view
        if not self.checked:
            self._show_track()
            return
        self._standing = self._goal(view)
        self._show_track()
        if view.phase not in _ENDED or (table.bridge.read_only and table.check.isHidden()):
            table.check.hide()
            return
        asked = self._open(view, opened=True)
        if view.phase is Phase.BETWEEN:
            table.check.ask({Seat(each): seat.ready for each, seat in enumerate(view.seats)})
            button = table.check.buttons.get(table.persons[0]) if table.alone else None
            if asked and button is not None and button.isVisible():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay(self) -> None:
        """All of the belt: of whatever is there, the check leaves no strip.

        The upper edges of the seats in front stay in sight.
        """
        belt = self._table.scene.plan.belt
        low = math.floor(belt.bottom() + PAD / 2)
        room = belt.toRect()
        room.setTop(-3)
        room.setHeight(low + 3)
        self._table.check.setGeometry(room)

    def _open(self, view: LuggageView, *, opened: bool) -> bool:
        """Show the pairs of a round; whether they lay there otherwise before."""
        table, check = self._table, self._table.check
        rows = [
            Row(
                Seat(number),
                table.colours[number],
                seat.checked,
                seat.points[-1] if seat.points else 0,
                Seat(number) in table.persons and view.phase is Phase.BETWEEN,
                table.seats_keys.ready_key(Seat(number)),
            )
            for number, seat in enumerate(view.seats)
        ]
        whole = check.whole
        if opened and whole and not check.isHidden() and self._laid == (view.round, rows):
            return False
        self._laid = (view.round, rows)
        check.show_rows(view.round, rows, opened=opened, last=view.phase is Phase.OVER)
        self.lay()
        for button in check.buttons.values():
            table.motion.watch(button)
            table.seats_keys.watch(button)
        return True

    @staticmethod
    def _goal(view: LuggageView) -> tuple[float, ...]:
        """Where pawns stand once all that was checked is counted."""
        over = view.phase in _ENDED
        return tuple(float(sum(seat.points if over else seat.points[:-1])) for seat in view.seats)

    def _show_track(self) -> None:
        table, names = self._table, self._table.words.names
        pawns = tuple(Pawn(each, initial(names, seat)) for seat, each in enumerate(table.colours))
        tip = "\n".join(
            f"{table.words.name(seat)}: {round(points)}"
            for seat, points in enumerate(self._standing)
        )
        table.track.stand(pawns, self._standing, tip)
