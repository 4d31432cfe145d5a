"""The table of Cargo Hold: what it asks for, and tells of what has happened, in a sentence."""

from __future__ import annotations

from engine.games.cargo_hold.history import Fate, Since
from engine.games.cargo_hold.view import Phase
from ui.kit.table.key_names import REPLAY_KEY
from ui.tables.cargo_hold.aim import Send
from ui.tables.cargo_hold.questions import question
from ui.tables.cargo_hold.state import CargoTableState
from ui.tables.cargo_hold.words import Words, many, say


def sentence(state: CargoTableState, words: Words) -> str:
    """Return what is to be done, behind what became of one's delivery."""
    act, met = state.tried, state.met
    if act is not None:
        key = "now-let-go" if state.common.quick else "now-enter"
        kept = many("now-kept", state.kept) if state.kept else ""
        parts = kept, words.describe_move(act), idle_words(state, words)
        deed = " ".join(filter(None, parts))
        return say(key, deed=deed)
    if met is not None and state.seat not in met and state.begins:
        # A raid among others stays over the hand, where one's own would be told of.
        return say("show-stays", name=words.name(met[0]), other=words.name(met[1]))
    first = "" if state.since is None else since_words(state.since, words, seen=state.watched)
    return f"{first} {_asked(state, words)}".strip()


def _asked(state: CargoTableState, words: Words) -> str:
    view, cards = state.view, len(state.chosen)
    if view.phase is Phase.DISCARD:
        more = len(state.hand) - state.limit - cards
        key = "now-discard-more" if cards else "now-discard"
        return many(key, more).format(limit=state.limit)
    if view.phase in (Phase.CHOICE, Phase.LOYALTY):
        asked = question(view, words)
        return "" if asked is None else asked.words
    if cards:
        if state.refusal:
            return state.refusal
        return many("now-where" if state.sends else "now-whom", cards)
    mine = view.seats[state.seat].delivery
    if view.phase is Phase.COLLECT and mine is not None and not mine.left:
        return say("now-extended" if mine.extended else "now-ready")
    if state.sends:
        return say("now-deliver" if state.may_raid else "now-send")
    if state.may_raid:
        return say("now-raid")
    if not view.can_draw:
        return say("now-end-dry")
    return say("now-end", cards=many("cards", words.draws))


def idle_words(state: CargoTableState, words: Words) -> str:
    """Return which chosen cards would do nothing where they go to; empty for none."""
    key = "idle-delivery" if isinstance(state.aimed, Send) else "idle-raid"
    return say(key, cards=words.cards(state.idle)) if state.idle else ""


def odds_words(state: CargoTableState) -> str:
    """Return about what the raid that is tried would bring; empty where that is not known."""
    return say("odds", **{one.line: one.points for one in state.odds}) if state.odds else ""


def since_words(found: Since, words: Words, *, seen: bool = False) -> str:
    """Return what became of one's delivery since one's last turn, in which it was raided; and how
    to watch it, unless one has just `seen` the last raid.
    """
    none = ""
    if not found.money and found.fate is not Fate.FLED:
        none = "-seized" if found.seized else "-none"
    said = say(f"since-{found.fate}{none}", name=words.name(found.raider), money=found.money)
    if found.stolen:
        said = say("since-stolen", since=said, money=found.stolen)
    return say("since-again", since=said, key=REPLAY_KEY) if found.last and not seen else said
