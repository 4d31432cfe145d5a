"""Boxes for painters: where rows, columns, words and pictures lie, each laid out once."""

from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from ui.look import text
from ui.look.flow import (
    BadgeBox,
    Box,
    ColumnBox,
    Flow,
    PictureBox,
    PictureGridBox,
    PlateBox,
    RowBox,
    StackBox,
    TextBox,
    largest,
    share,
)
from ui.look.palette import DAY_DEPARTURE, NIGHT_TRAIN
from ui.look.style import Look, ThemeChoice
from ui.look.typography import Role

ROOM = QRectF(10, 20, 200, 40)


@dataclass(frozen=True)
class Counted(Box):
    """Air that counts how often it is measured."""

    asked: list[float] = field(default_factory=list, compare=False)

    def inner_height(self, look: Look, width: float) -> float:
        self.asked.append(width)
        return 7.0


def image(flow: Flow, rect: QRectF) -> QImage:
    made = QImage(240, 100, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    flow.paint(painter, rect)
    painter.end()
    return made


def fill(colour: str) -> object:
    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, QColor(colour))

    return paint


def square(colour: str, **more: object) -> PictureBox:
    return PictureBox(fill(colour), ("square", colour), reach=(0, 0, 0, 0), **more)  # type: ignore[arg-type]


# Sharing ------------------------------------------------------------------------------------------


def test_what_is_left_over_goes_to_those_that_grow() -> None:
    assert share(100, [10, 20, 30], [0, 1, 3]) == [10, 30, 60]
    assert share(100, [10, 20], [0, 0]) == [10, 20]


def test_what_is_missing_comes_from_those_that_grow_and_then_from_all() -> None:
    assert share(50, [10, 40, 20], [0, 1, 1]) == pytest.approx([10, 40 * 2 / 3, 20 * 2 / 3])
    assert share(20, [30, 10, 99], [0, 0, 1]) == pytest.approx([15, 5, 0])
    # As before a window has its size.
    assert share(-20, [0, 0], [0, 1]) == share(-20, [3, 5], [0, 1]) == [0, 0]


@given(
    st.floats(0, 1000),
    st.lists(st.tuples(st.floats(0, 300), st.sampled_from([0.0, 1.0, 2.5])), max_size=6),
)
def test_no_share_is_negative_and_all_of_them_fit(
    room: float, parts: list[tuple[float, float]]
) -> None:
    found = share(room, [size for size, _ in parts], [grow for _, grow in parts])
    assert all(size >= 0 for size in found)
    assert sum(found) <= room + 1e-3
    if any(grow for _, grow in parts):
        assert sum(found) == pytest.approx(room, abs=1e-3)


@given(
    st.integers(1, 30),
    st.floats(20, 600),
    st.floats(20, 600),
    st.sampled_from([0.5, 1.0, 1.7]),
    st.sampled_from([0.0, 3.0]),
)
def test_equal_things_are_within_their_room_apart_and_as_large_as_can_be(
    count: int, wide: float, high: float, aspect: float, gap: float
) -> None:
    room = QRectF(5, 7, wide, high)
    rooms = largest(count, room, aspect=aspect, gap=gap)
    assert len(rooms) == count
    side = rooms[0].width()
    if side == 0:
        return
    assert all(room.adjusted(-0.01, -0.01, 0.01, 0.01).contains(each) for each in rooms)
    for index, one in enumerate(rooms):
        assert not any(one.adjusted(0.01, 0.01, -0.01, -0.01).intersects(b) for b in rooms[:index])
    larger = side * 1.01
    columns = int((wide + gap) // (larger + gap))
    rows = int((high + gap) // (larger / aspect + gap))
    assert columns * rows < count


def test_a_last_row_that_is_not_full_is_in_the_middle() -> None:
    rooms = largest(3, QRectF(0, 0, 100, 100))
    assert [each.center().x() for each in rooms] == [25, 75, 50]
    assert largest(0, ROOM) == []
    assert largest(2, QRectF(0, 0, 100, 100), most=10)[0].width() == 10


# Rows and columns ---------------------------------------------------------------------------------


def test_a_row_lies_within_its_pad_with_gaps_between(look: Look) -> None:
    row = RowBox(
        (Box(wide=30, high=10, name="a"), None, Box(grow=1, high=20, name="b"), Box(wide=8)),
        gap=4,
        pad=(5, 2, 7, 3),
        name="row",
    )
    laid = Flow(look, row).lay(ROOM)
    assert laid.rooms["row"] == ROOM
    # Without None there are two gaps; what is left of 188 grows; each is in the middle of 35.
    assert laid.rooms["a"] == QRectF(15, 22 + 12.5, 30, 10)
    assert laid.rooms["b"] == QRectF(49, 22 + 7.5, 200 - 12 - 30 - 8 - 8, 20)


@pytest.mark.parametrize(
    ("across", "top", "high"),
    [("fill", 20, 40), ("start", 20, 10), ("middle", 35, 10), ("end", 50, 10)],
)
def test_boxes_lie_across_a_row_as_they_are_told(
    look: Look, across: str, top: float, high: float
) -> None:
    row = RowBox((Box(wide=30, high=10, name="a"),), across=across)  # type: ignore[arg-type]
    assert Flow(look, row).room("a", ROOM) == QRectF(10, top, 30, high)


def test_a_column_shares_its_height(look: Look) -> None:
    column = ColumnBox((Box(high=10, name="a"), Box(high=5, grow=1, name="b")), gap=5)
    flow = Flow(look, column)
    assert flow.room("a", ROOM) == QRectF(10, 20, 200, 10)
    assert flow.room("b", ROOM) == QRectF(10, 35, 200, 25)
    assert flow.measure(200).height() == 20


def test_a_name_that_is_nowhere_has_no_room(look: Look) -> None:
    assert Flow(look, Box(name="here")).room("there", ROOM).isNull()


# Words --------------------------------------------------------------------------------------------

LONG = "Several words that are to be read on more lines than one"


def test_words_are_as_high_as_the_lines_that_they_need(look: Look) -> None:
    flow, one = Flow(look, TextBox(LONG, lines=9)), Flow(look, TextBox(LONG))
    line = QFontMetricsF(look.font(Role.BODY)).height()
    assert flow.measure(1000).height() == line
    assert flow.measure(1000).width() == QFontMetricsF(look.font(Role.BODY)).horizontalAdvance(LONG)
    narrow = flow.measure(120)
    assert narrow.height() == len(text.wrapped(LONG, look.font(Role.BODY), 120)) * line > 2 * line
    assert one.measure(120).height() == line


def test_what_grows_gives_way_and_the_number_beside_it_stays_whole(look: Look) -> None:
    row = RowBox(
        (TextBox(LONG, grow=1, name="words"), TextBox("128", Role.HEADING, name="points")), gap=6
    )
    flow = Flow(look, row)
    wide = QFontMetricsF(look.font(Role.HEADING)).horizontalAdvance("128")
    assert flow.room("points", ROOM).width() == wide
    assert flow.room("points", ROOM).right() == ROOM.right()
    assert flow.room("words", ROOM).width() == ROOM.width() - wide - 6
    with text.recording() as said:
        image(flow, ROOM)
    assert [(each.text, each.cut) for each in said] == [(LONG, True), ("128", False)]


def test_words_of_a_scene_keep_their_height_at_any_text_size(look: Look) -> None:
    exact, usual = TextBox("A", pixels=30, exact=True), TextBox("A", pixels=30)
    look.set_text_scale(1.5)
    assert exact.font(look).pixelSize() == 30
    assert usual.font(look).pixelSize() == 45


# Painting -----------------------------------------------------------------------------------------


def test_a_picture_keeps_its_proportions_in_the_middle_of_its_room(look: Look) -> None:
    seen = image(Flow(look, square("red", aspect=0.5)), ROOM)
    red = [(x, y) for x in range(240) for y in range(100) if seen.pixelColor(x, y) == QColor("red")]
    assert (min(red), max(red)) == ((100, 20), (119, 59))


def test_equal_pictures_are_painted_once(look: Look) -> None:
    flow = Flow(look, PictureGridBox(tuple(square("red") for _ in range(5))))
    before = look.pixmaps.painted
    image(flow, ROOM)
    image(flow, ROOM)
    assert look.pixmaps.painted == before + 1


def test_a_picture_without_the_cache_is_painted_each_time(look: Look) -> None:
    flow = Flow(look, square("red", cached=False))
    before = look.pixmaps.painted
    assert image(flow, ROOM).pixelColor(110, 40) == QColor("red")
    assert look.pixmaps.painted == before


def test_what_comes_later_in_a_stack_is_on_top(look: Look) -> None:
    stack = StackBox((square("red"), Box(ground=PlateBox(QColor("blue"))), None))
    assert image(Flow(look, stack), ROOM).pixelColor(110, 40) == QColor("blue")


def test_a_badge_is_never_narrower_than_high(look: Look) -> None:
    few, many = (Flow(look, BadgeBox(words)).measure(500) for words in ("1", "12345"))
    assert few.width() == few.height()
    assert many.width() > many.height() == few.height()


def test_inks_follow_the_theme(look: Look) -> None:
    flow = Flow(look, Box(ground=PlateBox("accent")))
    for choice, theme in ((ThemeChoice.DAY, DAY_DEPARTURE), (ThemeChoice.NIGHT, NIGHT_TRAIN)):
        look.set_choice(choice)
        assert image(flow, ROOM).pixelColor(50, 40) == theme.accent


# Once ---------------------------------------------------------------------------------------------


def test_it_is_laid_out_once_for_a_content_a_room_and_a_text_size(look: Look) -> None:
    box = Counted()
    flow = Flow(look, ColumnBox((box,)))
    image(flow, ROOM)
    asked = len(box.asked)
    assert asked > 0
    for _ in range(5):
        image(flow, ROOM)
        flow.room("", ROOM)
    assert len(box.asked) == asked
    flow.measure(50)
    asked = len(box.asked)
    flow.measure(50)
    assert len(box.asked) == asked
    # What shows the same is the same; another room, text size or content is not.
    assert not flow.show(ColumnBox((Counted(),)))
    image(flow, ROOM)
    assert len(box.asked) == asked
    image(flow, ROOM.translated(1, 0))
    assert len(box.asked) > asked
    asked = len(box.asked)
    look.set_text_scale(1.3)
    image(flow, ROOM)
    assert len(box.asked) > asked
    assert flow.show(ColumnBox((Counted(), Counted())))
    assert flow.measure(50).height() == 14


def test_only_the_latest_layouts_are_kept(look: Look) -> None:
    box = Counted()
    flow = Flow(look, box)
    for wide in range(1, 200):
        flow.measure(wide)
        flow.lay(QRectF(0, 0, wide, 5))
    assert len(flow._sizes) < 10
    assert len(flow._laid) < 10
