"""Cargo Hold: what is legal, lazily: a hand of fourteen has thousands of deliveries and raids."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

from engine.core import Legal, Refused, Seat, Stream
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

COLLECT: Final = Collect()
EXTEND: Final = Extend()
ENDS: Final = tuple(
    [
        EndTurn(draw, Answers(getaway, lasso, reinforcing, loyalty))
        for draw in (True, False)
        for getaway, lasso, reinforcing, loyalty in product(
            Getaway, (False, True), Reinforcing, (False, True)
        )
    ]
)
"""All ways to end a turn for a seat that has a delivery, and so may leave answers (CH-24)."""
PLAIN_ENDS: Final = (EndTurn(True, ASK_ALL), EndTurn(False, ASK_ALL))
"""Those of a seat that has none."""


class InTurn(Legal[CargoAction]):
    """What a seat may do in its turn, by steps (CH-11).

    `ready` says that it may collect, `extendable` that it may extend. `deliveries` are the cards
    that it can put down, `raids` those that it can raid with any of `targets`; None where it may
    not. `ends` are the ways to end the turn. `check` raises Refused for what is not legal.
    """

    __slots__ = ("_check", "deliveries", "ends", "extendable", "raids", "ready", "targets")

    def __init__(
        self,
        check: Callable[[CargoAction], None],
        *,
        ready: bool,
        extendable: bool,
        deliveries: Subsets | None,
        raids: Subsets | None,
        targets: tuple[Seat, ...],
        ends: tuple[EndTurn, ...],
    ) -> None:
        self._check = check
        self.ready = ready
        self.extendable = extendable
        self.deliveries = deliveries
        self.raids = raids
        self.targets = targets
        self.ends = ends

    def __iter__(self) -> Iterator[CargoAction]:
        if self.ready:
            yield COLLECT
        if self.extendable:
            yield EXTEND
        if self.deliveries is not None:
            for cards in self.deliveries:
                yield Deliver(cards, False)
                yield Deliver(cards, True)
        if self.raids is not None:
            for target in self.targets:
                for cards in self.raids:
                    yield Attack(target, cards)
        yield from self.ends

    def __contains__(self, action: object) -> bool:
        return _passes(self._check, action)

    def __bool__(self) -> bool:
        return True

    def count(self) -> int:
        """How many there are."""
        found = self.ready + self.extendable + len(self.ends)
        if self.deliveries is not None:
            found += 2 * self.deliveries.count()
        if self.raids is not None:
            found += len(self.targets) * self.raids.count()
        return found

    def sample(self, stream: Stream) -> CargoAction:
        """A random one, by its kind first; the first answers, which ask everything, more often."""
        at = stream.below(8)
        if self.ready and at < 4:
            return EXTEND if self.extendable and at == 3 else COLLECT
        if self.deliveries is not None and at < 6:
            return Deliver(self.deliveries.sample(stream), at == 5)
        if self.raids is not None and at < 7:
            return Attack(stream.choice(self.targets), self.raids.sample(stream))
        ends = self.ends
        half = len(ends) // 2
        first = half * (stream.below(8) == 7)
        return ends[first + (stream.below(half) if stream.below(2) else 0)]


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

    def sample(self, stream: Stream) -> CargoAction:
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
