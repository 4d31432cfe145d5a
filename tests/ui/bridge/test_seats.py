"""Who sits where: colours of their own, letters of their own."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import resources
from engine.core import Level, Seat
from engine.match import Player
from tests.toys.games.porters import Porters
from ui.bridge import seats
from ui.bridge.seats import (
    colour_name,
    initial,
    mark_name,
    own_colours,
    profile,
    shown_name,
)
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


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Computer 2", "Computer 3", "Computer 4", "Ada"], "234A"),
        (["Computer 2", "Anna", "Ada", "Computer 3"], "1234"),
        (["Computer 2", "Computer 2", "Ada"], "12A"),
    ],
)
def test_a_number_in_a_name_goes_along_when_seats_move_on(names: list[str], letters: str) -> None:
    assert letters == "".join(initial(names, seat) for seat in range(len(names)))


def test_each_mark_is_told_in_words_by_its_emblem_too() -> None:
    assert mark_name("teal") == "Teal, sailing boat"
    emblems = {mark_name(colour).removeprefix(colour_name(colour)) for colour in COLOURS}
    assert len(emblems) == 8


def test_names_that_the_program_makes_are_known_in_every_language() -> None:
    files = sorted((Path(resources.__file__).parent / "languages").glob("*.ts"))
    assert files
    for source in ("Player {number}", "Computer {number}"):
        said = [message for file in files for message in ET.parse(file).iter("message")]
        same = (message for message in said if message.findtext("source") == source)
        made = [source, *(str(message.findtext("translation")) for message in same)]
        assert len(made) >= len(files)
        assert all(seats.GENERATED_NAME.fullmatch(name.format(number=12)) for name in made)


def test_a_made_name_is_said_in_the_language_of_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    hard = Level("hard")
    assert shown_name("Spieler 2", Seat(0), None) == "Player 2"
    assert shown_name("Computer 3", Seat(0), hard) == "Computer 3"
    assert shown_name("Computer 3", Seat(0), None) == "Player 3", "who has taken its seat"
    assert shown_name("Player 2", Seat(0), hard) == "Player 2", "whose seat a computer has taken"
    assert shown_name("", Seat(2), hard) == "Computer 3"
    assert shown_name("Spieler 2b", Seat(0), None) == "Spieler 2b"
    monkeypatch.setattr(seats, "default_name", lambda seat, _: f"Spieler {seat + 1}")
    assert shown_name("Player 2", Seat(0), None) == "Spieler 2"


def test_whoever_has_no_name_is_one_person_in_every_language_and_seat() -> None:
    unnamed = ("", "Player 1", "Player 2", "Spieler 1", "Computer 2")
    assert {profile(name) for name in unnamed} == {""}
    assert profile("Ada") == profile("ADA") != ""
