"""engine.store: a small file that is written whole: read at every call, mended where it is damaged.

It is JSON with the number of its form. What cannot be read is told in a sentence, and nothing is
written over it. What is damaged is set aside and begun again.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

import msgspec

from engine.core import Message
from engine.store import files
from engine.store.files import StoreError

UNREADABLE_FORM: Final = 0
"""The form of what is used in place of a file that cannot be read."""


class Kept(Protocol):
    """What a file keeps."""

    def __init__(self, form: int) -> None: ...

    @property
    def form(self) -> int:
        """Return the number of its form."""
        ...


KeptT = TypeVar("KeptT", bound=Kept)


class LaterFormError(Exception):
    """A file has a form that is not known yet."""


class _Form(msgspec.Struct):
    form: int


class KeptFile(Generic[KeptT]):
    """Keep a file. It is read at every call, as another window may write it.

    A kind of file says what it keeps, how large it may be, and what it tells where it cannot be
    used.
    """

    form: int = 1
    """The number of the form that is written."""
    max_bytes: int

    def __init__(self, path: Path, *, mends: bool = True) -> None:
        """Name the file.

        Args:
            path: Where it is.
            mends: Whether a damaged one is set aside. Else it is as if it held nothing, is left as
                it is, and nothing can be written.
        """
        self.path = path
        self._mends = mends
        self.sentence: Message | None = None
        """What the person should know of the file, until somebody has told it."""

    def unreadable(self, reason: Message) -> Message:
        """Return what is said where the file cannot be read.

        Args:
            reason: Why it cannot.
        """
        raise NotImplementedError

    def later(self) -> Message:
        """Return what is said where a newer version of Stowaway wrote it."""
        raise NotImplementedError

    def damaged(self, file: str) -> Message:
        """Return what is said where it was damaged, and is kept as another file.

        Args:
            file: The name of that file.
        """
        raise NotImplementedError

    def kept_type(self) -> type[KeptT]:
        """Return the type of what is kept: a struct that can be made of the number of its form."""
        raise NotImplementedError

    def verify(self, kept: KeptT) -> None:
        """Check what the types of a file do not say.

        Args:
            kept: What it keeps.

        Raises:
            ValueError: It cannot have been written so.
        """

    def empty(self, form: int) -> KeptT:
        """Return what a file keeps that is not there.

        Args:
            form: The number of its form.
        """
        return self.kept_type()(form)

    def check(self, data: bytes) -> KeptT:
        """Decode the bytes of another file of this kind.

        Args:
            data: The bytes.

        Returns:
            What is kept there.

        Raises:
            StoreError: They are damaged, or of a newer version.
        """
        try:
            return self._decoded(data)
        except LaterFormError as error:
            raise StoreError("{sentence}", sentence=self.later()) from error
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise StoreError("{file} is damaged.", file=self.path.name) from error

    def _read(self) -> KeptT:
        """What is kept; nothing, with a sentence, where that cannot be read."""
        try:
            self.path.stat()
        except (FileNotFoundError, NotADirectoryError):
            return self.empty(self.form)
        except (OSError, ValueError):
            # Reading it says why.
            pass
        try:
            data = files.read(self.path, self.max_bytes)
        except StoreError as error:
            self.sentence = self.unreadable(error.said)
            return self.empty(UNREADABLE_FORM)
        try:
            return self._decoded(data)
        except LaterFormError:
            self.sentence = self.later()
            return self.empty(UNREADABLE_FORM)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return self._set_aside() if self._mends else self.empty(UNREADABLE_FORM)

    def _require(self, kept: KeptT) -> None:
        """Refuse to write over a file that could not be read. Raises StoreError."""
        if kept.form != self.form:
            assert self.sentence is not None
            sentence, self.sentence = self.sentence, None
            raise StoreError("{sentence}", sentence=sentence)

    @contextlib.contextmanager
    def _locked(self) -> Iterator[KeptT]:
        """What is kept, while no other window changes it. Raises StoreError."""
        assert self._mends
        with files.exclusive_lock(self.path):
            yield self._read()

    def _decoded(self, data: bytes) -> KeptT:
        """Raises MsgspecError, ValueError, RecursionError or LaterFormError."""
        if len(data) > self.max_bytes:
            raise ValueError
        if msgspec.json.decode(data, type=_Form).form > self.form:
            raise LaterFormError
        kept = msgspec.json.decode(data, type=self.kept_type(), strict=True)
        if kept.form != self.form:
            raise ValueError
        self.verify(kept)
        return kept

    def _set_aside(self) -> KeptT:
        try:
            aside = files.quarantine(self.path)
        except StoreError as error:
            self.sentence = error.said
            return self.empty(UNREADABLE_FORM)
        self.sentence = self.damaged(aside.name)
        return self.empty(self.form)
