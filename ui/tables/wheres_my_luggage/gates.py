"""The table of Where's My Luggage?: the persons' gates at the belt, and what they would take."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal

from engine.core import Seat
from engine.games.wheres_my_luggage.view import NONE, Phase
from engine.parts.belt import Belt
from ui.tables.wheres_my_luggage.gate import TAP_SLOTS, Gate
from ui.tables.wheres_my_luggage.layout import at_first, shares
from ui.tables.wheres_my_luggage.scene import LuggageScene
from ui.tables.wheres_my_luggage.state import LuggageTableState

FRAME_MS: Final = 16

_HIDDEN_SLOT_REACH: Final = 2
"""A suitcase that comes to the front hides others up to so many slots beside it."""


class Gates(QObject):
    """The persons' gates, which move on their own time, whether the match's runs or not."""

    moved = Signal()
    """They begin to move, or stand again."""
    shown = Signal()
    """They, or what lies in them, may have changed."""

    def __init__(self, scene: LuggageScene, belt: Belt, now: Callable[[], float]) -> None:
        """Take what is shown, how the belt runs, and what gives game time in ticks."""
        super().__init__(scene)
        self._scene, self._belt, self._now = scene, belt, now
        self.gates: dict[Seat, Gate] = {}
        """Each person's gate; none in the memory form, and where the match is only watched.

        By mouse alone they are there to tell what comes near, and are not seen.
        """
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

    def sit(self, state: LuggageTableState) -> None:
        """Give each person a gate, in the middle of what they see best.

        Who has one already keeps its place, as a share of its way.
        """
        common, persons, belt = state.common, state.persons, self._belt
        self._scene.show_gates(())
        half = belt.pace / 2
        parts = shares(state.row, persons)
        before = self.gates
        self.gates = {
            seat: Gate(belt, None, 0.0)
            if seat not in parts
            else Gate(
                belt,
                # A slot between two of them: neither is hidden behind the other.
                (parts[seat][0] * belt.length + half, parts[seat][1] * belt.length - half),
                at_first(parts[seat]) * belt.length,
            )
            for seat in common.persons
        }
        for seat in self.gates.keys() & before.keys():
            self.gates[seat].stand_like(before[seat])

    @property
    def moving(self) -> bool:
        """Whether any of them is on its way."""
        return any(gate.moving for gate in self.gates.values())

    def press(self, seat: Seat, *, left: bool) -> None:
        """A seat's gate begins to move."""
        gate = self.gates.get(seat)
        if gate is not None:
            self.use(seat)
            gate.press(left=left)
            if not self._frame.isActive():
                self._last = perf_counter()
                self._frame.start()
                self.moved.emit()

    def let(self, seat: Seat, *, left: bool | None) -> None:
        """A seat's gate stops, or goes where another key takes it."""
        gate = self.gates.get(seat)
        if gate is not None:
            gate.release()
            if left is not None:
                gate.press(left=left)

    def use(self, seat: Seat) -> None:
        """A seat's keys are used: a pointer that goes on only after this is used later."""
        self.pale.discard(seat)
        self._pointer = self._scene.belt.pointer

    def _on_frame(self) -> None:
        now = perf_counter()
        passed, self._last = now - self._last, now
        for gate in self.gates.values():
            gate.pass_time(min(passed, 0.1))
        self.show()
        self._scene.belt.touch()
        if not self.moving:
            self._frame.stop()
            self.moved.emit()

    def slot(self, seat: Seat) -> int:
        """What a seat takes in its gate, or half a slot beside it: its kind, else the front row.

        Of several the nearest; where nothing lies there, the slot that the gate holds.
        """
        state, belt, gate = self._scene.state, self._belt, self.gates[seat]
        now, luggage, wanted = self._now(), state.view.belt, state.wanted[seat]
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
        belt, now = self._belt, int(self._now())

        def away(seat: Seat) -> float:
            far = abs(belt.place(slot, now) - self.gates[seat].place) % belt.length
            return min(far, belt.length - far)

        return min(self.gates, key=away)

    def show(self) -> None:
        """Show where they are, and what they hold."""
        if not self.gates:
            return
        scene, state = self._scene, self._scene.state
        view, persons = state.view, state.persons
        at = scene.belt.pointer
        if at is not None and at != self._pointer:
            # The pointer itself has gone on, not the belt below it.
            self._pointer = at
            if state.alone and state.hands == "both":
                self.pale.update(persons)
        shown, front = [], set[int]()
        for seat, gate in self.gates.items():
            if state.hands == "mouse":
                break
            colour, pale = state.colour(seat), seat in self.pale
            taken = self.slot(seat)
            if view.phase is not Phase.PLAY or view.belt[taken] == NONE or pale:
                scene.mark(f"gate {seat}", None)
            else:
                wanted = state.wanted[seat]
                # What it comes before is seen, too, if it is looked for.
                beside = range(taken - _HIDDEN_SLOT_REACH, taken + _HIDDEN_SLOT_REACH + 1)
                near = {slot % len(view.belt) for slot in beside}
                front |= {slot for slot in near if slot == taken or view.belt[slot] == wanted}
                fits = view.belt[taken] == wanted
                scene.mark(f"gate {seat}", taken, colour, fits=fits)
            words = "" if pale and not self.told else state.key_of(seat)
            shown.append((gate.turn, colour, words))
        scene.carousel.front = frozenset(front)
        scene.show_gates(shown)
        by_keys = state.hands == "gates" or (
            state.alone and state.hands == "both" and not self.pale
        )
        slot = None if by_keys else scene.belt.under
        kind = NONE if slot is None or slot >= len(view.belt) else view.belt[slot]
        fit = [seat for seat in persons if kind != NONE and state.wanted[seat] == kind]
        colour = state.colour(next(iter([*fit, *persons]))) if persons else ""
        scene.mark("pointer", slot, colour, fits=bool(fit))
        self.shown.emit()
