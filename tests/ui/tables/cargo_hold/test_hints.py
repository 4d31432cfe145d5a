"""The table of Cargo Hold: a hint says what an act is worth and what it risks, and says it true."""

from __future__ import annotations

import pytest

from engine import catalog
from engine.core import Action, AwaitingSeats, BotProgress, Level, ScoreLine, Seat
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
from engine.games.cargo_hold.aid import WORLD_SET_COUNT
from engine.match import Player, begin
from engine.match.advice import Advice, advising, asking
from engine.match.bot_requests import iter_progress
from tests.games.cargo_hold.deals import cards
from tests.ui.tables.cargo_hold.conftest import Make, Yard

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
            "If you extend it then, it pays $25 more. The risk: attack 3 is enough to beat its",
        ),
        (
            send("grain gunslinger", longer=True),
            "That is $25 more than for 1 turn. The risk: for one more turn, attack 3 is enough",
        ),
        (send("grain", longer=True), "The risk: for one more turn, any attack beats it."),
        (send("fresh_meat"), "2 turns would pay $50 less. The risk: it has no defence, so any"),
        (send("payroll"), "2 turns would pay no more."),
        # What was hinted before may still be the longer way.
        (send("fresh_meat", longer=True), "2 turns would pay $50 less. The risk: for one more"),
        (
            send("gunslinger diversion"),
            "This is bait: it pays nothing, but a raider who has a delivery loses it",
        ),
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


@pytest.mark.parametrize("helper", ["getaway", "lasso", "reinforcement"])
@pytest.mark.parametrize("longer", [False, True])
def test_no_risk_is_told_where_a_special_may_defend_the_crate(
    make: Make, helper: str, longer: bool
) -> None:
    """It used to say that any attack beats it."""
    one = make(f"grain {helper}", practice=True)
    words = said(one, send(f"grain {helper}", longer=longer))
    assert "$25 more" in words
    assert "risk" not in words
    assert "attack" not in words
    assert "The risk:" in said(one, send("grain", longer=longer))


def test_a_hint_to_raid_says_its_odds_and_what_it_may_cost(make: Make) -> None:
    one = make(HAND, "grain guard", seats=2, practice=True)
    one.end()
    one.deliver("grain guard")

    def raid(text: str, *odds: ScoreLine) -> str:
        return said(one, Attack(Seat(1), cards(text)), odds)

    odds = "You win about 42% of such raids, and get about $60 on average."
    lost = "Win or lose, your cards are gone afterwards."
    assert raid("gunslinger", *ODDS).endswith(f"{odds} {lost}")
    assert raid("gunslinger").endswith(f"(attack 2). {lost}")
    assert f"Even if you lose, your Thief may steal a cargo card. {lost}" in raid("thief")
    assert "your Thief" not in raid("thief fair_fight")
    assert "in your hand than in a delivery or raid now." in said(one, EndTurn(True))
    one.act(send("payroll"))
    assert "a Diversion in that crate would cost you your own delivery" in raid("gunslinger")
    assert raid("gunslinger fair_fight").endswith(lost)
    assert "A raid would cost cards" in said(one, EndTurn(True))
    one.raid(1, "gunslinger")
    assert "There is nothing more to send or raid" in said(one, EndTurn(True))


def test_a_hint_for_what_is_ready_says_nothing_of_what_lies_in_it(make: Make) -> None:
    """Whoever sent it has to remember that (CH-13), even if it is bait that pays nothing."""
    told = set[tuple[str, ...]]()
    for text in ("fresh_meat", "grain", "diversion", "gunslinger diversion"):
        one = make(HAND, seats=2, practice=True)
        one.deliver(text)
        one.end()
        told.add(tuple(said(one, act) for act in (Collect(), Extend(), EndTurn(True))))
    ((collect, extend, leave),) = told
    assert "is safe. A crate that stays can be raided." in collect
    assert "Its cargo will pay the 2-turn price" in extend
    assert "stays ready, but it can still be raided" in leave


def test_a_hint_to_discard_speaks_of_what_is_kept(make: Make) -> None:
    words = said(make(HAND, practice=True), Discard(cards("payroll grain")))
    assert words == "Hint: Discard Grain, Payroll. The cards that you keep look more useful."


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
    own = "grain getaway 2*guard lasso reinforcement loyalty"
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


def test_a_real_hint_to_raid_comes_at_last_with_the_odds_that_the_table_shows() -> None:
    """They used to differ from those that were shown beside it."""
    game = catalog.game("cargo-hold")
    players = [Player(name="Ann"), *[Player("computer", Level("normal"))] * 2]
    session = begin(game, "raids", players)
    found: list[Advice] = []
    while not found and session.result is None:
        assert isinstance(session.awaiting, AwaitingSeats)
        seat = session.awaiting.due[0]
        *_, thought = session.think(seat, Level("normal"))
        if seat == 0 and isinstance(thought.best, Attack):
            advised = [*advising(asking(session, seat))]
            if isinstance(advised[-1].best, Attack):
                found = advised
                break
        session.submit(seat, thought.best)
    *earlier, last = found
    *_, shown = iter_progress(game, session.estimate_question(Seat(0), last.best))
    assert [line.line for line in last.why] == ["share", "money"]
    assert last.why == shown.why
    # They take long: until the best is known nothing is reckoned, and then in steps.
    assert not any(one.why for one in earlier)
    assert {one.best for one in earlier[-WORLD_SET_COUNT:]} == {last.best}
    assert len(earlier) > WORLD_SET_COUNT
