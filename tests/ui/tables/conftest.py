"""Fixtures of tables: they share what they paint, and how they look."""

import pytest
from PySide6.QtWidgets import QApplication

from ui.bridge.comfort import Comfort, Speed
from ui.look.style import Choice, Look


@pytest.fixture(autouse=True)
def _painted_once(painted_once: None) -> None:
    pass


@pytest.fixture
def look(qapp: QApplication) -> Look:
    # As in the program, and whatever an earlier test left the application in.
    dressed = Look(Choice.DAY)
    dressed.dress(qapp)
    return dressed


@pytest.fixture
def comfort(qapp: QApplication) -> Comfort:
    return Comfort(Speed.OFF)
