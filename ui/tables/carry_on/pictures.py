"""The table of Carry On: what everybody packed in a match that is over, and out of which hands."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engine.games.carry_on.components import HAND_SIZE, ROUNDS
from engine.games.carry_on.view import RoundScore
from ui.bridge.outcome import Outcome
from ui.kit.mosaic import Blocks
from ui.kit.table.seats import head, mark, seated
from ui.kit.words import signed
from ui.look.flow import Box, ColumnBox, Flow, Ink, PictureBox, RowBox, TextBox
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.carry_on import art
from ui.tables.carry_on.charts import history_of, pick_words
from ui.tables.carry_on.panels import Boxes
from ui.tables.carry_on.words import Words as CarryWords
from ui.tables.carry_on.words import say

CASE_ASPECT: Final = 1.62
"""Width of a suitcase to its height."""


class Pictures(Blocks):
    """Everybody's suitcases, or the hands of a round: who took what out of which hand."""

    def __init__(
        self, look: Look, outcome: Outcome, words: CarryWords, parent: QWidget | None = None
    ) -> None:
        hands = [say("pictures-hands", round=number) for number in range(1, ROUNDS + 1)]
        super().__init__(look, [say("pictures-cases"), *hands], parent)
        self._words = words
        self._boxes = Boxes(look, words)
        self._history = history_of(outcome, words)
        self._outcome = outcome
        self.renew()

    def blocks(self, number: int) -> Sequence[Box]:
        """A block a seat: three suitcases, or the hand that it began a round with."""
        make = partial(self._hand, number) if number else self._cases
        return [make(player.seat) for player in self._outcome.players]

    def spots(self, number: int, block: int, flow: Flow, room: QRectF) -> Mapping[Hashable, QRectF]:
        """Each thing in a suitcase, or each card of a hand."""
        if number:
            marks = [self._history.taken(block, number, index) for index in range(HAND_SIZE)]
            return {mark: flow.room(f"card-{mark[2]}", room) for mark in marks}
        return {
            (block, round_, index): spot
            for round_ in range(1, ROUNDS + 1)
            for index, spot in enumerate(art.case_spots(flow.room(f"case-{round_}", room)))
        }

    def told(self, number: int) -> str:
        """Everything that is packed, or all hands."""
        key = "pictures-hand-said" if number else "pictures-case-said"
        lines, rounds = [], [number] if number else range(1, ROUNDS + 1)
        for player, round_ in product(self._outcome.players, rounds):
            plain = ((int(player.seat), round_, index) for index in range(HAND_SIZE))
            picks = (self._history.taken(*pick) if number else pick for pick in plain)
            cards = self._words.cards(self._history.card(*pick) for pick in picks)
            lines.append(say(key, name=player.name, round=round_, cards=cards))
        return " ".join(lines)

    def noted(self, number: int) -> str:
        """What stands below the cards of a hand."""
        two = len(self._history.seats) == 2
        return say("pictures-note-two" if two else "pictures-note") if number else ""

    def words_of(self, mark: object) -> str:
        """A pick, and what it was worth."""
        match mark:
            case (int() as seat, int() as round_, int() as index):
                said = pick_words(self._history, self._words, seat, round_, index)
                return f"{self._words.name(seat)}\n{said}"
            case _:
                return ""

    # Parts

    def _block(self, seat: int, before: Box | None, row: Box, points: str = "") -> Box:
        players = self._outcome.players
        shown = seated(players, seat, points=points)
        who = head(self.look, shown, aligned=any(each.character for each in players))
        top = RowBox((before, ColumnBox((who,), grow=1)), gap=self.look.air(6))
        return ColumnBox((top, row), gap=self.look.air(4))

    def _cases(self, seat: int) -> Box:
        cases = enumerate(self._history.seats[seat].rounds, 1)
        row = RowBox(tuple(self._case(*each) for each in cases), gap=self.look.air(6), grow=1)
        portrait = self._boxes.portrait(self._history.seats[seat].character, self.look.px(26))
        return self._block(seat, portrait, row, str(self._outcome.result.scores[seat]))

    def _case(self, round_: int, score: RoundScore) -> Box:
        look = self.look

        def paint(painter: QPainter, room: QRectF) -> None:
            art.paint_packed(painter, room, score.packed, look)

        case = PictureBox(
            paint, score.packed, CASE_ASPECT, cached=False, grow=1, name=f"case-{round_}"
        )
        kg = say("pictures-kg", kg=score.kg, limit=score.limit)
        weight = TextBox(kg, Role.SMALL, "muted" if score.kg <= score.limit else "bad", grow=1)
        points = TextBox(str(score.points), Role.STRONG, tabular=True)
        return ColumnBox((case, RowBox((weight, points), gap=look.air(3))), grow=1)

    def _hand(self, round_: int, seat: int) -> Box:
        cards = tuple(
            self._taken(self._history.taken(seat, round_, index)) for index in range(HAND_SIZE)
        )
        # Edges are painted around a card, and are not to be cut where the page's picture ends.
        row = RowBox(cards, gap=self.look.air(3), grow=1, pad=(2, 0))
        began = len(self._history.seats) > 2
        before = TextBox(say("pictures-began"), Role.SMALL, "muted") if began else None
        return self._block(seat, before, row)

    def _taken(self, pick: tuple[int, int, int]) -> Box:
        """A card, who took it (or what was left of three), and what it was worth."""
        chip = self._boxes.chip(self._history.card(*pick))
        points = self._history.worth(*pick).points
        ink: Ink = "good" if points > 0 else "bad" if points < 0 else "muted"
        worth = TextBox(signed(points), Role.SMALL, ink, align=Qt.AlignmentFlag.AlignHCenter)
        if len(self._history.seats) > 2:
            who = mark(self.look, seated(self._outcome.players, pick[0]), 20)
            below: Box = ColumnBox((who,), across="middle")
        else:
            others = self._history.hand(*pick)[1:]
            below = ColumnBox(tuple(self._boxes.token(card) for card in others), gap=2)
        card = ColumnBox((chip,), name=f"card-{pick[2]}", grow=1)
        # All cards are of one size, however long the words below them.
        return ColumnBox((card, below, worth), gap=2, wide=0.0, grow=1)
