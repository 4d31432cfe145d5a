"""Golden playthroughs: whole matches as text, with all that the game said on the way.

A file holds a configuration, a seed, and inputs (lines that begin with `>`); every other line is
the game's answer and is compared. Only options that are not as they were introduced are printed, so
that a new option changes no file. Inputs are taken from the file, so that a change in how random
actions are sampled changes nothing here. Where game time runs, their tick stands behind an `@`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from engine import catalog
from engine.core import Act, AwaitingSeats, Chance, Config, Rng, Seat, Tick, Value
from engine.match import Entry, Session, TimeMark
from engine.match.session import HistoryEntry

FOLDER = Path(__file__).resolve().parent
COUNTED = 10**12
"""Longer collections are only called long."""


def games() -> tuple[str, ...]:
    """All games that need playthroughs."""
    return tuple(str(name) for name in catalog.ids())


def plans(name: str) -> dict[str, Config]:
    """The configurations to record, by file name: each table size, plain and mixed.

    The smallest table has one with an advantage besides, so that no other file changed for it.
    """
    from tests.laws.kit import configs

    game = catalog.game(name)
    found: dict[str, Config] = {}
    for seats in game.seats:
        plain = game.configure(seats, {})
        others = [config for config in configs(name) if config.seats == seats and config != plain]
        found[f"seats-{seats}"] = plain
        fair = [config for config in others if not config.advantages]
        if fair:
            found[f"seats-{seats}-mixed"] = fair[-1]
        with_advantage = [config for config in others if config.advantages]
        if with_advantage and seats == game.seats[0]:
            found[f"seats-{seats}-advantage"] = with_advantage[-1]
    return found


def record(name: str, config: Config) -> str:
    """Play a match at random and write it down."""
    from tests.laws.kit import play

    session = Session(catalog.game(name), config, f"golden {config.seats}")
    session.settle()
    for _ in play(session, Rng("golden", config.seats)):
        pass
    inputs = [entry for entry in session.journal if isinstance(entry, Act | Chance | TimeMark)]
    return "".join(_lines(name, config, session.seed, inputs))


def again(name: str, text: str) -> str:
    """What a file's configuration and inputs give today."""
    head: dict[str, str] = {}
    options: dict[str, Value] = {}
    inputs: list[Entry] = []
    game = catalog.game(name)
    union: Any = game.actions[0]
    for kind in game.actions[1:]:
        union = union | kind
    for line in text.splitlines():
        key, _, value = line.partition(" ")
        if key == "option":
            option, _, held = value.partition("=")
            options[option] = msgspec.json.decode(held, type=Value)
        elif key in ("seats", "seed"):
            head[key] = value
        elif key == ">":
            who, _, what = value.partition(" ")
            what, _, at = what.partition("@")
            if who == "chance":
                inputs.append(Chance(msgspec.json.decode(what, type=tuple[int, ...])))
            elif who == "mark":
                inputs.append(TimeMark(Tick(int(at))))
            else:
                action = msgspec.json.decode(what, type=union)
                inputs.append(Act(Seat(int(who)), action, Tick(int(at or 0))))
    config = game.restore(int(head["seats"]), options)
    return "".join(_lines(name, config, head["seed"], inputs))


def _lines(name: str, config: Config, seed: str, inputs: Iterable[Entry]) -> Iterator[str]:
    game = catalog.game(name)
    session = Session(game, config, seed)
    yield "# A golden playthrough. Written by `python -m tests.playthroughs`.\n"
    yield f"game {name}\nrules {game.rules_version}\nseats {config.seats}\n"
    introduced = game.filled_in(config.seats, {})
    for option, value in config.options:
        if value != introduced.get(option):
            yield f"option {option}={_json(value)}\n"
    yield f"seed {seed}\n\n"
    yield from _moment(session, session.moments[0])
    for entry in inputs:
        session.enter(entry)
        if isinstance(entry, Act):
            at = f" @{entry.tick}" if entry.tick else ""
            yield f"\n> {entry.seat} {_json(entry.action)}{at}\n"
        elif isinstance(entry, TimeMark):
            yield f"\n> mark @{entry.tick}\n"
        elif isinstance(entry, Chance):
            yield f"\n> chance {_json(entry.drawn)}\n"
        yield from _moment(session, session.moments[-1])
    yield "\n"
    for seat, sheet in enumerate(session.sheets(None)):
        told = " ".join(f"{line.line}={line.points}" for line in sheet.lines)
        yield f"sheet {seat}: {told} total={sheet.total}\n"
    yield f"result {_json(session.result)}\n"


def _moment(session: Session, moment: HistoryEntry) -> Iterator[str]:
    for event in moment.events:
        yield f"  {_json(event)}\n"
        others: dict[str, list[str]] = {}
        for seat in (*session.seats, None):
            told = event.seen_by(seat)
            if told != event:
                who = "spectators" if seat is None else f"seat {seat}"
                others.setdefault(_json(told), []).append(who)
        for what, those in others.items():
            yield f"    told to {', '.join(those)}: {what}\n"
    fence = f"  fence: {moment.fence}\n" if moment.fence else ""
    yield f"{fence}  state {_digest(moment.state)}, views {_views(session)}\n"
    waiting = moment.awaiting
    if isinstance(waiting, AwaitingSeats):
        for seat in waiting.may:
            count = session.game.legal(moment.state, seat).count()
            due = "due" if seat in waiting.due else "may"
            yield f"  seat {seat} {due}: {count if count < COUNTED else 'very many'} actions\n"


def _views(session: Session) -> str:
    return " ".join(_digest(session.view(seat)) for seat in (*session.seats, None))


def _digest(value: Any) -> str:
    return hashlib.blake2b(_json(value).encode(), digest_size=4).hexdigest()


def _json(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()
