"""Fixtures of the kit."""

import pytest
from PySide6.QtWidgets import QApplication

from ui.look.style import Choice, Look


@pytest.fixture
def look(qapp: QApplication) -> Look:
    dressed = Look(Choice.DAY)
    dressed.dress(qapp)
    return dressed
