"""The table of Where's My Luggage?: what it asks for, and why it does not obey, in a sentence."""

from __future__ import annotations

from typing import Final

from engine.core import Refused, Seat
from engine.games.wheres_my_luggage import scoring
from engine.games.wheres_my_luggage.components import Components
from engine.games.wheres_my_luggage.view import NONE, LuggageView, Phase
from ui.kit.words import listed
from ui.tables.wheres_my_luggage.state import LuggageTableState
from ui.tables.wheres_my_luggage.words import Words, say

_TIME_WORDS: Final = {"paused": "now-paused", "countdown": "now-count", "held": "now-held"}


def sentence(
    state: LuggageTableState,
    words: Words,
    box: Components,
    last: str,
    *,
    tells_result: bool = True,
) -> str:
    """Return what is to be done.

    Args:
        state: What is shown.
        words: The words of the match.
        box: The components.
        last: What the log tells last.
        tells_result: Whether who has won is told; else the scene of the end tells it first.
    """
    view, read_only = state.view, state.common.read_only
    if state.checking:
        return say("now-check")
    if view.phase is Phase.OVER:
        return _won(state, words) if tells_result else say("now-last")
    if view.phase is Phase.BETWEEN:
        asked = any(not view.seats[seat].ready for seat in state.persons)
        told = say("now-ready" if asked else "now-wait")
        if read_only:
            told = say("now-between")
        return f"{say('now-sad')} {told}" if state.sad else told
    if read_only or (not state.persons and state.time.phase == "runs"):
        # Whoever only watches is told what has happened.
        return last or say("now-watch")
    return _turn(state, words, box) if state.memory else _belt(state, words, box)


def _won(state: LuggageTableState, words: Words) -> str:
    """Return who has won (WL-16)."""
    result = scoring.result(tuple(sum(seat.points) for seat in state.view.seats))
    best = [words.name(seat) for seat in result.ranking[0]]
    if len(best) == 1:
        return say("now-won", name=best[0])
    return say("now-shared", names=listed(best))


def _belt(state: LuggageTableState, words: Words, box: Components) -> str:
    """Return what time does, or what to look for."""
    phase = state.time.phase
    sought = seeking(state, state.persons[0], words, box) if state.alone else ""
    if phase == "held" and sought:
        return f"{sought} {say(_TIME_WORDS[phase])}"
    if phase in _TIME_WORDS:
        return say(_TIME_WORDS[phase])
    together = {"both": "now-all", "gates": "now-all-gates", "mouse": "now-all-mouse"}
    return sought if state.alone else say(together[state.hands])


def seeking(state: LuggageTableState, seat: Seat, words: Words, box: Components) -> str:
    """Return what a seat looks for at the belt; empty for nothing."""
    mine = state.view.seats[seat]
    if mine.hand is not None:
        return say("now-look")
    if mine.passenger == NONE:
        return ""
    kind = box.kinds[mine.passenger]
    if kind not in state.view.belt:
        return say("now-none", type=words.type(kind))
    return say("now-seek", type=words.sought(kind), passenger=words.owner(mine.passenger))


def _turn(state: LuggageTableState, words: Words, box: Components) -> str:
    """Return whose turn it is, and what to look for; or whose tile all see."""
    view, actor = state.view, state.view.actor
    if state.up is not None:
        return face(state, words)
    if actor is None:
        return ""
    name, passenger = words.name(actor), view.seats[actor].passenger
    if actor not in state.persons:
        return say("now-thinks", name=name)
    kind = words.sought(box.kinds[passenger])
    key = "now-again" if _looks_again(view, actor) else "now-turn"
    told = say(key, name=name, type=kind, passenger=words.owner(passenger))
    fresh = view.round == 1 and not any(seat.looked for seat in view.seats)
    return f"{told} {say('now-arrows')}" if fresh else told


def _looks_again(view: LuggageView, seat: Seat) -> bool:
    """Return whether a seat has its further look for the same passenger (WL-41)."""
    mine = view.seats[seat]
    looked, used = mine.looked, seat in view.advantages and seat not in view.spare
    # The last passenger of a deck stays face up anyway.
    stays = looked is not None and looked.passenger == mine.passenger
    return used and stays and bool(mine.draw or mine.action)


def face(state: LuggageTableState, words: Words) -> str:
    """Return whose tile all see, and how to go on; empty if no face is up."""
    up = state.up
    if up is None:
        return ""
    whose, found = words.owner(up.tile), up.tile == state.view.seats[up.seat].passenger
    key, on = ("now-pair", "now-next") if found else ("now-face", "now-on")
    told = say(key, name=words.name(up.seat), passenger=whose)
    return f"{told} {say(on)}" if state.awaited else told


def refusal(
    state: LuggageTableState,
    seat: Seat,
    refused: Refused,
    slot: int | None,
    words: Words,
    box: Components,
) -> tuple[str, Refused]:
    """Return why something is not possible: in words, and what the rule is that says so.

    What the session refuses, the belt has words for.

    Args:
        state: What is shown.
        seat: Whom it is told.
        refused: What the rules say.
        slot: What was reached for; None for nothing.
        words: The words of the match.
        box: The components.
    """
    mine, phase = state.view.seats[seat], state.time.phase
    if not state.memory:
        if refused.rule == "TURN" and phase in ("paused", "countdown"):
            return say("not-running"), refused
        if refused.rule == "TURN" and mine.hand is not None:
            key = "hand-held" if phase == "held" else "hand-full"
            return say(key, type=words.sought(mine.hand.type)), Refused("WL-11", "hand")
        if refused.key == "WL-18/gone":
            return f"{words.refusal(refused)} {seeking(state, seat, words, box)}", refused
    if refused.key == "WL-12/type" and slot is not None and mine.passenger >= 0:
        return words.wrong_type(state.view.belt[slot], mine.passenger), refused
    return words.refusal(refused), refused
