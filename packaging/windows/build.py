"""Packaging: makes the Windows installer of a bundle, by NSIS, on Windows or elsewhere.

The bundle is the folder with `Stowaway.exe`. The same bundle gives the same bytes: no time of a
file goes into an installer, and files are named one by one, in order.
"""

import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from typing import Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from bundle import ROOT, PackagingError, copyright_line, run, version  # noqa: E402
from windows import winget  # noqa: E402

PROGRAM: Final = "Stowaway.exe"
CONSOLE: Final = "stowaway-console.exe"
MATCH_ICON: Final = "stowaway-match.ico"
USUAL: Final = Path("C:/Program Files (x86)/NSIS/makensis.exe")
SIGN: Final = "STOWAWAY_SIGN"
"""Environment variable: the command that signs a program whose path is its last word."""
SPECIAL: Final = frozenset("$\"'`\n\r\t")
"""What means something else in a script of NSIS."""


def four(text: str) -> str:
    """A version as the four numbers that Windows wants: 1.2.0rc1 is 1.2.0.0."""
    numbers = []
    for part in text.split("."):
        digits = part[: len(part) - len(part.lstrip("0123456789"))]
        numbers.append(digits or "0")
        if digits != part:
            break
    return ".".join([*numbers, "0", "0", "0", "0"][:4])


def version_resource(program: str, description: str) -> str:
    """What Windows tells of an executable, as PyInstaller reads it from a file."""
    numbers = tuple(int(part) for part in four(version()).split("."))
    said = {
        "CompanyName": "Stowaway contributors",
        "FileDescription": description,
        "FileVersion": version(),
        "InternalName": program,
        "LegalCopyright": copyright_line(),
        "OriginalFilename": f"{program}.exe",
        "ProductName": "Stowaway",
        "ProductVersion": version(),
    }
    # English of the United States, in Unicode.
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in said.items())
    return (
        "VSVersionInfo("
        f"ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, "
        "OS=0x40004, fileType=0x1, subtype=0x0, date=(0, 0)), "
        f"kids=[StringFileInfo([StringTable('040904B0', [{strings}])]), "
        "VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def makensis() -> str:
    """The compiler of NSIS. Raises PackagingError if it is not here."""
    found = shutil.which("makensis")
    if found is not None:
        return found
    if USUAL.is_file():
        return str(USUAL)
    raise PackagingError(
        "Building the Windows installer needs NSIS 3, but makensis is not installed.\n"
        "On Debian, run: apt-get install nsis\nOn Windows, run: winget install NSIS.NSIS"
    )


def files_of(bundle: Path) -> list[str]:
    """All files of a bundle, by path below it. Raises PackagingError if it is none of ours."""
    files = sorted(
        file.relative_to(bundle).as_posix() for file in bundle.rglob("*") if file.is_file()
    )
    for name in (PROGRAM, CONSOLE):
        if name not in files:
            raise PackagingError(
                f"{bundle} contains no {name}. Build the bundle for Windows on Windows."
            )
    for name in files:
        if SPECIAL & set(name):
            raise PackagingError(f"NSIS cannot install a file with this name: {name!r}")
    return files


def folders_of(files: Sequence[str]) -> list[str]:
    """All folders that the files need, each before what lies in it."""
    found = {str(parent) for name in files for parent in PurePosixPath(name).parents}
    return sorted(found - {"."})


def list_of(files: Sequence[str]) -> str:
    """What is installed and removed, as two macros for the script: the same files, one by one."""
    install = []
    last = None
    for name in sorted(files, key=lambda name: (str(PurePosixPath(name).parent), name)):
        folder = str(PurePosixPath(name).parent)
        if folder != last:
            install.append(f'  SetOutPath "{_below(folder)}"')
            last = folder
        install.append(f'  File "{_back(name)}"')
    install.append('  SetOutPath "$INSTDIR"')
    install.append(f'  File "/oname={MATCH_ICON}" "${{WORK}}\\match.ico"')
    remove = [f'  Delete "{_below(name)}"' for name in [*files, MATCH_ICON]]
    remove += [f'  RMDir "{_below(name)}"' for name in reversed(folders_of(files))]
    return "\n".join(
        [
            "!macro INSTALL_FILES",
            *install,
            "!macroend",
            "!macro REMOVE_FILES",
            *remove,
            "!macroend",
            "",
        ]
    )


def _back(name: str) -> str:
    return name.replace("/", "\\")


def _below(name: str) -> str:
    return "$INSTDIR" if name == "." else f"$INSTDIR\\{_back(name)}"


def sign(bundle: Path) -> None:
    """Sign the programs of a bundle, if `STOWAWAY_SIGN` says how; without a key nothing is done.

    The installer and its uninstaller are signed by the script, in the same way. Raises
    PackagingError if the command fails.
    """
    command = os.environ.get(SIGN, "")
    if command:
        for name in (PROGRAM, CONSOLE):
            run([*shlex.split(command), str(bundle / name)], f"signing {name}")


def prepare(bundle: Path, work: Path) -> None:
    """Write into `work` what the script reads: pictures, licence, and the list of files."""
    for script, *words in (("icons.py", str(work)), ("posters.py", "windows", str(work))):
        run([sys.executable, str(ROOT / "packaging" / script), *words], script)
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    (work / "license.txt").write_text(licence, encoding="utf-8-sig", newline="\r\n")
    (work / "files.nsh").write_text(list_of(files_of(bundle)), encoding="utf-8-sig", newline="\n")


def compile_(bundle: Path, work: Path, out: Path, *, target: str | None = None) -> None:
    """Make the installer `out` from what was prepared; any warning is an error."""
    size = sum((bundle / name).stat().st_size for name in files_of(bundle))
    given = {
        "VERSION": version(),
        "VERSION_4": four(version()),
        "COPYRIGHT": copyright_line(),
        "SIZE_KB": str(-(-size // 1024)),
        "HERE": str(HERE),
        "WORK": str(work),
        "OUT": str(out),
    }
    if target is not None:
        given["TARGET"] = target
    if os.environ.get(SIGN):
        given["SIGN"] = os.environ[SIGN]
    # It names the files of the bundle from there, on every system alike.
    words = ["-V2", "-WX", "-NOCD", "-INPUTCHARSET", "UTF8"]
    words += [f"-D{name}={value}" for name, value in given.items()]
    run([makensis(), *words, str(HERE / "stowaway.nsi")], "makensis", cwd=bundle)


def build(bundle: Path, out: Path, *, target: str | None = None) -> Path:
    """Make the installer of a bundle in the folder `out`; returns the file.

    `target` is NSIS's, for who wants to run an installer where only 64-bit programs run. Raises
    PackagingError with the reason if it cannot be made.
    """
    makensis()
    sign(bundle.resolve())
    out.mkdir(parents=True, exist_ok=True)
    made = out.resolve() / winget.installer_name(version())
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        prepare(bundle.resolve(), work)
        compile_(bundle.resolve(), work, made, target=target)
    return made
