"""The table of Pack the Essentials: the page on which a match is played.

Everything that a person tries is a trial (sketches); Confirm submits its acts. One suitcase is
shown large: that of whose turn it is, unless another is looked at.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final, cast

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.core import BotProgress, Refused, Seat
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import Claim, PackAction, TakeBonus
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.events import RoundBegan
from engine.games.pack_the_essentials.view import PackView, Phase
from ui.bridge.base import Stepped, TableBridge
from ui.kit.table.animator import AnimationStep
from ui.kit.table.match_table import MatchTable
from ui.look.brushes import Cell
from ui.look.shortcuts import CHORD_MODIFIERS, Shortcut
from ui.look.style import Look
from ui.tables.pack_the_essentials import art, prompts
from ui.tables.pack_the_essentials.access import PackAccess
from ui.tables.pack_the_essentials.held import HeldTile, Tiles
from ui.tables.pack_the_essentials.moves import PackMoves
from ui.tables.pack_the_essentials.pending_moves import (
    BONUS_SPACE,
    Acts,
    PackPendingMoves,
    discardable,
)
from ui.tables.pack_the_essentials.replay import REPLAYED_EVENTS, Replay, suitcase
from ui.tables.pack_the_essentials.scene import PackScene, Shown
from ui.tables.pack_the_essentials.table_widgets import TableWidgets, seat_token
from ui.tables.pack_the_essentials.words import Words, say

_SPACE_KEYS: Final = {
    Qt.Key(Qt.Key.Key_0 + number): number for number in range(1, 5)
} | dict.fromkeys((Qt.Key.Key_5, Qt.Key.Key_0, Qt.Key.Key_B), BONUS_SPACE)
CLAIM_GRACE_MS: Final = 1500
"""How long one person's claim may be taken back before it counts without Confirm, in ms."""
_HELD_TILE_KEYS: Final = (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_L)


class Table(MatchTable[PackView, None, Words]):
    """A match of Pack the Essentials on the screen."""

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.box = cast("Components", bridge.game.box)
        self.inspected: Seat | None = None
        """Whose suitcase is looked at in place of whose turn it is."""
        self.scene = PackScene(
            look,
            self.box,
            lambda seat: seat_token(self, seat),
            self.words,
            lambda space: self.tiles.offer(space),
            self,
        )
        self.tiles = self.in_hand = Tiles(self)
        room = self.table_widgets = TableWidgets(self, goal=self.view.goal is not None)
        self.departures, self.thumbnails = room.departures, room.thumbnails
        self.lists, self.score, self.score_title = room.lists, room.score, room.score_title
        self.rotate_button, self.flip_button = room.rotate_button, room.flip_button
        self.places_button, self.discard_button = room.places_button, room.discard_button
        self.moves, self.replay = PackMoves(self), Replay(self)
        self.grace = CLAIM_GRACE_MS
        """None while it is taught that a claim is only tried out."""
        self.scene.count.over.connect(self._enter_claim)
        self._counted = QTimer(self, singleShot=True)
        self._counted.timeout.connect(self.lead)
        self.access = PackAccess(self)
        self.scene.position_chosen.connect(self.choose_position)
        self.scene.space_chosen.connect(self.choose_tile)
        self.scene.colour_chosen.connect(self.choose_colour)
        self.scene.bonus_chosen.connect(self.choose_bonus)
        self.scene.meant.connect(self.confirm)
        self.scene.cell_pressed.connect(self._on_cell)
        self.scene.view.resized.connect(self.replay.stop)
        for panel in (self.lists, self.score):
            panel.line_clicked.connect(self.light)
        for thumbnail in self.thumbnails:
            thumbnail.clicked.connect(partial(self.inspect, Seat(thumbnail.seat)))
        self.log.setToolTip(say("tip-log"))
        self.log.setAccessibleDescription(say("tip-log"))
        self.log.is_head = lambda event: isinstance(event, RoundBegan)
        self.log.is_again = lambda event: isinstance(event, REPLAYED_EVENTS)
        self.log.asked.connect(self.show_again)
        self.motion.idle.connect(self.departures.rest)
        # Its rings were painted in the old look.
        look.changed.connect(self.replay.stop)
        self.start(self.scene.view, self.access.outline, room.buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table_widgets.share_room()
        # At once: else the page is first painted with what it had before.
        area = self.table_widgets.first_area
        for layout in (self.departures.layout(), self.layout(), area.layout()):
            if layout is not None:
                layout.activate()

    # Who and what ---------------------------------------------------------------------------------

    @property
    def large(self) -> Seat:
        """Whose suitcase is shown large."""
        return self.seat if self.inspected is None else self.inspected

    @property
    def live(self) -> bool:
        """Whether a person may try things out now."""
        return super().live and self.inspected is None

    @property
    def acting(self) -> PackPendingMoves | None:
        """The trial of whoever may try things out now."""
        return cast("PackPendingMoves | None", self.pending) if self.live else None

    @property
    def held(self) -> HeldTile | None:
        """The tile in the hand."""
        return self.tiles.held

    # What a game says -----------------------------------------------------------------------------

    def new_words(self) -> Words:
        """Sentences about this match."""
        names = [player.name for player in self.bridge.players]
        return Words(self.bridge.game.box, names, self.bridge.addressed)

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

    def make_state(self, view: PackView) -> None:
        """Return nothing yet: the parts of this table ask it for what they show."""
        return

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """What is seen of a step."""
        return self.moves.parts(stepped.events)

    def sentence(self, state: None) -> str:
        """What the person to act may do now."""
        pending, held = self.acting, self.held
        if held is not None or pending is None:
            dots = self.scene.board.dots.values()
            return "" if held is None else prompts.holding(held, dots)
        if not self.tries:
            return prompts.toys(self.words, pending)
        if not pending.acts:
            return prompts.fresh(self.words, pending)
        return prompts.tried(self.words, pending, counts=self.scene.count.running)

    def looking(self) -> str:
        """Whose suitcase is looked at."""
        seat = self.inspected
        return "" if seat is None else say("now-looking", name=self.words.name(seat))

    def hint_words(self, thought: BotProgress) -> str:
        """What a hint says; its place is lit."""
        act = cast("PackAction", thought.best)
        if self.pending is not None and act in self.pending.acts:
            return say("hint-tried")
        self.tiles.light(act)
        return self.words.hint(thought, self.view)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do: numbers, and discarding."""
        if self.bridge.read_only:
            return ()
        number, chosen = self._number, say("shortcut-number")
        return (
            *(Shortcut((str(n),), chosen, partial(number, n)) for n in range(1, 5)),
            Shortcut(("5", "0", "B"), say("shortcut-bonus"), partial(number, BONUS_SPACE)),
            Shortcut(("D", "Del"), say("shortcut-discard"), self.tiles.discard),
        )

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

    def present(self, state: None) -> None:
        """Show the match, the trial, and what the hand holds."""
        self.table_widgets.lay_left(left=self.bridge.preferences.hands.left)
        self.scene.set_words(self.words)
        view, pending, held = self.view, self.acting, self.held
        acts: Acts = () if pending is None else pending.acts
        self.scene.show_state(
            Shown(
                base=view,
                view=pending.view if pending is not None and acts else view,
                seat=self.large,
                acts=acts,
                live=pending is not None and not self.bridge.read_only,
                draft=self.tiles.draft_view(1),
                bonus=self.tiles.bonus_ready,
                discard=pending is not None and discardable(pending),
                held=held.space if held else None,
                whole=self.turn.whole,
                toys=frozenset() if pending is None else pending.toys,
            )
        )
        self.scene.hand.set_enabled(pending is not None)
        self.table_widgets.show_scores()
        self.table_widgets.show_seats()

    def present_buttons(self) -> None:
        """Show which buttons do something now."""
        self.table_widgets.show_buttons()

    def changed(self) -> None:
        """After what is tried has changed."""
        self.light("")
        super().changed()

    def lead(self) -> None:
        """Bring the focus to what is to be done next, for whoever plays by keyboard."""
        pending = self.acting
        waits = self.held is not None or not self.scene.hand.by_keys or self._counted.isActive()
        if pending is None or waits:
            return
        if pending.acts and pending.complete:
            self.confirm_button.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        self.scene.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        item = self.scene.next_stop()
        if item is not None:
            item.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def clear_message(self) -> None:
        """What was said to the last deed is over, and what was shown again."""
        # What was claimed waits for Confirm from now on.
        self.scene.count.stop()
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
            self.tiles.want()

    def _number(self, number: int) -> None:
        """A digit: a position, a colour, or a tile, whatever is being chosen."""
        pending = self.acting
        if pending is None:
            return
        view, acts = pending.view, pending.acts
        mine = view.actor == pending.seat
        packing = any(not isinstance(act, Claim | TakeBonus) for act in acts)
        if number == BONUS_SPACE:
            self.choose_tile(BONUS_SPACE)
        elif view.phase is Phase.CLAIM and mine:
            self.choose_position(number)
        elif view.phase is Phase.BONUS and mine:
            self.choose_colour(number - 1)
        elif (packing and self.tiles.tile_ready) or (view.phase is Phase.DRAFT and mine):
            self.choose_tile(number)
        elif any(isinstance(act, TakeBonus) for act in acts):
            self.choose_colour(number - 1)
        elif any(isinstance(act, Claim) for act in acts):
            self.choose_position(number)

    def _choose(self, act: PackAction) -> None:
        """Try an act; the one that is tried already is confirmed."""
        pending = self.acting
        if pending is not None and act in pending.acts and pending.complete:
            self.confirm()
        elif pending is not None and self.attempt(act) and self._counts(pending):
            self.scene.count.start(self.grace, still=self.motion.still)
            self.say_now()

    def _counts(self, pending: PackPendingMoves) -> bool:
        """Whether a whole claim counts by itself: one person plays, with nobody or computers."""
        persons = sum(player.is_person for player in self.bridge.players)
        return persons == 1 and not self.bridge.asks and bool(self.grace) and pending.complete

    def _enter_claim(self) -> None:
        """Enter what was claimed a moment ago, unless it was taken back, goes on or is not seen."""
        pending = self.acting
        acts = (None,) if pending is None else pending.acts
        if self.isVisible() and all(isinstance(act, Claim | TakeBonus) for act in acts):
            self._counted.start(
                CLAIM_GRACE_MS
            )  # An Enter that was meant for Confirm takes no tile.
            self.confirm()
        else:
            self.say_now()

    def choose_position(self, position: int) -> None:
        """Try a draft position."""
        self._choose(Claim(position))

    def choose_colour(self, colour: int) -> None:
        """Try a colour for the bonus tile."""
        self._choose(TakeBonus(colour))

    def choose_bonus(self, position: int, colour: int) -> None:
        """Try a draft position with a colour for its bonus tile."""
        pending = self.acting
        if pending is None or not (
            Claim(position) in pending.acts or self.attempt(Claim(position))
        ):
            return
        # Where others claim as well, colours are chosen after all have.
        if pending.preview((Claim(position),)).view.phase is Phase.BONUS:
            self.choose_colour(colour)

    def choose_tile(self, space: int) -> None:
        """Take up a tile, or the bonus tile."""
        self.tiles.take(space)

    def _on_cell(self, cell: Cell) -> None:
        """A cell of the suitcase was pressed, or chosen by keyboard."""
        if self.acting is not None and not self.tries:
            self._toggle_toy(self.acting, cell)
        elif self.scene.is_free(cell) and not self.scene.hand.by_keys:
            # A click beside everything else: what is to be done stays said.
            self.reset_prompt()
        else:
            # What is to be done comes back.
            self.prompt.tell(self.access.describe(cell), ms=2 * CLAIM_GRACE_MS)

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

    def light(self, line: str) -> None:
        """Light up what a score line counts; nothing for no line."""
        cells: set[Cell] = set()
        pending = self.acting
        view = pending.view if pending is not None and pending.acts else self.view
        for one in self.score.sums.get(line, (line,)):
            if one in scoring.TODO_LINES or one == scoring.CATS or one in self.box.colours:
                for mask in scoring.counted(self.box, view, self.large, one):
                    cells.update(art.cells_at(self.box, mask))
        self.scene.board.set_lit(cells)
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
        if seat is not None and seat != self.large:
            self.inspect(seat)
            # Whoever goes through the log by keyboard goes on there.
            self.log.setFocus(Qt.FocusReason.OtherFocusReason)
        self.light("")
        self.motion.side_animation(self.replay.again(event), self.replay.clear)
        self.scene.board.set_lit(self.replay.cells(event))
        self.voice.say(self.log.lines[line], topic="again")

    def inspect(self, seat: Seat) -> None:
        """Show another seat's suitcase large."""
        self.clear_message()
        self.put_back_at_once()
        # The thumbnail gives way to another, and must not pass the focus on to any.
        self.scene.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.inspected = None if seat == self.seat else seat
        self.light("")
        self.refresh()

    def close_inspection(self) -> None:
        """Back to one's own suitcase."""
        self.inspected = None
        self.light("")
        self.refresh()
        self.scene.view.setFocus()
