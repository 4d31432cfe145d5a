"""The table of Carry On: what is charted of a match that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import cast

from PySide6.QtCore import QLocale

from engine.core import Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.components import ROUNDS
from engine.games.carry_on.events import Packed
from engine.games.carry_on.scoring import Worth, end_points
from engine.games.carry_on.view import NOTHING, CarryView, SeatView
from ui.bridge.outcome import Outcome
from ui.charts.chart import ChartSpec, Point, Series
from ui.kit.words import signed
from ui.tables.carry_on.words import Words, many, say


class Review:
    """A match that is over, looked back upon: its hands, and what its picks were worth."""

    def __init__(self, outcome: Outcome, words: Words) -> None:
        self.words = words
        self.seats: Sequence[SeatView] = cast("CarryView", outcome.view).seats
        # Three cards that were drawn are told of when one of them is packed (CO-30).
        told = [event for step in outcome.past for event in step.events]
        self._drawn = [event for event in told if isinstance(event, Packed)]

    def hand(self, seat: int, round_: int, index: int) -> tuple[int, ...]:
        """What a pick was made from: the card first, then the others; () if nobody knows."""
        if len(self.seats) > 2:
            packed = [one.rounds[round_ - 1].packed for one in self.seats]
            return scoring.held(packed, seat, index + 1)
        mine = [event for event in self._drawn if event.seat == seat]
        if not mine:
            return ()
        one = mine[(round_ - 1) * len(mine) // ROUNDS + index]
        return (one.card, *one.discarded)

    def unused(self, seat: int, round_: int) -> int:
        """How many Carry On cards a seat had before a round was scored."""
        one = self.seats[seat]
        return scoring.unused_before(self.words.box, one.character, one.rounds[: round_ - 1])

    def worth(self, seat: int, round_: int, index: int) -> Worth:
        """What a pick was worth."""
        one, unused = self.seats[seat], self.unused(seat, round_)
        score, hand = one.rounds[round_ - 1], self.hand(seat, round_, index)
        return scoring.worth(self.words.box, one.character, unused, score, index, hand)

    def use(self, seat: int, round_: int) -> int:
        """What the use of souvenirs and upgrade lost beside the best."""
        one, unused = self.seats[seat], self.unused(seat, round_)
        score = one.rounds[round_ - 1]
        return scoring.settled_for(self.words.box, one.character, unused, score)

    def said(self, seat: int, round_: int, index: int) -> str:
        """A pick in words, and what it was worth."""
        points, other, more = self.worth(seat, round_, index)
        key = "chart-less" if points > 0 else "chart-more" if points < 0 else "chart-same"
        said = say(
            "chart-worth-said",
            round=round_,
            turn=index + 1,
            card=self.words.card(self.seats[seat].rounds[round_ - 1].packed[index]),
            points=say(key, points=many("points", abs(points))),
        )
        if other == NOTHING:
            return f"{said} {say('chart-none')}" if self.hand(seat, round_, index) else said
        return f"{said} {say('chart-other', card=self.words.card(other), points=more)}"


def charts(outcome: Outcome, words: Words) -> tuple[ChartSpec, ...]:
    """The score by round, what each pick was worth, and where all points came from."""
    review, players = Review(outcome, words), outcome.players

    def series(seat: int, points: Iterator[Point]) -> Series:
        return Series(words.name(seat), tuple(points), players[seat].colour)

    totals, picks = (
        tuple(series(player.seat, points(review, player.seat)) for player in players)
        for points in (_totals, _picks)
    )
    sources = tuple(_sources(review, [player.colour for player in players]))
    return (
        ChartSpec(
            *("totals", say("chart-totals"), "lines", say("chart-round"), say("chart-points")),
            totals,
        ),
        ChartSpec(
            *("picks", say("chart-picks"), "bars", say("chart-pick"), say("chart-worth")),
            picks,
            one=say("chart-packed"),
        ),
        ChartSpec(
            *("sources", say("chart-sources"), "bars", say("chart-who"), say("chart-points")),
            sources,
            one=say("chart-source"),
        ),
    )


def _end(review: Review, seat: int) -> int:
    one = review.seats[seat]
    return sum(end_points(review.words.box, one.character, one.unused))


def _totals(review: Review, seat: int) -> Iterator[Point]:
    rounds = [one.points for one in review.seats[seat].rounds]
    added = (*rounds, _end(review, seat))
    for place, (change, total) in enumerate(zip(added, accumulate(added), strict=True), 1):
        last = place > len(rounds)
        words = say(
            "chart-end-said" if last else "chart-total-said",
            name=review.words.name(seat),
            round=place,
            points=many("points", total),
            change=signed(change),
        )
        tick = say("chart-end") if last else str(place)
        yield Point(place, total, tick, QLocale().toString(total), words)


def _picks(review: Review, seat: int) -> Iterator[Point]:
    """A bar a card, in order; one more where souvenirs or upgrade were not used as best."""
    place = 0
    for round_, score in enumerate(review.seats[seat].rounds, 1):
        for index, card in enumerate(score.packed):
            points = review.worth(seat, round_, index).points
            yield Point(
                place,
                points,
                say("chart-bar", round=round_, turn=index + 1, card=review.words.thing(card)),
                signed(points),
                review.said(seat, round_, index),
                (Seat(seat), round_, index),
                _paint(card),
            )
            place += 1
        lost = review.use(seat, round_)
        if lost:
            said = say("chart-use-said", round=round_, points=many("points", -lost))
            yield Point(place, lost, say("chart-use", round=round_), signed(lost), said)
            place += 1


def _paint(card: int) -> str:
    kind = card // 6
    return f"fabric-{kind}" if kind < 4 else "accent"


def _sources(review: Review, colours: Sequence[str]) -> Iterator[Series]:
    """A series a source, with a bar a seat."""
    names = {
        "weight": say("weight"),
        "character": say("chart-character"),
        "essential": say("essentials"),
        "": review.words.line("carry-on"),
    }
    for source, name in names.items():
        bars = []
        for seat, one in enumerate(review.seats):
            rounds = [getattr(each, source) for each in one.rounds] if source else []
            numbers = rounds or [_end(review, seat)]
            points, value = sum(numbers), QLocale().toString(sum(numbers))
            who = review.words.name(seat)
            said = say(
                "chart-source-said",
                name=who,
                points=many("points", points),
                what=name,
                numbers=" + ".join(map(str, numbers)),
            )
            bars.append(Point(seat, points, who, value, said, paint=colours[seat]))
        yield Series(name, tuple(bars))
