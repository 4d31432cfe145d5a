"""Campaign: soak: the whole program, pressed at random for minutes.

Matches of every game are begun, played by lawful and unlawful presses, left, watched and finished;
finished ones are reviewed, mistakes asked and answered, guided rounds begun, left and gone on with;
between them are all pages, sizes of the window and of the text, both themes, and the languages.
What is kept beside matches is damaged now and then.
Any exception that nobody caught, any message of Qt, a stall of the event loop, and memory that
only grows are found. A case is a walk of some seconds.
"""

from __future__ import annotations

import gc
import os
import sys
import time
import traceback
from collections.abc import Mapping
from contextlib import suppress
from datetime import timedelta
from itertools import cycle
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, ClassVar, Final
from unittest.mock import patch

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QObject,
    QPoint,
    Qt,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget

from engine.core import Act, Level, Rng
from engine.match import codec
from engine.store import HOME_VARIABLE, Matches, Settings, StoreError, places
from engine.store import matches as store_matches
from tests.tools.campaign import beside, mutate
from tests.tools.campaign.play import COLOURS, GAMES, Hand, configured
from tests.tools.campaign.watch import Cases
from ui.app import App
from ui.bridge import controller as bridge_desk
from ui.bridge.controller import SeatSetup
from ui.bridge.trail_progress import today
from ui.look.startup_memory import trim_heap
from ui.shell.instance import Instance
from ui.shell.match import keep_round
from ui.shell.smoke.tour import PLAIN_PAGES
from ui.sound import device
from ui.sound.device import NoDeviceError

STEPS: Final = 30
"""Presses of a walk."""
STALL: Final = 5.0
"""Seconds of the processor for which the event loop may stand still at most."""
WARM: Final = 40
"""Walks after which everything that is made only once should be there."""
GROWTH: Final = 150.0
"""MB by which memory may grow from then on."""
KEYS: Final = (
    *(Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home),
    *(Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_F1, Qt.Key.Key_F11),
    *(Qt.Key.Key_R, Qt.Key.Key_Q, Qt.Key.Key_E, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Z),
    *(Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_A, Qt.Key.Key_F, Qt.Key.Key_M),
)
MODIFIERS: Final = (
    *(Qt.KeyboardModifier.NoModifier,) * 6,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
SIZES: Final = ((1024, 640), (1280, 800), (1366, 740), (1920, 1080), (900, 500))
IGNORED: Final = "This plugin does not support"
"""The offscreen platform has neither a window manager nor a keyboard."""
PAGES: Final = ("lounge", "practise", "rules", "learn", *PLAIN_PAGES)


def over(game: str) -> str:
    """The file of a match of a game that is over from the beginning."""
    return f"{game} over.stowaway"


class _Paints(QObject):
    """Counts what is painted, and how long the event loop stands still."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


class Soak(Cases):
    """See the head of the file."""

    bound: ClassVar[float] = 120.0

    def __init__(self, seed: int, home: Path) -> None:
        super().__init__(seed, home)
        self._heard: list[tuple[str, str]] = []
        """Exceptions and messages of Qt."""
        self._deaf()
        os.environ[HOME_VARIABLE] = str(home)
        os.environ["XDG_RUNTIME_DIR"] = str(home)
        home.chmod(0o700)
        settings = Settings(places().settings)
        settings.set("motion.speed", "fast")
        settings.set("setup.names", (beside.NAME,))
        self._lay_out()
        qInstallMessageHandler(self._on_message)
        self._application = QApplication([])
        self._application.setQuitOnLastWindowClosed(False)
        self._paints = _Paints()
        self._application.installEventFilter(self._paints)
        self._instance = Instance(places().lock)
        self._app = App(self._application, places(), self._instance)
        sys.excepthook = self._on_uncaught
        sys.unraisablehook = lambda told: self._on_uncaught(
            told.exc_type, told.exc_value or Exception(), told.exc_traceback
        )
        self._beat = QTimer()
        self._beat.setInterval(20)
        self._beat.timeout.connect(self._on_beat)
        self._beaten = time.thread_time()
        self._longest = 0.0
        self._beat.start()
        self._window = self._app.window
        self._window.show()
        self._app.begin()
        self._rng = Random()
        self._hand: Hand | None = None
        self._walks = 0
        self._least = 0.0
        self._trail: list[str] = []

    def make(self, case: int) -> Mapping[str, bytes]:
        """A walk follows from its number, but for the place in which the last one ended."""
        self._rng = self.random(case)
        return {}

    def run(self) -> None:
        """One walk."""
        self._trail = []
        self._longest = 0.0
        paints = self._paints.count
        for _ in range(STEPS):
            if not self._window.isVisible():
                # It was closed; a program begins anew then, and this one shows itself again.
                self._window.showNormal()
            step = self._rng.choice(self._steps())
            self._trail.append(step.__name__)
            step()
            self._turn()
            self._look_saved()
            self._count_page()
        self._turn(5)
        for what, words in self._heard:
            self.blame(what, f"{words}\n\nsteps: {' '.join(self._trail)}", self._match())
        self._heard.clear()
        self.counts["walks"] += 1
        self.counts["presses"] += STEPS
        self.counts["repaints"] += self._paints.count - paints
        self.figures["longest stall, in s of the processor"] = self._longest
        if self._longest > STALL:
            words = f"the event loop stood still for {self._longest:.1f} s of the processor"
            self.blame("hangs", f"{words}\n\nsteps: {' '.join(self._trail)}", self._match())
        self._look_at_memory()

    def close(self) -> None:
        """Leave the program as its window's close button does."""
        self._app.shut()
        self._instance.release()
        self._window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        for what, words in self._heard:
            self.blame(what, f"at the end: {words}")

    # What can be done

    def _steps(self) -> list[Any]:
        page = self._window.page
        steps = [self._press_button] * 4 + [self._click, self._click, self._key, self._key]
        steps += [self._wheel, self._drag, self._go, self._resize, self._setting]
        if page == "table":
            steps += [self._act] * 20 + [self._click, self._drag, self._key] * 3
        elif page == "mistakes":
            steps += [self._answer] * 20
        elif page in ("replay", "review"):
            steps += [self._look_back] * 3
        else:
            steps += [self._begin] * 2 + [self._be_asked] * 2
            steps += [self._open, self._look_back, self._learn, self._spoil]
        return steps

    def _begin(self) -> None:
        """A match of any game, of persons and computers."""
        rng = self._rng
        game = rng.choice(GAMES)
        config = configured(rng, game)
        levels = (None, None, *map(Level, ("random", "easy")))
        seat_setups = [
            SeatSetup(f"Person {n}", COLOURS[n % 4], rng.choice(levels) if n else None)
            for n in range(config.seats)
        ]
        code = f"campaign {rng.randrange(10**12)}"
        options, practice = dict(config.options), rng.random() < 0.3
        self._window.match_opener.start(game, code, tuple(seat_setups), options, practice)

    def _act(self) -> None:
        """Some lawful inputs."""
        bridge = self._app.controller.bridge
        if bridge is None or bridge.result is not None or bridge.read_only:
            return
        if self._hand is None or self._hand.bridge is not bridge:
            self._hand = Hand(bridge, self._rng)
        for _ in range(self._rng.choice((1, 1, 3, 12))):
            if bridge.result is None:
                self._hand.step()

    def _press_button(self) -> None:
        found = [
            each
            for each in self._window.findChildren(QAbstractButton)
            if each.isVisible() and each.isEnabled()
        ]
        if found:
            button = self._rng.choice(found)
            self._trail.append(f"[{button.text() or button.accessibleName()}]")
            button.click()

    def _somewhere(self) -> tuple[QWidget, QPoint] | None:
        at = QPoint(
            self._rng.randrange(max(1, self._window.width())),
            self._rng.randrange(max(1, self._window.height())),
        )
        widget = self._window.childAt(at)
        return None if widget is None else (widget, widget.mapFrom(self._window, at))

    def _click(self) -> None:
        found = self._somewhere()
        if found is not None:
            buttons = (*(Qt.MouseButton.LeftButton,) * 4, Qt.MouseButton.RightButton)
            QTest.mouseClick(found[0], self._rng.choice(buttons), pos=found[1])

    def _drag(self) -> None:
        found = self._somewhere()
        if found is None:
            return
        widget, start = found
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=start)
        self._turn(1)
        for _ in range(3):
            if not _is_there(widget):
                return
            start = QPoint(
                self._rng.randrange(max(1, widget.width())),
                self._rng.randrange(max(1, widget.height())),
            )
            QTest.mouseMove(widget, start)
            self._turn(1)
        if _is_there(widget):
            QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=start)

    def _wheel(self) -> None:
        found = self._somewhere()
        if found is not None:
            QTest.wheelEvent(
                self._window.windowHandle(),
                found[0].mapTo(self._window, found[1]).toPointF(),
                QPoint(0, self._rng.choice((-360, -120, 120, 360))),
            )

    def _key(self) -> None:
        popup: QWidget | None = QApplication.activePopupWidget()
        focus: QWidget | None = self._window.focusWidget()
        widget = popup or focus or self._window
        QTest.keyClick(widget, self._rng.choice(KEYS), self._rng.choice(MODIFIERS))

    def _go(self) -> None:
        page = self._rng.choice(PAGES)
        self._trail.append(page)
        self._window.go(page)

    def _open(self) -> None:
        """Go on with a match of the shelf, or watch it; now and then a file that is none."""
        shelf = self._app.controller.shelf()
        if self._rng.random() < 0.1 or not shelf:
            bad = self.home / "bad.stowaway"
            bad.write_bytes(self._rng.randbytes(300))
            self._window.match_opener.open_file(bad)
        elif self._rng.random() < 0.5:
            self._window.match_opener.open_file(self._rng.choice(shelf).path)
        else:
            self._window.replay_opener.watch_file(self._rng.choice(shelf).path)

    def _look_back(self) -> None:
        """Watch a match that is over, and review it."""
        ended = [each for each in self._app.controller.shelf() if each.result is not None]
        if self._window.page in ("replay", "result"):
            self._window.replay_opener.look_back()
        elif ended:
            self._window.replay_opener.watch_file(self._rng.choice(ended).path)
            self._turn(8)
            if self._window.page == "replay":
                self._window.replay_opener.look_back()

    def _be_asked(self) -> None:
        """Have some decisions of a match that is over asked as mistakes."""
        controller, game = self._app.controller, self._rng.choice(beside.REVIEWED)
        path = controller.matches.folder / over(game)
        moments = beside.finished(game, 0).moments
        own = [
            n for n, one in enumerate(moments) if isinstance(one.given, Act) and not one.given.seat
        ]
        if path.is_file():
            self._trail.append(game)
            before = today() - timedelta(days=2)
            # A list that was damaged may look like a later one's.
            with suppress(StoreError):
                found = self._rng.sample(own, 3)
                controller.matches.mistakes.learn(path, 0, found, beside.NAME, before)
        # Whoever sat first at the last table is asked.
        controller.remember("setup.names", (beside.NAME,))
        self._window.replay_opener.open_mistakes()
        self._turn(8)

    def _answer(self) -> None:
        """Decide at the table of a question, or look at what came of it."""
        page: Any = self._window.pages.get("mistakes")
        if self._window.page != "mistakes" or page.bridge is None:
            return
        if page.judging.busy:
            self._turn(60)
        elif page.answer is not None:
            (page.next_choice if self._rng.random() < 0.7 else page.next_button.click)()
        elif not page.bridge.read_only and page.bridge.person_to_act() is not None:
            seat = page.bridge.person_to_act()
            stream = Rng("soak", self._rng.randrange(2**60))
            page.bridge.submit(seat, [page.bridge.legal(seat).sample(stream)])
            self.counts["questions answered"] += 1
            self._turn(8)

    def _learn(self) -> None:
        """Begin a guided round, or go on with one."""
        game = self._rng.choice(GAMES)
        self._trail.append(game)
        if self._rng.random() < 0.3:
            self._window.match_opener.learn_anew(game)
        else:
            self._window.match_opener.learn(game)

    def _spoil(self) -> None:
        """Damage what is kept beside matches, with a right seal half of the time."""
        data = places().data
        found = [each for name in ("pictures", "guided") for each in (data / name).glob("*.*")]
        found += [data / "mistakes.json"]
        path = self._rng.choice(sorted(found))
        if not path.is_file():
            return
        self._trail.append(path.name)
        kept = path.read_bytes()
        if path.parent.name == "pictures" and self._rng.random() < 0.5:
            path.write_bytes(beside.sealed(mutate.bytes_of(self._rng, kept[16:])))
        else:
            path.write_bytes(mutate.bytes_of(self._rng, kept))

    def _resize(self) -> None:
        if self._rng.random() < 0.3:
            self._window.showNormal()
            self._window.resize(*self._rng.choice(SIZES))

    def _setting(self) -> None:
        if self._rng.random() < 0.7:
            return
        key, values = self._rng.choice(
            (
                ("look.theme", ("day", "night", "system")),
                ("look.text_size", (80, 100, 140, 200)),
                ("look.language", ("en", "de")),
                ("motion.speed", ("off", "fast", "normal")),
                ("hands.left", (True, False)),
            )
        )
        self._app.controller.remember(key, self._rng.choice(values))  # type: ignore[arg-type]

    # What is seen to

    def _turn(self, times: int = 2) -> None:
        """Let the event loop turn; what waits for an answer gets one."""
        for _ in range(times):
            QTest.qWait(self._rng.choice((1, 5, 20)))
            modal = QApplication.activeModalWidget()
            if modal is not None and self._rng.random() < 0.5:
                modal.close()
        if self._rng.random() < 0.5 and (popup := QApplication.activePopupWidget()) is not None:
            popup.close()

    def _lay_out(self) -> None:
        """Finished matches of every game, one with a review and a picture."""
        matches = Matches(places().matches)
        for game in GAMES:
            session = beside.finished(game, 0)
            data = codec.encode(session.header, session.journal)
            store_matches.write(matches.folder / over(game), data)
        made = beside.judged(beside.EXACT, 0)
        path = matches.folder / over(beside.EXACT)
        matches.keep_reviews(path, [made.review])
        matches.keep_picture(path, beside.picture(Random()))

    def _count_page(self) -> None:
        """Count the presses on the pages that are hard to come to."""
        page = self._window.page
        if page in ("replay", "review", "mistakes", "result"):
            self.counts[f"presses on the page {page}"] += 1
        if self._app.controller.rehearsing:
            self.counts["presses in guided rounds"] += 1

    def _look_saved(self) -> None:
        controller = self._app.controller
        writer, journal = controller._writer, controller.journal()
        if writer is not None and journal is not None and writer.path.read_bytes() != journal:
            self.blame("losses", f"{writer.path.name} is not what was played", self._match())

    def _match(self) -> dict[str, bytes]:
        journal = self._app.controller.journal()
        return {} if journal is None else {"match.stowaway": journal}

    def _look_at_memory(self) -> None:
        self._walks += 1
        self._window.go("lounge")
        self._app.controller.close()
        self._turn()
        gc.collect()
        trim_heap()
        now = _resident()
        self.figures["memory, in MB"] = now
        if self._walks == WARM:
            self._least = now
        elif self._walks > WARM:
            grown = now - self._least
            self.figures["memory grown since it was warm, in MB"] = grown
            if grown > GROWTH:
                self.blame("leaks", f"memory has grown by {grown:.0f} MB in {self._walks} walks")
                self._least = now

    def _on_beat(self) -> None:
        now = time.thread_time()
        self._longest = max(self._longest, now - self._beaten)
        self._beaten = now

    def _on_uncaught(
        self, kind: type[BaseException], error: BaseException, where: TracebackType | None
    ) -> None:
        self._heard.append(("crashes", "".join(traceback.format_exception(kind, error, where))))

    def _on_message(self, kind: QtMsgType, _where: QMessageLogContext, words: str) -> None:
        if not words.startswith(IGNORED):
            self._heard.append(("crashes", f"{kind.name}: {words}"))

    def _deaf(self) -> None:
        """Nothing is heard, no other program is begun, and nobody's trash is filled."""

        # What a library says of a picture that was damaged is of no use to anybody.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)

        def no_device(_mixer: object) -> Any:
            raise NoDeviceError("A campaign is silent.")

        answers = cycle((True, False, None))
        for patcher in (
            patch.object(device, "open_device", no_device),
            patch.object(bridge_desk, "_to_trash", lambda _path: False),
            patch.object(QDesktopServices, "openUrl", lambda *_: True),
            patch.object(QFileDialog, "getOpenFileName", lambda *_, **__: ("", "")),
            patch.object(QFileDialog, "getSaveFileName", lambda *_, **__: ("", "")),
            # Nobody is there to answer: the match of a guided round is kept, let go, stayed at.
            patch.object(keep_round, "ask", lambda _window: next(answers)),
        ):
            patcher.start()


def _is_there(widget: QWidget) -> bool:
    import shiboken6

    return shiboken6.isValid(widget)


def _resident() -> float:
    """What this process holds of memory, in MB; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
