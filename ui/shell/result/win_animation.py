"""Shell: a win is celebrated: the game's picture and tags in the winner's colour fly up."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.kit.spec import GameTable
from ui.look.style import Look
from ui.motion import Beat, MotionPlayer, Moving, ValueTween
from ui.motion.filling import watch_page

VOLLEYS: Final = 3
VOLLEY_MS: Final = 500
"""All of them are over within two and a half seconds at any speed."""
_PIECES_PER_VOLLEY: Final = 22
_PARTY_HEIGHT: Final = 400
"""So far down from the card's top it is celebrated, in pixels at 100 %: about the headline."""
_GOLDEN_TURN: Final = 0.61803
"""Turns from one piece to the next, so that none flies where another does."""


class WinAnimation(QWidget):
    """Lies over a card for as long as it lasts, and takes no pointer. Any press on a page ends it.

    Without movement there is none.
    """

    def __init__(self, look: Look, factor: Callable[[], float], card: QWidget) -> None:
        super().__init__(card)
        self._look, self._card = look, card
        self._spec: GameTable | None = None
        self._colour = ""
        self._volley = 0
        self._share = 1.0
        self.motion = MotionPlayer(factor, self)
        self.motion.idle.connect(self._end)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def begin(self, spec: GameTable, colour: str, page: QWidget) -> None:
        """Celebrate in a seat's colour."""
        if self.motion.still:
            return
        self._spec, self._colour = spec, colour
        self.setGeometry(self._card.rect())
        self.raise_()
        self.show()
        for volley in range(VOLLEYS):
            self.motion.play(self._beat(volley))
        watch_page(self.motion, page)

    def _beat(self, volley: int) -> Beat:
        def show(share: float) -> None:
            self._volley, self._share = volley, share
            self.update()

        def begin() -> tuple[Moving]:
            return (ValueTween(show, VOLLEY_MS),)

        return Beat(begin, lambda: show(1.0))

    def _end(self) -> None:
        self.motion.unwatch()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """All pieces of a volley on their ways up and down again."""
        spec, look = self._spec, self._look
        if spec is None or self._share >= 1.0:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 - self._share**2)
        wide, high = self.width(), min(self.height(), look.px(_PARTY_HEIGHT))
        start = QPointF(wide * (0.5, 0.25, 0.75)[self._volley % 3], high * 0.45)
        theme, side = look.theme, float(look.px(36))
        for number in range(_PIECES_PER_VOLLEY):
            turn = number * _GOLDEN_TURN % 1.0
            far = (
                0.25 + 0.75 * ((number * 7) % _PIECES_PER_VOLLEY) / _PIECES_PER_VOLLEY
            ) * self._share**0.5
            aside = math.cos(turn * math.tau) * far * wide * 0.5
            up = (math.sin(turn * math.tau) * 0.5 + 0.5) * far * high * 0.45
            fall = self._share**2 * high * 0.3
            painter.save()
            painter.translate(start + QPointF(aside, fall - up))
            painter.rotate((turn - 0.5) * 90 * (1 + self._share))
            if number % 4:
                tag = QRectF(-side / 3, -side / 5, side / 1.5, side / 2.5)
                painter.setPen(QPen(theme.tag_rim, 1))
                painter.setBrush(theme.player(self._colour) if number % 2 else theme.tag)
                painter.drawRoundedRect(tag, 3, 3)
            else:
                room = QRectF(-side / 2, -side / 2, side, side)
                key = ("emblem", spec.game, round(side))
                look.pixmaps.draw(painter, key, room, lambda on, at=room: spec.emblem(on, at, look))  # type: ignore[misc]
            painter.restore()
        painter.end()
