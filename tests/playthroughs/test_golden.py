"""Every game has golden playthroughs, and plays them as it did."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from engine import catalog
from engine.core import Config, FlagOption, Refused, Step
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


@pytest.mark.parametrize("name", games())
def test_a_new_option_changes_no_file(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalog.game(name)
    new = FlagOption("new", default=True, introduced_as=False)
    monkeypatch.setattr(game, "options", (*game.options, new))
    monkeypatch.setattr(game, "setup", _only_as_before(game.setup))
    # One by the defaults and one of mixed options.
    for file in [file for file in FILES if file.parent.name == name][:2]:
        text = file.read_text(encoding="utf-8")
        assert text == again(name, text)


def _only_as_before(setup: Callable[[Config], Step]) -> Callable[[Config], Step]:
    """The set-up of a game that plays otherwise where its new option is on."""

    def checked(config: Config) -> Step:
        assert config["new"] is False
        return setup(config)

    return checked


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
