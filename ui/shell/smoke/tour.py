"""Shell: the tour of the smoke test: a match of every game, and every page.

It knows no game: what can be played is what the window found.
"""

from __future__ import annotations

import importlib
import pkgutil
import time
from collections.abc import Iterator, Sequence
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImageReader, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

import ui.shell
from engine.core import TEMPO, Act, AwaitingSeats, GameId, NumberOption, Rng
from ui.bridge.trail_progress import today
from ui.look.incremental import IncrementalPainter
from ui.look.palette import COLOURS
from ui.shell.routes import ROUTES
from ui.shell.setup.seating import PERSON
from ui.shell.smoke.runner import SmokeError, TourStep, Until, Walk
from ui.shell.widgets.basic import Page

if TYPE_CHECKING:
    from engine.core import AnyGame, Seat, Value
    from ui.bridge.match import MatchBridge
    from ui.kit.spec import GameTable
    from ui.shell.window import MainWindow

MATCH_TIMEOUT_S: Final = 90.0
"""Seconds that a match may take."""
SMOKE_TEMPO_PERCENT: Final = 2400
"""Percent of the usual tempo, for matches with a clock."""
FIRST_MOVES: Final = 6
"""How many moves of the person are on the picture of a table."""
MOVE_INTERVAL_S: Final = 0.15
"""Seconds between two moves of the person while time runs."""
PLAIN_PAGES: Final = tuple(name for name in ROUTES if name != "notices")
"""Pages that are shown as they open; to the notices the tour presses its way."""


def tour(window: MainWindow) -> Iterator[TourStep]:
    """All steps. Each page is built when its step begins."""
    return _Tour(window).steps()


class _Tour:
    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._seen: set[type[QWidget]] = set()
        self._player: _Player | None = None

    def steps(self) -> Iterator[TourStep]:
        yield TourStep("lounge", self._lounge)
        yield TourStep("keyboard shortcuts", self._shortcuts)
        yield TourStep("what is shipped", self._shipped, picture=False)
        for name in PLAIN_PAGES:
            yield TourStep(name, partial(self._plain, name))
        yield TourStep("the foot of the settings", self._settings_foot)
        yield TourStep("third-party notices", self._notices)
        yield TourStep("a file that is no match", self._bad_file, picture=False)

        for game, spec in self._window.specs.items():
            yield from self._game(str(game), spec)
        yield TourStep("shelf with matches", lambda: self._plain("shelf"))
        yield TourStep("records with charts", self._records)
        yield TourStep("lounge at night", self._night)
        yield TourStep("lounge in German", self._german)
        yield TourStep("every page was shown", self._every_page, picture=False)

    def _game(self, name: str, spec: GameTable) -> Iterator[TourStep]:
        game = self._window.controller.game(name)
        title = game.title
        yield TourStep(f"{title}: set-up", lambda: self._setup(game))
        yield TourStep(f"{title}: table", lambda: self._begin(game), MATCH_TIMEOUT_S)
        yield TourStep(f"{title}: match to its end", self._play_out, MATCH_TIMEOUT_S, picture=False)
        yield TourStep(f"{title}: result", self._result)
        panels = self._page("result").panels
        for number, panel in enumerate(panels, 1):
            what = f"{title}: chart {number} of {len(panels)}"
            yield TourStep(what, partial(self._chart, panel), shown=partial(self._itself, panel))
        yield TourStep(f"{title}: shared", self._share)
        yield TourStep(f"{title}: replay", self._replay)
        if game.is_reviewed:
            yield TourStep(f"{title}: what decisions cost", self._look_back)
            if "guess" not in self._window.pages:
                # Of one game: another one may have no costly decision.
                yield TourStep(f"{title}: a decision guessed", self._guess)
            yield TourStep(f"{title}: a decision asked once more", self._ask)
        yield TourStep(f"{title}: table after the match", self._review)
        yield TourStep(f"{title}: its file, opened", self._open_file)
        if 1 in game.seats:
            yield TourStep(f"{title}: practise", lambda: self._practise(name))
        if game.trail_setup() is not None:
            yield TourStep(f"{title}: trail", lambda: self._trail(name))
        yield TourStep(f"{title}: rules", lambda: self._rules(game))
        if spec.tutorial() is not None:
            yield TourStep(f"{title}: guided first round", lambda: self._learn(name))

    # Pages

    def _lounge(self) -> Walk:
        self._window.go("lounge")
        yield from self._at("lounge")
        if not self._window.specs:
            raise SmokeError("there are no games")

    def _shortcuts(self) -> Walk:
        """What keys do in the lounge, and back there."""
        self._window.open_shortcuts()
        yield from self._at("shortcuts")
        if not self._page("shortcuts").groups:
            raise SmokeError("no key does anything")

    def _shipped(self) -> Walk:
        """What only a package can lack: the reader of drawn icons, and a table for each game."""
        from engine import catalog

        if b"svg" not in [kind.data() for kind in QImageReader.supportedImageFormats()]:
            raise SmokeError("Qt cannot read SVG here")
        if missing := set(catalog.ids()) - set(self._window.specs):
            raise SmokeError(f"there is no table for {', '.join(sorted(missing))}")
        yield _now

    def _plain(self, name: str) -> Walk:
        self._window.go("lounge")
        self._window.go(name)
        yield from self._at(name)

    def _settings_foot(self) -> Walk:
        yield from self._plain("settings")
        page = self._page("settings")
        bar = page.scroller.verticalScrollBar()
        bar.setValue(bar.maximum())
        yield from self._still()

    def _notices(self) -> Walk:
        yield from self._plain("about")
        self._page("about").notices_button.click()
        yield from self._at("notices")
        page = self._page("notices")
        page.search.setText("Lesser General Public")
        if not page.seek():
            raise SmokeError("the third-party notices are incomplete")
        yield from self._still()

    def _bad_file(self) -> Walk:
        """It is refused with a sentence, and nothing else happens."""
        file = self._window.controller.places.data / "bad.stowaway"
        file.write_bytes(b"bad")
        self._window.go("lounge")
        self._window.match_opener.open_file(file)
        if not self._window.notice.sentence or self._window.page != "lounge":
            raise SmokeError("a file that is not a match was not refused")
        self._window.notice.next()
        yield _now

    def _setup(self, game: AnyGame) -> Walk:
        """Seat a person and computers in the game's main form, with its smallest options."""
        self._window.go("lounge")
        self._window.match_opener.set_up(str(game.id))
        yield from self._at(f"setup:{game.id}")
        page = self._page(f"setup:{game.id}")
        count = max(game.default_seats or game.seats[0], min(2, game.seats[-1]))
        levels = [PERSON, *[str(level) for level in list(game.bots)[:1] * (count - 1)]]
        page.seating.fill(
            [
                ("Ada" if level == PERSON else "", colour, level)
                for colour, level in zip(COLOURS, levels, strict=False)
            ]
        )
        page.options.set_values(_smallest(game))
        tutorial = page.spec.tutorial()
        if tutorial is not None:
            # Always the same deal, and one that is known to be good.
            page.deal.edit.setText(tutorial.code)
        yield from self._still()

    def _begin(self, game: AnyGame) -> Walk:
        start: QAbstractButton = self._page(f"setup:{game.id}").start_button
        if not start.isEnabled():
            raise SmokeError("the match cannot be started")
        start.click()
        yield from self._at("table")
        bridge = self._window.controller.bridge
        if bridge is None or bridge.game.id != game.id:
            raise SmokeError("no match was started")
        player = self._player = _Player(bridge)
        yield lambda: player.go_on() >= FIRST_MOVES or bridge.result is not None
        yield from self._still()

    def _play_out(self) -> Walk:
        """Computers in their process, the person with any legal moves."""
        player = self._player
        assert player is not None
        yield lambda: self._look_on() and player.go_on() > 0 and player.is_over
        yield lambda: self._look_on() and self._window.page == "result"
        yield lambda: self._has_left_scene()
        yield from self._at("result")

    def _has_left_scene(self) -> bool:
        """Whether the scene of the end is gone; it holds until a press, and covers the page."""
        page = self._page("result")
        scene = page.scene
        if scene.is_playing and scene.share >= 1.0:
            key = Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier
            QCoreApplication.sendEvent(scene, QKeyEvent(QEvent.Type.KeyPress, *key))
        return bool(scene.isHidden() and not page.is_filling)

    def _look_on(self) -> bool:
        """Look at what waits for that, as long as the table is shown."""
        if self._window.page == "table":
            table = self._page("table").table
            if table.motion.waits:
                table.motion.go_on()
            elif table.holds_end:
                table.end_seen.emit()
        return True

    def _result(self) -> Walk:
        yield from self._at("result")
        page = self._page("result")
        yield lambda: not page.is_reading
        if not page.panels:
            raise SmokeError("the result has no charts")
        yield from self._charts(page.panels)
        page.scroller.verticalScrollBar().setValue(0)
        yield from self._still()

    def _chart(self, panel: Any) -> Walk:
        self._page("result").scroller.ensureWidgetVisible(panel)
        yield from self._still()

    @staticmethod
    def _itself(panel: QWidget) -> QWidget:
        return panel

    def _replay(self) -> Walk:
        self._window.replay_opener.watch_open()
        yield self._is_read
        yield from self._at("replay")
        page = self._page("replay")
        page.bridge.pause()
        page.seek(page.bridge.length * 0.6)
        yield from self._still()
        page.step(1)
        yield from self._still()

    def _look_back(self) -> Walk:
        self._page("replay").review_button.click()
        yield self._is_read
        yield from self._at("review")
        page = self._page("review")
        yield lambda: bool(page.sentence.text() or (page.review and page.review.verdicts))
        if page.sentence.text():
            raise SmokeError(page.sentence.text())
        yield from self._still()

    def _guess(self) -> Walk:
        """The first decision that is marked, before its answer is told."""
        page = self._page("review")
        yield lambda: self._has_marked(page)
        page.ways_on.guess_button.click()
        yield lambda: self._is_read() and self._window.page == "guess"
        yield from self._at("guess")
        self._window.back()
        yield lambda: self._window.page == "review"

    @staticmethod
    def _has_marked(page: Any) -> bool:
        """Whether a decision is marked; none will be once the review is whole, or has ended."""
        if page.ways_on.to_guess:
            return True
        if page.sentence.text():
            raise SmokeError(page.sentence.text())
        if page.review is not None and page.review.whole:
            raise SmokeError("the review has marked no decision that could be guessed")
        return False

    def _share(self) -> Walk:
        """The match, for other people and other programs."""
        self._window.replay_opener.sharing.share_open()
        yield lambda: self._is_read() and self._window.page == "share"
        yield from self._at("share")
        self._window.back()
        yield lambda: self._window.page == "result"

    def _ask(self) -> Walk:
        """One of the person's decisions as a question, answered and judged."""
        controller, watched = self._window.controller, self._page("replay").bridge
        path, moments = controller.path, watched.timeline.moments
        own = next(one for one in watched.players if one.is_person)
        if path is None:
            raise SmokeError("the match was not saved")
        at = next(
            number
            for number, one in enumerate(moments)
            if isinstance(one.given, Act) and one.given.seat == own.seat
        )
        kept, yesterday = controller.matches.mistakes, today() - timedelta(days=1)
        controller.remember("setup.names", (own.name,))
        kept.learn(path, own.seat, [at], own.name, yesterday)
        self._window.replay_opener.open_mistakes()
        yield self._is_read
        yield from self._at("mistakes")
        page = self._page("mistakes")
        if page.bridge is None:
            raise SmokeError(page.sentence.text() or "no question was asked")
        number = 0
        while page.bridge.person_to_act() is not None:
            number += 1
            act = page.bridge.legal(own.seat).sample(Rng("question", number))
            page.bridge.submit(own.seat, [act])
        yield lambda: not page.next_button.isHidden() and page.next_button.isVisible()
        if page.answer is None:
            raise SmokeError(page.sentence.text())
        yield from self._still()
        kept.learn(path, own.seat, [], own.name, yesterday)

    def _review(self) -> Walk:
        while self._window.page in ("replay", "review", "mistakes"):
            self._window.back()
        yield from self._at("result")
        self._page("result").review_button.click()
        yield from self._at("table")

    def _open_file(self) -> Walk:
        """As a file manager would have it: closed, then opened by its name."""
        controller = self._window.controller
        path: Path = controller.shelf()[0].path
        self._window.go("lounge")
        controller.close()
        self._window.match_opener.open_file(path)
        yield self._is_read
        yield from self._at("result")

    def _practise(self, name: str) -> Walk:
        self._window.go("lounge")
        self._window.controller.remember("setup.last", name)
        self._window.match_opener.practise()
        yield from self._at(f"practise:{name}")

    def _trail(self, name: str) -> Walk:
        self._window.go("lounge")
        self._window.match_opener.open_trail(name)
        yield from self._at(f"trail:{name}")
        if not self._page(f"trail:{name}").trail_service.stops:
            raise SmokeError(f"{name} has no stops")
        self._window.match_opener.open_daily(name)
        yield from self._at(f"daily:{name}")
        if self._window.specs[GameId(name)].trips_by() is not None:
            self._window.match_opener.open_trip(name)
            yield from self._at(f"trip:{name}")

    def _rules(self, game: AnyGame) -> Walk:
        self._window.go("lounge")
        self._window.controller.close()
        self._window.controller.remember("setup.last", str(game.id))
        self._window.go("rules")
        yield from self._at(f"rules:{game.id}")
        if not self._page(f"rules:{game.id}").open_at(f"{game.prefix}-1"):
            raise SmokeError(f"the rules have no section {game.prefix}-1")
        yield from self._still()

    def _learn(self, name: str) -> Walk:
        self._window.go("lounge")
        self._window.match_opener.learn(name)
        yield from self._at("table")
        if self._page("table").overlay is None:
            raise SmokeError("the guided round has no guide")

    def _records(self) -> Walk:
        yield from self._plain("records")
        page = self._page("records")
        if len(page.log.entries) < len(self._window.specs):
            raise SmokeError("a finished match is missing from the records")
        yield from self._charts([panel for panel in page.panels if panel.series])

    def _night(self) -> Walk:
        self._window.go("lounge")
        self._window.controller.remember("look.theme", "night")
        yield from self._at("lounge")

    def _german(self) -> Walk:
        english = self._window.lounge.play_button.text()
        self._window.controller.remember("look.language", "de")
        yield lambda: self._window.lounge.play_button.text() != english
        yield from self._at("lounge")

    def _every_page(self) -> Walk:
        """No page of the shell was forgotten, here or by whoever adds one."""
        for module in pkgutil.walk_packages(ui.shell.__path__, "ui.shell."):
            importlib.import_module(module.name)
        pages = set(_below(Page))
        ends = {page for page in pages if not pages & set(page.__subclasses__())}
        if missing := sorted(page.__name__ for page in ends - self._seen):
            raise SmokeError(f"never shown: {', '.join(missing)}")
        yield _now

    # Waiting

    def _page(self, name: str) -> Any:
        if name not in self._window.pages:
            raise SmokeError(f"there is no page {name!r}")
        return self._window.pages[name]

    def _is_read(self) -> bool:
        """On a busy machine a file is read over several turns."""
        return not self._window.waiting.busy

    def _at(self, name: str) -> Walk:
        """Be at a page, with everything on it painted."""
        page = self._page(name)
        self._seen.add(type(page))
        if self._window.page != name or self._window.stack.currentWidget() is not page:
            raise SmokeError(f"the page {name!r} is not shown")
        yield from self._still()

    def _still(self) -> Walk:
        """Nothing is painted part by part any more."""
        yield _turns(3)
        page = self._window.stack.currentWidget()
        assert page is not None
        yield lambda: not any(slices.waiting for slices in page.findChildren(IncrementalPainter))
        yield _turns(2)

    def _charts(self, panels: Sequence[Any]) -> Walk:
        """All charts are drawn, also those that are off the screen."""
        for panel in panels:
            panel.waiting.seen.emit()
        yield lambda: all(panel.plot is not None or panel.waiting.words for panel in panels)
        for panel in panels:
            if panel.plot is None:
                raise SmokeError(panel.waiting.words)
        yield from self._still()


class _Player:
    """The person of a match: any legal move, and no patience with the clock."""

    def __init__(self, bridge: MatchBridge) -> None:
        self._bridge = bridge
        self._moves = 0
        self._next = 0.0

    @property
    def is_over(self) -> bool:
        """Whether the match has its end."""
        return self._bridge.result is not None

    def go_on(self) -> int:
        """Do what is to be done now; how many moves the person has made."""
        bridge = self._bridge
        clock = bridge.clock
        clock.tempo = SMOKE_TEMPO_PERCENT
        if clock.phase == "paused":
            # Another window may have taken the keyboard.
            clock.resume()
        if clock.phase == "countdown":
            clock.skip_countdown()
        seat = next((seat for seat in self._asked() if bridge.players[seat].is_person), None)
        if seat is None or time.monotonic() < self._next:
            return self._moves
        if bridge.is_clocked:
            self._next = time.monotonic() + MOVE_INTERVAL_S
        self._moves += 1
        bridge.submit(seat, [bridge.legal(seat).sample(Rng("smoke", self._moves))])
        return self._moves

    def _asked(self) -> Sequence[Seat]:
        """The seats that the match waits for, or while time runs, those that may act."""
        awaiting = self._bridge.awaiting()
        if not isinstance(awaiting, AwaitingSeats):
            return ()
        return awaiting.may if awaiting.clock else awaiting.due


def _smallest(game: AnyGame) -> dict[str, Value]:
    """The options of a match that is soon over."""
    numbers = [option for option in game.options if isinstance(option, NumberOption)]
    return {o.id: o.high if o.id == TEMPO.id else o.low for o in numbers}


def _below(kind: type[Page]) -> Iterator[type[Page]]:
    """All kinds of pages that the shell has."""
    for inner in kind.__subclasses__():
        if inner.__module__.startswith("ui.shell."):
            yield inner
        yield from _below(inner)


def _now() -> bool:
    return True


def _turns(count: int) -> Until:
    """Wait for turns of the event loop."""
    left = [count]

    def passed() -> bool:
        left[0] -= 1
        return left[0] < 0

    return passed
