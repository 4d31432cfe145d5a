"""The art of Where's My Luggage?: all thirty differ, nothing leaves its room, words fit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations, pairwise, product

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from ui.look import text
from ui.look.palette import COLOURS, contrast
from ui.look.style import Look, ThemeChoice
from ui.tables.wheres_my_luggage import TABLE, art
from ui.tables.wheres_my_luggage.art.sheet import SIZES, PassengerSheet
from ui.tables.wheres_my_luggage.items import Pawn, Track

Paint = Callable[[QPainter, QRectF], None]

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(params=[ThemeChoice.DAY, ThemeChoice.NIGHT], ids=lambda choice: choice.value)
def look(request: pytest.FixtureRequest) -> Look:
    return Look(request.param)


def _painted(paint: Paint, wide: float, high: float, margin: int = 20) -> npt.NDArray[np.int16]:
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


def _faces(look: Look, side: int) -> list[npt.NDArray[np.int16]]:
    return [
        _painted(lambda p, r, who=who: art.paint_portrait(p, r, who, look), side, side, 0)  # type: ignore[misc]
        for who in range(len(art.IDS))
    ]


def _things(look: Look) -> dict[str, tuple[Paint, float, float]]:
    """Every other picture: how it is painted, and the size of its room."""
    things: dict[str, tuple[Paint, float, float]] = {
        "back": (partial(art.paint_card_back, look=look), 108, 154),
        "track": (partial(art.paint_track, look=look), 724, 62),
        "emblem": (partial(art.emblem, look=look), 120, 120),
    }
    for who in range(0, 30, 4):
        paint = partial(art.paint_card, passenger=who, name=art.IDS[who], look=look)
        things[f"card {who}"] = (paint, 108, 154)
        pair = partial(art.paint_pair, passenger=who, tile=(who * 7) % 36, look=look)
        things[f"pair {who}"] = (pair, 200, 120)
    for tile in (0, 7, 14, 21, 29, 30, 35):
        things[f"reverse {tile}"] = (partial(art.paint_reverse, tile=tile, look=look), 105, 140)
    for kind in range(len(art.KINDS)):
        things[f"tile {kind}"] = (partial(art.paint_tile, kind=kind, look=look), 100, 90)
        closed = partial(art.paint_pair_closed, kind=kind, look=look)
        things[f"closed {kind}"] = (closed, 120, 120)
        outline = partial(art.paint_silhouette, kind=kind, look=look)
        things[f"silhouette {kind}"] = (outline, 100, 90)
    for mark in art.MARKS:
        things[mark] = (partial(art.paint_mark, mark=mark, look=look), 64, 64)
    for waiting in (False, True):
        for count in (0, 1, 7):
            paint = partial(art.paint_deck, count=count, look=look, waiting=waiting)
            things[f"deck {count} {waiting}"] = (paint, 124, 172)
    for on in (False, True):
        key = partial(art.paint_key, words="Enter", look=look, pressed=on, colour=COLOURS[1])
        things[f"key {on}"] = (key, 66, 44)
    for colour in COLOURS:
        pawn = partial(art.paint_pawn, colour=colour, look=look)
        things[f"pawn {colour}"] = (pawn, 42, 56)
    things["done"] = (partial(art.paint_done, words="Done!", look=look, colour="plum"), 420, 126)
    return things


def test_the_passengers_stand_in_the_order_of_their_luggage() -> None:
    """WL-1, WL-2: six types of five, and a tile of each that is nobody's."""
    assert len(set(art.IDS)) == len(art.IDS) == 30
    assert (art.IDS[0], art.IDS[9], art.IDS[29]) == ("pirate", "cowboy", "leprechaun")
    assert [art.kind_of(who) for who in (0, 4, 5, 29)] == [0, 0, 1, 5]
    assert [art.type_of(tile) for tile in (0, 29, 30, 35)] == [0, 5, 0, 5]
    assert len(art.KINDS) == 6


@pytest.mark.parametrize("side", SIZES)
def test_every_passenger_is_another_at_every_size(look: Look, side: int) -> None:
    faces = _faces(look, side)
    inner = slice(round(side * 0.12), round(side * 0.88))
    for one, other in combinations(range(len(faces)), 2):
        apart = np.abs(faces[one] - faces[other])[inner, inner, :3].max(axis=2) > 40
        assert apart.mean() > 0.4, (art.IDS[one], art.IDS[other])


def test_passengers_differ_without_colour(look: Look) -> None:
    """What tells two apart is not the colour of the wall or the hat."""
    greys = [face[:, :, :3].mean(axis=2) for face in _faces(look, 40)]
    shapes = [grey > np.median(grey) for grey in greys]
    for one, other in combinations(range(len(shapes)), 2):
        differ = (shapes[one] != shapes[other]).mean()
        assert differ > 0.12, (art.IDS[one], art.IDS[other], differ)


def test_a_passenger_fills_the_window_and_stays_in_it(look: Look) -> None:
    for who in range(len(art.IDS)):
        face = _painted(lambda p, r, who=who: art.paint_portrait(p, r, who, look), 80, 80)  # type: ignore[misc]
        inside = face[20:100, 20:100, 3]
        assert inside[8:72, 8:72].min() == 255, art.IDS[who]
        inside = inside.copy()
        face[20:100, 20:100] = 0
        assert face.max() == 0, art.IDS[who]
        assert inside[0, 0] == inside[79, 79] == 0, art.IDS[who]


def test_nothing_leaves_the_room_that_the_cache_keeps(look: Look) -> None:
    left = {}
    for name, (paint, wide, high) in _things(look).items():
        made = _painted(paint, wide, high)
        assert made[:, :, 3].max() > 200, name
        made[20 : 20 + round(high), 20 : 20 + round(wide)] = 0
        left[name] = int(made[:, :, 3].max())
    assert not {name: most for name, most in left.items() if most > 12}


def test_marks_differ_in_shape(look: Look) -> None:
    shapes = [
        _painted(lambda p, r, mark=mark: art.paint_mark(p, r, mark, look), 64, 64)[:, :, 3] > 200  # type: ignore[misc]
        for mark in art.MARKS
    ]
    for one, other in combinations(shapes, 2):
        assert (one ^ other).sum() / one.sum() > 0.15


def test_types_of_luggage_differ_in_shape(look: Look) -> None:
    shapes = [
        _painted(partial(art.paint_silhouette, kind=kind, look=look), 100, 90)[:, :, 3] > 200
        for kind in range(len(art.KINDS))
    ]
    for one, other in combinations(shapes, 2):
        assert (one ^ other).sum() / min(one.sum(), other.sum()) > 0.15


def test_a_tile_keeps_its_owner_on_its_reverse_alone(look: Look) -> None:
    """WL-1: of two tiles of a type the pattern sides are one, the reverses not."""
    sides = [_painted(partial(art.paint_reverse, tile=t, look=look), 105, 140) for t in (0, 1, 30)]
    for one, other in combinations(sides, 2):
        assert (np.abs(one - other).max(axis=2) > 40).mean() > 0.08


@pytest.mark.parametrize("name", ["Verrückter Wissenschaftler", "Mad Scientist", "Archaeologist"])
def test_the_longest_names_fit_their_banner(look: Look, name: str) -> None:
    with text.recording() as said:
        _painted(partial(art.paint_card, passenger=14, name=name, look=look), 130, 190)
    assert [words.text for words in said] == [name]
    assert not said[0].cut


def test_names_and_marks_can_be_read(look: Look) -> None:
    for kind in range(len(art.KINDS)):
        assert contrast(art.STRIP_INK, art.strip_colour(kind, look.theme)) >= 4.5, kind
    for mark in art.MARKS:
        for ground in (look.theme.card, look.theme.raised, look.theme.linen):
            assert contrast(art.mark_colour(mark, look.theme), ground) >= 4.5, mark


def test_the_sign_on_a_deck_is_where_its_middle_is_said_to_be(look: Look) -> None:
    """The number that lies there covers it, however high the deck is."""
    room = QRectF(0, 0, 4 * art.DECK.width(), 4 * art.DECK.height())

    def sign(count: int, middle: QPointF) -> npt.NDArray[np.int16]:
        paint = partial(art.paint_deck, count=count, look=look)
        whole = _painted(paint, room.width(), room.height(), 0)
        x, y = round(middle.x()), round(middle.y())
        return whole[y - 112 : y + 112, x - 112 : x + 112]

    one = sign(1, art.deck_middle(room, 1))
    for count in (3, 7, 12):
        there = np.abs(sign(count, art.deck_middle(room, count)) - one).mean()
        assert there < 0.4 * np.abs(sign(count, art.deck_middle(room, 1)) - one).mean(), count


def test_pawns_keep_to_the_track() -> None:
    """WL-3: from 0 to 21, and whoever shares a space keeps to it."""
    track = QRectF(10, 20, 724, 62)
    middles = [art.track_spot(track, points).center().x() for points in range(art.MOST + 1)]
    assert all(b - a == pytest.approx(middles[1] - middles[0]) for a, b in pairwise(middles))
    for points, of in product((0, 10, art.MOST), (2, 3, 4)):
        spots = [art.track_spot(track, points, place, of) for place in range(of)]
        assert all(track.contains(spot) for spot in spots)
        assert len({(spot.left(), spot.top()) for spot in spots}) == of
    assert art.track_spot(track, 99) == art.track_spot(track, art.MOST)


def _track(look: Look, wide: int, points: int, count: int) -> npt.NDArray[np.int16]:
    """The track with so many pawns, all on one space."""
    track = Track(look)
    track.resize(wide, round(wide * art.TRACK.height() / art.TRACK.width()))
    pawns = tuple(Pawn(colour) for colour in COLOURS[:count])
    track.stand(pawns, (points,) * len(pawns), "")
    picture = track.grab().toImage().convertToFormat(QImage.Format.Format_ARGB32)
    track.deleteLater()
    flat = np.frombuffer(bytes(picture.constBits()), np.uint8)
    return flat.reshape(picture.height(), picture.width(), 4).astype(np.int16)


@pytest.mark.parametrize("wide", [430, 536, 724])
@pytest.mark.parametrize("points", [0, 9, art.MOST])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_the_emblem_of_each_pawn_on_one_space_is_seen(
    look: Look, wide: int, points: int, count: int
) -> None:
    ink = look.theme.on_player

    def inked(picture: npt.NDArray[np.int16]) -> int:
        """How many pixels are of an emblem's ink."""
        paint = np.array([ink.blue(), ink.green(), ink.red()])
        near = np.abs(picture[..., :3] - paint).max(axis=2) < 60
        return int((near & (picture[..., 3] > 200)).sum())

    track = _track(look, wide, points, count)
    room = QRectF(10, 0, wide - 12, track.shape[0])
    for place, colour in enumerate(COLOURS[:count]):
        spot = art.track_spot(room, points, place, count)
        lone = _painted(
            partial(art.paint_pawn, colour=colour, look=look), spot.width(), spot.height(), 0
        )
        box = spot.toRect()
        seen = track[max(0, box.top()) : box.bottom() + 1, box.left() : box.right() + 1]
        assert inked(seen) > 0.7 * inked(lone) > 4, colour


@pytest.mark.parametrize("wide", [430, 536, 724])
@pytest.mark.parametrize("points", [0, 9, art.MOST])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_pawns_on_one_space_leave_the_numbers_beside_it_in_sight(
    look: Look, wide: int, points: int, count: int
) -> None:
    """Four on 0 do not look like two on 0 and two on 1."""
    changed = _track(look, wide, points, count) != _track(look, wide, points, 0)
    columns = np.flatnonzero(changed.any(axis=(0, 2)))
    room = QRectF(10, 0, wide - 12, wide)
    unit = room.width() / art.TRACK.width()
    middle = art.track_spot(room, points).center().x()
    # Holes with numbers are 32 apart, and 17 wide.
    assert columns.min() > middle - 21 * unit
    assert columns.max() < middle + 20 * unit


@pytest.mark.parametrize("wide", [430, 724])
@pytest.mark.parametrize("count", [1, 2])
def test_one_or_two_pawns_stand_above_the_number_of_their_space(
    look: Look, wide: int, count: int
) -> None:
    changed = np.abs(_track(look, wide, 9, count) - _track(look, wide, 9, 0))
    unit = (wide - 12) / art.TRACK.width()
    top = (round(wide * art.TRACK.height() / art.TRACK.width()) - art.TRACK.height() * unit) / 2
    # The figures are 9 high, in the middle of a hole whose middle is 44.5 below the upper edge.
    assert changed[round(top + 40 * unit) :].max() < 24, "no more than a shadow"
    assert changed[: round(top + 36 * unit)].max() > 90


@pytest.mark.parametrize("count", [2, 3, 4])
def test_pawns_on_one_space_stand_beside_one_another(look: Look, count: int) -> None:
    """None covers a part of another: each is seen whole, on the first space as on the last."""
    track = QRectF(0, 0, art.TRACK.width(), art.TRACK.height())
    for points in (0, art.MOST):
        bodies = np.zeros((round(track.height()), round(track.width())), np.int16)
        for place in range(count):
            spot = art.track_spot(track, points, place, count)

            def paint(painter: QPainter, _: QRectF, spot: QRectF = spot) -> None:
                art.paint_pawn(painter, spot, "brick", look)

            alpha = _painted(paint, round(track.width()), round(track.height()), 0)[..., 3]
            # Shadows may lie on others, and rims may touch.
            bodies += alpha > 250
        assert bodies.max() == 1


def test_every_sheet_can_be_looked_at(look: Look) -> None:
    made = TABLE.sheets(look)
    assert {f"passengers-{side}" for side in SIZES} <= set(made)
    for name, make in made.items():
        sheet = make()
        picture = sheet.grab().toImage()
        assert picture.pixelColor(picture.width() // 3, picture.height() // 3).alpha() == 255, name
        sheet.deleteLater()
    small, large = PassengerSheet(look, 40), PassengerSheet(look, 160)
    assert large.width() == pytest.approx(4 * small.width(), abs=3)
