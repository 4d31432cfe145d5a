"""Shell: the lounge's baggage carousel: one suitcase per game, among other people's luggage."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from engine.core import GameId
from ui.bridge.preferences import Preferences
from ui.kit.spec import GameTable
from ui.look import brushes, text
from ui.look.palette import faded
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.style import Look
from ui.look.typography import Role
from ui.look.widgets import fill_linen
from ui.shell.lounge.case_art import (
    CASE_BODY,
    CASE_SIZE,
    HANDLE_TOP,
    PICTURE_BOTTOM,
    leathers,
    paint_case,
    paint_open,
    shade,
)
from ui.shell.widgets.basic import announce
from ui.stage.belt import carousel as stage
from ui.stage.belt.carousel import Drawing
from ui.stage.belt.geometry import Clock, Drive, Oval
from ui.stage.belt.luggage import Luggage

BELT_TURN_S: Final = 76.0
"""Seconds of one turn of the belt."""
LID_OPENING_S: Final = 0.45
"""Seconds in which a lid opens."""
_FRAME_MS: Final = 16
_SLOW_FRAME_MS: Final = 32
"""Milliseconds between two frames: while something is fast, and while the belt only cruises."""
_REST_S: Final = 6.0
"""Seconds for which the belt rests after the pointer has moved in the window."""
_LOOK_MS: Final = 500
"""Milliseconds between two looks at the pointer while the belt rests for it."""
_TRACE_STEP_S: Final = 0.1
"""Seconds between two places of the belt that are remembered."""
_TRACE_S: Final = 8.0
"""Seconds ago that a press may be meant for: people look before they reach."""
_FRESH_S: Final = 2.5
"""After the belt has stood for so many seconds a press means what lies there now."""
_SLOT_COUNT: Final = 8
_OTHER_LUGGAGE: Final = (
    "basket",
    "hat-box",
    "roller",
    "carpet-bag",
    "duffel",
    "rucksack",
    "hardcase",
    "trunk",
)
"""Other people's luggage, in the order in which it fills the slots between the games."""


class GamePicker(QWidget):
    """The belt under the departure board. One focusable thing, which names the chosen suitcase.

    Left and Right bring a suitcase to the front, Enter or a click opens it: its lid lifts, then
    `chosen` tells its game. The belt comes to rest when the pointer moves in the window, and holds
    while the pointer or the keyboard is here, and for good once something was pressed; it stands
    where motion is off or the window is not in use. A press beside all suitcases is for the one
    that the belt has just carried away from there.
    """

    chosen = Signal(str)
    turned = Signal()
    """Another suitcase is the chosen one."""

    def __init__(
        self,
        look: Look,
        specs: dict[GameId, GameTable],
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        clock: Clock = time.perf_counter,
        where: Callable[[], QPoint] = QCursor.pos,
    ) -> None:
        """`where` tells where the pointer is on the screen."""
        super().__init__(parent)
        self._look = look
        self._preferences = preferences
        self._clock = clock
        self._approach = _Approach(self, clock, where)
        self._trace = _Trace(clock)
        self._games = list(specs)
        self._specs = list(specs.values())
        self._slots = slots(len(specs))
        # Nothing hides behind a game's suitcase while that stands in front of the chute.
        mine, count = self._slots
        taken = {*mine, *((slot + count // 2) % count for slot in mine)}
        free = [slot for slot in range(count) if slot not in taken]
        self._others = dict(
            zip(free, _OTHER_LUGGAGE * (len(free) // len(_OTHER_LUGGAGE) + 1), strict=False)
        )
        self._drive = Drive(clock, 1.0 / BELT_TURN_S)
        self._current = 0
        self._hovered: int | None = None
        self._pressed: int | None = None
        self._pressed_at = QPointF()
        self._marked: int | None = None
        self._opening: tuple[int, float] | None = None
        self._pointer: QPointF | None = None
        self.told: object = None
        """What assistive technology is told by, once it has asked; it lives as long as this."""
        self._belt = stage.Carousel(look, self._slots[1], 1, self._drawing, beats=17)
        for index, slot in enumerate(self._slots[0]):
            self._belt.put(slot, index)
        self._board = QRectF()
        self._ground: QPixmap | None = None
        self._first, self._settled = True, False
        self._staging = self._staged = False
        """Whether the games' pictures are wanted, and whether all luggage is there."""
        self._timer = QTimer(self)
        self._timer.setInterval(_FRAME_MS)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._later = QTimer(self)
        self._later.setInterval(_LOOK_MS)
        self._later.timeout.connect(lambda: None if self._held() else self._wake())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(420, 320)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        # The linen is in its own picture, so nothing below is painted for what moves here.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent, True)
        look.changed.connect(self._renew)
        preferences.changed.connect(self._wake)
        self._name()

    # What others may know and ask

    @property
    def game(self) -> GameId | None:
        """The game whose suitcase is chosen."""
        return self._games[self._current] if self._games else None

    @property
    def running(self) -> bool:
        """Whether the belt's timer runs."""
        return self._timer.isActive()

    @property
    def turn(self) -> float:
        """Where the belt is."""
        return self._drive.turn

    @property
    def bytes_held(self) -> int:
        """Bytes of all pictures that are kept, at four a pixel."""
        ground = self._ground
        own = 0 if ground is None else 4 * ground.width() * ground.height()
        return own + self._belt.bytes_held

    def prefer(self, game: GameId) -> None:
        """Have a game's suitcase chosen, and in front; one that is not there is passed over."""
        if game in self._games:
            self._turn_to(self._games.index(game))
            self._face(at_once=True)
            self.update()

    def choose(self, index: int) -> None:
        """Choose a suitcase and bring it to the front."""
        if not self._games:
            return
        self._turn_to(index % len(self._games))
        self._face(at_once=not self._moves())
        announce(self, self.accessibleName())
        self._mark()
        self._wake()
        self.update()

    def open(self, index: int | None = None) -> None:
        """Open a suitcase, by default the chosen one: `chosen` follows when its lid is up, at once
        if motion is off.
        """
        if self._opening is not None or not self._games:
            return
        index = self._current if index is None else index
        self._turn_to(index)
        self.settle()
        if not self._moves():
            self.chosen.emit(str(self._games[index]))
            return
        self._drive.hold()
        self._opening = (index, self._clock())
        self._wake()

    def settle(self) -> None:
        """Something was pressed: nothing goes round any more below whoever knows what they want."""
        self._settled = True
        self._wake()

    def rest(self) -> None:
        """The lounge is left: stand, and give the pictures back.

        Whoever comes back finds the chosen suitcase, of which the buttons speak, in front.
        """
        self._timer.stop()
        self._later.stop()
        self._trace.clear()
        self._face(at_once=True)
        self._opening = None
        self._hovered = self._pressed = self._pointer = None
        self._forget()

    def case_rect(self, index: int) -> QRectF:
        """Where a suitcase's body is seen now."""
        return self._shown().body(self._slots[0][index])

    # Time

    def _moves(self) -> bool:
        return self._preferences.factor > 0

    def _awake(self) -> bool:
        window = self.window()
        return (
            self._moves()
            and self.isVisible()
            and window.isActiveWindow()
            and not window.isMinimized()
        )

    def _held(self) -> bool:
        # Wherever the pointer is: nothing moves away from where it is about to press.
        busy = self._pointer is not None or self._pressed is not None or self._opening is not None
        return busy or self._settled or self.hasFocus() or self._approach.lately

    def _wake(self) -> None:
        """Let the belt go on, hold, or stand, as things are now."""
        if not self._awake():
            self._later.stop()
            self._timer.stop()
            self._drive.halt()
            self._end_opening()
            return
        if self._held():
            self._drive.hold()
            if not self._settled and not self._later.isActive():
                self._later.start()
        else:
            self._drive.run()
            self._later.stop()
        if not self._timer.isActive() and self._staged:
            self._timer.start()

    def _tick(self) -> None:
        if not self._awake():
            self._wake()
            return
        self._point()
        if self._approach.lately:
            self._wake()
        self._trace.add(self._drive.turn)
        if self._opening is not None and self._clock() - self._opening[1] >= LID_OPENING_S:
            self._end_opening()
            return
        self.update(self._area())
        fast = self._opening is not None or self._drive.gliding
        self._timer.setInterval(_FRAME_MS if fast else _SLOW_FRAME_MS)
        if self._drive.still and self._opening is None:
            self._timer.stop()

    def _end_opening(self) -> None:
        if self._opening is not None:
            index, _ = self._opening
            self._opening = None
            self.chosen.emit(str(self._games[index]))

    # Hands

    def _move_to(self, pointer: QPointF | None) -> None:
        """The pointer is elsewhere, or nowhere here."""
        came, self._pointer = (pointer is None) != (self._pointer is None), pointer
        if came and pointer is not None and not self._drive.gliding and self._awake():
            # At once: nothing goes on from below it.
            self._drive.halt()
            self.update(self._area())
        self._point()
        if came:
            self._wake()

    def _point(self) -> None:
        """See what lies under the pointer, which may rest while the belt still moves."""
        hovered = None if self._pointer is None else self._case_at(self._pointer)
        if hovered != self._hovered:
            self._hovered = hovered
            self.setCursor(
                Qt.CursorShape.ArrowCursor if hovered is None else Qt.CursorShape.PointingHandCursor
            )
            self._mark()

    def _mark(self) -> None:
        marked = self._hovered
        if marked is None and self.hasFocus():
            marked = self._current
        if marked != self._marked:
            self._marked = marked
            self.update()

    def _case_at(self, point: QPointF, turn: float | None = None) -> int | None:
        """The suitcase that is meant by a point, with the belt where it is or was at a `turn`;
        other luggage lets the pointer through.
        """
        own = self._slots[0]
        tick = None if turn is None else turn * self._slots[1]
        slot = self._shown().slot_at(point, tick, own)
        return None if slot is None else own.index(slot)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._move_to(event.position())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._move_to(event.position())
        if event.button() is Qt.MouseButton.LeftButton:
            # There now, or else the last one that was there while the belt moved.
            found = (self._case_at(event.position(), at) for at in (None, *self._trace.turns()))
            self._pressed = next((each for each in found if each is not None), None)
            self._pressed_at = event.position()
            self._wake()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the suitcase that was pressed, if the pointer is on it or has hardly moved."""
        self._move_to(event.position())
        pressed, self._pressed = self._pressed, None
        if event.button() is Qt.MouseButton.LeftButton and pressed is not None:
            # The suitcase may go on a little below a pointer that rests.
            way = (event.position() - self._pressed_at).manhattanLength()
            if pressed == self._hovered or way < QApplication.startDragDistance():
                self.open(pressed)
            self._wake()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._move_to(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right choose, Enter and Space open."""
        if not obey(self.scope().shortcuts, event):
            super().keyPressEvent(event)

    def scope(self) -> Scope:
        """Return what keys do with the suitcases."""
        turn = self.tr("Choose a suitcase")
        return Scope(
            self.tr("On the carousel"),
            (
                Shortcut(("Left",), turn, lambda: self.choose(self._current - 1)),
                Shortcut(("Right",), turn, lambda: self.choose(self._current + 1)),
                Shortcut(
                    ("Return", "Enter", "Space"),
                    self.tr("Open the suitcase"),
                    self.open,
                    repeats=False,
                ),
            ),
        )

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The chosen suitcase comes to the front and is marked, unless another one is pressed."""
        super().focusInEvent(event)
        if event.reason() not in (
            Qt.FocusReason.ActiveWindowFocusReason,
            Qt.FocusReason.MouseFocusReason,
        ):
            self.choose(self._current)
        self._mark()
        self._wake()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark()
        self._wake()

    def _face(self, *, at_once: bool) -> None:
        """Bring the chosen suitcase to the front."""
        if self._games:
            slot = self._slots[0][self._current]
            self._drive.glide(-slot / self._slots[1], at_once=at_once)

    def _turn_to(self, index: int) -> None:
        self._current = index
        self._name()
        # The board names it.
        self.update()
        self.turned.emit()

    def _name(self) -> None:
        if not self._games:
            self.setAccessibleName(self.tr("Baggage carousel"))
            return
        spec = self._specs[self._current]
        self.setAccessibleName(
            self.tr("{game}, suitcase {number} of {count}").format(
                game=spec.title(), number=self._current + 1, count=len(self._games)
            )
        )
        self.setAccessibleDescription(
            self.tr(
                "{tagline} Press Left or Right to choose a suitcase and Enter to open it."
            ).format(tagline=spec.tagline())
        )

    # Window

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._wake()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._wake()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay()

    def event(self, event: QEvent) -> bool:
        """The belt stands while the window is not in use; another screen has another density."""
        kind = event.type()
        if kind == QEvent.Type.DevicePixelRatioChange:
            self._forget()
        done = super().event(event)
        if kind in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self._wake()
        return done

    # Layout

    def _unit(self) -> float:
        """How much larger than at 960 × 768 everything is."""
        return max(0.5, min(self.width() / 960.0, self.height() / 768.0))

    def _lay(self) -> None:
        """Place the departure board, the chute below it, and the belt, as one group."""
        unit = self._unit()
        high = max(112.0, 140.0 * unit)
        broad = min(self.width() - 16.0, max(4.5 * high, 620.0 * unit))
        wide = min(self.width() * 0.955, 1.9 * self.height())
        skirt = wide * 0.054
        room = self.height() - 26.0 - high - skirt
        # Steeper than this one would look down on the luggage.
        tall = max(120.0, min(room - 104.0 * unit, wide * 0.41))
        chute = min(room - tall, wide * 0.3)
        top = 10.0 + max(0.0, room - tall - chute) / 2
        self._board = QRectF((self.width() - broad) / 2, top, broad, high)
        rect = QRectF((self.width() - wide) / 2, top + high + chute, wide, tall)
        oval = Oval(rect)
        front, back = oval.at(0.0), oval.at(0.5)
        room = front.point.y() - self._board.bottom() - 6
        piece = min(oval.unit * 1.34 / CASE_SIZE.width(), room / CASE_SIZE.height())
        if len(self._games) > 2:
            # What stands in front ends below the picture of what stands behind it.
            below = (CASE_SIZE.height() - HANDLE_TOP) * front.scale - (
                CASE_SIZE.height() - PICTURE_BOTTOM
            ) * back.scale
            piece = min(piece, (front.point.y() - back.point.y()) / below)
        self._belt.lay(
            rect,
            top=self._board.bottom() - 6,
            piece=piece,
            walls=(0.0, float(self.width())),
        )
        self._forget()

    def _area(self) -> QRect:
        """What changes while the belt moves."""
        moving = self._belt.moving()
        if self._opening is None:
            # What passes behind the departure board is hidden by it.
            moving.setTop(max(moving.top(), self._board.bottom() - 2))
        else:
            moving.setTop(moving.top() - 0.2 * moving.height())
        return moving.toAlignedRect() & self.rect()

    def _shown(self) -> stage.Carousel:
        """The belt as it is now."""
        self._belt.tick = self._drive.turn * self._slots[1]
        return self._belt

    # Pictures

    def _renew(self) -> None:
        self._forget()
        self.update()

    def _forget(self) -> None:
        self._ground = None
        self._belt.forget()

    def _drawing(self, kind: Hashable) -> Drawing:
        theme = self._look.theme
        if isinstance(kind, int):
            spec, leather = self._specs[kind], leathers(theme)[kind % 4]
            # A game's picture may load much of its table, for which the first frame does not wait.
            emblem = spec.emblem if self._staging else None
            return Drawing(
                lambda painter: paint_case(painter, spec.title(), self._look, leather, emblem),
                CASE_SIZE,
                CASE_BODY.adjusted(0, -24, 0, 0),
                plain=lambda painter: paint_case(painter, "", self._look, leather, None),
            )
        piece = stage.luggage_drawing(Luggage(kind), theme)

        def shaded(painter: QPainter) -> None:
            piece.paint(painter)
            # In the shade: it is there to be looked past.
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.fillRect(QRectF(QPointF(), piece.size), faded(theme.board, 0.24))

        return Drawing(shaded, piece.size, piece.body, 0.84)

    def _stage(self) -> None:
        """After the first frame: the games' pictures, then other luggage piece by piece."""
        if not self.isVisible():
            # Left already: what is missing is made when it is seen.
            self._staging = self._staged = True
            for slot, other in self._others.items():
                self._belt.put(slot, other)
            return
        missing = [slot for slot in self._others if self._belt.kind(slot) is None]
        if not self._staging:
            self._staging = True
            for index in range(len(self._games)):
                self._belt.renew(index)
        elif missing:
            self._belt.put(missing[0], self._others[missing[0]])
        else:
            self._staged = True
            self._wake()
            return
        self.update(self._area())
        QTimer.singleShot(0, self, self._stage)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = event.rect()
        if self._staging:
            self._copy_ground(painter, area)
        else:
            # The very first frame goes straight to the window: no picture is made to be seen once.
            self._draw_ground(painter, quick=True)
        if area.top() < self._board.bottom():
            self._paint_words(painter)
        self._paint_belt(painter)
        painter.end()
        if self._first:
            self._first = False
            QTimer.singleShot(0, self, self._stage)

    def _paint_belt(self, painter: QPainter) -> None:
        theme, shown = self._look.theme, self._shown()
        opened = None if self._opening is None else self._opening[0]
        for index, slot in enumerate(self._slots[0]):
            marked = index == self._marked and index != opened
            ringed = marked and index == self._current and self.hasFocus()
            # The chosen one is known by sight: it is what the buttons beside name.
            quiet = theme.metal if index == self._current and index != opened else None
            shown.mark(slot, "1", theme.board_ink if marked else quiet)
            shown.mark(slot, "2", theme.focus if ringed else None)
        shown.lifted = frozenset() if opened is None else frozenset({self._slots[0][opened]})
        shown.sways = self._moves()
        painter.save()
        painter.setClipRegion(
            QRegion(self.rect()).subtracted(QRegion(self._board.toAlignedRect())),
            Qt.ClipOperation.IntersectClip,
        )
        shown.paint(painter, quick=not self._staging)
        painter.restore()
        if opened is not None:
            self._paint_open(painter, opened)

    def _paint_open(self, painter: QPainter, index: int) -> None:
        """The suitcase that is being opened: it comes nearer, and its lid goes up and over."""
        assert self._opening is not None
        share = min(1.0, (self._clock() - self._opening[1]) / LID_OPENING_S)
        eased = 1.0 - (1.0 - share) ** 2
        spot = self._belt.place(self._slots[0][index])
        unit = self._belt.piece * spot.scale * (1.0 + 0.10 * eased)
        painter.save()
        painter.translate(spot.point.x(), spot.point.y() - 14 * unit * eased)
        painter.scale(unit, unit)
        painter.translate(-CASE_SIZE.width() / 2, -CASE_SIZE.height())
        paint_open(painter, self._belt.sprite(index), eased, self._look.theme)
        painter.restore()

    def _copy_ground(self, painter: QPainter, area: QRect) -> None:
        ratio = self.devicePixelRatioF()
        if self._ground is None:
            self._ground = self._paint_ground(ratio)
        source = QRectF(area.topLeft() * ratio, QSizeF(area.size()) * ratio)
        painter.drawPixmap(QRectF(area), self._ground, source)

    def _paint_ground(self, ratio: float) -> QPixmap:
        """A picture of all that never moves; without transparency it is only copied."""
        ground = QPixmap(math.ceil(self.width() * ratio), math.ceil(self.height() * ratio))
        ground.setDevicePixelRatio(ratio)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter)
        painter.end()
        return ground

    def _draw_ground(self, painter: QPainter, *, quick: bool = False) -> None:
        offset = self.mapTo(self.window(), QPointF(0, 0)).toPoint()
        fill_linen(painter, QRectF(self.rect()), self._look, offset)
        self._belt.paint_ground(painter, quick=quick)
        self._paint_board(painter, self._board)

    def _letters(self) -> QRectF:
        board = self._board
        pad = board.height() * 0.13
        return QRectF(board.left(), board.top() + pad, board.width(), board.height() * 0.53)

    def _paint_board(self, painter: QPainter, rect: QRectF) -> None:
        theme = self._look.theme
        shade(painter, rect, 14, 9, theme)
        painter.setPen(QPen(theme.metal_shade, 3))
        painter.setBrush(theme.board)
        painter.drawRoundedRect(rect, 14, 14)
        name = self.tr("STOWAWAY")
        row = self._letters()
        gap = 5.0
        room = row.width() - 2 * row.height() * 0.2 - gap * (len(name) - 1)
        width = min(room / len(name), row.height() * 0.86)
        left = row.center().x() - (width * len(name) + gap * (len(name) - 1)) / 2
        font = self._look.font(
            Role.BOARD, pixels=min(row.height(), width / 0.6) * 0.86 / self._look.text_scale
        )
        for index, letter in enumerate(name):
            cell = QRectF(left + index * (width + gap), row.top(), width, row.height())
            brushes.flap_cell(painter, cell, letter, font, theme)

    def _paint_words(self, painter: QPainter) -> None:
        """The line below the letters: the suitcase that is pointed at, else that of the buttons."""
        if not self._games:
            return
        board = self._board
        marked = self._marked
        spec = self._specs[self._current if marked is None else marked]
        words = self.tr("{game} – {tagline}").format(game=spec.title(), tagline=spec.tagline())
        row = QRectF(board)
        row.setTop(self._letters().bottom())
        font = self._look.font(Role.SMALL)
        grown = 13 * max(1.0, self._unit())
        font.setPixelSize(max(font.pixelSize(), round(grown)))
        painter.setPen(self._look.theme.board_dim if marked is None else self._look.theme.board_ink)
        text.draw(painter, row.adjusted(14, 2, -14, -2), words, font, lines=2)


class _Approach:
    """Whether the pointer may be on its way to the belt."""

    def __init__(self, widget: QWidget, clock: Clock, where: Callable[[], QPoint]) -> None:
        self._widget = widget
        self._clock = clock
        self._where = where
        self._at = where()
        self._moved = -math.inf

    @property
    def lately(self) -> bool:
        """Whether it has moved in the window a short while ago."""
        at, now = self._where(), self._clock()
        if at != self._at:
            self._at, window = at, self._widget.window()
            if window.rect().contains(window.mapFromGlobal(at)):
                self._moved = now
        return now - self._moved < _REST_S


class _Trace:
    """Where the belt was, while it moved."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._been: deque[tuple[float, float]] = deque(maxlen=round(_TRACE_S / _TRACE_STEP_S))

    def add(self, turn: float) -> None:
        """Keep where it is now, if it has gone on."""
        now = self._clock()
        if not self._been or (
            now - self._been[-1][0] >= _TRACE_STEP_S and turn != self._been[-1][1]
        ):
            self._been.append((now, turn))

    def clear(self) -> None:
        """Forget all."""
        self._been.clear()

    def turns(self) -> Iterator[float]:
        """Return where it was, from the last; nothing once it has stood for a while."""
        now = self._clock()
        if self._been and now - self._been[-1][0] <= _FRESH_S:
            yield from (turn for then, turn in reversed(self._been) if now - then < _TRACE_S)


def slots(games: int) -> tuple[tuple[int, ...], int]:
    """The slots of the games' suitcases around the belt, and how many slots there are.

    They stand evenly, but for two: opposite each other, one would always hide the other. A quarter
    of the belt apart, the second is seen whole at the side while the first is in front, also where
    the departure board hangs low. It follows the first to the front, so that they do not meet.
    """
    count = max(_SLOT_COUNT, 2 * games)
    if games == 2:
        return (0, 6), count
    return tuple(index * count // games for index in range(games)), count
