"""engine.store: whose a match is: the name at its seat, unless the program made that name."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from engine.core import shown

MAX_NAME_COLUMNS: Final = 30
"""The most columns of a name that are shown, and the most letters that can be typed."""
COMPUTER_NAME: Final = "Computer"
GENERATED_NAME: Final = re.compile(rf"(Player|Spieler|{COMPUTER_NAME}) ([1-9][0-9]?)|You|Du")
"""Names that the program makes, in all its languages."""
_GENERATED_NAME_ANY_CASE: Final = re.compile(GENERATED_NAME.pattern, re.IGNORECASE)
"""Nobody gets a name of their own by typing such a name in other letters."""


def profile(name: str) -> str:
    """Tell whose a match is by the name at the seat, as it is shown, in any case of letters.

    Args:
        name: The name, as a file or a setting holds it.

    Returns:
        What is the same for all ways to write one name; empty for whoever has no name, or one that
        the program made, in any language and any case of letters.
    """
    said = shown(name, MAX_NAME_COLUMNS)
    return (
        ""
        if _GENERATED_NAME_ANY_CASE.fullmatch(said)
        else unicodedata.normalize("NFC", said).casefold()
    )
