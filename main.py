"""The entry point: by the first word, the command line or the app. No Qt is imported here."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from engine.cli import PrintOrder

COMMANDS = (
    *("games", "simulate", "replay", "review", "export"),
    *("verify", "repair", "print", "archive"),
)
HELP = ("-h", "--help", "-V", "--version")
SMOKE = "--smoke"
"""The app tries itself out: `--smoke [FOLDER]`, the folder for pictures of it."""
QT = ("platform", "plugin", "qwindow", "reverse", "session", "display", "geometry", "style", "psn_")
"""Beginnings of the options that Qt or a Mac hands to an app."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run Stowaway; returns the exit code. A file as the first word opens in the app."""
    if sys.stderr is None:
        # So it is in a program without a console; what is said there is said to nobody.
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    if getattr(sys, "frozen", False):
        # Only a bundle needs it, and the import costs a tenth of the first frame.
        import multiprocessing

        multiprocessing.freeze_support()
    words = list(sys.argv[1:] if argv is None else argv)
    first = words[0] if words else ""
    if first in COMMANDS or first in HELP:
        try:
            from engine.cli import main as command_line

            return command_line(words, {"export": _export, "print": _print})
        except KeyboardInterrupt:
            # It came before the command line was there.
            return 130
    if wrong := _refusal(words):
        sys.stderr.write(f"stowaway: {wrong} (see --help).\n")
        return 2
    import gc

    # Nothing that is being loaded is garbage: to look for some costs a tenth of the first frame.
    gc.disable()
    import ui.app as app

    return app.smoke(*words[1:] or ("",)) if first == SMOKE else app.main(words)


def _export(arguments: argparse.Namespace) -> int:
    """Share finished matches, in the person's language."""
    from ui.shell.share.command import export

    return export(arguments)


def _print(order: PrintOrder) -> int:
    """Print what the command line was asked for: it knows no Qt."""
    from ui.shell.printing.command import run

    run(order)
    return 0


def _refusal(words: list[str]) -> str | None:
    """Why the app cannot be opened with these words; options of Qt end what is ours."""
    if words[:1] == [SMOKE]:
        if words[1:] and words[1].startswith("-"):
            return f"--smoke has no option {words[1]!r}"
        return "--smoke takes only one folder" if len(words) > 2 else None
    file: str | None = None
    for word in words:
        if word.startswith("-"):
            known = word.lstrip("-").startswith(QT)
            return None if known else f"unknown option {word!r}"
        if file is not None:
            return "you can open only one file at a time"
        if not os.path.lexists(word):
            return f"{word!r} is neither a command ({', '.join(COMMANDS)}) nor a file"
        try:
            word.encode()
        except UnicodeEncodeError:
            # Qt crashes at it.
            return f"the file name {word!r} is not valid text; rename the file and try again"
        file = word
    return None


if __name__ == "__main__":
    sys.exit(main())
