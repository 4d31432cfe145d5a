"""The table of Cargo Hold: its states for the gallery, and what lies over a raid that stays."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.games.cargo_hold.actions import Attack, Deliver
from engine.games.cargo_hold.view import Phase
from tests.ui.tables.cargo_hold.conftest import Make, Yard
from ui.tables.cargo_hold.poses import poses


def begun(make: Make) -> Yard:
    """A match of two persons, the first of whom has a delivery."""
    yard = make("3*guard thief 2*gold grain", "3*outlaw thief lasso 2*mail", seats=2, persons=2)
    yard.deliver("2*gold thief")
    yard.bridge.screen.take(yard.actor)
    return yard


def test_the_table_comes_into_each_state(make: Make) -> None:
    yard = begun(make)
    table, named = yard.table, poses(yard.table)
    named["hand"]()
    assert table.view.phase in (Phase.COLLECT, Phase.DELIVER)
    named["chosen"]()
    assert isinstance(table.tried, Deliver)
    assert table.tried.extended
    named["aimed"]()
    assert isinstance(table.tried, Attack)
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
        table.showdown.again()
    assert table.showdown.is_open
    do(yard)
    assert not table.showdown.is_open
