"""Shell: files that are dropped on the window are opened, as from the command line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from engine.store.names import ARCHIVE_EXTENSION, EXTENSION


class FileDrops(QObject):
    """Takes one match or archive that is dropped on a window."""

    def __init__(self, window: QWidget, opened: Callable[[Path], object]) -> None:
        """Accept drops from now on.

        Args:
            window: The window.
            opened: What opens a file.
        """
        super().__init__(window)
        self._opened = opened
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what can be opened; anything else goes its way."""
        if isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            path = _file_of(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                self._opened(path)
                return True
        elif isinstance(event, QDragEnterEvent) and _file_of(event.mimeData()) is not None:
            event.acceptProposedAction()
            return True
        return super().eventFilter(watched, event)


def _file_of(data: QMimeData) -> Path | None:
    """The one file of a kind of ours that is dragged, or None."""
    urls = data.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    path = Path(urls[0].toLocalFile())
    return path if path.suffix.lower() in (EXTENSION, ARCHIVE_EXTENSION) else None
