"""The shelf: components, rules pages, fonts, sounds and icons, and the way to find them."""

from pathlib import Path


def root() -> Path:
    """Return the folder of the resources, in a checkout and in an installed package alike."""
    return Path(__file__).parent


GAMES = [root() / "games"]
"""Where the games' folders are looked for."""


def game(name: str) -> Path:
    """A game's folder: components, rules pages, the languages of its words."""
    return next((each / name for each in GAMES if (each / name).is_dir()), GAMES[0] / name)
