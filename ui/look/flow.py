"""Look: boxes for painters: rows and columns of words, pictures and badges that find their rooms.

A box is a value. It says what is to be seen and how its parts stand to one another; where they lie
follows from the room that it is painted in. A panel makes a tree of boxes of what it shows:

    Row((
        Picture(face, key=("face", 3), wide=32),
        Column((Words(name, Role.STRONG), Words(rule, Role.SMALL, ink="muted", lines=3)), grow=1),
        Badge(str(points), name="points"),
    ), gap=8, pad=(10, 6), ground=Plate("card", corner=10))

and hands it to a `Flow`, which measures and lays it out once for a content, a room and a text size,
however often it is painted, and knows where all is that has a name: `flow.room("points", rect)`.

All lengths are in units of the painter, which are logical pixels on a widget.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ui.look import paths, text
from ui.look import typography as typefaces
from ui.look.palette import Theme
from ui.look.style import Look
from ui.look.typography import Role

Paint: TypeAlias = Callable[[QPainter, QRectF], None]
"""Paints something into a room."""
Ink: TypeAlias = (
    QColor
    | Literal[
        "ink",
        "muted",
        "link",
        "good",
        "bad",
        "accent",
        "on_accent",
        "on_player",
        "board",
        "board_ink",
        "board_dim",
        "tag_ink",
        "case_ink",
        "card",
        "raised",
        "sunken",
        "line",
        "metal",
    ]
)
"""A colour, or the name of one of the theme's."""
Pad: TypeAlias = float | tuple[float, float] | tuple[float, float, float, float]
"""Air on all sides; beside and above; or left, top, right and bottom."""
Across: TypeAlias = Literal["fill", "start", "middle", "end"]
"""Where in a row's height, or a column's width, its boxes are."""

_MAX_CACHED_LAYOUTS: Final = 6
"""How many widths and rooms are known of one content: a widget is asked for several in turn."""
_BADGE_SIDE_PADDING: Final = 4.0
"""Air on either side of the words of a badge."""


def colour(ink: Ink, theme: Theme) -> QColor:
    """The colour that an ink is in a theme."""
    if isinstance(ink, QColor):
        return ink
    found: QColor = getattr(theme, ink)
    return found


def cut(rect: QRectF, count: int, gap: float, *, across: bool) -> tuple[QRectF, ...]:
    """`rect` cut into columns, or else rows."""
    size = ((rect.width() if across else rect.height()) - gap * (count - 1)) / count
    wide, high = (size, rect.height()) if across else (rect.width(), size)
    step = QPointF(size + gap, 0) if across else QPointF(0, size + gap)
    return tuple(
        QRectF(rect.topLeft() + step * index, QSizeF(wide, high)) for index in range(count)
    )


def share(room: float, sizes: Sequence[float], grows: Sequence[float]) -> list[float]:
    """Lengths that fill a room: `sizes`, and what is left over by the shares of `grows`.

    Where there is too little, those that grow give it up by their sizes, and only where none of
    them is left do the others.
    """
    room = max(0.0, room)
    over = room - sum(sizes)
    if over >= 0:
        whole = sum(grows)
        parts = (over * grow / whole if whole else 0.0 for grow in grows)
        return [size + part for size, part in zip(sizes, parts, strict=True)]
    soft = sum(size for size, grow in zip(sizes, grows, strict=True) if grow)
    kept = max(0.0, (soft + over) / soft) if soft else 0.0
    found = [size * kept if grow else size for size, grow in zip(sizes, grows, strict=True)]
    whole = sum(found)
    return found if whole <= room + 1e-6 else [size * room / whole for size in found]


def largest(
    count: int, room: QRectF, *, aspect: float = 1.0, gap: float = 0.0, most: float = 1e9
) -> list[QRectF]:
    """The rooms of `count` equal things in rows, as large as they can be, in the middle of a room.

    `aspect` is the width of one by its height, `most` the greatest width. A last row that is not
    full is in the middle too.
    """
    if count < 1:
        return []

    def wide(columns: int) -> float:
        rows = -(-count // columns)
        return min(
            (room.width() - (columns - 1) * gap) / columns,
            (room.height() - (rows - 1) * gap) / rows * aspect,
        )

    columns = max(range(1, count + 1), key=wide)
    side = max(0.0, min(wide(columns), most))
    high, rows = side / aspect, -(-count // columns)
    top = room.center().y() - (rows * (high + gap) - gap) / 2
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        here = min(columns, count - row * columns)
        left = room.center().x() - (here * (side + gap) - gap) / 2
        found.append(QRectF(left + column * (side + gap), top + row * (high + gap), side, high))
    return found


def roomiest(look: Look, room: QSizeF, boxes: Sequence[Box]) -> Box:
    """The first of some boxes that has all the room that it asks for; the last if none has.

    So a panel says in which order it does without what. Words that may be wrapped ask for the
    width of all that they say: give them one.
    """
    for box in boxes[:-1]:
        wide = box.width(look, 1e6) <= room.width() + 1
        if wide and box.height(look, room.width()) <= room.height() + 1:
            return box
    return boxes[-1]


@dataclass(frozen=True, slots=True)
class PlateBox:
    """What lies under a box: a ground with rounded corners, a line around it, or both.

    No corner is rounder than half of the shorter side, so a large `corner` makes a pill.
    """

    fill: Ink | None = None
    corner: float = 0.0
    line: Ink | None = None
    width: float = 1.0

    def paint(self, painter: QPainter, theme: Theme, rect: QRectF) -> None:
        """Paint it to the edges of a room."""
        none = self.line is None
        painter.setPen(
            Qt.PenStyle.NoPen if none else QPen(colour(self.line or "line", theme), self.width)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush if self.fill is None else colour(self.fill, theme))
        corner = min(self.corner, rect.width() / 2, rect.height() / 2)
        painter.drawRoundedRect(rect, corner, corner)


@dataclass(frozen=True, kw_only=True)
class Box:
    """Something with a size of its own. By itself it is air.

    `wide` and `high` replace that size, `grow` is its share of what is left over along its row or
    column, `pad` the air around what is in it, `ground` what lies under it, and by its `name` one
    can ask where it is.
    """

    wide: float | None = None
    high: float | None = None
    grow: float = 0.0
    pad: Pad = 0.0
    ground: PlateBox | None = None
    name: str = ""

    def width(self, look: Look, room: float) -> float:
        """How wide it is, pad included, where there is `room`."""
        if self.wide is not None:
            return min(self.wide, room)
        left, _, right, _ = self._edges
        return min(room, self.inner_width(look, room - left - right) + left + right)

    def height(self, look: Look, width: float) -> float:
        """How high it is, pad included, at a width."""
        if self.high is not None:
            return self.high
        left, top, right, bottom = self._edges
        return self.inner_height(look, width - left - right) + top + bottom

    def place(self, look: Look, rect: QRectF, laid: PlacedBoxes) -> None:
        """Take a room, and give all within their rooms."""
        if self.name:
            laid.rooms[self.name] = rect
        if self.ground is not None:
            laid.pieces.append((self.ground.paint, rect))
        left, top, right, bottom = self._edges
        self.fill(look, rect.adjusted(left, top, -right, -bottom), laid)

    def inner_width(self, look: Look, room: float) -> float:
        """How wide what is in it is where there is `room`."""
        return 0.0

    def inner_height(self, look: Look, width: float) -> float:
        """How high what is in it is at a width."""
        return 0.0

    def fill(self, look: Look, rect: QRectF, laid: PlacedBoxes) -> None:
        """Lay out what is in it."""

    @property
    def _edges(self) -> tuple[float, float, float, float]:
        pad = self.pad
        if not isinstance(pad, tuple):
            return pad, pad, pad, pad
        return pad if len(pad) == 4 else (pad[0], pad[1], pad[0], pad[1])


class PlacedBoxes:
    """Boxes in their rooms."""

    def __init__(self) -> None:
        self.rooms: dict[str, QRectF] = {}
        """Of those with a name."""
        self.pieces: list[tuple[Callable[[QPainter, Theme, QRectF], None], QRectF]] = []
        """What is to be painted where, in order."""


_Kind: TypeAlias = tuple[Role, float | None, bool, bool, float]
"""Of a font: role, pixels, whether these are exact, whether figures are of one width, scale."""


@lru_cache(256)
def _face(kind: _Kind) -> tuple[QFont, float]:
    """A font and the height of its lines: to lay words out asks for them again and again."""
    role, pixels, exact, tabular, scale = kind
    found = typefaces.font(role, scale, pixels=None if exact else pixels)
    if exact and pixels is not None:
        found.setPixelSize(max(1, round(pixels)))
    if tabular:
        found.setFeature(QFont.Tag("tnum"), 1)
    return found, QFontMetricsF(found).height()


@lru_cache(4096)
def _longest(words: str, kind: _Kind) -> float:
    """The width of the longest line."""
    advance = QFontMetricsF(_face(kind)[0]).horizontalAdvance
    return max(advance(line) for line in words.split("\n"))


@dataclass(frozen=True)
class TextBox(Box):
    """Words that are wrapped into at most `lines`, then made smaller, then cut (`ui.look.text`).

    `pixels` is their height at a text scale of 1, or else that of the role; with `exact` it is in
    units of the painter at any text scale, as in a scene. No words get smaller than `floor`. Of
    several lines none is begun where `rather` one in smaller letters holds all.
    """

    words: str
    role: Role = Role.BODY
    ink: Ink = "ink"
    lines: int = 1
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft
    pixels: float | None = None
    exact: bool = False
    floor: float = text.MIN_FONT_PX
    tabular: bool = False
    rather: bool = False

    def font(self, look: Look) -> QFont:
        """The font of the words where they have all the room that they want."""
        # Whoever asked may change theirs.
        return QFont(_face(self._kind(look))[0])

    def inner_width(self, look: Look, room: float) -> float:
        """The width of the longest line."""
        return _longest(self.words, self._kind(look))

    def inner_height(self, look: Look, width: float) -> float:
        """The height of the lines that they need, and may have."""
        font, high = _face(self._kind(look))
        count = 1 if self.lines == 1 else len(text.wrapped(self.words, font, width))
        return min(self.lines, count) * high

    def _kind(self, look: Look) -> _Kind:
        return self.role, self.pixels, self.exact, self.tabular, look.text_scale

    def fill(self, look: Look, rect: QRectF, laid: PlacedBoxes) -> None:
        """Be painted there."""
        font, lines = self.font(look), self.lines
        if self.rather and not text.fit(self.words, font, rect.size(), floor=self.floor).cut:
            lines = 1

        def paint(painter: QPainter, theme: Theme, room: QRectF) -> None:
            painter.setPen(colour(self.ink, theme))
            text.draw(painter, room, self.words, font, self.align, lines=lines, floor=self.floor)

        if self.words:
            laid.pieces.append((paint, rect))


@dataclass(frozen=True)
class BadgeBox(Box):
    """A number or a word on a small plate, which is never narrower than high."""

    words: str
    role: Role = Role.STRONG
    ink: Ink = "ink"
    plate: PlateBox = PlateBox("raised", 1e9, "line")

    def inner_width(self, look: Look, room: float) -> float:
        """The width of the plate."""
        metrics = QFontMetricsF(look.font(self.role))
        wide = metrics.horizontalAdvance(self.words) + 2 * _BADGE_SIDE_PADDING
        return max(wide, self.inner_height(look, room))

    def inner_height(self, look: Look, width: float) -> float:
        """The height of the plate."""
        return QFontMetricsF(look.font(self.role)).height()

    def fill(self, look: Look, rect: QRectF, laid: PlacedBoxes) -> None:
        """Be painted there."""
        said = TextBox(self.words, self.role, self.ink, align=Qt.AlignmentFlag.AlignCenter)
        laid.pieces.append((self.plate.paint, rect))
        said.fill(look, rect, laid)


@dataclass(frozen=True)
class PictureBox(Box):
    """Something painted in the middle of its room, in the proportions of `aspect`, if any.

    `key` is all that the picture depends on but its size: equal keys are equal pictures, and share
    one in the cache, whose shadow may reach beyond the room by `reach` (left, top, right, bottom).
    Where what paints it has a cache of its own, `cached` is False. From the cache it lies on
    `whole` units, so that it is sharp.
    """

    paint: Paint = field(compare=False)
    key: Hashable
    aspect: float | None = 1.0
    cached: bool = True
    reach: tuple[float, float, float, float] = (4.0, 4.0, 4.0, 6.0)
    whole: bool = True

    def inner_width(self, look: Look, room: float) -> float:
        """As wide as its height asks for; without one it has only the room that is left over."""
        if self.high is None or self.aspect is None:
            return 0.0
        _, top, _, bottom = self._edges
        return (self.high - top - bottom) * self.aspect

    def inner_height(self, look: Look, width: float) -> float:
        """As high as its width asks for."""
        return width / self.aspect if self.aspect else 0.0

    def fill(self, look: Look, rect: QRectF, laid: PlacedBoxes) -> None:
        """Be painted there."""
        room = rect if self.aspect is None else paths.fit(QSizeF(self.aspect, 1.0), rect)
        if room.width() < 1 or room.height() < 1:
            # In a room that is too narrow for all, some are left without any.
            return

        def stamp(painter: QPainter, _theme: Theme, at: QRectF) -> None:
            look.pixmaps.stamp(painter, self.key, at, self.paint, self.reach)

        def draw(painter: QPainter, _theme: Theme, at: QRectF) -> None:
            painter.save()
            self.paint(painter, at)
            painter.restore()

        if self.cached and self.whole:
            room = QRectF(QRect(room.topLeft().toPoint(), room.size().toSize()))
        laid.pieces.append((stamp if self.cached else draw, room))


@dataclass(frozen=True)
class PictureGridBox(Box):
    """Equal pictures in rows, as large as they can be, none wider than `most`; see `largest`.

    Where they would be narrower than `least` there are others, `instead`.
    """

    pictures: tuple[PictureBox, ...]
    aspect: float = 1.0
    gap: float = 0.0
    most: float = 1e9
    least: float = 0.0
    instead: PictureGridBox | None = None

    def fill(self, look: Look, rect: QRectF, laid: PlacedBoxes) -> None:
        """Lay them out."""
        rooms = largest(len(self.pictures), rect, aspect=self.aspect, gap=self.gap, most=self.most)
        if self.instead is not None and rooms and rooms[0].width() < self.least:
            self.instead.fill(look, rect, laid)
            return
        for picture, room in zip(self.pictures, rooms, strict=True):
            picture.place(look, room, laid)


@dataclass(frozen=True)
class _Line(Box):
    """Boxes one after another; None among them is nothing, and has no gap."""

    boxes: tuple[Box | None, ...]
    gap: float = 0.0
    across: Across = "fill"

    @property
    def _shown(self) -> tuple[Box, ...]:
        return tuple(box for box in self.boxes if box is not None)

    @property
    def _gaps(self) -> float:
        return max(0, len(self._shown) - 1) * self.gap

    def _shared(self, room: float, sizes: Iterable[float]) -> list[float]:
        return share(room - self._gaps, list(sizes), [box.grow for box in self._shown])


def _part(across: Across, start: float, room: float, size: float) -> tuple[float, float]:
    """Where something of a size begins across a line, and how long it is there."""
    if across == "fill":
        return start, room
    over = room - min(size, room)
    return start + {"start": 0.0, "middle": over / 2, "end": over}[across], room - over


@dataclass(frozen=True)
class RowBox(_Line):
    """Boxes side by side, each in the middle of the height by default."""

    across: Across = "middle"

    def inner_width(self, look: Look, room: float) -> float:
        """All widths and the gaps."""
        return sum(box.width(look, room) for box in self._shown) + self._gaps

    def inner_height(self, look: Look, width: float) -> float:
        """The height of the highest."""
        wides = self._wides(look, width)
        heights = (box.height(look, wide) for box, wide in zip(self._shown, wides, strict=True))
        return max(heights, default=0.0)

    def fill(self, look: Look, rect: QRectF, laid: PlacedBoxes) -> None:
        """Lay them out from the left."""
        left = rect.left()
        for box, wide in zip(self._shown, self._wides(look, rect.width()), strict=True):
            high = rect.height() if self.across == "fill" else box.height(look, wide)
            top, high = _part(self.across, rect.top(), rect.height(), high)
            box.place(look, QRectF(left, top, wide, high), laid)
            left += wide + self.gap

    def _wides(self, look: Look, width: float) -> list[float]:
        return self._shared(width, (box.width(look, width) for box in self._shown))


@dataclass(frozen=True)
class ColumnBox(_Line):
    """Boxes below one another, each over the whole width by default."""

    def inner_width(self, look: Look, room: float) -> float:
        """The width of the widest."""
        return max((box.width(look, room) for box in self._shown), default=0.0)

    def inner_height(self, look: Look, width: float) -> float:
        """All heights and the gaps."""
        return sum(self._heights(look, width)) + self._gaps

    def fill(self, look: Look, rect: QRectF, laid: PlacedBoxes) -> None:
        """Lay them out from the top."""
        top = rect.top()
        highs = self._shared(rect.height(), self._heights(look, rect.width()))
        for box, high in zip(self._shown, highs, strict=True):
            wide = self._wide(look, box, rect.width())
            left, wide = _part(self.across, rect.left(), rect.width(), wide)
            box.place(look, QRectF(left, top, wide, high), laid)
            top += high + self.gap

    def _wide(self, look: Look, box: Box, width: float) -> float:
        return width if self.across == "fill" else box.width(look, width)

    def _heights(self, look: Look, width: float) -> list[float]:
        return [box.height(look, self._wide(look, box, width)) for box in self._shown]


@dataclass(frozen=True)
class StackBox(Box):
    """Boxes above one another in the same room, the first lowest."""

    boxes: tuple[Box | None, ...]

    def inner_width(self, look: Look, room: float) -> float:
        """The width of the widest."""
        return max((box.width(look, room) for box in self.boxes if box), default=0.0)

    def inner_height(self, look: Look, width: float) -> float:
        """The height of the highest."""
        return max((box.height(look, width) for box in self.boxes if box), default=0.0)

    def fill(self, look: Look, rect: QRectF, laid: PlacedBoxes) -> None:
        """Give each the whole room."""
        for box in self.boxes:
            if box is not None:
                box.place(look, rect, laid)


class Flow:
    """A box as it is painted: laid out once for a content, a room and a text size."""

    def __init__(self, look: Look, box: Box | None = None) -> None:
        self._look = look
        self._box = Box() if box is None else box
        self._scale = 0.0
        self._sizes: dict[float, QSizeF] = {}
        self._laid: dict[tuple[float, float, float, float], PlacedBoxes] = {}

    @property
    def box(self) -> Box:
        """What is shown."""
        return self._box

    def show(self, box: Box) -> bool:
        """Show something; return whether it differs from what was shown."""
        if box == self._box:
            return False
        self._box = box
        self._forget()
        return True

    def measure(self, width: float) -> QSizeF:
        """How wide it is, at most `width`, and how high in that room."""
        self._fresh()
        found = self._sizes.get(width)
        if found is None:
            if len(self._sizes) >= _MAX_CACHED_LAYOUTS:
                self._sizes.clear()
            look = self._look
            found = QSizeF(self._box.width(look, width), self._box.height(look, width))
            self._sizes[width] = found
        return QSizeF(found)

    def room(self, name: str, rect: QRectF) -> QRectF:
        """Where the box of a name lies in a room; empty where there is none of that name."""
        return QRectF(self.lay(rect).rooms.get(name, QRectF()))

    def lay(self, rect: QRectF) -> PlacedBoxes:
        """All in its place in a room."""
        self._fresh()
        key = (rect.left(), rect.top(), rect.width(), rect.height())
        found = self._laid.get(key)
        if found is None:
            if len(self._laid) >= _MAX_CACHED_LAYOUTS:
                self._laid.clear()
            found = self._laid[key] = PlacedBoxes()
            self._box.place(self._look, rect, found)
        return found

    def paint(self, painter: QPainter, rect: QRectF) -> None:
        """Paint it in a room."""
        theme = self._look.theme
        for paint, room in self.lay(rect).pieces:
            paint(painter, theme, room)

    def _fresh(self) -> None:
        """Nothing that was found at another text size holds."""
        if self._scale != self._look.text_scale:
            self._scale = self._look.text_scale
            self._forget()

    def _forget(self) -> None:
        self._sizes.clear()
        self._laid.clear()
