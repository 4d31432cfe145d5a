"""Shell: which games the buttons of the lounge open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import GameId, StowawayError

if TYPE_CHECKING:
    from ui.kit.spec import Introduction
    from ui.kit.stickers import Sticker
    from ui.shell.lounge.upcoming import UpcomingSearch
    from ui.shell.window import MainWindow


class GameOffers:
    """Knows which game has what, and which of them comes first.

    The lounge asks often, so what is in words is remembered: another language needs another one.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._known: set[str] = set()
        """Games of which a match was found."""
        self._unknown: dict[str, int] = {}
        """When the folder of matches had last changed as there was none of a game."""
        self._introductions: dict[GameId, Introduction | None] = {}
        self._stickers: dict[GameId, tuple[Sticker, ...]] = {}
        self._upcoming: UpcomingSearch | None = None

    @property
    def upcoming(self) -> UpcomingSearch:
        """What comes next in the game of the chosen suitcase."""
        if self._upcoming is None:
            from ui.shell.lounge.upcoming import UpcomingSearch

            self._upcoming = UpcomingSearch(self._window)
        return self._upcoming

    def practised(self) -> str | None:
        """The game that was looked at or played last, of those with practice."""
        return next(filter(self.is_practised, self.by_interest()), None)

    def taught(self) -> str | None:
        """The game that was looked at or played last, of those with a guided first round."""
        return next(filter(self.teaches, self.by_interest()), None)

    def travelled(self) -> str | None:
        """The game that was looked at or played last, of those with trail and daily deal."""
        return next(filter(self.has_trail, self.by_interest()), None)

    def played(self) -> str | None:
        """The game that was set up last, else the first; None where there is none."""
        last = self._window.controller.settings.text("setup.last")
        if GameId(last) in self._window.specs:
            return last
        return str(next(iter(self._window.specs))) if self._window.specs else None

    def by_interest(self) -> list[str]:
        """All games, that of the suitcase that is chosen in the lounge first."""
        chosen = self._window.lounge.carousel.game
        return sorted(map(str, self._window.specs), key=lambda game: game != chosen)

    def opens(self, page: str) -> str:
        """The title of the game that a button of the lounge opens; empty for none."""
        ways = {
            "practise": self.practised,
            "learn": self.taught,
            "trail": self.travelled,
            "daily": self.travelled,
        }
        game = ways[page]() if page in ways else self._window.lounge.carousel.game
        return "" if game is None else self._window.specs[GameId(game)].title()

    def is_sole(self, page: str) -> bool:
        """Whether one game alone has what a button of the lounge opens."""
        has = {
            "practise": self.is_practised,
            "trail": self.has_trail,
            "daily": self.has_trail,
        }
        return page in has and sum(has[page](str(game)) for game in self._window.specs) == 1

    def introduced(self) -> Introduction | None:
        """The game of the chosen suitcase in a picture and two lines, if it was never played."""
        chosen = self._window.lounge.carousel.game
        if chosen is None or self.is_known(str(chosen)):
            return None
        if chosen not in self._introductions:
            try:
                made = self._window.specs[chosen].introduction()
            except StowawayError:
                # It cannot be built; whoever plays it is told why.
                made = None
            self._introductions[chosen] = made
        return self._introductions[chosen]

    def stickers(self, game: GameId) -> tuple[Sticker, ...]:
        """The stickers of a game; none where it has none, or cannot be built."""
        if game not in self._stickers:
            from ui.kit.stickers import stickers

            self._stickers[game] = stickers(self._window.specs[game])
        return self._stickers[game]

    def is_known(self, game: str) -> bool:
        """Whether a match of a game is open or kept here, or was played to its end."""
        controller = self._window.controller
        if game in controller.settings.texts("setup.known"):
            return True
        bridge = controller.bridge
        if bridge is not None and bridge.game.id == game and not controller.rehearsing:
            # It may be nowhere but in memory.
            return True
        return game in self._known or self._has_match(game)

    def _has_match(self, game: str) -> bool:
        """Look through the matches, unless there was none and no file was added or removed."""
        matches = self._window.controller.matches
        try:
            changed = matches.folder.stat().st_mtime_ns
        except OSError:
            changed = 0
        if self._unknown.get(game) == changed:
            return False
        try:
            has = matches.has(game)
        except StowawayError:
            # Nobody asked for the matches here; whoever opens their list is told why it is empty.
            return False
        if has:
            self._known.add(game)
        else:
            self._unknown[game] = changed
        return has

    def teaches(self, game: str) -> bool:
        """Whether a game has a guided first round."""
        return self._window.specs[GameId(game)].tutorial() is not None

    def has_trail(self, game: str) -> bool:
        """Whether a game has a trail and daily deals."""
        try:
            return self._window.controller.game(game).trail_setup() is not None
        except StowawayError:
            return False

    def is_practised(self, game: str) -> bool:
        """Whether there is practice for a game."""
        try:
            return self._window.controller.game(game).practised
        except StowawayError:
            return False
