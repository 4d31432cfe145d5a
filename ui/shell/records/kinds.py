"""Shell: what kind of match it was, and against whom, as filters of the match history say it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from engine.core import Level
from engine.core.characters import CHARACTERS, Opponent
from ui.bridge.seats import called, character_name, level_name, profile
from ui.shell.widgets.basic import DOT_SEPARATOR

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
CHARACTER_KEY: Final = "character:"
"""How the keys of characters begin among those of opponents."""
_MAX_NAMES: Final = 2
"""The most opponents that are named; of more, one is, and the others are counted."""
_MAX_CHARACTERS: Final = 3
"""The most characters of one level that are named; of more, one less is, and the others counted."""
_THEN: Final = ">"
"""Between two computer players that had a seat one after the other."""


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

    Computers are found by their level where it is the same for all, else together as `MIXED`, and
    by their characters; people by their names.
    """
    found = {_PERSON + profile(name) for name in entry.others}
    if entry.levels:
        level, *more = dict.fromkeys(level_of(each) for each in entry.levels)
        found.add(MIXED if more or _THEN in level else _LEVEL + level)
        found |= {CHARACTER_KEY + each for each in characters_of(entry)}
    return frozenset(found or {ALONE})


def rival_names(entries: Iterable[Logged], levels: Sequence[str]) -> dict[str, str]:
    """Return the opponents of some matches in words, by their keys.

    Args:
        entries: The matches; the latest comes first, whose way to write a name is shown.
        levels: The levels of computers, weakest first.

    Returns:
        Nobody, then computers by level, then characters, then people by name.
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
    said |= {CHARACTER_KEY + each.id: each.name for each in CHARACTERS}
    said |= dict(sorted(names.items(), key=lambda item: item[1].casefold()))
    return {key: words for key, words in said.items() if key in found}


def _person(name: str) -> str:
    """What another player is called: by name, or as somebody without one."""
    if profile(name):
        return called(name)
    return QCoreApplication.translate("records", "A player without a name")


def level_of(opponent: str) -> str:
    """Return the levels of a computer's seat, without characters."""
    levels = [Opponent.of(each).level for each in opponent.split(_THEN)]
    # A character may have gone from a seat and come back, which is no other level.
    return _THEN.join(one for n, one in enumerate(levels) if n == 0 or one != levels[n - 1])


def character_of(opponent: str) -> str:
    """Return the character of a computer's seat that this version knows; empty for a plain one."""
    ids = (Opponent.of(each).character for each in opponent.split(_THEN))
    return next((each for each in ids if character_name(each)), "")


def level_words(level: str) -> str:
    """Return a level's name, or both where it was changed; the character is not told."""
    names = [level_name(Level(each)) for each in level_of(level).split(_THEN)]
    then = QCoreApplication.translate("records", "{first}, then {later}")
    return reduce(lambda first, later: then.format(first=first, later=later), names)


def place(level: str, levels: Sequence[str]) -> int:
    """Return how hard a level is; where it was changed, as hard as the easier one."""
    parts = level_of(level).split(_THEN)
    return min(levels.index(one) if one in levels else -1 for one in parts)


def against_words(entry: Logged, controller: AppController) -> str:
    """Say who else played: people by name, then computers, the hardest first; empty for nobody."""
    levels = [str(level) for level in controller.levels(entry.game)]
    people = [_person(name) for name in entry.others]
    if len(people) > _MAX_NAMES:
        left = len(people) - 1
        more = QCoreApplication.translate("records", "%n more player(s)", "", left)
        people = [people[0], more]
    # A person must not be read as one of the characters behind them.
    between = DOT_SEPARATOR if characters_of(entry) else ", "
    return between.join([*people, *computer_words(entry.levels, levels)])


def level_opponents(entry: Logged, controller: AppController) -> str:
    """Say who else played, as `against_words`, but computers by their levels alone.

    Results compare the same levels, whatever characters play at them.
    """
    levels = tuple(level_of(each) for each in entry.levels)
    return against_words(entry._replace(levels=levels), controller)


def characters_of(entry: Logged) -> tuple[str, ...]:
    """Return the ids of the characters of a match, each once, in the order of their seats."""
    return tuple(dict.fromkeys(filter(None, map(character_of, entry.levels))))


def computer_words(levels: Iterable[str], known: Sequence[str]) -> list[str]:
    """Say which computers play at each of these levels, the hardest first: characters by name, then
    how many plain ones.

    `levels` are those of the match history (`Opponent.key`), `known` those of the game, weakest
    first.
    """
    counted: dict[str, int] = {}
    named: dict[str, list[str]] = {}
    for opponent in sorted(levels, key=lambda one: -place(one, known)):
        level, name = level_of(opponent), character_name(character_of(opponent))
        counted[level] = counted.get(level, 0) + (not name)
        named.setdefault(level, []).extend([name] if name else [])
    words = QCoreApplication.translate("records", "{count} × {level}")
    faces = QCoreApplication.translate("records", "{names} ({level})")
    said: list[str] = []
    for level, count in counted.items():
        if named[level]:
            said.append(faces.format(names=_listed(named[level]), level=level_words(level)))
        if count:
            plain = level_words(level)
            said.append(plain if count == 1 else words.format(count=count, level=plain))
    return said


def _listed(names: Sequence[str]) -> str:
    """Some characters by name; of many, the last ones are counted."""
    if len(names) > _MAX_CHARACTERS:
        left = len(names) - _MAX_CHARACTERS + 1
        more = QCoreApplication.translate("records", "%n more", "", left)
        names = [*names[: _MAX_CHARACTERS - 1], more]
    return ", ".join(names)
