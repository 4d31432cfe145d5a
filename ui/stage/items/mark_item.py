"""Stage: a ring around a piece, so that it is found at once."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from ui.look import brushes
from ui.look.style import Look
from ui.stage.items.stage_item import StageItem
from ui.stage.tiles.piece_item import PieceItem, PieceState

_RING_WIDTH = 3.5


class MarkItem(StageItem):
    """A ring that lies around a piece, and goes with it."""

    def __init__(self, look: Look, piece: PieceItem) -> None:
        super().__init__(look, piece)
        self._path = piece.shape()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(
            -_RING_WIDTH, -_RING_WIDTH, _RING_WIDTH, _RING_WIDTH
        )

    def draw(self, painter: QPainter) -> None:
        """The ring."""
        brushes.focus_ring(painter, self._path, self._look.theme, _RING_WIDTH)


def mark_tried(scene: QGraphicsScene, look: Look) -> None:
    """Ring all pieces that are tried out."""
    tried = [item for item in scene.items() if isinstance(item, PieceItem)]
    for piece in tried:
        is_marked = any(isinstance(child, MarkItem) for child in piece.childItems())
        if piece.pose is PieceState.LEGAL and not is_marked:
            MarkItem(look, piece)
