"""Tests: the best of choices is found on positions whose values are known, and how sure it is."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from engine.core import Rng
from engine.search.batch import Ints, numbers
from engine.search.halving import halved, interval

TRIALS = 400


class Toy:
    """Choices whose values are known: what each future adds is nothing in the mean.

    A future is two dice of −`luck` to `luck`, one that all choices share, and one of their own.
    """

    def __init__(self, values: Sequence[int], luck: int, key: int) -> None:
        self.values, self.luck = np.array(values), luck
        self.futures = 512
        self.dice = numbers(Rng("toy", key), len(values) + 1, self.futures)
        self.asked: list[tuple[tuple[int, ...], int, int]] = []

    def __call__(self, choices: Sequence[int], first: int, ways: int) -> Ints:
        self.asked.append((tuple(choices), first, ways))
        wide = np.uint64(2 * self.luck + 1)
        luck = (self.dice[:, first : first + ways] >> np.uint64(20)) % wide
        signed = luck.astype(np.int64) - self.luck
        found: Ints = self.values[list(choices), None] + signed[list(choices)] + 3 * signed[-1]
        return found


def test_the_interval_holds_the_mean_in_95_of_100_cases() -> None:
    held = 0
    for key in range(TRIALS):
        own, better = Toy((0, 150), 300, key)((0, 1), 0, 48)
        held += abs(float((better - own).mean()) - 150) <= interval(better - own)
    # Three standard deviations of a share of 95 %.
    assert abs(held / TRIALS - 0.95) < 3 * (0.95 * 0.05 / TRIALS) ** 0.5


def test_the_interval_is_rounded_up_and_nothing_where_all_are_alike() -> None:
    assert interval(np.array([7, 7, 7])) == 0
    # A standard error of 10, times 1.96.
    assert interval(np.array([0, 20])) == 20


def test_of_equals_the_one_that_was_chosen_is_best() -> None:
    for chosen in range(4):
        assert halved(Toy((5, 5, 5, 5), 0, 1), 4, chosen)[0] == chosen


def test_the_best_is_found_though_luck_is_larger_than_what_it_brings() -> None:
    values = (0, -100, -1000, -100)
    found = [halved(Toy(values, 100, key), 4, 2)[0] for key in range(40)]
    assert found.count(0) > 36
    assert 2 not in found


def test_the_better_are_tried_more_often() -> None:
    toy = Toy(tuple(range(0, -1200, -100)), 1, 3)
    found = halved(toy, 12, 11)
    first, second, third = toy.asked
    assert first == (tuple(range(12)), 0, 8)
    assert second == ((0, 1, 2, 3, 4, 11), 8, 16)
    assert third == ((0, 1, 11), 24, 32)
    assert found == (0, 12 * 8 + 6 * 16 + 3 * 32)


def test_one_choice_alone_is_not_played_at_all() -> None:
    toy = Toy((7,), 5, 4)
    assert halved(toy, 1, 0) == (0, 0)
    assert not toy.asked


@pytest.mark.parametrize("chosen", [-1, 3])
def test_what_is_no_choice_is_refused(chosen: int) -> None:
    with pytest.raises(ValueError, match="none of 3"):
        halved(Toy((1, 2, 3), 1, 5), 3, chosen)
