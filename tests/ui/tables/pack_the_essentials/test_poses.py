"""Tests of Pack the Essentials: what the gallery's states show."""

from __future__ import annotations

import pytest

from engine.games.pack_the_essentials import scoring
from tests.ui.tables.pack_the_essentials.conftest import Make
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.poses import poses


@pytest.mark.parametrize("seed", ["table", "bonus", "third"])
def test_the_teacher_is_seen_asking_and_says_why(make: Make, seed: str) -> None:
    """Also in a turn in which a bonus tile is to be packed."""
    table = make(seed=seed)
    named = poses(table.own_parts())
    named["teacher"]()
    tag = table.teacher_tag
    assert tag.isVisible()
    assert all(line.isHidden() for line in tag.reasons)
    named["teacher-why"]()
    assert tag.isVisible()
    made, better = (line.text() for line in tag.reasons)
    assert made.startswith(("You pack", "You lure")), made
    assert "Colour groups +13" in better
    assert "0 instead of 3" in better
    # The spaces that the reason is about are lit, and the tiles that are tried.
    base, tried = (view.seats[0] for view in (table.state.base, table.state.view))
    empty, left = (scoring.empty_cells(table.box, seat) for seat in (base, tried))
    packed = {*art.cells_at(table.box, empty & ~left)}
    lit = table.scene.board._lit
    assert packed
    assert packed < lit
    assert len(lit - packed) == 3
    assert lit - packed <= {*art.cells_at(table.box, left)}
