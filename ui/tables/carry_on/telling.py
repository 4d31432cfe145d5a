"""The table of Carry On: what is told of a view in words, wherever there is room for them."""

from __future__ import annotations

from engine.games.carry_on import scoring
from engine.games.carry_on.components import LARGE_LIMIT_KG, SMALL_LIMIT_KG, Components
from engine.games.carry_on.view import NOTHING, CarryView, Phase, SeatView
from ui.tables.carry_on.panels import weight_of
from ui.tables.carry_on.words import Words, many, say


def early_limit(view: CarryView, seat: int) -> int:
    """Return the limit of a seat's suitcase card that is known while cards are packed (CO-40).

    Args:
        view: What the viewer sees.
        seat: The seat.

    Returns:
        The limit in kilograms; 0 if the viewer does not know it yet.
    """
    return view.seats[seat].luggage if view.phase in (Phase.PICK, Phase.DRAW) else 0


def luggage(view: CarryView, seat: int) -> tuple[int, ...]:
    """Return the limits of the suitcase cards that a seat may still draw; none once all is over.

    One that is known early is the only one.
    """
    early = early_limit(view, seat)
    return () if view.phase is Phase.OVER else (early,) if early else view.luggage


def early_words(view: CarryView, seat: int) -> str:
    """Say the limit of one's own suitcase card that is known early; empty if it is not."""
    limit = early_limit(view, seat)
    return say("early-limit", limit=limit) if limit else ""


def luggage_left(view: CarryView) -> str:
    """Say how many suitcase cards of each limit may still be drawn."""
    left = () if view.phase is Phase.OVER else view.luggage
    small, large = left.count(SMALL_LIMIT_KG), left.count(LARGE_LIMIT_KG)
    return say("luggage-left", small=small, large=large) if left else ""


def packed(box: Components, words: Words, one: SeatView) -> str:
    """Say what a seat has packed, with its weight."""
    if not one.packed:
        return say("packed-none")
    return say("packed-list", kg=weight_of(box, one), cards=words.cards(one.packed))


def kept(box: Components, one: SeatView) -> str:
    """Say what the Carry On cards that a seat still has are for (CO-14, CO-24)."""
    if not one.unused or one.character == NOTHING:
        return say("no-cards")
    points = sum(scoring.end_points(box, one.character, one.unused))
    key, cards = "tip-card" if one.unused == 1 else "tip-cards", many("unused", one.unused)
    return say(key, cards=cards, points=many("points", points))
