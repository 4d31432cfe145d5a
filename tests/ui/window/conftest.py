"""A screen for tests in a real window."""

import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest


@pytest.fixture
def screen() -> Iterator[str]:
    """A virtual screen of its own, 1280×800 at 24 bit."""
    assert shutil.which("Xvfb"), "dev.py installs xvfb"
    assert shutil.which("xdotool"), "dev.py installs xdotool"
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            yield f":{pipe.readline().strip()}"
    finally:
        server.terminate()
        server.wait(10)
