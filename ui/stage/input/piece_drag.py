"""Stage: the hand that picks up, turns and puts down a piece by mouse, touch or keyboard."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes
from ui.look.brushes import Cell
from ui.look.shortcuts import Shortcut
from ui.stage.input.drag import ARROWS, FINGER_GAP_PX, HELD_ITEM_Z, DragController
from ui.stage.input.drag_target import DragTarget, Jump, Legality, Mode, Placement, dot_of, nearest
from ui.stage.input.landing import Landing, land
from ui.stage.items.note_item import NoteItem
from ui.stage.tiles.board_item import BoardItem
from ui.stage.tiles.piece_item import PieceItem, PieceState
from ui.stage.view import StageView

__all__ = ["DragTarget", "Jump", "Legality", "Mode", "PieceDrag"]

_SNAP_REACH_CELLS: Final = 0.75
"""How far outside of the grid a piece's middle still snaps to it, in cells."""
_WHEEL_NOTCH: Final = 120
"""One notch of a wheel, in Qt's eighths of a degree."""

Offer = Callable[[], DragTarget | None]


class PieceDrag(DragController):
    """Moves one piece at a time over a board. It knows no rule: the host's Holdable does.

    Sources are scene items that lend a Holdable when they are pressed, or chosen by keyboard. A
    press, drag and release places; so do a click on the source and a click on the board; so do
    Enter, arrows and Enter; so do one finger that drags, and two taps. Wheel, right click, R,
    Shift+R and two fingers turn; F flips; Esc puts back; Home, End and the page keys jump between
    legal places; L shows them all; ? asks for the rule. Tab goes through the sources and the board.
    """

    moved = Signal(object)
    """The anchor (Cell) under the piece, or None off the board."""
    doubled = Signal()
    """A double click laid a piece down, or was on what lay there: that is meant to be done."""
    rotated = Signal(int)
    flipped = Signal()
    returned = Signal(object, QPointF, float)
    """What was put back, where in the scene its middle was, and the side of its cells there."""
    judged = Signal(object)
    """The Legality under the piece, or None off the board or with an empty hand."""
    places_shown = Signal(bool)

    def __init__(self, view: StageView, board: BoardItem, parent: QObject | None = None) -> None:
        super().__init__(view, parent)
        self._board = board
        self._offers: dict[QGraphicsItem, Offer] = {}
        self._held: DragTarget | None = None
        self._item: PieceItem | None = None
        self._anchor: Cell | None = None
        self.landing: Landing | None = None
        """What becomes of the piece where it is; None off the board or with an empty hand."""
        self._show_places = False
        self._dot: Cell = (0, 0)
        self._promised = False
        """Whether the note says that it goes to the outlined place."""
        # The middle of the piece in cells of the board, and how far it is from the pointer.
        self._middle = QPointF()
        self._arm = QPointF()
        self._turned = 0
        self._laid = self._double = False
        """Whether a press has laid something down, and whether the present one is a second one."""
        self._clicks = False
        """Whether it is a click that puts down what is held, and not the end of a drag."""
        self._note = _new_note(self._view)

    # What is held -----------------------------------------------------------------------------

    @property
    def dragged(self) -> DragTarget | None:
        """What the hand holds."""
        return self._held

    @property
    def holding(self) -> bool:
        """Whether a piece is held."""
        return self._held is not None

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
        return None if self.landing is None else self.landing.legality

    @property
    def goes(self) -> Cell | None:
        """The first cell, as one reads, of the outlined place that is taken if it is laid here."""
        clicks = self._mode is Mode.CARRY
        at = self._board.cell_at(self._pointer) if clicks else None
        return None if self.landing is None else self.landing.goes(at)

    @property
    def showing_places(self) -> bool:
        """Whether all legal places are shown while something is held."""
        return self._show_places

    @property
    def note_room(self) -> QRectF:
        """Where in the scene the note about the place is; empty while there is none."""
        note = self._note
        return note.room if shiboken6.isValid(note) and note.isVisible() else QRectF()

    def add_source(self, item: QGraphicsItem, offer: Offer) -> None:
        """Let `item` be picked up; `offer` lends the Holdable, or None if just now it may not.

        The item takes the keyboard's focus, in the order in which sources were added.
        """
        self._add_source(item)
        self._offers[item] = offer

    def remove_source(self, item: QGraphicsItem) -> None:
        """Forget a source, as before its item is deleted."""
        super().remove_source(item)
        self._offers.pop(item, None)

    # Deeds --------------------------------------------------------------------------------------

    def pick(
        self,
        holdable: DragTarget,
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
        item.setZValue(HELD_ITEM_Z)
        item.setScale(self._scale())
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.set_pose(PieceState.HELD)
        self._item = item
        if isinstance(source, PieceItem):
            source.set_pose(PieceState.TAKEN)
        self._turned = 0
        self._view.scene().addItem(item)
        self._show_anchors()
        if pointer is None:
            # The keys are for what is held, not for what lies on the table.
            self._view.scene().setFocusItem(None)  # type: ignore[arg-type]
            self._take_keys()
        else:
            self._mode = Mode.CARRY
            self._pointer = pointer
            self._follow()
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
        if self._anchor is None:
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
                self.move_to(anchors[0])
            case Jump.LAST:
                self.move_to(anchors[-1])
            case Jump.NEXT:
                self.move_to(later[0] if later else anchors[0])
            case Jump.PREVIOUS:
                self.move_to(earlier[-1] if earlier else anchors[-1])

    def place(self) -> bool:
        """Lay the piece down where it is, or at the outlined place if that is close by; False, and
        `refused`, if it goes nowhere.
        """
        dragged, landing = self._held, self.landing
        if dragged is None or landing is None:
            return False
        anchor, way = landing.anchor, landing.way
        if anchor is None:
            self._refuse(landing.why(goes=False), landing.legality.rule)
            return False
        self._let_go()
        if way is not None:
            if way.over:
                dragged.flip()
            dragged.rotate(way.turns)
        dragged.place(anchor)
        self._laid = True
        self.placed.emit(anchor)
        return True

    def put_back(self) -> None:
        """Put the piece back to where it came from."""
        dragged, source, item = self._held, self._source, self._item
        if dragged is None:
            return
        middle = QPointF() if item is None else item.mapToScene(item.box().center())
        side = self._board.cell * self._scale()
        self._let_go()
        dragged.put_back()
        if self.by_keys and source in self._sources:
            source.setFocus(Qt.FocusReason.OtherFocusReason)
        self.cancelled.emit()
        self.returned.emit(dragged, middle, side)

    def refresh(self) -> None:
        """Ask the Holdable anew, as after the state under it changed."""
        if self._held is not None:
            self._redress()

    def show_places(self, shown: bool) -> None:
        """Show all legal places of whatever is held, or stop showing them."""
        if shown != self._show_places:
            self._show_places = shown
            self._show_anchors()
            if self._anchor is not None:
                self._judge()
            self.places_shown.emit(shown)

    def ask_rule(self) -> None:
        """Ask for the rule behind the present refusal, or else the last one."""
        legality = self.legality
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
        dragged, item = self._held, self._item
        if dragged is None or item is None:
            return
        anchor = self._anchor
        if anchor is None:
            width, height = item.art.size
            middle = self._clamped(
                ((self._board.columns - width) // 2, (self._board.rows - height) // 2)
            )
            anchor = nearest(dragged.legal_anchors(), middle) or middle
        self.move_to(anchor)

    def _follow(self) -> None:
        """Bring the piece to the pointer, snapping to cells over the board."""
        self._middle = self._pointer_cells() + self._arm
        self._snap()

    def _snap(self) -> None:
        item = self._item
        if item is None:
            return
        x, y = self._middle.x(), self._middle.y()
        width, height = item.art.size
        near = (
            -_SNAP_REACH_CELLS <= x <= self._board.columns + _SNAP_REACH_CELLS
            and -_SNAP_REACH_CELLS <= y <= self._board.rows + _SNAP_REACH_CELLS
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
        elif self._under() != self._dot or (self.goes is not None) != self._promised:
            self._judge()

    def _under(self) -> Cell:
        """The cell under the dot of what is held, as if it might lie across the board's edge."""
        cells = self._item.art.cells if self._item is not None else ((0, 0),)
        (column, row), (width, height) = dot_of(cells), brushes.extent(cells)
        left, top = self._middle.x() - width / 2, self._middle.y() - height / 2
        return math.floor(left + 0.5) + column, math.floor(top + 0.5) + row

    def _judge(self) -> None:
        if not shiboken6.isValid(self._note):
            # The host has cleared the scene.
            self._note = _new_note(self._view)
        dragged, item, anchor = self._held, self._item, self._anchor
        if dragged is None or item is None or anchor is None:
            self.landing, self._promised = None, False
            self._board.set_nearest(())
            self._note.hide()
            if item is not None:
                item.set_pose(PieceState.HELD)
        else:
            dot = self._dot = self._under()
            landing = land(dragged, anchor, self._board.dots.get(dot), self._board.blocked)
            legality, outlined, self.landing = landing.legality, landing.outlined, landing
            item.set_pose(PieceState.LEGAL if legality.ok else PieceState.ILLEGAL)
            item.set_clash((x - anchor[0], y - anchor[1]) for x, y in legality.clash)
            self._board.set_nearest(outlined)
            self._promised = self.goes is not None
            # With all places shown, why not here would lie over the dots that say where.
            dotted = self._show_places and landing.way is None
            if legality.ok or not legality.reason or dotted:
                self._note.hide()
            else:
                spoken = [self._board.mapRectToScene(self._board.cell_rect(at)) for at in outlined]
                lying = item.mapRectToScene(item.box())
                words = landing.way_words or landing.why(goes=self._promised)
                warns = landing.way is None
                self._note.show_by(words, lying, clear=(lying, *spoken), warns=warns)
        self.judged.emit(self.legality)

    def _redress(self) -> None:
        """Show the present orientation, about the pointer or the piece's middle."""
        dragged, item = self._held, self._item
        if dragged is None or item is None:
            return
        item.set_art(dragged.art())
        if self._by_finger:
            self._over_finger()
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
        dragged, item = self._held, self._item
        if self._show_places and dragged is not None and item is not None:
            cells, dots = item.art.cells, dict[Cell, Placement]()
            places = (_shifted(cells, anchor) for anchor in dragged.legal_anchors())
            # Of several ways to lie there the easiest comes last.
            for spot in sorted(dragged.everywhere(), key=lambda spot: (spot.over, spot.turns))[
                ::-1
            ]:
                x, y = dot_of(spot.of(cells))
                dots[x + spot.anchor[0], y + spot.anchor[1]] = spot
            self._board.set_places(places, dots)
            item.set_dot(dot_of(cells) if dots else None)
        else:
            self._board.set_places((), {})
            if item is not None:
                item.set_dot(None)

    def _let_go(self) -> None:
        item, source = self._item, self._source
        self._held = self._item = self._source = None
        self._anchor = None
        self._clicking = self._by_finger = False
        self._pressed = None
        self._still = None
        self._board.set_places((), {})
        self._judge()
        if item is not None:
            self._view.scene().removeItem(item)
            item.deleteLater()
        if source is not None and isinstance(source, PieceItem) and shiboken6.isValid(source):
            source.set_pose(PieceState.RESTING)
        self._view.viewport().unsetCursor()

    # Gestures -----------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the events of the view that belong to the hand; a wheel turns what it holds."""
        if isinstance(event, QWheelEvent) and watched is not self._view:
            return self._on_wheel(event)
        return super().eventFilter(watched, event)

    def _on_press(self, event: QMouseEvent) -> bool:
        """A second press where one has just laid something down does not take it up again."""
        double = event.type() == QEvent.Type.MouseButtonDblClick
        laid, self._laid, self._double = self._laid, False, double and self.holding
        if double and laid and not self.holding:
            self.doubled.emit()
            return True
        return super()._on_press(event)

    def _on_release(self, event: QMouseEvent) -> bool:
        """Of two presses on what lies there, one takes it up and the other lays it down."""
        self._clicks = self.holding and self._mode is Mode.CARRY
        done = super()._on_release(event)
        self._clicks = False
        if self._double and self._laid:
            self._double = False
            self.doubled.emit()
        return done

    def _click_right(self, event: QMouseEvent) -> None:
        back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        self.rotate(-1 if back else 1)

    def _put_down(self, other: QGraphicsItem | None) -> None:
        """Place what is held; beside the board put it back, and take up another source instead.

        A click on what lies there means no place beside it: it says why nothing can lie there.
        """
        if self._anchor is not None:
            landing, at = self.landing, self._board.cell_at(self._pointer)
            if self._clicks and landing is not None and landing.is_over_full(at):
                self._refuse(landing.why(goes=False), landing.legality.rule)
            else:
                self.place()
            return
        same = other is not None and other is self._source
        self.put_back()
        if other is not None and not same and other in self._sources:
            self._take(other, self._pointer, dragging=False)

    def fingers_turned(self, steps: int) -> None:
        """Two fingers turn what is held."""
        self.rotate(steps)

    def _over_finger(self) -> None:
        """The piece is seen above the finger; its arm is in cells."""
        high = self._item.art.size[1] if self._item is not None else 1
        gap = FINGER_GAP_PX / (self._board.cell * self._scale() * self._view.transform().m11())
        self._arm = QPointF(0, -(high / 2 + gap))

    def _regrip(self) -> None:
        self._arm = QPointF()

    def _on_wheel(self, event: QWheelEvent) -> bool:
        if self._held is None:
            return False
        self._turned += event.angleDelta().y()
        steps = int(self._turned / _WHEEL_NOTCH)
        if steps:
            self._turned -= steps * _WHEEL_NOTCH
            self.rotate(-steps)
        event.accept()
        return True

    def _take(self, source: QGraphicsItem, grip: QPointF | None, *, dragging: bool) -> bool:
        """Pick up from a source that was gripped at a point of the scene, or by keys."""
        offer = self._offers.get(source)
        dragged = offer() if offer is not None else None
        if dragged is None:
            return False
        self._arm = QPointF()
        if grip is None:
            self.pick(dragged, source)
            return True
        width, height = dragged.art().size
        if isinstance(source, PieceItem):
            point = source.mapFromScene(grip) / source.cell
            # Who pressed beside it, on what it lies on, has it by its edge.
            x, y = max(0.0, min(width, point.x())), max(0.0, min(height, point.y()))
            self._arm = QPointF(width / 2 - x, height / 2 - y)
        self.pick(dragged, source, pointer=self._pointer)
        return True

    def _targets(self) -> Sequence[QGraphicsItem]:
        return (self._board,)

    def _by_arrow(self) -> Sequence[QGraphicsItem]:
        """Arrows on the board move its cursor."""
        return [item for item in self._stops_now() if item is not self._board]

    def while_held(self) -> tuple[Shortcut, ...]:
        """Return what keys do while a piece is held."""
        move, jump, ready = self.tr("Move it by one space"), self.jump, self._is_holding
        keys: list[tuple[str, str, Callable[[], object]]] = [
            *((key, move, partial(self.move_by, *way)) for key, way in ARROWS.items()),
            ("Home", self.tr("Go to the first spot"), partial(jump, Jump.FIRST)),
            ("End", self.tr("Go to the last spot"), partial(jump, Jump.LAST)),
            ("PgUp", self.tr("Go to the previous spot"), partial(jump, Jump.PREVIOUS)),
            ("PgDown", self.tr("Go to the next spot"), partial(jump, Jump.NEXT)),
            ("R", self.tr("Rotate it"), partial(self.rotate, 1)),
            ("Shift+R", self.tr("Rotate it anticlockwise"), partial(self.rotate, -1)),
            ("F", self.tr("Flip it"), self.flip),
            ("L", self.tr("Show every spot where it fits"), self._turn_places),
            ("?", self.tr("Read the rule"), self.ask_rule),
        ]
        # A key held down since picking up must not place at once.
        enter, place = ("Return", "Enter", "Space"), self.tr("Place it")
        return (
            *(Shortcut((key,), words, command, ready) for key, words, command in keys),
            Shortcut(enter, place, self._place_by_key, ready, repeats=False),
            *super().while_held(),
        )

    def _turn_places(self) -> None:
        self.show_places(not self._show_places)

    def _place_by_key(self) -> None:
        if self._anchor is None:
            self._take_keys()
        else:
            self.place()


def _new_note(view: StageView) -> NoteItem:
    note = NoteItem(view.look)
    note.setZValue(HELD_ITEM_Z + 1)
    note.hide()
    view.scene().addItem(note)
    return note


def _shifted(cells: Sequence[Cell], anchor: Cell) -> frozenset[Cell]:
    return frozenset((x + anchor[0], y + anchor[1]) for x, y in cells)


def _reading_order(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]
