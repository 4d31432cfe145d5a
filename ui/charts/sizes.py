"""Charts: how much room a chart needs, whether it is drawn yet or not."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtGui import QFontMetricsF

from ui.charts.chart import ChartSpec
from ui.look.style import Look
from ui.look.typography import Role

MIN_BAR_ROW_HEIGHT: Final = 21
"""Least height of a bar's row, in pixels at 100 %."""
MIN_LINE_CHART_HEIGHT: Final = 150
"""Least height of a chart of lines."""


def least_height(look: Look, chart: ChartSpec | None) -> int:
    """The least height of a chart in pixels, the same for each of its series."""
    if chart is None or (chart.one and chart.shape == "lines"):
        return look.px(MIN_LINE_CHART_HEIGHT)
    if chart.shape == "lines":
        # Every line has its name beside it, and every goal.
        guides = {guide.name for series in chart.series for guide in series.guides}
        names = QFontMetricsF(look.font(Role.STRONG)).height() * (len(chart.series) + len(guides))
        return max(look.px(MIN_LINE_CHART_HEIGHT), math.ceil(names))
    rows = max((len(series.points) for series in chart.series), default=0)
    return look.px(MIN_BAR_ROW_HEIGHT) * max(2, rows) + look.px(8)
