"""engine.match: why a decision tempts, and why another one is worth more, in two score lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engine.core import Action, AnyGame, Rng, Seat, Tick
from engine.core.review import Contrast, Decisions, Reasons, ScoreDifference, Topic, Unit, Verdict
from engine.match.preview import Preview, preview

HUNDREDTHS: Final = 100


def contrast(
    why: Sequence[ScoreDifference], topic: Callable[[str], str], whole: int | None = None
) -> Contrast | None:
    """Return the topics in which two decisions differ most.

    Args:
        why: The score lines that differ, in hundredths of a point; more is for the better decision.
        topic: Tells which lines are told together (`Decisions.topic`).
        whole: By how much the scores differ; None: the sum of the lines.

    Returns:
        The contrast; None where no topic gives the better decision a whole point more.
    """
    named: dict[str, str] = {}
    for one in why:
        if _points(one.more):
            # Alone in its topic, a line has its own name.
            is_first = topic(one.line) not in named
            named[topic(one.line)] = one.line if is_first else topic(one.line)
    merged: dict[str, int] = {}
    for one in why:
        name = named.get(topic(one.line), topic(one.line))
        merged[name] = merged.get(name, 0) + one.more
    if not merged:
        return None
    most = max(merged, key=lambda name: merged[name])
    least = min(merged, key=lambda name: merged[name])
    gain, cost = _points(merged[most]), -_points(merged[least])
    if gain <= 0:
        return None
    points = _points(sum(merged.values()) if whole is None else whole)
    tempts = Topic(least, cost) if cost > 0 else None
    rest, also = points - gain + max(cost, 0), None
    if abs(rest) > gain:
        # What is not named would be more than what is.
        left = [name for name in merged if name not in (most, least if tempts else most)]
        way = 1 if rest > 0 else -1
        next_ = max(left, key=lambda name: way * merged[name], default="")
        more = _points(merged.get(next_, 0))
        if way * more > 0:
            rest, also = rest - more, Topic(next_, more)
    return Contrast(tempts, Topic(most, gain), rest, points, also)


def reasons(
    game: AnyGame, by: Decisions, state: Any, seat: Seat, verdict: Verdict[Any], unit: Unit
) -> Reasons | None:
    """Return why a decision tempts and what is better about the best one.

    It is pure and takes a few milliseconds.

    Args:
        game: The game.
        by: Tells which score lines are told together, and what the board shows.
        state: The state before the decision.
        seat: The seat that decided.
        verdict: What the decision cost.
        unit: What the loss is measured in. The lines of a loss in points add up to it.

    Returns:
        The reasons; None where the decision is not marked, or no line speaks for the best one.
    """
    whole = verdict.loss if unit == "points" else None
    found = contrast(verdict.why, by.topic, whole)
    if found is None:
        return None
    # What the seat cannot know is made up, the same for both.
    world = game.determinize(state, seat, Rng("reasons", int(seat), verdict.at))
    before = game.sheet(game.observe(world, seat))[seat].total

    def seen(acts: Sequence[Action]) -> Preview:
        return preview(game, world, seat, acts, Tick(0))

    own, best = seen(verdict.acts), seen(verdict.best)
    gained = own.sheet[seat].total - before, best.sheet[seat].total - before
    return Reasons(found, gained, by.board_reason(own.view, best.view, seat, verdict.why))


def _points(hundredths: int) -> int:
    """Whole points, halves rounded away from nothing."""
    points = (2 * abs(hundredths) + HUNDREDTHS) // (2 * HUNDREDTHS)
    return points if hundredths >= 0 else -points
