"""Stage: the cards of a hand: in which order they lie, where, and with which marks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from ui.look.pixmaps import Paint
from ui.stage.cards.card_preview import CardPreview
from ui.stage.cards.face import Back, CardItem, Face
from ui.stage.cards.fan_layout import FanLayout, Order, kept, ordered, spread
from ui.stage.input.drag import DragController
from ui.stage.items.pill import PillItem
from ui.stage.view import StageView

MAX_CARDS: Final = 100
"""Cards of a hand at most: more than any box holds."""
NUMBER_KEY_COUNT: Final = 10
"""How many places have a number key: 1 to 9, and 0 for the tenth."""
_BED_Z: Final = 100.0
_HELD_CARD_OPACITY: Final = 0.28


def key_of(place: int) -> str:
    """The number key of a place, counted from 0; empty for one that only arrows reach."""
    return str((place + 1) % NUMBER_KEY_COUNT) if place < NUMBER_KEY_COUNT else ""


class HandModel(DragController):
    """Cards in a room of the scene, told apart by their *index* in `set_cards`; their *place*,
    counted from 0 at the left, follows from the order. How they are played says `Fan`.
    """

    reserved_changed = Signal(object)
    """The reserved cards have changed: their indices, a tuple."""
    hovered = Signal(int)
    """The index of the card that is seen large, or -1."""
    order_changed = Signal(object)
    """The order is another: an `Order`."""

    def __init__(
        self, view: StageView, parent: QObject | None = None, *, back: Back | None = None
    ) -> None:
        super().__init__(view, parent)
        self._back = back
        self._room = QRectF(0, 0, 600, 200)
        self._beside: tuple[QRectF, ...] = ()
        self._faces: list[Face | None] = []
        self._cards: list[CardItem] = []
        self._own: list[int] = []
        self._new: frozenset[int] = frozenset()
        self._order = Order.OWN
        self._orders: dict[Order, str] = {}
        self._reserved: tuple[int, ...] = ()
        self._last = 0
        """The index that was reserved last."""
        self._barred: dict[int, tuple[str, str]] = {}
        self._idle: dict[int, str] = {}
        self._held: int | None = None
        self._open = False
        self._left = False
        self._looked = -1
        self.bed = QGraphicsRectItem()
        """What the cards lie on: a parent without a picture, to be hidden or laid at a depth."""
        self.bed.setZValue(_BED_Z)
        self.bed.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, True)
        view.scene().addItem(self.bed)
        self.pill = PillItem(view.look, "", self.bed)
        self.pill.hide()
        self.pill.chosen.connect(self.next_order)
        self._card_preview = CardPreview(view, self.bed, back)
        self.least_share = 1.0
        """The share to which cards get smaller so that they lie whole, before they overlap."""

    # What is in the hand --------------------------------------------------------------------------

    @property
    def faces(self) -> Sequence[Face | None]:
        """The cards by index."""
        return tuple(self._faces)

    @property
    def reserved(self) -> tuple[int, ...]:
        """Indices of the cards that are reserved."""
        return self._reserved

    @property
    def places(self) -> tuple[int, ...]:
        """Indices of the cards from left to right."""
        return tuple(ordered(self._faces, self._own, self._order))

    @property
    def fresh(self) -> tuple[int, ...]:
        """Indices of the cards that `set_cards` brought last, from left to right."""
        return tuple(index for index in self.places if index in self._new)

    @property
    def order(self) -> Order:
        """The order in force."""
        return self._order

    @property
    def is_open(self) -> bool:
        """Whether cards may be reserved."""
        return self._open

    @property
    def size(self) -> QSizeF:
        """How large a card is."""
        return self._spread().size

    def set_cards(self, faces: Sequence[Face | None], *, new: bool = False) -> None:
        """Hold these cards, at most `MAX_CARDS`; None is a card that lies face down.

        Cards that were there before keep their places in one's own order, unless it is a `new`
        hand, which may have the same cards. Of like cards of which one is missing it is the one
        that was chosen.
        """
        if len(faces) > MAX_CARDS:
            raise ValueError(f"A fan holds {MAX_CARDS} cards, not {len(faces)}.")
        own = [] if new else self._own
        old, others = kept([self._faces[index] for index in own if index != self._last], faces)
        if others:
            old, others = kept([self._faces[index] for index in own], faces)
        if others:
            self._on_new()
        self._faces, self._own, self._new = list(faces), old + others, frozenset(others)
        self._barred, self._idle = {}, {}
        while len(self._cards) > len(faces):
            item = self._cards.pop()
            self.remove_source(item)
            self._view.scene().removeItem(item)
            item.deleteLater()
        while len(self._cards) < len(faces):
            item = CardItem(self._view.look, self.bed, back=self._back, named=False)
            item.set_open(True)
            # What flies in its place is not seen large as well.
            item.visibleChanged.connect(self._show_large)
            self._add_source(item)
            self._cards.append(item)
        for item in self._cards:
            item.show()
        self._set_reserved(())
        self._look_at(None)
        self._show()

    def prepare(
        self,
        faces: Sequence[Face | None],
        further: Iterable[Callable[[QPainter], object]] = (),
    ) -> None:
        """Print cards that come soon, such as while they fly here: one in some 30 ms, so that no
        frame has all to do when `set_cards` lays them. Then as large as they are looked at, and
        `further` pictures that come with them.
        """
        laid, bounds = self._spread(len(faces)), self._view.scene().sceneRect()
        cards = [CardItem(self._view.look, back=self._back) for _ in faces]
        for place, (card, face) in enumerate(zip(cards, faces, strict=True)):
            card.show_card(face, number=key_of(place))
        small = ((card, laid.slot(0)) for card in cards)
        zoomed = (
            (card, laid.zoomed(place, bounds, self._beside)) for place, card in enumerate(cards)
        )
        self._card_preview.expect(chain(small, zoomed), further)

    def _on_new(self) -> None:
        """There are cards that were not there before."""

    def set_room(self, room: QRectF, beside: Sequence[QRectF] = ()) -> None:
        """Lie in a rectangle of the scene, as large as may be; what is looked at reaches beyond,
        but not over what is `beside`.
        """
        self._room, self._beside = QRectF(room), tuple(beside)
        self._show()

    def set_barred(self, barred: Mapping[int, tuple[str, str]]) -> None:
        """Cards that may not be reserved now, with reason and rule: they lie hatched."""
        self._barred = dict(barred)
        self._set_reserved(tuple(each for each in self._reserved if each not in barred))
        self._show()

    def set_idle(self, idle: Mapping[int, str]) -> None:
        """Cards that may be reserved, but would do nothing, with the reason: they lie hatched."""
        if idle != self._idle:
            self._idle = dict(idle)
            self._show()

    def set_left(self, left: bool) -> None:
        """Have the pill at the left."""
        self._left = left
        self._show()

    def set_order(self, order: Order) -> None:
        """Lay the cards in an order."""
        if order is not self._order:
            self._order = order
            self.pill.set_words(self._orders.get(order, ""))
            self._show()
            self.order_changed.emit(order)

    def set_pill(self, words: Mapping[Order, str]) -> None:
        """Have a pill beside the cards that goes to the next of these orders, with their words;
        for none there is no pill.
        """
        self._orders = dict(words)
        self.pill.set_words(words.get(self._order, ""))
        self._show()

    def next_order(self) -> None:
        """What the pill does."""
        orders = list(self._orders)
        self.set_order(orders[(orders.index(self._order) + 1) % len(orders)])

    # For movement and access ----------------------------------------------------------------------

    def item(self, index: int) -> CardItem:
        """The item of a card."""
        return self._cards[index]

    def said(self, index: int) -> str:
        """What is said beside a card that is seen large: why it is barred or would do nothing, else
        its rule.
        """
        if self._open and index in self._barred:
            return self._barred[index][0]
        if self._open and index in self._idle:
            return self._idle[index]
        face = self._faces[index]
        return "" if face is None else face.rule

    def _noted(self, index: int, size: QSizeF) -> str:
        """What is said beside a card that is seen so large, where it does not say so itself."""
        face, marked = self._faces[index], index in self._barred or index in self._idle
        printed = face is not None and face.prints_rule(size)
        return "" if printed and not (self._open and marked) else self.said(index)

    def spot(self, index: int) -> QPointF:
        """The middle of a card in the scene."""
        place = self.places.index(index)
        return self._spread().slot(place, raised=index in self._reserved).center()

    def picture(self, index: int, *, up: bool = True) -> tuple[Paint, QRectF]:
        """What a sprite needs to look like a card: paint and room, the card in the middle."""
        face = self._faces[index] if up else None
        item = CardItem(self._view.look, face=face, back=self._back)
        item.set_rect(QRectF(QPointF(0, 0), self.size))
        return item.paint_in, item.boundingRect()

    def hide_card(self, index: int, hidden: bool = True) -> None:  # noqa: FBT002
        """Leave a card's place empty, as while something flies there or from there."""
        self._cards[index].setVisible(not hidden)

    # Showing --------------------------------------------------------------------------------------

    def _spread(self, many: int | None = None) -> FanLayout:
        room = QRectF(self._room)
        if self._orders:
            wide = self.pill.size(*self._orders.values()).width() + self._view.look.air(12)
            room.adjust(wide if self._left else 0, 0, 0 if self._left else -wide, 0)
        many = len(self._faces) if many is None else many
        return spread(self._view.look, room, many, least=self.least_share)

    def _show(self) -> None:
        """Lay all cards and mark them."""
        laid = self._spread()
        for place, index in enumerate(self.places):
            item, chosen = self._cards[index], index in self._reserved
            item.set_rect(laid.slot(place, raised=chosen))
            item.set_below(laid.rise if chosen else 0.0)
            item.setZValue(place)
            number = key_of(place) if self._open else ""
            item.show_card(self._faces[index], number=number)
            hatched = self._open and (index in self._barred or index in self._idle)
            item.show_state(chosen=chosen, barred=hatched)
            item.setOpacity(_HELD_CARD_OPACITY if index == self._held else 1.0)
        self._card_preview.prepare(self._large(index, laid) for index in self.places)
        self._lay_pill()
        self._show_large()

    def _lay_pill(self) -> None:
        size, room = self.pill.size(*self._orders.values()), self._room
        left = room.left() if self._left else room.right() - size.width()
        self.pill.set_rect(QRectF(QPointF(left, room.bottom() - size.height()), size))
        # A single card has no order, nor has a hand that nobody here may see.
        self.pill.setVisible(bool(self._orders) and len(self._faces) > 1)

    def _show_large(self) -> None:
        index = self._looked
        if 0 <= index < len(self._cards) and self._held is None:
            item, rect = self._large(index, self._spread())
            self._card_preview.show(item, rect, self._noted(index, rect.size()))
        else:
            self._card_preview.hide()

    def _large(self, index: int, laid: FanLayout) -> tuple[CardItem, QRectF]:
        """A card, and where it is seen large."""
        place, bounds = self.places.index(index), self._view.scene().sceneRect()
        return self._cards[index], laid.zoomed(place, bounds, self._beside)

    def _set_reserved(self, cards: tuple[int, ...]) -> None:
        if cards != self._reserved:
            self._last = cards[0] if cards else self._last
            self._reserved = cards
            self._show()
            self.reserved_changed.emit(cards)

    def _set_looked(self, index: int) -> None:
        if index != self._looked:
            self._looked = index
            self._view.fill()
            self._show_large()
            self.hovered.emit(index)

    def chosen(self, cards: Sequence[object], card: object) -> int:
        """The index of a card of the hand, given as `cards`: of like ones, which was chosen."""
        return self._last if [card] == list(cards[self._last :][:1]) else cards.index(card)

    def _index(self, item: QGraphicsItem | None) -> int:
        return next((index for index, card in enumerate(self._cards) if card is item), -1)

    def _move_card(self, index: int, place: int) -> None:
        """Lay a card at another place: the order is one's own from now on."""
        places = list(self.places)
        if not 0 <= place < len(places) or places.index(index) == place:
            return
        places.remove(index)
        places.insert(place, index)
        self._own = places
        self.set_order(Order.OWN)
        self._show()
