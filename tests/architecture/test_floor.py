"""The test floor is itself tested: what has to fail a test does fail it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

CLEAN = """
import os
from pathlib import Path

def test_home() -> None:
    assert not Path(os.environ["STOWAWAY_HOME"]).exists()

def test_platform(qapp: object) -> None:
    assert qapp.platformName() == "offscreen"
"""
DIRTY = {
    "log": "import logging\ndef test_it() -> None:\n    logging.getLogger('x').warning('stray')",
    "unseen": "import pytest\n@pytest.mark.logs('never')\ndef test_it() -> None:\n    pass",
    "python": "import warnings\ndef test_it() -> None:\n    warnings.warn('stray')",
    "qt": "from PySide6.QtCore import qWarning\ndef test_it() -> None:\n    qWarning('stray')",
    "slot": (
        "from PySide6.QtCore import QTimer\n"
        "def test_it(qtbot) -> None:\n"
        "    QTimer.singleShot(0, lambda: 1 // 0)\n"
        "    qtbot.wait(20)"
    ),
}


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What a run of clean and dirty tests says, each kind in a file of its own."""
    folder = tmp_path_factory.mktemp("floor")
    for kind, text in {"clean": CLEAN, **DIRTY}.items():
        (folder / f"test_{kind}.py").write_text(text, encoding="utf-8")
    done = subprocess.run(
        [
            sys.executable,
            *("-m", "pytest", "-p", "no:cacheprovider", "-q", "-rA"),
            *("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder)),
            *("--confcutdir", str(folder), "-p", "tests.conftest"),
            str(folder),
        ],
        cwd=ROOT,
        env={key: value for key, value in os.environ.items() if "PYTEST" not in key},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )
    assert 1 == done.returncode, done.stdout + done.stderr
    return done.stdout


def test_clean_tests_pass(told: str) -> None:
    assert 2 == len(re.findall(r"^PASSED \S*test_clean", told, re.MULTILINE)), told
    assert not re.search(r"^(FAILED|ERROR) \S*test_clean", told, re.MULTILINE), told


@pytest.mark.parametrize("kind", sorted(DIRTY))
def test_what_is_dirty_fails(told: str, kind: str) -> None:
    assert re.search(rf"^(FAILED|ERROR) \S*test_{kind}\.py::test_it", told, re.MULTILINE), told


@pytest.mark.logs("stray")
def test_an_expected_line_is_no_fault() -> None:
    import logging

    logging.getLogger("x").warning("stray")


def test_what_is_imported_before_pytest_is_configured_has_our_settings() -> None:
    """Else laws would have a deadline, wherever a conftest of another folder is read first."""
    code = "import tests.conftest, tests.laws.kit as kit; print(kit.quick.deadline)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.stdout == "None\n", done.stderr
