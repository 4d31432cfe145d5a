"""Cargo Hold: what is legal, lazily: a hand of fourteen has thousands of deliveries and raids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import TYPE_CHECKING, Final

from engine.core import Legal, Refused, Rng, Seat
from engine.games.cargo_hold.actions import (
    ASK_ALL,
    Answers,
    Attack,
    CargoAction,
    Collect,
    Deliver,
    Discard,
    EndTurn,
    Extend,
    Getaway,
    Reinforcing,
    TakeBack,
)
from engine.parts.cards import Subsets

if TYPE_CHECKING:
    from engine.games.cargo_hold.state import CargoState

COLLECT_ACTION: Final = Collect()
EXTEND_ACTION: Final = Extend()
END_TURNS: Final = tuple(
    [
        EndTurn(draw, Answers(getaway, lasso, reinforcing, loyalty))
        for draw in (True, False)
        for getaway, lasso, reinforcing, loyalty in product(
            Getaway, (False, True), Reinforcing, (False, True)
        )
    ]
)
"""All ways to end a turn for a seat that has a delivery, and so may leave answers (CH-24)."""
END_TURNS_WITHOUT_DELIVERY: Final = (EndTurn(True, ASK_ALL), EndTurn(False, ASK_ALL))
"""Those of a seat that has none."""
END_TURNS_WITHOUT_DRAW: Final = tuple([end for end in END_TURNS if not end.draw])
END_TURNS_WITHOUT_BOTH: Final = END_TURNS_WITHOUT_DELIVERY[1:]
"""The same where nothing can be drawn (CH-16)."""


class InTurn(Legal[CargoAction]):
    """What a seat may do in its turn, by steps (CH-11).

    `check` raises Refused for what is not legal; `step` is the first step that may be taken, 0 to 3
    for C-A-R-D; `draws` says that there is a card to draw. `ready` and `extendable` say that the
    seat may collect and extend, `ends` how it may end its turn.
    """

    __slots__ = ("_check", "_deliveries", "_seat", "_step", "ends", "extendable", "hand", "ready")

    def __init__(
        self,
        check: Callable[[CargoAction], None],
        state: CargoState,
        seat: Seat,
        step: int,
        *,
        draws: bool,
    ) -> None:
        delivered = state.deliveries[seat] != ()
        self._check = check
        self._seat = seat
        self._step = step
        self._deliveries = state.deliveries
        self.hand = state.hands[seat]
        self.ready = delivered and step == 0 and state.left[seat] == 0
        self.extendable = self.ready and not state.extended[seat]
        if draws:
            self.ends = END_TURNS if delivered else END_TURNS_WITHOUT_DELIVERY
        else:
            self.ends = END_TURNS_WITHOUT_DRAW if delivered else END_TURNS_WITHOUT_BOTH

    @property
    def deliveries(self) -> Subsets | None:
        """The cards that can be put down; None where no delivery can be started."""
        if self._step > 1 or self._deliveries[self._seat] or not self.hand:
            return None
        return Subsets(self.hand)

    @property
    def raids(self) -> Subsets | None:
        """The cards that any of `targets` can be raided with; None where nobody can be."""
        cards = tuple([kind for kind in self.hand if not 8 <= kind < 16])
        return Subsets(cards) if cards and self._step <= 2 and self.targets else None

    @property
    def targets(self) -> tuple[Seat, ...]:
        """The other seats that have a delivery."""
        found = enumerate(self._deliveries)
        return tuple([Seat(seat) for seat, there in found if there and seat != self._seat])

    def __iter__(self) -> Iterator[CargoAction]:
        if self.ready:
            yield COLLECT_ACTION
        if self.extendable:
            yield EXTEND_ACTION
        for cards in self.deliveries or ():
            yield Deliver(cards, False)
            yield Deliver(cards, True)
        for target, cards in product(self.targets, self.raids or ()):
            yield Attack(target, cards)
        yield from self.ends

    def __contains__(self, action: object) -> bool:
        return _passes(self._check, action)

    def __bool__(self) -> bool:
        return True

    def count(self) -> int:
        """How many there are."""
        deliveries, raids = self.deliveries, self.raids
        found = self.ready + self.extendable + len(self.ends)
        if deliveries is not None:
            found += 2 * deliveries.count()
        if raids is not None:
            found += len(self.targets) * raids.count()
        return found

    def sample(self, stream: Rng) -> CargoAction:
        """A random one, by its kind first; of ends mostly the first: it asks all, and draws."""
        at = stream.below(8)
        if at < 4 and self.ready:
            return EXTEND_ACTION if self.extendable and at == 3 else COLLECT_ACTION
        if at < 6 and (deliveries := self.deliveries) is not None:
            return Deliver(deliveries.sample(stream), at == 5)
        if at < 7 and (raids := self.raids) is not None:
            return Attack(stream.choice(self.targets), raids.sample(stream))
        ends = self.ends
        which = stream.below(4 * len(ends))
        return ends[which if which < len(ends) else 0]


class OfCards(Legal[CargoAction]):
    """Discarding, or taking cards back: an action for each of some subsets of cards."""

    __slots__ = ("_check", "_make", "cards")

    def __init__(
        self,
        check: Callable[[CargoAction], None],
        make: type[Discard] | type[TakeBack],
        cards: Subsets,
    ) -> None:
        self._check = check
        self._make = make
        self.cards = cards

    def __iter__(self) -> Iterator[CargoAction]:
        return map(self._make, self.cards)

    def __contains__(self, action: object) -> bool:
        return _passes(self._check, action)

    def __bool__(self) -> bool:
        return bool(self.cards)

    def count(self) -> int:
        """How many there are."""
        return self.cards.count()

    def sample(self, stream: Rng) -> CargoAction:
        """A random one."""
        return self._make(self.cards.sample(stream))


def _passes(check: Callable[[CargoAction], None], action: object) -> bool:
    if not isinstance(action, CargoAction):
        return False
    try:
        check(action)
    except Refused:
        return False
    return True
