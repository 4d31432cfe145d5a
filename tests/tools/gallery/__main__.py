"""Gallery: a picture of every page and table: `python -m tests.tools.gallery OUT [--language L]
[PAGE…]`.

Matches are played by the computer from a fixed seed and opened from their files, as a person would
open them. Each size is a process of its own, since Qt's scale is one a process. Names may have a
size before them, as in `1024x640@160/lounge`. The language is `en`, `de` or `pseudo`, which is
longer than any; the pictures of others than English are in a folder of their own.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.tools.gallery.matches import prepare

SIZES = (
    (1280, 800, 1, 100),
    (2560, 1440, 2, 100),
    (1024, 640, 1, 80),
    (1024, 640, 1, 160),
    (2560, 1080, 1, 120),
    (3840, 2160, 1, 80),
    (3840, 2160, 1, 160),
)
"""Pixels of the pictures, how many of them make a logical pixel a side, and percent of the text."""


def main(words: list[str]) -> int:
    """Make the pictures; `words` are the folder and, to make only some, beginnings of names."""
    parser = argparse.ArgumentParser(prog="python -m tests.tools.gallery")
    parser.add_argument("out", metavar="OUT", type=Path)
    parser.add_argument("pages", metavar="PAGE", nargs="*")
    parser.add_argument("--language", choices=("en", "de", "pseudo"), default="en")
    # So that the language may stand between folder and pages.
    given = parser.parse_intermixed_args(words)
    out: Path = given.out.absolute()
    if given.language != "en":
        out /= given.language
    with tempfile.TemporaryDirectory(prefix="stowaway-gallery-") as home:
        prepare(Path(home))
        for width, height, scale, text in SIZES:
            size = f"{width}x{height}" + (f"@{text}" if text != 100 else "")
            wanted = [word.partition("/") for word in given.pages]
            if wanted and not any(not slash or head == size for head, slash, _ in wanted):
                continue
            names = [n if s else h for h, s, n in wanted if not s or h == size]
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
                "tests.tools.gallery.pictures",
                str(out / size),
                str(width // scale),
                str(height // scale),
                str(text),
                given.language,
                *names,
            ]
            done = subprocess.run(command, env=env, check=False)
            if done.returncode:
                return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
