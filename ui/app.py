"""The app's composition root: builds everything once, catches what nobody caught, runs."""

from __future__ import annotations

import ui.look.startup_memory  # isort: skip # noqa: F401 - before all others
import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from engine.store import APP_ID, APP_NAME, HomePaths, Settings, StoreError, places
from engine.store.files import NotAFileError
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.controller import AppController
from ui.bridge.localise import localise
from ui.bridge.preferences import Preferences, Speed, TablePreferences
from ui.look.style import QT_STYLE, STYLED_PROPERTY, Look, ThemeChoice, app_icon
from ui.shell import language
from ui.shell.crash import Crashes
from ui.shell.gc_idle import IdleCollector
from ui.shell.instance import Application, Instance
from ui.shell.window import MainWindow

FIRST_PAINT_VARIABLE: Final = "STOWAWAY_BENCH_FIRST_PAINT"
"""Environment variable: print `time.monotonic()` of the first painted frame, and leave."""

if TYPE_CHECKING:
    from PySide6.QtWidgets import QCheckBox, QDialog

    from ui.look.wish import MotionWish
    from ui.sound import Sounds


class App(QObject):
    """The running app: look, desk, window, and what ties them together."""

    def __init__(
        self,
        application: QApplication,
        where: HomePaths,
        instance: Instance,
        wish: MotionWish | None = None,
    ) -> None:
        super().__init__()
        self._instance = instance
        self._begun = False
        self._early: str | None = None
        instance.asked.connect(self.open)
        if isinstance(application, Application):
            application.opened.connect(self.open)
        self.application = application
        self.places = where
        self.settings = Settings(where.settings)
        settings = self.settings
        language.speak(application, settings.text("look.language"))
        self.look = Look(
            ThemeChoice(settings.text("look.theme")), settings.number("look.text_size") / 100
        )
        self.look.dress(application)
        self.wish = wish
        self.preferences = Preferences(self._speed())
        self.preferences.set_keys(settings.family("keys"))
        self.preferences.set_teacher(self._teacher())
        self.preferences.set_faces(settings.text("luggage.faces"))
        self.pool = WorkerPool()
        self.controller = AppController(where, settings, self.pool, self.preferences)
        self.controller.people.table_changed.connect(self._on_table)
        self.preferences.set_hands(self._hands())
        self.preferences.log_kept.connect(self._keep_log)
        self.preferences.belt_kept.connect(self._keep_belt_steps)
        self.crashes = Crashes(
            where.state / "reports", self.controller.report, self.controller.is_saved
        )
        # Later: it may have broken in the midst of a paint.
        self.crashes.caught.connect(self._tell_crash, Qt.ConnectionType.QueuedConnection)
        self.window = MainWindow(self.look, self.controller)
        self._speaking = QTimer(self)
        self._speaking.setSingleShot(True)
        self._speaking.setInterval(0)
        self._speaking.timeout.connect(self._speak)
        self.window.turning.connect(self._speak_before)
        self.window.cued.connect(self._on_cue)
        self._sounds: Sounds | None = None
        self._dialog: QDialog | None = None
        self._garbage = IdleCollector(self)
        self._unwatch = settings.watch(self._on_setting)

    def open(self, file: str) -> None:
        """Open a file, or only come to the front; as soon as the app has begun."""
        if not self._begun:
            # The last of several.
            self._early = file or self._early
            return
        window = self.window
        if window.isMinimized():
            window.showNormal()
        window.raise_()
        window.activateWindow()
        if file:
            window.match_opener.open_file(Path(file))

    def begin(self) -> None:
        """What can wait until the lounge is painted."""
        self._garbage.start()
        self.application.setWindowIcon(app_icon())
        if self.application.platformName() == "xcb":
            from ui.shell.key_repeat import KeyRepeatFilter

            KeyRepeatFilter(self.window.windowHandle(), self)
        if self.settings.sentence is not None:
            self.window.notice.say(localise(self.settings.sentence))
        from ui.bridge.housekeeping import Housekeeping

        self.window.begin()
        self.window.housekeeping = Housekeeping(self.controller)
        self.window.housekeeping.told.connect(self.window.notice.say)
        self.window.show_latest()
        self.window.lounge.enter()
        self._ask_for_motion()
        if self._instance.is_first:
            self._instance.listen()
            self.window.housekeeping.begin()
            self._tell_age()
        self._begun = True
        if self._early is not None:
            self.open(self._early)

    def _tell_age(self) -> None:
        """Say once of each build that it is old. No network is asked, only the clock."""
        from datetime import UTC, datetime

        from engine.store import build_info

        build = build_info.of_package()
        if not build.is_old(datetime.now(UTC).date()):
            return
        mark = str(build.day)
        if self.settings.text("told.build") != mark:
            self.controller.remember("told.build", mark)
            self.window.notice.say(
                self.tr(
                    "This version of Stowaway is more than a year old. A newer one may be "
                    "available where you got this one."
                )
            )

    def shut(self) -> None:
        """Close everything; nothing is lost."""
        self._garbage.stop()
        self._unwatch()
        self.window.close()
        if self.window.housekeeping is not None:
            self.window.housekeeping.stop()
        self.controller.shut()
        self.pool.close()
        if self._sounds is not None:
            self._sounds.close()

    def _ask_for_motion(self) -> None:
        """Follow the system's wish for less motion, if this app was not given another to follow."""
        from ui.look.wish import MotionWish

        if self.wish is None:
            self.wish = MotionWish(parent=self)
        self.wish.changed.connect(self._set_speed)
        self.wish.ask()

    def _speed(self) -> Speed:
        reduce = self.settings.text("motion.reduce")
        wished = self.wish is not None and self.wish.reduced
        if reduce == "yes" or (reduce == "system" and wished):
            return Speed.OFF
        return Speed(self.settings.text("motion.speed"))

    def _set_speed(self) -> None:
        self.preferences.set_speed(self._speed())

    def _keep_log(self, is_open: bool) -> None:
        self.controller.remember("hands.log", is_open)

    def _keep_belt_steps(self, on: bool) -> None:
        self.controller.remember("hands.belt_steps", on)

    def _hands(self) -> TablePreferences:
        flag = self.settings.flag
        chosen = {each.name: flag(f"hands.{each.name}") for each in fields(TablePreferences)}
        made = TablePreferences(**chosen)
        return replace(made, left=self.controller.people.left(made.left))

    def _teacher(self) -> int:
        chosen = self.settings.text("practice.teacher")
        return 0 if chosen == "off" else int(chosen)

    def _set_text_scale(self) -> None:
        size = self.controller.people.text_size(self.settings.number("look.text_size"))
        self.look.set_text_scale(size / 100)

    def _on_table(self) -> None:
        """Those who sit at the table now like it otherwise."""
        self.preferences.set_hands(self._hands())
        self.preferences.set_own_keys(self.controller.people.keys())
        self._set_text_scale()

    def _on_setting(self, key: str) -> None:
        settings = self.settings
        if key == "look.theme":
            self.look.set_choice(ThemeChoice(settings.text(key)))
        elif key == "look.text_size":
            self._set_text_scale()
        elif key.startswith("motion."):
            self._set_speed()
        elif key.startswith("hands."):
            self.preferences.set_hands(self._hands())
        elif key == "luggage.faces":
            self.preferences.set_faces(settings.text(key))
        elif key.startswith("practice."):
            self.preferences.set_teacher(self._teacher())
        elif key.startswith("keys."):
            self.preferences.set_keys(settings.family("keys"))
        elif key.startswith("sound."):
            self._tune()
        elif key == "look.language":
            # Not from within the list in which it was chosen: that goes too.
            self._speaking.start()

    def _speak_before(self) -> None:
        """Before another page is built, all speak the language that was chosen."""
        if self._speaking.isActive():
            self._speaking.stop()
            self._speak()

    def _speak(self) -> None:
        language.speak(self.application, self.settings.text("look.language"))
        # Words are painted into some of what is kept there.
        self.look.pixmaps.clear()
        self.window.renew()

    def _tune(self) -> None:
        if self._sounds is not None:
            self._sounds.set_on(self.settings.flag("sound.on"))
            self._sounds.set_volume(self.settings.number("sound.volume"))

    def _on_cue(self, name: str) -> None:
        if self._sounds is None:
            from ui.sound import Sounds

            self._sounds = Sounds()
            self._tune()
        self._sounds.play(name)

    def _tell_crash(self, sentence: str, details: str) -> None:
        from PySide6.QtWidgets import QMessageBox

        box = QMessageBox(
            QMessageBox.Icon.Warning,
            self.tr("Something went wrong"),
            sentence,
            QMessageBox.StandardButton.Close,
            self.window,
        )
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setDetailedText(details)
        if self.crashes.reports and self.controller.bridge is not None:
            from PySide6.QtWidgets import QCheckBox

            private = QCheckBox(self.tr("Include player names and all hands in the report"))
            box.setCheckBox(private)
            private.toggled.connect(lambda _on: self._add_private(private))
        # Not modal: the match can go on, and a second report does not wait for the first.
        box.setModal(False)
        box.show()
        self._dialog = box

    def _add_private(self, box: QCheckBox) -> None:
        # What stands in a file cannot be taken back by a tick.
        box.setEnabled(not self.crashes.add_private())


class _FirstPaint(QObject):
    """Lets the app begin, then calls `then`, once its window has painted for the first time."""

    def __init__(self, app: App, then: Callable[[], object]) -> None:
        super().__init__(app.window)
        self._app = app
        self._then = then
        self._seen = False
        app.window.lounge.carousel.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Once painting is done, the rest begins."""
        if event.type() == QEvent.Type.Paint and not self._seen:
            self._seen = True
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._done)
        return False

    def _done(self) -> None:
        if os.environ.get(FIRST_PAINT_VARIABLE) == "1":
            sys.stdout.write(f"{time.monotonic():.6f}\n")
            sys.stdout.flush()
            QCoreApplication.quit()
            return
        # Before anybody can have asked: a screen reader needs longer to find the window.
        from ui.access.roles import tell_plain_widgets
        from ui.access.scrolls import guard_scroll_areas
        from ui.shell.lounge.access import tell_suitcases

        guard_scroll_areas()
        tell_suitcases()
        # Last: it asks for what is there already.
        tell_plain_widgets()
        self._app.begin()
        self._then()


def main(argv: Sequence[str]) -> int:
    """Run the app; `argv` may name one match file. Returns the exit code."""
    application = _application(argv)
    files = [word for word in application.arguments()[1:] if not word.startswith("-")]
    file = str(Path(files[0]).absolute()) if files else ""
    try:
        where = places()
    except StoreError as error:
        sys.stderr.write(f"stowaway: {error}\n")
        _show_refusal(application, error)
        return 2
    try:
        instance = Instance(where.lock)
        if not instance.is_first and instance.hand_over(file):
            return 0
    except NotAFileError as error:
        sys.stderr.write(
            f"stowaway: {error.filename} is not a file, so Stowaway cannot start. Nothing was "
            "changed; move it away and start again.\n"
        )
        return 2
    except OSError as error:
        sys.stderr.write(
            f"stowaway: {where.state} cannot be used: {error.strerror}; nothing was changed.\n"
        )
        return 2
    app = App(application, where, instance)
    app.crashes.install()

    def painted() -> None:
        _keep_qt_in(where)
        if file:
            app.open(file)

    return _run(app, instance, painted)


def _keep_qt_in(where: HomePaths) -> None:
    """Have Qt's own file dialog remember its folders where all else is kept, if that is one folder.

    Elsewhere than on Linux the dialog is the system's, which keeps that itself.
    """
    if sys.platform.startswith("linux") and where.data == where.config:
        from PySide6.QtCore import QSettings

        native, user = QSettings.Format.NativeFormat, QSettings.Scope.UserScope
        QSettings.setPath(native, user, str(where.config))


def _show_refusal(application: QApplication, error: StoreError) -> None:
    """Say why a package cannot start: it has perhaps no terminal in which that could be read."""
    if not getattr(sys, "frozen", False):
        return
    from PySide6.QtWidgets import QMessageBox

    language.speak(application, "system")
    box = QMessageBox(QMessageBox.Icon.Warning, APP_NAME, localise(error.said))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.exec()


def smoke(folder: str) -> int:
    """Let the app try itself out in a home of its own; pictures of it go into `folder`, if named.

    Returns the exit code: 0 if nothing was wrong.
    """
    from engine.store import build_info
    from ui.shell.smoke.runner import Smoke, Watchdog, own_home, pictures_folder
    from ui.shell.smoke.tour import tour

    try:
        pictures = pictures_folder(folder)
    except OSError as error:
        sys.stderr.write(f"stowaway: {folder} cannot be written: {error.strerror}.\n")
        return 2
    with own_home() as home:
        application = _application(())
        where = places()
        instance = Instance(where.lock)
        app = App(application, where, instance)
        # An old build is no fault.
        app.settings.set("told.build", str(build_info.of_package().day))
        app.crashes.install()
        trial = Smoke(app.window, tour, pictures, Watchdog(home))
        code = _run(app, instance, trial.begin)
        return trial.end() or code


def _application(argv: Sequence[str]) -> Application:
    QCoreApplication.setApplicationName(APP_NAME)
    # Said here, the style is Qt's own affair: each of its classes that Python hears of costs time.
    application = Application([APP_NAME, *argv, "-style", QT_STYLE])
    application.setProperty(STYLED_PROPERTY, True)
    application.setApplicationDisplayName("")
    application.setDesktopFileName(APP_ID)
    return application


def _run(app: App, instance: Instance, then: Callable[[], object]) -> int:
    """Show the window until it is closed; `then` is called once it is painted."""
    _FirstPaint(app, then)
    app.window.show()
    # What is there now stays; what comes is swept once the app has begun.
    gc.freeze()
    code = app.application.exec()
    app.shut()
    instance.release()
    return code
