"""Kit: sections of a rules page, read from its Markdown, in any language by their English heads."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from ui.kit.rules_text import SOURCE_LANGUAGE, rules_text

_RULE_NUMBERS: Final = re.compile(r" ?\([A-Z]{2}-[0-9]+(?:, [A-Z]{2}-[0-9]+)*\)")
_FIGURE: Final = re.compile(r"!\[.*\]\(figure:(?P<name>[a-z0-9-]+)/(?P<wide>\d+)x(?P<high>\d+)\)")
_CAPTION: Final = re.compile(r"\*[^*].*[^*]\*")
_HEADING: Final = re.compile(r"#+ (?P<words>.*)")
_ITEM: Final = re.compile(r"(?P<number>[0-9]+\.|-) (?P<words>.*)")
_EMPHASIS: Final = re.compile(r"(\*\*|\*)(.+?)\1")


class Run(NamedTuple):
    """Words that are emphasised or not."""

    words: str
    strong: bool = False


class Paragraph(NamedTuple):
    """A paragraph, or an item of a list behind its `sign`."""

    runs: Sequence[Run]
    sign: str = ""

    @property
    def words(self) -> str:
        """All of it, plain."""
        return "".join(run.words for run in self.runs)


class Table(NamedTuple):
    """A table: its rows of cells, the first of them the heads."""

    rows: Sequence[Sequence[Paragraph]]


class Figure(NamedTuple):
    """A picture of the game's by its name, with its size in logical pixels."""

    name: str
    wide: int
    high: int


Block: TypeAlias = Paragraph | Table | Figure


class Take(Enum):
    """What is taken of a section."""

    WORDS = "words"
    TABLES = "tables"
    FIGURES = "figures"
    ITEMS = "items"


class Excerpt(NamedTuple):
    """A section of the rules, and what is taken of it.

    Attributes:
        heading: Its English head.
        takes: What is taken of it.
        without: Which blocks are left out of what is taken, from 0: what is said of the program
            alone is of no use at a table of wood.
    """

    heading: str
    takes: Sequence[Take] = (Take.WORDS, Take.ITEMS, Take.TABLES)
    without: Sequence[int] = ()


class Section(NamedTuple):
    """What is printed of a section, in the language of the page."""

    heading: str
    blocks: Sequence[Block]


def sections(game: str, excerpts: Sequence[Excerpt]) -> list[Section]:
    """Read sections of a game's rules page in the language of the program.

    The pages of all languages have the same sections in the same order.

    Args:
        game: The game.
        excerpts: The sections, and what is taken of each.

    Returns:
        The sections in the order of the excerpts.

    Raises:
        ValueError: The rules have no such section.
    """
    from PySide6.QtCore import QLocale

    from engine.core import GameId

    english = [head for head, _ in _split(rules_text(GameId(game), QLocale(SOURCE_LANGUAGE)))]
    local = _split(rules_text(GameId(game)))
    found = []
    for excerpt in excerpts:
        head, lines = local[english.index(excerpt.heading)]
        taken = [block for block in read(lines) if _kind(block) in excerpt.takes]
        kept = [block for n, block in enumerate(taken) if n not in excerpt.without]
        found.append(Section(head, kept))
    return found


def _kind(block: Block) -> Take:
    if isinstance(block, Figure):
        return Take.FIGURES
    if isinstance(block, Table):
        return Take.TABLES
    return Take.ITEMS if block.sign else Take.WORDS


def _split(text: str) -> list[tuple[str, list[str]]]:
    """Every heading, with the lines below it up to the next one."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        head = _HEADING.fullmatch(line)
        if head is not None:
            found.append((head["words"], []))
        elif found:
            found[-1][1].append(line)
    return found


def read(lines: Sequence[str]) -> Iterator[Block]:
    """Yield the blocks of a section; the captions below figures are left out."""
    rows: list[Sequence[Paragraph]] = []
    for line in [*lines, ""]:
        if line.startswith("|"):
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if not all(set(cell) <= set("-: ") and cell for cell in cells):
                rows.append([paragraph(cell) for cell in cells])
            continue
        if rows:
            yield Table(tuple(rows))
            rows = []
        figure, item = _FIGURE.fullmatch(line), _ITEM.fullmatch(line)
        if figure is not None:
            yield Figure(figure["name"], int(figure["wide"]), int(figure["high"]))
        elif item is not None:
            sign = "•" if item["number"] == "-" else item["number"]
            yield paragraph(item["words"], sign)
        elif line.strip() and not _CAPTION.fullmatch(line):
            yield paragraph(line)


def paragraph(words: str, sign: str = "") -> Paragraph:
    """Read a paragraph: numbers of rules go, and what is emphasised is told apart."""
    plain, runs, at = _RULE_NUMBERS.sub("", words).strip(), list[Run](), 0
    for found in _EMPHASIS.finditer(plain):
        runs += [Run(plain[at : found.start()]), Run(found[2], strong=True)]
        at = found.end()
    runs.append(Run(plain[at:]))
    return Paragraph(tuple(run for run in runs if run.words), sign)
