"""The characters of computer players: chosen in set-up, kept, and named wherever they play."""

from __future__ import annotations

import itertools
from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt

from engine.core import Level, Seat
from engine.core.characters import CHARACTERS, mixed_table
from engine.store import Logged
from tests.ui.shell.conftest import GAME
from ui.bridge.controller import SeatSetup
from ui.bridge.seats import character_line, shown_name
from ui.shell.records.kinds import against_words, computer_words, rival_names, rivals

CARGO = "cargo_hold"
NORMAL = Level("normal")
PERSON = ("", "brick", "person")
IDS = tuple(character.id for character in CHARACTERS)


def page_of(shell: Any, game: str = CARGO) -> Any:
    shell.window.match_opener.set_up(game)
    shell.settle()
    return shell.window.pages[f"setup:{game}"]


def characters(page: Any) -> list[str]:
    return [row.character for row in page.seating.rows]


def seat(page: Any, *kinds: str) -> None:
    colours = ("ocean", "plum", "moss", "amber", "slate", "teal", "berry")
    page.seating.fill([PERSON, *[("", c, k) for c, k in zip(colours, kinds, strict=False)]])


def choose(row: Any, character: str) -> None:
    """Choose a character as a person does."""
    row.face_box.setCurrentIndex(row.face_box.findData(character))
    row.face_box.activated.emit(row.face_box.currentIndex())


def test_set_up_proposes_a_mixed_table_drawn_from_the_deal_code(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "easy", "normal", "hard")
    code = page.deal.code()
    assert code == page.deal.code(), "a hidden code stays the same until the match"
    assert characters(page) == ["", *mixed_table(code, 3)]
    assert [str(one.level) for one in page.seating.seat_setups()[1:]] == ["easy", "normal", "hard"]
    page.start()
    shell.settle()
    assert shell.bridge.code == code
    # Lots turn the table; each keeps colour and character.
    seated = {(one.colour, one.character) for one in shell.bridge.players}
    table = zip(("ocean", "plum", "moss"), mixed_table(code, 3), strict=True)
    assert seated == {("brick", ""), *table}
    names = {one.name for one in shell.bridge.players if one.character}
    assert names == {one.name for one in CHARACTERS if one.id in mixed_table(code, 3)}


def test_another_deal_proposes_another_table(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "normal", "normal", "normal")
    tables = set()
    for _ in range(12):
        page.deal.new()
        tables.add(tuple(characters(page)))
        assert len(set(characters(page)[1:])) == 3, "no two alike"
    assert len(tables) > 1


def test_as_soon_as_one_was_chosen_by_hand_nobody_changes_any_more(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "normal", "normal", "normal")
    proposed = characters(page)
    wanted = next(one for one in IDS if one not in proposed)
    choose(page.seating.rows[2], wanted)
    table = [*proposed[:2], wanted, proposed[3]]
    assert characters(page) == table
    for _ in range(5):
        page.deal.new()
        assert characters(page) == table, "another deal"
    page.seating.rows[3].kind.setCurrentIndex(page.seating.rows[3].kind.findData("hard"))
    assert characters(page) == table, "another level"
    page.seating.add_button.click()
    added = characters(page)[4]
    assert characters(page) == [*table, added]
    assert added in set(IDS) - set(table)
    page.deal.new()
    assert characters(page) == [*table, added], "a seat that was added is on the screen, too"
    page.seating.rows[4].remove.click()
    for _ in range(3):
        shell.window.go("lounge")
        shell.window._shed()
        page = page_of(shell)
        assert characters(page) == table, "the next visit"
    page.start()
    shell.settle()
    assert {one.character for one in shell.bridge.players} == set(table)
    shell.window.go("lounge")
    shell.window._shed()
    assert characters(page_of(shell)) == table, "after the match"


def test_who_asks_for_personalities_again_gets_another_table(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "normal", "normal")
    choose(page.seating.rows[1], "otto")
    page.seating.faces_box.click()
    page.seating.faces_box.click()
    assert not page.seating.is_cast
    assert characters(page) == ["", *mixed_table(page.deal.code(), 2)]


def test_a_second_person_at_practice_changes_the_code_and_nobody_else(shell: Any) -> None:
    """A deal code is not shown to several people who hold hands."""
    shell.window.match_opener._setup("cargo_hold", practice=True)
    shell.window.show_page("practise:cargo_hold")
    shell.settle()
    page = shell.window.pages["practise:cargo_hold"]
    seat(page, "normal", "normal", "normal")
    for kind in ("person", "normal"):
        before, code = characters(page), page.deal.code()
        row = page.seating.rows[1]
        row.kind.setCurrentIndex(row.kind.findData(kind))
        assert page.deal.code() != code
        assert characters(page)[2:] == before[2:]


@pytest.mark.parametrize("way", ["rules", "shortcuts", "settings"])
def test_whoever_comes_back_to_set_up_finds_the_proposed_table_as_it_was(
    shell: Any, way: str
) -> None:
    page = page_of(shell)
    seat(page, "normal", "normal", "normal")
    code, table = page.deal.code(), characters(page)
    if way == "shortcuts":
        shell.window.open_shortcuts()
    else:
        shell.window.go(way)
    shell.settle()
    assert shell.window.page.startswith(way)
    shell.window.back()
    shell.settle()
    assert shell.window.page == f"setup:{CARGO}"
    assert (page.deal.code(), characters(page)) == (code, table)
    shell.window.go("lounge")
    page = page_of(shell)
    assert page.deal.code() != code, "whoever comes anew gets a new deal"


def test_whoever_has_the_character_that_a_seat_takes_gets_its_own(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "normal", "normal", "normal")
    _, first, second, third = characters(page)
    choose(page.seating.rows[1], second)
    assert characters(page) == ["", second, first, third]
    assert page.seating.shown_names()[1] == page.seating.rows[1].face_box.currentText()
    one, other = (page.seating.rows[seat].face_box.currentText() for seat in (1, 2))
    assert page.seating.said.text() == f"{one} is now in seat 2, and {other} is in seat 3."
    choose(page.seating.rows[1], "")
    assert "seat 3" not in page.seating.said.text(), "nobody else is concerned"
    choose(page.seating.rows[1], third)
    name = page.seating.rows[1].face_box.currentText()
    assert characters(page) == ["", third, first, ""]
    plain = "Seat 4 now has a computer player without a personality."
    assert page.seating.said.text() == f"{name} is now in seat 2. {plain}"


def test_level_and_character_are_chosen_apart(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "easy")
    row = page.seating.rows[1]
    before = row.character
    for level in ("normal", "hard"):
        row.kind.setCurrentIndex(row.kind.findData(level))
        assert row.character == before
        assert page.seating.seat_setups()[1] == SeatSetup("", "ocean", Level(level), before)
    row.kind.setCurrentIndex(row.kind.findData("person"))
    assert page.seating.seat_setups()[1].character == ""
    assert row.face_box.isHidden()
    assert not row.name.isHidden()


def test_a_seat_that_moves_takes_its_character_along(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "normal", "normal", "normal")
    _, one, other, third = characters(page)
    page.seating.rows[1].later.click()
    assert characters(page) == ["", other, one, third]
    page.seating.rows[1].remove.click()
    assert characters(page) == ["", one, third]


def test_plain_computers_stay_a_choice_that_is_remembered(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "normal", "normal")
    assert page.seating.faces_box.isChecked()
    page.seating.faces_box.click()
    assert characters(page) == ["", "", ""]
    assert page.seating.shown_names()[1:] == ["Computer 2", "Computer 3"]
    assert not shell.app.controller.settings.flag("setup.characters")
    shell.window.go("lounge")
    other = page_of(shell, "carry_on")
    seat(other, "normal", "normal")
    assert characters(other) == ["", "", ""]
    # Choosing one by hand brings them back.
    choose(other.seating.rows[1], "otto")
    assert characters(other) == ["", "otto", ""]
    assert other.seating.faces_box.isChecked()
    assert shell.app.controller.settings.flag("setup.characters")


def test_more_computers_than_characters_leave_some_plain(shell: Any) -> None:
    page = page_of(shell)
    seat(page, *["normal"] * 7)
    found = characters(page)[1:]
    assert sorted(filter(None, found)) == sorted(IDS)
    assert found.count("") == 1


def test_a_computer_that_was_named_stays_who_it_is(shell: Any) -> None:
    page = page_of(shell)
    page.seating.fill([PERSON, ("Robo", "ocean", "normal"), ("", "plum", "normal")])
    assert characters(page)[1] == ""
    assert characters(page)[2] in IDS
    assert page.seating.shown_names()[1] == "Robo"


def test_a_row_shows_what_a_character_says(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "normal")
    row = page.seating.rows[1]
    for character in CHARACTERS:
        choose(row, character.id)
        line = character_line(character.id)
        assert row.line.text() == f"“{line}”"
        assert row.face_box.accessibleDescription() == line
        assert not row.card.isHidden()
    choose(row, "")
    assert row.card.isHidden()
    assert row.name.placeholderText() == "Computer 2"


def test_a_typed_deal_of_a_trail_is_proposed_against_plain_levels(shell: Any) -> None:
    from engine import trails

    page = page_of(shell, "carry_on")
    stop = trails.trail("carry_on")[0].deal
    seat(page, "hard", "hard", "hard")
    page.options.set_values(dict(stop.config.options))
    assert all(characters(page)[1:])
    page.deal.edit.setText(stop.code)
    page.deal.edit.textEdited.emit(stop.code)
    page.deal.changed.emit()
    assert page.deal.code() == stop.code
    assert characters(page) == ["", "", "", ""]


def test_a_rematch_keeps_the_characters(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "normal")
    choose(page.seating.rows[1], "thea")
    page.start()
    shell.settle()
    shell.window.result_opener.again(same=True, level=Level("easy"))
    shell.settle()
    (rival,) = (one for one in shell.bridge.players if not one.is_person)
    assert (rival.name, rival.level, rival.character) == ("Thea", "easy", "thea")


def test_a_character_comes_back_when_a_person_leaves_its_seat(shell: Any) -> None:
    page = page_of(shell)
    seat(page, "normal")
    choose(page.seating.rows[1], "pia")
    page.start()
    shell.settle()
    bridge = shell.bridge
    (at,) = (one.seat for one in bridge.players if one.character)
    bridge.set_seat(at, None)
    assert bridge.players[at].character == ""
    assert bridge.players[at].name == f"Player {at + 1}"
    bridge.set_seat(at, Level("hard"))
    assert (bridge.players[at].name, bridge.players[at].character) == ("Pia", "pia")
    other = Seat(1 - at)
    bridge.set_seat(other, Level("hard"))
    assert bridge.players[other].character == ""


def test_an_unknown_character_is_shown_as_a_plain_computer(shell: Any) -> None:
    assert shown_name("", Seat(1), NORMAL, "zelda") == "Computer 2"
    assert shown_name("", Seat(1), NORMAL, "vera") == "Vera"
    assert shown_name("", Seat(1), None, "vera") == "Player 2"
    bridge = shell.app.controller.start(
        CARGO,
        shell.app.controller.new_code(CARGO),
        (SeatSetup("Ada", "brick"), SeatSetup("", "ocean", NORMAL, "zelda")),
        {},
    )
    assert bridge.players[1].name == "Computer 2"
    assert bridge.players[1].character == ""


LOGGED = Logged(
    1, datetime(2026, 1, 1, 12, tzinfo=UTC), "Ada", CARGO, {}, "CH-1", 900, None, won=True, seats=4
)


@pytest.mark.parametrize(
    ("levels", "words"),
    [
        (("normal@vera",), "Vera (Normal)"),
        (("normal@vera", "normal@otto", "normal"), "Vera, Otto (Normal), Normal"),
        (("normal@vera", "hard@otto", "normal"), "Otto (Hard), Vera (Normal), Normal"),
        (("normal", "normal", "normal@pia"), "Pia (Normal), 2 × Normal"),
        (("normal@vera>hard@vera",), "Vera (Normal, then Hard)"),
        (("normal@zelda", "normal"), "2 × Normal"),
        (
            tuple(f"easy@{one}" for one in ("rocco", "vera", "hugo", "thea")),
            "Rocco, Vera, 2 more (Easy)",
        ),
    ],
)
def test_the_history_names_characters_by_level(
    qapp: object, levels: tuple[str, ...], words: str
) -> None:
    assert ", ".join(computer_words(levels, ("easy", "normal", "hard"))) == words


def test_the_history_parts_people_from_characters(shell: Any) -> None:
    entry = LOGGED._replace(levels=("normal@vera",), others=("Grace",))
    assert against_words(entry, shell.app.controller) == "Grace · Vera (Normal)"


def test_the_filters_of_the_history_know_characters(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = (
        LOGGED._replace(id=1, levels=("normal@vera", "normal@otto")),
        LOGGED._replace(id=2, levels=("normal@vera", "hard")),
        LOGGED._replace(id=3, levels=("normal", "normal")),
    )
    assert rivals(log[0]) == {"level:normal", "character:vera", "character:otto"}
    assert rivals(log[1]) == {"mixed", "character:vera"}
    names = rival_names(log, ("easy", "normal", "hard"))
    assert list(names.values()) == ["Normal", "Mixed levels", "Vera", "Otto"]
    monkeypatch.setattr(shell.app.controller, "log", lambda *_: log)
    shell.window.go("records")
    page = shell.window.pages["records"]
    box = page.filters["against"]
    for words, ids in (("Vera", {1, 2}), ("Otto", {1}), ("Normal", {1, 3})):
        box.setCurrentIndex(box.findText(words))
        box.activated.emit(box.currentIndex())
        shell.settle()
        shown = {page.proxy.entry(row).id for row in range(page.proxy.rowCount())}
        assert shown == ids, words
    # Portraits stand before the names, and only there.
    box.setCurrentIndex(0)
    for row, column in itertools.product(
        range(page.proxy.rowCount()), range(page.proxy.columnCount())
    ):
        index = page.proxy.index(row, column)
        picture = page.proxy.data(index, Qt.ItemDataRole.DecorationRole)
        named = "@" in "".join(page.proxy.entry(row).levels)
        assert (picture is not None) == (named and column == 2)


def test_the_keyboard_goes_to_a_seat_that_was_added(shell: Any) -> None:
    page = page_of(shell, "carry_on")
    seating = page.seating
    seating.add_button.setFocus()
    while seating.add_button.isEnabled():
        seating.add_button.click()
    last = seating.rows[-1]
    assert last.who_field.hasFocus()
    seating.rows[2].remove.click()
    assert seating.rows[2].character
    assert seating.rows[2].face_box.hasFocus()


def test_a_solo_game_asks_for_no_characters(shell: Any) -> None:
    page = page_of(shell, GAME)
    assert page.seating.faces_box.isHidden()
    assert characters(page) == [""]
