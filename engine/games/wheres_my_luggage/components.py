"""Where's My Luggage?: the contents of the box, read from `resources` and strictly checked.

Passengers are numbered 0 to 29, type by type in the order of the file, and a tile has its
passenger's number. Tiles 30 to 35 are lost luggage, one of each type.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Final

import msgspec

from engine.core import ComponentError
from engine.parts.belt import Belt
from engine.parts.files import Strict, decode

LUGGAGE = "luggage.toml"
TABLE = "table.toml"
BOTS = "bots.toml"
FILES = (LUGGAGE, TABLE, BOTS)

TYPES: Final = 6
PASSENGERS_PER_TYPE: Final = 5
"""Passengers of each type."""
PASSENGERS: Final = TYPES * PASSENGERS_PER_TYPE
FIRST_LOST_TILE: Final = PASSENGERS
"""The first tile of lost luggage; they follow in the order of types."""
TILES: Final = PASSENGERS + TYPES
SEATS: Final = range(2, 5)
LEVELS: Final = ("easy", "normal", "hard")
ADVANTAGE_LOOK_PERCENT: Final = 50
"""How long a look at the belt takes a seat with the advantage, of 100 that it takes others (WL-40).
"""
ADVANTAGE_REACTION_PERCENT: Final = 150
"""How long computers take to react at the belt where a seat has it, of 100 else (WL-40)."""

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=60)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=100)]
Ticks = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]


class _Type(Strict, frozen=True):
    id: Name
    passengers: Annotated[
        tuple[Name, ...],
        msgspec.Meta(min_length=PASSENGERS_PER_TYPE, max_length=PASSENGERS_PER_TYPE),
    ]


class _Luggage(Strict, frozen=True):
    types: Annotated[tuple[_Type, ...], msgspec.Meta(min_length=TYPES, max_length=TYPES)]


class _Timed(Strict, frozen=True):
    slots: Annotated[int, msgspec.Meta(ge=TILES, le=48)]
    pace: Annotated[int, msgspec.Meta(ge=2, le=600)]
    gap: Annotated[int, msgspec.Meta(ge=2, le=48)]
    look: Annotated[int, msgspec.Meta(ge=1, le=3600)]
    cards: Annotated[int, msgspec.Meta(ge=1, le=PASSENGERS // SEATS[-1])]


class _Memory(Strict, frozen=True):
    rows: Annotated[int, msgspec.Meta(ge=1, le=18)]
    columns: Annotated[int, msgspec.Meta(ge=1, le=18)]
    each: Annotated[int, msgspec.Meta(ge=1, le=PASSENGERS_PER_TYPE)]
    cards: Annotated[
        tuple[Positive, ...], msgspec.Meta(min_length=len(SEATS), max_length=len(SEATS))
    ]


class _Table(Strict, frozen=True):
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)]
    track: Positive
    timed: _Timed
    memory: _Memory


class Skill(Strict, frozen=True):
    """What a level of computer player can do (WL-35). Times are in ticks, ways along the belt too.

    It reacts `reaction` to `reaction` + `jitter` ticks after a passenger came up, and half as long
    after where it wanted to grab has changed. Its hand reaches `reach` to both sides of its place.
    Of the last `capacity` tiles that it saw it remembers those not older than `span`; in the
    memory form of the last `cards`, not older than `turns` turns. `heed` is the chance in percent
    that it takes notice of another seat's look, `odds` whether it weighs a tile's chances against
    the time that it needs.
    """

    reaction: Ticks
    jitter: Ticks
    reach: Ticks
    capacity: Annotated[int, msgspec.Meta(ge=0, le=100)]
    span: Ticks
    cards: Annotated[int, msgspec.Meta(ge=0, le=100)]
    turns: Annotated[int, msgspec.Meta(ge=0, le=1000)]
    heed: Percent
    odds: bool


class _Bots(Strict, frozen=True):
    easy: Skill
    normal: Skill
    hard: Skill


class Components(msgspec.Struct, frozen=True):
    """The whole box. Ids of types and passengers are the keys of their words."""

    types: tuple[str, ...]
    passengers: tuple[str, ...]
    kinds: tuple[int, ...]
    """The type of each tile, and so of each passenger."""
    rounds: int
    track: int
    belt: Belt
    laden: tuple[int, ...]
    """The slots in which a tile lies when a round begins."""
    look: int
    cards: int
    rows: int
    columns: int
    each: int
    memory_cards: tuple[int, ...]
    skills: dict[str, Skill]

    def look_of(self, seat: int, advantages: Sequence[int]) -> int:
        """Return how long a tile is in a seat's hand at the belt, in ticks (WL-34, WL-40).

        Args:
            seat: The seat.
            advantages: The seats that have the advantage.
        """
        return self.look * ADVANTAGE_LOOK_PERCENT // 100 if seat in advantages else self.look

    @property
    def places(self) -> int:
        """How many places the memory form has."""
        return self.rows * self.columns

    def hand(self, form: str, seats: int) -> int:
        """How many passengers each seat is dealt."""
        return self.cards if form == "timed" else self.memory_cards[seats - SEATS[0]]


def load(read: Callable[[str], bytes]) -> Components:
    """The components from the files that `read` returns by name.

    Raises ComponentError naming file, key and reason.
    """
    luggage = decode(read, LUGGAGE, _Luggage)
    table = decode(read, TABLE, _Table)
    bots = decode(read, BOTS, _Bots)
    types = tuple(one.id for one in luggage.types)
    passengers = tuple(name for one in luggage.types for name in one.passengers)
    for kind, names in (("type", types), ("passenger", passengers)):
        if len(set(names)) != len(names):
            raise ComponentError(LUGGAGE, "types", f"a {kind} is named twice")
    timed, memory = table.timed, table.memory
    laden = tuple(slot for slot in range(timed.slots) if slot % timed.gap != timed.gap - 1)
    if len(laden) != TILES:
        raise ComponentError(TABLE, "timed.gap", f"{len(laden)} slots are laden, not {TILES}")
    if memory.rows * memory.columns != memory.each * TYPES:
        raise ComponentError(TABLE, "memory.rows", "there are not as many places as tiles")
    for number, cards in enumerate(memory.cards):
        if cards * SEATS[number] > memory.each * TYPES:
            raise ComponentError(TABLE, f"memory.cards[{number}]", "there are too few passengers")
    most = table.rounds * max(timed.cards, *memory.cards)
    if table.track != most:
        raise ComponentError(TABLE, "track", f"the most points there are is {most}")
    return Components(
        types=types,
        passengers=passengers,
        kinds=tuple(kind_of(tile) for tile in range(TILES)),
        rounds=table.rounds,
        track=table.track,
        belt=Belt(timed.slots, timed.pace),
        laden=laden,
        look=timed.look,
        cards=timed.cards,
        rows=memory.rows,
        columns=memory.columns,
        each=memory.each,
        memory_cards=memory.cards,
        skills={level: getattr(bots, level) for level in LEVELS},
    )


def kind_of(tile: int) -> int:
    """The type of a tile, and so of its passenger (WL-1)."""
    return tile // PASSENGERS_PER_TYPE if tile < FIRST_LOST_TILE else tile - FIRST_LOST_TILE
