"""Look: boxes of choices and sliders.

Apart from other widgets, since the lounge's first frame does not wait for the classes of styles.
"""

from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QLabel,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSlider,
    QStylePainter,
    QWidget,
)


class NoWheelComboBox(QComboBox):
    """A box of choices that leaves the wheel to its page.

    Even if it has the keyboard focus: if you choose and then scroll on, the choice must not change.

    On Linux assistive technology is told what is chosen for a box's name, and only a label beside
    it says what is chosen there. A box without a visible label gets an invisible one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label: QLabel | None = None
        # Not by the wheel, which then would change what nobody has looked at.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def setAccessibleName(self, name: str) -> None:
        """Be called so."""
        super().setAccessibleName(name)
        if self._label is not None:
            self._label.setText(name)

    def showEvent(self, event: QShowEvent) -> None:
        """Now it is among all that is beside it."""
        super().showEvent(event)
        parent, name = self.parentWidget(), self.accessibleName()
        if self._label is not None or parent is None or not name:
            return
        beside = parent.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if all(label.buddy() is not self for label in beside):
            self._label = QLabel(name, parent)
            self._label.hide()
            self._label.setBuddy(self)

    def showPopup(self) -> None:
        """Open the list edge on edge with the box: it has an edge of its own in Qt's frame."""
        listed = self.view()
        frame = listed.parentWidget()
        assert isinstance(frame, QFrame)
        frame.setFrameShape(QFrame.Shape.NoFrame)
        # That of the last time, when it may have been shorter.
        frame.clearMask()
        super().showPopup()
        # What is longer than the screen has arrows there, by which it scrolls.
        if not listed.verticalScrollBar().maximum():
            frame.setMask(listed.geometry())
            frame.move(frame.x(), frame.y() - listed.y())

    def sizeHint(self) -> QSize:
        """Room for the longest words; beside large ones Qt counts the arrow too narrow."""
        hint = super().sizeHint()
        if not self.minimumContentsLength():
            hint.setWidth(hint.width() + max(0, self._widest() - self._room(hint).width()))
        return hint

    def minimumSizeHint(self) -> QSize:
        """The same, which Qt remembers from before its pictures had another size."""
        letters = self.minimumContentsLength()
        return super().minimumSizeHint() if letters else super().sizeHint()

    def _widest(self) -> int:
        metrics, icons = self.fontMetrics(), range(self.count())
        icon = any(not self.itemIcon(index).isNull() for index in icons)
        words = (metrics.horizontalAdvance(self.itemText(index)) for index in icons)
        return max(words, default=0) + (self.iconSize().width() + 4 if icon else 0)

    def _room(self, size: QSize) -> QRect:
        """Where the words are in a box of a size."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.rect = QRect(0, 0, size.width(), size.height())
        return self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()


_SLIDER_HANDLE: Final = QStyle.SubControl.SC_SliderHandle


class NoWheelSlider(QSlider):
    """A slider that leaves the wheel to its page.

    A press anywhere on it goes there, and drags on. With a `tickInterval` it has marks.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the pointer, by whole steps, and take hold of the handle there."""
        if event.button() is Qt.MouseButton.LeftButton:
            groove = self._groove()
            share = (event.position().x() - groove.left()) / max(1, groove.width())
            far = self.maximum() - self.minimum()
            step = self.singleStep()
            self.setValue(self.minimum() + round(min(1.0, max(0.0, share)) * far / step) * step)
            # Also by its marks, or above it: else it would go on by pages, and not be held.
            whole = event.globalPosition(), event.button(), event.buttons(), event.modifiers()
            event = QMouseEvent(event.type(), QPointF(self._part(_SLIDER_HANDLE).center()), *whole)
        super().mousePressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.tickInterval():
            return
        groove, painter = self._groove(), QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        far, low = max(1, self.maximum() - self.minimum()), round(self.height() * 0.82)
        for value in range(self.minimum(), self.maximum() + 1, self.tickInterval()):
            x = round(groove.left() + groove.width() * (value - self.minimum()) / far)
            painter.drawLine(x, low, x, round(self.height() * 0.94))
        painter.end()

    def _groove(self) -> QRect:
        """The way of the handle's middle."""
        half = self._part(_SLIDER_HANDLE).width() // 2
        return self._part(QStyle.SubControl.SC_SliderGroove).adjusted(half, 0, -half, 0)

    def _part(self, part: QStyle.SubControl) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        return self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let the page scroll."""
        event.ignore()


class ChoiceBox(NoWheelComboBox):
    """A box of choices, as narrow as need be: longer words have dots, and are whole in the tip.

    The dots are at their end; `middle` if it is the end that tells them from the others. It gives
    up as many letters as `spare` where others beside it need the room.
    """

    def __init__(
        self, letters: int, parent: QWidget | None = None, *, middle: bool = False, spare: int = 0
    ) -> None:
        super().__init__(parent)
        self._spare = spare
        modes = Qt.TextElideMode
        self._mode = modes.ElideMiddle if middle else modes.ElideRight
        self.setSizeAdjustPolicy(self.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(letters)
        self.currentTextChanged.connect(self.setToolTip)

    def minimumSizeHint(self) -> QSize:
        """Room for the letters that it does not give up."""
        spared = self._spare * self.fontMetrics().horizontalAdvance("X")
        return super().minimumSizeHint() - QSize(spared, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, option = QStylePainter(self), QStyleOptionComboBox()
        painter.setPen(self.palette().color(QPalette.ColorRole.Text))
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        option.currentText = self.shown()
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    def shown(self) -> str:
        """The words as they are shown."""
        wide = max(0, self._room(self.size()).width() - 4)
        return self.fontMetrics().elidedText(self.currentText(), self._mode, wide)


_SIDE_PX: Final = 8
"""The air beside a number, in pixels."""


class NumberBox(QSpinBox):
    """A box for a whole number that leaves the wheel to its page, unless it has the keyboard."""

    entered = Signal()
    """Enter was pressed in it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().returnPressed.connect(self.entered)
        # Beside the arrows the style gives its words no air.
        self.lineEdit().setTextMargins(_SIDE_PX, 0, _SIDE_PX, 0)
        self._choosing = QTimer(self)
        self._choosing.setSingleShot(True)
        self._choosing.setInterval(0)
        self._choosing.timeout.connect(self.selectAll)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter, which else would also press the button that gets the keyboard by it."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have what is typed take the place of what it says, also after a click."""
        super().focusInEvent(event)
        self._choosing.start()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count by the wheel with the keyboard here, else let the page scroll."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
