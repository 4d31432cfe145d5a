"""Packaging: makes the Mac's disk image of a bundle, by dmgbuild; that works on a Mac only.

`python packaging/macos/build.py APP OUT`, in the environment of packaging/lock/package.txt; APP is
the `Stowaway.app` that the spec made. The app is signed for this machine (ad hoc) if nobody signed
it: without any signature an ARM Mac starts nothing. Two disk images of the same app differ: the
system gives each volume an identity and a date of its own.
"""

import importlib.util
import platform
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from bundle import PackagingError, version  # noqa: E402

ROOT: Final = HERE.parents[1]
VOLUME: Final = "Stowaway"


def check_tools() -> None:
    """Raise PackagingError unless this is a Mac with dmgbuild."""
    if sys.platform != "darwin":
        raise PackagingError(
            "The disk image needs macOS: only its own tools (hdiutil, codesign) make one.\n"
            "On a Mac: python3 dev.py package macos OUT"
        )
    if importlib.util.find_spec("dmgbuild") is None:
        raise PackagingError("The disk image needs dmgbuild: it is in packaging/lock/package.txt")


def sign(app: Path) -> None:
    """Sign the app ad hoc, with all that it holds, unless its own signature is good."""
    told = _run("codesign", "--verify", "--deep", "--strict", str(app))
    if told.returncode:
        _must("codesign", "--force", "--deep", "--sign", "-", "--timestamp=none", str(app))
        _must("codesign", "--verify", "--deep", "--strict", str(app))


def pictures(folder: Path) -> None:
    """Write into `folder` what the settings of the disk image name."""
    for script, *words in (("icons.py", str(folder)), ("posters.py", "macos", str(folder))):
        _must(sys.executable, str(ROOT / "packaging" / script), *words)


def command(app: Path, folder: Path, made: Path) -> list[str]:
    """The call of dmgbuild that makes the disk image `made`."""
    words = [sys.executable, "-m", "dmgbuild", "-s", str(HERE / "settings.py")]
    words += ["-D", f"app={app}", "-D", f"pictures={folder}"]
    return [*words, f"{VOLUME} {version()}", str(made)]


def _run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )


def _must(*words: str) -> None:
    done = _run(*words)
    if done.returncode:
        raise PackagingError(f"{' '.join(words)} failed:\n{done.stdout.strip()}")


def build(app: Path, out: Path) -> Path:
    """Make the disk image of an app in the folder `out`; returns the file.

    Its name says for which processor: PyInstaller makes the app for the machine's own.
    Raises PackagingError with the reason if it cannot be made.
    """
    check_tools()
    if not (app / "Contents" / "Info.plist").is_file():
        raise PackagingError(f"{app} is no app.")
    sign(app)
    out.mkdir(parents=True, exist_ok=True)
    made = out.resolve() / f"Stowaway-{version()}-{platform.machine()}.dmg"
    with tempfile.TemporaryDirectory() as scratch:
        pictures(Path(scratch))
        _must(*command(app.resolve(), Path(scratch), made))
    return made


def main(words: Sequence[str]) -> int:
    """Make the disk image that `words` ask for; returns the exit code."""
    if len(words) != 2:
        sys.stderr.write("Say of what and where to: build.py APP OUT\n")
        return 2
    try:
        made = build(Path(words[0]), Path(words[1]))
    except PackagingError as stop:
        sys.stderr.write(f"{stop}\n")
        return 1
    sys.stdout.write(f"{made}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
