"""Stage: a hand of one to fourteen cards, whole where they fit and else a fan."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import (
    QDeadlineTimer,
    QElapsedTimer,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from ui.look.pixmaps import Paint
from ui.stage.board_view import StageView
from ui.stage.carry import ABOVE_ALL, ABOVE_FINGER, Carry
from ui.stage.choice_item import ENTER
from ui.stage.face import Back, CardItem, Face
from ui.stage.note_item import NoteItem
from ui.stage.pill import PillItem
from ui.stage.spread import Order, Spread, kept, ordered, spread
from ui.stage.zone import Zone, ZoneItem

__all__ = ["FRESH", "LONG", "MOST", "Fan", "Order"]

MOST: Final = 14
"""Cards of a fan at most."""
FRESH: Final = 250
"""So long a new hand takes no input, in milliseconds."""
LONG: Final = 450
"""A finger that rests on a card so long looks at it, and does not choose it."""
_IDLE: Final = 30
"""Milliseconds between two cards that are painted large before anybody looks at them."""
_LENT: Final = 0.28


class Fan(Carry):
    """A hand of cards on a view. Cards are told apart by their *index* in `set_cards`; their
    *place*, counted from 0 at the left, follows from the order.

    One click, tap, number key (when it is let go) or Enter reserves a card, which stands higher
    and is punched; the second one commits, as do a click on a zone and a card that is dragged to
    one. A card that is dragged along the hand makes the order one's own, as Shift and an arrow do.
    Esc takes back. The card that the pointer or the focus is on, or a resting finger, is seen
    large, with its rule. While `set_open` is off cards are looked at and moved, not reserved.

    A hand with cards that were not there before takes no input for `FRESH` milliseconds, nor by
    a press that began before. Lengths are units of the scene, one for a logical pixel.

    To make something fly: `spot` is a card's middle, `size` how large it is, `picture` its paint
    for a sprite, `hide_card` leaves its place empty meanwhile.
    """

    reserved_changed = Signal(object)
    """The reserved cards have changed: their indices, a tuple."""
    committed = Signal(object, object)
    """Cards were committed: a tuple of indices, and the ZoneItem or None."""
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
        self._faces: list[Face | None] = []
        self._cards: list[CardItem] = []
        self._own: list[int] = []
        self._order = Order.OWN
        self._reserved: tuple[int, ...] = ()
        self._most = self._least = 1
        self._open = False
        self._left = False
        self._barred: dict[int, tuple[str, str]] = {}
        self._looked = -1
        self._current = 0
        self._held: int | None = None
        self._arm = QPointF()
        self._zones: list[tuple[ZoneItem, Callable[[tuple[int, ...]], bool]]] = []
        self._over: ZoneItem | None = None
        self._keys_down: set[int] = set()
        self._deaf = QDeadlineTimer(0)
        self._rest = QElapsedTimer()
        self.bed = QGraphicsRectItem()
        """What the cards lie on: a parent without a picture, to be hidden or laid at a depth."""
        self.bed.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, True)
        view.scene().addItem(self.bed)
        self._orders: dict[Order, str] = {}
        self.pill = PillItem(view.look, "", self.bed)
        self.pill.hide()
        self.pill.chosen.connect(self.next_order)
        self._large = CardItem(view.look, self.bed, back=back)
        self._lifted = CardItem(view.look, back=back)
        self._note = NoteItem(view.look, self.bed)
        self._note.setZValue(ABOVE_ALL + 1)
        self._note.hide()
        for item in (self._large, self._lifted):
            item.set_open(False)
            item.setZValue(ABOVE_ALL)
            item.hide()
        view.scene().addItem(self._lifted)
        view.scene().focusItemChanged.connect(self._on_focus_item)
        self._model = CardItem(view.look, back=back)
        self._cold: list[int] = []
        self._idle = QTimer(self)
        self._idle.setInterval(_IDLE)
        self._idle.timeout.connect(self._warm)

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
    def order(self) -> Order:
        """The order in force."""
        return self._order

    @property
    def is_open(self) -> bool:
        """Whether cards may be reserved."""
        return self._open

    @property
    def zones(self) -> Sequence[ZoneItem]:
        """Where cards may be committed to."""
        return [zone for zone, _ in self._zones]

    @property
    def size(self) -> QSizeF:
        """How large a card is."""
        return self._spread().size

    @property
    def holding(self) -> bool:
        """Whether a card is being dragged."""
        return self._held is not None

    def set_cards(self, faces: Sequence[Face | None], *, new: bool = False) -> None:
        """Hold these cards, at most `MOST`; None is a card that lies face down.

        Cards that were there before keep their places in one's own order. `new` if it is another
        hand even if all its cards were in the last one too.
        """
        if len(faces) > MOST:
            raise ValueError(f"A fan holds {MOST} cards, not {len(faces)}.")
        old, new_ones = kept([self._faces[index] for index in self._own], faces)
        if new or new_ones:
            self._deaf.setRemainingTime(FRESH)
            self._pressed = None
            self._keys_down.clear()
        self._drop_held()
        self._faces, self._own = list(faces), old + new_ones
        self._barred = {}
        while len(self._cards) > len(faces):
            item = self._cards.pop()
            self.remove_source(item)
            self._view.scene().removeItem(item)
            item.deleteLater()
        while len(self._cards) < len(faces):
            item = CardItem(self._view.look, self.bed, back=self._back)
            item.set_open(True)
            self._add_source(item)
            self._cards.append(item)
        for item in self._cards:
            item.show()
        self._set_reserved(())
        self._look_at(None)
        self._show()

    def set_room(self, room: QRectF) -> None:
        """Lie in a rectangle of the scene, as large as may be; what is looked at reaches beyond."""
        self._room = QRectF(room)
        self._show()

    def set_open(self, open_: bool, *, least: int = 1, most: int = 1) -> None:  # noqa: FBT001
        """Let cards be reserved, `least` to `most` to be committed at once; or let none."""
        self._open, self._least, self._most = open_, least, most
        if not open_ or len(self._reserved) > most:
            self._set_reserved(())
        self._show()

    def set_barred(self, barred: Mapping[int, tuple[str, str]]) -> None:
        """Cards that may not be reserved now, with reason and rule: they lie hatched."""
        self._barred = dict(barred)
        self._set_reserved(tuple(each for each in self._reserved if each not in barred))
        self._show()

    def set_left(self, left: bool) -> None:  # noqa: FBT001
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
        """Have a pill beside the cards that goes to the next of these orders, with their words."""
        self._orders = dict(words)
        self.pill.set_words(words[self._order])
        self.pill.show()
        self._show()

    def next_order(self) -> None:
        """What the pill does."""
        orders = list(self._orders)
        self.set_order(orders[(orders.index(self._order) + 1) % len(orders)])

    def add_zone(
        self, zone: ZoneItem, accepts: Callable[[tuple[int, ...]], bool] | None = None
    ) -> None:
        """Let cards be committed to a zone, which shows where they may go."""
        self._zones.append((zone, accepts or (lambda _: True)))
        zone.chosen.connect(lambda: self.commit(zone))
        self._show_zones()

    # Deeds ----------------------------------------------------------------------------------------

    def reserve(self, index: int) -> bool:
        """Reserve a card; False where it may not be, with `refused` if it is barred."""
        if not self._open or not 0 <= index < len(self._faces):
            return False
        if index in self._barred:
            self._refuse(*self._barred[index])
            return False
        if index not in self._reserved:
            kept = self._reserved if self._most > 1 else ()
            if len(kept) >= self._most:
                return False
            self._set_reserved((*kept, index))
        return True

    def choose(self, index: int) -> None:
        """What a click on a card does: reserve it, or commit it; of several, take it back."""
        if index not in self._reserved:
            self.reserve(index)
        elif self._most == 1:
            self.commit()
        else:
            self._set_reserved(tuple(each for each in self._reserved if each != index))

    def choose_number(self, number: int) -> bool:
        """What a number key does, from 1 at the left; whether there is such a card."""
        places = self.places
        if not 1 <= number <= len(places) or not self._may_take():
            return False
        self.choose(places[number - 1])
        return True

    def take_back(self) -> bool:
        """Reserve nothing; whether anything was."""
        was = bool(self._reserved)
        self._set_reserved(())
        return was

    def commit(self, zone: ZoneItem | None = None) -> bool:
        """Commit what is reserved; False where nothing is, too few are, or the zone takes none."""
        cards = self._reserved
        if not self._open or not cards or len(cards) < self._least:
            return False
        if zone is not None and not self._takes(zone, cards):
            return False
        self._set_reserved(())
        self.committed.emit(cards, zone)
        return True

    def put_back(self) -> None:
        """Put the card that is dragged back to its place."""
        if self._drop_held():
            self.cancelled.emit()
            self._show()

    # For movement and access ----------------------------------------------------------------------

    def item(self, index: int) -> CardItem:
        """The item of a card."""
        return self._cards[index]

    def said(self, index: int) -> str:
        """What is said beside a card that is seen large: why it is barred, else its rule."""
        if self._open and index in self._barred:
            return self._barred[index][0]
        face = self._faces[index]
        return "" if face is None else face.rule

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

    def hide_card(self, index: int, hidden: bool = True) -> None:  # noqa: FBT001, FBT002
        """Leave a card's place empty, as while something flies there or from there."""
        self._cards[index].setVisible(not hidden)

    # Showing --------------------------------------------------------------------------------------

    def _spread(self) -> Spread:
        room = QRectF(self._room)
        if self._orders:
            wide = self.pill.size(*self._orders.values()).width() + self._view.look.air(12)
            room.adjust(wide if self._left else 0, 0, 0 if self._left else -wide, 0)
        return spread(self._view.look, room, len(self._faces))

    def _show(self) -> None:
        """Lay all cards and mark them."""
        laid = self._spread()
        self._cold = list(range(len(self._cards)))
        self._idle.start()
        for place, index in enumerate(self.places):
            item, chosen = self._cards[index], index in self._reserved
            item.set_rect(laid.slot(place, raised=chosen))
            item.set_below(laid.rise if chosen else 0.0)
            item.setZValue(place)
            number = str(place + 1) if self._open else ""
            item.show_card(self._faces[index], number=number)
            item.show_state(chosen=chosen, barred=self._open and index in self._barred)
            item.setOpacity(_LENT if index == self._held else 1.0)
        self._lay_pill()
        self._show_large()
        self._show_zones()

    def _lay_pill(self) -> None:
        size, room = self.pill.size(*self._orders.values()), self._room
        left = room.left() if self._left else room.right() - size.width()
        self.pill.set_rect(QRectF(QPointF(left, room.bottom() - size.height()), size))

    def _show_large(self) -> None:
        index, large = self._looked, self._large
        self._note.hide()
        if not 0 <= index < len(self._faces) or self._held is not None:
            large.hide()
            return
        item = self._cards[index]
        self._dress(large, index, self._spread())
        large.setVisible(item.isVisible())
        said = self.said(index)
        if said and item.isVisible():
            self._note.show_by(said, large.scene_rect(), warns=item.is_barred)

    def _warm(self) -> None:
        """Paint one card large, so that it is there at once when it is looked at."""
        if not self._cold or not self._view.isVisible():
            self._idle.stop()
            return
        place = self._cold.pop(0)
        index = self.places[place]
        self._dress(self._model, index, self._spread())
        sheet = QPixmap(1, 1)
        sheet.setDevicePixelRatio(self._view.devicePixelRatioF())
        painter = QPainter(sheet)
        painter.setWorldTransform(self._view.viewportTransform())
        self._model.paint_in(painter)
        painter.end()

    def _dress(self, large: CardItem, index: int, laid: Spread) -> None:
        """Be a card that is seen large."""
        item, bounds = self._cards[index], self._view.scene().sceneRect()
        large.set_rect(laid.large(self.places.index(index), bounds))
        large.show_card(self._faces[index], number=item.number)
        large.show_state(chosen=item.is_chosen, lifted=True)

    def _show_zones(self) -> None:
        cards = (*self._reserved, self._held) if self._held is not None else self._reserved
        for zone, accepts in self._zones:
            may = self._open and bool(cards) and accepts(tuple(dict.fromkeys(cards)))
            state = Zone.HOT if zone is self._over and may else Zone.MAY if may else Zone.IDLE
            zone.show_zone(state)

    def _takes(self, zone: ZoneItem, cards: tuple[int, ...]) -> bool:
        return any(each is zone and accepts(cards) for each, accepts in self._zones)

    def _set_reserved(self, cards: tuple[int, ...]) -> None:
        if cards != self._reserved:
            self._reserved = cards
            self._show()
            self.reserved_changed.emit(cards)

    def _set_looked(self, index: int) -> None:
        if index != self._looked:
            self._looked = index
            self._show_large()
            self.hovered.emit(index)

    # Gestures -------------------------------------------------------------------------------------

    def _may_take(self) -> bool:
        return super()._may_take() and self._deaf.hasExpired()

    def _index(self, item: QGraphicsItem | None) -> int:
        return self._cards.index(item) if item in self._cards else -1

    def _look_at(self, source: QGraphicsItem | None) -> None:
        index = self._index(source)
        if index < 0 and self.by_keys:
            index = self._index(self._view.scene().focusItem())
        self._set_looked(index)

    def _on_focus_item(self, new: QGraphicsItem | None, *_: object) -> None:
        index = self._index(new)
        if index >= 0:
            self._current = index
        self._set_looked(index)

    def _take(self, source: QGraphicsItem, grip: QPointF | None, *, dragged: bool) -> bool:
        index = self._index(source)
        if not dragged or grip is None:
            if grip is None and index in self._reserved:
                # Of several cards, too, Enter on one that is reserved means all of them.
                self.commit()
            else:
                self.choose(index)
            return False
        self._held = index
        self._source = source
        card = self._cards[index]
        self._arm = card.sceneBoundingRect().center() - grip
        self._lifted.set_rect(QRectF(card.pos(), card.rect().size()))
        self._lifted.show_card(self._faces[index])
        self._lifted.show_state(chosen=index in self._reserved, lifted=True)
        self._lifted.show()
        self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._show()
        self.picked.emit()
        return True

    def _regrip(self) -> None:
        self._arm = QPointF()

    def finger_down(self, at: QPointF) -> bool:
        """The card under a finger is seen large as long as it rests there."""
        wanted = super().finger_down(at)
        if self._pressed is not None:
            self._set_looked(self._index(self._pressed[0]))
            self._rest.start()
        return wanted

    def finger_up(self, at: QPointF, *, tapped: bool) -> None:
        """A short tap chooses the card; after a long one it was only looked at."""
        if self._pressed is not None and self._rest.hasExpired(LONG):
            self._pressed = None
        self._set_looked(-1)
        super().finger_up(at, tapped=tapped)

    def _over_finger(self) -> None:
        gap = ABOVE_FINGER / self._view.transform().m11()
        self._arm = QPointF(0, -(self._lifted.rect().height() / 2 + gap))

    def _follow(self) -> None:
        """Bring the card to the pointer; along the hand it finds its place."""
        if self._held is None:
            return
        rect = self._lifted.rect()
        middle = self._pointer + self._arm
        self._lifted.setPos(middle - rect.center())
        hits = (each for each, _ in self._zones if each.sceneBoundingRect().contains(self._pointer))
        self._over = next(hits, None)
        if self._over is None and self._room.contains(self._pointer):
            self._move_card(self._held, self._spread().place_at(middle.x()))
        self._show_zones()

    def _put_down(self, other: QGraphicsItem | None) -> None:  # noqa: ARG002
        index, zone = self._held, self._over
        self._drop_held()
        if index is not None and zone is not None and self.reserve(index) and self.commit(zone):
            return
        self._show()
        self.cancelled.emit()

    def _drop_held(self) -> bool:
        """Hold nothing; whether a card was held."""
        was = self._held is not None
        self._held = self._over = self._source = None
        self._by_finger = False
        if was:
            self._lifted.hide()
            self._view.viewport().unsetCursor()
        return was

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

    # Keys -----------------------------------------------------------------------------------------

    def _tabbed(self) -> Sequence[QGraphicsItem]:
        """One stop for the hand: the card that had the focus last."""
        if not self._cards:
            return ()
        return (self._cards[min(self._current, len(self._cards) - 1)],)

    def _targets(self) -> Sequence[QGraphicsItem]:
        return [self.pill, *self.zones]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Number keys act when they are let go."""
        if watched is self._view and event.type() == QEvent.Type.KeyRelease:
            assert isinstance(event, QKeyEvent)
            return self.release(event)
        return super().eventFilter(watched, event)

    def release(self, event: QKeyEvent) -> bool:
        """A key was let go: a number chooses its card, if it was pressed here; whether it did."""
        if event.isAutoRepeat() or event.key() not in self._keys_down:
            return False
        self._keys_down.discard(event.key())
        return self.choose_number(_number(event.key()))

    def press(self, event: QKeyEvent) -> bool:
        """Use a key for the hand, wherever the focus was; whether it had a use."""
        key = event.key()
        other = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if self.holding or event.modifiers() & other:
            return super().press(event)
        if key == Qt.Key.Key_Escape:
            return self.take_back()
        if 1 <= _number(key) <= len(self._cards):
            if not event.isAutoRepeat() and self._may_take():
                self._keys_down.add(key)
            return True
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        self.by_keys = True
        if self.press(event):
            return True
        key, focus = Qt.Key(event.key()), self._view.scene().focusItem()
        index = self._index(focus)
        places = self.places
        if index >= 0 and not self.holding:
            step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
            ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(places) - 1}
            if step is not None or key in ends:
                place = ends.get(key, places.index(index) + (step or 0))
                if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                    self._move_card(index, place)
                elif 0 <= place < len(places):
                    self._cards[places[place]].setFocus(Qt.FocusReason.OtherFocusReason)
                return True
        if focus is None and key in ENTER and self._reserved and not event.isAutoRepeat():
            return self._may_take() and self.commit()
        return super()._on_key(event)


def _number(key: int) -> int:
    """The number of a key; 0 is the tenth."""
    number = key - Qt.Key.Key_0
    return number or 10 if 0 <= number <= 9 else -1
