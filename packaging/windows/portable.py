"""Packaging: a bundle for Windows as a zip that keeps everything in its own folder.

Unpacked on a stick, say, `Stowaway.exe` runs where it lies. `portable.txt` beside it says so.
"""

import sys
import time
import zipfile
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from windows.build import files_of  # noqa: E402

from engine.store.names import PORTABLE_FILE, PORTABLE_HOME  # noqa: E402

FOLDER: Final = "Stowaway"
NOTE: Final = f"""\
This copy of Stowaway is portable: it keeps matches, records and settings in the folder
{PORTABLE_HOME} beside this file. If you delete this file, it uses your own folders instead.

Diese Kopie von Stowaway ist portabel: Sie speichert Partien, Rekorde und Einstellungen im Ordner
{PORTABLE_HOME} neben dieser Datei. Wenn du die Datei löschst, nutzt sie stattdessen deine eigenen
Ordner.
"""


def build(bundle: Path, out: Path, *, version: str, epoch: int) -> Path:
    """Pack a bundle in the folder `out`; returns the file. The same bundle gives the same bytes.

    Raises PackagingError if it is none for Windows.
    """
    names = files_of(bundle)
    out.mkdir(parents=True, exist_ok=True)
    made = out / f"Stowaway-{version}-windows-portable.zip"
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        _add(archive, PORTABLE_FILE, NOTE.replace("\n", "\r\n").encode("utf-8-sig"), epoch)
        for name in names:
            _add(archive, name, (bundle / name).read_bytes(), epoch)
    return made


def _add(archive: zipfile.ZipFile, name: str, data: bytes, epoch: int) -> None:
    """Add a file that bears nothing of the builder's: neither its time nor its system."""
    entry = zipfile.ZipInfo(f"{FOLDER}/{name}", time.gmtime(epoch)[:6])
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.create_system = 0
    entry.external_attr = 0
    archive.writestr(entry, data)
