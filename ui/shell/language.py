"""Shell: the language: loads the translations of the app, of its tables and of Qt."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

RESOURCES: Final = Path(__file__).resolve().parents[2] / "resources"
SYSTEM: Final = "system"


def speak(application: QCoreApplication, language: str, resources: Path = RESOURCES) -> int:
    """Have the texts of a language (`system`: the system's) from now on; how many files there are.

    The app's is `languages/stowaway_<language>.qm` below `resources`, a table's
    `games/<id>/words_<language>.qm`. Without the app's nothing changes.
    """
    locale = QLocale() if language == SYSTEM else QLocale(language)
    folder = resources / "languages"
    if not folder.is_dir() or not _add(application, locale, "stowaway", folder):
        return 0
    games = sorted(file.parent for file in resources.glob("games/*/words_*.qm"))
    added = 1 + sum(_add(application, locale, "words", game) for game in dict.fromkeys(games))
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return added + _add(application, locale, "qtbase", qt)


def _add(application: QCoreApplication, locale: QLocale, name: str, folder: Path) -> bool:
    translator = QTranslator(application)
    if not translator.load(locale, name, "_", str(folder)):
        translator.deleteLater()
        return False
    return application.installTranslator(translator)
