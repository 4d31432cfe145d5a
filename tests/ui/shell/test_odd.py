"""What is in the place of a file of the home while the app runs: nobody waits, all else goes on."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import time
from datetime import UTC, date, datetime, timedelta
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from engine.match import codec, run_to_end
from engine.store import backups, places
from engine.store.achievements import AchievementsFile
from engine.store.cousins import CousinAnswer
from engine.store.files import NotAFileError
from engine.store.guesses import KeptGuess
from engine.store.sync_copies import merging_copies
from tests.store import odd
from tests.store.odd import KINDS, at_once, is_there, put
from tests.tiers import by_turns
from tests.ui.shell.conftest import GAME, SOLO
from tests.ui.shell.test_process import ROOT, run
from tests.ui.shell.test_replay import played
from ui.bridge.controller import SeatSetup
from ui.shell.crash import Crashes
from ui.shell.instance import Instance

posix = pytest.mark.skipif(not odd.POSIX, reason="there are no such things")
kinds = pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=() if kind == "folder" else posix) for kind in KINDS]
)


# The lock and the socket


@kinds
def test_a_lock_that_is_no_file_is_one_sentence_and_the_end(tmp_path: Path, kind: str) -> None:
    lock = tmp_path / "instance.lock"
    put(lock, kind)
    # First as a process, which can be ended wherever it hangs.
    done = run(STOWAWAY_HOME=str(tmp_path))
    assert 2 == done.returncode
    (line,) = done.stderr.splitlines()
    assert line.startswith(f"stowaway: {lock} is not a file, so Stowaway cannot start.")
    assert [lock] == [*tmp_path.iterdir()]
    assert is_there(lock, kind)
    with at_once(), pytest.raises(NotAFileError):
        Instance(lock)


@posix
@pytest.mark.parametrize("kind", KINDS)
def test_a_lock_that_becomes_no_file_while_the_first_goes_is_refused(
    tmp_path: Path, qapp: Any, kind: str
) -> None:
    lock = tmp_path / "instance.lock"
    first = Instance(lock)
    second = Instance(lock)
    assert (True, False) == (first.is_first, second.is_first)
    lock.unlink()
    put(lock, kind)
    with at_once(), pytest.raises(NotAFileError):
        second.hand_over("")
    first.release()


@pytest.mark.parametrize("left", [b"", b"\0" * 4096, b"4194305\nstowaway\nnowhere\n"])
def test_what_a_power_cut_left_of_a_lock_holds_nobody_up(tmp_path: Path, left: bytes) -> None:
    lock = tmp_path / "instance.lock"
    lock.write_bytes(left)
    with at_once():
        first, second = Instance(lock), Instance(lock)
    assert (True, False) == (first.is_first, second.is_first)
    first.release()
    third = Instance(lock)
    assert third.is_first
    third.release()


SECOND = """
    import sys, time
    sys.path.insert(0, {root!r})
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication
    from ui.shell.instance import Instance
    application = QCoreApplication([])
    second = Instance(Path({lock!r}))
    began = time.monotonic()
    print(second.is_first, second.hand_over("/tmp/x.stowaway"), time.monotonic() - began)
"""


@kinds
def test_a_socket_that_is_none_keeps_no_file_from_the_first(
    tmp_path: Path, qtbot: QtBot, kind: str
) -> None:
    lock = tmp_path / "instance.lock"
    put(tmp_path / "instance.socket", kind)
    first = Instance(lock)
    with at_once():
        first.listen()
    heard: list[str] = []
    first.asked.connect(heard.append)
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(SECOND.format(root=str(ROOT), lock=str(lock)))],
        stdout=subprocess.PIPE,
        text=True,
    )
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
    assert process.stdout is not None
    second, taken, seconds = process.stdout.read().split()
    process.stdout.close()
    first.release()
    assert ("False", "True", ["/tmp/x.stowaway"]) == (second, taken, heard)
    assert float(seconds) < odd.SECONDS


# Reports


@kinds
def test_a_report_gets_another_name_and_is_added_to_only_where_it_is_one(
    tmp_path: Path, qapp: Any, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    crashes = Crashes(tmp_path, lambda **_: b"journal", lambda: True)
    monkeypatch.setattr(sys, "stderr", open(os.devnull, "w"))  # noqa: SIM115, PTH123
    now = time.time()
    # Whatever second it is by then.
    for second in range(5):
        when = time.strftime("%Y%m%d-%H%M%S", time.gmtime(now + second))
        put(tmp_path / f"report-{when}-1.txt", kind)
    with at_once():
        crashes.catch(ValueError("broken"))
        (report,) = crashes.reports
        assert report.is_file()
        assert report.name.endswith("-1 (2).txt")
        assert "broken" in report.read_text()
        assert crashes.add_private()
        assert report.read_bytes().endswith(b"hands ---\njournal")
        report.unlink()
        put(report, kind)
        assert not crashes.add_private()
    sys.stderr.close()


# All at once


def odd_home(kind: str, match: Path, mark: str) -> list[Path]:
    """Put such a thing in the place of each file that the app may open beside a match."""
    home = places()
    # Beside the lock, without which nobody starts, and the match itself.
    made = [
        home.settings,
        home.settings.with_name("settings.previous.toml"),
        home.records,
        *(home.records.with_name(f"records.sqlite-{end}") for end in ("journal", "wal", "shm")),
        home.data / "mistakes.json",
        home.data / "mistakes.json.lock",
        home.data / "guesses.json",
        home.data / "guesses.json.lock",
        home.data / "cousins.json",
        home.data / "cousins.json.lock",
        home.data / "attempts.json.lock",
        home.data / "players.json",
        home.data / "players.json.lock",
        home.data / "records-LAPTOP.sqlite",
        home.data / "backups" / "20260101T000000Z.json",
        home.matches / "odd.stowaway",
        home.trash / match.name,
        home.trash / f"{match.name}.picture",
        home.data / "pictures" / f"{match.name}.picture",
        home.data / "pictures" / f"{match.name}.reviews",
        home.data / "pictures" / f"{mark}.stowaway",
        home.guided / f"{GAME}.stowaway",
        home.data / "instance.socket",
    ]
    for path in made:
        path.unlink(missing_ok=True)
        put(path, kind)
    return made


@pytest.mark.parametrize(
    "kind", by_turns(KINDS, at_once=2) if odd.POSIX else [pytest.param("folder")]
)
def test_the_app_opens_in_a_home_that_holds_nothing_else_and_its_matches_are_played(
    driver: Any, kind: str
) -> None:
    driver.open()
    driver.start()
    driver.act(3)
    driver.window.go("lounge")
    driver.close()
    (match,) = places().matches.iterdir()
    header = codec.decode_header(match.read_bytes().splitlines(keepends=True)[0])
    made = odd_home(kind, match, codec.mark(header))
    with at_once(60):
        began = time.monotonic()
        driver.open()
        assert time.monotonic() - began < 5, "a bound for a busy machine; it would wait for ever"
        assert driver.instance.is_first
        for page in (
            "shelf",
            "records",
            "mistakes",
            "trail",
            "settings",
            "players",
            "learn",
            "lounge",
        ):
            driver.window.go(page)
            driver.settle()
        driver.app.controller.remember("look.text_size", 110)
        driver.window.lounge.continue_button.click()
        driver.settle()
        before = len(driver.bridge.log())
        driver.act()
        assert len(driver.bridge.log()) > before
        assert driver.app.controller.is_saved()
        driver.app.controller.close()
        driver.window.go("lounge")
        driver.settle()
        (path,) = (one.path for one in driver.app.controller.shelf())
        assert path == match
        trashed = driver.app.controller.matches.delete(path)
        assert trashed is not None
        driver.app.controller.restore(trashed)
        driver.close()
    # SQLite's and the lock's own aside, all is where it was, or was kept aside.
    for path in made:
        if path.parent.name not in {"pictures", "trash"} and path.name != "instance.socket":
            beside = [path, *path.parent.glob(f"{path.stem}.damaged*")]
            assert any(os.path.lexists(each) for each in beside), path


def test_a_deleted_match_of_an_unknown_game_breaks_no_page_and_can_be_restored(
    driver: Any,
) -> None:
    driver.open()
    driver.start()
    driver.act(3)
    controller = driver.app.controller
    path = controller.path
    assert path is not None
    controller.close()
    data = path.read_bytes()
    other = path.with_name("from elsewhere.stowaway")
    other.write_bytes(data.replace(GAME.encode(), b"another_game"))
    controller.delete(other)
    driver.window.go("shelf")
    driver.settle()
    page = driver.window.pages["shelf"]
    assert [*page._entries] == [path]
    assert page.restore_button.toolTip() == "Restores from elsewhere.", "without the moment"
    page.restore_button.click()
    assert other in page._entries


def test_every_file_that_the_app_makes_is_of_a_kind_that_is_known(driver: Any) -> None:
    """What is new in the home is to be in `tests.store.odd.FILES`, and tried with all the rest."""
    driver.open()
    session = played(driver)
    controller = driver.app.controller
    path = controller.path
    assert path is not None
    controller.remember("setup.names", ("Ada",))
    assert [entry.name for entry in controller.people.players()] == ["Ada"]
    controller.remember("look.text_size", 110)
    today = date(2026, 11, 22)
    controller.matches.mistakes.learn(path, 0, [1], "Ada", today - timedelta(days=1))
    controller.matches.guesses.keep(KeptGuess(today, GAME, "Ada", True, "points", 8500))
    controller.matches.cousins.keep(CousinAnswer(today, GAME, "Ada", "points", 300, 700))
    controller.matches.keep_picture(path, b"picture")
    controller.matches.keep_reviews(path, [b"{}\n"])
    controller.matches.keep_hints(path, [b"{}\n"])
    controller.matches.keep_asked(path, [b"{}\n"])
    controller.matches.keep_origin(session)
    AchievementsFile(controller.places.achievements).add([], ["1" * 32])
    controller.matches.attempts.begin(GAME, "PE-1", "ada", path.name, 1)
    backups.keep(controller.places, datetime.now(UTC))
    copy = controller.places.data / "guesses-LAPTOP.json"
    copy.write_bytes(controller.matches.guesses.path.read_bytes())
    assert 1 == run_to_end(merging_copies(controller.places)).merged
    controller.log()
    driver.app.crashes._write("details")
    controller.rehearse(GAME, driver.code(), [SeatSetup("Ada", "brick")], SOLO)
    controller.leave_guided("claim", ())
    controller.close()
    home = places()
    found = {each.relative_to(home.data) for each in home.data.rglob("*") if not each.is_dir()}
    kept = {odd.kind_of(each) for each in found}
    assert kept <= odd.FILES, kept - odd.FILES
    # The others come with damage, while SQLite writes, and with a second of two instances.
    rare = ("trash/*", "records.sqlite-*", "instance.socket")
    assert [] == [one for one in odd.FILES - kept if not any(fnmatch(one, each) for each in rare)]
    assert controller.matches.delete(path) is not None
    trashed = {f"trash/{each.name}" for each in home.trash.iterdir()}
    assert {odd.kind_of(Path(each)) for each in trashed} <= odd.FILES
