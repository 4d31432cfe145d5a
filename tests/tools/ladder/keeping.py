"""Ladder: reckons what unused Carry On cards may still bring (CO-15), by the hard player's tables.

`python -m tests.tools.ladder.keeping` writes `resources/games/carry_on/keeping.toml`. It goes
backwards: what a card is worth before a round is what a hand that is packed with it is worth more
than one that is packed without, if what is left of it behind the round is worth what was reckoned
before.
"""

import sys
from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path

from engine import catalog
from engine.games.carry_on import scoring
from engine.games.carry_on.bots.evaluation import HandEvaluation
from engine.games.carry_on.bots.expectation import UNITS_PER_POINT, RoundStakes
from engine.games.carry_on.components import HAND_SIZE, KEEPING, ROUNDS, SMALL_LIMIT_KG, Components
from engine.games.carry_on.rules import CarryOn

GAME = "carry_on"
FILE = Path(__file__).parents[3] / "resources" / "games" / GAME / KEEPING
HEAD = """\
# About what a character's unused Carry On cards may bring above what they are worth at the end
# (CO-15), in hundredths of a point, a number for each of its cards.
# Written by `python -m tests.tools.ladder.keeping`; a test reckons it again.

"""
Keeps = tuple[int, ...]
"""What 0 to all cards are worth, in parts of a point."""


def box() -> Components:
    """The components of the game; what this module reckons of them is not asked for."""
    game = catalog.game(GAME)
    assert isinstance(game, CarryOn)
    return game.box


def final(box: Components, character: int) -> Keeps:
    """What the cards are worth in the end."""
    cards = range(box.characters[character].cards + 1)
    return tuple(UNITS_PER_POINT * sum(scoring.end_points(box, character, one)) for one in cards)


def before(
    worth: HandEvaluation, character: int, after: Keeps, small: int, large: int, *, drawn: bool
) -> Keeps:
    """What they are worth before a round, if they are worth `after` behind it."""
    found = []
    for cards in range(len(after)):
        at = RoundStakes(character, after[: cards + 1], small, large)
        found.append(int(worth.table(at, drawn)[HAND_SIZE, 0, 0]))
    return tuple(one - found[0] for one in found)


def hundredths(found: Keeps, sure: Keeps) -> list[int]:
    """Card by card, what is above the sure points; never less than nothing."""
    each = [b - a for a, b in pairwise(found)]
    least = [b - a for a, b in pairwise(sure)]
    return [
        max(0, (one - other) * 100 // UNITS_PER_POINT)
        for one, other in zip(each, least, strict=True)
    ]


def passed(worth: HandEvaluation, character: int) -> Iterator[list[int]]:
    """By rounds to come."""
    sure = keep = final(worth.box, character)
    small = worth.box.luggage.count(SMALL_LIMIT_KG)
    for _ in range(1, ROUNDS):
        keep = before(worth, character, keep, small, len(worth.box.luggage) - small, drawn=False)
        yield hundredths(keep, sure)


def drawn(worth: HandEvaluation, character: int) -> Iterator[list[list[int]]]:
    """By rounds to come, and the Luggage cards of the lower limit that are left (CO-31)."""
    sure = final(worth.box, character)
    most = worth.box.luggage.count(SMALL_LIMIT_KG)
    behind = dict.fromkeys(range(most + 1), sure)
    for rounds in range(1, ROUNDS):
        # Each round two are drawn.
        pile = len(worth.box.luggage) - 2 * (ROUNDS - rounds)
        found = {}
        for small in range(most + 1):
            left = [
                behind[small - one - other]
                for one, other in combinations([1] * small + [0] * (pile - small), 2)
            ]
            mean = tuple(sum(keep) // len(left) for keep in zip(*left, strict=True))
            found[small] = before(worth, character, mean, small, pile - small, drawn=True)
        behind = found
        yield [hundredths(keep, sure) for keep in behind.values()]


def text(worth: HandEvaluation) -> str:
    """The whole file."""
    characters = worth.box.characters
    lines = ["# 3 to 8 seats: with one round to come, with two.", "[passed]"]
    lines += [f"{one.id} = {[*passed(worth, at)]}" for at, one in enumerate(characters)]
    lines += [
        "",
        "# Two seats, who do not put luggage back: the same, each by how many Luggage cards of the",
        "# lower limit are left, from none to all.",
        "[drawn]",
    ]
    lines += [f"{one.id} = {[*drawn(worth, at)]}" for at, one in enumerate(characters)]
    return HEAD + "\n".join(lines) + "\n"


def main() -> int:
    """Write the file."""
    FILE.write_text(text(HandEvaluation(box())), encoding="utf-8", newline="\n")
    sys.stdout.write(FILE.read_text(encoding="utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
