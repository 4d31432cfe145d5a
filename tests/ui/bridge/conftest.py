"""Fixtures of the bridge's tests: a bridge on a real match, with computers in a real process."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import Action, Stream
from engine.match import Player, Session, begin
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
