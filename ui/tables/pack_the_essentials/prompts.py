"""The table of Pack the Essentials: the one sentence that says what to do next."""

from __future__ import annotations

from engine.games.pack_the_essentials.actions import Claim, Discard, Place, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.view import Phase
from ui.kit.words import listed
from ui.tables.pack_the_essentials.pending_moves import toys_wanted
from ui.tables.pack_the_essentials.state import HeldState, PackTableState
from ui.tables.pack_the_essentials.words import Words, capital, many, say


def sentence(state: PackTableState, words: Words, *, counts: bool) -> str:
    """Return what the person to act may do now.

    Args:
        state: What is shown.
        words: Sentences about the match.
        counts: Whether what is tried will count by itself in a moment.
    """
    if state.held is not None:
        return _holding(state.held)
    if state.actor is None:
        return ""
    if state.laying:
        return _toys(state, words)
    return _tried(state, words, counts=counts) if state.acts else _fresh(state, words)


def _holding(held: HeldState) -> str:
    """With a tile in the hand, and perhaps dots on all its places."""
    if not held.fits:
        return say("no-place-at-all")
    if held.dotted:
        side = "clothing" if held.cat else "cat"
        return say("now-places") + (" " + say(f"now-places-{side}") if held.ringed else "")
    if not held.anchors:
        return say("no-place")
    if held.cat:
        return say("now-held-cat")
    if not held.unpaid:
        return say("now-held")
    return say("now-held-no-rat" if held.unpaid == "PE-15/no-rat" else "now-held-two-rats")


def _toys(state: PackTableState, words: Words) -> str:
    """Laying toys."""
    name, wanted = _name(state, words), toys_wanted(words.box, state.base.seats[_actor(state)])
    left = wanted - len(state.toys)
    if state.best_toys:
        return say("now-toy-best" if wanted == 1 else "now-toys-best", name=name)
    if left:
        return say("now-toys", name=name, toys=many("toys", wanted), left=left)
    return say("now-toys-laid")


def _fresh(state: PackTableState, words: Words) -> str:
    """At the beginning of a decision."""
    name, view = _name(state, words), state.view
    match view.phase:
        case Phase.CLAIM:
            alone = len(view.seats) == 1
            shut = listed([str(position) for position in view.blocked])
            key = "blocked" if len(view.blocked) > 1 else "blocked-one"
            if shut:
                return say(f"now-{key}", positions=shut)
            return say("now-claim-solo") if alone else say("now-claim", name=name)
        case Phase.BONUS:
            bonus = say(words.box.positions[view.position - 1].bonus)
            return say("now-bonus", name=name, bonus=bonus)
        case Phase.DRAFT if view.drafted:
            return _place_bonus(state, words)
        case Phase.DRAFT:
            if state.discard:
                if not state.stuck:
                    return say("now-discard")
                return say("now-discard-last" if state.last_tile else "now-discard-only")
            return say("now-draft", name=name)
        case _:
            return ""


def _tried(state: PackTableState, words: Words, *, counts: bool) -> str:
    """With something tried out, which `counts` by itself in a moment or is to be confirmed."""
    view, last = state.view, state.acts[-1]
    here = view.actor == state.actor
    if counts and isinstance(last, TakeBonus):
        return say("now-counts-colour", tile=capital(_bonus(state, words)))
    if isinstance(last, Claim | TakeBonus) and not counts:
        if here and view.phase is Phase.BONUS:
            if isinstance(last, Claim) and last.position == state.only_position:
                bonus = say(words.box.positions[last.position - 1].bonus)
                return say("now-forced-bonus", position=last.position, bonus=bonus)
            return _fresh(state, words)
        if here and view.phase is Phase.DRAFT:
            return say("now-draft-or-confirm")
    if isinstance(last, Claim):
        gift = words.gift(words.box.positions[last.position - 1])
        key = "counts" if counts else "claimed"
        if counts and last.position == state.only_position:
            key = "forced"
        return say(f"now-{key}", position=last.position, gift=gift)
    if isinstance(last, TakeBonus):
        return say("now-bonus-taken", tile=capital(_bonus(state, words)))
    if not state.complete:
        return _place_bonus(state, words) if view.drafted else say("now-place-tile")
    if state.returns:
        return say("now-confirm-returned")
    if isinstance(last, Discard):
        return say("now-discarded" if _others(state) else "now-discarded-last", space=last.space)
    spent = sum(isinstance(act, Place | PlaceBonus) and act.cat for act in state.acts)
    return say("now-confirm-cost", rats=many("rats", spent)) if spent else say("now-confirm")


def _others(state: PackTableState) -> bool:
    """Whether another tile could be taken or discarded instead."""
    before = state.view if state.draft is None else state.draft
    return sum(kind is not None for kind in before.spaces) > 1


def _actor(state: PackTableState) -> int:
    """Who is to do it."""
    return state.seat if state.actor is None else state.actor


def _name(state: PackTableState, words: Words) -> str:
    return words.name(_actor(state))


def _place_bonus(state: PackTableState, words: Words) -> str:
    return say("now-place-bonus", tile=_bonus(state, words))


def _bonus(state: PackTableState, words: Words) -> str:
    """The bonus tile in hand, in words."""
    kind = state.view.seats[_actor(state)].bonus
    return "" if kind is None else words.piece(kind, cat=False)
