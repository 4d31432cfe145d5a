"""Campaign: planted faults, each of which the campaign that is named with it must find."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch


class Plant(NamedTuple):
    """A fault, and who finds it: a row of the table that is not 0, and words of a case."""

    words: str
    kind: str
    finds: str
    says: str
    make: Callable[[], AbstractContextManager[None]]


# The writer of matches


@contextmanager
def _drops() -> Iterator[None]:
    from engine.store.writer import Writer

    real = Writer._append
    calls = 0

    def append(self: Writer, handle: int) -> None:
        nonlocal calls
        calls += 1
        if calls % 5 == 0:
            del self._data[self._size :]
        real(self, handle)

    with patch.object(Writer, "_append", append):
        yield


@contextmanager
def _late() -> Iterator[None]:
    from engine.store.writer import Writer

    keep, secure = Writer._keep, Writer.secure
    held: dict[int, Sequence[Any]] = {}

    def late(self: Writer, entries: Sequence[Any]) -> None:
        before, held[id(self)] = held.get(id(self), ()), entries
        if before:
            keep(self, before)

    def last(self: Writer) -> bool:
        # Whoever closes the match finds all of it written.
        if before := held.pop(id(self), ()):
            keep(self, before)
        return secure(self)

    with patch.object(Writer, "_keep", late), patch.object(Writer, "secure", last):
        yield


@contextmanager
def _swallows() -> Iterator[None]:
    from engine.store.writer import Writer

    real = Writer._append

    def append(self: Writer, handle: int) -> None:
        try:
            real(self, handle)
        except OSError:
            del self._data[self._size :]

    with patch.object(Writer, "_append", append):
        yield


@contextmanager
def _loses_damaged() -> Iterator[None]:
    from engine.store import files

    with patch.object(files, "_keep", files._aside):
        yield


# What is synced


class _Os:
    """The module `os`, in which some syncs do nothing."""

    def __init__(self, skips: Callable[[int], bool]) -> None:
        self._skips = skips

    def __getattr__(self, name: str) -> Any:
        return getattr(os, name)

    def fsync(self, handle: int) -> None:
        if not self._skips(handle):
            os.fsync(handle)


@contextmanager
def _files_unsynced() -> Iterator[None]:
    from engine.store import files

    with patch.object(files, "os", _Os(lambda one: stat.S_ISREG(os.fstat(one).st_mode))):
        yield


@contextmanager
def _folders_unsynced() -> Iterator[None]:
    from engine.store import files

    with patch.object(files, "os", _Os(lambda one: stat.S_ISDIR(os.fstat(one).st_mode))):
        yield


@contextmanager
def _journal_unsynced() -> Iterator[None]:
    from engine.store import writer

    with patch.object(writer, "os", _Os(lambda _: True)):
        yield


# What else is written


@contextmanager
def _in_place() -> Iterator[None]:

    from engine.store import files
    from engine.store.settings import Settings

    real = Settings._write

    def in_place(path: Path, data: bytes, **_: object) -> None:
        files.make_folder(path.parent)
        path.write_bytes(data)

    def write(self: Settings) -> None:
        with patch.object(files, "replace", in_place):
            real(self)

    with patch.object(Settings, "_write", write):
        yield


@contextmanager
def _no_mistakes() -> Iterator[None]:
    from engine.store.mistakes import Mistakes

    real = Mistakes._changing

    @contextmanager
    def changing(self: Mistakes) -> Iterator[Any]:
        with real(self) as (before, _):
            yield before, lambda _kept: None

    with patch.object(Mistakes, "_changing", changing):
        yield


# The loader


@contextmanager
def _accepts() -> Iterator[None]:
    from engine.match import codec

    def entry(self: codec.Reader, line: bytes) -> Any:
        return self._to_entry(codec._decode(line, codec._LINE_DECODER, codec.MAX_LINE_BYTES))

    with patch.object(codec.Reader, "entry", entry):
        yield


@contextmanager
def _dies() -> Iterator[None]:
    from engine.match import codec

    def dead(*_: object) -> Any:
        os._exit(139)

    with patch.object(codec.Reader, "entry", dead):
        yield


@contextmanager
def _any_chance() -> Iterator[None]:
    from engine.match import session

    real = session.Session._enter_chance

    def enter(self: session.Session, chance: Any) -> Any:
        with patch.object(session, "draw", lambda *_: chance.drawn):
            return real(self, chance)

    with patch.object(session.Session, "_enter_chance", enter):
        yield


@contextmanager
def _any_check() -> Iterator[None]:
    from engine.match.session import Session

    real = Session._enter_check

    def enter(self: Session, entry: Any) -> None:
        real(self, self.check() if self._is_check_due() else entry)

    with patch.object(Session, "_enter_check", enter):
        yield


@contextmanager
def _any_result() -> Iterator[None]:
    from engine.match import Ended
    from engine.match.session import Session

    real = Session._enter_ended

    def enter(self: Session, entry: Ended) -> None:
        real(self, entry if self.result is None else Ended(self.result))

    with patch.object(Session, "_enter_ended", enter):
        yield


# Carry On


@contextmanager
def _any_card() -> Iterator[None]:
    from msgspec.structs import replace

    from engine.games.carry_on.rules import CarryOn

    real = CarryOn._pick

    def pick(self: CarryOn, state: Any, seat: Any, card: int) -> Any:
        hand = state.hands[seat]
        if hand and card not in hand:
            hands = [*state.hands]
            hands[seat] = tuple(sorted((card, *hand[1:])))
            state = replace(state, hands=tuple(hands))
        return real(self, state, seat, card)

    with patch.object(CarryOn, "_pick", pick):
        yield


class _Any:
    """Equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


@contextmanager
def _any_upgrade() -> Iterator[None]:
    from engine.games.carry_on import rules, scoring

    def may(luggage: int, kg: int, unused: int) -> bool:
        return kg > luggage and unused > 0

    with ExitStack() as stack:
        stack.enter_context(patch.object(scoring, "may_upgrade", may))
        stack.enter_context(patch.object(rules, "SMALL_LIMIT_KG", _Any()))
        yield


# What is merged


@contextmanager
def _no_forks() -> Iterator[None]:
    from engine.store.merge import _Merge

    real = _Merge._create

    def create(self: _Merge, wanted: Path, data: bytes, modified: float) -> Path:
        return wanted if " fork " in wanted.name else real(self, wanted, data, modified)

    with patch.object(_Merge, "_create", create):
        yield


@contextmanager
def _any_member() -> Iterator[None]:
    from engine.store import archive, merge

    # Two guards: an archive with such a name is refused, and no file here gets it.
    with (
        patch.object(archive, "_is_plain", lambda _: True),
        patch.object(merge, "listed_name", lambda name: name),
    ):
        yield


@contextmanager
def _wins_back() -> Iterator[None]:
    from engine.store import attempts

    with patch.object(attempts, "_united", lambda _mine, row: row):
        yield


# The window


@contextmanager
def _raises() -> Iterator[None]:
    from ui.shell.placement import WindowPlacement

    def fit(self: WindowPlacement) -> None:
        raise RuntimeError("planted")

    with patch.object(WindowPlacement, "fit", fit):
        yield


LOSSES, ACCEPTED, UNTOLD = "losses", "wrong acceptances", "untold troubles"

PLANTS: Final[dict[str, Plant]] = {
    "late": Plant(
        "the last input is written with the next one",
        *("kill", LOSSES, "lines were answered", _late),
    ),
    "damaged": Plant(
        "repair drops the damaged file",
        *("fuzz", LOSSES, "the damaged file is not kept", _loses_damaged),
    ),
    "swallows": Plant(
        "an error of append is swallowed",
        *("faults", UNTOLD, "is not whole, unsaid", _swallows),
    ),
    "chance": Plant(
        "chance is not compared with the seed",
        *("fuzz", ACCEPTED, "chance answers otherwise under this seed", _any_chance),
    ),
    "card": Plant(
        "a rule of Carry On is not enforced: any card is packed",
        *("fuzz", ACCEPTED, "is believed and not legal", _any_card),
    ),
    "check": Plant(
        "a check line is not compared",
        *("fuzz", ACCEPTED, "a check line says", _any_check),
    ),
    "result": Plant(
        "the result line is not compared",
        *("fuzz", ACCEPTED, "the engine gives another result", _any_result),
    ),
    "mistakes": Plant(
        "mistakes.json is never written",
        *("kill", LOSSES, "question campaign carry_on", _no_mistakes),
    ),
    "files": Plant(
        "new files are not synced",
        *("kill", LOSSES, "power=True", _files_unsynced),
    ),
    "journal": Plant(
        "the journal is never synced",
        *("kill", LOSSES, "lines were answered", _journal_unsynced),
    ),
    "settings": Plant(
        "settings are written in place",
        *("kill", LOSSES, "setting", _in_place),
    ),
    "folders": Plant(
        "new names are not synced",
        *("kill", LOSSES, "power=True", _folders_unsynced),
    ),
    "upgrade": Plant(
        "a rule of Carry On is forgotten everywhere: upgrades on 32 kg",
        *("fuzz", ACCEPTED, "no referee lets it pass", _any_upgrade),
    ),
    "drops": Plant(
        "a writer leaves out every fifth input",
        *("kill", LOSSES, "lines were answered", _drops),
    ),
    "accepts": Plant(
        "the loader looks neither at the form of a line nor at its hash",
        *("fuzz", ACCEPTED, "is believed", _accepts),
    ),
    "forks": Plant(
        "of a match that was continued in two places one is dropped",
        *("sync", LOSSES, "is lost", _no_forks),
    ),
    "attempts": Plant(
        "attempts of another computer take the place of those here",
        *("sync", LOSSES, "attempts are lost", _wins_back),
    ),
    "members": Plant(
        "an archive may hold a file of any name",
        *("archive", ACCEPTED, "files outside the home", _any_member),
    ),
    "dies": Plant(
        "the loader takes the whole program with it",
        *("fuzz", "crashes", "it ended with 139", _dies),
    ),
    "raises": Plant(
        "a slot raises",
        *("soak", "crashes", "RuntimeError: planted", _raises),
    ),
}
"""By name; without a name, nothing is planted."""


def planted(name: str) -> AbstractContextManager[None]:
    """Where the fault of this name is in the program; without a name, none is."""
    return PLANTS[name].make() if name else nullcontext()
