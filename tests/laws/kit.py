"""The kit of the laws: every game of the catalog, its configurations, and random matches of it.

Two toy games stand beside the catalog's, since they have the secrets and the simultaneous decisions
that the first real games lack: a law that only holds for open games does not hold.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec
from hypothesis import settings
from hypothesis import strategies as st

from engine import catalog
from engine.core import (
    Act,
    Action,
    AnyGame,
    AwaitingSeats,
    ChoiceOption,
    Config,
    ConfigError,
    FlagOption,
    NumberOption,
    Option,
    Rng,
    Seat,
    SeatsOption,
    Tick,
    Value,
)
from engine.match import Session, TimeMark, codec
from engine.match.loader import read
from tests.match.toy import Toy
from tests.tiers import is_deep
from tests.toys.games.porters import Porters

TOY, PORTERS = "toy", "porters"
TOYS = (TOY, PORTERS)
IDS = (*(str(name) for name in catalog.ids()), *TOYS)
SEEDS = 6 if is_deep() else 1
"""How many seeds of each configuration; matches are kept, so that many positions cost little."""

quick = settings(max_examples=600 if is_deep() else 60)
few = settings(max_examples=100 if is_deep() else 12)


class Shelf:
    """The catalog, and the toy games."""

    def game(self, name: str, /) -> AnyGame:
        if name in TOYS:
            return _toy() if name == TOY else PORTERS_GAME
        return catalog.game(name)

    def components_digest(self, name: str, /) -> str:
        return name if name in TOYS else catalog.components_digest(name)


PORTERS_GAME = Porters()
SHELF = Shelf()


@cache
def _toy() -> Toy:
    return Toy()


@cache
def configs(name: str) -> tuple[Config, ...]:
    """Each table size as it is by default, with each value of each option, and some mixtures."""
    game = SHELF.game(name)
    found: dict[Config, None] = {}
    for seats in game.seats:
        there = [o for o in game.options if o.seats[0] <= seats <= o.seats[1]]
        given: list[dict[str, Value]] = [{}]
        given += [{option.id: value} for option in there for value in values(option)]
        stream = Rng("configs", name, seats)
        given += [{o.id: stream.choice(values(o)) for o in there} for _ in range(12)]
        for options in given:
            try:
                found[game.configure(seats, options)] = None
            except ConfigError:
                # Some options do not go together.
                continue
    return tuple(found)


def values(option: Option) -> list[Value]:
    """All that an option can hold, or both ends of a long range."""
    match option:
        case ChoiceOption():
            return list(option.values)
        case FlagOption():
            return [False, True]
        case NumberOption():
            return [option.low, option.high]
        case SeatsOption():
            return ["", "0", "1", "0,1"]


def begin(name: str, config: Config, seed: str, *, practice: bool = False) -> Session:
    """A new match of people."""
    digest = SHELF.components_digest(name)
    session = Session(SHELF.game(name), config, seed, practice=practice, components=digest)
    session.settle()
    return session


def begin_again(session: Session) -> Session:
    """A new match of the same deal, under the same options."""
    again = Session(session.game, session.config, session.seed)
    again.settle()
    return again


def is_running(awaiting: AwaitingSeats) -> bool:
    """Whether time passes by itself until somebody acts."""
    return awaiting.clock and not awaiting.due


def play(session: Session, stream: Rng) -> Iterator[Seat]:
    """Play to the end at random, any seat that may, and stop before every act.

    Where time passes it does so in steps of any length, which are journaled now and then.
    """
    for _ in range(10_000):
        awaiting = session.awaiting
        if not isinstance(awaiting, AwaitingSeats):
            return
        if is_running(awaiting) and (not awaiting.may or stream.below(2)):
            session.advance_to(Tick(session.tick + 1 + stream.below(90)))
            if not stream.below(8):
                session.mark()
            continue
        seat = stream.choice((stream.below(4) and awaiting.due) or awaiting.may)
        yield seat
        # The same as `session.legal`, by a law; to make a seat's world up for each act takes long.
        legal = session.game.legal(session._now.state, seat)
        session.submit(seat, legal.sample(stream))
    raise AssertionError(f"{session.game.id} does not end")


@cache
def match(name: str, number: int, seed: str) -> Session:
    """A whole random match under a configuration by number. To be looked at only."""
    session = begin(name, configs(name)[number], seed)
    for _ in play(session, Rng("play", seed)):
        pass
    return session


class Position(NamedTuple):
    """A place in a random match: after `inputs` inputs."""

    name: str
    number: int
    seed: str
    inputs: int

    @property
    def game(self) -> AnyGame:
        return SHELF.game(self.name)

    @property
    def match(self) -> Session:
        """The whole match."""
        return match(self.name, self.number, self.seed)

    @property
    def state(self) -> Any:
        return self.match.moments[self.inputs].state

    @property
    def tick(self) -> Tick:
        """Game time here."""
        given = (moment.given for moment in self.match.moments[self.inputs :: -1])
        return next((entry.tick for entry in given if isinstance(entry, Act | TimeMark)), Tick(0))

    @property
    def waiting(self) -> AwaitingSeats | None:
        """Who may act here; None if nobody."""
        awaiting = self.match.moments[self.inputs].awaiting
        return awaiting if isinstance(awaiting, AwaitingSeats) else None

    @property
    def stream(self) -> Rng:
        return Rng("law", *self)

    def session(self, *, practice: bool = False) -> Session:
        """A match of one's own that stands here, or where chance has answered what it is asked."""
        session = begin(self.name, configs(self.name)[self.number], self.seed, practice=practice)
        for moment in self.match.moments[session.inputs + 1 : self.inputs + 1]:
            assert moment.given is not None
            session.enter(moment.given)
        session.settle()
        return session


def positions(name: str) -> st.SearchStrategy[Position]:
    """Places in random matches, the end among them."""

    def place(draw: st.DrawFn) -> Position:
        number = draw(st.integers(0, len(configs(name)) - 1))
        seed = f"law {draw(st.integers(0, SEEDS - 1))}"
        inputs = draw(st.integers(0, match(name, number, seed).inputs))
        return Position(name, number, seed, inputs)

    return st.composite(place)()


def coded(game: AnyGame, action: Action) -> object:
    """The action as a save file would hold it; None if no file can."""
    data = msgspec.json.encode(action)
    said: object = None
    with contextlib.suppress(msgspec.MsgspecError, ValueError):
        said = _decoder(game.actions).decode(data)
    return said


@cache
def _decoder(actions: tuple[type[Action], ...]) -> msgspec.json.Decoder[Any]:
    from typing import Union

    return msgspec.json.Decoder(Union[actions], strict=True)  # noqa: UP007


def mutants(action: Action) -> Iterator[Action]:
    """Actions like this one, each with one thing changed a little."""
    for field in msgspec.structs.fields(action):
        for value in _mutated(getattr(action, field.name)):
            yield msgspec.structs.replace(action, **{field.name: value})


def _mutated(value: Any) -> Iterator[Any]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + step for step in (-1, 1, -7, 7, 12, -12))
    elif isinstance(value, tuple):
        if value:
            yield value[:-1]
            yield (*value, value[-1])
            yield value[::-1]
            for changed in _mutated(value[0]):
                yield (changed, *value[1:])
        else:
            yield (0,)


def save(session: Session) -> bytes:
    """The bytes of its file."""
    return codec.encode(session.header, session.journal)


def load(data: bytes) -> Session:
    """The session of a good file."""
    reading = read(data, SHELF)
    assert reading.problem is None, reading.sentence
    assert reading.session is not None
    return reading.session
