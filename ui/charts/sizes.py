"""Charts: how much room a chart needs, whether it is drawn yet or not."""

from __future__ import annotations

from typing import Final

from ui.bridge.chart import ChartSpec
from ui.look.style import Look

ROW: Final = 21
"""Least height of a bar's row, in pixels at 100 %."""
LOW: Final = 150
"""Least height of a chart of lines."""


def least_height(look: Look, chart: ChartSpec | None) -> int:
    """The least height of a chart in pixels, the same for each of its series."""
    if chart is None or chart.shape == "lines":
        return look.px(LOW)
    rows = max((len(series.points) for series in chart.series), default=0)
    return look.px(ROW) * max(2, rows) + look.px(8)
