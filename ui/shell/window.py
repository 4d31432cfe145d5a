"""Shell: the window: its pages, the way between them, and its place on the screen."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QMoveEvent,
    QResizeEvent,
    QScreen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete, isValid

from engine.core import GameId, StowawayError, shown
from ui.bridge.controller import AppController, SeatSetup, UnsavedError, WatchResult
from ui.bridge.localise import localise
from ui.bridge.seats import MAX_NAME_COLUMNS
from ui.kit.spec import GameTable
from ui.look.palette import COLOURS
from ui.look.shortcuts import Scope, Shortcut, bind, obey
from ui.look.style import Look
from ui.shell.gc_idle import clear_out
from ui.shell.lounge.page import Lounge
from ui.shell.staged_build import FrameHold, StagedBuild
from ui.shell.table_registry import specs as find_specs
from ui.shell.widgets.basic import SHORTCUTS, Backdrop, Page, announce
from ui.shell.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from engine.core import Level, Value
    from engine.store import Left, Opened
    from engine.trails import Deal
    from ui.bridge.base import TableBridge
    from ui.bridge.jobs.cooperative import ProgressSteps
    from ui.bridge.match import MatchBridge
    from ui.kit.tutorial.runner import Tutorial
    from ui.shell.match.page import TablePage
    from ui.shell.mistakes.page import MistakesPage
    from ui.shell.replay.page import ReplayPage
    from ui.shell.result.page import ResultPage
    from ui.shell.review.decision_page import BoardPage
    from ui.shell.setup.page import SetupPage
    from ui.shell.widgets.progress_card import BusyIndicator

MIN_WINDOW_SIZE: Final = (1024, 640)
"""The least size of the window, where the screen has so much room."""
FIRST_WINDOW_SIZE: Final = (1280, 800)
SIZE_SETTLED_MS: Final = 120
"""How long after its last change a window's size counts as settled."""
CLEAN_UP_DELAY_MS: Final = 1500
"""How long after a page was left what remains of it is cleared out."""
_LEAVE_PICTURE_DELAY_MS: Final = 60
"""How long after a table was left its picture is taken, in ms: the next page comes first."""
RESULT_MODULES: Final = ("ui.charts.panel", "engine.trails", "ui.shell.result.page")
"""What the result page needs and the table does not; each takes some 10 ms to come in."""
_PLAIN_PAGES: Final = ("lounge", "shelf", "records", "settings", "about", "notices")
"""Pages that need nothing but their name."""
_STARTER_MESSAGE_MS: Final = 4000
"""How long a table tells who begins, in milliseconds."""
_MAX_KNOWN_GAMES: Final = 16
"""How many games are kept as known."""
TITLE_BAR_HEIGHT: Final = 40
"""Logical pixels that a title bar and its like may take in height."""


class MainWindow(QMainWindow):
    """All pages of the app. Closing asks only where a match could not be saved."""

    cued = Signal(str)
    """The name of a sound that belongs to what is seen."""
    turning = Signal()
    """The page that is shown was left, and the next one is not built yet."""

    def __init__(self, look: Look, controller: AppController) -> None:
        super().__init__()
        self.look = look
        self.controller = controller
        self.specs = find_specs()
        self.pages: dict[str, QWidget] = {}
        self._trail: list[str] = ["lounge"]
        self._left: QWidget | None = None
        """The page that is shown, once it was left; None while nobody has left it."""
        self._asking = False
        self._asked_for: Path | None = None
        self._waiting: BusyIndicator | None = None
        self._covered: QWidget | None = None
        self._begun_from: tuple[TableBridge, TableBridge, tuple[str, ...]] | None = None
        """A branch, what was watched as it was begun, and the way there."""
        self._reopens: tuple[list[str], Path, bool] | None = None
        """The way from whose end *Back* opens a match anew that a branch closed: its file, and
        whether it was left at its table instead of its result."""
        self._focused: QWidget | None = None
        """What had the keyboard before the page of shortcuts."""
        self._screen_room = QSize()
        # Before there is any page: each is built for the room that the window has.
        self._place()
        look.fit_window(self.width(), self.height(), self.devicePixelRatioF())
        self._roomy = QTimer(self)
        self._roomy.setSingleShot(True)
        self._roomy.setInterval(SIZE_SETTLED_MS)
        self._roomy.timeout.connect(self._fit_room)
        backdrop = Backdrop(look)
        column = QVBoxLayout(backdrop)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.stack = QStackedWidget()
        self.notice = MessageBar(look)
        column.addWidget(self.stack, 1)
        column.addWidget(self.notice)
        self.setCentralWidget(backdrop)
        self.lounge = self._make_lounge()
        controller.problem.connect(self.notice.say)
        controller.troubled.connect(self._on_trouble)
        controller.ask_unsaved = self._ask_unsaved
        controller.ask_taught = self._ask_taught
        controller.shelf_changed.connect(self._latest_later)
        self.turns = StagedBuild(self)
        self._freeze = FrameHold(self)
        self.turns.done.connect(self._freeze.lift)
        self._readied: MatchBridge | None = None
        controller.closing.connect(self._leave_match)
        look.changing.connect(self._shed)
        self._picture = QTimer(self)
        self._picture.setSingleShot(True)
        self._picture.setInterval(_LEAVE_PICTURE_DELAY_MS)
        self._picture.timeout.connect(self._keep_picture)
        self._latest = QTimer(self)
        self._latest.setSingleShot(True)
        self._latest.setInterval(0)
        self._latest.timeout.connect(self.show_latest)
        self._tidy = QTimer(self)
        self._tidy.setSingleShot(True)
        self._tidy.setInterval(CLEAN_UP_DELAY_MS)
        self._tidy.timeout.connect(self._clear_out)
        self._keep = QTimer(self)
        self._keep.setSingleShot(True)
        self._keep.setInterval(400)
        self._keep.timeout.connect(self._keep_place)
        self._name()

    def begin(self) -> None:
        """Make what can wait until the lounge is painted: the keys that lead somewhere."""
        for shortcut in self._ways():
            bind(shortcut, self)

    def _ways(self) -> tuple[Shortcut, ...]:
        """Return the keys that lead somewhere from every page.

        They are plain keys: without a desktop Qt knows none for the standard ones.
        """
        return (
            Shortcut(("F1",), self.tr("Rules"), lambda: self.open_rules("")),
            Shortcut((SHORTCUTS,), self.tr("Keyboard shortcuts"), self.open_shortcuts),
            Shortcut(("F11",), self.tr("Full screen, or not"), self._full_screen),
            Shortcut(("Ctrl+O",), self.tr("Open a match from a file"), self.ask_file),
            Shortcut(("Ctrl+Q",), self.tr("Close Stowaway"), self.close),
        )

    def _press(self) -> Shortcut:
        """Return the key that presses the button with the keyboard, as the space bar does."""
        words = self.tr("Press the selected button")
        return Shortcut(("Return", "Enter"), words, self._click, self._is_on_button, repeats=False)

    def _is_on_button(self) -> bool:
        return isinstance(self.focusWidget(), QAbstractButton)

    def _click(self) -> None:
        focus = self.focusWidget()
        if isinstance(focus, QAbstractButton):
            focus.click()

    def scopes(self) -> Sequence[Scope]:
        """Return the shortcuts of the page that is shown, then those of the window."""
        page = self.stack.currentWidget()
        own = page.scopes() if isinstance(page, Page | Lounge) else ()
        return [*own, Scope(self.tr("Everywhere"), (*self._ways(), self._press()))]

    # Ways

    @property
    def page(self) -> str:
        """The name of the page that is shown."""
        return self._trail[-1]

    def go(self, name: str) -> None:
        """Show a page: lounge, practise, trail, shelf, records, rules, settings, about, table, …"""
        if name == "practise":
            self.practise()
        elif name == "rules":
            self.open_rules("")
        elif name == "shortcuts":
            self.open_shortcuts()
        elif name == "learn":
            self.learn()
        elif name == "trail":
            self.open_trail()
        elif name == "mistakes":
            self.open_mistakes()
        else:
            self._show(name)

    def back(self) -> None:
        """Show the page from which this one was opened."""
        if self.page == "shortcuts":
            self._back_from_shortcuts()
            return
        behind = self._trail[-2] if len(self._trail) > 1 else "lounge"
        if self._reopens is None or self._trail != self._reopens[0]:
            self._show(behind)
            return
        _, path, at_table = self._reopens

        def come(read: Opened | str) -> None:
            self._go_on(path, read, at_table=at_table)
            if self.controller.path != path:
                self._show(behind)

        self.waiting.begin(self.controller.reading(path), self.tr("Opening the match…"), come)

    def set_up(self, game: str) -> None:
        """Show the set-up page of a game."""
        if self._setup(game, practice=False) is not None:
            self._show(f"setup:{game}")

    def _set_up_alone(self, game: str) -> None:
        """Show the set-up page of a game with one person at the table."""
        page = self._setup(game, practice=False)
        if page is not None:
            cast("SetupPage", page).seat_one()
            self._show(f"setup:{game}")

    def _practised(self) -> str | None:
        """The game that was looked at or played last, of those played alone."""
        return next(filter(self._is_played_alone, self._by_interest()), None)

    def _taught(self) -> str | None:
        """The game that was looked at or played last, of those with a guided first round."""
        return next(filter(self._teaches, self._by_interest()), None)

    def _teaches(self, game: str) -> bool:
        return self.specs[GameId(game)].tutorial() is not None

    def _by_interest(self) -> list[str]:
        """All games, that of the suitcase that is chosen in the lounge first."""
        return sorted(map(str, self.specs), key=lambda game: game != self.lounge.carousel.game)

    def _opens(self, page: str) -> str:
        """The title of the game that a button of the lounge opens; empty for none."""
        ways = {"practise": self._practised, "learn": self._taught, "trail": self._travelled}
        game = ways[page]() if page in ways else self.lounge.carousel.game
        return "" if game is None else self.specs[GameId(game)].title()

    def _is_sole(self, page: str) -> bool:
        """Whether one game alone has what a button of the lounge opens."""
        has = {"practise": self._is_played_alone, "trail": self._has_journey}
        return page in has and sum(has[page](str(game)) for game in self.specs) == 1

    def practise(self) -> None:
        """Show the practise page of the game that was looked at last, of those played alone."""
        game = self._practised()
        if game is None:
            self.notice.say(self.tr("None of these games can be practised alone."))
        elif self._setup(game, practice=True) is not None:
            self._show(f"practise:{game}")

    def _travelled(self) -> str | None:
        """The game that was looked at or played last, of those with trail and daily deal."""
        return next(filter(self._has_journey, self._by_interest()), None)

    def _has_journey(self, game: str) -> bool:
        try:
            return self.controller.game(game).trail_setup() is not None
        except StowawayError:
            return False

    def open_trail(self, game: str = "") -> None:
        """Show trail and days of a game, without one of the game looked at last."""
        wanted = game or self._travelled()
        if wanted is None:
            self.notice.say(self.tr("None of these games has a trail."))
            return
        self._turn()
        if self.page.startswith("trail:"):
            # Another game's stands in the place of this one's.
            self._trail.pop()
        others = [one for one in self._by_interest() if one != wanted and self._has_journey(one)]

        def make() -> QWidget:
            from ui.shell.trail.page import TrailPage

            specs = [self.specs[GameId(one)] for one in others]
            made = TrailPage(self.look, self.specs[GameId(wanted)], self.controller, specs)
            made.played.connect(self._travel)
            made.continued.connect(self.open_file)
            made.others_wanted.connect(self.open_trail)
            return made

        self._page(f"trail:{wanted}", make)
        self._show(f"trail:{wanted}")

    def open_mistakes(self) -> None:
        """Ask what is due of the decisions that reviews have marked."""
        from ui.shell.mistakes.page import MistakesPage

        def make() -> QWidget:
            made = MistakesPage(self.look, self.controller, self.specs, self.waiting.begin)
            made.rules_wanted.connect(self.open_rules)
            made.cued.connect(self.cued)
            return made

        self._turn()
        page = cast("MistakesPage", self._page("mistakes", make))
        self._show("mistakes")
        page.open()

    def _travel(self, game: str, deal: Deal) -> None:
        """Begin a match of a trail or a day, the traveller in the first seat."""
        trail_setup = self.controller.game(game).trail_setup()
        assert trail_setup is not None
        seat_setups = self._chairs(trail_setup.rivals)
        self.start(game, deal.code, seat_setups, dict(deal.config.options), practice=False)

    def _is_played_alone(self, game: str) -> bool:
        try:
            return 1 in self.controller.game(game).seats
        except StowawayError:
            return False

    def learn_anew(self, game: str) -> None:
        """Begin the guided first round of a game from its beginning."""
        tutorial = self.specs[GameId(game)].tutorial()
        if tutorial is not None:
            self._teach(game, tutorial, anew=True)

    def learn(self, game: str = "") -> None:
        """Begin the guided first round of a game, or go on with it where it was left; without one
        of the game looked at last.
        """
        wanted = game or self._taught()
        tutorial = None if wanted is None else self.specs[GameId(wanted)].tutorial()
        if wanted is not None and tutorial is not None:
            self._teach(wanted, tutorial)

    def _teach(self, game: str, tutorial: Tutorial, *, anew: bool = False) -> None:
        seat_setups = self._chairs(tutorial.against)
        try:
            again = None if anew else self.controller.go_on_guided(game, tutorial.code)
            if again is not None:
                self._open_table(again[0], tutorial, again[1])
                return
            bridge = self.controller.rehearse(game, tutorial.code, seat_setups, tutorial.values)
        except UnsavedError:
            return
        except StowawayError as error:
            self.notice.say(localise(error))
            return
        self._open_table(bridge, tutorial)

    def _chairs(self, against: Sequence[Level]) -> tuple[SeatSetup, ...]:
        """Whoever sat first at the last table, and computers."""
        names = self.controller.settings.texts("setup.names")
        colours = self.controller.settings.texts("setup.colours")
        own = colours[0] if colours else COLOURS[0]
        others = [colour for colour in COLOURS if colour != own]
        rivals = (SeatSetup("", others[n], level) for n, level in enumerate(against))
        return SeatSetup(shown(names[0], MAX_NAME_COLUMNS) if names else "", own), *rivals

    def continue_latest(self) -> None:
        """Go on with the match that is open, else the unfinished one that was changed last."""
        bridge = self.controller.bridge
        if bridge is not None and bridge.result is None:
            self._open_table(bridge)
            return
        latest = self.controller.latest()
        if latest is not None:
            self.open_file(latest.path)

    def open_file(self, path: Path) -> None:
        """Open a match from a file; a bad one is told in one sentence."""
        if self._asking:
            # A second instance's, say. Its turn comes when the question is answered.
            self._asked_for = path
            return
        words = self.tr("Opening the match…")
        self.waiting.begin(
            self.controller.reading(path), words, lambda read: self._go_on(path, read)
        )

    def _go_on(self, path: Path, read: Opened | str, *, at_table: bool = False) -> None:
        opening = self.controller.open(path, read)
        if opening.sentence is not None:
            self.notice.say(opening.sentence)
        if opening.bridge is None:
            return
        if self._spec(opening.bridge) is None:
            self.notice.say(self.tr("This version of Stowaway does not include this game."))
        elif opening.bridge.result is not None and not at_table:
            self._open_result(opening.bridge)
        else:
            self._open_table(opening.bridge)

    def watch_file(self, path: Path) -> None:
        """Watch a match from a file; a bad one is told in one sentence."""
        self._wait_to_watch(self.controller.watching(path))

    def watch_record(self, record: int) -> None:
        """Watch a match of the records, by its id."""
        self._wait_to_watch(self.controller.watching(record=record))

    def watch_open(self) -> None:
        """Watch the match that is open."""
        self._wait_to_watch(self.controller.watching())

    def look_back(self) -> None:
        """Review the match that is open, or the one that is watched."""
        watched = self._replay.bridge if self._replay and self.page == "replay" else None
        steps = self.controller.reviewing(watched)
        self.waiting.begin(steps, self.tr("Opening the match…"), self._look_back)

    def _wait_to_watch(self, steps: ProgressSteps[WatchResult]) -> None:
        self.waiting.begin(steps, self.tr("Opening the match…"), self._watch)

    def ask_file(self) -> None:
        """Let the person choose a file to open."""
        from ui.shell.saved.page import ask_match

        name = ask_match(self)
        if name:
            self.open_file(Path(name))

    def open_rules(self, rule: str) -> None:
        """Show the rules of the present game, at a rule's number if one is given."""
        bridge: TableBridge | None = self.controller.bridge
        if self.page in ("replay", "review", "mistakes"):
            bridge = cast("ReplayPage | BoardPage", self.pages[self.page]).bridge or bridge
        game = str(bridge.game.id) if bridge is not None else self._last_game()
        if game is not None:
            self._open_rules_of(game, rule)

    def _open_rules_of(self, game: str, rule: str = "") -> None:
        from ui.shell.rules.page import PROGRAM_PAGE_ID, RulesPage

        spec = None if game == PROGRAM_PAGE_ID else self.specs[GameId(game)]
        name = f"rules:{game}"
        self._turn()
        if self.page == "shortcuts":
            # They are of the page behind, from which the rules are opened then.
            self._trail.pop()
        left = self.page
        if self.page.startswith("rules:"):
            # Another game's rules take the place of these.
            self._trail.pop()
            left = self.page

        def make() -> QWidget:
            made = RulesPage(self.look, spec, tuple(self.specs.values()))
            made.learn.connect(self.learn_anew)
            made.others_wanted.connect(self._open_rules_of)
            return made

        page = self._page(name, make)
        if self.page != name:
            beside = left == "table"
            assert isinstance(page, RulesPage)
            page.stand_beside(match=beside, guided=beside and self.controller.rehearsing)
            self._show(name)
        if rule and isinstance(page, RulesPage):
            page.open_at(rule)

    def open_shortcuts(self) -> None:
        """Show what each key does where the person is; again, go back there."""
        from ui.shell.shortcuts import ShortcutsPage

        if self.page == "shortcuts":
            self.back()
            return
        # While the page is still there as it was, covered or not.
        scopes, self._focused = self.scopes(), self.focusWidget()
        self._turn()
        page = self._page("shortcuts", lambda: ShortcutsPage(self.look))
        assert isinstance(page, ShortcutsPage)
        page.show_scopes(scopes)
        self._show("shortcuts")

    def _back_from_shortcuts(self) -> None:
        """Show the page behind as it was, with the keyboard where it was."""
        self._show(self._trail[-2])
        page, focused, self._focused = self.stack.currentWidget(), self._focused, None
        if focused is not None and isValid(focused) and isinstance(page, Page | Lounge):
            page.refocus_to(focused)

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
            bridge = self.controller.start(game, code, seat_setups, values, practice=practice)
        except UnsavedError:
            return
        except StowawayError as error:
            self.notice.say(localise(error))
            return
        self._trail = ["lounge"]
        self._open_table(bridge)

    def _tell_at_table(self, words: str) -> None:
        """Say something at the table that has just been opened."""
        table = cast("TablePage", self.pages["table"]).table if self.page == "table" else None
        if table is not None:
            table.prompt.tell(words, ms=_STARTER_MESSAGE_MS)

    def _know(self, game: str) -> None:
        """Somebody has played a game to its end, or was led through its first round."""
        known = self.controller.settings.texts("setup.known")
        if game not in known:
            self.controller.remember("setup.known", (*known, game)[-_MAX_KNOWN_GAMES:])

    def show_latest(self) -> None:
        """Tell the lounge what *Continue* opens."""
        from ui.shell.saved.page import summary_words

        latest = self.controller.latest()
        words = (
            "" if latest is None else summary_words(latest, self.specs, self.controller, short=True)
        )
        if latest is not None:
            unique = Qt.ConnectionType.UniqueConnection
            self.controller.standings.found.connect(self._latest.start, unique)
        # Whoever has played a game to its end needs no conductor; it is still found under Rules.
        # One that was left half-way stays on offer.
        known = self.controller.settings.texts("setup.known")
        half = set(filter(self.controller.guided.has, self._by_interest()))
        new = {game for game in self._by_interest() if self._teaches(game)} - {*known} | half
        teach = self._opens("learn") if self._taught() in new else ""
        taught = self._taught()
        step = self.controller.guided.step(taught) if taught in half else (0, 0)
        self.lounge.goes_on(taught in half, step)
        self.lounge.set_latest(words, teach=teach, later=bool(new))
        from ui.bridge.trail_progress import today

        self.lounge.set_mistakes(self.controller.questions(today()))
        if latest is not None:
            path, spec = latest.path, self.specs.get(GameId(latest.game))
            self.lounge.show_glimpse(spec, lambda: self.controller.matches.picture(path))
        if self.page == "lounge" and self.focusWidget() is None:
            self.lounge.enter()

    # Window

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tidy up; whoever stays at a match that is not saved keeps the window."""
        if self._asking or not self.controller.may_close():
            event.ignore()
            return
        if self._waiting is not None:
            self._waiting.stop()
        self._keep_place()
        self._forget_result()
        self._leave()
        if self._is_played:
            self._keep_picture()
        # Here, so that nobody is asked twice.
        self.controller.close()
        _shut(self.pages.values())
        event.accept()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._keep.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Remember the size; once it is settled, everything grows or shrinks with it."""
        super().resizeEvent(event)
        self._keep.start()
        self._roomy.start()

    def changeEvent(self, event: QEvent) -> None:
        """Remember whether it is maximised."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self._keep.start()

    def renew(self) -> None:
        """Build every page anew, as after a change of language; the same one is shown."""
        name = self.page
        focused = getattr(self.stack.currentWidget(), "focused", None)
        key = "" if focused is None else focused()
        self._leave()
        old = list(self.pages.values())
        self.pages.clear()
        self.lounge = self._make_lounge()
        # At once: whoever goes back there finds *Continue* with the keyboard on it.
        self.show_latest()
        self.notice.stand(self.controller.warning)
        self._trail = ["lounge"]
        self._show(name if name in _PLAIN_PAGES else "lounge")
        if key:
            # Whoever changes a setting goes on from there.
            self.pages[self.page].refocus(key)  # type: ignore[attr-defined]
        _shut(old)
        for page in old:
            self.stack.removeWidget(page)
            page.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as the space bar does."""
        if not obey((self._press(),), event):
            super().keyPressEvent(event)

    # Inside

    def _page(self, name: str, make: Callable[[], QWidget]) -> QWidget:
        if name not in self.pages:
            page = make()
            if isinstance(page, Page):
                page.back.connect(self.back)
                page.shortcuts_wanted.connect(self.open_shortcuts)
            self.pages[name] = page
            self.stack.addWidget(page)
        return self.pages[name]

    def _make_lounge(self) -> Lounge:
        made = Lounge(self.look, self.specs, self.controller.preferences)
        made.carousel.prefer(GameId(self._last_game() or ""))
        made.opens, made.is_sole = self._opens, self._is_sole
        made.chosen.connect(self.set_up)
        made.chosen.connect(lambda _game: self.cued.emit("latch"))
        made.continued.connect(self.continue_latest)
        made.turned.connect(self._latest_later)
        made.went.connect(self.go)
        self.pages["lounge"] = made
        self.stack.addWidget(made)
        return made

    def _make(self, name: str) -> QWidget:
        from ui.shell.about.page import AboutPage
        from ui.shell.records.page import RecordsPage
        from ui.shell.saved.page import ShelfPage
        from ui.shell.settings.page import SettingsPage

        if name == "records":
            records = RecordsPage(self.look, self.controller, self.specs)
            records.play.connect(self._set_up_alone)
            records.watched.connect(self.watch_record)
            return records
        if name == "settings":
            return SettingsPage(self.look, self.controller, self.specs)
        if name == "shelf":
            shelf = ShelfPage(self.look, self.controller, self.specs)
            shelf.opened.connect(self.open_file)
            shelf.watched.connect(self.watch_file)
            return shelf
        if name == "about":
            about = AboutPage(self.look)
            about.notices_wanted.connect(lambda: self.go("notices"))
            return about
        if name == "notices":
            from ui.shell.about.licences import NoticesPage

            return NoticesPage(self.look)
        raise KeyError(name)

    def _turn(self) -> None:
        """Finish leaving the page that is shown, before the next one is built.

        What was still settling there takes effect now: it may dress all pages again, drop those
        that were left, or build all of them in another language.
        """
        self._leave()
        self.turning.emit()

    def _show(self, name: str, *, asks: bool = True) -> None:
        """Leave the page that is shown, and show this one.

        Where a guided round is over, the lounge `asks` first whether its match is kept; whoever
        does not answer stays.
        """
        # Of a guided round the desk keeps where it was left, and no match.
        leaves_round = name == "lounge" and self.controller.rehearsing
        if leaves_round and asks and not self.controller.may_close():
            return
        if self.page == "result" and name not in self._trail:
            # Assistive technology leads away without an input; whoever comes back sees it whole.
            self.turns.finish()
        self._turn()
        page = self._page(name, lambda: self._make(name))
        # Also by the way back to what a branch was begun from.
        behind = self._trail[: self._trail.index("table")] if self._is_played else []
        left = name in (*behind, "result") and self._is_played
        if name != "result":
            self._forget_result()
        if name in self._trail:
            del self._trail[self._trail.index(name) + 1 :]
        else:
            self._trail.append(name)
            if isinstance(page, Page):
                page.to_top()
        self.stack.setCurrentWidget(page)
        if left:
            self._picture.start()
        elif name == "table":
            self._picture.stop()
        if "replay" not in self._trail and self._replay is not None:
            self._replay.shut()
        for judged in ("review", "mistakes"):
            if judged in self.pages and judged not in self._trail:
                cast("BoardPage", self.pages[judged]).shut()
        self._tidy.start()
        if name == "lounge":
            self._reopens = None
            if self.controller.rehearsing:
                self.controller.close()
            self._latest_later()
        self._name()
        announce(page, self._title())
        self._enter(page)

    def _enter(self, page: QWidget | None) -> None:
        self._left = None
        enter = getattr(page, "enter", None)
        if enter is not None:
            enter()

    def _shed(self) -> None:
        """Pages that were left for good are built anew sooner than they are dressed anew."""
        for name, page in list(self.pages.items()):
            if name not in self._trail and isinstance(page, Page) and page.is_spare:
                self.stack.removeWidget(self.pages.pop(name))
                delete(page)

    def _leave_match(self) -> None:
        """The open match is about to be closed: nothing of it is shown any more."""
        self._forget_result()
        if self.page in ("table", "result"):
            self._show("lounge", asks=False)
        if self._picture.isActive():
            self._keep_picture()

    def _on_trouble(self) -> None:
        self.notice.stand(self.controller.warning)
        # What *Continue* goes on with may be in memory alone.
        self._latest_later()

    @property
    def _is_played(self) -> bool:
        """Whether the way back leads to a match that is kept."""
        return "table" in self._trail and not self.controller.rehearsing

    def _keep_picture(self) -> None:
        """The table was left: this is how it looked."""
        self._picture.stop()
        page = cast("TablePage | None", self.pages.get("table"))
        # In another language all pages are made anew.
        if page is not None:
            self.controller.keep_picture(page.picture())
            self._latest_later()

    @property
    def waiting(self) -> BusyIndicator:
        """For what may take long."""
        if self._waiting is None:
            from ui.shell.widgets.progress_card import BusyIndicator

            self._waiting = BusyIndicator(self, self.look)
            self._waiting.covered.connect(self._on_covered)
        return self._waiting

    def _on_covered(self, covered: bool) -> None:
        page = self.stack.currentWidget()
        if covered:
            # Nothing goes on behind the card.
            self._covered = page
            self._leave()
            return
        if self._covered is page:
            self._enter(page)
        self._covered = None

    def _ask_unsaved(self) -> bool:
        from ui.shell.match.unsaved import ask

        return self._ask(lambda: ask(self, self.controller))

    def _ask_taught(self) -> bool:
        from ui.shell.match.keep_round import ask

        page = cast("TablePage | None", self.pages.get("table"))
        if page is None or not page.is_taught:
            return True

        def decided() -> bool:
            keeps = ask(self)
            if keeps:
                page.keep()
            elif keeps is False:
                self.controller.discard()
            return keeps is not None

        return self._ask(decided)

    def _ask(self, question: Callable[[], bool]) -> bool:
        """Ask something before the open match is closed; whether the person leaves it."""
        if self._asking:
            return False
        page = self.stack.currentWidget()
        self._asking = True
        # Nothing goes on behind the question.
        self._leave()
        try:
            leaves = question()
        finally:
            self._asking = False
        if not leaves:
            self._enter(page)
        wanted, self._asked_for = self._asked_for, None
        if wanted is not None:
            QTimer.singleShot(0, self, lambda: self.open_file(wanted))
        return leaves

    def _leave(self) -> None:
        """Leave the page that is shown. Again is free, until it or another one is entered."""
        page = self.stack.currentWidget()
        leave = None if page is self._left else getattr(page, "leave", None)
        self._left = page
        if leave is not None:
            leave()

    def _setup(self, game: str, *, practice: bool) -> QWidget | None:
        from ui.shell.setup.page import SetupPage

        spec = self.specs[GameId(game)]

        def make() -> QWidget:
            page = SetupPage(self.look, spec, self.controller, practice=practice)
            page.started.connect(self.start)
            page.drawn.connect(self._tell_at_table)
            page.learn.connect(self.learn)
            return page

        self._turn()
        try:
            return self._page(f"{'practise' if practice else 'setup'}:{game}", make)
        except StowawayError as error:
            self._enter(self.stack.currentWidget())
            self.notice.say(
                self.tr("{game} cannot be played: {reason}").format(
                    game=spec.title(), reason=localise(error)
                )
            )
            return None

    def _spec(self, bridge: TableBridge) -> GameTable | None:
        return self.specs.get(bridge.game.id)

    def _open_table(
        self, bridge: MatchBridge, tutorial: Tutorial | None = None, left: Left | None = None
    ) -> None:
        from ui.shell.match.page import TablePage

        spec = self._spec(bridge)
        assert spec is not None

        def make() -> QWidget:
            made = TablePage(self.look)
            made.rules_wanted.connect(self.open_rules)
            made.result_wanted.connect(self._on_result_wanted)
            made.tutorial_ended.connect(self._on_taught)
            made.tutorial_left.connect(self.controller.leave_guided)
            made.tutorial_kept.connect(self.controller.keep)
            made.tutorial_kept.connect(self._name)
            made.watch_wanted.connect(self.watch_open)
            made.cued.connect(self.cued)
            # Another match closes this one; its table goes first.
            self.controller.closing.connect(made.shut)
            return made

        self._turn()
        page = self._page("table", make)
        assert isinstance(page, TablePage)
        if page.bridge is not bridge:
            bridge.problem.connect(self.notice.say)
            bridge.finished.connect(self._on_finished)
            bridge.turn_changed.connect(self._on_turn)
        if bridge.seats_locked:
            from ui.shell.result.next_steps import trail_result

            levels = [player.level for player in bridge.players]
            game = str(bridge.game.id)
            file = "" if self.controller.path is None else self.controller.path.name
            name = bridge.players[0].name
            page.trail_result = trail_result(
                self.controller, bridge.code, bridge.config, game, levels, name=name, file=file
            )
        else:
            page.trail_result = ""
        names = [player.name for player in bridge.players if player.is_person]
        hidden = self.controller.attempts.hidden("watch", str(bridge.game.id), bridge.code, names)
        page.hides_deal = bool(hidden)
        page.open(bridge, spec, tutorial, left)
        # Whoever is back in the lounge most likely wants another match of the same game.
        self.lounge.carousel.prefer(bridge.game.id)
        self._trail = self._way_to(bridge)
        if not self.controller.rehearsing:
            page.lead_back(branch=len(self._trail) > 1)
        self._show("table")

    def _on_taught(self) -> None:
        if self.controller.bridge is not None:
            self._know(str(self.controller.bridge.game.id))

    def _on_finished(self, _result: object) -> None:
        if self.controller.bridge is not None and not self.controller.bridge.practice:
            self._know(str(self.controller.bridge.game.id))
        # Once a match is over there is time for it: its last moves are still to be seen.
        if self.controller.bridge is not None and self.page == "table":
            self._ready_result(self.controller.bridge)

    def _on_turn(self) -> None:
        if self._readied is not None and self._readied.result is None:
            # The end was taken back, which may be while its page is being filled.
            self._forget_result()

    def _on_result_wanted(self) -> None:
        if self.controller.bridge is not None:
            self._open_result(self.controller.bridge)

    def _open_result(self, bridge: MatchBridge) -> None:
        """Show how a match ended; what is not there yet comes in the next turns.

        Until then the window shows what it showed before, and inputs are for the new page.
        """
        self._turn()
        page = self._result_page()
        if self._readied is not bridge:
            page.forget()
            self._ready_result(bridge)
        left, self._trail = self._is_played, self._way_to(bridge)
        if self.turns.busy:
            self._freeze.hold()
        self._show("result")
        if left:
            # How the match ended, and no longer how it looked when it was left before.
            self._picture.start()
        self.turns.hurry(self.windowHandle(), self.focusWidget())
        # Whoever comes back sees it fill once more.
        self._readied = None

    def _ready_result(self, bridge: MatchBridge) -> None:
        """Build and fill the result page in the turns to come."""
        self._readied = bridge
        self.turns.begin(self._result_steps(bridge))

    def _result_steps(self, bridge: MatchBridge) -> Iterator[None]:
        spec = self._spec(bridge)
        assert spec is not None
        for name in RESULT_MODULES:
            importlib.import_module(name)
            yield
        page = self._result_page()
        yield
        yield from page.fill_in(bridge.outcome(), spec)

    def _clear_out(self) -> None:
        """Clear out what remains of a page that was left, unless charts need the turns now."""
        result = cast("ResultPage | None", self.pages.get("result"))
        if result is not None and result.charts_come:
            self._tidy.start()
        else:
            clear_out()

    def _result_page(self) -> ResultPage:
        from ui.shell.result.page import ResultPage

        def make() -> QWidget:
            made = ResultPage(self.look, self.controller)
            made.again.connect(self._again)
            made.eased.connect(lambda level: self._again(same=False, most=level))
            made.practise.connect(lambda: self._again(same=True, practice=True))
            made.onward.connect(lambda values: self._again(same=False, values=values))
            made.learn.connect(self.learn_anew)
            made.review.connect(self._review)
            made.watch.connect(self.watch_open)
            made.look_back.connect(self.look_back)
            made.lounge.connect(lambda: self._show("lounge"))
            made.travel.connect(self._travel_on)
            made.cued.connect(self.cued)
            return made

        page = self._page("result", make)
        assert isinstance(page, ResultPage)
        # As large as it will be: it is laid only once, and covers what was shown before it.
        page.resize(self.stack.size())
        return page

    def _forget_result(self) -> None:
        """Fill the result page in no further, and keep nothing of what nobody has seen."""
        self.turns.drop()
        page = self.pages.get("result")
        if self._readied is not None and page is not None:
            cast("ResultPage", page).forget()
        self._readied = None
        self._freeze.lift()

    @property
    def _replay(self) -> ReplayPage | None:
        return cast("ReplayPage | None", self.pages.get("replay"))

    def _watch(self, watching: WatchResult) -> None:
        from ui.shell.replay.page import ReplayPage

        spec, bridge = self._to_see(watching), watching.bridge
        if spec is None or bridge is None:
            return

        def make() -> QWidget:
            made = ReplayPage(self.look)
            made.branched.connect(self._branch)
            made.rules_wanted.connect(self.open_rules)
            made.review_wanted.connect(self.look_back)
            made.cued.connect(self.cued)
            return made

        self._turn()
        page = self._page("replay", make)
        assert isinstance(page, ReplayPage)
        page.open(bridge, spec)
        self._show("replay")

    def _look_back(self, watching: WatchResult) -> None:
        from ui.bridge.review import ReviewBridge
        from ui.shell.review.page import ReviewPage

        spec, bridge = self._to_see(watching), watching.bridge
        if spec is None or not isinstance(bridge, ReviewBridge):
            return

        def make() -> QWidget:
            made = ReviewPage(self.look)
            made.branched.connect(self._branch)
            made.rules_wanted.connect(self.open_rules)
            return made

        self._turn()
        page = self._page("review", make)
        assert isinstance(page, ReviewPage)
        page.open(bridge, spec, self.controller.matches)
        self._show("review")

    def _to_see(self, watching: WatchResult) -> GameTable | None:
        """The table of a match that is looked at; what should be known of it is told."""
        if watching.sentence is not None:
            self.notice.say(watching.sentence)
        bridge = watching.bridge
        spec = None if bridge is None else self._spec(bridge)
        if bridge is not None and spec is None:
            bridge.close()
            bridge.deleteLater()
            self.notice.say(self.tr("This version of Stowaway does not include this game."))
        return spec

    def _branch(self, other: bool) -> None:
        """Play on from where a match is watched, or from the decision that is looked back on."""
        watched = cast("ReplayPage | BoardPage", self.pages[self.page]).bridge
        if watched is None:
            return
        closed = self.controller.path
        try:
            bridge = self.controller.branch(watched, other=other)
        except UnsavedError:
            return
        except StowawayError as error:
            self.notice.say(localise(error))
            return
        # What led there was of the match that is closed.
        way = tuple(one for one in self._trail if one not in ("table", "result"))
        if closed is not None and len(way) < len(self._trail):
            at = min(self._trail.index(one) for one in ("table", "result") if one in self._trail)
            self._reopens = [*way[: at + 1]], closed, "result" not in self._trail
        self._begun_from = bridge, watched, way
        self._open_table(bridge)

    def _way_to(self, bridge: MatchBridge) -> list[str]:
        """The way to a match that is played: a branch is begun from what is still watched."""
        if self._begun_from is not None:
            branch, watched, way = self._begun_from
            page = self.pages.get(way[-1])
            if branch is bridge and getattr(page, "bridge", None) is watched:
                return [*way]
        return ["lounge"]

    def _review(self) -> None:
        if self.controller.bridge is not None:
            self._open_table(self.controller.bridge)

    def _again(
        self,
        same: bool,
        most: Level | None = None,
        *,
        practice: bool = False,
        values: Mapping[str, Value] | None = None,
    ) -> None:
        """The same people once more; no computer at a higher level than `most`, and other `values`
        of options, if any are given.
        """
        bridge = self.controller.bridge
        if bridge is None:
            return
        game, levels = str(bridge.game.id), bridge.levels
        least = len(levels) if most is None else levels.index(most)
        seat_setups = tuple(
            SeatSetup(p.name, p.colour, most if p.level in levels[least + 1 :] else p.level)
            for p in bridge.players
        )
        if not same:
            # Another begins, and sits elsewhere at the table.
            seat_setups = seat_setups[1:] + seat_setups[:1]
        code = bridge.code if same else self.controller.new_code(game)
        options = {**dict(bridge.config.options), **(values or {})}
        self.start(game, code, seat_setups, options, practice or bridge.practice)

    def _travel_on(self, game: str, deal: Deal | None) -> None:
        """From the end of one stop to the next one, or to the whole trail."""
        if deal is not None:
            self._travel(game, deal)
            return
        self.open_trail(game)

    def _last_game(self) -> str | None:
        last = self.controller.settings.text("setup.last")
        if GameId(last) in self.specs:
            return last
        return str(next(iter(self.specs))) if self.specs else None

    def _latest_later(self) -> None:
        self._latest.start()

    def _title(self) -> str:
        page = self.stack.currentWidget()
        return page.title() if isinstance(page, Page | Lounge) else ""

    def _name(self) -> None:
        title = self._title()
        self.setWindowTitle(
            self.tr("{page} – Stowaway").format(page=title) if title else self.tr("Stowaway")
        )

    def _full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def _place(self) -> None:
        settings = self.controller.settings
        width, height = settings.number("window.width"), settings.number("window.height")
        wanted = QRect(settings.number("window.x"), settings.number("window.y"), width, height)
        # A screen that is gone must not take the window with it.
        screen = next(
            (
                each
                for each in QGuiApplication.screens()
                if width and each.availableGeometry().contains(wanted.center())
            ),
            None,
        )
        room = _room(screen or QGuiApplication.primaryScreen())
        self._fit_least(room)
        self.resize((QSize(width, height) if width else QSize(*FIRST_WINDOW_SIZE)).boundedTo(room))
        if screen is not None:
            self.move(wanted.topLeft())
        if settings.flag("window.maximised"):
            self.setWindowState(self.windowState() | Qt.WindowState.WindowMaximized)

    def _fit_least(self, room: QSize) -> None:
        """The least size of the window is never more than its screen has room for."""
        if room != self._screen_room:
            self._screen_room = room
            self.setMinimumSize(QSize(*MIN_WINDOW_SIZE).boundedTo(room))

    def _fit_room(self) -> None:
        self.look.fit_window(self.width(), self.height(), self.devicePixelRatioF())

    def _keep_place(self) -> None:
        self._keep.stop()
        # It may have come to another screen, or that screen to another scale.
        self._fit_least(_room(self.screen()))
        if self.isMinimized() or self.isFullScreen() or not self.isVisible():
            return
        self.controller.remember("window.maximised", self.isMaximized())
        if not self.isMaximized():
            for key, value in (
                ("x", self.x()),
                ("y", self.y()),
                ("width", self.width()),
                ("height", self.height()),
            ):
                self.controller.remember(f"window.{key}", value)


def _room(screen: QScreen) -> QSize:
    """The largest window on a screen whose frame does not hang out of it, in logical pixels."""
    size = screen.availableGeometry().size()
    return QSize(size.width(), size.height() - TITLE_BAR_HEIGHT)


def _shut(pages: Iterable[QWidget]) -> None:
    """Let go of the match each has, and end what is worked out about it."""
    for page in pages:
        shut = getattr(page, "shut", None)
        if shut is not None:
            shut()
