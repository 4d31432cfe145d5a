"""From set-up to result: seats, deal codes, continue, rematch, records and the shelf."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.core import Level
from engine.store import BestResult, Settings
from tests.ui.shell.conftest import comes
from ui.bridge.controller import SeatSetup
from ui.look.style import TOUCH_TARGET
from ui.shell.records.page import GOAL_COLUMN, NAME_COLUMN, PLAYED_COLUMN, SCORE_COLUMN, WON_COLUMN
from ui.shell.saved.page import summary_words
from ui.shell.widgets.basic import Sentence

GAME = "pack_the_essentials"


def setup_page(shell: Any) -> Any:
    shell.window.match_opener.set_up(GAME)
    shell.settle()
    return shell.window.pages[f"setup:{GAME}"]


def test_start_begins_the_match_that_the_page_shows(shell: Any) -> None:
    page = setup_page(shell)
    page.seating.rows[0].name.setText("  Ada   Lovelace ")
    page.seating.add()
    kind = page.seating.rows[1].kind
    kind.setCurrentIndex(kind.findData("normal"))
    code = page.deal.edit.text()
    page.seating.want_faces(wanted=False)
    page.start_button.click()
    shell.settle()
    assert shell.window.page == "table"
    assert code == shell.bridge.code
    assert [("Ada Lovelace", None), ("Computer 2", "normal")] == [
        (player.name, player.level) for player in shell.bridge.players
    ]
    assert not shell.bridge.practice


def test_a_code_typed_carelessly_is_understood(shell: Any) -> None:
    page = setup_page(shell)
    code = page.deal.edit.text()
    page.deal.edit.setText(code.lower().replace("-", " "))
    page.start()
    assert code == shell.bridge.code


def test_a_code_with_a_typing_error_is_told_and_nothing_begins(shell: Any) -> None:
    page = setup_page(shell)
    code = page.deal.edit.text()
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    page.deal.edit.setText(wrong)
    assert page.deal.sentence.isVisible()
    assert "typing error" in page.deal.sentence.text()
    page.start()
    assert shell.app.controller.bridge is None
    assert shell.window.focusWidget() is page.deal.edit
    page.deal.edit.setText(code)
    assert not page.deal.sentence.isVisible()


def test_start_leads_to_a_code_that_is_refused(shell: Any) -> None:
    """In a low window both are far apart."""
    page = setup_page(shell)
    for _ in range(2):
        page.seating.add()
    shell.window.setMinimumSize(1, 1)
    shell.window.resize(700, 420)
    page.deal.edit.setText("nonsense")
    shell.settle()
    page.scroller.verticalScrollBar().setValue(0)
    port = page.scroller.viewport()

    def seen(part: QWidget) -> bool:
        box = QRect(part.mapTo(port, QPoint()), part.size())
        return bool(port.rect().contains(box))

    assert not seen(page.deal.edit)
    page.start_button.click()
    assert seen(page.deal.edit)
    assert seen(page.deal.sentence), "why, too"


def test_each_visit_offers_another_deal(shell: Any) -> None:
    first = setup_page(shell).deal.edit.text()
    shell.window.back()
    assert first != setup_page(shell).deal.edit.text()


def test_seats_are_added_moved_and_removed(shell: Any) -> None:
    seating = setup_page(shell).seating
    for name in ("Ada", "Grace", "Emmy", "Maria"):
        if seating.rows[-1].name.text():
            seating.add()
        seating.rows[-1].name.setText(name)
    assert not seating.add_button.isEnabled()
    assert len({row.colour.currentData() for row in seating.rows}) == 4
    seating.rows[3].earlier.click()
    assert ["Ada", "Grace", "Maria", "Emmy"] == [
        seat_setup.name for seat_setup in seating.seat_setups()
    ]
    seating.rows[0].later.click()
    assert ["Grace", "Ada", "Maria", "Emmy"] == [
        seat_setup.name for seat_setup in seating.seat_setups()
    ]
    seating.rows[1].remove.click()
    assert ["Grace", "Maria", "Emmy"] == [seat_setup.name for seat_setup in seating.seat_setups()]


def test_levels_go_from_easy_to_hard_and_the_second_seat_is_played_in_between(shell: Any) -> None:
    seating = setup_page(shell).seating
    kind = seating.rows[0].kind
    assert ["person", "easy", "normal", "hard", "expert"] == [
        kind.itemData(index) for index in range(kind.count())
    ]
    assert "person" == kind.currentData()
    seating.add_button.click()
    second = seating.rows[1].kind
    assert "normal" == second.currentData()
    second.setCurrentIndex(second.findData("person"))
    seating.add_button.click()
    assert "person" == seating.rows[2].kind.currentData()


def test_seats_are_large_enough_for_fingers(shell: Any) -> None:
    seating = setup_page(shell).seating
    seating.add()
    row = seating.rows[1]
    assert row.name.isHidden()
    for widget in (row.colour, row.face_box, row.kind, row.earlier, row.later, row.remove):
        assert min(widget.width(), widget.height()) >= TOUCH_TARGET
    for box in (row.colour, row.face_box, row.kind):
        lines = {box.view().sizeHintForRow(index) for index in range(box.count())}
        assert min(lines) >= TOUCH_TARGET


def test_lots_turn_the_table_and_keep_neighbours(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    seating = setup_page(shell).seating
    seating.fill([(name, "brick", "person") for name in ("Ada", "Grace", "Emmy")])
    monkeypatch.setattr("ui.shell.setup.seating.secrets.randbelow", lambda count: count - 1)
    seating.lots_button.click()
    assert ["Emmy", "Ada", "Grace"] == [seat_setup.name for seat_setup in seating.seat_setups()]
    assert "Emmy" in seating.said.text()
    assert "packed" in seating.first_box.accessibleName()
    assert ["Emmy", "Ada", "Grace"] == [seating.first_box.itemText(n) for n in range(3)]
    seating.first_box.activated.emit(2)
    assert ["Grace", "Emmy", "Ada"] == [seat_setup.name for seat_setup in seating.seat_setups()]
    assert "Grace" in seating.said.text()


def test_lots_leave_everybody_name_and_colour(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    seating = setup_page(shell).seating
    seating.want_faces(wanted=False)
    seating.fill([("", "brick", "person"), ("", "ocean", "person"), ("", "plum", "hard")])
    before = {(seat_setup.name, seat_setup.colour) for seat_setup in seating.seat_setups()}
    monkeypatch.setattr("ui.shell.setup.seating.secrets.randbelow", lambda count: 1)
    for _ in range(3):
        seating.draw_lots()
        assert before == {
            (seat_setup.name, seat_setup.colour) for seat_setup in seating.seat_setups()
        }
    assert "Player 1" == seating.seat_setups()[0].name
    # Who begins is of one match: the next one finds all as they sat, and no name that was made.
    seating.draw_lots()
    home = [("", "brick", "person"), ("", "ocean", "person"), ("", "plum", "hard")]
    assert home == seating.at_home() != seating.filled()
    # Whoever else sits there is called by the seat, and so are all once the table is another.
    seating.rows[0].kind.setCurrentIndex(seating.rows[0].kind.findData("hard"))
    assert "Computer 1" == seating.seat_setups()[0].name
    seating.add()
    names = [seat_setup.name.split()[-1] for seat_setup in seating.seat_setups()]
    assert names == ["1", "2", "3", "4"]


@pytest.mark.deep("two tables of Cargo Hold are built")
def test_where_the_rulebook_asks_nothing_lots_are_drawn_at_the_start(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.shell.setup.seating.secrets.randbelow", lambda count: count - 1)
    for settle in (False, True):
        shell.window.match_opener.set_up("cargo_hold")
        page = shell.window.pages["setup:cargo_hold"]
        page.seating.fill([("Ada", "brick", "person"), ("Ben", "ocean", "person")])
        assert not page.seating.first_box.isVisibleTo(page)
        assert "Lots will be drawn when the match begins." == page.seating.said.text()
        if settle:
            page.seating.rows[0].later.click()
            assert "Lots" not in page.seating.said.text()
        page.start()
        assert ["Ben", "Ada"] == [player.name for player in shell.bridge.players]
        wanted = ("Ben", "Ada") if settle else ("Ada", "Ben")
        assert wanted == shell.app.settings.texts("setup.names"), "one's own name stays the first"
        assert settle is not page.seating.lots_due, "the next match has lots of its own"
        assert list(wanted) == [seat_setup.name for seat_setup in page.seating.seat_setups()], (
            "as they were"
        )
        told = shell.window.pages["table"].table.now.text()
        assert (told == "Ben was drawn to start.") is not settle


@pytest.mark.parametrize(("draw", "said"), [(0, "You were drawn"), (1, "Computer 2 was drawn")])
def test_who_is_drawn_to_start_is_called_as_at_the_table(
    shell: Any, monkeypatch: pytest.MonkeyPatch, draw: int, said: str
) -> None:
    monkeypatch.setattr("ui.shell.setup.seating.secrets.randbelow", lambda _count: draw)
    shell.window.match_opener.set_up("cargo_hold")
    page = shell.window.pages["setup:cargo_hold"]
    page.seating.want_faces(wanted=False)
    page.seating.fill([("", "brick", "person"), ("", "ocean", "easy")])
    told: list[str] = []
    page.drawn.connect(told.append)
    page.start()
    assert told == [f"{said} to start."]


def test_no_two_seats_have_one_colour(shell: Any) -> None:
    seating = setup_page(shell).seating
    seating.fill([("Ada", "plum", "person"), ("Grace", "plum", "person"), ("Emmy", "x", "hard")])
    colours = [colour for _, colour, _ in seating.filled()]
    assert "plum" == colours[0]
    assert 3 == len(set(colours))
    box = seating.rows[0].colour
    box.setCurrentIndex(box.findData(colours[2]))
    assert [colours[2], colours[1], colours[0]] == [colour for _, colour, _ in seating.filled()]


def test_enter_starts_from_everywhere_but_a_button(shell: Any) -> None:
    page = setup_page(shell)
    page.seating.rows[0].name.setFocus()
    QTest.keyClicks(page.seating.rows[0].name, "Ada")
    shell.press(Qt.Key.Key_Return)
    assert shell.window.page == "table"
    assert "Ada" == shell.bridge.players[0].name
    page = setup_page(shell)
    page.seating.add_button.setFocus()
    shell.press(Qt.Key.Key_Return)
    assert f"setup:{GAME}" == shell.window.page
    assert 2 == len(page.seating.rows)
    page.seating.rows[1].kind.setFocus()
    shell.press(Qt.Key.Key_Enter)
    assert shell.window.page == "table"
    assert 2 == len(shell.bridge.players)


def test_enter_in_a_wrong_code_starts_nothing(shell: Any) -> None:
    page = setup_page(shell)
    page.deal.edit.setFocus()
    QTest.keyClicks(page.deal.edit, "x")
    shell.press(Qt.Key.Key_Return)
    assert f"setup:{GAME}" == shell.window.page
    assert shell.app.controller.bridge is None


def test_a_typed_code_outlives_a_look_at_the_rules(shell: Any) -> None:
    page = setup_page(shell)
    code = shell.code()
    page.deal.edit.selectAll()
    QTest.keyClicks(page.deal.edit, code)
    for _ in range(2):
        shell.press(Qt.Key.Key_F1)
        shell.press(Qt.Key.Key_Escape)
    assert code == page.deal.edit.text()
    page.start()
    assert code == shell.bridge.code
    assert code != setup_page(shell).deal.edit.text()


def test_practice_stays_with_its_deal_and_keeps_the_name(driver: Any) -> None:
    driver.open()
    page = setup_page(driver)
    page.seating.fill([("Ada", "plum", "person"), ("Rex", "moss", "hard")])
    page.start()
    driver.window.match_opener.practise()
    page = driver.window.pages[f"practise:{GAME}"]
    code = page.deal.edit.text()
    page.seating.rows[0].name.setText("Grace")
    page.start()
    driver.window.go("lounge")
    driver.window.match_opener.practise()
    assert code == page.deal.edit.text()
    driver.close()
    driver.open()
    assert [("Grace", "plum", "person"), ("Rex", "moss", "hard")] == setup_page(
        driver
    ).seating.filled()
    driver.close()


def test_the_last_seats_are_remembered(driver: Any) -> None:
    driver.open()
    page = setup_page(driver)
    page.seating.fill([("Ada", "plum", "person"), ("Rex", "moss", "hard")])
    page.start()
    driver.close()
    driver.open()
    assert [("Ada", "plum", "person"), ("Rex", "moss", "hard")] == setup_page(
        driver
    ).seating.filled()
    driver.close()


def test_continue_goes_on_where_the_match_stood(driver: Any) -> None:
    driver.open()
    assert not driver.window.lounge.continue_button.isEnabled()
    driver.start()
    driver.act(5)
    view, log = driver.bridge.view(), driver.bridge.log()
    driver.close()
    driver.open()
    button = driver.window.lounge.continue_button
    assert button.isEnabled()
    assert driver.window.focusWidget() is button
    assert "Ada" in driver.window.lounge.continue_words.text()
    driver.press(Qt.Key.Key_Space)
    assert driver.window.page == "table"
    assert view == driver.bridge.view()
    assert log == driver.bridge.log()
    driver.close()


def test_the_lounge_and_back_is_the_same_match(shell: Any) -> None:
    bridge = shell.start()
    shell.act(3)
    shell.press(Qt.Key.Key_Escape)
    assert shell.window.page == "table", "Esc puts back, and is soon pressed once too often"
    assert "lounge" in shell.window.pages["table"].table.now.text()
    shell.press(Qt.Key.Key_Escape)
    assert shell.window.page == "lounge"
    shell.window.match_opener.continue_latest()
    assert bridge is shell.bridge


def test_no_computer_acts_while_another_page_is_shown(shell: Any, qtbot: QtBot) -> None:
    bridge = shell.start(
        SeatSetup("Ada", "brick", Level("normal")), SeatSetup("Grace", "ocean", Level("normal"))
    )
    shell.window.go("lounge")
    before = len(bridge.log())
    QTest.qWait(400)
    assert before == len(bridge.log())
    assert bridge.thinking_seat is None
    shell.window.match_opener.continue_latest()
    qtbot.waitUntil(lambda: len(bridge.log()) > before, timeout=30_000)


def test_another_match_closes_the_first_and_keeps_it(shell: Any) -> None:
    first = shell.start()
    shell.act(2)
    shell.start()
    assert first is not shell.bridge
    assert 2 == len(shell.app.controller.shelf())


def test_the_end_leads_to_the_result(shell: Any) -> None:
    shell.start(SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
    shell.play_out()
    QTest.qWait(20)
    assert shell.window.page == "result"
    result = shell.bridge.result
    page = shell.window.pages["result"]
    best = [shell.bridge.players[seat].name for seat in result.ranking[0]]
    assert all(name in page.headline.text() for name in best)
    page.scene.stop()
    page.review_button.click()
    assert shell.window.page == "table"


def test_a_table_that_shows_the_end_holds_the_result_until_somebody_goes_on(shell: Any) -> None:
    """As with the last pairs of Where's My Luggage?: no time leads on."""
    shell.start(SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
    page = shell.window.pages["table"]
    page.table.holds_end = True
    shell.play_out()
    QTest.qWait(4 * shell.bridge.preferences.pause + 200)
    assert not page._to_result.isActive()
    assert shell.window.page == "table"
    assert not page.result_button.isVisible(), "the table has the button"
    page.table.end_seen.emit()
    assert shell.window.page == "result"
    shell.window.pages["result"].scene.stop()


def test_a_solo_result_says_whether_the_goal_is_reached(shell: Any) -> None:
    shell.start()
    shell.play_out()
    shell.window.result_opener.show_open()
    page = shell.window.pages["result"]
    result = shell.bridge.result
    assert ("Goal reached" in page.headline.text()) == result.won
    assert page.detail.text() == f"{result.scores[0]} points, {result.goal} needed."
    assert page.reach.isVisibleTo(page)
    assert str(result.goal) in page.reach.accessibleName()


def test_a_match_without_an_act_of_a_person_is_not_kept(shell: Any) -> None:
    """One that was only begun; not one that was opened, nor one that only computers play."""
    controller = shell.app.controller
    ada, bots = (
        SeatSetup("Ada", "brick"),
        [SeatSetup("", c, Level("random")) for c in ("ocean", "plum")],
    )
    for seat_setups, acts, kept in (
        ((ada, bots[0]), 0, 0),
        ((bots[0], bots[1]), 0, 1),
        ((ada, bots[0]), 1, 2),
    ):
        shell.start(*seat_setups)
        shell.act(acts)
        shell.window.go("lounge")
        controller.close()
        assert len(controller.shelf()) == kept
    for summary in controller.shelf():
        controller.open(summary.path)
        controller.close()
    assert len(controller.shelf()) == 2


def test_the_next_deal_moves_everybody_on_by_a_seat(shell: Any) -> None:
    old = shell.start(
        SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"), SeatSetup("Joan", "plum")
    )
    config = old.config
    shell.window.result_opener.again(False)
    assert [each.name for each in shell.bridge.players] == ["Grace", "Joan", "Ada"]
    assert [each.colour for each in shell.bridge.players] == ["ocean", "plum", "brick"]
    assert config == shell.bridge.config
    shell.window.result_opener.again(True)
    assert [each.name for each in shell.bridge.players] == ["Grace", "Joan", "Ada"]


@pytest.mark.parametrize("same", [True, False])
def test_a_rematch_has_the_same_people_and_options(shell: Any, same: bool) -> None:
    old = shell.start(code=shell.code())
    code, players, config = old.code, old.players, old.config
    shell.play_out()
    shell.window.result_opener.show_open()
    page = shell.window.pages["result"]
    page.scene.stop()
    (page.same_button if same else page.next_button).click()
    shell.settle()
    assert shell.window.page == "table"
    assert players == shell.bridge.players
    assert config == shell.bridge.config
    assert same == (code == shell.bridge.code)
    assert shell.bridge.result is None


def test_records_hold_each_finished_solo_match_and_can_be_sorted(shell: Any) -> None:
    scores = []
    for card in ("cat-nap", "city-kitty", "cat-nap"):
        shell.start(side="common", victory=card)
        shell.play_out()
        scores.append(shell.bridge.result.scores[0])
    shell.window.go("records")
    page = shell.window.pages["records"]
    assert page.proxy.rowCount() == 3
    page.order.setCurrentIndex(page.order.findText("Score"))
    column = [int(page.proxy.index(row, SCORE_COLUMN).data()) for row in range(3)]
    assert sorted(scores, reverse=True) == column
    card = page.filters["victory"]
    card.setCurrentIndex(card.findText("City Kitty"))
    assert page.proxy.rowCount() == 1
    row = [page.proxy.index(0, column).data() for column in range(page.proxy.columnCount())]
    won = "Yes" if scores[1] >= int(row[GOAL_COLUMN]) else "No"
    assert ["Pack the Essentials – City Kitty", "", str(scores[1])] == row[
        PLAYED_COLUMN : SCORE_COLUMN + 1
    ]
    assert [won, "", "Ada"] == row[WON_COLUMN : NAME_COLUMN + 1]


def test_records_of_other_rules_are_listed_by_their_game(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.start()
    shell.play_out()
    (entry,) = shell.app.controller.log()
    old = entry._replace(options={"side": "round"})
    monkeypatch.setattr(shell.app.controller, "log", lambda: (old, entry))
    shell.window.go("records")
    page = shell.window.pages["records"]
    played = [page.proxy.index(row, 1).data() for row in range(page.proxy.rowCount())]
    assert ["Pack the Essentials", "Pack the Essentials – City Kitty"] == sorted(played)
    # Values that are no more are no choice; what is left of one kind needs no filter.
    assert not page.filters


def test_practice_stays_out_of_the_records_but_counts_on_its_deal(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = shell.code()
    shell.start(code=code, practice=True)
    shell.play_out()
    score = shell.bridge.result.scores[0]
    shell.window.go("records")
    assert shell.window.pages["records"].proxy.rowCount() == 0
    shell.window.back()
    shell.window.match_opener.practise()
    page = shell.window.pages[f"practise:{GAME}"]
    page.deal.edit.setText(code)
    page.options.set_values({"side": "common", "victory": "city-kitty"})
    QTest.qWait(250)
    texts = [page.totals_list.itemAt(i).widget().text() for i in range(page.totals_list.count())]
    assert any(str(score) in text and "practice" in text for text in texts)
    # A player who plays alone is never called by a number.
    names = ("", "Spieler 2", "Computer 3", "Ada")
    when = datetime(2025, 3, 1, tzinfo=UTC)
    best = tuple(BestResult(60, name, when, practice=False) for name in names)
    monkeypatch.setattr(page.controller, "best", lambda *_: best)
    page._show_totals()
    texts = [page.totals_list.itemAt(i).widget().text() for i in range(page.totals_list.count())]
    called = [text.split("  ")[1].split(",")[0] for text in texts[-4:]]
    assert ["You", "You", "You", "Ada"] == called


def test_practice_undoes_freely_and_a_match_does_not(shell: Any) -> None:
    bridge = shell.start(practice=True)
    shell.act(6)
    assert bridge.undo_reach().count == 6
    bridge = shell.start()
    shell.act(6)
    assert bridge.undo_reach().count < 6


def test_the_shelf_continues_exports_deletes_and_brings_back(
    shell: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.bridge.controller._to_trash", lambda path: False)
    shell.start()
    shell.act(3)
    shell.window.go("shelf")
    page = shell.window.pages["shelf"]
    (summary,) = shell.app.controller.shelf()
    page.export(summary.path, tmp_path / "copy.stowaway")
    assert summary.path.read_bytes() == (tmp_path / "copy.stowaway").read_bytes()
    page._delete(summary.path)
    assert () == shell.app.controller.shelf()
    assert shell.app.controller.bridge is None
    page.restore_button.click()
    assert 1 == len(shell.app.controller.shelf())
    buttons = [b for b in page.findChildren(QPushButton) if b.text() == "Continue"]
    buttons[-1].click()
    shell.settle()
    assert shell.window.page == "table"


def test_esc_on_a_saved_result_leads_back_to_the_saved_matches(shell: Any) -> None:
    shell.start()
    shell.play_out()
    shell.window.go("lounge")
    shell.window.go("shelf")
    shell.settle()
    page = shell.window.pages["shelf"]
    page.opened.emit(shell.app.controller.shelf()[0].path)
    shell.settle()
    assert "result" == shell.window.page
    # Its table and back is the same way.
    shell.window.pages["result"].review_button.click()
    shell.settle()
    assert "table" == shell.window.page
    shell.window.result_opener.show_open()
    shell.settle()
    shell.press(Qt.Key.Key_Escape)
    assert "shelf" == shell.window.page
    # From the lounge it leads there.
    shell.window.go("lounge")
    shell.window.result_opener.show_open()
    shell.settle()
    shell.press(Qt.Key.Key_Escape)
    assert "lounge" == shell.window.page


def test_deletions_are_undone_one_by_one_also_after_the_page_was_left(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[Any] = []

    def trash(path: Any) -> bool:
        taken.append(path)
        return True

    monkeypatch.setattr("ui.bridge.controller._to_trash", trash)
    for _ in range(2):
        shell.start()
        shell.act(3)
    shell.window.go("lounge")
    shell.window.go("shelf")
    page = shell.window.pages["shelf"]
    assert page.restore_button.isHidden(), "nothing was deleted"
    paths = [summary.path for summary in shell.app.controller.shelf()]
    for path in paths:
        page._delete(path)
    assert taken == [], "the system's trash takes nothing that can still be restored"
    assert shell.window.focusWidget() is page.restore_button
    assert page.restore_button.toolTip().startswith("Restores Pack the Essentials")
    shell.window.go("lounge")
    shell.window.go("shelf")
    assert page.restore_button.isVisible()
    page.restore_button.click()
    assert [paths[1]] == [summary.path for summary in shell.app.controller.shelf()]
    page.restore_button.click()
    assert 1 == len(shell.app.controller.shelf()), "the second press of a double click does nothing"
    shell.settle()
    assert page.sentence.text().startswith("Restored: Pack the Essentials")
    focused = shell.window.focusWidget()
    assert focused is page._firsts[paths[1]], "the restored match goes on"
    assert focused.text() == "Continue"
    assert comes(page.restore_button.isEnabled)
    page.restore_button.click()
    assert set(paths) == {summary.path for summary in shell.app.controller.shelf()}
    assert page.restore_button.isHidden()
    assert shell.window.focusWidget() is page._firsts[paths[0]]


def test_the_match_that_was_just_left_is_listed_first_and_has_the_keyboard(shell: Any) -> None:
    for _ in range(3):
        shell.start()
        shell.act(3)
    oldest = shell.app.controller.shelf()[-1].path
    shell.window.match_opener.open_file(oldest)
    shell.settle()
    # Nothing changes in it.
    shell.window.back()
    shell.settle()
    assert ("lounge", oldest) == (shell.window.page, shell.app.controller.path)
    assert shell.window.focusWidget() is shell.window.lounge.continue_button
    shell.window.go("shelf")
    page = shell.window.pages["shelf"]
    assert oldest == next(iter(page._entries))
    assert shell.window.focusWidget() is page._firsts[oldest]
    # One that is over comes after those that go on, and has the keyboard too.
    shell.window.lounge.continue_button.click()
    assert oldest == shell.app.controller.path
    shell.play_out()
    shell.window.go("lounge")
    shell.window.go("shelf")
    assert oldest != next(iter(page._entries))
    assert shell.window.focusWidget() is page._firsts[oldest]


def test_a_restored_match_is_listed_however_far_down_it_is(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ui.shell.saved.page.MATCHES_PER_STEP", 1)
    for _ in range(3):
        shell.start()
        shell.act(3)
    shell.window.go("lounge")
    shell.window.go("shelf")
    page = shell.window.pages["shelf"]
    oldest = shell.app.controller.shelf()[-1].path
    page._delete(oldest)
    page.restore_button.click()
    assert shell.window.focusWidget() is page._firsts[oldest]


def test_nothing_is_offered_that_cannot_be_restored(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As an attempt whose deal is open by now."""
    from engine.attempts import HiddenError

    def refuse(_match: object) -> None:
        raise HiddenError("It is over.")

    shell.start()
    shell.act(3)
    shell.window.go("shelf")
    page = shell.window.pages["shelf"]
    (path,) = page._entries
    attempts = shell.app.controller.attempts
    with monkeypatch.context() as patched:
        patched.setattr(attempts, "check_restore", refuse)
        page._delete(path)
        assert page.restore_button.isHidden()
        assert "Undo delete" not in page.sentence.text()
        assert page.sentence.text().startswith("Deleted: Pack the Essentials")
        assert shell.window.focusWidget() is page.open_button
    page.refresh()
    assert page.restore_button.isVisible()
    # And what can be restored no more at the press is taken back.
    monkeypatch.setattr(attempts, "check_restore", refuse)
    page.restore_button.click()
    assert page.sentence.text() == "It is over."
    assert page.restore_button.isHidden()
    assert shell.window.focusWidget() is page.open_button


@pytest.mark.parametrize("name", ["shelf", "records"])
def test_a_window_that_was_minimised_still_lists_what_it_listed(shell: Any, name: str) -> None:
    shell.start()
    shell.play_out()
    shell.window.go("lounge")
    shell.window.go(name)
    shell.settle()
    page = shell.window.pages[name]

    def listed() -> int:
        return len(page._entries) if name == "shelf" else page.view.model().rowCount()

    assert 1 == listed()
    shell.window.showMinimized()
    shell.settle()
    shell.window.showNormal()
    shell.settle()
    assert 1 == listed()
    # A page that is left still empties itself.
    shell.window.go("lounge")
    shell.settle()
    assert 0 == listed()


def test_a_long_shelf_is_listed_step_by_step(shell: Any) -> None:
    shell.start()
    shell.act()
    shell.app.controller.close()
    (summary,) = shell.app.controller.shelf()
    for number in range(44):
        summary.path.with_name(f"copy {number}.stowaway").write_bytes(summary.path.read_bytes())
    shell.window.go("shelf")
    page = shell.window.pages["shelf"]

    def listed() -> int:
        return len([b for b in page.findChildren(QPushButton) if b.text() == "Delete"])

    steps = [listed()]
    while page.more_button.isVisible():
        page.more_button.click()
        steps.append(listed())
        assert "Continue" == shell.window.focusWidget().text()
    assert [20, 40, 45] == steps


def test_what_became_of_a_match_is_told_on_its_own_card(shell: Any, tmp_path: Path) -> None:
    shell.start()
    shell.act()
    shell.app.controller.close()
    (summary,) = shell.app.controller.shelf()
    for number in range(15):
        summary.path.with_name(f"copy {number}.stowaway").write_bytes(summary.path.read_bytes())
    shell.window.go("shelf")
    page = shell.window.pages["shelf"]
    last = shell.app.controller.shelf()[-1]
    shell.settle()
    bar = page.scroller.verticalScrollBar()
    bar.setValue(bar.maximum())
    page.export(last.path, tmp_path / "copy.stowaway")
    shell.settle()
    (told,) = [each for each in page.findChildren(Sentence) if each.isVisible()]
    assert "copy.stowaway" in told.text()
    assert told.height() <= told.visibleRegion().boundingRect().height()
    page.export(last.path, tmp_path / "none" / "copy.stowaway")
    page.export(shell.app.controller.shelf()[0].path, tmp_path / "another.stowaway")
    shell.settle()
    (told,) = [each for each in page.findChildren(Sentence) if each.isVisible()]
    assert "another.stowaway" in told.text()


def test_the_shelf_says_who_made_how_many_points(shell: Any) -> None:
    shell.start(SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
    shell.play_out()
    scores = shell.bridge.result.scores
    shell.app.controller.close()
    (summary,) = shell.app.controller.shelf()
    words = summary_words(summary, shell.window.specs, shell.app.controller)
    assert f"Ada: {scores[0]} points, Grace: {scores[1]} points" in words


def test_who_plays_alone_without_a_name_is_you_in_lists_and_set_up(shell: Any) -> None:
    seating = setup_page(shell).seating
    seating.want_faces(wanted=False)
    seating.fill([("", "brick", "person"), ("", "ocean", "hard")])
    assert ["You", "Computer 2"] == seating.shown_names()
    assert ["You", "Computer 2"] == [row.name.placeholderText() for row in seating.rows]
    assert "Player 1" == seating.seat_setups()[0].name, "what is stored does not change"
    seating.fill([("", "brick", "person"), ("", "ocean", "person")])
    assert ["Player 1", "Player 2"] == [row.name.placeholderText() for row in seating.rows]
    seating.fill([("", "brick", "hard"), ("", "ocean", "person")])
    seating._begin_with(1)
    assert "You start." == seating.said.text()
    shell.start(SeatSetup("Player 1", "brick"), SeatSetup("Computer 2", "ocean", Level("easy")))
    shell.act(1)
    shell.app.controller.close()
    (summary,) = shell.app.controller.shelf()
    words = summary_words(summary, shell.window.specs, shell.app.controller)
    assert "You" in words
    assert "Player 1" not in words
    assert "Player 1" == summary.players[0].name


def test_a_seat_menu_hands_a_seat_to_the_computer_and_back(shell: Any) -> None:
    shell.start(SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean"))
    page = shell.window.pages["table"]
    page._fill_seats()
    inner = page.seats_button.menu().actions()[1].menu()
    levels = inner.actions()
    assert levels[0].isChecked()
    levels[1].trigger()
    assert shell.bridge.players[1].level == shell.bridge.levels[0]
    page._fill_seats()
    page.seats_button.menu().actions()[1].menu().actions()[0].trigger()
    assert shell.bridge.players[1].is_person


def test_the_deal_code_is_copied_by_a_press(shell: Any, qapp: QApplication) -> None:
    bridge = shell.start()
    shell.window.pages["table"].code_button.click()
    assert bridge.code == QGuiApplication.clipboard().text()


def test_the_window_closes_in_the_middle_without_a_question(driver: Any) -> None:
    driver.open()
    driver.start(SeatSetup("Ada", "brick", Level("normal")), SeatSetup("Grace", "ocean"))
    assert driver.window.close()
    driver.close()


def test_the_settings_file_is_written_as_they_change(shell: Any) -> None:
    shell.app.controller.remember("look.theme", "day")
    assert "day" == Settings(shell.app.places.settings).text("look.theme")
