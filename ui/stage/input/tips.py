"""Stage: the scene of a table, whose tips have lines that can be read in any window."""

from typing import Final

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent, QToolTip, QWidget

from ui.look import text

_MAX_LINE_LETTERS: Final = 64
"""A line is as wide as so many usual letters at most."""
_MAX_WINDOW_SHARE: Final = 0.8
"""And takes no more of the window's width."""


class TipScene(QGraphicsScene):
    """A scene that breaks the tips of its items: Qt shows a plain one as wide as the screen."""

    _told = ""
    """The tip that was shown last, in lines."""
    _spot, _global = QPointF(), QPoint()
    """Where it was asked for, in the scene and on the screen."""

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Show the tip of the uppermost item that has one."""
        self._spot, self._global = event.scenePos(), event.screenPos()
        self._show(event.widget())
        event.setAccepted(bool(self._told))

    def renew_tip(self) -> None:
        """Bring the tip that is on the screen in line with what the items show by now."""
        views = self.views()
        if self._told and views and QToolTip.isVisible() and QToolTip.text() == self._told:
            told, port = self._told, views[0].viewport()
            if self._lines(port) != told:
                self._show(port)

    def _show(self, port: QWidget) -> None:
        self._told = self._lines(port)
        QToolTip.showText(self._global, self._told, port)

    def _lines(self, port: QWidget) -> str:
        """The tip at the spot, broken into lines."""
        tip = next(filter(None, (item.toolTip() for item in self.items(self._spot))), "")
        font = QToolTip.font()
        wide = _MAX_LINE_LETTERS * QFontMetricsF(font).averageCharWidth()
        most = min(wide, _MAX_WINDOW_SHARE * port.window().width())
        return "\n".join(text.wrapped(tip, font, most)) if tip else ""
