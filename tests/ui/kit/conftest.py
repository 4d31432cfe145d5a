"""Fixtures of the kit."""

import pytest
from PySide6.QtWidgets import QApplication

from ui.look.style import Look, ThemeChoice


@pytest.fixture
def look(qapp: QApplication) -> Look:
    dressed = Look(ThemeChoice.DAY)
    dressed.dress(qapp)
    return dressed
