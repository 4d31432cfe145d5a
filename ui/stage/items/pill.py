"""Stage: a small button of one word on a scene, such as in which order cards lie."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from ui.look import brushes, text
from ui.look.style import TOUCH_TARGET, Look
from ui.look.typography import Role
from ui.stage.input.choice_item import ChoiceItem


class PillItem(ChoiceItem):
    """A pill with a word or two, `chosen` on a click or Enter. `size` is what it needs.

    It is drawn as high as its words; the pointer hits all of its rectangle.
    """

    def __init__(self, look: Look, words: str = "", parent: QGraphicsItem | None = None) -> None:
        super().__init__(look, parent)
        self._words = words
        self.set_open(True)

    @property
    def words(self) -> str:
        """What stands on it."""
        return self._words

    def set_words(self, words: str) -> None:
        """Write something else on it."""
        if words != self._words:
            self._words = words
            self.update()

    def size(self, *others: str) -> QSizeF:
        """Room for its words, or for the widest of `others`, that a finger can hit."""
        metrics = QFontMetricsF(self._look.font(Role.SMALL))
        widest = max(metrics.horizontalAdvance(each) for each in (self._words, *others))
        return QSizeF(widest + 2 * self._look.air(14), max(TOUCH_TARGET, self._high()))

    def _high(self) -> float:
        return float(self._look.px(26))

    def key(self) -> Hashable:
        """Its words and states."""
        return (self._words, self.states)

    def paint_in(self, painter: QPainter) -> None:
        """Paint it."""
        theme, rect, high = self._look.theme, self.rect(), min(self._high(), self.rect().height())
        room = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
        path = QPainterPath()
        path.addRoundedRect(room.adjusted(1, 1, -1, -1), high / 2, high / 2)
        painter.setPen(QPen(theme.tag_rim, 1.5))
        painter.setBrush(theme.tag_hover if self._over else theme.tag)
        painter.drawPath(path)
        painter.setPen(theme.tag_ink)
        text.draw(painter, room.adjusted(8, 0, -8, 0), self._words, self._look.font(Role.SMALL))
        if self._ringed:
            brushes.focus_ring(painter, path, theme)
