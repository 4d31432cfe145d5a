"""The table of Carry On: states worth a picture, for the gallery.

Each plays the match on, computers too, until it gets there; nothing here is used while people play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEventLoop, Qt

from engine.core import Event, Over, Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.actions import Pick, Settle
from engine.games.carry_on.components import SOUVENIR
from engine.games.carry_on.events import HandsPassed, LuggageDrawn, Revealed
from engine.games.carry_on.view import NOTHING, CarryView, Phase
from ui.bridge.base import Stepped
from ui.tables.carry_on import tutorial
from ui.tables.carry_on.table import Table

if TYPE_CHECKING:
    from ui.bridge.match import MatchBridge

_STEPS: Final = 600
"""More decisions than any match has."""
_PATIENCE: Final = 30_000
"""So long computers are waited for, in milliseconds."""


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
    if _bridge(table).screen.policy == "own":
        # Whose hand it is does not change on the way.
        found["turned"] = lambda: _still(table, Revealed, 0.7)
        found["passing"] = lambda: _still(table, HandsPassed, 0.8)
        found["luggage"] = lambda: _still(table, LuggageDrawn, 0.6)
    return found


def act_out(table: Table, lesson: str) -> None:
    """Do what a lesson of the guided first round asks for."""
    row, view = table.page.rows[table.seat], table.view
    if lesson == "choose":
        _reserve(table)
    elif lesson == "pack":
        table.commit()
    elif lesson in ("missing", "souvenir", "heavy", "last"):
        last = tutorial.HEAVY if lesson == "heavy" else view.turn
        while table.view.phase is Phase.PICK and table.view.turn <= last and view.round == 1:
            _reserve(table)
            table.commit()
            _rest(table)
    else:
        # There and back: what is best stays.
        buttons = {"use": row.souvenirs, "upgrade": row.souvenirs, "ready": row.ready}
        if lesson in buttons:
            buttons[lesson].click()
    _rest(table)


def _bridge(table: Table) -> MatchBridge:
    return cast("MatchBridge", table.bridge)


def _reserve(table: Table) -> None:
    """Reserve the card that the guided round would."""
    _rest(table)
    table.scene.fan.reserve(tutorial.wish(table))


def _waits(table: Table) -> bool:
    """Whether somebody else still decides: a computer, or all whose pick is not turned over."""
    awaiting, bridge = table.bridge.awaiting(), _bridge(table)
    if isinstance(awaiting, Over) or bridge.screen.due is not None:
        return False
    person = bridge.person_to_act()
    return person is None or person not in getattr(awaiting, "due", ())


def _think(table: Table) -> bool:
    """Whether a computer still decides."""
    due: Sequence[Seat] = getattr(table.bridge.awaiting(), "due", ())
    return any(not table.bridge.players[seat].is_person for seat in due)


def _rest(table: Table, *, calm: bool = False) -> None:
    """Let computers answer, and movement come to its end; all of them, if it is to be `calm`."""
    patience = QDeadlineTimer(_PATIENCE)
    while (_waits(table) or (calm and _think(table))) and not patience.hasExpired():
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        table.motion.catch_up()
    table.motion.catch_up()


def _step(table: Table) -> bool:
    """Make one decision of a person; False at the end of the match."""
    bridge = _bridge(table)
    _rest(table)
    _take(table)
    seat = bridge.person_to_act()
    if seat is None:
        return False
    refused = bridge.submit(seat, [_choice(table, seat)])
    if refused is not None:
        raise RuntimeError(f"it was refused: {refused}")
    return True


def _take(table: Table) -> None:
    """Whoever is due takes the screen, and has seen what happened meanwhile."""
    screen = _bridge(table).screen
    if screen.due is not None:
        screen.take(screen.due)
    table.motion.catch_up()


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


def _until(table: Table, there: Callable[[CarryView], bool]) -> None:
    """Play on until a person sees it so."""
    for _ in range(_STEPS):
        _rest(table)
        _take(table)
        view: CarryView = table.bridge.view()
        if there(view):
            break
        if not _step(table):
            break
    table.refresh()


def _picking(table: Table, turn: int) -> None:
    _until(
        table,
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
    table.log_button.click()


def _settling(table: Table) -> None:
    _until(table, lambda view: view.phase is Phase.SETTLE and bool(view.due))


def _scored(table: Table) -> None:
    rounds = len(table.bridge.view().seats[0].rounds)
    _until(table, lambda view: len(view.seats[0].rounds) > rounds)
    table.show_scores()


def _still(table: Table, kind: type[Event], share: float) -> None:
    """What moves for an event, after a share of its way."""
    seen: list[Stepped] = []

    def see(stepped: Stepped) -> None:
        if any(isinstance(event, kind) for event in stepped.events):
            seen.append(stepped)

    table.bridge.stepped.connect(see)
    for _ in range(_STEPS):
        if seen or not _step(table):
            break
        _rest(table)
    table.bridge.stepped.disconnect(see)
    if not seen:
        return
    # Computers that pick meanwhile would show the table as it is.
    _rest(table, calm=True)
    stepped = seen[0]
    table.view = stepped.view_before
    table.refresh()
    for part in table.parts(stepped):
        moving = part.begin()
        here = any(isinstance(event, kind) for event in part.events)
        for move in moving:
            move.show(move.ease(share) if here else 1.0)
        if here:
            break
        table.stagehand.clear()
