"""Ladder: what whoever knows `hard` by heart can win from it at Cargo Hold, on a toy deck.

`python -m tests.tools.ladder.toy` writes `results/cargo_hold_toy.md`; `--turns 2` only says it of
matches of so many turns each.
"""

import argparse
import sys

from tests.games.cargo_hold.toy import TARGET, BestResponse, Reader, two_kinds
from tests.tools.ladder.tournament import HERE

AIM = 0.1
"""It is to be at most this part of the target."""
TURNS = 4
BEFORE = {1: (4, 0), 2: (15, 5), 3: (46, 32), 4: (52, 43)}
"""By turns each, of 100 parts of the target: before a turn was solved, and before a match was."""


def margins(turns: int) -> tuple[list[float], int]:
    """By the responder's seat what it wins at most, and how many decisions `hard` was asked for."""
    game = two_kinds(turns)
    reader, found, asked = Reader(game.box), [], 0
    for seat in (0, 1):
        best = BestResponse(game, seat, reader.chances)
        found.append(best.value(best.start()))
        asked += len(best.asked)
    return found, asked


def line(turns: int) -> tuple[str, float, int]:
    """A line of the page, the mean of both seats as a part of the target, and decisions asked."""
    (first, second), asked = margins(turns)
    part = (first + second) / 2 / TARGET
    mean = f"**${part * TARGET:.1f}, {part:.0%} of the target**"
    before = " | ".join([f"{one}%" for one in BEFORE.get(turns, ("-", "-"))])
    return f"| {turns} | ${first:.1f} | ${second:.1f} | {mean} | {before} |\n", part, asked


def page(lines: list[tuple[str, float, int]]) -> str:
    """What is found, in words."""
    reached = max(part for _, part, _ in lines) <= AIM
    most = max(asked for _, _, asked in lines)
    return f"""# What can be won from hard on a toy deck

`python -m tests.tools.ladder.toy`: Cargo Hold with 12 cards (six of firepower 2/2, six of cargo
that pays $150 in one turn and in two), two seats, hands of three, one drawn a turn, a target of
${TARGET}, some turns each. `hard`, always with the same stream, is read as a table of probabilities
({most} decisions at most). Whoever knows that table plays the best response: exactly, by the game's
own rules, over all that may be dealt and drawn and all that it may do, with beliefs by Bayes; only
that it always draws is given. The deck has no specials: with two kinds of cards what is hidden are
a few numbers, and that is what makes it small enough.

| turns each | it has more, first | second | mean | before a turn was solved | a match |
|---|---|---|---|---|---|
{"".join([text for text, _, _ in lines])}
Aimed at are {AIM:.0%} at most with {TURNS} turns each: {"" if reached else "**not** "}reached.

What is small is solved whole (`endgame.py`): all that may happen from the first turn to the last is
laid out, both sides mix in all turns at once (regret matching), and each decision is played by that
one solution. It goes by what is public now and not by how it came so, and winning counts besides
the money; what is left to the best response comes from that. No match with all cards of the box is
small: there a turn is a game of three moves (`duel.py`), and what follows is played on by rule.
What could be won there is not known; on this deck it was what stands in the last column.
"""


def main(args: list[str]) -> int:
    """Count it out, and write the results; 1 where more can be won than is aimed at."""
    parser = argparse.ArgumentParser(prog="toy", description=__doc__)
    parser.add_argument("--turns", type=int)
    turns: int | None = parser.parse_args(args).turns
    lines = [line(each) for each in ([turns] if turns else range(1, TURNS + 1))]
    text = page(lines)
    if not turns:
        path = HERE / "results" / "cargo_hold_toy.md"
        path.write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(text)
    return int(max(part for _, part, _ in lines) > AIM)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
