"""Bench: raids of Cargo Hold with eight seats in the real window; prints frames and paintings.

Words: the window's width and height. Eight persons at one screen put deliveries down and raid each
other's: what is measured is while a raid is told, with the showdown over the table. Between raids
the bare pixmaps are painted.
"""

import ui.look.startup_memory  # isort: skip # noqa: F401 - before all others, as in the program
import json
import sys

from PySide6.QtWidgets import QApplication

from engine.core import Action, Seat
from engine.games.cargo_hold.actions import Attack, Deliver, EndTurn
from engine.games.cargo_hold.components import CARGO
from engine.games.cargo_hold.view import Phase
from engine.match import codes
from engine.store import Settings, places
from tests.tools.bench.hands_probe import Frames, until, wait
from tests.tools.bench.pace import is_quick, often
from tests.tools.bench.paint_bare import bare
from ui.app import App
from ui.bridge.controller import SeatSetup
from ui.bridge.match import MatchBridge
from ui.look.palette import COLOURS
from ui.shell.instance import Instance
from ui.tables.cargo_hold.table import Table

GAME, PREFIX = "cargo_hold", "CH"
DEAL = 20_261_125
RAIDS = 4


class Players:
    """Eight persons who take the screen in turn."""

    def __init__(self, bridge: MatchBridge, table: Table, frames: Frames) -> None:
        self._bridge, self._table, self._frames = bridge, table, frames
        self.raids = 0

    def step(self) -> bool:
        """One decision, and all that is seen of it; whether it was a raid."""
        bridge = self._bridge
        until(lambda: bridge.screen.due is not None or bridge.person_to_act() is not None)
        if bridge.screen.due is not None:
            bridge.screen.take(bridge.screen.due)
        until(lambda: self._table.live)
        seat = bridge.person_to_act()
        assert seat is not None
        act = self._act(seat)
        raid = isinstance(act, Attack)
        self._frames.keep(watched=raid)
        refused = bridge.submit(seat, [act])
        if refused is not None:
            raise RuntimeError(f"{act} was refused: {refused}")
        until(lambda: not self._table.motion.busy)
        self._frames.keep(watched=False)
        self.raids += raid
        return raid

    def _act(self, seat: Seat) -> Action:
        """A delivery, a raid with all that raids, the end of the turn; a choice's first answer."""
        view = self._bridge.view()
        hand, mine = view.seats[seat].hand, view.seats[seat].delivery
        if view.phase in (Phase.CHOICE, Phase.LOYALTY, Phase.DISCARD):
            found: Action = next(iter(self._bridge.legal(seat)))
            return found
        if mine is None and view.phase in (Phase.COLLECT, Phase.DELIVER) and hand:
            return Deliver(tuple(sorted(hand[:2] + hand[-1:]))[: len(hand)], extended=False)
        guns = tuple(card for card in hand if card not in CARGO)
        others = [n for n, one in enumerate(view.seats) if n != seat and one.delivery]
        if view.phase is not Phase.END and guns and others:
            return Attack(Seat(others[-1]), guns)
        return EndTurn(draw=True)


def main(words: list[str]) -> int:
    width, height = int(words[0]), int(words[1])
    application = QApplication([])
    frames = Frames()
    frames.watch()
    application.setQuitOnLastWindowClosed(False)
    where = places()
    Settings(where.settings).set("motion.speed", "fast" if is_quick() else "normal")
    instance = Instance(where.lock)
    app = App(application, where, instance)
    app.window.resize(width, height)
    app.window.show()
    app.window.activateWindow()
    app.begin()
    wait(often(1.0, 0.3))
    seat_setups = [SeatSetup(f"Player {n + 1}", colour) for n, colour in enumerate(COLOURS[:8])]
    app.window.match_opener.start(GAME, codes.new(PREFIX, DEAL), tuple(seat_setups), {}, False)
    bridge = app.controller.bridge
    assert isinstance(bridge, MatchBridge)
    until(lambda: app.window.findChild(Table) is not None)
    table = app.window.findChild(Table)
    assert isinstance(table, Table)
    players = Players(bridge, table, frames)
    alone = bare(width, height)
    while players.raids < often(RAIDS, 1):
        if players.step():
            alone += bare(width, height)
    told = {
        "paints": frames.paints,
        "gaps": frames.gaps,
        "bare": alone,
        "raids": players.raids,
        "held": app.look.pixmaps.bytes_held,
        "size": [app.window.width(), app.window.height()],
    }
    app.shut()
    instance.release()
    sys.stdout.write(json.dumps(told) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
