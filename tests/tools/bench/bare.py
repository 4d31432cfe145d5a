"""Bench: the bare probe: an empty window of the lounge's size; says when it is painted."""

import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class Watch(QObject):
    """Prints the time once the frame that is being painted is done, and leaves."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self.done)
        return False

    def done(self) -> None:
        sys.stdout.write(f"{time.monotonic():.6f}\n")
        QApplication.quit()


def main() -> int:
    application = QApplication([])
    window = QWidget()
    window.resize(1280, 800)
    watch = Watch()
    window.installEventFilter(watch)
    window.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
