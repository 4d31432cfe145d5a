"""Tests: many worlds at once: the numbers are those of the book, and every way is as likely."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import Any

import numpy as np

from engine.core import Rng
from engine.search.batch import dealings, dealt, fades, fading, numbers, shuffled


class Zero:
    """A stream that begins at nothing."""

    def bits32(self) -> int:
        return 0


def test_numbers_are_those_of_splitmix64() -> None:
    stream: Any = Zero()
    found = [int(one) for one in numbers(stream, 3)]
    assert [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F] == found
    assert (2, 3) == numbers(stream, 2, 3).shape


def test_what_fades_to_a_part_is_that_part() -> None:
    for part in (1, 3, 10, 50, 99, 100):
        behind = fades(part, 100)
        assert 100 * int(fading(np.array(behind))) <= part << 16
        assert behind == 0 or 100 * int(fading(np.array(behind - 1))) > (part << 16) - 100
        assert fades(100, part) == -behind


def test_every_order_is_as_likely() -> None:
    orders = shuffled(Rng("orders"), np.array([7, 8, 9]), 6_000, 2)
    found = Counter(map(tuple, orders.tolist()))
    assert 6 == len(found)
    # Five standard deviations.
    assert all(abs(many - 1_000) < 145 for many in found.values())


def test_few_ways_to_deal_are_all_dealt_once() -> None:
    cards = np.array([1, 2, 3, 4])
    assert 6 == dealings(2, 2, 4)
    found = dealt(Rng("few"), cards, 2, 2, 6)
    assert (6, 2, 2) == found.shape
    assert 6 == len({tuple(map(frozenset, way)) for way in found.tolist()})
    assert all(sorted(chain(*way)) == [1, 2, 3, 4] for way in found.tolist())


def test_of_many_ways_some_are_dealt() -> None:
    cards = np.arange(20)
    found = dealt(Rng("many"), cards, 3, 5, 50)
    assert (50, 3, 5) == found.shape
    assert all(len({*chain(*way)}) == 15 for way in found.tolist())


def test_where_nothing_is_hidden_there_is_one_world() -> None:
    assert (1, 0, 4) == dealt(Rng("none"), np.arange(9), 0, 4, 50).shape
