"""What is public of a seat is painted anew whenever it is told otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from ui.kit.commits import Commit
from ui.kit.ring import Density
from ui.kit.seats import Seated, SeatStrip
from ui.look import text
from ui.look.flow import Box
from ui.look.style import Look


def test_the_frame_of_a_turn_goes_with_the_turn(qtbot: QtBot, look: Look) -> None:
    scene = QGraphicsScene()
    strip = SeatStrip(look)
    scene.addItem(strip)
    strip.set_rect(QRectF(0, 0, 300, 120))
    ada = Seated("Ada", "red", "A", "$0", turn=True)
    strip.show_seat(ada, Box())
    changes: list[object] = []
    scene.changed.connect(changes.append)
    qtbot.waitUntil(lambda: bool(changes))
    changes.clear()
    strip.show_seat(ada, Box())
    qtbot.wait(30)
    assert not changes, "nothing else is told"
    strip.show_seat(replace(ada, turn=False), Box())
    qtbot.wait(30)
    assert changes


def test_who_is_next_is_said_where_nothing_else_is_left_out_for_it(
    qtbot: QtBot, look: Look
) -> None:
    del qtbot
    strip, large = SeatStrip(look), Box(name="large", wide=100.0, high=40.0)
    grace = Seated("Grace", "moss", "G", "$0", follows=True)
    for wide, said in ((300, True), (150, False)):
        strip.set_rect(QRectF(0, 0, wide, 100))
        strip.show_seat(grace, large, Box())
        assert ("'next'" in repr(strip.key())) == said
        assert not strip.room("large").isEmpty()


@pytest.mark.parametrize(("density", "wide"), [(Density.WHOLE, 262), (Density.LINE, 400)])
def test_a_made_name_is_whole_at_1280_and_a_long_one_ends_in_dots(
    look: Look, monkeypatch: pytest.MonkeyPatch, density: Density, wide: int
) -> None:
    told: dict[str, text.Fitted] = {}

    def draw(_: QPainter, room: QRectF, words: str, font: QFont, *__: Any, **how: Any) -> None:
        told[words] = text.fit(words, font, room.size(), floor=how["floor"])

    monkeypatch.setattr(text, "draw", draw)
    strip, ground = SeatStrip(look), QPixmap(wide, 120)
    strip.lie(QRectF(0, 0, wide, 120), density)
    # So narrow is the narrowest beside the boards of a window of 1280 × 800, with all that is told.
    for name in ("Player 1", "Spieler 1", "Computer 4", "Maximilian von und zu Hohenschwangau"):
        shown = Seated(name, "moss", "C", "$1200", Commit.DONE, follows=True)
        strip.show_seat(shown, Box())
        told.clear()
        painter = QPainter(ground)
        strip._flow.paint(painter, strip.rect())
        painter.end()
        fitted = told[name]
        assert fitted.cut == name.startswith("Max"), name
        assert not fitted.cut or fitted.lines[0].endswith("…")
