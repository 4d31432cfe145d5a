"""The table of Carry On: its states for the gallery, and with them who plays a match on (`kit`)."""

from __future__ import annotations

import pytest

from engine.games.carry_on.actions import Pick
from engine.games.carry_on.events import LuggageDrawn
from engine.games.carry_on.view import NOTHING, Phase
from tests.ui.tables.carry_on.test_table import Make, make
from ui.kit.gallery_driver import GalleryDriver
from ui.tables.carry_on.poses import director, poses

__all__ = ["make"]


def test_decisions_are_made_until_the_table_is_there(make: Make) -> None:
    kitchen = make(2, persons=2)
    named = poses(kitchen.table.own_parts())
    for name, phase in (("late", Phase.PICK), ("settling", Phase.SETTLE)):
        named[name]()
        view = kitchen.table.view
        assert (phase, 1) == (view.phase, view.round)
        assert kitchen.bridge.screen.due is None
    assert kitchen.table.page.isVisibleTo(kitchen.table)


def test_movement_stands_still_for_its_picture(make: Make) -> None:
    kitchen = make(2, persons=2)
    table = kitchen.table
    poses(table.own_parts())["hand"]()
    for share in (0.3, 0.8):
        director(table.own_parts()).freeze(LuggageDrawn, share)
        assert table.animator._sprites
        assert not table.motion.busy
        assert table.view.phase is Phase.LUGGAGE


def test_what_is_refused_is_not_passed_over(make: Make) -> None:
    kitchen = make(2, persons=2)
    kitchen.on_to(Phase.PICK)
    table = kitchen.table
    with pytest.raises(RuntimeError, match="was refused"):
        GalleryDriver(table, table.shared, lambda _seat: Pick(NOTHING)).step()
