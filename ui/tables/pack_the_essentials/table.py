"""The table of Pack the Essentials: the page on which a match is played.

Everything that a person tries is a preview. Confirm submits its acts. One suitcase is
shown large: that of whose turn it is, unless another is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsItem, QVBoxLayout, QWidget

from engine.core import Action, BotProgress, Refused, Seat
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import Claim, Discard, PackAction, Place
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.events import RoundBegan
from engine.games.pack_the_essentials.view import PackView, Phase
from ui.bridge.base import Stepped, TableBridge
from ui.kit.table.animator import AnimationStep, Animator
from ui.kit.table.match_table import MatchTable
from ui.look.brushes import Cell
from ui.look.flap import FLIP_MS
from ui.look.shortcuts import CHORD_MODIFIERS, Shortcut
from ui.look.style import Look
from ui.stage.input.drag_target import Legality
from ui.stage.post_paint import PostPaintTask
from ui.tables.pack_the_essentials import art, prompts
from ui.tables.pack_the_essentials.access import PackAccess
from ui.tables.pack_the_essentials.claims import AutoClaims
from ui.tables.pack_the_essentials.held import HeldTile, Tiles, unflipped
from ui.tables.pack_the_essentials.laid import LaidTiles
from ui.tables.pack_the_essentials.moves import PackMoves
from ui.tables.pack_the_essentials.parts import PackParts
from ui.tables.pack_the_essentials.pending_moves import (
    BONUS_SPACE,
    Acts,
    PackPendingMoves,
    discardable,
    untakeable,
)
from ui.tables.pack_the_essentials.replay import REPLAYED_EVENTS, Replay, suitcase
from ui.tables.pack_the_essentials.scene import CLAIM_GRACE_MS, PackScene
from ui.tables.pack_the_essentials.state import HeldState, PackTableState, pack_state
from ui.tables.pack_the_essentials.table_widgets import TableWidgets
from ui.tables.pack_the_essentials.words import Words, say

_MIN_TABLE_SIZE: Final = QSize(760, 240)
_SPACE_KEYS: Final = {
    Qt.Key(Qt.Key.Key_0 + number): number for number in range(1, 5)
} | dict.fromkeys((Qt.Key.Key_5, Qt.Key.Key_0, Qt.Key.Key_B), BONUS_SPACE)
_HELD_TILE_KEYS: Final = (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_L)


class Table(MatchTable[PackView, PackTableState, Words]):
    """A match of Pack the Essentials on the screen.

    It makes the state, hands it to its parts, and obeys what they ask for (`PackCommands`).
    """

    words_type = Words

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        box: Components = bridge.game.box
        self.box = box
        self.inspected: Seat | None = None
        """Whose suitcase is looked at in place of whose turn it is."""
        self._held: HeldState | None = None
        """What is shown of the tile in the hand."""
        self._lying: Acts | None = None
        """What would be tried if that were laid down where it is; None where it may not lie."""
        self._refreshing = False
        """Whether `state` was made just now, and is being shown."""
        self.turn.aside = lambda: self.inspected is not None
        # To refresh what is shown changes no suitcase, as a rule.
        self._sheets = lru_cache(2)(partial(scoring.sheets, box))
        scene = self.scene = PackScene(look, box, self.words, self.renew_state(), self, self)
        self.animator = Animator(scene.view)
        self.laid = LaidTiles(scene, self.shared, self)
        self.tiles = self.in_hand = Tiles(scene, self.animator, self.motion, self.laid, self)
        room = self.table_widgets = TableWidgets(self.shared, scene, self.tiles, self, self)
        self.departures, self.lists, self.score = room.departures, room.lists, room.score
        # Of its own, so that the window's does not change with every sentence.
        self.setMinimumSize(_MIN_TABLE_SIZE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addLayout(room.rows, 1)
        layout.addWidget(room.bottom)
        self.moves = PackMoves(look, box, scene, room.thumbnails, self.animator)
        self.replay = Replay(look, box, scene, room.thumbnails)
        self.access = PackAccess(scene, self, self.voice, self.log)
        self.teacher_tag.where = lambda: tried_item(self.scene, box, objected(self))
        self.teacher_tag.covers = partial(compared, self)
        self.teacher_tag.light = partial(light_reason, self)
        self._weighs = PostPaintTask(scene.view, self._weigh)
        self.reactions.where = room.face_place
        self.claims = AutoClaims(scene, self.shared, self, self)
        self.claims.settling.timeout.connect(self.lead)
        self.refreshed.connect(lambda: self.claims.follow(self.state))
        self._listen()
        self.start(scene.view, self.access.outline, room.buttons, self.animator)

    def _listen(self) -> None:
        """Follow the hand and the log."""
        hand, access, log = self.scene.hand, self.access, self.log
        hand.picked.connect(self._on_picked)
        # What was said about it is over.
        for over in (hand.cancelled, hand.placed):
            over.connect(lambda *_: self.clear_message())
        for turned in (hand.rotated, hand.flipped, hand.places_shown, hand.cancelled, hand.placed):
            turned.connect(lambda *_: self._on_turned())
        for other in (hand.picked, hand.rotated, hand.flipped):
            other.connect(lambda *_: access.say_held(self.state))
        hand.moved.connect(lambda _: access.say_here(self.state))
        for signal in (hand.picked, hand.rotated, hand.flipped, hand.moved):
            signal.connect(lambda *_: self.tree.refresh())
        hand.refused.connect(self._on_refused)
        hand.judged.connect(self._on_judged)
        hand.rule_asked.connect(self.prompt.ask_rule)
        log.setToolTip(say("tip-log"))
        log.setAccessibleDescription(say("tip-log"))
        log.is_head = lambda event: isinstance(event, RoundBegan)
        log.is_again = lambda event: isinstance(event, REPLAYED_EVENTS)
        log.asked.connect(self.show_again)
        self.motion.idle.connect(self.departures.rest)
        self.scene.view.resized.connect(self.replay.stop)
        # Its rings were painted in the old look.
        self.look.changed.connect(self.replay.stop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table_widgets.set_page_size(event.size())
        # At once: else the page is first painted with what it had before.
        area = self.table_widgets.first_area
        for layout in (self.departures.layout(), self.layout(), area.layout()):
            if layout is not None:
                layout.activate()

    # Who and what ---------------------------------------------------------------------------------

    @property
    def acting(self) -> PackPendingMoves | None:
        """The trial of whoever may try things out now."""
        pending = self.pending if self.live else None
        return pending if isinstance(pending, PackPendingMoves) else None

    @property
    def held(self) -> HeldTile | None:
        """The tile in the hand."""
        return self.in_hand.held if isinstance(self.in_hand, Tiles) else None

    # What a game says -----------------------------------------------------------------------------

    def new_trial(self, seat: Seat) -> PackPendingMoves:
        """What a seat begins to try; toys lie where they score the most."""
        if seat != self.seat:
            self.inspected = None
        pending = PackPendingMoves(self.bridge, seat)
        if not self.tries:
            pending.lay_best_toys(self.box)
        return pending

    def decision(self, view: PackView) -> Hashable | None:
        """Toys are laid by all at the same time."""
        return view.phase if view.phase is Phase.TOYS else None

    def make_state(self, view: PackView) -> PackTableState:
        """All that is shown of a view."""
        return pack_state(
            self.common_state(),
            view,
            self._sheets(view.lists, view.seats),
            pending=self.acting,
            held=self._held,
            unflipped=unflipped(self.acting, self.words),
            lying=self._lying,
            inspected=self.inspected,
            whole=self.turn.whole,
            previews=self.bridge.preferences.hands.preview,
        )

    def points(self, state: PackTableState) -> Sequence[int]:
        """The totals, with what is tried out."""
        return [sheet.total for sheet in state.then]

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """What is seen of a step."""
        return self.moves.parts(stepped.events)

    def sentence(self, state: PackTableState) -> str:
        """What the person to act may do now."""
        return prompts.sentence(state, self.words, counts=self.scene.count.running)

    def looking(self) -> str:
        """Whose suitcase is looked at."""
        seat = self.inspected
        return "" if seat is None else say("now-looking", name=self.words.name(seat))

    def hint_words(self, thought: BotProgress) -> str:
        """What a hint says; its place is lit."""
        act, pending = thought.best, self.pending
        if pending is not None and act in pending.acts:
            return say("hint-tried")
        if isinstance(act, PackAction):
            before = None if pending is None else pending.preview(pending.base_for(act))
            self.scene.show_hint(act, self.view if before is None else before.view)
        return self.words.hint(thought, self.view)

    def own_parts(self) -> PackParts:
        """What the guided first round and the gallery are given."""
        room = self.table_widgets
        return PackParts(
            *(self, self, self.shared, self.scene, self.tiles, room, self, self.refreshed)
        )

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do: numbers, discarding, and turning what lies there."""
        if self.bridge.read_only:
            return ()
        number, chosen = self.claims.choose_number, say("shortcut-number")
        return (
            *(Shortcut((str(n),), chosen, partial(number, n)) for n in range(1, 5)),
            Shortcut(("5", "0", "B"), say("shortcut-bonus"), partial(number, BONUS_SPACE)),
            Shortcut(("D", "Del"), say("shortcut-discard"), self.tiles.discard),
            *self.laid.shortcuts(),
        )

    def way_back(self) -> Callable[[], object] | None:
        """Return what Esc ends: looking at another suitcase, or what is shown again."""
        if self.inspected is not None:
            return partial(self.inspect, None)
        return self.reset_prompt if self.replay.marks else None

    def answers_key(self, key: Qt.Key) -> bool:
        """Whether there is something of this number, or a way back."""
        if key in _SPACE_KEYS:
            return self.acting is not None and self.scene.offers(_SPACE_KEYS[key])
        return key == Qt.Key.Key_Escape

    def answers(self, at: QPointF) -> bool:
        """Whether a press on the stage chooses or takes something."""
        return self.scene.answers(at, cells=not self.tries)

    @property
    def tries(self) -> bool:
        """Whether something may be tried out: toys are taken up one by one."""
        return self.view.phase is not Phase.TOYS

    # What is shown --------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the match, the trial, and what to do, by one state."""
        self._refreshing = True
        try:
            super().refresh()
        finally:
            self._refreshing = False

    def present(self, state: PackTableState) -> None:
        """Show the match, the trial, and what the hand holds."""
        room = self.table_widgets
        room.lay_left(left=state.common.left)
        self.scene.set_words(self.words)
        self.scene.show_state(state)
        self.scene.hand.set_enabled(state.actor is not None)
        self._weighs.forget()
        room.show_scores(state)
        self.departures.set_duration(round(FLIP_MS * self.bridge.preferences.factor))
        room.show_seats(state)

    def present_buttons(self) -> None:
        """Show which buttons do something now, also while something moves."""
        state = self.state if self._refreshing else self.renew_state()
        self.table_widgets.show_buttons(state)

    def changed(self) -> None:
        """After what is tried has changed."""
        # Whatever is tried now waits for Confirm, unless it is a claim that was pressed.
        self.scene.count.stop()
        self.light("")
        super().changed()

    def lead(self) -> None:
        """Bring the focus to what is to be done next, for whoever plays by keyboard."""
        pending = self.acting
        waits = self.held is not None or not self.scene.hand.by_keys
        if pending is None or waits or self.turn.objection is not None:
            # The teacher's question has the keyboard.
            return
        if pending.acts and pending.complete:
            self.confirm_button.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        if self.claims.settling.isActive():
            return
        self.scene.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        item = self.scene.next_stop()
        if item is not None:
            item.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def clear_message(self) -> None:
        """What was said to the last deed is over, and what was shown again."""
        marks = self.replay.marks
        self.replay.stop()
        if marks:
            self.light("")
        if self.turn.hinted is not None:
            self.scene.board.set_nearest(())
            self.scene.advise()
        super().clear_message()

    # What is done ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The table's keys, also where a button has the focus."""
        self.scene.hand.by_keys = True
        super().keyPressEvent(event)
        meant = event.key() in _HELD_TILE_KEYS and not event.modifiers() & CHORD_MODIFIERS
        if meant and not (event.isAccepted() or self.bridge.read_only):
            # They are declared for what is held, and say so where nothing is.
            event.accept()
            self.clear_message()
            self.prompt.tell(say("not-held"), bad=True)

    def choose(self, act: PackAction, then: PackAction | None = None) -> None:
        """Try an act, and `then` another where that follows; what is tried already is confirmed."""
        pending = self.acting
        if pending is None:
            return
        if then is not None:
            tried = act in pending.acts or self.attempt(act)
            # Where others claim as well, colours are chosen after all have.
            if tried and pending.preview((act,)).view.phase is Phase.BONUS:
                self.choose(then)
        elif act in pending.acts and pending.complete:
            # What was just claimed by itself is not confirmed by a press that was to claim it.
            if not (isinstance(act, Claim) and self.claims.meant(act.position)):
                self.confirm()
        elif self.attempt(act):
            self.claims.start()

    def offer(self, space: int) -> HeldTile | None:
        """The tile of a space for the hand, if it may be taken; else say why not."""
        pending = self.acting
        if pending is None:
            return None
        self.clear_message()
        # What glides back may be what is taken up.
        self.motion.catch_up()
        claimed = pending.acts and isinstance(pending.acts[0], Claim)
        if pending.view.phase is Phase.BONUS or (claimed and pending.view.actor != pending.seat):
            self.cued.emit("refuse")
            self.prompt.tell(self.sentence(self.state), bad=True)
            return None
        refused = untakeable(pending, space)
        if refused is not None:
            self.refuse(refused)
            return None
        fits = space == BONUS_SPACE or pending.fits_anywhere(pending.without(space), space)
        if not fits and discardable(pending):
            self.attempt(Discard(space))
            return None
        return HeldTile(pending, self.words, space, partial(self._lay, pending), self.refuse)

    def press_cell(self, cell: Cell) -> None:
        """A cell of the suitcase was pressed, or chosen by keyboard."""
        if self.acting is not None and not self.tries:
            self._toggle_toy(self.acting, cell)
        elif self.scene.is_free(cell) and not self.scene.hand.by_keys:
            # A click beside everything else: what is to be done stays said.
            self.reset_prompt()
        else:
            # What is to be done comes back.
            self.prompt.tell(self.access.describe(self.state, cell), ms=2 * CLAIM_GRACE_MS)

    def _toggle_toy(self, pending: PackPendingMoves, cell: Cell) -> None:
        self.clear_message()
        index = self.box.grid.cell(*cell)
        toys = pending.toys ^ {index}
        if len(toys) > pending.toys_wanted(self.box):
            self.prompt.tell(say("toys-all-laid"), bad=True)
        elif not pending.is_empty(self.box, index):
            self.refuse(Refused("PE-21", "covered", cell=cell))
        else:
            pending.lay_toys(self.box, toys)
            self.light("")
            self.refresh()

    def lay_best_toys(self) -> None:
        """Lay toys where they score the most."""
        if self.acting is not None:
            self.clear_message()
            self.acting.lay_best_toys(self.box)
            self.light("")
            self.refresh()

    # Looking --------------------------------------------------------------------------------------

    def light(self, line: str, cells: int = 0) -> None:
        """Light up what a score line counts, and spaces as a mask; nothing for neither."""
        lit = lit_cells(self, line).union(art.cells_at(self.box, cells))
        self.scene.board.set_lit(lit)
        self.lists.mark(line)
        self.score.mark(line)

    def show_again(self, line: int) -> None:
        """Show once more what a line of the log tells, and light up where it was."""
        if self.motion.busy:
            return
        event = self.log.events[line]
        self.clear_message()
        self.put_back_at_once()
        seat = suitcase(event)
        if seat is not None and seat != self.state.large:
            self.inspect(seat)
            # Whoever goes through the log by keyboard goes on there.
            self.log.setFocus(Qt.FocusReason.OtherFocusReason)
        self.light("")
        self.motion.side_animation(self.replay.again(event), self.replay.clear)
        self.scene.board.set_lit(self.replay.cells(event))
        self.voice.say(self.log.lines[line], topic="again")

    def inspect(self, seat: Seat | None) -> None:
        """Show another seat's suitcase large; None: one's own again."""
        if seat is not None:
            self.clear_message()
            self.put_back_at_once()
            # The thumbnail gives way to another, and must not pass the focus on to any.
            self.focus_stage()
        self.inspected = None if seat == self.seat else seat
        self.light("")
        self.refresh()
        if seat is None:
            self.focus_stage()

    # What is held ---------------------------------------------------------------------------------

    def _on_picked(self) -> None:
        held = self.held
        if held is None or self.pending is None:
            return
        self._held = self.tiles.shown
        self.clear_message()
        self.pending.set_acts(held.base)
        if self.bridge.preferences.hands.places:
            self.scene.hand.show_places(True)
        self.changed()

    def _lay(self, pending: PackPendingMoves, acts: Acts) -> None:
        """Try these acts, with or without what was held."""
        pending.set_acts(acts)
        self.changed()

    def _on_turned(self) -> None:
        """What is held, or what is shown of it, is another."""
        self._held = self.tiles.shown
        self.scene.show_held(self.renew_state())
        self.say_now()

    def _on_judged(self, legality: Legality | None) -> None:
        if self.held is None:
            self._held = self._lying = None
            return
        self._lying = self.tiles.lying
        self.prompt.clear_message()
        if legality is not None and not legality.ok:
            self.prompt.refusal = Refused(legality.rule)
        # The tile follows the hand at once, with its reason beside it; what to do and what it
        # would score come in the next turn.
        self._weighs.ask()

    def _weigh(self) -> None:
        """Say what to do with what is held, and what it would score."""
        state = self.renew_state()
        self.scene.show_held(state)
        self.say_now()
        self.table_widgets.show_scores(state)

    def _on_refused(self, reason: str, rule: str) -> None:
        self.cued.emit("refuse")
        self.prompt.refuse(Refused(rule), reason)


def tried_item(scene: PackScene, box: Components, acts: Sequence[Action]) -> QGraphicsItem | None:
    """Return what some acts are about on the stage: a position, a space, or a tile first of all."""
    for act in acts:
        if isinstance(act, Claim):
            return scene.positions[act.position - 1]
        if isinstance(act, Discard):
            return scene.spaces[act.space - 1]
        if isinstance(act, Place):
            return scene.tried_at(box.grid.place(act.cell))
    return scene.tried_piece()


def objected(table: Table) -> Sequence[Action]:
    """Return what the teacher asks about: of a claim and a tile perhaps only the tile.

    Args:
        table: The table.
    """
    told = table.turn.objection
    acts = [] if told is None else [act for act in table.acts if act in told.acts]
    return acts or table.acts


def compared(table: Table) -> Iterator[tuple[QRect, int]]:
    """Yield what a person compares before a move: where it is, and how bad it is to cover it.

    The teacher's reasons name lines of the score, so that stays in sight, and so do the tiles.

    Args:
        table: The table.
    """
    scene, room, tag = table.scene, table.table_widgets, table.teacher_tag
    for items, weight in ((scene.positions, 20), (scene.spaces, 20), ((scene.board,), 12)):
        for item in items:
            if item.isVisible():
                yield tag.on_table(item.sceneBoundingRect()), weight
    widgets = ((room.bottom, 40), (table.now, 20), (room.lists, 2), (room.departures, 1))
    for widget, weight in (*widgets, (room.score, 60)):
        if widget.isVisible():
            yield QRect(widget.mapTo(table, QPoint()), widget.size()), weight


def light_reason(table: Table, line: str, cells: int) -> None:
    """Light up why the teacher asks, and with it the tiles that are tried.

    Args:
        table: The table.
        line: A score line; empty for none.
        cells: The mask of spaces; 0 for none. Without either nothing is lit.
    """
    pending = table.acting
    if pending is not None and (line or cells):
        views = (table.state.base, pending.view)
        before, after = (scoring.empty_cells(table.box, view.seats[pending.seat]) for view in views)
        cells |= before & ~after
    table.light(line, cells)


def lit_cells(table: Table, line: str) -> set[Cell]:
    """Return the cells that a score line counts in the suitcase that is shown large."""
    cells: set[Cell] = set()
    view, large = table.state.view, table.state.large
    for one in table.score.sums.get(line, (line,)):
        if one in scoring.TODO_LINES or one == scoring.CATS or one in table.box.colours:
            for mask in scoring.counted(table.box, view, large, one):
                cells.update(art.cells_at(table.box, mask))
    return cells
