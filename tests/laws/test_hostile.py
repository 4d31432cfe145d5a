"""Files of every game, damaged and forged in every way: never a traceback, always the good part.

The gate has those of some games, by turns: a file is read by the same means whatever it holds.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Act, Chance, Refused, Seat, Tick
from engine.match import Check, Ended, Entry, Redo, Session, TimeMark, Undo, codec
from engine.match.loader import LoadedJournal, read
from tests.laws.kit import IDS, SHELF, Position, coded, few, match, mutants, positions, quick, save
from tests.tiers import by_turns, is_deep

every_game = pytest.mark.parametrize("name", by_turns(IDS, at_once=2))


def opens(data: bytes, good: bytes, first: int) -> LoadedJournal:
    """A file that equals a good one up to the byte `first` opens at least up to there."""
    reading = read(data, SHELF)
    safe = good.rfind(b"\n", 0, first) + 1
    assert reading.good >= safe
    assert reading.good <= len(data)
    if safe:
        assert reading.session is not None
    if reading.problem is not None:
        assert reading.sentence
        assert "\n" not in str(reading.sentence)
        assert len(str(reading.sentence)) < 500
    return reading


@every_game
def test_edited_anywhere(name: str) -> None:
    good = save(match(name, 0, "law 0"))

    @quick
    @given(st.integers(0, len(good) - 1), st.integers(0, 200), st.binary(max_size=200))
    def law(at: int, length: int, instead: bytes) -> None:
        data = good[:at] + instead + good[at + length :]
        opens(data, good, at)

    law()


@every_game
def test_truncated_at_every_byte_of_its_end(name: str) -> None:
    good = save(match(name, 0, "law 0"))
    for size in range(len(good) - (1000 if is_deep() else 120), len(good)):
        reading = opens(good[:size], good, size)
        assert reading.good == good.rfind(b"\n", 0, size) + 1


@every_game
def test_lines_in_another_order(name: str) -> None:
    good = save(match(name, 0, "law 0"))
    lines = good.splitlines(keepends=True)

    @quick
    @given(st.integers(0, len(lines) - 1), st.integers(0, len(lines) - 1))
    def law(one: int, other: int) -> None:
        changed = list(lines)
        changed[one], changed[other] = changed[other], changed[one]
        first = len(b"".join(lines[: min(one, other)]))
        reading = opens(b"".join(changed), good, first)
        assert (reading.problem is None) == (one == other)

    law()


def forgeries(place: Position) -> list[Entry]:
    """Entries that somebody might write by hand at this place, hash and all."""
    game, stream = place.game, place.stream
    acts = [m.given for m in place.match.moments if isinstance(m.given, Act)]
    found: list[Entry] = [
        Undo(1),
        Undo(10**20),
        Redo(1),
        Chance(()),
        Chance((-1,)),
        Chance((10**30,) * 4),
        TimeMark(Tick(5)),
        Check(10**30, "x" * 1000),
    ]
    if place.match.result is not None:
        found.append(Ended(place.match.result))
    for act in stream.shuffled(acts)[: 6 if is_deep() else 2]:
        found.append(act)
        found += [
            Act(Seat(stream.below(6) - 1), action, place.tick)
            for action in mutants(act.action)
            if coded(game, action) == action
        ]
    return found


@every_game
def test_forged_with_a_right_hash(name: str) -> None:
    @few
    @given(positions(name))
    def law(place: Position) -> None:
        session = place.session()
        good = save(session)
        header, journal = session.header, session.journal
        spare = place.session()
        for entry in forgeries(place):
            data = codec.encode(header, [*journal, entry])
            reading = opens(data, good, len(good))
            assert reading.good in (len(good), len(data))
            if _same_as_submitting(spare, entry, reading):
                # It has gone on.
                spare = place.session()

    law()


def _same_as_submitting(session: Session, entry: Entry, reading: LoadedJournal) -> bool:
    """A file gets nothing through that a player could not do; whether the session went on."""
    if not isinstance(entry, Act):
        return False
    if entry.tick < session.tick or (entry.tick > session.tick and not session.is_clocked):
        # A player acts now, or later while game time runs.
        assert reading.problem is not None
        return False
    refused: Refused | None = None
    try:
        session.submit(entry.seat, entry.action, tick=entry.tick)
    except Refused as error:
        refused = error
    assert (refused is None) == (reading.problem is None)
    if refused is not None and reading.problem is not None:
        assert str(refused) in str(reading.problem.reason)
    return refused is None


HEADERS: list[dict[str, Any]] = [
    {"seats": 0},
    {"seats": -1},
    {"seats": 10**30},
    {"players": ()},
    {"options": {"side": 10**30}},
    {"options": {"": ""}},
    {"options": {"x" * 60_000: True}},
    {"seed": "x" * 100_000},
    {"game": "../../etc/passwd"},
    {"game": "x" * 60_000},
    {"game": "pack-the-essentials"},
    {"game": ""},
    {"format": 10**30},
    {"format": -1},
    {"rules_version": -(10**30)},
    {"rules_version": 10**30},
    {"components": "x" * 60_000},
    {"text": {}},
    {"chance": "given"},
    {"practice": True},
]


@every_game
@pytest.mark.parametrize("changes", HEADERS, ids=range(len(HEADERS)))
def test_forged_headers(name: str, changes: dict[str, Any]) -> None:
    session = match(name, 0, "law 0")
    header = msgspec.structs.replace(session.header, **changes)
    opens(codec.encode(header, session.journal), b"", 0)
