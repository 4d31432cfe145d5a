"""engine.store: the names under which the system knows Stowaway and its files."""

from typing import Final

ARCHIVE_EXTENSION: Final = ".stowaway-all"
ARCHIVE_MIME_TYPE: Final = "application/x-stowaway-archive"
APP_ID: Final = "alt.stowaway.Stowaway"
"""No domain: names below `alt` belong to nobody (RFC 9476)."""
FORMER_APP_IDS: Final = ("app.stowaway.Stowaway",)
"""Earlier ids. A home that was made under one of them stays in use, where it is."""
APP_NAME: Final = "Stowaway"
MIME_TYPE: Final = "application/x-stowaway-match"
EXTENSION: Final = ".stowaway"
HOME_VARIABLE: Final = "STOWAWAY_HOME"
"""Environment variable that puts saves, records and settings in one folder."""
PORTABLE_FILE: Final = "portable.txt"
"""A file beside the program that keeps everything beside it."""
PORTABLE_HOME: Final = "stowaway-home"
"""The folder beside the program that holds everything then."""
