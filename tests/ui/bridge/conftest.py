"""Fixtures of the bridge's tests: a bridge on a real match, with computers in a real process."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import Action, AnyGame, Level, Stream
from engine.match import Player, Question, Session, begin, thoughts
from tests.match.taps import TapsGame
from ui.bridge.comfort import Comfort, Speed
from ui.bridge.match import MatchBridge
from ui.bridge.worker import Worker

GAME = "pack_the_essentials"
PERSON = Player()

Make = Callable[..., MatchBridge]


@pytest.fixture
def worker(qapp: QApplication) -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


@pytest.fixture
def comfort(qapp: QApplication) -> Comfort:
    return Comfort(Speed.OFF)


@pytest.fixture
def make(worker: Worker, comfort: Comfort) -> Iterator[Make]:
    made: list[MatchBridge] = []

    def bridge(
        players: Sequence[Player] = (PERSON,),
        *,
        seed: str = "bridge",
        practice: bool = False,
        options: dict[str, Any] | None = None,
        start: bool = True,
    ) -> MatchBridge:
        session = begin(catalog.game(GAME), seed, players, options, practice=practice)
        return of(session, start=start)

    def of(session: Session, *, start: bool = True) -> MatchBridge:
        built = MatchBridge(session, worker, comfort)
        made.append(built)
        if start:
            built.begin()
        return built

    yield bridge
    for each in made:
        each.close()


class Prompt(QObject):
    """A worker that answers at once in this process, for games that are not in the catalog."""

    thought = Signal(int, object, bool)
    gave_up = Signal(int, str)

    def __init__(self, game: AnyGame) -> None:
        super().__init__()
        self._game = game
        self._number = 0

    def ask(self, question: Question) -> int:
        self._number += 1
        number = self._number
        *_, last = thoughts(self._game, question)
        QTimer.singleShot(0, self, lambda: self.thought.emit(number, last, True))
        return number

    def stop(self) -> None:
        self._number += 1


@pytest.fixture
def taps(comfort: Comfort) -> Iterator[Any]:
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
        worker: Any = Prompt(game)
        bridge = MatchBridge(session, worker, comfort, now=now)
        made.append((bridge, worker))
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
        return bridge.legal(seat).sample(Stream("some", len(bridge.log())))

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
