"""Where's My Luggage? through the accessible tree alone: found by role and name, and pressed."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core import Seat
from engine.games.wheres_my_luggage.actions import TurnOver
from engine.games.wheres_my_luggage.view import NONE, Phase
from tests.ui.access.reader import Description, Name, Reader
from tests.ui.tables.wheres_my_luggage.conftest import ADA, BEN, BOT, Make, Table
from ui.access.scrolls import guard_scroll_areas

Role = QAccessible.Role
Said = list[tuple[str, bool]]
ONE, TWO = Seat(0), Seat(1)
MEMORY = {"form": "memory"}
STEPS = {"steps": True}


@pytest.fixture(scope="module", autouse=True)
def _guarded(qapp: QApplication) -> None:
    """As in the app: what lies over the stage is read too."""
    guard_scroll_areas()


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def listen(table: Table) -> Said:
    texts: Said = []
    table.table.access.voice.said.connect(lambda text, urgent: texts.append((text, urgent)))
    return texts


def heard(said: Said, words: str) -> bool:
    return any(words in text for text, _ in said)


def everything(reader: Reader) -> str:
    """All texts of the tree, with tool tips and the log."""
    tips = [widget.toolTip() for widget in reader.root.findChildren(type(reader.root))]
    texts = [each.text(what) for each in reader.every() for what in (Name, Description)]
    return "\n".join([*texts, *tips])


def described(reader: Reader, name: str) -> str:
    return reader.get(name, Role.Grouping).text(Description)


# The memory form ----------------------------------------------------------------------------------


def test_a_round_from_memory_through_the_tree_alone(make: Make, qtbot: QtBot) -> None:
    """WL-20, WL-21: cells are pressed by what the voice has said, up to "Done!" and the check.

    A law of tables plays a whole round so; here what follows the first turns is only entered.
    """
    table = make((ADA, BEN), options=MEMORY)
    said, reader = listen(table), Reader(table.table)
    qtbot.waitUntil(lambda: len(reader.names(Role.Cell)) == 18)
    places: dict[str, str] = {}
    turns = 0
    while table.view.phase is Phase.PLAY:
        turns += 1
        assert turns < 200
        if turns > 6:
            actor = table.view.actor
            slot = table.own_slot(actor)
            assert slot is not None
            assert table.bridge.submit(actor, [TurnOver(slot)]) is None
            table.table.go_on()
            continue
        name = "Ada" if "It is their turn." in described(reader, "Ada, ") else "Ben"
        up = described(reader, f"{name}, ").partition("Face up: ")[2].partition(".")[0]
        passenger, _, kind = up.partition(", ")
        cells = [cell for cell in reader.names(Role.Cell) if cell.endswith(f": {kind}")]
        place = places.get(passenger) or next(
            (cell for cell in cells if cell not in places.values()), cells[0]
        )
        said.clear()
        before = everything(reader)
        reader.press(place, Role.Cell)
        spoken = f"{name} turns over {place.partition(':')[0].lower()}: "
        qtbot.waitUntil(lambda spoken=spoken: heard(said, spoken))  # type: ignore[misc]
        whose = next(text for text, _ in said if spoken in text).partition(spoken)[2]
        owner = whose.partition("’s.")[0]
        places[owner] = place
        told = f"{owner}’s"
        assert everything(reader).count(told) == before.count(told), "it is not to be read again"
        reader.press("Continue", Role.Button)
        if owner == passenger:
            del places[owner]
            qtbot.waitUntil(
                lambda place=place: reader.find(place, Role.Cell) is None  # type: ignore[misc]
            )
            empty = f"{place.partition(':')[0]}: empty"
            assert reader.find(empty) is not None or table.view.phase is not Phase.PLAY
    qtbot.waitUntil(lambda: heard(said, "Done!"))
    view = table.view
    for seat, name in ((ONE, "Ada"), (TWO, "Ben")):
        points = view.seats[seat].points[-1]
        title = f"{name} in this round: {points} pair"
        words = table.table.words
        assert all(
            words.passenger(pair.passenger) in described(reader, title)
            for pair in view.seats[seat].checked
        )
    reader.press("Ada is ready for the next round", Role.Button)
    reader.press("Ben is ready for the next round", Role.Button)
    qtbot.waitUntil(lambda: table.view.round == 2)
    qtbot.waitUntil(lambda: heard(said, "Round 2."))


# At the belt --------------------------------------------------------------------------------------


def test_a_stretch_of_a_round_in_step_mode_through_the_tree(make: Make, qtbot: QtBot) -> None:
    """WL-31, WL-32: time is let run until the right suitcase is in the gate, and it is taken."""
    table = make((ADA, BOT), options=STEPS)
    said, reader = listen(table), Reader(table.table)
    assert table.bridge.clock.phase == "held"
    kind = table.table.words.type(table.table.box.kinds[table.view.seats[ONE].passenger])
    passenger = table.table.words.passenger(table.view.seats[ONE].passenger)
    reader.get("Coming up at your gate", Role.Grouping)
    assert f"Face up: {passenger}, {kind}." in described(reader, "Ada, ")
    before = table.view.seats[ONE]
    for _ in range(4):
        if table.own_type_in_gate(ONE):
            break
        reader.press(f"Run the belt until a {kind}", Role.Button)
        run(table)
    assert table.own_type_in_gate(ONE)
    qtbot.waitUntil(lambda: heard(said, f"In the gate, and the right kind: {kind}"))
    qtbot.waitUntil(lambda: reader.find(f"Your gate: {kind}") is not None)
    reader.press("Grab", Role.Button)
    table.tick(2)
    assert table.view.seats[ONE].hand is not None
    qtbot.waitUntil(lambda: heard(said, f"You take a {kind}."))
    qtbot.waitUntil(lambda: heard(said, "It is "))
    face = next(t for t, _ in said if "It is " in t).partition("It is ")[2]
    face = face.partition(".")[0]
    qtbot.waitUntil(lambda: f"In hand: {kind}." in described(reader, "Ada, "))
    if face != "lost luggage":
        assert face.endswith("’s luggage")
        assert face.removeprefix("the ").removesuffix(" luggage") not in everything(reader)
    table.tick(70)
    looked = table.view.seats[ONE].looked
    assert looked is not None
    ends = (
        f"You found the {passenger}’s luggage!",
        f"Not the {passenger}’s. It goes back.",
        f"Lost luggage for the {passenger}.",
    )
    qtbot.waitUntil(lambda: any(heard(said, end) for end in ends))
    mark = table.table.words.mark(looked.mark.value)
    qtbot.waitUntil(lambda: f"Last look: “{mark}”." in described(reader, "Ada, "))
    after = table.view.seats[ONE]
    assert after.draw == before.draw - 1
    qtbot.waitUntil(lambda: f"{after.draw} to come" in described(reader, "Ada, "))


def run(table: Table) -> None:
    """Let frames pass until time stands again."""
    for _ in range(3000):
        if table.bridge.clock.phase == "held":
            return
        table.tick()
    raise AssertionError(table.bridge.clock.phase)


def test_what_passes_the_gate_is_said_while_time_runs(make: Make, qtbot: QtBot) -> None:
    table = make((ADA, BOT), options=STEPS)
    said, reader = listen(table), Reader(table.table)
    QTest.qWait(200)
    said.clear()
    reader.press("Run the belt for one second", Role.Button)
    for _ in range(4):
        table.tick(16)
        QTest.qWait(150)
    gate = table.table.gates[ONE]
    slot = gate.slot(table.bridge.clock.now())
    assert said
    assert table.bridge.clock.phase == "held"
    luggage = f"{table.table.words.type(table.view.belt[slot])} {slot + 1}"
    if table.view.belt[slot] != NONE:
        assert any(luggage in text or luggage.capitalize() in text for text, _ in said)
    assert not any(urgent for _, urgent in said)


def test_a_gate_is_moved_and_says_where_it_has_come_to(make: Make, qtbot: QtBot) -> None:
    table = make((ADA, BOT), options=STEPS)
    said, reader = listen(table), Reader(table.table)
    qtbot.waitUntil(lambda: reader.find("Your gate: ") is not None)
    before = table.table.gates[ONE].slot(table.bridge.clock.now())
    said.clear()
    reader.press("Move left", Role.Button)
    qtbot.waitUntil(lambda: not table.table.gates[ONE].moving)
    after = table.table.gates[ONE].slot(table.bridge.clock.now())
    assert abs(after - before) in (2, 46)
    kind = table.view.belt[after]
    words = "The gate is empty" if kind == NONE else table.table.words.type(kind)
    qtbot.waitUntil(lambda: any(words.lower() in text.lower() for text, _ in said))


def test_any_suitcase_that_comes_can_be_taken_and_a_wrong_one_says_why(
    make: Make, qtbot: QtBot
) -> None:
    table = make((ADA, BOT), options=STEPS)
    said, reader = listen(table), Reader(table.table)
    box, words = table.table.box, table.table.words
    kind = words.type(box.kinds[table.view.seats[ONE].passenger])
    coming = reader.get("Coming up at your gate", Role.Grouping)
    names = [coming.child(index).text(Name) for index in range(coming.childCount())]
    assert len(names) >= 8
    wrong = next(name for name in names if not name.lower().startswith(kind))
    said.clear()
    reader.press(wrong, Role.Button)
    assert heard(said, f"is looking for a {kind}")
    assert table.view.seats[ONE].hand is None
    right = [name for name in names if name.lower().startswith(kind)]
    assert len(right) == 6, "all of the right type can be found, however far away"
    reader.press(right[-1], Role.Button)
    table.tick(2)
    hand = table.view.seats[ONE].hand
    assert hand is not None
    assert f" {hand.slot + 1}," in right[-1]


def test_a_covered_belt_is_not_read(make: Make, qtbot: QtBot) -> None:
    table = make((ADA, BOT), options=STEPS)
    reader = Reader(table.table)
    qtbot.waitUntil(lambda: reader.find("Coming up at") is not None)
    reader.press("Pause", Role.Button)
    qtbot.waitUntil(lambda: reader.find("Coming up at") is None)
    assert reader.find("Your gate") is None
    reader.press("Continue", Role.Button)
    qtbot.waitUntil(lambda: reader.find("Coming up at") is not None)


def test_the_end_of_a_round_is_read_and_the_next_one_begun(make: Make, qtbot: QtBot) -> None:
    """WL-15, WL-16."""
    table = make((ADA, BOT), options=STEPS)
    said, reader = listen(table), Reader(table.table)
    while table.view.phase is Phase.PLAY:
        slot = table.own_slot(ONE)
        if slot is not None and table.view.seats[ONE].hand is None:
            table.table.take(slot, ONE)
        table.tick(5)
    qtbot.waitUntil(lambda: heard(said, "Done!"))
    title = f"Ada in this round: {table.view.seats[ONE].points[-1]} pairs"
    assert "with their own luggage" in described(reader, title)
    reader.press("You are ready for the next round", Role.Button)
    qtbot.waitUntil(lambda: heard(said, "You are ready."))
    qtbot.waitUntil(lambda: table.view.round == 2)


def test_two_persons_each_hear_of_their_own_gate(make: Make, qtbot: QtBot) -> None:
    table = make((ADA, BEN), options=STEPS)
    said, reader = listen(table), Reader(table.table)
    for name in ("Ada", "Ben"):
        reader.get(f"Coming up at {name}’s gate", Role.Grouping)
    said.clear()
    reader.press("Run the belt for one second", Role.Button)
    run(table)
    qtbot.waitUntil(lambda: heard(said, "Ada: ") and heard(said, "Ben: "))
    slot = table.slots_of(table.table.box.kinds[table.view.seats[TWO].passenger])[0]
    group = reader.get("Coming up at Ben’s gate", Role.Grouping)
    button = next(
        child
        for child in (group.child(index) for index in range(group.childCount()))
        if f" {slot + 1}," in child.text(Name)
    )
    button.actionInterface().doAction("Press")
    QTest.qWait(150)
    table.tick(2)
    assert table.view.seats[TWO].hand is not None
    assert table.view.seats[ONE].hand is None


@pytest.mark.parametrize("hands", ["both", "gates", "mouse"])
def test_wl_32_the_tree_has_gates_where_there_are_some(
    make: Make, qtbot: QtBot, hands: str
) -> None:
    """By gates alone only what lies in one is taken; by mouse alone whatever comes past."""
    table = make((ADA, BOT), options={**STEPS, "hands": hands})
    page, reader = table.table, Reader(table.table)
    past = "Coming past you" if hands == "mouse" else "Coming up at your gate"
    qtbot.waitUntil(lambda: past in reader.names(Role.Grouping))
    gates = [name for name in reader.names(Role.Grouping) if name.startswith("Your gate")]
    assert bool(gates) == (hands != "mouse")
    slot = next(
        coming
        for coming in page.access._coming(page.state, ONE)
        if coming.type == page.state.wanted[ONE] and coming.ticks
    )
    name = page.access._coming_words(page.state, slot)
    press = "The right kind. Press to take it."
    assert (reader.get(name, Role.Button).text(Description) == press) == (hands != "gates")
    reader.press(name, Role.Button)
    assert (table.view.seats[ONE].hand is not None) == (hands != "gates")
