"""Why a decision tempts and another is worth more: in whole points that add up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.core import Rng, Seat
from engine.core.review import Contrast, ScoreDifference, Topic, Verdict
from engine.match.contrast import contrast, reasons
from engine.match.review import begins, decisions
from tests.match.test_likely import played

COLOURS = ("peach", "mint")


def topic(line: str) -> str:
    return "colours" if line in COLOURS else line


def told(**lines: int) -> Contrast | None:
    return contrast([ScoreDifference(name, more) for name, more in lines.items()], topic)


def test_each_decision_is_told_by_the_topic_that_speaks_most_for_it() -> None:
    assert told(rows=900, socks=-420, cats=-60) == Contrast(
        tempts=Topic("socks", 4), better=Topic("rows", 9), rest=-1, whole=4
    )


def test_lines_of_one_topic_are_one_so_that_what_cancels_is_not_told() -> None:
    assert told(peach=1653, mint=-1296, cats=-200) == Contrast(
        tempts=Topic("cats", 2), better=Topic("colours", 4), rest=0, whole=2
    )


def test_a_line_that_is_alone_in_its_topic_has_its_own_name() -> None:
    assert told(peach=1510, mint=40, cats=-240) == Contrast(
        tempts=Topic("cats", 2), better=Topic("peach", 16), rest=-1, whole=13
    )


def test_what_brings_less_than_a_point_is_not_told() -> None:
    assert told(rows=300, socks=-49) == Contrast(None, Topic("rows", 3), 0, 3)
    assert told(rows=49, cats=30) is None
    assert told() is None


def test_one_topic_more_is_named_where_the_rest_would_be_more_than_what_is() -> None:
    assert told(rows=500, socks=400, cats=300, peach=-100) == Contrast(
        Topic("peach", 1), Topic("rows", 5), 3, 11, Topic("socks", 4)
    )
    assert told(rows=300, socks=-500, cats=-400) == Contrast(
        Topic("socks", 5), Topic("rows", 3), 0, -6, Topic("cats", -4)
    )
    # Many small differences have no name.
    spread = {f"line-{number}": 45 for number in range(20)}
    found = told(rows=200, **spread)
    assert found is not None
    assert (found.also, found.rest, found.is_spread) == (None, 9, True)


@pytest.mark.parametrize("seed", range(200))
def test_the_parts_add_up_whatever_is_rounded(seed: int) -> None:
    stream = Rng("contrast", seed)
    names = ("rows", "socks", "cats", "peach", "mint")
    found = told(**{name: stream.below(2000) - 700 for name in names})
    if found is not None:
        cost = found.tempts.points if found.tempts else 0
        assert found.better.points > 0
        also = found.also.points if found.also else 0
        assert found.whole == found.better.points - cost + also + found.rest


@pytest.mark.parametrize("name", ["carry_on", "cargo_hold"])
def test_reasons_use_only_what_the_seat_knew(name: str) -> None:
    session, seat = played(name), Seat(0)
    game, by = session.game, decisions(session, seat)
    compared = 0
    for at in begins(session, seat):
        state = session.moments[at - 1].state
        legal = [*game.legal(state, seat)]
        why = (ScoreDifference("some", 900),)
        for acts, best in pairwise(legal[:5]):
            verdict = Verdict(at, (acts,), (best,), 0, 0, 900, 0, "mistake", why)
            told = reasons(game, by, state, seat, verdict, "points")
            assert told is not None
            for number in range(2):
                # To the seat, all of these are the same.
                other = game.determinize(state, seat, Rng("other", number))
                assert told == reasons(game, by, other, seat, verdict, "points")
                compared += other != state
    assert compared > 10
