"""Tests of the screen: what one test has painted, no other in this process paints again.

A look paints its art once; each test has a look of its own, and painting is most of what tests of
the screen do. Here the pixmaps outlive their looks. A look still counts and forgets what it holds;
only the strokes are spared, and words in them are told to whoever records words, as if painted.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QLocale, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsView, QWidget

from ui.kit.spec import GameTable
from ui.look import pixmaps, text
from ui.look.lists import ContentsRow
from ui.look.palette import Theme
from ui.look.pixmaps import Paint, PixmapCache
from ui.look.style import Look
from ui.shell import language
from ui.shell.lounge.game_picker import GamePicker as Lounge
from ui.stage.belt import carousel
from ui.stage.belt.carousel import Drawing
from ui.stage.belt.geometry import Oval, paint_belt
from ui.stage.items import plates
from ui.stage.items.picture import PictureItem
from ui.stage.items.plates import PLATE_COUNT, Plates

MOST: Final = 160 * 2**20
"""How many bytes of pixmaps are kept."""
BELTS: Final = 12
"""The plates of so many belts are kept."""

LONG: Final = ((QGraphicsView, "paintEvent"), (ContentsRow, "paintEvent"))
"""What paints most of a table: kinds and methods."""


class Kept(NamedTuple):
    """A pixmap, and the words that were painted on it."""

    pixmap: QPixmap
    words: list[text.Fitted]


class Memory:
    """The pixmaps of all looks of this process, the least recently used forgotten."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()
        self._bytes = 0
        self._plates: OrderedDict[Hashable, Plates] = OrderedDict()
        self.open: list[list[text.Fitted]] = []
        """The words of what is being painted, the outermost first."""

    def find(self, name: Hashable) -> Kept | None:
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
        return found

    def keep(self, name: Hashable, kept: Kept) -> None:
        self._kept[name] = kept
        self._bytes += _bytes(kept.pixmap)
        while self._bytes > MOST:
            _, old = self._kept.popitem(last=False)
            self._bytes -= _bytes(old.pixmap)

    def plates(
        self, oval: Oval, theme: Theme, density: float = 1.0, *, plates: int = PLATE_COUNT
    ) -> Plates:
        """A belt's plates: all that they know is how to paint themselves at a turn."""
        name = (oval.rect.getRect(), oval.far, theme, density, plates)
        found = self._plates.pop(name, None) or _plates(oval, theme, density, plates=plates)
        self._plates[name] = found
        if len(self._plates) > BELTS:
            self._plates.popitem(last=False)
        return found

    def belt(self, painter: QPainter, oval: Oval, theme: Theme, *, quick: bool = False) -> None:
        """Paint a belt without its plates."""
        device = painter.device()
        back, _ = painter.worldTransform().inverted()
        room = back.mapRect(QRectF(0, 0, device.width(), device.height()))
        name = ("belt", oval.rect.getRect(), oval.far, theme, quick)
        self.layer(name, painter, room, lambda inner: _paint_belt(inner, oval, theme, quick=quick))

    def drawing(self, carousel: Lounge, kind: Hashable) -> Drawing:
        """What lies on the lounge's belt: a game's suitcase, or other luggage."""
        found, look, title = _lounge_drawing(carousel, kind), carousel._look, ""
        if isinstance(kind, int):
            spec = carousel._specs[kind]
            if not isinstance(spec, GameTable):
                # A stand-in counts how often it is painted.
                return found
            title = spec.title()
        name = ("lounge", kind, title, carousel._staging, look.theme, look.text_scale, _spoken())
        room = QRectF(QPointF(), found.size)

        def paint(painter: QPainter) -> None:
            self.layer(name, painter, room, found.paint)

        return found._replace(paint=paint)

    def ground(self, lounge: Lounge, painter: QPainter, *, quick: bool = False) -> None:
        """What never moves in the lounge."""
        look, offset = lounge._look, lounge.mapTo(lounge.window(), QPointF(0, 0))
        name = ("ground", offset.toTuple(), quick, look.theme, look.text_scale, _spoken())
        given = (lounge._belt.oval.rect.getRect(), lounge._board.getRect())

        def paint(inner: QPainter) -> None:
            _lounge_ground(lounge, inner, quick=quick)

        self.layer((name, given), painter, QRectF(lounge.rect()), paint)

    @contextmanager
    def words(self) -> Iterator[list[text.Fitted]]:
        """The words that are painted meanwhile, those of parts that were painted earlier too."""
        parts: list[text.Fitted] = []
        self.open.append(parts)
        found: list[text.Fitted] = []
        try:
            with text.recording() as words:
                yield found
        finally:
            self.open.pop()
        found += [*words, *parts]

    def layer(
        self, name: Hashable, painter: QPainter, room: QRectF, paint: Callable[[QPainter], None]
    ) -> None:
        """Lay down what `paint` draws within a room in the painter's units, as it lies there."""
        world = painter.worldTransform()
        ratio = painter.device().devicePixelRatioF()
        area = world.mapRect(room).toAlignedRect().adjusted(-2, -2, 2, 2)
        moved = tuple(getattr(world, f"m{row}{column}")() for row in "123" for column in "123")
        name = (name, area.getRect(), ratio, moved, painter.renderHints().value)
        found = self.find(name)
        if found is None:
            pixmap = QPixmap(area.size() * ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            pixmap.setDevicePixelRatio(ratio)
            inner = QPainter(pixmap)
            inner.setRenderHints(painter.renderHints())
            inner.setWorldTransform(world * QTransform.fromTranslate(-area.left(), -area.top()))
            with self.words() as words:
                paint(inner)
            inner.end()
            found = Kept(pixmap, words)
            self.keep(name, found)
        else:
            for each in found.words:
                text.record(each)
        painter.save()
        painter.resetTransform()
        painter.drawPixmap(QPointF(area.topLeft()), found.pixmap)
        painter.restore()


def _spoken() -> tuple[str, ...]:
    """The language of what is painted."""
    return QLocale().name(), *(each.filePath() for each in language._spoken)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmaps.BYTES_PER_PIXEL


class Once:
    """Paints art, unless it was painted before; `words` are those on it."""

    def __init__(self, memory: Memory, name: Hashable, paint: Paint) -> None:
        self._memory = memory
        self._name = name
        self._paint = paint
        self.words: list[text.Fitted] | None = None

    def __call__(self, painter: QPainter) -> None:
        """Where a pixmap would be too large."""
        self._paint(painter)

    def pixmap(self, width: int, height: int, density: float) -> QPixmap:
        found = self._memory.find(self._name)
        if found is None:
            found = self._anew(width, height, density)
            self._memory.keep(self._name, found)
        else:
            for each in found.words:
                text.record(each)
        self.words = found.words
        return found.pixmap

    def _anew(self, width: int, height: int, density: float) -> Kept:
        with self._memory.words() as words:
            made = _painted(width, height, density, self._paint)
        return Kept(made, words)


class Shared(PixmapCache):
    """A look's pixmaps, which looks to come may use."""

    def __init__(self, look: Look, memory: Memory) -> None:
        super().__init__()
        self._look = weakref.ref(look)
        self._memory = memory
        self._words: dict[Hashable, list[text.Fitted]] = {}

    def pixmap(self, key: Hashable, size: QSizeF, density: float, paint: Paint) -> QPixmap:
        look = self._look()
        assert look is not None
        name = (look.theme, look.text_scale, _spoken(), key, size.toTuple(), round(density, 6))
        once = Once(self._memory, name, paint)
        made = super().pixmap(key, size, density, once)
        if once.words is not None:
            self._words[name] = once.words
        elif self._memory.open:
            # Part of a larger picture, painted earlier: its words are the larger picture's too.
            self._memory.open[-1].extend(self._words[name])
        return made


_painted = pixmaps.painted
_plates = Plates
_paint_belt = paint_belt
_lounge_drawing = Lounge._drawing
_lounge_ground = Lounge._draw_ground


def _once_or_anew(width: int, height: int, density: float, paint: Paint) -> QPixmap:
    if isinstance(paint, Once):
        return paint.pixmap(width, height, density)
    return _painted(width, height, density, paint)


@contextmanager
def shared(memory: Memory) -> Iterator[None]:
    """Looks that are made meanwhile share what they paint."""
    begin = Look.__init__

    def init(look: Look, *given: Any, **named: Any) -> None:
        begin(look, *given, **named)
        look.pixmaps = Shared(look, memory)

    with (
        patch.object(Look, "__init__", init),
        patch.object(pixmaps, "painted", _once_or_anew),
        patch.object(Lounge, "_drawing", lambda shown, kind: memory.drawing(shown, kind)),
        patch.object(
            Lounge,
            "_draw_ground",
            lambda shown, painter, *, quick=False: memory.ground(shown, painter, quick=quick),
        ),
        patch.object(plates, "Plates", memory.plates),
        patch.object(carousel, "paint_belt", memory.belt),
    ):
        yield


@contextmanager
def in_pictures_alone(*long: tuple[type, str]) -> Iterator[None]:
    """Meanwhile methods that paint do so in pictures (`QWidget.grab`), which tests look at."""
    grab, pictures = QWidget.grab, 0

    def looked_at(widget: QWidget, *given: Any) -> QPixmap:
        nonlocal pictures
        pictures += 1
        try:
            return grab(widget, *given)
        finally:
            pictures -= 1

    def then_alone(paint: Callable[..., None]) -> Callable[..., None]:
        def painted(*given: Any, **named: Any) -> None:
            if pictures:
                paint(*given, **named)

        return painted

    with ExitStack() as during:
        during.enter_context(patch.object(QWidget, "grab", looked_at))
        for kind, name in long:
            during.enter_context(patch.object(kind, name, then_alone(getattr(kind, name))))
        yield


def words_on(item: PictureItem) -> list[text.Fitted]:
    """The words of an item of a stage, whether or not they have been painted before."""
    canvas = QPixmap(10, 10)
    painter = QPainter(canvas)
    with text.recording() as painted:
        item.paint_in(painter)
    painter.end()
    return painted
