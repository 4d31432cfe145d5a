"""Tests: Raids, a toy with crates that nobody looks into and questions in the middle of a turn.

Whose turn it is raids its neighbour's crate with cards of its hand. Whose crate it is may flee,
over the open table (RA-1); else the raider may add a card of its hand, which is asked with the hand
on the screen (RA-2). The higher strength has the crate (RA-3).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QHBoxLayout, QVBoxLayout, QWidget

from engine.core import (
    REVEALED,
    Act,
    Action,
    Awaiting,
    AwaitingSeats,
    Bot,
    BotProgress,
    Chance,
    Config,
    Event,
    Game,
    GameId,
    Level,
    ListedActions,
    Over,
    Refused,
    Result,
    Rng,
    ScoreLine,
    Seat,
    Sheet,
    Step,
)
from tests.ui.stage.hand_of_cards import BACK, face
from ui.access.outline import Part as Told
from ui.bridge.base import Stepped, TableBridge
from ui.kit.cards.ring import others
from ui.kit.table.animator import AnimationStep, Animator, animation_steps
from ui.kit.table.in_hand import Carried
from ui.kit.table.match_table import MatchTable
from ui.kit.table.outline import TableOutline
from ui.kit.table.seats import seated
from ui.kit.table.state import CommonState
from ui.kit.words import Speech, TableWords, Texts
from ui.look.palette import Theme
from ui.look.shortcuts import Shortcut
from ui.look.style import Look
from ui.stage.cards.hand_view import HandView
from ui.stage.cards.opponent_hand import OpponentHand
from ui.stage.cards.pile import Crate, CrateItem
from ui.stage.view import StageView
from ui.tables.cargo_hold import showdown
from ui.tables.cargo_hold.choice import AnswerChoice, ChoicePanel, SeatQuestion
from ui.tables.cargo_hold.showdown import (
    Close,
    Count,
    Effect,
    Leave,
    Open,
    Showdown,
    ShowdownSide,
    Up,
)
from ui.tables.cargo_hold.track import Road

HAND, CRATE, TARGET = (1, 2, 3), (2, 3), 12
LOOT = ((ShowdownSide.SECOND, 2), (ShowdownSide.SECOND, 3))


class Raid(Action, frozen=True, tag="raid"):
    cards: tuple[int, ...]


class Answer(Action, frozen=True, tag="answer"):
    flees: bool


class Add(Action, frozen=True, tag="add"):
    card: int  # 0 adds none


class Raided(Event, frozen=True, tag="raided"):
    seat: Seat
    other: Seat
    cards: tuple[int, ...]
    crate: tuple[int, ...]


class Answered(Event, frozen=True, tag="answered"):
    seat: Seat
    flees: bool


class Added(Event, frozen=True, tag="added"):
    seat: Seat
    card: int


class Resolved(Event, frozen=True, tag="resolved"):
    seat: Seat
    figures: tuple[int, int]


class State(msgspec.Struct, frozen=True):
    hands: tuple[tuple[int, ...], ...]
    crates: tuple[tuple[int, ...], ...]
    earned: tuple[int, ...]
    turn: int = 0
    cards: tuple[int, ...] = ()  # of the raid that goes on
    stayed: bool = False


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    crates: tuple[int, ...]
    earned: tuple[int, ...]
    turn: int
    cards: tuple[int, ...]
    stayed: bool


class Calm:
    """Does the first that is legal."""

    def start(self, config: Config, seat: Seat, level: Level) -> None:
        return None

    def notice(self, mind: None, told: Event) -> None:
        return None

    def think(
        self, game: Any, mind: None, view: View, world: State, stream: Rng
    ) -> Iterator[BotProgress]:
        assert view.seat is not None
        yield BotProgress(1, 1, next(iter(game.legal(world, view.seat))))


class Raids(Game[State, Action, View, None]):
    id = GameId("raids")
    title = "Raids"
    prefix = "RA"
    rules_version = 1
    seats = range(2, 9)
    actions = (Raid, Answer, Add)
    events = (Raided, Answered, Added, Resolved)
    box = None
    options = ()

    def __init__(self) -> None:
        self.bots: Mapping[Level, Bot] = {Level("calm"): Calm()}

    def hands(self, config: Config) -> bool:
        return True

    def setup(self, config: Config) -> Step:
        n = config.seats
        return Step(State((HAND,) * n, (CRATE,) * n, (0,) * n))

    def awaiting(self, state: State) -> Awaiting:
        n = len(state.hands)
        if state.turn == n:
            order = sorted({*state.earned}, reverse=True)
            ranking = tuple(
                tuple(Seat(s) for s in range(n) if state.earned[s] == earned) for earned in order
            )
            return Over(Result(ranking, state.earned))
        asks = bool(state.cards) and not state.stayed
        due = (Seat((state.turn + asks) % n),)
        return AwaitingSeats(due, due, open=asks, sealed=state.stayed)

    def legal(self, state: State, seat: Seat) -> ListedActions[Action]:
        waiting = self.awaiting(state)
        if not isinstance(waiting, AwaitingSeats) or seat not in waiting.may:
            return ListedActions(())
        if waiting.open:
            return ListedActions((Answer(flees=False), Answer(flees=True)))
        if state.cards:
            return ListedActions((Add(0), *(Add(card) for card in state.hands[seat])))
        hand = state.hands[seat]
        pairs = tuple(Raid((a, b)) for a in hand for b in hand if a < b)
        return ListedActions((*(Raid((card,)) for card in hand), *pairs, Raid(hand)))

    def apply(self, state: State, given: Act[Action] | Chance) -> Step:
        assert isinstance(given, Act)
        seat, action = given.seat, given.action
        if isinstance(action, Raid):
            action = Raid(tuple(sorted(action.cards)))
        if action not in self.legal(state, seat):
            raise Refused("RA-1", "not now")
        n, raider = len(state.hands), Seat(state.turn)
        other = Seat((raider + 1) % n)
        crate = state.crates[other]
        match action:
            case Raid(cards=cards):
                left = tuple(card for card in state.hands[seat] if card not in cards)
                hands = (*state.hands[:seat], left, *state.hands[seat + 1 :])
                told = Raided(seat, other, cards, crate)
                return Step(replace(state, hands=hands, cards=cards), (told,), REVEALED)
            case Answer(flees=True):
                done = replace(state, turn=state.turn + 1, cards=(), stayed=False)
                return Step(done, (Answered(seat, flees=True),))
            case Answer():
                return Step(replace(state, stayed=True), (Answered(seat, flees=False),))
            case Add(card=card):
                left = tuple(one for one in state.hands[seat] if one != card)
                cards = (*state.cards, card) if card else state.cards
                figures = (sum(cards), sum(crate))
                winner = raider if figures[0] > figures[1] else other
                earned = list(state.earned)
                earned[winner] += sum(crate)
                state = replace(
                    state,
                    hands=(*state.hands[:seat], left, *state.hands[seat + 1 :]),
                    crates=(*state.crates[:other], (), *state.crates[other + 1 :]),
                    earned=tuple(earned),
                    turn=state.turn + 1,
                    cards=(),
                    stayed=False,
                )
                return Step(state, (Added(seat, card), Resolved(winner, figures)), REVEALED)
            case _:
                raise AssertionError(action)

    def observe(self, state: State, seat: Seat | None) -> View:
        hand = () if seat is None else state.hands[seat]
        counts = tuple(map(len, state.hands))
        crates = tuple(map(len, state.crates))
        return View(seat, hand, counts, crates, state.earned, state.turn, state.cards, state.stayed)

    def sheet(self, view: View) -> tuple[Sheet, ...]:
        return tuple(Sheet((ScoreLine("earned", earned),)) for earned in view.earned)

    def determinize(self, state: State, seat: Seat, stream: Rng) -> State:
        return state


class Words(TableWords[None, View]):
    speech = Speech("raids", {"title": "Raids", "tagline": "A toy."})
    lines: ClassVar[Texts] = {"earned": "Earned"}
    events: ClassVar[Texts] = {
        "raided": "{name} raids a crate.",
        "answered": "{name} answers.",
        "added": "{name} adds what there is to add.",
        "resolved": "{name} has it.",
    }


class _Outline(TableOutline[CommonState]):
    def __init__(self, table: Table) -> None:
        super().__init__(table, table.voice, table.log)
        self._showdown = table.showdown

    def outline(self, state: CommonState) -> Sequence[Told]:
        raid = self._showdown.group("raid", "Raid")
        return (*filter(None, (raid,)), self.log())


class Table(MatchTable[View, CommonState, Words]):
    words_type = Words

    """The others above, the race, the crates, and one's hand, of which several cards raid."""

    def __init__(self, look: Look, bridge: TableBridge, parent: QWidget | None = None) -> None:
        super().__init__(look, bridge, parent)
        scene = QGraphicsScene(0, 0, 1000, 560, self)
        stage = StageView(scene, look, self)
        animator = Animator(stage)
        self.showdown = Showdown(
            *(self.shared, animator, stage, self.common_state()),
            *(self, self.steps, self.place, BACK),
        )
        self.showdown.item.set_rect(QRectF(60, 60, 880, 320))
        self.choice = ChoicePanel(look, self, self)
        for hears in (self.showdown.follow, self.choice.forget, self._lend_focus):
            bridge.stepped.connect(hears)
        self.covering.connect(self.choice.forget)
        self.covering.connect(self._lend_focus)
        self.fan = HandView(stage, back=BACK)
        self.fan.set_room(QRectF(60, 390, 880, 160))
        self.fan.reserved_changed.connect(self._on_reserved)
        self.fan.committed.connect(self._on_committed)
        self.in_hand = Carried(self.fan)
        self.race = Road(look)
        self.race.set_rect(QRectF(20, 6, 960, 54))
        seats = len(bridge.seats)
        self.crates = [CrateItem(look, paint=paint_crate) for _ in range(seats)]
        self.held = [OpponentHand(look, back=BACK) for _ in range(seats)]
        for item in (self.showdown.item, self.race, *self.crates, *self.held):
            scene.addItem(item)
        column, foot = QVBoxLayout(self), QHBoxLayout()
        action_buttons = self.action_buttons
        buttons = (
            action_buttons.undo_button,
            action_buttons.redo_button,
            action_buttons.hint_button,
            action_buttons.skip_button,
        )
        for widget in (
            self.drawer.button,
            *buttons,
            self.prompt.progress,
            self.rule_button,
            action_buttons.confirm_button,
        ):
            foot.addWidget(widget)
        column.addWidget(self.now)
        middle = QHBoxLayout()
        middle.addWidget(stage, 1)
        middle.addWidget(self.drawer)
        self.drawer.button.click()
        self.log.is_under = lambda event: not isinstance(event, Raided)
        column.addLayout(middle, 1)
        column.addLayout(foot)
        stage.resized.connect(self._on_resized)
        self.start(stage, _Outline(self).outline, animator=animator)

    def _on_resized(self) -> None:
        room = QRect(self.stage.geometry())
        self.choice.set_room(room.adjusted(40, room.height() * 2 // 3, -40, -10), self.size())

    def _lend_focus(self) -> None:
        self.setFocusProxy(self.choice.leading or self.stage)

    def make_state(self, view: View) -> CommonState:
        return self.common_state()

    def parts(self, stepped: Stepped) -> Sequence[AnimationStep]:
        viewer = self.bridge.viewer()
        return animation_steps(stepped.events, lambda event: self.showdown.parts(event, viewer))

    def steps(self, event: Event) -> Sequence[showdown.Step]:
        """What is seen of an event: all faces are those that the event tells."""
        name = self.words.name
        match event:
            case Raided(seat=seat, other=other, cards=cards, crate=crate):
                counts = (len(cards), len(crate))
                said = f"{name(seat)} raids a crate."
                ups = [Up(ShowdownSide.FIRST, n, face(0, n), f"A {n}.") for n in cards]
                downs = [Up(ShowdownSide.SECOND, n, face(1, n), f"In it: {n}.") for n in crate]
                return (Open((seat, other), ("raids", "guards"), counts, said), *ups, *downs)
            case Answered(seat=seat, flees=True):
                fled = Effect(LOOT[0], f"{name(seat)} flees.", "gone", LOOT)
                return (fled, Leave(LOOT, seat), Close("Nobody has it."))
            case Answered(seat=seat):
                return (Effect(None, f"{name(seat)} stays."),)
            case Added(card=0):
                return (Effect(None, "No card is added."),)
            case Added(card=card):
                return (Up(ShowdownSide.FIRST, card, face(0, card), "One is added.", "added"),)
            case Resolved(seat=seat, figures=figures):
                won = Leave(LOOT, seat, "The crate changes hands.")
                return (Count(figures, "{} to {}.".format(*figures)), won, Close("That was it."))
        return ()

    def place(self, to: Hashable) -> QPointF:
        assert isinstance(to, int)
        return self.race.spot(Seat(to)).center()

    def sentence(self, state: CommonState) -> str:
        question = self.question()
        return question.words if question is not None else f"{self.words.name(self.seat)} decides."

    def question(self) -> SeatQuestion | None:
        awaiting = self.bridge.awaiting()
        if not self.view.cards or not isinstance(awaiting, AwaitingSeats):
            return None
        (seat,) = awaiting.due
        if not self.view.stayed:
            acts = (Answer(flees=False), Answer(flees=True))
            choices = tuple(map(AnswerChoice, ("Stay", "Flee"), acts, ("They fight.", "")))
            return SeatQuestion(seat, "Does the crate stay?", choices)
        # Only whoever looks knows what may be added.
        hand = self.view.hand if self.view.seat == seat else ()
        adds = [AnswerChoice(f"Add {card}", Add(card)) for card in hand]
        words = "Which card is added?"
        return SeatQuestion(seat, words, (AnswerChoice("None", Add(0)), *adds) if hand else ())

    def shortcuts(self) -> tuple[Shortcut, ...]:
        return self.choice.shortcuts()

    def tells(self, event: Event) -> bool:
        # Its log has no lines.
        return bool(self.steps(event))

    def begins_before(self, events: Sequence[Event]) -> bool:
        return self.showdown.begins_before(events)

    def way_back(self) -> Callable[[], object] | None:
        return self.put_away if self.showdown.stays else None

    def put_away(self) -> None:
        if self.showdown.close():
            self.refresh()

    def answer(self, seat: Seat, act: Action) -> bool:
        self.motion.catch_up()
        self.clear_message()
        self.focus_stage()
        refused = self.bridge.submit(seat, [act])
        if refused is not None:
            self.refuse(refused)
            self.refresh()
        return refused is None

    def present(self, state: CommonState) -> None:
        view, n = self.view, len(self.crates)
        around = others(n, self.seat, left=False)
        for number, seat in enumerate((self.seat, *around)):
            left = 60 + number * 880 / n
            self.crates[seat].set_rect(QRectF(left, 66, 120, 130))
            count = view.crates[seat]
            self.crates[seat].show_crate(Crate(count, 1, 2, locked=seat == 0) if count else None)
            self.held[seat].set_rect(QRectF(left, 206, 880 / n - 12, 70))
            self.held[seat].setVisible(seat != self.seat)
            known = [face(2, 3)] if view.counts[seat] > 1 else []
            self.held[seat].show_hand(view.counts[seat], known)
        runners = {
            seat: (seated(self.bridge.players, seat), view.earned[seat])
            for seat in (self.seat, *around)
        }
        self.race.show_race(TARGET, {Seat(seat): one for seat, one in runners.items()})
        hand = [face(0, card) for card in view.hand] if view.seat == self.seat else []
        if [each.key for each in hand] != [each and each.key for each in self.fan.faces]:
            self.fan.set_cards(hand)
        self.fan.set_open(self.live and not view.cards, most=len(hand))
        self.showdown.present(state)
        self.choice.present(self.question(), state, self.words.names)
        self._lend_focus()

    def _on_reserved(self, cards: tuple[int, ...]) -> None:
        if self.pending is not None and self.live:
            tried = tuple(sorted(self.view.hand[card] for card in cards))
            self.pending.set_acts((Raid(tried),) if tried else ())
            self.action_buttons.refresh()

    def _on_committed(self, cards: tuple[int, ...], _zone: object) -> None:
        if self.pending is not None:
            self.pending.set_acts((Raid(tuple(sorted(self.view.hand[card] for card in cards))),))
            self.confirm()

    def interrupted(self) -> None:
        self.fan.take_back()


def paint_crate(painter: QPainter, room: QRectF, theme: Theme, crate: Crate) -> None:
    painter.fillRect(room, theme.case)
    if crate.locked:
        painter.fillRect(room.adjusted(room.width() * 0.4, 20, -room.width() * 0.4, -20), theme.tag)
