"""Ladder: simple players of Cargo Hold, and how the computers do against them.

`python -m tests.tools.ladder.league` plays `hard` and `normal` against each of them at two seats,
each deal both ways. Each match is noted at once in `results/cargo_hold_league.csv`; begun again,
it goes on from there, and `--level`, `--player` play only a part. A pair ends early if it is clear
whether its bar is met. Then it writes `results/cargo_hold_league.md`. The exit code is 1 unless all
bars are met.

The notes are of the computers as they are: delete them after a change.
"""

import argparse
import csv
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from engine import catalog, simulate
from engine.core import Bot, GameId, Level, Seat
from engine.games.cargo_hold.actions import Attack, Deliver, Discard
from engine.games.cargo_hold.bots.levels import (
    HARD,
    NORMAL,
    CargoBot,
    Choice,
    DecisionContext,
)
from engine.games.cargo_hold.components import CARGO, FIREPOWER, Components
from engine.games.cargo_hold.rules import CargoHold
from engine.games.cargo_hold.view import Phase
from engine.parts.cards import Bag
from tests.tools.ladder.tournament import HERE, LOOKS, SURE_OF_TEN, Gap, mean, percent

GAME: Final = GameId("cargo_hold")
NOTED: Final = HERE / "results" / "cargo_hold_league.csv"
PAGE: Final = HERE / "results" / "cargo_hold_league.md"
COLUMNS: Final = ("level", "player", "deal", "seat", "won")
SEED: Final = "league"
DEALS: Final = 200
"""How many deals a pair plays at most, each both ways."""
BARS: Final = {HARD: (0.65, 0.58), NORMAL: (0.55, 0.48)}
"""What share of matches a level wins at least, and the low end of its interval."""


class Player(CargoBot):
    """What the simple players have in common: they answer and collect like `normal`.

    A subclass says what it sends, what it raids, and which cards it values least.
    """

    def choose(self, at: DecisionContext) -> Choice:
        """Discard what it values least; else as its steps say."""
        if at.view.phase is Phase.DISCARD:
            many = len(at.hand) - self.box.limit
            return Discard(tuple(sorted(sorted(at.hand, key=self.kept)[:many]))), ()
        return super().choose(at)

    def kept(self, kind: int) -> tuple[int, ...]:
        """What is discarded last has the largest value."""
        return (self.appraisal.keep[kind],)

    def strongest(self, hand: Bag) -> list[int]:
        """The firepower of a hand, the best attackers first."""
        guns = [kind for kind in hand if kind in FIREPOWER]
        return sorted(guns, key=lambda kind: (-self.box.attack[kind], self.box.defence[kind]))

    def guards(self, hand: Bag) -> list[int]:
        """The firepower of a hand, the best defenders first."""
        guns = [kind for kind in hand if kind in FIREPOWER]
        return sorted(guns, key=lambda kind: (-self.box.defence[kind], self.box.attack[kind]))

    def cargo(self, hand: Bag) -> list[int]:
        """The cargo of a hand, the best paid first."""
        goods = [kind for kind in hand if kind in CARGO]
        return sorted(goods, key=lambda kind: -self.box.pays[0][kind])

    def force(self, hand: Bag, strength: float) -> Bag:
        """As few of the strongest attackers as reach a strength; none where all do not."""
        taken: list[int] = []
        for kind in self.strongest(hand):
            taken.append(kind)
            if sum(self.box.attack[one] for one in taken) >= strength:
                return tuple(sorted(taken))
        return ()

    def crates(self, at: DecisionContext) -> list[tuple[int, Seat]]:
        """The sizes of others' deliveries and whose they are, the smallest first."""
        return sorted(
            (one.delivery.cards, Seat(seat))
            for seat, one in enumerate(at.view.seats)
            if seat != at.seat and one.delivery is not None
        )

    def sends(self, cards: Sequence[int]) -> Choice | None:
        """A delivery of these cards, where there are any."""
        return (Deliver(tuple(sorted(cards)), False), ()) if cards else None


class Raider(Player):
    """Keeps its firepower, never sends, and raids large crates in force."""

    LEAST_CARDS: Final = 3
    STRENGTH_A_CARD: Final = 1.3

    def kept(self, kind: int) -> tuple[int, ...]:
        """Firepower by its attack, before anything else."""
        return (int(kind in FIREPOWER), self.box.attack[kind], self.appraisal.keep[kind])

    def delivery(self, at: DecisionContext) -> Choice | None:
        """Nothing."""
        return None

    def raid(self, at: DecisionContext) -> Choice | None:
        """The largest crate of three or more cards that it is strong enough for."""
        for size, seat in reversed(self.crates(at)):
            force = self.force(at.hand, self.STRENGTH_A_CARD * size + 1)
            if size >= self.LEAST_CARDS and force:
                return Attack(seat, force), ()
        return None


class Sender(Player):
    """Sends all its cargo with all its firepower, and never raids."""

    def delivery(self, at: DecisionContext) -> Choice | None:
        """All cargo and all firepower, where there is any cargo."""
        goods = self.cargo(at.hand)
        return self.sends(goods + self.guards(at.hand)) if goods else None

    def raid(self, at: DecisionContext) -> Choice | None:
        """Nothing."""
        return None


class Guard(Player):
    """Sends few cards of cargo under many guards, and raids like `normal` with what is left."""

    MOST_CARGO: Final = 2
    MOST_GUARDS: Final = 5

    def delivery(self, at: DecisionContext) -> Choice | None:
        """Its best cargo and its best defenders."""
        goods = self.cargo(at.hand)[: self.MOST_CARGO]
        guards = self.guards(at.hand)[: self.MOST_GUARDS]
        return self.sends(goods + guards) if goods else None


class Decoy(Player):
    """Mostly sends a lone special, and now and then all its cargo; raids like `normal`."""

    LONE_OF_FIVE: Final = 3

    def delivery(self, at: DecisionContext) -> Choice | None:
        """The special that it values least; at times all cargo with two guards."""
        specials = [kind for kind in at.hand if kind not in CARGO and kind not in FIREPOWER]
        goods = self.cargo(at.hand)
        if specials and (not goods or at.stream.below(5) < self.LONE_OF_FIVE):
            return self.sends([min(specials, key=self.kept)])
        return self.sends(goods + self.guards(at.hand)[:2]) if goods else None


class Greedy(Player):
    """Sends all its cargo unguarded, and raids the smallest crate with all it has."""

    def delivery(self, at: DecisionContext) -> Choice | None:
        """All cargo."""
        return self.sends(self.cargo(at.hand))

    def raid(self, at: DecisionContext) -> Choice | None:
        """The smallest crate, with all firepower."""
        for _, seat in self.crates(at):
            force = tuple(sorted(self.strongest(at.hand)))
            return (Attack(seat, force), ()) if force else None
        return None


PLAYERS: Final[Mapping[Level, Callable[[Components], Bot]]] = {
    Level("raider"): Raider,
    Level("sender"): Sender,
    Level("guard"): Guard,
    Level("decoy"): Decoy,
    Level("greedy"): Greedy,
}


class Match(NamedTuple):
    """A match: the computer's level and seat, who played against it, and whether the level won."""

    level: str
    player: str
    deal: int
    seat: int
    won: float


class Verdict(NamedTuple):
    """What a level wins against a player, and in how many deals that was found."""

    share: Gap
    deals: int


@cache
def table() -> CargoHold:
    """The game with the simple players beside its levels."""
    game = catalog.game(GAME)
    assert isinstance(game, CargoHold)
    return CargoHold(
        game.box, {**game.bots, **{name: made(game.box) for name, made in PLAYERS.items()}}
    )


def play(level: str, player: str, deal: int, seat: int, game: CargoHold | None = None) -> Match:
    """A match of two, in which the level has a seat."""
    game = game or table()
    levels = (Level(level), Level(player))
    options = game.configure(2, {}).options
    spec = simulate.Spec(GAME, levels if seat == 0 else levels[::-1], options, f"{SEED}.{deal}")
    best = simulate.play_with(game, spec).result.ranking[0]
    return Match(level, player, deal, seat, (seat in best) / len(best))


def noted(path: Path) -> dict[tuple[str, str, int, int], float]:
    """What a level won in the matches so far: by level, player, deal and seat."""
    if not path.exists():
        return {}
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    return {(row[0], row[1], int(row[2]), int(row[3])): float(row[4]) for row in rows}


def note(path: Path, one: Match) -> None:
    """Write down what came of a match."""
    is_new = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(COLUMNS)
        writer.writerow(one)


def shares(level: str, player: str, deals: int, path: Path = NOTED) -> Iterator[float]:
    """By deal, what share of its two matches the level wins; those that lack are played."""
    known = noted(path)
    for deal in range(deals):
        for seat in (0, 1):
            if (level, player, deal, seat) not in known:
                one = play(level, player, deal, seat)
                note(path, one)
                known[one[:4]] = one.won
        yield (known[level, player, deal, 0] + known[level, player, deal, 1]) / 2


def is_met(share: Gap, bar: tuple[float, float]) -> bool:
    """Whether a share and the low end of its interval reach a bar."""
    return share.mean >= bar[0] and share.mean - share.half >= bar[1]


def is_clear(share: Gap, bar: tuple[float, float]) -> bool:
    """Whether a share lies above its bar, or below it, with its whole interval."""
    return abs(share.mean - bar[0]) > share.half


def verdict(found: Iterator[float], deals: int, bar: tuple[float, float]) -> Verdict:
    """The share of matches that a level wins, looked at up to `LOOKS` times."""
    kept: list[float] = []
    for look in range(1, LOOKS + 1):
        kept += islice(found, deals * look // LOOKS - len(kept))
        if len(kept) >= 2 and is_clear(mean(kept, SURE_OF_TEN), bar):
            break
    return Verdict(mean(kept, SURE_OF_TEN), len(kept))


def page(found: Mapping[tuple[str, str], Verdict]) -> str:
    """What is found, in Markdown."""
    rows = []
    for (level, player), one in found.items():
        bar = BARS[Level(level)]
        says = "met" if is_met(one.share, bar) else "**missed**"
        rows.append(f"| {level} | {player} | {percent(one.share)} | {one.deals} | {says} |")
    asked = ", ".join(
        f"`{level}` {at:.0%} (low end {low:.0%})" for level, (at, low) in BARS.items()
    )
    return "\n".join(
        [
            "# The computers of Cargo Hold against simple players",
            "",
            "`python -m tests.tools.ladder.league`: two seats, each deal both ways. What a level "
            "wins, with",
            f"its 95 % interval (± {SURE_OF_TEN} standard errors: a pair was looked at up to "
            f"{LOOKS} times, and",
            f"ended when it was clear on which side of its bar it lies). Asked for: {asked}.",
            "",
            "| level | against | won | deals | bar |",
            "|---|---|---|---|---|",
            *rows,
            "",
            *(f"- *{name}*: {made.__doc__}" for name, made in PLAYERS.items()),
            "",
        ]
    )


def main(args: Sequence[str]) -> int:
    """Play what lacks, and write the results."""
    parser = argparse.ArgumentParser(prog="league", description=__doc__)
    parser.add_argument("--level", choices=list(BARS), action="append")
    parser.add_argument("--player", choices=list(PLAYERS), action="append")
    parser.add_argument("--deals", type=int, default=DEALS)
    given = parser.parse_args(args)
    found: dict[tuple[str, str], Verdict] = {}
    for level in given.level or BARS:
        for player in given.player or PLAYERS:
            played = shares(level, player, given.deals)
            one = verdict(played, given.deals, BARS[Level(level)])
            found[level, player] = one
            sys.stderr.write(f"{level} {player}: {percent(one.share)} in {one.deals} deals\n")
    text = page(found)
    if not (given.level or given.player):
        PAGE.write_text(text, encoding="utf-8", newline="\n")
    sys.stdout.write(text)
    return int(not all(is_met(one.share, BARS[Level(level)]) for (level, _), one in found.items()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
