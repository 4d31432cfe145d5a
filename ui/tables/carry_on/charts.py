"""The table of Carry On: what is charted of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add
from typing import Final

from engine.core import Seat
from engine.games.carry_on.review import Review
from engine.games.carry_on.scoring import CARRY_ON, CHARACTER, ESSENTIAL, WEIGHT
from engine.games.carry_on.view import NOTHING
from ui.bridge.outcome import Outcome
from ui.charts.chart import ChartSpec, Point, Series
from ui.kit.round_charts import sources, totals
from ui.kit.words import signed
from ui.tables.carry_on import art
from ui.tables.carry_on.words import Words, many, say

PARTS: Final = (WEIGHT, CHARACTER, ESSENTIAL)


def charts(outcome: Outcome, words: Words) -> tuple[ChartSpec, ...]:
    """The score by round, what each pick was worth, and where all points came from."""
    review = review_of(outcome, words)
    ends = [[review.end(player.seat)] for player in outcome.players]
    rounds = [[one.points for one in seat.rounds] for seat in review.seats]
    came = {
        say(name): [[getattr(one, part) for one in seat.rounds] for seat in review.seats]
        for part, name in zip(PARTS, ("weight", "character", "essentials"), strict=True)
    }
    picks = tuple(
        Series(player.name, tuple(_picks(review, words, player.seat)), player.colour)
        for player in outcome.players
    )
    title, places, numbers = say("chart-picks"), say("chart-pick"), say("chart-worth")
    return (
        totals(outcome, words, list(map(add, rounds, ends)), ends=say("pad-cards")),
        ChartSpec("picks", title, "bars", places, numbers, picks, say("chart-packed")),
        sources(outcome, words, {**came, words.line(CARRY_ON): ends}),
    )


def review_of(outcome: Outcome, words: Words) -> Review:
    """A match looked back upon."""
    return Review(words.box, outcome.view, [one for step in outcome.past for one in step.events])


def pick_words(review: Review, words: Words, seat: int, round_: int, index: int) -> str:
    """A pick in words, and what it was worth."""
    points, other, more = review.worth(seat, round_, index)
    key = "chart-less" if points > 0 else "chart-more" if points < 0 else "chart-same"
    said = say(
        "chart-worth-said",
        round=round_,
        turn=index + 1,
        card=words.card(review.card(seat, round_, index)),
        points=say(key, points=many("points", abs(points))),
    )
    if other == NOTHING:
        return f"{said} {say('chart-none')}" if review.hand(seat, round_, index) else said
    return f"{said} {say('chart-other', card=words.card(other), points=more)}"


def _picks(review: Review, words: Words, seat: int) -> Iterator[Point]:
    """A bar a card, in order; one more where souvenirs or upgrade were not used as best."""
    place = 0
    for round_, score in enumerate(review.seats[seat].rounds, 1):
        for index, card in enumerate(score.packed):
            points, kind = review.worth(seat, round_, index).points, art.type_of(card)
            yield Point(
                place,
                points,
                say("chart-bar", round=round_, turn=index + 1, card=words.thing(card)),
                signed(points),
                pick_words(review, words, seat, round_, index),
                (Seat(seat), round_, index),
                f"fabric-{kind}" if kind < art.TYPES else "accent",
            )
            place += 1
        lost = review.settled(seat, round_)
        if lost:
            said = say("chart-use-said", round=round_, points=many("points", -lost))
            yield Point(place, lost, say("chart-use", round=round_), signed(lost), said)
            place += 1
