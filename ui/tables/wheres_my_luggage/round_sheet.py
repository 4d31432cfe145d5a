"""The table of Where's My Luggage?: the sheet at a round's end, with a row a seat.

`RoundSheet` shows what each seat has, what that brought, and who is ready. `CheckSheet` in
`ui/tables/wheres_my_luggage/check.py` derives from it: it says what stands in the middle of a row
(`body`) and what it brought (`gain`). Rows are painted boxes (`ui/look/flow.py`). Persons get a
button each once they are asked whether they are ready.
"""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Final, Protocol

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from ui.look import brushes, flow, text
from ui.look.flow import Box, ColumnBox, Flow, PlateBox
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import TagButton, fill_linen
from ui.tables.wheres_my_luggage.words import Words

PAPER_SIDE_MARGIN: Final = 10.0
"""From the widget to its paper at the sides: there that ends where the seats do."""
_PAPER_PADDING: Final = 10.0
_MIN_BUTTON_LINES: Final = 1.7
"""The least height of the buttons, in lines of their words, where rows have it."""
_FULL_ROW_HEIGHT: Final = 1e9
"""As high as the row, whatever that is."""
_MIN_BUTTON_WIDTH: Final = 84
"""The least width of the buttons, in pixels."""


class RoundSheetRow(Protocol):
    """Who a row is about: a person has a button, which names the `key` that does the same."""

    @property
    def seat(self) -> Seat:
        """Whose row it is."""
        ...

    @property
    def colour(self) -> str:
        """The seat's colour."""
        ...

    @property
    def person(self) -> bool:
        """Whether it is asked by a button."""
        ...

    @property
    def key(self) -> str:
        """The name of a key, or nothing."""
        ...


class RoundSheet(QWidget):
    """What each seat has at a round's end; persons can say that they are ready.

    `last`: nobody is asked any more, so there is no room for buttons.
    """

    ready_pressed = Signal(int)
    SEEN: ClassVar[float] = 0.0
    """How many seconds it is seen without a press before a press means *ready*: a player who has
    pressed fast up to a round's end, and beyond it, would otherwise leave it unseen.
    """

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.words = words
        self.title = ""
        self.last = False
        self.rows: Sequence[RoundSheetRow] = ()
        """Who is there with what."""
        self.buttons: dict[Seat, TagButton] = {}
        self._ready: Mapping[Seat, bool] = {}
        self._asks = False
        self._asked = 0.0
        self._grabbed: dict[Seat, float] = {}
        """Since when persons are asked."""
        self._meant = False
        """Whether the press on a button began when all had been seen."""
        self._flow = Flow(look)
        self.hide()
        look.changed.connect(self._arrange)

    # What a game says -----------------------------------------------------------------------------

    def body(self, row: RoundSheetRow) -> Box:
        """What stands in the middle of a row."""
        raise NotImplementedError

    def gain(self, row: RoundSheetRow) -> tuple[str, flow.Ink]:
        """What it brought, in a short word."""
        raise NotImplementedError

    # What is shown --------------------------------------------------------------------------------

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self.words = words
        self._arrange()

    def present(self, title: str, rows: Sequence[RoundSheetRow], *, last: bool) -> None:
        """Show these rows; nobody is asked yet."""
        before, self.rows = self.rows, tuple(rows)
        self.title, self.last, self._asks = title, last, False
        for button in self.buttons.values():
            button.hide()
        if before != self.rows:
            self._make_buttons()
        self._arrange()
        self.show()
        self.raise_()

    def ask(self, ready: Mapping[Seat, bool]) -> None:
        """Let persons say that they are ready; `ready` are those who did."""
        if not self._asks:
            self._asks, self._asked = True, time.perf_counter()
        self._ready = dict(ready)
        for seat, button in self.buttons.items():
            button.setVisible(not ready.get(seat, False))
        self.refresh_rows()
        self.update()

    def is_meant(self, seat: Seat, *, grabs: bool = False) -> bool:
        """Whether a press says that a seat is ready: one of the key with which it `grabs` until a
        round's end only after three times as long, and not while it goes on being pressed fast.
        """
        now, late = time.perf_counter(), self.SEEN
        if grabs:
            late, last = 3 * self.SEEN, self._grabbed.get(seat, -math.inf)
            self._grabbed[seat] = now
            if now - last < self.SEEN:
                return False
        return self._asks and now - self._asked >= late

    def _on_press(self, seat: Seat) -> None:
        self._meant = self.is_meant(seat)

    def _on_click(self, seat: Seat) -> None:
        if self._meant:
            self.ready_pressed.emit(seat)

    def refresh_rows(self) -> None:
        """Lay out anew what the rows say; whoever changes one thing repaints its room."""
        self._flow.show(self._tree())

    def room(self, what: str, seat: Seat) -> QRectF:
        """Where something of a seat is: its `gain`, what says that it is `ready`, or of a body."""
        return self._flow.room(f"{what} {seat}", QRectF(self.rect()))

    def repaint_room(self, rect: QRectF) -> None:
        """Paint a room anew, and the shadow around it."""
        self.update(rect.toAlignedRect().adjusted(-4, -4, 4, 4))

    def _make_buttons(self) -> None:
        for button in self.buttons.values():
            button.deleteLater()
        self.buttons = {}
        say = self.words.speech.say
        for row in self.rows:
            if row.person:
                keyed = say("ready-key", name=text.literal(row.key))
                words = keyed if row.key else say("ready-button")
                button = TagButton(self.look, words, self, primary=True)
                button.setAutoDefault(True)
                # Rows may be lower than buttons are elsewhere.
                button.setStyleSheet("min-height: 0px;")
                button.setToolTip(say("tip-ready", name=self.words.name(row.seat)))
                button.setAccessibleName(button.toolTip())
                button.pressed.connect(lambda seat=row.seat: self._on_press(seat))
                button.clicked.connect(lambda _=False, seat=row.seat: self._on_click(seat))
                button.hide()
                self.buttons[row.seat] = button

    # Layout -------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _tree(self) -> Box:
        """The title, and a row a seat."""
        title = centred(self.title, Role.HEADING)
        high = title.height(self.look, 0) + 6
        beside = self._beside(self.width() - 2 * (PAPER_SIDE_MARGIN + 7))
        rows = [self._line(row, *beside) for row in self.rows]
        edge = PAPER_SIDE_MARGIN + 7
        return ColumnBox(
            (replace(title, high=high), *rows), pad=(edge, _PAPER_PADDING, edge, _PAPER_PADDING + 4)
        )

    def _line(self, row: RoundSheetRow, name: float, gain: float, ready: float) -> Box:
        """A seat: name, what it has, what that brought, and readiness, so wide."""
        look, seat, say = self.look, row.seat, self.words.speech.say
        who = replace(
            centred(self.words.name(seat), Role.STRONG, "on_player", 2),
            wide=name,
            high=look.px(44),
            pad=(6, 0),
            ground=PlateBox(look.theme.player(row.colour), 8),
        )
        points, ink = self.gain(row)
        brought = centred(points, Role.HEADING, ink)
        said, is_ready = "", self._ready.get(seat, False)
        if self._asks and (not row.person or is_ready):
            said = say("ready") if is_ready else say("not-ready")
        done = centred(said, Role.STRONG, "good" if is_ready else "muted", 2)
        return flow.RowBox(
            (
                who,
                ColumnBox((self.body(row),), pad=(4, 0, 2, 0), grow=1, high=_FULL_ROW_HEIGHT),
                replace(brought, wide=gain, high=_FULL_ROW_HEIGHT, name=f"gain {seat}"),
                replace(done, wide=ready, high=_FULL_ROW_HEIGHT, name=f"ready {seat}"),
            ),
            gap=4,
            high=0,
            grow=1,
            pad=(0, 2),
        )

    def _beside(self, wide: float) -> tuple[float, float, float]:
        """How wide names, gains and readiness are in a row of this width: as their words need."""
        strong, say = QFontMetricsF(self.look.font(Role.STRONG)), self.words.speech.say
        names = (strong.horizontalAdvance(self.words.name(row.seat)) + 24 for row in self.rows)
        name = min(max(names, default=0.0), wide * 0.16, self.look.px(150))
        said = max(strong.horizontalAdvance(say(key)) for key in ("ready", "not-ready"))
        hints = (float(button.sizeHint().width()) for button in self.buttons.values())
        ready = max(min(max(said, *hints, 0.0) + 8, wide * 0.19), float(_MIN_BUTTON_WIDTH))
        return name, min(self.look.px(56), wide * 0.08), 0.0 if self.last else ready

    def _arrange(self) -> None:
        self.refresh_rows()
        # One below another, they are all as broad as the broadest.
        widest = max((button.sizeHint().width() for button in self.buttons.values()), default=0)
        # Large words want more height than a tag has without its style.
        least = round(QFontMetricsF(self.look.font(Role.STRONG)).height() * _MIN_BUTTON_LINES)
        for seat, button in self.buttons.items():
            room = self.room("ready", seat)
            wide = min(int(room.width()), max(widest, _MIN_BUTTON_WIDTH))
            # Buttons of neighbours do not touch, however low the rows.
            most = int(room.height()) - 6
            high = max(min(44, most), min(max(button.sizeHint().height(), least), most))
            button.setGeometry(
                int(room.right()) - wide, round(room.center().y() - high / 2), wide, high
            )
        self.update()

    # Painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self.look, self.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole, seen = QRectF(self.rect()), QRectF(event.rect())
        # What is below would else be seen in strips at the card's edges.
        fill_linen(painter, seen, look, self.mapTo(self.window(), QPoint()))
        look.pixmaps.draw(
            painter,
            ("round sheet", self.size().toTuple()),
            whole,
            lambda inner: brushes.card(
                inner, whole.adjusted(PAPER_SIDE_MARGIN, 3, -PAPER_SIDE_MARGIN, -8), theme, reach=6
            ),
        )
        self._flow.paint(painter, whole)
        self.paint_above(painter, seen)
        painter.end()

    def paint_above(self, painter: QPainter, seen: QRectF) -> None:
        """Paint what moves on the sheet, as far as it lies in what is `seen`."""


def centred(words: str, role: Role, ink: flow.Ink = "ink", lines: int = 1) -> flow.TextBox:
    """Words in the middle of their room."""
    return flow.TextBox(words, role, ink, lines, Qt.AlignmentFlag.AlignCenter)
