"""Shell: whether a match was lost so clearly that an easier one is offered first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ui.bridge.reached import own_log, row_of

if TYPE_CHECKING:
    from ui.bridge.controller import AppController
    from ui.bridge.outcome import Outcome

CLEAR_LOSS_SHARE: Final = 0.2
"""How far behind the winner a loss is clear, as a share of the winner's score."""


def is_clear_loss(outcome: Outcome) -> bool:
    """Return whether the best person came last, by more than a fifth of the winner's score.

    Args:
        outcome: A match that is over.
    """
    ranking, scores = outcome.result.ranking, outcome.result.scores
    persons = {player.seat for player in outcome.players if player.is_person}
    if len(ranking) < 2 or not persons or not persons <= set(ranking[-1]):
        return False
    first = scores[ranking[0][0]]
    own = max(scores[seat] for seat in persons)
    return abs(first - own) > abs(first) * CLEAR_LOSS_SHARE


def lost_before(controller: AppController, outcome: Outcome) -> bool:
    """Return whether the only person lost their match against computers before this one.

    It is not known as long as the records are not read.

    Args:
        controller: Has the log, in which both matches are.
        outcome: The match after it, which is over.
    """
    persons = [player for player in outcome.players if player.is_person]
    if len(persons) != 1 or outcome.practice or controller.unread:
        return False
    (person,) = persons
    rows = own_log(controller, str(outcome.game.id), person.name)
    score = outcome.result.scores[person.seat]
    number = row_of(rows, outcome.code, dict(outcome.config.options), score)
    if number is None:
        return False
    before = next((row for row in rows[number + 1 :] if row.levels), None)
    return before is not None and before.won is False
