"""The table of Where's My Luggage?: the page of a match, as far as both forms share it.

`belt.py` has the form by the clock, `memory.py` the one that is played by turns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final, cast

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core import Event, Refused, Seat
from engine.games.wheres_my_luggage import scoring
from engine.games.wheres_my_luggage.actions import Ready
from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.events import (
    Done,
    Grabbed,
    LookEnded,
    PassengerUp,
    RoundBegan,
    RoundChecked,
    SeatReady,
)
from engine.games.wheres_my_luggage.view import NONE, LookResult, LuggageView, Phase
from ui.bridge.base import Stepped, TableBridge
from ui.kit.gate import Gate
from ui.kit.table.animator import AnimationStep, still
from ui.kit.table.match_table import MatchTable
from ui.kit.words import listed
from ui.look.flap import FLIP_MS
from ui.look.spacing import with_spacing
from ui.look.style import TOUCH_TARGET, Look
from ui.look.widgets import TagButton
from ui.motion import MotionPlayer, Moving, ValueTween
from ui.tables.wheres_my_luggage.access import LuggageAccess
from ui.tables.wheres_my_luggage.check import CheckSheet
from ui.tables.wheres_my_luggage.corners import Corners
from ui.tables.wheres_my_luggage.ending import Ending
from ui.tables.wheres_my_luggage.items import Track
from ui.tables.wheres_my_luggage.keys import GateKey, OwnKeys, SeatsKeys
from ui.tables.wheres_my_luggage.layout import order
from ui.tables.wheres_my_luggage.moves import Flights
from ui.tables.wheres_my_luggage.scene import LuggageScene
from ui.tables.wheres_my_luggage.words import Words, say

NOTE_MS: Final = 3200
_MIN_TABLE_SIZE: Final = QSize(760, 240)
_MAX_TRACK_SHARE: Final = 0.42
"""The share of the lower edge that the score track takes at most."""
_MIN_TRACK_WIDTH: Final = 260
_MIN_SENTENCE_WIDTH: Final = 200
"""The width that the sentence beside it has at least, at 100 %."""


class Table(MatchTable[LuggageView, None, Words]):
    """A match on the screen; nothing is tried out in it before it is done."""

    memory: ClassVar[bool] = False
    cues: ClassVar[dict[LookResult, str]] = {LookResult.MATCH: "settle", LookResult.LOST: "flip"}

    @staticmethod
    def of(look: Look, bridge: TableBridge, parent: QWidget | None = None) -> Table:
        """The table of the form that a match is played in."""
        from ui.tables.wheres_my_luggage.belt import BeltTable
        from ui.tables.wheres_my_luggage.memory import MemoryTable

        form = MemoryTable if bridge.view().form == "memory" else BeltTable
        return form(look, bridge, parent)

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.clock = bridge.clock
        self.box = cast("Components", bridge.game.box)
        self.colours: list[str] = []
        """The id of each seat's colour."""
        self.persons: tuple[Seat, ...] = ()
        """The seats that persons play."""
        self.gates: dict[Seat, Gate] = {}
        """Each person's gate; none in the memory form, and where the match is only watched."""
        self.scene = LuggageScene(look, self.box, self.words, self, memory=self.memory)
        self.scene.add_seats(len(bridge.seats), self.words)
        self.check = CheckSheet(look, self.words, self.scene.view)
        self.flight_motion = MotionPlayer(lambda: bridge.preferences.factor, self)
        """What flies beside the match; `motion` has what is shown at a round's end."""
        self.flights = Flights(self.scene, look, self.words, self.flight_motion)
        self.corners = Corners(self)
        self.ending = Ending(self)
        self.access = LuggageAccess(self)
        self._keys = OwnKeys(self)
        self.seats_keys = SeatsKeys(self)
        self.action_buttons.leave_out()
        self.log.aloud = False
        self.log.sentence = self._line
        self._furnish()

    def open(self) -> None:
        """Show the match, once all is built."""
        self.sit()
        self.scene.arranged.connect(self.lay_over)
        self.check.ready_pressed.connect(lambda seat: self.be_ready(Seat(seat)))
        self.flight_motion.cued.connect(self.cued)
        self.drawer.moved.connect(self.lay_over)
        self.prompt.hushed.connect(self._on_hushed)
        self.bridge.refused.connect(self._on_refused)
        self.bridge.preferences.changed.connect(self._on_comfort)
        self.look.changed.connect(self.flight_motion.catch_up)
        self.look.changed.connect(self._share_edge)
        self.lay_over()
        self.start(self.scene.view, self.access.outline)
        for widget in (self, *self.findChildren(QWidget)):
            self.seats_keys.watch(widget)

    # Widgets --------------------------------------------------------------------------------------

    def _furnish(self) -> None:
        view = self.scene.view
        self.pause_button = self.tag("pause")
        self.track = Track(self.look, self)
        keep = self.rule_button.sizePolicy()
        # There is no room to spare in the lower edge, but it is as high as its neighbours.
        keep.setRetainSizeWhenHidden(False)
        self.rule_button.setStyleSheet(f"min-height: {TOUCH_TARGET}px; padding: 0 8px;")
        self.rule_button.setSizePolicy(keep)
        bottom = QHBoxLayout()
        with_spacing(self.look, bottom, (12, 2, 12, 6), 10)
        bottom.addWidget(self.pause_button)
        bottom.addWidget(self.drawer.button)
        bottom.addWidget(self.now, 1)
        bottom.addWidget(self.rule_button)
        bottom.addWidget(self.track)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self.setMinimumSize(_MIN_TABLE_SIZE)
        layout.addWidget(view, 1)
        layout.addLayout(bottom)
        self.drawer.setParent(view)

    def tag(
        self, key: str, tip: str = "", *, primary: bool = False, parent: QWidget | None = None
    ) -> TagButton:
        """A button with its words and its tip."""
        button = TagButton(self.look, say(key), parent or self, primary=primary)
        # Without a dialog around it, Enter presses only a button that is an automatic default.
        button.setAutoDefault(True)
        button.setObjectName(key)
        button.setToolTip(say(tip or f"tip-{key}"))
        return button

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the words their share of the lower edge."""
        super().resizeEvent(event)
        self._share_edge()

    def _share_edge(self) -> None:
        """Also in the same window, where words get larger."""
        shown = [b for b in (self.pause_button, self.drawer.button) if b.isVisibleTo(self)]
        taken = sum(button.sizeHint().width() + 10 for button in (*shown, self.rule_button))
        spare = self.width() - taken - self.look.px(_MIN_SENTENCE_WIDTH) - 40
        # Where its numbers could not be read, the seats' own have to do.
        self.track.setVisible(spare >= _MIN_TRACK_WIDTH)
        self.track.setMaximumWidth(
            max(_MIN_TRACK_WIDTH, min(round(self.width() * _MAX_TRACK_SHARE), spare))
        )

    def lay_over(self) -> None:
        """Lay what stands on top of the stage: log and check."""
        made = self.scene.plan
        room = made.log
        self.drawer.offer(spare=room is not None)
        if room is None:
            room = QRectF(0, 0, min(0.5 * made.size.width(), self.look.px(360)), 0)
            room.setHeight(0.8 * made.belt.height())
            room.moveTopRight(made.belt.topRight())
        laid = room.toRect().adjusted(2, 1, -2, -4)
        self.drawer.setFixedWidth(laid.width())
        self.drawer.setGeometry(laid)
        self.drawer.raise_()
        self.ending.lay()

    # Who ------------------------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Whether one person plays against computers."""
        return len(self.persons) == 1

    def sit(self) -> None:
        """Seat persons and computers around the belt, and give out keys."""
        players = self.bridge.players
        self.colours = [player.colour for player in players]
        self.persons = tuple(player.seat for player in players if player.is_person)
        left = self.bridge.preferences.hands.left
        own = self.persons[0] if self.alone else None
        self.scene.seat(order(len(players), self.persons, left=left), own)
        self.seats_keys.sit()

    def wanted(self, seat: Seat) -> int:
        """The type that a seat looks for; NONE while it has no passenger or a tile in hand."""
        mine = self.view.seats[seat]
        seeks = self.view.phase is Phase.PLAY and mine.passenger != NONE and mine.hand is None
        return self.box.kinds[mine.passenger] if seeks else NONE

    # What the kit asks ----------------------------------------------------------------------------

    def new_words(self) -> Words:
        """Sentences about this match."""
        names = [player.name for player in self.bridge.players]
        return Words(self.bridge.game.box, names, self.bridge.addressed)

    def new_trial(self, seat: Seat) -> None:
        """Nothing is tried out."""

    def interrupt(self) -> None:
        """What others do puts an end to nothing."""

    def taken_over(self) -> None:
        """Another place of the match is shown, and other people may sit there."""
        self.flight_motion.catch_up()
        self.flights.words = self.words
        self.scene.set_words(self.words)
        self.check.set_words(self.words)
        self.corners.forget()
        self.clear_message()
        self.sit()
        if self.bridge.read_only:
            self.check.hide()

    def present(self, state: None) -> None:
        """Show the match as far as the screen has come."""
        self.scene.show_belt(self.view)
        self.scene.sign.show_text(self._sign())
        self.ending.present()
        self.corners.show()
        if not self.motion.busy:
            self.scene.banner.show_words("")

    def say_now(self) -> None:
        """Say what to do."""
        calm = self.turn.idle_prompt or self.retold
        self.prompt.show_now(
            calm or self.sentence(self.state), aloud=not (calm or self.bridge.read_only)
        )

    def sentence(self, state: None) -> str:
        """What is to be done."""
        view = self.view
        if view.phase is Phase.OVER and self.ending.checked:
            return self._won()
        if not self.ending.checked:
            return say("now-check")
        if view.phase is Phase.BETWEEN:
            asked = any(not view.seats[seat].ready for seat in self.persons)
            words = say("now-ready" if asked else "now-wait")
            if self.bridge.read_only:
                words = say("now-between")
            return f"{say('now-sad')} {words}" if self.check.is_sad else words
        if self.bridge.read_only or (not self.persons and self.clock.phase == "runs"):
            # Whoever only watches is told what has happened.
            return self.log.last or say("now-watch")
        return self.playing()

    def _won(self) -> str:
        """Return who has won (WL-16)."""
        result = scoring.result(tuple(sum(seat.points) for seat in self.view.seats))
        best = [self.words.name(seat) for seat in result.ranking[0]]
        if len(best) == 1:
            return say("now-won", name=best[0])
        return say("now-shared", names=listed(best))

    def playing(self) -> str:
        """What is to be done while a round is played."""
        raise NotImplementedError

    # What happens ---------------------------------------------------------------------------------

    def _line(self, event: Event) -> str | None:
        return None if isinstance(event, Grabbed) else self.words.event(event)

    def make_state(self, view: LuggageView) -> None:
        """Return nothing yet: the parts of this table ask it for what they show."""
        return

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """What is seen of a step: all flies beside the match, but for a round's end."""
        if not self.is_again:
            self.access.hear(stepped.events)
            self.corners.note(stepped)
        found: list[AnimationStep] = []
        for event in stepped.events:
            found += self._parts(event, stepped)
        return found or [AnimationStep((), beside=True)]

    def _parts(self, event: Event, stepped: Stepped) -> Sequence[AnimationStep]:
        fly, cue = self.flights, ""
        command: Callable[[], object] = still
        match event:
            case RoundBegan():
                command = self._flip_sign
            case PassengerUp(seat=seat, passenger=passenger):
                command = partial(fly.come, seat, passenger)
            case Grabbed(seat=seat, slot=slot, type=kind):
                cue = "pick" if seat in self.persons else ""
                command = partial(fly.grab, seat, slot, kind, cue)
            case LookEnded():
                command = partial(self._end_look, event, stepped.view_after)
            case Done(seats=seats):
                return self.ending.called(event, seats)
            case RoundChecked():
                return self.ending.counted(event, stepped.view_after)
            case SeatReady():
                return [AnimationStep((event,), cue="confirm", beside=True)]
            case _:
                pass

        def begin() -> Sequence[Moving]:
            command()
            return ()

        return [AnimationStep((event,), begin, beside=True)]

    def _end_look(self, event: LookEnded, after: LuggageView) -> None:
        seat, slot, mark = event.seat, event.slot, event.mark
        kind = self.box.kinds[event.passenger]
        if mark is LookResult.ANOTHER:
            if after.seats[seat].passenger != event.passenger:
                self.flights.leave(seat, event.passenger, "action")
            self.go_back(seat, slot, kind)
            return
        self.flights.leave(seat, event.passenger, "pairs")
        self.set_aside(seat, slot, kind, self.cues[mark] if seat in self.persons else "")

    def go_back(self, seat: Seat, slot: int, kind: int) -> None:
        """A tile that was another's goes back to its place."""
        raise NotImplementedError

    def set_aside(self, seat: Seat, slot: int, kind: int, cue: str) -> None:
        """A tile is set aside with its passenger."""
        raise NotImplementedError

    def _sign(self) -> str:
        return say("round-sign", round=self.view.round, rounds=self.view.rounds)

    def _flip_sign(self) -> None:
        sign = self.scene.sign
        before = sign.text
        sign.show_text(self._sign())
        if before and sign.text != before and not self.flight_motion.still:
            sign.set_turn(0.0)
            self.flight_motion.side_animation(
                [ValueTween(sign.set_turn, 2 * FLIP_MS)], lambda: sign.set_turn(1.0), "flap"
            )

    # What is done ---------------------------------------------------------------------------------

    def do(self, seat: Seat, command: GateKey) -> None:
        """A key of a seat went down; one that grabbed until now is *Ready* only after a while."""
        between = command is GateKey.GRAB and self.view.phase is Phase.BETWEEN
        if between and self.check.is_meant(seat, grabs=True):
            self.be_ready(seat)

    def let(self, seat: Seat, command: GateKey | None) -> None:
        """A key of a seat was let go; `command` is what another one that is still down does."""

    def skip(self) -> bool:
        """Be done with what is being shown; whether there was anything."""
        if not self.motion.busy:
            return False
        self.motion.catch_up()
        return True

    def be_ready(self, seat: Seat) -> None:
        """Be ready for the next round."""
        if self.view.phase is not Phase.BETWEEN or self.view.seats[seat].ready:
            return
        self.scene.view.setFocus(Qt.FocusReason.OtherFocusReason)
        refused = self.bridge.submit(seat, [Ready()])
        if refused is not None:
            self.refuse_seat(seat, refused)

    def refuse_seat(self, seat: Seat, refused: Refused, slot: int | None = None) -> None:
        """Say to a seat why something is not possible."""
        mine = self.view.seats[seat]
        words = self.words.refusal(refused)
        if refused.key == "WL-12/type" and slot is not None and mine.passenger >= 0:
            words = self.words.wrong_type(self.view.belt[slot], mine.passenger)
        self.tell(seat, words, refused)

    def tell(self, seat: Seat, words: str, refused: Refused | None = None) -> None:
        """Say why nothing was done: of several persons with a name, and in short in their corner.

        It stands for a moment, or where time stands until something is done.
        """
        self.cued.emit("refuse")
        self.corners.notes.pop(seat, None)
        self.corners.notes[seat] = self.words.shortly(refused)
        self.prompt.refusal = refused
        if not self.alone:
            words = say("access-to", name=self.words.name(seat), words=words)
        stands = self.clock.phase in ("held", "stands")
        self.prompt.tell(words, bad=True, ms=0 if stands else NOTE_MS)
        self.say_now()
        self.corners.show()

    def unnote(self, seat: Seat) -> None:
        """What a seat was told is over; if it was the latest, so are its sentence and its rule."""
        if next(reversed(self.corners.notes), None) == seat:
            self.clear_message()
        self.corners.notes.pop(seat, None)

    def _on_hushed(self) -> None:
        self.corners.notes.clear()
        self.corners.show()

    def clear_message(self) -> None:
        """What was said is over."""
        super().clear_message()
        self.corners.notes.clear()

    def _on_refused(self, seat: object, refused: object) -> None:
        if isinstance(seat, int) and isinstance(refused, Refused):
            self.refuse_seat(Seat(seat), refused)

    def _on_comfort(self) -> None:
        self.motion.catch_up()
        self.flight_motion.catch_up()
        self.sit()
        self.refresh()

    def event(self, event: QEvent) -> bool:
        """Keys that are held down are let go where the window is not in use."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.seats_keys.let_go()
        return super().event(event)
