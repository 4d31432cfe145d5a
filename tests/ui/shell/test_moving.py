"""The pages that move everything to another computer, and restore backups; copies and drops."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from engine.match import run_to_end
from engine.store import Records, Settings, backups, files, places
from engine.store.archive import Archive, exporting
from engine.store.merge import merging
from tests.store.test_archive import NOON, filled, home, journals, played, put, saved
from tests.ui.shell.conftest import comes


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """Everything of another home."""
    path = tmp_path / "all.stowaway-all"
    run_to_end(exporting(filled(tmp_path / "old"), path))
    return path


def told(page: Any) -> str:
    """All that a page says, in lines."""
    from ui.shell.widgets.basic import Label

    return "\n".join(label.text() for label in page.findChildren(Label) if label.isVisible())


def test_everything_is_exported_to_the_file_that_is_chosen(
    shell: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.start()
    shell.act(2)
    shell.window.go("settings")
    shell.window.go("move")
    page = shell.window.pages["move"]
    assert page.export_button.hasFocus()
    assert "contains the hands of matches in progress" in told(page)
    to = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(to), ""))
    page.export_button.click()
    shell.settle()
    path = tmp_path / "mine.stowaway-all"
    assert page.sentence.text().startswith("Everything was exported to mine.stowaway-all (")
    with Archive(path) as opened:
        report = run_to_end(merging(opened, home(tmp_path / "new")))
    assert report.tallies["matches"].new == 1
    shell.window.back()
    assert shell.window.page == "settings"


def test_a_failed_export_is_one_sentence(
    shell: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.window.go("move")
    to = tmp_path / "a.stowaway-all"
    to.mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(to), ""))
    shell.window.pages["move"].export_button.click()
    shell.settle()
    assert shell.window.pages["move"].sentence.text() == f"{to} is not a file."
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    shell.window.pages["move"].export_button.click()


def test_an_archive_is_looked_through_and_then_imported(
    shell: Any, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.start()
    shell.act(2)
    controller = shell.app.controller
    before = {path: path.read_bytes() for path in controller.matches.folder.iterdir()}
    shell.window.go("lounge")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(archive), ""))
    shell.window.go("move")
    page = shell.window.pages["move"]
    assert not page.preview.isVisible()
    page.import_button.click()
    shell.settle()
    assert page.preview.isVisible()
    assert page.start_button.hasFocus()
    assert "Matches: 2 new" in told(page)
    assert "Settings, keys and names: " in told(page)
    assert len([*controller.matches.folder.iterdir()]) == 1, "nothing is imported yet"
    page.start_button.click()
    shell.settle()
    assert page.sentence.text() == "Everything was imported."
    assert not page.preview.isVisible()
    assert page.import_button.hasFocus()
    assert all(path.read_bytes() == data for path, data in before.items())
    assert len([*controller.matches.folder.iterdir()]) == 3
    assert controller.settings.texts("setup.names")
    assert controller.settings.text("keys.a-b") == "K"
    assert [row.game for row in controller.log()] == ["carry_on"]
    assert len(backups.all_backups(places())) == 1
    # Once more there is nothing to import.
    page.import_button.click()
    shell.settle()
    assert "Everything in this file is already here." in told(page)
    assert not page.start_button.isVisible()


def test_an_archive_is_opened_as_any_file_is(shell: Any, archive: Path) -> None:
    shell.app.open(str(archive))
    shell.settle()
    assert shell.window.page == "move"
    assert "Matches: 2 new" in told(shell.window.pages["move"])
    # In another language the page is made anew and says the same.
    shell.window.renew()
    shell.settle()
    assert "Matches: 2 new" in told(shell.window.pages["move"])


def test_an_import_beside_a_match_closes_it(shell: Any, archive: Path) -> None:
    shell.start()
    shell.act(2)
    shell.app.open(str(archive))
    shell.settle()
    assert shell.window.trail == ["lounge", "table", "move"]
    assert shell.app.controller.bridge is not None, "looking closes nothing"
    shell.window.pages["move"].start_button.click()
    shell.settle()
    assert shell.app.controller.bridge is None
    assert len([*places().matches.iterdir()]) == 3
    shell.window.back()
    assert shell.window.page == "lounge"


def test_a_bad_archive_is_one_sentence(shell: Any, tmp_path: Path) -> None:
    path = tmp_path / "bad.stowaway-all"
    path.write_bytes(b"no zip")
    shell.window.match_opener.open_file(path)
    shell.settle()
    page = shell.window.pages["move"]
    assert page.sentence.text() == "bad.stowaway-all is not a Stowaway archive."
    assert not page.preview.isVisible()


def test_an_import_that_fails_says_so_and_the_rest_goes_on(
    shell: Any, archive: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell.window.match_opener.open_file(archive)
    shell.settle()
    monkeypatch.setattr(files, "free_bytes", lambda _: 1)
    shell.window.pages["move"].start_button.click()
    shell.settle()
    assert "not enough free space" in shell.window.pages["move"].sentence.text()
    assert not [*places().matches.glob("*")]


# Backups


def test_a_backup_is_made_and_restored_on_the_page(shell: Any) -> None:
    controller = shell.app.controller
    controller.remember("setup.names", ("Ada",))
    shell.window.go("backups")
    shell.settle()
    page = shell.window.pages["backups"]
    assert "There are no backups yet." in told(page)
    page.now_button.click()
    assert comes(lambda: len(page.restore_buttons) == 1)
    shell.settle()
    assert "Ada" in told(page)
    controller.remember("look.text_size", 110)
    shell.settle()
    shell.window.go("backups")
    page = shell.window.pages["backups"]
    page.restore_buttons[0].click()
    shell.settle()
    assert controller.settings.number("look.text_size") == 100
    assert len(shell.window.pages["backups"].restore_buttons) == 2
    assert "The backup was restored." in shell.window.pages["backups"].sentence.text()


@pytest.mark.parametrize("fails", [False, True])
def test_to_restore_a_backup_ends_the_preview_of_an_archive(
    shell: Any, archive: Path, fails: bool
) -> None:
    """What it says of this computer may be no longer true, also if something went wrong."""
    shell.app.controller.remember("setup.names", ("Ada",))
    shell.app.controller.remember("look.text_size", 110)
    shell.window.go("backups")
    shell.window.pages["backups"].now_button.click()
    assert comes(lambda: len(shell.window.pages["backups"].restore_buttons) == 1)
    shell.app.open(str(archive))
    shell.settle()
    page = shell.window.pages["move"]
    assert page.preview.isVisible()
    counts = next(line for line in told(page).splitlines() if line.startswith("Settings, keys"))
    assert " different (not changed)" in counts
    page.backups_button.click()
    shell.settle()
    if fails:
        for backup in backups.all_backups(places()):
            backup.path.write_bytes(b"no backup")
    shell.window.pages["backups"].restore_buttons[0].click()
    shell.settle()
    said = shell.window.pages["backups"].sentence.text()
    assert ("is damaged. Nothing was changed." in said) is fails, said
    shell.window.go("move")
    shell.settle()
    assert shell.window.page == "move"
    assert not shell.window.pages["move"].preview.isVisible()


def test_a_backup_that_cannot_be_made_is_told_on_the_page(shell: Any) -> None:
    shell.app.controller.remember("setup.names", ("Ada",))
    files.replace(backups.folder_of(places()), b"a file")
    shell.window.go("backups")
    page = shell.window.pages["backups"]
    page.now_button.click()
    assert comes(lambda: page.sentence.isVisible())
    assert "could not be made" in page.sentence.text()


def test_many_backups_are_listed_step_by_step(shell: Any) -> None:
    for hour in range(25):
        shell.app.controller.remember("look.text_size", 101 + hour)
        backups.keep(places(), NOON + timedelta(hours=hour))
    shell.window.go("backups")
    page = shell.window.pages["backups"]
    assert (len(page.restore_buttons), page.more_button.isVisible()) == (20, True)
    page.more_button.click()
    assert (len(page.restore_buttons), page.more_button.isVisible()) == (25, False)
    assert page.restore_buttons[20].hasFocus()


def test_a_backup_is_made_by_itself_when_it_is_due(shell: Any) -> None:
    keeping = shell.window.housekeeping
    shell.app.controller.remember("setup.names", ("Ada",))
    keeping._on_due()
    assert comes(lambda: not keeping.busy)
    assert len(backups.all_backups(places())) == 1
    shell.app.controller.remember("setup.names", ("Bo",))
    keeping._on_due()
    assert not keeping.busy, "half an hour has not passed"


# Copies of other computers


def test_copies_are_merged_after_the_start(driver: Any) -> None:
    where = places()
    long = saved(played(1, 9))
    put(where, "x", b"".join(long.splitlines(keepends=True)[:4]))
    put(where, "x.sync-conflict-20260131-120000-ABCDEFG", long)
    driver.open()
    assert comes(lambda: journals(where) == {long})
    assert comes(lambda: driver.window.notice.isVisible())
    (card,) = driver.app.controller.shelf()
    assert card.name == "x"


def test_copies_wait_while_a_match_is_open(shell: Any) -> None:
    shell.start()
    shell.act(1)
    where = places()
    Settings(where.data / "settings-LAPTOP.toml").set("look.text_size", 90)
    shell.window.housekeeping.merge_copies()
    shell.settle()
    assert (where.data / "settings-LAPTOP.toml").exists()


# A file that is dropped


def drop(window: Any, *paths: Path) -> bool:
    """Drag files over a window and drop them; whether it takes them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    action, button = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(9, 9), action, data, button, none)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    dropped = QDropEvent(QPointF(9, 9), action, data, button, none)
    dropped.ignore()
    QApplication.sendEvent(window, dropped)
    return enter.isAccepted() and dropped.isAccepted()


def test_one_file_of_ours_can_be_dropped_on_the_window(
    shell: Any, archive: Path, tmp_path: Path
) -> None:
    other = tmp_path / "a.txt"
    assert not drop(shell.window, other)
    assert not drop(shell.window, archive, archive)
    assert shell.window.page == "lounge"
    assert drop(shell.window, archive)
    shell.settle()
    assert shell.window.page == "move"
    match = tmp_path / "b.stowaway"
    match.write_bytes(saved(played(2, 4)))
    assert drop(shell.window, match)
    shell.settle()
    assert shell.window.page == "table"


# Records of a newer version


def test_records_of_a_newer_version_are_shown_and_not_added_to(shell: Any) -> None:
    import sqlite3

    where = places()
    with Records(where.records) as records:
        assert records.add(played(1), datetime(2026, 5, 1, tzinfo=UTC))
    db = sqlite3.connect(where.records)
    db.execute("PRAGMA user_version = 2")
    db.close()
    before = where.records.read_bytes()
    shell.app.controller.read_again()
    said: list[str] = []
    shell.app.controller.problem.connect(said.append)
    assert len(shell.app.controller.log()) == 1
    assert "newer version of Stowaway" in said[0]
    assert where.records.read_bytes() == before
