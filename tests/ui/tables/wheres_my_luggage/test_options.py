"""The set-up editor of Where's My Luggage?, and the keys that its table declares."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Level, Seat
from ui.bridge.keys import Stroke
from ui.bridge.seats import SeatInfo
from ui.look.palette import COLOURS
from ui.look.style import Look
from ui.tables.wheres_my_luggage import TABLE
from ui.tables.wheres_my_luggage.commands import GateKey
from ui.tables.wheres_my_luggage.keys import seat_keys
from ui.tables.wheres_my_luggage.options import Options

USUAL = {
    "form": "timed",
    "faces": True,
    "tempo": 100,
    "steps": False,
    "hands": "both",
    "everyone": False,
}


def people(persons: int, computers: int = 0) -> list[SeatInfo]:
    levels = [None] * persons + [Level("normal")] * computers
    return [SeatInfo(Seat(at), "", COLOURS[at], level) for at, level in enumerate(levels)]


@pytest.fixture
def make_editor(qtbot: QtBot) -> Any:
    def make(players: list[SeatInfo]) -> Options:
        made = TABLE.options_page(Look(), catalog.game(TABLE.game), None)
        assert isinstance(made, Options)
        qtbot.addWidget(made)
        made.resize(460, 600)
        made.show()
        made.set_players(players)
        return made

    return make


@pytest.fixture
def editor(make_editor: Any) -> Any:
    return make_editor(people(1, 1))


def test_the_options_are_always_a_configuration(editor: Any) -> None:
    game = catalog.game(TABLE.game)
    for persons in range(5):
        for computers in range(max(0, 2 - persons), 5 - persons):
            editor.set_players(people(persons, computers))
            for form in editor.fields["form"].rows.values():
                form.click()
                game.configure(persons + computers, editor.values())


def test_it_begins_at_the_belt_at_the_usual_tempo(editor: Any) -> None:
    assert editor.values() == USUAL
    assert editor.fields["tempo"].said.text() == "100% – Normal"


def test_faces_are_for_one_person_alone(editor: Any) -> None:
    editor.set_players(people(2))
    assert not editor.values()["faces"]
    assert not editor.fields["faces"].box.isEnabled()
    assert not editor.fields["faces"].box.isChecked()
    editor.set_players(people(1, 3))
    assert editor.values()["faces"]
    editor.fields["faces"].box.click()
    editor.set_players(people(2))
    editor.set_players(people(1, 1))
    assert not editor.values()["faces"], "what was chosen is kept"


def test_wl_33_everyone_may_see_faces_where_several_people_play(editor: Any) -> None:
    """What one person is shown alone, and what all are shown, stand for each other."""
    faces, everyone = editor.fields["faces"], editor.fields["everyone"]
    assert (faces.isVisible(), everyone.isVisible()) == (True, False)
    editor.set_players(people(2, 1))
    assert (faces.isVisible(), everyone.isVisible()) == (False, True)
    everyone.box.click()
    assert (editor.values()["faces"], editor.values()["everyone"]) == (False, True)
    editor.set_players(people(1, 1))
    assert (editor.values()["faces"], editor.values()["everyone"]) == (True, False)
    editor.set_players(people(3))
    assert editor.values()["everyone"], "what was chosen is kept"
    editor.fields["form"].rows["memory"].click()
    assert not everyone.isVisible()
    assert not editor.values()["everyone"]


def test_wl_32_gates_only_are_proposed_where_several_share_the_belt(editor: Any) -> None:
    hands = editor.fields["hands"]
    assert editor.values()["hands"] == "both"
    editor.set_players(people(3))
    assert editor.values()["hands"] == "gates"
    hands.choose("mouse")
    editor.set_players(people(4))
    assert editor.values()["hands"] == "mouse", "what was chosen stands"
    assert TABLE.keys(editor.values()) is None, "nobody needs a key"
    editor.set_players(people(1, 3))
    assert editor.values()["hands"] == "both"
    hands.choose("gates")
    editor.set_players(people(2))
    assert editor.values()["hands"] == "mouse"
    editor.set_players(people(0, 2))
    assert editor.values()["hands"] == "both", "computers have none"
    assert not hands.isVisible()
    # What was chosen at the last table is chosen at this one, whatever is proposed.
    editor.set_players(people(2))
    editor.set_values({"hands": "both"})
    assert editor.values()["hands"] == "both"


def test_wl_32_what_one_person_plays_with_is_not_proposed_to_several(make_editor: Any) -> None:
    """What was chosen is remembered apart for one person and for several."""
    first = make_editor(people(1, 1))
    first.fields["hands"].choose("mouse")
    again = make_editor(people(3))
    again.recall(first.remembered())
    assert again.values()["hands"] == "gates"
    again.fields["hands"].choose("both")
    again.fields["form"].rows["memory"].click()
    last = make_editor(people(2))
    last.recall(again.remembered())
    last.fields["form"].rows["timed"].click()
    assert last.values()["hands"] == "both", "it stands, also where nobody is asked"
    last.set_players(people(1, 1))
    assert last.values()["hands"] == "mouse"
    last.recall({"hands": 3, "hands-shared": "feet"})
    assert last.values()["hands"] == "mouse"
    last.set_players(people(2))
    assert last.values()["hands"] == "both"


def test_in_practice_the_memory_version_is_all_there_is(editor: Any) -> None:
    game = catalog.game(TABLE.game)
    editor.fix(game.practice_options)
    editor.set_values({"form": "timed", "tempo": 50})
    assert editor.values() == {**USUAL, "form": "memory"}
    cards = editor.fields["form"].rows
    assert [cards[form].isVisible() for form in ("timed", "memory")] == [False, True]
    assert not any(editor.fields[each].isVisible() for each in USUAL if each != "form")
    why = editor.fields["form"].help
    assert why.isVisible()
    assert why.text().endswith("At the belt there is nothing to undo.")


def test_the_tempo_goes_in_steps_with_a_word_for_each(editor: Any) -> None:
    seen = []
    editor.changed.connect(lambda: seen.append(editor.values()["tempo"]))
    editor.set_values({"tempo": 25})
    words = {editor.fields["tempo"].said.text()}
    editor.fields["tempo"].slider.setFocus()
    for _ in range(7):
        QTest.keyClick(editor.fields["tempo"].slider, Qt.Key.Key_Right)
        words.add(editor.fields["tempo"].said.text())
    assert editor.values()["tempo"] == 200
    assert {25, 50, 75, 100, 125, 150, 175, 200} == set(seen)
    assert len(words) == 8
    assert all(TABLE.option(option).values for option in _options() if option.id == "tempo")


def test_from_memory_there_is_neither_tempo_nor_step_mode_nor_a_key(editor: Any) -> None:
    editor.set_values({"tempo": 50, "steps": True, "faces": False})
    editor.fields["form"].rows["memory"].click()
    assert editor.values() == {**USUAL, "form": "memory"}
    assert not editor.fields["tempo"].slider.isVisible()
    assert TABLE.keys(editor.values()) is None
    editor.fields["form"].rows["timed"].click()
    assert editor.values() == {**USUAL, "faces": False, "tempo": 50, "steps": True}
    assert TABLE.keys(editor.values()) is not None


def test_only_from_memory_somebody_begins(editor: Any) -> None:
    assert not editor.begins()
    editor.fields["form"].rows["memory"].click()
    assert editor.begins()


def test_nonsense_is_passed_over(editor: Any) -> None:
    editor.set_values({"form": 3, "tempo": "fast", "steps": 1, "faces": "no", "colour": "red"})
    assert editor.values() == USUAL


def _options() -> Any:
    return catalog.game(TABLE.game).options


def test_four_persons_have_twelve_different_keys() -> None:
    keys = [
        stroke for each in seat_keys({}, 4) for command in GateKey for stroke in each.of(command)
    ]
    assert len(keys) == len(set(keys)) == 12


def test_one_person_has_arrows_and_space_too_except_where_space_is_time() -> None:
    space = Stroke(Qt.Key.Key_Space)
    (alone,) = seat_keys({}, 1)
    assert Stroke(Qt.Key.Key_Left) in alone.left
    assert space in alone.grab
    (steps,) = seat_keys({}, 1, steps=True)
    assert space not in steps.grab
    assert alone.grab[0] == steps.grab[0]


def test_the_set_up_lists_what_space_does_in_the_chosen_mode() -> None:
    space = Stroke(Qt.Key.Key_Space)
    for steps in (False, True):
        plan = TABLE.keys({"form": "timed", "steps": steps})
        assert plan is not None
        ((_, grab, _),) = plan.keys({}, 1)
        assert (space in grab) == (not steps)
        assert plan.notes == (("Space runs the belt.",) if steps else ())


def test_settings_change_a_persons_key() -> None:
    (keys, other) = seat_keys({"keys.wheres_my_luggage-1-grab": "F"}, 2)
    assert keys.of(GateKey.GRAB) == (Stroke(Qt.Key.Key_F),)
    assert other == seat_keys({}, 2)[1]
