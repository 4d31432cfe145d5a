"""Fixtures of the tables' laws: a room for tables, and somebody who listens."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from tests.ui.tables.laws.kit import Room
from ui.access.scrolls import guard_scroll_areas


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def room(qapp: QApplication, toys: None) -> Iterator[Room]:
    # As in the app: what lies over a stage is read too.
    guard_scroll_areas()
    made = Room(qapp)
    yield made
    made.close()
