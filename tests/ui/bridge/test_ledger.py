"""The ruled sheet of a result: the names above its columns."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core import Level, Seat
from ui.bridge.ledger import Band
from ui.bridge.seats import SeatInfo
from ui.look import text
from ui.look.style import Choice, Look


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("name", ["Computer 2", "Maria Sibylla", "Ordinateur 3"])
def test_a_name_above_a_narrow_column_is_not_cut(
    qtbot: QtBot, qapp: QApplication, name: str, scale: float
) -> None:
    """As wide as a column is wanted to be at least."""
    look = Look(Choice.DAY)
    look.dress(qapp)
    look.set_text_scale(scale)
    band = Band(look, SeatInfo(Seat(1), name, "moss", Level("hard")), widest=72)
    qtbot.addWidget(band)
    band.resize(look.px(72), look.px(30))
    with text.recording() as painted:
        band.grab()
    assert [fitted.text for fitted in painted] == [name]
    assert not painted[0].cut


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
def test_a_name_in_two_lines_has_air_above_and_below(
    qtbot: QtBot, qapp: QApplication, scale: float
) -> None:
    look = Look(Choice.DAY)
    look.dress(qapp)
    look.set_text_scale(scale)
    player = SeatInfo(Seat(1), "Emmy Noether", "moss", Level("hard"))
    band = Band(look, player, widest=72)
    one = Band(look, player)
    for each in (band, one):
        qtbot.addWidget(each)
    assert band.minimumHeight() > one.minimumHeight()
    band.resize(look.px(72), band.minimumHeight())
    with text.recording() as painted:
        band.grab()
    assert not painted[0].cut
    assert len(painted[0].lines) == 2
    assert painted[0].room.height() <= band.height() - 4


def test_of_a_long_name_above_a_narrow_column_the_first_word_and_initials_are_left(
    qtbot: QtBot, qapp: QApplication
) -> None:
    look = Look(Choice.DAY)
    look.dress(qapp)
    player = SeatInfo(Seat(1), "Maria Sibylla Merian", "moss", Level("hard"))
    band = Band(look, player, widest=72)
    qtbot.addWidget(band)
    band.resize(64, band.minimumHeight())
    with text.recording() as painted:
        band.grab()
    assert not painted[0].cut
    assert painted[0].text == "Maria S.\u00a0M."
    assert band.toolTip() == player.name
    band.setMaximumWidth(200)
    band.resize(200, band.minimumHeight())
    with text.recording() as painted:
        band.grab()
    assert [fitted.text for fitted in painted] == [player.name]
