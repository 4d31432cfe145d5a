"""Shell: the ways to matches that are over: replay, review, mistakes, and branches from there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from engine.core import Seat, StowawayError
from ui.bridge.controller import UnsavedError
from ui.bridge.localise import localise
from ui.bridge.trail_progress import today

if TYPE_CHECKING:
    from engine.store.mistakes import ScheduledDrill
    from ui.bridge.base import TableBridge
    from ui.bridge.controller import WatchResult
    from ui.bridge.jobs.cooperative import ProgressSteps
    from ui.bridge.match import MatchBridge
    from ui.bridge.review import ReviewBridge
    from ui.kit.spec import GameTable
    from ui.shell.guess.page import GuessPage, Note
    from ui.shell.mistakes.page import MistakesPage
    from ui.shell.replay.page import ReplayPage
    from ui.shell.review.decision_page import BoardPage
    from ui.shell.review.page import ReviewPage
    from ui.shell.share.opener import ShareOpener
    from ui.shell.window import MainWindow


class ReplayOpener(QObject):
    """Shows matches that are watched or reviewed, and knows the way back to one from a branch."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._controller = window.controller
        self._begun_from: tuple[TableBridge, TableBridge, tuple[str, ...]] | None = None
        """A branch, what was watched as it was begun, and the way there."""
        self.reopens: tuple[list[str], Path, bool] | None = None
        """The way from whose end *Back* opens a match anew that a branch closed: its file, and
        whether it was left at its table instead of its result."""

    @cached_property
    def sharing(self) -> ShareOpener:
        """The way to the page on which a finished match is shared."""
        from ui.shell.share.opener import ShareOpener

        return ShareOpener(self._window)

    def watch_file(self, path: Path) -> None:
        """Watch a match from a file; a bad one is told in one sentence."""
        self._wait_to_watch(self._controller.watching(path))

    def watch_record(self, record: int) -> None:
        """Watch a match of the records, by its id."""
        self._wait_to_watch(self._controller.watching(record=record))

    def watch_open(self) -> None:
        """Watch the match that is open."""
        self._wait_to_watch(self._controller.watching())

    def look_back(self) -> None:
        """Review the match that is open, or the one that is watched."""
        replay = self._replay
        watched = replay.bridge if replay and self._window.page == "replay" else None
        steps = self._controller.reviewing(watched)
        self._window.waiting.begin(steps, self.tr("Opening the match…"), self._look_back)

    def open_mistakes(self, now: Sequence[ScheduledDrill] | None = None) -> None:
        """Ask what is due of the decisions that reviews have marked.

        Args:
            now: What is asked now, besides the schedule; None for what is due.
        """
        from ui.shell.mistakes.page import MistakesPage

        window = self._window

        def make() -> QWidget:
            made = MistakesPage(window.look, self._controller, window.specs, window.waiting.begin)
            made.rules_wanted.connect(window.open_rules)
            made.cued.connect(window.cued)
            made.guess_wanted.connect(self._guess_question)
            made.own_wanted.connect(self._show_own)
            return made

        window.turn()
        page = cast("MistakesPage", window.build("mistakes", make))
        window.show_page("mistakes")
        page.open(now)

    # The way back

    def reopen(self, behind: str) -> bool:
        """Open the match again that a branch closed, where the way back leads to it.

        Args:
            behind: The page to show where that match cannot be opened.

        Returns:
            Whether the way back leads to such a match.
        """
        if self.reopens is None or self._window.trail != self.reopens[0]:
            return False
        _, path, at_table = self.reopens
        self._window.match_opener.read(path, back_to=behind, at_table=at_table)
        return True

    def way_to(self, bridge: MatchBridge) -> list[str]:
        """The way to a match that is played: a branch is begun from what is still watched."""
        if self._begun_from is not None:
            branch, watched, way = self._begun_from
            page = self._window.pages.get(way[-1])
            if branch is bridge and getattr(page, "bridge", None) is watched:
                return [*way]
        return ["lounge"]

    def shut_left(self) -> None:
        """Let go of what was watched, where no way leads back to it.

        Whoever has only gone back to the match finds more of it judged on coming again.
        """
        trail, pages = self._window.trail, self._window.pages
        if "replay" not in trail and self._replay is not None:
            self._replay.shut()
        if "review" in pages and "review" not in trail:
            is_near = "result" in trail or "replay" in trail
            cast("ReviewPage", pages["review"]).shut(goes_on=is_near)
        if "share" in pages:
            self.sharing.shut_left()
        for judged in ("mistakes", "guess"):
            if judged in pages and judged not in trail:
                cast("BoardPage", pages[judged]).shut()

    # Inside

    @property
    def _replay(self) -> ReplayPage | None:
        return cast("ReplayPage | None", self._window.pages.get("replay"))

    def _wait_to_watch(self, steps: ProgressSteps[WatchResult]) -> None:
        self._window.waiting.begin(steps, self.tr("Opening the match…"), self._watch)

    def _watch(self, watching: WatchResult) -> None:
        from ui.shell.replay.page import ReplayPage

        window = self._window
        spec, bridge = self._to_see(watching), watching.bridge
        if spec is None or bridge is None:
            return

        def make() -> QWidget:
            made = ReplayPage(window.look)
            made.branched.connect(self._branch)
            made.rules_wanted.connect(window.open_rules)
            made.review_wanted.connect(self.look_back)
            made.cued.connect(window.cued)
            return made

        window.turn()
        page = window.build("replay", make)
        assert isinstance(page, ReplayPage)
        page.open(bridge, spec)
        window.show_page("replay")

    def _show_own(self) -> None:
        """Show in its review the decision of which *My mistakes* has asked a similar one."""
        from ui.bridge.review import ReviewBridge

        asked = cast("MistakesPage", self._window.pages["mistakes"]).asked
        if asked is None:
            return
        path = self._controller.matches.mistakes.file(asked)

        def show(watching: WatchResult) -> None:
            if watching.bridge is not None:
                watching.bridge.path = path
            self._look_back(watching, (Seat(asked.seat), asked.at))

        steps = self._controller.watching(path, kind=ReviewBridge)
        self._window.waiting.begin(steps, self.tr("Opening the match…"), show)

    def _look_back(self, watching: WatchResult, decision: tuple[Seat, int] | None = None) -> None:
        from ui.bridge.review import ReviewBridge
        from ui.shell.review.page import ReviewPage

        window = self._window
        spec, bridge = self._to_see(watching), watching.bridge
        if spec is None or not isinstance(bridge, ReviewBridge):
            return

        def make() -> QWidget:
            made = ReviewPage(window.look)
            made.branched.connect(self._branch)
            made.rules_wanted.connect(window.open_rules)
            made.guess_wanted.connect(self._guess_marked)
            made.mistakes_wanted.connect(self._ask_again)
            made.reviewing.grew.connect(self._follow)
            made.reviewing.ended.connect(self._follow)
            return made

        window.turn()
        page = window.build("review", make)
        assert isinstance(page, ReviewPage)
        page.open(bridge, spec, self._controller.matches, decision)
        if decision is not None:
            # A question that was guessed is answered, and the page has one review: Back leads to
            # *My mistakes*, neither to that question nor past it to what led to another review.
            window.trail[:] = [one for one in window.trail if one not in ("guess", "review")]
        window.show_page("review")

    def _guess_marked(self) -> None:
        """Guess the marked decisions of the match that is reviewed."""
        page = cast("ReviewPage", self._window.pages["review"])
        bridge, review = page.bridge, page.review
        if bridge is not None and review is not None:
            self._guess(bridge, Seat(review.seat), page.ways_on.to_guess)

    def _reveal(self, at: int) -> None:
        """Show in the review what a decision cost, since it was guessed."""
        if "review" in self._window.trail:
            cast("ReviewPage", self._window.pages["review"]).ways_on.reveal(at)

    def _follow(self, _review: object = None) -> None:
        """Tell who guesses the decisions of a review what it has marked since."""
        trail, pages = self._window.trail, self._window.pages
        if "review" in trail and "guess" in trail:
            review, guess = cast("ReviewPage", pages["review"]), cast("GuessPage", pages["guess"])
            guess.follow(review.ways_on.unguessed, review.later)

    def _guess_question(self) -> None:
        """Guess the question that *My mistakes* asks."""
        page = cast("MistakesPage", self._window.pages["mistakes"])
        bridge, asked = page.bridge, page.asked
        if bridge is not None and asked is not None:
            seat, at = page.decision
            self._guess(bridge, seat, [at], page.take_guess, page.about)

    def _guess(
        self,
        watched: ReviewBridge,
        seat: Seat,
        ats: Sequence[int],
        note: Note | None = None,
        question: str = "",
    ) -> None:
        """Guess some decisions of a match on a page of their own."""

        def show(watching: WatchResult) -> None:
            from ui.bridge.review import ReviewBridge
            from ui.shell.guess.page import GuessPage

            window = self._window
            spec, bridge = self._to_see(watching), watching.bridge
            if spec is None or not isinstance(bridge, ReviewBridge):
                return

            def make() -> QWidget:
                made = GuessPage(window.look)
                made.rules_wanted.connect(window.open_rules)
                made.told.connect(self._reveal)
                made.own_wanted.connect(self._show_own)
                return made

            window.turn()
            page = window.build("guess", make)
            assert isinstance(page, GuessPage)
            page.open(bridge, spec, self._controller.matches, seat, ats, note, question)
            window.show_page("guess")
            self._follow()

        steps = self._controller.reviewing(watched)
        self._window.waiting.begin(steps, self.tr("Opening the match…"), show)

    def _ask_again(self) -> None:
        """Ask the marked decisions of the match that is reviewed once more now."""
        from engine.store.mistakes import ScheduledDrill
        from ui.bridge.drills import find_drills

        page = cast("ReviewPage", self._window.pages["review"])
        bridge, review = page.bridge, page.review
        if bridge is None or review is None or bridge.path is None:
            return
        match, name = bridge.path.name, bridge.person_at(Seat(review.seat))
        found = find_drills(review, bridge.session)
        self.open_mistakes(
            [ScheduledDrill(match, name, review.seat, at, 0, today()) for at in found]
        )

    def _to_see(self, watching: WatchResult) -> GameTable | None:
        """The table of a match that is looked at; what should be known of it is told."""
        if watching.sentence is not None:
            self._window.notice.say(watching.sentence)
        bridge = watching.bridge
        spec = None if bridge is None else self._window.match_opener.spec(bridge)
        if bridge is not None and spec is None:
            bridge.close()
            bridge.deleteLater()
            self._window.notice.say(self.tr("This version of Stowaway does not include this game."))
        return spec

    def _branch(self, other: bool) -> None:
        """Play on from where a match is watched, or from the decision that is looked back on."""
        window = self._window
        watched = cast("ReplayPage | BoardPage", window.pages[window.page]).bridge
        if watched is None:
            return
        closed = self._controller.path
        try:
            bridge = self._controller.branch(watched, other=other)
        except UnsavedError:
            return
        except StowawayError as error:
            window.notice.say(localise(error))
            return
        # What led there was of the match that is closed.
        trail = window.trail
        way = tuple(one for one in trail if one not in ("table", "result"))
        if closed is not None and len(way) < len(trail):
            at = min(trail.index(one) for one in ("table", "result") if one in trail)
            self.reopens = [*way[: at + 1]], closed, "result" not in trail
        self._begun_from = bridge, watched, way
        window.match_opener.show(bridge)
