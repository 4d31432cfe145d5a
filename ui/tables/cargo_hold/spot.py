"""The table of Cargo Hold: a place over a picture that can be pressed, such as one of several."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ui.look import brushes
from ui.look.palette import faded
from ui.look.style import Look
from ui.stage.input.choice_item import ChoiceItem


class SpotItem(ChoiceItem):
    """A frame where the pointer or the keyboard is; without these nothing is seen of it, but where
    it is `framed`. What it lies over is painted by others.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._framed = False
        self.setZValue(50.0)
        self.hide()

    @property
    def framed(self) -> bool:
        """Whether it is framed also where nobody points at it."""
        return self._framed

    def show_at(self, room: QRectF, *, framed: bool = False) -> None:
        """Be pressed there, in the scene; in an empty room not at all."""
        there = not room.isEmpty()
        self.setVisible(there)
        if there is not self.open:
            self.set_open(there)
        self.set_rect(room)
        if framed is not self._framed:
            self._framed = framed
            self.update()

    def key(self) -> tuple[object, ...]:
        """Its states."""
        return (*self.states, self._framed)

    def paint_in(self, painter: QPainter) -> None:
        """Paint the frame."""
        _, over, ringed = self.states
        theme, corner = self._look.theme, self._look.air(10)
        path = QPainterPath()
        path.addRoundedRect(self.rect().adjusted(1, 1, -1, -1), corner, corner)
        if over:
            painter.fillPath(path, faded(theme.accent, 0.16))
        if over or self._framed:
            painter.setPen(QPen(theme.accent, 2.5))
            painter.drawPath(path)
        if ringed:
            brushes.focus_ring(painter, path, theme)
