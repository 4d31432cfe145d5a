"""The race to a target: every mark is seen, whoever is where, in any room."""

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
from ui.tables.cargo_hold.track import RaceTrack

TARGET = 1200
RACES = {
    "start": [0] * 8,
    "two": [300, 1200],
    "ends": [0, 1200, 0, 1200, 0, 1200, 0, 1200],
    "beyond": [1500, 1150, 1200, 0],
    "close": [500, 510, 520, 530, 540, 550, 560, 570],
}


def race(look: Look, values: list[int], size: tuple[float, float] = (800, 70)) -> RaceTrack:
    track = RaceTrack(look, "${}".format)
    track.set_rect(QRectF(10, 20, *size))
    runners = {
        Seat(seat): (SeatEntry(f"Seat {seat}", list(COLOURS)[seat], "S"), value)
        for seat, value in enumerate(values)
    }
    track.show_race(TARGET, 200, runners)
    return track


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
@pytest.mark.parametrize("size", [(800, 70), (1200, 54), (300, 60), (420, 40)])
@pytest.mark.parametrize("values", RACES.values(), ids=RACES)
def test_no_mark_hides_another_or_leaves_its_room(
    look: Look, values: list[int], size: tuple[float, float], scale: float
) -> None:
    look.set_text_scale(scale)
    track = race(look, values, size)
    spots = [track.spot(Seat(seat)) for seat in range(len(values))]
    room = track.scene_rect().adjusted(-1, -3, 1, 1)
    assert all(room.contains(spot) for spot in spots)
    for one, other in itertools.combinations(spots, 2):
        assert not one.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other), (one, other)


def test_who_has_more_is_further_on_and_nobody_beyond_the_target(look: Look) -> None:
    track = race(look, [900, 100, 500])
    places = [track.spot(Seat(seat)).center().x() for seat in range(3)]
    assert places[1] < places[2] < places[0]
    assert track.at(1500) == track.at(TARGET)
    assert track.at(0).x() < track.at(100).x()
    assert track.spot(Seat(0)).center().x() == pytest.approx(track.at(900).x() + 10)


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
