"""Tests: what comes of a raid, rule by rule (CH-20 to CH-28), in the game and by the referee."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core import Act, AwaitingSeats, Seat
from engine.games.cargo_hold.actions import (
    Attack,
    CargoAction,
    Deliver,
    EndTurn,
    Flee,
    TakeBack,
)
from engine.games.cargo_hold.state import CargoState
from engine.games.cargo_hold.view import Phase
from tests.games.cargo_hold.deals import stock
from tests.games.cargo_hold.raids import bag, play, position
from tests.games.cargo_hold.referee import (
    SPECIALS,
    Answers,
    Ask,
    Cards,
    Outcome,
    Raid,
    Side,
    resolve,
)


def cards(text: str) -> Cards:
    """Ids of cards in one text."""
    return tuple(text.split())


def saying(asked: list[Ask] | None = None, **said: str) -> Answers:
    """Answers by card, where several one after the other; else the first card, or all there are."""
    texts = {card: text.split("/") for card, text in said.items()}

    def answer(ask: Ask) -> Cards:
        if asked is not None:
            asked.append(ask)
        if ask.card in texts:
            left = texts[ask.card]
            return cards(left.pop(0) if left[1:] else left[0])
        return ask.pool if ask.card == "loyalty" else ask.pool[:1]

    return answer


def after(
    attack: str,
    delivery: str,
    *,
    asked: list[Ask] | None = None,
    own: str | None = None,
    hands: tuple[str, str] = ("", ""),
    two_turns: bool = False,
    money: tuple[int, int] = (0, 0),
    **said: str,
) -> Outcome:
    """What comes of a raid in the game; the referee says the same."""
    raid = Raid(
        attack=cards(attack),
        delivery=cards(delivery),
        two_turns=two_turns,
        own=None if own is None else cards(own),
        hands=(cards(hands[0]), cards(hands[1])),
        money=money,
    )
    out = play(position(raid), raid, saying(asked, **said))
    assert out == resolve(raid, saying(None, **said))
    return out


def order(out: Outcome) -> list[str]:
    """What came up, in order."""
    return [f"{step.side} {step.card}" for step in out.steps]


def did(out: Outcome, side: Side, card: str) -> list[str]:
    """What each such card of a side did."""
    return [step.what for step in out.steps if (step.side, step.card) == (side, card)]


def done(state: CargoState, seat: Seat, action: CargoAction) -> CargoState:
    """After an act."""
    after: CargoState = stock().apply(state, Act(seat, action)).state
    return after


def begun(raid: Raid) -> CargoState:
    """Seat 0 has begun its raid, which went on until somebody is asked or it is over."""
    return done(position(raid), Seat(0), Attack(Seat(1), bag(raid.attack)))


# CH-20: the order


def test_ch_20_specials_act_by_their_order_and_the_attackers_first() -> None:
    every = " ".join(card for card in SPECIALS if card != "fair_fight")
    out = after(f"{every} dynamite", f"{every} farmhand gold", own="mail", getaway="")
    assert order(out) == [
        "attacker thief",
        "defender thief",
        "attacker getaway",
        "defender getaway",
        "attacker lasso",
        "defender lasso",
        "attacker reinforcement",
        "defender reinforcement",
        "attacker diversion",
        "defender diversion",
        "defender battle",
        "attacker prison_wagon",
        "defender prison_wagon",
        "attacker loyalty",
        "defender loyalty",
        "defender cargo",
    ]


@pytest.mark.parametrize("special", [card for card in SPECIALS if card != "fair_fight"])
@pytest.mark.parametrize("cleared_by", ["attacker", "defender"])
def test_ch_20_what_a_fair_fight_discards_does_nothing(special: str, cleared_by: str) -> None:
    """Whoever's it is: neither side's special comes up at all."""
    mine, others = ("fair_fight ", "") if cleared_by == "attacker" else ("", "fair_fight ")
    out = after(
        f"{mine}{special} gunslinger",
        f"{others}{special} guard gold",
        own="mail",
        hands=("sheriff", "sheriff"),
    )
    assert order(out) == [f"{cleared_by} fair_fight", "defender battle", "defender cargo"]
    assert out.strengths == (2, 2)
    assert (out.defended, out.stolen, out.own_gone) == (200, 0, False)
    assert out.discard == Counter(
        {"fair_fight": 1, special: 2, "gunslinger": 1, "guard": 1, "gold": 1}
    )


def test_ch_20_a_second_fair_fight_is_discarded_by_the_first() -> None:
    out = after("fair_fight gunslinger", "fair_fight guard mail")
    assert did(out, "attacker", "fair_fight") == ["acts"]
    assert did(out, "defender", "fair_fight") == []


def test_ch_20_a_card_added_by_reinforcement_is_safe_from_a_lasso() -> None:
    """The Lasso took the weaker card, for the stronger one was not there yet."""
    out = after("lasso gunslinger", "reinforcement farmhand mail", hands=("", "sheriff"))
    assert out.strengths == (2, 3)
    assert out.discard["farmhand"] == 1
    out = after("reinforcement farmhand", "lasso mail", hands=("sheriff", ""))
    assert out.strengths == (2, 0)


def test_ch_20_a_lasso_chooses_among_what_is_there_when_it_acts() -> None:
    """What was first taken cannot be taken again; the defender's comes after both."""
    asked: list[Ask] = []
    out = after("lasso lasso dynamite outlaw", "lasso sheriff guard farmhand mail", asked=asked)
    assert asked == [
        Ask("attacker", "lasso", cards("farmhand guard sheriff")),
        Ask("attacker", "lasso", cards("guard sheriff")),
        Ask("defender", "lasso", cards("dynamite outlaw")),
    ]
    assert out.strengths == (2, 3)


def test_ch_20_prison_wagon_and_loyalty_act_once_the_winner_is_known_and_before_the_cargo() -> None:
    out = after("loyalty dynamite", "prison_wagon guard gold")
    assert order(out) == [
        "attacker battle",
        "defender prison_wagon",
        "attacker loyalty",
        "attacker cargo",
    ]
    assert (out.raided, out.back[0]) == (0, Counter({"dynamite": 1}))


# CH-21: strengths


def test_ch_21_attack_of_the_one_is_compared_with_defence_of_the_other() -> None:
    out = after("dynamite outlaw", "barricade farmhand mail")
    assert (out.strengths, out.winner) == ((5, 4), "attacker")
    out = after("barricade guard", "dynamite bandit_boss mail")
    assert (out.strengths, out.winner) == ((2, 3), "defender")


def test_ch_21_a_draw_is_the_defenders() -> None:
    out = after("gunslinger", "guard whiskey")
    assert (out.strengths, out.winner, out.defended) == ((2, 2), "defender", 75)


def test_ch_21_nothing_against_nothing_is_the_defenders_who_cashes_in_at_once() -> None:
    out = after("diversion", "gold")
    assert (out.strengths, out.winner, out.defended) == ((0, 0), "defender", 200)


# CH-22: cashing in


@pytest.mark.parametrize(
    ("cargo", "one_turn", "two_turns"),
    [
        ("mail", 50, 50),
        ("grain", 50, 75),
        ("lumber", 25, 100),
        ("whiskey", 75, 100),
        ("cattle", 50, 150),
        ("fresh_meat", 100, 50),
        ("payroll", 125, 125),
        ("gold", 200, 300),
    ],
)
def test_ch_22_the_winner_cashes_in_at_the_current_value(
    cargo: str, one_turn: int, two_turns: int
) -> None:
    for extended, dollars in (False, one_turn), (True, two_turns):
        lost = after("gunslinger", f"farmhand {cargo} mail", two_turns=extended)
        held = after("gunslinger", f"guard {cargo} mail", two_turns=extended)
        assert (lost.winner, lost.raided, lost.defended) == ("attacker", dollars + 50, 0)
        assert (held.winner, held.raided, held.defended) == ("defender", 0, dollars + 50)


def test_ch_22_all_cards_of_both_sides_are_discarded_and_no_hand_changes() -> None:
    out = after("gunslinger diversion", "guard guard gold", hands=("mail outlaw", "gold"))
    assert out.discard == Counter(cards("gunslinger diversion guard guard gold"))
    assert out.hands == (Counter(cards("mail outlaw")), Counter(cards("gold")))


@pytest.mark.parametrize("delivery", ["guard gold", "farmhand gold", "getaway gold"])
def test_ch_22_the_extension_card_returns_to_its_owner_whoever_wins(delivery: str) -> None:
    raid = Raid(("gunslinger",), cards(delivery), two_turns=True, hands=((), ("mail",)))
    state = begun(raid)
    if "getaway" in delivery:
        state = done(state, Seat(1), Flee(go=True))
    state = done(state, Seat(0), EndTurn(draw=False))
    assert Deliver(bag(["mail"]), extended=True) in stock().legal(state, Seat(1))


def test_ch_22_the_extension_card_returns_from_a_delivery_that_a_diversion_discards() -> None:
    raid = Raid(("guard",), ("diversion",), own=("gold",), hands=(("mail",), ()))
    before = replace(position(raid), extended=(True, False))
    state = done(before, Seat(0), Attack(Seat(1), bag(raid.attack)))
    for seat in (Seat(0), Seat(1)):
        state = done(state, seat, EndTurn(draw=False))
    assert Deliver(bag(["mail"]), extended=True) in stock().legal(state, Seat(0))


def test_ch_22_a_winner_of_nothing_gets_nothing() -> None:
    out = after("gunslinger", "farmhand")
    assert (out.winner, out.raided, out.defended) == ("attacker", 0, 0)


# CH-23: Thief


def test_ch_23_a_thief_pays_though_the_raid_is_lost() -> None:
    out = after("thief", "guard gold mail", thief="gold", two_turns=True)
    assert (out.winner, out.stolen, out.defended) == ("defender", 300, 50)


def test_ch_23_a_defending_thief_shields_the_delivery_from_every_thief() -> None:
    out = after("thief thief gunslinger", "thief guard gold")
    assert (out.stolen, out.defended) == (0, 200)
    assert did(out, "attacker", "thief") == ["nothing", "nothing"]


def test_ch_23_the_attacker_chooses_the_cargo_and_each_thief_takes_one() -> None:
    asked: list[Ask] = []
    out = after("thief thief thief", "gold mail", asked=asked, thief="gold")
    assert asked == [Ask("attacker", "thief", cards("gold mail"))]
    assert (out.stolen, out.defended) == (250, 0)
    assert did(out, "attacker", "thief") == ["acts", "acts", "nothing"]


# CH-25: Getaway, Diversion, Loyalty


@pytest.mark.parametrize("special", ["getaway", "diversion"])
def test_ch_25_getaway_and_diversion_of_the_attacker_do_nothing(special: str) -> None:
    out = after(f"{special} gunslinger", "farmhand gold", own="mail")
    assert did(out, "attacker", special) == ["nothing"]
    assert (out.winner, out.raided, out.own_gone) == ("attacker", 200, False)
    assert out.hands[0] == Counter()


def test_ch_25_getaway_ends_the_raid_and_takes_back_all_else() -> None:
    """Unresolved specials and further Getaways too; only a Thief has acted before."""
    out = after(
        "thief lasso reinforcement prison_wagon loyalty sheriff",
        "getaway getaway lasso reinforcement prison_wagon diversion loyalty guard gold mail",
        own="mail",
        hands=("dynamite", "barricade"),
        thief="gold",
    )
    assert order(out) == ["attacker thief", "defender getaway"]
    assert (out.winner, out.strengths, out.stolen) == (None, None, 200)
    assert (out.defended, out.raided, out.own_gone) == (0, 0, False)
    back = cards("getaway lasso reinforcement prison_wagon diversion loyalty guard mail")
    assert out.back == (Counter(), Counter(back))
    assert out.hands == (Counter({"dynamite": 1}), Counter([*back, "barricade"]))
    assert out.discard == Counter(
        cards("thief lasso reinforcement prison_wagon loyalty sheriff getaway gold")
    )


def test_ch_25_getaway_is_asked_once_and_may_be_declined() -> None:
    asked: list[Ask] = []
    out = after("gunslinger", "getaway getaway farmhand gold", getaway="", asked=asked)
    assert asked == [Ask("defender", "getaway", ("getaway",))]
    assert (out.winner, out.raided) == ("attacker", 200)
    assert out.discard["getaway"] == 2


def test_ch_25_diversion_discards_the_attackers_own_delivery_whoever_wins() -> None:
    for attack, winner in ("sheriff", "attacker"), ("farmhand", "defender"):
        out = after(attack, "diversion diversion farmhand mail", own="gold guard thief")
        assert (out.winner, out.own_gone) == (winner, True)
        assert out.discard == Counter(
            [attack, *cards("diversion diversion farmhand mail gold guard thief")]
        )
        assert did(out, "defender", "diversion") == ["acts", "nothing"]


def test_ch_25_loyalty_of_the_winner_takes_back_any_firepower_in_play() -> None:
    out = after(
        "loyalty reinforcement sheriff outlaw outlaw",
        "lasso farmhand mail",
        hands=("dynamite", ""),
        lasso="sheriff",
        loyalty="dynamite outlaw",
    )
    assert out.back == (Counter(cards("dynamite outlaw")), Counter())
    assert out.discard == Counter(cards("loyalty reinforcement sheriff outlaw lasso farmhand mail"))


def test_ch_25_loyalty_may_take_none_and_the_losers_none() -> None:
    out = after("loyalty sheriff", "loyalty farmhand mail", loyalty="")
    assert out.back == (Counter(), Counter())
    assert did(out, "defender", "loyalty") == ["nothing"]


def test_ch_18_loyalty_is_asked_once_however_many_there_are() -> None:
    asked: list[Ask] = []
    out = after(
        "loyalty outlaw",
        "loyalty sheriff guard barricade mail",
        asked=asked,
        loyalty="guard sheriff",
    )
    assert asked == [Ask("defender", "loyalty", cards("barricade guard sheriff"))]
    both = after("outlaw", "loyalty loyalty sheriff guard mail", loyalty="guard")
    assert did(both, "defender", "loyalty") == ["acts"]
    assert both.hands[1] == Counter(cards("guard"))
    none = after("outlaw", "loyalty loyalty sheriff guard mail", loyalty="")
    assert did(none, "defender", "loyalty") == ["declined"]
    lost = after("sheriff loyalty loyalty", "sheriff mail")
    assert did(lost, "attacker", "loyalty") == ["nothing"]
    assert out.hands[1] == Counter(cards("guard sheriff"))


def test_ch_18_in_matches_of_version_1_each_loyalty_is_asked() -> None:
    raid = Raid(("outlaw",), cards("loyalty loyalty sheriff guard barricade mail"))
    old, state = stock().for_rules_version(1), position(raid)
    state = old.apply(state, Act(Seat(0), Attack(Seat(1), bag(["outlaw"])))).state
    for back, left in (["guard"], ["barricade", "sheriff"]), (["sheriff"], []):
        assert old.awaiting(state) == AwaitingSeats((Seat(1),), (Seat(1),), open=True)
        state = old.apply(state, Act(Seat(1), TakeBack(bag(back)))).state
        shown = old.observe(state, None).raid
        assert (shown is not None) == bool(left)
        if shown is not None:
            assert bag(left) == tuple(kind for kind in shown.defence if kind < 8)
    assert state.hands[1] == bag(["guard", "sheriff"])


def test_ch_25_what_loyalty_brought_is_counted_when_the_owners_turn_ends() -> None:
    """An attacker's turn is that very turn."""
    raid = Raid(("loyalty", "sheriff"), ("mail",), hands=(("mail",) * 3 + ("grain",) * 7, ()))
    state = begun(raid)
    state = done(state, Seat(0), TakeBack(bag(["sheriff"])))
    assert stock().observe(state, None).seats[0].cards == 11
    state = done(state, Seat(0), EndTurn(draw=False))
    assert state.phase is Phase.DISCARD
    assert stock().awaiting(state) == AwaitingSeats((Seat(0),), (Seat(0),))


@pytest.mark.parametrize(
    ("delivery", "answer"),
    [
        ("loyalty sheriff", TakeBack(bag(["sheriff"]))),
        ("getaway sheriff", Flee(go=True)),
    ],
)
def test_ch_25_a_defenders_hand_above_ten_waits_for_the_end_of_its_own_turn(
    delivery: str, answer: CargoAction
) -> None:
    hand = ("mail",) * 3 + ("grain",) * 7
    state = begun(Raid(("outlaw",), cards(delivery), hands=((), hand)))
    state = done(state, Seat(1), answer)
    state = done(state, Seat(0), EndTurn(draw=False))
    assert state.phase is Phase.COLLECT
    assert stock().observe(state, None).seats[1].cards == 11
    state = done(state, Seat(1), EndTurn(draw=False))
    assert state.phase is Phase.DISCARD


# CH-26: Prison Wagon


def test_ch_26_prison_wagon_of_the_loser_discards_the_cargo() -> None:
    lost = after("prison_wagon farmhand", "guard gold mail")
    assert (lost.winner, lost.defended, lost.raided) == ("defender", 0, 0)
    held = after("sheriff", "prison_wagon farmhand gold mail")
    assert (held.winner, held.defended, held.raided) == ("attacker", 0, 0)
    assert held.discard == Counter(cards("sheriff prison_wagon farmhand gold mail"))


def test_ch_26_prison_wagon_of_the_winner_does_nothing() -> None:
    won = after("prison_wagon sheriff", "farmhand gold")
    assert (won.raided, did(won, "attacker", "prison_wagon")) == (200, ["nothing"])
    held = after("farmhand", "prison_wagon sheriff gold")
    assert (held.defended, did(held, "defender", "prison_wagon")) == (200, ["nothing"])


def test_ch_26_what_was_stolen_before_is_safe_from_it() -> None:
    out = after("thief prison_wagon", "guard gold mail", thief="gold")
    assert (out.stolen, out.defended) == (200, 0)


# CH-27: the win


def test_ch_27_a_thief_wins_the_match_before_the_raid_goes_on() -> None:
    out = after("thief farmhand", "getaway guard gold mail", thief="gold", money=(1000, 1150))
    assert (out.match, out.cut, out.stolen, out.defended) == ("attacker", True, 200, 0)
    assert order(out) == ["attacker thief"]


def test_ch_27_a_second_thief_is_not_played_once_the_match_is_won() -> None:
    out = after("thief thief", "gold gold", money=(1000, 0))
    assert (out.match, out.stolen) == ("attacker", 200)


@pytest.mark.parametrize(("money", "match"), [(950, None), (1000, "defender")])
def test_ch_27_a_defender_wins_in_anothers_turn(money: int, match: Side | None) -> None:
    out = after("farmhand", "guard gold", money=(1150, money))
    assert (out.match, out.cut) == (match, False)


def test_ch_27_a_raid_wins_the_match_and_its_cards_are_dealt_with() -> None:
    out = after("loyalty sheriff", "farmhand gold", money=(1100, 1150))
    assert (out.match, out.cut, out.raided) == ("attacker", False, 200)
    assert out.back[0] == Counter({"sheriff": 1})


# CH-28: any cards


@pytest.mark.parametrize("special", SPECIALS)
def test_ch_28_a_lone_special_is_a_delivery_and_a_raid(special: str) -> None:
    out = after(special, special, getaway="")
    assert (out.winner, out.defended) == ("defender", 0)
    assert out.discard == Counter({special: 2})


def test_ch_28_there_is_no_maximum() -> None:
    attack = "farmhand " * 8 + "outlaw " * 6 + "gunslinger " * 6
    delivery = "mail " * 4 + "grain " * 8 + "lumber " * 6 + "guard " * 6
    out = after(attack, delivery, two_turns=True)
    assert (out.strengths, out.raided) == ((32, 12), 200 + 600 + 600)
