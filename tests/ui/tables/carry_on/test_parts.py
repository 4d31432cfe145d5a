"""The parts of Carry On's table alone: no window, no bridge and no match; a state makes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import patch

import pytest
from msgspec.structs import replace as with_fields
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine import catalog
from engine.core import Action, Seat
from engine.games.carry_on.actions import Pick
from engine.games.carry_on.components import SOUVENIR
from engine.games.carry_on.view import NOTHING, CarryView, Phase, SeatView, Use
from ui.access.outline import Group
from ui.access.voice import Voice
from ui.bridge.base import TableBridge
from ui.bridge.seats import SeatInfo
from ui.kit.table.log import MatchLog
from ui.kit.table.state import CommonState
from ui.look.style import Look
from ui.tables.carry_on import prompts
from ui.tables.carry_on.access import CarryAccess
from ui.tables.carry_on.page import RoundPage
from ui.tables.carry_on.scene import CarryScene
from ui.tables.carry_on.state import CarryTableState, carry_state
from ui.tables.carry_on.words import Words, say

BOX = catalog.game("carry_on").box
PLAYERS = tuple(
    SeatInfo(Seat(n), name, colour, None)
    for n, (name, colour) in enumerate((("Ada", "brick"), ("Ben", "ocean"), ("Cleo", "plum")))
)
HAND = (2, 9, 9, 20)
NAMES = [player.name for player in PLAYERS]


class Commands:
    """Notes what is asked for, and does none of it."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Any:
        def note(*given: object) -> None:
            self.asked.append((name, *given))

        return note


def seat_view(packed: tuple[int, ...], hand: tuple[int, ...] = ()) -> SeatView:
    return SeatView(0, 1, 0, packed, 4, hand, None, picked=False, luggage=0, use=None, rounds=())


def view_of(phase: Phase = Phase.PICK) -> CarryView:
    seats = (seat_view((3, 10, 24), HAND), seat_view((4, 11, 17)), seat_view((5, 6, 7)))
    return CarryView(
        *(Seat(0), phase, 1, 4, None, NOTHING),
        open=False,
        deck=40,
        discards=(),
        luggage=(23, 23, 32),
        settling=(),
        due=(Seat(0), Seat(1)),
        seats=seats,
    )


def state_of(view: CarryView, acts: tuple[Action, ...] = (), **given: Any) -> CarryTableState:
    common = CommonState(Seat(0), PLAYERS, Seat(0), acts, still=True)
    return carry_state(common, view, view, {}, **given)


@pytest.fixture
def commands() -> Any:
    return Commands()


@pytest.fixture
def words() -> Words:
    return Words(BOX, NAMES)


@pytest.fixture
def scene(qapp: object, look: Look, words: Words, commands: Any) -> Iterator[CarryScene]:
    room = QWidget()
    made = CarryScene(look, BOX, words, state_of(view_of()), commands, room)
    made.view.resize(1200, 640)
    made.arrange()
    yield made
    room.deleteLater()


def test_a_scene_shows_its_state(scene: CarryScene) -> None:
    state = state_of(with_fields(view_of(), pick=9))
    scene.show_state(state)
    assert scene.case.key() == ((3, 10, 24), 9)
    assert state.hand == (2, 9, 20), "what is picked lies in the suitcase, face down"
    assert [face and face.key for face in scene.fan.faces] == [("co", card) for card in state.hand]


def test_what_is_chosen_in_a_scene_goes_up(scene: CarryScene, commands: Any) -> None:
    scene.show_state(state_of(view_of()))
    scene.fan._deaf.setRemainingTime(0)
    scene.fan.reserve(3)
    assert commands.asked[-2:] == [("look_at", 20), ("choose", 20)]
    scene.fan.take_back()
    assert commands.asked[-2:] == [("look_at", NOTHING), ("choose", NOTHING)]
    scene.fan.reserve(0)
    scene.fan.commit(scene.zone)
    assert ("play", Pick(2)) in commands.asked


def test_a_card_that_lies_under_the_keyboard_in_another_hand_is_looked_at(
    scene: CarryScene, commands: Any
) -> None:
    scene.show_state(state_of(view_of()))
    scene.fan._set_looked(1)
    assert commands.asked[-2:] == [("look_at", 9), ("choose", NOTHING)]
    view = view_of()
    mine = with_fields(view.seats[0], hand=(2, 20, 21, 9))
    state = state_of(with_fields(view, seats=(mine, *view.seats[1:]), turn=5))
    assert state.hand[1] != 9
    # The keyboard stays at its place.
    with patch.object(scene.fan, "_look_at"):
        scene.show_state(state)
    assert commands.asked[-1] == ("look_at", state.hand[1])


def test_what_is_tried_is_seen_chosen(scene: CarryScene) -> None:
    state = state_of(view_of(), (Pick(2),))
    scene.show_state(state)
    scene.show_trial(state)
    assert scene.fan.reserved == (0,)
    scene.show_trial(state_of(view_of()))
    assert not scene.fan.reserved


def test_another_card_that_is_looked_at_changes_nothing_but_the_scales(scene: CarryScene) -> None:
    scene.show_state(state_of(view_of()))
    others = [*(strip.key() for strip in scene.strips.values()), scene.mine.key()]
    before = scene.sheet.flow.box
    scene.show_looked(state_of(view_of(), looked=20))
    assert scene.sheet.flow.box != before
    after = [*(strip.key() for strip in scene.strips.values()), scene.mine.key()]
    assert after == others


@pytest.fixture
def page(qapp: object, look: Look, words: Words, commands: Any) -> Iterator[RoundPage]:
    made = RoundPage(look, BOX, words, PLAYERS, commands)
    made.resize(1200, 600)
    yield made
    made.deleteLater()


def settling() -> CarryTableState:
    """Ada has a souvenir, which may be light or heavy, and a card for an upgrade."""
    view = view_of(Phase.SETTLE)
    seats = [with_fields(one, luggage=23) for one in view.seats]
    return state_of(with_fields(view, settling=(Seat(0),), due=(Seat(0),), seats=tuple(seats)))


def test_a_page_lets_settle_what_counts_and_says_so(page: RoundPage, commands: Any) -> None:
    page.show_state(settling())
    row = page.rows[Seat(0)]
    assert row.decides
    row.choose(Use(1, upgrade=False))
    row.ready.click()
    assert commands.asked == [("settle", Seat(0), Use(1, upgrade=False))]
    page.show_state(state_of(view_of()))
    assert page.isHidden()


def test_nobody_settles_anything_at_a_match_that_is_watched(page: RoundPage) -> None:
    state = settling()
    page.show_state(replace(state, common=replace(state.common, read_only=True)))
    assert not any(row.decides for row in page.rows.values())


def test_a_review_shows_what_a_choice_comes_to(page: RoundPage) -> None:
    state = settling()
    state = replace(state, common=replace(state.common, read_only=True))
    page.show_use(Seat(0), Use(0, upgrade=False))
    page.show_state(state)
    row = page.rows[Seat(0)]
    plain, words = row.score, row.words.text()
    assert plain is not None
    assert row.numbers[-1].text()
    assert words != say("chooses")
    assert page.note.text() != say("now-settled")
    page.show_use(Seat(0), Use(1, upgrade=False))
    page.show_state(state)
    heavy = row.score
    assert heavy is not None
    assert (heavy.kg, row.words.text() != words) == (plain.kg + 5, True)


def test_a_souvenir_is_turned_from_heavy_to_light(page: RoundPage) -> None:
    page.show_state(settling())
    row = page.rows[Seat(0)]
    most = row.options[0].score.packed.count(SOUVENIR)
    row.choose(Use(most, upgrade=False))
    seen = []
    for _ in range(most + 1):
        row.souvenirs.click()
        seen.append(row.use.weight)
    assert seen == [*range(most - 1, -1, -1), most]


def test_a_press_on_a_page_puts_it_away(page: RoundPage, commands: Any) -> None:
    page.show_state(settling())
    QTest.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPointF(4, 4).toPoint())
    assert commands.asked == [("close_scores",)]


def test_the_outline_tells_a_state(scene: CarryScene, commands: Any, words: Words) -> None:
    room = QWidget()
    voice, bridge = Voice(room), cast("TableBridge", SimpleNamespace(log=lambda: ()))
    log = MatchLog(scene.view.look, bridge, voice, "Log", room)
    access, state = CarryAccess(scene, commands, voice, log), state_of(view_of())
    scene.show_state(state)
    hand, seats, told = access.outline(state)
    assert isinstance(hand, Group)
    assert isinstance(seats, Group)
    assert [control.name for control in hand.controls[: len(HAND)]] == [
        words.card(card) for card in HAND
    ]
    assert [control.key for control in seats.controls] == [1, 2]
    assert told.name == "Log"
    access.say_scores(state)
    (asked,) = (each for each in commands.asked if each[0] == "say")
    assert all(f"{name}: 0" in str(asked[1]) for name in NAMES)
    room.deleteLater()


@pytest.mark.parametrize(
    ("acts", "quick", "told"),
    [
        ((), False, "Card 4"),
        ((), True, "number"),
        ((Pick(2),), False, "Enter"),
        ((Pick(2),), True, "release"),
    ],
)
def test_the_sentence_follows_from_the_state(
    words: Words, acts: tuple[Action, ...], quick: bool, told: str
) -> None:
    state = state_of(view_of(), acts)
    state = replace(state, common=replace(state.common, quick=quick))
    assert told in prompts.sentence(state, words)


def test_at_the_end_the_last_suitcases_are_part_of_the_state() -> None:
    """All else that is shown of a view is the view itself."""
    view = view_of()
    assert state_of(view).view is view


def test_who_looks_by_the_eyes_of_all_has_all_hands() -> None:
    view = view_of()
    hands = ((1, 2), (3, 4), (5, 6))
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
    public = with_fields(view, seat=None)
    state = carry_state(CommonState(Seat(1), PLAYERS, read_only=True), public, public, open_views)
    assert state.hands == hands
    assert state.hand == (3, 4)


def test_who_has_a_seat_follows_from_the_state(scene: CarryScene, page: RoundPage) -> None:
    state = settling()
    players = (replace(PLAYERS[0], name="Zoe", colour="moss"), *PLAYERS[1:])
    state = replace(state, common=replace(state.common, players=players))
    page.show_state(state)
    assert page.rows[Seat(0)].name.text() == "Zoe"
    assert page.rows[Seat(0)].mark._shown == ("moss", "Z")
    scene.show_state(state)
    assert "Zoe" in repr(scene.mine.flow.box)
