"""The parts of the table of Pack the Essentials alone: no window, no bridge; a state makes them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest
from PySide6.QtWidgets import QWidget

from engine import catalog
from engine.core import Seat
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import Claim, Discard, Place, TakeBonus
from engine.games.pack_the_essentials.view import PackView, Phase, Placed
from engine.match import Player, Session, begin
from tests.ui.tables.plain import unplain
from ui.access.outline import BoardTable, Group, Part
from ui.access.voice import Voice
from ui.bridge.base import TableBridge
from ui.bridge.seats import SeatInfo
from ui.kit.table.animator import Animator
from ui.kit.table.log import MatchLog
from ui.kit.table.state import CommonState
from ui.look.style import Look
from ui.motion import MotionPlayer
from ui.tables.pack_the_essentials import prompts
from ui.tables.pack_the_essentials.access import PackAccess
from ui.tables.pack_the_essentials.held import HeldTile, Tiles
from ui.tables.pack_the_essentials.items import MatTarget
from ui.tables.pack_the_essentials.pending_moves import (
    BONUS_SPACE,
    Acts,
    PackPendingMoves,
    untakeable,
)
from ui.tables.pack_the_essentials.scene import PackScene
from ui.tables.pack_the_essentials.state import HeldState, PackTableState, pack_state
from ui.tables.pack_the_essentials.words import Words

GAME = catalog.game("pack_the_essentials")
BOX = GAME.box
PLAYERS = tuple(
    SeatInfo(Seat(n), name, colour, None)
    for n, (name, colour) in enumerate((("Ada", "brick"), ("Ben", "ocean")))
)
WORDS = Words(BOX, [player.name for player in PLAYERS])
ADA, BEN = Seat(0), Seat(1)


class Commands:
    """Notes what is asked for, and does none of it."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.lent: Any = None
        """What is lent to a hand."""

    def offer(self, space: int) -> Any:
        self.asked.append(("offer", space))
        return self.lent

    def __getattr__(self, name: str) -> Any:
        def note(*given: object) -> None:
            self.asked.append((name, *given))

        return note


def match() -> Session:
    return begin(GAME, "parts", [Player(name="Ada"), Player(name="Ben")])


def state_of(
    session: Session, pending: PackPendingMoves | None = None, **given: Any
) -> PackTableState:
    view: PackView = session.view(ADA)
    acts = () if pending is None else pending.acts
    actor = None if pending is None else pending.seat
    common = CommonState(ADA, PLAYERS, actor, acts, still=True)
    sheets = scoring.sheets(BOX, view.lists, view.seats)
    return pack_state(common, view, sheets, pending=pending, **given)


@pytest.fixture
def session() -> Session:
    return match()


@pytest.fixture
def pending(session: Session) -> PackPendingMoves:
    """What Ada tries, who begins."""
    found = PackPendingMoves(session, session.view(None).actor)
    assert found.seat == ADA
    return found


@pytest.fixture
def drafting(session: Session) -> PackPendingMoves:
    """Both have claimed, Ada a position with rats: she takes a tile."""
    for seat, act in ((ADA, Claim(3)), (BEN, Claim(4))):
        session.submit(seat, act)
    while session.view(None).phase is not Phase.DRAFT or session.view(None).actor != ADA:
        seat = session.view(None).actor
        legal = list(session.legal(seat))
        session.submit(seat, legal[0])
    return PackPendingMoves(session, ADA)


@pytest.fixture
def commands() -> Any:
    return Commands()


@pytest.fixture
def scene(qapp: object, look: Look, session: Session, commands: Any) -> Iterator[PackScene]:
    room = QWidget()
    made = PackScene(look, BOX, WORDS, state_of(session), commands, room)
    made.view.resize(1000, 700)
    yield made
    room.deleteLater()


def tile(session: Session) -> int:
    """The first tile space on which a tile lies."""
    return next(n for n, kind in enumerate(session.view(ADA).spaces, 1) if kind is not None)


# The state --------------------------------------------------------------------------------------


def test_a_state_is_plain_and_shares_what_is_unchanged(
    session: Session, pending: PackPendingMoves
) -> None:
    state = state_of(session, pending)
    assert list(unplain(state)) == []
    assert state.view is state.base
    assert state.then is state.now
    assert state.live


def test_nothing_may_be_tried_where_nobody_acts_or_another_suitcase_is_looked_at(
    session: Session, pending: PackPendingMoves
) -> None:
    pending.attempt(Claim(3))
    for state in (state_of(session), state_of(session, pending, inspected=BEN)):
        assert state.actor is None
        assert state.acts == ()
        assert state.view is state.base
    assert state.large == BEN
    assert state.seat == ADA


def test_what_is_tried_is_part_of_the_view_but_not_of_the_base(
    session: Session, pending: PackPendingMoves
) -> None:
    pending.attempt(Claim(3))
    state = state_of(session, pending, whole=True)
    assert state.view.claims[2] == ADA
    assert state.base.claims[2] != ADA
    assert state.untried().view is state.base
    assert not state.untried().live


def test_sheets_tell_what_a_tile_would_score_where_it_is(
    session: Session, drafting: PackPendingMoves
) -> None:
    held = HeldTile(drafting, WORDS, tile(session), lambda _: None, lambda _: None)
    anchors = held.legal_anchors()
    states = [state_of(session, drafting, lying=held.act_at(at)) for at in anchors]
    assert any(state.then[ADA].total != state.now[ADA].total for state in states)
    state = state_of(session, drafting, lying=held.act_at(anchors[0]), previews=False)
    assert state.then is state.now


def test_a_tile_may_be_taken_once_its_time_has_come(
    session: Session, pending: PackPendingMoves
) -> None:
    assert not state_of(session, pending).tile_ready
    assert untakeable(pending, 1) is not None


def test_while_it_is_ones_turn_a_tile_may_be_taken(
    session: Session, drafting: PackPendingMoves
) -> None:
    state = state_of(session, drafting)
    assert state.tile_ready
    assert not state.bonus
    assert untakeable(drafting, tile(session)) is None
    assert untakeable(drafting, BONUS_SPACE) is not None


# The scene --------------------------------------------------------------------------------------


def chosen(spot: MatTarget) -> None:
    spot.chosen.emit()


def test_a_scene_shows_its_state(
    scene: PackScene, session: Session, pending: PackPendingMoves
) -> None:
    scene.show_state(state_of(session, pending))
    assert [number for number, _ in scene.lying()] == [1, 2, 3, 4]
    assert all(item.open for item in scene.positions)
    assert scene.next_stop() is scene.positions[0]
    scene.show_state(state_of(session))
    assert not any(item.open for item in scene.positions)
    assert scene.next_stop() is None


def test_what_is_chosen_in_a_scene_goes_up(scene: PackScene, commands: Any) -> None:
    chosen(scene.positions[1])
    chosen(scene.swatches[2])
    scene.positions[0].coloured.emit(3)
    chosen(scene.spaces[2])
    scene.board.pressed.emit((4, 2))
    scene.tick.chosen.emit()
    assert commands.asked == [
        ("choose", Claim(2)),
        ("choose", TakeBonus(2)),
        ("choose", Claim(1), TakeBonus(3)),
        ("offer", 3),
        ("press_cell", (4, 2)),
        ("confirm",),
    ]


def test_a_number_means_what_is_being_chosen(
    scene: PackScene, commands: Any, session: Session, pending: PackPendingMoves
) -> None:
    scene.choose_number(2)
    assert commands.asked == [], "nobody acts"
    scene.show_state(state_of(session, pending))
    scene.choose_number(2)
    pending.attempt(Claim(1))
    scene.show_state(state_of(session, pending))
    scene.choose_number(4)
    assert commands.asked == [("choose", Claim(2)), ("choose", Claim(4))]


def test_a_number_takes_a_tile_where_one_may_be_taken(
    scene: PackScene, commands: Any, session: Session, drafting: PackPendingMoves
) -> None:
    space = tile(session)
    scene.show_state(state_of(session, drafting))
    scene.choose_number(space)
    assert commands.asked == [("offer", space)]
    assert scene.hand.dragged is None, "nothing was lent"


def test_what_is_hinted_is_ringed_and_lit(
    scene: PackScene, session: Session, drafting: PackPendingMoves
) -> None:
    state = state_of(session, drafting)
    scene.show_state(state)
    space = tile(session)
    act = next(act for act in drafting.preview().legal if isinstance(act, Place))
    scene.show_hint(act, state.view)
    assert scene.spaces[act.space - 1].states[2]
    assert scene.board.nearest
    scene.show_hint(Discard(space), state.view)
    assert not scene.board.nearest


# The hand ---------------------------------------------------------------------------------------


class Untouched:
    """Nothing lies in the suitcase that could be turned."""

    def rotate(self, steps: int) -> None:
        raise AssertionError(steps)

    def flip(self) -> None:
        raise AssertionError


@pytest.fixture
def tiles(scene: PackScene, commands: Any) -> Tiles:
    motion = MotionPlayer(lambda: 0.0, scene)
    return Tiles(scene, Animator(scene.view), motion, Untouched(), commands)


@pytest.fixture
def lent(scene: PackScene, commands: Any, session: Session, drafting: PackPendingMoves) -> HeldTile:
    """A tile that is lent to whoever asks for one."""
    scene.show_state(state_of(session, drafting))
    commands.lent = HeldTile(drafting, WORDS, tile(session), lambda _: None, lambda _: None)
    found: HeldTile = commands.lent
    return found


def test_a_held_tile_tells_its_state(
    scene: PackScene, tiles: Tiles, session: Session, drafting: PackPendingMoves, lent: HeldTile
) -> None:
    assert tiles.shown is None
    assert tiles.lying is None
    scene.take(lent.space)
    held = tiles.shown
    assert held is not None
    assert (held.space, held.kind, held.cat) == (lent.space, lent.kind, False)
    assert held.cells(BOX) == lent.art().cells
    assert set(held.anchors) == set(lent.legal_anchors())
    assert scene.hand.anchor is not None
    assert tiles.lying == lent.act_at(scene.hand.anchor)
    assert list(unplain(state_of(session, drafting, held=held))) == []
    scene.hand.show_places(True)
    assert tiles.shown is not None
    assert tiles.shown.dotted


def test_a_held_tile_asks_for_what_is_tried_and_changes_none_of_it(
    session: Session, drafting: PackPendingMoves
) -> None:
    asked: list[Acts] = []
    held = HeldTile(drafting, WORDS, tile(session), asked.append, lambda _: None)
    anchor = held.legal_anchors()[0]
    held.place(anchor)
    held.put_back()
    assert asked == [held.act_at(anchor), held.base]
    assert drafting.acts == ()


def test_what_is_held_is_discarded_by_a_command(
    scene: PackScene, tiles: Tiles, commands: Any, lent: HeldTile
) -> None:
    tiles.discard()
    scene.take(lent.space)
    tiles.discard()
    assert [each for each in commands.asked if each[0] == "attempt"] == [
        ("attempt", Discard(lent.space))
    ]


# The outline ------------------------------------------------------------------------------------


@pytest.fixture
def access(qapp: object, look: Look, scene: PackScene, commands: Any) -> Iterator[PackAccess]:
    room = QWidget()
    voice, bridge = Voice(room), cast("TableBridge", SimpleNamespace(log=lambda: ()))
    yield PackAccess(scene, commands, voice, MatchLog(look, bridge, voice, "Log", room))
    room.deleteLater()


def part(parts: Any, key: str) -> Any:
    (found,) = (each for each in parts if each.key == key)
    return found


def test_the_outline_tells_a_state(
    access: PackAccess, scene: PackScene, session: Session, pending: PackPendingMoves, commands: Any
) -> None:
    state = state_of(session, pending)
    scene.show_state(state)
    parts: list[Part] = list(access.outline(state))
    positions, suitcase = part(parts, "positions"), part(parts, "suitcase")
    assert isinstance(positions, Group)
    assert isinstance(suitcase, BoardTable)
    assert [control.enabled for control in positions.controls] == [True] * 4
    assert not any(control.enabled for control in part(parts, "tiles").controls)
    positions.controls[2].press()
    assert commands.asked == [("choose", Claim(3))]
    assert scene.hand.by_keys


def test_a_held_tile_is_in_the_outline(
    access: PackAccess,
    scene: PackScene,
    tiles: Tiles,
    session: Session,
    drafting: PackPendingMoves,
    lent: HeldTile,
) -> None:
    scene.take(lent.space)
    state = state_of(session, drafting, held=tiles.shown)
    scene.show_state(state)
    held = part(access.outline(state), "held")
    assert WORDS.piece(lent.kind, cat=False) in held.name


def test_a_cell_is_told_by_what_lies_there(
    access: PackAccess, session: Session, drafting: PackPendingMoves
) -> None:
    act = next(act for act in drafting.preview().legal if isinstance(act, Place))
    kind = session.view(ADA).spaces[act.space - 1]
    drafting.attempt(act)
    state = state_of(session, drafting)
    assert state.view.seats[ADA].placed[-1] == Placed(kind, act.cat, act.turn, act.cell)
    mask = BOX.mask(kind, act.cat, act.turn, act.cell)
    cell = BOX.grid.place((mask & -mask).bit_length() - 1)
    assert WORDS.piece(kind, cat=act.cat) in access.describe(state, cell)


# The sentence -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("acts", "counts", "told"),
    [
        ((), False, "Ada"),
        ((Claim(3),), False, "Position 3"),
        ((Claim(3),), True, "Position 3"),
    ],
)
def test_the_sentence_follows_from_the_state(
    session: Session, pending: PackPendingMoves, acts: Acts, counts: bool, told: str
) -> None:
    pending.set_acts(acts)
    said = prompts.sentence(state_of(session, pending), WORDS, counts=counts)
    assert told in said


def test_what_counts_by_itself_is_told_differently(
    session: Session, pending: PackPendingMoves
) -> None:
    pending.attempt(Claim(3))
    state = state_of(session, pending)
    assert prompts.sentence(state, WORDS, counts=True) != prompts.sentence(
        state, WORDS, counts=False
    )


def test_nothing_is_asked_of_whom_nothing_may_be_tried(session: Session) -> None:
    assert prompts.sentence(state_of(session), WORDS, counts=False) == ""


def test_a_held_tile_is_told_by_where_it_fits(session: Session, drafting: PackPendingMoves) -> None:
    held = HeldState(1, 0, False, 0, anchors=((0, 0),))
    said = {
        prompts.sentence(state_of(session, drafting, held=each), WORDS, counts=False)
        for each in (
            held,
            replace(held, anchors=()),
            replace(held, fits=False),
            replace(held, cat=True),
            replace(held, dotted=True),
            replace(held, dotted=True, ringed=True),
            replace(held, unpaid="PE-15/no-rat"),
            replace(held, unpaid="PE-15/two"),
        )
    }
    assert len(said) == 8
    assert all(said)
