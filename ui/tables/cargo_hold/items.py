"""The table of Cargo Hold: cards, crates, and what lies in a hand, as the stage shows them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from engine.games.cargo_hold.components import Components
from engine.games.cargo_hold.view import DeliveryView
from ui.look.palette import Theme
from ui.look.style import Look
from ui.stage.face import Back, Face
from ui.stage.pile import Crate, CratePrint
from ui.tables.cargo_hold import art
from ui.tables.cargo_hold.words import Words

FIREPOWER, CARGO, SPECIAL = range(3)
"""The sorts of cards, as hands are ordered by them."""


def sort_of(card: int) -> int:
    """Firepower, cargo or special."""
    return card // 8


@dataclass(frozen=True, slots=True)
class Faces:
    """Makes faces and backs of cards, and crates."""

    look: Look
    box: Components
    words: Words

    def face(self, card: int) -> Face:
        """A card, face up."""
        look, name, rule = self.look, self.words.card(card), self.words.rule(card)
        figures = art.figures_of(card, self.box)

        def paint(painter: QPainter, room: QRectF, _theme: Theme) -> None:
            art.paint_card(painter, room, card, figures, name, look, effect=rule, floor=9)

        kind = sort_of(card)
        weight = card if kind == SPECIAL else figures[0] * 1000 + figures[-1]
        return Face(("ch", card), name, paint, rule=rule, kind=kind, weight=weight)

    def faces(self, cards: Sequence[int]) -> list[Face]:
        """Several cards, face up."""
        return [self.face(card) for card in cards]

    def back(self) -> Back:
        """The back of all cards."""
        look = self.look

        def paint(painter: QPainter, room: QRectF, _theme: Theme) -> None:
            art.paint_back(painter, room, look)

        return Back("ch", paint)

    def crate(self) -> CratePrint:
        """A crate, with its lock."""
        look = self.look

        def paint(painter: QPainter, room: QRectF, _theme: Theme, crate: Crate) -> None:
            art.paint_crate(painter, room, look, turns=crate.turns, extended=crate.locked)

        return paint


def crate_of(delivery: DeliveryView | None) -> Crate | None:
    """A delivery as a crate."""
    if delivery is None:
        return None
    of = 2 if delivery.extended else 1
    return Crate(delivery.cards, delivery.left, max(of, delivery.left), locked=delivery.extended)
