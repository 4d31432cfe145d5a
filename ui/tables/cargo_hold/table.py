"""The table of Cargo Hold: the page on which a match is played."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QRect, QRectF, QTimer
from PySide6.QtWidgets import QWidget

from engine.core import Action, BotProgress, Event, Seat
from engine.games.cargo_hold.actions import ASK_ALL, Attack, Collect, Deliver, EndTurn, Extend
from engine.games.cargo_hold.components import Components
from engine.games.cargo_hold.events import (
    CashedIn,
    RaidEnded,
    Source,
    SpecialFired,
    StrengthsCompared,
    TurnBegan,
)
from engine.games.cargo_hold.view import CargoView, Phase
from ui.bridge.base import Stepped, TableBridge
from ui.kit.cards.card_table import CardTable
from ui.kit.cards.choice import ChoicePanel
from ui.kit.cards.showdown import Showdown
from ui.kit.cards.standing import StandingPanel
from ui.kit.table.animator import AnimationStep
from ui.look.shortcuts import Shortcut
from ui.look.style import Look
from ui.look.widgets import TagButton
from ui.tables.cargo_hold.access import CargoAccess
from ui.tables.cargo_hold.aim import TURN_PHASES, Aim
from ui.tables.cargo_hold.moves import CargoMoves
from ui.tables.cargo_hold.pages import card_list, ledger
from ui.tables.cargo_hold.questions import STANDING_ANSWERS, question
from ui.tables.cargo_hold.raids import Raids, news, since
from ui.tables.cargo_hold.scene import CargoScene, Shown
from ui.tables.cargo_hold.words import Words, many, say, speech


class Table(CardTable[CargoView, None, Words]):
    """A match of Cargo Hold on the screen.

    What is tried is one act at most. It follows from the cards that are chosen and from where they
    are to go (`Aim`): their own crate, or another's; or it needs no cards.
    """

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        self.box: Components = bridge.game.box
        scene = self.scene = CargoScene(look, self.box, self.words, bridge.players, self)
        self.hold(scene)
        self.moves = CargoMoves(self)
        self.raids = Raids(scene.faces)
        self.showdown = Showdown(self, self.raids.steps, self.moves.place, scene.faces.back())
        scene.view.scene().addItem(self.showdown.item)
        self.showdown.item.visibleChanged.connect(self._on_raid)
        self.choice = ChoicePanel(self)
        self.standing = StandingPanel(look, speech, STANDING_ANSWERS, ASK_ALL, self)
        self.access = CargoAccess(self)
        self.aim = Aim(self)
        self._page = ""
        """Which page lies over the stage; empty for none."""
        self._furnish()
        scene.chosen.connect(self.aim.chosen)
        scene.sent.connect(lambda cards, longer: self.aim.do(Deliver(cards, longer)))
        scene.raided.connect(lambda seat: self.aim.raid_on(Seat(seat)))
        scene.done.connect(self.aim.done)
        scene.page.pressed.connect(self.close_page)
        # Told before the stage is fitted into its new room.
        scene.view.resized.connect(lambda _size: QTimer.singleShot(0, self, self.lay_panels))
        # What to do may need another line, and moves the stage.
        self.refreshed.connect(self.lay_panels)
        # The match may outlive its table, and must not call what is gone: so no lambda.
        self.bridge.stepped.connect(self.lay_panels)
        self.standing.changed.connect(self.aim.retry)
        self.bridge.weighed.connect(self._on_weighed)
        self.covering.connect(self.aim.cover)
        self.log.is_head = lambda event: isinstance(event, TurnBegan)
        self.log.is_under = _is_under
        self.start(scene.view, self.access.outline, self._buttons, self.animator)

    def _furnish(self) -> None:
        further = self.action_buttons.further

        def step(name: str, command: Callable[[], object]) -> TagButton:
            return further(say(f"step-of-{name}"), say(f"tip-{name}"), command)

        self.collect_button = step("collect", self.aim.collect)
        self.extend_button = step("extend", self.aim.extend)
        self.send_button = step("send", self.aim.send)
        self.send_button.keep_room(say("for-one"), say("for-two"))
        self.raid_button = step("raid", self.aim.raid)
        self.draw_button = step("draw", self.aim.draw)
        self.no_draw_button = step("no-draw", self.aim.no_draw)
        self.answers_button = further(say("answers"), say("tip-answers"), self.toggle_answers)
        self.ledger_button = further(say("ledger"), say("tip-ledger"), self.show_ledger)
        self.cards_button = further(say("cards-list"), say("tip-cards-list"), self.show_cards)
        steps = (
            self.collect_button,
            self.extend_button,
            self.send_button,
            self.raid_button,
            self.draw_button,
            self.no_draw_button,
            self.answers_button,
        )
        # Raids are what one wants to see again: here it is in sight.
        pages = (self.ledger_button, self.cards_button, self.action_buttons.again_button)
        self.furnish((2, 5), pages, steps)
        self._buttons = (*pages, self.drawer.button, *steps)

    # What a game says -----------------------------------------------------------------------------

    def decision(self, view: CargoView) -> Hashable | None:
        """A step of a turn, or a choice in a raid."""
        return view.phase, view.actor, view.turn

    def new_words(self) -> Words:
        """Sentences about this match."""
        names = [player.name for player in self.bridge.players]
        return Words(self.bridge.game.box, names, self.bridge.addressed)

    def make_state(self, view: CargoView) -> None:
        """Return nothing yet: the parts of this table ask it for what they show."""
        return

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        """What is seen of a step."""
        return self.moves.parts(stepped)

    def present(self, state: None) -> None:
        """Show the match, and what is chosen."""
        view = self.view
        self.scene.set_left(left=self.bridge.preferences.hands.left)
        self.aim.follow(view)
        hands = {seat: seen.seats[seat].hand for seat, seen in self.bridge.open_views().items()}
        least, most = self.aim.to_choose(view)
        self.scene.show_state(
            Shown(
                view,
                self.seat,
                self.hand_of(view),
                least,
                most,
                sends=self.aim.sends(view),
                raids=self.aim.targets(view),
                odds=self._odds(),
                act=self.tried,
                hands=hands,
                news=news(self.log.told, self.seat, self.words) if self._begins(view) else "",
            )
        )
        if self.tried not in (None, self.aim.act()):
            # It was tried before the hand was covered, and lies there only now.
            self.aim.follow(view)
            self.scene.show_chosen()
        asked = question(view, self.words)
        self.choice.present(asked)
        self.showdown.present()
        if self.showdown.is_open:
            # Another raid may have begun while one stayed.
            self._on_raid()
        if self.standing.isVisible() and not self.aim.may_answer(view):
            self.standing.hide()
        target = say("dollars", money=view.target)
        self.show_flaps(
            (str(view.turn), say("turn-of", turn=view.turn)),
            (target, say("race-start", target=view.target)),
        )

    def _odds(self) -> str:
        """About what the raid that is tried would bring, once it is known, where that is wanted."""
        act, wanted = self.tried, self.bridge.config["aid"] != "off"
        odds = self.bridge.estimate(act) if wanted and isinstance(act, Attack) else ()
        return say("odds", **{one.line: one.points for one in odds}) if odds else ""

    def _on_weighed(self) -> None:
        if self.live:
            self.present(self.state)
            self.present_buttons()
            self.voice.say(self._odds(), topic="odds")

    def present_buttons(self) -> None:
        """The steps of the turn that are still open (CH-11)."""
        view = self.view
        live, let = self.live, self.action_buttons.let
        turn = view.phase in TURN_PHASES and view.actor == self.seat
        plays = not self.bridge.read_only
        mine = view.seats[self.seat].delivery
        ready = turn and view.phase is Phase.COLLECT and mine is not None and not mine.left
        cards = bool(self.scene.cards())
        act, sends, raids = self.tried, self.aim.sends(view), self.aim.targets(view)
        extends = ready and mine is not None and not mine.extended
        attacks = isinstance(act, Attack)
        for button, enabled, possible, meant in (
            # What is meant already is done by another button.
            (self.collect_button, ready, ready, isinstance(act, Collect)),
            (self.extend_button, extends, extends, isinstance(act, Extend)),
            (self.send_button, cards and sends, sends, False),
            (self.raid_button, cards and bool(raids), bool(raids), attacks and len(raids) < 2),
        ):
            let(button, enabled=live and enabled, shown=plays and possible and not meant)
        ends = turn and isinstance(act, EndTurn)
        draws = isinstance(act, EndTurn) and act.draw
        dry = not view.can_draw
        there = turn and not draws and not (dry and ends)
        let(self.draw_button, enabled=live and turn, shown=plays and there)
        let(self.no_draw_button, enabled=live and turn, shown=plays and ends and draws)
        let(self.answers_button, enabled=live, shown=plays and ends and self.aim.may_answer(view))
        names = {Collect: "collect", Extend: "extend", Deliver: "send", Attack: "raid"}
        name = names.get(type(act), "discard") if act is not None else ""
        if isinstance(act, EndTurn):
            name = "draw" if act.draw else "no-draw"
        longer = "for-one" if isinstance(act, Deliver) and act.extended else "for-two"
        sends = isinstance(act, Deliver)
        self.send_button.setText(say(longer if sends else "step-of-send"))
        self.raid_button.setText(say("raid-next" if attacks else "step-of-raid"))
        button = self.action_buttons.confirm_button
        drawn = many("cards", self.box.drawn)
        other = say("draw", cards=drawn) if name == "no-draw" else say("step-of-draw")
        self.draw_button.setText(say("no-draw") if dry else other)
        self.draw_button.setToolTip(say("tip-no-draw" if dry else "tip-draw"))
        button.setText(say(name, cards=drawn) if name else self.tr("Confirm"))
        tip = (say("tip-confirm"), say("tip-odds") if self._odds() else "")
        button.setToolTip("\n".join(tip).strip())
        button.setAccessibleDescription(button.toolTip())
        button.updateGeometry()
        button.setVisible(not button.isHidden() and view.phase not in (Phase.CHOICE, Phase.LOYALTY))

    def looking(self) -> str:
        """What is told just now: whose raid; what was drawn, before the screen is handed on."""
        met, words = self.met, self.words
        if self.bridge.read_only or not self.motion.busy:
            return ""
        if met is not None:
            return say("show-going", name=words.name(met[0]), other=words.name(met[1]))
        if self.is_again:
            return self.retold
        new = words.cards(self.moves.drawn) if self.bridge.handed and self.motion.telling else ""
        return say("show-drawn", cards=new) if new else self.log.last

    def sentence(self, state: None) -> str:
        """What is to be done."""
        view = self.view
        act = self.tried
        if act is not None:
            return say(
                "now-let-go" if self.quick else "now-enter", deed=self.words.describe_move(act)
            )
        met = self.met
        if met is not None and self.seat not in met and self._begins(view):
            # A raid among others stays over the hand, where one's own would be told of.
            return say("show-stays", name=self.words.name(met[0]), other=self.words.name(met[1]))
        first = since(self.log.told, self.seat, self.words) if self._begins(view) else ""
        return f"{first} {self._sentence(view)}".strip()

    def _begins(self, view: CargoView) -> bool:
        """Whether one's turn has just begun."""
        return self.live and view.phase is Phase.COLLECT and not self.scene.cards()

    def _sentence(self, view: CargoView) -> str:
        cards = len(self.scene.cards())
        if view.phase is Phase.DISCARD:
            more = len(self.hand_of(view)) - self.box.limit - cards
            key = "now-discard-more" if cards else "now-discard"
            return many(key, more).format(limit=self.box.limit)
        if view.phase in (Phase.CHOICE, Phase.LOYALTY):
            asked = self.choice.question
            return "" if asked is None else asked.words
        sends, raids = self.aim.sends(view), bool(self.aim.targets(view))
        if cards:
            refused = self.aim.refusal()
            if refused is not None:
                return self.words.refusal(refused)
            return many("now-where" if sends else "now-whom", cards)
        mine = view.seats[self.seat].delivery
        if view.phase is Phase.COLLECT and mine is not None and not mine.left:
            return say("now-extended" if mine.extended else "now-ready")
        if sends:
            return say("now-deliver" if raids else "now-send")
        if raids:
            return say("now-raid")
        if not view.can_draw:
            return say("now-end-dry")
        return say("now-end", cards=many("cards", self.box.drawn))

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do: the steps of the turn by their letters, pages, reading out,
        the answers to a question in the middle of a raid.
        """
        aim, access = self.aim, self.access
        reads = (
            Shortcut(("S",), say("shortcut-ledger"), self.show_ledger),
            Shortcut(("I",), say("shortcut-cards"), self.show_cards),
            Shortcut(("H",), say("shortcut-hand"), access.say_hand),
            Shortcut(("K",), say("shortcut-known"), access.say_known),
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
        return (
            *(Shortcut((k,), say(words), b.click, b.isEnabled) for k, words, b in steps),
            # Of their buttons there is one where it changes what is meant, for want of room.
            Shortcut(("D",), say("shortcut-draw"), aim.draw, ends),
            Shortcut(("N",), say("shortcut-no-draw"), aim.no_draw, ends),
            Shortcut(("W",), say("shortcut-answers"), self.toggle_answers, self._may_answer),
            *reads,
            *self.choice.shortcuts(),
            Shortcut(("O",), say("shortcut-order"), self.scene.fan.next_order),
        )

    def _may_answer(self) -> bool:
        return self.aim.may_answer(self.view)

    def begins_before(self, events: Sequence[Event]) -> bool:
        """Return whether the first raid of these events began before them, too."""
        return super().begins_before(events) or self.showdown.begins_before(events)

    def way_back(self) -> Callable[[], object] | None:
        """Return what Esc puts away: a raid that stays, the answers, or a page."""
        if self.showdown.way_back is not None:
            return self.showdown.way_back
        if self.standing.isVisible():
            return self.toggle_answers
        return self.close_page if self.scene.page.isVisible() else None

    def hint_words(self, thought: BotProgress) -> str:
        """What a hint says."""
        return self.words.hint(thought)

    def taken_over(self) -> None:
        """The hand lies as it came, and other people may sit there."""
        self.scene.fan.set_cards(())
        self.scene.set_people(self.words, self.bridge.players)
        self.raids.set_people(self.scene.faces)
        self.aim.cover()
        self._page = ""

    def interrupted(self) -> None:
        """No card is chosen any more."""
        self.scene.fan.take_back()
        self.standing.hide()
        self.aim.forget()
        self.moves.drawn = ()

    def attempt(self, act: Action) -> bool:
        """Try an act, with one's own answers; in the middle of a raid point at what is chosen."""
        if self.choice.point(act):
            return True
        # What was done once is shown as it was done.
        own = not self.bridge.read_only
        if own and isinstance(act, EndTurn) and self.aim.may_answer(self.view):
            act = EndTurn(act.draw, self.standing.answers)
        return super().attempt(act)

    def hand_of(self, view: CargoView) -> tuple[int, ...]:
        """What lies in the fan: the hand of whoever is in front, as far as it is seen."""
        if self.is_again:
            # One's own hand is as it is now, whatever is shown of the others.
            view = self.bridge.view()
        seen: CargoView = self.bridge.open_views().get(self.seat, view)
        return seen.seats[self.seat].hand

    @property
    def tried(self) -> Action | None:
        """The act that is tried out."""
        return self.acts[-1] if self.acts and self.live else None

    # Panels ---------------------------------------------------------------------------------------

    def toggle_answers(self) -> None:
        """Show what is answered if one is raided, or hide it."""
        self.showdown.close()
        self.standing.setVisible(not self.standing.isVisible())
        self.standing.raise_()
        self.lay_panels()

    def show_ledger(self) -> None:
        """Show and say who has what, or put the page away."""
        self._show_page("ledger")
        if self._page:
            self.access.say_scores()

    def show_cards(self) -> None:
        """Show all cards and what they do, or put the page away."""
        self._show_page("cards")

    def close_page(self) -> None:
        """Put the page away that lies over the stage."""
        self._show_page(self._page)

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
        self.showdown.close()
        if self._page == "ledger":
            self.reset_prompt()
        self._page = "" if name == self._page else name
        self._present_page()

    def _present_page(self) -> None:
        scene, look = self.scene, self.look
        if self._page == "ledger":
            room = scene.page.rect().size()
            scene.page.show_box(ledger(look, scene.faces, self.view, self.bridge.players, room))
        elif self._page:
            scene.page.show_box(card_list(look, scene.faces, scene.page.rect().size()))
        # A raid is told over it, and it is seen again afterwards.
        lies = bool(self._page) and not self.showdown.is_open
        scene.page.setVisible(lies)
        scene.fan.set_covered(lies)

    def lay_panels(self) -> None:
        """A raid lies over all but the others, and what is asked in it over these: so no card of
        it has to be printed anew. Where that has no room, the raid takes their place too, and the
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
            self.choice.set_room(self._seen(plan.ring))
            high = self.choice.height() / view.transform().m22() + 6
            if high > plan.ring.height() + self.look.air(8):
                room.setTop(plan.ring.top())
                raid = room.adjusted(0, 0, 0, -min(high, room.height() * 0.6))
                self.choice.set_room(self._seen(room.adjusted(0, raid.height() + 4, 0, 0)))
        self.showdown.item.set_rect(raid)

    def _seen(self, room: QRectF) -> QRect:
        """A room of the stage, in the table."""
        view = self.scene.view
        polygon = view.mapFromScene(room).boundingRect()
        return QRect(view.viewport().mapTo(self, polygon.topLeft()), polygon.size())


def _is_under(event: object) -> bool:
    """Whether a line of the log is a step of the raid before it."""
    steps = SpecialFired | StrengthsCompared | RaidEnded
    if isinstance(event, CashedIn):
        return event.source is not Source.COLLECTED
    return isinstance(event, steps) and not (
        isinstance(event, SpecialFired) and event.other is None
    )
