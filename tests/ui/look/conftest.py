"""Tests of the look: its fixtures."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from ui.look.style import Look, ThemeChoice


@pytest.fixture
def look(qapp: object) -> Look:
    return Look(ThemeChoice.DAY)


@pytest.fixture
def dressed(qapp: QApplication, look: Look) -> Iterator[Look]:
    font, colours, name = qapp.font(), qapp.palette(), qapp.style().name()
    look.dress(qapp)
    yield look
    look._application = None
    qapp.setStyleSheet("")
    qapp.setStyle(name)
    qapp.setFont(font)
    qapp.setPalette(colours)
