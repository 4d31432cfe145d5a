"""Packaging: what the `Info.plist` of the Mac's Stowaway.app says, for the PyInstaller spec."""

import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "packaging"), str(ROOT)]

from bundle import copyright_line  # noqa: E402

from engine.store.names import APP_ID, APP_NAME, EXTENSION, MIME_TYPE  # noqa: E402

OLDEST: Final = "13.0"
"""The oldest macOS that the locked PySide6 runs on."""
MATCH: Final = f"{APP_ID}.match"
MATCH_ICON: Final = "match"
"""The document's icon, `match.icns` among the app's resources."""
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
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{APP_NAME} match",
                "CFBundleTypeIconFile": MATCH_ICON,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [MATCH],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH,
                "UTTypeDescription": f"{APP_NAME} match",
                "UTTypeIconFile": MATCH_ICON,
                # Not text: a double click in another program should not open an editor.
                "UTTypeConformsTo": ["public.data", "public.content"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [EXTENSION.removeprefix(".")],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }
