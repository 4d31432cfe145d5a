"""The page *Review*: what cost most first, on the board and in words; the ways to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, cast
from unittest.mock import Mock, patch

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from engine import catalog
from engine.core import Act, Level, Rng, Seat
from engine.core.review import (
    BestPacking,
    BoardReason,
    Contrast,
    LikelyMove,
    LuckSkillSplit,
    Mark,
    Reasons,
    Review,
    ReviewSource,
    ScoreDifference,
    Topic,
    Verdict,
    marked,
)
from engine.games.pack_the_essentials.actions import Claim, Place, TakeBonus
from engine.match import Player
from engine.match.achievements import searching
from engine.match.loader import read
from engine.match.mistake_drills import find_drills
from engine.match.review import encode, reviewed_seats
from engine.match.timeline import ReplayTimeline
from tests.tiers import by_turns
from tests.ui.access.reader import Reader
from tests.ui.shell.conftest import Driver
from tests.ui.shell.test_replay import journal, played
from ui.bridge.jobs.background import BackgroundJob
from ui.bridge.preferences import Preferences, Speed
from ui.bridge.review import ReviewBridge
from ui.bridge.trail_progress import today
from ui.kit.spec import GameTable
from ui.kit.table.match_table import AnyTable
from ui.look import text
from ui.look.style import Look, ThemeChoice
from ui.shell import language
from ui.shell.review.decision_strip import ScaledPicture
from ui.shell.review.page import ReviewPage
from ui.stage.items.mark_item import MarkItem
from ui.stage.items.tick_item import TickItem
from ui.tables.pack_the_essentials.art.par import packed
from ui.tables.pack_the_essentials.table import Table, lit_cells

ALL = 35
"""How many decisions the match has, an act each."""
STRIP = "ui.shell.review.decision_strip"
LOSSES: dict[int, tuple[int, int, Mark]] = {3: (310, 120, "slip"), 9: (1490, 180, "blunder")}
"""What some decisions of the made-up review lost, by their number from 0."""


@cache
def made_up(persons: int, seat: int = 0) -> Review[Any]:
    """A review of such a match, whose better choices are other legal acts."""
    session = read(journal(persons), catalog).session
    assert session is not None
    verdicts: list[Verdict[Any]] = []
    for number, moment in enumerate(session.moments):
        given = moment.given
        if not isinstance(given, Act) or given.seat != seat:
            continue
        before = session.moments[number - 1].state
        others = [act for act in session.game.legal(before, given.seat) if act != given.action]
        loss, half, mark = LOSSES.get(len(verdicts), (0, 0, ""))
        better = (others[0],) if mark and others else (given.action,)
        why = (
            (
                ScoreDifference("lavender", 1510),
                ScoreDifference("rats", -240),
                ScoreDifference("todo-2", 12),
            )
            if mark
            else ()
        )
        acts = (given.action,)
        verdicts.append(Verdict(number, acts, better, 9000, 9000 - loss, loss, half, mark, why))
    lost = sum(one.loss for one in verdicts)
    blank = (0,) * (len(verdicts) + 1)
    account = LuckSkillSplit(10_000, -300, 0, 500, lost, 10_200 - lost, (-300, *blank[1:]), blank)
    shown = ((0, 0, 0, 200),)
    return Review(
        ReviewSource("m", "pack_the_essentials", 2, "c", 1),
        seat,
        "points",
        len(verdicts),
        tuple(verdicts),
        account,
        BestPacking(81, 114, 117, shown),
    )


class Here:
    """In place of the process: gives the bits one by one, as a test wants them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.study: BackgroundJob | None = None
        self.bits: list[object] = []
        self.asked: list[tuple[object, ...]] = []

        def begin(study: BackgroundJob, run: object, *given: object) -> None:
            if run is searching:
                # The search for achievements has a process of its own, and no answer here.
                return
            self.study = study
            self.asked.append(given)
            persons = 2 if given[0] == journal(2) else 1
            whole = made_up(persons, int(str(given[1])))
            self.bits = [*(part_of(whole, known) for known in (0, 2, whole.of - 5)), whole]

        def stop(study: BackgroundJob) -> None:
            if study is self.study:
                self.bits.clear()

        monkeypatch.setattr(BackgroundJob, "begin", begin)
        monkeypatch.setattr(BackgroundJob, "stop", stop)
        monkeypatch.setattr(BackgroundJob, "busy", property(self._is_busy))

    def _is_busy(self, study: BackgroundJob) -> bool:
        return study is self.study and bool(self.bits)

    def give(self, count: int | None = None) -> None:
        """Give some bits, or all."""
        assert self.study is not None
        for _ in range(len(self.bits) if count is None else count):
            bit = self.bits.pop(0)
            (self.study.came if self.bits else self.study.done).emit(bit)


def part_of(review: Review[Any], known: int) -> Review[Any]:
    """The review as it was when so many were judged."""
    return replace(review, verdicts=review.verdicts[review.of - known :], account=None, par=None)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> Here:
    return Here(monkeypatch)


class Kept:
    """In place of the folder of matches."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.mistakes = Mock()

    def reviews(self, _path: Path) -> list[bytes]:
        return self.lines

    def hints(self, _path: Path) -> list[bytes]:
        return []

    def keep_reviews(self, _path: Path, lines: list[bytes]) -> None:
        self.lines = list(lines)


def opened(
    page: ReviewPage, persons: int = 1, kept: Kept | None = None, *, covered: bool = False
) -> ReviewPage:
    """The review of a match, with its answers shown unless it is to be `covered`."""
    session = read(journal(persons), catalog).session
    assert session is not None
    bridge = ReviewBridge(session, ReplayTimeline.wound(session), Preferences(Speed.OFF))
    bridge.path = None if kept is None else Path("a.stowaway")
    spec = GameTable("ui.tables.pack_the_essentials")
    page.open(bridge, spec, kept or Kept())  # type: ignore[arg-type]
    if not covered:
        page.ways_on.show_all()
    return page


@pytest.fixture
def page(qapp: QApplication) -> Iterator[ReviewPage]:
    made = ReviewPage(Look(ThemeChoice.DAY))
    made.resize(1280, 800)
    made.show()
    yield made
    made.shut()
    made.deleteLater()


def words_of(view: QWidget) -> list[str]:
    return [label.text() for label in view.findChildren(QLabel)]


def amounts_of(page: ReviewPage) -> list[str]:
    """What the account says of each part, and of the whole."""
    items = [page._parts.itemAtPosition(row, 2) for row in range(page._parts.rowCount())]
    return [label.text() for one in items if one and isinstance(label := one.widget(), QLabel)]


def test_what_cost_most_is_shown_first_with_what_how_much_and_why(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    assert page.stop_button.isVisible()
    here.give(2)
    names = [bar.accessibleName() for bar in page.strip.bars]
    assert (ALL, "Decision 1 of 35: not reviewed yet") == (len(names), names[0])
    assert ("2 of 35 reviewed", ALL - 2) == (page.progress.text(), page._at)
    here.give(1)
    ends = "from here, a computer in your seat would get about 75 points instead of 90."
    short = "75 points on average instead of 90. Final score: 81 points."
    assert "Perhaps a blunder" == page.headline.text()
    here.give()
    assert not page.stop_button.isVisible()
    assert (
        f"Costly decisions: 2 of 35. Decision 10 (Round 4) cost the most: {short}"
        == page.found.text()
    )
    assert "Blunder: the costliest" == page.headline.text()
    assert "Decision 10 of 35" in page.place.text()
    assert f"This cost about 15 points: {ends}" == page.loss.text()
    assert page.done.text().startswith("Played: You ")
    assert page.better.text().startswith("Better: You ")
    assert page.done.text()[8:] != page.better.text()[8:]
    # A claim is judged without the tile that it leads to; a tile is all of its turn.
    rest = "The rest of the turn is judged separately."
    kinds = {type(one.best[-1]): one for one in made_up(1).verdicts}
    follows = {kind for kind, one in kinds.items() if page._better(one).endswith(rest)}
    assert {Claim, TakeBonus} == follows < set(kinds)
    assert [
        "In favour of the choice made: Unused pack rats +2.",
        "In favour of the better choice: Lavender group +15 and the rest +2. "
        "In total, about 15 points more.",
    ] == [line.text() for line in page.reasons]
    assert not page.why.isVisibleTo(page)
    # First of all, in one plain sentence, what it teaches.
    plain = "for your colour groups, rather than for unused pack rats."
    assert page.plain.text().endswith(plain)
    column = page._verdict_card.column
    order = [column.indexOf(each) for each in (page.plain, page.loss, page.done, *page.reasons)]
    assert order == sorted(order)
    assert page.plain.isVisibleTo(page)
    names = [bar.accessibleName() for bar in page.strip.bars]
    assert names[3].startswith("Decision 4 of 35, Round ")
    assert names[3].endswith(": slip, 3 points lost")
    assert names[10].endswith(": nothing costly (nothing better found)")
    bounds = [words.text() for words in page._bounds]
    assert [
        "slip: more than 2 points",
        "mistake: more than 4 points",
        "blunder: more than 8 points",
    ] == bounds

    # The board shows both in turn, and lets nothing be done.
    verdict, table, bridge = made_up(1).verdicts[9], page.table, page.bridge
    assert table is not None
    assert bridge is not None
    assert table.pending is not None
    assert (verdict.best, True) == (table.pending.acts, page.better_button.isChecked())
    QTest.keyClick(page.strip.bars[9], Qt.Key.Key_Space)
    assert table.pending is not None
    assert (verdict.acts, False) == (table.pending.acts, page.better_button.isChecked())
    assert table.view == bridge.view_before(Seat(0), verdict.at)
    assert not table.attempt(verdict.best[0])
    assert not table.confirm()
    placing = next(n for n, one in enumerate(made_up(1).verdicts) if isinstance(one.acts[0], Place))
    page.choose(placing)
    rings = [one for one in table.stage.scene().items() if isinstance(one, MarkItem)]
    assert 1 == len(rings)
    # Nothing is offered for being confirmed, and the line above tells of this decision.
    assert not any(
        one.isVisible() for one in table.stage.scene().items() if isinstance(one, TickItem)
    )
    where = f"{page.place.text().partition(' · ')[0]} · "
    assert {where + page.done_button.text(), where + page.better_button.text()} == {
        table._now(),
        _turned(page, table),
    }

    # From the strip Tab leads to the two choices.
    page.strip.bars[9].click()
    page.activateWindow()
    QTest.keyClick(page.strip.bars[9], Qt.Key.Key_Tab)
    assert page.focusWidget() in (page.done_button, page.better_button)

    # Keys lead from decision to decision, and to those that are marked.
    for key, at in (
        (Qt.Key.Key_Right, 10),
        (Qt.Key.Key_Left, 9),
        (Qt.Key.Key_PageUp, 3),
        (Qt.Key.Key_PageUp, 3),
        (Qt.Key.Key_PageDown, 9),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_End, ALL - 1),
    ):
        QTest.keyClick(page.strip.bars[page._at], key)
        assert at == page._at
        assert page.strip.bars[at].isChecked()
    assert "Nothing costly here" == page.headline.text()
    page.choose(3)
    assert "Slip" == page.headline.text()
    page.choose(ALL - 1)
    for hidden in (page.better, page.why):
        assert not hidden.isVisible()
    assert not page.better_button.isEnabled()

    # Luck and skill add up before the eyes.
    page._tabs.button(1).click()
    assert ["100", "−3", "+5", "−18", "84"] == amounts_of(page)
    assert (
        "Your decisions: 13 points worse than a fast computer player’s, 18 points short of the "
        "best. Bad luck cost 3 points."
    ) == page.account_words.text()
    assert "everyone" not in page.account_help.text(), "there is nobody else"
    assert "exactly to the result, 84 points." in page.account_help.text()
    page._show_account(LuckSkillSplit(3333, 822, 7273, 1569, 2997, 10_000, (), ()), "points")
    assert ["33", "+9", "+72", "+16", "−30", "100"] == amounts_of(page), "they add up too"
    assert "The other players’ moves were worth 72 points." in page.account_words.text()
    page._show_account(LuckSkillSplit(3333, 822, 0, 1569, 1569, 4155, (), ()), "points")
    assert "Good luck was worth 9 points." in page.account_words.text()
    page._show_account(LuckSkillSplit(3300, 20, 0, 0, 0, 3320, (), ()), "points")
    assert "Luck made no difference." in page.account_words.text()
    page._show_account(LuckSkillSplit(5000, 140, 0, 0, 300, 4840, (), ()), "percent")
    assert ["50%", "+1%", "−3%", "48%"] == amounts_of(page)
    assert page.account_words.text().endswith(" Good luck raised the win chance by 1%.")
    page._show_account(LuckSkillSplit(5000, -3100, 0, 0, 0, 1900, (), ()), "percent")
    assert page.account_words.text().endswith(" Bad luck lowered the win chance by 31%.")

    # And a better packing says how sure it is.
    page._tabs.button(2).click()
    assert not page.found.isVisible(), "it tells of decisions"
    goal = bridge.goal
    assert goal is not None
    told = words_of(page.views[2])
    assert f"As packed: 81 points (goal {goal})" in told
    assert f"Best found: 114 points (goal {goal})" in told
    assert page.par_sure.toolTip().endswith("none can score more than 117 points.")
    assert "freely rotated and flipped" in page.par_words.text()
    # Whose suitcase it is nobody has to be told, and it may be a computer's.
    assert not re.search(r"\byou", " ".join(told), re.IGNORECASE)
    par = made_up(1).par
    assert par is not None
    page._show_par(replace(par, bound=114))
    assert f"Best possible: 114 points (goal {goal})" in words_of(page.views[2])
    assert page.par_sure.toolTip().startswith("This is proven: ")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert 2 == len(page.views[2].findChildren(ScaledPicture))
    for best, bound, said in (
        (goal, goal, "more points. Packed this way, these tiles reach the goal."),
        (goal - 2, goal - 2, "Even packed perfectly, these tiles miss the goal by 2 points."),
        (goal - 1, goal - 1, "Even packed perfectly, these tiles miss the goal by 1 point."),
        (goal - 2, goal, "more points."),
    ):
        page._show_par(replace(par, found=best, bound=bound))
        # As other tests of the process have installed English, or not.
        assert page.par_words.text().replace("(s)", "s").endswith(said)
    page._show_par(replace(par, made=goal, found=goal + 3))
    assert "goal" not in page.par_words.text()
    # What is the same is not shown twice.
    for bound, said in ((81, "This is the best possible packing."), (90, "No better pack")):
        page._show_par(replace(par, found=81, bound=bound))
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert 1 == len(page.views[2].findChildren(ScaledPicture))
        assert said in page.par_words.text()
        assert "Any points you lost came down to the choice of tiles" in page.par_words.text()


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (
            (2500, 0, 0, 7800, 2600),
            "Your decisions gave you 52% more win chance than a fast computer player’s, and 26% "
            "less than the best. "
            "Luck made no difference.",
        ),
        (
            (2500, -100, -1200, 900, 900),
            "Your decisions gave you the same win chance as a fast computer player’s, and 9% less "
            "than the best. "
            "The other players’ moves lowered the win chance by 12%.",
        ),
        (
            (2500, 100, 1200, 900, 0),
            "Your decisions gave you 9% more win chance than a fast computer player’s, and the "
            "same as the best. "
            "The other players’ moves raised the win chance by 12%.",
        ),
        (
            (2500, 1300, 0, 300, 600),
            "Your decisions gave you 3% less win chance than a fast computer player’s, and 6% less "
            "than the best. Good luck raised the win chance by 13%.",
        ),
        (
            (2500, 1300, 1200, 0, 0),
            "Your decisions: as good as the best. Good luck raised the win chance by 13%.",
        ),
    ],
)
def test_what_ones_decisions_were_worth_is_said_before_luck_and_others(
    page: ReviewPage, here: Here, parts: tuple[int, int, int, int, int], said: str
) -> None:
    opened(page)
    start, chance, others, beyond, lost = parts
    result = start + chance + others + beyond - lost
    split = LuckSkillSplit(start, chance, others, beyond, lost, result, (), ())
    page._show_account(split, "percent")
    assert said == page.account_words.text()
    page._show_account(replace(split, others=-5000), "points")
    assert "win chance" not in page.account_words.text()
    assert page.account_words.text().endswith(" The other players’ moves cost 50 points.")


def test_esc_closes_the_tip_that_says_how_sure_before_the_page(
    page: ReviewPage, here: Here, qtbot: QtBot
) -> None:
    opened(page)
    left: list[bool] = []
    page.back.connect(lambda: left.append(True))
    with patch.object(page, "_show_board"):
        here.give()
        page.turn_to(0)
        page.sure.setFocus()
        QTest.keyClick(page.sure, Qt.Key.Key_Space)
        assert QToolTip.isVisible()
        QTest.keyClick(page.sure, Qt.Key.Key_Escape)
        assert [] == left
        # It goes in a moment.
        qtbot.waitUntil(lambda: not QToolTip.isVisible())
        QTest.keyClick(page.sure, Qt.Key.Key_Escape)
        assert [True] == left


def test_only_a_tip_says_how_sure_a_verdict_is_and_keys_reach_it(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give()
        tip = page.sure.toolTip()
        assert "With 95% certainty, the loss is between 13.1 and 16.7 points." in tip
        assert tip.endswith("a decision is marked only if the range does not include 0.")
        assert tip == page.sure.accessibleDescription()
        page.turn_to(0)
        elsewhere = [label for label in words_of(page) if re.search(r"±|95|certain", label)]
        assert elsewhere == []
        reached: list[object] = []
        page.strip.bars[9].setFocus()
        for _ in range(6):
            QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
            reached.append(page.focusWidget())
        assert page.sure in reached
        page.sure.setFocus()
        with patch("ui.shell.review.decision_page.announce") as told:
            QTest.keyClick(page.sure, Qt.Key.Key_Space)
        told.assert_called_once_with(page.sure, tip)
        assert QToolTip.text() == tip
        QToolTip.hideText()
        # Where nothing was lost there is no range.
        page.choose(ALL - 1)
        assert "95%" not in page.sure.toolTip()
        assert page.sure.isVisible(), "nothing below it moves"
        found = replace(made_up(1).verdicts[9], loss=110, half=140, mark="", why=())
        assert (
            "Equally good: the computer’s choice gains about 1 point, which may be luck."
            == page._lost(found, "points")
        )
        told_so = page._how_sure(found, "points")
        assert "between 0 and 2.5 points. That range includes 0, so" in told_so
        assert "between 0 and 2.5% win chance." in page._how_sure(found, "percent")


def test_losses_are_whole_below_one_with_a_decimal_and_one_is_singular(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give(1)
    assert "1 point" == page._worth(100, "points") == page._worth(149, "points")
    assert ["0.4 points", "9 points", "0 points"] == [
        page._worth(worth, "points") for worth in (44, 880, 0)
    ]
    assert ["0.4% win chance", "9% win chance"] == [
        page._worth(worth, "percent") for worth in (44, 880)
    ]
    one = made_up(1).verdicts[9]
    # Rounded, as any other, also just above the bound of its mark.
    slip = replace(one, loss=230, half=100, mark="slip")
    assert page._lost(slip, "points").startswith("This cost about 2 points: ")
    mistake = replace(one, loss=401, half=100, mark="mistake")
    assert page._lost(mistake, "points").startswith("This cost about 4 points: ")
    assert page._lost(replace(slip, loss=300), "points").startswith("This cost about 3 points: ")


def test_how_many_matches_are_won_is_told_in_whole_percent_unless_both_are_equal(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give(1)
    # Told as 3 its loss would be no slip.
    slip = replace(made_up(1).verdicts[9], expected=7120, loss=330, half=100, mark="slip")
    assert page._lost(slip, "percent").startswith("This cost about 3.3% win chance: ")
    assert page._ends(slip, "percent").endswith("about 72% of matches instead of 75%")
    assert page._found(replace(made_up(1), unit="percent", verdicts=(slip,))).endswith(
        ": 72% of matches won instead of 75%."
    )
    same = replace(slip, loss=40, mark="")
    assert page._ends(same, "percent").endswith("about 71.2% of matches instead of 71.6%")


def test_a_choice_that_scores_less_may_be_as_good_where_the_win_chance_counts(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give(1)
    calm = replace(made_up(1).verdicts[9], mark="", loss=0, half=0)
    assert page._lost(calm, "percent") == (
        "Equally good: the other choice may change your score, but not your win chance."
    )
    assert page._lost(calm, "points") == "Equally good: the computer found nothing better."
    counts = "What counts is your win chance, not your score."
    for verdict in (replace(calm, loss=150, half=200), replace(calm, loss=150, half=100)):
        assert page._lost(verdict, "percent").endswith(counts)
        assert counts not in page._lost(verdict, "points")
    assert page._lost(replace(calm, best=calm.acts), "percent") == (
        "The computer found nothing better."
    )


def _turned(page: ReviewPage, table: AnyTable) -> str:
    """What the line above the board says of the other choice."""
    page.show_choice(int(not page.better_button.isChecked()))
    return table._now()


def test_the_lines_of_why_add_up_to_what_is_said_to_be_lost(page: ReviewPage, here: Here) -> None:
    opened(page)
    stream = Rng("why")
    one = made_up(1).verdicts[9]

    def number(text: str) -> int:
        return round(float(text.replace("−", "-")) * 100)

    rounded = 0
    with patch.object(page, "_show_board"):
        here.give()
        for _ in range(200):
            more = [stream.below(3000) - 900 for _ in range(1 + stream.below(6))]
            loss = max(201, sum(more) + stream.below(7))
            half = stream.below(loss)
            mark = marked("points", loss, half)
            names = ("lavender", "peach", "rats", "cats", "todo-1", "todo-2")
            why = tuple(ScoreDifference(line, gap) for line, gap in zip(names, more, strict=False))
            verdict = replace(one, loss=loss, half=half, mark=mark, why=why)
            told = re.findall(r"[+−]\d+(?:\.\d+)?", page._why(verdict, "points"))
            if not told:
                assert all(abs(gap) < 30 for gap in more)
                continue
            *lines, whole = (number(each) for each in told)
            lost = re.search(r"about (\d+(\.\d+)?) point", page._lost(verdict, "points"))
            assert lost is not None
            assert "." not in lost[1], "points are whole"
            rounded += bool(mark)
            assert sum(lines or [whole]) == whole == number(lost[1]), (verdict, told)
            ends = re.findall(r"-?\d+(?:\.\d+)?", page._ends(verdict, "points").replace("−", "-"))
            assert number(ends[1]) - number(ends[0]) == whole, (verdict, ends)
    assert rounded > 100


@pytest.mark.parametrize(
    ("width", "height", "much"), by_turns([(1280, 800, 100), (1024, 640, 160)])
)
def test_nothing_moves_when_judging_ends(
    shell: Driver, here: Here, width: int, height: int, much: int
) -> None:
    shell.app.settings.set("look.text_size", much)
    played(shell)
    shell.resize(width, height)
    shell.window.replay_opener.look_back()
    shell.settle()
    page = shell.window.pages["review"]
    with patch.object(page, "_show_board"):
        here.give(3)
        shell.settle()
        assert page.stop_button.isVisible()
        widgets = (page.strip, page.found, page.done_button, *page._tabs.buttons())
        before = [each.mapTo(page, each.rect().topLeft()) for each in widgets]
        here.give()
        shell.settle()
        assert not page.stop_button.isVisible()
        assert before == [each.mapTo(page, each.rect().topLeft()) for each in widgets]


def test_the_scales_are_named_and_each_round_is_numbered_once(page: ReviewPage, here: Here) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give()
    with text.recording() as painted:
        page.strip.grab()
    told = [each.text for each in painted]
    named = [each for each in told if not each.isdecimal()]
    assert ["Points lost", "Round"] == named[:2]
    # Where bars are next to nothing, they say why, if there is room for it.
    assert {"nothing better found"} == {*named[2:]}
    assert all(page.strip.bars[page._at] not in bars for _, bars in page.strip.unmarked() if _)
    rounds = list(page.strip.rounds())
    assert list(range(1, 13)) == [number for number, _ in rounds]
    assert page.strip.bars == [bar for _, bars in rounds for bar in bars]
    assert max(len(bars) for _, bars in rounds) > 1
    assert set(map(str, range(1, 13))) <= set(told)


def test_what_is_looked_at_stays_and_what_is_stopped_is_left(page: ReviewPage, here: Here) -> None:
    opened(page, kept=(kept := Kept()))
    with patch.object(page, "_show_board"):
        here.give(3)
        assert 9 == page._at
        QTest.keyClick(page.strip.bars[9], Qt.Key.Key_Right)
        page.stop_button.click()
        assert not page.reviewing.busy
        assert not page.stop_button.isVisible()
        assert not kept.lines
        # What was reviewed can be used: only what comes at the end is not there, and says why.
        assert page.guess_button.isEnabled()
        assert page.again_button.isEnabled()
        for number in (1, 2):
            tab = page._tabs.button(number)
            assert not tab.isEnabled()
            assert "You have stopped it." in tab.toolTip()
        # Whoever comes back finds it as it was left, and it goes on only on request.
        opened(page, kept=kept)
        assert 1 == len(here.asked)
        assert page.review is not None
        assert 30 == len(page.review.verdicts)
        assert not page.reviewing.busy
        page.resume_button.click()
        assert page.reviewing.busy
        assert not page.resume_button.isVisible()
        # What is known is not taken away while as much is found again.
        here.give(2)
        assert 30 == len(page.review.verdicts)
        here.give(1)
        page.choose(8)
        here.give()
        assert 8 == page._at
        opened(page, kept=kept)
        assert [b"", b"", *kept.lines] == [given[2] for given in here.asked]
        assert 1 == len(kept.lines)
        assert here.study is not None
        here.bits.clear()
        here.study.failed.emit("Traceback")
    assert page.sentence.isVisible()
    assert "stopped because of an error" in page.sentence.text()
    assert "Traceback" not in page.sentence.text()


@pytest.mark.parametrize("is_kept", [False, True])
def test_it_opens_without_an_answer_and_shows_them_on_request(
    page: ReviewPage, here: Here, is_kept: bool
) -> None:
    opened(page, kept=Kept(), covered=True)
    if not is_kept:
        here.give(3)
    else:
        # At once, as one that was kept.
        here.give()
    assert page.review is not None
    costliest = page.review.costliest
    assert costliest is not None
    assert (9, True) == (page._at, page.ways_on.hides(costliest))
    bars = page.strip.bars
    said = [*words_of(page), page.sure.toolTip(), *(bar.accessibleName() for bar in bars)]
    said += [bar.toolTip() for bar in bars] + [line.accessibleName() for line in page.reasons]
    deeds = [page._deeds(costliest, acts) for acts in (costliest.acts, costliest.best)]
    told = (*deeds, "15 points", "blunder,", "costliest", "75 points")
    assert not [each for each in told if any(each in words for words in said)]
    assert page.table is not None
    assert not page.table.acts
    words = "A costly decision" if is_kept else "Perhaps a costly decision"
    assert page.headline.text() == words
    assert page.plain.isVisible()
    assert page.plain.text().endswith("Press “Guess first” or “Show all answers”.")
    assert page.guess_button.isVisible()
    assert page.guess_button.isEnabled()
    # No key shows it by chance.
    QTest.keyClick(page.strip.bars[9], Qt.Key.Key_Space)
    assert page.headline.text() == words
    assert page.better_button.text() == "Show all answers"
    page.better_button.click()
    assert deeds[0] in page.done.text()
    assert "15 points" in page.loss.text()
    page.choose(3) if is_kept else here.give()
    marked = [one for one in page.review.verdicts if one.mark]
    assert not any(page.ways_on.hides(one) for one in marked)
    # Whoever comes back to the same match finds it so.
    opened(page, kept=Kept(), covered=True)
    here.give()
    assert page.review is not None
    assert not any(page.ways_on.hides(one) for one in page.review.verdicts)


def test_what_has_no_mark_says_why_where_one_looks(page: ReviewPage, here: Here) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give()
        assert page.review is not None
        other = next(one for one in page.review.verdicts if not one.mark)
        plain = replace(other, best=(), loss=150, half=60)
        same = replace(other, best=other.acts, loss=0, half=0)
        for verdict, unit, words in (
            (plain, "points", "at most 2 points lost"),
            (replace(plain, half=200), "points", "equally good"),
            (same, "points", "nothing better found"),
            (replace(same, before=40), "percent", "already decided"),
            (replace(same, before=9990), "percent", "already decided"),
            (replace(plain, before=4000), "percent", "at most 3% win chance lost"),
        ):
            assert words == page._no_mark(verdict, unit)  # type: ignore[arg-type]
        for number, bar in enumerate(page.strip.bars):
            found = page._verdict(number)
            assert found is not None
            if not found.mark:
                reason = page._no_mark(found, "points")
                assert bar.accessibleName().endswith(f"nothing costly ({reason})")
                assert bar.toolTip() == bar.accessibleName()


def test_guess_first_hides_what_is_marked_until_it_was_guessed(
    page: ReviewPage, here: Here
) -> None:
    wanted: list[bool] = []
    page.guess_wanted.connect(lambda: wanted.append(True))
    opened(page, kept=Kept())
    # Before anything is marked: then nothing is shown first.
    assert page.guess_button.isEnabled()
    page.guess_button.click()
    assert not wanted
    assert not page.guess_button.isEnabled()
    assert "No decisions are marked so far." == page.guess_button.toolTip()
    assert "Waiting for a marked decision…" == page.guess_button.text()
    here.give(3)
    assert [True] == wanted, "the first one that is marked is asked"
    assert "&Guess first" == page.guess_button.text()
    assert page.guess_button.isEnabled()
    assert page.review is not None
    costliest = page.review.costliest
    assert costliest is not None
    page.choose(9)
    bar = page.strip.bars[9]
    said = [*words_of(page), bar.accessibleName(), bar.toolTip(), page.sure.toolTip()]
    said += [line.accessibleName() for line in page.reasons]
    played, better = (page._deeds(costliest, acts) for acts in (costliest.acts, costliest.best))
    told = (played, better, "perhaps a blunder", "Perhaps a", "14.9", "15 points", "may have cost")
    assert not [each for each in told if any(each in words for words in said)]
    assert page.headline.text() == "Guess first"
    assert page.table is not None
    assert not page.table.acts
    assert "What would you do? Press “Guess first” or “Show the answer”." in words_of(page)
    page.guess_button.click()
    assert [True, True] == wanted
    assert costliest.at in page.ways_on.to_guess
    # Once it was guessed all is told; another is still hidden.
    page.ways_on.reveal(costliest.at)
    assert page.loss.isVisible()
    assert played in page.done.text()
    assert better in page.better.text()
    here.give()
    page.choose(3)
    assert page.headline.text() == "Guess first"
    assert page.ways_on.to_guess == (page.review.verdicts[3].at,)
    # Whoever wants to know without a guess says so.
    page.better_button.click()
    assert page.headline.text() != "Guess first"
    assert page.loss.isVisible()


def test_a_way_that_leads_nowhere_says_why(page: ReviewPage, here: Here) -> None:
    opened(page, kept=Kept())
    blank = replace(
        made_up(1),
        verdicts=tuple(
            replace(one, loss=0, half=0, mark="", why=(), best=one.acts)
            for one in made_up(1).verdicts
        ),
    )
    here.bits[:] = [blank]
    here.give()
    for way in (page.guess_button, page.again_button):
        assert not way.isEnabled()
        assert way.toolTip() == "This match has no marked decisions."
    # A match without a file can be guessed, and not be asked again.
    opened(page)
    here.give()
    assert page.guess_button.isEnabled()
    assert not page.again_button.isEnabled()
    assert page.again_button.toolTip() == "This works only for saved matches."


@pytest.mark.parametrize("chosen", [False, True])
def test_what_is_looked_at_changes_with_a_second_opinion(
    page: ReviewPage, here: Here, chosen: bool
) -> None:
    opened(page)
    whole = made_up(1)
    verdicts = list(whole.verdicts)
    slip = verdicts[9]
    verdicts[9] = replace(slip, expected=9000 - 390, loss=390, half=120, mark="slip")
    fewer = replace(whole, verdicts=tuple(verdicts), account=None, par=None)
    verdicts[9] = replace(slip, expected=9000, loss=0, half=0, mark="", why=())
    none = replace(whole, verdicts=tuple(verdicts))
    here.bits = [replace(whole, account=None, par=None), fewer, none]
    with patch.object(page, "_show_acts") as shown:
        here.give(1)
        assert 9 == page._at
        assert "Double-checking…" == page.progress.text()
        if chosen:
            page.choose(9)
            page.show_choice(0)
        for verdict, names in (
            (fewer.verdicts[9], "Perhaps a slip"),
            (none.verdicts[9], "Checked again: equally good"),
        ):
            shown.reset_mock()
            here.give(1)
            # It is not taken away, whoever chose it.
            assert 9 == page._at
            assert names == page.headline.text()
            assert page._lost(verdict, "points", sure=not verdict.mark) == page.loss.text()
            shown.assert_called_once()
            # Who chose the board that was played keeps it.
            assert (0 if chosen or not verdict.mark else 1) == shown.call_args.args[0]
        # What costs most now is named all the same.
        assert page.found.text().startswith("Costly decisions: 1 of 35. Decision 4 ")
        page.choose(3)
        assert "Slip: the costliest" == page.headline.text()


def test_until_all_is_judged_again_a_mark_is_told_and_painted_as_a_guess(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    whole = made_up(1)
    calm = replace(whole.verdicts[9], best=whole.verdicts[9].acts, loss=0, half=0, mark="", why=())
    fewer = replace(whole, verdicts=(*whole.verdicts[:9], calm, *whole.verdicts[10:]))
    here.bits = [part_of(whole, 5), part_of(whole, ALL), fewer]
    with patch.object(page, "_show_board"), patch(f"{STRIP}.sign") as sign:
        here.give(1)
        # As other tests of the process have installed English, or not.
        assert "Nothing costly so far in 5 decision" in page.found.text()
        here.give(1)
        assert page.found.text() == "So far, 2 of 35 decisions may be costly."
        assert "Perhaps a blunder" == page.headline.text()
        assert page.loss.text().startswith("This may have cost about 15 points: ")
        said = page.strip.bars[9].accessibleName()
        assert said.endswith(": perhaps a blunder, about 15 points lost")
        page.grab()
        strip = [call for call in sign.call_args_list if call.args[3] == "blunder"]
        assert {True, False} == {call.kwargs["hollow"] for call in strip}, "the legend is no guess"
        sign.reset_mock()
        here.give()
        page.choose(3)
        assert page.strip.bars[3].accessibleName().endswith(": slip, 3 points lost")
        page.grab()
        assert not any(call.kwargs["hollow"] for call in sign.call_args_list)
        page.choose(9)
    assert "Checked again: nothing costly here" == page.headline.text()
    assert "The computer found nothing better." == page.loss.text()


def test_what_was_seen_for_more_than_a_moment_as_costliest_stays(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    whole = made_up(1)
    verdicts = list(whole.verdicts)
    verdicts[20] = replace(verdicts[9], at=verdicts[20].at, loss=500, half=100, mark="mistake")
    verdicts[15] = replace(verdicts[9], at=verdicts[15].at, loss=700, half=100, mark="mistake")
    known = replace(whole, verdicts=tuple(verdicts))
    here.bits = [*(part_of(known, count) for count in (5, 15, 20, ALL)), known]
    with patch.object(page, "_show_board"):
        here.give(1)
        assert ALL - 5 == page._at
        here.give(1)
        assert 20 == page._at
        # In the same moment nobody has seen it.
        here.give(1)
        assert 15 == page._at
        page._moment.stop()
        here.give()
    assert 15 == page._at
    assert "Mistake" == page.headline.text()
    assert "Decision 10 (Round 4) cost the most" in page.found.text()


def test_who_goes_back_to_the_result_finds_more_judged_on_coming_again(
    shell: Driver, here: Here
) -> None:
    played(shell)
    shell.window.replay_opener.look_back()
    shell.settle()
    page = shell.window.pages["review"]
    with patch.object(page, "_show_board"):
        here.give(2)
        shell.press(Qt.Key.Key_Escape)
        shell.settle()
        assert ("result", None) == (shell.window.page, page.bridge)
        assert page.reviewing.busy
        here.give(1)
        shell.window.replay_opener.look_back()
        shell.settle()
        assert (1, "30 of 35 reviewed") == (len(here.asked), page.progress.text())
        assert 9 == page._at
        # It may end meanwhile, and is kept then.
        shell.press(Qt.Key.Key_Escape)
        shell.settle()
        here.give()
        path = shell.app.controller.matches.folder / "over.stowaway"
        assert [encode(made_up(1))] == shell.app.controller.matches.reviews(path)
        shell.window.replay_opener.look_back()
        shell.settle()
        assert [b"", encode(made_up(1))] == [given[2] for given in here.asked]
        assert page.review is None, "it is read where it was kept"
        # Whoever leaves the match too leaves nothing that goes on, and nothing for another.
        shell.press(Qt.Key.Key_Escape)
        shell.settle()
        assert page.reviewing.busy
        shell.window.go("lounge")
        shell.settle()
        assert not page.reviewing.busy


def test_another_match_and_another_seat_are_judged_from_the_beginning(
    page: ReviewPage, here: Here
) -> None:
    with patch.object(page, "_show_board"):
        opened(page)
        here.give(3)
        opened(page)
        assert (1, 30) == (len(here.asked), len(page.review.verdicts if page.review else ()))
        opened(page, persons=2)
        assert (2, None) == (len(here.asked), page.review)
        here.give(3)
        page.seat_box.setCurrentIndex(1)
        assert (3, None) == (len(here.asked), page.review)


def test_nothing_of_the_match_before_is_offered_while_another_is_begun(
    page: ReviewPage, here: Here
) -> None:
    with patch.object(page, "_show_board"):
        opened(page, persons=2, kept=Kept())
        page.seat_box.setCurrentIndex(1)
        here.give()
        assert page.guess_button.isEnabled()
        assert page.again_button.isEnabled()
        # There is no such seat in this one.
        opened(page, persons=1, kept=Kept())
    # *Guess first* can be wished for before anything is known.
    assert (None, True, False) == (
        page.review,
        page.guess_button.isEnabled(),
        page.again_button.isEnabled(),
    )


def test_who_leaves_while_a_packing_is_looked_for_keeps_all_else(
    page: ReviewPage, here: Here
) -> None:
    opened(page, kept=(kept := Kept()))
    whole = made_up(1)
    here.bits.insert(-1, replace(whole, par=None))
    with patch.object(page, "_show_board"):
        here.give(3)
        assert not kept.lines
        here.give(1)
        assert "Repacking…" == page.progress.text()
        page.shut()
        assert [encode(replace(whole, par=None))] == kept.lines
        # It is given along the next time; what is found then is kept too.
        opened(page, kept=kept)
        assert kept.lines[0] == here.asked[-1][2]
        here.give()
        assert [encode(whole)] == kept.lines


def test_a_review_of_a_match_from_elsewhere_is_kept_by_what_is_in_it(
    shell: Driver, here: Here, tmp_path: Path
) -> None:
    for number in (1, 2):
        # Whatever it is called, and wherever it lies.
        path = tmp_path / f"{number}.stowaway"
        path.write_bytes(journal(1))
        shell.window.replay_opener.watch_file(path)
        shell.settle()
        shell.window.pages["replay"].review_button.click()
        shell.settle()
        page = shell.window.pages["review"]
        assert page.bridge.path is None
        with patch.object(page, "_show_board"):
            here.give()
        shell.window.go("lounge")
        shell.settle()
    assert [b"", encode(made_up(1))] == [given[2] for given in here.asked]
    # Nobody is asked about the decisions of others.
    assert not shell.app.controller.questions(today()).due_today
    assert not shell.app.controller.questions(today()).coming


def test_each_person_has_a_review_of_their_own(page: ReviewPage, here: Here) -> None:
    opened(page, 2, kept := Kept())
    with patch.object(page, "_show_board"):
        assert ["Ada", "Grace"] == [page.seat_box.itemText(n) for n in range(2)]
        page.seat_box.setCurrentIndex(1)
        here.give()
        # Each person may guess first: it begins anew for the other one.
        assert page.done.text() == ""
        page.ways_on.show_all()
        assert "for everyone" in page.account_help.text()
        assert [0, 1] == [given[1] for given in here.asked]
        assert page.done.text().startswith("Played: Grace ")
        assert (2, b"\n") == (len(kept.lines), kept.lines[0])


def test_a_result_and_a_replay_lead_there_and_leaving_or_playing_on_ends_it(
    shell: Driver, here: Here
) -> None:
    played(shell)
    window = shell.window
    window.pages["result"].look_back_button.click()
    shell.settle()
    page = window.pages["review"]
    assert ("review", shell.app.controller.path) == (window.page, page.bridge.path)
    shell.press(Qt.Key.Key_Escape)
    assert ("result", None, True) == (window.page, page.bridge, page.reviewing.busy)
    window.replay_opener.watch_open()
    shell.settle()
    window.pages["replay"].review_button.click()
    shell.settle()
    assert page.reviewing.busy
    shell.press(Qt.Key.Key_Escape)
    assert ("replay", None, True) == (window.page, page.bridge, page.reviewing.busy)
    window.go("lounge")
    shell.settle()
    assert not page.reviewing.busy
    window.match_opener.open_file(shell.app.controller.matches.folder / "over.stowaway")
    shell.settle()
    # Any decision can be played on from, in practice.
    window.replay_opener.look_back()
    shell.settle()
    with patch.object(page, "_show_board"):
        here.give()
    page.choose(3)
    seen = page.bridge.view_before(Seat(0), page._verdict(3).at)
    same, other = page.branch_button.menu().actions()
    assert "same" in same.text()
    other.trigger()
    shell.settle()
    assert "table" == window.page
    assert shell.bridge.practice
    assert seen == shell.bridge.view(Seat(0))


@pytest.mark.parametrize("way", by_turns([["review"], ["review", "replay"], ["replay"]]))
def test_back_leads_to_where_the_review_was_opened_also_after_a_branch(
    shell: Driver, here: Here, way: list[str]
) -> None:
    session, window = played(shell), shell.window
    path, first = shell.app.controller.path, "result"
    if "review" not in way:
        first = "table"
        window.result_opener.show_table()
    if "replay" in way:
        window.replay_opener.watch_open()
        shell.settle()
        window.pages["replay"].bridge.pause()
        window.pages["replay"].seek(window.pages["replay"].bridge.stops[-2].frame)
    if "review" in way:
        window.replay_opener.look_back()
        shell.settle()
        with patch.object(window.pages["review"], "_show_board"):
            here.give()
            window.pages["review"].choose(ALL - 2)
    window.pages[way[0]].branch_button.menu().actions()[0].trigger()
    shell.settle()
    shell.play_out()
    window.result_opener.show_open()
    shell.settle()
    seen = []
    while window.page != "lounge":
        seen.append((window.page, shell.app.controller.path == path))
        window.back()
        shell.settle()
    assert [*((each, False) for each in ("result", *way)), (first, True)] == seen
    assert session.journal == shell.app.controller._session.journal  # type: ignore[union-attr]
    assert window.replay_opener.reopens is None


def test_closing_the_window_ends_what_is_being_judged(shell: Driver, here: Here) -> None:
    played(shell)
    shell.window.replay_opener.look_back()
    shell.settle()
    page = shell.window.pages["review"]
    assert page.reviewing.busy
    shell.window.close()
    assert (None, False) == (page.bridge, page.reviewing.busy)


def test_both_packings_tell_the_score_lines_in_which_they_differ(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give()
    assert page.bridge is not None
    view = page.bridge.view_at_end(Seat(0))
    made, mine = page.bridge.game.sheet(view)[0].total, view.seats[0]
    rows: list[tuple[int, ...]] = [
        (one.kind, int(one.cat), one.turn, one.cell) for one in mine.placed
    ]
    # The same, but the toys stay out, and one cat less: that is one rat more.
    cat = next(n for n, row in enumerate(rows) if row[1] and fits_turned(page, rows, n))
    rows[cat] = fits_turned(page, rows, cat) or rows[cat]
    page._show_par(BestPacking(made, made + 1, made + 1, (*rows, ())))
    own, other = (
        label.text()
        for column in (0, 1)
        if (one := page._cases.itemAtPosition(1, column)) is not None
        and isinstance(label := one.widget(), QLabel)
    )
    assert number_of(own, "Unused pack rats") + 1 == number_of(other, "Unused pack rats")
    assert number_of(own, "Cats") - 5 == number_of(other, "Cats")

    # With what is the same, the lines add up to the totals.
    for words, total in ((own, made), (other, made - 10)):
        assert words.endswith(" in both")
        assert sum(map(int, re.findall(r"\d+", words))) == total, words


def number_of(words: str, line: str) -> int:
    found = re.search(rf"{line} (\d+)", words)
    assert found is not None, words
    return int(found[1])


def fits_turned(page: ReviewPage, rows: list[tuple[int, ...]], n: int) -> tuple[int, ...] | None:
    """The tile with its other side up in some free place, if there is any."""
    assert page.bridge is not None
    view = page.bridge.view_at_end(Seat(0))
    box, mine, kind = page.bridge.game.box, view.seats[0], rows[n][0]
    taken = mine.prefilled
    for m, row in enumerate(rows):
        taken |= 0 if m == n else box.mask(row[0], bool(row[1]), *row[2:])
    for turn, form in enumerate(box.kinds[kind].forms(cat=False)):
        for cell in range(96):
            if form.room >> cell & 1 and not form.mask << cell & taken:
                return kind, 0, turn, cell
    return None


def test_a_packing_that_is_none_is_not_painted() -> None:
    session = read(journal(1), catalog).session
    assert session is not None
    box, mine = session.game.box, session.view(Seat(0)).seats[0]
    own = tuple((one.kind, int(one.cat), one.turn, one.cell) for one in mine.placed)
    cells = tuple(n for n in range(96) if mine.laid >> n & 1)
    assert packed(box, mine, BestPacking(1, 1, 1, (*own, cells))) == mine
    for shown in (
        (),
        ((0, 0, 0, 10**9),),
        ((10**9, 0, 0, 1), ()),
        ((0, 0, 9, 1), ()),
        ((), ()),
        (*own, (*cells, *cells)),
        (*own[1:], cells),
        (*own, (-1,)),
    ):
        assert packed(box, mine, BestPacking(1, 1, 1, shown)) is mine


@pytest.mark.deep("a whole match is judged in a process of its own")
def test_a_whole_match_is_judged_and_read_again(shell: Driver, qtbot: QtBot) -> None:
    played(shell)
    shell.window.replay_opener.look_back()
    shell.settle()
    page = shell.window.pages["review"]
    with qtbot.waitSignal(page.reviewing.ended, timeout=180_000):
        pass
    whole = page.review
    assert ("", True) == (page.sentence.text(), whole.whole)
    assert page.table is not None
    shell.press(Qt.Key.Key_Escape)
    grown: list[object] = []
    page.reviewing.grew.connect(grown.append)
    shell.window.replay_opener.look_back()
    shell.settle()
    with qtbot.waitSignal(page.reviewing.ended, timeout=60_000):
        pass
    assert [whole] == grown


def as_found(of: int = ALL) -> Review[Any]:
    """A review in which nothing is marked; of one decision something else was found."""
    whole, marked_one = made_up(1), made_up(1).verdicts[9]
    found = replace(marked_one, loss=110, half=140, mark="", why=())
    calm = [replace(one, best=one.acts, loss=0, half=0, mark="", why=()) for one in whole.verdicts]
    calm[9] = found
    assert whole.account is not None
    account = replace(whole.account, lost=110, result=whole.account.result - 110)
    return replace(whole, verdicts=tuple(calm[:of]), account=account)


def test_what_was_found_is_one_line_and_the_board_is_seen_at_once(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    page.resize(1280, 760)
    here.give()
    QApplication.processEvents()
    high = page.found.fontMetrics().height()
    assert page.found.isVisible()
    assert high <= page.found.height() < 2 * high
    assert page.table is not None
    assert page.scroller is not None
    seen = page.scroller.viewport()
    assert page.table.mapTo(seen, page.table.rect().bottomLeft()).y() <= seen.height()
    page.choose(9)
    unit = page._found(replace(made_up(1), unit="percent"))
    assert unit.endswith(" cost the most: 75% of matches won instead of 90%.")


def test_on_a_board_that_is_looked_at_the_position_that_was_claimed_stands_out_alone(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give()
    claims = [one for one in made_up(1).verdicts if isinstance(one.acts[0], Claim)]
    page.choose(made_up(1).verdicts.index(claims[1]))
    assert isinstance(page.table, Table)
    assert claims[1].acts == page.table.acting.acts  # type: ignore[union-attr]
    scene = page.table.scene
    lit = [item.number for item in scene.positions if item.open or item._claimed.active]
    assert [claims[1].acts[0].position] == lit
    assert not any(item._claimed.tried for item in scene.positions)
    assert not any(item.open for item in (*scene.swatches, *scene.spaces))


def test_where_nothing_is_costly_ones_own_comes_first_and_what_was_found_is_named(
    page: ReviewPage, here: Here
) -> None:
    opened(page, kept=Kept())
    calm = as_found()
    here.bits = [*(part_of(calm, known) for known in (1, 20)), calm]
    with patch.object(page, "_show_acts") as acts:
        here.give()
        assert 0 == page._at
        assert not page.better_button.isEnabled()
        page.choose(9)
        assert 0 == acts.call_args.args[0]
    assert page.better_button.isEnabled()
    # Nothing is called better beside it.
    assert "Equally good" == page.better_button.text() == page.headline.text()
    assert page.better.isVisible()
    assert page.better.text().startswith("Equally good: You ")
    assert ", A2)" in page.better.text()
    assert page.loss.text().startswith("Equally good: ")
    assert page.loss.text().endswith("which may be luck.")
    assert "lounge" not in page.help.text()


def test_marked_decisions_say_when_they_come_back(page: ReviewPage, here: Here) -> None:
    opened(page, kept=Kept())
    with patch.object(page, "_show_board"):
        here.give()
    assert page.help.text().endswith("in the lounge, after 1, 3, 7, 16 and 35 days.")


def test_the_buttons_stay_where_they_are_from_decision_to_decision(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    here.give()
    places = set()
    for number in (9, 3, 5, 8, ALL - 1):
        page.choose(number)
        QApplication.processEvents()
        assert page.table is not None
        log = page.table.table_widgets.drawer.button  # type: ignore[attr-defined]
        buttons = (page.done_button, page.better_button, page.branch_button, log)
        assert all(each.isVisible() for each in buttons)
        places.add(tuple(each.mapTo(page, each.rect().topLeft()).toTuple() for each in buttons))
        # All of the board is seen at once.
        assert page.scroller is not None
        seen = page.scroller.viewport()
        assert page.table.mapTo(seen, page.table.rect().bottomLeft()).y() <= seen.height()
    assert 1 == len(places)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.6])
@pytest.mark.parametrize("speaks", ["en", "de"])
def test_both_choices_fit_into_the_card_of_words(
    qapp: QApplication, here: Here, speaks: str, scale: float
) -> None:
    language.speak(qapp, speaks)
    look = Look(ThemeChoice.DAY)
    look.set_text_scale(scale)
    look.dress(qapp)
    made = ReviewPage(look)
    try:
        made.resize(round(1280 * scale) + 1, 1200)
        made.show()
        opened(made)
        here.give()
        for number in (9, 5):
            made.choose(number)
            QTest.qWait(1)
            card = made._verdict_card
            assert card.minimumSizeHint().width() <= card.width()
            right = max(each.geometry().right() for each in made.choice_buttons)
            assert right <= card.contentsRect().right()
    finally:
        made.shut()
        made.deleteLater()
        language.speak(qapp, "en")
        Look(ThemeChoice.DAY).dress(qapp)


def test_the_page_is_read_and_pressed_through_the_tree_alone(page: ReviewPage, here: Here) -> None:
    QAccessible.setActive(True)
    reader = Reader(page)
    opened(page)
    with patch.object(page, "_show_acts") as acts:
        here.give(2)
        # What is not judged is not looked at, and the mark stays where it was.
        reader.press("Decision 4 of 35: not reviewed yet")
        assert reader.get(f"Decision {ALL - 1} of 35").state().checked
        assert ALL - 2 == page._at
        here.give()
        reader.press("Decision 4 of 35, Round ")
        assert (3, 1) == (page._at, acts.call_args.args[0])
        reader.press("The choice made")
        assert 0 == acts.call_args.args[0]
        reader.press("Luck and skill")
        reader.get("The best choices, compared with the computer’s: +5")
        reader.press("Better packed")
        reader.get("As packed: 81 points")
    QAccessible.setActive(False)


def test_a_match_of_computers_alone_is_looked_back_on_as_the_command_line_does(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    assert page.bridge is not None
    session = read(journal(2), catalog).session
    assert session is not None
    seat = Player("computer", Level("easy"), "Bo", "brick")
    session.header = replace(session.header, players=(seat, seat))
    session._players = [seat, seat]
    bridge = ReviewBridge(session, ReplayTimeline.wound(session), Preferences(Speed.OFF))
    assert bridge.is_reviewed
    assert (Seat(0), Seat(1)) == bridge.reviewed == reviewed_seats(session)
    assert () == find_drills(made_up(2), session)


def test_what_a_reason_names_is_lit_on_the_board_while_it_is_looked_at(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    here.give()
    page.turn_to(0)
    verdict, bridge = made_up(1).verdicts[9], page.bridge
    assert bridge is not None
    table = cast("Table", page.table)
    page.choose(9)
    better = page.reasons[1]
    assert not table.scene.board._lit
    better.setFocus()
    lavender = lit_cells(table, "lavender")
    assert lavender
    assert table.scene.board._lit == lavender
    page.strip.bars[9].setFocus()
    assert not table.scene.board._lit
    QApplication.sendEvent(better, QEnterEvent(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2)))
    assert table.scene.board._lit == lavender
    QApplication.sendEvent(better, QEvent(QEvent.Type.Leave))
    assert not table.scene.board._lit

    # What the board shows is lit as it is after the choice that is on it.
    board = BoardReason("room", 1, 2, 1 << 13, 1 << 14 | 1 << 15, "lavender")
    told = bridge.reasons(Seat(0), verdict, "points")
    assert told is not None
    with patch.object(ReviewBridge, "reasons", return_value=told._replace(board=board)):
        page._say_why(verdict, "points")
    # It is of spaces that a tile can fill, and not of all that are free.
    room = (
        "It leaves the lavender group more room to grow: tiles, not counting bonus tiles, still "
        "fit on 2 spaces beside it instead of 1."
    )
    assert better.text().endswith(f"more. {room}")
    for choice, cells in enumerate(({(1, 1)}, {(2, 1), (3, 1)})):
        page.show_choice(choice)
        page.strip.bars[9].setFocus()
        better.setFocus()
        assert table.scene.board._lit == lit_cells(table, "lavender") | cells
        # The other line names no group.
        page.reasons[0].setFocus()
        assert not cells & table.scene.board._lit


def test_what_is_lit_follows_the_choice_on_the_board_and_goes_with_its_line(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    here.give()
    page.turn_to(0)
    page.choose(9)
    verdict, bridge = made_up(1).verdicts[9], page.bridge
    assert bridge is not None
    board = BoardReason("room", 1, 2, 1 << 13, 1 << 14 | 1 << 15, "lavender")
    told = bridge.reasons(Seat(0), verdict, "points")
    assert told is not None
    with patch.object(ReviewBridge, "reasons", return_value=told._replace(board=board)):
        page._say_why(verdict, "points")
    made, better = page.reasons
    table = cast("Table", page.table)
    enter = QEnterEvent(QPointF(2, 2), QPointF(2, 2), QPointF(2, 2))
    # The pointer comes first, and what has the keyboard is lit again after it.
    better.setFocus()
    QApplication.sendEvent(made, enter)
    assert not {(2, 1), (3, 1)} & table.scene.board._lit
    QApplication.sendEvent(made, QEvent(QEvent.Type.Leave))
    assert {(2, 1), (3, 1)} <= table.scene.board._lit
    page.strip.bars[9].setFocus()
    QApplication.sendEvent(better, enter)
    for choice, cells in ((0, {(1, 1)}), (1, {(2, 1), (3, 1)})):
        page.show_choice(choice)
        assert table.scene.board._lit == lit_cells(table, "lavender") | cells
    # Nothing is named there.
    page.choose(10)
    assert not better.text()
    assert not table.scene.board._lit


@pytest.mark.parametrize(
    ("at_once", "said"),
    [
        ((7, 2), "The choice made scores 7 points right away, the better one 2."),
        ((3, 3), "Both choices score the same right away."),
        ((0, 0), "No score line favours the choice made."),
        ((1, 4), "No score line favours the choice made."),
    ],
)
def test_where_no_line_speaks_for_a_choice_it_is_said_what_it_scores_at_once(
    page: ReviewPage, here: Here, at_once: tuple[int, int], said: str
) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give()
    why = Contrast(None, Topic("rats", 3), 0, 3)
    closed = BoardReason("closed", 4, 1, 15, 1)
    # What speaks for the better choice is named there, and never beside the other one.
    only = " It leaves fewer spaces that only bonus tiles can fill: 1 instead of 4."
    for board, more in ((None, ""), (closed, only)):
        told = Reasons(why, at_once, board)
        with patch.object(ReviewBridge, "reasons", return_value=told):
            page._say_why(made_up(1).verdicts[9], "points")
        made, better = (line.text() for line in page.reasons)
        assert made.startswith(said)
        assert "bonus tiles" not in made
        assert better == (
            "In favour of the better choice: Unused pack rats +3. In total, about 3 points more."
            f"{more}"
        )


@pytest.mark.parametrize(
    ("contrast", "made", "better"),
    [
        (
            Contrast(Topic("cats", 5), Topic("groups", 4), 2, 7, Topic("rats", 6)),
            "In favour of the choice made: Cats +5.",
            "In favour of the better choice: Colour groups +4, Unused pack rats +6 and the rest "
            "+2. In total, about 7 points more.",
        ),
        (
            Contrast(None, Topic("groups", 4), 9, 13),
            "Both choices score the same right away.",
            "In favour of the better choice: Colour groups +4 and the rest +9. The rest is the "
            "sum of many small differences. In total, about 13 points more.",
        ),
        (
            Contrast(Topic("cats", 5), Topic("groups", 12), -1, 3, Topic("rats", -3)),
            "In favour of the choice made: Cats +5 and Unused pack rats +3.",
            "In favour of the better choice: Colour groups +12 and the rest −1. In total, about "
            "3 points more.",
        ),
    ],
)
def test_one_topic_more_is_named_or_that_the_rest_is_spread(
    page: ReviewPage, here: Here, contrast: Contrast, made: str, better: str
) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give()
    with patch.object(ReviewBridge, "reasons", return_value=Reasons(contrast, (3, 3), None)):
        page._say_why(made_up(1).verdicts[9], "points")
    assert [line.text() for line in page.reasons] == [made, better]


@pytest.mark.parametrize(
    ("whole", "said"),
    [
        (1, "In total, about 1 point more."),
        (0, "In total, about the same score, but a better win chance."),
        (-2, "In total, about 2 points less, but a better win chance."),
    ],
)
def test_where_the_win_chance_counts_the_better_choice_may_score_less(
    page: ReviewPage, here: Here, whole: int, said: str
) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give()
    why = Contrast(Topic("cats", 5), Topic("rats", 3), whole + 2, whole)
    with patch.object(ReviewBridge, "reasons", return_value=Reasons(why, (0, 0), None)):
        page._say_why(made_up(1).verdicts[9], "percent")
    assert page.reasons[1].text().endswith(f". {said}")


def test_what_most_would_do_is_said_of_a_mistake_and_of_what_avoids_one(
    page: ReviewPage, here: Here
) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give()
    costly, fine = made_up(1).verdicts[9], made_up(1).verdicts[10]

    def said(verdict: Verdict[Any]) -> list[str]:
        page._say_why(verdict, "points")
        return [line.text() for line in page.reasons]

    for share, words in ((30, "Many players"), (50, "Most players")):
        usual: Any = LikelyMove(costly.acts, share)
        assert said(replace(costly, likely=usual))[0].endswith(
            f"rats +2. {words} would choose this."
        )
    bridge = page.bridge
    assert bridge is not None
    state = bridge.timeline.moments[fine.at - 1].state
    other = next(one for one in bridge.game.legal(state, Seat(0)) if (one,) != fine.acts)
    for loss, half in ((520, 100), (520, 600), (150, 10)):
        likely: Any = LikelyMove((other,), 60, loss, half)
        made, better = said(replace(fine, likely=likely))
        assert better == ""
        if marked("points", loss, half):
            assert made.startswith("Well spotted! Most players would lose about 5 points here: ")
        else:
            assert made == ""
    assert said(fine) == ["", ""]


def test_what_is_not_marked_says_why_when_asked(page: ReviewPage, here: Here) -> None:
    opened(page)
    with patch.object(page, "_show_board"):
        here.give()
    fine, costly = made_up(1).verdicts[10], made_up(1).verdicts[9]
    small = replace(costly, loss=150, half=20, mark="", why=())
    none_better = "since the computer found nothing better."
    assert page._how_sure(fine, "points").endswith(none_better)
    # There is no range to speak of.
    same = page._how_sure(replace(small, loss=0, half=0), "points")
    assert same.endswith(none_better)
    assert page._how_sure(replace(small, half=200), "points").endswith("count as equally good.")
    assert page._how_sure(small, "points").endswith("what costs more than 2 points is marked.")
    for before, decided in ((50, True), (150, False), (9850, False), (9950, True)):
        told = page._how_sure(replace(small, before=before), "percent")
        assert decided == told.endswith("as good as decided by then, so nothing is marked.")
    assert "marked" not in page._how_sure(costly, "points")
