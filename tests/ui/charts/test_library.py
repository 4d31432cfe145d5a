"""The drawing library comes in a thread, once, and may be missing."""

import subprocess
import sys
import threading

import pytest
from pytestqt.qtbot import QtBot

from ui.charts import library as room
from ui.charts.library import Library


def test_it_is_imported_beside_the_window_and_told_in_it(qtbot: QtBot) -> None:
    made, heard = Library(), []
    made.ready.connect(lambda: heard.append(threading.current_thread()))
    assert not made.is_ready
    with pytest.raises(RuntimeError):
        made.plot()
    with qtbot.waitSignal(made.ready, timeout=30_000):
        made.want()
        assert made.is_loading
        made.want()
    assert heard == [threading.main_thread()]
    assert made.is_ready
    assert not made.is_loading
    assert made.plot().__name__ == "Plot"


def test_the_import_gives_way_to_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    usual, seen = sys.getswitchinterval(), list[float]()

    def bring(_name: str) -> object:
        seen.append(sys.getswitchinterval())
        raise ImportError

    monkeypatch.setattr("importlib.import_module", bring)
    room._Import().run()
    assert seen == [pytest.approx(room.SWITCH)]
    assert sys.getswitchinterval() == usual


def test_a_library_that_is_broken_fails_once_and_for_all(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MODULE", "ui.charts.there_is_none")
    made = Library()
    with qtbot.waitSignal(made.failed, timeout=30_000):
        made.want()
    assert made.has_failed
    assert not made.is_ready
    made.want()
    assert not made.is_loading


def test_a_window_that_is_gone_does_not_upset_the_thread(qtbot: QtBot) -> None:
    made = Library()
    made.want()
    thread = made._thread
    made.deleteLater()
    qtbot.wait(1)
    del made
    assert thread is not None
    thread.join(30)
    assert not thread.is_alive()


def test_pages_are_there_without_the_drawing_library() -> None:
    code = (
        "import sys, ui.shell.result, ui.shell.records, ui.charts.panel;"
        "print([n for n in ('pyqtgraph', 'numpy') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
