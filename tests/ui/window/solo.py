"""Plays a solo match in the real program: a real window, a real pointer, nothing else.

Run under X with STOWAWAY_HOME set: `python -m tests.ui.window.solo [ROUNDS [PICTURES]]`. It begins
in the lounge, moves the pointer with xdotool from a thread of its own, and ends on the result page,
or where so many rounds have been played. What the thread wants to know of the window (where a tile
lies, what is legal) it asks in the window's own thread. Prints one JSON object.
"""

import json
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from engine.core import Action
from engine.games.pack_the_essentials.actions import Claim, Discard, Place, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.view import Phase
from engine.match import codes
from engine.store import Settings, places
from ui.app import App
from ui.bridge.preferences import Speed
from ui.shell.instance import Instance
from ui.stage.tiles.piece_item import PieceItem
from ui.tables.pack_the_essentials.table import Table as PackTable

T = TypeVar("T")
PATIENCE = 20.0
REST = 0.015
"""Seconds that a hand needs between two movements."""
WHOLE = 12
"""The rounds of a match."""
DEAL = 20_261_120
"""The deal that is played: the same each time."""


class Desk(QObject):
    """Runs what the pointer's thread asks for in the window's thread."""

    asked = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self.asked.connect(self._run, Qt.ConnectionType.QueuedConnection)

    def _run(self, what: Callable[[], Any], answer: "Future[Any]") -> None:
        try:
            answer.set_result(what())
        except Exception as error:  # noqa: BLE001 - it belongs to the thread that asked
            answer.set_exception(error)

    def ask(self, what: Callable[[], T]) -> T:
        """The answer, from another thread."""
        answer: Future[T] = Future()
        self.asked.emit(what, answer)
        return answer.result(PATIENCE)


class Pointer:
    """The pointer of the X server."""

    def __init__(self) -> None:
        self.presses = 0

    def _tell(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], check=True, timeout=PATIENCE)
        time.sleep(REST)

    def move(self, to: QPoint) -> None:
        self._tell("mousemove", str(to.x()), str(to.y()))

    def click(self, at: QPoint, button: int = 1) -> None:
        self.move(at)
        self._tell("click", str(button))
        self.presses += 1

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.move(start)
        self._tell("mousedown", "1")
        for part in range(1, 5):
            self.move(start + (end - start) * part / 4)
        self._tell("mouseup", "1")
        self.presses += 1


class Player:
    """A person at the program: looks, then moves the pointer."""

    def __init__(self, app: App, pictures: Path | None) -> None:
        self.app = app
        self.desk = Desk()
        self.pointer = Pointer()
        self.pictures = pictures
        self.taken = 0

    # Looking

    def until(self, what: Callable[[], T | None]) -> T:
        """Wait until something is there to see."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = self.desk.ask(what)
            if found:
                return found
            time.sleep(REST)
        raise TimeoutError(f"nothing came of {what}")

    def picture(self, name: str) -> None:
        if self.pictures is not None:
            time.sleep(0.7)
            target = str(self.pictures / f"{self.taken:02}-{name}.png")
            self.desk.ask(lambda: self.app.window.grab().save(target))
            self.taken += 1

    def middle(self, widget: QWidget) -> QPoint:
        return widget.mapToGlobal(widget.rect().center())

    def button(self, words: str) -> QAbstractButton | None:
        """The visible, enabled button with this text."""
        for found in self.app.window.findChildren(QAbstractButton):
            text = found.text().replace("&", "")
            if text == words and found.isVisible() and found.isEnabled():
                return found
        return None

    def press(self, words: str) -> None:
        self.until(lambda: self.button(words))
        # Once more: the page may just have been laid out.
        time.sleep(0.1)
        self.pointer.click(self.desk.ask(lambda: self.middle(self.until_now(words))))

    def until_now(self, words: str) -> QAbstractButton:
        found = self.button(words)
        assert found is not None, words
        return found

    @property
    def table(self) -> PackTable:
        found = self.app.window.findChild(PackTable)
        assert isinstance(found, PackTable)
        return found

    def scene_point(self, point: QPointF) -> QPoint:
        view = self.table.scene.view
        return view.viewport().mapToGlobal(view.mapFromScene(point))

    def cell(self, column: float, row: float) -> QPoint:
        board = self.table.scene.board
        return self.scene_point(board.mapToScene(QPointF(column, row) * board.cell))

    # Deciding

    def next_act(self, step: int) -> Any:
        """What to try next; a bit of everything."""
        pending = self.table.pending
        assert pending is not None
        view = pending.view
        legal: list[Any] = list(pending.preview().legal)
        mine = view.seats[0]
        if view.phase is Phase.CLAIM:
            wanted = (4, 2, 3, 1)[view.round % 4]
            return min(legal, key=lambda act: abs(act.position - wanted))
        if view.phase is Phase.BONUS:
            return min(legal, key=lambda act: (act.colour - view.round) % 4)
        discards = [act for act in legal if isinstance(act, Discard)]
        if discards:
            return discards[0]
        kind = PlaceBonus if view.drafted else Place
        found = [act for act in legal if isinstance(act, kind)]
        wants_cat = mine.rats > 0 and step % 3 > 0
        return min(found, key=lambda act: (act.cat != wants_cat, act.cell, act.turn))

    # Acting

    def try_out(self, act: Action, *, drag: bool) -> None:
        table = self.table
        if isinstance(act, Claim):
            spot = table.scene.positions[act.position - 1]
            # On its number: each small tile beside it would choose a colour too.
            number = spot.rect().topLeft() + QPointF(18, 18)
            self.pointer.click(self.desk.ask(lambda: self.scene_point(spot.mapToScene(number))))
        elif isinstance(act, TakeBonus):
            swatch = table.scene.swatches[act.colour]
            self.pointer.click(
                self.desk.ask(lambda: self.scene_point(swatch.mapToScene(swatch.rect().center())))
            )
        elif isinstance(act, Place):
            self.lay(act.space, act, drag=drag)
        elif isinstance(act, PlaceBonus):
            self.lay(0, act, drag=drag)
        elif isinstance(act, Discard):
            piece = self.until(lambda: table.scene.piece_on(act.space))
            self.pointer.click(self.desk.ask(lambda: self.grip(piece)))
            if self.desk.ask(lambda: table.held) is not None:
                self.pointer.click(
                    self.desk.ask(lambda: self.middle(table.table_widgets.discard_button))
                )

    def grip(self, piece: PieceItem) -> QPoint:
        column, row = piece.art.cells[0]
        return self.scene_point(piece.mapToScene(QPointF(column + 0.5, row + 0.5) * piece.cell))

    def tried_piece(self) -> PieceItem | None:
        """What was tried last, where it lies in the suitcase."""
        pending = self.table.pending
        act = pending.acts[-1] if pending is not None and pending.acts else None
        if not isinstance(act, Place | PlaceBonus):
            return None
        return self.table.scene.tried_at(self.table.box.grid.place(act.cell))

    def lay(self, space: int, act: Place | PlaceBonus, *, drag: bool) -> None:
        """Pick a tile up, turn it over, turn it, and lay it down, by two clicks or by a drag."""
        table, pointer = self.table, self.pointer
        piece = self.until(lambda: table.scene.piece_on(space))
        width, height = piece.art.size
        column, row = piece.art.cells[0]
        arm = (column + 0.5 - width / 2, row + 0.5 - height / 2)
        start = self.desk.ask(lambda: self.grip(piece))
        over_board = self.desk.ask(lambda: self.cell(5.5, 3.5))
        if drag:
            # Let go where it cannot lie, it stays in the hand, or goes where it was outlined.
            pointer.drag(start, over_board)
            if self.desk.ask(lambda: table.held) is None:
                tried = self.until(self.tried_piece)
                pointer.click(self.desk.ask(lambda: self.grip(tried)))
                pointer.move(over_board)
        else:
            pointer.click(start)
            pointer.move(over_board)
        held = self.until(lambda: table.held)
        if held.cat != act.cat:
            pointer.click(self.desk.ask(lambda: self.middle(table.table_widgets.flip_button)))
            arm = (-arm[0], arm[1])
            self.until(lambda: held.cat == act.cat)
        pointer.move(over_board)
        for _ in range(4):
            if held.turn == act.turn:
                break
            pointer.click(over_board, button=3)
            arm = (-arm[1], arm[0])
        to_column, to_row = table.box.grid.place(act.cell)
        wide, high = self.desk.ask(lambda: held.art().size)
        target = self.desk.ask(
            lambda: self.cell(to_column + wide / 2 + arm[0], to_row + high / 2 + arm[1])
        )
        pointer.move(target)
        self.until(lambda: table.scene.hand.anchor == (to_column, to_row))
        pointer.click(target)

    def turn(self, step: int) -> None:
        """One decision: try out until it is complete, then confirm."""
        table = self.table
        before = self.desk.ask(self.app_view)
        # Not before the screen has caught up: a press would only skip what moves.
        self.until(lambda: table.pending)
        for number in range(4):
            act = self.desk.ask(lambda: self.next_act(step))
            self.try_out(act, drag=(step + number) % 3 == 0)
            self.until(partial(self.tried, act))
            if self.desk.ask(lambda: table.pending is not None and table.pending.complete):
                break
        if step in (0, 1, 2, 9):
            self.picture(f"step-{step}")
        self.press("Confirm")
        self.until(lambda: self.app_view() != before)

    def tried(self, act: Action) -> bool:
        pending = self.table.pending
        return pending is not None and act in pending.acts

    def app_view(self) -> Any:
        bridge = self.app.controller.bridge
        assert bridge is not None
        return bridge.view()

    def play(self, rounds: int) -> dict[str, Any]:
        """From the lounge to the result page, or until some rounds have been played."""
        self.picture("lounge")
        self.press("New match")
        self.until(lambda: self.button("Start"))
        self.picture("setup")
        self.press("Start")
        self.until(lambda: self.app.window.findChild(PackTable))
        time.sleep(0.5)
        step = 0
        while self.desk.ask(lambda: self.table.bridge.result) is None:
            begun = self.desk.ask(self.app_view).round
            if begun > rounds:
                return {"round": begun, "presses": self.pointer.presses}
            if self.desk.ask(self.app_view).phase is Phase.TOYS:
                self.picture("toys")
                self.press("Confirm")
                self.until(lambda: self.table.bridge.result)
            else:
                self.turn(step)
            step += 1
        self.until(lambda: self.button("Play the next deal") or self.button("Result"))
        self.picture("over")
        # The page turns by itself.
        self.until(lambda: self.button("Play the next deal"))
        self.picture("result")
        bridge = self.table.bridge
        result = self.desk.ask(lambda: bridge.result)
        assert result is not None
        return {
            "score": result.scores[0],
            "goal": result.goal,
            "turns": step,
            "presses": self.pointer.presses,
            "code": bridge.code,
            "round": self.desk.ask(bridge.view).round,
        }


def main() -> int:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else WHOLE
    pictures = Path(sys.argv[2]) if len(sys.argv) > 2 else None
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    instance = Instance(places().lock)
    # Nobody has to see it; that a press meets what moves holds at any speed.
    Settings(places().settings).set("motion.speed", Speed.FAST.value)
    # The lounge begins with the game that was played last.
    Settings(places().settings).set("setup.last", "pack_the_essentials")
    app = App(application, places(), instance)
    code = codes.new("PE", DEAL)
    dealt = patch.object(app.controller, "new_code", return_value=code)
    dealt.start()
    app.window.show()
    app.begin()
    player = Player(app, pictures)
    told: dict[str, Any] = {}

    def play() -> None:
        try:
            time.sleep(1)
            told.update(player.play(rounds))
        except Exception:  # noqa: BLE001 - the test shows it
            told["failed"] = traceback.format_exc()
            player.picture("failed")
        player.desk.asked.emit(application.quit, Future())

    thread = threading.Thread(target=play)
    thread.start()
    application.exec()
    thread.join()
    dealt.stop()
    app.shut()
    instance.release()
    sys.stdout.write(json.dumps(told) + "\n")
    return 1 if "failed" in told else 0


if __name__ == "__main__":
    sys.exit(main())
