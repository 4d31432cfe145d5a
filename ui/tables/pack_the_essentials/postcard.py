"""The table of Pack the Essentials: the picture of a postcard: a suitcase, above the others."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.games.pack_the_essentials.view import PackView, SeatView
from ui.bridge.outcome import Outcome
from ui.kit.showcase import Exhibit, paint_showcase, shown_seat
from ui.look.style import Look
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.words import Words


def paint(painter: QPainter, room: QRectF, look: Look, outcome: Outcome, words: Words) -> None:
    """Paint the suitcase of the one human player, else of whoever came first, and all others."""
    view: PackView = outcome.view
    seat, box = shown_seat(outcome), words.box

    def case(painter: QPainter, room: QRectF, one: SeatView) -> None:
        art.suitcase(painter, room, box, one, look)

    others = [other for group in outcome.result.ranking for other in group if other != seat]
    found = [
        Exhibit(
            outcome.players[each].name,
            words.amount(outcome.result.scores[each]),
            partial(case, one=view.seats[each]),
        )
        for each in (seat, *others)
    ]
    aspect = (box.grid.width + art.AROUND[0]) / (box.grid.height + art.AROUND[1])
    paint_showcase(painter, room, look, found, aspect)
