"""Core: the texts of strangers (names, seeds, names of files) as they may be shown."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

ELLIPSIS: Final = "…"
_MAX_COMBINING_MARKS: Final = 4
"""The most combining marks that stay on one letter; no living script writes more."""


@lru_cache(maxsize=256)
def shown(text: str, most: int = 60) -> str:
    """A text in one line of at most `most` columns, of which an emoji takes two; all is printable.

    White space of any kind is one space; what cannot be printed, as what turns the direction of
    writing, is U+FFFD; of marks on one letter four stay, and one without a letter goes. What had
    to be cut ends with an ellipsis.
    """
    if text.isascii() and text.isprintable() and len(text) <= most and "  " not in text:
        return text.strip()
    kept: list[str] = []
    columns, marks, fits = 0, _MAX_COMBINING_MARKS, 0
    for letter in " ".join(text.split()):
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
            if marks > _MAX_COMBINING_MARKS:
                continue
        else:
            marks = 0
            columns += 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        if columns > most:
            return "".join(kept[:fits]).rstrip() + ELLIPSIS
        kept.append(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}")
        # With one column left for the dots.
        if columns < most:
            fits = len(kept)
    return "".join(kept)
