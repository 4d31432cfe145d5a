"""Tests of the painting helpers: outlines of cells, seams, flaps and fabrics."""

from __future__ import annotations

from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from ui.look import brushes, case
from ui.look.brushes import Cell
from ui.look.palette import DAY_DEPARTURE, THEMES, Theme, contrast
from ui.look.style import Look
from ui.look.typography import Role
from ui.tables.pack_the_essentials.art import packed

CELLS = st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1, max_size=14)


def _canvas(size: int = 200) -> QImage:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _area(corners: list[Cell]) -> float:
    """Area of a closed polygon, positive if it runs clockwise on the screen."""
    ends = [*corners[1:], corners[0]]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(corners, ends, strict=True)) / 2


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_a_hatch_is_seen_on_every_fabric(theme: Theme) -> None:
    edge = brushes.hatch_edge(theme.hatch)
    assert contrast(theme.hatch, edge) >= 3
    for fabric in theme.fabrics:
        assert max(contrast(line, fabric.base) for line in (theme.hatch, edge)) >= 3


def test_one_cell_has_four_corners() -> None:
    assert [[(1, 0), (1, 1), (0, 1), (0, 0)]] == brushes.loops([(0, 0)])


def test_a_ring_has_a_hole() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    assert [-1.0, 9.0] == sorted(_area(loop) for loop in brushes.loops(ring))


def test_cells_that_meet_at_a_point_stay_apart() -> None:
    assert [1.0, 1.0] == [_area(loop) for loop in brushes.loops([(0, 0), (1, 1)])]


@given(CELLS)
def test_loops_enclose_exactly_the_cells(cells: set[Cell]) -> None:
    loops = brushes.loops(cells)
    assert len(cells) == sum(_area(loop) for loop in loops)
    for loop in loops:
        for before, here, after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False):
            straight = before[0] == here[0] == after[0] or before[1] == here[1] == after[1]
            assert not straight


@given(CELLS, st.floats(0, 6))
def test_the_outline_holds_every_cell_and_no_other(cells: set[Cell], inset: float) -> None:
    path = brushes.outline(cells, 40, inset=inset)
    for x in range(-1, 6):
        for y in range(-1, 6):
            assert ((x, y) in cells) == path.contains(QPointF(x * 40 + 20, y * 40 + 20))


def test_inset_and_rounding() -> None:
    square = brushes.outline([(0, 0)], 40, inset=4, radius=10)
    assert QRectF(4, 4, 32, 32) == square.boundingRect()
    assert not square.contains(QPointF(4.5, 4.5))
    grown = brushes.outline([(0, 0)], 40, inset=-4, radius=10)
    assert QRectF(-4, -4, 48, 48) == grown.boundingRect()
    corner = brushes.outline([(0, 0), (1, 0), (0, 1)], 40, radius=10)
    # A concave corner is filled a little by its rounding.
    assert corner.contains(QPointF(41, 41))
    assert not corner.contains(QPointF(48, 48))


def test_extent() -> None:
    assert (3, 2) == brushes.extent([(0, 0), (2, 1)])
    assert (0, 0) == brushes.extent([])


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_each_cloth_has_ground_pattern_and_seam(look: Look, theme: Theme) -> None:
    seen = []
    for fabric in theme.fabrics:
        image = _canvas(160)
        painter = QPainter(image)
        path = brushes.cloth(painter, [(0, 0), (1, 0)], 80, fabric)
        painter.end()
        assert path.contains(QPointF(80, 40))
        colours = {image.pixelColor(x, y).name() for x in range(160) for y in range(80)}
        assert {fabric.base.name(), fabric.tint.name(), fabric.seam.name()} <= colours
        seen.append(image)
    assert all(one != other for i, one in enumerate(seen) for other in seen[:i])


def test_a_shadow_fades_outwards(look: Look) -> None:
    image = _canvas()
    painter = QPainter(image)
    path = QPainterPath()
    path.addRect(QRectF(60, 60, 80, 80))
    brushes.soft_shadow(painter, path, DAY_DEPARTURE.shadow, 20)
    painter.end()
    alphas = [image.pixelColor(140 + step, 100).alpha() for step in range(0, 24, 2)]
    assert alphas == sorted(alphas, reverse=True)
    assert 0 == alphas[-1]
    inside = image.pixelColor(100, 100).alpha()
    assert inside == pytest.approx(DAY_DEPARTURE.shadow.alpha(), abs=12)


def test_linen_is_the_same_every_time_and_close_to_its_ground(look: Look) -> None:
    images = []
    for _ in range(2):
        image = _canvas(64)
        painter = QPainter(image)
        brushes.linen(painter, QSizeF(64, 64), DAY_DEPARTURE)
        painter.end()
        images.append(image)
    assert images[0] == images[1]
    greens = [images[0].pixelColor(x, y).green() for x in range(64) for y in range(64)]
    assert len(set(greens)) > 5
    assert all(abs(green - DAY_DEPARTURE.linen.green()) <= 20 for green in greens)


def test_a_flap_shows_its_letter(look: Look) -> None:
    def flap(letter: str) -> QImage:
        image = _canvas(60)
        painter = QPainter(image)
        font = look.font(Role.BOARD, pixels=50)
        brushes.flap_cell(painter, QRectF(0, 0, 40, 60), letter, font, look.theme)
        painter.end()
        return image

    pictures = [flap(letter) for letter in ("", "1", "8")]
    assert all(one != other for i, one in enumerate(pictures) for other in pictures[:i])


def test_a_tag_leaves_room_for_its_text(look: Look) -> None:
    image = _canvas()
    painter = QPainter(image)
    room = brushes.enamel_tag(painter, QRectF(10, 10, 150, 44), look.theme)
    painter.end()
    assert QRectF(10, 10, 150, 44).contains(room)
    assert room.width() > 110
    assert look.theme.tag.lightness() == pytest.approx(
        image.pixelColor(room.center().toPoint()).lightness(), abs=12
    )


def test_the_case_keeps_its_grid_free(look: Look) -> None:
    image = _canvas(300)
    painter = QPainter(image)
    painter.translate(60, 60)
    case.open_case(painter, 4, 3, 40, look.theme)
    packed.packed_cells(painter, [(0, 0)], 40, look.theme)
    painter.end()
    # The lining's quilting and straps stay near to its own tone; what is packed does not.
    theme = look.theme

    def seen(x: int, y: int) -> list[float]:
        return [
            contrast(theme.lining, image.pixelColor(60 + x * 40 + dx, 60 + y * 40 + dy))
            for dx in (8, 16, 24, 32)
            for dy in (8, 16, 24, 32)
        ]

    free = [ratio for x, y in ((1, 0), (2, 1), (3, 2), (1, 2)) for ratio in seen(x, y)]
    assert max(free) < 1.5
    assert median(seen(0, 0)) > 1.6


@pytest.mark.parametrize("long", [63.0, 120.0, 171.0])
def test_an_open_row_of_stitches_stands_in_the_middle_of_its_line(long: float) -> None:
    image = _canvas()
    painter = QPainter(image)
    line = QPainterPath(QPointF(10, 20))
    line.lineTo(10 + long, 20)
    brushes.stitches(painter, line, DAY_DEPARTURE.case_stitch, 100, width=0.04)
    painter.end()
    sewn = [x for x in range(200) if image.pixelColor(x, 20).alpha() > 127]
    assert sewn[0] - 10 == pytest.approx(10 + long - 1 - sewn[-1], abs=1.5)
