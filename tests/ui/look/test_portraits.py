"""Tests of the portraits: legible when small, told apart by eyes that confuse red and green."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from engine.core.characters import CHARACTERS
from tests.vision import Floats, pixels, seen_by
from ui.look.characters.expressions import Expression
from ui.look.characters.portraits import (
    IDS,
    Portrait,
    draw_portrait,
    has_portrait,
    paint_portrait,
)
from ui.look.palette import THEMES, Theme
from ui.look.style import Look

SIDES = (32, 64, 160)
APART = 30.0
"""The least mean difference of two characters, in levels of grey of 0 to 255."""
EXPRESSIONS_APART = 9.0
"""The same of two expressions of one character."""


def painted(character: str, expression: Expression, theme: Theme, side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_RGB32)
    image.fill(theme.card)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_portrait(painter, QRectF(0, 0, side, side), character, expression, theme)
    painter.end()
    return image


def greys(image: QImage) -> Floats:
    """Lightness alone, without the mean: what walls differ in is no shape."""
    grey: Floats = pixels(image) @ np.array([0.2126, 0.7152, 0.0722])
    shape: Floats = grey - float(grey.mean())
    return shape


def apart(one: QImage, other: QImage) -> float:
    return float(np.abs(greys(one) - greys(other)).mean())


def test_every_character_has_a_portrait() -> None:
    assert {character.id for character in CHARACTERS} == set(IDS)
    assert not has_portrait("")
    assert not has_portrait("nobody")


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("eyes", ["protan", "deutan"])
@pytest.mark.parametrize("side", SIDES)
def test_characters_are_told_apart_without_colour(theme: Theme, eyes: str, side: int) -> None:
    seen = {
        (character, expression): seen_by(painted(character, expression, theme, side), eyes)
        for character in IDS
        for expression in Expression
    }
    for (one, looks), (other, shows) in itertools.combinations(seen, 2):
        if one != other:
            difference = apart(seen[one, looks], seen[other, shows])
            assert difference >= APART, (one, looks, other, shows)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("side", SIDES)
def test_expressions_are_told_apart(theme: Theme, side: int) -> None:
    for character in IDS:
        seen = [painted(character, expression, theme, side) for expression in Expression]
        for one, other in itertools.combinations(seen, 2):
            assert apart(one, other) >= EXPRESSIONS_APART, character


def test_only_what_is_seen_is_cached(look: Look) -> None:
    image = QImage(200, 100, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    before = len(look.pixmaps)
    draw_portrait(painter, look, QRectF(0, 0, 64, 64), "vera")
    draw_portrait(painter, look, QRectF(70, 0, 64, 64), "vera")
    painter.end()
    assert len(look.pixmaps) == before + 1


def test_a_portrait_of_nobody_takes_no_room(look: Look) -> None:
    widget = Portrait(look, "nobody")
    assert widget.sizeHint().isNull()
    widget.show_character("otto")
    assert widget.sizeHint().width() == look.px(32)
    widget.resize(widget.sizeHint())
    assert not widget.grab().isNull()
