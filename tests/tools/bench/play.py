"""Bench: against python-chess: random play by the rules alone and simulated, places of a tile."""

import importlib
import itertools
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from engine import catalog, simulate
from engine.core import (
    Act,
    AnyGame,
    AwaitingSeats,
    Chance,
    ChoiceOption,
    Config,
    GameId,
    Level,
    NeedsChance,
    Rng,
    draw,
)
from engine.games.pack_the_essentials.components import Components, Kind
from engine.games.pack_the_essentials.state import PackState
from engine.games.pack_the_essentials.view import Phase
from engine.match.journal import RANDOM
from engine.parts.grid import places
from tests.tools.bench.figures import Figure, interleaved, seconds
from tests.tools.bench.pace import often
from tests.tools.bench.probes import Probe

GAME = "pack_the_essentials"
SEATS = 2
ROUNDS = 9
SLICE = 0.6
"""Seconds of one measurement of random play."""
FASTER = 2.5
FASTEST = {"carry_on": 4.0}
"""Games of few and small things have to be quicker than the others."""
SIMULATED = 1.5
"""Simulation also makes a stream of numbers for each decision, and a record at the end."""
SUITCASES = 200


def chess() -> Any:
    """The peer; an extra, so it is looked for only here."""
    return importlib.import_module("chess")


def play(
    game: AnyGame, config: Config, seed: str, seen: Callable[[Any], object] | None = None
) -> int:
    """Play a random match through the public contract; return how many inputs it took.

    After each it asks `awaiting` whether the match is over.
    """
    stream = Rng("bench", seed)
    state = game.setup(config).state
    inputs = 0
    while True:
        asked = game.awaiting(state)
        if isinstance(asked, AwaitingSeats):
            seat = asked.due[0]
            state = game.apply(state, Act(seat, game.legal(state, seat).sample(stream))).state
        elif isinstance(asked, NeedsChance):
            state = game.apply(state, Chance(draw(seed, asked.request))).state
        else:
            return inputs
        inputs += 1
        if seen is not None:
            seen(state)


def turn_based(game: AnyGame, seats: int | None = None) -> Config | None:
    """The first form of a game in which no clock runs; for two where two can play, or so many."""
    if seats is None:
        seats = SEATS if SEATS in game.seats else game.seats[0]
    choices = (option for option in game.options if isinstance(option, ChoiceOption))
    forms = ({option.id: value} for option in choices for value in option.values)
    for given in itertools.chain([{}], forms):
        config = game.configure(seats, given)
        if not _is_clocked(game, config):
            return config
    return None


def _is_clocked(game: AnyGame, config: Config) -> bool:
    """Whether a clock runs at the first decision."""
    state = game.setup(config).state
    while isinstance(asked := game.awaiting(state), NeedsChance):
        state = game.apply(state, Chance(draw("form", asked.request))).state
    return isinstance(asked, AwaitingSeats) and asked.clock


def our_inputs(game: AnyGame, config: Config) -> float:
    """Inputs a second of our random play, chance's answers among them, each match to its end."""
    inputs = 0
    began = spent = time.process_time()
    for number in itertools.count():
        inputs += play(game, config, f"match {number}")
        spent = time.process_time()
        if spent - began > often(SLICE, 0.01):
            break
    return inputs / (spent - began)


def simulated_inputs(game: AnyGame, config: Config) -> float:
    """Inputs a second of simulated matches of random players, of which none is saved."""
    levels = (Level(RANDOM),) * config.seats
    inputs = 0
    began = spent = time.process_time()
    for number in itertools.count():
        spec = simulate.Spec(game.id, levels, config.options, f"match {number}")
        inputs += simulate.play(spec).record.inputs
        spent = time.process_time()
        if spent - began > often(SLICE, 0.01):
            break
    return inputs / (spent - began)


def chess_moves() -> float:
    """Moves a second of random play in python-chess, each game to its end."""
    board_type: Any = chess().Board
    dice = random.Random(1)
    moves = 0
    began = spent = time.process_time()
    while spent - began < often(SLICE, 0.01):
        board = board_type()
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            moves += 1
        spent = time.process_time()
    return moves / (spent - began)


def half_full(game: AnyGame) -> list[tuple[int, list[Kind]]]:
    """Free cells of suitcases that are half full, each with the tiles that lie on the mat."""
    box: Components = game.box
    found: list[tuple[int, list[Kind]]] = []
    cells = box.grid.width * box.grid.height

    def look(state: PackState) -> None:
        if state.phase is Phase.DRAFT and not state.drafted:
            case = state.seats[state.actor]
            full = case.taken | case.prefilled
            kinds = [box.kinds[kind] for kind in state.spaces if kind >= 0]
            if abs(full.bit_count() - cells // 2) <= 2:
                found.append((~full & ((1 << cells) - 1), kinds))

    for number in itertools.count():
        if len(found) >= often(SUITCASES, 5):
            break
        play(game, game.configure(SEATS, {}), f"half {number}", look)
    return found


def probes() -> list[Probe]:
    """Return random play of each game in turns, and the places of a tile."""
    playing = [Probe(f"random play of {name}", partial(_of_game, name)) for name in catalog.ids()]
    return [*playing, Probe("places of a tile", lambda: [_listing()])]


def _of_game(name: GameId) -> list[Figure]:
    game = catalog.game(name)
    forms = [turn_based(game, seats) for seats in dict.fromkeys((None, game.default_seats))]
    there = [config for config in forms if config is not None]
    return [*(_playing(game, config) for config in there), _simulating(game, there[-1])]


def _simulating(game: AnyGame, config: Config) -> Figure:
    mine, theirs, ratio = interleaved(
        lambda: simulated_inputs(game, config), chess_moves, often(ROUNDS, 1)
    )
    return Figure(
        id=f"simulation-{game.id}-{config.seats}",
        words=f"simulation of {game.id}, {config.seats} random seats, not saved, inputs a second, "
        "against python-chess",
        value=ratio,
        unit="×",
        bound=SIMULATED,
        by="processor",
        why="`simulate` plays matches by the thousand",
        details={"ours/s": mine, "python-chess/s": theirs},
        at_least=True,
    )


def _playing(game: AnyGame, config: Config) -> Figure:
    mine, theirs, ratio = interleaved(
        lambda: our_inputs(game, config), chess_moves, often(ROUNDS, 1)
    )
    return Figure(
        id=f"random-play-{game.id}-{config.seats}",
        words=f"random play of {game.id}, {config.seats} seats, inputs a second, "
        "against python-chess",
        value=ratio,
        unit="×",
        bound=FASTEST.get(game.id, FASTER),
        by="processor",
        why="both ask after each move whether it is over; ladders play matches by the thousand",
        details={"ours/s": mine, "python-chess/s": theirs},
        at_least=True,
    )


def _listing() -> Figure:
    work = [
        (free, kind.clothing, kind.cat)
        for free, kinds in half_full(catalog.game(GAME))
        for kind in kinds
    ]
    board = chess().Board()

    def our_places() -> float:
        def run() -> None:
            for free, clothing, cat in work:
                places(free, clothing)
                places(free, cat)

        return seconds(run) / len(work)

    def chess_places() -> float:
        def run() -> None:
            for _ in range(len(work)):
                list(board.legal_moves)

        return seconds(run) / len(work)

    mine, theirs, ratio = interleaved(our_places, chess_places, often(5 * ROUNDS, 1))
    return Figure(
        id="places",
        words="all places of a tile, half-full suitcase, against python-chess's first moves",
        value=ratio,
        unit="×",
        bound=0.4,
        by="processor",
        why="they are listed anew for each tile that a computer thinks of",
        details={"ours µs (both sides)": mine * 1e6, "python-chess µs": theirs * 1e6},
    )
