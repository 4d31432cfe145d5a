"""Stage: a split-flap board as a scene item."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from ui.look.flap import board_size, paint_board
from ui.look.style import Look
from ui.stage.item import StageItem


class FlapItem(StageItem):
    """A board of flaps `height` scene units high with its corner at the origin.

    `turn` (0 to 1) is for an animation from the text before to the present one.
    """

    def __init__(
        self,
        look: Look,
        height: float,
        parent: QGraphicsItem | None = None,
        *,
        text: str = "",
        cells: int = 1,
    ) -> None:
        super().__init__(look, parent)
        self._height = height
        self._cells = cells
        self._text = self._padded(text)
        self._before = self._text
        self._turn = 1.0

    @property
    def text(self) -> str:
        """The letters on the flaps, padded at the left."""
        return self._text

    def set_text(self, text: str, *, turn: float = 1.0) -> None:
        """Show `text`; with `turn` below 1 the flaps still stand that far from it."""
        padded = self._padded(text)
        if padded != self._text:
            self.prepareGeometryChange()
            self._before = self._text.rjust(len(padded))[-len(padded) :]
            self._text = padded
        self._turn = turn
        self.update()

    def boundingRect(self) -> QRectF:
        """The board with its frame."""
        return QRectF(QPointF(0, 0), board_size(len(self._text), self._height))

    def draw(self, painter: QPainter) -> None:
        """Draw the flaps; at rest from the cache."""
        if self._turn < 1.0:
            paint_board(
                painter, self._look, self._text, self._height, before=self._before, turn=self._turn
            )
            return
        self._look.pixmaps.draw(
            painter,
            ("flaps", self._text),
            self.boundingRect(),
            lambda inner: paint_board(inner, self._look, self._text, self._height),
        )

    def _padded(self, text: str) -> str:
        return text.upper().rjust(self._cells)
