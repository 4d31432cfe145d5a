"""The test floor: what holds for every test, whichever room it looks at."""

import gc
import itertools
import json
import logging
import os
import re
import shutil
import sys
import tempfile
from collections import defaultdict
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests import tiers
from tests.deal import TIER

# The deep tier looks for what is new each time; the gate, where nobody sits, for the same.
settings.register_profile(
    "gate", derandomize=bool(os.environ.get("CI")), max_examples=40, deadline=None, print_blob=True
)
settings.register_profile("deep", max_examples=400, deadline=None, print_blob=True)
# Settings may be made from it before pytest is configured, by what other conftests import.
settings.load_profile("deep" if tiers.is_deep() else "gate")

_RUNTIME = "XDG_RUNTIME_DIR"
_home_numbers = itertools.count()
SCREEN = (1366, 800)
"""Logical pixels of the screen that tests see; by itself it would be 800 × 800."""
GARBAGE = (20_000, 10, 10)
"""How much is made before Python looks for garbage: tests make much at once, and end soon."""
_made: list[str] = []


def offscreen(folder: Path, width: int, height: int) -> str:
    """The platform without a screen, as if there were one of this size; told to Qt by a file."""
    screen = {"name": "screen", "x": 0, "y": 0, "width": width, "height": height}
    usual = {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    file = folder / "screen.json"
    file.write_text(json.dumps({"screens": [{**screen, **usual}]}), encoding="utf-8")
    return f"offscreen:configfile={file}"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The tier that is run."""
    parser.addoption("--deep", action="store_true", help="run all tests, not the gate's alone")


def pytest_configure(config: pytest.Config) -> None:
    """Give Qt the same surroundings on every machine, before the first application is made."""
    if config.getoption("--deep"):
        os.environ[TIER] = "deep"
    settings.load_profile("deep" if tiers.is_deep() else "gate")
    if os.environ.get("QT_QPA_PLATFORM", "offscreen") == "offscreen":
        _made.append(tempfile.mkdtemp(prefix="stowaway-screen-"))
        os.environ["QT_QPA_PLATFORM"] = offscreen(Path(_made[-1]), *SCREEN)
    # Tests speak English, whoever runs them.
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ.pop("LANGUAGE", None)
    for name in ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_FONT_DPI"):
        os.environ.pop(name, None)
    # Without it Qt picks a folder and says so in a warning.
    if sys.platform.startswith("linux") and not os.environ.get(_RUNTIME):
        os.environ[_RUNTIME] = tempfile.mkdtemp(prefix="stowaway-runtime-")
        _made.append(os.environ[_RUNTIME])


def pytest_unconfigure() -> None:
    """Take away what `pytest_configure` made."""
    for folder in _made:
        shutil.rmtree(folder, ignore_errors=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out of the gate what is for the deep tier alone."""
    if tiers.is_deep():
        return
    names: dict[Path, dict[str, None]] = defaultdict(dict)
    for item in items:
        if item.get_closest_marker("deep") is None:
            names[item.path][_name(item)] = None
    left_out = {item for item in items if _is_left_out(item, list(names[item.path]))}
    if left_out:
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=list(left_out))


def _is_left_out(item: pytest.Item, names: list[str]) -> bool:
    if item.get_closest_marker("deep") is not None:
        return True
    if tiers.is_of_another_turn(item.path, _name(item), names):
        return True
    return tiers.is_settled_file(item.path) and tiers.settled()


def _name(item: pytest.Item) -> str:
    """The name of a test, without its case."""
    return str(getattr(item, "originalname", item.name))


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests without looking for garbage, which would take a third of the time.

    What was brought in for all tests is no garbage: let it not be looked through each time.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        gc.enable()


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
