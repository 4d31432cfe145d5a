"""How the table of Cargo Hold is played, for the laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from engine import catalog
from engine.core import Action
from engine.games.cargo_hold.actions import Deliver, EndTurn
from engine.games.cargo_hold.view import Phase
from tests.ui.tables.laws.kit import LEFT, Driver, settle
from ui.tables.cargo_hold.words import Words, say

Role = QAccessible.Role


class HandedDriver(Driver):
    """A turn is a delivery of the first two cards, and the draw."""

    game = "cargo_hold"
    seats = 3
    sealed = False
    going_on = 8
    without: ClassVar = {
        "undo": "of a turn one act can be undone, an extension (see test_table.py): what is put "
        "down, seen or drawn cannot, and its end hands the screen on",
        "wrong": "only cards and places that may be chosen can be pressed at this table",
    }

    def decide(self) -> Sequence[Action]:
        """A delivery where none is under way, then the draw."""
        view = self.bridge.view()
        mine = view.seats[self.seat]
        if view.phase is Phase.COLLECT and mine.delivery is None:
            return (Deliver(mine.hand[:2], False),)
        if view.phase in (Phase.COLLECT, Phase.DELIVER, Phase.RAID, Phase.END):
            return (EndTurn(True),)
        return super().decide()

    @property
    def round(self) -> int:
        number: int = self.bridge.view().turn
        return number

    def rest(self) -> None:
        self.table.motion.catch_up()
        # A new hand takes no input at first; nobody has to wait for that here.
        self.table.scene.fan._deaf.setRemainingTime(0)
        settle()

    def places(self) -> Iterator[Callable[[], object]]:
        self.table.scene.fan._deaf.setRemainingTime(0)
        return super().places()

    def led(self) -> Sequence[QWidget]:
        buttons: Sequence[QWidget] = self.table.choice.buttons
        return buttons

    def keys(self, acts: Sequence[Action]) -> None:
        (act,) = acts
        self.table.setFocus()
        if isinstance(act, EndTurn):
            self.key(Qt.Key.Key_D)
            self.key(Qt.Key.Key_D)
            return
        assert isinstance(act, Deliver)
        for place in self._places(act):
            self.key(Qt.Key((Qt.Key.Key_0.value + place + 1) if place < 9 else Qt.Key.Key_0.value))
        if self.table.state.tried is None:
            self.key(Qt.Key.Key_A)
        self.key(Qt.Key.Key_Return)

    def pointer(self, acts: Sequence[Action]) -> None:
        (act,) = acts
        if isinstance(act, EndTurn):
            self.press(self.table.draw_button)
            self.press(self.table.confirm_button)
            return
        assert isinstance(act, Deliver)
        for place in self._places(act):
            QTest.mouseClick(self.table.stage.viewport(), LEFT, pos=self._spot(place))
        zone = self.table.scene.sends[0]
        at = self.table.stage.mapFromScene(zone.mapToScene(zone.rect().center()))
        for _ in range(2):
            # The first one says where the cards go.
            QTest.mouseClick(self.table.stage.viewport(), LEFT, pos=at)

    def tree(self, acts: Sequence[Action]) -> None:
        (act,) = acts
        if isinstance(act, EndTurn):
            self.reader.press(self.table.draw_button.text(), Role.Button)
            self.reader.press(self.table.confirm_button.text(), Role.Button)
            return
        assert isinstance(act, Deliver)
        hand = self.table.state.hand
        for place in self._places(act):
            index = self.table.scene.fan.places[place]
            self.reader.press(self.table.words.card(hand[index]), Role.CheckBox)
        self.reader.press(say("send-one"), Role.Button)
        again = say("again-label", label=say("send-one"))
        self.reader.press(again, Role.Button)

    def _places(self, act: Deliver) -> Sequence[int]:
        """Where in the fan the cards lie."""
        fan, hand = self.table.scene.fan, self.table.state.hand
        free = list(range(len(fan.places)))
        found = []
        for card in act.cards:
            place = next(n for n in free if hand[fan.places[n]] == card)
            free.remove(place)
            found.append(place)
        return found

    def _spot(self, place: int) -> QPoint:
        fan = self.table.scene.fan
        item = fan.item(fan.places[place])
        # The left edge of a card is never covered by the next one.
        at = item.mapToScene(item.rect().topLeft() + QPointF(6, 40))
        spot: QPoint = self.table.stage.mapFromScene(at)
        return spot

    def pick(self) -> None:
        """The whole turn: a delivery of one card, and no more."""
        super().pick()
        self.table.steps.end()
        assert self.table.confirm()

    @property
    def holds(self) -> bool:
        return bool(self.table.scene.fan.reserved)

    @staticmethod
    def secrets(hidden: Any, public: Any) -> set[str]:
        words = Words(catalog.game("cargo_hold").box, [])
        told = set(public.discards) | {card for seat in public.seats for card in seat.known}
        cards = {card for seat in hidden.seats for card in seat.hand}
        return {words.card(card) for card in cards - told}


DRIVERS = (HandedDriver,)
