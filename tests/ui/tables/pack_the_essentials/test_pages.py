"""The set-up editor, the score pad and the emblem of Pack the Essentials."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Level, Seat
from engine.games.pack_the_essentials.components import Components
from engine.match import Player
from ui.bridge.match import MatchBridge
from ui.bridge.seats import SeatInfo
from ui.look import text
from ui.look.palette import COLOURS
from ui.look.style import Look, ThemeChoice
from ui.tables.pack_the_essentials import TABLE
from ui.tables.pack_the_essentials.options import Options
from ui.tables.pack_the_essentials.poses import poses

ADA = Player(name="Ada", colour="brick")
BEN = Player(name="Ben", colour="ocean")


@pytest.fixture
def editor(qtbot: QtBot, look: Look) -> Options:
    made = TABLE.options_page(look, catalog.game(TABLE.game), None)
    assert isinstance(made, Options)
    qtbot.addWidget(made)
    made.resize(1000, 800)
    with qtbot.waitExposed(made):
        made.show()
    return made


def people(count: int) -> list[SeatInfo]:
    return [SeatInfo(Seat(seat), "", COLOURS[seat], None) for seat in range(count)]


def test_the_options_are_always_a_configuration(editor: Any) -> None:
    game = catalog.game(TABLE.game)
    for seats in game.seats:
        editor.set_players(people(seats))
        for side in ("common", "own"):
            editor.set_values({"side": side})
            config = game.configure(seats, editor.values())
            assert side == config["side"]


def test_a_victory_card_is_chosen_by_a_click(editor: Any, qtbot: QtBot) -> None:
    card = editor.fields["victory"].cards["fur-trip"]
    with qtbot.waitSignal(editor.changed):
        QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert "fur-trip" == editor.values()["victory"]
    assert card.isChecked()
    assert not editor.fields["victory"].cards["cat-nap"].isChecked()
    assert "Zip It Up" in editor.fields["victory"].rules.text()


def test_all_cards_are_there_with_lists_and_goal(editor: Any, box: Components) -> None:
    assert {card.id for card in box.cards} == set(editor.fields["victory"].cards)
    for side in ("own", "common"):
        editor.set_values({"side": side})
        for card in box.cards:
            name, goal = editor.fields["victory"].cards[card.id].accessibleName(), card.goal(side)
            assert card.title in name
            assert f"Goal: {goal.points} points" in name
            reach = f"in {goal.normal} of 100 deals, Hard ones in {goal.hard}."
            assert reach in name
            assert reach in editor.fields["victory"].cards[card.id].toolTip()
    with text.recording() as painted:
        editor.fields["victory"].cards["cat-nap"].grab()
    said = {words.text for words in painted}
    reached = box.card("cat-nap").goals.common.normal
    others = box.card("cat-nap").goals.common.hard
    space = "\N{NO-BREAK SPACE}"
    assert f"Computers reach it: Normal{space}{reached}%, Hard{space}{others}%" in said
    # What the cards say in few words says a line above them.
    assert "in how many of 100 deals" in editor.fields["victory"].shares.text()
    editor.set_values({"side": "own", "victory": "cat-nap"})
    goal = box.card("cat-nap").goals.own
    # And nothing is said twice beside the card that has it.
    with text.recording() as painted:
        editor.fields["victory"].cards["cat-nap"].grab()
    said = {words.text for words in painted}
    levels = f"Normal{space}{goal.normal}%, Hard{space}{goal.hard}%"
    assert f"Computers reach it: {levels}" in said
    assert "of 100" not in editor.fields["victory"].rules.text()


def test_a_board_can_be_had_once(editor: Any, qtbot: QtBot) -> None:
    editor.set_players(people(3))
    editor.set_values({"side": "own", "board-1": "moon"})
    assert "moon" == editor.values()["board-1"]
    second = editor.boards[1].box
    with qtbot.waitSignal(editor.changed):
        second.setCurrentIndex(second.findData("moon"))
    values = editor.values()
    assert ("auto", "moon", "auto") == tuple(values[f"board-{n}"] for n in (1, 2, 3))
    assert ["star", "moon", "heart"] == editor.resolved()
    assert "board-4" not in values


def test_a_suitcase_is_called_after_who_is_to_have_it(editor: Any) -> None:
    editor.set_values({"side": "own"})
    bot, narrow = SeatInfo(Seat(1), "Computer 2", COLOURS[1], Level("normal")), 0
    for count, name in ((2, "Ada"), (2, "W" * 30), (4, "W" * 30)):
        seated = [SeatInfo(Seat(seat), name, COLOURS[seat], None) for seat in range(count)]
        editor.set_players([seated[0], bot, *seated[2:]])
        called = [field.title.text() for field in editor.boards[:2]]
        assert called == [f"{name}’s suitcase", "Computer 2’s suitcase"]
        assert called == [field.box.accessibleName() for field in editor.boards[:2]]
        # However many they are and whatever they are called, nothing sticks out of the page.
        wide = editor.minimumSizeHint().width()
        assert wide == (narrow or wide)
        narrow = wide


def test_values_that_exist_in_both_sizes_are_kept(editor: Any) -> None:
    editor.set_values({"side": "own", "victory": "cat-nap", "board-1": "heart"})
    editor.set_players(people(2))
    assert "victory" not in editor.values()
    editor.set_players(people(1))
    assert {"side": "own", "victory": "cat-nap", "board-1": "heart"} == editor.values()


def test_unknown_values_are_passed_over(editor: Any) -> None:
    before = editor.values()
    editor.set_values({"side": "left", "victory": "none", "board-1": 7, "colour": "red"})
    assert before == editor.values()


def _finished(make: Any, players: list[Player], **given: Any) -> MatchBridge:
    table = make(players, **given)
    poses(table.own_parts())["toys"]()
    bridge: MatchBridge = table.bridge
    while bridge.person_to_act() is not None:
        table.confirm()
    return bridge


def test_the_pad_of_two(make: Any, qtbot: QtBot, look: Look) -> None:
    bridge = _finished(make, [ADA, BEN])
    pad: Any = TABLE.score_pad(look, bridge.outcome(), None)
    qtbot.addWidget(pad)
    result = bridge.result
    assert result is not None
    for seat, sheet in enumerate(bridge.sheets()):
        for line in sheet.lines:
            assert str(line.points) == pad.cells[line.line, seat].text()
        assert str(result.scores[seat]) == pad.cells["total", seat].text()
        upper = sum(sheet.points(line) for line in ("todo-1", "todo-2", "todo-3", "cats"))
        assert str(upper) == pad.cells["upper", seat].text()
        groups = sum(sheet.points(c) for c in ("magenta", "lavender", "peach", "mint"))
        assert str(groups) == pad.cells["groups", seat].text()
    assert not pad.joke.isVisibleTo(pad)
    (label,) = (each for each in pad.findChildren(QLabel) if each.text() == "Cats and lists")
    assert "Cats and the three To Do Lists together" in label.toolTip()


def test_the_pad_of_a_goal(make: Any, qtbot: QtBot, look: Look) -> None:
    bridge = _finished(make, [ADA], options={"victory": "city-kitty"})
    pad: Any = TABLE.score_pad(look, bridge.outcome(), None)
    qtbot.addWidget(pad)
    result = bridge.result
    assert result is not None
    assert str(result.goal) == pad.cells["goal", 0].text()
    assert str(result.scores[0]) == pad.cells["total", 0].text()
    pad.resize(900, 600)
    day = pad.grab().toImage()
    look.set_choice(ThemeChoice.NIGHT)
    assert day != pad.grab().toImage()
    look.set_choice(ThemeChoice.DAY)


def test_a_shared_win_offers_the_vote_as_a_joke(make: Any, qtbot: QtBot, look: Look) -> None:
    from dataclasses import replace

    from engine.core import Result

    outcome = _finished(make, [ADA, BEN]).outcome()
    tied = replace(outcome, result=Result(((Seat(0), Seat(1)),), (50, 50)))
    pad: Any = TABLE.score_pad(look, tied, None)
    qtbot.addWidget(pad)
    assert "Ada and Ben share the win." in pad.joke.text()
    assert "cat pictures" in pad.joke.text()
    assert ("empty", 0) in pad.cells
    # Where something decides it is told what: else equal totals have two places without a reason.
    decided = replace(outcome, result=Result(((Seat(1),), (Seat(0),)), (50, 50)))
    other: Any = TABLE.score_pad(look, decided, None)
    qtbot.addWidget(other)
    assert "fewer empty spaces comes first" in other.joke.text()
    assert "cat pictures" not in other.joke.text()


def test_the_emblem_paints_inside_its_rectangle(look: Look) -> None:
    image = QImage(200, 120, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    TABLE.emblem(painter, QRectF(40, 10, 100, 100), look)
    painter.end()
    inked = [(x, y) for x in range(200) for y in range(120) if image.pixelColor(x, y).alpha() > 40]
    assert len(inked) > 4000
    assert min(x for x, _ in inked) >= 38
    assert max(x for x, _ in inked) <= 142
    assert min(y for _, y in inked) >= 8
    assert max(y for _, y in inked) <= 112


def test_a_foreign_widget_has_no_poses(editor: Any) -> None:
    with pytest.raises(TypeError):
        TABLE.poses(editor)
