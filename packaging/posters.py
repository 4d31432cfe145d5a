"""Posters: paints what an installer shows around its own words: a Mac's window, Windows' pages.

`python packaging/posters.py windows|macos OUT`, in the project's environment. For a Mac the ground
of the disk image's window at both densities; for Windows the picture beside the last page, at both
densities, and the one above the others. Pictures hold no words but the name, so they need no
translation. The bytes are the same on every run.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt  # noqa: E402
from PySide6.QtGui import (  # noqa: E402
    QBrush,
    QColor,
    QGuiApplication,
    QImage,
    QPainter,
    QPainterPath,
    QPen,
)
from PySide6.QtSvg import QSvgRenderer  # noqa: E402

from ui.look import brushes  # noqa: E402
from ui.look.flap import board_size, paint_board  # noqa: E402
from ui.look.style import ICON_FOLDER, Look, ThemeChoice  # noqa: E402

NAME: Final = "STOWAWAY"
WINDOW: Final = (640, 420)
"""The window of the disk image, in points."""
APP_AT: Final = (160, 236)
FOLDER_AT: Final = (480, 236)
"""Where the middles of the program and of the link to the programs are in it."""
ICON: Final = 128
SIDE: Final = (164, 314)
HEADER: Final = (150, 57)


def _suitcase(painter: QPainter, left: float, bottom: float, width: float) -> None:
    """The suitcase of the icon, without the icon's ground."""
    art = QSvgRenderer(str(ICON_FOLDER / "stowaway.svg"))
    shape = art.boundsOnElement("stowaway")
    height = width * shape.height() / shape.width()
    art.render(painter, "stowaway", QRectF(left, bottom - height, width, height))


def _name(painter: QPainter, look: Look, middle: float, top: float, height: float) -> None:
    """The program's name on a departure board."""
    painter.save()
    painter.translate(middle - board_size(len(NAME), height).width() / 2, top)
    paint_board(painter, look, NAME, height)
    painter.restore()


def window(painter: QPainter, look: Look) -> None:
    """The ground of the disk image's window: a name, two trays, and the way between them."""
    theme = look.theme
    brushes.linen(painter, QSizeF(*WINDOW), theme)
    _name(painter, look, WINDOW[0] / 2, 36, 54)
    for x, y in (APP_AT, FOLDER_AT):
        tray = QRectF(x - 108, y - 92, 216, 216)
        brushes.card(painter, tray, theme, reach=10)
        seam = QPainterPath()
        seam.addRoundedRect(tray.adjusted(8, 8, -8, -8), 7, 7)
        _seam(painter, seam, theme.line, 1.5)
    middle = APP_AT[1] + 16
    way = QPainterPath(QPointF(283, middle))
    way.lineTo(326, middle)
    _seam(painter, way, theme.accent, 6, dash=1.4)
    head = QPainterPath(QPointF(337, middle - 16))
    head.lineTo(356, middle)
    head.lineTo(337, middle + 16)
    pen = QPen(theme.accent, 6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(head)


def _seam(
    painter: QPainter, path: QPainterPath, colour: QColor, width: float, dash: float = 4.0
) -> None:
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([dash, 2.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def side(painter: QPainter, look: Look) -> None:
    """The picture beside a page: the suitcase stands on the belt, below the board."""
    width, height = SIDE
    theme = look.theme
    painter.fillRect(QRectF(0, 0, width, height), theme.accent)
    painter.fillRect(QRectF(0, height * 0.62, width, height), theme.accent_hover)
    _name(painter, look, width / 2, 26, 27)
    belt = QRectF(0, height - 58, width, 58)
    painter.fillRect(belt, theme.board)
    painter.fillRect(QRectF(0, belt.top(), width, 5), theme.metal)
    painter.fillRect(QRectF(0, belt.top() + 5, width, 2), theme.metal_shade)
    painter.setPen(QPen(theme.flap, 3))
    for x in range(-40, width + 40, 26):
        painter.drawLine(QPointF(x, height), QPointF(x + 24, belt.top() + 9))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(QColor(0, 0, 0, 70)))
    painter.drawEllipse(QRectF(20, belt.top() - 4, 128, 12))
    _suitcase(painter, 13, belt.top() + 4, 140)


def header(painter: QPainter, _look: Look) -> None:
    """The picture above a page, at the right of its white band."""
    width, height = HEADER
    painter.fillRect(QRectF(0, 0, width, height), Qt.GlobalColor.white)
    art = QSvgRenderer(str(ICON_FOLDER / "stowaway.svg"))
    art.render(painter, QRectF(width - 56, 3, 51, 51))


def picture(
    look: Look, size: tuple[int, int], paint: Callable[[QPainter, Look], None], scale: int
) -> QImage:
    """What `paint` paints on `size`, at `scale` pixels a unit."""
    image = QImage(size[0] * scale, size[1] * scale, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    paint(painter, look)
    painter.end()
    return image


def macos(out: Path) -> None:
    """Write the ground of the disk image's window; the name of the denser says so to dmgbuild."""
    look = Look(ThemeChoice.DAY)
    picture(look, WINDOW, window, 1).save(str(out / "background.png"))
    picture(look, WINDOW, window, 2).save(str(out / "background@2x.png"))


def windows(out: Path) -> None:
    """Write the pictures of the installer, in the only format that it reads."""
    look = Look(ThemeChoice.DAY)
    for name, size, paint, scale in (
        ("side.bmp", SIDE, side, 1),
        ("side@2x.bmp", SIDE, side, 2),
        ("header.bmp", HEADER, header, 1),
    ):
        image = picture(look, size, paint, scale)
        image.convertToFormat(QImage.Format.Format_RGB888).save(str(out / name))


def main(words: list[str]) -> int:
    """Write the pictures of a system into a folder; returns the exit code."""
    if len(words) != 2 or words[0] not in ("macos", "windows"):
        sys.stderr.write("Usage: python packaging/posters.py windows|macos OUT\n")
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # Kept until all is painted: fonts belong to it.
    application = QGuiApplication.instance() or QGuiApplication(words)
    out = Path(words[1])
    out.mkdir(parents=True, exist_ok=True)
    (macos if words[0] == "macos" else windows)(out)
    del application
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
