"""The Flatpak: its manifest keeps to the rules, and what it builds is what a desktop looks for."""

import hashlib
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest
from bundle import PackagingError
from linux import flatpak, layout
from ruamel.yaml import YAML
from ruamel.yaml.constructor import DuplicateKeyError

from engine.store import APP_ID

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it is for Linux")

VERSION, EPOCH = "1.2.3", 1_700_000_000
ALLOWED = {
    "--socket=wayland": "the screen",
    "--socket=fallback-x11": "the screen, where there is no Wayland",
    "--share=ipc": "pictures for X",
    "--device=dri": "the graphics card",
    "--socket=pulseaudio": "sound",
}
"""All that the program may do outside of its sandbox, and what for. Files come by portals."""
TOP_KEYS = {"id", "runtime", "runtime-version", "sdk", "command", "finish-args", "modules"}
MODULE_KEYS = {"name", "buildsystem", "build-options", "build-commands", "sources"}
SOURCE_KEYS = {"type", "path", "sha256"}


def lint(manifest: Any, folder: Path) -> list[str]:
    """What is wrong with a manifest whose sources lie in a folder."""
    faults = []
    if set(manifest) != TOP_KEYS:
        faults.append(f"keys: {sorted(set(manifest) ^ TOP_KEYS)}")
    if not re.fullmatch(r"[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*){2,4}", str(manifest.get("id"))):
        faults.append("the id has not three to five parts")
    if not isinstance(manifest.get("runtime-version"), str):
        faults.append("the version of the runtime is no text")
    if str(manifest.get("runtime", "")).replace(".Platform", ".Sdk") != manifest.get("sdk"):
        faults.append("runtime and sdk do not belong together")
    args = manifest.get("finish-args", [])
    faults += [f"not allowed: {arg}" for arg in args if arg not in ALLOWED]
    if len(set(args)) < len(args):
        faults.append("a right is asked for twice")
    for module in manifest.get("modules", []):
        if set(module) != MODULE_KEYS:
            faults.append(f"keys of a module: {sorted(set(module) ^ MODULE_KEYS)}")
        if "build-args" in module.get("build-options", {}):
            faults.append("a build may ask for nothing")
        for source in module.get("sources", []):
            if set(source) != SOURCE_KEYS:
                faults.append(f"keys of a source: {sorted(set(source) ^ SOURCE_KEYS)}")
                continue
            file = folder / source["path"]
            if file.parent != folder or not file.is_file():
                faults.append(f"not beside the manifest: {source['path']}")
            elif hashlib.sha256(file.read_bytes()).hexdigest() != source["sha256"]:
                faults.append(f"another digest: {source['path']}")
    return faults


def loaded(text: str) -> Any:
    """What a manifest says; a key that comes twice is an error."""
    return YAML(typ="safe", pure=True).load(text)


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Stand-ins for what a system has, with their licences."""
    folder = tmp_path_factory.mktemp("system")
    for name, package in flatpak.MISSING.items():
        (folder / name).write_bytes(name.encode())
        (folder / "doc" / package).mkdir(parents=True)
        (folder / "doc" / package / "copyright").write_text("free", encoding="utf-8")
    return {name: folder / name for name in flatpak.MISSING}


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("bundle")
    languages = folder / "_internal" / "resources" / "languages"
    languages.mkdir(parents=True)
    (languages / "stowaway_de.qm").write_bytes(b"texts")
    (folder / "stowaway").write_text('#!/bin/sh\necho "stand-in $*"\n', encoding="utf-8")
    (folder / "stowaway").chmod(0o700)
    return folder


@pytest.fixture
def made(
    bundle: Path, libraries: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    monkeypatch.setattr(flatpak, "found_libraries", lambda: libraries)
    monkeypatch.setattr(flatpak, "DOCUMENTS", libraries["libkrb5.so.3"].parent / "doc")
    return flatpak.build(bundle, tmp_path / "out", version=VERSION, epoch=EPOCH)


def manifest_in(folder: Path) -> Any:
    return loaded((folder / f"{APP_ID}.yml").read_text(encoding="utf-8"))


def test_it_keeps_to_the_rules(made: Path) -> None:
    manifest = manifest_in(made)
    assert lint(manifest, made) == []
    assert manifest["id"] == APP_ID
    assert manifest["finish-args"] == list(ALLOWED)


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("--device=dri", "--share=network", "not allowed: --share=network"),
        ("--device=dri", "--filesystem=home", "not allowed: --filesystem=home"),
        ("--device=dri", "--socket=wayland", "a right is asked for twice"),
        ('"25.08"', "25.08", "the version of the runtime is no text"),
        ("sdk: org.freedesktop", "sdk: org.kde", "runtime and sdk do not belong together"),
        ("path: ", "path: ../", "not beside the manifest: ../"),
        ("type: archive\n        path", "type: archive\n        url", "keys of a source"),
        ("sha256: ", "sha256: 0", "another digest"),
        ("no-debuginfo: true", "build-args: [--share=network]", "a build may ask for nothing"),
        (f'id: "{APP_ID}"', "id: Stowaway", "the id has not three to five parts"),
        ("command:", "comand:", "keys: ['comand', 'command']"),
    ],
)
def test_a_manifest_with_a_fault_is_found(made: Path, old: str, new: str, fault: str) -> None:
    """A lint that finds nothing proves nothing."""
    text = (made / f"{APP_ID}.yml").read_text(encoding="utf-8").replace('path: "', "path: ")
    text = text.replace('.tar.xz"', ".tar.xz").replace('sha256: "', "sha256: ")
    text = re.sub(r'(sha256: \w+)"', r"\1", text)
    assert lint(loaded(text), made) == []
    assert old in text
    found = lint(loaded(text.replace(old, new, 1)), made)
    assert len(found) == 1
    assert found[0].startswith(fault)


def test_a_key_cannot_come_twice(made: Path) -> None:
    text = (made / f"{APP_ID}.yml").read_text(encoding="utf-8")
    with pytest.raises(DuplicateKeyError):
        loaded(text + "command: other\n")


def test_what_is_built_is_what_a_desktop_looks_for(made: Path, tmp_path: Path) -> None:
    """The commands are run as flatpak-builder does: in the unpacked archive, one by one."""
    (module,) = manifest_in(made)["modules"]
    (source,) = module["sources"]
    with tarfile.open(made / source["path"]) as tar:
        tops = {name.partition("/")[0] for name in tar.getnames()}
        assert len(tops) == 1, "the folder on top is left out"
        tar.extractall(tmp_path / "build", filter="data")
    app = tmp_path / "app"
    for command in module["build-commands"]:
        subprocess.run(
            ["/bin/sh", "-c", command],
            cwd=tmp_path / "build" / next(iter(tops)),
            env={"PATH": os.environ["PATH"], "FLATPAK_DEST": str(app)},
            check=True,
        )
    program = app / "bin" / manifest_in(made)["command"]
    told = subprocess.run([program, "games"], capture_output=True, text=True, check=True).stdout
    assert told == "stand-in games\n"
    for name in layout.shared(VERSION, EPOCH):
        assert (app / "share" / name).is_file(), name
    exported = (
        f"applications/{APP_ID}.desktop",
        f"metainfo/{APP_ID}.metainfo.xml",
        f"mime/packages/{APP_ID}.xml",
        f"icons/hicolor/scalable/apps/{APP_ID}.svg",
        f"icons/hicolor/256x256/apps/{APP_ID}.png",
    )
    for name in exported:
        assert (app / "share" / name).stat().st_size > 0
    entry = (app / "share" / exported[0]).read_text(encoding="utf-8")
    assert f"\nExec={manifest_in(made)['command']} %f\n" in entry
    assert (app / "share" / layout.TRANSLATIONS / "stowaway_de.qm").read_bytes() == b"texts"


def test_only_what_bears_the_id_is_shown_to_the_desktop() -> None:
    """Flatpak exports files whose names begin with the id; an icon of another name is lost."""
    named = {
        name
        for name in layout.shared(VERSION, EPOCH)
        if name.startswith(("applications", "metainfo", "mime", "icons"))
    }
    assert {name for name in named if not Path(name).name.startswith(f"{APP_ID}.")} == set()


def test_it_has_what_the_runtime_lacks(made: Path) -> None:
    (archive,) = made.glob("*.tar.xz")
    with tarfile.open(archive) as tar:
        names = {name.partition("/")[2] for name in tar.getnames()}
    for library, package in flatpak.MISSING.items():
        assert f"lib/stowaway/_internal/{library}" in names
        assert f"share/licenses/{APP_ID}/{package}/copyright" in names


def test_the_same_bundle_gives_the_same_bytes(bundle: Path, made: Path, tmp_path: Path) -> None:
    os.utime(bundle / "stowaway", (1, 1))
    again = flatpak.build(bundle, tmp_path / "again", version=VERSION, epoch=EPOCH)
    assert {f.name: f.read_bytes() for f in made.iterdir()} == {
        f.name: f.read_bytes() for f in again.iterdir()
    }


def test_a_library_without_its_licence_is_not_carried(
    bundle: Path, made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flatpak, "DOCUMENTS", tmp_path)
    with pytest.raises(PackagingError, match=r"The licence of .* is missing"):
        flatpak.build(bundle, tmp_path / "again", version=VERSION, epoch=EPOCH)


def test_a_system_without_the_libraries_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "ldconfig"
    lines = "\n".join(f"\t{name} (libc6,x86-64) => /lib/{name}" for name in flatpak.MISSING)
    program.write_text(f"#!/bin/sh\ncat <<'E'\nCache\n{lines}\nE\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr("shutil.which", lambda name, path=None: str(program))
    assert set(flatpak.found_libraries()) == set(flatpak.MISSING)
    program.write_text("#!/bin/sh\necho none\n", encoding="utf-8")
    with pytest.raises(PackagingError, match=r"apt-get install .*libgssapi-krb5-2"):
        flatpak.found_libraries()


def test_no_file_of_ours_holds_an_address() -> None:
    assert "://" not in (layout.HERE / "flatpak.yml").read_text(encoding="utf-8")
