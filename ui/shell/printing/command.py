"""Shell: the command `print`: it writes a PDF without a window."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from engine import store
from engine.core import GameId, StowawayError
from engine.store import Settings, files
from ui.bridge.finished import finished
from ui.kit.printing.canvas import PaperSize
from ui.kit.printing.sheet import Attachment, PrintedSheet, PrintError, make_pdf
from ui.kit.printing.sheets import (
    NoSheetError,
    PrintableMatch,
    SheetKind,
    blank_sheet,
    filled_pad,
)
from ui.look.printed import PrintLook
from ui.shell import language
from ui.shell.table_registry import specs

if TYPE_CHECKING:
    from engine.cli import PrintOrder


class CannotPrintError(StowawayError):
    """What was asked for cannot be printed; the sentence says why."""


def run(order: PrintOrder) -> None:
    """Write the PDF that is asked for.

    Args:
        order: What the command line asks for.

    Raises:
        CannotPrintError: There is no such sheet, or Qt cannot make it.
        StowawayError: A file cannot be read or written, or holds no finished match.
    """
    application = QGuiApplication.instance()
    if application is None:
        # No screen is needed, and none is asked for.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        application = QGuiApplication(["stowaway"])
    spoken = order.language or Settings(store.places().settings, mends=False).text("look.language")
    language.speak(application, spoken)
    try:
        data = make_pdf([_sheet(order)], PrintLook(), PaperSize(order.paper))
    except NoSheetError:
        raise CannotPrintError("This game has no such sheet.") from None
    except PrintError:
        raise CannotPrintError("The PDF could not be created. Nothing was saved.") from None
    files.replace(order.output, data, private=False)


def _sheet(order: PrintOrder) -> PrintedSheet:
    spec = specs()[GameId(order.game)]
    if order.match is None:
        return blank_sheet(spec, SheetKind(order.sheet))
    found = finished(order.match)
    attached = Attachment(order.match.name, found.data)
    return filled_pad(spec, PrintableMatch(found.outcome, found.day, attached))
