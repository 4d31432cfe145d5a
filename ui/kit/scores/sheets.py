"""Kit: score sheets: the live one, with what a trial would change, and the pad of a match's end."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import ClassVar, Final, NamedTuple, Protocol

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.core import Sheet
from ui.bridge.outcome import Outcome
from ui.bridge.seats import initial
from ui.kit.scores.ruled_paper import Band, Ruled
from ui.kit.words import AnyWords, signed
from ui.look import text
from ui.look.flow import Paint, PictureBox
from ui.look.flow_widget import FlowWidget
from ui.look.lists import ContentsRow
from ui.look.palette import faded
from ui.look.spacing import with_spacing
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import RoleLabel

TOTAL_LINE: Final = "total"
_MAX_NAMES_WIDTH: Final = 336
"""Width of all names at most, in pixels at 100 %."""
_TIGHT_LINE_SAVING: Final = 4
"""How much lower a line of the live sheet is where there is little room, in logical pixels."""


def points_of(sheet: Sheet, line: str, sums: Mapping[str, Sequence[str]]) -> int:
    """The points of a line, of a sum of lines, or of all of them."""
    if line == TOTAL_LINE:
        return sheet.total
    return sum(sheet.points(part) for part in sums.get(line, (line,)))


class LiveNumber(NamedTuple):
    """A number of a line as it is now, and what a trial would add to it."""

    points: int
    change: int = 0


class Aside(Protocol):
    """What a game shows in a line between its name and its numbers; equal ones look alike."""

    def least_width(self, look: Look, font: QFont) -> float:
        """The width, name included, below which the line's count gives way to it."""
        ...

    def paint(self, painter: QPainter, room: QRectF, look: Look, font: QFont) -> None:
        """Paint it into the room from where the name begins to where the count does.

        Args:
            painter: The painter.
            room: The room, in which the name stands at the left.
            look: Theme and text size.
            font: The font of the line.
        """
        ...


class LiveSheetRow(ContentsRow):
    """A line of the live sheet: name, count, and for each column points and their change."""

    def __init__(
        self,
        look: Look,
        line: str,
        parent: QWidget | None = None,
        *,
        is_sum: bool = False,
        mark: Paint | None = None,
    ) -> None:
        """Take the id of the line; `mark` paints the small picture before its name."""
        super().__init__(look, parent)
        self.line = line
        self.is_sum = is_sum
        """Whether it adds up the lines above it, and cannot be pressed."""
        self._mark = mark
        self._state: tuple[str, str, tuple[LiveNumber, ...]] = ("", "", (LiveNumber(0),))
        self._aside: Aside | None = None
        self._tight = False
        # It lies on a card: nothing under it needs to be drawn when its points change.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, True)
        if is_sum:
            self.setEnabled(False)
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def show_line(
        self,
        name: str,
        numbers: Sequence[LiveNumber],
        count: str = "",
        aside: Aside | None = None,
    ) -> None:
        """Say another thing."""
        state = (name, count, tuple(numbers))
        if (state, aside) != (self._state, self._aside):
            self._state, self._aside = state, aside
            said = " ".join(
                f"{each.points} {signed(each.change) if each.change else ''}" for each in numbers
            )
            self.setAccessibleName(f"{name} {count} {said}")
            self.update()

    @property
    def points(self) -> int:
        """The points shown, of the first column."""
        return self._state[2][0].points

    @property
    def change(self) -> int:
        """The change shown, of the first column."""
        return self._state[2][0].change

    def set_tight(self, tight: bool) -> None:
        """Stand closer to the lines above and below."""
        if tight != self._tight:
            self._tight = tight
            self._renew()

    def sizeHint(self) -> QSize:
        tall = QFontMetricsF(self._look.font(Role.SMALL)).height()
        gap = (9 if self.is_sum else 7) - (_TIGHT_LINE_SAVING if self._tight else 0)
        return QSize(200, int(tall + gap))

    def minimumSizeHint(self) -> QSize:
        return QSize(150, self.sizeHint().height())

    def _sum_font(self) -> QFont:
        font = self._look.font(Role.NUMERIC)
        font.setPixelSize(self._look.font(Role.SMALL).pixelSize() + 1)
        return font

    def _columns(self) -> tuple[float, float]:
        """The widths of changes and of points: of sums, since each line has the same."""
        metrics = QFontMetricsF(self._sum_font())
        return metrics.horizontalAdvance("+00") + 8, metrics.horizontalAdvance("000") + 2

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """One line of the sheet."""
        theme, (name, count, numbers) = self._look.theme, self._state
        painter.fillRect(rect, theme.card)
        is_part = self.is_sum and self.line != TOTAL_LINE
        if is_part:
            # A subtotal lies on a band, as on the pad of the end, and stands by its number.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(theme.line, 0.3))
            painter.drawRoundedRect(rect.adjusted(2, 0.5, -2, -0.5), 5, 5)
        if self.isChecked() or (self.underMouse() and self.isEnabled()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.ground(theme.card))
            painter.drawRoundedRect(rect.adjusted(2, 0, -2, 0), 5, 5)
        font = self._sum_font() if self.is_sum else self._look.font(Role.SMALL)
        if self.is_sum and not is_part:
            painter.setPen(QPen(theme.ink, 1.5))
            painter.drawLine(rect.topLeft(), rect.topRight())
        elif not self.is_sum:
            font.setFeature(font.Tag("tnum"), 1)
        gain, points = self._columns()
        left = rect.left() + self._look.air(8)
        if self._mark is not None:
            side = rect.height() - 9
            painter.save()
            self._mark(painter, QRectF(left, rect.center().y() - side / 2, side, side))
            painter.restore()
            left += side + self._look.air(6)
        right = rect.right() - self._look.air(6) - (gain + points) * len(numbers)
        at_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        room = QRectF(left, rect.top(), right - left, rect.height())
        aside = self._aside
        if aside is not None:
            # Of all lines alike, whatever they count.
            widest = QFontMetricsF(font).horizontalAdvance("×00") + 6
            if room.width() - widest < aside.least_width(self._look, font):
                widest, count = 0.0, ""
            aside.paint(painter, room.adjusted(0, 0, -widest, 0), self._look, font)
        counted = QFontMetricsF(font).horizontalAdvance(count) + 6 if count else 0.0
        at = room.adjusted(0, 0, -counted, 0)
        if is_part:
            painter.setPen(theme.muted)
            small, at_number = self._look.font(Role.SMALL), Qt.AlignmentFlag.AlignRight
            beside = at.adjusted(0, 0, -4, 0)
            if text.fit(name, small, beside.size()).cut and not count:
                # Near both ends of its band: the first number need not fill its column.
                spare = points - QFontMetricsF(font).horizontalAdvance(str(numbers[0].points))
                beside.adjust(-self._look.air(3), 0, max(0.0, spare), 0)
            text.draw(painter, beside, name, small, at_number)
        else:
            painter.setPen(theme.ink)
            text.draw(painter, at, name, font, Qt.AlignmentFlag.AlignLeft)
        painter.setFont(font)
        if count:
            painter.setPen(theme.muted)
            painter.drawText(room, at_right, count)
        for number, change in numbers:
            column = QRectF(right, rect.top(), points, rect.height())
            painter.setPen(theme.ink)
            painter.drawText(column, at_right, str(number))
            if change:
                painter.setPen(theme.good if change > 0 else theme.bad)
                column = QRectF(right + points, rect.top(), gain, rect.height())
                painter.drawText(column, at_right, signed(change))
            right += gain + points


class LiveSheet(QFrame):
    """The score sheet as it stands, and what would change. A clicked line may be lit."""

    line_clicked = Signal(str)
    """Which line was clicked, or nothing where it was lit before."""

    def __init__(
        self,
        look: Look,
        lines: Sequence[str],
        parent: QWidget | None = None,
        *,
        sums: Mapping[str, Sequence[str]],
        marks: Mapping[str, Paint] | None = None,
        unmarked: Collection[str] = (),
    ) -> None:
        """Take the lines from the top, `total` too, and which of them are sums of which.

        Those of the sums that are `unmarked` look like any other line.
        """
        super().__init__(parent)
        # Round as the log beside it; rounder, its lines would stand across the corners.
        self.setProperty("role", "sheet")
        self.sums = sums
        self._tight = False
        self.rows: dict[str, LiveSheetRow] = {}
        layout = QVBoxLayout(self)
        with_spacing(look, layout, (4, 6, 4, 6), 0)
        for line in lines:
            mark = (marks or {}).get(line)
            is_sum = line == TOTAL_LINE or (line in sums and line not in unmarked)
            row = self.rows[line] = LiveSheetRow(look, line, self, is_sum=is_sum, mark=mark)
            layout.addWidget(row)
            row.clicked.connect(self._on_clicked)

    def set_tight(self, tight: bool) -> None:
        """Leave room to what is above it."""
        self._tight = tight
        for row in self.rows.values():
            row.set_tight(tight)

    def saving(self) -> int:
        """How much lower it is when it is tight, in logical pixels."""
        return _TIGHT_LINE_SAVING * sum(not row.isHidden() for row in self.rows.values())

    def loose_height(self) -> int:
        """The height that it has when it is not tight."""
        return self.sizeHint().height() + (self.saving() if self._tight else 0)

    def name(self, line: str) -> str:
        """The words of a line, short where they are long."""
        raise NotImplementedError

    def tip(self, line: str, count: int) -> str:
        """The rule of a line that counts so many, for its tip; nothing for none."""
        return ""

    def aside(self, line: str, now: int, then: int) -> Aside | None:
        """What a line shows beside its name, that counts so many now and with what is tried."""
        return None

    def show_sheets(self, columns: Sequence[tuple[Sheet, Sheet]]) -> None:
        """Show every line: in each column as it is now, and what it becomes by what is tried."""
        for line, row in self.rows.items():
            numbers = []
            for now, then in columns:
                points = points_of(now, line, self.sums)
                numbers.append(LiveNumber(points, points_of(then, line, self.sums) - points))
            # Beside the points of now; what is tried is in their change, and told by the tip.
            now, then = columns[0]
            counted = next((one.count for one in now.lines if one.line == line), 0)
            more = next((one.count for one in then.lines if one.line == line), 0)
            said, aside = f"×{counted}" if counted else "", self.aside(line, counted, more)
            row.show_line(self.name(line), numbers, said, aside)
            row.setToolTip(self.tip(line, more))

    def _on_clicked(self) -> None:
        row = self.sender()
        if isinstance(row, LiveSheetRow):
            self.line_clicked.emit(row.line if row.isChecked() else "")

    def mark(self, line: str) -> None:
        """Show which line is lit."""
        for row in self.rows.values():
            row.setChecked(row.line == line)


class _Mark(FlowWidget):
    """A small square picture of fixed size."""

    def __init__(self, look: Look, paint: Paint, key: Hashable, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.show_box(PictureBox(paint, key, reach=(0.0, 0.0, 0.0, 0.0)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(18), self.look.px(18))


class BaseScorePad(QWidget):
    """The lines of all sheets, their sums, and what else a game writes below them."""

    widest: ClassVar[int] = 150
    """Width of a name at most, in pixels at 100 %."""

    def __init__(
        self,
        look: Look,
        outcome: Outcome,
        words: AnyWords,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.look = look
        self.outcome = outcome
        self.words = words
        self.column = QVBoxLayout(self)
        with_spacing(look, self.column, (0, 0, 0, 0), 10)
        self.cells: dict[tuple[str, int], QLabel] = {}
        """The numbers, by line and seat."""
        self.lines: list[str] = []
        """The ids of the rows, from the top."""
        self.pad = Ruled(look, self)
        self._heads()
        for line in self.rows():
            numbers = [self.points(sheet, line) for sheet in outcome.sheets]
            self.write(line, self.head(line), numbers)
        self.below()
        self.pad.grid.setColumnStretch(0, 1)
        self.column.addWidget(self.pad)

    # What a game may say otherwise

    def sums(self) -> Mapping[str, Sequence[str]]:
        """Sums within a sheet, by an id of their own: the lines each sums up and stands after."""
        return {}

    def rows(self) -> Sequence[str]:
        """The lines from the top, by id: as the sheets have them, sums after what they sum up."""
        found: list[str] = []
        after = {lines[-1]: name for name, lines in self.sums().items()}
        for line in self.outcome.sheets[0].lines:
            found += [line.line, after[line.line]] if line.line in after else [line.line]
        return [*found, TOTAL_LINE]

    def head(self, line: str) -> QWidget:
        """What stands before the numbers of a line."""
        role = Role.STRONG if self.is_sum(line) else Role.BODY
        label = RoleLabel(self.look, role, self.words.line(line, self.outcome.view), self.pad)
        label.setToolTip(self.tip(line))
        paint = self.marks().get(line)
        if paint is None:
            return label
        holder = QWidget()
        row = QHBoxLayout(holder)
        with_spacing(self.look, row, (0, 0, 0, 0), 8)
        row.addWidget(_Mark(self.look, paint, (type(self).__module__, line), holder))
        row.addWidget(label, 1)
        return holder

    def tip(self, line: str) -> str:
        """What its name alone does not say of a line; nothing for none."""
        return ""

    def marks(self) -> Mapping[str, Paint]:
        """What paints the small pictures before the names of lines."""
        return {}

    def below(self) -> None:
        """Write what comes after the total."""

    # What it is made of

    def is_sum(self, line: str) -> bool:
        """Whether a line is the sum of others."""
        return line == TOTAL_LINE or line in self.sums()

    def points(self, sheet: Sheet, line: str) -> int:
        """The points of a line of the pad, sums too."""
        return points_of(sheet, line, self.sums())

    def write(self, line: str, head: QWidget, numbers: Sequence[int]) -> None:
        """Write a line below the others, a number a seat."""
        self.lines.append(line)
        words = [QLocale().toString(number) for number in numbers]
        labels = self.pad.add(len(self.lines), head, words, is_sum=self.is_sum(line))
        self.cells.update({(line, seat): label for seat, label in enumerate(labels)})

    def _heads(self) -> None:
        """Who is who; nobody's name where nobody else plays."""
        players = self.outcome.players
        widest = min(self.widest, _MAX_NAMES_WIDTH // len(players))
        for seat, player in enumerate(players if len(players) > 1 else ()):
            letter = initial(self.words.names, seat)
            band = Band(self.look, player, self.pad, widest=widest, letter=letter)
            self.pad.grid.addWidget(band, 0, seat + 1)
