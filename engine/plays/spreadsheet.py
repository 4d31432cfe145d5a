"""engine.plays: plays for a spreadsheet: CSV with one row per seat and match."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC
from typing import Final

from engine.plays.play import Play

EXTENSION: Final = ".csv"
COLUMNS: Final = (
    *("match", "finished", "game", "options", "deal", "practice", "goal"),
    *("seat", "name", "player", "level", "score", "place", "winner"),
)
"""The heads of the columns: they are the same in every language, for programs that read them."""

_FORMULA_STARTS: Final = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20"
"""A spreadsheet may compute a cell that begins so; the last ones are wide forms of the first."""


def table(plays: Iterable[Play]) -> str:
    """Return plays as CSV (RFC 4180).

    Args:
        plays: The plays, in the order of the rows.

    Returns:
        A line of heads, then a line for each seat of each play. A text that a spreadsheet could
        take for a formula begins with an apostrophe, which spreadsheets do not show.
    """
    out = io.StringIO(newline="")
    rows = csv.writer(out)
    rows.writerow(COLUMNS)
    for play in plays:
        shared = (
            play.id,
            f"{play.finished.astimezone(UTC):%Y-%m-%d %H:%M:%S}",
            guarded(play.title),
            guarded(play.variant),
            guarded(play.deal),
            _answer(play.practice),
            "" if play.goal is None else play.goal,
        )
        for number, seat in enumerate(play.seats, 1):
            own = (
                number,
                guarded(seat.name),
                "person" if seat.is_person else "computer",
                guarded(seat.level),
                seat.score,
                seat.rank,
                _answer(seat.is_winner),
            )
            rows.writerow((*shared, *own))
    return out.getvalue()


def file(plays: Iterable[Play]) -> bytes:
    """Return plays as a CSV file.

    Args:
        plays: The plays, in the order of the rows.

    Returns:
        UTF-8 with a byte order mark, without which Excel does not read names as they are.
    """
    return table(plays).encode("utf-8-sig", errors="replace")


def guarded(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula.

    Args:
        text: Any text.

    Returns:
        The text, behind an apostrophe if it begins like a formula.
    """
    # Some spreadsheets look behind white space.
    return f"'{text}" if text.lstrip(" \u00a0")[:1] in tuple(_FORMULA_STARTS) else text


def _answer(is_so: bool) -> str:
    return "yes" if is_so else "no"
