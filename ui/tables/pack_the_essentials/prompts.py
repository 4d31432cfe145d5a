"""The table of Pack the Essentials: the one sentence that says what to do next."""

from __future__ import annotations

from collections.abc import Collection

from engine.games.pack_the_essentials.actions import Claim, Discard, Place, PlaceBonus, TakeBonus
from engine.games.pack_the_essentials.events import BonusReturned
from engine.games.pack_the_essentials.view import PackView, Phase
from ui.kit.words import listed
from ui.stage.input.drag_target import Placement
from ui.tables.pack_the_essentials.held import HeldTile
from ui.tables.pack_the_essentials.pending_moves import PackPendingMoves, discardable
from ui.tables.pack_the_essentials.words import Words, capital, many, say


def holding(held: HeldTile, dots: Collection[Placement]) -> str:
    """With a tile in the hand, and perhaps `dots` on all its places."""
    here, anywhere = held.fits()
    if not anywhere:
        return say("no-place-at-all")
    if dots:
        side = "clothing" if held.cat else "cat"
        ring = any(spot.over for spot in dots)
        return say("now-places") + (" " + say(f"now-places-{side}") if ring else "")
    if not here:
        return say("no-place")
    if held.cat:
        return say("now-held-cat")
    unpaid = held.unpaid()
    if unpaid is None:
        return say("now-held")
    return say("now-held-no-rat" if unpaid.key == "PE-15/no-rat" else "now-held-two-rats")


def toys(words: Words, pending: PackPendingMoves) -> str:
    """Laying toys."""
    name, wanted = words.name(pending.seat), pending.toys_wanted(words.box)
    left = wanted - len(pending.toys)
    if pending.best_toys:
        return say("now-toy-best" if wanted == 1 else "now-toys-best", name=name)
    if left:
        return say("now-toys", name=name, toys=many("toys", wanted), left=left)
    return say("now-toys-laid")


def fresh(words: Words, pending: PackPendingMoves) -> str:
    """At the beginning of a decision."""
    name, view = words.name(pending.seat), pending.view
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
            return _place_bonus(words, pending, view)
        case Phase.DRAFT:
            if discardable(pending):
                return say("now-discard" if _any_fits(pending, view) else "now-discard-only")
            return say("now-draft", name=name)
        case _:
            return ""


def tried(words: Words, pending: PackPendingMoves, *, counts: bool) -> str:
    """With something tried out, which `counts` by itself in a moment or is to be confirmed."""
    view, last = pending.view, pending.acts[-1]
    here = view.actor == pending.seat
    if counts and isinstance(last, TakeBonus):
        return say("now-counts-colour", tile=capital(_bonus(words, pending, view)))
    if isinstance(last, Claim | TakeBonus) and not counts:
        if here and view.phase is Phase.BONUS:
            return fresh(words, pending)
        if here and view.phase is Phase.DRAFT:
            return say("now-draft-or-confirm")
    if isinstance(last, Claim):
        gift, key = (
            words.gift(words.box.positions[last.position - 1]),
            "counts" if counts else "claimed",
        )
        return say(f"now-{key}", position=last.position, gift=gift)
    if isinstance(last, TakeBonus):
        return say("now-bonus-taken", tile=capital(_bonus(words, pending, view)))
    if not pending.complete:
        return _place_bonus(words, pending, view) if view.drafted else say("now-place-tile")
    if any(isinstance(event, BonusReturned) for event in pending.preview().events):
        return say("now-confirm-returned")
    if isinstance(last, Discard):
        return say("now-discarded", space=last.space)
    spent = sum(isinstance(act, Place | PlaceBonus) and act.cat for act in pending.acts)
    return say("now-confirm-cost", rats=many("rats", spent)) if spent else say("now-confirm")


def _place_bonus(words: Words, pending: PackPendingMoves, view: PackView) -> str:
    return say("now-place-bonus", tile=_bonus(words, pending, view))


def _bonus(words: Words, pending: PackPendingMoves, view: PackView) -> str:
    """The bonus tile in hand, in words."""
    kind = view.seats[pending.seat].bonus
    return "" if kind is None else words.piece(kind, cat=False)


def _any_fits(pending: PackPendingMoves, view: PackView) -> bool:
    return any(
        pending.fits_anywhere(pending.acts, space)
        for space, kind in enumerate(view.spaces, 1)
        if kind is not None
    )
