"""How the result page lays its charts in rows."""

import pytest

from ui.shell.result.page import CARD_GAP, beside


@pytest.mark.parametrize(
    ("width", "count", "rows"),
    [(1226, 1, [1]), (1226, 2, [2]), (1226, 3, [3]), (1226, 4, [2, 2]), (800, 3, [2, 1])],
)
def test_rows_of_charts_are_alike_and_none_is_narrow(
    width: int, count: int, rows: list[int]
) -> None:
    each = beside(width, count, 360)
    assert [min(each, count - start) for start in range(0, count, each)] == rows
    assert (width - (each - 1) * CARD_GAP) / each >= 360


def test_one_chart_stands_alone_however_narrow_the_page() -> None:
    assert beside(200, 3, 360) == 1
    assert beside(200, 0, 360) == 1
