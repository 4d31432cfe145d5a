"""Look: a column that is scrolled, and fades out at its edge into the linen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLayout, QScrollArea, QSizePolicy, QWidget

from ui.look.style import Look
from ui.look.widgets import fill_linen

_FADE_HEIGHT: Final = 16
"""So high is the edge at which a column that is scrolled fades out, at 100 %."""
_NEAR_END_PX: Final = 8
"""So little of a column beyond its edge is only air, in logical pixels."""


class _Edge(QWidget):
    """The linen of the table over what a column's upper or lower edge cuts off."""

    def __init__(self, look: Look, parent: QWidget, *, lower: bool) -> None:
        super().__init__(parent)
        self._look = look
        self._lower = lower
        self.setObjectName("edge")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Linen at the edge, and less of it the farther from there."""
        ratio, rect = self.devicePixelRatioF(), QRectF(self.rect())
        cloth = QImage((rect.size() * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
        cloth.setDevicePixelRatio(ratio)
        shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        shade.setColorAt(0, Qt.GlobalColor.transparent if self._lower else Qt.GlobalColor.black)
        shade.setColorAt(1, Qt.GlobalColor.black if self._lower else Qt.GlobalColor.transparent)
        inner = QPainter(cloth)
        inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        fill_linen(inner, rect, self._look, self.mapTo(self.window(), QPoint()))
        inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        inner.fillRect(rect, shade)
        inner.end()
        painter = QPainter(self)
        painter.drawImage(0, 0, cloth)
        painter.end()


class Scrolled(QScrollArea):
    """As high as what is in it, where there is room; what does not fit fades out at the edge."""

    @classmethod
    def of(cls, look: Look, layout: QLayout, parent: QWidget) -> Scrolled:
        """A column of a table, as wide as it is made, over the linen."""
        inner, area = QWidget(parent), cls(look, parent)
        inner.setLayout(layout)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        # Setting it made it opaque; the linen is to be seen.
        inner.setAutoFillBackground(False)
        return area

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._above, self._below = (_Edge(look, self, lower=lower) for lower in (False, True))
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._fade)
        bar.rangeChanged.connect(self._fade)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    def _on_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        """What gets the keyboard is seen, also where Qt would not look: who comes from outside."""
        # What is pressed is seen, and must not move away from below the pointer.
        pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is not None and not pressed and self.isAncestorOf(now):
            self.ensureWidgetVisible(now, 0, min(self._look.px(_FADE_HEIGHT), self.height() // 4))

    def viewportEvent(self, event: QEvent) -> bool:
        """The edges are where the viewport is."""
        done = super().viewportEvent(event)
        if event.type() == QEvent.Type.Resize:
            self._fade()
        return done

    def _fade(self) -> None:
        """Lay the edges over what is cut off, if anything is."""
        bar, room = self.verticalScrollBar(), self.viewport().geometry()
        high = min(self._look.px(_FADE_HEIGHT), room.height() // 2)
        self._above.setGeometry(QRect(room.left(), room.top(), room.width(), high))
        self._below.setGeometry(QRect(room.left(), room.bottom() + 1 - high, room.width(), high))
        self._above.setVisible(bar.value() > bar.minimum() + _NEAR_END_PX)
        self._below.setVisible(bar.value() < bar.maximum() - _NEAR_END_PX)

    def sizeHint(self) -> QSize:
        """The size of the contents at the present width, less that of a scroll bar.

        Else a bar that was there once would make it so narrow that it stays. What is higher at
        the whole width has that height, or it would get a bar.
        """
        inner = self.widget()
        if inner is None:
            return super().sizeHint()
        layout = inner.layout()
        bar = self.verticalScrollBar().sizeHint().width()
        wide = max(100, self.width() - 2 * self.frameWidth() - bar)
        if layout is not None and layout.hasHeightForWidth():
            high = max(layout.totalHeightForWidth(width) for width in (wide, wide + bar))
            return QSize(wide, high + 2)
        return QSize(wide, inner.sizeHint().height() + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The height may change with the width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()


def reveal(widget: QWidget) -> None:
    """Scroll whatever a widget lies in so that it is seen."""
    area = widget.parentWidget()
    while area is not None and not isinstance(area, QScrollArea):
        area = area.parentWidget()
    if area is not None:
        area.ensureWidgetVisible(widget, 0, 0)
