"""A screen for tests in a real window."""

import shutil
from collections.abc import Iterator

import pytest

from tests.tools.bench.display import virtual


@pytest.fixture
def screen() -> Iterator[str]:
    """A virtual screen of its own, 1280×800 at 24 bit."""
    assert shutil.which("Xvfb"), "dev.py installs xvfb"
    assert shutil.which("xdotool"), "dev.py installs xdotool"
    with virtual("1280x800x24", "-nolisten", "tcp") as display:
        yield display
