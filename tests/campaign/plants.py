"""Campaign: faults that a test plants, to see that each kind of campaign finds its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Any, Final
from unittest.mock import patch


@contextmanager
def _drops() -> Iterator[None]:
    """A writer that now and then writes nothing, and says that it has."""
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
def _accepts() -> Iterator[None]:
    """A loader that does not look how a line is written, nor what stands before it."""
    from engine.match import codec

    def entry(self: codec.Reader, line: bytes) -> Any:
        return self._to_entry(codec._decode(line, codec._LINE, codec.MAX_LINE))

    with patch.object(codec.Reader, "entry", entry):
        yield


@contextmanager
def _dies() -> Iterator[None]:
    """A loader that takes the whole program with it."""
    import os

    from engine.match import codec

    def dead(*_: object) -> Any:
        os._exit(139)

    with patch.object(codec.Reader, "entry", dead):
        yield


@contextmanager
def _swallows() -> Iterator[None]:
    """A store that takes an error of the disk for success."""
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
def _raises() -> Iterator[None]:
    """A slot that raises."""
    from ui.shell.window import MainWindow

    def fit(self: MainWindow) -> None:
        raise RuntimeError("planted")

    with patch.object(MainWindow, "_fit_room", fit):
        yield


PLANTS: Final[dict[str, Callable[[], AbstractContextManager[None]]]] = {
    "": nullcontext,
    "drops": _drops,
    "accepts": _accepts,
    "dies": _dies,
    "swallows": _swallows,
    "raises": _raises,
}


def planted(name: str) -> AbstractContextManager[None]:
    """Where the fault of this name is in the program; without a name, none is."""
    return PLANTS[name]()
