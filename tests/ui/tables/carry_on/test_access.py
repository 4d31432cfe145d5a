"""The table of Carry On for those who do not see it: its outline, and what is said of the seats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible

from engine.games.carry_on.view import Phase
from tests.ui.tables.carry_on.test_table import Make, make
from ui.access.outline import Group

__all__ = ["make"]


@pytest.fixture
def listening() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("listening")
def test_each_other_seat_is_there_in_words_and_said_when_pressed(make: Make) -> None:
    kitchen = make(4)
    kitchen.on_to(Phase.PICK)
    access, heard = kitchen.table.access, list[str]()
    access.voice.flush()
    access.voice.said.connect(lambda words, _urgent: heard.append(words))
    _, seats, _ = access.outline()
    assert isinstance(seats, Group)
    assert [1, 2, 3] == [control.key for control in seats.controls]
    for control in seats.controls:
        assert kitchen.table.words.name(int(str(control.key))) in control.name
    seats.controls[1].press()
    access.voice.flush()
    assert [seats.controls[1].name] == heard


def test_what_happened_last_is_there_though_the_log_is_hidden(make: Make) -> None:
    kitchen = make(3)
    kitchen.on_to(Phase.SETTLE)
    kitchen.table.motion.catch_up()
    log = kitchen.table.log
    assert log.isHidden()
    *_, last = kitchen.table.access.outline()
    assert log.accessibleName() == last.name
    assert last.description.endswith(log.last)
    assert len(log.last) > 5
