"""The table of Cargo Hold: cards, crates and places, as the stage shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from engine.games.cargo_hold.components import Components
from engine.games.cargo_hold.view import DeliveryView
from ui.look.flow import PictureBox
from ui.look.palette import Theme
from ui.look.style import Look
from ui.stage.cards.face import Back, Face
from ui.stage.cards.pile import Crate, CratePrint
from ui.tables.cargo_hold import art
from ui.tables.cargo_hold.words import Words, say

FIREPOWER, CARGO, SPECIAL = range(3)
"""The sorts of cards, as hands are ordered by them."""
_MIN_CARD_FONT: Final = 9.0
"""No words on a card are smaller, in units of the scene."""


def sort_of(card: int) -> int:
    """Firepower, cargo or special."""
    return card // 8


@dataclass(frozen=True, slots=True)
class CardFaces:
    """Makes faces and backs of cards, and crates."""

    look: Look
    box: Components
    words: Words

    def face(self, card: int) -> Face:
        """A card, face up."""
        look, name, rule = self.look, self.words.card(card), self.words.rule(card)
        figures, note = art.figures_of(card, self.box), say("dollars", money="{}")
        brief = self.words.brief(card)
        print_ = partial(art.paint_card, effect=rule, brief=brief, note=note, floor=_MIN_CARD_FONT)

        def paint(painter: QPainter, room: QRectF, _theme: Theme) -> None:
            print_(painter, room, card, figures, name, look)

        def prints_rule(size: QSizeF) -> bool:
            special = sort_of(card) == SPECIAL
            return special and art.prints_effect(size, rule, look, _MIN_CARD_FONT)

        kind = sort_of(card)
        weight = card if kind == SPECIAL else figures[0] * 1000 + figures[-1]
        return Face(
            ("ch", card),
            name,
            paint,
            rule=rule,
            kind=kind,
            weight=weight,
            pictured=art.PICTURED,
            prints_rule=prints_rule,
        )

    def faces(self, cards: Sequence[int]) -> list[Face]:
        """Several cards, face up."""
        return [self.face(card) for card in cards]

    def paint_chip(self, card: int, painter: QPainter, room: QRectF) -> None:
        """A card, small, with what counts."""
        art.paint_chip(painter, room, card, art.figures_of(card, self.box), self.look)

    def chip(self, card: int, high: float) -> PictureBox:
        """A small card as a box."""
        high, aspect = float(self.look.px(high)), art.CHIP.width() / art.CHIP.height()
        paint = partial(self.paint_chip, card)
        return PictureBox(paint, ("ch-chip", card), aspect=aspect, wide=high * aspect, high=high)

    def back(self) -> Back:
        """The back of all cards."""
        look = self.look

        return Back("ch", lambda painter, room, _: art.paint_back(painter, room, look))

    def crate(self, colour: str) -> CratePrint:
        """A seat's crate: its lock, a wheel for each turn, and how many cards lie in it."""
        look = self.look

        def paint(painter: QPainter, room: QRectF, _theme: Theme, crate: Crate) -> None:
            if crate.bare:
                art.paint_open_crate(painter, room, look, colour=colour)
                return
            paint_crate = partial(art.paint_crate, turns=crate.turns, extended=crate.locked)
            paint_crate(painter, room, look, colour=colour, cards=crate.count)

        return paint

    def place(self, pile: art.Place) -> Callable[[QPainter, QRectF], None]:
        """Where a pile lies, as long as nothing lies there."""
        return lambda painter, room: art.paint_place(painter, room, pile, self.look)


def crate_of(delivery: DeliveryView | None, *, bare: bool = False) -> Crate | None:
    """A delivery as a crate; `bare`: it lies open, or did until a raid took it apart."""
    if delivery is None:
        return Crate(0, 0, 1, bare=True) if bare else None
    of = 2 if delivery.extended else 1
    return Crate(delivery.cards, delivery.left, of, locked=delivery.extended, bare=bare)
