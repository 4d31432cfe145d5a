"""The table of Where's My Luggage?: tiles that have their face up, in the form from memory."""

from __future__ import annotations

from collections import deque
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.events import Turned
from engine.games.wheres_my_luggage.view import LuggageView
from ui.bridge.base import Stepped
from ui.kit.table.event_player import INSTANT_CAUSES, EventPlayer, MatchScreen
from ui.kit.table.shared_parts import SharedParts
from ui.motion import MotionPlayer, ValueTween
from ui.tables.wheres_my_luggage.grid import TileGrid

FACE_MS: Final = 1600
"""Milliseconds for which a tile's face is up where nobody plays, unless someone goes on."""
_TURN_MS: Final = 260


class TileFaces(EventPlayer[LuggageView]):
    """Follows the match up to the next tile that is turned: all see its face, until it is over.

    Where a person plays it is up until someone goes on (WL-21: there is no hurry).
    """

    shown = Signal(object)
    """A `Turned`: all see the face of its tile from now on."""
    _grid: TileGrid
    _motion: MotionPlayer

    def __init__(
        self, shared: SharedParts, screen: MatchScreen[LuggageView], parent: QObject
    ) -> None:
        super().__init__(shared, screen, parent)
        self._later: deque[Stepped] = deque()
        """Steps that the screen has yet to come to."""
        self.up: Turned | None = None
        """The tile that has its face up."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_time)

    def furnish(self, grid: TileGrid, motion: MotionPlayer) -> None:
        """Take the tiles, and what moves them beside the match, once the table has both."""
        self._grid, self._motion = grid, motion

    @property
    def behind(self) -> bool:
        """Whether the screen is behind the match."""
        return self.up is not None or bool(self._later)

    @property
    def waits(self) -> bool:
        """Whether someone must go on, by any key or click."""
        return self.up is not None and bool(self._persons()) and not self._shared.bridge.read_only

    @property
    def shown_ms(self) -> int:
        """Milliseconds after which a face goes by itself where a person plays; 0 for never.

        It waits where several look at one screen, as each may still be looking, and for whoever
        uses assistive technology.
        """
        alone = len(self._persons()) == 1 and not QAccessible.isActive()
        return self._shared.bridge.preferences.face_ms if alone else 0

    def _on_time(self) -> None:
        """Go on, unless the person looks at another window or page."""
        shown_ms = self.shown_ms
        if not self.waits:
            self.go_on()
        elif shown_ms and not self._is_seen():
            self._timer.start(shown_ms)
        elif shown_ms:
            self.go_on()

    def _is_seen(self) -> bool:
        """Whether the table is in the window that is being used."""
        table = self.parent()
        return isinstance(table, QWidget) and table.isVisible() and table.isActiveWindow()

    def _persons(self) -> list[Seat]:
        """Return the seats that persons play, or have played where the match is only watched."""
        return [player.seat for player in self._shared.bridge.players if player.is_person]

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
        self._grid.set_hinted(None)
        spot = self._grid.spots[turned.slot]
        spot.set_raised(True)
        self.up = turned

        def turn(share: float) -> None:
            spot.show_face(turned.tile if share > 0.5 else None)
            spot.set_turn(abs(2 * share - 1))

        self._motion.side_animation([ValueTween(turn, _TURN_MS)], lambda: turn(1.0), "flip")
        if not self.waits:
            self._timer.start(FACE_MS)
        elif self.shown_ms:
            self._timer.start(_TURN_MS + self.shown_ms)
        self.shown.emit(turned)

    def go_on(self) -> None:
        """The face has been seen: the tile is turned back, or set aside."""
        if self.up is None:
            return
        self._hide()
        if self._later:
            super()._on_stepped(self._later.popleft())
        self._follow()
        if not self.behind and self._screen.view.actor in self._persons():
            self._grid.lead()

    def _hide(self) -> None:
        self._timer.stop()
        if self.up is None:
            return
        self._motion.catch_up()
        spot = self._grid.spots[self.up.slot]
        self.up = None
        spot.set_turn(1.0)
        spot.set_raised(False)
        spot.show_face(None)
