"""Tests: what can be won from `hard` by whoever knows it by heart, on a deck of twelve cards."""

from __future__ import annotations

from collections.abc import Mapping
from statistics import fmean, stdev

import pytest

from engine.core import Stream
from engine.games.cargo_hold.actions import CargoAction, EndTurn
from engine.games.cargo_hold.bots import Spot, Trader
from tests.games.cargo_hold.toy import BestResponse, two_kinds


def idle(at: Spot) -> Mapping[CargoAction, float]:
    """Draws, and does nothing."""
    return {EndTurn(True): 1.0}


def halves(at: Spot) -> Mapping[CargoAction, float]:
    """`normal`, which half the time leaves out what it would do."""
    found = Trader(two_kinds().box).choose(at)[0]
    end = EndTurn(True)
    return {found: 1.0} if found == end or at.view.phase == "discard" else {found: 0.5, end: 0.5}


def test_against_one_who_does_nothing_all_cargo_comes_in() -> None:
    # Of three cards half are whiskey; what is sent in the first turn comes in in the second.
    best = BestResponse(two_kinds(2), 1, idle)
    assert best.value(best.start()) == pytest.approx(150)


@pytest.mark.deep("plays hundreds of matches")
def test_what_is_expected_comes_in_match_by_match() -> None:
    best = BestResponse(two_kinds(2), 0, halves)
    expected = best.value(best.start())
    found = [best.played(Stream("toy", number)) for number in range(200)]
    assert expected > 100
    assert abs(fmean(found) - expected) < 2.5 * stdev(found) / len(found) ** 0.5
