"""The laws of tables, for every game that has one; a new game gets them for its driver.

The gate plays a round of each game in each way, in one of its forms by turns; to the other laws it
holds some forms of all games, by turns, so that a further game costs little.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pytest
from PySide6.QtCore import Qt

from engine.core import Refused
from tests.tiers import at, by_turns, some
from tests.ui.tables.laws import laws
from tests.ui.tables.laws.kit import (
    DRIVEN,
    DRIVERS,
    GAMES,
    WAYS,
    Driver,
    Room,
    Shown,
    driver_id,
    has_hands,
    rules,
    shown,
    tips,
    without_driver,
)
from ui.bridge.seats import SeatInfo
from ui.look.style import room_of

LAWS = (*WAYS, "undo", "wrong", "tips", "again")
"""Those that a form may be left out of."""
INPUTS = 40
"""How many inputs have matches that are watched, or searched for what is refused."""


DECISIONS = 9
"""After so many decisions tips are looked at: each seat of three has had its turn again."""
AT_ONCE = 1
"""How many tables the gate holds to a law that is no way to play."""
WAYS_AT_ONCE = 2
"""How many games the gate plays in each way."""


def turns(drivers: Sequence[type[Driver]], at_once: int) -> list[object]:
    """The cases of some tables; in the gate so many at once."""
    found: list[object] = by_turns(drivers, ids=[driver_id(d) for d in drivers], at_once=at_once)
    return found


def way(name: str) -> pytest.MarkDecorator:
    """In a way each game is played, in those of its forms that do not say why they cannot.

    The gate takes `WAYS_AT_ONCE` of the games, in another order for each way.
    """
    asked = [driver for driver in DRIVERS if name not in driver.without]
    first = WAYS.index(name)
    games = set(some([*DRIVEN[first:], *DRIVEN[:first]], WAYS_AT_ONCE))
    forms = [[each for each in asked if each.game == game] for game in DRIVEN]
    cases = [case for each in forms if each for case in turns(each, int(each[0].game in games))]
    return pytest.mark.parametrize("driver", cases)


def law(name: str) -> pytest.MarkDecorator:
    """To a law all tables are held but those that say why they cannot be."""
    asked = [driver for driver in DRIVERS if name not in driver.without]
    return pytest.mark.parametrize("driver", turns(asked, AT_ONCE))


@pytest.mark.parametrize("game", GAMES)
def test_it_has_a_driver(game: str) -> None:
    why = without_driver(game)
    assert not why, why


def test_each_game_is_played_in_each_way() -> None:
    """What a table is left out of has a reason, and another form of the game has it."""
    for driver in DRIVERS:
        assert set(driver.without) <= set(LAWS)
        assert all(len(why.split()) > 5 for why in driver.without.values())
    for game in DRIVEN:
        for way in WAYS:
            forms = [each for each in DRIVERS if each.game == game and way not in each.without]
            assert forms, (game, way)


@way("keys")
def test_a_round_by_keys(driver: type[Driver], room: Room) -> None:
    laws.a_round_is_played(room.play(driver), "keys")


@way("pointer")
def test_a_round_by_pointer(driver: type[Driver], room: Room) -> None:
    laws.a_round_is_played(room.play(driver), "pointer")


@way("tree")
def test_a_round_through_the_tree(driver: type[Driver], room: Room, listening: None) -> None:
    laws.a_round_is_played(room.play(driver), "tree")


@law("undo")
def test_undo_and_redo_show_what_was(driver: type[Driver], room: Room) -> None:
    made = room.play(driver, practice=True)

    def anew() -> Shown:
        table = room.table(driver, made.bridge)
        found = shown(table)
        table.hide()
        return found

    laws.undo_and_redo_show_what_was(made, anew)


@pytest.mark.parametrize("driver", turns(DRIVERS, 1))
def test_esc_shuts_the_log_that_was_opened_before_it_leaves(
    driver: type[Driver], room: Room
) -> None:
    hand = room.play(driver)
    table = hand.table
    if table.drawer.is_open:
        table.drawer.button.click()
    hand.key(Qt.Key.Key_Escape)
    # What runs is paused first, and Esc goes on from a pause, too.
    if table.bridge.clock.is_live:
        table.bridge.clock.pause()
    table.drawer.button.click()
    assert table.drawer.isVisible()
    table.log.setFocus()
    hand.key(Qt.Key.Key_Escape)
    assert not table.drawer.isVisible()
    # Keys go where somebody sees it.
    assert table.focusWidget() is not None
    assert table.focusWidget().isVisible()


@law("wrong")
def test_what_is_refused_is_told(driver: type[Driver], room: Room, listening: None) -> None:
    laws.what_is_refused_is_told(room.play(driver))


@law("words")
def test_refusals_have_words(driver: type[Driver], room: Room) -> None:
    spec, session = room.spec(driver), room.past(driver, INPUTS)
    seated = zip(session.seats, session.players, strict=True)
    players = [SeatInfo(seat, each.name, each.colour, None) for seat, each in seated]

    def words(refused: Refused) -> str:
        return spec.refusal(refused, players)

    assert laws.refusals_have_words(rules(driver), session, words) > 0


@law("tips")
def test_tips_tell_what_is_shown(driver: type[Driver], room: Room) -> None:
    made = room.play(driver)

    def anew() -> list[str]:
        table = room.table(driver, made.bridge)
        found = tips(table)
        table.hide()
        return found

    laws.tips_tell_what_is_shown(made, anew, DECISIONS)


@law("scrubbed")
def test_scrubbed_it_shows_the_same(driver: type[Driver], room: Room) -> None:
    laws.scrubbed_it_shows_the_same(*room.watch(driver, room.past(driver, INPUTS)))


@law("seats")
def test_with_the_most_seats_nothing_is_cut(driver: type[Driver], room: Room) -> None:
    """In the least window that a usual screen has, less what the page itself takes of it."""
    room.look.set_room(room_of(1024, 640))
    with at(seats=rules(driver).seats[-1]):
        made = room.play(driver, seats=rules(driver).seats[-1], size=(1008, 580))
        laws.nothing_is_cut(made, room.look, 0 if "pointer" in driver.without else 2)


@law("shortcuts")
def test_each_key_does_what_it_is_declared_for(driver: type[Driver], room: Room) -> None:
    made, spec = room.play(driver, practice=True), room.spec(driver)

    def posed(name: str) -> Driver:
        other = room.play(driver, practice=True)
        spec.poses(other.table)[name]()
        return other

    poses = (partial(posed, name) for name in spec.poses(made.table))
    laws.each_key_does_what_it_is_declared_for(made, *poses)


def posed(
    room: Room, driver: type[Driver], *, practice: bool = True
) -> Iterator[Callable[[], Driver]]:
    """What brings a table of a game into each of its poses, one after another."""

    def pose(name: str) -> Driver:
        made = room.play(driver, practice=practice)
        made.table.activateWindow()
        room.spec(driver).poses(made.table)[name]()
        return made

    names = room.spec(driver).poses(room.play(driver, practice=practice).table)
    for name in names:
        yield partial(pose, name)


@law("bottom")
@pytest.mark.parametrize("practice", by_turns([False, True]))
def test_few_buttons_are_at_the_bottom(driver: type[Driver], room: Room, practice: bool) -> None:
    poses = posed(room, driver, practice=practice)
    laws.few_buttons_are_at_the_bottom(room.play(driver, practice=practice), poses)


@pytest.mark.parametrize("driver", turns(DRIVERS, 2))
def test_the_menu_is_opened_by_its_key(driver: type[Driver], room: Room) -> None:
    made = room.play(driver, practice=True)
    there = laws.the_menu_is_opened_by_its_key(made, posed(room, driver))
    assert there == (driver.game in ("cargo_hold", "pack_the_essentials"))


@law("dead")
@pytest.mark.parametrize("practice", by_turns([False, True]))
def test_no_button_is_dead(driver: type[Driver], room: Room, practice: bool) -> None:
    laws.no_button_is_dead(room.play(driver, practice=practice))


@law("shortcuts")
def test_tips_name_keys_that_are_declared(driver: type[Driver], room: Room) -> None:
    made = room.play(driver, practice=True)
    assert laws.tips_name_keys_that_are_declared(made)


@law("again")
def test_what_just_happened_is_shown_again(driver: type[Driver], room: Room) -> None:
    laws.what_just_happened_is_shown_again(room.play(driver))


@law("watched")
def test_nothing_is_shown_again_where_a_match_is_watched(driver: type[Driver], room: Room) -> None:
    laws.nothing_is_shown_again_where_a_match_is_watched(
        *room.watch(driver, room.past(driver, INPUTS))
    )


@pytest.mark.parametrize("driver", turns(DRIVERS, AT_ONCE))
def test_a_destroyed_table_hears_nothing_of_a_match_that_is_played(
    driver: type[Driver], room: Room
) -> None:
    made = room.play(driver, practice=True)
    table, frame = made.table, laws.frame_of(made)
    room.destroy(table)
    laws.it_hears_nothing_once_it_is_destroyed(made.bridge, room.look, room.preferences, frame)


@pytest.mark.parametrize("driver", turns(DRIVERS, AT_ONCE))
def test_a_destroyed_table_hears_nothing_of_a_match_that_is_watched(
    driver: type[Driver], room: Room
) -> None:
    bridge, table = room.watch(driver, room.past(driver, INPUTS))
    room.destroy(table)
    laws.it_hears_nothing_once_it_is_destroyed(
        bridge, room.look, room.preferences, lambda: bridge.roll(1.0)
    )


@pytest.mark.parametrize("driver", turns(DRIVERS, 1))
def test_its_state_is_plain(driver: type[Driver], room: Room) -> None:
    laws.its_state_is_plain(room.play(driver), DECISIONS)


# At Carry On of two only whoever is to act holds cards.
SECRETIVE = [driver for driver in DRIVERS if has_hands(driver) and driver.seats > 2]


@pytest.mark.parametrize("driver", turns(SECRETIVE, 1))
def test_its_state_tells_no_secret(driver: type[Driver], room: Room) -> None:
    laws.its_state_tells_no_secret(room.play(driver), DECISIONS)


@pytest.mark.parametrize("driver", turns(DRIVERS, 1))
def test_its_state_is_made_at_once(driver: type[Driver], room: Room) -> None:
    laws.its_state_is_made_at_once(room.play(driver), DECISIONS)


@pytest.mark.parametrize("driver", turns(DRIVERS, 1))
def test_hovering_rebuilds_nothing(driver: type[Driver], room: Room) -> None:
    laws.hovering_rebuilds_nothing(room.play(driver), 2)


@pytest.mark.parametrize("driver", turns(DRIVERS, 1))
def test_its_state_shares_what_has_not_changed(driver: type[Driver], room: Room) -> None:
    laws.its_state_shares_what_has_not_changed(room.play(driver), DECISIONS)
