"""Gallery: the matches that its pictures show, played by the computer from fixed seeds."""

import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from engine import catalog
from engine.core import Act, Action, Choice, Level, Seat, Waiting
from engine.match import Player, Session, begin, codes
from engine.store import Matches, Places, Records

CODE_ENTROPY = 12_345_678_901
NAMES = ("Ada", "Grace", "Emmy Noether", "Maria Sibylla Merian")
COLOURS = ("brick", "ocean", "plum", "moss")
SHARES = {"start": 0.0, "early": 0.08, "middle": 0.5, "late": 0.9, "last": 1.0}
"""How much of a match is played in a picture; `last` stands before its last act."""
LOGGED = (
    (181, 0, 3, 0, 0),
    (164, 0, 7, 0, 0),
    (150, 1, 0, 2, 0),
    (133, 0, 6, 0, 1),
    (121, 2, 1, 1, 1),
    (110, 0, 0, 2, 1),
    (97, 0, 1, 0, 1),
    (84, 1, 3, 2, 1),
    (70, 0, 9, 0, 1),
    (61, 2, 3, 8, 1),
    (48, 0, 3, 7, 1),
    (33, 0, 2, 4, 1),
    (21, 0, 8, 0, 1),
    (9, 1, 3, 11, 1),
    (0, 0, 5, 0, 1),
)
"""Of each match in the records: days ago, whose, which deal, card and level."""


class Shown(NamedTuple):
    """A match in some state: its file is `<name>.stowaway` in the home's `gallery` folder."""

    name: str
    game: str


def players(count: int) -> list[Player]:
    """Persons with names and colours."""
    return [Player("person", None, NAMES[i], COLOURS[i]) for i in range(count)]


def code_of(game: Any) -> str:
    """The deal code of all pictures."""
    return codes.new(game.prefix, CODE_ENTROPY)


def played(
    game: Any, seats: int, code: str, level: Level | None = None
) -> list[tuple[Seat, Action]]:
    """All acts of a match between computers of a level, by default the middling one."""
    levels = tuple(game.bots)
    middling = levels[len(levels) // 2] if levels else Level("random")
    session = begin(game, code, players(seats))
    _play(session, middling if level is None else level)
    return [(e.seat, e.action) for e in session.journal if isinstance(e, Act)]


def _play(session: Session, level: Level) -> None:
    while isinstance(session.awaiting, Waiting):
        seat = session.awaiting.due[0]
        *_, thought = session.think(seat, level)
        session.submit(seat, thought.best)


def up_to(
    game: Any,
    people: Sequence[Player],
    code: str,
    acts: Sequence[tuple[Seat, Action]],
) -> Session:
    """The match of these people after these acts."""
    session = begin(game, code, people, components=catalog.components_digest(str(game.id)))
    for seat, action in acts:
        session.submit(seat, action)
    return session


def folder(home: Path) -> Path:
    """Where the matches lie."""
    return home / "gallery"


def prepare(home: Path) -> None:
    """Play all matches; fill the shelf and the records."""
    where = Places(home, home, home)
    store = Matches(folder(home))
    with Records(where.records) as records:
        for name in catalog.ids():
            game = catalog.game(name)
            code = code_of(game)
            for seats in sorted({game.seats[0], 2, game.seats[-1]} & set(game.seats)):
                acts = played(game, seats, code)
                sys.stderr.write(f"{name}: {seats} seats, {len(acts)} acts\n")
                for state, share in SHARES.items():
                    count = len(acts) - 1 if state == "last" else round(share * len(acts))
                    session = up_to(game, players(seats), code, acts[:count])
                    _save(store, session, f"{name}-{seats}-{state}")
                _save(store, up_to(game, players(seats), code, acts), f"{name}-{seats}-over")
                if seats == 1:
                    _log(records, game)
            _shelve(Matches(where.matches), game, code)


def _save(store: Matches, session: Session, name: str) -> None:
    writer = store.start(session)
    path = writer.path
    writer.close()
    path.rename(path.with_name(f"{name}.stowaway"))


def _log(records: Records, game: Any) -> None:
    """Solo matches of half a year: the first ones of a beginner, then better ones."""
    choices = [o for o in game.options if isinstance(o, Choice) and o.seats == (1, 1)]
    levels = tuple(game.bots)
    when = datetime(2026, 5, 17, 20, 15, tzinfo=UTC)
    for days, person, deal, value, level in LOGGED:
        options = {choice.id: choice.values[value % len(choice.values)] for choice in choices}
        code = codes.new(game.prefix, CODE_ENTROPY + deal * 7919)
        session = begin(game, code, [players(3)[person]], options)
        _play(session, levels[min(level, len(levels) - 1)] if levels else Level("random"))
        records.add(session, when - timedelta(days=days))


def _shelve(store: Matches, game: Any, code: str) -> None:
    for number, seats in enumerate((game.seats[0], game.seats[-1])):
        writer = store.start(up_to(game, players(seats), code, ()))
        writer.close()
        os.utime(writer.path, (1_779_000_000 + number, 1_779_000_000 + number))
