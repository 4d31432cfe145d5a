"""Look: the pixmap cache. Art is painted once per size and pixel density, then only moved."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

Paint = Callable[[QPainter], None]
PaintIn = Callable[[QPainter, QRectF], None]
_Index: TypeAlias = tuple[Hashable, int, int, float]

MAX_CACHE_BYTES: Final = 96 * 2**20
BYTES_PER_PIXEL: Final = 4
CACHED_WINDOWS: Final = 3
"""How many times what a window shows is kept: a table with four seats shows 1.5 times that, and one
with eight paints most of it anew between two looks at what stays."""
# Larger than this (device pixels a side), art is painted directly.
MAX_CACHED_SIDE_PX: Final = 8192


def painted(width: int, height: int, density: float, paint: Paint) -> QPixmap:
    """A transparent pixmap of `width` × `height` device pixels on which `paint` has drawn.

    It draws in units of `density` pixels, the origin at the top left.
    """
    made = QPixmap(max(1, width), max(1, height))
    made.fill(Qt.GlobalColor.transparent)
    made.setDevicePixelRatio(density)
    painter = QPainter(made)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    try:
        paint(painter)
    finally:
        # Whatever happens: a pixmap that goes while it is painted takes the process with it.
        painter.end()
    # A copy: Qt keeps the engine of whoever painted on a pixmap as long as that, about 50 KB, which
    # is more than most art. A copy has none.
    return made.copy()


@contextmanager
def copying(painter: QPainter) -> Iterator[None]:
    """Within it pictures lie on whole device pixels, so that they need only be copied.

    Where pictures may have to be smoothed Qt goes the long way, in several threads, even if there
    is nothing to smooth: that takes three times the work.
    """
    smooth = painter.testRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    try:
        yield
    finally:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)


def _index(key: Hashable, size: QSizeF, density: float) -> _Index:
    """Where art is kept: its key, its size in device pixels, and its density."""
    width = max(1, math.ceil(size.width() * density - 1e-6))
    height = max(1, math.ceil(size.height() * density - 1e-6))
    return key, width, height, round(density, 6)


class Sparing:
    """How much of the time for painting new art is left, and what became of it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """How long new art may still be painted; what is begun is ended."""
        self.left_out = False
        """Whether any art was left out."""


class PixmapCache:
    """Pixmaps by (key, size, density), the least recently used forgotten beyond `limit` bytes."""

    def __init__(self, limit: int = MAX_CACHE_BYTES) -> None:
        self._limit = limit
        self._bytes = 0
        self._store: OrderedDict[_Index, QPixmap] = OrderedDict()
        self._painted = 0
        self._budget: Sparing | None = None

    @property
    def limit(self) -> int:
        """Bytes beyond which the least recently used pixmaps are forgotten."""
        return self._limit

    def fit_window(self, width: float, height: float, density: float = 1.0) -> None:
        """Keep about as much as a window of this logical size can make use of."""
        self._limit = min(
            MAX_CACHE_BYTES, round(CACHED_WINDOWS * width * height * density**2) * BYTES_PER_PIXEL
        )
        self._forget()

    @property
    def bytes_held(self) -> int:
        """Bytes of all pixmaps in the cache, at four a pixel."""
        return self._bytes

    @property
    def painted(self) -> int:
        """How often art had to be painted because it was not in the cache."""
        return self._painted

    def __len__(self) -> int:
        return len(self._store)

    def clear(self) -> None:
        """Forget every pixmap, as after a change of theme."""
        self._store.clear()
        self._bytes = 0

    def pixmap(self, key: Hashable, size: QSizeF, density: float, paint: Paint) -> QPixmap:
        """The art called `key`, `size` units large at `density` device pixels a unit.

        `paint` draws in units, origin at the top left, on a transparent ground; it is called only
        if the pixmap is not in the cache. The pixmap's device-pixel ratio is `density`.
        """
        index = _index(key, size, density)
        found = self._store.get(index)
        if found is not None:
            self._store.move_to_end(index)
            return found
        _, width, height, _ = index
        began = time.perf_counter()
        kept = self._store[index] = painted(width, height, density, paint)
        if self._budget is not None:
            self._budget.seconds -= time.perf_counter() - began
        self._painted += 1
        self._bytes += width * height * BYTES_PER_PIXEL
        self._forget()
        return kept

    @contextmanager
    def budget(self, seconds: float) -> Iterator[Sparing]:
        """Within it `draw` paints new art for so many seconds, and leaves out what comes after.

        What is in the cache is drawn as ever. Art for which there is any time is painted whole.
        """
        before, self._budget = self._budget, Sparing(seconds)
        try:
            yield self._budget
        finally:
            self._budget = before

    def skipped(self, key: Hashable, size: QSizeF, density: float) -> bool:
        """Whether art that is not in the cache is left out, for want of time; see `budget`."""
        index = _index(key, size, density)
        if self._budget is None or index in self._store or self._budget.seconds > 0:
            return False
        self._budget.left_out = True
        return True

    def renew(self, painter: QPainter, key: Hashable, rect: QRectF) -> None:
        """Keep art that `draw` or `place` drew, as if it were drawn now: it is part of what is."""
        density = painter.worldTransform().m11() * float(painter.device().devicePixelRatio())
        room = QSizeF(math.ceil(rect.width() * density), math.ceil(rect.height() * density))
        index = _index((key, 0, 0), room / density, density)
        if index in self._store:
            self._store.move_to_end(index)

    def _forget(self) -> None:
        while self._bytes > self._limit and len(self._store) > 1:
            (_, width, height, _), _ = self._store.popitem(last=False)
            self._bytes -= width * height * BYTES_PER_PIXEL

    def draw(self, painter: QPainter, key: Hashable, rect: QRectF, paint: Paint) -> None:
        """Draw art that fills `rect` of the painter's coordinates, at the density of its device.

        `paint` draws in the same coordinates, on a ground of which only `rect` is kept. The origin
        lands on a whole device pixel, so that upright art is never blurred; art that is being
        turned is drawn through the transform.
        """
        world = painter.worldTransform()
        ratio = float(painter.device().devicePixelRatio())
        upright = abs(world.m12()) < 1e-9 and abs(world.m21()) < 1e-9 and world.m11() > 0
        stretch = world.m11() if upright else math.hypot(world.m11(), world.m12())
        density = stretch * ratio
        if density <= 0:
            return
        if max(rect.width(), rect.height()) * density > MAX_CACHED_SIDE_PX:
            painter.save()
            paint(painter)
            painter.restore()
            return
        # The rectangle grown to whole pixels, counted from the origin.
        left, top = math.floor(rect.left() * density), math.floor(rect.top() * density)
        right, bottom = math.ceil(rect.right() * density), math.ceil(rect.bottom() * density)
        size = QSizeF((right - left) / density, (bottom - top) / density)

        def shifted(inner: QPainter) -> None:
            inner.translate(-left / density, -top / density)
            paint(inner)

        if self.skipped((key, left, top), size, density):
            return
        pixmap = self.pixmap((key, left, top), size, density, shifted)
        if not upright:
            painter.drawPixmap(QPointF(left / density, top / density), pixmap)
            return
        x = round(world.dx() * ratio) + left
        y = round(world.dy() * ratio) + top
        area = QRect(0, 0, pixmap.width(), pixmap.height())
        # Drawn in device pixels, pixels are copied and not resampled.
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        with copying(painter):
            painter.drawPixmap(area.translated(x, y), pixmap, area)
        painter.setWorldTransform(world)

    def stamp(
        self,
        painter: QPainter,
        key: Hashable,
        room: QRectF,
        paint: PaintIn,
        reach: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0),
    ) -> None:
        """Draw art that is the same wherever it lies: `paint` gets its room at the origin.

        `reach` is how far shadows reach beyond the room: left, top, right, bottom.
        """
        here = QRectF(QPointF(0, 0), room.size())
        left, top, right, bottom = reach
        painter.translate(room.topLeft())
        self.draw(
            painter,
            (key, *room.size().toTuple()),
            here.adjusted(-left, -top, right, bottom),
            lambda inner: paint(inner, here),
        )
        painter.translate(-room.topLeft())

    def place(
        self,
        painter: QPainter,
        key: Hashable,
        rect: QRectF,
        paint: Callable[[QPainter, QRectF], None],
    ) -> None:
        """Draw art that is the same wherever `rect` is; `paint` is told of it at (0, 0)."""
        room = QRectF(QPointF(0, 0), rect.size())
        painter.save()
        painter.translate(rect.topLeft())
        self.draw(painter, key, room, lambda inner: paint(inner, room))
        painter.restore()
