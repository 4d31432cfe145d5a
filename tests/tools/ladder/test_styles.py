"""Tests: what is measured of the styles of characters, and a small sample of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from engine import catalog
from engine.core import Event, GameId, Seat
from engine.core.characters import PlayStyle
from engine.games.cargo_hold import events as cargo
from engine.games.cargo_hold.components import FARMHAND, GOLD, MAIL, SHERIFF
from engine.games.cargo_hold.events import Source
from engine.games.cargo_hold.rules import CargoHold
from engine.games.carry_on import events as carry
from engine.games.carry_on.components import SOUVENIR
from engine.games.carry_on.rules import CarryOn
from engine.games.carry_on.view import RoundScore, Use
from tests.tiers import by_turns
from tests.tools.ladder import styles
from tests.tools.ladder.styles import GAMES, PLAIN, Count, Finding, StyleMatch
from tests.tools.ladder.tournament import Gap

PAIRS = [(game, style) for game in GAMES for style in PlayStyle]
SAMPLE = 24
"""Matches of a small sample; its deals are used for nothing else."""


@cache
def plain(game: GameId) -> list[StyleMatch]:
    return [*styles.played(game, PLAIN, SAMPLE, "sample", None)]


@pytest.mark.parametrize(("game", "style"), by_turns(PAIRS, at_once=4))
def test_a_style_shows_its_habit_more_often(game: GameId, style: PlayStyle) -> None:
    own = [*styles.played(game, style, SAMPLE, "sample", None)]
    assert styles.rate(own, style) > 1.2 * styles.rate(plain(game), style)


def cargo_habits(told: Sequence[Event], seat: int = 0) -> dict[str, Count]:
    game = catalog.game(GameId("cargo_hold"))
    assert isinstance(game, CargoHold)
    return styles.habits(game, told, seat)


def sent(cards: tuple[int, ...], *, extended: bool = False, seat: int = 0) -> list[Event]:
    return [
        cargo.Delivered(Seat(seat), len(cards), extended),
        cargo.PutDown(Seat(seat), cards),
    ]


def test_habits_of_cargo_hold_are_counted_for_one_seat() -> None:
    told = [
        *sent((MAIL, MAIL)),
        *sent((FARMHAND, FARMHAND, FARMHAND), extended=True),
        *sent((FARMHAND, SHERIFF, SHERIFF, GOLD, GOLD, GOLD)),
        *sent((MAIL,), seat=1),
    ]
    assert cargo_habits(told) == {
        "raider": Count(0, 0),
        "bluffer": Count(1, 3),
        "hoarder": Count(1, 3),
        "cautious": Count(1, 3),
        "collector": Count(2, 3),
        "hurried": Count(1, 3),
    }
    assert cargo_habits(told, 1)["hurried"] == Count(1, 1)


def test_raids_count_until_somebody_has_half_of_the_target() -> None:
    strong, weak = (SHERIFF, SHERIFF), (FARMHAND,)
    raid = [
        [
            cargo.TurnBegan(Seat(0), turn, -1),
            cargo.RaidBegan(Seat(0), Seat(1), cards, (MAIL,), False),
        ]
        for turn, cards in enumerate((strong, weak, strong), 1)
    ]
    rich = cargo.CashedIn(Seat(1), Source.COLLECTED, (GOLD,), 600, 600)
    told = [cargo.HandsDealt(7, 80, 1200), *raid[0], *raid[1], rich, *raid[2]]
    assert cargo_habits(told)["raider"] == Count(1, 2)


def round_of(packed: tuple[int, ...]) -> RoundScore:
    return RoundScore(packed, 23, 23, Use(0, False), 0, 0, 0, 0, 0, 0, False)


def test_habits_of_carry_on_are_counted_by_round() -> None:
    game = catalog.game(GameId("carry_on"))
    assert isinstance(game, CarryOn)
    light, heavy = 0, 5
    rounds = [
        (heavy, heavy + 6, heavy + 12, heavy + 18, light, light, light),
        (light, SOUVENIR, SOUVENIR, light, light, light, light + 6),
    ]
    told = [
        carry.RoundScored(number, (round_of((SOUVENIR,) * 7), round_of(packed)), (0, 0))
        for number, packed in enumerate(rounds, 1)
    ]
    assert styles.habits(game, told, 1) == {
        "raider": Count(1, 2),
        "bluffer": Count(1, 2),
        "hoarder": Count(1, 2),
        "cautious": Count(1, 2),
        "collector": Count(2, 2),
        "hurried": Count(1, 2),
    }


def test_what_was_noted_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes.jsonl"
    first = [*styles.played("carry_on", "raider", 3, path=notes)]
    assert len(styles.noted(notes)) == 3
    assert [(one.deal, one.seat) for one in first] == [(0, 0), (0, 1), (1, 0)]
    monkeypatch.setattr(styles, "play", None)
    assert first == [*styles.played("carry_on", "raider", 3, path=notes)]


@pytest.mark.parametrize(
    ("styled", "plain", "won", "met"),
    [
        (0.31, 0.2, 0.5, True),
        (0.29, 0.2, 0.5, False),
        (0.1, 0.0, 0.45, True),
        (0.31, 0.2, 0.44, False),
        (0.31, 0.2, 0.56, False),
    ],
)
def test_a_style_is_judged_by_habit_and_wins(
    styled: float, plain: float, won: float, met: bool
) -> None:
    one = Finding("carry_on", "raider", 400, styled, plain, Gap(won, 0.05))
    assert one.is_met == met


def test_the_page_tells_what_was_found() -> None:
    one = Finding("cargo_hold", "bluffer", 400, 0.2, 0.1, Gap(0.51, 0.04))
    page = styles.text([one])
    assert "| 400 | 20.0 % | 10.0 % | 2.00 | 51.0 % (47.0 to 55.0) |" in page
    assert {(str(game), str(style)) for game, style in PAIRS} == {*styles.HABITS}


def test_the_kept_page_is_that_of_the_kept_notes() -> None:
    """And it says that each habit occurs so often, and each style wins as much as it is to."""
    known = styles.noted(styles.NOTED)
    found = []
    for game, style in PAIRS:
        by_player = [
            [one for key, one in sorted(known.items()) if key[:2] == (game, who)]
            for who in (style, PLAIN)
        ]
        found.append(styles.finding(style, *by_player))
    assert styles.text(found) == styles.PAGE.read_text(encoding="utf-8")
    assert [one for one in found if not one.is_met] == []
