"""The app as a process: a second instance, a killed one, a file on the command line."""

import errno
import gc
import os
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.store import files, places
from ui.shell import instance

ROOT = Path(__file__).resolve().parents[3]


def run(*words: str, **extra: str) -> "subprocess.CompletedProcess[str]":
    """The app, until it ends."""
    return subprocess.run(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        env={**os.environ, **extra},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture
def first(shell: Any) -> Any:
    """A first instance that listens."""
    return shell


def hand_over(shell: Any, *words: str) -> "subprocess.Popen[bytes]":
    """Start a second instance while the first one runs."""
    process = subprocess.Popen(
        [sys.executable, "main.py", *words],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    end = time.monotonic() + 30
    while process.poll() is None and time.monotonic() < end:
        QTest.qWait(20)
    process.wait(5)
    return process


def test_a_second_instance_hands_its_file_over_and_leaves(first: Any, tmp_path: Path) -> None:
    first.start()
    first.act(4)
    view = first.bridge.view()
    (summary,) = first.app.controller.shelf()
    copy = tmp_path / "handed over.stowaway"
    copy.write_bytes(summary.path.read_bytes())
    first.start()
    process = hand_over(first, str(copy))
    assert 0 == process.returncode
    first.settle()
    assert view == first.bridge.view()


def test_a_second_instance_without_a_file_only_shows_the_first(first: Any) -> None:
    first.start()
    first.act(2)
    bridge = first.bridge
    process = hand_over(first)
    assert 0 == process.returncode
    assert bridge is first.bridge
    assert first.window.page == "table"


def test_a_second_instance_with_a_bad_file_tells_it_in_the_first(
    first: Any, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.stowaway"
    bad.write_bytes(b"bad")
    assert 0 == hand_over(first, str(bad)).returncode
    first.settle()
    assert "cannot be opened as a match" in first.window.notice.sentence


def guest(first: Any) -> Any:
    """Somebody at the first instance's socket."""
    from PySide6.QtNetwork import QLocalSocket

    socket = QLocalSocket()
    socket.connectToServer(first.instance.names[0])
    assert socket.waitForConnected(2000)
    return socket


@pytest.mark.parametrize("noise", [b"\0", b"\xff\xfe\0"], ids=["", "bytes"])
def test_noise_from_the_socket_does_no_harm(first: Any, noise: bytes, qtbot: QtBot) -> None:
    socket = guest(first)
    with qtbot.waitSignal(first.instance.asked, timeout=5000):
        socket.write(noise)
        socket.flush()
    assert first.window.page == "lounge"


def test_an_endless_message_is_broken_off(first: Any, qtbot: QtBot) -> None:
    asked: list[str] = []
    first.instance.asked.connect(asked.append)
    socket = guest(first)
    with qtbot.waitSignal(socket.disconnected, timeout=5000):
        socket.write(b"x" * 200_000)
        socket.flush()
    assert [] == asked


def test_who_says_nothing_is_sent_away(
    first: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance, "ANSWER_TIMEOUT_MS", 100)
    socket = guest(first)
    with qtbot.waitSignal(socket.disconnected, timeout=5000):
        pass
    assert set() == first.instance._guests


def test_a_crowd_at_the_socket_is_bounded_and_goes(first: Any, qtbot: QtBot) -> None:
    crowd = [guest(first) for _ in range(3 * instance.MAX_CONNECTIONS)]
    qtbot.waitUntil(lambda: len(first.instance._guests) == instance.MAX_CONNECTIONS, timeout=5000)
    QTest.qWait(50)
    assert len(first.instance._guests) == instance.MAX_CONNECTIONS
    for socket in crowd:
        socket.abort()
    qtbot.waitUntil(lambda: not first.instance._guests, timeout=5000)


def test_a_message_leaves_nothing_behind(first: Any, qtbot: QtBot) -> None:
    from PySide6.QtNetwork import QLocalSocket

    def sockets() -> int:
        first.settle()
        gc.collect()
        return sum(type(each) is QLocalSocket for each in gc.get_objects())

    before = sockets()
    for _ in range(20):
        socket = guest(first)
        with qtbot.waitSignal(first.instance.asked, timeout=5000):
            socket.write(b"\0")
            socket.flush()
        qtbot.waitUntil(lambda: not first.instance._guests, timeout=5000)
        socket.deleteLater()
        del socket
    assert before == sockets()


class Impostor:
    """Listens where a first instance would, and answers as it likes."""

    def __init__(self, lock: Path, answer: bytes) -> None:
        from PySide6.QtNetwork import QLocalServer

        self.server = QLocalServer()
        self.answer = answer
        self.heard = 0
        (name, *_) = instance._names(lock)
        QLocalServer.removeServer(name)
        assert self.server.listen(name)
        self.server.newConnection.connect(self.meet)

    def meet(self) -> None:
        while (socket := self.server.nextPendingConnection()) is not None:
            self.heard += 1
            socket.write(self.answer)
            if self.answer:
                socket.disconnectFromServer()


@pytest.mark.parametrize("answer", [b"", b"nonsense" * 1000], ids=["silent", "nonsense"])
def test_an_impostor_at_the_socket_holds_nobody_up_for_long(
    driver: Any, answer: bytes, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    lock = places().lock
    holder = instance.Instance(lock)
    assert holder.is_first
    impostor = Impostor(lock, answer)
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(HANDING).format(root=str(ROOT))],
        stdout=subprocess.PIPE,
        text=True,
    )
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
    assert process.stdout is not None
    taken, seconds = process.stdout.read().split()
    process.stdout.close()
    assert "False" == taken
    assert float(seconds) < 3
    assert impostor.heard
    impostor.server.close()
    holder.release()


HANDING = """
    import sys, time
    sys.path.insert(0, {root!r})
    from PySide6.QtCore import QCoreApplication
    from engine.store import places
    from ui.shell import instance
    application = QCoreApplication([])
    instance.ANSWER_TIMEOUT_MS = 1000
    second = instance.Instance(places().lock)
    assert not second.is_first
    began = time.monotonic()
    print(second.hand_over("/tmp/x.stowaway"), time.monotonic() - began)
"""


def test_who_finds_the_first_gone_is_the_first(driver: Any) -> None:
    lock = places().lock
    first, second = instance.Instance(lock), instance.Instance(lock)
    assert (first.is_first, second.is_first) == (True, False)
    first.release()
    assert not second.hand_over("")
    assert second.is_first
    second.release()


@pytest.mark.skipif(sys.platform == "win32", reason="other locks")
def test_where_a_file_system_knows_no_locks_whoever_listens_is_the_first(
    driver: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown(_handle: int, _how: int) -> None:
        raise OSError(errno.ENOTSUP, "no locks here")

    monkeypatch.setattr("fcntl.flock", unknown)
    lock = places().lock
    first = instance.Instance(lock)
    assert first.is_first
    first.listen()
    second = instance.Instance(lock)
    assert not second.is_first
    first.release()
    # No process listens, but the socket of a killed one may still be there.
    assert not second.hand_over("")
    assert second.is_first
    second.release()


def test_a_home_that_is_new_is_still_there_if_the_power_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: Any
) -> None:
    synced = list[Path]()
    monkeypatch.setattr(files, "_sync_folder", synced.append)
    made = instance.Instance(tmp_path / "share" / "stowaway" / "instance.lock")
    made.release()
    # Each folder that was made is a new entry of the one above.
    assert [tmp_path, tmp_path / "share"] == synced


def test_a_folder_with_a_long_name_has_a_socket_elsewhere(
    tmp_path: Path, qtbot: QtBot, qapp: Any
) -> None:
    lock = tmp_path / ("long " * 30) / "instance.lock"
    first = instance.Instance(lock)
    (name,) = first.names
    first.listen()
    assert first._server is not None
    assert first._server.isListening()
    assert first._server.serverName() == name
    first.release()


def test_a_socket_of_another_person_is_not_talked_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if sys.platform == "win32":
        pytest.skip("there are no such sockets")
    file = tmp_path / "socket"
    file.touch()
    assert instance._is_own(str(file))
    monkeypatch.setattr(os, "getuid", lambda: file.stat().st_uid + 1)
    assert not instance._is_own(str(file))
    assert not instance._is_own(str(tmp_path / "none"))


def test_a_mac_tells_of_a_file_by_an_event(tmp_path: Path) -> None:
    bad = tmp_path / "bad.stowaway"
    bad.write_bytes(b"bad")
    script = textwrap.dedent(TOLD.format(root=str(ROOT), file=str(bad)))
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert 0 == done.returncode, done.stderr
    early, late = done.stdout.splitlines()
    assert "cannot be opened as a match" in early
    assert "the file or folder does not exist" in late


TOLD = """
    import sys
    sys.path.insert(0, {root!r})
    from PySide6.QtCore import QCoreApplication, QTimer, QUrl
    from PySide6.QtGui import QFileOpenEvent
    import ui.app

    def tell(file):
        event = QFileOpenEvent(QUrl.fromLocalFile(file))
        QCoreApplication.sendEvent(QCoreApplication.instance(), event)

    class Told(ui.app.App):
        def __init__(self, *rest):
            super().__init__(*rest)
            # Who double-clicks a file starts the app with it: it comes before there is a window.
            tell({file!r})

        def begin(self):
            super().begin()
            print(self.window.notice.sentence, flush=True)
            self.window.notice.next()
            tell({file!r} + ".gone")
            print(self.window.notice.sentence, flush=True)
            QTimer.singleShot(0, self.application.quit)

    ui.app.App = Told
    sys.exit(ui.app.main([]))
"""


def test_the_bench_gets_the_time_of_the_first_frame(driver: Any) -> None:
    before = time.monotonic()
    done = run(STOWAWAY_BENCH_FIRST_PAINT="1")
    assert 0 == done.returncode
    assert before < float(done.stdout.split()[-1]) < time.monotonic()


KILLED = """
    import os, signal, sys
    sys.path.insert(0, {root!r})
    from PySide6.QtWidgets import QApplication
    from engine.core import Rng
    from engine.store import places
    from ui.app import App
    from ui.bridge.controller import SeatSetup
    from ui.shell.instance import Instance

    application = QApplication(["Stowaway"])
    app = App(application, places(), Instance(places().lock))
    app.window.show()
    app.begin()
    app.window.match_opener.start(
        "pack_the_essentials", app.controller.new_code("pack_the_essentials"),
        (SeatSetup("Ada", "brick"),), {{"side": "own", "victory": "cat-nap"}}, False,
    )
    bridge = app.controller.bridge
    for step in range(11):
        bridge.submit(0, [bridge.legal(0).sample(Rng("killed", step))])
    print(bridge.view(), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_process_loses_nothing(driver: Any) -> None:
    script = textwrap.dedent(KILLED.format(root=str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert -signal.SIGKILL == done.returncode, done.stderr
    driver.open()
    assert driver.instance.is_first
    assert driver.window.notice.sentence == ""
    assert driver.window.lounge.continue_button.isEnabled()
    driver.window.lounge.continue_button.click()
    driver.settle()
    assert done.stdout.strip() == str(driver.bridge.view())
    driver.act()
    driver.close()


def test_a_data_folder_that_cannot_be_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = run(STOWAWAY_HOME=str(tmp_path / "file"))
    assert 2 == done.returncode
    assert "cannot be used" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_home_of_nobody_is_one_line() -> None:
    done = run(STOWAWAY_HOME="~nobody-at-all")
    assert 2 == done.returncode
    assert 1 == len(done.stderr.splitlines())
    assert "~nobody-at-all cannot be used" in done.stderr


SHUT = """
    import os, sys, time
    sys.path.insert(0, {root!r})
    from pathlib import Path
    from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QThread
    from PySide6.QtNetwork import QLocalSocket
    from ui.shell import instance
    application = QCoreApplication([])
    if os.geteuid() == 0:
        # Who may do everything may write everywhere.
        os.setuid(65534)
    began = time.monotonic()
    made = instance.Instance(Path(sys.argv[1]))
    print(made.is_first, made.hand_over(""), time.monotonic() - began)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a folder there is shut in other ways")
@pytest.mark.parametrize("left", [False, True], ids=["empty", "left by a killed one"])
def test_in_a_folder_that_cannot_be_written_nobody_is_waited_for(left: bool) -> None:
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        if left:
            (home / "instance.lock").write_text("4194305\nstowaway\nnowhere\n")
        home.chmod(0o555)
        done = subprocess.run(
            [
                sys.executable,
                "-c",
                textwrap.dedent(SHUT.format(root=str(ROOT))),
                str(home / "instance.lock"),
            ],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        home.chmod(0o755)
    assert 0 == done.returncode, done.stderr
    first, taken, seconds = done.stdout.split()
    assert ("False", "False") == (first, taken)
    assert float(seconds) < 1


def test_places_are_the_homes(driver: Any) -> None:
    assert os.environ["STOWAWAY_HOME"] == str(places().data)


WATCHED = """
    import sys
    sys.path.insert(0, {root!r})
    from PySide6.QtCore import QTimer
    import ui.app

    class Watched(ui.app.App):
        def open(self, file):
            super().open(file)
            QTimer.singleShot(0, self.break_down)
            self.watch = QTimer(self, interval=10)
            self.watch.timeout.connect(self.tell)
            self.watch.start()
            QTimer.singleShot(40_000, lambda: self.application.exit(3))

        def break_down(self):
            raise ValueError("broken on purpose")

        def tell(self):
            # The person is told once the event that broke is over.
            if self._dialog is None:
                return
            self.watch.stop()
            print(self.window.page, self._instance._server.isListening(), flush=True)
            print(self._dialog.isVisible(), flush=True)
            print(self._dialog.text(), flush=True)
            self.application.quit()

    ui.app.App = Watched
    sys.exit(ui.app.main(sys.argv[1:]))
"""


def test_a_file_opens_and_a_broken_slot_leaves_it_open(driver: Any, tmp_path: Path) -> None:
    driver.open()
    driver.start()
    driver.act(4)
    (summary,) = driver.app.controller.shelf()
    copy = tmp_path / "copy.stowaway"
    copy.write_bytes(summary.path.read_bytes())
    driver.close()
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(WATCHED.format(root=str(ROOT))), str(copy)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert 0 == done.returncode, done.stderr
    page, visible, sentence = done.stdout.splitlines()
    assert "table True" == page
    assert "True" == visible
    assert "saved up to the last move" in sentence
    (report,) = (places().state / "reports").iterdir()
    assert b"broken on purpose" in report.read_bytes()
    assert b'"line":"act"' in report.read_bytes()


THINKING = """
    import sys
    sys.path.insert(0, {root!r})
    from PySide6.QtCore import QTimer
    import ui.app
    from engine.core import Level
    from ui.bridge.controller import SeatSetup

    class Thinking(ui.app.App):
        def begin(self):
            super().begin()
            chairs = tuple(SeatSetup(name, "brick", Level("hard")) for name in ("A", "B"))
            code = self.controller.new_code("pack_the_essentials")
            options = {{"side": "own"}}
            self.window.match_opener.start("pack_the_essentials", code, chairs, options, False)
            self.controller.bridge.stepped.connect(lambda _: print(*self.pool.pids, flush=True))

    ui.app.App = Thinking
    if __name__ == "__main__":
        sys.exit(ui.app.main([]))
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it looks into /proc")
def test_computer_players_end_with_a_killed_app(driver: Any, tmp_path: Path) -> None:
    script = tmp_path / "thinking.py"
    script.write_text(textwrap.dedent(THINKING.format(root=str(ROOT))))
    process = subprocess.Popen(
        [sys.executable, str(script)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout is not None
    pid = int(process.stdout.readline())
    assert is_running(pid)
    process.kill()
    process.wait(10)
    process.stdout.close()
    end = time.monotonic() + 10
    while is_running(pid) and time.monotonic() < end:
        time.sleep(0.05)
    assert not is_running(pid)


def is_running(pid: int) -> bool:
    """Whether a process lives; one that waits to be buried does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
