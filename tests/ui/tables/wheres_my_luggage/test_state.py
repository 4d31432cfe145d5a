"""What the table shows is one value, which all of its parts have."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

from engine.core import Refused, Seat
from engine.games.wheres_my_luggage.view import Phase
from tests.ui.tables.wheres_my_luggage.conftest import ADA, BEN, BOT, Make, Table

MEMORY = {"form": "memory"}


def turned(make: Make) -> Table:
    """A tile has its face up."""
    table = make(options=MEMORY)
    table.table.take(table.hidden().index(table.view.seats[0].passenger))
    assert table.table.faces.up is not None
    return table


def checked(make: Make) -> Table:
    """A round is over: its pairs are seen."""
    table = make((ADA, BEN), options=MEMORY)
    while table.view.phase is Phase.PLAY:
        actor = table.view.actor
        table.table.take(table.hidden().index(table.view.seats[actor].passenger))
        table.table.go_on()
    table.table.motion.catch_up()
    assert not table.table.check.isHidden()
    return table


def paused(make: Make) -> Table:
    table = make((ADA, BOT))
    table.table.pause()
    return table


def stepped(make: Make) -> Table:
    return make((ADA, BEN), options={"form": "timed"})


def watched(make: Make) -> Table:
    return make((BOT, BOT), options=MEMORY)


@pytest.mark.parametrize("situation", [turned, checked, paused, stepped, watched])
def test_to_show_all_makes_one_state(make: Make, situation: Callable[[Make], Table]) -> None:
    page = situation(make).table
    with patch.object(page, "make_state", wraps=page.make_state) as made:
        page.refresh()
        assert made.call_count == 1
        with patch.object(page.bridge, "read_only", True):
            page.refresh()
        assert made.call_count == 2
    page.refresh()


@pytest.mark.parametrize("situation", [turned, checked, paused, stepped, watched])
def test_table_and_stage_have_the_same_state(
    make: Make, situation: Callable[[Make], Table]
) -> None:
    """Also after something was only said."""
    page: Any = situation(make).table
    seat = Seat(0)
    for command in (
        page.refresh,
        page.say_now,
        lambda: page.refuse_seat(seat, Refused("WL-11", "hand")),
        lambda: page.tell(seat, "Not now."),
        page.prompt.hushed.emit,
        page.sit,
    ):
        command()
        assert page.state is page.scene.state
