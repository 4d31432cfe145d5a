"""The table of Where's My Luggage?: a round's end: “Done!”, the check, the track, readiness."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt

from engine.core import Event, Seat
from engine.games.wheres_my_luggage.view import LuggageView, Phase
from ui.bridge.seats import initial
from ui.kit.table.animator import AnimationStep
from ui.kit.words import listed
from ui.motion import Moving, ValueTween
from ui.tables.wheres_my_luggage.check import CheckRow
from ui.tables.wheres_my_luggage.items import Pawn
from ui.tables.wheres_my_luggage.layout import LAYOUT_PADDING
from ui.tables.wheres_my_luggage.words import say

if TYPE_CHECKING:
    from ui.tables.wheres_my_luggage.table import Table

_FRAME_MS: Final = 16
_DONE_MS: Final = 550
_OPEN_MS: Final = 250
_ENDED_PHASES: Final = (Phase.BETWEEN, Phase.OVER)


class Ending:
    """What is shown at a round's end, one thing after another; any press ends it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._pairs: Iterator[None] = iter(())
        """Paints the pairs of a round that is over, one at a time."""
        self._laid: tuple[int, list[CheckRow]] | None = None

    @property
    def checked(self) -> bool:
        """Whether nothing is being checked."""
        return not self._table.motion.busy

    # What moves -----------------------------------------------------------------------------------

    def called(self, event: Event, seats: Sequence[Seat]) -> Sequence[AnimationStep]:
        """Somebody has called “Done!”."""
        table = self._table
        words = f"{say('done')} {listed([table.words.name(seat) for seat in seats])}"
        colour = table.colours[seats[0]] if len(seats) == 1 else ""

        def begin() -> Sequence[Moving]:
            table.scene.banner.show_words(words, colour)
            return (ValueTween(lambda _share: None, _DONE_MS),)

        def waiting(ms: int) -> Sequence[Moving]:
            # Meanwhile what comes next is painted.
            return (ValueTween(lambda _: next(self._pairs, None), ms),)

        stands = AnimationStep((), lambda: waiting(_DONE_MS))
        return [
            # The frame in which it happened has enough to do.
            AnimationStep((event,), lambda: waiting(_FRAME_MS), arrives=True),
            AnimationStep((), begin, "latch"),
            # No move is longer than the player lets it; the call stands for a while.
            stands,
            stands,
        ]

    def counted(self, event: Event, view: LuggageView) -> Sequence[AnimationStep]:
        """Turn all pairs over, one by one; the log has it at the end."""
        check = self._table.check
        self._open(view, opened=False)
        turns = check.turns()
        check.hide()
        self._pairs = check.ahead()

        def begin() -> Sequence[Moving]:
            self._table.scene.banner.show_words("")
            self._open(view, opened=False)
            return (ValueTween(lambda _share: None, _OPEN_MS),)

        parts = [AnimationStep((), begin, "flap")]
        parts += [AnimationStep((), lambda turn=turn: (turn,), cue) for turn, cue in turns]  # type: ignore[misc]
        return [*parts, AnimationStep((event,))]

    # What is shown --------------------------------------------------------------------------------

    def present(self) -> None:
        """Show the check as long as its round is over, and where the pawns stand."""
        table, view = self._table, self._table.view
        self._show_track()
        if not self.checked:
            return
        if view.phase not in _ENDED_PHASES or (table.bridge.read_only and table.check.isHidden()):
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
        low = math.floor(belt.bottom() + LAYOUT_PADDING / 2)
        room = belt.toRect()
        room.setTop(-3)
        room.setHeight(low + 3)
        self._table.check.setGeometry(room)

    def _open(self, view: LuggageView, *, opened: bool) -> bool:
        """Show the pairs of a round; whether they lay there otherwise before."""
        table, check = self._table, self._table.check
        rows = [
            CheckRow(
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

    def _show_track(self) -> None:
        """Pawns stand where the seats' corners say: each match is a step at once."""
        table, names = self._table, self._table.words.names
        pawns = tuple(Pawn(each, initial(names, seat)) for seat, each in enumerate(table.colours))
        points = tuple(sum(seat.points) for seat in table.view.seats)
        said = (f"{table.words.name(Seat(seat))}: {each}" for seat, each in enumerate(points))
        table.track.stand(pawns, points, "\n".join(said))
