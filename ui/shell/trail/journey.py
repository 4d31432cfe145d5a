"""Shell: how a map changes since the last look at it: a stamp lands, the suitcase goes on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.look.easing import Ease
from ui.motion import INPUT_EVENTS, Beat, MotionPlayer, ValueTween

if TYPE_CHECKING:
    from engine.trails import Progress
    from ui.shell.trail.map import MapPlace, PlaceTag, TravelMap

_LOOK_MS: Final = 120
"""How long the map stands as it was, at normal speed."""
_FALL_MS: Final = 300
_WAY_MS: Final = 600
_FALL_FROM: Final = 2.2
"""How much larger a stamp is when it begins to fall."""
_RIM: Final = 6
"""Around what moves, for its outline and its shadow, in pixels at 100 %."""
_PRESSES: Final = INPUT_EVENTS - {QEvent.Type.Wheel} | {QEvent.Type.ShortcutOverride}
"""What ends it: all but a notch, which scrolls the map."""


def places_before(
    places: Sequence[MapPlace], number: int, one: Progress
) -> tuple[MapPlace, ...] | None:
    """Return the places as they were before the match that won the first medal of a stop.

    Args:
        places: The places now.
        number: Which stop it was.
        one: How far somebody came there.

    Returns:
        The places; None if the stop was won before that.
    """
    if one.tries != 1 or not one.medal:
        return None
    before = [place._replace(is_next=False) for place in places]
    before[number] = before[number]._replace(
        won=False, medal=0, is_open=True, is_next=True, score="", day=None
    )
    if number + 1 < len(before) and not before[number + 1].won:
        before[number + 1] = before[number + 1]._replace(is_open=False)
    return tuple(before)


def stamped(before: Sequence[MapPlace], after: Sequence[MapPlace]) -> tuple[int, ...]:
    """The places with a better medal than before."""
    pairs = enumerate(zip(before, after, strict=False))
    return tuple(number for number, (one, other) in pairs if other.medal > one.medal)


def legs(before: Sequence[MapPlace], after: Sequence[MapPlace]) -> range:
    """The way from the old next place to the new one, each part by the number of its start."""
    ends = [next((n for n, one in enumerate(at) if one.is_next), None) for at in (before, after)]
    start, end = ends
    return range(0) if start is None or end is None else range(start, end)


class Journey(QWidget):
    """Lies over a map, and takes neither pointer nor keyboard; the map's tags are as at the end.

    The tags whose signs it shows meanwhile leave them out.
    """

    cued = Signal(str)
    """The name of a sound that belongs to what is seen."""

    def __init__(self, map_: TravelMap) -> None:
        super().__init__(map_)
        self._map = map_
        self._factor: Callable[[], float] = lambda: 0.0
        self._player = MotionPlayer(lambda: self._factor(), self)
        self._player.cued.connect(self.cued)
        self._before: tuple[MapPlace, ...] = ()
        self._stamped: tuple[int, ...] = ()
        self.legs = range(0)
        """The parts of the way that are still to be gone."""
        self._fallen = self._gone = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def is_on(self) -> bool:
        """Whether the map does not show its end yet."""
        return not self.isHidden()

    def begin(self, before: Sequence[MapPlace], factor: Callable[[], float]) -> None:
        """Show how the map came to be as it is, once it is seen; where nothing moves only tell it.

        Args:
            before: The places at the last look.
            factor: The length of moves; 0 is no movement at all.
        """
        after = self._map.places
        self._before, self._factor = tuple(before), factor
        self._stamped = stamped(before, after) if len(before) == len(after) else ()
        if not self._stamped:
            return
        if factor() <= 0:
            self.cued.emit("confirm")
            return
        self.legs = legs(before, after)
        self._fallen = self._gone = 0.0
        for tag in self._covered():
            tag.set_bare(on=True)
        self.raise_()
        self.show()

    def start(self) -> None:
        """The map is seen: from now on time passes."""
        if not self.is_on or self._player.busy:
            return
        if not any(self._is_seen(number) for number in self._stamped):
            # What lies further up or down is not waited for.
            if self.legs and self._is_seen(self.legs.stop):
                self.end()
            return
        application = QCoreApplication.instance()
        assert application is not None
        application.installEventFilter(self)
        fall = ValueTween(self._fall, _FALL_MS, Ease.IN, _LOOK_MS)
        go = [ValueTween(self._go, _WAY_MS)] if self.legs else []
        self._player.play(Beat(lambda: [fall], lambda: self._fall(1.0)))
        self._player.play(Beat(lambda: go, self.end, cue="confirm"))

    def end(self) -> None:
        """Show the map as it is."""
        if not self.is_on:
            return
        if self._player.busy:
            # Its last beat ends here.
            self._player.catch_up()
            return
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        covered = self._covered()
        self.legs = range(0)
        self.hide()
        for tag in covered:
            tag.set_bare(on=False)
        self._map.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any press ends it, and does what it says."""
        del watched
        if event.type() in _PRESSES:
            self.end()
        return False

    def _covered(self) -> list[PlaceTag]:
        numbers = {*self._stamped, *((self.legs.stop,) if self.legs else ())}
        return [tag for n, tag in enumerate(self._map.place_tags) if n in numbers]

    def _is_seen(self, number: int) -> bool:
        tag = self._map.place_tags[number]
        return tag.visibleRegion().contains(tag.spot.toPoint())

    # What moves

    def _fall(self, share: float) -> None:
        self._fallen = share
        for number in self._stamped:
            self.update(self._fall_room(number).toAlignedRect())

    def _go(self, share: float) -> None:
        before = self._pin_room()
        self._gone = share
        self.update(before.united(self._pin_room()).toAlignedRect())

    def _fall_room(self, number: int) -> QRectF:
        """All that a stamp may take on its way."""
        tag = self._map.place_tags[number]
        room = QRectF(tag.rect()).translated(-tag.spot)
        wide = QRectF(room.topLeft() * _FALL_FROM, room.size() * _FALL_FROM)
        return wide.translated(QPointF(tag.pos()) + tag.spot)

    def _pin_room(self) -> QRectF:
        tag, rim = self._map.place_tags[self.legs.stop], self._map.look.px(_RIM)
        room = tag.body().adjusted(-rim, -rim, rim, rim)
        room.moveCenter(self._pin_spot())
        return room

    def _pin_spot(self) -> QPointF:
        """Where the suitcase is on its way."""
        gone = self._gone * len(self.legs)
        leg = min(len(self.legs) - 1, int(gone))
        return self._map.leg(self.legs[leg], gone - leg).currentPosition()

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        for index, leg in enumerate(self.legs):
            gone = min(1.0, self._gone * len(self.legs) - index)
            if gone > 0:
                painter.strokePath(self._map.leg(leg, gone), self._map.way_pen(done=True))
        room = QRectF(event.rect())
        if self.legs:
            self._paint_before(painter, self.legs.stop)
        if self._fallen < 1.0:
            for number in self._stamped:
                if number not in self.legs[:1] and self._fall_room(number).intersects(room):
                    self._paint_before(painter, number)
        # All are below the suitcase but one: that lands on it, and it comes out from under it.
        start = self.legs.start if self.legs else None
        stamps = [n for n in self._stamped if self._fall_room(n).intersects(room)]
        for number in stamps:
            if number != start:
                self._paint_stamp(painter, number)
        if self.legs:
            self._paint_pin(painter)
        if start in stamps:
            self._paint_stamp(painter, self.legs.start)
        painter.end()

    def _paint_before(self, painter: QPainter, number: int) -> None:
        """A place as it was at the last look."""
        tag, place = self._map.place_tags[number], self._before[number]
        painter.save()
        # It is smaller than what comes there, and lies on the way like that.
        painter.translate(QPointF(tag.pos()) + tag.spot - tag.body(place).center())
        tag.paint_sign(painter, place)
        painter.restore()

    def _paint_pin(self, painter: QPainter) -> None:
        tag = self._map.place_tags[self.legs.stop]
        # Until a stamp covers it, it has the number of the place where it stands.
        at = self._before[self.legs.start] if self._fallen < 1.0 else tag.place
        place = tag.place._replace(number=at.number)
        self._draw(painter, tag, place, QRectF(tag.rect()).translated(self._pin_spot() - tag.spot))

    def _paint_stamp(self, painter: QPainter, number: int) -> None:
        """A stamp on its way, or where it has landed."""
        if self._fallen <= 0:
            return
        tag = self._map.place_tags[number]
        large = _FALL_FROM + (1.0 - _FALL_FROM) * self._fallen
        room = QRectF(-tag.spot * large, QSizeF(tag.size()) * large)
        painter.setOpacity(self._fallen)
        self._draw(painter, tag, tag.place, room.translated(QPointF(tag.pos()) + tag.spot))
        painter.setOpacity(1.0)

    def _draw(self, painter: QPainter, tag: PlaceTag, place: MapPlace, room: QRectF) -> None:
        """Draw the sign of a tag, which is painted once, elsewhere than the tag."""

        def paint(on: QPainter) -> None:
            tag.ring(on, tag.paint_sign(on, place))

        key = ("journey", place, tag.isChecked(), tag.hasFocus(), tag.underMouse())
        pixmaps, density = self._map.look.pixmaps, self.devicePixelRatioF()
        drawn = pixmaps.pixmap(key, QSizeF(tag.size()), density, paint)
        painter.drawPixmap(room, drawn, QRectF(drawn.rect()))
