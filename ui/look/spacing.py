"""Look: the air around things, which grows with the text."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLayout

from ui.look.style import Look

UNBOUNDED: Final = 16_777_215
"""QWIDGETSIZE_MAX, which PySide6 lacks: a widget with it as maximum is as large as it asks for."""
Margins = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class _Air(QObject):
    """Keeps the margins and the gaps of one layout, and ends with it."""

    def __init__(
        self, look: Look, layout: QLayout, margins: Margins | None, gap: float | None
    ) -> None:
        super().__init__(layout)
        self._look = look
        self._layout = layout
        self._margins = margins
        self._gap = gap
        look.changed.connect(self._fit)
        self._fit()

    def _fit(self) -> None:
        air = self._look.air
        if self._margins is not None:
            left, top, right, bottom = self._margins
            self._layout.setContentsMargins(air(left), air(top), air(right), air(bottom))
        if self._gap is not None:
            self._layout.setSpacing(air(self._gap))


def with_spacing(
    look: Look, layout: QLayout, margins: Margins | None = None, gap: float | None = None
) -> None:
    """Give a layout margins and gaps, in logical pixels at 100 %, now and at every change."""
    _Air(look, layout, margins, gap)
