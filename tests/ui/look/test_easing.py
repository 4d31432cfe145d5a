"""Look: curves lead from start to end, and only a settling one goes beyond it."""

import itertools

import pytest

from ui.look.easing import OVERSHOOT, Ease, smoothstep


def test_settling_overshoots_a_little_and_comes_to_rest() -> None:
    way = [Ease.SETTLE(share / 200) for share in range(201)]
    assert way[0] == 0.0
    assert way[-1] == 1.0
    assert 1.0 + OVERSHOOT / 2 < max(way) <= 1.0 + OVERSHOOT <= 1.06
    crest = way.index(max(way))
    assert all(one <= other for one, other in itertools.pairwise(way[: crest + 1]))
    assert min(way[crest:]) >= 1.0


@pytest.mark.parametrize("ease", list(Ease))
def test_every_curve_leads_from_start_to_end(ease: Ease) -> None:
    assert ease(0.0) == 0.0
    assert ease(1.0) == 1.0


def test_a_smooth_step_begins_and_ends_level() -> None:
    assert [0.0, 0.0, 0.5, 1.0, 1.0] == [smoothstep(share) for share in (-1, 0, 0.5, 1, 2)]
    assert smoothstep(0.01) < 0.001
    assert smoothstep(0.99) > 0.999
