"""Shell: what comes next in the game of the chosen suitcase, for the ticket of the lounge."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from engine.core import GameId, StowawayError
from ui.bridge.jobs.cooperative import CooperativeTask
from ui.bridge.trail_progress import TrailService, today

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core import Config
    from engine.trails import DailyDeal, Deal, Medal
    from ui.bridge.jobs.cooperative import ProgressSteps
    from ui.bridge.reached import NextMatch
    from ui.kit.figures import SizedPicture
    from ui.shell.window import MainWindow


class Upcoming(NamedTuple):
    """What comes next for the player of a game.

    `game` is its title, `lines` say what there is, and `way` are the words of the button that
    plays `deal`, or `match` in a game without a trail, or today's where both are None; empty where
    nothing is left. `picture` is of the game.
    """

    game: str
    lines: tuple[str, ...]
    way: str = ""
    deal: Deal | None = None
    picture: SizedPicture | None = None
    match: NextMatch | None = None


class UpcomingSearch(QObject):
    """Finds what comes next, a piece a turn, and tells the lounge."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window.lounge)
        self._window, self._lounge = window, window.lounge
        self._task = CooperativeTask(self)
        self._found: dict[GameId, Upcoming] = {}
        """What was found last, so that nothing jumps when it is looked for again."""
        self._pictures: dict[GameId, SizedPicture | None] = {}
        self._stickers: dict[GameId, str] = {}
        """What was said of a sticker to win when all matches had been searched."""
        self._game: GameId | None = None
        self._player = ""
        """Of whom all that was found."""
        self._wanted = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(lambda: self.renew(wanted=self._wanted))
        window.controller.records_changed.connect(self._on_change)
        if window.achievements is not None:
            window.achievements.busy_changed.connect(self._on_change)
        self._lounge.stepped.connect(self.play)

    def renew(self, *, wanted: bool) -> None:
        """Look anew at the game of the chosen suitcase, if it is `wanted`."""
        self._later.stop()
        self._wanted, game = wanted, self._lounge.carousel.game
        if not wanted or game is None:
            self._task.drop()
            self._lounge.show_upcoming(None)
            return
        player = self._window.controller.attempts.player_name
        if player != self._player:
            self._player = player
            self._found.clear()
            self._stickers.clear()
        self._game = game
        known = self._found.get(game)
        self._lounge.show_upcoming(known if known is not None and known.lines else None)
        if not self._window.controller.unread:
            # Else nobody knows yet what was won, until the records have changed.
            look = self._look if self._window.offers.has_trail(str(game)) else self._look_plainly
            self._task.begin(look(game), partial(self._tell, game), awaited=False)

    def play(self) -> None:
        """Begin the next stop, the suitcase of today, or the next match."""
        found = None if self._game is None else self._found.get(self._game)
        if self._game is None or found is None:
            return
        if found.match is not None:
            self._window.match_opener.play_next(str(self._game), found.match)
            return
        from engine import trails

        # It may be another day: no timer tells while the computer sleeps.
        built = self._window.controller.game(self._game)
        deal = found.deal or trails.daily(built, trails.bounded(today()))
        self._window.match_opener.travel(str(self._game), deal)

    def _on_change(self) -> None:
        if self._window.page == "lounge":
            self._later.start()

    def _tell(self, game: GameId, found: Upcoming) -> None:
        self._found[game] = found
        self._lounge.show_upcoming(found if found.lines else None)

    def _look(self, game: GameId) -> ProgressSteps[Upcoming]:
        """Read what the pages of trail and day read, and say it."""
        # A step each: what they bring in takes long.
        from engine import trails

        yield 0.0
        service = TrailService(self._window.controller, str(game))
        yield 0.2
        day = service.today(today())
        yield 0.5
        progress = service.progress()
        yield 0.8
        if game not in self._pictures:
            self._pictures[game] = self._window.specs[game].introduction().picture
            yield 0.9
        spec, number = self._window.specs[game], trails.next_stop(progress)
        from ui.kit.medals import asked_words, grade_words
        from ui.shell.trail.places import enough_words, place_names

        amount = partial(spec.amount, said=True)
        lines, way, deal = [], "", None
        if number is not None:
            stop = service.stops[number]
            deal = stop.deal
            words = QCoreApplication.translate("upcoming", "Next stop: {name}. Bronze: {asked}.")
            seats = deal.config.seats
            asked = asked_words(stop.medals[0], amount, seats=seats)
            enough = enough_words(stop.medals[0], amount, seats=seats)
            if enough:
                words = QCoreApplication.translate("upcoming", "Next stop: {name}. {enough}")
            name = place_names(len(progress))[number]
            lines.append(words.format(name=name, asked=asked, enough=enough))
            way = QCoreApplication.translate("upcoming", "Play the next st&op")
        elif day.left:
            way = QCoreApplication.translate("upcoming", "Play the daily s&uitcase")
        lines.append(_trail_words([one.medal for one in progress]))
        alone = day.deal.config.seats == 1
        best = "" if day.best is None else grade_words(day.best, amount, alone=alone)
        lines.append(_day_words(day, best))
        lines.append(self._sticker_words(game, None if deal is None else deal.config))
        return Upcoming(spec.title(), tuple(filter(None, lines)), way, deal, self._pictures[game])

    def _look_plainly(self, game: GameId) -> ProgressSteps[Upcoming]:
        """Say what a player has reached in a game without a trail, and what is left to win."""
        from engine.store import Logged
        from ui.bridge.reached import Reached, own_log, reached
        from ui.kit.results import score
        from ui.shell.lounge.reached_words import reached_lines, way_words

        controller, spec = self._window.controller, self._window.specs[game]
        yield 0.0
        found, rows, config = Reached(), list[Logged](), None
        with suppress(StowawayError):
            # It cannot be built; whoever plays it is told why.
            rows = own_log(controller, str(game), controller.attempts.player_name)
            found = reached(rows, controller.game(game))
            if rows:
                config = controller.configure(str(game), rows[0].seats, rows[0].options)
        yield 0.5
        if game not in self._pictures:
            self._pictures[game] = spec.introduction().picture
            yield 0.9
        after = found.next
        way = "" if after is None else way_words(spec, after)
        reached_so_far = reached_lines(spec, found)
        if rows and not found.best:
            # Only with other people.
            words = QCoreApplication.translate("upcoming", "Your best so far: {result}")
            most = max(row.score for row in rows)
            reached_so_far = (words.format(result=score(spec, most)), *reached_so_far)
        lines = (*reached_so_far, self._sticker_words(game, config, counted=True))
        told, picture = tuple(filter(None, lines)), self._pictures[game]
        return Upcoming(spec.title(), told, way, picture=picture, match=after)

    def _sticker_words(self, game: GameId, config: Config | None, *, counted: bool = False) -> str:
        """A sticker that the player does not have, with how many of all they have if `counted`;
        empty for none, or until that is known. One that a match with `config` can win comes first.
        """
        window = self._window
        search, name = window.achievements, window.controller.attempts.player_name
        if search is not None and not search.busy:
            won = {row.id for row in search.achieved(name) if row.game == game}
            from ui.kit.stickers import possible

            every, spec = window.offers.stickers(game), window.specs[game]
            able = every if config is None else possible(spec, config)
            left = [one.name for one in (*able, *every) if one.id not in won]
            words = QCoreApplication.translate("upcoming", "A sticker to win: {sticker}")
            self._stickers[game] = words.format(sticker=left[0]) if left else ""
            if counted:
                from ui.shell.lounge.reached_words import sticker_line

                self._stickers[game] = sticker_line(every, won, able)
        return self._stickers.get(game, "")


def _trail_words(medals: Sequence[Medal]) -> str:
    """How many stops of a trail are reached, and with how many medals of which kind; empty for
    none.
    """
    from ui.kit.words import listed

    kinds = (
        QCoreApplication.translate("upcoming", "{count} gold"),
        QCoreApplication.translate("upcoming", "{count} silver"),
        QCoreApplication.translate("upcoming", "{count} bronze"),
    )
    counts = [sum(int(medal) == worth for medal in medals) for worth in (3, 2, 1)]
    won = [words.format(count=n) for words, n in zip(kinds, counts, strict=True) if n]
    if not won:
        return ""
    words = QCoreApplication.translate("upcoming", "Trail: {reached} of {all} stops, {medals}")
    return words.format(reached=sum(counts), all=len(medals), medals=listed(won))


def _day_words(day: DailyDeal, best: str) -> str:
    """How many attempts at the suitcase of today are left, and the `best` result so far."""
    left = day.left
    if best and left:
        words = QCoreApplication.translate(
            "upcoming", "Daily suitcase: {result}, %n attempt(s) left", "", left
        )
        return words.format(result=best)
    if best:
        words = QCoreApplication.translate("upcoming", "Daily suitcase: {result}")
        return words.format(result=best)
    if not left:
        return ""
    return QCoreApplication.translate("upcoming", "Daily suitcase: %n attempt(s) left", "", left)
