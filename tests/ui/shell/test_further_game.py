"""A further game is three folders and its tests: the toy is one, and nothing else knows of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt

from engine import catalog
from engine.core import Level
from engine.store import Matches
from tests.tools.gallery.matches import _save, code_of, folder, played, players, to_the_end, up_to
from tests.tools.gallery.pictures import Gallery
from tests.ui.shell.conftest import Driver, comes
from tests.ui.tables.laws.kit import DRIVERS, WAYS
from ui.shell import table_registry

ROOT = Path(__file__).resolve().parents[3]
TOY = "porters"
CHAIRS = [("Ada", "brick", "person"), ("Ben", "ocean", "easy")]


@pytest.fixture
def shell(toys: None, driver: Driver) -> Iterator[Driver]:
    driver.open()
    yield driver
    driver.close()


def test_no_line_of_the_program_names_it() -> None:
    rooms = ("engine", "ui", "resources", "packaging")
    code = [file for room in rooms for file in ROOT.glob(f"{room}/**/*.py")]
    assert len(code) > 200
    assert [] == [file for file in code if re.search(TOY, file.read_text("utf-8"), re.IGNORECASE)]


def test_it_is_found_with_its_words_and_its_rules(shell: Driver) -> None:
    assert TOY in catalog.ids()
    spec = table_registry.specs()[catalog.game(TOY).id]
    assert ("Porters", TOY) == (spec.title(), spec.game)
    shell.window.lounge.carousel.prefer(spec.game)
    shell.window.go("rules")
    shell.settle()
    assert "PO-7" in shell.window.pages[f"rules:{TOY}"].browser.toPlainText()


def test_its_table_is_held_to_the_laws_of_all() -> None:
    """By keys, by pointer and through the tree (`tests/ui/tables/laws`)."""
    mine = [driver for driver in DRIVERS if driver.game == TOY]
    assert len(mine) == 2
    assert all(set(WAYS).isdisjoint(driver.without) for driver in mine)


def decide(shell: Driver) -> None:
    """By keyboard, take what is first."""
    assert comes(lambda: shell.bridge.person_to_act() is not None)
    table = shell.window.pages["table"].table
    table.setFocus()
    for key in (Qt.Key.Key_1, Qt.Key.Key_Return):
        shell.press(key)


def test_it_is_set_up_played_saved_and_replayed(shell: Driver) -> None:
    shell.window.match_opener.set_up(TOY)
    shell.settle()
    page = shell.window.pages[f"setup:{TOY}"]
    page.seating.fill(CHAIRS)
    page.options.fields["rounds"].slider.setValue(0)
    page.options.fields["open"].box.click()
    page.start_button.click()
    shell.settle()
    assert (1, True) == (shell.bridge.config["rounds"], shell.bridge.config["open"])
    decide(shell)
    assert "Ada has picked." in shell.window.pages["table"].table.log.lines

    # It goes on from its file where it was left.
    seen = shell.bridge.log()
    shell.window.go("lounge")
    shell.app.controller.close()
    shell.window.match_opener.continue_latest()
    shell.settle()
    assert seen == shell.bridge.log()[: len(seen)]
    while shell.bridge.result is None:
        if shell.bridge.person_to_act() is None:
            shell.settle()
        else:
            decide(shell)
    scores = shell.bridge.result.scores

    # It has no pictures of what was made: there is no empty card in their place.
    result = shell.window.pages["result"]
    assert comes(lambda: result.isVisible() and result.pad is not None and not result._filling)
    assert result.picture_card.isHidden()

    # Its reel comes to the same end.
    shell.window.replay_opener.watch_open()
    shell.settle()
    replay = shell.window.pages["replay"]
    replay.seek(replay.bridge.length)
    view: Any = replay.bridge.view()
    assert scores == tuple(a + b for a, b in zip(view.earned, view.opened, strict=True))


def test_the_gallery_shows_it(shell: Driver, tmp_path: Path) -> None:
    game, home = catalog.game(TOY), shell.app.places.data
    code, people = code_of(game), players(3)
    acts = played(game, 3, code, Level("easy"))
    store = Matches(folder(home))
    _save(store, up_to(game, people, code, acts[: len(acts) // 2]), f"{TOY}-3-middle")
    _save(store, to_the_end(up_to(game, people, code, acts)), f"{TOY}-3-over")
    shell.app.controller.matches.folder.mkdir(parents=True, exist_ok=True)
    gallery = Gallery(shell.app, tmp_path, [TOY], corner=True)
    gallery.all()
    names = {file.stem.removeprefix("day-") for file in tmp_path.iterdir()}
    wanted = {"setup-2", "setup-8", "rules", "3-middle-table", "3-over-result", "3-over-replay"}
    assert {f"{TOY}-{name}" for name in wanted} <= names
    assert [] == gallery.troubles
