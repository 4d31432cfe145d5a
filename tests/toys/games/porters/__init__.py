"""Tests: Porters, a small game with all secrets that real ones have: hands, passing, deliveries.

Each round every seat is dealt up to two cards (PO-1) and picks one in secret, again as often as it
likes until all have (PO-2). Picks, and the crates of the round before, are revealed: the highest
pick earns what it is above the lowest, a crate what is in it (PO-3). The cards that were kept go to
the left (PO-4). The seat of the highest pick puts two pawns on a row, one after the other (PO-5),
and then its card into a crate, face down, or keeps it (PO-6); nobody looks into a crate before it
is opened. A deck that runs out is made of the discarded cards (PO-7). By an option hands lie open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, NamedTuple

import msgspec
from msgspec.structs import replace

from engine.core import (
    HIDDEN,
    REVEALED,
    Act,
    Action,
    Awaiting,
    AwaitingSeats,
    Bot,
    BotProgress,
    Chance,
    Config,
    Draw,
    Event,
    FlagOption,
    Game,
    GameId,
    Level,
    ListedActions,
    NeedsChance,
    NumberOption,
    Over,
    Refused,
    Result,
    Rng,
    ScoreLine,
    Seat,
    Sheet,
    Step,
)

HAND, PAWNS = 2, 2


class Pick(Action, frozen=True, tag="pick"):
    card: int


class Put(Action, frozen=True, tag="put"):
    space: int


class Send(Action, frozen=True, tag="send"):
    card: int  # 0 keeps it in hand


_RULES = {Pick: "PO-2", Put: "PO-5", Send: "PO-6"}


class Hidden(Event, frozen=True, tag="hidden"):
    seat: Seat
    count: int


class Dealt(Event, frozen=True, tag="dealt"):
    seat: Seat
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Hidden(self.seat, len(self.cards))


class Picked(Event, frozen=True, tag="picked"):
    seat: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    picks: tuple[int, ...]
    crates: tuple[int, ...]


class Passed(Event, frozen=True, tag="passed"):
    """All have handed their cards to the left."""


class PutDown(Event, frozen=True, tag="put_down"):
    seat: Seat
    space: int


class Sent(Event, frozen=True, tag="sent"):
    seat: Seat
    kept: bool


class Private(Event, frozen=True, tag="private"):
    """What a seat picked, handed on (`to` its left neighbour) or put into its crate."""

    recall: ClassVar[bool] = True
    seat: Seat
    deed: str
    card: int
    to: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat is not None and seat in (self.seat, self.to) else None


class Card(NamedTuple):
    card: int
    known: int = 0  # the mask of the seats that know that it lies there


Cards = tuple[Card, ...]


class State(msgspec.Struct, frozen=True):
    rounds: int
    open: bool
    whole: tuple[int, ...]
    deck: tuple[int, ...]
    hands: tuple[Cards, ...]
    crates: tuple[Cards, ...]
    picks: tuple[int, ...]
    earned: tuple[int, ...]
    opened: tuple[int, ...]
    row: tuple[int, ...] = (-1,) * 8
    round: int = 0
    shuffles: int = 0
    drawn: int = 0
    discard: tuple[int, ...] = ()
    winner: int = -1
    pawns: int = 0


class View(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    hands: tuple[tuple[int, ...], ...]
    counts: tuple[int, ...]
    picked: tuple[bool, ...]
    pick: int
    crates: tuple[bool, ...]
    deck: int
    discard: tuple[int, ...]
    row: tuple[int, ...]
    winner: int
    pawns: int
    earned: tuple[int, ...]
    opened: tuple[int, ...]


class Porter(msgspec.Struct, frozen=True):
    high: bool

    def start(self, config: Config, seat: Seat, level: Level) -> Seat:
        return seat

    def notice(self, mind: Seat, told: Event) -> Seat:
        return mind

    def think(
        self, game: Any, mind: Seat, view: View, world: State, stream: Rng
    ) -> Iterator[BotProgress]:
        yield BotProgress(1, 1, list(game.legal(world, mind))[-1 if self.high else 0])


class Porters(Game[State, Action, View, None]):
    id = GameId("porters")
    title = "Porters"
    prefix = "PO"
    rules_version = 1
    seats = range(2, 9)
    actions = (Pick, Put, Send)
    events = (Hidden, Dealt, Picked, Revealed, Passed, PutDown, Sent, Private)
    private_fields = frozenset({"pick"})
    box = None

    def __init__(self) -> None:
        self.options = (NumberOption("rounds", 1, 3, 3), FlagOption("open", False))
        self.bots: Mapping[Level, Bot] = {
            Level("easy"): Porter(False),
            Level("hard"): Porter(True),
        }

    def hands(self, config: Config) -> bool:
        return not config["open"]

    def simultaneous_start(self, config: Config) -> bool:
        """All pick at once."""
        return True

    def setup(self, config: Config) -> Step:
        n = config.seats
        whole = tuple(sorted([1, 2, 3, 4, 5, 6] * (n // 2 + 1)))
        none, nobody = (0,) * n, ((),) * n
        rounds, is_open = int(config["rounds"]), bool(config["open"])
        return Step(State(rounds, is_open, whole, whole, nobody, nobody, none, none, none))

    def awaiting(self, state: State) -> Awaiting:
        seats = tuple(Seat(i) for i in range(len(state.hands)))
        if state.round == state.rounds:
            return Over(self._result(state))
        if state.winner >= 0:
            return AwaitingSeats((Seat(state.winner),), (Seat(state.winner),), open=state.pawns > 0)
        if any(len(hand) < HAND for hand in state.hands):
            seat = next(s for s in seats if len(state.hands[s]) < HAND)
            deck, whole, family = state.deck, state.whole, state.shuffles
            if not deck:
                deck = whole = state.discard
                family += 1
            lacks = HAND - len(state.hands[seat])
            return NeedsChance(Draw(lacks, deck, whole, ("cards", family, state.drawn)))
        due = tuple(s for s in seats if not state.picks[s])
        return AwaitingSeats(seats, due, sealed=True)

    def legal(self, state: State, seat: Seat) -> ListedActions[Action]:
        waiting = self.awaiting(state)
        if not isinstance(waiting, AwaitingSeats) or seat not in waiting.may:
            return ListedActions(())
        cards = tuple(sorted({one.card for one in state.hands[seat]}))
        if state.winner < 0:
            return ListedActions(tuple(Pick(card) for card in cards))
        if state.pawns:
            return ListedActions(tuple(Put(i) for i, owner in enumerate(state.row) if owner < 0))
        return ListedActions(tuple(Send(card) for card in (0, *cards)))

    def apply(self, state: State, given: Act[Action] | Chance) -> Step:
        if isinstance(given, Chance):
            return self._deal(state, given)
        seat, action = given.seat, given.action
        if action not in self.legal(state, seat):
            raise Refused(_RULES[type(action)], "not now")
        if isinstance(action, Pick):
            return self._pick(state, seat, action.card)
        if isinstance(action, Send):
            return self._send(state, seat, action.card)
        assert isinstance(action, Put)
        row = _put(state.row, action.space, int(seat))
        return Step(replace(state, row=row, pawns=state.pawns - 1), (PutDown(seat, action.space),))

    def _deal(self, state: State, given: Chance) -> Step:
        waiting = self.awaiting(state)
        if not isinstance(waiting, NeedsChance) or not waiting.request.admits(given.drawn):
            raise ValueError("chance was not asked so")
        request = waiting.request
        if not state.deck:
            state = replace(state, whole=request.whole, discard=(), shuffles=state.shuffles + 1)
        seat = next(i for i, hand in enumerate(state.hands) if len(hand) < HAND)
        left = Counter(request.of)
        left.subtract(given.drawn)
        hand = tuple(sorted((*state.hands[seat], *(Card(c, 1 << seat) for c in given.drawn))))
        state = replace(
            state,
            deck=tuple(sorted(left.elements())),
            hands=_put(state.hands, seat, hand),
            drawn=state.drawn + 1,
        )
        return Step(state, (Dealt(Seat(seat), given.drawn),))

    def _pick(self, state: State, seat: Seat, card: int) -> Step:
        picks = _put(state.picks, seat, card)
        told = (Picked(seat), Private(seat, "picks", card, seat))
        if 0 in picks:
            return Step(replace(state, picks=picks), told, HIDDEN)
        n, low, high = len(picks), min(picks), max(picks)
        winner = picks.index(high)
        kept = [_without(hand, pick) for hand, pick in zip(state.hands, picks, strict=True)]
        crates = tuple(crate[0].card if crate else 0 for crate in state.crates)
        passed: list[Event] = [
            Private(Seat(i), "passes", c.card, Seat((i + 1) % n)) for i in range(n) for c in kept[i]
        ]
        hands = []
        for i in range(n):
            both = 1 << i | 1 << (i - 1) % n
            hands.append(tuple(Card(c.card, c.known | both) for c in kept[i - 1]))
        state = replace(
            state,
            picks=(0,) * n,
            hands=tuple(hands),
            crates=((),) * n,
            discard=tuple(sorted((*state.discard, *picks, *filter(None, crates)))),
            earned=_put(state.earned, winner, state.earned[winner] + high - low),
            opened=tuple(a + b for a, b in zip(state.opened, crates, strict=True)),
            winner=winner,
            pawns=min(PAWNS, state.row.count(-1)),
        )
        return Step(state, (*told, Revealed(picks, crates), Passed(), *passed), REVEALED)

    def _send(self, state: State, seat: Seat, card: int) -> Step:
        told: tuple[Event, ...] = (Sent(seat, not card), Private(seat, "sends", card, seat))
        crate = tuple(c for c in state.hands[seat] if c.card == card)[:1]
        hand = _without(state.hands[seat], card) if card else state.hands[seat]
        state = replace(
            state,
            hands=_put(state.hands, seat, hand),
            crates=_put(state.crates, seat, crate),
            winner=-1,
            round=state.round + 1,
        )
        return Step(state, told, HIDDEN)

    def observe(self, state: State, seat: Seat | None) -> View:
        return View(
            state.round,
            state.rounds,
            tuple(
                tuple(c.card for c in hand) if state.open or i == seat else ()
                for i, hand in enumerate(state.hands)
            ),
            tuple(map(len, state.hands)),
            tuple(map(bool, state.picks)),
            0 if seat is None else state.picks[seat],
            tuple(map(bool, state.crates)),
            len(state.deck),
            state.discard,
            state.row,
            state.winner,
            state.pawns,
            state.earned,
            state.opened,
        )

    def sheet(self, view: View) -> tuple[Sheet, ...]:
        pairs = zip(view.earned, view.opened, strict=True)
        return tuple(
            Sheet((ScoreLine("picks", picks), ScoreLine("crates", crates)))
            for picks, crates in pairs
        )

    def determinize(self, state: State, seat: Seat, stream: Rng) -> State:
        """Deal what the seat does not know anew; its own pick stays, others' are any of theirs."""
        if state.open:
            return self._picked_anew(state, seat, stream)
        places = (*state.hands, *state.crates)
        unknown = [c.card for cards in places for c in cards if not c.known >> seat & 1]
        pool = stream.shuffled(tuple(sorted((*unknown, *state.deck))))

        def anew(cards: Cards) -> Cards:
            kept = [c for c in cards if c.known >> seat & 1]
            # In an order that tells nothing of what lies there.
            others = sorted(c.known for c in cards if not c.known >> seat & 1)
            return tuple(sorted((*kept, *(Card(pool.pop(), known) for known in others))))

        hands, crates = tuple(map(anew, state.hands)), tuple(map(anew, state.crates))
        state = replace(state, hands=hands, crates=crates, deck=tuple(sorted(pool)))
        return self._picked_anew(state, seat, stream)

    def _picked_anew(self, state: State, seat: Seat, stream: Rng) -> State:
        picks = tuple(
            pick if i == seat or not pick else stream.choice(state.hands[i]).card
            for i, pick in enumerate(state.picks)
        )
        return replace(state, picks=picks)

    def _result(self, state: State) -> Result:
        scores = tuple(sheet.total for sheet in self.sheet(self.observe(state, None)))
        order = sorted({*scores}, reverse=True)
        return Result(
            tuple(tuple(Seat(i) for i, s in enumerate(scores) if s == score) for score in order),
            scores,
        )


def build(read: Callable[[str], bytes]) -> Porters:
    return Porters()


def _put(items: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _without(hand: Cards, card: int) -> Cards:
    """The hand after one of these was played: of equal ones the best known, which tells least."""
    gone = max((c for c in hand if c.card == card), key=lambda c: c.known.bit_count())
    at = hand.index(gone)
    return hand[:at] + hand[at + 1 :]
