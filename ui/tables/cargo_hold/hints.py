"""The table of Cargo Hold: what a hint says: what to do, what that is worth, and what it risks.

All of it follows from what the player sees, from the rules, and from odds that are reckoned from
what everyone knows. What lies in one's own delivery is not said: it is to be remembered (CH-13).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core import Action, BotProgress, ScoreLine
from engine.games.cargo_hold.actions import (
    Attack,
    Collect,
    Deliver,
    Discard,
    EndTurn,
    Extend,
    Flee,
    Reinforce,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.aid import losing
from engine.games.cargo_hold.components import (
    CARGO,
    DIVERSION,
    FAIR_FIGHT,
    GETAWAY,
    LASSO,
    LOYALTY,
    REINFORCEMENT,
    THIEF,
    Components,
)
from engine.games.cargo_hold.view import Phase, RaidView
from ui.tables.cargo_hold.state import CargoTableState
from ui.tables.cargo_hold.words import Words, say

_ENDS: Final = {
    (True, True): "why-end-all",
    (True, False): "why-end-send",
    (False, True): "why-end-raid",
    (False, False): "why-end-nothing",
}
"""Why a turn is to end, by whether something may still be sent, and somebody raided."""

_HELPERS: Final = frozenset({GETAWAY, LASSO, REINFORCEMENT})
"""With one of them, a crate may withstand a stronger attack than its firepower alone."""


def hint(thought: BotProgress, state: CargoTableState, words: Words) -> str:
    """Return what a hint says.

    Args:
        thought: The best move that was found, and the odds of a raid.
        state: The table.
        words: The sentences of the match.
    """
    said = say("hint", deed=words.describe_move(thought.best))
    return " ".join((said, *_why(thought.best, thought.why, state, words.box)))


def _why(
    act: Action, odds: Sequence[ScoreLine], state: CargoTableState, box: Components
) -> Iterator[str]:
    match act:
        case Deliver():
            yield from _delivery(act, state, box)
        case Attack():
            yield from _raid(act, odds, state)
        case Collect():
            yield say("why-collect")
        case Extend():
            yield say("why-extend")
        case EndTurn():
            yield _end(state)
        case Discard():
            yield say("why-discard")
        case _ if state.view.raid is not None:
            yield from _answer(act, state.view.raid, box)
        case TakeBack(cards=cards) if cards:
            yield say("why-take-back")


def _delivery(act: Deliver, state: CargoTableState, box: Components) -> Iterator[str]:
    """What it pays, sooner or later; what takes it."""
    if not any(card in CARGO for card in act.cards):
        yield say("why-trap" if DIVERSION in act.cards else "why-bluff")
        return
    one, two = (sum(pays[card] for card in act.cards) for pays in box.pays)
    defence = sum(box.defence[card] for card in act.cards)
    view, pays = state.view, two if act.extended else one
    if view.seats[state.seat].total + pays >= view.target:
        yield say("why-target", target=view.target)
    if two > one:
        yield say("why-two" if act.extended else "why-one", money=two - one)
    else:
        yield say("why-one-less" if two < one else "why-one-same", money=one - two)
    if _HELPERS.isdisjoint(act.cards):
        key = "why-guarded" if defence else "why-unguarded"
        yield say(f"{key}-longer" if act.extended else key, attack=defence + 1)


def _raid(act: Attack, odds: Sequence[ScoreLine], state: CargoTableState) -> Iterator[str]:
    """What it brings about, and what it may cost."""
    if odds:
        yield say("why-odds", **{one.line: one.points for one in odds})
    if FAIR_FIGHT in act.cards:
        # Neither a Thief nor a Diversion acts then.
        yield say("why-raid-costs")
        return
    if THIEF in act.cards:
        yield say("why-thief")
    if state.view.seats[state.seat].delivery is not None:
        yield say("why-diversion")
    elif LOYALTY not in act.cards:
        yield say("why-raid-costs")


def _end(state: CargoTableState) -> str:
    mine = state.view.seats[state.seat].delivery
    if state.view.phase is Phase.COLLECT and mine is not None and not mine.left:
        return say("why-end-ready")
    return say(_ENDS[state.sends and bool(state.hand), state.may_raid])


def _answer(act: Action, raid: RaidView, box: Components) -> Iterator[str]:
    """What a choice in a raid comes to, as the strengths lie."""
    attack, defence = raid.strengths
    attacks = raid.chooser == raid.attacker
    match act:
        case Steal(card=card):
            yield say("why-steal", money=box.pays[raid.extended][card])
            return
        case TakeBack(cards=cards):
            if cards:
                yield say("why-take-back")
            return
        case Rope(card=card) if attacks:
            defence -= box.defence[card]
        case Rope(card=card):
            attack -= box.attack[card]
        case Reinforce(card=card) if card >= 0 and attacks:
            attack += box.attack[card]
        case Reinforce(card=card) if card >= 0:
            defence += box.defence[card]
        case Flee():
            lost = losing(box, raid.attack, raid.defence)
            yield say("why-losing" if lost else "why-holding")
            return
    now = isinstance(act, Reinforce) and act.card < 0
    yield say("why-stands" if now else "why-then", attack=attack, defence=defence)
