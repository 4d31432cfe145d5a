"""Stage: the one card that is being looked at, seen large above its place, with its rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from ui.stage.cards.face import Back, CardItem
from ui.stage.input.drag import HELD_ITEM_Z
from ui.stage.items.note_item import NoteItem
from ui.stage.prewarm import CachePrewarmer
from ui.stage.view import StageView


class CardPreview(QObject):
    """Shows a card as `item` does, but larger; the pointer goes through it."""

    def __init__(self, view: StageView, bed: QGraphicsItem, back: Back | None) -> None:
        super().__init__(view)
        self.card = CardItem(view.look, bed, back=back, named=False)
        self.card.set_open(False)
        self.note = NoteItem(view.look, bed)
        for depth, item in enumerate((self.card, self.note)):
            item.setZValue(HELD_ITEM_Z + depth)
            item.hide()
        # It is never on the scene: it only paints into the cache.
        self._model = CardItem(view.look, back=back)
        self._warm = CachePrewarmer(view)

    @property
    def ready(self) -> bool:
        """Whether all cards are painted."""
        return self._warm.ready

    def show(self, item: CardItem, rect: QRectF, said: str) -> None:
        """Be a card within a rectangle of the scene, with what is said of it beside it."""
        self.card.set_rect(rect)
        self.card.show_as(item)
        self.card.setVisible(item.isVisible())
        self.note.hide()
        if said and item.isVisible():
            self.note.show_by(said, rect, warns=item.is_barred)

    def hide(self) -> None:
        """Show nothing, and know of no card."""
        self.card.show_card(None)
        self.card.hide()
        self.note.hide()

    def prepare(self, cards: Iterator[tuple[CardItem, QRectF]]) -> None:
        """Paint cards in idle moments, so that they are there at once when they are looked at."""
        self._warm.prepare(partial(self._paint, item, rect) for item, rect in cards)

    def expect(
        self,
        cards: Iterator[tuple[CardItem, QRectF]],
        further: Iterable[Callable[[QPainter], object]] = (),
    ) -> None:
        """Paint others before these, which come soon and are not painted elsewhere meanwhile; then
        what is further given.
        """
        paints = (partial(self._paint, item, rect) for item, rect in cards)
        self._warm.expect(chain(paints, further))

    def _paint(self, item: CardItem, rect: QRectF, painter: QPainter) -> None:
        self._model.set_rect(rect)
        self._model.show_as(item)
        self._model.paint_in(painter)
