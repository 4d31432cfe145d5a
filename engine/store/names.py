"""engine.store: the names under which the system knows Stowaway and its files."""

from typing import Final

ARCHIVE_EXTENSION: Final = ".stowaway-all"
ARCHIVE_MIME_TYPE: Final = "application/x-stowaway-archive"
APP_ID: Final = "app.stowaway.Stowaway"
APP_NAME: Final = "Stowaway"
MIME_TYPE: Final = "application/x-stowaway-match"
EXTENSION: Final = ".stowaway"
HOME_VARIABLE: Final = "STOWAWAY_HOME"
"""Environment variable that puts saves, records and settings in one folder."""
