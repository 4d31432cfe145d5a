"""Tests: set-up, the four steps of a turn, deliveries, drawing and the end of Cargo Hold."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine import catalog
from engine.core import ConfigError, Level, NeedsChance, Over, Rng, Seat
from engine.games.cargo_hold.actions import (
    Attack,
    Collect,
    Deliver,
    Discard,
    EndTurn,
    Extend,
    Flee,
    Reinforce,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.events import (
    CashedIn,
    Collected,
    DeckMade,
    Delivered,
    Discarded,
    Drew,
    RaidBegan,
    Scored,
    Source,
    SpecialFired,
    TurnBegan,
    TurnEnding,
)
from engine.games.cargo_hold.view import Phase
from tests.games.cargo_hold.deals import Match, box, cards, stock

DRAW, REST = EndTurn(True), EndTurn(False)
MUCH = "gold gold whiskey cattle"


# Set-up


@pytest.mark.parametrize("seats", range(2, 9))
def test_ch_10_seven_cards_and_an_extension_card_each_and_nobody_has_money(seats: int) -> None:
    match = Match(seats=seats)
    view = match.view()
    assert [7] * seats == [one.cards for one in view.seats]
    assert [0] * seats == [one.total for one in view.seats]
    assert 100 - 7 * seats == view.deck
    assert 1200 == view.target
    hand = match.state.hands[0]
    assert Deliver(hand[:1], True) in match.game.legal(match.state, Seat(0))


@pytest.mark.parametrize("target", [1200, 1300, 3000, 5000, "1500"])
def test_ch_10_the_target_is_chosen_in_steps_of_100(target: Any) -> None:
    assert int(target) == Match(target=target).view().target


@pytest.mark.parametrize("target", [1100, 1250, 5100, 0, -1200, "much"])
def test_ch_10_there_is_no_other_target(target: Any) -> None:
    with pytest.raises(ConfigError, match="target"):
        Match(target=target)


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_ch_17_seat_0_begins_and_has_nothing_to_collect_or_raid(seats: int) -> None:
    match = Match(seats=seats)
    assert (Seat(0),) == match.waiting().due
    assert {Deliver, EndTurn} == {type(action) for action in match.legal(0)}
    match.deliver("farmhand")
    match.rest()
    # The next one may raid already.
    assert {Deliver, Attack, EndTurn} == {type(action) for action in match.legal(1)}


# The turn


def test_ch_11_turns_go_round_and_only_one_seat_acts() -> None:
    match = Match(seats=3)
    order = []
    for _ in range(7):
        (seat,) = match.waiting().due
        order.append(int(seat))
        for other in range(3):
            assert bool(match.game.legal(match.state, Seat(other))) == (other == seat)
            if other != seat:
                assert "TURN" == match.refusal(other, DRAW)[0]
        match.rest()
    assert [0, 1, 2, 0, 1, 2, 0] == order


def ready() -> Match:
    """Seat 0 has a delivery that is ready, and one that it can raid."""
    match = Match("mail farmhand 2*guard lasso grain lumber", "mail outlaw", seats=2)
    match.deliver("mail farmhand")
    match.rest()
    match.deliver("mail outlaw")
    match.rest()
    return match


def test_ch_11_every_step_may_be_taken_in_one_turn_in_their_order() -> None:
    match = ready()
    match.collect()
    match.deliver("grain")
    match.raid(1, "guard guard")
    match.draw()
    assert 1 == match.actor


@pytest.mark.parametrize("skipped", range(8))
def test_ch_11_every_step_may_be_left_out(skipped: int) -> None:
    match = ready()
    if skipped & 1:
        match.collect()
        if skipped & 2:
            match.deliver("grain")
    if skipped & 4:
        match.raid(1, "guard")
    match.act(0, REST)
    assert 1 == match.actor


def test_ch_11_no_step_comes_back() -> None:
    match = ready()
    match.extend()
    assert ("CH-11", "order") == match.refusal(0, Collect())
    assert ("CH-11", "order") == match.refusal(0, Extend())
    match = ready()
    match.collect()
    assert ("CH-12", "no-delivery") == match.refusal(0, Collect())
    match.raid(1, "guard")
    assert ("CH-11", "order") == match.refusal(0, Deliver(cards("grain"), False))
    match = ready()
    match.raid(1, "guard")
    assert ("CH-11", "order") == match.refusal(0, Collect())


# Collecting


def test_ch_12_a_ready_delivery_is_shown_cashed_in_and_discarded() -> None:
    match = Match("mail gold farmhand thief", seats=2)
    match.deliver("mail gold farmhand thief")
    match.rest()
    match.rest()
    match.collect()
    (shown,) = match.told(Collected)
    assert cards("mail gold farmhand thief") == shown.cards
    (paid,) = match.told(CashedIn)
    assert (0, Source.COLLECTED, 250, 250) == (paid.seat, paid.source, paid.money, paid.total)
    assert cards("mail gold") == paid.cards
    assert cards("mail gold farmhand thief") == match.view().discards
    assert match.seat(0).delivery is None
    assert (250, 0, 0, 0) == match.seat(0).money
    assert "revealed" == match.fence


def test_ch_12_a_delivery_without_cargo_is_collected_for_nothing() -> None:
    match = Match("farmhand", seats=2)
    match.deliver("farmhand")
    match.rounds()
    match.collect()
    assert [0] == [paid.money for paid in match.told(CashedIn)]


def test_ch_12_a_one_turn_delivery_is_extended_once_and_ready_on_the_next_turn() -> None:
    match = Match("lumber", seats=2)
    match.deliver("lumber")
    match.rounds()
    match.extend()
    there = match.seat(0).delivery
    assert there is not None
    assert (1, True, 1) == (there.cards, there.extended, there.left)
    match.rounds()
    assert ("CH-12", "extended") == match.refusal(0, Extend())
    match.collect()
    assert 100 == match.seat(0).total


def test_ch_12_a_delivery_may_be_left_as_it_is_its_value_unchanged() -> None:
    match = Match("fresh_meat lumber", seats=2)
    match.deliver("fresh_meat lumber")
    match.rounds(3)
    there = match.seat(0).delivery
    assert there is not None
    assert (0, False) == (there.left, there.extended)
    match.collect()
    assert 125 == match.seat(0).total


def test_ch_12_what_was_left_may_be_extended_on_a_later_turn() -> None:
    match = Match("lumber", seats=2)
    match.deliver("lumber")
    match.rounds(2)
    match.extend()
    match.rounds()
    match.collect()
    assert 100 == match.seat(0).total


def test_ch_12_no_special_but_loyalty_acts_in_a_collected_delivery() -> None:
    specials = "fair_fight thief getaway lasso reinforcement prison_wagon"
    match = Match(f"{specials} mail", seats=2)
    match.deliver(f"{specials} mail")
    match.rounds()
    match.collect()
    assert not match.told(SpecialFired)
    assert 50 == match.seat(0).total
    assert 0 == match.seat(0).cards


def test_ch_12_what_cannot_be_collected_is_refused() -> None:
    match = Match("mail", seats=2)
    for action in (Collect(), Extend()):
        assert ("CH-12", "no-delivery") == match.refusal(0, action)
    match.deliver("mail", extended=True)
    match.rounds()
    for action in (Collect(), Extend()):
        assert ("CH-12", "not-ready") == match.refusal(0, action)


@pytest.mark.parametrize("back", ["", "farmhand", "farmhand farmhand sheriff"])
def test_ch_12_loyalty_takes_firepower_back_when_a_delivery_is_collected(back: str) -> None:
    match = Match("2*farmhand sheriff loyalty mail grain", seats=2)
    match.deliver("2*farmhand sheriff loyalty mail")
    match.rounds()
    match.collect()
    assert Phase.LOYALTY == match.view().phase
    assert match.waiting().open
    there = match.seat(0, viewer=1).delivery
    assert there is not None
    assert cards("2*farmhand sheriff loyalty mail") == there.shown
    assert 3 * 2 == len(match.legal(0))
    assert ("CH-25", "not-in-play") == match.refusal(0, TakeBack(cards("mail")))
    assert ("CH-24", "other") == match.refusal(0, Flee(True))
    match.act(0, TakeBack(cards(back)))
    assert 50 == match.seat(0).total
    assert cards(back) == match.seat(0, viewer=1).known
    assert set(cards(back)) <= set(match.seat(0, viewer=0).hand)
    # The turn goes on.
    match.deliver("grain")


# Starting a delivery


def test_ch_13_any_cards_of_the_hand_face_down() -> None:
    match = Match("mail gold farmhand thief", seats=2)
    match.deliver("gold farmhand thief")
    (told,) = match.told(Delivered)
    assert (0, 3, False) == (told.seat, told.cards, told.extended)
    for viewer in (0, 1, None):
        there = match.seat(0, viewer=viewer).delivery
        assert there is not None
        assert (3, None) == (there.cards, there.shown)
    assert 4 == match.seat(0).cards


def test_ch_13_nobody_is_told_again_what_lies_in_it_its_owner_neither() -> None:
    match = Match("mail gold farmhand thief", seats=2)
    match.deliver("gold farmhand thief")
    again = [e for e in match.events if e.seen_by(Seat(0)) is not None and not e.recall]
    assert [Delivered] == [type(event) for event in again]
    once = [e for e in match.events if e.recall and e.seen_by(Seat(0)) is not None]
    assert [cards("gold farmhand thief")] == [getattr(event, "cards", ()) for event in once]
    for viewer in (Seat(1), None):
        told = [e for e in match.events if e.seen_by(viewer) is not None]
        assert [Delivered] == [type(event) for event in told]


def test_ch_13_putting_it_down_is_a_fence_for_undo() -> None:
    match = Match("mail", seats=2)
    match.deliver("mail")
    assert "hidden" == match.fence


def test_ch_13_one_delivery_at_a_time() -> None:
    match = Match("mail grain", seats=2)
    match.deliver("mail")
    match.rounds()
    assert ("CH-13", "one") == match.refusal(0, Deliver(cards("grain"), False))


def test_ch_13_it_has_one_card_or_more_of_the_hand() -> None:
    match = Match("mail grain lumber farmhand outlaw thief lasso", seats=2)
    assert ("CH-13", "empty") == match.refusal(0, Deliver((), False))
    for text in ("gold", "2*mail"):
        assert ("CH-13", "not-in-hand") == match.refusal(0, Deliver(cards(text), False))
    unordered = tuple(reversed(cards("mail grain")))
    assert ("CH-13", "not-in-hand") == match.refusal(0, Deliver(unordered, False))


def test_ch_14_it_is_ready_on_its_owners_next_turn_or_the_turn_after_that() -> None:
    match = Match("mail", "lumber", seats=3)
    match.deliver("mail")
    match.rest()
    match.deliver("lumber", extended=True)
    match.rest()
    found = []
    for _ in range(7):
        view = match.view()
        found.append([one.delivery.left if one.delivery else None for one in view.seats])
        match.rest()
    assert [
        [1, 2, None],
        [0, 2, None],
        [0, 1, None],
        [0, 1, None],
        [0, 1, None],
        [0, 0, None],
        [0, 0, None],
    ] == found
    assert [-1, 1, 0] == [e.left for e in match.log if isinstance(e, TurnBegan) and e.seat == 1]


def test_ch_14_a_two_turn_delivery_has_its_value_even_in_its_first_turn() -> None:
    match = Match("gold", "2*farmhand", seats=2)
    match.deliver("gold", extended=True)
    match.rest()
    match.raid(0, "2*farmhand")
    assert 300 == match.seat(1).total


# Raiding


def test_ch_15_one_raid_a_turn_of_an_opponents_delivery() -> None:
    match = Match("mail farmhand", "mail 2*guard 2*outlaw grain", "thief", seats=3)
    match.deliver("mail")
    match.rest()
    match.deliver("mail")
    assert ("CH-15", "opponent") == match.refusal(1, Attack(Seat(1), cards("guard")))
    assert ("CH-15", "opponent") == match.refusal(1, Attack(Seat(3), cards("guard")))
    assert ("CH-15", "opponent") == match.refusal(1, Attack(Seat(-1), cards("guard")))
    assert ("CH-15", "no-delivery") == match.refusal(1, Attack(Seat(2), cards("guard")))
    match.raid(0, "guard")
    assert "revealed" == match.fence
    (told,) = match.told(RaidBegan)
    assert (cards("guard"), cards("mail")) == (told.cards, told.delivery)
    match.rest()
    match.raid(1, "thief")
    assert ("CH-15", "one") == match.refusal(2, Attack(Seat(1), match.state.hands[2][:1]))


def test_ch_15_with_firepower_and_specials_and_no_cargo() -> None:
    match = Match("mail", "guard outlaw thief mail grain lumber cattle", seats=2)
    match.deliver("mail")
    match.rest()
    assert ("CH-15", "empty") == match.refusal(1, Attack(Seat(0), ()))
    assert ("CH-15", "cargo") == match.refusal(1, Attack(Seat(0), cards("guard mail")))
    assert ("CH-15", "not-in-hand") == match.refusal(1, Attack(Seat(0), cards("2*guard")))
    raids = {action.cards for action in match.legal(1) if isinstance(action, Attack)}
    assert 7 == len(raids)
    assert raids <= {cards(t) for t in ("guard", "outlaw", "thief", "guard outlaw")} | {
        cards("guard thief"),
        cards("outlaw thief"),
        cards("guard outlaw thief"),
    }


# Drawing


def test_ch_16_four_are_drawn_or_none() -> None:
    match = Match(seats=2)
    match.draw("4*mail")
    (told,) = match.told(Drew)
    assert (0, 4, 11, 82) == (told.seat, told.cards, told.hand, told.deck)
    match = Match(seats=2)
    match.rest()
    assert 7 == match.seat(0).cards
    assert [False] == [e.draws for e in match.log if isinstance(e, TurnEnding)]


def test_ch_16_the_hand_may_hold_ten_at_the_end_of_a_turn_by_choice() -> None:
    match = Match("mail", seats=2, deck="gold")
    match.draw("gold")
    assert (Phase.DISCARD, 11) == (match.view().phase, match.seat(0).cards)
    assert ("CH-16", "discard") == match.refusal(0, REST)
    hand = match.state.hands[0]
    assert ("CH-16", "number") == match.refusal(0, Discard(hand[:2]))
    assert ("CH-16", "number") == match.refusal(0, Discard(()))
    assert ("CH-16", "not-in-hand") == match.refusal(0, Discard(cards("sheriff")))
    match.act(0, Discard(cards("gold")))
    assert [cards("gold")] == [told.cards for told in match.told(Discarded)]
    assert (10, cards("gold"), 1) == (match.seat(0).cards, match.view().discards, match.actor)


def test_ch_16_the_limit_holds_whether_or_not_the_player_drew() -> None:
    match = Match(seats=2)
    hand = match.state.hands[0]
    # As after a Getaway.
    more = match.state.deck[:5]
    match.state = replace(
        match.state,
        hands=(tuple(sorted((*hand, *more))), match.state.hands[1]),
        deck=match.state.deck[5:],
    )
    assert ("CH-16", "not-now") == match.refusal(0, Discard(hand[:2]))
    match.act(0, REST)
    assert Phase.DISCARD == match.view().phase
    match.act(0, Discard(match.state.hands[0][:2]))
    assert (10, 1) == (match.seat(0).cards, match.actor)


def emptied(left: int, pile: int) -> Match:
    """Return a match with these numbers of cards in the deck and on the discard pile."""
    match = Match(seats=2)
    deck = match.state.deck
    match.state = replace(
        match.state,
        deck=deck[:left],
        discards=deck[left : left + pile],
        hands=((), tuple(sorted((*match.state.hands[1], *deck[left + pile :])))),
    )
    return match


def test_ch_16_the_discard_pile_becomes_a_new_deck_in_the_middle_of_a_draw() -> None:
    match = emptied(1, 30)
    pile = match.view().discards
    match.act(0, DRAW)
    assert (1, ("deck", 0, 1)) == (len(match.request().of), match.request().label)
    match.answer()
    (made,) = match.told(DeckMade)
    assert tuple(sorted(pile)) == made.cards
    request = match.request()
    assert (3, 30, ("deck", 1, 0)) == (request.count, len(request.of), request.label)
    assert request.of == request.whole == made.cards
    match.answer()
    assert (4, 27, 0) == (match.seat(0).cards, match.view().deck, len(match.view().discards))


def test_ch_16_the_pile_is_shuffled_when_a_card_is_needed_and_not_before() -> None:
    match = emptied(4, 30)
    match.draw()
    assert (4, 0, 30) == (match.seat(0).cards, match.view().deck, len(match.view().discards))
    assert not match.told(DeckMade)
    match.act(1, DRAW)
    assert match.told(DeckMade)


def test_ch_16_if_both_are_empty_one_draws_what_there_is() -> None:
    match = emptied(1, 2)
    match.draw()
    match.answer()
    assert (3, 0, 1) == (match.seat(0).cards, match.view().deck, match.actor)


def test_ch_16_where_nothing_can_be_drawn_a_turn_ends_in_one_way() -> None:
    match = emptied(0, 0)
    assert not match.view().can_draw
    assert ("CH-16", "no-cards") == match.refusal(0, DRAW)
    assert [REST] == [act for act in match.legal(0) if isinstance(act, EndTurn)]
    legal = match.game.legal(match.state, Seat(0))
    assert legal.count() == len(match.legal(0))
    assert {REST} == {legal.sample(Rng("dry", n)) for n in range(40)}
    match.act(0, REST)
    assert (0, 1) == (match.seat(0).cards, match.actor)
    # With a delivery there are as many ways to leave answers, and none of them draws.
    match = Match("mail", seats=2)
    match.deliver("mail")
    both = [act for act in match.legal(0) if isinstance(act, EndTurn)]
    match.state = replace(match.state, deck=(), discards=())
    assert [act for act in both if not act.draw] == match.legal(0)
    # A single card that lies anywhere can be drawn.
    for left, pile in ((1, 0), (0, 1)):
        match = emptied(left, pile)
        assert match.view().can_draw
        assert DRAW in match.legal(0)


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_ch_16_computers_end_their_turn_where_nothing_can_be_drawn(level: str) -> None:
    game, match = catalog.game("cargo_hold"), emptied(0, 0)
    bot = game.bots[Level(level)]
    mind = bot.start(match.config, Seat(0), Level(level))
    for number in range(8):
        stream = Rng("dry", number)
        world = game.determinize(match.state, Seat(0), stream)
        *_, thought = bot.think(game, mind, match.view(0), world, stream)
        assert REST == thought.best


def test_ch_16_matches_of_version_1_may_end_a_turn_by_drawing_nothing() -> None:
    match = emptied(0, 0)
    match.game = stock().for_rules_version(1)
    match.act(0, DRAW)
    assert (0, 1) == (match.seat(0).cards, match.actor)


# What is open


def test_ch_2_numbers_of_cards_discards_and_money_are_public() -> None:
    match = Match("gold farmhand", "thief guard", seats=3)
    match.deliver("gold farmhand")
    match.draw()
    match.raid(0, "thief guard")
    view = match.view()
    assert [9, 5, 7] == [one.cards for one in view.seats]
    assert [0, 200, 0] == [one.total for one in view.seats]
    assert cards("gold farmhand thief guard") == tuple(sorted(view.discards))
    assert 100 - 21 - 4 == view.deck
    for seat in range(3):
        mine = match.view(seat)
        assert mine.discards == view.discards
        for number, one in enumerate(mine.seats):
            assert replace(one, hand=()) == view.seats[number]
            assert one.hand == (match.state.hands[number] if number == seat else ())


def test_ch_2_what_the_limit_and_a_diversion_discard_lies_face_up() -> None:
    match = Match("mail", "outlaw thief", "diversion gold", seats=3)
    match.rest()
    match.deliver("outlaw")
    match.rest()
    match.deliver("diversion gold")
    match.rest()
    match.rest()
    match.raid(2, "thief")
    for text in ("outlaw", "diversion"):
        assert set(cards(text)) <= set(match.view().discards)


# The end


def test_ch_19_after_60_turns_a_seat_the_most_money_wins_and_ties_are_shared() -> None:
    match = Match("mail", "mail", "gold", seats=4)
    for text in ("mail", "mail", "gold"):
        match.deliver(text)
        match.rest()
    match.rest()
    for _ in range(3):
        match.collect()
        match.rest()
    match.rest()
    match.rounds(57)
    assert (60, 0) == (match.view().turn, match.actor)
    match.rounds()
    (told,) = match.told(Scored)
    assert ((2,), (0, 1), (3,)) == told.ranking
    assert (None, (50, 50, 200, 0)) == (told.winner, told.scores)
    assert Phase.OVER == match.view().phase
    assert isinstance(match.game.awaiting(match.state), Over)


def test_ch_27_the_match_is_won_at_once_and_what_was_hidden_is_shown() -> None:
    match = Match("gold mail", "lumber", seats=3)
    match.deliver("gold")
    match.rest()
    match.deliver("lumber")
    match.rest()
    match.rest()
    match.state = replace(match.state, money=((900, 50, 25, 25), (300, 0, 0, 0), (300, 0, 0, 0)))
    match.collect()
    (told,) = match.told(Scored)
    assert (0, (1200, 300, 300)) == (told.winner, told.scores)
    assert ((0,), (1, 2)) == told.ranking
    over = match.game.awaiting(match.state)
    assert isinstance(over, Over)
    assert (told.ranking, told.scores) == (over.result.ranking, over.result.scores)
    assert ("OVER", "") == match.refusal(0, DRAW)
    for viewer in (None, 0, 1, 2):
        view = match.view(viewer)
        there = view.seats[1].delivery
        assert there is not None
        assert cards("lumber") == there.shown
        assert match.state.hands == tuple(one.hand for one in view.seats)
        assert 0 == view.winner
    assert match.state == match.game.determinize(match.state, Seat(1), Rng("over"))


def test_ch_27_the_sheet_has_four_lines_in_whole_dollars_which_are_the_money() -> None:
    match = Match("gold 2*mail farmhand", "thief", "2*outlaw", seats=3)
    match.deliver("gold 2*mail farmhand")
    match.rest()
    match.raid(0, "thief")
    match.act(1, Steal(cards("gold")[0]))
    sheets = stock().sheet(match.view())
    lines = [[(line.line, line.points) for line in sheet.lines] for sheet in sheets]
    assert [("collected", 0), ("defended", 100), ("raided", 0), ("stolen", 0)] == lines[0]
    assert [("collected", 0), ("defended", 0), ("raided", 0), ("stolen", 200)] == lines[1]
    assert [100, 200, 0] == [sheet.total for sheet in sheets]
    assert [100, 200, 0] == [one.total for one in match.view().seats]


def test_ch_28_specials_work_from_no_hand() -> None:
    specials = "fair_fight thief getaway lasso reinforcement prison_wagon loyalty"
    match = Match(specials, "mail", seats=2)
    assert {Deliver, EndTurn} == {type(action) for action in match.legal(0)}
    for action in Steal(8), Flee(True), Rope(0), Reinforce(0), TakeBack((0,)):
        assert ("CH-24", "not-asked") == match.refusal(0, action)


def test_chance_is_asked_for_the_first_hands_at_once() -> None:
    game = stock()
    state = game.setup(game.configure(8, {})).state
    awaiting = game.awaiting(state)
    assert isinstance(awaiting, NeedsChance)
    assert (56, box().deck) == (awaiting.request.count, awaiting.request.whole)
