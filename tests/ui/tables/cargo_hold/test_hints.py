"""The table of Cargo Hold: a hint says what an act is worth and what it risks, and says it true."""

from __future__ import annotations

import pytest

from engine import catalog
from engine.core import Action, AwaitingSeats, BotProgress, Level, ScoreLine, Seat
from engine.games.cargo_hold.actions import (
    Attack,
    Collect,
    Deliver,
    EndTurn,
    Extend,
    Flee,
    Reinforce,
    Rope,
    Steal,
    TakeBack,
)
from engine.match import Player, begin
from engine.match.advice import Advice, advising, asking
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import GAME, Make, Yard
from ui.tables.cargo_hold import hints

ODDS = (ScoreLine("share", 42), ScoreLine("money", 60))
HAND = "fresh_meat payroll grain gunslinger diversion fair_fight thief"


def said(one: Yard, act: Action, why: tuple[ScoreLine, ...] = ()) -> str:
    """What the table says when this is hinted."""
    one.bridge.hinted.emit(BotProgress(1, 1, act, why))
    text: str = one.table.now.text()
    assert text.startswith("Hint: ")
    return text.replace("\u00a0", " ")


def send(text: str, *, longer: bool = False) -> Deliver:
    return Deliver(cards(text), longer)


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (
            send("grain gunslinger"),
            "or extend it then for $25 more. The risk: attack 3 is enough to beat its defence.",
        ),
        (
            send("grain gunslinger", longer=True),
            "That is $25 more than for 1 turn. The risk: for one more turn, attack 3 is enough",
        ),
        (send("grain", longer=True), "The risk: for one more turn, any attack beats it."),
        (send("fresh_meat"), "2 turns would pay $50 less. The risk: it has no defence, so any"),
        (send("payroll"), "2 turns would pay no more."),
        (send("gunslinger diversion"), "This is bait: it pays nothing, but a raider loses"),
        (send("gunslinger", longer=True), "This is a bluff: there is nothing to take"),
        (EndTurn(True), "Your cards look more useful in your hand than in a delivery now."),
    ],
)
def test_a_hint_to_send_says_what_it_pays_and_risks(make: Make, act: Action, words: str) -> None:
    """It used to say what to do, and never why."""
    assert words in said(make(HAND, practice=True), act)


def test_a_hint_says_what_brings_one_to_the_target(make: Make) -> None:
    one = make("3*gold 2*cattle payroll guard", practice=True)
    words = said(one, send("3*gold 2*cattle payroll guard", longer=True))
    assert "If no raid takes it, you reach $1,200." in words
    assert "you reach" not in said(one, send("3*gold", longer=True))


def test_nothing_is_hinted_for_2_turns_that_pays_no_more_then(make: Make) -> None:
    """A hint used to say that Fresh Meat was to be sent for 2 turns, where that pays less."""
    one = make(HAND, practice=True)
    assert "Send Fresh Meat for 1 turn. Pays $100" in said(one, send("fresh_meat", longer=True))
    assert one.table.turn.hinted == send("fresh_meat")
    assert "Send Payroll for 1 turn. Pays $125" in said(one, send("payroll", longer=True))
    # More than that is worth the longer way, and so may a bluff be.
    for text in ("fresh_meat grain 2*grain", "gunslinger diversion"):
        act = send(text, longer=True)
        assert hints.sound(BotProgress(1, 1, act), GAME.box).best == act


def test_the_same_is_not_offered_as_equally_good(make: Make) -> None:
    long, short, grain = send("payroll", longer=True), send("payroll"), send("grain")
    found = hints.sound(
        Advice(1, 1, long, acts=(long,), equal=((short,), (grain,)), tried="best"), GAME.box
    )
    assert isinstance(found, Advice)
    assert (found.best, found.acts, found.equal, found.tried) == (short, (short,), ((grain,),), "")
    same = Advice(1, 1, grain, acts=(grain,), equal=((long,), (short,)), tried="best")
    found = hints.sound(same, GAME.box)
    assert isinstance(found, Advice)
    assert (found.equal, found.tried) == (((short,),), "best")


def test_a_hint_to_raid_says_its_odds_and_what_it_may_cost(make: Make) -> None:
    one = make(HAND, "grain guard", seats=2, practice=True)
    one.end()
    one.deliver("grain guard")

    def raid(text: str, *odds: ScoreLine) -> str:
        return said(one, Attack(Seat(1), cards(text)), odds)

    odds = "You win about 42% of such raids, and get about $60 on average."
    lost = "The risk: win or lose, your cards are gone afterwards."
    assert raid("gunslinger", *ODDS).endswith(f"{odds} {lost}")
    assert raid("gunslinger").endswith(f"(attack 2). {lost}")
    assert f"Even if you lose, your Thief may steal a cargo card. {lost}" in raid("thief")
    assert "your Thief" not in raid("thief fair_fight")
    assert "raid would cost" in said(one, EndTurn(True)) or "delivery or raid" in said(
        one, EndTurn(True)
    )
    one.act(send("payroll"))
    assert "a Diversion in that crate would cost you your own delivery" in raid("gunslinger")
    assert raid("gunslinger fair_fight").endswith(lost)
    assert "A raid would cost cards" in said(one, EndTurn(True))
    one.raid(1, "gunslinger")
    assert "There is nothing more to send or raid" in said(one, EndTurn(True))


def test_a_hint_for_what_is_ready_says_nothing_of_what_lies_in_it(make: Make) -> None:
    """Whoever sent it has to remember that (CH-13)."""
    told = set[tuple[str, ...]]()
    for text in ("fresh_meat", "grain", "diversion"):
        one = make(HAND, seats=2, practice=True)
        one.deliver(text)
        one.end()
        told.add(tuple(said(one, act) for act in (Collect(), Extend(), EndTurn(True))))
    ((collect, extend, leave),) = told
    assert "is safe. A crate that stays can be raided." in collect
    assert "Its cargo will pay the 2-turn price" in extend
    assert "stays ready, but it can still be raided" in leave


@pytest.mark.parametrize(
    ("delivery", "raid", "act", "words"),
    [
        ("grain getaway", "guard", Flee(True), "As things stand, your crate would be lost."),
        ("grain getaway guard", "guard lasso", Flee(True), "your crate would be lost."),
        ("grain getaway 2*guard", "guard", Flee(False), "As things stand, your crate would hold."),
        (
            "grain lasso",
            "guard outlaw",
            Rope(cards("outlaw")[0]),
            "Then it is attack 1 against defence 0.",
        ),
        ("grain reinforcement", "guard", Reinforce(cards("guard")[0]), "against defence 2."),
        ("grain reinforcement", "guard", Reinforce(-1), "As it stands: attack 1 against"),
        ("2*guard loyalty", "guard", TakeBack(cards("guard")), "use that firepower again."),
    ],
)
def test_a_hint_in_a_raid_says_how_the_strengths_lie(
    make: Make, delivery: str, raid: str, act: Action, words: str
) -> None:
    own = "grain getaway 3*guard lasso reinforcement loyalty".replace("3*guard", "2*guard")
    one = make(own, "guard outlaw lasso", seats=2, practice=True)
    one.deliver(delivery)
    one.raid(0, raid)
    assert words in said(one, act)


def test_a_hint_of_a_thief_says_what_it_gets(make: Make) -> None:
    one = make("thief gunslinger", "grain gold guard", seats=2, practice=True)
    one.end()
    one.deliver("grain gold guard", extended=True)
    one.raid(1, "thief gunslinger")
    assert "It pays $300 at once." in said(one, Steal(cards("gold")[0]))


def test_a_real_hint_to_raid_comes_with_its_odds() -> None:
    session = begin(
        catalog.game("cargo-hold"),
        "raids",
        [Player(name="Ann"), *[Player("computer", Level("normal"))] * 2],
    )
    found: list[Advice] = []
    while not found and session.result is None:
        assert isinstance(session.awaiting, AwaitingSeats)
        seat = session.awaiting.due[0]
        *_, thought = session.think(seat, Level("normal"))
        if seat == 0 and isinstance(thought.best, Attack):
            *_, last = advising(asking(session, seat))
            if isinstance(last.best, Attack):
                found.append(last)
        session.submit(seat, thought.best)
    assert [line.line for line in found[0].why] == ["share", "money"]
