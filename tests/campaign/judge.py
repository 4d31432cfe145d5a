"""Campaign: whether what a loader made of a file is true, found out by other means than its own."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from engine import catalog
from engine.core import Act, Chance, NeedsChance, Over, Waiting, draw
from engine.match import Check, Ended, Entry, Mark, Redo, Seated, Undo, codec
from engine.match.replay import Reading


def faults_of(data: bytes, reading: Reading) -> list[str]:
    """What a reading believes and should not; a sentence each."""
    found: list[str] = []
    session = reading.session
    if not 0 <= reading.good <= len(data):
        found.append(f"{reading.good} good bytes of {len(data)}")
    sentences = [str(each) for each in reading.sentences]
    owed = int(reading.problem is not None)
    if session is not None:
        owed += reading.given + (reading.foreign and not reading.parted)
    if len(sentences) != owed:
        found.append(f"{owed} sentences are owed, and {len(sentences)} are said")
    found += [f"no sentence: {each[:200]!r}" for each in sentences if not 10 < len(each) < 500]
    if session is None:
        return found
    good = data[: reading.good]
    if codec.encode(session.header, session.journal) != good:
        found.append("the good lines are not what the match would write")
    found += _not_plain(good)
    if reading.problem is None and good != data:
        found.append("it tells of no problem, and has not read all")
    if session.header.chance == "given" and not reading.read_only:
        found.append("a match whose chance was typed in goes on")
    if not reading.parted:
        found += _not_played(session, reading)
    return found


def _not_plain(good: bytes) -> list[str]:
    """Lines that are not in the one form, or do not hold the hash of all before them."""
    chain = hashlib.blake2b(digest_size=10, person=b"stowaway")
    for number, line in enumerate(good.splitlines(keepends=True), 1):
        try:
            said: Any = json.loads(line, object_pairs_hook=_once)
        except ValueError as error:
            return [f"line {number} is believed and no JSON: {error}"]
        again = json.dumps(said, ensure_ascii=False, separators=(",", ":"))
        if again.encode("utf-8", "surrogatepass") + b"\n" != line:
            return [f"line {number} is believed and not in the one form"]
        if number > 1 and said.get("was") != chain.hexdigest():
            return [f"line {number} is believed and its hash is wrong"]
        chain.update(line)
    return []


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    said = dict(pairs)
    if len(said) != len(pairs):
        raise ValueError("a key stands twice")
    return said


def _not_played(session: Any, reading: Reading) -> list[str]:
    """Whether the game itself, asked input by input, comes to the same place."""
    game = catalog.game(session.header.game)
    config = game.configure(session.header.seats, session.header.options)
    state = game.setup(config).state
    given = folded(session.journal)
    tick = 0
    for number, entry in enumerate(given):
        if isinstance(entry, Act | Mark) and entry.tick > tick:
            waiting = game.awaiting(state)
            if not (isinstance(waiting, Waiting) and waiting.clock):
                return [f"input {number}: time passed where no clock runs"]
            tick = entry.tick
            state = game.advance(state, entry.tick).state
        if isinstance(entry, Mark):
            continue
        awaiting = game.awaiting(state)
        if isinstance(entry, Act):
            if not isinstance(awaiting, Waiting) or entry.action not in game.legal(
                state, entry.seat
            ):
                return [f"input {number}: {entry} is believed and not legal"]
        else:
            if not isinstance(awaiting, NeedsChance):
                return [f"input {number}: chance was not asked"]
            drawn = session.header.chance == "drawn"
            if drawn and draw(session.header.seed, awaiting.request) != entry.drawn:
                return [f"input {number}: chance answers otherwise under this seed"]
        state = game.apply(state, entry).state
    found: list[str] = []
    if state != session.moments[-1].state:
        found.append("the match does not stand where its inputs lead")
    awaiting = game.awaiting(state)
    result = awaiting.result if isinstance(awaiting, Over) else None
    if reading.result != result:
        found.append("the engine gives another result than the file")
    if any(isinstance(entry, Ended) for entry in session.journal[-1:]) and result is None:
        found.append("the file ends with a result, and the match goes on")
    return found


def folded(journal: Sequence[Entry]) -> list[Act[Any] | Chance | Mark]:
    """The inputs that count in the end: what was taken back is not there."""
    past: list[Act[Any] | Chance | Mark] = []
    future: list[Act[Any] | Chance | Mark] = []
    for entry in journal:
        match entry:
            case Undo():
                left = entry.acts
                while left:
                    future.append(past.pop())
                    left -= isinstance(future[-1], Act)
            case Redo():
                left = entry.acts
                while future and (left or not isinstance(future[-1], Act)):
                    past.append(future.pop())
                    left -= isinstance(past[-1], Act)
            case Seated():
                future.clear()
            case Check() | Ended():
                pass
            case _:
                past.append(entry)
                future.clear()
    return past
