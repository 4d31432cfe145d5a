"""What is public of a seat is painted anew whenever it is told otherwise."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from ui.kit.seats import Seated, SeatStrip
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
