"""Tests of the note beside a piece: it is read whole, however small the scene."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from ui.look.style import Look, ThemeChoice
from ui.stage.items.note_item import NoteItem

LONG = "Something that is long is packed there already, and it stays there."


def test_a_note_is_never_wider_than_its_scene(qtbot: QtBot) -> None:
    look = Look(ThemeChoice.DAY)
    look.set_text_scale(1.6)
    scene = QGraphicsScene(QRectF(0, 0, 600, 400))
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    note = NoteItem(look)
    scene.addItem(note)
    sizes = []
    for scale in (2.0, 0.5):
        view.resetTransform()
        view.scale(scale, scale)
        note.show_by(LONG, QRectF(10, 100, 40, 40))
        size = note.boundingRect()
        sizes.append(size)
        left, right = note.pos().x(), note.pos().x() + size.width() / scale
        assert left >= 0
        assert right <= 600
    assert sizes[1].height() > sizes[0].height()
