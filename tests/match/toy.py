"""Tests: a small honest game with all that the real ones may lack: secrets, waiting, fences.

Two seats. Each round both are dealt two cards out of twelve, then both pick one in secret (and may
pick again until both have); the picks are revealed, the higher one earns the difference, and the
card that was kept is shown to the other seat for a moment. Then the seat that earned lays two
markers on a row of six spaces, one after the other, and the other seat one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from engine.core import (
    Act,
    Action,
    AnyGame,
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

CARDS = tuple(sorted([1, 2, 3, 4, 5, 6] * 2))
SPACES = 6


class Pick(Action, frozen=True, tag="pick"):
    card: int


class Lay(Action, frozen=True, tag="lay"):
    space: int


class Dealt(Event, frozen=True, tag="dealt"):
    seat: Seat
    cards: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else DealtHidden(self.seat, len(self.cards))


class DealtHidden(Event, frozen=True, tag="dealt_hidden"):
    seat: Seat
    count: int


class Committed(Event, frozen=True, tag="committed"):
    seat: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    picks: tuple[int, int]


class Shown(Event, frozen=True, tag="shown"):
    recall: ClassVar[bool] = True
    owner: Seat
    card: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat is not None else None


class Laid(Event, frozen=True, tag="laid"):
    seat: Seat
    space: int


class State(msgspec.Struct, frozen=True):
    rounds: int
    bonus: bool
    round: int
    remaining: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...] = ((), ())
    picks: tuple[int | None, ...] = (None, None)
    row: tuple[int, ...] = (-1,) * SPACES
    laying: tuple[int, ...] = ()
    earned: tuple[int, ...] = (0, 0)


class View(msgspec.Struct, frozen=True):
    round: int
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    committed: tuple[bool, ...]
    row: tuple[int, ...]
    laying: tuple[int, ...]
    earned: tuple[int, ...]
    bonus: bool


class Greedy(msgspec.Struct, frozen=True):
    """A bot that lays at random and plays its higher card, or its lower one if told to."""

    high: bool

    def start(self, config: Config, seat: Seat, level: Level) -> tuple[Event, ...]:
        return ()

    def notice(self, mind: tuple[Event, ...], told: Event) -> tuple[Event, ...]:
        return (*mind, told)

    def think(
        self, game: Any, mind: tuple[Event, ...], view: View, world: State, stream: Rng
    ) -> Iterator[BotProgress]:
        if view.laying:
            free = [i for i, owner in enumerate(view.row) if owner < 0]
            yield BotProgress(1, 2, Lay(free[0]))
            yield BotProgress(2, 2, Lay(stream.choice(free)))
        else:
            yield BotProgress(1, 1, Pick(max(view.hand) if self.high else min(view.hand)))


class Toy(Game[State, Action, View, None]):
    id = GameId("toy")
    title = "Toy"
    prefix = "TY"
    rules_version = 3
    seats = range(2, 3)
    actions = (Pick, Lay)
    events = (Dealt, DealtHidden, Committed, Revealed, Shown, Laid)

    def __init__(self) -> None:
        self.options = (NumberOption("rounds", 1, 2, 2), FlagOption("bonus", True))
        self.bots: Mapping[Level, Bot] = {
            Level("easy"): Greedy(False),
            Level("hard"): Greedy(True),
        }

    def hands(self, config: Config) -> bool:
        return True

    def simultaneous_start(self, config: Config) -> bool:
        """All pick at once."""
        return True

    def setup(self, config: Config) -> Step:
        return Step(State(int(config["rounds"]), bool(config["bonus"]), 0, CARDS))

    def awaiting(self, state: State) -> Awaiting:
        if state.round == state.rounds:
            return Over(self._result(state))
        for seat in range(2):
            if not state.hands[seat] and not state.laying:
                label = ("cards", state.round * 2 + seat)
                return NeedsChance(Draw(2, state.remaining, CARDS, label))
        if state.laying:
            seats = (Seat(state.laying[0]),)
            return AwaitingSeats(seats, seats)
        due = tuple(Seat(i) for i in range(2) if state.picks[i] is None)
        return AwaitingSeats((Seat(0), Seat(1)), due, clock=True)

    def legal(self, state: State, seat: Seat) -> ListedActions[Action]:
        waiting = self.awaiting(state)
        if not isinstance(waiting, AwaitingSeats) or seat not in waiting.may:
            return ListedActions(())
        if state.laying:
            return ListedActions(tuple(Lay(i) for i in range(SPACES) if state.row[i] < 0))
        return ListedActions(tuple(Pick(card) for card in sorted(set(state.hands[seat]))))

    def apply(self, state: State, given: Act[Action] | Chance) -> Step:
        if isinstance(given, Chance):
            return self._deal(state, given)
        if isinstance(given.action, Lay):
            return self._lay(state, given.seat, given.action)
        assert isinstance(given.action, Pick)
        return self._pick(state, given.seat, given.action)

    def _deal(self, state: State, given: Chance) -> Step:
        waiting = self.awaiting(state)
        if not isinstance(waiting, NeedsChance) or not waiting.request.admits(given.drawn):
            raise ValueError("chance was not asked so")
        seat = Seat(0 if not state.hands[0] else 1)
        left = Counter(state.remaining)
        left.subtract(given.drawn)
        state = msgspec.structs.replace(
            state,
            remaining=tuple(sorted(left.elements())),
            hands=_put(state.hands, seat, tuple(sorted(given.drawn))),
        )
        return Step(state, (Dealt(seat, given.drawn),))

    def _pick(self, state: State, seat: Seat, action: Pick) -> Step:
        if state.laying:
            raise Refused("TY-2", "laying")
        if action.card not in state.hands[seat]:
            raise Refused("TY-1", "not in hand")
        picks = _put(state.picks, seat, action.card)
        a, b = picks
        if a is None or b is None:
            state = msgspec.structs.replace(state, picks=picks)
            return Step(state, (Committed(seat),), "hidden")
        kept = tuple(_without(hand, pick) for hand, pick in zip(state.hands, (a, b), strict=True))
        winner = 0 if a >= b else 1
        state = msgspec.structs.replace(
            state,
            picks=(None, None),
            hands=((), ()),
            earned=_put(state.earned, winner, state.earned[winner] + abs(a - b)),
            laying=(winner, winner, 1 - winner),
        )
        shown = tuple(Shown(Seat(i), kept[i][0]) for i in range(2))
        return Step(state, (Committed(seat), Revealed((a, b)), *shown), "revealed")

    def _lay(self, state: State, seat: Seat, action: Lay) -> Step:
        if not state.laying:
            raise Refused("TY-2", "picking")
        if not 0 <= action.space < SPACES:
            raise Refused("TY-3", "outside")
        if state.row[action.space] >= 0:
            raise Refused("TY-3", "taken", cell=(action.space, 0))
        row = _put(state.row, action.space, int(seat))
        laying = state.laying[1:]
        state = msgspec.structs.replace(
            state, row=row, laying=laying, round=state.round + (not laying)
        )
        return Step(state, (Laid(seat, action.space),))

    def observe(self, state: State, seat: Seat | None) -> View:
        return View(
            state.round,
            () if seat is None else state.hands[seat],
            tuple(len(hand) for hand in state.hands),
            tuple(pick is not None for pick in state.picks),
            state.row,
            state.laying,
            state.earned,
            state.bonus,
        )

    def sheet(self, view: View) -> tuple[Sheet, ...]:
        return tuple(
            Sheet(
                (
                    ScoreLine("earned", view.earned[seat]),
                    ScoreLine("ends", 2 * self._ends(view, seat), self._ends(view, seat)),
                )
            )
            for seat in range(2)
        )

    def determinize(self, state: State, seat: Seat, stream: Rng) -> State:
        other = 1 - seat
        hand = state.hands[other]
        if not hand:
            return state
        pool = stream.shuffled(tuple(sorted((*hand, *state.remaining))))
        fresh = tuple(sorted(pool[: len(hand)]))
        pick = None if state.picks[other] is None else stream.choice(fresh)
        return msgspec.structs.replace(
            state,
            hands=_put(state.hands, other, fresh),
            picks=_put(state.picks, other, pick),
            remaining=tuple(sorted(pool[len(hand) :])),
        )

    def _ends(self, view: View, seat: int) -> int:
        return (view.row[0] == seat) + (view.row[-1] == seat) if view.bonus else 0

    def _result(self, state: State) -> Result:
        scores = tuple(sheet.total for sheet in self.sheet(self.observe(state, None)))
        order = sorted({*scores}, reverse=True)
        ranking = tuple(tuple(Seat(i) for i in range(2) if scores[i] == score) for score in order)
        return Result(ranking, scores)


class LaterToy(Toy):
    """The same with an option that was added later, whose default plays another match."""

    def __init__(self) -> None:
        super().__init__()
        self.options = (*self.options, FlagOption("short", True, introduced_as=False))

    def setup(self, config: Config) -> Step:
        state = super().setup(config).state
        return Step(msgspec.structs.replace(state, rounds=1) if config["short"] else state)


class ToyShelf:
    """A shelf with this one game on it."""

    def __init__(self, game: AnyGame | None = None, digest: str = "toy") -> None:
        self._game = game or Toy()
        self._digest = digest

    def game(self, name: str, /) -> AnyGame:
        from engine.core import ConfigError

        if name != "toy":
            raise ConfigError("There is no game {game}.", game=repr(name))
        return self._game

    def components_digest(self, name: str, /) -> str:
        return self._digest


def _put(items: tuple[Any, ...], at: int, item: Any) -> tuple[Any, ...]:
    return (*items[:at], item, *items[at + 1 :])


def _without(items: tuple[int, ...], gone: int) -> tuple[int, ...]:
    at = items.index(gone)
    return items[:at] + items[at + 1 :]


class OpenToy(Toy):
    """The toy with open hands, so that nobody has a secret."""

    def hands(self, config: Config) -> bool:
        return False
