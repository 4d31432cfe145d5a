"""The table of Where's My Luggage?: the page of a match, as far as both forms share it.

`belt.table` has the form by the clock, `memory.table` the one that is played by turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.core import Event, Refused, Seat
from engine.games.wheres_my_luggage.actions import Ready
from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.events import (
    Grabbed,
    PassengerUp,
    RoundBegan,
    RoundChecked,
    Scored,
)
from engine.games.wheres_my_luggage.view import LuggageView, Phase
from ui.bridge.base import Stepped, TableBridge
from ui.kit.table.animator import AnimationStep
from ui.kit.table.match_table import MatchTable
from ui.kit.table.pending_moves import AnyPending
from ui.kit.table.reactions import SeatPlace, on_stage
from ui.look.flap import FLIP_MS
from ui.look.shortcuts import Scope
from ui.look.spacing import with_spacing
from ui.look.style import TOUCH_TARGET, Look
from ui.look.widgets import TagButton
from ui.motion import MotionPlayer, ValueTween
from ui.tables.wheres_my_luggage import prompts
from ui.tables.wheres_my_luggage.access import LuggageAccess
from ui.tables.wheres_my_luggage.belt.shown_time import ShownTime
from ui.tables.wheres_my_luggage.check import CheckSheet
from ui.tables.wheres_my_luggage.commands import GateKey
from ui.tables.wheres_my_luggage.corners import LastLooks
from ui.tables.wheres_my_luggage.ending import ENDED_PHASES, Ending
from ui.tables.wheres_my_luggage.gates import Gates
from ui.tables.wheres_my_luggage.items import Track
from ui.tables.wheres_my_luggage.keys import OwnKeys, SeatsKeys, seat_keys
from ui.tables.wheres_my_luggage.layout import row_of
from ui.tables.wheres_my_luggage.moves import Flights, LuggageMoves
from ui.tables.wheres_my_luggage.parts import BeltParts, LuggageParts
from ui.tables.wheres_my_luggage.scene import LuggageScene, round_words
from ui.tables.wheres_my_luggage.state import (
    KeyNames,
    LuggageTableState,
    TimeState,
    luggage_state,
)
from ui.tables.wheres_my_luggage.words import Words, say

NOTE_MS: Final = 3200
_MIN_TABLE_SIZE: Final = QSize(760, 240)
_MAX_TRACK_SHARE: Final = 0.42
"""The share of the lower edge that the score track takes at most."""
_MIN_TRACK_WIDTH: Final = 260
_MIN_SENTENCE_WIDTH: Final = 200
"""The width that the sentence beside it has at least, at 100 %."""


class Table(MatchTable[LuggageView, LuggageTableState, Words]):
    """A match on the screen; nothing is tried out in it before it is done.

    It makes the state, hands it to its parts, and obeys what they ask for (`LuggageCommands`).
    """

    words_type = Words

    @classmethod
    def of(cls, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> Table:
        """The table of the form that a match is played in."""
        from ui.tables.wheres_my_luggage.belt.table import BeltTable
        from ui.tables.wheres_my_luggage.memory.table import MemoryTable

        form = MemoryTable if bridge.view().form == "memory" else BeltTable
        return form(look, bridge, parent)

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.clock = bridge.clock
        practised = bridge.practice and not bridge.read_only and bridge.view().form == "memory"
        buttons = (self.undo_button, self.redo_button, self.hint_button)
        self.helps: tuple[TagButton, ...] = buttons if practised else ()
        """The buttons for undo and hints, where there is practice: not where time runs."""
        self.box: Components = bridge.game.box
        self._taking = str(bridge.config.get("hands", "both"))
        """By what suitcases are taken (WL-32)."""
        self._looks = LastLooks()
        self._notes: dict[Seat, str] = {}
        """What each seat was told, for a moment; the latest comes last."""
        self._key_names: dict[Seat, KeyNames] = {}
        self._counted = False
        """Whether the pairs of the last round were turned over before all eyes."""
        self._refreshing = False
        """Whether `state` was made just now, and is being shown."""
        self.tells_result = bridge.read_only or self.view.phase is Phase.OVER
        first = luggage_state(self.common_state(), self.view, self.box)
        self.scene = LuggageScene(look, self.box, self.words, first, self, self)
        self.check = CheckSheet(look, self.words, self.scene.view)
        self.track = Track(look, self)
        self.flight_motion = MotionPlayer(lambda: bridge.preferences.factor, self)
        """What flies beside the match; `motion` has what is shown at a round's end."""
        self.flights = Flights(look, self.scene, self.flight_motion)
        self.shown_time = ShownTime(
            self.clock.now, self.box.belt.pace, bridge.preferences, self.flight_motion
        )
        self.places = Gates(self.scene, self.box.belt, self.shown_time.now)
        self.seats_keys = SeatsKeys(self.scene, self.motion, self.shortcuts, self)
        self.seats_keys.helps = self.helps
        self.ending = Ending(self.scene, self.check, self.track, self, self._watch)
        self.moves = LuggageMoves(self.box, self.flights, self.ending, self._flip_sign)
        self.access = LuggageAccess(
            self.box,
            self.scene,
            self.check,
            self.places,
            self.shown_time.now,
            self,
            self.voice,
            self.log,
        )
        self.places.shown.connect(lambda: self.access.follow(self.state))
        # At the belt nothing stands still to be shown again.
        again = (self.action_buttons.again_button,) if bridge.view().form == "memory" else ()
        self.action_buttons.leave_out(but=(*self.helps, *again))
        self.log.aloud = False
        self.log.sentence = self._line
        self._furnish()

    def open(self) -> None:
        """Show the match, once all is built."""
        self.sit()
        self.scene.arranged.connect(self.lay_over)
        self.flight_motion.cued.connect(self.cued)
        self.drawer.moved.connect(self.lay_over)
        self.prompt.hushed.connect(self._on_hushed)
        self.bridge.refused.connect(self._on_refused)
        self.bridge.preferences.changed.connect(self._on_comfort)
        self.look.changed.connect(self.flight_motion.catch_up)
        self.look.changed.connect(self._share_edge)
        self.turn.guided_changed.connect(self._share_edge)
        self.lay_over()
        self.start(self.scene.view, self.access.outline)
        self.access.stale.connect(self.tree.refresh)
        self.reactions.where = partial(_seat_place, self.scene)
        # The pairs of a round, or a tile whose face all look at.
        self.reactions.reads = lambda: self.check.isVisible() or self.state.up is not None
        for widget in (self, *self.findChildren(QWidget)):
            self.seats_keys.watch(widget)

    # Widgets --------------------------------------------------------------------------------------

    def _furnish(self) -> None:
        view = self.scene.view
        self.pause_button = self.tag("pause")
        self.belt_steps_button = self.tag("belt-steps")
        self.belt_steps_button.set_sign(_steps())
        self.belt_steps_button.hide()
        keep = self.rule_button.sizePolicy()
        # There is no room to spare in the lower edge, but it is as high as its neighbours.
        keep.setRetainSizeWhenHidden(False)
        self.rule_button.setStyleSheet(f"min-height: {TOUCH_TARGET}px; padding: 0 8px;")
        self.rule_button.setSizePolicy(keep)
        bottom = QHBoxLayout()
        with_spacing(self.look, bottom, (12, 2, 12, 6), 10)
        bottom.addWidget(self.pause_button)
        bottom.addWidget(self.belt_steps_button)
        bottom.addWidget(self.drawer.button)
        bottom.addWidget(self.now, 1)
        for button in self.helps:
            bottom.addWidget(button)
        bottom.addWidget(self.rule_button)
        bottom.addWidget(self.action_buttons.next_button)
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
        if self.turn.guided:
            shown.append(self.action_buttons.next_button)
        taken = sum(button.sizeHint().width() + 10 for button in (*shown, self.rule_button))
        spare = self.width() - taken - self.look.px(_MIN_SENTENCE_WIDTH) - 40
        helps = [b for b in (self.belt_steps_button, *self.helps) if b.isVisibleTo(self)]
        crowded = sum(button.size_with_words().width() + 10 for button in helps) > spare
        for button in helps:
            # What has no sign keeps its words.
            button.show_sign(crowded)
        spare -= sum(button.sizeHint().width() + 10 for button in helps)
        # Where its numbers could not be read, the seats' own have to do.
        self.track.setVisible(spare >= _MIN_TRACK_WIDTH)
        self.track.setMaximumWidth(
            max(_MIN_TRACK_WIDTH, min(round(self.width() * _MAX_TRACK_SHARE), spare))
        )

    def lay_over(self) -> None:
        """Lay what stands on top of the stage: log and check."""
        self.drawer.offer(spare=self.scene.plan.spare)
        self.scene.make_room_for_log(self.drawer.is_open)
        laid = self.scene.plan.log.toRect().adjusted(2, 1, -2, -4)
        self.drawer.setFixedWidth(laid.width())
        self.drawer.setGeometry(laid)
        self.drawer.raise_()
        self.ending.lay()

    # Who ------------------------------------------------------------------------------------------

    def sit(self) -> None:
        """Seat persons and computers around the belt, and give out keys; by mouse alone none."""
        players, left = self.bridge.players, self.bridge.preferences.hands.left
        persons = [seat for seat in row_of(players, left=left) if players[seat].is_person]
        held = self.bridge.preferences.keys
        own = [self.bridge.preferences.own_keys.get(seat, {}) for seat in persons]
        given = seat_keys(held, len(persons), own, steps=self.clock.steps)
        keys = {} if self._taking == "mouse" else dict(zip(persons, given, strict=True))
        self._key_names = {seat: each.names for seat, each in keys.items()}
        self.seats_keys.give(keys)
        self.scene.sit(self.renew_state())

    def _watch(self, widget: QWidget) -> None:
        """Let the keys of the seats work there, and any press skip what is shown."""
        self.motion.watch(widget)
        self.seats_keys.watch(widget)

    def _seats_scopes(self) -> Sequence[Scope]:
        """Return the keys of the gates, with the players' own."""
        return () if self.bridge.read_only or self.state.memory else self.seats_keys.scopes()

    # What the kit asks ----------------------------------------------------------------------------

    def own_parts(self) -> LuggageParts:
        """What the guided first round and the gallery are given."""
        return LuggageParts(
            *(self, self.shared, self, self, lambda: self.state, self.refreshed),
            *(self.box, self.scene, self.places, self.flight_motion),
            *(self.track, self.pause_button, self._belt_parts()),
        )

    def _belt_parts(self) -> BeltParts | None:
        """Return what only the form by the clock has."""
        return None

    def new_keys(self) -> OwnKeys:
        """What finds what a key does: those of the seats go before it."""
        keys = OwnKeys(self.shared, self, self, self)
        keys.seats = self._seats_scopes
        return keys

    def new_trial(self, seat: Seat) -> AnyPending | None:
        """Nothing is tried out."""
        return None

    def interrupt(self) -> None:
        """What others do puts an end to nothing."""

    def taken_over(self) -> None:
        """Another place of the match is shown, and other people may sit there."""
        self.flight_motion.catch_up()
        self.scene.set_words(self.words)
        self.check.set_words(self.words)
        self._looks.forget()
        self._counted = False
        self.tells_result = self.bridge.read_only or self.view.phase is Phase.OVER
        self.clear_message()
        self.sit()
        if self.bridge.read_only:
            self.check.hide()

    def make_state(self, view: LuggageView) -> LuggageTableState:
        """All that is shown of a view."""
        clock = self.clock
        time = TimeState(
            clock.phase,
            clock.steps,
            clock.tempo,
            clock.count,
            held=clock.is_held,
            latched=clock.latched,
            ticking=clock.ticking,
        )
        return luggage_state(
            self.common_state(),
            view,
            self.box,
            time=time,
            keys=self._key_names,
            marks=self._looks.marks,
            notes=self._notes,
            seen=self._counted or not self.bridge.read_only,
            hands=self._taking,
        )

    def refresh(self) -> None:
        """Show the match, and what to do, by one state."""
        self._refreshing = True
        try:
            super().refresh()
        finally:
            self._refreshing = False

    def present(self, state: LuggageTableState) -> None:
        """Show the match as far as the screen has come."""
        self.scene.show_state(state)
        self.ending.show_state(state)
        over = state.view.phase is Phase.OVER and not state.common.read_only
        self.holds_end = over and bool(state.persons)

    def say_now(self) -> None:
        """Say what to do."""
        # Unless all is being shown, the screen may have come further since then.
        state = self.state if self._refreshing else self.make_state(self.view)
        calm = self.turn.idle_prompt or self.retold
        self.prompt.show_now(
            calm or self.sentence(state), aloud=not (calm or self.bridge.read_only)
        )

    def sentence(self, state: LuggageTableState) -> str:
        """What is to be done."""
        return prompts.sentence(
            state, self.words, self.box, self.log.last, tells_result=self.tells_result
        )

    # What happens ---------------------------------------------------------------------------------

    def _line(self, event: Event) -> str | None:
        if isinstance(event, Grabbed) or (isinstance(event, Scored) and not self.tells_result):
            return None
        return self.words.event(event)

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """What is seen of a step."""
        if not self.is_again:
            self.access.hear(self.state, stepped.events)
            self._note(stepped)
        self._counted |= any(isinstance(event, RoundChecked) for event in stepped.events)
        return self.moves.parts(stepped.events, self.make_state(stepped.view_after))

    def _note(self, stepped: Stepped) -> None:
        """Keep in mind what a step tells of looks; what was told before may be over."""
        for event in stepped.events:
            self._looks.note(event, stepped.view_before)
            match event:
                case RoundBegan() | RoundChecked():
                    self.clear_message()
                case PassengerUp(seat=seat) | Grabbed(seat=seat):
                    self._unnote(seat)
                case _:
                    pass

    def _flip_sign(self) -> None:
        """Turn over the number of the round."""
        sign = self.scene.sign
        before = sign.text
        sign.show_text(round_words(self.make_state(self.view)))
        if before and sign.text != before and not self.flight_motion.still:
            sign.set_turn(0.0)
            self.flight_motion.side_animation(
                [ValueTween(sign.set_turn, 2 * FLIP_MS)], lambda: sign.set_turn(1.0), "flap"
            )

    # What is done ---------------------------------------------------------------------------------

    def do(self, seat: Seat, command: GateKey) -> None:
        """A key of a seat went down; one that grabbed until now is *Ready* only after a while."""
        ended = command is GateKey.GRAB and self.view.phase in ENDED_PHASES
        if ended and self.check.is_meant(seat, grabs=True):
            self.be_ready(seat)

    def let(self, seat: Seat, command: GateKey | None) -> None:
        """A key of a seat was let go; `command` is what another one that is still down does."""

    def take(self, slot: int, seat: Seat | None = None) -> None:
        """Take what lies in a slot, or turn it over, for a seat or for one that may."""
        raise NotImplementedError

    def hold(self, down: bool) -> None:
        """In step mode, let time run as long as the key for it is down."""
        self.clock.hold(down)

    def skip(self) -> bool:
        """Be done with what is being shown; whether there was anything."""
        if not self.motion.busy:
            return False
        self.motion.catch_up()
        return True

    def be_ready(self, seat: Seat) -> None:
        """Be ready for the next round, or after the last one for the result."""
        if self.holds_end:
            self.end_seen.emit()
        if self.view.phase is not Phase.BETWEEN or self.view.seats[seat].ready:
            return
        self.scene.view.setFocus(Qt.FocusReason.OtherFocusReason)
        refused = self.bridge.submit(seat, [Ready()])
        if refused is not None:
            self.refuse_seat(seat, refused)

    def refuse_seat(self, seat: Seat, refused: Refused, slot: int | None = None) -> None:
        """Say to a seat why something is not possible."""
        state = self.make_state(self.view)
        words, rule = prompts.refusal(state, seat, refused, slot, self.words, self.box)
        self.tell(seat, words, rule)

    def tell(self, seat: Seat, words: str, refused: Refused | None = None) -> None:
        """Say why nothing was done: of several persons with a name, and in short in their corner.

        It stands for a moment, or where time stands until something is done.
        """
        self.cued.emit("refuse")
        self._notes.pop(seat, None)
        self._notes[seat] = self.words.shortly(refused)
        self.prompt.refusal = refused
        if not self.state.alone:
            words = say("access-to", name=self.words.name(seat), words=words)
        stands = self.clock.phase in ("held", "stands")
        self.prompt.tell(words, bad=True, ms=0 if stands else NOTE_MS)
        self.say_now()
        self.scene.show_corners(self.renew_state())

    def _unnote(self, seat: Seat) -> None:
        """What a seat was told is over; if it was the latest, so are its sentence and its rule."""
        if next(reversed(self._notes), None) == seat:
            self.clear_message()
        self._notes.pop(seat, None)

    def _on_hushed(self) -> None:
        self._notes.clear()
        self.scene.show_corners(self.renew_state())

    def clear_message(self) -> None:
        """What was said is over."""
        super().clear_message()
        self._notes.clear()

    def _on_refused(self, seat: object, refused: object) -> None:
        if isinstance(seat, int) and isinstance(refused, Refused):
            self.refuse_seat(Seat(seat), refused)

    def _on_comfort(self) -> None:
        self.motion.catch_up()
        self.flight_motion.catch_up()
        self.sit()
        self.refresh()

    def event(self, event: QEvent) -> bool:
        """Keys that are held down are let go where the window is not in use.

        Once the last pairs were left, the scene of the end has told the result.
        """
        if event.type() == QEvent.Type.WindowDeactivate:
            self.seats_keys.let_go()
        left = event.type() == QEvent.Type.Hide and not event.spontaneous()
        if left and self.view.phase is Phase.OVER and not self.tells_result:
            self.tells_result = True
            self.log.restart()
            self.refresh()
        return super().event(event)


def _seat_place(scene: LuggageScene, seat: Seat) -> SeatPlace | None:
    """Return where the character of a seat is seen."""
    panels = scene.panels
    return on_stage(
        scene.view,
        *(panels[seat].head_room("face"), panels[seat].head_room("name")),
        # Above a seat lie the suitcases that are looked for.
        top=scene.plan.seats[seat].top(),
        row=[panels[seat].head_room("points")],
        kept=[panel.head_room("points") for other, panel in panels.items() if other != seat],
    )


def _steps() -> QPainterPath:
    """Return steps that go up, in a square of side 1 around 0."""
    path = QPainterPath()
    for step in range(3):
        high = 0.24 + 0.26 * step
        path.addRect(QRectF(-0.45 + 0.32 * step, 0.38 - high, 0.24, high))
    return path
