"""Stage: taking things up and putting them down by mouse, touch or keys, whatever they are."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QTouchEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem

from ui.look.shortcuts import Shortcut, find
from ui.stage.input import focus_order
from ui.stage.input.drag_target import Mode
from ui.stage.input.touch import MIN_TARGET_PX, Fingers
from ui.stage.items.tick_item import TickItem
from ui.stage.view import StageView

HELD_ITEM_Z: Final = 10_000.0
"""The depth of what is held."""
FINGER_GAP_PX: Final = 30.0
"""Gap between a finger's middle and what is held above it, in logical pixels."""
ARROWS: Final = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}
_TAB_KEYS: Final = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)


class DragController(QObject):
    """Knows sources, scene items that something can be taken from, and turns input into gestures.

    A press on a source, a drag and a release; a click on it and another one; Enter on what has the
    focus; a finger that drags, or taps. Tab goes through stops, sources and targets, arrows to the
    nearest one. Whoever derives from it says what is taken (`_take`), how it follows the pointer
    (`_follow`), what becomes of it (`_put_down`), and what keys do meanwhile (`while_held`).
    """

    picked = Signal()
    placed = Signal(object)
    cancelled = Signal()
    refused = Signal(str, str)
    """Something was put where it may not lie, or taken that may not go: reason, rule."""
    rule_asked = Signal(str)

    def __init__(self, view: StageView, parent: QObject | None = None) -> None:
        super().__init__(parent or view)
        self._view = view
        self._sources: list[QGraphicsItem] = []
        self._pads: dict[QGraphicsItem, QGraphicsItem] = {}
        self._stops: list[QGraphicsItem] = []
        self._enabled = True
        self.by_keys = False
        """Whether the last press was on the keyboard, so that the focus is to lead on."""
        self._source: QGraphicsItem | None = None
        self._mode = Mode.CARRY
        self._rule = ""
        self._pointer = QPointF()
        """Where the pointer or finger is in the scene."""
        self._pressed: tuple[QGraphicsItem, QPointF] | None = None
        self._clicking = False
        self._still: QPointF | None = None
        self._by_finger = False
        self._fingers = Fingers(self)
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, True)

    # What is derived says -----------------------------------------------------------------------

    @property
    def holding(self) -> bool:
        """Whether anything is held."""
        raise NotImplementedError

    def put_back(self) -> None:
        """Put what is held back to where it came from; nothing with an empty hand."""
        raise NotImplementedError

    def _take(self, source: QGraphicsItem, grip: QPointF | None, *, dragging: bool) -> bool:
        """Take from a source that was gripped at a point of the scene, or by keys; whether it is
        held now. `dragging` if it is being pulled, else it was clicked, tapped or chosen.
        """
        raise NotImplementedError

    def _follow(self) -> None:
        """Bring what is held to the pointer."""
        raise NotImplementedError

    def _put_down(self, other: QGraphicsItem | None) -> None:
        """The button was let go: place what is held or put it back; `other` is a source that was
        clicked meanwhile.
        """
        raise NotImplementedError

    def _regrip(self) -> None:
        """The pointer takes over from finger or keys."""

    def _over_finger(self) -> None:
        """A finger took hold: what is held is to be seen above it."""

    def _click_right(self, event: QMouseEvent) -> None:
        """A right click while something is held: it puts back."""
        self.put_back()

    def _take_keys(self) -> None:
        """Go on by keys with what is held."""

    def _look_at(self, source: QGraphicsItem | None) -> None:
        """The pointer is over a source, or over none, with nothing held."""

    def while_held(self) -> tuple[Shortcut, ...]:
        """Return what keys do while something is held."""
        return (Shortcut(("Esc",), self.tr("Put it back"), self.put_back, self._is_holding),)

    def _is_holding(self) -> bool:
        return self.holding

    def ways(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the stage while nothing is held."""
        words, ready = self.tr("Move between items"), self._leads
        arrows = (
            Shortcut((key,), words, partial(self._go, *way), ready) for key, way in ARROWS.items()
        )
        choose, at_source = self.tr("Choose the selected item"), self._is_at_source
        return (
            *arrows,
            Shortcut(("Return", "Enter"), choose, self._choose, at_source, repeats=False),
            Shortcut(("Space",), choose, self._choose, at_source, repeats=False),
            Shortcut(("?",), self.tr("Read the rule"), self.ask_rule),
        )

    def _leads(self) -> bool:
        """Whether arrows go on from what has the keyboard on the stage."""
        return self._view.scene().focusItem() in self._by_arrow()

    def _go(self, columns: int, rows: int) -> None:
        best = focus_order.towards(
            self._view.scene().focusItem(), self._by_arrow(), (columns, rows)
        )
        if best is not None:
            best.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_at_source(self) -> bool:
        """Whether something can be taken up from what has the keyboard on the stage."""
        return self._view.scene().focusItem() in self._sources

    def _choose(self) -> None:
        if self._may_take():
            self._take(self._view.scene().focusItem(), None, dragging=False)

    def _targets(self) -> Sequence[QGraphicsItem]:
        """What Tab goes to after the sources."""
        return ()

    def _by_arrow(self) -> Sequence[QGraphicsItem]:
        """What arrows go to from one another."""
        return self._stops_now()

    def _may_take(self) -> bool:
        """Whether anything may be taken now."""
        return self._enabled

    def _tabbed(self) -> Sequence[QGraphicsItem]:
        """The sources that Tab goes to."""
        return self._sources

    # Sources ------------------------------------------------------------------------------------

    def _add_source(self, item: QGraphicsItem) -> None:
        """Let something be taken from `item`, which takes the focus in the order of adding."""
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, True)
        item.setCursor(Qt.CursorShape.OpenHandCursor)
        # Once more, so that the order is that of the latest adding.
        if item in self._sources:
            self._sources.remove(item)
        self._sources.append(item)

    def remove_source(self, item: QGraphicsItem) -> None:
        """Forget a source, as before its item is deleted."""
        if item in self._sources:
            self._sources.remove(item)
            if shiboken6.isValid(item):
                item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, False)
                # QGraphicsItem.unsetCursor crashes in a view that has not had a mouse event yet.
                item.setCursor(Qt.CursorShape.ArrowCursor)
        if self._pressed is not None and self._pressed[0] is item:
            self._pressed = None
        if self._source is item:
            self._source = None

    def clear_sources(self, but: Collection[QGraphicsItem] = ()) -> None:
        """Forget all sources, except some that so keep the focus and their place in the hand."""
        for item in list(self._sources):
            if item not in but:
                self.remove_source(item)

    def set_pads(self, pads: Mapping[QGraphicsItem, QGraphicsItem]) -> None:
        """Items on each of which a source lies: a press on them takes from it."""
        self._pads = dict(pads)

    def set_stops(self, items: Sequence[QGraphicsItem]) -> None:
        """Further items that Tab goes to, before the sources."""
        self._stops = list(items)

    def set_enabled(self, enabled: bool) -> None:
        """Allow or forbid taking; what is held is put back first."""
        if not enabled:
            self.put_back()
            self._pressed = None
        self._enabled = enabled

    def ask_rule(self) -> None:
        """Ask for the rule behind the last refusal."""
        self.rule_asked.emit(self._rule)

    def _refuse(self, reason: str, rule: str) -> None:
        self._rule = rule
        self.refused.emit(reason, rule)

    def _source_at(self, at: QPoint) -> QGraphicsItem | None:
        return self._source_of(self._view.items(at))

    def _source_near(self, at: QPoint) -> QGraphicsItem | None:
        """The source under a finger, which is not as fine as a pointer."""
        exact = self._source_at(at)
        if exact is not None or isinstance(self._view.itemAt(at), TickItem):
            return exact
        pad = QRect(
            at - QPoint(MIN_TARGET_PX // 2, MIN_TARGET_PX // 2), QSize(MIN_TARGET_PX, MIN_TARGET_PX)
        )
        return self._source_of(self._view.items(pad))

    def _source_of(self, items: Sequence[QGraphicsItem]) -> QGraphicsItem | None:
        for found in items:
            if isinstance(found, TickItem):
                return None
            item: QGraphicsItem | None = self._pads.get(found, found)
            while item is not None:
                if item in self._sources and item.isEnabled():
                    return item
                item = item.parentItem()
        return None

    # Events -------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            return self._on_move(event)
        if watched is self._view:
            if isinstance(event, QKeyEvent) and kind == QEvent.Type.KeyPress:
                return self._on_key(event)
            if isinstance(event, QKeyEvent) and kind == QEvent.Type.ShortcutOverride:
                return self._on_override(event)
            if kind == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
                self._on_focus(event)
            elif kind == QEvent.Type.WindowDeactivate:
                self._lose_button()
            return False
        if isinstance(event, QTouchEvent):
            # What is not wanted must not reach the scene either, or it would not become a mouse's.
            event.setAccepted(self._fingers.take(event))
            return True
        if isinstance(event, QMouseEvent):
            if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
                return self._on_press(event)
            if kind == QEvent.Type.MouseButtonRelease:
                return self._on_release(event)
        if kind == QEvent.Type.ContextMenu:
            return self.holding
        if kind == QEvent.Type.Leave:
            self._look_at(None)
        elif kind == QEvent.Type.UngrabMouse:
            self._lose_button()
        return False

    def _on_press(self, event: QMouseEvent) -> bool:
        at = event.position().toPoint()
        self._pointer = self._view.mapToScene(at)
        self.by_keys = False
        self._leave_finger()
        if self.holding:
            if event.button() == Qt.MouseButton.RightButton:
                self._click_right(event)
            elif event.button() == Qt.MouseButton.LeftButton:
                self._clicking = True
                if self._mode is Mode.KEYS:
                    self._regrip()
                self._mode = Mode.CARRY
                self._follow()
            return True
        source = self._source_at(at) if event.button() == Qt.MouseButton.LeftButton else None
        if source is None:
            return False
        if self._may_take():
            self._pressed = (source, event.position())
            self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        return True

    def _on_move(self, event: QMouseEvent) -> bool:
        self._pointer = self._view.mapToScene(event.position().toPoint())
        if self._pressed is not None:
            if _far(self._pressed[1], event.position()) and self._take_pressed(dragging=True):
                self._mode = Mode.DRAG
                self._follow()
            return True
        if not self.holding:
            self._look_at(self._source_at(event.position().toPoint()))
            return False
        self._leave_finger()
        if self._mode is Mode.KEYS:
            # A nudge of the mouse does not take the piece away from the keyboard.
            if self._still is None:
                self._still = event.position()
            elif _far(self._still, event.position()):
                self._mode = Mode.CARRY
                self._regrip()
        if self._mode is not Mode.KEYS:
            self._follow()
        return True

    def _on_release(self, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton:
            return self.holding
        at = event.position().toPoint()
        self._pointer = self._view.mapToScene(at)
        if self._pressed is not None:
            self._take_pressed(dragging=False)
            return True
        if not self.holding:
            return self._source_at(at) is not None
        if self._mode is Mode.KEYS or not (self._clicking or self._mode is Mode.DRAG):
            return True
        other = None if self._mode is Mode.DRAG else self._source_at(at)
        self._clicking = False
        self._mode = Mode.CARRY
        self._follow()
        self._put_down(other)
        if not self.holding:
            # Enter is for what is to be done next: not to take up again what was just laid.
            focused = self._view.scene().focusItem()
            if focused is not None:
                focused.clearFocus()
        return True

    def _take_pressed(self, *, dragging: bool) -> bool:
        """Take from the source that is pressed."""
        assert self._pressed is not None
        source, start = self._pressed
        self._pressed = None
        grip = self._view.mapToScene(start.toPoint())
        return self._may_take() and self._take(source, grip, dragging=dragging)

    def _lose_button(self) -> None:
        """The release will not be seen: go on without the button."""
        self._pressed = None
        if self.holding and self._mode is Mode.DRAG:
            self._mode = Mode.CARRY

    # Fingers

    def finger_down(self, at: QPointF) -> bool:
        """A finger for a source or for what is held; whether it is one."""
        self._pointer = self._view.mapToScene(at.toPoint())
        self.by_keys = False
        if self.holding:
            return True
        source = self._source_near(at.toPoint())
        if source is None:
            return False
        if self._may_take():
            self._pressed = (source, at)
            self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        return True

    def finger_moved(self, at: QPointF) -> None:
        """What is held is drawn above the finger."""
        self._pointer = self._view.mapToScene(at.toPoint())
        if self._pressed is not None:
            self._take_pressed(dragging=True)
        if self.holding:
            self._mode = Mode.DRAG
            self._grip_by_finger()

    def finger_up(self, at: QPointF, *, tapped: bool) -> None:
        """A tap takes up, or places with the middle under it; a drag ends."""
        if self._pressed is not None:
            if self._take_pressed(dragging=False):
                self._grip_by_finger()
            return
        if not self.holding:
            return
        self._pointer = self._view.mapToScene(at.toPoint())
        self._mode = Mode.CARRY
        if tapped:
            self._leave_finger()
            self._regrip()
        self._follow()
        self._put_down(self._source_near(at.toPoint()) if tapped else None)

    def fingers_turned(self, steps: int) -> None:
        """Two fingers were twisted."""

    def fingers_lost(self) -> None:
        """What is held stays in the hand, where it is."""
        self._lose_button()

    def _grip_by_finger(self) -> None:
        self._by_finger = True
        self._over_finger()
        self._follow()

    def _leave_finger(self) -> None:
        """A pointer is finer: it holds the piece by its middle."""
        if self._by_finger:
            self._by_finger = False
            self._regrip()

    # Keys and focus -----------------------------------------------------------------------------

    def _on_override(self, event: QKeyEvent) -> bool:
        """Keep the hand's keys from menus and shortcuts while it holds something."""
        if find(self.while_held(), event) is not None:
            event.accept()
            return True
        return False

    def press(self, event: QKeyEvent) -> bool:
        """Use a key for what is held, wherever the focus was; whether it had a use."""
        found = find(self.while_held(), event)
        if found is None:
            return False
        self.by_keys = True
        found.obey(event)
        return True

    def release(self, event: QKeyEvent) -> bool:
        """A key was let go: whether it had a use."""
        return False

    def _on_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        self.by_keys = True
        if self.holding:
            # Focus stays here until what is held is placed or put back.
            return self.press(event) or key in _TAB_KEYS
        if key in _TAB_KEYS:
            back = key == Qt.Key.Key_Backtab
            # Left to the view, the key would go to the scene, and that gives it to its last item.
            return focus_order.step(
                self._view, self._stops_now(), -1 if back else 1
            ) or self._view.focusNextPrevChild(not back)
        found = find(self.ways(), event)
        if found is None or (event.isAutoRepeat() and not found.repeats):
            return False
        found.obey(event)
        return True

    def _stops_now(self) -> list[QGraphicsItem]:
        return focus_order.usable([*self._stops, *self._tabbed(), *self._targets()])

    def _on_focus(self, event: QFocusEvent) -> None:
        forward = event.reason() == Qt.FocusReason.TabFocusReason
        now = self._stops_now()
        if (
            now
            and not self.holding
            and (forward or event.reason() == Qt.FocusReason.BacktabFocusReason)
        ):
            now[0 if forward else -1].setFocus(event.reason())


def _far(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() >= QApplication.startDragDistance()
