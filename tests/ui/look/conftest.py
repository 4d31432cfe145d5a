"""Tests of the look: its fixture."""

import pytest

from ui.look.style import Choice, Look


@pytest.fixture
def look(qapp: object) -> Look:
    return Look(Choice.DAY)
