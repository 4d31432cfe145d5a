"""Gallery: a picture of every page and of every table: `python -m tests.gallery OUT [PAGE…]`.

Matches are played by the computer from a fixed seed and opened from their files, as a person would
open them. Each size is a process of its own, since Qt's scale is one a process.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.gallery.matches import prepare

SIZES = ((1280, 800, 1), (2560, 1440, 2))
"""Pixels of the pictures, and how many of them make a logical pixel a side."""


def main(words: list[str]) -> int:
    """Make the pictures; `words` are the folder and, to make only some, beginnings of names."""
    if not words or words[0].startswith("-"):
        sys.stderr.write("usage: python -m tests.gallery OUT [PAGE…]\n")
        return 2
    out = Path(words[0]).absolute()
    with tempfile.TemporaryDirectory(prefix="stowaway-gallery-") as home:
        prepare(Path(home))
        for width, height, scale in SIZES:
            env = {
                **os.environ,
                "QT_QPA_PLATFORM": "offscreen",
                "QT_SCALE_FACTOR": str(scale),
                "STOWAWAY_HOME": home,
                "LC_ALL": "C.UTF-8",
                "TZ": "UTC",
            }
            command = [
                sys.executable,
                "-m",
                "tests.gallery.pictures",
                str(out / f"{width}x{height}"),
                str(width // scale),
                str(height // scale),
                *words[1:],
            ]
            done = subprocess.run(command, env=env, check=False)
            if done.returncode:
                return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
