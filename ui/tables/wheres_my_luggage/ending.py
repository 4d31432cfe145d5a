"""The table of Where's My Luggage?: a round's end: “Done!”, the check, the track, readiness."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.core import Event, Seat
from engine.games.wheres_my_luggage.view import Phase
from ui.kit.table.animator import AnimationStep
from ui.kit.words import listed
from ui.motion import Moving, ValueTween
from ui.tables.wheres_my_luggage.check import CheckRow, CheckSheet
from ui.tables.wheres_my_luggage.commands import LuggageCommands
from ui.tables.wheres_my_luggage.items import Pawn, Track
from ui.tables.wheres_my_luggage.layout import LAYOUT_PADDING
from ui.tables.wheres_my_luggage.scene import LuggageScene
from ui.tables.wheres_my_luggage.state import LuggageTableState
from ui.tables.wheres_my_luggage.words import say

_FRAME_MS: Final = 16
_DONE_MS: Final = 550
_OPEN_MS: Final = 250
ENDED_PHASES: Final = (Phase.BETWEEN, Phase.OVER)
"""While a round is over, and its pairs lie open."""


class Ending:
    """What is shown at a round's end, one thing after another; any press ends it."""

    def __init__(
        self,
        scene: LuggageScene,
        check: CheckSheet,
        track: Track,
        commands: LuggageCommands,
        watch: Callable[[QWidget], None],
    ) -> None:
        """Take where it is shown, who obeys, and what lets the seats' keys work at a button."""
        self._scene, self._check, self._track = scene, check, track
        self._watch = watch
        check.ready_pressed.connect(lambda seat: commands.be_ready(Seat(seat)))
        self._pairs: Iterator[None] = iter(())
        """Paints the pairs of a round that is over, one at a time."""
        self._laid: tuple[int, list[CheckRow]] | None = None

    # What moves -----------------------------------------------------------------------------------

    def called(self, event: Event, seats: Sequence[Seat]) -> Sequence[AnimationStep]:
        """Someone has called “Done!”."""
        scene = self._scene
        names = [scene.words.name(seat) for seat in seats]
        words = say("done", names=listed(names))
        if len(names) == 1:
            words = say("done-one", name=names[0])
        colour = scene.state.colour(seats[0]) if len(seats) == 1 else ""

        def begin() -> Sequence[Moving]:
            scene.banner.show_words(words, colour)
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

    def counted(self, event: Event, after: LuggageTableState) -> Sequence[AnimationStep]:
        """Turn all pairs over, one by one; the log has it at the end."""
        check = self._check
        self._open(after, opened=False)
        turns = check.turns()
        check.hide()
        self._pairs = check.ahead()

        def begin() -> Sequence[Moving]:
            self._scene.banner.show_words("")
            self._open(after, opened=False)
            return (ValueTween(lambda _share: None, _OPEN_MS),)

        parts = [AnimationStep((), begin, "flap")]
        parts += [AnimationStep((), partial(tuple, (turn,)), cue) for turn, cue in turns]
        return [*parts, AnimationStep((event,))]

    # What is shown --------------------------------------------------------------------------------

    def show_state(self, state: LuggageTableState) -> None:
        """Show the check as long as its round is over, and where the pawns stand."""
        view, check = state.view, self._check
        self._show_track(state)
        if state.checking:
            return
        if view.phase not in ENDED_PHASES or (state.common.read_only and check.isHidden()):
            check.hide()
            return
        asked = self._open(state, opened=True)
        if view.phase is Phase.BETWEEN or check.buttons:
            over = view.phase is Phase.OVER
            ready = {Seat(each): seat.ready and not over for each, seat in enumerate(view.seats)}
            check.ask(ready)
            button = check.buttons.get(state.persons[0]) if state.alone or over else None
            if asked and button is not None and button.isVisible():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def lay(self) -> None:
        """All of the belt: of whatever is there, the check leaves no strip.

        The upper edges of the seats in front stay in sight.
        """
        belt = self._scene.plan.belt
        low = math.floor(belt.bottom() + LAYOUT_PADDING / 2)
        room = belt.toRect()
        room.setTop(-3)
        room.setHeight(low + 3)
        self._check.setGeometry(room)

    def _open(self, state: LuggageTableState, *, opened: bool) -> bool:
        """Show the pairs of a round; whether they lay there otherwise before."""
        view, check = state.view, self._check
        # The result of the match is one for all: the first person asks for it.
        over = view.phase is Phase.OVER
        asked = state.persons[: 1 if over else None]
        if over and state.common.read_only:
            asked = ()
        rows = [
            CheckRow(
                Seat(number),
                state.colour(number),
                seat.checked,
                Seat(number) in asked and view.phase in ENDED_PHASES,
                state.key_of(number),
                state.common.players[number].character,
            )
            for number, seat in enumerate(view.seats)
        ]
        whole = check.whole
        if opened and whole and not check.isHidden() and self._laid == (view.round, rows):
            return False
        self._laid = (view.round, rows)
        check.show_rows(view.round, rows, opened=opened, last=over)
        self.lay()
        for button in check.buttons.values():
            self._watch(button)
        return True

    def _show_track(self, state: LuggageTableState) -> None:
        """Pawns stand where the seats' corners say: each match is a step at once."""
        words, seats = self._scene.words, state.view.seats
        pawns = tuple(Pawn(state.colour(seat)) for seat in range(len(seats)))
        points = tuple(sum(seat.points) for seat in seats)
        said = (f"{words.name(Seat(seat))}: {each}" for seat, each in enumerate(points))
        self._track.stand(pawns, points, "\n".join(said))
