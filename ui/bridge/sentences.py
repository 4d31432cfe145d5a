"""Bridge: the engine's sentences in the person's language. The engine itself speaks English only.

What the engine says is recognised by the words that stay the same; what stands in their gaps is
said over again in the same way, since a sentence may carry another.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

CONTEXT: Final = "engine"

SENTENCES: Final[tuple[object, ...]] = (
    # Options
    QT_TRANSLATE_NOOP("engine", "There are {low} to {high} seats, not {seats}."),
    QT_TRANSLATE_NOOP("engine", "There is no option {option}."),
    QT_TRANSLATE_NOOP("engine", "There is no {option} with {number} seat{plural}."),
    QT_TRANSLATE_NOOP("engine", "{option} is one of {values}, not {given}."),
    QT_TRANSLATE_NOOP("engine", "{option} is a whole number, not {given}."),
    QT_TRANSLATE_NOOP("engine", "{option} is {low} to {high} in steps of {step}, not {given}."),
    QT_TRANSLATE_NOOP("engine", "{option} is yes or no, not {given}."),
    QT_TRANSLATE_NOOP("engine", "Two seats cannot have the same own board."),
    QT_TRANSLATE_NOOP("engine", "{board} is an own board, but the common side is in play."),
    # Deal codes
    QT_TRANSLATE_NOOP("engine", "A deal code is shorter than that."),
    QT_TRANSLATE_NOOP("engine", "A deal code is two letters and eight characters, like {example}."),
    QT_TRANSLATE_NOOP("engine", "A deal code begins with the two letters of its game."),
    QT_TRANSLATE_NOOP("engine", "There is no {character} in a deal code."),
    QT_TRANSLATE_NOOP(
        "engine", "This deal code has a typing error: its last character does not fit."
    ),
    QT_TRANSLATE_NOOP("engine", "This deal code belongs to another game."),
    # Match files
    QT_TRANSLATE_NOOP("engine", "This file cannot be opened as a match."),
    QT_TRANSLATE_NOOP("engine", "This file cannot be opened as a match: {reason}."),
    QT_TRANSLATE_NOOP(
        "engine",
        "This match was played {how} and can be looked at, but not go on; it opens where they "
        "part ({problem}).",
    ),
    QT_TRANSLATE_NOOP("engine", "under other rules"),
    QT_TRANSLATE_NOOP("engine", "with other components"),
    QT_TRANSLATE_NOOP("engine", "under other rules and with other components"),
    QT_TRANSLATE_NOOP(
        "engine",
        "What chance dealt in this match was typed in: it can be looked at, but not go on, and it "
        "is no record.",
    ),
    QT_TRANSLATE_NOOP(
        "engine",
        "This match was begun with other components than this Stowaway has; nothing that can be "
        "checked differs.",
    ),
    QT_TRANSLATE_NOOP(
        "engine",
        "This match is damaged from line {line} on ({reason}); it opens at the last good line, "
        "and all up to there is safe.",
    ),
    QT_TRANSLATE_NOOP("engine", "{sentence} The damaged file is kept as {file}."),
    QT_TRANSLATE_NOOP("engine", "line {line}: {reason}"),
    QT_TRANSLATE_NOOP("engine", "the file is empty"),
    QT_TRANSLATE_NOOP("engine", "it is no match of Stowaway"),
    QT_TRANSLATE_NOOP("engine", "there are more lines than any match has"),
    QT_TRANSLATE_NOOP("engine", "the file is larger than any match"),
    QT_TRANSLATE_NOOP("engine", "its game is not written the way that Stowaway writes"),
    QT_TRANSLATE_NOOP(
        "engine", "it was played under newer rules ({rules}) than this Stowaway knows ({known})"
    ),
    QT_TRANSLATE_NOOP(
        "engine", "it was played with components of its own, which cannot be used yet"
    ),
    QT_TRANSLATE_NOOP("engine", "its options are not complete"),
    QT_TRANSLATE_NOOP("engine", "the game cannot make sense of this {entry}"),
    QT_TRANSLATE_NOOP("engine", "this act was refused, {refusal}"),
    QT_TRANSLATE_NOOP("engine", "it was written by a newer Stowaway"),
    QT_TRANSLATE_NOOP("engine", "it is not written the way that Stowaway writes"),
    QT_TRANSLATE_NOOP("engine", "it is too long"),
    QT_TRANSLATE_NOOP("engine", "it is cut off"),
    QT_TRANSLATE_NOOP("engine", "it is damaged"),
    QT_TRANSLATE_NOOP("engine", "what stands before it was changed"),
    QT_TRANSLATE_NOOP("engine", "its time cannot be"),
    QT_TRANSLATE_NOOP("engine", "its act is none of this game"),
    QT_TRANSLATE_NOOP("engine", "A person plays at no level."),
    QT_TRANSLATE_NOOP("engine", "There is no computer player of level {level}."),
    QT_TRANSLATE_NOOP("engine", "A name is up to {most} characters that can be printed."),
    QT_TRANSLATE_NOOP("engine", "A colour is a short word or a code such as #a0b1c2."),
    QT_TRANSLATE_NOOP("engine", "{seats} seats need as many players, not {players}."),
    QT_TRANSLATE_NOOP("engine", "A seed is any text of up to {most} characters."),
    QT_TRANSLATE_NOOP("engine", "An act lies before one that stands earlier in the journal."),
    QT_TRANSLATE_NOOP("engine", "Chance was not asked here."),
    QT_TRANSLATE_NOOP("engine", "Chance cannot answer so here."),
    QT_TRANSLATE_NOOP("engine", "Chance answers otherwise under this seed."),
    QT_TRANSLATE_NOOP("engine", "Time cannot be marked here."),
    QT_TRANSLATE_NOOP("engine", "This cannot be taken back."),
    QT_TRANSLATE_NOOP("engine", "There is nothing to do again here."),
    QT_TRANSLATE_NOOP("engine", "There is no such seat."),
    QT_TRANSLATE_NOOP("engine", "The match is over, and nobody sits down any more."),
    QT_TRANSLATE_NOOP("engine", "Too little has happened since the last check."),
    QT_TRANSLATE_NOOP("engine", "The score sheets are not what they were when this was written."),
    QT_TRANSLATE_NOOP("engine", "The match does not end here."),
    QT_TRANSLATE_NOOP("engine", "The result is not what it was when this was written."),
    # Disk
    QT_TRANSLATE_NOOP("engine", "A file cannot have such a name."),
    QT_TRANSLATE_NOOP("engine", "{file} cannot be used: there is no such home."),
    QT_TRANSLATE_NOOP("engine", "{file} is not a file."),
    QT_TRANSLATE_NOOP("engine", "{file} cannot be read: {reason}."),
    QT_TRANSLATE_NOOP("engine", "{file} cannot be written: {reason}."),
    QT_TRANSLATE_NOOP("engine", "{file} cannot be moved: {reason}."),
    QT_TRANSLATE_NOOP("engine", "{file} cannot be renamed: {reason}."),
    QT_TRANSLATE_NOOP("engine", "{file} cannot be deleted: {reason}."),
    QT_TRANSLATE_NOOP("engine", "{file} cannot be restored: {reason}."),
    QT_TRANSLATE_NOOP("engine", "the disk is full"),
    QT_TRANSLATE_NOOP("engine", "writing or reading there is not allowed"),
    QT_TRANSLATE_NOOP("engine", "there is no such file or folder"),
    QT_TRANSLATE_NOOP(
        "engine",
        "This match is not being saved: {reason} ({file}). It goes on in memory, and saving is "
        "tried again at every input.",
    ),
    QT_TRANSLATE_NOOP(
        "engine",
        "This match has become so long that little more of it can be saved: there is room to "
        "finish it, and not for much else.",
    ),
    QT_TRANSLATE_NOOP(
        "engine",
        "This match has become too long to be saved further: what came before is kept, and what is "
        "done now is in memory alone.",
    ),
    QT_TRANSLATE_NOOP("engine", "This match is too long for a file; it can only be played on."),
    QT_TRANSLATE_NOOP(
        "engine",
        "This match is open in another window of Stowaway; here it can be looked at, but not go "
        "on.",
    ),
    QT_TRANSLATE_NOOP("engine", "{file} is open in another window of Stowaway."),
    # Records and settings
    QT_TRANSLATE_NOOP(
        "engine", "The records cannot be used: {reason} ({file}). Matches go on without them."
    ),
    QT_TRANSLATE_NOOP(
        "engine",
        "The records were made by a newer Stowaway; they are left as they are, and this one "
        "cannot add to them.",
    ),
    QT_TRANSLATE_NOOP(
        "engine",
        "The records were damaged and are made anew from what is left of them and from your "
        "matches, which are safe; the damaged file is kept as {file}.",
    ),
    QT_TRANSLATE_NOOP(
        "engine", "The records were damaged and are made anew from your matches, which are safe."
    ),
    QT_TRANSLATE_NOOP("engine", "This match is not in the records any more."),
    QT_TRANSLATE_NOOP("engine", "The settings are as they were at first: {reason}"),
    QT_TRANSLATE_NOOP("engine", "The settings {trouble}."),
    QT_TRANSLATE_NOOP("engine", "The settings {trouble}; the file is kept as {file}."),
    QT_TRANSLATE_NOOP("engine", "could not be understood and are as they were at first"),
    QT_TRANSLATE_NOOP("engine", "take too long to read and are as they were at first"),
    QT_TRANSLATE_NOOP(
        "engine", "held what cannot be for {settings}, which are as they were at first"
    ),
)
"""What the engine may say to a person; a test compares it with the engine's own literals."""

_DEPTH: Final = 4
_LONGEST: Final = 2000


def told(said: object) -> str:
    """An error or a sentence of the engine in the person's language.

    What is not known (a component file's trouble, an operating system's words) stays as it is.
    """
    return _told(str(said), _DEPTH)


def _told(text: str, depth: int) -> str:
    if depth == 0 or len(text) > _LONGEST:
        return text
    for pattern, source in _patterns():
        match = pattern.fullmatch(text)
        if match is not None:
            words = QCoreApplication.translate(CONTEXT, source)
            if not match["end"] and source.endswith("."):
                words = words.removesuffix(".")
            fields = {name: _told(part, depth - 1) for name, part in match.groupdict().items()}
            try:
                return words.format(**fields)
            except (LookupError, ValueError):
                # A translation with other gaps than the sentence has.
                return text
    if "\n" in text:
        # Several sentences, a line each.
        return " ".join(_told(line, depth - 1) for line in text.split("\n"))
    return text


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """How each sentence is recognised, those with the most words of their own first.

    Within another sentence one begins small and ends without its full stop.
    """
    found = []
    for source in map(str, SENTENCES):
        parts = re.split(r"\{(\w+)\}", source.removesuffix("."))
        own = sum(len(part) for part in parts[::2])
        head = parts[0]
        if head:
            parts[0] = f"(?i:{re.escape(head[0])}){re.escape(head[1:])}"
        for index in range(1, len(parts)):
            part = parts[index]
            parts[index] = f"(?P<{part}>.*?)" if index % 2 else re.escape(part)
        end = r"(?P<end>\.?)" if source.endswith(".") else "(?P<end>)"
        found.append((own, re.compile("".join(parts) + end, re.DOTALL), source))
    found.sort(key=lambda each: -each[0])
    return tuple((pattern, source) for _, pattern, source in found)
