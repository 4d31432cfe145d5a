"""The table of Carry On: the page on which a match is played."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.core import Action, BotProgress, Seat
from engine.games.carry_on.actions import Pick, Settle
from engine.games.carry_on.components import HAND_SIZE, ROUNDS, Components
from engine.games.carry_on.events import RoundBegan
from engine.games.carry_on.view import NOTHING, CarryView, Phase, Use
from ui.bridge.base import Stepped, TableBridge
from ui.kit.cards.card_table import CardTable
from ui.kit.table.animator import AnimationStep
from ui.look.shortcuts import Shortcut
from ui.look.style import Look
from ui.stage.post_paint import PostPaintTask
from ui.tables.carry_on import prompts
from ui.tables.carry_on.access import CarryAccess
from ui.tables.carry_on.moves import CarryMoves
from ui.tables.carry_on.page import RoundPage
from ui.tables.carry_on.parts import CarryParts
from ui.tables.carry_on.scene import CarryScene
from ui.tables.carry_on.state import CarryTableState, carry_state, tried_card
from ui.tables.carry_on.words import Words, say


class Table(CardTable[CarryView, CarryTableState, Words]):
    """A match of Carry On on the screen.

    It makes the state, hands it to its parts, and obeys what they ask for (`CarryCommands`).
    """

    words_type = Words

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.box: Components = bridge.game.box
        self._looked = NOTHING
        """The card that is dragged, reserved or looked at; NOTHING for none."""
        self._reviews = False
        state = self.renew_state()
        self.scene = CarryScene(look, self.box, self.words, state, self, self)
        self.hold(self.scene)
        self.page = RoundPage(look, self.box, self.words, state.common.players, self, self)
        self.scene.view.resized.connect(self._lay_page)
        self.moves = CarryMoves(look, self.scene, self.page, self.animator, self)
        self.access = CarryAccess(self.scene, self, self.voice, self.log)
        self._furnish()
        # What is looked at is there at once, and in the next turn what it would bring.
        self._weighs = PostPaintTask(
            self.scene.view, lambda: self.scene.show_looked(self.renew_state())
        )
        self.log.is_head = lambda event: isinstance(event, RoundBegan)
        self.start(self.scene.view, self.access.outline, animator=self.animator)
        self.reactions.reads = self.page.isVisible

    def _furnish(self) -> None:
        action_buttons = self.action_buttons
        action_buttons.confirm_button.setText(say("pack"))
        action_buttons.confirm_button.setToolTip(say("tip-pack"))
        self.scores_button = action_buttons.further(
            say("scores"), say("tip-scores"), self.show_scores
        )
        self.furnish((3, 3), (self.scores_button,))

    # What a game says -----------------------------------------------------------------------------

    def decision(self, view: CarryView) -> Hashable | None:
        """The card that is picked now, or the round that is settled."""
        return view.phase, view.round, view.turn, view.actor

    def make_state(self, view: CarryView) -> CarryTableState:
        """All that is shown of a view."""
        return carry_state(
            self.common_state(),
            view,
            # One's own hand is as it is now: those that were passed on are not seen again.
            self.bridge.view() if self.is_again else view,
            self.bridge.open_views(),
            looked=self._looked if self.live else NOTHING,
            reviews=self._reviews,
            aid=str(self.bridge.config.get("aid", "off")),
            suggests=self.bridge.preferences.hands.suggest,
            handed=self.bridge.handed,
        )

    def present(self, state: CarryTableState) -> None:
        """Show the match, and the card that is chosen."""
        self.scene.set_left(left=state.common.left)
        self.scene.show_state(state)
        self.scene.show_trial(state)
        had_focus = self.page.has_focus
        self.page.show_state(state)
        if state.settles:
            self._lay_page()
        # Focus that is given to the table is for what is to be done.
        self.setFocusProxy(self.page if state.settles else self.scene.view)
        if had_focus and self.page.isHidden():
            # Qt would give it to the next button.
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._offer_scores()
        view = state.view
        turn = max(1, view.turn)
        self.show_flaps(
            (f"{view.round}/{ROUNDS}", say("round-of", round=view.round, rounds=ROUNDS)),
            (f"{turn}/{HAND_SIZE}", say("card-of", turn=turn, turns=HAND_SIZE)),
        )

    def present_buttons(self) -> None:
        """Have no button that packs a card while a page lies over the hand."""
        if self.page.isVisible():
            self.action_buttons.confirm_button.hide()

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """What is seen of a step."""
        return self.moves.parts(stepped.events, self.make_state(stepped.view_after))

    def points(self, state: CarryTableState) -> Sequence[int]:
        """The points of each seat, by the page where it tells those of all."""
        told = self.page.standing
        return super().points(state) if told is None else told

    def sentence(self, state: CarryTableState) -> str:
        """What is to be done."""
        return prompts.sentence(state, self.words)

    def hint_words(self, thought: BotProgress) -> str:
        """What a hint says."""
        return prompts.hint(thought, self.state, self.words, self.box)

    def own_parts(self) -> CarryParts:
        """What the guided first round and the gallery are given."""
        return CarryParts(
            *(self, self.shared, self, self, lambda: self.state),
            *(self.scene, self.page, self.bar, tuple(self.flaps), self.scores_button),
        )

    def where(self) -> str:
        """The round, and which of its cards is picked."""
        view: CarryView = self.bridge.public()
        return say("where", round=view.round, rounds=ROUNDS, turn=view.turn, turns=HAND_SIZE)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do: reading out, the order of the cards."""
        access = self.access
        reads = (
            Shortcut(("S",), say("shortcut-scores"), self.show_scores),
            Shortcut(("W",), say("shortcut-limits"), access.say_limits),
            Shortcut(("H",), say("shortcut-hand"), lambda: access.say_hand(self.state)),
        )
        if self.bridge.read_only:
            return reads
        return (*reads, Shortcut(("O",), say("shortcut-order"), self.scene.fan.next_order))

    def way_back(self) -> Callable[[], object] | None:
        """Return what Esc puts away: the scores of the last round."""
        return self.close_scores if self._reviews else None

    def taken_over(self) -> None:
        """The hand lies as it came, and other people may sit there."""
        self.scene.fan.set_cards(())
        self.scene.set_words(self.words)
        self.page.set_words(self.words)

    def interrupted(self) -> None:
        """No card is chosen any more."""
        self.scene.fan.take_back()
        self._reviews = False

    # What its parts ask of it ---------------------------------------------------------------------

    def attempt(self, act: Action) -> bool:
        """Try an act; how souvenirs and upgrade count is filled in on the page instead."""
        if not isinstance(act, Settle) or self.pending is None:
            return super().attempt(act)
        self.clear_message()
        show = self.page.show_use if self.bridge.read_only else self.page.fill_in
        show(self.pending.seat, Use(act.weight, act.upgrade))
        self.refresh()
        return True

    def look_at(self, card: int) -> None:
        """Show what a card would bring that is dragged, reserved or looked at, NOTHING for none."""
        if card != self._looked:
            self._looked = card
            self._weighs.ask()

    def choose(self, card: int) -> None:
        """Try a card, NOTHING for none."""
        pending = self.pending if self.live else None
        if pending is not None and card != tried_card(self.acts):
            self.clear_message()
            pending.set_acts(() if card == NOTHING else (Pick(card),))
            if card != NOTHING:
                self.cued.emit("pick")
            self.renew_state()
            self.action_buttons.refresh()
            self.say_now()
            self.tree.refresh()

    def settle(self, seat: Seat, use: Use) -> None:
        """A person says what counts how."""
        self.clear_message()
        # Nothing else has the keyboard when the page goes.
        self.focus_stage()
        refused = self.bridge.submit(seat, [Settle(use.weight, use.upgrade)])
        if refused is not None:
            self.refuse(refused)

    def show_scores(self) -> None:
        """Show once more what the last round scored, and read the points of all out."""
        state = self.state
        self.access.say_scores(state)
        played = bool(state.view.seats[0].rounds)
        if self.motion.busy or state.view.phase is Phase.SETTLE or not played:
            return
        if self._reviews:
            self.close_scores()
            return
        self._reviews = True
        self.page.show_last(self.renew_state())
        self._lay_page()
        # Whoever guides a person makes way for it.
        self.action_buttons.refresh()

    def show_standing(self) -> None:
        """Show how far one is from a medal, by the points that the page tells now."""
        self.medal_strip.renew(self.points(self.state))

    def close_scores(self) -> None:
        """Back to the table; where the page waits, on to the next round."""
        if self.motion.waits:
            self.motion.go_on()
        if self._reviews:
            self._reviews = False
            self.refresh()

    # Layout ---------------------------------------------------------------------------------------

    def _lay_page(self) -> None:
        stage = self.scene.view
        self.page.setGeometry(stage.geometry().adjusted(2, 4, -2, 0))
        self._offer_scores()

    def _offer_scores(self) -> None:
        """Have a button that shows the last round again, where there was one and has room."""
        played = bool(self.state.view.seats[0].rounds)
        wide = self.width() >= self.look.px(900)
        self.action_buttons.let(self.scores_button, enabled=played, shown=played and wide)
