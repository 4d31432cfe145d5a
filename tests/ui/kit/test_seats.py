"""What is public of a seat is painted anew whenever it is told otherwise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from ui.kit.cards.ring import Density
from ui.kit.commits import Commit
from ui.kit.table.seats import SeatEntry, SeatStrip
from ui.look import text
from ui.look.flow import Box
from ui.look.style import Look
from ui.stage.view import StageView


def test_the_frame_of_a_turn_goes_with_the_turn(qtbot: QtBot, look: Look) -> None:
    scene = QGraphicsScene()
    strip = SeatStrip(look)
    scene.addItem(strip)
    strip.set_rect(QRectF(0, 0, 300, 120))
    ada = SeatEntry("Ada", "red", "A", "$0", turn=True)
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
    grace = SeatEntry("Grace", "moss", "G", "$0", follows=True)
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
        shown = SeatEntry(name, "moss", "C", "$1,200", Commit.DONE, follows=True)
        strip.show_seat(shown, Box())
        told.clear()
        painter = QPainter(ground)
        strip._flow.paint(painter, strip.rect())
        painter.end()
        fitted = told[name]
        assert fitted.cut == name.startswith("Max"), name
        assert not fitted.cut or fitted.lines[0].endswith("…")


def stood(look: Look, qtbot: QtBot) -> tuple[StageView, SeatStrip]:
    """A strip on a view that has been seen."""
    scene, strip = QGraphicsScene(0, 0, 300, 120), SeatStrip(look)
    view = StageView(scene, look, smallest=1.0)
    qtbot.addWidget(view)
    scene.addItem(strip)
    strip.set_rect(QRectF(0, 0, 300, 120))
    strip.show_seat(SeatEntry("Ada", "red", "A", "$0"), Box())
    view.grab()
    return view, strip


def test_what_waits_is_told_of_in_the_turn_of_its_picture_or_when_asked(
    look: Look, qtbot: QtBot
) -> None:
    view, strip = stood(look, qtbot)
    made: list[int] = []

    def telling() -> tuple[SeatEntry, tuple[Box, ...]]:
        made.append(1)
        return SeatEntry("Ada", "red", "A", "$1"), (Box(name="body", wide=20.0, high=20.0),)

    strip.waits = True
    strip.show_soon("one", telling)
    view.grab()
    assert strip.is_stale
    assert made == []
    assert not strip.room("body").isEmpty()
    assert made == [1]
    strip.show_soon("two", telling)
    with view.aside() as painter:
        strip.draw_now(painter)
    view.grab()
    assert made == [1, 1]
    assert not strip.is_stale


def test_what_was_prepared_is_there_at_once_and_not_in_another_room(
    look: Look, qtbot: QtBot
) -> None:
    view, strip = stood(look, qtbot)
    made: list[int] = []

    def telling() -> tuple[SeatEntry, tuple[Box, ...]]:
        made.append(1)
        return SeatEntry("Ada", "red", "A", "$1"), (Box(name="body", wide=20.0, high=20.0),)

    for moved in (False, True):
        made.clear()
        with view.aside() as painter:
            strip.prepare("key", telling, painter)
        assert made == [1]
        painted = look.pixmaps.painted
        if moved:
            strip.lie(QRectF(0, 0, 280, 120), Density.WHOLE)
        strip.waits = True
        strip.show_soon("key", telling)
        view.grab()
        assert made == [1, 1][: 1 + moved], "for another room it is made anew"
        assert (look.pixmaps.painted == painted) != moved
        assert not strip.is_stale
        assert not strip.room("body").isEmpty()
        strip.waits = False
        strip.show_seat(SeatEntry("Ada", "red", "A", "$0"), Box())
        view.grab()
