"""The table of Carry On: what it asks for and advises, in a sentence."""

from __future__ import annotations

from engine.core import BotProgress
from engine.games.carry_on import scoring
from engine.games.carry_on.actions import Settle
from engine.games.carry_on.components import SOUVENIR, Components
from engine.games.carry_on.view import NOTHING, Phase, Use
from ui.tables.carry_on import telling
from ui.tables.carry_on.state import CarryTableState
from ui.tables.carry_on.words import Words, say


def sentence(state: CarryTableState, words: Words) -> str:
    """Return what is to be done; where no curtain says so, by whom of several."""
    view, common = state.view, state.common
    if view.phase is Phase.SETTLE:
        return say("now-settle")
    asked = _asked(state, words)
    if not state.handed and common.several and common.live:
        return say("advice", name=words.name(state.seat), advice=asked)
    return asked


def _asked(state: CarryTableState, words: Words) -> str:
    view, quick = state.view, state.common.quick
    if state.tried != NOTHING:
        return say("now-held" if quick else "now-chosen", card=words.the_card(state.tried))
    if quick:
        return say("now-look")
    if view.pick != NOTHING:
        return say("now-picked", card=words.the_card(view.pick))
    asked = say("now-first") if view.turn == 1 else say("now-pick", turn=view.turn)
    if view.actor is not None:
        asked = say("now-two")
    return " ".join(filter(None, (telling.early_words(view, state.seat), asked)))


def hint(thought: BotProgress, state: CarryTableState, words: Words, box: Components) -> str:
    """Return what a hint says; at a round's end also for whom, and how it differs from *best*.

    The page's *best* counts less than a hint does (CO-15): it knows no later round.
    """
    act, view, actor = thought.best, state.view, state.common.actor
    seat = state.seat if actor is None else actor
    said = words.hint(thought, view.seats[seat].packed.count(SOUVENIR))
    if not isinstance(act, Settle):
        return said
    nets = {one.use: one.net for one in scoring.at_seat(box, view, seat)}
    if nets.get(Use(act.weight, act.upgrade), 0) < max(nets.values()):
        said = f"{said} {say('hint-match')}"
    return say("advice", name=words.name(seat), advice=said) if state.common.several else said
