"""Fixtures of the bridge's tests: a bridge on a real match, with computers in a real process."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import Action, AnyGame, BotProgress, Level, Rng, Seat
from engine.match import BotRequest, Player, begin, iter_progress
from tests.match.taps import TapsGame
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed

GAME = "pack_the_essentials"
PERSON = Player()

Make = Callable[..., MatchBridge]


@pytest.fixture
def pool(qapp: QApplication) -> Iterator[WorkerPool]:
    made = WorkerPool()
    yield made
    made.close()


@pytest.fixture
def preferences(qapp: QApplication) -> Preferences:
    return Preferences(Speed.OFF)


@pytest.fixture
def make(pool: WorkerPool, preferences: Preferences) -> Iterator[Make]:
    made: list[MatchBridge] = []

    def bridge(
        players: Sequence[Player] = (PERSON,),
        *,
        seed: str = "bridge",
        practice: bool = False,
        options: dict[str, Any] | None = None,
        start: bool = True,
        game: AnyGame | None = None,
    ) -> MatchBridge:
        found = catalog.game(GAME) if game is None else game
        session = begin(found, seed, players, options, practice=practice)
        built = MatchBridge(session, pool, preferences)
        made.append(built)
        if start:
            built.begin()
        return built

    yield bridge
    for each in made:
        each.close()


class Prompt(QObject):
    """A pool that answers at once in this process, for games that are not in the catalog."""

    thought = Signal(int, object, bool)
    gave_up = Signal(int, str)

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self._game = game
        self._number = 0
        self._open: set[int] = set()

    def ask(self, question: BotRequest, *, first: bool = False) -> int:
        self._number += 1
        number = self._number
        self._open.add(number)
        *_, last = iter_progress(self._game, question)
        QTimer.singleShot(0, self, lambda: self._answer(number, last))
        return number

    def stop(self, number: int) -> None:
        self._open.discard(number)

    def _answer(self, number: int, thought: BotProgress) -> None:
        if number in self._open:
            self._open.remove(number)
            self.thought.emit(number, thought, True)


class Held(QObject):
    """A pool that answers when, and in which order, a test has it do so."""

    thought = Signal(int, object, bool)
    gave_up = Signal(int, str)

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self._number = 0
        self._game = game
        self.open: dict[int, BotRequest] = {}
        self.first: list[int] = []

    def ask(self, question: BotRequest, *, first: bool = False) -> int:
        self._number += 1
        self.open[self._number] = question
        if first:
            self.first.append(self._number)
        return self._number

    def stop(self, number: int) -> None:
        self.open.pop(number, None)

    @property
    def busy(self) -> bool:
        """Whether a question is open."""
        return bool(self.open)

    @property
    def seats(self) -> list[Seat]:
        """Whose questions are open, in the order in which they were asked."""
        return [question.seat for question in self.open.values()]

    def number(self, seat: Seat) -> int:
        """The number of a seat's question."""
        (number,) = [n for n, question in self.open.items() if question.seat == seat]
        return number

    def begin(self, seat: Seat) -> BotProgress:
        """Tell of a first thought."""
        number = self.number(seat)
        thought = next(iter(iter_progress(self._game, self.open[number])))
        self.thought.emit(number, thought, False)
        return thought

    def answer(self, seat: Seat) -> BotProgress:
        """Answer a seat's question."""
        number = self.number(seat)
        *_, last = iter_progress(self._game, self.open.pop(number))
        self.thought.emit(number, last, True)
        return last

    def answer_all(self, order: Sequence[Seat] = ()) -> None:
        """Answer all that are open, in this order or in that of asking."""
        for seat in order or self.seats:
            self.answer(seat)


@pytest.fixture
def taps(preferences: Preferences) -> Iterator[Any]:
    """Makes bridges to matches of taps: `taps((level or None for a person, …), wall clock, …)`."""
    made: list[tuple[MatchBridge, Prompt]] = []

    def make(
        levels: Sequence[str | None],
        now: Callable[[], float],
        *,
        practice: bool = False,
        **options: Any,
    ) -> Any:
        game = TapsGame()
        players = [Player("computer", Level(level)) if level else PERSON for level in levels]
        session = begin(game, "bridge", players, options, practice=practice)
        pool: Any = Prompt(game)
        bridge = MatchBridge(session, pool, preferences, now=now)
        made.append((bridge, pool))
        return bridge, session

    yield make
    for bridge, _ in made:
        bridge.close()


class Play:
    """Plays matches through a bridge, without a screen."""

    def some(self, bridge: MatchBridge) -> Any:
        """Some legal action of the person to act, always the same one."""
        seat = bridge.person_to_act()
        assert seat is not None
        return bridge.legal(seat).sample(Rng("some", len(bridge.log())))

    def act(self, bridge: MatchBridge, action: Action) -> None:
        """Enter an action of the person to act."""
        seat = bridge.person_to_act()
        assert seat is not None
        assert bridge.submit(seat, [action]) is None

    def out(self, bridge: MatchBridge) -> None:
        """Play for all persons until the end."""
        while bridge.person_to_act() is not None:
            self.act(bridge, self.some(bridge))


@pytest.fixture
def play() -> Play:
    return Play()
