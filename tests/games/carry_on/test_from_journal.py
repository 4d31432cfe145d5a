"""Tests: whole matches reckoned again from their journals by the words of the rules alone."""

from __future__ import annotations

from typing import Any

import pytest

from engine import catalog
from engine.core import Act, AwaitingSeats, Chance, Rng
from engine.match import Player, Session, begin

NAMES = ("athlete", "student", "influencer", "family", "backpacker", "tourist", "crew", "business")


def finished(seats: int, seed: str) -> Session:
    game = catalog.game("carry-on")
    session = begin(game, seed, [Player("person", None, f"P{n}", "brick") for n in range(seats)])
    stream = Rng("journal", seed)
    while isinstance(session.awaiting, AwaitingSeats):
        # Also those who have decided may do so anew.
        again = session.awaiting.may if stream.below(6) == 0 else session.awaiting.due
        seat = stream.choice(again)
        session.submit(seat, session.legal(seat).sample(stream))
    return session


def worth(who: str, packed: list[int], luggage: int, weight: int, turned: bool) -> int:
    """CO-13, CO-14, CO-20 to CO-23."""
    items = [(card // 6, card % 6 + 2) for card in packed if card != 24]
    souvenirs = 7 - len(items)
    kg, limit = sum(kg for _, kg in items) + 5 * weight, luggage
    if turned:
        assert luggage == 23 < kg
        limit = 32
    points = kg if kg <= limit else limit - (kg - limit)
    kinds = {kind for kind, _ in items}
    if len(kinds) == 4 or (len(kinds) == 3 and weight < souvenirs):
        points += 5
    counts = {
        "backpacker": (2, [kg for _, kg in items if kg < 4]),
        "tourist": (1, [24] * souvenirs),
        **{
            name: (3, [kind for kind, _ in items if kind == number])
            for number, name in enumerate(NAMES[:4])
        },
    }
    if who in counts:
        first, there = counts[who]
        points += 8 if len(there) > first else 5 if len(there) == first else 0
    return points


def reckoned(session: Session) -> tuple[list[int], list[int]]:
    """Totals and unused cards by seat, from chance's answers and the acts."""
    given: Any = iter([m.given for m in session.moments if isinstance(m.given, Act | Chance)])
    n = session.config.seats
    who = [NAMES[one] for one in next(given).drawn]
    unused = [3 if name == "business" else 1 for name in who]
    totals, pile = [0] * n, [23] * 4 + [32] * 4
    entry: Any = next(given)
    for _ in range(3):
        packed: list[list[int]] = [[] for _ in range(n)]
        if n == 2:
            for turn in range(14):
                act = next(given)
                assert (turn % 2, True) == (act.seat, act.action.card in entry.drawn)
                packed[turn % 2].append(act.action.card)
                entry = next(given)
        else:
            hands = [list(entry.drawn[7 * seat : 7 * seat + 7]) for seat in range(n)]
            entry = next(given)
            for _ in range(6):
                picks: dict[int, int] = {}
                while len(picks) < n:
                    picks[entry.seat] = entry.action.card
                    entry = next(given)
                for seat, card in picks.items():
                    hands[seat].remove(card)
                    packed[seat].append(card)
                hands = [hands[seat - 1] for seat in range(n)]
            for seat, (last,) in enumerate(hands):
                packed[seat].append(last)
        luggage = entry.drawn
        if n == 2:
            for limit in luggage:
                pile.remove(limit)
        uses: dict[int, tuple[int, bool]] = {}
        while isinstance(entry := next(given, None), Act):
            uses[entry.seat] = (entry.action.weight, entry.action.upgrade)
        for seat in range(n):
            weight, turned = uses.get(seat, (0, False))
            totals[seat] += worth(who[seat], packed[seat], luggage[seat], weight, turned)
            unused[seat] -= turned
    for seat, left in enumerate(unused):
        assert left >= 0
        totals[seat] += 7 * left + (20 if who[seat] == "crew" and left else 0)
    return totals, unused


@pytest.mark.parametrize("seats", range(2, 9))
def test_co_24_a_match_scores_what_its_journal_says(seats: int) -> None:
    for number in range(25):
        session = finished(seats, f"journal {seats} {number}")
        totals, unused = reckoned(session)
        result = session.result
        assert result is not None
        assert tuple(totals) == result.scores
        keys = [(points, left > 0) for points, left in zip(totals, unused, strict=True)]
        ranking = [
            tuple(seat for seat in range(seats) if keys[seat] == key)
            for key in sorted(set(keys), reverse=True)
        ]
        assert tuple(ranking) == result.ranking
