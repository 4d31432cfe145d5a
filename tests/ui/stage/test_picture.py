"""Items that are painted once: by what they show, by size, and flat while they turn over."""

from collections.abc import Hashable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from ui.look.style import Look, ThemeChoice
from ui.stage.items.picture import OwnPictureItem, PictureItem
from ui.stage.repaint_queue import RepaintQueue
from ui.stage.view import StageView


class Sheet(PictureItem):
    MARGINS = (2.0, 2.0, 2.0, 2.0)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.colour = "red"
        self.painted = 0

    def key(self) -> Hashable:
        return self.colour

    def paint_in(self, painter: QPainter) -> None:
        self.painted += 1
        painter.fillRect(self.rect(), QColor(self.colour))


class Own(OwnPictureItem):
    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.painted = 0

    def paint_in(self, painter: QPainter) -> None:
        self.painted += 1
        painter.fillRect(self.rect(), QColor("red"))


def seen(scene: QGraphicsScene) -> QImage:
    image = QImage(100, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    scene.render(painter, QRectF(0, 0, 100, 60), QRectF(0, 0, 100, 60))
    painter.end()
    return image


def red(image: QImage) -> tuple[int, int]:
    """From which pixel to which the middle line is red."""
    found = [x for x in range(image.width()) if image.pixelColor(x, 30) == QColor("red")]
    return min(found), max(found)


@pytest.fixture
def scene(look: Look) -> QGraphicsScene:
    made = QGraphicsScene()
    made.setSceneRect(0, 0, 100, 60)
    return made


def test_what_shows_the_same_is_painted_once(look: Look, scene: QGraphicsScene) -> None:
    one, other = Sheet(look), Sheet(look)
    for left, item in ((10, one), (50, other)):
        item.set_rect(QRectF(left, 20, 30, 20))
        scene.addItem(item)
    assert seen(scene).pixelColor(60, 30) == seen(scene).pixelColor(20, 30) == QColor("red")
    assert one.painted + other.painted == 1
    other.colour = "blue"
    assert seen(scene).pixelColor(60, 30) == QColor("blue")
    assert one.painted + other.painted == 2
    one.set_rect(QRectF(10, 20, 31, 20))
    seen(scene)
    assert one.painted + other.painted == 3
    assert one.scene_rect() == QRectF(10, 20, 31, 20)
    assert one.boundingRect() == QRectF(-2, -2, 35, 24)


def test_it_is_painted_flat_once_however_far_it_turns(look: Look, scene: QGraphicsScene) -> None:
    item = Sheet(look)
    item.set_rect(QRectF(10, 20, 40, 20))
    scene.addItem(item)
    assert red(seen(scene)) == (10, 49)
    widths = []
    for share in (0.75, 0.5, 0.25, 0.0):
        item.set_turn(share)
        left, right = red(seen(scene)) if share else (30, 30)
        assert abs((left + right) / 2 - 29.5) <= 1.0
        widths.append(right - left)
    assert widths == sorted(widths, reverse=True)
    assert item.painted == 2
    item.set_turn(1.0)
    assert red(seen(scene)) == (10, 49)
    assert item.painted == 2


def test_a_picture_of_its_own_is_painted_when_it_says_so(look: Look, scene: QGraphicsScene) -> None:
    item = Own(look)
    item.set_rect(QRectF(10.2, 20.2, 30.1, 20))
    scene.addItem(item)
    assert item.scene_rect() == QRectF(10, 20, 30, 20)
    for _ in range(3):
        assert red(seen(scene)) == (10, 39)
    assert item.painted == 1
    assert item.shape().isEmpty()
    assert item.acceptedMouseButtons() == Qt.MouseButton.NoButton
    item.renew()
    seen(scene)
    item.set_rect(QRectF(10.3, 20.1, 30.1, 20))
    seen(scene)
    assert item.painted == 2
    look.set_choice(ThemeChoice.NIGHT)
    seen(scene)
    assert item.painted == 3


def test_what_waits_shows_what_it_did_until_it_is_its_turn(look: Look) -> None:
    stage = QGraphicsScene()
    stage.setSceneRect(0, 0, 100, 60)
    view = StageView(stage, look)
    sheet = Sheet(look)
    sheet.set_rect(QRectF(10, 10, 80, 40))
    stage.addItem(sheet)
    seen(stage)
    patience = RepaintQueue(view, (sheet,))
    patience.begin()
    sheet.colour = "blue"
    assert seen(stage).pixelColor(50, 30) == QColor("red")
    assert sheet.painted == 1
    assert sheet.is_stale
    patience.end()
    assert seen(stage).pixelColor(50, 30) == QColor("blue")
    assert sheet.painted == 2
    assert not sheet.is_stale
