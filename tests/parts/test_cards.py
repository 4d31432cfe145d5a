"""Tests: bags of cards."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.parts.cards import distinct, minus, without

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
