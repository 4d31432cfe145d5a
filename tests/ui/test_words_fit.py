"""No words are clipped on any picture of the gallery, in a language longer than any, or in German.

Each group of pages is a test of its own, so that several processes can share them.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLockFile
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.core import Level
from engine.store import Settings, places
from tests.gallery import pseudo
from tests.gallery.matches import prepare
from tests.gallery.pictures import PSEUDO, Gallery, show
from ui.app import App
from ui.shell import language
from ui.shell.instance import Instance

GAME = "pack_the_essentials"
TIMED = "wheres_my_luggage"
PAGES = (
    *("lounge", "shelf", "records", "settings", "about", "notices"),
    *(f"{GAME}-{n}" for n in "spr"),
    *(f"{TIMED}-{n}" for n in "sr"),
)
TABLES = ((f"{GAME}-1-",), (f"{GAME}-2-middle", f"{GAME}-2-start"), (f"{GAME}-4-",))
BELT = tuple(f"{TIMED}-{state}" for state in ("2-middle", "2-memory", "2-over"))
CROWD = (*BELT, f"{TIMED}-4-middle")
WHOLE = (TABLES[1], BELT)
"""Of these, all that a table can look like is read at the usual size."""
GUIDED = ((f"{GAME}-tutorial",), (f"{TIMED}-tutorial",))
GROUPS = (PAGES, *GUIDED, *TABLES)
CORNER = (1024, 640, 160)
USUAL = (1280, 800, 100)


class Reader(Gallery):
    """A gallery that keeps no pictures: it only reads them, and paints nothing else.

    So all words are painted when they are read, also those that a table paints once and keeps.
    """

    def take(self, name: str, make: Callable[[], QWidget] | None = None) -> None:
        super().take(name, make)
        self.window.setUpdatesEnabled(False)

    def keep(self, name: str, shown: QWidget) -> None:
        """Nothing to keep; but now it is to be painted."""
        self.window.setUpdatesEnabled(True)


def _made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that the first process of a run to come by has filled; to be read only."""
    base = factory.getbasetemp()
    root = base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base
    folder, done = root / name, root / f"{name}.done"
    lock = QLockFile(str(root / f"{name}.lock"))
    # However long it takes: whoever holds it is alive.
    lock.setStaleLockTime(0)
    assert lock.lock()
    try:
        if not done.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir()
            make(folder)
            done.touch()
    finally:
        lock.unlock()
    return folder


@pytest.fixture(scope="module")
def resources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The longer language."""
    return _made_once(tmp_path_factory, "pseudo", pseudo.make)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with matches in many states."""
    # How well they are played is nothing that words depend on.
    made = _made_once(tmp_path_factory, "matches", lambda folder: prepare(folder, Level("random")))
    own = tmp_path_factory.mktemp("gallery")
    shutil.copytree(made, own, dirs_exist_ok=True)
    return own


@pytest.fixture
def reader(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    home: Path,
    resources: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    painted_once: None,
) -> Iterator[Reader]:
    (width, height, text), spoken, wanted = request.param
    monkeypatch.setenv("STOWAWAY_HOME", str(home))
    where = places()
    settings = Settings(where.settings)
    settings.set("motion.speed", "off")
    settings.set("look.text_size", text)
    settings.set("look.language", "system" if spoken == PSEUDO else spoken)
    with ExitStack() as stack:
        stack.callback(language.speak, qapp, "en", tmp_path / "nowhere")
        if spoken == PSEUDO:
            stack.enter_context(pseudo.spoken(resources))
        instance = Instance(where.lock)
        app = App(qapp, where, instance)
        show(app, width, height)
        corner = text != 100 or (wanted in TABLES and wanted not in WHOLE)
        made = Reader(app, tmp_path, list(wanted), corner=corner)
        made.themes = made.themes[:1]
        app.window.setUpdatesEnabled(False)
        yield made
        app.shut()
        instance.release()
        app.window.deleteLater()
        QTest.qWait(2)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _cases() -> list[object]:
    german = [(USUAL, "de", PAGES), *((CORNER, "de", group) for group in (PAGES, *TABLES, CROWD))]
    longer = [(size, PSEUDO, group) for size in (USUAL, CORNER) for group in GROUPS]
    longer += [(USUAL, PSEUDO, BELT), (CORNER, PSEUDO, CROWD)]
    return [
        pytest.param(case, id=f"{case[0][0]}@{case[0][2]}-{case[1]}-{case[2][0]}")
        for case in (*longer, *german)
    ]


@pytest.mark.parametrize("reader", _cases(), indirect=True)
def test_all_words_fit(reader: Reader) -> None:
    reader.all()
    assert reader.taken
    assert [] == reader.troubles
