"""Packaging: makes the Mac's disk image of a bundle, by dmgbuild; that works on a Mac only.

The bundle is the `Stowaway.app` that the spec made. It is signed with `STOWAWAY_MAC_IDENTITY`, or
for this machine (ad hoc): without any signature an ARM Mac starts nothing. The release step has the
disk image notarised. Two disk images of the same app
differ: the system gives each volume an identity and a date of its own.
"""

import importlib.util
import os
import platform
import sys
import tempfile
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from bundle import ROOT, PackagingError, run, version  # noqa: E402
from macos.plist import IDENTITY  # noqa: E402

VOLUME: Final = "Stowaway"


def check_tools() -> None:
    """Raise PackagingError unless this is a Mac with dmgbuild."""
    if sys.platform != "darwin":
        raise PackagingError(
            "Building the disk image needs macOS and its tools (hdiutil, codesign).\n"
            "On a Mac, run: python3 dev.py package macos OUT"
        )
    if importlib.util.find_spec("dmgbuild") is None:
        raise PackagingError(
            "Building the disk image needs dmgbuild, which packaging/lock/package.txt lists."
        )


def sign(app: Path) -> None:
    """See to it that the app is signed, with all that it holds.

    With an identity in `STOWAWAY_MAC_IDENTITY` PyInstaller has signed it, and that must be good.
    Without one it is signed ad hoc unless its own signature is good. Raises PackagingError if it
    stays unsigned.
    """
    verify = ["codesign", "--verify", "--deep", "--strict", str(app)]
    force = ["codesign", "--force", "--deep", "--sign", "-", "--timestamp=none", str(app)]
    try:
        run(verify, "checking the signature of the app")
    except PackagingError:
        if os.environ.get(IDENTITY):
            raise
        run(force, "codesign")
        run(verify, "checking the signature of the app")


def sign_image(made: Path) -> None:
    """Sign the disk image, if there is an identity. Raises PackagingError if that fails."""
    identity = os.environ.get(IDENTITY)
    if identity:
        words = ["codesign", "--sign", identity, "--timestamp", str(made)]
        run(words, "signing the disk image")


def pictures(folder: Path) -> None:
    """Write into `folder` what the settings of the disk image name."""
    for script, *words in (("icons.py", str(folder)), ("posters.py", "macos", str(folder))):
        run([sys.executable, str(ROOT / "packaging" / script), *words], script)


def command(app: Path, folder: Path, made: Path) -> list[str]:
    """The call of dmgbuild that makes the disk image `made`."""
    words = [sys.executable, "-m", "dmgbuild", "-s", str(HERE / "settings.py")]
    words += ["-D", f"app={app}", "-D", f"pictures={folder}"]
    return [*words, f"{VOLUME} {version()}", str(made)]


def build(app: Path, out: Path) -> Path:
    """Make the disk image of an app in the folder `out`; returns the file.

    Its name says for which processor: PyInstaller makes the app for the machine's own.
    Raises PackagingError with the reason if it cannot be made.
    """
    check_tools()
    if not (app / "Contents" / "Info.plist").is_file():
        raise PackagingError(f"{app} is not an app.")
    sign(app)
    out.mkdir(parents=True, exist_ok=True)
    made = out.resolve() / f"Stowaway-{version()}-{platform.machine()}.dmg"
    with tempfile.TemporaryDirectory() as scratch:
        pictures(Path(scratch))
        run(command(app.resolve(), Path(scratch), made), "dmgbuild")
    sign_image(made)
    return made
