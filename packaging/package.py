"""Packaging: builds the packages that this system can build, and says which it cannot, and why.

`python packaging/package.py [TARGET] OUT`, in the project's environment; TARGET is one of the
names below, or `all`. `--check` installs, upgrades and removes the package for Debian in a clean
system instead (see `linux/cleanroom.py`). The same commit gives the same bytes.
"""

import argparse
import functools
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import bundle
from bundle import PackagingError

TARGETS: Final = (
    *("deb", "tar", "appdir", "flatpak", "screenshots"),
    *("windows", "windows-portable", "macos"),
)
FURTHER: Final = ("winget",)
"""Targets that need what only a release has: they are built only when named."""
SYSTEMS: Final = {"linux": "Linux", "win32": "Windows", "darwin": "a Mac"}


class ElsewhereError(PackagingError):
    """A package that another system builds; the text says which."""


class Yard:
    """One run: where packages go, and the bundle that they share, built when first asked for."""

    def __init__(self, out: Path, work: Path, made: Path | None) -> None:
        self.out = out
        self._work = work
        self._made = made
        self.version = bundle.version()
        self.epoch = bundle.source_date()

    @functools.cached_property
    def bundle(self) -> Path:
        """The program's folder for this system."""
        # In a folder of its own: when one fails, the next package asks for it again.
        folder = self._made or bundle.build(Path(tempfile.mkdtemp(dir=self._work)))
        say(f"{'bundle':<12} {bundle.size(folder) / 1e6:.1f} MB")
        return folder


def say(text: str) -> None:
    """Print one line at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def only_on(system: str) -> None:
    """Raise ElsewhereError unless this system is `system`, by its name in `sys.platform`."""
    if sys.platform != system:
        name = SYSTEMS[system]
        raise ElsewhereError(
            f"PyInstaller can only build the program for {name} on {name}. Run this command "
            "there, as .github/workflows/release.yml does."
        )


def build_deb(yard: Yard) -> Path:
    """The package for Debian and its relatives."""
    only_on("linux")
    from linux import deb

    return deb.build(yard.bundle, yard.out, version=yard.version, epoch=yard.epoch)


def build_tar(yard: Yard) -> Path:
    """The archive for any Linux, with a script that installs it without root."""
    only_on("linux")
    from linux import portable

    return portable.build(yard.bundle, yard.out, version=yard.version, epoch=yard.epoch)


def build_appdir(yard: Yard) -> Path:
    """The folder of which a tool makes an AppImage."""
    only_on("linux")
    from linux import portable

    return portable.app_dir(yard.bundle, yard.out, version=yard.version, epoch=yard.epoch)


def build_flatpak(yard: Yard) -> Path:
    """The folder of which flatpak-builder makes a Flatpak, without a network."""
    only_on("linux")
    from linux import flatpak

    return flatpak.build(yard.bundle, yard.out, version=yard.version, epoch=yard.epoch)


def build_screenshots(yard: Yard) -> Path:
    """The pictures that a software centre shows, out of the gallery."""
    from linux.layout import screenshots

    folder = yard.out / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="stowaway-screenshots-") as scratch:
        shots = screenshots()
        wanted = [f"1280x800/{shot.pages.partition('*')[0]}" for shot in shots]
        bundle.run(
            [sys.executable, "-m", "tests.tools.gallery", scratch, *wanted],
            "making the screenshots",
        )
        for shot in shots:
            made = min((Path(scratch) / "1280x800").glob(f"day-{shot.pages}.png"))
            shutil.copyfile(made, folder / shot.file)
    return folder


def build_windows(yard: Yard) -> Path:
    """The installer for Windows."""
    only_on("win32")
    from windows import build as installer

    return installer.build(yard.bundle, yard.out)


def build_windows_portable(yard: Yard) -> Path:
    """The zip for Windows that keeps everything in its own folder."""
    only_on("win32")
    from windows import portable

    return portable.build(yard.bundle, yard.out, version=yard.version, epoch=yard.epoch)


def build_winget(yard: Yard) -> Path:
    """The manifest by which winget finds the installer that lies in `out`."""
    from windows import winget

    site = os.environ.get(bundle.SITE, "")
    return winget.build(yard.out, version=yard.version, epoch=yard.epoch, site=site)


def build_macos(yard: Yard) -> Path:
    """The disk image for a Mac."""
    only_on("darwin")
    from macos import build as image

    return image.build(yard.bundle, yard.out)


BUILDERS: Final[dict[str, Callable[[Yard], Path]]] = {
    "deb": build_deb,
    "tar": build_tar,
    "appdir": build_appdir,
    "flatpak": build_flatpak,
    "screenshots": build_screenshots,
    "windows": build_windows,
    "windows-portable": build_windows_portable,
    "winget": build_winget,
    "macos": build_macos,
}


def build(targets: Sequence[str], out: Path, made: Path | None) -> bool:
    """Build packages into `out`, of the bundle `made` if there is one; whether all went well.

    Of several, those of other systems are told of and not counted.
    """
    good = True
    with tempfile.TemporaryDirectory(prefix="stowaway-package-") as work:
        yard = Yard(out.resolve(), Path(work), made)
        for target in targets:
            began = time.monotonic()
            try:
                package = BUILDERS[target](yard)
            except PackagingError as stop:
                good = good and isinstance(stop, ElsewhereError) and len(targets) > 1
                say(f"{target:<12} not built: {stop}")
                continue
            size = package.stat().st_size if package.is_file() else bundle.size(package)
            say(f"{target:<12} {package}  {size / 1e6:.1f} MB, {time.monotonic() - began:.0f} s")
    return good


def main(words: list[str]) -> int:
    """Build or check what `words` ask for; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="dev.py package", description="Build the packages that this system can build."
    )
    known = (*TARGETS, *FURTHER, "all")
    parser.add_argument(
        "target", nargs="?", metavar="TARGET", help=f"one of {', '.join(known)} (default: all)"
    )
    parser.add_argument(
        "out", nargs="?", type=Path, metavar="OUT", help="the folder for the packages"
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="install, upgrade and remove the Debian package in a clean Debian",
    )
    parser.add_argument(
        "--root",
        type=Path,
        metavar="FOLDER",
        help="with --check: keep the clean Debian in this folder",
    )
    parser.add_argument(
        "--bundle", type=Path, metavar="FOLDER", help="use this bundle instead of building one"
    )
    given = parser.parse_args(words)
    made = given.bundle.resolve() if given.bundle is not None else None
    if given.check:
        if sys.platform != "linux":
            say("The check installs a Debian package, so it only runs on Linux.")
            return 1
        from linux import cleanroom

        return cleanroom.main(given.root, made)
    target, out = given.target, given.out
    if out is None and target is not None and target not in known:
        target, out = "all", Path(target)
    if out is None:
        parser.error("name the folder for the packages: OUT")
    if target not in known:
        parser.error(f"unknown target {target!r}; choose one of {', '.join(known)}")
    return int(not build(TARGETS if target == "all" else [target], out, made))


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except PackagingError as stop:
        sys.exit(f"{stop}")
