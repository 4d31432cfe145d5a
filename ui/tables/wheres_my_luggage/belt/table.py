"""The table of Where's My Luggage?: the form by the clock, at the belt.

Where the belt is follows from the bridge's clock alone; what lies on it from the match. A gate is
a place on this screen and no part of the match (WL-32).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtWidgets import QWidget

from engine.core import Refused, Seat
from engine.games.wheres_my_luggage.actions import Grab
from engine.games.wheres_my_luggage.view import NONE, Phase
from ui.bridge.base import Stepped, TableBridge
from ui.kit.table.animator import AnimationStep
from ui.kit.table.keys import ENTER_NAMES, lettered
from ui.kit.words import listed
from ui.look.shortcuts import Shortcut, name_of
from ui.look.style import Look
from ui.motion import ValueTween
from ui.tables.wheres_my_luggage import prompts
from ui.tables.wheres_my_luggage.belt.ahead import PicturesAhead
from ui.tables.wheres_my_luggage.belt.cover import BeltCover
from ui.tables.wheres_my_luggage.belt.hands import Hands, Reach
from ui.tables.wheres_my_luggage.commands import GateKey
from ui.tables.wheres_my_luggage.ending import ENDED_PHASES
from ui.tables.wheres_my_luggage.gate import Gate
from ui.tables.wheres_my_luggage.parts import BeltParts
from ui.tables.wheres_my_luggage.state import LuggageTableState
from ui.tables.wheres_my_luggage.table import NOTE_MS, Table
from ui.tables.wheres_my_luggage.words import say

_SHAKE_MS: Final = 360


class BeltTable(Table):
    """A belt that turns; whoever is quicker takes what comes by."""

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self._count = 0
        self._phase = self.clock.phase
        self.belt_steps_button.clicked.connect(lambda: self.shown_time.change())
        self._ahead = PicturesAhead(look, self.scene, self.box)
        self._full = False
        """Whether this frame has enough to do with what has happened in it."""
        self.hold_button = self.tag("hold", primary=True, parent=self.scene.view)
        self.seats_keys.time = self.hold_button
        on = self.continue_button = self.tag("continue", primary=True)
        self.belt_cover = BeltCover(look, self.scene, self.flight_motion, on)
        self._hands = Hands()
        self.scene.belt.hovered.connect(self.places.show)
        self.scene.arranged.connect(self._ahead.restart)
        # Where no time passes, nothing else would move their signs along.
        self.scene.arranged.connect(self.places.show)
        self.pause_button.clicked.connect(self.pause)
        self.continue_button.clicked.connect(self.resume)
        self.hold_button.pressed.connect(lambda: self.hold(True))
        self.hold_button.released.connect(lambda: self.hold(False))
        self.clock.ticked.connect(self._on_ticked)
        self.clock.changed.connect(self._on_clock)
        self.open()
        self._ahead.restart()
        self._on_clock()

    @property
    def gates(self) -> dict[Seat, Gate]:
        """Each person's gate; none where the match is only watched."""
        return self.places.gates

    def _belt_parts(self) -> BeltParts:
        return BeltParts(self.hold_button, self.belt_cover.card, self.pause, self.resume)

    def sit(self) -> None:
        """Give out gates, too."""
        super().sit()
        self.places.sit(self.state)

    # Time -----------------------------------------------------------------------------------------

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """In the frame in which something happens nothing else is done."""
        self._full = True
        return super().parts(stepped)

    def _on_ticked(self, now: float) -> None:
        self.access.pass_time(now)
        self.scene.show_time(self.shown_time.now())
        self.flights.spare = 0 if self._full else 1
        self.flight_motion.keep_up()
        self.flights.spare = None
        self.scene.show_rings(now)
        self.places.show()
        self._show_waits(now)
        if self._looks.age(now):
            self.scene.show_corners(self.renew_state())
        elif not self._full and not self._mend():
            self._ahead.go_on(moving=self.flight_motion.moving)
        self._full = False

    def _mend(self) -> bool:
        """Show some of what has changed beside the belt; whether there was anything."""
        return any(panel.mend() for panel in self.scene.panels.values()) or self.log.mend()

    def _on_clock(self) -> None:
        if self.clock.phase not in ("runs", "held"):
            self.access.stand()
        phase, count = self.clock.phase, self.clock.count
        had = self.window().focusWidget() is self.focusProxy()
        if phase == "countdown" and count != self._count:
            self.cued.emit("tick")
        self._count = count
        if self._phase == "countdown" != phase:
            # Whoever pressed too early was told that it does not run yet.
            self.clear_message()
        self._phase = phase
        covered = self.belt_cover.show("" if self.bridge.read_only else phase)
        self.refresh()
        paused = phase == "paused" and not self.bridge.read_only
        self.setFocusProxy(self.continue_button if paused else self.stage)
        if had or (covered and self.isVisible()):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_capture_mode(self, bare: bool) -> None:
        """Without the cover, its card, and whose it is that is looked at (WL-33)."""
        self._looks.forget()
        self.view = self.bridge.public() if bare else self.bridge.view()
        self.present(self.renew_state())
        self.belt_cover.card.setVisible(not bare and self.clock.phase == "paused")
        self.scene.cover(float(not bare and self.clock.phase in ("paused", "countdown")))

    def pause(self) -> None:
        """Stop time and cover the belt."""
        if self.clock.phase in ("runs", "countdown", "held"):
            self.clock.pause()

    def resume(self) -> None:
        """Count down and go on."""
        if self.clock.phase == "paused":
            self.clock.resume()
            self.setFocus()

    # What is shown --------------------------------------------------------------------------------

    def present(self, state: LuggageTableState) -> None:
        """Show belt, gates and time; while the belt turns, the rest in the frames after."""
        self.log.patient = state.time.patient
        if not state.time.patient:
            self.log.mend()
        now = self.clock.now()
        self.scene.show_time(self.shown_time.now())
        super().present(state)
        self.scene.show_rings(now)
        self.places.show()
        self._show_waits(now)
        self._show_buttons(state)

    def _show_buttons(self, state: LuggageTableState) -> None:
        time, timed = state.time, not state.common.read_only
        let = self.action_buttons.let
        let(self.pause_button, enabled=timed and time.live, shown=timed)
        holds = time.phase in ("held", "runs")
        let(self.hold_button, enabled=holds, shown=timed and time.steps)
        self.hold_button.setDown(time.held)
        hidden = self.belt_steps_button.isHidden()
        # Where all may move nobody asks for it.
        let(self.belt_steps_button, enabled=True, shown=self.shown_time.is_offered)
        stepping = "belt-glides" if self.shown_time.in_steps else "belt-steps"
        self.belt_steps_button.setText(say(stepping))
        self.belt_steps_button.setToolTip(say(f"tip-{stepping}"))
        if hidden != self.belt_steps_button.isHidden():
            self._share_edge()
        words = say("hold-on" if time.latched else "hold")
        if words != self.hold_button.text():
            self.hold_button.setText(words)
            self.lay_over()

    def lay_over(self) -> None:
        """Lay the button for time, and the cover's card, over the belt."""
        super().lay_over()
        belt, hold = self.scene.plan.belt, self.hold_button.sizeHint()
        x, y = round(belt.right()) - hold.width() - 10, round(belt.bottom()) - hold.height() - 2
        self.hold_button.setGeometry(x, y, hold.width(), hold.height())
        self.belt_cover.lay()

    # What is done ---------------------------------------------------------------------------------

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do: pause, and in a pause the way on."""
        if self.bridge.read_only:
            return ()
        words, letters = say("shortcut-pause"), map(name_of, lettered(self.continue_button))
        on = Shortcut(
            (*ENTER_NAMES, "Space", *letters),
            say("shortcut-continue"),
            self.resume,
            self._is_paused,
        )
        return (Shortcut(("P", "Pause"), words, self._pause_or_resume, self._has_time), on)

    def way_back(self) -> Callable[[], object] | None:
        """Return what Esc does in a pause: it goes on, too."""
        return self.resume if self._is_paused() and not self.bridge.read_only else None

    def _has_time(self) -> bool:
        return self.clock.phase != "stands"

    def _is_paused(self) -> bool:
        return self.clock.phase == "paused"

    def _pause_or_resume(self) -> None:
        if self._is_paused():
            self.resume()
        else:
            self.pause()

    def do(self, seat: Seat, command: GateKey) -> None:
        """Grab, or move a gate."""
        if command is not GateKey.GRAB:
            self.places.press(seat, left=command is GateKey.LEFT)
        elif self.view.phase in ENDED_PHASES:
            super().do(seat, command)
        elif self.view.phase is not Phase.PLAY or self.clock.phase != "paused":
            # A key that is meant for the belt does not uncover it.
            self.grab_in_gate(seat)

    def let(self, seat: Seat, command: GateKey | None) -> None:
        """A gate stops, or goes where another key takes it."""
        self.places.let(seat, left=None if command is None else command is GateKey.LEFT)

    def grab_in_gate(self, seat: Seat) -> None:
        """Take what is in a seat's gate."""
        if seat in self.gates:
            self.places.use(seat)
            self._grab(seat, self.places.slot(seat))

    def take(self, slot: int, seat: Seat | None = None) -> None:
        """Take a suitcase that was pressed, for a seat or whoever waits for one of its type.

        Nothing is taken where a match is only watched, and by gates alone nothing beside them.
        """
        state = self.state
        if state.common.read_only or not state.persons or slot >= len(state.view.belt):
            return
        if state.hands == "gates" and (seat is None or slot != self.places.slot(seat)):
            # Nothing is refused, and no hand rests.
            self.prompt.tell(say("gates-only"), ms=NOTE_MS)
        elif seat is not None:
            self._grab(seat, slot)
        else:
            self._take_by_pointer(slot, state.view.belt[slot])

    def _take_by_pointer(self, slot: int, kind: int) -> None:
        """Take a suitcase for whoever waits for one of its type; of several the nearest gate's."""
        state, persons = self.state, self.state.persons
        near, at = self.places.nearest(slot), self.scene.belt.pointer
        fit = [each for each in persons if state.wanted[each] == kind]
        kinds = {state.wanted[each] for each in persons} - {NONE}
        if fit or state.alone or not kinds:
            seat = near if near in fit else [*fit, near][0]
            self.places.pale.add(seat)
            self._grab(seat, slot, at)
        else:
            wanted = listed([self.words.sought(each) for each in sorted(kinds)])
            self.tell(near, say("nobodys", type=self.words.sought(kind), wanted=wanted))
            self._miss(near, Reach(slot, at))

    def _grab(self, seat: Seat, slot: int, at: QPointF | None = None) -> None:
        """Take a suitcase for a seat, unless its hand rests; `at` a point, or where it stands."""
        self._hands.reach(seat, Reach(slot, at))
        phase, view = self.clock.phase, self.view
        rests = Refused("WL-18", "rest")
        resting = phase == "runs" and self._hands.is_resting(seat, self.clock.now())
        hasty = self._hands.is_hasty(seat, resting=resting)
        if hasty and self._notes.get(seat) != self.words.shortly(rests):
            self.tell(seat, say("hand-rests"), rests)
        elif resting:
            # Why is told already, and stands as long as the pressing goes on.
            self._in_vain(seat)
            self.prompt.stay(NOTE_MS)
        elif (
            view.belt[slot] == NONE and phase in ("runs", "held") and view.seats[seat].hand is None
        ):
            sought = prompts.seeking(self.state, seat, self.words, self.box)
            self.tell(seat, f"{say('nothing-here')} {sought}")
        else:
            refused = self.bridge.submit(seat, [Grab(slot)])
            if refused is not None:
                self.refuse_seat(seat, refused, slot)

    def tell(self, seat: Seat, words: str, refused: Refused | None = None) -> None:
        """Say why nothing was done, and show it where the person looks."""
        super().tell(seat, words, refused)
        self._in_vain(seat)

    def _in_vain(self, seat: Seat) -> None:
        """A hand that has reached in vain rests, while time runs and it holds nothing.

        Whatever it reaches for meanwhile, it rests no longer.
        """
        reached, now = self._hands.miss(seat), self.clock.now()
        if reached is None:
            return
        self._miss(seat, reached)
        rests = self.clock.phase == "runs" and self.view.seats[seat].hand is None
        if rests and not self._hands.is_resting(seat, now):
            self._hands.rest(seat, now, reached.at)
            self._show_waits(now)

    def _show_waits(self, now: float) -> None:
        """Show at each gate, or where a pointer has missed, for how long the hand rests."""
        runs = self.clock.phase == "runs" and self.view.phase is Phase.PLAY
        for number, seat in enumerate(self.gates):
            share = self._hands.rested(seat, now) if runs else None
            if share is not None or self.scene.waits[seat].share is not None:
                at = self._hands.reached_at(seat) or self.scene.sign_middle(number)
                self.scene.waits[seat].show_wait(share, self.state.colour(seat), at)

    def _miss(self, seat: Seat, reached: Reach) -> None:
        """Shake a suitcase, and put a mark there."""
        scene = self.scene
        body = scene.carousel.body(reached.slot).center()
        scene.misses[seat].show_at(body if reached.at is None else reached.at)
        if not self.flight_motion.still:
            shake = partial(scene.belt.shake, reached.slot)
            shake(0.0)
            self.flight_motion.side_animation([ValueTween(shake, _SHAKE_MS)], lambda: None)

    def event(self, event: QEvent) -> bool:
        """A window that is not in use stops the belt."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.clock.hold(False)
            self.pause()
        return super().event(event)
