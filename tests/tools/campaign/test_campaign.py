"""The campaigns find what they look for: each a fault that is planted, soon."""

import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.tiers import by_turns
from tests.tools.campaign.__main__ import SOON, find, main
from tests.tools.campaign.plants import PLANTS

ROOT = Path(__file__).resolve().parents[3]


def campaign(tmp_path: Path, kind: str, *more: str) -> tuple[int, dict[str, int], str]:
    """A short campaign: its exit code, the figures of its table, and all that it printed."""
    command = [sys.executable, "-m", "tests.tools.campaign", kind, "--seed", "1"]
    done = subprocess.run(
        [*command, "--keep", str(tmp_path / "kept"), *more],
        cwd=ROOT,
        env={**os.environ, "TMPDIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert not done.stderr, done.stderr
    rows = re.findall(r"^  (\S.*?)  +([\d,]+)$", done.stdout, re.MULTILINE)
    return done.returncode, {name: int(n.replace(",", "")) for name, n in rows}, done.stdout


@pytest.mark.parametrize("name", by_turns(list(PLANTS)))
def test_a_planted_fault_is_found_and_kept(tmp_path: Path, name: str) -> None:
    plant = PLANTS[name]
    code, figures, printed = campaign(
        tmp_path, plant.kind, "--minutes", "2", "--first", plant.finds, "--plant", name
    )
    assert code == 1, printed
    assert figures[plant.finds] > 0, printed
    assert re.search(r"^  result +BAD$", printed, re.MULTILINE)
    assert str(tmp_path / "kept") in printed
    told = [each.read_text() for each in (tmp_path / "kept").glob("*/what.txt")]
    assert any(plant.says in words for words in told), told
    again = f"python -m tests.tools.campaign {plant.kind} --seed 1 --case "
    assert all(again in words for words in told)


def test_one_command_plants_a_fault_and_has_it_looked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["plants", "--plant", "result", "--seed", "1"]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"the result line is not compared +fuzz +found in +\d+ s", printed), printed


def test_it_looks_for_all_faults_and_tells_of_one_that_is_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def find(name: str, *_: object) -> tuple[bool, str]:
        asked.append(name)
        return name != "late", f"table of {name}\n"

    monkeypatch.setattr("tests.tools.campaign.__main__.find", find)
    assert main(["plants"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert list(PLANTS) == asked
    assert [len(PLANTS) - 1, 1] == [sum(word in line for line in lines) for word in WORDS]
    assert "table of late" in lines


WORDS = (" found in ", " NOT FOUND")


def test_a_campaign_that_does_not_end_has_found_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hang(command: list[str], *, timeout: float, **_: object) -> None:
        raise subprocess.TimeoutExpired(command, timeout, b"case 1\n")

    monkeypatch.setattr(subprocess, "run", hang)
    said = "case 1\nIt did not end within 90 s.\n"
    assert find("result", 1, 0.5, tmp_path) == (False, said)


def test_a_fault_that_is_found_too_late_is_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for seconds, code in ((SOON - 1, 0), (SOON + 1, 1)):
        clock = iter((0, seconds))
        monkeypatch.setattr(
            "tests.tools.campaign.__main__.time", SimpleNamespace(monotonic=clock.__next__)
        )
        monkeypatch.setattr("tests.tools.campaign.__main__.find", lambda *_: (True, ""))
        assert main(["plants", "--plant", "late"]) == code
        printed = capsys.readouterr().out
        assert f"found in {seconds:4} s" in printed
        assert ("TOO LATE" in printed) == bool(code)


@pytest.mark.parametrize("kind", by_turns(["kill", "fuzz", "faults", "soak", "archive", "sync"]))
def test_a_case_runs_again_by_its_number(tmp_path: Path, kind: str) -> None:
    code, figures, printed = campaign(tmp_path, kind, "--case", "3")
    assert code == 0, printed
    assert figures["seed"] == 1
    assert re.search(r"^  result +good$", printed, re.MULTILINE)
    assert not (tmp_path / "kept").exists()


def test_fuzz_meets_every_game_of_the_catalog() -> None:
    from engine import catalog
    from tests.tools.campaign.play import GAMES

    assert GAMES == tuple(str(name) for name in catalog.ids())
    assert GAMES


def test_a_campaign_that_did_nothing_is_not_good() -> None:
    from tests.tools.campaign.report import Report

    assert not Report("fuzz", 1).good
