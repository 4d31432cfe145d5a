"""The stage's carousel: what is where, what a pointer means, marks, gates, cover, and its item."""

import itertools
import math
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.pixels import channels, pixels, places
from ui.look.style import TOUCH_TARGET, Look, ThemeChoice
from ui.stage.belt import carousel as belt_art
from ui.stage.belt.carousel import TWO_LANES, Carousel, Drawing, GateMark, luggage_drawing
from ui.stage.belt.carousel_item import CarouselItem
from ui.stage.belt.geometry import Oval, place_of
from ui.stage.belt.luggage import Luggage
from ui.stage.belt.sprites import SpritePose, Sprites, SpriteStep
from ui.stage.view import StageView

SLOTS, PACE = 48, 30
ROOM = QRectF(0, 0, 1000, 600)
TAKEN = [slot for slot in range(SLOTS) if slot % 4 != 3]
"""36 of 48 slots."""


def colours(name: object) -> Drawing:
    def paint(painter: QPainter) -> None:
        painter.fillRect(QRectF(30, 20, 140, 160), QColor(str(name)))

    return Drawing(paint, QSizeF(200, 180), QRectF(30, 20, 140, 160))


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look(ThemeChoice.DAY)


Make = Callable[..., Carousel]


@pytest.fixture
def make(look: Look) -> Make:
    def made(full: bool = True, **more: Any) -> Carousel:
        carousel = Carousel(look, SLOTS, PACE, colours, lanes=more.pop("lanes", TWO_LANES), **more)
        rect, top = Carousel.oval_in(ROOM)
        carousel.lay(rect, top=top)
        carousel.sways = False
        for slot in TAKEN if full else ():
            carousel.put(slot, "red")
        return carousel

    return made


def picture(carousel: Carousel, density: float = 1.0) -> QImage:
    image = QImage(
        round(1000 * density), round(600 * density), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(density)
    image.fill(0)
    painter = QPainter(image)
    carousel.paint(painter)
    assert painter.worldTransform().isIdentity()
    painter.end()
    return image


class NoPlates:
    """A belt without plates."""

    bytes_held = 0

    def paint(self, painter: QPainter, turn: float) -> None:
        """Nothing."""


def area(image: QImage, colour: str) -> set[tuple[int, int]]:
    wanted = QColor(colour).rgb()
    return set(places(pixels(image) == wanted, 2))


def test_a_carousel_needs_slots_a_pace_and_a_lane(look: Look) -> None:
    for slots, pace, lanes in ((0, 1, (0.0,)), (1, 0, (0.0,)), (1, 1, ())):
        with pytest.raises(ValueError, match="needs"):
            Carousel(look, slots, pace, colours, lanes=lanes)


def test_a_place_follows_from_the_tick_alone(make: Make) -> None:
    one, other = make(), make()
    for tick in (0.0, 29.75, 30.0, 700.5, 1440.0):
        other.tick = 1e5
        for slot in (0, 1, 17, 47):
            assert one.turn_of(slot, tick) == place_of(slot, tick, SLOTS, PACE)
            assert one.place(slot, tick) == other.place(slot, tick)
    # A round later all is where it was; a slot later a slot on.
    assert one.place(5, 0.0).point == one.place(5, float(SLOTS * PACE)).point
    assert (one.place(5, 60.0).point - one.place(7, 0.0).point).manhattanLength() < 1e-6


def test_nothing_jumps_from_tick_to_tick(make: Make) -> None:
    carousel = make()
    for slot in (0, 1):
        feet = [carousel.body(slot, tick / 2) for tick in range(2 * SLOTS * PACE)]
        for before, after in itertools.pairwise(feet):
            assert (after.center() - before.center()).manhattanLength() < 1.5
            assert abs(after.width() - before.width()) < 0.2


def test_all_of_it_lies_in_its_room(make: Make) -> None:
    carousel = make()
    assert ROOM.contains(carousel.bounds())
    # Nothing is painted outside of it.
    image = QImage(1200, 800, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(100, 100)
    carousel.paint_ground(painter)
    carousel.paint(painter)
    painter.end()
    room = carousel.bounds().translated(100, 100)
    assert all(room.contains(QPointF(x, y)) for x, y in places(pixels(image) != 0, 3))
    assert carousel.bounds().contains(carousel.moving())
    seen = area(picture(carousel), "red")
    moving = carousel.moving()
    assert all(moving.contains(QPointF(*point)) for point in seen)


def test_what_is_nearer_hides_what_is_behind(make: Make) -> None:
    carousel = make(full=False)
    behind, before = 1, 0
    carousel.put(behind, "red")
    alone = area(picture(carousel), "red")
    carousel.put(before, "blue")
    both = picture(carousel)
    assert area(both, "red") < alone
    hidden = carousel.body(behind) & carousel.body(before)
    assert not hidden.isEmpty()
    assert both.pixelColor(hidden.center().toPoint()) == QColor("blue")


def test_the_pointer_takes_the_nearest_of_what_lies_behind_each_other(make: Make) -> None:
    carousel = make(full=False)
    carousel.put(1, "red")
    carousel.put(0, "blue")
    both = carousel.body(1) & carousel.body(0)
    assert carousel.slot_at(both.center()) == 0
    assert carousel.slot_at(carousel.body(1).topLeft() + QPointF(2, 2)) == 1
    carousel.put(0, None)
    assert carousel.slot_at(both.center()) == 1
    carousel.lifted = frozenset({1})
    assert carousel.slot_at(both.center()) is None


def flat(name: object) -> Drawing:
    """A piece of luggage in one colour of its own: a slot's number, times 5."""
    slot = int(str(name))
    piece = list(Luggage)[slot % len(Luggage)]
    drawing = luggage_drawing(piece, Look(ThemeChoice.DAY).theme)

    def paint(painter: QPainter) -> None:
        drawing.paint(painter)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(QRectF(0, 0, 200, 180), QColor(5 * slot, 10, 250))

    return drawing._replace(paint=paint)


@pytest.mark.parametrize("tick", [0.0, 45.0, 311.3])
@pytest.mark.parametrize("sways", [False, True])
def test_the_pointer_means_what_is_seen_below_it(look: Look, tick: float, sways: bool) -> None:
    carousel = Carousel(look, SLOTS, PACE, flat, lanes=TWO_LANES)
    rect, top = Carousel.oval_in(ROOM)
    carousel.lay(rect, top=top, walls=(2.0, 998.0))
    carousel.sways = sways
    for slot in TAKEN:
        carousel.put(slot, slot)
    # Also what is farther off is before its neighbours now.
    carousel.front = frozenset(TAKEN[::3])
    carousel.shifts = dict.fromkeys(TAKEN[::5], 0.3)
    carousel.tick = tick
    seen = pixels(picture(carousel))
    wanted, found = [], []
    for slot in TAKEN:
        mine = seen == QColor(5 * slot, 10, 250).rgb()
        # Not its outermost pixels, which are drawn as much as half a unit beside it.
        inner = mine[1:-1, 1:-1] & mine[:-2, 1:-1] & mine[2:, 1:-1]
        inner &= mine[1:-1, :-2] & mine[1:-1, 2:]
        for x, y in places(inner, 7):
            wanted.append(slot)
            found.append(carousel.slot_at(QPointF(x + 1.5, y + 1.5)))
    assert len(set(wanted)) > 30
    assert found == wanted


def test_where_nothing_is_drawn_the_closest_piece_is_meant(look: Look) -> None:
    def small(name: object) -> Drawing:
        return Drawing(
            lambda painter: painter.fillRect(QRectF(70, 100, 60, 80), QColor(str(name))),
            QSizeF(200, 180),
            QRectF(0, 20, 200, 160),
        )

    carousel = Carousel(look, SLOTS, PACE, small)
    carousel.lay(Carousel.oval_in(ROOM)[0])
    carousel.sways = False
    # Side by side, one a little farther in front than the other.
    for slot in (3, 4):
        carousel.put(slot, "red")
    bodies = [carousel.body(slot) for slot in (3, 4)]
    both = bodies[0] & bodies[1]
    assert both.width() > 8
    drawn = [body.center() + QPointF(0, body.height() / 4) for body in bodies]
    between = (drawn[0] + drawn[1]) / 2
    away = (drawn[1] - drawn[0]) / 32
    assert both.contains(between + away)
    assert both.contains(between - away)
    assert carousel.slot_at(between - away) == 3
    assert carousel.slot_at(between + away) == 4


@pytest.mark.parametrize("tick", [0.0, 12.5, 311.0])
def test_each_piece_is_found_at_its_middle_unless_hidden(make: Make, tick: float) -> None:
    carousel = make()
    carousel.tick = tick
    for slot in range(SLOTS):
        middle = carousel.body(slot).center()
        found = carousel.slot_at(middle)
        if slot not in TAKEN:
            assert found != slot
        elif found != slot:
            assert found is not None
            assert carousel.body(found).contains(middle)
            assert carousel.place(found).point.y() > carousel.place(slot).point.y()


def test_small_luggage_has_a_target_that_a_finger_hits(make: Make) -> None:
    carousel = make(full=False)
    far = next(s for s in range(SLOTS) if abs(carousel.turn_of(s, 0.0) - 0.5) < 0.01)
    carousel.lay(QRectF(0, 200, 400, 160))
    carousel.put(far, "red")
    body = carousel.body(far)
    assert body.width() < TOUCH_TARGET
    for aside in (-1, 1):
        near = body.center() + QPointF(aside * (TOUCH_TARGET / 2 - 1), 0)
        assert carousel.slot_at(near) == far
        assert carousel.slot_at(near + QPointF(aside * 4, 0)) is None


def test_a_mark_outlines_what_lies_in_its_slot(make: Make) -> None:
    carousel = make(full=False)
    carousel.put(0, "red")
    carousel.put(8, "red")
    plain = picture(carousel)
    carousel.mark(0, "hover", QColor("cyan"))
    marked = picture(carousel)
    around = carousel.body(0).adjusted(-12, -12, 12, 12)
    lit = area(marked, "cyan")
    assert lit
    assert all(around.contains(QPointF(*point)) for point in lit)
    assert area(marked, "red") == area(plain, "red")
    carousel.mark(0, "gate", QColor("lime"))
    assert area(picture(carousel), "lime")
    carousel.mark(0, "gate", None)
    carousel.unmark("hover")
    assert picture(carousel) == plain


def test_a_gate_marks_a_stretch_and_holds_what_is_next_to_its_middle(make: Make) -> None:
    carousel = make(full=False)
    gate = GateMark(0.0, 0.5 / SLOTS, QColor("#c0392b"), "A")
    assert carousel.in_gate(gate) is None
    carousel.put(2, "blue")
    carousel.put(4, "blue")
    assert carousel.in_gate(gate, 0.0) is None
    # Slot 2 passes turn 0 when the belt has gone on by 46 slots (WL-32: within half a slot).
    there = 46.0 * PACE
    for tick, held in ((-0.51, None), (-0.49, 2), (0.0, 2), (0.49, 2), (0.51, None)):
        assert carousel.in_gate(gate, there + tick * PACE) == held
    bare = picture(carousel)
    carousel.set_gates([gate])
    shown = picture(carousel)
    changed = [QPointF(x, y) for x, y in places(pixels(shown) != pixels(bare), 2)]
    assert changed
    middle = carousel.oval.at(0.0).point.x()
    assert max(abs(point.x() - middle) for point in changed) < 60
    assert all(carousel.moving().contains(point) for point in changed)
    carousel.set_gates([])
    assert picture(carousel) == bare


@pytest.mark.parametrize("turn", [0.0, 0.2, 0.35, 0.5, 0.75])
def test_a_gates_sign_is_never_hidden(make: Make, turn: float) -> None:
    empty, full = make(full=False), make()
    for carousel in (empty, full):
        carousel.set_gates([GateMark(turn, 0.01, QColor("#123456"), "W")])
    white = area(picture(full), "white")
    assert white
    assert white == area(picture(empty), "white")


def test_the_cover_hides_all_luggage_and_tells_nothing_of_it(make: Make) -> None:
    full, empty = make(), make(full=False)
    full.mark(0, "hover", QColor("cyan"))
    full.cover = empty.cover = 1.0
    assert picture(full) == picture(empty)
    assert not area(picture(full), "red")
    assert full.slot_at(full.body(0).center()) is None
    full.cover = 0.4
    half = len(area(picture(full), "red"))
    full.cover = 0.0
    assert 0 < half < len(area(picture(full), "red"))
    full.cover = 7.0
    assert full.cover == 1.0


def test_all_of_the_cover_is_painted_anew_when_it_goes(make: Make) -> None:
    carousel = make()
    rect = Carousel.oval_in(ROOM)[0].adjusted(120, 60, -120, 0)
    carousel.lay(rect, top=None, piece=1.2, walls=(0.0, 1000.0))
    bounds = carousel.bounds()
    bare = picture(carousel)
    carousel.cover = 1.0
    covered = picture(carousel)
    outside = [
        (x, y)
        for x, y in places(pixels(covered) != pixels(bare))
        if not bounds.contains(x + 0.5, y + 0.5)
    ]
    assert outside == []


def test_what_stands_in_a_bend_stays_between_the_walls(make: Make) -> None:
    carousel = make()
    rect, top = Carousel.oval_in(ROOM)
    carousel.lay(rect, top=top, piece=1.2, walls=(20.0, 980.0))
    carousel.cover = 1.0
    covered = picture(carousel)
    seen = pixels(covered)
    assert not seen[:, :18].any()
    assert not seen[:, 983:].any()
    for tick in range(0, SLOTS * PACE, 97):
        for slot in TAKEN:
            body = carousel.body(slot, float(tick))
            assert body.left() >= 20
            assert body.right() <= 980


def test_pictures_are_asked_for_once_and_given_back(look: Look, make: Make) -> None:
    asked: list[object] = []

    def drawing(kind: object) -> Drawing:
        asked.append(kind)
        return luggage_drawing(Luggage(kind), look.theme)

    carousel = Carousel(look, SLOTS, PACE, drawing, lanes=TWO_LANES)
    carousel.lay(QRectF(20, 150, 960, 380))
    kinds = [each.value for each in Luggage][:6]
    for number, slot in enumerate(TAKEN):
        carousel.put(slot, kinds[number % 6])
    for tick in range(0, 300, 10):
        carousel.tick = float(tick)
        picture(carousel)
    assert sorted(map(str, asked)) == sorted(kinds)
    # 36 pieces take no more than 12 MB at this size, however long the belt runs.
    assert 0 < carousel.bytes_held < 12 * 2**20
    carousel.renew(kinds[0])
    picture(carousel)
    assert asked[6:] == [kinds[0]]
    carousel.forget()
    assert carousel.bytes_held == 0


def test_no_frame_makes_many_pictures_but_after_a_leap(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []
    make_pose = Sprites._made

    def counted(self: Sprites, step: SpriteStep, *of: Any) -> SpritePose:
        made.append(step.wide)
        return make_pose(self, step, *of)

    monkeypatch.setattr(Sprites, "_made", counted)
    carousel, other = make(), make()
    carousel.sways = other.sways = True
    picture(carousel)
    counts = []
    for tick in range(1, 240):
        made.clear()
        carousel.tick = float(tick)
        picture(carousel)
        counts.append(len(made))
    assert 0 < max(counts) <= 6
    # A leap of time shows at once what is there then.
    carousel.tick = other.tick = 900.0
    assert picture(carousel) == picture(other)


def test_poses_are_made_before_they_are_seen_and_few_at_a_time(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[SpriteStep] = []
    make_pose = Sprites._made

    def counted(self: Sprites, step: SpriteStep, *of: Any) -> SpritePose:
        made.append(step)
        return make_pose(self, step, *of)

    monkeypatch.setattr(Sprites, "_made", counted)
    painted: dict[bool, int] = {}
    made_of = {False: make(), True: make()}
    for ahead, carousel in made_of.items():
        carousel.sways, carousel.room = True, 16 * 2**20
        picture(carousel)
        painted[ahead] = 0
        for tick in range(1, 400):
            carousel.tick = float(tick)
            made.clear()
            if ahead:
                carousel.prepare()
            assert len(made) <= 3, "in a frame that has other work"
            made.clear()
            picture(carousel)
            assert len(made) <= 2 or not ahead, "in a frame that waits for it"
            painted[ahead] += len(made)
    assert 0 < 4 * painted[True] < painted[False]
    # What is seen does not follow from what was made beforehand.
    other = make()
    other.sways = True
    for each in (made_of[True], other):
        each.tick = 900.0
    assert picture(made_of[True]) == picture(other)


def test_poses_that_come_again_are_kept_as_far_as_there_is_room(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[SpriteStep] = []
    make_pose = Sprites._made

    def counted(self: Sprites, step: SpriteStep, *of: Any) -> SpritePose:
        made.append(step)
        return make_pose(self, step, *of)

    monkeypatch.setattr(Sprites, "_made", counted)
    counts: list[int] = []
    for room in (0, 8 * 2**20):
        carousel = make()
        carousel.sways, carousel.room = True, room
        made.clear()
        for tick in range(0, 1440, 4):
            carousel.tick = float(tick)
            picture(carousel)
        counts.append(len(made))
        most = max(room, 12 * 2**20)
        assert carousel.bytes_held < most
    assert 2 * counts[1] < counts[0]


def test_poses_made_when_few_pieces_lie_there_leave_room_for_the_others(make: Make) -> None:
    carousel = make()
    carousel.room = room = 256 * 2**20
    kinds = dict(zip(TAKEN, 12 * ["red", "green", "blue"], strict=True))

    def lie(slots: list[int]) -> None:
        for slot in TAKEN:
            carousel.put(slot, kinds[slot] if slot in slots else None)
        picture(carousel)

    lie(TAKEN)
    # As after a change of theme.
    carousel.forget()
    lie(TAKEN[:1])
    lie(TAKEN)
    kept = [sprites.keep / sprites.room_for(room) for sprites in carousel._sprites.values()]
    assert len(kept) == 3
    assert sum(kept) <= 1.0


def test_pictures_on_whole_pixels_are_only_copied(
    make: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Where Qt might have to smooth them it takes the long way, whether or not it does.
    smooth = QPainter.RenderHint.SmoothPixmapTransform
    smoothed: list[bool] = []
    draw = Sprites.draw

    def watched(self: Sprites, painter: QPainter, foot: QPoint, *of: Any) -> None:
        smoothed.append(painter.testRenderHint(smooth))
        draw(self, painter, foot, *of)

    monkeypatch.setattr(Sprites, "draw", watched)
    image = QImage(1000, 600, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(smooth)
    make().paint(painter)
    assert len(smoothed) == len(TAKEN)
    assert not any(smoothed)
    assert painter.testRenderHint(smooth)
    assert not painter.hasClipping()
    painter.end()


def test_a_quick_frame_shows_luggage_where_it_stands_and_keeps_no_picture(look: Look) -> None:
    def painted(*, quick: bool) -> tuple[Carousel, QImage]:
        carousel = Carousel(look, 8, PACE, lambda name: luggage_drawing(name, look.theme))  # type: ignore[arg-type]
        carousel.lay(Carousel.oval_in(ROOM)[0])
        for slot, kind in zip((0, 1, 3, 5), Luggage, strict=False):
            carousel.put(slot, kind)
        carousel.tick = 10.0
        image = QImage(1000, 600, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(QColor("white"))
        painter = QPainter(image)
        carousel.paint_ground(painter)
        if not quick:
            # They are what a quick frame leaves out.
            carousel._plates = NoPlates()  # type: ignore[assignment]
        carousel.paint(painter, quick=quick)
        assert painter.worldTransform().isIdentity()
        painter.end()
        return carousel, image

    quick, drawn = painted(quick=True)
    _, copied = painted(quick=False)
    assert quick.bytes_held == 0
    for slot in (0, 1, 3, 5):
        body = quick.body(slot).toAlignedRect()
        one, other = (
            each.copy(body).convertToFormat(QImage.Format.Format_RGB32).constBits()
            for each in (drawn, copied)
        )
        off = [abs(a - b) for a, b in zip(bytes(one), bytes(other), strict=True)]
        assert sum(off) / len(off) < 1, slot


def test_a_mark_is_made_once_for_each_pose(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    carousel = make()
    picture(carousel)
    made: list[SpriteStep] = []
    make_pose = Sprites._made

    def counted(self: Sprites, step: SpriteStep, *of: Any) -> SpritePose:
        made.append(step)
        return make_pose(self, step, *of)

    monkeypatch.setattr(Sprites, "_made", counted)
    carousel.mark(0, "hover", QColor("cyan"))
    first = picture(carousel)
    assert len(made) == 1
    assert picture(carousel) == first
    assert len(made) == 1


def test_twice_the_pixels_show_the_same(make: Make) -> None:
    carousel = make()
    single = picture(carousel)
    double = picture(carousel, 2.0).scaled(
        single.size(),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    red, again = area(single, "red"), area(double, "red")
    assert len(red ^ again) < 0.04 * len(red)


class Stage:
    """A carousel in a scene and a window."""

    def __init__(self, qtbot: QtBot, look: Look, carousel: Carousel) -> None:
        self.scene = QGraphicsScene()
        self.item = CarouselItem(look, carousel)
        self.scene.addItem(self.item)
        self.view = StageView(self.scene, look)
        self.view.setSceneRect(ROOM)
        self.view.resize(1000, 600)
        qtbot.addWidget(self.view)
        self.view.show()
        qtbot.waitExposed(self.view)

    def press(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        for kind, held in (
            (QEvent.Type.MouseButtonPress, button),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            where = QPointF(at), self.view.viewport().mapToGlobal(QPointF(at))
            event = QMouseEvent(kind, *where, button, held, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(self.view.viewport(), event)

    def at(self, point: QPointF) -> QPoint:
        return self.view.mapFromScene(self.item.mapToScene(point))


def test_in_a_scene_it_says_what_the_pointer_is_on(qtbot: QtBot, look: Look, make: Make) -> None:
    carousel = make(full=False)
    carousel.put(0, "red")
    stage = Stage(qtbot, look, carousel)
    hovered: list[object] = []
    pressed: list[int] = []
    stage.item.hovered.connect(hovered.append)
    stage.item.pressed.connect(pressed.append)
    middle = stage.at(carousel.body(0).center())
    QTest.mouseMove(stage.view.viewport(), stage.at(QPointF(20, 20)))
    QTest.mouseMove(stage.view.viewport(), middle)
    qtbot.waitUntil(lambda: stage.item.under == 0)
    stage.press(middle)
    stage.press(middle, Qt.MouseButton.RightButton)
    stage.press(stage.at(QPointF(9, 9)))
    assert pressed == [0]
    # The pointer rests, and the belt takes the luggage away from under it.
    stage.item.tick = 6.0 * PACE
    assert stage.item.under is None
    # Whenever the pointer goes on, and once more when what was below it is gone.
    assert hovered == [None, 0, None]


def test_in_a_scene_only_what_moves_is_painted_anew(qtbot: QtBot, look: Look, make: Make) -> None:
    carousel = make()
    stage = Stage(qtbot, look, carousel)
    stage.view.grab()
    painted = look.pixmaps.painted
    shown = stage.view.grab().toImage()
    stage.item.tick = 10.0
    assert stage.view.grab().toImage() != shown
    assert look.pixmaps.painted == painted
    look.set_choice(ThemeChoice.NIGHT)
    assert stage.view.grab().toImage() != shown


def alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures differ by no more than what is rounded where colours are mixed."""
    apart = (channels(one) - channels(other))[..., :3]
    return bool(abs(apart).max() <= 6)


def test_a_view_may_keep_the_ground(qtbot: QtBot, look: Look, make: Make) -> None:
    plain, kept = Stage(qtbot, look, make()), Stage(qtbot, look, make())
    kept.item.lie_in(kept.view)
    first = plain.view.grab().toImage()
    assert alike(kept.view.grab().toImage(), first)
    for stage in (plain, kept):
        stage.item.tick = 40.0
        stage.item.carousel.lay(QRectF(60, 160, 860, 340), top=40.0)
        stage.item.relaid()
    moved = plain.view.grab().toImage()
    assert not alike(moved, first)
    assert alike(kept.view.grab().toImage(), moved)
    look.set_choice(ThemeChoice.NIGHT)
    night = plain.view.grab().toImage()
    assert not alike(night, moved)
    assert alike(kept.view.grab().toImage(), night)
    kept.item.hide()
    kept.item.relaid()
    plain.item.hide()
    assert alike(kept.view.grab().toImage(), plain.view.grab().toImage())


def test_several_places_are_painted_anew_as_the_whole_is(
    qtbot: QtBot, look: Look, make: Make
) -> None:
    stage = Stage(qtbot, look, make())
    stage.item.lie_in(stage.view)
    viewport = stage.view.viewport()
    whole = viewport.grab().toImage()
    region = QRegion(0, 0, 90, 40)
    region += QRect(140, 100, 500, 220)
    region += QRect(30, 350, 61, 33)
    part = QImage(viewport.size(), QImage.Format.Format_RGB32)
    part.fill(QColor("magenta"))
    viewport.render(part, QPoint(), region, QWidget.RenderFlag.DrawWindowBackground)
    seen, full = pixels(part), pixels(whole.convertToFormat(part.format()))
    for x in range(0, part.width(), 3):
        for y in range(0, part.height(), 3):
            here = region.contains(QPoint(x, y))
            assert seen[y, x] == (full[y, x] if here else QColor("magenta").rgb())


def test_the_cover_has_a_hem_all_around(look: Look) -> None:
    """Just within its outline it is darker than its cloth, at the left, the right and the front."""
    oval = Oval(QRectF(20, 120, 860, 300))
    shape = belt_art._cover_shape(oval, 90.0, None)
    image = QImage(900, 520, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    belt_art._draw_cover(painter, shape, oval, 90.0, look.theme)
    painter.end()
    box, wide = shape.boundingRect(), oval.unit * 0.075 / 2
    y = next(y for y in range(520) if shape.contains(QPointF(box.left() + 4, y)))

    def light(x: float, y: float) -> int:
        return image.pixelColor(round(x), round(y)).lightness()

    for inward, edge in ((1, box.left()), (-1, box.right())):
        assert light(edge + inward * 0.7 * wide, y) + 8 < light(edge + inward * 2.2 * wide, y)


def test_the_cover_leaves_none_of_the_rim_bare_at_the_sides_and_has_no_corner() -> None:
    """Also where walls draw it in: from the widest place upwards all of the rim lies below it."""
    oval = Oval(QRectF(20, 120, 1260, 420))
    rim = [QPointF(x, y) for x, y, _ in oval.lane(1.22)]
    left = min(point.x() for point in rim)
    widest = min(point.y() for point in rim if point.x() < left + 0.5)
    shape = belt_art._cover_shape(oval, 100.0, (left - 3, 1300 - left + 3))
    assert shape.boundingRect().left() >= left - 3.01
    assert all(shape.contains(point) for point in rim if point.y() < widest)
    points = [shape.elementAt(at) for at in range(shape.elementCount() - 1)]
    turns = [
        abs(
            math.remainder(
                math.atan2(c.y - b.y, c.x - b.x) - math.atan2(b.y - a.y, b.x - a.x), math.tau
            )
        )
        for a, b, c in zip(points, points[1:], points[2:], strict=False)
    ]
    assert max(turns) < 0.08
