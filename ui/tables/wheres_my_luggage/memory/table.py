"""The table of Where's My Luggage?: the form played by turns, from memory."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.actions import TurnOver
from engine.games.wheres_my_luggage.events import Turned
from engine.games.wheres_my_luggage.view import LuggageView
from ui.bridge.base import TableBridge
from ui.look.style import Look
from ui.tables.wheres_my_luggage.memory.faces import TileFaces
from ui.tables.wheres_my_luggage.state import LuggageTableState
from ui.tables.wheres_my_luggage.table import Table


class MemoryTable(Table):
    """Tiles on the linen; the player whose turn it is turns one over."""

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.pause_button.hide()
        self.faces.furnish(self.scene.grid, self.flight_motion)
        self.faces.shown.connect(self._on_face)
        self.open()

    def new_follower(self) -> TileFaces:
        """Faces are shown in between."""
        self.faces = TileFaces(self.shared, self, self)
        return self.faces

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
