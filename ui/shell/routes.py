"""Shell: the pages that open by their name alone, and how each is made.

A further one is a line in `ROUTES`. The window imports this when the first of them is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from ui.shell.about.licences import NoticesPage
from ui.shell.about.page import AboutPage
from ui.shell.moving.backups_page import BackupsPage
from ui.shell.moving.page import MovePage
from ui.shell.players.page import PlayersPage
from ui.shell.printing.page import PrintPage
from ui.shell.records.page import RecordsPage
from ui.shell.saved.page import ShelfPage
from ui.shell.settings.page import SettingsPage
from ui.shell.stickers.page import StickersPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.shell.window import MainWindow


def _shelf(window: MainWindow) -> ShelfPage:
    page = ShelfPage(window.look, window.controller, window.specs)
    page.opened.connect(window.match_opener.open_file)
    page.watched.connect(window.replay_opener.watch_file)
    page.shared.connect(lambda path: window.replay_opener.sharing.share_file(path))
    return page


def _records(window: MainWindow) -> RecordsPage:
    page = RecordsPage(window.look, window.controller, window.specs)
    page.play.connect(window.match_opener.set_up_alone)
    page.watched.connect(window.replay_opener.watch_record)
    page.opened.connect(window.match_opener.open_record)
    page.shared.connect(
        lambda record, listed: window.replay_opener.sharing.share_record(record, listed)
    )
    return page


def _stickers(window: MainWindow) -> StickersPage:
    assert window.achievements is not None
    carousel = window.lounge.carousel
    return StickersPage(
        window.look,
        window.controller,
        window.achievements,
        window.specs,
        lambda: carousel.game,
    )


def _settings(window: MainWindow) -> SettingsPage:
    page = SettingsPage(window.look, window.controller, window.specs)
    page.move_wanted.connect(partial(window.go, "move"))
    page.players_wanted.connect(partial(window.go, "players"))
    return page


def _players(window: MainWindow) -> PlayersPage:
    return PlayersPage(window.look, window.controller, window.specs)


def _move(window: MainWindow) -> MovePage:
    page = MovePage(window.look, window.match_opener.mover)
    page.backups_wanted.connect(partial(window.go, "backups"))
    return page


def _backups(window: MainWindow) -> BackupsPage:
    assert window.housekeeping is not None
    return BackupsPage(window, window.match_opener.mover, window.housekeeping)


def _print(window: MainWindow) -> PrintPage:
    carousel = window.lounge.carousel
    return PrintPage(window.look, window.specs, lambda: carousel.game)


def _about(window: MainWindow) -> AboutPage:
    page = AboutPage(window.look)
    page.notices_wanted.connect(partial(window.go, "notices"))
    return page


def _notices(window: MainWindow) -> NoticesPage:
    return NoticesPage(window.look)


ROUTES: Final[dict[str, Callable[[MainWindow], QWidget]]] = {
    "shelf": _shelf,
    "records": _records,
    "stickers": _stickers,
    "settings": _settings,
    "players": _players,
    "print": _print,
    "move": _move,
    "backups": _backups,
    "about": _about,
    "notices": _notices,
}
"""By the name of a page, what makes it for a window."""
