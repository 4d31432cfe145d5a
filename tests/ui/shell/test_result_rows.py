"""How the result page lays its charts in rows."""

from itertools import pairwise

import pytest

from ui.shell.result.page import CARD_GAP, beside
from ui.shell.result.strap import spread


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


def test_marks_below_a_strap_lie_beside_each_other_and_within_it() -> None:
    assert spread((50.0, 100.0, 150.0), (20.0, 20.0, 20.0), 200.0, gap=5) == [40.0, 90.0, 140.0]
    for spots in ((100.0, 101.0, 102.0), (0.0, 1.0, 2.0), (198.0, 199.0, 200.0)):
        lefts = spread(spots, (40.0, 40.0, 40.0), 200.0, gap=6)
        assert lefts[0] >= 0
        assert lefts[2] + 40 <= 200
        assert all(after - before >= 46 for before, after in pairwise(lefts))
