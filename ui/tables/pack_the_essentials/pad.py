"""The table of Pack the Essentials: the score pad of a match that is over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core import Sheet
from engine.games.pack_the_essentials import scoring
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import PackView, SeatView
from ui.bridge.seats import SeatInfo, on_player_colour, player_colour
from ui.bridge.spec import Outcome
from ui.look import brushes
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import RoleLabel, card
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.panels import UPPER
from ui.tables.pack_the_essentials.words import Words, listed, say

_SUMS: Final = ("upper", "groups", "total")


class CasePicture(QWidget):
    """A packed suitcase as a picture."""

    def __init__(
        self, look: Look, box: Components, view: SeatView, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._box = box
        self._view = view
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self.update)

    def hasHeightForWidth(self) -> bool:
        """A suitcase keeps its proportions."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As high as the suitcase."""
        return int(art.suitcase_height(self._box, width))

    def sizeHint(self) -> QSize:
        """Of a size that cats can be told."""
        return QSize(380, self.heightForWidth(380))

    def minimumSizeHint(self) -> QSize:
        """Small."""
        return QSize(160, self.heightForWidth(160))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the cached suitcase."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        art.suitcase(painter, rect, self._box, self._view, self._look)
        painter.end()


class _Band(QWidget):
    """A strip in a player's colour with their name."""

    def __init__(self, look: Look, player: SeatInfo, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._player = player
        self.setAccessibleName(player.name)
        self.setToolTip(player.name)
        self.setMinimumHeight(look.px(30))
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """Room for the name."""
        return QSize(self._look.px(96), self._look.px(30))

    def minimumSizeHint(self) -> QSize:
        """Room for an initial."""
        return QSize(self._look.px(40), self._look.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the strip."""
        dark = self._look.theme.dark
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()).adjusted(2, 1, -2, -1), 7, 7)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(player_colour(self._player.colour, dark=dark))
        painter.drawPath(path)
        font = self._look.font(Role.STRONG)
        painter.setFont(font)
        painter.setPen(QColor(on_player_colour(dark=dark)))
        name = self._player.name
        metrics = painter.fontMetrics()
        if metrics.horizontalAdvance(name) > self.width() - 10:
            short = metrics.elidedText(name, Qt.TextElideMode.ElideRight, self.width() - 10)
            # Less than three letters of a name say no more than the first.
            name = short if len(short) > 3 else name[:1].upper()
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, name)
        painter.end()


class ScorePad(QWidget):
    """All seats side by side, line by line, and their suitcases."""

    def __init__(self, look: Look, outcome: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._outcome = outcome
        box = cast("Components", outcome.game.box)  # type: ignore[attr-defined]
        self._words = Words(box, [player.name for player in outcome.players])
        view = cast("PackView", outcome.view)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        self.joke = RoleLabel(look, Role.BODY, self._joke(), self)
        self.joke.setWordWrap(True)
        self.joke.setVisible(bool(self.joke.text()))
        layout.addWidget(self.joke)
        body = QHBoxLayout()
        body.setSpacing(14)
        layout.addLayout(body, 1)
        self.cells: dict[tuple[str, int], QLabel] = {}
        body.addWidget(self._pad(box, view), 0, Qt.AlignmentFlag.AlignTop)
        pictures = QGridLayout()
        pictures.setSpacing(8)
        columns = 1 if len(view.seats) <= 2 else 2
        for seat, seat_view in enumerate(view.seats):
            at = QVBoxLayout()
            at.setSpacing(2)
            if len(view.seats) > 1:
                at.addWidget(_Band(look, outcome.players[seat], self))
            picture = CasePicture(look, box, seat_view, self)
            if len(view.seats) == 2:
                # One above the other, both are seen at once.
                picture.setMaximumWidth(look.px(380))
            at.addWidget(picture, 1)
            pictures.addLayout(at, seat // columns, seat % columns)
        body.addLayout(pictures, 1)

    def _joke(self) -> str:
        """What is left to do where several share the win (PE-34)."""
        best = self._outcome.result.ranking[0]
        if self._outcome.result.goal is not None or len(best) == 1:
            return ""
        names = listed([self._words.name(seat) for seat in best])
        return f"{say('shared', names=names)} {say('tie-joke')}"

    def _pad(self, box: Components, view: PackView) -> QFrame:
        pad = card(self)
        grid = QGridLayout(pad)
        grid.setContentsMargins(16, 12, 16, 14)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(3)
        seats = self._outcome.players
        if len(seats) > 1:
            for seat, player in enumerate(seats):
                grid.addWidget(_Band(self._look, player, pad), 0, seat + 1)
        lines = [*UPPER, "upper", *box.colours, "groups", "rats", "total"]
        for row, line in enumerate(lines, 1):
            total = line in _SUMS
            role = Role.STRONG if total else Role.BODY
            name = RoleLabel(self._look, role, self._words.line(line, view.lists), pad)
            holder: QWidget = name
            if line in box.colours:
                holder = _with_swatch(self._look, name, box.colours.index(line))
            grid.addWidget(holder, row, 0)
            for seat, sheet in enumerate(self._outcome.sheets):
                number = RoleLabel(
                    self._look,
                    Role.NUMERIC if total else Role.BODY,
                    str(points(sheet, line, box.colours)),
                    pad,
                )
                number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.cells[line, seat] = number
                grid.addWidget(number, row, seat + 1)
        row = len(lines) + 1
        goal = self._outcome.result.goal
        if goal is not None:
            grid.addWidget(RoleLabel(self._look, Role.STRONG, say("goal-line"), pad), row, 0)
            number = RoleLabel(self._look, Role.NUMERIC, str(goal), pad)
            number.setAlignment(Qt.AlignmentFlag.AlignRight)
            self.cells["goal", 0] = number
            grid.addWidget(number, row, 1)
        elif len(set(self._outcome.result.scores)) < len(self._outcome.result.scores):
            label = RoleLabel(self._look, Role.SMALL, say("tie-empty"), pad)
            label.setProperty("role", "muted")
            grid.addWidget(label, row, 0)
            for seat, seat_view in enumerate(view.seats):
                empty = scoring.empty_cells(box, seat_view).bit_count()
                number = RoleLabel(self._look, Role.SMALL, str(empty), pad)
                number.setAlignment(Qt.AlignmentFlag.AlignRight)
                self.cells["empty", seat] = number
                grid.addWidget(number, row, seat + 1)
        return pad


def points(sheet: Sheet, line: str, colours: Sequence[str]) -> int:
    """The points of a line of the pad, subtotals too."""
    if line == "upper":
        return sum(sheet.points(part) for part in UPPER)
    if line == "groups":
        return sum(sheet.points(part) for part in colours)
    return sheet.total if line == "total" else sheet.points(line)


class _Swatch(QWidget):
    def __init__(self, look: Look, fabric: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._fabric = fabric
        self.setFixedSize(18, 18)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fabric = self._look.theme.fabrics[self._fabric]
        brushes.cloth(painter, [(0, 0)], 18, fabric, seam=False)
        painter.end()


def _with_swatch(look: Look, label: QLabel, fabric: int) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(8)
    row.addWidget(_Swatch(look, fabric, holder))
    row.addWidget(label, 1)
    return holder
