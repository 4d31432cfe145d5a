"""The drawing library comes in short steps, once, and may be missing."""

import importlib
import itertools
import subprocess
import sys
import threading
import time
from types import ModuleType

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot
from shiboken6 import delete

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
    assert seen == [pytest.approx(room.SWITCH_INTERVAL_S)]
    assert sys.getswitchinterval() == usual


def test_the_thread_imports_nothing_of_qt() -> None:
    code = (
        "import importlib, sys\n"
        f"for name in {room.THREAD_MODULES!r}: importlib.import_module(name)\n"
        "print([n for n in sys.modules if n.partition('.')[0] in ('PySide6', 'shiboken6')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_what_touches_qt_is_imported_by_the_window_itself(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Two threads that make classes of Qt at once end the process: Qt for Python is not made for it.
    threads = list[threading.Thread]()
    beside = set[str]()
    bring = importlib.import_module

    def watched(name: str) -> ModuleType:
        if threading.current_thread() is threading.main_thread():
            threads.append(threading.current_thread())
            assert name == room.PLOT_MODULE
        else:
            beside.add(name)
        return bring(name)

    monkeypatch.setattr("importlib.import_module", watched)
    made = Library()
    with qtbot.waitSignal(made.ready, timeout=30_000):
        made.want()
    assert threads == [threading.main_thread()]
    assert beside == set(room.THREAD_MODULES)


def test_the_window_goes_on_between_the_steps(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "STEP_S", 0.0)
    made, beats = Library(), list[int]()

    def note() -> None:
        if made._steps is not None:
            beats.append(1)

    beat = QTimer()
    beat.timeout.connect(note)
    beat.start(0)
    with qtbot.waitSignal(made.ready, timeout=30_000):
        made.want()
    beat.stop()
    names = sum(len(dir(module)) for module in room.QT_MODULES)
    assert len(beats) > names / 2


def test_a_part_without_qt_that_is_broken_fails_as_well(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "THREAD_MODULES", ("ui.charts.there_is_none",))
    made = Library()
    with qtbot.waitSignal(made.failed, timeout=30_000):
        made.want()
    assert made.has_failed
    assert not made.is_loading


def test_a_library_that_is_broken_fails_once_and_for_all(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "PLOT_MODULE", "ui.charts.there_is_none")
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
        "import sys, ui.shell.result.page, ui.shell.records.page, ui.charts.panel;"
        "print([n for n in ('pyqtgraph', 'numpy') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_library_does_not_load_modules_of_qt_for_what_no_chart_does() -> None:
    code = (
        "import sys, ui.charts.plot;"
        "from ui.charts.pyqtgraph_lean import ABSENT_MODULES, EMPTY_MODULES;"
        "unused = [*ABSENT_MODULES, *EMPTY_MODULES, 'pyqtgraph.parametertree', 'pydoc'];"
        "print([name for name in unused if name in sys.modules]);"
        "import PySide6.QtSvg, PySide6.QtOpenGL, pyqtgraph.imageview"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


class Empty(threading.Thread):
    """An import that brings nothing."""

    failed = True

    def run(self) -> None:
        pass


def test_the_import_waits_for_a_quiet_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "_Import", Empty)
    quiet, heard = list[bool](), list[bool]()
    made = Library(quiet=lambda: bool(quiet))
    made.busied.connect(heard.append)
    made.want()
    qtbot.wait(4 * room.IMPORT_POLL_MS)
    assert (made.is_loading, made.is_busy, heard) == (True, True, [])
    quiet.append(True)
    with qtbot.waitSignal(made.failed, timeout=30_000):
        pass
    assert heard == [True, False]
    assert not made.is_busy


def test_the_import_waits_no_longer_than_so_many_looks(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "_Import", Empty)
    monkeypatch.setattr(room, "MAX_WAIT_LOOKS", 3)
    looks = list[int]()

    def quiet() -> bool:
        looks.append(1)
        return False

    made = Library(quiet=quiet)
    with qtbot.waitSignal(made.failed, timeout=30_000):
        made.want()
    assert len(looks) == 2, "the third look begins, however busy the window is"


def test_charts_are_drawn_one_a_turn_however_long_each_takes(qtbot: QtBot) -> None:
    made, told = Library(), list[object]()
    made.busied.connect(told.append)
    # What else the window has to do comes in between.
    beat = QTimer()
    beat.timeout.connect(lambda: told.append("beat"))
    beat.start(0)
    panels = [QTimer() for _ in range(4)]
    for number, panel in enumerate(panels):
        panel.setSingleShot(True)

        def draw(number: int = number) -> None:
            # Long enough for all the others to be due.
            time.sleep(5 * room.CHART_INTERVAL_MS / 1000)
            told.append(number)

        panel.timeout.connect(draw)
        made.queue(panel)
    gone = panels.pop(1)
    delete(gone)
    with qtbot.waitSignal(made.busied, timeout=30_000):
        pass
    drawn = [each for each in told if each != "beat"]
    assert drawn == [0, 2, 3, False]
    places = [told.index(each) for each in (0, 2, 3)]
    for one, other in itertools.pairwise(places):
        assert "beat" in told[one:other]
