"""The live score sheet: what its lines say is there whole."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ui.kit.scores.sheets import LiveNumber, LiveSheetRow
from ui.look import text
from ui.look.style import Look


@pytest.mark.parametrize("points", [6, 24, 100])
def test_a_subtotal_in_a_narrow_sheet_is_named_whole(qtbot: QtBot, look: Look, points: int) -> None:
    """In the least width that a line asks for, and a few pixels more."""
    row = LiveSheetRow(look, "groups", is_sum=True)
    qtbot.addWidget(row)
    row.show_line("Colour groups", [LiveNumber(points)])
    row.resize(row.minimumSizeHint().width() + 4, row.sizeHint().height())
    with text.recording() as painted:
        row.grab()
    assert [("Colour groups", False)] == [(each.text, each.cut) for each in painted]
