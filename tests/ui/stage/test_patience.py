"""What lies still waits while much moves: painted one after another, in no frame."""

from collections.abc import Callable, Hashable
from typing import cast

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene
from pytestqt.qtbot import QtBot

from ui.look.style import Look
from ui.stage.items.picture import PictureItem
from ui.stage.repaint_queue import RepaintQueue
from ui.stage.view import StageView

SIDE = 40


class Sheet(PictureItem):
    """A square of one colour, that tells where it was painted: in a frame or between two."""

    def __init__(self, look: Look, told: Callable[[PictureItem], None]) -> None:
        super().__init__(look)
        self._told = told
        self.colour = "red"

    def key(self) -> Hashable:
        return self.colour

    def paint_in(self, painter: QPainter) -> None:
        self._told(self)
        painter.fillRect(self.rect(), QColor(self.colour))


class Stage:
    """Three squares in a row, seen by a view."""

    def __init__(self, look: Look) -> None:
        self.scene = QGraphicsScene(0, 0, 3 * SIDE, SIDE)
        self.view = StageView(self.scene, look, smallest=1.0)
        self.view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.view.resize(240, 120)
        self.frame = False
        self.told: list[tuple[int, bool]] = []
        """Which square was painted, and whether in a frame."""
        self.sheets = [Sheet(look, self.tell) for _ in range(3)]
        for number, sheet in enumerate(self.sheets):
            sheet.set_rect(QRectF(number * SIDE, 0, SIDE, SIDE))
            # Each has pictures of its own.
            sheet.colour = f"#ff000{number}"
            self.scene.addItem(sheet)
        self.repaint_queue = RepaintQueue(self.view, self.sheets)

    def tell(self, sheet: PictureItem) -> None:
        self.told.append((self.sheets.index(cast("Sheet", sheet)), self.frame))

    def show(self, *numbers: int) -> None:
        """Let squares show something else."""
        for number in numbers:
            self.sheets[number].colour = f"#0000f{number}"
            self.sheets[number].update()

    def seen(self) -> str:
        """What a frame shows of each: r for what was there before, b for what came."""
        self.frame = True
        image: QImage = self.view.grab().toImage()
        self.frame = False
        side = SIDE * self.view.transform().m11()
        middles = [image.pixelColor(round(side * (n + 0.5)), round(side / 2)) for n in range(3)]
        return "".join("r" if middle.red() > middle.blue() else "b" for middle in middles)


@pytest.fixture
def stage(look: Look, qtbot: QtBot) -> Stage:
    made = Stage(look)
    qtbot.addWidget(made.view)
    with qtbot.waitExposed(made.view):
        made.view.show()
    assert made.seen() == "rrr"
    made.told.clear()
    return made


def between(stage: Stage) -> None:
    """As after a while in which no frame was painted."""
    stage.repaint_queue._on_next()


def test_one_is_painted_at_a_time_and_none_in_a_frame(stage: Stage) -> None:
    stage.repaint_queue.begin()
    stage.show(0, 1, 2)
    for shown in ("rrr", "brr", "bbr", "bbb"):
        assert stage.seen() == shown
        between(stage)
    assert stage.told == [(0, False), (1, False), (2, False)]
    assert not any(sheet.is_stale for sheet in stage.sheets)


def test_it_gives_way_to_a_frame_that_somebody_waits_for(stage: Stage, qtbot: QtBot) -> None:
    stage.repaint_queue.begin()
    stage.show(0, 1, 2)
    assert stage.seen() == "rrr"
    stage.repaint_queue.give_way()
    between(stage)
    assert stage.told == []
    qtbot.waitUntil(lambda: stage.seen() == "bbb")


def test_it_goes_on_by_itself_and_ends_when_all_are_painted(stage: Stage, qtbot: QtBot) -> None:
    stage.repaint_queue.begin()
    stage.show(0, 2)
    qtbot.waitUntil(lambda: stage.seen() == "brb")
    assert stage.told == [(0, False), (2, False)]
    qtbot.waitUntil(lambda: not any(sheet.waits for sheet in stage.sheets))
    stage.show(1)
    assert stage.seen() == "bbb", "what changes when nothing is waited for is seen at once"
    assert stage.told[-1] == (1, True)


def test_what_changes_a_little_later_waits_too(stage: Stage, qtbot: QtBot) -> None:
    stage.repaint_queue.begin()
    between(stage)
    stage.show(1)
    assert stage.seen() == "rrr"
    qtbot.waitUntil(lambda: stage.seen() == "rbr")
    assert stage.told == [(1, False)]


def test_at_its_end_all_that_waits_is_painted_in_the_next_frame(stage: Stage) -> None:
    stage.repaint_queue.begin()
    stage.show(0, 1)
    assert stage.seen() == "rrr"
    stage.repaint_queue.end()
    assert stage.seen() == "bbr"
    assert stage.told == [(0, True), (1, True)]


def test_what_was_never_seen_does_not_wait(look: Look, qtbot: QtBot) -> None:
    stage = Stage(look)
    qtbot.addWidget(stage.view)
    stage.repaint_queue.begin()
    assert stage.seen() == "rrr", "there is nothing to show instead"
    assert stage.told == [(0, True), (1, True), (2, True)]


def test_of_what_is_new_nothing_is_seen_until_it_is_painted(stage: Stage) -> None:
    """Not what it showed before, which was about something else."""
    stage.repaint_queue.begin()
    stage.show(0, 1)
    sheet = stage.sheets[0]
    sheet.appear()
    image = stage.view.grab().toImage()
    ground = image.pixelColor(image.width() - 2, image.height() - 2)
    at = round(SIDE * stage.view.transform().m11() / 2)
    seen = image.pixelColor(at, at)
    assert abs(seen.red() - ground.red()) < 30
    assert seen.blue() > 60, "the linen is seen"
    assert stage.told == []
    between(stage)
    between(stage)
    assert stage.seen() == "bbr"
    assert stage.told == [(0, False), (1, False)]


def test_what_is_painted_already_is_drawn_once(stage: Stage) -> None:
    """Drawn twice, its shadow were twice as dark while others wait."""
    stage.sheets[1].colour = "#40000000"
    stage.sheets[1].update()
    before = stage.view.grab().toImage()
    stage.repaint_queue.begin()
    assert stage.view.grab().toImage() == before


def test_what_nobody_sees_holds_up_nobody(stage: Stage) -> None:
    stage.repaint_queue.begin()
    stage.show(0, 1)
    assert stage.seen() == "rrr"
    stage.sheets[0].hide()
    between(stage)
    assert stage.told == [(1, False)]


def test_what_changes_back_is_not_painted(stage: Stage) -> None:
    before = stage.sheets[0].colour
    stage.repaint_queue.begin()
    stage.show(0)
    assert stage.seen() == "rrr"
    stage.sheets[0].colour = before
    stage.sheets[0].update()
    assert stage.seen() == "rrr"
    between(stage)
    assert stage.told == []


def test_what_waits_is_not_darker_where_one_sees_through_it(stage: Stage) -> None:
    def pixel() -> QColor:
        return stage.view.grab().toImage().pixelColor(4, 4)

    stage.sheets[0].colour = "#80000000"
    stage.sheets[0].update()
    before = pixel()
    stage.repaint_queue.begin()
    assert pixel() == before


def test_a_frame_that_has_enough_to_do_is_left_alone(stage: Stage, qtbot: QtBot) -> None:
    stage.repaint_queue.begin()
    stage.show(0, 1)
    assert stage.seen() == "rrr"
    stage.view.fill()
    stage.repaint_queue._on_next()
    assert stage.told == []
    assert stage.seen() == "rrr"
    assert not stage.view.is_full, "once it is painted there is time again"
    qtbot.waitUntil(lambda: stage.seen() == "bbr")
