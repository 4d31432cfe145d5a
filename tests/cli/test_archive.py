"""Tests: everything in one file, and back, on the command line."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from engine import cli
from engine.store import files, places
from tests.store.test_archive import contents, filled, journals

Said = tuple[int, str, str]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> Said:
    """Exit code, output and complaints of a command."""
    code = cli.main(["archive", *words])
    out, err = capsys.readouterr()
    return code, out, err


@pytest.fixture
def archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Path:
    """An archive of a home with something of every kind; the home is an empty one."""
    filled(tmp_path / "old")
    monkeypatch.setenv("STOWAWAY_HOME", str(tmp_path / "old"))
    file = tmp_path / "all.stowaway-all"
    code, out, err = run(capsys, "export", str(file))
    assert (code, err) == (cli.EXIT_OK, "")
    assert out.startswith("2 matches and everything else: ")
    assert "contains the hands of matches in progress" in out
    monkeypatch.setenv("STOWAWAY_HOME", str(tmp_path / "new"))
    return file


def test_an_import_is_shown_and_done_with_yes(
    archive: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, "import", str(archive))
    assert (code, err) == (cli.EXIT_OK, "")
    lines = [line.split() for line in out.splitlines()]
    assert lines[0][:3] == ["matches", "2", "new"]
    assert "Nothing was imported. Add --yes to import it." in out
    where = places()
    assert not where.matches.exists()
    code, out, err = run(capsys, "import", str(archive), "--yes", "--json")
    said = json.loads(out)
    assert (code, err, said["imported"], said["problems"]) == (cli.EXIT_OK, "", True, [])
    assert said["matches"] == {"new": 2, "same": 0, "further": 0, "conflicts": 0}
    assert journals(where) == {
        each.read_bytes() for each in (tmp_path / "old" / "matches").iterdir()
    }
    before = contents(where)
    code, out, err = run(capsys, "import", str(archive), "--yes")
    assert (code, out.splitlines()[0].split()[1:5]) == (0, ["0", "new", "2", "same"])
    assert contents(where) == before


def test_an_export_is_told_as_json(
    archive: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, "import", str(archive), "--yes")
    code, out, _ = run(capsys, "export", str(tmp_path / "again"), "--json")
    said = json.loads(out)
    assert (code, said["matches"], said["left_out"]) == (0, 2, [])
    assert said["bytes"] == (tmp_path / "again").stat().st_size


def test_while_the_program_runs_nothing_is_imported(
    archive: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lock = places().lock
    lock.parent.mkdir(parents=True)
    handle = os.open(lock, os.O_RDWR | os.O_CREAT)
    try:
        assert files.lock(handle)
        code, out, err = run(capsys, "import", str(archive), "--yes")
    finally:
        os.close(handle)
    assert (code, out) == (cli.EXIT_FAILED, "")
    assert err == "stowaway: Stowaway is running. Close it, then try again. Nothing was imported.\n"


def test_a_part_that_cannot_be_read_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    old = filled(tmp_path / "old")
    (old.data / "mistakes.json").write_bytes(b"damaged")
    monkeypatch.setenv("STOWAWAY_HOME", str(old.data))
    run(capsys, "export", str(tmp_path / "all"))
    monkeypatch.setenv("STOWAWAY_HOME", str(tmp_path / "new"))
    code, _, err = run(capsys, "import", str(tmp_path / "all"), "--yes")
    assert (code, err) == (cli.EXIT_BAD_FILE, "stowaway: mistakes.json is damaged.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "export|import"),
        (["import"], "FILE"),
        (["import", "main.py"], "is not a Stowaway archive"),
        (["import", "no such file"], "does not exist"),
        (["import", "."], "is not a file"),
        (["export", "."], "is not a file"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("STOWAWAY_HOME", str(tmp_path))
    code, out, err = run(capsys, *words)
    assert (code, out) == (cli.EXIT_FAILED, "")
    (line,) = err.splitlines()
    assert said in line
