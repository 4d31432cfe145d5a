"""Whatever strangers call themselves and their deals: no rich text, and no broken layout.

All pages, tables, items, tips and accessible names of the gallery are read in a home whose players
and deals have such names: the pages of the program, and of each game those around it and its table,
of which the gate reads one.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsSimpleTextItem,
    QGraphicsTextItem,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMenu,
    QTextEdit,
    QWidget,
)

from engine import catalog
from engine.core import Level, shown
from engine.match import Player, Session
from engine.store import HomePaths, Matches, Records, Settings, places
from tests.tiers import by_turns, some
from tests.tools.gallery import matches
from tests.tools.gallery.pictures import show
from tests.ui.access.reader import Description, Name
from tests.ui.access.reader import Reader as Aloud
from tests.ui.test_words_fit import AROUND, CORNER, GUIDED, PAGES, USUAL, Reader
from ui.app import App
from ui.bridge.seats import MAX_NAME_COLUMNS
from ui.look import text
from ui.shell.instance import Instance
from ui.shell.widgets.basic import MAX_CODE_COLUMNS
from ui.shell.window import MainWindow

NAMES = (
    '<b>x</b><img src="/dev/zero">',
    "{0} {name} %n %1 &amp; A&B && _&",
    "\N{LUGGAGE}" * 60,
    "Z" + "\N{COMBINING ACUTE ACCENT}" * 59,
    "W" * 60,
)
"""Of those that a file may hold: others are refused with it."""
SEEDS = (
    '<b>x</b><img src="/dev/zero">',
    "{0} %n %1 & && A&B",
    "\u202eabc\u2066\u200f",
    "a\nb\r\n\0c\x1b[2J\u2028d",
    "\N{LUGGAGE}" * 60,
    "Z" + "\N{COMBINING ACUTE ACCENT}" * 150,
    "W" * 200,
    "",
)
FILES = (
    b"<b>x</b> {0} %n &\n\xe2\x80\xaeodd.stowaway",
    b"\xff\xfe.stowaway",
    b"W" * 240 + b".stowaway",
)
"""Of names, as far as the system has them."""
STATES = {"middle": 0.5, "over": 1.0}
MARKED = tuple(shown(words)[:4] for words in (*NAMES, *SEEDS) if words)
"""By these the words of a stranger are known."""
CUT = re.compile(r"\{0\} [{%]")
MARKS = 4
LINES = 9
"""No words of a stranger make a label higher than so many lines."""


Case = tuple[tuple[tuple[int, int, int], str, tuple[str, ...]]]
"""A size of window and text, a game, and what is read of it; without a game, of all."""


def prepare(home: Path, games: Sequence[str]) -> None:
    """Matches of all table sizes, a shelf and a log, of people with such names.

    The games share the seeds of shelf and log.
    """
    where = HomePaths(home, home, home)
    gallery, shelf = Matches(matches.folder(home)), Matches(where.matches)
    seeds, level = itertools.cycle(SEEDS), Level("random")
    with Records(where.records) as records:
        for number, name in enumerate(games):
            game = catalog.game(name)
            for seats in sorted({game.seats[0], 2, game.seats[-1]} & set(game.seats)):
                people = matches.table_of(game, seats)
                for state, share in STATES.items():
                    session = played(game, people, next(seeds), level, share)
                    matches._save(gallery, session, f"{name}-{seats}-{state}")
            for index, seed in list(enumerate(SEEDS))[number :: len(games)]:
                alone = matches.table_of(game, game.seats[0])
                alone[0] = Player(name=NAMES[index % len(NAMES)])
                session = played(game, alone, seed, level, 1.0)
                records.add(session)
                for share in (0.0, 1.0):
                    shelf.start(played(game, alone, seed, level, share)).close()
    for file in FILES:
        # The latest are listed first.
        with contextlib.suppress(OSError):
            (where.matches / os.fsdecode(file)).write_bytes(b"odd")


def played(game: Any, people: list[Player], seed: str, level: Level, share: float) -> Session:
    acts = matches.played(game, len(people), seed, level) if share else []
    session = matches.up_to(game, people, seed, acts[: round(share * len(acts))])
    return matches.to_the_end(session) if share == 1.0 else session


class Critic(Reader):
    """A gallery that looks, on each picture, for what a stranger's words can break."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.said: set[str] = set()

    def poses(self, every: Iterable[str]) -> list[str]:
        """Names stand in much the same places of each: in the gate a few do."""
        return some(super().poses(every), 2)

    def take(self, name: str, make: Callable[[], QWidget] | None = None) -> None:
        if make is not None:
            # The art itself says nothing of a stranger.
            return
        with text.recording() as painted:
            super().take(name)
        window = self.window
        words = {fitted.text for fitted in painted} | set(said(window)) | set(read_aloud(window))
        found = [f"says {each!r}" for each in words - self.said if is_strange(each)]
        found += [
            f"loses a letter in {each!r}" for each in words if CUT.search(each) and not whole(each)
        ]
        found += [*rich(window), *out_of_room(window)]
        self.troubles += [f"{name}: {trouble}" for trouble in found]
        self.said |= words


def said(window: QWidget) -> Iterator[str]:
    """All that widgets and items have to say."""
    for widget in (window, *window.findChildren(QWidget)):
        yield from (widget.windowTitle(), widget.toolTip(), widget.whatsThis())
        yield from (widget.accessibleName(), widget.accessibleDescription())
        if isinstance(widget, QAbstractButton):
            yield text.unmarked(widget.text())
        if isinstance(widget, QLabel | QLineEdit):
            yield widget.text()
        if isinstance(widget, QComboBox):
            yield from said_by(widget.model())
        if isinstance(widget, QAbstractItemView):
            yield from said_by(widget.model())
        if isinstance(widget, QMenu):
            yield from (text.unmarked(action.text()) for action in widget.actions())
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            for item in widget.scene().items():
                yield item.toolTip()
                if isinstance(item, QGraphicsSimpleTextItem):
                    yield item.text()


def said_by(model: QAbstractItemModel) -> Iterator[str]:
    roles = Qt.ItemDataRole
    for row in range(min(60, model.rowCount())):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
            for role in (roles.DisplayRole, roles.ToolTipRole, roles.AccessibleTextRole):
                yield str(model.index(row, column).data(role) or "")


def read_aloud(window: QWidget) -> Iterator[str]:
    """All names and descriptions of the accessible tree."""
    for each in Aloud(window).every():
        yield from (each.text(Name), each.text(Description))


def is_strange(words: str) -> bool:
    """Whether words hold what cannot be printed, or a tower of marks."""
    marks = 0
    for letter in words:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > MARKS or (kind in ("Cc", "Cf", "Cs", "Co") and letter != "\n"):
            return True
    return False


def whole(words: str) -> bool:
    """Whether the name or seed with ampersands has kept them, as far as it is shown."""
    wanted = (
        shown(NAMES[1], MAX_NAME_COLUMNS),
        initials(shown(NAMES[1], MAX_NAME_COLUMNS)),
        shown(SEEDS[1], MAX_CODE_COLUMNS),
        shown(os.fsdecode(FILES[0])[:-9]),
    )
    # What has less room than a name has says how it begins.
    start = words[words.index("{0}") :].rstrip("…") if words.endswith("…") else words
    return any(each.rstrip("…") in words or each.startswith(start) for each in wanted)


def initials(name: str) -> str:
    """The name as a score pad has it where the whole one has no room: `Ada K. L.`."""
    first, *others = name.split()
    return f"{first} " + "\N{NO-BREAK SPACE}".join(f"{each[0]}." for each in others)


def rich(window: QWidget) -> Iterator[str]:
    """Where words are read as HTML that may be a stranger's."""
    for widget in window.findChildren(QWidget):
        if isinstance(widget, QLabel) and widget.property("role") != "rich":
            if widget.textFormat() is not Qt.TextFormat.PlainText:
                yield f"{widget!r} reads {widget.text()!r} as it likes"
        elif isinstance(widget, QLabel | QTextEdit):
            words = widget.text() if isinstance(widget, QLabel) else widget.toPlainText()
            pictures = words.count("\ufffc")
            if isinstance(widget, QTextEdit):
                # The rules show the game's own art, which is loaded by its name from nowhere else.
                pictures -= widget.toHtml().count('<img src="figure:')
            if "/dev/zero" in words or pictures:
                yield f"{widget!r} is rich, and reads {words!r}"
        if isinstance(widget, QGraphicsView) and widget.scene() is not None:
            for item in widget.scene().items():
                if isinstance(item, QGraphicsTextItem):
                    words = item.toPlainText()
                    if "x" in words and "\ufffc" in words:
                        yield f"an item reads {words!r}"


def out_of_room(window: QWidget) -> Iterator[str]:
    """What is much higher than its words are wont to be, or pushes others out of the window."""
    for widget in window.findChildren(QWidget):
        if isinstance(widget, QLabel | QAbstractButton) and widget.isVisibleTo(window):
            high = QFontMetricsF(widget.font()).height() * LINES
            # A layout may give it more room than its words need.
            wrapped = widget.hasHeightForWidth()
            needed = widget.heightForWidth(widget.width()) if wrapped else widget.height()
            if needed > high and any(mark in widget.text() for mark in MARKED):
                yield f"{widget!r} {widget.text()!r} is {needed} high"
    assert isinstance(window, MainWindow)
    if window.notice.isVisible():
        # It takes its lines from the page.
        return
    middle = window.centralWidget()
    assert middle is not None
    least = middle.minimumSizeHint()
    if least.width() > window.width() or least.height() > window.height():
        yield f"needs {least.width()} x {least.height()}"


@pytest.fixture
def critic(
    request: pytest.FixtureRequest,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    painted_once: None,
) -> Iterator[Critic]:
    (width, height, size), game, wanted = request.param
    names = NAMES if size == 100 else NAMES[::-1]
    monkeypatch.setattr(matches, "NAMES", (*names, *names)[:8])
    monkeypatch.setenv("STOWAWAY_HOME", str(tmp_path))
    prepare(tmp_path, [game] if game else catalog.ids())
    where = places()
    settings = Settings(where.settings)
    settings.set("motion.speed", "off")
    settings.set("look.text_size", size)
    settings.set("setup.names", names)
    settings.set("setup.colours", matches.COLOURS)
    settings.set("setup.players", ("person",) * 4)
    instance = Instance(where.lock)
    app = App(qapp, where, instance)
    show(app, width, height)
    QAccessible.setActive(True)
    made = Critic(app, tmp_path, list(wanted), corner=size != 100)
    made.themes = made.themes[:1]
    app.window.setUpdatesEnabled(False)
    yield made
    QAccessible.setActive(False)
    app.shut()
    instance.release()
    app.window.deleteLater()
    QTest.qWait(2)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _cases() -> list[object]:
    """The pages of the program, and those of each game, in both sizes."""
    pages: list[Case] = [((size, "", PAGES),) for size in (USUAL, CORNER)]
    games: list[Case] = []
    for game, around, guided in zip(catalog.ids(), AROUND, GUIDED, strict=True):
        table = tuple(f"{game}-{seats}-" for seats in catalog.game(game).seats)
        for group in ((*around, *guided), table):
            games += [((size, game, group),) for size in (USUAL, CORNER)]
    return [
        case
        for cases in (pages, games)
        for case in by_turns(cases, ids=[f"{size[0]}-{what[0]}" for ((size, _, what),) in cases])
    ]


@pytest.mark.parametrize("critic", _cases(), indirect=True)
def test_what_strangers_are_called_breaks_nothing(critic: Critic) -> None:
    critic.all()
    assert critic.taken
    assert [] == critic.troubles
    all_said = "\n".join(critic.said)
    names = [shown(name, MAX_NAME_COLUMNS) in all_said for name in NAMES]
    seeds = [shown(seed, MAX_CODE_COLUMNS) in all_said for seed in SEEDS]
    # The pages list all matches; those of a game show some of them.
    assert all(names + seeds) if critic.wanted == list(PAGES) else any(names)
