"""The door: by the first word, the command line or the app. No Qt is imported here."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

COMMANDS = ("games", "simulate", "replay", "verify", "repair")
HELP = ("-h", "--help", "-V", "--version")


def main(argv: Sequence[str] | None = None) -> int:
    """Run Stowaway; returns the exit code. A file as the first word opens in the app."""
    if getattr(sys, "frozen", False):
        # Only a bundle needs it, and the import costs a tenth of the first frame.
        import multiprocessing

        multiprocessing.freeze_support()
    words = list(sys.argv[1:] if argv is None else argv)
    first = words[0] if words else ""
    if first in COMMANDS or first in HELP:
        from engine.cli import main as command_line

        return command_line(words)
    if first and not first.startswith("-") and not os.path.lexists(first):
        known = ", ".join(COMMANDS)
        sys.stderr.write(
            f"stowaway: {first!r} is neither a command ({known}) nor a file (see --help).\n"
        )
        return 2
    from ui.app import main as app

    return app(words)


if __name__ == "__main__":
    sys.exit(main())
