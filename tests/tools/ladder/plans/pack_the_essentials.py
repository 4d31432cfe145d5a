"""The ladder of Pack the Essentials: alone, four at one table, expert, and how goals were made."""

import statistics
from collections.abc import Iterator

from engine import simulate
from engine.games.pack_the_essentials.bots.levels import EASY, EXPERT, HARD, NORMAL
from engine.match.journal import RANDOM
from tests.tools.ladder import calibrate, expert
from tests.tools.ladder.calibrate import GAME, PERCENTILES, cards
from tests.tools.ladder.tournament import SEED, Contest

LEVELS = (HARD, NORMAL, EASY, RANDOM)
ELSEWHERE = (EXPERT,)
"""What is measured by a command of its own, which takes an hour and goes on from its notes."""


def contests(deals: int) -> Iterator[Contest]:
    """Each deal alone with each level, and with all of them, whose seats and sides take turns."""
    alone: list[simulate.Spec] = []
    for level in LEVELS:
        for deal in range(deals):
            options = {"victory": cards()[deal % len(cards())].id}
            alone += simulate.specs(GAME, [level], options, f"{SEED}.solo.{deal}", 1)
    yield Contest("Alone, the cards in turn", LEVELS, tuple(alone))
    table: list[simulate.Spec] = []
    for deal in range(deals):
        turn = deal % len(LEVELS)
        seats = [*LEVELS[turn:], *LEVELS[:turn]]
        side = "own" if deal // len(LEVELS) % 2 else "common"
        table += simulate.specs(GAME, seats, {"side": side}, f"{SEED}.table.{deal}", 1)
    title = "All four at one table, seats and board sides in turn"
    yield Contest(title, LEVELS, tuple(table))


def more() -> list[str]:
    """Expert, and the goals and what they were made of, in Markdown."""
    comment, rows = calibrate.read()
    found = calibrate.goals(rows)
    means = {row[:3]: f"{statistics.fmean(row.totals):.1f}" for row in rows}
    noted = expert.noted()
    out = [
        "## Expert",
        "",
        f"`{expert.command(noted)}`: deals that were used for nothing else; each match is in",
        f"`tests/tools/ladder/results/{expert.NOTED.name}`.",
        "",
        *expert.tables(noted),
        "",
        "## Goals of the Victory cards (PE-46)",
        "",
        f"`{comment.removeprefix('# ')}`; the totals are in "
        "`resources/games/pack_the_essentials/calibration/totals.csv`.",
        "",
        "| card | difficulty | lists | side | mean of normal | of hard | goal | is the "
        "| reached by normal | by hard |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for card in cards():
        asked = " or ".join(f"{n}th of {level}" for level, n in PERCENTILES[card.difficulty])
        for side, goal in found[card.id].items():
            out.append(
                f"| {card.title} | {card.difficulty} | {' '.join(card.lists)} | {side} "
                f"| {means[card.id, side, NORMAL]} | {means[card.id, side, HARD]} "
                f"| {goal.points} | {asked} | {goal.normal} % | {goal.hard} % |"
            )
    return [*out, ""]
