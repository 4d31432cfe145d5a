"""Gallery: takes the pictures of one size.

`python -m tests.tools.gallery.pictures OUT WIDTH HEIGHT TEXT LANGUAGE [PAGE…]`: logical pixels, and
the size of the text in percent. At 100 % it takes every picture, else those of the corners: sizes
of window and text at which the layout is tightest or has the most room. The language is one of the
app's, or `pseudo`; words that do not fit are told.
"""

import sys
import tempfile
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from functools import partial
from itertools import islice
from pathlib import Path
from unittest.mock import patch

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from engine import catalog, trails
from engine.core import ANY_MARGIN, Act, GameId, Grade, Result, Seat
from engine.core.reactions import MomentKind, Reaction
from engine.core.review import AnyReview, ScoreDifference, Verdict
from engine.match import Session
from engine.match.loader import read
from engine.match.mistake_drills import JudgedDrill
from engine.match.review import begins
from engine.store import Settings, Travelled, TripTally, backups, places
from engine.store.backups import Backup, BackupContents
from engine.store.merge import KINDS, MergeReport
from engine.store.players import PlayerEntry
from engine.store.tally import MergeTally
from engine.trails import Deal
from tests.tools.gallery import fits, pseudo
from tests.tools.gallery.matches import FACES, folder
from tests.tools.gallery.portraits import EYES, PortraitSheet
from ui.app import App
from ui.bridge.localise import localise
from ui.bridge.preferences import Speed
from ui.bridge.trail_progress import today
from ui.kit.characters.lines import reaction_line
from ui.kit.mosaic import Blocks
from ui.kit.printing.canvas import PaperSize
from ui.kit.printing.sheet import Attachment, PrintedSheet, paint_page
from ui.kit.printing.sheets import PrintableMatch, blank_sheet, filled_pad, kinds
from ui.look.incremental import IncrementalPainter
from ui.look.printed import PrintLook
from ui.look.style import ThemeChoice
from ui.shell.guess.page import GuessPage
from ui.shell.instance import Instance
from ui.shell.match.page import TablePage
from ui.shell.mistakes.page import MistakesPage
from ui.shell.players.page import PlayersPage
from ui.shell.records.page import RecordsPage
from ui.shell.replay.page import ReplayPage
from ui.shell.result.page import ResultPage
from ui.shell.review.page import ReviewPage
from ui.shell.routes import ROUTES
from ui.shell.rules.page import RulesPage
from ui.shell.setup.page import SetupPage
from ui.shell.trail import daily
from ui.shell.widgets.basic import Page
from ui.shell.widgets.thumbnail import Thumbnail

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)
TODAY = NOON.date()
"""The day on the pictures of trails."""
THEMES = {"day": ThemeChoice.DAY, "night": ThemeChoice.NIGHT}
PSEUDO = "pseudo"
ENDING = {"-early": 0.13, "-middle": 0.3, "-late": 0.48, "": 1.0}
"""Shares of the scene in which a match ends, by what its pictures are called."""
REACTION = "reaction"
"""The picture of a table at which a character reacts."""
CORNER_STATES = ("middle", "over", "advantage")
CORNER_POSES = (
    *("illegal", "places", "refused", "paused", "check", "turned"),
    *("hand", "looked", "settling", "scored"),
    *("aimed", "asked", "answers", "discard", "raid"),
    REACTION,
)


def _travelled(number: int, deal: Deal, grade: Grade) -> Travelled:
    """A match that ended so."""
    seats, options = deal.config.seats, dict(deal.config.options)
    ahead, behind = range(1, grade.place), range(grade.place, seats)
    ranking = tuple((Seat(seat),) for seat in (*ahead, 0, *behind))
    others = max(0, -grade.points) if seats > 1 else 0
    result = Result(ranking, (grade.points + others, *[others] * (seats - 1)))
    return Travelled(number, NOON, "", Seat(0), deal.code, options, deal.rivals, result)


def _shown(postcard: QImage | str) -> QLabel:
    assert isinstance(postcard, QImage)
    label = QLabel()
    label.setPixmap(QPixmap.fromImage(postcard))
    label.resize(postcard.size())
    return label


def _printed(sheet: PrintedSheet, paper: PaperSize, number: int = 0) -> QLabel:
    """A page at 96 pixels an inch."""
    scale = 96 / 25.4
    image = QImage((paper.size * scale).toSize(), QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.scale(scale, scale)
    paint_page(painter, PrintLook(), paper, sheet, number)
    painter.end()
    return _shown(image)


def question_of(session: Session, seat: Seat) -> int:
    """Return the input that begins the decision in the middle of a finished match of a seat."""
    found = begins(session, seat)
    return found[len(found) // 2]


class Gallery:
    """One app, shown page by page."""

    turn = 15
    """Milliseconds of a turn of the event loop, three of which a page gets to settle."""

    def __init__(self, app: App, out: Path, wanted: list[str], *, corner: bool) -> None:
        self.app = app
        self.window = app.window
        self.out = out
        self.wanted = wanted
        self.corner = corner
        self.themes = tuple(THEMES)[:1] if corner else tuple(THEMES)
        self.taken = 0
        self.theme = ""
        self.reviews: dict[GameId, tuple[Path, AnyReview]] = {}
        """Of each game a match and what its decisions cost."""
        self.troubles: list[str] = []
        """Words that do not fit, with the picture's name before them."""

    def take(self, name: str, make: Callable[[], QWidget] | None = None) -> None:
        """Take a picture, if it is wanted: of the window, or of what `make` makes."""
        if not self._wants(name):
            return
        self.settle()
        self._wait_for_charts()
        shown = self.window if make is None else make()
        self.keep(name, shown)
        found = fits.troubles(shown, self.app.look)
        self.troubles += [f"{self.theme}-{name}: {trouble}" for trouble in found]
        self.taken += 1

    def keep(self, name: str, shown: QWidget) -> None:
        """Write a picture."""
        file = self.out / f"{self.theme}-{name}.png"
        if not shown.grab().save(str(file)):
            raise OSError(f"{file} could not be written")

    def settle(self) -> None:
        """Let layouts, deferred deletions and short timers have their turn."""
        for _ in range(400):
            late = any(each.is_reading for each in self.window.findChildren(Thumbnail))
            late = late or self.window.picturing.isActive()
            # A page of records is filled again once all finished matches are read.
            late = late or bool(self.app.controller.unread)
            if not self.app.controller.standings.busy and not late:
                break
            QTest.qWait(1)
        for _ in range(3):
            QTest.qWait(self.turn)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _wait_for_charts(self) -> None:
        """Charts on the page are drawn once their library is there."""
        page = self.window.stack.currentWidget()
        assert page is not None
        self._wait_for_art(page)
        panels = getattr(page, "panels", ())
        for _ in range(400):
            if all(panel.plot is not None or panel.waiting.words for panel in panels):
                break
            # Off the screen, a chart is not asked for.
            for panel in panels:
                panel.waiting.seen.emit()
            QTest.qWait(25)
        self.settle()
        # Charts have given what is beside them another size.
        self._wait_for_art(page)

    def _wait_for_file(self) -> None:
        """On a busy machine a file is read over several turns."""
        for _ in range(400):
            if not self.window.waiting.busy:
                break
            QTest.qWait(10)

    def _wait_for_art(self, page: QWidget) -> None:
        for _ in range(400):
            # Where nothing is painted of itself nothing more will come.
            late = page.updatesEnabled() and any(
                slices.waiting for slices in page.findChildren(IncrementalPainter)
            )
            if not late and not getattr(page, "is_reading", False):
                break
            QTest.qWait(10)

    def _wants(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(each) for each in self.wanted)

    def _wants_any(self, name: str) -> bool:
        """Whether a picture may be wanted whose name begins so."""
        return self._wants(name) or any(each.startswith(name) for each in self.wanted)

    def all(self) -> None:
        """Every page and table, in both themes; of a corner, in one."""
        for theme in self.themes:
            self.theme = theme
            self.app.look.set_choice(THEMES[theme])
            self._lounge()
            self._portraits()
            for game in self.window.specs:
                self._game(game)
            for page in (*ROUTES, "mistakes"):
                if self._wants_any(page):
                    self.window.go(page)
                    self.take(page)
                    if page == "records":
                        records = self.window.pages[page]
                        assert isinstance(records, RecordsPage)
                        records.values_button.click()
                        self.take("records-values")
                        records.values_button.click()
                        records.share_button.click()
                        self._wait_for_file()
                        self.take("records-share")
                        self.window.back()
                    self.window.back()
            self._players()
            self._moving()
            torn = min(folder(self.app.places.data).iterdir()).read_bytes()[:-5]
            damaged = read(torn, catalog).sentence
            assert damaged is not None
            self.window.notice.say(localise(damaged))
            self.take("lounge-notice")
            self.window.notice.next()

    def _players(self) -> None:
        """Players who like the table in their own ways, a former name, and the two questions."""
        if not self._wants_any("players-"):
            return
        people, window = self.app.controller.people, self.window
        kept = people.file.path.read_bytes() if people.file.path.exists() else None
        keys = {"wheres_my_luggage-left": "Q"}
        for entry in (
            PlayerEntry("Grandma Margarethe", "berry", "left", 140, keys),
            PlayerEntry("Bo", "teal"),
        ):
            people.put(entry)
        people.rename("Grandma Margarethe", "Granny Grete")
        people.look_as("Granny Grete")
        page = window.build("players", lambda: ROUTES["players"](window))
        assert isinstance(page, PlayersPage)
        window.go("players")
        self.take("players-some")
        page.name.setText("bo")
        page.rename_button.click()
        self.take("players-taken")
        page.delete_button.click()
        self.take("players-delete")
        window.back()
        window.go("mistakes")
        self.take("players-mistakes")
        window.back()
        window.go("trail")
        self.take("players-trail")
        window.back()
        people.look_as("")
        people.file.path.unlink()
        if kept is not None:
            people.file.path.write_bytes(kept)
        people.forget()

    def _moving(self) -> None:
        """What an archive would change, and a list of backups."""
        window = self.window
        mover = window.match_opener.mover
        if self._wants("move-preview"):
            tallies = [MergeTally(12, 3, 2, 1), MergeTally(40, 25), MergeTally(6, 4, 2)]
            tallies += [MergeTally(3, 8, 1), MergeTally(0, 1), MergeTally(4, 9, 0, 2)]
            kinds: dict[str, MergeTally] = dict(
                zip(KINDS, [*tallies, MergeTally(18, 6)], strict=True)
            )
            mover.path = Path("Stowaway 2026-11-30.stowaway-all")
            mover.preview = MergeReport(kinds, branches=1)
            window.go("move")
            self.take("move-preview")
            mover.path = mover.preview = None
            window.back()
        if self._wants("backups-some"):
            held = BackupContents(128, 14, 9, 230, names=("Ada", "Bo"))
            made = [
                Backup(
                    Path("x"),
                    NOON - timedelta(hours=5 * n),
                    msgspec.structs.replace(held, records=128 - n),
                )
                for n in range(4)
            ]
            with patch.object(backups, "all_backups", lambda _: tuple(made)):
                window.go("backups")
                self.take("backups-some")
            window.back()

    def _lounge(self) -> None:
        window = self.window
        window.go("lounge")
        # What it finds on the shelf comes a moment later.
        self.settle()
        spec = window.specs[GameId("pack_the_essentials")]
        window.lounge.set_latest("", teach=spec.title(), new=spec.introduction())
        window.lounge.enter()
        self.take("lounge-first")
        for game in window.specs:
            if self._wants(f"lounge-new-{game}"):
                window.lounge.carousel.prefer(game)
                with patch.object(window.offers, "is_known", lambda _game: False):
                    window.show_latest()
                    self.take(f"lounge-new-{game}")
        if self._wants_any("lounge-next"):
            self._next()
        window.lounge.carousel.prefer(next(iter(window.specs)))
        window.show_latest()
        window.lounge.enter()
        self.take("lounge")
        self._shortcuts("lounge")

    def _next(self) -> None:
        """What comes next in each game of somebody who has played all of them."""
        window, controller = self.window, self.app.controller
        controller.remember("setup.known", tuple(map(str, window.specs)))
        with patch.object(controller, "latest", lambda: None):
            for game in window.specs:
                window.lounge.carousel.prefer(game)
                window.show_latest()
                # It comes a moment later.
                QTest.qWait(1500)
                window.lounge.enter()
                self.take(f"lounge-next-{game}")
        controller.remember("setup.known", ())

    def _shortcuts(self, behind: str) -> None:
        """What keys do where the window is."""
        if self._wants(f"{behind}-shortcuts"):
            self.window.open_shortcuts()
            self.take(f"{behind}-shortcuts")
            self.window.back()

    def _game(self, game: GameId) -> None:
        window = self.window
        if self._wants_any(f"{game}-setup"):
            self._setup(game)
        if self._wants(f"{game}-practise") and self.app.controller.game(game).seats[0] == 1:
            self.app.controller.remember("setup.last", str(game))
            window.match_opener.practise()
            QTest.qWait(250)
            self.take(f"{game}-practise")
            window.back()
        if self._wants_any(f"{game}-rules"):
            self._rules(game)
        if (
            any(self._wants_any(f"{game}-{one}") for one in ("trail", "daily", "trip", "medals"))
            and self.app.controller.game(game).trail_setup() is not None
        ):
            self._trail(game)
        if not self.corner:
            self._sheets(game)
            self._print(game)
        self._tutorial(game)
        for file in sorted(folder(self.app.places.data).glob(f"{game}-*.stowaway")):
            self._match(file)

    def _setup(self, game: GameId) -> None:
        window = self.window
        window.match_opener.set_up(str(game))
        page = window.pages[f"setup:{game}"]
        assert isinstance(page, SetupPage)
        usual = page.seating.filled()
        with patch.object(window.controller, "shelf", lambda: ()):
            page.enter()
            self.take(f"{game}-setup-new")
        page.enter()
        for seats in self.app.controller.game(game).seats:
            # Where a table is larger than that it begins with fewer of it.
            page.seating.fill(usual[:seats])
            while len(page.seating.rows) < seats:
                page.seating.add()
            self.take(f"{game}-setup-{seats}")
            if seats == page.seating._usual:
                page.seating.rows[0].advantage_box.setChecked(True)
                self.take(f"{game}-setup-advantage")
                page.seating.rows[0].advantage_box.setChecked(False)
        page.seating.fill(usual)
        page.deal.edit.setText("PE-7K3F-9QX9")
        self.settle()
        page.start()
        self.take(f"{game}-setup-bad-code")
        page.deal.new()
        page.seating.fill([("Ada", "brick", "person")])
        window.back()

    def _rules(self, game: GameId) -> None:
        window = self.window
        self.app.controller.remember("setup.last", str(game))
        window.open_rules_of(str(game))
        self.take(f"{game}-rules")
        rules = window.pages[f"rules:{game}"]
        assert isinstance(rules, RulesPage)
        rules.open_at(f"{self.app.controller.game(game).prefix}-16")
        self.take(f"{game}-rules-opened")
        window.back()

    def _trail(self, game: GameId) -> None:
        """The trail of somebody who has medals, and has played the last days."""
        window, stops = self.window, trails.trail(game)
        # A place alone is no result.
        gaps = (-8, -3, 4)

        def met(grade: Grade, gap: int) -> Grade:
            return grade._replace(points=gap) if grade.points == ANY_MARGIN else grade

        asked = [
            (stop.deal, met(stop.medals[n % 3], gaps[n % 3])) for n, stop in enumerate(stops[:9])
        ]
        days = [
            trails.daily(self.app.controller.game(game), TODAY - timedelta(days=n))
            for n in (0, 2, 3)
        ]
        medals = [
            self.app.controller.game(game).daily_medals(deal.config)[won]
            for won, deal in enumerate(days)
        ]
        asked += [
            (deal, met(grade, gap)) for deal, grade, gap in zip(days, medals, gaps, strict=True)
        ]
        made = [_travelled(n, deal, grade) for n, (deal, grade) in enumerate(asked)]
        with (
            patch.object(self.app.controller, "travelled", lambda *_: tuple(made)),
            patch.object(daily, "today", lambda: TODAY),
        ):
            window.match_opener.open_trail(str(game))
            self.take(f"{game}-trail")
            window.match_opener.open_daily(str(game))
            self.take(f"{game}-daily")
            window.back()
            window.back()
            self._medals(game)
        self._trip(game)

    def _medals(self, game: GameId) -> None:
        """The table of a stop, with what its medals ask."""
        if not self._wants(f"{game}-medals"):
            return
        window, controller = self.window, self.app.controller
        before = set(controller.matches.folder.iterdir())
        window.match_opener.travel(str(game), trails.trail(game)[0].deal)
        self.take(f"{game}-medals")
        window.go("lounge")
        controller.close()
        for made in set(controller.matches.folder.iterdir()) - before:
            made.unlink()

    def _trip(self, game: GameId) -> None:
        """The trip of somebody who has reached some goals."""
        option = self.window.specs[game].trips_by()
        if option is None:
            return
        names = list(self.window.specs[game].values(option)[1])
        tallies = [
            TripTally("", {option: name, "side": "common"}, n, 120 + n, won, NOON if won else None)
            for n, (name, won) in enumerate(zip(names, (1, 1, 0, 2, 1, 0, 1), strict=False), 1)
        ]
        with patch.object(self.app.controller, "tallies", lambda *_: tuple(tallies)):
            self.window.match_opener.open_trip(str(game))
            self.take(f"{game}-trip")
            self.window.back()

    def _portraits(self) -> None:
        """The characters, as several eyes see them; both themes are on a sheet."""
        if self.window.devicePixelRatio() > 1 or self.corner or self.theme != self.themes[0]:
            return
        for eyes in EYES:
            self.take(f"characters-{eyes}", partial(PortraitSheet, self.app.look, eyes))

    def _sheets(self, game: GameId) -> None:
        """The art itself, in pixels and not in the size of the window: once is enough."""
        if self.window.devicePixelRatio() > 1:
            return
        for name, make in self.window.specs[game].sheets(self.app.look).items():
            self.take(f"{game}-art-{name}", make)

    def _print(self, game: GameId) -> None:
        """What a printer gets: in a size and a theme of its own, so once is enough."""
        if self.window.devicePixelRatio() > 1 or self.theme != self.themes[0]:
            return
        spec = self.window.specs[game]
        for kind in kinds(spec):
            for paper in PaperSize:
                name = f"{game}-print-{kind}-{paper.value}"
                self.take(name, partial(_printed, blank_sheet(spec, kind), paper))

    def _print_pad(self, file: Path) -> None:
        """The filled-in score pad, all its pages."""
        corner = self.corner or self.window.devicePixelRatio() > 1
        if corner or self.theme != self.themes[0] or not self._wants(f"{file.stem}-print"):
            return
        bridge = self.app.controller.bridge
        assert bridge is not None
        match = PrintableMatch(bridge.outcome(), TODAY, Attachment(file.name, b""))
        sheet = filled_pad(self.window.specs[bridge.game.id], match)
        for number in range(len(sheet.pages)):
            name = f"{file.stem}-print-{number + 1}"
            self.take(name, partial(_printed, sheet, PaperSize.A4, number))

    def _tutorial(self, game: GameId) -> None:
        """Each step of the guided first round, and what doing it looks like."""
        window = self.window
        tutorial = window.specs[game].tutorial()
        if tutorial is None or not self._wants_any(f"{game}-tutorial"):
            return
        window.match_opener.learn(str(game))
        page = window.pages["table"]
        assert isinstance(page, TablePage)
        assert page.table is not None
        assert page.overlay is not None
        guide = page.overlay.guide
        seen: set[str] = set()
        while guide.lesson.key not in seen:
            key = guide.lesson.key
            seen.add(key)
            self.settle()
            self.take(f"{game}-tutorial-{guide.index + 1:02}-{key}")
            tutorial.act_out(page.table, key)
            self.settle()
            if guide.lesson.key == key and guide.can_pass():
                self.take(f"{game}-tutorial-{guide.index + 1:02}-{key}-done")
                guide.pass_on()
        # Nobody is there to be asked whether it is kept.
        self.app.controller.discard()
        window.go("lounge")

    def _match(self, file: Path) -> None:
        state = file.stem.rsplit("-", 1)[1]
        if not self._wants_any(file.stem) or (self.corner and state not in CORNER_STATES):
            return
        window = self.window
        matches = self.app.controller.matches.folder
        before = set(matches.iterdir())
        window.match_opener.open_file(file)
        self._wait_for_file()
        bridge = self.app.controller.bridge
        assert bridge is not None
        if bridge.result is not None:
            self.take(f"{file.stem}-result")
            self._result(file)
            self._postcard(file)
            self._print_pad(file)
            self._ending(file)
            self._watch(file)
            self._share(file)
            self._look_back(file)
            self._ask(file)
            window.result_opener.show_table()
        self.take(f"{file.stem}-table")
        self._shortcuts(file.stem)
        page = window.pages["table"]
        assert isinstance(page, TablePage)
        if "-middle" in file.stem:
            assert page.spec is not None
            assert page.table is not None
            own = () if FACES in file.stem else page.spec.poses(page.table)
            for pose in self.poses((*own, REACTION)):
                self._pose(file, pose)
        window.go("lounge")
        self.app.controller.close()
        # A match from elsewhere goes on as a copy, which the shelf's picture does not want.
        for copy in set(matches.iterdir()) - before:
            copy.unlink()

    def poses(self, every: Iterable[str]) -> list[str]:
        """Of a table's poses those to be taken."""
        return [pose for pose in every if not self.corner or pose in CORNER_POSES]

    def _postcard(self, file: Path) -> None:
        """What is sent to others: in pixels of its own, so once is enough."""
        page = self.window.pages["result"]
        assert isinstance(page, ResultPage)
        if self.corner or not self._wants(f"{file.stem}-postcard"):
            return
        self.settle()
        self._wait_for_charts()
        self.take(f"{file.stem}-postcard", lambda: _shown(page.postcard.paint()))

    def _result(self, file: Path) -> None:
        """What else the result's pictures can show, and what is below them."""
        if not self._wants_any(f"{file.stem}-result-"):
            return
        page = self.window.pages["result"]
        assert isinstance(page, ResultPage)
        self.settle()
        self._wait_for_charts()
        assert page.scroller is not None
        bar, held = page.scroller.verticalScrollBar(), page.scroller.widget()
        assert held is not None
        top = page.picture_card.mapTo(held, QPoint()).y()
        # In a narrow window they are below all that is seen at first.
        below = top > page.scroller.viewport().height() // 2
        bar.setValue(top if below else 0)
        if isinstance(page.pictures, Blocks):
            for number in range(0 if below else 1, len(page.pictures.buttons.buttons())):
                page.pictures.choose(number)
                self.take(f"{file.stem}-result-{number}")
            page.pictures.choose(0)
        bar.setValue(bar.maximum())
        self.take(f"{file.stem}-result-below")
        bar.setValue(0)

    def _ending(self, file: Path) -> None:
        """The scene in which the match ended: on its way, and as it comes to rest."""
        if not self._wants_any(f"{file.stem}-ending"):
            return
        page = self.window.pages["result"]
        assert isinstance(page, ResultPage)
        self.settle()
        self._wait_for_art(page)
        for name, share in ENDING.items():
            page.scene_button.click()
            page.scene.show_at(share)
            self.take(f"{file.stem}-ending{name}")
        page.scene.stop()

    def _watch(self, file: Path) -> None:
        """The match on its reel, somewhere in its middle."""
        if not self._wants(f"{file.stem}-replay"):
            return
        self.window.replay_opener.watch_open()
        self._wait_for_file()
        page = self.window.pages["replay"]
        assert isinstance(page, ReplayPage)
        assert page.bridge is not None
        page.bridge.pause()
        page.seek(page.bridge.length * 0.6)
        self.take(f"{file.stem}-replay")
        self.window.back()

    def _share(self, file: Path) -> None:
        """The page on which the match is shared, and its lower end."""
        if not self._wants_any(f"{file.stem}-share"):
            return
        self.window.replay_opener.sharing.share_open()
        self._wait_for_file()
        self.take(f"{file.stem}-share")
        self._below("share", f"{file.stem}-share-below")
        self.window.back()

    def _below(self, page: str, name: str) -> None:
        """Take the lower end of a page that is longer than the window."""
        shown = self.window.pages[page]
        assert isinstance(shown, Page)
        assert shown.scroller is not None
        bar = shown.scroller.verticalScrollBar()
        if bar.maximum():
            bar.setValue(bar.maximum())
            self.take(name)
            bar.setValue(0)

    def _look_back(self, file: Path) -> None:
        """What each decision cost, once all are judged, and what else the page has."""
        bridge = self.app.controller.bridge
        # It takes long: whoever wants only some pictures says so.
        wanted = not self.wanted or any("review" in each for each in self.wanted)
        if bridge is None or not (wanted and bridge.is_reviewed):
            return
        game = bridge.game.id
        known = self.reviews.get(game)
        if known is not None and known[0] != file:
            # It takes long: one of each game will do.
            return
        self.window.replay_opener.look_back()
        self._wait_for_file()
        page = self.window.pages["review"]
        assert isinstance(page, ReviewPage)
        if known is not None:
            page.stop()
            page.reviewing.review = known[1]
            page.reviewing.grew.emit(known[1])
        while page.reviewing.busy:
            QTest.qWait(50)
        assert page.review is not None, page.sentence.text()
        self.reviews[game] = file, page.review
        self.take(f"{file.stem}-review")
        assert page.scroller is not None
        bar = page.scroller.verticalScrollBar()
        bar.setValue(bar.maximum())
        self.take(f"{file.stem}-review-below")
        bar.setValue(0)
        for number, name in ((1, "luck"), (2, "packed")):
            if not page._tabs.button(number).isHidden():
                page.turn_to(number)
                self.take(f"{file.stem}-review-{name}")
        page.turn_to(0)
        if page.guess_button.isEnabled():
            self._guess(file, page)
        self.window.back()

    def _guess(self, file: Path, review: ReviewPage) -> None:
        """A marked decision before it is guessed, and what is told afterwards."""
        review.guess_button.click()
        self._wait_for_file()
        page = self.window.pages["guess"]
        assert isinstance(page, GuessPage)
        while page.preparing.busy and (page.question is None or not page.question.verdicts):
            QTest.qWait(50)
        self.take(f"{file.stem}-review-guess")
        page.show_choice(1)
        page.guess()
        self.take(f"{file.stem}-review-guess-told")
        self.window.back()

    def _ask(self, file: Path) -> None:
        """One of its decisions asked once more, and how an answer was judged."""
        controller, name = self.app.controller, f"{file.stem}-question"
        bridge, session = controller.bridge, controller._session
        if bridge is None or session is None or not (self._wants(name) and bridge.is_reviewed):
            return
        # What lies elsewhere is not asked about.
        path = controller.matches.folder / file.name
        path.write_bytes(file.read_bytes())
        seat = next(one.seat for one in bridge.players if one.is_person)
        moments = session.moments
        at = question_of(session, seat)
        given = moments[at].given
        assert isinstance(given, Act)
        then = given.action
        kept, own = (
            controller.matches.mistakes,
            next(iter(controller.settings.texts("setup.names")), ""),
        )
        yesterday = today() - timedelta(days=1)
        kept.learn(path, seat, [at], own, yesterday)
        self.window.go("mistakes")
        self._wait_for_file()
        page = self.window.pages["mistakes"]
        assert isinstance(page, MistakesPage)
        assert page.asked is not None, page.sentence.text()
        self.take(name)
        # Neither is what was done then: that is told to have been worse.
        legal = islice(session.game.legal(moments[at - 1].state, seat), 50)
        others = [act for act in legal if act != then] or [then]
        now, best = ((others[n],) for n in (0, -1))
        why = (ScoreDifference(session.sheets(None)[seat].lines[0].line, 440),)
        verdict = Verdict(at, (then,), best, 9000, 8390, 610, 120, "mistake", why)
        page._on_answered(now)
        page.judging.stop()
        answer = msgspec.structs.replace(
            verdict, acts=now, expected=8060, loss=940, half=180, mark="mistake"
        )
        page._on_ended(JudgedDrill("percent", verdict, answer))
        self.take(f"{name}-judged")
        page.shut()
        path.unlink()
        self.window.back()

    def _pose(self, file: Path, pose: str) -> None:
        if not self._wants(f"{file.stem}-table-{pose}"):
            return
        # Each pose begins from a fresh table, so that none shows what another left.
        self.window.go("lounge")
        self.app.controller.close()
        self.window.match_opener.open_file(file)
        self._wait_for_file()
        page = self.window.pages["table"]
        assert isinstance(page, TablePage)
        assert page.spec is not None
        assert page.table is not None
        put: Callable[[], None] | None = page.spec.poses(page.table).get(pose)
        if pose != REACTION:
            assert put is not None
            put()
        # A reaction stays as long as the picture takes.
        with patch("ui.kit.table.reactions.REACTION_MS", 1_000_000):
            if pose != REACTION or self._react(page):
                self.take(f"{file.stem}-table-{pose}")

    def _react(self, page: TablePage) -> bool:
        """Let the last character at the table say something long, where nothing else is read."""
        assert page.spec is not None
        assert page.table is not None
        cast = [one for one in page.table.bridge.players if one.character]
        if not cast:
            return False
        calm = page.spec.poses(page.table).get("hand") or page.spec.poses(page.table).get("start")
        if calm is not None:
            calm()
        said = {
            (kind, number): len(reaction_line(cast[-1].character, kind, number))
            for kind in MomentKind
            for number in range(3)
        }
        kind, number = max(said, key=lambda key: said[key])
        self.settle()
        page.table.reactions.react(Reaction(cast[-1].seat, cast[-1].character, kind, number))
        return True


def main(words: list[str]) -> int:
    """Take the pictures."""
    out = Path(words[0])
    out.mkdir(parents=True, exist_ok=True)
    application = QApplication(["Stowaway"])
    where = places()
    settings = Settings(where.settings)
    settings.set("motion.speed", "off")
    settings.set("look.text_size", int(words[3]))
    with ExitStack() as stack:
        if words[4] == PSEUDO:
            made = stack.enter_context(tempfile.TemporaryDirectory(prefix="stowaway-pseudo-"))
            pseudo.make(Path(made))
            stack.enter_context(pseudo.spoken(Path(made)))
        else:
            settings.set("look.language", words[4])
        app = App(application, where, Instance(where.lock))
        show(app, int(words[1]), int(words[2]))
        gallery = Gallery(app, out, words[5:], corner=int(words[3]) != 100)
        gallery.all()
        app.shut()
    sys.stderr.write("".join(f"does not fit: {trouble}\n" for trouble in gallery.troubles))
    sys.stderr.write(f"{gallery.taken} pictures in {out}\n")
    return 0


def show(app: App, width: int, height: int) -> None:
    """Open the app's window in a size; nothing moves."""
    app.preferences.set_speed(Speed.OFF)
    window = app.window
    window.setMinimumSize(1, 1)
    window.resize(width, height)
    window.show()
    window.activateWindow()
    # The words follow the window a moment later: a page must not be read before that.
    window.placement.settling.stop()
    window.placement.fit()
    app.begin()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
