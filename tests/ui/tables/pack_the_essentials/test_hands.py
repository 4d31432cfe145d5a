"""Every gesture of the hand on the real table, by real events: mouse, wheel, keys and fingers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core import Refused, Seat
from engine.games.pack_the_essentials.actions import Claim, Place, PlaceBonus
from engine.games.pack_the_essentials.events import TilePlaced
from engine.games.pack_the_essentials.view import Phase
from tests.ui.painted import words_on
from tests.ui.tables.pack_the_essentials.conftest import lying as lying_turn
from ui.stage.input.piece_drag import Mode
from ui.stage.tiles.piece_item import PieceState
from ui.tables.pack_the_essentials import prompts
from ui.tables.pack_the_essentials.held import HeldTile
from ui.tables.pack_the_essentials.table import Table as PackTable

Driver = Callable[[PackTable], Any]

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def drafting(make: Any, mouse: Driver) -> Any:
    """A mouse at a solo table in practice, in the first draft, with two rats."""
    hand = mouse(make(options={"victory": "city-kitty"}, practice=True))
    hand.claim(4)
    hand.confirm()
    assert hand.view.phase is Phase.DRAFT
    return hand


def space_of(hand: Any) -> int:
    return next(n for n, kind in enumerate(hand.view.spaces, 1) if kind is not None)


def pick(hand: Any) -> HeldTile:
    """Click a tile of the mat and carry it over the suitcase."""
    piece = hand.table.scene.piece_on(space_of(hand))
    column, row = piece.art.cells[0]
    hand.click(hand.at(piece.mapToScene(QPointF(column + 0.5, row + 0.5) * piece.cell)))
    QTest.mouseMove(hand.port, hand.cell((3, 2)))
    held = hand.table.held
    assert held is not None
    return held  # type: ignore[no-any-return]


def wheel(hand: Any, notches: int, at: QPoint | None = None) -> None:
    at = hand.cell((3, 2)) if at is None else at
    assert at is not None
    event = QWheelEvent(
        QPointF(at),
        QPointF(hand.port.mapToGlobal(at)),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(hand.port, event)


@pytest.mark.parametrize("drag", [True, False])
def test_drag_and_click_click_place(drafting: Any, drag: bool) -> None:
    act = drafting.placing(cat=True)
    drafting.play(act, drag=drag)
    assert (act,) == drafting.table.pending.acts


def test_the_keyboard_alone_places(drafting: Any, keys: Driver) -> None:
    act = drafting.placing(cat=True, skip=7)
    keys(drafting.table).play(act)
    assert (act,) == drafting.table.pending.acts


def test_wheel_right_click_and_keys_turn_what_is_held(drafting: Any) -> None:
    held = pick(drafting)
    forms = len(drafting.table.box.kinds[held.kind].forms(False))
    start = held.turn
    view = drafting.table.scene.view
    turns: list[Callable[[], object]] = [
        lambda: wheel(drafting, -1),
        lambda: drafting.click(drafting.cell((3, 2)), Qt.MouseButton.RightButton),
        lambda: QTest.keyClick(view, Qt.Key.Key_R),
        lambda: drafting.press(drafting.table.table_widgets.rotate_button),
    ]
    for number, turn in enumerate(turns, 1):
        turn()
        assert (start + number) % forms == held.turn
    QTest.keyClick(view, Qt.Key.Key_R, SHIFT)
    wheel(drafting, 1)
    assert (start + len(turns) - 2) % forms == held.turn
    assert held.art().cells == drafting.table.scene.hand.item.art.cells


def test_f_flips_and_says_that_it_costs_a_rat(drafting: Any, qtbot: QtBot) -> None:
    table = drafting.table
    held = pick(drafting)
    QTest.keyClick(table.scene.view, Qt.Key.Key_F)
    QTest.keyClick(table.scene.view, Qt.Key.Key_Home)
    assert held.cat
    # What it costs and would score comes behind the frame, so that no drag waits for it.
    qtbot.waitUntil(lambda: table.score.rows["rats"].change == -1)
    assert "The cat side costs a pack rat" in drafting.now()
    assert 5 == table.score.rows["cats"].change
    QTest.keyClick(table.scene.view, Qt.Key.Key_F)
    QTest.keyClick(table.scene.view, Qt.Key.Key_Home)
    assert not held.cat
    qtbot.waitUntil(lambda: table.score.rows["rats"].change == 0)


def test_arrows_enter_and_escape(drafting: Any) -> None:
    table, view = drafting.table, drafting.table.scene.view
    QTest.keyClick(view, Qt.Key(Qt.Key.Key_0.value + space_of(drafting)))
    QTest.keyClick(view, Qt.Key.Key_Home)
    hand = table.scene.hand
    column, row = hand.anchor
    QTest.keyClick(view, Qt.Key.Key_Down)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert (column + 1, row + 1) == hand.anchor
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert table.held is None
    assert () == table.pending.acts
    QTest.keyClick(view, Qt.Key(Qt.Key.Key_0.value + space_of(drafting)))
    QTest.keyClick(view, Qt.Key.Key_Return)
    assert isinstance(table.pending.acts[0], Place)
    assert drafting.view.phase is Phase.DRAFT


def test_jumps_go_to_legal_places_only(drafting: Any) -> None:
    table, view = drafting.table, drafting.table.scene.view
    pick(drafting)
    hand = table.scene.hand
    places = sorted(table.held.legal_anchors(), key=lambda at: (at[1], at[0]))
    seen = []
    for key in (Qt.Key.Key_Home, Qt.Key.Key_PageDown, Qt.Key.Key_End, Qt.Key.Key_PageUp):
        QTest.keyClick(view, key)
        assert hand.legality.ok
        seen.append(hand.anchor)
    assert [places[0], places[1], places[-1], places[-2]] == seen


def test_the_ghost_snaps_is_solid_or_hatched_and_shows_the_nearest_place(drafting: Any) -> None:
    table = drafting.table
    pick(drafting)
    hand, board = table.scene.hand, table.scene.board
    QTest.keyClick(table.scene.view, Qt.Key.Key_Home)
    poses = [hand.item.pose]
    assert not board.nearest
    for offset in (QPoint(0, 0), QPoint(5, -4)):
        # Off the middle of a cell, too, it lies on cells.
        QTest.mouseMove(drafting.port, drafting.cell((6, 4)) + offset)
        corner = board.mapFromScene(hand.item.pos()) / board.cell
        assert corner == QPointF(*hand.anchor)
    hand.move_to((5, 3))
    poses.append(hand.item.pose)
    assert [PieceState.LEGAL, PieceState.ILLEGAL] == poses
    assert "already packed there" in hand._note.text
    assert len(table.held.art().cells) == len(board.nearest)
    assert not {(5, 3), (6, 3), (5, 4), (6, 4)} & board.nearest


def test_why_a_place_was_wrong_is_over_once_the_tile_lies_at_another(
    drafting: Any, qtbot: QtBot
) -> None:
    table = drafting.table
    pick(drafting)
    QTest.mouseMove(drafting.port, drafting.cell((4, 3)))
    assert table.scene.board.nearest
    qtbot.waitUntil(table.rule_button.isVisible)
    # It lies at the place that was outlined for it.
    drafting.click(drafting.cell((4, 3)))
    assert table.held is None
    assert table.pending.acts
    assert not table.rule_button.isVisible()
    assert "Not confirmed yet" in drafting.now()


def test_where_all_places_are_shown_no_note_lies_over_them(drafting: Any) -> None:
    pick(drafting)
    hand = drafting.table.scene.hand
    hand.move_to((5, 3))
    assert not hand.note_room.isEmpty()
    hand.show_places(True)
    assert not hand.legality.ok
    assert "already packed" not in hand._note.text or hand.note_room.isEmpty()
    hand.show_places(False)
    assert not hand.note_room.isEmpty()


def test_the_rule_is_one_key_away(drafting: Any, qtbot: QtBot) -> None:
    pick(drafting)
    drafting.table.scene.hand.move_to((5, 3))
    with qtbot.waitSignal(drafting.table.rule_asked) as asked:
        QTest.keyClicks(drafting.table.scene.view, "?")
    assert ["PE-16"] == asked.args


def test_all_places_by_key_and_by_button(drafting: Any) -> None:
    table = drafting.table
    held = pick(drafting)
    assert not table.scene.board.places
    QTest.keyClick(table.scene.view, Qt.Key.Key_L)
    assert len(held.legal_anchors()) == len(table.scene.board.places) > 0
    drafting.press(table.table_widgets.places_button)
    assert not table.scene.board.places


def test_a_button_gives_the_keys_back_to_what_is_held(drafting: Any) -> None:
    table = drafting.table
    held = pick(drafting)
    for button in (
        table.table_widgets.flip_button,
        table.table_widgets.rotate_button,
        table.table_widgets.places_button,
    ):
        button.setFocus()
        drafting.press(button)
        assert table.scene.view.hasFocus()
    table.confirm_button.setEnabled(True)
    table.confirm_button.setFocus()
    turn = held.turn
    QTest.keyClick(table.confirm_button, Qt.Key.Key_R)
    assert turn != held.turn
    assert "Pick up a tile" not in drafting.now()
    QTest.keyClick(table.confirm_button, Qt.Key.Key_Escape)
    assert table.held is None


def test_redo_tries_again_what_was_only_tried(drafting: Any) -> None:
    table = drafting.table
    act = drafting.placing(cat=True)
    drafting.play(act)
    assert not table.redo_button.isEnabled()
    drafting.press(table.undo_button)
    assert () == table.pending.acts
    drafting.press(table.redo_button)
    assert (act,) == table.pending.acts
    QTest.keyClick(table, Qt.Key.Key_Z, CONTROL)
    QTest.keyClick(table, Qt.Key.Key_Y, CONTROL)
    assert (act,) == table.pending.acts
    QTest.keyClick(table, Qt.Key.Key_Z, CONTROL)
    other = drafting.placing(cat=False, skip=3)
    drafting.play(other)
    # Whatever else was tried since is not overwritten.
    assert not table.redo_button.isEnabled()
    assert (other,) == table.pending.acts


def test_redo_of_a_tried_claim(make: Any, mouse: Driver) -> None:
    hand = mouse(make(options={"victory": "city-kitty"}))
    hand.claim(2)
    hand.colour(1)
    tried = hand.table.pending.acts
    for _ in range(2):
        hand.press(hand.table.undo_button)
    for _ in range(2):
        hand.press(hand.table.redo_button)
    assert tried == hand.table.pending.acts
    assert hand.table.confirm_button.isEnabled()


def test_the_undo_button_says_how_far_and_why_also_while_something_is_tried(drafting: Any) -> None:
    drafting.play(drafting.placing(cat=False))
    button = drafting.table.undo_button
    for words in ("Undo the last change.", "1 step", "the start of the match"):
        assert words in button.toolTip()
        assert words in button.accessibleDescription()


def test_a_running_hint_can_be_stopped(make: Any, mouse: Driver, qtbot: QtBot) -> None:
    table = make(options={"victory": "city-kitty"}, practice=True)
    hand = mouse(table)
    for stop in (
        lambda: hand.press(table.hint_button),
        lambda: QTest.keyClick(table, Qt.Key.Key_H),
    ):
        hand.press(table.hint_button)
        assert "Stop" == table.hint_button.text()
        with qtbot.assertNotEmitted(table.bridge.hinted, wait=300):
            stop()
        assert "Get hint" == table.hint_button.text()
    assert Claim(1) not in table.pending.acts


# What lies there ----------------------------------------------------------------------------------


def laid(hand: Any) -> Any:
    """A tile of four ways and no mirror image, placed; its act."""
    box, view = hand.table.box, hand.view
    for act in hand.legal():
        kind = box.kinds[view.spaces[act.space - 1]] if isinstance(act, Place) else None
        if kind is not None and not act.cat and len(kind.forms(False)) == 4:
            column, row = box.grid.place(act.cell)
            if column > 4 and row == 4:
                hand.play(act)
                return act
    raise AssertionError("no such tile")


def lying(hand: Any) -> Any:
    """How the tile lies now, and a point on it."""
    (act,) = hand.table.pending.acts
    piece = hand.table.scene.tried_piece()
    column, row = piece.art.cells[-1]
    return act, hand.at(piece.mapToScene(QPointF(column + 0.5, row + 0.5) * piece.cell))


@pytest.mark.parametrize("way", ["key", "back", "wheel", "click", "button"])
def test_a_tile_that_lies_is_rotated_where_it_is_and_comes_back(drafting: Any, way: str) -> None:
    first, table = laid(drafting), drafting.table
    _, point = lying(drafting)
    turns: dict[str, Callable[[], object]] = {
        "key": lambda: QTest.keyClick(table.scene.view, Qt.Key.Key_R),
        "back": lambda: QTest.keyClick(table.scene.view, Qt.Key.Key_R, SHIFT),
        "wheel": lambda: wheel(drafting, -1, point),
        "click": lambda: drafting.click(point, Qt.MouseButton.RightButton),
        "button": lambda: drafting.press(table.table_widgets.rotate_button),
    }
    seen = [first]
    for _ in range(4):
        turns[way]()
        assert table.held is None
        act, _ = lying(drafting)
        assert (act.space, act.cat) == (first.space, False)
        seen.append(act)
        if act == first:
            break
    assert seen[-1] == first, "turned on, it lies as it did"
    ways = [act.turn for act in seen[:-1]]
    assert len(ways) == len(set(ways)) > 1
    steps = [(first.turn - turn if way == "back" else turn - first.turn) % 4 for turn in ways]
    assert steps == sorted(steps)


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_tile_that_lies_is_flipped_where_it_is_for_a_rat(drafting: Any, way: str) -> None:
    first, table = laid(drafting), drafting.table
    act = first
    for cat in (True, False):
        if way == "key":
            QTest.keyClick(table.scene.view, Qt.Key.Key_F)
        else:
            drafting.press(table.table_widgets.flip_button)
        act, _ = lying(drafting)
        assert (cat, first.space) == (act.cat, act.space)
        assert (-1 if cat else 0) == table.score.rows["rats"].change
    assert first == act


def test_no_rat_flips_nothing_that_lies(drafting: Any) -> None:
    first, table = laid(drafting), drafting.table
    with patch.object(HeldTile, "unpaid", lambda _held: Refused("PE-15", "no-rat")):
        QTest.keyClick(table.scene.view, Qt.Key.Key_F)
    assert (first,) == table.pending.acts
    assert "none left" in drafting.now()


def test_what_lies_by_the_edge_is_turned_beside_it_and_comes_back(drafting: Any) -> None:
    """Where it does not fit about its middle it lies close by; the wheel goes on turning it."""
    table = drafting.table
    first = next(act for act in drafting.legal() if isinstance(act, Place) and not act.cat)
    drafting.play(first)
    _, point = lying(drafting)
    seen = [first]
    for _ in range(4):
        wheel(drafting, -1, point)
        seen.append(table.pending.acts[0])
        if seen[-1] == first:
            break
    assert seen[-1] == first
    grid = table.box.grid
    for act in seen:
        column, row = grid.place(act.cell)
        home = grid.place(first.cell)
        assert max(abs(column - home[0]), abs(row - home[1])) <= 4


def test_a_right_click_beside_what_lies_turns_nothing(drafting: Any) -> None:
    first = laid(drafting)
    drafting.click(drafting.cell((1, 2)), Qt.MouseButton.RightButton)
    wheel(drafting, -1, drafting.cell((1, 2)))
    assert (first,) == drafting.table.pending.acts


def test_of_two_that_lie_the_one_under_the_pointer_is_turned(make: Any, mouse: Driver) -> None:
    hand = mouse(make(options={"victory": "city-kitty"}, practice=True))
    hand.claim(2)
    hand.colour(1)
    hand.confirm()
    table, first = hand.table, laid(hand)
    sock = next(
        act
        for act in table.pending.preview().legal
        if isinstance(act, PlaceBonus) and table.box.grid.place(act.cell)[0] in (1, 2)
    )
    hand.play(sock)
    assert (first, sock) == table.pending.acts
    item = table.scene.piece_of(table.state.view.seats[0].placed[0])
    column, row = item.art.cells[0]
    point = hand.at(item.mapToScene(QPointF(column + 0.5, row + 0.5) * item.cell))
    hand.click(point, Qt.MouseButton.RightButton)
    assert sock in table.pending.acts
    assert first not in table.pending.acts
    # By a key, with the pointer elsewhere, the one that was placed last.
    QTest.mouseMove(hand.port, hand.cell((8, 0)))
    before = table.pending.acts
    QTest.keyClick(table.scene.view, Qt.Key.Key_R)
    assert len({type(act) for act in set(before) ^ set(table.pending.acts)}) == 1


# Fingers ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def screen(qapp: QApplication) -> QPointingDevice:
    return QTest.createTouchDevice(QInputDevice.DeviceType.TouchScreen)


def test_fingers_claim_drag_turn_and_place(make: Any, mouse: Driver, screen: Any) -> None:
    # Touches beyond the offscreen platform's screen of 800 × 800 are dropped.
    table = make(options={"victory": "city-kitty"}, size=(790, 700))
    hand = mouse(table)
    port = hand.port

    def tap(at: QPoint) -> None:
        QTest.touchEvent(port, screen).press(0, at, port).commit()
        QTest.touchEvent(port, screen).release(0, at, port).commit()

    spot = table.scene.positions[3]
    tap(hand.at(spot.mapToScene(spot.rect().center())))
    assert (Claim(4),) == table.pending.acts
    hand.confirm()
    piece = table.scene.piece_on(space_of(hand))
    start = hand.at(piece.mapToScene(QPointF(0.5, 0.5) * piece.cell))
    low = hand.cell((4, 6))
    QTest.touchEvent(port, screen).press(0, start, port).commit()
    QTest.touchEvent(port, screen).move(0, low, port).commit()
    held = table.held
    assert held is not None
    assert Mode.DRAG is table.scene.hand.mode
    ghost = table.scene.hand.item
    assert ghost.mapRectToScene(ghost.box()).bottom() < table.scene.view.mapToScene(low).y()
    turn = held.turn
    QTest.touchEvent(port, screen).stationary(0).press(1, low + QPoint(80, 0), port).commit()
    QTest.touchEvent(port, screen).stationary(0).release(1, low + QPoint(80, 0), port).commit()
    assert turn != held.turn
    at = low
    for column in range(1, 10):
        at = hand.cell((column, 5))
        QTest.touchEvent(port, screen).move(0, at, port).commit()
        if table.scene.hand.legality.ok:
            break
    QTest.touchEvent(port, screen).release(0, at, port).commit()
    assert isinstance(table.pending.acts[-1], Place)
    tap(hand.at(table.scene.tried_piece().sceneBoundingRect().center()))
    assert table.held is not None
    # Now with the middle under the finger: somewhere up there it fits.
    for column in range(2, 10):
        tap(hand.cell((column, 2)))
        if table.held is None:
            break
    assert isinstance(table.pending.acts[-1], Place)


def test_flip_is_grey_with_its_reason_where_the_cat_side_cannot_be_paid(drafting: Any) -> None:
    table = drafting.table
    pick(drafting)
    assert table.table_widgets.flip_button.isEnabled()
    table.scene.hand.put_back()
    with patch.object(HeldTile, "unpaid", lambda _held: Refused("PE-15", "no-rat")):
        pick(drafting)
        assert not table.table_widgets.flip_button.isEnabled()
        assert "none left" in table.table_widgets.flip_button.toolTip()
        assert table.table_widgets.rotate_button.isEnabled()
        table.scene.hand.put_back()
    pick(drafting)
    assert table.table_widgets.flip_button.isEnabled()
    assert "none left" not in table.table_widgets.flip_button.toolTip()


def test_flip_is_grey_too_where_no_tile_that_lies_there_can_be_paid_for(drafting: Any) -> None:
    table, widgets = drafting.table, drafting.table.table_widgets
    with patch("ui.tables.pack_the_essentials.held.unpaid") as unpaid:
        unpaid.return_value = None
        laid(drafting)
        assert table.held is None
        assert widgets.flip_button.isEnabled()
        unpaid.return_value = Refused("PE-15", "no-rat")
        table.refresh()
        assert not widgets.flip_button.isEnabled()
        assert "none left" in widgets.flip_button.toolTip()
        assert widgets.rotate_button.isEnabled()


def test_the_last_tile_that_does_not_fit_is_not_one_of_several(drafting: Any) -> None:
    table = drafting.table

    def said(*spaces: int | None) -> str:
        view = msgspec.structs.replace(table.state.view, spaces=spaces)
        state = replace(table.state, view=view, discard=True, stuck=True)
        return prompts.sentence(state, table.words, counts=False)

    several = "No tile on the mat fits any more. Choose one to discard."
    assert said(1, None, 2, None) == several
    last = "The last tile does not fit. Press “Discard” or D to discard it."
    assert said(None, None, 2, None) == last


@pytest.mark.parametrize("cat", [False, True])
@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_a_turn_is_told_as_seen_from_the_mat(drafting: Any, turns: int, *, cat: bool) -> None:
    """Three presses of R are 270°, however the tile lay on the mat."""
    table, held, lain = drafting.table, pick(drafting), set[int]()
    for kind, tile in enumerate(held.box.kinds):
        held.kind, held.cat, held.turn = kind, False, lying_turn(held.box, kind)
        lain.add(held.turn)
        if cat:
            assert held.flip()
        for _ in range(turns):
            held.rotate(1)
        placed = TilePlaced(Seat(0), 1, kind, cat=cat, turn=held.turn, cell=30, rats=0)
        said, degrees = table.words.spot(placed), 90 * (turns % len(tile.forms(cat)))
        assert said.endswith(f", rotated {degrees}°") if degrees else "rotated" not in said
    assert lain - {0}, "some lie on the mat in another turn than the first"


def test_how_many_rats_may_be_spent_is_said_once_there_is_one_and_one_may(drafting: Any) -> None:
    table = drafting.table

    def said() -> str:
        return " ".join(words.text for words in words_on(table.scene.strip) if "turn" in words.text)

    assert "up to 2 a turn" in said()
    assert "0 of 2" not in said()
    hand = table.scene.strip._hand
    # Of one rat alone there is no limit to tell.
    table.scene.strip.show_hand(replace(hand, rats=1))
    assert not said()
    everything = " ".join(words.text for words in words_on(table.scene.strip))
    assert "pays for one cat" in everything
    table.scene.strip.show_hand(replace(hand, rats=0))
    assert not said()
    table.scene.strip.show_hand(replace(hand, most=0))
    assert not said()
    table.scene.strip.show_hand(replace(hand, paid=1))
    assert "1 of 2 spent this turn" in said()
    # There was only one.
    table.scene.strip.show_hand(replace(hand, paid=1, rats=0))
    assert "1 spent; up to 2 a turn" in said()
    table.scene.strip.show_hand(replace(hand, paid=2, rats=0))
    assert "2 of 2 spent this turn" in said()


def test_the_first_arrow_moves_what_the_pointer_picked_up_again(drafting: Any) -> None:
    act = drafting.placing(cat=False, skip=20)
    drafting.play(act)
    table = drafting.table
    at = table.box.grid.place(act.cell)
    piece = table.scene.tried_at(at)
    assert piece is not None
    drafting.click(drafting.at(piece.mapToScene(piece.box().center())))
    hand = table.scene.hand
    assert hand.holding
    column, row = hand.anchor
    step, key = (1, Qt.Key.Key_Right) if column < 6 else (-1, Qt.Key.Key_Left)
    QTest.keyClick(table.scene.view, key)
    assert (column + step, row) == hand.anchor
