"""The art of Carry On: all pictures differ, with colour and without; nothing leaves its room."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from engine import catalog
from engine.core import GameId
from engine.games.carry_on.components import Components
from tests.tools.gallery.fits import troubles
from tests.ui.look.test_palette import cam02_ucs, linear
from tests.vision import EYES
from ui.kit.figures import arrow
from ui.look import text
from ui.look.palette import contrast
from ui.look.paper import CARD_SIZE, CARD_STRIP_WIDTH
from ui.look.style import Look, ThemeChoice
from ui.stage.cards import face
from ui.tables.carry_on import TABLE, art, words
from ui.tables.carry_on.art.sheet import GOALS, SIZES

Paint = Callable[[QPainter, QRectF], None]
Pixels = npt.NDArray[np.int16]

pytestmark = pytest.mark.usefixtures("qapp")
ALL = range(len(art.THINGS))


@pytest.fixture(params=[ThemeChoice.DAY, ThemeChoice.NIGHT], ids=lambda choice: choice.value)
def look(request: pytest.FixtureRequest) -> Look:
    return Look(request.param)


def _painted(paint: Paint, wide: float, high: float, margin: int = 20) -> Pixels:
    """What is painted into a room with a margin around it: rows of blue, green, red, alpha."""
    size = (round(wide) + 2 * margin, round(high) + 2 * margin)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    before = (painter.worldTransform(), painter.hasClipping())
    paint(painter, QRectF(margin, margin, wide, high))
    assert (painter.worldTransform(), painter.hasClipping()) == before
    painter.end()
    flat = np.frombuffer(bytes(image.constBits()), np.uint8)
    return flat.reshape(image.height(), image.width(), 4).astype(np.int16)


def _thing(card: int, side: int) -> Pixels:
    return _painted(partial(art.paint_thing, card=card), side, side, 0)


def test_an_arrow_to_the_left_is_the_other_one_in_a_mirror(look: Look) -> None:
    """Hands go to the left, and so does their arrow on the rules page."""

    def pixels(*, left: bool) -> Pixels:
        return _painted(lambda p, rect: arrow(left=left).draw(p, rect, look), 30, 30)

    right, left = pixels(left=False), pixels(left=True)
    assert right.any()
    # Edges are smoothed a little otherwise.
    assert np.abs(right - left).max() > 200
    assert np.abs(right - left[:, ::-1]).max() < 10


def _grey(picture: Pixels) -> npt.NDArray[np.float64]:
    """What is left of a picture on white without its colours, 0 (black) to 1 (white)."""
    grey = picture[:, :, :3] @ np.array([0.114, 0.587, 0.299]) + 255 - picture[:, :, 3]
    return np.asarray(grey / 255, dtype=np.float64)


def _pictures(look: Look) -> dict[str, tuple[Paint, float, float]]:
    """Every picture: how it is painted, and the size of its room."""
    made: dict[str, tuple[Paint, float, float]] = {
        "emblem": (partial(art.emblem, look=look), 96, 96)
    }
    for card, name in enumerate(art.THINGS):
        made[name] = (partial(art.paint_thing, card=card), 80, 80)
        made[f"card {name}"] = (partial(art.paint_card, card=card, name=name, look=look), 100, 146)
        made[f"chip {name}"] = (partial(art.paint_chip, card=card, look=look), 50, 72)
    for who, name in enumerate(art.CHARACTERS):
        made[name] = (partial(art.paint_portrait, who=who, look=look), 80, 80)
        paint = partial(art.paint_character, who=who, name=name, goals=GOALS[who], look=look)
        made[f"card {name}"] = (paint, 100, 146)
    for back in art.BACKS:
        made[f"back {back}"] = (partial(art.paint_back, back=back, look=look), 100, 146)
    for limit in (23, 32):
        paint = partial(art.paint_luggage, limit=limit, name="Luggage", look=look)
        made[f"luggage {limit}"] = (paint, 100, 146)
        made[f"limit {limit}"] = (partial(art.paint_limit, limit=limit, look=look), 46, 46)
        made[f"case {limit}"] = (partial(art.paint_suitcase, large=limit > 23), 90, 90)
    paint = partial(art.paint_carry_on, name="Carry On", points=7, look=look)
    made["carry on"] = (paint, 100, 146)
    paint = partial(art.paint_upgrade, name="Upgrade", limits=(23, 32), look=look)
    made["upgrade"] = (paint, 100, 146)
    for kind in range(art.TYPES):
        for wild in (False, True):
            slot = partial(art.paint_essential, kind=kind, look=look, filled=True, wild=wild)
            made[f"essential {kind} {wild}"] = (slot, 32, 32)
        empty = partial(art.paint_essential, kind=kind, look=look, filled=False)
        made[f"essential {kind}"] = (empty, 32, 32)
    for wide, high in ((620, 220), (300, 180), (300, 44), (180, 30)):
        packed = partial(art.paint_packed, cards=(5, 11, 17, 23, 24, 4, 10), look=look)
        made[f"packed {wide}"] = (packed, wide, high)
    return made


def test_the_things_are_those_of_the_box() -> None:
    """CO-1, CO-2: four types of 2 to 7 kg, and a souvenir; the eight characters of CO-4."""
    box = catalog.game(GameId("carry-on")).box
    assert isinstance(box, Components)
    assert len(set(art.THINGS)) == len(art.THINGS) == len(box.weights) == art.SOUVENIR + 1
    assert [art.weight_of(card) for card in range(art.SOUVENIR)] == list(box.weights[:-1])
    assert art.SIGNS[: art.TYPES] == box.types
    assert [art.type_of(card) for card in (0, 5, 6, 23, art.SOUVENIR)] == [0, 0, 1, 3, 4]
    assert art.CHARACTERS == tuple(one.id for one in box.characters)
    assert art.THINGS == tuple(words.THINGS)


def test_a_character_is_shown_what_it_counts() -> None:
    """CO-4."""
    box = catalog.game(GameId("carry-on")).box
    assert isinstance(box, Components)
    for who, one in enumerate(box.characters):
        counted = {art.type_of(card) for card in ALL if one.counts[card]}
        sign = art.wanted(who)
        if len(counted) == 1:
            assert sign == art.SIGNS[counted.pop()], one.id
        else:
            assert sign == ("light" if counted else "carry_on"), one.id


def test_a_card_is_as_the_stage_has_it() -> None:
    assert CARD_SIZE.height() / CARD_SIZE.width() == pytest.approx(face.CARD_ASPECT)
    assert CARD_STRIP_WIDTH / CARD_SIZE.width() == pytest.approx(face.STRIP_WIDTH_SHARE)


@pytest.mark.parametrize("side", SIZES[:3])
def test_every_thing_is_another_at_every_size_without_colour(side: int) -> None:
    greys = [_grey(_thing(card, side)) for card in ALL]
    for one, other in combinations(ALL, 2):
        apart = (np.abs(greys[one] - greys[other]) > 0.25).mean()
        assert apart > 0.16, (art.THINGS[one], art.THINGS[other], apart)


def test_a_thing_fills_its_room() -> None:
    for card in ALL:
        rows, columns = np.nonzero(_thing(card, 96)[:, :, 3] > 127)
        assert max(np.ptp(rows), np.ptp(columns)) > 0.84 * 96, art.THINGS[card]
        assert len(rows) > 0.2 * 96 * 96, art.THINGS[card]


def test_every_face_is_another_at_the_size_of_a_strip_without_colour(look: Look) -> None:
    """28 pixels: of who sits in a line of a table of eight."""
    paints = [partial(art.paint_portrait, who=who, look=look) for who in range(8)]
    greys = [_grey(_painted(paint, 28, 28, 0)) for paint in paints]
    shapes = [grey > np.median(grey) for grey in greys]
    for one, other in combinations(range(8), 2):
        differ = (shapes[one] != shapes[other]).mean()
        assert differ > 0.15, (art.CHARACTERS[one], art.CHARACTERS[other], differ)


@pytest.mark.parametrize("side", [10, 16, 24])
def test_signs_differ_in_shape(side: int) -> None:
    ink = QColor("black")
    drawn = {
        sign: _painted(partial(art.paint_sign, sign=sign, ink=ink), side, side, 0)[:, :, 3] / 255
        for sign in art.SIGNS
    }
    for one, other in combinations(art.SIGNS, 2):
        apart = np.abs(drawn[one] - drawn[other]).mean()
        assert apart > 0.14, (one, other, apart)
    assert min(shape.mean() for shape in drawn.values()) > 0.2


@pytest.mark.parametrize("eyes", EYES)
def test_kinds_are_told_apart_by_colour_whatever_eyes_look_at_them(look: Look, eyes: str) -> None:
    """The souvenir too; their signs differ besides."""
    bases = [art.cloth_of(kind, look.theme).base for kind in range(art.TYPES + 1)]
    seen = [cam02_ucs(np.clip(EYES[eyes] @ linear(base), 0, 1)) for base in bases]
    least = 30 if eyes == "normal" else 15
    for one, other in combinations(range(len(seen)), 2):
        assert np.linalg.norm(seen[one] - seen[other]) >= least, (one, other)


def test_weights_and_signs_can_be_read(look: Look) -> None:
    for kind in range(art.TYPES + 1):
        cloth = art.cloth_of(kind, look.theme)
        assert contrast(cloth.ink, cloth.base) >= 4.5
        assert contrast(cloth.ink, cloth.tint) >= 4.5


def test_the_strip_alone_tells_each_card_from_the_others(look: Look) -> None:
    """As in a fan: kind, weight and sign, whatever the colours are."""
    strips = []
    for card in ALL:
        paint = partial(art.paint_card, card=card, name="", look=look)
        strips.append(_grey(_painted(paint, 84, 122, 0))[:60, :20])
    for one, other in combinations(ALL, 2):
        apart = (np.abs(strips[one] - strips[other]) > 0.25).mean()
        assert apart > 0.02, (art.THINGS[one], art.THINGS[other], apart)


def test_nothing_leaves_the_room_that_the_cache_keeps(look: Look) -> None:
    left = {}
    for name, (paint, wide, high) in _pictures(look).items():
        made = _painted(paint, wide, high)
        assert made[:, :, 3].max() > 200, name
        made[20 : 20 + round(high), 20 : 20 + round(wide)] = 0
        left[name] = int(made[:, :, 3].max())
    assert not {name: most for name, most in left.items() if most > 12}


@pytest.mark.parametrize("name", ["Elektrische Zahnbürste", "Kulturbeutel", "Weltreiseführer"])
def test_long_names_fit_their_card(look: Look, name: str) -> None:
    for card in (3, art.SOUVENIR):
        with text.recording() as said:
            _painted(partial(art.paint_card, card=card, name=name, look=look), 116, 170)
        assert not [words.text for words in said if words.cut]
        assert name in {words.text for words in said}
    with text.recording() as said:
        goals = GOALS[0]
        paint = partial(art.paint_character, who=0, name=name, goals=goals, look=look)
        _painted(paint, 116, 170)
    assert not [words.text for words in said if words.cut]


def test_a_card_says_its_weight_and_the_souvenir_both(look: Look) -> None:
    """CO-2, CO-13."""
    for card in (0, 5, 14, art.SOUVENIR):
        with text.recording() as said:
            _painted(partial(art.paint_card, card=card, name="", look=look), 100, 146)
        weights = {words.text for words in said}
        souvenir = card == art.SOUVENIR
        assert ({"0", "5", "0 kg", "5 kg"} if souvenir else {str(art.weight_of(card))}) <= weights
        assert "kg" in weights


def test_the_large_luggage_is_larger() -> None:
    """CO-3."""
    sizes = [
        (_painted(partial(art.paint_suitcase, large=large), 28, 28)[:, :, 3] > 127).sum()
        for large in (False, True)
    ]
    assert sizes[1] > 1.6 * sizes[0]


@pytest.mark.parametrize(("wide", "high"), [(640, 220), (320, 180), (300, 44), (180, 30)])
@pytest.mark.parametrize("count", [1, 5, 7])
def test_things_lie_apart_within_the_lining(wide: int, high: int, count: int) -> None:
    rect = QRectF(7, 9, wide, high)
    room, spots = art.case_room(rect), art.case_spots(rect, count)
    assert rect.contains(room)
    assert len(spots) == count
    assert all(room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(spot) for spot in spots)
    for one, other in combinations(spots, 2):
        assert not one.intersects(other)
    assert min(spot.width() for spot in spots) > 14


def test_one_thing_more_paints_one(look: Look) -> None:
    rect = QRectF(0, 0, 620, 220)
    image = QImage(620, 220, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    counts = []
    for count in range(8):
        art.paint_packed(painter, rect, (5, 11, 17, 23, 24, 4, 10)[:count], look)
        counts.append(look.pixmaps.painted)
    painter.end()
    assert counts == list(range(1, 9))


def test_a_card_is_painted_within_a_frame(look: Look) -> None:
    """The dearest picture of the processor's time, in its best of three: far below 16 ms."""
    dear = {}
    for name, (paint, wide, high) in _pictures(look).items():
        if not name.startswith("packed"):
            spent = []
            for _ in range(3):
                start = time.process_time()
                _painted(paint, wide, high, 0)
                spent.append(time.process_time() - start)
            dear[name] = min(spent)
    assert not {name: spent for name, spent in dear.items() if spent > 0.016}


def test_every_sheet_can_be_looked_at(look: Look) -> None:
    made = TABLE.sheets(look)
    assert {f"things-{side}" for side in SIZES} <= set(made)
    for name, make in made.items():
        sheet = make()
        picture = sheet.grab().toImage()
        linen = look.theme.linen.rgb()
        points = [
            (x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)
        ]
        drawn = sum(picture.pixel(x, y) != linen for x, y in points) / len(points)
        assert drawn > 0.3, name
        assert troubles(sheet, look) == [], name
        sheet.deleteLater()
