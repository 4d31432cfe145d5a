"""The table of Where's My Luggage?: a seat's gate at the belt, which belongs to the screen alone.

Places are ways along the belt as in `engine.parts.belt`, in ticks: 0 is the middle of the front,
and what moves on goes to the left there.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer

from engine.core import Seat
from engine.games.wheres_my_luggage.view import NONE, Phase
from engine.parts.belt import Belt
from ui.tables.wheres_my_luggage.layout import at_first, order, shares

if TYPE_CHECKING:
    from ui.tables.wheres_my_luggage.belt import BeltTable

FRAME_MS: Final = 16

SPEED: Final = 11.0
"""Slots a second, while a key is held; one tap takes it a slot further."""


def slot_at(belt: Belt, place: float, now: float) -> int:
    """The slot whose centre is within half a slot of a place (WL-32)."""
    return math.floor((place - now) / belt.pace + 0.5) % belt.slots


class Gate:
    """A place at the belt that goes where its keys take it, within its seat's share of the belt.

    `low` and `high` bound its way; None is the whole round.
    """

    def __init__(self, belt: Belt, share: tuple[float, float] | None, start: float) -> None:
        self._belt = belt
        self._share = share
        self._place = start
        self._way = 0
        self._rest = 0.0
        """What is left of a tap's way, with its sign."""

    @property
    def place(self) -> float:
        """Where it is."""
        return self._place % self._belt.length

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self._way != 0 or self._rest != 0.0

    @property
    def turn(self) -> float:
        """Where it is, as a share of the whole round."""
        return self.place / self._belt.length

    def slot(self, now: float) -> int:
        """The slot that it holds at a tick."""
        return slot_at(self._belt, self._place, now)

    def press(self, *, left: bool) -> None:
        """A key that takes it left or right, as seen on the screen, goes down."""
        at_front = not 0.25 < self.turn < 0.75
        self._way = 1 if left == at_front else -1
        self._rest = float(self._way * self._belt.pace)

    def release(self) -> None:
        """No key takes it on."""
        self._way = 0

    def pass_time(self, seconds: float) -> None:
        """Go on, by so many seconds of the person's time."""
        far = SPEED * self._belt.pace * max(0.0, seconds)
        if self._way:
            self._place = self._bounded(self._place + self._way * far)
            self._rest -= math.copysign(min(far, abs(self._rest)), self._rest)
        elif self._rest:
            step = math.copysign(min(far, abs(self._rest)), self._rest)
            self._place = self._bounded(self._place + step)
            self._rest = 0.0 if abs(self._rest - step) < 1e-9 else self._rest - step

    def _bounded(self, place: float) -> float:
        if self._share is None:
            return place % self._belt.length
        low, high = self._share
        return min(high, max(low, place))


class Gates(QObject):
    """The persons' gates, which move on their own time, whether the match's runs or not."""

    def __init__(self, table: BeltTable) -> None:
        super().__init__(table)
        self._table = table
        self._frame = QTimer(self)
        self._frame.setInterval(FRAME_MS)
        self._frame.setTimerType(Qt.TimerType.PreciseTimer)
        self._frame.timeout.connect(self._on_frame)
        self._last = perf_counter()
        self.pale = set[Seat]()
        """Persons whose pointer was used last: gate and outline are faint until their keys are."""
        self.told = False
        """Whether a lesson speaks of gates: none is faint then, but what it would take is."""
        self._pointer: QPointF | None = None

    def sit(self) -> dict[Seat, Gate]:
        """Give each person a gate, in the middle of what they see best."""
        table, belt = self._table, self._table.box.belt
        table.scene.show_gates(())
        if table.bridge.read_only:
            return {}
        left = table.bridge.comfort.hands.left
        parts = shares(order(len(table.colours), table.persons, left=left), table.persons)
        return {
            seat: Gate(belt, None, 0.0)
            if seat not in parts
            else Gate(
                belt,
                (parts[seat][0] * belt.length, parts[seat][1] * belt.length),
                at_first(parts[seat]) * belt.length,
            )
            for seat in table.persons
        }

    def press(self, seat: Seat, *, left: bool) -> None:
        """A seat's gate begins to move."""
        gate = self._table.gates.get(seat)
        if gate is not None:
            self.pale.discard(seat)
            gate.press(left=left)
            if not self._frame.isActive():
                self._last = perf_counter()
                self._frame.start()

    def _on_frame(self) -> None:
        now = perf_counter()
        passed, self._last = now - self._last, now
        for gate in self._table.gates.values():
            gate.pass_time(min(passed, 0.1))
        self.show()
        self._table.scene.belt.touch()
        if not any(gate.moving for gate in self._table.gates.values()):
            self._frame.stop()

    def slot(self, seat: Seat) -> int:
        """What a seat takes in its gate, or half a slot beside it: the nearest, its kind first.

        Where nothing lies there, the slot that the gate holds.
        """
        table, belt, gate = self._table, self._table.box.belt, self._table.gates[seat]
        now, luggage, wanted = table.clock.now(), table.view.belt, table.wanted(seat)
        here, count = gate.slot(now), belt.slots

        def worth(slot: int) -> tuple[bool, float]:
            far = ((gate.place - now) / belt.pace - slot) % count
            return luggage[slot] != wanted, min(far, count - far)

        near = [slot % count for slot in range(here - 1, here + 2)]
        found = [slot for slot in near if luggage[slot] != NONE and worth(slot)[1] <= 1.0]
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
            if view.phase is not Phase.PLAY or view.belt[taken] == NONE:
                table.scene.mark(f"gate {seat}", None)
            else:
                fits = view.belt[taken] == table.wanted(seat)
                if fits or not pale:
                    front.add(taken)
                table.scene.mark(f"gate {seat}", taken, colour, fits=fits, pale=pale)
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
