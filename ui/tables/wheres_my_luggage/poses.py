"""The table of Where's My Luggage?: states worth a picture, for the gallery.

Time is wound by hand; nothing here is used while people play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from engine.core import Seat, Tick
from engine.games.wheres_my_luggage.view import NONE, LookResult, Phase
from ui.tables.wheres_my_luggage import tutorial
from ui.tables.wheres_my_luggage.belt.table import BeltTable
from ui.tables.wheres_my_luggage.memory.table import MemoryTable
from ui.tables.wheres_my_luggage.table import Table

if TYPE_CHECKING:
    from ui.bridge.match import MatchBridge

_MAX_ROUND_TICKS = 40_000
"""Ticks within which a round is over."""


def poses(table: Table) -> Mapping[str, Callable[[], None]]:
    """The states by name, in the order in which a match passes them."""
    if isinstance(table, MemoryTable):
        return {"start": lambda: _still(table), "turned": lambda: _turned(table)}
    assert isinstance(table, BeltTable)
    found: dict[str, Callable[[], None]] = {
        "countdown": lambda: _countdown(table),
        "running": lambda: _run(table, 90),
        "in-hand": lambda: _in_hand(table),
        "refused": lambda: _refused(table),
        "paused": lambda: _paused(table),
        "another": lambda: _marked(table, LookResult.ANOTHER),
        "match": lambda: _marked(table, LookResult.MATCH),
        "done": lambda: _done(table),
        "check": lambda: _checked(table),
    }
    if table.clock.steps:
        found = {"step-held": lambda: _run(table, 1), **found}
    return found


def act_out(table: BeltTable, lesson: str) -> None:
    """Do what a lesson of the guided first round asks for."""
    cast("MatchBridge", table.bridge).clock.resume()
    table.clock.skip_countdown()
    if lesson == "run":
        _wind(table, 2 * tutorial.BELT_SEEN_TICKS)
    elif lesson in ("take", "follow", "third"):
        seat = _person(table)
        planned = tutorial.LOST_LUGGAGE_SLOT if lesson == "third" else tutorial.SECOND_LUGGAGE_SLOT
        slots = _wanted(table, seat)
        table.take(planned if planned in slots else slots[0], seat)
        _wind(table, table.box.look + 2)
    _still(table)


def _still(table: Table) -> None:
    table.motion.catch_up()
    table.flight_motion.catch_up()
    table.refresh()


def _countdown(table: BeltTable) -> None:
    table.resume()
    _still(table)


def _go(table: BeltTable) -> None:
    """Let the clock run, without the seconds before."""
    table.resume()
    table.clock.skip_countdown()
    table.flight_motion.catch_up()


def _wind(table: BeltTable, ticks: int) -> None:
    bridge = cast("MatchBridge", table.bridge)
    bridge.advance_to(Tick(bridge.tick + ticks))
    table.clock.sync()


def _run(table: BeltTable, ticks: int) -> None:
    _go(table)
    _wind(table, ticks)
    _still(table)


def _person(table: BeltTable) -> Seat:
    return table.state.persons[0]


def _wanted(table: Table, seat: Seat) -> list[int]:
    """The slots with luggage of the passenger's type."""
    passenger = table.view.seats[seat].passenger
    if passenger == NONE:
        return []
    kind = table.box.kinds[passenger]
    return [slot for slot, there in enumerate(table.view.belt) if there == kind]


def _grab(table: BeltTable, seat: Seat, number: int) -> None:
    slots = _wanted(table, seat)
    if slots:
        table.take(slots[number % len(slots)])
        _wind(table, 1)


def _in_hand(table: BeltTable) -> None:
    _go(table)
    _grab(table, _person(table), 0)
    _wind(table, 24)
    _still(table)


def _refused(table: BeltTable) -> None:
    _go(table)
    _wind(table, 80)
    seat = _person(table)
    wrong = next(
        slot
        for slot, kind in enumerate(table.view.belt)
        if kind != NONE and slot not in _wanted(table, seat)
    )
    table.take(wrong, seat)
    _still(table)


def _paused(table: BeltTable) -> None:
    _go(table)
    table.pause()
    _still(table)


def _marked(table: BeltTable, mark: LookResult) -> None:
    _go(table)
    seat = _person(table)
    for number in range(60):
        if table.view.phase is not Phase.PLAY:
            break
        _grab(table, seat, number)
        _wind(table, table.box.look)
        looked = table.view.seats[seat].looked
        if looked is not None and looked.mark is mark:
            break
    _still(table)


def _done(table: BeltTable) -> None:
    _go(table)
    seat = _person(table)
    for number in range(_MAX_ROUND_TICKS):
        if table.view.phase is not Phase.PLAY:
            break
        _grab(table, seat, number * 7)
        _wind(table, table.box.look)
    table.refresh()


def _checked(table: BeltTable) -> None:
    _done(table)
    _still(table)


def _turned(table: MemoryTable) -> None:
    """A person has turned a tile over, and all see its face."""
    for _ in range(200):
        actor = table.view.actor
        if actor in table.state.persons or actor is None:
            break
        table.go_on()
    if table.view.actor is not None:
        slots = _wanted(table, table.view.actor)
        if slots:
            table.take(slots[0])
    table.flight_motion.catch_up()
