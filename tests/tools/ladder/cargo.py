"""Ladder: how long matches of Cargo Hold last between hard computers, and what cards are good for.

`python -m tests.tools.ladder.cargo --matches 60` writes `results/cargo_hold_cards.md`.
"""

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engine import catalog, simulate
from engine.core import Event, GameId
from engine.games.cargo_hold.bots.levels import HARD
from engine.games.cargo_hold.components import IDS
from engine.games.cargo_hold.events import (
    CardsDrawn,
    Did,
    Discarded,
    HandTaken,
    PutDown,
    RaidBegan,
    Scored,
    SpecialFired,
    TurnBegan,
)
from engine.match import Player, Session
from tests.tools.ladder.tournament import HERE

GAME = GameId("cargo_hold")
TABLES = (2, 4, 6)
SURE = 1.96


class Table(NamedTuple):
    """What came of matches at a table: turns of each; by kind, copies drawn and not played; seats
    that played a kind, and how many of them won.
    """

    turns: list[int]
    drawn: Counter[int]
    idle: Counter[int]
    played: Counter[int]
    won: Counter[int]


def events(seats: int, seed: str) -> tuple[list[Event], set[int]]:
    """A match of hard computers, and who won it."""
    game = catalog.game(GAME)
    players = [Player("computer", HARD)] * seats
    digest = catalog.components_digest(GAME)
    session = Session(game, game.configure(seats, {}), seed, players, components=digest)
    session.settle()
    winners = {int(seat) for seat in simulate.play_out(session).ranking[0]}
    return [event for moment in session.moments for event in moment.events], winners


def follow(table: Table, match: tuple[list[Event], set[int]], seats: int) -> None:
    """Count a match in."""
    told, winners = match
    used: list[set[int]] = [set() for _ in range(seats)]
    last = 0
    for event in told:
        match event:
            case TurnBegan(turn=turn):
                last = turn
            case HandTaken(cards=cards) | CardsDrawn(cards=cards):
                table.drawn.update(cards)
            case PutDown(seat=seat, cards=cards) | RaidBegan(attacker=seat, cards=cards):
                used[seat].update(cards)
            case SpecialFired(did=Did.REINFORCED, seat=seat, cards=cards):
                used[seat].update(cards)
            case Discarded(cards=cards):
                table.idle.update(cards)
            case Scored(hands=hands):
                for hand in hands:
                    table.idle.update(hand)
            case _:
                pass
    table.turns.append(last)
    for number, kinds in enumerate(used):
        table.played.update(kinds)
        if number in winners:
            table.won.update(kinds)


def counted(seats: int, matches: int) -> Table:
    """What came of so many matches."""
    table = Table([], Counter(), Counter(), Counter(), Counter())
    for number in range(matches):
        follow(table, events(seats, f"cards.{seats}.{number}"), seats)
    return table


def lines(tables: dict[int, Table]) -> Iterator[str]:
    """The tables in Markdown."""
    yield "| seats | turns a seat: quartiles |"
    yield "|---|---|"
    for seats, table in tables.items():
        low, middle, high = statistics.quantiles(table.turns, n=4, method="inclusive")
        yield f"| {seats} | {low:g} · **{middle:g}** · {high:g} |"
    yield ""
    yield "Played: of the copies drawn. Won: how often seats that played it won, times the seats."
    yield ""
    yield "| card | " + " | ".join(f"{n} seats: played | won" for n in tables) + " |"
    yield "|---|" + "---|---|" * len(tables)
    for kind, name in enumerate(IDS):
        row = [name]
        for seats, table in tables.items():
            drawn, seen = max(1, table.drawn[kind]), max(1, table.played[kind])
            share = table.won[kind] / seen
            half = SURE * (share * (1 - share) / seen) ** 0.5
            row.append(f"{1 - table.idle[kind] / drawn:.0%}")
            row.append(f"{share * seats:.2f} ± {half * seats:.2f}")
        yield "| " + " | ".join(row) + " |"


def main(args: list[str]) -> int:
    """Play, and write the results."""
    parser = argparse.ArgumentParser(prog="cargo", description=__doc__)
    parser.add_argument("--matches", type=int, default=60)
    given = parser.parse_args(args)
    tables = {seats: counted(seats, given.matches) for seats in TABLES}
    text = [
        "# The cards of Cargo Hold between hard computers",
        "",
        f"`python -m tests.tools.ladder.cargo --matches {given.matches}`: matches to $1200 at "
        "each table.",
        "",
        *lines(tables),
        "",
    ]
    path = HERE / "results" / "cargo_hold_cards.md"
    path.write_text("\n".join(text), encoding="utf-8", newline="\n")
    sys.stdout.write("\n".join(text))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
