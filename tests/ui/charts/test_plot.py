"""A chart: what is drawn, keys and mouse, both themes, one point, many points."""

import gc
import itertools
import weakref
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QFontMetricsF,
    QImage,
    QPainterPath,
    QTransform,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPathItem
from pytestqt.qtbot import QtBot

from tests.ui.charts.conftest import bars, four, lines, series
from ui.bridge.seats import player_colour
from ui.charts.chart import ChartSpec, Point, Series
from ui.charts.library import Library
from ui.charts.plot import Plot, round_ticks
from ui.charts.sizes import MIN_LINE_CHART_HEIGHT, least_height
from ui.look.marks import EMBLEM_CELLS, emblem
from ui.look.palette import COLOURS
from ui.look.style import Look, ThemeChoice
from ui.look.typography import Role


@pytest.fixture
def plot(qtbot: QtBot, look: Look, library: Library) -> Plot:
    made = library.plot()(look)
    qtbot.addWidget(made)
    made.resize(560, 320)
    made.show()
    return made


def colours(plot: Plot) -> set[str]:
    image = plot.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    # All at once: pixel by pixel it takes most of a second.
    return {f"#{pixel & 0xFFFFFF:06x}" for pixel in set(memoryview(image.constBits()).cast("I"))}


def words(plot: Plot) -> list[str]:
    return [label.text() for label, _ in plot._labels]


def test_each_seat_has_its_colour_and_its_name(plot: Plot) -> None:
    chart = four()
    plot.show_chart(chart, chart.series)
    drawn = colours(plot)
    for one in chart.series:
        assert player_colour(one.paint, dark=False).name() in drawn
    assert [one.name for one in chart.series] == words(plot)
    tops = sorted(label.y() for label, _ in plot._labels)
    heights = [label.boundingRect().height() for label, _ in plot._labels]
    assert all(b - a >= heights[0] - 1 for a, b in itertools.pairwise(tops))
    assert 0 <= tops[0]
    assert tops[-1] + heights[-1] <= plot.height()


def ends(plot: Plot) -> list[Any]:
    """The symbol of the last point of each line."""
    return [
        item.data["symbol"][-1]
        for item in plot.view.addedItems
        if type(item).__name__ == "ScatterPlotItem" and len(item.data)
    ]


def whose(path: QPainterPath) -> list[str]:
    """Whose emblem it is."""
    grown = (
        QTransform.fromTranslate(EMBLEM_CELLS / 2, EMBLEM_CELLS / 2)
        .scale(EMBLEM_CELLS, EMBLEM_CELLS)
        .map(path)
    )
    middle = grown.pointAtPercent(0.35)
    found = ((emblem(colour).pointAtPercent(0.35) - middle, colour) for colour in COLOURS)
    return [colour for off, colour in found if off.manhattanLength() < 0.01]


@pytest.mark.parametrize("count", [6, 80])
def test_of_eight_lines_each_ends_in_the_emblem_that_its_name_has(plot: Plot, count: int) -> None:
    shown = [
        series(f"Seat {n}", [n + n * k % 7 for k in range(count)], COLOURS[n]) for n in range(8)
    ]
    chart = lines(*shown)
    plot.resize(560, 200)
    plot.show_chart(chart, chart.series)
    assert [whose(symbol) for symbol in ends(plot)] == [[colour] for colour in COLOURS]
    for (label, _), colour in zip(plot._labels, COLOURS, strict=True):
        (key,) = label.childItems()
        assert isinstance(key, QGraphicsPathItem)
        assert whose(key.path()) == [colour]
        assert key.brush().color() == player_colour(colour, dark=False)
        assert label.x() - key.sceneBoundingRect().right() < 8
        assert key.sceneBoundingRect().left() >= plot.view.sceneBoundingRect().right()
    tops = sorted(label.y() for label, _ in plot._labels)
    high = plot._labels[0][0].boundingRect().height()
    assert all(b - a >= high - 1 for a, b in itertools.pairwise(tops))
    assert tops[0] >= 0
    assert tops[-1] + high <= plot.height() + 1
    drawn = colours(plot)
    assert {player_colour(colour, dark=False).name() for colour in COLOURS} <= drawn


def test_a_chart_of_eight_is_high_enough_for_their_names(look: Look) -> None:
    few = lines(*(series(f"{n}", [1], COLOURS[n]) for n in range(2)))
    many = lines(*(series(f"{n}", [1], COLOURS[n]) for n in range(8)))
    line = QFontMetricsF(look.font(Role.STRONG)).height()
    assert least_height(look, few) == look.px(MIN_LINE_CHART_HEIGHT)
    look.set_text_scale(1.6)
    assert least_height(look, many) >= 8 * QFontMetricsF(look.font(Role.STRONG)).height() > 8 * line


def test_alone_a_line_has_dots_and_no_emblem(plot: Plot) -> None:
    chart = lines(series("Results", [3, 4, 5], "teal"))
    plot.show_chart(chart, chart.series)
    assert ends(plot) == ["o"]


def test_labels_lie_right_of_the_lines_and_inside(plot: Plot) -> None:
    chart = four()
    plot.show_chart(chart, chart.series)
    end = max(
        plot.view.mapViewToScene(QPointF(s.points[-1].place, s.points[-1].number)).x()
        for s in chart.series
    )
    for label, _ in plot._labels:
        assert label.x() > end
        assert label.x() + label.boundingRect().width() <= plot.width()


def test_long_names_are_written_smaller_before_they_are_cut(plot: Plot) -> None:
    plot.resize(440, 320)
    names = ["Maria Sibylla Merian", "Ada"]
    chart = lines(*(series(name, [1, 2, 3]) for name in names))
    plot.show_chart(chart, chart.series)
    assert words(plot) == names
    assert len({label.font().pixelSize() for label, _ in plot._labels}) == 1
    for label, _ in plot._labels:
        assert label.x() + label.boundingRect().width() <= plot.width()


def test_keys_go_along_a_line_and_to_the_next(plot: Plot) -> None:
    chart = four()
    plot.show_chart(chart, chart.series)
    told: list[str] = []
    plot.pointed.connect(lambda point: told.append(point.words if point else ""))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(plot, key)
    first, second = chart.series[0].points, chart.series[1].points
    wanted = [first[1], first[2], second[2], second[-1], second[0]]
    assert [point.words for point in wanted] == told
    QTest.keyClick(plot, Qt.Key.Key_Left)
    assert plot.point == second[0]


def test_enter_and_a_click_pick(plot: Plot) -> None:
    chart = bars(series("Ada", [3, -2, 7]))
    plot.show_chart(chart, chart.series)
    picked: list[object] = []
    plot.picked.connect(lambda point: picked.append(point.mark))
    QTest.keyClick(plot, Qt.Key.Key_Down)
    QTest.keyClick(plot, Qt.Key.Key_Return)
    spot = plot.view.mapViewToScene(QPointF(0, 2)).toPoint()
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(40, spot.y()))
    assert picked == [("Ada", 2), ("Ada", 3)]


def test_the_mouse_reads_the_nearest_point(plot: Plot) -> None:
    chart = lines(series("Ada", [0, 10, 20]), series("Ben", [5, 1, 2], "ocean"))
    plot.show_chart(chart, chart.series)
    spot = plot.view.mapViewToScene(QPointF(2, 1)).toPoint() + QPoint(3, 4)
    QTest.mouseMove(plot.viewport(), spot)
    QApplication.processEvents()
    assert plot.point == chart.series[1].points[1]


def test_nothing_pans_zooms_or_opens_a_menu(plot: Plot) -> None:
    chart = four()
    plot.show_chart(chart, chart.series)
    before = plot.view.viewRange()
    at = QPointF(200, 100)
    wheel = QWheelEvent(
        at,
        plot.mapToGlobal(at),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(plot.viewport(), wheel)
    QTest.mousePress(plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    QTest.mouseMove(plot.viewport(), QPoint(180, 60))
    QTest.mouseRelease(plot.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(180, 60))
    menu = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(50, 50), QPoint(50, 50))
    QApplication.sendEvent(plot.viewport(), menu)
    assert before == plot.view.viewRange()
    assert QApplication.activePopupWidget() is None
    assert plot.view.menu is None


def test_escape_is_left_to_the_page(plot: Plot, qtbot: QtBot) -> None:
    chart = four()
    plot.show_chart(chart, chart.series)
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    press = QKeyEvent(QEvent.Type.KeyPress, int(Qt.Key.Key_Escape), Qt.KeyboardModifier.NoModifier)
    plot.keyPressEvent(press)
    assert not press.isAccepted()


@pytest.mark.parametrize("numbers", [[7], [0], [-3], [0, 0, 0], [120, 121]])
def test_few_and_flat_numbers_have_a_scale(plot: Plot, numbers: list[float]) -> None:
    for chart in (lines(series("Ada", numbers, goal=130)), bars(series("Ada", numbers))):
        plot.show_chart(chart, chart.series)
        (left, right), (low, high) = plot.view.viewRange()
        assert right > left
        assert high > low
        axis = numbers if chart.shape == "bars" else [*numbers, 130]
        across = (left, right) if chart.shape == "bars" else (low, high)
        assert min(across) <= min(axis)
        assert max(axis) <= max(across)
        assert not plot.grab().isNull()


@pytest.mark.parametrize("number", [1250, -1250, 0])
def test_one_number_alone_has_an_axis_from_nothing(plot: Plot, number: float) -> None:
    chart = lines(series("Ada", [number, number]))
    plot.show_chart(chart, chart.series)
    levels: Any = plot._numbers._tickLevels
    numbers = [tick for tick, _ in levels[0]]
    assert 0 in numbers
    assert min(numbers) <= number <= max(numbers)
    assert len(numbers) < 8


@pytest.mark.parametrize("numbers", [[5], [10, 500], [499, 3], [-3, 61]])
def test_a_point_near_an_edge_is_seen_whole_with_its_ring(plot: Plot, numbers: list[float]) -> None:
    chart = lines(series("Ada", numbers))
    plot.resize(560, plot._look.px(MIN_LINE_CHART_HEIGHT))
    plot.show_chart(chart, chart.series)
    inside = plot.view.mapRectToScene(plot.view.boundingRect())
    for point in chart.series[0].points:
        spot = plot.view.mapViewToScene(QPointF(point.place, point.number))
        least = min(inside.bottom() - spot.y(), spot.y() - inside.top())
        assert least >= plot._look.px(18) / 2 + 1, point.number


def test_five_hundred_results_fit_and_are_quick_to_walk(plot: Plot) -> None:
    chart = lines(series("Ada", [90 + k % 60 for k in range(500)], goal=130))
    plot.show_chart(chart, chart.series)
    levels = plot._places._tickLevels
    assert levels is not None
    ticks = levels[0]
    assert 2 <= len(ticks) < 20
    assert max(place for place, _ in ticks) == 500
    QTest.keyClick(plot, Qt.Key.Key_End)
    assert plot.point == chart.series[0].points[-1]


@pytest.mark.parametrize("scale", [1.0, 1.6])
def test_a_long_word_at_the_end_of_an_axis_hides_no_round_that_has_room(
    plot: Plot, look: Look, scale: float
) -> None:
    look.set_text_scale(scale)
    words = ("1", "2", "3", "Carry On cards")
    points = tuple(Point(place, 30.0 * place, word, "", "") for place, word in enumerate(words, 1))
    chart = ChartSpec("totals", "Points", "lines", "Round", "Points", (Series("Ada", points),))

    def shown(wide: int) -> list[str]:
        plot.resize(wide, look.px(MIN_LINE_CHART_HEIGHT))
        plot.show_chart(chart, chart.series)
        levels = plot._places._tickLevels
        assert levels is not None
        return [text for _, text in sorted(levels[0])]

    assert shown(look.px(620)) == list(words)
    assert shown(look.px(280)) == ["1", "2", "Carry On cards"], "no word lies on another"
    look.set_text_scale(1.0)


def test_colours_follow_the_theme(plot: Plot, look: Look) -> None:
    chart = four()
    plot.show_chart(chart, chart.series)
    day = colours(plot)
    look.set_choice(ThemeChoice.NIGHT)
    plot.show_chart(chart, chart.series)
    night = colours(plot)
    assert look.theme.card.name() in night
    assert look.theme.card.name() not in day
    assert player_colour("brick", dark=True).name() in night


def test_nothing_stays_of_a_chart_that_was_let_go(look: Look, library: Library) -> None:
    made = library.plot()(look)
    made.resize(400, 300)
    chart = four()
    made.show_chart(chart, chart.series)
    made.grab()
    gone = [weakref.ref(each) for each in (made, made.view, made._numbers)]
    made.let_go()
    made.deleteLater()
    del made
    for _ in range(3):
        QTest.qWait(5)
        gc.collect()
    assert [each() for each in gone] == [None] * 3


@pytest.mark.parametrize(
    ("low", "high", "most", "wanted"),
    [
        (0, 132, 5, [0, 50, 100, 150]),
        (0, 0, 5, [0, 1]),
        (-7, 4, 5, [-10, -5, 0, 5]),
        (93, 145, 5, [80, 100, 120, 140, 160]),
    ],
)
def test_scales_have_round_numbers(low: float, high: float, most: int, wanted: list[int]) -> None:
    assert wanted == round_ticks(low, high, most)


def test_of_nothing_there_is_no_bar_and_of_nothing_else_no_bars(plot: Plot) -> None:
    for numbers, rows in (([3, 0, 2], [0, 2]), ([0, 0], [])):
        chart = bars(series("Ada", numbers))
        plot.show_chart(chart, chart.series)
        drawn = [
            row
            for item in plot.view.addedItems
            if type(item).__name__ == "BarGraphItem"
            for row in item.opts["y"]
        ]
        assert drawn == rows


def test_lines_of_the_grid_are_one_pixel_each(plot: Plot) -> None:
    chart = lines(series("Ada", [0, 70, 150]))
    plot.show_chart(chart, chart.series)
    image = plot.grab().toImage()
    ground = image.pixelColor(image.width() - 1, 2)
    x = round(plot.view.mapViewToScene(QPointF(2.5, 0)).x() * image.devicePixelRatio())
    # From far below the line between its points to the lower end of the plot.
    rows = [y for y in range(image.height() - 1) if image.pixelColor(x, y) != ground]
    assert len(rows) > 3
    from_grid = [y for y in rows if not {y - 1, y + 1} & set(rows)]
    assert len(from_grid) >= 3
