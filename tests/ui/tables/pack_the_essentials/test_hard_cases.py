"""The table: nothing fits, bonus tiles that go back, computers that think, seats that change."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Action, Level, Rng, Seat
from engine.games.pack_the_essentials.actions import (
    Claim,
    Discard,
    Place,
    PlaceBonus,
    TakeBonus,
)
from engine.games.pack_the_essentials.events import BonusReturned
from engine.games.pack_the_essentials.view import Phase
from engine.match import Player, Session, begin
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed
from ui.tables.pack_the_essentials.pending_moves import discardable
from ui.tables.pack_the_essentials.poses import poses
from ui.tables.pack_the_essentials.table import Table as PackTable

GAME = "pack_the_essentials"
ZERO = Seat(0)
ADA = Player(name="Ada", colour="brick")
BEN = Player(name="Ben", colour="ocean")
RANDOM = Player("computer", Level("random"), "Robin", "moss")


def badly(session: Session, claim: int, found: Callable[[Session], bool]) -> Iterator[Action]:
    """Play so that little fits, until something is found; the acts. Ends with the match."""
    stream = Rng("badly", session.seed)
    while session.result is None:
        view = session.view(ZERO)
        if view.phase is Phase.DRAFT and not view.drafted and found(session):
            return
        legal: Any = session.legal(ZERO)
        if view.phase is Phase.CLAIM:
            act: Any = min(legal, key=lambda act: abs(act.position - claim))
        elif view.phase is Phase.BONUS:
            act = TakeBonus(view.round % 4)
        else:
            act = legal.sample(stream)
        session.submit(ZERO, act)
        yield act


def table_where(
    make: Any, claim: int, found: Callable[[Session], bool], *, known: int = 0
) -> PackTable:
    """A solo table in the first draft of some match in which something is found.

    The match of number `known` is tried first: under the rules of today it is there.
    """
    options = {"victory": "city-kitty"}
    for number in (known, *range(400)):
        session = begin(catalog.game(GAME), f"crowded {number}", [ADA], options)
        acts = list(badly(session, claim, found))
        if session.result is None:
            table: PackTable = make(options=options, seed=session.seed)
            for act in acts:
                assert table.bridge.submit(ZERO, [act]) is None
            return table
    raise AssertionError("no such suitcase was found")


def returning(act: Action, table: Any) -> bool:
    """Whether an act would send the bonus tile back."""
    return any(isinstance(event, BonusReturned) for event in table.preview(ZERO, [act]).events)


@pytest.fixture
def crowded(make: Any) -> PackTable:
    """A table at a draft where no tile fits in any way that can be paid for."""
    return table_where(
        make, 3, lambda session: all(isinstance(act, Discard) for act in session.legal(ZERO))
    )


def test_where_nothing_fits_a_click_discards(crowded: PackTable, mouse: Any) -> None:
    hand = mouse(crowded)
    assert crowded.acting is not None
    assert discardable(crowded.acting)
    assert "discard" in hand.now()
    act = hand.legal()[0]
    piece = crowded.scene.piece_on(act.space)
    assert piece is not None
    hand.play(act)
    assert (act,) == crowded.acting.acts
    assert f"Tile {act.space} will be discarded" in hand.now()
    before = hand.view
    hand.confirm()
    assert before.seats[0].placed == hand.view.seats[0].placed


def test_where_nothing_fits_a_digit_discards(crowded: PackTable, keys: Any) -> None:
    hand = keys(crowded)
    act = hand.legal()[-1]
    hand.digit(act.space)
    assert crowded.pending is not None
    assert (act,) == crowded.pending.acts
    hand.enter()
    assert any(f"discard tile {act.space}" in line for line in crowded.log.lines)


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_last_tile_that_does_not_fit_is_discarded_with_an_empty_hand(
    make: Any, mouse: Any, way: str
) -> None:
    """It cannot be taken up, so neither button nor key may wait for that."""
    table = table_where(
        make, 4, lambda session: all(isinstance(act, Discard) for act in session.legal(ZERO))
    )
    hand, button = mouse(table), table.table_widgets.discard_button
    (act,) = hand.legal()
    assert "Press “Discard” or D" in hand.now()
    assert button.isEnabled()
    if way == "button":
        hand.press(button)
    else:
        QTest.keyClick(table.scene.view, Qt.Key.Key_D)
    assert table.pending is not None
    assert (act,) == table.pending.acts
    assert "choose another" not in hand.now(), "there is none"
    hand.confirm()
    assert any(f"discard tile {act.space}" in line for line in table.log.lines)


def test_a_tile_that_fits_only_as_a_cat_may_be_placed_or_discarded(make: Any, mouse: Any) -> None:
    table = table_where(
        make, 4, lambda session: {type(act) for act in session.legal(ZERO)} == {Place, Discard}
    )
    hand = mouse(table)
    assert "spend a rat" in hand.now()
    act = next(act for act in hand.legal() if isinstance(act, Place))
    assert act.cat
    assert table.table_widgets.discard_button.isVisible()
    assert not table.table_widgets.discard_button.isEnabled()
    discard = Discard(act.space)
    hand.play(discard)
    assert [discard] == [*table.pending.acts]  # type: ignore[union-attr]
    hand.press(table.undo_button)
    hand.play(act)
    assert [act] == [*table.pending.acts]  # type: ignore[union-attr]
    assert "1 pack rat" in hand.now()


def test_a_bonus_tile_that_fits_nowhere_goes_back_by_itself(make: Any, mouse: Any) -> None:
    """A sock needs two spaces side by side; it is said before the confirm that it goes back."""

    def found(session: Session) -> bool:
        if session.view(ZERO).seats[0].bonus is None:
            return False
        legal = [act for act in session.legal(ZERO) if not isinstance(act, PlaceBonus)]
        return any(returning(act, session) for act in legal)

    table = table_where(make, 2, found, known=43)
    hand = mouse(table)
    legal = [act for act in hand.legal() if not isinstance(act, PlaceBonus)]
    hand.play(next(act for act in legal if returning(act, table.bridge)))
    assert "will go back to the supply" in hand.now()
    assert table.pending is not None
    assert table.pending.complete
    hand.confirm()
    assert any("fits nowhere and goes back" in line for line in table.log.lines)


def test_a_computer_thinks_and_can_be_skipped(
    make: Any, mouse: Any, preferences: Preferences, qtbot: QtBot
) -> None:
    preferences.set_speed(Speed.SLOW)
    table: PackTable = make([ADA, RANDOM], seed="robin")
    hand = mouse(table)
    hand.claim(2)
    hand.confirm()
    table.motion.catch_up()
    assert not table.live
    assert "Robin is thinking…" == hand.now()
    assert table.skip_button.isVisible()
    assert not table.confirm_button.isVisible()
    before = table.bridge.view()
    assert before.claims[1] == ZERO
    # Before it had any thought, so that the first one is taken.
    hand.press(table.skip_button)
    qtbot.waitUntil(lambda: before != table.bridge.view(), timeout=30_000)
    table.motion.catch_up()
    assert any(line.startswith("Robin claims position") for line in table.log.lines)


def test_a_match_against_a_computer_goes_on(make: Any, mouse: Any, qtbot: QtBot) -> None:
    table: PackTable = make([ADA, RANDOM], seed="goes on")
    hand = mouse(table)
    for _ in range(6):
        qtbot.waitUntil(lambda: table.live, timeout=30_000)
        view = hand.view
        if view.phase is Phase.CLAIM:
            free = [n for n, claim in enumerate(view.claims, 1) if claim < 0]
            hand.play(Claim(free[-1]))
        elif view.phase is Phase.BONUS:
            hand.play(TakeBonus(0))
        else:
            hand.play(hand.placing(cat=False))
            if not table.pending.complete:  # type: ignore[union-attr]
                hand.play(hand.placing(cat=False, kind=PlaceBonus))
        hand.confirm()
        assert table.seat == ZERO, "the person's suitcase stays on the table"
    assert hand.view.round > 1


def test_the_computer_takes_a_seat_over_and_gives_it_back(make: Any) -> None:
    table: PackTable = make([ADA, BEN])
    table.bridge.submit(ZERO, [Claim(1)])
    assert table.seat == Seat(1)
    assert isinstance(table.bridge, MatchBridge)
    table.bridge.set_seat(Seat(1), Level("random"))
    assert not table.live
    table.bridge.set_seat(Seat(1), None)
    assert table.live
    assert table.seat == Seat(1)


def test_a_match_that_is_over_offers_nothing(make: Any) -> None:
    table: PackTable = make(options={"victory": "city-kitty"})
    poses(table.own_parts())["toys"]()
    table.confirm()
    assert table.bridge.result is not None
    total = table.bridge.sheets()[0].total
    assert table.now.text() == f"The suitcase closes: {total} points."
    assert not table.confirm_button.isVisible()
    assert not table.live
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return, Qt.Key.Key_H, Qt.Key.Key_R):
        QTest.keyClick(table, key)
    assert table.scene.hand.dragged is None


def test_a_match_is_resumed_in_the_middle_of_a_turn(make: Any, mouse: Any) -> None:
    """The tile was placed and committed, the bonus tile not yet (PE-19)."""
    table: PackTable = make(options={"victory": "city-kitty"})
    bridge = table.bridge
    assert bridge.submit(ZERO, [Claim(1), TakeBonus(0)]) is None
    legal: Any = bridge.legal(ZERO)
    tile = min((a for a in legal if isinstance(a, Place)), key=lambda a: (a.cat, a.cell, a.turn))
    assert bridge.submit(ZERO, [tile]) is None
    hand = mouse(table)
    assert hand.view.drafted
    assert "magenta underwear" in hand.now()
    table.scene.take(2)
    assert table.scene.hand.dragged is None
    assert "already placed your tile for this turn" in hand.now()
    hand.play(hand.placing(cat=False, kind=PlaceBonus))
    hand.confirm()
    assert hand.view.round == 2
