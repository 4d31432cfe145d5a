"""Tests of the table of Where's My Luggage?: a real table, a clock of one's own, and hands."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Level, Seat
from engine.games.wheres_my_luggage.view import NONE, Phase
from engine.match import Player, begin
from tests.ui.tables.laws.seconds import FRAME, Time
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences
from ui.look.style import Look
from ui.tables.wheres_my_luggage.table import Table as LuggageTable

GAME = "wheres_my_luggage"
ADA = Player(name="Ada", colour="brick")
BEN = Player(name="Ben", colour="ocean")
BOT = Player("computer", Level("easy"), "Computer", "plum")


class Table:
    """A table that is shown, the time it runs by, and what a hand knows of it."""

    def __init__(self, table: LuggageTable, bridge: MatchBridge, time: Time) -> None:
        self.table: Any = table
        self.bridge = bridge
        self.time = time

    @property
    def view(self) -> Any:
        return self.bridge.view()

    @property
    def port(self) -> Any:
        return self.table.scene.view.viewport()

    @property
    def phase(self) -> str:
        """What the clock does now."""
        return self.bridge.clock.phase

    def tick(self, frames: int = 1) -> None:
        """Let frames pass, a sixtieth of a second each."""
        for _ in range(frames):
            self.time.seconds += FRAME
            self.bridge.clock.frame()

    def resize(self, size: tuple[int, int]) -> None:
        """Bring the table into another size, as if it had been opened in it."""
        self.table.resize(*size)
        QTest.qWait(1)

    def start(self) -> None:
        """Let the countdown pass."""
        for _ in range(400):
            if self.bridge.clock.phase in ("runs", "held"):
                return
            self.tick()
        raise AssertionError(self.bridge.clock.phase)

    def hidden(self) -> tuple[int, ...]:
        """Which tile lies in which slot: what no player knows."""
        tiles: tuple[int, ...] = self.bridge._session._now.state.tiles
        return tiles

    def own_slot(self, seat: Seat) -> int | None:
        """Where the luggage of a seat's passenger is, if it is on the belt."""
        passenger = self.view.seats[seat].passenger
        tiles = self.hidden()
        return tiles.index(passenger) if passenger != NONE and passenger in tiles else None

    def slots_of(self, kind: int) -> list[int]:
        return [slot for slot, there in enumerate(self.view.belt) if there == kind]

    def own_type_in_gate(self, seat: Seat) -> bool:
        slot = self.table.gates[seat].slot(self.table.clock.now())
        kind: int = self.table.box.kinds[self.view.seats[seat].passenger]
        return bool(self.view.belt[slot] == kind)

    def wrong_slot(self, seat: Seat) -> int:
        kind = self.table.box.kinds[self.view.seats[seat].passenger]
        return next(slot for slot, there in enumerate(self.view.belt) if there not in (NONE, kind))

    def nobodys_slot(self) -> int:
        """What is on the belt and nobody looks for."""
        state = self.table.state
        sought = [state.wanted[seat] for seat in state.persons]
        found = (slot for slot, kind in enumerate(self.view.belt) if kind not in (NONE, *sought))
        return next(slot for slot in found if self.point(slot) is not None)

    def gate_at(self, seat: Seat, slot: int, aside: float = 0.0) -> None:
        """Put a seat's gate where a slot is, or so many ticks of the belt beside it."""
        table = self.table
        place = (slot * table.box.belt.pace + table.clock.now() + aside) % table.box.belt.length
        table.gates[seat]._place = place

    # Hands

    def point(self, slot: int) -> Any:
        """A point of the window at which a suitcase can be pressed now, if any."""
        carousel = self.table.scene.carousel
        body = carousel.body(slot)
        for across in (0.5, 0.25, 0.75):
            for down in (0.3, 0.6):
                at = body.topLeft() + QPointF(body.width() * across, body.height() * down)
                if carousel.slot_at(at) == slot:
                    return self.table.scene.view.mapFromScene(at)
        return None

    def press_at(self, at: QPoint) -> None:
        """Click a point of the stage."""
        QTest.mouseMove(self.port, at)
        QTest.mouseClick(self.port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    def click(self, slot: int) -> None:
        """Click a suitcase on the moving belt as soon as it can be seen."""
        for _ in range(1500):
            at = self.point(slot)
            if at is not None:
                self.press_at(at)
                return
            self.tick()
        raise AssertionError(f"slot {slot} was never in sight")

    def key_down(self, key: Qt.Key, pad: bool = False) -> None:
        modifier = Qt.KeyboardModifier.KeypadModifier if pad else Qt.KeyboardModifier.NoModifier
        target = QApplication.focusWidget() or self.table.scene.view
        QTest.keyPress(target, key, modifier)

    def key_up(self, key: Qt.Key, pad: bool = False) -> None:
        modifier = Qt.KeyboardModifier.KeypadModifier if pad else Qt.KeyboardModifier.NoModifier
        target = QApplication.focusWidget() or self.table.scene.view
        QTest.keyRelease(target, key, modifier)

    def key(self, key: Qt.Key) -> None:
        self.key_down(key)
        self.key_up(key)

    def aim(self, seat: Seat, slot: int) -> bool:
        """Wait until a slot comes to a seat's gate; whether it does within a round of the belt."""
        gate, belt = self.table.gates[seat], self.table.box.belt
        # It stays there for `pace` ticks, and a frame of a slow machine brings six of them.
        step = belt.pace // 5
        for _ in range((belt.length + 60) // step):
            if gate.slot(self.table.clock.now()) == slot:
                return True
            if self.view.phase is not Phase.PLAY:
                return False
            self.time.seconds += step * FRAME
            self.bridge.clock.frame()
        return False


Make = Callable[..., Table]


@pytest.fixture
def make(qtbot: QtBot, look: Look, preferences: Preferences) -> Iterator[Make]:
    made: list[MatchBridge] = []
    pool = WorkerPool()

    def table(
        players: Sequence[Player] = (ADA, BEN),
        *,
        seed: str = "belt",
        options: dict[str, Any] | None = None,
        size: tuple[int, int] = (1264, 700),
        started: bool = True,
        practice: bool = False,
    ) -> Table:
        time = Time()
        session = begin(catalog.game(GAME), seed, players, options, practice=practice)
        bridge = MatchBridge(session, pool, preferences, now=time)
        made.append(bridge)
        built = LuggageTable.of(look, bridge)
        qtbot.addWidget(built)
        built.resize(*size)
        with qtbot.waitExposed(built):
            built.show()
        built.setFocus()
        # Drawn once, as on a screen: pictures on their way have the size of the belt's.
        built.grab()
        found = Table(built, bridge, time)
        bridge.begin()
        if started and bridge.clock.phase != "stands":
            found.start()
        return found

    yield table
    for bridge in made:
        bridge.close()
    pool.close()
