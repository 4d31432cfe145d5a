"""Campaign: matches of every game of the catalog, played at random with all that people may do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from engine import catalog
from engine.core import AwaitingSeats, Config, Level, Rng, Tick
from engine.match import Player, Session
from tests.laws import kit
from ui.bridge.match import MatchBridge

GAMES: Final = tuple(str(name) for name in catalog.ids())
COLOURS: Final = ("brick", "ocean", "moss", "plum")


def configured(rng: Random, game: str) -> Config:
    """A table size with options."""
    return rng.choice(kit.configs(game))


def begun(
    rng: Random, game: str, *, persons: int | None = None, practice: bool | None = None
) -> Session:
    """A new match: of so many persons and computers, or of persons alone."""
    config = configured(rng, game)
    count = config.seats if persons is None else persons
    players = [
        Player(name=f"Person {seat}", colour=COLOURS[seat % 4])
        if seat < count
        else Player("computer", Level("random"), "", COLOURS[seat % 4])
        for seat in range(config.seats)
    ]
    digest = catalog.components_digest(game)
    seed = f"campaign {rng.randrange(10**12)}"
    if practice is None:
        # Undo is free in practice.
        practice = persons is None and rng.random() < 0.3
    kind = catalog.game(game)
    session = Session(kind, config, seed, players, practice=practice, components=digest)
    session.settle()
    return session


def wander(session: Session, rng: Random, *, reseat: bool = True) -> Iterator[None]:
    """Play to the end, for all seats and with every kind of input; stop after each."""
    stream = Rng("campaign", rng.randrange(2**60))
    levels = tuple(session.game.bots)
    while session.result is None:
        awaiting = session.awaiting
        assert isinstance(awaiting, AwaitingSeats)
        roll = rng.random()
        if roll < 0.04 and session.undo():
            yield
            continue
        if 0.04 < roll < 0.07 and session.redo():
            yield
            continue
        if 0.07 < roll < 0.08 and levels and reseat:
            _reseat(session, rng, levels)
            yield
            continue
        if kit.is_running(awaiting) and (not awaiting.may or roll < 0.5):
            session.advance_to(Tick(session.tick + 1 + rng.randrange(90)))
            if rng.random() < 0.1:
                session.mark()
        else:
            seat = stream.choice((stream.below(4) and awaiting.due) or awaiting.may)
            session.submit(seat, session.legal(seat).sample(stream))
        yield


def _reseat(session: Session, rng: Random, levels: tuple[Level, ...]) -> None:
    seat = rng.choice(session.seats)
    was = session.players[seat]
    if was.is_person:
        player = Player("computer", rng.choice(levels), was.name, was.colour)
    else:
        player = Player("person", None, was.name, was.colour)
    session.seat(seat, player)


class Hand:
    """Plays a match of the screen: lawful inputs at random, for all seats of persons."""

    def __init__(self, bridge: MatchBridge, rng: Random) -> None:
        self.bridge = bridge
        self._rng = rng
        self._stream = Rng("campaign", rng.randrange(2**60))

    def step(self) -> bool:
        """One input, or some time; False if there is nothing to do but wait."""
        bridge, roll = self.bridge, self._rng.random()
        clock = bridge.clock
        if clock.phase == "paused":
            clock.resume()
        if clock.phase == "countdown":
            clock.skip_countdown()
        if roll < 0.04 and bridge.undo():
            return True
        if 0.04 < roll < 0.07 and bridge.redo():
            return True
        if 0.07 < roll < 0.08:
            seat = self._rng.choice(bridge.seats)
            # A person who takes the place of a computer that thinks too long, too.
            bridge.set_seat(seat, None if roll < 0.077 else Level("random"))
            return True
        if bridge.is_clocked and roll < 0.5:
            bridge.advance_to(Tick(bridge.tick + 1 + self._rng.randrange(90)))
            return True
        awaiting = bridge.awaiting()
        may = awaiting.may if isinstance(awaiting, AwaitingSeats) else ()
        screen = bridge.screen
        if screen.due is not None:
            return screen.take(self._rng.choice((screen.due, *screen.requests)))
        acting = (seat for seat in may if seat in screen.persons and screen.acts(seat))
        persons = [seat for seat in acting if bridge.legal(seat)]
        if isinstance(awaiting, AwaitingSeats) and not bridge.is_clocked and roll < 0.9:
            # Who may decide anew does so now and then, or else computers would not be waited for.
            persons = [seat for seat in persons if seat in awaiting.due]
        if not persons:
            if bridge.is_clocked:
                bridge.advance_to(Tick(bridge.tick + 30))
            return bridge.is_clocked
        seat = self._rng.choice(persons)
        bridge.submit(seat, [bridge.legal(seat).sample(self._stream)])
        return True
