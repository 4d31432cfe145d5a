"""The road to the debt target: where the wagons stand on it."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from engine.core import Seat
from ui.kit.table.seats import SeatEntry
from ui.look.palette import COLOURS
from ui.look.style import Look
from ui.tables.cargo_hold import art
from ui.tables.cargo_hold.track import Road

TARGET = 1200


def race(look: Look, values: list[int], size: tuple[float, float] = (800, 70)) -> Road:
    track = Road(look)
    track.set_rect(QRectF(10, 20, *size))
    runners = {
        Seat(seat): (SeatEntry(f"Seat {seat}", list(COLOURS)[seat], "S"), value)
        for seat, value in enumerate(values)
    }
    track.show_race(TARGET, runners)
    return track


def test_who_has_more_is_further_on_and_nobody_beyond_the_target(look: Look) -> None:
    track = race(look, [900, 100, 500])
    places = [track.spot(Seat(seat)).center().x() for seat in range(3)]
    assert places[1] < places[2] < places[0]
    assert race(look, [1500]).spot(Seat(0)) == race(look, [TARGET]).spot(Seat(0))


def test_a_wagon_stands_in_the_scene_where_the_road_says(look: Look) -> None:
    track = race(look, [900])
    assert track.scene_rect().contains(track.spot(Seat(0)))
    at = track.rect().left() + art.track_x(track.rect(), 900, TARGET)
    assert track.spot(Seat(0)).center().x() == pytest.approx(at + 10)


def test_another_standing_is_another_picture(look: Look) -> None:
    pictures = []
    for values in ([0, 0], [0, 100], [100, 0]):
        track = race(look, values)
        scene = QGraphicsScene(0, 0, 820, 110)
        scene.addItem(track)
        image = QImage(820, 110, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        pictures.append(image)
    assert all(one != other for one, other in itertools.combinations(pictures, 2))
