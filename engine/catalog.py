"""engine: the catalog: finds the games and builds each from its resources; nobody keeps a list.

A game is a package in `engine/games` that exports `build(read) -> Game`, where `read` gives the
bytes of a file of `resources/games/<id>/` by name.
"""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
import re
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import engine.games
from engine.core import AnyGame, ComponentError, GameId, StowawayError, dashed
from engine.parts.files import MAX_FILE_BYTES

_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_.-]{0,80}")


class UnknownGameError(StowawayError):
    """There is no game of this id."""


class _Built(NamedTuple):
    game: AnyGame
    digest: str


@cache
def ids() -> tuple[GameId, ...]:
    """The ids of all games, in alphabetical order."""
    found = pkgutil.iter_modules(engine.games.__path__)
    return tuple(sorted(GameId(module.name) for module in found if module.ispkg))


def game(name: str, /) -> AnyGame:
    """The game of an id, with underscores or dashes; built once.

    Raises UnknownGameError, or ComponentError for a component file that cannot be used.
    """
    return _built(_known(name)).game


def components_digest(name: str, /) -> str:
    """The digest of all component files that the game was built from, in hexadecimal digits."""
    return _built(_known(name)).digest


def _known(name: str) -> GameId:
    known = GameId(name.replace("-", "_"))
    if known not in ids():
        games = ", ".join(map(dashed, ids()))
        raise UnknownGameError(
            "Unknown game: {game}. Available: {games}.", game=repr(name[:60]), games=games
        )
    return known


@cache
def _built(name: GameId) -> _Built:
    package = importlib.import_module(f"engine.games.{name}")
    folder = resources.files("resources").joinpath("games", name)
    seen: dict[str, bytes] = {}

    def read(file: str) -> bytes:
        if not _NAME.fullmatch(file):
            raise ComponentError(file[:80], "", "no component file has such a name")
        if file not in seen:
            try:
                with folder.joinpath(file).open("rb") as stream:
                    data = stream.read(MAX_FILE_BYTES + 1)
            except OSError as error:
                raise ComponentError(file, "", "there is no such file") from error
            if len(data) > MAX_FILE_BYTES:
                raise ComponentError(file, "", "it is too large")
            seen[file] = data
        return seen[file]

    built: AnyGame = package.build(read)
    if built.id != name:
        raise ValueError(f"engine.games.{name} builds a game with the id {built.id}")
    return _Built(built, _digest(seen))


def _digest(seen: dict[str, bytes]) -> str:
    digest = hashlib.blake2b(digest_size=16, person=b"components")
    for file, data in sorted(seen.items()):
        # A checkout with other line ends holds the same components.
        plain = data.replace(b"\r\n", b"\n")
        digest.update(f"{file}\0{len(plain)}\0".encode() + plain)
    return digest.hexdigest()
