"""The table of Where's My Luggage?: the form played by turns, from memory."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.actions import TurnOver
from engine.games.wheres_my_luggage.events import Turned
from engine.games.wheres_my_luggage.view import LuggageView
from ui.bridge.base import Stepped, TableBridge
from ui.kit.table.event_player import INSTANT_CAUSES, EventPlayer
from ui.look.style import Look
from ui.motion import ValueTween
from ui.tables.wheres_my_luggage.state import LuggageTableState
from ui.tables.wheres_my_luggage.table import Table

FACE_MS: Final = 1600
"""Milliseconds for which a tile's face is up where nobody plays, unless somebody goes on."""
_TURN_MS: Final = 260


class TileFaces(EventPlayer[LuggageView]):
    """Follows the match up to the next tile that is turned: all see its face, until it is over.

    Where a person plays it is up until somebody goes on (WL-21: there is no hurry).
    """

    def __init__(self, table: MemoryTable) -> None:
        super().__init__(table.shared, table, table)
        self._page = table
        self._later: deque[Stepped] = deque()
        """Steps that the screen has yet to come to."""
        self.up: Turned | None = None
        """The tile that has its face up."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.go_on)

    @property
    def behind(self) -> bool:
        """Whether the screen is behind the match."""
        return self.up is not None or bool(self._later)

    @property
    def waits(self) -> bool:
        """Whether somebody has to go on, by any key or click."""
        page = self._page
        return self.up is not None and bool(page.state.persons) and not page.bridge.read_only

    def _on_stepped(self, stepped: Stepped) -> None:
        if stepped.cause in INSTANT_CAUSES:
            self._later.clear()
            self._hide()
            super()._on_stepped(stepped)
            return
        self._later.append(stepped)
        if self.up is None:
            self._follow()

    def _on_turn(self) -> None:
        if not self.behind:
            super()._on_turn()

    def _follow(self) -> None:
        """Show what has happened meanwhile, up to the next face."""
        while self._later and self.up is None:
            events = self._later[0].events
            turned = next((event for event in events if isinstance(event, Turned)), None)
            if turned is not None:
                self._show(turned)
            else:
                super()._on_stepped(self._later.popleft())
        if not self.behind:
            self._on_turn()

    def _show(self, turned: Turned) -> None:
        """All see whose tile it is."""
        spot = self._page.scene.grid.spots[turned.slot]
        spot.set_raised(True)
        self.up = turned
        self._page.access.turned(turned)

        def turn(share: float) -> None:
            spot.show_face(turned.tile if share > 0.5 else None)
            spot.set_turn(abs(2 * share - 1))

        self._page.flight_motion.side_animation(
            [ValueTween(turn, _TURN_MS)], lambda: turn(1.0), "flip"
        )
        if not self.waits:
            self._timer.start(FACE_MS)
        # What was refused before is over; what the tile asks for is said in its place.
        self._page.reset_prompt()

    def go_on(self) -> None:
        """The face has been seen: the tile is turned back, or set aside."""
        if self.up is None:
            return
        self._hide()
        if self._later:
            super()._on_stepped(self._later.popleft())
        self._follow()
        if not self.behind and self._page.view.actor in self._page.state.persons:
            self._page.scene.grid.lead()

    def _hide(self) -> None:
        self._timer.stop()
        if self.up is None:
            return
        self._page.flight_motion.catch_up()
        spot = self._page.scene.grid.spots[self.up.slot]
        self.up = None
        spot.set_turn(1.0)
        spot.set_raised(False)
        spot.show_face(None)


class MemoryTable(Table):
    """Tiles on the linen; whoever's turn it is turns one over."""

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.pause_button.hide()
        self.open()

    def new_follower(self) -> TileFaces:
        """Faces are shown in between."""
        self.faces = TileFaces(self)
        return self.faces

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
        """Turn a tile over, for whoever's turn it is."""
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
