"""Tests: what the computer players reckon for many hands at once, against the rules one by one."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import product
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from engine.core import Rng, Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.bots import expectation, search
from engine.games.carry_on.bots.evaluation import HandEvaluation
from engine.games.carry_on.bots.expectation import UNITS_PER_POINT, RoundStakes
from engine.games.carry_on.components import HAND_SIZE, SOUVENIR
from engine.games.carry_on.view import RoundScore
from engine.search.batch import shuffled
from tests.games.carry_on.deals import ATHLETE, BUSINESS, Match, box, cards, points
from tests.tools.ladder import keeping

BOX = box()
WORTH = HandEvaluation(BOX)
EVERYBODY = range(len(BOX.characters))


def hands(character: int, many: int, size: int = HAND_SIZE) -> list[tuple[int, ...]]:
    """Random packs, some of them with more souvenirs than are likely."""
    stream = Rng("packs", character, size)
    found = []
    for number in range(many):
        souvenirs = stream.below(size + 1) if number % 4 == 0 else 0
        rest = stream.shuffled(BOX.deck)[: size - souvenirs]
        rest = rest if rest.count(SOUVENIR) + souvenirs <= size else []
        found.append((*rest, *[SOUVENIR] * (size - len(rest))))
    return found


def sure(character: int, unused: int) -> tuple[int, ...]:
    """What cards are worth if they bring nothing but their points at the end."""
    return tuple(
        UNITS_PER_POINT * sum(scoring.end_points(BOX, character, cards))
        for cards in range(unused + 1)
    )


@pytest.mark.parametrize("character", EVERYBODY)
def test_a_packed_hand_is_worth_its_best_use_by_both_limits_co_13_to_co_22(character: int) -> None:
    layout = WORTH.layouts[character]
    tried = Counter[bool]()
    for unused in range(BOX.characters[character].cards + 1):
        at = RoundStakes(character, sure(character, unused), 4, 4)
        ends = WORTH.ends(at)
        for packed in hands(character, 600):
            place = layout.place[WORTH.row(character, packed)]
            kg = scoring.item_weight(BOX, packed)
            small = scoring.best(BOX, character, packed, 23, unused)
            large = scoring.best(BOX, character, packed, 32, unused)
            assert UNITS_PER_POINT * small.net + at.keep[-1] == ends.small[place, kg]
            assert UNITS_PER_POINT * large.net + at.keep[-1] == ends.large[place, kg]
            assert small.use.upgrade == ends.turns[place, kg]
            tried[small.use.upgrade] += 1
    assert tried[False] > 500
    assert tried[True] > 100 or BOX.characters[character].extra


@pytest.mark.parametrize("character", EVERYBODY)
def test_the_sheet_to_be_expected_is_the_same_in_the_table(character: int) -> None:
    layout = WORTH.layouts[character]
    at = RoundStakes(character, sure(character, 1), 3, 5)
    table = WORTH.plain(at)
    for left in range(HAND_SIZE):
        for packed in hands(character, 60, HAND_SIZE - left):
            place = layout.place[WORTH.row(character, packed)]
            kg = scoring.item_weight(BOX, packed)
            assert expectation.expected(BOX, at, packed, left) == table[left, place, kg]


def test_with_nothing_to_come_the_sheet_to_be_expected_is_the_mean_of_both_limits() -> None:
    at = RoundStakes(BUSINESS, (0,), 1, 1)
    packed = cards("c4 c5 d5 d3 g7 h2 h2")
    means = [scoring.best(BOX, BUSINESS, packed, limit, 0).points for limit in (23, 32)]
    assert UNITS_PER_POINT * sum(means) // 2 == expectation.expected(BOX, at, packed, 0)


def test_a_card_to_come_is_worth_the_best_of_each_hand_it_may_come_out_of() -> None:
    at = RoundStakes(ATHLETE, sure(ATHLETE, 1), 4, 4)
    table, layout = WORTH.table(at, True), WORTH.layouts[ATHLETE]
    packed = cards("c4 c5 d5 d3 g7 s")
    kg, character = scoring.item_weight(BOX, packed), BOX.characters[ATHLETE]

    def worth(kind: int) -> int:
        uses = [scoring.best(BOX, ATHLETE, (*packed, kind), limit, 1) for limit in (23, 32)]
        return sum(UNITS_PER_POINT * (use.net + BOX.unused * character.cards) for use in uses) // 2

    each = [max(map(worth, hand)) for hand in WORTH.hands(3)]
    place = layout.place[WORTH.row(ATHLETE, packed)]
    assert sum(each) // len(each) == table[1, place, kg]


def test_types_that_count_alike_have_one_place() -> None:
    alike = [WORTH.row(ATHLETE, cards(text)) for text in ("c2 d3 g4", "c2 h3 g4", "c2 d3 h4")]
    other = WORTH.row(ATHLETE, cards("d2 h3 g4"))
    places = {int(WORTH.layouts[ATHLETE].place[row]) for row in alike}
    assert 3 == len(set(alike))
    assert 1 == len(places)
    assert WORTH.layouts[ATHLETE].place[other] not in places


# Winning (CO-24)


def by_hand(keys: Any, seat: int, small: int, large: int) -> float:
    """The seat's share of the wins over all ways to draw luggage, card by card."""
    tags = [0] * small + [1] * large
    won = total = 0.0
    for drawn in product(range(len(tags)), repeat=len(keys)):
        if len(set(drawn)) < len(drawn):
            continue
        found = [keys[number][tags[tag]] for number, tag in enumerate(drawn)]
        total += 1
        won += (found[seat] == max(found)) / found.count(max(found))
    return won / total


@pytest.mark.parametrize(("small", "large"), [(4, 4), (1, 3), (4, 0)])
def test_a_chance_to_win_is_that_over_all_luggage(small: int, large: int) -> None:
    stream = Rng("keys")
    for seats in (2, 3, 4):
        keys = np.array(
            [[[stream.below(6), 3 + stream.below(6)] for _ in range(seats)] for _ in range(20)]
        )
        for seat in range(seats):
            found = search._won(keys, seat, (23,) * small + (32,) * large, ())
            for one, share in zip(keys.tolist(), found, strict=True):
                wanted = search.CERTAIN_WIN * by_hand(one, seat, small, large)
                assert wanted == pytest.approx(int(share), abs=1)


@pytest.mark.parametrize("whose", [0, 1])
def test_co_40_a_limit_that_is_known_is_no_longer_a_chance(whose: int) -> None:
    """Both limits, weighed by how likely each is, are as much as when none is known."""
    stream, pile = Rng("known"), (23,) * 3 + (32,) * 5
    keys = np.array([[[stream.below(6), 3 + stream.below(6)] for _ in range(3)] for _ in range(20)])
    small, large = (
        search._won(keys, 0, pile, [limit if one == whose else 0 for one in range(3)])
        for limit in (23, 32)
    )
    assert (small != large).any()
    mixed = (3 * small + 5 * large) / 8
    assert mixed == pytest.approx(search._won(keys, 0, pile, ()), abs=2)


def test_what_decides_a_match_is_points_then_an_unused_card_co_24() -> None:
    looks = search.CarrySearch(BOX)
    for unused, text in product((0, 1), ("c7 c7 d7 g7 h2 h2 h2", "c2 d2 g3 h4 h5 s c3")):
        at = RoundStakes(ATHLETE, sure(ATHLETE, unused), 4, 4)
        packed = cards(text)
        place = looks.worth.layouts[ATHLETE].place[looks.worth.row(ATHLETE, packed)]
        kg = np.array(scoring.item_weight(BOX, packed))
        found = looks._keys(at, place, kg, 50)
        for number, limit in enumerate((23, 32)):
            best = scoring.best(BOX, ATHLETE, packed, limit, unused)
            left = unused - best.use.upgrade
            total = 50 + best.points + sum(scoring.end_points(BOX, ATHLETE, left))
            assert 2 * total + (left > 0) == found[number]


def test_who_is_behind_with_rounds_to_come_is_less_likely_to_win() -> None:
    ends = UNITS_PER_POINT * np.array([[30, 30, 30], [30, 20, 20], [20, 30, 20], [10, 30, 20]])
    shares = [int(one) for one in search.likely(ends, 0, 1)]
    assert search.CERTAIN_WIN // 3 == shares[0]
    assert sorted(shares, reverse=True) == [shares[1], shares[0], *shares[2:]]
    level = [int(one) for one in search.likely(ends, 0, 2)]
    assert shares[1] > level[1] > level[0]


# Playing on (CO-11)


def dealings() -> tuple[search.CarrySearch, search.Book, Any, search.PackedHands]:
    """Four seats whose hands are dealt in 50 worlds, in two manners."""
    looks = search.CarrySearch(BOX)
    book = looks.book(tuple(RoundStakes(seat, sure(seat, 1), 4, 4) for seat in range(4)), False)
    hands = shuffled(Rng("deal"), np.array(BOX.deck), 50, 28).reshape(50, 1, 4, HAND_SIZE)
    nothing = np.zeros((50, 2, 4), dtype=np.int64)
    return looks, book, np.repeat(hands, 2, axis=1), search.PackedHands(nothing, nothing)


def test_a_round_is_played_on_as_the_rules_have_it() -> None:
    looks, book, hands, now = dealings()
    players = np.arange(4)
    found = looks.play_on(book, players, now, hands, partial(looks.agree, book, players))
    for number in range(0, 50, 10):
        match = Match(4).characters(0, 1, 2, 3)
        match.deal(*hands[number, 0].tolist())
        for left in range(HAND_SIZE - 1, 0, -1):
            picks = []
            for seat, hand in enumerate(match.state.hands):
                packed, table = (
                    match.state.packed[seat],
                    looks.worth.table(RoundStakes(seat, sure(seat, 1), 4, 4), False),
                )
                merits = {}
                for kind in hand:
                    row = looks.worth.row(seat, (*packed, kind))
                    kg = scoring.item_weight(BOX, (*packed, kind))
                    merits[kind] = table[left][looks.worth.layouts[seat].place[row], kg]
                best = [kind for kind, merit in merits.items() if merit == max(merits.values())]
                picks.append(best[0])
                if len(best) > 1:
                    # Either may be picked first; this deal shows nothing.
                    picks = []
                    break
            if not picks:
                break
            match.pick(*picks)
        else:
            for seat, packed in enumerate(match.state.packed):
                assert looks.worth.row(seat, packed) == found.rows[number, 0, seat]
                assert scoring.item_weight(BOX, packed) == found.weights[number, 0, seat]
            return
    raise AssertionError("no deal was without equals")


def test_the_others_see_things_a_little_differently_and_the_seat_as_it_does() -> None:
    looks, book, hands, now = dealings()
    players = np.array([[0, 1, 2, 3], [0, 5, 6, 7]])
    plain = looks.agree(book, players, now, hands)
    other = looks._differ(book, players, 0, Rng("differ"), now, hands)
    assert (plain[..., 0] == other[..., 0]).all()
    # With all seven cards still to be packed few are so much better that all would take them.
    assert 0.3 < (plain[..., 1:] != other[..., 1:]).mean() < 0.8
    # What is tried makes no difference to them.
    both = np.broadcast_to(hands, (3, *hands.shape))
    again = looks._differ(book, players, 0, Rng("differ"), now, both)
    assert (again == other).all()


# What a card may bring (CO-15)


def test_what_keeping_may_bring_is_what_the_command_reckons() -> None:
    assert keeping.text(WORTH) == keeping.FILE.read_text(encoding="utf-8")


def seat_view(unused: int, scored: tuple[RoundScore, ...] = ()) -> Any:
    return SimpleNamespace(unused=unused, rounds=scored, character=ATHLETE, luggage=0)


def view_of(phase: str, pile: tuple[int, ...], seats: int, round_: int) -> Any:
    return SimpleNamespace(
        seats=[seat_view(1)] * seats, phase=phase, luggage=pile, round=round_, seat=Seat(0)
    )


def test_cards_are_worth_their_points_and_what_they_may_bring() -> None:
    last = view_of("pick", (23,) * 4 + (32,) * 4, 3, 3)
    assert (0, 7 * UNITS_PER_POINT) == expectation.keeps(BOX, last, ATHLETE, 1)
    first = view_of("pick", (23,) * 4 + (32,) * 4, 3, 1)
    more = scoring.keeping_parts(BOX, ATHLETE, 1, 2, None)
    assert (0, 7 * UNITS_PER_POINT + UNITS_PER_POINT * more // 100) == expectation.keeps(
        BOX, first, ATHLETE, 1
    )


def test_two_seats_reckon_with_the_luggage_that_two_draws_leave_co_31() -> None:
    before = expectation.keeps(BOX, view_of("pick", (23, 23, 23, 32, 32, 32), 2, 2), ATHLETE, 1)
    # Of 15 pairs 3 are small, 3 large.
    parts = [
        (3, (23, 32, 32, 32)),
        (9, (23, 23, 32, 32)),
        (3, (23, 23, 23, 32)),
    ]
    more = sum(many * scoring.keeping_parts(BOX, ATHLETE, 1, 1, pile) for many, pile in parts)
    assert 7 * UNITS_PER_POINT + UNITS_PER_POINT * more // 1500 == before[1]
    behind = expectation.keeps(BOX, view_of("settle", (32,) * 4, 2, 2), ATHLETE, 1)
    assert 7 * UNITS_PER_POINT == behind[1]


def test_the_score_of_a_round_fits_the_table() -> None:
    # The worst and the best that can be packed.
    assert -3 == points("c7 c7 d7 d7 g7 g7 h7", 23).weight
    assert WORTH.columns - 1 == 49
