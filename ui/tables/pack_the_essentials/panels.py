"""The table of Pack the Essentials: lists, score, log and the others’ suitcases at the side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from engine.core import Sheet
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.view import SeatView
from ui.kit.sheets import LiveSheet, Number
from ui.kit.words import signed
from ui.look import brushes, text
from ui.look.rows import Row
from ui.look.slices import Slices
from ui.look.style import Look
from ui.look.type import Role
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.art import cards
from ui.tables.pack_the_essentials.words import Words, many, say

_CLOSER: Final = 4
"""So much lower a line of the score sheet is where there is little room, in logical pixels."""
_LOWEST: Final = 100
"""A suitcase smaller than that shows nothing, in logical pixels."""
_WIDEST: Final = 760
"""A suitcase larger than that shows no more, in logical pixels."""
UPPER: Final = ("todo-1", "todo-2", "todo-3", "cats")


class ListRow(Row):
    """A To Do List: picture, name, what it scores, points now and what the trial changes."""

    def __init__(self, look: Look, line: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.line = line
        self._name = self._rule = self._count = self._picture = ""
        self._points = self._change = 0
        self._brief = False
        self._extra = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_brief(self, brief: bool) -> None:  # noqa: FBT001
        """Leave what it scores to the tool tip, where there is little room."""
        if brief != self._brief:
            self._brief = brief
            self._renew()

    def set_extra(self, extra: int) -> None:
        """Be so much higher than need be, in logical pixels."""
        if extra != self._extra:
            self._extra = extra
            self._renew()

    def show_list(
        self, picture: str, name: str, rule: str, count: str, points: int, change: int
    ) -> None:
        """Say another thing; `picture` is what the list counts."""
        state = (picture, name, rule, count, points, change)
        if state != self._state:
            before = self.full_height(self.width())
            self._picture, self._name, self._rule, self._count, self._points, self._change = state
            if before != self.full_height(self.width()):
                self.updateGeometry()
            self.setAccessibleName(f"{name}: {rule}. {count}. {points} {signed(change)}")
            self.setToolTip("\n".join(words for words in (name, rule, count) if words))
            self.update()

    @property
    def _state(self) -> tuple[str, str, str, str, int, int]:
        return (
            self._picture,
            self._name,
            self._rule,
            self._count,
            self._points,
            self._change,
        )

    def full_height(self, width: int) -> int:
        """The height with its rule, which may be more than it takes."""
        return self._height(width, self._rule)

    def hasHeightForWidth(self) -> bool:
        """Name and rule are wrapped."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for name, rule and count."""
        return self._height(width, "" if self._brief else self._rule) + self._extra

    def brief_height(self, width: int) -> int:
        """The height without what the list scores."""
        return self._height(width, "")

    def _stub(self) -> float:
        """The side of the picture."""
        return float(self._look.px(42))

    def _beside(self, width: float) -> bool:
        """Whether all words stand beside the picture, or the rule below it."""
        return width >= self._look.px(300)

    def _rooms(self, width: float) -> tuple[float, float]:
        """The widths of the name and of the rule."""
        room = width - 2 * self._look.air(10)
        beside = room - self._stub() - self._look.air(10)
        return beside - self._points_room(), beside if self._beside(width) else room

    def _points_room(self) -> float:
        return QFontMetricsF(self._look.font(Role.HEADING)).horizontalAdvance("88") + 6

    def _name_lines(self, width: float) -> int:
        return len(text.wrapped(self._name, self._look.font(Role.STRONG), self._rooms(width)[0]))

    def _height(self, width: int, rule: str) -> int:
        small = QFontMetricsF(self._look.font(Role.SMALL))
        strong = QFontMetricsF(self._look.font(Role.STRONG))
        names, rules = self._rooms(width)
        name = len(text.wrapped(self._name, self._look.font(Role.STRONG), names))
        said = len(text.wrapped(rule, self._look.font(Role.SMALL), rules)) if rule else 0
        counted = len(text.wrapped(self._count, self._look.font(Role.SMALL), names))
        head = name * strong.height() + counted * small.height()
        edges = 6 + 2 * self._look.air(7)
        if self._beside(width):
            return int(max(self._stub(), head + said * small.height()) + edges)
        return int(max(self._stub(), head) + said * small.height() + (4 if said else 0) + edges)

    def sizeHint(self) -> QSize:
        """Room for a rule of one line; where it needs more, `heightForWidth` says so."""
        return QSize(220, self.heightForWidth(10_000))

    def minimumSizeHint(self) -> QSize:
        """Room for a rule of one line."""
        return QSize(140, self.heightForWidth(10_000))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """A card: its picture on a stub, its words, its points on a stamp."""
        theme = self._look.theme
        body = rect.adjusted(2, 2, -2, -4)
        self.paint_card(painter, body)
        air = self._look.air
        room = body.adjusted(air(8), air(6), -air(8), -air(6))
        beside = self._beside(rect.width())
        side = self._stub() + (min(self._extra, self._stub() * 0.5) if beside else 0)
        at = QRectF(room.left(), room.top(), side, side)
        if beside or self._brief or not self._rule:
            at.moveTop(room.center().y() - side / 2)
        self._look.pixmaps.draw(
            painter,
            ("pe-todo", self._picture),
            at,
            lambda inner: cards.todo(inner, at, theme, self._picture),
        )
        strong, small = self._look.font(Role.STRONG), self._look.font(Role.SMALL)
        line = QFontMetricsF(small).height()
        left = at.right() + air(10)
        points = self._points_room()
        names = self._rooms(rect.width())[0]
        high = self._name_lines(rect.width()) * QFontMetricsF(strong).height()
        low = len(text.wrapped(self._count, small, names)) * line
        rule = "" if self._brief else self._rule
        words = text.wrapped(rule, small, self._rooms(rect.width())[1]) if rule else []
        block = high + low + (len(words) * line if beside else 0)
        centred = beside or not rule
        top = room.center().y() - block / 2 if centred else room.top()
        painter.setPen(theme.ink)
        text.draw(
            painter,
            QRectF(left, top, room.right() - points - left, high),
            self._name,
            strong,
            Qt.AlignmentFlag.AlignLeft,
            lines=3,
        )
        painter.setPen(theme.link)
        counted = QRectF(left, top + high, names, low)
        change = signed(self._change) if self._change else ""
        text.draw(painter, counted, self._count, small, Qt.AlignmentFlag.AlignLeft, lines=3)
        self._draw_points(painter, QRectF(room.right() - points, top, points, high + line), change)
        if rule:
            painter.setPen(theme.muted)
            start = counted.bottom() if beside else max(counted.bottom(), at.bottom()) + 3
            from_ = left if beside else room.left()
            text.draw(
                painter,
                QRectF(from_, start, room.right() - from_, len(words) * line + 1),
                rule,
                small,
                Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
                lines=len(words),
            )

    def _draw_points(self, painter: QPainter, room: QRectF, change: str) -> None:
        theme = self._look.theme
        heading = self._look.font(Role.HEADING)
        tall = QFontMetricsF(heading).height()
        right = Qt.AlignmentFlag.AlignRight
        painter.setPen(theme.ink)
        number = QRectF(room.left(), room.top(), room.width(), tall)
        text.draw(painter, number, str(self._points), heading, right)
        if change:
            painter.setPen(theme.good if self._change > 0 else theme.bad)
            below = QRectF(room.left() - 12, number.bottom() - 3, room.width() + 12, tall)
            text.draw(painter, below, change, self._look.font(Role.STRONG), right)


class ListsPanel(QWidget):
    """The three To Do Lists. `line_clicked` tells which was clicked, or nothing."""

    line_clicked = Signal(str)
    drawn = Signal()
    """Other lists are shown: they need another height."""

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.rows = [ListRow(look, f"todo-{place}", self) for place in (1, 2, 3)]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        for row in self.rows:
            layout.addWidget(row)
            row.clicked.connect(self._on_clicked)

    def show_lists(self, lists: Sequence[str], now: Sheet, then: Sheet, seats: int) -> None:
        """Show the lists with points now and after what is tried."""
        before = [row.accessibleName().partition(".")[0] for row in self.rows]
        for place, row in enumerate(self.rows):
            if place >= len(lists):
                row.show_list("", self._words.line(row.line), say("no-list"), "", 0, 0)
                continue
            points = now.points(row.line)
            count = next((line.count for line in then.lines if line.line == row.line), 0)
            row.show_list(
                self._words.box.todos[lists[place]].counts,
                self._words.list_name(lists[place]),
                self._words.list_rule(lists[place], seats),
                self._words.list_count(lists[place], count),
                points,
                then.points(row.line) - points,
            )
        if before != [row.accessibleName().partition(".")[0] for row in self.rows]:
            self.drawn.emit()

    def full_height(self, width: int) -> int:
        """The height in which all lists say what they score."""
        return sum(row.full_height(width) + 2 for row in self.rows)

    def fit(self, width: int, height: int, most: int) -> None:
        """Say what each list scores as far as that leaves them within a height.

        What is left over makes each of them higher by up to `most`.
        """
        spare = height - sum(row.brief_height(width) + 2 for row in self.rows)
        for row in self.rows:
            more = row.full_height(width) - row.brief_height(width)
            row.set_brief(more > spare)
            if more <= spare:
                spare -= more
        for row in self.rows:
            row.set_extra(min(most, max(0, spare // len(self.rows))))

    def _on_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, ListRow):
            self.line_clicked.emit(row.line if row.isChecked() else "")

    def mark(self, line: str) -> None:
        """Show which line is lit."""
        for row in self.rows:
            row.setChecked(row.line == line)


class ScorePanel(LiveSheet):
    """The score sheet as it stands; the To Do Lists have their points on cards just above."""

    def __init__(
        self, look: Look, words: Words, parent: QWidget | None = None, *, goal: bool = False
    ) -> None:
        colours = words.box.colours
        lines = ["cats", "upper", *colours, "groups", "rats", "total"]
        super().__init__(
            look,
            [*lines, "goal"] if goal else lines,
            parent,
            sums={"upper": UPPER, "groups": colours, "goal": ()},
            marks={colour: partial(_cloth, look, at) for at, colour in enumerate(colours)},
        )
        self._words = words

    def name(self, line: str) -> str:
        """The words of a line, short where they are long."""
        return self._words.short_line(line)

    def show_sheet(self, now: Sheet, then: Sheet, goal: int | None) -> None:
        """Show every line now and its change after what is tried."""
        self.show_sheets([(now, then)])
        if "goal" in self.rows:
            self.rows["goal"].show_line(self.name("goal"), [Number(goal or 0)])


def _cloth(look: Look, colour: int, painter: QPainter, room: QRectF) -> None:
    painter.translate(room.topLeft())
    brushes.cloth(painter, [(0, 0)], room.width(), look.theme.fabrics[colour], seam=False)


class Thumbnail(Row):
    """Another seat's suitcase, small; a click opens it large."""

    def __init__(
        self, look: Look, box: Components, seat: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.setCheckable(False)
        self.seat = seat
        self._box = box
        self._view: SeatView | None = None
        self._name = ""
        self._colour = self._ink = "#000000"
        self._total = 0
        self._first = False
        self.slices = Slices(look.pixmaps, self, at_once=False)
        """A tile that has come is painted after the turn in which it came."""
        self._tallest = 1000
        self._state: tuple[object, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_seat(
        self,
        view: SeatView,
        name: str,
        colour: str,
        ink: str,
        total: int,
        *,
        first: bool = False,
    ) -> None:
        """Show a suitcase with what its owner has in hand; `first` holds the suitcase token."""
        state = (view, name, colour, ink, total, first)
        if state != self._state:
            self._state = state
            self._view, self._name, self._colour, self._ink = view, name, colour, ink
            self._total, self._first = total, first
            hand = f"{many('rats', view.rats)}, {many('toys', view.toys)}"
            self.setAccessibleName(f"{say('suitcase-of', name=name)}, {total}, {hand}")
            self.setToolTip(f"{say('tip-open', name=name)}\n{hand}")
            self.update()

    def hasHeightForWidth(self) -> bool:
        """A suitcase keeps its proportions."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Room for the suitcase and a line of words."""
        wide = min(width - 16, _WIDEST)
        needed = int(art.suitcase_height(self._box, wide) + self._strip() + 12)
        return min(needed, self._tallest)

    def set_tallest(self, height: int) -> None:
        """Let it be no higher, so that all of them can be seen."""
        height = max(_LOWEST, height)
        if height != self._tallest:
            self._tallest = height
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        """A small suitcase."""
        return QSize(200, self.heightForWidth(200))

    def minimumSizeHint(self) -> QSize:
        """A small suitcase."""
        return QSize(140, self.heightForWidth(100))

    def case_in(self, width: float, height: float) -> float:
        """How wide the suitcase is in a card of this size, in logical pixels."""
        wide = min(width - 16, _WIDEST)
        high = art.suitcase_height(self._box, wide)
        return wide * min(1.0, (max(_LOWEST, height) - self._strip() - 12) / high)

    def _strip(self) -> float:
        return QFontMetricsF(self._look.font(Role.SMALL)).height() + 6

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """A card with name, rats, toys, total and the suitcase."""
        view = self._view
        if view is None:
            return
        body = rect.adjusted(2, 2, -2, -4)
        self.paint_card(painter, body)
        tall = self._strip()
        band = QPainterPath()
        corner = self._look.air(10)  # As round as the card.
        band.addRoundedRect(QRectF(body.left(), body.top(), body.width(), tall), corner, corner)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colour))
        painter.drawPath(band)
        font = self._look.font(Role.SMALL)
        painter.setFont(font)
        painter.setPen(QColor(self._ink))
        edge = self._look.air(8)
        words = QRectF(body.left() + edge, body.top(), body.width() - 2 * edge, tall)
        metrics = QFontMetricsF(font)
        middle = Qt.AlignmentFlag.AlignVCenter
        right = words.right()
        painter.drawText(words, Qt.AlignmentFlag.AlignRight | middle, str(self._total))
        # So far from the score that the number before it is not read as its first digit.
        right -= metrics.horizontalAdvance(str(self._total)) + tall * 0.6
        side = tall - 5
        things = ((view.toys, art.toy), (view.rats, art.rat))
        for count, picture in things:
            if not count:
                continue
            number = str(count)
            right -= metrics.horizontalAdvance(number)
            at = QRectF(right, words.top(), 60, tall)
            painter.setPen(QColor(self._ink))
            painter.drawText(at, Qt.AlignmentFlag.AlignLeft | middle, number)
            right -= side + 4
            spot = QRectF(right, words.top() + 2.5, side, side)
            plate = spot.adjusted(-1, 0, 1, 0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.theme.card)
            painter.drawRoundedRect(plate, 4, 4)
            art.small_thing(painter, spot, self._look, picture)
            right -= tall * 0.28
        left = words.left()
        if self._first:
            token = QRectF(left, words.top() + 2, side, side)
            art.small_thing(painter, token, self._look, art.suitcase_token)
            left += side + 5
        painter.setPen(QColor(self._ink))
        room_for_name = QRectF(left, words.top(), max(0.0, right - left), tall)
        text.draw(painter, room_for_name, self._name, font, Qt.AlignmentFlag.AlignLeft)
        room = QRectF(
            body.left() + 4, body.top() + tall + 2, body.width() - 8, body.height() - tall - 4
        )
        with self.slices.painting(self):
            art.suitcase(painter, room, self._box, view, self._look)
        self._mark_newest(painter, room, view)

    def _mark_newest(self, painter: QPainter, room: QRectF, view: SeatView) -> None:
        """A ring around what was packed last."""
        if not view.placed:
            return
        tile = view.placed[-1]
        corner, cell = art.suitcase_grid(room, self._box)
        mask = self._box.mask(tile.kind, tile.cat, tile.turn, tile.cell)
        ring = brushes.outline(art.cells_at(self._box, mask), cell).translated(corner)
        theme = self._look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.board, 4.0), (theme.board_ink, 2.0)):
            painter.setPen(QPen(colour, width))
            painter.drawPath(ring)
