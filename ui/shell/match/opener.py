"""Shell: the ways to a table: a match that is set up, taken from a file, taught or travelled."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.core import GameId, StowawayError, shown
from engine.store.names import ARCHIVE_EXTENSION
from ui.bridge.controller import SeatSetup, UnsavedError
from ui.bridge.localise import localise
from ui.bridge.seats import MAX_NAME_COLUMNS
from ui.look.palette import COLOURS

if TYPE_CHECKING:
    from engine.core import Level, Value
    from engine.store import Left, Opened
    from engine.trails import Deal
    from ui.bridge.base import TableBridge
    from ui.bridge.match import MatchBridge
    from ui.bridge.reached import NextMatch
    from ui.kit.spec import GameTable
    from ui.kit.tutorial.runner import Tutorial
    from ui.shell.match.page import TablePage
    from ui.shell.moving.mover import Mover
    from ui.shell.setup.page import SetupPage
    from ui.shell.trail.page import SeenPlaces
    from ui.shell.window import MainWindow

_STARTER_MESSAGE_MS: Final = 4000
"""How long a table tells who begins, in milliseconds."""
_MAX_KNOWN_GAMES: Final = 16
"""How many games are kept as known."""


class MatchOpener(QObject):
    """Begins and opens matches, and shows the pages on which they are set up."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._seen_places: SeenPlaces = {}
        """Of the trails, for their pages: these do not stay."""

    # Before a match

    def set_up(self, game: str) -> None:
        """Show the set-up page of a game."""
        if self._setup(game, practice=False) is not None:
            self._window.show_page(f"setup:{game}")

    def set_up_alone(self, game: str) -> None:
        """Show the set-up page of a game with one person at the table."""
        page = self._setup(game, practice=False)
        if page is not None:
            cast("SetupPage", page).seat_one()
            self._window.show_page(f"setup:{game}")

    def practise(self) -> None:
        """Show the practise page of the game that was looked at last, of those with practice."""
        game = self._window.offers.practised()
        if game is None:
            self._window.notice.say(self.tr("None of these games can be practised."))
        elif self._setup(game, practice=True) is not None:
            self._window.show_page(f"practise:{game}")

    def _setup(self, game: str, *, practice: bool) -> QWidget | None:
        from ui.shell.setup.page import SetupPage

        window = self._window
        spec = window.specs[GameId(game)]

        def make() -> QWidget:
            page = SetupPage(window.look, spec, self._controller, practice=practice)
            page.started.connect(self.start)
            page.drawn.connect(self._tell_at_table)
            page.learn.connect(self.learn)
            page.trip_wanted.connect(self.open_trip)
            return page

        window.turn()
        try:
            return window.build(f"{'practise' if practice else 'setup'}:{game}", make)
        except StowawayError as error:
            window.enter_page(window.stack.currentWidget())
            window.notice.say(
                self.tr("{game} cannot be played: {reason}").format(
                    game=spec.title(), reason=localise(error)
                )
            )
            return None

    # Trail, trip and day

    def open_trail(self, game: str = "", *, ahead: Deal | None = None) -> None:
        """Show the trail of a game, without one of the game looked at last.

        The stop with the deal `ahead` is chosen; else the next one is.
        """

        def make(wanted: str, others: list[GameTable]) -> QWidget:
            from ui.shell.trail.page import TrailPage

            window = self._window
            spec = window.specs[GameId(wanted)]
            made = TrailPage(window.look, spec, self._controller, others, self._seen_places)
            made.cued.connect(window.cued)
            made.played.connect(self.travel)
            made.continued.connect(self.open_file)
            made.others_wanted.connect(self.open_trail)
            made.daily_wanted.connect(self.open_daily)
            made.trip_wanted.connect(self.open_trip)
            return made

        def lead(page: QWidget) -> None:
            from ui.shell.trail.page import TrailPage

            assert isinstance(page, TrailPage)
            if ahead is not None:
                page.lead_to(ahead)

        self._open_days_or_trail("trail", game, make, lead)

    def open_daily(self, game: str = "") -> None:
        """Show the daily suitcases of a game, without one of the game looked at last."""

        def make(wanted: str, others: list[GameTable]) -> QWidget:
            from ui.shell.trail.daily import DailyPage

            window = self._window
            made = DailyPage(window.look, window.specs[GameId(wanted)], self._controller, others)
            made.played.connect(self.travel)
            made.continued.connect(self.open_file)
            made.others_wanted.connect(self.open_daily)
            made.trail_wanted.connect(self.open_trail)
            return made

        self._open_days_or_trail("daily", game, make)

    def _open_days_or_trail(
        self,
        kind: str,
        game: str,
        make: Callable[[str, list[GameTable]], QWidget],
        ready: Callable[[QWidget], None] = lambda _page: None,
    ) -> None:
        """Show a page of trail or days; another game's stands in the place of this one's."""
        window, offers = self._window, self._window.offers
        wanted = game or offers.travelled()
        if wanted is None:
            window.notice.say(self.tr("None of these games has a trail."))
            return
        window.turn()
        if window.page.startswith(f"{kind}:"):
            window.trail.pop()
        others = [one for one in offers.by_interest() if one != wanted and offers.has_trail(one)]
        specs = [window.specs[GameId(one)] for one in others]
        ready(window.build(f"{kind}:{wanted}", lambda: make(wanted, specs)))
        window.show_page(f"{kind}:{wanted}")

    def open_way_back(self, game: str) -> None:
        """Show what the match that is open belongs to: the daily suitcases, else the trail."""
        bridge = self._controller.bridge
        if bridge is not None and self._is_of_a_day(bridge):
            self.open_daily(game)
        else:
            self.open_trail(game)

    def open_trip(self, game: str, values: Mapping[str, Value] | None = None) -> None:
        """Show the trip of a game, with these options where they are given."""
        from ui.shell.trail.trip_page import TripPage

        window = self._window
        spec = window.specs[GameId(game)]
        if spec.trips_by() is None:
            return

        def make() -> QWidget:
            made = TripPage(window.look, spec, self._controller)
            made.played.connect(self.play_trip)
            return made

        window.turn()
        page = window.build(f"trip:{game}", make)
        assert isinstance(page, TripPage)
        page.choose(values or {})
        window.show_page(f"trip:{game}")

    def play_trip(self, game: str, values: Mapping[str, Value]) -> None:
        """Begin a match of a trip, the traveller alone, on a new deal."""
        code = self._controller.new_code(game)
        self.start(game, code, self._chairs(()), values, practice=False)

    def play_next(self, game: str, after: NextMatch) -> None:
        """Begin the match that is worth playing next in a game without a trail, on a new deal."""
        code = self._controller.new_code(game)
        self.start(game, code, self._chairs((after.level,)), after.values, practice=False)

    def travel(self, game: str, deal: Deal) -> None:
        """Begin a match of a trail or a day, the traveller in the first seat."""
        seat_setups = self._chairs(deal.rivals)
        code = self._controller.attempts.next_code(game, deal, seat_setups[0].name)
        self.start(game, code, seat_setups, dict(deal.config.options), practice=False)

    # Guided rounds

    def learn_anew(self, game: str) -> None:
        """Begin the guided first round of a game from its beginning."""
        tutorial = self._window.specs[GameId(game)].tutorial()
        if tutorial is not None:
            self._teach(game, tutorial, anew=True)

    def learn(self, game: str = "") -> None:
        """Begin the guided first round of a game, or go on with it where it was left; without one
        of the game looked at last.
        """
        wanted = game or self._window.offers.taught()
        tutorial = None if wanted is None else self._window.specs[GameId(wanted)].tutorial()
        if wanted is not None and tutorial is not None:
            self._teach(wanted, tutorial)

    def _teach(self, game: str, tutorial: Tutorial, *, anew: bool = False) -> None:
        seat_setups = self._chairs(tutorial.against)
        try:
            again = None if anew else self._controller.go_on_guided(game, tutorial.code)
            if again is not None:
                self.show(again[0], tutorial, again[1])
                return
            bridge = self._controller.rehearse(game, tutorial.code, seat_setups, tutorial.values)
        except UnsavedError:
            return
        except StowawayError as error:
            self._window.notice.say(localise(error))
            return
        self.show(bridge, tutorial)

    def know(self, game: str) -> None:
        """Somebody has played a game to its end, or was led through its first round."""
        self._note("setup.known", game)

    def _note(self, key: str, game: str) -> None:
        noted = self._controller.settings.texts(key)
        if game not in noted:
            self._controller.remember(key, (*noted, game)[-_MAX_KNOWN_GAMES:])

    # Matches

    def start(
        self,
        game: str,
        code: str,
        seat_setups: tuple[SeatSetup, ...],
        values: Mapping[str, Value],
        practice: bool,
    ) -> None:
        """Begin a match and show its table."""
        try:
            bridge = self._controller.start(game, code, seat_setups, values, practice=practice)
        except UnsavedError:
            return
        except StowawayError as error:
            self._window.notice.say(localise(error))
            return
        self._window.trail = ["lounge"]
        self.show(bridge)

    def continue_latest(self) -> None:
        """Go on with the match that is open, else the unfinished one that was changed last."""
        bridge = self._controller.bridge
        if bridge is not None and bridge.result is None:
            self.show(bridge)
            return
        latest = self._controller.latest()
        if latest is not None:
            self.open_file(latest.path)

    @cached_property
    def mover(self) -> Mover:
        """What is done with archives and backups."""
        from ui.shell.moving.mover import Mover

        return Mover(self._window)

    def ask_file(self) -> None:
        """Let the person choose a file to open."""
        from ui.shell.saved.page import ask_match

        name = ask_match(self._window)
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Open a match from a file; a bad one is told in one sentence."""
        # A second instance's, say. Its turn comes when the question is answered.
        if self._window.interruptions.puts_off(path):
            return
        if path.suffix.lower() == ARCHIVE_EXTENSION:
            self.mover.look_through(path)
            return
        self.read(path)

    def open_record(self, record: int) -> None:
        """Open a match of the records, by its id; without its file it can only be watched."""
        journal = self._controller.ask(lambda records: records.journal(record), b"")
        path = self._controller.matches.holding(journal)
        if path is None:
            words = self.tr("The file of this match is no longer here, so this is its replay.")
            self._window.notice.say(words)
            self._window.replay_opener.watch_record(record)
        else:
            self.open_file(path)

    def read(self, path: Path, *, back_to: str = "", at_table: bool = False) -> None:
        """Read a file, then open its match.

        Args:
            path: The file.
            back_to: The page to show where it cannot be opened; none means the one that is shown.
            at_table: Whether its table is shown, though the match is over.
        """

        def come(read: Opened | str) -> None:
            self._go_on(path, read, at_table=at_table)
            if back_to and self._controller.path != path:
                self._window.show_page(back_to)

        self._window.waiting.begin(
            self._controller.reading(path), self.tr("Opening the match…"), come
        )

    def show(
        self, bridge: MatchBridge, tutorial: Tutorial | None = None, left: Left | None = None
    ) -> None:
        """Show the table of a match that is open."""
        from ui.shell.match.page import TablePage

        window = self._window
        spec = self.spec(bridge)
        assert spec is not None

        def make() -> QWidget:
            made = TablePage(window.look)
            made.rules_wanted.connect(window.open_rules)
            made.result_wanted.connect(window.result_opener.show_open)
            made.tutorial_ended.connect(self._on_taught)
            made.tutorial_left.connect(self._controller.leave_guided)
            made.tutorial_kept.connect(self._controller.keep)
            made.watch_wanted.connect(window.replay_opener.watch_open)
            made.cued.connect(window.cued)
            # Another match closes this one; its table goes first.
            self._controller.closing.connect(made.shut)
            return made

        window.turn()
        page = window.build("table", make)
        assert isinstance(page, TablePage)
        if page.bridge is not bridge:
            bridge.problem.connect(window.notice.say)
            bridge.finished.connect(window.result_opener.on_finished)
            bridge.turn_changed.connect(window.result_opener.on_turn)
        page.trail_result = self._trail_result(bridge)
        names = [player.name for player in bridge.players if player.is_person]
        hidden = self._controller.attempts.hidden("watch", str(bridge.game.id), bridge.code, names)
        page.hides_deal = bool(hidden)
        page.open(bridge, spec, tutorial, left)
        # Whoever is back in the lounge most likely wants another match of the same game.
        window.lounge.carousel.prefer(bridge.game.id)
        window.trail = window.replay_opener.way_to(bridge)
        if not self._controller.rehearsing:
            page.lead_back(branch=len(window.trail) > 1)
        window.show_page("table")

    def spec(self, bridge: TableBridge) -> GameTable | None:
        """The table of a match's game; None for a game that is not there."""
        return self._window.specs.get(bridge.game.id)

    # Inside

    def _go_on(self, path: Path, read: Opened | str, *, at_table: bool) -> None:
        opening = self._controller.open(path, read)
        if opening.sentence is not None:
            self._window.notice.say(opening.sentence)
        if opening.bridge is None:
            return
        if self.spec(opening.bridge) is None:
            self._window.notice.say(self.tr("This version of Stowaway does not include this game."))
        elif opening.bridge.result is not None and not at_table:
            self._window.result_opener.show(opening.bridge)
        else:
            self.show(opening.bridge)

    def _trail_result(self, bridge: MatchBridge) -> str:
        """What trail or day a match is of, in words; empty for none."""
        if not bridge.seats_locked:
            return ""
        from ui.shell.result.next_steps import place_words, trail_place

        if bridge.trail_place is None:
            path = self._controller.path
            file = "" if path is None else path.name
            bridge.trail_place = trail_place(self._controller, bridge, file)
        return "" if bridge.trail_place is None else place_words(bridge.trail_place)

    def _is_of_a_day(self, bridge: MatchBridge) -> bool:
        from ui.shell.result.next_steps import is_of_a_day

        if bridge.trail_place is not None:
            return bridge.trail_place.stop is None
        return is_of_a_day(self._controller, bridge)

    def _chairs(self, against: Sequence[Level]) -> tuple[SeatSetup, ...]:
        """Whoever sat first at the last table, and computers."""
        name = self._controller.people.own_name
        entry = self._controller.people.entry(name)
        colours = self._controller.settings.texts("setup.colours")
        own = colours[0] if colours else COLOURS[0]
        if entry is not None and entry.colour in COLOURS:
            own = entry.colour
        others = [colour for colour in COLOURS if colour != own]
        rivals = (SeatSetup("", others[n], level) for n, level in enumerate(against))
        return SeatSetup(shown(name, MAX_NAME_COLUMNS), own), *rivals

    def _tell_at_table(self, words: str) -> None:
        """Say something at the table that has just been opened."""
        window = self._window
        page = cast("TablePage", window.pages["table"]) if window.page == "table" else None
        if page is not None and page.table is not None:
            page.table.prompt.tell(words, ms=_STARTER_MESSAGE_MS)

    def _on_taught(self) -> None:
        if self._controller.bridge is not None:
            game = str(self._controller.bridge.game.id)
            self.know(game)
            self._note("setup.taught", game)
