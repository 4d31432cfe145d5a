"""Charts: one chart, drawn with pyqtgraph. Imported by `ui.charts.library` alone, once needed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QGraphicsGridLayout,
    QGraphicsPathItem,
    QGraphicsRectItem,
    QGraphicsSimpleTextItem,
    QGraphicsWidget,
    QWidget,
)

from ui.bridge.seats import player_colour
from ui.charts.chart import ChartSpec, Point, Series
from ui.charts.pyqtgraph_lean import pg
from ui.charts.sizes import least_height
from ui.look import brushes
from ui.look.marks import EMBLEM_CELLS, emblem
from ui.look.palette import COLOURS, faded, mix
from ui.look.shortcuts import Scope, Shortcut, obey
from ui.look.style import Look
from ui.look.text import MIN_FONT_PX
from ui.look.typography import Role

pg.setConfigOptions(antialias=True)

SYMBOLS: Final = ("o", "s", "t1", "d", "star", "t", "+", "x")
LINE_STYLES: Final = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DotLine,
)
_EMBLEM_WIDTH: Final = 14
"""Width of a seat's emblem on its line and beside its name, in pixels at 100 %."""
MAX_LARGE_SYMBOLS: Final = 60
"""From so many points on a line has small ones."""
AXIS_STEPS: Final = (1, 2, 5, 10)
_BAR_THICKNESS_SHARE: Final = 0.62
"""Thickness of a bar, by the height of its row; and at most, in pixels at 100 %."""
_MAX_BAR_THICKNESS: Final = 30


class At(NamedTuple):
    """A point of a chart, by the numbers of its series and of the point in it."""

    series: int
    point: int


def colour_of(look: Look, paint: str) -> QColor:
    """The colour of a paint's name in the theme in force."""
    theme = look.theme
    if paint.startswith("fabric-"):
        return theme.fabrics[int(paint.removeprefix("fabric-")) % len(theme.fabrics)].base
    return theme.accent if paint == "accent" else player_colour(paint, dark=theme.dark)


def round_ticks(low: float, high: float, most: int) -> list[int]:
    """Whole round numbers that span `low` to `high` in at most about `most` steps."""
    rough = max(1.0, (high - low) / max(1, most))
    power = 10 ** math.floor(math.log10(rough))
    step = max(1, int(next(each for each in AXIS_STEPS if each * power >= rough) * power))
    first, last = math.floor(low / step), math.ceil(high / step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]


class Plot(pg.GraphicsView):  # type: ignore[misc]
    """Lines or bars. Arrow keys and the mouse go from point to point; Enter or a click picks one.

    Nothing pans, zooms or opens a menu: all numbers are always in sight.
    """

    pointed = Signal(object)
    """Point: what the keys or the mouse are at; None for nothing."""
    picked = Signal(object)
    """Point: what was clicked, or chosen with Enter or Space."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._chart: ChartSpec | None = None
        self._shown: tuple[Series, ...] = ()
        self._at: At | None = None
        self._labels: list[tuple[QGraphicsSimpleTextItem, str]] = []
        self._margin: tuple[float, float, float, float] | None = None
        self._ring: pg.ScatterPlotItem | None = None
        self._band: QGraphicsRectItem | None = None
        self._bars: pg.BarGraphItem | None = None
        self.view = pg.ViewBox(enableMenu=False, enableMouse=False, defaultPadding=0)
        self._numbers = pg.AxisItem("left")
        self._places = pg.AxisItem("bottom")
        for axis in (self._numbers, self._places):
            axis.enableAutoSIPrefix(False)
            axis.linkToView(self.view)
        self._grid = QGraphicsGridLayout()
        self._grid.setSpacing(0)
        self._grid.addItem(self._numbers, 0, 0)
        self._grid.addItem(self.view, 0, 1)
        self._grid.addItem(self._places, 1, 1)
        middle = QGraphicsWidget()
        middle.setLayout(self._grid)
        self.setCentralItem(middle)
        self.view.sigTransformChanged.connect(self._lay)
        self.setAntialiasing(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    # What is shown

    @property
    def shown(self) -> tuple[Series, ...]:
        """The series that are drawn."""
        return self._shown

    @property
    def point(self) -> Point | None:
        """What the keys or the mouse are at."""
        return None if self._at is None else self._shown[self._at.series].points[self._at.point]

    def show_chart(self, chart: ChartSpec, shown: Sequence[Series]) -> None:
        """Draw some series of a chart, each with at least one point."""
        self._wipe()
        self._chart, self._shown = chart, tuple(shown)
        self.setBackground(self._look.theme.card)
        bars = chart.shape == "bars"
        self._numbers.setVisible(not bars)
        self._places.setVisible(not bars)
        if bars:
            self._draw_bars()
        else:
            self._draw_lines()
        self.setMinimumHeight(least_height(self._look, chart))
        self._lay()

    def point_at(self, mark: object) -> None:
        """Go to the point with this mark, if there is one; tells nobody."""
        for number, series in enumerate(self._shown):
            for index, point in enumerate(series.points):
                if mark is not None and point.mark == mark:
                    self._go(At(number, index), tell=False)
                    return
        self._go(None, tell=False)

    def let_go(self) -> None:
        """Break every tie, so that nothing of the chart stays behind."""
        self.view.sigTransformChanged.disconnect(self._lay)
        self._wipe()
        for axis in (self._numbers, self._places):
            axis.unlinkFromView()
            axis.close()
        self.view.close()
        # Not `close` of pyqtgraph, which takes the viewport away before Qt is done with it.
        self.closed = True
        self.scene().clear()
        self.centralWidget = self.centralLayout = None
        del self._grid

    def sizeHint(self) -> QSize:
        """No higher than needed: a page that scrolls gives no less than the hint."""
        return QSize(self._look.px(420), least_height(self._look, self._chart))

    def minimumSizeHint(self) -> QSize:
        """Every bar with its words, or lines that can be told from each other."""
        return QSize(self._look.px(240), least_height(self._look, self._chart))

    # Hands

    def keyPressEvent(self, ev: QKeyEvent) -> None:
        """Arrows, Home and End go from point to point; Enter and Space pick."""
        plain = not ev.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if not (plain and obey(self.scope().shortcuts, ev)):
            ev.ignore()

    def scope(self) -> Scope:
        """Return what keys do in the chart."""
        along, across = self.tr("Go to the previous or next value"), self.tr("Go to another line")
        ends, pick = self.tr("Go to the first or last value"), self.tr("Show where it comes from")
        ways = {"Left": along, "Right": along, "Up": across, "Down": across}
        ways |= {"Home": ends, "End": ends}
        return Scope(
            self.tr("In a chart"),
            (
                *(
                    Shortcut((key,), words, partial(self._walk, key), partial(self._leads, key))
                    for key, words in ways.items()
                ),
                Shortcut(
                    ("Return", "Enter", "Space"), pick, self._pick, lambda: self.point is not None
                ),
            ),
        )

    def _walk(self, key: str) -> None:
        self._go(self._step(key))

    def _leads(self, key: str) -> bool:
        return self._step(key) is not None

    def _pick(self) -> None:
        self.picked.emit(self.point)

    def mouseMoveEvent(self, ev: QMouseEvent) -> None:
        self._go(self._nearest(ev.position()))

    def mousePressEvent(self, ev: QMouseEvent) -> None:
        if ev.button() == Qt.MouseButton.LeftButton:
            self._go(self._nearest(ev.position()))
            if self.point is not None:
                self.picked.emit(self.point)

    def mouseReleaseEvent(self, ev: QMouseEvent) -> None:
        """Nothing is dragged."""
        ev.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def wheelEvent(self, ev: QWheelEvent) -> None:
        """The wheel is the page's."""
        ev.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """There is no menu."""
        event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys begin at the first point."""
        super().focusInEvent(event)
        if self._at is None and event.reason() != Qt.FocusReason.MouseFocusReason:
            self._go(self._first())
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def resizeEvent(self, ev: QResizeEvent | None) -> None:
        super().resizeEvent(ev)
        if ev is not None and self._chart is not None:
            self._lay()

    def paintEvent(self, ev: QPaintEvent) -> None:
        super().paintEvent(ev)
        if not self.hasFocus():
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.viewport().rect()).adjusted(3, 3, -3, -3), 6, 6)
        brushes.focus_ring(painter, path, self._look.theme, 2.0)
        painter.end()

    # Going about

    def _first(self) -> At | None:
        return At(0, 0) if self._shown else None

    def _step(self, key: str) -> At | None:
        """Where a key leads; None if it leads nowhere."""
        at = self._at or self._first()
        if at is None or self._chart is None:
            return None
        last = len(self._shown[at.series].points) - 1
        match key:
            case "Home":
                return At(at.series, 0)
            case "End":
                return At(at.series, last)
            case "Left" | "Right":
                side = -1 if key == "Left" else 1
                return At(at.series, min(last, max(0, at.point + side)))
            case "Up" | "Down":
                side = -1 if key == "Up" else 1
                if self._chart.shape == "bars":
                    return At(at.series, min(last, max(0, at.point + side)))
                return self._other_line(at, side)
            case _:
                return None

    def _other_line(self, at: At, side: int) -> At:
        """The next line above or below at the same place."""
        place = self._shown[at.series].points[at.point].place
        here: list[tuple[float, int, int]] = []
        for number, series in enumerate(self._shown):
            for index, point in enumerate(series.points):
                if point.place == place:
                    here.append((-point.number, number, index))
        here.sort()
        index = next(i for i, one in enumerate(here) if one[1] == at.series)
        _, series_number, point_number = here[min(len(here) - 1, max(0, index + side))]
        return At(series_number, point_number)

    def _nearest(self, where: QPointF) -> At | None:
        """The point that the mouse means: its bar, or the nearest of those at its place."""
        chart = self._chart
        if chart is None or not self._shown:
            return None
        if chart.shape == "bars":
            row = round(self.view.mapSceneToView(where).y())
            return At(0, row) if 0 <= row < len(self._shown[0].points) else None
        best: tuple[float, At] | None = None
        for number, series in enumerate(self._shown):
            for index, point in enumerate(series.points):
                spot = self.view.mapViewToScene(QPointF(point.place, point.number)) - where
                # Sideways counts more, so that one goes along the lines.
                away = 4 * abs(spot.x()) + abs(spot.y())
                if best is None or away < best[0]:
                    best = (away, At(number, index))
        return None if best is None else best[1]

    def _go(self, at: At | None, *, tell: bool = True) -> None:
        if at == self._at:
            return
        self._at = at
        self._show_at()
        if tell:
            self.pointed.emit(self.point)

    # Drawing

    def _wipe(self) -> None:
        self._at = None
        self.view.clear()
        for label, _ in self._labels:
            self.scene().removeItem(label)
        self._labels.clear()
        if self._band is not None:
            self.scene().removeItem(self._band)
        self._ring = self._band = self._bars = None

    def _draw_lines(self) -> None:
        theme = self._look.theme
        places = [point.place for series in self._shown for point in series.points]
        heights = [point.number for series in self._shown for point in series.points]
        goals = {guide: None for series in self._shown for guide in series.guides}
        heights += [number for guide in goals for _, number in guide.numbers]
        small = len(places) > MAX_LARGE_SYMBOLS * len(self._shown)
        low, high = min(heights), max(heights)
        if low == high or 0 < low < 0.6 * high:
            # One number alone says how far it is from nothing.
            low, high = min(0, low), max(0, high)
        ticks = round_ticks(low, high, 5)
        # Neither a dot near the edge is cut, nor the ring around it.
        edge = (ticks[-1] - ticks[0]) * 0.12
        bottom, top = min(ticks[0], min(heights) - edge), max(ticks[-1], high + edge)
        margin = max(0.4, (max(places) - min(places)) * 0.02)
        left, right = min(places) - margin, max(places) + margin
        self.view.setRange(
            xRange=(left, right), yRange=(bottom, top), padding=0, disableAutoRange=True
        )
        said = next((series.amount for series in self._shown if series.amount), None)
        said = said or QLocale().toString
        self._numbers.setTicks([[(tick, said(tick)) for tick in ticks], []])
        for axis in (self._numbers, self._places):
            axis.setTickFont(self._look.font(Role.SMALL))
            axis.setTextPen(theme.muted)
            axis.setPen(QPen(Qt.PenStyle.NoPen))
            axis.setTickPen(QPen(Qt.PenStyle.NoPen))
            axis.setStyle(
                tickTextOffset=self._look.px(6),
                tickLength=0,
                tickAlpha=0,
                hideOverlappingLabels=False,
            )
        for tick in ticks:
            self._add_line(left, right, tick, self._pen(faded(theme.line, 0.75), 1))
        for guide in goals:
            self._draw_guide(guide.name, guide.numbers, left, right)
        for number, series in enumerate(self._shown):
            self._draw_line(number, series, small=small)
        self._ring = pg.ScatterPlotItem(pxMode=True, useCache=False)
        self._ring.setZValue(20)
        self.view.addItem(self._ring)

    def _pen(
        self, colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
    ) -> QPen:
        """A pen that keeps its width in whatever scale; Qt counts such a one in device pixels."""
        pen = QPen(colour, width * self.devicePixelRatioF(), style)
        pen.setCosmetic(True)
        return pen

    def _add_line(self, left: float, right: float, height: float, pen: QPen) -> None:
        # Whole pixels: smoothed, a line between two would be twice as wide as one on a pixel.
        line = pg.PlotCurveItem([left, right], [height, height], pen=pen, antialias=False)
        line.setZValue(-10)
        self.view.addItem(line)

    def _draw_guide(
        self, name: str, numbers: Sequence[tuple[float, float]], left: float, right: float
    ) -> None:
        theme = self._look.theme
        pen = self._pen(theme.muted, 2, Qt.PenStyle.DashLine)
        across: list[float] = []
        heights: list[float] = []
        for index, (place, number) in enumerate(numbers):
            before = numbers[index - 1][0] if index else None
            across.append(left if before is None else (before + place) / 2)
            heights.append(number)
            after = numbers[index + 1][0] if index + 1 < len(numbers) else None
            across.append(right if after is None else (place + after) / 2)
            heights.append(number)
        line = pg.PlotCurveItem(across, heights, pen=pen)
        line.setZValue(-5)
        self.view.addItem(line)
        self._label(name, theme.muted, Role.SMALL)

    def _draw_line(self, number: int, series: Series, *, small: bool) -> None:
        look, theme = self._look, self._look.theme
        colour = colour_of(look, series.paint)
        pen = self._pen(colour, 1.2 if small else 2.5, LINE_STYLES[number % len(LINE_STYLES)])
        places = [point.place for point in series.points]
        heights = [point.number for point in series.points]
        line = pg.PlotCurveItem(places, heights, pen=pen)
        line.setZValue(number)
        self.view.addItem(line)
        shape, plain = self._emblem(series), SYMBOLS[number % len(SYMBOLS)]
        spots: list[dict[str, object]] = []
        for at, point in enumerate(series.points, 1):
            # Where points are many only the last has room for an emblem; on all it would be a blot.
            marked = shape is not None and (not small or at == len(series.points))
            rim = theme.card if marked and not point.hollow else colour
            spots.append(
                {
                    "pos": (point.place, point.number),
                    "symbol": shape if marked else plain,
                    "size": look.px(_EMBLEM_WIDTH if marked else 6 if small else 10),
                    "pen": pg.mkPen(rim, width=1.5),
                    "brush": pg.mkBrush(theme.card if point.hollow else colour),
                }
            )
        # Drawn each time: cached dots are blurred on dense screens.
        dots = pg.ScatterPlotItem(spots=spots, pxMode=True, useCache=False)
        dots.setZValue(10 + number)
        self.view.addItem(dots)
        if len(self._shown) > 1:
            self._label(series.name, colour, Role.STRONG, shape)

    def _emblem(self, series: Series) -> QPainterPath | None:
        """The emblem of a seat among others, one unit wide about the origin; None for all else."""
        if len(self._shown) < 2 or series.paint not in COLOURS:
            return None
        unit = QTransform.fromScale(1 / EMBLEM_CELLS, 1 / EMBLEM_CELLS).translate(
            -EMBLEM_CELLS / 2, -EMBLEM_CELLS / 2
        )
        return unit.map(emblem(series.paint))

    def _draw_bars(self) -> None:
        theme = self._look.theme
        points = self._shown[0].points if self._shown else ()
        low = min(0.0, *(point.number for point in points), 0.0)
        high = max(self._chart.top if self._chart else 0.0, *(p.number for p in points), 0.0)
        self.view.invertY(True)
        self.view.setRange(
            xRange=(low, high if high > low else low + 1),
            yRange=(-0.5, max(1, len(points)) - 0.5),
            padding=0,
            disableAutoRange=True,
        )
        colours = [colour_of(self._look, p.paint or self._shown[0].paint) for p in points]
        # Of nothing not even the outline is drawn, which would be a scrap on the axis.
        rows = [row for row, point in enumerate(points) if point.number]
        if rows:
            self._bars = pg.BarGraphItem(
                x0=[0.0] * len(rows),
                y=rows,
                width=[points[row].number for row in rows],
                height=_BAR_THICKNESS_SHARE,
                brushes=[pg.mkBrush(colours[row]) for row in rows],
                pens=[pg.mkPen(mix(colours[row], theme.ink, 0.35), width=1) for row in rows],
            )
            self.view.addItem(self._bars)
        zero = self._pen(theme.muted, 1)
        axis = pg.PlotCurveItem([0, 0], [-0.5, len(points) - 0.5], pen=zero, antialias=False)
        axis.setZValue(5)
        self.view.addItem(axis)
        for point in points:
            self._label(point.tick, theme.ink, Role.SMALL)
            self._label(point.value, theme.ink, Role.SMALL)
        self._band = QGraphicsRectItem()
        self._band.setPen(QPen(Qt.PenStyle.NoPen))
        self._band.setBrush(faded(theme.accent, 0.16))
        self._band.setZValue(-20)
        self._band.hide()
        self.scene().addItem(self._band)

    def _label(
        self, text: str, colour: QColor, role: Role, shape: QPainterPath | None = None
    ) -> None:
        label = QGraphicsSimpleTextItem(text)
        label.setFont(self._look.font(role))
        label.setBrush(colour)
        if shape is not None:
            key = QGraphicsPathItem(shape, label)
            key.setScale(self._look.px(_EMBLEM_WIDTH))
            key.setPen(QPen(Qt.PenStyle.NoPen))
            key.setBrush(colour)
        label.setZValue(30)
        self.scene().addItem(label)
        self._labels.append((label, text))

    # Laying the words

    def _lay(self) -> None:
        """Put names and numbers where their lines and bars are now."""
        chart = self._chart
        if chart is None or self.closed or not self._shown:
            return
        if chart.shape == "bars":
            self._lay_bars()
        else:
            self._lay_lines()
        self._show_at()

    def _margins(self, left: float, right: float) -> None:
        edge = self._look.px(8)
        wanted = (left, float(edge), right, float(edge) if left == 0 else 0.0)
        if self._margin != wanted:
            self._margin = wanted
            self._grid.setContentsMargins(*wanted)
            self._grid.activate()

    def _lay_lines(self) -> None:
        gap = self._look.px(8)
        most = self.width() * 0.36
        if len(self._shown) > 1:
            named = self._labels[-len(self._shown) :]
            font = self._fitting([text for _, text in named], most, Role.STRONG)
            for label, _ in named:
                label.setFont(font)
        wide = max(
            (QFontMetricsF(label.font()).horizontalAdvance(text) for label, text in self._labels),
            default=0.0,
        )
        side = self._look.px(_EMBLEM_WIDTH)
        keys = side + gap / 2 if any(label.childItems() for label, _ in self._labels) else 0
        self._margins(0, min(wide, most) + 2 * gap + keys if self._labels else 2 * gap)
        self._thin_places()
        ends = [guide.numbers[-1] for guide in {g: None for s in self._shown for g in s.guides}]
        if len(self._shown) > 1:
            ends += [(s.points[-1].place, s.points[-1].number) for s in self._shown]
        edge = self.view.mapRectToScene(self.view.boundingRect()).right() + gap
        wanted = []
        for (label, text), (place, number) in zip(self._labels, ends, strict=True):
            label.setText(self._fit(label, text, most))
            middle = self.view.mapViewToScene(QPointF(place, number)).y()
            high = label.boundingRect().height()
            for key in label.childItems():
                key.setPos(-gap / 2 - side / 2, high / 2)
            wanted.append((middle - high / 2, label))
        for top, label in _spread(wanted, self.height()):
            label.setPos(edge + (keys if label.childItems() else 0), top)

    def _thin_places(self) -> None:
        """As many words along the axis as fit beside each other."""
        ticks: dict[float, str] = {}
        for series in self._shown:
            ticks |= {point.place: point.tick for point in series.points}
        metrics = QFontMetricsF(self._look.font(Role.SMALL))
        room, gap = max(1.0, self.view.width()), self._look.px(12)
        # Counted from the end: the last is always there. It may be much longer than the others,
        # and then takes the room of those next to it alone.
        last, *rest = sorted(ticks, reverse=True)
        widest = max((metrics.horizontalAdvance(ticks[place]) for place in rest), default=0.0)
        fit = max(1, int(room / (widest + gap)))
        every = max(1, math.ceil(len(ticks) / fit))
        low, high = self.view.viewRange()[0]
        scale = room / max(high - low, 1.0)

        def is_free(place: float) -> bool:
            both = metrics.horizontalAdvance(ticks[place]) + metrics.horizontalAdvance(ticks[last])
            return bool((last - place) * scale >= both / 2 + gap)

        shown = [last, *filter(is_free, rest[every - 1 :: every])]
        self._places.setTicks([[(place, ticks[place]) for place in shown], []])

    def _lay_bars(self) -> None:
        gap = self._look.px(8)
        points = self._shown[0].points
        names, values = self._labels[::2], self._labels[1::2]
        most = self.width() * 0.6 - 2 * gap
        font = self._fitting([text for _, text in names], most, Role.SMALL)
        for label, _ in names:
            label.setFont(font)
        metrics = QFontMetricsF(font)
        wide = max(metrics.horizontalAdvance(text) for _, text in names)
        left = math.ceil(min(wide, most)) + 2 * gap
        value = max(label.boundingRect().width() for label, _ in values) + 2 * gap
        low = self.view.viewRange()[0][0]
        self._margins(left + (value if low < 0 else 0), value)
        origin, below = (self.view.mapViewToScene(QPointF(0, row)) for row in (0, 1))
        zero = origin.x()
        if self._bars is not None:
            # Few bars in a high room are no blocks.
            row = max(1.0, abs(below.y() - origin.y()))
            self._bars.setOpts(
                height=min(_BAR_THICKNESS_SHARE, self._look.px(_MAX_BAR_THICKNESS) / row)
            )
        for index, point in enumerate(points):
            end = self.view.mapViewToScene(QPointF(point.number, index))
            name, text = names[index]
            name.setText(self._fit(name, text, left - 2 * gap + 1))
            box = name.boundingRect()
            name.setPos(left - gap - box.width(), end.y() - box.height() / 2)
            number = values[index][0]
            box = number.boundingRect()
            x = end.x() - gap / 2 - box.width() if end.x() < zero else end.x() + gap / 2
            number.setPos(x, end.y() - box.height() / 2)

    def _fitting(self, texts: Sequence[str], room: float, role: Role) -> QFont:
        """The largest font of a role, down to the floor, in which every text has room."""
        font = self._look.font(role)
        for pixels in range(font.pixelSize(), round(MIN_FONT_PX) - 1, -1):
            font.setPixelSize(pixels)
            metrics = QFontMetricsF(font)
            if max(metrics.horizontalAdvance(text) for text in texts) <= room:
                break
        return font

    def _fit(self, label: QGraphicsSimpleTextItem, text: str, room: float) -> str:
        """As much of a text as there is room for; all of it is in the tool tip."""
        short = QFontMetricsF(label.font()).elidedText(text, Qt.TextElideMode.ElideRight, room)
        label.setToolTip("" if short == text else text)
        return short

    def _show_at(self) -> None:
        """Show where the keys or the mouse are."""
        point = self.point
        if self._band is not None:
            self._band.setVisible(point is not None)
            if self._at is not None:
                row = self._at.point
                top = self.view.mapViewToScene(QPointF(0, row - 0.5)).y()
                bottom = self.view.mapViewToScene(QPointF(0, row + 0.5)).y()
                self._band.setRect(QRectF(2, top, self.width() - 4, bottom - top))
        if self._ring is not None:
            look = self._look
            self._ring.setData(
                x=[] if point is None else [point.place],
                y=[] if point is None else [point.number],
                symbol="o",
                size=look.px(18),
                pen=pg.mkPen(look.theme.focus, width=2.5),
                brush=None,
            )


def _spread(
    wanted: list[tuple[float, QGraphicsSimpleTextItem]], height: float
) -> list[tuple[float, QGraphicsSimpleTextItem]]:
    """Labels moved apart, so that none lies on another, and all inside `height`."""
    placed: list[tuple[float, QGraphicsSimpleTextItem]] = []
    free = 0.0
    for top, label in sorted(wanted, key=lambda one: one[0]):
        at = max(top, free)
        placed.append((at, label))
        free = at + label.boundingRect().height()
    limit = height
    for index in range(len(placed) - 1, -1, -1):
        top, label = placed[index]
        limit = min(top, limit - label.boundingRect().height())
        placed[index] = (limit, label)
    return placed
