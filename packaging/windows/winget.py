"""Packaging: the manifest by which winget finds the installer for Windows, filled in for a release.

The files in `winget` hold no address: the release step says where its packages lie. The installer
is known by its digest, so that nothing else can take its place.
"""

import hashlib
import re
import time
from pathlib import Path
from typing import Final

from bundle import SITE, PackagingError

from engine.store.names import APP_ID

HERE: Final = Path(__file__).resolve().parent / "winget"
IDENTIFIER: Final = "Stowaway.Stowaway"
_SITE: Final = re.compile(r"https://[^\s\"@]+")


def installer_name(version: str) -> str:
    """The name of the installer's file."""
    return f"Stowaway-{version}-setup.exe"


def build(out: Path, *, version: str, epoch: int, site: str) -> Path:
    """Write the manifest of the installer in the folder `out` into a folder there; returns that.

    `site` is the web address below which releases lie. Raises PackagingError with the reason if it
    cannot be written.
    """
    if not _SITE.fullmatch(site):
        raise PackagingError(f"A winget manifest needs a web address in {SITE}, as releases have.")
    installer = out / installer_name(version)
    if not installer.is_file():
        raise PackagingError(f"A winget manifest needs the installer {installer}. Build it first.")
    values = {
        "VERSION": version,
        "DATE": time.strftime("%Y-%m-%d", time.gmtime(epoch)),
        "SITE": site.rstrip("/"),
        "INSTALLER": installer.name,
        "SHA256": hashlib.sha256(installer.read_bytes()).hexdigest().upper(),
        # The key under which Windows lists what is installed.
        "PRODUCT": APP_ID,
    }
    folder = out / "winget"
    folder.mkdir(parents=True, exist_ok=True)
    for file in sorted(HERE.glob("*.yaml")):
        # What tells maintainers about the file is not for its readers.
        text = file.read_text(encoding="utf-8").partition("\n")[2]
        for key, value in values.items():
            text = text.replace(f"@{key}@", value)
        name = IDENTIFIER if file.stem == "version" else f"{IDENTIFIER}.{file.stem}"
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8", newline="\n")
    return folder
