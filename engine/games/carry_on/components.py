"""Carry On: the contents of the box, read from `resources` and strictly checked.

Item and souvenir cards are kinds: type × 6 + weight - 2 for 0 to 23 (types in the order of the
file, weights 2 to 7 kg), and 24 for a souvenir. Equal cards are one kind.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final

import msgspec

from engine.core import ComponentError
from engine.parts.files import Strict, decode

CARDS = "cards.toml"
CHARACTERS = "characters.toml"
SCORING = "scoring.toml"
KEEPING = "keeping.toml"
FILES = (CARDS, CHARACTERS, SCORING, KEEPING)

SEATS: Final = range(2, 9)
TYPES: Final = 4
LIGHTEST_ITEM_KG: Final = 2
WEIGHTS_PER_TYPE: Final = 6
"""Weights of each type, a kilogram apart from LIGHTEST_ITEM_KG on."""
SOUVENIR: Final = TYPES * WEIGHTS_PER_TYPE
"""The kind of all souvenirs; those below it are items."""
KINDS: Final = SOUVENIR + 1
HAND_SIZE: Final = 7
"""Cards that each seat packs in a round; seven are a hand (CO-11)."""
CARDS_DRAWN_PER_TURN: Final = 3
"""Cards that a seat of two draws in a turn (CO-30)."""
CARDS_AFTER_EARLY_LUGGAGE: Final = 2
"""How many cards are still to be packed when the advantage shows the Luggage card (CO-40)."""
ROUNDS: Final = 3
SMALL_LIMIT_KG: Final = 23
LARGE_LIMIT_KG: Final = 32
"""The two weight limits in kilograms (CO-3)."""

Name = Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=60)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Count = Annotated[int, msgspec.Meta(ge=0, le=50)]
_Parts = tuple[Annotated[int, msgspec.Meta(ge=0, le=2_000)], ...]


class _Items(Strict, frozen=True):
    types: Annotated[tuple[Name, ...], msgspec.Meta(min_length=TYPES, max_length=TYPES)]
    weights: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=2, le=7)], ...],
        msgspec.Meta(min_length=WEIGHTS_PER_TYPE, max_length=WEIGHTS_PER_TYPE),
    ]
    copies: Annotated[int, msgspec.Meta(ge=1, le=2)]


class _Souvenirs(Strict, frozen=True):
    cards: Annotated[int, msgspec.Meta(ge=0, le=8)]
    weight: Annotated[int, msgspec.Meta(ge=1, le=9)]


class _Luggage(Strict, frozen=True):
    small: Count
    large: Count


class _Cards(Strict, frozen=True):
    carry_on: Count
    items: _Items
    souvenirs: _Souvenirs
    luggage: _Luggage


class _Step(Strict, frozen=True):
    cards: Annotated[int, msgspec.Meta(ge=1, le=HAND_SIZE)]
    points: Points


class _Counts(Strict, frozen=True):
    type: str = ""
    lightest: Count = 0
    souvenirs: bool = False


class _Character(Strict, frozen=True):
    id: Name
    counts: _Counts = _Counts()
    bonus: tuple[_Step, ...] = ()
    cards: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    extra: Points = 0


class _Characters(Strict, frozen=True):
    characters: Annotated[tuple[_Character, ...], msgspec.Meta(min_length=SEATS[-1], max_length=20)]


class _Scoring(Strict, frozen=True):
    essential: Points
    unused: Points


class _Keeping(Strict, frozen=True):
    passed: dict[Name, tuple[_Parts, ...]]
    drawn: dict[Name, tuple[tuple[_Parts, ...], ...]]


class Character(msgspec.Struct, frozen=True):
    """A character (CO-4), by its index in `Components.characters`.

    `counts` says of each kind whether it counts for the Character Bonus, `bonus` has the points
    for 0 to 7 cards that do. `cards` is how many Carry On / Upgrade cards it begins with, `extra`
    what it gets at the end for still having one that is unused.
    """

    id: str
    counts: tuple[bool, ...]
    bonus: tuple[int, ...]
    cards: int
    extra: int


class Keeping(msgspec.Struct, frozen=True):
    """About what a character's unused cards may bring above what they are worth at the end.

    In hundredths of a point, one number for each of its cards. `passed[rounds - 1]` with so many
    rounds to come; where luggage does not come back (CO-31) `drawn[rounds - 1][small]`, with so
    many Luggage cards of the lower limit left.
    """

    passed: tuple[tuple[int, ...], ...]
    drawn: tuple[tuple[tuple[int, ...], ...], ...]


class Components(msgspec.Struct, frozen=True):
    """The whole box. Ids of types and characters are the keys of their words."""

    types: tuple[str, ...]
    weights: tuple[int, ...]
    """Kilograms by kind; of a souvenir those that it has as weight."""
    deck: tuple[int, ...]
    """All item and souvenir cards as kinds, ascending: 56."""
    luggage: tuple[int, ...]
    """The limits of all Luggage cards, ascending: 8."""
    carry_on: int
    characters: tuple[Character, ...]
    essential: int
    """Points of the Essential Bonus (CO-22)."""
    unused: int
    """Points for an unused Carry On card at the end (CO-24)."""
    keeping: tuple[Keeping, ...]
    """What unused cards may bring above these, by character (CO-15)."""

    @property
    def souvenir(self) -> int:
        """The kilograms, and so the points, of a souvenir as weight (CO-13)."""
        return self.weights[SOUVENIR]


def kind_of(type: int, weight: int) -> int:  # noqa: A002 - the field's word
    """The kind of an item of a type 0 to 3 and 2 to 7 kg."""
    return type * WEIGHTS_PER_TYPE + weight - LIGHTEST_ITEM_KG


def type_of(kind: int) -> int:
    """The type 0 to 3 of a kind; 4 for a souvenir, which has none."""
    return kind // WEIGHTS_PER_TYPE


def load(read: Callable[[str], bytes]) -> Components:
    """The components from the files that `read` returns by name.

    Raises ComponentError naming file, key and reason.
    """
    cards = decode(read, CARDS, _Cards)
    people = decode(read, CHARACTERS, _Characters)
    scoring = decode(read, SCORING, _Scoring)
    keeping = decode(read, KEEPING, _Keeping)
    items, souvenirs, luggage = cards.items, cards.souvenirs, cards.luggage
    if len(set(items.types)) != TYPES:
        raise ComponentError(CARDS, "items.types", "a type is named twice")
    if items.weights != tuple(range(LIGHTEST_ITEM_KG, LIGHTEST_ITEM_KG + WEIGHTS_PER_TYPE)):
        raise ComponentError(CARDS, "items.weights", "they are 2 to 7, ascending")
    deck = (*sorted([*range(SOUVENIR)] * items.copies), *[SOUVENIR] * souvenirs.cards)
    if len(deck) < HAND_SIZE * SEATS[-1]:
        raise ComponentError(CARDS, "items.copies", f"{len(deck)} cards are too few to be dealt")
    if luggage.small + luggage.large < SEATS[-1]:
        raise ComponentError(CARDS, "luggage", f"there are fewer than {SEATS[-1]} cards")
    if len({one.id for one in people.characters}) != len(people.characters):
        raise ComponentError(CHARACTERS, "characters", "a character is named twice")
    weights = (*items.weights * TYPES, souvenirs.weight)
    characters = tuple(
        _character(number, one, items.types, weights)
        for number, one in enumerate(people.characters)
    )
    dealt = sum(sorted((one.cards for one in characters), reverse=True)[: SEATS[-1]])
    if cards.carry_on < dealt:
        raise ComponentError(CARDS, "carry_on", f"up to {dealt} cards are dealt")
    return Components(
        types=items.types,
        weights=weights,
        deck=deck,
        luggage=(SMALL_LIMIT_KG,) * luggage.small + (LARGE_LIMIT_KG,) * luggage.large,
        carry_on=cards.carry_on,
        characters=characters,
        essential=scoring.essential,
        unused=scoring.unused,
        keeping=tuple(_kept(keeping, one, luggage) for one in characters),
    )


def _character(
    number: int, read: _Character, types: tuple[str, ...], weights: tuple[int, ...]
) -> Character:
    wanted, key = read.counts, f"characters[{number}]"
    if wanted.type and wanted.type not in types:
        raise ComponentError(CHARACTERS, f"{key}.counts.type", f"there is no type {wanted.type!r}")
    if sum(map(bool, (wanted.type, wanted.lightest, wanted.souvenirs))) > 1:
        raise ComponentError(CHARACTERS, f"{key}.counts", "a character counts one thing")
    counts = tuple(
        (kind == SOUVENIR and wanted.souvenirs)
        or (
            kind != SOUVENIR
            and (
                weights[kind] <= wanted.lightest
                or (wanted.type != "" and types[type_of(kind)] == wanted.type)
            )
        )
        for kind in range(KINDS)
    )
    at = [step.cards for step in read.bonus]
    if at != sorted(set(at)):
        raise ComponentError(CHARACTERS, f"{key}.bonus", "the numbers of cards ascend")
    if any(counts) != bool(at):
        raise ComponentError(CHARACTERS, f"{key}.bonus", "what is counted gives points")
    bonus = tuple(
        next((step.points for step in reversed(read.bonus) if step.cards <= many), 0)
        for many in range(HAND_SIZE + 1)
    )
    return Character(read.id, counts, bonus, read.cards, read.extra)


def _kept(read: _Keeping, character: Character, luggage: _Luggage) -> Keeping:
    """Its row of the table, of the right shape: what the command that writes it gives it."""
    name = character.id
    if name not in read.passed or name not in read.drawn:
        raise ComponentError(KEEPING, name, "it has no numbers")
    passed, drawn = read.passed[name], read.drawn[name]
    if len(passed) != ROUNDS - 1 or len(drawn) != ROUNDS - 1:
        raise ComponentError(KEEPING, name, f"there are {ROUNDS - 1} rounds to come at most")
    if any(len(one) != luggage.small + 1 for one in drawn):
        raise ComponentError(KEEPING, f"drawn.{name}", "a number of small luggage is missing")
    if any(len(one) != character.cards for one in (*passed, *(x for y in drawn for x in y))):
        raise ComponentError(KEEPING, name, f"each time there are {character.cards} cards")
    return Keeping(passed, drawn)
