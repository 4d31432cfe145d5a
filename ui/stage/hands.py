"""Stage: the hand that picks up, turns and puts down a piece by mouse, touch or keyboard."""

import math
from collections.abc import Callable, Collection, Sequence
from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem

from ui.look.brushes import Cell
from ui.stage import stops
from ui.stage.board_view import StageView
from ui.stage.holding import Holdable, Jump, Legality, Mode
from ui.stage.note_item import NoteItem
from ui.stage.suitcase_item import BoardItem
from ui.stage.tile_item import PieceItem, Pose
from ui.stage.touch import TARGET, Fingers

__all__ = ["Hand", "Holdable", "Jump", "Legality", "Mode"]

_ABOVE_ALL: Final = 10_000.0
_REACH: Final = 0.75
"""How far outside of the grid a piece's middle still snaps to it, in cells."""
_ABOVE_FINGER: Final = 30.0
"""Gap between a finger's middle and the piece held above it, in logical pixels."""
_NOTCH: Final = 120
"""One notch of a wheel, in Qt's eighths of a degree."""

_ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


_JUMPS: Final = {
    Qt.Key.Key_Home: Jump.FIRST,
    Qt.Key.Key_End: Jump.LAST,
    Qt.Key.Key_PageUp: Jump.PREVIOUS,
    Qt.Key.Key_PageDown: Jump.NEXT,
}

Offer = Callable[[], Holdable | None]


class Hand(QObject):
    """Moves one piece at a time over a board. It knows no rule: the host's Holdable does.

    Sources are scene items that lend a Holdable when they are pressed, or chosen by keyboard. A
    press, drag and release places; so do a click on the source and a click on the board; so do
    Enter, arrows and Enter; so do one finger that drags, and two taps. Wheel, right click, R,
    Shift+R and two fingers turn; F flips; Esc puts back; Home, End and the page keys jump between
    legal places; L shows them all; ? asks for the rule. Tab goes through the sources and the board.
    """

    picked = Signal()
    moved = Signal(object)
    """The anchor (Cell) under the piece, or None off the board."""
    rotated = Signal(int)
    flipped = Signal()
    placed = Signal(object)
    cancelled = Signal()
    returned = Signal(object, QPointF, float)
    """What was put back, where in the scene its middle was, and the side of its cells there."""
    refused = Signal(str, str)
    """A piece was put where it may not lie: reason, rule."""
    judged = Signal(object)
    """The Legality under the piece, or None off the board or with an empty hand."""
    rule_asked = Signal(str)
    places_shown = Signal(bool)

    def __init__(self, view: StageView, board: BoardItem, parent: QObject | None = None) -> None:
        super().__init__(parent or view)
        self._view = view
        self._board = board
        self._sources: dict[QGraphicsItem, Offer] = {}
        self._stops: list[QGraphicsItem] = []
        self._enabled = True
        self.by_keys = False
        """Whether the last press was on the keyboard, so that the focus is to lead on."""
        self._held: Holdable | None = None
        self._item: PieceItem | None = None
        self._source: QGraphicsItem | None = None
        self._mode = Mode.CARRY
        self._anchor: Cell | None = None
        self._legality: Legality | None = None
        self._rule = ""
        self._show_places = False
        # The middle of the piece in cells of the board, and how far it is from the pointer.
        self._middle = QPointF()
        self._arm = QPointF()
        self._pointer = QPointF()
        self._pressed: tuple[QGraphicsItem, QPointF] | None = None
        self._clicking = False
        self._still: QPointF | None = None
        self._turned = 0
        self._by_finger = False
        self._fingers = Fingers(self)
        self._note = self._new_note()
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents, True)

    # What is held -----------------------------------------------------------------------------

    @property
    def held(self) -> Holdable | None:
        """What the hand holds."""
        return self._held

    @property
    def item(self) -> PieceItem | None:
        """The piece on the screen that is being held."""
        return self._item

    @property
    def mode(self) -> Mode | None:
        """How the piece is held, or None with an empty hand."""
        return self._mode if self._held is not None else None

    @property
    def anchor(self) -> Cell | None:
        """The cell under the corner of the held piece's box, if it is over the board."""
        return self._anchor

    @property
    def legality(self) -> Legality | None:
        """Whether the held piece may lie where it is."""
        return self._legality

    @property
    def showing_places(self) -> bool:
        """Whether all legal places are shown while something is held."""
        return self._show_places

    def add_source(self, item: QGraphicsItem, offer: Offer) -> None:
        """Let `item` be picked up; `offer` lends the Holdable, or None if just now it may not.

        The item takes the keyboard's focus, in the order in which sources were added.
        """
        item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, True)
        item.setCursor(Qt.CursorShape.OpenHandCursor)
        # Once more, so that the order is that of the latest adding.
        self._sources.pop(item, None)
        self._sources[item] = offer

    def remove_source(self, item: QGraphicsItem) -> None:
        """Forget a source, as before its item is deleted."""
        if self._sources.pop(item, None) is not None and shiboken6.isValid(item):
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

    def set_stops(self, items: Sequence[QGraphicsItem]) -> None:
        """Further items that Tab goes to, before the sources and the board."""
        self._stops = list(items)

    def set_enabled(self, enabled: bool) -> None:  # noqa: FBT001
        """Allow or forbid picking up; a held piece is put back first."""
        if not enabled:
            self.put_back()
            self._pressed = None
        self._enabled = enabled

    # Deeds --------------------------------------------------------------------------------------

    def pick(
        self,
        holdable: Holdable,
        source: QGraphicsItem | None = None,
        *,
        pointer: QPointF | None = None,
    ) -> None:
        """Take a piece: to the pointer at a scene position, or without one to the keyboard.

        What was held before is put back. By keyboard the piece starts on the legal place nearest
        to the board's middle.
        """
        self.put_back()
        self._held = holdable
        self._source = source
        item = PieceItem(self._view.look, holdable.art(), cell=self._board.cell)
        item.setZValue(_ABOVE_ALL)
        item.setScale(self._scale())
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.set_pose(Pose.HELD)
        self._item = item
        if isinstance(source, PieceItem):
            source.set_pose(Pose.TAKEN)
        self._turned = 0
        self._view.scene().addItem(item)
        self._show_anchors()
        if pointer is None:
            # The keys are for what is held, not for what lies on the table.
            self._view.scene().setFocusItem(None)  # type: ignore[arg-type]
            self._take_keys()
        else:
            self._mode = Mode.CARRY
            self._follow(pointer)
        self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self.picked.emit()

    def rotate(self, steps: int) -> None:
        """Turn the held piece by quarter turns, clockwise if positive."""
        if self._held is None:
            return
        self._held.rotate(steps)
        for _ in range(steps % 4):
            self._arm = QPointF(-self._arm.y(), self._arm.x())
        self._redress()
        self.rotated.emit(steps)

    def flip(self) -> None:
        """Turn the held piece over, if it has another side."""
        if self._held is None or not self._held.flip():
            return
        self._arm = QPointF(-self._arm.x(), self._arm.y())
        self._redress()
        self.flipped.emit()

    def move_by(self, columns: int, rows: int) -> None:
        """Move the held piece by cells; at the edge it stays."""
        if self._held is None:
            return
        if self._mode is not Mode.KEYS or self._anchor is None:
            self._take_keys()
            return
        self.move_to((self._anchor[0] + columns, self._anchor[1] + rows))

    def move_to(self, anchor: Cell) -> None:
        """Move the held piece to an anchor, or as near to it as the grid allows."""
        if self._item is None:
            return
        self._mode = Mode.KEYS
        self._still = None
        column, row = self._clamped(anchor)
        width, height = self._item.art.size
        self._middle = QPointF(column + width / 2, row + height / 2)
        self._settle((column, row))
        self._view.ensureVisible(self._item.mapRectToScene(self._item.box()), 0, 0)

    def jump(self, where: Jump) -> None:
        """Go to a legal place, counted in reading order; if there is none, stay."""
        if self._held is None:
            return
        anchors = sorted(self._held.legal_anchors(), key=_reading_order)
        if not anchors:
            return
        here = _reading_order(self._anchor) if self._anchor is not None else (-1, -1)
        later = [anchor for anchor in anchors if _reading_order(anchor) > here]
        earlier = [anchor for anchor in anchors if _reading_order(anchor) < here]
        match where:
            case Jump.FIRST:
                target = anchors[0]
            case Jump.LAST:
                target = anchors[-1]
            case Jump.NEXT:
                target = later[0] if later else anchors[0]
            case Jump.PREVIOUS:
                target = earlier[-1] if earlier else anchors[-1]
        self.move_to(target)

    def place(self) -> bool:
        """Lay the piece down where it is; False, and `refused`, if it may not lie there."""
        held, anchor, legality = self._held, self._anchor, self._legality
        if held is None or anchor is None or legality is None:
            return False
        if not legality.ok:
            self._rule = legality.rule
            self.refused.emit(legality.reason, legality.rule)
            return False
        self._let_go()
        held.place(anchor)
        self.placed.emit(anchor)
        return True

    def put_back(self) -> None:
        """Put the piece back to where it came from."""
        held, source, item = self._held, self._source, self._item
        if held is None:
            return
        middle = QPointF() if item is None else item.mapToScene(item.box().center())
        side = self._board.cell * self._scale()
        self._let_go()
        held.put_back()
        if self.by_keys and source in self._sources:
            source.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cancelled.emit()
        self.returned.emit(held, middle, side)

    def refresh(self) -> None:
        """Ask the Holdable anew, as after the state under it changed."""
        if self._held is not None:
            self._redress()

    def show_places(self, shown: bool) -> None:  # noqa: FBT001
        """Show all legal places of whatever is held, or stop showing them."""
        if shown != self._show_places:
            self._show_places = shown
            self._show_anchors()
            self.places_shown.emit(shown)

    def ask_rule(self) -> None:
        """Ask for the rule behind the present refusal, or else the last one."""
        legality = self._legality
        rule = legality.rule if legality is not None and not legality.ok else self._rule
        self.rule_asked.emit(rule)

    # Where the piece is -------------------------------------------------------------------------

    def _scale(self) -> float:
        return self._board.sceneTransform().m11()

    def _clamped(self, anchor: Cell) -> Cell:
        width, height = self._item.art.size if self._item is not None else (1, 1)
        return (
            max(0, min(self._board.columns - width, anchor[0])),
            max(0, min(self._board.rows - height, anchor[1])),
        )

    def _take_keys(self) -> None:
        """Hold by keys, from where the piece is or else from the board's middle."""
        held, item = self._held, self._item
        if held is None or item is None:
            return
        anchor = self._anchor
        if anchor is None:
            width, height = item.art.size
            middle = self._clamped(
                ((self._board.columns - width) // 2, (self._board.rows - height) // 2)
            )
            anchor = held.nearest(middle) or middle
        self.move_to(anchor)

    def _follow(self, pointer: QPointF) -> None:
        """Bring the piece to the pointer, snapping to cells over the board."""
        cell = self._board.cell
        at = self._board.mapFromScene(pointer) / cell
        self._middle = at + self._arm
        self._snap()

    def _snap(self) -> None:
        item = self._item
        if item is None:
            return
        x, y = self._middle.x(), self._middle.y()
        width, height = item.art.size
        near = (
            -_REACH <= x <= self._board.columns + _REACH
            and -_REACH <= y <= self._board.rows + _REACH
        )
        if near or self._mode is Mode.KEYS:
            self._settle(
                self._clamped((math.floor(x - width / 2 + 0.5), math.floor(y - height / 2 + 0.5)))
            )
            return
        cell = self._board.cell
        item.setPos(
            self._board.mapToScene(QPointF((x - width / 2) * cell, (y - height / 2) * cell))
        )
        if self._anchor is not None:
            self._anchor = None
            self._judge()
            self.moved.emit(None)

    def _settle(self, anchor: Cell) -> None:
        item = self._item
        if item is None:
            return
        item.setPos(self._board.scene_of(anchor))
        if anchor != self._anchor:
            self._anchor = anchor
            self._judge()
            self.moved.emit(anchor)

    def _new_note(self) -> NoteItem:
        note = NoteItem(self._view.look)
        note.setZValue(_ABOVE_ALL + 1)
        note.hide()
        self._view.scene().addItem(note)
        return note

    def _judge(self) -> None:
        if not shiboken6.isValid(self._note):
            # The host has cleared the scene.
            self._note = self._new_note()
        held, item, anchor = self._held, self._item, self._anchor
        if held is None or item is None or anchor is None:
            self._legality = None
            self._board.set_nearest(())
            self._note.hide()
            if item is not None:
                item.set_pose(Pose.HELD)
        else:
            legality = held.legality(anchor)
            self._legality = legality
            item.set_pose(Pose.LEGAL if legality.ok else Pose.ILLEGAL)
            nearest = None if legality.ok else held.nearest(anchor)
            cells = item.art.cells
            self._board.set_nearest(() if nearest is None else _shifted(cells, nearest))
            if legality.ok or not legality.reason:
                self._note.hide()
            else:
                self._note.show_by(legality.reason, item.sceneBoundingRect())
        self.judged.emit(self._legality)

    def _redress(self) -> None:
        """Show the present orientation, about the pointer or the piece's middle."""
        held, item = self._held, self._item
        if held is None or item is None:
            return
        item.set_art(held.art())
        if self._by_finger:
            self._arm = self._over_finger()
        if self._mode is not Mode.KEYS:
            # The arm has turned; the pointer has not moved.
            self._middle = self._pointer_cells() + self._arm
        self._show_anchors()
        before = self._anchor
        self._snap()
        if self._anchor is not None and self._anchor == before:
            self._judge()

    def _pointer_cells(self) -> QPointF:
        return self._board.mapFromScene(self._pointer) / self._board.cell

    def _show_anchors(self) -> None:
        held, item = self._held, self._item
        if self._show_places and held is not None and item is not None:
            cells = item.art.cells
            self._board.set_places(_shifted(cells, anchor) for anchor in held.legal_anchors())
        else:
            self._board.set_places(())

    def _let_go(self) -> None:
        item, source = self._item, self._source
        self._held = self._item = self._source = None
        self._anchor = None
        self._clicking = self._by_finger = False
        self._pressed = None
        self._still = None
        self._board.set_places(())
        self._judge()
        if item is not None:
            self._view.scene().removeItem(item)
            item.deleteLater()
        if source is not None and isinstance(source, PieceItem) and shiboken6.isValid(source):
            source.set_pose(Pose.RESTING)
        self._view.viewport().unsetCursor()

    # Events -------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the events of the view that belong to the hand."""
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
        if kind == QEvent.Type.Wheel and isinstance(event, QWheelEvent):
            return self._on_wheel(event)
        if kind == QEvent.Type.ContextMenu:
            return self._held is not None
        if kind == QEvent.Type.UngrabMouse:
            self._lose_button()
        return False

    def _source_at(self, at: QPoint) -> QGraphicsItem | None:
        return self._source_of(self._view.items(at))

    def _source_near(self, at: QPoint) -> QGraphicsItem | None:
        """The source under a finger, which is not as fine as a pointer."""
        exact = self._source_at(at)
        if exact is not None:
            return exact
        pad = QRect(at - QPoint(TARGET // 2, TARGET // 2), QSize(TARGET, TARGET))
        return self._source_of(self._view.items(pad))

    def _source_of(self, items: Sequence[QGraphicsItem]) -> QGraphicsItem | None:
        for found in items:
            item: QGraphicsItem | None = found
            while item is not None:
                if item in self._sources and item.isEnabled():
                    return item
                item = item.parentItem()
        return None

    def _on_press(self, event: QMouseEvent) -> bool:
        at = event.position().toPoint()
        self._pointer = self._view.mapToScene(at)
        self.by_keys = False
        self._leave_finger()
        if self._held is not None:
            if event.button() == Qt.MouseButton.RightButton:
                back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
                self.rotate(-1 if back else 1)
            elif event.button() == Qt.MouseButton.LeftButton:
                self._clicking = True
                if self._mode is Mode.KEYS:
                    self._arm = QPointF()
                self._mode = Mode.CARRY
                self._follow(self._pointer)
            return True
        source = self._source_at(at) if event.button() == Qt.MouseButton.LeftButton else None
        if source is None:
            return False
        if not self._enabled:
            return True
        self._pressed = (source, event.position())
        self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        return True

    def _on_move(self, event: QMouseEvent) -> bool:
        self._pointer = self._view.mapToScene(event.position().toPoint())
        if self._pressed is not None:
            source, start = self._pressed
            if _far(start, event.position()):
                self._pressed = None
                if self._take_source(source, self._view.mapToScene(start.toPoint())):
                    self._mode = Mode.DRAG
                    self._follow(self._pointer)
            return True
        if self._held is None:
            return False
        self._leave_finger()
        if self._mode is Mode.KEYS:
            # A nudge of the mouse does not take the piece away from the keyboard.
            if self._still is None:
                self._still = event.position()
            elif _far(self._still, event.position()):
                self._mode = Mode.CARRY
                self._arm = QPointF()
        if self._mode is not Mode.KEYS:
            self._follow(self._pointer)
        return True

    def _on_release(self, event: QMouseEvent) -> bool:
        if event.button() != Qt.MouseButton.LeftButton:
            return self._held is not None
        at = event.position().toPoint()
        self._pointer = self._view.mapToScene(at)
        if self._pressed is not None:
            source, start = self._pressed
            self._pressed = None
            self._take_source(source, self._view.mapToScene(start.toPoint()))
            return True
        if self._held is None:
            return self._source_at(at) is not None
        if self._mode is Mode.KEYS or not (self._clicking or self._mode is Mode.DRAG):
            return True
        other = None if self._mode is Mode.DRAG else self._source_at(at)
        self._clicking = False
        self._mode = Mode.CARRY
        self._follow(self._pointer)
        self._lay_or_return(other)
        return True

    def _lay_or_return(self, other: QGraphicsItem | None) -> None:
        """Place what is held; beside the board put it back, and take up another source instead."""
        if self._anchor is not None:
            self.place()
            return
        same = other is not None and other is self._source
        self.put_back()
        if other is not None and not same and other in self._sources:
            self._take_source(other, self._pointer)

    # Fingers

    def finger_down(self, at: QPointF) -> bool:
        """A finger for a source or for what is held; whether it is one."""
        self._pointer = self._view.mapToScene(at.toPoint())
        self.by_keys = False
        if self._held is not None:
            return True
        source = self._source_near(at.toPoint())
        if source is None:
            return False
        if self._enabled:
            self._pressed = (source, at)
            self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        return True

    def finger_moved(self, at: QPointF) -> None:
        """The piece is drawn above the finger."""
        self._pointer = self._view.mapToScene(at.toPoint())
        if self._pressed is not None:
            source, start = self._pressed
            self._pressed = None
            self._take_source(source, self._view.mapToScene(start.toPoint()))
        if self._held is not None:
            self._mode = Mode.DRAG
            self._by_finger = True
            self._arm = self._over_finger()
            self._follow(self._pointer)

    def finger_up(self, at: QPointF, *, tapped: bool) -> None:
        """A tap takes up, or places with the piece's middle under it; a drag ends."""
        if self._pressed is not None:
            source, start = self._pressed
            self._pressed = None
            if self._take_source(source, self._view.mapToScene(start.toPoint())):
                self._by_finger = True
                self._arm = self._over_finger()
                self._follow(self._pointer)
            return
        if self._held is None:
            return
        self._pointer = self._view.mapToScene(at.toPoint())
        self._mode = Mode.CARRY
        if tapped:
            self._leave_finger()
            self._arm = QPointF()
        self._follow(self._pointer)
        self._lay_or_return(self._source_near(at.toPoint()) if tapped else None)

    def fingers_turned(self, steps: int) -> None:
        """Two fingers turn what is held."""
        self.rotate(steps)

    def fingers_lost(self) -> None:
        """The piece stays in the hand, where it is."""
        self._lose_button()

    def _over_finger(self) -> QPointF:
        """From a finger to the middle of a piece that is to be seen above it, in cells."""
        high = self._item.art.size[1] if self._item is not None else 1
        gap = _ABOVE_FINGER / (self._board.cell * self._scale() * self._view.transform().m11())
        return QPointF(0, -(high / 2 + gap))

    def _leave_finger(self) -> None:
        """A pointer is finer: it holds the piece by its middle."""
        if self._by_finger:
            self._by_finger = False
            self._arm = QPointF()

    def _on_wheel(self, event: QWheelEvent) -> bool:
        if self._held is None:
            return False
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _NOTCH)
        if steps:
            self._turned -= steps * _NOTCH
            self.rotate(-steps)
        event.accept()
        return True

    def _lose_button(self) -> None:
        """The release will not be seen: go on without the button."""
        self._pressed = None
        if self._held is not None and self._mode is Mode.DRAG:
            self._mode = Mode.CARRY

    def _take_source(self, source: QGraphicsItem, grip: QPointF) -> bool:
        """Pick up from a source that was gripped at a point of the scene."""
        offer = self._sources.get(source)
        held = offer() if offer is not None and self._enabled else None
        if held is None:
            return False
        width, height = held.art().size
        self._arm = QPointF()
        if isinstance(source, PieceItem):
            point = source.mapFromScene(grip) / source.cell
            self._arm = QPointF(width / 2 - point.x(), height / 2 - point.y())
        self.pick(held, source, pointer=self._pointer)
        return True

    # Keys

    def _on_override(self, event: QKeyEvent) -> bool:
        """Keep the hand's keys from menus and shortcuts while it holds something."""
        if self._held is not None and self._deed(event) is not None:
            event.accept()
            return True
        return False

    def press(self, event: QKeyEvent) -> bool:
        """Use a key for what is held, wherever the focus was; whether it had a use."""
        deed = self._deed(event) if self._held is not None else None
        if deed is None:
            return False
        self.by_keys = True
        event.accept()
        deed()
        return True

    def _on_key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        self.by_keys = True
        if self._held is not None:
            if self.press(event):
                return True
            # Focus stays here until the piece is placed or put back.
            return key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            back = key == Qt.Key.Key_Backtab
            # Left to the view, the key would go to the scene, and that gives it to its last item.
            return self._step_focus(-1 if back else 1) or self._view.focusNextPrevChild(not back)
        if event.text() == "?":
            self.ask_rule()
            return True
        focus = self._view.scene().focusItem()
        if focus is None:
            return False
        if key in _ARROWS and (focus in self._sources or focus in self._stops):
            self._focus_towards(focus, _ARROWS[key])
            return True
        if key in _ENTER and focus in self._sources and not event.isAutoRepeat():
            offer = self._sources[focus]
            held = offer() if self._enabled else None
            if held is not None:
                self._arm = QPointF()
                self.pick(held, focus)
            return True
        return False

    def _deed(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a key does while a piece is held."""
        key = Qt.Key(event.key())
        other = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if event.modifiers() & (other | Qt.KeyboardModifier.MetaModifier):
            return None
        if event.text() == "?":
            return self.ask_rule
        if key in _ARROWS:
            step = _ARROWS[key]
            return lambda: self.move_by(*step)
        if key in _JUMPS:
            jump = _JUMPS[key]
            return lambda: self.jump(jump)
        if key in _ENTER:
            # A key held down since picking up must not place at once.
            return (lambda: None) if event.isAutoRepeat() else self._place_by_key
        if key == Qt.Key.Key_R:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            return lambda: self.rotate(-1 if back else 1)
        if key == Qt.Key.Key_F:
            return self.flip
        if key == Qt.Key.Key_L:
            return lambda: self.show_places(not self._show_places)
        if key == Qt.Key.Key_Escape:
            return self.put_back
        return None

    def _place_by_key(self) -> None:
        if self._anchor is None:
            self._take_keys()
        else:
            self.place()

    # Focus --------------------------------------------------------------------------------------

    def _stops_now(self) -> list[QGraphicsItem]:
        return stops.usable([*self._stops, *self._sources, self._board])

    def _step_focus(self, by: int) -> bool:
        return stops.step(self._view, self._stops_now(), by)

    def _on_focus(self, event: QFocusEvent) -> None:
        if self._held is None and event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
        ):
            forward = event.reason() == Qt.FocusReason.TabFocusReason
            now = self._stops_now()
            if now:
                now[0 if forward else -1].setFocus(event.reason())

    def _focus_towards(self, focus: QGraphicsItem, way: Cell) -> None:
        """Move the focus to the nearest source or stop in a direction."""
        others = [item for item in self._stops_now() if item is not self._board]
        best = stops.towards(focus, others, way)
        if best is not None:
            best.setFocus(Qt.FocusReason.OtherFocusReason)


def _shifted(cells: Sequence[Cell], anchor: Cell) -> frozenset[Cell]:
    return frozenset((x + anchor[0], y + anchor[1]) for x, y in cells)


def _reading_order(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def _far(one: QPointF, other: QPointF) -> bool:
    return (one - other).manhattanLength() >= QApplication.startDragDistance()
