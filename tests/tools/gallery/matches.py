"""Gallery: the matches that its pictures show, played by the computer from fixed seeds."""

import os
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine import catalog
from engine.core import Act, ChoiceOption, FlagOption, Level, Seat, SeatsOption, Tick, Value
from engine.core.characters import mixed_table
from engine.match import Player, Session, begin, codes
from engine.simulate import play_out
from engine.store import HomePaths, Matches, Records
from engine.store.achievements import Achieved, AchievementsFile

CODE_ENTROPY = 12_345_678_901
NAMES = ("Ada", "Grace", "Emmy Noether", "Maria Sibylla Merian", "Ida", "Rosa", "Lise", "Vera")
COLOURS = ("brick", "ocean", "plum", "moss", "amber", "slate", "teal", "berry")
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
FACED = 3
"""How many sit at a table with characters where the game's main form is for one."""
FACES = "faces"
"""What such a match is called."""
FEW = 2
"""How many deals of the records are played by computers that are all of one level."""


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
    game: Any,
    seats: int,
    code: str,
    level: Level | None = None,
    options: Mapping[str, Value] | None = None,
) -> list[Act[Any]]:
    """All acts of a match between computers of a level, by default the middling one."""
    given = tuple(sorted((options or {}).items()))
    return list(_played(game, seats, code, level or _middling(game), given))


@cache
def _played(
    game: Any, seats: int, code: str, level: Level, options: tuple[tuple[str, Value], ...]
) -> tuple[Act[Any], ...]:
    """The same; a match is played once, however many pictures show it."""
    session = begin(game, code, [Player("computer", level)] * seats, dict(options))
    play_out(session)
    return tuple(entry for entry in session.journal if isinstance(entry, Act))


def _middling(game: Any) -> Level:
    levels = tuple(game.bots)
    return levels[(len(levels) - 1) // 2] if levels else Level("random")


def up_to(
    game: Any,
    people: Sequence[Player],
    code: str,
    acts: Sequence[Act[Any]],
    options: Mapping[str, Value] | None = None,
) -> Session:
    """The match of these people after these acts."""
    digest = catalog.components_digest(str(game.id))
    session = begin(game, code, people, options, components=digest)
    for act in acts:
        # Time alone may end what the last act began.
        session.advance_to(act.tick)
        session.submit(act.seat, act.action, tick=act.tick)
    return session


def to_the_end(session: Session) -> Session:
    """Let time end what the last act began."""
    while session.is_clocked:
        session.advance_to(Tick(session.tick + 60))
    return session


def folder(home: Path) -> Path:
    """Where the matches lie."""
    return home / "gallery"


def prepare(home: Path, level: Level | None = None) -> None:
    """Play all matches; fill the shelf and the records. All computers may be of one level."""
    where = HomePaths(home, home, home)
    store = Matches(folder(home))
    with Records(where.records) as records:
        for name in catalog.ids():
            game = catalog.game(name)
            code = code_of(game)
            tables = {game.seats[0], 2, _usual(game), game.seats[-1]}
            for seats in sorted(tables & set(game.seats)):
                acts = played(game, seats, code, level)
                sys.stderr.write(f"{name}: {seats} seats, {len(acts)} acts\n")
                people = table_of(game, seats)
                for state, share in SHARES.items():
                    count = len(acts) - 1 if state == "last" else round(share * len(acts))
                    _save(store, up_to(game, people, code, acts[:count]), f"{name}-{seats}-{state}")
                over = to_the_end(up_to(game, people, code, acts))
                _save(store, over, f"{name}-{seats}-over")
            for option in game.options:
                if isinstance(option, ChoiceOption) and option.id == "form":
                    for value in set(option.values) - {option.default}:
                        _vary(store, game, code, level, {option.id: value}, str(value))
                elif isinstance(option, FlagOption) and _opens(game, option.id):
                    _vary(store, game, code, level, {option.id: True}, option.id)
                elif isinstance(option, SeatsOption):
                    _advantage(store, game, code, level, {option.id: "0"})
            if _usual(game) == 1 and FACED in game.seats:
                _face(store, game, code, level)
            _log(records, game, level)
            _shelve(Matches(where.matches), game, code)
    AchievementsFile(where.achievements).add(
        [
            Achieved(name, one, "", f"2026-05-{day + 3:02}", "0" * 32)
            for name in catalog.ids()
            for day, one in enumerate(catalog.game(name).achievements)
            if day % 3 != 1
        ],
        (),
    )


def _face(store: Matches, game: Any, code: str, level: Level | None) -> None:
    """The middle of a match against characters, in a game that is mostly played alone."""
    acts = played(game, FACED, code, level)
    cast = mixed_table(code, FACED - 1)
    people = [*players(1), *[Player("computer", _middling(game), character=one) for one in cast]]
    middle = up_to(game, people, code, acts[: len(acts) // 2])
    _save(store, middle, f"{game.id}-{FACED}-{FACES}-middle")


def table_of(game: Any, seats: int) -> list[Player]:
    """Persons; where nobody can play alone, the usual table has one, and computers with faces."""
    if seats != _usual(game) or seats == 1:
        return players(seats)
    level, cast = _middling(game), mixed_table(code_of(game), seats - 1)
    return [*players(1), *[Player("computer", level, character=one) for one in cast]]


def _usual(game: Any) -> int:
    """How many sit at a table of the game's main form."""
    return int(game.default_seats or game.seats[0])


def _opens(game: Any, option: str) -> bool:
    """Whether hands lie open under an option."""
    seats = _usual(game)
    usual, other = (
        begin(game, code_of(game), players(seats), given).config for given in ({}, {option: True})
    )
    return bool(game.hands(usual)) and not game.hands(other)


def _vary(
    store: Matches,
    game: Any,
    code: str,
    level: Level | None,
    options: Mapping[str, Value],
    name: str,
) -> None:
    """The middle and the end of a match under another option than usual."""
    seats = _usual(game)
    acts = played(game, seats, code, level, options)
    for state, count in (("middle", len(acts) // 2), ("over", len(acts))):
        session = up_to(game, table_of(game, seats), code, acts[:count], options)
        if state == "over":
            to_the_end(session)
        _save(store, session, f"{game.id}-{seats}-{name}-{state}")


def _advantage(
    store: Matches, game: Any, code: str, level: Level | None, options: Mapping[str, Value]
) -> None:
    """The middle of a match of each form in which a person has the advantage."""
    forms = [o.values for o in game.options if isinstance(o, ChoiceOption) and o.id == "form"]
    for form in forms[0] if forms else ("",):
        given = dict(options)
        if form:
            given["form"] = form
        seats = _usual(game)
        acts = played(game, seats, code, level, given)
        middle = len(acts) // 2
        session = up_to(game, table_of(game, seats), code, acts[:middle], given)
        for count in range(middle, len(acts)):
            if acts[count].seat != 0:
                continue
            # There the person decides; in Carry On, once the advantage tells the limit.
            session = up_to(game, table_of(game, seats), code, acts[:count], given)
            if getattr(session.view(Seat(0)).seats[0], "luggage", 1):
                break
        name = "-".join(filter(None, (str(game.id), str(seats), form, "advantage")))
        _save(store, session, name)


def _save(store: Matches, session: Session, name: str) -> None:
    writer = store.start(session)
    path = writer.path
    writer.close()
    path.rename(path.with_name(f"{name}.stowaway"))


def _log(records: Records, game: Any, every: Level | None) -> None:
    """Matches of one person in half a year: the first ones of a beginner, then better ones."""
    seats = _usual(game)
    choices = [o for o in game.options if isinstance(o, ChoiceOption) and o.seats == (1, 1)]
    levels = tuple(game.bots)
    when = datetime(2026, 5, 17, 20, 15, tzinfo=UTC)
    for days, person, deal, value, level in LOGGED:
        options = {choice.id: choice.values[value % len(choice.values)] for choice in choices}
        # Where nobody looks how well they were played, a few deals are enough.
        deal %= len(LOGGED) if every is None else FEW
        code = codes.new(game.prefix, CODE_ENTROPY + deal * 7919)
        usual = levels[min(level, len(levels) - 1)] if levels else Level("random")
        acts = played(game, seats, code, every or usual, options)
        people = [players(3)[person], *table_of(game, seats)[1:]]
        if days % 3 == 0:
            # Some against plain computers.
            people = [one if one.is_person else replace(one, character="") for one in people]
        session = to_the_end(up_to(game, people, code, acts, options))
        records.add(session, when - timedelta(days=days))
    if seats > 1:
        # A family's match.
        code = codes.new(game.prefix, CODE_ENTROPY)
        acts = played(game, seats, code, every or levels[0])
        people = [*players(2), *table_of(game, seats)[2:]]
        records.add(to_the_end(up_to(game, people, code, acts)), when - timedelta(days=1))


def _shelve(store: Matches, game: Any, code: str) -> None:
    for number, seats in enumerate((_usual(game), game.seats[-1])):
        writer = store.start(up_to(game, players(seats), code, ()))
        writer.close()
        os.utime(writer.path, (1_779_000_000 + number, 1_779_000_000 + number))
