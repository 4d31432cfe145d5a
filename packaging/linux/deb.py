"""Packaging for Linux: the package for Debian and its relatives, by dpkg-deb."""

import email.utils
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from bundle import NAME, ROOT, PackagingError, size
from linux import libraries
from linux.layout import HERE, lay_out, packed, set_modes, stamp
from trim import CARRIED

sys.path.append(str(ROOT))

from dev import DEBIAN_PACKAGE

ARCHITECTURES: Final = {"x86_64": "amd64", "aarch64": "arm64", "armv7l": "armhf"}
REVISION: Final = "1"
MAINTAINER: Final = "Stowaway contributors <contributors@stowaway.invalid>"
"""There is no list that mail could go to yet, and the name says so."""
RENAMED: Final = frozenset({"libmpdec.so.3", "libmpdec.so.4"})
"""Of what a bundle carries: what the next release of Debian or Ubuntu has by another name, or not
at all. It stays in the package, which could be installed on few systems otherwise."""
SOUND: Final = "libpulse0 | libasound2t64 | libasound2"
"""Loaded only once a sound is played; without one there is silence."""
COPYRIGHT: Final = """\
Stowaway
========

{licence}
Third-party works
=================

The program comes with Qt and PySide6 (GNU Lesser General Public License, version 3; on Debian
systems in /usr/share/common-licenses/LGPL-3), Python, NumPy, pyqtgraph, fonts, and smaller works.
Their authors and licences are listed in /usr/share/doc/stowaway/notices.txt. The program shows the
same text under About Stowaway, Third-party notices.
"""


def architecture() -> str:
    """The name that Debian has for this machine."""
    machine = platform.machine()
    if machine not in ARCHITECTURES:
        raise PackagingError(
            f"Debian's name for {machine} is unknown. Add it to ARCHITECTURES in deb.py."
        )
    return ARCHITECTURES[machine]


def file_name(version: str) -> str:
    """The name of the package's file."""
    return f"{NAME}_{version}-{REVISION}_{architecture()}.deb"


def build(bundle: Path, out: Path, *, version: str, epoch: int, effort: int = 9) -> Path:
    """Make the package of a bundle in the folder `out`; returns the file.

    `effort` of 0 to 9 goes into making it small. Raises PackagingError with the reason if it
    cannot be made.
    """
    with tempfile.TemporaryDirectory(prefix="stowaway-deb-") as scratch:
        root = Path(scratch) / "root"
        fill(bundle, root, version=version, epoch=epoch)
        return pack(root, out / file_name(version), epoch, effort)


def fill(bundle: Path, root: Path, *, version: str, epoch: int) -> None:
    """Lay out in `root` what the package holds."""
    usr = root / "usr"
    lay_out(bundle, usr, version=version, epoch=epoch)
    drop_carried(usr / "lib" / NAME)
    for name, data in documents(version, epoch).items():
        file = usr / "share" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    notices = usr / "share" / "doc" / NAME / "notices.txt"
    notices.symlink_to(f"../../../lib/{NAME}/_internal/resources/notices.txt")
    needed = libraries.depends(usr / "lib" / NAME, DEBIAN_PACKAGE)
    text = control(version, needed, size(usr))
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(text, encoding="utf-8", newline="\n")
    (root / "DEBIAN" / "md5sums").write_text(sums(root), encoding="utf-8", newline="\n")
    set_modes(root)


def sums(root: Path) -> str:
    """What tells somebody later whether a file is still as it was installed."""
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file())
    return "".join(
        # It guards against mishaps; Debian's own tool reads nothing else.
        f"{hashlib.md5(file.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{file.relative_to(root).as_posix()}\n"
        for file in files
        if not file.is_symlink()
    )


def drop_carried(folder: Path) -> None:
    """Take out of a bundle what the system has in a package of its own."""
    for name in sorted(CARRIED - RENAMED):
        (folder / "_internal" / name).unlink(missing_ok=True)


def documents(version: str, epoch: int) -> dict[str, bytes]:
    """What only a package for Debian has, by path below `/usr/share`."""
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    news = (ROOT / "CHANGELOG.md").read_bytes()
    return {
        f"doc/{NAME}/copyright": COPYRIGHT.format(licence=licence).encode(),
        f"doc/{NAME}/changelog.gz": packed(news),
        f"doc/{NAME}/changelog.Debian.gz": packed(debian_changelog(version, epoch).encode()),
        f"lintian/overrides/{NAME}": (HERE / "lintian-overrides").read_bytes(),
    }


def debian_changelog(version: str, epoch: int) -> str:
    """The packager's part of the history: one entry, since a release is packed once."""
    date = email.utils.formatdate(epoch)
    return (
        f"{NAME} ({version}-{REVISION}) unstable; urgency=medium\n\n"
        f"  * Stowaway {version}. See changelog.gz for what is new.\n\n"
        f" -- {MAINTAINER}  {date}\n"
    )


def control(version: str, needed: Sequence[str], installed: int) -> str:
    """The fields by which a package is known; `installed` is the size of its files in bytes."""
    fields: Mapping[str, str] = {
        "Package": NAME,
        "Version": f"{version}-{REVISION}",
        "Section": "games",
        "Priority": "optional",
        "Architecture": architecture(),
        "Installed-Size": str(-(-installed // 1024)),
        "Depends": ", ".join(needed),
        "Recommends": SOUND,
        "Maintainer": MAINTAINER,
        "Description": "four board games about luggage\n" + description(),
    }
    return "".join(f"{key}: {value}\n" for key, value in fields.items())


def description() -> str:
    """The long description, in the form of a control file."""
    parts = (
        "Stowaway brings four board games about luggage to your computer. You can play alone, "
        "with others at one screen, or against the computer.",
        "In Pack the Essentials, you fill a suitcase and lure in as many cats as will fit. In "
        "Where’s My Luggage?, you find your passengers’ luggage, at a belt or from memory. "
        "In Carry On, you pack what pays, pass on the rest, and mind the scales. In Cargo Hold, "
        "you send your cargo west, bluff, and raid the other crates. A guided "
        "round teaches each game. Every move is saved at once, and you can watch any match again.",
        "On the command line, computer players can play any number of matches.",
    )
    wrapped = [textwrap.fill(part, 78, initial_indent=" ", subsequent_indent=" ") for part in parts]
    return "\n .\n".join(wrapped)


def pack(root: Path, made: Path, epoch: int, effort: int) -> Path:
    """Make of a tree with its control file the package `made`: the same tree, the same bytes."""
    dpkg = shutil.which("dpkg-deb")
    if dpkg is None:
        raise PackagingError("Building a Debian package needs dpkg-deb, which is not installed.")
    made.parent.mkdir(parents=True, exist_ok=True)
    stamp(root, epoch)
    # More than one thread would cut the data otherwise on every number of cores.
    command = [dpkg, "--root-owner-group", "-Zxz", f"-z{effort}", "--threads-max=1"]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch), "TZ": "UTC"}
    done = subprocess.run(
        [*command, "--build", str(root), str(made)],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise PackagingError(f"dpkg-deb failed:\n{done.stderr.strip()}")
    return made
