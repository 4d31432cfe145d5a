"""The table: trying out, refusals, undo, live sheets, looking around, and themes."""

import itertools
from collections.abc import Callable
from itertools import groupby
from typing import Any
from unittest.mock import patch

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from engine.core import BotProgress, ScoreLine, Seat
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.actions import (
    Claim,
    LayToys,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.events import PositionsBlocked
from engine.games.pack_the_essentials.view import Phase, Placed
from engine.match import Player
from engine.match.advice import Advice
from tests.tiers import at, by_turns, some
from ui.bridge.preferences import TablePreferences
from ui.kit.words import listed
from ui.look import text
from ui.look.style import Look, ThemeChoice
from ui.stage.input.drag_target import Placement
from ui.stage.items.count_item import CountItem
from ui.stage.items.note_item import NoteItem
from ui.stage.tiles.piece_item import PieceState
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.art import tokens
from ui.tables.pack_the_essentials.claims import FORCED_PAUSE_MS
from ui.tables.pack_the_essentials.items import PositionItem
from ui.tables.pack_the_essentials.ladder import Ladder
from ui.tables.pack_the_essentials.pending_moves import BONUS_SPACE
from ui.tables.pack_the_essentials.poses import director, poses
from ui.tables.pack_the_essentials.table import Table as PackTable

ADA = Player(name="Ada", colour="brick")
BEN = Player(name="Ben", colour="ocean")

Driver = Callable[[PackTable], Any]


@pytest.fixture
def solo(make: Any) -> PackTable:
    table: PackTable = make(options={"victory": "city-kitty"})
    return table


@pytest.fixture
def drafting(solo: PackTable, mouse: Driver) -> Any:
    """A mouse at a solo table in the first draft, at position 4, with two rats."""
    hand = mouse(solo)
    hand.claim(4)
    hand.confirm()
    assert hand.view.phase is Phase.DRAFT
    return hand


def first_space(hand: Any) -> int:
    return next(n for n, kind in enumerate(hand.view.spaces, 1) if kind is not None)


class Shell(QWidget):
    """What the table lies in; hears the keys that the table does not want."""

    def __init__(self, heard: list[str]) -> None:
        super().__init__()
        self.heard = heard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.heard.append("esc")


# Claims and bonuses -------------------------------------------------------------------------------


def _as_it_lies(table: PackTable, kind: type[Any]) -> Any:
    """A placing for which a tile need not be turned, nor turned over."""
    pending = table.pending
    assert pending is not None
    view = pending.view

    def lies(act: Any) -> bool:
        tile = view.spaces[act.space - 1] if kind is Place else view.seats[0].bonus
        assert tile is not None
        return not act.cat and act.turn == art.lying_turn(table.box, tile)

    return next(act for act in pending.preview().legal if isinstance(act, kind) and lies(act))


@pytest.mark.parametrize(("position", "drags"), [(1, 2), (2, 2), (3, 1), (4, 1)])
def test_a_solo_turn_takes_as_many_presses_as_it_has_decisions(
    make: Any, mouse: Driver, qtbot: QtBot, position: int, drags: int
) -> None:
    table = make(seed="presses")
    table.scene.grace = 30
    hand, presses = mouse(table), list[QEvent.Type]()

    class Counter(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.MouseButtonPress:
                presses.append(event.type())
            return False

    for watched in (table.scene.view.viewport(), *table.findChildren(QPushButton)):
        watched.installEventFilter(Counter(table))
    spot = table.scene.positions[position - 1]
    if drags == 2:
        hand.click(hand.at(spot.mapToScene(spot.tile_rooms()[0].center())))
    else:
        hand.claim(position)
    qtbot.waitUntil(lambda: table.state.tile_ready and table.live)
    for kind in (Place, PlaceBonus)[:drags]:
        hand.play(_as_it_lies(table, kind), drag=True)
    tick = table.scene.tick
    assert tick.isVisible()
    hand.click(hand.at(tick.scene_rect().center()))
    assert len(presses) == 1 + drags + 1
    qtbot.waitUntil(lambda: table.bridge.view().round == 2)


def test_a_claim_may_be_taken_back_before_it_counts(
    solo: PackTable, mouse: Driver, qtbot: QtBot
) -> None:
    solo.scene.grace = 250
    hand = mouse(solo)
    hand.claim(3)
    assert (Claim(3),) == solo.pending.acts  # type: ignore[union-attr]
    hand.press(solo.undo_button)
    QTest.qWait(280)
    assert hand.view.phase is Phase.CLAIM
    hand.claim(3)
    hand.claim(4)
    qtbot.waitUntil(lambda: hand.view.phase is Phase.DRAFT)
    assert hand.view.claims[3] == 0


@pytest.mark.parametrize("away", [True, False])
def test_what_was_not_claimed_by_a_press_waits_for_confirm(
    solo: PackTable, mouse: Driver, *, away: bool
) -> None:
    solo.scene.grace = 100
    hand = mouse(solo)
    solo.choose(Claim(3))
    if away:
        solo.hide()
    else:
        solo.undo()
        solo.attempt(Claim(4))
    QTest.qWait(130)
    assert hand.view.phase is Phase.CLAIM


def in_round(table: PackTable, blocked: int) -> None:
    """Play on to a round whose card blocks so many positions, or that is past the match's end."""
    poses(table.own_parts())["claim"]()

    def there(view: Any) -> bool:
        claims = view.phase is Phase.CLAIM and len(view.blocked) == blocked
        return claims or view.phase is Phase.TOYS

    director(table.own_parts()).until(there)
    assert table.view.phase is Phase.CLAIM


def test_a_press_that_claims_nothing_lets_the_claim_before_it_count(
    solo: PackTable, mouse: Driver, qtbot: QtBot
) -> None:
    hand = mouse(solo)
    solo.scene.grace = 0
    in_round(solo, 2)
    round_, (shut, *_) = hand.view.round, hand.view.blocked
    free = next(n for n in range(1, 5) if n not in hand.view.blocked and n > 2)
    solo.scene.grace = 400
    hand.claim(free)
    hand.claim(shut)
    assert "reserves position" in hand.now()
    assert solo.scene.count.running
    hand.click_spot(solo.scene.spaces[0])
    hand.click(hand.cell((0, 0)))
    assert (Claim(free),) == solo.pending.acts  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: hand.view.phase is not Phase.CLAIM)
    assert (round_, 0) == (hand.view.round, hand.view.claims[free - 1])
    qtbot.waitUntil(lambda: solo.live)
    assert "reserves" not in hand.now()


@pytest.fixture
def forced(make: Any) -> PackTable:
    """A table at which the round's card leaves position 3 or 4 alone."""
    for seed in ("one", "two", "three", "four", "five", "six", "seven", "eight"):
        table: PackTable = make(seed=seed, options={"victory": "city-kitty"})
        table.scene.grace = 0
        poses(table.own_parts())["claim"]()

        def there(view: Any) -> bool:
            return view.phase is Phase.CLAIM and (view.round > 9 or len(view.blocked) == 3)

        director(table.own_parts()).until(there)
        if table.state.only_position > 2:
            return table
    raise AssertionError("no such deal")


def test_the_only_position_is_claimed_by_itself_after_a_moment(
    forced: PackTable, mouse: Driver, qtbot: QtBot
) -> None:
    hand, position = mouse(forced), forced.state.only_position
    forced.scene.grace = 150
    forced.refresh()
    assert not forced.pending.acts, "it is seen first"  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: forced.scene.count.running)
    assert (Claim(position),) == forced.pending.acts  # type: ignore[union-attr]
    assert f"Only position {position} is free" in hand.now()
    qtbot.waitUntil(lambda: hand.view.phase is not Phase.CLAIM)
    assert 0 == hand.view.claims[position - 1]


def test_the_only_position_is_not_claimed_again_once_that_was_taken_back(
    forced: PackTable, mouse: Driver, qtbot: QtBot
) -> None:
    hand = mouse(forced)
    forced.scene.grace = 60_000
    forced.refresh()
    qtbot.waitUntil(lambda: forced.scene.count.running)
    hand.press(forced.undo_button)
    assert not forced.scene.count.running
    QTest.qWait(FORCED_PAUSE_MS + 100)
    assert not forced.pending.acts  # type: ignore[union-attr]


def test_what_was_pressed_for_a_claim_that_was_made_by_itself_does_nothing(
    forced: PackTable, qtbot: QtBot
) -> None:
    """Neither before it counts nor just after: its digit takes no tile, Enter takes none up."""
    view, position = forced.scene.view, forced.state.only_position
    digit = Qt.Key(Qt.Key.Key_0.value + position)
    forced.scene.grace = 200
    QTest.keyClick(view, Qt.Key.Key_Right)
    forced.refresh()
    qtbot.waitUntil(lambda: forced.scene.count.running)
    said = forced.prompt.now.text()
    QTest.keyClick(view, digit)
    assert (Claim(position),) == forced.pending.acts  # type: ignore[union-attr]
    assert forced.held is None
    assert said == forced.prompt.now.text()
    qtbot.waitUntil(lambda: forced.view.phase is Phase.DRAFT and forced.live)
    for key in (digit, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
        assert forced.held is None
        assert not forced.pending.acts  # type: ignore[union-attr]
        assert "empty" not in forced.prompt.now.text()
    forced.claims.settling.stop()
    free = next(n for n, kind in enumerate(forced.view.spaces, 1) if kind is not None)
    QTest.keyClick(view, Qt.Key(Qt.Key.Key_0.value + free))
    assert forced.held is not None


@pytest.mark.parametrize("way", ["enter", "press"])
def test_the_second_press_of_who_claims_and_confirms_takes_no_tile(
    forced: PackTable, mouse: Driver, qtbot: QtBot, way: str
) -> None:
    """The first of two came after the claim had made itself."""
    hand, position = mouse(forced), forced.state.only_position
    forced.scene.grace = 60_000
    forced.scene.hand.by_keys = True
    forced.refresh()
    qtbot.waitUntil(lambda: forced.scene.count.running)
    if way == "press":
        hand.claim(position)
        assert (Claim(position),) == forced.pending.acts  # type: ignore[union-attr]
        return
    assert forced.confirm_button.hasFocus()
    QTest.keyClick(forced.confirm_button, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: forced.view.phase is Phase.DRAFT and forced.live)
    QTest.keyClick(forced.scene.view, Qt.Key.Key_Return)
    assert forced.held is None


@pytest.mark.parametrize("off", ["taught", "unwished", "asked"])
def test_where_claims_are_not_confirmed_by_themselves_nothing_is_claimed_for_anyone(
    forced: PackTable, monkeypatch: pytest.MonkeyPatch, off: str
) -> None:
    forced.scene.grace = 0 if off == "taught" else 10
    if off == "unwished":
        forced.bridge.preferences.set_hands(TablePreferences(claims=False))
    monkeypatch.setattr(forced.bridge, "asks", off == "asked")
    forced.refresh()
    QTest.qWait(FORCED_PAUSE_MS + 100)
    assert not forced.pending.acts  # type: ignore[union-attr]


def test_who_wishes_it_confirms_each_claim(solo: PackTable, mouse: Driver) -> None:
    solo.scene.grace = 10
    solo.bridge.preferences.set_hands(TablePreferences(claims=False))
    hand = mouse(solo)
    hand.claim(3)
    QTest.qWait(60)
    assert hand.view.phase is Phase.CLAIM
    hand.confirm()
    assert hand.view.phase is not Phase.CLAIM


def test_with_others_at_the_screen_a_claim_waits_for_confirm(make: Any, mouse: Driver) -> None:
    table = make((ADA, BEN))
    table.scene.grace = 10
    hand = mouse(table)
    hand.claim(3)
    QTest.qWait(40)
    assert (Claim(3),) == table.pending.acts
    hand.click(hand.at(table.scene.tick.scene_rect().center()))
    assert hand.view.actor == 1


def test_a_claim_that_answers_a_question_waits_for_confirm(
    solo: PackTable, mouse: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solo.bridge, "asks", True)
    solo.scene.grace = 10
    hand = mouse(solo)
    hand.claim(3)
    QTest.qWait(40)
    assert (Claim(3),) == solo.pending.acts  # type: ignore[union-attr]
    assert not solo.scene.count.isVisible()


def test_enter_soon_after_a_claim_has_counted_takes_no_tile(solo: PackTable, qtbot: QtBot) -> None:
    solo.scene.grace = 10
    QTest.keyClick(solo.scene.view, Qt.Key.Key_3)
    qtbot.waitUntil(lambda: solo.view.phase is Phase.DRAFT and solo.live)
    QTest.keyClick(solo.scene.view, Qt.Key.Key_Return)
    assert solo.held is None
    solo.claims.settling.stop()
    solo.lead()
    QTest.keyClick(solo.scene.view, Qt.Key.Key_Return)
    assert solo.held is not None


def test_a_claim_that_counts_by_itself_is_seen_and_said_to(solo: PackTable, mouse: Driver) -> None:
    solo.scene.grace = 60_000
    hand, count = mouse(solo), solo.scene.count
    before = hand.now()
    hand.claim(3)
    assert count.isVisible()
    assert count.boundingRect().contains(solo.scene.positions[2].scene_rect())
    assert "Your claim will be confirmed in a moment" in hand.now()
    hand.claim(4)
    assert count.boundingRect().contains(solo.scene.positions[3].scene_rect())
    hand.press(solo.undo_button)
    assert not count.isVisible()
    assert before == hand.now()


def test_where_nothing_moves_the_outline_closes_step_by_step(look: Look, qtbot: QtBot) -> None:
    seen = dict[bool, set[float]]()
    for still in (True, False):
        count, shares = CountItem(look), seen.setdefault(still, set())
        count._time.valueChanged.connect(
            lambda _, count=count, shares=shares: shares.add(count.share)
        )
        with qtbot.waitSignal(count.over):
            count.start(120, still=still)
        assert not count.isVisible()
    assert seen[True] <= {0.25, 0.5, 0.75, 1.0}
    assert not seen[False] <= {0.25, 0.5, 0.75, 1.0}


def test_while_a_colour_is_chosen_nothing_else_looks_as_if_it_could_be(
    solo: PackTable, mouse: Driver
) -> None:
    hand, scene = mouse(solo), solo.scene
    hand.claim(2)
    scene.positions[1].hovered.emit(True)
    assert not any(tile._lit for _, tile in scene.lying())
    assert not any(space._numbered for space in scene.spaces)
    asked = hand.now()
    hand.click_spot(scene.spaces[0])
    assert solo.held is None
    assert asked == solo.prompt.note
    assert solo.now.property("role") == "bad"


def test_what_dots_are_is_said_while_all_places_are_shown(drafting: Any, keys: Driver) -> None:
    table, space = drafting.table, first_space(drafting)
    table.scene.take(space)
    plain = drafting.now()
    drafting.press(table.table_widgets.places_button)
    shown = drafting.now()
    assert "Large dots fit now; small dots fit after rotating (R)." in shown
    dots = table.scene.board.dots.values()
    # A hollow one is only where no turn helps, and is told of where there is one.
    assert any(spot.over for spot in dots)
    assert "Hollow dots fit cat side up" in shown
    table.scene.board.set_places(
        (), {at: spot for at, spot in table.scene.board.dots.items() if not spot.over}
    )
    table.scene.hand.places_shown.emit(True)
    assert "Hollow" not in drafting.now()
    keys(table).key(Qt.Key.Key_L)
    assert plain == drafting.now()
    table.scene.hand.flip()
    keys(table).key(Qt.Key.Key_L)
    assert "Hollow dots fit clothing side up" in drafting.now()


def test_what_a_guide_lets_be_read_is_contradicted_by_what_one_does_alone(
    drafting: Any,
) -> None:
    table = drafting.table
    plain = drafting.now()
    table.set_idle_prompt("Read on.")
    assert drafting.now() == "Read on."
    table.scene.take(first_space(drafting))
    assert "Choose a spot" in drafting.now()
    table.scene.hand.put_back()
    assert drafting.now() == "Read on."
    table.attempt(drafting.placing(cat=False))
    assert "Confirm" in drafting.now()
    table.undo()
    assert drafting.now() == "Read on."
    table.set_idle_prompt("")
    assert drafting.now() == plain


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Bernd-Maximilian", "Bernd"), ("-" * 30, "-" * 6), ("Wilhelmina Tell", "Wilhel")],
)
def test_a_name_on_the_board_ends_where_a_part_of_it_does(make: Any, name: str, shown: str) -> None:
    board = make((ADA, BEN)).departures
    board.turn.set_cells(6)
    assert shown == board._short(name)


def test_the_score_says_what_gives_points_before_the_first_move(solo: PackTable) -> None:
    board = solo.departures
    assert board.score.toolTip() == "Score 1: Unused pack rats 1"
    assert board.score.toolTip() == board.score.accessibleDescription()


def test_what_the_card_blocks_is_said_before_anything_is_claimed(
    solo: PackTable, mouse: Driver
) -> None:
    poses(solo.own_parts())["late"]()
    blocked = solo.view.blocked
    assert blocked
    where = listed([str(position) for position in blocked])
    assert where in mouse(solo).now()
    # Whose token goes there is said wherever it is named: in the line, the tips, and the log.
    whose = "a Cat Lady" if len(blocked) == 1 else "Cat Ladies"
    assert mouse(solo).now().endswith(f"card reserves {where} for {whose}.")
    for number, item in enumerate(solo.scene.positions, 1):
        assert ("Reserved for a Cat Lady this round" in item.toolTip()) == (number in blocked)
    said = solo.words.event(PositionsBlocked(0, blocked))
    assert said is not None
    assert f"{where} for {whose}" in said


def test_a_small_tile_only_claims_where_others_are_to_claim_as_well(
    make: Any, mouse: Driver
) -> None:
    table = make((ADA, BEN))
    hand, spot = mouse(table), table.scene.positions[0]
    hand.click(hand.at(spot.mapToScene(spot.tile_rooms()[1].center())))
    assert (Claim(1),) == table.pending.acts
    hand.confirm()
    assert hand.view.actor == 1


def test_all_places_are_those_of_all_turns_and_of_both_sides(drafting: Any) -> None:
    table, hand = drafting.table, drafting.table.scene.hand
    space = first_space(drafting)
    places = [act for act in drafting.legal() if isinstance(act, Place) and act.space == space]
    table.scene.take(space)
    hand.show_places(True)
    held = table.held
    assert held is not None
    assert len(held.everywhere()) == len(places)
    cells = held.art().cells
    spots = sorted(held.everywhere(), key=lambda spot: (spot.over, spot.turns))
    assert {spot.over for spot in spots} == {False, True}
    # Turned so by hand, it has these cells and may lie there.
    for over, alike in groupby(spots, key=lambda spot: spot.over):
        assert not over or held.flip()
        for turns, same in groupby(alike, key=lambda spot: spot.turns):
            held.rotate(turns)
            anchors = [spot.anchor for spot in same]
            assert sorted(held.legal_anchors()) == sorted(anchors)
            assert set(held.art().cells) == set(Placement((0, 0), turns, over).of(cells))
            held.rotate(-turns)


def test_a_position_lights_up_what_it_leaves_to_choose_from(solo: PackTable, mouse: Driver) -> None:
    scene, hand = solo.scene, mouse(solo)

    def lit() -> bool:
        return any(tile._lit for _, tile in scene.lying())

    third = scene.positions[2]
    QTest.mouseMove(hand.port, hand.at(third.mapToScene(third.rect().center())))
    assert lit()
    QTest.mouseMove(hand.port, hand.cell((5, 3)))
    assert not lit()
    # Whoever claims rests there while it counts, and goes when it cannot be chosen any more.
    hand.claim(3)
    assert lit()
    hand.confirm()
    QTest.mouseMove(hand.port, hand.cell((5, 3)))
    assert not lit()


def test_a_position_says_in_its_tip_alone_what_it_leaves(solo: PackTable) -> None:
    scene = solo.scene
    tips = [position.toolTip() for position in scene.positions]
    assert "first, from all four" in tips[0]
    assert "the 2 tiles that are left" in tips[2]
    assert "Gets the last tile." in tips[3]
    assert "Chooses" not in tips[3]
    scene.positions[2].hovered.emit(True)
    notes = [item for item in scene.view.scene().items() if isinstance(item, NoteItem)]
    assert not any(note.isVisible() for note in notes)


def test_pe_13_a_cat_lady_shows_the_order_of_her_token_with_an_arrow_between_each(
    drafting: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, view = drafting.table, drafting.view
    drawn: list[tuple[float, str]] = []
    monkeypatch.setattr(
        tokens, "letter", lambda _painter, room, words, *_: drawn.append((room.center().x(), words))
    )
    monkeypatch.setattr(
        tokens, "_arrow", lambda _painter, at, way, *_: drawn.append((at.x(), "→" * (way.x() > 0)))
    )
    turned = [n for n, token in enumerate(view.tokens, 1) if token is not None]
    assert turned == [1, 2, 3]
    for number in turned:
        words = [str(space) for space in table.box.tokens[view.tokens[number - 1]]]
        assert " → ".join(words) in table.scene.positions[number - 1].toolTip()
        drawn.clear()
        picture = QPixmap(300, 60)
        painter = QPainter(picture)
        order = table.box.tokens[view.tokens[number - 1]]
        art.lady_order(painter, QRectF(picture.rect()), table.look.theme, order)
        painter.end()
        assert "→".join(words) == "".join(each for _, each in sorted(drawn))


@pytest.mark.parametrize("number", [3, 4])
def test_a_tile_that_is_only_tried_is_seen_to_be_lifted_from_its_place(
    solo: PackTable, mouse: Driver, number: int
) -> None:
    hand, scene = mouse(solo), solo.scene
    hand.claim(number)
    hand.confirm()
    hand.play(hand.placing(cat=False))
    space = solo.pending.acts[-1].space  # type: ignore[union-attr]
    assert PieceState.TAKEN == scene.piece_on(space).pose  # type: ignore[union-attr]
    spot = scene.spaces[space - 1]
    hand.click(hand.at(spot.mapToScene(spot.rect().center())))
    assert solo.held is not None, "a press there takes it up again"
    assert space == solo.held.space


@pytest.mark.parametrize("x", [0.1, 0.5, 0.9])
def test_a_press_beside_a_bonus_tile_takes_it_too(solo: PackTable, mouse: Driver, x: float) -> None:
    """It is small, and its room is not."""
    hand, scene = mouse(solo), solo.scene
    solo.choose(Claim(1), TakeBonus(2))
    hand.confirm()
    room = scene.strip.mapRectToScene(scene.strip.room("bonus"))
    beside = hand.at(QPointF(room.left() + x * room.width(), room.center().y()))
    hand.click(beside)
    assert solo.held is not None
    assert solo.held.space == BONUS_SPACE
    # Beside what is next to it there is nothing to be taken.
    solo.tiles.put_back()
    toys = scene.strip.mapRectToScene(scene.strip.room("toys"))
    hand.click(hand.at(toys.center()))
    assert solo.held is None


def test_a_bonus_tile_that_is_only_tried_keeps_its_place_too(
    solo: PackTable, mouse: Driver
) -> None:
    hand, strip = mouse(solo), solo.scene.strip
    solo.choose(Claim(1), TakeBonus(2))
    kind, room = solo.pending.view.seats[0].bonus, strip.room("bonus")  # type: ignore[union-attr]
    assert not room.isEmpty()
    for counts in (False, True):
        if counts:
            hand.confirm()
        legal = solo.pending.preview().legal  # type: ignore[union-attr]
        solo.attempt(next(act for act in legal if isinstance(act, PlaceBonus)))
        piece = solo.scene.piece_on(BONUS_SPACE)
        assert piece is not None
        assert (kind, PieceState.TAKEN) == (solo.scene._lying[BONUS_SPACE][0], piece.pose)
        assert room.center().x() == pytest.approx(strip.room("bonus").center().x(), abs=1)
        solo.scene.take(BONUS_SPACE)
        solo.tiles.put_back()
        assert PieceState.RESTING == solo.scene.piece_on(BONUS_SPACE).pose  # type: ignore[union-attr]


def test_the_tick_of_a_colour_lies_by_what_was_pressed_and_on_no_words(solo: PackTable) -> None:
    solo.choose(Claim(1), TakeBonus(2))
    scene = solo.scene
    tick = scene.tick.scene_rect()
    assert scene.tick.isVisible()
    assert not tick.intersects(scene.strip.mapRectToScene(scene.strip.rect()))
    assert tick.intersects(scene.positions[0].sceneBoundingRect())


def test_whoever_adds_up_the_sheet_comes_to_its_sums(drafting: Any) -> None:
    table = drafting.table
    drafting.play(drafting.placing(cat=True))
    rows, sheet = table.score.rows, table.bridge.sheets()[0]
    for full, height in ((True, 740), (False, 640)):
        table.resize(1280, height)
        lists = [rows[line] for line in scoring.TODO_LINES]
        assert full == lists[0].isVisible()
        # Those that stand on cards are one line here, which with the cats needs no subtotal.
        assert full == rows["upper"].isVisible() != rows["lists"].isVisible()
        whole = sum(row.points for row in lists)
        found, sums = list[int](), list[int]()
        for line, row in rows.items():
            if not row.isVisible():
                continue
            if line in ("upper", "groups"):
                own = found if line == "upper" else found[-len(table.box.colours) :]
                assert sum(own) == row.change > 0, line
            elif line == "total":
                assert sum(found) == row.change
            else:
                found.append(row.change)
                sums.append(row.points)
                assert row.points == (whole if line == "lists" else sheet.points(line))
        assert sum(sums) == rows["total"].points


def draw(row: Any) -> None:
    """Draw a line of the sheet anew, as wide as it is in a large window."""
    canvas = QPixmap(300, 20)
    painter = QPainter(canvas)
    row.draw(painter, QRectF(canvas.rect()))
    painter.end()


def test_a_subtotal_stands_by_its_number_and_a_line_by_the_edge(drafting: Any) -> None:
    rows, sides = drafting.table.score.rows, {}
    for line in ("cats", "groups", "total"):
        with patch.object(text, "draw") as drawn:
            draw(rows[line])
        sides[line] = drawn.call_args.args[4]
    right, left = Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignLeft
    assert {"cats": left, "groups": right, "total": left} == sides


def test_a_claim_is_tried_before_it_is_made(solo: PackTable, mouse: Driver) -> None:
    hand = mouse(solo)
    assert not solo.confirm_button.isEnabled()
    hand.claim(3)
    assert (Claim(3),) == solo.pending.acts  # type: ignore[union-attr]
    assert hand.view.phase == Phase.CLAIM
    assert "1 pack rat" in hand.now()
    hand.claim(4)
    assert (Claim(4),) == solo.pending.acts  # type: ignore[union-attr]
    hand.confirm()
    assert hand.view.phase == Phase.DRAFT


def test_pe_41_the_victory_card_has_a_bar_and_the_placement_card_beside_it(
    solo: PackTable, mouse: Driver
) -> None:
    card, hand = solo.lists.card, mouse(solo)
    assert card is not None
    goal, name = hand.view.goal, solo.words.card(str(hand.view.victory))
    assert goal is not None
    assert card.accessibleName().startswith(f"{name}: Goal {goal}. {goal - hand.total()} to go")
    card.show_card(replace(hand.view, phase=Phase.OVER), goal, goal - 7, goal - 7)
    assert "7 short" in card.accessibleName()
    solo.table_widgets.show_scores(solo.state)
    back = card.grab().toImage()
    poses(solo.own_parts())["claimed"]()
    assert hand.view.blocked
    assert all(str(position) in card.toolTip() for position in hand.view.blocked)
    assert back != card.grab().toImage()


def test_a_blocked_position_says_why(solo: PackTable, mouse: Driver) -> None:
    hand = mouse(solo)
    poses(solo.own_parts())["claimed"]()
    blocked = hand.view.blocked
    assert blocked
    hand.claim(blocked[0])
    assert f"position {blocked[0]}" in hand.now()
    assert "PE-41" in solo.rule_button.toolTip()


def test_the_bonus_colours_show_how_many_are_left(solo: PackTable, mouse: Driver) -> None:
    hand = mouse(solo)
    hand.claim(2)
    assert not solo.confirm_button.isEnabled()
    assert all(swatch.isVisible() for swatch in solo.scene.swatches)
    assert "sock" in hand.now()
    hand.colour(3)
    assert (Claim(2), TakeBonus(3)) == solo.pending.acts  # type: ignore[union-attr]
    hand.colour(1)
    assert (Claim(2), TakeBonus(1)) == solo.pending.acts  # type: ignore[union-attr]
    hand.confirm()
    assert hand.view.seats[0].bonus == solo.box.bonus_kind(1, 2)
    assert not any(swatch.isVisible() for swatch in solo.scene.swatches)


# Drafting -----------------------------------------------------------------------------------------


def test_trying_out_changes_nothing_and_the_tile_can_be_moved(drafting: Any) -> None:
    table, view = drafting.table, drafting.view
    act = drafting.placing(cat=False)
    drafting.play(act)
    assert (act,) == table.pending.acts
    assert view == drafting.view
    placed = Placed(view.spaces[act.space - 1], act.cat, act.turn, act.cell)
    piece = table.scene.piece_of(placed)
    other = next(
        found
        for found in drafting.legal()
        if isinstance(found, Place)
        and (found.space, found.cat, found.turn) == (act.space, act.cat, act.turn)
        and found.cell != act.cell
    )
    drafting.place(act.space, other.cat, other.turn, other.cell, drag=True, piece=piece)
    assert (other,) == table.pending.acts
    assert view == drafting.view
    drafting.confirm()
    placed = Placed(view.spaces[act.space - 1], other.cat, other.turn, other.cell)
    assert (placed,) == drafting.view.seats[0].placed


def test_taking_another_tile_returns_the_first(solo: PackTable, mouse: Driver) -> None:
    hand = mouse(solo)
    hand.claim(1)
    hand.colour(0)
    hand.confirm()
    act = hand.placing(cat=False)
    hand.play(act)
    assert PieceState.TAKEN == solo.scene.piece_on(act.space).pose  # type: ignore[union-attr]
    other = next(n for n in (1, 2, 3, 4) if n != act.space)
    solo.scene.take(other)
    assert () == solo.pending.acts  # type: ignore[union-attr]
    assert PieceState.RESTING == solo.scene.piece_on(act.space).pose  # type: ignore[union-attr]


def test_a_tile_let_go_outside_goes_back(drafting: Any) -> None:
    table = drafting.table
    space = first_space(drafting)
    piece = table.scene.piece_on(space)
    column, row = piece.art.cells[0]
    start = drafting.at(piece.mapToScene((column + 0.5) * piece.cell, (row + 0.5) * piece.cell))
    QTest.mousePress(drafting.port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0), start)
    QTest.mouseMove(drafting.port, start + QPoint(15, 4))
    assert table.held is not None
    QTest.mouseRelease(
        drafting.port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0), start + QPoint(15, 4)
    )
    assert table.held is None
    assert () == table.pending.acts


def test_flipping_mirrors_in_place_and_costs_a_rat(drafting: Any) -> None:
    table = drafting.table
    table.scene.take(first_space(drafting))
    held = table.held
    for _ in range(4):
        seen = held.art().cells
        width = held.art().size[0]
        table.scene.hand.flip()
        mirrored = {(width - 1 - x, y) for x, y in seen}
        assert mirrored == set(held.art().cells)
        assert held.cat
        assert "pack rat" in drafting.now()
        table.scene.hand.flip()
        assert set(seen) == set(held.art().cells)
        table.scene.hand.rotate(1)


def test_no_rat_no_cat(make: Any, mouse: Driver) -> None:
    table = make(options={"victory": "city-kitty"})
    hand = mouse(table)
    for _ in range(40):
        fresh = hand.view.phase is Phase.DRAFT and not hand.view.drafted
        if fresh and not hand.view.seats[0].rats:
            break
        if hand.view.phase is Phase.CLAIM:
            free = [n for n in (2, 1, 3, 4) if n not in hand.view.blocked]
            table.bridge.submit(Seat(0), [Claim(free[0])])
        elif hand.view.phase is Phase.BONUS:
            table.bridge.submit(Seat(0), [TakeBonus(0)])
        elif hand.view.drafted:
            table.bridge.submit(Seat(0), [hand.placing(cat=False, kind=PlaceBonus)])
        else:
            table.bridge.submit(Seat(0), [hand.placing(cat=True)])
    assert hand.view.seats[0].rats == 0
    table.scene.take(first_space(hand))
    table.scene.hand.flip()
    assert not table.held.cat
    assert "none left" in hand.now()
    assert "PE-15" in table.rule_button.toolTip()


def move_where_nothing_is_near(table: PackTable) -> None:
    """Hold the tile on something packed, with no place for it close by."""
    hand = table.scene.hand
    for cell in ((column, row) for row in range(8) for column in range(12)):
        hand.move_to(cell)
        if hand.goes is None and hand.legality and "packed there" in hand.legality.reason:
            return
    raise AssertionError("there is always a place close by")


def test_an_illegal_place_says_why_and_keeps_the_tile(drafting: Any, qtbot: QtBot) -> None:
    table = drafting.table
    table.scene.take(first_space(drafting))
    move_where_nothing_is_near(table)
    # What can be done is said behind the frame that shows where the tile is.
    qtbot.waitUntil(lambda: "PE-16" in table.rule_button.toolTip())
    with qtbot.waitSignal(table.rule_asked) as asked:
        QTest.keyClick(table.scene.view, Qt.Key.Key_Question)
    assert ["PE-16"] == asked.args
    QTest.keyClick(table.scene.view, Qt.Key.Key_Return)
    assert table.held is not None
    words = "Something is already packed there. Move the tile to the green outline."
    assert words in drafting.now()


def test_all_places_are_those_of_the_rules(drafting: Any) -> None:
    table = drafting.table
    space = first_space(drafting)
    table.scene.take(space)
    held = table.held
    QTest.keyClick(table.scene.view, Qt.Key.Key_L)
    cells = {
        act.cell
        for act in drafting.legal()
        if isinstance(act, Place) and (act.space, act.cat, act.turn) == (space, False, held.turn)
    }
    assert {table.box.grid.place(cell) for cell in cells} == set(held.legal_anchors())
    assert len(cells) == len(table.scene.board.places)
    assert table.table_widgets.places_button.isChecked()


def test_the_live_sheet_is_the_sheet_after_confirm(make: Any, mouse: Driver) -> None:
    table = make(options={"victory": "red-eye-tabby"}, seed="sheet")
    hand = mouse(table)
    changed = 0
    for step in range(24):
        if hand.view.phase is Phase.CLAIM:
            hand.claim(next(n for n in (4, 3, 2, 1) if n not in hand.view.blocked))
            if not table.pending.complete:
                hand.colour(0)
        else:
            act = hand.placing(cat=step % 3 == 0)
            table.scene.take(act.space)
            held = table.held
            if held.cat != act.cat:
                table.scene.hand.flip()
            while held.turn != act.turn:
                table.scene.hand.rotate(1)
            table.scene.hand.move_to(table.box.grid.place(act.cell))
            # The sheet follows the hand behind its frame.
            while table._weighs.due:
                QTest.qWait(1)
            hovering = {line: (row.points, row.change) for line, row in table.score.rows.items()}
            table.scene.hand.place()
            tried = {line: (row.points, row.change) for line, row in table.score.rows.items()}
            assert hovering == tried
            if not table.pending.complete:
                bonus = min(
                    (a for a in table.pending.preview().legal if isinstance(a, PlaceBonus)),
                    key=lambda a: (a.cat, a.cell),
                )
                hand.play(bonus)
        promised = {line: row.points + row.change for line, row in table.score.rows.items()}
        now = {line: row.points for line, row in table.score.rows.items()}
        changed += promised != now
        hand.confirm()
        kept = {line: row.points for line, row in table.score.rows.items()}
        assert promised == kept
        # The best toys are offered at once, as a trial of their own.
        toys = hand.view.phase is Phase.TOYS
        assert toys or all(row.change == 0 for row in table.score.rows.values())
    assert changed > 8


# Undo ---------------------------------------------------------------------------------------------


def test_undo_first_takes_back_what_is_tried(drafting: Any) -> None:
    table = drafting.table
    act = drafting.placing(cat=False)
    drafting.play(act)
    assert "Undo the last change." in table.undo_button.toolTip()
    drafting.press(table.undo_button)
    assert () == table.pending.acts
    assert drafting.view.phase is Phase.DRAFT


def test_undo_says_how_far_it_goes_and_why_it_stops(drafting: Any) -> None:
    table = drafting.table
    # At position 4 three Cat Ladies have turned their tokens since the claim.
    assert table.bridge.undo_reach().count == 0
    assert not table.undo_button.isEnabled()
    assert "something hidden was revealed" in table.undo_button.toolTip()


def test_redo_of_a_decision_does_not_end_what_is_tried_since(make: Any, mouse: Driver) -> None:
    table = make(options={"victory": "city-kitty"}, practice=True)
    hand = mouse(table)
    hand.claim(4)
    hand.confirm()
    hand.press(table.undo_button)
    hand.claim(2)
    tried = table.pending.acts
    assert tried
    assert not table.redo_button.isEnabled()
    QTest.keyClick(table.scene.view, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert tried == table.pending.acts
    hand.press(table.undo_button)
    hand.press(table.redo_button)
    assert tried == table.pending.acts


def test_undo_and_redo_in_practice(make: Any, mouse: Driver) -> None:
    table = make(options={"victory": "city-kitty"}, practice=True)
    hand = mouse(table)
    hand.claim(4)
    hand.confirm()
    assert "Undo (1)" == table.undo_button.text()
    assert "1 step" in table.undo_button.toolTip()
    assert "the start of the match" in table.undo_button.toolTip()
    hand.press(table.undo_button)
    assert hand.view.phase == Phase.CLAIM
    assert (-1, -1, -1, -1) == hand.view.claims
    hand.press(table.redo_button)
    assert hand.view.phase == Phase.DRAFT
    QTest.keyClick(table.scene.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert hand.view.phase == Phase.CLAIM
    QTest.keyClick(
        table.scene.view,
        Qt.Key.Key_Z,
        Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
    )
    assert hand.view.phase == Phase.DRAFT


def test_undo_stops_where_somebody_else_acted(make: Any, mouse: Driver) -> None:
    table = make([ADA, BEN])
    hand = mouse(table)
    hand.claim(2)
    hand.confirm()
    hand.claim(3)
    assert "Undo the last change." in table.undo_button.toolTip()
    hand.press(table.undo_button)
    assert table.undo_button.isEnabled()
    assert "Undo (1)" == table.undo_button.text()
    hand.press(table.undo_button)
    assert table.seat == 0


def test_esc_puts_back_then_goes_on_to_the_shell(drafting: Any, qtbot: QtBot) -> None:
    table = drafting.table
    outer: list[str] = []
    shell = Shell(outer)
    qtbot.addWidget(shell)
    QVBoxLayout(shell).addWidget(table)
    shell.resize(1280, 800)
    with qtbot.waitExposed(shell):
        shell.show()
    table.scene.take(first_space(drafting))
    QTest.keyClick(table.scene.view, Qt.Key.Key_Escape)
    assert table.held is None
    drafting.play(drafting.placing(cat=False))
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert () == table.pending.acts
    assert [] == outer
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert ["esc"] == outer


# Hints --------------------------------------------------------------------------------------------


def test_a_hint_is_said_and_shown(make: Any, mouse: Driver) -> None:
    table = make(options={"victory": "city-kitty"}, practice=True)
    hand = mouse(table)
    assert table.hint_button.isVisible()
    table.bridge.hinted.emit(BotProgress(1, 1, Claim(3)))
    assert "Hint: claim position 3." == hand.now()
    hand.claim(4)
    hand.confirm()
    act = hand.placing(cat=True)
    why = table.bridge.sheets()[0].lines[3:4]
    table.bridge.hinted.emit(BotProgress(1, 1, act, why))
    assert f"Hint: place tile {act.space} as shown, cat side up." in hand.now()
    assert len(table.scene.board.nearest) >= 3
    assert TakeBonus(1) != act
    table.bridge.hinted.emit(BotProgress(1, 1, TakeBonus(1)))
    assert "lavender" in hand.now()


def test_a_hint_can_be_tried_out(make: Any, mouse: Driver) -> None:
    table = make(options={"victory": "city-kitty"}, practice=True)
    hand = mouse(table)
    hand.claim(4)
    hand.confirm()
    act = hand.placing(cat=True)
    table.bridge.hinted.emit(BotProgress(1, 1, act, ()))
    assert "Show me" == table.hint_button.text()
    hand.press(table.hint_button)
    assert (act,) == table.pending.acts
    assert "Get hint" == table.hint_button.text()
    assert not table.scene.board.nearest
    table.bridge.hinted.emit(BotProgress(1, 1, act, ()))
    assert "is good. Confirm it" in hand.now()
    assert "Get hint" == table.hint_button.text()
    hand.press(table.undo_button)
    assert () == table.pending.acts


def test_what_was_said_of_a_held_tile_goes_with_it(drafting: Any) -> None:
    table = drafting.table
    space = first_space(drafting)
    table.scene.take(space)
    move_where_nothing_is_near(table)
    assert not table.scene.hand.place()
    assert "packed there" in drafting.now()
    QTest.keyClick(table.scene.view, Qt.Key.Key_Escape)
    assert "Take a tile" in drafting.now()
    assert not table.rule_button.isVisible()


def test_a_tile_that_is_taken_up_again_is_not_seen_twice(drafting: Any) -> None:
    table, space = drafting.table, first_space(drafting)
    drafting.play(drafting.placing(cat=False))
    space = table.pending.acts[-1].space
    table.scene.take(space)
    assert PieceState.TAKEN == table.scene.piece_on(space).pose
    table.tiles.put_back()
    assert PieceState.RESTING == table.scene.piece_on(space).pose


def test_no_button_moves_when_another_says_more(make: Any, mouse: Driver) -> None:
    table = make(practice=True)
    hand = mouse(table)
    before = table.hint_button.x()
    hand.claim(4)
    hand.confirm()
    assert "(" in table.undo_button.text()
    QApplication.processEvents()
    assert before == table.hint_button.x()


def test_a_hint_rings_what_it_chooses(make: Any, mouse: Driver) -> None:
    table = make(options={"victory": "city-kitty"}, practice=True)
    scene, hand = table.scene, mouse(table)

    def ringed() -> list[Any]:
        spots = (*scene.positions, *scene.swatches, *scene.spaces)
        return [spot for spot in spots if spot.states[2]]

    table.bridge.hinted.emit(BotProgress(1, 1, Claim(2), (ScoreLine("rats", 1, 1),)))
    assert [scene.positions[1]] == ringed()
    assert "a rat now, a cat later (+5)" in hand.now()
    hand.press(table.hint_button)
    assert [] == ringed()
    table.bridge.hinted.emit(BotProgress(1, 1, TakeBonus(3)))
    assert [scene.swatches[3]] == ringed()
    hand.press(table.hint_button)
    hand.confirm()
    act = hand.placing(cat=False)
    table.bridge.hinted.emit(BotProgress(1, 1, act))
    assert [scene.spaces[act.space - 1]] == ringed()


def test_after_a_hint_enter_confirms_what_is_whole(make: Any, mouse: Driver) -> None:
    table = make(options={"victory": "city-kitty"}, practice=True)
    hand = mouse(table)
    hand.claim(4)
    hand.confirm()
    act = hand.placing(cat=False)
    table.bridge.hinted.emit(BotProgress(1, 1, act))
    hand.press(table.hint_button)
    assert table.turn.whole
    assert table.confirm_button.hasFocus()
    # Also where it only says that what is tried is good, whatever had the keyboard before.
    table.scene.view.setFocus()
    table.scene.piece_on(act.space).setFocus()
    table.bridge.hinted.emit(BotProgress(1, 1, act))
    assert "is good. Confirm it" in hand.now()
    focus = QApplication.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Return)
    assert hand.view.round == 2


def test_the_whole_space_of_a_tile_takes_it_up(solo: PackTable, mouse: Driver) -> None:
    hand, scene = mouse(solo), solo.scene

    def corner(number: int) -> Any:
        spot = scene.spaces[number - 1]
        return hand.at(spot.mapToScene(spot.rect().bottomRight() - QPointF(9, 9)))

    hand.click(corner(3))
    assert "Claim a position first" in hand.now()
    assert solo.held is None
    hand.click(hand.at(scene.board.mapToScene(QPointF(30, 30))))
    QTest.mousePress(hand.port, Qt.MouseButton.LeftButton, pos=corner(2))
    QTest.mouseRelease(hand.port, Qt.MouseButton.LeftButton, pos=hand.port.rect().center())
    assert "Claim a position first" in hand.now(), "also of who drags it"
    hand.claim(4)
    hand.confirm()
    space = first_space(hand)
    assert scene.answers(QPointF(corner(space)), cells=False)
    hand.click(corner(space))
    assert solo.held is not None
    assert space == solo.held.space
    QTest.mouseMove(hand.port, hand.cell((2, 4)))
    assert scene.hand.anchor is not None, "it hangs on the pointer, however far beside it that was"


def test_a_small_tile_on_the_card_claims_with_its_colour(solo: PackTable, mouse: Driver) -> None:
    hand, card = mouse(solo), solo.scene.positions[1]

    def press(colour: int) -> None:
        hand.click(hand.at(card.mapToScene(card.tile_rooms()[colour].center())))

    press(2)
    assert (Claim(2), TakeBonus(2)) == solo.pending.acts  # type: ignore[union-attr]
    press(0)
    assert (Claim(2), TakeBonus(0)) == solo.pending.acts, "another one is another colour"  # type: ignore[union-attr]
    press(0)
    assert hand.view.phase is Phase.DRAFT, "the same one again goes on"
    assert solo.box.bonus_kind(0, 2) == hand.view.seats[0].bonus


def double_click(hand: Any) -> None:
    """On the tile that lies and is not confirmed."""
    piece = hand.table.scene.tried_piece()
    at = hand.at(piece.mapToScene(QPointF(piece.art.cells[0][0] + 0.5, 0.5) * piece.cell))
    QTest.mouseMove(hand.port, at)
    QTest.mouseDClick(hand.port, Qt.MouseButton.LeftButton, pos=at)


@pytest.mark.parametrize("wished", [False, True])
def test_a_double_click_ends_no_turn_in_which_a_rat_can_be_spent_unless_wished(
    drafting: Any, *, wished: bool
) -> None:
    table, act = drafting.table, drafting.placing(cat=False)
    table.bridge.preferences.set_hands(TablePreferences(double=wished))
    drafting.play(act)
    double_click(drafting)
    assert wished == (drafting.view.round == 2)
    if not wished:
        assert (act,) == table.pending.acts, "it lies there"
        assert "still spend a pack rat" in drafting.now()
        drafting.confirm()
    assert [act.cell] == [placed.cell for placed in drafting.view.seats[0].placed]


def test_a_double_click_ends_a_turn_in_which_nothing_else_can_be_done(
    make: Any, mouse: Driver
) -> None:
    hand = mouse(make(options={"victory": "city-kitty"}))
    hand.claim(2)
    hand.colour(1)
    hand.confirm()
    hand.play(hand.placing(cat=True))
    double_click(hand)
    assert hand.view.round == 1, "the sock is still to be placed"
    assert "sock" in hand.now()
    hand.play(hand.placing_bonus())
    double_click(hand)
    # The only rat is spent.
    assert hand.view.round == 2


@pytest.mark.parametrize("wished", [False, True])
def test_a_double_click_says_what_is_still_to_place_where_a_rat_could_be_spent_too(
    make: Any, mouse: Driver, *, wished: bool
) -> None:
    hand = mouse(make(options={"victory": "city-kitty"}))
    hand.bridge.preferences.set_hands(TablePreferences(double=wished))
    hand.claim(2)
    hand.colour(1)
    hand.confirm()
    hand.play(hand.placing(cat=False))
    assert hand.table.pending.can_lure()
    acts = hand.table.pending.acts
    hand.table.prompt.tell("It can’t be turned here.", bad=True)
    double_click(hand)
    assert acts == hand.table.pending.acts, "it lies there"
    assert "sock" in hand.now(), "whatever was said last"
    hand.play(hand.placing_bonus())
    assert "Not confirmed yet" in hand.now(), "it is said no longer"


def test_what_lies_there_says_its_rule(drafting: Any) -> None:
    table = drafting.table
    rows, strip = table.score.rows, table.scene.strip
    drafting.play(drafting.placing(cat=False))
    (colour,) = [line for line in table.box.colours if table.bridge and rows[line].change]
    assert "size 1 scores 1, size 2 scores 3" in rows[colour].toolTip()
    most = len(table.box.groups)
    rule = table.words.line_rule(colour, most, table.view)
    assert f"{most} or more tiles score the maximum" in rule
    assert "5 points" in rows["cats"].toolTip()
    for words in ("cat side up", "first To Do List", "tie"):
        assert words in strip.toolTip()
    whole, *_ = strip.toolTip().splitlines()
    assert table.words.name(table.seat) == whole, "the strip may cut it"
    assert "first To Do List" in table.scene.positions[3].toolTip()
    assert rows["todo-1"].isVisible()
    assert table.words.list_rule(table.view.lists[0], 1) == rows["todo-1"].toolTip()
    table.resize(1024, 560)
    assert not rows["todo-1"].isVisible(), "the cards above need the room for their rules"


def test_a_row_says_its_rule_to_the_keyboard_too(
    solo: PackTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, words, _row: said.append(words))
    solo.score.rows["todo-3"].setFocus(Qt.FocusReason.OtherFocusReason)
    assert [] == said
    QTest.keyClick(solo.score.rows["todo-3"], Qt.Key.Key_Tab)
    assert said == [solo.score.rows["cats"].toolTip()]


def test_esc_forgets_a_hint(make: Any, mouse: Driver) -> None:
    table = make(options={"victory": "city-kitty"}, practice=True)
    table.bridge.hinted.emit(BotProgress(1, 1, Claim(3)))
    QTest.keyClick(table.scene.view, Qt.Key.Key_Escape)
    assert "Get hint" == table.hint_button.text()
    assert "Hint" not in mouse(table).now()


def test_hints_are_for_practice(solo: PackTable) -> None:
    assert not solo.hint_button.isVisible()
    QTest.keyClick(solo, Qt.Key.Key_H)
    why = "Hints are only available in practice. Choose “Practise” in the lounge."
    assert why == solo.prompt.note


def test_a_real_hint_comes_with_its_reasons(make: Any, mouse: Driver, qtbot: QtBot) -> None:
    table = make(options={"victory": "city-kitty"}, practice=True)
    hand = mouse(table)
    hand.claim(4)
    hand.confirm()
    with qtbot.waitSignal(
        table.bridge.hinted, timeout=60_000, check_params_cb=lambda advice: advice.final
    ):
        hand.press(table.hint_button)
    assert hand.now().startswith("Hint: place")
    assert "That gives" in hand.now()
    assert "Still thinking" not in hand.now()


def test_a_hint_that_may_change_says_so_and_is_not_tried(make: Any, mouse: Driver) -> None:
    table = make(practice=True)
    hand = mouse(table)
    part = Advice(1, 6, Claim(3), acts=(Claim(3),), final=False)
    table.bridge.hinted.emit(part)
    assert hand.now().startswith("Hint: claim position 3.")
    assert hand.now().endswith(" Still thinking, so this may change.")
    assert "Get hint" == table.hint_button.text()
    assert table.turn.hinted is None
    table.bridge.hinted.emit(replace(part, best=Claim(4), acts=(Claim(4),), final=True))
    assert hand.now().startswith("Hint: claim position 4.")
    assert "Still thinking" not in hand.now()
    assert "Show me" == table.hint_button.text()


def test_a_hint_says_what_is_equally_good(make: Any, mouse: Driver) -> None:
    table = make(practice=True)
    hand = mouse(table)
    best = Claim(1), TakeBonus(0)
    advice = Advice(6, 6, best[0], acts=best, equal=((Claim(3),),))
    table.bridge.hinted.emit(advice)
    assert hand.now().startswith("Hint: claim position 1.")
    # It tells what would be done, so it stands by itself.
    assert " Another move is equally good: “" in hand.now()
    assert hand.now().endswith("position 3.”")
    hand.claim(3)
    table.bridge.hinted.emit(replace(advice, tried="equal"))
    assert hand.now().startswith("Hint: claim position 1.")
    assert hand.now().endswith(" Your move is equally good.")


def test_a_hint_takes_the_place_of_what_it_does_not_go_with(make: Any, mouse: Driver) -> None:
    table = make(practice=True)
    hand = mouse(table)
    hand.claim(3)
    table.bridge.hinted.emit(Advice(6, 6, TakeBonus(1), acts=(Claim(1), TakeBonus(1))))
    hand.press(table.hint_button)
    # It cannot be tried: what was tried is there again.
    assert (Claim(3),) == table.pending.acts
    table.bridge.hinted.emit(Advice(6, 6, Claim(1), acts=(Claim(1), TakeBonus(1))))
    hand.press(table.hint_button)
    assert (Claim(1),) == table.pending.acts


# Keys ---------------------------------------------------------------------------------------------


def test_tab_reaches_positions_suitcase_and_buttons(solo: PackTable, keys: Driver) -> None:
    hand = keys(solo)
    solo.scene.view.setFocus()
    seen: list[object] = []
    for _ in range(30):
        hand.key(Qt.Key.Key_Tab)
        widget = QApplication.focusWidget()
        seen.append(solo.scene.view.scene().focusItem() if widget is solo.scene.view else widget)
    for stop in (*solo.scene.positions, solo.scene.board, solo.score.rows["cats"]):
        assert stop in seen
    # Behind it is the log.
    more = solo.action_buttons.more_button
    assert more in seen
    assert solo.drawer.button.behind is more


def test_tab_goes_through_the_page_as_it_is_read(solo: PackTable) -> None:
    here: QWidget | None = solo.scene.view
    chain: list[object] = []
    for _ in range(len(solo.findChildren(QWidget))):
        chain.append(here)
        here = here.nextInFocusChain() if here is not None else None
    read = (
        solo.scene.view,
        solo.score.rows["cats"],
        solo.drawer.button,
        solo.log,
        solo.undo_button,
        solo.table_widgets.rotate_button,
        solo.confirm_button,
    )
    places = [chain.index(widget) for widget in read]
    assert places == sorted(places)


def test_what_is_refused_leaves_the_keyboard_where_it_is(make: Any, keys: Driver) -> None:
    table: PackTable = make([ADA, BEN])
    hand = keys(table)
    hand.digit(1)
    hand.enter()
    table.scene.view.setFocus()
    last = table.scene.positions[3]
    last.setFocus()
    hand.digit(1)
    assert "is already taken" in hand.now()
    assert table.scene.view.scene().focusItem() is last


def test_the_focus_leads_from_one_choice_to_the_next(solo: PackTable, keys: Driver) -> None:
    hand, scene = keys(solo), solo.scene
    focus = scene.view.scene().focusItem

    hand.key(Qt.Key.Key_Tab)
    assert focus() is scene.positions[0]
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Left)
    assert focus() is scene.positions[0]
    hand.enter()
    assert focus() is scene.swatches[0]
    hand.key(Qt.Key.Key_Right)
    hand.enter()
    assert (Claim(1), TakeBonus(1)) == solo.pending.acts  # type: ignore[union-attr]
    assert solo.confirm_button is QApplication.focusWidget()
    hand.enter()
    assert focus() is scene.piece_on(1)
    hand.key(Qt.Key.Key_Down)
    assert focus() is scene.piece_on(2)
    hand.enter()
    assert focus() is None
    hand.key(Qt.Key.Key_Escape)
    assert focus() is scene.piece_on(2)
    hand.enter()
    hand.enter()
    assert focus() is scene.piece_on(0)
    hand.enter()
    hand.enter()
    assert solo.confirm_button is QApplication.focusWidget()
    hand.enter()
    assert 2 == hand.view.round
    assert isinstance(focus(), PositionItem)


def test_a_mouse_sees_no_focus_ring(solo: PackTable, mouse: Driver) -> None:
    hand = mouse(solo)
    hand.claim(4)
    hand.confirm()
    assert solo.scene.view.scene().focusItem() is None
    hand.play(hand.placing(cat=False))
    hand.confirm()
    assert 2 == hand.view.round
    assert solo.scene.view.scene().focusItem() is None


def test_the_table_hands_the_keyboard_to_what_is_held(solo: PackTable, keys: Driver) -> None:
    hand = keys(solo)
    hand.digit(3)
    hand.enter()
    hand.digit(first_space(hand))
    anchor = solo.scene.hand.anchor
    solo.rule_button.setFocus()
    # As when the rules were read and the table is shown again.
    solo.setFocus()
    hand.key(Qt.Key.Key_Home)
    assert anchor != solo.scene.hand.anchor


def test_enter_chooses_the_position_in_focus_and_again_confirms(
    solo: PackTable, keys: Driver
) -> None:
    hand = keys(solo)
    solo.scene.view.setFocus()
    solo.scene.positions[3].setFocus()
    hand.enter()
    assert (Claim(4),) == solo.pending.acts  # type: ignore[union-attr]
    hand.enter()
    assert hand.view.phase is Phase.DRAFT


def test_digits_count_wherever_the_focus_is(solo: PackTable, keys: Driver) -> None:
    hand = keys(solo)
    for widget in (solo.log, solo.score.rows["cats"], solo.lists.rows[0]):
        widget.setFocus()
        hand.digit(3)
        assert (Claim(3),) == solo.pending.acts  # type: ignore[union-attr]
        hand.key(Qt.Key.Key_Escape)
        assert () == solo.pending.acts  # type: ignore[union-attr]


def test_ctrl_enter_places_and_confirms(drafting: Any, keys: Driver) -> None:
    hand = keys(drafting.table)
    hand.digit(first_space(hand))
    hand.key(Qt.Key.Key_Home)
    hand.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert len(hand.view.seats[0].placed) == 1


def test_page_keys_go_through_the_legal_places(drafting: Any, keys: Driver) -> None:
    table = drafting.table
    hand = keys(table)
    hand.digit(first_space(hand))
    places = sorted(table.held.legal_anchors(), key=lambda at: (at[1], at[0]))
    hand.key(Qt.Key.Key_Home)
    assert places[0] == table.scene.hand.anchor
    hand.key(Qt.Key.Key_PageDown)
    assert places[1] == table.scene.hand.anchor
    hand.key(Qt.Key.Key_End)
    assert places[-1] == table.scene.hand.anchor
    hand.key(Qt.Key.Key_PageUp)
    assert places[-2] == table.scene.hand.anchor


def test_turning_without_a_tile_says_so(drafting: Any, keys: Driver) -> None:
    hand = keys(drafting.table)
    drafting.table.scene.view.setFocus()
    for key in (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_L):
        hand.key(key)
        assert "Pick up a tile first." == hand.now()


# Looking around -----------------------------------------------------------------------------------


def test_thumbnails_open_large_and_close(make: Any, mouse: Driver) -> None:
    table = make([ADA, BEN])
    hand = mouse(table)
    assert table.state.large == 0
    QTest.mouseClick(table.table_widgets.thumbnails[1], Qt.MouseButton.LeftButton)
    assert table.state.large == 1
    assert "Ben" in hand.now()
    assert not table.live
    assert not table.confirm_button.isEnabled()
    assert table.table_widgets.thumbnails[0].isVisible()
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.state.large == 0
    assert table.live
    QTest.keyClick(table.table_widgets.thumbnails[1], Qt.Key.Key_Space)
    assert table.state.large == 1
    hand.press(table.table_widgets.back_button)
    assert table.state.large == 0


def test_whoever_reads_the_log_is_not_interrupted(solo: PackTable) -> None:
    log = solo.log
    log.show_lines([f"Sentence {number}." for number in range(60)])
    bar = log.verticalScrollBar()
    QApplication.processEvents()
    assert bar.maximum() == bar.value() > 0
    log.show_lines([f"Sentence {number}." for number in range(70)])
    QApplication.processEvents()
    assert bar.maximum() == bar.value()
    bar.setValue(5)
    log.show_lines([f"Sentence {number}." for number in range(90)])
    QApplication.processEvents()
    assert 5 == bar.value()


def test_a_long_name_widens_nothing(make: Any) -> None:
    table = make([Player(name="W" * 60, colour="brick"), BEN])
    rows = [*table.lists.rows, *table.score.rows.values()]
    for row in rows:
        right = row.mapTo(table, row.rect().topRight()).x()
        assert right <= table.table_widgets.first_area.geometry().right()


def test_the_smallest_window_shows_the_total_and_the_last_sentence(make: Any) -> None:
    cal, dot = Player(name="Cal", colour="moss"), Player(name="Dot", colour="plum")
    table = make([ADA, BEN, cal, dot], size=(1024, 572))
    QApplication.processEvents()
    total = table.score.rows["total"]
    assert total.visibleRegion().boundingRect().height() == total.height()
    assert all(row.toolTip() for row in table.lists.rows)
    bar = table.log.verticalScrollBar()
    assert bar.maximum() == bar.value()


def test_the_colours_stay_those_of_the_own_position(make: Any, mouse: Driver) -> None:
    table = make([ADA, BEN])
    hand = mouse(table)
    hand.claim(2)
    hand.confirm()
    hand.claim(1)
    hand.colour(0)
    assert 2 == table.pending.view.position
    assert {8} == {swatch.left for swatch in table.scene.swatches}
    assert {1} == {swatch.size for swatch in table.scene.swatches}


def test_looking_at_another_suitcase_leaves_the_keyboard_with_the_table(make: Any) -> None:
    table = make([ADA, BEN, Player(name="Cal", colour="moss")])
    other = table.table_widgets.thumbnails[1]
    other.setFocus()
    other.click()
    assert Seat(1) == table.state.large
    assert table.scene.view is QApplication.focusWidget()


def test_the_board_keeps_the_points_of_whose_turn_it_names(make: Any, mouse: Driver) -> None:
    table = make([ADA, BEN])
    hand = mouse(table)
    hand.claim(4)
    hand.confirm()
    hand.claim(1)
    hand.colour(0)
    hand.confirm()
    own, other = (table.bridge.sheets()[seat].total for seat in (table.seat, 1 - table.seat))
    assert own != other
    table.inspect(Seat(1 - table.seat))
    assert other == table.score.rows["total"].points
    assert table.departures.score.accessibleName().endswith(f" {own}")


def test_at_the_end_the_board_names_whose_points_it_shows(make: Any) -> None:
    table = make([ADA, BEN])
    over = replace(table.view, phase=Phase.OVER)
    with patch.object(table, "view", over):
        for seat in (table.seat, Seat(1 - table.seat)):
            table.inspected = None if seat == table.seat else seat
            table.table_widgets.show_seats(table.renew_state())
            name = table.words.name(seat)
            assert table.departures.turn.toolTip() == f"Suitcase: {name}"


def test_counts_are_of_the_points_beside_them_until_a_move_is_confirmed(drafting: Any) -> None:
    table = drafting.table
    row = table.score.rows["cats"]
    drafting.play(drafting.placing(cat=True))
    assert row.change > 0
    assert "×1" not in row.accessibleName()


def test_a_score_line_lights_what_it_counts(solo: PackTable) -> None:
    poses(solo.own_parts())["lit"]()
    lit = solo.scene.board._lit
    line = next(name for name, row in solo.score.rows.items() if row.isChecked())
    assert lit
    colour = solo.box.colours.index(line)
    mine = solo.bridge.view().seats[0]
    for cell in lit:
        index = solo.box.grid.cell(*cell)
        tile = next(
            placed
            for placed in mine.placed
            if solo.box.mask(placed.kind, placed.cat, placed.turn, placed.cell) >> index & 1
        )
        assert colour == solo.box.kinds[tile.kind].colour
    QTest.mouseClick(solo.score.rows[line], Qt.MouseButton.LeftButton)
    assert not solo.scene.board._lit


def test_a_click_on_packed_luggage_says_so_and_places_nothing(drafting: Any) -> None:
    table = drafting.table
    drafting.click_spot(table.scene.spaces[first_space(drafting) - 1])
    QTest.mouseMove(drafting.port, drafting.cell((4, 3)))
    QTest.mouseMove(drafting.port, drafting.cell((5, 3)))
    assert table.held is not None
    assert table.scene.board.nearest, "one is close by"
    drafting.click(drafting.cell((5, 3)))
    assert table.held is not None
    assert () == table.pending.acts
    assert "already packed there" in drafting.now()
    # Beside it a click takes the place that is outlined.
    drafting.click(drafting.cell((4, 3)))
    assert table.held is None
    assert len(table.pending.acts) == 1


def test_a_pressed_cell_says_what_lies_there(solo: PackTable, mouse: Driver) -> None:
    hand = mouse(solo)
    asked = hand.now()
    hand.click(hand.cell((0, 0)))
    assert "A1: packed from the start" == hand.now()
    solo.prompt._over.timeout.emit()
    assert asked == hand.now()
    hand.click(hand.cell((0, 0)))
    assert solo.prompt._over.isActive()
    hand.click(hand.cell((5, 1)))
    # On nothing, what is to be done stays said.
    assert asked == hand.now()


# Toys ---------------------------------------------------------------------------------------------


def toys(table: PackTable) -> frozenset[int]:
    assert table.acting is not None
    return table.acting.toys


def test_the_best_toys_are_offered_and_can_be_moved(solo: PackTable, mouse: Driver) -> None:
    hand = mouse(solo)
    poses(solo.own_parts())["toys"]()
    assert Phase.TOYS is hand.view.phase
    best = toys(solo)
    assert best
    assert (LayToys(tuple(sorted(best))),) == solo.pending.acts  # type: ignore[union-attr]
    offered = solo.score.rows["total"].change
    hand.click(hand.cell((0, 0)))
    assert best == toys(solo)
    toy = solo.box.grid.place(min(best))
    hand.click(hand.cell(toy))
    assert "1 to go" in hand.now()
    assert not solo.confirm_button.isEnabled()
    hand.press(solo.table_widgets.best_button)
    assert best == toys(solo)
    assert offered == solo.score.rows["total"].change
    hand.confirm()
    assert solo.bridge.result is not None


def test_toys_that_are_tried_stay_while_another_lays_theirs(make: Any, mouse: Driver) -> None:
    table: PackTable = make([ADA, BEN])
    hand = mouse(table)
    poses(table.own_parts())["toys"]()
    view = hand.view
    free = [
        cell
        for cell in range(table.box.grid.full.bit_count())
        if table.acting is not None and table.acting.is_empty(table.box, cell)
    ]
    for cell in (min(toys(table)), next(cell for cell in free if cell not in toys(table))):
        hand.click(hand.cell(table.box.grid.place(cell)))
    tried, other = toys(table), Seat(1 - table.seat)
    cells = scoring.best_toys(table.box, view.lists, view.seats[other])
    assert table.bridge.submit(other, [LayToys(cells)]) is None
    assert tried == toys(table)
    assert (LayToys(tuple(sorted(tried))),) == table.pending.acts  # type: ignore[union-attr]
    # What would come of them is asked of the match as it is now.
    assert table.pending.view.seats[other].laid  # type: ignore[union-attr]
    hand.confirm()
    assert table.bridge.result is not None


def test_toys_by_keyboard(solo: PackTable, keys: Driver) -> None:
    hand = keys(solo)
    poses(solo.own_parts())["toys"]()
    board = solo.scene.board
    solo.scene.view.setFocus()
    board.setFocus()
    toy = solo.box.grid.place(min(toys(solo)))
    board.set_cursor_cell(toy)
    before = toys(solo)
    hand.enter()
    assert len(before) - 1 == len(toys(solo))
    hand.enter()
    assert before == toys(solo)


def test_enter_confirms_toys_that_were_clicked(
    solo: PackTable, mouse: Driver, keys: Driver
) -> None:
    hand, typed = mouse(solo), keys(solo)
    poses(solo.own_parts())["toys"]()
    best, toy = toys(solo), hand.cell(solo.box.grid.place(min(toys(solo))))
    # Also whoever was there by keyboard before.
    solo.scene.board.setFocus(Qt.FocusReason.TabFocusReason)
    hand.click(toy)
    typed.enter()
    assert solo.bridge.result is None
    assert len(best) - 1 == len(toys(solo))
    hand.click(toy)
    assert best == toys(solo)
    typed.key(Qt.Key.Key_Space)
    assert len(best) - 1 == len(toys(solo))
    typed.key(Qt.Key.Key_Space)
    typed.enter()
    assert solo.bridge.result is not None


# Looks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", by_turns([1, 3]))
def test_every_pose_paints_in_both_themes(make: Any, look: Look, seats: int) -> None:
    players = [Player(name=f"P{n}") for n in range(seats)]
    table = make(players, size=(1024, 640))
    states = poses(table.own_parts())
    assert ("looking" in states) == (seats > 1)
    # Nobody here has a character that could react, and the teacher asks only those who play alone.
    unseen = ("reaction", "teacher") if seats > 1 else ("reaction",)
    due = list(some([name for name in states if not name.startswith(unseen)], 5))
    seen = []
    themes = [ThemeChoice.DAY, ThemeChoice.NIGHT]
    for name in due:
        states[name]()
        found = {}
        for theme in themes:
            look.set_choice(theme)
            found[theme] = table.grab().toImage()
        # The next one begins with the theme that is there.
        themes.reverse()
        assert found[ThemeChoice.DAY] != found[ThemeChoice.NIGHT]
        seen.append(found[ThemeChoice.NIGHT])
    look.set_choice(ThemeChoice.DAY)
    same = [due[at] for at, (one, other) in enumerate(itertools.pairwise(seen), 1) if one == other]
    assert same == []


def test_a_theme_can_change_while_a_tile_is_held(drafting: Any, look: Look) -> None:
    table = drafting.table
    table.scene.take(first_space(drafting))
    anchor = table.scene.hand.anchor
    look.set_choice(ThemeChoice.NIGHT)
    assert table.held is not None
    assert anchor == table.scene.hand.anchor
    look.set_choice(ThemeChoice.DAY)


def test_each_picture_is_painted_once(drafting: Any, look: Look) -> None:
    table = drafting.table
    table.scene.take(first_space(drafting))
    hand = table.scene.hand
    for _ in range(2):
        for column in range(10):
            hand.move_to((column, 5))
            table.grab()
    painted = look.pixmaps.painted
    for column in range(10):
        hand.move_to((column, 5))
        table.grab()
    assert painted == look.pixmaps.painted


@pytest.mark.parametrize("seats", by_turns([1, 4]))
def test_the_suitcase_is_the_hero_at_any_size(make: Any, seats: int) -> None:
    table = make([Player(name=f"P{n}") for n in range(seats)])
    board = table.scene.board
    view = table.scene.view
    for size in ((1024, 640), (1280, 800), (1920, 1080), (2560, 1440)):
        table.resize(*size)
        QTest.qWait(1)
        with at(size=size):
            corners = board.mapToScene(board.grid_rect()).boundingRect()
            shown = view.mapFromScene(corners).boundingRect()
            assert view.viewport().rect().contains(shown)
            assert shown.width() / size[0] >= 0.42
            for row in table.score.rows.values():
                assert row.width() > 150
    assert BONUS_SPACE == 0


# Habits -------------------------------------------------------------------------------------------


def test_lists_and_score_stand_left_for_who_wants_them_there(solo: PackTable) -> None:
    def score_is_left() -> bool:
        QApplication.processEvents()
        panel, view = solo.score, solo.scene.view
        return panel.mapTo(solo, QPoint()).x() < view.mapTo(solo, QPoint()).x()

    assert not score_is_left()
    solo.bridge.preferences.set_hands(TablePreferences(left=True))
    assert score_is_left()
    solo.bridge.preferences.set_hands(TablePreferences())
    assert not score_is_left()


def test_places_are_shown_unasked_to_who_wants_them(drafting: Any) -> None:
    table = drafting.table
    table.scene.take(first_space(drafting))
    assert not table.scene.board.places
    table.scene.hand.put_back()
    table.bridge.preferences.set_hands(TablePreferences(places=True))
    table.scene.take(first_space(drafting))
    assert table.scene.board.places
    assert table.table_widgets.places_button.isChecked()


def test_all_places_is_pressed_only_while_they_are_shown(drafting: Any) -> None:
    table = drafting.table
    button = table.table_widgets.places_button
    table.scene.take(first_space(drafting))
    QTest.keyClick(table.scene.view, Qt.Key.Key_L)
    assert button.isChecked()
    assert button.isEnabled()
    table.scene.hand.put_back()
    assert not table.scene.board.places
    assert not button.isChecked()
    assert not button.isEnabled()
    state = QAccessible.queryAccessibleInterface(button).state()
    assert not state.checked
    # The wish is remembered: the next tile shows its places again.
    table.scene.take(first_space(drafting))
    assert table.scene.board.places
    assert button.isChecked()
    assert button.isEnabled()


def test_without_a_preview_the_sheet_waits_for_confirm(drafting: Any) -> None:
    table = drafting.table

    def changes() -> bool:
        """Whether the sheet shows something that is not settled yet."""
        now, then = table.bridge.sheets(), table.pending.preview().sheet
        shown = table.score.grab().toImage()
        table.score.show_sheet(now[table.seat], now[table.seat], table.view)
        plain = table.score.grab().toImage()
        assert now != then
        return bool(shown != plain)

    drafting.play(drafting.placing(cat=False))
    assert changes()
    table.bridge.preferences.set_hands(TablePreferences(preview=False))
    assert not changes()


def test_who_takes_a_tile_before_confirming_a_claim_is_told_of_that(
    make: Any, mouse: Driver, keys: Driver
) -> None:
    table = make((ADA, BEN))
    hand = mouse(table)
    hand.claim(2)
    hand.colour(1)
    asked = hand.now()
    assert "Confirm" in asked
    keys(table).key(Qt.Key.Key_B)
    assert asked == hand.now(), "not that it is another's turn"
    assert table.held is None


def test_a_sheet_that_says_the_same_is_not_filled_in_again(drafting: Any) -> None:
    """While a tile is held, it is asked for with each space that the tile passes."""
    table = drafting.table
    now, then = table.state.now[table.seat], drafting.table.pending.preview().sheet[table.seat]
    with patch.object(table.score, "show_sheets", wraps=table.score.show_sheets) as filled:
        for sheet in (then, replace(then), then):
            table.score.show_sheet(now, sheet, table.view)
        assert filled.call_count == 0, "it says so already"
        other = replace(then, lines=then.lines[1:])
        for sheet in (other, other, then):
            table.score.show_sheet(now, sheet, table.view)
        assert filled.call_count == 2


def test_a_colour_that_can_score_no_more_says_so(solo: PackTable) -> None:
    groups, sheet = solo.box.groups, solo.bridge.sheets()[solo.seat]
    for points, wanted in ((groups[-2], "Mint"), (groups[-1], "Mint (max.)")):
        lines = tuple(
            replace(line, points=points) if line.line == "mint" else line for line in sheet.lines
        )
        solo.score.show_sheet(sheet, replace(sheet, lines=lines), solo.view)
        assert solo.score.name("mint") == wanted
        assert solo.score.name("peach") == "Peach"


@pytest.mark.parametrize(
    ("now", "then", "room", "first"),
    [(0, 0, 5, 0), (0, 1, 5, 0), (3, 3, 5, 1), (3, 5, 3, 2), (11, 11, 5, 7), (2, 2, 12, 0)],
)
def test_the_steps_of_a_group_are_shown_from_just_below_its_own(
    solo: PackTable, now: int, then: int, room: int, first: int
) -> None:
    ladder = Ladder(solo.box.groups, now, then, ("Mint",))
    assert range(first, first + room) == ladder.window(room)


def test_the_sheet_shows_what_each_size_of_a_group_scores_with_its_own_marked(
    solo: PackTable,
) -> None:
    row, sheet = solo.score.rows["mint"], solo.bridge.sheets()[solo.seat]
    with text.recording() as painted:
        draw(row)
    assert ["1", "3", "5"] == [words.text for words in painted if words.text.isdigit()][:3]
    pictures = []
    for count in (0, 3, 4):
        lines = tuple(
            replace(line, count=count, points=0) if line.line == "mint" else line
            for line in sheet.lines
        )
        one = replace(sheet, lines=lines)
        solo.score.show_sheet(one, one, solo.view)
        pictures.append(row.grab().toImage())
    assert all(one != other for one, other in itertools.combinations(pictures, 2))
    assert "1, 3, 5, 8" in row.toolTip()


def test_where_there_is_little_room_steps_are_worth_more_than_a_count(solo: PackTable) -> None:
    row, sheet = solo.score.rows["mint"], solo.bridge.sheets()[solo.seat]
    lines = tuple(replace(line, count=3) if line.line == "mint" else line for line in sheet.lines)
    solo.score.show_sheet(replace(sheet, lines=lines), replace(sheet, lines=lines), solo.view)
    for width, counts in ((250, False), (400, True)):
        canvas = QPixmap(width, 20)
        painter = QPainter(canvas)
        with text.recording() as painted, patch.object(QPainter, "drawText") as drawn:
            row.draw(painter, QRectF(canvas.rect()))
        painter.end()
        steps = [words.text for words in painted if words.text.isdigit()]
        assert len(steps) >= 4
        assert counts == any("×3" in call.args for call in drawn.call_args_list)
