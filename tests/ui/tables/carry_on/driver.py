"""How the table of Carry On is played, for the laws: hands passed, open hands, by two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from engine import catalog
from engine.core import Action
from engine.games.carry_on.actions import Pick, Settle
from engine.games.carry_on.view import Phase
from tests.ui.tables.laws.kit import LEFT, Driver, settle
from ui.tables.carry_on.words import Words

Role = QAccessible.Role
BARE = {"wrong": "cards that are in hand may all be packed, and nothing else can be pressed"}


class HandedDriver(Driver):
    """A decision is a card that is chosen and then packed, or a press on Ready."""

    game = "carry_on"
    seats = 3
    without: ClassVar = BARE | {"undo": "who has picked has given the screen away"}

    def decide(self) -> Sequence[Action]:
        """The first card; at a round's end what the page proposes."""
        if self.bridge.view().phase is Phase.SETTLE:
            use = self.table.page.rows[self.seat].use
            return (Settle(use.weight, use.upgrade),)
        return super().decide()

    def rest(self) -> None:
        self.table.motion.catch_up()
        # A new hand takes no input at first; nobody has to wait for that here.
        self.table.scene.fan._deaf.setRemainingTime(0)
        settle()

    def keys(self, acts: Sequence[Action]) -> None:
        (act,) = acts
        if isinstance(act, Pick):
            self.table.setFocus()
            self.key(Qt.Key(Qt.Key.Key_0.value + self._place(act) + 1))
        else:
            # The keyboard begins at a choice, so that Enter alone is no decision.
            row = self.table.page.rows[self.seat]
            for _ in row.buttons:
                if not row.ready.hasFocus():
                    self.key(Qt.Key.Key_Tab)
            assert row.ready.hasFocus()
        self.key(Qt.Key.Key_Return)

    def pointer(self, acts: Sequence[Action]) -> None:
        (act,) = acts
        if not isinstance(act, Pick):
            self.press(self.table.page.rows[self.seat].ready)
            return
        for _ in range(2):
            QTest.mouseClick(self.table.stage.viewport(), LEFT, pos=self._spot(act))

    def tree(self, acts: Sequence[Action]) -> None:
        (act,) = acts
        if not isinstance(act, Pick):
            name = self.table.words.name(self.seat)
            self.reader.press(f"Ready: {name}", Role.Button)
            return
        for _ in range(2):
            self.reader.press(self.table.words.card(act.card), Role.CheckBox)

    def _place(self, act: Pick) -> int:
        fan, hand = self.table.scene.fan, self.table.state.hand
        return next(n for n, index in enumerate(fan.places) if hand[index] == act.card)

    def _spot(self, act: Pick) -> QPoint:
        fan = self.table.scene.fan
        item = fan.item(fan.places[self._place(act)])
        # The left edge of a card is never covered by the next one.
        at = item.mapToScene(item.rect().topLeft() + QPointF(6, 40))
        spot: QPoint = self.table.stage.mapFromScene(at)
        return spot

    @property
    def holds(self) -> bool:
        return bool(self.table.scene.fan.reserved)

    @staticmethod
    def secrets(hidden: Any, public: Any) -> set[str]:
        words = Words(catalog.game("carry_on").box, [])
        told = {card for seat in public.seats for card in seat.packed} | set(public.discards)
        told |= {card for seat in public.seats for one in seat.rounds for card in one.packed}
        cards = {card for seat in hidden.seats for card in seat.hand}
        return {words.card(card) for card in cards - told}


class OpenDriver(HandedDriver):
    """All hands lie open, so that undo goes back over all of it."""

    form = "open"
    options: ClassVar = {"open-hands": True}
    without: ClassVar = BARE


class TwoDriver(HandedDriver):
    """Two seats, who draw three and pack one in turns."""

    form = "two"
    seats = 2


DRIVERS = (HandedDriver, OpenDriver, TwoDriver)
