"""Shell: what kind of match it was, and against whom, as filters of the match history say it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from engine.core import Level
from ui.bridge.seats import called, level_name, profile

if TYPE_CHECKING:
    from engine.store import Logged
    from ui.bridge.controller import AppController
    from ui.bridge.trail_matches import TrailMatch

KINDS: Final = ("alone", "computers", "people", "trail", "daily")
"""The kinds of matches, in the order in which they are offered; each match is of one."""
ALONE: Final = "alone"
MIXED: Final = "mixed"
_LEVEL: Final = "level:"
_PERSON: Final = "person:"
_MAX_NAMES: Final = 2
"""The most opponents that are named; of more, one is, and the others are counted."""


def kind(entry: Logged, match: TrailMatch | None) -> str:
    """Tell what kind of match it was: one of `KINDS`.

    Args:
        entry: The match.
        match: What it was to a trail or a day, if anything.

    Returns:
        `trail` or `daily` for a deal of these, else by who else played.
    """
    if match is not None:
        return "trail" if match.day is None else "daily"
    return "people" if entry.others else "computers" if entry.levels else "alone"


def kind_name(which: str) -> str:
    """Return a kind of match in words."""
    return {
        "alone": QCoreApplication.translate("records", "Alone"),
        "computers": QCoreApplication.translate("records", "Against computers"),
        "people": QCoreApplication.translate("records", "With other players"),
        "trail": QCoreApplication.translate("records", "Trail"),
        "daily": QCoreApplication.translate("records", "Daily suitcase"),
    }[which]


def rivals(entry: Logged) -> frozenset[str]:
    """Return the keys of the opponents by which a match can be found.

    Computers are found by their level where it is the same for all, else together as `MIXED`;
    people by their names.
    """
    found = {_PERSON + profile(name) for name in entry.others}
    if entry.levels:
        level, *more = dict.fromkeys(entry.levels)
        found.add(MIXED if more or ">" in level else _LEVEL + level)
    return frozenset(found or {ALONE})


def rival_names(entries: Iterable[Logged], levels: Sequence[str]) -> dict[str, str]:
    """Return the opponents of some matches in words, by their keys.

    Args:
        entries: The matches; the latest comes first, whose way to write a name is shown.
        levels: The levels of computers, weakest first.

    Returns:
        Nobody, then computers by level, then people by name.
    """
    found, names = set[str](), dict[str, str]()
    for entry in entries:
        found |= rivals(entry)
        for name in entry.others:
            names.setdefault(_PERSON + profile(name), _person(name))
    # A level that no game knows today comes behind the others.
    known = dict.fromkeys(
        [*levels, *sorted(k.removeprefix(_LEVEL) for k in found if k.startswith(_LEVEL))]
    )
    said = {
        ALONE: QCoreApplication.translate("records", "None (solo)"),
        **{_LEVEL + level: level_name(Level(level)) for level in known},
    }
    said[MIXED] = QCoreApplication.translate("records", "Mixed levels")
    said |= dict(sorted(names.items(), key=lambda item: item[1].casefold()))
    return {key: words for key, words in said.items() if key in found}


def _person(name: str) -> str:
    """What another player is called: by name, or as somebody without one."""
    if profile(name):
        return called(name)
    return QCoreApplication.translate("records", "A player without a name")


def level_words(level: str) -> str:
    """Return a level's name, or both where it was changed."""
    names = [level_name(Level(each)) for each in level.split(">")]
    then = QCoreApplication.translate("records", "{first}, then {later}")
    return reduce(lambda first, later: then.format(first=first, later=later), names)


def place(level: str, levels: Sequence[str]) -> int:
    """Return how hard a level is; where it was changed, as hard as the easier one."""
    return min(levels.index(one) if one in levels else -1 for one in level.split(">"))


def against_words(entry: Logged, controller: AppController) -> str:
    """Say who else played: people by name, then computers, the hardest first; empty for nobody."""
    levels = [str(level) for level in controller.levels(entry.game)]
    people = [_person(name) for name in entry.others]
    if len(people) > _MAX_NAMES:
        left = len(people) - 1
        more = QCoreApplication.translate("records", "%n more player(s)", "", left)
        people = [people[0], more]
    return ", ".join([*people, *computer_words(entry.levels, levels)])


def computer_words(levels: Iterable[str], known: Sequence[str]) -> list[str]:
    """Say how many computers play at each of these levels, the hardest first.

    `known` are the levels of the game, weakest first.
    """
    counted: dict[str, int] = {}
    for level in sorted(levels, key=lambda one: -place(one, known)):
        counted[level] = counted.get(level, 0) + 1
    words = QCoreApplication.translate("records", "{count} × {level}")
    return [
        level_words(level) if count == 1 else words.format(count=count, level=level_words(level))
        for level, count in counted.items()
    ]
