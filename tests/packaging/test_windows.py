"""The Windows installer: it compiles here, installs what it removes, and leaves all else alone."""

import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from bundle import PackagingError, copyright_line
from bundle import version as own_version
from platformdirs import windows as windows_folders
from windows import build, portable

from engine.store.names import (
    APP_ID,
    APP_NAME,
    ARCHIVE_EXTENSION,
    ARCHIVE_MIME_TYPE,
    EXTENSION,
    FORMER_APP_IDS,
    MIME_TYPE,
    PORTABLE_FILE,
)

FILES = (
    "LICENSE.txt",
    "Stowaway.exe",
    "_internal/PySide6/plugins/platforms/qwindows.dll",
    "_internal/a b/ü (1).toml",
    "_internal/python311.dll",
    "stowaway-console.exe",
)
SCRIPT = (build.HERE / "stowaway.nsi").read_text(encoding="utf-8")
TEXTS = (build.HERE / "texts.nsh").read_text(encoding="utf-8")
needs_nsis = pytest.mark.skipif(
    not sys.platform.startswith("linux") and shutil.which("makensis") is None,
    reason="dev.py installs NSIS on Debian only",
)


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A stand-in for what PyInstaller makes on Windows."""
    folder = tmp_path_factory.mktemp("bundle")
    for name in FILES:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(name.encode() * 99)
    return folder


@pytest.fixture(scope="module")
def work(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("work")
    build.prepare(bundle, folder)
    return folder


@pytest.fixture(scope="module")
def installer(bundle: Path, work: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("made") / "Stowaway-setup.exe"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOURCE_DATE_EPOCH", "1700000000")
        build.compile_(bundle, work, made)
    return made


def test_what_is_installed_is_what_is_removed(work: Path) -> None:
    text = (work / "files.nsh").read_text(encoding="utf-8-sig")
    install, remove = text.split("!macro REMOVE_FILES\n")
    removed = re.findall(r'^  Delete "\$INSTDIR\\(.+)"$', remove, re.MULTILINE)
    installed = re.findall(r'^  File "([^/].*)"$', install, re.MULTILINE)
    installed += re.findall(r'^  File "/oname=(\S+)" ', install, re.MULTILINE)
    wanted = [name.replace("/", "\\") for name in FILES] + [build.MATCH_ICON]
    assert sorted(removed) == sorted(installed) == sorted(wanted)
    # A file lies where the line before it says.
    folder = ""
    for line in install.splitlines():
        if line.startswith("  SetOutPath"):
            folder = line.split('"')[1].removeprefix("$INSTDIR").removeprefix("\\")
        elif line.startswith("  File") and "/oname" not in line:
            assert line.split('"')[1].rpartition("\\")[0] == folder
    # Folders go from the inside out, and never with what else may lie in them.
    folders = re.findall(r'^  RMDir "\$INSTDIR\\(.+)"$', remove, re.MULTILINE)
    assert folders == [
        "_internal\\a b",
        "_internal\\PySide6\\plugins\\platforms",
        "_internal\\PySide6\\plugins",
        "_internal\\PySide6",
        "_internal",
    ]
    assert "/r" not in remove


@needs_nsis
def test_the_installer_holds_those_files_and_no_others(installer: Path) -> None:
    told = subprocess.run(
        ["7z", "l", "-slt", str(installer)], capture_output=True, text=True, check=True
    ).stdout
    held = {name.replace("\\", "/") for name in re.findall(r"^Path = (.+)$", told, re.MULTILINE)}
    own = {name for name in held if not name.startswith("$PLUGINSDIR") and name != str(installer)}
    assert own == {*FILES, build.MATCH_ICON, "uninstall.exe"}


@needs_nsis
def test_two_compilations_give_the_same_bytes(
    bundle: Path, installer: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in FILES:
        (bundle / name).touch()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = build.build(bundle, tmp_path / "out")
    assert made.name == f"Stowaway-{own_version()}-setup.exe"
    assert made.read_bytes() == installer.read_bytes()


@needs_nsis
def test_a_32_bit_windows_can_run_it_to_be_told_why_not(installer: Path) -> None:
    data = installer.read_bytes()
    at = int.from_bytes(data[0x3C:0x40], "little")
    assert data[at : at + 6] == b"PE\0\0\x4c\x01"
    for said in (f"{APP_NAME} installer", f"{APP_NAME}-Installationsprogramm", copyright_line()):
        assert said.encode("utf-16-le") in data


@needs_nsis
def test_a_warning_stops_it(bundle: Path, work: Path, tmp_path: Path) -> None:
    """The script has to be free of warnings to compile at all."""
    broken = tmp_path / "work"
    shutil.copytree(work, broken)
    with (broken / "files.nsh").open("a", encoding="utf-8") as file:
        file.write("Var NeverUsed\n")
    with pytest.raises(PackagingError, match="NeverUsed"):
        build.compile_(bundle, broken, tmp_path / "Stowaway-setup.exe")


def test_on_windows_too_every_file_is_found() -> None:
    """NSIS takes what is before the last backslash for the folder, and sees no other separator."""
    named = re.findall(r"\$\{(?:WORK|HERE)\}(.)", SCRIPT + build.list_of(FILES))
    assert len(named) > 9
    assert set(named) == {"\\"}


def blocks() -> dict[str, list[str]]:
    """The lines of the script by the section, function or macro in which they are."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in SCRIPT.splitlines():
        stripped = line.strip()
        if opened := re.match(r"(?:Section|Function|!macro) (.+)", stripped):
            name = opened[1]
        elif stripped in ("SectionEnd", "FunctionEnd", "!macroend"):
            name = ""
        elif stripped and not stripped.startswith(";"):
            found.setdefault(name, []).append(stripped)
    return found


def test_nothing_outside_of_its_folder_is_removed() -> None:
    own = ('"$INSTDIR', '"$SMPROGRAMS\\${NAME}.lnk"', '"$DESKTOP\\${NAME}.lnk"')
    deep = []
    for name, lines in blocks().items():
        for line in lines:
            if not re.match(r"(Delete|RMDir|Rename)\b", line):
                continue
            if "/r" in line:
                deep.append((name, line))
            elif name == "RemoveOld":
                # The folder of the version before, as the registry has it.
                assert line in ('Delete "$1\\${UNINSTALLER}"', 'RMDir "$1"')
            else:
                assert line.split(None, 1)[1].startswith(own), line
    ids = ("APP_ID", "FORMER_APP_ID")
    assert deep == [("un.RemoveSaves", f'RMDir /r "$LOCALAPPDATA\\${{{each}}}"') for each in ids]


def test_only_its_own_keys_are_removed() -> None:
    lines = [line for part in blocks().values() for line in part if line.startswith("DeleteReg")]
    types = ("PROG_ID", "EXTENSION", "ARCHIVE_PROG_ID", "ARCHIVE_EXTENSION")
    roots = ("${ENTRY}", "${FORMER_ENTRY}", *(f"${{CLASSES}}\\${{{each}}}" for each in types))
    assert len(lines) == 14
    for line in lines:
        assert re.search(r'SHCTX "([^"]+)"', line)[1].startswith(roots), line  # type: ignore[index]
        # The type itself may be another program's by then.
        if "Key" in line and "EXTENSION" in line:
            assert "/ifempty" in line


def test_a_match_and_an_archive_are_registered_alike() -> None:
    for name in ('"$(MatchFiles)" SecMatchFiles', "un.ForgetMatchFiles"):
        lines = [line for line in blocks()[name] if "${CLASSES}" in line or "If" in line]
        half = len(lines) // 2
        first = [line.replace("$(MatchOf)", "$(ArchiveOf)") for line in lines[:half]]
        assert [line.replace("ARCHIVE_", "") for line in lines[half:]] == first


def test_saves_go_only_if_asked_for() -> None:
    parts = blocks()
    calls = [
        (name, at)
        for name, lines in parts.items()
        for at, line in enumerate(lines)
        if line == "Call un.RemoveSaves"
    ]
    assert len(calls) == 1
    name, at = calls[0]
    assert name == '"Uninstall"'
    assert parts[name][at - 1] == "${If} $RemoveSaves = 1"
    asked = [
        (name, line)
        for name, lines in parts.items()
        for line in lines
        if re.match(r"StrCpy \$RemoveSaves|.* \$RemoveSaves$", line)
    ]
    assert asked == [
        ("un.onInit", "StrCpy $RemoveSaves 0"),
        ("un.onInit", "StrCpy $RemoveSaves 1"),
        ("un.AskPageLeave", "${NSD_GetState} $SavesBox $RemoveSaves"),
    ]
    onto = parts["un.onInit"].index("StrCpy $RemoveSaves 1")
    assert '"/REMOVESAVES"' in parts["un.onInit"][onto - 2]
    # The context has to be the person's: for all users the folder would be everybody's.
    assert parts["un.RemoveSaves"][0] == "SetShellVarContext current"
    leave = parts["un.AskPageLeave"]
    assert "MB_DEFBUTTON2" in leave[2]
    assert leave[3] == "Abort"


def test_saves_are_where_the_app_keeps_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows_folders, "get_win_folder", lambda name: f"<{name}>")
    dirs = windows_folders.Windows(APP_ID, appauthor=False)
    kept = {dirs.user_data_dir, dirs.user_config_dir, dirs.user_state_dir}
    assert {place.replace("/", "\\") for place in kept} == {f"<CSIDL_LOCAL_APPDATA>\\{APP_ID}"}


def test_names_are_those_of_the_app() -> None:
    given = dict(re.findall(r'^!define (\w+) "(.+)"$', SCRIPT, re.MULTILINE))
    assert given["NAME"] == APP_NAME
    assert given["APP_ID"] == APP_ID
    assert (given["FORMER_APP_ID"],) == FORMER_APP_IDS
    assert given["EXTENSION"] == EXTENSION
    assert given["MIME_TYPE"] == MIME_TYPE
    assert given["ARCHIVE_EXTENSION"] == ARCHIVE_EXTENSION
    assert given["ARCHIVE_MIME_TYPE"] == ARCHIVE_MIME_TYPE
    assert given["PROGRAM"] == build.PROGRAM
    assert given["CONSOLE"] == build.CONSOLE
    assert given["MATCH_ICON"] == build.MATCH_ICON


def test_a_version_of_the_former_id_is_replaced_where_it_lies() -> None:
    parts = blocks()
    assert "Call TakeFormerFolder" in parts[".onInit"]
    # What /D= says comes after it, and wins.
    given = parts[".onInit"].index("StrCpy $INSTDIR $Given")
    assert parts[".onInit"].index("Call TakeFormerFolder") < given
    lines = parts['"${NAME}" SecProgram']
    asked = 'ReadRegStr $1 SHCTX "${FORMER_ENTRY}" "InstallLocation"'
    assert lines[lines.index(asked) : lines.index(asked) + 4] == [
        asked,
        '${If} $1 != ""',
        "Push $1",
        "Call RemoveOld",
    ]
    # The old entry goes last, so that a failed upgrade can be tried again.
    gone = lines.index('DeleteRegKey SHCTX "${FORMER_ENTRY}"')
    assert gone > lines.index("!insertmacro INSTALL_FILES") > lines.index(asked)
    assert gone == len(lines) - 1


@needs_nsis
@pytest.mark.skipif(sys.platform == "win32", reason="of a script for a shell")
def test_everything_is_signed_if_somebody_has_a_key(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = shutil.copytree(bundle, tmp_path / "bundle")
    script, log = tmp_path / "sign.sh", tmp_path / "log"
    script.write_text(f'#!/bin/sh\necho "$1 $2" >>{log}\nprintf x >>"$2"\n', encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setenv(build.SIGN, f"{script} --now")
    made = build.build(own, tmp_path / "out")
    signed = [line.removeprefix("--now ") for line in log.read_text("utf-8").splitlines()]
    assert signed[:2] == [str(own / build.PROGRAM), str(own / build.CONSOLE)]
    # The uninstaller has a name of NSIS's own until it is packed.
    assert len(signed) == 4
    assert signed[3] == str(made)
    assert made.read_bytes().endswith(b"x")
    script.write_text("#!/bin/sh\nexit 7\n", encoding="utf-8")
    with pytest.raises(PackagingError, match=r"signing Stowaway\.exe failed"):
        build.build(own, tmp_path / "again")


def test_without_a_key_nothing_is_signed(bundle: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(build.SIGN, "")
    monkeypatch.setattr(build, "run", lambda *_, **__: pytest.fail("something was run"))
    build.sign(bundle)


# The portable zip


def test_the_zip_runs_where_it_is_unpacked(bundle: Path, tmp_path: Path) -> None:
    made = portable.build(bundle, tmp_path, version="1.2.3", epoch=1_700_000_000)
    assert made.name == "Stowaway-1.2.3-windows-portable.zip"
    with zipfile.ZipFile(made) as archive:
        assert archive.testzip() is None
        archive.extractall(tmp_path / "there")
        assert {entry.date_time for entry in archive.infolist()} == {(2023, 11, 14, 22, 13, 20)}
    top = tmp_path / "there" / portable.FOLDER
    for name in FILES:
        assert (top / name).read_bytes() == (bundle / name).read_bytes()
    # The program looks for it beside itself.
    assert (top / build.PROGRAM).parent == (top / PORTABLE_FILE).parent
    note = (top / PORTABLE_FILE).read_text(encoding="utf-8-sig")
    assert note.count("stowaway-home") == 2


def test_the_same_bundle_gives_the_same_zip(bundle: Path, tmp_path: Path) -> None:
    one = portable.build(bundle, tmp_path / "one", version="1", epoch=1_700_000_000)
    for name in FILES:
        (bundle / name).touch()
    two = portable.build(bundle, tmp_path / "two", version="1", epoch=1_700_000_000)
    assert one.read_bytes() == two.read_bytes()


def test_in_silence_no_question_waits() -> None:
    for name, lines in blocks().items():
        for line in lines:
            if line.startswith("MessageBox") and name != "un.AskPageLeave":
                assert " /SD " in line, line


def test_everything_is_said_in_both_languages() -> None:
    said = re.findall(r'!insertmacro SAY (\w+) \\\n  "(.+)" \\\n  "(.+)"', TEXTS)
    assert len(said) == TEXTS.count("!insertmacro SAY")
    names = {name for name, _, _ in said}
    assert set(re.findall(r"\$\((\w+)\)", SCRIPT)) == names
    for _, english, german in said:
        assert english != german
        # Nothing in it is a variable by mistake.
        assert "$" not in english + german


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("0.1.0", "0.1.0.0"),
        ("1.2", "1.2.0.0"),
        ("1.2.3.4", "1.2.3.4"),
        ("1.2.0rc1", "1.2.0.0"),
        ("2.0.dev3", "2.0.0.0"),
        ("1.10b2.post1", "1.10.0.0"),
    ],
)
def test_windows_wants_four_numbers(version: str, numbers: str) -> None:
    assert build.four(version) == numbers


def test_what_windows_tells_of_a_program() -> None:
    """As PyInstaller reads it: an expression of these names."""
    fixed: dict[str, object] = {}
    said: dict[str, str] = {}

    def note(name: str, text: str) -> None:
        said[name] = text

    names: dict[str, object] = {
        name: lambda *parts, **words: None
        for name in ("VSVersionInfo", "StringFileInfo", "StringTable", "VarFileInfo", "VarStruct")
    }
    names["FixedFileInfo"] = fixed.update
    names["StringStruct"] = note
    eval(build.version_resource("Stowaway", "Stowaway"), names)
    numbers = tuple(int(part) for part in build.four(own_version()).split("."))
    assert fixed["filevers"] == fixed["prodvers"] == numbers
    assert said["ProductVersion"] == own_version()
    assert said["OriginalFilename"] == "Stowaway.exe"
    assert said["LegalCopyright"].startswith("Copyright")


def test_without_makensis_it_says_so(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(build, "USUAL", tmp_path / "makensis.exe")
    with pytest.raises(PackagingError, match="apt-get install nsis"):
        build.build(bundle, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_bundle_of_another_system_is_refused(tmp_path: Path) -> None:
    (tmp_path / "stowaway").touch()
    with pytest.raises(PackagingError, match=r"no Stowaway\.exe"):
        build.files_of(tmp_path)


def test_a_name_that_nsis_would_take_apart_is_refused(bundle: Path, tmp_path: Path) -> None:
    shutil.copytree(bundle, tmp_path / "bundle")
    (tmp_path / "bundle" / "cheap $5").touch()
    with pytest.raises(PackagingError, match="cheap"):
        build.files_of(tmp_path / "bundle")
