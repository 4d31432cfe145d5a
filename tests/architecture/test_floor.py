"""The test floor is itself tested: what has to fail a test does fail it."""

import os
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


def run_pytest(folder: Path, text: str) -> subprocess.CompletedProcess[str]:
    test = folder / "test_inner.py"
    test.write_text(text, encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if "PYTEST" not in key}
    return subprocess.run(
        [
            sys.executable,
            *("-m", "pytest", "-p", "no:cacheprovider", "-n0", "-q"),
            *("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder)),
            *("--confcutdir", str(folder), "-p", "tests.conftest"),
            str(test),
        ],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
    )


def test_clean_tests_pass(tmp_path: Path) -> None:
    done = run_pytest(tmp_path, CLEAN)
    assert "2 passed" in done.stdout, done.stdout + done.stderr


@pytest.mark.parametrize("kind", sorted(DIRTY))
def test_what_is_dirty_fails(tmp_path: Path, kind: str) -> None:
    done = run_pytest(tmp_path, DIRTY[kind])
    assert 1 == done.returncode, done.stdout + done.stderr
    assert "1 failed" in done.stdout or "1 error" in done.stdout


@pytest.mark.logs("stray")
def test_an_expected_line_is_no_fault() -> None:
    import logging

    logging.getLogger("x").warning("stray")
