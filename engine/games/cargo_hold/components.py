"""Cargo Hold: the contents of the box, read from `resources` and strictly checked.

Cards are kinds: 0 to 7 firepower, 8 to 15 cargo, 16 to 23 specials in the order in which they act.
Equal cards are one kind. Extension cards are no kind: each seat has one, which always comes back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final

import msgspec

from engine.core import ComponentError
from engine.parts.cards import Bag
from engine.parts.files import Strict, decode

CARDS = "cards.toml"
TABLE = "table.toml"
FILES = (CARDS, TABLE)

SEATS: Final = range(2, 9)
NOTHING: Final = -1
"""No card, no seat."""
ADVANTAGE_CARDS: Final = 1
"""How many more cards a seat with the advantage draws in a turn (CH-30)."""

FARMHAND, OUTLAW, GUARD, GUNSLINGER, DYNAMITE, BARRICADE, BANDIT_BOSS, SHERIFF = range(8)
MAIL, GRAIN, LUMBER, WHISKEY, CATTLE, FRESH_MEAT, PAYROLL, GOLD = range(8, 16)
FAIR_FIGHT, THIEF, GETAWAY, LASSO, REINFORCEMENT, PRISON_WAGON, DIVERSION, LOYALTY = range(16, 24)

FIREPOWER: Final = range(8)
CARGO: Final = range(8, 16)
SPECIALS: Final = range(16, 24)
KINDS: Final = 24
IDS: Final = (
    *("farmhand", "outlaw", "guard", "gunslinger"),
    *("dynamite", "barricade", "bandit_boss", "sheriff"),
    *("mail", "grain", "lumber", "whiskey", "cattle", "fresh_meat", "payroll", "gold"),
    *("fair_fight", "thief", "getaway", "lasso"),
    *("reinforcement", "prison_wagon", "diversion", "loyalty"),
)
"""The ids of all kinds: the keys of their words and pictures."""

Strength = Annotated[int, msgspec.Meta(ge=0, le=3)]
Dollars = Annotated[int, msgspec.Meta(ge=0, le=300)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=20)]
Small = Annotated[int, msgspec.Meta(ge=1, le=20)]
Target = Annotated[int, msgspec.Meta(ge=100, le=100_000)]


class _Kind(Strict, frozen=True):
    id: str
    copies: Copies


class _Firepower(_Kind, frozen=True):
    attack: Strength
    defence: Strength


class _Cargo(_Kind, frozen=True):
    pays: tuple[Dollars, Dollars]


class _Cards(Strict, frozen=True):
    firepower: tuple[_Firepower, ...]
    cargo: tuple[_Cargo, ...]
    specials: tuple[_Kind, ...]


class _Range(Strict, frozen=True):
    low: Target
    high: Target
    step: Target


class _Table(Strict, frozen=True):
    hand: Small
    drawn: Small
    limit: Small
    turns: Annotated[int, msgspec.Meta(ge=1, le=200)]
    target: _Range


class Components(msgspec.Struct, frozen=True):
    """The whole box. What is by kind has an entry for each of the 24 kinds, 0 where it has none."""

    ids: tuple[str, ...]
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    pays: tuple[tuple[int, ...], tuple[int, ...]]
    """Dollars by kind, as a 1-turn and as a 2-turn delivery: `pays[extended][kind]`."""
    copies: tuple[int, ...]
    deck: Bag
    """All cards as kinds, ascending: 100."""
    hand: int
    """Cards of a first hand (CH-10)."""
    drawn: int
    """Cards drawn in a turn (CH-16); see `draws`."""
    limit: int
    """What a hand holds at the end of its seat's turn (CH-16)."""
    turns: int
    """Turns of each seat, after which the most money wins (CH-19)."""
    low: int
    high: int
    step: int
    """The debt targets that there are, in dollars (CH-10)."""

    def draws(self, seat: int, advantages: Sequence[int]) -> int:
        """Return how many cards a seat draws in a turn (CH-16, CH-30).

        Args:
            seat: The seat.
            advantages: The seats that have the advantage.
        """
        return self.drawn + (ADVANTAGE_CARDS if seat in advantages else 0)


def load(read: Callable[[str], bytes]) -> Components:
    """The components from the files that `read` returns by name.

    Raises ComponentError naming file, key and reason.
    """
    cards = decode(read, CARDS, _Cards)
    table = decode(read, TABLE, _Table)
    everything: list[_Kind] = []
    for name, found, kinds in (
        ("firepower", cards.firepower, FIREPOWER),
        ("cargo", cards.cargo, CARGO),
        ("specials", cards.specials, SPECIALS),
    ):
        wanted = IDS[kinds.start : kinds.stop]
        if tuple([one.id for one in found]) != wanted:
            raise ComponentError(CARDS, name, f"they are {', '.join(wanted)}, in this order")
        everything += found
    copies = tuple([one.copies for one in everything])
    deck = tuple([kind for kind, many in enumerate(copies) for _ in range(many)])
    if len(deck) < table.hand * SEATS[-1]:
        raise ComponentError(CARDS, "", f"{len(deck)} cards are too few to be dealt")
    low, high, step = table.target.low, table.target.high, table.target.step
    if low > high or (high - low) % step:
        raise ComponentError(TABLE, "target", "there is no such range of steps")
    none = (0,) * 8
    return Components(
        ids=IDS,
        attack=(*[one.attack for one in cards.firepower], *none, *none),
        defence=(*[one.defence for one in cards.firepower], *none, *none),
        pays=(
            (*none, *[one.pays[0] for one in cards.cargo], *none),
            (*none, *[one.pays[1] for one in cards.cargo], *none),
        ),
        copies=copies,
        deck=deck,
        hand=table.hand,
        drawn=table.drawn,
        limit=table.limit,
        turns=table.turns,
        low=low,
        high=high,
        step=step,
    )
