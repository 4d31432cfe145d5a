"""Outlines told in few words come out as they were told."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from ui.look.paths import disc, fit, joined, plate, shrunk, sketch, soft


def test_a_sketch_follows_its_verbs() -> None:
    path = sketch("M 1 2 L 5 2 V 6 H 1 Z")
    assert path.boundingRect() == QRectF(1, 2, 4, 4)
    assert path.contains(QPointF(3, 4))
    bowed = sketch("M 0 0, Q 5 10 10 0")
    assert bowed.boundingRect().height() == pytest.approx(5, abs=0.01)
    curved = sketch("M 0 0 C 0 4 10 4 10 0")
    assert curved.boundingRect().height() == pytest.approx(3, abs=0.01)


def test_corners_are_as_soft_as_told() -> None:
    sharp, rounded = soft("0,0 10,0 10,10 0,10", 0.001), soft("0,0,4 10,0 10,10 0,10", 0.001)
    corner = QPointF(0.3, 0.3)
    assert sharp.contains(corner)
    assert not rounded.contains(corner)
    assert rounded.contains(QPointF(9.7, 9.7))


def test_paths_are_joined_and_shrunk() -> None:
    both = joined(disc(0, 0, 2), disc(3, 0, 2))
    assert both.contains(QPointF(1.5, 0))
    assert shrunk(plate(0, 0, 10, 10), 0.5).boundingRect() == QRectF(2.5, 2.5, 5, 5)


def test_the_largest_that_fits_is_in_the_middle() -> None:
    assert fit(QSizeF(2, 1), QRectF(0, 0, 10, 10)) == QRectF(0, 2.5, 10, 5)
    assert fit(QSizeF(1, 4), QRectF(10, 0, 10, 8)) == QRectF(14, 0, 2, 8)
