"""Tests: chance: one order a family, draws without putting back, even numbers from the stream."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Draw, Rng, draw

SEEDS = st.text(max_size=12)
SETS = st.lists(st.integers(0, 9), max_size=14).map(lambda items: tuple(sorted(items)))
"""Whole sets with equal items among them."""


@st.composite
def parts(make: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A whole set and a part of it."""
    whole = make(SETS)
    keep = make(st.lists(st.booleans(), min_size=len(whole), max_size=len(whole)))
    return whole, tuple(item for item, kept in zip(whole, keep, strict=True) if kept)


def order_of(seed: str, whole: tuple[int, ...], deck_id: str = "cards") -> tuple[int, ...]:
    return draw(seed, Draw(len(whole), whole, whole, (deck_id, 0)))


def without(items: Sequence[int], gone: Sequence[int]) -> tuple[int, ...]:
    """The items in their order, less the first ones that are equal to those gone."""
    left = list(items)
    for item in gone:
        left.remove(item)
    return tuple(left)


# Draws


@given(SEEDS, SETS)
def test_a_family_has_one_order_that_is_all_of_its_set(seed: str, whole: tuple[int, ...]) -> None:
    order = order_of(seed, whole)
    assert list(whole) == sorted(order)
    assert order == order_of(seed, whole)


@given(SEEDS, SETS, st.lists(st.integers(1, 5), max_size=8))
def test_draws_one_after_another_go_through_the_order(
    seed: str, whole: tuple[int, ...], counts: list[int]
) -> None:
    left = whole
    drawn: tuple[int, ...] = ()
    for number, count in enumerate(counts):
        answer = draw(seed, Draw(count, left, whole, ("cards", number)))
        assert len(answer) == min(count, len(left))
        drawn, left = (*drawn, *answer), without(left, answer)
    assert order_of(seed, whole)[: len(drawn)] == drawn


@given(SEEDS, parts())
def test_what_is_left_keeps_the_order_of_the_family(
    seed: str, sets: tuple[tuple[int, ...], tuple[int, ...]]
) -> None:
    whole, of = sets
    answer = draw(seed, Draw(len(whole), of, whole, ("cards", 0)))
    gone = without(whole, of)
    assert without(order_of(seed, whole), gone) == answer


@given(SEEDS, parts(), st.integers(0, 15))
def test_fewer_are_the_first_of_more(
    seed: str, sets: tuple[tuple[int, ...], tuple[int, ...]], count: int
) -> None:
    whole, of = sets
    every = draw(seed, Draw(len(whole), of, whole, ("cards", 0)))
    assert every[:count] == draw(seed, Draw(count, of, whole, ("cards", 3)))


@given(SEEDS, parts(), st.integers(0, 15))
def test_an_answer_of_the_seed_is_admitted(
    seed: str, sets: tuple[tuple[int, ...], tuple[int, ...]], count: int
) -> None:
    whole, of = sets
    request = Draw(count, of, whole, ("cards", 0))
    assert request.admits(draw(seed, request))


def test_of_equal_items_the_first_in_the_order_have_left() -> None:
    whole = (1, 1, 2, 2, 3)
    seed = next(
        f"equal {number}"
        for number in range(1_000)
        if order_of(f"equal {number}", whole) == (2, 1, 3, 2, 1)
    )
    assert (1, 3, 2, 1) == draw(seed, Draw(9, (1, 1, 2, 3), whole, ("cards", 1)))
    assert (2, 3, 2, 1) == draw(seed, Draw(9, (1, 2, 2, 3), whole, ("cards", 1)))
    assert (3, 2) == draw(seed, Draw(9, (2, 3), whole, ("cards", 1)))
    assert (3, 2) == draw(seed, Draw(2, (1, 2, 3), whole, ("cards", 1)))
    assert (2, 1, 2, 1) == draw(seed, Draw(9, (1, 1, 2, 2), whole, ("cards", 1)))


def test_only_the_last_part_of_a_label_numbers_the_draws() -> None:
    whole = tuple(range(30))

    def answer(*label: str | int) -> tuple[int, ...]:
        return draw("labels", Draw(30, whole, whole, label))

    assert answer("tiles", 1) == answer("tiles", 2)
    assert 3 == len({answer("ladies", 1, 0), answer("ladies", 2, 0), answer("tiles", 0)})
    assert ("ladies", 2) == Draw(1, whole, whole, ("ladies", 2, 0)).deck_id


def test_every_order_of_a_family_comes_up_about_equally_often() -> None:
    counts = Counter(order_of(f"seed {number}", (0, 1, 2, 3)) for number in range(4_800))
    assert set(permutations(range(4))) == set(counts)
    assert chi_square(counts.values()) < 58  # 23 degrees of freedom: 1 in 10 000


def test_the_order_is_the_same_on_every_machine() -> None:
    whole = tuple(range(76))
    assert GOLDEN_DRAW == draw("stowaway", Draw(12, whole, whole, ("tiles", 1)))


GOLDEN_DRAW = (38, 60, 28, 12, 30, 22, 1, 43, 33, 11, 45, 61)


@pytest.mark.parametrize(
    ("count", "of"),
    [(0, (1, 2)), (1, (1, 2, 2)), (2, (1, 2, 2)), (3, (1, 2, 2)), (4, (1, 2, 2)), (2, ())],
)
def test_what_chance_can_answer_is_what_a_hand_could_draw(count: int, of: tuple[int, ...]) -> None:
    possible = set(permutations(of, min(count, len(of))))
    request = Draw(count, of, of, ("cards", 0))
    for length in range(5):
        for answer in product((0, 1, 2, 3), repeat=length):
            assert (answer in possible) == request.admits(answer)


# Streams


def chi_square(counts: object) -> float:
    found = list(counts)  # type: ignore[call-overload]
    mean = sum(found) / len(found)
    return float(sum((one - mean) ** 2 for one in found) / mean)


def test_the_numbers_are_those_of_pcg32() -> None:
    # The published first numbers of its demo: state 42, stream 54.
    stream = Rng()
    stream._increment = (54 << 1) | 1
    stream._state = 0
    stream.bits32()
    stream._state += 42
    stream.bits32()
    assert [
        0xA15C02B7,
        0x7B47F409,
        0xBA1D3330,
        0x83D2F293,
        0xBFA4784B,
        0xCBED606E,
    ] == [stream.bits32() for _ in range(6)]


def test_a_key_gives_the_same_numbers_on_every_machine() -> None:
    stream = Rng("stowaway", 7)
    assert GOLDEN_STREAM == [stream.below(1_000) for _ in range(8)]


GOLDEN_STREAM = [929, 165, 295, 11, 168, 120, 889, 37]


def test_bits_and_below_go_the_same_steps() -> None:
    one, two = Rng("steps"), Rng("steps")
    for n in (1, 2, 3, 10, 1_000, 2**31, 2**32 - 1):
        assert one.bits32() * n >> 32 == two.below(n)


@given(st.lists(st.one_of(st.text(max_size=6), st.integers()), max_size=4))
def test_the_same_key_gives_the_same_stream(key: list[str | int]) -> None:
    one, two = Rng(*key), Rng(*key)
    assert [one.bits32() for _ in range(4)] == [two.bits32() for _ in range(4)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("a",), ("b",)),
        (("1",), (1,)),
        (("a", "b"), ("b", "a")),
        (("a", "b"), ("ab",)),
        (("a", "b"), ("a\x1fstr:b",)),
        (("a\x1f", "b"), ("a", "\x1fb")),
        (("a", ""), ("a",)),
        ((), ("",)),
        ((12, 3), (1, 23)),
    ],
)
def test_different_keys_give_different_streams(
    one: tuple[str | int, ...], other: tuple[str | int, ...]
) -> None:
    first, second = Rng(*one), Rng(*other)
    assert [first.bits32() for _ in range(4)] != [second.bits32() for _ in range(4)]


def test_any_text_is_a_key() -> None:
    assert Rng("\udcff").bits32() != Rng("\udcfe").bits32()
    assert Rng("🧳\0").bits32() == Rng("🧳\0").bits32()


@given(SEEDS, st.integers(1, 2**32 - 1))
def test_below_is_below(seed: str, n: int) -> None:
    stream = Rng(seed)
    assert all(0 <= stream.below(n) < n for _ in range(5))


# Chi-square limits that an even source passes 9 999 times in 10 000.
LIMITS = {1: 15.2, 2: 18.5, 5: 25.8, 9: 33.8, 15: 44.3, 23: 52.4, 75: 128.0, 95: 153.0}


def test_a_reshuffled_pile_is_drawn_evenly_as_a_family_of_its_own() -> None:
    """Two of twelve are A: it comes first in a sixth of all deals, whatever the old deck was."""
    deck, pile = (1,) * 8 + (2,) * 30, (1,) * 2 + (2,) * 10
    seeds = range(6_000)
    anew = sum(draw(f"{n}", Draw(1, pile, pile, ("cards", 1, 0))) == (1,) for n in seeds)
    assert (anew - 1_000) ** 2 / 833 < LIMITS[1], "6,000 · 1/6 · 5/6 is the variance"
    # Asked of the old family it would be far off, which is why the session does not let that pass.
    old = sum(draw(f"{n}", Draw(1, pile, deck, ("cards", 0, 9))) == (1,) for n in seeds)
    assert old > 1_300


@pytest.mark.parametrize("n", [2, 3, 6, 10, 76, 96])
def test_below_is_even(n: int) -> None:
    stream = Rng("even", n)
    counts = Counter(stream.below(n) for _ in range(200 * n))
    assert n == len(counts)
    assert chi_square(counts.values()) < LIMITS[n - 1]


def test_one_number_tells_nothing_of_the_next() -> None:
    stream = Rng("pairs")
    counts = Counter((stream.below(4), stream.below(4)) for _ in range(8_000))
    assert chi_square(counts.values()) < LIMITS[15]


def test_streams_of_neighbouring_keys_are_even_too() -> None:
    counts = Counter(Rng("match", number).below(10) for number in range(4_000))
    assert chi_square(counts.values()) < LIMITS[9]


def test_shuffles_are_even() -> None:
    stream = Rng("shuffles")
    counts = Counter(tuple(stream.shuffled("abcd")) for _ in range(7_200))
    assert 24 == len(counts)
    assert chi_square(counts.values()) < LIMITS[23]


@given(SEEDS, st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_all_and_leaves_the_original(seed: str, items: list[int]) -> None:
    before = list(items)
    assert sorted(before) == sorted(Rng(seed).shuffled(items))
    assert before == items


@pytest.mark.parametrize("make", [list, tuple, "".join], ids=["list", "tuple", "text"])
def test_a_choice_is_one_of_them(make: Callable[[str], Sequence[str]]) -> None:
    stream = Rng("choice")
    assert {"a", "b", "c"} == {stream.choice(make("abc")) for _ in range(100)}
    with pytest.raises(IndexError):
        stream.choice(make(""))
