"""Kit: the sheets that a game can have printed: score pad, reference sheet, and its own."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from engine.core import shown
from engine.store.persons import MAX_NAME_COLUMNS
from ui.kit.printing import reference
from ui.kit.printing.excerpts import sections
from ui.kit.printing.pad import Fact, Pad, paint_header
from ui.kit.printing.sheet import Attachment, PrintedSheet, pad_pages
from ui.kit.spec import paint_postcard, printed_part
from ui.kit.words import listed

if TYPE_CHECKING:
    from datetime import date
    from types import ModuleType

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from engine.core import AnyGame
    from ui.bridge.outcome import Outcome
    from ui.kit.printing.canvas import Canvas
    from ui.kit.spec import GameTable
    from ui.kit.words import AnyWords
    from ui.look.style import Look


class SheetKind(StrEnum):
    """What a sheet is, by its name on the command line."""

    PAD = "pad"
    REFERENCE = "reference"
    SOLO = "solo"


class PrintableMatch(NamedTuple):
    """A finished match that a score pad is filled in from.

    Attributes:
        outcome: How it ended.
        day: When it ended, if that is known.
        file: The saved match, if it is saved.
    """

    outcome: Outcome
    day: date | None = None
    file: Attachment | None = None


class NoSheetError(ValueError):
    """A game has no such sheet; `str()` names both."""


def kinds(spec: GameTable) -> tuple[SheetKind, ...]:
    """Return the sheets that a game has, the score pad first."""
    found = printed_part(spec)
    if found is None:
        return ()
    solo = (SheetKind.SOLO,) if hasattr(found[0], "solo") else ()
    return (SheetKind.PAD, SheetKind.REFERENCE, *solo)


def kind_name(kind: SheetKind) -> str:
    """Return the name of a sheet."""
    names = {
        SheetKind.PAD: QCoreApplication.translate("print", "Score pad"),
        SheetKind.REFERENCE: QCoreApplication.translate("print", "Reference sheet"),
        SheetKind.SOLO: QCoreApplication.translate("print", "Solo sheet"),
    }
    return names[kind]


def blank_sheet(spec: GameTable, kind: SheetKind) -> PrintedSheet:
    """Return a sheet to be filled in by hand, or to be read.

    Raises:
        NoSheetError: The game has no such sheet.
    """
    found = printed_part(spec)
    if found is None or kind not in kinds(spec):
        raise NoSheetError(f"{spec.game} has no sheet {kind!r}")
    part, game, words = found
    title = f"{spec.title()}: {kind_name(kind)}"
    if kind is SheetKind.PAD:
        facts = [Fact(QCoreApplication.translate("print", "Date")), *part.facts(words, None)]
        pads = _pads(spec, part, game, words, facts=facts)
        return PrintedSheet(title, pad_pages(pads, part.PER_PAGE))
    if kind is SheetKind.REFERENCE:
        return PrintedSheet(title, [partial(_paint_reference, spec=spec, part=part)])
    return PrintedSheet(title, [partial(part.solo, spec=spec, words=words)])


def filled_pad(spec: GameTable, match: PrintableMatch) -> PrintedSheet:
    """Return a score pad filled in from a finished match, which is attached to it.

    Raises:
        NoSheetError: The game has no score pad.
    """
    match = match._replace(outcome=_with_plain_names(match.outcome))
    outcome = match.outcome
    found = printed_part(spec, outcome)
    if found is None:
        raise NoSheetError(f"{spec.game} has no score pad")
    part, game, words = found
    facts = [*_match_facts(spec, match), *part.facts(words, outcome)]
    pads = list(_pads(spec, part, game, words, outcome, facts))
    if spec.part("postcard") is not None:
        pads[-1] = pads[-1]._replace(picture=partial(_paint_match, spec=spec, outcome=outcome))
    title = f"{spec.title()}: {kind_name(SheetKind.PAD)}"
    return PrintedSheet(title, pad_pages(pads), match.file)


def _with_plain_names(outcome: Outcome) -> Outcome:
    """The same outcome, all names short and printable, wherever it comes from."""
    players = tuple(
        dataclasses.replace(player, name=shown(player.name, MAX_NAME_COLUMNS))
        for player in outcome.players
    )
    return dataclasses.replace(outcome, players=players)


def _pads(
    spec: GameTable,
    part: ModuleType,
    game: AnyGame,
    words: AnyWords,
    outcome: Outcome | None = None,
    facts: Sequence[Fact] = (),
) -> Sequence[Pad]:
    seats = max(game.seats) if outcome is None else len(outcome.players)
    tables = part.tables(words, seats, outcome)
    return [Pad(spec.title(), spec.emblem, table, facts) for table in tables]


def _match_facts(spec: GameTable, match: PrintableMatch) -> Sequence[Fact]:
    outcome, found = match.outcome, list[Fact]()
    if match.day is not None:
        day = QDate(match.day.year, match.day.month, match.day.day)
        written = QLocale().toString(day, QLocale.FormatType.ShortFormat)
        found.append(Fact(QCoreApplication.translate("print", "Date"), written))
    result = outcome.result
    if result.won is None:
        names = listed([outcome.players[seat].name for seat in result.ranking[0]])
        found.append(Fact(QCoreApplication.translate("print", "Winner"), names))
    summary = spec.summary(outcome.config)
    if summary:
        found.append(Fact(QCoreApplication.translate("print", "Options"), summary))
    if outcome.is_deal and outcome.code:
        found.append(Fact(QCoreApplication.translate("print", "Deal code"), outcome.code))
    return found


def _paint_match(
    painter: QPainter, room: QRectF, look: Look, *, spec: GameTable, outcome: Outcome
) -> None:
    paint_postcard(spec, painter, room, look, outcome)


def _paint_reference(canvas: Canvas, room: QRectF, *, spec: GameTable, part: ModuleType) -> None:
    top = paint_header(canvas, room, spec.title(), spec.emblem)
    rest = room.adjusted(0, top - room.top() + 1, 0, -1)
    reference.paint(canvas, rest, sections(spec.game, part.REFERENCE), spec.figure)
