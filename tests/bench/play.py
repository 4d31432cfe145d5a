"""Bench: the rules alone, against python-chess: random play, and the places of one tile."""

import importlib
import itertools
import random
import time
from collections.abc import Callable
from typing import Any

from engine import catalog
from engine.core import Act, Chance, NeedsChance, Stream, Waiting, draw
from engine.games.pack_the_essentials.components import Components, Kind
from engine.games.pack_the_essentials.state import PackState
from engine.games.pack_the_essentials.view import Phase
from engine.parts.grid import places
from tests.bench.figures import Figure, interleaved, seconds

GAME = "pack_the_essentials"
ROUNDS = 9
SLICE = 0.6
"""Seconds of one measurement of random play."""
PLIES = 200
"""Where the lean game of chess is stopped, which does not ask whether it is over."""
SUITCASES = 200


def chess() -> Any:
    """The peer; an extra, so it is looked for only here."""
    return importlib.import_module("chess")


def play(seed: str, seats: int, seen: Callable[[PackState], object] | None = None) -> int:
    """Play a random match through the public contract; return how many moves the seats made."""
    game = catalog.game(GAME)
    stream = Stream("bench", seed)
    state = game.setup(game.configure(seats, {})).state
    moves = 0
    while True:
        asked = game.awaiting(state)
        if isinstance(asked, Waiting):
            seat = asked.due[0]
            state = game.apply(state, Act(seat, game.legal(state, seat).sample(stream))).state
            moves += 1
        elif isinstance(asked, NeedsChance):
            state = game.apply(state, Chance(draw(seed, asked.request))).state
        else:
            return moves
        if seen is not None:
            seen(state)


def our_moves() -> float:
    """Moves a second of our random play, one to four seats in turn.

    The time that chance takes counts, its answers do not.
    """
    moves = 0
    began = now = time.perf_counter()
    for number in itertools.count():
        moves += play(f"match {number}", 1 + number % 4)
        now = time.perf_counter()
        if now - began > SLICE and number % 4 == 3:
            break
    return moves / (now - began)


def chess_moves() -> float:
    """Moves a second of random play in python-chess, each game to its end."""
    board_type: Any = chess().Board
    dice = random.Random(1)
    moves = 0
    began = now = time.perf_counter()
    while now - began < SLICE:
        board = board_type()
        while not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            moves += 1
        now = time.perf_counter()
    return moves / (now - began)


def lean_chess_moves() -> float:
    """The same without asking whether the game is over: the opening moves of each game only."""
    board_type: Any = chess().Board
    dice = random.Random(1)
    moves = 0
    began = now = time.perf_counter()
    while now - began < SLICE:
        board = board_type()
        for _ in range(PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(dice.choice(legal))
            moves += 1
        now = time.perf_counter()
    return moves / (now - began)


def half_full(box: Components) -> list[tuple[int, list[Kind]]]:
    """Free cells of suitcases that are half full, each with the tiles that lie on the mat."""
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
        if len(found) >= SUITCASES:
            break
        play(f"half {number}", 2, look)
    return found


def figures() -> list[Figure]:
    """Measure both figures of the rules."""
    mine, theirs, ratio = interleaved(our_moves, chess_moves, ROUNDS)
    moving = Figure(
        id="random-play",
        words="random play, moves a second, against python-chess",
        value=ratio,
        unit="×",
        bound=2.0,
        at_least=True,
        details={
            "ours/s": mine,
            "python-chess/s": theirs,
            "python-chess/s never asked if over": lean_chess_moves(),
        },
    )
    box: Components = catalog.game(GAME).box
    work = [(free, kind.clothing, kind.cat) for free, kinds in half_full(box) for kind in kinds]
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

    mine, theirs, ratio = interleaved(our_places, chess_places, 5 * ROUNDS)
    listing = Figure(
        id="places",
        words="all places of a tile, half-full suitcase, against python-chess's first moves",
        value=ratio,
        unit="×",
        bound=0.4,
        at_least=False,
        details={"ours µs (both sides)": mine * 1e6, "python-chess µs": theirs * 1e6},
    )
    return [moving, listing]
