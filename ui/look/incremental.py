"""Look: art of many parts that is painted a few parts at a time, so that no turn takes long."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from ui.look.pixmaps import PixmapCache

SLICE_S: Final = 0.012
"""Seconds for which new art is painted in one turn of the event loop."""


class IncrementalPainter(QObject):
    """The time that widgets which show much art share for painting what is not in the cache yet.

    Whatever is left out comes in one of the next turns, so such a picture fills part by part.
    """

    def __init__(self, pixmaps: PixmapCache, parent: QObject, *, at_once: bool = True) -> None:
        """Unless `at_once`, new art always waits for a turn of its own, since what brings it is
        work enough for one.
        """
        super().__init__(parent)
        self._pixmaps = pixmaps
        self._at_once = at_once
        # The first painting is that of a page that may be laid anew at once.
        self._left = 0.0
        self._waiting: set[QWidget] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._next)

    @property
    def waiting(self) -> bool:
        """Whether something is not painted whole yet."""
        return bool(self._waiting)

    def hurry(self) -> None:
        """From now on nothing is left out, however long it takes: a picture is to be whole."""
        self._left = math.inf

    @contextmanager
    def painting(self, widget: QWidget) -> Iterator[None]:
        """Around the painting of a widget, whose art comes from the cache of pixmaps."""
        with self._pixmaps.budget(self._left) as spared:
            yield
        self._left = spared.seconds
        if spared.left_out:
            self._waiting.add(widget)
        else:
            self._waiting.discard(widget)
        if not self._at_once and not self._waiting:
            self._left = 0.0
        elif not self._timer.isActive():
            self._timer.start(0)

    def _next(self) -> None:
        """In a new turn there is time again."""
        self._left = SLICE_S
        for widget in self._waiting:
            widget.update()
