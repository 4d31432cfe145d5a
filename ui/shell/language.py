"""Shell: the language: loads the translations of the app, of its tables and of Qt."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from resources import root

RESOURCES: Final = root()
SYSTEM_LANGUAGE: Final = "system"
_TRANSLATION_LOCALES: Final = {"en": "en_GB"}
"""Where a language is taken from, as far as Qt would take it from elsewhere."""
_SOURCE_LANGUAGE: Final = "en"
"""The language that the texts in the code are in; its files have the plurals."""

_spoken: Final[list[QTranslator]] = []
"""The translators in force. To find them as children costs the first frame a twentieth."""


def system_locale() -> QLocale:
    """What the system speaks."""
    return QLocale.system()


def speak(application: QCoreApplication, language: str, resources: Path | None = None) -> int:
    """Have the texts of a language (`system`: the system's) from now on; how many files there are.

    The app's is `languages/stowaway_<language>.qm` below `resources`, a table's
    `games/<id>/words_<language>.qm`. Where the app has none, it speaks English. Numbers and dates
    follow the language too. Texts that widgets already have stay as they are.
    """
    while _spoken:
        old = _spoken.pop()
        application.removeTranslator(old)
        # At once: it is no longer anybody's, and there may be no loop to do it later.
        old.setParent(None)
    locale = _locale(language)
    QLocale.setDefault(locale)
    root = RESOURCES if resources is None else resources
    folder = root / "languages"
    if not folder.is_dir():
        return 0
    if not _add(application, locale, "stowaway", folder):
        locale = QLocale(_SOURCE_LANGUAGE)
        if not _add(application, locale, "stowaway", folder):
            return 0
    games = sorted(file.parent for file in root.glob("games/*/words_*.qm"))
    added = 1 + sum(_add(application, locale, "words", game) for game in dict.fromkeys(games))
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return added + _add(application, locale, "qtbase", qt)


def _locale(language: str) -> QLocale:
    """A language as the system writes its dates and numbers, if it is the system's language."""
    system, named = system_locale(), _country(language)
    if system.language() == QLocale.Language.C:
        # A system that was told no country has no dates that anybody writes.
        system = _country(_SOURCE_LANGUAGE)
    return system if language == SYSTEM_LANGUAGE or system.language() == named.language() else named


def _country(language: str) -> QLocale:
    """A language where it is taken from."""
    return QLocale(_TRANSLATION_LOCALES.get(language, language))


def _add(application: QCoreApplication, locale: QLocale, name: str, folder: Path) -> bool:
    translator = QTranslator(application)
    if not translator.load(locale, name, "_", str(folder)):
        translator.setParent(None)
        return False
    _spoken.append(translator)
    return application.installTranslator(translator)
