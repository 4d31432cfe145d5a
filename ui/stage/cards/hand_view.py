"""Stage: a hand of cards, at most `MAX_CARDS`, whole where they fit and else a fan."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QDeadlineTimer,
    QElapsedTimer,
    QEvent,
    QObject,
    QPointF,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem

from ui.look.shortcuts import Scope, Shortcut, find, without
from ui.stage.cards.face import Back, CardItem, Face
from ui.stage.cards.fan_layout import Order
from ui.stage.cards.hand_model import MAX_CARDS, NUMBER_KEY_COUNT, HandModel
from ui.stage.input.drag import FINGER_GAP_PX, HELD_ITEM_Z
from ui.stage.items.zone import Zone, ZoneItem
from ui.stage.view import StageView

__all__ = ["LONG_PRESS_MS", "MAX_CARDS", "NEW_HAND_LOCK_MS", "HandView", "Order"]

NEW_HAND_LOCK_MS: Final = 250
"""How long a new hand takes no input, in milliseconds."""
LONG_PRESS_MS: Final = 450
"""A finger that rests on a card so long looks at it, and does not choose it."""


class HandView(HandModel):
    """A hand of cards on a view. Cards are told apart by their *index* in `set_cards`; their
    *place*, counted from 0 at the left, follows from the order.

    One click, tap, number key (when it is let go) or Enter reserves a card, which stands higher
    and is punched; the second one commits, as do a click on a zone and a card that is dragged to
    one. Of several, clicks, number keys and the space bar mark and unmark one, and Enter on a
    marked one commits them all, as does dragging one to a zone. A card that is dragged along the
    hand makes the order one's own, as Shift and an arrow do. Esc takes back. The card that the
    pointer or the focus is on, or a resting finger, is seen large, with its rule. While `set_open`
    is off cards are looked at and moved, not reserved.

    A hand with cards that were not there before takes no input for `NEW_HAND_LOCK_MS` milliseconds,
    nor by a press that began before. Lengths are units of the scene, one for a logical pixel.

    To make something fly: `spot` is a card's middle, `size` how large it is, `picture` its paint
    for a sprite, `hide_card` leaves its place empty meanwhile.
    """

    committed = Signal(object, object)
    """Cards were committed: a tuple of indices, and the ZoneItem or None."""

    def __init__(
        self, view: StageView, parent: QObject | None = None, *, back: Back | None = None
    ) -> None:
        super().__init__(view, parent, back=back)
        self.keeps = False
        """Whether what is committed stays reserved: it may be tried first, or where it goes said. A
        second click then never commits, not even the only card.
        """
        self._covered = False
        self._most = self._least = 1
        self._current = 0
        self._arm = QPointF()
        self._zones: list[tuple[ZoneItem, Callable[[tuple[int, ...]], bool]]] = []
        self._over: ZoneItem | None = None
        self._keys_down: set[int] = set()
        self._before: tuple[Order, tuple[int, ...]] = (self._order, ())
        self._deaf = QDeadlineTimer(0)
        self._rest = QElapsedTimer()
        self._lifted = CardItem(view.look, back=back, named=False)
        self._lifted.set_open(False)
        self._lifted.setZValue(HELD_ITEM_Z)
        self._lifted.hide()
        view.scene().addItem(self._lifted)
        view.scene().focusItemChanged.connect(self._on_focus_item)

    @property
    def zones(self) -> Sequence[ZoneItem]:
        """Where cards may be committed to."""
        return [zone for zone, _ in self._zones]

    @property
    def holding(self) -> bool:
        """Whether a card is being dragged."""
        return self._held is not None

    @property
    def meant(self) -> int:
        """The index of the card that is dragged, or else reserved, or looked at; -1 for none."""
        if self._held is not None:
            return self._held
        return self._reserved[0] if self._reserved else self._looked

    def set_cards(self, faces: Sequence[Face | None], *, new: bool = False) -> None:
        """Hold these cards: see `HandModel`. What is dragged of the others is put back."""
        self._drop_held()
        if not faces:
            # Whoever has cards here next is not shown where the focus was.
            self._current = 0
        super().set_cards(faces, new=new)

    def _on_new(self) -> None:
        """No press that began before does anything to them."""
        self._deaf.setRemainingTime(NEW_HAND_LOCK_MS)
        self._pressed = None
        self._keys_down.clear()

    def set_open(self, open_: bool, *, least: int = 1, most: int = 1) -> None:
        """Let cards be reserved, `least` to `most` to be committed at once; or let none."""
        before = self._open, self._least, self._most
        self._open, self._least, self._most = open_, least, most
        if not open_ or len(self._reserved) > most:
            self._set_reserved(())
        if before != (open_, least, most):
            self._show()

    def add_zone(
        self, zone: ZoneItem, accepts: Callable[[tuple[int, ...]], bool] | None = None
    ) -> None:
        """Let cards be committed to a zone, which shows where they may go."""
        self._zones.append((zone, accepts or (lambda _: True)))
        zone.chosen.connect(self._on_zone)
        self._show_zones()

    def set_covered(self, covered: bool) -> None:
        """Have something lie over it, or nothing: meanwhile no press or key is for its cards."""
        self._covered = covered

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
        """What a click on a card does: reserve it, or commit it; of several, and where it `keeps`
        what it commits, take it back.
        """
        if index not in self._reserved:
            self.reserve(index)
        elif self._most == 1 and not self.keeps:
            self.commit()
        else:
            self._set_reserved(tuple(each for each in self._reserved if each != index))

    def choose_number(self, number: int) -> bool:
        """What a number key does, from 1 at the left; whether there is such a card."""
        places = self.places
        if not 1 <= number <= len(places) or not self._may_take():
            return False
        index = places[number - 1]
        if self._most == 1 and self._view.scene().focusItem() is not None:
            # So that Enter means this card, and not another or the pill; of several it means all.
            self._cards[index].setFocus(Qt.FocusReason.OtherFocusReason)
        self.choose(index)
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
        if not self.keeps:
            self._set_reserved(())
        self.committed.emit(cards, zone)
        return True

    def put_back(self) -> None:
        """Put the card that is dragged back to its place."""
        if self._drop_held():
            self.cancelled.emit()
            self._show()

    def _show(self) -> None:
        super()._show()
        self._show_zones()

    def _show_zones(self) -> None:
        cards = (*self._reserved, self._held) if self._held is not None else self._reserved
        for zone, accepts in self._zones:
            free = self._open and bool(cards) and self._barred.keys().isdisjoint(cards)
            may = free and accepts(tuple(dict.fromkeys(cards)))
            state = Zone.HOT if zone is self._over and may else Zone.MAY if may else Zone.IDLE
            zone.show_zone(state)

    def _on_zone(self) -> None:
        zone = self.sender()
        if isinstance(zone, ZoneItem):
            self.commit(zone)

    def _takes(self, zone: ZoneItem, cards: tuple[int, ...]) -> bool:
        return any(each is zone and accepts(cards) for each, accepts in self._zones)

    # Gestures -------------------------------------------------------------------------------------

    def _may_take(self) -> bool:
        return super()._may_take() and self._deaf.hasExpired() and not self._covered

    def _source_of(self, items: Sequence[QGraphicsItem]) -> QGraphicsItem | None:
        return None if self._covered else super()._source_of(items)

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

    def _take(self, source: QGraphicsItem, grip: QPointF | None, *, dragging: bool) -> bool:
        index = self._index(source)
        if not dragging or grip is None:
            if grip is None and index in self._reserved:
                # Of several cards, too, Enter on one that is reserved means all of them.
                self.commit()
            else:
                self.choose(index)
            return False
        self._held = index
        self._source = source
        self._before = self._order, tuple(self._own)
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
        if self._pressed is not None and self._rest.hasExpired(LONG_PRESS_MS):
            self._pressed = None
        self._set_looked(-1)
        super().finger_up(at, tapped=tapped)

    def _over_finger(self) -> None:
        gap = FINGER_GAP_PX / self._view.transform().m11()
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
        else:
            # It only came past the others on its way: they lie as when it was picked up.
            order, own = self._before
            if (order, own) != (self._order, tuple(self._own)) and sorted(own) == sorted(self._own):
                self._own = list(own)
                self.set_order(order)
                self._show()
        self._show_zones()

    def _put_down(self, other: QGraphicsItem | None) -> None:
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
            self._set_looked(-1)
        return was

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
        return bool(self._number(_number(event.key())).run())

    def anywhere(self) -> tuple[Shortcut, ...]:
        """Return what keys do with the hand wherever the keyboard is."""
        most = min(NUMBER_KEY_COUNT, len(self._cards))
        numbers = (self._number(number) for number in range(1, most + 1))
        words, chosen = self.tr("Put back what you have chosen"), self._has_chosen
        return (*numbers, Shortcut(("Esc",), words, self.take_back, chosen))

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do with the hand, on the stage too."""
        step, move = (
            self.tr("Go to the previous or next card"),
            self.tr("Move the card in your hand"),
        )
        on_card, leads = self._is_on_card, self._leads_to_cards
        return (
            *self.anywhere(),
            Shortcut(("Left",), step, partial(self._step, -1), leads),
            Shortcut(("Right",), step, partial(self._step, 1), leads),
            Shortcut(("Home",), self.tr("Go to the first card"), self._to_first, leads),
            Shortcut(("End",), self.tr("Go to the last card"), self._to_last, leads),
            Shortcut(("Shift+Left",), move, partial(self._shift, -1), on_card),
            Shortcut(("Shift+Right",), move, partial(self._shift, 1), on_card),
            Shortcut(("Shift+Home",), move, self._shift_to_first, on_card),
            Shortcut(("Shift+End",), move, self._shift_to_last, on_card),
            *self._marking(),
            Shortcut(
                ("Return", "Enter"),
                self.tr("Play what you have chosen"),
                self._commit,
                self._may_commit,
                repeats=False,
            ),
        )

    def ways(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the stage besides; the space bar may be the hand's."""
        return without(Scope("", super().ways()), self._marking()).shortcuts

    def _marking(self) -> tuple[Shortcut, ...]:
        """Where several cards may be chosen, the space bar marks one, as in any list."""
        if self._most == 1 and not self.keeps:
            return ()
        words = self.tr("Choose the card, or put it back")
        return (Shortcut(("Space",), words, self._mark, self._is_on_card, repeats=False),)

    def _number(self, number: int) -> Shortcut:
        """Return what the key of a number does when it is let go, from 1 at the left."""
        words = self.tr("Choose the card with this number")
        here = partial(self._has, number)
        return Shortcut((str(number % 10),), words, partial(self.choose_number, number), here)

    def _has(self, number: int) -> bool:
        return self._open and not self._covered and 1 <= number <= len(self._cards)

    def _has_chosen(self) -> bool:
        return bool(self._reserved) and not self._covered

    def _at(self) -> int:
        """The index of the card that has the keyboard; -1 for none."""
        return self._index(self._view.scene().focusItem())

    def _is_on_card(self) -> bool:
        return self._at() >= 0 and not self.holding

    def _leads_to_cards(self) -> bool:
        """Whether arrows lead from card to card, or into the hand."""
        free = self._view.scene().focusItem() is None and bool(self.places)
        return (free or self._at() >= 0) and not self.holding

    def _may_commit(self) -> bool:
        """Whether Enter plays what is chosen, with nothing else selected on the stage."""
        return self._view.scene().focusItem() is None and bool(self._reserved)

    def _commit(self) -> bool:
        return self._may_take() and self.commit()

    def _mark(self) -> None:
        if self._may_take():
            self.choose(self._at())

    def _to_first(self) -> None:
        self._to(0)

    def _to_last(self) -> None:
        self._to(len(self.places) - 1)

    def _step(self, way: int) -> None:
        self._to(self.places.index(self._at()) + way if self._at() >= 0 else 0)

    def _to(self, place: int) -> None:
        """Give the keyboard to the card in a place, or, coming from elsewhere, to where it was."""
        places = self.places
        if self._at() < 0:
            self._tabbed()[0].setFocus(Qt.FocusReason.OtherFocusReason)
        elif 0 <= place < len(places):
            self._cards[places[place]].setFocus(Qt.FocusReason.OtherFocusReason)

    def _shift(self, way: int) -> None:
        """Move the card that has the keyboard by one place."""
        self._move_card(self._at(), self.places.index(self._at()) + way)

    def _shift_to_first(self) -> None:
        self._move_card(self._at(), 0)

    def _shift_to_last(self) -> None:
        self._move_card(self._at(), len(self.places) - 1)

    def press(self, event: QKeyEvent) -> bool:
        """Use a key for the hand, wherever the focus was; whether it had a use."""
        if self.holding:
            return super().press(event)
        found = None if self._covered else find(self.anywhere(), event)
        if found is None:
            return False
        if _number(event.key()) < 0:
            found.obey(event)
        elif not event.isAutoRepeat() and self._may_take():
            self._keys_down.add(event.key())
        return True

    def _on_key(self, event: QKeyEvent) -> bool:
        self.by_keys = True
        if self.press(event):
            return True
        found = None if self.holding else find(self.shortcuts(), event)
        if found is None or (event.isAutoRepeat() and not found.repeats):
            return super()._on_key(event)
        return found.run() is not False


def _number(key: int) -> int:
    """The number of a key; 0 is the tenth."""
    number = key - Qt.Key.Key_0
    return number or 10 if 0 <= number <= 9 else -1
