"""Bench: suitcases of Pack the Essentials packed in one batch, greedily, and at random."""

import time
from typing import NamedTuple

import numpy as np

from engine import catalog
from engine.core import Rng
from engine.games.pack_the_essentials.arrays import HALF_MASK_BITS, masks
from engine.games.pack_the_essentials.bots.evaluation import Weights
from engine.games.pack_the_essentials.bots.rollouts import Batch, Futures
from engine.games.pack_the_essentials.bots.suitcase_batch import Shapes
from engine.search.batch import Ints, numbers
from tests.tools.bench.batch import amazons, rate
from tests.tools.bench.figures import Figure
from tests.tools.bench.pace import often
from tests.tools.bench.probes import Probe

MATCHES = 256
TABLES = 16384
GREEDY_MS = 0.8
PEER = 2.0
"""How many times what the peer does, in the same run."""
MEAN = 119.0
ALONE = 0.8
"""Millions a second where the peer is not installed: twice what it did where it was."""

_BYTES = np.argsort(~np.arange(256)[:, None] >> np.arange(8) & 1, axis=1, kind="stable")
"""By byte: its bits that are set, lowest first, then the others."""


class Greedy(NamedTuple):
    """Milliseconds of the processor for a match, and the mean total over the cards."""

    pace: float
    mean: float


def greedy() -> Greedy:
    """Play so many whole matches of each card at once."""
    game = catalog.game("pack_the_essentials")
    paces, means = [], []
    for card in game.box.cards[: often(len(game.box.cards), 2)]:
        start = game.setup(game.configure(1, {"victory": card.id})).state
        batch = Batch(game.box, card.lists, Weights())
        futures = Futures.of(game.box, start, Rng("bench", card.id), often(MATCHES, 8))
        began = time.process_time()
        ends = batch.play([start], [futures])
        paces.append((time.process_time() - began) * 1000 / often(MATCHES, 8))
        means.append(float(ends.totals.mean()))
    return Greedy(sum(paces) / len(paces), sum(means) / len(means))


class Random:
    """Many suitcases at once: a random tile, side up at random, at any place where it fits."""

    def __init__(self) -> None:
        box = catalog.game("pack_the_essentials").box
        self.shapes, self.stream = Shapes(box), Rng("bench")
        self.tables = often(TABLES, 64)
        self.kinds = len(box.kinds)
        self.full = masks([box.grid.full])
        self.free = np.repeat(self.full, self.tables, axis=1)
        self.room = []
        for number in range(len(self.shapes.offsets)):
            cells = np.flatnonzero(self.shapes.room[number] == 0)
            self.room.append(masks([sum(1 << int(cell) for cell in cells)]))
        self.placed = 0

    def __call__(self) -> None:
        """One tile each; where it does not fit, the next begins with an empty suitcase."""
        shapes = self.shapes
        bits = numbers(self.stream, 3, self.tables) >> np.uint64(40)
        kind, side = (bits[0] % self.kinds).astype(int), (bits[1] & 1).astype(int)
        sets = shapes.sides[kind, side]
        order = np.argsort(sets, kind="stable")
        bounds = np.searchsorted(sets[order], np.arange(len(shapes.sets) + 1))
        for number in np.flatnonzero(np.diff(bounds)):
            some = order[bounds[number] : bounds[number + 1]]
            self._place(some, shapes.sets[number], bits[2, some])

    def _place(self, some: Ints, forms: tuple[int, ...], dice: Ints) -> None:
        shapes, free = self.shapes, self.free[:, some]
        fits = np.concatenate([self.fits(free, form) for form in forms])
        many = np.bitwise_count(fits).astype(np.uint64).cumsum(0)
        whole = many[-1]
        pick = dice % np.maximum(whole, 1)
        word = (many <= pick).sum(0)
        good = np.flatnonzero(whole)
        word, own = word[good], good
        pick = pick[good] - np.where(word, many[word - 1, own], 0)
        anchor = chosen(fits[word, own], pick) + word % 2 * HALF_MASK_BITS
        form = np.array(forms)[word // 2]
        self.free[:, some[good]] &= ~shapes.mask[:, form, anchor]
        self.free[:, some[whole == 0]] = self.full
        self.placed += len(good)

    def fits(self, free: Ints, form: int) -> Ints:
        """(2, n): the anchors at which a form lies within free cells."""
        low, high = free
        fits = np.repeat(self.room[form], free.shape[1], axis=1)
        for offset in self.shapes.offsets[form]:
            if offset < HALF_MASK_BITS:
                fits[0] &= low >> np.uint64(offset) | high << np.uint64(HALF_MASK_BITS - offset)
                fits[1] &= high >> np.uint64(offset)
            else:
                fits[0] &= high >> np.uint64(offset - HALF_MASK_BITS)
                fits[1] = 0
        return fits


def chosen(words: Ints, pick: Ints) -> Ints:
    """(n,): which bit is the one of that number, from 0, among those that are set."""
    octets = np.ascontiguousarray(words, dtype="<u8").view(np.uint8).reshape(-1, 8)
    many = np.bitwise_count(octets).cumsum(1)
    place = (many <= pick[:, None]).sum(1)
    at = np.arange(len(words))
    pick = pick - np.where(place, many[at, place - 1], 0).astype(np.uint64)
    found: Ints = place * 8 + _BYTES[octets[at, place], pick.astype(int)]
    return found


def probes() -> list[Probe]:
    """Return the one probe, of both ways to pack."""
    return [Probe("suitcases in batches", figures)]


def figures() -> list[Figure]:
    """Measure both."""
    played = min((greedy() for _ in range(often(3, 1))), key=lambda one: one.pace)
    random = Random()
    # What is placed in a while, not tiles that fitted nowhere.
    calls = rate(random, 1)
    random.placed = 0
    rounds = often(50, 2)
    for _ in range(rounds):
        random()
    placed = calls * random.placed / rounds
    peer = amazons()
    amazon = next(iter(peer.values()), 0.0)
    return [
        Figure(
            id="packing-greedy",
            words=f"a match of pack_the_essentials, {MATCHES} at once, played on greedily",
            value=played.pace,
            unit=" ms",
            bound=GREEDY_MS,
            by="processor",
            why="reviews play on some thousand times",
            details={"mean total": played.mean},
        ),
        Figure(
            id="packing-strength",
            words="mean total of these matches over all cards",
            value=played.mean,
            unit=" points",
            bound=MEAN,
            by="count",
            why="what is judged by weak play is judged wrongly",
            details={"ms": played.pace},
            at_least=True,
        ),
        Figure(
            id="packing-random",
            words=f"tiles of pack_the_essentials placed at random, {TABLES:,} suitcases at once, "
            "millions a second",
            value=placed / 1e6,
            unit=" M",
            bound=PEER * amazon / 1e6 if peer else ALONE,
            by="processor",
            why="twice OpenSpiel's amazons in the same run, where it is installed",
            details={"placements/s": placed, **peer},
            at_least=True,
        ),
    ]
