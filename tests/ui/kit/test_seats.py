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
