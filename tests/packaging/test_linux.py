"""Packages for Linux: what a desktop reads is valid and agrees with the code; the .deb is sound."""

import argparse
import gzip
import importlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from pathlib import Path

import pytest
import trim
from bundle import PackagingError
from linux import deb, layout, libraries, portable

import main as door
from dev import DEBIAN_PACKAGE
from engine import catalog
from engine.cli import _parser
from engine.match.journal import RANDOM
from engine.store import APP_ID, EXTENSION, HOME_VARIABLE, MIME_TYPE
from engine.store.names import ARCHIVE_EXTENSION, ARCHIVE_MIME_TYPE
from ui.shell.placement import MIN_WINDOW_SIZE

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="they are made on Linux only"
)

EPOCH = 1_700_000_000
VERSION = "1.2.3"


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    """A folder that looks like a bundle: a program, a library of the system, a link, notices."""
    folder = tmp_path / "bundle"
    (folder / "_internal" / "resources").mkdir(parents=True)
    program = folder / "stowaway"
    program.write_text("#!/bin/sh\necho stand-in\n", encoding="utf-8")
    program.chmod(0o700)
    (folder / "_internal" / "libffi.so.8").write_bytes(b"of the system")
    (folder / "_internal" / "libown.so.1").write_bytes(b"own")
    (folder / "_internal" / "libown.so").symlink_to("libown.so.1")
    (folder / "_internal" / "resources" / "notices.txt").write_text("Qt\n", encoding="utf-8")
    return folder


def told(*command: str) -> str:
    """What a command says, whether it is content or not."""
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return f"{done.returncode}\n{done.stdout}{done.stderr}"


def held(package: Path) -> dict[str, tarfile.TarInfo]:
    """What a package installs, by path."""
    done = subprocess.run(["dpkg-deb", "--fsys-tarfile", package], capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as tar:
        return {entry.name.removeprefix("./").rstrip("/"): entry for entry in tar}


# What a desktop reads


def test_the_entry_of_the_menu_is_valid(tmp_path: Path) -> None:
    said = told("desktop-file-validate", str(layout.HERE / f"{APP_ID}.desktop"))
    assert said == "0\n"


def test_the_entry_of_the_menu_says_what_the_program_is() -> None:
    lines = (layout.HERE / f"{APP_ID}.desktop").read_text(encoding="utf-8").splitlines()
    fields = dict(line.split("=", 1) for line in lines[1:])
    assert fields["MimeType"] == f"{MIME_TYPE};{ARCHIVE_MIME_TYPE};"
    assert fields["Icon"] == APP_ID
    assert fields["Exec"] == "stowaway %f"
    assert {f"{key}[de]" for key in ("Comment", "GenericName", "Keywords")} <= set(fields)


@pytest.mark.parametrize("site", ["", "https://games.example/stowaway"])
def test_the_software_centres_page_is_valid(site: str, tmp_path: Path) -> None:
    file = tmp_path / f"{APP_ID}.metainfo.xml"
    file.write_bytes(layout.metainfo(VERSION, EPOCH, site))
    said = told("appstreamcli", "validate", "--no-net", "--no-color", str(file))
    assert "Validation" in said
    # Newer ones want a page in the web, which there is only once a release names it.
    faults = [line for line in said.splitlines() if re.match(r"[EW]:", line)]
    assert [line for line in faults if site or "url-homepage-missing" not in line] == []


def test_the_software_centres_page_says_what_the_program_is() -> None:
    page = ET.fromstring(layout.metainfo(VERSION, EPOCH, "https://games.example/s/"))
    assert page.findtext("id") == APP_ID
    assert page.findtext("launchable") == f"{APP_ID}.desktop"
    types = [each.text for each in page.findall("provides/mediatype")]
    assert types == [MIME_TYPE, ARCHIVE_MIME_TYPE]
    rating = page.find("content_rating")
    assert rating is not None
    assert rating.get("type") == "oars-1.1"
    release = page.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": VERSION, "date": "2023-11-14"}
    pictures = [image.text for image in page.iter("image")]
    assert pictures[0] == "https://games.example/s/releases/download/v1.2.3/stowaway-1.png"
    assert len(pictures) == 1 + len(catalog.ids())


def test_the_smallest_screen_is_the_smallest_window() -> None:
    """Without a word on which side it is, a length is that of the shorter one."""
    page = ET.fromstring(layout.metainfo(VERSION, EPOCH, ""))
    sides = {str(item.get("side")): item.text for item in page.iter("display_length")}
    assert sides == {"longest": str(MIN_WINDOW_SIZE[0]), "shortest": str(MIN_WINDOW_SIZE[1])}


def test_without_a_site_no_screenshot_is_promised() -> None:
    page = ET.fromstring(layout.metainfo(VERSION, EPOCH, ""))
    assert page.find("screenshots") is None
    assert page.find("url") is None


SUMMARY = "Four board games about luggage"


def test_the_program_is_described_in_the_same_words_everywhere() -> None:
    page = ET.fromstring(layout.metainfo(VERSION, EPOCH, ""))
    root = layout.HERE.parent.parent
    assert page.findtext("summary") == SUMMARY
    for file in ("README.md", "engine/cli.py", "packaging/windows/texts.nsh", "pyproject.toml"):
        assert SUMMARY in (root / file).read_text(encoding="utf-8"), file
    assert SUMMARY.lower() in deb.control(VERSION, (), 1)
    assert SUMMARY.lower() in layout.man_page(VERSION, EPOCH).decode()


def test_each_game_has_its_own_tagline_everywhere() -> None:
    page = ET.fromstring(layout.metainfo(VERSION, EPOCH, ""))
    items = [item.text for item in page.iterfind("description/ul/li")]
    root = layout.HERE.parent.parent
    readme = (root / "README.md").read_text(encoding="utf-8")
    described = " ".join(deb.description().split())
    for game in catalog.ids():
        words = importlib.import_module(f"ui.tables.{game}.words").SAY
        line = words["tagline"]
        small = line[:1].lower() + line[1:].removesuffix(".")
        assert f"| **{words['title']}** | {line} |" in readme
        assert f"{words['title']}: {small}" in items
        assert f"you {small}" in described
        texts = ET.parse(root / "resources" / "games" / game / "words_de.ts").iter("message")
        german = {text.findtext("source"): text.findtext("translation") for text in texts}[line]
        assert german is not None
        assert f"{words['title']}: {german.removesuffix('.')}" in items


def test_every_text_of_the_software_centre_is_in_german_too() -> None:
    page = ET.fromstring(layout.metainfo(VERSION, EPOCH, ""))
    lang = "{http://www.w3.org/XML/1998/namespace}lang"
    for tag in ("summary", "description/p", "description/ul/li", "keywords/keyword"):
        texts = page.findall(tag)
        german = [text for text in texts if text.get(lang) == "de"]
        assert len(german) * 2 == len(texts) > 0, tag


def test_a_match_file_has_its_type_and_icon(tmp_path: Path) -> None:
    files = layout.shared(VERSION, EPOCH)
    folder = tmp_path / "mime"
    (folder / "packages").mkdir(parents=True)
    (folder / "packages" / "stowaway.xml").write_bytes(files[f"mime/packages/{APP_ID}.xml"])
    said = told("update-mime-database", str(folder))
    assert said.startswith("0\n"), said
    globs = (folder / "globs2").read_text(encoding="utf-8").splitlines()
    kinds = ((MIME_TYPE, EXTENSION), (ARCHIVE_MIME_TYPE, ARCHIVE_EXTENSION))
    assert {f"50:{kind}:*{extension}" for kind, extension in kinds} <= {*globs}
    icon = layout.MATCH_ICON
    assert files[f"mime/packages/{APP_ID}.xml"].count(f'<icon name="{icon}"/>'.encode()) == 2
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        place = f"icons/hicolor/{size}x{size}"
        for name in (f"{place}/apps/{APP_ID}.png", f"{place}/mimetypes/{icon}.png"):
            data = files[name]
            assert data.startswith(b"\x89PNG")
            assert int.from_bytes(data[16:20], "big") == size, name
    for name in (f"apps/{APP_ID}.svg", f"mimetypes/{icon}.svg"):
        ET.fromstring(files[f"icons/hicolor/scalable/{name}"])


@pytest.mark.skipif(shutil.which("man") is None, reason="there is no man")
def test_the_manual_page_is_well_formed(tmp_path: Path) -> None:
    file = tmp_path / "stowaway.6"
    file.write_bytes(layout.man_page(VERSION, EPOCH))
    environment = {**os.environ, "MANROFFSEQ": "", "MANWIDTH": "80", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        ["man", "--warnings", "-l", "-Tutf8", str(file)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stderr == ""
    assert f"stowaway {VERSION}" in done.stdout


def options_of(parser: argparse.ArgumentParser) -> set[str]:
    return {word for action in parser._actions for word in action.option_strings}


def commands() -> dict[str, argparse.ArgumentParser]:
    (subs,) = (a for a in _parser()._actions if isinstance(a, argparse._SubParsersAction))
    return dict(subs.choices)


def levels() -> set[str]:
    """All levels that a seat can have, in any game."""
    games = (catalog.game(name) for name in catalog.ids())
    return {RANDOM, *(str(level) for game in games for level in game.bots)}


def test_the_manual_page_knows_every_command_and_option() -> None:
    page = layout.man_page(VERSION, EPOCH).decode().replace("\\-", "-")
    assert levels() <= set(re.findall(r"\w+", page))
    assert set(commands()) == set(door.COMMANDS)
    for name, parser in commands().items():
        assert re.search(rf"^\.B {name}\b", page, re.MULTILINE), name
        missing = {option for option in options_of(parser) if option not in page}
        assert not missing, name
    assert {door.SMOKE, "--version", "--help", HOME_VARIABLE} <= set(re.findall(r"[\w-]+", page))
    assert "@" not in page


def complete(*words: str) -> list[str]:
    """What bash offers for the last of some words; `_init_completion` is its library's."""
    script = f"""
    _init_completion() {{
        words=("${{COMP_WORDS[@]}}") cword=$COMP_CWORD
        cur=${{words[cword]}} prev=${{words[cword - 1]}}
    }}
    _filedir() {{ COMPREPLY+=("files:${{1-}}"); }}
    stowaway() {{ "{sys.executable}" main.py "$@"; }}
    source packaging/linux/stowaway.bash
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
    _stowaway
    printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(
        ["bash", "-euc", script, "bash", "stowaway", *words],
        cwd=Path(door.__file__).parent,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stderr == ""
    return done.stdout.split()


def test_the_shell_completes_every_command() -> None:
    offered = set(complete(""))
    assert offered >= {*door.COMMANDS, door.SMOKE, "--help", "--version", "files:stowaway"}
    assert complete("si") == ["simulate", "files:stowaway", "files:stowaway-all"]


@pytest.mark.parametrize("command", sorted(door.COMMANDS))
def test_the_shell_completes_every_option(command: str) -> None:
    known = {option for option in options_of(commands()[command]) if option.startswith("--")}
    assert set(complete(command, "--")) == known


def test_the_shell_completes_games_levels_and_files() -> None:
    names = [name.replace("_", "-") for name in catalog.ids()]
    assert complete("simulate", "") == names
    assert complete("simulate", names[0], "--seats", "h") == ["hard"]
    assert set(complete("simulate", names[0], "--seats", "")) == levels()
    assert complete("simulate", names[0], "--save", "") == ["files:-d"]
    assert complete("verify", "") == ["files:stowaway"]
    assert complete("games", "") == []
    assert complete("archive", "") == ["export", "import", "--help"]
    assert complete("archive", "export", "") == ["files:stowaway-all"]
    assert complete("archive", "export", "--") == ["--json", "--help"]
    assert complete("archive", "import", "--") == ["--json", "--yes", "--help"]


# The package for Debian


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("deb")
    return deb.build(stand_in(folder / "bundle"), folder, version=VERSION, epoch=EPOCH)


def stand_in(folder: Path) -> Path:
    """As the fixture `bundle`, for one that lives longer."""
    (folder / "_internal" / "resources").mkdir(parents=True)
    (folder / "stowaway").write_text("#!/bin/sh\n", encoding="utf-8")
    (folder / "stowaway").chmod(0o700)
    (folder / "_internal" / "libffi.so.8").write_bytes(b"of the system")
    (folder / "_internal" / "libown.so.1").write_bytes(b"own")
    (folder / "_internal" / "resources" / "notices.txt").write_text("Qt\n", encoding="utf-8")
    return folder


def test_the_same_tree_makes_the_same_package(package: Path, tmp_path: Path) -> None:
    other = stand_in(tmp_path / "another-place" / "bundle")
    os.utime(other / "stowaway", (1, 1))
    again = deb.build(other, tmp_path / "out", version=VERSION, epoch=EPOCH)
    assert again.name == package.name == f"stowaway_1.2.3-1_{deb.architecture()}.deb"
    assert again.read_bytes() == package.read_bytes()


def test_its_fields_are_right(package: Path) -> None:
    said = told("dpkg-deb", "--field", str(package)).partition("\n")[2]
    fields = dict(re.findall(r"^([\w-]+): (.*)$", said, re.MULTILINE))
    assert fields["Package"] == "stowaway"
    assert fields["Version"] == "1.2.3-1"
    assert fields["Section"] == "games"
    assert fields["Depends"].startswith("libc6")
    kib = sum(-(-entry.size // 1024) for entry in held(package).values())
    assert 0 < int(fields["Installed-Size"]) <= kib


def test_its_files_are_roots_and_of_one_time(package: Path) -> None:
    entries = held(package)
    for name, entry in entries.items():
        assert (entry.uid, entry.gid, entry.mtime) == (0, 0, EPOCH), name
        if entry.issym():
            continue
        runs = entry.isdir() or name == "usr/lib/stowaway/stowaway"
        assert entry.mode == (0o755 if runs else 0o644), name
    assert entries["usr/bin/stowaway"].linkname == "../lib/stowaway/stowaway"


def test_it_leaves_to_the_system_what_the_system_has(package: Path) -> None:
    names = set(held(package))
    assert "usr/lib/stowaway/_internal/libown.so.1" in names
    assert "usr/lib/stowaway/_internal/libffi.so.8" not in names


def test_it_keeps_what_the_next_system_has_by_another_name(tmp_path: Path) -> None:
    """Debian 12 has libmpdec3, Ubuntu 24.04 none, Debian 13 libmpdec4."""
    folder = tmp_path / "bundle" / "_internal"
    folder.mkdir(parents=True)
    for name in (*trim.CARRIED, "libown.so.1"):
        (folder / name).touch()
    deb.drop_carried(folder.parent)
    left = {file.name for file in folder.iterdir()}
    assert left == {"libmpdec.so.3", "libmpdec.so.4", "libown.so.1"}


def test_its_sums_are_those_of_its_files(package: Path, tmp_path: Path) -> None:
    subprocess.run(["dpkg-deb", "--raw-extract", package, tmp_path / "x"], check=True)
    lines = (tmp_path / "x" / "DEBIAN" / "md5sums").read_text(encoding="utf-8").splitlines()
    summed = {line[34:] for line in lines}
    assert summed == {name for name, entry in held(package).items() if entry.isfile()}
    done = subprocess.run(
        ["md5sum", "--check", "--quiet", "DEBIAN/md5sums"], cwd=tmp_path / "x", check=False
    )
    assert done.returncode == 0


def test_it_has_no_script_of_its_own(package: Path) -> None:
    done = subprocess.run(["dpkg-deb", "--ctrl-tarfile", package], capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as tar:
        names = {Path(name).name for name in tar.getnames()} - {"", "."}
    assert names == {"control", "md5sums"}


def test_its_documents_bear_no_time() -> None:
    files = deb.documents(VERSION, EPOCH)
    for name, data in files.items():
        if name.endswith(".gz"):
            assert data[4:8] == bytes(4), name
    entry = gzip.decompress(files["doc/stowaway/changelog.Debian.gz"]).decode()
    assert entry.startswith("stowaway (1.2.3-1) unstable;")
    assert "Tue, 14 Nov 2023 22:13:20 -0000" in entry
    assert b"LGPL-3" in files["doc/stowaway/copyright"]


def test_every_exception_from_lintian_has_its_reason() -> None:
    lines = (layout.HERE / "lintian-overrides").read_text(encoding="utf-8").splitlines()
    for before, line in zip(["", *lines], lines, strict=False):
        if line and not line.startswith("#"):
            assert before.startswith(("#", "stowaway")), line


def test_a_folder_that_is_no_bundle_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PackagingError, match="not a bundle"):
        layout.lay_out(tmp_path, tmp_path / "usr", version=VERSION, epoch=EPOCH)


# What libraries ask for

DUMP = """
libQt6Gui.so.6:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libEGL.so.1
  NEEDED               libQt6Core.so.6
  NEEDED               libc.so.6
  RUNPATH              $ORIGIN

Version References:
  required from libc.so.6:
    0x09691a75 0x00 17 GLIBC_2.2.5
    0x069691b4 0x00 08 GLIBC_2.34
    0x069691b9 0x00 07 GLIBC_2.9
"""


def test_what_a_library_asks_for_is_read() -> None:
    needs = libraries.parse(DUMP)
    assert needs.names == {"libEGL.so.1", "libQt6Core.so.6", "libc.so.6"}
    assert needs.c_version == (2, 34)


def test_libraries_are_found_in_packages() -> None:
    table = {"libEGL.so.1": "libegl1", "libc.so.6": "libc6", "libm.so.6": "libc6"}
    assert libraries.packages_of(table, table) == {"libegl1", "libc6"}
    with pytest.raises(PackagingError, match=r"libnew\.so\.2: add it to DEBIAN_PACKAGE"):
        libraries.packages_of(["libc.so.6", "libnew.so.2"], table)


def test_the_packages_of_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "libQt6Core.so.6").write_bytes(b"\x7fELF")

    def needs(_folder: Path) -> libraries.Needs:
        return libraries.parse(DUMP)

    monkeypatch.setattr(libraries, "needs_of", needs)
    assert libraries.depends(tmp_path, DEBIAN_PACKAGE) == ["libc6 (>= 2.34)", "libegl1"]


def test_programs_and_libraries_are_known_by_what_is_in_them(tmp_path: Path) -> None:
    (tmp_path / "program").write_bytes(b"\x7fELF and more")
    (tmp_path / "notes.so").write_text("not a library", encoding="utf-8")
    (tmp_path / "link").symlink_to("program")
    assert libraries.libraries_of(tmp_path) == [tmp_path / "program"]


# The archive and the AppDir


def members(archive: Path) -> Iterable[tarfile.TarInfo]:
    with tarfile.open(archive) as tar:
        yield from tar


def test_the_same_tree_makes_the_same_archive(bundle: Path, tmp_path: Path) -> None:
    one = portable.build(bundle, tmp_path / "one", version=VERSION, epoch=EPOCH)
    os.utime(bundle / "stowaway", (1, 1))
    two = portable.build(bundle, tmp_path / "two", version=VERSION, epoch=EPOCH)
    assert one.read_bytes() == two.read_bytes()
    entries = list(members(one))
    names = [entry.name for entry in entries]
    assert all(name.split("/")[0] == portable.folder_name(VERSION) for name in names)
    assert {(e.uid, e.uname, e.mtime) for e in entries} == {(0, "root", EPOCH)}
    modes = {entry.name.partition("/")[2]: entry.mode for entry in entries if not entry.issym()}
    assert modes["install.sh"] == modes["lib/stowaway/stowaway"] == 0o755
    assert modes["README.txt"] == 0o644
    # Who cannot install packages keeps what they would bring.
    assert "lib/stowaway/_internal/libffi.so.8" in modes


def test_unpacked_the_archive_runs_where_it_lies(bundle: Path, tmp_path: Path) -> None:
    made = portable.build(bundle, tmp_path, version=VERSION, epoch=EPOCH)
    with tarfile.open(made) as tar:
        tar.extractall(tmp_path / "there", filter="data")
    program = tmp_path / "there" / portable.folder_name(VERSION) / "stowaway"
    assert told(str(program)) == "0\nstand-in\n"


def test_an_app_dir_has_what_its_tool_looks_for(bundle: Path, tmp_path: Path) -> None:
    (tmp_path / "Stowaway.AppDir").mkdir()
    (tmp_path / "Stowaway.AppDir" / "old").touch()
    folder = portable.app_dir(bundle, tmp_path, version=VERSION, epoch=EPOCH)
    assert told(str(folder / "AppRun")) == "0\nstand-in\n"
    assert (folder / f"{APP_ID}.desktop").read_text(encoding="utf-8").startswith("[Desktop Entry]")
    assert (folder / ".DirIcon").read_bytes() == (folder / f"{APP_ID}.png").read_bytes()
    assert (folder / "usr/share/metainfo" / f"{APP_ID}.appdata.xml").is_file()
    assert not (folder / "old").exists()
    assert {path.lstat().st_mtime for path in [folder, *folder.rglob("*")]} == {EPOCH}
    assert not [p for p in folder.rglob("*") if p.is_symlink() and p.readlink().is_absolute()]
