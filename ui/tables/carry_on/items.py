"""The table of Carry On: what lies on its stage: the cards of the hand, the suitcase, panels."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from engine.games.carry_on.view import NOTHING
from ui.kit.words import capital
from ui.look import brushes
from ui.look.palette import Theme, faded
from ui.look.style import Look
from ui.stage.cards.face import Back, Face
from ui.stage.items.picture import PictureItem
from ui.tables.carry_on import art
from ui.tables.carry_on.panels import paint_token
from ui.tables.carry_on.words import Words, say


def face_of(card: int, words: Words, look: Look) -> Face:
    """A card for the hand."""
    kind, souvenir = art.type_of(card), card == art.SOUVENIR
    name = capital(words.thing(card))

    def paint(painter: QPainter, room: QRectF, _theme: Theme) -> None:
        art.paint_card(painter, room, card, name, look, floor=9)

    return Face(
        ("co", card),
        name,
        paint,
        rule=say("souvenir-rule") if souvenir else words.type(kind),
        kind=kind,
        weight=0 if souvenir else art.weight_of(card),
    )


def back_of(look: Look) -> Back:
    """The back of all items."""

    def paint(painter: QPainter, room: QRectF, _theme: Theme) -> None:
        art.paint_back(painter, room, "items", look)

    return Back("co", paint)


class CaseItem(PictureItem):
    """The open suitcase with what is packed in it, each thing with its weight on a small tag."""

    MARGINS = (6.0, 6.0, 6.0, 10.0)

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._cards: tuple[int, ...] = ()
        self._pick = NOTHING

    def show_cards(self, cards: Sequence[int], pick: int) -> None:
        """Have these in it, in this order, and what was picked in secret, NOTHING for nothing."""
        if (tuple(cards), pick) != self.key():
            self._cards, self._pick = tuple(cards), pick
            self.update()

    def spot(self, index: int) -> QRectF:
        """Where the thing of a place lies in the scene."""
        spots = art.case_spots(self.rect())
        return spots[min(index, len(spots) - 1)].translated(self.scenePos())

    def lies_in(self, room: QRectF) -> bool:
        """Whether something that is packed or picked lies in a room of the scene, or its tag."""
        count = len(self._cards) + (self._pick != NOTHING)
        spots = [self.spot(index) for index in range(count)]
        tags = [weight_room(spot, art.SOUVENIR, self._look) for spot in spots]
        return any(spot.united(tag).intersects(room) for spot, tag in zip(spots, tags, strict=True))

    def key(self) -> tuple[tuple[int, ...], int]:
        """What is in it."""
        return self._cards, self._pick

    def draw(self, painter: QPainter) -> None:
        """Copy it; the empty case, which takes longest, is kept for the next thing in it."""
        super().draw(painter)
        art.keep_case(painter, self.rect(), self._look)

    def paint_in(self, painter: QPainter) -> None:
        """Paint case, things and tags."""
        art.paint_packed(painter, self.rect(), self._cards, self._look)
        for card, spot in zip(self._cards, art.case_spots(self.rect()), strict=False):
            paint_weight(painter, spot, card, self._look)
        if self._pick != NOTHING:
            self._paint_pick(painter, art.case_spots(self.rect())[len(self._cards)])

    def _paint_pick(self, painter: QPainter, spot: QRectF) -> None:
        """What is picked and not turned over yet: pale, within a seam."""
        theme = self._look.theme
        path = QPainterPath()
        path.addRoundedRect(spot, spot.width() * 0.12, spot.width() * 0.12)
        painter.fillPath(path, faded(theme.card, 0.5))
        brushes.stitches(painter, path, theme.accent, spot.width() * 0.7)
        painter.setOpacity(0.6)
        inner = spot.width() * 0.1
        art.paint_thing(painter, spot.adjusted(inner, inner, -inner, -inner), self._pick)
        painter.setOpacity(1.0)
        paint_weight(painter, spot, self._pick, self._look)


def weight_room(spot: QRectF, card: int, look: Look) -> QRectF:
    """Where the tag of a card lies, at the foot of its place."""
    high = max(16.0, min(spot.height() * 0.26, look.px(24)))
    wide = high * (2.1 if card < art.SOUVENIR else 2.5)
    return QRectF(spot.center().x() - wide / 2, spot.bottom() - high * 0.8, wide, high)


def paint_weight(painter: QPainter, spot: QRectF, card: int, look: Look) -> None:
    """The sign and the weight of a card, on its tag."""
    paint_token(painter, weight_room(spot, card, look), card, look)
