"""Shell: the small pieces that its pages are built from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QKeyEvent,
    QLinearGradient,
    QMoveEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from engine.core import shown
from ui.look.palette import faded
from ui.look.shortcuts import Scope, Shortcut, obey, scopes_of, together, without
from ui.look.spacing import with_spacing
from ui.look.style import TOUCH_TARGET, Look
from ui.look.text import unbroken, unmarked
from ui.look.typography import Role
from ui.look.widgets import FittedLabel, ProseLabel, TagButton, fill_linen

if TYPE_CHECKING:
    from ui.kit.spec import GameTable
    from ui.kit.table.match_table import AnyTable

SHORTCUTS = "F2"
"""The key that shows what keys do, on every page and at any time: nobody may choose it."""
MAX_COLUMN_WIDTH = 980
"""Widest column of text and forms, in logical pixels at 100 %."""
MAX_BODY_WIDTH = 1500
"""Widest body of a page of several columns."""
MAX_CODE_COLUMNS = 16
"""How many columns of a deal's code are shown; any text may be one."""
MAX_SENTENCE_COLUMNS = 400
"""Longest sentence, in columns; it may name a file."""
DOT_SEPARATOR = " · "
"""What stands between two parts of a line."""
_MAX_RESERVED_WORD_WIDTH = 200
"""Up to this width a word has its room before others do, in pixels at 100 %."""
_CUT_SHADE_HEIGHT = 30
"""The height of the shade where a page is cut, in pixels at 100 %."""
_MIN_ARROW_SIDE = 16
"""If the margin is narrower, the arrow also lies on the scroll bar, in pixels at 100 %."""
_MIN_HIDDEN_HEIGHT = 24
"""So little as is left free at the end of a page is nothing more to see, likewise."""
_FOCUS_MARGIN_PX = 40
"""What is seen above and below what has the keyboard."""
_MAX_CACHED_HEIGHTS = 8
"""How many heights of words in parts are kept."""


class Label(ProseLabel):
    """A text in one of the look's roles; `role` as in the style sheet, `face` its font."""

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        face: Role = Role.BODY,
        role: str = "",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._look = look
        self._face = face
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if role:
            self.setProperty("role", role)
        self._dress()
        look.changed.connect(self._dress)

    def set_role(self, role: str) -> None:
        """Take on another role of the style sheet."""
        if self.property("role") != role:
            self.setProperty("role", role)
            self.style().unpolish(self)
            self.style().polish(self)

    def set_width(self, width: int) -> None:
        """Be so wide whatever is said; its hint follows, which Qt keeps as large as it once was."""
        self.setFixedWidth(width)
        self.setIndent(self.indent())

    def _dress(self) -> None:
        self.setFont(self._look.font(self._face))


class ElidedLabel(Label):
    """Words in parts, with a dot between two that are in one line, and none where a line ends.

    Parts are parted by `DOT_SEPARATOR`; a line break stays one. A word that is wider than the line,
    as a stranger's name may be, ends with dots, and all is in the tool tip.
    """

    _whole = ""
    _laid = False

    def __init__(
        self,
        look: Look,
        text: str = "",
        *,
        face: Role = Role.BODY,
        role: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, face=face, role=role, wrap=True, parent=parent)
        # A layout asks for one height dozens of times.
        self._heights: dict[tuple[int, str, str], int] = {}
        self.setText(text)

    @property
    def whole(self) -> str:
        """What it says, with all its dots."""
        return self._whole

    def setText(self, text: str) -> None:
        self._whole = text
        self._break()
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """No word is so wide that it pushes others out of the window."""
        most, high = self._look.px(_MAX_RESERVED_WORD_WIDTH), super().minimumSizeHint().height()
        return QSize(min(self._widest(), most), high)

    def heightForWidth(self, width: int) -> int:
        asked = (width, self._whole, self.font().key())
        if asked not in self._heights:
            if len(self._heights) >= _MAX_CACHED_HEIGHTS:
                self._heights.clear()
            room = QRect(0, 0, width, 100_000)
            flags = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft)
            broken = self.fontMetrics().boundingRect(room, flags, unbroken(self._broken(width)))
            self._heights[asked] = broken.height()
        return self._heights[asked]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width has another place for each part."""
        super().resizeEvent(event)
        self._laid = True
        self._break()

    def _dress(self) -> None:
        super()._dress()
        self._break()

    def _break(self) -> None:
        # Before it is laid it has no width.
        words = self._broken(self.width()) if self._laid else self._whole
        if words != self.text():
            super().setText(words)
        tip = self._whole if self._laid and self._widest() > self.width() else ""
        if self.toolTip() != tip:
            self.setToolTip(tip)

    def _widest(self) -> int:
        wide = self.fontMetrics().horizontalAdvance
        # What does not break is no space here.
        return max(wide(word) for word in unbroken(self._whole).replace("\n", " ").split(" "))

    def _broken(self, width: int) -> str:
        """The parts, in as many lines as they need."""
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance

        def fitting(part: str) -> str:
            if wide(part) <= width:
                return part
            words = part.split(" ")
            return " ".join(
                metrics.elidedText(w, Qt.TextElideMode.ElideRight, width) for w in words
            )

        lines: list[str] = []
        for line in self._whole.split("\n"):
            first, *parts = map(fitting, line.split(DOT_SEPARATOR))
            lines.append(first)
            for part in parts:
                longer = lines[-1] + DOT_SEPARATOR + part
                if wide(longer) <= width:
                    lines[-1] = longer
                else:
                    lines.append(part)
        return "\n".join(lines)


def spoken(words: str) -> str:
    """The words of a button that leads back as they are read aloud: without sign and mark."""
    return unmarked(words).lstrip("‹ ")


def button(
    text: str,
    pressed: Callable[[], object],
    *,
    role: str = "",
    hint: str = "",
    parent: QWidget | None = None,
    tag: Look | None = None,
) -> QPushButton:
    """A button; `hint` is its tool tip and its description for screen readers.

    With a look as `tag` it is a luggage tag, as on the table: for what is done with a match.
    """
    made: QPushButton
    if tag is None:
        # Together, the two would bring in the class of icons, to see whether the words are one.
        made = QPushButton(parent)
        made.setText(text)
    else:
        made = TagButton(tag, text, parent, primary=role == "primary")
    made.setAutoDefault(False)
    if role:
        made.setProperty("role", role)
    if hint:
        made.setToolTip(hint)
        made.setAccessibleDescription(hint)
    made.clicked.connect(lambda: pressed())
    return made


class PaperCard(QFrame):
    """A card of paper with a column of things on it."""

    def __init__(self, look: Look, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.column = QVBoxLayout(self)
        with_spacing(look, self.column, (20, 16, 20, 18), 10)
        if title:
            self.column.addWidget(Label(look, title, face=Role.HEADING))
            self.setAccessibleName(title)


class KeysButton(QPushButton):
    """The way to the keyboard shortcuts by pointer: the key that leads there is painted on it.

    It takes no focus, so that they are those of where the person is.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("role", "quiet")
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words = self.tr("Keyboard shortcuts")
        self.setAccessibleName(words)
        self.setToolTip(self.tr("{words} ({key})").format(words=words, key=SHORTCUTS))
        # No wider with larger words, which need all the room beside it.
        self.setFixedWidth(TOUCH_TARGET)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, and a key in its middle."""
        # The lounge, which is to be there first, has no such button.
        from ui.look.keycap import paint_keycap

        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = min(self._look.px(34), self.width() - 4)
        room = QRectF(0, 0, wide, wide * 0.82)
        room.moveCenter(QRectF(self.rect()).center())
        paint_keycap(painter, room, SHORTCUTS, self._look)
        painter.end()


class Page(QWidget):
    """A page of the window: a bar with back and title, and a body that scrolls where it must.

    Esc goes back. `enter` is called whenever the page is shown, `leave` when it is left.
    """

    back = Signal()
    titled = Signal()
    """The page has another name."""
    shortcuts_wanted = Signal()
    """The person wants to know what keys do here."""
    rules_game: str | None = None
    """The id of the game whose rules are shown from this page; None for the present one."""

    @property
    def is_spare(self) -> bool:
        """Whether it can be built anew with nothing lost, once it is left for good."""
        return False

    def __init__(
        self,
        look: Look,
        parent: QWidget | None = None,
        *,
        scrolls: bool = True,
        widest: int = MAX_COLUMN_WIDTH,
        high: bool = False,
        title: Role = Role.TITLE,
    ) -> None:
        """`widest` bounds the body of a page that scrolls, in pixels at 100 %.

        What is shorter than the window stands somewhat above its middle, or, if `high`, at its top.
        """
        super().__init__(parent)
        self.look = look
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self.bar = QHBoxLayout()
        with_spacing(look, self.bar, gap=12)
        self.back_button = button("", self.back.emit, hint=self.tr("Back (Esc)"))
        self.name_back(self.tr("‹ &Back"))
        self.bar.addWidget(self.back_button)
        self.heading = FittedLabel(look, title)
        self.heading.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.bar.addWidget(self.heading, 1)
        self.top = QHBoxLayout()
        with_spacing(look, self.top, gap=3)
        self.top.addLayout(self.bar, 1)
        self.keys_button = KeysButton(look, self)
        self.keys_button.clicked.connect(lambda: self.shortcuts_wanted.emit())
        self.top.addWidget(self.keys_button)
        whole.addLayout(self.top)
        self.body = QWidget()
        self.column = QVBoxLayout(self.body)
        with_spacing(look, self.column, gap=14)
        self.scroller: Scroll | None = None
        self._widest = widest
        if scrolls:
            self.scroller = Scroll(look, self.body)
            whole.addWidget(self.scroller, 1)
            if not high:
                self.column.addStretch(1)
        else:
            whole.addWidget(self.body, 1)
        self._fit()
        look.changed.connect(self._fit)

    def end(self) -> None:
        """Nothing more comes below; what room is left stays free."""
        self.column.addStretch(2)

    def _fit(self) -> None:
        side = self.look.px(20)
        self.top.setContentsMargins(side, self.look.px(12), side, self.look.px(8))
        self.column.setContentsMargins(side, 4, side, side)
        if self.scroller is not None:
            self.body.setMaximumWidth(self.look.px(self._widest))

    def name_back(self, words: str) -> None:
        """Say where the way back leads; its sign is not read aloud."""
        self.back_button.setText(words)
        self.back_button.setAccessibleName(spoken(words))

    def set_title(self, title: str) -> None:
        """Name the page."""
        self.heading.setText(title)
        self.setAccessibleName(title)
        self.titled.emit()

    def title(self) -> str:
        """The page's name, for the window's title."""
        return self.heading.text()

    def to_top(self) -> None:
        """Begin at the top: whoever comes here anew does; who comes back finds it as it was."""
        if self.scroller is not None:
            self.scroller.verticalScrollBar().setValue(0)

    def enter(self) -> None:
        """The page is shown."""

    def leave(self) -> None:
        """The page is left."""

    def shut(self) -> None:
        """Let go of what the page shows: it will not come back. Most show nothing of a match."""

    def focused(self) -> str:
        """Return a key for what has the keyboard; empty for nothing that `refocus` knows."""
        return ""

    def refocus(self, key: str) -> None:
        """Give the keyboard to what `focused` named on another page of this kind."""

    def shortcuts(self) -> tuple[Shortcut, ...]:
        """Return what keys do on the page: Esc goes back."""
        return (Shortcut(("Esc",), self.tr("Go back"), self.escape),)

    def escape(self) -> None:
        """Do what Esc does: go back. A page may close first what lies over it."""
        self.back.emit()

    def scopes(self) -> Sequence[Scope]:
        """Return all shortcuts of the page and of what can be seen on it."""
        return [self.own_scope(), *inner_scopes(self)]

    def own_scope(self) -> Scope:
        """Return the shortcuts of the page itself."""
        return Scope(self.tr("On this page"), self.shortcuts())

    def refocus_to(self, widget: QWidget) -> None:
        """Give the keyboard back to where it was, after the page of shortcuts."""
        if self.isAncestorOf(widget) and widget.isVisible() and widget.isEnabled():
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Obey the page's shortcuts."""
        if not obey(self.shortcuts(), event):
            super().keyPressEvent(event)


class WidePage(Page):
    """A page of two columns; where the window is narrow, the right one comes below."""

    def __init__(self, look: Look, parent: QWidget | None = None, *, wide: int) -> None:
        """`wide` is the least width for two columns, in pixels at 100 %."""
        super().__init__(look, parent, widest=MAX_BODY_WIDTH, high=True)
        self._wide = wide
        self._columns: tuple[tuple[Sequence[QWidget], QWidget], ...] = ()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        with_spacing(look, self._halves, gap=14)

    def lay(
        self, left: Sequence[QWidget], right: PaperCard, fillers: tuple[QWidget, QWidget]
    ) -> None:
        """Lay the columns below what is there.

        `fillers` have what is left of the height of the left and of the right column; that of the
        lower one is seen.
        """
        column, other = QVBoxLayout(), QVBoxLayout()
        for each, widgets, filler in zip((column, other), (left, (right,)), fillers, strict=True):
            with_spacing(self.look, each, gap=14)
            for widget in widgets:
                each.addWidget(widget)
            each.addWidget(filler, 1)
            each.addStretch(0)
        self._columns = ((left, fillers[0]), ((right,), fillers[1]))
        right.column.addStretch(1)
        right.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        # As high as its words need at this width, which is more than a hint can know.
        other.setAlignment(right, Qt.AlignmentFlag.AlignTop)
        self._halves.addLayout(column, 1)
        self._halves.addLayout(other, 1)
        self.column.addLayout(self._halves, 1)
        self.body.installEventFilter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two columns where there is room for them."""
        super().resizeEvent(event)
        self._arrange()

    def share(self, left: int, right: int) -> None:
        """Divide the width between the columns."""
        self._halves.setStretch(0, left)
        self._halves.setStretch(1, right)
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What the columns hold may have changed, and with it their widths."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        columns = (self._halves.itemAt(index) for index in range(self._halves.count()))
        needed = self._halves.spacing()
        needed += sum(item.minimumSize().width() for item in columns if item is not None)
        # Beside them are the page's margins and the bar that scrolls.
        needed += 2 * self.look.px(20) + 16
        wide = self.width() >= max(self.look.px(self._wide), needed)
        heights = [
            sum(each.sizeHint().height() for each in widgets if not each.isHidden())
            for widgets, _ in self._columns
        ]
        for height, (_, filler) in zip(heights, self._columns, strict=True):
            filler.setVisible(wide and height == min(heights))
        self._halves.setDirection(
            QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        )


class Emblem(QWidget):
    """A game's emblem, as large as its room, up to a bound; nothing where it would be tiny."""

    def __init__(
        self, look: Look, spec: GameTable, parent: QWidget | None = None, *, least: int = 120
    ) -> None:
        """`least` is the height that it insists on, in pixels at 100 %."""
        super().__init__(parent)
        self._look = look
        self._spec = spec
        self._least = least
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(self._least), self._look.px(self._least))

    def _in_sight(self) -> int:
        """How much of its height is seen before anybody scrolls."""
        area = self.parentWidget()
        while area is not None and not isinstance(area, Scroll):
            area = area.parentWidget()
        if area is None:
            return self.height() + self._look.px(48)
        return area.viewport().height() - self.mapTo(area.holder, QPoint()).y()

    def paintEvent(self, event: QPaintEvent) -> None:
        px = self._look.px
        side = min(self.width(), self.height(), px(260), self._in_sight() - px(48))
        if side < px(90):
            return
        # In a high room it stays in sight.
        top = min((self.height() - side) / 2, px(24))
        room = QRectF((self.width() - side) / 2, top, side, side)
        painter = QPainter(self)
        self._look.pixmaps.draw(
            painter,
            ("emblem", str(self._spec.game), side),
            room,
            lambda inner: self._spec.emblem(inner, room, self._look),
        )
        painter.end()


class Columns(QWidget):
    """Cards in as many columns as there is room for, each in the one that is shortest so far."""

    def __init__(
        self, look: Look, least: int, *, most: int = 2, flush: bool = False, by_turns: bool = False
    ) -> None:
        """`least` is the width of a column at 100 %, in pixels; `most` how many there may be.

        `flush` columns end at one line: the last card of each is as high as it takes. `by_turns`
        keeps cards in order from left to right in even rows, however high each of them is.
        """
        super().__init__()
        self._look = look
        self._least = least
        self._most = most
        self._flush = flush
        self._by_turns = by_turns
        self._cards: list[QWidget] = []
        self._count = 0
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        with_spacing(look, self._row, gap=14)
        look.changed.connect(self._lay)

    def add(self, card: QWidget) -> None:
        """One more, in the order of Tab."""
        card.setParent(self)
        self._cards.append(card)
        self._count = 0
        self._lay()

    def clear(self) -> None:
        """Take all cards away."""
        for card in self._cards:
            card.hide()
            card.deleteLater()
        self._cards = []
        self._count = 0
        self._lay()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def _lay(self) -> None:
        room = max(1, self.width() // self._look.px(self._least))
        count = max(1, min(self._most, room, len(self._cards)))
        if count == self._count:
            return
        self._count = count
        while (item := self._row.takeAt(0)) is not None:
            layout = item.layout()
            assert layout is not None
            for card in self._cards:
                # Not `takeAt`: while that item lives, Qt keeps what the new one knew of heights.
                layout.removeWidget(card)
        if self._by_turns:
            grid = QGridLayout()
            with_spacing(self._look, grid, gap=14)
            for number, card in enumerate(self._cards):
                grid.addWidget(card, number // count, number % count)
            for across in range(count):
                grid.setColumnStretch(across, 1)
            self._row.addLayout(grid)
            return
        columns = [QVBoxLayout() for _ in range(count)]
        heights = [0] * count
        for column in columns:
            with_spacing(self._look, column, gap=14)
            self._row.addLayout(column, 1)
        for card in self._cards:
            shortest = heights.index(min(heights))
            columns[shortest].addWidget(card)
            heights[shortest] += card.sizeHint().height()
        for column in columns:
            if self._flush:
                column.setStretch(column.count() - 1, 1)
            else:
                column.addStretch(1)


class Scroll(QScrollArea):
    """A body in the middle that scrolls up and down where it must, and follows the focus.

    What has the keyboard is seen whole however it got it, and also in a window that shrinks. Only
    whoever scrolls away from it looks elsewhere, until the window has another size.
    """

    def __init__(self, look: Look, body: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A viewport of its own: asking Qt for its viewport makes PySide build dozens of types,
        # which the first frame of the lounge would wait for.
        self._port = QWidget()
        self.setViewport(self._port)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._body = body
        self.fold = Fold(look, self)
        self.holder = _Held(self._on_held)
        row = QHBoxLayout(self.holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(body, 1000)
        row.addStretch(1)
        body.setAutoFillBackground(False)
        self.setWidget(self.holder)
        self.holder.setAutoFillBackground(False)
        self._follows = True
        """Whether what has the keyboard stays in sight while what scrolls grows or shrinks."""
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._follow)
        body.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()
        self._follows = True
        self._follow()

    def showEvent(self, event: QShowEvent) -> None:
        """What got the keyboard before had no place yet."""
        super().showEvent(event)
        self._follow()

    def ensureWidgetVisible(self, widget: QWidget, xmargin: int = 50, ymargin: int = 50) -> None:
        """Show something, which need not have the keyboard: that is looked at now."""
        self._follows = False
        super().ensureWidgetVisible(widget, xmargin, ymargin)

    def go_to(self, value: int) -> None:
        """Show what lies there: whoever wants that looks elsewhere."""
        self._follows = False
        self.verticalScrollBar().setValue(value)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Whoever scrolls looks elsewhere."""
        self._follows = False
        super().wheelEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Within the body something may have another place soon."""
        if event.type() == QEvent.Type.LayoutRequest and self._follows:
            self._later.start(0)
        return super().eventFilter(watched, event)

    def _on_held(self) -> None:
        self._fold()
        if QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            # By its bar: whoever scrolls looks elsewhere.
            self._follows = False
        elif self._follows:
            self._later.start(0)

    def _on_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        # What is pressed is seen, and must not move away from below the pointer.
        pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is not None and not pressed and self.isAncestorOf(now):
            self._follows = True
            self._follow()

    def _follow(self) -> None:
        """Bring what has the keyboard into sight, if it lies here and is not."""
        focus = QApplication.focusWidget() if self._follows else None
        if focus is None or not self.holder.isAncestorOf(focus) or not self.isVisible():
            return
        here = QRect(focus.mapTo(self.holder, QPoint()), focus.size())
        seen = QRect(-self.holder.pos(), self._port.size())
        if here.height() > seen.height():
            # As much of it as fits, with its cursor.
            super().ensureWidgetVisible(focus, 20, 40)
        elif here.top() < seen.top() or here.bottom() > seen.bottom():
            edge = min(_FOCUS_MARGIN_PX, (seen.height() - here.height()) // 2)
            self.ensureVisible(seen.left(), here.top(), 0, edge)
            self.ensureVisible(seen.left(), here.bottom(), 0, edge)

    def _fold(self) -> None:
        """Say so where more lies below, beside what can be read."""
        layout = self._body.layout()
        free = self.holder.width() - 1 - self._body.geometry().right()
        free += 0 if layout is None else layout.contentsMargins().right()
        port = self._port.geometry()
        bar = self.width() - 1 - port.right()
        self.fold.lay(port, more=self.holder.geometry().bottom(), free=free, bar=bar)


class _Held(QWidget):
    """What scrolls: it tells when it has moved, or is larger or smaller."""

    def __init__(self, tell: Callable[[], None]) -> None:
        super().__init__()
        self._tell = tell

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell()


class Fold(QWidget):
    """The edge where a page is cut: a shade, and an arrow that points to what lies below."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._free = 0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def lay(self, port: QRect, *, more: int, free: int, bar: int) -> None:
        """Lie along the lower edge of a port, where what it shows goes on to `more`, in pixels; the
        arrow keeps to what is `free` of words at the right, and to the `bar` beside it if that is
        too little.
        """
        beside = bar if free < self._look.px(_MIN_ARROW_SIDE) else 0
        free += beside
        if free != self._free:
            self._free = free
            self.update()
        high = min(self._look.px(_CUT_SHADE_HEIGHT), port.height())
        self.setGeometry(port.left(), port.bottom() + 1 - high, port.width() + beside, high)
        self.setVisible(more - port.height() >= self._look.px(_MIN_HIDDEN_HEIGHT))

    def arrow(self) -> QRectF:
        """Where the arrow is, with its rim."""
        side = max(6.0, min(self.height() - 5.0, self._free - 3.0))
        left = self.width() - max(side + 1, (self._free + side) / 2)
        return QRectF(left, (self.height() - side) / 2, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme, room = self._look.theme, QRectF(self.rect())
        shade = QLinearGradient(room.topLeft(), room.bottomLeft())
        shade.setColorAt(0.0, faded(theme.ink, 0.0))
        shade.setColorAt(1.0, faded(theme.ink, 0.14))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(room, shade)
        disc = self.arrow()
        side = disc.width()
        painter.setPen(QPen(theme.tag_rim, 1.6))
        painter.setBrush(theme.tag)
        painter.drawEllipse(disc)
        pen = QPen(theme.tag_ink, side * 0.1)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        tip = disc.center() + QPointF(0, side * 0.14)
        for x in (-1, 1):
            painter.drawLine(tip, tip + QPointF(x, -1) * (side * 0.22))
        painter.end()


class Backdrop(QWidget):
    """Linen behind everything."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        offset = self.mapTo(self.window(), QPoint())
        fill_linen(painter, QRectF(event.region().boundingRect()), self._look, offset)
        painter.end()


def inner_scopes(within: QWidget) -> list[Scope]:
    """Return the shortcuts of all widgets of a page that can be seen and have some (`scope`)."""
    seen = (each for each in within.findChildren(QWidget) if each.isVisibleTo(within))
    return together(scopes_of(seen))


def board_scopes(page: Page, table: AnyTable | None, taken: Sequence[Shortcut]) -> Sequence[Scope]:
    """Return the shortcuts of a page, and those of the table on it but for the keys that the page
    has `taken` from it.
    """
    others = (*(() if table is None else table.scopes()), *inner_scopes(page))
    return [page.own_scope(), *(without(each, taken) for each in together(others))]


def clear(layout: QLayout) -> None:
    """Take everything out of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        inner = item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        elif inner is not None:
            clear(inner)


class Sentence(Label):
    """One line that appears when there is something to say, and is told to screen readers."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, wrap=True, parent=parent)
        self.hide()

    def say(self, text: str, *, bad: bool = True) -> None:
        """Show a sentence; an empty one hides the line."""
        text = shown(text, MAX_SENTENCE_COLUMNS)
        self.set_role("bad" if bad else "good")
        self.setText(text)
        self.setVisible(bool(text))
        if text:
            announce(self, text, urgent=bad)


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a screen reader speak a text; an urgent one interrupts what is being spoken."""
    # Not before somebody says something: the lounge is to be there first.
    from ui.access import voice

    voice.announce(widget, text, urgent=urgent)
