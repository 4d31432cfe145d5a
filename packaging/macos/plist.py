"""Packaging: what the `Info.plist` of the Mac's Stowaway.app says, for the PyInstaller spec."""

import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT)]

from bundle import copyright_line  # noqa: E402

from engine.store.names import (  # noqa: E402
    APP_ID,
    APP_NAME,
    ARCHIVE_EXTENSION,
    ARCHIVE_MIME_TYPE,
    EXTENSION,
    MIME_TYPE,
)

OLDEST: Final = "13.0"
"""The oldest macOS that the locked PySide6 runs on."""
IDENTITY: Final = "STOWAWAY_MAC_IDENTITY"
"""Environment variable: the identity of the keychain that signs the app and its disk image."""
MATCH: Final = f"{APP_ID}.match"
ARCHIVE: Final = f"{APP_ID}.archive"
MATCH_ICON: Final = "match"
"""The documents' icon, `match.icns` among the app's resources."""
LANGUAGES: Final = ("en", "de")


def info(version: str) -> dict[str, Any]:
    """The values of the `Info.plist` beside those that PyInstaller writes itself."""
    return {
        "CFBundleDisplayName": APP_NAME,
        "CFBundleName": APP_NAME,
        "CFBundleIdentifier": APP_ID,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": LANGUAGES[0],
        # Qt asks the system which of these to speak.
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": copyright_line(),
        "NSPrincipalClass": "NSApplication",
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [_document("match", MATCH), _document("archive", ARCHIVE)],
        "UTExportedTypeDeclarations": [
            _exported("match", MATCH, EXTENSION, MIME_TYPE),
            _exported("archive", ARCHIVE, ARCHIVE_EXTENSION, ARCHIVE_MIME_TYPE),
        ],
    }


def _document(name: str, kind: str) -> dict[str, Any]:
    """A type of documents that the app opens."""
    return {
        "CFBundleTypeName": f"{APP_NAME} {name}",
        "CFBundleTypeIconFile": MATCH_ICON,
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [kind],
    }


def _exported(name: str, kind: str, extension: str, mime_type: str) -> dict[str, Any]:
    """What the system is told of a type of documents."""
    return {
        "UTTypeIdentifier": kind,
        "UTTypeDescription": f"{APP_NAME} {name}",
        "UTTypeIconFile": MATCH_ICON,
        # Not text: a double click in another program should not open an editor.
        "UTTypeConformsTo": ["public.data", "public.content"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [extension.removeprefix(".")],
            "public.mime-type": [mime_type],
        },
    }
