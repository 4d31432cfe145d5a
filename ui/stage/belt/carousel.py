"""Stage: a baggage carousel: a belt with its luggage in slots, gates, marks and a cover.

It knows no game. A widget paints a `Carousel` itself; a scene holds it in a `CarouselItem`
(`ui.stage.belt.carousel_item`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from ui.look import text
from ui.look.palette import Theme, contrast, faded, mix
from ui.look.pixmaps import painted
from ui.look.style import TOUCH_TARGET, Look
from ui.look.typography import Role
from ui.stage.belt import luggage
from ui.stage.belt.geometry import (
    LANE_STEPS,
    BeltPoint,
    Oval,
    belt_length,
    paint_belt,
    paint_chute,
    place_of,
    skirt_height,
    sway,
)
from ui.stage.belt.luggage import Luggage
from ui.stage.belt.sprites import Sprites, SpriteSheet, SpriteStep

if TYPE_CHECKING:
    from ui.stage.belt.shapes import DrawnShape
    from ui.stage.items.plates import Plates

TWO_LANES: Final = (0.46, -0.50)
"""Even slots run outside, odd ones inside: twice the room for each piece."""
_MAX_SIGN_ASPECT: Final = 5.0
"""The width that a gate's sign has at most, in its heights."""
_SIGN_EMBLEM: Final = 0.8
"""The breadth of the emblem on a gate's sign, in heights of that."""
_COVER_FOLDS: Final = 34
"""Folds of the cover, none of which tells what lies below it."""
_MIN_CACHED_POSES: Final = 2
"""The least number of poses that are kept of each piece."""
_POSES_PER_FRAME: Final = 2
"""How many poses are made in a frame while it is painted, unless something else than time has
changed."""
_PREPARED_TICKS: Final = 6
"""Ticks until poses are seen that are made beforehand."""
_TURNS_PER_ROUND: Final = 3
"""All slots are looked at in so many turns."""
_LEAP_TICKS: Final = 12.0
"""After so many ticks at once all is shown as it is then."""
_POSES_PER_TURN: Final = 3
"""How many poses are made beforehand in a turn."""
_MAX_POSE_BYTES: Final = 52 * 2**20
_POSE_CACHE_WINDOWS: Final = 5
"""How many times what a window shows poses may take, and no more bytes than that."""
_GATE_BRACKETS: Final = ((0.99, 1.22), (-1.21, -0.99))
"""Where the brackets of a gate lie, as in `Oval.at`."""
_COVER_REACH: Final = 1.23
"""As far as this, as in `Oval.at`, the cover hides the belt's rim at its sides."""
_MARK_WIDTH_SHARE: Final = 0.024
"""Width of a mark around luggage, in widths of the drawing's room."""


class Drawing(NamedTuple):
    """What a kind of luggage looks like.

    `paint` draws it within `size` units; it stands on the middle of the lower edge. A pointer takes
    hold of what is drawn, and where nothing is, of `body`, in the same units. `share` makes it
    larger or smaller than others. `plain` draws the same shape in less time.
    """

    paint: Callable[[QPainter], None]
    size: QSizeF
    body: QRectF
    share: float = 1.0
    plain: Callable[[QPainter], None] | None = None


def luggage_drawing(kind: Luggage, theme: Theme) -> Drawing:
    """The drawing of one of the stage's own pieces of luggage."""
    return Drawing(
        lambda painter: luggage.paint_luggage(painter, kind, theme),
        luggage.LUGGAGE_SIZE,
        QRectF(22, 30, 156, 144),
    )


class GateMark(NamedTuple):
    """A marked stretch of the belt: `half` turns to both sides of `turn`, in a colour.

    A gate stands on the floor: it does not move with the belt. `words` (a key's name, a number) are
    shown on the rim before it, beside the emblem of a player's colour id, if any.
    """

    turn: float
    half: float
    colour: QColor
    words: str = ""
    emblem: str = ""

    @property
    def key(self) -> tuple[float, float, int, str, str]:
        """What it looks like, as a value to look it up by."""
        return self.turn, self.half, self.colour.rgba(), self.words, self.emblem


def poses_room(width: float, height: float) -> int:
    """Bytes that poses may take in a window of so many device pixels; see `Carousel.room`."""
    return min(_MAX_POSE_BYTES, round(_POSE_CACHE_WINDOWS * 4 * width * height))


class Carousel:
    """A belt of `slots` slots that moves on by one slot in `pace` ticks.

    Where a slot is follows from `tick` (a float) alone: a slot's turn is
    `place_of(slot, tick, slots, pace)`. What lies in a slot is a *kind*: any hashable value, of
    which `picture` gives the drawing. All lengths are the owner's units: logical pixels of a widget
    or units of a scene; the density of pixels is the painter's. Before `lay` nothing is painted.

    `lanes` are the ways on which slots run in turn, as in `Oval.at`: one in the middle, or
    `TWO_LANES`. `beats` are how often luggage sways in a round, about.
    """

    def __init__(
        self,
        look: Look,
        slots: int,
        pace: int,
        picture: Callable[[Hashable], Drawing],
        *,
        lanes: Sequence[float] = (0.0,),
        beats: int = 9,
        plates: int | None = None,
    ) -> None:
        if slots < 1 or pace < 1 or not lanes:
            raise ValueError("A carousel needs a slot, a pace and a lane.")
        self.tick = 0.0
        """The time that is shown; set it before painting or asking what is where."""
        self.lifted: frozenset[int] = frozenset()
        """Slots whose luggage is not painted, since something else shows it on its way."""
        self.front: frozenset[int] = frozenset()
        """Slots whose luggage is painted before all other, and pressed first."""
        self.shifts: dict[int, float] = {}
        """How far what lies in a slot stands aside, in widths of its drawing: so it is shaken."""
        self.sways = True
        """Whether luggage sways while the belt moves; not where motion is unwanted."""
        self.room = 0
        """Bytes that poses may take in all; those seen last are kept, so they need not be made
        when another piece comes to the same place. At least a few are kept of each piece."""
        self.slots, self.pace = slots, pace
        self._look = look
        self._picture = picture
        self._lanes = tuple(lanes)
        self._beats = beats
        self._plate_count = plates
        self._kinds: list[Hashable | None] = [None] * slots
        self._marks: dict[int, dict[str, tuple[QColor, float]]] = {}
        self._gates: tuple[GateMark, ...] = ()
        self._signs = self._signs_before = QRectF()
        self._cover = 0.0
        self._oval = Oval(QRectF(0, 0, 400, 200))
        self._top: float | None = None
        self._piece = 1.0
        self._walls: tuple[float, float] | None = None
        self._ways: list[list[tuple[float, float, float]]] = []
        """Of each lane the places, as `Oval.lane` gives them."""
        self._feet_at: float | None = None
        self._feet: list[tuple[float, float, float]] = []
        """Where all slots are at that tick."""
        self._halves: dict[Hashable, float] = {}
        """Of each kind half its width at the front, with what it needs beside it."""
        self._drawings: dict[Hashable, Drawing] = {}
        self._moving: tuple[tuple[float, float], QRectF] | None = None
        self._room: tuple[float, float] | None = None
        self._density = 0.0
        self._plates: Plates | None = None
        self._sprites: dict[Hashable, Sprites] = {}
        self._shapes: dict[Hashable, DrawnShape] = {}
        """What is seen of each kind that a pointer has been near to."""
        self._most = 0
        """The most pieces that have lain there when poses got their room."""
        self._sheet = SpriteSheet()
        self._next = 0
        """The slot whose next pose is looked at next."""
        self._seen_at = 0.0
        """The tick that was painted last."""
        self._worn: dict[int, SpriteStep] = {}
        """The pose that each slot's luggage was last seen in."""
        self._gate_art: dict[Hashable, tuple[_Art, _Art]] = {}
        self._cover_art: _Art | None = None
        self._cover_room: QRectF | None = None

    # Layout

    @staticmethod
    def oval_in(room: QRectF, *, hatch: bool = True) -> tuple[QRectF, float | None]:
        """The `rect` and `top` for `lay` with which all of a carousel fits into a room."""
        skirt, side = 0.068 * room.width(), 0.022 * room.width()
        head = room.height() * (0.17 if hatch else 0.08)
        rect = room.adjusted(side, head, -side, -skirt)
        if rect.height() > 0.42 * rect.width():
            # Steeper than this one would look down on the luggage.
            spare = rect.height() - 0.42 * rect.width()
            rect.adjust(0, spare * 0.5, 0, -spare * 0.5)
        return rect, rect.top() - head * 0.96 if hatch else None

    def lay(
        self,
        rect: QRectF,
        *,
        top: float | None = None,
        piece: float | None = None,
        walls: tuple[float, float] | None = None,
    ) -> None:
        """Lay the belt into `rect`; its skirt hangs below it, and luggage stands out above it.

        `top` is where the hatch with its slide begins, if there is one. `piece` is units a unit of
        a drawing at the front, by default as large as the slots allow. What stands in the bends is
        kept between `walls` (left, right).
        """
        self._oval = Oval(rect)
        self._top, self._walls = top, walls
        apart = belt_length() * self._oval.unit / self.slots * len(self._lanes)
        self._piece = piece if piece is not None else 1.25 * apart / luggage.LUGGAGE_SIZE.width()
        self._ways = [self._oval.lane(aside) for aside in self._lanes]
        self._feet_at = None
        self.forget()
        self.set_gates(self._gates)

    @property
    def oval(self) -> Oval:
        """The belt's oval, in the owner's units."""
        return self._oval

    @property
    def piece(self) -> float:
        """Units a unit of a drawing at the front."""
        return self._piece

    @property
    def top(self) -> float:
        """The upper end of the hatch, or of the belt."""
        return self._oval.rect.top() if self._top is None else self._top

    def bounds(self) -> QRectF:
        """All that is ever painted, in the owner's units."""
        rect = self._oval.rect
        # The shadow reaches out further than the skirt.
        side, low = 0.02 * rect.width(), 1.2 * skirt_height(self._oval) + 0.04 * rect.height()
        still = rect.adjusted(-side, 0, side, low)
        still.setTop(min(still.top(), self.top) - 2)
        if self._cover_room is None:
            shape = _cover_shape(self._oval, self._tallest(), self._walls)
            self._cover_room = _hemmed(shape, self._oval)
        return still.united(self.moving()).united(self._cover_room)

    def moving(self) -> QRectF:
        """What changes while the belt moves: all that has to be painted at a new tick."""
        room = self._largest()
        if self._moving is None or self._moving[0] != room:
            self._moving = (room, self._reach(*room))
        return self._moving[1] | self._signs | self._signs_before

    def forget(self) -> None:
        """Give all pictures back, as after a change of theme; they are made again when wanted."""
        self._density = 0.0
        self._plates = None
        self._moving = self._room = None
        self._cover_room = None
        self._halves.clear()
        self._drawings.clear()
        self._sprites.clear()
        self._shapes.clear()
        self._worn.clear()
        self._sheet = SpriteSheet()
        self._gate_art.clear()
        self._cover_art = None

    @property
    def bytes_held(self) -> int:
        """Bytes of all pictures that are kept."""
        own = 0 if self._plates is None else self._plates.bytes_held
        art = [each[1] for parts in self._gate_art.values() for each in parts]
        if self._cover_art is not None:
            art.append(self._cover_art[1])
        own += sum(4 * each.width() * each.height() for each in art)
        own += sum(each.bytes_held for each in self._shapes.values())
        return own + sum(each.bytes_held for each in self._sprites.values())

    # What lies on it

    def put(self, slot: int, kind: Hashable | None) -> None:
        """Lay a kind of luggage into a slot, or nothing."""
        self._kinds[slot] = kind
        self._room = None

    def renew(self, kind: Hashable) -> None:
        """Ask for the drawing of a kind anew, since it looks otherwise now."""
        self._room = None
        self._halves.pop(kind, None)
        self._drawings.pop(kind, None)
        self._sprites.pop(kind, None)
        self._shapes.pop(kind, None)

    def kind(self, slot: int) -> Hashable | None:
        """What lies in a slot."""
        return self._kinds[slot]

    def mark(self, slot: int, name: str, colour: QColor | None, broad: float = 1.0) -> None:
        """Outline what lies in a slot, for as long as the mark of this name has a colour.

        Several marks of a slot lie around each other, in the order of their names. `broad` is how
        broad this one is against others.
        """
        marks = self._marks.setdefault(slot, {})
        marks.pop(name, None)
        if colour is not None:
            marks[name] = colour, broad
        if not marks:
            del self._marks[slot]

    def unmark(self, name: str) -> None:
        """Take away the marks of this name from all slots."""
        for slot in list(self._marks):
            self.mark(slot, name, None)

    @property
    def gates(self) -> tuple[GateMark, ...]:
        """The gates at the belt."""
        return self._gates

    def set_gates(self, gates: Iterable[GateMark]) -> None:
        """Show these gates and no others."""
        self._gates = tuple(gates)
        # Where signs stood is painted over, too.
        before, self._signs = self._signs, QRectF()
        for gate in self._gates:
            if gate.words:
                self._signs |= _Sign(self._oval, gate.turn, self._tallest()).room
        self._signs_before = before
        shown = {gate.key for gate in self._gates}
        self._gate_art = {key: art for key, art in self._gate_art.items() if key in shown}

    def posted(self, gate: GateMark) -> tuple[QRectF, QRectF]:
        """Where the sign of a gate is, and the bracket that it stands at."""
        sign = _Sign(self._oval, gate.turn, self._tallest())
        rim = QPolygonF([self._oval.at(turn, aside).point for turn, aside in _edges(gate)])
        return _plate(gate, sign, self._look, self._walls)[0], rim.boundingRect()

    @property
    def cover(self) -> float:
        """How far the cover is drawn over the belt: 0 not at all, 1 wholly."""
        return self._cover

    @cover.setter
    def cover(self, share: float) -> None:
        self._cover = min(1.0, max(0.0, share))
        if self._cover == 0.0:
            self._cover_art = None

    # What is where

    def turn_of(self, slot: int, tick: float | None = None) -> float:
        """The turn of a slot at a tick, by default the one that is shown."""
        return place_of(slot, self.tick if tick is None else tick, self.slots, self.pace)

    def place(self, slot: int, tick: float | None = None) -> BeltPoint:
        """Where the foot of what lies in a slot is seen at a tick, by default the one shown."""
        spot = self._oval.at(self.turn_of(slot, tick), self._lanes[slot % len(self._lanes)])
        x = self._within(slot, spot.point.x(), spot.scale)
        return spot._replace(point=QPointF(x, spot.point.y()))

    def body(self, slot: int, tick: float | None = None) -> QRectF:
        """Where the body of what lies in a slot is seen; of the usual size if nothing does."""
        return QRectF(*self._body(slot, *self._seen(slot, self.turn_of(slot, tick))))

    def _body(
        self, slot: int, x: float, y: float, scale: float
    ) -> tuple[float, float, float, float]:
        drawing = self._drawing(self._kinds[slot])
        unit = self._piece * drawing.share * scale
        body, size = drawing.body, drawing.size
        return (
            self._within(slot, x, scale) + (body.left() - size.width() / 2) * unit,
            y + (body.top() - size.height()) * unit,
            body.width() * unit,
            body.height() * unit,
        )

    def in_gate(self, gate: GateMark, tick: float | None = None) -> int | None:
        """The slot with luggage whose middle is next to a gate's and within it."""
        found: list[tuple[float, int]] = []
        for slot, kind in enumerate(self._kinds):
            away = abs((self.turn_of(slot, tick) - gate.turn + 0.5) % 1.0 - 0.5)
            if kind is not None and away <= gate.half:
                found.append((away, slot))
        return min(found, default=(0.0, None))[1]

    def slot_at(
        self, point: QPointF, tick: float | None = None, among: Collection[int] | None = None
    ) -> int | None:
        """The slot whose luggage is meant by a point: what is seen there, in front of others.

        Where no luggage is drawn, that whose drawing is closest, of those whose body, grown to
        `TOUCH_TARGET` units, is there. By default at the tick that is shown, and of all slots.
        """
        if self._cover >= 1.0 or not self._ways:
            return None
        seen: list[tuple[bool, float, float, int]] = []
        about: list[tuple[float, bool, float, int]] = []
        wide, tall = self._largest()
        # Walls may push luggage aside by half of its width.
        far, high = wide + TOUCH_TARGET, tall + TOUCH_TARGET
        at_x, at_y = point.x(), point.y()
        for slot, foot in enumerate(self._standing(tick)):
            if abs(at_x - foot[0]) > far or abs(at_y - foot[1]) > high:
                continue
            if self._kinds[slot] is None or slot in self.lifted:
                continue
            if among is not None and slot not in among:
                continue
            kind, drawing = self._kinds[slot], self._drawing(self._kinds[slot])
            if kind not in self._shapes:
                # Not above: the lounge's first frame has no pointer.
                from ui.stage.belt.shapes import DrawnShape

                self._shapes[kind] = DrawnShape(drawing.plain or drawing.paint, drawing.size)
            shape = self._shapes[kind]
            unit, before = self._piece * drawing.share * foot[2], slot in self.front
            shaken = self.shifts.get(slot, 0.0) * luggage.LUGGAGE_SIZE.width()
            stands = self._within(slot, foot[0], foot[2]) + shaken * self._piece * foot[2]
            lean = math.radians(self._lean(slot, tick))
            right, down = (at_x - stands) / unit, (at_y - foot[1]) / unit
            x = right * math.cos(lean) + down * math.sin(lean) + drawing.size.width() / 2
            y = down * math.cos(lean) - right * math.sin(lean) + drawing.size.height()
            if shape.covers(x, y):
                seen.append((before, foot[1], foot[0], slot))
            elif not seen:
                left, top, wide, tall = self._body(slot, *foot)
                room = max(TOUCH_TARGET, wide), max(TOUCH_TARGET, tall)
                middle = left + wide / 2, top + tall / 2
                if 2 * abs(at_x - middle[0]) <= room[0] and 2 * abs(at_y - middle[1]) <= room[1]:
                    about.append((shape.away(x, y) * unit, not before, -foot[1], slot))
        if seen:
            return max(seen)[3]
        return min(about)[3] if about else None

    def sprite(self, kind: Hashable) -> QPixmap:
        """The picture of a kind as it is seen at the front, for what flies off the belt.

        Its pixels are device pixels of the last painting.
        """
        return self._sprite(kind).whole()

    # Painting

    def paint_ground(self, painter: QPainter, *, quick: bool = False) -> None:
        """Draw all that never moves, in the owner's units: hatch, shadow, skirt, rims, island.

        Paint it into a picture once; it takes long. `quick` as in `paint_belt`.
        """
        if self._top is not None:
            paint_chute(painter, self._oval, self._top, self._look.theme)
        paint_belt(painter, self._oval, self._look.theme, quick=quick)

    def paint(self, painter: QPainter, *, quick: bool = False) -> None:
        """Draw all that moves, over the ground: plates, gates, marks, luggage, cover.

        The painter may be moved and scaled, but not turned. Where it has to be `quick`, as in a
        first frame, there are no plates and no marks, and luggage is drawn on the ground itself.
        """
        if not self._ways:
            return
        world = painter.worldTransform()
        ratio = float(painter.device().devicePixelRatio())
        self._fit(world.m11() * ratio)
        if not quick and self._plates is None:
            # Not in the lounge's first frame.
            from ui.stage.items.plates import PLATE_COUNT, Plates

            self._plates = Plates(
                self._oval, self._look.theme, self._density, plates=self._plate_count or PLATE_COUNT
            )
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        # All pictures lie on whole pixels. Qt copies them at once where nothing could have to be
        # smoothed, and where what is painted anew is one rectangle, whatever else is painted.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        if self._cover == 0.0:
            painter.setClipRect(self.moving(), Qt.ClipOperation.IntersectClip)
        origin = QTransform.fromTranslate(round(world.dx() * ratio), round(world.dy() * ratio))
        painter.setWorldTransform(origin * QTransform.fromScale(1 / ratio, 1 / ratio))
        if not quick and self._plates is not None:
            self._plates.paint(painter, self.tick / self.pace / self.slots)
        for gate in self._gates:
            painter.drawPixmap(*self._gate(gate)[0])
        if self._cover < 1.0:
            if quick:
                self._draw_luggage(painter)
            else:
                with self._sheet as sheet:
                    self._paint_luggage(painter, sheet)
            # With the belt covered, there is no gate to be seen that a sign could stand at.
            for gate in self._gates:
                if gate.words:
                    painter.drawPixmap(*self._gate(gate)[1])
        if self._cover > 0.0:
            self._paint_cover(painter)
        painter.restore()

    def prepare(self) -> None:
        """Make a few of the poses that will be seen soon, so that painting need only copy them.

        Say it once a frame. Pieces take turns, so no frame has all to do. What is seen does not
        follow from it: a pose that was not made beforehand is made when it is painted.
        """
        if not self._ways or not self._density or self._cover >= 1.0:
            return
        soon, made = self.tick + _PREPARED_TICKS, 0
        belt_turn = soon / self.pace / self.slots
        with self._sheet as sheet:
            for _ in range(-(-self.slots // _TURNS_PER_ROUND)):
                slot = self._next = (self._next + 1) % self.slots
                kind = self._kinds[slot]
                if kind is None or slot in self.lifted:
                    continue
                sprite = self._sprite(kind)
                lean = sway(belt_turn, slot, self._beats) if self.sways else 0.0
                step = sprite.next_to(self._seen(slot, self.turn_of(slot, soon))[2], lean)
                if not sprite.has(step):
                    sprite.pose(step, sheet)
                    made += 1
                    if made >= _POSES_PER_TURN:
                        return

    def _in_order(self) -> list[tuple[float, float, int]]:
        """What is seen, from the back to the front: its foot's y and x, and its slot."""
        feet = self._standing()
        found = [
            (feet[slot][1], feet[slot][0], slot)
            for slot, kind in enumerate(self._kinds)
            if kind is not None and slot not in self.lifted
        ]
        return sorted(found, key=lambda each: (each[2] in self.front, each))

    def _draw_luggage(self, painter: QPainter) -> None:
        """Draw it without pictures: quicker where each would be seen once."""
        density, feet = self._density, self._standing()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for y, x, slot in self._in_order():
            drawing, scale = self._drawing(self._kinds[slot]), feet[slot][2]
            unit = self._piece * drawing.share * scale * density
            painter.save()
            painter.translate(round(self._within(slot, x, scale) * density), round(y * density))
            painter.rotate(self._lean(slot))
            painter.scale(unit, unit)
            painter.translate(-drawing.size.width() / 2, -drawing.size.height())
            drawing.paint(painter)
            painter.restore()

    def _lean(self, slot: int, tick: float | None = None) -> float:
        """How far a slot's luggage leans at a tick, by default the one shown, in degrees."""
        turn = (self.tick if tick is None else tick) / self.pace / self.slots
        return sway(turn, slot, self._beats) if self.sways else 0.0

    def _paint_luggage(self, painter: QPainter, sheet: SpriteSheet) -> None:
        density, feet = self._density, self._standing()
        leaps = abs(self.tick - self._seen_at) > _LEAP_TICKS
        self._seen_at = self.tick
        fresh = 0
        for y, x, slot in self._in_order():
            sprite, scale = self._sprite(self._kinds[slot]), feet[slot][2]
            aside = self.shifts.get(slot, 0.0) * luggage.LUGGAGE_SIZE.width() * self._piece * scale
            at = self._within(slot, x, scale) + aside
            foot = QPoint(round(at * density), round(y * density))
            step = sprite.next_to(scale, self._lean(slot))
            if not sprite.has(step):
                # Where many poses are wanted at once, a frame shows a few as they just were.
                worn = self._worn.get(slot)
                if (
                    fresh >= _POSES_PER_FRAME
                    and not leaps
                    and worn is not None
                    and worn.is_close(step)
                ):
                    step = worn
                fresh += not sprite.has(step)
            marks = self._marks.get(slot)
            if marks:
                reach = max(
                    2.0, _MARK_WIDTH_SHARE * luggage.LUGGAGE_SIZE.width() * self._piece * density
                )
                for number, name in reversed(list(enumerate(sorted(marks), 1))):
                    colour, broad = marks[name]
                    far = reach * (number - 1 + broad)
                    sprite.draw_halo(painter, foot, step, sheet, colour, far)
            self._worn[slot] = step
            sprite.draw(painter, foot, step, sheet)

    def _fit(self, density: float) -> None:
        """Make the pictures anew if the pixels are of another size."""
        if abs(density - self._density) > 1e-6:
            moving, drawings = self._moving, dict(self._drawings)
            self.forget()
            self._moving, self._drawings = moving, drawings
            self._density = density

    def _standing(self, tick: float | None = None) -> list[tuple[float, float, float]]:
        """The places of all slots' feet at a tick, by default the one shown, as in `_seen`."""
        if tick is not None and tick != self.tick:
            return [self._seen(slot, self.turn_of(slot, tick)) for slot in range(self.slots)]
        if self._feet_at != self.tick:
            self._feet_at = self.tick
            self._feet = [self._seen(slot, self.turn_of(slot)) for slot in range(self.slots)]
        return self._feet

    def _seen(self, slot: int, turn: float) -> tuple[float, float, float]:
        """The place of a slot's foot at a turn, without regard to the walls."""
        way = self._ways[slot % len(self._ways)]
        exact = turn * LANE_STEPS
        index = int(exact)
        rest = exact - index
        (x, y, scale), (next_x, next_y, next_scale) = way[index], way[index + 1]
        return (
            x + (next_x - x) * rest,
            y + (next_y - y) * rest,
            scale + (next_scale - scale) * rest,
        )

    def _within(self, slot: int, x: float, scale: float) -> float:
        """A foot's place between the walls: the widest luggage leans out over the bends."""
        if self._walls is None:
            return x
        left, right = self._walls
        kind = self._kinds[slot]
        wide = self._halves.get(kind)
        if wide is None:
            drawing = self._drawing(kind)
            wide = (drawing.body.width() / 2 + 14) * self._piece * drawing.share
            self._halves[kind] = wide
        half = wide * scale
        return max(left + half, min(right - half, x))

    def _largest(self) -> tuple[float, float]:
        """Width and height at the front of the widest and of the highest luggage."""
        if self._room is None:
            self._room = self._measured()
        return self._room

    def _measured(self) -> tuple[float, float]:
        kinds = {kind for kind in self._kinds if kind is not None} or {None}
        drawings = [self._drawing(kind) for kind in kinds]
        return (
            max(each.size.width() * each.share for each in drawings) * self._piece,
            max(each.size.height() * each.share for each in drawings) * self._piece,
        )

    def _reach(self, wide: float, tall: float) -> QRectF:
        """The belt, and the room of so large luggage at every place."""
        box = QRectF(self._oval.rect)
        for way in self._ways:
            for x, y, scale in way[::8]:
                box |= QRectF(
                    x - wide / 2 * scale, y - tall * scale, wide * scale, 1.05 * tall * scale
                )
        # A mark reaches beyond what it marks.
        more = 2 * _MARK_WIDTH_SHARE * wide + 2
        return box.adjusted(-more, -more, more, more)

    def _drawing(self, kind: Hashable | None) -> Drawing:
        if kind is None:
            return Drawing(lambda _: None, luggage.LUGGAGE_SIZE, QRectF(22, 30, 156, 144))
        if kind not in self._drawings:
            self._drawings[kind] = self._picture(kind)
        return self._drawings[kind]

    def _sprite(self, kind: Hashable) -> Sprites:
        if kind not in self._sprites:
            drawing = self._drawing(kind)
            made = Sprites(
                drawing.paint, drawing.size, self._piece * drawing.share * max(self._density, 1e-3)
            )
            same, pieces = self._kinds.count(kind), self.slots - self._kinds.count(None)
            # Late in a round few lie there, and in the next all others want their share again.
            self._most = max(self._most, pieces)
            share = self.room * same // max(1, self._most)
            made.keep = max(_MIN_CACHED_POSES * max(1, same), made.room_for(share))
            self._sprites[kind] = made
        return self._sprites[kind]

    # Gates and cover

    def _tallest(self) -> float:
        """The room of a piece of luggage at the front, from the belt upwards."""
        return luggage.LUGGAGE_SIZE.height() * self._piece

    def _gate(self, gate: GateMark) -> tuple[_Art, _Art]:
        """A gate's floor, over which luggage passes, and the sign above it."""
        found = self._gate_art.get(gate.key)
        if found is None:
            sign = _Sign(self._oval, gate.turn, self._tallest())
            found = (
                _drawn_gate(self._oval, gate, sign, self._density),
                _drawn_sign(gate, sign, self._look, self._density, self._walls),
            )
            self._gate_art[gate.key] = found
        return found

    def _paint_cover(self, painter: QPainter) -> None:
        if self._cover_art is None:
            tall = self._tallest()
            shape = _cover_shape(self._oval, tall, self._walls)
            self._cover_art = _kept(
                lambda inner: _draw_cover(inner, shape, self._oval, tall, self._look.theme),
                _hemmed(shape, self._oval),
                self._density,
            )
        at, art = self._cover_art
        seen = art.height() * self._cover
        painter.drawPixmap(at, art, QRectF(0, 0, art.width(), round(seen)))
        if self._cover < 1.0:
            _paint_roll(painter, at, art, round(seen), self._oval.unit * self._density, self._look)


_Art: TypeAlias = tuple[QPointF, QPixmap]
"""A picture and where its corner is, in device pixels."""


class _Sign:
    """Where the sign of a gate stands: beside the belt, at the back above the luggage."""

    def __init__(self, oval: Oval, turn: float, tall: float) -> None:
        spot, inside = oval.at(turn, 1.115), oval.at(turn, 0.9)
        out = spot.point - inside.point
        long = max(1e-6, math.hypot(out.x(), out.y()))
        up = max(0.0, -out.y() / long)
        self.foot = spot.point
        self.height = max(18.0, oval.unit * 0.085 * spot.scale)
        aside = out / long * self.height * (0.9 if up > 0 else 0.0)
        self.middle = self.foot + QPointF(aside.x(), -up * 0.92 * tall * spot.scale)
        wide = _MAX_SIGN_ASPECT * self.height
        self.room = QRectF(
            self.middle - QPointF(wide / 2, self.height), QSizeF(wide, 2 * self.height)
        )


def _kept(paint: Callable[[QPainter], None], room: QRectF, density: float) -> _Art:
    """Something that is drawn in units within a room, as a picture and its corner in pixels."""
    left, top = math.floor(room.left() * density) - 1, math.floor(room.top() * density) - 1
    wide = math.ceil(room.right() * density) + 1 - left
    tall = math.ceil(room.bottom() * density) + 1 - top

    def shifted(painter: QPainter) -> None:
        painter.translate(-left, -top)
        painter.scale(density, density)
        paint(painter)

    return QPointF(left, top), painted(wide, tall, 1.0, shifted)


def _drawn_gate(oval: Oval, gate: GateMark, sign: _Sign, density: float) -> _Art:
    """Light on the floor, a bracket on either rim, and the post of the sign."""
    steps = 24
    turns = [gate.turn + gate.half * (2 * step / steps - 1) for step in range(steps + 1)]

    def line(aside: float) -> list[QPointF]:
        return [oval.at(turn, aside).point for turn in turns]

    floor = QPolygonF([*line(-0.97), *reversed(line(0.97))])
    rims = [QPolygonF([*line(near), *reversed(line(far))]) for near, far in _GATE_BRACKETS]
    wide = max(2.0, oval.unit * 0.014 * oval.at(gate.turn).scale)
    # The lines at its sides lie within it, and run into the brackets' corners.
    middle = QLineF(oval.at(turns[0]).point, oval.at(turns[-1]).point).length()
    inner = 2.0 * gate.half * wide / max(wide, middle)
    private_fields = [-1 + step / 5 for step in range(11)]
    ends = [
        QPolygonF(
            [oval.at(begin, aside).point for aside in private_fields]
            + [oval.at(begin + way, aside).point for aside in reversed(private_fields)]
        )
        for begin, way in ((turns[0], inner), (turns[-1], -inner))
    ]

    def paint(painter: QPainter) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faded(gate.colour, 0.30))
        painter.drawPolygon(floor)
        painter.setBrush(gate.colour)
        for end in ends:
            painter.drawPolygon(end)
        painter.setPen(QPen(mix(gate.colour, QColor("black"), 0.45), 1.2))
        for rim in rims:
            painter.drawPolygon(rim)
        if gate.words:
            dark = mix(gate.colour, QColor("black"), 0.35)
            painter.setPen(QPen(dark, max(3.0, 1.4 * wide), c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(sign.foot, sign.middle)

    room = floor.boundingRect() | QRectF(sign.foot, sign.middle).normalized()
    for rim in rims:
        room |= rim.boundingRect()
    return _kept(paint, room.adjusted(-4, -4, 4, 4), density)


def _edges(gate: GateMark) -> list[tuple[float, float]]:
    """The corners of the bracket on the outer rim, as in `Oval.at`."""
    near, far = max(_GATE_BRACKETS)
    return [
        (gate.turn + way * gate.half, aside) for way in (-1.0, 0.0, 1.0) for aside in (near, far)
    ]


def _plate(
    gate: GateMark, sign: _Sign, look: Look, walls: tuple[float, float] | None
) -> tuple[QRectF, QFont]:
    """Where the plate of a gate's sign is, between walls, and the font of its words."""
    tall = sign.height
    font = look.font(Role.STRONG, pixels=tall * 0.66 / look.text_scale)
    wide = min(
        _MAX_SIGN_ASPECT * tall - 4,
        max(1.5 * tall, QFontMetricsF(font).horizontalAdvance(gate.words) + tall)
        + (_SIGN_EMBLEM * tall if gate.emblem else 0.0),
    )
    plate = QRectF(0, 0, wide, tall * 1.24)
    plate.moveCenter(sign.middle)
    if walls is not None:
        plate.moveLeft(max(walls[0], min(walls[1] - wide, plate.left())))
    return plate, font


def _drawn_sign(
    gate: GateMark, sign: _Sign, look: Look, density: float, walls: tuple[float, float] | None
) -> _Art:
    """An enamel plate with a gate's emblem and words."""
    tall = sign.height
    plate, font = _plate(gate, sign, look, walls)
    ink = max((QColor("#ffffff"), QColor("#1a1512")), key=lambda each: contrast(each, gate.colour))

    def paint(painter: QPainter) -> None:
        painter.setPen(QPen(ink, max(1.2, tall * 0.06)))
        painter.setBrush(gate.colour)
        painter.drawRoundedRect(plate, tall * 0.28, tall * 0.28)
        room = plate.adjusted(3, 1, -3, -1)
        if gate.emblem:
            # Not above: the lounge's first frame has no gate.
            from ui.look.marks import paint_emblem

            side = _SIGN_EMBLEM * tall
            spot = QRectF(room.left() + 0.14 * tall, room.center().y() - side / 2, side, side)
            paint_emblem(painter, spot, gate.emblem, ink)
            room.setLeft(spot.right())
        painter.setPen(ink)
        text.draw(painter, room, gate.words, font, floor=8)

    return _kept(paint, plate.adjusted(-2, -2, 2, 2), density)


def _cloth(theme: Theme) -> QColor:
    """The colour of the cover."""
    return mix(QColor("#2e5266"), theme.board, 0.30 if theme.dark else 0.08)


def _cover_shape(oval: Oval, tall: float, walls: tuple[float, float] | None) -> QPainterPath:
    """The outline of a cloth that lies over the belt and all luggage on it, between walls."""
    # Not above: the lounge's first frame covers nothing.
    from ui.look.easing import smoothstep

    points, rims = [], []
    # As close as those of the belt itself: of its bends at the back no corner is seen either.
    lane, around = oval.lane(1.30)[:-1], oval.lane(_COVER_REACH)[:-1]
    for step, (x, y, scale) in enumerate(lane):
        out_x, out_y = x - around[step][0], y - around[step][1]
        long = max(1e-6, math.hypot(out_x, out_y))
        # At the back it is held up by the luggage; at the front, where the edge is seen to run
        # below the belt, it hangs over the rim. In between it lies on the rim.
        lift = smoothstep(0.5 - 0.9 * out_y / long) * 0.80 * tall * scale
        before, after = around[step - 1], around[(step + 1) % LANE_STEPS]
        along, down = math.dist(before[:2], after[:2]), before[0] - after[0]
        wave = 0.060 + 0.006 * math.sin(20 * math.tau * step / LANE_STEPS)
        fall = smoothstep(1.4 * down / max(1e-6, along)) * wave * oval.unit
        bulge = out_x / long * 0.16 * tall * scale
        points.append(QPointF(x + bulge, y + fall - lift))
        rims.append(around[step][0])
    if walls is not None:
        # Only what stands out beyond the rim is drawn in, so that none of it is left bare.
        share = _share_between(walls, points, rims)
        points = [
            QPointF(rim + (point.x() - rim) * share, point.y())
            for point, rim in zip(points, rims, strict=True)
        ]
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def _share_between(
    walls: tuple[float, float], points: Sequence[QPointF], rims: Sequence[float]
) -> float:
    """How much of their ways sideways from the rim keeps all points between walls: 0 to 1."""
    share = 1.0
    for point, rim in zip(points, rims, strict=True):
        way = point.x() - rim
        room = rim - walls[0] if way < 0 else walls[1] - rim
        if abs(way) > room:
            share = min(share, max(0.0, room) / abs(way))
    return share


def _edge_of_cover(oval: Oval) -> float:
    """How wide the line around the cover is."""
    return max(1.2, oval.unit * 0.007)


def _hemmed(shape: QPainterPath, oval: Oval) -> QRectF:
    """The room of the cover together with the outer half of the line around it."""
    wide = max(1.0, _edge_of_cover(oval) / 2)
    return shape.boundingRect().adjusted(-wide, -wide, wide, wide)


def _draw_cover(
    painter: QPainter, shape: QPainterPath, oval: Oval, tall: float, theme: Theme
) -> None:
    """A tarpaulin, as it lies on luggage: always the same, whatever is below."""
    box, cloth = shape.boundingRect(), _cloth(theme)
    light = QLinearGradient(box.topLeft(), box.bottomLeft())
    for at, white in ((0.0, 0.10), (0.25, 0.16), (0.6, 0.05), (0.9, 0.10), (1.0, 0.02)):
        light.setColorAt(at, mix(cloth, QColor("white"), white))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(light))
    painter.drawPath(shape)
    painter.save()
    painter.setClipPath(shape)
    humps = [
        oval.at((step + 0.5) / _COVER_FOLDS, (0.5, -0.5)[step % 2]) for step in range(_COVER_FOLDS)
    ]
    for spot in sorted(humps, key=lambda each: each.depth):
        _paint_hump(painter, spot, 0.62 * tall * spot.scale)
    # Of the hem's line the inner half is seen.
    hem = faded(mix(cloth, QColor("black"), 0.45), 0.55)
    painter.strokePath(shape, QPen(hem, oval.unit * 0.075))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mix(cloth, QColor("black"), 0.55), _edge_of_cover(oval)))
    painter.drawPath(shape)
    _paint_eyelets(painter, shape, oval, theme)


def _paint_hump(painter: QPainter, spot: BeltPoint, size: float) -> None:
    """The cloth over something: light on top, and a fold in front of it."""
    top = spot.point - QPointF(0, 0.75 * size)
    painter.save()
    painter.translate(top)
    painter.scale(1.0, 0.72)
    for colour, down, reach in (("black", 0.72, 1.15), ("white", 0.0, 1.0)):
        middle = QPointF(0, down * size)
        glow = QRadialGradient(middle, reach * size)
        glow.setColorAt(0.0, faded(QColor(colour), 0.17))
        glow.setColorAt(0.5, faded(QColor(colour), 0.09))
        glow.setColorAt(1.0, faded(QColor(colour), 0.0))
        painter.setBrush(QBrush(glow))
        painter.drawEllipse(middle, reach * size, reach * size)
    painter.restore()


def _paint_eyelets(painter: QPainter, shape: QPainterPath, oval: Oval, theme: Theme) -> None:
    """Brass eyelets along the hem."""
    inner = shape.boundingRect().center()
    painter.setPen(QPen(theme.metal_shade, max(0.8, oval.unit * 0.004)))
    painter.setBrush(theme.metal)
    for step in range(44):
        at = shape.pointAtPercent(step / 44)
        way = inner - at
        long = max(1e-6, math.hypot(way.x(), way.y()))
        size = oval.unit * (
            0.006 + 0.005 * (at.y() - shape.boundingRect().top()) / oval.rect.height()
        )
        painter.drawEllipse(at + way / long * oval.unit * 0.022, size, size)


def _paint_roll(
    painter: QPainter, at: QPointF, art: QPixmap, seen: int, unit: float, look: Look
) -> None:
    """The roll from which the cover comes, across the belt."""
    cloth = _cloth(look.theme)
    thick = unit * 0.07
    roll = QRectF(at.x(), at.y() + seen - thick / 2, art.width(), thick)
    light = QLinearGradient(roll.topLeft(), roll.bottomLeft())
    light.setColorAt(0.0, mix(cloth, QColor("black"), 0.3))
    light.setColorAt(0.4, mix(cloth, QColor("white"), 0.28))
    light.setColorAt(1.0, mix(cloth, QColor("black"), 0.55))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(mix(cloth, QColor("black"), 0.6), 1.2))
    painter.setBrush(QBrush(light))
    painter.drawRoundedRect(roll, thick / 2, thick / 2)
