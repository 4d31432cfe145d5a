"""engine.match: why a decision tempts, and why another one is worth more, in two score lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine.core.review import ScoreDifference

HUNDREDTHS: Final = 100


class Topic(NamedTuple):
    """Some score lines, and by how many whole points they differ; never 0."""

    topic: str
    points: int


class Contrast(NamedTuple):
    """What speaks for a decision and for the better one, in whole points that add up.

    `tempts` is what the decision brings more, None where it brings nothing more; `better` is what
    the better one does. `whole` is the difference of the scores: `better`, less `tempts`, and
    `rest`.
    """

    tempts: Topic | None
    better: Topic
    rest: int
    whole: int


def contrast(why: Sequence[ScoreDifference], topic: Callable[[str], str]) -> Contrast | None:
    """Return the topics in which two decisions differ most.

    Args:
        why: The score lines that differ, in hundredths of a point; more is for the better decision.
        topic: Tells which lines are told together (`Reviewer.topic`).

    Returns:
        The contrast; None where no topic gives the better decision a whole point more.
    """
    merged: dict[str, int] = {}
    for one in why:
        merged[topic(one.line)] = merged.get(topic(one.line), 0) + one.more
    if not merged:
        return None
    most = max(merged, key=lambda name: merged[name])
    least = min(merged, key=lambda name: merged[name])
    gain, cost = _points(merged[most]), -_points(merged[least])
    if gain <= 0:
        return None
    whole = _points(sum(merged.values()))
    tempts = Topic(least, cost) if cost > 0 else None
    return Contrast(tempts, Topic(most, gain), whole - gain + max(cost, 0), whole)


def _points(hundredths: int) -> int:
    """Whole points, halves rounded away from nothing."""
    points = (2 * abs(hundredths) + HUNDREDTHS) // (2 * HUNDREDTHS)
    return points if hundredths >= 0 else -points
