"""Shell: the smoke test: the program tries itself out, as whoever packs it asks it to.

`stowaway --smoke [FOLDER]` takes the tour of `ui.shell.smoke.tour` in the real program and ends
with the exit code 0, or with 1 and one sentence at the first thing that goes wrong.
"""

from __future__ import annotations

import faulthandler
import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, NamedTuple, TextIO, TypeAlias

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QWidget

from engine.store import HOME_VARIABLE, Settings, places

if TYPE_CHECKING:
    from ui.shell.window import MainWindow

STEP_TIMEOUT_S: Final = 90.0
"""Seconds that a step may take, unless it says otherwise."""
STEP_GRACE_S: Final = 10.0
"""Seconds after its limit in which a step may still end by itself; then the program is ended."""
POLL_INTERVAL_MS: Final = 10
MIN_PICTURE_COLOURS: Final = 6
"""A picture of fewer colours shows nothing."""
_FAILURE_MESSAGES: Final = (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg)

Until: TypeAlias = Callable[[], bool]
"""What a step waits for."""
Walk: TypeAlias = Iterator[Until]
"""What a step does; whenever it yields, it goes on once that is so."""


class SmokeError(Exception):
    """Something is not as it should be; one sentence."""


class TourStep(NamedTuple):
    """One line of the tour; a picture of `shown` (the window) is taken unless `picture` is off."""

    name: str
    walk: Callable[[], Walk]
    limit: float = STEP_TIMEOUT_S
    picture: bool = True
    shown: Callable[[], QWidget] | None = None


class Smoke(QObject):
    """Takes one step after another, with the event loop in between."""

    def __init__(
        self,
        window: MainWindow,
        steps: Callable[[MainWindow], Iterator[TourStep]],
        folder: Path | None,
        watchdog: Watchdog,
        leave: Callable[[int], None] = QCoreApplication.exit,
    ) -> None:
        """Pictures go into `folder`, if there is one; `leave` is told the exit code."""
        super().__init__(window)
        self.code = 1
        """The exit code; 0 once all steps were taken and nothing was wrong."""
        self.pictures = 0
        self._window = window
        self._folder = folder
        self._leave = leave
        self._steps = steps(window)
        self._step: TourStep | None = None
        self._walk: Walk | None = None
        self._until: Until | None = None
        self._began = self._since = time.monotonic()
        self._taken = 0
        self._wrong: list[str] = []
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_INTERVAL_MS)
        self._timer.timeout.connect(self._go_on)
        self._watchdog = watchdog
        self._watchdog.allow("the first frame", STEP_TIMEOUT_S)
        window.controller.problem.connect(self._blame)
        self._hook = sys.excepthook
        self._unraisable = sys.unraisablehook
        sys.excepthook = self._on_uncaught
        sys.unraisablehook = self._on_unraisable
        self._handler = qInstallMessageHandler(self._on_message)

    def begin(self) -> None:
        """Take the first step; to be called once the window is painted."""
        self._timer.start()

    def end(self) -> int:
        """Let go of everything, once the program is shut; the exit code."""
        self._watchdog.stop()
        sys.excepthook, sys.unraisablehook = self._hook, self._unraisable
        qInstallMessageHandler(self._handler)
        if self._wrong and self.code == 0:
            # It came while the program was being shut.
            self._tell_wrong("the end")
            self.code = 1
        return self.code

    # Inside

    def _go_on(self) -> None:
        try:
            self._look_for_wrong()
            if self._until is not None and not self._until():
                self._look_at_clock()
                return
            self._until = None
            if self._walk is not None:
                self._until = next(self._walk, None)
            if self._until is None:
                self._finish()
        except SmokeError as error:
            self._blame(str(error))
            self._give_up()
        except Exception as error:  # noqa: BLE001 - whatever breaks is what is looked for
            self._hook(type(error), error, error.__traceback__)
            self._blame(f"{type(error).__name__}: {error}")
            self._give_up()

    def _look_at_clock(self) -> None:
        limit = STEP_TIMEOUT_S if self._step is None else self._step.limit
        if time.monotonic() - self._since > limit:
            raise SmokeError(f"it took more than {limit:g} s")

    def _finish(self) -> None:
        """The step is done: look at it, tell of it, and take the next."""
        if self._step is not None:
            if self._step.picture:
                self._take_picture(self._step)
            self._look_for_wrong()
            self._taken += 1
            _say(f"ok {time.monotonic() - self._since:6.2f} s  {self._step.name}")
        self._since = time.monotonic()
        self._step = next(self._steps, None)
        if self._step is None:
            self._timer.stop()
            self.code = 0
            seconds = time.monotonic() - self._began
            where = f", {self.pictures} pictures in {self._folder}" if self._folder else ""
            _say(f"all {self._taken} steps passed in {seconds:.1f} s{where}")
            self._watchdog.allow("the end", STEP_TIMEOUT_S)
            self._leave(0)
            return
        self._watchdog.allow(self._step.name, self._step.limit + STEP_GRACE_S)
        self._walk = self._step.walk()

    def _take_picture(self, step: TourStep) -> None:
        shown = self._window if step.shown is None else step.shown()
        if not shown.isVisible():
            raise SmokeError("the page is not visible")
        image = shown.grab().toImage()
        across, down = max(1, image.width() // 61), max(1, image.height() // 41)
        colours = {
            image.pixel(x, y)
            for x in range(0, image.width(), across)
            for y in range(0, image.height(), down)
        }
        if len(colours) < MIN_PICTURE_COLOURS:
            raise SmokeError("its picture is empty")
        if self._folder is None:
            return
        self.pictures += 1
        name = "".join(c if c.isalnum() else "-" for c in step.name)
        file = self._folder / f"{self.pictures:02}-{name}.png"
        if not image.save(str(file)):
            raise SmokeError(f"{file} could not be written")

    def _look_for_wrong(self) -> None:
        sentence = self._window.notice.sentence
        if sentence:
            self._window.notice.next()
            self._blame(sentence)
        if self._wrong:
            raise SmokeError(self._wrong.pop(0))

    def _blame(self, sentence: str) -> None:
        self._wrong.append(sentence)

    def _give_up(self) -> None:
        self._timer.stop()
        self._tell_wrong("the start" if self._step is None else self._step.name)
        self._watchdog.allow("the end", STEP_TIMEOUT_S)
        self._leave(1)

    def _tell_wrong(self, where: str) -> None:
        _complain(f"the smoke test failed at {where!r}: {self._wrong[0]}")

    # What nobody caught

    def _on_uncaught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self._blame(f"{kind.__name__}: {error}")
        self._hook(kind, error, trace)

    def _on_unraisable(self, found: sys.UnraisableHookArgs) -> None:
        self._blame(f"{found.exc_type.__name__}: {found.exc_value}")
        self._unraisable(found)

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, words: str) -> None:
        if kind in _FAILURE_MESSAGES:
            self._blame(f"Qt reported: {words}")
        if self._handler is not None:
            self._handler(kind, context, words)
        else:
            _write(sys.stderr, words)


class Watchdog:
    """Ends the program when it hangs, wherever that is; it needs no event loop.

    A thread does it with a sentence; where Python itself is held up, the interpreter's own timer
    does it a little later.
    """

    def __init__(self, home: Path | None = None) -> None:
        """`home` is what goes with the program: the folder of `own_home`, and no other."""
        self._home = home
        self._name = ""
        self._end = float("inf")
        self._done = threading.Event()
        thread = threading.Thread(target=self._watch, name="watchdog", daemon=True)
        thread.start()

    def allow(self, name: str, seconds: float) -> None:
        """From now on `name` may take so long."""
        self._name, self._end = name, time.monotonic() + seconds
        if sys.stderr is not None:
            faulthandler.dump_traceback_later(seconds + STEP_GRACE_S, exit=True)

    def stop(self) -> None:
        """Watch no more."""
        self._done.set()
        faulthandler.cancel_dump_traceback_later()

    def _watch(self) -> None:
        while not self._done.wait(0.1):
            if time.monotonic() > self._end:
                _complain(f"the smoke test failed at {self._name!r}: it stopped responding")
                if sys.stderr is not None:
                    faulthandler.dump_traceback(all_threads=True)
                if self._home is not None:
                    # Never what the surroundings name by now: that may be the person's own.
                    shutil.rmtree(self._home, ignore_errors=True)
                os._exit(1)


@contextmanager
def own_home() -> Iterator[Path]:
    """A home for the time of a smoke test: nothing of the person's is read or changed."""
    before = os.environ.get(HOME_VARIABLE)
    with tempfile.TemporaryDirectory(
        prefix="stowaway-smoke-", ignore_cleanup_errors=True
    ) as folder:
        os.environ[HOME_VARIABLE] = folder
        settings = Settings(places().settings)
        for key, value in (
            ("look.language", "en"),
            ("look.theme", "day"),
            ("motion.speed", "off"),
            ("sound.on", False),
        ):
            settings.set(key, value)
        try:
            yield Path(folder)
        finally:
            if before is None:
                del os.environ[HOME_VARIABLE]
            else:
                os.environ[HOME_VARIABLE] = before


def pictures_folder(name: str) -> Path | None:
    """The folder for the pictures, made if need be. Raises OSError."""
    if not name:
        return None
    folder = Path(name).absolute()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _say(words: str) -> None:
    _write(sys.stdout, words)


def _complain(words: str) -> None:
    _write(sys.stderr, f"stowaway: {words}")


def _write(stream: TextIO | None, words: str) -> None:
    # A program without a console has no streams.
    if stream is not None:
        code = stream.encoding or "utf-8"
        stream.write(words.encode(code, "backslashreplace").decode(code) + "\n")
        stream.flush()
