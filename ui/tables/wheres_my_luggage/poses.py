"""The table of Where's My Luggage?: states worth a picture, for the gallery.

Time is wound by hand; nothing here is used while people play.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import Seat, Tick
from engine.games.wheres_my_luggage.view import NONE, LookResult, Phase
from ui.bridge.clock import GameClock
from ui.kit.gallery_driver import match_bridge
from ui.tables.wheres_my_luggage import tutorial
from ui.tables.wheres_my_luggage.parts import BeltParts, LuggageParts

_MAX_ROUND_TICKS = 40_000
"""Ticks within which a round is over."""


def poses(parts: LuggageParts) -> Mapping[str, Callable[[], None]]:
    """The states by name, in the order in which a match passes them."""
    if parts.state().memory:
        return {"start": lambda: _still(parts), "turned": lambda: _turned(parts)}
    found: dict[str, Callable[[], None]] = {
        "countdown": lambda: _countdown(parts),
        "running": lambda: _run(parts, 90),
        "in-hand": lambda: _in_hand(parts),
        "refused": lambda: _refused(parts),
        "paused": lambda: _paused(parts),
        "another": lambda: _marked(parts, LookResult.ANOTHER),
        "match": lambda: _marked(parts, LookResult.MATCH),
        "done": lambda: _done(parts),
        "check": lambda: _checked(parts),
    }
    if _clock(parts).steps:
        found = {"step-held": lambda: _run(parts, 1), **found}
    return found


def act_out(parts: LuggageParts, lesson: str) -> None:
    """Do what a lesson of the guided first round asks for."""
    _clock(parts).resume()
    _clock(parts).skip_countdown()
    if lesson == "run":
        _wind(parts, 2 * tutorial.BELT_SEEN_TICKS)
    elif lesson in ("take", "follow", "third"):
        seat = _person(parts)
        planned = tutorial.LOST_LUGGAGE_SLOT if lesson == "third" else tutorial.SECOND_LUGGAGE_SLOT
        slots = _wanted(parts, seat)
        parts.commands.take(planned if planned in slots else slots[0], seat)
        _wind(parts, parts.box.look + 2)
    _still(parts)


def _belt(parts: LuggageParts) -> BeltParts:
    assert parts.belt is not None, "only the belt has time"
    return parts.belt


def _clock(parts: LuggageParts) -> GameClock:
    return parts.shared.bridge.clock


def _still(parts: LuggageParts) -> None:
    parts.shared.motion.catch_up()
    parts.flight_motion.catch_up()
    parts.screen.refresh()


def _countdown(parts: LuggageParts) -> None:
    _belt(parts).resume()
    _still(parts)


def _go(parts: LuggageParts) -> None:
    """Let the clock run, without the seconds before."""
    _belt(parts).resume()
    _clock(parts).skip_countdown()
    parts.flight_motion.catch_up()


def _wind(parts: LuggageParts, ticks: int) -> None:
    bridge = match_bridge(parts.shared)
    bridge.advance_to(Tick(bridge.tick + ticks))
    bridge.clock.sync()


def _run(parts: LuggageParts, ticks: int) -> None:
    _go(parts)
    _wind(parts, ticks)
    _still(parts)


def _person(parts: LuggageParts) -> Seat:
    return parts.state().persons[0]


def _wanted(parts: LuggageParts, seat: Seat) -> list[int]:
    """The slots with luggage of the passenger's type."""
    passenger = parts.state().view.seats[seat].passenger
    if passenger == NONE:
        return []
    kind = parts.box.kinds[passenger]
    return [slot for slot, there in enumerate(parts.state().view.belt) if there == kind]


def _grab(parts: LuggageParts, seat: Seat, number: int) -> None:
    slots = _wanted(parts, seat)
    if slots:
        parts.commands.take(slots[number % len(slots)])
        _wind(parts, 1)


def _in_hand(parts: LuggageParts) -> None:
    _go(parts)
    _grab(parts, _person(parts), 0)
    _wind(parts, 24)
    _still(parts)


def _refused(parts: LuggageParts) -> None:
    _go(parts)
    _wind(parts, 80)
    seat = _person(parts)
    wrong = next(
        slot
        for slot, kind in enumerate(parts.state().view.belt)
        if kind != NONE and slot not in _wanted(parts, seat)
    )
    parts.commands.take(wrong, seat)
    _still(parts)


def _paused(parts: LuggageParts) -> None:
    _go(parts)
    _belt(parts).pause()
    _still(parts)


def _marked(parts: LuggageParts, mark: LookResult) -> None:
    _go(parts)
    seat = _person(parts)
    for number in range(60):
        if parts.state().view.phase is not Phase.PLAY:
            break
        _grab(parts, seat, number)
        _wind(parts, parts.box.look)
        looked = parts.state().view.seats[seat].looked
        if looked is not None and looked.mark is mark:
            break
    _still(parts)


def _done(parts: LuggageParts) -> None:
    _go(parts)
    seat = _person(parts)
    for number in range(_MAX_ROUND_TICKS):
        if parts.state().view.phase is not Phase.PLAY:
            break
        _grab(parts, seat, number * 7)
        _wind(parts, parts.box.look)
    parts.screen.refresh()


def _checked(parts: LuggageParts) -> None:
    _done(parts)
    _still(parts)


def _turned(parts: LuggageParts) -> None:
    """A person has turned a tile over, and all see its face."""
    for _ in range(200):
        actor = parts.state().view.actor
        if actor in parts.state().persons or actor is None:
            break
        parts.commands.skip()
    actor = parts.state().view.actor
    if actor is not None:
        slots = _wanted(parts, actor)
        if slots:
            parts.commands.take(slots[0])
    parts.flight_motion.catch_up()
