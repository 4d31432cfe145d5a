"""The table of Cargo Hold: its states for the gallery, and what lies over a raid that stays."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from engine.core import Action, Refused, Seat
from engine.games.cargo_hold.actions import Attack, Deliver
from engine.games.cargo_hold.view import Phase
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from tests.ui.tables.laws.kit import shown
from ui.motion.sprite import Sprite
from ui.tables.cargo_hold.poses import poses
from ui.tables.cargo_hold.words import say


def begun(make: Make) -> Yard:
    """A match of two persons, the first of whom has a delivery."""
    yard = make("3*guard thief 2*gold grain", "3*outlaw thief lasso 2*mail", seats=2, persons=2)
    yard.deliver("2*gold thief")
    yard.bridge.screen.take(yard.actor)
    return yard


def test_the_table_comes_into_each_state(make: Make) -> None:
    yard = begun(make)
    table, named = yard.table, poses(yard.table.own_parts())
    named["hand"]()
    assert table.view.phase in (Phase.COLLECT, Phase.DELIVER)
    named["chosen"]()
    assert isinstance(table.state.tried, Deliver)
    assert table.state.tried.extended
    named["aimed"]()
    assert isinstance(table.state.tried, Attack)
    named["log"]()
    assert table.log.isVisible()
    named["answers"]()
    assert table.standing.isVisible()


@pytest.mark.parametrize(
    "do",
    [
        lambda yard: yard.table.show_ledger(),
        lambda yard: yard.table.show_cards(),
        lambda yard: yard.choose("guard"),
    ],
    ids=["ledger", "cards", "choose"],
)
def test_a_raid_that_stays_gives_way_to_what_is_asked_for(
    make: Make, do: Callable[[Yard], None]
) -> None:
    yard = make("3*guard thief 2*gold grain", "3*outlaw thief lasso 2*mail", seats=2)
    yard.deliver("2*gold guard")
    yard.raid(0, "outlaw")
    yard.end()
    table = yard.table
    if not table.showdown.is_open:
        table.show_recent()
    assert table.showdown.is_open
    do(yard)
    assert not table.showdown.is_open


def test_the_pose_of_what_is_asked_has_a_question_over_a_raid(make: Make) -> None:
    yard = make("3*guard thief", "getaway 2*gold mail", seats=2, persons=2)
    yard.end()
    yard.deliver("2*gold getaway")
    before = shown(yard.table).picture
    poses(yard.table.own_parts())["asked"]()
    table = yard.table
    assert table.view.phase is Phase.CHOICE
    assert table.choice.words.text() == say("ask-getaway")
    assert table.choice.isVisible()
    assert table.showdown.is_open
    assert shown(table).picture != before


def test_the_pose_of_a_hand_that_is_too_large_has_a_card_chosen_to_go(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    yard = make("3*guard 4*outlaw", "4*farmhand 3*gunslinger", seats=2, persons=2)
    submit = yard.bridge.submit

    def answered(seat: Seat, acts: Sequence[Action]) -> Refused | None:
        refused = submit(seat, acts)
        yard.answer()
        return refused

    monkeypatch.setattr(yard.bridge, "submit", answered)
    before = shown(yard.table).picture
    poses(yard.table.own_parts())["discard"]()
    table = yard.table
    assert table.view.phase is Phase.DISCARD
    assert len(table.state.hand) > table.box.limit
    assert len(table.scene.cards()) == 1
    assert shown(table).picture != before


def test_the_pose_of_a_collected_delivery_has_its_cards_in_the_middle(make: Make) -> None:
    yard = make("2*gold guard grain", "3*outlaw", seats=2)
    yard.deliver("2*gold guard")
    yard.end()
    before = shown(yard.table).picture
    poses(yard.table.own_parts())["collected"]()
    sprites = [item for item in yard.table.stage.scene().items() if isinstance(item, Sprite)]
    assert len(sprites) >= 3
    assert shown(yard.table).picture != before
