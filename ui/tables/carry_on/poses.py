"""The table of Carry On: states worth a picture, for the gallery.

Each plays the match on, computers too, until it gets there; nothing here is used while people play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt

from engine.core import Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.actions import Pick, Settle
from engine.games.carry_on.components import SOUVENIR
from engine.games.carry_on.events import HandsPassed, LuggageDrawn, Revealed
from engine.games.carry_on.view import NOTHING, Phase
from ui.kit.gallery_driver import GalleryDriver
from ui.tables.carry_on import tutorial
from ui.tables.carry_on.table import Table

if TYPE_CHECKING:
    from ui.bridge.match import MatchBridge


def poses(table: Table) -> Mapping[str, Callable[[], None]]:
    """The states by name, in the order in which a match passes them."""
    found: dict[str, Callable[[], None]] = {
        "hand": lambda: _picking(table, 1),
        "looked": lambda: _looked(table),
        "chosen": lambda: _chosen(table),
        "late": lambda: _picking(table, 5),
        "log": lambda: _log(table),
        "settling": lambda: _settling(table),
        "scored": lambda: _scored(table),
    }
    if cast("MatchBridge", table.bridge).screen.policy == "own":
        # Whose hand it is does not change on the way.
        found["turned"] = lambda: director(table).freeze(Revealed, 0.7)
        found["passing"] = lambda: director(table).freeze(HandsPassed, 0.8)
        found["luggage"] = lambda: director(table).freeze(LuggageDrawn, 0.6)
    return found


def act_out(table: Table, lesson: str) -> None:
    """Do what a lesson of the guided first round asks for."""
    row, view = table.page.rows[table.seat], table.view
    if lesson == "choose":
        _reserve(table)
    elif lesson == "pack":
        table.confirm()
    elif lesson in ("missing", "souvenir", "heavy", "last"):
        last = tutorial.LAST_SCALES_TURN if lesson == "heavy" else view.turn
        while table.view.phase is Phase.PICK and table.view.turn <= last and view.round == 1:
            _reserve(table)
            table.confirm()
            director(table).rest()
    else:
        # There and back: what is best stays.
        buttons = {"use": row.souvenirs, "upgrade": row.souvenirs, "ready": row.ready}
        if lesson in buttons:
            buttons[lesson].click()
    director(table).rest()


def director(table: Table) -> GalleryDriver:
    """Who plays a match of this table on."""
    return GalleryDriver(table, table.shared, lambda seat: _choice(table, seat))


def _reserve(table: Table) -> None:
    """Reserve the card that the guided round would."""
    director(table).rest()
    table.scene.fan.reserve(tutorial.wish(table))


def _choice(table: Table, seat: Seat) -> Pick | Settle:
    """What scores most at both limits; at a round's end the best use."""
    box, view = table.box, table.bridge.view()
    mine = view.seats[seat]
    if view.phase is Phase.SETTLE:
        use = scoring.best(box, mine.character, mine.packed, mine.luggage, mine.unused).use
        return Settle(use.weight, use.upgrade)

    def worth(card: int) -> int:
        packed = (*mine.packed, card)
        best = (scoring.best(box, mine.character, packed, limit, 1) for limit in (23, 32))
        return sum(one.net for one in best) + 3 * (card == SOUVENIR)

    return Pick(max(mine.hand, key=worth))


def _picking(table: Table, turn: int) -> None:
    director(table).until(
        lambda view: view.phase is Phase.PICK and view.turn == turn and view.pick == NOTHING,
    )


def _looked(table: Table) -> None:
    _picking(table, 3)
    fan = table.scene.fan
    table.stage.setFocus()
    fan.item(fan.places[2]).setFocus(Qt.FocusReason.OtherFocusReason)


def _chosen(table: Table) -> None:
    _picking(table, 3)
    _reserve(table)


def _log(table: Table) -> None:
    _picking(table, 4)
    table.drawer.button.click()


def _settling(table: Table) -> None:
    director(table).until(lambda view: view.phase is Phase.SETTLE and bool(view.due))


def _scored(table: Table) -> None:
    rounds = len(table.bridge.view().seats[0].rounds)
    director(table).until(lambda view: len(view.seats[0].rounds) > rounds)
    table.show_scores()
