"""A panel in parts: what changes is painted anew, nothing else, and what waits in turn."""

from collections.abc import Hashable
from dataclasses import dataclass, replace
from typing import ClassVar

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ui.look.style import Look, ThemeChoice
from ui.stage.items.layered_item import LayeredItem

ROOMS = {"left": 0, "middle": 20, "right": 40}


@dataclass(frozen=True)
class Shown:
    ground: str = "white"
    left: int = 4
    middle: int = 4
    right: int = 4


class Panel(LayeredItem[Shown]):
    """Three red squares in a row, each as large as its number; the last is written."""

    PARTS: ClassVar = {"left": ("left",), "middle": ("middle",), "right": ("right",)}
    WRITTEN = frozenset({"right"})

    def __init__(self, look: Look) -> None:
        super().__init__(look, Shown())
        self.painted: list[str] = []
        self.set_rect(QRectF(0, 0, 60, 20))

    def ground_key(self, shown: Shown) -> Hashable:
        return shown.ground

    def paint_ground(self, painter: QPainter, shown: Shown) -> None:
        self.painted.append("ground")
        painter.fillRect(self.rect(), QColor(shown.ground))

    def reach(self, part: str, shown: Shown) -> QRect:
        side = getattr(shown, part)
        return QRect(ROOMS[part], 0, side, side)

    def paint_part(self, painter: QPainter, part: str, shown: Shown) -> None:
        if getattr(shown, part) < 0:
            raise ValueError(part)
        self.painted.append(part)
        painter.fillRect(self.reach(part, shown), QColor("red"))


def seen(panel: Panel) -> QImage:
    image = QImage(60, 20, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    panel.draw(painter)
    painter.end()
    return image


def afresh(panel: Panel) -> QImage:
    panel.renew()
    return seen(panel)


@pytest.fixture
def panel(look: Look) -> Panel:
    made = Panel(look)
    seen(made)
    made.painted.clear()
    return made


def test_only_the_part_that_changes_is_painted_and_words_that_are_there(panel: Panel) -> None:
    panel.show_value(replace(panel.shown, left=9))
    image = seen(panel)
    assert panel.painted == ["left"]
    assert image == afresh(panel)
    panel.painted.clear()
    panel.show_value(replace(panel.shown, right=9))
    seen(panel)
    assert panel.painted == ["right"]


def test_what_shows_the_same_is_not_painted(panel: Panel) -> None:
    panel.show_value(replace(panel.shown))
    seen(panel)
    assert panel.painted == []


def test_nothing_is_left_of_a_part_that_reaches_less_far(panel: Panel) -> None:
    panel.patient = True
    for side in (12, 17, 3):
        panel.show_value(replace(panel.shown, middle=side))
        panel.show_value(replace(panel.shown, left=side))
        assert panel.mend()
        assert seen(panel) == afresh(panel), side


def test_all_is_painted_on_another_ground_and_in_another_theme(panel: Panel) -> None:
    panel.show_value(replace(panel.shown, ground="blue"))
    assert seen(panel).pixelColor(15, 15) == QColor("blue")
    assert panel.painted == ["ground", "left", "middle", "right"]
    panel.painted.clear()
    panel._look.set_choice(ThemeChoice.NIGHT)
    seen(panel)
    assert panel.painted == ["ground", "left", "middle", "right"]


def test_a_patient_panel_mends_two_parts_at_a_time(panel: Panel) -> None:
    before = seen(panel)
    panel.patient = True
    panel.show_value(replace(panel.shown, left=6, middle=7, right=8))
    assert seen(panel) == before
    assert panel.mend()
    assert panel.painted == ["left", "middle"]
    assert panel.mend()
    assert panel.painted == ["left", "middle", "right"]
    assert not panel.mend()
    assert seen(panel) == afresh(panel)


def test_it_has_no_more_patience_than_it_is_told(panel: Panel) -> None:
    panel.patient = True
    panel.show_value(replace(panel.shown, left=6, middle=7, right=8))
    panel.patient = False
    assert seen(panel) == afresh(panel)


def test_what_is_painted_ahead_is_not_shown_even_if_it_fails(panel: Panel) -> None:
    before, image = panel.shown, seen(panel)
    panel.prepare("left", replace(before, left=9))
    assert panel.painted == ["left"]
    with pytest.raises(ValueError, match="left"):
        panel.prepare("left", replace(before, left=-1))
    assert panel.shown == before
    assert seen(panel) == image
