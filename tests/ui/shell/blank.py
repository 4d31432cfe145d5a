"""Tests: a table on which nothing lies, as the shell knows tables."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.kit.table.medal_strip import MedalStrip
from ui.look.style import Look
from ui.motion import MotionPlayer


class BlankTable(QWidget):
    """What the pages of the shell ask of a table, and no more."""

    rule_asked = Signal(str)
    cued = Signal(str)
    end_seen = Signal()
    holds_end = False
    busy = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.motion = MotionPlayer(lambda: 0.0, self)
        self.medal_strip = MedalStrip(Look(), self)
