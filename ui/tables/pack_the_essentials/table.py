"""The table of Pack the Essentials: the page on which a match is played.

Everything that a person tries is a trial (sketches); Confirm submits its acts. The page shows what
the match is (`bridge`), what is tried (`trial`), and one sentence that says what to do next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPointerEvent
from PySide6.QtWidgets import QPushButton, QWidget

from engine.core import Event, Over, Refused, Result, Seat, Sheet, Thought
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    LayToys,
    PackAction,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.events import RoundBegan
from engine.games.pack_the_essentials.view import PackView, Phase
from ui.bridge.base import Stepped, TableBridge
from ui.bridge.seats import initial, on_player_colour, player_colour
from ui.kit.words import listed
from ui.look.brushes import Cell
from ui.look.flap import FLIP_MS
from ui.look.style import Look
from ui.look.text import literal
from ui.motion import Beat, MotionPlayer, Moving
from ui.stage.hands import Legality
from ui.tables.pack_the_essentials import art, prompts
from ui.tables.pack_the_essentials.access import PackAccess
from ui.tables.pack_the_essentials.furniture import Furniture
from ui.tables.pack_the_essentials.held import HeldTile
from ui.tables.pack_the_essentials.items import Token
from ui.tables.pack_the_essentials.moves import PackMoves, Part
from ui.tables.pack_the_essentials.panels import Thumbnail
from ui.tables.pack_the_essentials.replay import SHOWN, Replay, suitcase
from ui.tables.pack_the_essentials.scene import PackScene, Shown
from ui.tables.pack_the_essentials.trial import BONUS, Acts, Trial, discardable
from ui.tables.pack_the_essentials.words import Words, say

_DIGITS: Final = {
    Qt.Key.Key_1: 1,
    Qt.Key.Key_2: 2,
    Qt.Key.Key_3: 3,
    Qt.Key.Key_4: 4,
}
_BONUS_KEYS: Final = (Qt.Key.Key_5, Qt.Key.Key_0, Qt.Key.Key_B)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_WAYS: Final = frozenset(
    {
        Qt.Key.Key_Tab,
        Qt.Key.Key_Backtab,
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
    }
)
"""Keys that only lead somewhere."""
_AFTER_MS: Final = 1
"""Milliseconds from a held tile's step to what it would score there."""
_HELD_JUMPS: Final = (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_L)


class Table(Furniture):
    """A match of Pack the Essentials on the screen."""

    rule_asked = Signal(str)
    """A rule's number, or nothing: the person wants to read it."""
    cued = Signal(str)
    """The name of a sound that belongs to what happens."""
    refreshed = Signal()
    """The match, the trial or what to do is shown anew."""

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.bridge = bridge
        self.box = cast("Components", bridge.game.box)
        self.words = Words(self.box, [player.name for player in bridge.players])
        self._view: PackView = bridge.view()
        self._trial: Trial | None = None
        self._inspected: Seat | None = None
        self._seat = Seat(0)
        self._line = ""
        self._refusal: Refused | None = None
        self._note = ""
        self._note_bad = False
        self._toys: frozenset[int] = frozenset()
        self._toys_best = False
        self._toys_seat: Seat | None = None
        self._hinted: PackAction | None = None
        self._thinking: tuple[int, int, int] | None = None
        self._skipping = False
        self._spoken = ""
        self._told: dict[Event, str | None] = {}
        self._logged: list[Event] = []
        self._seen = 0
        self._confirming = 0
        self._scores_timer = QTimer(self)
        self._scores_timer.setSingleShot(True)
        # With none left it would be as soon as the frame that it is to come after.
        self._scores_timer.setInterval(_AFTER_MS)
        self._scores_timer.timeout.connect(self._show_judged)
        self._build()
        # Whoever gives the table the keyboard means the tiles.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.scene.view)
        self.moves = PackMoves(self.scene, look, self.box, self._token, self._place_of)
        self.replay = Replay(self.scene, look, self.box, self._token, self._place_of)
        self.scene.view.resized.connect(self.replay.stop)
        self.motion = MotionPlayer(lambda: bridge.comfort.factor, self)
        self.motion.idle.connect(self._on_idle)
        for watched in self.findChildren(QWidget):
            self.motion.watch(watched)
        for watched in (self, self.scene.view, self.scene.view.viewport()):
            self.motion.watch(watched, self._means)
        self.scene.hand.placed.connect(self._drop)
        self.scene.hand.returned.connect(self._glide_home)
        self.motion.cued.connect(self.cued)
        hand = self.scene.hand
        hand.picked.connect(lambda: self.cued.emit("pick"))
        hand.rotated.connect(lambda _steps: self.cued.emit("turn"))
        hand.flipped.connect(lambda: self.cued.emit("flip"))
        hand.refused.connect(lambda _reason, _rule: self.cued.emit("refuse"))
        bridge.stepped.connect(self._on_stepped)
        bridge.turn_changed.connect(self._on_turn)
        bridge.thinking.connect(self._on_thinking)
        bridge.hinted.connect(self._on_hinted)
        bridge.problem.connect(self._on_problem)
        bridge.finished.connect(self._on_finished)
        look.changed.connect(self._on_look)
        bridge.comfort.changed.connect(self._on_comfort)
        self._on_comfort()
        self._on_turn()

    # Building -----------------------------------------------------------------------------------

    def _build(self) -> None:
        look = self._look
        self.scene = PackScene(look, self.box, self._token, self.words, self._offer, self)
        self.furnish(self.scene, self.words, self.bridge.seats, goal=self._view.goal is not None)
        hand = self.scene.hand
        hand.picked.connect(self._on_picked)
        hand.judged.connect(self._on_judged)
        hand.refused.connect(self._on_hand_refused)
        hand.rule_asked.connect(self._ask_rule)
        hand.flipped.connect(self._say_now)
        hand.rotated.connect(self._on_rotated)
        hand.places_shown.connect(lambda _: self._show_showing())
        self.scene.position_chosen.connect(self.choose_position)
        self.scene.space_chosen.connect(self.choose_tile)
        self.scene.colour_chosen.connect(self.choose_colour)
        self.scene.cell_pressed.connect(self._on_cell)
        self.access = PackAccess(self, self.now)
        self.lists.line_clicked.connect(self.light)
        self.score.line_clicked.connect(self.light)
        self.log.asked.connect(self.show_again)
        self.log.setToolTip(say("tip-log"))
        self.log.setAccessibleDescription(say("tip-log"))
        for thumbnail in self.thumbnails:
            thumbnail.clicked.connect(self._on_thumbnail)
        deeds: dict[QPushButton, Callable[[], object]] = {
            self.rule_button: self._ask_rule_shown,
            self.back_button: self.close_inspection,
            self.undo_button: self.undo,
            self.redo_button: self.redo,
            self.hint_button: self.hint,
            self.rotate_button: self._rotate,
            self.flip_button: self._flip,
            self.places_button: self._toggle_places,
            self.discard_button: self._discard_held,
            self.best_button: self._lay_best,
            self.skip_button: self.skip,
            self.confirm_button: self.confirm,
        }
        for button, deed in deeds.items():
            button.clicked.connect(lambda _=False, deed=deed: deed())

    # Who ----------------------------------------------------------------------------------------

    def _token(self, seat: int) -> Token:
        player = self.bridge.players[seat]
        dark = self._look.theme.dark
        return Token(
            player_colour(player.colour, dark=dark).name(),
            on_player_colour(dark=dark).name(),
            initial(self.words.names, seat),
        )

    @property
    def seat(self) -> Seat:
        """Whose suitcase is shown large."""
        return self._seat if self._inspected is None else self._inspected

    @property
    def trial(self) -> Trial | None:
        """What the person to act is trying; None while nobody here may act."""
        return self._trial

    @property
    def live(self) -> bool:
        """Whether a person may try things out now."""
        return self._trial is not None and self._inspected is None and not self.motion.busy

    # Signals of the bridge ------------------------------------------------------------------------

    def _on_stepped(self, stepped: Stepped) -> None:
        self._refusal = None
        self._note = ""
        self._hinted = None
        self._trial = None
        self.replay.stop()
        self.scene.hand.put_back()
        if stepped.cause in ("undo", "redo", "seat"):
            self.motion.catch_up()
            self._view = self.bridge.view()
            if stepped.cause == "seat":
                self.words = self._new_words()
                self.scene.set_words(self.words)
                self._told = {}
            return
        parts = self.moves.parts(stepped.events, self.seat)
        # Of several acts that were confirmed together, what was tried stays until the last.
        keep = stepped.cause == "act" and self._confirming > 1
        self._confirming -= stepped.cause == "act"
        for part in parts[:-1]:
            self.motion.play(self._beat(stepped, part, last=False, keep=keep))
        self.motion.play(self._beat(stepped, parts[-1], last=True, keep=keep))

    def _beat(self, stepped: Stepped, part: Part, *, last: bool, keep: bool) -> Beat:
        """A part of a step on the screen; the last one shows the outcome, unless told to `keep`."""
        untold = [len(part.events)]

        def tell() -> None:
            self._seen += untold[0]
            untold[0] = 0

        def begin() -> Sequence[Moving]:
            tell()
            if part.arrives:
                self._view = stepped.view_after
                self.refresh()
            else:
                self._show_log()
            return part.begin()

        def end() -> None:
            tell()
            if not last:
                return
            self._view = stepped.view_after
            if not keep:
                self.moves.clear()
                # `idle` follows, or without movement `turn_changed`, and all is shown at once.
                if not (self.motion.skipping or self.motion.still):
                    self.refresh()

        return Beat(begin, end, part.cue)

    def _place_of(self, seat: int) -> QPointF:
        """Where on the stage a seat's thumbnail would be, just out of sight."""
        view, thumbnail = self.scene.view, self.thumbnails[seat]
        port = view.viewport()
        high = port.height() // 2
        if thumbnail.isVisible():
            middle = thumbnail.mapTo(self, thumbnail.rect().center())
            high = middle.y() - port.mapTo(self, QPoint()).y()
        return view.mapToScene(port.width() + 30, max(0, min(port.height(), high)))

    def _drop(self, anchor: Cell) -> None:
        """A tile that was just laid by hand comes to rest."""
        piece = self.scene.tried_at(anchor)
        if piece is not None and self.bridge.comfort.factor > 0:
            self.motion.flourish(*self.moves.drop(piece))
        else:
            self.motion.cued.emit("settle")

    def _glide_home(self, held: object, start: QPointF, side: float) -> None:
        """A tile that was put back is seen going there."""
        piece = self.scene.piece_on(held.space) if isinstance(held, HeldTile) else None
        if piece is not None and self.live and self.bridge.comfort.factor > 0:
            self.motion.flourish(*self.moves.home(piece, start, side))

    def _means(self, watched: QObject, event: QEvent) -> bool:
        """Whether a press that skipped movement lands on what can be done."""
        if isinstance(event, QKeyEvent):
            return self._key_means(event)
        if watched is self.scene.view.viewport() and isinstance(event, QPointerEvent):
            return bool(event.points()) and self.scene.answers(
                event.points()[0].position(), cells=self._view.phase is Phase.TOYS
            )
        return True

    def _key_means(self, event: QKeyEvent) -> bool:
        key, trial = Qt.Key(event.key()), self._trial if self.live else None
        if self._ctrl_deed(event) is not None or key in _WAYS:
            return True
        if key == Qt.Key.Key_Escape:
            return self._inspected is not None
        if trial is None:
            return False
        if key in _DIGITS or key in _BONUS_KEYS:
            return self.scene.offers(_DIGITS.get(key, BONUS))
        if key in (*_ENTER, Qt.Key.Key_Space):
            return trial.complete or self.scene.focused()
        return key == Qt.Key.Key_H and self.bridge.practice

    def _new_words(self) -> Words:
        return Words(self.box, [player.name for player in self.bridge.players])

    def _on_idle(self) -> None:
        self.moves.clear()
        self.departures.rest()
        self._on_turn()

    def _on_look(self) -> None:
        """Theme or text size changed: what is on its way was painted in the old."""
        self.motion.catch_up()
        self.replay.stop()
        self.refresh()

    def _on_turn(self) -> None:
        if self.motion.busy:
            self._say_now()
            self._show_buttons()
            return
        self._view = self.bridge.view()
        person = self.bridge.person_to_act()
        if person is None:
            self._trial = None
            front = self.bridge.front()
            self._seat = front if front is not None else self._seat
        elif self._trial is None or self._trial.seat != person:
            self._inspected = None if person != self._seat else self._inspected
            self._seat = person
            self._trial = Trial(self.bridge, person)
            self._offer_toys()
            self.refresh()
            self._lead()
            return
        self.refresh()

    def _on_thinking(self, progress: object) -> None:
        self._thinking = cast("tuple[int, int, int] | None", progress)
        self._skipping = self._skipping and progress is not None
        if self._skipping:
            self.skip()
        self._say_now()
        self._show_buttons()

    def _on_hinted(self, thought: Thought) -> None:
        act = cast("PackAction", thought.best)
        if self._trial is not None and act in self._trial.acts:
            self._tell(say("hint-tried"))
            return
        parts = [
            f"{self.words.line(line.line, self._view.lists)} "
            f"{'+' if line.points > 0 else ''}{line.points}"
            for line in thought.why
            if line.points
        ]
        words = self._hint_words(act)
        if parts:
            words += " " + say("hint-why", lines=listed(parts))
        self._tell(words)
        self._hinted = act
        self._show_buttons()

    def _hint_words(self, act: PackAction) -> str:
        def side(cat: bool) -> str:  # noqa: FBT001
            return say("side-cat" if cat else "side-clothing")

        box, board = self.box, self.scene.board
        match act:
            case Claim(position=position):
                return say("hint-claim", position=position)
            case TakeBonus(colour=colour):
                return say("hint-bonus", colour=self.words.colour(colour))
            case Place(space=space, cat=cat, turn=turn, cell=cell):
                kind = self._view.spaces[space - 1]
                if kind is not None:
                    board.set_nearest(art.cells_at(box, box.mask(kind, cat, turn, cell)))
                return say("hint-place", space=space, side=side(cat))
            case PlaceBonus(cat=cat, turn=turn, cell=cell):
                kind = self._view.seats[self._seat].bonus
                if kind is not None:
                    board.set_nearest(art.cells_at(box, box.mask(kind, cat, turn, cell)))
                return say("hint-place-bonus", side=side(cat))
            case Discard(space=space):
                return say("hint-discard", space=space)
            case LayToys(cells=cells):
                board.set_nearest([box.grid.place(cell) for cell in cells])
                return say("hint-toys")

    def _on_problem(self, sentence: str) -> None:
        self._tell(sentence, bad=True)

    def _on_finished(self, result: Result) -> None:  # noqa: ARG002
        self._trial = None
        if not self.motion.busy:
            self.refresh()

    # Showing ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the match, the trial, and what to do."""
        view = self._view
        trial = self._trial if self.live else None
        acts: Acts = trial.acts if trial is not None else ()
        shown = trial.view if trial is not None and acts else view
        held = self._held()
        self.scene.show_state(
            Shown(
                base=view,
                view=shown,
                seat=self.seat,
                acts=acts,
                live=trial is not None,
                draft=self._draft_view(1),
                bonus=self._bonus_ready(),
                discard=trial is not None and discardable(trial),
                held=held.space if held else None,
                toys=self._toys if trial is not None and view.phase is Phase.TOYS else frozenset(),
            )
        )
        self.scene.hand.set_enabled(trial is not None)
        self._show_panels()
        self._show_buttons()
        self._say_now()
        self.access.refresh()
        self.refreshed.emit()

    def _held(self) -> HeldTile | None:
        held = self.scene.hand.held
        return held if isinstance(held, HeldTile) else None

    def _draft_view(self, space: int) -> PackView | None:
        """The table without the turn's tile (or bonus tile), if the person drafts there."""
        trial = self._trial if self.live else None
        if trial is None:
            return None
        view: PackView = trial.sketch(trial.without(space)).view
        return view if view.phase is Phase.DRAFT and view.actor == trial.seat else None

    def _tile_ready(self) -> bool:
        view = self._draft_view(1)
        return view is not None and not view.drafted

    def _bonus_ready(self) -> bool:
        view = self._draft_view(BONUS)
        return view is not None and view.seats[self._seat].bonus is not None

    def _sheets(self) -> tuple[tuple[Sheet, ...], tuple[Sheet, ...]]:
        """The sheets now, and as they would be."""
        now = self.bridge.sheets() if not self.motion.busy else self._sheets_of(self._view)
        trial = self._trial if self.live else None
        if trial is None:
            return now, now
        held, anchor = self._held(), self.scene.hand.anchor
        legality = self.scene.hand.legality
        if held is not None and anchor is not None and legality is not None and legality.ok:
            return now, trial.sketch(held.act_at(anchor)).sheet
        return now, trial.sketch().sheet

    def _sheets_of(self, view: PackView) -> tuple[Sheet, ...]:
        return scoring.sheets(self.box, view.lists, view.seats)

    def _show_judged(self) -> None:
        """What to do with the held tile where it is now, and what it would score there."""
        self._say_now()
        self._show_scores()

    def _show_scores(self) -> None:
        """Show the sheet and the lists with what the trial, or the held tile, changes."""
        self._scores_timer.stop()
        view, seat = self._view, self.seat
        now, then = self._sheets()
        if not self.bridge.comfort.hands.preview:
            then = now
        self.lists.show_lists(view.lists, now[seat], then[seat], len(view.seats))
        self.score.show_sheet(now[seat], then[seat], view.goal)

    def _show_panels(self) -> None:
        self._show_scores()
        view, seat = self._view, self.seat
        now = self._sheets()[0]
        seats = len(view.seats)
        self.score_title.tell(
            say("score") if seats == 1 else say("score-of", name=self.words.name(seat))
        )
        self.show_others(seat)
        for thumbnail in self.thumbnails:
            other = thumbnail.seat
            token = self._token(other)
            thumbnail.show_seat(
                view.seats[other],
                self.words.name(other),
                token.colour,
                token.ink,
                now[other].total,
                first=view.first == other and view.phase not in (Phase.TOYS, Phase.OVER),
            )
        # Beside whose turn it is stand their points, not those of the suitcase looked at.
        self._show_departures(now[seat if view.phase is Phase.OVER else self._seat].total)
        self._show_log()

    def _show_departures(self, points: int) -> None:
        view = self._view
        self.departures.set_duration(round(FLIP_MS * self.bridge.comfort.factor))
        actor = None if view.phase is Phase.OVER else view.actor
        if actor is None and self._trial is not None:
            actor = self._trial.seat
        name = "" if actor is None else self.words.name(actor)
        colour = "" if actor is None else self._token(actor).colour
        self.departures.show_now(view.round, name, colour, points, view.goal)

    def _show_log(self) -> None:
        events = self.bridge.log()
        told = self._told
        for event in events:
            if event not in told:
                told[event] = self.words.event(event)
        if not self.motion.busy:
            self._seen = len(events)
        # What the screen has not come to is not told yet.
        self._logged = [event for event in events[: self._seen] if told[event]]
        lines = [told[event] or "" for event in self._logged]
        numbered = list(enumerate(self._logged))
        self.log.show_lines(
            lines,
            {number for number, event in numbered if isinstance(event, RoundBegan)},
            {number for number, event in numbered if isinstance(event, SHOWN)},
        )
        self.access.tell(lines)

    def _show_buttons(self) -> None:
        live = self.live
        trial = self._trial if live else None
        held = self._held()
        reach = self.bridge.undo_reach()
        tried = trial is not None and (bool(trial.acts) or held is not None)
        tried = tried and self._view.phase is not Phase.TOYS
        plays = not self.bridge.read_only
        self._let(self.undo_button, tried or reach.count > 0, shown=plays)
        far = self.words.undo(reach.count, reach.stop)
        far = "\n".join((say("undo-try"), far)) if tried and reach.count else far
        self.undo_button.setToolTip(say("undo-try") if tried and not reach.count else far)
        self.undo_button.setAccessibleDescription(self.undo_button.toolTip())
        self.undo_button.setText(
            say("undo") if tried or not reach.count else say("undo-to", acts=reach.count)
        )
        self.undo_button.updateGeometry()
        redoable = trial is not None and trial.can_redo
        # What was done before would put an end to what is tried instead of it.
        redoable = redoable or (not tried and self.bridge.can_redo())
        self._let(self.redo_button, redoable, shown=plays)
        self._let(self.hint_button, live, shown=plays and self.bridge.practice)
        hint = "stop-hint" if self._hinting else "hint" if self._hinted is None else "show-me"
        self.hint_button.setText(say(hint))
        self.hint_button.setToolTip(say(f"tip-{hint}"))
        drafting = self._tile_ready() or self._bonus_ready()
        for button in (self.rotate_button, self.flip_button, self.places_button):
            self._let(button, held is not None, shown=drafting)
        self._show_showing()
        can_discard = trial is not None and discardable(trial)
        discards = held is not None and held.space != BONUS
        self._let(self.discard_button, discards, shown=can_discard)
        laying = live and self._view.phase is Phase.TOYS
        self._let(self.best_button, not self._toys_best, shown=laying)
        thinking = self._thinking is not None and self.bridge.thinker is not None
        self._let(self.skip_button, True, shown=thinking)
        over = isinstance(self.bridge.awaiting(), Over)
        whole = trial is not None and held is None and trial.complete
        self._let(self.confirm_button, whole, shown=plays and not thinking and not over)
        self._let(self.back_button, True, shown=self._inspected is not None)
        self.back_button.setText(say("back", name=literal(self.words.name(self._seat))))

    def _show_showing(self) -> None:
        # The wish outlives the tile, but with an empty hand there are no places to be seen.
        self.places_button.setChecked(self.scene.hand.showing_places and self._held() is not None)

    def _let(self, button: QPushButton, enabled: bool, *, shown: bool = True) -> None:  # noqa: FBT001
        """Enable and show a button, or not."""
        if button.hasFocus() and not (enabled and shown):
            # Else Qt would pass the focus on to any other, even outside of the table.
            self.scene.view.setFocus(Qt.FocusReason.OtherFocusReason)
        button.setEnabled(enabled)
        button.setVisible(shown)

    def _lead(self) -> None:
        """Bring the focus to what is to be done next, for whoever plays by keyboard."""
        trial = self._trial if self.live else None
        if trial is None or self._held() is not None or not self.scene.hand.by_keys:
            return
        if trial.acts and trial.complete:
            self.confirm_button.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        self.scene.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        item = self.scene.next_stop()
        if item is not None:
            item.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # What now -----------------------------------------------------------------------------------

    def _tell(self, words: str, *, bad: bool = False) -> None:
        """Say something until the next deed."""
        self._note, self._note_bad = words, bad
        self._say_now()
        self.access.voice.say(words, topic="now", urgent=bad)

    def _refuse(self, refused: Refused) -> None:
        self._refusal = refused
        self._tell(self.words.refusal(refused), bad=True)

    def _hush(self) -> None:
        self._note, self._refusal = "", None
        self.replay.stop()
        if self._hinted is not None:
            self._hinted = None
            self.scene.board.set_nearest(())

    def _say_now(self) -> None:
        words = self._note or self._now()
        bad = bool(self._note) and self._note_bad
        if words != self.now.text():
            self.now.setText(words)
        if self.now.property("role") != ("bad" if bad else ""):
            self.now.setProperty("role", "bad" if bad else "")
            self.now.style().unpolish(self.now)
            self.now.style().polish(self.now)
        rule = self._refusal.rule if self._refusal is not None else ""
        self.rule_button.setVisible("-" in rule)
        if "-" in rule:
            self.rule_button.setText(say("why", rule=rule))
        progress = self._thinking
        self.progress.setVisible(progress is not None and progress[2] > 0)
        if progress is not None and progress[2] > 0:
            self.progress.setRange(0, progress[2])
            self.progress.setValue(progress[1])
        # While the screen is behind, and whatever is watched, what it tells is the log.
        telling = self.motion.busy or self.bridge.read_only
        if words != self._spoken and not self._note and not telling:
            self._spoken = words
            self.access.voice.say(words, topic="now")

    def _now(self) -> str:
        """What to do next, in one sentence."""
        if self._inspected is not None:
            return say("now-looking", name=self.words.name(self._inspected))
        if isinstance(self.bridge.awaiting(), Over) and not self.motion.busy:
            return say("now-over")
        if self.bridge.read_only:
            # Whoever watches wants to know what was done just now.
            return (self._told[self._logged[-1]] or "") if self._logged else ""
        trial = self._trial if self.live else None
        if trial is None:
            thinker = self.bridge.thinker
            if thinker is not None:
                return say("now-thinking", name=self.words.name(thinker))
            return say("now-wait")
        held = self._held()
        if held is not None:
            return prompts.holding(held)
        if self._view.phase is Phase.TOYS:
            wanted = self._toys_wanted()
            left = wanted - len(self._toys)
            return prompts.toys(self.words, trial, wanted, left, best=self._toys_best)
        if trial.acts:
            return prompts.tried(self.words, trial)
        return prompts.fresh(self.words, trial, self._view)

    # Deeds: trying out ----------------------------------------------------------------------------

    def _attempt(self, act: PackAction) -> bool:
        """Try an act; show why if it is not possible."""
        trial = self._trial if self.live else None
        if trial is None:
            return False
        self._hush()
        self._put_back_at_once()
        refused = trial.attempt(act)
        self._changed()
        if refused is not None:
            self._refuse(refused)
        return refused is None

    def _put_back_at_once(self) -> None:
        """Put back what is held, for something else that shows its own movement."""
        if self._held() is not None:
            self.scene.hand.put_back()
            self.motion.catch_up()

    def _changed(self) -> None:
        """After what is tried has changed."""
        self.light("")
        self.refresh()

    def choose_position(self, position: int) -> None:
        """Try a draft position; the one that is tried already is confirmed."""
        trial = self._trial if self.live else None
        if trial is not None and Claim(position) in trial.acts and trial.complete:
            self.confirm()
        elif self._attempt(Claim(position)):
            self._lead()

    def choose_colour(self, colour: int) -> None:
        """Try a colour for the bonus tile; the one that is tried already is confirmed."""
        trial = self._trial if self.live else None
        if trial is not None and TakeBonus(colour) in trial.acts and trial.complete:
            self.confirm()
        elif self._attempt(TakeBonus(colour)):
            self._lead()

    def choose_tile(self, space: int) -> None:
        """Take a tile or the bonus tile up by keyboard; or discard what fits nowhere."""
        trial = self._trial if self.live else None
        if trial is None:
            return
        held = self._offer(space)
        if held is None:
            return
        source = self.scene.piece_on(space)
        self.scene.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.scene.hand.pick(held, source)

    def _offer(self, space: int) -> HeldTile | None:
        """The tile of a space for the hand, if it may be taken; else say why not."""
        trial = self._trial if self.live else None
        if trial is None:
            return None
        self._hush()
        # What glides back may be what is taken up.
        self.motion.catch_up()
        base = trial.without(space)
        view: PackView = trial.sketch(base).view
        refused = self._why_not(trial, space, view)
        if refused is not None:
            self._refuse(refused)
            return None
        if space != BONUS and not trial.fits_anywhere(base, space) and discardable(trial):
            if self._attempt(Discard(space)):
                self._lead()
            return None
        return HeldTile(trial, self.words, space, self._on_laid, self._refuse)

    def _why_not(self, trial: Trial, space: int, view: PackView) -> Refused | None:
        """Why a tile may not be taken up, in the rules' own words."""
        there = (
            view.seats[trial.seat].bonus is not None
            if space == BONUS
            else view.spaces[space - 1] is not None
        )
        drafting = view.phase is Phase.DRAFT and view.actor == trial.seat
        if drafting and there and (space == BONUS or not view.drafted):
            return None
        probe: PackAction = (
            PlaceBonus(cat=False, turn=0, cell=0)
            if space == BONUS
            else Place(space, cat=False, turn=0, cell=0)
        )
        refused = trial.sketch((*trial.without(space), probe)).refusal
        return refused if refused is not None else Refused("TURN", seat=trial.seat)

    def _on_picked(self) -> None:
        held = self._held()
        if held is None or self._trial is None:
            return
        self._hush()
        self._trial.set_acts(held.base)
        if self.bridge.comfort.hands.places:
            self.scene.hand.show_places(True)
        self._changed()

    def _on_laid(self) -> None:
        """A tile was placed or put back."""
        self._changed()
        self._lead()

    def _on_judged(self, legality: Legality | None) -> None:
        if self._held() is None:
            return
        wrong = legality is not None and not legality.ok
        self._refusal = Refused(legality.rule) if legality is not None and wrong else None
        self._note = ""
        # The tile follows the hand at once, with its reason beside it; what to do and what it
        # would score come in the next turn.
        self._scores_timer.start()

    def _on_comfort(self) -> None:
        self.lay_left(left=self.bridge.comfort.hands.left)
        self._show_scores()

    def _on_hand_refused(self, reason: str, rule: str) -> None:
        self._refusal = Refused(rule)
        self._tell(reason, bad=True)

    def _on_rotated(self, steps: int) -> None:  # noqa: ARG002
        self._say_now()

    def _discard_held(self) -> None:
        held = self._held()
        if held is not None and held.space != BONUS and self._attempt(Discard(held.space)):
            self._lead()

    def _rotate(self) -> None:
        self.scene.hand.rotate(1)
        self._keys_to_hand()

    def _flip(self) -> None:
        self.scene.hand.flip()
        self._keys_to_hand()

    def _toggle_places(self) -> None:
        self.scene.hand.show_places(self.places_button.isChecked())
        self._keys_to_hand()

    def _keys_to_hand(self) -> None:
        """After a button was pressed the keys are again for the tile that is held."""
        if self._held() is not None:
            self.scene.view.setFocus(Qt.FocusReason.OtherFocusReason)

    # Deeds: toys --------------------------------------------------------------------------------

    def _toys_wanted(self) -> int:
        mine = self._view.seats[self._seat]
        return min(mine.toys, scoring.empty_cells(self.box, mine).bit_count())

    def _offer_toys(self) -> None:
        """Lay the best toys, or again those that were tried before somebody else laid theirs."""
        trial = self._trial
        if trial is None or self._view.phase is not Phase.TOYS:
            self._toys, self._toys_best, self._toys_seat = frozenset(), False, None
        elif self._toys_seat != trial.seat:
            self._toys_seat = trial.seat
            self._lay_best()
        elif len(self._toys) == self._toys_wanted():
            trial.attempt(LayToys(tuple(sorted(self._toys))))

    def _lay_best(self) -> None:
        trial = self._trial
        if trial is None:
            return
        mine = self._view.seats[trial.seat]
        cells = scoring.best_toys(self.box, self._view.lists, mine)
        self._toys, self._toys_best = frozenset(cells), True
        self._attempt(LayToys(cells))

    def _toggle_toy(self, cell: Cell) -> None:
        trial = self._trial if self.live else None
        if trial is None:
            return
        index = self.box.grid.cell(*cell)
        self._hush()
        if index in self._toys:
            self._toys -= {index}
        elif len(self._toys) >= self._toys_wanted():
            self._tell(say("toys-all-laid"), bad=True)
            return
        else:
            mine = self._view.seats[trial.seat]
            if not scoring.empty_cells(self.box, mine) >> index & 1:
                self._refuse(Refused("PE-21", "covered", cell=cell))
                return
            self._toys |= {index}
        self._toys_best = False
        if len(self._toys) == self._toys_wanted():
            self._attempt(LayToys(tuple(sorted(self._toys))))
        else:
            trial.set_acts(())
            self._changed()

    def _on_cell(self, cell: Cell) -> None:
        """A cell of the suitcase was pressed, or chosen by keyboard."""
        if self.live and self._view.phase is Phase.TOYS:
            self._toggle_toy(cell)
            return
        if self.scene.is_free(cell) and not self.scene.hand.by_keys:
            # A click beside everything else: what is to be done stays said.
            self._unsay()
            return
        self._tell(self.access.describe(cell))

    # Deeds: deciding ----------------------------------------------------------------------------

    def confirm(self) -> None:
        """Submit what is tried, if it is a whole decision."""
        trial = self._trial if self.live else None
        if trial is None or self._held() is not None or not trial.complete:
            return
        acts = trial.acts
        self.cued.emit("confirm")
        self._trial = None
        self._toys_seat = None
        self._confirming = len(acts)
        refused = self.bridge.submit(trial.seat, acts)
        self._confirming = 0
        self._on_turn()
        if refused is not None:
            self._refuse(refused)

    def skip(self) -> None:
        """Take the computer's best so far, or its first thought as soon as it has one."""
        self._skipping = not self.bridge.can_skip
        if not self._skipping:
            self.bridge.skip()

    def undo(self) -> None:
        """Take back what is tried, or else the last decision."""
        self._hush()
        self.motion.catch_up()
        trial = self._trial if self.live else None
        if self._held() is not None:
            self.scene.hand.put_back()
        elif trial is not None and self._view.phase is not Phase.TOYS and trial.drop_last():
            self._changed()
            self._lead()
        elif not self.bridge.undo():
            reach = self.bridge.undo_reach()
            self._tell(self.words.undo(reach.count, reach.stop))

    def redo(self) -> None:
        """Try again, or do again, what was undone."""
        self._hush()
        self.motion.catch_up()
        self._put_back_at_once()
        trial = self._trial if self.live else None
        if trial is not None and trial.redo():
            self._changed()
            self._lead()
        elif trial is None or not trial.acts or self._view.phase is Phase.TOYS:
            self.bridge.redo()

    @property
    def _hinting(self) -> bool:
        """Whether a hint is being looked for."""
        return self._thinking is not None and self.bridge.thinker is None

    def hint(self) -> None:
        """Ask for a hint, in practice; once it is there, try it out. While it is sought, stop."""
        if not self.bridge.practice or not self.live:
            return
        if self._hinting:
            self.bridge.stop_hint()
            return
        act = self._hinted
        if act is None:
            self.bridge.hint()
            return
        if isinstance(act, LayToys):
            self._toys, self._toys_best = frozenset(act.cells), False
        if self._attempt(act):
            self._lead()

    # Looking ------------------------------------------------------------------------------------

    def light(self, line: str) -> None:
        """Light up what a score line counts; nothing for no line."""
        self._line = line
        cells: set[Cell] = set()
        if line in scoring.TODO_LINES or line == scoring.CATS or line in self.box.colours:
            trial = self._trial if self.live else None
            view = trial.view if trial is not None and trial.acts else self._view
            for mask in scoring.counted(self.box, view, self.seat, line):
                cells.update(art.cells_at(self.box, mask))
        self.scene.board.set_lit(cells)
        self.lists.mark(line)
        self.score.mark(line)

    def show_again(self, line: int) -> None:
        """Show once more what a line of the log tells, and light up where it was."""
        if self.motion.busy:
            return
        event = self._logged[line]
        self._hush()
        self._put_back_at_once()
        seat = suitcase(event)
        if seat is not None and seat != self.seat:
            self.inspect(seat)
            # Whoever goes through the log by keyboard goes on there.
            self.log.setFocus(Qt.FocusReason.OtherFocusReason)
        self.light("")
        self.motion.flourish(self.replay.again(event, self.seat), self.replay.clear)
        self.scene.board.set_lit(self.replay.cells(event))
        self.access.voice.say(self.log.lines[line], topic="again")

    def inspect(self, seat: Seat) -> None:
        """Show another seat's suitcase large."""
        self._hush()
        self._put_back_at_once()
        # The thumbnail gives way to another, and must not pass the focus on to any.
        self.scene.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._inspected = None if seat == self._seat else seat
        self._changed()

    def close_inspection(self) -> None:
        """Back to one's own suitcase."""
        self._inspected = None
        self._changed()
        self.scene.view.setFocus()

    def _on_thumbnail(self) -> None:
        thumbnail = self.sender()
        if isinstance(thumbnail, Thumbnail):
            self.inspect(Seat(thumbnail.seat))

    def _ask_rule_shown(self) -> None:
        self._ask_rule(self._refusal.rule if self._refusal is not None else "")

    def _ask_rule(self, rule: str) -> None:
        shown = rule or (self._refusal.rule if self._refusal is not None else "")
        self.rule_asked.emit(shown if "-" in shown else "")

    # Keys ---------------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Keep Ctrl+Z and its kin from shortcuts of the window."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._ctrl_deed(event) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The table's keys; Esc goes on to the shell when there is nothing to put back."""
        # Also when a button has the focus, what is held obeys its keys.
        if self.scene.hand.press(event):
            return
        deed = self._ctrl_deed(event) or self._deed(event)
        if deed is None:
            event.ignore()
            return
        self.scene.hand.by_keys = True
        event.accept()
        deed()

    def _ctrl_deed(self, event: QKeyEvent) -> Callable[[], object] | None:
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return None
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Z:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            return self.redo if back else self.undo
        if key == Qt.Key.Key_Y:
            return self.redo
        if key in _ENTER:
            return self._place_and_confirm
        return None

    def _deed(self, event: QKeyEvent) -> Callable[[], object] | None:
        other = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
        if event.modifiers() & (other | Qt.KeyboardModifier.ControlModifier):
            return None
        key = Qt.Key(event.key())
        if key in _DIGITS or key in _BONUS_KEYS:
            number = _DIGITS.get(key, BONUS)
            return lambda: self._number(number)
        if event.text() == "?":
            return self._ask_rule_shown
        if key in _ENTER:
            return self.confirm
        if key == Qt.Key.Key_H:
            return self.hint
        if key in (Qt.Key.Key_D, Qt.Key.Key_Delete):
            return self._discard_held
        if key in _HELD_JUMPS:
            return self._want_held
        if key == Qt.Key.Key_Escape:
            return self._escape()
        return None

    def _escape(self) -> Callable[[], object] | None:
        if self._held() is not None:
            return self.scene.hand.put_back
        if self._inspected is not None:
            return self.close_inspection
        if self._note or self.replay.marks:
            return self._unsay
        trial = self._trial if self.live else None
        if trial is not None and trial.acts and self._view.phase is not Phase.TOYS:
            return self.undo
        return None

    def _want_held(self) -> None:
        self._hush()
        self._tell(say("not-held"), bad=True)

    def _unsay(self) -> None:
        if self.replay.marks:
            self.light("")
        self._hush()
        self._say_now()
        self._show_buttons()

    def _number(self, number: int) -> None:
        """A digit: a position, a colour, or a tile, whatever is being chosen."""
        trial = self._trial if self.live else None
        if trial is None:
            return
        view = trial.view
        if number == BONUS:
            self.choose_tile(BONUS)
        elif view.phase is Phase.CLAIM and view.actor == trial.seat:
            self.choose_position(number)
        elif view.phase is Phase.BONUS and view.actor == trial.seat:
            self.choose_colour(number - 1)
        elif (
            self._tile_ready() and any(not isinstance(act, Claim | TakeBonus) for act in trial.acts)
        ) or (view.phase is Phase.DRAFT and view.actor == trial.seat):
            self.choose_tile(number)
        elif any(isinstance(act, TakeBonus) for act in trial.acts):
            self.choose_colour(number - 1)
        elif any(isinstance(act, Claim) for act in trial.acts):
            self.choose_position(number)

    def _place_and_confirm(self) -> None:
        """Place what is held, and confirm."""
        if self._held() is not None and not self.scene.hand.place():
            return
        self.confirm()
