"""Shell: the way to the page of the result, and on from there."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from ui.bridge.controller import SeatSetup
from ui.kit.stickers import possible, reached
from ui.shell.lounge.reached_words import sticker_line
from ui.shell.staged_build import FrameHold, StagedBuild

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core import Level, Value
    from engine.store.achievements import Achieved
    from engine.trails import Deal
    from ui.bridge.achievements import AchievementSearch
    from ui.bridge.match import MatchBridge
    from ui.shell.result.page import ResultPage
    from ui.shell.window import MainWindow

RESULT_MODULES: Final = ("ui.charts.panel", "engine.trails", "ui.shell.result.page")
"""What the result page needs and the table does not; each takes some 10 ms to come in."""


LISTS: Final = ("shelf", "records")
"""The pages of saved matches and of records, which lead to results."""


class ResultOpener(QObject):
    """Shows how a match ended, on a page that is filled while its last moves are still seen."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self.turns = StagedBuild(self)
        self.freeze = FrameHold(window)
        self.turns.done.connect(self.freeze.lift)
        self.readied: MatchBridge | None = None
        """The match for which the page is filled, though it was not shown yet."""
        self._unseen: MatchBridge | None = None
        """The match that has ended here, and whose end was not shown yet."""
        self._behind: tuple[MatchBridge, list[str]] | None = None
        """The match that was opened from another page, and the way there."""
        self._last: MatchBridge | None = None
        """The match that is open, if it has ended here."""
        self._controller.closing.connect(self._on_closing)

    def show_open(self) -> None:
        """Show how the match that is open ended."""
        if self._controller.bridge is not None:
            self.show(self._controller.bridge)

    def show(self, bridge: MatchBridge) -> None:
        """Show how a match ended; what is not there yet comes in the next turns.

        Until then the window shows what it showed before, and inputs are for the new page.
        """
        window = self._window
        if window.page == "result" and self.page().scene.is_playing:
            # Asked for twice: by a press, and by the time that has passed.
            return
        window.turn()
        page = self.page()
        if self.readied is not bridge:
            page.forget()
            self._ready(bridge)
        page.await_end(ends=bridge is self._unseen)
        self._unseen = None
        left, window.trail = window.is_played, self._way_to(bridge)
        if self.turns.busy:
            self.freeze.hold()
        window.show_page("result")
        if left:
            # How the match ended, and no longer how it looked when it was left before.
            window.picturing.start()
        self.turns.hurry(window.windowHandle(), window.focusWidget())
        # Whoever comes back sees it fill once more.
        self.readied = None

    def on_finished(self, _result: object) -> None:
        """Note that a match is over: its game is known, and its page can be filled."""
        bridge = self._controller.bridge
        if bridge is None:
            return
        self._unseen = self._last = bridge
        if not bridge.practice:
            self._window.match_opener.know(str(bridge.game.id))
        # Once a match is over there is time for it: its last moves are still to be seen.
        if self._window.page == "table":
            self._ready(bridge)

    def on_turn(self) -> None:
        """Forget the page, and that the match has ended, where the end was taken back."""
        if self._unseen is not None and self._unseen.result is None:
            self._unseen = None
        if self.readied is not None and self.readied.result is None:
            # That may be while the page is being filled.
            self.forget()

    def page(self) -> ResultPage:
        """The page, as large as it will be."""
        from ui.shell.result.page import ResultPage

        window = self._window

        def make() -> QWidget:
            made = ResultPage(window.look, self._controller)
            made.again.connect(self.again)
            made.eased.connect(lambda level: self.again(same=False, most=level))
            made.levelled.connect(lambda level: self.again(same=False, level=level))
            made.practise.connect(lambda: self.again(same=True, practice=True))
            made.attempted.connect(lambda deal: self.again(same=True, attempt_at=deal))
            made.onward.connect(lambda values: self.again(same=False, values=values))
            made.learn.connect(window.match_opener.learn_anew)
            made.review.connect(self.show_table)
            made.watch.connect(window.replay_opener.watch_open)
            made.look_back.connect(window.replay_opener.look_back)
            made.share.connect(lambda: window.replay_opener.sharing.share_open())
            made.printed.connect(self.print_pad)
            made.lounge.connect(lambda: window.show_page("lounge"))
            made.travel.connect(self._travel_on)
            made.proposed.connect(window.match_opener.play_next)
            made.cued.connect(window.cued)
            made.news.opened.connect(self._show_stickers)
            return made

        page = window.build("result", make)
        assert isinstance(page, ResultPage)
        # It is laid only once, and covers what was shown before it.
        page.resize(window.stack.size())
        return page

    def print_pad(self) -> None:
        """Offer the score pad of the match that is open to be printed."""
        from ui.bridge.finished import day_of, saved_bytes
        from ui.kit.printing.sheet import Attachment
        from ui.kit.printing.sheets import PrintableMatch
        from ui.shell.printing.page import PrintPage

        window, bridge, path = self._window, self._controller.bridge, self._controller.path
        if bridge is None or bridge.result is None:
            return
        data = saved_bytes(path)
        file = None if path is None or data is None else Attachment(path.name, data)
        day = None if path is None else day_of(path)
        page = window.build("print:match", lambda: PrintPage(window.look, window.specs))
        assert isinstance(page, PrintPage)
        match = PrintableMatch(bridge.outcome(), day, file)
        page.show_match(window.specs[bridge.game.id], match)
        window.show_page("print:match")

    def forget(self) -> None:
        """Fill the result page in no further, and keep nothing of what nobody has seen.

        That the end was not shown is known until the match closes: it is to be seen once.
        """
        self.turns.drop()
        page = self._window.pages.get("result")
        if self.readied is not None and page is not None:
            cast("ResultPage", page).forget()
        self.readied = None
        self.freeze.lift()

    def _on_closing(self) -> None:
        self._unseen = self._last = self._behind = None

    def tell_stickers(self) -> None:
        """Tell on the page which stickers were won in the match that is open."""
        window, bridge = self._window, self._controller.bridge
        page, search = window.pages.get("result"), window.achievements
        if page is None or bridge is None or search is None:
            return
        won, earlier = self._won_in(bridge, search)
        people = [player for player in bridge.players if player.is_person]
        spec = window.specs.get(bridge.game.id)
        shown = cast("ResultPage", page)
        shown.news.show_won(spec, won, alone=len(people) == 1, earlier=earlier)
        # It is told where more was reached; no other game has a line of it.
        game = bridge.game.id
        rows = [row for one in people for row in search.achieved(one.name)]
        own = {row.id for row in rows if row.game == str(game)}
        every, able = window.offers.stickers(game), None
        far: Mapping[str, tuple[int, int]] = {}
        if spec is not None:
            able = possible(spec, bridge.config)
        if spec is not None and bridge.result is not None and len(people) == 1:
            far = reached(spec, bridge.outcome, people[0].seat)
        shown.reached.tell_sticker(sticker_line(every, own, able, far))

    def _won_in(
        self, bridge: MatchBridge, search: AchievementSearch
    ) -> tuple[Sequence[Achieved], bool]:
        """What was achieved in a match for the first time, and whether that was told before."""
        if bridge.result is None:
            return (), False
        if bridge is self._last and search.just_won:
            return search.just_won, False
        return search.won_in(bridge), bridge is not self._last

    def _show_stickers(self, sticker: str) -> None:
        """Show all stickers, those of the game of the open match first, at one of them."""
        from ui.shell.stickers.page import StickersPage

        bridge = self._controller.bridge
        if bridge is not None:
            self._window.lounge.carousel.prefer(bridge.game.id)
        self._window.go("stickers")
        page = self._window.pages["stickers"]
        if bridge is not None and isinstance(page, StickersPage):
            page.look_at(str(bridge.game.id), sticker)

    def show_table(self) -> None:
        """Show the table of the match that is open."""
        if self._controller.bridge is not None:
            self._window.match_opener.show(self._controller.bridge)

    def again(
        self,
        same: bool,
        most: Level | None = None,
        *,
        level: Level | None = None,
        practice: bool = False,
        values: Mapping[str, Value] | None = None,
        attempt_at: Deal | None = None,
    ) -> None:
        """Begin another match of the same people.

        Args:
            same: Whether it is on the same deal; else everyone moves along one seat.
            most: No computer plays at a higher level than this.
            level: All computers play at this one.
            practice: Whether it is practice; what follows practice always is.
            values: Other values of options.
            attempt_at: The stop of a trail that it is the next attempt at, on its deal of its own.
        """
        bridge = self._controller.bridge
        if bridge is None:
            return
        game, levels = str(bridge.game.id), bridge.levels
        least = len(levels) if most is None else levels.index(most)
        seat_setups = tuple(
            SeatSetup(
                "" if p.character else p.name,
                p.colour,
                most if p.level in levels[least + 1 :] else p.level,
                p.character,
                p.advantage and p.is_person,
            )
            for p in bridge.players
        )
        if level is not None:
            seat_setups = tuple(
                replace(one, level=None if one.level is None else level) for one in seat_setups
            )
        if not same:
            # Another begins, and sits elsewhere at the table.
            seat_setups = seat_setups[1:] + seat_setups[:1]
        code = bridge.code if same else self._controller.new_code(game)
        if attempt_at is not None:
            name = bridge.players[0].name
            code = self._controller.attempts.next_code(game, attempt_at, name)
        options = {**dict(bridge.config.options), **(values or {})}
        self._window.match_opener.start(
            game, code, seat_setups, options, practice or bridge.practice
        )

    def _way_to(self, bridge: MatchBridge) -> list[str]:
        """The way to a result: saved matches and records lead to it, and Back leads there again."""
        window = self._window
        if window.page in LISTS:
            self._behind = bridge, ["lounge", window.page]
        elif window.page != "table":
            self._behind = None
        if self._behind is not None and self._behind[0] is bridge:
            return [*self._behind[1]]
        way = window.replay_opener.way_to(bridge)
        place = bridge.trail_place
        if place is not None and way == ["lounge"]:
            # Where one looks what comes next.
            way.append(f"{'daily' if place.of_a_day else 'trail'}:{bridge.game.id}")
        return way

    def _ready(self, bridge: MatchBridge) -> None:
        """Build and fill the result page in the turns to come."""
        self.readied = bridge
        self.turns.begin(self._steps(bridge))

    def _steps(self, bridge: MatchBridge) -> Iterator[None]:
        spec = self._window.match_opener.spec(bridge)
        assert spec is not None
        for name in RESULT_MODULES:
            importlib.import_module(name)
            yield
        page = self.page()
        self.tell_stickers()
        yield
        yield from page.fill_in(bridge.outcome(), spec)

    def _travel_on(self, game: str, deal: Deal | None) -> None:
        """From the end of one stop over the map to the next one, or to the whole trail."""
        if deal is not None:
            self._window.match_opener.open_trail(game, ahead=deal)
            return
        self._window.match_opener.open_way_back(game)
