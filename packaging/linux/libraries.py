"""Packaging for Linux: which packages of Debian a bundle needs, by what its libraries ask for."""

import re
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from bundle import PackagingError

C_LIBRARY: Final = "libc6"
_NEEDED: Final = re.compile(r"^\s+NEEDED\s+(\S+)$", re.MULTILINE)
_C_VERSION: Final = re.compile(r"\bGLIBC_(\d+)\.(\d+)\b")
_ELF: Final = b"\x7fELF"


class Needs(NamedTuple):
    """What libraries ask of a system: names of others, and the least version of its C library."""

    names: frozenset[str]
    c_version: tuple[int, int]


def parse(dump: str) -> Needs:
    """Read what `objdump -p` says of one or more libraries."""
    versions = {(int(major), int(minor)) for major, minor in _C_VERSION.findall(dump)}
    return Needs(frozenset(_NEEDED.findall(dump)), max(versions, default=(0, 0)))


def libraries_of(folder: Path) -> list[Path]:
    """All programs and libraries below a folder, links left out."""
    return [
        file
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not file.is_symlink() and _begins(file) == _ELF
    ]


def needs_of(folder: Path) -> Needs:
    """What everything below a folder asks for together. Raises PackagingError without binutils."""
    objdump = shutil.which("objdump")
    if objdump is None:
        raise PackagingError("Building a Debian package needs objdump. Install binutils.")
    files = [str(file) for file in libraries_of(folder)]
    if not files:
        return Needs(frozenset(), (0, 0))
    done = subprocess.run([objdump, "-p", *files], capture_output=True, text=True, check=True)
    return parse(done.stdout)


def depends(folder: Path, packages: Mapping[str, str]) -> list[str]:
    """The packages of Debian that a folder needs, in order; `packages` has them by library.

    Raises PackagingError for a library that is neither in the folder nor in the table.
    """
    asked = needs_of(folder)
    own = {file.name for file in folder.rglob("*")}
    found = packages_of(asked.names - own, packages)
    found.discard(C_LIBRARY)
    major, minor = asked.c_version
    return [f"{C_LIBRARY} (>= {major}.{minor})", *sorted(found)]


def packages_of(names: Iterable[str], packages: Mapping[str, str]) -> set[str]:
    """The packages that hold these libraries. Raises PackagingError if one is not known."""
    unknown = sorted(name for name in names if name not in packages)
    if unknown:
        raise PackagingError(
            f"No package is known for {', '.join(unknown)}: add it to DEBIAN_PACKAGE in dev.py."
        )
    return {packages[name] for name in names}


def _begins(file: Path) -> bytes:
    with file.open("rb") as stream:
        return stream.read(len(_ELF))
