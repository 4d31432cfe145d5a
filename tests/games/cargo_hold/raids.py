"""Tests: raids of Cargo Hold that the game itself plays, told in the referee's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.core import Act, AwaitingSeats, Chance, Event, NeedsChance, Over, Seat
from engine.games.cargo_hold.actions import (
    ASK_ALL,
    Attack,
    CargoAction,
    Deliver,
    EndTurn,
    Flee,
    Getaway,
    Reinforce,
    Reinforcing,
    Rope,
    Steal,
    TakeBack,
)
from engine.games.cargo_hold.actions import Answers as Standing
from engine.games.cargo_hold.components import IDS
from engine.games.cargo_hold.events import (
    CashedIn,
    Did,
    RaidEnded,
    Source,
    SpecialFired,
    StrengthsCompared,
)
from engine.games.cargo_hold.state import CargoState
from engine.games.cargo_hold.view import Phase
from engine.parts.cards import Bag, minus
from tests.games.cargo_hold.deals import stock
from tests.games.cargo_hold.referee import FIREPOWER, Answers, Ask, Cards, Outcome, Raid, Side, Step

KIND: Final = {card: kind for kind, card in enumerate(IDS)}
DID: Final = {
    Did.NOTHING: "nothing",
    Did.SHIELDED: "nothing",
    Did.GUARDED: "shields",
    Did.STAYED: "declined",
    Did.DECLINED: "declined",
}
"""Words of the referee; all else acts."""


class Seats(NamedTuple):
    """The number of seats, and whose the raid is."""

    number: int = 2
    attacker: Seat = Seat(0)
    defender: Seat = Seat(1)

    def side(self, seat: int) -> Side:
        """On which side a seat is; the others are on none."""
        sides: dict[int, Side] = {self.attacker: "attacker", self.defender: "defender"}
        return sides[seat]


TWO: Final = Seats()


def bag(cards: Iterable[str]) -> Bag:
    """Cards as the engine has them."""
    return tuple(sorted(KIND[card] for card in cards))


def ids(kinds: Iterable[int]) -> Cards:
    """Cards as the referee has them."""
    return tuple(sorted(IDS[kind] for kind in kinds))


@cache
def begun(seats: int, target: int, deal: Bag = ()) -> CargoState:
    """A match whose hands are dealt, seat by seat, these cards first."""
    game = stock()
    bare = game.setup(game.configure(seats, {"target": target})).state
    asked = game.awaiting(bare)
    assert isinstance(asked, NeedsChance)
    whole = (*deal, *minus(asked.request.of, deal))
    state: CargoState = game.apply(bare, Chance(whole[: asked.request.count])).state
    return state


def position(raid: Raid, seats: Seats = TWO) -> CargoState:
    """A match in which the attacker's turn has begun; the other seats have something too."""
    state = begun(seats.number, raid.target)
    sides = (seats.attacker, seats.defender)
    hands = dict(zip(sides, (bag((*raid.attack, *raid.hands[0])), bag(raid.hands[1])), strict=True))
    deliveries = dict(zip(sides, (bag(raid.own or ()), bag(raid.delivery)), strict=True))
    rest = list(minus(stock().box.deck, chain(*hands.values(), *deliveries.values())))
    for seat in map(Seat, range(seats.number)):
        if seat not in sides:
            hands[seat] = tuple(sorted(rest.pop() for _ in range(2)))
            deliveries[seat] = (rest.pop(),)
    money = dict(zip(sides, raid.money, strict=True))
    getaway, lasso, reinforcement, loyalty = raid.standing
    left = Standing(Getaway(getaway), lasso, Reinforcing(reinforcement), loyalty)
    everyone = range(seats.number)
    return replace(
        state,
        turn=seats.number + seats.attacker,
        hands=tuple(hands[Seat(seat)] for seat in everyone),
        deliveries=tuple(deliveries[Seat(seat)] for seat in everyone),
        extended=tuple(seat == seats.defender and raid.two_turns for seat in everyone),
        left=tuple(int(seat != seats.attacker) for seat in everyone),
        money=tuple((money.get(Seat(seat), 0), 0, 0, 0) for seat in everyone),
        deck=tuple(sorted(rest)),
        answers=tuple(left if seat == seats.defender else ASK_ALL for seat in everyone),
    )


def dealt(raid: Raid) -> CargoState:
    """The same for two, from the deal on and by what seats may do alone; nobody has money."""
    game = stock()
    own = raid.own or ()
    assert raid.money == (0, 0)
    hands = [bag((*raid.attack, *raid.hands[0], *own)), bag((*raid.delivery, *raid.hands[1]))]
    # What fills the hands up is no firepower, so that it answers no Reinforcement.
    rest = minus(game.box.deck, chain(*hands))
    fill = iter([kind for kind in rest if IDS[kind] not in FIREPOWER])
    deal = [(*hand, *(next(fill) for _ in range(game.box.hand - len(hand)))) for hand in hands]
    state = begun(2, raid.target, tuple(chain(*deal)))
    for seat, cards in enumerate((own, raid.delivery)):
        if cards:
            extended = bool(seat) and raid.two_turns
            state = game.apply(state, Act(Seat(seat), Deliver(bag(cards), extended))).state
        state = game.apply(state, Act(Seat(seat), EndTurn(draw=False))).state
    return state


def play(before: CargoState, raid: Raid, answers: Answers, seats: Seats = TWO) -> Outcome:
    """What comes of a raid in the game; only what the answers are asked for has answers."""
    game, sides = stock(), (seats.attacker, seats.defender)
    attack = Attack(seats.defender, bag(raid.attack))
    state, events, _ = game.apply(before, Act(seats.attacker, attack))
    told: list[Event] = [*events]
    while state.phase is Phase.CHOICE:
        seat, action = choice(state, answers, seats)
        state, events, _ = game.apply(state, Act(seat, action))
        told += events
    out = Outcome(steps=list(steps(told, seats)))
    for event in told:
        match event:
            case StrengthsCompared():
                out.strengths = (event.attack, event.defence)
                out.winner = seats.side(event.winner)
            case RaidEnded():
                out.back = (Counter(ids(event.attacker_back)), Counter(ids(event.defender_back)))
    gained = [
        tuple(now - then for now, then in zip(*pair, strict=True))
        for pair in zip(state.money, before.money, strict=True)
    ]
    out.defended = gained[seats.defender][1]
    out.raided, out.stolen = gained[seats.attacker][2:]
    assert sum(map(sum, gained)) == out.defended + out.raided + out.stolen
    assert state.discards[: len(before.discards)] == before.discards
    out.discard = Counter(ids(state.discards[len(before.discards) :]))
    out.hands = (Counter(ids(state.hands[sides[0]])), Counter(ids(state.hands[sides[1]])))
    out.own_gone = before.deliveries[sides[0]] != state.deliveries[sides[0]]
    assert not state.deliveries[sides[1]]
    for other in set(range(seats.number)) - set(sides):
        assert state.hands[other] == before.hands[other]
        assert state.deliveries[other] == before.deliveries[other]
    if isinstance(game.awaiting(state), Over):
        out.match = seats.side(state.winner)
        out.cut = out.winner is None
    return out


def choice(state: CargoState, answers: Answers, seats: Seats) -> tuple[Seat, CargoAction]:
    """Who is asked in a raid, and the answer."""
    game = stock()
    waiting, raid = game.awaiting(state), game.observe(state, None).raid
    assert isinstance(waiting, AwaitingSeats)
    assert raid is not None
    (seat,) = waiting.due
    assert seat == raid.chooser
    card, side, legal = IDS[raid.card], seats.side(seat), game.legal(state, seat)
    assert waiting.open == (card != "reinforcement")
    if card == "loyalty":
        shown = raid.attack if side == "attacker" else raid.defence
        pool = tuple(each for each in ids(shown) if each in FIREPOWER)
        back = TakeBack(bag(answers(Ask(side, card, pool))))
        assert all(each in legal for each in (back, TakeBack(()), TakeBack(bag(pool))))
        return seat, back
    actions = {answer_of(action): action for action in legal}
    assert (() in actions) == (card in ("getaway", "reinforcement"))
    return seat, actions[answers(Ask(side, card, tuple(sorted(chain(*actions)))))]


def answer_of(action: CargoAction) -> Cards:
    """An answer as the referee has it."""
    match action:
        case Flee(go):
            return ("getaway",) if go else ()
        case Steal(kind) | Rope(kind) | Reinforce(kind):
            return ids([kind]) if kind >= 0 else ()
    raise AssertionError(action)


def steps(events: Iterable[Event], seats: Seats) -> Iterator[Step]:
    """What happened, special by special."""
    thief: Step | None = None
    for event in events:
        match event:
            case SpecialFired():
                what = DID.get(event.did, "acts")
                if event.did is Did.RETURNED and not event.cards:
                    what = "declined"
                step = Step(seats.side(event.seat), IDS[event.card], what, ids(event.cards))
                if event.did is Did.STOLE:
                    # What it pays is told next.
                    thief = step
                else:
                    yield step
            case CashedIn(source=Source.STOLEN):
                assert thief is not None
                assert thief.cards == ids(event.cards)
                yield thief._replace(dollars=event.money)
            case CashedIn():
                what = "cashes" if event.cards else "nothing"
                side = seats.side(event.seat)
                yield Step(side, "cargo", what, ids(event.cards), event.money)
            case StrengthsCompared():
                yield Step(seats.side(event.winner), "battle", "wins")
