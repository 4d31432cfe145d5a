"""Tests of the pixmap cache."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPaintDevice, QPainter

from ui.look.pixmaps import CACHED_WINDOWS, MAX_CACHE_BYTES, PixmapCache, copying

SIZE = QSizeF(10, 10)


class Brush:
    """Counts how often it paints."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, painter: QPainter) -> None:
        self.calls += 1
        painter.fillRect(QRectF(0, 0, 5, 10), Qt.GlobalColor.black)


@pytest.fixture
def cache(qapp: object) -> PixmapCache:
    return PixmapCache(limit=4000)


def test_painted_once_per_size_and_density(cache: PixmapCache) -> None:
    brush = Brush()
    first = cache.pixmap("a", SIZE, 1.0, brush)
    assert first is cache.pixmap("a", SIZE, 1.0, brush)
    assert 1 == brush.calls
    second = cache.pixmap("a", SIZE, 2.0, brush)
    assert (20, 20, 2.0) == (second.width(), second.height(), second.devicePixelRatio())
    cache.pixmap("a", QSizeF(12, 10), 1.0, brush)
    cache.pixmap("b", SIZE, 1.0, brush)
    assert 4 == brush.calls == cache.painted


def test_art_is_drawn_in_units(cache: PixmapCache) -> None:
    image = cache.pixmap("a", SIZE, 3.0, Brush()).toImage()
    assert 255 == image.pixelColor(14, 15).alpha()
    assert 0 == image.pixelColor(15, 15).alpha()


def test_the_least_recently_used_goes_first(cache: PixmapCache) -> None:
    brush = Brush()
    for key in range(10):
        cache.pixmap(key, SIZE, 1.0, brush)
    assert (10, 4000) == (len(cache), cache.bytes_held)
    cache.pixmap(0, SIZE, 1.0, brush)
    cache.pixmap("new", SIZE, 1.0, brush)
    assert (10, 4000) == (len(cache), cache.bytes_held)
    calls = brush.calls
    cache.pixmap(0, SIZE, 1.0, brush)
    assert calls == brush.calls
    cache.pixmap(1, SIZE, 1.0, brush)
    assert calls + 1 == brush.calls


def test_art_beyond_the_limit_is_kept_alone(cache: PixmapCache) -> None:
    brush = Brush()
    cache.pixmap("small", SIZE, 1.0, brush)
    cache.pixmap("large", QSizeF(100, 100), 1.0, brush)
    assert (1, 40000) == (len(cache), cache.bytes_held)


def test_clear(cache: PixmapCache) -> None:
    brush = Brush()
    cache.pixmap("a", SIZE, 1.0, brush)
    cache.clear()
    assert (0, 0) == (len(cache), cache.bytes_held)
    cache.pixmap("a", SIZE, 1.0, brush)
    assert 2 == brush.calls


def test_a_window_of_any_size_has_room_for_its_own_art(cache: PixmapCache) -> None:
    cache.fit_window(1280, 800)
    usual = cache.limit
    assert 1.8 * 1280 * 800 * 4 < usual < 12 * 2**20
    cache.fit_window(1280, 800, 2.0)
    assert 4 * usual == cache.limit
    cache.fit_window(7680, 4320, 2.0)
    assert MAX_CACHE_BYTES == cache.limit


def test_a_smaller_window_forgets_what_is_too_much(cache: PixmapCache) -> None:
    brush = Brush()
    for key in range(10):
        cache.pixmap(key, SIZE, 1.0, brush)
    cache.fit_window(10, 10)
    assert CACHED_WINDOWS == len(cache)
    cache.pixmap(9, SIZE, 1.0, brush)
    assert 10 == brush.calls


def test_what_is_kept_has_no_engine(cache: PixmapCache) -> None:
    painted: list[QPaintDevice] = []
    kept = cache.pixmap("a", SIZE, 2.0, lambda painter: painted.append(painter.device()))
    assert (20, 20, 2.0) == (kept.width(), kept.height(), kept.devicePixelRatio())
    # The pixmap that was painted on would give the engine that it has kept.
    assert painted[0].paintEngine() is not kept.paintEngine()


def _canvas(ratio: float) -> QImage:
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    return image


@pytest.mark.parametrize("ratio", [1.0, 2.0])
@pytest.mark.parametrize("offset", [0.0, 0.3, 0.5, 0.8])
def test_upright_art_falls_on_whole_pixels(cache: PixmapCache, ratio: float, offset: float) -> None:
    image = _canvas(ratio)
    painter = QPainter(image)
    painter.translate(offset, offset)
    cache.draw(painter, "a", QRectF(-0.7, -0.7, 11.4, 11.4), Brush())
    assert offset == painter.worldTransform().dx()
    painter.end()
    row = [image.pixelColor(x, round(5 * ratio)).red() for x in range(40)]
    assert {0, 255} == set(row)
    assert 5 * ratio == row.count(0)


def test_turned_art_is_drawn_turned(cache: PixmapCache) -> None:
    image = _canvas(1.0)
    painter = QPainter(image)
    painter.translate(20, 20)
    painter.rotate(90)
    cache.draw(painter, "a", QRectF(0, 0, 10, 10), Brush())
    painter.end()
    assert 0 == image.pixelColor(15, 22).red()
    assert 255 == image.pixelColor(15, 27).red()


def test_huge_art_is_painted_without_the_cache(cache: PixmapCache) -> None:
    brush = Brush()
    image = _canvas(1.0)
    painter = QPainter(image)
    cache.draw(painter, "a", QRectF(0, 0, 10000, 10), brush)
    painter.end()
    assert 1 == brush.calls
    assert 0 == len(cache)
    assert 0 == image.pixelColor(2, 5).red()


def test_art_that_fails_leaves_nothing_half_painted(qapp: object) -> None:
    def fail(painter: QPainter) -> None:
        painter.fillRect(QRectF(0, 0, 2, 2), Qt.GlobalColor.red)
        raise RuntimeError("no art")

    cache = PixmapCache()
    with pytest.raises(RuntimeError, match="no art"):
        cache.pixmap("broken", QSizeF(4, 4), 1.0, fail)
    assert 0 == len(cache)


def test_what_is_only_copied_is_not_smoothed(cache: PixmapCache) -> None:
    smooth = QPainter.RenderHint.SmoothPixmapTransform
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for hinted in (True, False):
        painter.setRenderHint(smooth, hinted)
        with copying(painter):
            assert not painter.testRenderHint(smooth)
        assert painter.testRenderHint(smooth) is hinted
    painter.end()


def test_art_that_is_renewed_is_not_forgotten(cache: PixmapCache) -> None:
    brush, others = Brush(), Brush()
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2.0)
    painter, room = QPainter(image), QRectF(3, 4, 9.3, 10)
    try:
        cache.place(painter, "kept", room, lambda inner, _: brush(inner))
        for key in range(9):
            cache.draw(painter, key, QRectF(0, 0, 6, 6), others)
            cache.renew(painter, "kept", room)
        cache.place(painter, "kept", room, lambda inner, _: brush(inner))
    finally:
        painter.end()
    assert others.calls == 9
    assert brush.calls == 1
