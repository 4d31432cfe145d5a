"""The table of Carry On: the page on which a match is played."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import cast

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from engine.core import Action, BotProgress, Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.actions import Pick, Settle
from engine.games.carry_on.components import HAND_SIZE, ROUNDS, SOUVENIR, Components
from engine.games.carry_on.events import RoundBegan
from engine.games.carry_on.view import NOTHING, CarryView, Phase, Use
from ui.bridge.base import TableBridge
from ui.kit.cards.card_table import CardTable
from ui.look.shortcuts import Shortcut
from ui.look.style import Look
from ui.stage.post_paint import PostPaintTask
from ui.tables.carry_on.access import CarryAccess
from ui.tables.carry_on.moves import CarryMoves
from ui.tables.carry_on.page import COLUMNS, RoundPage
from ui.tables.carry_on.scene import CarryScene, Shown
from ui.tables.carry_on.words import Words, say


class Table(CardTable):
    """A match of Carry On on the screen."""

    speaks = Words
    words: Words
    scene: CarryScene

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.box = cast("Components", bridge.game.box)
        self.scene = CarryScene(look, self.box, self.words, bridge.players, self)
        self.hold(self.scene.fan, self.scene.repaint_queue)
        self.page = RoundPage(look, self.box, self.words, bridge.players, self)
        self.page.settled.connect(self._on_settled)
        self.page.closed.connect(self.close_scores)
        self._reviews = False
        self.scene.view.resized.connect(self._lay_page)
        self.moves = CarryMoves(self)
        self.access = CarryAccess(self)
        self._furnish()
        # What is looked at is there at once, and in the next turn what it would bring.
        self._weighs = PostPaintTask(
            self.scene.view, lambda: self.scene.show_scores(self._weighed(self.seen))
        )
        self.scene.card_looked.connect(self._on_looked)
        self.scene.card_played.connect(self._on_played)
        self.log.is_head = lambda event: isinstance(event, RoundBegan)
        self.start(self.scene.view, self.access.outline)

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

    def present(self) -> None:
        """Show the match, and the card that is chosen."""
        self.scene.set_left(left=self.bridge.preferences.hands.left)
        view = self.seen
        self.scene.show_state(self._shown(view))
        self._follow_trial()
        self._show_page(view)
        self._offer_scores()
        turn = max(1, view.turn)
        self.show_flaps(
            (f"{view.round}/{ROUNDS}", say("round-of", round=view.round, rounds=ROUNDS)),
            (f"{turn}/{HAND_SIZE}", say("card-of", turn=turn, turns=HAND_SIZE)),
        )

    def _shown(self, view: CarryView) -> Shown:
        """What the stage shows of a view."""
        return Shown(
            view,
            self.seat,
            self.hand_of(view),
            live=self.live and view.phase is Phase.PICK,
            pick=view.pick if view.seat == self.seat else NOTHING,
            card=self._weighed(view),
            aid=str(self.bridge.config.get("aid", "off")),
            hands={seat: seen.seats[seat].hand for seat, seen in self.bridge.open_views().items()},
        )

    def expect(self, view: CarryView) -> None:
        """A view that comes soon is painted in idle moments until then."""
        self.scene.expect(self.hand_of(view), self._shown(view))

    def _follow_trial(self) -> None:
        """The hand shows what is tried, whoever has tried it: a hint, or an undo."""
        fan, hand, card = self.scene.fan, self.hand_of(self.seen), self.tried
        if card == NOTHING and fan.reserved:
            fan.take_back()
        elif self.live and card in hand and not fan.reserved:
            fan.reserve(hand.index(card))

    def _show_page(self, view: CarryView) -> None:
        """The page lies over the stage while a round is settled or counted."""
        settles = view.phase is Phase.SETTLE and not self.motion.busy
        self.page.coming.gentle = not self.motion.still
        if settles:
            plays = not self.bridge.read_only
            persons = [one.seat for one in self.bridge.players if one.is_person and plays]
            self.page.show_settling(view, persons)
            self._lay_page()
        elif not (self.motion.busy or self._reviews):
            self.page.hide()
        # Whoever gives the table the keyboard means what is to be done.
        self.setFocusProxy(self.page.leading if settles else self.scene.view)

    def show_scores(self) -> None:
        """Show once more what the last round scored, and read the points of all out."""
        self.access.say_scores()
        seats = self.seen.seats
        rounds = len(seats[0].rounds)
        if self.motion.busy or self.seen.phase is Phase.SETTLE or not rounds:
            return
        if self._reviews:
            self.close_scores()
            return
        self._reviews = True
        scores = {Seat(seat): one.rounds[-1] for seat, one in enumerate(seats)}
        totals = [sum(each.points for each in one.rounds) for one in seats]
        self.page.show_scores(rounds, scores, totals, counted=len(COLUMNS))
        self._lay_page()

    def close_scores(self) -> None:
        """Back to the table; where the page waits, on to the next round."""
        if self.motion.waits:
            self.motion.go_on()
        if self._reviews:
            self._reviews = False
            self.refresh()

    def _lay_page(self) -> None:
        stage = self.scene.view
        self.page.setGeometry(stage.geometry().adjusted(2, 4, -2, 0))
        self._offer_scores()

    def _offer_scores(self) -> None:
        """Have a button that shows the last round again, where there was one and has room."""
        played = bool(self.seen.seats[0].rounds)
        wide = self.width() >= self.look.px(900)
        self.action_buttons.let(self.scores_button, enabled=played, shown=played and wide)

    def _on_settled(self, seat: int, use: Use) -> None:
        """A person says what counts how."""
        self.clear_message()
        # Nothing else has the keyboard when the page goes.
        self.stage.setFocus(Qt.FocusReason.OtherFocusReason)
        refused = self.bridge.submit(Seat(seat), [Settle(use.weight, use.upgrade)])
        if refused is not None:
            self.refuse(refused)

    @property
    def seen(self) -> CarryView:
        """The match as it is seen; at its end the suitcases lie there as they were counted last."""
        view: CarryView = self.view
        if view.phase is not Phase.OVER:
            return view
        last = [replace(one, packed=one.rounds[-1].packed) for one in view.seats]
        return replace(view, turn=HAND_SIZE, seats=tuple(last))

    def hand_of(self, view: CarryView) -> tuple[int, ...]:
        """What lies in the fan: the hand of whoever is in front, as far as it is seen."""
        if self.is_again:
            # One's own hand is as it is now: those that were passed on are not seen again.
            view = self.bridge.view()
        seen: CarryView = self.bridge.open_views().get(self.seat, view)
        hand = list(seen.seats[self.seat].hand)
        if view.seat == self.seat and view.pick in hand:
            # What is picked lies in the suitcase, face down.
            hand.remove(view.pick)
        return tuple(hand)

    def sentence(self) -> str:
        """What is to be done; where hands lie open, by whom of several."""
        view = self.seen
        if view.phase is Phase.SETTLE:
            return say("now-settle")
        several = view.open and sum(one.is_person for one in self.bridge.players) > 1
        asked = self._asked(view)
        named = several and self.live
        return say("advice", name=self.words.name(self.seat), advice=asked) if named else asked

    def _asked(self, view: CarryView) -> str:
        card = self.tried
        if card != NOTHING:
            key = "now-held" if self.quick else "now-chosen"
            return say(key, card=self.words.the_card(card))
        if self.quick:
            return say("now-look")
        if view.pick != NOTHING:
            return say("now-picked", card=self.words.the_card(view.pick))
        if view.actor is not None:
            return say("now-two")
        if view.turn == 1:
            return say("now-first")
        return say("now-pick", turn=view.turn)

    def where(self) -> str:
        """The round, and which of its cards is picked."""
        view: CarryView = self.bridge.public()
        return say("where", round=view.round, rounds=ROUNDS, turn=view.turn, turns=HAND_SIZE)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do: reading out, the order of the cards."""
        reads = (
            Shortcut(("S",), say("shortcut-scores"), self.show_scores),
            Shortcut(("W",), say("shortcut-limits"), self.access.say_limits),
            Shortcut(("H",), say("shortcut-hand"), self.access.say_hand),
        )
        if self.bridge.read_only:
            return reads
        return (*reads, Shortcut(("O",), say("shortcut-order"), self.scene.fan.next_order))

    def way_back(self) -> Callable[[], object] | None:
        """Return what Esc puts away: the scores of the last round."""
        return self.close_scores if self._reviews else None

    def hint_words(self, thought: BotProgress) -> str:
        """What a hint says; at a round's end also for whom, and how it can differ from *best*.

        The page's *best* counts less than a hint does (CO-15): it knows no later round.
        """
        act, view = thought.best, self.seen
        seat = self.seat if self.pending is None else self.pending.seat
        words = self.words.hint(thought, view.seats[seat].packed.count(SOUVENIR))
        if not isinstance(act, Settle):
            return words
        nets = {one.use: one.net for one in scoring.at_seat(self.box, view, seat)}
        if nets.get(Use(act.weight, act.upgrade), 0) < max(nets.values()):
            words = f"{words} {say('hint-match')}"
        several = sum(one.is_person for one in self.bridge.players) > 1
        return say("advice", name=self.words.name(seat), advice=words) if several else words

    def attempt(self, act: Action) -> bool:
        """Try an act; how souvenirs and upgrade count is filled in on the page instead."""
        if not isinstance(act, Settle) or self.pending is None or self.bridge.read_only:
            return super().attempt(act)
        self.clear_message()
        self.page.fill_in(self.pending.seat, Use(act.weight, act.upgrade))
        self.refresh()
        return True

    def taken_over(self) -> None:
        """The hand lies as it came, and other people may sit there."""
        self.scene.fan.set_cards(())
        self.scene.set_people(self.words, self.bridge.players)
        self.page.set_words(self.words, self.bridge.players)

    def interrupted(self) -> None:
        """No card is chosen any more."""
        self.scene.fan.take_back()
        self._reviews = False

    # What is chosen -------------------------------------------------------------------------------

    @property
    def tried(self) -> int:
        """The card that is tried out; NOTHING for none."""
        act = self.pending.acts[-1] if self.pending is not None and self.pending.acts else None
        return act.card if isinstance(act, Pick) else NOTHING

    def _on_looked(self) -> None:
        """A card is looked at, or reserved."""
        self.scene.repaint_queue.give_way()
        fan, pending = self.scene.fan, self.pending if self.live else None
        card = self.hand_of(self.seen)[fan.reserved[0]] if fan.reserved else NOTHING
        if pending is not None and card != self.tried:
            self.clear_message()
            pending.set_acts(() if card == NOTHING else (Pick(card),))
            if card != NOTHING:
                self.cued.emit("pick")
            self.action_buttons.refresh()
            self.say_now()
            self.tree.refresh()
        self._weighs.ask()

    def _weighed(self, view: CarryView) -> int:
        """The card that the scales show besides: looked at, or picked; NOTHING for none."""
        looked = self.scene.card_at() if self.live else NOTHING
        picked = view.pick if view.seat == self.seat else NOTHING
        return picked if looked == NOTHING else looked

    def _on_played(self, card: int) -> None:
        pending = self.pending if self.live else None
        if pending is not None:
            pending.set_acts((Pick(card),))
            self.action_buttons.confirm()
