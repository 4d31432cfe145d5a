"""The table of Where's My Luggage?: the check at a round's end, and readiness for the next one."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.view import Pair
from ui.bridge.seats import on_player_colour, player_colour
from ui.look import brushes, text
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


class _Rooms(NamedTuple):
    """Where the things of a row are."""

    name: QRectF
    pairs: QRectF
    points: QRectF
    ready: QRectF


class CheckSheet(QWidget):
    """All pairs of a round, closed at first and turned over one by one.

    With all of them open, each person can say that they are ready.
    """

    ready_pressed = Signal(int)

    def __init__(self, look: Look, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._words = words
        self._round = 0
        self._rows: tuple[Row, ...] = ()
        self._open: set[tuple[int, int]] = set()
        self._turning: tuple[tuple[int, int], float] | None = None
        self._ready: Mapping[Seat, bool] = {}
        self._asks = False
        self._last = False
        self.buttons: dict[Seat, TagButton] = {}
        self._laid: list[_Rooms] = []
        """Where everything of each row is; found when it is first asked for."""
        self.slices = Slices(look.pixmaps, self)
        """Fills the rows: to paint all pairs at once takes long."""
        self.hide()
        look.changed.connect(self._lay)

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self._words = words
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
                button.setToolTip(say("tip-ready", name=self._words.name(row.seat)))
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

    def _order(self) -> list[tuple[int, int]]:
        return [
            (row.seat, number)
            for number in range(self._most())
            for row in self._rows
            if number < len(row.pairs)
        ]

    def beats(self) -> list[Beat]:
        """One beat a pair: the first of everybody, then the second, as they were set aside."""
        return [self._beat(key) for key in self._order()]

    def _beat(self, key: tuple[int, int]) -> Beat:
        def turn(share: float) -> None:
            self._turning = (key, share)
            self.update(self._pair_room(*key).toAlignedRect().adjusted(-4, -4, 4, 4))

        def begin() -> Sequence[Change]:
            return (Change(turn, TURN_MS),)

        def end() -> None:
            self._turning = None
            self._open.add(key)
            self.update(self._pair_room(*key).toAlignedRect().adjusted(-4, -4, 4, 4))
            self.update(self._row_rooms(key[0]).points.toAlignedRect().adjusted(-4, -4, 4, 4))

        row = next(row for row in self._rows if row.seat == key[0])
        pair = row.pairs[key[1]]
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

    def _title(self) -> float:
        return QFontMetricsF(self._look.font(Role.HEADING)).height() + 6

    def _row_room(self, number: int) -> QRectF:
        room = QRectF(self.rect()).adjusted(_EDGE + 7, _PAD, -_EDGE - 7, -_PAD - 4)
        top = room.top() + self._title()
        high = (room.bottom() - top) / max(1, len(self._rows))
        return QRectF(room.left(), top + number * high, room.width(), high).adjusted(0, 2, 0, -2)

    def _rooms(self, number: int) -> _Rooms:
        if not self._laid:
            self._laid = [self._rooms_of(index) for index in range(len(self._rows))]
        return self._laid[number]

    def _row_rooms(self, seat: int) -> _Rooms:
        return self._rooms(next(at for at, row in enumerate(self._rows) if row.seat == seat))

    def _rooms_of(self, number: int) -> _Rooms:
        row = self._row_room(number)
        name_wide, points_wide, ready_wide = self._beside(row.width())
        name = QRectF(row.left(), row.top(), name_wide, row.height())
        ready = QRectF(row.right() - ready_wide, row.top(), ready_wide, row.height())
        points = QRectF(ready.left() - points_wide - 4, row.top(), points_wide, row.height())
        pairs = QRectF(name.right() + 8, row.top(), points.left() - name.right() - 14, row.height())
        return _Rooms(name, pairs, points, ready)

    def _beside(self, wide: float) -> tuple[float, float, float]:
        """How wide names, points and readiness are in a row of this width: as their words need."""
        strong = QFontMetricsF(self._look.font(Role.STRONG))
        names = (strong.horizontalAdvance(self._words.name(row.seat)) + 24 for row in self._rows)
        name = min(max(names, default=0.0), wide * 0.16, self._look.px(150))
        said = max(strong.horizontalAdvance(say(key)) for key in ("ready", "not-ready"))
        hints = (float(button.sizeHint().width()) for button in self.buttons.values())
        ready = 0.0 if self._last else max(min(max(said, *hints, 0.0) + 8, wide * 0.19), 84.0)
        return name, min(self._look.px(56), wide * 0.08), ready

    def _pair_room(self, seat: int, number: int) -> QRectF:
        index = next(at for at, row in enumerate(self._rows) if row.seat == seat)
        room = self._rooms(index).pairs
        columns, lines, pair = self._grid(room.width(), room.height() - 4)
        # A seat with few pairs has them in the middle of its row.
        lines = min(lines, max(1, math.ceil(len(self._rows[index].pairs) / columns)))
        line, column = divmod(number, columns)
        top = room.center().y() + (line - lines / 2) * pair.height()
        left = room.left() + column * pair.width()
        return QRectF(round(left), round(top), pair.width() - 4, pair.height() - 2)

    def _lay(self) -> None:
        self._laid.clear()
        # One below another, they are all as broad as the broadest.
        widest = max((button.sizeHint().width() for button in self.buttons.values()), default=0)
        # Large words want more height than a tag has without its style.
        least = round(QFontMetricsF(self._look.font(Role.STRONG)).height() * _TALL)
        for index, row in enumerate(self._rows):
            button = self.buttons.get(row.seat)
            if button is None:
                continue
            room = self._rooms(index).ready
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
        painter.setPen(theme.ink)
        title = whole.adjusted(_PAD * 2, _PAD, -_PAD * 2, 0)
        title.setHeight(self._title())
        text.draw(painter, title, say("check-title", round=self._round), look.font(Role.HEADING))
        points = self.points
        seen = QRectF(event.rect())
        with self.slices.painting(self):
            for index, row in enumerate(self._rows):
                if seen.intersects(self._row_room(index)):
                    self._paint_row(painter, index, row, points[row.seat], seen)
        painter.end()

    def _paint_row(
        self, painter: QPainter, index: int, row: Row, points: int, seen: QRectF
    ) -> None:
        look, theme = self._look, self._look.theme
        name, pairs, score, ready = self._rooms(index)
        band = QPainterPath()
        tall = min(name.height(), self._look.px(44))
        plate = QRectF(name.left(), name.center().y() - tall / 2, name.width(), tall)
        band.addRoundedRect(plate, 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(player_colour(row.colour, dark=theme.dark))
        painter.drawPath(band)
        painter.setPen(on_player_colour(dark=theme.dark))
        strong = look.font(Role.STRONG)
        text.draw(painter, plate.adjusted(6, 0, -6, 0), self._words.name(row.seat), strong, lines=2)
        for number, pair in enumerate(row.pairs):
            if seen.intersects(self._pair_room(row.seat, number)):
                self._paint_pair(painter, (row.seat, number), pair)
        if not row.pairs:
            painter.setPen(theme.muted)
            text.draw(painter, pairs, say("nothing-found"), look.font(Role.SMALL))
        painter.setPen(theme.good if points else theme.muted)
        text.draw(painter, score, say("plus", points=points), look.font(Role.HEADING))
        if self._asks and (not row.person or self._ready.get(row.seat, False)):
            is_ready = self._ready.get(row.seat, False)
            painter.setPen(theme.good if is_ready else theme.muted)
            words = say("ready") if is_ready else say("not-ready")
            text.draw(painter, ready, words, strong, lines=2)

    def _paint_pair(self, painter: QPainter, key: tuple[int, int], pair: Pair) -> None:
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
