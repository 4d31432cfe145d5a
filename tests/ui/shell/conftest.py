"""Fixtures of the shell's tests: the whole app with its window, in a folder of its own."""

import os
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QIcon
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.core import Rng
from engine.store import Settings, places
from tests import tiers
from tests.ui import painted
from tests.ui.painted import in_pictures_alone
from ui.app import App
from ui.bridge.controller import SeatSetup
from ui.bridge.match import MatchBridge
from ui.look.style import app_icon
from ui.shell.instance import Instance
from ui.shell.lounge.game_picker import GamePicker
from ui.shell.tutorial.overlay import best_place
from ui.shell.widgets import thumbnail

GAME = "pack_the_essentials"
CODE = "PE-7K3F-9QXH"
SOLO = {"side": "common", "victory": "city-kitty"}


def comes(seen: Callable[[], bool]) -> bool:
    """Whether something is seen within two idle seconds: a busy machine lets the pointer wait."""
    for _ in range(2000):
        if seen():
            return True
        QTest.qWait(1)
    return False


class Driver:
    """The app, with what tests do to it again and again."""

    def __init__(self, application: QApplication) -> None:
        self.application = application
        self.app: App
        self.is_open = False

    def open(self) -> App:
        """Start the app."""
        self.is_open = True
        where = places()
        self.instance = Instance(where.lock)
        self.app = App(self.application, where, self.instance)
        self.app.window.show()
        self.app.window.activateWindow()
        self.app.begin()
        self.settle()
        return self.app

    def close(self) -> None:
        """End the app as its window's close button does; nothing is asked before."""
        self.is_open = False
        self.app.controller.ask_taught = None
        self.app.shut()
        self.instance.release()
        self.app.window.deleteLater()
        self.settle()
        # The last turns may have asked once more how a match stands.
        self.app.controller.standings.stop()

    def settle(self) -> None:
        """Let timers of no length and deferred deletions have their turn."""
        for _ in range(3):
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # A page that is opened a piece a turn.
        window = self.window
        assert comes(lambda: not window.result_opener.turns.busy and not window.waiting.busy)

    def resize(self, width: int, height: int) -> None:
        """Bring the window into a size, and its words with it, for which it else waits a while."""
        self.window.resize(width, height)
        self.settle()
        self.window.placement.settling.stop()
        self.window.placement.fit()
        self.settle()

    @property
    def window(self) -> Any:
        return self.app.window

    @property
    def bridge(self) -> MatchBridge:
        bridge = self.app.controller.bridge
        assert bridge is not None
        return bridge

    def code(self) -> str:
        return self.app.controller.new_code(GAME)

    def start(
        self,
        *seat_setups: SeatSetup,
        code: str = "",
        practice: bool = False,
        **values: Any,
    ) -> MatchBridge:
        """Begin a match and show its table."""
        seated = seat_setups or (SeatSetup("Ada", "brick"),)
        options = values or (SOLO if len(seated) == 1 else {"side": "common"})
        self.window.match_opener.start(GAME, code or self.code(), seated, options, practice)
        self.settle()
        return self.bridge

    def act(self, count: int = 1) -> None:
        """Act for the persons, always in the same way."""
        for _ in range(count):
            seat = self.bridge.person_to_act()
            assert seat is not None
            action = self.bridge.legal(seat).sample(Rng("shell", len(self.bridge.log())))
            assert self.bridge.submit(seat, [action]) is None
        self.settle()

    def play_out(self, *, until: Callable[[], bool] | None = None) -> None:
        """Act until the match is over, or as far as told; each takes the screen that is due.

        The table shows only where that ends, which spares most of it.
        """
        bridge, screen = self.bridge, self.bridge.screen
        table = self.window.pages["table"].table
        with patch.object(table, "refresh"):
            while not (until or (lambda: bridge.result is not None))():
                assert screen.due is None or screen.take(screen.due)
                seat = bridge.person_to_act()
                assert seat is not None
                action = bridge.legal(seat).sample(Rng("shell", len(bridge.log())))
                assert bridge.submit(seat, [action]) is None
                screen.part()
        table.refresh()
        self.settle()

    def see_end(self) -> None:
        """Go on from the scene in which a match ends, as if it had been seen."""
        self.window.pages["result"].scene._leave()

    def press(self, key: Qt.Key, widget: QWidget | None = None) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(widget or self.window.focusWidget() or self.window, key)
        self.settle()


@pytest.fixture(autouse=True)
def _painted_once(painted_once: None) -> None:
    pass


PLACES: dict[str, QRect] = {}
"""Where tags were laid: many tests begin alike, and weighing all places takes long."""


LONG = (
    *painted.LONG,
    (GamePicker, "_copy_ground"),
    (GamePicker, "_draw_ground"),
    (GamePicker, "_paint_belt"),
)
"""What paints most of the app's window."""
PICTURE = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=="
)
"""A match's where no test looks at it: a pixel."""


@pytest.fixture(scope="session")
def one_icon() -> Callable[[], QIcon]:
    """The program's icon, drawn once; `tests/ui/look` looks at it."""
    return cache(app_icon)


@pytest.fixture(autouse=True)
def _done_once(monkeypatch: pytest.MonkeyPatch, one_icon: Callable[[], QIcon]) -> None:
    """What is alike in many tests is done once, and nobody waits for the disk.

    That it is waited for prove the tests of the store.
    """

    def place(*given: Any) -> QRect:
        if repr(given) not in PLACES:
            PLACES[repr(given)] = best_place(*given)
        return QRect(PLACES[repr(given)])

    monkeypatch.setattr("ui.shell.tutorial.overlay.best_place", place)
    monkeypatch.setattr("ui.app.app_icon", one_icon)
    monkeypatch.setattr(os, "fsync", lambda handle: None)


@pytest.fixture
def pictured() -> None:
    """For tests that look at the pictures of matches."""


@pytest.fixture(autouse=True)
def _painted_where_looked_at(request: pytest.FixtureRequest, painted_once: None) -> Iterator[None]:
    """In the gate what takes long to paint is painted only in pictures, which are looked at.

    That it is painted without a complaint whenever it is seen prove the tests of the tables and
    the stage, those of the words and names on all pages, and deep all others.
    """
    if tiers.is_deep():
        yield
        return
    with ExitStack() as during:
        during.enter_context(in_pictures_alone(*LONG))
        if "pictured" not in request.fixturenames:
            during.enter_context(patch.object(thumbnail, "taken", lambda table: PICTURE))
        yield


@pytest.fixture
def driver(qapp: QApplication) -> Iterator[Driver]:
    Settings(places().settings).set("motion.speed", "off")
    driver = Driver(qapp)
    yield driver
    if driver.is_open:
        # A test that failed leaves its app open: the tests after it would fail too.
        driver.close()


@pytest.fixture
def shell(driver: Driver) -> Iterator[Driver]:
    driver.open()
    yield driver
    driver.close()


Make = Callable[[], Driver]
