"""Tests: simulation: pure, the same on any executor, and bounded in memory."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest

from engine import catalog, cli, simulate
from engine.core import AnyGame, GameId, Level, StowawayError
from engine.match import JournalError
from engine.match.loader import read
from engine.simulate import Spec
from tests.tools.bench.play import turn_based

PE = "pack-the-essentials"


def test_any_executor_gives_the_same_in_order() -> None:
    plain = list(simulate.run(simulate.specs(PE, ["random"] * 2, {}, "s", 12, save=True)))
    with ThreadPoolExecutor(3) as executor:
        todo = simulate.specs(PE, ["random"] * 2, {}, "s", 12, save=True)
        assert list(simulate.run(todo, executor, 3)) == plain
    assert len({played.record.seed for played in plain}) == 12
    for played in plain:
        assert played.save is not None
        reading = read(played.save, catalog)
        assert reading.problem is None
        assert reading.result is not None
        assert reading.result.scores == played.record.result.scores
        assert reading.session is not None
        assert simulate.record(reading.session) == played.record


def _mixed(game: AnyGame, seats: int) -> list[str]:
    """Levels for so many seats, of which thinking takes little time."""
    levels = ["random", *[level for level in game.bots if level in ("easy", "normal")]]
    return [levels[seat % len(levels)] for seat in range(seats)]


@pytest.mark.parametrize("name", catalog.ids())
def test_a_match_that_is_not_saved_ends_as_one_that_is(name: GameId) -> None:
    game = catalog.game(name)
    for config in filter(None, (turn_based(game, seats) for seats in game.seats)):
        for levels in (["random"] * config.seats, _mixed(game, config.seats)):
            written, unwritten = (
                Spec(name, tuple(map(Level, levels)), config.options, "s", save)
                for save in (True, False)
            )
            assert simulate.play(written).record == simulate.play(unwritten).record


def test_a_turn_based_match_that_is_not_saved_needs_no_session(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr(simulate, "Session", refuse)
    for name in catalog.ids():
        config = turn_based(catalog.game(name))
        if config is not None:
            levels = (Level("random"),) * config.seats
            assert simulate.play(Spec(name, levels, config.options, "s")).save is None
            with pytest.raises(AssertionError):
                simulate.play(Spec(name, levels, config.options, "s", save=True))
    with pytest.raises(AssertionError):
        simulate.play(next(simulate.specs("wheres-my-luggage", ["random"] * 2, {}, "s", 1)))


@pytest.mark.parametrize(
    ("levels", "seed"), [(("genius",), "s"), (("random",), "x" * 201), (("random",), "\ud800")]
)
def test_what_no_match_can_have_is_refused_saved_or_not(levels: tuple[str, ...], seed: str) -> None:
    config = catalog.game(PE).configure(1, {})
    for save in (True, False):
        spec = Spec(GameId("pack_the_essentials"), (Level(levels[0]),), config.options, seed, save)
        with pytest.raises(JournalError):
            simulate.play(spec)


def test_specs_and_what_was_played_can_be_sent_to_another_process() -> None:
    (spec,) = simulate.specs(PE, ["random"], {}, "s", 1)
    assert pickle.loads(pickle.dumps(spec)) == spec
    played = simulate.play(spec)
    assert pickle.loads(pickle.dumps(played)) == played
    assert simulate.play(spec) == played


def test_a_million_matches_are_not_queued_at_once() -> None:
    asked = 0

    def counted() -> Iterator[Spec]:
        nonlocal asked
        for spec in simulate.specs(PE, ["random"], {}, "s", 1_000_000):
            asked += 1
            yield spec

    with ThreadPoolExecutor(2) as executor:
        running = simulate.run(counted(), executor, 2)
        for _ in range(3):
            next(running)
        running.close()  # type: ignore[attr-defined]
    assert asked < 30


def test_wrong_specs_are_refused_at_once() -> None:
    for game, levels, options in (
        ("chess", ["random"], {}),
        (PE, ["genius"], {}),
        (PE, [], {}),
        (PE, ["random"] * 5, {}),
        (PE, ["random"], {"x": "1"}),
    ):
        with pytest.raises(StowawayError):
            simulate.specs(game, levels, options, "s", 1)


def test_there_are_never_more_processes_than_windows_can_wait_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[int] = []

    @contextmanager
    def executor(jobs: int) -> Iterator[None]:
        asked.append(jobs)
        yield None

    monkeypatch.setattr(cli, "_executor", executor)
    monkeypatch.setattr(cli, "_MAX_PROCESSES", 2)
    words = ["simulate", "pack-the-essentials", "--seats", "random", "--games", "3", "--jobs", "3"]
    assert 0 == cli.main(words)
    assert [2] == asked
    assert 3 == len(capsys.readouterr().out.splitlines())
