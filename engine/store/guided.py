"""engine.store: guided rounds that were left half-way, one file a game, apart from the matches.

A file is a line of JSON (the lesson, and what was tried there) and the journal. One that is
damaged, foreign, or of another deal or other rules is as good as none: the round begins anew.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple, Union

import msgspec

from engine import catalog
from engine.core import Action
from engine.match import Session, codec
from engine.match.loader import read
from engine.store import files
from engine.store.files import StoreError
from engine.store.names import EXTENSION

MAX_FILE_BYTES: Final = 1024 * 1024
"""No guided round has more bytes."""
MAX_STEPS: Final = 1000
"""Each has fewer steps."""
_GAME_NAME: Final = re.compile(r"[a-z0-9_]{1,60}")


class _Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lesson: str
    tried: tuple[msgspec.Raw, ...]
    step: tuple[int, int] = (0, 0)


class Left(NamedTuple):
    """Where a guided round was left: its lesson, what was tried out there, its match, and which
    step of how many was shown; (0, 0) if that is not known.
    """

    lesson: str
    tried: tuple[Action, ...]
    session: Session
    step: tuple[int, int] = (0, 0)


class Guided:
    """Keep guided rounds that were left half-way, one for each game."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def _path(self, game: str) -> Path:
        if not _GAME_NAME.fullmatch(game):
            raise StoreError("{game} is not the name of a game.", game=game)
        return self._folder / f"{game}{EXTENSION}"

    def has(self, game: str) -> bool:
        """Tell whether a guided round of a game was left.

        Args:
            game: The game's id.

        Returns:
            Whether there is a file; it may be damaged.
        """
        try:
            return self._path(game).is_file()
        except (OSError, StoreError):
            return False

    def step(self, game: str) -> tuple[int, int]:
        """Return how far a guided round of a game had come.

        Args:
            game: The game's id.

        Returns:
            The step, from 1, and the number of steps; (0, 0) if that is not known.
        """
        try:
            data = files.read(self._path(game), MAX_FILE_BYTES)
            line = data.partition(b"\n")[0][: codec.MAX_LINE_BYTES]
            return _known(msgspec.json.decode(line, type=_Note, strict=True).step)
        except (StoreError, msgspec.MsgspecError, ValueError, RecursionError):
            return 0, 0

    def keep(
        self,
        session: Session,
        lesson: str,
        tried: Sequence[Action],
        step: tuple[int, int] = (0, 0),
    ) -> None:
        """Keep a guided round as it is now, in place of an earlier one.

        Args:
            session: Its match.
            lesson: The key of the present lesson.
            tried: The preview.
            step: The number of the lesson, from 1, and the number of lessons.

        Raises:
            StoreError: It cannot be written.
        """
        acts = tuple(msgspec.Raw(msgspec.json.encode(act)) for act in tried)
        note = _Note(lesson, acts, step)
        journal = codec.encode(session.header, session.journal)
        path = self._path(str(session.game.id))
        files.replace(path, msgspec.json.encode(note) + b"\n" + journal)

    def left(self, game: str, code: str) -> Left | None:
        """Return the guided round of a game that was left.

        Args:
            game: The game's id.
            code: The deal code of the round today.

        Returns:
            Its lesson, preview and match; None if there is none that can go on.
        """
        try:
            data = files.read(self._path(game), MAX_FILE_BYTES)
        except StoreError:
            return None
        line, _, journal = data.partition(b"\n")
        if len(data) > MAX_FILE_BYTES or len(line) > codec.MAX_LINE_BYTES:
            return None
        reading = read(journal, catalog)
        session = reading.session
        if session is None or reading.problem is not None or reading.read_only:
            return None
        header = session.header
        if (str(header.game), header.seed) != (game, code) or not session.practice:
            return None
        actions: msgspec.json.Decoder[Action] = msgspec.json.Decoder(
            Union[session.game.actions],  # noqa: UP007 - a union of types known only now
            strict=True,
        )
        try:
            note = msgspec.json.decode(line, type=_Note, strict=True)
            tried = tuple(actions.decode(act) for act in note.tried)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return None
        return Left(note.lesson, tried, session, _known(note.step))

    def forget(self, game: str) -> None:
        """Forget the guided round of a game: it is over, or goes on as a match.

        Args:
            game: The game's id.

        Raises:
            StoreError: Its file cannot be deleted.
        """
        try:
            files.remove(self._path(game))
        except OSError as error:
            raise StoreError(
                "{file} cannot be deleted: {reason}.", file=game, reason=files.why(error)
            ) from error


def further_round(data: bytes, other: bytes) -> bool:
    """Tell whether a guided round came further than another one of its game.

    Args:
        data: The bytes of its file.
        other: Those of the other one.

    Returns:
        Whether it did; of two at the same step, the same one in either order.
    """

    def key(file: bytes) -> tuple[int, bytes]:
        line = file.partition(b"\n")[0][: codec.MAX_LINE_BYTES]
        try:
            step = _known(msgspec.json.decode(line, type=_Note, strict=True).step)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return -1, file
        return step[0], file

    return key(data) > key(other)


def _known(step: tuple[int, int]) -> tuple[int, int]:
    """Return which step of how many that is, or (0, 0) where it cannot be."""
    number, count = step
    return step if 0 < number <= count < MAX_STEPS else (0, 0)
