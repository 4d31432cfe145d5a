"""Every game has golden playthroughs, and plays them as it did."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core import Refused
from engine.match import JournalError
from tests.playthroughs.golden import FOLDER, again, games, plans

FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("name", games())
def test_a_game_without_golden_playthroughs_fails(name: str) -> None:
    found = {file.stem for file in FILES if file.parent.name == name}
    assert found == set(plans(name)), "run `python -m tests.playthroughs`"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_it_plays_as_it_did(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert text == again(file.parent.name, text)
    assert text.rstrip().splitlines()[-1].startswith("result {")


def test_another_input_is_noticed() -> None:
    file = FILES[0]
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    acts = [i for i, line in enumerate(lines) if line.startswith(">")]
    for i in acts[:40:7]:
        without = "".join(lines[:i] + lines[i + 1 :])
        try:
            said = again(file.parent.name, without)
        except (Refused, JournalError):
            continue
        assert said != without
