"""Tests of the clothing: 38 garments that follow their tiles' shapes in the tiles' colours."""

from collections import defaultdict

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from engine.games.pack_the_essentials.components import Components, Kind
from engine.parts.polyomino import Polyomino
from ui.look import brushes
from ui.look.palette import THEMES, Theme
from ui.tables.pack_the_essentials import art, words
from ui.tables.pack_the_essentials.art.clothing import clothing, fitting, upright_turn
from ui.tables.pack_the_essentials.art.garments import GARMENTS, garment
from ui.tables.pack_the_essentials.art.wardrobe import WARDROBE, Tailor

CELL = 40
KEYS = sorted(GARMENTS)


def canvas(columns: int, rows: int) -> QImage:
    image = QImage(columns * CELL, rows * CELL, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def upright(key: str, theme: Theme, fabric: int = 0) -> QImage:
    """The garment alone, without its pad."""
    rows = GARMENTS[key]
    image = canvas(len(rows[0]), len(rows))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    WARDROBE[key](Tailor(painter, CELL, theme.fabrics[fabric], theme))
    painter.end()
    return image


def alphas(image: QImage) -> list[bytes]:
    """The opacity of every pixel, line by line."""
    only = image.convertToFormat(QImage.Format.Format_Alpha8)
    lines, step = bytes(only.constBits()), only.bytesPerLine()
    return [lines[y * step :][: only.width()] for y in range(only.height())]


def tile_image(tile: Kind, turn: int, theme: Theme) -> QImage:
    form = tile.clothing[turn]
    image = canvas(form.width, form.height)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    clothing(painter, tile, turn, CELL, theme.fabrics[tile.colour], theme)
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of two pictures of one size, in levels of a channel."""
    assert one.size() == other.size()
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return sum(abs(a - b) for a, b in pairs) / one.sizeInBytes()


def worn(box: Components) -> list[Kind]:
    return [tile for tile in box.kinds if not tile.bonus]


def test_every_shape_has_two_garments_and_each_of_them_two_colours(box: Components) -> None:
    found: dict[int, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    for tile in worn(box):
        found[tile.shape][garment(tile)].add(tile.colour)
    assert len(found) == 19
    for garments in found.values():
        assert sorted(map(sorted, garments.values())) == [[0, 2], [1, 3]]
    assert (
        {key for garments in found.values() for key in garments} == set(WARDROBE) == set(GARMENTS)
    )
    assert len(GARMENTS) == 38


def test_underwear_and_socks_are_no_garment_of_the_bag(box: Components) -> None:
    assert {garment(tile) for tile in box.kinds if tile.bonus} == {""}


def test_the_garments_of_a_shape_look_different(qapp: object, box: Components) -> None:
    for tile in worn(box):
        if tile.colour == 0:
            other = next(
                near for near in worn(box) if near.shape == tile.shape and near.colour == 3
            )
            assert garment(other) != garment(tile)
            plain = [tile_image(tile, 0, THEMES[0])]
            # The same cloth for both, so that only the drawing can differ.
            key = garment(other)
            image = canvas(tile.clothing[0].width, tile.clothing[0].height)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            clothing(painter, other, 0, CELL, THEMES[0].fabrics[0], THEMES[0])
            painter.end()
            assert difference(plain[0], image) > 6, key


def test_every_garment_has_a_name_of_its_own(box: Components) -> None:
    names = [str(words.GARMENTS[key]) for key in KEYS]
    assert set(words.GARMENTS) == set(KEYS)
    assert len(set(names)) == len(KEYS)
    speech = words.Words(box, ["Ada"])
    said = {speech.piece(tile.id, cat=False) for tile in worn(box)}
    assert len(said) == 4 * 19
    assert "mint bum bag (4\N{NO-BREAK SPACE}spaces)" in said
    assert "magenta trench coat (5\N{NO-BREAK SPACE}spaces)" in said
    assert speech.piece(0, cat=True) == "magenta cat (3\N{NO-BREAK SPACE}spaces)"


@pytest.mark.parametrize("key", KEYS)
def test_a_garment_stays_within_its_cells_and_fills_each(qapp: object, key: str) -> None:
    shape = Polyomino.parse(GARMENTS[key])
    image = upright(key, THEMES[0])
    inside = brushes.outline(shape.cells, CELL, inset=CELL * 0.03)
    room = canvas(shape.width, shape.height)
    painter = QPainter(room)
    painter.fillPath(inside, QColor("black"))
    painter.end()
    filled = dict.fromkeys(shape.cells, 0)
    astray = 0
    for y, (ink, ground) in enumerate(zip(alphas(image), alphas(room), strict=True)):
        for x, (inked, within) in enumerate(zip(ink, ground, strict=True)):
            if inked > 127:
                if (x // CELL, y // CELL) in filled:
                    filled[x // CELL, y // CELL] += 1
                astray += within < 128
    # A pixel of a softened edge may cross a corner.
    assert astray <= 2
    assert min(filled.values()) / CELL**2 >= 0.45, filled


def test_a_garment_turns_with_its_tile(qapp: object, box: Components) -> None:
    for tile in worn(box):
        if tile.colour in (0, 1):
            first = tile_image(tile, 0, THEMES[0])
            for turn in range(1, len(tile.clothing)):
                turned = first.transformed(QTransform().rotate(90 * turn))
                assert difference(turned, tile_image(tile, turn, THEMES[0])) < 2, garment(tile)


def test_a_garment_lies_on_the_cells_of_its_tile(box: Components) -> None:
    for tile in worn(box):
        cells = Polyomino.parse(GARMENTS[garment(tile)]).cells
        for turn, form in enumerate(tile.clothing):
            lay = fitting(tile, turn)
            laid = {lay.map(x + 0.5, y + 0.5) for x, y in cells}
            assert laid == {(x + 0.5, y + 0.5) for x, y in form.shape.cells}


def test_a_garment_lies_upright_on_the_mat_where_it_is_wide_enough(box: Components) -> None:
    upright_ones = 0
    for number, tile in enumerate(box.kinds):
        if tile.bonus:
            continue
        turn = art.lying_turn(box, number)
        form = tile.clothing[turn]
        assert form.width >= form.height
        picture = GARMENTS[garment(tile)]
        if len(picture[0]) >= len(picture):
            assert turn == upright_turn(tile)
            upright_ones += 1
            # Upright: the garment's own up is the tile's up.
            assert fitting(tile, turn).m22() > 0
    assert upright_ones >= 4 * 16


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_a_tile_is_nearest_to_its_own_colour(qapp: object, box: Components, theme: Theme) -> None:
    for tile in worn(box):
        image = tile_image(tile, 0, theme)
        data = bytes(image.constBits())
        pixels = [data[at : at + 3] for at in range(0, len(data), 4) if data[at + 3] == 255]
        # Bytes run blue, green, red.
        mean = [sum(pixel[2 - channel] for pixel in pixels) / len(pixels) for channel in range(3)]
        bases = [fabric.base for fabric in theme.fabrics]
        own = [(base.red(), base.green(), base.blue()) for base in bases]
        gaps = [sum((a - b) ** 2 for a, b in zip(mean, each, strict=True)) for each in own]
        assert gaps.index(min(gaps)) == tile.colour, garment(tile)
