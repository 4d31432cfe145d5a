"""The cat side of the tiles: each picture fills its shape with one cat, and four coats differ."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations, product
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from engine.games.pack_the_essentials.components import Components
from engine.parts.polyomino import free
from tests.tiers import by_turns, some
from ui.look.brushes import Cell
from ui.look.palette import THEMES, Theme, Weave, contrast
from ui.tables.pack_the_essentials import art
from ui.tables.pack_the_essentials.art.cat_coats import coat
from ui.tables.pack_the_essentials.art.cat_poses import CatPose, Mood, pose
from ui.tables.pack_the_essentials.art.small import cushion
from ui.tables.pack_the_essentials.art.strokes import tube
from ui.tables.pack_the_essentials.art.tokens import lady_token

CELL = 40
BASES = [shape.cells for size in range(1, 6) for shape in free(size)]

pytestmark = pytest.mark.usefixtures("qapp")
each_theme = pytest.mark.parametrize("theme", by_turns(THEMES, ids=[t.name for t in THEMES]))


def _canvas(cells: Sequence[Cell], cell: int = CELL) -> QImage:
    """Room for the cells and a cell around them."""
    wide, high = max(x for x, _ in cells) + 3, max(y for _, y in cells) + 3
    image = QImage(wide * cell, high * cell, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def _picture(
    box: Components, kind: int, turn: int, theme: Theme, *, cat: bool = True, cell: int = CELL
) -> QImage:
    picture = art.piece(box, kind, cat=cat, turn=turn)
    image = _canvas(picture.cells, cell)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(cell, cell)
    picture.paint(painter, cell, theme)
    painter.end()
    return image


def _pad(box: Components, kind: int, turn: int, theme: Theme) -> QImage:
    """The cushion of a cat without the cat."""
    cells = box.kinds[kind].cat[turn].shape.cells
    image = _canvas(cells)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(CELL, CELL)
    cushion(painter, cells, CELL, theme.fabrics[box.kinds[kind].colour], theme)
    painter.end()
    return image


def _pixels(image: QImage) -> npt.NDArray[np.int16]:
    """A picture as rows of pixels of blue, green, red, alpha."""
    flat = np.frombuffer(bytes(image.constBits()), np.uint8)
    return flat.reshape(image.height(), image.width(), 4).astype(np.int16)


def _in_cell(image: QImage, cell: Cell) -> QImage:
    """What is painted in one cell."""
    return image.copy(QRect((cell[0] + 1) * CELL, (cell[1] + 1) * CELL, CELL, CELL))


def _apart(one: QImage, other: QImage, by: int = 24) -> npt.NDArray[np.bool_]:
    """Where two pictures of one size differ."""
    found: npt.NDArray[np.bool_] = (
        np.abs(_pixels(one)[:, :, :3] - _pixels(other)[:, :, :3]).max(axis=2) > by
    )
    return found


def _share(one: QImage, other: QImage, by: int = 24) -> float:
    return float(_apart(one, other, by).mean())


def _cats(box: Components) -> list[tuple[int, int]]:
    """Every kind of tile, in every turn of its cat side."""
    return [(kind.id, turn) for kind in box.kinds for turn in range(len(kind.cat))]


def _pose(box: Components, kind: int, turn: int) -> CatPose:
    return pose(box.kinds[kind].cat[0].shape.cells, turn)


@pytest.mark.parametrize("base", BASES, ids=str)
def test_every_shape_has_a_pose_whose_cells_are_its_own(base: tuple[Cell, ...]) -> None:
    for turn in range(4):
        found = pose(base, turn)
        turned = list(base)
        for _ in range(turn):
            turned = [(-y, x) for x, y in turned]
        left, top = min(x for x, _ in turned), min(y for _, y in turned)
        cells = [*found.spine, *(into for _, into in found.limbs)]
        assert sorted(cells) == sorted((x - left, y - top) for x, y in turned)
        steps = [*zip(found.spine, found.spine[1:], strict=False), *found.limbs]
        assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in steps)


def test_mirrored_shapes_are_the_same_cat() -> None:
    for base in BASES:
        high = max(x for x, _ in base)
        one, other = pose(base, 0), pose(tuple((high - x, y) for x, y in base), 0)
        assert (one.mood, len(one.spine), one.curled) == (
            other.mood,
            len(other.spine),
            other.curled,
        )


def test_the_cats_of_the_bag_have_many_moods(box: Components) -> None:
    moods = [_pose(box, kind, 0).mood for kind in range(19)]
    assert set(moods) == set(Mood)
    assert max(moods.count(mood) for mood in Mood) <= 8


def test_no_cat_leaves_its_cells(box: Components) -> None:
    for kind, turn in some(_cats(box), 30):
        painted = _pixels(_picture(box, kind, turn, THEMES[0]))[:, :, 3] > 12
        # The pad's own rounding in an inner corner reaches over it a little.
        painted &= _pixels(_pad(box, kind, turn, THEMES[0]))[:, :, 3] == 0
        for x, y in box.kinds[kind].cat[turn].shape.cells:
            painted[(y + 1) * CELL : (y + 2) * CELL, (x + 1) * CELL : (x + 2) * CELL] = False
        assert painted.sum() <= 3, (kind, turn)


@each_theme
def test_a_cat_covers_a_good_part_of_each_of_its_cells(box: Components, theme: Theme) -> None:
    for kind, turn in some(_cats(box), 30):
        image, pad = _picture(box, kind, turn, theme), _pad(box, kind, turn, theme)
        for cell in box.kinds[kind].cat[turn].shape.cells:
            covered = _share(_in_cell(image, cell), _in_cell(pad, cell), 10)
            assert covered > 0.40, (kind, turn, cell, covered)


def test_the_face_is_the_same_and_upright_however_the_tile_lies(box: Components) -> None:
    inner = QRect(round(CELL * 0.28), round(CELL * 0.42), round(CELL * 0.44), round(CELL * 0.40))
    for kind in some(range(len(box.kinds)), 9):
        faces = [
            _in_cell(_picture(box, kind, turn, THEMES[0]), _pose(box, kind, turn).spine[0])
            for turn in range(len(box.kinds[kind].cat))
        ]
        for face in faces:
            assert not _apart(face.copy(inner), faces[0].copy(inner), 8).any(), kind
        # The nose is in the middle, below the eyes.
        colours = _pixels(faces[0])[:, :, 2::-1]
        nose = np.argwhere(np.abs(colours - (0xD8, 0x56, 0x6E)).max(axis=2) <= 12)
        nose = nose[abs(nose[:, 1] - CELL / 2) < CELL * 0.2]
        assert len(nose) >= 2, kind
        y, x = nose.mean(axis=0) / CELL
        assert x == pytest.approx(0.5, abs=0.05), kind
        assert 0.52 < y < 0.78, kind


def test_open_eyes_are_level(box: Components) -> None:
    cat = next(k for k in range(19) if _pose(box, k, 0).mood is Mood.OPEN)
    for turn in range(len(box.kinds[cat].cat)):
        image = _in_cell(_picture(box, cat, turn, THEMES[0]), _pose(box, cat, turn).spine[0])
        heights = []
        for left in (0.24, 0.52):
            room = range(round(CELL * left), round(CELL * (left + 0.24)))
            dark = [
                y
                for x in room
                for y in range(round(CELL * 0.4), round(CELL * 0.66))
                if image.pixelColor(x, y).lightness() < 40
            ]
            assert len(dark) > 8
            heights.append(sum(dark) / len(dark))
        assert heights[0] == pytest.approx(heights[1], abs=0.8)


@each_theme
def test_the_four_coats_have_other_ears_and_other_tails(box: Components, theme: Theme) -> None:
    def shape(kind: int, area: QRect) -> npt.NDArray[np.bool_]:
        """Where the cat is and its pad is not."""
        seen = _picture(box, kind, 0, theme).copy(area)
        return _apart(seen, _pad(box, kind, 0, theme).copy(area), 10)

    straight = [
        k.id for k in box.kinds if k.bonus == 0 and k.cat[0].shape.cells == ((0, 0), (1, 0), (2, 0))
    ]
    assert len(straight) == 4
    ears = QRect(CELL, CELL, CELL, round(CELL * 0.45))
    tail = QRect(round(CELL * 3.4), CELL, round(CELL * 0.6), CELL)
    for area in (ears, tail):
        for one, other in combinations(straight, 2):
            differ = (shape(one, area) ^ shape(other, area)).mean()
            assert differ > 0.06, (area, one, other)


@each_theme
def test_each_cat_as_a_whole_has_the_hue_of_its_tile(box: Components, theme: Theme) -> None:
    for kind in box.kinds:
        pixels = _pixels(_picture(box, kind.id, 0, theme, cell=20))
        red, green, blue = pixels[pixels[:, :, 3] > 250].mean(axis=0)[2::-1]
        hue = QColor(round(red), round(green), round(blue)).hslHue()
        away = [abs((hue - fabric.base.hslHue() + 180) % 360 - 180) for fabric in theme.fabrics]
        assert away.index(min(away)) == kind.colour, (kind.id, away)
        assert min(away) <= 15, (kind.id, away)


@each_theme
def test_the_two_sides_of_a_tile_are_clearly_different(box: Components, theme: Theme) -> None:
    compared = 0
    for kind in box.kinds:
        cells = [form.shape.cells for form in kind.cat]
        for turn, form in enumerate(kind.clothing):
            if form.shape.cells in cells:
                other = cells.index(form.shape.cells)
                clothing = _picture(box, kind.id, turn, theme, cat=False)
                cat = _picture(box, kind.id, other, theme)
                area = len(form.shape.cells) * CELL * CELL
                assert _apart(clothing, cat, 30).sum() > 0.35 * area, kind.id
                compared += 1
                break
    assert compared > len(box.kinds) // 2


def _drawn(paint: Any, *more: Any, side: int = 48, **named: Any) -> QImage:
    image = QImage(side + 40, side + 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter, QRectF(20, 20, side, side), *more, **named)
    painter.end()
    return image


@each_theme
@pytest.mark.parametrize("paint", [art.rat, art.toy], ids=["rat", "toy"])
def test_small_things_are_seen_on_lining_and_card_and_stay_inside(paint: Any, theme: Theme) -> None:
    image = _drawn(paint, theme, side=24)
    inked = [
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() > 60
    ]
    assert len(inked) > 0.3 * 24 * 24
    assert all(19 <= x <= 44 and 19 <= y <= 44 for x, y in inked)
    for ground in (theme.lining, theme.card):
        clear = [at for at in inked if contrast(image.pixelColor(*at), ground) >= 2]
        assert len(clear) > 0.4 * len(inked)


def test_a_spent_rat_is_only_an_outline() -> None:
    def ink(*, spent: bool) -> int:
        image = _drawn(art.rat, THEMES[0], spent=spent)
        return sum(1 for at in bytes(image.constBits())[3::4] if at > 60)

    assert 0 < ink(spent=True) < 0.5 * ink(spent=False)


def test_four_ladies_differ_and_an_order_is_no_lady() -> None:
    ladies = [_drawn(lady_token, THEMES[0], None, who) for who in range(4)]
    for one, other in combinations(ladies, 2):
        assert _share(one, other) > 0.08
    order = _drawn(lady_token, THEMES[0], (1, 2, 3, 4))
    assert _share(order, _drawn(lady_token, THEMES[0], (2, 3, 4, 1))) > 0.01
    assert _share(order, ladies[0]) > 0.15


def test_a_tight_tube_is_filled_where_its_beads_are_and_nowhere_else() -> None:
    turns = [QPointF(math.cos(i / 12), math.sin(i / 12)) * 0.12 for i in range(38)]
    beads = [(at, 0.08 + 0.10 * i / 37) for i, at in enumerate(turns)]

    def wrong(path: QPainterPath) -> int:
        count = 0
        for x, y in product(range(-40, 41), repeat=2):
            spot = QPointF(x, y) / 100
            depth = max(half - math.dist(spot.toTuple(), at.toTuple()) for at, half in beads)
            count += abs(depth) > 0.012 and path.contains(spot) != (depth > 0)
        return count

    assert wrong(tube(beads, tight=True)) == 0
    assert wrong(tube(beads)) > 0


def test_no_patch_of_a_coat_is_half_behind_a_leg(box: Components) -> None:
    mint = [kind for kind in box.kinds if THEMES[0].fabrics[kind.colour].weave is Weave.CHECK]
    pale = coat(THEMES[0].fabrics[mint[0].colour], THEMES[0]).pale
    kitten = next(k for k in mint if k.cat[0].shape.cells == ((0, 0), (1, 0)))
    colours = _pixels(_in_cell(_picture(box, kitten.id, 0, THEMES[0]), (1, 0)))[:, :, 2::-1]
    white = np.abs(colours - (pale.red(), pale.green(), pale.blue())).max(axis=2) <= 4
    # A patch on its back, and the ball of wool; the legs and what is beside them have none.
    assert white[: round(CELL * 0.5)].sum() > 20
    assert not white[round(CELL * 0.62) :].any()
