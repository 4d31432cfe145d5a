"""Shell: a QR code as a picture that a phone reads from the screen, in every theme."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap

QUIET_ZONE = 4
"""Light modules around the code, which its readers need."""
MIN_MODULE_PX = 3
"""The least side of a module, in pixels of the screen."""


def code_picture(text: str, side: int, ratio: float) -> QPixmap:
    """Return the QR code of a text: black on white with a quiet zone, whatever the theme.

    Args:
        text: The text.
        side: About how wide it is, in logical pixels. Every module is as wide as every other, so
            that it may be somewhat wider or narrower.
        ratio: Pixels of the screen for a logical pixel.
    """
    image = code_image(text)
    scale = max(MIN_MODULE_PX, round(side * ratio / image.width()))
    large = image.scaled(
        image.size() * scale,
        Qt.AspectRatioMode.KeepAspectRatio,
        Qt.TransformationMode.FastTransformation,
    )
    made = QPixmap.fromImage(large)
    made.setDevicePixelRatio(ratio)
    return made


def code_image(text: str) -> QImage:
    """Return the QR code of a text with one pixel for each module, and its quiet zone."""
    # Nothing but this needs it, and it takes a moment.
    import segno

    code = segno.make_qr(text, error="l")
    rows = [[bool(module) for module in row] for row in code.matrix_iter(border=QUIET_ZONE)]
    image = QImage(len(rows), len(rows), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    black = 0xFF000000
    for y, row in enumerate(rows):
        for x, is_dark in enumerate(row):
            if is_dark:
                image.setPixel(x, y, black)
    return image
