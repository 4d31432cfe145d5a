"""Tests of what keeps the program small."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_no_source_is_kept_of_what_the_app_imports() -> None:
    program = (
        "import linecache, sys, ui.app, ui.shell.result.page\n"
        "assert 'ui.shell.window' in sys.modules\n"
        "print('\\n'.join(linecache.cache))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=60,
    )
    ours = (str(ROOT / "ui"), str(ROOT / "engine"))
    assert [] == [name for name in done.stdout.splitlines() if name.startswith(ours)]
