"""The table of Cargo Hold: the page on which a match is played."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QWidget

from engine.core import Action, BotProgress, Event, Refused, Seat
from engine.games.cargo_hold.actions import ASK_ALL, Answers, Attack, EndTurn
from engine.games.cargo_hold.components import Components
from engine.games.cargo_hold.events import (
    CashedIn,
    Source,
    SpecialFired,
    StrengthsCompared,
    TurnBegan,
)
from engine.games.cargo_hold.view import CargoView
from ui.bridge.base import Stepped, TableBridge
from ui.kit.cards.card_table import CardTable
from ui.kit.table.animator import AnimationStep
from ui.look.shortcuts import Shortcut
from ui.look.style import Look
from ui.tables.cargo_hold import hints, prompts
from ui.tables.cargo_hold.access import CargoAccess
from ui.tables.cargo_hold.aim import Aim
from ui.tables.cargo_hold.answers import CardAnswers
from ui.tables.cargo_hold.buttons import StepButtons
from ui.tables.cargo_hold.choice import ChoicePanel
from ui.tables.cargo_hold.moves import CargoMoves
from ui.tables.cargo_hold.parts import CargoParts
from ui.tables.cargo_hold.questions import question
from ui.tables.cargo_hold.raids import Raids, raid_line, steps_of, strength_box
from ui.tables.cargo_hold.scene import CargoScene
from ui.tables.cargo_hold.showdown import Showdown
from ui.tables.cargo_hold.skip import RaidSkip
from ui.tables.cargo_hold.standing import StandingPanel
from ui.tables.cargo_hold.state import (
    CargoTableState,
    answers_of,
    as_tried,
    cargo_state,
    tried_act,
    with_news,
)
from ui.tables.cargo_hold.words import Words, say


class Table(CardTable[CargoView, CargoTableState, Words]):
    """A match of Cargo Hold on the screen.

    It makes the state, hands it to its parts, and obeys what they ask for (`CargoCommands`). What
    is tried is one act at most. It follows from the cards that are chosen and from where they are
    to go (`Aim`): their own crate, or another's; or it needs no cards.
    """

    words_type = Words

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.box: Components = bridge.game.box
        self._chosen: tuple[int, ...] = ()
        """The cards of the hand that are chosen: kinds, ascending."""
        self._aim: Aim = None
        """What was said of where they go to, or which step is meant."""
        self._kept = 0
        """How many cards were chosen when the end of the turn was meant instead."""
        self._answers = ASK_ALL
        """The standing answers, as they are filled in now."""
        self._answered: Hashable = None
        """Whose they are, for which delivery, and what was left last."""
        self._page = ""
        """Which page lies over the stage; empty for none."""
        # Nobody acts yet, so that nothing can be chosen.
        state = self.renew_state()
        scene = self.scene = CargoScene(look, self.box, self.words, state, self, self)
        self.hold(scene)
        self.raids = Raids(scene.faces, state.view.target)
        self.showdown = Showdown(
            self.shared,
            self.animator,
            scene.view,
            state.common,
            self,
            steps=self.raids.steps,
            place=scene.place_of,
            back=scene.faces.back(),
            paint=strength_box,
        )
        scene.view.scene().addItem(self.showdown.item)
        self.choice = ChoicePanel(look, self, self)
        self.standing = StandingPanel(look, self, self)
        self.moves = CargoMoves(look, scene, self.showdown, self.choice, self.animator)
        self.answering = CardAnswers(
            look, self.choice, self.showdown, scene.faces.face, scene.opened
        )
        self.access = CargoAccess(scene, self.showdown, self, self.voice, self.log)
        self._furnish()
        self._listen()
        self.skipping = RaidSkip(self.shared, self.showdown, self)
        self.covering.connect(self.skipping.end)
        self.log.is_head = lambda event: isinstance(event, TurnBegan)
        self.log.is_under = _is_under
        self.log.sentence = lambda event: raid_line(
            event, self.words, self.log.told, self.raids.target
        )
        self.start(scene.view, self.access.outline, self._buttons, self.animator)
        self.skipping.watch()
        # A raid, a page, a question or the answers lie over the table.
        self.reactions.reads = lambda: (
            self.showdown.is_open
            or bool(self._page)
            or self.choice.question is not None
            or self.standing.isVisible()
        )

    def _listen(self) -> None:
        self.showdown.item.visibleChanged.connect(self._on_raid)
        # Told before the stage is fitted into its new room.
        self.scene.view.resized.connect(lambda _size: QTimer.singleShot(0, self, self.lay_panels))
        # What to do may need another line, and moves the stage.
        self.refreshed.connect(self.lay_panels)
        self.choice.told.connect(self.lay_panels)
        self.choice.told.connect(self._lend_focus)
        # The match may outlive its table, and must not call what is gone: so no lambda. All of them
        # hear of a step before the table follows it, which may begin the next raid.
        self.bridge.stepped.connect(self.showdown.follow)
        self.bridge.stepped.connect(self.choice.forget)
        self.bridge.stepped.connect(self.answering.forget)
        self.bridge.stepped.connect(self._lend_focus)
        self.bridge.stepped.connect(self.lay_panels)
        self.standing.changed.connect(self._fill_in)
        self.bridge.weighed.connect(self._on_weighed)
        self.covering.connect(self.choice.forget)
        self.covering.connect(self.answering.forget)
        self.covering.connect(self._lend_focus)
        self.covering.connect(self._hide_answers)

    def _furnish(self) -> None:
        further = self.action_buttons.further
        steps = self.steps = StepButtons(self.action_buttons, self.box, self.state, self)
        self.collect_button, self.extend_button = steps.collect, steps.extend
        self.send_button, self.raid_button = steps.send, steps.raid
        self.draw_button = steps.draw
        self.ledger_button = further(say("ledger"), say("tip-ledger"), self.show_ledger)
        self.cards_button = further(say("cards-list"), say("tip-cards-list"), self.show_cards)
        # Raids are what one wants to see again: here it is in sight.
        pages = (self.ledger_button, self.cards_button, self.action_buttons.again_button)
        self.furnish((2, 5), pages, steps.all)
        self._buttons = (*pages, self.drawer.button, *steps.all)

    # What a game says -----------------------------------------------------------------------------

    def own_parts(self) -> CargoParts:
        """What the guided first turns and the gallery are given."""
        return CargoParts(
            widget=self,
            shared=self.shared,
            screen=self,
            commands=self,
            state=lambda: self.state,
            scene=self.scene,
            showdown=self.showdown,
            bar=self.bar,
            steps=self.steps,
            ledger_button=self.ledger_button,
            cards_button=self.cards_button,
        )

    def decision(self, view: CargoView) -> Hashable | None:
        """A step of a turn, or a choice in a raid."""
        return view.phase, view.actor, view.turn

    def make_state(self, view: CargoView) -> CargoTableState:
        """All that is shown of a view."""
        bridge, common, acts = self.bridge, self.common_state(), self.pending is not None
        tried, answers = tried_act(common), self._answers if acts else ASK_ALL
        weighs = isinstance(tried, Attack) and bridge.config["aid"] != "off"
        if common.live and view.answers is not None:
            fresh = answers_of(common.seat, view) != self._answered
            answers = view.answers if fresh else answers
        # Nothing lies open in a raid for a person who may not act.
        raid = self.showdown.resting() if acts else None
        state = cargo_state(
            common,
            view,
            # One's own hand is as it is now, whatever is shown of the others.
            bridge.view() if self.is_again else view,
            bridge.open_views(),
            limit=self.box.limit,
            chosen=self._chosen if acts else (),
            aim=self._aim,
            answers=answers,
            kept=self._kept if acts else 0,
            odds=bridge.estimate(tried) if weighs and tried is not None else (),
            met=None if raid is None else raid.seats,
            page=self._page,
            handed=bridge.handed,
        )
        watched = self.showdown.watched if acts else None
        return with_news(as_tried(state, self._refusal), self.log.told, watched)

    def _refused(self, act: Action | None) -> Refused | None:
        """Why an act is not possible now; None where it is, or where there is none."""
        pending = self.pending if self.live else None
        return None if pending is None or act is None else pending.preview((act,)).refusal

    def _refusal(self, act: Action) -> str:
        refused = self._refused(act)
        return "" if refused is None else self.words.refusal(refused)

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """What is seen of a step."""
        preferences = self.bridge.preferences
        asks = 0 if self.motion.still else round(preferences.pause / preferences.factor)
        return self.moves.parts(stepped, self.make_state(stepped.view_after), asks=asks)

    def present(self, state: CargoTableState) -> None:
        """Show the match, and what is chosen."""
        # What is shown is chosen, meant and answered from now on.
        self._chosen, self._aim, self._kept = state.chosen, state.aim, state.kept
        if state.common.live:
            self._answers = state.answers
            if state.view.answers is not None:
                self._answered = answers_of(state.seat, state.view)
        self.scene.set_left(left=state.common.left)
        self.scene.show_state(state)
        self.standing.set_answers(state.answers)
        self.choice.present(question(state.view, self.words), state.common, self.words.names)
        self._lend_focus()
        self.showdown.present(state.common)
        self.answering.show_open(self.scene.open_cards(state.view) or ())
        if self.showdown.is_open:
            # Another raid may have begun while one stayed.
            self._on_raid()
        if self.standing.isVisible() and not state.may_answer:
            self.standing.hide()
        target = say("dollars", money=state.view.target)
        self.show_flaps(
            (str(state.view.turn), say("turn-of", turn=state.view.turn)),
            (target, say("race-start", target=state.view.target)),
        )

    def _on_weighed(self) -> None:
        if self.live:
            self.present(self.renew_state())
            self.present_buttons()
            self.voice.say(prompts.odds_words(self.state), topic="odds")

    def present_buttons(self) -> None:
        """The steps of the turn that are still open."""
        if self.state.common != self.common_state():
            # Something has begun to move since it was shown.
            self.renew_state()
        self.steps.show_state(self.state)

    def looking(self) -> str:
        """What is told just now: whose raid; what was drawn, before the screen is handed on."""
        met, words = self.met, self.words
        if self.skipping.rushing:
            return say("show-rushing")
        if self.bridge.read_only or not self.motion.busy:
            return ""
        if met is not None:
            return say("show-going", name=words.name(met[0]), other=words.name(met[1]))
        if self.is_again:
            return self.retold
        new = words.cards(self.moves.drawn) if self.bridge.handed and self.motion.telling else ""
        return say("show-drawn", cards=new) if new else self.log.last

    def sentence(self, state: CargoTableState) -> str:
        """What is to be done."""
        return prompts.sentence(state, self.words)

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do: the steps of the turn by their letters, pages, reading out,
        the answers to a question in the middle of a raid.
        """
        access = self.access
        reads = (
            Shortcut(("S",), say("shortcut-ledger"), self.show_ledger),
            Shortcut(("I",), say("shortcut-cards"), self.show_cards),
            Shortcut(("H",), say("shortcut-hand"), lambda: access.say_hand(self.state)),
            Shortcut(("K",), say("shortcut-known"), lambda: access.say_known(self.state)),
        )
        if self.bridge.read_only:
            return reads
        steps = (
            ("C", "shortcut-collect", self.collect_button),
            ("X", "shortcut-extend", self.extend_button),
            ("A", "shortcut-send", self.send_button),
            ("R", "shortcut-raid", self.raid_button),
        )
        ends = self.draw_button.isEnabled

        def may_answer() -> bool:
            return self.live and self.state.may_answer

        return (
            *(Shortcut((k,), say(words), b.click, b.isEnabled) for k, words, b in steps),
            # Of their buttons there is one where it changes what is meant, for want of room.
            Shortcut(("D",), say("shortcut-draw"), self.steps.end_drawing, ends),
            Shortcut(("N",), say("shortcut-no-draw"), self.steps.end, ends),
            Shortcut(("W",), say("shortcut-answers"), self.toggle_answers, may_answer),
            *reads,
            *self.choice.shortcuts(),
            Shortcut(("O",), say("shortcut-order"), self.scene.fan.next_order),
        )

    def begins_before(self, events: Sequence[Event]) -> bool:
        """Return whether the first raid of these events began before them, too."""
        return super().begins_before(events) or self.showdown.begins_before(events)

    def way_back(self) -> Callable[[], object] | None:
        """Return what Esc puts away: a raid that stays, the answers, or a page."""
        if self.showdown.stays:
            return self.close_raid
        if self.standing.isVisible():
            return self.toggle_answers
        return self.close_page if self.scene.page.isVisible() else None

    def hint_words(self, thought: BotProgress) -> str:
        """What a hint says."""
        return hints.hint(thought, self.state, self.words)

    def taken_over(self) -> None:
        """The hand lies as it came, and other people may sit there."""
        self.scene.fan.set_cards(())
        self.scene.set_words(self.words)
        self.raids.set_faces(self.scene.faces)
        self.answering.set_face(self.scene.faces.face)
        self._hide_answers()
        self._page = ""

    def interrupted(self) -> None:
        """No card is chosen any more."""
        self.scene.fan.take_back()
        self.standing.hide()
        self._chosen, self._aim, self._kept = (), None, 0
        self.moves.drawn = ()

    # What its parts ask of it ---------------------------------------------------------------------

    def attempt(self, act: Action) -> bool:
        """Try an act, with one's own answers; in the middle of a raid point at what is chosen."""
        at = self.choice.point(act)
        if at is not None:
            self.clear_message()
            self.refresh()
            at.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        # What was done once is shown as it was done.
        if not self.bridge.read_only and isinstance(act, EndTurn):
            state = self.make_state(self.view)
            act = EndTurn(act.draw, state.answers) if state.may_answer else act
        return super().attempt(act)

    def _retry(self) -> None:
        """Try what is chosen now, whatever was tried before; tell why if it is not possible."""
        pending = self.pending if self.live else None
        if pending is None:
            return
        self.clear_message()
        chosen, aim, answers = self._chosen, self._aim, self._answers
        act = replace(self.state, chosen=chosen, aim=aim, answers=answers).act
        refused = self._refused(act)
        pending.set_acts(() if act is None or refused is not None else (act,))
        self.refresh()
        if refused is not None:
            self.refuse(refused)

    def choose(self, cards: tuple[int, ...]) -> None:
        """Choose just these cards; what needs none is not meant any more."""
        self._chosen, self._kept = cards, 0
        if isinstance(self._aim, Action) or not cards:
            self._aim = None
        if self.live:
            self.cued.emit("pick")
        self._retry()
        # Nobody need choose beneath a raid that stays; what is tried lies as it did.
        self.close_raid()

    def mean(self, aim: Aim) -> None:
        """Try what is meant; a step that needs no cards, and is meant already, is done."""
        if isinstance(aim, Action):
            if aim == self._aim and self.state.tried is not None:
                self.confirm()
                return
            # A turn that ends sends nothing: that is said, and so is how many cards stay.
            ends = isinstance(aim, EndTurn)
            kept = (len(self._chosen) or self._kept) if ends else 0
            if self._chosen:
                self.choose(())
            self._kept = kept
        self._aim = aim
        self._retry()

    def answer(self, seat: Seat, act: Action) -> bool:
        """Answer for a seat in the middle of a raid."""
        self.motion.catch_up()
        self.clear_message()
        self.cued.emit("confirm")
        # Nothing else gets the keyboard when the panel goes.
        self.focus_stage()
        refused = self.bridge.submit(seat, [act])
        if refused is not None:
            self.refuse(refused)
            self.refresh()
        return refused is None

    def show_raid(self, number: int) -> None:
        """Show a raid of the match again, which this many were before."""
        steps = steps_of(self.bridge, self.log.told, number)
        if not steps or not self.turn.can_show_recent:
            return
        self.clear_message()
        self.close_raid()
        if self.motion.still:
            self.showdown.stand([event for step in steps for event in step.events])
            self.refresh()
        else:
            self.put_back_at_once()
            self._event_player.show_recent(steps)

    # Panels ---------------------------------------------------------------------------------------

    def put_away(self) -> None:
        """Put away what lies over the stage: a raid that stays, or a page."""
        if self.showdown.is_open:
            self.close_raid()
        else:
            self.close_page()

    def close_raid(self) -> None:
        """Put away a raid that stays without movement."""
        if self.showdown.close():
            self.refresh()

    def _fill_in(self, answers: Answers) -> None:
        """The standing answers are filled in like this."""
        self._answers = answers
        self._retry()

    def _hide_answers(self) -> None:
        """Nobody's standing answers may be seen, or be taken for another's."""
        self._answered, self._answers = None, ASK_ALL
        self.standing.set_answers(ASK_ALL)

    def toggle_answers(self) -> None:
        """Show what is answered if one is raided, or hide it."""
        self.close_raid()
        self.standing.setVisible(not self.standing.isVisible())
        self.standing.raise_()
        self.lay_panels()

    def show_ledger(self) -> None:
        """Show and say who has what, or put the page away."""
        self._show_page("ledger")
        if self._page:
            self.access.say_scores(self.state)

    def show_cards(self) -> None:
        """Show all cards and what they do, or put the page away."""
        self._show_page("cards")

    def close_page(self) -> None:
        """Put the page away that lies over the stage."""
        self._show_page(self._page)

    def _lend_focus(self) -> None:
        """Focus that is given to the table is for the question that is open, or else the stage."""
        self.setFocusProxy(self.choice.leading or self.scene.view)

    def _on_raid(self) -> None:
        met, standing = self.met, self.showdown.item.standing
        over = standing is not None and standing.over
        self.scene.set_covered(None if met is None else met[1], over=over)

    @property
    def met(self) -> tuple[Seat, Seat] | None:
        """Who meet in the raid that lies open; None where none does."""
        standing = self.showdown.item.standing if self.showdown.is_open else None
        return None if standing is None else standing.seats

    def _show_page(self, name: str) -> None:
        # One that stays would lie over the page.
        self.close_raid()
        if self._page == "ledger":
            self.reset_prompt()
        self._page = "" if name == self._page else name
        self.renew_state()
        self._present_page()
        # Whoever guides a person makes way for it.
        self.action_buttons.refresh()

    def _present_page(self) -> None:
        # A raid is told over it, and it is seen again afterwards.
        lies = bool(self._page) and not self.showdown.is_open
        self.scene.show_page(self.state, lies=lies)

    def lay_panels(self) -> None:
        """A raid lies over all but the others, and what is asked in it over these: so no card of
        it must be printed again. Where that has no room, the raid takes their place too, and the
        question lies below.
        """
        layout = self.layout()
        if layout is not None:
            layout.activate()
        view, plan = self.scene.view, self.scene.plan
        room = raid = plan.showdown
        self.standing.set_room(self.rect())
        self._present_page()
        if self.choice.question is not None:
            self.choice.set_room(self.scene.seen_in(self, plan.ring), self.size())
            high = self.choice.height() / view.transform().m22() + 6
            if high > plan.ring.height() + self.look.air(8):
                room.setTop(plan.ring.top())
                raid = room.adjusted(0, 0, 0, -min(high, room.height() * 0.6))
                below = room.adjusted(0, raid.height() + 4, 0, 0)
                self.choice.set_room(self.scene.seen_in(self, below), self.size())
        self.showdown.item.set_rect(raid)


def _is_under(event: object) -> bool:
    """Whether a line of the log is a step of the raid before it.

    Who has won and what it was worth are no steps: both are read without unfolding anything.
    """
    if isinstance(event, CashedIn):
        return event.source is Source.STOLEN
    if isinstance(event, SpecialFired):
        return event.other is not None
    return isinstance(event, StrengthsCompared)
