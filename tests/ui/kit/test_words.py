"""The kit's words: what a table says that says nothing of its own."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from engine.core import Action, ChoiceOption, Config, Event, FlagOption, NumberOption, Refused, Seat
from ui.kit.spec import GameTable
from ui.kit.words import COMMON, FENCES, Speech, TableWords, Texts, decimal, in_tenths, listed
from ui.shell import language


class Packed(Event, frozen=True, tag="packed"):
    seat: Seat
    weight: int


class Pack(Action, frozen=True, tag="pack"):
    weight: int


class Unsaid(Event, frozen=True, tag="unsaid"):
    pass


class Words(TableWords[None, None]):
    speech = Speech("toy", {"title": "Toy", "pad-said": "{what} at once", "setup-way": "The way"})
    lines: ClassVar[Texts] = {"picks": "What was picked"}
    events: ClassVar[Texts] = {"packed": "{name} packs {weight} kg."}
    refusals: ClassVar[Texts] = {"TY-1/taken": "{what} lies on {place}."}
    values: ClassVar[Mapping[str, Texts]] = {"way": {"left": "To the left"}}

    def describe_move(self, act: Action | None) -> str:
        return f"Pack {act.weight} kg." if isinstance(act, Pack) else ""


WORDS = Words(None, ["Ada", ""])
OPTIONS = (
    ChoiceOption("way", ("right", "left"), "right"),
    FlagOption("open", False),
    NumberOption("rounds", 1, 5, 3),
)


def test_an_own_text_comes_before_a_shared_one() -> None:
    assert "All at once" == WORDS.speech.say("pad-said", what="All")
    assert COMMON["now-over"] == WORDS.speech.say("now-over")
    assert "1 point" == WORDS.speech.many("points", 1)
    with pytest.raises(KeyError):
        WORDS.speech.say("nowhere")


def test_a_button_is_named_in_the_quotation_marks_of_the_language(
    qapp: QApplication, tmp_path: Path
) -> None:
    text = "Press {label:confirm} or Enter."
    assert "Press “Confirm” or Enter." == WORDS.speech.said(text)
    try:
        assert language.speak(qapp, "de")
        assert "Press „Bestätigen“ or Enter." == WORDS.speech.said(text)
    finally:
        language.speak(qapp, "en", tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("parts", "said"), [("", ""), ("a", "a"), ("ab", "a and b"), ("abc", "a, b and c")]
)
def test_parts_are_listed(parts: str, said: str) -> None:
    assert said == listed([*parts])


def test_what_rounds_to_nothing_has_no_sign() -> None:
    assert ["0.0"] * 3 == [decimal(number, plus=True) for number in (-4, 0, 4)]
    # Halves are rounded up, whatever binary fractions make of them.
    halves = [decimal(number) for number in (405, 205, -105)]
    assert ["4.1", "2.1", "−1.1"] == halves
    assert ["4.05", "0.00"] == [decimal(number, places=2) for number in (405, 0)]
    assert ["−0.1", "+0.1"] == [decimal(number, plus=True) for number in (-5, 5)]


def test_a_gain_is_said_as_amounts_are() -> None:
    assert ["+9.2", "−0.4", "0.0"] == [WORDS.gain(number) for number in (920, -44, 3)]
    money = GameTable("ui.tables.cargo_hold").review_words
    assert ["+$105.6", "−$19.40"] == [money.gain(10_560, 1), money.gain(-1940, 2)]


def test_rounded_parts_add_up_to_the_rounded_whole() -> None:
    parts = in_tenths((3333, 822, 7273, 1569, -2997))
    assert ["33.3", "8.3", "72.7", "15.7", "−30.0"] == [decimal(part) for part in parts]
    assert [0, 10, -10, 0] == in_tenths((3, 3, -3, -3))


def test_an_event_is_said_with_its_own_fields() -> None:
    assert "Ada packs 7 kg." == WORDS.event(Packed(Seat(0), 7))
    assert "Player 2 packs 2 kg." == WORDS.event(Packed(Seat(1), 2))
    assert WORDS.event(Unsaid()) is None


def test_where_something_came_to_be_joins_the_brackets_of_the_sentence() -> None:
    class Placed(Words):
        events: ClassVar[Texts] = {"packed": "{name} packs a bag ({weight} kg)."}

        def spot(self, event: Event) -> str:
            return "J1"

    class Bare(Placed):
        events: ClassVar[Texts] = {"packed": "{name} packs {weight} kg."}

    happens = (Packed(Seat(0), 7),)
    assert Placed(None, ["Ada"]).done(Seat(0), happens) == "Ada packs a bag (7 kg, J1)."
    assert Bare(None, ["Ada"]).done(Seat(0), happens) == "Ada packs 7 kg (J1)."


def test_a_decision_is_told_whole_and_nothing_that_others_do_for_it() -> None:
    ada, bob = Seat(0), Seat(1)
    acts = Pack(2), Pack(7), Pack(3)
    # Of the second nobody knows beforehand what it does; after the third it is another's turn.
    happens = (Packed(ada, 2),), (), (Unsaid(), Packed(ada, 3), Packed(bob, 4))
    assert "Ada packs 2 kg. Pack 7 kg. Ada packs 3 kg." == WORDS.describe_moves(ada, acts, happens)
    assert "Ada packs 3 kg." == WORDS.done(ada, happens[2])
    assert "" == WORDS.done(ada, ())


def test_numbers_in_sentences_have_their_thousands_parted() -> None:
    money = GameTable("ui.tables.cargo_hold")
    speech = Words.speech
    spoken = QLocale()
    try:
        for locale, far in (("en_GB", "1,250"), ("de_DE", "1.250")):
            QLocale.setDefault(QLocale(locale))
            assert f"{far} at once, 7" == speech.said("{number} at once, {few}", number=1250, few=7)
            assert f"{far} cards" == speech.counted("%n card(s)", 1250)
            assert "999 cards" == speech.counted("%n card(s)", 999)
            assert f"${far}" == money.amount(1250) == money.amount(1250, said=True)
            assert f"−${far}" == money.amount(-1250) == money.amount(-1250, said=True)
            pack = GameTable("ui.tables.pack_the_essentials")
            assert "−3 points" == pack.amount(-3, said=True)
            target = Config(3, (("target", 1800), ("aid", "off")))
            assert money.amount(1800) in money.summary(target)
            # Words that somebody else has made stay as they are.
            assert "1250 at once" == speech.said("{number} at once", number="1250")
    finally:
        QLocale.setDefault(spoken)


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (Refused("TY-1", "taken", cell=(2, 3), detail={"what": "A sock"}), "A sock lies on C4."),
        (Refused("TY-1", "taken"), "That is not possible now (rule TY-1)."),
        (Refused("TY-9", "new"), "That is not possible now (rule TY-9)."),
        (Refused("TURN", seat=Seat(1)), "It is not your turn."),
        (Refused("OVER"), "The match is over."),
        (Refused("LATE"), "That has already been decided."),
    ],
)
def test_every_refusal_has_words(refused: Refused, said: str) -> None:
    assert said == WORDS.refusal(refused)


@pytest.mark.parametrize("why", FENCES)
def test_undo_says_how_far_and_why(why: str) -> None:
    assert f"You can undo 1 step. {FENCES[why]}" == WORDS.undo(1, why)
    assert f"Nothing to undo. {FENCES[why]}" == WORDS.undo(0, why)


def test_a_line_without_words_is_said_by_its_id() -> None:
    lines = ["What was picked", "Total", "new"]
    assert lines == [WORDS.line(line) for line in ("picks", "total", "new")]


def test_options_have_names_and_a_summary_of_what_is_unusual() -> None:
    way = WORDS.option(OPTIONS[0])
    assert ("The way", "", {"right": "right", "left": "To the left"}) == (
        way.name,
        way.help,
        way.values,
    )
    usual = Config(2, (("way", "right"), ("open", False), ("rounds", 3)))
    other = Config(2, (("way", "left"), ("open", True), ("rounds", 5)))
    assert "" == WORDS.summary(OPTIONS, usual)
    assert "To the left, open, rounds: 5" == WORDS.summary(OPTIONS, other)
