"""Shell: the way to the page on which a finished match is shared."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.core import GameId, StowawayError
from engine.plays import Play
from ui.bridge.localise import localise
from ui.bridge.plays import (
    SharedBridge,
    play_of,
    recorded_match,
    refuse_unfinished,
    tells_deal,
)
from ui.shell.share.page import Shared, SharePage

if TYPE_CHECKING:
    from engine.store.records import RecordedMatch
    from ui.bridge.controller import WatchResult
    from ui.shell.window import MainWindow


class ShareOpener(QObject):
    """Shows a finished match to be shared; one that goes on is refused with a sentence."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller

    def share_open(self) -> None:
        """Share the match that is open."""
        self._begin(None, None, ())

    def share_file(self, path: Path) -> None:
        """Share a match from a file."""
        self._begin(path, None, ())

    def share_record(self, record: int, listed: Sequence[int]) -> None:
        """Share a match of the records.

        Args:
            record: Its id.
            listed: The ids of all matches that can be shared together, in their order.
        """
        self._begin(None, record, tuple(dict.fromkeys(listed)))

    def shut_left(self) -> None:
        """Let go of the match, where no way leads back to the page."""
        page = self._window.pages.get("share")
        if isinstance(page, SharePage) and "share" not in self._window.trail:
            page.shut()

    def _begin(self, path: Path | None, record: int | None, listed: tuple[int, ...]) -> None:
        steps = self._controller.watching(path, record=record, kind=SharedBridge)
        self._window.waiting.begin(
            steps, self.tr("Opening the match…"), partial(self._show, listed)
        )

    def _show(self, listed: tuple[int, ...], watching: WatchResult) -> None:
        window, bridge = self._window, watching.bridge
        if watching.sentence is not None:
            window.notice.say(watching.sentence)
        if bridge is None:
            return
        spec = window.match_opener.spec(bridge)
        try:
            refuse_unfinished(bridge.session)
        except StowawayError as error:
            window.notice.say(localise(error))
            spec = None
        if spec is None:
            bridge.close()
            bridge.deleteLater()
            return
        window.turn()
        page = window.build("share", lambda: _made(window))
        assert isinstance(page, SharePage)
        match = recorded_match(self._controller, bridge)
        play = self._play(match)
        if not bridge.session.is_deal:
            # By its code something else would come.
            play = play._replace(deal="")
        page.open(Shared(spec, bridge, play, len(listed), partial(self._listed, listed)))
        window.show_page("share")

    def _play(self, match: RecordedMatch) -> Play:
        spec, variant = self._window.specs[GameId(match.game)], ""
        try:
            game = self._controller.game(match.game)
            variant = spec.summary(game.restore(len(match.seats), match.options))
        except StowawayError:
            # Its options are not known any more.
            pass
        deal = tells_deal(self._controller, match)
        return play_of(match, spec.title(), variant, tells_deal=deal)

    def _listed(self, ids: tuple[int, ...]) -> list[Play]:
        """The matches of the list, those of which this version has the game."""
        none: tuple[RecordedMatch, ...] = ()
        found = self._controller.ask(lambda records: records.whole(ids), none)
        return [self._play(each) for each in found if GameId(each.game) in self._window.specs]


def _made(window: MainWindow) -> QWidget:
    return SharePage(window.look, window.controller)
