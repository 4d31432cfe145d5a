"""The table of Where's My Luggage?: the form by the clock, at the belt.

Where the belt is follows from the bridge's clock alone; what lies on it from the match. A gate is
a place on this screen and no part of the match (WL-32).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
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
from ui.tables.wheres_my_luggage.cover import BeltCover
from ui.tables.wheres_my_luggage.gates import Gates
from ui.tables.wheres_my_luggage.keys import GateKey
from ui.tables.wheres_my_luggage.table import NOTE_MS, Table
from ui.tables.wheres_my_luggage.words import say

REFUSED_GRAB_TICKS: Final = 18
"""Ticks for which a person's hand rests after a grab that was refused (WL-18)."""
_SHAKE_MS: Final = 360
_MAX_CACHE_FILL: Final = 0.75
"""So full is the cache of pictures when nothing is painted ahead any more."""


class BeltTable(Table):
    """A belt that turns; whoever is quicker takes what comes by."""

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self._count = 0
        self._ahead: Iterator[None] = iter(())
        """Paints what may be seen soon, a part at a time."""
        self._full = False
        """Whether this frame has enough to do with what has happened in it."""
        self.hold_button = self.tag("hold", primary=True, parent=self.scene.view)
        self.seats_keys.hold = self.hold_button
        self.cover_over = BeltCover(self)
        self.cover_card, self.continue_button = self.cover_over.card, self.cover_over.button
        self.cover_words = self.cover_over.words
        self.places = Gates(self)
        self._aims: dict[Seat, tuple[int, QPointF | None]] = {}
        """The slot that each seat has reached for, and where by pointer."""
        self._rests: dict[Seat, float] = {}
        """The tick up to which each seat's hand rests, since it has reached in vain (WL-18)."""
        self._hasty = Counter[Seat]()
        """How often in a row each seat has pressed while its hand rests."""
        self.scene.suitcase_pressed.connect(self.take)
        self.scene.belt.hovered.connect(self.places.show)
        self.scene.arranged.connect(self._look_ahead)
        # Where no time passes, nothing else would move their signs along.
        self.scene.arranged.connect(self.places.show)
        self.pause_button.clicked.connect(self.pause)
        self.continue_button.clicked.connect(self.resume)
        self.hold_button.pressed.connect(lambda: self.clock.hold(True))
        self.hold_button.released.connect(lambda: self.clock.hold(False))
        self.clock.ticked.connect(self._on_ticked)
        self.clock.changed.connect(self._on_clock)
        self.open()
        self._look_ahead()
        self._on_clock()

    def sit(self) -> None:
        """Give out gates, too."""
        super().sit()
        self.gates = self.places.sit()

    # Time -----------------------------------------------------------------------------------------

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """In the frame in which something happens nothing else is done."""
        self._full = True
        return super().parts(stepped)

    def _on_ticked(self, now: float) -> None:
        self.scene.show_time(now)
        self.flights.spare = 0 if self._full else 1
        self.flight_motion.keep_up()
        self.flights.spare = None
        self._show_rings()
        self.places.show()
        if self.corners.age(now):
            self.corners.show()
        elif not self._full and not self._mend():
            self._look_on()
        self._full = False

    def _mend(self) -> bool:
        """Show some of what has changed beside the belt; whether there was anything."""
        return any(panel.mend() for panel in self.scene.panels.values()) or self.log.mend()

    def _look_ahead(self) -> None:
        self._ahead = self._paint_ahead()

    def _look_on(self) -> None:
        """Paint one thing that is not seen yet."""
        due = next((panel for panel in self.scene.panels.values() if panel.awaits), None)
        pixmaps = self.look.pixmaps
        if due is not None:
            due.paint_ahead()
        elif not self.flight_motion.moving and pixmaps.bytes_held < _MAX_CACHE_FILL * pixmaps.limit:
            # What is known already takes no time.
            painted = pixmaps.painted
            while pixmaps.painted == painted and next(self._ahead, self) is not self:
                pass

    def _paint_ahead(self) -> Iterator[None]:
        """Paint cards and tiles before they are seen: in the frame that shows them it is late."""
        done = set[object]()
        # Persons come last: what was painted first is forgotten first.
        for seat in sorted(self.scene.panels, key=lambda each: each in self.persons):
            panel, mine = self.scene.panels[seat], seat in self.persons
            size = panel.rect().size().toTuple(), mine
            if size in done:
                continue
            done.add(size)
            for part, shown in panel.ahead(self.box, mine=mine):
                panel.paint_ahead(part, shown)
                yield

    def _on_clock(self) -> None:
        phase, count = self.clock.phase, self.clock.count
        had = self.window().focusWidget() is self.focusProxy()
        if phase == "countdown" and count != self._count:
            self.cued.emit("tick")
        self._count = count
        covered = self.cover_over.show("" if self.bridge.read_only else phase)
        self.refresh()
        paused = phase == "paused" and not self.bridge.read_only
        self.setFocusProxy(self.continue_button if paused else self.stage)
        if had or (covered and self.isVisible()):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_capture_mode(self, bare: bool) -> None:
        """Without the cover, its card, and whose it is that is looked at (WL-33)."""
        self.corners.forget()
        self.view = self.bridge.public() if bare else self.bridge.view()
        self.present(self.state)
        self.cover_card.setVisible(not bare and self.clock.phase == "paused")
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

    def present(self, state: None) -> None:
        """Show belt, gates and time; while the belt turns, the rest in the frames after."""
        patient = self.clock.phase == "runs" and self.clock.ticking
        for panel in self.scene.panels.values():
            panel.patient = patient
        self.log.patient = patient
        if not patient:
            self.log.mend()
        self.scene.show_time(self.clock.now())
        super().present(state)
        if self.clock.phase == "countdown":
            self.scene.banner.show_words(str(self.clock.count))
        self._show_rings()
        self.places.show()
        self._show_buttons()

    def _show_rings(self) -> None:
        now = self.clock.now()
        for seat, panel in self.scene.panels.items():
            hand = self.view.seats[seat].hand
            share = (now - hand.since) / max(1, hand.until - hand.since) if hand else None
            panel.ring.run(share, self.colours[seat])

    def _show_buttons(self) -> None:
        phase, timed = self.clock.phase, not self.bridge.read_only
        live = timed and phase in ("runs", "countdown", "held")
        self.action_buttons.let(self.pause_button, enabled=live, shown=timed)
        holds = phase in ("held", "runs")
        self.action_buttons.let(self.hold_button, enabled=holds, shown=timed and self.clock.steps)
        self.hold_button.setDown(self.clock.is_held)
        words = say("hold-on" if self.clock.latched else "hold")
        if words != self.hold_button.text():
            self.hold_button.setText(words)
            self.lay_over()

    def lay_over(self) -> None:
        """Lay the button for time, and the cover's card, over the belt."""
        super().lay_over()
        belt, hold = self.scene.plan.belt, self.hold_button.sizeHint()
        x, y = round(belt.right()) - hold.width() - 10, round(belt.bottom()) - hold.height() - 2
        self.hold_button.setGeometry(x, y, hold.width(), hold.height())
        self.cover_over.lie()

    def playing(self) -> str:
        """What time does, or what to look for."""
        now = {"paused": "now-paused", "countdown": "now-count", "held": "now-held"}
        phase = self.clock.phase
        seeking = self._seeking(self.persons[0]) if self.alone else ""
        if phase == "held" and seeking:
            return f"{seeking} {say(now[phase])}"
        if phase in now:
            return say(now[phase])
        return seeking if self.alone else say("now-all")

    def _seeking(self, seat: Seat) -> str:
        mine = self.view.seats[seat]
        if mine.hand is not None:
            return say("now-look")
        if mine.passenger == NONE:
            return ""
        kind = self.box.kinds[mine.passenger]
        if kind not in self.view.belt:
            return say("now-none", type=self.words.type(kind))
        who = self.words.owner(mine.passenger)
        return say("now-seek", type=self.words.sought(kind), passenger=who)

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
        elif self.view.phase is Phase.BETWEEN:
            super().do(seat, command)
        elif self.view.phase is not Phase.PLAY or self.clock.phase != "paused":
            # A key that is meant for the belt does not uncover it.
            self.grab_in_gate(seat)

    def let(self, seat: Seat, command: GateKey | None) -> None:
        """A gate stops, or goes where another key takes it."""
        gate = self.gates.get(seat)
        if gate is not None:
            gate.release()
            if command is not None:
                gate.press(left=command is GateKey.LEFT)

    def grab_in_gate(self, seat: Seat) -> None:
        """Take what is in a seat's gate."""
        if seat in self.gates:
            self.places.use(seat)
            self._grab(seat, self.places.slot(seat))

    def nudge(self, seat: Seat, *, left: bool) -> None:
        """Move a seat's gate on, as a tap of its key does."""
        self.places.press(seat, left=left)
        self.gates[seat].release()

    def take(self, slot: int, seat: Seat | None = None) -> None:
        """Take a suitcase that was pressed, for a seat or whoever waits for one of its type.

        Nothing is taken where a match is only watched.
        """
        if self.bridge.read_only or not self.persons or slot >= len(self.view.belt):
            return
        kind = self.view.belt[slot]
        if seat is not None:
            self._grab(seat, slot)
            return
        near = self.places.nearest(slot)
        fit = [each for each in self.persons if self.wanted(each) == kind]
        kinds = {self.wanted(each) for each in self.persons} - {NONE}
        if fit or self.alone or not kinds:
            seat = near if near in fit else [*fit, near][0]
            self.places.pale.add(seat)
            self._grab(seat, slot, self.scene.belt.pointer)
        else:
            wanted = listed([self.words.sought(each) for each in sorted(kinds)])
            self.tell(near, say("nobodys", type=self.words.sought(kind), wanted=wanted))
            self._miss(near, slot, self.scene.belt.pointer)

    def _grab(self, seat: Seat, slot: int, at: QPointF | None = None) -> None:
        """Take a suitcase for a seat, unless its hand rests; `at` a point, or where it stands."""
        self._aims[seat] = slot, at
        empty, rests = self.view.belt[slot] == NONE, Refused("WL-18", "rest")
        resting = self.clock.phase == "runs" and self.clock.now() < self._rests.get(seat, 0.0)
        self._hasty[seat] = self._hasty[seat] + 1 if resting else 0
        if self._hasty[seat] > 1 and self.corners.notes.get(seat) != self.words.shortly(rests):
            self.tell(seat, say("hand-rests"), rests)
        elif resting:
            # Whoever goes on pressing goes on resting; why is told already, and stands.
            self._in_vain(seat)
            self.prompt.stay(NOTE_MS)
        elif empty and self.clock.phase in ("runs", "held") and self.view.seats[seat].hand is None:
            self.tell(seat, f"{say('nothing-here')} {self._seeking(seat)}")
        else:
            refused = self.bridge.submit(seat, [Grab(slot)])
            if refused is not None:
                self.refuse_seat(seat, refused, slot)

    def tell(self, seat: Seat, words: str, refused: Refused | None = None) -> None:
        """Say why nothing was done, and show it where the person looks."""
        super().tell(seat, words, refused)
        self._in_vain(seat)

    def _in_vain(self, seat: Seat) -> None:
        """A hand that has reached in vain rests, while time runs and it holds nothing."""
        if seat not in self._aims:
            return
        self._miss(seat, *self._aims.pop(seat))
        if self.clock.phase == "runs" and self.view.seats[seat].hand is None:
            self._rests[seat] = self.clock.now() + REFUSED_GRAB_TICKS

    def _miss(self, seat: Seat, slot: int, at: QPointF | None) -> None:
        """Shake a suitcase, and put a mark there."""
        scene = self.scene
        scene.misses[seat].show_at(scene.carousel.body(slot).center() if at is None else at)
        if not self.flight_motion.still:
            shake = partial(scene.belt.shake, slot)
            shake(0.0)
            self.flight_motion.side_animation([ValueTween(shake, _SHAKE_MS)], lambda: None)

    def go_back(self, seat: Seat, slot: int, kind: int) -> None:
        """A tile goes back to its slot on the moving belt."""
        self.flights.back(seat, slot, kind)

    def set_aside(self, seat: Seat, slot: int, kind: int, cue: str) -> None:
        """A tile goes from the hand to the pairs."""
        self.flights.aside(seat, kind, cue)

    def refuse_seat(self, seat: Seat, refused: Refused, slot: int | None = None) -> None:
        """What the session refuses, the belt has words for."""
        hand = self.view.seats[seat].hand
        if refused.rule == "TURN" and self.clock.phase in ("paused", "countdown"):
            self.tell(seat, say("not-running"), refused)
        elif refused.rule == "TURN" and hand is not None:
            key = "hand-held" if self.clock.phase == "held" else "hand-full"
            looked = say(key, type=self.words.sought(hand.type))
            self.tell(seat, looked, Refused("WL-11", "hand"))
        elif refused.key == "WL-18/gone":
            self.tell(seat, f"{self.words.refusal(refused)} {self._seeking(seat)}", refused)
        else:
            super().refuse_seat(seat, refused, slot)

    def event(self, event: QEvent) -> bool:
        """A window that is not in use stops the belt."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.clock.hold(False)
            self.pause()
        return super().event(event)
