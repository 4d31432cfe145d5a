"""Ladder: how far the characters differ at a table of four, in what everyone sees.

`python -m tests.tools.ladder.contrast` plays Cargo Hold and Carry On at `normal` with four of the
six characters at each table: each four as often as any other, at each seat. It writes
`results/contrast.md`: how often each character raids, and how often a crate that is opened is a
bluff; in Carry On, how often it starts heavy and how often it packs for the higher limit. With
`--seed NAME` other deals are played, nothing is written, and the page is printed.

Only public events are counted. The exit code is 1 unless the raider raids at least 1.5 times as
often as each other character (2 times is the aim, and the page says what was reached), and the
bluffer bluffs at least 2 times as often.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engine import catalog, simulate
from engine.core import Event, GameId, Level
from engine.core.characters import CHARACTERS, ComputerCharacter, PlayStyle
from engine.games.cargo_hold import events as cargo
from engine.games.cargo_hold.bots import styles as cargo_styles
from engine.games.cargo_hold.components import Components
from engine.games.cargo_hold.rules import CargoHold
from engine.games.carry_on import events as carry
from engine.games.carry_on.bots import styles as carry_styles
from engine.games.carry_on.rules import CarryOn
from engine.match import Player, Session
from tests.tools.ladder.tournament import HERE

SEATS: Final = 4
TABLES: Final = tuple(combinations(CHARACTERS, SEATS))
"""All fours of the six characters."""
LEVEL: Final = Level("normal")
SEED: Final = "contrast 3"
"""The deals that are measured. Once parameters are changed after a look at them, take others."""
MATCHES: Final = 8 * len(TABLES)
PAGE: Final = HERE / "results" / "contrast.md"
LEAST_RAIDS: Final = 1.5
LEAST_BLUFFS: Final = 2.0
"""How many times as often as each other character the raider raids, and the bluffer bluffs."""


class Column(NamedTuple):
    """What is counted of a character: `shown` of `occasions`, under a heading."""

    shown: str
    occasions: str
    heading: str


CARGO_COLUMNS: Final = (
    Column("raids", "turns", "raids per turn"),
    Column("raids", "chances", "raids per turn with a crate to raid"),
    Column("early raids", "early chances", "the same while no one has half of the target"),
    Column("hollow", "opened", "bluffs per opened crate"),
    Column("raid won", "raids", "raids won"),
)
CARRY_COLUMNS: Final = (
    Column("raider", "rounds", "heavy starts per round"),
    Column("bluffer", "rounds", "rounds packed for the higher limit"),
)
RAIDS: Final = CARGO_COLUMNS[1]
BLUFFS: Final = CARGO_COLUMNS[3]
"""What the raider and the bluffer are told by."""
Counts = dict[PlayStyle, Counter[str]]
"""What was counted, by character."""


def cargo_counts(box: Components, told: Sequence[Event], seats: int) -> list[Counter[str]]:
    """Return what was seen of each seat in a match of Cargo Hold.

    Args:
        box: The components.
        told: The events of the match; only public ones are looked at.
        seats: How many seats there are.
    """
    found = [Counter[str]() for _ in range(seats)]
    out, target, most = [False] * seats, 0, 0
    for event in told:
        early = 2 * most < target
        match event:
            case cargo.HandsDealt():
                target = event.target
            case cargo.CashedIn():
                most = max(most, event.total)
                found[event.seat]["money"] += event.money
            case cargo.TurnBegan():
                can = any(there for seat, there in enumerate(out) if seat != event.seat)
                found[event.seat].update(turns=1, chances=can)
                found[event.seat]["early chances"] += can and early
            case cargo.Delivered():
                out[event.seat] = True
            case cargo.Collected():
                out[event.seat] = False
                _open(box, found[event.seat], event.cards, extended=event.extended)
            case cargo.RaidBegan():
                out[event.defender] = False
                found[event.attacker]["raids"] += 1
                found[event.attacker]["early raids"] += early
                _open(box, found[event.defender], event.delivery, extended=event.extended)
            case cargo.SpecialFired(did=cargo.Did.DIVERTED):
                assert event.other is not None
                out[event.other] = False
            case cargo.RaidEnded():
                found[event.attacker]["raid won"] += event.winner == event.attacker
            case _:
                pass
    return found


def _open(box: Components, found: Counter[str], cards: tuple[int, ...], *, extended: bool) -> None:
    bluff = PlayStyle.BLUFFER
    found["opened"] += 1
    found["hollow"] += cargo_styles.likes_delivery(box, bluff, cards, extended=extended)


def carry_counts(game: CarryOn, told: Sequence[Event], seats: int) -> list[Counter[str]]:
    """Return what was seen of each seat in a match of Carry On: habits by round."""
    found = [Counter[str]() for _ in range(seats)]
    for event in told:
        if isinstance(event, carry.RoundScored):
            for seat, score in enumerate(event.scores):
                found[seat]["rounds"] += 1
                for style in PlayStyle:
                    shows = carry_styles.has_habit(game.box, style, score.packed)
                    found[seat][str(style)] += shows
    return found


def table(number: int) -> tuple[ComputerCharacter, ...]:
    """Return who sits at the table of a match: each four in turn, and each at another seat."""
    four, turned = TABLES[number % len(TABLES)], number // len(TABLES) % SEATS
    return (*four[turned:], *four[:turned])


def play(name: GameId, number: int, seed: str = SEED) -> Counts:
    """Play a match between four characters and return what was seen of each."""
    game, who = catalog.game(name), table(number)
    assert isinstance(game, CargoHold | CarryOn)
    players = [Player("computer", LEVEL, character=str(one.id)) for one in who]
    digest = catalog.components_digest(game.id)
    config = game.configure(SEATS, {})
    session = Session(game, config, f"{seed}.{number}", players, components=digest)
    session.settle()
    best = simulate.play_out(session).ranking[0]
    told = [
        heard
        for moment in session.moments
        for event in moment.events
        if (heard := event.seen_by(None)) is not None
    ]
    if isinstance(game, CargoHold):
        found = cargo_counts(game.box, told, SEATS)
    else:
        found = carry_counts(game, told, SEATS)
    for seat, one in enumerate(found):
        one["matches"] += 1
        one["twelfths"] += (seat in best) * 12 // len(best)
    return {one.style: counts for one, counts in zip(who, found, strict=True)}


def played(name: GameId, matches: int, seed: str = SEED) -> Counts:
    """Play so many matches and return what was seen of each character in all of them."""
    found: Counts = {style: Counter() for style in PlayStyle}
    for number in range(matches):
        for style, counts in play(name, number, seed).items():
            found[style].update(counts)
    return found


def rates(found: Mapping[PlayStyle, Counter[str]], column: Column) -> dict[PlayStyle, float]:
    """Return how often each character showed what a column counts, per occasion."""
    return {
        style: counts[column.shown] / max(1, counts[column.occasions])
        for style, counts in found.items()
    }


def contrast(by_style: Mapping[PlayStyle, float], own: PlayStyle) -> float:
    """Return how many times as often a character shows something as the next one."""
    most = max(rate for style, rate in by_style.items() if style is not own)
    if not by_style[own]:
        return 0.0
    return by_style[own] / most if most else float("inf")


def text(found: Mapping[GameId, Counts], matches: int) -> str:
    """Return the page of the results."""
    return "\n".join(
        [
            "# Characters at a table of four",
            "",
            "Written by `python -m tests.tools.ladder.contrast`: four of the six characters at",
            f"each table, at `normal`, {matches} matches of each game. Only what everyone sees",
            "is counted. A bluff is a crate of three cards or more that pays at most $50.",
            "",
            *_lines(found[GameId("cargo_hold")], CARGO_COLUMNS, "Cargo Hold"),
            *_contrasts(found[GameId("cargo_hold")]),
            "",
            *_lines(found[GameId("carry_on")], CARRY_COLUMNS, "Carry On"),
        ]
    )


def _lines(found: Counts, columns: Sequence[Column], name: str) -> Iterator[str]:
    yield f"## {name}"
    yield ""
    yield f"| character | {' | '.join(column.heading for column in columns)} | wins |"
    yield "|---" * (len(columns) + 2) + "|"
    for one in CHARACTERS:
        counts = found[one.style]
        cells = [
            f"{100 * rates(found, column)[one.style]:.1f} % of {counts[column.occasions]}"
            for column in columns
        ]
        won = 100 * counts["twelfths"] / (12 * max(1, counts["matches"]))
        yield f"| {one.name} ({one.style}) | {' | '.join(cells)} | {won:.0f} % |"
    yield ""


def _contrasts(found: Counts) -> Iterator[str]:
    for column in CARGO_COLUMNS[:3]:
        times = contrast(rates(found, column), PlayStyle.RAIDER)
        yield f"- The raider compared with the next character, {column.heading}: {times:.2f} times."
    times = contrast(rates(found, BLUFFS), PlayStyle.BLUFFER)
    told = "no other bluffs" if times == float("inf") else f"{times:.2f} times"
    yield f"- The bluffer compared with the next character, {BLUFFS.heading}: {told}."


def is_met(found: Counts) -> bool:
    """Return whether the raider and the bluffer stand out enough in Cargo Hold."""
    raids = contrast(rates(found, RAIDS), PlayStyle.RAIDER)
    bluffs = contrast(rates(found, BLUFFS), PlayStyle.BLUFFER)
    return raids >= LEAST_RAIDS and bluffs >= LEAST_BLUFFS


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description="Measures how far the characters differ.")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seed", default="", help="play other deals, and write nothing")
    args = parser.parse_args(argv)
    games = [GameId("cargo_hold"), GameId("carry_on")]
    found = {name: played(name, args.matches, args.seed or SEED) for name in games}
    page = text(found, args.matches)
    if args.seed:
        sys.stdout.write(page)
    else:
        PAGE.write_text(page, encoding="utf-8", newline="\n")
    return 0 if is_met(found[games[0]]) else 1


if __name__ == "__main__":
    sys.exit(main())
