"""Fixtures of tables: they share what they paint, and how they look."""

import zlib
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from tests import deal, tiers
from tests.ui.painted import LONG, in_pictures_alone
from ui.bridge.preferences import Preferences, Speed
from ui.look.style import Look, ThemeChoice


@pytest.fixture(autouse=True)
def _painted_once(painted_once: None) -> None:
    pass


PLAYED = (
    "test_table",
    "test_hard_cases",
    "test_hands",
    "test_raids",
    "test_questions",
    "test_laws",
)
"""Files of tests that play, and look at pictures alone of what is painted."""
PAINTED = 4
"""In the gate one in so many of their tests paints all the same."""


@pytest.fixture
def paints() -> None:
    """For a test that waits for what is painted."""


@pytest.fixture(autouse=True)
def _painted_by_turns(request: pytest.FixtureRequest, painted_once: None) -> Iterator[None]:
    """In the gate most tests that play paint only the pictures that they look at; others in turn.

    Of tests of art, layout, movement and the belt each paints, and when deep all do.
    """
    turn = zlib.crc32(f"{deal.turn()} {request.node.nodeid}".encode()) % PAINTED
    spared = request.path.stem in PLAYED and "paints" not in request.fixturenames
    if tiers.is_deep() or not spared or not turn:
        yield
        return
    with in_pictures_alone(*LONG):
        yield


@pytest.fixture
def look(qapp: QApplication) -> Look:
    # As in the program, and whatever an earlier test left the application in.
    dressed = Look(ThemeChoice.DAY)
    dressed.dress(qapp)
    return dressed


@pytest.fixture
def preferences(qapp: QApplication) -> Preferences:
    return Preferences(Speed.OFF)


@pytest.fixture(autouse=True)
def _seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a round's end shows counts as seen, but where a test says otherwise."""
    monkeypatch.setattr("ui.tables.wheres_my_luggage.check.CheckSheet.SEEN", 0.0)
