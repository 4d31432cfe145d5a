"""Stage: what is done once a frame is painted, so that nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer

from ui.stage.view import StageView

_NO_FRAME_MS: Final = 30
"""Milliseconds after which no frame is due any more."""


class PostPaintTask(QObject):
    """Does a deed in the turn after the next frame of a stage; soon, if there comes none.

    However often it is asked for until then, it is done once.
    """

    def __init__(self, view: StageView, task: Callable[[], None]) -> None:
        super().__init__(view)
        self._task = task
        self._painted = False
        """Whether the frame is painted: it is not waited for again, however many events come."""
        self._waits = QTimer(self)
        self._waits.setSingleShot(True)
        self._waits.timeout.connect(task)
        view.painted.connect(self._on_painted)

    @property
    def due(self) -> bool:
        """Whether it is still to be done."""
        return self._painted or self._waits.isActive()

    def ask(self) -> None:
        """Do it soon."""
        if not self._painted:
            self._waits.start(_NO_FRAME_MS)

    def forget(self) -> None:
        """It need not be done any more."""
        self._painted = False
        self._waits.stop()

    def _on_painted(self) -> None:
        if self._waits.isActive():
            self._waits.stop()
            self._painted = True
            # A timer might come before the frame is handed to the screen.
            low = Qt.EventPriority.LowEventPriority
            QCoreApplication.postEvent(self, QEvent(QEvent.Type.User), low.value)

    def customEvent(self, event: QEvent) -> None:
        """The frame is behind us."""
        if self._painted:
            self._painted = False
            self._task()
