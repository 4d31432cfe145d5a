"""The guided first round of Where's My Luggage?: done as it says, otherwise, and all too fast."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest

from engine.core import Seat
from engine.games.wheres_my_luggage.view import LookResult, Phase
from engine.match import Player
from tests.ui.tables.wheres_my_luggage.conftest import ADA, Make, Table
from ui.kit.rules_text import rules_text
from ui.kit.tutorial.runner import TutorialRunner
from ui.look.style import Look
from ui.shell.tutorial.overlay import TutorialOverlay
from ui.tables.wheres_my_luggage import TABLE
from ui.tables.wheres_my_luggage.tutorial import LOST_LUGGAGE_SLOT, SECOND_LUGGAGE_SLOT
from ui.tables.wheres_my_luggage.words import LESSONS, OWNERS, PASSENGERS, SAY

ONE = Seat(0)
RESOURCES = Path(__file__).parents[4] / "resources"


def _words(language: str, folder: str = "games/wheres_my_luggage", file: str = "words") -> Any:
    """Texts by what they are in English; the English file has those with numbers alone."""
    found = ET.parse(RESOURCES / folder / f"{file}_{language}.ts").iter("message")
    told = {each.findtext("source", ""): each.find("translation") for each in found}
    said = {
        each: "".join(text.itertext()).strip() for each, text in told.items() if text is not None
    }
    usual = [*LESSONS.values(), *SAY.values(), "Keep playing", "To the lounge"]
    return {each: each for each in usual} | {each: text for each, text in said.items() if text}


class Pupil:
    """Somebody at the table of the lesson."""

    def __init__(self, make: Make) -> None:
        lesson = TABLE.tutorial()
        assert lesson is not None
        (level,) = lesson.against
        bot = Player("computer", level, "Computer", "plum")
        self.table: Table = make((ADA, bot), seed=lesson.code, options=dict(lesson.values))
        self.guide: TutorialRunner = lesson.guide(self.table.table)
        self.settle()

    def settle(self) -> None:
        self.table.table.flight_motion.catch_up()
        self.table.table.motion.catch_up()
        QTest.qWait(5)
        self.guide.look()

    @property
    def step(self) -> str:
        self.settle()
        return self.guide.lesson.key

    def go_on(self) -> None:
        assert self.guide.can_pass()
        self.guide.pass_on()

    def run(self, frames: int) -> None:
        self.table.key_down(Qt.Key.Key_Space)
        self.table.tick(frames)
        self.table.key_up(Qt.Key.Key_Space)

    def take(self, slot: int) -> None:
        self.table.click(slot)
        self.table.tick(70)

    def named(self, passenger: str) -> bool:
        return passenger in self.guide.words()

    def marks(self) -> Any:
        return self.table.view.seats[ONE].looked.mark


def test_the_lesson_goes_as_it_is_written(make: Make) -> None:
    """WL-11, WL-12, WL-17: another's, the same one again, and lost luggage."""
    pupil = Pupil(make)
    assert pupil.step == "welcome"
    pupil.go_on()
    assert pupil.step == "passenger"
    assert pupil.named("Leprechaun")
    assert pupil.named("a green backpack")
    assert pupil.table.table.rect().contains(pupil.guide.where())
    pupil.go_on()
    assert pupil.step == "six"
    assert pupil.named("one is lost luggage"), "before it is met"
    assert pupil.named("four belong to other passengers")
    pupil.go_on()
    assert pupil.step == "run"
    assert not pupil.guide.can_pass()
    pupil.run(40)
    assert pupil.step == "gate"
    assert pupil.named("A and D move it, and S grabs the suitcase in it")
    plate = pupil.table.table.scene.signs()[0]
    port = pupil.table.table.scene.view.mapFromScene(plate.center())
    assert pupil.guide.where().contains(pupil.table.port.mapTo(pupil.table.table, port))
    pupil.table.key(Qt.Key.Key_D)
    pupil.settle()
    assert pupil.guide.where().isEmpty(), "what moves cannot be pointed at"
    QTest.qWait(250)
    assert pupil.step == "take", "the gate has been moved"
    assert pupil.named("move your gate to it with A and D and press S")
    body = pupil.table.table.scene.carousel.body(SECOND_LUGGAGE_SLOT).center()
    port = pupil.table.port
    at = port.mapTo(pupil.table.table, pupil.table.table.scene.view.mapFromScene(body))
    assert pupil.guide.where().contains(at)
    pupil.take(SECOND_LUGGAGE_SLOT)
    assert pupil.marks() is LookResult.ANOTHER
    assert pupil.step == "looked"
    assert pupil.named("it belongs to the Dinosaur")
    assert pupil.named("the Leprechaun must wait"), "where the first one went"
    assert pupil.named("it belongs to the Dinosaur, your new passenger")
    pupil.go_on()
    assert pupil.step == "wait"
    assert pupil.named("The wait ends by itself")
    before = pupil.guide.where()
    pupil.table.key(Qt.Key.Key_D)
    QTest.qWait(250)
    assert pupil.step == "wait"
    plate = pupil.table.table.scene.signs()[0]
    port = pupil.table.table.scene.view.mapFromScene(plate.center())
    shown = pupil.guide._shown
    assert isinstance(shown, tuple)
    assert shown[2] == pupil.guide.where() != before, "it is told anew where the gate stands"
    assert shown[2].contains(pupil.table.port.mapTo(pupil.table.table, port))
    assert set(pupil.table.table.scene._marked) <= {"gate 0"}, "the mouse rests"
    pupil.go_on()
    assert pupil.step == "follow"
    (gate,) = pupil.table.table.scene.carousel.gates
    assert pupil.named(f"then press {gate.words}."), "its key is told at the belt"
    assert gate.colour.alphaF() == 1.0, "not faint, though a suitcase was clicked"
    pupil.take(SECOND_LUGGAGE_SLOT)
    assert pupil.marks() is LookResult.MATCH
    assert pupil.step == "found"
    assert pupil.named("Found it!")
    pupil.go_on()
    assert pupil.step == "third"
    assert pupil.named("Detective")
    pupil.take(LOST_LUGGAGE_SLOT)
    assert pupil.marks() is LookResult.LOST
    assert pupil.step == "marked"
    assert pupil.named("This is lost luggage")
    pupil.go_on()
    assert pupil.step == "pause", "nothing is told twice"
    assert pupil.named("“Pause”")
    pupil.table.table.window().activateWindow()
    pupil.table.key(Qt.Key.Key_P)
    assert pupil.step == "pause"
    card = pupil.table.table.belt_cover.card
    assert pupil.guide.where().contains(card.mapTo(pupil.table.table, card.rect().center()))
    pupil.table.key(Qt.Key.Key_Return)
    pupil.table.start()
    assert pupil.step == "decks", "done, and not asked for again"
    pupil.go_on()
    assert pupil.step == "end"
    assert pupil.guide.at_end
    assert pupil.named("ends the round for everyone")
    assert pupil.named("at most 7 in a round, so 21 in a match"), "WL-3, WL-15"


def test_how_many_steps_there_are_never_changes(make: Make) -> None:
    """Neither as it is written, where lost luggage is told of once, nor all too fast."""
    for hasty in (False, True):
        pupil = Pupil(make)
        shown: list[tuple[int, int, int]] = []
        taken = iter((SECOND_LUGGAGE_SLOT, SECOND_LUGGAGE_SLOT, LOST_LUGGAGE_SLOT))
        while pupil.step != "pause":
            shown.append((pupil.guide.first, pupil.guide.number, pupil.guide.count))
            if pupil.step in (("take", "wait", "third") if hasty else ("take", "follow", "third")):
                pupil.take(next(taken))
            elif pupil.step == "run":
                pupil.run(40)
            else:
                pupil.go_on()
        shown.append((pupil.guide.first, pupil.guide.number, pupil.guide.count))
        assert {count for _, _, count in shown} == {15}
        told = [number for first, last, _ in shown for number in range(first, last + 1)]
        assert told == list(range(1, 14)), "none is left out"
        assert ((9, 10, 15) in shown) == hasty


def test_in_german_every_passenger_has_an_article_in_a_sentence() -> None:
    assert set(OWNERS) == set(PASSENGERS)
    german = _words("de")
    for passenger, name in OWNERS.items():
        assert german[name].startswith(("der ", "die ", "das ", "Oma")), passenger
        assert not german[PASSENGERS[passenger]].startswith(("der ", "die ", "das "))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_lesson_names_the_keys_of_the_gate_and_no_buttons_that_say_it_themselves(
    language: str,
) -> None:
    said, shell = _words(language), _words(language, "languages", "stowaway")
    lesson = {key: said[LESSONS[key]] for key in LESSONS}
    for step in ("gate", "take", "follow", "next"):
        assert {"{left}", "{right}", "{key}"} <= {*re.findall(r"{\w+}", lesson[step])}
    for each in ("Keep playing", "To the lounge"):
        assert shell[each] not in lesson["end"]


def test_whoever_takes_another_suitcase_is_led_on_all_the_same(make: Make) -> None:
    pupil = Pupil(make)
    kind = pupil.table.table.box.kinds[pupil.table.view.seats[ONE].passenger]
    own = pupil.table.own_slot(ONE)
    other = next(
        slot
        for slot in pupil.table.slots_of(kind)
        if slot not in (SECOND_LUGGAGE_SLOT, own) and pupil.table.hidden()[slot] < 30
    )
    pupil.take(other)
    assert pupil.step == "looked"
    assert pupil.named("the Leprechaun moves to your “Waiting” pile")
    assert not pupil.named("Dinosaur"), "nothing is told that nobody has seen"
    for step in ("looked", "wait"):
        assert pupil.step == step
        pupil.go_on()
    assert pupil.step == "follow"
    assert pupil.named("Now for the Dinosaur")
    # Where it says that somebody waits, it points to those who wait.
    mine = pupil.table.view.seats[ONE]
    wrong = [
        slot
        for slot in pupil.table.slots_of(pupil.table.table.box.kinds[mine.passenger])
        if slot != SECOND_LUGGAGE_SLOT and pupil.table.hidden()[slot] < 30
    ]
    pupil.take(wrong[0])
    assert pupil.step == "found"
    assert pupil.named("the Dinosaur moves to your “Waiting” pile")
    panel = pupil.table.table.scene.panels[ONE]
    view = pupil.table.table.scene.view
    deck = view.mapFromScene(panel.in_scene(panel.rooms.action)).boundingRect().center()
    assert pupil.guide.where().contains(pupil.table.port.mapTo(pupil.table.table, deck))


def test_whoever_finds_it_at_once_is_not_held_up(make: Make) -> None:
    pupil = Pupil(make)
    own = pupil.table.own_slot(ONE)
    assert own is not None
    pupil.take(own)
    assert pupil.step == "looked"
    assert pupil.named("Found it!")


def test_the_lesson_ends_with_the_round(make: Make) -> None:
    pupil = Pupil(make)
    ended: list[bool] = []
    pupil.guide.finished.connect(lambda: ended.append(True))
    while pupil.table.view.phase is Phase.PLAY:
        slot = pupil.table.own_slot(ONE)
        if slot is not None and pupil.table.view.seats[ONE].hand is None:
            pupil.table.table.take(slot, ONE)
        pupil.table.tick(5)
    pupil.settle()
    assert ended


@pytest.mark.parametrize("lesson", ["run", "take"])
def test_nothing_is_judged_while_a_tile_is_looked_at(make: Make, lesson: str) -> None:
    pupil = Pupil(make)
    for _ in range(3):
        pupil.go_on()
        pupil.settle()
    if lesson == "take":
        pupil.run(40)
        assert pupil.step == "gate"
        pupil.go_on()
    assert pupil.step == lesson
    pupil.table.click(SECOND_LUGGAGE_SLOT)
    pupil.table.tick(20)
    assert pupil.step == lesson
    pupil.table.tick(60)
    assert pupil.step == "looked"


def test_the_tag_is_told_to_keep_off_the_key_and_the_foot_of_the_gate(make: Make) -> None:
    pupil = Pupil(make)
    table = pupil.table.table
    (gate,) = table.scene.carousel.gates
    view = table.scene.view
    for room in table.scene.carousel.posted(gate):
        seen = view.mapFromScene(room).boundingRect()
        seen.translate(view.viewport().mapTo(table, QPoint()))
        kept = [each for each in pupil.guide.clear() if each.rect == seen]
        assert [each.weight >= 20 and each.torn > 15 for each in kept] == [True]
    plate, foot = table.scene.carousel.posted(gate)
    assert plate.intersects(foot)
    assert table.scene.plan.belt.contains(foot.center())
    assert plate.height() >= 18


@pytest.mark.parametrize(("size", "scale"), [((1264, 700), 1.0), ((1024, 580), 1.6)])
def test_the_tag_does_not_cut_the_key_of_the_gate(
    make: Make, look: Look, size: tuple[int, int], scale: float
) -> None:
    look.set_text_scale(scale)
    pupil = Pupil(make)
    table = pupil.table.table
    table.resize(*size)
    pupil.settle()
    overlay = TutorialOverlay(look, table, pupil.guide, pupil.table.bridge.preferences)
    (gate,) = table.scene.carousel.gates
    view, seen = table.scene.view, 0
    while pupil.guide.can_pass():
        overlay._place()
        assert table.now.text().startswith("Take your time")
        paper = overlay.tag.geometry().adjusted(4, 3, -4, -6)
        for room in table.scene.carousel.posted(gate):
            rect = view.mapFromScene(room).boundingRect()
            rect.translate(view.viewport().mapTo(table, QPoint()))
            assert paper.contains(rect) or not paper.intersects(rect), pupil.step
        seen += 1
        pupil.go_on()
        pupil.settle()
    assert seen == 3
    # Now something is to be done.
    assert table.now.text() == table.sentence(table.state)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_call_the_decks_what_is_written_below_them(language: str) -> None:
    found = _words(language)
    rules = (RESOURCES / "games" / "wheres_my_luggage" / f"rules.{language}.md").read_text("utf-8")
    for key in ("draw", "action"):
        name = found[SAY[key]]
        assert any(f"{mark}{name}{end}" in rules for mark, end in ("“”", "„“"))
    for former in ("action deck", "draw deck", "Wartestapel", "Nachziehstapel"):
        assert former not in rules
        assert former not in " ".join(found.values())


def test_what_was_refused_in_one_lesson_is_gone_in_the_next(make: Make) -> None:
    pupil = Pupil(make)
    page = pupil.table.table
    page.take(pupil.table.wrong_slot(ONE), ONE)
    assert page.now.text().startswith("That is")
    pupil.go_on()
    pupil.settle()
    assert not page.now.text().startswith("That is")
    assert not page.rule_button.isVisible()


def test_wl_11_what_lost_luggage_is_is_told_whatever_was_taken(make: Make) -> None:
    """No step is left out: not for whoever meets none, moves early or pauses early."""
    pupil = Pupil(make)
    page = pupil.table.table
    page.window().activateWindow()
    pupil.table.key(Qt.Key.Key_D)
    QTest.qWait(250)
    pupil.table.key(Qt.Key.Key_P)
    pupil.settle()
    pupil.table.key(Qt.Key.Key_Return)
    pupil.table.start()
    told = []
    while not pupil.guide.at_end:
        told.append(pupil.step)
        if pupil.guide.can_pass():
            pupil.go_on()
        elif pupil.step == "run":
            pupil.run(40)
        else:
            kind = page.box.kinds[pupil.table.view.seats[ONE].passenger]
            slots = pupil.table.slots_of(kind)
            pupil.take(next(slot for slot in slots if pupil.table.hidden()[slot] < 30))
            assert pupil.marks() is not LookResult.LOST
        pupil.settle()
        if pupil.step == "luggage":
            assert pupil.named("you must keep it: that passenger is done, without a point")
    assert told == [lesson.key for lesson in pupil.guide._lessons[:-1]]
    assert "luggage" in told


def test_a_step_that_is_only_read_asks_for_nothing_but_next() -> None:
    """What the table says meanwhile is to press “Next”."""
    for key in ("gate", "pause"):
        assert "Press" not in LESSONS[key]
        assert "Move it" not in LESSONS[key]


@pytest.mark.parametrize(
    ("language", "kept"), [("en", "*lost luggage*"), ("de", "*verlorenes Gepäck*")]
)
def test_wl_11_the_rules_tell_of_lost_luggage_in_a_nutshell(language: str, kept: str) -> None:
    rules = (RESOURCES / "games" / "wheres_my_luggage" / f"rules.{language}.md").read_text("utf-8")
    nutshell = rules.split("## ")[1]
    assert kept in nutshell


def test_the_belt_s_rules_promise_no_hints_rather_than_no_practice() -> None:
    """A guided round that is kept goes on as practice, without hints and undo."""
    rules = (RESOURCES / "games" / "wheres_my_luggage" / "rules.en.md").read_text("utf-8")
    assert "there is no practice" not in rules
    assert "At the belt there are no hints and there is no undo" in rules


def test_wl_14_rules_set_up_and_guide_agree_on_who_calls_done() -> None:
    rules = rules_text(TABLE.game, QLocale("en"))
    for told in (rules, LESSONS["end"], SAY["form-timed-help"]):
        assert "first player with no passengers left calls “Done!”" in told


def test_wl_12_the_rules_do_not_deny_a_second_look_for_the_only_passenger() -> None:
    rules = rules_text(TABLE.game, QLocale("en"))
    answer = rules.partition("for the same passenger again at once?")[2].strip()
    assert answer.startswith("Only if you have no other.")
