"""Look: rows that are painted by hand, headings, and the log of what happened, for any table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QListWidget,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ui.look import brushes, text
from ui.look.palette import mix
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import FittedLabel

_SCROLLING: Final = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
_NEARLY: Final = 8
"""So near to the end of the log counts as being there, in logical pixels."""
_SENTENCE_EDGES: Final = 12
"""What margins take of a sentence's width in the log, in logical pixels."""


class Row(QAbstractButton):
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

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the row and its ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter, QRectF(self.rect()))
        if self.hasFocus():
            path = QPainterPath()
            path.addRoundedRect(QRectF(self.rect()).adjusted(3, 3, -3, -3), 6, 6)
            brushes.focus_ring(painter, path, self._look.theme, 2.5)
        painter.end()

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what it says."""
        raise NotImplementedError

    def paint_card(self, painter: QPainter, body: QRectF) -> None:
        """A card in the present state's ground, from the cache."""
        ground = self.ground(self._look.theme.card)
        self._look.pixmaps.draw(
            painter,
            ("row card", body.getRect(), ground.rgba()),
            QRectF(self.rect()),
            lambda inner: brushes.card(inner, body, self._look.theme, ground=ground, reach=3),
        )

    def ground(self, base: QColor) -> QColor:
        """The ground for the present state."""
        theme = self._look.theme
        if self.isChecked():
            # As much as leaves muted words their contrast.
            return mix(base, theme.metal, 0.18 if theme.dark else 0.35)
        if self.underMouse() and self.isEnabled():
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

    def __init__(self, log: LogPanel) -> None:
        super().__init__(log)
        self._log = log
        # A list asks for all sizes whenever it gets another line.
        self._measured: tuple[str, int] = ("", 0)
        self._sizes: dict[str, QSize] = {}

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """The size of the sentence, wrapped to the log's width."""
        font = self._log.font()
        room = self._log.viewport().width() - 2 * self._log.spacing() - _SENTENCE_EDGES
        if self._measured != (font.key(), room):
            self._measured = (font.key(), room)
            self._sizes.clear()
        sentence = str(index.data())
        if sentence not in self._sizes:
            lines = len(text.wrapped(sentence, font, room))
            self._sizes[sentence] = QSize(
                super().sizeHint(option, index).width(),
                lines * (math.ceil(QFontMetricsF(font).lineSpacing()) + 1),
            )
        return self._sizes[sentence]


class LogPanel(QListWidget):
    """What happened, sentence by sentence, the latest below."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setWordWrap(True)
        self.setItemDelegate(_Sentences(self))
        self.setSpacing(1)
        self.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setAccessibleName(name)
        self._lines: list[str] = []
        self._following = True
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
        self._following = value >= self.verticalScrollBar().maximum() - _NEARLY

    def _on_range(self, _lowest: int, highest: int) -> None:
        if self._following:
            self.verticalScrollBar().setValue(highest)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the sentences anew, whether they are in sight or not."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll; all other keys belong to the table, not to a search in the log."""
        if Qt.Key(event.key()) in _SCROLLING:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def height_of(self, lines: int) -> int:
        """The height in which so many lines of words can be read."""
        line = QFontMetricsF(self._look.font(Role.SMALL)).height() + 2 * self.spacing()
        return int(line * lines) + 2 * self._look.px(6) + 2 * self.frameWidth()

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        return QSize(140, self._look.px(64))

    def sizeHint(self) -> QSize:
        """No more than the least: it takes what room is left."""
        return QSize(200, self._look.px(64))

    @property
    def lines(self) -> Sequence[str]:
        """The sentences."""
        return self._lines

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show these sentences; those that are there already stay.

        The latest is brought into sight, unless somebody has scrolled up to read.
        """
        same = 0
        for old, new in zip(self._lines, lines, strict=False):
            if old != new:
                break
            same += 1
        while self.count() > same:
            self.takeItem(self.count() - 1)
        self.addItems(list(lines[same:]))
        if same < len(lines) and self._following:
            self.scrollToBottom()
        self._lines = list(lines)
