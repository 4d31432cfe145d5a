"""The table of Carry On: the picture of a postcard: a player's best suitcase, and the other two."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.games.carry_on.view import CarryView, RoundScore
from ui.bridge.outcome import Outcome
from ui.kit.showcase import Exhibit, paint_showcase, shown_seat
from ui.look.style import Look
from ui.tables.carry_on import art
from ui.tables.carry_on.pictures import CASE_ASPECT
from ui.tables.carry_on.words import Words, many, say


def paint(painter: QPainter, room: QRectF, look: Look, outcome: Outcome, words: Words) -> None:
    """Paint the suitcases of the one human player, else of whoever came first."""
    view: CarryView = outcome.view
    rounds = list(enumerate(view.seats[shown_seat(outcome)].rounds, 1))
    rounds.sort(key=lambda each: -each[1].points)
    found = [_exhibit(number, score, look, words) for number, score in rounds]
    paint_showcase(painter, room, look, found, CASE_ASPECT)


def _exhibit(number: int, score: RoundScore, look: Look, words: Words) -> Exhibit:
    kg = say("pictures-kg", kg=score.kg, limit=score.limit)
    named = f"{words.line(f'round-{number}')} · {kg}"

    def packed(painter: QPainter, room: QRectF, cards: tuple[int, ...]) -> None:
        art.paint_packed(painter, room, cards, look)

    return Exhibit(named, many("points", score.points), partial(packed, cards=score.packed))
