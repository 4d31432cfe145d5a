"""What the table shows is one value, which all of its parts have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt

from engine.games.pack_the_essentials.view import Phase
from tests.ui.tables.pack_the_essentials.conftest import ADA, BEN, Keys, Mouse


def drafting(make: Any) -> Any:
    """A mouse at a solo table in the first draft, with two rats."""
    hand = Mouse(make(options={"victory": "city-kitty"}))
    hand.claim(4)
    hand.confirm()
    assert hand.view.phase is Phase.DRAFT
    return hand


def first_space(table: Any) -> int:
    space: int = table.scene.lying()[0][0]
    return space


def held(make: Any) -> Any:
    table = drafting(make).table
    table.scene.take(first_space(table))
    assert table.held is not None
    return table


def held_with_all_places(make: Any) -> Any:
    table = held(make)
    table.scene.hand.show_places(True)
    return table


def tried(make: Any) -> Any:
    hand = drafting(make)
    hand.play(hand.placing(cat=False))
    assert hand.table.state.acts
    return hand.table


def test_positions_stay_claimed_until_the_last_turn_of_the_round_is_confirmed(make: Any) -> None:
    """A preview of the end of a round (PE-20) takes nobody off the mat."""
    hand = drafting(make)
    table, before = hand.table, hand.view
    assert 4 == before.position
    shown = [item._claimed for item in table.scene.positions]
    tips = [table.scene._position_tip(number) for number in range(1, 5)]
    hand.play(hand.placing(cat=False))
    assert not table.state.view.position, "the round would be over"
    assert before.claims == table.state.mat.claims
    assert shown == [item._claimed for item in table.scene.positions]
    assert tips == [table.scene._position_tip(number) for number in range(1, 5)]
    hand.confirm()
    assert (2, Phase.CLAIM) == (hand.view.round, hand.view.phase)
    assert not any(item._claimed.token for item in table.scene.positions)


def looked_at(make: Any) -> Any:
    table = make((ADA, BEN))
    table.inspect(1 - table.seat)
    return table


def watched(make: Any) -> Any:
    table = make()
    table.interrupt()
    table.bridge.read_only = True
    return table


SITUATIONS = [held, held_with_all_places, tried, looked_at, watched]


@pytest.mark.parametrize("situation", SITUATIONS)
def test_to_show_all_makes_one_state(make: Any, situation: Callable[[Any], Any]) -> None:
    table = situation(make)
    with patch.object(table, "make_state", wraps=table.make_state) as made:
        table.refresh()
    assert made.call_count == 1


@pytest.mark.parametrize("situation", SITUATIONS)
def test_table_and_stage_have_the_same_state(make: Any, situation: Callable[[Any], Any]) -> None:
    table = situation(make)
    assert table.state is table.scene.state
    table.refresh()
    assert table.state is table.scene.state


def test_the_state_follows_what_is_held(make: Any) -> None:
    """However it is turned, moved or laid down; table and stage have the same."""
    table = drafting(make).table
    hand, space = table.scene.hand, first_space(table)

    def check() -> None:
        state, tiles = table.make_state(table.view), table.tiles
        assert state.held == table.state.held == table.scene.state.held == tiles.shown
        assert table._lying == tiles.lying
        assert table.state is table.scene.state

    for command in (
        lambda: table.scene.take(space),
        lambda: hand.rotate(1),
        hand.flip,
        lambda: hand.show_places(True),
        lambda: hand.rotate(-1),
        lambda: hand.move_to((0, 0)),
        lambda: hand.show_places(False),
        hand.put_back,
        lambda: table.scene.take(space),
        lambda: hand.move_to(table.held.legal_anchors()[0]),
        hand.place,
        lambda: table.scene.take(space),
        lambda: Keys(table).key(Qt.Key.Key_Escape),
    ):
        command()
        check()
    assert table.state.held is None
    assert table.state.acts == ()
