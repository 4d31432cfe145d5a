"""The table of Where's My Luggage?: the persons' gates at the belt, and what they would take."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal

from engine.core import Seat
from engine.games.wheres_my_luggage.view import NONE, Phase
from ui.kit.gate import TAP_SLOTS, Gate
from ui.tables.wheres_my_luggage.layout import at_first, order, shares

if TYPE_CHECKING:
    from ui.tables.wheres_my_luggage.belt import BeltTable

FRAME_MS: Final = 16

_HIDDEN_SLOT_REACH: Final = 2
"""A suitcase that comes to the front hides others up to so many slots beside it."""


class Gates(QObject):
    """The persons' gates, which move on their own time, whether the match's runs or not."""

    moved = Signal()
    """They begin to move, or stand again."""

    def __init__(self, table: BeltTable) -> None:
        super().__init__(table)
        self._table = table
        self._frame = QTimer(self)
        self._frame.setInterval(FRAME_MS)
        self._frame.setTimerType(Qt.TimerType.PreciseTimer)
        self._frame.timeout.connect(self._on_frame)
        self._last = perf_counter()
        self.pale = set[Seat]()
        """Persons whose pointer was used last: their gate is faint and outlines nothing."""
        self.told = False
        """Whether a lesson speaks of gates: none is faint then."""
        self._pointer: QPointF | None = None

    def sit(self) -> dict[Seat, Gate]:
        """Give each person a gate, in the middle of what they see best."""
        table, belt = self._table, self._table.box.belt
        table.scene.show_gates(())
        if table.bridge.read_only:
            return {}
        left, half = table.bridge.preferences.hands.left, belt.pace / 2
        parts = shares(order(len(table.colours), table.persons, left=left), table.persons)
        return {
            seat: Gate(belt, None, 0.0)
            if seat not in parts
            else Gate(
                belt,
                # A slot between two of them: neither is hidden behind the other.
                (parts[seat][0] * belt.length + half, parts[seat][1] * belt.length - half),
                at_first(parts[seat]) * belt.length,
            )
            for seat in table.persons
        }

    @property
    def moving(self) -> bool:
        """Whether any of them is on its way."""
        return any(gate.moving for gate in self._table.gates.values())

    def press(self, seat: Seat, *, left: bool) -> None:
        """A seat's gate begins to move."""
        gate = self._table.gates.get(seat)
        if gate is not None:
            self.use(seat)
            gate.press(left=left)
            if not self._frame.isActive():
                self._last = perf_counter()
                self._frame.start()
                self.moved.emit()

    def use(self, seat: Seat) -> None:
        """A seat's keys are used: a pointer that goes on only after this is used later."""
        self.pale.discard(seat)
        self._pointer = self._table.scene.belt.pointer

    def _on_frame(self) -> None:
        now = perf_counter()
        passed, self._last = now - self._last, now
        for gate in self._table.gates.values():
            gate.pass_time(min(passed, 0.1))
        self.show()
        self._table.scene.belt.touch()
        if not self.moving:
            self._frame.stop()
            self.moved.emit()

    def slot(self, seat: Seat) -> int:
        """What a seat takes in its gate, or half a slot beside it: its kind, else the front row.

        Of several the nearest; where nothing lies there, the slot that the gate holds.
        """
        table, belt, gate = self._table, self._table.box.belt, self._table.gates[seat]
        now, luggage, wanted = table.clock.now(), table.view.belt, table.wanted(seat)
        here, count = gate.slot(now), belt.slots

        # The outer lane, of even slots, is before the other in front, and behind it at the back.
        rear = int(gate.at_front)

        def worth(slot: int) -> tuple[bool, bool, float]:
            far = ((gate.place - now) / belt.pace - slot) % count
            return luggage[slot] != wanted, slot % TAP_SLOTS == rear, min(far, count - far)

        near = [slot % count for slot in range(here - 1, here + 2)]
        found = [slot for slot in near if luggage[slot] != NONE and worth(slot)[2] <= 1.0]
        return min(found, key=worth, default=here)

    def nearest(self, slot: int) -> Seat:
        """The person whose gate is nearest to a slot."""
        table, belt = self._table, self._table.box.belt
        now = int(table.clock.now())

        def away(seat: Seat) -> float:
            far = abs(belt.place(slot, now) - table.gates[seat].place) % belt.length
            return min(far, belt.length - far)

        return min(table.persons, key=away)

    def show(self) -> None:
        """Show where they are, and what they hold."""
        table, view = self._table, self._table.view
        if not table.gates:
            return
        at = table.scene.belt.pointer
        if at is not None and at != self._pointer:
            # The pointer itself has gone on, not the belt below it.
            self._pointer = at
            if table.alone:
                self.pale.update(table.persons)
        shown, front = [], set[int]()
        for seat, gate in table.gates.items():
            colour, pale = table.colours[seat], seat in self.pale
            taken = self.slot(seat)
            if view.phase is not Phase.PLAY or view.belt[taken] == NONE or pale:
                table.scene.mark(f"gate {seat}", None)
            else:
                wanted = table.wanted(seat)
                # What it comes before is seen, too, if it is looked for.
                beside = range(taken - _HIDDEN_SLOT_REACH, taken + _HIDDEN_SLOT_REACH + 1)
                near = {slot % len(view.belt) for slot in beside}
                front |= {slot for slot in near if slot == taken or view.belt[slot] == wanted}
                fits = view.belt[taken] == wanted
                table.scene.mark(f"gate {seat}", taken, colour, fits=fits)
            words = "" if pale and not self.told else table.seats_keys.names[seat][1]
            shown.append((gate.turn, colour, words))
        table.scene.carousel.front = frozenset(front)
        table.scene.show_gates(shown)
        by_keys = table.alone and not self.pale
        slot = None if by_keys else table.scene.belt.under
        kind = NONE if slot is None or slot >= len(view.belt) else view.belt[slot]
        fit = [seat for seat in table.persons if kind != NONE and table.wanted(seat) == kind]
        colour = table.colours[next(iter([*fit, *table.persons]))] if table.persons else ""
        table.scene.mark("pointer", slot, colour, fits=bool(fit))
        table.access.follow()
