"""Tests of the seat marks: told apart where colour says nothing, and legible when small."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ui.look import text
from ui.look.marks import (
    EMBLEM_CELLS,
    SeatMark,
    draw_mark,
    emblem,
    mark_icon,
    paint_emblem,
    paint_mark,
)
from ui.look.palette import COLOURS, THEMES, Theme
from ui.look.style import Look, ThemeChoice
from ui.look.typography import Role

Greys = npt.NDArray[np.float64]
PAIRS = tuple(itertools.combinations(COLOURS, 2))


def grey(paint: Callable[[QPainter], None], wide: int, high: int) -> Greys:
    """What is painted on white, 0 (black) to 1 (white), as high × wide pixels."""
    image = QImage(wide, high, QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    flat = np.frombuffer(image.constBits(), np.uint8).reshape(high, image.bytesPerLine())
    return flat[:, :wide].astype(np.float64) / 255


def drawing(colour: str, side: int) -> Greys:
    room = QRectF(0, 0, side, side)
    return grey(lambda p: paint_emblem(p, room, colour, QColor("black")), side, side)


def mark(look: Look, theme: Theme, colour: str, wide: int, high: int, letter: str = "") -> Greys:
    room, font = QRectF(0, 0, wide, high), look.font(Role.STRONG)
    return grey(lambda p: paint_mark(p, room, colour, theme, font, letter), wide, high)


@pytest.mark.parametrize(("side", "least"), [(16, 0.19), (24, 0.2), (96, 0.2)])
def test_all_pairs_of_emblems_differ_in_a_fifth_of_their_pixels(side: int, least: float) -> None:
    drawn = {colour: drawing(colour, side) for colour in COLOURS}
    near = {
        f"{one} {other}": float(np.abs(drawn[one] - drawn[other]).mean())
        for one, other in PAIRS
        if np.abs(drawn[one] - drawn[other]).mean() < least
    }
    assert {} == near


@pytest.mark.parametrize("side", [16, 24])
@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_marks_differ_where_all_colours_look_alike(look: Look, theme: Theme, side: int) -> None:
    """For eyes to which all eight colours were one: only the emblem is left."""
    alike = replace(theme, players=(theme.player("slate"),) * len(COLOURS))
    seen = {colour: mark(look, alike, colour, side, side) for colour in COLOURS}
    near = {
        f"{one} {other}"
        for one, other in PAIRS
        if (np.abs(seen[one] - seen[other]) > 0.25).mean() < 0.1
    }
    assert set() == near


@pytest.mark.parametrize("side", [16, 20, 24, 32, 48, 96])
@pytest.mark.parametrize("colour", COLOURS)
def test_an_emblem_is_sharp_and_whole(colour: str, side: int) -> None:
    drawn = drawing(colour, side)
    assert drawn.min() == 0
    ink = 1 - drawn
    half = ((ink > 0.1) & (ink < 0.9)).sum() / (ink > 0.1).sum()
    # What is neither paper nor ink is the rim alone, which shrinks as the emblem grows.
    assert half < 0.65 * (16 / side) ** 0.5
    assert ink.mean() > 0.25
    box = emblem(colour).boundingRect()
    assert QRectF(0, 0, EMBLEM_CELLS, EMBLEM_CELLS).contains(box)
    assert max(box.width(), box.height()) > 0.85 * EMBLEM_CELLS


@pytest.mark.parametrize(("wide", "high"), [(29, 18), (40, 24), (28, 28), (48, 48), (96, 96)])
def test_a_letter_is_legible(look: Look, wide: int, high: int) -> None:
    for theme in THEMES:
        for colour in COLOURS:
            with text.recording() as said:
                with_letter = mark(look, theme, colour, wide, high, "M")
            assert [(each.text, each.cut) for each in said] == [("M", False)]
            assert said[0].font.pixelSize() >= text.MIN_FONT_PX
            assert said[0].width <= said[0].room.width() + 1
            assert (np.abs(with_letter - mark(look, theme, colour, wide, high)) > 0.2).mean() > 0.02


def test_a_small_square_has_no_room_for_a_letter(look: Look) -> None:
    with text.recording() as said:
        mark(look, look.theme, "teal", 20, 20, "M")
    assert not said


def test_a_mark_is_painted_once(look: Look) -> None:
    image = QImage(100, 40, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    for x in (0, 30, 60):
        draw_mark(painter, look, QRectF(x, 5, 24, 24), "berry")
    painter.end()
    assert look.pixmaps.painted == 1


def test_a_widget_makes_room_for_its_letter(look: Look) -> None:
    made = SeatMark(look, "moss", side=20)
    assert made.sizeHint().width() == made.sizeHint().height() == 20
    made.show_seat("moss", "A")
    assert made.sizeHint().width() > 30
    large = SeatMark(look, "moss", "A", side=40)
    assert large.sizeHint().width() == large.sizeHint().height() == 40
    look.set_text_scale(1.5)
    assert large.sizeHint().height() == 60


def test_a_widget_and_an_icon_follow_the_theme(look: Look) -> None:
    made = SeatMark(look, "plum", side=30)
    made.resize(made.sizeHint())
    for choice, theme in zip((ThemeChoice.DAY, ThemeChoice.NIGHT), THEMES, strict=True):
        look.set_choice(choice)
        icon = mark_icon(look, "plum", 30).pixmap(30)
        for picture in (made.grab().toImage(), icon.toImage()):
            row = picture.height() // 2
            seen = {picture.pixelColor(x, row).name() for x in range(picture.width())}
            assert {theme.player("plum").name(), theme.on_player.name()} <= seen


def test_a_mark_with_less_room_is_smaller_and_not_out_of_shape(look: Look) -> None:
    made = SeatMark(look, "moss", "A", side=80)
    made.resize(80, 50)
    image = made.grab().toImage()
    ground = image.pixelColor(0, 0)
    inked = [x for x in range(80) if image.pixelColor(x, 25) != ground]
    assert 30 < inked[-1] - inked[0] <= 52
