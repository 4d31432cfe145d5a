"""The baggage belt: its oval, how it drives, its plates, its luggage in levels."""

import itertools
import math

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from ui.look.palette import DAY_DEPARTURE, NIGHT_TRAIN
from ui.stage.belt import PHASES, PLATES, Drive, Oval, Plates, paint_belt, place_of, sway
from ui.stage.levels import LEVELS, Levels
from ui.stage.luggage import SIZE, Luggage, paint_luggage

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
def test_plates_move_on_with_the_belt_and_stay_on_it(qapp: object, theme: object) -> None:
    oval = Oval(RECT)

    def picture(turn: float | None) -> QImage:
        image = QImage(980, 560, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        paint_belt(painter, oval, theme)  # type: ignore[arg-type]
        if turn is not None:
            Plates(oval, theme).paint(painter, turn)  # type: ignore[arg-type]
        painter.end()
        return image

    bare, first = picture(None), picture(0.0)
    assert first != bare
    assert picture(1 / PLATES / PHASES) != first
    # By its own length on, each plate lies where the next one lay.
    assert picture(1 / PLATES + 1e-9) == first
    inner, outer = oval.edge(-1.02), oval.edge(1.02)
    for x in range(0, 980, 7):
        for y in range(0, 560, 7):
            point = QPointF(x, y)
            on = outer.containsPoint(point, Qt.FillRule.WindingFill)
            off = inner.containsPoint(point, Qt.FillRule.WindingFill)
            if not on or off:
                assert first.pixel(x, y) == bare.pixel(x, y)


def test_levels_are_made_when_wanted_and_from_one_painting(qapp: object) -> None:
    painted = []

    def paint(painter: QPainter) -> None:
        painted.append(1)
        painter.fillRect(QRectF(0, 0, 100, 80), QColor("red"))

    levels = Levels(paint, QSizeF(100, 80), 2.0, 1.0, far=0.5)
    assert (levels.pixmap(0).width(), levels.pixmap(0).height()) == (200, 160)
    held = levels.bytes_held
    assert levels.level(1.0) == 0
    assert levels.level(0.5) == LEVELS - 1
    assert levels.level(0.01) == LEVELS - 1
    assert levels.level(3.0) == 0
    assert levels.pixmap(LEVELS - 1).width() == 100
    assert levels.bytes_held > held
    assert len(painted) == 1


def test_a_drawing_stands_on_its_foot_at_any_scale(qapp: object) -> None:
    levels = Levels(
        lambda painter: painter.fillRect(QRectF(0, 0, 100, 80), QColor("red")),
        QSizeF(100, 80),
        1.0,
        1.0,
        far=0.5,
    )
    for scale in (1.0, 0.97, 0.8, 0.71, 0.5):
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        levels.draw(painter, QPointF(100, 150), scale)
        assert painter.worldTransform().isIdentity()
        painter.end()
        red = [
            (x, y)
            for x in range(200)
            for y in range(200)
            if QColor(image.pixel(x, y)).green() < 128
        ]
        left, right = min(x for x, _ in red), max(x for x, _ in red)
        assert right - left + 1 == pytest.approx(100 * scale, abs=1.5)
        assert (left + right + 1) / 2 == pytest.approx(100, abs=1)
        assert max(y for _, y in red) + 1 == pytest.approx(150, abs=1)
        assert min(y for _, y in red) == pytest.approx(150 - 80 * scale, abs=1.5)


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
        solid = frozenset(
            (x, y)
            for x in range(0, 240, 4)
            for y in range(0, 220, 4)
            if QColor.fromRgba(image.pixel(x, y)).alpha() > 200
        )
        room = QRectF(QPointF(20, 20), SIZE)
        assert solid
        assert all(room.contains(QPointF(x, y)) for x, y in solid)
        # It stands on the floor, and the pointer finds it in the middle.
        assert max(y for _, y in solid) > 20 + SIZE.height() - 16
        outlines[kind] = solid
    # Basket and hat box only keep the others company; nobody has to tell them apart in a hurry.
    told_apart = [k for k in Luggage if k not in (Luggage.BASKET, Luggage.HAT_BOX)]
    for one, other in itertools.combinations(told_apart, 2):
        different = len(outlines[one] ^ outlines[other])
        assert different > 0.12 * len(outlines[one] | outlines[other]), (one, other)
