"""The table of Pack the Essentials: lists, score, log and the others’ suitcases at the side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.core import Sheet
from engine.games.pack_the_essentials.components import Components
from engine.games.pack_the_essentials.scoring import CATS, TODO_LINES
from engine.games.pack_the_essentials.view import PackView, Phase, SeatView
from ui.kit.medals import medal_name
from ui.kit.scores.sheets import LiveSheet
from ui.kit.table.seats import advantage_badge, portrait_box
from ui.kit.words import capital, listed, signed
from ui.look import brushes, flow
from ui.look.characters.expressions import Expression
from ui.look.flow import Box, ColumnBox, Flow, Paint, PictureBox, PlateBox
from ui.look.incremental import IncrementalPainter
from ui.look.lists import ContentsRow
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.pack_the_essentials import art, lists
from ui.tables.pack_the_essentials.art import cards, desk, postcards, solo
from ui.tables.pack_the_essentials.ladder import Ladder
from ui.tables.pack_the_essentials.words import Words, goal_words, many, say

_MIN_STACKED_HEIGHT_PX: Final = 100
"""On a card lower than that the suitcase lies beside the name, in logical pixels."""
_NAME_WIDTH: Final = 50
"""The least width of a name beside what its seat has in hand, in pixels at 100 %."""
_SHORT_NAME_WIDTH: Final = 24
"""The same where there is no more room than for a face."""
_SMALL_FACE: Final = 0.62
"""How large a face is, of its usual size, where it has little room."""
_MAX_SUITCASE_WIDTH_PX: Final = 760
"""A suitcase larger than that shows no more, in logical pixels."""
_RULE_ONLY, _RULE_AND_COUNT = range(2)
"""What a To Do List says besides its name: its rule; its count as well."""
UPPER_LINES: Final = (*TODO_LINES, CATS)
LISTS_LINE: Final = "lists"
"""The sum of the To Do Lists, where each has its points on its card alone."""
_BAR_GROUND: Final = PlateBox("sunken", 1e9, "line")
"""Under a bar."""


class ListRow(ContentsRow):
    """A To Do List: picture, name, what it scores, points now and what the trial changes."""

    def __init__(self, look: Look, line: str, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.line = line
        self._state = ("", "", "", "", 0, 0)
        self._flows: dict[object, Flow] = {}
        self._form = _RULE_AND_COUNT
        self._extra = 0
        self.keep_proportions()

    def set_form(self, form: int) -> None:
        """Leave some of it to the tool tip, where there is little room."""
        if form != self._form:
            self._form = form
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
            before = self.height_of(_RULE_AND_COUNT, self.width())
            self._state = state
            self._flows.clear()
            if before != self.height_of(_RULE_AND_COUNT, self.width()):
                self.updateGeometry()
            more = signed(change) if change else ""
            self.setAccessibleName(f"{name}: {rule}. {count}. {points} {more}".rstrip())
            self.setToolTip("\n".join(words for words in (name, rule, count) if words))
            self.update()

    def height_of(self, form: int, width: int) -> int:
        """The height in a form, which may be another than it has."""
        return int(self._flow(width, form).measure(width).height())

    def heightForWidth(self, width: int) -> int:
        return self.height_of(self._form, width) + self._extra

    def sizeHint(self) -> QSize:
        """Room for a rule of one line; where it needs more, `heightForWidth` says so."""
        return QSize(220, self.heightForWidth(10_000))

    def minimumSizeHint(self) -> QSize:
        return QSize(140, self.heightForWidth(10_000))

    def _renew(self) -> None:
        self._flows.clear()
        super()._renew()

    def _flow(self, width: float, form: int, extra: int = 0) -> Flow:
        """What it shows: all words beside the picture, or the rule below it."""
        beside = form == _RULE_ONLY or width >= self._look.px(300)
        found = self._flows.get((beside, form, extra))
        if found is None:
            made = Flow(self._look, self._tree(beside=beside, form=form, extra=extra))
            found = self._flows[beside, form, extra] = made
        return found

    def _tree(self, *, beside: bool, form: int, extra: int) -> Box:
        look, (picture, name, rule, count, _, _) = self._look, self._state
        side = look.px(34 if form == _RULE_ONLY else 42)
        stub = side + (min(extra, side * 0.5) if beside else 0)

        # A list that is not drawn yet has no picture.
        drawn = lists.kinds()[picture].picture if picture else None

        def paint(painter: QPainter, room: QRectF) -> None:
            cards.todo(painter, room, look.theme, drawn)

        shown = PictureBox(paint, ("pe-todo", picture), wide=stub, high=stub, reach=(0, 0, 0, 0))
        said = None
        if rule:
            said = flow.TextBox(rule, Role.SMALL, "muted", lines=99)
        words = ColumnBox(
            (
                flow.TextBox(name, Role.STRONG, lines=3),
                flow.TextBox(count, Role.SMALL, "link", lines=3) if form != _RULE_ONLY else None,
            ),
            grow=1,
        )
        head = flow.RowBox((words, self._points()), across="start", grow=1)
        gap, edge, air = look.air(10), look.air(8) + 2, look.air(2 if form == _RULE_ONLY else 7)
        if beside:
            pad = (edge, 2 + air, edge, 4 + air)
            return flow.RowBox((shown, ColumnBox((head, said), grow=1)), gap=gap, pad=pad)
        if said is None:
            return flow.RowBox((shown, head), gap=gap, pad=(edge, 2 + air, edge, 4 + air))
        top = flow.RowBox((shown, head), gap=gap, across="start")
        pad = (edge, 2 + look.air(6), edge, 5 + 2 * air - look.air(6))
        return ColumnBox((top, said), gap=3, pad=pad)

    def _points(self) -> Box:
        """What the trial changes, which has its room when there is none, and the points."""
        points, change = self._state[4:]
        told, right = signed(change) if change else "", Qt.AlignmentFlag.AlignRight
        room = QFontMetricsF(self._look.font(Role.STRONG)).horizontalAdvance("+88")
        wide = QFontMetricsF(self._look.font(Role.HEADING)).horizontalAdvance("88") + 6
        ink: flow.Ink = "good" if change > 0 else "bad"
        more = flow.TextBox(told, Role.STRONG, ink, align=right, wide=room)
        number = flow.TextBox(str(points), Role.HEADING, align=right, wide=wide)
        return flow.RowBox((more, number), across="middle")

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """A card: its picture, larger where that costs its words no line, and its points."""
        self.paint_card(painter, rect.adjusted(2, 2, -2, -4))
        larger, usual = (self._flow(rect.width(), self._form, more) for more in (self._extra, 0))
        fits = larger.measure(rect.width()).height() <= rect.height()
        (larger if fits else usual).paint(painter, rect)


class VictoryRow(ListRow):
    """Alone: the Victory card with its picture and a bar to the goal; beside it the Placement card
    of the round, or its back.
    """

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(look, "victory", parent)
        self.setCheckable(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._words = words
        self._goal, self._blocked = 1, tuple[int, ...]()

    def show_card(
        self, view: PackView, goal: int, now: int, then: int, *, medal: int = 0, won: int = 0
    ) -> None:
        """Show how far the points have come to a goal, and what is blocked.

        The goal is that of a `medal`, or 0 for the card's. `won` is the medal that the points of
        now are enough for.
        """
        card = view.victory or ""
        self._goal, self._blocked = goal, view.blocked
        shut = ", ".join(map(str, view.blocked))
        rule = goal_words(goal, medal) + (f". {say('placed')}: {shut}" if shut else "")
        if view.phase is Phase.OVER and won:
            left = capital(medal_name(won))
        elif now < goal:
            left = say("short" if view.phase is Phase.OVER else "to-go", points=goal - now)
        else:
            left = say("enough", medal=medal_name(medal)) if medal else say("reached")
        self.show_list(card, self._words.card(card), rule, left, now, then - now)

    def _tree(self, *, beside: bool, form: int, extra: int) -> Box:
        """One line, with a larger picture where there is room."""
        look, (card, name, _, count, now, change) = self._look, self._state
        theme, blocked, least = look.theme, self._blocked, look.px(34)
        side = least + min(extra, least * 0.4)

        def paint(painter: QPainter, room: QRectF) -> None:
            postcards.postcard(painter, room, theme, card)

        def place(painter: QPainter, room: QRectF) -> None:
            if blocked:
                solo.placement(painter, room, theme, blocked)
            else:
                solo.back(painter, room, theme)

        wide = side * solo.ASPECT
        shown = PictureBox(paint, ("pe-victory", card), None, wide=wide * 1.1, high=side)
        placed = PictureBox(
            place, ("pe-placement", blocked), None, wide=wide * 0.8, high=side * 0.8
        )
        then = now + change
        full = Box(grow=min(now, then), ground=PlateBox("metal", 1e9))
        more = Box(grow=abs(change), ground=PlateBox("good" if change > 0 else "bad", 1e9))
        rest = Box(grow=max(0, self._goal - max(now, then)))
        bar = flow.RowBox((full, more, rest), high=look.px(9), across="fill", ground=_BAR_GROUND)
        under = flow.RowBox((replace(bar, grow=1), flow.TextBox(count, Role.SMALL, "link")), gap=8)
        words = ColumnBox((flow.TextBox(name, Role.STRONG, lines=2), under), gap=1, grow=1)
        edge = look.air(8) + 2
        return flow.RowBox((shown, words, placed), gap=look.air(8), pad=(edge, 3, edge, 5))


class ListsPanel(QWidget):
    """The three To Do Lists, alone below the Victory card. `line_clicked` tells which was clicked,
    or nothing.
    """

    line_clicked = Signal(str)
    drawn = Signal()
    """Other lists are shown: they need another height."""

    def __init__(
        self, look: Look, words: Words, parent: QWidget | None = None, *, goal: bool = False
    ) -> None:
        super().__init__(parent)
        self._words = words
        self.card = VictoryRow(look, words, self) if goal else None
        self.rows = [ListRow(look, f"todo-{place}", self) for place in (1, 2, 3)]
        self._all = self.rows if self.card is None else [self.card, *self.rows]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        for row in self._all:
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
            # Beside the points of now; what is tried is in their change.
            count = next((line.count for line in now.lines if line.line == row.line), 0)
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
        return sum(row.height_of(_RULE_AND_COUNT, width) + 2 for row in self._all)

    def fit(self, width: int, height: int, most: int) -> int:
        """Say what each list scores, and how many are counted as far as that leaves them within a
        height; that they take. What is left over makes each of them higher by up to `most`.
        """
        spare = height - sum(row.height_of(_RULE_ONLY, width) + 2 for row in self._all)
        for row in self._all:
            more = row.height_of(_RULE_AND_COUNT, width) - row.height_of(_RULE_ONLY, width)
            row.set_form(_RULE_AND_COUNT if more <= spare else _RULE_ONLY)
            spare -= more if more <= spare else 0
        for row in self.rows:
            row.set_extra(min(most, max(0, spare // len(self.rows))))
        return height - spare

    def _on_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, ListRow):
            self.line_clicked.emit(row.line if row.isChecked() else "")

    def mark(self, line: str) -> None:
        """Show which line is lit."""
        for row in self.rows:
            row.setChecked(row.line == line)


class ScorePanel(LiveSheet):
    """The score sheet as it stands; the To Do Lists, on cards just above, one by one where there is
    room, else as one line.
    """

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        colours = words.box.colours
        lines = [*TODO_LINES, LISTS_LINE, CATS, "upper", *colours, "groups", "rats", "total"]
        super().__init__(
            look,
            lines,
            parent,
            sums={LISTS_LINE: TODO_LINES, "upper": UPPER_LINES, "groups": colours},
            marks=cloths(look, colours),
            unmarked=(LISTS_LINE,),
        )
        for line in self.sums:
            self.rows[line].setEnabled(True)
            self.rows[line].setFocusPolicy(self.rows["cats"].focusPolicy())
        self._words = words
        self._shown: tuple[Sheet, Sheet, PackView] | None = None

    def name(self, line: str) -> str:
        """The words of a line, short where they are long."""
        if self._shown is None:
            return ""
        _, then, view = self._shown
        words = self._words.short_line(line, view)
        most = line in self._words.box.colours and then.points(line) == self._words.box.groups[-1]
        return say("line-most", line=words) if most else words

    def tip(self, line: str, count: int) -> str:
        """What a line scores, and what one more would; of a colour group, all its steps."""
        if self._shown is None:
            return ""
        rule, box = self._words.line_rule(line, count, self._shown[2]), self._words.box
        if line not in box.colours:
            return rule
        values = listed([str(points) for points in box.groups])
        return f"{rule}\n{say('rule-ladder', values=values)}"

    def aside(self, line: str, now: int, then: int) -> Ladder | None:
        """The steps of a colour group, with its own marked."""
        words = self._words
        if line not in words.box.colours or then >= len(words.box.groups):
            # One that scores the most says so.
            return None
        names = tuple(words.short_line(colour) for colour in words.box.colours)
        return Ladder(words.box.groups, now, then, names)

    def set_full(self, full: bool) -> None:
        """Show the To Do Lists too, or leave them to their cards; `renew` says it.

        Their sum and the cats alone need no subtotal.
        """
        for line in (*TODO_LINES, "upper"):
            self.rows[line].setVisible(full)
        self.rows[LISTS_LINE].setVisible(not full)

    def renew(self) -> None:
        """Say what the lines say by now."""
        if self._shown is not None:
            self.show_sheets([self._shown[:2]])

    def show_sheet(self, now: Sheet, then: Sheet, view: PackView) -> None:
        """Show every line now and its change after what is tried."""
        shown = now, then, view
        # While a tile is held, it is asked for with each space that the tile passes.
        if shown != self._shown:
            self._shown = shown
            self.renew()


def cloths(look: Look, colours: Sequence[str]) -> Mapping[str, Paint]:
    """What paints a square of each colour's cloth."""

    def cloth(colour: int, painter: QPainter, room: QRectF) -> None:
        painter.translate(room.topLeft())
        brushes.cloth(painter, [(0, 0)], room.width(), look.theme.fabrics[colour], seam=False)

    return {colour: partial(cloth, at) for at, colour in enumerate(colours)}


class _Shown(NamedTuple):
    """What a small suitcase shows: what is in it, and whose it is."""

    view: SeatView
    name: str
    colour: str
    ink: str
    total: int
    first: bool
    character: str = ""
    expression: Expression = Expression.CALM
    advantage: str = ""


class SuitcaseThumbnail(ContentsRow):
    """Another seat's suitcase, small; a click opens it large."""

    def __init__(
        self, look: Look, box: Components, seat: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, parent)
        self.setCheckable(False)
        self.seat = seat
        self._box = box
        self._shown: _Shown | None = None
        self._flow = Flow(look)
        self.slices = IncrementalPainter(look.pixmaps, self, at_once=False)
        """A tile that has come is painted after the turn in which it came."""
        self._tallest = 1000
        self.keep_proportions()

    def show_seat(
        self,
        view: SeatView,
        name: str,
        colour: str,
        ink: str,
        total: int,
        *,
        first: bool = False,
        character: str = "",
        expression: Expression = Expression.CALM,
        advantage: str = "",
    ) -> None:
        """Show a suitcase with what its owner has in hand; `first` holds the suitcase token.

        `advantage` says what advantage the seat has, if any.
        """
        shown = _Shown(
            *(view, name, colour, ink, total, first, character, expression, advantage),
        )
        if shown != self._shown:
            self._shown = shown
            hand = f"{many('rats', view.rats)}, {many('toys', view.toys)}"
            told = (f"{say('suitcase-of', name=name)}, {total}, {hand}", advantage)
            self.setAccessibleName(". ".join(filter(None, told)))
            lines = (say("tip-open", name=name), hand, advantage)
            self.setToolTip("\n".join(filter(None, lines)))
            self.update()

    def _head(self, shown: _Shown, room: QSizeF) -> Box:
        """The name on its colour, and what the seat has in hand if a name has room beside it."""
        look, tall, ink = self._look, self._strip(), QColor(shown.ink)
        side, gap = tall - 5, tall * 0.28 - 1

        def counted(count: int, small: art.Small) -> Box | None:
            picture = art.small_picture(look, small, side, 1, PlateBox("card", 4))
            number = flow.TextBox(str(count), Role.SMALL, ink)
            return flow.RowBox((picture, number), gap=3) if count else None

        token = art.small_picture(look, art.suitcase_token, side) if shown.first else None

        def name(wide: int) -> Box:
            return flow.TextBox(
                shown.name, Role.SMALL, ink, name="name", wide=float(look.px(wide)), grow=1
            )

        held = counted(shown.view.rats, art.rat), counted(shown.view.toys, art.toy)
        # Far enough from the score that its number is not read as the first digit.
        points = flow.TextBox(str(shown.total), Role.SMALL, ink, name="points")
        total = Box(wide=tall * 0.6 - 2 * gap), points
        badge = advantage_badge() if shown.advantage else None
        # As round as the card.
        ground = PlateBox(QColor(shown.colour), look.air(10))
        large, small = (self._face(shown, share * (side + 3)) for share in (1.0, _SMALL_FACE))
        # Who it is is seen at any size of text; what lies in the hand is said elsewhere, too.
        ways = (
            *((held, large, _NAME_WIDTH), (held, small, _NAME_WIDTH)),
            *(((), large, _NAME_WIDTH), ((), small, _NAME_WIDTH), ((), small, _SHORT_NAME_WIDTH)),
        )
        boxes = [
            flow.RowBox(
                (flow.RowBox((token, face, name(wide), badge), gap=5, grow=1), *parts, *total),
                gap=gap,
                pad=(look.air(8), 0),
                ground=ground,
            )
            for parts, face, wide in ways
        ]
        return flow.roomiest(look, room, boxes)

    def _face(self, shown: _Shown, side: float) -> PictureBox | None:
        return portrait_box(self._look, shown.character, side, shown.expression)

    def head_room(self, name: str) -> QRectF:
        """Return where `face`, `name` or `points` is, in logical pixels; empty where it is not."""
        if self._shown is None:
            return QRectF()
        head, _ = self._rooms(QRectF(self.rect()))
        self._flow.show(self._head(self._shown, head.size()))
        return self._flow.room(name, head)

    def _rooms(self, rect: QRectF) -> tuple[QRectF, QRectF]:
        """Return where name and face lie on a card of this size, and where the suitcase lies."""
        body, tall = self._body(rect), self._strip()
        head, room = QRectF(body), body.adjusted(4, tall + 2, -4, -2)
        if rect.height() < _MIN_STACKED_HEIGHT_PX:
            high = art.suitcase_height(self._box, 100)
            room = body.adjusted(body.width() - body.height() * 100 / high, 2, -4, -2)
            head.setRight(room.left() - 4)
        else:
            head.setHeight(tall)
        return head, room

    def _body(self, rect: QRectF) -> QRectF:
        return rect.adjusted(2, 2, -2, -4)

    def heightForWidth(self, width: int) -> int:
        wide = min(width - 16, _MAX_SUITCASE_WIDTH_PX)
        needed = int(art.suitcase_height(self._box, wide) + self._strip() + 12)
        return min(needed, self._tallest)

    def set_tallest(self, height: int) -> None:
        """Let it be no higher, so that all of them can be seen."""
        height = max(self._look.px(40), height)
        if height != self._tallest:
            self._tallest = height
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(200))

    def minimumSizeHint(self) -> QSize:
        return QSize(140, self.heightForWidth(100))

    def case_in(self, width: float, height: float) -> float:
        """How wide the suitcase is in a card of this size, in logical pixels."""
        wide = min(width - 16, _MAX_SUITCASE_WIDTH_PX)
        high = art.suitcase_height(self._box, wide)
        return wide * min(
            1.0, (height - (self._strip() if height >= _MIN_STACKED_HEIGHT_PX else 0) - 12) / high
        )

    def _strip(self) -> float:
        return QFontMetricsF(self._look.font(Role.SMALL)).height() + 6

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """A card with name, rats, toys, total and the suitcase."""
        if self._shown is None:
            return
        view = self._shown.view
        self.paint_card(painter, self._body(rect))
        head, room = self._rooms(rect)
        self._flow.show(self._head(self._shown, head.size()))
        self._flow.paint(painter, head)
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
        desk.newest(painter, ring, self._look.theme)
