"""Kit: a bar of buttons that folds into two rows where they have no room side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from ui.look.air import airy
from ui.look.style import Look

_GAP: Final = 8
_LINE: Final = QBoxLayout.Direction.LeftToRight
_ROWS: Final = QBoxLayout.Direction.TopToBottom


class ButtonBar(QWidget):
    """Buttons at the left, others at the right, and behind these those of what is done next.

    The last ones have a row of their own, below, where there is no room for all in one. Which
    buttons are seen may change at any time.
    """

    def __init__(
        self,
        look: Look,
        left: Sequence[QWidget],
        right: Sequence[QWidget],
        deeds: Sequence[QWidget],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._all = QBoxLayout(_LINE, self)
        airy(look, self._all, (12, 2, 12, 6), _GAP)
        self._rows = QHBoxLayout(), QHBoxLayout()
        for row in self._rows:
            airy(look, row, None, _GAP)
            self._all.addLayout(row)
        above, below = self._rows
        for button in left:
            above.addWidget(button)
        above.addStretch(1)
        for button in right:
            above.addWidget(button)
        below.addStretch(0)
        for button in deeds:
            below.addWidget(button)
        self._all.setStretch(0, 1)
        for button in (*left, *right, *deeds):
            # Before it folds, words get somewhat smaller.
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def folded(self) -> bool:
        """Whether there are two rows."""
        return self._all.direction() is _ROWS

    def minimumSizeHint(self) -> QSize:
        """As narrow as the broader of its rows."""
        margins = self._all.contentsMargins()
        wide = max(row.minimumSize().width() for row in self._rows)
        high = self._all.minimumSize().height()
        return QSize(wide + margins.left() + margins.right(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """There may be room for less, or for more."""
        super().resizeEvent(event)
        self._fold()

    def event(self, event: QEvent) -> bool:
        """Buttons that come and go need another room."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fold()
        return done

    def _fold(self) -> None:
        margins, rows = self._all.contentsMargins(), self._rows
        wide = sum(row.minimumSize().width() for row in rows) + self._all.spacing()
        fits = wide <= self.width() - margins.left() - margins.right()
        direction = _LINE if fits else _ROWS
        if direction is not self._all.direction():
            self._all.setDirection(direction)
            self.updateGeometry()
