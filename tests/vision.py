"""How eyes with a colour vision deficiency see colours, for tests and for the gallery."""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
from PySide6.QtGui import QImage

Floats = npt.NDArray[np.float64]

# Machado, Oliveira and Fernandes 2009, severity 1, on linear sRGB.
EYES: Final[dict[str, Floats]] = {
    "normal": np.eye(3),
    "protan": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deutan": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritan": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}


def seen_by(image: QImage, eyes: str) -> QImage:
    """Return an image as these eyes see it, without transparency.

    Args:
        image: The image.
        eyes: A key of `EYES`.
    """
    values = pixels(image) / 255
    linear = np.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)
    seen = np.clip(linear @ EYES[eyes].T, 0.0, 1.0)
    coded = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
    made = np.full((image.height(), image.width(), 4), 255, np.uint8)
    made[:, :, :3] = np.rint(coded[:, :, ::-1] * 255)
    out = QImage(
        made.tobytes(), image.width(), image.height(), 4 * image.width(), QImage.Format.Format_RGB32
    )
    # A copy: the bytes go with this function.
    return out.copy()


def pixels(image: QImage) -> Floats:
    """Return red, green and blue of each pixel, 0 to 255: rows, columns, colours."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    data = np.frombuffer(plain.constBits(), np.uint8)
    shaped = data.reshape(plain.height(), plain.bytesPerLine() // 4, 4)[:, : plain.width()]
    return shaped[:, :, 2::-1].astype(np.float64)
