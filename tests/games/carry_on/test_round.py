"""Tests: a round of 3 to 8 seats: dealing, packing, suitcases, and what is settled at its end."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import catalog
from engine.core import OVER, TURN, AwaitingSeats, Level, Over, Rng, Seat
from engine.games.carry_on import scoring
from engine.games.carry_on.actions import Pick, Settle
from engine.games.carry_on.components import HAND_SIZE, SOUVENIR
from engine.games.carry_on.events import (
    CardTurned,
    CharactersDealt,
    HandsPassed,
    HandTaken,
    LuggageDrawn,
    Picked,
    PickMade,
    Revealed,
    RoundBegan,
    RoundScored,
    Scored,
    Settled,
    SettlingBegan,
)
from engine.games.carry_on.view import NOTHING, Phase, Use
from engine.match import Player, Session, begin
from tests.games.carry_on.deals import (
    ATHLETE,
    BUSINESS,
    CREW,
    FAMILY,
    Match,
    S,
    box,
    cards,
    dealt,
    packed,
    stock,
)

ONE = cards("c2 c3 c4 d2 d3 d4 s")
TWO = cards("g2 g3 g4 h2 h3 h4 s")
THREE = cards("c5 c6 c7 d5 d6 d7 s")


def hands_of(match: Match) -> list[tuple[int, ...]]:
    return list(match.state.hands)


# Set-up


@pytest.mark.parametrize("seats", range(2, 9))
def test_co_10_each_seat_has_a_character_of_its_own_and_a_card_business_three(seats: int) -> None:
    match = Match(seats, f"co-10 {seats}")
    assert (seats, tuple(range(8))) == (match.request().count, match.request().of)
    match.characters(BUSINESS, CREW)
    (told,) = match.told(CharactersDealt)
    assert seats == len(set(told.characters))
    assert (3, *[1] * (seats - 1)) == told.cards == match.state.unused
    assert told == told.seen_by(None)


def test_co_10_characters_stay_for_the_match() -> None:
    match = packed(characters=(CREW, FAMILY, ATHLETE))
    match.settle_all()
    assert [CREW, FAMILY, ATHLETE] == [seat.character for seat in match.view().seats]
    assert 2 == match.view().round


# Packing


@pytest.mark.parametrize("seats", range(3, 9))
def test_co_11_all_56_cards_are_shuffled_and_seven_dealt_to_each(seats: int) -> None:
    match = Match(seats).characters()
    assert box().deck == match.request().of == match.request().whole
    match.roll()
    (began,) = match.told(RoundBegan)
    assert (1, HAND_SIZE, 56 - HAND_SIZE * seats) == (began.round, began.cards, began.deck)
    assert [HAND_SIZE] * seats == [len(hand) for hand in match.state.hands]
    there = Counter(match.state.deck)
    for hand in match.state.hands:
        there.update(hand)
    assert Counter(box().deck) == there


def test_co_11_picks_are_sealed_and_may_be_made_again_until_all_have() -> None:
    match = dealt(ONE, TWO, THREE)
    match.act(1, Pick(TWO[0]))
    assert ([Picked(Seat(1), 1, again=False)], "hidden") == (match.told(Picked), match.fence)
    match.act(1, Pick(TWO[3]))
    assert [Picked(Seat(1), 1, again=True)] == match.told(Picked)
    waiting = match.waiting()
    assert ((0, 1, 2), (0, 2), True) == (waiting.may, waiting.due, waiting.sealed)
    assert not waiting.open
    match.act(0, Pick(ONE[0]))
    match.act(2, Pick(THREE[0]))
    (shown,) = match.told(Revealed)
    assert (ONE[0], TWO[3], THREE[0]) == shown.cards
    assert (1, False, "revealed") == (shown.turn, shown.automatic, match.fence)


def test_co_11_a_pick_lies_in_nobodys_view_but_ones_own_until_it_is_revealed() -> None:
    match = dealt(ONE, TWO, THREE)
    match.act(1, Pick(TWO[2]))
    assert [NOTHING, TWO[2], NOTHING, NOTHING] == [match.view(s).pick for s in (0, 1, 2, None)]
    assert [False, True, False] == [seat.picked for seat in match.view(0).seats]
    assert TWO == match.view(1).seats[1].hand
    (made,) = match.told(PickMade)
    assert made.recall
    assert [None, made, None] == [made.seen_by(seat) for seat in (Seat(0), Seat(1), None)]


def test_co_11_all_picks_are_packed_and_each_hand_goes_to_the_left() -> None:
    match = dealt(ONE, TWO, THREE)
    match.pick(ONE[0], TWO[0], THREE[0])
    assert [THREE[1:], ONE[1:], TWO[1:]] == hands_of(match)
    assert ((ONE[0],), (TWO[0],), (THREE[0],)) == match.state.packed
    assert [HandsPassed(1, 6)] == match.told(HandsPassed)
    assert [THREE[1:], ONE[1:], TWO[1:]] == [taken.cards for taken in match.told(HandTaken)]
    kinds = [type(event) for event in match.events]
    assert [Picked, PickMade, Revealed, HandsPassed, *[HandTaken] * 3] == kinds


def test_co_11_only_a_card_in_hand_can_be_picked() -> None:
    match = dealt(ONE, TWO, THREE)
    refused = match.refusal(0, Pick(TWO[0]))
    assert ("CO-11", "not-in-hand") == (refused.rule, refused.reason)
    assert TWO[0] == refused.detail["card"]
    refused = match.refusal(0, Settle(0, upgrade=False))
    assert ("CO-15", "phase") == (refused.rule, refused.reason)
    assert [Pick(card) for card in ONE] == match.legal(0)
    assert 6 == stock().legal(dealt(cards("c2 c2 c4 d2 d3 d4 s")).state, Seat(0)).count()


def test_co_11_everybody_has_packed_seven_when_the_hands_are_empty() -> None:
    match = Match(5).characters()
    match.roll()
    for turn in range(1, HAND_SIZE):
        assert turn == match.view().turn
        match.pick_any()
    assert [HAND_SIZE] * 5 == [len(case) for case in match.state.packed]
    assert ((),) * 5 == match.state.hands
    assert Phase.LUGGAGE is match.state.phase


def test_co_16_the_seventh_pick_is_automatic() -> None:
    match = dealt(ONE, TWO, THREE)
    for _ in range(HAND_SIZE - 1):
        match.pick_any()
    sixth, seventh = match.told(Revealed)
    assert (6, False, 7, True) == (sixth.turn, sixth.automatic, seventh.turn, seventh.automatic)
    assert [HandsPassed(6, 1)] == match.told(HandsPassed)
    assert [taken.cards for taken in match.told(HandTaken)] == [(card,) for card in seventh.cards]
    assert list(seventh.cards) == [case[-1] for case in match.state.packed]


def test_co_16_what_is_packed_the_cards_and_points_are_public_and_hands_are_not() -> None:
    match = dealt(ONE, TWO, THREE)
    match.pick_any()
    for viewer in (0, 1, 2, None):
        view = match.view(viewer)
        assert [(6, 1)] * 3 == [(seat.cards, len(seat.packed)) for seat in view.seats]
        assert [viewer == seat for seat in range(3)] == [bool(one.hand) for one in view.seats]
    events = match.told(HandTaken)
    assert [True, False, False] == [event.seen_by(Seat(0)) is not None for event in events]
    assert not any(event.seen_by(None) for event in events)
    assert all(event.recall for event in events)
    assert match.game.hands(match.config)


def test_co_16_with_open_hands_all_see_every_hand_and_no_pick() -> None:
    match = dealt(ONE, TWO, THREE, open_hands=True)
    assert not match.game.hands(match.config)
    match.act(1, Pick(TWO[2]))
    for viewer in (0, 2, None):
        view = match.view(viewer)
        assert [ONE, TWO, THREE] == [seat.hand for seat in view.seats]
        assert [ONE, TWO, THREE] == [seat.known for seat in view.seats]
        assert NOTHING == view.pick
    match.pick(ONE[0], TWO[0], THREE[0])
    for event in match.told(HandTaken):
        assert event == event.seen_by(None) == event.seen_by(Seat(0))


# Suitcases


def test_co_12_everybody_takes_a_luggage_card_and_they_are_shuffled_again() -> None:
    match = Match(3).characters()
    match.pack_all()
    assert box().luggage == match.request().of == match.request().whole
    match.chance(23, 23, 32)
    (drawn,) = match.told(LuggageDrawn)
    assert ((23, 23, 32), (23, 23, 32, 32, 32)) == (drawn.limits, drawn.left)
    match.settle_all()
    match.pack_all()
    assert box().luggage == match.request().of
    assert ("luggage", 2) == match.request().deck_id


def test_co_14_a_card_that_is_turned_stays_turned_and_raises_this_rounds_limit_only() -> None:
    heavy = "c7 c7 d7 d6 g2 g2 h3"
    match = packed(heavy, characters=(ATHLETE,), limits=(23,))
    match.settle(0, up=True)
    match.settle_all()
    assert [CardTurned(Seat(0), 0)] == [e for e in match.log if isinstance(e, CardTurned)]
    mine = match.view().seats[0]
    assert (0, 1, 32, 23) == (
        mine.unused,
        mine.turned,
        mine.rounds[0].limit,
        mine.rounds[0].luggage,
    )
    match.pack_all(cards(heavy))
    match.chance(23, 32, 32)
    # Without a card, and without a souvenir, it has nothing to choose.
    assert not match.state.may & 1
    match.settle_all()
    assert 23 == match.view().seats[0].rounds[1].limit


def test_co_14_business_turns_one_of_its_three_a_round() -> None:
    heavy = "c7 c7 d7 d6 g2 g2 h3"
    match = packed(heavy, characters=(BUSINESS,), limits=(23,))
    match.settle(0, up=True)
    match.settle_all()
    assert (2, 1) == (match.state.unused[0], match.state.turned[0])
    match.pack_all(cards(heavy))
    match.chance(23, 32, 32)
    match.settle(0, up=True)
    match.settle_all()
    assert (1, 2) == (match.state.unused[0], match.state.turned[0])


def test_co_14_no_upgrade_where_it_is_not_for() -> None:
    match = packed("c7 c7 c6 s d2 h2 s", "d7 d7 d6 s g2 h2 s", limits=(23, 32))
    refused = match.refusal(1, Settle(0, upgrade=True))
    assert ("CO-14", "large") == (refused.rule, refused.reason)
    match = packed("c7 c6 d5 s g2 g3 s", limits=(23,))
    refused = match.refusal(0, Settle(0, upgrade=True))
    # 23 kg without souvenirs are not more than 23.
    assert ("CO-14", "not-over") == (refused.rule, refused.reason)
    assert 23 == refused.detail["kg"]
    assert Settle(1, upgrade=True) in match.legal(0)


def test_co_14_without_an_unused_card_there_is_no_upgrade() -> None:
    heavy = "c7 c7 d7 d6 g2 g2 s"
    match = packed(heavy, characters=(ATHLETE,), limits=(23,))
    match.settle(0, up=True)
    match.settle_all()
    match.pack_all(cards(heavy))
    match.chance(23, 32, 32)
    refused = match.refusal(0, Settle(0, upgrade=True))
    assert ("CO-14", "no-card") == (refused.rule, refused.reason)


# Settling


def test_co_15_luggage_is_seen_first_and_who_has_no_choice_has_no_row() -> None:
    match = packed("c2 c3 d2 d3 g2 g3 h2", "c7 c7 d7 d7 g7 g7 h7", "s c4 d4 g4 h4 h3 g5")
    assert [32, 32, 32] == [seat.luggage for seat in match.view().seats]
    assert (2,) == match.view().settling == match.waiting().may
    assert [SettlingBegan(1, (Seat(2),))] == match.told(SettlingBegan)
    assert TURN == match.refusal(1, Settle(0, upgrade=False)).rule


def test_co_15_rows_are_open_and_may_be_changed_until_all_are_ready() -> None:
    match = packed("c7 c7 d7 d6 g2 g2 s", "h7 h7 d7 s g3 g3 c2", limits=(23, 23, 32))
    match.settle(0, 1)
    assert [Settled(Seat(0), 1, upgrade=False, again=False)] == match.told(Settled)
    assert Use(1, upgrade=False) == match.view(1).seats[0].use
    waiting = match.waiting()
    assert ((0, 1), (1,), True, False) == (
        waiting.may,
        waiting.due,
        waiting.open,
        waiting.sealed,
    )
    assert ((0, 1), (1,)) == (match.view(2).settling, match.view(2).due)
    match.settle(0, 0, up=True)
    assert [Settled(Seat(0), 0, upgrade=True, again=True)] == match.told(Settled)
    assert match.fence is None
    match.settle(1)
    (scored,) = match.told(RoundScored)
    assert Use(0, upgrade=True) == scored.scores[0].use
    assert [Settled, CardTurned, RoundScored] == [type(event) for event in match.events]


def test_co_15_nobody_with_a_choice_means_that_the_round_is_scored_at_once() -> None:
    match = packed("c2 c3 d2 d3 g2 g3 h2", "c7 d7 g7 h7 d4 c4 g4", "c5 d5 g5 h5 h3 h4 d6")
    assert [LuggageDrawn, RoundScored] == [type(event) for event in match.events]
    assert 2 == match.state.round


def test_co_15_only_so_many_souvenirs_as_one_has_are_weight() -> None:
    match = packed("c7 c7 d7 d6 g2 s s")
    for weight in (3, -1):
        refused = match.refusal(0, Settle(weight, upgrade=False))
        assert ("CO-13", "souvenirs") == (refused.rule, refused.reason)
    assert [Settle(weight, upgrade=False) for weight in range(3)] == match.legal(0)
    refused = match.refusal(0, Pick(S))
    assert ("CO-11", "phase") == (refused.rule, refused.reason)


def test_co_15_the_page_has_each_use_with_its_points_and_what_it_gives_up() -> None:
    match = packed("c7 c7 d7 d6 g2 s s", characters=(CREW,), limits=(23,))
    uses = scoring.at_seat(box(), match.view(1), Seat(0))
    assert [Settle(one.use.weight, one.use.upgrade) for one in uses] == match.legal(0)
    assert {0, 27} == {one.gives_up for one in uses}
    for one in uses:
        again = packed("c7 c7 d7 d6 g2 s s", characters=(CREW,), limits=(23,))
        again.settle(0, one.use.weight, up=one.use.upgrade)
        again.settle_all()
        assert one.score == again.state.scores[0][0]


LEVELS = [str(level) for level in catalog.game("carry-on").bots]


@pytest.mark.parametrize("level", LEVELS)
def test_co_15_computers_settle_by_what_is_packed_and_drawn_never_by_others_rows(
    level: str,
) -> None:
    found = []
    for number in range(4):
        session = settling(3, 3)
        session.seat(Seat(0), Player("computer", Level(level)))
        for action in list(session.legal(Seat(1)))[: number + 1]:
            session.submit(Seat(1), action)
        *_, thought = session.think(Seat(0))
        found.append(thought.best)
    assert 1 == len(set(found))


# The end


def test_co_24_after_three_rounds_the_match_is_over() -> None:
    match = Match(3, "end").characters(CREW, BUSINESS, ATHLETE)
    for number in range(1, 4):
        match.roll()
        assert number == match.view().round
        while match.state.phase is Phase.PICK:
            match.pick_any()
        match.roll()
        match.settle_all()
    awaiting = match.game.awaiting(match.state)
    assert isinstance(awaiting, Over)
    (end,) = match.told(Scored)
    assert (awaiting.result.ranking, awaiting.result.scores) == (end.ranking, end.scores)
    assert ((7, 21, 7), (20, 0, 0)) == (end.cards, end.extras)
    sheets = match.game.sheet(match.view())
    assert list(end.scores) == [sheet.total for sheet in sheets]
    assert [7, 21, 7] == [sheet.points("carry-on") for sheet in sheets]
    assert [20, 0, 0] == [sheet.points("extra") for sheet in sheets]
    for seat, sheet in enumerate(sheets):
        rounds = match.view().seats[seat].rounds
        assert 3 == len(rounds)
        assert sheet.total == sum(one.points for one in rounds) + end.cards[seat] + end.extras[seat]
    assert OVER == match.refusal(0, Pick(0)).rule


def settling(seats: int, least: int) -> Session:
    """A match of persons, played to a round's end at which so many have a choice."""
    for number in range(100):
        session = begin(catalog.game("carry-on"), f"settling {number}", [Player("person")] * seats)
        while session.view(None).phase is Phase.PICK:
            for seat in session.seats:
                session.submit(seat, session.legal(seat).sample(Rng(number, session.inputs)))
                assert not session.undo_reach().acts, "a pick is never taken back"
        if len(session.view(None).settling) >= least:
            return session
    raise AssertionError("nobody has a choice")


def test_what_is_settled_can_be_taken_back_and_what_is_picked_cannot() -> None:
    session = settling(3, 2)
    awaiting = session.awaiting
    assert isinstance(awaiting, AwaitingSeats)
    first = awaiting.due[0]
    session.submit(first, next(iter(session.legal(first))))
    assert awaiting != session.awaiting
    assert session.undo()
    assert awaiting == session.awaiting


def test_a_souvenir_is_one_kind_whoever_holds_it() -> None:
    match = dealt((SOUVENIR,) * 3 + cards("c2 c3 d2 d3"), (SOUVENIR,) * 5 + cards("h2 h3"))
    assert Pick(SOUVENIR) in match.legal(0)
    assert 5 == len(match.legal(0))
    assert 3 == len(match.legal(1))
