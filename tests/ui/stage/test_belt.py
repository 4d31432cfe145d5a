"""The baggage belt: its oval, how it drives, its plates, its luggage in poses."""

import itertools
import math

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.pixels import channels, places
from ui.look.palette import DAY_DEPARTURE, NIGHT_TRAIN
from ui.stage.belt.geometry import Drive, Oval, paint_belt, place_of, sway
from ui.stage.belt.luggage import LUGGAGE_SIZE, Luggage, paint_luggage
from ui.stage.belt.sprites import SpritePose, Sprites, SpriteSheet, SpriteStep
from ui.stage.items.plates import PLATE_COUNT, Plates

RECT = QRectF(40, 100, 900, 360)


class Hands:
    """A clock that stands until it is set."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Hands:
    return Hands()


def test_the_oval_fills_its_room_and_stays_in_it() -> None:
    box = Oval(RECT).edge(1 + 0.055 / 0.24).boundingRect()
    assert RECT.adjusted(-1, -1, 1, 1).contains(box)
    assert box.width() > RECT.width() - 6
    assert box.height() > RECT.height() - 6


def test_what_is_nearer_is_larger_lower_and_hides_what_is_behind() -> None:
    oval = Oval(RECT, far=0.5)
    front, back = oval.at(0.0), oval.at(0.5)
    assert front.scale == pytest.approx(1.0)
    assert back.scale == pytest.approx(0.5)
    assert front.point.x() == pytest.approx(RECT.center().x())
    spots = sorted((oval.at(step / 50) for step in range(50)), key=lambda spot: spot.depth)
    for behind, before in itertools.pairwise(spots):
        assert behind.scale <= before.scale + 1e-9
        assert behind.point.y() <= before.point.y() + 1e-9


@pytest.mark.parametrize("aside", [-1.23, -1.0, 0.0, 1.0, 1.23])
def test_neither_the_belt_nor_its_rims_have_a_corner(aside: float) -> None:
    points = Oval(QRectF(0, 0, 2400, 900)).edge(aside).toList()
    ways = [b - a for a, b in itertools.pairwise([*points, *points[:2]])]
    headings = [math.atan2(way.y(), way.x()) for way in ways]
    bends = [
        math.remainder(b - a, 2 * math.pi) / math.hypot(way.x(), way.y())
        for (a, b), way in zip(itertools.pairwise(headings), ways, strict=False)
    ]
    most = max(map(abs, bends))
    # Nowhere does the curve set in at once: from point to point its bend hardly changes.
    assert max(abs(b - a) for a, b in itertools.pairwise(bends)) < 0.06 * most
    # Even in the largest window the chords lie on the curve to a tenth of a pixel.
    chords = zip(bends, ways, strict=False)
    assert max(abs(b) * math.hypot(w.x(), w.y()) ** 2 / 8 for b, w in chords) < 0.1


def test_the_way_goes_on_without_a_jump_and_comes_round() -> None:
    oval = Oval(RECT)
    steps = 2000
    spots = [oval.at(step / steps) for step in range(steps + 1)]
    # A step is at most as long as it is at the front, where everything is seen largest.
    longest = max(
        math.hypot(b.point.x() - a.point.x(), b.point.y() - a.point.y())
        for a, b in itertools.pairwise(spots)
    )
    assert longest < 1.6 * RECT.width() * 4 / steps
    assert (spots[0].point - spots[-1].point).manhattanLength() < 1e-6
    # What moves on goes to the left at the front and to the right at the back.
    assert spots[5].point.x() < spots[0].point.x()
    assert spots[0].heading == pytest.approx(180, abs=1)
    assert oval.at(0.5).heading % 360 == pytest.approx(0, abs=1)


def test_where_a_slot_is_follows_from_the_tick_alone() -> None:
    assert place_of(0, 0, 48, 30) == 0
    assert place_of(5, 30, 48, 30) == pytest.approx(place_of(6, 0, 48, 30))
    assert place_of(7, 48 * 30, 48, 30) == pytest.approx(place_of(7, 0, 48, 30))
    assert 0 <= place_of(47, 29.5, 48, 30) < 1


def test_the_belt_follows_the_clock_however_often_it_is_asked(clock: Hands) -> None:
    seldom, often = Drive(clock, 0.02), Drive(clock, 0.02)
    for drive in (seldom, often):
        drive.run()
    for _ in range(600):
        clock.now += 0.016
        assert often.turn >= 0
    assert often.turn == pytest.approx(seldom.turn)
    assert 0.8 * 9.6 * 0.02 < seldom.turn <= 9.6 * 0.02


def test_the_belt_slows_down_and_stands_and_never_jumps(clock: Hands) -> None:
    drive = Drive(clock, 0.02)
    drive.run()
    clock.now += 5
    places = [drive.turn]
    drive.hold()
    for _ in range(300):
        clock.now += 0.016
        places.append(drive.turn)
        if not drive.still:
            drive.hold()
    steps = [b - a for a, b in itertools.pairwise(places)]
    assert max(steps) <= 0.02 * 0.016 + 1e-9
    assert all(b <= a + 1e-12 for a, b in itertools.pairwise(steps))
    assert drive.still
    here = drive.turn
    clock.now += 60
    assert drive.turn == pytest.approx(here)


def test_it_glides_the_shorter_way_in_at_most_six_tenths_of_a_second(clock: Hands) -> None:
    drive = Drive(clock, 0.02)
    drive.glide(0.9, at_once=True)
    assert drive.turn == pytest.approx(-0.1)
    drive.glide(0.2)
    assert drive.gliding
    clock.now += 0.1
    assert -0.1 < drive.turn < 0.2
    clock.now += 0.5
    assert drive.turn == pytest.approx(0.2)
    assert drive.still
    assert not drive.gliding


def test_a_halted_belt_stands_at_once_and_goes_on_from_there(clock: Hands) -> None:
    drive = Drive(clock, 0.02)
    drive.run()
    clock.now += 3
    here = drive.turn
    drive.halt()
    assert drive.still
    clock.now += 1000
    assert drive.turn == pytest.approx(here)
    drive.run()
    clock.now += 0.016
    assert drive.turn - here < 0.02 * 0.016


def test_luggage_sways_a_little_and_steadily() -> None:
    for seed in range(8):
        leans = [sway(step / 5000, seed) for step in range(5000)]
        assert 0.4 < max(map(abs, leans)) <= 1.5
        assert max(abs(b - a) for a, b in itertools.pairwise(leans)) < 0.05


@pytest.mark.parametrize("theme", [DAY_DEPARTURE, NIGHT_TRAIN], ids=lambda t: t.name)
@pytest.mark.parametrize("density", [1.0, 1.5])
def test_plates_move_on_with_the_belt_and_stay_on_it(
    qapp: object, theme: object, density: float
) -> None:
    oval = Oval(RECT)
    plates = Plates(oval, theme, density)  # type: ignore[arg-type]

    def picture(turn: float | None) -> QImage:
        image = QImage(round(980 * density), round(560 * density), QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.save()
        painter.scale(density, density)
        paint_belt(painter, oval, theme)  # type: ignore[arg-type]
        painter.restore()
        if turn is not None:
            plates.paint(painter, turn)
        painter.end()
        return image

    bare, first = picture(None), picture(0.0)
    assert first != bare
    # A tenth of a plate is seen; by its own length on, each lies where the next one lay.
    assert picture(0.1 / PLATE_COUNT) != first
    assert picture(1 / PLATE_COUNT) == first
    assert plates.bytes_held <= RECT.width() * RECT.height() * density**2
    inner, outer = oval.edge(-1.0), oval.edge(1.0)
    for x in range(0, first.width(), 7):
        for y in range(0, first.height(), 7):
            point = QPointF(x, y) / density
            on = outer.containsPoint(point, Qt.FillRule.WindingFill)
            off = inner.containsPoint(point, Qt.FillRule.WindingFill)
            if not on or off:
                assert first.pixel(x, y) == bare.pixel(x, y)


def test_the_plates_cover_the_whole_belt_and_go_with_it(qapp: object) -> None:
    oval = Oval(RECT)
    plates = Plates(oval, DAY_DEPARTURE)

    def seams(turn: float, aside: float) -> list[float]:
        """The turns at which the light of an edge is followed by the shadow before it."""
        image = QImage(980, 560, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        plates.paint(painter, turn)
        painter.end()
        steps = 4096
        shades = []
        for step in range(steps):
            spot = oval.at(step / steps, aside).point.toPoint()
            colour = image.pixelColor(spot)
            assert colour.alpha() == 255
            shades.append(colour.lightness())
        drops = [shades[i] - shades[(i + 12) % steps] for i in range(steps)]
        tops = [i for i in range(steps) if drops[i] == max(drops[i - 40 : i] + drops[i : i + 40])]
        return [top / steps for top in tops if drops[top] > 8]

    for aside in (-0.6, 0.0, 0.6):
        found = {round(each * PLATE_COUNT % 1.0, 1) % 1.0 for each in seams(0.0, aside)}
        bow = 0.34 * (1 - aside * aside)
        assert all(abs(math.remainder(each - bow, 1.0)) < 0.2 for each in found)
        gone = {
            round(each * PLATE_COUNT % 1.0, 1) % 1.0 for each in seams(0.5 / PLATE_COUNT, aside)
        }
        assert all(abs(math.remainder(each - bow - 0.5, 1.0)) < 0.2 for each in gone)


def red(painter: QPainter) -> None:
    painter.fillRect(QRectF(0, 0, 100, 80), QColor("red"))


def pose(sprites: Sprites, step: SpriteStep) -> SpritePose:
    with SpriteSheet() as sheet:
        return sprites.pose(step, sheet)


def test_what_is_made_on_one_sheet_is_what_is_made_alone(qapp: object) -> None:
    small, large = Sprites(red, QSizeF(100, 80), 0.5), Sprites(red, QSizeF(100, 80), 2.0)
    wanted = [
        (sprites, sprites.next_to(scale, lean))
        for sprites, scale, lean in (
            (small, 0.8, 1.2),
            (large, 0.9, -1.2),
            (small, 0.6, -0.8),
            (large, 0.6, 0.0),
        )
    ]
    alone = [pose(*each).pixmap.toImage() for each in wanted]
    for sprites in (small, large):
        sprites.keep = 1
        pose(sprites, sprites.next_to(1.0))
    with SpriteSheet() as sheet:
        together = [sprites.pose(step, sheet).pixmap.toImage() for sprites, step in wanted]
    assert together == alone


def test_poses_are_made_when_wanted_and_from_one_painting(qapp: object) -> None:
    painted = []

    def paint(painter: QPainter) -> None:
        painted.append(1)
        red(painter)

    sprites = Sprites(paint, QSizeF(100, 80), 2.0, keep=3)
    assert sprites.whole().size().toTuple() == (200, 160)
    first = pose(sprites, sprites.next_to(0.5))
    assert (first.pixmap.size().toTuple(), first.foot.toTuple()) == ((100, 80), (50, 80))
    held = sprites.bytes_held
    assert pose(sprites, sprites.next_to(0.5003)).pixmap.cacheKey() == first.pixmap.cacheKey()
    assert sprites.bytes_held == held
    assert pose(sprites, sprites.next_to(0.5, 1.0)).pixmap.width() > 100
    # Only the last poses are kept.
    for step in range(40):
        pose(sprites, sprites.next_to(0.5 + step / 100))
    assert sprites.bytes_held < 6 * 200 * 160 * 4
    assert pose(sprites, sprites.next_to(0.5)).pixmap.cacheKey() != first.pixmap.cacheKey()
    assert len(painted) == 1


@pytest.mark.parametrize("lean", [0.0, 1.2, -1.2])
def test_a_drawing_stands_on_its_foot_at_any_scale(qapp: object, lean: float) -> None:
    sprites = Sprites(red, QSizeF(100, 80), 1.0)
    for scale in (1.0, 0.97, 0.8, 0.71, 0.5):
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        with SpriteSheet() as sheet:
            sprites.draw(painter, QPoint(100, 150), sprites.next_to(scale, lean), sheet)
        assert painter.worldTransform().isIdentity()
        painter.end()
        seen = places(channels(image)[..., 1] < 128)
        left, right = min(x for x, _ in seen), max(x for x, _ in seen)
        slant = 80 * scale * math.sin(math.radians(lean))
        assert right - left + 1 == pytest.approx(100 * scale + abs(slant), abs=2)
        # The top goes to the right where it leans to the right.
        assert (left + right + 1) / 2 == pytest.approx(100 + slant / 2, abs=1.5)
        foot = [y for x, y in seen if abs(x - 100) < 3]
        assert max(foot) + 1 == pytest.approx(150, abs=1)
        assert min(foot) == pytest.approx(150 - 80 * scale, abs=2)


def test_what_comes_nearer_and_sways_never_jumps(qapp: object) -> None:
    sprites = Sprites(red, QSizeF(100, 80), 3.0)
    poses = [
        pose(sprites, sprites.next_to(0.56 + 0.44 * step / 400, 1.2 * math.sin(step / 20)))
        for step in range(400)
    ]
    # Each edge of a pose, with the room that its lean takes, moves by a pixel or two.
    for (one, foot), (other, next_foot) in itertools.pairwise(poses):
        before = QRect(-foot, one.size())
        after = QRect(-next_foot, other.size())
        assert abs(after.left() - before.left()) <= 3
        assert abs(after.right() - before.right()) <= 3
        assert abs(after.top() - before.top()) <= 3
        assert abs(after.bottom() - before.bottom()) <= 2


def test_what_is_empty_around_a_drawing_is_not_copied(qapp: object) -> None:
    def paint(painter: QPainter) -> None:
        painter.fillRect(QRectF(30, 20, 40, 50), QColor("red"))

    sprites = Sprites(paint, QSizeF(100, 80), 1.0)
    pixmap, foot = pose(sprites, sprites.next_to(1.0))
    assert pixmap.width() <= 44
    assert pixmap.height() <= 54
    inner = pixmap.toImage()
    assert inner.pixelColor(foot - QPoint(20, 60)) == QColor("red")
    assert inner.pixelColor(foot - QPoint(-19, 11)) == QColor("red")
    assert inner.pixelColor(foot - QPoint(21, 60)).alpha() == 0
    image = sprites.whole().toImage()
    assert image.pixelColor(30, 20) == image.pixelColor(69, 69) == QColor("red")
    assert image.pixelColor(29, 20).alpha() == image.pixelColor(70, 69).alpha() == 0
    nothing = Sprites(lambda _: None, QSizeF(100, 80), 1.0)
    assert pose(nothing, nothing.next_to(0.7, 1.0)).pixmap.width() < 10


@pytest.mark.parametrize("theme", [DAY_DEPARTURE, NIGHT_TRAIN], ids=lambda t: t.name)
def test_each_kind_of_luggage_has_its_own_outline_within_its_room(
    qapp: object, theme: object
) -> None:
    outlines = {}
    for kind in Luggage:
        image = QImage(240, 220, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(20, 20)
        paint_luggage(painter, kind, theme)  # type: ignore[arg-type]
        painter.end()
        solid = frozenset(places(channels(image)[..., 3] > 200, 4))
        room = QRectF(QPointF(20, 20), LUGGAGE_SIZE)
        assert solid
        assert all(room.contains(QPointF(x, y)) for x, y in solid)
        # It stands on the floor, and the pointer finds it in the middle.
        assert max(y for _, y in solid) > 20 + LUGGAGE_SIZE.height() - 16
        outlines[kind] = solid
    # Basket and hat box only keep the others company; nobody has to tell them apart in a hurry.
    told_apart = [k for k in Luggage if k not in (Luggage.BASKET, Luggage.HAT_BOX)]
    for one, other in itertools.combinations(told_apart, 2):
        different = len(outlines[one] ^ outlines[other])
        assert different > 0.12 * len(outlines[one] | outlines[other]), (one, other)
