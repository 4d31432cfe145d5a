"""Guided rounds that were left: kept apart from matches, and as good as none where damaged."""

from pathlib import Path

import pytest

from engine import catalog
from engine.core import Seat
from engine.games.pack_the_essentials.actions import Claim
from engine.match import Player, Session, begin
from engine.store.guided import Guided

GAME, CODE = "pack_the_essentials", "PE-7K3F-9QXH"
TRIED = (Claim(2),)


def round_of(code: str = CODE, *, practice: bool = True) -> Session:
    options = {"side": "common", "victory": "city-kitty"}
    session = begin(
        catalog.game(GAME),
        code,
        [Player("person", None, "Ada", "brick")],
        options,
        practice=practice,
        components=catalog.components_digest(GAME),
    )
    session.submit(Seat(0), Claim(1))
    return session


def test_what_was_kept_is_found_and_forgotten(tmp_path: Path) -> None:
    guided, session = Guided(tmp_path / "guided"), round_of()
    assert not guided.has(GAME)
    assert guided.left(GAME, CODE) is None
    guided.keep(session, "claim", ())
    guided.keep(session, "colour", TRIED)
    left = guided.left(GAME, CODE)
    assert left is not None
    assert (left.lesson, left.tried) == ("colour", TRIED)
    assert left.session.journal == session.journal
    assert guided.has(GAME)
    assert guided.left(GAME, "PE-7K3F-9QXJ") is None, "of another deal"
    guided.forget(GAME)
    guided.forget(GAME)
    assert not guided.has(GAME)


def test_no_match_that_counts_comes_in_by_it(tmp_path: Path) -> None:
    guided = Guided(tmp_path)
    guided.keep(round_of(practice=False), "claim", ())
    assert guided.left(GAME, CODE) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"colour"', b"7"),
        (b'"tried":[', b'"tried":[{"do":"fly"},'),
        (b'"tried":[', b'"tried":[' + b"[" * 9000),
        (b'{"lesson"', b'{"more":1,"lesson"'),
        (b'"line":"header"', b'"line":"header","line":"header"'),
        (b'"seed"', b'"sead"'),
    ],
)
def test_a_damaged_one_is_as_good_as_none(tmp_path: Path, old: bytes, new: bytes) -> None:
    guided = Guided(tmp_path)
    guided.keep(round_of(), "colour", TRIED)
    (file,) = tmp_path.iterdir()
    data = file.read_bytes()
    assert old in data
    file.write_bytes(data.replace(old, new, 1))
    assert guided.left(GAME, CODE) is None
    file.write_bytes(data[: len(data) // 2])
    assert guided.left(GAME, CODE) is None


def test_the_step_at_which_a_round_was_left_is_kept_beside_it(tmp_path: Path) -> None:
    guided, session = Guided(tmp_path / "guided"), round_of()
    game = str(session.game.id)
    assert guided.step(game) == (0, 0)
    guided.keep(session, "claim", ())
    assert guided.step(game) == (0, 0)
    guided.keep(session, "colour", TRIED, (20, 35))
    assert guided.step(game) == (20, 35)
    guided._path(game).write_bytes(b'{"lesson":"a","tried":[],"step":[9,3]}')
    assert guided.step(game) == (0, 0)
