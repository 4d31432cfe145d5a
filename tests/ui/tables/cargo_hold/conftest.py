"""Tests: a table of Cargo Hold, and a match whose cards the test chooses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine import catalog
from engine.core import Act, Level, NeedsChance, Seat
from engine.games.cargo_hold.actions import (
    ASK_ALL,
    Answers,
    Attack,
    CargoAction,
    Deliver,
    EndTurn,
)
from engine.games.cargo_hold.view import CargoView
from engine.match import Player, Session
from engine.parts.cards import minus
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.laws.kit import NAMES, settle
from ui.bridge.bots.pool import WorkerPool
from ui.bridge.match import MatchBridge
from ui.bridge.preferences import Preferences, Speed
from ui.look.palette import COLOURS
from ui.look.style import Look, ThemeChoice
from ui.tables.cargo_hold.table import Table

GAME = catalog.game("cargo_hold")
Make = Callable[..., "Yard"]


def people(seats: int, persons: int) -> list[Player]:
    """Return persons, and computers that no one asks: the test decides for them."""
    random = Level("random")
    return [
        Player("person", None, NAMES[n], COLOURS[n])
        if n < persons
        else Player("computer", random, NAMES[n], COLOURS[n])
        for n in range(seats)
    ]


def dealt(*hands: str, players: list[Player], practice: bool = False, **options: Any) -> Session:
    """A match with these hands, filled up with what comes first of the rest."""
    config = GAME.configure(len(players), options)
    session = Session(GAME, config, "yard", players, practice=practice, given=True)
    session.settle()
    awaiting = session.awaiting
    assert isinstance(awaiting, NeedsChance)
    whole = [cards(hand) for hand in hands] + [()] * (len(players) - len(hands))
    rest = list(minus(awaiting.request.of, tuple(card for hand in whole for card in hand)))
    filled = [(*hand, *(rest.pop(0) for _ in range(7 - len(hand)))) for hand in whole]
    session.answer(tuple(card for hand in filled for card in hand))
    return session


class Yard:
    """A table, and the match behind it."""

    def __init__(self, session: Session, table: Table, bridge: MatchBridge) -> None:
        self.session, self.table, self.bridge = session, table, bridge

    @property
    def view(self) -> CargoView:
        """What the screen's viewer sees now."""
        view: CargoView = self.bridge.view()
        return view

    @property
    def actor(self) -> Seat:
        """Whose turn it is."""
        seat: Seat = self.session.view(None).actor
        return seat

    def acts(self) -> list[Any]:
        """All that was done."""
        given = (moment.given for moment in self.session.moments)
        return [each.action for each in given if isinstance(each, Act)]

    def act(self, action: CargoAction, seat: int | None = None) -> None:
        """Let a seat act, and chance answer with what comes first."""
        self.session.submit(self.actor if seat is None else Seat(seat), action)
        self.answer()

    def answer(self, wanted: str = "") -> None:
        """Let chance answer with these cards, then with what comes first."""
        while isinstance(awaiting := self.session.awaiting, NeedsChance):
            first = cards(wanted)
            rest = minus(awaiting.request.of, first)
            self.session.answer((*first, *rest)[: awaiting.request.count])
            wanted = ""
        settle()

    def deliver(self, text: str, *, extended: bool = False, answers: Answers = ASK_ALL) -> None:
        """The actor starts a delivery, and ends its turn without drawing."""
        self.act(Deliver(cards(text), extended))
        self.act(EndTurn(False, answers))

    def raid(self, target: int, text: str) -> None:
        """The actor raids a seat."""
        self.act(Attack(Seat(target), cards(text)))

    def end(self) -> None:
        """The actor ends its turn without drawing."""
        self.act(EndTurn(False))

    def awake(self) -> None:
        """What is new has been there for a while."""
        self.table.scene.fan._deaf.setRemainingTime(0)
        self.table.choice._fresh.setRemainingTime(0)

    def choose(self, text: str) -> None:
        """The person chooses cards of the hand."""
        self.awake()
        fan, hand = self.table.scene.fan, self.table.state.hand
        for card in cards(text):
            free = (n for n, kind in enumerate(hand) if kind == card and n not in fan.reserved)
            fan.reserve(next(free))
        settle()


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def make(qapp: QApplication) -> Iterator[Make]:
    look, pool, tables, bridges = Look(ThemeChoice.DAY), WorkerPool(), [], []
    look.dress(qapp)

    def made(
        *hands: str,
        seats: int = 3,
        persons: int = 1,
        speed: Speed = Speed.OFF,
        pool: Any = pool,
        **options: Any,
    ) -> Yard:
        session = dealt(*hands, players=people(seats, persons), **options)
        bridge = MatchBridge(session, pool, Preferences(speed))
        bridges.append(bridge)
        table = Table(look, bridge)
        tables.append(table)
        bridge.screen.covering.connect(lambda _due: table.cover())
        table.resize(1264, 700)
        table.show()
        assert QTest.qWaitForWindowExposed(table)
        table.setFocus()
        return Yard(session, table, bridge)

    yield made
    for table in tables:
        table.close()
        table.deleteLater()
    for bridge in bridges:
        bridge.close()
    look.set_text_scale(1.0)
    pool.close()
