"""Shell: the window: its pages, and the way between them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMoveEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import delete, isValid

from engine.core import GameId
from ui.bridge.controller import AppController
from ui.look.shortcuts import Scope, Shortcut, bind, obey
from ui.look.style import Look
from ui.shell.gc_idle import clear_out
from ui.shell.interruptions import Interruptions
from ui.shell.lounge.offers import GameOffers
from ui.shell.lounge.page import Lounge
from ui.shell.page import as_page
from ui.shell.placement import WindowPlacement
from ui.shell.table_registry import specs as find_specs
from ui.shell.widgets.basic import SHORTCUTS, Backdrop, Page, announce
from ui.shell.widgets.message_bar import MessageBar

if TYPE_CHECKING:
    from ui.bridge.achievements import AchievementSearch
    from ui.bridge.base import TableBridge
    from ui.bridge.housekeeping import Housekeeping
    from ui.shell.match.opener import MatchOpener
    from ui.shell.match.page import TablePage
    from ui.shell.replay.opener import ReplayOpener
    from ui.shell.replay.page import ReplayPage
    from ui.shell.result.opener import ResultOpener
    from ui.shell.result.page import ResultPage
    from ui.shell.review.decision_page import BoardPage
    from ui.shell.widgets.progress_card import BusyIndicator

CLEAN_UP_DELAY_MS: Final = 1500
"""How long after a page was left what remains of it is cleared out."""
_LEAVE_PICTURE_DELAY_MS: Final = 60
"""How long after a table was left its picture is taken, in ms: the next page comes first."""
_MAX_PICTURE_LOOKS: Final = 50
"""The most looks that the picture waits for a page of results that is still filling: 3 s."""


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
        self.trail: list[str] = ["lounge"]
        """The names of the pages that led here, and of the one that is shown."""
        self._left: QWidget | None = None
        """The page that is shown, once it was left; None while nobody has left it."""
        self._focused: QWidget | None = None
        """What had the keyboard before the page of shortcuts."""
        # Before there is any page: each is built for the room that the window has.
        self.placement = WindowPlacement(self, look, controller)
        self.placement.restore()
        self.placement.fit()
        self.offers = GameOffers(self)
        self.interruptions = Interruptions(self)
        backdrop = Backdrop(look)
        column = QVBoxLayout(backdrop)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.stack = QStackedWidget()
        self.notice = MessageBar(look)
        column.addWidget(self.stack, 1)
        column.addWidget(self.notice)
        self.setCentralWidget(backdrop)
        self.housekeeping: Housekeeping | None = None
        """What makes backups, from the app's beginning on."""
        self.achievements: AchievementSearch | None = None
        """What is found in finished matches; from the first look at the lounge's ticket on."""
        self.lounge = self._make_lounge()
        controller.problem.connect(self.notice.say)
        controller.troubled.connect(self._on_trouble)
        controller.shelf_changed.connect(self._latest_later)
        controller.closing.connect(self._leave_match)
        look.changing.connect(self._shed)
        self.picturing = QTimer(self)
        """Runs until the picture of a table that was left is taken."""
        self.picturing.setSingleShot(True)
        self.picturing.setInterval(_LEAVE_PICTURE_DELAY_MS)
        self.picturing.timeout.connect(self._on_picturing)
        self._picture_looks = 0
        self._latest = QTimer(self)
        self._latest.setSingleShot(True)
        self._latest.setInterval(0)
        self._latest.timeout.connect(self.show_latest)
        self._tidy = QTimer(self)
        self._tidy.setSingleShot(True)
        self._tidy.setInterval(CLEAN_UP_DELAY_MS)
        self._tidy.timeout.connect(self._clear_out)
        self.renew_title()

    def begin(self) -> None:
        """Make what can wait until the lounge is painted: the keys that lead somewhere."""
        from ui.shell.drops import FileDrops

        for shortcut in self._ways():
            bind(shortcut, self)
        FileDrops(self, self.match_opener.open_file)

    def _ways(self) -> tuple[Shortcut, ...]:
        """Return the keys that lead somewhere from every page.

        They are plain keys: without a desktop Qt knows none for the standard ones.
        """
        return (
            Shortcut(("F1",), self.tr("Rules"), lambda: self.open_rules("")),
            Shortcut((SHORTCUTS,), self.tr("Keyboard shortcuts"), self.open_shortcuts),
            Shortcut(("F11",), self.tr("Turn full screen on or off"), self.placement.fill_screen),
            Shortcut(("Ctrl+O",), self.tr("Open a match from a file"), self.match_opener.ask_file),
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

    # What helps the window; what the lounge's first frame does not need is imported later

    @cached_property
    def match_opener(self) -> MatchOpener:
        """The ways to a table."""
        from ui.shell.match.opener import MatchOpener

        return MatchOpener(self)

    @cached_property
    def result_opener(self) -> ResultOpener:
        """The way to the page of the result."""
        from ui.shell.result.opener import ResultOpener

        return ResultOpener(self)

    @cached_property
    def replay_opener(self) -> ReplayOpener:
        """The ways to matches that are over."""
        from ui.shell.replay.opener import ReplayOpener

        return ReplayOpener(self)

    @property
    def waiting(self) -> BusyIndicator:
        """For what may take long."""
        return self.interruptions.waiting

    # Ways

    @property
    def page(self) -> str:
        """The name of the page that is shown."""
        return self.trail[-1]

    def go(self, name: str) -> None:
        """Show a page by its name: one of `ROUTES`, or one that is opened for a game or a match."""
        if name == "practise":
            self.match_opener.practise()
        elif name == "rules":
            self.open_rules("")
        elif name == "shortcuts":
            self.open_shortcuts()
        elif name == "learn":
            self.match_opener.learn()
        elif name == "trail":
            self.match_opener.open_trail()
        elif name == "daily":
            self.match_opener.open_daily()
        elif name == "mistakes":
            self.replay_opener.open_mistakes()
        else:
            self.show_page(name)

    def back(self) -> None:
        """Show the page from which this one was opened."""
        if self.page == "shortcuts":
            self._back_from_shortcuts()
            return
        behind = self.trail[-2] if len(self.trail) > 1 else "lounge"
        kind, _, game = behind.partition(":")
        if self.replay_opener.reopen(behind):
            return
        if kind == "trail":
            # The result of a stop leads there, also where the page was not built yet.
            self.match_opener.open_trail(game)
        elif kind == "daily":
            self.match_opener.open_daily(game)
        else:
            self.show_page(behind)

    def open_rules(self, rule: str) -> None:
        """Show the rules of the present game, at a rule's number if one is given: in the lounge
        those of the chosen suitcase, on a page about a game those of that.
        """
        bridge: TableBridge | None = self.controller.bridge
        if self.page in ("replay", "review", "mistakes", "guess"):
            bridge = cast("ReplayPage | BoardPage", self.pages[self.page]).bridge or bridge
        game = str(bridge.game.id) if bridge is not None else self.offers.played()
        if self.page == "lounge" and self.lounge.carousel.game is not None:
            game = str(self.lounge.carousel.game)
        page = self.pages.get(self.page)
        if isinstance(page, Page) and page.rules_game is not None:
            game = page.rules_game
        if game is not None:
            self.open_rules_of(game, rule)

    def open_rules_of(self, game: str, rule: str = "") -> None:
        """Show the rules of a game, at a rule's number if one is given."""
        from ui.kit.rules_text import PROGRAM_PAGE_ID
        from ui.shell.rules.page import RulesPage

        spec = None if game == PROGRAM_PAGE_ID else self.specs[GameId(game)]
        name = f"rules:{game}"
        self.turn()
        if self.page == "shortcuts":
            # They are of the page behind, from which the rules are opened then.
            self.trail.pop()
        left = self.page
        if self.page.startswith("rules:"):
            # Another game's rules take the place of these.
            self.trail.pop()
            left = self.page

        def make() -> QWidget:
            made = RulesPage(self.look, spec, tuple(self.specs.values()))
            made.learn.connect(self.match_opener.learn_anew)
            made.others_wanted.connect(self.open_rules_of)
            return made

        page = self.build(name, make)
        if self.page != name:
            beside = left == "table"
            assert isinstance(page, RulesPage)
            page.stand_beside(match=beside, guided=beside and self.controller.rehearsing)
            self.show_page(name)
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
        self.turn()
        page = self.build("shortcuts", lambda: ShortcutsPage(self.look))
        assert isinstance(page, ShortcutsPage)
        page.show_scopes(scopes)
        self.show_page("shortcuts")

    def _back_from_shortcuts(self) -> None:
        """Show the page behind as it was, with the keyboard where it was."""
        self.show_page(self.trail[-2])
        page, focused, self._focused = self.stack.currentWidget(), self._focused, None
        if focused is not None and isValid(focused) and isinstance(page, Page | Lounge):
            page.refocus_to(focused)

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
        # Whoever has played a game to its end needs no conductor, even if they left the guided
        # round half-way; it is still found under Rules, and before a new match.
        known = self.controller.settings.texts("setup.known")
        offers, taught = self.offers, self.offers.taught()
        half = set(filter(self.controller.guided.has, offers.by_interest()))
        new = {*filter(offers.teaches, offers.by_interest()), *half} - {*known}
        teach = offers.opens("learn") if taught in new else ""
        step = self.controller.guided.step(taught) if taught in half else (0, 0)
        self.lounge.goes_on(taught in half, step)
        spec = None if latest is None else self.specs.get(GameId(latest.game))
        game, introduced = "" if spec is None else spec.title(), offers.introduced()
        self.lounge.set_latest(words, game=game, teach=teach, later=bool(new), new=introduced)
        if self.achievements is None:
            from ui.bridge.achievements import AchievementSearch

            self.achievements = AchievementSearch(self.controller, self)
            self.achievements.found.connect(self._latest_later)
            self.achievements.found.connect(self.result_opener.tell_stickers)
        chosen, name = self.lounge.carousel.game, self.controller.attempts.player_name
        if chosen is not None:
            won = {row.id for row in self.achievements.achieved(name) if row.game == chosen}
            self.lounge.show_stickers(self.specs[chosen].title(), offers.stickers(chosen), won)
        offers.upcoming.renew(wanted=not teach and introduced is None)
        from ui.bridge.trail_progress import today

        self.lounge.set_mistakes(self.controller.questions(today()))
        if latest is not None:
            path = latest.path
            self.lounge.show_glimpse(spec, lambda: self.controller.matches.picture(path))
        if self.page == "lounge" and self.focusWidget() is None:
            self.lounge.enter()

    # Window

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tidy up; whoever stays at a match that is not saved keeps the window."""
        if self.interruptions.asking or not self.controller.may_close():
            event.ignore()
            return
        self.interruptions.stop()
        self.placement.keep()
        self.result_opener.forget()
        if self.achievements is not None:
            self.achievements.stop()
        self.leave_page()
        if self.is_played:
            self._keep_picture()
        # Here, so that nobody is asked twice.
        self.controller.close()
        _shut(self.pages.values())
        event.accept()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.placement.keeping.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Remember the size; once it is settled, everything grows or shrinks with it."""
        super().resizeEvent(event)
        self.placement.keeping.start()
        self.placement.settling.start()

    def changeEvent(self, event: QEvent) -> None:
        """Remember whether it is maximised."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange:
            self.placement.keeping.start()

    def renew(self) -> None:
        """Build every page anew, as after a change of language; the same one is shown."""
        from ui.shell.routes import ROUTES

        name, before = self.page, as_page(self.stack.currentWidget())
        key = "" if before is None else before.focused()
        self.leave_page()
        old = list(self.pages.values())
        self.pages.clear()
        self.offers = GameOffers(self)
        self.lounge = self._make_lounge()
        # At once: whoever goes back there finds *Continue* with the keyboard on it.
        self.show_latest()
        self.notice.stand(self.controller.warning)
        self.trail = ["lounge"]
        self.show_page(name if name in ROUTES else "lounge")
        shown = as_page(self.stack.currentWidget())
        if key and shown is not None:
            # Whoever changes a setting goes on from there.
            shown.refocus(key)
        _shut(old)
        for page in old:
            self.stack.removeWidget(page)
            page.deleteLater()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the focus, as the space bar does."""
        if not obey((self._press(),), event):
            super().keyPressEvent(event)

    # Inside

    def build(self, name: str, make: Callable[[], QWidget]) -> QWidget:
        """The page of a name, made if it is not there."""
        if name not in self.pages:
            page = make()
            if isinstance(page, Page):
                page.back.connect(self.back)
                page.titled.connect(self.renew_title)
                page.shortcuts_wanted.connect(self.open_shortcuts)
            self.pages[name] = page
            self.stack.addWidget(page)
        return self.pages[name]

    def _make_lounge(self) -> Lounge:
        made = Lounge(self.look, self.specs, self.controller.preferences)
        made.carousel.prefer(GameId(self.offers.played() or ""))
        made.opens, made.is_sole = self.offers.opens, self.offers.is_sole
        # Through the window: what begins matches is imported after the lounge's first frame.
        made.chosen.connect(lambda game: self.match_opener.set_up(game))
        made.chosen.connect(lambda _game: self.cued.emit("latch"))
        made.continued.connect(lambda: self.match_opener.continue_latest())
        made.turned.connect(self._latest_later)
        made.went.connect(self.go)
        self.pages["lounge"] = made
        self.stack.addWidget(made)
        return made

    def _make(self, name: str) -> QWidget:
        from ui.shell.routes import ROUTES

        return ROUTES[name](self)

    def turn(self) -> None:
        """Finish leaving the page that is shown, before the next one is built.

        What was still settling there takes effect now: it may dress all pages again, drop those
        that were left, or build all of them in another language.
        """
        self.leave_page()
        self.turning.emit()

    def show_page(self, name: str, *, asks: bool = True) -> None:
        """Leave the page that is shown, and show this one.

        Where a guided round is over, the lounge `asks` first whether its match is kept; whoever
        does not answer stays.
        """
        # Of a guided round the controller keeps where it was left, and no match.
        leaves_round = name == "lounge" and self.controller.rehearsing
        if leaves_round and asks and not self.controller.may_close():
            return
        if self.page == "result" and name not in self.trail:
            # Assistive technology leads away without an input; whoever comes back sees it whole.
            self.result_opener.turns.finish()
        self.turn()
        ahead = self.trail[: self.trail.index(name)] if name in self.trail else self.trail
        self.controller.people.show_table(name == "table" or "table" in ahead)
        page = self.build(name, lambda: self._make(name))
        # Also by the way back to what a branch was begun from.
        behind = self.trail[: self.trail.index("table")] if self.is_played else []
        left = name in (*behind, "result") and self.is_played
        if name != "result":
            self.result_opener.forget()
        if name in self.trail:
            del self.trail[self.trail.index(name) + 1 :]
        else:
            self.trail.append(name)
            if isinstance(page, Page):
                page.to_top()
        self.stack.setCurrentWidget(page)
        if left:
            self.picturing.start()
        elif name == "table":
            self.picturing.stop()
        self.replay_opener.shut_left()
        self._tidy.start()
        if name == "lounge":
            self.replay_opener.reopens = None
            if self.controller.rehearsing:
                self.controller.close()
            self._latest_later()
        self.renew_title()
        announce(page, self._title())
        self.enter_page(page)

    def enter_page(self, page: QWidget | None) -> None:
        """Let a page that is shown go on."""
        self._left = None
        entered = as_page(page)
        if entered is not None:
            entered.enter()

    def _shed(self) -> None:
        """Pages that were left for good are built anew sooner than they are dressed anew."""
        for name, page in list(self.pages.items()):
            if name not in self.trail and isinstance(page, Page) and page.is_spare:
                self.stack.removeWidget(self.pages.pop(name))
                delete(page)

    def _leave_match(self) -> None:
        """The open match is about to be closed: nothing of it is shown any more."""
        self.result_opener.forget()
        if self.page in ("table", "result"):
            self.show_page("lounge", asks=False)
        if self.picturing.isActive():
            self._keep_picture()

    def _on_trouble(self) -> None:
        self.notice.stand(self.controller.warning)
        # What *Continue* goes on with may be in memory alone.
        self._latest_later()

    @property
    def is_played(self) -> bool:
        """Whether the way back leads to a match that is kept."""
        return "table" in self.trail and not self.controller.rehearsing

    def _on_picturing(self) -> None:
        """Take the picture of the table that was left, once the page of results needs no turns."""
        result = cast("ResultPage | None", self.pages.get("result"))
        filling = self.page == "result" and result is not None and result.is_filling
        self._picture_looks = self._picture_looks + 1 if filling else 0
        if filling and self._picture_looks <= _MAX_PICTURE_LOOKS:
            self.picturing.start()
        else:
            self._keep_picture()

    def _keep_picture(self) -> None:
        """The table was left: this is how it looked."""
        self.picturing.stop()
        self._picture_looks = 0
        page = cast("TablePage | None", self.pages.get("table"))
        # In another language all pages are made anew.
        if page is not None:
            self.controller.keep_picture(page.picture())
            self._latest_later()

    def leave_page(self) -> None:
        """Leave the page that is shown. Again is free, until it or another one is entered."""
        page = self.stack.currentWidget()
        before, self._left = self._left, page
        left = as_page(page)
        if left is not None and page is not before:
            left.leave()

    def _clear_out(self) -> None:
        """Clear out what remains of a page that was left, unless charts need the turns now."""
        result = cast("ResultPage | None", self.pages.get("result"))
        if self.page == "result" and result is not None and result.is_filling:
            self._tidy.start()
        else:
            clear_out()

    def _latest_later(self) -> None:
        self._latest.start()

    def _title(self) -> str:
        page = self.stack.currentWidget()
        shown = as_page(page)
        return "" if shown is None else shown.title()

    def renew_title(self) -> None:
        """Name the window after the page that is shown."""
        title = self._title()
        self.setWindowTitle(
            self.tr("{page} – Stowaway").format(page=title) if title else self.tr("Stowaway")
        )


def _shut(pages: Iterable[QWidget]) -> None:
    """Let go of the match each has, and end what is worked out about it."""
    for page in pages:
        one = as_page(page)
        if one is not None:
            one.shut()
