"""Bench: rounds of Carry On played in one batch, at random and greedily, beside a peer's moves."""

import importlib
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from engine import catalog
from engine.core import Rng
from engine.games.carry_on.bots.expectation import UNITS_PER_POINT, RoundStakes
from engine.games.carry_on.bots.search import CarrySearch, PackedHands
from engine.games.carry_on.components import HAND_SIZE
from engine.search.batch import Ints, numbers, shuffled
from tests.tools.bench.figures import Figure
from tests.tools.bench.pace import often
from tests.tools.bench.probes import Probe

SEATS = 4
BATCH = 4096
SLICE = 1.0
"""Seconds of one measurement."""
BARS = {"random": 4.0, "greedy": 1.0}


class Batch:
    """Many tables at once; each round is dealt again."""

    def __init__(self) -> None:
        box = catalog.game("carry_on").box
        self.worlds = CarrySearch(box)
        at = tuple(
            RoundStakes(seat, (0, UNITS_PER_POINT * box.unused), 4, 4) for seat in range(SEATS)
        )
        self.book = self.worlds.book(at, False)
        self.players = np.arange(SEATS)
        self.deck = np.array(box.deck)
        self.stream = Rng("bench")

    def random(self) -> PackedHands:
        """What is packed if all pick at random."""
        hands, now = self._dealt()
        return self.worlds.play_on(self.book, self.players, now, hands, self._any)

    def greedy(self) -> PackedHands:
        """What is packed if all pick what is worth most to them."""
        hands, now = self._dealt()
        choose = partial(self.worlds.agree, self.book, self.players)
        return self.worlds.play_on(self.book, self.players, now, hands, choose)

    def _dealt(self) -> tuple[Ints, PackedHands]:
        hands = shuffled(self.stream, self.deck, BATCH, HAND_SIZE * SEATS)
        nothing = np.zeros((BATCH, SEATS), dtype=np.int64)
        return hands.reshape(BATCH, SEATS, HAND_SIZE), PackedHands(nothing, nothing)

    def _any(self, now: PackedHands, hands: Ints) -> Ints:
        size = np.uint64(hands.shape[-1])
        bits = numbers(self.stream, *hands.shape[:-1]) >> np.uint64(33)
        return (bits * size >> np.uint64(31)).astype(np.int64)


def rate(play: Callable[[], object], picks: int) -> float:
    """Picks a second."""
    play()
    rounds = 0
    began = spent = time.process_time()
    while spent - began < often(SLICE, 0.01):
        play()
        rounds += 1
        spent = time.process_time()
    return rounds * picks / (spent - began)


def amazons() -> dict[str, float]:
    """Moves a second of OpenSpiel's Amazons at random, where it is installed."""
    try:
        spiel: Any = importlib.import_module("pyspiel")
    except ImportError:
        return {}
    game, dice = spiel.load_game("amazons"), random.Random(1)
    moves = 0
    began = spent = time.process_time()
    while spent - began < often(SLICE, 0.01):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
        spent = time.process_time()
    return {"OpenSpiel's amazons/s": moves / (spent - began)}


def probes() -> list[Probe]:
    """Return the one probe, of both ways to play."""
    return [Probe("rounds in batches", figures)]


def figures() -> list[Figure]:
    """Measure both; the last card of a hand, which packs itself, is no pick."""
    batch, picks = Batch(), BATCH * SEATS * (HAND_SIZE - 1)
    rates = {name: rate(getattr(batch, name), picks) for name in BARS}
    peer = amazons()
    return [
        Figure(
            id=f"batch-{name}",
            words=f"{name} picks of carry_on in batches of {BATCH:,}, {SEATS} seats, dealing among "
            "it, millions a second",
            value=rates[name] / 1e6,
            unit=" M",
            bound=bound,
            by="processor",
            why="computers look ahead by them",
            details={"picks/s": rates[name], **peer},
            at_least=True,
        )
        for name, bound in BARS.items()
    ]
