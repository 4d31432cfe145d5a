"""Who sits where: colours of their own, letters of their own."""

from __future__ import annotations

from typing import Any

import pytest

from engine.match import Player
from tests.toys.games.porters import Porters
from ui.bridge.seats import colour_name, initial, mark_name, own_colours
from ui.look.palette import COLOURS


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ([""] * 8, list(COLOURS)),
        (["plum", "brick"], ["plum", "brick"]),
        # Who was first keeps it, and nobody takes what another one wants.
        (["ocean", "ocean", "", "brick"], ["ocean", "plum", "moss", "brick"]),
        (["gold", "brick"], ["ocean", "brick"]),
        (["berry"] * 9, ["berry", *COLOURS[:7], "brick"]),
    ],
)
def test_each_seat_has_a_colour_of_its_own(wanted: list[str], given: list[str]) -> None:
    assert own_colours(wanted) == given


@pytest.mark.parametrize("colours", [[""] * 8, ["moss"] * 8, ["#a0b1c2", "berry", *COLOURS[1:7]]])
def test_eight_players_have_eight_marks_whatever_a_save_says(make: Any, colours: list[str]) -> None:
    bridge = make([Player("person", None, "", colour) for colour in colours], game=Porters())
    assert sorted(player.colour for player in bridge.players) == sorted(COLOURS)


def test_of_eight_each_has_a_letter_of_its_own() -> None:
    names = ["Ada", "Ben", "Computer 3", "Computer 4", "Computer 5", "ben", "Zoë", "ßen"]
    letters = [initial(names, seat) for seat in range(8)]
    assert letters == ["A", "2", "3", "4", "5", "6", "Z", "S"]


def test_each_mark_is_told_in_words_by_its_emblem_too() -> None:
    assert mark_name("teal") == "Teal, sailing boat"
    emblems = {mark_name(colour).removeprefix(colour_name(colour)) for colour in COLOURS}
    assert len(emblems) == 8
