"""The winget manifest: its form, its values, and that it installs without a question."""

import hashlib
import re
from pathlib import Path
from typing import Any

import pytest
from bundle import PackagingError
from ruamel.yaml import YAML
from windows import build, winget

from engine.store import APP_ID, APP_NAME, EXTENSION
from engine.store.names import ARCHIVE_EXTENSION

SITE = "https://games.example/stowaway/"
EPOCH = 1_700_000_000
VERSION = "1.2.3"
SCRIPT = (build.HERE / "stowaway.nsi").read_text(encoding="utf-8")
REQUIRED = {
    "version": {"DefaultLocale"},
    "installer": {"Installers"},
    "defaultLocale": {
        *("PackageLocale", "Publisher", "PackageName", "License", "ShortDescription"),
    },
    "locale": {"PackageLocale"},
}
"""What the schema of each kind asks for, besides what all have."""


@pytest.fixture
def out(tmp_path: Path) -> Path:
    (tmp_path / winget.installer_name(VERSION)).write_bytes(b"installer")
    return tmp_path


@pytest.fixture
def made(out: Path) -> Path:
    return winget.build(out, version=VERSION, epoch=EPOCH, site=SITE)


def loaded(folder: Path) -> dict[str, Any]:
    """The files by name; a key that comes twice is an error."""
    read = YAML(typ="safe", pure=True)
    return {file.name: read.load(file.read_text("utf-8")) for file in folder.glob("*")}


def test_there_is_a_file_of_each_kind(made: Path) -> None:
    files = loaded(made)
    name = winget.IDENTIFIER
    assert {file: each["ManifestType"] for file, each in files.items()} == {
        f"{name}.yaml": "version",
        f"{name}.installer.yaml": "installer",
        f"{name}.locale.en-US.yaml": "defaultLocale",
        f"{name}.locale.de-DE.yaml": "locale",
    }
    for file, each in files.items():
        assert {"PackageIdentifier", "PackageVersion", "ManifestVersion"} <= set(each), file
        assert REQUIRED[each["ManifestType"]] <= set(each), file
        assert each["PackageIdentifier"] == name
        # As a text: 1.10 as a number would be 1.1.
        assert each["PackageVersion"] == VERSION
        assert each["ManifestVersion"] == "1.10.0"
        if "PackageLocale" in each:
            assert file.endswith(f".{each['PackageLocale']}.yaml")
    default = files[f"{name}.yaml"]["DefaultLocale"]
    assert files[f"{name}.locale.{default}.yaml"]["ManifestType"] == "defaultLocale"


def test_the_identifier_is_allowed() -> None:
    assert re.fullmatch(
        r"[^.\s\\/:*?\"<>|]{1,32}(\.[^.\s\\/:*?\"<>|]{1,32}){1,7}", winget.IDENTIFIER
    )


def test_the_installer_is_known_by_its_digest(made: Path) -> None:
    found = loaded(made)[f"{winget.IDENTIFIER}.installer.yaml"]
    digest = hashlib.sha256(b"installer").hexdigest().upper()
    for each in found["Installers"]:
        assert each["InstallerSha256"] == digest
        assert each["Architecture"] == "x64"
        address = "https://games.example/stowaway/releases/download/v1.2.3/Stowaway-1.2.3-setup.exe"
        assert each["InstallerUrl"] == address
    assert found["ReleaseDate"] == "2023-11-14"
    assert found["ProductCode"] == APP_ID
    extensions = [EXTENSION.removeprefix("."), ARCHIVE_EXTENSION.removeprefix(".")]
    assert found["FileExtensions"] == extensions


def test_it_installs_in_silence(made: Path) -> None:
    """Every switch and code is one that the script of the installer knows."""
    found = loaded(made)[f"{winget.IDENTIFIER}.installer.yaml"]
    assert found["InstallerType"] == "nullsoft"
    switches = found["InstallerSwitches"]
    assert switches["Silent"] == switches["SilentWithProgress"] == "/S"
    # NSIS takes the rest of the line as the folder, so it comes without quotes.
    assert switches["InstallLocation"] == "/D=<INSTALLPATH>"
    custom = {each["Scope"]: each["InstallerSwitches"]["Custom"] for each in found["Installers"]}
    assert custom == {"user": "/CurrentUser", "machine": "/AllUsers"}
    for switch in custom.values():
        assert f'${{GetOptions}} $Words "{switch}"' in SCRIPT
    codes = {int(code) for code in re.findall(r"!define EXIT_\w+ (\d+)", SCRIPT)}
    told = {each["InstallerReturnCode"] for each in found["ExpectedReturnCodes"]}
    assert told <= codes
    oldest = re.search(r"!define OLDEST_BUILD (\d+)", SCRIPT)
    assert oldest is not None
    assert found["MinimumOSVersion"] == f"10.0.{oldest[1]}.0"


def test_windows_lists_the_program_under_these_names(made: Path) -> None:
    """By them winget finds what is installed."""
    for name, each in loaded(made).items():
        if "PackageName" in each:
            assert each["PackageName"] == APP_NAME, name
            assert f'"{each["Publisher"]}"' in SCRIPT
            assert 3 <= len(each["ShortDescription"]) <= 256
            assert len(each["Description"]) <= 10_000
    assert '"DisplayVersion" "${VERSION}"' in SCRIPT


def test_nothing_is_left_to_fill_in(made: Path) -> None:
    for file in made.iterdir():
        text = file.read_text(encoding="utf-8")
        assert "@" not in text
        assert set(re.findall(r"https?://[^/\s]+", text)) <= {"https://games.example"}
        assert not text.startswith("#")


def test_no_file_of_ours_holds_an_address() -> None:
    for file in winget.HERE.iterdir():
        assert "://" not in file.read_text(encoding="utf-8"), file.name


@pytest.mark.parametrize(
    "site", ["", "http://games.example", "https://a b", 'https://x"', "https://"]
)
def test_without_an_address_it_is_refused(out: Path, site: str) -> None:
    with pytest.raises(PackagingError, match="needs a web address in STOWAWAY_SITE"):
        winget.build(out, version=VERSION, epoch=EPOCH, site=site)
    assert not (out / "winget").exists()


def test_without_an_installer_it_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match=r"Stowaway-1\.2\.3-setup\.exe.*Build it first"):
        winget.build(tmp_path, version=VERSION, epoch=EPOCH, site=SITE)
