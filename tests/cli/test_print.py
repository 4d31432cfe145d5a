"""Tests: the command `print`, as a person sees it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine import catalog, cli
from engine.core import dashed
from engine.store import Settings, places
from tests.pdf import read_pdf

ROOT = Path(__file__).resolve().parents[2]


def door(*words: str) -> subprocess.CompletedProcess[str]:
    """What the program says from outside, without a screen being named."""
    return subprocess.run(
        [sys.executable, "main.py", "print", *words],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
    )


def refused(*words: str) -> str:
    done = door(*words)
    assert done.returncode == cli.EXIT_FAILED, done.stderr
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert line.startswith("stowaway: ")
    return line


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("saved")
    words = ("simulate", "carry-on", "--seats", "random,random", "--save", str(folder))
    assert cli.main(words) == cli.EXIT_OK
    (file,) = folder.iterdir()
    return file


def test_a_pad_is_filled_in_from_a_match_which_is_attached(saved: Path, tmp_path: Path) -> None:
    out = tmp_path / "pad.pdf"
    done = door(str(saved), "-o", str(out))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    made = read_pdf(out.read_bytes())
    assert made.files == [saved.read_bytes()]
    assert made.pages == [(595.0, 842.0)]


def test_each_paper_and_language_is_another_file(tmp_path: Path) -> None:
    found = set()
    for paper, high in (("a4", 842.0), ("letter", 792.0)):
        for language in ("en", "de"):
            out = tmp_path / f"{paper}-{language}.pdf"
            words = ("cargo-hold", "--sheet", "reference", "--paper", paper)
            done = door(*words, "--language", language, "-o", str(out))
            assert (done.returncode, done.stderr) == (0, "")
            assert read_pdf(out.read_bytes()).pages[0][1] == high
            found.add(out.read_bytes())
    assert len(found) == 4


def test_the_language_is_the_one_of_the_app(tmp_path: Path) -> None:
    home = places()
    settings = Settings(home.settings)
    settings.set("look.language", "de")
    game = dashed(catalog.ids()[0])
    for name, words in (("app", ()), ("named", ("--language", "de"))):
        assert door(game, *words, "-o", str(tmp_path / name)).returncode == 0
    assert (tmp_path / "app").read_bytes() == (tmp_path / "named").read_bytes()


def test_what_cannot_be_printed_is_said_in_a_sentence(saved: Path, tmp_path: Path) -> None:
    out = str(tmp_path / "x.pdf")
    assert "neither a game" in refused("no-such-thing", "-o", out)
    assert "no such sheet" in refused("carry-on", "--sheet", "solo", "-o", out)
    assert "name a game" in refused(str(saved), "--sheet", "reference", "-o", out)
    assert "place of the match" in refused(str(saved), "-o", str(saved))
    assert "cannot be opened" in refused("main.py", "-o", out)
    half = tmp_path / "half.stowaway"
    half.write_bytes(b"".join(saved.read_bytes().splitlines(keepends=True)[:9]))
    assert "not over" in refused(str(half), "-o", out)
    assert "cannot be written" in refused("carry-on", "-o", str(saved / "x.pdf"))
    assert not Path(out).exists()
    assert "--output" in refused("carry-on")


def test_the_engine_by_itself_prints_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(["print", "carry-on", "-o", str(tmp_path / "x")]) == cli.EXIT_FAILED
    assert "the program itself" in capsys.readouterr().err
