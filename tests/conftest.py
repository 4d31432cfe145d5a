"""The test floor: what holds for every test, whichever room it looks at."""

import gc
import itertools
import logging
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("dev", deadline=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "dev")

LONGEST = (
    "tests/ui/window/",
    "tests/campaign/",
    "tests/ui/test_words_fit.py",
    "tests/ui/shell/test_smoke.py",
    "tests/ui/shell/test_process.py",
    "tests/ui/shell/test_smoke.py",
    "tests/architecture/test_wheel.py",
    "tests/laws/",
)
"""These come first: begun last, they would keep one process busy while the others idle."""
_RUNTIME = "XDG_RUNTIME_DIR"
_home_numbers = itertools.count()
_runtime_made: list[str] = []


def pytest_configure() -> None:
    """Give Qt the same surroundings on every machine, before the first application is made."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # Tests speak English, whoever runs them.
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.pop("LANGUAGE", None)
    for name in ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_FONT_DPI"):
        os.environ.pop(name, None)
    # Without it Qt picks a folder and says so in a warning.
    if sys.platform.startswith("linux") and not os.environ.get(_RUNTIME):
        os.environ[_RUNTIME] = tempfile.mkdtemp(prefix="stowaway-runtime-")
        _runtime_made.append(os.environ[_RUNTIME])


def pytest_unconfigure() -> None:
    """Take away what `pytest_configure` made."""
    for folder in _runtime_made:
        shutil.rmtree(folder, ignore_errors=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""

    def rank(item: pytest.Item) -> int:
        ranks = (n for n, begin in enumerate(LONGEST) if item.nodeid.startswith(begin))
        return next(ranks, len(LONGEST))

    items.sort(key=rank)


def pytest_collection_finish() -> None:
    """What was brought in for all tests is no garbage: let it not be looked through each time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _own_home(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    # The folder is not made: on a new machine it is not there either.
    home = tmp_path_factory.getbasetemp() / f"stowaway-home-{next(_home_numbers)}"
    monkeypatch.setenv("STOWAWAY_HOME", str(home))


@pytest.fixture(autouse=True)
def _no_stray_log_lines(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    yield
    marker = request.node.get_closest_marker("logs")
    expected = [str(pattern) for pattern in marker.args] if marker else []
    lines = [
        f"{record.levelname} {record.name}: {record.getMessage()}"
        for when in ("setup", "call")
        for record in caplog.get_records(when)
        if record.levelno >= logging.WARNING
    ]
    stray = [line for line in lines if not any(re.search(each, line) for each in expected)]
    unseen = [each for each in expected if not any(re.search(each, line) for line in lines)]
    if stray:
        pytest.fail("unexpected log lines:\n" + "\n".join(stray), pytrace=False)
    if unseen:
        pytest.fail("expected in the log, but not there: " + ", ".join(unseen), pytrace=False)
