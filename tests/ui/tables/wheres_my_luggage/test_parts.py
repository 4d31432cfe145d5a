"""The parts of this table alone: no window, no bridge and no match; a state makes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace as with_fields
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from engine import catalog
from engine.core import Level, Refused, Seat
from engine.games.wheres_my_luggage.events import (
    Grabbed,
    LookEnded,
    RoundBegan,
    Turned,
)
from engine.games.wheres_my_luggage.view import (
    NONE,
    LookResult,
    LuggageView,
    Pair,
    Phase,
    SeatView,
    TileInHand,
)
from ui.access.outline import BoardTable, Group
from ui.access.voice import Voice
from ui.bridge.base import Stepped, TableBridge
from ui.bridge.seats import SeatInfo
from ui.kit.table.log import MatchLog
from ui.kit.table.state import CommonState
from ui.look.style import Look
from ui.look.widgets import TagButton
from ui.motion import MotionPlayer
from ui.tables.wheres_my_luggage import prompts
from ui.tables.wheres_my_luggage.access import LuggageAccess
from ui.tables.wheres_my_luggage.belt.cover import BeltCover
from ui.tables.wheres_my_luggage.belt.hands import REFUSED_GRAB_TICKS, Hands, Reach
from ui.tables.wheres_my_luggage.check import CheckSheet
from ui.tables.wheres_my_luggage.commands import GateKey
from ui.tables.wheres_my_luggage.corners import LOOK_MARK_TICKS, LastLooks, corner
from ui.tables.wheres_my_luggage.ending import Ending
from ui.tables.wheres_my_luggage.gates import Gates
from ui.tables.wheres_my_luggage.items import Track
from ui.tables.wheres_my_luggage.keys import SeatsKeys, seat_keys
from ui.tables.wheres_my_luggage.memory.faces import TileFaces
from ui.tables.wheres_my_luggage.moves import Flights, LuggageMoves
from ui.tables.wheres_my_luggage.scene import LuggageScene
from ui.tables.wheres_my_luggage.state import (
    LookMark,
    LuggageTableState,
    TimeState,
    luggage_state,
)
from ui.tables.wheres_my_luggage.words import Words

BOX = catalog.game("wheres_my_luggage").box
ONE, TWO = Seat(0), Seat(1)
PLAYERS = tuple(
    SeatInfo(Seat(n), name, colour, None)
    for n, (name, colour) in enumerate((("Ada", "brick"), ("Ben", "ocean")))
)
NAMES = [player.name for player in PLAYERS]
KEYS = {ONE: ("A", "S", "D"), TWO: ("J", "K", "L")}
SLOTS = {slot: BOX.kinds[tile] for tile, slot in enumerate(BOX.laden)}
BELT = tuple(SLOTS.get(slot, NONE) for slot in range(BOX.belt.slots))
TILES = tuple(place % len(BOX.types) for place in range(BOX.places))


class Commands:
    """Notes what is asked for, and does none of it."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []

    def __getattr__(self, name: str) -> Any:
        def note(*given: object) -> None:
            self.asked.append((name, *given))

        return note


def seat_view(passenger: int, **given: Any) -> SeatView:
    seat = SeatView(
        *(passenger, 0, 5, 0, 1, 0),
        hand=None,
        looked=None,
        points=(1,),
        ready=False,
        checked=(),
    )
    return with_fields(seat, **given)


def view_of(*, memory: bool = False, **given: Any) -> LuggageView:
    """Ada looks for a tile of the first type, Ben for one of the second."""
    view = LuggageView(
        ONE,
        "memory" if memory else "timed",
        faces=False,
        phase=Phase.PLAY,
        round=1,
        rounds=3,
        tick=100,
        began=0,
        actor=ONE if memory else None,
        belt=TILES if memory else BELT,
        seats=(seat_view(0), seat_view(5)),
    )
    return with_fields(view, **given)


def state_of(view: LuggageView, **given: Any) -> LuggageTableState:
    common = CommonState(ONE, PLAYERS, still=True)
    timed = view.form == "timed"
    time = TimeState("held", steps=True) if timed else TimeState()
    return luggage_state(common, view, BOX, **{"time": time, "keys": KEYS, **given})


def alone(state: LuggageTableState) -> LuggageTableState:
    """The same, where a computer has the other seat."""
    computer = replace(PLAYERS[TWO], level=Level("easy"))
    return replace(state, common=replace(state.common, players=(PLAYERS[ONE], computer)))


@pytest.fixture
def commands() -> Any:
    return Commands()


@pytest.fixture
def words() -> Words:
    return Words(BOX, NAMES)


@pytest.fixture
def room(qapp: object) -> Iterator[QWidget]:
    made = QWidget()
    yield made
    made.deleteLater()


Show = Callable[[LuggageTableState], LuggageScene]


@pytest.fixture
def show(look: Look, words: Words, commands: Any, room: QWidget) -> Show:
    def made(state: LuggageTableState) -> LuggageScene:
        scene = LuggageScene(look, BOX, words, state, commands, room)
        scene.view.resize(1200, 640)
        scene.sit(state)
        scene.show_state(state)
        return scene

    return made


def still_motion(room: QWidget) -> MotionPlayer:
    return MotionPlayer(lambda: 0.0, room)


# The state ----------------------------------------------------------------------------------------


def test_what_a_seat_looks_for_follows_from_the_view() -> None:
    assert state_of(view_of()).wanted == (0, 1)
    hand = TileInHand(0, 0, 90, 150)
    busy = view_of(seats=(seat_view(0, hand=hand), seat_view(NONE)))
    assert state_of(busy).wanted == (NONE, NONE)
    assert state_of(view_of(phase=Phase.BETWEEN)).wanted == (NONE, NONE)


def test_tiles_may_be_turned_over_by_the_person_whose_turn_it_is() -> None:
    state = state_of(view_of(memory=True))
    assert state.open_type == 0
    assert state_of(view_of(memory=True, actor=TWO)).open_type == 1
    assert alone(state_of(view_of(memory=True, actor=TWO))).open_type == NONE
    assert replace(state, late=True).open_type == NONE
    moving = replace(state, common=replace(state.common, moving=True))
    assert moving.open_type == NONE


def test_looks_are_kept_in_mind_until_they_are_old() -> None:
    looks = LastLooks()
    held = view_of(seats=(seat_view(0, hand=TileInHand(3, 0, 90, 150, tile=4)), seat_view(5)))
    ended = LookEnded(150, ONE, 3, 0, LookResult.ANOTHER)
    looks.note(ended, held)
    assert looks.marks == {ONE: LookMark(LookResult.ANOTHER, 150, 4, 0)}
    assert not looks.age(150 + LOOK_MARK_TICKS - 1)
    assert looks.age(150 + LOOK_MARK_TICKS)
    assert not looks.marks
    for over in (Grabbed(160, ONE, 3, 0, 220), RoundBegan(160, 2, None)):
        looks.note(ended, held)
        looks.note(over, held)
        assert not looks.marks


def test_a_hand_rests_after_it_has_reached_in_vain() -> None:
    """WL-18."""
    hands = Hands()
    hands.reach(ONE, Reach(4, None))
    assert hands.miss(ONE) == Reach(4, None)
    assert hands.miss(ONE) is None, "once"
    hands.rest(ONE, 100.0)
    assert hands.is_resting(ONE, 99.0 + REFUSED_GRAB_TICKS)
    assert not hands.is_resting(ONE, 100.0 + REFUSED_GRAB_TICKS)
    assert not hands.is_resting(TWO, 100.0)
    assert [hands.is_hasty(ONE, resting=each) for each in (True, True, False, True)] == [
        *(False, True),
        *(False, False),
    ]


# Corners ------------------------------------------------------------------------------------------


def test_a_corner_shows_a_seat_of_a_state(words: Words) -> None:
    state = state_of(view_of(), notes={TWO: "Wrong kind"})
    one, two = corner(state, ONE, words), corner(state, TWO, words)
    assert (one.name, one.colour, one.keys, one.wanted) == ("Ada", "brick", KEYS[ONE], 0)
    assert (one.note, two.note, two.bad) == ("", "Wrong kind", True)
    assert not corner(alone(state), TWO, words).note, "of one person the sentence speaks"
    assert corner(alone(state), TWO, words).wanted == NONE
    watched = replace(state, common=replace(state.common, read_only=True))
    assert corner(watched, ONE, words).keys is None


def test_a_mark_is_past_once_it_does_not_concern_whoever_is_up(words: Words) -> None:
    mark = LookMark(LookResult.MATCH, 90, 3, 0)
    assert not corner(state_of(view_of(), marks={ONE: mark}), ONE, words).past
    other = replace(mark, passenger=1)
    shown = corner(state_of(view_of(), marks={ONE: other}), ONE, words)
    assert (shown.mark, shown.face, shown.past) == (LookResult.MATCH, 3, True)
    told = state_of(view_of(), marks={ONE: mark}, notes={ONE: "Wrong kind"})
    assert corner(told, ONE, words).mark is None, "it would be read as an answer"


# The scene ----------------------------------------------------------------------------------------


def test_a_scene_shows_its_state(show: Show) -> None:
    scene = show(state_of(view_of()))
    assert [scene.carousel.kind(slot) for slot in range(4)] == [
        None if kind == NONE else kind for kind in BELT[:4]
    ]
    assert scene.panels[TWO].shown.passenger == 5
    assert scene.banner.words == ""
    count = TimeState("countdown", count=2)
    scene.show_state(state_of(view_of(round=2), time=count))
    assert scene.banner.words == "2"
    assert "2" in scene.sign.text


def test_a_look_runs_on_the_ring_of_its_seat(show: Show) -> None:
    hand = TileInHand(0, 0, 90, 150)
    scene = show(state_of(view_of(seats=(seat_view(0, hand=hand), seat_view(5)))))
    scene.show_rings(120.0)
    assert scene.panels[ONE].ring.share == pytest.approx(0.5)
    assert scene.panels[TWO].ring.share is None


def test_what_is_pressed_in_a_scene_goes_up(show: Show, commands: Any) -> None:
    show(state_of(view_of())).belt.pressed.emit(7)
    show(state_of(view_of(memory=True))).grid.chosen.emit(9)
    assert commands.asked == [("take", 7), ("take", 9)]


def test_only_tiles_that_fit_are_open(show: Show) -> None:
    scene = show(state_of(view_of(memory=True)))
    assert [spot.place for spot in scene.grid.spots if spot.open] == [0, 6, 12]
    scene.show_state(state_of(view_of(memory=True), late=True))
    assert not any(spot.open for spot in scene.grid.spots)


# Gates and keys -----------------------------------------------------------------------------------


def gates_of(scene: LuggageScene, now: float = 0.0) -> Gates:
    gates = Gates(scene, BOX.belt, lambda: now)
    gates.sit(scene.state)
    return gates


def test_each_person_has_a_gate_and_whoever_watches_none(show: Show) -> None:
    scene = show(state_of(view_of()))
    gates = gates_of(scene)
    assert set(gates.gates) == {ONE, TWO}
    gates.show()
    assert {words for _, _, words in cast("Any", scene._gates)[0]} == {"S", "K"}
    watched = replace(scene.state, common=replace(scene.state.common, read_only=True))
    gates.sit(watched)
    assert not gates.gates


def test_a_gate_takes_the_wanted_kind_within_half_a_slot(show: Show) -> None:
    """WL-32."""
    scene = show(state_of(view_of()))
    gates = gates_of(scene)
    slot = next(slot for slot, kind in enumerate(BELT) if kind == 1 and BELT[slot - 1] == 0)
    gates.gates[TWO]._place = (slot - 0.6) * BOX.belt.pace
    assert gates.slot(TWO) == slot
    seen: list[None] = []
    gates.shown.connect(lambda: seen.append(None))
    gates.show()
    assert scene._marked["gate 1"][:3] == (slot, "ocean", True)
    assert seen, "who listens is told what lies there"


def press(keys: SeatsKeys, widget: QWidget, key: Qt.Key, *, up: bool = False) -> bool:
    kind = QEvent.Type.KeyRelease if up else QEvent.Type.KeyPress
    return keys.eventFilter(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


def test_keys_of_the_seats_go_up_as_commands(show: Show, commands: Any, room: QWidget) -> None:
    scene = show(state_of(view_of()))
    keys = SeatsKeys(scene, still_motion(room), tuple, commands)
    keys.give(dict(zip((ONE, TWO), seat_keys({}, 2, steps=True), strict=True)))
    keys.time = QPushButton("&Hold", room)
    assert press(keys, room, Qt.Key.Key_K)
    assert press(keys, room, Qt.Key.Key_A)
    assert press(keys, room, Qt.Key.Key_A, up=True)
    assert press(keys, room, Qt.Key.Key_Space)
    assert press(keys, room, Qt.Key.Key_H, up=True)
    assert not press(keys, room, Qt.Key.Key_X)
    assert [each for each in commands.asked if each[0] != "skip"] == [
        ("do", TWO, GateKey.GRAB),
        ("do", ONE, GateKey.LEFT),
        ("let", ONE, None),
        ("hold", True),
        ("hold", False),
    ]


def test_from_memory_nobody_needs_a_key(show: Show, commands: Any, room: QWidget) -> None:
    scene = show(state_of(view_of(memory=True)))
    keys = SeatsKeys(scene, still_motion(room), tuple, commands)
    keys.give(dict(zip((ONE, TWO), seat_keys({}, 2), strict=True)))
    assert not press(keys, room, Qt.Key.Key_S)
    scene.show_state(state_of(view_of(memory=True, phase=Phase.BETWEEN)))
    assert press(keys, room, Qt.Key.Key_S), "but to be ready"


def test_a_cover_hides_the_belt_until_time_runs(show: Show, look: Look, room: QWidget) -> None:
    scene = show(state_of(view_of()))
    cover = BeltCover(look, scene, still_motion(room), TagButton(look, "Continue", room))
    assert cover.show("paused")
    assert (scene.carousel.cover, cover.card.isHidden()) == (1.0, False)
    assert not cover.show("countdown")
    assert (scene.carousel.cover, cover.card.isHidden()) == (1.0, True)
    cover.show("runs")
    assert scene.carousel.cover == 0.0


@pytest.mark.parametrize("watched", [False, True])
def test_a_face_is_up_until_someone_goes_on(show: Show, room: QWidget, *, watched: bool) -> None:
    """WL-21; where the match is only watched, nobody is waited for."""
    before, turned = view_of(memory=True), Turned(110, ONE, 4, 7)
    bridge = SimpleNamespace(read_only=watched, players=PLAYERS)
    grid, shared = show(state_of(before)).grid, cast("Any", SimpleNamespace(bridge=bridge))
    faces = TileFaces(shared, cast("Any", SimpleNamespace(view=before)), room)
    faces.furnish(grid, still_motion(room))
    told: list[object] = []
    faces.shown.connect(told.append)
    faces._on_stepped(Stepped(before, (turned,), before, "act", ONE))
    assert told == [faces.up] == [turned]
    assert grid.spots[4].face == 7
    assert (faces.behind, faces.waits, faces._timer.isActive()) == (True, not watched, watched)
    faces._hide()
    assert not faces.waits
    assert grid.spots[4].face is None


# A round's end ------------------------------------------------------------------------------------


class End(SimpleNamespace):
    """What shows a round's end, and what was given the keys."""

    ending: Ending
    check: CheckSheet
    track: Track
    watched: list[QWidget]


def end_of(scene: LuggageScene, look: Look, commands: Any, room: QWidget) -> End:
    check, track = CheckSheet(look, scene.words, scene.view), Track(look, room)
    watched: list[QWidget] = []
    ending = Ending(scene, check, track, commands, watched.append)
    return End(ending=ending, check=check, track=track, watched=watched)


CHECKED = (
    seat_view(NONE, checked=(Pair(0, 0), Pair(1, 30)), points=(1,)),
    seat_view(NONE, checked=(Pair(5, 5),), points=(1,), ready=True),
)


def test_a_check_is_shown_between_rounds_and_asks_who_is_ready(
    show: Show, look: Look, commands: Any, room: QWidget
) -> None:
    scene = show(state_of(view_of(phase=Phase.BETWEEN, seats=CHECKED)))
    end = end_of(scene, look, commands, room)
    end.ending.show_state(scene.state)
    assert not end.check.isHidden()
    assert end.check.whole
    assert scene.state.sad
    assert not replace(scene.state, seen=False).sad, "nothing is told of what is not seen"
    assert {seat: button.isHidden() for seat, button in end.check.buttons.items()} == {
        ONE: False,
        TWO: True,
    }
    assert set(end.watched) == set(end.check.buttons.values())
    assert end.track.points == (1, 1)
    end.check.ready_pressed.emit(ONE)
    assert commands.asked == [("be_ready", ONE)]
    end.ending.show_state(state_of(view_of()))
    assert end.check.isHidden()


def test_while_something_is_checked_the_sheet_stays_as_it_is(
    show: Show, look: Look, commands: Any, room: QWidget
) -> None:
    scene = show(state_of(view_of(phase=Phase.BETWEEN, seats=CHECKED)))
    end = end_of(scene, look, commands, room)
    moving = replace(scene.state, common=replace(scene.state.common, moving=True))
    end.ending.show_state(moving)
    assert end.check.isHidden()
    assert end.track.points == (1, 1)


def test_a_tile_that_was_another_s_goes_back_from_a_hand_but_not_from_memory(
    show: Show, look: Look, commands: Any, room: QWidget
) -> None:
    flown: list[tuple[object, ...]] = []
    ended = LookEnded(150, ONE, 3, 0, LookResult.ANOTHER)
    found = LookEnded(150, ONE, 3, 0, LookResult.MATCH)
    for memory in (False, True):
        view = view_of(memory=memory, seats=(seat_view(1), seat_view(5)))
        scene = show(state_of(view))
        end = end_of(scene, look, commands, room)
        flights = cast("Any", Flights(look, scene, still_motion(room)))
        for name in ("leave", "back", "aside", "fetch"):
            setattr(flights, name, lambda *given, name=name: flown.append((name, *given)))
        moves = LuggageMoves(BOX, flights, end.ending, lambda: None)
        for event in (ended, found):
            (part,) = moves.parts((event,), scene.state)
            assert part.beside
            part.begin()
    assert flown == [
        ("leave", ONE, 0, "action"),
        ("back", ONE, 3, 0),
        ("leave", ONE, 0, "pairs"),
        ("aside", ONE, 0, "settle"),
        ("leave", ONE, 0, "action"),
        ("leave", ONE, 0, "pairs"),
        ("fetch", ONE, 3, 0, "settle"),
    ]


# Sentences ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("time", "told"),
    [
        (TimeState("held", steps=True), "Find "),
        (TimeState("runs"), "Find "),
        (TimeState("paused"), "Paused."),
        (TimeState("countdown", count=3), "Get ready"),
    ],
)
def test_the_sentence_of_the_belt_follows_from_the_state(
    words: Words, time: TimeState, told: str
) -> None:
    state = alone(state_of(view_of(), time=time))
    said = prompts.sentence(state, words, BOX, "")
    assert told.lower() in said.lower()


def test_whoever_watches_is_told_what_happened_last(words: Words) -> None:
    state = state_of(view_of())
    watched = replace(state, common=replace(state.common, read_only=True))
    assert prompts.sentence(watched, words, BOX, "Ada takes a trunk.") == "Ada takes a trunk."


def test_the_sentence_from_memory_says_whose_tile_all_see(words: Words) -> None:
    view = view_of(memory=True)
    assert "Ada" in prompts.sentence(state_of(view), words, BOX, "")
    state = state_of(view, up=Turned(100, ONE, 3, 7))
    said = prompts.sentence(state, words, BOX, "")
    assert words.owner(7) in said
    assert said.endswith("Press any key or click to continue.")
    assert prompts.face(state_of(view), words) == ""


def test_a_refusal_has_words_for_what_somebody_looks_for(words: Words) -> None:
    state, kind = state_of(view_of()), Refused("WL-12", "type")
    slot = BELT.index(2)
    told, rule = prompts.refusal(state, ONE, kind, slot, words, BOX)
    assert (told, rule) == (words.wrong_type(2, 0), kind)
    hand = TileInHand(0, 0, 90, 150)
    busy = state_of(view_of(seats=(seat_view(0, hand=hand), seat_view(5))))
    told, rule = prompts.refusal(busy, ONE, Refused("TURN", "phase"), slot, words, BOX)
    assert (rule.rule, words.sought(0) in told) == ("WL-11", True)


# Who does not see it ------------------------------------------------------------------------------


def access_of(scene: LuggageScene, end: End, gates: Gates, commands: Any) -> LuggageAccess:
    voice, bridge = Voice(scene.view), cast("TableBridge", SimpleNamespace(log=lambda: ()))
    log = MatchLog(scene.view.look, bridge, voice, "Log", scene.view)
    return LuggageAccess(BOX, scene, end.check, gates, lambda: 0.0, commands, voice, log)


def test_the_outline_of_the_belt_tells_a_state(
    show: Show, look: Look, commands: Any, room: QWidget
) -> None:
    scene = show(state_of(view_of()))
    gates = gates_of(scene)
    access = access_of(scene, end_of(scene, look, commands, room), gates, commands)
    parts = access.outline(scene.state)
    groups = [part for part in parts if isinstance(part, Group)]
    assert [group.key for group in groups] == [
        *(("gate", ONE), ("passing", ONE), ("gate", TWO), ("passing", TWO)),
        *("time", ("seat", ONE), ("seat", TWO)),
    ]
    grab, left, _ = groups[0].controls
    grab.press()
    left.press()
    assert commands.asked == [
        ("take", gates.slot(ONE), ONE),
        ("do", ONE, GateKey.LEFT),
        ("let", ONE, None),
    ]
    paused = replace(scene.state, time=TimeState("paused"))
    assert [part.key for part in access.outline(paused)] == [("seat", ONE), ("seat", TWO)]


def test_time_is_let_run_for_a_moment(show: Show, look: Look, commands: Any, room: QWidget) -> None:
    scene = show(state_of(view_of()))
    end = end_of(scene, look, commands, room)
    access = access_of(scene, end, gates_of(scene), commands)
    access.run_for(scene.state, 60)
    access.pass_time(59.0)
    assert commands.asked == [("hold", True)]
    access.pass_time(60.0)
    assert commands.asked == [("hold", True), ("hold", False)]


def test_the_outline_from_memory_has_the_tiles_and_a_way_on_from_a_face(
    show: Show, look: Look, commands: Any, room: QWidget
) -> None:
    up = Turned(100, ONE, 3, 7)
    scene = show(state_of(view_of(memory=True), up=up))
    end = end_of(scene, look, commands, room)
    access = access_of(scene, end, Gates(scene, BOX.belt, lambda: 0.0), commands)
    tiles = access.outline(scene.state)[0]
    assert isinstance(tiles, BoardTable)
    tiles.press((2, 1))
    scene.grid.spots[3].show_face(up.tile)
    face, tiles = access.outline(scene.state)[:2]
    assert isinstance(face, Group)
    assert isinstance(tiles, BoardTable)
    assert scene.words.owner(up.tile) in face.name
    tiles.press((2, 1))
    face.controls[0].press()
    assert commands.asked == [("take", BOX.columns + 2), ("skip",), ("skip",)]


def test_a_check_is_read_once_it_is_open(
    show: Show, look: Look, commands: Any, room: QWidget
) -> None:
    scene = show(state_of(view_of(phase=Phase.BETWEEN, seats=CHECKED)))
    end = end_of(scene, look, commands, room)
    access = access_of(scene, end, gates_of(scene), commands)
    assert len(access.outline(scene.state)) == 2
    end.ending.show_state(scene.state)
    keys = [part.key for part in access.outline(scene.state)]
    assert keys == [("seat", ONE), ("seat", TWO), ("check", ONE), ("check", TWO)]
