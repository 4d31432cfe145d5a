"""The command line shows no deal of a day at which attempts are left, and says when it will."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from engine import attempts, catalog, cli, trails
from engine.core import AwaitingSeats, Rng
from engine.match import Player, Session, begin, codec
from engine.store import Records, places

TODAY = date(2026, 11, 22)
NOON = datetime(2026, 11, 22, 12, tzinfo=UTC)
LATER = "once you have used all three attempts, or tomorrow.\n"

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command on a day, that of `TODAY` if none is given."""

    def run(*words: str, day: date = TODAY) -> tuple[int, str, str]:
        monkeypatch.setattr(attempts, "today", lambda: day)
        code = cli.main(words)
        out, err = capsys.readouterr()
        return code, out, err

    return run


def played(game: str, way: int, *, practice: bool = False) -> Session:
    """A match on today's deal, played at random by one person and the rivals of the journey."""
    built = catalog.game(game)
    code, config, levels, _ = trails.daily(built, TODAY)
    rivals = [Player("computer", level) for level in levels]
    session = begin(
        built,
        code,
        [Player(), *rivals],
        dict(config.options),
        practice=practice,
        components=catalog.components_digest(game),
    )
    stream = Rng("command line", way)
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def written(path: Path, session: Session) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(codec.encode(session.header, session.journal))
    return str(path)


@pytest.mark.parametrize("game", ["pack_the_essentials", "carry_on", "wheres_my_luggage"])
def test_replay_and_review_wait_until_the_attempts_are_used(
    run: Run, tmp_path: Path, game: str
) -> None:
    first = played(game, 0)
    file = written(tmp_path / "a.stowaway", first)
    said = (
        (("replay", file), f"stowaway: You can watch this match again {LATER}"),
        (
            ("replay", file, "--json", "--to", "1"),
            f"stowaway: You can watch this match again {LATER}",
        ),
        (("review", file), f"stowaway: You can review this match {LATER}"),
    )
    with Records(places().records) as records:
        for way in range(2):
            for words, sentence in said:
                assert (cli.EXIT_FAILED, "", sentence) == run(*words)
            assert records.add(played(game, way), NOON + timedelta(minutes=way))
    # The third goes on.
    third = codec.encode(first.header, first.journal).splitlines(keepends=True)
    acts = [number for number, line in enumerate(third) if b'"seat":0,"action"' in line]
    places().matches.mkdir(parents=True, exist_ok=True)
    under_way = places().matches / "b.stowaway"
    under_way.write_bytes(b"".join(third[: acts[0] + 1]))
    _, out, err = run("replay", file)
    sentence = "once the attempts in progress are finished, or tomorrow."
    assert ("", f"stowaway: You can watch this match again {sentence}\n") == (out, err)
    under_way.unlink()
    with Records(places().records) as records:
        assert records.add(played(game, 2), NOON + timedelta(minutes=2))
    code, out, _ = run("replay", file, "--to", "3")
    assert cli.EXIT_OK == code
    assert out


def test_a_deal_is_told_once_its_day_is_over(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "a.stowaway", played("carry_on", 0))
    assert cli.EXIT_FAILED == run("replay", file)[0]
    assert cli.EXIT_OK == run("replay", file, day=TODAY + timedelta(days=1))[0]
    _, out, err = run("replay", file, day=TODAY - timedelta(days=1))
    assert ("", "stowaway: You can watch this match again after 2026-11-22.\n") == (out, err)


def test_practice_of_the_deal_is_not_told_either(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "a.stowaway", played("carry_on", 0, practice=True))
    assert cli.EXIT_FAILED == run("replay", file)[0]


def test_computers_do_not_play_the_deal(run: Run, tmp_path: Path) -> None:
    code = trails.daily(catalog.game("carry-on"), TODAY).code
    words = ("simulate", "carry-on", "--seats", "random,random", "--seed", code)
    sentence = f"This deal belongs to a daily suitcase. The computer can play it {LATER}"
    for more in ((), ("--games", "2"), ("--save", str(tmp_path / "saves"))):
        assert (cli.EXIT_FAILED, "", f"stowaway: {sentence}") == run(*words, *more)
    assert not (tmp_path / "saves").exists()
    assert cli.EXIT_OK == run(*words, day=TODAY + timedelta(days=1))[0]
    # Any other seed is free.
    assert cli.EXIT_OK == run(*words[:-1], "another")[0]


def test_saves_are_checked_and_mended_as_ever(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "a.stowaway", played("carry_on", 0))
    assert (cli.EXIT_OK, "ok\n", "") == run("verify", file)
    assert cli.EXIT_OK == run("repair", file, "-o", str(tmp_path / "b.stowaway"))[0]


def _held(folder: Path) -> dict[str, bytes]:
    """All files of a home, except the one given on the command line."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.name: path.read_bytes() for path in files if path.name != "a.stowaway"}


@pytest.mark.parametrize("damage", [b"", b"{}", b"no such file" * 9, None])
def test_a_damaged_home_is_left_as_it_is(run: Run, tmp_path: Path, damage: bytes | None) -> None:
    file = written(tmp_path / "a.stowaway", played("carry_on", 0))
    home = places()
    with Records(home.records) as records:
        assert records.add(played("carry_on", 0), NOON)
    if damage is None:
        # One byte of a match, which SQLite does not notice.
        data = home.records.read_bytes()
        assert b'"line":"act"' in data
        home.records.write_bytes(data.replace(b'"line":"act"', b'"line":"acx"'))
    else:
        home.records.write_bytes(damage)
    home.settings.parent.mkdir(parents=True, exist_ok=True)
    home.settings.write_bytes(b"[look]\ntext_size = 9000\n")
    (home.matches.parent / "attempts.json").write_bytes(b"{")
    folders = {each.parent for each in (home.records, home.settings, home.matches)}
    before = [_held(each) for each in sorted(folders)]
    for words in (("replay", file), ("review", file)):
        code, out, err = run(*words)
        assert (cli.EXIT_FAILED, "") == (code, out)
        assert err.endswith(LATER)
    assert before == [_held(each) for each in sorted(folders)]


def test_records_of_an_older_stowaway_are_read_and_not_renewed(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "a.stowaway", played("carry_on", 0))
    home = places()
    with Records(home.records) as records:
        for way in range(3):
            assert records.add(played("carry_on", way), NOON + timedelta(minutes=way))
    with closing(sqlite3.connect(home.records)) as db:
        db.executescript("DROP TABLE seal; DROP TABLE seen")
    before = _held(home.records.parent)
    assert cli.EXIT_OK == run("replay", file)[0]
    assert before == _held(home.records.parent)


def test_nothing_is_made_in_a_home_that_is_only_asked(run: Run, tmp_path: Path) -> None:
    run("replay", written(tmp_path / "a.stowaway", played("carry_on", 0)))
    assert not places().records.exists()
