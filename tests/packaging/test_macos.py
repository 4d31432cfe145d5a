"""The Mac's app and disk image: what they say of themselves, and where the icons lie."""

import plistlib
import runpy
import sys
import tomllib
from pathlib import Path
from typing import Any

import posters
import pytest
from bundle import PackagingError
from macos import build, plist
from PySide6.QtGui import QGuiApplication, QImage

from engine.store.names import (
    APP_ID,
    ARCHIVE_EXTENSION,
    ARCHIVE_MIME_TYPE,
    EXTENSION,
    MIME_TYPE,
)

ROOT = Path(__file__).resolve().parents[2]


def test_info_survives_being_written() -> None:
    info = plist.info("1.2.3")
    assert plistlib.loads(plistlib.dumps(info)) == info
    assert info["CFBundleShortVersionString"] == info["CFBundleVersion"] == "1.2.3"
    assert info["CFBundleIdentifier"] == APP_ID
    assert info["NSHighResolutionCapable"] is True
    assert "games" in info["LSApplicationCategoryType"]


def test_the_document_type_is_the_one_that_is_exported() -> None:
    info = plist.info("1")
    kinds = ((EXTENSION, MIME_TYPE), (ARCHIVE_EXTENSION, ARCHIVE_MIME_TYPE))
    documents, types = info["CFBundleDocumentTypes"], info["UTExportedTypeDeclarations"]
    for document, exported, kind in zip(documents, types, kinds, strict=True):
        assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
        assert document["CFBundleTypeName"] == exported["UTTypeDescription"]
        assert exported["UTTypeTagSpecification"] == {
            "public.filename-extension": [kind[0][1:]],
            "public.mime-type": [kind[1]],
        }
        assert "public.data" in exported["UTTypeConformsTo"]
        # The icon is one that packaging/icons.py writes.
        assert document["CFBundleTypeIconFile"] == exported["UTTypeIconFile"] == "match"


def test_the_oldest_mac_is_that_of_the_locked_qt() -> None:
    """Qt 6.11 runs on macOS 13 and newer; another Qt asks for another look."""
    lock = (ROOT / "packaging" / "lock" / "run.txt").read_text(encoding="utf-8")
    assert "\npyside6-essentials==6.11." in lock
    assert plist.OLDEST == "13.0"


def test_the_languages_are_those_of_the_app() -> None:
    files = (ROOT / "resources" / "languages").glob("stowaway_*.qm")
    assert set(plist.LANGUAGES) == {file.stem.removeprefix("stowaway_") for file in files}


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    build.pictures(folder)
    return folder


@pytest.fixture
def settings(pictures: Path, tmp_path: Path) -> dict[str, Any]:
    """What dmgbuild takes from the settings file, with a stand-in of an app."""
    app = tmp_path / "Stowaway.app"
    app.mkdir()
    given = {"app": str(app), "pictures": str(pictures)}
    return runpy.run_path(str(build.HERE / "settings.py"), {"defines": given})


def test_the_image_holds_the_app_and_the_way_to_the_programs(settings: dict[str, Any]) -> None:
    assert [Path(file).name for file in settings["files"]] == ["Stowaway.app"]
    assert all(Path(file).exists() for file in settings["files"])
    assert settings["symlinks"] == {"Applications": "/Applications"}
    assert Path(settings["icon"]).read_bytes()[:4] == b"icns"
    assert set(settings["icon_locations"]) == {"Stowaway.app", "Applications"}


def test_the_ground_fits_the_window_at_both_densities(settings: dict[str, Any]) -> None:
    _, size = settings["window_rect"]
    background = Path(settings["background"])
    dense = background.with_name(f"{background.stem}@2x{background.suffix}")
    for file, scale in ((background, 1), (dense, 2)):
        image = QImage(str(file))
        assert (image.width(), image.height()) == (size[0] * scale, size[1] * scale)


def test_icons_lie_apart_within_the_window_and_on_their_trays(settings: dict[str, Any]) -> None:
    _, (width, height) = settings["window_rect"]
    side, line = settings["icon_size"], 2 * settings["text_size"]
    # An icon, and below it two lines of its name at most.
    boxes = [
        (x - side / 2, y - side / 2, x + side / 2, y + side / 2 + line)
        for x, y in settings["icon_locations"].values()
    ]
    for left, top, right, bottom in boxes:
        assert left > 0
        assert top > 0
        assert right < width
        assert bottom < height
    one, other = sorted(boxes)
    assert one[2] + 40 < other[0]
    assert list(settings["icon_locations"].values()) == [posters.APP_AT, posters.FOLDER_AT]
    assert (width, height) == posters.WINDOW
    ground = QImage(str(settings["background"]))
    for left, top, right, bottom in boxes:
        for x, y in ((left, top), (right, top), (left, bottom), (right, bottom)):
            # Names are black on it, whatever the theme of the system.
            assert ground.pixelColor(round(x), round(y)).lightnessF() > 0.85


def test_the_pictures_are_the_same_on_every_run(
    pictures: Path, tmp_path: Path, qapp: QGuiApplication
) -> None:
    posters.macos(tmp_path)
    files = sorted(tmp_path.iterdir())
    assert len(files) == 2
    for file in files:
        assert file.read_bytes() == (pictures / file.name).read_bytes()


def test_dmgbuild_is_called_with_what_the_settings_ask_for(tmp_path: Path) -> None:
    words = build.command(tmp_path / "Stowaway.app", tmp_path, tmp_path / "x.dmg")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert words[1:3] == ["-m", "dmgbuild"]
    assert words[-2:] == [f"Stowaway {project['version']}", str(tmp_path / "x.dmg")]
    defined = {word.partition("=")[0] for word in words if word.startswith(("app=", "pictures="))}
    assert defined == {"app", "pictures"}
    assert Path(words[words.index("-s") + 1]).is_file()


def test_elsewhere_it_says_what_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(PackagingError, match="needs macOS"):
        build.build(tmp_path / "Stowaway.app", tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_with_an_identity_nothing_is_signed_ad_hoc(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a release whose signature is broken would look like one without a key."""
    ran: list[list[str]] = []

    def run(command: list[str], name: str) -> None:
        ran.append(command)
        if "--verify" in command and len(ran) == 1:
            raise PackagingError(f"{name} failed")

    monkeypatch.setattr(build, "run", run)
    monkeypatch.setenv(plist.IDENTITY, "Developer ID")
    with pytest.raises(PackagingError, match="checking the signature"):
        build.sign(tmp_path / "Stowaway.app")
    ran.clear()
    monkeypatch.delenv(plist.IDENTITY)
    build.sign(tmp_path / "Stowaway.app")
    assert [word for word in ran[1] if word in ("--sign", "-")] == ["--sign", "-"]
    assert "--verify" in ran[2]


@pytest.mark.parametrize("identity", ["", "Developer ID"])
def test_the_disk_image_is_signed_if_there_is_an_identity(
    identity: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []
    monkeypatch.setattr(build, "run", lambda command, name: ran.append(command))
    monkeypatch.setenv(plist.IDENTITY, identity)
    build.sign_image(tmp_path / "x.dmg")
    wanted = ["codesign", "--sign", identity, "--timestamp", str(tmp_path / "x.dmg")]
    assert ran == ([wanted] if identity else [])


def test_what_is_signed_may_do_what_python_does() -> None:
    file = ROOT / "packaging" / "macos" / "entitlements.plist"
    given = plistlib.loads(file.read_bytes())
    # Python's foreign functions write code at run time; nothing else is asked for.
    assert given == {
        "com.apple.security.cs.allow-jit": True,
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
    }
    spec = (ROOT / "packaging" / "stowaway.spec").read_text(encoding="utf-8")
    assert '"entitlements.plist"' in spec
