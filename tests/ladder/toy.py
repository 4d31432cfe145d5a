"""Ladder: what whoever knows `hard` by heart can win from it at Cargo Hold, on a toy deck.

`python -m tests.ladder.toy` writes `results/cargo_hold_toy.md`; `--turns 2` only says it of shorter
matches.
"""

import argparse
import sys

from tests.games.cargo_hold.toy import TARGET, BestResponse, Reader, two_kinds
from tests.ladder.tournament import HERE

AIM = 0.1
"""It is to be at most this part of the target."""


def margins(turns: int) -> tuple[list[float], int]:
    """By the responder's seat what it wins at most, and how many decisions `hard` was asked for."""
    game = two_kinds(turns)
    reader, found, asked = Reader(game.box), [], 0
    for seat in (0, 1):
        best = BestResponse(game, seat, reader.chances)
        found.append(best.value(best.start()))
        asked += len(best.asked)
    return found, asked


def main(args: list[str]) -> int:
    """Count it out, and write the results; 1 where more can be won than is aimed at."""
    parser = argparse.ArgumentParser(prog="toy", description=__doc__)
    parser.add_argument("--turns", type=int, default=4)
    given = parser.parse_args(args)
    (first, second), asked = margins(given.turns)
    mean = (first + second) / 2
    many = Reader(two_kinds(given.turns).box).worlds.many
    text = f"""# What can be won from hard on a toy deck

`python -m tests.ladder.toy`: Cargo Hold with twelve cards (six of firepower 2/2, six of cargo that
pays $150 in one turn and in two), two seats, hands of three, one drawn a turn, a target of
${TARGET}, {given.turns} turns each. `hard`, with {many} worlds and always the same stream, is read
as a table of probabilities ({asked} decisions). Whoever knows that table plays the best response:
exactly, by the game's own rules, over all that may be dealt and drawn and all that it may do, with
beliefs by Bayes; only that it always draws is given. The deck has no specials: with two kinds of
cards what is hidden are a few numbers, and that is what makes it small enough.

| the best response sits | it has more in the end, on average |
|---|---|
| first | ${first:.1f} |
| second | ${second:.1f} |
| **mean** | **${mean:.1f}, {mean / TARGET:.0%} of the target** (aimed at: {AIM:.0%} at most) |
"""
    if given.turns == 4:
        for turns in (1, 2, 3):
            mean_then = sum(margins(turns)[0]) / 2
            share = f"{mean_then / TARGET:.0%} of the target"
            text += f"| mean with {turns} turns each | ${mean_then:.1f}, {share} |\n"
        path = HERE / "results" / "cargo_hold_toy.md"
        path.write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(text)
    return int(mean > AIM * TARGET)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
