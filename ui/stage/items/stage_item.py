"""Stage: what all scene items have in common."""

import sys
from collections.abc import Callable

from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from ui.look.style import Look


class StageItem(QGraphicsObject):
    """An item that is drawn in a Look and anew whenever that changes."""

    def __init__(self, look: Look, parent: QGraphicsItem | None = None) -> None:
        super().__init__()
        if parent is not None:
            # Given to the constructor, the item would stay Python's, and be deleted with its name.
            self.setParentItem(parent)
        self._look = look
        self._tip: Callable[[], str] | None = None
        look.changed.connect(self.look_changed)

    def look_changed(self) -> None:
        """Theme or text scale changed."""
        self.update()

    def set_tip(self, tip: Callable[[], str]) -> None:
        """Have a tip that tells of the match.

        It is asked for whenever it is wanted, and so never tells of what was there before. A tip
        that is set once (`setToolTip`) is only for words that never change.

        Args:
            tip: Gives the words as of now; empty for no tip.
        """
        self._tip = tip

    def toolTip(self) -> str:
        """Return the tip as of now; Python alone asks for it (`TipScene`)."""
        return super().toolTip() if self._tip is None else self._tip()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        try:
            self.draw(painter)
        except Exception as error:  # noqa: BLE001 - whoever listens to the hook reports it
            # Not on to Qt, which goes on with painting and so often ends the process.
            sys.excepthook(type(error), error, error.__traceback__)

    def draw(self, painter: QPainter) -> None:
        """Draw the item in its own coordinates."""
        raise NotImplementedError
