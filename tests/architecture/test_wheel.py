"""What `pip install .` would install: the four parts, the door, the shelf, and nothing else."""

import configparser
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("main.py", "engine", "ui", "resources")
COMPILED = shutil.ignore_patterns("__pycache__")
SOURCES = (*PARTS, "pyproject.toml", "README.md", "LICENSE", "tests/conftest.py", "dev.py")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from a copy, since building leaves files in the tree."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    for part in SOURCES:
        (source / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            # What other tests have compiled meanwhile comes and goes while it is copied.
            shutil.copytree(ROOT / part, source / part, ignore=COMPILED)
        else:
            shutil.copy2(ROOT / part, source / part)
    for package in ("engine", "resources"):
        compiled = source / package / "__pycache__" / "left.cpython-311.pyc"
        compiled.parent.mkdir()
        compiled.touch()
    done = subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"),
            *("--no-build-isolation", "--disable-pip-version-check"),
            *("--wheel-dir", str(folder), str(source)),
        ],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=110,
    )
    assert 0 == done.returncode, done.stdout + done.stderr
    (built,) = folder.glob("stowaway-*.whl")
    return built


def test_it_holds_all_of_the_product_and_nothing_else(wheel: Path) -> None:
    files = [file for part in PARTS for file in [ROOT / part, *(ROOT / part).rglob("*")]]
    wanted = {
        file.relative_to(ROOT).as_posix()
        for file in files
        if file.is_file() and "__pycache__" not in file.parts
    }
    names = zipfile.ZipFile(wheel).namelist()
    assert wanted == {name for name in names if ".dist-info/" not in name}


def test_it_has_the_entry_point_and_the_licence(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (listed,) = [name for name in archive.namelist() if name.endswith("entry_points.txt")]
    entries = configparser.ConfigParser()
    entries.read_string(archive.read(listed).decode())
    assert {"stowaway": "main:main"} == dict(entries["console_scripts"])
    assert any(name.endswith("licenses/LICENSE") for name in archive.namelist())


def test_it_works_where_there_is_no_checkout(wheel: Path, tmp_path: Path) -> None:
    place = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(place)
    code = "import sys; sys.argv = ['stowaway', 'games']; import main; sys.exit(main.main())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(place)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert 0 == done.returncode, done.stderr
    assert "pack-the-essentials" in done.stdout
