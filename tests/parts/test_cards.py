"""Tests: bags of cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Rng
from engine.parts.cards import Subsets, distinct, minus, without

bags = st.lists(st.integers(0, 8), min_size=1, max_size=20).map(lambda cards: tuple(sorted(cards)))


@given(bags, st.data())
def test_a_card_less_leaves_all_others_ascending(bag: tuple[int, ...], data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(bag))
    left = without(bag, kind)
    assert list(left) == sorted(left)
    assert Counter(bag) == Counter((*left, kind))


@given(bags, st.data())
def test_cards_less_leave_all_others_ascending(bag: tuple[int, ...], data: st.DataObject) -> None:
    gone = data.draw(st.permutations(bag))[: data.draw(st.integers(0, len(bag)))]
    left = minus(bag, gone)
    assert list(left) == sorted(left)
    assert Counter(bag) == Counter((*left, *gone))


def test_what_is_not_there_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2, 2), 3)
    with pytest.raises(ValueError, match="not in list"):
        minus((1, 2, 2), (2, 2, 2))


@given(bags)
def test_each_kind_is_there_once_and_in_order(bag: tuple[int, ...]) -> None:
    assert sorted(set(bag)) == list(distinct(bag))


ranges = st.tuples(st.integers(0, 5), st.one_of(st.none(), st.integers(0, 5)))
small = st.lists(st.integers(0, 3), max_size=7).map(lambda cards: tuple(sorted(cards)))


def listed(bag: tuple[int, ...], least: int, most: int | None) -> set[tuple[int, ...]]:
    """All subsets, found another way."""
    sizes = range(least, (len(bag) if most is None else min(most, len(bag))) + 1)
    return {cards for size in sizes for cards in combinations(bag, size)}


@given(small, ranges)
def test_subsets_are_all_bags_of_these_sizes_each_once(
    bag: tuple[int, ...], sizes: tuple[int, int | None]
) -> None:
    subsets, wanted = Subsets(bag, *sizes), listed(bag, *sizes)
    found = [*subsets]
    assert wanted == {*found}
    assert len(wanted) == len(found) == subsets.count()
    assert bool(wanted) == bool(subsets)
    for cards in wanted:
        assert cards in subsets


@given(small, ranges, small)
def test_a_bag_that_is_not_among_the_subsets_is_not_in_them(
    bag: tuple[int, ...], sizes: tuple[int, int | None], other: tuple[int, ...]
) -> None:
    subsets, wanted = Subsets(bag, *sizes), listed(bag, *sizes)
    assert (other in subsets) == (other in wanted)
    assert (other[::-1] in subsets) == (other[::-1] in wanted)
    assert [*other] not in subsets


@given(small, ranges, small)
def test_cards_extend_to_a_subset_that_has_them_all(
    bag: tuple[int, ...], sizes: tuple[int, int | None], cards: tuple[int, ...]
) -> None:
    wanted = any(not Counter(cards) - Counter(one) for one in listed(bag, *sizes))
    assert wanted == Subsets(bag, *sizes).extends(cards[::-1])


@pytest.mark.parametrize("sizes", [(1, None), (0, None), (2, 2), (1, 4), (5, 5)])
def test_each_subset_is_sampled_and_no_other(sizes: tuple[int, int | None]) -> None:
    subsets, stream = Subsets((0, 0, 1, 2, 3), *sizes), Rng("subsets", str(sizes))
    assert {*subsets} == {subsets.sample(stream) for _ in range(3_000)}


def test_where_there_is_no_subset_none_is_sampled() -> None:
    for bag, least, most in (((), 1, None), ((1, 2), 3, None), ((1, 2), 2, 1)):
        with pytest.raises(IndexError):
            Subsets(bag, least, most).sample(Rng("none"))


def test_subsets_of_many_cards_are_counted_and_sampled_at_once() -> None:
    subsets = Subsets(tuple(range(40)))
    assert 2**40 - 1 == subsets.count()
    sizes = {len(subsets.sample(Rng("many", n))) for n in range(300)}
    assert len(sizes) > 30
    assert (0, 39) in subsets
