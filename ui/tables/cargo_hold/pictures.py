"""The table of Cargo Hold: what lay in every delivery of a match that is over."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from engine.games.cargo_hold.components import DIVERSION, GETAWAY, PRISON_WAGON
from engine.games.cargo_hold.history import Fate, Sent
from ui.bridge.outcome import Outcome
from ui.kit.mosaic import Blocks
from ui.kit.table.seats import head, seated
from ui.look.flow import Box, ColumnBox, Flow, Ink, RowBox, TextBox
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.cargo_hold.charts import history_of, sent_words
from ui.tables.cargo_hold.items import CardFaces
from ui.tables.cargo_hold.words import Words as CargoWords
from ui.tables.cargo_hold.words import say

_TURNS_PER_PAGE: Final = 6
"""How many turns are on a page."""


class Pictures(Blocks):
    """The deliveries of all seats, a row each, by the turns in which they were started."""

    def __init__(
        self, look: Look, outcome: Outcome, words: CargoWords, parent: QWidget | None = None
    ) -> None:
        self._words, self._outcome = words, outcome
        self._history = history_of(outcome)
        last = max((one.turn for one in self._history.sent), default=1)
        starts = range(1, last + 1, _TURNS_PER_PAGE)
        names = [_name(first, min(last, first + _TURNS_PER_PAGE - 1)) for first in starts]
        super().__init__(look, names, parent)
        self.renew()

    def blocks(self, number: int) -> Sequence[Box]:
        """A block a seat."""
        return [self._block(player.seat, number) for player in self._outcome.players]

    def spots(self, number: int, block: int, flow: Flow, room: QRectF) -> Mapping[Hashable, QRectF]:
        """Each delivery."""
        marks = [(block, one.turn) for one in self._sent(block, number)]
        return {mark: flow.room(f"sent-{mark[1]}", room) for mark in marks}

    def told(self, number: int) -> str:
        """All deliveries."""
        players = self._outcome.players
        sent = [one for player in players for one in self._sent(player.seat, number)]
        return " ".join(sent_words(self._words, one) for one in sent)

    def words_of(self, mark: object) -> str:
        """A delivery, and what became of it."""
        found = (one for one in self._history.sent if (one.seat, one.turn) == mark)
        return next((sent_words(self._words, one) for one in found), "")

    # Parts

    def _sent(self, seat: int, number: int) -> Sequence[Sent]:
        turns = range(1 + number * _TURNS_PER_PAGE, 1 + (number + 1) * _TURNS_PER_PAGE)
        return [one for one in self._history.of(seat) if one.turn in turns]

    def _block(self, seat: int, number: int) -> Box:
        look = self.look
        money = say("dollars", money=self._outcome.result.scores[seat])
        top = head(look, seated(self._outcome.players, seat, points=money))
        rows = [self._row(one) for one in self._sent(seat, number)]
        if not rows:
            rows = [TextBox(say("pictures-none"), Role.SMALL, "muted")]
        return ColumnBox((top, *rows), gap=look.air(4))

    def _row(self, sent: Sent) -> Box:
        look, px, faces = (
            self.look,
            self.look.px,
            CardFaces(self.look, self._words.box, self._words),
        )
        turn = TextBox(str(sent.turn), Role.NUMERIC, "muted", wide=float(px(22)))
        chips = tuple(faces.chip(card, 46) for card in sent.cards)
        return RowBox(
            (turn, *chips, Box(grow=1), worth(sent, self._words)),
            gap=look.air(3),
            name=f"sent-{sent.turn}",
        )


def worth(sent: Sent, words: CargoWords) -> TextBox:
    """What a delivery brought its owner, or cost; or else why it paid nothing."""
    money = sent.money or -sent.lost
    ink: Ink = "good" if money > 0 else "bad" if money < 0 else "muted"
    # A sign alone would not say that a raider got it.
    said = say("dollars" if money >= 0 else "pictures-lost", money=abs(money))
    if not money and sent.seized:
        said, ink = words.card(PRISON_WAGON), "bad"
    elif sent.fate is Fate.DIVERTED:
        said, ink = words.card(DIVERSION), "bad"
    elif sent.fate is Fate.FLED:
        said = words.card(GETAWAY)
    elif sent.fate is Fate.OPEN:
        said = say("pictures-open")
    return TextBox(said, Role.STRONG, ink, tabular=True)


def _name(first: int, last: int) -> str:
    if first == last:
        return say("turn-of", turn=first)
    return say("pictures-turns", first=first, last=last)
