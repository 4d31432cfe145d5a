"""Bridge: attempts at trails and daily suitcases: which there are, and what they hide."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from engine.core import Message, StowawayError
from engine.store import StoreError
from engine.store.persons import profile
from ui.bridge.localise import localise
from ui.bridge.trail_progress import today

if TYPE_CHECKING:
    from engine.attempts import Way
    from engine.core import AnyGame, Value
    from engine.match import Player, Session
    from engine.store import Summary
    from engine.trails import Deal, KnownAttempts
    from ui.bridge.controller import AppController, SeatSetup
    from ui.bridge.match import MatchBridge


class _Coming(NamedTuple):
    """An open match that is an attempt as soon as its person acts."""

    session: Session
    deal: Deal
    path: Path


class Attempting(QObject):
    """What the desk asks before it begins, opens or shows a match, and notes of attempts."""

    def __init__(self, controller: AppController) -> None:
        super().__init__(controller)
        self._controller = controller
        self._coming: _Coming | None = None

    # What is known

    @property
    def player_name(self) -> str:
        """The name of whoever sat first at the last table, or was chosen since."""
        return self._controller.people.own_name

    @property
    def _lookers(self) -> list[str]:
        """Who may be at the screen: the player whose progress is shown, and the one in the first
        seat of the last match. Choosing another player must not reveal a deal.
        """
        people = self._controller.people
        return [*dict.fromkeys((people.own_name, next(iter(people.seated), "")))]

    def known(self, game: str, deals: Collection[str]) -> KnownAttempts:
        """Find all that is known of the attempts at some deals; trouble is told."""
        from engine.trails import KnownAttempts

        controller = self._controller
        played = controller.travelled(game, deals)
        under_way: tuple[Summary, ...] = ()
        try:
            under_way = controller.matches.under_way(game, deals)
        except StoreError as error:
            controller.problem.emit(localise(error))
        if controller.bridge is not None and controller.bridge.result is not None:
            # Its file may lag behind.
            under_way = tuple(each for each in under_way if each.path != controller.path)
        kept = controller.matches.attempts
        begun = kept.at(game, deals)
        if kept.sentence is not None:
            sentence, kept.sentence = kept.sentence, None
            controller.problem.emit(localise(sentence))
        return KnownAttempts(played, under_way, begun)

    def is_under_way(self, path: Path) -> bool:
        """Whether a file is an attempt that was begun and is not over."""
        return self._under_way(path) is not None

    # What is hidden

    def hidden(self, way: Way, game: str, code: str, names: Iterable[str]) -> str:
        """Say when a deal may be looked at; empty where it may be now.

        Args:
            way: How somebody wants to see it.
            game: The id of a game.
            code: The deal code.
            names: Who played it.

        Returns:
            A sentence for the person, or nothing.
        """
        from engine.attempts import sentence

        present = map(self._controller.people.called, names)
        when = self._when(self._controller.game(game), code, [*self._lookers, *present])
        return "" if when is None else localise(sentence(way, when))

    def hidden_match(self, way: Way, match: Summary) -> str:
        """Say when a match of the shelf may be looked at; empty where it may be now."""
        try:
            return self.hidden(way, match.game, match.seed, self._names(match.players))
        except StowawayError:
            # This Stowaway does not have its game.
            return ""

    def hidden_session(self, way: Way, session: Session) -> str:
        """Say when a match may be looked at; empty where it may be now."""
        names = self._names((*session.header.players, *session.players))
        return self.hidden(way, str(session.game.id), session.seed, names)

    def is_of_a_day(self, session: Session) -> bool:
        """Whether a match is on the deal of a day that is not over."""
        from engine.attempts import day_of_deal

        return day_of_deal(session.game, session.seed, today()) is not None

    def check_begin(self, session: Session) -> None:
        """Refuse a match on a deal that is hidden, unless it is one of the attempts that are left.

        Raises:
            HiddenError: The sentence says when it can be begun.
        """
        from engine import attempts, trails

        game, code, now = session.game, session.seed, today()
        day = attempts.day_of_deal(game, code, now)
        if day is None:
            return
        names = self._names(session.players)
        if _attempts(session, trails.daily(game, day)):
            one = trails.day_of(game, day, self.known(str(game.id), {code}), profile(names[0]))
            if not one.left:
                attempts.refuse("begin", self._when(game, code, names))
            return
        attempts.refuse("play", self._when(game, code, names or self._lookers))

    def starting(
        self,
        game: str,
        code: str,
        seat_setups: Iterable[SeatSetup],
        values: Mapping[str, Value],
        *,
        practice: bool,
    ) -> tuple[str, int]:
        """Tell what a match would be that is set up on the deal of a day.

        Args:
            game: The game's id.
            code: The deal code.
            chairs: Who sits there.
            values: The options.
            practice: Whether it is practice.

        Returns:
            Why it cannot begin yet, in one sentence, and which attempt it would be; nothing and 0
            on any other deal.

        Raises:
            StowawayError: There can be no such match.
        """
        from engine import attempts, trails
        from engine.match import begin
        from ui.bridge.controller import with_advantages

        built = self._controller.game(game)
        day = attempts.day_of_deal(built, code, today())
        if day is None:
            return "", 0
        chairs = tuple(seat_setups)
        players = [seat_setup.player() for seat_setup in chairs]
        options = with_advantages(values, chairs)
        session = begin(built, code, players, options, practice=practice)
        try:
            self.check_begin(session)
        except attempts.HiddenError as error:
            return localise(error), 0
        if not _attempts(session, trails.daily(built, day)):
            return "", 0
        one = trails.day_of(built, day, self.known(game, {code}), self._who(players[0]))
        return "", one.number() if one.left else 0

    def would_count(
        self, game: str, code: str, seat_setups: Iterable[SeatSetup], values: Mapping[str, Value]
    ) -> bool:
        """Tell whether a match would count on a trail or on a day.

        Args:
            game: The game's id.
            code: The deal code.
            seat_setups: Who sits there.
            values: The options.

        Raises:
            StowawayError: There can be no such match.
        """
        from engine import trails
        from engine.match import begin
        from ui.bridge.controller import with_advantages

        chairs = tuple(seat_setups)
        players = [seat_setup.player() for seat_setup in chairs]
        options = with_advantages(values, chairs)
        session = begin(self._controller.game(game), code, players, options)
        return trails.counts_as_attempt(session, trails.calendar(today()))

    def check_open(self, session: Session, *, here: bool) -> None:
        """Refuse to go on with a match that would show a deal that is hidden.

        Args:
            session: The match. One that is over shows no more than its result.
            here: Whether its file lies in the folder of matches.

        Raises:
            HiddenError: The sentence says why, or when it can go on.
        """
        from engine import attempts, trails

        game, code = session.game, session.seed
        day = attempts.day_of_deal(game, code, today())
        if day is None or session.result is not None:
            return
        names = self._names(session.players)
        if not _attempts(session, trails.daily(game, day)):
            attempts.refuse("play", self._when(game, code, [*self._lookers, *names]))
        elif not here and _acted(session):
            self._check_unseen(game, day, names[0])

    def check_restore(self, match: Summary | None) -> None:
        """Refuse to bring an attempt back once its deal can be looked at. Raises HiddenError."""
        from engine import attempts, trails

        if match is None or not match.is_attempt or not match.goes_on:
            return
        try:
            game = self._controller.game(match.game)
        except StowawayError:
            # This Stowaway does not have its game, so nobody can look at the deal.
            return
        day = attempts.day_of_deal(game, match.seed, today())
        if day is not None and trails.is_attempt(game, trails.daily(game, day), match):
            self._check_unseen(game, day, match.players[0].name)

    def last_deleted(self, first: Path | None = None) -> Summary | None:
        """Return the match that was deleted last, of those that may be brought back.

        `first` is a file in the trash that is known to be the last one: a long name does not tell.
        """
        from engine.store.matches import MAX_DELETED

        matches = self._controller.matches
        known = () if first is None else (first,)
        for trashed in (*known, *matches.deleted()[:MAX_DELETED]):
            summary = matches.summary(trashed)
            try:
                self.check_restore(summary)
            except StowawayError:
                continue
            if summary is not None:
                return summary
        return None

    def _check_unseen(self, game: AnyGame, day: date, name: str) -> None:
        from engine import attempts, trails

        known = self.known(str(game.id), {trails.daily(game, day).code})
        if trails.day_of(game, day, known, profile(name)).is_open:
            raise attempts.HiddenError(
                "This attempt is over. All three attempts have been used, and the deal has "
                "been revealed."
            )

    def _names(self, players: Iterable[Player]) -> list[str]:
        """The present names of persons, each once."""
        called = self._controller.people.called
        return [*dict.fromkeys(called(player.name) for player in players if player.is_person)]

    def _who(self, player: Player) -> str:
        """The profile of a person now."""
        return profile(self._controller.people.called(player.name))

    def _when(self, game: AnyGame, code: str, names: Sequence[str]) -> Message | None:
        from engine.attempts import hidden

        return hidden(game, code, names, today(), lambda deal: self.known(str(game.id), {deal}))

    def next_code(self, game: str, deal: Deal, name: str) -> str:
        """Tell on which deal code somebody's next attempt is played.

        Args:
            game: The game's id.
            deal: A stop or a day.
            name: The name of whoever plays.

        Returns:
            The one code of the deal, or that of the attempt, where each has a deal of its own.
        """
        from engine import trails

        if not deal.later:
            return deal.code
        known, who = self.known(game, deal.codes), profile(self._controller.people.called(name))
        attempts = trails.attempts(self._controller.game(game), deal, known, who)
        return deal.code_of(attempts.number())

    # What is noted

    def follow(self, bridge: MatchBridge, session: Session, path: Path | None) -> None:
        """Note an attempt at the first action of its person, if the match that is open is one."""
        self._coming = None
        if path is None or session.result is not None or _acted(session):
            return
        deal = self._deal_of(session)
        if deal is not None:
            self._coming = _Coming(session, deal, path)
            bridge.turn_changed.connect(self._on_turn)

    def give_up(self, path: Path) -> None:
        """Note an attempt that is about to be deleted, which stays used.

        Raises:
            StoreError: It cannot be noted, so it must not be deleted.
        """
        match = self._under_way(path)
        if match is None:
            return
        game = self._controller.game(match.game)
        deal, who = self._deal(game, match.seed), self._who(match.players[0])
        assert deal is not None
        made = self._made(game, deal, who)
        try:
            self._controller.matches.attempts.hold(str(game.id), deal.code, who, made)
        except StoreError as error:
            raise StoreError(
                "{one} {other}",
                one=Message(
                    "This match was not deleted, because its attempt could not be marked as used."
                ),
                other=error.said,
            ) from error

    def _on_turn(self) -> None:
        coming = self._coming
        if coming is None or not _acted(coming.session):
            return
        self._coming = None
        session, deal, path = coming
        who = self._who(session.header.players[0])
        made = self._made(session.game, deal, who, but=path)
        try:
            self._controller.matches.attempts.begin(
                str(session.game.id), deal.code, who, path.name, made + 1
            )
        except StoreError as error:
            # Play goes on: as long as the match is there, it counts by itself.
            self._controller.problem.emit(localise(error))

    def _made(self, game: AnyGame, deal: Deal, who: str, but: Path | None = None) -> int:
        """How many attempts were begun, as far as is known, without that of a file."""
        from engine import trails

        known = self.known(str(game.id), deal.codes)
        others = tuple(each for each in known.under_way if each.path != but)
        return trails.attempts(game, deal, known._replace(under_way=others), who).made

    def _under_way(self, path: Path) -> Summary | None:
        from engine import trails
        from engine.store.matches import has_acted

        match = self._controller.matches.summary(path)
        try:
            if match is None or not match.is_attempt or not match.goes_on:
                return None
            game = self._controller.game(match.game)
            deal = self._deal(game, match.seed)
        except StowawayError:
            return None
        is_one = deal is not None and trails.is_attempt(game, deal, match)
        return match if is_one and has_acted(path) else None

    def _deal_of(self, session: Session) -> Deal | None:
        deal = self._deal(session.game, session.seed)
        return deal if deal is not None and _attempts(session, deal) else None

    def _deal(self, game: AnyGame, code: str) -> Deal | None:
        """The stop or the day of the calendar, or to come, that has a deal code."""
        from engine import attempts, trails

        if game.trail_setup() is None:
            return None
        try:
            stops = trails.trail(str(game.id))
        except StowawayError:
            stops = ()
        deals = [stop.deal for stop in stops]
        deals += [trails.daily(game, day) for day in trails.calendar(today())]
        day = attempts.day_of_deal(game, code, today())
        deals += [] if day is None else [trails.daily(game, day)]
        return next((deal for deal in deals if code in deal.codes), None)


def _acted(session: Session) -> bool:
    # Not for the first frame.
    from engine.core import Act

    return any(isinstance(entry, Act) and entry.seat == 0 for entry in session.journal)


def _attempts(session: Session, deal: Deal) -> bool:
    """Whether a match is an attempt at a deal, once its person acts."""
    header = session.header
    first, *others = header.players
    levels = [player.opponent for player in others if not player.is_person]
    return (
        first.is_person
        and not session.practice
        and header.chance == "drawn"
        and deal.is_at(session.seed, session.config)
        and len(levels) == len(others)
        and deal.is_against(levels)
    )
