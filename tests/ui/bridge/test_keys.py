"""The keys of persons at one keyboard."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from engine.core import GameId
from ui.bridge.keys import KeyBinding, KeyPlan, KeyTakenError, Stroke

PLAN = KeyPlan(
    GameId("some"),
    (KeyBinding("left", "Left"), KeyBinding("grab", "Grab")),
    (("A", "S"), ("J", "K"), ("Num+4", "Num+5")),
    alone=(("Left",), ("Space",)),
    taken={"P": "P pauses."},
)
NONE = Qt.KeyboardModifier.NoModifier
PAD = Qt.KeyboardModifier.KeypadModifier


def stroke(name: str) -> Stroke:
    found = Stroke.read(name)
    assert found is not None
    return found


def event(key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers)


@pytest.mark.parametrize("name", ["A", "Left", "Num+4", "Num+Enter", "Ö", ";", "+", "Num++", "F13"])
def test_a_key_is_read_as_it_was_written(name: str) -> None:
    assert stroke(name).write() == name


@pytest.mark.parametrize(
    "name", ["", "A, B", "Ctrl+A", "Shift+A", "nonsense", "Num+", "\x00", "AB"]
)
def test_what_is_no_one_key_is_none(name: str) -> None:
    assert Stroke.read(name) is None


def test_the_number_pad_has_keys_of_its_own_whatever_num_lock_says() -> None:
    assert Stroke.of(event(Qt.Key.Key_4)) != Stroke.of(event(Qt.Key.Key_4, PAD))
    assert stroke("Num+4") == Stroke.of(event(Qt.Key.Key_4, PAD))
    assert stroke("Num+4") == Stroke.of(event(Qt.Key.Key_Left, PAD))
    assert stroke("Left") == Stroke.of(event(Qt.Key.Key_Left))
    assert (stroke("Num+4").name(), stroke("Num+4").sign(), stroke("Left").name()) == (
        "Num 4",
        "4",
        "←",
    )


def test_helpers_and_keys_of_the_window_are_not_to_be_had() -> None:
    for key in (Qt.Key.Key_Shift, Qt.Key.Key_AltGr, Qt.Key.Key_Escape, Qt.Key.Key_F1):
        assert not Stroke(key).is_free
    assert all(stroke(name).is_free for name in ("A", "Space", "Num+5", "F13"))


def test_settings_say_which_keys_are_in_force() -> None:
    usual = PLAN.chosen({})
    assert usual[1] == (stroke("J"), stroke("K"))
    held = {"keys.some-2-grab": "Ö", "keys.other-1-left": "X", "keys.some-9-left": "Y"}
    assert PLAN.chosen(held) == (usual[0], (stroke("J"), stroke("Ö")), usual[2])


@pytest.mark.parametrize("text", ["A", "Esc", "P", "nonsense", "Ctrl+Q", "A, B", "\x00", ""])
def test_settings_that_cannot_be_leave_the_usual_keys(text: str) -> None:
    assert PLAN.chosen({"keys.some-2-grab": text}) == PLAN.chosen({})


def test_whoever_is_alone_has_further_keys_that_are_not_chosen_ones() -> None:
    assert PLAN.keys({}, 2)[0] == ((stroke("A"),), (stroke("S"),))
    assert PLAN.keys({}, 1) == (((stroke("A"), stroke("Left")), (stroke("S"), stroke("Space"))),)
    held = {"keys.some-1-grab": "Left"}
    assert PLAN.keys(held, 1) == (((stroke("A"),), (stroke("Left"), stroke("Space"))),)


def test_a_key_is_changed_and_given_back() -> None:
    assert PLAN.change({}, 0, 1, stroke("F"), 2) == {"keys.some-1-grab": "F"}
    held = {"keys.some-1-grab": "F"}
    assert PLAN.change(held, 0, 1, stroke("S"), 2) == {"keys.some-1-grab": ""}
    assert PLAN.change(held, 0, 1, stroke("F"), 2) == {"keys.some-1-grab": "F"}


def test_a_key_of_somebody_who_is_there_is_taken() -> None:
    with pytest.raises(KeyTakenError) as taken:
        PLAN.change({}, 0, 1, stroke("J"), 2)
    assert (taken.value.person, taken.value.deed, taken.value.why) == (1, 0, "")
    with pytest.raises(KeyTakenError):
        PLAN.change({}, 0, 1, stroke("A"), 1)
    with pytest.raises(KeyTakenError, match="P pauses"):
        PLAN.change({}, 0, 1, stroke("P"), 1)


def test_somebody_who_is_not_there_gets_the_key_that_becomes_free() -> None:
    wanted = PLAN.change({}, 0, 1, stroke("Num+5"), 2)
    assert wanted == {"keys.some-1-grab": "Num+5", "keys.some-3-grab": "S"}
    chosen = PLAN.chosen(wanted)
    assert chosen[0] == (stroke("A"), stroke("Num+5"))
    assert chosen[2] == (stroke("Num+4"), stroke("S"))
    assert PLAN.change(wanted, 0, 1, stroke("S"), 2) == {
        "keys.some-1-grab": "",
        "keys.some-3-grab": "",
    }


BELT = KeyPlan(
    GameId("belt"),
    (KeyBinding("left", "Left"), KeyBinding("grab", "Grab"), KeyBinding("right", "Right")),
    (("A", "S", "D"), ("J", "K", "L"), ("Left", "Down", "Right")),
    taken={"Space": "Space lets time run."},
)


def in_force(*own: str) -> list[str]:
    """The rows in force where persons sit with these own keys, each as `A S D`; - is none."""
    held = [{BELT.name(n): key for n, key in enumerate(keys.split()) if key != "-"} for keys in own]
    rows = BELT.chosen(BELT.with_own({}, held))
    return [" ".join(each.write() for each in row) for row in rows]


@pytest.mark.parametrize(
    ("own", "rows"),
    [
        (("P S D", "O K L"), ("P S D", "O K L")),
        # In each other's seats.
        (("O K L", "P S D"), ("O K L", "P S D")),
        (("J K L", "A S D"), ("J K L", "A S D")),
        (("Left Down Right", "A S D", "J K L"), ("Left Down Right", "A S D", "J K L")),
        (("J - -", "P - -"), ("J S D", "P K L")),
        # Whoever has none gets a row as it was, or else the key for the same deed.
        (("J K L", ""), ("J K L", "A S D")),
        (("", "P S D"), ("J K L", "P S D")),
        (("", "D S A"), ("J K L", "D S A")),
        (("J K D", ""), ("J K D", "A S L")),
        (("J S K", ""), ("J S K", "A D L")),
        (("L - -", ""), ("L S D", "J K A")),
        (("", "", "A J -"), ("Left S D", "Down K L", "A J Right")),
        # Of two who want the same key, the first has it.
        (("P S D", "P O L"), ("P S D", "J K L")),
        (("J K L", "J A S"), ("J K L", "A S D")),
        # What cannot be had.
        (("P P D", "A K L"), ("J S D", "A K L")),
        (("Space S D", ""), ("A S D", "J K L")),
        (("Esc S D", "S K L"), ("A J D", "S K L")),
    ],
)
def test_own_keys_are_had_in_every_seat_and_others_get_what_is_free(
    own: tuple[str, ...], rows: tuple[str, ...]
) -> None:
    found = in_force(*own)
    assert [*rows] == found[: len(rows)]
    keys = " ".join(found).split()
    assert len({*keys}) == len(keys)


def test_every_way_to_sit_leaves_each_key_to_one_person() -> None:
    names = [*(name for row in BELT.usual for name in row), "P", "O"]
    rng = Random(7)
    for _ in range(300):
        own = [" ".join(rng.sample(names, 3)) if rng.random() < 0.6 else "" for _ in range(3)]
        found = in_force(*own)
        keys = " ".join(found).split()
        assert len({*keys}) == len(keys) == 9, own
        had = list[str]()
        for wanted, row in zip(own, found, strict=True):
            if wanted and {*wanted.split()}.isdisjoint(had):
                assert wanted == row, own
                had += wanted.split()


def typed(letter: str, code: int) -> QKeyEvent:
    """A letter as a system tells of it, with the place of its key."""
    key = ord(letter.upper())
    return QKeyEvent(QEvent.Type.KeyPress, key, NONE, code, code, 0, letter)


@pytest.mark.parametrize(
    ("letter", "linux", "mac", "name"),
    [
        ("ф", 38, 0, "A"),
        ("ы", 39, 1, "S"),
        ("в", 40, 2, "D"),
        ("о", 44, 38, "J"),
        ("й", 24, 12, "Q"),
        ("ю", 60, 47, "."),
        ("ж", 47, 41, ";"),
        ("ש", 38, 0, "A"),
        ("σ", 39, 1, "S"),
    ],
)
@pytest.mark.parametrize("platform", ["linux", "win32", "darwin"])
def test_letters_of_another_script_go_by_the_place_of_their_key(
    monkeypatch: pytest.MonkeyPatch, platform: str, letter: str, linux: int, mac: int, name: str
) -> None:
    monkeypatch.setattr("sys.platform", platform)
    code = {"linux": linux, "win32": linux - 8, "darwin": mac}[platform]
    assert Stroke.of(typed(letter, code)) == stroke(name)


@pytest.mark.parametrize("letter", ["a", "ö", "ł", "ş", "ф"])
def test_other_letters_are_what_they_say_and_so_are_those_whose_place_nobody_tells(
    letter: str,
) -> None:
    code = 0 if letter == "ф" else 47
    assert Stroke.of(typed(letter, code)).key == Qt.Key(ord(letter.upper()))
