"""Three people play Porters at one screen in the real program: a real window, pointer and keys.

Run under X with STOWAWAY_HOME set: `python -m tests.ui.window.handed SEED [PICTURES]`. The first
round goes by the button and the pointer, the others by the quick way: the space bar held. Whatever
is on the X screen while a curtain is down is told by a digest, with the round, who is due and who
has picked, so that two matches of other deals can be compared. Prints one JSON object.
"""

import hashlib
import json
import subprocess
import sys
import threading
import time
import traceback
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QCursor, QImage
from PySide6.QtWidgets import QApplication, QWidget

from engine.store import Settings, places
from tests.toys import installed
from tests.ui.window.solo import PATIENCE, REST, Player
from ui.app import App
from ui.bridge.controller import SeatSetup
from ui.bridge.preferences import Speed
from ui.shell.instance import Instance

CHAIRS = (SeatSetup("Ada", "brick"), SeatSetup("Ben", "ocean"), SeatSetup("Cleo", "plum"))


class Painted(QObject):
    """Notes each paint of what only a seat may see, out of turn."""

    def __init__(self, players: "Players") -> None:
        super().__init__()
        self._players = players
        self.leaks: list[str] = []
        self.paints = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        label: Any = watched
        if event.type() == QEvent.Type.Paint and label is self._players.table.private:
            self.paints += 1
            text, bridge = label.text(), self._players.app.controller.bridge
            viewer = None if bridge is None else bridge.viewer()
            if text and (viewer is None or self._players.curtain.is_down):
                self.leaks.append(f"{text} while {viewer} looked")
        return False


class Players(Player):
    """Whoever sits before the screen."""

    def __init__(self, app: App, pictures: Path | None) -> None:
        super().__init__(app, pictures)
        self.covered: list[tuple[str, str]] = []
        self.visits = 0

    @property
    def page(self) -> Any:
        return self.app.window.pages["table"]

    @property
    def table(self) -> Any:
        return self.page.table

    @property
    def curtain(self) -> Any:
        return self.page.hot_seat.curtain

    @property
    def bridge(self) -> Any:
        return self.app.controller.bridge

    def key(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, timeout=PATIENCE)
        time.sleep(REST)

    def press_widget(self, find: Any) -> None:
        def where() -> Any:
            widget: QWidget | None = find()
            return None if widget is None else widget.mapToGlobal(widget.rect().center())

        self.pointer.click(self.until(where))

    def look(self) -> None:
        """Note what the X screen shows of the table's room while it is hidden."""
        # Where no button is, so that none is lit up.
        self.key("mousemove", "3", "3")
        time.sleep(0.15)

        def shot() -> tuple[str, str]:
            body, bridge = self.page.body, self.bridge
            corner = body.mapToGlobal(body.rect().topLeft())
            screen = self.app.window.screen()
            size = (body.width(), body.height())
            image = screen.grabWindow(0, corner.x(), corner.y(), *size).toImage()
            data = bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits())
            view = bridge.public()
            state = f"{view.round} {bridge.screen.due} {view.picked} {QCursor.pos().x()}"
            return state, hashlib.sha256(data).hexdigest()

        self.covered.append(self.desk.ask(shot))

    def play_all(self) -> dict[str, Any]:
        while self.desk.ask(lambda: self.bridge.result) is None:
            down = self.desk.ask(lambda: self.curtain.is_down)
            if not down:
                self.open_act()
                continue
            self.look()
            if len(self.covered) <= 2:
                self.picture("covered")
            quick = self.desk.ask(lambda: self.bridge.public().round) > 0
            (self.quick_visit if quick else self.visit)()
            self.visits += 1
        self.picture("over")
        return {"covered": self.covered, "visits": self.visits}

    def open_act(self) -> None:
        """What needs no hand is done over the open table."""
        seat = self.until(lambda: self.bridge.person_to_act() is not None or self.curtain.is_down)
        if seat and not self.desk.ask(lambda: self.curtain.is_down):
            self.choose_and_confirm()

    def choose_and_confirm(self) -> None:
        inputs = self.desk.ask(lambda: self.bridge._session.inputs)
        self.press_widget(lambda: self.table.choices.itemAt(0).widget())
        self.press_widget(lambda: self.table.confirm_button)
        self.until(lambda: self.bridge._session.inputs > inputs)

    def visit(self) -> None:
        self.press_widget(lambda: self.curtain.button)
        self.until(lambda: self.bridge.viewer() is not None)
        self.desk.ask(self.table.catch_up)
        self.picture("hand")
        self.choose_and_confirm()

    def quick_visit(self) -> None:
        inputs = self.desk.ask(lambda: self.bridge._session.inputs)
        self.key("keydown", "space")
        self.until(lambda: self.bridge.viewer() is not None)
        self.picture("quick")
        self.key("key", "1")
        self.key("keyup", "space")
        self.until(lambda: self.bridge._session.inputs > inputs)


def main() -> int:
    pictures = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    instance = Instance(places().lock)
    Settings(places().settings).set("motion.speed", Speed.OFF.value)
    app = App(application, places(), instance)
    app.window.show()
    app.begin()
    players = Players(app, pictures)
    painted = Painted(players)
    told: dict[str, Any] = {}
    app.window.match_opener.start("porters", sys.argv[1], CHAIRS, {}, False)
    application.installEventFilter(painted)

    def play() -> None:
        try:
            time.sleep(1)
            told.update(players.play_all())
            told["leaks"], told["paints"] = painted.leaks, painted.paints
        except Exception:  # noqa: BLE001 - the test shows it
            told["failed"] = traceback.format_exc()
            players.picture("failed")
        players.desk.asked.emit(application.quit, Future())

    thread = threading.Thread(target=play)
    thread.start()
    application.exec()
    thread.join()
    application.removeEventFilter(painted)
    app.shut()
    instance.release()
    sys.stdout.write(json.dumps(told) + "\n")
    return 1 if "failed" in told else 0


if __name__ == "__main__":
    with installed():
        sys.exit(main())
