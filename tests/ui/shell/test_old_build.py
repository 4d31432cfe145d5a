"""An old build says so once, calmly, and no clock or file makes trouble; refusals are shown."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtWidgets import QApplication, QMessageBox

import ui.app
from engine.store import Settings, StoreError, build_info, places
from engine.store.build_info import BUILD_FILE, BuildInfo
from ui.shell import language
from ui.shell.about.page import versions

COMMIT = "0123456789abcdef0123456789abcdef01234567"
OLD_WORDS = "This version of Stowaway is more than a year old. "


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The file that a package has, which is not there yet."""
    folder = tmp_path / "resources"
    folder.mkdir()
    monkeypatch.setattr(build_info, "root", lambda: folder)
    build_info.of_this.cache_clear()
    yield folder / BUILD_FILE
    build_info.of_this.cache_clear()


def built(file: Path, days: int) -> None:
    """Say in the file that the package was built so many days ago."""
    day = datetime.now(UTC).date() - timedelta(days)
    file.write_text(build_info.text_of(BuildInfo(COMMIT, day)), encoding="utf-8")
    build_info.of_this.cache_clear()


def notice(shell: Any) -> str:
    """What the lounge says above its page."""
    bar = shell.window.notice
    return str(bar.words.text()) if bar.isVisible() else ""


def again(shell: Any) -> None:
    shell.close()
    shell.open()


def test_an_old_build_says_so_once(shell: Any, package: Path) -> None:
    built(package, 366)
    again(shell)
    assert notice(shell).startswith(OLD_WORDS)
    assert shell.window.page == "lounge"
    shell.window.notice.close_button.click()
    shell.settle()
    assert notice(shell) == ""
    again(shell)
    assert notice(shell) == ""
    # The next one is another matter, once it is old as well.
    built(package, 400)
    again(shell)
    assert notice(shell).startswith(OLD_WORDS)


@pytest.mark.parametrize("days", [0, 365, -1, -4000])
def test_a_build_of_this_year_or_of_the_future_says_nothing(
    shell: Any, package: Path, days: int
) -> None:
    built(package, days)
    again(shell)
    assert notice(shell) == ""
    assert shell.app.settings.text("told.build") == ""


@pytest.mark.parametrize("text", ["", "date = 1", "\0", "date = 0001-01-01T00:00:00", "[["])
def test_a_damaged_file_says_nothing(shell: Any, package: Path, text: str) -> None:
    package.write_text(text, encoding="utf-8")
    again(shell)
    assert notice(shell) == ""


def test_a_checkout_says_nothing_and_asks_nobody(
    shell: Any, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(*_: object, **__: object) -> None:
        pytest.fail("Git was asked while the lounge came")

    monkeypatch.setattr("subprocess.run", asked)
    again(shell)
    assert notice(shell) == ""


def test_the_notice_is_in_german_too(shell: Any, package: Path) -> None:
    built(package, 1000)
    shell.app.settings.set("look.language", "de")
    again(shell)
    assert notice(shell).startswith("Diese Version von Stowaway ist mehr als ein Jahr alt.")


@pytest.mark.parametrize(("days", "old"), [(366, True), (10, False)])
def test_the_about_page_says_so_as_long_as_it_is_true(
    shell: Any, package: Path, days: int, old: bool
) -> None:
    built(package, days)
    shell.window.go("about")
    page = shell.window.pages["about"]
    assert (page.age is not None) is old
    if old:
        assert page.age.isVisible()
        assert page.age.text().startswith("This version is more than a year old.")


def test_the_versions_name_commit_and_date(package: Path) -> None:
    built(package, 0)
    lines = versions().splitlines()
    assert lines[1] == f"Commit 0123456789, {datetime.now(UTC).date().isoformat()}"


def test_the_smoke_test_finds_no_fault_in_an_old_build(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A notice is a fault there, so the program's own test must know of this one."""
    built(package, 1000)
    seen: list[str] = []

    def run(app: ui.app.App, instance: Any, then: object) -> int:
        seen.append(app.settings.text("told.build"))
        app.begin()
        seen.append("notice" if not app.window.notice.isHidden() else "")
        app.shut()
        instance.release()
        app.window.deleteLater()
        return 0

    monkeypatch.setattr(ui.app, "_run", run)
    monkeypatch.setattr(ui.app, "_application", lambda _: QApplication.instance())
    # Only how it begins matters here, and the watchdog would end this process.
    trial = SimpleNamespace(begin=lambda: None, end=lambda: 0)
    monkeypatch.setattr("ui.shell.smoke.runner.Smoke", lambda *_: trial)
    monkeypatch.setattr("ui.shell.smoke.runner.Watchdog", lambda _: None)
    assert ui.app.smoke("") == 0
    assert seen == [str(build_info.of_package().day), ""]


# What cannot start


def test_a_package_shows_why_it_cannot_start(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A program with a window has perhaps no terminal."""
    shown: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: shown.append(box.text()))
    monkeypatch.setattr(ui.app, "_application", lambda _: qapp)

    def refuse() -> None:
        raise StoreError("{file} cannot be used: the home folder does not exist.", file="<b>x</b>")

    monkeypatch.setattr(ui.app, "places", refuse)
    assert ui.app.main(()) == 2
    assert shown == [], "a checkout has a terminal"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert ui.app.main(()) == 2
    assert shown == ["<b>x</b> cannot be used: the home folder does not exist."]
    assert capsys.readouterr().err.count("stowaway: <b>x</b> cannot be used") == 2


def test_a_portable_folder_that_cannot_be_written_is_told_in_german_too(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ui.bridge.localise import localise

    said = StoreError(
        "Stowaway cannot write to {file}, so it cannot save there, and nothing was changed. "
        "Move the whole folder to a place where you may write, or delete portable.txt to use "
        "your own folders.",
        file="/stick",
    ).said
    language.speak(qapp, "de")
    assert localise(said).startswith("Stowaway darf nicht in /stick schreiben")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere it is the system's")
def test_qt_remembers_folders_where_all_else_is_kept(tmp_path: Path) -> None:
    """Its file dialog would write beside the person's own settings otherwise."""
    where = places()
    assert where.data == where.config
    before = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    try:
        ui.app._keep_qt_in(where)
        file = Path(QSettings(QSettings.Scope.UserScope, "QtProject").fileName())
        assert where.config in file.parents
    finally:
        native, user = QSettings.Format.NativeFormat, QSettings.Scope.UserScope
        QSettings.setPath(native, user, before)
    apart = where._replace(config=tmp_path / "config")
    ui.app._keep_qt_in(apart)
    file = Path(QSettings(QSettings.Scope.UserScope, "QtProject").fileName())
    assert tmp_path / "config" not in file.parents


def test_the_mark_is_in_the_settings_of_this_person(shell: Any, package: Path) -> None:
    built(package, 500)
    again(shell)
    assert Settings(places().settings).text("told.build") == str(build_info.of_package().day)
