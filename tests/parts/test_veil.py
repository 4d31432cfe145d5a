"""Tests: hidden cards that are dealt anew."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from engine.core import Rng
from engine.parts.hidden_cards import resample_hidden

bags = st.lists(st.integers(0, 5), max_size=6).map(lambda cards: tuple(sorted(cards)))
tables = st.lists(bags, min_size=1, max_size=5)


@given(tables, bags, st.data())
def test_sizes_stay_known_zones_stay_and_no_card_is_lost(
    zones: list[tuple[int, ...]], rest: tuple[int, ...], data: st.DataObject
) -> None:
    hidden = data.draw(st.lists(st.integers(0, len(zones) - 1), unique=True))
    found, left = resample_hidden(zones, hidden, rest, Rng("veil"))
    assert [len(zone) for zone in zones] == [len(zone) for zone in found]
    for at, zone in enumerate(zones):
        assert at in hidden or found[at] == zone
        assert list(found[at]) == sorted(found[at])
    assert list(left) == sorted(left)

    def everything(all_zones: list[tuple[int, ...]], pile: tuple[int, ...]) -> Counter[int]:
        return Counter(card for zone in (*all_zones, pile) for card in zone)

    assert everything(zones, rest) == everything([*found], left)


@given(tables, bags, st.data())
def test_who_had_what_makes_no_difference(
    zones: list[tuple[int, ...]], rest: tuple[int, ...], data: st.DataObject
) -> None:
    hidden = data.draw(st.lists(st.integers(0, len(zones) - 1), unique=True))
    once = resample_hidden(zones, hidden, rest, Rng("first"))
    assert resample_hidden(zones, hidden, rest, Rng("then")) == resample_hidden(
        once[0], hidden, once[1], Rng("then")
    )


def test_every_deal_comes_up_about_equally_often() -> None:
    found = Counter(
        resample_hidden([(1,), (2,), (3,)], (0, 2), (4,), Rng("even", number))
        for number in range(6_000)
    )
    assert 6 == len(found)
    assert {(2,)} == {zones[1] for zones, _ in found}
    assert 900 < min(found.values()) <= max(found.values()) < 1_100
