"""Tests of access: what Qt is told of."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QApplication

from ui.look.style import Look, ThemeChoice


@pytest.fixture
def listening() -> Iterator[None]:
    """Assistive technology is there."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, listening: None) -> list[QAccessibleEvent]:
    """All events that Qt is told of by us, in order."""
    told: list[QAccessibleEvent] = []
    original = QAccessible.updateAccessibility

    def note(event: QAccessibleEvent) -> None:
        told.append(event)
        original(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", note)
    return told


@pytest.fixture
def look(qapp: QApplication) -> Look:
    dressed = Look(ThemeChoice.DAY)
    dressed.dress(qapp)
    return dressed
