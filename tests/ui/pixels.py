"""Tests of the screen: the pixels of a picture as one array; a call for each takes far longer."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage


def pixels(image: QImage) -> NDArray[np.uint32]:
    """What `QImage.pixel` tells of each: 0xAARRGGBB, by row and column."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    rows = np.frombuffer(bytes(plain.constBits()), np.uint32).reshape(plain.height(), -1)
    return rows[:, : plain.width()]


def channels(image: QImage) -> NDArray[np.int32]:
    """Red, green, blue and alpha of each, by row and column."""
    every = pixels(image)[..., None] >> np.array([16, 8, 0, 24], np.uint32)
    return (every & 0xFF).astype(np.int32)


def places(wanted: NDArray[np.bool_], step: int = 1) -> list[tuple[int, int]]:
    """Where something holds of a pixel, as (x, y); of every `step`th one each way."""
    down, across = np.nonzero(wanted[::step, ::step])
    return list(zip((across * step).tolist(), (down * step).tolist(), strict=True))
