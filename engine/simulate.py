"""engine: simulate: many matches between computer players, on any executor."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Executor, Future
from itertools import islice
from typing import Any, Final

import msgspec

from engine import catalog
from engine.core import (
    Act,
    Action,
    AnyGame,
    AwaitingSeats,
    BotProgress,
    Chance,
    Config,
    Event,
    GameId,
    Legal,
    Level,
    NeedsChance,
    Over,
    Result,
    Rng,
    Seat,
    Sheet,
    StowawayError,
    Tick,
    Value,
    dashed,
    draw,
)
from engine.match import (
    BotRequest,
    Player,
    ProgressSteps,
    Session,
    Timekeeper,
    codec,
    iter_progress,
    run_to_end,
)
from engine.match.bot_requests import secret
from engine.match.journal import MAX_TICK, RANDOM, check_start

MAX_GAMES: Final = 1_000_000
MAX_INPUTS: Final = 100_000
"""More inputs than any match has."""

_MATCHES_PER_JOB: Final = 4


class LevelError(StowawayError):
    """A game has no computer player of this level."""


class Spec(msgspec.Struct, frozen=True):
    """One match to be played; picklable. `save` asks for its journal."""

    game: GameId
    levels: tuple[Level, ...]
    options: tuple[tuple[str, Value], ...]
    seed: str
    save: bool = False


class RecordLine(msgspec.Struct, frozen=True):
    """A score line, as it stands in a record."""

    line: str
    points: int


class SimulatedOutcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a match ended; `goal` and `won` only in a match against a goal."""

    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    sheets: tuple[tuple[RecordLine, ...], ...]
    goal: int | None = None
    won: bool | None = None


class Record(msgspec.Struct, frozen=True):
    """A match that was played, in the shape of the command line's JSON; `inputs` with chance's."""

    game: str
    seed: str
    seats: tuple[Level, ...]
    options: dict[str, Value]
    inputs: int
    result: SimulatedOutcome


class Played(msgspec.Struct, frozen=True):
    """A record, and the bytes of the match's file where they were asked for."""

    record: Record
    save: bytes | None


def specs(
    game: str,
    levels: Iterable[str],
    options: Mapping[str, Value],
    seed: str,
    games: int,
    *,
    save: bool = False,
) -> Iterator[Spec]:
    """The matches of one run: match 0 has the seed, match k the seed with `.k`.

    Raises StowawayError at once for a game, level, table size or option that does not exist.
    """
    built = catalog.game(game)
    seats = tuple(Level(level) for level in levels)
    for level in seats:
        if level != RANDOM and level not in built.bots:
            known = ", ".join([RANDOM, *built.bots])
            raise LevelError(
                "Unknown level: {level}. Available: {levels}.",
                level=repr(level[:40]),
                levels=known,
            )
    config = built.configure(len(seats), options)
    first = Spec(built.id, seats, config.options, seed, save)
    rest = (msgspec.structs.replace(first, seed=f"{seed}.{k}") for k in range(1, games))
    return (spec for part in ((first,), rest) for spec in part)


def play(spec: Spec) -> Played:
    """Play one match. Pure: the same spec gives the same record anywhere."""
    return run_to_end(playing(spec))


def playing(spec: Spec) -> ProgressSteps[Played]:
    """Play one match, as `play` does, a thought of a computer player a step."""
    game = catalog.game(spec.game)
    config = Config(len(spec.levels), spec.options)
    players = [Player("computer", level) for level in spec.levels]
    if not spec.save:
        check_start(config.seats, tuple(players), spec.seed)
        for player in players:
            player.check(game.bots)
        found = yield from _Unwritten(game, config, spec).playing()
        if found is not None:
            return Played(found, None)
    digest = catalog.components_digest(spec.game)
    session = Session(game, config, spec.seed, players, components=digest)
    session.settle()
    yield from _playing_out(session)
    save = codec.encode(session.header, session.journal) if spec.save else None
    return Played(record(session), save)


def play_with(game: AnyGame, spec: Spec) -> Record:
    """Play one match of a game that may have other computer players than the catalogue's.

    Args:
        game: The game. Its `bots` have all levels of the match.
        spec: The match. It is not saved, and no clock runs in it.

    Returns:
        The record of the match.
    """
    config = Config(len(spec.levels), spec.options)
    found = run_to_end(_Unwritten(game, config, spec).playing())
    if found is None:
        raise ValueError(f"a clock runs in {game.id}")
    return found


class _Unwritten:
    """A match of computer players of which no journal is kept.

    A session takes several times as long: it hashes what each seat sees, answers whoever watches,
    and can take everything back. The players are told and asked the same as there.
    """

    def __init__(self, game: AnyGame, config: Config, spec: Spec) -> None:
        self._game = game
        self._config = config
        self._levels = spec.levels
        self._seed = spec.seed
        self._secret = secret(spec.seed)
        self._acted = [0] * config.seats
        self._minds = {
            seat: game.bots[level].start(config, Seat(seat), level)
            for seat, level in enumerate(spec.levels)
            if level != RANDOM
        }

    def playing(self) -> ProgressSteps[Record | None]:
        """Play to the end, a thought a step; None as soon as a clock runs, which it cannot do."""
        game, inputs = self._game, 0
        step = game.setup(self._config)
        while True:
            state = step.state
            self._tell(step.events)
            awaiting = game.awaiting(state)
            if isinstance(awaiting, NeedsChance):
                step = game.apply(state, Chance(draw(self._seed, awaiting.request)))
            elif isinstance(awaiting, Over):
                sheets = game.sheet(game.observe(state, None))
                return Record(
                    dashed(game.id),
                    self._seed,
                    self._levels,
                    dict(self._config.options),
                    inputs,
                    _outcome(awaiting.result, sheets),
                )
            elif awaiting.clock:
                return None
            else:
                seat = (awaiting.due or awaiting.may)[0]
                step = game.apply(state, Act(seat, (yield from self._choosing(state, seat))))
                self._acted[seat] += 1
                yield 0.0
            inputs += 1
            if inputs > MAX_INPUTS:
                raise RuntimeError(f"{game.id} does not end")

    def _tell(self, events: Iterable[Event]) -> None:
        for seat, mind in self._minds.items():
            bot = self._game.bots[self._levels[seat]]
            for event in events:
                told = event.seen_by(Seat(seat))
                if told is not None:
                    mind = bot.notice(mind, told)
            self._minds[seat] = mind

    def _choosing(self, state: Any, seat: Seat) -> ProgressSteps[Action]:
        game, level = self._game, self._levels[seat]
        key = (self._secret, int(seat), self._acted[seat])
        if level == RANDOM:
            # What is legal is the same in every state that the seat could be in, by a law.
            legal: Legal[Action] = game.legal(state, seat)
            return legal.sample(Rng("bot", *key))
        view, world = game.observe(state, seat), game.determinize(state, seat, Rng("world", *key))
        question = BotRequest(game.id, seat, level, self._minds[seat], view, world, ("bot", *key))
        return (yield from _last(game, iter_progress(game, question))).best


def play_out(session: Session) -> Result:
    """Let the computer players of a session play to the end, as fast as they can be asked."""
    return run_to_end(_playing_out(session))


def _playing_out(session: Session) -> ProgressSteps[Result]:
    keeper = Timekeeper(session)
    while isinstance(awaiting := session.awaiting, AwaitingSeats):
        if session.inputs > MAX_INPUTS or session.tick >= MAX_TICK:
            raise RuntimeError(f"{session.game.id} does not end")
        if awaiting.clock and not awaiting.due:
            for seat in keeper.bots_without_plan():
                keeper.plan(seat, (yield from _choosing(session, seat)), session.tick)
            keeper.advance_to(Tick(session.tick + 1))
        else:
            seat = (awaiting.due or awaiting.may)[0]
            session.submit(seat, (yield from _choosing(session, seat)).best)
        yield 0.0
    keeper.close()
    assert session.result is not None
    return session.result


def _choosing(session: Session, seat: Seat) -> ProgressSteps[BotProgress]:
    return (yield from _last(session.game, session.think(seat)))


def _last(game: AnyGame, thoughts: Iterable[BotProgress]) -> ProgressSteps[BotProgress]:
    """The thought with a choice, a thought a step."""
    for one in thoughts:
        if one.done == one.of:
            # What may follow the choice only says why.
            return one
        # A whole decision may take longer than a window may be held up.
        yield 0.0
    raise RuntimeError(f"{game.id} has made no choice")


def record(session: Session) -> Record:
    """The record of a match that is over, at the levels that its seats had at the start."""
    result = session.result
    assert result is not None
    return Record(
        dashed(session.game.id),
        session.seed,
        tuple(player.level or RANDOM for player in session.header.players),
        dict(session.config.options),
        session.inputs,
        _outcome(result, session.sheets(None)),
    )


def run(todo: Iterable[Spec], executor: Executor | None = None, jobs: int = 1) -> Iterator[Played]:
    """Play matches and yield them in order; on an executor, `jobs` matches at a time and more."""
    if executor is None:
        yield from map(play, todo)
        return
    waiting: deque[Future[Played]] = deque()
    todo = iter(todo)
    # A window keeps a million matches out of memory. What is left when the caller stops is for the
    # executor to cancel when it is shut down: it fails on a future that someone else cancels while
    # its processes end.
    waiting.extend(executor.submit(play, spec) for spec in islice(todo, jobs * _MATCHES_PER_JOB))
    while waiting:
        yield waiting.popleft().result()
        waiting.extend(executor.submit(play, spec) for spec in islice(todo, 1))


def _outcome(result: Result, sheets: Iterable[Sheet]) -> SimulatedOutcome:
    return SimulatedOutcome(
        tuple(tuple(int(seat) for seat in group) for group in result.ranking),
        result.scores,
        tuple(_lines(sheet) for sheet in sheets),
        result.goal,
        result.won,
    )


def _lines(sheet: Sheet) -> tuple[RecordLine, ...]:
    return tuple(RecordLine(line.line, line.points) for line in sheet.lines)


def to_json(value: Any) -> str:
    """One line of JSON."""
    return msgspec.json.encode(value).decode()
