"""The table of Where's My Luggage?: the score pad and what was found, of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.view import LuggageView, Pair
from ui.bridge.ledger import Band, Ruled
from ui.bridge.seats import on_player_colour, player_colour
from ui.bridge.spec import Outcome
from ui.look import text
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import RoleLabel
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.words import Words, listed, say

_TOTAL = "total"
_ROWS = 7
"""Pairs side by side at most."""


class ScorePad(QWidget):
    """All seats side by side, round by round."""

    def __init__(self, look: Look, outcome: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._outcome = outcome
        box = cast("Components", outcome.game.box)  # type: ignore[attr-defined]
        self._words = Words(box, [player.name for player in outcome.players])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.shared = RoleLabel(look, Role.BODY, self._shared(), self)
        self.shared.setWordWrap(True)
        self.shared.setVisible(bool(self.shared.text()))
        column.addWidget(self.shared)
        self.cells: dict[tuple[str, int], QLabel] = {}
        self.lines: list[str] = []
        """The ids of the rows, from the top."""
        column.addWidget(self._pad())

    def show_row(self, row: int, *, shown: bool) -> None:
        """Show or hide the numbers of a row of `lines`; the row keeps its room."""
        for (line, _), number in self.cells.items():
            if line == self.lines[row]:
                number.setVisible(shown)

    def _shared(self) -> str:
        best = self._outcome.result.ranking[0]
        if len(best) == 1:
            return ""
        return say("shared", names=listed([self._words.name(seat) for seat in best]))

    def _pad(self) -> QWidget:
        pad = Ruled(self._look, self)
        for seat, player in enumerate(self._outcome.players):
            pad.grid.addWidget(Band(self._look, player, pad, widest=84), 0, seat + 1)
        sheets = self._outcome.sheets
        for entry in sheets[0].lines:
            self._row(pad, entry.line, [sheet.points(entry.line) for sheet in sheets])
        self._row(pad, _TOTAL, [sheet.total for sheet in sheets])
        pad.grid.setColumnStretch(0, 1)
        return pad

    def _row(self, pad: Ruled, line: str, numbers: Sequence[int]) -> None:
        role = Role.STRONG if line == _TOTAL else Role.BODY
        self.lines.append(line)
        name = RoleLabel(self._look, role, self._words.line(line), pad)
        locale = QLocale()
        words = [locale.toString(number) for number in numbers]
        labels = pad.add(len(self.lines), name, words, is_sum=line == _TOTAL)
        for seat, label in enumerate(labels):
            self.cells[line, seat] = label


class FoundPictures(QWidget):
    """What each seat set aside in the last round, pair by pair."""

    picked = Signal(object)
    """Nothing to pick here."""

    def __init__(self, look: Look, outcome: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._outcome = outcome
        box = cast("Components", outcome.game.box)  # type: ignore[attr-defined]
        self._words = Words(box, [player.name for player in outcome.players])
        view = cast("LuggageView", outcome.view)
        self._pairs: list[tuple[Pair, ...]] = [seat.checked for seat in view.seats]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(
            "; ".join(
                f"{self._words.name(seat)}: "
                + listed([self._words.passenger(pair.passenger) for pair in pairs])
                for seat, pairs in enumerate(self._pairs)
            )
        )
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """A row a seat."""
        return QSize(self._look.px(620), self._look.px(96) * len(self._pairs))

    def minimumSizeHint(self) -> QSize:
        """Small rows."""
        return QSize(320, 64 * len(self._pairs))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """A strip with the name, and the pairs beside one another."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = min(self.height() / max(1, len(self._pairs)), self.width() * 0.24)
        top = (self.height() - high * len(self._pairs)) / 2
        font = look.font(Role.STRONG)
        band = min(QFontMetricsF(font).height() + 6, high * 0.3)
        for seat, pairs in enumerate(self._pairs):
            room = QRectF(0, top + seat * high, self.width(), high).adjusted(2, 2, -2, -4)
            plate = QRectF(room.left(), room.top(), room.width(), band)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(player_colour(self._outcome.players[seat].colour, dark=theme.dark))
            painter.drawRoundedRect(plate, 7, 7)
            painter.setPen(on_player_colour(dark=theme.dark))
            words = say("keepsakes", name=self._words.name(seat))
            text.draw(painter, plate.adjusted(8, 0, -8, 0), words, font)
            self._paint_pairs(painter, room.adjusted(0, band + 3, 0, 0), pairs)
        painter.end()

    def _paint_pairs(self, painter: QPainter, room: QRectF, pairs: Sequence[Pair]) -> None:
        look = self._look
        wide = min(room.width() / _ROWS, room.height() * 200 / 120)
        for number, pair in enumerate(pairs):
            at = QRectF(room.left() + number * wide, room.top(), wide - 4, room.height()).toRect()
            rect = QRectF(at)
            look.pixmaps.draw(
                painter,
                ("wl-found", pair.passenger, pair.tile, rect.size().toTuple()),
                rect,
                lambda inner, rect=rect, pair=pair: art.paint_pair(  # type: ignore[misc]
                    inner, rect, pair.passenger, pair.tile, look
                ),
            )
