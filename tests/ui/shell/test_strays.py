"""No widget is shown before it has a parent: it would be a window of its own for a moment."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from engine.core import Level
from ui.bridge.controller import SeatSetup
from ui.look.style import ThemeChoice

GAME = "pack_the_essentials"


class Windows(QObject):
    """Notes each widget that is shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note it."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            words = watched.property("text") or watched.accessibleName()
            self.seen.append(f"{type(watched).__name__} {words}")
        return False


@pytest.fixture
def windows(qapp: QApplication) -> Iterator[Windows]:
    made = Windows()
    qapp.installEventFilter(made)
    yield made
    qapp.removeEventFilter(made)
    made.deleteLater()


def test_the_main_window_is_the_only_one(windows: Windows, driver: Any) -> None:
    driver.open()
    window = driver.window
    window.match_opener.set_up(GAME)
    window.match_opener.practise()
    for page in (
        "shelf",
        "records",
        "rules",
        "settings",
        "about",
        "trail",
        "daily",
        "mistakes",
        "learn",
        "lounge",
    ):
        window.go(page)
        driver.settle()
    for seat_setups in (
        (SeatSetup("Ada", "brick"),),
        (SeatSetup("Ada", "brick"), SeatSetup("Rex", "ocean", Level("easy"))),
    ):
        driver.start(*seat_setups, practice=len(seat_setups) == 1)
        driver.act()
        # All that there is gets dressed anew, which takes long: once on a table, once at the end.
        if len(seat_setups) > 1:
            driver.app.look.set_choice(ThemeChoice.NIGHT)
            driver.app.look.set_text_scale(1.3)
            driver.settle()
        driver.bridge.set_seat(len(seat_setups) - 1, None)
        driver.play_out()
        window.result_opener.show_open()
        driver.settle()
    driver.app.look.set_choice(ThemeChoice.DAY)
    driver.settle()
    for page in ("shelf", "records", "lounge"):
        window.go(page)
        driver.settle()
    window.renew()
    driver.settle()
    driver.close()
    assert isinstance(window, QMainWindow)
    assert ["MainWindow"] == [each.split()[0] for each in windows.seen], windows.seen


@pytest.mark.parametrize("game", ["carry_on", "wheres_my_luggage", "cargo_hold"])
def test_the_end_of_a_match_opens_no_window(windows: Windows, driver: Any, game: str) -> None:
    driver.open()
    windows.seen.clear()
    window = driver.window
    options = {"form": "memory"} if game == "wheres_my_luggage" else {}
    seat_setups = SeatSetup("Ada", "brick"), SeatSetup("Grace", "ocean")
    code = driver.app.controller.new_code(game)
    window.match_opener.start(game, code, seat_setups, options, False)
    driver.settle()
    driver.play_out()
    window.result_opener.show_open()
    driver.settle()
    driver.close()
    assert windows.seen == []
