"""Bridge: what the engine says, in the person's language. The engine itself speaks English only."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QLocale

from engine.core import DateText, Message, StowawayError, to_english

if TYPE_CHECKING:
    from PySide6.QtCore import QDate

CONTEXT: Final = "engine"
"""Of the sentences of the engine and of each game; the latter are among the game's own words."""


def localise(said: Message | StowawayError) -> str:
    """An error or a sentence of the engine in the person's language.

    What has no key (a component file's trouble, an operating system's words) stays as it is.
    """
    sentence = said.said if isinstance(said, StowawayError) else said
    try:
        return sentence.words(_template, _day)
    except (LookupError, ValueError):
        # A translation with other gaps than the sentence has.
        return str(sentence)


def _template(key: str, number: int) -> str:
    words = QCoreApplication.translate(CONTEXT, key, None, number)
    # Of what it does not know, Qt gives the key.
    return to_english(key, number) if words == key.replace("%n", str(number)) else words


def date_words(day: date | QDate) -> str:
    """Return a day as every page writes it: `5 Jan 2026`.

    Args:
        day: The day.
    """
    # The first frame of the lounge needs none.
    from PySide6.QtCore import QDate

    # In the letters of Qt.
    pattern = QCoreApplication.translate("localise", "d MMM yyyy")
    shown = day if isinstance(day, QDate) else QDate(day.year, day.month, day.day)
    return QLocale().toString(shown, pattern)


def _day(day: DateText) -> str:
    return date_words(date.fromisoformat(day))
