"""The ruled sheet of a result: the names above its columns."""

from __future__ import annotations

import itertools
from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.core import Level, Seat
from ui.bridge.seats import SeatInfo
from ui.kit.scores.ruled_paper import Band, Ruled
from ui.look import text
from ui.look.palette import COLOURS
from ui.look.style import Look, ThemeChoice
from ui.look.typography import Role
from ui.look.widgets import RoleLabel


@pytest.mark.parametrize("scale", [1.0, 1.6])
@pytest.mark.parametrize("name", ["Computer 2", "Maria Sibylla", "Ordinateur 3"])
def test_a_name_above_a_narrow_column_is_not_cut(
    qtbot: QtBot, qapp: QApplication, name: str, scale: float
) -> None:
    """As wide as a column is wanted to be at least."""
    look = Look(ThemeChoice.DAY)
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
    look = Look(ThemeChoice.DAY)
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
    look = Look(ThemeChoice.DAY)
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


def test_a_name_with_a_number_is_never_a_piece_of_it(qtbot: QtBot, qapp: QApplication) -> None:
    """In one line where it can be, else whole in two, and at last the number alone."""
    look = Look(ThemeChoice.DAY)
    look.dress(qapp)
    player = SeatInfo(Seat(1), "Computer 2", "moss", Level("hard"))
    band = Band(look, player, widest=120, letter="2")
    qtbot.addWidget(band)
    seen = []
    for width in range(120, 40, -1):
        band.resize(width, band.minimumHeight())
        with text.recording() as painted:
            band.grab()
        (fitted,) = painted
        assert not fitted.cut
        seen.append(fitted.lines)
    ways = [("Computer 2",), ("Computer", "2"), ("2",)]
    assert [lines for lines, _ in itertools.groupby(seen)] == ways
    assert seen[120 - 72] == ways[0]
    assert seen[120 - 60] == ways[1]


@pytest.mark.parametrize("widest", [42, 84, 300])
def test_a_name_leaves_room_for_its_emblem(qtbot: QtBot, qapp: QApplication, widest: int) -> None:
    look = Look(ThemeChoice.DAY)
    look.dress(qapp)
    pictures = set()
    for colour in COLOURS:
        band = Band(look, SeatInfo(Seat(6), "Computer 7", colour, None), widest=widest, letter="7")
        qtbot.addWidget(band)
        band.resize(min(widest, band.sizeHint().width()), band.minimumHeight())
        with text.recording() as painted, patch("ui.kit.scores.ruled_paper.paint_emblem") as emblem:
            band.grab()
        spot = emblem.call_args.args[1]
        assert emblem.call_args.args[2] == colour
        assert QRectF(band.rect()).contains(spot)
        assert spot.width() == look.px(16)
        (said,) = painted
        assert not said.cut
        assert said.text == ("7" if widest == 42 else "Computer 7")
        # The name begins beside the emblem, or below it.
        beside = band.width() - spot.right() >= said.width
        assert beside or band.height() - spot.bottom() >= said.height - 1
        pictures.add(bytes(band.grab().toImage().constBits()))
    assert len(pictures) == 8


@pytest.mark.parametrize(("seats", "gap"), [(4, 12), (8, 4)])
def test_the_columns_of_eight_stand_closer(
    qtbot: QtBot, qapp: QApplication, seats: int, gap: int
) -> None:
    look = Look(ThemeChoice.DAY)
    look.dress(qapp)
    sheet = Ruled(look)
    qtbot.addWidget(sheet)
    for seat in range(seats):
        band = Band(look, SeatInfo(Seat(seat), "Ada", COLOURS[seat], None), widest=42)
        sheet.grid.addWidget(band, 0, seat + 1)
    sheet.add(1, RoleLabel(look, Role.BODY, "Round 1"), ["126"] * seats, is_sum=False)
    assert sheet.minimumSizeHint().width() <= 460
    for scale in (1.0, 1.6):
        look.set_text_scale(scale)
        assert sheet.grid.horizontalSpacing() == look.air(gap)
