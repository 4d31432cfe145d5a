"""Gallery: a sheet of hands of cards: few and many, reserved, barred, looked at, closed.

`python -m tests.tools.gallery.hand OUT` writes one for each theme and some sizes of text.
"""

import sys
from pathlib import Path

from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.stage.hand_of_cards import CardTable
from ui.look.style import Look, ThemeChoice

SIZE = (1000, 640)
HANDS = (1, 7, 14)
TEXT = (0.8, 1.0, 1.6)


def rows(look: Look, many: int) -> list[QImage]:
    """A hand as it lies, with a reserved card, with a barred one and one looked at, and closed."""
    table = CardTable(look, many, size=SIZE)
    table.view.resize(*SIZE)
    table.view.show()
    images = []

    def take() -> None:
        QTest.qWait(20)
        images.append(table.view.grab().toImage())

    take()
    table.fan.reserve(many // 2)
    take()
    table.fan.set_barred({many - 1: ("You have packed one already.", "TOY-1")})
    table.fan.item(many // 3).setFocus()
    take()
    table.fan.item(many // 3).clearFocus()
    table.fan.set_open(False)
    take()
    table.view.hide()
    return images


def main(out: Path) -> None:
    """Write the sheets."""
    out.mkdir(parents=True, exist_ok=True)
    for choice in (ThemeChoice.DAY, ThemeChoice.NIGHT):
        for scale in TEXT:
            columns = [rows(Look(choice, scale), many) for many in HANDS]
            wide, high = SIZE[0] * len(columns), SIZE[1] * len(columns[0])
            sheet = QImage(wide, high, QImage.Format.Format_RGB32)
            painter = QPainter(sheet)
            for column, images in enumerate(columns):
                for row, image in enumerate(images):
                    painter.drawImage(column * SIZE[0], row * SIZE[1], image)
            painter.end()
            name = out / f"{choice.value}-hand-{round(100 * scale)}.png"
            if not sheet.save(str(name)):
                raise OSError(f"{name} could not be written")


if __name__ == "__main__":
    application = QApplication([])
    main(Path(sys.argv[1]))
