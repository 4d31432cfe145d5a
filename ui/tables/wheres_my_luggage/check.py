"""The table of Where's My Luggage?: the check at a round's end: pairs that are turned over.

Each seat has a row: its pairs, what they brought, and whether it is ready. Rows are painted boxes
(`ui/look/flow.py`). Persons get a button each once they are asked whether they are ready.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar, Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.view import Pair
from ui.kit.table.seats import portrait_box
from ui.look import brushes, flow, text
from ui.look.flow import Box, ColumnBox, Flow, PictureBox, PlateBox
from ui.look.incremental import IncrementalPainter
from ui.look.marks import paint_emblem
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import TagButton, fill_linen
from ui.motion import ValueTween
from ui.stage.items.picture import squeeze
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.words import Words, say

TURN_MS: Final = 170
"""How long a pair takes to turn over."""
_PAIR_SIZE: Final = QSizeF(200, 120)
_MAX_PAIR_LINES: Final = 2
"""Lines that the pairs of a seat may take, if they are larger then."""
_MIN_LINE_GAIN: Final = 1.15
"""How many times as wide pairs have to become for a second line."""
_MIN_PAIRS_PER_LINE: Final = 5
"""Pairs are no larger than so many in a line let them be."""
_MAX_PAIR_WIDTH: Final = 220.0
"""How wide a pair is at most, at a text scale of 1."""
_EMBLEM_SIDE: Final = 19
"""The side of an emblem before a name, in pixels at 100 %."""
_FACE_SIDE: Final = 32
"""The side of a portrait beside a name, in pixels at 100 %."""
_PAPER_SIDE_MARGIN: Final = 10.0
"""From the widget to its paper at the sides: there it ends where the seats do."""
_PAPER_PADDING: Final = 10.0
_MIN_BUTTON_LINES: Final = 1.7
"""The least height of the buttons, in lines of their words, where rows have it."""
_FULL_ROW_HEIGHT: Final = 1e9
"""As high as the row, whatever that is."""
_MIN_BUTTON_WIDTH: Final = 84
"""The least width of the buttons, in pixels."""


@dataclass(frozen=True, slots=True)
class CheckRow:
    """A seat at the check: what it set aside, in order, and who it is; `key` is its grab key."""

    seat: Seat
    colour: str
    pairs: tuple[Pair, ...]
    person: bool
    key: str = ""
    character: str = ""


class CheckSheet(QWidget):
    """All pairs of a round, closed at first and turned over one by one.

    With all of them open, each person can say that they are ready.
    """

    SEEN: ClassVar[float] = 0.7
    """How many seconds it is seen without a press before a press means *ready*: a player who has
    pressed fast up to a round's end, and beyond it, would otherwise leave it unseen.
    """
    ready_pressed = Signal(int)
    """Whose button says that they are ready."""
    counted = Signal()
    """Another pair is open."""

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = look
        self.words = words
        self._title = ""
        self._last = False
        """Whether no round follows: the one button leads to the result."""
        self._rows: Sequence[CheckRow] = ()
        """Who is there with what."""
        self.pairs: dict[Seat, tuple[Pair, ...]] = {}
        """What each seat has set aside."""
        self.buttons: dict[Seat, TagButton] = {}
        self._open: set[tuple[Seat, int]] = set()
        self._turning: tuple[tuple[Seat, int], float] | None = None
        self._ready: Mapping[Seat, bool] = {}
        self._asks = False
        self._asked = 0.0
        """Since when persons are asked."""
        self._grabbed: dict[Seat, float] = {}
        """When each seat has last pressed the key with which it grabs."""
        self._meant = False
        """Whether the press on a button began when all had been seen."""
        self.slices = IncrementalPainter(look.pixmaps, self)
        """Fills the rows: to paint all pairs at once takes long."""
        self._flow = Flow(look)
        self.hide()
        look.changed.connect(self._arrange)

    # Pairs ----------------------------------------------------------------------------------------

    @property
    def opened(self) -> int:
        """How many pairs are open."""
        return len(self._open)

    @property
    def whole(self) -> bool:
        """Whether all pairs are open."""
        return self.opened == sum(map(len, self.pairs.values()))

    @property
    def points(self) -> dict[Seat, int]:
        """The points of each seat, as far as its pairs are open."""
        return {
            seat: sum(
                pair.tile == pair.passenger
                for number, pair in enumerate(pairs)
                if (seat, number) in self._open
            )
            for seat, pairs in self.pairs.items()
        }

    def _order(self) -> list[tuple[Seat, int]]:
        return [
            (seat, number)
            for number in range(self._most())
            for seat, pairs in self.pairs.items()
            if number < len(pairs)
        ]

    def turns(self) -> list[tuple[ValueTween, str]]:
        """One turn a pair, with its cue: the first of everybody, then the second, in order."""
        return [self._turn(key) for key in self._order()]

    def _turn(self, key: tuple[Seat, int]) -> tuple[ValueTween, str]:
        def turn(share: float) -> None:
            self._turning = None if share >= 1.0 else (key, share)
            self.repaint_room(self._pair_room(*key))
            if share >= 1.0 and key not in self._open:
                self._open.add(key)
                self.refresh_rows()
                self.repaint_room(self.room("gain", key[0]))
                self.counted.emit()

        pair = self.pairs[key[0]][key[1]]
        return ValueTween(turn, TURN_MS), "settle" if pair.tile == pair.passenger else "flip"

    # What is shown --------------------------------------------------------------------------------

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self.words = words
        self._arrange()

    def show_rows(
        self, round_: int, rows: Sequence[CheckRow], *, opened: bool, last: bool = False
    ) -> None:
        """Show the pairs of a round, all `opened` or closed; nobody is asked yet, and after the
        `last` round only whether to go on to the result.
        """
        self.pairs = {row.seat: row.pairs for row in rows}
        self._turning = None
        self._open = set(self._order()) if opened else set()
        before, self._rows = (self._last, self._rows), tuple(rows)
        self._title, self._last, self._asks = say("check-title", round=round_), last, False
        for button in self.buttons.values():
            button.hide()
        if before != (last, self._rows):
            self._make_buttons()
        self._arrange()
        self.show()
        self.raise_()

    def ask(self, ready: Mapping[Seat, bool]) -> None:
        """Let persons say that they are ready; `ready` are those who did.

        After the last round the one who has a button goes on to the result.
        """
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
        """Lay out again what the rows say; what changes one thing repaints its room."""
        self._flow.show(self._tree())

    def room(self, what: str, seat: Seat) -> QRectF:
        """Where something of a seat is: its `pairs`, its `gain`, or whether it is `ready`."""
        return self._flow.room(f"{what} {seat}", QRectF(self.rect()))

    def repaint_room(self, rect: QRectF) -> None:
        """Paint a room again, and the shadow around it."""
        self.update(rect.toAlignedRect().adjusted(-4, -4, 4, 4))

    def _make_buttons(self) -> None:
        for button in self.buttons.values():
            button.deleteLater()
        self.buttons = {}
        # A letter that several have would press none of them.
        alone = sum(row.person and not row.key for row in self._rows) == 1
        keyless = say("ready-button") if alone else say("ready")
        for row in self._rows:
            if row.person:
                words = keyless
                if self._last:
                    words = say("to-result")
                elif row.key:
                    words = say("ready-key", name=text.literal(row.key))
                button = TagButton(self.look, words, self, primary=True)
                button.setAutoDefault(True)
                # Rows may be lower than buttons are elsewhere.
                button.setStyleSheet("min-height: 0px;")
                tip = say("tip-ready", name=self.words.name(row.seat))
                button.setToolTip(say("tip-to-result") if self._last else tip)
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
        title = _centred(self._title, Role.HEADING)
        high = title.height(self.look, 0) + 6
        beside = self._beside(self.width() - 2 * (_PAPER_SIDE_MARGIN + 7))
        rows = [self._line(row, *beside) for row in self._rows]
        edge = _PAPER_SIDE_MARGIN + 7
        return ColumnBox(
            (replace(title, high=high), *rows), pad=(edge, _PAPER_PADDING, edge, _PAPER_PADDING + 4)
        )

    def _line(self, row: CheckRow, name: float, gain: float, ready: float) -> Box:
        """A seat: name, what it has, what that brought, and readiness, so wide."""
        look, seat = self.look, row.seat
        emblem = PictureBox(
            partial(paint_emblem, colour=row.colour, ink=look.theme.on_player),
            ("wl-check-emblem", row.colour),
            wide=look.px(_EMBLEM_SIDE),
            high=look.px(_EMBLEM_SIDE),
        )
        called = _centred(self.words.name(seat), Role.STRONG, "on_player", 2)
        who = flow.RowBox(
            (
                emblem,
                portrait_box(look, row.character, look.px(_FACE_SIDE)),
                replace(called, grow=1),
            ),
            gap=3,
            wide=name,
            high=look.px(44),
            pad=(6, 0, 4, 0),
            ground=PlateBox(look.theme.player(row.colour), 8),
        )
        nothing = "" if self.pairs[seat] else say("nothing-found")
        body = replace(_centred(nothing, Role.SMALL, "muted"), grow=1, name=f"pairs {seat}")
        points = self.points[seat]
        ink: flow.Ink = "good" if points else "muted"
        brought = _centred(say("plus", points=points), Role.HEADING, ink)
        said, is_ready = "", self._ready.get(seat, False)
        if self._asks and not self._last and (not row.person or is_ready):
            said = say("ready") if is_ready else say("not-ready")
        done = _centred(said, Role.STRONG, "good" if is_ready else "muted", 2)
        return flow.RowBox(
            (
                who,
                ColumnBox((body,), pad=(4, 0, 2, 0), grow=1, high=_FULL_ROW_HEIGHT),
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
        strong = QFontMetricsF(self.look.font(Role.STRONG))
        taken = 16 + self.look.px(_EMBLEM_SIDE)
        if any(row.character for row in self._rows):
            taken += self.look.px(_FACE_SIDE) + 3
        names = (strong.horizontalAdvance(self.words.name(row.seat)) + taken for row in self._rows)
        name = min(max(names, default=0.0), wide * 0.18, self.look.px(172))
        said = max(strong.horizontalAdvance(say(key)) for key in ("ready", "not-ready"))
        hints = (float(button.sizeHint().width()) for button in self.buttons.values())
        ready = max(min(max(said, *hints, 0.0) + 8, wide * 0.19), float(_MIN_BUTTON_WIDTH))
        ends = self._last and not self.buttons
        return name, min(self.look.px(56), wide * 0.08), 0.0 if ends else ready

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

    def _grid(self, wide: float, high: float) -> tuple[int, int, QSizeF]:
        """Columns and lines of a seat's pairs in a room of this size, and the size of a pair."""
        best = (_MIN_PAIRS_PER_LINE, 1, QSizeF(0, 0))
        ratio = _PAIR_SIZE.height() / _PAIR_SIZE.width()
        pairs = max(_MIN_PAIRS_PER_LINE, self._most())
        for lines in range(1, _MAX_PAIR_LINES + 1):
            columns = math.ceil(pairs / lines)
            pair = min(wide / columns, high / lines / ratio, self.look.px(_MAX_PAIR_WIDTH))
            if pair > best[2].width() * _MIN_LINE_GAIN:
                best = (columns, lines, QSizeF(pair, pair * ratio))
        return best

    def _most(self) -> int:
        return max(map(len, self.pairs.values()), default=0)

    def _pair_room(self, seat: Seat, number: int) -> QRectF:
        room = self.room("pairs", seat)
        columns, lines, pair = self._grid(room.width(), room.height() - 4)
        # A seat with few pairs has them in the middle of its row.
        lines = min(lines, max(1, math.ceil(len(self.pairs[seat]) / columns)))
        line, column = divmod(number, columns)
        top = room.center().y() + (line - lines / 2) * pair.height()
        left = room.left() + column * pair.width()
        return QRectF(round(left), round(top), pair.width() - 4, pair.height() - 2)

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
                inner,
                whole.adjusted(_PAPER_SIDE_MARGIN, 3, -_PAPER_SIDE_MARGIN, -8),
                theme,
                reach=6,
            ),
        )
        self._flow.paint(painter, whole)
        self._paint_pairs(painter, seen)
        painter.end()

    def _paint_pairs(self, painter: QPainter, seen: QRectF) -> None:
        with self.slices.painting(self):
            for seat, pairs in self.pairs.items():
                for number, pair in enumerate(pairs):
                    if seen.intersects(self._pair_room(seat, number)):
                        self._paint_pair(painter, (seat, number), pair)

    def _paint_pair(self, painter: QPainter, key: tuple[Seat, int], pair: Pair) -> None:
        room = self._pair_room(*key)
        turning = self._turning is not None and self._turning[0] == key
        share = self._turning[1] if self._turning is not None and turning else 1.0
        opened = key in self._open or (turning and share > 0.5)
        density = float(painter.device().devicePixelRatio())
        picture = self._picture(pair, room.size(), density, opened=opened)
        if picture is None:
            return
        painter.save()
        if turning:
            squeeze(painter, room, abs(2 * share - 1))
        painter.drawPixmap(room.topLeft(), picture)
        painter.restore()

    def ahead(self) -> Iterator[None]:
        """Paint the pairs before they are seen, closed ones first, one a step."""
        density = self.devicePixelRatioF()
        for opened in (False, True):
            for seat, pairs in self.pairs.items():
                for number, pair in enumerate(pairs):
                    size = self._pair_room(seat, number).size()
                    self._picture(pair, size, density, opened=opened)
                    yield

    def _picture(self, pair: Pair, size: QSizeF, density: float, *, opened: bool) -> QPixmap | None:
        """A pair from the cache; none where there is no time to paint it now."""
        look, rect = self.look, QRectF(QPointF(0, 0), size)

        def paint(inner: QPainter) -> None:
            if opened:
                art.paint_pair(inner, rect, pair.passenger, pair.tile, look)
            else:
                art.paint_pair_closed(inner, rect, art.type_of(pair.tile), look)

        # The backs of all pairs of one type are the same.
        face = (pair.passenger, pair.tile) if opened else art.type_of(pair.tile)
        key = ("wl-pair", opened, face, size.toTuple())
        if look.pixmaps.skipped(key, size, density):
            return None
        return look.pixmaps.pixmap(key, size, density, paint)


def _centred(words: str, role: Role, ink: flow.Ink = "ink", lines: int = 1) -> flow.TextBox:
    """Words in the middle of their room."""
    return flow.TextBox(words, role, ink, lines, Qt.AlignmentFlag.AlignCenter)
