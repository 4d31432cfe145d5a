"""Packaging: the third-party notices: what Stowaway is made with, by whom, and on which terms.

`python packaging/notices.py` takes the licences from the installed packages of the locked list
into `packaging/licences`, where those of parts that no package carries lie already, and writes
`resources/notices.txt`, which is shipped and shown. The file follows from the locks and from
`packaging/licences` alone, so it is the same on every system.
"""

import re
import sys
import textwrap
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
sys.path.insert(0, str(HERE))

from trim import QT_MODULES  # noqa: E402

LICENCES: Final = HERE / "licences"
FONTS: Final = ROOT / "resources" / "fonts"
LOCK: Final = HERE / "lock" / "run.txt"
OUT: Final = ROOT / "resources" / "notices.txt"
RULE: Final = "=" * 78
"""A line of these stands before and after the head of each part: its title and its licence."""
WIDTH: Final = 78
QT: Final = "pyside6-essentials"


class Part(NamedTuple):
    """Something that was made by others; `locked` are its names in the lock, `texts` its terms."""

    title: str
    licence: str
    about: str
    texts: tuple[Path, ...]
    locked: tuple[str, ...] = ()


def package(title: str, licence: str, about: str, name: str) -> Part:
    """A package of the lock that carries its own licence."""
    return Part(title, licence, about, (LICENCES / f"{name}.txt",), (name,))


def text(title: str, name: str) -> Part:
    """A licence that several parts refer to."""
    return Part(title, "In full", "", (LICENCES / f"{name}.txt",))


_QT_ABOUT: Final = f"""
The windows of Stowaway are drawn by Qt, which is (C) The Qt Company Ltd. and other contributors,
through PySide6 and Shiboken, Qt's own modules for Python. All three are used under the GNU Lesser
General Public License, version 3, which is among these notices in full, as is the GNU General
Public License that it refers to.

Of Qt's libraries Stowaway uses {", ".join(sorted(QT_MODULES - {"WlShellIntegration", "XcbQpa"}))},
and the platform libraries of X11 and Wayland. They are not changed, and they are not part of the
program's own files: each is a library file of its own, below "_internal/PySide6" and
"_internal/shiboken6" in the program's folder on Linux and Windows, and below "Contents/Frameworks"
in the application on a Mac. You may replace them by your own build of the same version, or of
another one that is compatible with it: put the files in the place of those that are there, under
the same names. The few modules of PySide6 and Shiboken that are written in Python are inside the
program; to change them, build the program anew from its source, which is free too. You may change
all of these for your own use, and take them apart to find mistakes in such changes.

The source code of Qt and of PySide6 is published by the Qt Project at download.qt.io, by version.
"""

PARTS: Final = (
    Part("Qt, PySide6 and Shiboken", "GNU LGPL, version 3", _QT_ABOUT, (), (QT, "shiboken6")),
    Part(
        "Code by others inside Qt",
        "Several free licences",
        """
        Qt's libraries hold code by the people below. Of Qt Core are also BLAKE2 (Samuel Neves,
        CC0 1.0) and the Unicode and CLDR data (Unicode, Inc., on the terms of ICU); of Qt Gui the
        emoji segmenter (Google LLC, Apache License 2.0); of Qt Network the public suffix list
        (Mozilla Foundation, Mozilla Public License 2.0).
        """,
        (LICENCES / "qt-parts.txt",),
    ),
    Part(
        "Inter",
        "SIL Open Font License 1.1",
        "The typeface of all texts.",
        (FONTS / "Inter-OFL.txt",),
    ),
    Part(
        "Bebas Neue",
        "SIL Open Font License 1.1",
        "The typeface of titles.",
        (FONTS / "BebasNeue-OFL.txt",),
    ),
    Part(
        "Python",
        "PSF licence",
        "The language, its interpreter and its library; a package holds them.",
        (LICENCES / "python.txt",),
    ),
    Part(
        "Code by others inside Python",
        "Several free licences",
        "Libraries that Python's own library is built on; a package holds them.",
        (LICENCES / "python-parts.txt",),
    ),
    package(
        "NumPy",
        "BSD 3-Clause licence",
        "Numbers of charts. It holds OpenBLAS and LAPACK, and the runtime libraries of GCC, which "
        "are under the GNU GPL with an exception that permits this, and the GNU LGPL.",
        "numpy",
    ),
    package("pyqtgraph", "MIT licence", "Charts.", "pyqtgraph"),
    package("msgspec", "BSD 3-Clause licence", "Saved matches and component files.", "msgspec"),
    package(
        "miniaudio",
        "MIT licence",
        "Sound: Python's module, and the libraries miniaudio and stb_vorbis.",
        "miniaudio",
    ),
    package("cffi", "MIT No Attribution licence", "Used by miniaudio.", "cffi"),
    package("pycparser", "BSD 3-Clause licence", "Used by cffi.", "pycparser"),
    package("platformdirs", "MIT licence", "Where a system keeps what.", "platformdirs"),
    package("segno", "BSD 3-Clause licence", "QR codes of finished matches.", "segno"),
    package("tomli-w", "MIT licence", "Writes the settings.", "tomli-w"),
    package("tqdm", "MPL 2.0 and MIT licence", "Progress on the command line.", "tqdm"),
    package("colorama", "BSD 3-Clause licence", "Used by tqdm and pyqtgraph.", "colorama"),
    Part(
        "Libraries for X11",
        "MIT licence",
        "The package for people without root holds them, since many a system has none.",
        (LICENCES / "x-parts.txt",),
    ),
    Part(
        "PyInstaller's bootloader",
        "GNU GPL, version 2 or later, with an exception",
        "A package begins with it. The exception permits this without any restriction.",
        (LICENCES / "pyinstaller.txt",),
    ),
    text("GNU Lesser General Public License, version 3", "LGPL-3"),
    text("GNU General Public License, version 3", "GPL-3"),
    text("Apache License, version 2.0", "Apache-2.0"),
    text("Mozilla Public License, version 2.0", "MPL-2.0"),
)

_INTRODUCTION: Final = """
Stowaway is free software under the MIT licence. It is made with the works of other people, whom we
thank. This file says who they are and on which terms their works are used and given on.
"""


def locked(lock: str) -> dict[str, tuple[str, ...]]:
    """The versions of each package in a lock's text; some systems may have another than others."""
    found: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([\w.!+]+)", lock, re.MULTILINE):
        found.setdefault(name, []).append(version)
    return {name: tuple(versions) for name, versions in found.items()}


def unnamed(lock: str) -> list[str]:
    """The packages of a lock that no part names."""
    named = {name for part in PARTS for name in part.locked}
    return sorted(set(locked(lock)) - named)


def notices() -> str:
    """The whole file. Raises ValueError if a locked package has no notice, or a notice no text."""
    lock = LOCK.read_text(encoding="utf-8")
    if lacking := unnamed(lock):
        raise ValueError(f"no notice for: {', '.join(lacking)}")
    versions = locked(lock)
    pieces = ["Third-party notices", *_paragraphs(_INTRODUCTION)]
    pieces += [_part(part, versions) for part in PARTS]
    return "\n\n".join(pieces) + "\n"


def _part(part: Part, versions: dict[str, tuple[str, ...]]) -> str:
    title = part.title
    if part.locked:
        if gone := [name for name in part.locked if name not in versions]:
            raise ValueError(f"no longer in the lock: {', '.join(gone)}")
        title += f" {', '.join(versions[part.locked[0]])}"
    terms = [_plain(file) for file in part.texts]
    head = f"{RULE}\n{title}\n{part.licence}\n{RULE}"
    return "\n\n".join([head, *_paragraphs(part.about), *terms])


def _plain(file: Path) -> str:
    """A licence as it stands, without what no reader sees. Raises ValueError if it is empty."""
    lines = file.read_text(encoding="utf-8").replace("\f", "").splitlines()
    plain = "\n".join(line.expandtabs().rstrip() for line in lines).strip("\n")
    if not plain or RULE in plain.splitlines():
        raise ValueError(f"{file.name} is not usable as a notice")
    return plain


def _paragraphs(words: str) -> list[str]:
    return [
        textwrap.fill(" ".join(paragraph.split()), WIDTH)
        for paragraph in re.split(r"\n\s*\n", words.strip())
        if paragraph.strip()
    ]


def carried(name: str) -> str:
    """The licences that an installed package carries, one after another; empty if none."""
    files = [file for file in metadata.files(name) or () if _is_licence(str(file))]
    texts = {}
    for file in sorted(files, key=lambda file: (len(file.parts), str(file))):
        shown = "/".join(part for part in file.parts[1:-1] if part != "licenses")
        content = Path(str(file.locate())).read_text(encoding="utf-8")
        texts[f"{shown}/{file.name}".lstrip("/")] = content.strip("\n")
    if len(texts) == 1:
        return next(iter(texts.values())) + "\n"
    return "\n\n".join(f"--- {name}\n\n{content}" for name, content in texts.items()) + "\n"


def _is_licence(file: str) -> bool:
    return bool(re.search(r"\.dist-info/(licenses/.*|licen[cs]e[^/]*|copying[^/]*)$", file, re.I))


def harvest() -> Iterator[str]:
    """Take over the licences of the installed packages at their locked version; yields names."""
    versions = locked(LOCK.read_text(encoding="utf-8"))
    for part in PARTS:
        for name in part.locked:
            if LICENCES / f"{name}.txt" not in part.texts:
                continue
            # Of several versions the first is that of the oldest Python.
            if metadata.version(name) == versions[name][0]:
                file = LICENCES / f"{name}.txt"
                file.write_text(carried(name), encoding="utf-8", newline="\n")
                yield name


def main() -> int:
    """Bring the licences and the file up to date; returns the exit code."""
    names = list(harvest())
    OUT.write_text(notices(), encoding="utf-8", newline="\n")
    size = OUT.stat().st_size // 1024
    sys.stdout.write(f"{len(names)} packages, {len(PARTS)} notices, {size} KB\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
