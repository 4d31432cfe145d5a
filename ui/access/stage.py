"""Access: the accessible tree of a stage.

Assistive technology does not see graphics items. So widgets that are never painted and take no
pointer lie over the stage's viewport, one for each group, control and board of an outline. Qt makes
them accessible on every system: buttons that can be pressed, and a table with cells, headers and
counts (which Python cannot build itself: PySide6 has no QAccessibleTableInterface). They are there
only while assistive technology is.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Final, TypeAlias

import shiboken6
from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QGraphicsItem,
    QGroupBox,
    QTableView,
    QWidget,
)

from ui.access.outline import BoardTable, Control, Group, Outline, Part
from ui.look.brushes import Cell
from ui.stage.tiles.cells import CellsItem
from ui.stage.view import StageView

_Index: TypeAlias = QModelIndex | QPersistentModelIndex
_FOLLOWED_EVENTS: Final = frozenset(
    {
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.FocusIn,
        QEvent.Type.FocusOut,
        QEvent.Type.WindowActivate,
    }
)


class StageAccess(QObject):
    """Keeps the tree of a view in line with an outline.

    `refresh` is called after whatever may have changed the outline; many calls in a row are one.
    """

    def __init__(self, view: StageView, outline: Outline) -> None:
        super().__init__(view)
        self._view = view
        self._outline = outline
        self._overlay: _Overlay | None = None
        self._widgets: dict[Hashable, _GroupBox | _Table] = {}
        self._focus: QWidget | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._renew)
        view.scene().focusItemChanged.connect(self._on_something)
        view.fitted.connect(self._on_something)
        view.installEventFilter(self)

    def refresh(self) -> None:
        """Bring the tree in line soon, if anybody looks at it."""
        if QAccessible.isActive():
            self._soon.start()

    def clear(self) -> None:
        """Leave nothing in the tree, at once; the next refresh builds it anew."""
        self._soon.stop()
        self._let_go()
        for key in list(self._widgets):
            self._drop(self._widgets.pop(key))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the view's size and focus, and see to whoever starts to look late."""
        kind = event.type()
        if kind in _FOLLOWED_EVENTS:
            if kind == QEvent.Type.FocusIn:
                # Qt has told of the view; what has the keyboard on it is told again.
                self._let_go()
            self.refresh()
        return False

    def _on_something(self, *_: object) -> None:
        # A lambda instead would keep view and scene alive for each other.
        self.refresh()

    def _renew(self) -> None:
        if self._overlay is None:
            self._overlay = _Overlay(self._view.viewport())
            self._overlay.show()
        self._overlay.setGeometry(self._view.viewport().rect())
        parts = self._outline()
        wanted = {part.key for part in parts}
        for key in [key for key in self._widgets if key not in wanted]:
            self._drop(self._widgets.pop(key))
        for part in parts:
            self._show(part, self._overlay)
        _in_order([self._widgets[part.key] for part in parts], self._overlay)
        self._follow_focus(parts)

    def _show(self, part: Part, overlay: QWidget) -> None:
        widget = self._widgets.get(part.key)
        if isinstance(part, Group):
            if not isinstance(widget, _GroupBox):
                self._widgets[part.key] = widget = _GroupBox(self._view, overlay)
            widget.show_group(part)
        else:
            if not isinstance(widget, _Table):
                self._widgets[part.key] = widget = _Table(self._view, overlay)
            widget.show_grid(part)
        widget.show()

    def _drop(self, widget: QWidget) -> None:
        if self._focus is not None and (widget is self._focus or widget.isAncestorOf(self._focus)):
            self._focus = None
        _discard(widget)

    # Focus ----------------------------------------------------------------------------------------

    def _follow_focus(self, parts: Sequence[Part]) -> None:
        """Give the accessible focus to what has the keyboard on the scene, and tell of it."""
        widget = self._focused(parts)
        if widget is self._focus:
            return
        self._let_go()
        self._focus = widget
        if widget is None:
            return
        # Whatever has the view's focus for its own says so when it is asked.
        widget.setFocusProxy(self._view)
        if self._view.hasFocus():
            event = QAccessibleEvent(widget, QAccessible.Event.Focus)
            if isinstance(widget, _Table):
                event.setChild(widget.focus_child())
            QAccessible.updateAccessibility(event)

    def _let_go(self) -> None:
        widget, self._focus = self._focus, None
        if widget is not None and shiboken6.isValid(widget):
            widget.setFocusProxy(None)  # type: ignore[arg-type]

    def _focused(self, parts: Sequence[Part]) -> QWidget | None:
        item: QGraphicsItem | None = self._view.scene().focusItem()
        for part in parts:
            widget = self._widgets[part.key]
            if isinstance(widget, _GroupBox) and isinstance(part, Group):
                if item is None and part.held:
                    return widget
                for control in part.controls:
                    if item is not None and item in control.items:
                        return widget.button(control.key)
            elif isinstance(part, BoardTable) and _is_of(part.board, item):
                return widget
        return None


class _Overlay(QWidget):
    """Holds all of the tree; it is never painted, and the pointer goes through it."""

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self.setUpdatesEnabled(False)


class _Button(QAbstractButton):
    """A control. Whether it is checked is for the outline to say, not for the press."""

    def __init__(self, view: StageView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self._control: Control | None = None
        # It can have the focus, but Tab does not go there.
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        # A check box is toggled by some systems and pressed by others.
        self.clicked.connect(self._on_pressed)
        self.toggled.connect(self._on_pressed)

    def show_control(self, control: Control, rect: QRect) -> None:
        """Be a control."""
        self._control = control
        self.setGeometry(rect)
        _name(self, control.name, control.description)
        self.setEnabled(control.enabled)
        self._check(control)

    def _check(self, control: Control) -> None:
        self.blockSignals(True)
        # Of several that exclude each other Qt would keep one chosen, whatever the outline says.
        self.setAutoExclusive(False)
        self.setCheckable(control.chosen is not None)
        self.setChecked(bool(control.chosen))
        self.setAutoExclusive(control.one_of)
        self.blockSignals(False)

    def _on_pressed(self) -> None:
        control = self._control
        if control is not None:
            self._check(control)
            control.press()

    def nextCheckState(self) -> None:
        """Stay as the outline says."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the item on the scene."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        item = _shown_item(self._control.items) if self._control is not None else None
        if item is not None:
            item.setFocus(Qt.FocusReason.OtherFocusReason)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Nothing is ever painted."""


class _GroupBox(QGroupBox):
    """A group of controls."""

    def __init__(self, view: StageView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self._buttons: dict[Hashable, _Button] = {}

    def show_group(self, group: Group) -> None:
        """Be a group."""
        _name(self, group.name, group.description)
        held = Qt.FocusPolicy.ClickFocus if group.held else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(held)
        own = _rect_of(self._view, group.item)
        rects = [_rect_of(self._view, _shown_item(each.items)) for each in group.controls]
        around = own
        for rect in rects:
            around = around.united(rect)
        self.setGeometry(around if not around.isEmpty() else self._view.viewport().rect())
        wanted = {control.key for control in group.controls}
        for key in [key for key in self._buttons if key not in wanted]:
            _discard(self._buttons.pop(key))
        for control, rect in zip(group.controls, rects, strict=True):
            if control.key not in self._buttons:
                self._buttons[control.key] = _Button(self._view, self)
            place = self.rect() if rect.isEmpty() else rect.translated(-self.pos())
            self._buttons[control.key].show_control(control, place)
            self._buttons[control.key].show()
        _in_order([self._buttons[control.key] for control in group.controls], self)

    def button(self, key: Hashable) -> QWidget:
        """The button of a control. Raises KeyError."""
        return self._buttons[key]

    def focusInEvent(self, event: QFocusEvent) -> None:
        """What is held has its keys from the view."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)


class _Cells(QAbstractTableModel):
    """The names of a grid's cells and headers."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._columns: tuple[str, ...] = ()
        self._rows: tuple[str, ...] = ()
        self._names: dict[Cell, str] = {}

    def show_grid(self, grid: BoardTable) -> None:
        """Take over the names; only what has changed is told."""
        columns, rows = tuple(grid.columns), tuple(grid.rows)
        fresh = {
            (column, row): grid.cell((column, row))
            for row in range(len(rows))
            for column in range(len(columns))
        }
        if (columns, rows) != (self._columns, self._rows):
            self.beginResetModel()
            self._columns, self._rows, self._names = columns, rows, fresh
            self.endResetModel()
            return
        changed = [cell for cell, name in fresh.items() if self._names[cell] != name]
        self._names = fresh
        for column, row in changed:
            index = self.index(row, column)
            self.dataChanged.emit(index, index)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's
        return len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's
        return len(self._columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role in _NAME_ROLES:
            return self._names.get((index.column(), index.row()))
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        names = self._columns if orientation == Qt.Orientation.Horizontal else self._rows
        return names[section] if role in _NAME_ROLES and section < len(names) else None


_NAME_ROLES: Final = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class _Table(QTableView):
    """A grid of cells. To select a cell is to press it."""

    def __init__(self, view: StageView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self._grid: BoardTable | None = None
        self._cells = _Cells(self)
        self.setModel(self._cells)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # What the look gives to tables would move the cells off those of the board.
        self.setStyleSheet("border: none;")
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.selectionModel().selectionChanged.connect(self._on_selected)

    def show_grid(self, grid: BoardTable) -> None:
        """Be a board."""
        if self._grid is None or self._grid.board is not grid.board:
            grid.board.cursor_moved.connect(self._show_cursor)
        self._grid = grid
        _name(self, grid.name, grid.description)
        self._cells.show_grid(grid)
        board = grid.board
        rect = self._view.mapFromScene(board.mapRectToScene(board.grid_rect())).boundingRect()
        self.setGeometry(rect)
        for header, count, size in (
            (self.horizontalHeader(), board.columns, rect.width()),
            (self.verticalHeader(), board.rows, rect.height()),
        ):
            for index in range(count):
                start, end = size * index // count, size * (index + 1) // count
                header.resizeSection(index, end - start)
        has_keys = _is_of(board, board.scene().focusItem())
        self._show_cursor(board.cursor_cell if has_keys else None)

    def focus_child(self) -> int:
        """The place of the cell under the cursor among the accessible children, headers too."""
        index = self.currentIndex()
        return (index.row() + 1) * (self._cells.columnCount() + 1) + index.column() + 1

    def _show_cursor(self, cell: Cell | None) -> None:
        index = QModelIndex() if cell is None else self._cells.index(cell[1], cell[0])
        self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.NoUpdate)

    def _on_selected(self, selected: QItemSelection) -> None:
        indexes = selected.indexes()
        grid = self._grid
        if grid is None or len(indexes) != 1:
            return
        # Not from within the selection: Qt is not done with it.
        cell = (indexes[0].column(), indexes[0].row())
        QTimer.singleShot(0, self, self.clearSelection)
        QTimer.singleShot(0, self, lambda: grid.press(cell))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the board."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._grid is not None:
            self._grid.board.setFocus(Qt.FocusReason.OtherFocusReason)


def _name(widget: QWidget, name: str, description: str) -> None:
    if widget.accessibleName() != name:
        widget.setAccessibleName(name)
    if widget.accessibleDescription() != description:
        widget.setAccessibleDescription(description)


def _shown_item(items: Sequence[QGraphicsItem]) -> QGraphicsItem | None:
    return next((each for each in items if shiboken6.isValid(each) and each.isVisible()), None)


def _rect_of(view: StageView, item: QGraphicsItem | None) -> QRect:
    """Where an item is on the viewport; empty for none."""
    if item is None or not shiboken6.isValid(item):
        return QRect()
    return view.mapFromScene(item.mapRectToScene(item.shape().boundingRect())).boundingRect()


def _is_of(board: CellsItem, item: QGraphicsItem | None) -> bool:
    """Whether an item is the board, or one of its cells."""
    return item is not None and (item is board or board.isAncestorOf(item))


def _in_order(widgets: Sequence[QWidget], parent: QWidget) -> None:
    """Let widgets be read in this order."""
    ours = set(widgets)
    if [child for child in parent.children() if child in ours] != list(widgets):
        for widget in widgets:
            widget.raise_()


def _discard(widget: QWidget) -> None:
    widget.hide()
    widget.deleteLater()
