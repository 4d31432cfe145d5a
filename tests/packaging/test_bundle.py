"""The bundle: what goes in and what stays out, on every system; when and from what it is made."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import bundle
import package
import pytest
import trim

LANGUAGES = ("de", "en")
LINUX = "PySide6/Qt"
MAC = "PySide6/Qt/lib"


def linux(target: str) -> bool:
    return trim.wanted(target, LANGUAGES, linux=True)


def elsewhere(target: str) -> bool:
    return trim.wanted(target, LANGUAGES, linux=False)


@pytest.mark.parametrize(
    "target",
    [
        f"{LINUX}/lib/libQt6Core.so.6",
        "libQt6XcbQpa.so.6",
        f"{LINUX}/lib/libicudata.so.73",
        "PySide6/QtWidgets.abi3.so",
        f"{LINUX}/plugins/platforms/libqxcb.so",
        f"{LINUX}/plugins/platforms/libqwayland.so",
        f"{LINUX}/plugins/platforms/libqoffscreen.so",
        f"{LINUX}/plugins/iconengines/libqsvgicon.so",
        f"{LINUX}/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        f"{LINUX}/translations/qtbase_de.qm",
        "resources/languages/stowaway_de.qm",
        "resources/fonts/Inter-Bold.otf",
        "libpython3.11.so.1.0",
        "libscipy_openblas64_-32a4b2a6.so",
        "numpy.libs/libgfortran-040039e1-0352e75f.so.5.0.0",
        "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
        "libxcb-cursor.so.0",
        "stowaway-0.1.0.dist-info/METADATA",
        "pyside6_essentials-6.11.3.dist-info/METADATA",
        "base_library.zip",
    ],
)
def test_on_linux_it_holds(target: str) -> None:
    assert linux(target)


@pytest.mark.parametrize(
    "target",
    [
        f"{LINUX}/lib/libQt6Quick.so.6",
        "libQt6EglFSDeviceIntegration.so.6",
        "PySide6/QtQml.abi3.so",
        "PySide6/libpyside6qml.abi3.so.6.11",
        f"{LINUX}/plugins/platforms/libqvnc.so",
        f"{LINUX}/plugins/platformthemes/libqgtk3.so",
        f"{LINUX}/plugins/imageformats/libqtiff.so",
        f"{LINUX}/plugins/tls/libqopensslbackend.so",
        f"{LINUX}/translations/qtbase_fr.qm",
        f"{LINUX}/translations/qt_help_de.qm",
        "libX11.so.6",
        "libglib-2.0.so.0",
        "libgtk-3.so.0",
        "libgssapi_krb5.so.2",
        "libstdc++.so.6",
        "libcrypto.so.3",
        "numpy/_core/_multiarray_tests.cpython-311-x86_64-linux-gnu.so",
        "pyqtgraph/icons/peegee/peegee.svg",
        "pyqtgraph/colors/maps/CET-L1.csv",
        "pyqtgraph/Qt/__init__.pyi",
        "tqdm-4.70.1.dist-info/METADATA",
        "msgspec-0.22.0.dist-info/RECORD",
    ],
)
def test_on_linux_it_does_not_hold(target: str) -> None:
    assert not linux(target)


@pytest.mark.parametrize(
    ("target", "kept"),
    [
        ("PySide6\\Qt6Core.dll", True),
        ("PySide6\\QtCore.pyd", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\imageformats\\qsvg.dll", True),
        ("python311.dll", True),
        ("VCRUNTIME140.dll", True),
        ("PySide6\\translations\\qtbase_de.qm", True),
        ("PySide6\\translations\\qtbase_ru.qm", False),
        ("PySide6\\Qt6Quick.dll", False),
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6\\plugins\\platforms\\qminimal.dll", False),
        ("PySide6\\plugins\\tls\\qschannelbackend.dll", False),
        (f"{MAC}/QtCore.framework/Versions/A/QtCore", True),
        (f"{MAC}/QtCore.framework/Resources", True),
        ("QtGui", True),
        ("libpython3.11.dylib", True),
        ("libssl.3.dylib", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        (f"{MAC}/QtQml.framework/Versions/A/QtQml", False),
        (f"{MAC}/QtQml.framework/Versions/A/Resources/Info.plist", False),
        ("QtQml", False),
        ("PySide6/Qt/plugins/platforms/libqminimal.dylib", False),
    ],
)
def test_on_windows_and_a_mac(target: str, kept: bool) -> None:
    assert elsewhere(target) is kept


@pytest.mark.parametrize(
    ("target", "stripped"),
    [
        ("libpython3.11.so.1.0", True),
        ("python3.11/lib-dynload/zlib.cpython-311-x86_64-linux-gnu.so", True),
        ("numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so", True),
        ("PySide6/Qt/lib/libicui18n.so.73", True),
        ("_miniaudio.abi3.so", True),
        ("numpy.libs/libscipy_openblas64_-32a4b2a6.so", False),
        ("PySide6/Qt/lib/libQt6Core.so.6", False),
        ("libffi.so.8", False),
    ],
)
def test_what_is_stripped(target: str, stripped: bool) -> None:
    assert trim.stripped(target) is stripped


def test_what_python_asks_qt_for_is_in_the_bundle() -> None:
    """A module of Qt that the app imports must be one that a bundle holds."""
    files = [path for room in ("ui", "main.py") for path in sources(bundle.ROOT / room)]
    imported = {
        line.split()[1].removeprefix("PySide6.Qt")
        for path in files
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.lstrip().startswith("from PySide6.Qt")
    }
    assert "Widgets" in imported
    assert imported <= trim.QT_MODULES


def sources(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def test_a_bundle_is_made_from_the_code_and_nothing_else(tmp_path: Path) -> None:
    tree = bundle.stage(tmp_path / "tree")
    assert {path.name for path in tree.iterdir()} == set(bundle.SHIPPED)
    assert (tree / "packaging" / "stowaway.spec").is_file()
    assert not [path for path in tree.rglob("*") if path.suffix == ".pyc"]


def test_a_copy_says_it_is_another_version(tmp_path: Path) -> None:
    made = tmp_path / "made"
    info = made / "_internal" / f"stowaway-{bundle.version()}.dist-info"
    info.mkdir(parents=True)
    text = f"Metadata-Version: 2.1\nName: stowaway\nVersion: {bundle.version()}\n"
    (info / "METADATA").write_text(text, encoding="utf-8")
    (made / "stowaway").touch()
    copy = bundle.as_version(made, "0.0.1", tmp_path / "older")
    told = copy / "_internal" / "stowaway-0.0.1.dist-info" / "METADATA"
    assert told.read_text(encoding="utf-8").endswith("\nVersion: 0.0.1\n")
    assert sorted(path.name for path in (copy / "_internal").iterdir()) == [told.parent.name]
    assert (copy / "stowaway").is_file()
    assert info.is_dir()


def test_its_time_is_the_commits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert bundle.source_date() == 1_700_000_000
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    told = subprocess.run(
        ["git", "-C", bundle.ROOT, "log", "-1", "--format=%ct"], capture_output=True, text=True
    )
    if told.returncode == 0:
        assert bundle.source_date() == int(told.stdout)


def test_without_a_commit_it_asks_for_the_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(bundle, "ROOT", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(bundle.PackagingError, match="Set SOURCE_DATE_EPOCH"):
        bundle.source_date()


def _folder(path: Path) -> Path:
    (path / "lib").mkdir(parents=True)
    (path / "program").write_bytes(b"same")
    (path / "program").chmod(0o755)
    (path / "lib" / "a.so.1").write_bytes(b"library")
    (path / "lib" / "a.so").symlink_to("a.so.1")
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="of links and modes")
def test_equal_folders_have_no_differences(tmp_path: Path) -> None:
    one, other = _folder(tmp_path / "one"), _folder(tmp_path / "b" / "other")
    assert bundle.differences(one, other) == []


@pytest.mark.skipif(sys.platform == "win32", reason="of links and modes")
def test_each_difference_is_found(tmp_path: Path) -> None:
    one, other = _folder(tmp_path / "one"), _folder(tmp_path / "other")
    # Of the same size and time, so that only its bytes tell.
    (other / "lib" / "a.so.1").write_bytes(b"Library")
    os.utime(one / "lib" / "a.so.1", (1, 1))
    os.utime(other / "lib" / "a.so.1", (1, 1))
    (other / "program").chmod(0o644)
    (other / "lib" / "a.so").unlink()
    (other / "lib" / "a.so").symlink_to("../lib/a.so.1")
    (one / "first").touch()
    (other / "second").touch()
    assert bundle.differences(one, other) == [
        "only in the first: first",
        "only in the second: second",
        "of another kind or mode: lib/a.so",
        "other bytes: lib/a.so.1",
        "of another kind or mode: program",
    ]


def test_a_bundle_that_differs_elsewhere_stops_the_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def made(work: Path) -> Path:
        folder = work / "made"
        folder.mkdir()
        (folder / "same").write_bytes(b"same")
        if told:
            (folder / "module.pyc").write_text(str(work), encoding="utf-8")
        return folder

    told = False
    monkeypatch.setattr(bundle, "build", made)
    assert bundle.build_twice(tmp_path / "x") == tmp_path / "x" / "one" / "made"
    told = True
    with pytest.raises(bundle.PackagingError, match=r"differ:\nother bytes: module\.pyc$"):
        bundle.build_twice(tmp_path / "y")


# The command


def test_what_another_system_builds_is_said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def here(_yard: package.Yard) -> Path:
        (tmp_path / "one.deb").write_bytes(b"made")
        return tmp_path / "one.deb"

    def broken(_yard: package.Yard) -> Path:
        raise bundle.PackagingError("the tool is missing")

    other = "windows" if sys.platform != "win32" else "macos"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setitem(package.BUILDERS, "deb", here)
    assert package.build(["deb", other], tmp_path, None)
    said = capsys.readouterr().out
    assert f"{other:<12} not built: PyInstaller can only build the program for" in said
    assert "release.yml" in said
    assert "one.deb  0.0 MB" in said
    # On its own it was what was asked for.
    assert not package.build([other], tmp_path, None)
    monkeypatch.setitem(package.BUILDERS, "tar", broken)
    assert not package.build(["deb", "tar"], tmp_path, None)
    assert "not built: the tool is missing" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "targets"),
    [
        (["deb", "dist"], ["deb"]),
        (["all", "dist"], list(package.TARGETS)),
        (["dist"], list(package.TARGETS)),
    ],
)
def test_without_a_target_all_are_built(
    words: list[str], targets: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[list[str], Path]] = []

    def build(found: Sequence[str], out: Path, made: Path | None) -> bool:
        asked.append((list(found), out))
        return True

    monkeypatch.setattr(package, "build", build)
    assert package.main(words) == 0
    assert asked == [(targets, Path("dist"))]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["deb"], "name the folder for the packages"),
        ([], "name the folder for the packages"),
        (["rpm", "dist"], "unknown target 'rpm'"),
    ],
)
def test_what_cannot_be_built_is_refused(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        package.main(words)
    assert said in capsys.readouterr().err


def test_a_bundle_that_failed_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    tried: list[Path] = []

    def fail(work: Path) -> Path:
        # As a real one does, which would not come twice in one folder.
        (work / "tree").mkdir()
        tried.append(work)
        raise bundle.PackagingError("PyInstaller failed")

    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(bundle, "build", fail)
    yard = package.Yard(tmp_path, tmp_path, None)
    for _ in range(2):
        with pytest.raises(bundle.PackagingError, match="PyInstaller failed"):
            _ = yard.bundle
    assert len(set(tried)) == 2


def test_every_target_has_its_builder() -> None:
    assert set(package.BUILDERS) == {*package.TARGETS, *package.FURTHER}
