"""What may go wrong outside: each gives one sentence, and nothing else is lost."""

import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from engine.store import places
from ui.bridge.controller import SeatSetup

GAME = "pack_the_essentials"
ROOT = Path(__file__).resolve().parents[3]


def saved(shell: Any) -> Path:
    """A match in the middle, closed; its file."""
    shell.start()
    shell.act(9)
    shell.window.go("lounge")
    shell.app.controller.close()
    (summary,) = shell.app.controller.shelf()
    path: Path = summary.path
    return path


def test_a_damaged_match_opens_at_its_last_good_line_and_says_so(
    shell: Any, tmp_path: Path
) -> None:
    lines = saved(shell).read_bytes().splitlines(keepends=True)
    lines[6] = lines[6].replace(b'"was":"', b'"was":"0')
    damaged = tmp_path / "damaged.stowaway"
    damaged.write_bytes(b"".join(lines))
    shell.window.match_opener.open_file(damaged)
    shell.settle()
    assert shell.window.page == "table"
    assert "damaged from line 7" in shell.window.notice.sentence
    assert damaged.read_bytes() == b"".join(lines)
    shell.act()


@pytest.mark.parametrize(
    "data",
    [b"", b"PK\x03\x04 something else", b"\x00" * 5000, b'{"line":"header"}\n', b"[" * 100_000],
    ids=["empty", "foreign", "zeros", "half a header", "deep"],
)
def test_a_file_that_is_no_match_is_told_in_one_sentence(
    shell: Any, tmp_path: Path, data: bytes
) -> None:
    path = tmp_path / "strange.stowaway"
    path.write_bytes(data)
    shell.window.match_opener.open_file(path)
    assert shell.window.page == "lounge"
    assert "cannot be opened as a match" in shell.window.notice.sentence
    assert shell.window.notice.isVisible()
    assert path.read_bytes() == data
    shell.start()
    assert shell.window.page == "table"


def test_a_file_that_is_not_there_is_told(shell: Any, tmp_path: Path) -> None:
    shell.window.match_opener.open_file(tmp_path / "nowhere.stowaway")
    assert "the file or folder does not exist" in shell.window.notice.sentence


def test_a_folder_in_place_of_a_file_is_told(shell: Any, tmp_path: Path) -> None:
    shell.window.match_opener.open_file(tmp_path)
    assert str(tmp_path) in shell.window.notice.sentence


def test_a_bad_file_leaves_the_match_under_way_where_it_was(shell: Any, tmp_path: Path) -> None:
    shell.start()
    shell.act(4)
    bridge, view = shell.bridge, shell.bridge.view()
    (tmp_path / "bad.stowaway").write_bytes(b"bad")
    shell.window.match_opener.open_file(tmp_path / "bad.stowaway")
    assert shell.window.page == "table"
    assert bridge is shell.bridge
    assert view == bridge.view()
    shell.act()


def test_a_bad_file_leaves_a_guided_round_where_it_was(shell: Any, tmp_path: Path) -> None:
    shell.window.match_opener.learn(GAME)
    shell.settle()
    bridge = shell.bridge
    shell.window.match_opener.open_file(tmp_path / "nowhere.stowaway")
    assert shell.window.page == "table"
    assert bridge is shell.bridge
    assert shell.app.controller.rehearsing


def test_two_sentences_come_one_after_the_other(shell: Any, tmp_path: Path) -> None:
    notice = shell.window.notice
    for name in ("one", "two", "two"):
        shell.window.match_opener.open_file(tmp_path / name)
    assert "one" in notice.sentence
    notice.close_button.click()
    assert "two" in notice.sentence
    notice.close_button.click()
    assert not notice.isVisible()


def test_settings_with_nonsense_are_told_once_and_kept_aside(driver: Any) -> None:
    settings = places().settings
    settings.write_text("look = 7\n[motion\nspeed=")
    driver.open()
    assert "settings" in driver.window.notice.sentence
    driver.close()
    driver.open()
    assert driver.window.notice.sentence == ""
    driver.close()
    assert 1 == len(list(settings.parent.glob("settings.damaged*")))


def test_settings_from_outside_their_range_are_told_and_the_rest_holds(driver: Any) -> None:
    places().settings.write_text('[look]\ntheme = "night"\ntext_size = 5000\n')
    driver.open()
    assert "look.text_size" in driver.window.notice.sentence
    assert driver.app.look.theme.dark
    driver.close()


def test_a_disk_that_cannot_be_written_lets_the_match_go_on(shell: Any) -> None:
    folder = shell.app.places.matches
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way")
    shell.start()
    assert shell.window.page == "table"
    assert "not being saved" in shell.window.notice.sentence
    shell.act(3)
    folder.unlink()
    shell.act()
    assert 1 == len(shell.app.controller.shelf())


def test_records_that_are_no_database_are_told_and_begin_anew(shell: Any) -> None:
    shell.app.places.records.parent.mkdir(parents=True, exist_ok=True)
    shell.app.places.records.write_bytes(b"nonsense" * 500)
    shell.start()
    shell.play_out()
    assert "records were damaged" in shell.window.notice.sentence
    assert 1 == len(shell.app.controller.log())


def test_a_component_that_cannot_be_is_told_when_its_game_is_opened(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine import catalog
    from engine.core import ComponentError

    def broken(name: str) -> Any:
        raise ComponentError("boards.toml", "boards.star", "row 3 is too short")

    monkeypatch.setattr(catalog, "game", broken)
    shell.window.match_opener.set_up(GAME)
    assert shell.window.page == "lounge"
    assert "boards.toml: boards.star: row 3 is too short" in shell.window.notice.sentence


class Crash:
    """Hooks as the app sets them, taken off again."""

    def __init__(self, shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shell = shell
        monkeypatch.setattr(sys, "excepthook", sys.excepthook)
        monkeypatch.setattr(threading, "excepthook", threading.excepthook)
        shell.app.crashes.install()

    def box(self) -> QMessageBox:
        box = self.shell.app._dialog
        assert isinstance(box, QMessageBox)
        return box


@pytest.fixture
def crash(shell: Any, monkeypatch: pytest.MonkeyPatch) -> Crash:
    return Crash(shell, monkeypatch)


def test_a_broken_slot_gives_a_report_with_the_match_and_one_sentence(
    shell: Any, crash: Crash, capsys: pytest.CaptureFixture[str]
) -> None:
    shell.start()
    shell.act(3)
    journal = shell.app.controller.report()
    assert b"Ada" not in journal
    sys.excepthook(ValueError, ValueError("broken on purpose"), None)
    shell.settle()
    box = crash.box()
    assert box.isVisible()
    assert "saved up to the last move" in box.text()
    assert "broken on purpose" in box.detailedText()
    (report,) = shell.app.crashes.reports
    data = report.read_bytes()
    assert b"broken on purpose" in data
    assert data.endswith(journal)
    assert str(report) in box.text()
    shell.act()
    assert "broken on purpose" in capsys.readouterr().err
    box.close()


def test_a_broken_thread_is_told_in_the_windows_thread(
    shell: Any, crash: Crash, capsys: pytest.CaptureFixture[str]
) -> None:
    def breaks() -> None:
        raise ValueError("broken in a thread")

    thread = threading.Thread(target=breaks)
    thread.start()
    thread.join()
    QTest.qWait(20)
    assert "broken in a thread" in crash.box().detailedText()
    assert "broken in a thread" in capsys.readouterr().err
    crash.box().close()


def test_what_breaks_again_and_again_is_reported_three_times(
    shell: Any, crash: Crash, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(10):
        shell.app.crashes.catch(ValueError(f"number {number}"))
    shell.settle()
    assert 3 == len(shell.app.crashes.reports)
    crash.box().close()
    capsys.readouterr()


def test_a_computer_player_that_breaks_lets_the_match_go_on(
    shell: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from engine.core import Level

    shell.start(SeatSetup("Ada", "brick"), SeatSetup("Rex", "ocean", Level("normal")))
    pool = shell.app.pool

    def fails(question: Any, **_: Any) -> int:
        QTimer.singleShot(0, lambda: pool.gave_up.emit(7, "Traceback\nValueError: broken"))
        return 7

    monkeypatch.setattr(pool, "ask", fails)
    before = len(shell.bridge.log())
    shell.act()
    for _ in range(100):
        if len(shell.bridge.log()) > before + 1:
            break
        QTest.qWait(20)
    assert len(shell.bridge.log()) > before + 1
    assert "made a random move" in shell.window.notice.sentence


BROKEN_PAINT = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from ui.shell.crash import Crashes

class Broken(QWidget):
    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self.painted += 1
        if self.painted == 2:
            raise ValueError("broken while painting")
        painter.end()
        if self.painted == 5:
            application.exit(5)

application = QApplication([])
crashes = Crashes(Path(sys.argv[1]), lambda: None, lambda: True)
crashes.install()
widget = Broken()
widget.show()
timer = QTimer()
timer.timeout.connect(widget.update)
timer.start(10)
code = application.exec()
widget.close()
del widget
sys.exit(code)
"""


def test_a_paint_that_breaks_is_reported_and_the_next_ones_go_on(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", BROKEN_PAINT, str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert 5 == done.returncode, done.stderr
    (report,) = tmp_path.iterdir()
    assert "broken while painting" in report.read_text()


def test_reports_need_no_folder(shell: Any, crash: Crash, capsys: Any) -> None:
    folder = shell.app.places.state / "reports"
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way")
    shell.app.crashes.catch(ValueError("no place"))
    shell.settle()
    assert "The report could not be saved" in crash.box().text()
    assert folder.is_file()
    crash.box().close()
    capsys.readouterr()
