"""The kit of the tables' laws: a table that is shown, and a driver that says how it is played.

A game has `tests/ui/tables/<id>/driver.py` with `DRIVERS`, one for each form that its table has.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsView, QPushButton, QWidget
from shiboken6 import delete

from engine import catalog
from engine.core import Act, Action, AnyGame, Rng, Seat, Value
from engine.match import Player, Session, begin
from engine.match.timeline import ReplayTimeline
from tests.laws.kit import PORTERS, PORTERS_GAME
from tests.laws.kit import play as played
from tests.ui.access.reader import Reader
from tests.ui.tables.laws.seconds import Time
from ui.access.voice import Voice
from ui.bridge.base import TableBridge
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.replay import ReplayBridge
from ui.kit.spec import GameTable
from ui.look.incremental import IncrementalPainter
from ui.look.shortcuts import PAD_PREFIX, combination
from ui.look.style import Look, ThemeChoice
from ui.shell import table_registry

HERE: Final = Path(__file__).resolve().parents[1]
LEFT: Final = Qt.MouseButton.LeftButton
NO_MODIFIER: Final = Qt.KeyboardModifier.NoModifier
NAMES: Final = ("Ada", "Grace", "Emmy Noether", "Sibylla Merian", "Ida", "Rosa", "Lise", "Vera")
COLOURS: Final = ("brick", "ocean", "plum", "moss")
WAYS: Final = ("keys", "pointer", "tree")
GAMES: Final = (*(str(name) for name in table_registry.specs()), PORTERS)
"""Every game that has a table, and the toy with hands."""


class Wrong(NamedTuple):
    """What is refused: its rule, and what the table's sentence must say."""

    rule: str
    words: Sequence[str]


class Driver:
    """What the laws have to know of one form of a game's table; the table is a real one."""

    game: ClassVar[str]
    form: ClassVar[str] = ""
    options: ClassVar[Mapping[str, Value]] = {}
    seats: ClassVar[int] = 2
    """How many persons play a round."""
    sealed: ClassVar[bool] = True
    """Of a game with hands for more than two: whether several decide at the same time."""
    without: ClassVar[Mapping[str, str]] = {}
    """Laws that this form cannot be asked for (`WAYS`, undo, wrong), and why."""

    going_on: ClassVar[int] = 4
    """How many decisions it takes until each key had its use."""

    def __init__(self, table: Any, bridge: Any, time: Time) -> None:
        self.table, self.bridge, self.time = table, bridge, time
        self.reader = Reader(table)

    # What a game says

    def decide(self) -> Sequence[Action]:
        """The acts of one decision of the person to act, as they are confirmed together."""
        return (next(iter(self.bridge.legal(self.seat))),)

    def keys(self, acts: Sequence[Action]) -> None:
        """Do it by keyboard: each key goes to whatever has the focus."""
        raise NotImplementedError

    def pointer(self, acts: Sequence[Action]) -> None:
        """Do it by pointer."""
        raise NotImplementedError

    def tree(self, acts: Sequence[Action]) -> None:
        """Do it through the accessible tree, found by role and name."""
        raise NotImplementedError

    def wrong(self) -> Wrong:
        """Do what the rules refuse, by pointer."""
        raise NotImplementedError

    @staticmethod
    def secrets(hidden: Any, public: Any) -> set[str]:
        """The words of what a seat's view tells and a spectator's does not."""
        raise NotImplementedError

    @property
    def holds(self) -> bool:
        """Of a game with hands: whether a card is chosen that was not played yet."""
        raise NotImplementedError

    @property
    def late(self) -> bool:
        """Whether the screen has yet to come to what has happened."""
        busy: bool = self.table.motion.busy
        return busy

    @property
    def voice(self) -> Voice:
        """What the table says aloud."""
        found: Voice = self.table.voice
        return found

    def show_anew(self) -> None:
        """Have the table show all of it once more."""
        self.table.refresh()

    def rest(self) -> None:
        """Have the screen come to what has happened."""

    def pick(self) -> None:
        """Of a game with hands: decide, so that somebody else is due."""
        self.table.reserve(1)
        assert self.table.confirm()

    # What the laws ask

    @property
    def seat(self) -> Seat:
        """Who is to act at the screen."""
        seat: Seat | None = self.bridge.person_to_act()
        assert seat is not None, "nobody is to act"
        return seat

    @property
    def round(self) -> int:
        number: int = self.bridge.view().round
        return number

    @property
    def acts(self) -> tuple[tuple[Seat, Action], ...]:
        """All that was done in the match, by whom."""
        given = (moment.given for moment in self.bridge._session.moments)
        return tuple((act.seat, act.action) for act in given if isinstance(act, Act))

    @property
    def now(self) -> str:
        """The sentence that says what is to be done, or why not."""
        words: str = self.table.now.text()
        return words

    def lift(self) -> None:
        """Give the screen to whoever it waits for."""
        screen = self.bridge.screen
        assert screen.due is None or screen.take(screen.due)
        self.rest()

    def states(self) -> Iterator[None]:
        """Bring the table into states in which its keys have a use, one after another."""
        self.lift()
        yield None
        for _ in range(self.going_on):
            self.table.reserve(1)
            yield None
            self.table.drawer.button.click()
            yield None
            self.table.drawer.button.click()
            self.table.undo()
            assert self.bridge.submit(self.seat, self.decide()) is None
            self.rest()
            self.lift()
            yield None

    def places(self) -> Iterator[Callable[[], object]]:
        """What leads the keyboard to each kind of thing on the table."""
        table, scene = self.table, self.table.stage.scene()

        def stage(item: QGraphicsItem | None) -> None:
            table.stage.setFocus()
            scene.setFocusItem(item, Qt.FocusReason.TabFocusReason)

        yield lambda: stage(None)
        kinds = {type(each): each for each in scene.items() if each.isVisible()}
        can = QGraphicsItem.GraphicsItemFlag.ItemIsFocusable
        for item in kinds.values():
            if item.flags() & can:
                yield partial(stage, item)
        for widget in table.findChildren(QWidget):
            if widget.isVisible() and (hasattr(widget, "scope") or widget in self.led()):
                yield widget.setFocus

    def led(self) -> Sequence[QWidget]:
        """Further widgets whose keys are the table's, as the buttons of a question."""
        return ()

    def strike(self, name: str) -> None:
        """Press a key by its name where the focus is."""
        pad = Qt.KeyboardModifier.KeypadModifier if name.startswith(PAD_PREFIX) else NO_MODIFIER
        modifiers, key = combination(name.removeprefix(PAD_PREFIX))
        QTest.keyClick(QApplication.focusWidget() or self.table, key, modifiers | pad)

    def told_once(self) -> set[str]:
        """Words that some seat could read at some time, and that are nowhere on the table now."""
        if not has_hands(type(self)):
            return set()
        session, found = self.bridge._session, set[str]()
        observe = session.game.observe
        for moment in session.moments:
            public = observe(moment.state, None)
            for seat in self.bridge.seats:
                found |= self.secrets(observe(moment.state, seat), public)
        now = told(self.table)
        return {word for word in found if word not in now}

    def key(self, key: Qt.Key) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(QApplication.focusWidget() or self.table, key)

    def press(self, button: QPushButton) -> None:
        """Click a button where it is seen: nothing lies over it."""
        assert button.isVisible(), button.text()
        assert button.isEnabled(), button.text()
        window = button.window()
        middle = button.mapTo(window, button.rect().center())
        assert window.childAt(middle) is button, f"{button.text()} is covered"
        QTest.mouseClick(button, LEFT)


class Shown(NamedTuple):
    """All that a table shows of the match."""

    picture: QImage
    log: tuple[str, ...]


def shown(table: QWidget) -> Shown:
    """What a table shows, without focus.

    Left out of the picture: the buttons of undo and redo, which tell of more than the match, and
    the log, whose lines lie as they came and are compared as words.
    """
    focus = QApplication.focusWidget()
    if focus is not None:
        focus.clearFocus()
    QApplication.sendEvent(table, QEvent(QEvent.Type.Leave))
    settle()
    image = _whole(table).convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for name in ("undo_button", "redo_button", "log"):
        part = getattr(table, name, None)
        if part is not None and part.isVisibleTo(table):
            painter.fillRect(QRect(part.mapTo(table, QPoint()), part.size()), QColor("black"))
    painter.end()
    log = getattr(table, "log", None)
    return Shown(image, () if log is None else tuple(log.lines))


def tips(table: QWidget) -> list[str]:
    """The tips of all that can be seen of a table, on its stage and around it."""
    # What can be undone is told of the match, and of what was undone in it.
    left_out = {getattr(table, name, None) for name in ("undo_button", "redo_button")}
    widgets = [each for each in table.findChildren(QWidget) if each.isVisibleTo(table)]
    found = [each.toolTip() for each in widgets if each not in left_out]
    for each in widgets:
        if isinstance(each, QGraphicsView):
            shown = (item for item in each.scene().items() if item.isVisible())
            found += [item.toolTip() for item in shown]
    return sorted(filter(None, found))


def _whole(table: QWidget) -> QImage:
    """The picture of a table once all is painted: on a busy machine art comes over some turns."""
    for _ in range(400):
        image = table.grab().toImage()
        if not any(slices.waiting for slices in table.findChildren(IncrementalPainter)):
            return image
        settle()
    raise AssertionError("it is never painted whole")


def told(widget: QWidget) -> str:
    """All that is written on a widget, in its tips, or for assistive technology."""
    found: list[str] = []
    for each in (widget, *widget.findChildren(QWidget)):
        if each.isVisibleTo(widget):
            found += [each.toolTip(), each.accessibleName(), each.accessibleDescription()]
            found += [getattr(each, "text", str)(), *getattr(each, "lines", ())]
        if isinstance(each, QGraphicsView):
            found += [item.toolTip() for item in each.scene().items() if item.isVisible()]
    return "\n".join(filter(None, found))


@contextmanager
def moving(preferences: Preferences) -> Iterator[None]:
    """Let things move at the tables of a room."""
    preferences.set_speed(Speed.NORMAL)
    try:
        yield
    finally:
        preferences.set_speed(Speed.OFF)


def settle() -> None:
    """Let timers of no length have their turn."""
    for _ in range(3):
        QTest.qWait(1)


def load(file: Path, name: str) -> Any:
    """A module of the tests by its file."""
    assert file.exists(), f"a new game needs {file}"
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _driver_file(game: str) -> Path:
    return HERE / game / "driver.py"


def _drivers(game: str) -> tuple[type[Driver], ...]:
    file = _driver_file(game)
    if not file.is_file():
        # `test_it_has_a_driver` says so; the other games are held to the laws all the same.
        return ()
    found: tuple[type[Driver], ...] = load(file, f"tests.ui.tables.{game}.driver").DRIVERS
    return found


DRIVERS: Final = tuple(driver for game in GAMES for driver in _drivers(game))
DRIVEN: Final = tuple(game for game in GAMES if any(each.game == game for each in DRIVERS))
"""The games that have a driver: all of them, if the tests pass."""


def without_driver(game: str) -> str:
    """Return what to add to a game without a driver; empty for a game that has one."""
    if game in DRIVEN:
        return ""
    file = _driver_file(game).relative_to(HERE.parents[2])
    return (
        f"The laws of tables cannot play {game}. Add {file.as_posix()} with `DRIVERS`, a tuple "
        f"of subclasses of `Driver` ({__name__}), one for each form of the table."
    )


def driver_id(driver: type[Driver]) -> str:
    """The name of a test's case."""
    return f"{driver.game}-{driver.form}".rstrip("-")


def rules(driver: type[Driver]) -> AnyGame:
    """The game of a driver."""
    return PORTERS_GAME if driver.game == PORTERS else catalog.game(driver.game)


def has_hands(driver: type[Driver]) -> bool:
    """Whether seats hold secrets from one another in this form."""
    game = rules(driver)
    return game.hands(game.configure(driver.seats, dict(driver.options)))


def covers_hands(driver: type[Driver]) -> bool:
    """Whether the screen is covered between persons in this form."""
    game = rules(driver)
    return game.covers_hands(game.configure(driver.seats, dict(driver.options)))


def people(count: int) -> list[Player]:
    """Return persons, with names short and long."""
    return [Player("person", None, NAMES[n], COLOURS[n % 4]) for n in range(count)]


Build = Callable[[Look, TableBridge], QWidget]


class Room:
    """Where tables stand: makes them, shows them, and lets go of them."""

    def __init__(self, application: QApplication) -> None:
        self.look = Look(ThemeChoice.DAY)
        self.look.dress(application)
        self.pool = WorkerPool()
        self.preferences = Preferences(Speed.OFF)
        self.bridges: list[MatchBridge | ReplayBridge] = []
        self.tables: list[QWidget] = []

    def spec(self, driver: type[Driver]) -> GameTable:
        """What the game's table gives to the program."""
        return table_registry.specs()[rules(driver).id]

    def match(self, driver: type[Driver], seats: int, *, practice: bool = False) -> Session:
        """A match of persons."""
        options = dict(driver.options)
        return begin(rules(driver), "law", people(seats), options, practice=practice)

    def past(self, driver: type[Driver], inputs: int) -> Session:
        """A match that was played at random, so far."""
        session = self.match(driver, driver.seats)
        for _ in played(session, Rng("tables", driver.game)):
            if session.inputs >= inputs:
                break
        return session

    def table(
        self,
        driver: type[Driver],
        bridge: TableBridge,
        build: Build | None = None,
        size: tuple[int, int] = (1264, 700),
    ) -> QWidget:
        """A table that is shown."""
        table = (build or self._build(driver))(self.look, bridge)
        self.tables.append(table)
        table.resize(*size)
        table.show()
        assert QTest.qWaitForWindowExposed(table)
        return table

    def _build(self, driver: type[Driver]) -> Build:
        spec = self.spec(driver)
        return lambda look, bridge: spec.table(look, bridge, None)

    def play(
        self,
        driver: type[Driver],
        *,
        seats: int = 0,
        practice: bool = False,
        build: Build | None = None,
        size: tuple[int, int] = (1264, 700),
    ) -> Driver:
        """A driver at the table of a match that begins."""
        session, time = self.match(driver, seats or driver.seats, practice=practice), Time()
        bridge = MatchBridge(session, self.pool, self.preferences, now=time)
        self.bridges.append(bridge)
        table: Any = self.table(driver, bridge, build, size)
        if has_hands(driver):
            bridge.screen.covering.connect(table.cover)
        bridge.begin()
        table.setFocus()
        made = driver(table, bridge, time)
        made.rest()
        return made

    def watch(
        self, driver: type[Driver], session: Session, build: Build | None = None
    ) -> tuple[ReplayBridge, QWidget]:
        """A match that is watched."""
        bridge = ReplayBridge(session, ReplayTimeline.wound(session), self.preferences, now=Time())
        self.bridges.append(bridge)
        return bridge, self.table(driver, bridge, build)

    def destroy(self, table: QWidget) -> None:
        """Destroy a table as Qt does; whoever still names it in Python keeps an empty shell."""
        self.tables.remove(table)
        delete(table)

    def close(self) -> None:
        """Let go of all of them."""
        for table in self.tables:
            table.close()
            table.deleteLater()
        for bridge in self.bridges:
            bridge.close()
        self.pool.close()


class Asked(QObject):
    """Which rules a table was asked for."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.rules: list[str] = []
        table.rule_asked.connect(self.rules.append)
