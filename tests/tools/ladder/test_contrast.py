"""Tests: what is counted of characters at a table of four, and that they stand out."""

from __future__ import annotations

from collections import Counter

from engine import catalog
from engine.core import GameId, Seat
from engine.core.characters import CHARACTERS, PlayStyle
from engine.games.cargo_hold import events as cargo
from engine.games.cargo_hold.components import FARMHAND, GOLD, MAIL, SHERIFF
from engine.games.cargo_hold.rules import CargoHold
from tests.tools.ladder import contrast
from tests.tools.ladder.contrast import RAIDS, SEATS, TABLES

CARGO = GameId("cargo_hold")
SAMPLE = 45
"""Matches of a small sample, each four in each."""


def test_each_four_comes_as_often_and_each_character_sits_everywhere() -> None:
    count = len(TABLES) * SEATS
    fours = Counter(frozenset(one.id for one in contrast.table(n)) for n in range(count))
    assert len(fours) == 15
    assert {*fours.values()} == {SEATS}
    first = Counter(contrast.table(n)[0].id for n in range(count))
    assert {*first} == {one.id for one in CHARACTERS}
    assert {*first.values()} == {count // 6}


def test_raids_and_opened_crates_are_counted_by_what_everybody_sees() -> None:
    game = catalog.game(CARGO)
    assert isinstance(game, CargoHold)
    one, two = Seat(0), Seat(1)
    hollow, rich = (FARMHAND, FARMHAND, MAIL), (GOLD,)
    told = [
        cargo.HandsDealt(7, 80, 1200),
        cargo.TurnBegan(one, 1, -1),
        cargo.Delivered(one, 3, False),
        cargo.TurnBegan(two, 1, -1),
        cargo.Delivered(two, 1, False),
        cargo.RaidBegan(two, one, (SHERIFF,), hollow, False),
        cargo.CashedIn(one, cargo.Source.DEFENDED, (MAIL,), 600, 600),
        cargo.RaidEnded(two, one, one, (), ()),
        cargo.TurnBegan(one, 2, -1),
        cargo.TurnBegan(two, 2, 0),
        cargo.Collected(two, rich, False),
    ]
    first, second = contrast.cargo_counts(game.box, told, 2)
    assert (first["turns"], first["chances"], first["early chances"]) == (2, 1, 0)
    assert (first["opened"], first["hollow"], first["raids"]) == (1, 1, 0)
    assert (second["turns"], second["chances"], second["early chances"]) == (2, 1, 1)
    assert (second["raids"], second["early raids"], second["raid won"]) == (1, 1, 0)
    assert (second["opened"], second["hollow"]) == (1, 0)


def test_the_raider_and_the_bluffer_stand_out() -> None:
    """In other deals than those of the kept page."""
    found = contrast.played(CARGO, SAMPLE, "sample")
    assert contrast.contrast(contrast.rates(found, RAIDS), PlayStyle.RAIDER) > 1.2
    bluffs = contrast.rates(found, contrast.BLUFFS)
    assert contrast.contrast(bluffs, PlayStyle.BLUFFER) >= contrast.LEAST_BLUFFS


def test_the_page_tells_what_was_found() -> None:
    empty: contrast.Counts = {style: Counter() for style in PlayStyle}
    raider = Counter(raids=6, turns=10, chances=8, matches=4, twelfths=12)
    found = {**empty, PlayStyle.RAIDER: raider, PlayStyle.HURRIED: Counter(raids=3, chances=8)}
    page = contrast.text({CARGO: found, GameId("carry_on"): empty}, 4)
    assert "| Rocco (raider) | 60.0 % of 10 | 75.0 % of 8 |" in page
    assert "| 25 % |" in page
    assert "raids per turn with a crate to raid: 2.00 times." in page
    assert not contrast.is_met(empty)
