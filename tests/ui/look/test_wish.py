"""The system's wish for less motion: asked once and lazily, heard whenever it comes."""

import os
import shutil
import subprocess
import sys
from enum import Enum
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions
from shiboken6 import delete

from ui.look import wish
from ui.look.wish import MotionWish, Tell


class Fake:
    """A system that answers when told to."""

    def __init__(self) -> None:
        self.tells: list[Tell] = []

    def __call__(self, keeper: QObject, tell: Tell) -> None:
        self.tells.append(tell)


def test_nothing_is_asked_before_it_is_time() -> None:
    system = Fake()
    asked = MotionWish([system])
    assert not system.tells
    assert not asked.reduced
    asked.ask()
    asked.ask()
    assert len(system.tells) == 1
    assert not asked.reduced


def test_any_of_several_answers_counts_and_changes_are_heard() -> None:
    one, other = Fake(), Fake()
    asked = MotionWish([one, other])
    heard: list[bool] = []
    asked.changed.connect(lambda: heard.append(asked.reduced))
    asked.ask()
    one.tells[0](False)
    assert not heard
    other.tells[0](True)
    one.tells[0](True)
    assert [True] == heard
    other.tells[0](False)
    assert [True] == heard
    one.tells[0](False)
    assert [True, False] == heard


class Preference(Enum):
    """What Qt may answer."""

    NoPreference = 0
    ReduceMotion = 1


class Hints(QObject):
    """Qt's own hints, as they are from 6.12 on: they outlive whoever asks."""

    motionPreferenceChanged = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.preference = Preference.NoPreference

    def motionPreference(self) -> Preference:
        return self.preference

    def prefer(self, preference: Preference) -> None:
        self.preference = preference
        self.motionPreferenceChanged.emit(preference)


def test_a_wish_that_is_gone_is_told_nothing_of_what_qt_hears(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    hints = Hints()
    style = SimpleNamespace(accessibility=lambda: hints)
    monkeypatch.setattr("ui.look.wish.QGuiApplication.styleHints", lambda: style)
    asked = MotionWish([wish.from_hints])
    asked.ask()
    assert not asked.reduced
    hints.prefer(Preference.ReduceMotion)
    assert asked.reduced
    delete(asked)
    with capture_exceptions() as raised:
        hints.prefer(Preference.NoPreference)
    assert [] == raised


def test_without_a_session_bus_nothing_happens(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    asked = MotionWish([wish.from_portal])
    asked.ask()
    assert not asked.reduced
    assert not asked.children()


def test_a_bus_that_is_not_there_is_no_trouble(
    qapp: QApplication, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    # Of its own process: a process has but one session bus.
    env = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path}/none"}
    words = subprocess.run(
        [sys.executable, "-c", _ASK, "300"],
        env=env,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert not words.stdout
    assert not words.stderr


@pytest.mark.skipif(shutil.which("dbus-run-session") is None, reason="no dbus-run-session")
@pytest.mark.parametrize("answer", [True, False])
def test_the_portal_is_heard(tmp_path: Path, answer: bool) -> None:
    portal = tmp_path / "portal.py"
    portal.write_text(_PORTAL.replace("ANSWER", str(answer)))
    ask = tmp_path / "ask.py"
    ask.write_text(_ASK)
    line = f'"{sys.executable}" "{portal}" "{ask}"'
    words = subprocess.run(
        ["dbus-run-session", "--", "sh", "-c", line],
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    # Nothing by the first key; animations are enabled or not, and then it is the other way round.
    assert words.stdout.split() == ["False", str(not answer), str(answer)]


_ASK = """
import sys
from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QGuiApplication
from ui.look.wish import from_portal
app = QGuiApplication([])
keeper = QObject()
heard = []

def tell(reduced):
    heard.append(reduced)
    print(reduced, flush=True)
    if len(heard) == 3:
        app.quit()

from_portal(keeper, tell)
QTimer.singleShot(int(sys.argv[1]), app.quit)
app.exec()
"""

_PORTAL = """
import subprocess, sys
from PySide6.QtCore import ClassInfo, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant
app = QCoreApplication([])

@ClassInfo(**{"D-Bus Interface": "org.freedesktop.portal.Settings"})
class Portal(QObject):
    @Slot(str, str, result="QDBusVariant")
    def Read(self, group, key):
        value = ANSWER if key == "enable-animations" else 0
        if key == "enable-animations":
            changing.start(200)
        return QDBusVariant(QDBusVariant(value))

bus = QDBusConnection.sessionBus()
portal = Portal()
path = "/org/freedesktop/portal/desktop"
assert bus.registerObject(path, portal, QDBusConnection.RegisterOption.ExportAllSlots)
assert bus.registerService("org.freedesktop.portal.Desktop")
asker = subprocess.Popen([sys.executable, sys.argv[1], "30000"])

def change():
    message = QDBusMessage.createSignal(path, "org.freedesktop.portal.Settings", "SettingChanged")
    group = "org.gnome.desktop.interface"
    message.setArguments([group, "enable-animations", QDBusVariant(not ANSWER)])
    bus.send(message)

def look():
    if asker.poll() is not None:
        app.exit(asker.returncode)

changing, looking = QTimer(), QTimer()
changing.setSingleShot(True)
changing.timeout.connect(change)
looking.timeout.connect(look)
looking.start(50)
sys.exit(app.exec())
"""
