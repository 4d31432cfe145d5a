"""Where's My Luggage?: what a seat can achieve in a match, besides winning it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core import Event, Seat
from engine.games.wheres_my_luggage.events import LookEnded, PassengerUp, RoundChecked
from engine.games.wheres_my_luggage.view import LookResult, LuggageView

ALL_PAIRS: Final = 7
IN_A_ROW: Final = 4
QUICK_TICKS: Final = 3 * 60
KEEN_PAIRS: Final = 5
KEEN_MISSES: Final = 3

SEVEN_PAIRS: Final = "seven-pairs"
FOUR_IN_A_ROW: Final = "four-in-a-row"
QUICK: Final = "quick"
KEEN_EYE: Final = "keen-eye"
NOTHING_LOST: Final = "nothing-lost"
EVERY_ROUND: Final = "every-round"

IDS: Final = (SEVEN_PAIRS, FOUR_IN_A_ROW, QUICK, KEEN_EYE, NOTHING_LOST, EVERY_ROUND)


def achieved(
    seat: Seat, told: Sequence[Event], view: LuggageView, *, steps: bool
) -> frozenset[str]:
    """Return what a seat achieved in a match that is over.

    Args:
        seat: The seat.
        told: What happened, as everybody was told it.
        view: What everybody sees at the end.
        steps: Whether time stood while somebody thought.

    Returns:
        Ids of `IDS`.
    """
    found = set[str]()
    row = misses = lost = since = 0
    timed = view.form == "timed" and not steps
    ahead = len(view.seats) > 1
    for event in told:
        match event:
            case PassengerUp(seat=one) if one == seat:
                since = event.tick
            case LookEnded(seat=one, mark=mark) if one == seat:
                row = row + 1 if mark == LookResult.MATCH else 0
                misses += mark == LookResult.ANOTHER
                lost += mark == LookResult.LOST
                if row >= IN_A_ROW:
                    found.add(FOUR_IN_A_ROW)
                # Where no time runs, nothing is quick.
                if row and timed and event.tick - since <= QUICK_TICKS:
                    found.add(QUICK)
            case RoundChecked(points=points):
                mine = points[seat]
                others = [other for one, other in enumerate(points) if one != seat]
                ahead = ahead and all(mine > other for other in others)
                if mine >= ALL_PAIRS:
                    found.add(SEVEN_PAIRS)
                if mine >= KEEN_PAIRS and misses <= KEEN_MISSES:
                    found.add(KEEN_EYE)
                # From memory there is no lost luggage to be found.
                if mine >= KEEN_PAIRS and not lost and view.form == "timed":
                    found.add(NOTHING_LOST)
                misses = lost = 0
            case _:
                pass
    if ahead:
        found.add(EVERY_ROUND)
    return frozenset(found)
