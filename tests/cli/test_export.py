"""`stowaway export`: finished matches for BG Stats, as CSV and as text."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path
from urllib.parse import unquote

import pytest

import main
from engine import attempts, catalog, cli, trails
from engine.core import AwaitingSeats, Level, Rng
from engine.match import Player, Session, begin, codec
from engine.store import Records, Settings, places

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
TODAY = date(2026, 11, 22)

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], qapp: object) -> Run:
    """Runs a command through the door of the program."""

    def run(*words: str) -> tuple[int, str, str]:
        code = main.main(words)
        out, err = capsys.readouterr()
        return code, out, err

    return run


def played(game: str = "cargo_hold", name: str = "Ada", *, end: bool = True) -> Session:
    """A match of a person and a computer, played at random, perhaps not to its end."""
    built = catalog.game(game)
    people = [Player(name=name), Player("computer", Level("easy"), "Computer 2")]
    session = begin(built, "x", people, {}, components=catalog.components_digest(game))
    return to_end(session) if end else session


def to_end(session: Session) -> Session:
    stream = Rng("export")
    while isinstance(session.awaiting, AwaitingSeats):
        seat = session.awaiting.due[0]
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def written(path: Path, session: Session) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(codec.encode(session.header, session.journal))
    os.utime(path, (NOON.timestamp(), NOON.timestamp()))
    return str(path)


def refused(ran: tuple[int, str, str]) -> str:
    """The one line of what could not be done."""
    code, out, err = ran
    assert (code, out) == (2, "")
    assert err.startswith("stowaway: ")
    assert err.count("\n") == 1
    return err.removeprefix("stowaway: ").rstrip()


def test_a_match_as_text(run: Run, tmp_path: Path) -> None:
    code, out, err = run("export", written(tmp_path / "a.stowaway", played()))
    assert (code, err) == (0, "")
    assert out.startswith("Cargo Hold\n")
    assert "1. Ada\n2. Computer 2 (Easy)\n" in out
    assert "\n\nResult\n1. " in out


def test_the_text_speaks_the_language_of_the_program(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "a.stowaway", played())
    Settings(places().settings).set("look.language", "de")
    german = run("export", file)[1]
    assert "\n\nErgebnis\n1. " in german
    assert run("export", file, "--language", "de")[1] == german
    assert "\n\nResult\n1. " in run("export", file, "--language", "en")[1]


def test_a_match_as_a_link(run: Run, tmp_path: Path) -> None:
    first, second = played(), played("carry_on", "Ben")
    files = [written(tmp_path / f"{n}.stowaway", one) for n, one in enumerate((first, second))]
    code, out, _ = run("export", "--format", "link", *files)
    assert code == 0
    told = [json.loads(unquote(line.partition("data=")[2])) for line in out.splitlines()]
    assert [one["game"]["sourceGameId"] for one in told] == ["cargo-hold", "carry-on"]
    assert [one["players"][0]["name"] for one in told] == ["Ada", "Ben"]
    assert [one["playDate"] for one in told] == ["2026-11-20 12:00:00"] * 2
    for one, match in zip(told, (first, second), strict=True):
        assert match.result is not None
        assert [each["score"] for each in one["players"]] == list(match.result.scores)
        won = {seat for seat, each in enumerate(one["players"]) if each["winner"]}
        assert won == set(match.result.ranking[0])


def test_the_same_match_has_the_same_id_wherever_it_lies(run: Run, tmp_path: Path) -> None:
    """Else BG Stats would add it twice: from the file, and from the match history."""
    match = played()
    with Records(places().records) as records:
        assert records.add(match, NOON)
    file = written(tmp_path / "a.stowaway", match)
    one = json.loads(run("export", "--format", "bgsplay", file)[1])
    all_ = json.loads(run("export", "--format", "bgsplay", "--history")[1])
    assert one["plays"] == all_["plays"]
    assert one["players"] == all_["players"]


def test_the_match_history_as_csv(run: Run, tmp_path: Path) -> None:
    with Records(places().records) as records:
        records.add(played(name="=1+1"), NOON)
        records.add(played("carry_on", "Ben"), NOON.replace(hour=13))
    out = tmp_path / "out.csv"
    code, said, _ = run("export", "--history", "--format", "csv", "-o", str(out))
    assert (code, said) == (0, "")
    data = out.read_bytes()
    assert data.startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""), strict=True))
    assert [(row["game"], row["name"]) for row in rows] == [
        ("Carry On", "Ben"),
        ("Carry On", "Computer (Easy)"),
        ("Cargo Hold", "'=1+1"),
        ("Cargo Hold", "Computer (Easy)"),
    ]
    printed = run("export", "--history", "--format", "csv")[1]
    assert list(csv.DictReader(printed.splitlines())) == rows


def test_without_a_history_there_are_no_rows_and_no_file_is_made(run: Run) -> None:
    code, out, _ = run("export", "--history", "--format", "csv")
    assert (code, out.count("\n")) == (0, 1)
    assert not places().records.exists()


def test_what_a_review_found_is_added(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ui.shell.share import command

    asked: list[Session] = []

    def made(session: Session) -> dict[object, object]:
        asked.append(session)
        return {}

    monkeypatch.setattr(command, "made_reviews", made)
    file = written(tmp_path / "a.stowaway", played())
    plain = run("export", file)[1]
    assert asked == []
    assert run("export", "--review", file)[1] == plain
    assert len(asked) == 1


def test_a_match_in_progress_is_refused(run: Run, tmp_path: Path) -> None:
    """Its file holds every hand (`docs/hidden-information.md`)."""
    file = written(tmp_path / "a.stowaway", played(end=False))
    for form in cli.EXPORT_FORMATS:
        ran = run("export", "--format", form, file)
        assert refused(ran) == "Only finished matches can be shared."


def test_one_match_in_progress_among_others_writes_nothing(run: Run, tmp_path: Path) -> None:
    good = written(tmp_path / "a.stowaway", played())
    bad = written(tmp_path / "b.stowaway", played(end=False))
    out = tmp_path / "out.csv"
    refused(run("export", "--format", "csv", "-o", str(out), good, bad))
    assert not out.exists()


def test_a_deal_with_attempts_left_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attempts, "today", lambda: TODAY)
    built = catalog.game("pack_the_essentials")
    code, config, *_ = trails.daily(built, TODAY)
    options, digest = dict(config.options), catalog.components_digest(str(built.id))
    match = to_end(begin(built, code, [Player()], options, components=digest))
    file = written(tmp_path / "a.stowaway", match)
    said = "You can share this match once you have used all three attempts, or tomorrow."
    for form in cli.EXPORT_FORMATS:
        assert refused(run("export", "--format", form, file)) == said
    with Records(places().records) as records:
        records.add(match, NOON)
    (row,) = csv.DictReader(run("export", "--history", "--format", "csv")[1].splitlines())
    assert row["deal"] == ""
    assert row["score"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "Name the files to export, or use --history for the match history."),
        (("--history",), "The match history can be exported as bgsplay or csv."),
        (
            ("--history", "--format", "link"),
            "The match history can be exported as bgsplay or csv.",
        ),
        (
            ("--history", "--format", "csv", "a.stowaway"),
            "You can export the match history or files, but not both.",
        ),
        (
            ("--review", "--format", "csv", "a.stowaway"),
            "Only the text tells what a review found.",
        ),
    ],
)
def test_what_does_not_go_together_is_told(run: Run, words: tuple[str, ...], said: str) -> None:
    assert refused(run("export", *words)) == said


def test_a_file_that_is_no_match_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.stowaway"
    file.write_bytes(b"MZ")
    assert "it is not a Stowaway match" in refused(run("export", str(file)))
    assert "missing.stowaway" in refused(run("export", str(tmp_path / "missing.stowaway")))


def test_a_place_that_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    file = written(tmp_path / "a.stowaway", played())
    said = refused(run("export", file, "-o", str(Path(file) / "a.txt")))
    assert "a.txt" in said


def test_the_engine_alone_says_that_it_cannot(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(["export", str(tmp_path / "a.stowaway")]) == 2
    assert "needs the whole program" in capsys.readouterr().err
