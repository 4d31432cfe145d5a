"""Tests: what a choice lost is told as it is on positions whose values are known."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from engine.core import Stream
from engine.search.batch import Ints, numbers
from engine.search.halving import FRESH, Loss, halved, loss

TRIALS = 400


class Toy:
    """Choices whose values are known: what each future adds is nothing in the mean.

    A future is two dice of −`luck` to `luck`, one that all choices share, and one of their own.
    """

    def __init__(self, values: Sequence[int], luck: int, key: int) -> None:
        self.values, self.luck = np.array(values), luck
        self.futures = 512
        self.dice = numbers(Stream("toy", key), len(values) + 1, self.futures)
        self.asked: list[tuple[tuple[int, ...], int, int]] = []

    def __call__(self, choices: Sequence[int], first: int, ways: int) -> Ints:
        self.asked.append((tuple(choices), first, ways))
        wide = np.uint64(2 * self.luck + 1)
        luck = (self.dice[:, first : first + ways] >> np.uint64(20)) % wide
        signed = luck.astype(np.int64) - self.luck
        found: Ints = self.values[list(choices), None] + signed[list(choices)] + 3 * signed[-1]
        return found


def test_the_interval_holds_what_was_lost_in_95_of_100_cases() -> None:
    values = (0, -40, -90, -150, -220, -300, -300, -400, -500, -600, -700, -800)
    held = found = 0
    gaps = []
    for key in range(TRIALS):
        chosen = key % 6
        one = loss(Toy(values, 300, key), len(values), chosen)
        if one.best == chosen:
            continue
        found += 1
        truth = values[one.best] - values[chosen]
        # What is below nothing is told as nothing.
        held += max(0, truth) - one.half <= one.loss <= max(0, truth) + one.half
        gaps.append(one.loss - max(0, truth))
    assert found > TRIALS / 2
    # Three standard deviations of a share of 95 %.
    assert held / found > 0.95 - 3 * (0.95 * 0.05 / found) ** 0.5
    assert abs(sum(gaps)) / found < 15


def test_the_luck_of_the_best_is_not_counted_as_a_loss() -> None:
    # All are worth the same: whatever is best is so by luck alone.
    values = (0,) * 12
    fresh, naive = [], []
    for key in range(TRIALS):
        toy = Toy(values, 300, key)
        fresh.append(loss(toy, 12, 0).loss)
        means = toy(range(12), 0, 16).mean(axis=1)
        naive.append(float(means.max() - means[0]))
    assert sum(naive) / TRIALS > 60
    assert sum(fresh) / TRIALS < 20


def test_a_costly_choice_is_told_from_the_best_with_certainty() -> None:
    values = (0, -100, -1000, -100)
    for key in range(20):
        one = loss(Toy(values, 100, key), 4, 2)
        assert one.best == 0
        assert one.sure
        assert abs(one.loss - 1000) <= 3 * one.half / 1.96 + 1


def test_the_best_choice_loses_nothing() -> None:
    one = loss(Toy((500, 0, 0), 100, 1), 3, 0)
    assert one == Loss(0, 0.0, 0.0, one.tried)
    assert not one.sure


def test_the_better_are_tried_more_often_and_the_last_two_in_fresh_futures() -> None:
    toy = Toy(tuple(range(0, -1200, -100)), 1, 3)
    one = loss(toy, 12, 11)
    first, second, third, last = toy.asked
    assert first == (tuple(range(12)), 0, 8)
    assert second == ((0, 1, 2, 3, 4, 11), 8, 16)
    assert third == ((0, 1, 11), 24, 32)
    assert last == ((0, 11), 56, FRESH)
    assert one.tried == 12 * 8 + 6 * 16 + 3 * 32 + 2 * FRESH


def test_one_choice_alone_is_not_played_at_all() -> None:
    toy = Toy((7,), 5, 4)
    assert loss(toy, 1, 0) == Loss(0, 0.0, 0.0, 0)
    assert not toy.asked


@pytest.mark.parametrize("chosen", [-1, 3])
def test_what_is_no_choice_is_refused(chosen: int) -> None:
    with pytest.raises(ValueError, match="none of 3"):
        halved(Toy((1, 2, 3), 1, 5), 3, chosen)
