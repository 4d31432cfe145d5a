"""Packaging for Linux: the folder of which flatpak-builder makes a Flatpak, without a network.

It holds the manifest, named by the id, and an archive of the bundle. The runtime has no library of
Kerberos, which Qt's network library asks for although nothing is ever sent, so the archive has it
from the building system.
"""

import hashlib
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bundle import NAME, PackagingError
from linux.layout import HERE, lay_out, set_modes
from linux.portable import archive, folder_name

from engine.store.names import APP_ID

FOLDER: Final = "flatpak"
MISSING: Final[Mapping[str, str]] = {
    "libcom_err.so.2": "libcom-err2",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libk5crypto.so.3": "libk5crypto3",
    "libkeyutils.so.1": "libkeyutils1",
    "libkrb5.so.3": "libkrb5-3",
    "libkrb5support.so.0": "libkrb5support0",
}
"""Libraries that the runtime has not, with Debian's packages, whose licences come along."""
DOCUMENTS: Final = Path("/usr/share/doc")


def build(bundle: Path, out: Path, *, version: str, epoch: int) -> Path:
    """Make the folder in the folder `out`; returns it. The same bundle gives the same bytes.

    Raises PackagingError with the reason if it cannot be made.
    """
    folder = out / FOLDER
    if folder.exists():
        shutil.rmtree(folder)
    name = f"{folder_name(version)}-flatpak"
    with tempfile.TemporaryDirectory(prefix="stowaway-flatpak-") as scratch:
        tree = Path(scratch) / name
        tree.mkdir()
        lay_out(bundle, tree, version=version, epoch=epoch)
        carry(tree, found_libraries())
        set_modes(tree)
        made = archive(tree, folder / f"{name}.tar.xz", epoch)
    text = manifest(made.name, hashlib.sha256(made.read_bytes()).hexdigest())
    (folder / f"{APP_ID}.yml").write_text(text, encoding="utf-8", newline="\n")
    return folder


def manifest(archive_name: str, digest: str) -> str:
    """The manifest for an archive of this name and digest, which lies beside it."""
    text = (HERE / "flatpak.yml").read_text(encoding="utf-8")
    values = {"ID": APP_ID, "ARCHIVE": archive_name, "SHA256": digest}
    for key, value in values.items():
        text = text.replace(f"@{key}@", value)
    return text


def carry(tree: Path, libraries: Mapping[str, Path]) -> None:
    """Put libraries of the system beside those of the bundle, and say whose they are."""
    for name, file in libraries.items():
        shutil.copyfile(file, tree / "lib" / NAME / "_internal" / name)
        licence = DOCUMENTS / MISSING[name] / "copyright"
        if not licence.is_file():
            raise PackagingError(f"The licence of {name} is missing: {licence}")
        place = tree / "share" / "licenses" / APP_ID / MISSING[name]
        place.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(licence, place / "copyright")


def found_libraries() -> dict[str, Path]:
    """Where this system has each of `MISSING`. Raises PackagingError if it lacks one."""
    ldconfig = shutil.which("ldconfig", path="/usr/sbin:/sbin:/usr/bin:/bin")
    if ldconfig is None:
        raise PackagingError("Building a Flatpak needs ldconfig, which finds libraries.")
    told = subprocess.run([ldconfig, "-p"], capture_output=True, text=True, check=True).stdout
    there = dict(re.findall(r"^\s+(\S+) \(.*x86-64.*\) => (\S+)$", told, re.MULTILINE))
    if not there:
        # Another processor has no word of its own in the list.
        there = dict(re.findall(r"^\s+(\S+) \(.*\) => (\S+)$", told, re.MULTILINE))
    lacking = sorted(set(MISSING) - set(there))
    if lacking:
        packages = " ".join(MISSING[name] for name in lacking)
        raise PackagingError(
            f"Building a Flatpak needs {', '.join(lacking)}. Run: apt-get install {packages}"
        )
    return {name: Path(there[name]).resolve() for name in MISSING}
