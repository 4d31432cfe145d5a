"""Carry On: points of a round and of the match (CO-20 to CO-24), and the best use (CO-15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from engine.core import Result, ScoreLine, Seat, Sheet
from engine.games.carry_on.components import (
    LARGE_LIMIT_KG,
    SMALL_LIMIT_KG,
    SOUVENIR,
    TYPES,
    Components,
    type_of,
)
from engine.games.carry_on.view import CarryView, RoundScore, SeatView, Use

WEIGHT, CHARACTER, ESSENTIAL = "weight", "character", "essential"
CARRY_ON: Final = "carry-on"
EXTRA: Final = "extra"


def line(what: str, number: int) -> str:
    """The id of a line of a round on the score sheet: `weight-1`, `character-1`, `essential-1`."""
    return f"{what}-{number}"


class Option(msgspec.Struct, frozen=True):
    """A way to use one's souvenirs and upgrade in a round, and what comes of it (CO-15).

    `gives_up` is what the card that it turns would have given at the end.
    """

    use: Use
    score: RoundScore
    gives_up: int

    @property
    def points(self) -> int:
        """The points of the round."""
        return self.score.points

    @property
    def net(self) -> int:
        """The points of the round less what a turned card gives up."""
        return self.score.points - self.gives_up


def weight_points(kg: int, limit: int) -> int:
    """A point for each kilogram up to the limit, and one less for each above it (CO-20)."""
    return kg if kg <= limit else limit - (kg - limit)


def counted(box: Components, character: int, packed: Sequence[int]) -> int:
    """How many packed cards count for a character's bonus (CO-21)."""
    counts = box.characters[character].counts
    return sum([counts[kind] for kind in packed])


def item_weight(box: Components, packed: Sequence[int]) -> int:
    """The kilograms of the packed items, without souvenirs."""
    weights = box.weights
    return sum([weights[kind] for kind in packed if kind != SOUVENIR])


def types_of(packed: Sequence[int]) -> frozenset[int]:
    """The types, 0 to 3, of the packed items."""
    return frozenset([type_of(kind) for kind in packed if kind != SOUVENIR])


def score(
    box: Components, character: int, packed: tuple[int, ...], luggage: int, use: Use
) -> RoundScore:
    """The points of a round for what was packed, the limit drawn, and the use that was chosen.

    Also while cards are still packed, as what they would score if nothing were added.
    """
    souvenirs = packed.count(SOUVENIR)
    kg = item_weight(box, packed) + box.souvenir * use.weight
    limit = LARGE_LIMIT_KG if use.upgrade else luggage
    count = counted(box, character, packed)
    types = len(types_of(packed))
    # A weightless souvenir stands for a type by itself when exactly one is missing (CO-13).
    wild = types == TYPES - 1 and souvenirs > use.weight
    return RoundScore(
        packed=packed,
        luggage=luggage,
        limit=limit,
        use=use,
        kg=kg,
        weight=weight_points(kg, limit),
        character=box.characters[character].bonus[count],
        counted=count,
        essential=box.essential if types + wild == TYPES else 0,
        types=types + wild,
        wild=wild,
    )


def may_upgrade(luggage: int, kg: int, unused: int) -> bool:
    """Whether a card may be turned: on 23 kg, with more packed than that (CO-14)."""
    return luggage == SMALL_LIMIT_KG and kg > SMALL_LIMIT_KG and unused > 0


def uses(box: Components, packed: tuple[int, ...], luggage: int, unused: int) -> tuple[Use, ...]:
    """All ways to use souvenirs and upgrade in a round (CO-13, CO-14); one is no choice.

    Fewest souvenirs as weight first, and without the upgrade before with it.
    """
    kg = item_weight(box, packed)
    found: list[Use] = []
    for weight in range(packed.count(SOUVENIR) + 1):
        found.append(Use(weight, upgrade=False))
        if may_upgrade(luggage, kg + box.souvenir * weight, unused):
            found.append(Use(weight, upgrade=True))
    return tuple(found)


def gives_up(box: Components, character: int, unused: int) -> int:
    """What turning one of so many unused cards costs at the end: 7, Cabin Crew 27 (CO-15)."""
    extra = box.characters[character].extra if unused == 1 else 0
    return box.unused + extra


def keeping(
    box: Components, character: int, unused: int, rounds: int, pile: Sequence[int] | None = None
) -> int:
    """About what the last of so many unused cards may still bring in so many rounds to come.

    It is what it may bring above the points of `gives_up` (CO-15), if hands are packed with it in
    mind. `pile` are the Luggage cards that are left, where they do not come back (CO-31). A page
    shows it as ≈.
    """
    return (keeping_parts(box, character, unused, rounds, pile) + 50) // 100


def keeping_parts(
    box: Components, character: int, unused: int, rounds: int, pile: Sequence[int] | None
) -> int:
    """The same in hundredths of a point; for the computer players."""
    if not rounds or not unused:
        return 0
    kept = box.keeping[character]
    if pile is None:
        return kept.passed[rounds - 1][unused - 1]
    return kept.drawn[rounds - 1][pile.count(SMALL_LIMIT_KG)][unused - 1]


def options(
    box: Components, character: int, packed: tuple[int, ...], luggage: int, unused: int
) -> tuple[Option, ...]:
    """Every use of a round with its points, in the order of `uses`."""
    price = gives_up(box, character, unused)
    return tuple(
        Option(use, score(box, character, packed, luggage, use), price if use.upgrade else 0)
        for use in uses(box, packed, luggage, unused)
    )


def best(
    box: Components, character: int, packed: tuple[int, ...], luggage: int, unused: int
) -> Option:
    """The use with the most points less what a turned card gives up (CO-15).

    Of equal ones the one that keeps the card, which breaks ties at the end (CO-24), then the one
    with the fewest souvenirs as weight.
    """
    return best_of(options(box, character, packed, luggage, unused))


def best_of(found: Sequence[Option]) -> Option:
    """The best of some uses, as `best` tells it. Raises ValueError for none."""
    return max(found, key=lambda one: (one.net, not one.use.upgrade, -one.use.weight))


def at_seat(box: Components, view: CarryView, seat: Seat) -> tuple[Option, ...]:
    """Every use that a seat has in phase SETTLE; also of one that has no choice."""
    mine = view.seats[seat]
    return options(box, mine.character, mine.packed, mine.luggage, mine.unused)


def end_points(box: Components, character: int, unused: int) -> tuple[int, int]:
    """What unused Carry On cards give at the end, and what the character adds (CO-24)."""
    return box.unused * unused, box.characters[character].extra if unused else 0


def sheets(
    box: Components, rounds: int, seats: Sequence[SeatView], *, over: bool
) -> tuple[Sheet, ...]:
    """One sheet a seat: `weight-1`, `character-1`, `essential-1` and so on for each round of the
    match, then `carry-on` and `extra`, which give points when the match is over.

    `count` is the kilograms, the cards that counted for the character, the types that are there,
    and the unused cards. Rounds that are not scored yet have nothing.
    """
    out: list[Sheet] = []
    for seat in seats:
        lines: list[ScoreLine] = []
        for number in range(1, rounds + 1):
            if number <= len(seat.rounds):
                one = seat.rounds[number - 1]
                lines += (
                    ScoreLine(line(WEIGHT, number), one.weight, one.kg),
                    ScoreLine(line(CHARACTER, number), one.character, one.counted),
                    ScoreLine(line(ESSENTIAL, number), one.essential, one.types),
                )
            else:
                lines += (
                    ScoreLine(line(WEIGHT, number), 0),
                    ScoreLine(line(CHARACTER, number), 0),
                    ScoreLine(line(ESSENTIAL, number), 0),
                )
        cards, extra = end_points(box, seat.character, seat.unused) if over else (0, 0)
        lines.append(ScoreLine(CARRY_ON, cards, seat.unused))
        lines.append(ScoreLine(EXTRA, extra, 1 if extra else 0))
        out.append(Sheet(tuple(lines)))
    return tuple(out)


def totals(scores: Sequence[Sequence[RoundScore]]) -> tuple[int, ...]:
    """The points of all scored rounds by seat."""
    return tuple([sum([one.points for one in rounds]) for rounds in scores])


def result(
    box: Components,
    characters: Sequence[int],
    unused: Sequence[int],
    scores: Sequence[Sequence[RoundScore]],
) -> Result:
    """Most points win; of equals whoever has an unused Carry On card; else it is shared (CO-24)."""
    sums = tuple(
        points + sum(end_points(box, character, cards))
        for points, character, cards in zip(totals(scores), characters, unused, strict=True)
    )
    keys = [(-points, cards == 0) for points, cards in zip(sums, unused, strict=True)]
    ranking = tuple(
        tuple(Seat(number) for number, key in enumerate(keys) if key == rank)
        for rank in sorted(set(keys))
    )
    return Result(ranking, sums)
