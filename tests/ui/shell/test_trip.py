"""The trip: cards that remember, the way to the next stop, and what computers made of the deal."""

from datetime import UTC, datetime
from typing import Any
from unittest.mock import patch

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine import simulate
from engine.core import Level, Value
from engine.store import Logged, TripTally
from tests.ui.shell.conftest import GAME, Driver
from ui.bridge.controller import SeatSetup
from ui.shell.result.compared import compared_words

FIRST, SECOND = "weekend-whiskers", "cat-nap"


def tally(card: str, best: int, won: int, side: str = "common") -> TripTally:
    return TripTally("Ada", {"side": side, "victory": card, "board-1": "auto"}, 2, best, won)


def set_up(shell: Driver, *past: TripTally) -> Any:
    with patch.object(shell.app.controller, "tallies", lambda _game, _name: past):
        shell.window.match_opener.set_up(GAME)
        page = shell.window.pages[f"setup:{GAME}"]
        page.seating.fill([("Ada", "brick", "person")])
        shell.settle()
    return page


def test_cards_remember_and_the_next_stop_is_chosen_by_a_press(shell: Driver) -> None:
    page = set_up(
        shell, tally(FIRST, 150, 1), tally(SECOND, 99, 0), tally("red-eye-tabby", 1, 1, "own")
    )
    cards, trip = page.options.fields["victory"].cards, page.trip
    assert "Goal reached. Best 150, 2 attempts" in cards[FIRST].accessibleName()
    assert "Goal reached" not in cards[SECOND].accessibleName()
    assert "Best 99, 2 attempts" in cards[SECOND].accessibleName()
    assert "Best 1" not in cards["red-eye-tabby"].accessibleName()
    assert trip.words.text() == "1 of 14 stamped. Reach each card’s goal, in any order."
    assert page.options.values()["victory"] == FIRST
    assert trip.next_button.text() == "Next card: Cat Nap"
    trip.next_button.click()
    assert page.options.values()["victory"] == SECOND
    assert trip.next_button.isHidden()
    # The other side of the suitcases is another trip.
    page.options.set_values({"side": "own"})
    assert "Goal reached. Best 1, 2 attempts" in cards["red-eye-tabby"].accessibleName()
    assert "Best 1" not in cards[FIRST].accessibleName()
    page.seating.add()
    assert trip.isHidden()


def test_what_computers_made_is_said_as_what_it_means() -> None:
    normal, hard = Level("normal"), Level("hard")

    def said(mine: int) -> str:
        return compared_words(mine, [(normal, 133), (hard, 135)], str)

    assert said(136) == "You beat Normal (133) and Hard (135)."
    assert said(135) == "You beat Normal (133) and tied with Hard (135)."
    assert said(134) == "You beat Normal (133). Hard (135) scored more."
    assert said(133) == "You tied with Normal (133). Hard (135) scored more."
    assert said(1) == "Normal (133) and Hard (135) both scored more."
    tied = compared_words(7, [(normal, 7), (hard, 7)], str)
    assert tied == "You tied with Normal (7) and Hard (7)."


def test_a_match_alone_leads_on_to_the_next_stop_and_says_what_computers_made(
    shell: Driver, qtbot: QtBot
) -> None:
    shell.start(SeatSetup("Ada", "brick"), side="own", victory=FIRST)
    code, options = shell.bridge.code, shell.bridge.config.options
    shell.play_out()
    shell.window.pages["table"].result_button.click()
    shell.settle()
    page = shell.window.pages["result"]
    assert page.trip.text() == "0 of 14 stamps on your trip."
    qtbot.waitUntil(lambda: not page.is_reading and not page._computing.busy, timeout=30_000)
    made = [
        simulate.play(simulate.Spec(shell.bridge.game.id, (Level(level),), options, code))
        for level in ("normal", "hard")
    ]
    normal, hard = (each.record.result.scores[0] for each in made)
    assert shell.bridge.result is not None
    mine = shell.bridge.result.scores[0]
    made_by = [(Level("normal"), normal), (Level("hard"), hard)]
    assert page.computers.text() == compared_words(mine, made_by, str)
    # In the card of the score, below its buttons, which do not move for it.
    assert page.score.isAncestorOf(page.computers)
    assert page.computers.y() > page.ways.geometry().bottom()
    assert page.onward_button.text() == "&Play the next card: Cat Nap"
    page.scene.stop()
    page.onward_button.click()
    shell.settle()
    assert shell.bridge.config["victory"] == SECOND
    assert shell.bridge.config["side"] == "own"
    assert shell.bridge.code != code


def test_records_have_a_row_for_each_card(shell: Driver) -> None:
    for card in (FIRST, SECOND):
        shell.start(SeatSetup("Ada", "brick"), side="common", victory=card)
        shell.play_out()
    shell.window.go("records")
    page = shell.window.pages["records"]
    # As assistive technology does it.
    page.values_button.toggle()
    rows = page.values.model()
    heads = [rows.headerData(n, Qt.Orientation.Horizontal) for n in range(rows.columnCount())]
    assert ["Attempts", "Wins", "Best"] == heads[2:], "medals are none of these"
    assert rows.rowCount() == 14
    names = [rows.index(row, 0).data() for row in range(14)]
    tries = [rows.index(row, 2).data() for row in range(14)]
    assert dict(zip(names, tries, strict=True))["Cat Nap"] == "1"
    assert tries.count("–") == 12
    assert page.view.isHidden()
    page.values.sortByColumn(2, Qt.SortOrder.DescendingOrder)
    row = next(row for row in range(14) if rows.index(row, 0).data() == "Cat Nap")
    page.values.activated.emit(rows.index(row, 0))
    assert page.values.isHidden()
    assert [entry.options["victory"] for entry in page.proxy.entries()] == [SECOND]


def test_the_records_of_a_card_are_those_that_stamps_follow_from(shell: Driver) -> None:
    """None that a computer helped with, and of one name where one is chosen."""
    when = datetime(2026, 11, 22, tzinfo=UTC)

    def logged(number: int, name: str, score: int, *helped: str) -> Logged:
        options: dict[str, Value] = {"side": "common", "victory": SECOND, "board-1": "auto"}
        won = score > 100
        seed = f"PE-{number}"
        return Logged(number, when, name, GAME, options, seed, score, 100, won, helped=helped)

    log = logged(1, "Ada", 90), logged(2, "Ada", 200, "hard"), logged(3, "Bea", 120)
    shell.app.controller.remember("setup.names", ("Ada",))
    with patch.object(shell.app.controller, "log", lambda: log):
        shell.window.go("records")
        page = shell.window.pages["records"]
        page.values_button.click()
        rows = page.values.model()

        def cells() -> list[str]:
            (row,) = (row for row in range(14) if rows.index(row, 0).data() == "Cat Nap")
            return [rows.index(row, column).data() for column in (2, 3, 4)]

        names = page.filters["name"]
        assert "Ada" == names.currentText()
        assert ["1", "0", "90"] == cells(), "tries, reached, best"
        names.setCurrentIndex(names.findText("All players"))
        names.activated.emit(names.currentIndex())
        assert ["2", "1", "120"] == cells()


def test_who_plays_alone_for_the_first_time_begins_with_one_card_and_what_it_scores(
    shell: Driver,
) -> None:
    page = set_up(shell)
    field = page.options.fields["victory"]
    seen = [card for card, each in field.cards.items() if each.isVisible()]
    assert seen == [FIRST]
    beside, rules = field.cards[FIRST].geometry(), field.rules.geometry()
    assert rules.left() >= beside.right()
    assert rules.top() < beside.bottom()
    assert not any(each.isVisible() for each in (page.deal, page.trip, page.options.fields["side"]))
    assert page.start_button.isVisible()
    assert page.more_words.isVisible()
    assert "Common suitcases" in page.more_words.whole
    assert "13 other Victory cards" in page.more_words.whole
    assert "Deal: random" in page.more_words.whole
    # Who wants more finds it open from then on.
    page.more_button.click()
    assert page.deal.isVisible()
    assert page.trip.isVisible()
    assert page.options.fields["side"].isVisible()
    assert all(each.isVisible() for each in field.cards.values())
    shell.window.go("lounge")
    assert set_up(shell).deal.isVisible()
    page.more_button.click()
    assert not page.deal.isVisible()
    page.seating.add()
    assert page.deal.isVisible(), "with others there is less to be chosen"
    assert not page.more.isVisible()


def test_who_has_played_alone_finds_everything(shell: Driver) -> None:
    page = set_up(shell, tally(FIRST, 99, 0))
    assert page.deal.isVisible()
    assert page.trip.isVisible()
