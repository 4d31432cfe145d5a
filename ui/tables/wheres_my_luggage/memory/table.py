"""The table of Where's My Luggage?: the form played by turns, from memory."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.core import Action, BotProgress, Event, Seat
from engine.games.wheres_my_luggage.actions import TurnOver
from engine.games.wheres_my_luggage.events import SeatReady, Turned
from engine.games.wheres_my_luggage.view import LuggageView, Phase
from ui.bridge.base import TableBridge
from ui.kit.table.pending_moves import AnyPending, PendingMoves
from ui.look.style import Look
from ui.tables.wheres_my_luggage.memory.faces import TileFaces
from ui.tables.wheres_my_luggage.state import LuggageTableState
from ui.tables.wheres_my_luggage.table import Table
from ui.tables.wheres_my_luggage.words import say


class MemoryTable(Table):
    """Tiles on the linen; the player whose turn it is turns one over.

    In practice it is hinted which, and what was turned over is undone.
    """

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.pause_button.hide()
        self.faces.furnish(self.scene.grid, self.flight_motion)
        self.faces.shown.connect(self._on_face)
        self.turn.aside = lambda: self.faces.behind
        self.open()

    def new_follower(self) -> TileFaces:
        """Faces are shown in between."""
        self.faces = TileFaces(self.shared, self, self)
        return self.faces

    def new_trial(self, seat: Seat) -> AnyPending | None:
        """What a hint is asked for, in practice; nothing is tried out."""
        hints = self.bridge.practice and self.view.phase is Phase.PLAY
        return PendingMoves(self.bridge, seat) if hints else None

    def interrupt(self) -> None:
        """A hint is of the turn for which it was asked."""
        self.turn.pending = None
        self.turn.forget_hint()
        self.scene.grid.set_hinted(None)

    def clear_message(self) -> None:
        """What was said is over, and so is the ring of a hint."""
        super().clear_message()
        self.scene.grid.set_hinted(None)

    def hint_words(self, thought: BotProgress) -> str:
        """Where a tile is best turned over, and whether its owner is known."""
        act, actor = thought.best, self.view.actor
        if not isinstance(act, TurnOver) or actor is None:
            return ""
        row, column = divmod(act.slot, self.box.columns)
        key = "hint-known" if thought.why else "hint-try"
        passenger = self.words.owner(self.view.seats[actor].passenger)
        return say(key, row=row + 1, column=column + 1, passenger=passenger)

    def attempt(self, act: Action) -> bool:
        """Show the tile of a hint, in a broad ring: Enter turns it over."""
        if isinstance(act, TurnOver):
            self.scene.grid.set_hinted(act.slot)
            spot = self.scene.grid.spots[act.slot]
            self.scene.view.setFocus(Qt.FocusReason.OtherFocusReason)
            spot.setFocus(Qt.FocusReason.TabFocusReason)
        return False

    def tells(self, event: Event) -> bool:
        """Who is ready for the next round is seen all the time: what came before is shown again."""
        return not isinstance(event, SeatReady) and super().tells(event)

    def _on_face(self, turned: Turned) -> None:
        self.access.turned(turned)
        # What was refused before is over; what the tile asks for is said in its place.
        self.reset_prompt()

    @property
    def busy(self) -> bool:
        """Whether the screen is still behind the match."""
        return super().busy or self.faces.behind

    def make_state(self, view: LuggageView) -> LuggageTableState:
        """All that is shown of a view, and whose tile all see."""
        return replace(super().make_state(view), up=self.faces.up, late=self.faces.behind)

    def set_capture_mode(self, bare: bool) -> None:
        """Without the face that is up."""
        up = self.faces.up
        if up is not None:
            self.flight_motion.catch_up()
            self.scene.grid.spots[up.slot].show_face(None if bare else up.tile)

    def take(self, slot: int, seat: Seat | None = None) -> None:
        """Turn a tile over, for the player whose turn it is."""
        actor = self.view.actor
        if self.busy or actor is None or actor not in self.state.persons:
            return
        refused = self.bridge.submit(actor, [TurnOver(slot)])
        if refused is not None:
            self.scene.misses[actor].show_at(self.scene.grid.tile_rect(slot).center())
            self.refuse_seat(actor, refused, slot)

    def be_ready(self, seat: Seat) -> None:
        """Be ready for the next round, in which no tile is ringed before a key is pressed."""
        super().be_ready(seat)
        self.scene.grid.rest()

    def go_on(self) -> None:
        """The face of a turned tile has been seen."""
        self.faces.go_on()

    def skip(self) -> bool:
        """Be done with what is being shown, or go on from a face."""
        if super().skip():
            return True
        shown = self.faces.up is not None
        self.faces.go_on()
        return shown
