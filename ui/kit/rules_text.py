"""Kit: the text of the rules pages in the language of the program, and what sections it has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

import resources

if TYPE_CHECKING:
    from pathlib import Path

    from engine.core import GameId

PROGRAM_PAGE_ID: Final = "playing"
"""The id of *Playing in Stowaway*, used where a game's id names its rules page."""
SOURCE_LANGUAGE: Final = "en"
"""The language in which sections of the rules are named."""


def rules_text(game: GameId, locale: QLocale | None = None) -> str:
    """Return the rules page of a game in the locale's language, else in English."""
    return _localised(resources.game(game), "rules", locale)


def program_text(locale: QLocale | None = None) -> str:
    """Return the page *Playing in Stowaway* in the locale's language, else in English."""
    return _localised(resources.root(), PROGRAM_PAGE_ID, locale)


def _localised(folder: Path, stem: str, locale: QLocale | None) -> str:
    language = (locale or QLocale()).name().partition("_")[0]
    path = folder / f"{stem}.{language}.md"
    if not path.is_file():
        path = folder / f"{stem}.{SOURCE_LANGUAGE}.md"
    return path.read_text(encoding="utf-8")
