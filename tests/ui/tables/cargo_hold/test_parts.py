"""The parts of Cargo Hold's table alone: no window, no bridge and no match; a state makes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest
from msgspec.structs import replace as with_fields
from PySide6.QtWidgets import QApplication, QWidget

from engine import catalog
from engine.core import Action, ScoreLine, Seat
from engine.games.cargo_hold.actions import (
    ASK_ALL,
    Answers,
    Attack,
    Collect,
    Deliver,
    Discard,
    EndTurn,
    Extend,
    Flee,
)
from engine.games.cargo_hold.components import GETAWAY
from engine.games.cargo_hold.events import Delivered, RaidBegan, TurnBegan
from engine.games.cargo_hold.view import CargoView, DeliveryView, Phase, RaidView, SeatView
from tests.games.cargo_hold.deals import cards
from ui.access.outline import Group
from ui.access.voice import Voice
from ui.bridge.base import Stepped, TableBridge
from ui.bridge.seats import SeatInfo
from ui.kit.table.animator import Animator
from ui.kit.table.log import MatchLog
from ui.kit.table.shared_parts import SharedParts
from ui.kit.table.state import CommonState
from ui.look.style import Look
from ui.motion import MotionPlayer, MoveTween
from ui.tables.cargo_hold import prompts
from ui.tables.cargo_hold.access import CargoAccess
from ui.tables.cargo_hold.aim import Raid, Send, aim_of, cards_of, next_to_raid, next_to_send
from ui.tables.cargo_hold.choice import ChoicePanel
from ui.tables.cargo_hold.moves import CargoMoves
from ui.tables.cargo_hold.questions import question
from ui.tables.cargo_hold.raids import Raids
from ui.tables.cargo_hold.scene import CargoScene
from ui.tables.cargo_hold.showdown import Showdown
from ui.tables.cargo_hold.state import CargoTableState, as_tried, cargo_state, with_news
from ui.tables.cargo_hold.words import Words, say

BOX = catalog.game("cargo_hold").box
PLAYERS = tuple(
    SeatInfo(Seat(n), name, colour, None)
    for n, (name, colour) in enumerate((("Ada", "brick"), ("Ben", "ocean"), ("Cleo", "plum")))
)
NAMES = [player.name for player in PLAYERS]
HAND = cards("outlaw 2*lumber lasso")
OUTLAW, LUMBER = cards("outlaw")[0], cards("lumber")[0]
CRATE = DeliveryView(2, False, 1, None)
A, B, C = Seat(0), Seat(1), Seat(2)


class Commands:
    """Notes what is asked for, and does none of it."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Any:
        def note(*given: object) -> bool:
            self.asked.append((name, *given))
            return True

        return note


def seat_view(hand: tuple[int, ...] = (), delivery: DeliveryView | None = None) -> SeatView:
    return SeatView((0, 0, 0, 0), 0, len(hand) or 4, hand, (), (), delivery)


def view_of(phase: Phase = Phase.COLLECT, *crates: DeliveryView | None) -> CargoView:
    there = (*crates, None, None, None)
    seats = (seat_view(HAND, there[0]), seat_view((), there[1]), seat_view((), there[2]))
    return CargoView(A, phase, A, 2, 1200, 30, (), None, (A,), ASK_ALL, None, seats)


def state_of(view: CargoView, acts: tuple[Action, ...] = (), **given: Any) -> CargoTableState:
    common = CommonState(A, PLAYERS, A, acts, still=True)
    return cargo_state(common, view, view, {}, limit=BOX.limit, **given)


def possible(_act: Action) -> str:
    """No act is refused."""
    return ""


# The state ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("view", "sends", "raids", "may_answer", "most"),
    [
        (view_of(), True, (), False, 4),
        (view_of(Phase.COLLECT, None, CRATE, CRATE), True, (C, B), False, 4),
        (view_of(Phase.RAID, CRATE, CRATE), False, (B,), True, 4),
        (view_of(Phase.END, CRATE, CRATE), False, (), True, 0),
        (with_fields(view_of(Phase.COLLECT, None, CRATE), actor=B), False, (), False, 0),
    ],
)
def test_what_may_be_done_follows_from_the_view(
    view: CargoView, sends: bool, raids: tuple[Seat, ...], may_answer: bool, most: int
) -> None:
    state = state_of(view)
    assert (state.sends, state.raids, state.may_answer, state.most) == (
        sends,
        raids,
        may_answer,
        most,
    )
    waits = replace(state, common=replace(state.common, moving=True))
    assert (waits.sends, waits.raids, waits.may_answer, waits.most) == (False, (), False, 0)


@pytest.mark.parametrize(
    ("view", "chosen", "aim", "act"),
    [
        (view_of(), (), None, None),
        (view_of(), (LUMBER,), None, Deliver((LUMBER,), extended=False)),
        (view_of(), (LUMBER,), Send(longer=True), Deliver((LUMBER,), extended=True)),
        (view_of(Phase.COLLECT, None, CRATE), (OUTLAW,), None, None),
        (view_of(Phase.COLLECT, None, CRATE), (OUTLAW,), Raid(B), Attack(B, (OUTLAW,))),
        (view_of(Phase.RAID, CRATE, CRATE), (OUTLAW,), None, Attack(B, (OUTLAW,))),
        (view_of(Phase.RAID, CRATE, CRATE), (), Raid(B), None),
        (view_of(), (), Collect(), Collect()),
        (view_of(), (), Extend(), Extend()),
        (view_of(), (), EndTurn(draw=True), EndTurn(draw=True)),
        (view_of(Phase.END, CRATE), (), EndTurn(False), EndTurn(False, Answers(lasso=True))),
    ],
)
def test_the_act_follows_from_what_is_chosen_and_meant(
    view: CargoView, chosen: tuple[int, ...], aim: Any, act: Action | None
) -> None:
    state = state_of(view, chosen=chosen, aim=aim, answers=Answers(lasso=True))
    assert state.act == act


@pytest.mark.parametrize(
    ("act", "chosen", "aim"),
    [
        (Deliver((LUMBER,), extended=True), (LUMBER,), Send(longer=True)),
        (Attack(B, (OUTLAW,)), (OUTLAW,), Raid(B)),
        (EndTurn(False, Answers(lasso=True)), (), EndTurn(False)),
    ],
)
def test_what_somebody_else_tries_is_chosen_and_meant(
    act: Action, chosen: tuple[int, ...], aim: Any
) -> None:
    view = view_of(Phase.COLLECT, CRATE if isinstance(act, EndTurn) else None, CRATE)
    state = as_tried(state_of(view, (act,), chosen=(LUMBER, LUMBER)), possible)
    assert (state.chosen, state.aim, state.act) == (chosen, aim, act)
    assert state.answers == (act.answers if isinstance(act, EndTurn) else ASK_ALL)


def test_what_is_taken_back_is_chosen_no_more_and_what_is_impossible_is() -> None:
    state = state_of(view_of(), chosen=(LUMBER,), aim=Send())
    gone = as_tried(state, possible)
    assert (gone.chosen, gone.aim, gone.refusal) == ((), None, "")
    stays = as_tried(state, lambda act: f"not {type(act).__name__}")
    assert (stays.chosen, stays.aim, stays.refusal) == ((LUMBER,), Send(), "not Deliver")
    unsaid = state_of(view_of(Phase.COLLECT, None, CRATE), chosen=(OUTLAW,))
    assert as_tried(unsaid, possible) is unsaid, "nothing is meant with it so far"


def test_no_card_is_chosen_that_may_not_be_or_is_not_there() -> None:
    state = state_of(view_of(), (Deliver((LUMBER,), extended=False),), chosen=(LUMBER,))
    assert as_tried(state, possible) is state
    waits = replace(state, common=replace(state.common, moving=True))
    assert as_tried(waits, possible).chosen == ()
    others = replace(state, common=replace(state.common, acts=()), chosen=(LUMBER,) * 3)
    assert as_tried(others, lambda _: "refused").chosen == ()


def test_as_many_cards_as_are_too_many_are_discarded() -> None:
    hand = cards("8*lumber 4*mail")
    view = view_of(Phase.DISCARD)
    view = with_fields(view, seats=(seat_view(hand), *view.seats[1:]))
    more = len(hand) - BOX.limit
    state = state_of(view, chosen=hand[:more])
    assert (state.least, state.most) == (more, more)
    assert state.act == Discard(hand[:more])
    assert replace(state, chosen=hand[:1]).act is None


def test_what_somebody_else_tries_is_meant() -> None:
    assert aim_of(Deliver((LUMBER,), extended=True)) == Send(longer=True)
    assert aim_of(Attack(B, (OUTLAW,))) == Raid(B)
    assert aim_of(EndTurn(True, Answers(lasso=True))) == EndTurn(True)
    assert aim_of(Collect()) == Collect()
    assert cards_of(Attack(B, (OUTLAW,))) == (OUTLAW,)
    assert cards_of(EndTurn(True)) == ()


def test_what_is_meant_once_more_is_the_next() -> None:
    assert next_to_send(None) == Send()
    assert next_to_send(EndTurn(True)) == Send()
    assert next_to_send(Deliver((LUMBER,), extended=False)) == Send(longer=True)
    assert next_to_send(Deliver((LUMBER,), extended=True)) == Send()
    assert next_to_raid(None, ()) is None
    assert next_to_raid(None, (C, B)) == Raid(C)
    assert next_to_raid(Raid(C), (C, B)) == Raid(B)
    assert next_to_raid(Raid(B), (C, B)) == Raid(C)


def test_what_others_did_is_part_of_a_state_where_ones_turn_begins() -> None:
    told = (TurnBegan(A, 1, -1), TurnBegan(B, 1, -1), Delivered(B, 3, False), TurnBegan(A, 2, -1))
    state = with_news(state_of(view_of()), told)
    assert [(one.seat, one.sent) for one in state.meanwhile] == [(B, 3)]
    assert with_news(state_of(view_of(), chosen=(LUMBER,)), told).meanwhile == ()
    assert with_news(state_of(view_of(Phase.END)), told).meanwhile == ()


def test_who_looks_by_the_eyes_of_all_has_all_hands() -> None:
    view, hands = view_of(), ((1, 2), (3, 4), (5, 6))
    open_views = {
        Seat(n): with_fields(
            view,
            seat=Seat(n),
            seats=tuple(
                with_fields(one, hand=hands[n] if n == at else ())
                for at, one in enumerate(view.seats)
            ),
        )
        for n in range(3)
    }
    common = CommonState(B, PLAYERS, read_only=True)
    state = cargo_state(common, view, view, open_views, limit=BOX.limit)
    assert state.hands == hands
    assert state.hand == (3, 4)


# Sentences ----------------------------------------------------------------------------------------


@pytest.fixture
def words() -> Words:
    return Words(BOX, NAMES)


@pytest.mark.parametrize(
    ("state", "told"),
    [
        (state_of(view_of()), "now-send"),
        (state_of(view_of(Phase.COLLECT, None, CRATE)), "now-deliver"),
        (state_of(view_of(Phase.RAID, CRATE, CRATE)), "now-raid"),
        (state_of(view_of(Phase.COLLECT, DeliveryView(2, False, 0, None))), "now-ready"),
        (state_of(view_of(Phase.COLLECT, DeliveryView(2, True, 0, None))), "now-extended"),
    ],
)
def test_the_sentence_follows_from_the_state(
    words: Words, state: CargoTableState, told: str
) -> None:
    assert prompts.sentence(state, words) == say(told)


def test_what_is_refused_and_what_is_tried_is_said(words: Words) -> None:
    chosen = state_of(view_of(), chosen=(LUMBER,))
    assert prompts.sentence(replace(chosen, refusal="Not so."), words) == "Not so."
    state = state_of(view_of(), (Deliver((LUMBER,), extended=False),))
    assert "Enter" in prompts.sentence(state, words)
    quick = replace(state, common=replace(state.common, quick=True))
    assert "Release Space" in prompts.sentence(quick, words)


# The stage ----------------------------------------------------------------------------------------


class Stage(NamedTuple):
    """The parts of a table that nobody composes."""

    scene: CargoScene
    showdown: Showdown
    choice: ChoicePanel
    moves: CargoMoves
    access: CargoAccess
    commands: Any


@pytest.fixture
def commands() -> Any:
    return Commands()


@pytest.fixture
def stage(qapp: QApplication, look: Look, words: Words, commands: Any) -> Iterator[Stage]:
    room, state = QWidget(), state_of(view_of())
    room.resize(1200, 640)
    scene = CargoScene(look, BOX, words, state, commands, room)
    scene.view.resize(1200, 640)
    scene.arrange()
    voice, bridge = Voice(room), cast("TableBridge", SimpleNamespace(log=lambda: ()))
    log = MatchLog(look, bridge, voice, "Log", room)
    animator, motion = Animator(scene.view), MotionPlayer(lambda: 1.0, room)
    served = SimpleNamespace(look=look, motion=motion, voice=voice, log=log)
    steps, back = Raids(scene.faces, 1200).steps, scene.faces.back()
    showdown = Showdown(
        *(cast("SharedParts", served), animator, scene.view, state.common),
        *(commands, steps, scene.place_of, back),
    )
    scene.view.scene().addItem(showdown.item)
    showdown.item.set_rect(scene.plan.showdown)
    choice = ChoicePanel(look, commands, room)
    choice.set_room(room.rect(), room.size())
    moves = CargoMoves(look, scene, showdown, choice, animator)
    access = CargoAccess(scene, showdown, commands, voice, log)
    yield Stage(scene, showdown, choice, moves, access, commands)
    room.deleteLater()


def choose(scene: CargoScene, *kinds: int) -> tuple[int, ...]:
    scene.fan._deaf.setRemainingTime(0)
    for kind in kinds:
        scene.fan.reserve(scene.state.hand.index(kind))
    return scene.cards()


def test_a_scene_shows_its_state(stage: Stage) -> None:
    scene, view = stage.scene, view_of(Phase.COLLECT, None, CRATE)
    scene.show_state(state_of(view))
    assert [face and face.key for face in scene.fan.faces] == [("ch", card) for card in HAND]
    assert scene.crates[B].isVisible()
    assert not scene.crates[C].isVisible()
    assert scene.zones[B].isVisible()
    assert all(zone.isVisible() for zone in scene.sends)
    # Where a raid is tried its zone is marked.
    scene.show_state(state_of(view, (Attack(B, (OUTLAW,)),), odds=(ScoreLine("percent", 60),)))
    assert scene.info.toolTip() == say("tip-odds")


def test_who_has_a_seat_follows_from_the_state(stage: Stage) -> None:
    scene, state = stage.scene, state_of(view_of())
    players = (replace(PLAYERS[0], name="Zoe", colour="moss"), *PLAYERS[1:])
    scene.show_state(replace(state, common=replace(state.common, players=players)))
    assert "Zoe" in repr(scene.mine.flow.box)
    assert scene.crates[A]._name == "moss"


def test_what_is_chosen_goes_up_and_where_it_is_put(stage: Stage) -> None:
    scene, asked = stage.scene, stage.commands.asked
    scene.show_state(state_of(view_of(Phase.COLLECT, None, CRATE)))
    assert choose(scene, OUTLAW) == (OUTLAW,)
    assert asked == [("choose", (OUTLAW,))]
    scene.fan.commit(scene.sends[1])
    assert asked[-1] == ("mean", Send(longer=True))
    scene.fan.commit(scene.zones[B])
    assert asked[-1] == ("mean", Raid(B))
    acts = (Attack(B, (OUTLAW,)),)
    view = scene.state.view
    scene.show_state(state_of(view, acts, chosen=(OUTLAW,), aim=Raid(B)))
    scene.fan.commit(scene.zones[B])
    assert asked[-1] == ("confirm",), "what is meant already is begun"


def test_a_card_that_has_left_the_hand_meanwhile_is_not_put_anywhere(stage: Stage) -> None:
    scene = stage.scene
    scene.show_state(state_of(view_of(Phase.COLLECT, None, CRATE)))
    gone = len(scene.state.hand)
    scene.fan.committed.emit((0, gone), scene.sends[0])
    assert stage.commands.asked[-1] == ("mean", Send())


def test_the_hand_says_do_it(stage: Stage) -> None:
    scene, asked = stage.scene, stage.commands.asked
    scene.show_state(state_of(view_of(Phase.COLLECT, None, CRATE), chosen=(OUTLAW,)))
    choose(scene, OUTLAW)
    scene.fan.commit()
    assert asked[-1] == ("say", prompts.sentence(scene.state, scene.words))
    scene.show_state(state_of(view_of(), chosen=(OUTLAW,)))
    scene.fan.commit()
    assert asked[-1] == ("mean", None)
    scene.show_state(state_of(view_of(), (Deliver((OUTLAW,), extended=False),), chosen=(OUTLAW,)))
    scene.fan.commit()
    assert asked[-1] == ("confirm",)


def test_other_cards_that_are_chosen_change_nothing_but_what_is_told_of_them(stage: Stage) -> None:
    scene = stage.scene
    scene.show_state(state_of(view_of()))
    others = [*(strip.key() for strip in scene.strips.values()), scene.mine.key()]
    before = scene.info.flow.box
    scene.show_state(state_of(view_of(), chosen=(LUMBER,)))
    assert scene.cards() == (LUMBER,)
    assert not stage.commands.asked, "what a state says is no command"
    assert scene.info.flow.box != before
    assert [*(strip.key() for strip in scene.strips.values()), scene.mine.key()] == others


def test_a_page_lies_over_the_stage(stage: Stage) -> None:
    scene = stage.scene
    for page, told in (("ledger", say("ledger-title", target=1200)), ("cards", say("cards-title"))):
        scene.show_page(state_of(view_of(), page=page), lies=True)
        assert scene.page.isVisible()
        assert told in repr(scene.page.flow.box)
    scene.page.pressed.emit()
    assert stage.commands.asked == [("put_away",)]


def test_the_outline_tells_a_state(stage: Stage) -> None:
    scene, access, state = stage.scene, stage.access, state_of(view_of())
    scene.show_state(state)
    hand, seats, told = access.outline(state)
    assert isinstance(hand, Group)
    assert isinstance(seats, Group)
    names = [control.name for control in hand.controls[: len(HAND)]]
    assert names == [scene.words.card(card) for card in HAND]
    assert [control.key for control in seats.controls] == [0, 1, 2]
    assert told.name == "Log"
    access.say_scores(state)
    access.say_known(state)
    assert stage.commands.asked[-1] == ("say", say("key-known-none"))
    assert all(name in str(stage.commands.asked[-2]) for name in NAMES)


# A raid -------------------------------------------------------------------------------------------


def raid_view() -> CargoView:
    """Ben raids Ada, who is asked whether her Getaway is used."""
    cargo = cards("gold getaway")
    raid = RaidView(B, A, False, cards("outlaw"), cargo, (1, 0), A, GETAWAY, None)
    return with_fields(view_of(Phase.CHOICE, CRATE), actor=B, raid=raid)


def test_a_question_is_answered_by_a_command(stage: Stage) -> None:
    state, choice = state_of(raid_view()), stage.choice
    choice.present(question(state.view, stage.scene.words), state.common, NAMES)
    assert choice.name.text() == "Ada"
    assert len(choice.buttons) == 2
    assert choice.point(Flee(True)) is choice.buttons[0]
    choice._fresh.setRemainingTime(0)
    choice.buttons[1].click()
    assert stage.commands.asked == [("answer", A, Flee(False))]
    choice.forget()
    assert choice.isHidden()


def test_who_is_not_here_is_asked_without_buttons(stage: Stage) -> None:
    state, choice = state_of(raid_view()), stage.choice
    common = replace(state.common, actor=B)
    choice.present(question(state.view, stage.scene.words), common, NAMES)
    assert not choice.buttons
    assert not choice.isHidden()
    moving = replace(common, moving=True)
    choice.present(question(state.view, stage.scene.words), moving, NAMES)
    assert choice.isHidden(), "while what led to it is still told"


def raid_parts(stage: Stage) -> Sequence[Any]:
    before, after = view_of(Phase.RAID, CRATE), state_of(raid_view())
    began = RaidBegan(B, A, cards("outlaw"), cards("gold getaway"), False)
    return stage.moves.parts(Stepped(before, (began,), after.view, "act", B), after, asks=0)


def test_a_raid_is_told_step_by_step(stage: Stage) -> None:
    parts = raid_parts(stage)
    assert len(parts) == 5, "it begins, three cards come up, and then they are named"
    for part in parts:
        part.begin()
    standing = stage.showdown.item.standing
    assert standing is not None
    assert standing.seats == (B, A)
    assert sorted(card.name for card in standing.cards) == ["Getaway", "Gold", "Outlaw"]
    raid, *_ = stage.access.outline(state_of(view_of()))
    assert raid.key == "raid"
    stage.showdown.item.pressed.emit()
    assert ("put_away",) in stage.commands.asked
    assert not stage.showdown.close(), "only what stays without movement is put away"


def test_what_flies_begins_where_it_lies(stage: Stage) -> None:
    after = state_of(view_of(Phase.RAID, None, CRATE))
    sent = Stepped(view_of(), (Delivered(B, 2, False),), after.view, "act", B)
    (part,) = stage.moves.parts(sent, after)
    moves = [move for move in part.begin() if isinstance(move, MoveTween)]
    scene = stage.scene
    assert [(move.start, move.end) for move in moves] == [
        (scene.hand_spot(B), scene.crates[B].spot())
    ] * 2
