"""No words are clipped on any picture of the gallery, in a language longer than any, or in German.

Nor does anything lie where neither the window nor scrolling leads, also on screens of few pixels.
Each group of pages is a test of its own. The gate reads some groups of each kind at one size, by
turns, so that a further game costs little; deep reads all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from zlib import crc32

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine import catalog
from engine.core import Level
from engine.store import Settings, places
from tests.tiers import by_turns
from tests.tools.gallery import pseudo
from tests.tools.gallery.matches import prepare
from tests.tools.gallery.pictures import PSEUDO, Gallery, show
from ui.app import App
from ui.look.style import most_of
from ui.shell import language
from ui.shell.instance import Instance

GAME = "pack_the_essentials"
TIMED = "wheres_my_luggage"
PAGES = ("lounge", "shelf", "records", "mistakes", "settings", "about", "notices")
AROUND = tuple(
    (f"{game}-s", f"{game}-p", f"{game}-r", f"{game}-trail", f"{game}-daily", f"{game}-trip")
    for game in catalog.ids()
)
"""The pages of each game: set-up, practice, rules, trail, days and trip."""
GUIDED = tuple((f"{game}-tutorial",) for game in catalog.ids())
TABLES = ((f"{GAME}-1-",), (f"{GAME}-2-middle", f"{GAME}-2-start"), (f"{GAME}-4-",))
BELT = tuple(f"{TIMED}-{state}" for state in ("2-middle", "2-memory", "2-over"))
CROWD = (*BELT, f"{TIMED}-4-middle")
FOURS = ("carry_on-4", "cargo_hold-4")
HANDED = tuple(f"{file}-over" for file in FOURS)
"""What is left of a match with hands: by whose eyes it is watched is chosen too."""
ASKED = tuple(f"{file}-over-question" for file in (f"{GAME}-1", f"{GAME}-4", *FOURS))
"""A question of each game that has them, and an answer that was judged."""
EIGHT = ("carry_on-8-middle", "cargo_hold-8-middle")
WHOLE = (TABLES[1], BELT)
"""Of these, all that a table can look like is read at the usual size."""
GROUPS: tuple[tuple[str, ...], ...] = (PAGES, *AROUND, *GUIDED, *TABLES)
CORNER = (1024, 640, 160)
USUAL = (1280, 800, 100)
SMALL = ((911, 424, 160), (1092, 526, 160))
"""The least windows of a screen of 1366 × 768 at a scale of 150 and 125 %, with a task bar."""
Case = tuple[tuple[int, int, int], str, tuple[str, ...]]
"""A size of window and text, a language, and what is read."""


class Reader(Gallery):
    """A gallery that keeps no pictures: it only reads them, and paints nothing else.

    So all words are painted when they are read, also those that a table paints once and keeps.
    """

    turn = 2

    def take(self, name: str, make: Callable[[], QWidget] | None = None) -> None:
        super().take(name, make)
        self.window.setUpdatesEnabled(False)

    def keep(self, name: str, shown: QWidget) -> None:
        """Nothing to keep; but now it is to be painted."""
        self.window.setUpdatesEnabled(True)


@pytest.fixture(scope="module")
def resources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The longer language."""
    folder = tmp_path_factory.mktemp("pseudo")
    pseudo.make(folder)
    return folder


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with matches in many states."""
    folder = tmp_path_factory.mktemp("gallery")
    # How well they are played is nothing that words depend on.
    prepare(folder, Level("random"))
    return folder


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
        assert app.look.text_scale == min(text / 100, most_of(width, height)), "at once"
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
    """The gate reads some of each kind at one of its sizes, by turns, in the longer language."""
    kinds: list[tuple[int, Sequence[tuple[str, ...]]]]
    kinds = [(1, [PAGES]), (1, AROUND), (1, GUIDED), (1, TABLES)]
    found: list[object] = []
    for at_once, groups in kinds:
        cases: list[Case] = [(size, PSEUDO, group) for group in groups for size in (USUAL, CORNER)]
        if groups is TABLES:
            cases += [(USUAL, PSEUDO, BELT), (CORNER, PSEUDO, CROWD), (CORNER, PSEUDO, EIGHT)]
        found += _by_turns(cases, at_once)
    small: list[Case] = [(size, PSEUDO, group) for size in SMALL for group in GROUPS]
    # On a low belt four gates are small: no language that there is needs the longer words.
    small += [(size, "de", CROWD) for size in SMALL]
    found += _by_turns(small, 1)
    pages = (PAGES, *AROUND)
    german: list[Case] = [(USUAL, "de", group) for group in pages]
    german += [(CORNER, "de", group) for group in (*pages, *GUIDED, *TABLES, CROWD, HANDED, EIGHT)]
    shorter = pytest.mark.deep("the language that is read in the gate is longer")
    return found + [pytest.param(case, id=_name(case), marks=shorter) for case in german]


def _by_turns(cases: list[Case], at_once: int) -> list[object]:
    names = [_name(case) for case in cases]
    # Neighbours are alike.
    order = sorted(range(len(cases)), key=lambda n: crc32(names[n].encode()))
    mixed: list[object] = by_turns(
        [(cases[n],) for n in order], ids=[names[n] for n in order], at_once=at_once
    )
    return mixed


def _name(case: Case) -> str:
    return f"{case[0][0]}@{case[0][2]}-{case[1]}-{case[2][0]}"


@pytest.mark.parametrize("reader", _cases(), indirect=True)
def test_all_words_fit(reader: Reader) -> None:
    reader.all()
    assert reader.taken
    assert [] == reader.troubles


@pytest.mark.parametrize(
    "reader",
    by_turns([((CORNER, "en", (each,)),) for each in ASKED], ids=ASKED),
    indirect=True,
)
def test_each_picture_of_a_question_asks_one(reader: Reader) -> None:
    reader.all()
    assert 2 == reader.taken
    assert [] == reader.troubles
