"""The third-party notices: every locked package has one, and the file follows from its sources."""

import importlib.util
import sys
from importlib import metadata
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("notices", ROOT / "packaging" / "notices.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    # Its folder has the name of a library; nothing else is to be found there.
    path = list(sys.path)
    try:
        spec.loader.exec_module(made)
    finally:
        sys.path[:] = path
    return made


NOTICES = maker()


def test_the_file_is_the_one_that_its_sources_make() -> None:
    assert NOTICES.notices() == NOTICES.OUT.read_text(encoding="utf-8"), (
        "make it anew: python packaging/notices.py"
    )


def test_every_locked_package_has_a_notice() -> None:
    assert [] == NOTICES.unnamed(NOTICES.LOCK.read_text(encoding="utf-8"))


def test_a_package_without_a_notice_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "run.txt"
    lock.write_text(NOTICES.LOCK.read_text(encoding="utf-8") + "left-pad==1.3.0 \\\n", "utf-8")
    monkeypatch.setattr(NOTICES, "LOCK", lock)
    with pytest.raises(ValueError, match="no notice for: left-pad"):
        NOTICES.notices()


def test_a_notice_of_a_package_that_is_gone_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "run.txt"
    lock.write_text(NOTICES.LOCK.read_text(encoding="utf-8").replace("tqdm==", "tqdn=="), "utf-8")
    monkeypatch.setattr(NOTICES, "LOCK", lock)
    monkeypatch.setattr(NOTICES, "unnamed", lambda lock: [])
    with pytest.raises(ValueError, match="no longer in the lock: tqdm"):
        NOTICES.notices()


def test_an_empty_licence_is_told(tmp_path: Path) -> None:
    file = tmp_path / "empty.txt"
    file.write_text("\n \n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"empty\.txt is not usable as a notice"):
        NOTICES._plain(file)


CARRIED = [
    (name, NOTICES.LICENCES / f"{name}.txt")
    for part in NOTICES.PARTS
    for name in part.locked
    if NOTICES.LICENCES / f"{name}.txt" in part.texts
]


@pytest.mark.parametrize(("name", "file"), CARRIED, ids=[name for name, _ in CARRIED])
def test_a_package_still_carries_the_licence_that_is_shown(name: str, file: Path) -> None:
    first = NOTICES.locked(NOTICES.LOCK.read_text(encoding="utf-8"))[name][0]
    if name == "numpy" and (metadata.version(name) != first or sys.platform != "linux"):
        pytest.skip("what it holds differs between systems and Pythons")
    assert NOTICES.carried(name) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "words",
    [
        "GNU LESSER GENERAL PUBLIC LICENSE Version 3, 29 June 2007",
        "GNU GENERAL PUBLIC LICENSE Version 3, 29 June 2007",
        "You may replace them by your own build",
        "The Inter Project Authors",
        "SIL OPEN FONT LICENSE",
        "Copyright (c) 2005-2025, NumPy Developers.",
        "Name: OpenBLAS",
        "GCC RUNTIME LIBRARY EXCEPTION",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "Bootloader Exception",
        "The FreeType Project LICENSE",
    ],
)
def test_what_must_be_said_is_there(words: str) -> None:
    assert " ".join(words.lower().split()) in " ".join(NOTICES.notices().lower().split())


def test_the_page_shows_every_notice() -> None:
    from ui.shell.about.licences import NOTICES_FILE, read_notices

    shown = read_notices(NOTICES_FILE.read_text(encoding="utf-8"))
    assert [part.title for part in NOTICES.PARTS] == [
        part.title if notice.title.startswith(part.title) else notice.title
        for part, notice in zip(NOTICES.PARTS, shown, strict=True)
    ]
    assert all(notice.text and notice.licence for notice in shown)
