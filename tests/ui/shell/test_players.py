"""The players page, and what it means at a table, in set-up and on all pages of progress."""

from __future__ import annotations

import time
from collections import Counter
from datetime import timedelta
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from engine.core import Level, Seat
from engine.store import Matches
from engine.store.achievements import Achieved, AchievementsFile
from engine.store.guesses import KeptGuess
from engine.store.players import MAX_CHANGES, UNDO_S, PlayerEntry, PlayersFile
from tests.ui.shell.conftest import GAME, SOLO, Driver
from ui.bridge.controller import SeatSetup
from ui.bridge.keys import Stroke
from ui.bridge.seats import called
from ui.bridge.trail_progress import today
from ui.shell.players.page import PlayersPage

LUGGAGE = "wheres_my_luggage"


def page_of(shell: Driver) -> PlayersPage:
    shell.window.go("settings")
    shell.settle()
    QTest.mouseClick(shell.window.pages["settings"].players_button, Qt.MouseButton.LeftButton)
    shell.settle()
    assert shell.window.page == "players"
    page = shell.window.pages["players"]
    assert isinstance(page, PlayersPage)
    return page


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def listed(page: PlayersPage) -> list[str]:
    return [page.players.itemText(n) for n in range(page.players.count())]


def choose(box: QComboBox, value: Any) -> None:
    """Choose as a person does."""
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def played(shell: Driver, *names: str) -> None:
    """These have played a match to its end."""
    shell.start(
        *(SeatSetup(name, colour) for name, colour in zip(names, ("brick", "ocean"), strict=False))
    )
    shell.play_out()
    shell.see_end()
    shell.window.go("lounge")
    shell.settle()


# The page


def test_whoever_has_played_is_there_the_first_time(driver: Driver) -> None:
    driver.open()
    played(driver, "Ada", "Ben")
    driver.app.controller.people.file.path.unlink()
    page = page_of(driver)
    assert ["Ada", "Ben"] == listed(page)
    driver.close()
    # Whoever was deleted does not come back by that.
    driver.open()
    page = page_of(driver)
    click(page.delete_button)
    click(page.keep_button)
    assert ["Ben"] == listed(page)
    driver.window.go("lounge")
    assert ["Ben"] == listed(page_of(driver))


def test_nobody_is_there_until_a_name_plays(shell: Driver) -> None:
    page = page_of(shell)
    assert [] == listed(page)
    assert page.none.isVisible()
    assert not page.wishes.isVisible()
    assert page.new_name.hasFocus()
    shell.window.go("lounge")
    shell.start(SeatSetup("Player 1", "brick"), SeatSetup("Cleo", "moss"))
    page = page_of(shell)
    assert ["Cleo"] == listed(page)
    assert "moss" == page.colour.currentData()


def test_a_player_is_added_and_chosen_for_by_keyboard_alone(shell: Driver) -> None:
    shell.window.go("settings")
    shell.settle()
    button = shell.window.pages["settings"].players_button
    button.setFocus()
    shell.press(Qt.Key.Key_Space)
    page = shell.window.pages["players"]
    QTest.keyClicks(shell.window.focusWidget(), "Ada")
    shell.press(Qt.Key.Key_Return)
    assert ["Ada"] == listed(page)
    assert page.colour.hasFocus()
    for box in (page.colour, page.hand, page.text_size):
        box.setFocus()
        shell.press(Qt.Key.Key_Down)
        shell.press(Qt.Key.Key_Down)
    (entry,) = shell.app.controller.people.file.players()
    assert ("ocean", "left", 90) == (entry.colour, entry.hand, entry.text_size)
    page.name.setFocus()
    page.name.selectAll()
    QTest.keyClicks(page.name, "Adele")
    shell.press(Qt.Key.Key_Return)
    assert ["Adele"] == listed(page)
    assert page.former.text() == "Former names: Ada"
    page.undo_button.setFocus()
    shell.press(Qt.Key.Key_Return)
    assert ["Ada"] == listed(page)
    assert not page.undo_button.isVisible()
    page.delete_button.setFocus()
    shell.press(Qt.Key.Key_Space)
    assert page.question.isVisible()
    assert page.cancel_button.hasFocus()
    # Esc leaves the question first, then the page.
    shell.press(Qt.Key.Key_Escape)
    assert (False, True) == (page.question.isVisible(), page.delete_button.hasFocus())
    shell.press(Qt.Key.Key_Escape)
    assert shell.window.page == "settings"


def test_a_screen_reader_hears_each_control_by_its_name(shell: Driver) -> None:
    shell.app.controller.people.put(PlayerEntry("Ada", "plum"))
    shell.app.controller.people.put(PlayerEntry("Ben"))
    page = page_of(shell)
    names = {
        page.players: "Player",
        page.new_name: "Name of a new player",
        page.colour: "Colour",
        page.hand: "Lists and score",
        page.text_size: "Text size",
        page.name: "Name of the player",
        page.others: "Merge with",
    }
    for widget, name in names.items():
        assert name == widget.accessibleName()
        if not isinstance(widget, QComboBox):
            told = QAccessible.queryAccessibleInterface(widget)
            assert name == told.text(QAccessible.Text.Name)
            continue
        # What is chosen is told as its name there; a label beside it says what is chosen.
        labels = page.findChildren(QLabel)
        assert name in {each.text().replace("&", "") for each in labels if each.buddy() is widget}
    click(page.delete_button)
    assert page.question.accessibleName() == "Ada will be deleted. What about the matches?"


@pytest.mark.parametrize("name", ["", "Player 3", "Ben", "BEN"])
def test_a_name_that_cannot_be_had_is_a_sentence(shell: Driver, name: str) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    people.put(PlayerEntry("Ben"))
    page = page_of(shell)
    page.name.setText(name)
    click(page.rename_button)
    assert page.name_sentence.isVisible()
    assert page.name_sentence.text().endswith(".")
    assert ["Ada", "Ben"] == [entry.name for entry in people.file.players()]
    # The same for one that is added; whoever is there is shown.
    page.new_name.setText(name)
    click(page.add_button)
    assert page.add_sentence.isVisible()
    assert ["Ada", "Ben"] == listed(page)


def test_names_from_outside_are_plain_text(shell: Driver) -> None:
    name = "<b>A</b> & 'b'\u202e"
    shell.app.controller.people.put(PlayerEntry(name))
    page = page_of(shell)
    shown = "<b>A</b> & 'b'\N{REPLACEMENT CHARACTER}"
    assert [shown] == listed(page)
    click(page.delete_button)
    assert page.question_words.text().startswith(shown)
    assert page.question_words.textFormat() == Qt.TextFormat.PlainText
    page.name.setText("Ada")
    click(page.rename_button)
    assert page.undo_words.text().startswith(f"{shown} is now called Ada.")
    assert page.undo_words.textFormat() == Qt.TextFormat.PlainText
    assert all(label.textFormat() != Qt.TextFormat.RichText for label in page.findChildren(QLabel))


def test_undo_goes_after_a_day(shell: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    shell.app.controller.people.put(PlayerEntry("Ada"))
    page = page_of(shell)
    page.name.setText("Adele")
    click(page.rename_button)
    assert page.undo_button.isVisible()
    late = time.time() + UNDO_S + 1
    monkeypatch.setattr("engine.store.players.time.time", lambda: late)
    # It still stands there; who presses it is told.
    click(page.undo_button)
    assert page.sentence.text() == "This can no longer be undone."
    assert not page.undo_button.isVisible()
    assert ["Adele"] == listed(page)


def test_a_disk_that_does_not_let_it_is_told(
    shell: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    page = page_of(shell)

    def breaks(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", breaks)
    page.name.setText("Adele")
    click(page.rename_button)
    assert "the disk is full" in page.name_sentence.text()
    assert people.called("Ada") == "Ada"
    choose(page.colour, "plum")
    assert "the disk is full" in page.sentence.text()


def test_a_name_that_is_typed_is_not_typed_over(shell: Driver) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    people.put(PlayerEntry("Ben"))
    people.put(PlayerEntry("Cleo"))
    page = page_of(shell)
    page.players.setCurrentIndex(listed(page).index("Ada"))
    page.name.selectAll()
    QTest.keyClicks(page.name, "Adel")
    choose(page.others, "Cleo")
    # Somebody comes, as at the start of a match in another window; and a wish is changed here.
    people.put(PlayerEntry("Abe"))
    assert ["Abe", "Ada", "Ben", "Cleo"] == listed(page)
    choose(page.colour, "plum")
    assert ("Ada", "Adel") == (page.players.currentText(), page.name.text())
    assert "Cleo" == page.others.currentText()
    assert not page.is_spare
    page.players.setCurrentIndex(listed(page).index("Ben"))
    assert ("Ben", "Abe") == (page.name.text(), page.others.currentText())
    assert page.is_spare
    # What is shown once it is renamed is the name it has.
    page.name.setText("  Benno ")
    click(page.rename_button)
    assert "Benno" == page.name.text()


def test_whoever_came_in_another_window_is_told_of_and_can_be_merged_with(shell: Driver) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    page = page_of(shell)
    assert not page.merge_button.isVisible()
    PlayersFile(people.file.path).put(PlayerEntry("Zoe"))
    page.name.setText("zoe")
    click(page.rename_button)
    assert page.name_sentence.text().startswith("There is already a player called zoe.")
    assert "Zoe" == page.others.currentText()
    assert page.merge_button.hasFocus()
    click(page.merge_button)
    assert ["Zoe"] == listed(page)


def test_a_wish_leaves_keys_that_another_window_gave(shell: Driver) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    page = page_of(shell)
    (editor,) = page.editors
    name = editor._plan.name(0)
    PlayersFile(people.file.path).put(PlayerEntry("Ada", keys={name: "P"}))
    choose(page.colour, "plum")
    (entry,) = people.file.players()
    assert ("plum", {name: "P"}) == (entry.colour, entry.keys)


def test_what_is_known_is_read_once_until_it_changes(
    shell: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = shell.app.controller.people
    for name in ("Ada", "Ben", "Cleo"):
        people.put(PlayerEntry(name))
    page = page_of(shell)
    read: list[str] = []
    players, written_names = PlayersFile.players, Matches.written_names

    def read_players(file: PlayersFile) -> tuple[PlayerEntry, ...]:
        read.append("players")
        return players(file)

    def read_names(matches: Matches) -> tuple[str, ...]:
        read.append("names")
        return written_names(matches)

    monkeypatch.setattr(PlayersFile, "players", read_players)
    monkeypatch.setattr(Matches, "written_names", read_names)
    page.players.setCurrentIndex(2)
    page.players.setCurrentIndex(0)
    assert [True, False] == [people.entry(name) is not None for name in ("Ada", "Dan")]
    assert ("Ada", "Ben", "Cleo") == people.named()
    assert [] == read
    # Before it is written and after it; no match is read for a wish.
    choose(page.colour, "plum")
    assert ["players"] * 2 == read
    read.clear()
    page.name.setText("Mia")
    click(page.rename_button)
    assert {"players": 2, "names": 2} == Counter(read)
    assert ["Ben", "Cleo", "Mia"] == listed(page)


# Two windows


def other_window(shell: Driver) -> PlayersFile:
    """The file of players, as another window has it."""
    return PlayersFile(shell.app.controller.people.file.path)


def matches_of(shell: Driver, name: str) -> str:
    """Who has the matches of a name now, as another window reads it."""
    return other_window(shell).names().called(name)


CHANGES = ["rename", "merge", "keep the name", "nameless"]


def press(page: PlayersPage, change: str) -> None:
    """Rename to Mia, merge with Ben, or delete, as a person does."""
    if change == "rename":
        page.name.setText("Mia")
        click(page.rename_button)
    elif change == "merge":
        page.others.setCurrentIndex(page.others.findData("Ben"))
        click(page.merge_button)
    else:
        page._delete(nameless=change == "nameless")


@pytest.mark.parametrize("change", CHANGES)
def test_a_player_whom_another_window_renamed_keeps_the_matches(shell: Driver, change: str) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada", "plum"))
    people.put(PlayerEntry("Ben"))
    page = page_of(shell)
    page.players.setCurrentIndex(listed(page).index("Ada"))
    other_window(shell).rename("Ada", "Zoe")
    before = people.file.path.read_bytes()
    press(page, change)
    assert before == people.file.path.read_bytes()
    assert page.sentence.text() == "Ada is now called Zoe. Nothing was changed."
    assert (["Ben", "Zoe"], "Zoe") == (listed(page), page.players.currentText())
    assert page.players.hasFocus()
    # The player who is shown now is the one who was meant.
    press(page, change)
    wanted = {"rename": "Mia", "merge": "Ben", "keep the name": "Zoe", "nameless": ""}[change]
    assert wanted == matches_of(shell, "Ada") == matches_of(shell, "Zoe")
    assert "" == page.sentence.text()
    left = [entry.name for entry in other_window(shell).players()]
    assert left == (["Ben", "Mia"] if change == "rename" else ["Ben"])


@pytest.mark.parametrize("change", CHANGES)
def test_a_player_whom_another_window_merged_takes_nobody_along(shell: Driver, change: str) -> None:
    people = shell.app.controller.people
    for name in ("Ada", "Ben", "Cleo"):
        people.put(PlayerEntry(name))
    page = page_of(shell)
    page.players.setCurrentIndex(listed(page).index("Ada"))
    other_window(shell).merge("Ada", "Cleo")
    before = people.file.path.read_bytes()
    press(page, change)
    assert before == people.file.path.read_bytes()
    assert page.sentence.text() == "Ada is now called Cleo. Nothing was changed."
    assert (["Ben", "Cleo"], "Cleo") == (listed(page), page.players.currentText())


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("nameless", [False, True])
def test_a_player_whom_another_window_deleted_is_gone(
    shell: Driver, change: str, nameless: bool
) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    page = page_of(shell)
    other_window(shell).delete("Ada", nameless=nameless)
    before = people.file.path.read_bytes()
    press(page, change)
    assert before == people.file.path.read_bytes()
    assert page.sentence.text() == "There is no longer a player called Ada."
    assert [] == listed(page)
    assert page.new_name.hasFocus()


def test_a_player_whom_another_window_renamed_is_not_merged_with(shell: Driver) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    people.put(PlayerEntry("Ben"))
    people.put(PlayerEntry("Cleo"))
    page = page_of(shell)
    page.players.setCurrentIndex(listed(page).index("Ada"))
    other_window(shell).merge("Ben", "Cleo")
    press(page, "merge")
    assert page.name_sentence.text() == "Ben is now called Cleo. Nothing was changed."
    assert "Ada" == matches_of(shell, "Ada")
    assert "Cleo" == page.others.currentText()
    click(page.merge_button)
    assert "Cleo" == matches_of(shell, "Ada")


def test_a_question_is_asked_about_the_present_player(shell: Driver) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    page = page_of(shell)
    other_window(shell).rename("Ada", "Zoe")
    click(page.delete_button)
    assert not page.question.isVisible()
    click(page.delete_button)
    assert page.question_words.text() == "Zoe will be deleted. What about the matches?"


def test_a_player_whom_another_window_added_keeps_the_preferences(shell: Driver) -> None:
    page = page_of(shell)
    other_window(shell).put(PlayerEntry("Zoe", "plum", "left", 150))
    page.new_name.setText("Zoe")
    click(page.add_button)
    assert page.add_sentence.text() == "There is already a player called Zoe."
    (entry,) = other_window(shell).players()
    assert ("plum", "left", 150) == (entry.colour, entry.hand, entry.text_size)


def test_only_the_change_that_is_shown_is_undone(shell: Driver) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    people.put(PlayerEntry("Ben"))
    people.rename("Ada", "Mia")
    page = page_of(shell)
    assert page.undo_words.text().startswith("Ada is now called Mia.")
    other_window(shell).delete("Ben", nameless=True)
    click(page.undo_button)
    assert page.sentence.text() == "This is no longer the last change."
    assert page.undo_words.text().startswith("Ben was deleted.")
    assert (["Mia"], "") == (listed(page), matches_of(shell, "Ben"))
    click(page.undo_button)
    assert (["Ben", "Mia"], "Ben") == (listed(page), matches_of(shell, "Ben"))


@pytest.mark.parametrize("field", ["colour", "hand", "text_size"])
def test_a_choice_changes_nothing_else_that_another_window_chose(shell: Driver, field: str) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    page = page_of(shell)
    theirs = {"colour": "moss", "hand": "left", "text_size": 150}
    mine = {"colour": "plum", "hand": "right", "text_size": 120}
    other_window(shell).put(PlayerEntry("Ada", **theirs))  # type: ignore[arg-type]
    choose(getattr(page, field), mine[field])
    (entry,) = other_window(shell).players()
    found = {each: getattr(entry, each) for each in theirs}
    assert found == theirs | {field: mine[field]}
    # And the page shows what was chosen there.
    assert found == {each: getattr(page, each).currentData() for each in theirs}
    other_window(shell).rename("Ada", "Zoe")
    choose(getattr(page, field), theirs[field])
    assert page.sentence.text() == "Ada is now called Zoe. Nothing was changed."
    assert found == {each: getattr(page, each).currentData() for each in theirs}
    assert found[field] == getattr(other_window(shell).players()[0], field)


def test_the_table_opens_as_another_window_chose(shell: Driver) -> None:
    people, look = shell.app.controller.people, shell.app.look
    people.put(PlayerEntry("Ada"))
    usual = look.text_scale
    shell.start(SeatSetup("Ada", "brick"))
    shell.act()
    shell.window.go("lounge")
    other_window(shell).put(PlayerEntry("Ada", hand="left", text_size=150))
    assert usual == look.text_scale
    shell.window.match_opener.continue_latest()
    shell.settle()
    assert 1.5 == look.text_scale
    assert shell.app.preferences.hands.left


# History, medals, mistakes


def history(shell: Driver) -> list[str]:
    """The names in the match history, with all players shown, and those to filter by."""
    shell.window.go("records")
    shell.settle()
    page = shell.window.pages["records"]
    box = page.filters.get("name")
    offered = [] if box is None else [box.itemText(n) for n in range(1, box.count())]
    return [*sorted(row[7][0] for row in page.log.rows), "|", *offered]


def test_history_and_filters_follow_rename_merge_and_deletion(shell: Driver) -> None:
    shell.app.controller.remember("setup.names", ("Ada", "Ben"))
    played(shell, "Ada", "Ben")
    played(shell, "Ada")
    assert ["Ada", "Ada", "Ben", "|", "Ada", "Ben"] == history(shell)
    page = page_of(shell)
    journals = [path.read_bytes() for path in shell.app.controller.places.matches.iterdir()]
    page.name.setText("Cleo")
    click(page.rename_button)
    assert ["Ben", "Cleo", "Cleo", "|", "Ben", "Cleo"] == history(shell)
    # Whose it is by default is who sat first, whatever they are called now.
    assert shell.window.pages["records"].filters["name"].currentText() == "Cleo"
    shelf = [one.players[0].name for one in shell.app.controller.shelf()]
    assert ["Cleo", "Cleo"] == shelf
    page = page_of(shell)
    assert page.others.currentText() == "Ben"
    click(page.merge_button)
    assert ["Ben"] == listed(page)
    assert ["Ben", "Ben", "Ben", "|"] == history(shell)
    page = page_of(shell)
    click(page.undo_button)
    assert ["Ben", "Cleo"] == listed(page)
    assert ["Ben", "Cleo", "Cleo", "|", "Ben", "Cleo"] == history(shell)
    page = page_of(shell)
    page.players.setCurrentIndex(listed(page).index("Ben"))
    click(page.delete_button)
    click(page.nameless_button)
    assert sorted([called(""), "Cleo", "Cleo"]) == sorted(history(shell)[:3])
    assert journals == [path.read_bytes() for path in shell.app.controller.places.matches.iterdir()]
    page = page_of(shell)
    click(page.undo_button)
    assert ["Ben", "Cleo", "Cleo", "|", "Ben", "Cleo"] == history(shell)


def test_progress_is_shown_of_whoever_is_chosen(shell: Driver) -> None:
    controller = shell.app.controller
    controller.remember("setup.names", ("Ada",))
    played(shell, "Ada")
    (summary,) = controller.shelf()
    long_ago = today() - timedelta(days=30)
    controller.matches.mistakes.learn(summary.path, 0, [1], "Ben", long_ago)
    controller.matches.guesses.keep(KeptGuess(long_ago, GAME, "Ben", True, "points", 850))
    controller.people.put(PlayerEntry("Ben"))
    shell.window.go("mistakes")
    shell.settle()
    page = shell.window.pages["mistakes"]
    assert page.player.isVisible()
    assert ["Ada", "Ben"] == [page.player.box.itemText(n) for n in range(page.player.box.count())]
    assert page.plan_heading.text() == "That’s all for today"
    choose(page.player.box, "Ben")
    assert page.plan_heading.text() == "1 mistake to revisit today"
    assert "Ben" == page.player.box.currentText()
    # It is the same person on the pages of trail and day, until a match is set up.
    for name in ("trail", "daily"):
        shell.window.go(name)
        shell.settle()
        one = shell.window.pages[f"{name}:{shell.window.page.partition(':')[2]}"]
        assert "Ben" == one.player.box.currentText() == one.trail_service.name
        choose(one.player.box, "Ada")
        assert "Ada" == one.trail_service.name
        choose(one.player.box, "Ben")
    # Who plays on does so as the same person; whoever sets up a match is at the computer then.
    shell.window.go("lounge")
    shell.start(SeatSetup("Ben", "brick"))
    assert "Ben" == controller.people.own_name
    shell.window.match_opener.set_up(GAME)
    shell.settle()
    page = shell.window.pages[f"setup:{GAME}"]
    page.seating.rows[0].name.setText("Ada")
    page.start()
    shell.settle()
    assert "Ada" == controller.people.own_name


def test_a_rename_is_undone_while_only_an_unfinished_match_has_the_new_name(
    shell: Driver,
) -> None:
    controller = shell.app.controller
    people = controller.people
    people.put(PlayerEntry("Ada"))
    people.rename("Ada", "Mia")
    shell.start(SeatSetup("Mia", "brick"))
    shell.act()
    shell.window.go("lounge")
    page = page_of(shell)
    click(page.undo_button)
    assert ["Ada"] == listed(page)
    # It is in no record, and is the player's all the same.
    assert ["Ada", "Ada"] == [people.called("Ada"), people.called("Mia")]
    assert [["Ada"]] == [[one.name for one in each.players] for each in controller.shelf()]


def test_an_undone_rename_leaves_a_deleted_player_the_matches(shell: Driver) -> None:
    people = shell.app.controller.people
    shell.start(SeatSetup("Zoe", "brick"))
    shell.act()
    shell.window.go("lounge")
    people.delete("Zoe", nameless=False)
    people.put(PlayerEntry("Ada"))
    # More changes than are kept: only the match tells whose name it was.
    for number in range(MAX_CHANGES):
        people.rename("Ada" if number % 2 == 0 else "Adele", "Adele" if number % 2 == 0 else "Ada")
    people.rename("Ada", "Zoe")
    assert "Zoe" == people.called("Ada")
    click(page_of(shell).undo_button)
    assert ["Ada", "Zoe"] == [people.called("Ada"), people.called("Zoe")]


def test_a_name_that_only_an_unfinished_match_has_is_no_free_one(shell: Driver) -> None:
    people = shell.app.controller.people
    shell.start(SeatSetup("Zoe", "brick"))
    shell.act()
    shell.window.go("lounge")
    people.delete("Zoe", nameless=False)
    people.put(PlayerEntry("Ada"))
    shell.app.controller.remember("setup.names", ("Ada",))
    assert ("Ada", "Zoe") == people.named()
    page = page_of(shell)
    page.name.setText("Zoe")
    click(page.rename_button)
    assert page.name_sentence.text().startswith("There is already a player called Zoe.")
    assert ["Ada"] == listed(page)


def test_stickers_follow_a_name(shell: Driver) -> None:
    controller = shell.app.controller
    stickers = AchievementsFile(controller.places.achievements)
    stickers.add([Achieved(GAME, "three-rats", "ada", "2026-05-17", "a" * 32, "Ada")], ["a" * 32])
    shell.window.show_latest()
    search = shell.window.achievements
    assert 1 == len(search.achieved("Ada"))
    controller.people.put(PlayerEntry("Ada"))
    controller.people.rename("Ada", "Mia")
    assert ([], ["three-rats"]) == (
        [row.id for row in search.achieved("Ada")],
        [row.id for row in search.achieved("Mia")],
    )
    assert {"mia": "Mia"} == search.people()


def test_nobody_chooses_where_only_one_has_a_name(shell: Driver) -> None:
    shell.app.controller.remember("setup.names", ("Ada",))
    shell.window.go("mistakes")
    shell.settle()
    assert not shell.window.pages["mistakes"].player.isVisible()


# Set-up and the table


def test_set_up_gives_a_player_the_colour_if_it_is_free(shell: Driver) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada", "teal"))
    people.put(PlayerEntry("Ben", "berry"))
    shell.window.match_opener.set_up(GAME)
    shell.settle()
    seating = shell.window.pages[f"setup:{GAME}"].seating
    seating.fill([("", "brick", "person"), ("", "teal", "easy")])
    first, second = seating.rows
    first.name.setText("ada")
    # A computer gives it up.
    assert ["teal", "brick"] == [row.filled()[1] for row in seating.rows]
    first.colour.setCurrentIndex(first.colour.findData("moss"))
    seating.changed.emit()
    assert "moss" == first.filled()[1], "chosen by hand"
    first.name.setText("Ben")
    assert "berry" == first.filled()[1]
    seating.fill([("", "teal", "person"), ("", "plum", "person")])
    first, second = seating.rows
    second.name.setText("Ada")
    assert ["teal", "plum"] == [row.filled()[1] for row in seating.rows], "another person has it"
    for names in (("", ""), ("Ada", "Ben")):
        seating.fill(
            [(name, c, "person") for name, c in zip(names, ("berry", "teal"), strict=True)]
        )
        seating.changed.emit()
    assert ["teal", "berry"] == [row.filled()[1] for row in seating.rows]


def test_a_former_name_sits_down_as_who_it_is(shell: Driver) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada", "teal"))
    people.rename("Ada", "Adele")
    bridge = shell.start(SeatSetup("ada", "teal"), SeatSetup("Ben", "brick"))
    assert ["Adele", "Ben"] == [player.name for player in bridge.players]
    # Whoever is renamed while they play is called so from then on; the journal stays.
    people.rename("Adele", "Mia")
    assert ["Mia", "Ben"] == [player.name for player in bridge.players]
    assert b"Adele" in (shell.app.controller.journal() or b"")
    assert b"Mia" not in (shell.app.controller.journal() or b"")


def test_text_is_as_large_as_anyone_at_the_table_wants(shell: Driver) -> None:
    people, look = shell.app.controller.people, shell.app.look
    people.put(PlayerEntry("Ada", text_size=140))
    people.put(PlayerEntry("Ben", text_size=120))
    people.put(PlayerEntry("Cleo", text_size=80))
    usual = look.text_scale
    shell.start(SeatSetup("Ada", "brick"), SeatSetup("Ben", "ocean"))
    assert 1.4 == look.text_scale
    # Settings and lounge are as the settings say; who goes back to the table finds it as it was.
    shell.window.go("lounge")
    assert usual == look.text_scale
    shell.window.match_opener.continue_latest()
    shell.settle()
    assert 1.4 == look.text_scale
    shell.window.open_rules("")
    shell.settle()
    assert 1.4 == look.text_scale, "the rules beside the table"
    shell.window.go("lounge")
    shell.start(SeatSetup("Cleo", "brick"), SeatSetup("Ben", "ocean"))
    assert 1.2 == look.text_scale
    shell.window.go("lounge")
    shell.start(SeatSetup("Cleo", "brick"))
    assert 0.8 == look.text_scale
    # Somebody of whom nothing is known wants what the settings say.
    shell.window.go("lounge")
    shell.start(SeatSetup("Cleo", "brick"), SeatSetup("", "ocean"))
    assert usual == look.text_scale
    shell.app.controller.remember("look.text_size", 150)
    assert 1.5 == look.text_scale


def test_text_changes_where_a_stranger_leaves_a_seat_and_no_wish_changes(shell: Driver) -> None:
    people, look = shell.app.controller.people, shell.app.look
    people.put(PlayerEntry("Ada", text_size=80))
    usual = look.text_scale
    bridge = shell.start(SeatSetup("Ada", "brick"), SeatSetup("", "ocean"))
    assert usual == look.text_scale
    for level, scale in ((Level("easy"), 0.8), (None, usual)):
        bridge.set_seat(Seat(1), level)
        # Somebody else comes, and all are looked at again.
        people.put(PlayerEntry("Ben"))
        assert scale == look.text_scale


@pytest.mark.parametrize(
    ("hands", "left"),
    [
        (("left",), True),
        (("left", ""), True),
        (("left", "left"), True),
        (("left", "right"), False),
        (("", ""), False),
    ],
)
def test_the_side_is_that_on_which_all_agree(
    shell: Driver, hands: tuple[str, ...], left: bool
) -> None:
    people, preferences = shell.app.controller.people, shell.app.preferences
    names = ("Ada", "Ben")[: len(hands)]
    for name, hand in zip(names, hands, strict=True):
        people.put(PlayerEntry(name, hand=hand))  # type: ignore[arg-type]
    seats = [SeatSetup(name, c) for name, c in zip(names, ("brick", "ocean"), strict=False)]
    shell.start(*seats)
    assert left == preferences.hands.left
    shell.app.controller.remember("hands.left", True)
    assert preferences.hands.left == (left or len({*hands} - {""}) != 1)
    shell.window.go("lounge")
    assert preferences.hands.left
    assert shell.app.settings.flag("hands.left")


def test_own_keys_go_with_a_player_to_every_seat(shell: Driver) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    page = page_of(shell)
    (editor,) = page.editors
    cap = editor.caps[(0, 0)]
    click(cap)
    QTest.keyClick(cap, Qt.Key.Key_P)
    (entry,) = people.file.players()
    plan = editor._plan
    assert "P" == entry.keys[plan.name(0)]
    assert not shell.app.settings.family("keys"), "the settings of the seat stay"
    assert editor.reset_button.isEnabled()
    names = plan.name(0), plan.name(1)
    for own in ([entry.keys, {}], [{}, entry.keys], [{}, {}, entry.keys]):
        strokes = plan.chosen(plan.with_own({}, own))
        seat = own.index(entry.keys)
        assert Stroke.read("P") == strokes[seat][0]
        flat = [stroke for each in strokes for stroke in each]
        assert len(set(flat)) == len(flat), "each key is one person's"
    # Two players who change seats take all their keys along.
    a, b = ("P", "S", "D"), ("O", "K", "L")
    ada, ben = ({plan.name(n): key for n, key in enumerate(keys)} for keys in (a, b))
    for own, rows in (([ada, ben], [a, b]), ([ben, ada], [b, a]), ([{}, ada], ["JKL", a])):
        strokes = plan.chosen(plan.with_own({}, own))
        assert [tuple(row) for row in rows] == [
            tuple(stroke.write() for stroke in row) for row in strokes[:2]
        ]
    # Of two players who want the same, the first has it.
    other = {names[0]: "P"}
    both = plan.chosen(plan.with_own({}, [entry.keys, other]))
    assert Stroke.read("P") == both[0][0] != both[1][0]
    # What is no key, or the window's own, is passed over.
    for text in ("Esc", "nothing", "F1", ""):
        assert plan.chosen({}) == plan.chosen(plan.with_own({}, [{names[0]: text}]))
    shell.window.go("lounge")
    shell.start(SeatSetup("Ben", "brick"), SeatSetup("Ada", "ocean"))
    assert {1: entry.keys} == shell.app.preferences.own_keys
    shell.window.go("lounge")
    assert {} == shell.app.preferences.own_keys
    page = page_of(shell)
    page.players.setCurrentIndex(listed(page).index("Ada"))
    click(page.editors[0].reset_button)
    assert {} == people.entry("Ada").keys  # type: ignore[union-attr]


def test_keys_that_were_changed_in_set_up_are_the_players(shell: Driver) -> None:
    people = shell.app.controller.people
    people.put(PlayerEntry("Ada"))
    shell.window.match_opener.set_up(LUGGAGE)
    shell.settle()
    page = shell.window.pages[f"setup:{LUGGAGE}"]
    page.seating.fill([("Ben", "brick", "person"), ("Ada", "ocean", "person")])
    page.seating.changed.emit()
    editor = page.keys
    editor._ask((1, 0))
    editor._give(Stroke(Qt.Key.Key_P))
    assert "P" == people.entry("Ada").keys[editor._plan.name(0)]  # type: ignore[union-attr]
    assert not shell.app.settings.family("keys")
    # A guest's are those of the seat.
    editor._ask((0, 0))
    editor._give(Stroke(Qt.Key.Key_O))
    assert "O" in shell.app.settings.family("keys").values()


def test_a_trail_is_begun_by_who_is_chosen_in_their_colour(shell: Driver) -> None:
    people = shell.app.controller.people
    shell.app.controller.remember("setup.names", ("Ada",))
    people.put(PlayerEntry("Ben", "berry"))
    people.look_as("Ben")
    (chair,) = shell.window.match_opener._chairs(())
    assert ("Ben", "berry") == (chair.name, chair.colour)


def test_options_of_a_match_alone_are_counted_by_present_names(shell: Driver) -> None:
    played(shell, "Ada")
    controller = shell.app.controller
    controller.people.rename("Ada", "Mia")
    (tally,) = controller.tallies(GAME, "Mia")
    assert ("Mia", 1) == (tally.name, tally.tries)
    assert tally.options["victory"] == SOLO["victory"]
    assert () == controller.tallies(GAME, "Ben")
