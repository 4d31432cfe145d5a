"""The laws, for every game of the catalog; a new game gets them free."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import catalog
from engine.core import AwaitingSeats, Level, Rng, Seat
from engine.match import codes
from tests.laws import laws
from tests.laws.kit import (
    IDS,
    SEEDS,
    SHELF,
    TOY,
    TOYS,
    Position,
    begin,
    configs,
    few,
    match,
    play,
    positions,
    quick,
)
from tests.tiers import by_turns

ROOT = Path(__file__).resolve().parents[2]
every_game = pytest.mark.parametrize("name", IDS)
games_in_turn = pytest.mark.parametrize(
    "name", [*by_turns([name for name in IDS if name not in TOYS], at_once=2), *TOYS]
)
"""The same games for all laws, since their matches are played once; the toys always."""
seats = st.integers(0, 99)


def at(place: Position, number: int) -> Seat:
    return Seat(number % len(place.match.seats))


def matches(name: str) -> st.SearchStrategy[Any]:
    return st.builds(
        match,
        st.just(name),
        st.integers(0, len(configs(name)) - 1),
        st.integers(0, SEEDS - 1).map("law {}".format),
    )


@games_in_turn
def test_replay_gives_the_same(name: str) -> None:
    @few
    @given(matches(name))
    def law(session: Any) -> None:
        laws.replay_gives_the_same(session)

    law()


@games_in_turn
def test_undo_then_redo_is_identity(name: str) -> None:
    @few
    @given(positions(name))
    def law(place: Position) -> None:
        laws.undo_then_redo_is_identity(place)

    law()


@games_in_turn
def test_legal_is_what_is_not_refused(name: str) -> None:
    @quick
    @given(positions(name), seats)
    def law(place: Position, number: int) -> None:
        waiting = place.waiting
        if waiting is not None and waiting.may and number % 4:
            laws.legal_is_what_is_not_refused(place, waiting.may[number % len(waiting.may)])
        else:
            laws.legal_is_what_is_not_refused(place, at(place, number))

    law()


@games_in_turn
def test_whoever_is_due_can_act(name: str) -> None:
    @quick
    @given(positions(name))
    def law(place: Position) -> None:
        laws.whoever_is_due_can_act(place)

    law()


@games_in_turn
def test_what_is_hidden_changes_nothing_that_is_seen(name: str) -> None:
    @quick
    @given(positions(name), seats)
    def law(place: Position, number: int) -> None:
        laws.what_is_hidden_changes_nothing_that_is_seen(place, at(place, number))

    law()


@games_in_turn
def test_what_is_sealed_tells_nothing(name: str) -> None:
    @quick
    @given(positions(name), seats)
    def law(place: Position, number: int) -> None:
        laws.what_is_sealed_tells_nothing(place, at(place, number))

    law()


@games_in_turn
def test_a_world_goes_on_as_a_match_does(name: str) -> None:
    @few
    @given(positions(name), seats)
    def law(place: Position, number: int) -> None:
        laws.a_world_goes_on_as_a_match_does(place, at(place, number))

    law()


LEVELS = [
    (name, level)
    for name in IDS
    for level in ("random", *(str(level) for level in SHELF.game(name).bots))
]
SLOW = [(name, level) for name, level in LEVELS if level in ("hard", "expert")]


@pytest.mark.parametrize(
    ("name", "level"),
    [
        *by_turns([each for each in LEVELS if each not in SLOW], at_once=2),
        *by_turns(SLOW),
    ],
)
def test_a_bot_knows_no_secret(name: str, level: str) -> None:
    @settings(max_examples=4)
    @given(positions(name))
    def law(place: Position) -> None:
        for seat in place.waiting.may if place.waiting else ():
            laws.a_bot_knows_no_secret(place, seat, Level(level))

    law()


@games_in_turn
def test_time_is_wound_all_the_same_in_parts(name: str) -> None:
    @few
    @given(positions(name))
    def law(place: Position) -> None:
        laws.time_is_wound_all_the_same_in_parts(place)

    law()


@games_in_turn
def test_neither_frame_rate_nor_arrival_order_matters(name: str) -> None:
    @few
    @given(matches(name))
    def law(session: Any) -> None:
        laws.neither_frame_rate_nor_arrival_order_matters(session, Rng("frames", session.seed))

    law()


@games_in_turn
def test_wrong_chance_is_a_programming_error(name: str) -> None:
    @few
    @given(positions(name))
    def law(place: Position) -> None:
        laws.wrong_chance_is_a_programming_error(place)

    law()


@games_in_turn
def test_random_play_ends_under_every_configuration(name: str) -> None:
    for number in range(len(configs(name))):
        session = match(name, number, "law 0")
        laws.the_sheet_adds_up(session)
        laws.events_are_told_in_their_own_types(session)


@games_in_turn
def test_the_sheet_adds_up(name: str) -> None:
    @quick
    @given(matches(name))
    def law(session: Any) -> None:
        laws.the_sheet_adds_up(session)

    law()


@games_in_turn
def test_nothing_is_inexact(name: str) -> None:
    @few
    @given(matches(name))
    def law(session: Any) -> None:
        laws.nothing_is_inexact(session)

    law()


@games_in_turn
def test_components_are_conserved(name: str) -> None:
    census = census_of(name)

    @quick
    @given(matches(name))
    def law(session: Any) -> None:
        laws.components_are_conserved(session, census)

    law()


def census_of(name: str) -> Any:
    """The census of a game: what of its components stays, and what may leave the game."""
    return _part("census", name).census


def holds_of(name: str) -> Any:
    """Whether all that a seat of this game was told holds in a state."""
    return _part("knows", name).holds


def _part(kind: str, name: str) -> Any:
    file = ROOT / "tests" / "laws" / kind / f"{name}.py"
    assert file.exists(), f"a new game needs {file}"
    spec = importlib.util.spec_from_file_location(f"{kind}_{name}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@games_in_turn
def test_a_world_keeps_what_was_told(name: str) -> None:
    holds = holds_of(name)

    @quick
    @given(positions(name), seats)
    def law(place: Position, number: int) -> None:
        laws.a_world_keeps_what_was_told(place, at(place, number), holds)

    law()


@games_in_turn
def test_a_game_without_hands_needs_no_curtain(name: str) -> None:
    @quick
    @given(positions(name))
    def law(place: Position) -> None:
        laws.a_game_without_hands_needs_no_curtain(place)

    law()


@games_in_turn
def test_every_deed_is_in_every_log(name: str) -> None:
    for number in range(0, len(configs(name)), max(1, len(configs(name)) // 12)):
        laws.every_deed_is_in_every_log(match(name, number, "law 0"))


@games_in_turn
def test_the_same_code_gives_the_same_deal(name: str) -> None:
    for number in range(0, len(configs(name)), max(1, len(configs(name)) // 8)):
        laws.the_same_code_gives_the_same_deal(name, number, "TY-0000-0000")
    laws.different_seeds_give_different_deals(name, 0)


HASHES = """
import hashlib, sys
from tests.laws.kit import begin, configs, play, save
from engine.core import Rng
from tests.tiers import is_deep
name, digest = sys.argv[1], hashlib.sha256()
every = configs(name)
for config in every[:: 1 if is_deep() else max(1, len(every) // 3)]:
    session = begin(name, config, "hash seed")
    for seat in play(session, Rng("hash seed")):
        levels = ["random", *session.game.bots][:2]
        for level in levels:
            digest.update(repr(list(session.think(seat, level))[-1].best).encode())
    digest.update(save(session) + repr(session.moments).encode())
print(digest.hexdigest())
"""


@pytest.mark.parametrize("name", by_turns(IDS))
def test_the_same_journal_under_two_hash_seeds(name: str) -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", HASHES, name],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


@every_game
def test_its_ids_are_in_order(name: str) -> None:
    game = SHELF.game(name)
    assert game.id == name
    assert codes.parse(codes.new(game.prefix, 12345), game.prefix)
    assert game.rules_version >= 1
    assert game.seats
    assert len({option.id for option in game.options}) == len(game.options)
    levels = [level for level in ("easy", "normal", "hard", "expert") if Level(level) in game.bots]
    assert levels == list(game.bots), "weakest first"
    tags = [kind.__struct_config__.tag for kind in game.actions]
    assert len(set(tags)) == len(tags)


@every_game
def test_nobody_begins_where_all_may_act_at_once(name: str) -> None:
    for config in configs(name):
        if config.seats > 1:
            waiting = begin(name, config, "begins").awaiting
            assert isinstance(waiting, AwaitingSeats)
            simultaneous_start = len(waiting.may) == config.seats
            assert SHELF.game(name).simultaneous_start(config) == simultaneous_start, config


def test_no_two_games_share_a_prefix() -> None:
    prefixes = [catalog.game(name).prefix for name in catalog.ids()]
    assert len(set(prefixes)) == len(prefixes)
    assert TOY not in catalog.ids()


@games_in_turn
def test_a_session_of_bots_plays_to_the_end(name: str) -> None:
    game = SHELF.game(name)
    config = configs(name)[-1]
    session = begin(name, config, "bots")
    level = next(iter(game.bots), Level("random"))
    for seat in play(session, Rng("bots")):
        (*_, thought) = session.think(seat, level)
        assert thought.best in session.legal(seat)
