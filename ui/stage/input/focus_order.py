"""Stage: how the keyboard's focus goes through the items of a scene."""

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView

from ui.look.brushes import Cell


def usable(items: Iterable[QGraphicsItem]) -> list[QGraphicsItem]:
    """Those items that can have the focus now, each once, in their order."""
    focusable = QGraphicsItem.GraphicsItemFlag.ItemIsFocusable
    return [
        item
        for item in dict.fromkeys(items)
        if item.isVisible() and item.isEnabled() and item.flags() & focusable
    ]


def step(view: QGraphicsView, stops: list[QGraphicsItem], by: int) -> bool:
    """Move the focus along the stops; False beyond the ends, so that it leaves the view."""
    focus = view.scene().focusItem()
    first = 0 if by > 0 else len(stops) - 1
    index = stops.index(focus) + by if focus in stops else first
    if not 0 <= index < len(stops):
        if focus is not None:
            focus.clearFocus()
        return False
    stops[index].setFocus(Qt.FocusReason.TabFocusReason)
    return True


def towards(
    focus: QGraphicsItem, stops: Iterable[QGraphicsItem], way: Cell
) -> QGraphicsItem | None:
    """The nearest stop in a direction, as arrows go."""
    start = focus.sceneBoundingRect().center()
    best: tuple[float, QGraphicsItem] | None = None
    for item in stops:
        if item is focus:
            continue
        there = item.sceneBoundingRect().center() - start
        along = there.x() * way[0] + there.y() * way[1]
        across = abs(there.x() * way[1]) + abs(there.y() * way[0])
        if along > 0 and along >= across and (best is None or along + 2 * across < best[0]):
            best = (along + 2 * across, item)
    return None if best is None else best[1]
