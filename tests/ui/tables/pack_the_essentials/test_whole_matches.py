"""The table: whole matches by mouse alone, by keyboard alone, and by two people at one screen."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.pack_the_essentials.actions import Claim, Discard, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.view import Phase
from engine.match import Player
from ui.tables.pack_the_essentials.table import Table as PackTable

ADA = Player(name="Ada", colour="brick")
BEN = Player(name="Ben", colour="ocean")
MOST = 400


def _next_act(hands: Any, step: int) -> Any:
    """The next decision of a person who wants a bit of everything."""
    view = hands.view
    legal = hands.legal() if view.phase is not Phase.TOYS else []
    if view.phase is Phase.CLAIM:
        wanted = (4, 2, 3, 1)[view.round % 4]
        return min(legal, key=lambda act: abs(act.position - wanted))
    if view.phase is Phase.BONUS:
        return TakeBonus(min(act.colour for act in legal if act.colour >= view.round % 4))
    discards = [act for act in legal if isinstance(act, Discard)]
    if discards:
        return discards[0]
    mine = view.seats[hands.seat]
    if mine.bonus is not None:
        act = hands.placing(cat=bool(step % 2), kind=PlaceBonus)
        if act is not None:
            return act
    return hands.placing(cat=mine.rats > 0)


@pytest.mark.deep("a law of tables has a round by pointer in the gate")
def test_solo_by_mouse(make: Any, mouse: Callable[[PackTable], Any]) -> None:
    table = make(options={"victory": "city-kitty"})
    hand = mouse(table)
    over: list[object] = []
    table.bridge.finished.connect(over.append)
    phases = set()
    for step in range(MOST):
        if table.bridge.result is not None:
            break
        phases.add(hand.view.phase)
        if hand.view.phase is Phase.TOYS:
            _move_a_toy(hand)
            hand.confirm()
            continue
        act = _next_act(hand, step)
        before = hand.view
        # Dragging and clicking take turns; a claim is confirmed by its second click.
        hand.play(act, drag=step % 2 == 0)
        assert before == hand.view, "trying out changes nothing"
        if not table.pending.complete:
            hand.play(_next_after(hand), drag=step % 2 == 1)
        if isinstance(table.pending.acts[-1], Claim):
            hand.play(table.pending.acts[-1])
        else:
            hand.confirm()
        assert before != hand.view
    assert len(over) == 1
    assert {Phase.CLAIM, Phase.DRAFT, Phase.TOYS} == phases, "colours are chosen with the claim"
    placed = hand.view.seats[0].placed
    assert any(tile.kind >= table.box.first_bonus for tile in placed)
    assert any(tile.cat for tile in placed)
    assert hand.view.round == table.box.rounds
    assert table.bridge.result is not None
    assert table.bridge.result.scores == (table.bridge.sheets()[0].total,)
    assert table.bridge.result.goal is not None


def _next_after(hand: Any) -> Any:
    """What completes a decision that is half tried out."""
    pending = hand.table.pending
    legal = list(pending.preview().legal)
    if pending.view.phase is Phase.BONUS:
        return min(legal, key=lambda act: act.colour)
    if pending.view.drafted:
        return min(
            (act for act in legal if isinstance(act, PlaceBonus)),
            key=lambda act: (act.cat, act.cell, act.turn),
        )
    return min(
        (act for act in legal if not isinstance(act, PlaceBonus)),
        key=lambda act: (9,) if isinstance(act, Discard) else (0, act.cat, act.cell, act.turn),
    )


def _move_a_toy(hand: Any) -> None:
    """Pick one toy up and lay it somewhere else."""
    table = hand.table
    assert table.confirm_button.isEnabled()
    toys = sorted(table.pending.toys)
    hand.click(hand.cell(table.box.grid.place(toys[0])))
    assert not table.confirm_button.isEnabled()
    mine = hand.view.seats[0]
    full = mine.taken | mine.prefilled
    free = [c for c in range(96) if not full >> c & 1 and c not in toys]
    if free:
        hand.click(hand.cell(table.box.grid.place(free[-1])))
    else:
        hand.click(hand.cell(table.box.grid.place(toys[0])))
    assert table.confirm_button.isEnabled()


@pytest.mark.deep("a law of tables has a round by keys in the gate")
def test_solo_by_keyboard(make: Any, keys: Callable[[PackTable], Any]) -> None:
    table = make(options={"victory": "cat-nap", "side": "own"}, seed="keys")
    hand = keys(table)
    for step in range(MOST):
        if table.bridge.result is not None:
            break
        if hand.view.phase is not Phase.TOYS:
            hand.play(_next_act(hand, step))
            if not table.pending.complete:
                hand.play(_next_after(hand))
            assert table.pending.complete, hand.now()
        # Enter once more confirms, wherever the focus is now.
        hand.enter()
    assert table.bridge.result is not None
    assert hand.view.round == table.box.rounds


@pytest.mark.deep("a law of tables has a round of two in the gate")
def test_hot_seat_of_two(make: Any, mouse: Callable[[PackTable], Any]) -> None:
    table = make([ADA, BEN], seed="two")
    hand = mouse(table)
    shown = set()
    for step in range(MOST):
        if table.bridge.result is not None:
            break
        assert table.seat == hand.seat, "the suitcase shown is that of the person to act"
        shown.add(table.seat)
        assert not table.table_widgets.thumbnails[hand.seat].isVisible()
        assert table.table_widgets.thumbnails[1 - hand.seat].isVisible()
        if hand.view.phase is not Phase.TOYS:
            hand.play(_next_act(hand, step))
            if not table.pending.complete:
                hand.play(_next_after(hand))
        hand.confirm()
    assert table.bridge.result is not None
    assert {0, 1} == shown
    assert hand.view.round == table.box.rounds
    assert "Ada" in table.log.lines[-1]
    assert "Ben" in table.log.lines[-1]


def test_one_confirm_can_hold_claim_colour_and_tile(
    make: Any, mouse: Callable[[PackTable], Any]
) -> None:
    table = make(options={"victory": "city-kitty"})
    hand = mouse(table)
    hand.claim(1)
    hand.colour(2)
    assert len(table.pending.acts) == 2
    first = min(
        (act for act in table.pending.preview().legal if not isinstance(act, PlaceBonus)),
        key=lambda act: (act.cat, act.cell, act.turn),
    )
    hand.play(first)
    hand.play(_next_after(hand))
    assert hand.view.claims == (-1, -1, -1, -1)
    hand.confirm()
    assert len(hand.view.seats[0].placed) == 2
    assert hand.view.round == 2

    assert table.bridge.undo_reach().stop == "revealed"
