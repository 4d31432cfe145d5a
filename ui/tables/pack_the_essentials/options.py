"""The table of Pack the Essentials: its part of the set-up page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core import AnyGame, Value
from engine.games.pack_the_essentials.components import DIFFICULTIES, Card, Components
from ui.bridge.seats import SeatInfo
from ui.kit.options import OptionsEditor
from ui.look import case, text
from ui.look.air import airy
from ui.look.palette import mix
from ui.look.rows import Row
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import RoleLabel
from ui.tables.pack_the_essentials import art, words
from ui.tables.pack_the_essentials.art import postcards
from ui.tables.pack_the_essentials.words import Words, say

_AUTO: Final = "auto"
_ABOVE: Final = 11
"""Room above and below the picture of a Victory card together, in logical pixels."""
_FOOT: Final = 3
"""Room below the words of a choice of suitcases, in logical pixels."""


class BoardPicture(QWidget):
    """A suitcase's pre-filled spaces, small."""

    def __init__(self, look: Look, box: Components, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._box = box
        self._board = box.common
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.update)

    def show_board(self, board: str) -> None:
        """Show another board."""
        self._board = board
        self.setAccessibleName(words.named(words.BOARDS, board))
        self.update()

    def sizeHint(self) -> QSize:
        """Small."""
        return QSize(118, 84)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the cached board."""
        painter = QPainter(self)
        rect = QRectF(self.rect())
        self._look.pixmaps.draw(painter, ("pe-board", self._board), rect, self._draw)
        painter.end()

    def _draw(self, painter: QPainter) -> None:
        paint_board(painter, QRectF(self.rect()), self._box, self._board, self._look)


def paint_board(painter: QPainter, rect: QRectF, box: Components, board: str, look: Look) -> None:
    """An empty suitcase with what came packed."""
    grid, theme = box.grid, look.theme
    corner, cell = art.suitcase_grid(rect, box)
    painter.save()
    painter.translate(corner)
    case.open_case(painter, grid.width, grid.height, cell, theme)
    case.packed_cells(painter, art.cells_at(box, box.boards[board]), cell, theme)
    painter.restore()


class SideChoice(Row):
    """One side of the suitcases to choose, with pictures of its boards."""

    def __init__(
        self, look: Look, box: Components, side: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.side = side
        self._box = box
        self._boards = (box.common,) if side == "common" else box.own
        self._large = False
        self.setText(words.named(words.SIDES, side))
        self.setAccessibleName(self.text())

    def set_large(self, large: bool) -> None:  # noqa: FBT001
        """Have large pictures, where nothing else is to be chosen."""
        if large != self._large:
            self._large = large
            self._renew()

    def sizeHint(self) -> QSize:
        """Pictures above a line of words."""
        tall = QFontMetricsF(self._look.font(Role.STRONG)).height()
        return QSize(220, int(self._look.px(180 if self._large else 100) + tall + _FOOT))

    def minimumSizeHint(self) -> QSize:
        """The words are read whole, if need be in somewhat smaller letters."""
        font = self._look.font(Role.STRONG)
        share = max(0.8, min(1.0, text.FLOOR / font.pixelSize()))
        wide = QFontMetricsF(font).horizontalAdvance(self.text()) * share
        return QSize(int(wide + 32), self.sizeHint().height())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """A card."""
        theme = self._look.theme
        body = rect.adjusted(3, 3, -3, -5)
        self.paint_card(painter, body)
        if self.isChecked():
            _ring(painter, body, self._look)
        font = self._look.font(Role.STRONG)
        tall = QFontMetricsF(font).height() + 6
        room = body.adjusted(8, 6, -8, -tall - _FOOT)
        rows = 2 if self._large and len(self._boards) > 1 else 1
        count = len(self._boards) // rows
        wide = (room.width() - 6 * (count - 1)) / count
        high = (room.height() - 6 * (rows - 1)) / rows
        for index, board in enumerate(self._boards):
            row, column = divmod(index, count)
            part = QRectF(
                room.left() + column * (wide + 6), room.top() + row * (high + 6), wide, high
            )
            self._look.pixmaps.draw(
                painter,
                ("pe-board", board, "choice"),
                part,
                lambda inner, board=board, part=part: paint_board(  # type: ignore[misc]
                    inner, part, self._box, board, self._look
                ),
            )
        painter.setPen(theme.ink)
        words_room = QRectF(room.left(), room.bottom(), room.width(), tall)
        text.draw(painter, words_room, self.text(), font)


class CardChoice(Row):
    """A Victory card to choose: its title, goal and three lists in words."""

    def __init__(
        self, look: Look, speech: Words, card: Card, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.card = card
        self._words = speech
        lists = "; ".join(
            f"{speech.list_name(name)}: {speech.list_rule(name, 1)}" for name in card.lists
        )
        goal = say("setup-goal", goal=card.goal)
        self.setText(speech.card(card.id))
        self.setAccessibleName(f"{self.text()}. {goal}. {lists}")
        self.setToolTip(lists.replace("; ", "\n"))

    def sizeHint(self) -> QSize:
        """A picture, and six lines of words."""
        small = QFontMetricsF(self._look.font(Role.SMALL)).height()
        strong = QFontMetricsF(self._look.font(Role.STRONG)).height()
        return QSize(190, int(self._picture() + strong * 2 + small * 4 + 30))

    def _picture(self) -> float:
        return float(self._look.px(62))

    def title_line(self) -> int:
        """Where the line of a title of one line begins below the upper edge, in pixels."""
        return round(
            self._picture() + _ABOVE + QFontMetricsF(self._look.font(Role.STRONG)).height() / 2
        )

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """A postcard: picture and stamp, and below what is to be done."""
        theme = self._look.theme
        body = rect.adjusted(3, 3, -3, -5)
        self.paint_card(painter, body)
        picture = QRectF(body.left() + 5, body.top() + 5, body.width() - 10, self._picture())
        self._look.pixmaps.draw(
            painter,
            ("pe-postcard", self.card.id),
            picture,
            lambda inner: self._paint_picture(inner, picture),
        )
        if self.isChecked():
            _ring(painter, body, self._look)
        # Words begin below the picture's corner, and may end where it does.
        room = body.adjusted(10, 6, -5, -6)
        strong, small = self._look.font(Role.STRONG), self._look.font(Role.SMALL)
        left = Qt.AlignmentFlag.AlignLeft
        painter.setPen(theme.ink)
        high = QFontMetricsF(strong).height() * 2
        title = QRectF(room.left(), picture.bottom() + 3, room.width(), high)
        text.draw(painter, title, self.text(), strong, left, lines=2)
        line = QFontMetricsF(small).height()
        painter.setPen(theme.muted)
        top = title.bottom() + 2
        for name in self.card.lists:
            at = QRectF(room.left(), top, room.width(), line)
            text.draw(painter, at, self._words.list_name(name), small, left)
            top += line
        painter.setPen(theme.link)
        goal = QRectF(room.left(), top + 3, room.width(), line)
        text.draw(painter, goal, say("goal", goal=self.card.goal), small, left)

    def _paint_picture(self, painter: QPainter, picture: QRectF) -> None:
        theme = self._look.theme
        postcards.postcard(painter, picture, theme, self.card.id)
        side = picture.height() * 0.36
        paws = DIFFICULTIES.index(self.card.difficulty) + 1
        corner = QRectF(picture.right() - side - 4, picture.top() + 4, side, side)
        postcards.stamp(painter, corner, theme, paws)


def _ring(painter: QPainter, body: QRectF, look: Look) -> None:
    path = QPainterPath()
    corner = look.air(10)
    path.addRoundedRect(body.adjusted(1, 1, -1, -1), corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mix(look.theme.metal_shade, look.theme.metal, 0.3), 3))
    painter.drawPath(path)


class Options(OptionsEditor):
    """Board side; alone the Victory card; with others each seat's own board."""

    def __init__(
        self,
        look: Look,
        game: AnyGame,  # noqa: ARG002
        words: Words,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._box = words.box
        self._words = words
        self._seats = 1
        self._side = "common"
        self._victory = self._box.cards[0].id
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        airy(look, layout, gap=8)
        layout.addWidget(self._heading(say("setup-side")))
        self._sides = QButtonGroup(self)
        self._side_choices: dict[str, SideChoice] = {}
        self._side_row = QHBoxLayout()
        for side in ("common", "own"):
            choice = SideChoice(look, self._box, side, self)
            self._sides.addButton(choice)
            self._side_choices[side] = choice
            choice.clicked.connect(self._on_side)
            self._side_row.addWidget(choice)
        layout.addLayout(self._side_row)
        self._own = QWidget(self)
        layout.addWidget(self._own)
        self._boards: list[QComboBox] = []
        self._pictures: list[BoardPicture] = []
        self._board_labels: list[QLabel] = []
        self._build_boards()
        self._cards_title = self._heading(say("setup-victory"))
        layout.addWidget(self._cards_title)
        self._cards = QWidget(self)
        layout.addWidget(self._cards)
        self._cards_group = QButtonGroup(self)
        self.card_choices: dict[str, CardChoice] = {}
        self._build_cards()
        self._rules = RoleLabel(look, Role.BODY, "", self)
        self._rules.setWordWrap(True)
        layout.addWidget(self._rules)
        layout.addStretch(1)
        self._show()

    def _heading(self, text: str) -> QLabel:
        return RoleLabel(self._look, Role.STRONG, text, self)

    def _build_boards(self) -> None:
        grid = QGridLayout(self._own)
        grid.setContentsMargins(0, 0, 0, 0)
        for seat in range(4):
            label = RoleLabel(
                self._look,
                Role.BODY,
                say("setup-board", name=say("seat", number=seat + 1)),
                self._own,
            )
            choice = QComboBox(self._own)
            for board in (_AUTO, *self._box.own):
                choice.addItem(words.named(words.BOARDS, board), board)
            choice.setAccessibleName(label.text())
            label.setBuddy(choice)
            picture = BoardPicture(self._look, self._box, self._own)
            choice.currentIndexChanged.connect(self._on_board)
            grid.addWidget(label, 0, seat)
            grid.addWidget(choice, 1, seat)
            grid.addWidget(picture, 2, seat, Qt.AlignmentFlag.AlignHCenter)
            self._board_labels.append(label)
            self._boards.append(choice)
            self._pictures.append(picture)

    def _build_cards(self) -> None:
        self._grades: list[QVBoxLayout] = []
        grid = QGridLayout(self._cards)
        grid.setContentsMargins(0, 0, 0, 0)
        airy(self._look, grid, gap=6)
        for row, difficulty in enumerate(DIFFICULTIES):
            cards = [card for card in self._box.cards if card.difficulty == difficulty]
            label = RoleLabel(
                self._look, Role.STRONG, words.named(words.DIFFICULTIES, difficulty), self._cards
            )
            grade = QVBoxLayout()
            grade.addWidget(label)
            grade.addStretch(1)
            self._grades.append(grade)
            grid.addLayout(grade, row, 0)
            for column, card in enumerate(cards, 1):
                choice = CardChoice(self._look, self._words, card, self._cards)
                self._cards_group.addButton(choice)
                self.card_choices[card.id] = choice
                choice.clicked.connect(self._on_card)
                grid.addWidget(choice, row, column)
                grid.setColumnStretch(column, 1)
        self._level_grades()
        self._look.changed.connect(self._level_grades)

    def _level_grades(self) -> None:
        """Words of a row stand on one line with the titles of its cards."""
        top = next(iter(self.card_choices.values())).title_line()
        for grade in self._grades:
            grade.setContentsMargins(0, top, 0, 0)

    # The editor's contract ------------------------------------------------------------------------

    def set_players(self, players: Sequence[SeatInfo]) -> None:
        """Show the options of this table size."""
        self._seats = len(players)
        self._show()

    def values(self) -> dict[str, Value]:
        """What is chosen."""
        found: dict[str, Value] = {"side": self._side}
        if self._seats == 1:
            found["victory"] = self._victory
        if self._side == "own":
            for seat in range(self._seats):
                found[f"board-{seat + 1}"] = str(self._boards[seat].currentData())
        return found

    def set_values(self, values: Mapping[str, Value]) -> None:
        """Choose; what does not exist is passed over."""
        before = self.values()
        if values.get("side") in self._side_choices:
            self._side = str(values["side"])
        if values.get("victory") in self.card_choices:
            self._victory = str(values["victory"])
        for seat, choice in enumerate(self._boards):
            index = choice.findData(values.get(f"board-{seat + 1}"))
            if index >= 0:
                choice.blockSignals(True)
                choice.setCurrentIndex(index)
                choice.blockSignals(False)
        self._show()
        if self.values() != before:
            self.changed.emit()

    # Inside ---------------------------------------------------------------------------------------

    def _on_side(self) -> None:
        choice = self.sender()
        if isinstance(choice, SideChoice):
            self._side = choice.side
            self._show()
            self.changed.emit()

    def _on_card(self) -> None:
        choice = self.sender()
        if isinstance(choice, CardChoice):
            self._victory = choice.card.id
            self._show()
            self.changed.emit()

    def _on_board(self) -> None:
        """A board can be had once: whoever had it before gets whichever is left."""
        changed = self.sender()
        for choice in self._boards:
            if isinstance(changed, QComboBox) and choice is not changed:
                chosen = changed.currentData()
                if chosen != _AUTO and choice.currentData() == chosen:
                    choice.blockSignals(True)
                    choice.setCurrentIndex(0)
                    choice.blockSignals(False)
        self._show()
        self.changed.emit()

    def _resolved(self) -> list[str]:
        """The board of each seat, as the rules deal out what is left."""
        named = [str(choice.currentData()) for choice in self._boards[: self._seats]]
        left = [board for board in self._box.own if board not in named]
        return [board if board != _AUTO else left.pop(0) for board in named]

    def _show(self) -> None:
        for side, side_choice in self._side_choices.items():
            side_choice.setChecked(side == self._side)
        self._own.setVisible(self._side == "own")
        resolved = self._resolved()
        for seat, choice in enumerate(self._boards):
            there = seat < self._seats
            for widget in (self._board_labels[seat], choice, self._pictures[seat]):
                widget.setVisible(there)
            if there:
                self._pictures[seat].show_board(resolved[seat])
        alone = self._seats == 1
        for index, share in enumerate((2, 5) if alone else (1, 1)):
            self._side_row.setStretch(index, share)
        for side_choice in self._side_choices.values():
            side_choice.set_large(not alone)
        self._cards_title.setVisible(alone)
        self._cards.setVisible(alone)
        self._rules.setVisible(alone)
        for card_id, card_choice in self.card_choices.items():
            card_choice.setChecked(card_id == self._victory)
        card = self._box.card(self._victory)
        self._rules.setText(
            "\n".join(
                f"{self._words.list_name(name)}: {self._words.list_rule(name, 1)}."
                for name in card.lists
            )
        )
