"""The table of Where's My Luggage?: the check at a round's end, and readiness for the next one."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.view import Pair
from ui.look import brushes, flow, text
from ui.look.flow import Box, Column, Flow, Plate
from ui.look.slices import Slices
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import TagButton, fill_linen
from ui.motion import Beat, Change
from ui.stage.picture import squeeze
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.words import Words, say

TURN_MS: Final = 170
"""How long a pair takes to turn over."""
_PAIR: Final = QSizeF(200, 120)
_PAD: Final = 10.0
_LINES: Final = 2
"""Lines that the pairs of a seat may take, if they are larger then."""
_WORTH: Final = 1.15
"""How many times as wide pairs have to become for a second line."""
_FEWEST: Final = 5
"""Pairs are no larger than so many in a line let them be."""
_EDGE: Final = 10.0
"""From the widget to its paper at the sides: there that ends where the seats do."""
_TALL: Final = 1.7
"""The least height of the buttons, in lines of their words, where rows have it."""
_ALL: Final = 1e9
"""As high as the row, whatever that is."""
_LARGEST: Final = 220.0
"""How wide a pair is at most, at a text scale of 1."""


@dataclass(frozen=True, slots=True)
class Row:
    """A seat at the check: what it set aside, in order, and who it is; `key` is its grab key."""

    seat: Seat
    colour: str
    pairs: tuple[Pair, ...]
    points: int
    person: bool
    key: str = ""


class CheckSheet(QWidget):
    """All pairs of a round, closed at first and turned over one by one.

    With all of them open, each person can say that they are ready.
    """

    ready_pressed = Signal(int)

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._words_of = words
        self._round = 0
        self._rows: tuple[Row, ...] = ()
        self._open: set[tuple[Seat, int]] = set()
        self._turning: tuple[tuple[Seat, int], float] | None = None
        self._ready: Mapping[Seat, bool] = {}
        self._asks = False
        self._last = False
        self.buttons: dict[Seat, TagButton] = {}
        self._flow = Flow(look)
        self.slices = Slices(look.pixmaps, self)
        """Fills the rows: to paint all pairs at once takes long."""
        self.hide()
        look.changed.connect(self._lay)

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self._words_of = words
        self._lay()

    @property
    def rows(self) -> Sequence[Row]:
        """Who is there with what."""
        return self._rows

    @property
    def opened(self) -> int:
        """How many pairs are open."""
        return len(self._open)

    def show_rows(
        self, round_: int, rows: Sequence[Row], *, opened: bool, last: bool = False
    ) -> None:
        """Show the pairs of a round, all `opened` or closed; nobody is asked after the `last`."""
        before, self._rows = self._rows, tuple(rows)
        self._round, self._last = round_, last
        self._turning = None
        self._open = set(self._order()) if opened else set()
        self._asks = False
        for button in self.buttons.values():
            button.hide()
        if before != self._rows:
            self._make_buttons()
        self._lay()
        self.show()
        self.raise_()

    def _make_buttons(self) -> None:
        for button in self.buttons.values():
            button.deleteLater()
        self.buttons = {}
        for row in self._rows:
            if row.person:
                key = (
                    say("ready-key", name=text.literal(row.key)) if row.key else say("ready-button")
                )
                button = TagButton(self._look, key, self, primary=True)
                button.setAutoDefault(True)
                # Rows may be lower than buttons are elsewhere.
                button.setStyleSheet("min-height: 0px;")
                button.setToolTip(say("tip-ready", name=self._words_of.name(row.seat)))
                button.setAccessibleName(button.toolTip())
                button.clicked.connect(lambda _=False, seat=row.seat: self.ready_pressed.emit(seat))
                button.hide()
                self.buttons[row.seat] = button

    def ask(self, ready: Mapping[Seat, bool]) -> None:
        """Let persons say that they are ready; `ready` are those who did."""
        self._asks = True
        self._ready = dict(ready)
        for seat, button in self.buttons.items():
            button.setVisible(not ready.get(seat, False))
        self._flow.show(self._tree())
        self.update()

    @property
    def points(self) -> dict[Seat, int]:
        """The points of each seat, as far as its pairs are open."""
        return {
            row.seat: sum(
                pair.tile == pair.passenger
                for number, pair in enumerate(row.pairs)
                if (row.seat, number) in self._open
            )
            for row in self._rows
        }

    def _order(self) -> list[tuple[Seat, int]]:
        return [
            (row.seat, number)
            for number in range(self._most())
            for row in self._rows
            if number < len(row.pairs)
        ]

    def beats(self) -> list[Beat]:
        """One beat a pair: the first of everybody, then the second, as they were set aside."""
        return [self._beat(key) for key in self._order()]

    def _beat(self, key: tuple[Seat, int]) -> Beat:
        def turn(share: float) -> None:
            self._turning = (key, share)
            self.update(self._pair_room(*key).toAlignedRect().adjusted(-4, -4, 4, 4))

        def begin() -> Sequence[Change]:
            return (Change(turn, TURN_MS),)

        def end() -> None:
            self._turning = None
            self._open.add(key)
            self.update(self._pair_room(*key).toAlignedRect().adjusted(-4, -4, 4, 4))
            self._flow.show(self._tree())
            self.update(self._room("points", key[0]).toAlignedRect().adjusted(-4, -4, 4, 4))

        pair = self._row(key[0]).pairs[key[1]]
        return Beat(begin, end, "settle" if pair.tile == pair.passenger else "flip")

    # Layout -------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out anew."""
        super().resizeEvent(event)
        self._lay()

    def _grid(self, wide: float, high: float) -> tuple[int, int, QSizeF]:
        """Columns and lines of a seat's pairs in a room of this size, and the size of a pair."""
        best = (_FEWEST, 1, QSizeF(0, 0))
        ratio = _PAIR.height() / _PAIR.width()
        pairs = max(_FEWEST, self._most())
        for lines in range(1, _LINES + 1):
            columns = math.ceil(pairs / lines)
            pair = min(wide / columns, high / lines / ratio, self._look.px(_LARGEST))
            if pair > best[2].width() * _WORTH:
                best = (columns, lines, QSizeF(pair, pair * ratio))
        return best

    def _most(self) -> int:
        return max((len(row.pairs) for row in self._rows), default=0)

    def _room(self, what: str, seat: Seat) -> QRectF:
        """Where something of a seat is: its `pairs`, `points`, or what says that it is `ready`."""
        return self._flow.room(f"{what} {seat}", QRectF(self.rect()))

    def _tree(self) -> Box:
        """The title, and a row a seat."""
        title = self._words(say("check-title", round=self._round), Role.HEADING)
        high = title.height(self._look, 0) + 6
        beside = self._beside(self.width() - 2 * (_EDGE + 7))
        points = self.points
        rows = [self._line(row, points[row.seat], *beside) for row in self._rows]
        edge = _EDGE + 7
        return Column((replace(title, high=high), *rows), pad=(edge, _PAD, edge, _PAD + 4))

    def _words(self, words: str, role: Role, ink: flow.Ink = "ink", lines: int = 1) -> flow.Words:
        return flow.Words(words, role, ink, lines, Qt.AlignmentFlag.AlignCenter)

    def _line(self, row: Row, points: int, name: float, score: float, ready: float) -> Box:
        """A seat: name, pairs, points and readiness, so wide."""
        look, seat = self._look, row.seat
        band = Plate(look.theme.player(row.colour), 8)
        plate = replace(
            self._words(self._words_of.name(seat), Role.STRONG, "on_player", 2),
            wide=name,
            high=look.px(44),
            pad=(6, 0),
            ground=band,
        )
        nothing = "" if row.pairs else say("nothing-found")
        pairs = self._words(nothing, Role.SMALL, "muted")
        pairs = replace(pairs, grow=1, name=f"pairs {seat}")
        plus = self._words(say("plus", points=points), Role.HEADING, "good" if points else "muted")
        said, is_ready = "", self._ready.get(seat, False)
        if self._asks and (not row.person or is_ready):
            said = say("ready") if is_ready else say("not-ready")
        done = self._words(said, Role.STRONG, "good" if is_ready else "muted", 2)
        return flow.Row(
            (
                plate,
                Column((pairs,), pad=(4, 0, 2, 0), grow=1, high=_ALL),
                replace(plus, wide=score, high=_ALL, name=f"points {seat}"),
                replace(done, wide=ready, high=_ALL, name=f"ready {seat}"),
            ),
            gap=4,
            high=0,
            grow=1,
            pad=(0, 2),
        )

    def _beside(self, wide: float) -> tuple[float, float, float]:
        """How wide names, points and readiness are in a row of this width: as their words need."""
        strong = QFontMetricsF(self._look.font(Role.STRONG))
        names = (strong.horizontalAdvance(self._words_of.name(row.seat)) + 24 for row in self._rows)
        name = min(max(names, default=0.0), wide * 0.16, self._look.px(150))
        said = max(strong.horizontalAdvance(say(key)) for key in ("ready", "not-ready"))
        hints = (float(button.sizeHint().width()) for button in self.buttons.values())
        ready = 0.0 if self._last else max(min(max(said, *hints, 0.0) + 8, wide * 0.19), 84.0)
        return name, min(self._look.px(56), wide * 0.08), ready

    def _pair_room(self, seat: Seat, number: int) -> QRectF:
        room = self._room("pairs", seat)
        columns, lines, pair = self._grid(room.width(), room.height() - 4)
        # A seat with few pairs has them in the middle of its row.
        lines = min(lines, max(1, math.ceil(len(self._row(seat).pairs) / columns)))
        line, column = divmod(number, columns)
        top = room.center().y() + (line - lines / 2) * pair.height()
        left = room.left() + column * pair.width()
        return QRectF(round(left), round(top), pair.width() - 4, pair.height() - 2)

    def _row(self, seat: Seat) -> Row:
        return next(row for row in self._rows if row.seat == seat)

    def _lay(self) -> None:
        self._flow.show(self._tree())
        # One below another, they are all as broad as the broadest.
        widest = max((button.sizeHint().width() for button in self.buttons.values()), default=0)
        # Large words want more height than a tag has without its style.
        least = round(QFontMetricsF(self._look.font(Role.STRONG)).height() * _TALL)
        for seat, button in self.buttons.items():
            room = self._room("ready", seat)
            wide = min(int(room.width()), max(widest, 84))
            # Buttons of neighbours do not touch, however low the rows.
            most = int(room.height()) - 6
            high = max(min(44, most), min(max(button.sizeHint().height(), least), most))
            button.setGeometry(
                int(room.right()) - wide, round(room.center().y() - high / 2), wide, high
            )
        self.update()

    # Painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """A card with a row a seat."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        # What is below would else be seen in strips: the belt's skirt, and edges of seats.
        corner = self.mapTo(self.window(), QPoint())
        fill_linen(painter, QRectF(event.rect()), look, corner)
        look.pixmaps.draw(
            painter,
            ("wl-check", self.size().toTuple()),
            whole,
            lambda inner: brushes.card(inner, whole.adjusted(_EDGE, 3, -_EDGE, -8), theme, reach=6),
        )
        self._flow.paint(painter, whole)
        seen = QRectF(event.rect())
        with self.slices.painting(self):
            for row in self._rows:
                for number, pair in enumerate(row.pairs):
                    if seen.intersects(self._pair_room(row.seat, number)):
                        self._paint_pair(painter, (row.seat, number), pair)
        painter.end()

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
            for row in self._rows:
                for number, pair in enumerate(row.pairs):
                    size = self._pair_room(row.seat, number).size()
                    self._picture(pair, size, density, opened=opened)
                    yield

    def _picture(self, pair: Pair, size: QSizeF, density: float, *, opened: bool) -> QPixmap | None:
        """A pair from the cache; none where there is no time to paint it now."""
        look, rect = self._look, QRectF(QPointF(0, 0), size)

        def paint(inner: QPainter) -> None:
            if opened:
                art.paint_pair(inner, rect, pair.passenger, pair.tile, look)
            else:
                art.paint_pair_closed(inner, rect, art.type_of(pair.tile), look)

        # The backs of all pairs of one type are the same.
        face = (pair.passenger, pair.tile) if opened else art.type_of(pair.tile)
        key = ("wl-pair", opened, face, size.toTuple())
        if look.pixmaps.leaves_out(key, size, density):
            return None
        return look.pixmaps.pixmap(key, size, density, paint)
