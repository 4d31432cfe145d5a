"""Look: rows painted by hand, headings, a list of contents, and the log of what happened."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
    QWidget,
)

from ui.look import brushes, text
from ui.look.palette import faded, mix
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import FittedLabel

_SCROLL_KEYS: Final = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_TAB_REASONS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_HEADING_ROLE: Final = Qt.ItemDataRole.UserRole
_REPLAYABLE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_NESTED_ROLE: Final = Qt.ItemDataRole.UserRole + 2
_STEPS_ROLE: Final = Qt.ItemDataRole.UserRole + 3
_UNFOLDED_ROLE: Final = Qt.ItemDataRole.UserRole + 4
_QUIET_ROLE: Final = Qt.ItemDataRole.UserRole + 5
_INDENT: Final = 15
"""How far lines beneath another are in, and that one for its sign, in pixels at 100 %."""
_HEADING_PADDING: Final = 6
"""Room around a heading in the log, in logical pixels."""
_LETTER_HEIGHT_SHARE: Final = 0.84
"""The share of a line's height, from below, in which its letters are."""
_NEAR_END_PX: Final = 8
"""So near to the end of the log counts as being there, in logical pixels."""
_FADE_HEIGHT_PX: Final = 12
"""How much of the log fades where there is more beyond the edge, in logical pixels."""
_LINE_BREAK: Final = "\u2028"
"""What parts lines of one text for Qt."""
_MIN_LONG_WORD_LETTERS: Final = 6
"""No word of so few letters is wider than the log."""
_SENTENCE_MARGINS_PX: Final = 12
"""What margins take of a sentence's width in the log, in logical pixels."""
_NESTED_INDENT: Final = "    "
"""Before each line of a heading in a list of contents that belongs to another."""
_HEADING_LEFT_ROOM: Final = 8
"""Room at the left of such headings, in pixels at 100 %."""
_TITLE_MARGIN_PX: Final = 4
"""What margins take of their width on either side, in logical pixels."""
_HEADING_SPACING: Final = 14
"""Room above and below such a heading, together, in pixels at 100 %."""
_NESTED_HEADING_SPACING: Final = 10
"""The same for one that belongs to another."""


class ContentsRow(QAbstractButton):
    """Something that can be clicked and is painted by hand, with a focus ring."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setCheckable(True)
        self.setAutoExclusive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        look.changed.connect(self._renew)

    def _renew(self) -> None:
        self.updateGeometry()
        self.update()

    def keep_proportions(self) -> None:
        """Let layouts ask how high it is at a width."""
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes by keyboard is told what the pointer would be."""
        super().focusInEvent(event)
        if event.reason() in _TAB_REASONS and self.toolTip():
            QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), self.toolTip(), self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()))
        if self.hasFocus():
            # Around one line of words it lies on the row's edge, or it would cut them.
            inset, wide = (1.0, 2.0) if self.height() < self._look.px(34) else (3.0, 2.5)
            path = QPainterPath()
            path.addRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 6, 6)
            brushes.focus_ring(painter, path, self._look.theme, wide)
        painter.end()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what it says."""
        raise NotImplementedError

    def paint_card(self, painter: QPainter, body: QRectF) -> None:
        """A card in the present state's ground, from the cache."""
        theme, corner = self._look.theme, self._look.air(10)
        ground = self.ground(theme.card)
        self._look.pixmaps.draw(
            painter,
            ("row card", body.getRect(), ground.rgba()),
            QRectF(self.rect()),
            lambda inner: brushes.card(inner, body, theme, ground=ground, reach=3, corner=corner),
        )

    def ground(self, base: QColor) -> QColor:
        """The ground for the present state."""
        theme = self._look.theme
        if self.isChecked():
            # As much as leaves muted words their contrast.
            return mix(base, theme.metal, 0.18 if theme.dark else 0.35)
        # What cannot be pressed does not look as if it could.
        pressed = self.isEnabled() and self.focusPolicy() != Qt.FocusPolicy.NoFocus
        if self.underMouse() and pressed:
            return mix(base, theme.tag_hover, 0.8)
        return base


class Heading(FittedLabel):
    """Muted words over a panel, never wider than it; what is cut off is in the tool tip."""

    def __init__(self, look: Look, words: str, parent: QWidget | None = None) -> None:
        super().__init__(look, Role.SMALL, words, parent)
        self.setProperty("role", "muted")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def tell(self, words: str) -> None:
        """Say something else."""
        if words != self.text():
            self.setText(words)


class _Sentences(QStyledItemDelegate):
    """Gives each sentence the height that it needs when it is painted, margins included."""

    def __init__(self, log: LogPanel, look: Look) -> None:
        super().__init__(log)
        self._log = log
        self._look = look
        self._measured: tuple[str, int] = ("", 0)
        self._lines: dict[tuple[str, bool, int], list[str]] = {}

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Headings are bold, remarks pale; a sentence breaks where its height was measured."""
        super().initStyleOption(option, index)
        if index.data(_QUIET_ROLE):
            option.palette.setColor(QPalette.ColorRole.Text, self._look.theme.muted)
        if index.data(_HEADING_ROLE):
            option.font = self._bold()
        option.rect = option.rect.adjusted(self._indent(index), 0, 0, 0)
        option.text = _LINE_BREAK.join(self._wrapped(index))

    def _indent(self, index: QModelIndex | QPersistentModelIndex) -> int:
        return self._look.px(_INDENT) if index.data(_NESTED_ROLE) or index.data(_STEPS_ROLE) else 0

    def _sign(self, painter: QPainter, rect: QRectF, *, open_: bool) -> None:
        """Whether a line is unfolded: a wedge that points down, or to the words."""
        side, theme = self._look.px(_INDENT) * 0.42, self._look.theme
        high = QFontMetricsF(self._log.font()).lineSpacing() + 2
        middle = QPointF(rect.left() + side * 1.3, rect.top() + high / 2)
        a, b = side * 0.6, side * 0.4
        corners = ((-a, -b), (a, -b), (0, b)) if open_ else ((-b, -a), (b, 0), (-b, a))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        painter.drawPolygon([middle + QPointF(x, y) for x, y in corners])
        painter.restore()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """A line over a heading, a ground under what can be pressed, a ring where the keys are."""
        rect = QRectF(option.rect)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver) and _presses(index)
        self._paint(painter, option, index, over=over)
        if index.data(_STEPS_ROLE):
            self._sign(painter, rect, open_=bool(index.data(_UNFOLDED_ROLE)))

    def _paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        *,
        over: bool,
    ) -> None:
        theme, rect = self._look.theme, QRectF(option.rect)
        if not over and not index.data(_HEADING_ROLE) and not self._log.hasFocus():
            self._copy(painter, option, index)
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if over:
            painter.setBrush(faded(theme.accent, 0.14))
            painter.drawRoundedRect(rect, 5, 5)
        if index.data(_HEADING_ROLE) and index.row():
            # As far from the right side as from the left; the bar for scrolling keeps it off.
            bare = 0 if self._log.verticalScrollBar().isVisible() else self._look.px(6)
            painter.fillRect(QRectF(rect.left(), rect.top(), rect.width() - bare, 1), theme.line)
        if self._log.hasFocus() and index == self._log.currentIndex():
            path = QPainterPath()
            path.addRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)
            brushes.focus_ring(painter, path, theme, 2)
        painter.restore()
        super().paint(painter, option, index)

    def _copy(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """A sentence and nothing else, from a picture: with each new line all in sight move up."""
        here, rect = option.rect, QRectF(0, 0, option.rect.width(), option.rect.height())
        font, look = self._log.font(), self._look
        quiet = bool(index.data(_QUIET_ROLE))
        key = ("log", index.data(), font.key(), rect.size().toTuple(), self._indent(index), quiet)
        paint = super().paint

        def words(inner: QPainter) -> None:
            plain = QStyleOptionViewItem(option)
            plain.rect = rect.toRect()
            plain.state &= ~QStyle.StateFlag.State_MouseOver
            # Words on no ground would be bolder.
            inner.fillRect(rect, look.theme.card)
            paint(inner, plain, index)

        painter.translate(here.topLeft())
        look.pixmaps.draw(painter, key, rect, words)
        painter.translate(-here.topLeft())

    def _bold(self) -> QFont:
        font = self._look.font(Role.STRONG)
        font.setPixelSize(self._look.font(Role.SMALL).pixelSize())
        return font

    def size(self, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The size of the sentence, wrapped to the log's width.

        A line keeps it: a list asks for all sizes whenever it gets another line.
        """
        wide = self._log.viewport().width()
        over = _HEADING_PADDING if index.data(_HEADING_ROLE) else 0
        return QSize(wide, len(self._wrapped(index)) * self.line_height(index) + over)

    def line_height(self, index: QModelIndex | QPersistentModelIndex) -> int:
        """The height of one line of the sentence's words, in logical pixels."""
        font = self._bold() if index.data(_HEADING_ROLE) else self._log.font()
        return math.ceil(QFontMetricsF(font).lineSpacing()) + 1

    def _wrapped(self, index: QModelIndex | QPersistentModelIndex) -> list[str]:
        font = self._log.font()
        room = self._log.viewport().width() - 2 * self._log.spacing() - _SENTENCE_MARGINS_PX
        if self._measured != (font.key(), room):
            self._measured = (font.key(), room)
            self._lines.clear()
        key = str(index.data()), bool(index.data(_HEADING_ROLE)), self._indent(index)
        if key not in self._lines:
            words, head, indent = key
            self._lines[key] = text.wrapped(words, self._bold() if head else font, room - indent)
        return self._lines[key]


def _presses(index: QModelIndex | QPersistentModelIndex) -> bool:
    """Whether a press on a line does something."""
    return bool(index.data(_REPLAYABLE_ROLE) or index.data(_STEPS_ROLE))


class _Titles(QStyledItemDelegate):
    """Paints each heading in the lines that it was measured in."""

    def __init__(self, contents: ContentsList) -> None:
        super().__init__(contents)
        self._contents = contents

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Break a heading, and have all its lines as far in as the first one."""
        super().initStyleOption(option, index)
        option.text = _LINE_BREAK.join(self._contents.lines(index.row()))


class ContentsList(QListWidget):
    """The headings of a long text, of which one is chosen.

    A heading has as many lines as it needs. Whoever adds headings, or gives them another font,
    calls `measure`.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setItemDelegate(_Titles(self))
        self._pad()
        look.changed.connect(self._pad)

    def add(self, title: str, place: int, *, below: bool = False) -> QListWidgetItem:
        """Add a heading; one `below` another is indented.

        Args:
            title: The words.
            place: What `Qt.ItemDataRole.UserRole` gives: where the heading is in the text.
            below: Whether it belongs to the heading before it.
        """
        item = QListWidgetItem(title)
        item.setData(Qt.ItemDataRole.UserRole, place)
        item.setData(_NESTED_ROLE, below)
        self.addItem(item)
        return item

    def lines(self, row: int) -> list[str]:
        """Return the lines of a heading, indented."""
        item = self.item(row)
        font, indent = self._font(item), _NESTED_INDENT if item.data(_NESTED_ROLE) else ""
        room = self.viewport().width() - self._look.px(_HEADING_LEFT_ROOM) - 2 * _TITLE_MARGIN_PX
        room -= math.ceil(QFontMetricsF(font).horizontalAdvance(indent))
        return [indent + line for line in text.wrapped(item.text(), font, room)]

    def measure(self) -> None:
        """Give each heading the height of its lines."""
        for row in range(self.count()):
            item = self.item(row)
            high = math.ceil(QFontMetricsF(self._font(item)).height()) * len(self.lines(row))
            air = self._look.px(
                _NESTED_HEADING_SPACING if item.data(_NESTED_ROLE) else _HEADING_SPACING
            )
            item.setSizeHint(QSize(0, high + air))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the headings anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.measure()

    def _font(self, item: QListWidgetItem) -> QFont:
        given = item.data(Qt.ItemDataRole.FontRole)
        return given if isinstance(given, QFont) else self.font()

    def _pad(self) -> None:
        # Above the first row, so that its corners stay inside the round frame when it is chosen.
        high, side = self._look.px(6), self._look.px(_HEADING_LEFT_ROOM)
        lit = faded(self._look.theme.accent, 0.12).name(QColor.NameFormat.HexArgb)
        self.setStyleSheet(
            f"QListWidget {{ padding: {high}px 0; }}"
            f"QListWidget::item {{ padding-left: {side}px; }}"
            f"QListWidget::item:hover:!selected {{ background: {lit}; }}"
        )
        self.measure()


class LogPanel(QListWidget):
    """What happened, sentence by sentence, the latest below.

    A click or Enter on a line that can be shown again asks for that. A line that others lie beneath
    unfolds by a click, Enter or the right arrow, and folds by these or the left one; the last such
    is unfolded until more follows, unless somebody folds it.
    """

    asked = Signal(int)
    """The number of a line that is to be shown again."""
    folded = Signal()
    """A line was folded or unfolded by hand."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setWordWrap(True)
        self._sentences = _Sentences(self, look)
        self.setItemDelegate(self._sentences)
        # A press on a line that is half in sight must not move what is being read.
        self.setAutoScroll(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover, True)
        self.setMouseTracking(True)
        self.setSpacing(1)
        self.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(name)
        self._lines: list[str] = []
        self._under: frozenset[int] = frozenset()
        self._chosen: dict[int, bool] = {}
        """Which entries somebody folded (False) or unfolded."""
        self._following = True
        self.itemClicked.connect(self._ask)
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._on_range)
        look.changed.connect(self._renew)
        self._renew()

    def _renew(self) -> None:
        font = self._look.font(Role.SMALL)
        # A style sheet of its own, since the application's would win over setFont.
        self.setStyleSheet(
            f"font-family: '{font.families()[0]}'; font-size: {font.pixelSize()}px;"
            f" font-weight: {font.weight().value};"
        )
        edge = self._look.px(6)
        self.setViewportMargins(edge, edge, 0, edge)

    def _on_scrolled(self, value: int) -> None:
        # What is scrolled would take the faded edge with it.
        self.viewport().update()
        self._following = value >= self.verticalScrollBar().maximum() - _NEAR_END_PX

    def _on_range(self, _lowest: int, highest: int) -> None:
        if self._following:
            self.verticalScrollBar().setValue(highest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the sentences anew, whether they are in sight or not."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._measure()

    def changeEvent(self, event: QEvent) -> None:
        """Words of another size need another room."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._measure()

    def _measure(self, first: int = 0) -> None:
        """Give the lines from `first` on the size that they need."""
        wide, room = (
            self.fontMetrics().horizontalAdvance,
            self.viewport().width() - self._look.px(8),
        )
        for row in range(first, self.count()):
            item = self.item(row)
            item.setSizeHint(self._sentences.size(self.indexFromItem(item)))
            # A name may be a word that is wider than the panel; then its end is cut.
            long = (word for word in item.text().split() if len(word) > _MIN_LONG_WORD_LETTERS)
            tip = item.text() if any(wide(word) > room for word in long) else ""
            if item.toolTip() != tip:
                item.setToolTip(tip)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the lines; all other keys belong to the table, not to a search in the log."""
        if event.key() in _SCROLL_KEYS:
            super().keyPressEvent(event)
            self.scrollTo(self.currentIndex())
        elif not obey(self.scope().shortcuts, event):
            event.ignore()

    def scope(self) -> Scope:
        """Return what keys do with the selected line."""

        def has_steps() -> bool:
            return self._entry(self.currentIndex().row()) >= 0

        def is_pressed() -> bool:
            return self.currentIndex().isValid() and _presses(self.currentIndex())

        press, steps = self.tr("Show that again, or its steps"), self.tr("Show or hide its steps")
        return Scope(
            self.tr("In the log"),
            (
                Shortcut(("Right",), steps, partial(self._unfold_here, unfold=True), has_steps),
                Shortcut(("Left",), steps, partial(self._unfold_here, unfold=False), has_steps),
                Shortcut(("Return", "Enter"), press, self._press, is_pressed, repeats=False),
            ),
        )

    def _unfold_here(self, *, unfold: bool) -> None:
        entry = self._entry(self.currentIndex().row())
        self.setCurrentRow(entry)
        self.unfold(entry, unfold=unfold)

    def _press(self) -> None:
        self._ask(self.currentItem())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys begin at the latest line."""
        if self.currentRow() < 0 and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.setCurrentRow(self.count() - 1)
        super().focusInEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        index = self.indexAt(event.position().toPoint())
        presses = index.isValid() and _presses(index)
        shapes = Qt.CursorShape
        self.viewport().setCursor(shapes.PointingHandCursor if presses else shapes.ArrowCursor)

    def _ask(self, item: QListWidgetItem) -> None:
        if item.data(_STEPS_ROLE):
            self.unfold(self.row(item), unfold=not self.is_unfolded(self.row(item)))
        elif item.data(_REPLAYABLE_ROLE):
            self.asked.emit(self.row(item))

    # Lines beneath others -------------------------------------------------------------------------

    @property
    def entries(self) -> Sequence[int]:
        """The numbers of the lines that others lie beneath."""
        return [row for row in range(self.count()) if self.item(row).data(_STEPS_ROLE)]

    def beneath(self, entry: int) -> Sequence[str]:
        """The lines beneath one."""
        steps: int = self.item(entry).data(_STEPS_ROLE) or 0
        return self._lines[entry + 1 : entry + 1 + steps]

    def is_unfolded(self, entry: int) -> bool:
        """Whether the lines beneath one are seen."""
        last = entry + len(self.beneath(entry)) + 1 == self.count()
        return self._chosen.get(entry, last)

    def unfold(self, entry: int, *, unfold: bool) -> None:
        """Show the lines beneath one, or hide them."""
        if self.beneath(entry) and unfold != self.is_unfolded(entry):
            self._chosen[entry] = unfold
            self._fold()
            self.folded.emit()

    def _entry(self, row: int) -> int:
        """The line that one lies beneath, or that itself has some; -1 for neither."""
        while row in self._under:
            row -= 1
        return row if row >= 0 and self.item(row).data(_STEPS_ROLE) else -1

    def _fold(self) -> None:
        """Hide what lies beneath folded lines, and say so to those who do not see the sign."""
        for entry in self.entries:
            item, unfolded, steps = self.item(entry), self.is_unfolded(entry), self.beneath(entry)
            item.setData(_UNFOLDED_ROLE, unfolded)
            said = self.tr("%n step(s), expanded", "", len(steps))
            if not unfolded:
                said = self.tr("%n step(s), collapsed", "", len(steps))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, said)
            for row in range(entry + 1, entry + 1 + len(steps)):
                self.setRowHidden(row, not unfolded)
        if self.isRowHidden(self.currentRow()):
            self.setCurrentRow(self._entry(self.currentRow()))

    def written(self) -> QRect:
        """What of the panel has lines on it, in its coordinates."""
        if not self.count():
            return QRect()
        room = self.viewport().geometry()
        seen = max((row for row in range(self.count()) if not self.isRowHidden(row)), default=0)
        last = self.visualItemRect(self.item(seen)).translated(room.topLeft())
        return room & QRect(room.topLeft(), last.bottomRight())

    def latest(self) -> list[QRect]:
        """Where the last heading and the lines below it are in sight, in its coordinates."""
        rows = range(self.count())
        head = max((row for row in rows if self.item(row).data(_HEADING_ROLE)), default=0)
        room = self.viewport().geometry()
        seen = (row for row in rows[head:] if not self.isRowHidden(row))
        lines = (self.visualItemRect(self.item(row)) for row in seen)
        return [line.translated(room.topLeft()) & room for line in lines]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Let what is half in sight fade out below; above, the first line is pale as a whole."""
        super().paintEvent(event)
        bar, room = self.verticalScrollBar(), self.viewport().rect()
        painter = QPainter(self.viewport())
        if bar.value() > bar.minimum():
            self._hide_cut(painter, room)
        if bar.value() < bar.maximum() - _NEAR_END_PX:
            high = self._look.px(_FADE_HEIGHT_PX)
            low = room.bottom() + 1 - high
            self._fade(painter, QRectF(room.left(), low, room.width(), high))
        painter.end()

    def _hide_cut(self, painter: QPainter, room: QRect) -> None:
        """Hide the first line of words as long as some of its letters are cut off, which nobody can
        read; all of it comes to light at once, pale at first.
        """
        # Between two sentences there is air.
        tops = (QPoint(room.center().x(), y) for y in range(2 * self.spacing() + 1))
        index = next((found for found in map(self.indexAt, tops) if found.isValid()), None)
        if index is None:
            return
        rect = self.visualRect(index)
        line = self._sentences.line_height(index)
        seen = (rect.bottom() + 1) % line
        share = seen / line
        # Above the letters a line has air.
        shown = (
            0.0
            if share < _LETTER_HEIGHT_SHARE
            else 0.5 + 0.5 * (share - _LETTER_HEIGHT_SHARE) / (1 - _LETTER_HEIGHT_SHARE)
        )
        cut = QRect(room.left(), room.top(), room.width(), seen)
        if rect.top() < room.top():
            painter.fillRect(cut, faded(self._look.theme.card, 1 - shown))

    def _fade(self, painter: QPainter, rect: QRectF) -> None:
        """The panel's ground over the lines; clear at its upper end."""
        card = self._look.theme.card
        ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        ground.setColorAt(0, faded(card, 0.0))
        ground.setColorAt(1, card)
        painter.fillRect(rect, ground)

    def height_of(self, lines: int) -> int:
        """The height in which so many lines of words can be read."""
        line = QFontMetricsF(self._look.font(Role.SMALL)).height() + 2 * self.spacing()
        return int(line * lines) + 2 * self._look.px(6) + 2 * self.frameWidth()

    def minimumSizeHint(self) -> QSize:
        return QSize(140, self._look.px(64))

    def sizeHint(self) -> QSize:
        """No more than the least: it takes what room is left."""
        return QSize(200, self._look.px(64))

    @property
    def lines(self) -> Sequence[str]:
        """The sentences."""
        return self._lines

    def show_lines(
        self,
        lines: Sequence[str],
        heads: Collection[int] = (),
        again: Collection[int] = (),
        under: Collection[int] = (),
        quiet: Collection[int] = (),
    ) -> None:
        """Show these sentences; those that are there already stay.

        `heads` are the numbers of those that are headings, `again` of those that can be shown
        again, `under` of those that lie beneath the last one before them that does not, `quiet` of
        those that are paler. The latest is brought into sight, unless somebody has scrolled up to
        read.
        """
        same = 0
        for old, new in zip(self._lines, lines, strict=False):
            if old != new:
                break
            same += 1
        while self.count() > same:
            self.takeItem(self.count() - 1)
        # Lines that others took the place of are other lines.
        self._chosen = {row: open_ for row, open_ in self._chosen.items() if row < same}
        self._under = frozenset(under)
        for number, line in enumerate(lines[same:], same):
            item = QListWidgetItem(line)
            item.setData(_HEADING_ROLE, number in heads)
            item.setData(_REPLAYABLE_ROLE, number in again)
            item.setData(_NESTED_ROLE, number in under)
            item.setData(_QUIET_ROLE, number in quiet)
            self.addItem(item)
        self._lines = list(lines)
        first = self._count_steps(same) if under else same
        self._measure(first)
        if under:
            self._fold()
        if same < len(lines) and self._following:
            self.scrollToBottom()

    def _count_steps(self, first: int) -> int:
        """Tell each line how many lie beneath it, from the entry of `first` on; its number."""
        while first > 0 and first in self._under:
            first -= 1
        entry = -1
        for row in range(first, self.count()):
            if row not in self._under:
                entry = row
                self.item(row).setData(_STEPS_ROLE, 0)
            elif entry >= 0:
                self.item(entry).setData(_STEPS_ROLE, row - entry)
        return max(0, first)
