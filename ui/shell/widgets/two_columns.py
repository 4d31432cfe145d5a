"""Shell: two things side by side where there is room for both, else below each other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

_SIDE_BY_SIDE = QBoxLayout.Direction.LeftToRight
_BELOW_EACH_OTHER = QBoxLayout.Direction.TopToBottom


class Beside(QWidget):
    """Two widgets in a row, of which the first takes what is left; in a column if it is narrow.

    Each is at least as wide as its layout needs; `least` may ask for more of the first, in
    logical pixels.
    """

    def __init__(self, first: QWidget, second: QWidget, *, least: int = 0) -> None:
        super().__init__()
        self._first, self._second = first, second
        self._least = least
        self._indent = 0
        self.box = QBoxLayout(_SIDE_BY_SIDE, self)
        """In which they lie."""
        self.box.setContentsMargins(0, 0, 0, 0)
        self.box.setSpacing(8)
        self.box.addWidget(first, 1)
        self.box.addWidget(second, 0, Qt.AlignmentFlag.AlignVCenter)

    @property
    def stacked(self) -> bool:
        """Whether the second is below the first."""
        return self.box.direction() == _BELOW_EACH_OTHER

    def set_indent(self, indent: int) -> None:
        """So far to the right the second stands below the first, in logical pixels.

        Its layout has no left margin of its own.
        """
        self._indent = indent
        self._turn()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the wider of the two."""
        first, second = self._widths()
        return QSize(max(first, second + self._indent), self.box.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._turn()

    def event(self, event: QEvent) -> bool:
        """What they say may have changed, and with it their widths."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._turn()
        return super().event(event)

    def _widths(self) -> tuple[int, int]:
        first, second = (
            0 if each.isHidden() else each.minimumSizeHint().width()
            for each in (self._first, self._second)
        )
        # What it is indented by is no width of its own.
        return first, max(0, second - self._indented())

    def _indented(self) -> int:
        layout = self._second.layout()
        return 0 if layout is None or not self._indent else layout.contentsMargins().left()

    def _turn(self) -> None:
        first, second = self._widths()
        gap = self.box.spacing() if first and second else 0
        fits = max(first, self._least) + gap + second <= self.width()
        direction = _SIDE_BY_SIDE if fits else _BELOW_EACH_OTHER
        if self.box.direction() != direction:
            self.box.setDirection(direction)
            self.updateGeometry()
        indent, layout = 0 if fits else self._indent, self._second.layout()
        if layout is not None and indent != self._indented():
            margins = layout.contentsMargins()
            margins.setLeft(indent)
            layout.setContentsMargins(margins)
