"""How the table of Where's My Luggage? is played, for the laws of tables: by turns, in time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible

from engine.core import Action
from engine.games.wheres_my_luggage.actions import Ready, TurnOver
from engine.games.wheres_my_luggage.view import Phase
from tests.ui.tables.laws.kit import Driver, Wrong, told
from tests.ui.tables.wheres_my_luggage.conftest import Table
from ui.access.voice import Voice

Role = QAccessible.Role
GRAB = (Qt.Key.Key_S, Qt.Key.Key_K)
"""What takes a suitcase, and says that one is ready: the keys of the first and second person."""


class MemoryDriver(Driver):
    """A decision is a tile that is turned over, and then a press that goes on."""

    game = "wheres_my_luggage"
    form = "memory"
    options: ClassVar = {"form": "memory"}

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.hand = Table(*given)
        self.wrongs = 0

    @property
    def voice(self) -> Voice:
        found: Voice = self.table.access.voice
        return found

    def decide(self) -> Sequence[Action]:
        """The own luggage, so that a round ends soon; what no player knows, a test does."""
        view, seat = self.bridge.view(), self.seat
        if view.phase is Phase.BETWEEN:
            return (Ready(),)
        return (TurnOver(self.hand.hidden().index(view.seats[seat].passenger)),)

    def rest(self) -> None:
        self.table.go_on()
        self.table.motion.catch_up()

    def keys(self, acts: Sequence[Action]) -> None:
        (act,) = acts
        if not isinstance(act, TurnOver):
            self.key(GRAB[self.seat])
            return
        grid = self.table.scene.grid
        grid.lead()
        goal = divmod(act.slot, grid.columns)
        for _ in range(grid.columns + grid.rows):
            column, row = grid.cursor_cell
            if column != goal[1]:
                self.key(Qt.Key.Key_Right if column < goal[1] else Qt.Key.Key_Left)
            elif row != goal[0]:
                self.key(Qt.Key.Key_Down if row < goal[0] else Qt.Key.Key_Up)
        self.key(Qt.Key.Key_Return)
        self._see(act.slot)
        self.key(Qt.Key.Key_Space)
        assert grid.spots[act.slot].face is None

    def pointer(self, acts: Sequence[Action]) -> None:
        (act,) = acts
        if not isinstance(act, TurnOver):
            self.press(self.table.check.buttons[self.seat])
            return
        self._click(act.slot)
        self._see(act.slot)
        self._click(act.slot)
        assert self.table.scene.grid.spots[act.slot].face is None

    def tree(self, acts: Sequence[Action]) -> None:
        (act,) = acts
        if not isinstance(act, TurnOver):
            name = self.table.words.name(self.seat)
            self.reader.press(f"{name} is ready for the next round", Role.Button)
            return
        self.reader.press(self.table.scene.grid.name(act.slot), Role.Cell)
        self._see(act.slot)
        self.reader.press("Continue", Role.Button)
        assert self.table.scene.grid.spots[act.slot].face is None

    def _click(self, place: int) -> None:
        scene = self.table.scene
        self.hand.press_at(scene.view.mapFromScene(scene.grid.tile_rect(place).center()))

    def _see(self, place: int) -> None:
        """The tile's reverse is shown to all until somebody goes on."""
        assert self.table.scene.grid.spots[place].face is not None

    @property
    def now(self) -> str:
        """Of several persons, what concerns one is said in their corner."""
        notes = [panel.shown.note for panel in self.table.scene.panels.values()]
        return " ".join(filter(None, (*notes, super().now)))

    def told_once(self) -> set[str]:
        """Whose the tiles are that lie there: each was turned over, or will be."""
        now = told(self.table)
        owners = (self.table.words.owner(tile) for tile in self.hand.hidden() if tile >= 0)
        return {words for words in owners if words not in now}

    def wrong(self) -> Wrong:
        """A tile of another type: by pointer, and the next time through the tree."""
        view, words, grid = self.bridge.view(), self.table.words, self.table.scene.grid
        slot = self.hand.wrong_slot(view.actor)
        self.wrongs += 1
        if self.wrongs == 1:
            self._click(slot)
        else:
            self.reader.press(grid.name(slot), Role.Cell)
        passenger = view.seats[view.actor].passenger
        types = (view.belt[slot], self.table.box.kinds[passenger])
        return Wrong("WL-12", (*map(words.type, types), words.passenger(passenger)))


class BeltDriver(MemoryDriver):
    """By the clock: nothing waits for a decision."""

    form = "timed"
    options: ClassVar = {}
    without: ClassVar = {
        "keys": "a suitcase is taken where it comes to a gate: test_belt has it",
        "pointer": "a suitcase is taken where it is seen: test_belt plays a match by mouse",
        "tree": "time is let run from the tree first, in step mode: test_access has it",
        "wrong": "what nobody here looks for is no rule's: test_belt has it alone",
        "undo": "time that has passed is not taken back",
        "again": "while time runs nothing is shown again: test_belt has where it stands",
        "tips": "a table that is built beside it pauses the clock; test_belt has its tips",
    }

    def rest(self) -> None:
        self.hand.start()

    def decide(self) -> Sequence[Action]:
        return ()


DRIVERS = (MemoryDriver, BeltDriver)
