"""The table of Carry On: what is charted of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add

from engine.core import Seat
from engine.games.carry_on.history import CarryHistory
from engine.games.carry_on.scoring import CARRY_ON
from engine.games.carry_on.view import NOTHING
from ui.bridge.outcome import Outcome
from ui.charts.chart import ChartSpec, Point, Series
from ui.kit.scores.round_charts import sources, totals
from ui.kit.words import signed
from ui.tables.carry_on import art
from ui.tables.carry_on.words import Words, many, say


def charts(outcome: Outcome, words: Words) -> tuple[ChartSpec, ...]:
    """The score by round, what each pick was worth, and where all points came from."""
    history = history_of(outcome, words)
    ends = [[history.end(player.seat)] for player in outcome.players]
    rounds = [[one.points for one in seat.rounds] for seat in history.seats]
    came = {
        say("weight"): [[one.weight for one in seat.rounds] for seat in history.seats],
        say("character"): [[one.character for one in seat.rounds] for seat in history.seats],
        say("essentials"): [[one.essential for one in seat.rounds] for seat in history.seats],
    }
    picks = tuple(
        Series(player.name, tuple(_picks(history, words, player.seat)), player.colour)
        for player in outcome.players
    )
    title, places, numbers = say("chart-picks"), say("chart-pick"), say("chart-worth")
    return (
        totals(outcome, words, list(map(add, rounds, ends)), ends=words.line(CARRY_ON)),
        ChartSpec("picks", title, "bars", places, numbers, picks, say("chart-packed")),
        sources(outcome, words, {**came, words.line(CARRY_ON): ends}),
    )


def history_of(outcome: Outcome, words: Words) -> CarryHistory:
    """A match looked back upon."""
    return CarryHistory(
        words.box, outcome.view, [one for step in outcome.past for one in step.events]
    )


def pick_words(history: CarryHistory, words: Words, seat: int, round_: int, index: int) -> str:
    """A pick in words, and what it was worth."""
    points, other, more = history.worth(seat, round_, index)
    key = "chart-less" if points > 0 else "chart-more" if points < 0 else "chart-same"
    said = say(
        "chart-worth-said",
        round=round_,
        turn=index + 1,
        card=words.card(history.card(seat, round_, index)),
        points=say(key, points=many("points", abs(points))),
    )
    if other == NOTHING:
        return f"{said} {say('chart-none')}" if history.hand(seat, round_, index) else said
    return f"{said} {say('chart-other', card=words.the_card(other), points=more)}"


def _picks(history: CarryHistory, words: Words, seat: int) -> Iterator[Point]:
    """A bar a card, in order; one more where souvenirs or upgrade were not used as best."""
    place = 0
    for round_, score in enumerate(history.seats[seat].rounds, 1):
        for index, card in enumerate(score.packed):
            points, kind = history.worth(seat, round_, index).points, art.type_of(card)
            yield Point(
                place,
                points,
                say("chart-bar", round=round_, turn=index + 1, card=words.thing(card)),
                signed(points),
                pick_words(history, words, seat, round_, index),
                (Seat(seat), round_, index),
                f"fabric-{kind}" if kind < art.TYPES else "accent",
            )
            place += 1
        lost = history.settled(seat, round_)
        if lost:
            said = say("chart-use-said", round=round_, points=many("points", -lost))
            yield Point(place, lost, say("chart-use", round=round_), signed(lost), said)
            place += 1
