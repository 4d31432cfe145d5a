"""Packaging for Linux: an archive with a script, for who may not install packages; an AppDir."""

import platform
import shutil
import tarfile
import tempfile
from pathlib import Path
from typing import Final

from bundle import NAME
from linux.layout import HERE, lay_out, set_modes, stamp

from engine.store.names import APP_ID

SCRIPTS: Final = ("install.sh", "uninstall.sh")
APP_DIR: Final = "Stowaway.AppDir"


def folder_name(version: str) -> str:
    """The folder that an archive unpacks to."""
    return f"{NAME}-{version}-linux-{platform.machine()}"


def build(bundle: Path, out: Path, *, version: str, epoch: int) -> Path:
    """Make the archive of a bundle in the folder `out`; returns the file.

    Unpacked, `./stowaway` runs where it lies, and `./install.sh` puts it among a person's own
    programs.
    """
    name = folder_name(version)
    with tempfile.TemporaryDirectory(prefix="stowaway-tar-") as scratch:
        folder = Path(scratch) / name
        folder.mkdir()
        lay_out(bundle, folder, version=version, epoch=epoch)
        for script in SCRIPTS:
            shutil.copyfile(HERE / script, folder / script)
        shutil.copyfile(HERE / "README.txt", folder / "README.txt")
        (folder / NAME).symlink_to(f"bin/{NAME}")
        set_modes(folder)
        return archive(folder, out / f"{name}.tar.xz", epoch)


def archive(folder: Path, made: Path, epoch: int) -> Path:
    """Pack a folder as `made`, sorted and of one time: the same tree gives the same bytes."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = epoch
        return entry

    made.parent.mkdir(parents=True, exist_ok=True)
    with tarfile.open(made, "w:xz", preset=9, format=tarfile.GNU_FORMAT) as tar:
        for path in [folder, *sorted(folder.rglob("*"))]:
            name = path.relative_to(folder.parent).as_posix()
            tar.add(path, name, recursive=False, filter=plain)
    return made


def app_dir(bundle: Path, out: Path, *, version: str, epoch: int) -> Path:
    """Lay a bundle out as an AppDir below `out`, of which a tool can make an AppImage."""
    folder = out / APP_DIR
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    usr = folder / "usr"
    usr.mkdir()
    lay_out(bundle, usr, version=version, epoch=epoch)
    desktop = f"{APP_ID}.desktop"
    icon = f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png"
    (folder / desktop).symlink_to(f"usr/share/applications/{desktop}")
    (folder / f"{APP_ID}.png").symlink_to(icon)
    (folder / ".DirIcon").symlink_to(icon)
    (folder / "AppRun").symlink_to(f"usr/bin/{NAME}")
    # Where its makers look for it.
    appdata = usr / "share" / "metainfo" / f"{APP_ID}.appdata.xml"
    appdata.symlink_to(f"{APP_ID}.metainfo.xml")
    set_modes(folder)
    stamp(folder, epoch)
    return folder
