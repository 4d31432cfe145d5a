"""The table of Carry On: states worth a picture, for the gallery.

Each plays the match on, computers too, until it gets there; nothing here is used while people play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt

from engine.core import Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.actions import Pick, Settle
from engine.games.carry_on.components import SOUVENIR, Components
from engine.games.carry_on.events import HandsPassed, LuggageDrawn, Revealed
from engine.games.carry_on.view import NOTHING, CarryView, Phase
from ui.kit.gallery_driver import GalleryDriver, match_bridge
from ui.tables.carry_on import tutorial
from ui.tables.carry_on.parts import CarryParts


def poses(parts: CarryParts) -> Mapping[str, Callable[[], None]]:
    """The states by name, in the order in which a match passes them."""
    found: dict[str, Callable[[], None]] = {
        "hand": lambda: _picking(parts, 1),
        "looked": lambda: _looked(parts),
        "chosen": lambda: _chosen(parts),
        "late": lambda: _picking(parts, 5),
        "log": lambda: _log(parts),
        "settling": lambda: _settling(parts),
        "scored": lambda: _scored(parts),
    }
    if match_bridge(parts.shared).screen.policy == "own":
        # Whose hand it is does not change on the way.
        found["turned"] = lambda: director(parts).freeze(Revealed, 0.7)
        found["passing"] = lambda: director(parts).freeze(HandsPassed, 0.8)
        found["luggage"] = lambda: director(parts).freeze(LuggageDrawn, 0.6)
    return found


def act_out(parts: CarryParts, lesson: str) -> None:
    """Do what a lesson of the guided first round asks for."""
    state = parts.state()
    row, view = parts.page.rows[state.common.seat], state.view
    if lesson == "choose":
        _reserve(parts)
    elif lesson == "pack":
        parts.commands.confirm()
    elif lesson == "covered":
        # Whoever is asked for takes the screen.
        screen = match_bridge(parts.shared).screen
        if screen.due is not None:
            screen.take(screen.due)
        parts.widget.setFocus()
    elif lesson in ("missing", "souvenir", "heavy", "last"):
        last = tutorial.LAST_SCALES_TURN if lesson == "heavy" else view.turn
        while view.phase is Phase.PICK and view.turn <= last and view.round == 1:
            _reserve(parts)
            parts.commands.confirm()
            director(parts).rest()
            view = parts.state().view
    else:
        buttons = {
            "use": row.souvenirs,
            "upgrade": row.souvenirs,
            "suggest": row.suggest,
            "ready": row.ready,
        }
        if lesson in buttons:
            buttons[lesson].click()
    director(parts).rest()


def director(parts: CarryParts) -> GalleryDriver[CarryView]:
    """Who plays a match of this table on."""
    return GalleryDriver(parts.screen, parts.shared, lambda seat: _choice(parts, seat))


def _reserve(parts: CarryParts) -> None:
    """Reserve the card that the guided round would."""
    director(parts).rest()
    box: Components = parts.shared.bridge.game.box
    parts.scene.fan.reserve(tutorial.wish(parts.state(), box))


def _choice(parts: CarryParts, seat: Seat) -> Pick | Settle:
    """What scores most at both limits; at a round's end the best use."""
    bridge = parts.shared.bridge
    box, view = bridge.game.box, bridge.view()
    mine = view.seats[seat]
    if view.phase is Phase.SETTLE:
        use = scoring.best(box, mine.character, mine.packed, mine.luggage, mine.unused).use
        return Settle(use.weight, use.upgrade)

    def worth(card: int) -> int:
        packed = (*mine.packed, card)
        best = (scoring.best(box, mine.character, packed, limit, 1) for limit in (23, 32))
        return sum(one.net for one in best) + 3 * (card == SOUVENIR)

    return Pick(max(mine.hand, key=worth))


def _picking(parts: CarryParts, turn: int) -> None:
    director(parts).until(
        lambda view: view.phase is Phase.PICK and view.turn == turn and view.pick == NOTHING,
    )


def _looked(parts: CarryParts) -> None:
    _picking(parts, 3)
    fan = parts.scene.fan
    parts.scene.view.setFocus()
    fan.item(fan.places[2]).setFocus(Qt.FocusReason.OtherFocusReason)


def _chosen(parts: CarryParts) -> None:
    _picking(parts, 3)
    _reserve(parts)


def _log(parts: CarryParts) -> None:
    _picking(parts, 4)
    parts.shared.drawer.button.click()


def _settling(parts: CarryParts) -> None:
    director(parts).until(lambda view: view.phase is Phase.SETTLE and bool(view.due))


def _scored(parts: CarryParts) -> None:
    rounds = len(parts.shared.bridge.view().seats[0].rounds)
    director(parts).until(lambda view: len(view.seats[0].rounds) > rounds)
    parts.scores_button.click()
