"""Bench: drags a tile while others move, and turns belts; prints each painting's length.

Words: the window's width and height. A length is all that Qt does in a view's paint event. The bare
pixmaps are painted between the parts.
"""

import ui.look.startup_memory  # isort: skip # noqa: F401 - before all others, as in the program
import json
import sys
import time
from collections.abc import Callable, Iterator
from itertools import cycle

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsScene, QWidget

from engine.core import Event, Level, Seat
from engine.games.pack_the_essentials.events import (
    BonusTaken,
    Claimed,
    LadyTook,
    TilePlaced,
    ToysLaid,
)
from engine.games.pack_the_essentials.view import Phase
from engine.match import codes
from engine.store import Settings, places
from tests.tools.bench.drag_probe import path, settle
from tests.tools.bench.figures import Span, now, since
from tests.tools.bench.pace import is_quick, often
from tests.tools.bench.paint_bare import bare
from ui.app import App
from ui.bridge.controller import SeatSetup
from ui.shell.instance import Instance
from ui.shell.lounge.game_picker import GamePicker
from ui.stage.belt import carousel as stage
from ui.stage.belt.carousel_item import CarouselItem
from ui.stage.belt.luggage import Luggage
from ui.stage.view import StageView
from ui.tables.pack_the_essentials.table import Table as PackTable

GAME = "pack_the_essentials"
DEAL = 20_261_122
FRAMES = 1500
TURNS = 600
SLOTS, PACE = 48, 30
"""Of the belt with 36 suitcases: a round in 24 seconds."""
PATIENCE = 60.0
BEAT = 0.006
"""Seconds between two moves of the mouse, which are more than frames are painted."""


def timed(kind: type[QWidget]) -> list[Span]:
    """Measure every painting of a class of widgets from now on; before any of them is made."""
    taken: list[Span] = []
    paint = kind.paintEvent

    def measure(self: QWidget, event: QPaintEvent) -> None:
        began = now()
        paint(self, event)
        taken.append(since(began))

    kind.paintEvent = measure  # type: ignore[method-assign]
    return taken


def to_draft(app: App) -> PackTable:
    """Begin a match of four, three of them computers, and come to the person's draft."""
    seat_setups = (
        SeatSetup("Ada", "plum"),
        *(SeatSetup("", colour, Level("easy")) for colour in ("moss", "brick", "ocean")),
    )
    app.window.match_opener.start(GAME, codes.new("PE", DEAL), seat_setups, {}, False)
    bridge = app.controller.bridge
    assert bridge is not None
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        settle(0.05)
        view, mine = bridge.view(Seat(0)), bridge.person_to_act() == 0
        if mine and view.phase in (Phase.CLAIM, Phase.BONUS):
            bridge.submit(Seat(0), [next(iter(bridge.legal(Seat(0))))])
        elif mine and view.phase is Phase.DRAFT:
            table = app.window.findChild(PackTable)
            assert isinstance(table, PackTable)
            if not table.motion.busy:
                settle(often(2.0, 0.1))
                return table
    raise TimeoutError("the match did not come to a draft")


def others(table: PackTable, held: int) -> Iterator[Event]:
    """What others do again and again: never with the tile that is held."""
    lying = [number for number, _ in table.scene.lying() if number != held]
    for space in cycle(lying):
        yield Claimed(Seat(1), 1 + space % 4)
        yield BonusTaken(Seat(2), 1 + space % 4, 0, 3, 1)
        yield LadyTook(1 + space % 4, 0, space, 0)
        yield TilePlaced(Seat(3), space, 0, False, 0, 0, 2)
        yield ToysLaid(Seat(0), (0, 13, 26))


def take_up(app: App, table: PackTable) -> QPoint:
    """Press on a tile and drag it over the suitcase; return the suitcase's corner."""
    scene, handle = table.scene, app.window.windowHandle()
    offset = scene.view.viewport().mapTo(app.window, QPoint(0, 0))
    _, piece = scene.lying()[0]
    start = scene.view.mapFromScene(piece.sceneBoundingRect().center()) + offset
    corner = scene.view.mapFromScene(scene.board.scene_of((0, 0))) + offset
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    # A press while something still moves only skips it.
    for _ in range(3):
        QTest.mouseMove(handle, start)
        QTest.mousePress(handle, left, none, start)
        for step in range(1, 11):
            QTest.mouseMove(handle, start + (corner - start) * step / 10)
            settle(0.02)
        if scene.hand.dragged is not None:
            return corner
        QTest.mouseRelease(handle, left, none, corner)
        settle(1)
    raise TimeoutError("the tile was not picked up")


def drag(app: App, table: PackTable, taken: list[Span]) -> dict[str, object]:
    """Drag a tile over the suitcase while others play, until enough frames are painted."""
    scene, handle = table.scene, app.window.windowHandle()
    corner = take_up(app, table)
    board = scene.view.mapFromScene(scene.board.grid_rect().translated(scene.board.scenePos()))
    room = board.boundingRect()
    happened = others(table, scene.lying()[0][0])
    points = cycle(path(room.width() - 1, room.height() - 1))
    pixmaps, moved, frames = 0, 0, often(FRAMES, 12)
    # What is painted for the first time is not yet what is measured.
    for warming in (True, False):
        taken.clear()
        pixmaps = app.look.pixmaps.painted
        moved = 0
        while len(taken) < (frames // 3 if warming else frames):
            if not table.motion.moving:
                event = next(happened)
                (part,) = table.moves.parts([event])
                table.motion.side_animation(part.begin(), table.animator.clear)
                moved += 1
            QTest.mouseMove(handle, corner + next(points))
            settle(BEAT)
    held = scene.hand.dragged is not None
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, corner)
    return {
        "taken": taken[:frames],
        "beats": moved,
        "held": held,
        "painted_anew": app.look.pixmaps.painted - pixmaps,
    }


def turn(carousel: GamePicker, taken: list[Span]) -> list[Span]:
    """Let the belt turn, as fast as it is painted."""
    turns = often(TURNS, 12)
    for _ in range(2):
        taken.clear()
        while len(taken) < turns:
            carousel.update(carousel._area())
            settle(0.004)
    return taken[:turns]


def belt(app: App, width: int, height: int, taken: list[Span]) -> dict[str, object]:
    """Let a belt with 36 suitcases turn in a scene as large as the window, by the clock."""
    look, kinds = app.look, list(Luggage)[:6]
    carousel = stage.Carousel(
        look,
        SLOTS,
        PACE,
        lambda kind: stage.luggage_drawing(Luggage(kind), look.theme),
        lanes=stage.TWO_LANES,
    )
    for number, slot in enumerate(slot for slot in range(SLOTS) if slot % 4 != 3):
        carousel.put(slot, kinds[number % 6].value)
    rect, top = stage.Carousel.oval_in(QRectF(0, 0, width, height))
    carousel.room = stage.poses_room(width, height)
    carousel.lay(rect, top=top)
    carousel.set_gates([stage.GateMark(0.02, 0.5 / SLOTS, look.theme.accent, "A")])
    carousel.mark(0, "hover", look.theme.board_ink)
    scene = QGraphicsScene()
    item = CarouselItem(look, carousel)
    scene.addItem(item)
    view = StageView(scene, look)
    view.setSceneRect(QRectF(0, 0, width, height))
    item.lie_in(view)
    view.resize(width, height)
    view.show()
    settle(0.5)
    before: list[float] = []
    turns = often(TURNS, 12)
    for _ in range(2):
        taken.clear()
        before.clear()
        began = time.perf_counter()
        while len(taken) < turns:
            work = now()
            item.tick = (time.perf_counter() - began) * 60
            before.append(since(work)[1])
            settle(0.004)
    found: dict[str, object] = {"taken": taken[:turns], "bytes": carousel.bytes_held}
    # Poses that will be seen soon are made beforehand; that is no part of painting.
    found["before"] = before
    view.close()
    return found


def until(seen: Callable[[], bool]) -> None:
    """Wait for something."""
    end = time.perf_counter() + PATIENCE
    while not seen():
        if time.perf_counter() > end:
            raise TimeoutError
        QCoreApplication.processEvents()


def main(words: list[str]) -> int:
    width, height = int(words[0]), int(words[1])
    scenes, lounge = timed(StageView), timed(GamePicker)
    application = QApplication([])
    application.setQuitOnLastWindowClosed(False)
    where = places()
    Settings(where.settings).set("motion.speed", "fast" if is_quick() else "normal")
    instance = Instance(where.lock)
    app = App(application, where, instance)
    app.window.resize(width, height)
    app.window.show()
    app.window.activateWindow()
    app.begin()
    carousel = app.window.lounge.carousel
    settle(often(2.0, 0.5))
    until(lambda: carousel.running)
    alone = bare(width, height)
    began = carousel.turn
    turned = turn(carousel, lounge)
    told: dict[str, object] = {"turning": turned, "turned": carousel.turn - began}
    alone += bare(width, height)
    told["dragging"] = drag(app, to_draft(app), scenes)
    alone += bare(width, height)
    told["belt"] = belt(app, width, height, scenes)
    told["bare"] = alone + bare(width, height)
    told["size"] = [app.window.width(), app.window.height()]
    app.shut()
    instance.release()
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
