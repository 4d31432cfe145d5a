"""The laws of tables, for every game that has one; a new game gets them for its driver."""

from __future__ import annotations

import pytest

from engine.core import Refused
from tests.tiers import at
from tests.ui.tables.laws import laws
from tests.ui.tables.laws.kit import (
    DRIVERS,
    GAMES,
    WAYS,
    Driver,
    Room,
    Shown,
    driver_id,
    rules,
    shown,
)
from ui.bridge.seats import SeatInfo
from ui.look.style import room_of

LAWS = (*WAYS, "undo", "wrong")
INPUTS = 40
"""So long are matches that are watched, or searched for what is refused."""


every_table = pytest.mark.parametrize("driver", DRIVERS, ids=driver_id)


def but(law: str) -> pytest.MarkDecorator:
    """All tables but those that say why they cannot be asked for it."""
    asked = [driver for driver in DRIVERS if law not in driver.without]
    return pytest.mark.parametrize("driver", asked, ids=driver_id)


def test_each_game_is_played_in_each_way() -> None:
    """What a table is left out of has a reason, and another form of the game has it."""
    for driver in DRIVERS:
        assert set(driver.without) <= set(LAWS)
        assert all(len(why.split()) > 5 for why in driver.without.values())
    for game in GAMES:
        for way in WAYS:
            forms = [each for each in DRIVERS if each.game == game and way not in each.without]
            assert forms, (game, way)


@but("keys")
def test_a_round_by_keys(driver: type[Driver], room: Room) -> None:
    laws.a_round_is_played(room.play(driver), "keys")


@but("pointer")
def test_a_round_by_pointer(driver: type[Driver], room: Room) -> None:
    laws.a_round_is_played(room.play(driver), "pointer")


@but("tree")
def test_a_round_through_the_tree(driver: type[Driver], room: Room, listening: None) -> None:
    laws.a_round_is_played(room.play(driver), "tree")


@but("undo")
def test_undo_and_redo_show_what_was(driver: type[Driver], room: Room) -> None:
    made = room.play(driver, practice=True)

    def anew() -> Shown:
        table = room.table(driver, made.bridge)
        found = shown(table)
        table.hide()
        return found

    laws.undo_and_redo_show_what_was(made, anew)


@but("wrong")
def test_what_is_refused_is_told(driver: type[Driver], room: Room, listening: None) -> None:
    laws.what_is_refused_is_told(room.play(driver))


@every_table
def test_refusals_have_words(driver: type[Driver], room: Room) -> None:
    spec, session = room.spec(driver), room.past(driver, INPUTS)
    seated = zip(session.seats, session.players, strict=True)
    players = [SeatInfo(seat, each.name, each.colour, None) for seat, each in seated]

    def words(refused: Refused) -> str:
        return spec.refusal(refused, players)

    assert laws.refusals_have_words(rules(driver), session, words) > 0


@every_table
def test_scrubbed_it_shows_the_same(driver: type[Driver], room: Room) -> None:
    laws.scrubbed_it_shows_the_same(*room.watch(driver, room.past(driver, INPUTS)))


@every_table
def test_with_the_most_seats_nothing_is_cut(driver: type[Driver], room: Room) -> None:
    """In the least window that a usual screen has, less what the page itself takes of it."""
    room.look.set_room(room_of(1024, 640))
    with at(seats=rules(driver).seats[-1]):
        made = room.play(driver, seats=rules(driver).seats[-1], size=(1008, 580))
        laws.nothing_is_cut(made, room.look, 0 if "pointer" in driver.without else 2)
