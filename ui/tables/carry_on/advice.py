"""The table of Carry On: what is said of a use at a round's end: its sum, and why one is best.

It is arithmetic over public cards alone (CO-15): later rounds are only a figure beside it.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.carry_on.components import SOUVENIR, TYPES
from engine.games.carry_on.scoring import Option
from engine.games.carry_on.view import RoundScore
from ui.tables.carry_on.words import many, say


def told(option: Option, options: Sequence[Option], keeping: int) -> str:
    """Say what a use comes to, and judge nothing.

    Args:
        option: The use that is chosen.
        options: All uses that the seat has.
        keeping: About what an unused card may still bring above its points.
    """
    score = option.score
    parts = [_weight(score)]
    if score.packed.count(SOUVENIR) > option.use.weight:
        parts.append(_weightless(score))
    if option.use.upgrade:
        without = next(
            one for one in options if one.use.weight == option.use.weight and not one.use.upgrade
        )
        parts += _trade("trade", option.points - without.points, option.gives_up, keeping)
    return " ".join(parts)


def why(best: Option, options: Sequence[Option], keeping: int) -> str:
    """Say why a use is the best, and what that does not count.

    Args:
        best: The best use (CO-15).
        options: All uses that the seat has.
        keeping: About what an unused card may still bring above its points.
    """
    upgraded = [one for one in options if one.use.upgrade]
    parts = [say("best-counted" if upgraded else "best"), *_souvenirs(best, options)]
    if best.use.upgrade:
        without = max(one.points for one in options if not one.use.upgrade)
        parts += _trade("trade", best.points - without, best.gives_up, keeping)
    # As the row says it once an upgrade is pressed there.
    for other in upgraded:
        if not best.use.upgrade and other.use.weight == best.use.weight:
            parts += _trade("no-trade", other.points - best.points, other.gives_up, keeping)
    return " ".join(parts)


def _weight(score: RoundScore) -> str:
    over = score.kg - score.limit
    if over <= 0:
        return say("told-within", kg=score.kg, limit=score.limit)
    cost = many("points", over)
    return say("told-over", kg=score.kg, over=over, limit=score.limit, points=cost)


def _weightless(score: RoundScore) -> str:
    if score.wild:
        return say("told-wild", points=score.essential)
    return say("told-complete" if score.types == TYPES else "told-short")


def _trade(key: str, now: int, then: int, keeping: int) -> list[str]:
    """What an upgrade gains and costs, and beside it what keeping the card may bring."""
    if now <= 0:
        return [say("no-gain")]
    found = [say(key, now=many("points", now), then=many("points", then))]
    if keeping:
        found.append(many("keeping", keeping).format(then=then))
    return found


def _souvenirs(best: Option, options: Sequence[Option]) -> list[str]:
    souvenirs, use = best.score.packed.count(SOUVENIR), best.use
    if not souvenirs:
        return []
    if best.score.wild:
        return [_weightless(best.score)]
    if use.weight < souvenirs:
        return [say("suggest-light")]
    light = [one for one in options if not one.use.weight and one.use.upgrade == use.upgrade]
    gain = best.points - light[0].points if light else 0
    key = "suggest-weight" if souvenirs == 1 else "suggest-weights"
    return [many(key, gain)] if gain > 0 else []
