"""Ladder: tunes what the hard player of Pack the Essentials believes, list by list, in batches.

`python -m tests.tools.ladder.tune --deals 192` changes one number of one list at a time, plays the
same deals with it (`batch.py`), and keeps what brings more than chance would. Each trial is noted
at once in `results/pack_the_essentials_tuning.csv`; begun again, it goes on from there. What was
found so far is written to `tuned.py` of the game whenever something is kept.
"""

import argparse
import csv
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from msgspec.structs import replace

from engine import catalog
from engine.core import Rng
from engine.games import pack_the_essentials
from engine.games.pack_the_essentials.bots.evaluation import Weights
from engine.games.pack_the_essentials.bots.rollouts import Batch, Futures
from engine.games.pack_the_essentials.rules import PackTheEssentials
from engine.search.batch import Ints

GAME = "pack_the_essentials"
NOTED = Path(__file__).parent / "results" / f"{GAME}_tuning.csv"
TUNED = Path(pack_the_essentials.__file__).parent / "bots" / "weights.py"
SHARES = (125, 80)
"""A number is tried at these percents of itself, and again where that was better."""
AGAIN = 3
LEAST = 3
"""By so much at least it changes."""
SURE = 1.6
"""What is kept brings more than so many standard errors."""
NUMBERS = {
    2: "rat gift_tile bonus_rate toy toy_round",
    3: "grow lead.0 twins.0 even.1 fill linked apart lead.1 twins.1 even.0 dead dead_round "
    "dead_fill toy_fill perimeter perimeter_round square square_round",
}
"""By pile, what is tuned for its lists: animals and gifts, or space and colours.

After these come what the list itself believes.
"""
Tuned = dict[str, dict[str, Any]]


class Trial(NamedTuple):
    """One number of a list that was changed, what that brought, and whether it is kept."""

    list_: str
    number: str
    value: int
    gain: float
    error: float
    kept: int


def game() -> PackTheEssentials:
    """The game."""
    found = catalog.game(GAME)
    assert isinstance(found, PackTheEssentials)
    return found


def weights(tuned: Mapping[str, Mapping[str, Any]], lists: Sequence[str]) -> Weights:
    """The weights with three lists."""
    return Weights().changed(tuned.get(lists[1], {})).changed(tuned.get(lists[2], {}))


def mixes(list_: str) -> Iterator[tuple[str, str, str]]:
    """Four times three lists with this one, in which each other list of a pile is once."""
    box = game().box
    pile = box.todos[list_].pile
    other = box.pile(5 - pile)
    for number, first in enumerate(box.pile(1)):
        beside = other[(number + box.pile(pile).index(list_)) % len(other)]
        yield (first, list_, beside) if pile == 2 else (first, beside, list_)


def totals(tuned: Tuned, list_: str, deals: int, key: str) -> Ints:
    """The totals of matches with this list."""
    found = []
    for lists in mixes(list_):
        start = game().setup(game().configure(1, {"victory": game().box.cards[0].id})).state
        start = replace(start, lists=lists)
        batch = Batch(game().box, lists, weights(tuned, lists))
        ways = Futures.of(game().box, start, Rng("tune", key, *lists), deals)
        found.append(batch.play([start], [ways]).totals.reshape(-1))
    return np.concatenate(found)


def get(one: Weights, number: str) -> int:
    """A number by its name; parts of a plan have their place behind a point."""
    name, _, place = number.partition(".")
    value: Any = one.lists[name] if name in one.lists else getattr(one, name)
    return int(value[int(place)] if place else value)


def changed(tuned: Tuned, list_: str, number: str, value: int) -> Tuned:
    """The same with one number of a list changed."""
    name, _, place = number.partition(".")
    new: Any = value
    if place:
        parts = list(getattr(Weights().changed(tuned.get(list_, {})), name))
        parts[int(place)] = value
        new = tuple(parts)
    return {**tuned, list_: {**tuned.get(list_, {}), name: new}}


def numbers(list_: str) -> list[str]:
    """What is tuned for a list."""
    todo = game().box.todos[list_]
    return [*NUMBERS[todo.pile].split(), *todo.beliefs]


def noted() -> list[Trial]:
    """The trials so far."""
    if not NOTED.exists():
        return []
    with NOTED.open(encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))[1:]
    return [
        Trial(one, number, int(value), float(gain), float(error), int(kept))
        for one, number, value, gain, error, kept in rows
    ]


def write(tuned: Tuned) -> None:
    """Write the module of the game that has them."""
    lines = [
        '"""Pack the Essentials: what `hard` believes of each list (`tests.tools.ladder.tune`)."""',
        "",
        "from collections.abc import Mapping",
        "from typing import Any, Final",
        "",
        "TUNED: Final[Mapping[str, Mapping[str, Any]]] = {",
    ]
    for list_, own in sorted(tuned.items()):
        lines.append(f'    "{list_}": {{')
        lines += [f'        "{name}": {value},' for name, value in sorted(own.items())]
        lines.append("    },")
    lines += [
        "}",
        '"""By list of pile 2 or 3: where its weights differ from those of `Weights`."""',
    ]
    TUNED.write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


class Tuning:
    """Trials one after another; those that were noted are not played again."""

    def __init__(self, deals: int) -> None:
        self.deals = deals
        self.tuned: Tuned = {}
        self.old = noted()
        self.known: Ints | None = None

    def run(self, passes: int) -> None:
        """All lists, so many times, each time with other deals."""
        box = game().box
        for turn in range(passes):
            for list_ in (*box.pile(3), *box.pile(2)):
                self.known = None
                for number in numbers(list_):
                    self._number(list_, number, str(turn))

    def _number(self, list_: str, number: str, key: str) -> None:
        for share in SHARES:
            for _ in range(AGAIN):
                now = get(Weights().changed(self.tuned.get(list_, {})), number)
                step = max(LEAST, abs(now * share // 100 - now))
                value = now + step if share > 100 else now - step
                if not self._better(list_, number, value, key):
                    break
            else:
                return

    def _better(self, list_: str, number: str, value: int, key: str) -> bool:
        new = changed(self.tuned, list_, number, value)
        if self.old:
            trial = self.old.pop(0)
            if trial[:3] != (list_, number, value):
                raise ValueError(f"{NOTED.name} is of another tuning")
            if trial.kept:
                self.tuned, self.known = new, None
            return bool(trial.kept)
        if self.known is None:
            self.known = totals(self.tuned, list_, self.deals, key)
        found = totals(new, list_, self.deals, key)
        gains = found - self.known
        error = float(gains.std() / len(gains) ** 0.5)
        gain = float(gains.mean())
        kept = gain > SURE * error and gain > 0
        self._note(Trial(list_, number, value, gain, error, int(kept)))
        if kept:
            self.tuned, self.known = new, found
            write(self.tuned)
        return kept

    def _note(self, trial: Trial) -> None:
        is_new = not NOTED.exists()
        with NOTED.open("a", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            if is_new:
                writer.writerow(("list", "number", "value", "gain", "error", "kept"))
            told = (f"{trial.gain:.3f}", f"{trial.error:.3f}", trial.kept)
            writer.writerow((*trial[:3], *told))
        if trial.kept:
            sys.stderr.write(f"{trial.list_} {trial.number} {trial.value}: {trial.gain:+.2f}\n")


def main(args: Sequence[str]) -> int:
    """Tune."""
    parser = argparse.ArgumentParser(prog="tune", description=__doc__)
    parser.add_argument("--deals", type=int, default=192)
    parser.add_argument("--passes", type=int, default=2)
    given = parser.parse_args(args)
    tuning = Tuning(given.deals)
    tuning.run(given.passes)
    write(tuning.tuned)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
