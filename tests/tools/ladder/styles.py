"""Ladder: what the styles of characters change, against the plain level.

`python -m tests.tools.ladder.styles` plays each style against plain `normal` at two seats of Cargo
Hold and Carry On, each deal both ways, and plain against plain on the same deals. Each match is
noted at once in `results/styles.jsonl`; begun again, it goes on from there, and `--game`, `--style`
and `--matches` play only a part. Then it writes `results/styles.md`. The exit code is 1 unless each
habit occurs at least 1.5 times as often as at the plain level, and each share of wins is 50 ± 5 %.

A habit is counted per occasion: `habits` says what both are. With `--seed NAME` other deals are
played, nothing is written, and what is found is printed: parameters are tuned with it.

The notes are of the bots as they are: delete those of a style after a change of its parameters, and
all of them after a change of `normal`.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from engine import catalog, simulate
from engine.core import Event, GameId, Level
from engine.core.characters import CHARACTERS, PlayStyle
from engine.games.cargo_hold import events as cargo
from engine.games.cargo_hold.bots import styles as cargo_styles
from engine.games.cargo_hold.rules import CargoHold
from engine.games.carry_on import events as carry
from engine.games.carry_on.bots import styles as carry_styles
from engine.games.carry_on.rules import CarryOn
from engine.match import Player, Session
from tests.tools.ladder.tournament import HERE, Gap, mean

GAMES: Final = (GameId("cargo_hold"), GameId("carry_on"))
LEVEL: Final = Level("normal")
PLAIN: Final = "plain"
SEEDS: Final[Mapping[str, str]] = {"cargo_hold": "styles 3", "carry_on": "styles"}
"""The deals that are measured. Once parameters are changed after a look at them, take others."""
MATCHES: Final = 400
NOTED: Final = HERE / "results" / "styles.jsonl"
PAGE: Final = HERE / "results" / "styles.md"
LEAST_RATIO: Final = 1.5
"""How many times as often as at the plain level a habit must occur."""
WIN_BOUNDS: Final = (0.45, 0.55)
"""What share of matches a style wins against the plain level."""
HABITS: Final[Mapping[tuple[str, str], tuple[str, str]]] = {
    ("cargo_hold", "raider"): (
        "raids with a printed attack strength of 4 or more",
        "own turns while nobody has half of the target",
    ),
    ("cargo_hold", "bluffer"): (
        "hollow deliveries: three cards or more that pay at most $50",
        "deliveries",
    ),
    ("cargo_hold", "hoarder"): ("deliveries of six cards or more", "deliveries"),
    ("cargo_hold", "cautious"): (
        "deliveries that pay $100 or more, with a printed defence strength of 3 or more",
        "deliveries",
    ),
    ("cargo_hold", "collector"): ("deliveries with two like cargo cards", "deliveries"),
    ("cargo_hold", "hurried"): ("1-turn deliveries of one or two cards", "deliveries"),
    ("carry_on", "raider"): ("18 kg or more of items in the first three picks", "rounds"),
    ("carry_on", "bluffer"): ("31 kg or more of items", "rounds"),
    ("carry_on", "hoarder"): ("two souvenirs or more", "rounds"),
    ("carry_on", "cautious"): ("at most 23 kg of items", "rounds"),
    ("carry_on", "collector"): ("four items or more of one type", "rounds"),
    ("carry_on", "hurried"): ("items of all four types in the first five picks", "rounds"),
}
"""By game and style, the habit that is counted, and on which occasions."""


class Count(NamedTuple):
    """How often a seat showed a habit, and on how many occasions."""

    shown: int
    occasions: int


class StyleMatch(NamedTuple):
    """A match: who had the seat (`PLAIN` or a style), in which deal, where, and what came of it.

    `habits` counts each habit at that seat, by style.
    """

    game: str
    style: str
    deal: int
    seat: int
    won: float
    habits: dict[str, Count]

    @property
    def key(self) -> tuple[str, str, int, int]:
        """What tells it from others."""
        return self.game, self.style, self.deal, self.seat


def habits(game: CargoHold | CarryOn, told: Sequence[Event], seat: int) -> dict[str, Count]:
    """Return how often a seat showed each habit in a match, by style.

    In Cargo Hold `likes_raid` says what a habit is in each of a seat's turns while the match is in
    its first half, and `likes_delivery` in each delivery. In Carry On it is `has_habit` in each
    round.
    """
    if isinstance(game, CargoHold):
        return {style: _in_cargo(game, told, seat, style) for style in PlayStyle}
    rounds = [one.scores[seat].packed for one in told if isinstance(one, carry.RoundScored)]
    return {
        style: Count(
            sum(carry_styles.has_habit(game.box, style, packed) for packed in rounds), len(rounds)
        )
        for style in PlayStyle
    }


def _in_cargo(game: CargoHold, told: Sequence[Event], seat: int, style: PlayStyle) -> Count:
    shown, occasions, target, most, late = 0, 0, 0, 0, False
    raids = style is PlayStyle.RAIDER
    for event in told:
        match event:
            case cargo.HandsDealt():
                target = event.target
            case cargo.CashedIn():
                most = max(most, event.total)
            case cargo.TurnBegan() if raids and event.seat == seat:
                occasions += 2 * most < target
            case cargo.RaidBegan() if raids and event.attacker == seat:
                early = 2 * most < target
                shown += cargo_styles.likes_raid(game.box, style, event.cards, early=early)
            case cargo.Delivered() if not raids and event.seat == seat:
                occasions, late = occasions + 1, event.extended
            case cargo.PutDown() if not raids and event.seat == seat:
                shown += cargo_styles.likes_delivery(game.box, style, event.cards, extended=late)
            case _:
                pass
    return Count(shown, occasions)


def play(name: str, style: str, deal: int, seat: int, seed: str = "") -> StyleMatch:
    """Play a match of two in which a character of this style has a seat, or plain ones have both.

    The session asks it as in a match of the application. Without a seed it is a deal of `SEEDS`.
    """
    seed = seed or SEEDS[name]
    game = catalog.game(GameId(name))
    assert isinstance(game, CargoHold | CarryOn)
    character = next((str(one.id) for one in CHARACTERS if one.style == style), "")
    rival, own = (Player("computer", LEVEL, character=one) for one in ("", character))
    players = (own, rival) if seat == 0 else (rival, own)
    digest = catalog.components_digest(game.id)
    session = Session(game, game.configure(2, {}), f"{seed}.{deal}", players, components=digest)
    session.settle()
    best = simulate.play_out(session).ranking[0]
    told = [event for moment in session.moments for event in moment.events]
    won = (seat in best) / len(best)
    return StyleMatch(name, style, deal, seat, won, habits(game, told, seat))


def noted(path: Path) -> dict[tuple[str, str, int, int], StyleMatch]:
    """Return the matches so far."""
    if not path.exists():
        return {}
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        raw = json.loads(line)
        counts = {style: Count(*both) for style, both in raw.pop("habits").items()}
        one = StyleMatch(**raw, habits=counts)
        found[one.key] = one
    return found


def note(path: Path, one: StyleMatch) -> None:
    """Write down what came of a match."""
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(json.dumps(one._asdict(), separators=(",", ":")) + "\n")


def played(
    game: str, style: str, matches: int, seed: str = "", path: Path | None = NOTED
) -> Iterator[StyleMatch]:
    """Yield so many matches, each deal both ways; those that are not noted are played."""
    known = {} if path is None else noted(path)
    for number in range(matches):
        key = game, style, number // 2, number % 2
        one = known.get(key)
        if one is None:
            one = play(*key, seed=seed)
            if path is not None:
                note(path, one)
        yield one


class Finding(NamedTuple):
    """What a style changes.

    `styled` and `plain` are the rates of the habit with it and without, `won` is its share of wins
    against the plain level, by deal, with half its 95 % interval.
    """

    game: str
    style: str
    matches: int
    styled: float
    plain: float
    won: Gap

    @property
    def ratio(self) -> float:
        """How many times as often the habit occurs as at the plain level."""
        return self.styled / self.plain if self.plain else float("inf")

    @property
    def is_met(self) -> bool:
        """Whether habit and share of wins are as they are to be."""
        low, high = WIN_BOUNDS
        return self.ratio >= LEAST_RATIO and low <= self.won.mean <= high


def rate(matches: Sequence[StyleMatch], style: str) -> float:
    """Return how often a habit was shown per occasion."""
    occasions = sum(one.habits[style].occasions for one in matches)
    return sum(one.habits[style].shown for one in matches) / max(1, occasions)


def finding(style: str, own: Sequence[StyleMatch], plain: Sequence[StyleMatch]) -> Finding:
    """Return what came of the matches of a style, beside those of plain ones."""
    by_deal = [(a.won + b.won) / 2 for a, b in zip(own[::2], own[1::2], strict=True)]
    return Finding(
        own[0].game, style, len(own), rate(own, style), rate(plain, style), mean(by_deal)
    )


def text(found: Sequence[Finding]) -> str:
    """Return the page of the results."""
    lines = [
        "# Styles of characters",
        "",
        "Written by `python -m tests.tools.ladder.styles`: each style at `normal` against plain",
        "`normal` at two seats, each deal both ways. A habit is to occur at least 1.5 times as",
        "often as at the plain level on the same deals, and the share of wins to be 50 ± 5 %.",
        "",
        "| game | style | habit | of | matches | with style | plain | times | wins (95 %) |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for one in found:
        habit, occasion = HABITS[one.game, one.style]
        low, high = (100 * (one.won.mean + sign * one.won.half) for sign in (-1, 1))
        lines.append(
            f"| {catalog.game(GameId(one.game)).id} | {one.style} | {habit} | {occasion} |"
            f" {one.matches} | {100 * one.styled:.1f} % | {100 * one.plain:.1f} % |"
            f" {one.ratio:.2f} | {100 * one.won.mean:.1f} % ({low:.1f} to {high:.1f}) |"
        )
    return "\n".join([*lines, ""])


def measured(
    pairs: Sequence[tuple[str, str]],
    matches: int,
    seed: str = "",
    path: Path | None = NOTED,
    tell: Callable[[str], object] = sys.stderr.write,
) -> list[Finding]:
    """Play what lacks and return what each style changes."""
    plain: dict[str, list[StyleMatch]] = {}
    found = []
    for game, style in pairs:
        if game not in plain:
            plain[game] = [*played(game, PLAIN, matches, seed, path)]
        one = finding(style, [*played(game, style, matches, seed, path)], plain[game])
        found.append(one)
        tell(
            f"{game} {style}: {one.styled:.3f} / {one.plain:.3f} = {one.ratio:.2f} times,"
            f" wins {one.won.mean:.3f} ± {one.won.half:.3f}\n"
        )
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description="Measures the styles of characters.")
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--style", choices=[str(style) for style in PlayStyle])
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seed", default="", help="play other deals, and write nothing")
    args = parser.parse_args(argv)
    games = [args.game] if args.game else GAMES
    names = [args.style] if args.style else [str(style) for style in PlayStyle]
    pairs = [(game, style) for game in games for style in names]
    matches = args.matches + args.matches % 2
    path = None if args.seed else NOTED
    found = measured(pairs, matches, args.seed, path)
    if path is not None and len(pairs) == len(GAMES) * len(PlayStyle):
        PAGE.write_text(text(found), encoding="utf-8", newline="\n")
    return 0 if all(one.is_met for one in found) else 1


if __name__ == "__main__":
    sys.exit(main())
