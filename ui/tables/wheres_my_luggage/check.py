"""The table of Where's My Luggage?: the check at a round's end, and readiness for the next one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from engine.core import Seat
from engine.games.wheres_my_luggage.view import Pair
from ui.bridge.seats import on_player_colour, player_colour
from ui.look import brushes, text
from ui.look.style import Look
from ui.look.type import Role
from ui.look.widgets import TagButton
from ui.motion import Beat, Change
from ui.tables.wheres_my_luggage import art
from ui.tables.wheres_my_luggage.words import Words, say

TURN_MS: Final = 170
"""How long a pair takes to turn over."""
_PAIR: Final = QSizeF(200, 120)
_PAD: Final = 10.0
_PAIRS: Final = 0.62
"""The share of the sheet's width that the pairs of a seat have."""


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
        self._words = words
        self._round = 0
        self._rows: tuple[Row, ...] = ()
        self._open: set[tuple[int, int]] = set()
        self._turning: tuple[tuple[int, int], float] | None = None
        self._ready: Mapping[Seat, bool] = {}
        self._asks = False
        self.buttons: dict[Seat, TagButton] = {}
        self.hide()
        look.changed.connect(self._lay)

    def set_words(self, words: Words) -> None:
        """Speak of other people."""
        self._words = words
        self.update()

    @property
    def rows(self) -> Sequence[Row]:
        """Who is there with what."""
        return self._rows

    @property
    def opened(self) -> int:
        """How many pairs are open."""
        return len(self._open)

    def show_rows(self, round_: int, rows: Sequence[Row], *, opened: bool) -> None:
        """Show the pairs of a round, all `opened` or closed."""
        self._round, self._rows = round_, tuple(rows)
        self._turning = None
        self._open = set(self._order()) if opened else set()
        self._asks = False
        for button in self.buttons.values():
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for row in self._rows:
            if row.person:
                key = say("ready-key", name=row.key) if row.key else say("ready-button")
                button = TagButton(self._look, key, self, primary=True)
                button.setAutoDefault(True)
                button.setToolTip(say("tip-ready", name=self._words.name(row.seat)))
                button.setAccessibleName(button.toolTip())
                button.clicked.connect(lambda _=False, seat=row.seat: self.ready_pressed.emit(seat))
                button.hide()
                self.buttons[row.seat] = button
        self._lay()
        self.show()
        self.raise_()

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
            self.update()

        row = next(row for row in self._rows if row.seat == key[0])
        pair = row.pairs[key[1]]
        return Beat(begin, end, "settle" if pair.tile == pair.passenger else "flip")

    # Layout -------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out anew."""
        super().resizeEvent(event)
        self._lay()

    def height_for(self, wide: float) -> float:
        """The height in which pairs are as large as a sheet of this width lets them be."""
        pair = wide * _PAIRS / max(5, self._most()) * _PAIR.height() / _PAIR.width()
        row = max(pair + 18, self._look.px(60))
        return self._title() + row * max(1, len(self._rows)) + 2 * _PAD + 8

    def _most(self) -> int:
        return max((len(row.pairs) for row in self._rows), default=0)

    def _title(self) -> float:
        return QFontMetricsF(self._look.font(Role.HEADING)).height() + 6

    def _row_room(self, number: int) -> QRectF:
        room = QRectF(self.rect()).adjusted(_PAD + 2, _PAD, -_PAD - 2, -_PAD - 4)
        top = room.top() + self._title()
        high = (room.bottom() - top) / max(1, len(self._rows))
        high = min(high, self._look.px(150))
        used = high * len(self._rows)
        top += max(0.0, (room.bottom() - top - used) / 2)
        return QRectF(room.left(), top + number * high, room.width(), high).adjusted(0, 2, 0, -2)

    def _rooms(self, number: int) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Name, pairs, points and readiness of a row."""
        row = self._row_room(number)
        name_wide = min(row.width() * 0.15, self._look.px(150))
        ready_wide = max(min(row.width() * 0.19, self._look.px(190)), 84.0)
        points_wide = min(self._look.px(56), row.width() * 0.08)
        name = QRectF(row.left(), row.top(), name_wide, row.height())
        ready = QRectF(row.right() - ready_wide, row.top(), ready_wide, row.height())
        points = QRectF(ready.left() - points_wide - 4, row.top(), points_wide, row.height())
        pairs = QRectF(name.right() + 8, row.top(), points.left() - name.right() - 14, row.height())
        return name, pairs, points, ready

    def _pair_room(self, seat: int, number: int) -> QRectF:
        index = next(at for at, row in enumerate(self._rows) if row.seat == seat)
        room = self._rooms(index)[1]
        most = max(5, self._most())
        wide = min(room.width() / most, room.height() * _PAIR.width() / _PAIR.height())
        high = wide * _PAIR.height() / _PAIR.width()
        return QRectF(
            round(room.left() + number * wide), round(room.center().y() - high / 2), wide - 4, high
        )

    def _lay(self) -> None:
        for index, row in enumerate(self._rows):
            button = self.buttons.get(row.seat)
            if button is None:
                continue
            room = self._rooms(index)[3]
            hint = button.sizeHint()
            wide = min(int(room.width()), max(hint.width(), 84))
            high = max(44, min(hint.height(), int(room.height())))
            button.setGeometry(
                int(room.right()) - wide, round(room.center().y() - high / 2), wide, high
            )
        self.update()

    # Painting -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """A card with a row a seat."""
        look, theme = self._look, self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        look.pixmaps.draw(
            painter,
            ("wl-check", self.size().toTuple()),
            whole,
            lambda inner: brushes.card(inner, whole.adjusted(5, 3, -5, -8), theme, reach=6),
        )
        painter.setPen(theme.ink)
        title = whole.adjusted(_PAD * 2, _PAD, -_PAD * 2, 0)
        title.setHeight(self._title())
        text.draw(painter, title, say("check-title", round=self._round), look.font(Role.HEADING))
        points = self.points
        for index, row in enumerate(self._rows):
            self._paint_row(painter, index, row, points[row.seat])
        painter.end()

    def _paint_row(self, painter: QPainter, index: int, row: Row, points: int) -> None:
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
        squeeze = abs(2 * share - 1) if turning else 1.0
        rect = QRectF(QPointF(0, 0), room.size())
        look = self._look

        def paint(inner: QPainter) -> None:
            if opened:
                art.paint_pair(inner, rect, pair.passenger, pair.tile, look)
            else:
                art.paint_pair_closed(inner, rect, art.type_of(pair.tile), look)

        painter.save()
        painter.translate(room.center().x() - room.width() / 2 * squeeze, room.top())
        if squeeze < 1.0:
            painter.scale(max(0.02, squeeze), 1.0)
        key_ = ("wl-pair", pair.passenger, pair.tile, opened, rect.size().toTuple())
        density = painter.device().devicePixelRatio()
        painter.drawPixmap(QPointF(0, 0), look.pixmaps.pixmap(key_, rect.size(), density, paint))
        painter.restore()


Pressed = Callable[[int], None]
