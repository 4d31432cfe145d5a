"""A whole match in the window, against a computer, by the keys of the table's driver.

It is run for the game that the environment names: `tests/architecture/test_adding_a_game.py` runs
it for the game of a document, in a copy of the project.
"""

from __future__ import annotations

import os

from engine import catalog
from tests.ui.shell.conftest import Driver, comes
from tests.ui.tables.laws.kit import DRIVERS
from tests.ui.tables.laws.seconds import Time
from ui.shell import table_registry

GAME = os.environ["STOWAWAY_GAME"]
(PLAYS,) = (each for each in DRIVERS if each.game == GAME)
CHAIRS = [("Ada", "brick", "person"), ("Ben", "ocean", "easy")]
MOST = 100
"""More decisions of a person than a match has."""


def test_it_is_found_in_the_lounge_and_has_its_rules(shell: Driver) -> None:
    spec = table_registry.specs()[catalog.game(GAME).id]
    assert spec.title() == catalog.game(GAME).title
    shell.window.lounge.carousel.prefer(spec.game)
    shell.window.go("rules")
    shell.settle()
    page = shell.window.pages[f"rules:{GAME}"].browser.toPlainText()
    assert f"{catalog.game(GAME).prefix}-1" in page


def test_it_is_played_to_its_end_in_the_window(shell: Driver) -> None:
    shell.window.match_opener.set_up(GAME)
    shell.settle()
    page = shell.window.pages[f"setup:{GAME}"]
    page.seating.fill(CHAIRS)
    page.start_button.click()
    shell.settle()
    table = shell.window.pages["table"].table
    playing, decided = PLAYS(table, shell.bridge, Time()), 0
    for _ in range(MOST):
        assert comes(
            lambda: shell.bridge.result is not None or shell.bridge.person_to_act() is not None
        )
        if shell.bridge.result is not None:
            break
        playing.rest()
        playing.keys(playing.decide())
        decided += 1
    result = shell.bridge.result
    assert result is not None
    assert decided > 1
    assert len(table.log.lines) > decided

    assert comes(lambda: "result" in shell.window.pages)
    page = shell.window.pages["result"]
    assert comes(lambda: page.isVisible() and page.pad is not None and not page._filling)
    totals = [page.pad.cells["total", seat].text() for seat in range(len(CHAIRS))]
    assert totals == [str(score) for score in result.scores]
