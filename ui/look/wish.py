"""Look: whether the system asks for less motion.

From Qt 6.12 on the style hints tell, on every system. Before that the setting of Windows is read,
and on Linux and its kin the desktop's portal is asked over the session bus. On macOS the wish
cannot be read without a bridge to Cocoa: there the setting of the app has to do.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from PySide6.QtCore import SLOT, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtDBus import QDBusPendingCallWatcher

Tell: TypeAlias = Callable[[bool], None]
Source: TypeAlias = Callable[[QObject, Tell], None]
"""Asked once, with the object that keeps the answer alive. It tells whether less motion is wished:
at once, later, again whenever that changes, or never; it neither blocks nor raises."""

_PORTAL_SERVICE: Final = "org.freedesktop.portal.Desktop"
_PORTAL_PATH: Final = "/org/freedesktop/portal/desktop"
_SETTINGS_INTERFACE: Final = "org.freedesktop.portal.Settings"
_REPLY_TIMEOUT_MS: Final = 2000
_LESS_MOTION_SETTINGS: Final = {
    ("org.freedesktop.appearance", "reduced-motion"): 1,
    ("org.gnome.desktop.interface", "enable-animations"): 0,
}
"""Settings of the portal, with the value that asks for less motion."""
_CLIENT_AREA_ANIMATION: Final = 0x1042


class MotionWish(QObject):
    """The system's wish. Nothing is asked before `ask`, and nothing is wished before an answer."""

    changed = Signal()

    def __init__(
        self, sources: Sequence[Source] | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._sources = tuple(system_sources() if sources is None else sources)
        self._answers: dict[int, bool] = {}
        self._asked = False

    @property
    def reduced(self) -> bool:
        """Whether less motion is wished, as far as known."""
        return any(self._answers.values())

    def ask(self) -> None:
        """Ask the system, once. It answers when it likes; without an answer nothing changes."""
        if self._asked:
            return
        self._asked = True
        for number, source in enumerate(self._sources):
            source(self, partial(self._hear, number))

    def _hear(self, number: int, reduced: bool) -> None:
        before = self.reduced
        self._answers[number] = reduced
        if self.reduced != before:
            self.changed.emit()


def system_sources() -> Sequence[Source]:
    """Where this system's wish can be read."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    if hasattr(accessibility, "motionPreference"):
        return (from_hints,)
    if sys.platform == "win32":
        return (from_windows,)
    if sys.platform == "darwin":
        return ()
    return (from_portal,)


def from_hints(keeper: QObject, tell: Tell) -> None:
    """Qt's own answer, from 6.12 on."""
    _Hints(keeper, tell, QGuiApplication.styleHints().accessibility())


def from_windows(keeper: QObject, tell: Tell) -> None:
    """Whether Windows shows animations in its windows."""
    del keeper
    import ctypes

    library = getattr(ctypes, "windll", None)
    if library is None:
        return
    shown = ctypes.c_int(1)
    if library.user32.SystemParametersInfoW(_CLIENT_AREA_ANIMATION, 0, ctypes.byref(shown), 0):
        tell(not shown.value)


def from_portal(keeper: QObject, tell: Tell) -> None:
    """What the desktop says over the session bus; silent where there is none."""
    if not _session_bus_there():
        return
    from PySide6.QtDBus import QDBusConnection

    # Without a bus that answers this fails at once.
    if QDBusConnection.sessionBus().isConnected():
        _Portal(keeper, tell)


def _session_bus_there() -> bool:
    """Whether there is a bus to ask: looking for one must not start one."""
    if os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = os.environ.get("XDG_RUNTIME_DIR")
    return folder is not None and Path(folder, "bus").exists()


class _Hints(QObject):
    """Reads Qt's answer, now and at every change; Qt's hints outlive it."""

    def __init__(self, keeper: QObject, tell: Tell, hints: Any) -> None:
        super().__init__(keeper)
        self._tell = tell
        self._hints = hints
        hints.motionPreferenceChanged.connect(self.hear)
        self.hear()

    def hear(self) -> None:
        """Tell whether Qt asks for less motion."""
        preference = getattr(self._hints.motionPreference(), "name", "")
        self._tell(str(preference).lower().startswith("reduce"))


class _Portal(QObject):
    """Asks the portal for its settings, and listens for changes."""

    def __init__(self, keeper: QObject, tell: Tell) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        super().__init__(keeper)
        self._tell = tell
        self._reduced: dict[tuple[str, str], bool] = {}
        bus = QDBusConnection.sessionBus()
        slot = cast("bytes", SLOT("on_changed(QDBusMessage)"))
        bus.connect(
            _PORTAL_SERVICE, _PORTAL_PATH, _SETTINGS_INTERFACE, "SettingChanged", self, slot
        )
        for key in _LESS_MOTION_SETTINGS:
            message = QDBusMessage.createMethodCall(
                _PORTAL_SERVICE, _PORTAL_PATH, _SETTINGS_INTERFACE, "Read"
            )
            message.setArguments(list(key))
            watcher = QDBusPendingCallWatcher(bus.asyncCall(message, _REPLY_TIMEOUT_MS), self)
            watcher.finished.connect(lambda done, key=key: self._on_answer(key, done))

    def _on_answer(self, key: tuple[str, str], watcher: QDBusPendingCallWatcher) -> None:
        if not watcher.isError():
            arguments = watcher.reply().arguments()
            self._hear(key, arguments[0] if arguments else None)
        watcher.deleteLater()

    @Slot("QDBusMessage")
    def on_changed(self, message: Any) -> None:
        """A setting of the desktop has changed."""
        arguments = message.arguments()
        if len(arguments) == 3:
            self._hear((str(arguments[0]), str(arguments[1])), arguments[2])

    def _hear(self, key: tuple[str, str], value: Any) -> None:
        while hasattr(value, "variant"):
            value = value.variant()
        if key in _LESS_MOTION_SETTINGS and isinstance(value, bool | int):
            self._reduced[key] = int(value) == _LESS_MOTION_SETTINGS[key]
            self._tell(any(self._reduced.values()))
