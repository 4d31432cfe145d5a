"""Stage: the scene of a table, whose tips have lines that can be read in any window."""

from typing import Final

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneHelpEvent, QToolTip

from ui.look import text

_MEASURE: Final = 64
"""A line is as wide as so many usual letters at most."""
_SHARE: Final = 0.8
"""And takes no more of the window's width."""


class TipScene(QGraphicsScene):
    """A scene that breaks the tips of its items: Qt shows a plain one as wide as the screen."""

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        """Show the tip of the uppermost item that has one."""
        tips = (item.toolTip() for item in self.items(event.scenePos()))
        tip, port = next(filter(None, tips), ""), event.widget()
        font = QToolTip.font()
        wide = _MEASURE * QFontMetricsF(font).averageCharWidth()
        lines = text.wrapped(tip, font, min(wide, _SHARE * port.window().width())) if tip else []
        QToolTip.showText(event.screenPos(), "\n".join(lines), port)
        event.setAccepted(bool(tip))
