"""The table of Where's My Luggage?: the page on which a match is played.

Where the belt is follows from the bridge's clock alone; what lies on it from the match. A gate is
a place on this screen and no part of the match (WL-32).
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from time import perf_counter
from typing import Final, Literal, TypeAlias, cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from engine.core import Event, Refused, Seat, Waiting
from engine.games.wheres_my_luggage.actions import Grab, Ready, Turn
from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.events import (
    Done,
    Grabbed,
    LookEnded,
    PassengerUp,
    RoundBegan,
    RoundChecked,
    SeatReady,
    Turned,
)
from engine.games.wheres_my_luggage.view import NONE, LuggageView, Mark, Phase
from ui.bridge.base import Stepped, TableBridge
from ui.bridge.keys import Stroke
from ui.bridge.seats import initial
from ui.kit.words import listed
from ui.look.flap import FLIP_MS
from ui.look.style import Look
from ui.motion import Beat, Change, MotionPlayer
from ui.tables.wheres_my_luggage.access import LuggageAccess
from ui.tables.wheres_my_luggage.check import CheckSheet, Row
from ui.tables.wheres_my_luggage.furniture import Furniture
from ui.tables.wheres_my_luggage.gates import Gate
from ui.tables.wheres_my_luggage.items import Pawn, SeatShown
from ui.tables.wheres_my_luggage.keys import Deed, SeatKeys, seat_keys
from ui.tables.wheres_my_luggage.layout import PAD, at_first, corners, shares
from ui.tables.wheres_my_luggage.moves import Flights
from ui.tables.wheres_my_luggage.scene import LuggageScene
from ui.tables.wheres_my_luggage.words import Words, say

Why: TypeAlias = Literal["you", "away"]
"""Why time stands: somebody asked for it, or the window is not in use."""

FRAME_MS: Final = 16
FRESH: Final = 100
"""Ticks for which the mark of a look is shown, unless a tile is taken before."""
FACE_MS: Final = 1600
"""Milliseconds for which all see the face of a turned tile, unless somebody goes on."""
NOTE_MS: Final = 3200
_DONE_MS: Final = 550
_STEP_MS: Final = 130
"""Milliseconds of a pawn's step on the track."""
_AHEAD: Final = 0.75
"""So full is the cache of pictures when nothing is painted ahead any more."""
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PRESSES: Final = frozenset(
    {
        QEvent.Type.KeyPress,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
        QEvent.Type.Wheel,
    }
)
_SILENT: Final = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta)


class Table(Furniture):
    """A match of Where's My Luggage? on the screen."""

    rule_asked = Signal(str)
    """A rule's number, or nothing: the person wants to read it."""
    cued = Signal(str)
    """The name of a sound that belongs to what happens."""
    refreshed = Signal()
    """The match, or what to do, is shown anew."""

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.bridge = bridge
        self.clock = bridge.clock
        self.box = cast("Components", bridge.game.box)
        self.words = self._new_words()
        self._view: LuggageView = bridge.view()
        self.memory = self._view.form == "memory"
        self.scene = LuggageScene(look, self.box, self.words, self, memory=self.memory)
        self.scene.add_seats(len(bridge.seats), self.words)
        self.check = CheckSheet(look, self.words, self.scene.view)
        self.flying = MotionPlayer(lambda: bridge.comfort.factor, self)
        """What flies beside the match."""
        self.motion = MotionPlayer(lambda: bridge.comfort.factor, self)
        """What is shown at a round's end, one thing after another."""
        self.flights = Flights(self.scene, look, self.words, self.flying)
        self._persons: tuple[Seat, ...] = ()
        self._gates: dict[Seat, Gate] = {}
        self._keys: dict[Seat, SeatKeys] = {}
        self._key_names: dict[Seat, tuple[str, str, str]] = {}
        self._colours: list[str] = []
        self._down: dict[Stroke, tuple[Seat, Deed]] = {}
        self._marks: dict[Seat, tuple[Mark, int, int, int]] = {}
        """Each seat's last look: its mark and tick, the tile where that was told, and for whom."""
        self._notes: dict[Seat, tuple[str, bool]] = {}
        self._refusal: Refused | None = None
        self._why: Why = "you"
        self._covered = False
        self._later: deque[Stepped] = deque()
        """Steps of the memory form that the screen has yet to come to."""
        self._face: int | None = None
        self._checked = True
        self._standing: tuple[float, ...] = ()
        self._ahead: Iterator[None] = iter(())
        """Paints what may be seen soon, a part at a time."""
        self._pairs: Iterator[None] = iter(())
        """Paints the pairs of a round that is over, one at a time."""
        self._log_late = False
        """Whether the log is to be brought up to date in a later frame."""
        self._full = False
        """Whether this frame has enough to do with what has happened in it."""
        self._lines: list[str] = []
        self._unsaid: list[str] = []
        self._count = 0
        self._frame = QTimer(self)
        self._frame.setInterval(FRAME_MS)
        self._frame.setTimerType(Qt.TimerType.PreciseTimer)
        self._frame.timeout.connect(self._on_frame)
        self._last = perf_counter()
        self._hush_timer = QTimer(self)
        self._hush_timer.setSingleShot(True)
        self._hush_timer.timeout.connect(self._hush)
        self._face_timer = QTimer(self)
        self._face_timer.setSingleShot(True)
        self._face_timer.timeout.connect(self.go_on)
        self.furnish(self.scene.view)
        self.access = LuggageAccess(self, self.now)
        self._connect()
        self._sit()
        self._take_over()

    def _connect(self) -> None:
        bridge = self.bridge
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.scene.view)
        self.scene.suitcase_pressed.connect(self.take)
        self.scene.place_chosen.connect(self.turn_over)
        self.scene.arranged.connect(self._lay_over)
        self.scene.arranged.connect(self._look_ahead)
        # Where no time passes, nothing else would move their signs along.
        self.scene.arranged.connect(self._show_gates)
        self.check.ready_pressed.connect(lambda seat: self.be_ready(Seat(seat)))
        self.motion.idle.connect(self._on_shown)
        self.flying.cued.connect(self.cued)
        self.motion.cued.connect(self.cued)
        self.pause_button.clicked.connect(self.pause)
        self.continue_button.clicked.connect(self.resume)
        self.log_button.toggled.connect(self._lay_over)
        self.rule_button.clicked.connect(self._ask_rule)
        self.hold_button.pressed.connect(lambda: self.clock.hold(True))
        self.hold_button.released.connect(lambda: self.clock.hold(False))
        self.clock.ticked.connect(self._on_ticked)
        self.clock.changed.connect(self._on_clock)
        bridge.stepped.connect(self._on_stepped)
        bridge.turn_changed.connect(self._on_turn)
        bridge.refused.connect(self._on_refused)
        bridge.problem.connect(self._on_problem)
        bridge.comfort.changed.connect(self._on_comfort)
        self._look.changed.connect(self._on_look)
        self._watch(self)
        for widget in self.findChildren(QWidget):
            self._watch(widget)

    def _watch(self, widget: QWidget) -> None:
        widget.installEventFilter(self)

    def _new_words(self) -> Words:
        return Words(self.box, [player.name for player in self.bridge.players])

    # Who ----------------------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Whether one person plays against computers."""
        return len(self._persons) == 1

    @property
    def persons(self) -> Sequence[Seat]:
        """The seats that persons play."""
        return self._persons

    @property
    def gates(self) -> Mapping[Seat, Gate]:
        """Each person's gate; none in the memory form."""
        return self._gates

    @property
    def view(self) -> LuggageView:
        """What the screen shows now."""
        return self._view

    def _sit(self) -> None:
        """Seat persons and computers around the belt, and give out keys and gates."""
        players = self.bridge.players
        self._colours = [player.colour for player in players]
        self._persons = tuple(player.seat for player in players if player.is_person)
        left = self.bridge.comfort.hands.left
        places = corners(len(players), self._persons, left=left)
        self.scene.seat(places, alone=self.alone)
        held, persons = self.bridge.comfort.keys, len(self._persons)
        keys = seat_keys(held, persons, steps=self.clock.steps)
        self._keys = dict(zip(self._persons, keys, strict=True))
        self._key_names = {
            seat: (each.left[0].name(), each.grab[0].name(), each.right[0].name())
            for seat, each in self._keys.items()
        }
        self._down.clear()
        self._gates = {}
        self.scene.show_gates(())
        if self.memory or self.bridge.read_only:
            return
        length = self.box.belt.length
        parts = shares(places, self._persons)
        for seat in self._persons:
            part = parts.get(seat)
            if part is None:
                self._gates[seat] = Gate(self.box.belt, None, 0.0)
            else:
                low, high = part[0] * length, part[1] * length
                self._gates[seat] = Gate(self.box.belt, (low, high), at_first(part) * length)

    def _colour(self, seat: int) -> str:
        return self._colours[seat]

    # Signals of the bridge ------------------------------------------------------------------------

    def _on_stepped(self, stepped: Stepped) -> None:
        if stepped.cause in ("undo", "redo", "seat"):
            self.words = self.flights.words = self._new_words()
            self.scene.set_words(self.words)
            self.check.set_words(self.words)
            self._sit()
            self._take_over()
        elif self.memory:
            self._later.append(stepped)
            if self._face is None:
                self._go_later()
        else:
            # `turn_changed` follows, after which all is shown at once.
            self._view = stepped.view_after
            self._happen(stepped)

    def _take_over(self) -> None:
        """Show the match as it is, with nothing on its way."""
        self._later.clear()
        self._hide_face()
        self.motion.catch_up()
        self.flying.catch_up()
        self._view = self.bridge.view()
        self._lines.clear()
        self._unsaid.clear()
        self._note_down(self.bridge.log())
        self._marks.clear()
        self._standing = self._goal_track()
        waiting = self._view.phase in (Phase.BETWEEN, Phase.OVER)
        self._checked = True
        if waiting and not self.bridge.read_only:
            self._open_check(opened=True)
            self._ask_ready()
        else:
            self.check.hide()
        self.scene.sign.show_text(self._sign())
        self._on_clock()

    def _happen(self, stepped: Stepped) -> None:
        """Let what happened be seen."""
        self._full = True
        before: LuggageView = stepped.view_before
        self._note_down(stepped.events, later=True)
        self.access.hear(stepped.events)
        for event in stepped.events:
            match event:
                case RoundBegan():
                    self._begin_round()
                case PassengerUp(seat=seat, passenger=passenger):
                    self._unnote(seat)
                    self.flights.come(seat, passenger)
                case Grabbed(seat=seat, slot=slot, type=kind):
                    self._marks.pop(seat, None)
                    self._unnote(seat)
                    self.flights.grab(seat, slot, kind, "pick" if seat in self._persons else "")
                case LookEnded():
                    self._end_look(event, before)
                case Done(seats=seats):
                    self._call_done(seats)
                case RoundChecked():
                    self._begin_check()
                case SeatReady():
                    self.cued.emit("confirm")
                    self._ask_ready()
                case _:
                    pass

    def _end_look(self, event: LookEnded, before: LuggageView) -> None:
        seat, slot = event.seat, event.slot
        kind = self.box.kinds[event.passenger]
        mine = seat in self._persons
        held = before.seats[seat].hand
        face = held.tile if held is not None else NONE
        self._marks[seat] = (event.mark, event.tick, face, event.passenger)
        if event.mark is Mark.ANOTHER:
            if self._view.seats[seat].passenger != event.passenger:
                self.flights.leave(seat, event.passenger, "action")
            if not self.memory:
                self.flights.back(seat, slot, kind)
            return
        self.flights.leave(seat, event.passenger, "pairs")
        cue = {Mark.MATCH: "settle", Mark.LOST: "flip"}[event.mark] if mine else ""
        if self.memory:
            self.flights.fetch(seat, slot, kind, cue)
        else:
            self.flights.aside(seat, kind, cue)

    def _begin_round(self) -> None:
        self._marks.clear()
        self._notes.clear()
        self.check.hide()
        self._checked = True
        self._standing = self._goal_track()
        self._flip_sign()

    def _on_turn(self) -> None:
        self.refresh()

    def _on_refused(self, seat: object, refused: object) -> None:
        if isinstance(seat, int) and isinstance(refused, Refused):
            self._refuse(Seat(seat), refused)

    def _on_problem(self, sentence: str) -> None:
        self.now.setProperty("role", "bad")
        self.now.setText(sentence)
        self.now.setToolTip(sentence)

    def _on_comfort(self) -> None:
        self._sit()
        self._take_over()

    def _on_look(self) -> None:
        self.flying.catch_up()
        self.refresh()

    # Time ---------------------------------------------------------------------------------------

    def _on_ticked(self, now: float) -> None:
        self.scene.show_time(now)
        self.flights.spare = 0 if self._full else 1
        self.flying.keep_up()
        self.flights.spare = None
        self._show_rings()
        self._show_gates()
        if any(now - tick >= FRESH for _, tick, *_ in self._marks.values()):
            self._marks = {
                seat: mark for seat, mark in self._marks.items() if now - mark[1] < FRESH
            }
            self._show_seats()
        elif not self._full and not self._mend():
            self._look_on()
        self._full = False

    def _mend(self) -> bool:
        """Show some of what has changed beside the belt; whether there was anything."""
        if any(panel.mend() for panel in self.scene.panels.values()):
            return True
        late, self._log_late = self._log_late, False
        if late:
            self.log.show_lines(self._lines)
        return late

    def _look_ahead(self) -> None:
        self._ahead = self._paint_ahead()

    def _look_on(self) -> None:
        """Paint one thing that is not seen yet."""
        due = next((panel for panel in self.scene.panels.values() if panel.awaits), None)
        pixmaps = self._look.pixmaps
        if due is not None:
            due.paint_ahead()
        elif not self.flying.moving and pixmaps.bytes_held < _AHEAD * pixmaps.limit:
            # What is known already takes no time.
            painted = pixmaps.painted
            while pixmaps.painted == painted and next(self._ahead, self) is not self:
                pass

    def _paint_ahead(self) -> Iterator[None]:
        """Paint cards and tiles before they are seen: in the frame that shows them it is late."""
        done = set[object]()
        # Persons come last: what was painted first is forgotten first.
        for seat in sorted(self.scene.panels, key=lambda each: each in self._persons):
            panel, mine = self.scene.panels[seat], seat in self._persons
            size = panel.rect().size().toTuple(), mine
            if size in done:
                continue
            done.add(size)
            for part, shown in panel.ahead(self.box, mine=mine):
                panel.paint_ahead(part, shown)
                yield

    def _on_clock(self) -> None:
        phase, count = self.clock.phase, self.clock.count
        if phase == "countdown" and count != self._count:
            self.cued.emit("tick")
        self._count = count
        covered = phase == "paused" and not self.memory and not self.bridge.read_only
        if covered and not self._covered:
            self._why = "you" if self.window().isActiveWindow() else "away"
        self._draw_cover(covered)
        if phase != "held":
            self._let_go_of_hold()
        self.refresh()
        if covered and not self._covered and self.isVisible():
            self.continue_button.setFocus(Qt.FocusReason.OtherFocusReason)
        self._covered = covered

    def _draw_cover(self, covered: bool) -> None:  # noqa: FBT001
        goal = 1.0 if covered else 0.0
        start = self.scene.carousel.cover
        if start == goal:
            return
        if covered or self.flying.still:
            # At once: what is covered must not be studied any longer.
            self.scene.cover(goal)
            return
        self.flying.flourish(
            [Change(lambda share: self.scene.cover(start + (goal - start) * share), 350)],
            lambda: self.scene.cover(0.0 if self.clock.phase != "paused" else 1.0),
            "slide",
        )

    def pause(self) -> None:
        """Stop time and cover the belt."""
        if self.clock.phase in ("runs", "countdown", "held"):
            self.clock.pause()

    def resume(self) -> None:
        """Count down and go on."""
        if self.clock.phase == "paused":
            self.clock.resume()
            self.scene.view.setFocus()

    def _on_frame(self) -> None:
        """Gates move on the person's time, whether the match's runs or not."""
        now = perf_counter()
        passed, self._last = now - self._last, now
        for gate in self._gates.values():
            gate.pass_time(min(passed, 0.1))
        self._show_gates()
        self.scene.belt.touch()
        if not any(gate.moving for gate in self._gates.values()):
            self._frame.stop()

    # Showing ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the match as far as the screen has come, and what to do."""
        # While the belt turns, what has happened is painted in the frames after.
        self._log_late = self.clock.phase == "runs" and self.clock.ticking
        for panel in self.scene.panels.values():
            panel.patient = self._log_late
        self.scene.show_belt(self._view)
        self.scene.show_time(self.clock.now())
        self._show_seats()
        self._show_rings()
        self._show_gates()
        self._show_track()
        self._show_banner()
        self._show_log()
        self._show_widgets()
        self._say_now()
        self.access.refresh()
        self.refreshed.emit()

    def _show_seats(self) -> None:
        view = self._view
        between = view.phase is Phase.BETWEEN and self._checked
        keyed = not self.memory and not self.bridge.read_only
        for seat, panel in self.scene.panels.items():
            mine = view.seats[seat]
            mark = self._marks.get(seat)
            if self.memory and view.actor == seat:
                # Whose turn it is sees what to look for, not what the turn before led to.
                mark = None
            # Of one person the sentence below speaks.
            note, bad = ("", False) if self.alone else self._notes.get(seat, ("", False))
            passenger = mine.passenger if view.phase is Phase.PLAY else NONE
            hand = mine.hand
            face = NONE if hand is None else hand.tile
            if hand is None and mark is not None:
                face = mark[2]
            panel.show_seat(
                SeatShown(
                    name=self.words.name(seat),
                    colour=self._colour(seat),
                    points=self._points(seat),
                    keys=self._key_names.get(seat) if keyed else None,
                    passenger=passenger,
                    draw=mine.draw,
                    action=mine.action,
                    pairs=mine.pairs,
                    lost=mine.lost,
                    tile=NONE if hand is None else hand.type,
                    face=face,
                    wanted=self._wanted(seat),
                    mark=mark[0] if mark is not None and hand is None else None,
                    past=mark is not None and hand is None and passenger not in (NONE, mark[3]),
                    note=note,
                    bad=bad,
                    ready=mine.ready if between else None,
                    turn=view.actor == seat,
                )
            )

    def _wanted(self, seat: int) -> int:
        """The type of luggage that a person looks for now."""
        mine = self._view.seats[seat]
        if seat not in self._persons or mine.passenger == NONE:
            return NONE
        return self.box.kinds[mine.passenger] if self._view.phase is Phase.PLAY else NONE

    def _points(self, seat: int) -> int:
        view = self._view
        points = view.seats[seat].points
        if view.phase in (Phase.BETWEEN, Phase.OVER) and not self._checked:
            points = points[:-1]
            return sum(points) + self.check.points.get(Seat(seat), 0)
        return sum(points)

    def _show_rings(self) -> None:
        now = self.clock.now()
        for seat, panel in self.scene.panels.items():
            hand = self._view.seats[seat].hand
            share = None
            if hand is not None:
                share = (now - hand.since) / max(1, hand.until - hand.since)
            panel.ring.run(share, self._colour(seat))

    def _show_gates(self) -> None:
        if not self._gates:
            return
        now, shown = self.clock.now(), []
        for seat, gate in self._gates.items():
            colour = self._colour(seat)
            slot = gate.slot(now) if self._view.phase is Phase.PLAY else None
            there = slot is not None and self._view.belt[slot] != NONE
            self.scene.mark(f"gate {seat}", slot if there else None, colour)
            shown.append((gate.turn, colour, self._key_names[seat][1]))
        self.scene.show_gates(shown)
        under = self.scene.belt.under
        colour = self._colour(self._persons[0]) if self._persons else ""
        self.scene.mark("pointer", under, colour)
        self.access.follow()

    def _goal_track(self) -> tuple[float, ...]:
        """Where pawns stand once all that was checked is counted."""
        view = self._view
        over = view.phase in (Phase.BETWEEN, Phase.OVER)
        return tuple(float(sum(seat.points if over else seat.points[:-1])) for seat in view.seats)

    def _show_track(self) -> None:
        pawns = tuple(
            Pawn(self._colour(seat), initial(self.words.names, seat)) for seat in self.bridge.seats
        )
        tip = "\n".join(
            f"{self.words.name(seat)}: {round(points)}"
            for seat, points in enumerate(self._standing)
        )
        self.track.stand(pawns, self._standing, tip)

    def _sign(self) -> str:
        return say("round-sign", round=self._view.round, rounds=self._view.rounds)

    def _flip_sign(self) -> None:
        sign = self.scene.sign
        before = sign.text
        sign.show_text(self._sign())
        if before and sign.text != before and not self.flying.still:
            sign.set_turn(0.0)
            self.flying.flourish(
                [Change(sign.set_turn, 2 * FLIP_MS)], lambda: sign.set_turn(1.0), "flap"
            )

    def _show_banner(self) -> None:
        banner = self.scene.banner
        if self.clock.phase == "countdown":
            banner.show_words(str(self.clock.count))
        elif not self.motion.busy:
            banner.show_words("")

    def _show_log(self) -> None:
        if not self._log_late:
            self.log.show_lines(self._lines)

    def _note_down(self, events: Sequence[Event], *, later: bool = False) -> None:
        """Tell in the log what has happened; what is told only once is not (`recall`).

        With `later` a check and what follows it waits until it was shown.
        """
        for event in events:
            if event.recall or isinstance(event, Grabbed):
                continue
            sentence = self.words.event(event)
            if not sentence:
                continue
            # What a check leads to is not told before it is seen.
            held = bool(self._unsaid) or (later and isinstance(event, RoundChecked))
            (self._unsaid if held else self._lines).append(sentence)

    def _show_widgets(self) -> None:
        phase = self.clock.phase
        timed = not self.memory and not self.bridge.read_only
        live = timed and phase in ("runs", "countdown", "held")
        self.pause_button.setVisible(timed)
        self._let(self.pause_button, enabled=live)
        self.hold_button.setVisible(timed and self.clock.steps)
        self._let(self.hold_button, enabled=phase == "held" or self.hold_button.isDown())
        paused = timed and phase == "paused"
        if paused:
            words = say("paused-away" if self._why == "away" else "paused-you")
            if words != self.cover_words.text():
                self.cover_words.setText(words)
                self._lay_cover()
        self.cover_card.setVisible(paused)
        if paused:
            self.cover_card.raise_()
        shown = self._refusal is not None
        self.rule_button.setVisible(shown)
        if self._refusal is not None:
            self.rule_button.setText(say("why", rule=self._refusal.rule))
            self.rule_button.updateGeometry()
        if self.memory:
            self._open_tiles()

    def _let(self, button: QWidget, *, enabled: bool) -> None:
        if button.hasFocus() and not enabled:
            # Else Qt would pass the focus on to any other, even outside of the table.
            self.scene.view.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setEnabled(enabled)

    def _lay_over(self) -> None:
        """Lay what stands on top of the stage: log, cover card, check."""
        made = self.scene.plan
        room = made.log
        if room is None and self.log_button.isChecked():
            room = QRectF(0, 0, min(0.5 * made.size.width(), self._look.px(360)), 0)
            room.setHeight(0.8 * made.belt.height())
            room.moveTopRight(made.belt.topRight())
        self.log_button.setVisible(made.log is None)
        self.log.setVisible(room is not None)
        if room is not None:
            self.log.setGeometry(room.toRect().adjusted(2, 1, -2, -4))
            self.log.raise_()
        hold = self.hold_button.sizeHint()
        self.hold_button.setGeometry(
            round(made.belt.right()) - hold.width() - 10,
            round(made.belt.bottom()) - hold.height() - 2,
            hold.width(),
            hold.height(),
        )
        self.check.setGeometry(self._check_room().toRect())
        self._lay_cover()

    def _lay_cover(self) -> None:
        """Lay the card that says why time stands, as high as its words need.

        It stands clear of the seats beyond the belt: below them, or else between them.
        """
        above, floor = self._above(), self.scene.plan.belt.bottom()
        rooms = list(self._cover_rooms(above, floor))
        clear = (
            room
            for room in rooms
            if room.bottom() <= floor and not any(room.intersects(seat) for seat in above)
        )
        self.cover_card.setGeometry(next(clear, rooms[0]).toRect())

    def _cover_rooms(self, above: Sequence[QRectF], floor: float) -> Iterator[QRectF]:
        """Where that card may stand, if it can above `floor`, the best place first."""
        card, middle = self.cover_card, self.scene.middle()
        hint, least = card.sizeHint().width(), card.minimumSizeHint().width()
        best = min(int(self.scene.view.width() * 0.7), max(hint, self._look.px(430)))
        sides = [abs(x - middle.x()) for seat in above for x in (seat.left(), seat.right())]
        between = int(2 * (min(sides, default=0.0) - PAD))
        low = max((seat.bottom() for seat in above), default=0.0) + PAD / 2
        for wide in (best, max(least, min(best, between))):
            room = QRectF(0, 0, wide, card.heightForWidth(wide))
            room.moveCenter(middle)
            room.moveBottom(min(room.bottom(), floor))
            room.moveTop(max(4.0, room.top()))
            yield room
            yield room.translated(0, max(0.0, low - room.top()))

    def _above(self) -> list[QRectF]:
        """Where seats are beyond the belt."""
        made = self.scene.plan
        return [seat for seat in made.seats.values() if seat.top() < made.belt.center().y()]

    def _check_room(self) -> QRectF:
        """All of the belt: of whatever is there, the check leaves no strip.

        The upper edges of the seats in front stay in sight.
        """
        belt = self.scene.plan.belt
        low = math.floor(belt.bottom() + PAD / 2)
        return QRectF(belt.left(), -3.0, belt.width(), low + 3.0)

    def _say_now(self) -> None:
        words, bad = self._now_words()
        self.now.setProperty("role", "bad" if bad else "")
        if words != self.now.text():
            self.now.setText(words)
            if not bad:
                self.access.voice.say(words, topic="now")
        self.now.update()

    def _now_words(self) -> tuple[str, bool]:
        """The one sentence that says what is to be done, and whether it is a refusal."""
        view, phase = self._view, self.clock.phase
        if self.alone and self._notes.get(self._persons[0], ("", False))[0]:
            return self._notes[self._persons[0]]
        if view.phase is Phase.OVER:
            return say("now-over"), False
        if not self._checked:
            return say("now-check"), False
        if view.phase is Phase.BETWEEN:
            asked = any(not view.seats[seat].ready for seat in self._persons)
            return say("now-ready" if asked else "now-wait"), False
        if self.bridge.read_only or (not self._persons and phase == "runs"):
            # Whoever only watches is told what has happened.
            return (self._lines[-1] if self._lines else say("now-watch")), False
        if self.memory:
            return self._memory_words(), False
        if phase == "paused":
            return say("now-paused"), False
        if phase == "countdown":
            return say("now-count"), False
        if phase == "held":
            return say("now-held"), False
        if not self.alone:
            return say("now-all"), False
        return self._seek_words(self._persons[0]), False

    def _seek_words(self, seat: Seat) -> str:
        mine = self._view.seats[seat]
        if mine.hand is not None:
            return say("now-look")
        if mine.passenger == NONE:
            return ""
        kind = self.box.kinds[mine.passenger]
        if kind not in self._view.belt:
            return say("now-none", type=self.words.type(kind))
        passenger = self.words.passenger(mine.passenger)
        return say("now-seek", type=self.words.sought(kind), passenger=passenger)

    def _memory_words(self) -> str:
        view = self._view
        if self._face is not None:
            return say("now-face")
        actor = view.actor
        if actor is None:
            return ""
        if actor not in self._persons:
            return say("now-thinks", name=self.words.name(actor))
        passenger = view.seats[actor].passenger
        return say(
            "now-turn",
            name=self.words.name(actor),
            type=self.words.sought(self.box.kinds[passenger]),
            passenger=self.words.passenger(passenger),
        )

    # Deeds at the belt --------------------------------------------------------------------------

    def grab_in_gate(self, seat: Seat) -> None:
        """Take what is in a seat's gate."""
        gate = self._gates.get(seat)
        if gate is None:
            return
        slot = gate.slot(self.clock.now())
        if self._view.belt[slot] == NONE and self.clock.phase in ("runs", "held"):
            self._refusal = None
            self._tell(seat, say("nothing-here"), bad=True)
            self.cued.emit("refuse")
            return
        self._grab(seat, slot)

    def nudge(self, seat: Seat, *, left: bool) -> None:
        """Move a seat's gate on by a slot, as a tap of its key does."""
        self._move_gate(seat, left=left)
        self._gates[seat].release()

    def take(self, slot: int, seat: Seat | None = None) -> None:
        """Take a suitcase that was pressed, for a seat or whoever waits for one of its type.

        Nothing is taken where a match is only watched.
        """
        if self.bridge.read_only or not self._persons or slot >= len(self._view.belt):
            return
        kind = self._view.belt[slot]
        if seat is not None or self.alone:
            self._grab(self._persons[0] if seat is None else seat, slot)
            return
        fit = [
            seat
            for seat in self._persons
            if self._view.seats[seat].hand is None
            and self._view.seats[seat].passenger != NONE
            and self.box.kinds[self._view.seats[seat].passenger] == kind
        ]
        near = self._nearest(slot)
        if not fit:
            self._refusal = None
            self._tell(near, say("nobodys", type=self.words.sought(kind)), bad=True)
            self.cued.emit("refuse")
            return
        self._grab(near if near in fit else fit[0], slot)

    def _nearest(self, slot: int) -> Seat:
        """The person whose gate is nearest to a slot."""
        belt, now = self.box.belt, int(self.clock.now())

        def away(seat: Seat) -> float:
            far = abs(belt.place(slot, now) - self._gates[seat].place) % belt.length
            return min(far, belt.length - far)

        return min(self._persons, key=away)

    def _grab(self, seat: Seat, slot: int) -> None:
        self._notes.pop(seat, None)
        refused = self.bridge.submit(seat, [Grab(slot)])
        if refused is not None:
            self._refuse(seat, refused, slot)

    def _refuse(self, seat: Seat, refused: Refused, slot: int | None = None) -> None:
        self._refusal = refused
        self._tell(seat, self._refusal_words(seat, refused, slot), bad=True)
        self.cued.emit("refuse")

    def _refusal_words(self, seat: Seat, refused: Refused, slot: int | None) -> str:
        mine = self._view.seats[seat]
        if refused.key == "WL-12/type" and slot is not None and mine.passenger != NONE:
            return self.words.wrong_type(self._view.belt[slot], mine.passenger)
        if refused.rule == "TURN" and not self.memory:
            if self.clock.phase in ("paused", "countdown"):
                return say("not-running")
            if mine.hand is not None:
                self._refusal = Refused("WL-11", "hand")
                return say("hand-full")
        return self.words.refusal(refused)

    def _tell(self, seat: Seat, words: str, *, bad: bool = False) -> None:
        self._notes[seat] = (words, bad)
        self.access.tell(seat, words, bad=bad)
        self._hush_timer.start(NOTE_MS)
        self._show_seats()
        self._show_widgets()
        self._say_now()

    def _unnote(self, seat: Seat) -> None:
        """What a seat was told is over, and with the last of it the rule behind a refusal."""
        self._notes.pop(seat, None)
        if not any(bad for _, bad in self._notes.values()):
            self._refusal = None

    def _hush(self) -> None:
        self._notes.clear()
        self._refusal = None
        self._show_seats()
        self._show_widgets()
        self._say_now()

    def _ask_rule(self) -> None:
        rule = "" if self._refusal is None else self._refusal.rule
        self.rule_asked.emit(rule if "-" in rule else "")

    # The round's end ----------------------------------------------------------------------------

    def _call_done(self, seats: Sequence[Seat]) -> None:
        words = say("done")
        names = listed([self.words.name(seat) for seat in seats])
        colour = self._colour(seats[0]) if len(seats) == 1 else ""

        def begin() -> Sequence[Change]:
            self.scene.banner.show_words(f"{words} {names}", colour)
            return (Change(lambda _share: None, _DONE_MS),)

        def wait(ms: int) -> Beat:
            # Meanwhile what comes next is painted.
            return Beat(lambda: (Change(lambda _: next(self._pairs, None), ms),), lambda: None)

        self._checked = False
        # This frame has enough to do with what has happened.
        self.motion.play(wait(FRAME_MS))
        self.motion.play(Beat(begin, lambda: None, "latch"))
        for _ in range(2):
            # No move is longer than the player lets it; the call stands for a while.
            self.motion.play(wait(_DONE_MS))

    def _begin_check(self) -> None:
        """Turn all pairs over, one by one, and move the pawns."""
        self._checked = False
        self._notes.clear()
        self._refusal = None
        start, goal = self._standing, self._goal_track()

        def begin() -> Sequence[Change]:
            self.scene.banner.show_words("")
            self._open_check(opened=False)
            return (Change(lambda _share: None, 250),)

        self.motion.play(Beat(begin, lambda: None, "flap"))
        # The sheet has its rows only when its beat has come; the beats are made of the view.
        self._open_check(opened=False)
        beats = self.check.beats()
        self.check.hide()
        self._pairs = self.check.ahead()
        for beat in beats:
            self.motion.play(self._counting(beat))
        if start != goal:
            self.motion.play(self._walk(start, goal))
        self.motion.play(Beat(lambda: (), lambda: self._end_check(goal)))

    def _counting(self, beat: Beat) -> Beat:
        def end() -> None:
            beat.end()
            self._show_seats()

        return replace(beat, end=end)

    def _walk(self, start: Sequence[float], goal: Sequence[float]) -> Beat:
        most = max(there - here for here, there in zip(start, goal, strict=True))

        def apply(share: float) -> None:
            gone = share * most
            self._standing = tuple(
                min(there, here + gone) for here, there in zip(start, goal, strict=True)
            )
            self._show_track()

        ms = round(_STEP_MS * most)
        return Beat(lambda: (Change(apply, ms),), lambda: apply(1.0), "slide")

    def _end_check(self, goal: tuple[float, ...]) -> None:
        self._checked = True
        self._lines += self._unsaid
        self._unsaid.clear()
        self._standing = goal
        self.scene.banner.show_words("")
        if self._view.phase in (Phase.BETWEEN, Phase.OVER):
            self._open_check(opened=True)
            self._ask_ready()
        else:
            self.check.hide()
        self.refresh()

    def _on_shown(self) -> None:
        self.refresh()

    def _open_check(self, *, opened: bool) -> None:
        view = self._view
        if view.phase not in (Phase.BETWEEN, Phase.OVER):
            return
        rows = [
            Row(
                Seat(number),
                self._colour(number),
                seat.checked,
                seat.points[-1] if seat.points else 0,
                Seat(number) in self._persons and view.phase is Phase.BETWEEN,
                self._ready_key(Seat(number)),
            )
            for number, seat in enumerate(view.seats)
        ]
        self._marks.clear()
        self.check.show_rows(view.round, rows, opened=opened, last=view.phase is Phase.OVER)
        self._lay_over()
        for button in self.check.buttons.values():
            self._watch(button)

    def _ready_key(self, seat: Seat) -> str:
        keys = self._keys.get(seat)
        return "" if keys is None else keys.grab[0].name()

    def _ask_ready(self) -> None:
        if self._view.phase is not Phase.BETWEEN or not self._checked:
            return
        ready = {Seat(number): seat.ready for number, seat in enumerate(self._view.seats)}
        self.check.ask(ready)
        if self.alone:
            button = self.check.buttons.get(self._persons[0])
            if button is not None and button.isVisible():
                button.setFocus(Qt.FocusReason.OtherFocusReason)

    def be_ready(self, seat: Seat) -> None:
        """Be ready for the next round."""
        if self._view.phase is not Phase.BETWEEN or self._view.seats[seat].ready:
            return
        self.scene.view.setFocus(Qt.FocusReason.OtherFocusReason)
        refused = self.bridge.submit(seat, [Ready()])
        if refused is not None:
            self._refuse(seat, refused)

    @property
    def busy(self) -> bool:
        """Whether the end of a round is still being shown."""
        return self.motion.busy or self._face is not None or bool(self._later)

    # The memory form ----------------------------------------------------------------------------

    def turn_over(self, place: int) -> None:
        """Turn a tile over, for whoever's turn it is."""
        if self._face is not None or self.motion.busy:
            return
        actor = self._view.actor
        if actor is None or actor not in self._persons:
            return
        refused = self.bridge.submit(actor, [Turn(place)])
        if refused is not None:
            self._refuse(actor, refused, place)

    def _go_later(self) -> None:
        """Show what has happened meanwhile, up to the next face."""
        while self._later and self._face is None:
            stepped = self._later[0]
            turned = next((event for event in stepped.events if isinstance(event, Turned)), None)
            if turned is None:
                self._later.popleft()
                self._view = stepped.view_after
                self._happen(stepped)
                self.refresh()
            else:
                self._show_face(turned)

    def _show_face(self, turned: Turned) -> None:
        """All see whose tile it is, for a moment."""
        spot = self.scene.grid.spots[turned.slot]
        spot.set_raised(True)
        self._face = turned.slot
        self.access.turned(turned)

        def turn(share: float) -> None:
            spot.show_face(turned.tile if share > 0.5 else None)
            spot.set_turn(abs(2 * share - 1))

        self.flying.flourish([Change(turn, 260)], lambda: turn(1.0), "flip")
        self._face_timer.start(FACE_MS)
        self.refresh()

    def go_on(self) -> None:
        """The face has been seen: the tile is turned back, or set aside."""
        if self._face is None:
            return
        self._hide_face()
        if self._later:
            stepped = self._later.popleft()
            self._view = stepped.view_after
            self._happen(stepped)
            self.refresh()
        self._go_later()
        if self._face is None and self._view.actor in self._persons:
            self.scene.grid.lead()

    def _hide_face(self) -> None:
        self._face_timer.stop()
        if self._face is None:
            return
        self.flying.catch_up()
        spot = self.scene.grid.spots[self._face]
        self._face = None
        spot.set_turn(1.0)
        spot.set_raised(False)
        spot.show_face(None)

    def _open_tiles(self) -> None:
        actor = self._view.actor
        live = self._face is None and not self.motion.busy and actor in self._persons
        kind = None
        if live and actor is not None and self._view.phase is Phase.PLAY:
            passenger = self._view.seats[actor].passenger
            kind = None if passenger == NONE else self.box.kinds[passenger]
        self.scene.grid.set_open(kind)

    # Keys ---------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys of the seats work whatever has the focus, and any press skips what is shown."""
        kind = event.type()
        if kind in _PRESSES and self._skips(event):
            return True
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._press(event, watched)
        if kind == QEvent.Type.KeyRelease and isinstance(event, QKeyEvent):
            return self._release(event)
        return False

    def _skips(self, event: QEvent) -> bool:
        """Whether a press has only skipped what was being shown."""
        if isinstance(event, QKeyEvent) and (
            event.isAutoRepeat() or Qt.Key(event.key()) in _SILENT
        ):
            return False
        if self.motion.busy:
            self.motion.catch_up()
            return True
        if self._face is not None:
            self.go_on()
            return True
        return False

    def _press(self, event: QKeyEvent, watched: QObject) -> bool:
        """A key went down; whether it was a seat's, or the table's."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers & ~Qt.KeyboardModifier.ShiftModifier:
            return False
        stroke = Stroke.of(event)
        own = self._own_key(event, stroke, watched)
        if own:
            return True
        if self.memory and self._view.phase is Phase.PLAY:
            return False
        found = self._whose(stroke)
        if found is None or (
            self._is_button(watched) and stroke.key in (*_ENTER, Qt.Key.Key_Space)
        ):
            return False
        if not event.isAutoRepeat() and stroke not in self._down:
            self._down[stroke] = found
            self._do(*found)
        return True

    def _own_key(self, event: QKeyEvent, stroke: Stroke, watched: QObject) -> bool:
        """Keys of the table: time, pause, the rule."""
        key = stroke.key
        if self.clock.steps and key == Qt.Key.Key_Space and not self._is_button(watched):
            if not event.isAutoRepeat():
                self.clock.hold(True)
            return True
        if event.text() == "?":
            self._ask_rule()
            return True
        if event.isAutoRepeat() or self._whose(stroke) is not None:
            return False
        if key in (Qt.Key.Key_P, Qt.Key.Key_Pause) and not self.memory:
            if self.clock.phase == "paused":
                self.resume()
            else:
                self.pause()
            return True
        if key in _ENTER and self.clock.phase == "paused" and not self._is_button(watched):
            self.resume()
            return True
        return False

    def _release(self, event: QKeyEvent) -> bool:
        if event.isAutoRepeat():
            return False
        stroke = Stroke.of(event)
        if self.clock.steps and stroke.key == Qt.Key.Key_Space:
            self.clock.hold(False)
        found = self._down.pop(stroke, None)
        if found is None:
            return False
        seat, deed = found
        gate = self._gates.get(seat)
        if gate is not None and deed is not Deed.GRAB:
            still = [other for other in self._down.values() if other[0] == seat]
            turned = next((deed for _, deed in still if deed is not Deed.GRAB), None)
            gate.release()
            if turned is not None:
                gate.press(left=turned is Deed.LEFT)
        return True

    def _is_button(self, watched: QObject) -> bool:
        return isinstance(watched, QWidget) and watched.inherits("QAbstractButton")

    def _whose(self, stroke: Stroke) -> tuple[Seat, Deed] | None:
        for seat, keys in self._keys.items():
            for deed in Deed:
                if stroke in keys.of(deed):
                    return seat, deed
        return None

    def _do(self, seat: Seat, deed: Deed) -> None:
        if deed is Deed.GRAB:
            if self._view.phase is Phase.BETWEEN:
                self.be_ready(seat)
            elif self._view.phase is Phase.PLAY and self.clock.phase == "paused":
                # A key that is meant for the belt does not uncover it.
                return
            else:
                self.grab_in_gate(seat)
            return
        self._move_gate(seat, left=deed is Deed.LEFT)

    def _move_gate(self, seat: Seat, *, left: bool) -> None:
        gate = self._gates.get(seat)
        if gate is not None:
            gate.press(left=left)
            if not self._frame.isActive():
                self._last = perf_counter()
                self._frame.start()

    def _let_go_of_hold(self) -> None:
        if self.hold_button.isDown() and self.clock.phase in ("paused", "stands"):
            self.hold_button.setDown(False)
            self.clock.hold(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nobody had a use for goes on to the shell."""
        event.ignore()

    def event(self, event: QEvent) -> bool:
        """A window that is not in use stops the belt; keys held down are let go."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self._down.clear()
            for gate in self._gates.values():
                gate.release()
            self.clock.hold(False)
            if self.clock.phase in ("runs", "countdown", "held"):
                self.clock.pause()
        return super().event(event)

    # For others ---------------------------------------------------------------------------------

    def may_act(self, seat: Seat) -> bool:
        """Whether a seat may do something now."""
        awaiting = self.bridge.awaiting()
        return isinstance(awaiting, Waiting) and seat in awaiting.may
